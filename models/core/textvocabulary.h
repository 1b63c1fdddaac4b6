// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/textmarker.h"

#include <string>
#include <string_view>
#include <vector>

namespace tacet {

/// The envelopes and fillers that one house format has beside the catalogue of textmarker.h. UTF-8.
struct TextVocabulary {
    struct Envelope {
        std::string tag; ///< without its brackets
        TextMarker marker = TextMarker::Visible; ///< what its inside is; Visible: what its author wrote
        friend bool operator==(const Envelope &, const Envelope &) = default;
    };
    struct Filler {
        std::string text;
        TextMarker marker = TextMarker::NoContent;
        bool isBeginning = false; ///< whatever follows belongs to it
        friend bool operator==(const Filler &, const Filler &) = default;
    };
    std::vector<Envelope> envelopes;
    std::vector<Filler> fillers; ///< a text that is one of them as a whole is found without regard to case

    [[nodiscard]] bool isEmpty() const { return envelopes.empty() && fillers.empty(); }
    friend bool operator==(const TextVocabulary &, const TextVocabulary &) = default;
};

struct MarkedText {
    TextMarker marker = TextMarker::Visible;
    std::string_view visible; ///< what its author wrote; meaningful where the marker stands for words
};

/// textMarkerOf() and visibleTextOf() with a vocabulary beside the catalogue, which is asked last. Any thread.
[[nodiscard]] MarkedText markText(std::string_view text, const TextVocabulary &vocabulary);

}
