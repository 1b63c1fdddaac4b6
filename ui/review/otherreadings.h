// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/review.h"

#include <QWidget>

class QVBoxLayout;

namespace tacet {

/// What the other reviewers of the library say of the same silence; to read, not to write.
class OtherReadings final : public QWidget
{
    Q_OBJECT
public:
    explicit OtherReadings(QWidget *parent = nullptr);
    ~OtherReadings() override;

    void showReviews(const std::vector<Review> &reviews, const Codebook &codebook);
    void showNote(const QString &text);

private:
    void clear();
    void addText(const QString &text, bool isMuted);

    QVBoxLayout *m_layout;
    QWidget *m_page = nullptr;
};

}
