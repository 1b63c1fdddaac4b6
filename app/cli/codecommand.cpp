// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/operations/reviewsubject.h"
#include "models/operations/silencereport.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QUuid>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::CodeCommand)
};

QString idsOf(const std::vector<Code> &codes)
{
    QStringList ids;
    for (const Code &code : codes)
        ids.append(code.id);
    return ids.join(QStringLiteral(", "));
}

/// Code::NotFound, with what there is, for a code that the codebook lacks.
Result<> checkCodes(const Review &review, const Codebook &codebook)
{
    for (const Reading &reading : review.readings) {
        if (!codebook.reading(reading.code))
            return fail(
                Error::Code::NotFound,
                Text::tr("The codebook has no reading %1; it has: %2.").arg(reading.code, idsOf(codebook.readings)));
    }
    if (!review.responseCode.isEmpty() && !codebook.response(review.responseCode))
        return fail(Error::Code::NotFound,
                    Text::tr("The codebook has no kind of response %1; it has: %2.")
                        .arg(review.responseCode, idsOf(codebook.responses)));
    return {};
}

/// Puts `codes` in the place of the readings of one standing; a code that is held anew is no longer held otherwise.
void setReadings(Review &review, Reading::Standing standing, const QStringList &codes)
{
    std::vector<Reading> kept;
    std::vector<Reading> wanted;
    for (const QString &code : codes)
        wanted.push_back({code, standing, {}});
    for (Reading &reading : review.readings) {
        const auto again =
            std::find_if(wanted.begin(), wanted.end(), [&](const Reading &r) { return r.code == reading.code; });
        if (again != wanted.end())
            again->rationale = reading.rationale;
        else if (reading.standing != standing)
            kept.push_back(std::move(reading));
    }
    kept.insert(kept.end(), wanted.begin(), wanted.end());
    std::stable_sort(kept.begin(), kept.end(),
                     [](const Reading &a, const Reading &b) { return a.standing < b.standing; });
    review.readings = std::move(kept);
}

void apply(const CodeCommand &command, Review &review)
{
    if (command.also)
        setReadings(review, Reading::Standing::Also, *command.also);
    if (command.rejected)
        setReadings(review, Reading::Standing::Rejected, *command.rejected);
    if (command.reading) {
        setReadings(review, Reading::Standing::Primary, {*command.reading});
        if (review.state == Review::State::Unread || review.state == Review::State::Draft)
            review.state = Review::State::Read;
    }
    if (command.confidence)
        review.confidence = command.confidence;
    if (command.response)
        review.responseCode = *command.response;
    if (command.memo)
        review.memo = *command.memo;
    if (command.dispute)
        review.dispute = Dispute {idOf(*command.dispute), review.dispute ? review.dispute->reason : QString()};
}

Review newReview(const QString &reviewer, const QDateTime &now)
{
    Review review;
    review.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    review.reviewer = reviewer;
    review.created = now;
    return review;
}

/// Of the message, or of the turn that is not there.
Result<QString> chosenKey(const OpenSession &open, const MessageChoice &choice)
{
    if (isAbsentKey(choice.key))
        return choice.key;
    const auto row = chosenMessage(open, choice);
    return row ? Result<QString>(row->key) : Result<QString>(failure(row));
}

Result<SilenceReport> reportOn(const OpenSession &open, const MessageChoice &choice)
{
    ReportOptions options;
    options.withEvidence = false;
    SilenceReporter reporter(*open.reader, *open.messages, options);
    if (isAbsentKey(choice.key)) {
        const auto turn = open.reader->absent(open.session.id, choice.key);
        if (!turn)
            return fail(Error::Code::NotFound,
                        Text::tr("There is no absent turn with the key \"%1\"; `tacet scan --class absent` lists them.")
                            .arg(choice.key));
        return reporter.report(*turn);
    }
    const auto row = chosenMessage(open, choice);
    if (!row)
        return failure(row);
    return reporter.report(*row);
}

/// The review as it is to be stored, but for its subject.
Result<Review> wantedReview(const CodeCommand &command, const OpenSession &open, CommandContext &context,
                            const AnnotationStore &store, const QDateTime &now)
{
    if (!command.reviewFile.isEmpty()) {
        const auto bytes = context.readAll(command.reviewFile);
        if (!bytes)
            return failure(bytes);
        const QJsonDocument document = QJsonDocument::fromJson(*bytes);
        if (!document.isObject())
            return fail(Error::Code::Format, Text::tr("The review is no JSON object."), command.reviewFile);
        auto review = reviewFromJson(document.object());
        if (review && review->subject.sessionUid != open.session.facts.uid) {
            return fail(Error::Code::NotFound,
                        Text::tr("The review is about session %1, the transcript is %2.")
                            .arg(review->subject.sessionUid, open.session.facts.uid));
        }
        if (review && !command.reviewer.isEmpty())
            review->reviewer = command.reviewer;
        return review;
    }
    const auto key = chosenKey(open, command.choice);
    if (!key)
        return failure(key);
    const auto known = store.reviewOf(open.session.facts.uid, *key, command.reviewer);
    if (!known)
        return failure(known);
    Review review = known->value_or(newReview(command.reviewer, now));
    review.subject.key = *key;
    apply(command, review);
    return review;
}

/// Fills in what the program computes. Code::NotFound where the message is no silence.
Result<> complete(Review &review, const CodeCommand &command, const OpenSession &open)
{
    MessageChoice choice = command.choice;
    if (!choice.isOne())
        choice.key = review.subject.key;
    const auto report = reportOn(open, choice);
    if (!report)
        return failure(report);
    if (report->silence == SilenceClass::None)
        return fail(Error::Code::NotFound,
                    Text::tr("Message %1 is no silence; `tacet scan` lists them.").arg(report->row.ordinal));
    const auto subject = describeSubject(*open.reader, *open.messages, *report);
    if (!subject)
        return failure(subject);
    review.subject = *subject;
    review.responseProposed = report->proposal.code;
    return {};
}

Result<Review> record(const CodeCommand &command, const OpenSession &open, AnnotationStore &store,
                      CommandContext &context)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    auto review = wantedReview(command, open, context, store, now);
    if (!review)
        return review;
    const auto codebook = store.currentCodebook();
    if (!codebook)
        return failure(codebook);
    if (auto known = checkCodes(*review, *codebook); !known)
        return failure(known);
    if (auto completed = complete(*review, command, open); !completed)
        return failure(completed);
    review->modified = now;
    review->codebook = codebook->revision;
    const SessionRow &session = open.session;
    if (auto noted = store.noteSession({session.facts.uid, session.format, session.facts.title, session.messages});
        !noted)
        return failure(noted);
    const Reading *primary = review->primary();
    const QString what =
        Text::tr("reading %1 on %2").arg(primary ? primary->code : QStringLiteral("–")).arg(review->subject.index);
    if (auto put = store.put(*review, what); !put)
        return failure(put);
    return review;
}

}

ExitStatus run(const CodeCommand &command, CommandContext &context)
{
    Console &console = context.console();
    const auto store = context.annotations();
    if (!store)
        return console.fail(store.error());
    const auto input = context.input(command.path);
    if (!input)
        return console.fail(input.error());
    const auto open = context.openSession(*input);
    if (!open)
        return console.fail(open.error());
    const auto review = record(command, *open, **store, context);
    if (!review)
        return console.fail(review.error());
    if (const auto written = console.write(toCanonicalJson(*review) + '\n'); !written)
        return console.fail(written.error());
    return console.tellDamaged(input->name, open->damaged);
}

}
