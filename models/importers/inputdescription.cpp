// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/inputdescription.h"

#include "models/importers/databaseschema.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/opencodedatabase.h"

#include <QCoreApplication>

#include <array>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::ImporterRegistry)
};

struct Signature {
    std::string_view bytes;
    const char *description;
};

// What people open by mistake. The first bytes tell.
constexpr std::array Signatures {
    Signature {
        "PK\x03\x04",
        QT_TRANSLATE_NOOP("tacet::ImporterRegistry",
                          "In this ZIP archive there is no transcript of a kind that is known, or it is damaged.")},
    Signature {"\x1f\x8b",
               QT_TRANSLATE_NOOP(
                   "tacet::ImporterRegistry",
                   "What is compressed in this gzip file is no transcript of a kind that is known, or it is damaged.")},
    Signature {"\x28\xb5\x2f\xfd",
               QT_TRANSLATE_NOOP(
                   "tacet::ImporterRegistry",
                   "What is compressed in this zstd file is no transcript of a kind that is known, or it is damaged.")},
    Signature {"%PDF-", QT_TRANSLATE_NOOP("tacet::ImporterRegistry", "This is a PDF document, not a transcript.")},
    Signature {
        "\xff\xfe",
        QT_TRANSLATE_NOOP("tacet::ImporterRegistry", "This text is UTF-16. Save it as UTF-8 and open it again.")},
    Signature {
        "\xfe\xff",
        QT_TRANSLATE_NOOP("tacet::ImporterRegistry", "This text is UTF-16. Save it as UTF-8 and open it again.")},
};

std::string_view view(QByteArrayView bytes)
{
    return {bytes.data(), size_t(bytes.size())};
}

bool has(QByteArrayView json, std::string_view pointer)
{
    return locate(json, pointer).has_value();
}

QString describeJson(QByteArrayView json)
{
    if (has(json, "/session_id") && has(json, "/workspace_root") && has(json, "/provider"))
        return Words::tr(
            "This says of a session of Cline when it ran. Its messages are in a file beside it, which ends in "
            ".messages.json.");
    return Words::tr("This is JSON, but no transcript of a kind that is known. tacet formats lists what can be read.");
}

QString describeDatabase(const QString &path)
{
    const auto schema = openCodeSchema(path);
    if (!schema)
        return Words::tr("This SQLite database cannot be read: %1").arg(oneLine(schema.error()));
    if (*schema == OpenCodeSchema::Go)
        return Words::tr(
            "This database belongs to another program called opencode, now Crush, whose sessions are not read.");
    return Words::tr(
        "This SQLite database holds no sessions of a kind that is known. tacet formats lists what can be read.");
}

QString describeText(std::string_view text)
{
    // A byte that no text has.
    if (text.find('\0') != std::string_view::npos)
        return Words::tr("This is a binary file, not a transcript. tacet formats lists what can be read.");
    const size_t start = skipJsonSpace(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    if (start == text.size())
        return Words::tr("This file holds nothing but white space.");
    if (text[start] == '{' || text[start] == '[')
        return describeJson({text.data() + start, qsizetype(text.size() - start)});
    return Words::tr(
        "This is plain text, but no transcript of a kind that is known. tacet formats lists what can be read.");
}

}

QString describeUnread(const SniffInput &input)
{
    if (input.isFolder) {
        return Words::tr(
            "No sessions were found in this folder. Open a transcript file, or the folder \"storage\" of opencode.");
    }
    const std::string_view text = view(input.head);
    if (text.empty())
        return Words::tr("This file is empty.");
    if (schemaMentions(input, "CREATE TABLE blobs") && schemaMentions(input, "CREATE TABLE meta"))
        return Words::tr(
            "This is a chat store of Cursor's, which is not read. Open the same chat below .cursor/projects, in "
            "agent-transcripts.");
    if (text.starts_with("SQLite format 3"))
        return describeDatabase(input.path);
    for (const Signature &signature : Signatures) {
        if (text.starts_with(signature.bytes))
            return Words::tr(signature.description);
    }
    return describeText(text);
}

}
