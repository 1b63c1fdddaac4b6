// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/formats/formatpreviewview.h"

#include "models/jobs/job.h"
#include "ui/theme/themestore.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tacet {

namespace {

constexpr int PreviewedMessages = 30;
constexpr int ShortestTextCharacters = 12;

QString roleText(Role role)
{
    switch (role) {
    case Role::User:
        return FormatPreviewView::tr("user");
    case Role::Assistant:
        return FormatPreviewView::tr("assistant");
    case Role::Tool:
        return FormatPreviewView::tr("tool");
    case Role::System:
        break;
    }
    return FormatPreviewView::tr("system");
}

QString silenceText(const PreviewedMessage &message)
{
    if (message.silence == SilenceClass::None)
        return {};
    return message.detail.isEmpty() ? labelOf(message.silence)
                                    : QStringLiteral("%1 · %2").arg(labelOf(message.silence), message.detail);
}

QString notesOn(const FormatPreview &preview, const HouseFormat &format)
{
    QStringList notes;
    if (!preview.obstacle.isEmpty())
        notes.append(preview.obstacle);
    if (preview.messages.empty())
        notes.append(FormatPreviewView::tr("No message was found: check where the messages are, and the roles."));
    for (auto other = preview.others.cbegin(); other != preview.others.cend(); ++other) {
        if (!format.roles.contains(other.key().toStdString()))
            notes.append(
                other.key().isEmpty()
                    ? FormatPreviewView::tr("%n record(s) without a role are left out.", nullptr, other.value())
                    : FormatPreviewView::tr("%n record(s) with the role \"%1\" are left out.", nullptr, other.value())
                          .arg(other.key()));
    }
    if (preview.damaged > 0)
        notes.append(FormatPreviewView::tr("%n damaged record(s).", nullptr, preview.damaged));
    return notes.join(u'\n');
}

}

FormatPreviewView::FormatPreviewView(const ThemeStore &themes, QString path, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_path(std::move(path))
    , m_note(new QLabel(this))
    , m_table(new QTableWidget(0, 4, this))
{
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText); // quotes untrusted files
    m_note->setObjectName(QStringLiteral("previewNote"));
    m_table->setHorizontalHeaderLabels({tr("Role"), tr("Time (UTC)"), tr("Text"), tr("Silence")});
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(3, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // In a narrow window the time is what is scrolled to.
    m_table->horizontalHeader()->moveSection(1, 3);
    m_table->horizontalHeader()->setMinimumSectionSize(ShortestTextCharacters * fontMetrics().averageCharWidth());
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * Theme::Grid);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false); // else a text ends before a word that does not fit
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(tr("First messages as they would be read"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    m_pool.setMaxThreadCount(1);
    connect(&m_job, &QFutureWatcherBase::finished, this, &FormatPreviewView::receive);
}

FormatPreviewView::~FormatPreviewView()
{
    m_job.cancel();
    m_pool.waitForDone();
}

void FormatPreviewView::setFormat(const std::shared_ptr<const HouseFormat> &format)
{
    m_job.cancel();
    m_format = format;
    m_isUsable = false;
    m_job.setFuture(startJob(&m_pool, [format, path = m_path](Progress &progress) {
        return previewFormat(format, path, PreviewedMessages, progress);
    }));
}

void FormatPreviewView::setFaults(const QString &text)
{
    m_job.cancel();
    m_job.setFuture({});
    m_format.reset();
    m_isUsable = false;
    m_table->setRowCount(0);
    say(text, true);
    emit previewed();
}

void FormatPreviewView::receive()
{
    if (!m_format || m_job.isCanceled() || m_job.future().resultCount() == 0)
        return;
    const Result<FormatPreview> preview = m_job.result();
    if (preview) {
        show(*preview);
    } else {
        m_table->setRowCount(0);
        say(preview.error().message, true);
    }
    emit previewed();
}

void FormatPreviewView::show(const FormatPreview &preview)
{
    const Theme &theme = m_themes.theme();
    m_table->setRowCount(int(preview.messages.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const PreviewedMessage &message = preview.messages[size_t(row)];
        const QString time = message.timeMs
            ? QDateTime::fromMSecsSinceEpoch(*message.timeMs, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
            : QStringLiteral("–");
        const QString cells[] {roleText(message.role), time, message.text, silenceText(message)};
        for (int column = 0; column < 4; ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            item->setToolTip(cells[column]);
            if (column == 3)
                item->setForeground(theme.of(message.silence));
            else if (column == 1)
                item->setForeground(theme.muted);
            m_table->setItem(row, column, item);
        }
        m_table->setVerticalHeaderItem(row, new QTableWidgetItem(QString::number(row)));
    }
    m_isUsable = preview.obstacle.isEmpty() && !preview.messages.empty();
    say(notesOn(preview, *m_format), !m_isUsable);
}

void FormatPreviewView::say(const QString &text, bool isBad)
{
    QPalette palette = m_note->palette();
    palette.setColor(QPalette::WindowText, isBad ? m_themes.theme().bad : m_themes.theme().muted);
    m_note->setPalette(palette);
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

}
