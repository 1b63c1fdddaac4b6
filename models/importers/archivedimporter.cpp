// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/archivedimporter.h"

#include "models/archive/archivereader.h"
#include "models/importers/bytesource.h"
#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryFile>

#include <algorithm>
#include <functional>

namespace tacet {

namespace {

constexpr qint64 HeadBytes = 64 << 10;
constexpr qint64 LongHeadBytes = 1 << 20;
constexpr qint64 CopyBytes = 1 << 20;
/// Members after which nothing more is looked for: what is of no known format then is of none.
constexpr int MembersAsked = 200;
/// Length of the table, in digits, behind it.
constexpr int TableDigits = 16;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::ArchivedImporter)
};

/// What systems leave beside the files.
bool isLitter(const QString &member)
{
    return member.startsWith(QLatin1String("__MACOSX/"))
        || member.section(QLatin1Char('/'), -1).startsWith(QLatin1String("._"));
}

/// Passes on what an importer says of a stretch, in terms of the whole spool.
class ShiftingSink final : public RecordSink
{
public:
    /// @param spooled damage is told in terms of the user's file already
    ShiftingSink(RecordSink &sink, qint64 shift, bool spooled)
        : m_sink(sink)
        , m_shift(shift)
        , m_spooled(spooled)
    { }
    Result<> session(const SessionFacts &facts) override { return m_sink.session(facts); }
    Result<> message(MessageFacts &&facts) override
    {
        for (PhysicalRecord &record : facts.records)
            record.range.offset += m_shift;
        return m_sink.message(std::move(facts));
    }
    Result<> absent(AbsentTurn &&turn) override
    {
        turn.record.range.offset += m_shift;
        return m_sink.absent(std::move(turn));
    }
    Result<> withdraw(AbsentKind kind, qint64 offset) override { return m_sink.withdraw(kind, offset + m_shift); }
    Result<> damaged(const DamagedRecord &record) override
    {
        DamagedRecord shifted = record;
        shifted.range.offset += m_spooled ? 0 : m_shift;
        return m_sink.damaged(shifted);
    }
    Result<> other(const PhysicalRecord &record, std::string_view type) override
    {
        PhysicalRecord shifted = record;
        shifted.range.offset += m_shift;
        return m_sink.other(shifted, type);
    }

private:
    RecordSink &m_sink;
    qint64 m_shift;
    bool m_spooled;
};

/// Copies the rest of the member that the archive stands at.
Result<> copyRest(ArchiveReader &archive, const std::function<Result<>(std::string_view)> &write, Progress &progress)
{
    QByteArray buffer(CopyBytes, Qt::Uninitialized);
    for (;;) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, Words::tr("Stopped."));
        const auto count = archive.read(buffer.data(), buffer.size());
        if (!count)
            return failure(count);
        if (*count == 0)
            return {};
        if (auto written = write({buffer.constData(), size_t(*count)}); !written)
            return written;
    }
}

