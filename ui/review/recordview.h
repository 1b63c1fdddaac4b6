// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/reviewcontext.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace tacet {

class ThemeStore;

/// The stored records of a message, as they lie in the file, with the bytes that prove what is said of it marked.
class RecordView final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit RecordView(const ThemeStore &themes, QWidget *parent = nullptr);
    ~RecordView() override;

    void setRecords(std::vector<RawRecord> records);
    void setMessage(const QString &message); ///< instead of records: why there are none
    /// Brings a proof into view and selects it.
    void revealProof(size_t record, size_t proof);

private:
    struct Mark {
        size_t record;
        qsizetype start;
        qsizetype length;
    };

    void render();
    void highlight();
    [[nodiscard]] QString headerOf(const RawRecord &record) const;
    void appendRecord(size_t index, const QString &text, const std::vector<std::pair<qsizetype, qsizetype>> &marks);

    const ThemeStore &m_themes;
    QLabel *m_note;
    QCheckBox *m_pretty;
    QPushButton *m_all;
    QPlainTextEdit *m_text;
    std::vector<RawRecord> m_records;
    std::vector<Mark> m_marks; ///< in the text, by record and proof
    std::vector<std::pair<qsizetype, qsizetype>> m_headers; ///< start and length in the text
    bool m_showAll = false;
};

}
