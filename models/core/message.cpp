// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/message.h"

namespace tacet {

QLatin1StringView idOf(Role value)
{
    switch (value) {
    case Role::User:
        return QLatin1StringView("user");
    case Role::Assistant:
        return QLatin1StringView("assistant");
    case Role::Tool:
        return QLatin1StringView("tool");
    case Role::System:
        break;
    }
    return QLatin1StringView("system");
}

}
