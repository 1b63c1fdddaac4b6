// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/searchquery.h"
#include "models/core/silenceclassset.h"
#include "models/exporters/scan.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <variant>

namespace tacet {

struct GlobalOptions {
    QString library; ///< folder; empty: the XDG folders
    QString session; ///< uid; empty: the only one
    bool quiet = false;
};

/// Which messages a command is about; none set: all.
struct MessageChoice {
    std::optional<int> index;
    QString key;
    std::optional<std::pair<int, int>> range; ///< both ends included

    [[nodiscard]] bool isOne() const { return index || !key.isEmpty(); }
};

/// Open the window.
struct WindowCommand {
    QStringList paths;
    std::optional<int> index;
};

struct ScanCommand {
    QStringList paths;
    ScanFormat format = ScanFormat::Text;
    SilenceClassSet named;
    SilenceClassSet failOn;
    qint64 gapMs = 1'800'000;
};

struct ShowCommand {
    QString path;
    MessageChoice choice;
    bool raw = false;
};

struct SearchCommand {
    SearchQuery query;
    QStringList paths;
    bool asJsonLines = false;
    int most = 0; ///< so many messages a session; 0: all
};

struct CodeCommand {
    QString path;
    MessageChoice choice;
    QString reviewer;
    QString reviewFile; ///< a whole review as JSON; "-" is standard input
    std::optional<QString> reading;
    std::optional<QStringList> also;
    std::optional<QStringList> rejected;
    std::optional<int> confidence;
    std::optional<QString> response;
    std::optional<QString> memo;
    std::optional<SilenceClass> dispute;
};

struct MergeCommand {
    QStringList files;
};

/// List what can be read, or check a description of a format.
struct FormatsCommand {
    QString mapping; ///< file to check; empty: list
    QString transcript; ///< to be read after it; may be empty
};

struct ExportCommand {
    enum class Kind { JsonLines, Markdown };
    QStringList paths; ///< none: all that is in the library (JSON Lines only)
    Kind kind = Kind::JsonLines;
    QString output; ///< "-" is standard output
    std::optional<int> index;
};

/// Help or version: printed to standard output, and done.
struct PrintedText {
    QString text;
};

/// Printed to standard error; status 2.
struct WrongUsage {
    QString message;
};

struct CommandLine {
    GlobalOptions global;
    std::variant<WindowCommand, ScanCommand, ShowCommand, SearchCommand, CodeCommand, MergeCommand, ExportCommand,
                 FormatsCommand, PrintedText, WrongUsage>
        command;
};

/// The name of the sub-command in the arguments; empty where the window is asked for. Needs no application object.
/// @param arguments with the program's name first
[[nodiscard]] QString subCommand(const QStringList &arguments);

/// No side effects: reads no file, prints nothing. Needs an application object, for the texts.
[[nodiscard]] CommandLine parseCommandLine(const QStringList &arguments);

}
