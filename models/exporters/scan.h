// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/evidence.h"
#include "models/core/messagefacts.h"
#include "models/core/result.h"
#include "models/core/session.h"
#include "models/core/silence.h"

#include <QMap>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tacet {

/// One silence as `tacet scan` lists it.
struct ScannedSilence {
    int index = 0; ///< class Absent: of the message that it stands before; it has none of its own
    QString key;
    Role role = Role::User;
    SilenceClass silence = SilenceClass::None;
    QString detail;
    HumanAct humanAct = HumanAct::Unknown;
    Delivered delivered = Delivered::Unknown;
    QString rule;
    double confidence = 1.0; ///< below 1 only for what is inferred
    std::vector<Evidence> evidence;
    QString about; ///< class Absent: what the source names; empty: nothing
    int count = 0; ///< class Absent: of turns, messages or calls; 0: not said
    BranchPlace branch; ///< in a branch that was not continued
    std::optional<qint64> gapMs;
    GapKind gap = GapKind::Unknown;
    QString gapNotation; ///< Jefferson's; empty when unknown
    std::optional<int> shorterGaps; ///< how many of the person's times are shorter; nothing: too few, or not known
    Slot slot = Slot::SessionStart;
    std::optional<int> responseFirst;
    std::optional<int> responseLast;
    QString proposal; ///< id of a kind of response; empty: nothing fits
    QMap<QString, double> cues;
};

struct ScannedSession {
    QString source; ///< as it was named on the command line
    QString format;
    QString uid;
    QString title;
    int messages = 0;
    int responseTimes = 0; ///< how many times from an answer to the person's next turn are known
    std::optional<qint64> medianMs = {}; ///< of these; nothing: too few
    std::optional<qint64> upperMs = {}; ///< the time that nine of ten do not exceed
};

/// Writes what a scan finds, session by session, as it is found.
class ScanWriter
{
public:
    /// Receives bytes; fails when they cannot be written (a full disk, a closed pipe).
    using Sink = std::function<Result<>(const QByteArray &)>;

    explicit ScanWriter(Sink sink);
    virtual ~ScanWriter() = default;

    virtual Result<> begin() { return {}; }
    virtual Result<> beginSession(const ScannedSession &session) = 0;
    virtual Result<> silence(const ScannedSilence &silence) = 0;
    virtual Result<> endSession(const std::vector<DamagedRecord> &damaged) = 0;
    virtual Result<> end() { return {}; }

protected:
    Result<> write(const QByteArray &bytes) { return m_sink(bytes); }

private:
    Sink m_sink;
};

enum class ScanFormat { Text, Json, JsonLines, Csv };

[[nodiscard]] std::unique_ptr<ScanWriter> createScanWriter(ScanFormat format, ScanWriter::Sink sink);

}
