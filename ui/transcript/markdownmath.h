// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QString>

class QTextDocument;

namespace tacet {

/// Markdown in which each formula has given way to one character that stands for it.
struct ProtectedMath {
    QString markdown;
    QHash<QChar, QString> formulas; ///< by the character
};

/// Takes formulas ($x_1$, $$ … $$, \( … \), \[ … \]) out of Markdown, so that the reader sees them as they stand, with
/// every backslash, star, underscore and bar. Code is left as it is, and so is money: "$5 and $6". At most
/// MostFormulas.
[[nodiscard]] ProtectedMath protectMath(const QString &markdown);

/// Puts the formulas back into the document that was read from it.
void restoreMath(QTextDocument &document, const QHash<QChar, QString> &formulas);

inline constexpr int MostFormulas = 200; ///< of one piece of 2 kB

}
