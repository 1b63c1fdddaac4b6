// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/previewformat.h"

#include "models/analysis/messageassembler.h"
#include "models/importers/bytesource.h"
#include "models/importers/houseimporter.h"
#include "models/importers/importerregistry.h"

#include <QCoreApplication>

namespace tacet {

namespace {

// What follows a message may decide on its class.
constexpr int Following = 3;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::PreviewFormat)
};

/// Takes messages until there are enough, and then stops the reading with an error that is none.
class PreviewSink final : public RecordSink
{
public:
    PreviewSink(FormatPreview &preview, int limit)
        : m_preview(preview)
        , m_limit(limit)
        , m_assembler(&classifyGeneral, [this](MessageEntry &&entry) { return show(entry); })
    { }

    [[nodiscard]] bool isDone() const { return m_isDone; }
    Result<> finish() { return m_assembler.finish(); }

    Result<> session(const SessionFacts &facts) override
    {
        if (m_preview.session.isEmpty())
            m_preview.session = facts.title.isEmpty() ? facts.uid : facts.title;
        // A second session begins: the preview is of the first. The first may be told more than once.
        const QString before = std::exchange(m_uid, facts.uid);
        return m_assembler.messages() > 0 && facts.uid != before ? done() : Result<>();
    }
    Result<> message(MessageFacts &&facts) override
    {
        if (auto added = m_assembler.add(std::move(facts)); !added)
            return added;
        return m_assembler.messages() >= m_limit + Following ? done() : Result<>();
    }
    Result<> damaged(const DamagedRecord &) override
    {
        ++m_preview.damaged;
        return {};
    }
    Result<> other(const PhysicalRecord &, std::string_view type) override
    {
        ++m_preview.others[QString::fromUtf8(type.data(), qsizetype(type.size()))];
        return {};
    }

private:
    Result<> done()
    {
        m_isDone = true;
        return fail(Error::Code::Cancelled, QString());
    }
    Result<> show(const MessageEntry &entry)
    {
        if (int(m_preview.messages.size()) < m_limit) {
            m_preview.messages.push_back({entry.facts.role, entry.facts.timeMs,
                                          QString::fromStdString(entry.facts.preview), entry.finding.silence,
                                          QString::fromStdString(entry.finding.detail)});
        } else {
            m_isDone = true;
        }
        return {};
    }

    FormatPreview &m_preview;
    int m_limit;
    bool m_isDone = false;
    QString m_uid;
    MessageAssembler m_assembler;
};

QString obstacleOf(const HouseFormat &format, const QString &id, const QString &path)
{
    const ImporterRegistry registry({MappingFile {format.file, std::make_shared<HouseFormat>(format), {}}});
    const auto importer = registry.recognise(path);
    if (importer && (*importer)->id() == id)
        return {};
    const auto source = ByteSource::open(path);
    const auto head = source ? (*source)->read({0, qMin((*source)->size(), qint64(64) << 10)}) : Result<QByteArray>();
    const bool known = head && registry.byId(id)->recognise({path, false, *head}) != Recognition::No;
    if (importer && known)
        return Text::tr("The file is also read as %1. For this description to go first, it needs \"before\": true.")
            .arg((*importer)->label());
    return Text::tr("The file does not have the keys by which the format is recognised: correct \"recognise\".");
}

}

Result<FormatPreview> previewFormat(const std::shared_ptr<const HouseFormat> &format, const QString &path, int limit,
                                    Progress &progress)
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    FormatPreview preview;
    const HouseImporter importer(format);
    PreviewSink sink(preview, limit);
    const auto read = importer.read(**source, {}, sink, progress);
    if (!read && !sink.isDone())
        return failure(read);
    preview.isWhole = !sink.isDone();
    if (auto finished = sink.finish(); !finished)
        return failure(finished);
    preview.isWhole = preview.isWhole && !sink.isDone();
    preview.obstacle = obstacleOf(*format, importer.id(), path);
    return preview;
}

}
