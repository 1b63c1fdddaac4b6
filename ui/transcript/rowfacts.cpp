// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/rowfacts.h"

#include "models/items/silencewords.h"
#include "models/items/transcriptmodel.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QModelIndex>

namespace tacet {

namespace {

std::optional<qint64> numberAt(const QModelIndex &index, int role)
{
    const QVariant value = index.data(role);
    return value.isValid() && !value.isNull() ? std::optional(value.toLongLong()) : std::nullopt;
}

QDate localDate(qint64 timeMs)
{
    return QDateTime::fromMSecsSinceEpoch(timeMs).date();
}

// Messages without a time between two others do not begin a day again.
bool beginsDay(const QModelIndex &index, qint64 timeMs)
{
    constexpr int reach = 16;
    for (int row = index.row() - 1; row >= 0 && row >= index.row() - reach; --row) {
        const auto before = numberAt(index.siblingAtRow(row), TranscriptModel::TimeMsRole);
        if (before)
            return localDate(*before) != localDate(timeMs);
    }
    return true;
}

/// The branch of a message, and whether it is another than that of the message before.
void readBranch(const QModelIndex &index, RowFacts &facts)
{
    using Model = TranscriptModel;
    const auto isDead = [](const QModelIndex &row) {
        return MessageFlags::fromInt(row.data(Model::FlagsRole).toUInt()).testFlag(MessageFlag::DeadBranch);
    };
    const QModelIndex before = index.siblingAtRow(index.row() - 1);
    const bool wasDead = before.isValid() && isDead(before);
    if (!isDead(index)) {
        if (wasDead)
            facts.branchBefore = QCoreApplication::translate("tacet::Branch", "The conversation goes on");
        return;
    }
    const int place = index.data(Model::BranchRole).toInt();
    facts.branch = branchWords(place >> 16, place & 0xffff);
    if (!wasDead || before.data(Model::BranchRole).toInt() != place)
        facts.branchBefore = facts.branch;
}

}

QString RowFacts::number() const
{
    return QString::number(label.value_or(ordinal));
}

bool RowFacts::isBand() const
{
    return role != Role::Assistant && silence != SilenceClass::Gap && isListedByDefault(silence);
}

RowFacts rowFactsOf(const QModelIndex &index)
{
    using Model = TranscriptModel;
    RowFacts facts;
    facts.ordinal = index.row();
    facts.key = index.data(Model::KeyRole).toString();
    facts.label = numberAt(index, Model::LabelRole);
    facts.role = Role(index.data(Model::RoleRole).toInt());
    facts.flags = MessageFlags::fromInt(index.data(Model::FlagsRole).toUInt());
    facts.timeMs = numberAt(index, Model::TimeMsRole);
    facts.silence = SilenceClass(index.data(Model::SilenceRole).toInt());
    facts.detail = index.data(Model::DetailRole).toString();
    facts.humanAct = HumanAct(index.data(Model::HumanActRole).toInt());
    facts.delivered = Delivered(index.data(Model::DeliveredRole).toInt());
    facts.gapMs = numberAt(index, Model::GapMsRole);
    facts.textCharacters = index.data(Model::TextCharactersRole).toInt();
    facts.toolCalls = index.data(Model::ToolCallsRole).toInt();
    facts.preview = index.data(Model::PreviewRole).toString();
    facts.startsDay = facts.timeMs && beginsDay(index, *facts.timeMs);
    facts.absentBefore = index.data(Model::AbsentBeforeRole).toStringList();
    facts.absentAfter = index.data(Model::AbsentAfterRole).toStringList();
    readBranch(index, facts);
    return facts;
}

}
