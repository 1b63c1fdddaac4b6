// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/formatsample.h"

#include "models/importers/bytesource.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tacet {

namespace {

constexpr qint64 SampleBytes = 256 << 10;
constexpr int MostRecords = 50;
constexpr int DeepestArray = 6;
constexpr int DeepestKey = 3;
constexpr qsizetype ExampleCharacters = 60;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::FormatSample)
};

QByteArray trimmedHead(const QByteArray &head)
{
    return (head.startsWith("\xEF\xBB\xBF") ? head.mid(3) : head).trimmed();
}

/// The beginning of a document, cut behind the last value that is whole, and closed.
QByteArray closed(const QByteArray &head)
{
    QByteArray open;
    QByteArray openAtCut;
    qsizetype cut = 0;
    bool isText = false;
    for (qsizetype i = 0; i < head.size(); ++i) {
        const char c = head[i];
        if (isText) {
            i += c == '\\' ? 1 : 0;
            isText = c != '"';
            continue;
        }
        isText = c == '"';
        if (c == '{' || c == '[')
            open.append(c == '{' ? '}' : ']');
        if ((c == '}' || c == ']') && !open.isEmpty())
            open.chop(1);
        if (c == '{' || c == '[' || c == '}' || c == ']' || c == ',') {
            cut = c == ',' ? i : i + 1;
            openAtCut = open;
        }
    }
    std::reverse(openAtCut.begin(), openAtCut.end());
    return head.left(cut) + openAtCut;
}

QJsonArray linesOf(const QByteArray &head, bool isWhole)
{
    QJsonArray lines;
    QList<QByteArray> all = head.split('\n');
    if (!isWhole)
        all.removeLast();
    for (const QByteArray &line : all) {
        const QJsonDocument parsed = QJsonDocument::fromJson(line);
        if (parsed.isObject() && lines.size() < MostRecords)
            lines.append(parsed.object());
    }
    return lines;
}

void findArrays(const QJsonValue &value, const std::string &pointer, int depth, std::vector<JsonPath> &found)
{
    if (depth > DeepestArray)
        return;
    const QJsonArray array = value.toArray();
    if (std::any_of(array.begin(), array.end(), [](const QJsonValue &element) { return element.isObject(); }))
        found.emplace_back(pointer);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        findArrays(it.value(), pointer + '/' + escapedToken(it.key().toStdString()), depth + 1, found);
}

QString exampleOf(const QJsonValue &value)
{
    QString text = scalarOf(value);
    if (value.isArray())
        text = Text::tr("list of %n", nullptr, int(value.toArray().size()));
    return text.simplified().left(ExampleCharacters);
}

void addKeys(const QJsonObject &object, const std::string &pointer, int depth, std::vector<SampledKey> &keys)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const std::string path = pointer + '/' + escapedToken(it.key().toStdString());
        auto known = std::find_if(keys.begin(), keys.end(),
                                  [&path](const SampledKey &key) { return key.path.pointer() == path; });
        if (known == keys.end())
            known = keys.insert(keys.end(), {JsonPath(path), {}});
        if (known->example.isEmpty())
            known->example = exampleOf(it.value());
        if (it.value().isObject() && depth < DeepestKey)
            addKeys(it.value().toObject(), path, depth + 1, keys);
    }
}

}

QJsonValue valueAt(const QJsonValue &root, const JsonPath &path)
{
    QJsonValue value = root;
    for (const std::string &token : path.tokens()) {
        const QString key = QString::fromStdString(token);
        value = value.isArray() ? value.toArray().at(key.toInt()) : value.toObject().value(key);
    }
    return value;
}

QString scalarOf(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    return value.isDouble() ? value.toVariant().toString() : QString();
}

std::vector<MessagesPlace> FormatSample::places() const
{
    const bool isLines = layout == HouseFormat::Layout::Lines;
    std::vector<MessagesPlace> places;
    if (isLines)
        places.emplace_back();
    std::vector<JsonPath> outer;
    findArrays(isLines ? lines.at(0) : root, {}, 0, outer);
    for (const JsonPath &array : outer) {
        places.push_back({std::nullopt, array});
        std::vector<JsonPath> inner;
        if (!isLines)
            findArrays(valueAt(root, array).toArray().at(0), {}, 0, inner);
        for (JsonPath &messages : inner)
            places.push_back({array, std::move(messages)});
    }
    if (places.empty())
        places.push_back({std::nullopt, JsonPath()});
    return places;
}

QJsonArray FormatSample::records(const HouseFormat &format) const
{
    if (layout == HouseFormat::Layout::Lines && !format.messages)
        return lines;
    QJsonArray owners;
    if (layout == HouseFormat::Layout::Lines)
        owners = lines;
    else if (format.conversations)
        owners = valueAt(root, *format.conversations).toArray();
    else
        owners.append(root);
    QJsonArray records;
    for (const QJsonValue &owner : std::as_const(owners)) {
        const QJsonArray messages = valueAt(owner, format.messages.value_or(JsonPath())).toArray();
        for (const QJsonValue &message : messages) {
            if (message.isObject() && records.size() < MostRecords)
                records.append(message);
        }
    }
    return records;
}

bool isDescribable(const QString &path)
{
    const auto source = ByteSource::open(path);
    const auto head = source ? (*source)->read({0, std::min((*source)->size(), qint64(4096))}) : Result<QByteArray>();
    const QByteArray begin = head ? trimmedHead(*head) : QByteArray();
    return begin.startsWith('{') || begin.startsWith('[');
}

Result<FormatSample> sampleFormat(const QString &path)
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    const qint64 size = (*source)->size();
    const auto bytes = (*source)->read({0, std::min(size, SampleBytes)});
    if (!bytes)
        return failure(bytes);
    const QByteArray head = trimmedHead(*bytes);
    FormatSample sample;
    sample.lines = linesOf(head, size <= SampleBytes);
    const QJsonDocument whole = QJsonDocument::fromJson(head);
    // One object on one line is a document, too; a second one makes it a log.
    if (head.startsWith('{') && whole.isNull() && !sample.lines.isEmpty()) {
        sample.layout = HouseFormat::Layout::Lines;
        return sample;
    }
    sample.lines = {};
    const QJsonDocument document = whole.isNull() ? QJsonDocument::fromJson(closed(head)) : whole;
    if (document.isNull() || (!head.startsWith('{') && !head.startsWith('[')))
        return fail(Error::Code::Format, Text::tr("This is neither JSON nor JSON Lines: it cannot be described."),
                    path);
    sample.root = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    return sample;
}

std::vector<SampledKey> keysOf(const QJsonArray &records)
{
    std::vector<SampledKey> keys;
    for (const QJsonValue &record : records)
        addKeys(record.toObject(), {}, 1, keys);
    return keys;
}

}
