// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "app/commandline.h"
#include "models/core/result.h"
#include "models/core/session.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace tacet {

/// Something to read, as it was named on the command line.
struct Input {
    QString name; ///< for messages and output
    QString path; ///< where it lies
    std::shared_ptr<const Library> library; ///< whose index it goes into
};

/// One session that a command works on.
struct OpenSession {
    QString name; ///< of its source, as it was named on the command line
    SessionRow session;
    std::vector<DamagedRecord> damaged; ///< of its source
    std::shared_ptr<const Library> library;
    std::unique_ptr<TranscriptReader> reader;
    std::unique_ptr<MessageReader> messages;
};

/// What the sub-commands share: the library, standard input, the choice of a session.
class CommandContext
{
public:
    CommandContext(const GlobalOptions &options, Console &console);

    [[nodiscard]] const GlobalOptions &options() const { return m_options; }
    [[nodiscard]] Console &console() { return m_console; }

    /// Opened at the first call.
    [[nodiscard]] Result<std::shared_ptr<const Library>> library();
    [[nodiscard]] Result<std::unique_ptr<AnnotationStore>> annotations();
    /// "-" is spooled into a temporary folder, which holds its index too: nothing of it stays behind.
    [[nodiscard]] Result<Input> input(const QString &name);
    /// The whole of a file, or of standard input.
    [[nodiscard]] Result<QByteArray> readAll(const QString &name);

    /// Indexes the input and opens its session: the one that --session names, else its only one.
    /// Code::NotFound where there are several, or none with that uid: the message lists them.
    [[nodiscard]] Result<OpenSession> openSession(const Input &input);
    /// The same for every session of the input, in stored order.
    [[nodiscard]] Result<std::vector<OpenSession>> openSessions(const Input &input);

private:
    [[nodiscard]] Result<OpenSession> open(const Input &input, const SessionRow &row);

    GlobalOptions m_options;
    Console &m_console;
    std::shared_ptr<const Library> m_library;
    std::optional<QTemporaryDir> m_spool;
};

/// The message that --index or --key names; Code::NotFound with what there is.
[[nodiscard]] Result<MessageRow> chosenMessage(const OpenSession &session, const MessageChoice &choice);

}
