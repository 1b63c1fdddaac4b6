// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/silencelistmodel.h"

#include "models/analysis/sequence.h"
#include "models/items/silencewords.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

constexpr int Groups = int(SilenceGroup::Program) + 1;

}

RowKey SilenceListModel::keyOf(const Row &row)
{
    // Group rows keep their identity while their count changes; the folded row stands after all groups.
    return {row.kind == RowKind::Folded ? Groups : int(row.group), row.kind == RowKind::Silence,
            row.kind != RowKind::Silence ? 0
                : row.marker >= 0        ? row.marker
                                         : row.value};
}

SilenceListModel::SilenceListModel(const SilenceFactsSource *facts, QObject *parent)
    : QAbstractListModel(parent)
    , m_facts(facts)
{ }

SilenceListModel::~SilenceListModel() = default;

void SilenceListModel::setSession(std::shared_ptr<const SessionColumns> columns)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_readings.clear();
    m_factsCache.clear();
    recount();
    m_rows = makeRows();
    endResetModel();
    emit countsChanged();
}

void SilenceListModel::setColumns(std::shared_ptr<const SessionColumns> columns, int from)
{
    m_columns = std::move(columns);
    m_factsCache.clear();
    recount(from);
    refresh();
    emit countsChanged();
}

void SilenceListModel::setReadings(const QHash<int, SilenceReading> &readings)
{
    m_readings = readings;
    m_factsCache.clear();
    refresh();
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
    emit countsChanged();
}

void SilenceListModel::setReading(int ordinal, const SilenceReading &reading)
{
    if (m_readings.value(ordinal) == reading)
        return;
    m_readings.insert(ordinal, reading);
    if (m_state || !m_text.isEmpty())
        refresh();
    refreshFacts(ordinal);
    emit countsChanged();
}

void SilenceListModel::refreshFacts(int ordinal)
{
    m_factsCache.remove(ordinal);
    emitRowChanged(rowOf(ordinal));
}

void SilenceListModel::setGapThresholdMs(std::optional<qint64> gapMs)
{
    if (gapMs == m_gapMs)
        return;
    m_gapMs = gapMs;
    recount();
    refresh();
    emit countsChanged();
}

void SilenceListModel::setClasses(SilenceClassSet classes)
{
    if (classes == m_classes)
        return;
    m_classes = classes;
    recount();
    refresh();
    emit countsChanged();
}

void SilenceListModel::setState(std::optional<Review::State> state)
{
    if (state == m_state)
        return;
    m_state = state;
    refresh();
}

void SilenceListModel::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    refresh();
}

int SilenceListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SilenceListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[size_t(index.row())];
    if (role == RowKindRole)
        return int(row.kind);
    switch (row.kind) {
    case RowKind::Group:
        return groupData(row, role);
    case RowKind::Silence:
        return row.marker >= 0 ? markerData(row, role) : silenceData(row, role);
    case RowKind::Folded:
        return foldedData(row, role);
    }
    return {};
}

QVariant SilenceListModel::groupData(const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return labelOf(row.group);
    case Qt::AccessibleTextRole:
        return tr("%1, %2", "name of a group, how many silences").arg(labelOf(row.group)).arg(row.value);
    case GroupRole:
        return int(row.group);
    case CountRole:
        return row.value;
    default:
        return {};
    }
}

QVariant SilenceListModel::foldedData(const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: {
        QStringList phrases;
        for (const SilenceClass silence : allSilenceClasses()) {
            const int count = m_counts[size_t(silence)];
            if (count > 0 && !isListedByDefault(silence) && !m_classes.contains(silence))
                phrases << foldedPhrase(silence, count);
        }
        return phrases.isEmpty() ? tr("List fewer") : tr("%1 not listed").arg(phrases.join(tr(", ", "between counts")));
    }
    case CountRole:
        return row.value;
    default:
        return {};
    }
}

QVariant SilenceListModel::silenceData(const Row &row, int role) const
{
    const SilenceReading reading = m_readings.value(row.value);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return sentenceOf(row);
    case GroupRole:
        return int(row.group);
    case OrdinalRole:
        return row.value;
    case SilenceRole:
        return int(row.silence);
    case LabelRole:
        return labelOf(row.silence);
    case TitleRole:
        return titleOf(row.silence, factsOf(row.value).detail);
    case DetailRole:
        return factsOf(row.value).detail;
    case GapRole: {
        const qint64 gapMs = m_columns->gapMs[size_t(row.value)];
        return gapMs == SessionColumns::NoTime ? QString() : jefferson(gapMs);
    }
    case SlotRole: {
        const auto slot = factsOf(row.value).slot;
        return slot ? QVariant(int(*slot)) : QVariant();
    }
    case SlotLabelRole: {
        const auto slot = factsOf(row.value).slot;
        return slot ? labelOf(*slot) : QString();
    }
    case ResponseRole:
        return factsOf(row.value).response;
    case DisputeRole:
        return factsOf(row.value).dispute;
    case StateRole:
        return int(reading.state);
    case ReadingRole:
        return reading.code;
    default:
        return {};
    }
}

