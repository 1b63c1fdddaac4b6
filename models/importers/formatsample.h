// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/importers/houseformat.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace tacet {

/// Where messages may be: an array of them, perhaps in each element of an array of conversations.
struct MessagesPlace {
    HouseFormat::Path conversations = {};
    HouseFormat::Path messages = {}; ///< not set: each line is a message
    friend bool operator==(const MessagesPlace &, const MessagesPlace &) = default;
};

/// The beginning of a file of an unknown format, to describe it by.
struct FormatSample {
    HouseFormat::Layout layout = HouseFormat::Layout::Document;
    QJsonArray lines; ///< the first lines, where the layout is that
    QJsonValue root; ///< the document, as far as its beginning goes

    /// Where there are arrays of objects, and the lines themselves. Never empty.
    [[nodiscard]] std::vector<MessagesPlace> places() const;
    /// The first records that are messages after the format's `messages`, as far as they are in the sample.
    [[nodiscard]] QJsonArray records(const HouseFormat &format) const;
};

/// True for a file whose beginning looks like JSON or JSON Lines.
[[nodiscard]] bool isDescribable(const QString &path);

/// Reads the first 256 KiB. Fails with Code::Format for what is no JSON.
[[nodiscard]] Result<FormatSample> sampleFormat(const QString &path);

/// A key that records have, by path, with the first value that is not empty.
struct SampledKey {
    JsonPath path;
    QString example; ///< one line, at most 60 characters
};
/// The keys of records and of the objects in them, in the order of a QJsonObject; arrays are not entered.
[[nodiscard]] std::vector<SampledKey> keysOf(const QJsonArray &records);

/// The value at a path; undefined where there is none.
[[nodiscard]] QJsonValue valueAt(const QJsonValue &root, const JsonPath &path);
/// A text, number or truth as a mapping spells it; null for anything else.
[[nodiscard]] QString scalarOf(const QJsonValue &value);

/// What the keys and values of a sample look like, by their names in some languages and by what stands there. What is
/// not found is left out. @param name of the file, for name and id
[[nodiscard]] HouseFormat guessFormat(const FormatSample &sample, const QString &name);
/// The same for the keys alone, after the array of messages was chosen.
void guessKeys(HouseFormat &format, const QJsonArray &records);
/// How the times at a path are written, as far as that can be told.
[[nodiscard]] HouseFormat::Time guessTime(const QJsonArray &records, const JsonPath &path);
/// Sets the keys by which the format is recognised: those of role and text, where the first message has them.
void guessRecognition(HouseFormat &format);
/// An id of a mapping that reminds of a name.
[[nodiscard]] QString formatIdOf(const QString &name);
/// What a role is called, by words that are usual; nothing: none of them.
[[nodiscard]] std::optional<Role> guessRole(const QString &value);

}
