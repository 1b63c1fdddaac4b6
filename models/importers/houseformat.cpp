// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/houseformat.h"

#include "models/importers/mappingnames.h"
#include "models/importers/mappingobject.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include <xxhash.h>

#include <algorithm>

namespace tacet {

namespace {

using namespace mapping;

// A mapping is written by hand; what is longer is something else that was put into the folder.
constexpr qint64 LongestMapping = 1 << 20;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::HouseFormat)
};

template<typename Named, size_t N>
std::vector<const char *> idsOf(const std::array<Named, N> &names)
{
    std::vector<const char *> ids;
    for (const Named &one : names)
        ids.push_back(one.id);
    return ids;
}

std::string keyText(const QString &key)
{
    return key.toStdString();
}

void readRecognise(MappingObject &root, HouseFormat &format)
{
    MappingObject recognise = root.object("recognise");
    for (const QString &key : recognise.texts("keys")) {
        if (const auto path = pathOfText(key))
            format.recognise.keys.push_back(*path);
        else
            recognise.blame(QStringLiteral("keys"), Text::tr("%1 is no path").arg(key));
    }
    MappingObject values = recognise.object("values");
    for (const QString &key : values.keys()) {
        const QJsonValue value = values.value(key);
        const auto path = pathOfText(key);
        if (path && (value.isString() || value.isBool() || value.isDouble()))
            format.recognise.values.emplace_back(*path, value.toVariant().toString().toStdString());
        else
            values.blame(key, Text::tr("must be a path, with a text, a number, true or false"));
    }
    if (format.recognise.keys.empty() && format.recognise.values.empty())
        root.blame(QStringLiteral("recognise"),
                   Text::tr("says nothing: list in \"keys\" those that every file of this format has, and few others"));
    recognise.refuseOthers();
}

void readLayout(MappingObject &root, HouseFormat &format)
{
    constexpr std::array Names {"lines", "document"};
    if (!root.has("layout"))
        root.blame(QStringLiteral("layout"),
                   Text::tr("is missing: \"lines\" (one JSON object a line) or \"document\" (one JSON document)"));
    format.layout = HouseFormat::Layout(root.choice(QStringLiteral("layout"), Names).value_or(0));
    format.conversations = root.path("conversations");
    format.messages = root.path("messages");
    if (format.layout == HouseFormat::Layout::Document && !format.messages)
        root.blame(QStringLiteral("messages"),
                   Text::tr("is missing: the path to the array of messages, or \"\" if the document is that array"));
    if (format.layout == HouseFormat::Layout::Lines && format.conversations)
        root.blame(QStringLiteral("conversations"),
                   Text::tr("belongs to documents: where each line is a conversation, \"messages\" is enough"));
}

void readSession(MappingObject &root, HouseFormat &format)
{
    MappingObject session = root.object("session");
    format.session.id = session.path("id");
    format.session.title = session.path("title");
    format.session.model = session.path("model");
    format.session.parent = session.path("parent");
    format.session.agent = session.text("agent");
    session.refuseOthers();
}

void readMessage(MappingObject &root, HouseFormat &format)
{
    MappingObject message = root.object("message");
    HouseFormat::Message &paths = format.message;
    paths.role = message.requiredPath("role", QStringLiteral("role"));
    paths.text = message.requiredPath("text", QStringLiteral("content"));
    paths.time = message.path("time");
    paths.id = message.path("id");
    paths.model = message.path("model");
    paths.parent = message.path("parent");
    paths.reasoning = message.path("reasoning");
    paths.calls = message.path("calls");
    paths.call = message.path("call");
    paths.merge = message.path("merge");
    message.refuseOthers();
}

void readRoles(MappingObject &root, HouseFormat &format)
{
    const auto ids = idsOf(Roles);
    MappingObject roles = root.object("roles");
    bool any = false;
    for (const QString &key : roles.keys()) {
        const auto choice = roles.choice(key, ids);
        if (!choice)
            continue;
        format.roles.emplace(keyText(key), Roles[*choice].role);
        any = any || Roles[*choice].role;
    }
    if (!any)
        root.blame(QStringLiteral("roles"),
                   Text::tr("names nobody: for each value of the role, say user, assistant, tool, system or skip"));
}

void readTime(MappingObject &root, HouseFormat &format)
{
    MappingObject time = root.object("time");
    if (const auto unit = time.choice(QStringLiteral("unit"), TimeUnits))
        format.time.unit = HouseFormat::Time::Unit(*unit);
    format.time.pattern = time.text("pattern");
    if (!format.time.pattern.isEmpty() && time.has("unit"))
        time.blame(QStringLiteral("pattern"), Text::tr("says how times are written: leave \"unit\" out"));
    time.refuseOthers();
}

void readParts(MappingObject &root, HouseFormat &format)
{
    MappingObject parts = root.object("parts");
    format.parts.type = parts.pathOr("type", format.parts.type);
    format.parts.text = parts.pathOr("text", format.parts.text);
    MappingObject kinds = parts.object("kinds");
    const auto ids = idsOf(PartKinds);
    for (const QString &key : kinds.keys()) {
        if (const auto choice = kinds.choice(key, ids))
            format.parts.kinds.emplace(keyText(key), PartKinds[*choice].kind);
    }
    parts.refuseOthers();
    MappingObject tools = root.object("tools");
    format.tools.name = tools.pathOr("name", format.tools.name);
    format.tools.input = tools.pathOr("input", format.tools.input);
    format.tools.output = tools.pathOr("output", format.tools.output);
    format.tools.id = tools.pathOr("id", format.tools.id);
    format.tools.error = tools.path("error");
    tools.refuseOthers();
}

