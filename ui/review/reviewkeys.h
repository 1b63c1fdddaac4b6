// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/review.h"

#include <QHash>
#include <QObject>

#include <optional>

class QKeyEvent;
class QWidget;

namespace tacet {

/// The keys of the review, wherever the focus is in the window, as long as nobody types.
///
/// A filter and not a set of shortcuts: codes change with the codebook, and Alt with a letter would be ambiguous with
/// a menu's mnemonic, in which case Qt fires neither.
class ReviewKeys final : public QObject
{
    Q_OBJECT
public:
    /// @param window whose keys are meant: the top level window of this widget
    explicit ReviewKeys(QWidget *widget);
    ~ReviewKeys() override;

    void setCodebook(const Codebook &codebook);
    /// Without a silence no key is taken.
    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void readingToggled(const QString &code, tacet::Reading::Standing standing);
    void responseToggled(const QString &code);
    void confidenceToggled(int confidence);
    void saveAndNextRequested();
    void saveAndStayRequested();
    void laterRequested();
    void proposalAccepted();
    void proposalChangeRequested();
    void proposalIgnored();
    void undoRequested();
    void redoRequested();

private:
    enum class Command {
        None,
        Reading,
        Response,
        Confidence,
        SaveAndNext,
        SaveAndStay,
        Later,
        Accept,
        Change,
        Ignore,
        Undo,
        Redo
    };
    struct Meaning {
        Command command = Command::None;
        QString code;
        Reading::Standing standing = Reading::Standing::Primary;
        int confidence = 0;
    };

    [[nodiscard]] Meaning meaningOf(const QKeyEvent &event, const QWidget &focus) const;
    [[nodiscard]] Meaning codeMeaning(const QKeyEvent &event) const;
    [[nodiscard]] Meaning proposalMeaning(const QKeyEvent &event) const;
    [[nodiscard]] Meaning controlMeaning(const QKeyEvent &event) const;
    void carryOut(const Meaning &meaning);

    QWidget *m_widget;
    QHash<QString, QString> m_readings; ///< key → code
    QHash<QString, QString> m_responses;
    bool m_isEnabled = false;
};

}
