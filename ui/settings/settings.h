// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/themestore.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include <optional>

namespace tacet {

/// The few things that are remembered between two runs, each with its type. Passed in, never global.
/// Lives in the user's configuration folder, or in a library folder that was named on the command line.
class Settings final
{
public:
    /// @param file an ini file of its own; empty: the user's configuration folder
    explicit Settings(const QString &file = {});

    /// Who reads: the name under which readings are kept. At first the account's name.
    [[nodiscard]] QString reviewer() const;
    void setReviewer(const QString &name);

    /// Hindsight guard: what follows a silence is hidden until a first reading is recorded.
    [[nodiscard]] bool isGuarded() const;
    void setGuarded(bool isGuarded);
    /// Blind mode: nobody else's reading is shown.
    [[nodiscard]] bool isBlind() const;
    void setBlind(bool isBlind);

    /// A named threshold that the person has set (group "thresholds" of the file); none: the program's own.
    [[nodiscard]] std::optional<double> threshold(const QString &name) const;

    [[nodiscard]] ThemeStore::Choice theme() const;
    void setTheme(ThemeStore::Choice choice);
    [[nodiscard]] double fontScale() const;
    void setFontScale(double scale);

    /// What of a transcript is open by itself, as numbers of FoldGroup, and how it is shown.
    [[nodiscard]] int unfoldedGroups() const;
    [[nodiscard]] bool showsInvisible() const;
    [[nodiscard]] bool showsSideBySide() const;
    void setReading(int unfoldedGroups, bool showsInvisible, bool showsSideBySide);

    /// From how long on a pause between an answer and the next user message is listed, in milliseconds.
    [[nodiscard]] qint64 gapThresholdMs() const;
    void setGapThresholdMs(qint64 thresholdMs);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);

    /// Absolute paths, the latest first, at most ten.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString &path);

    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString &path);

private:
    QSettings m_store;
};

}
