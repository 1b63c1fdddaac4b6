// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/settings.h"

#include <QDir>

#include <algorithm>
#include <array>
#include <string_view>

namespace tacet {

namespace {

constexpr int MostRecentFiles = 10;
constexpr qint64 DefaultGapMs = 1'800'000;

constexpr QLatin1StringView ReviewerKey("review/reviewer");
constexpr QLatin1StringView GuardKey("review/hindsightGuard");
constexpr QLatin1StringView BlindKey("review/blind");
constexpr QLatin1StringView ThemeKey("look/theme");
constexpr QLatin1StringView FontScaleKey("look/fontScale");
constexpr QLatin1StringView UnfoldedKey("reading/unfolded");
constexpr QLatin1StringView InvisibleKey("reading/invisibleCharacters");
constexpr QLatin1StringView SideBySideKey("reading/sideBySide");
constexpr QLatin1StringView GapKey("review/gapThresholdMs");
constexpr QLatin1StringView GeometryKey("window/geometry");
constexpr QLatin1StringView StateKey("window/state");
constexpr QLatin1StringView RecentKey("files/recent");
constexpr QLatin1StringView FolderKey("files/lastFolder");

// In the order of ThemeStore::Choice: words, so that the file can be read and its meaning does not move.
constexpr std::array ThemeNames {"system", "light", "dark", "high-contrast"};

QString accountName()
{
    for (const char *variable : {"USER", "LOGNAME", "USERNAME"}) {
        const QString name = qEnvironmentVariable(variable);
        if (!name.isEmpty())
            return name;
    }
    return QDir::home().dirName();
}

}

Settings::Settings(const QString &file)
    : m_store(file.isEmpty() ? QSettings().fileName() : file, QSettings::IniFormat)
{ }

QString Settings::reviewer() const
{
    const QString name = m_store.value(ReviewerKey).toString().trimmed();
    return name.isEmpty() ? accountName() : name;
}

void Settings::setReviewer(const QString &name)
{
    m_store.setValue(ReviewerKey, name.trimmed());
}

std::optional<double> Settings::threshold(const QString &name) const
{
    bool isNumber = false;
    const double value = m_store.value(QStringLiteral("thresholds/") + name).toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

bool Settings::isGuarded() const
{
    return m_store.value(GuardKey, false).toBool();
}

void Settings::setGuarded(bool isGuarded)
{
    m_store.setValue(GuardKey, isGuarded);
}

bool Settings::isBlind() const
{
    return m_store.value(BlindKey, false).toBool();
}

void Settings::setBlind(bool isBlind)
{
    m_store.setValue(BlindKey, isBlind);
}

ThemeStore::Choice Settings::theme() const
{
    const QByteArray name = m_store.value(ThemeKey).toString().toUtf8();
    const auto found = std::find(ThemeNames.begin(), ThemeNames.end(), std::string_view(name.constData()));
    return found == ThemeNames.end() ? ThemeStore::Choice::System
                                     : ThemeStore::Choice(std::distance(ThemeNames.begin(), found));
}

void Settings::setTheme(ThemeStore::Choice choice)
{
    m_store.setValue(ThemeKey, QString::fromLatin1(ThemeNames[size_t(choice)]));
}

double Settings::fontScale() const
{
    return m_store.value(FontScaleKey, 1.0).toDouble();
}

void Settings::setFontScale(double scale)
{
    m_store.setValue(FontScaleKey, scale);
}

int Settings::unfoldedGroups() const
{
    return m_store.value(UnfoldedKey, 0).toInt();
}

bool Settings::showsInvisible() const
{
    return m_store.value(InvisibleKey, false).toBool();
}

bool Settings::showsSideBySide() const
{
    return m_store.value(SideBySideKey, false).toBool();
}

void Settings::setReading(int unfoldedGroups, bool showsInvisible, bool showsSideBySide)
{
    m_store.setValue(UnfoldedKey, unfoldedGroups);
    m_store.setValue(InvisibleKey, showsInvisible);
    m_store.setValue(SideBySideKey, showsSideBySide);
}

qint64 Settings::gapThresholdMs() const
{
    return m_store.value(GapKey, DefaultGapMs).toLongLong();
}

void Settings::setGapThresholdMs(qint64 thresholdMs)
{
    m_store.setValue(GapKey, thresholdMs);
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(GeometryKey).toByteArray();
}

QByteArray Settings::windowState() const
{
    return m_store.value(StateKey).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    m_store.setValue(GeometryKey, geometry);
    m_store.setValue(StateKey, state);
}

QStringList Settings::recentFiles() const
{
    return m_store.value(RecentKey).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_store.setValue(RecentKey, QStringList(files.mid(0, MostRecentFiles)));
}

QString Settings::lastFolder() const
{
    return m_store.value(FolderKey, QDir::homePath()).toString();
}

void Settings::setLastFolder(const QString &path)
{
    m_store.setValue(FolderKey, path);
}

}
