// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/items/transcriptmodel.h"
#include "ui/transcript/bodyprovider.h"

#include <QAbstractListModel>
#include <QHash>

#include <functional>
#include <memory>
#include <vector>

namespace tacet::test {

/// A message as the tests write it: what the index would say, and the whole.
struct FakeMessage {
    MessageBody body;
    SilenceClass silence = SilenceClass::None;
    QString detail;
    HumanAct humanAct = HumanAct::Unknown;
    Delivered delivered = Delivered::Unknown;
    std::optional<qint64> gapMs;
    std::optional<qint64> label;
    QStringList absentBefore;
    QStringList absentAfter;
};

/// Messages made by number, so that a million of them take no memory.
using FakeMaker = std::function<FakeMessage(int)>;

/// The roles of TranscriptModel over made messages.
class FakeModel final : public QAbstractListModel
{
public:
    FakeModel(int rows, FakeMaker maker)
        : m_rows(rows)
        , m_maker(std::move(maker))
    { }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_rows; }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const FakeMessage message = m_maker(index.row());
        switch (role) {
        case TranscriptModel::OrdinalRole:
            return index.row();
        case TranscriptModel::KeyRole:
            return QStringLiteral("msg_%1").arg(index.row());
        case TranscriptModel::LabelRole:
            return message.label ? QVariant(*message.label) : QVariant();
        case TranscriptModel::RoleRole:
            return int(message.body.facts.role);
        case TranscriptModel::FlagsRole:
            return message.body.facts.flags.toInt();
        case TranscriptModel::TimeMsRole:
            return message.body.facts.timeMs ? QVariant(*message.body.facts.timeMs) : QVariant();
        case TranscriptModel::SilenceRole:
            return int(message.silence);
        case TranscriptModel::DetailRole:
            return message.detail;
        case TranscriptModel::HumanActRole:
            return int(message.humanAct);
        case TranscriptModel::DeliveredRole:
            return int(message.delivered);
        case TranscriptModel::GapMsRole:
            return message.gapMs ? QVariant(*message.gapMs) : QVariant();
        case TranscriptModel::TextCharactersRole:
            return int(message.body.facts.textCharacters);
        case TranscriptModel::ToolCallsRole:
            return int(std::count_if(message.body.parts.begin(), message.body.parts.end(),
                                     [](const BodyPart &part) { return part.kind == PartKind::ToolCall; }));
        case TranscriptModel::BranchRole:
            return message.body.facts.branch.position << 16 | message.body.facts.branch.siblings;
        case TranscriptModel::AbsentBeforeRole:
            return message.absentBefore;
        case TranscriptModel::AbsentAfterRole:
            return message.absentAfter;
        default:
            return {};
        }
    }

    void append(int rows)
    {
        beginInsertRows({}, m_rows, m_rows + rows - 1);
        m_rows += rows;
        endInsertRows();
    }

    void cutTo(int rows)
    {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }

private:
    int m_rows;
    FakeMaker m_maker;
};

class FakeBodies final : public BodyProvider
{
public:
    explicit FakeBodies(FakeMaker maker)
        : m_maker(std::move(maker))
    { }

    [[nodiscard]] QString sessionUid() const override { return QStringLiteral("ses_1"); }
    [[nodiscard]] Result<MessageBody> body(int ordinal) override
    {
        ++bodiesRead;
        if (ordinal == unreadable)
            return fail(Error::Code::Io, QStringLiteral("The file is gone"), QStringLiteral("a.json"));
        return m_maker(ordinal).body;
    }
    [[nodiscard]] Result<QString> citation(int ordinal) override
    {
        return QStringLiteral("ses_1 [msg %1]").arg(ordinal);
    }
    [[nodiscard]] QByteArray attachment(int, const BodyPart &) override { return picture; }

    int bodiesRead = 0;
    int unreadable = -1;
    QByteArray picture;

private:
    FakeMaker m_maker;
};

inline FakeMessage textMessage(Role role, const QString &text)
{
    FakeMessage message;
    message.body.facts.role = role;
    message.body.facts.textCharacters = quint32(text.size());
    BodyPart part;
    part.kind = PartKind::Text;
    part.type = QStringLiteral("text");
    part.text = text;
    message.body.parts.push_back(part);
    return message;
}

}
