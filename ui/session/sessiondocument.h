// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencelisting.h"
#include "models/core/result.h"
#include "models/core/session.h"
#include "models/operations/silencereport.h"
#include "models/store/rows.h"

#include <QCache>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

class Library;
class MessageReader;
class TranscriptModel;
class TranscriptReader;

/// One session that is open in the window: its rows, its columns, its silences, read in the GUI thread.
class SessionDocument final : public QObject
{
    Q_OBJECT
public:
    /// @param messages how many can be read now (an import may still be adding)
    [[nodiscard]] static Result<std::unique_ptr<SessionDocument>> open(std::shared_ptr<const Library> library,
                                                                       SessionId session, int messages);
    ~SessionDocument() override;

    [[nodiscard]] const std::shared_ptr<const Library> &library() const { return m_library; }
    [[nodiscard]] const SessionRow &session() const { return m_session; }
    [[nodiscard]] TranscriptModel &model() const { return *m_model; }
    [[nodiscard]] const TranscriptReader &reader() const { return *m_reader; }
    [[nodiscard]] const MessageReader &messages() const { return *m_messages; }
    /// Of the GUI thread: they change in place when the session grows, which Workspace::documentGrew() tells.
    [[nodiscard]] std::shared_ptr<const SessionColumns> columns() const { return m_columns; }
    /// The silences that are listed unless somebody asks for others, in stored order.
    [[nodiscard]] const std::vector<ListedSilence> &silences() const { return m_silences; }

    /// How many messages can be read, shown or not.
    [[nodiscard]] int readable() const { return m_readable; }
    /// Nothing after this message is shown by the model; none: everything is.
    void setHorizon(std::optional<int> ordinal);
    [[nodiscard]] std::optional<int> horizon() const { return m_horizon; }

    [[nodiscard]] ReportOptions reportOptions() const;
    /// All but the threshold of gaps, which setGapThresholdMs() sets.
    void setReportOptions(const ReportOptions &options);
    void setGapThresholdMs(qint64 thresholdMs);
    /// More messages have become readable, or (at the end of an import) all of them are; or the end of a source that
    /// has grown was read again. Costs what has changed, not what there is.
    /// @param unchanged how many messages from the start are as they were
    [[nodiscard]] Result<> refresh(int messages, int unchanged);

    /// Computed on first demand; the latest 512 are kept.
    [[nodiscard]] Result<SilenceReport> report(int ordinal) const;
    /// Likely readings and flags; computed each time.
    [[nodiscard]] Result<SilenceProposals> propose(const SilenceReport &report) const;

signals:
    void contentChanged();

private:
    SessionDocument();
    [[nodiscard]] Result<> readColumns();
    void makeReporter();
    [[nodiscard]] int shown() const;

    std::shared_ptr<const Library> m_library;
    std::unique_ptr<TranscriptReader> m_reader;
    std::unique_ptr<MessageReader> m_messages;
    std::unique_ptr<TranscriptModel> m_model;
    SessionRow m_session;
    std::shared_ptr<SessionColumns> m_columns;
    std::vector<ListedSilence> m_silences;
    qint64 m_gapThresholdMs = 1'800'000;
    ReportOptions m_options;
    int m_readable = 0;
    std::optional<int> m_horizon;
    std::unique_ptr<SilenceReporter> m_reporter;
    mutable QCache<int, SilenceReport> m_reports {512};
};

}
