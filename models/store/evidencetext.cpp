// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/evidencetext.h"

#include <array>
#include <charconv>
#include <optional>

namespace tacet {

namespace {

/// Takes "number" and the character `end` from the front of `text`.
std::optional<int> takeNumber(std::string_view &text, char end)
{
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop == text.data() + text.size() || *stop != end)
        return {};
    text.remove_prefix(size_t(stop - text.data()) + 1);
    return number;
}

std::optional<std::string> takeText(std::string_view &text, int bytes)
{
    if (bytes < 0 || size_t(bytes) > text.size())
        return {};
    std::string taken(text.substr(0, size_t(bytes)));
    text.remove_prefix(size_t(bytes));
    return taken;
}

void appendNumber(std::string &text, qint64 number, char end)
{
    std::array<char, 24> digits {};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    text.append(digits.data(), written.ptr);
    text.push_back(end);
}

}

std::string evidenceToText(const std::vector<EvidencePointer> &evidence)
{
    std::string text;
    for (const EvidencePointer &one : evidence) {
        appendNumber(text, one.record, ',');
        appendNumber(text, one.ordinalOffset, ',');
        appendNumber(text, qint64(one.pointer.size()), ',');
        appendNumber(text, qint64(one.absent.size()), ':');
        text += one.pointer;
        text += one.absent;
    }
    return text;
}

std::vector<EvidencePointer> evidenceFromText(std::string_view text)
{
    std::vector<EvidencePointer> evidence;
    while (!text.empty()) {
        const auto record = takeNumber(text, ',');
        const auto ordinalOffset = takeNumber(text, ',');
        const auto pointerBytes = takeNumber(text, ',');
        const auto absentBytes = takeNumber(text, ':');
        if (!record || !ordinalOffset || !pointerBytes || !absentBytes)
            break;
        auto pointer = takeText(text, *pointerBytes);
        auto absent = takeText(text, *absentBytes);
        if (!pointer || !absent)
            break;
        evidence.push_back({*record, std::move(*pointer), std::move(*absent), *ordinalOffset});
    }
    return evidence;
}

}
