// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tacet {

/// What is whole in a damaged JSON container, written anew so that it is JSON.
struct SalvagedJson {
    struct Piece {
        qint64 offset = 0; ///< in `text`
        ByteRange source; ///< where the same bytes stand in what was damaged
        bool isLost = false; ///< a null in place of what was left out of an array, so that positions stay
    };
    std::string text; ///< readable JSON padding follows
    std::vector<Piece> pieces; ///< every value that was kept or lost, in order
    std::vector<ByteRange> damaged; ///< what was left out
    bool isTorn = false; ///< the input ends within the container
};

/// Keeps, of the container that `json` is, the values that are whole. @param levels how far inside of it a spoilt
/// container is looked into; deeper down a value is kept whole or not at all
[[nodiscard]] SalvagedJson salvagedJson(std::string_view json, int levels);

/// False for a container that seems to end at the bracket of another one.
[[nodiscard]] bool closesItself(std::string_view value);

/// How the records of an array begin: by this, one is found again behind a damaged one. Keys with their quotes.
struct ObjectBeginning {
    std::string firstKey;
    std::string secondKey; ///< empty: there is none, or it is not known
};
/// Of the object that `text` begins with; both empty where it is none.
[[nodiscard]] ObjectBeginning beginningOf(std::string_view text);
/// Whether an object of that kind begins here.
[[nodiscard]] bool beginsLike(std::string_view text, const ObjectBeginning &beginning);
/// Where, from `from` on, the next one begins. As quotes within strings are escaped, such bytes are structure wherever
/// they stand.
[[nodiscard]] std::optional<size_t> nextLike(std::string_view text, const ObjectBeginning &beginning, size_t from);

/// Passes on what is said of salvaged text, in terms of what it was salvaged from.
class SalvageSink final : public RecordSink
{
public:
    /// @param offset of the damaged container in the source
    SalvageSink(RecordSink &sink, const SalvagedJson &salvaged, qint64 offset);
    Result<> session(const SessionFacts &facts) override { return m_sink.session(facts); }
    Result<> message(MessageFacts &&facts) override;
    Result<> damaged(const DamagedRecord &record) override;
    Result<> other(const PhysicalRecord &record, std::string_view type) override;
    /// Tells of everything that was left out.
    Result<> tellDamage();

private:
    /// The piece that these bytes of the text are of; null: none.
    [[nodiscard]] const SalvagedJson::Piece *pieceOf(ByteRange range) const;
    [[nodiscard]] ByteRange sourceOf(ByteRange range) const;

    RecordSink &m_sink;
    const SalvagedJson &m_salvaged;
    qint64 m_offset;
};

}
