// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fakesession.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace tacet::test {

/// One kind of thing that a message can hold.
struct Exhibit {
    const char *name = "";
    FakeMessage message;
    QString words; ///< must be heard of it when everything is unfolded
};

/// Every kind of part, written by us.
[[nodiscard]] const std::vector<Exhibit> &gallery();
/// The picture that the attachments hold: 320 x 120 pixels, of four colours.
[[nodiscard]] QByteArray galleryPicture();

}
