// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spooledimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/damagespool.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/openhandsevents.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <array>

#include <xxhash.h>

namespace tacet {

namespace {

using json::Element;

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

SessionFacts sessionOf(const QString &uid, const QString &title)
{
    SessionFacts facts;
    facts.agent = QStringLiteral("OpenHands");
    facts.uid = uid;
    facts.title = title;
    return facts;
}

// A trajectory: an array of events.

bool recogniseTrajectory(const SniffInput &input)
{
    const QByteArrayView trimmed = input.head.trimmed();
    const std::string_view head(trimmed.data(), size_t(trimmed.size()));
    if (input.isFolder || !head.starts_with('['))
        return false;
    const auto items = jsonItems(head);
    TolerantParser parser;
    const auto first = items.empty()
        ? Result<Element>(Failure(Error {}))
        : parser.parse(head.substr(size_t(items.front().range.offset), size_t(items.front().range.length)));
    return first && isOpenHandsEvent(*first)
        && (json::member(*first, "source") || json::member(*first, "args") || json::member(*first, "extras"));
}

Result<> spoolTrajectory(const QString &path, RecordSpool &spool, Progress &progress)
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    if (auto told = spool.session(sessionOf({}, {})); !told)
        return told;
    const QString file = QFileInfo(path).fileName();
    DamageSpool damage(spool);
    JsonDocument document(**source, damage, progress);
    if (const auto root = document.peek(); !root)
        return failure(root);
    return document.forEachElement({}, [&](const JsonStream::Value &value, std::string &&place) {
        return spool.record(value.bytes, SpoolOrigin::ofFile(file).at(QString::fromStdString(place)),
                            value.range.offset);
    });
}

// output.jsonl of evaluations and of the resolver: a line is a run, with its events in "history".

std::optional<Element> firstEventOf(Element run)
{
    const auto history = json::member(run, "history");
    Element first;
    if (!history || history->at(0).get(first))
        return std::nullopt;
    // The oldest have pairs of action and observation.
    Element inner;
    return first.is_array() && !first.at(0).get(inner) ? inner : first;
}

bool isRun(Element line)
{
    const auto first = firstEventOf(line);
    return first && isOpenHandsEvent(*first);
}

bool recogniseRuns(const SniffInput &input)
{
    if (input.isFolder)
        return false;
    const auto votes = voteOnJsonLines(input.head, &isRun);
    if (!votes.unread)
        return votes.carried();
    // A run is longer than what was looked at, as a rule.
    const auto members = jsonItems({input.head.data(), size_t(input.head.size())}, true);
    const bool names = std::any_of(members.begin(), members.end(), [](const JsonItem &member) {
        return member.key == "instance_id" || member.key == "instruction";
    });
    const auto history =
        std::find_if(members.begin(), members.end(), [](const JsonItem &member) { return member.key == "history"; });
    if (!names || history == members.end())
        return false;
    const std::string_view events(input.head.data() + history->range.offset, size_t(history->range.length));
    const auto items = jsonItems(events);
    TolerantParser parser;
    const auto first = items.empty()
        ? Result<Element>(Failure(Error {}))
        : parser.parse(events.substr(size_t(items.front().range.offset), size_t(items.front().range.length)));
    return first && isOpenHandsEvent(*first);
}

/// instance_id, or the issue that it is about.
QString nameOf(Element run)
{
    if (const std::string_view id = json::text(run, "instance_id"); !id.empty())
        return toQString(id);
    const auto issue = json::member(run, "issue");
    if (!issue)
        return {};
    return QStringLiteral("%1/%2#%3")
        .arg(toQString(json::text(*issue, "owner")), toQString(json::text(*issue, "repo")))
        .arg(json::integer(*issue, "number").value_or(0));
}

class RunSpooler
{
public:
    RunSpooler(QString file, RecordSpool &spool)
        : m_file(std::move(file))
        , m_spool(spool)
    { }

    Result<> run(const JsonRecord &record)
    {
        if (!isRun(record.value))
            return {};
        if (auto told = m_spool.session(factsOf(record)); !told)
            return told;
        for (const JsonItem &member : jsonItems(record.bytes)) {
            if (member.key != "history")
                continue;
            if (auto told = events(record, member.range, QStringLiteral("/history"), 0); !told)
                return told;
        }
        return {};
    }

private:
    SessionFacts factsOf(const JsonRecord &record)
    {
        const auto issue = json::member(record.value, "issue");
        QString uid = nameOf(record.value);
        if (uid.isEmpty())
            uid = QStringLiteral("openhands-")
                + QString::number(XXH3_64bits(record.bytes.data(), record.bytes.size()), 16);
        const QString title = issue ? toQString(json::text(*issue, "title")) : uid;
        const QString name = uid;
        for (int copy = 2; m_uids.contains(uid); ++copy)
            uid = name + QStringLiteral(" (%1)").arg(copy);
        m_uids.insert(uid);
        SessionFacts facts = sessionOf(uid, title);
        if (const auto metadata = json::member(record.value, "metadata")) {
            facts.agentVersion = toQString(json::text(*metadata, "agent_class"));
            if (const auto config = json::member(*metadata, "llm_config"))
                facts.model = toQString(json::text(*config, "model"));
        }
        return facts;
    }

