// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/textvocabulary.h"

#include "models/core/texttag.h"
#include "models/core/utf8text.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace tacet {

namespace {

using Envelope = TextVocabulary::Envelope;
using Filler = TextVocabulary::Filler;

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// @param text without blanks around it
bool isFiller(std::string_view text, const Filler &filler)
{
    if (filler.isBeginning)
        return text.starts_with(filler.text);
    while (filler.marker == TextMarker::NearSilence && text.size() > 1 && (text.back() == '.' || text.back() == '!'))
        text.remove_suffix(1);
    // A letter takes at most three times the bytes in its other case.
    return text.size() <= 3 * filler.text.size() && filler.text.size() <= 3 * text.size()
        && toQString(text).compare(toQString(filler.text), Qt::CaseInsensitive) == 0;
}

/// The text without house envelopes at its start, and what the first that are no author's words are.
struct Unwrapped {
    std::string_view rest;
    std::optional<TextMarker> marker; ///< of what was left out; Wrapper: tags alone
};

Unwrapped unwrap(std::string_view text, const std::vector<Envelope> &envelopes)
{
    Unwrapped unwrapped {withoutLeadingBlanks(text), {}};
    for (bool found = true; found && unwrapped.rest.starts_with('<');) {
        found = false;
        for (const Envelope &envelope : envelopes) {
            const std::string_view before = unwrapped.rest;
            const auto tagged = taggedText(before, envelope.tag);
            if (envelope.marker == TextMarker::Visible) {
                unwrapped.rest = withoutTags(before, envelope.tag);
                found = unwrapped.rest.size() != before.size();
                if (found && !unwrapped.marker)
                    unwrapped.marker = TextMarker::Wrapper;
            } else if (tagged) {
                unwrapped.rest = withoutLeadingBlanks(before.substr(tagged->bytes));
                if (unwrapped.marker.value_or(TextMarker::Wrapper) == TextMarker::Wrapper)
                    unwrapped.marker = envelope.marker;
                found = true;
            }
            if (found)
                break;
        }
    }
    return unwrapped;
}

std::string_view withoutTrailingEnvelopes(std::string_view text, const std::vector<Envelope> &envelopes)
{
    for (bool found = true; found;) {
        found = false;
        text = withoutTrailingBlanks(text);
        for (const Envelope &envelope : envelopes) {
            const auto begin =
                envelope.marker == TextMarker::Visible ? std::nullopt : trailingTagBegin(text, envelope.tag);
            if (begin && *begin > 0) {
                text = text.substr(0, *begin);
                found = true;
            }
        }
    }
    return text;
}

}

MarkedText markText(std::string_view text, const TextVocabulary &vocabulary)
{
    const Unwrapped unwrapped = unwrap(text, vocabulary.envelopes);
    if (unwrapped.marker && isBlank(unwrapped.rest))
        return {*unwrapped.marker, {}};
    const std::string_view rest = withoutTrailingEnvelopes(unwrapped.rest, vocabulary.envelopes);
    if (rest.empty())
        return {textMarkerOf(text), {}};
    const auto filler = std::find_if(vocabulary.fillers.begin(), vocabulary.fillers.end(),
                                     [rest](const Filler &one) { return isFiller(rest, one); });
    if (filler != vocabulary.fillers.end())
        return {filler->marker, rest};
    return {textMarkerOf(rest), visibleTextOf(rest)};
}

}
