// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinewords.h"

#include "models/analysis/sequence.h"
#include "ui/timeline/timelinescene.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace tacet {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("tacet::Timeline", text);
}

QString roleOf(Role role)
{
    switch (role) {
    case Role::User:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "user"));
    case Role::Assistant:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "assistant"));
    case Role::Tool:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "tool"));
    case Role::System:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "system"));
    }
    return {};
}

QString readOf(ReadMark mark)
{
    switch (mark) {
    case ReadMark::None:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "unread"));
    case ReadMark::Read:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "read"));
    case ReadMark::ReadByOther:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "read by another"));
    case ReadMark::Adjudicated:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "adjudicated"));
    }
    return {};
}

/// The class under which the timeline marks it, else its own.
SilenceClass classOf(const TimelineScene &scene, int ordinal)
{
    const int position = scene.positionOf(ordinal);
    return position >= 0 ? scene.silences()[size_t(position)].silence
                         : scene.axis().columns()->silence[size_t(ordinal)];
}

}

HoverFacts hoverFactsOf(const TimelineScene &scene, int ordinal, const QString &preview)
{
    const QString dot = QStringLiteral(" · ");
    const SessionColumns &columns = *scene.axis().columns();
    const auto i = size_t(ordinal);
    QStringList head {QString::number(ordinal), roleOf(columns.role[i])};
    if (columns.timeMs[i] != SessionColumns::NoTime)
        head << QLocale().toString(QDateTime::fromMSecsSinceEpoch(columns.timeMs[i]), QStringLiteral("d MMM HH:mm:ss"));
    HoverFacts facts {head.join(dot), classOf(scene, ordinal), {}, preview};
    if (facts.silence != SilenceClass::None) {
        QStringList line {labelOf(facts.silence)};
        if (columns.gapMs[i] != SessionColumns::NoTime)
            line << jefferson(columns.gapMs[i]);
        if (scene.positionOf(ordinal) >= 0)
            line << readOf(scene.readMarkOf(ordinal));
        facts.silenceLine = line.join(dot);
    }
    return facts;
}

QString describeMessage(const TimelineScene &scene, int ordinal)
{
    if (ordinal < 0 || ordinal >= scene.axis().messages())
        return {};
    const SilenceClass silence = classOf(scene, ordinal);
    QStringList facts {words(QT_TRANSLATE_NOOP("tacet::Timeline", "message %1")).arg(ordinal),
                       roleOf(scene.axis().columns()->role[size_t(ordinal)])};
    if (silence != SilenceClass::None) {
        // A gap is a silence before words, not a message without any.
        if (silence != SilenceClass::Gap)
            facts << words(QT_TRANSLATE_NOOP("tacet::Timeline", "silent"));
        facts << labelOf(silence) << readOf(scene.readMarkOf(ordinal));
    }
    return facts.join(words(QT_TRANSLATE_NOOP("tacet::Timeline", ", ")));
}

}