    Result<> events(const JsonRecord &record, ByteRange array, const QString &pointer, int depth)
    {
        const std::string_view text = record.bytes.substr(size_t(array.offset), size_t(array.length));
        int index = 0;
        for (const JsonItem &item : jsonItems(text)) {
            const ByteRange range {array.offset + item.range.offset, item.range.length};
            const QString place = QStringLiteral("%1/%2").arg(pointer).arg(index++);
            const std::string_view bytes = record.bytes.substr(size_t(range.offset), size_t(range.length));
            const bool isPair = depth == 0 && bytes.starts_with('[');
            const auto told = isPair ? events(record, range, place, 1)
                                     : m_spool.record(bytes, SpoolOrigin::ofLine(m_file, record.place.line).at(place),
                                                      record.place.range.offset + range.offset, record.place.line);
            if (!told)
                return told;
        }
        return {};
    }

    QString m_file;
    RecordSpool &m_spool;
    QSet<QString> m_uids;
};

Result<> spoolRuns(const QString &path, RecordSpool &spool, Progress &progress)
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    RunSpooler spooler(QFileInfo(path).fileName(), spool);
    DamageSpool damage(spool);
    return readJsonLines(**source, {}, damage, progress,
                         [&spooler](JsonRecord &&record) { return spooler.run(record); });
}

// A folder of events, one file each: sessions/ID/events/N.json, conversations/ID/events/event-N-UUID.json.

/// The number that a file is named after; -1: it is no event.
qint64 numberOf(const QString &name)
{
    QString digits = name.startsWith(QLatin1String("event-")) ? name.section(QLatin1Char('-'), 1, 1) : name;
    digits = digits.section(QLatin1Char('.'), 0, 0);
    bool isNumber = false;
    const qint64 number = digits.toLongLong(&isNumber);
    return isNumber ? number : -1;
}

QStringList eventFilesIn(const QString &path)
{
    QStringList files = QDir(path + QStringLiteral("/events")).entryList({QStringLiteral("*.json")}, QDir::Files);
    files.removeIf([](const QString &name) { return numberOf(name) < 0; });
    std::sort(files.begin(), files.end(), [](const QString &a, const QString &b) {
        const qint64 x = numberOf(a);
        const qint64 y = numberOf(b);
        return x != y ? x < y : a < b;
    });
    return files;
}

bool recogniseFolder(const SniffInput &input)
{
    if (!input.isFolder)
        return false;
    const QStringList files = eventFilesIn(input.path);
    QFile first(files.isEmpty() ? QString() : input.path + QStringLiteral("/events/") + files.front());
    if (files.isEmpty() || !first.open(QIODevice::ReadOnly))
        return false;
    TolerantParser parser;
    const QByteArray bytes = first.readAll();
    const auto event = parser.parse(view(bytes));
    return (event && isOpenHandsEvent(*event)) || QFile::exists(input.path + QStringLiteral("/base_state.json"));
}

QString titleIn(const QString &path)
{
    QFile file(path + QStringLiteral("/metadata.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    TolerantParser parser;
    const QByteArray bytes = file.readAll();
    const auto metadata = parser.parse(view(bytes));
    return metadata ? toQString(json::text(*metadata, "title")) : QString();
}

Result<> spoolFolder(const QString &path, RecordSpool &spool, Progress &progress)
{
    if (auto told = spool.session(sessionOf(QDir(path).dirName(), titleIn(path))); !told)
        return told;
    const QStringList files = eventFilesIn(path);
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, QCoreApplication::translate("tacet::OpenHands", "Stopped."), path);
        progress.report(i, files.size());
        const QString name = QStringLiteral("events/") + files[i];
        QFile file(path + QLatin1Char('/') + name);
        if (!file.open(QIODevice::ReadOnly)) {
            if (auto told = spool.damaged(0, {}, name + QStringLiteral(": ") + file.errorString()); !told)
                return told;
            continue;
        }
        const QByteArray bytes = file.readAll();
        if (auto told = spool.record(view(bytes), SpoolOrigin::ofFile(name)); !told)
            return told;
    }
    return {};
}

}

std::span<const SpooledFormat> openHandsFormats()
{
    static constexpr std::array Formats {
        SpooledFormat {"openhands-trajectory", QT_TRANSLATE_NOOP("tacet::SpooledFormat", "OpenHands trajectory"),
                       &recogniseTrajectory, &spoolTrajectory, &openHandsMessage},
        SpooledFormat {"openhands-output", QT_TRANSLATE_NOOP("tacet::SpooledFormat", "OpenHands output"),
                       &recogniseRuns, &spoolRuns, &openHandsMessage},
        SpooledFormat {"openhands-events", QT_TRANSLATE_NOOP("tacet::SpooledFormat", "OpenHands folder of events"),
                       &recogniseFolder, &spoolFolder, &openHandsMessage, false},
    };
    return Formats;
}

}
