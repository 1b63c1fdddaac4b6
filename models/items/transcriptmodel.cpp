// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/transcriptmodel.h"

#include "models/items/silencewords.h"
#include "models/store/transcriptreader.h"

#include <algorithm>

namespace tacet {

TranscriptModel::TranscriptModel(const TranscriptReader &reader, QObject *parent)
    : QAbstractListModel(parent)
    , m_reader(reader)
{ }

TranscriptModel::~TranscriptModel() = default;

void TranscriptModel::setSession(const SessionRow &session, int messages)
{
    beginResetModel();
    m_session = session;
    m_messages = messages;
    m_pages.clear();
    readAbsent();
    endResetModel();
}

/// Few, so that they are kept; read with the messages, as they change with them.
void TranscriptModel::readAbsent()
{
    auto absent = m_reader.absent(m_session.id);
    if (!absent)
        emit readFailed(oneLine(absent.error()));
    m_absent = absent ? std::move(*absent) : std::vector<AbsentTurn>();
}

QStringList TranscriptModel::absentAt(int ordinal) const
{
    QStringList sentences;
    const auto [first, last] = std::ranges::equal_range(m_absent, ordinal, {}, &AbsentTurn::before);
    for (auto turn = first; turn != last; ++turn)
        sentences << sentenceOf(*turn);
    return sentences;
}

void TranscriptModel::setMessages(int messages, int unchanged)
{
    const std::vector<AbsentTurn> known = std::move(m_absent);
    readAbsent();
    const int before = m_messages;
    const int kept = std::min({unchanged, before, messages});
    // The page at `kept` may be there with fewer rows than it has now.
    for (const int number : m_pages.keys()) {
        if (number >= kept / PageSize)
            m_pages.remove(number);
    }
    if (messages > before) {
        beginInsertRows({}, before, messages - 1);
        m_messages = messages;
        endInsertRows();
    } else if (messages < before) {
        beginRemoveRows({}, messages, before - 1);
        m_messages = messages;
        endRemoveRows();
    }
    const int changedEnd = std::min(before, messages);
    if (kept < changedEnd)
        emit dataChanged(index(kept), index(changedEnd - 1));
    tellMoved(known);
}

/// The messages at which a marker has come or gone.
void TranscriptModel::tellMoved(const std::vector<AbsentTurn> &known)
{
    const auto tellOthers = [this](const std::vector<AbsentTurn> &here, const std::vector<AbsentTurn> &there) {
        for (const AbsentTurn &turn : here) {
            const bool isSame = std::ranges::any_of(there, [&turn](const AbsentTurn &other) {
                return other.before == turn.before && other.kind == turn.kind && other.count == turn.count;
            });
            const int at = std::min(turn.before, m_messages - 1);
            if (!isSame && at >= 0)
                emit dataChanged(index(at), index(at));
        }
    };
    tellOthers(known, m_absent);
    tellOthers(m_absent, known);
}

void TranscriptModel::refresh(int ordinal)
{
    if (ordinal >= 0 && ordinal < m_messages)
        emit dataChanged(index(ordinal), index(ordinal));
}

int TranscriptModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_messages;
}

const MessageRow *TranscriptModel::row(int ordinal) const
{
    if (ordinal < 0 || ordinal >= m_messages)
        return nullptr;
    const int number = ordinal / PageSize;
    Page *page = m_pages.object(number);
    if (!page) {
        auto rows = m_reader.page(m_session.id, number * PageSize, PageSize);
        if (!rows)
            emit readFailed(oneLine(rows.error()));
        page = new Page(rows ? std::move(*rows) : Page());
        m_pages.insert(number, page); // takes ownership; an empty page keeps a failing read from being tried each paint
    }
    const auto offset = size_t(ordinal % PageSize);
    return offset < page->size() ? &(*page)[offset] : nullptr;
}

QVariant TranscriptModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == AbsentBeforeRole)
        return absentAt(index.row());
    if (role == AbsentAfterRole)
        return index.row() + 1 == m_messages ? absentAt(m_messages) : QStringList();
    const MessageRow *message = row(index.row());
    return message ? valueOf(*message, role) : QVariant();
}

QVariant TranscriptModel::valueOf(const MessageRow &message, int role)
{
    const auto known = [](const std::optional<qint64> &value) { return value ? QVariant(*value) : QVariant(); };
    switch (role) {
    case OrdinalRole:
        return message.ordinal;
    case KeyRole:
        return message.key;
    case LabelRole:
        return known(message.label);
    case RoleRole:
        return int(message.role);
    case FlagsRole:
        return uint(message.flags.toInt());
    case TimeMsRole:
        return known(message.timeMs);
    case SilenceRole:
        return int(message.silence);
    case DetailRole:
        return message.detail;
    case HumanActRole:
        return int(message.humanAct);
    case DeliveredRole:
        return int(message.delivered);
    case GapMsRole:
        return known(message.gapMs);
    case TextCharactersRole:
        return message.textCharacters;
    case ToolCallsRole:
        return message.toolCalls;
    case BranchRole:
        return message.branch.position << 16 | message.branch.siblings;
    case Qt::DisplayRole:
    case PreviewRole:
        return message.preview;
    default:
        return {};
    }
}

QHash<int, QByteArray> TranscriptModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({{OrdinalRole, "ordinal"},
                  {KeyRole, "key"},
                  {LabelRole, "label"},
                  {RoleRole, "role"},
                  {FlagsRole, "flags"},
                  {TimeMsRole, "timeMs"},
                  {SilenceRole, "silence"},
                  {DetailRole, "detail"},
                  {HumanActRole, "humanAct"},
                  {DeliveredRole, "delivered"},
                  {GapMsRole, "gapMs"},
                  {TextCharactersRole, "textCharacters"},
                  {ToolCallsRole, "toolCalls"},
                  {PreviewRole, "preview"},
                  {BranchRole, "branch"},
                  {AbsentBeforeRole, "absentBefore"},
                  {AbsentAfterRole, "absentAfter"}});
    return names;
}

}
