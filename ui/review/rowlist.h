// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/markdownfield.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace tacet {

/// One entry of a structured field, whatever it is about.
struct Row {
    std::vector<int> choices; ///< index into RowShape::choices[i].options
    QStringList texts;
    QString link; ///< shown first, opens `linkNumber`; empty: none
    qint64 linkNumber = 0;

    [[nodiscard]] bool isEmpty() const;
    friend bool operator==(const Row &, const Row &) = default;
};

/// What the entries of a structured field consist of.
struct RowShape {
    struct Choice {
        QString name; ///< for those who cannot see it
        QStringList options;
    };
    std::vector<Choice> choices;
    QStringList texts; ///< placeholders, also their names
    QString add; ///< on the button; empty: rows are added elsewhere
};

/// The entries of a structured field, each with its choices and its texts.
///
/// Entries without words are held here until something is written in them: an empty row is not a finding.
class RowList final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    RowList(const ThemeStore &themes, RowShape shape, QWidget *parent = nullptr);
    ~RowList() override;

    /// Shows other rows; those that are on screen keep their cursor.
    void showRows(const std::vector<Row> &rows);
    [[nodiscard]] std::vector<Row> rows() const; ///< without the empty ones
    void addRow(); ///< an empty one, with the focus in it

signals:
    void rowsEdited(int row, bool isTyped); ///< see rows(); `isTyped`: a key press, more may follow
    void linkActivated(qint64 number); ///< in a text
    void rowLinkActivated(qint64 number); ///< the row's own
    void cursorMoved(QWidget *field);
    void left();

private:
    struct Widgets {
        QWidget *frame = nullptr;
        QPushButton *link = nullptr;
        std::vector<QComboBox *> choices;
        std::vector<MarkdownField *> texts;
        QString linkWords; ///< the whole of it; the button may show less
        qint64 linkNumber = 0;
    };

    void append(const Row &row);
    void removeAt(QWidget *frame);
    void show(Widgets &widgets, const Row &row);
    [[nodiscard]] Row rowOf(const Widgets &widgets) const;
    [[nodiscard]] int indexOf(const QWidget *frame) const;
    [[nodiscard]] QWidget *makeChoices(Widgets &widgets);
    [[nodiscard]] MarkdownField *makeText(Widgets &widgets, const QString &name);

    const ThemeStore &m_themes;
    RowShape m_shape;
    QVBoxLayout *m_layout;
    std::vector<Widgets> m_rows;
    bool m_isShowing = false;
};

}
