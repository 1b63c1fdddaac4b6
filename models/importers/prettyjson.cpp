// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/prettyjson.h"

#include "models/importers/jsonstring.h"

#include <sstream>
#include <string>

namespace tacet {

namespace {

void append(std::string &out, simdjson::dom::element value, size_t depth);

void newLine(std::string &out, size_t depth)
{
    out += '\n';
    out.append(depth * 2, ' ');
}

void appendObject(std::string &out, simdjson::dom::object object, size_t depth)
{
    out += '{';
    bool first = true;
    for (const auto field : object) {
        if (!first)
            out += ',';
        first = false;
        newLine(out, depth + 1);
        appendJsonString(out, field.key);
        out += ": ";
        append(out, field.value, depth + 1);
    }
    if (!first)
        newLine(out, depth);
    out += '}';
}

void appendArray(std::string &out, simdjson::dom::array array, size_t depth)
{
    out += '[';
    bool first = true;
    for (const auto value : array) {
        if (!first)
            out += ',';
        first = false;
        newLine(out, depth + 1);
        append(out, value, depth + 1);
    }
    if (!first)
        newLine(out, depth);
    out += ']';
}

// As deep as simdjson lets a document be.
void append(std::string &out, simdjson::dom::element value, size_t depth)
{
    simdjson::dom::object object;
    simdjson::dom::array array;
    std::string_view text;
    if (!value.get(object)) {
        appendObject(out, object, depth);
    } else if (!value.get(array)) {
        appendArray(out, array, depth);
    } else if (!value.get(text)) {
        appendJsonString(out, text);
    } else {
        std::ostringstream number;
        number << simdjson::minify(value);
        out += number.str();
    }
}

}

QString prettyJson(simdjson::dom::element value)
{
    std::string out;
    append(out, value, 0);
    return QString::fromStdString(out);
}

}
