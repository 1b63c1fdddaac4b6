// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/session.h"
#include "models/jobs/progress.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace tacet {

class Library;
class TranscriptReader;
class TranscriptWriter;

/// To be raised whenever importers or rules would read the same bytes otherwise: what was indexed before is indexed
/// again when it is next opened.
inline constexpr int ImportersVersion = 10;

/// How an import came by its rows.
enum class ImportKind { Reused, Grown, Indexed };

struct ImportOutcome {
    SourceId source;
    ImportKind kind = ImportKind::Indexed;
    std::vector<SessionRow> sessions; ///< in stored order
    int damaged = 0;
    int unchanged = 0; ///< of Grown: so many messages from the start are as they were
};

/// Connections to the index that one thread uses for many imports: to open them takes longer than to read a small
/// file. Opened when they are first needed; of one library.
struct IndexConnections {
    IndexConnections();
    ~IndexConnections();

    std::unique_ptr<TranscriptWriter> writer;
    std::unique_ptr<TranscriptReader> reader;
};

/// Called from the thread that writes, while importSource() runs, whenever more messages have become visible to
/// readers.
using ImportGrowth = std::function<void(SessionId session, int messages)>;

/// Brings a transcript into the index: not at all when it is unchanged, only its tail when a JSON Lines file has
/// grown, else whole. Any thread; connections of its own; `progress` is asked on this thread alone. Waits while another
/// import into the same library is under way. On Cancelled or any other error the index holds what it held before, or
/// nothing of this source.
[[nodiscard]] Result<ImportOutcome> importSource(const Library &library, const QString &path, Progress &progress,
                                                 const ImportGrowth &growth = {});
/// The same over connections that are kept for the next one.
[[nodiscard]] Result<ImportOutcome> importSource(const Library &library, const QString &path, Progress &progress,
                                                 IndexConnections &connections, const ImportGrowth &growth = {});

}
