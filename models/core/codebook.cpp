// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/codebook.h"

#include "models/core/jsonfields.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tacet {

namespace {

const Code *find(const std::vector<Code> &codes, const QString &id)
{
    const auto found = std::find_if(codes.begin(), codes.end(), [&id](const Code &code) { return code.id == id; });
    return found == codes.end() ? nullptr : &*found;
}

QJsonObject readingToJson(const Code &code)
{
    return {{QStringLiteral("id"), code.id},
            {QStringLiteral("key"), code.key},
            {QStringLiteral("label"), code.label},
            {QStringLiteral("definition"), code.definition},
            {QStringLiteral("include"), code.include},
            {QStringLiteral("exclude"), code.exclude},
            {QStringLiteral("example"), code.example},
            {QStringLiteral("maps_to"), code.mapsTo},
            {QStringLiteral("color"), code.color},
            {QStringLiteral("parent"), code.parent.isEmpty() ? QJsonValue() : QJsonValue(code.parent)}};
}

QJsonObject responseToJson(const Code &code)
{
    return {{QStringLiteral("id"), code.id},
            {QStringLiteral("key"), code.key},
            {QStringLiteral("label"), code.label},
            {QStringLiteral("cues"), code.cues},
            {QStringLiteral("maps_to"), code.mapsTo}};
}

Code readingFromJson(JsonFields &fields)
{
    Code code;
    code.id = fields.requiredText("id");
    code.key = fields.text("key");
    code.label = fields.requiredText("label");
    code.definition = fields.text("definition");
    code.include = fields.text("include");
    code.exclude = fields.text("exclude");
    code.example = fields.text("example");
    code.mapsTo = fields.text("maps_to");
    code.color = fields.text("color");
    code.parent = fields.textOrNull("parent");
    fields.refuseOthers();
    return code;
}

Code responseFromJson(JsonFields &fields)
{
    Code code;
    code.id = fields.requiredText("id");
    code.key = fields.text("key");
    code.label = fields.requiredText("label");
    code.cues = fields.text("cues");
    code.mapsTo = fields.text("maps_to");
    fields.refuseOthers();
    return code;
}

std::vector<Code> codesFromJson(JsonFields &document, const char *name, Code (*read)(JsonFields &))
{
    std::vector<Code> codes;
    for (JsonFields &fields : document.objects(name)) {
        Code code = read(fields);
        if (find(codes, code.id))
            fields.refuse("id", QCoreApplication::translate("tacet::Codebook", "occurs twice: %1").arg(code.id));
        codes.push_back(std::move(code));
    }
    return codes;
}

QJsonArray toArray(const std::vector<Code> &codes, QJsonObject (*write)(const Code &))
{
    QJsonArray array;
    for (const Code &code : codes)
        array.append(write(code));
    return array;
}

}

const Code *Codebook::reading(const QString &id) const
{
    return find(readings, id);
}

const Code *Codebook::response(const QString &id) const
{
    return find(responses, id);
}

Result<Codebook> codebookFromJson(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject()) {
        return fail(Error::Code::Format,
                    QCoreApplication::translate("tacet::Codebook", "The codebook is no JSON object"),
                    error.errorString());
    }
    return codebookFromJson(document.object());
}

Result<Codebook> codebookFromJson(const QJsonObject &object)
{
    constexpr EnumName<int> Formats[] = {{0, "silence-codebook"}};
    JsonFields fields(object);
    std::ignore = fields.oneOf("format", Formats);
    if (fields.requiredInteger("version", 1) > 1) {
        fields.refuse("version",
                      QCoreApplication::translate("tacet::Codebook", "is newer than this program: update Tacet"));
    }
    Codebook codebook;
    codebook.revision = int(fields.requiredInteger("revision", 1));
    codebook.readings = codesFromJson(fields, "readings", readingFromJson);
    codebook.responses = codesFromJson(fields, "responses", responseFromJson);
    fields.refuseOthers();
    if (const auto read = fields.result(); !read)
        return failure(read);
    return codebook;
}

QJsonObject toJson(const Codebook &codebook)
{
    return {{QStringLiteral("format"), QStringLiteral("silence-codebook")},
            {QStringLiteral("version"), 1},
            {QStringLiteral("revision"), codebook.revision},
            {QStringLiteral("readings"), toArray(codebook.readings, readingToJson)},
            {QStringLiteral("responses"), toArray(codebook.responses, responseToJson)}};
}

QString shortLabel(const QString &label)
{
    const qsizetype slash = label.indexOf(QLatin1String(" / "));
    const qsizetype comma = label.indexOf(QLatin1String(", "));
    qsizetype end = label.size();
    for (const qsizetype cut : {slash, comma}) {
        if (cut > 0 && cut < end)
            end = cut;
    }
    return label.left(end);
}

}
