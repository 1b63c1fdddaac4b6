// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/toolkind.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

struct ToolName {
    const char *name; ///< lower case
    ToolKind kind;
};

// Claude Code, Codex, opencode, Gemini and Qwen, Cline and Roo, Copilot, Cursor, Droid, Kimi, SWE-agent, OpenHands.
constexpr std::array ToolNames {
    ToolName {"bash", ToolKind::Shell},
    ToolName {"shell", ToolKind::Shell},
    ToolName {"local_shell", ToolKind::Shell},
    ToolName {"local_shell_call", ToolKind::Shell},
    ToolName {"exec", ToolKind::Shell},
    ToolName {"exec_command", ToolKind::Shell},
    ToolName {"container.exec", ToolKind::Shell},
    ToolName {"execute_command", ToolKind::Shell},
    ToolName {"execute_bash", ToolKind::Shell},
    ToolName {"execute", ToolKind::Shell},
    ToolName {"run_shell_command", ToolKind::Shell},
    ToolName {"run_terminal_cmd", ToolKind::Shell},
    ToolName {"run_in_terminal", ToolKind::Shell},
    ToolName {"run_command", ToolKind::Shell},
    ToolName {"powershell", ToolKind::Shell},
    ToolName {"terminal", ToolKind::Shell},
    ToolName {"edit", ToolKind::Edit},
    ToolName {"multiedit", ToolKind::Edit},
    ToolName {"multi_edit", ToolKind::Edit},
    ToolName {"replace", ToolKind::Edit},
    ToolName {"edit_file", ToolKind::Edit},
    ToolName {"search_replace", ToolKind::Edit},
    ToolName {"replace_in_file", ToolKind::Edit},
    ToolName {"str_replace", ToolKind::Edit},
    ToolName {"str_replace_editor", ToolKind::Edit},
    ToolName {"str_replace_based_edit_tool", ToolKind::Edit},
    ToolName {"strreplacefile", ToolKind::Edit},
    ToolName {"notebookedit", ToolKind::Edit},
    ToolName {"write", ToolKind::Write},
    ToolName {"write_file", ToolKind::Write},
    ToolName {"writefile", ToolKind::Write},
    ToolName {"write_to_file", ToolKind::Write},
    ToolName {"create", ToolKind::Write},
    ToolName {"create_file", ToolKind::Write},
    ToolName {"patch", ToolKind::Patch},
    ToolName {"apply_patch", ToolKind::Patch},
    ToolName {"applypatch", ToolKind::Patch},
    ToolName {"apply_diff", ToolKind::Patch},
    ToolName {"read", ToolKind::Read},
    ToolName {"view", ToolKind::Read},
    ToolName {"cat", ToolKind::Read},
    ToolName {"open", ToolKind::Read},
    ToolName {"read_file", ToolKind::Read},
    ToolName {"readfile", ToolKind::Read},
    ToolName {"read_many_files", ToolKind::Read},
    ToolName {"view_image", ToolKind::Read},
    ToolName {"notebookread", ToolKind::Read},
    ToolName {"glob", ToolKind::List},
    ToolName {"list", ToolKind::List},
    ToolName {"ls", ToolKind::List},
    ToolName {"list_files", ToolKind::List},
    ToolName {"list_dir", ToolKind::List},
    ToolName {"list_directory", ToolKind::List},
    ToolName {"file_search", ToolKind::List},
    ToolName {"grep", ToolKind::Search},
    ToolName {"grep_search", ToolKind::Search},
    ToolName {"search_files", ToolKind::Search},
    ToolName {"search_file_content", ToolKind::Search},
    ToolName {"codebase_search", ToolKind::Search},
    ToolName {"codesearch", ToolKind::Search},
    ToolName {"webfetch", ToolKind::WebFetch},
    ToolName {"web_fetch", ToolKind::WebFetch},
    ToolName {"fetch", ToolKind::WebFetch},
    ToolName {"fetchurl", ToolKind::WebFetch},
    ToolName {"websearch", ToolKind::WebSearch},
    ToolName {"web_search", ToolKind::WebSearch},
    ToolName {"web_search_call", ToolKind::WebSearch},
    ToolName {"google_web_search", ToolKind::WebSearch},
    ToolName {"searchweb", ToolKind::WebSearch},
    ToolName {"todowrite", ToolKind::Todo},
    ToolName {"todoread", ToolKind::Todo},
    ToolName {"todo_write", ToolKind::Todo},
    ToolName {"write_todos", ToolKind::Todo},
    ToolName {"update_plan", ToolKind::Todo},
    ToolName {"update_todo_list", ToolKind::Todo},
    ToolName {"settodolist", ToolKind::Todo},
    ToolName {"manage_todo_list", ToolKind::Todo},
    ToolName {"taskcreate", ToolKind::Todo},
    ToolName {"taskupdate", ToolKind::Todo},
    ToolName {"exitplanmode", ToolKind::PlanMode},
    ToolName {"exit_plan_mode", ToolKind::PlanMode},
    ToolName {"plan_exit", ToolKind::PlanMode},
    ToolName {"task", ToolKind::Agent},
    ToolName {"agent", ToolKind::Agent},
    ToolName {"spawn_agent", ToolKind::Agent},
    ToolName {"question", ToolKind::Question},
    ToolName {"askuserquestion", ToolKind::Question},
    ToolName {"ask_followup_question", ToolKind::Question},
    ToolName {"request_user_input", ToolKind::Question},
    ToolName {"ask_user", ToolKind::Question},
};

}

ToolKind toolKindOf(const QString &tool)
{
    const auto found = std::find_if(ToolNames.begin(), ToolNames.end(), [&tool](const ToolName &known) {
        return tool.compare(QLatin1StringView(known.name), Qt::CaseInsensitive) == 0;
    });
    return found == ToolNames.end() ? ToolKind::Other : found->kind;
}

}
