// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/evidence.h"
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
    int index = 0;
    QString key;
    Role role = Role::User;
    SilenceClass silence = SilenceClass::None;
    QString detail;
    HumanAct humanAct = HumanAct::Unknown;
    Delivered delivered = Delivered::Unknown;
    QString rule;
    double confidence = 1.0; ///< below 1 only for what is inferred
    std::vector<Evidence> evidence;
    std::optional<qint64> gapMs;
    GapKind gap = GapKind::Unknown;
    QString gapNotation; ///< Jefferson's; empty when unknown
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
