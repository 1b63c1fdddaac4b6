// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/jsonsalvage.h"
#include "models/importers/jsonstream.h"

#include <functional>
#include <string>

namespace tacet {

/// Walks through one JSON document of any size, front to back: the members of an object, the elements of an array.
///
/// What it is asked for it hands out whole; what it is not asked for is gone past without being held. A document that
/// ends too early is told to the sink once; whatever was whole has been handed out. An element of an array whose
/// brackets or quotes are wrong has swallowed others: reading goes on at the first of those that begins like the
/// elements before it. One thread.
class JsonDocument
{
public:
    JsonDocument(ByteSource &source, RecordSink &sink, Progress &progress);

    /// The document's first byte behind a BOM and white space, which stays the next; JsonStream::EndOfInput: none.
    [[nodiscard]] Result<int> peek() { return m_stream.peek(); }
    /// Where the readers of elements are to tell of damage, so that damage to a whole element is noticed.
    [[nodiscard]] RecordSink &sink() { return m_watch; }
    /// The next value is an object. @param onMember reads the value with the calls of this class, or returns without
    Result<> forEachMember(const std::function<Result<>(const std::string &key)> &onMember);
    using OnElement = std::function<Result<>(const JsonStream::Value &value, std::string &&place)>;
    /// The next value is an array. @param array its pointer from the root of the document
    /// @param onElement is given each element whole, with its own pointer
    /// @param onTorn is given, where it is set, the beginning of an element that the document ends within
    Result<> forEachElement(const std::string &array, const OnElement &onElement, const OnElement &onTorn = {});
    /// The next value; nothing where it has no end, or is too long to be held: that is told to the sink.
    [[nodiscard]] Result<std::optional<JsonStream::Value>> value();

private:
    /// Holds back the news that the element which is being read is damaged.
    class Watch final : public RecordSink
    {
    public:
        explicit Watch(RecordSink &sink)
            : m_sink(sink)
        { }
        Result<> session(const SessionFacts &facts) override { return m_sink.session(facts); }
        Result<> message(MessageFacts &&facts) override { return m_sink.message(std::move(facts)); }
        Result<> absent(AbsentTurn &&turn) override { return m_sink.absent(std::move(turn)); }
        Result<> withdraw(AbsentKind kind, qint64 offset) override { return m_sink.withdraw(kind, offset); }
        Result<> damaged(const DamagedRecord &record) override;
        Result<> other(const PhysicalRecord &record, std::string_view type) override
        {
            return m_sink.other(record, type);
        }

        ByteRange element;
        std::optional<DamagedRecord> held;

    private:
        RecordSink &m_sink;
    };

    [[nodiscard]] Result<std::optional<std::string>> nextKey();
    Result<> element(qint64 position, const OnElement &onElement, const OnElement &onTorn);
    /// Tells of a damaged element and goes on behind it. @param hasEnd its brackets close
    Result<> leaveOut(DamagedRecord &&record, const ObjectBeginning &beginning, bool hasEnd);
    /// Where, from `from` on, an element begins; nothing: nowhere.
    [[nodiscard]] Result<std::optional<qint64>> nextElement(const ObjectBeginning &beginning, qint64 from);
    [[nodiscard]] std::string placeOf(qint64 position) const;
    Result<> tooLong(qint64 position, qint64 begin);
    Result<> torn(qint64 from);
    Result<> skip();

    JsonStream m_stream;
    RecordSink &m_sink;
    Watch m_watch;
    Progress &m_progress;
    qint64 m_size = 0;
    QString m_path;
    std::string m_array; ///< pointer of the array that is being read
    ObjectBeginning m_beginning; ///< of the elements of the array that is being read
    int m_resyncs = 0;
    bool m_atEnd = false; ///< nothing more can be read
};

/// The elements of an array that is held whole, in order.
/// @param onElement is given the bytes of each and how far from the array's first byte they begin
void forEachJsonElement(std::string_view array,
                        const std::function<void(std::string_view element, size_t offset)> &onElement);

}
