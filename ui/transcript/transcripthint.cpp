// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcripthint.h"

#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>

namespace tacet {

namespace {

struct Hint {
    Q_DECLARE_TR_FUNCTIONS(tacet::TranscriptHint)
public:
    QString title;
    QString next;

    static Hint of(Emptiness why)
    {
        switch (why) {
        case Emptiness::NoTranscript:
            return {tr("No transcript is open"), tr("Drop a transcript here, or open one with Ctrl+O.")};
        case Emptiness::Loading:
            return {tr("Reading…"), tr("Messages appear as soon as the first ones are read.")};
        case Emptiness::NoMessages:
            break;
        }
        return {tr("This session holds no messages"), tr("The file was read; there is nothing in it to show.")};
    }
};

}

void paintHint(QPainter &painter, const QRect &area, const Theme &theme, Emptiness why)
{
    const Hint hint = Hint::of(why);
    QFont title = theme.body;
    title.setPixelSize(theme.body.pixelSize() * 17 / 13);
    const int middle = area.top() + area.height() * 2 / 5;
    painter.setFont(title);
    painter.setPen(theme.text);
    painter.drawText(QRect(area.left(), middle - title.pixelSize() * 2, area.width(), title.pixelSize() * 2),
                     Qt::AlignCenter, hint.title);
    painter.setFont(theme.body);
    painter.setPen(theme.muted);
    painter.drawText(QRect(area.left(), middle + Theme::Grid, area.width(), theme.body.pixelSize() * 2),
                     Qt::AlignCenter, hint.next);
}

}
