// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// generate_claude FILE MEGABYTES [SEED]: writes a Claude Code log like real ones in the kinds of its records, their
// sizes (p50 about 1.3 KB, mean 3.5 KB, p99 23 KB, some of a megabyte) and what stands in them: prose, code, thinking
// with a signature, tool results that stand twice in their line. The same seed writes the same bytes.

#include "generatedtext.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace tacet::bench;

namespace {

class Log
{
public:
    Log(std::FILE *file, uint64_t seed)
        : m_file(file)
        , m_random(seed)
    { }

    [[nodiscard]] uint64_t bytes() const { return m_bytes; }

    void turn()
    {
        prompt();
        const size_t steps = m_random.below(14);
        for (size_t i = 0; i < steps; ++i)
            step();
        assistant("{\"type\":\"text\",\"text\":\"" + prose(m_random, m_random.length(900, 1.0, 20'000)) + "\"}",
                  "end_turn", id("msg_01"));
        if (m_random.below(20) == 0)
            line("{\"type\":\"summary\",\"summary\":\"" + prose(m_random, 40) + "\",\"leafUuid\":\"" + m_parent
                 + "\"}");
        if (m_random.below(60) == 0)
            compaction();
    }

private:
    std::string id(const char *prefix) { return prefix + base64(m_random, 22).replace(5, 1, "x"); }

    std::string uuid()
    {
        char text[40];
        std::snprintf(text, sizeof text, "%08x-%04x-4%03x-8%03x-%012llx", unsigned(m_random.next()),
                      unsigned(m_random.below(0x10000)), unsigned(m_random.below(0x1000)),
                      unsigned(m_random.below(0x1000)), static_cast<unsigned long long>(m_random.next() >> 16));
        return text;
    }

    std::string time()
    {
        m_ms += m_random.below(9'000) + 1;
        const uint64_t s = m_ms / 1000;
        char text[32];
        std::snprintf(text, sizeof text, "2026-%02u-%02uT%02u:%02u:%02u.%03uZ", unsigned(s / 86'400 / 28 % 12 + 1),
                      unsigned(s / 86'400 % 28 + 1), unsigned(s / 3600 % 24), unsigned(s / 60 % 60), unsigned(s % 60),
                      unsigned(m_ms % 1000));
        return text;
    }

    void line(const std::string &text)
    {
        std::fwrite(text.data(), 1, text.size(), m_file);
        std::fputc('\n', m_file);
        m_bytes += text.size() + 1;
    }

    /// A record with the fields that every record of a chain has.
    void record(const std::string &type, const std::string &fields)
    {
        const std::string own = uuid();
        line("{\"parentUuid\":" + (m_parent.empty() ? "null" : "\"" + m_parent + "\"")
             + ",\"isSidechain\":false,\"userType\":\"external\",\"cwd\":\"/home/user/project\",\"sessionId\":"
               "\"6f1e8a52-0c1d-4b7e-9a31-5d2f6c7b8e90\",\"version\":\"2.1.220\",\"gitBranch\":\"main\",\"type\":\""
             + type + "\"," + fields + ",\"uuid\":\"" + own + "\",\"timestamp\":\"" + time() + "\"}");
        m_parent = own;
    }

    void prompt()
    {
        const size_t kind = m_random.below(40);
        std::string content = "\"" + prose(m_random, m_random.length(180, 1.1, 30'000)) + "\"";
        if (kind == 0)
            content = "\"\"";
        else if (kind == 1)
            content = "[{\"type\":\"text\",\"text\":\"[Request interrupted by user]\"}]";
        else if (kind == 2)
            content = "[{\"type\":\"image\",\"source\":{\"type\":\"base64\",\"media_type\":\"image/png\",\"data\":\""
                + base64(m_random, m_random.length(60'000, 0.7, 1'000'000)) + "\"}}]";
        else if (kind == 3)
            content = "\"<command-name>/compact</command-name>\\n<command-args></command-args>\"";
        record("user", "\"message\":{\"role\":\"user\",\"content\":" + content + "}");
    }

    void step()
    {
        const std::string message = id("msg_01");
        if (m_random.below(2) == 0) {
            const bool sealed = m_random.below(3) != 0;
            assistant("{\"type\":\"thinking\",\"thinking\":\""
                          + (sealed ? std::string() : prose(m_random, m_random.length(500, 0.8, 10'000)))
                          + "\",\"signature\":\"" + base64(m_random, m_random.length(700, 0.6, 4'000)) + "\"}",
                      "", message);
        }
        if (m_random.below(3) == 0)
            assistant("{\"type\":\"text\",\"text\":\"" + prose(m_random, m_random.length(400, 0.8, 4'000)) + "\"}", "",
                      message);
        const std::string call = id("toolu_01");
        assistant("{\"type\":\"tool_use\",\"id\":\"" + call + "\",\"name\":\"Bash\",\"input\":{\"command\":\""
                      + prose(m_random, m_random.length(250, 1.2, 8'000)) + "\",\"description\":\""
                      + prose(m_random, 30) + "\"}}",
                  "tool_use", message);
        const size_t kind = m_random.below(1000);
        const size_t length = kind < 5 ? 150'000 + m_random.below(350'000) : m_random.length(750, 1.4, 60'000);
        const std::string output = kind >= 970 ? std::string() : code(m_random, length);
        record("user",
               "\"message\":{\"role\":\"user\",\"content\":[{\"tool_use_id\":\"" + call
                   + "\",\"type\":\"tool_result\",\"content\":\"" + output
                   + "\",\"is_error\":false}]},\"toolUseResult\":{\"stdout\":\"" + output
                   + "\",\"stderr\":\"\",\"interrupted\":false,\"isImage\":false}");
    }

    void assistant(const std::string &block, const std::string &finish, const std::string &message)
    {
        record("assistant",
               "\"message\":{\"model\":\"claude-opus-5\",\"id\":\"" + message
                   + "\",\"type\":\"message\",\"role\":\"assistant\",\"content\":[" + block
                   + "],\"stop_reason\":" + (finish.empty() ? "null" : "\"" + finish + "\"")
                   + ",\"stop_sequence\":null,\"usage\":{\"input_tokens\":4,\"cache_creation_input_tokens\":1205,"
                     "\"cache_read_input_tokens\":48211,\"output_tokens\":"
                   + std::to_string(m_random.below(900)) + ",\"service_tier\":\"standard\"}},\"requestId\":\""
                   + id("req_01") + "\"");
    }

    void compaction()
    {
        m_parent.clear();
        record("system",
               "\"subtype\":\"compact_boundary\",\"content\":\"Conversation compacted\",\"compactMetadata\":"
               "{\"trigger\":\"auto\",\"preTokens\":155116}");
        record("user",
               "\"isCompactSummary\":true,\"message\":{\"role\":\"user\",\"content\":\"This session is being "
               "continued from a previous conversation that ran out of context. "
                   + prose(m_random, 4'000) + "\"}");
    }

    std::FILE *m_file;
    Random m_random;
    std::string m_parent;
    uint64_t m_ms = 0;
    uint64_t m_bytes = 0;
};

}

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fputs("usage: generate_claude FILE MEGABYTES [SEED]\n", stderr);
        return 2;
    }
    std::FILE *file = std::fopen(argv[1], "wb");
    if (!file) {
        std::perror(argv[1]);
        return 1;
    }
    const uint64_t bytes = std::strtoull(argv[2], nullptr, 10) * 1'000'000;
    Log log(file, argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 417);
    while (log.bytes() < bytes)
        log.turn();
    return std::fclose(file) == 0 ? 0 : 1;
}
