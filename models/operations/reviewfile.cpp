// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/reviewfile.h"

#include "models/core/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <algorithm>
#include <cmath>
#include <set>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ReviewFile)
};

constexpr QLatin1StringView Format("format");
constexpr QLatin1StringView Version("version");
constexpr QLatin1StringView Type("type");
constexpr QLatin1StringView Revision("revision");
constexpr QLatin1StringView Readings("readings");
constexpr QLatin1StringView Responses("responses");
constexpr QLatin1StringView Uid("uid");
constexpr QLatin1StringView Title("title");
constexpr QLatin1StringView Messages("messages");
constexpr int CurrentVersion = 1;

Result<Codebook> codebookFrom(QJsonObject object)
{
    object.remove(Type);
    object.insert(Format, QStringLiteral("silence-codebook"));
    object.insert(Version, 1);
    return codebookFromJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Result<> checkHeader(const QJsonObject &header)
{
    if (header.value(Format).toString() != QLatin1StringView("tacet-review"))
        return fail(Error::Code::Format,
                    Text::tr("This is no file of reviews: its first line does not say so. Name a file that `tacet "
                             "export --as jsonl` wrote."));
    if (header.value(Version).toInt() > CurrentVersion)
        return fail(Error::Code::SchemaTooNew,
                    Text::tr("The file was written by a newer Tacet. Update Tacet and try again."));
    if (header.value(Version).toInt() != CurrentVersion)
        return fail(Error::Code::Format, Text::tr("The version of the file is not known."));
    return {};
}

Result<> parseRecord(const QJsonObject &object, ReviewFile &file)
{
    const QString type = object.value(Type).toString();
    if (type == QLatin1StringView("codebook")) {
        auto codebook = codebookFrom(object);
        if (!codebook)
            return failure(codebook);
        file.codebooks.push_back(std::move(*codebook));
    } else if (type == QLatin1StringView("session")) {
        if (object.value(Uid).toString().isEmpty())
            return fail(Error::Code::Format, Text::tr("A session has no uid."));
        file.sessions.push_back({object.value(Uid).toString(), object.value(Format).toString(),
                                 object.value(Title).toString(), object.value(Messages).toInt()});
    } else if (type == QLatin1StringView("review")) {
        auto review = reviewFromJson(object);
        if (!review)
            return failure(review);
        file.reviews.push_back(std::move(*review));
    } else {
        return fail(Error::Code::Format, Text::tr("A line is neither codebook nor session nor review."));
    }
    return {};
}

Result<> parseLine(const QByteArray &line, bool isFirst, ReviewFile &file)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject())
        return fail(Error::Code::Format,
                    Text::tr("A line is no JSON object. The file may have been cut off; export it again."));
    return isFirst ? checkHeader(document.object()) : parseRecord(document.object(), file);
}

QByteArray headerLine(const std::vector<std::pair<QString, double>> &thresholds)
{
    JsonWriter json;
    json.beginObject().text(Format, QStringLiteral("tacet-review"));
    json.member(Version, CurrentVersion);
    if (!thresholds.empty()) {
        json.key(QLatin1StringView("thresholds")).beginObject();
        for (const auto &[name, value] : thresholds) {
            const QByteArray id = name.toLatin1();
            if (value == std::floor(value)) // 1800000, not 1.8e+06
                json.member(QLatin1StringView(id), qint64(value));
            else
                json.member(QLatin1StringView(id), value);
        }
        json.endObject();
    }
    return json.endObject().take() + '\n';
}

QByteArray codebookLine(const Codebook &codebook)
{
    const QJsonObject object = toJson(codebook);
    JsonWriter json;
    json.beginObject();
    json.member(Type, QLatin1StringView("codebook"));
    json.member(Revision, codebook.revision);
    json.member(Readings, object.value(Readings));
    json.member(Responses, object.value(Responses));
    json.endObject();
    return json.take() + '\n';
}

QByteArray sessionLine(const AnnotationStore::SessionNote &session)
{
    JsonWriter json;
    json.beginObject();
    json.member(Type, QLatin1StringView("session"));
    json.member(Uid, session.uid);
    json.member(Format, session.format);
    json.member(Title, session.title);
    json.member(Messages, session.messages);
    json.endObject();
    return json.take() + '\n';
}