QVariant SilenceListModel::markerData(const Row &row, int role) const
{
    if (size_t(row.marker) >= m_columns->absent.size())
        return {}; // the columns have changed, and setColumns() is about to be called
    const AbsentTurn &turn = m_columns->absent[size_t(row.marker)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return tr("before message %1, %2", "where, what is not there").arg(turn.before).arg(labelOf(turn.kind));
    case GroupRole:
        return int(row.group);
    case OrdinalRole:
        return row.value;
    case SilenceRole:
        return int(row.silence);
    case LabelRole:
        return labelOf(row.silence);
    case TitleRole:
        return titleOf(turn);
    case DetailRole:
        return QString(idOf(turn.kind));
    case StateRole:
        return int(Review::State::Unread);
    default:
        return {};
    }
}

QString SilenceListModel::sentenceOf(const Row &row) const
{
    const SilenceFacts &facts = factsOf(row.value);
    const SilenceReading reading = m_readings.value(row.value);
    QStringList words {tr("message %1").arg(row.value), labelOf(row.silence)};
    for (const QString &word : {facts.detail, facts.slot ? labelOf(*facts.slot) : QString(), facts.response,
                                reading.code, labelOf(reading.state), facts.dispute}) {
        if (!word.isEmpty())
            words << word;
    }
    return words.join(tr(", ", "between facts"));
}

Qt::ItemFlags SilenceListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    // A group's row is no place to be: the arrow keys pass over it.
    if (m_rows[size_t(index.row())].kind == RowKind::Group)
        return Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QHash<int, QByteArray> SilenceListModel::roleNames() const
{
    auto names = QAbstractListModel::roleNames();
    names.insert({{RowKindRole, "rowKind"},
                  {GroupRole, "group"},
                  {CountRole, "count"},
                  {OrdinalRole, "ordinal"},
                  {SilenceRole, "silence"},
                  {LabelRole, "label"},
                  {TitleRole, "title"},
                  {DetailRole, "detail"},
                  {GapRole, "gap"},
                  {SlotRole, "slot"},
                  {SlotLabelRole, "slotLabel"},
                  {ResponseRole, "response"},
                  {DisputeRole, "dispute"},
                  {StateRole, "state"},
                  {ReadingRole, "reading"}});
    return names;
}

int SilenceListModel::rowOf(int ordinal) const
{
    if (!m_columns || ordinal < 0 || ordinal >= m_columns->size())
        return -1;
    const auto silence = silenceAt(*m_columns, ordinal, m_gapMs);
    if (!silence)
        return -1;
    const RowKey wanted {int(silence->group), true, ordinal};
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), wanted,
                                        [](const Row &row, const RowKey &key) { return keyOf(row) < key; });
    return found != m_rows.end() && keyOf(*found) == wanted ? int(found - m_rows.begin()) : -1;
}

int SilenceListModel::nextAfter(int ordinal) const
{
    const auto found = std::upper_bound(m_ordinals.begin(), m_ordinals.end(), ordinal);
    return found == m_ordinals.end() ? -1 : *found;
}

int SilenceListModel::previousBefore(int ordinal) const
{
    const auto found = std::lower_bound(m_ordinals.begin(), m_ordinals.end(), ordinal);
    return found == m_ordinals.begin() ? -1 : *std::prev(found);
}

int SilenceListModel::silences() const
{
    return m_rowsOfSilences;
}

int SilenceListModel::lastOrdinal() const
{
    return m_ordinals.empty() ? -1 : m_ordinals.back();
}

std::vector<std::pair<SilenceClass, int>> SilenceListModel::classCounts() const
{
    std::vector<std::pair<SilenceClass, int>> counts;
    for (const SilenceClass silence : allSilenceClasses()) {
        if (const int count = m_counts[size_t(silence)]; count > 0)
            counts.emplace_back(silence, count);
    }
    return counts;
}

bool SilenceListModel::accepts(const ListedSilence &listed) const
{
    if (!m_state && m_text.isEmpty())
        return true;
    const SilenceReading reading = m_readings.value(listed.ordinal);
    if (m_state && reading.state != *m_state)
        return false;
    return m_text.isEmpty() || QString::number(listed.ordinal).contains(m_text)
        || labelOf(listed.silence).contains(m_text, Qt::CaseInsensitive)
        || reading.code.contains(m_text, Qt::CaseInsensitive);
}

/// The turns that are not there; a filter by state passes none: nobody has read them.
std::vector<SilenceListModel::Row> SilenceListModel::markerRows() const
{
    std::vector<Row> rows;
    const bool isRead = m_state && *m_state != Review::State::Unread;
    if (!m_classes.contains(SilenceClass::Absent) || isRead)
        return rows;
    for (size_t i = 0; i < m_columns->absent.size(); ++i) {
        const AbsentTurn &turn = m_columns->absent[i];
        if (!m_text.isEmpty() && !QString::number(turn.before).contains(m_text)
            && !labelOf(SilenceClass::Absent).contains(m_text, Qt::CaseInsensitive)
            && !titleOf(turn).contains(m_text, Qt::CaseInsensitive))
            continue;
        // It stands before a message, or at the end behind the last one.
        const int at = std::clamp(turn.before, 0, std::max(0, m_columns->size() - 1));
        rows.push_back({RowKind::Silence, SilenceGroup::Program, SilenceClass::Absent, at, int(i)});
    }
    return rows;
}

