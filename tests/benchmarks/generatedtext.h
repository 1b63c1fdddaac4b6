// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>

namespace tacet::bench {

/// SplitMix64: the same numbers with every standard library.
class Random
{
public:
    explicit Random(uint64_t seed)
        : m_state(seed)
    { }
    uint64_t next()
    {
        uint64_t z = (m_state += 0x9E3779B97F4A7C15ull);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    size_t below(size_t limit) { return size_t(next() % limit); }
    double unit() { return double(next() >> 11) * 0x1.0p-53; }
    /// Lengths as transcripts have them: most near the median, a few very long.
    size_t length(double median, double sigma, size_t most)
    {
        const double normal = std::sqrt(-2 * std::log(unit() + 1e-18)) * std::cos(6.283185307179586 * unit());
        return std::min(most, size_t(median * std::exp(sigma * normal)) + 1);
    }

private:
    uint64_t m_state;
};

inline constexpr std::array Words {
    "the",          "of",          "and",          "to",          "in",      "a",        "is",       "that",
    "it",           "for",         "function",     "return",      "value",   "test",     "file",     "error",
    "build",        "message",     "index",        "parser",      "because", "session",  "should",   "cache",
    "thread",       "memory",      "update",       "remove",      "check",   "result",   "config",   "request",
    "server",       "client",      "driver",       "kernel",      "module",  "compiler", "refactor", "describe",
    "na\xC3\xAFve", "caf\xC3\xA9", "\xE2\x86\x92", "\xE2\x9C\x93"};

inline constexpr std::array Code {"    const auto value = cache.find(key);\\n",
                                  "    if (value == cache.end())\\n        return std::nullopt;\\n",
                                  "def main(argv):\\n    parser = argparse.ArgumentParser()\\n",
                                  "\\treturn fmt.Errorf(\\\"read %s: %w\\\", path, err)\\n",
                                  "  1234\\u2192  \\\"name\\\": \\\"tacet\\\",\\n",
                                  "drwxr-xr-x  2 user user  4096 Aug  1 10:00 build\\n",
                                  "-- Configuring done (0.4s)\\n",
                                  "\\u001b[32mPASS\\u001b[0m src/index.test.ts (5.2 s)\\n"};

/// Text that is already escaped for JSON, so that generating is not what takes the time.
inline std::string prose(Random &random, size_t length)
{
    std::string text;
    while (text.size() < length) {
        // Zipf, roughly: the square of a uniform number favours the words that come first.
        const double u = random.unit();
        text += Words[size_t(u * u * double(Words.size()))];
        const size_t end = random.below(14);
        text += end == 0 ? ".\\n\\n" : end == 1 ? ", " : " ";
    }
    return text;
}

inline std::string code(Random &random, size_t length)
{
    std::string text;
    while (text.size() < length)
        text += Code[random.below(Code.size())];
    return text;
}

inline std::string base64(Random &random, size_t length)
{
    static constexpr char Digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text(length, 'A');
    for (char &c : text)
        c = Digits[random.below(64)];
    return text;
}

}
