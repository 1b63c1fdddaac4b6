// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace tacet {

/// One code of a codebook: a reading of a silence, or a kind of response.
struct Code {
    QString id; ///< "GO"
    QString key; ///< the one key that sets it
    QString label;
    QString definition;
    QString include;
    QString exclude;
    QString example;
    QString cues; ///< responses only: the objective cues, in words
    QString mapsTo;
    QString color; ///< "#rrggbb"; responses have none
    QString parent; ///< id of the code above; empty: none
    friend bool operator==(const Code &, const Code &) = default;
};

/// The codes under which reviewers read, at one revision.
struct Codebook {
    int revision = 1;
    std::vector<Code> readings;
    std::vector<Code> responses;

    [[nodiscard]] const Code *reading(const QString &id) const;
    [[nodiscard]] const Code *response(const QString &id) const;
    friend bool operator==(const Codebook &, const Codebook &) = default;
};

/// @param json a document in the format "silence-codebook", version 1.
/// Fails with Code::Format, naming the field, when one is missing or not known, or an id occurs twice.
[[nodiscard]] Result<Codebook> codebookFromJson(const QByteArray &json);
[[nodiscard]] Result<Codebook> codebookFromJson(const QJsonObject &object);
/// The same document, compact, keys sorted: the canonical form that revisions are compared by.
[[nodiscard]] QJsonObject toJson(const Codebook &codebook);

/// The part of a code's label that fits on a button: "readiness" of "readiness / continuation signal".
[[nodiscard]] QString shortLabel(const QString &label);

}
