// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/messagebuilder.h"
#include "models/importers/tolerantparser.h"

#include <optional>
#include <string_view>

namespace tacet {

/// A format in which each message is one JSON value.
class JsonMessageImporter : public Importer
{
public:
    [[nodiscard]] RuleSet rules() const final { return RuleSet::General; }
    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const override;
    [[nodiscard]] QByteArray canonicalContent(std::span<const QByteArray> records) const final;

    /// The message that this record is; nothing when it is none.
    [[nodiscard]] virtual std::optional<MessageBody> message(json::Element record) const = 0;

protected:
    /// Hands a record to the sink as message, other or damaged. @param padded see TolerantParser::parse()
    Result<> hand(TolerantParser &parser, std::string_view bytes, PhysicalRecord &&physical, RecordSink &sink,
                  bool padded) const;
    /// The same for a record that is parsed.
    Result<> hand(json::Element record, std::string_view bytes, PhysicalRecord &&physical, RecordSink &sink,
                  bool repaired = false) const;
};

/// JSON Lines: each line is a record.
class JsonLinesImporter : public JsonMessageImporter
{
public:
    [[nodiscard]] Recognition recognise(const SniffInput &input) const final;
    [[nodiscard]] bool growsByLine() const override { return true; }
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;

    /// True for a line as this format writes it; of the first lines more than half must be.
    [[nodiscard]] virtual bool isRecord(json::Element line) const = 0;
    /// What the record says about the session; nothing when it says nothing.
    [[nodiscard]] virtual std::optional<SessionFacts> session(json::Element record) const = 0;
};

/// One JSON document whose messages are the elements of one array.
class JsonDocumentImporter : public JsonMessageImporter
{
public:
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;

    /// The root's member that is the array of messages; empty where the root is that array.
    [[nodiscard]] virtual std::string_view arrayKey() const = 0;
    /// @param head one JSON document, perhaps cut off; ask it with locate()
    [[nodiscard]] virtual bool isDocument(QByteArrayView head) const = 0;
    /// What the root says, without its arrays and whatever is long.
    [[nodiscard]] virtual SessionFacts session(json::Element root) const = 0;

protected:
    /// Begins the one session of the document; formats with a session an element leave it out.
    virtual Result<> beginDocument(const SessionFacts &facts, RecordSink &sink) const;
    /// One element of the array; a message unless the format says otherwise. Damage to all of it is told with its
    /// range.
    virtual Result<> element(std::string_view bytes, PhysicalRecord &&physical, const SessionFacts &document,
                             RecordSink &sink) const;
    /// True where an element holds several messages: element() is then also given one that the document ends within.
    [[nodiscard]] virtual bool readsTornElements() const { return false; }
};

/// One member or element of a JSON value.
struct JsonItem {
    std::string key; ///< unescaped; empty in an array
    ByteRange range; ///< of the value, within the text
};
/// The members of the object or the elements of the array that `text` is, in order; stops at what is no JSON.
/// @param withTornArray an array that `text` ends within is an item too
[[nodiscard]] std::vector<JsonItem> jsonItems(std::string_view text, bool withTornArray = false);

}
