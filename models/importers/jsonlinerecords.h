// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonlinesreader.h"
#include "models/importers/jsonvalue.h"

#include <functional>

namespace tacet {

class JsonShortener;

// What all formats of one JSON object a line have in common: which bytes of a file are records, and which are damage.

/// What came of parsing the object that a piece of a line begins with.
struct JsonLineParse {
    simdjson::error_code error = simdjson::SUCCESS;
    size_t consumed = 0; ///< where the object ended
};

/// Hands on everything that the line holds, in order: usually one object, sometimes two. What is none (a hole of zero
/// bytes, a torn or spoilt object) goes to RecordSink::damaged().
/// @param parse reads the object that its argument, which begins with '{', begins with
/// @param record is given the object's bytes and where they stand, after each parse() without an error
Result<> splitJsonLine(const JsonLine &line, RecordSink &sink,
                       const std::function<JsonLineParse(std::string_view piece)> &parse,
                       const std::function<Result<>(std::string_view bytes, PhysicalRecord &&place)> &record);

/// Every line of the source from `from` on, until the end or an error. Reports and asks `progress`.
Result<> forEachJsonLine(ByteSource &source, ResumePoint from, Progress &progress,
                         const std::function<Result<>(const JsonLine &line)> &onLine);

/// One object of a JSON Lines file. Lives until the next one is read.
struct JsonRecord {
    json::Element value;
    std::string_view bytes;
    PhysicalRecord place; ///< without its partsPointer
    bool repaired = false;
};

/// The two above for formats that read with a DOM. @param shortener takes out of each record what is not asked for;
/// `bytes` has it still
Result<> readJsonLines(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress,
                       const std::function<Result<>(JsonRecord &&record)> &onRecord,
                       JsonShortener *shortener = nullptr);

/// How the first lines of an input vote on whether they are of a format. A line that does not parse costs no vote.
struct JsonLineVotes {
    int lines = 0;
    int records = 0;
    bool unread = false; ///< all that is there is the beginning of one long line

    [[nodiscard]] bool carried() const { return records * 2 > lines; }
};
[[nodiscard]] JsonLineVotes voteOnJsonLines(QByteArrayView head,
                                            const std::function<bool(json::Element line)> &isRecord);

}