/// The origin within a file that was copied out of an archive, as one within the archive.
QString withinMember(const QString &origin, const QString &path, const QString &member)
{
    QJsonObject object = QJsonDocument::fromJson(origin.toUtf8()).object();
    const QJsonObject archived = QJsonDocument::fromJson(originOfMember(path, member).toUtf8()).object();
    for (auto it = archived.begin(); it != archived.end(); ++it)
        object.insert(it.key(), it.value());
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// Reads on behind what is there until it is `size` long, or the member ends.
Result<> readOn(ArchiveReader &archive, QByteArray &head, qint64 size)
{
    qint64 at = head.size();
    head.resize(size);
    while (at < size) {
        const auto count = archive.read(head.data() + at, size - at);
        if (!count)
            return failure(count);
        if (*count == 0)
            break;
        at += *count;
    }
    head.truncate(at);
    return {};
}

/// A first record may be longer than what is looked at: reads on, once. @returns whether there was more
Result<bool> growHead(ArchiveReader &archive, QByteArray &head)
{
    const QByteArray begin = head.first(std::min<qsizetype>(head.size(), 512)).trimmed();
    if (head.size() != HeadBytes || !(begin.startsWith('{') || begin.startsWith('[') || begin.startsWith('\xEF')))
        return false;
    if (const auto read = readOn(archive, head, LongHeadBytes); !read)
        return failure(read);
    return head.size() > HeadBytes;
}

Result<std::vector<ByteRange>> tableOf(ByteSource &source)
{
    const auto broken = [&source] {
        return fail(Error::Code::Format, Words::tr("The copy in the cache is damaged. Open the archive again."),
                    source.path());
    };
    const auto digits = source.read({std::max<qint64>(0, source.size() - TableDigits), TableDigits});
    if (!digits)
        return broken();
    const qint64 length = digits->toLongLong();
    if (length <= 0 || length > source.size() - TableDigits)
        return broken();
    const auto table = source.read({source.size() - TableDigits - length, length});
    if (!table)
        return failure(table);
    std::vector<ByteRange> members;
    for (const QJsonValue value : QJsonDocument::fromJson(*table).array())
        members.push_back({value[0].toInteger(), value[1].toInteger()});
    return members;
}

}

QString ArchivedImporter::id() const
{
    return m_inner.id() + QStringLiteral("+archive");
}

QString ArchivedImporter::label() const
{
    return Words::tr("%1, compressed or in an archive").arg(m_inner.label());
}

Recognition ArchivedImporter::recognise(const SniffInput &) const
{
    return Recognition::No;
}

Result<> ArchivedImporter::read(ByteSource &source, ResumePoint, RecordSink &sink, Progress &progress) const
{
    const auto members = tableOf(source);
    if (!members)
        return failure(members);
    for (const ByteRange &member : *members) {
        const auto stretch = ByteSource::open(source.path(), member);
        if (!stretch)
            return failure(stretch);
        ShiftingSink shifting(sink, member.offset, m_inner.needsSpool());
        // Without this, a member that names no session would go on with the one before it.
        if (member.offset > 0) {
            if (auto told = sink.session({}); !told)
                return told;
        }
        if (auto read = m_inner.read(**stretch, {}, shifting, progress); !read)
            return read;
    }
    return {};
}

Result<ByteRange> ArchivedImporter::locateIn(QByteArrayView record, std::string_view pointer) const
{
    return m_inner.locateIn(record, pointer);
}

MessageBody ArchivedImporter::body(std::span<const QByteArray> records) const
{
    return m_inner.body(records);
}

QByteArray ArchivedImporter::canonicalContent(std::span<const QByteArray> records) const
{
    return m_inner.canonicalContent(records);
}

Result<> ArchivedImporter::spool(const QString &path, SpoolWriter &spool, Progress &progress) const
{
    const auto archive = ArchiveReader::open(path);
    if (!archive)
        return failure(archive);
    std::vector<ByteRange> members;
    for (;;) {
        const auto name = (*archive)->next();
        if (!name)
            return failure(name);
        if (!*name)
            return writeTable(members, spool);
        if (isLitter(**name))
            continue;
        auto head = headOfMember(**archive);
        if (!head)
            return failure(head);
        bool isKnown = m_inner.recognise({path, false, *head}) != Recognition::No;
        if (!isKnown) {
            const auto grown = growHead(**archive, *head);
            if (!grown)
                return failure(grown);
            isKnown = *grown && m_inner.recognise({path, false, *head}) != Recognition::No;
        }
        if (!isKnown)
            continue;
        if (m_inner.needsSpool()) {
            const qint64 begin = spool.size();
            if (auto spooled = spoolMember(**archive, *head, path, **name, spool, progress); !spooled)
                return spooled;
            members.push_back({begin, spool.size() - begin});
            continue;
        }
        const auto copied = copyMember(**archive, *head, originOfMember(path, **name), QString(), spool, progress);
        if (!copied)
            return failure(copied);
        members.push_back(*copied);
    }
}

