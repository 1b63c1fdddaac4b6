// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// generate_codex FILE MEGABYTES [SEED]: writes a rollout of Codex that tells every turn twice, as those of 2025 and
// 2026 do, with what fills real ones: instructions, sealed thoughts, calls whose arguments are JSON in a string, their
// outputs, counts of tokens. The same seed writes the same bytes.

#include "generatedtext.h"

#include <cstdio>
#include <cstdlib>

using namespace tacet::bench;

namespace {

class Rollout
{
public:
    Rollout(std::FILE *file, uint64_t seed)
        : m_file(file)
        , m_random(seed)
    {
        line("session_meta",
             "\"id\":\"0199a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b\",\"cwd\":\"/home/user/project\",\"originator\":"
             "\"codex_cli_rs\",\"cli_version\":\"0.98.0\",\"instructions\":\""
                 + prose(m_random, 20'000) + "\"");
    }

    [[nodiscard]] uint64_t bytes() const { return m_bytes; }

    void turn()
    {
        line("event_msg", "\"type\":\"task_started\",\"model_context_window\":272000");
        line("turn_context",
             "\"cwd\":\"/home/user/project\",\"approval_policy\":\"on-request\",\"sandbox_policy\":{\"mode\":"
             "\"workspace-write\"},\"model\":\"gpt-5-codex\",\"effort\":\"high\",\"summary\":\"auto\"");
        const std::string prompt = m_random.below(40) == 0 ? "" : prose(m_random, m_random.length(180, 1.1, 30'000));
        item("\"type\":\"message\",\"role\":\"user\",\"content\":[{\"type\":\"input_text\",\"text\":\"" + prompt
             + "\"}]");
        line("event_msg", "\"type\":\"user_message\",\"message\":\"" + prompt + "\",\"images\":[]");
        const size_t steps = m_random.below(14);
        for (size_t i = 0; i < steps; ++i)
            step();
        const std::string answer = prose(m_random, m_random.length(900, 1.0, 20'000));
        line("event_msg", "\"type\":\"agent_message\",\"message\":\"" + answer + "\"");
        item("\"type\":\"message\",\"role\":\"assistant\",\"content\":[{\"type\":\"output_text\",\"text\":\"" + answer
             + "\"}]");
        line("event_msg", "\"type\":\"task_complete\",\"last_agent_message\":\"" + answer + "\"");
        if (m_random.below(60) == 0)
            line("compacted", "\"message\":\"" + prose(m_random, 4'000) + "\"");
    }

private:
    void item(const std::string &payload) { line("response_item", payload); }

    void step()
    {
        if (m_random.below(3) != 0)
            item("\"type\":\"reasoning\",\"summary\":[{\"type\":\"summary_text\",\"text\":\"" + prose(m_random, 120)
                 + "\"}],\"content\":null,\"encrypted_content\":\"gAAAAA"
                 + base64(m_random, m_random.length(1'400, 0.6, 8'000)) + "\"");
        const std::string call = "call_" + base64(m_random, 24).replace(3, 1, "x");
        item("\"type\":\"function_call\",\"name\":\"shell\",\"arguments\":\"{\\\"command\\\":[\\\"bash\\\",\\\"-lc\\\","
             "\\\""
             + escaped(prose(m_random, m_random.length(250, 1.2, 8'000))) + "\\\"]}\",\"call_id\":\"" + call + "\"");
        const size_t kind = m_random.below(1000);
        const size_t length = kind < 5 ? 150'000 + m_random.below(350'000) : m_random.length(1'500, 1.4, 60'000);
        item("\"type\":\"function_call_output\",\"call_id\":\"" + call + "\",\"output\":\"{\\\"output\\\":\\\""
             + (kind >= 970 ? std::string() : escaped(code(m_random, length)))
             + "\\\",\\\"metadata\\\":{\\\"exit_code\\\":0,\\\"duration_seconds\\\":0.4}}\"");
        line("event_msg",
             "\"type\":\"token_count\",\"info\":{\"total_token_usage\":{\"input_tokens\":"
                 + std::to_string(m_random.below(90'000))
                 + ",\"cached_input_tokens\":40000,\"output_tokens\":" + std::to_string(m_random.below(900))
                 + ",\"total_tokens\":50000},\"model_context_window\":272000},\"rate_limits\":{\"primary\":"
                   "{\"used_percent\":12.5,\"window_minutes\":299}}");
    }

    /// Once more, as a string within a string is.
    static std::string escaped(const std::string &text)
    {
        std::string twice;
        for (const char c : text) {
            if (c == '\\')
                twice += '\\';
            twice += c;
        }
        // \" became \\", which would end the inner string: one more.
        std::string out;
        for (size_t i = 0; i < twice.size(); ++i) {
            if (twice[i] == '"')
                out += '\\';
            out += twice[i];
        }
        return out;
    }

    void line(const char *type, const std::string &payload)
    {
        m_ms += m_random.below(9'000) + 1;
        const uint64_t s = m_ms / 1000;
        char time[32];
        std::snprintf(time, sizeof time, "2026-%02u-%02uT%02u:%02u:%02u.%03uZ", unsigned(s / 86'400 / 28 % 12 + 1),
                      unsigned(s / 86'400 % 28 + 1), unsigned(s / 3600 % 24), unsigned(s / 60 % 60), unsigned(s % 60),
                      unsigned(m_ms % 1000));
        const std::string text =
            std::string("{\"timestamp\":\"") + time + "\",\"type\":\"" + type + "\",\"payload\":{" + payload + "}}\n";
        std::fwrite(text.data(), 1, text.size(), m_file);
        m_bytes += text.size();
    }

    std::FILE *m_file;
    Random m_random;
    uint64_t m_ms = 0;
    uint64_t m_bytes = 0;
};

}

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fputs("usage: generate_codex FILE MEGABYTES [SEED]\n", stderr);
        return 2;
    }
    std::FILE *file = std::fopen(argv[1], "wb");
    if (!file) {
        std::perror(argv[1]);
        return 1;
    }
    const uint64_t bytes = std::strtoull(argv[2], nullptr, 10) * 1'000'000;
    Rollout rollout(file, argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 417);
    while (rollout.bytes() < bytes)
        rollout.turn();
    return std::fclose(file) == 0 ? 0 : 1;
}
