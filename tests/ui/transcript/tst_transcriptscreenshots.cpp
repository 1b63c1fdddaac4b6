// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "story.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/transcriptview.h"

#include <QBuffer>
#include <QDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// Writes what the view looks like; a person has to look at it. Fails when a picture is blank.
class TranscriptScreenshots final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void writes_data();
    void writes();
};

void TranscriptScreenshots::initTestCase()
{
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
}

void TranscriptScreenshots::writes_data()
{
    QTest::addColumn<ThemeStore::Choice>("choice");
    QTest::addColumn<int>("row"); // that is gone to; -1: no session
    QTest::addColumn<bool>("isUnfolded");
    using Choice = ThemeStore::Choice;
    QTest::newRow("transcript-light") << Choice::Light << 5 << false;
    QTest::newRow("transcript-dark") << Choice::Dark << 5 << false;
    QTest::newRow("transcript-contrast") << Choice::HighContrast << 5 << false;
    QTest::newRow("transcript-unfolded-light") << Choice::Light << 4 << true;
    QTest::newRow("transcript-unfolded-dark") << Choice::Dark << 4 << true;
    QTest::newRow("transcript-classes-light") << Choice::Light << classesBegin() << false;
    QTest::newRow("transcript-classes-dark") << Choice::Dark << classesBegin() << false;
    QTest::newRow("transcript-classes2-light") << Choice::Light << classesBegin() + 11 << false;
    QTest::newRow("transcript-person-light") << Choice::Light << 10 << false;
    QTest::newRow("transcript-empty-light") << Choice::Light << -1 << false;
}

void TranscriptScreenshots::writes()
{
    QFETCH(ThemeStore::Choice, choice);
    QFETCH(int, row);
    QFETCH(bool, isUnfolded);
    ThemeStore theme;
    theme.setChoice(choice);
    Navigator navigator;
    TranscriptView view(theme, navigator);
    FakeModel model(storyRows(), storyMessage);
    view.resize(900, 900);
    view.show();
    if (row >= 0) {
        auto bodies = std::make_unique<FakeBodies>(storyMessage);
        QImage picture(320, 120, QImage::Format_RGB32);
        picture.fill(QColor(0x2a5c8f));
        QBuffer buffer(&bodies->picture);
        buffer.open(QIODevice::WriteOnly);
        picture.save(&buffer, "PNG");
        view.setModel(&model, std::move(bodies));
        view.setFocus();
        navigator.goTo(row);
    }
    if (isUnfolded)
        view.toggleFolds(row);
    QTRY_VERIFY(view.isSettled());
    QImage image(view.size(), QImage::Format_RGB32);
    view.render(&image);
    const QColor ground = theme.theme().ground;
    bool isBlank = true;
    for (int y = 0; y < image.height() && isBlank; ++y) {
        for (int x = 0; x < image.width() && isBlank; ++x)
            isBlank = image.pixelColor(x, y) == ground;
    }
    QVERIFY(!isBlank);
    QVERIFY(
        image.save(QStringLiteral(TACET_BINARY "/screenshots/%1.png").arg(QLatin1StringView(QTest::currentDataTag()))));
    view.setModel(nullptr, nullptr);
}

QTEST_MAIN(TranscriptScreenshots)
#include "tst_transcriptscreenshots.moc"