/// A format that spools reads files: the member becomes one, for as long as that takes.
Result<> ArchivedImporter::spoolMember(ArchiveReader &archive, const QByteArray &head, const QString &path,
                                       const QString &member, SpoolWriter &spool, Progress &progress) const
{
    QTemporaryFile file(spool.folder() + QStringLiteral("/member-XXXXXX"));
    const auto write = [&file](std::string_view bytes) -> Result<> {
        if (file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size()))
            return {};
        return fail(Error::Code::Io, Words::tr("The cache cannot be written: %1. Make room.").arg(file.errorString()),
                    file.fileName());
    };
    if (!file.open())
        return fail(Error::Code::Io, Words::tr("The cache cannot be written: %1. Make room.").arg(file.errorString()),
                    spool.folder());
    auto copied = write({head.constData(), size_t(head.size())});
    if (copied)
        copied = copyRest(archive, write, progress);
    if (!copied)
        return copied;
    file.close();
    spool.renameOrigins([&](const QString &origin) { return withinMember(origin, path, member); });
    const auto spooled = m_inner.spool(file.fileName(), spool, progress);
    spool.renameOrigins({});
    return spooled;
}

Result<ByteRange> ArchivedImporter::copyMember(ArchiveReader &archive, const QByteArray &head, const QString &origin,
                                               const QString &pointer, SpoolWriter &spool, Progress &progress)
{
    ByteRange range {spool.size(), 0};
    if (auto written = spool.write({head.constData(), size_t(head.size())}); !written)
        return failure(written);
    const auto copied = copyRest(
        archive, [&spool](std::string_view bytes) { return spool.write(bytes); }, progress);
    if (!copied)
        return failure(copied);
    range.length = spool.size() - range.offset;
    if (auto noted = spool.note({range, pointer, origin, 0}); !noted)
        return failure(noted);
    return range;
}

Result<> ArchivedImporter::writeTable(const std::vector<ByteRange> &members, SpoolWriter &spool)
{
    QJsonArray table;
    for (const ByteRange &member : members)
        table.append(QJsonArray {member.offset, member.length});
    QByteArray bytes = QJsonDocument(table).toJson(QJsonDocument::Compact);
    bytes += QByteArray::number(bytes.size()).rightJustified(TableDigits, '0');
    return spool.write({bytes.constData(), size_t(bytes.size())});
}

Result<QByteArray> headOfMember(ArchiveReader &archive)
{
    QByteArray head;
    if (const auto read = readOn(archive, head, HeadBytes); !read)
        return failure(read);
    return head;
}

QString originOfMember(const QString &path, const QString &member)
{
    const QJsonObject origin {{QStringLiteral("file"), QFileInfo(path).fileName()},
                              {QStringLiteral("members"), QJsonArray {member}}};
    return QString::fromUtf8(QJsonDocument(origin).toJson(QJsonDocument::Compact));
}

Result<const Importer *> recogniseMember(const QString &path, std::span<const Importer *const> importers)
{
    const auto archive = ArchiveReader::open(path);
    if (!archive)
        return failure(archive);
    const Importer *likely = nullptr;
    for (int asked = 0; asked < MembersAsked; ++asked) {
        const auto name = (*archive)->next();
        if (!name)
            return failure(name);
        if (!*name)
            break;
        if (isLitter(**name))
            continue;
        auto head = headOfMember(**archive);
        if (!head)
            return failure(head);
        for (bool isMore = true; isMore;) {
            for (const Importer *importer : importers) {
                const Recognition known = importer->recognise({path, false, *head});
                if (known == Recognition::Certain)
                    return importer;
                if (known == Recognition::Likely && !likely)
                    likely = importer;
            }
            const auto grown = growHead(**archive, *head);
            if (!grown)
                return failure(grown);
            isMore = *grown;
        }
    }
    return likely;
}

}
