// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/essay.h"

#include "models/exporters/essaysections.h"
#include "models/exporters/essaywords.h"
#include "models/exporters/markdown.h"

namespace tacet {

using namespace essaywords;

namespace {

/// The heading that stands for a silence in a document of several; GitHub and pandoc make the anchor from it.
struct Place {
    QString heading;
    QString anchor;
};

Place placeOf(const EssayDocument &document, size_t session, const EssaySilence &silence)
{
    const QString number = QString::number(silence.subject.label.value_or(silence.subject.index));
    if (document.sessions.size() == 1)
        return {QStringLiteral("Silence %1").arg(number), QStringLiteral("silence-%1").arg(number)};
    return {QStringLiteral("Session %1, silence %2").arg(QString::number(session + 1), number),
            QStringLiteral("session-%1-silence-%2").arg(QString::number(session + 1), number)};
}

QString primaryOf(const Review &review)
{
    const Reading *primary = review.primary();
    return primary ? primary->code : QString();
}

QString tableOf(const EssayDocument &document)
{
    QString table = QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 |\n|---|---|---|---|---|---|\n")
                        .arg(Words::tr("silence"), Words::tr("class"), Words::tr("reviewer"), Words::tr("reading"),
                             Words::tr("confidence"), Words::tr("response"));
    for (size_t i = 0; i < document.sessions.size(); ++i) {
        for (const EssaySilence &silence : document.sessions[i].silences) {
            const Place place = placeOf(document, i, silence);
            for (const Review &review : silence.reviews) {
                table += QStringLiteral("| [%1](#%2) | %3 | %4 | %5 | %6 | %7 |\n")
                             .arg(place.heading, place.anchor, labelOf(silence.silence), markdownCell(review.reviewer),
                                  markdownCell(primaryOf(review)),
                                  review.confidence ? QString::number(*review.confidence) : QString(),
                                  markdownCell(review.responseCode));
            }
        }
    }
    return table;
}

QString contentsOf(const EssayDocument &document)
{
    QStringList lines;
    for (size_t i = 0; i < document.sessions.size(); ++i) {
        for (const EssaySilence &silence : document.sessions[i].silences) {
            const Place place = placeOf(document, i, silence);
            lines.append(
                QStringLiteral("[%1](#%2): %3").arg(place.heading, place.anchor, EssaySections::titleOf(silence)));
        }
    }
    return bulleted(lines);
}

QString unattachedOf(const EssayDocument &document)
{
    QStringList lines;
    for (const EssaySession &session : document.sessions) {
        for (const Review &review : session.unattached) {
            lines.append(Words::tr("%1, %2: %3, once message %4 (%5)")
                             .arg(markdownCode(session.uid), markdownEscaped(review.reviewer),
                                  markdownEscaped(primaryOf(review)), QString::number(review.subject.index),
                                  markdownCode(review.subject.key)));
        }
    }
    return lines.isEmpty()
        ? QString()
        : QStringLiteral("\n## %1\n\n").arg(Words::tr("Readings whose message is no longer there")) + bulleted(lines);
}

QString manySilences(const EssayDocument &document)
{
    const QString title = document.sessions.size() == 1 && !document.sessions.front().title.isEmpty()
        ? Words::tr("Silences in “%1”").arg(markdownEscaped(document.sessions.front().title))
        : Words::tr("Silences");
    QString text = QStringLiteral("# %1\n\n").arg(title) + tableOf(document) + u'\n';
    text += QStringLiteral("## %1\n\n").arg(Words::tr("Contents")) + contentsOf(document);
    for (size_t i = 0; i < document.sessions.size(); ++i) {
        for (const EssaySilence &silence : document.sessions[i].silences) {
            text += QStringLiteral("\n## %1\n\n**%2**\n\n")
                        .arg(placeOf(document, i, silence).heading, EssaySections::titleOf(silence));
            text += EssaySections(document, document.sessions[i], silence, 3).write();
        }
    }
    return text;
}

}

QString toMarkdown(const EssayDocument &document)
{
    size_t silences = 0;
    for (const EssaySession &session : document.sessions)
        silences += session.silences.size();
    if (silences != 1)
        return manySilences(document) + unattachedOf(document);
    for (const EssaySession &session : document.sessions) {
        for (const EssaySilence &silence : session.silences) {
            return QStringLiteral("# %1\n\n").arg(EssaySections::titleOf(silence))
                + EssaySections(document, session, silence, 2).write() + unattachedOf(document);
        }
    }
    return {};
}

}
