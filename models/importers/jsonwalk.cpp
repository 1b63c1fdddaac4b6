// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonwalk.h"

#include <cstring>

namespace tacet {

namespace {

using simdjson::error_code;
namespace ondemand = simdjson::ondemand;

constexpr int DeepestNesting = 1000; // simdjson itself ends at 1024

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Empty where there is no token: behind the last one of a torn document simdjson subtracts from what is smaller.
std::string_view trimmed(std::string_view token)
{
    constexpr size_t NoLength = size_t(1) << 31;
    if (token.size() >= NoLength)
        return {};
    while (!token.empty() && isSpace(token.back()))
        token.remove_suffix(1);
    return token;
}

error_code checkNumber(std::string_view token)
{
    const bool good = token.find_first_not_of("0123456789+-.eE") == std::string_view::npos
        && token.find_first_of("0123456789") != std::string_view::npos && token.front() != '+' && token.front() != '.'
        && token.front() != 'e' && token.front() != 'E';
    return good ? simdjson::SUCCESS : simdjson::NUMBER_ERROR;
}

error_code checkScalar(std::string_view token)
{
    if (token.empty())
        return simdjson::TAPE_ERROR;
    switch (token.front()) {
    case '"':
        return token.size() >= 2 && token.back() == '"' ? simdjson::SUCCESS : simdjson::STRING_ERROR;
    case 't':
        return token == "true" ? simdjson::SUCCESS : simdjson::T_ATOM_ERROR;
    case 'f':
        return token == "false" ? simdjson::SUCCESS : simdjson::F_ATOM_ERROR;
    case 'n':
        return token == "null" ? simdjson::SUCCESS : simdjson::N_ATOM_ERROR;
    default:
        return checkNumber(token);
    }
}

}

RawString rawString(ondemand::value &value)
{
    const std::string_view token = trimmed(value.raw_json_token());
    return token.size() >= 2 && token.front() == '"' ? RawString {token.substr(1, token.size() - 2)} : RawString {};
}

std::string_view rawKey(ondemand::field &field)
{
    const char *begin = field.key().raw();
    const char *end = begin;
    // Keys are short; an escaped one ends early and is then none of those that are asked for.
    while (*end != '"' && *end != '\\')
        ++end;
    return {begin, size_t(end - begin)};
}

bool isTrueToken(ondemand::value &value)
{
    return trimmed(value.raw_json_token()) == "true";
}

error_code walk(ondemand::value &value, int depth)
{
    const std::string_view token = value.raw_json_token();
    if (token.front() == '{') {
        if (depth >= DeepestNesting)
            return simdjson::DEPTH_ERROR;
        ondemand::object object;
        if (const error_code error = value.get_object().get(object))
            return error;
        for (auto field : object) {
            ondemand::field member;
            if (const error_code error = std::move(field).get(member))
                return error;
            if (const error_code error = walk(member.value(), depth + 1))
                return error;
        }
        return simdjson::SUCCESS;
    }
    if (token.front() == '[') {
        if (depth >= DeepestNesting)
            return simdjson::DEPTH_ERROR;
        ondemand::array array;
        if (const error_code error = value.get_array().get(array))
            return error;
        for (auto element : array) {
            ondemand::value item;
            if (const error_code error = std::move(element).get(item))
                return error;
            if (const error_code error = walk(item, depth + 1))
                return error;
        }
        return simdjson::SUCCESS;
    }
    return checkScalar(trimmed(token));
}

}
