// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importerregistry.h"

#include <algorithm>

namespace tacet::fuzz {

/// The first byte of an input says what reads the rest: this one lets the registry find out, any other names an
/// importer by its place in the registry.
constexpr quint8 Sniff = 0;

inline quint8 choiceOf(const ImporterRegistry &registry, const Importer *importer)
{
    const auto &all = registry.importers();
    const auto found =
        std::find_if(all.begin(), all.end(), [importer](const auto &one) { return one.get() == importer; });
    return found == all.end() ? Sniff : quint8(found - all.begin() + 1);
}

/// Null: the registry finds out.
inline const Importer *chosen(const ImporterRegistry &registry, quint8 choice)
{
    const size_t number = choice % (registry.importers().size() + 1);
    return number == Sniff ? nullptr : registry.importers()[number - 1].get();
}

}