std::vector<SilenceListModel::Row> SilenceListModel::makeRows()
{
    std::vector<Row> rows;
    m_ordinals.clear();
    m_rowsOfSilences = 0;
    if (!m_columns)
        return rows;
    std::array<std::vector<Row>, Groups> groups;
    for (const ListedSilence &listed : m_listed) {
        if (!accepts(listed))
            continue;
        groups[size_t(listed.group)].push_back({RowKind::Silence, listed.group, listed.silence, listed.ordinal, -1});
        m_ordinals.push_back(listed.ordinal);
    }
    groups[size_t(SilenceGroup::Program)] = markerRows();
    m_rowsOfSilences = int(m_ordinals.size() + groups[size_t(SilenceGroup::Program)].size());
    for (const Row &marker : groups[size_t(SilenceGroup::Program)])
        m_ordinals.push_back(marker.value);
    std::sort(m_ordinals.begin(), m_ordinals.end());
    m_ordinals.erase(std::unique(m_ordinals.begin(), m_ordinals.end()), m_ordinals.end());
    for (size_t group = 0; group < groups.size(); ++group) {
        if (groups[group].empty())
            continue;
        rows.push_back({RowKind::Group, SilenceGroup(group), SilenceClass::None, int(groups[group].size()), -1});
        rows.insert(rows.end(), groups[group].begin(), groups[group].end());
    }
    int folded = 0;
    bool isUnfolded = false;
    for (const SilenceClass silence : allSilenceClasses()) {
        const bool isExtra = !isListedByDefault(silence) && m_counts[size_t(silence)] > 0;
        if (isExtra && !m_classes.contains(silence))
            folded += m_counts[size_t(silence)];
        isUnfolded = isUnfolded || (isExtra && m_classes.contains(silence));
    }
    if (folded > 0 || isUnfolded)
        rows.push_back({RowKind::Folded, SilenceGroup::NotKnown, SilenceClass::None, folded, -1});
    return rows;
}

void SilenceListModel::recount(int from)
{
    const size_t kept = std::min(size_t(m_columns ? from : 0), m_counted.size());
    for (size_t i = kept; i < m_counted.size(); ++i)
        --m_counts[size_t(m_counted[i])];
    m_counted.resize(kept);
    m_counts[size_t(SilenceClass::Absent)] = m_columns ? int(m_columns->absent.size()) : 0;
    if (!m_columns) {
        m_listed.clear();
        return;
    }
    for (int ordinal = int(kept); ordinal < m_columns->size(); ++ordinal) {
        m_counted.push_back(listedClassOf(*m_columns, ordinal, m_gapMs));
        ++m_counts[size_t(m_counted.back())];
    }
    updateSilences(m_listed, *m_columns, m_classes, m_gapMs, int(kept));
}

void SilenceListModel::refresh()
{
    replaceRows(makeRows());
}

void SilenceListModel::replaceRows(std::vector<Row> rows)
{
    const auto changes = rowChanges(m_rows, rows, keyOf);
    if (!changes) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (const RowRun &run : changes->removed) { // from the end, so that the numbers hold
        beginRemoveRows({}, run.first, run.first + run.count - 1);
        m_rows.erase(m_rows.begin() + run.first, m_rows.begin() + run.first + run.count);
        endRemoveRows();
    }
    for (const RowRun &run : changes->inserted) { // from the start, numbered as they will stand
        beginInsertRows({}, run.first, run.first + run.count - 1);
        m_rows.insert(m_rows.begin() + run.first, rows.begin() + run.first, rows.begin() + run.first + run.count);
        endInsertRows();
    }
    Q_ASSERT(m_rows.size() == rows.size());
    for (size_t i = 0; i < rows.size(); ++i) {
        const bool isSame = m_rows[i].value == rows[i].value && m_rows[i].silence == rows[i].silence
            && m_rows[i].marker == rows[i].marker;
        m_rows[i] = rows[i];
        if (!isSame || rows[i].kind == RowKind::Folded)
            emitRowChanged(int(i));
    }
}

void SilenceListModel::emitRowChanged(int row)
{
    if (row >= 0)
        emit dataChanged(index(row), index(row));
}

const SilenceFacts &SilenceListModel::factsOf(int ordinal) const
{
    static const SilenceFacts none;
    if (!m_facts)
        return none;
    if (const SilenceFacts *cached = m_factsCache.object(ordinal))
        return *cached;
    auto *facts = new SilenceFacts(m_facts->factsOf(ordinal));
    m_factsCache.insert(ordinal, facts); // takes ownership
    return *facts;
}

}
