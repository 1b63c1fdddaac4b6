// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QWidget>

class QLabel;

namespace tacet {

/// What the hindsight guard has to say: that what follows is hidden and what to do, or what the first reading was and
/// how far the reading has drifted since.
class HindsightNote final : public QWidget
{
    Q_OBJECT
public:
    explicit HindsightNote(QWidget *parent = nullptr);
    ~HindsightNote() override;

    void showReview(const Review &review, bool hidesWhatFollows);

signals:
    void revealRequested(); ///< without a first reading

private:
    QWidget *m_hidden;
    QLabel *m_drift;
};

}
