// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/sessionreviewcontext.h"

#include "models/importers/jsonlocator.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/operations/reviewsubject.h"
#include "models/store/transcriptreader.h"
#include "ui/session/sessiondocument.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tacet {

namespace {

// The proof of what is said of `ordinal`, where it lies in a record of the message `owner`.
void addProofs(std::vector<RawRecord> &records, const MessageRow &row, int owner)
{
    for (const EvidencePointer &evidence : row.evidence) {
        if (row.ordinal + evidence.ordinalOffset != owner || size_t(evidence.record) >= records.size())
            continue;
        RawRecord &record = records[size_t(evidence.record)];
        const auto range = locate(record.bytes, evidence.pointer);
        if (range)
            record.proofs.push_back(
                {*range, QString::fromStdString(evidence.pointer), QString::fromStdString(evidence.absent)});
    }
}

}

SessionReviewContext::SessionReviewContext(const SessionDocument &document)
    : m_document(document)
{ }

SessionReviewContext::~SessionReviewContext() = default;

int SessionReviewContext::messages() const
{
    return m_document.columns()->size();
}

Result<MessageRow> SessionReviewContext::row(int ordinal) const
{
    return m_document.reader().message(m_document.session().id, ordinal);
}

Result<SilenceReport> SessionReviewContext::report(int ordinal) const
{
    return m_document.report(ordinal);
}

Result<MessageBody> SessionReviewContext::body(int ordinal) const
{
    const auto row = this->row(ordinal);
    if (!row)
        return failure(row);
    return m_document.messages().body(*row);
}

Result<SilenceProposals> SessionReviewContext::proposals(const SilenceReport &report) const
{
    return m_document.propose(report);
}

Result<Dossier> SessionReviewContext::dossier(const SilenceReport &report) const
{
    return collectDossier(m_document.reader(), m_document.messages(), *m_document.columns(), report,
                          m_document.reportOptions().shift);
}

// With a connection and a file of its own: it runs while the window reads.
BaselineWork SessionReviewContext::baselineWork() const
{
    return [library = m_document.library(), id = m_document.session().id,
            settings = m_document.reportOptions().shift](Progress &progress) -> Result<Baseline> {
        const auto reader = library->openReader();
        if (!reader)
            return failure(reader);
        const auto session = (*reader)->session(id);
        if (!session)
            return failure(session);
        const auto messages = MessageReader::open(*library, **reader, *session);
        if (!messages)
            return failure(messages);
        return measureBaseline(**reader, **messages, settings, progress);
    };
}

Result<ReviewSubject> SessionReviewContext::subjectOf(int ordinal) const
{
    const auto report = m_document.report(ordinal);
    if (!report)
        return failure(report);
    return describeSubject(m_document.reader(), m_document.messages(), *report);
}

Result<std::vector<RawRecord>> SessionReviewContext::rawRecords(int ordinal) const
{
    const auto row = this->row(ordinal);
    if (!row)
        return failure(row);
    auto records = recordsOf(*row);
    if (!records)
        return failure(records);
    addProofs(*records, *row, ordinal);
    std::vector<int> neighbours;
    for (const EvidencePointer &evidence : row->evidence) {
        const int owner = ordinal + evidence.ordinalOffset;
        if (owner != ordinal && std::find(neighbours.begin(), neighbours.end(), owner) == neighbours.end())
            neighbours.push_back(owner);
    }
    for (const int neighbour : neighbours) {
        const auto other = this->row(neighbour);
        auto more = other ? recordsOf(*other) : Result<std::vector<RawRecord>>();
        if (!other || !more)
            continue; // what proves it there cannot be read; the message's own record still can
        addProofs(*more, *row, neighbour);
        records->insert(records->end(), std::make_move_iterator(more->begin()), std::make_move_iterator(more->end()));
    }
    return records;
}

Result<std::vector<RawRecord>> SessionReviewContext::recordsOf(const MessageRow &row) const
{
    const auto bytes = m_document.messages().records(row);
    if (!bytes)
        return failure(bytes);
    const auto physical = m_document.reader().records(m_document.session().id, row.ordinal);
    if (!physical)
        return failure(physical);
    std::vector<RawRecord> records;
    for (size_t i = 0; i < std::min(bytes->size(), physical->size()); ++i) {
        RawRecord record;
        record.ordinal = row.ordinal;
        record.bytes = (*bytes)[i];
        record.sha256 = QString::fromLatin1(QCryptographicHash::hash(record.bytes, QCryptographicHash::Sha256).toHex());
        locateOrigin(record, (*physical)[i]);
        records.push_back(std::move(record));
    }
    return records;
}

// A spool never leaves the program: its pieces say where the bytes came from.
void SessionReviewContext::locateOrigin(RawRecord &record, const PhysicalRecord &physical) const
{
    const SessionRow &session = m_document.session();
    record.line = physical.line;
    record.place = QString::fromStdString(physical.place);
    record.offset = physical.range.offset;
    record.origin = QFileInfo(session.sourcePath).fileName();
    const auto pieces = m_document.reader().pieces(session.source, physical.range);
    if (!pieces || pieces->empty())
        return;
    const SpoolPiece &piece = pieces->front();
    record.line = 0;
    record.offset = piece.originOffset + std::max<qint64>(0, physical.range.offset - piece.range.offset);
    record.origin = originInWords(QJsonDocument::fromJson(piece.origin.toUtf8()).object());
}

std::optional<EvidenceLink> SessionReviewContext::messageNumbered(qint64 number) const
{
    if (number < 0 || number >= messages())
        return std::nullopt;
    // Where the source prints numbers of its own, a label is meant; they run close to the ordinals.
    constexpr int Reach = 200;
    const int first = int(std::max<qint64>(0, number - Reach));
    const auto page = m_document.reader().page(m_document.session().id, first, 2 * Reach + 1);
    if (!page)
        return std::nullopt;
    const auto labelled =
        std::find_if(page->begin(), page->end(), [&](const MessageRow &row) { return row.label == number; });
    const auto found = labelled != page->end()
        ? labelled
        : std::find_if(page->begin(), page->end(), [&](const MessageRow &row) { return row.ordinal == number; });
    if (found == page->end())
        return std::nullopt;
    return EvidenceLink {found->ordinal, found->key, {}};
}

QString originInWords(const QJsonObject &origin)
{
    const auto translated = [](const char *text) { return QCoreApplication::translate("tacet::RawRecord", text); };
    QString words = origin.value(QLatin1String("file")).toString();
    for (const QJsonValue &member : origin.value(QLatin1String("members")).toArray())
        words += QStringLiteral(" › ") + member.toString();
    const QString table = origin.value(QLatin1String("table")).toString();
    if (!table.isEmpty())
        words = translated(QT_TRANSLATE_NOOP("tacet::RawRecord", "%1, table %2, row %3, column %4"))
                    .arg(words, table, origin.value(QLatin1String("id")).toVariant().toString(),
                         origin.value(QLatin1String("column")).toString());
    if (origin.contains(QLatin1String("line")))
        words = translated(QT_TRANSLATE_NOOP("tacet::RawRecord", "%1, line %2"))
                    .arg(words)
                    .arg(origin.value(QLatin1String("line")).toInteger());
    return words;
}

}
