// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/sourcebodyprovider.h"
#include "ui/transcript/transcriptview.h"

#include "models/items/transcriptmodel.h"
#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/store/transcriptreader.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;

/// The view on real files: opened through the index and read from end to end.
class TranscriptFilesTest final : public QObject
{
    Q_OBJECT
private slots:
    void readsEndToEnd_data();
    void readsEndToEnd();
    void showsTheSample();
};

void TranscriptFilesTest::readsEndToEnd_data()
{
    QTest::addColumn<QString>("path");
    // Whatever stands below TACET_SAMPLES is opened: what is a transcript is read, what is none is refused.
    QStringList roots {QStringLiteral(TACET_TEST_DATA "/opencode"), QStringLiteral(TACET_TEST_DATA "/claude-code")};
    if (qEnvironmentVariableIsSet("TACET_SAMPLES"))
        roots += qEnvironmentVariable("TACET_SAMPLES");
    for (const QString &root : roots) {
        for (QDirIterator files(root, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
            const QString path = files.next();
            if (path.contains(QStringLiteral("/storage/"))) // pieces of a session, each no transcript by itself
                continue;
            QTest::newRow(qPrintable(path.mid(root.lastIndexOf(u'/') + 1))) << path;
        }
    }
}

void TranscriptFilesTest::readsEndToEnd()
{
    QFETCH(QString, path);
    QTemporaryDir folder;
    const auto library = Library::open(folder.path());
    QVERIFY(library);
    NoProgress progress;
    const auto outcome = importSource(**library, path, progress);
    const bool isOurs = path.startsWith(QStringLiteral(TACET_TEST_DATA));
    if (!isOurs && !outcome) {
        // Refused with a reason that names the file, and nothing of it is left in the index.
        QCOMPARE(outcome.error().code, Error::Code::Format);
        QVERIFY(outcome.error().message.size() > 10); // "The file is empty."
        QVERIFY2(oneLine(outcome.error()).contains(path), qPrintable(oneLine(outcome.error())));
        QVERIFY((*(*library)->openReader())->sessions()->empty());
        return;
    }
    QVERIFY2(outcome, outcome ? "" : qPrintable(oneLine(outcome.error())));
    QVERIFY(!isOurs || !outcome->sessions.empty());
    const auto reader = (*library)->openReader();
    QVERIFY(reader);
    for (const SessionRow &session : outcome->sessions) {
        auto messages = MessageReader::open(**library, **reader, session);
        QVERIFY2(messages, messages ? "" : qPrintable(oneLine(messages.error())));
        ThemeStore theme;
        theme.setChoice(ThemeStore::Choice::Light);
        Navigator navigator;
        TranscriptModel model(**reader);
        TranscriptView view(theme, navigator);
        view.resize(900, 900);
        view.show();
        model.setSession(session, session.messages);
        view.setModel(&model, std::make_unique<SourceBodyProvider>(model, std::move(*messages)));
        QCOMPARE(view.page().rows(), session.messages);
        for (int row = 0; row < session.messages; ++row) {
            view.toggleFolds(row); // whatever is folded, too
            navigator.goTo(row);
            view.grab();
            QVERIFY2(!view.visibleText(row).trimmed().isEmpty(), qPrintable(view.describe(row)));
            // Not read: the one text that must not be there for an unchanged file.
            QVERIFY2(!view.visibleText(row).contains(QStringLiteral("This message could not be read")),
                     qPrintable(view.visibleText(row)));
        }
        view.setModel(nullptr, nullptr);
    }
}

// The session that a newcomer sees first, at the silence that it is about.
void TranscriptFilesTest::showsTheSample()
{
    const QStringList names =
        QDir(QStringLiteral(TACET_SOURCE "/resources/samples")).entryList({QStringLiteral("*.json")});
    QCOMPARE(names.size(), 1);
    QTemporaryDir folder;
    const auto library = Library::open(folder.path());
    QVERIFY(library);
    NoProgress progress;
    const auto outcome =
        importSource(**library, QStringLiteral(TACET_SOURCE "/resources/samples/") + names.first(), progress);
    QVERIFY(outcome && outcome->sessions.size() == 1);
    const auto reader = (*library)->openReader();
    QVERIFY(reader);
    const SessionRow session = outcome->sessions.front();
    auto messages = MessageReader::open(**library, **reader, session);
    QVERIFY(messages);
    ThemeStore theme;
    Navigator navigator;
    TranscriptModel model(**reader);
    TranscriptView view(theme, navigator);
    view.resize(740, 660);
    view.show();
    model.setSession(session, session.messages);
    view.setModel(&model, std::make_unique<SourceBodyProvider>(model, std::move(*messages)));
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
    for (const int row : {417, 538}) {
        navigator.goTo(row);
        QCOMPARE(view.describe(row), QStringLiteral("message %1, User, silent, Context compaction").arg(row));
        QVERIFY(view.visibleText(row).contains(QStringLiteral("No text: context compaction")));
        for (const auto &[choice, name] :
             {std::pair {ThemeStore::Choice::Light, "light"}, {ThemeStore::Choice::Dark, "dark"}}) {
            theme.setChoice(choice);
            QTRY_VERIFY(view.isSettled());
            QVERIFY(view.grab().save(QStringLiteral(TACET_BINARY "/screenshots/transcript-sample-%1-%2.png")
                                         .arg(row)
                                         .arg(QLatin1StringView(name))));
        }
    }
    view.setModel(nullptr, nullptr);
}

QTEST_MAIN(TranscriptFilesTest)
#include "tst_transcriptfiles.moc"
