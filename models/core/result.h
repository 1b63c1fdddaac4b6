// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/error.h"

#include <tl/expected.hpp>

namespace tacet {

/// The value, or why there is none. The one place to change when the project moves to std::expected (C++23).
template<typename T = void>
class [[nodiscard]] Result : public tl::expected<T, Error>
{
public:
    using tl::expected<T, Error>::expected;
};

using Failure = tl::unexpected<Error>;

/// `return fail(Error::Code::Io, tr("…"), path);`
[[nodiscard]] inline Failure fail(Error::Code code, const QString &message, const QString &context = {})
{
    return Failure(Error {code, message, context});
}

/// Hands on the error of another result: `if (!x) return failure(x);`
template<typename T>
[[nodiscard]] Failure failure(const tl::expected<T, Error> &result)
{
    return Failure(result.error());
}

}
