// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/houseformat.h"
#include "models/importers/mappingnames.h"
#include "models/importers/mappingobject.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tacet {

namespace {

using namespace mapping;

template<typename Named, size_t N, typename Matches>
QString idOf(const std::array<Named, N> &names, Matches matches)
{
    const auto found = std::find_if(names.begin(), names.end(), matches);
    return QLatin1StringView(found == names.end() ? names.front().id : found->id);
}

QString toQString(const std::string &text)
{
    return QString::fromStdString(text);
}

void insert(QJsonObject &object, const char *key, const HouseFormat::Path &path)
{
    if (path)
        object.insert(QLatin1StringView(key), textOfPath(*path));
}

/// Where it is not what is taken without it.
void insert(QJsonObject &object, const char *key, const JsonPath &path, const JsonPath &otherwise)
{
    if (!(path == otherwise))
        object.insert(QLatin1StringView(key), textOfPath(path));
}

QJsonObject recogniseOf(const HouseFormat &format)
{
    QJsonArray keys;
    for (const JsonPath &key : format.recognise.keys)
        keys.append(textOfPath(key));
    QJsonObject values;
    for (const auto &[path, value] : format.recognise.values)
        values.insert(textOfPath(path), toQString(value));
    QJsonObject recognise;
    if (!keys.isEmpty())
        recognise.insert(QStringLiteral("keys"), keys);
    if (!values.isEmpty())
        recognise.insert(QStringLiteral("values"), values);
    return recognise;
}

QJsonObject sessionOf(const HouseFormat &format)
{
    QJsonObject session;
    insert(session, "id", format.session.id);
    insert(session, "title", format.session.title);
    insert(session, "model", format.session.model);
    insert(session, "parent", format.session.parent);
    if (!format.session.agent.isEmpty())
        session.insert(QStringLiteral("agent"), format.session.agent);
    return session;
}

QJsonObject messageOf(const HouseFormat &format)
{
    const HouseFormat::Message &paths = format.message;
    QJsonObject message {{QStringLiteral("role"), textOfPath(paths.role)},
                         {QStringLiteral("text"), textOfPath(paths.text)}};
    insert(message, "time", paths.time);
    insert(message, "id", paths.id);
    insert(message, "model", paths.model);
    insert(message, "parent", paths.parent);
    insert(message, "reasoning", paths.reasoning);
    insert(message, "calls", paths.calls);
    insert(message, "call", paths.call);
    insert(message, "merge", paths.merge);
    return message;
}

QJsonObject rolesOf(const HouseFormat &format)
{
    QJsonObject roles;
    for (const auto &[value, role] : format.roles)
        roles.insert(toQString(value), idOf(Roles, [role = role](const RoleName &name) { return name.role == role; }));
    return roles;
}

QJsonObject timeOf(const HouseFormat &format)
{
    QJsonObject time;
    if (format.time.unit != HouseFormat::Time::Unit::Guess)
        time.insert(QStringLiteral("unit"), QLatin1StringView(TimeUnits[size_t(format.time.unit)]));
    if (!format.time.pattern.isEmpty())
        time.insert(QStringLiteral("pattern"), format.time.pattern);
    return time;
}

QJsonObject partsOf(const HouseFormat &format)
{
    const HouseFormat::Parts usual;
    QJsonObject parts;
    insert(parts, "type", format.parts.type, usual.type);
    insert(parts, "text", format.parts.text, usual.text);
    QJsonObject kinds;
    for (const auto &[type, kind] : format.parts.kinds)
        kinds.insert(toQString(type),
                     idOf(PartKinds, [kind = kind](const PartKindName &name) { return name.kind == kind; }));
    if (!kinds.isEmpty())
        parts.insert(QStringLiteral("kinds"), kinds);
    return parts;
}

QJsonObject toolsOf(const HouseFormat &format)
{
    const HouseFormat::Tools usual;
    QJsonObject tools;
    insert(tools, "name", format.tools.name, usual.name);
    insert(tools, "input", format.tools.input, usual.input);
    insert(tools, "output", format.tools.output, usual.output);
    insert(tools, "id", format.tools.id, usual.id);
    insert(tools, "error", format.tools.error);
    return tools;
}

QString textNameOf(TextMarker marker)
{
    return idOf(TextNames, [marker](const TextName &name) { return name.marker == marker; });
}

QJsonObject wrappersOf(const HouseFormat &format)
{
    QJsonObject wrappers;
    for (const auto &envelope : format.vocabulary.envelopes)
        wrappers.insert(toQString(envelope.tag), textNameOf(envelope.marker));
    return wrappers;
}

QJsonArray fillersOf(const HouseFormat &format)
{
    QJsonArray fillers;
    for (const auto &filler : format.vocabulary.fillers) {
        QJsonObject one {{QStringLiteral("text"), toQString(filler.text)},
                         {QStringLiteral("class"), textNameOf(filler.marker)}};
        if (filler.isBeginning)
            one.insert(QStringLiteral("beginning"), true);
        fillers.append(one);
    }
    return fillers;
}

QJsonObject cuesOf(const HouseFormat &format)
{
    QJsonObject cues;
    for (const auto &[word, texts] : format.cues)
        cues.insert(idOf(CueWordNames, [word = word](const CueWordName &name) { return name.word == word; }),
                    QJsonArray::fromStringList(texts));
    return cues;
}

/// Keys in the order in which somebody would write them, one a line: QJsonObject would sort them.
class OrderedObject
{
public:
    void add(const char *key, const QJsonValue &value)
    {
        const QByteArray json = QJsonDocument(QJsonArray {value}).toJson(QJsonDocument::Compact);
        m_text += (m_text.isEmpty() ? "" : ",\n") + QByteArray("    \"") + key + "\": " + json.mid(1, json.size() - 2);
    }
    void addUnlessEmpty(const char *key, const QJsonObject &object)
    {
        if (!object.isEmpty())
            add(key, object);
    }
    [[nodiscard]] QByteArray text() const { return "{\n" + m_text + "\n}\n"; }

private:
    QByteArray m_text;
};

}

QByteArray mappingJson(const HouseFormat &format)
{
    OrderedObject root;
    root.add("format", QLatin1StringView(FileFormat));
    root.add("version", FileVersion);
    root.add("id", format.id);
    root.add("name", format.name);
    if (format.before)
        root.add("before", true);
    root.add("recognise", recogniseOf(format));
    root.add("layout",
             format.layout == HouseFormat::Layout::Lines ? QStringLiteral("lines") : QStringLiteral("document"));
    if (format.conversations)
        root.add("conversations", textOfPath(*format.conversations));
    if (format.messages)
        root.add("messages", textOfPath(*format.messages));
    root.addUnlessEmpty("session", sessionOf(format));
    root.add("message", messageOf(format));
    root.add("roles", rolesOf(format));
    root.addUnlessEmpty("time", timeOf(format));
    root.addUnlessEmpty("parts", partsOf(format));
    root.addUnlessEmpty("tools", toolsOf(format));
    root.addUnlessEmpty("wrappers", wrappersOf(format));
    if (!format.vocabulary.fillers.empty())
        root.add("fillers", fillersOf(format));
    root.addUnlessEmpty("cues", cuesOf(format));
    return root.text();
}

}