bool sameCodes(const Codebook &one, const Codebook &other)
{
    const QJsonObject left = toJson(one);
    const QJsonObject right = toJson(other);
    return left.value(Readings) == right.value(Readings) && left.value(Responses) == right.value(Responses);
}

Result<> addCodebooks(AnnotationStore &store, const ReviewFile &file, QMap<int, int> &revisions)
{
    for (Codebook codebook : file.codebooks) {
        const int inFile = codebook.revision;
        const auto here = store.codebook(inFile);
        if (!here)
            return failure(here);
        if (*here && sameCodes(**here, codebook))
            continue;
        if (*here) {
            const auto current = store.currentCodebook();
            if (!current)
                return failure(current);
            codebook.revision = current->revision + 1;
            revisions.insert(inFile, codebook.revision);
        }
        if (auto added = store.addCodebook(codebook); !added)
            return failure(added);
    }
    return {};
}

}

Result<ReviewFile> parseReviewFile(const QByteArray &bytes, const QString &name)
{
    ReviewFile file;
    int number = 0;
    bool isFirst = true;
    const auto lines = bytes.split('\n');
    for (const QByteArray &line : lines) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        if (auto parsed = parseLine(line, isFirst, file); !parsed) {
            Error error = parsed.error();
            error.context = Text::tr("%1, line %2").arg(name).arg(number);
            return Failure(error);
        }
        isFirst = false;
    }
    if (isFirst)
        return fail(Error::Code::Format, Text::tr("The file of reviews is empty."), name);
    return file;
}

Result<QByteArray> exportReviews(const AnnotationStore &store, const std::optional<QStringList> &sessions,
                                 const std::vector<std::pair<QString, double>> &thresholds)
{
    auto reviews = store.reviews();
    if (!reviews)
        return failure(reviews);
    if (sessions)
        std::erase_if(*reviews, [&](const Review &review) { return !sessions->contains(review.subject.sessionUid); });
    QByteArray lines = headerLine(thresholds);
    std::set<int> revisions;
    for (const Review &review : *reviews)
        revisions.insert(review.codebook);
    for (const int revision : revisions) {
        const auto codebook = store.codebook(revision);
        if (!codebook)
            return failure(codebook);
        if (!*codebook)
            return fail(
                Error::Code::Database,
                Text::tr("The library lacks revision %1 of the codebook, which a reading refers to.").arg(revision));
        lines += codebookLine(**codebook);
    }
    QString uid;
    for (const Review &review : *reviews) {
        if (uid != review.subject.sessionUid || uid.isNull()) {
            uid = review.subject.sessionUid;
            const auto note = store.sessionNote(uid);
            if (!note)
                return failure(note);
            lines += sessionLine(note->value_or(AnnotationStore::SessionNote {.uid = uid, .format = {}, .title = {}}));
        }
        lines += toCanonicalJson(review) + '\n';
    }
    return lines;
}

Result<MergeOutcome> mergeReviews(AnnotationStore &store, const ReviewFile &file, const QString &name)
{
    QMap<int, int> revisions;
    if (auto added = addCodebooks(store, file, revisions); !added)
        return failure(added);
    for (const auto &session : file.sessions) {
        const auto known = store.sessionNote(session.uid);
        if (!known)
            return failure(known);
        if (*known && (*known)->messages >= session.messages)
            continue;
        if (auto noted = store.noteSession(session); !noted)
            return failure(noted);
    }
    MergeOutcome outcome;
    std::vector<Review> changed;
    for (Review review : file.reviews) {
        review.codebook = revisions.value(review.codebook, review.codebook);
        const auto known = store.review(review.id);
        if (!known)
            return failure(known);
        if (*known && **known == review)
            ++outcome.same;
        else if (*known && (*known)->modified > review.modified)
            ++outcome.kept;
        else {
            ++(*known ? outcome.updated : outcome.added);
            changed.push_back(std::move(review));
        }
    }
    if (!changed.empty()) {
        if (auto put = store.putAll(changed, Text::tr("merged from %1").arg(name)); !put)
            return failure(put);
    }
    return outcome;
}

}
