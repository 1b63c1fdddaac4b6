// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <array>
#include <cstring>
#include <vector>

namespace tacet::test {

/// The smallest file of a format in which four messages are told apart by their words: what damage is done to.
/// All written by us. ' stands for "; in a record TEXT stands for its words, NUM for its number (1 to 4), PREV for the
/// number before it, and EXTRA for members that the format does not know.
struct Specimen {
    enum class Shape {
        Lines, ///< one JSON object a line
        Document, ///< records are the elements of an array, or the members of an object, in one JSON document
        Text,
    };
    const char *format;
    Shape shape;
    const char *before;
    const char *user;
    const char *answer;
    const char *after;
    bool hasIds = false; ///< records name themselves (NUM)
    bool hasParents = false; ///< and the one that they answer (PREV)
};

inline const std::vector<Specimen> &specimens()
{
    using enum Specimen::Shape;
    static const std::vector<Specimen> All {
        {"opencode-export", Document, "{'info':{'id':'ses_1','projectID':'p','slug':'s'},'messages':[",
         "{'info':{'id':'msg_NUM','sessionID':'ses_1','role':'user','time':{'created':NUM}},"
         "'parts':[{'id':'prt_NUM','type':'text','text':'TEXT'}]EXTRA}",
         "{'info':{'id':'msg_NUM','sessionID':'ses_1','role':'assistant','parentID':'msg_PREV','time':{'created':NUM}},"
         "'parts':[{'id':'prt_NUM','type':'text','text':'TEXT'}]EXTRA}",
         "]}", true, true},
        {"opencode-messages", Document, "[",
         "{'info':{'id':'msg_NUM','sessionID':'ses_1','role':'user','time':{'created':NUM}},"
         "'parts':[{'id':'prt_NUM','type':'text','text':'TEXT'}]EXTRA}",
         "{'info':{'id':'msg_NUM','sessionID':'ses_1','role':'assistant','parentID':'msg_PREV','time':{'created':NUM}},"
         "'parts':[{'id':'prt_NUM','type':'text','text':'TEXT'}]EXTRA}",
         "]", true, true},
        {"claude-code", Lines, "",
         "{'type':'user','uuid':'u-NUM','parentUuid':'u-PREV','sessionId':'s','message':{'role':'user',"
         "'content':'TEXT'}EXTRA}",
         "{'type':'assistant','uuid':'u-NUM','parentUuid':'u-PREV','sessionId':'s','message':{'role':'assistant',"
         "'id':'m-NUM','content':[{'type':'text','text':'TEXT'}]}EXTRA}",
         "", true, true},
        {"codex", Lines, "{'timestamp':'2026-01-01T00:00:00Z','type':'session_meta','payload':{'id':'s'}}\n",
         "{'timestamp':'2026-01-01T00:00:0NUMZ','type':'response_item','payload':{'type':'message','role':'user',"
         "'content':[{'type':'input_text','text':'TEXT'}]}EXTRA}",
         "{'timestamp':'2026-01-01T00:00:0NUMZ','type':'response_item','payload':{'type':'message','role':'assistant',"
         "'content':[{'type':'output_text','text':'TEXT'}]}EXTRA}",
         ""},
        {"codex-document", Document, "{'session':{'id':'s','timestamp':'2026-01-01T00:00:00Z'},'items':[",
         "{'type':'message','role':'user','content':[{'type':'input_text','text':'TEXT'}]EXTRA}",
         "{'type':'message','role':'assistant','content':[{'type':'output_text','text':'TEXT'}]EXTRA}", "]}"},
        {"chatgpt-export", Document,
         "[{'title':'t','conversation_id':'c','mapping':{'n-0':{'id':'n-0','message':null,'parent':null},",
         "'n-NUM':{'id':'n-NUM','parent':'n-PREV','message':{'id':'n-NUM','author':{'role':'user'},'content':{"
         "'content_type':'text','parts':['TEXT']}}EXTRA}",
         "'n-NUM':{'id':'n-NUM','parent':'n-PREV','message':{'id':'n-NUM','author':{'role':'assistant'},'content':{"
         "'content_type':'text','parts':['TEXT']}}EXTRA}",
         "}}]", true, true},
        {"chatgpt-conversations", Document, "{'conversations':[{'title':'t','conversation_id':'c','mapping':{",
         "'n-NUM':{'id':'n-NUM','message':{'id':'n-NUM','author':{'role':'user'},'content':{"
         "'content_type':'text','parts':['TEXT']}}EXTRA}",
         "'n-NUM':{'id':'n-NUM','message':{'id':'n-NUM','author':{'role':'assistant'},'content':{"
         "'content_type':'text','parts':['TEXT']}}EXTRA}",
         "}}]}", true},
        {"claude-ai-export", Document, "[{'uuid':'c','name':'t','chat_messages':[",
         "{'uuid':'NUM','sender':'human','text':'TEXT','content':[{'type':'text','text':'TEXT'}]EXTRA}",
         "{'uuid':'NUM','sender':'assistant','text':'TEXT','content':[{'type':'text','text':'TEXT'}]EXTRA}", "]}]",
         true},
        {"claude-ai-conversations", Document, "{'conversations':[{'uuid':'c','name':'t','chat_messages':[",
         "{'uuid':'NUM','sender':'human','text':'TEXT'EXTRA}", "{'uuid':'NUM','sender':'assistant','text':'TEXT'EXTRA}",
         "]}]}", true},
        {"inspect-log", Document,
         "{'version':2,'status':'success','eval':{'task':'t','run_id':'r'},'samples':[{'id':'a','epoch':1,'messages':[",
         "{'id':'NUM','role':'user','content':'TEXT'EXTRA}", "{'id':'NUM','role':'assistant','content':'TEXT'EXTRA}",
         "]}]}", true},
        {"gemini-cli", Document, "{'sessionId':'s','projectHash':'h','messages':[",
         "{'id':'NUM','type':'user','content':'TEXT'EXTRA}", "{'id':'NUM','type':'gemini','content':'TEXT'EXTRA}", "]}",
         true},
        {"gemini-cli-history", Document, "{'sessionId':'s','projectHash':'h','history':[",
         "{'role':'user','parts':[{'text':'TEXT'}]EXTRA}", "{'role':'model','parts':[{'text':'TEXT'}]EXTRA}", "]}"},
        {"gemini-cli-checkpoint", Document, "[", "{'role':'user','parts':[{'text':'TEXT'}]EXTRA}",
         "{'role':'model','parts':[{'text':'TEXT'}]EXTRA}", "]"},
        {"qwen-code", Lines, "",
         "{'uuid':'u-NUM','parentUuid':'u-PREV','sessionId':'s','type':'user','message':{'role':'user',"
         "'parts':[{'text':'TEXT'}]}EXTRA}",
         "{'uuid':'u-NUM','parentUuid':'u-PREV','sessionId':'s','type':'assistant','message':{'role':'model',"
         "'parts':[{'text':'TEXT'}]}EXTRA}",
         "", true, true},
        {"antigravity", Lines, "",
         "{'step_index':NUM,'source':'USER_EXPLICIT','type':'USER_INPUT','content':'TEXT'EXTRA}",
         "{'step_index':NUM,'source':'MODEL','type':'PLANNER_RESPONSE','content':'TEXT'EXTRA}", ""},
        {"copilot-cli", Lines,
         "{'type':'session.start','id':'0','timestamp':'2026-01-01T00:00:00Z','data':{'sessionId':'s'}}\n",
         "{'type':'user.message','id':'NUM','parentId':'PREV','timestamp':'2026-01-01T00:00:0NUMZ',"
         "'data':{'content':'TEXT'}EXTRA}",
         "{'type':'assistant.message','id':'NUM','parentId':'PREV','timestamp':'2026-01-01T00:00:0NUMZ',"
         "'data':{'content':'TEXT'}EXTRA}",
         "", true, true},
        {"cline", Document, "{'version':1,'agent':'cline','sessionId':'s','messages':[",
         "{'id':'NUM','role':'user','ts':NUM,'content':[{'type':'text','text':'TEXT'}]EXTRA}",
         "{'id':'NUM','role':'assistant','ts':NUM,'content':[{'type':'text','text':'TEXT'}]EXTRA}", "]}", true},
        {"cline-history", Document, "[", "{'role':'user','ts':NUM,'content':[{'type':'text','text':'TEXT'}]EXTRA}",
         "{'role':'assistant','ts':NUM,'content':[{'type':'text','text':'TEXT'}]EXTRA}", "]"},
        {"cline-window", Document, "[", "{'ts':NUM,'type':'say','say':'user_feedback','text':'TEXT'EXTRA}",
         "{'ts':NUM,'type':'say','say':'text','text':'TEXT'EXTRA}", "]"},
        {"pi", Lines, "{'type':'session','version':3,'id':'s','timestamp':'2026-01-01T00:00:00Z'}\n",
         "{'type':'message','id':'NUM','parentId':'PREV','timestamp':'2026-01-01T00:00:0NUMZ','message':{'role':'user',"
         "'content':[{'type':'text','text':'TEXT'}]}EXTRA}",
         "{'type':'message','id':'NUM','parentId':'PREV','timestamp':'2026-01-01T00:00:0NUMZ','message':{"
         "'role':'assistant','content':[{'type':'text','text':'TEXT'}]}EXTRA}",
         "", true, true},
        {"droid", Lines, "{'type':'system','session_id':'s','timestamp':'2026-01-01T00:00:00Z'}\n",
         "{'type':'message','id':'NUM','session_id':'s','timestamp':'2026-01-01T00:00:0NUMZ','role':'user',"
         "'text':'TEXT'EXTRA}",
         "{'type':'message','id':'NUM','session_id':'s','timestamp':'2026-01-01T00:00:0NUMZ','role':'assistant',"
         "'text':'TEXT'EXTRA}",
         "", true},
        {"grok", Lines, "", "{'type':'user','content':'TEXT'EXTRA}", "{'type':'assistant','content':'TEXT'EXTRA}", ""},
        {"hermes", Document, "{'session_id':'s','session_start':'2026-01-01T00:00:00Z','messages':[",
         "{'role':'user','content':'TEXT'EXTRA}", "{'role':'assistant','content':'TEXT'EXTRA}", "]}"},
        {"kimi", Lines, "{'type':'metadata','protocol_version':'1.4','created_at':1}\n",
         "{'type':'context.append_message','time':NUM,'message':{'role':'user','content':[{'type':'text',"
         "'text':'TEXT'}],'origin':{'kind':'user'}}EXTRA}",
         "{'type':'context.append_loop_event','time':NUM,'event':{'type':'content.part','stepUuid':'NUM','part':{"
         "'type':'text','text':'TEXT'}}EXTRA}",
         "", true},
        {"swe-agent", Document, "{'trajectory':[],'history':[", "{'role':'user','content':'TEXT'EXTRA}",
         "{'role':'assistant','content':'TEXT'EXTRA}", "],'info':{}}"},
        {"atif", Document, "{'schema_version':'ATIF-v1.5','session_id':'s','agent':{'name':'a'},'steps':[",
         "{'step_id':NUM,'source':'user','message':'TEXT'EXTRA}",
         "{'step_id':NUM,'source':'agent','message':'TEXT'EXTRA}", "]}", true},
        {"sharegpt", Document, "[{'id':'c','conversations':[", "{'from':'human','value':'TEXT'EXTRA}",
         "{'from':'gpt','value':'TEXT'EXTRA}", "]}]"},
        {"wildchat", Document, "{'conversation_hash':'c','conversation':[", "{'role':'user','content':'TEXT'EXTRA}",
         "{'role':'assistant','content':'TEXT'EXTRA}", "]}"},
        {"anthropic-messages", Document, "{'model':'m','system':'x','messages':[",
         "{'role':'user','content':[{'type':'text','text':'TEXT'}]EXTRA}",
         "{'role':'assistant','content':[{'type':'text','text':'TEXT'}]EXTRA}", "]}"},
        {"openai-chat", Document, "{'model':'m','messages':[", "{'role':'user','content':'TEXT'EXTRA}",
         "{'role':'assistant','content':'TEXT'EXTRA}", "]}"},
        {"openai-chat", Lines, "", "{'role':'user','content':'TEXT'EXTRA}",
         "{'role':'assistant','content':'TEXT'EXTRA}", ""},
        {"role-text", Text, "", "## User\n\nTEXT\n\n", "## Assistant\n\nTEXT\n\n", ""},
        {"aider", Text, "# aider chat started at 2026-01-01 00:00:00\n\n", "#### TEXT  \n\n", "TEXT\n\n", ""},
        {"specstory", Text, "<!-- Generated by SpecStory, Markdown v2.1.0 -->\n\n# t\n\n",
         "_**User (2026-01-01 00:00:0NUMZ)**_\n\nTEXT\n\n---\n\n",
         "_**Agent (m 2026-01-01 00:00:0NUMZ)**_\n\nTEXT\n\n---\n\n", ""},
        {"opencode-markdown", Text, "# t\n\n**Session ID:** ses_1\n**Created:** 1/1/2026, 12:00:00 AM\n\n---\n\n",
         "## User\n\nTEXT\n\n---\n\n", "## Assistant (Build · m · 1.0s)\n\nTEXT\n\n---\n\n", ""},
    };
    return All;
}

/// What the four messages say.
constexpr std::array<const char *, 4> Words {"Alpha", "Bravo", "Charlie", "Delta"};

/// A record, or what damage makes of it.
inline QByteArray recordOf(const Specimen &specimen, int position, const QByteArray &text, const QByteArray &extra = {})
{
    QByteArray record(position % 2 == 0 ? specimen.user : specimen.answer);
    if (specimen.shape != Specimen::Shape::Text)
        record.replace('\'', '"');
    record.replace("NUM", QByteArray::number(position + 1)).replace("PREV", QByteArray::number(position));
    record.replace("EXTRA", extra.isEmpty() ? QByteArray() : ',' + extra);
    return record.replace("TEXT", text);
}

inline std::vector<QByteArray> recordsOf(const Specimen &specimen)
{
    std::vector<QByteArray> records;
    for (int i = 0; i < int(Words.size()); ++i)
        records.push_back(recordOf(specimen, i, Words[size_t(i)]));
    return records;
}

/// The file of these records, which may be any bytes.
inline QByteArray fileOf(const Specimen &specimen, const std::vector<QByteArray> &records)
{
    const bool isDocument = specimen.shape == Specimen::Shape::Document;
    QByteArray file(specimen.before);
    for (size_t i = 0; i < records.size(); ++i) {
        file += isDocument && i > 0 ? "," : "";
        file += records[i];
        file += specimen.shape == Specimen::Shape::Lines ? "\n" : "";
    }
    QByteArray after(specimen.after);
    if (specimen.shape == Specimen::Shape::Text)
        return file + after;
    // Only what is before and after is still written with '.
    const qsizetype begin = qsizetype(std::strlen(specimen.before));
    return file.left(begin).replace('\'', '"') + file.mid(begin) + after.replace('\'', '"');
}

}