void readVocabulary(MappingObject &root, HouseFormat &format)
{
    static const QRegularExpression tag(QStringLiteral("^[^\\s<>/]+$"));
    const auto ids = idsOf(TextNames);
    MappingObject wrappers = root.object("wrappers");
    for (const QString &key : wrappers.keys()) {
        const auto choice = wrappers.choice(key, ids);
        if (!tag.match(key).hasMatch())
            wrappers.blame(key, Text::tr("is no tag: write its name alone, without < and >"));
        else if (choice)
            format.vocabulary.envelopes.push_back({keyText(key), TextNames[*choice].marker});
    }
    for (MappingObject &filler : root.objects("fillers")) {
        const QString text = filler.requiredText("text", QStringLiteral("(no answer)")).trimmed();
        const auto choice = filler.choice(QStringLiteral("class"), std::span(ids).subspan(1));
        if (!filler.has("class"))
            filler.blame(QStringLiteral("class"), Text::tr("is missing: add \"class\": \"auto-reply\""));
        const bool isBeginning = filler.truth("beginning");
        if (choice && !text.isEmpty())
            format.vocabulary.fillers.push_back({keyText(text), TextNames[*choice + 1].marker, isBeginning});
        filler.refuseOthers();
    }
}

void readCues(MappingObject &root, HouseFormat &format)
{
    MappingObject cues = root.object("cues");
    for (const CueWordName &name : CueWordNames) {
        if (const QStringList words = cues.texts(name.id); !words.isEmpty())
            format.cues.emplace(name.word, words);
    }
    cues.refuseOthers();
}

void readNames(MappingObject &root, HouseFormat &format)
{
    static const QRegularExpression id(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
    if (root.text("format") != QLatin1StringView(FileFormat))
        root.blame(QStringLiteral("format"), Text::tr("must be \"%1\"").arg(QLatin1StringView(FileFormat)));
    const QJsonValue version = root.value(QStringLiteral("version"));
    if (version.toInt(-1) > FileVersion)
        root.blame(QStringLiteral("version"), Text::tr("is of a newer Tacet: this one reads 1"));
    else if (version.toInt(-1) != FileVersion)
        root.blame(QStringLiteral("version"), Text::tr("must be 1, without quotes"));
    format.id = root.requiredText("id", QStringLiteral("my-agent"));
    if (!format.id.isEmpty() && !id.match(format.id).hasMatch())
        root.blame(QStringLiteral("id"), Text::tr("must be small letters a to z, digits and single hyphens"));
    format.name = root.requiredText("name", QStringLiteral("My agent's log"));
    format.before = root.truth("before");
    (void)root.text("$schema");
}

/// "line 3, column 7" of a position in a text.
QString placeIn(const QByteArray &json, int offset)
{
    const QByteArrayView before = QByteArrayView(json).first(qBound(0, offset, int(json.size())));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    return Text::tr("line %1, column %2").arg(line).arg(before.size() - before.lastIndexOf('\n'));
}

MappingFile refused(const QString &path, const QString &where, const QString &what)
{
    return {path, nullptr, {{where, what}}};
}

}

MappingFile parseMapping(const QByteArray &json, const QString &path)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return refused(path, placeIn(json, error.offset), Text::tr("is no JSON: %1").arg(error.errorString()));
    if (!document.isObject())
        return refused(path, QString(), Text::tr("A mapping is one JSON object: { … }"));
    MappingFile file {path, nullptr, {}};
    auto format = std::make_shared<HouseFormat>();
    MappingObject root(document.object(), QString(), file.faults);
    readNames(root, *format);
    readRecognise(root, *format);
    readLayout(root, *format);
    readSession(root, *format);
    readMessage(root, *format);
    readRoles(root, *format);
    readTime(root, *format);
    readParts(root, *format);
    readVocabulary(root, *format);
    readCues(root, *format);
    root.refuseOthers();
    format->file = path;
    format->hash = XXH3_64bits(json.constData(), size_t(json.size()));
    if (file.faults.empty())
        file.format = std::move(format);
    return file;
}

MappingFile readMapping(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(path, QString(), Text::tr("The file cannot be read: %1.").arg(file.errorString()));
    if (file.size() > LongestMapping)
        return refused(path, QString(), Text::tr("The file is too large for a mapping: move it elsewhere."));
    return parseMapping(file.readAll(), path);
}

std::vector<MappingFile> readMappings(const QString &folder)
{
    std::vector<MappingFile> files;
    const auto entries = QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QFileInfo &entry : entries) {
        MappingFile file = readMapping(entry.absoluteFilePath());
        const auto twin = std::find_if(files.begin(), files.end(), [&file](const MappingFile &other) {
            return file.format && other.format && other.format->id == file.format->id;
        });
        if (twin != files.end()) {
            file.faults.push_back(
                {QStringLiteral("/id"), Text::tr("%1 has the same id: choose another").arg(twin->path)});
            file.format = nullptr;
        }
        files.push_back(std::move(file));
    }
    return files;
}

}
