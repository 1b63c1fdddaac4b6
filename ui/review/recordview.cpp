// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/recordview.h"

#include "ui/review/recordtext.h"
#include "ui/review/reviewstyle.h"
#include "ui/theme/themestore.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>

namespace tacet {

RecordView::RecordView(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_note(new QLabel(this))
    , m_pretty(new QCheckBox(tr("One value a line"), this))
    , m_all(new QPushButton(this))
    , m_text(new QPlainTextEdit(this))
{
    m_note->setWordWrap(true);
    setLook(*m_note, Look::Muted);
    setLook(*m_all, Look::Link);
    m_text->setObjectName(QStringLiteral("rawRecord"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    m_text->setAccessibleName(tr("Raw record"));

    auto *bar = new QHBoxLayout;
    bar->addWidget(m_pretty);
    bar->addStretch();
    bar->addWidget(m_all);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * Theme::Grid, 3 * Theme::Grid, 4 * Theme::Grid, 2 * Theme::Grid);
    layout->setSpacing(2 * Theme::Grid);
    layout->addWidget(m_note);
    layout->addLayout(bar);
    layout->addWidget(m_text, 1);

    connect(m_pretty, &QCheckBox::toggled, this, &RecordView::render);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_showAll = !m_showAll;
        render();
    });
    connect(&themes, &ThemeStore::themeChanged, this, &RecordView::render);
    setMessage({});
}

RecordView::~RecordView() = default;

void RecordView::setMessage(const QString &message)
{
    m_records.clear();
    m_note->setText(message);
    render();
}

void RecordView::setRecords(std::vector<RawRecord> records)
{
    m_records = std::move(records);
    m_showAll = false;
    m_note->setText(
        m_records.size() == 1
            ? tr("The record as it is stored; what proves the class is marked.")
            : tr("The %1 records as they are stored; what proves the class is marked.").arg(m_records.size()));
    render();
}

QString RecordView::headerOf(const RawRecord &record) const
{
    QString where = record.origin;
    if (record.line > 0)
        where += tr(", line %L1").arg(record.line);
    if (!record.place.isEmpty())
        where += tr(", at %1", "a JSON pointer").arg(record.place);
    const QLocale locale;
    return tr("%1\nmessage %2, byte %3, %4 bytes\nSHA-256 %5")
        .arg(where)
        .arg(record.ordinal)
        .arg(locale.toString(record.offset), locale.toString(record.bytes.size()), record.sha256);
}

void RecordView::render()
{
    m_text->clear();
    m_text->setFont(m_themes.theme().mono);
    m_marks.clear();
    m_headers.clear();
    int cut = 0;
    RecordTextOptions options;
    options.isPretty = m_pretty->isChecked();
    if (m_showAll)
        options.longestString = 0;
    for (size_t i = 0; i < m_records.size(); ++i) {
        std::vector<ByteRange> ranges;
        for (const RecordProof &proof : m_records[i].proofs)
            ranges.push_back(proof.range);
        const RecordText shown = recordText(m_records[i].bytes, ranges, options);
        appendRecord(i, shown.text, shown.marks);
        cut += shown.cutStrings;
    }
    m_pretty->setVisible(!m_records.empty());
    m_text->setVisible(!m_records.empty());
    m_all->setVisible(cut > 0 || m_showAll);
    m_all->setText(m_showAll      ? tr("Cut long strings")
                       : cut == 1 ? tr("Show long string")
                                  : tr("Show %1 long strings").arg(cut));
    highlight();
}

void RecordView::appendRecord(size_t index, const QString &text,
                              const std::vector<std::pair<qsizetype, qsizetype>> &marks)
{
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    if (index > 0)
        cursor.insertText(QStringLiteral("\n\n"));
    const QString header = headerOf(m_records[index]);
    m_headers.push_back({cursor.position(), header.size()});
    cursor.insertText(header + QLatin1String("\n\n"));
    const qsizetype base = cursor.position();
    cursor.insertText(text);
    for (const auto &[start, length] : marks)
        m_marks.push_back({index, base + start, length});
}

void RecordView::highlight()
{
    const Theme &theme = m_themes.theme();
    QList<QTextEdit::ExtraSelection> selections;
    const auto add = [&](qsizetype start, qsizetype length, const QTextCharFormat &format) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(m_text->document());
        selection.cursor.setPosition(int(start));
        selection.cursor.setPosition(int(start + length), QTextCursor::KeepAnchor);
        selection.format = format;
        selections << selection;
    };
    QTextCharFormat quiet;
    quiet.setForeground(theme.muted);
    for (const auto &[start, length] : m_headers)
        add(start, length, quiet);
    QTextCharFormat proof;
    proof.setBackground(theme.accent);
    proof.setForeground(theme.onAccent);
    for (const Mark &mark : m_marks)
        add(mark.start, mark.length, proof);
    m_text->setExtraSelections(selections);
}

void RecordView::revealProof(size_t record, size_t proof)
{
    size_t nth = 0;
    for (const Mark &mark : m_marks) {
        if (mark.record != record || nth++ != proof)
            continue;
        QTextCursor cursor(m_text->document());
        cursor.setPosition(int(mark.start + mark.length));
        m_text->setTextCursor(cursor);
        m_text->centerCursor();
        return;
    }
}

}
