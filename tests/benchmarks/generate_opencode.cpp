// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// generate_opencode FILE MEGABYTES [SEED]: writes one session as `opencode export` of 1.2 prints it: one document,
// indented by two spaces, a message for each step of the model, tool calls whose output stands in them twice (as
// output and as metadata), some with a diff, some compactions. The same seed writes the same bytes.

#include "generatedtext.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace tacet::bench;

namespace {

class Export
{
public:
    Export(std::FILE *file, uint64_t seed)
        : m_file(file)
        , m_random(seed)
    {
        write("{\n  \"info\": {\n    \"id\": \"ses_dd3041143ffeGeneratedSession1\",\n    \"slug\": \"quiet-otter\",\n"
              "    \"projectID\": \"global\",\n    \"directory\": \"/home/user/project\",\n    \"title\": "
              "\"Generated\",\n"
              "    \"version\": \"1.2.27\",\n    \"time\": {\n      \"created\": 1772000000000,\n"
              "      \"updated\": 1772900000000\n    }\n  },\n  \"messages\": [\n");
    }

    [[nodiscard]] uint64_t bytes() const { return m_bytes; }

    void turn()
    {
        const size_t kind = m_random.below(40);
        std::string parts = text(prose(m_random, m_random.length(180, 1.1, 30'000)), "");
        if (kind == 0)
            parts = text("", "");
        else if (kind == 1)
            parts = part("compaction", ",\n          \"auto\": true");
        else if (kind == 2)
            parts = part("file",
                         ",\n          \"mime\": \"image/png\",\n          \"filename\": \"a.png\",\n"
                         "          \"url\": \"data:image/png;base64,"
                             + base64(m_random, m_random.length(60'000, 0.7, 1'000'000)) + "\"");
        m_parent = begin("user",
                         ",\n        \"agent\": \"build\",\n        \"model\": {\n          \"providerID\": "
                         "\"demo\",\n          \"modelID\": \"demo-1\"\n        }");
        end(parts);
        const size_t steps = kind == 1 ? 0 : m_random.below(14);
        for (size_t i = 0; i < steps; ++i)
            step();
        answer(prose(m_random, m_random.length(900, 1.0, 20'000)), kind == 1);
    }

    bool finish()
    {
        write("\n  ]\n}\n");
        return std::fclose(m_file) == 0;
    }

private:
    void write(const std::string &bytes)
    {
        std::fwrite(bytes.data(), 1, bytes.size(), m_file);
        m_bytes += bytes.size();
    }

    std::string id(const char *prefix)
    {
        char digits[16];
        m_time += 4096 * (1 + m_random.below(4000));
        std::snprintf(digits, sizeof digits, "%012llx", static_cast<unsigned long long>(m_time & 0xFFFFFFFFFFFF));
        return prefix + std::string(digits) + "0123456789abcd";
    }

    std::string begin(const char *role, const std::string &more)
    {
        m_message = id("msg_");
        const std::string ms = std::to_string(1'772'000'000'000 + m_time / 4096 % 800'000'000);
        write(std::string(m_first ? "" : ",\n") + "    {\n      \"info\": {\n        \"id\": \"" + m_message
              + "\",\n        \"sessionID\": \"ses_dd3041143ffeGeneratedSession1\",\n        \"role\": \"" + role
              + "\",\n        \"time\": {\n          \"created\": " + ms
              + (role[0] == 'a' ? ",\n          \"completed\": " + ms : std::string()) + "\n        }" + more
              + "\n      },\n      \"parts\": [\n");
        m_first = false;
        return m_message;
    }
    void end(const std::string &parts) { write(parts + "\n      ]\n    }"); }

    void beginAnswer(const char *finish, bool summary)
    {
        begin(
            "assistant",
            ",\n        \"parentID\": \"" + m_parent
                + "\",\n        \"modelID\": \"demo-1\",\n        \"providerID\": \"demo\",\n        \"mode\": "
                  "\"build\",\n        \"agent\": \"build\",\n        \"path\": {\n          \"cwd\": "
                  "\"/home/user/project\",\n          \"root\": \"/home/user/project\"\n        },\n        \"cost\": "
                  "0.0123,\n        \"tokens\": {\n          \"input\": 4120,\n          \"output\": 225,\n          "
                  "\"reasoning\": 0,\n          \"cache\": {\n            \"read\": 51876,\n            \"write\": 0\n"
                  "          }\n        },\n        \"finish\": \""
                + finish + '"' + (summary ? ",\n        \"summary\": true" : ""));
    }

    std::string part(const char *type, const std::string &more)
    {
        return "        {\n          \"id\": \"" + id("prt_")
            + "\",\n          \"sessionID\": "
              "\"ses_dd3041143ffeGeneratedSession1\",\n          \"messageID\": \""
            + m_message + "\",\n          \"type\": \"" + type + '"' + more + "\n        }";
    }
    std::string text(const std::string &words, const std::string &more)
    {
        return part("text", ",\n          \"text\": \"" + words + '"' + more);
    }

    void answer(const std::string &words, bool summary)
    {
        beginAnswer("stop", summary);
        end(part("step-start", "") + ",\n" + text(words, "") + ",\n"
            + part("step-finish", ",\n          \"reason\": \"stop\""));
    }

    void step()
    {
        beginAnswer("tool-calls", false);
        std::string parts =
            part("step-start", ",\n          \"snapshot\": \"6d93682cd59dc26937a236a546761e2c47156e5d\"");
        if (m_random.below(2) == 0)
            parts += ",\n"
                + part("reasoning",
                       ",\n          \"text\": \"" + prose(m_random, m_random.length(500, 0.8, 10'000)) + '"');
        if (m_random.below(3) == 0)
            parts += ",\n" + text(prose(m_random, m_random.length(400, 0.8, 4'000)), "");
        const size_t kind = m_random.below(1000);
        const size_t length = kind < 5 ? 150'000 + m_random.below(350'000) : m_random.length(2'500, 1.4, 60'000);
        const std::string output = kind >= 970 ? std::string() : code(m_random, length);
        parts += ",\n"
            + part("tool",
                   ",\n          \"callID\": \"call_" + base64(m_random, 20)
                       + "\",\n          \"tool\": \"bash\",\n          \"state\": {\n            \"status\": "
                         "\"completed\",\n            \"input\": {\n              \"command\": \""
                       + prose(m_random, m_random.length(250, 1.2, 8'000))
                       + "\"\n            },\n            \"output\": \"" + output + "\",\n            \"title\": \""
                       + prose(m_random, 30) + "\",\n            \"metadata\": {\n              \"output\": \"" + output
                       + "\",\n              \"exit\": 0\n            },\n            \"time\": {\n              "
                         "\"start\": "
                         "1772000000000,\n              \"end\": 1772000000900\n            }\n          }");
        if (m_random.below(4) == 0)
            parts += ",\n"
                + part("patch",
                       ",\n          \"hash\": \"6d93682cd59dc26937a236a546761e2c47156e5d\",\n          "
                       "\"files\": [\n            \"/home/user/project/a.cpp\"\n          ]");
        end(parts + ",\n" + part("step-finish", ",\n          \"reason\": \"tool-calls\",\n          \"cost\": 0.01"));
    }

    std::FILE *m_file;
    Random m_random;
    std::string m_message;
    std::string m_parent;
    uint64_t m_time = 0x2CFC0000000;
    uint64_t m_bytes = 0;
    bool m_first = true;
};

}

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fputs("usage: generate_opencode FILE MEGABYTES [SEED]\n", stderr);
        return 2;
    }
    std::FILE *file = std::fopen(argv[1], "wb");
    if (!file) {
        std::perror(argv[1]);
        return 1;
    }
    const uint64_t bytes = std::strtoull(argv[2], nullptr, 10) * 1'000'000;
    Export session(file, argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 538);
    while (session.bytes() < bytes)
        session.turn();
    return session.finish() ? 0 : 1;
}
