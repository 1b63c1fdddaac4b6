// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/jsonstream.h"

#include <functional>
#include <string>

namespace tacet {

/// Walks through one JSON document of any size, front to back: the members of an object, the elements of an array.
///
/// What it is asked for it hands out whole; what it is not asked for is gone past without being held. A document that
/// ends too early is told to the sink once; whatever was whole has been handed out. One thread.
class JsonDocument
{
public:
    JsonDocument(ByteSource &source, RecordSink &sink, Progress &progress);

    /// The document's first byte behind a BOM and white space, which stays the next; JsonStream::EndOfInput: none.
    [[nodiscard]] Result<int> peek() { return m_stream.peek(); }
    /// The next value is an object. @param onMember reads the value with the calls of this class, or returns without
    Result<> forEachMember(const std::function<Result<>(const std::string &key)> &onMember);
    /// The next value is an array. @param onElement is given each element whole, with its position from 1
    Result<> forEachElement(const std::function<Result<>(const JsonStream::Value &value, qint64 position)> &onElement);
    /// The next value; nothing where it has no end, or is too long to be held: that is told to the sink.
    [[nodiscard]] Result<std::optional<JsonStream::Value>> value(qint64 position = 0);

private:
    [[nodiscard]] Result<std::optional<std::string>> nextKey();
    Result<> torn(qint64 from);
    Result<> skip();

    JsonStream m_stream;
    RecordSink &m_sink;
    Progress &m_progress;
    qint64 m_size = 0;
    QString m_path;
    bool m_atEnd = false; ///< nothing more can be read
};

/// The elements of an array that is held whole, in order.
/// @param onElement is given the bytes of each and how far from the array's first byte they begin
void forEachJsonElement(std::string_view array,
                        const std::function<void(std::string_view element, size_t offset)> &onElement);

}
