// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resources/resources.h"
#include "tests/support/windowfixture.h"
#include "ui/navigation/navigator.h"
#include "ui/review/reviewpanel.h"
#include "ui/timeline/timelinewidget.h"
#include "ui/transcript/transcriptview.h"

#include <QtTest>

using namespace tacet;

/// Writes the window in the states that people see to build/<preset>/screenshots, to be looked at. What it asserts is
/// that each picture shows something: more than a handful of colours, and another picture than the one before.
class TestScreenshots : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void window_data();
    void window();

private:
    static QString folder();
    QSet<QByteArray> m_seen;
};

void TestScreenshots::initTestCase()
{
    initResources();
    installTranslations();
    QVERIFY(QDir().mkpath(folder()));
}

QString TestScreenshots::folder()
{
    return QStringLiteral(TACET_BINARY "/screenshots");
}

void TestScreenshots::window_data()
{
    using Choice = ThemeStore::Choice;
    using Tab = ReviewPanel::Tab;
    QTest::addColumn<Choice>("theme");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("index"); // -1: nothing is open
    QTest::addColumn<Tab>("tab");
    QTest::addColumn<bool>("byTime");
    const QSize wide(1440, 900);
    const QSize small(1024, 700);
    QTest::newRow("reviewed-light") << Choice::Light << wide << 417 << Tab::Review << false;
    QTest::newRow("reviewed-dark") << Choice::Dark << wide << 417 << Tab::Review << false;
    QTest::newRow("record-light") << Choice::Light << wide << 538 << Tab::Record << false;
    QTest::newRow("record-dark") << Choice::Dark << wide << 538 << Tab::Record << false;
    QTest::newRow("person-light") << Choice::Light << wide << 30 << Tab::Review << false;
    QTest::newRow("attachment-light") << Choice::Light << wide << 389 << Tab::BeforeAfter << false;
    QTest::newRow("unread-dark") << Choice::Dark << wide << 164 << Tab::Review << true;
    QTest::newRow("text-light") << Choice::Light << wide << 414 << Tab::Review << true;
    QTest::newRow("empty-light") << Choice::Light << wide << -1 << Tab::Review << false;
    QTest::newRow("empty-dark") << Choice::Dark << wide << -1 << Tab::Review << false;
    QTest::newRow("small-light") << Choice::Light << small << 417 << Tab::Review << false;
    QTest::newRow("contrast") << Choice::HighContrast << wide << 417 << Tab::Review << false;
}

void TestScreenshots::window()
{
    QFETCH(ThemeStore::Choice, theme);
    QFETCH(QSize, size);
    QFETCH(int, index);
    QFETCH(ReviewPanel::Tab, tab);
    QFETCH(bool, byTime);
    WindowFixture fixture;
    fixture.themes.setChoice(theme);
    QVERIFY(fixture.library);
    QVERIFY(fixture.mergeSampleReviews());
    const auto window = fixture.window(size);
    QVERIFY(window);
    if (index >= 0) {
        QVERIFY(WindowFixture::open(*window, WindowFixture::sample(), index));
        QTRY_COMPARE(window->navigator().current(), index);
        window->findChild<ReviewPanel *>()->setTab(tab);
        if (byTime)
            window->findChild<TimelineWidget *>()->setMode(TimelineMode::ByTime);
        auto *transcript = window->findChild<TranscriptView *>();
        window->grab(); // lays out what is visible, and asks for its colours
        QTRY_VERIFY(transcript->isSettled());
    }
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QCoreApplication::processEvents(); // what was laid out a moment ago is painted at its place
    const QImage picture = window->grab().toImage();
    const QString path = folder() + QStringLiteral("/window-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(picture.save(path));
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 3) {
        for (int x = 0; x < picture.width(); x += 3)
            colours.insert(picture.pixel(x, y));
    }
    QVERIFY2(colours.size() > 20, qPrintable(QString::number(colours.size())));
    const QByteArray content(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes());
    const QByteArray hash = QCryptographicHash::hash(content, QCryptographicHash::Sha1);
    QVERIFY2(!m_seen.contains(hash), "the same picture as another state");
    m_seen.insert(hash);
}

QTEST_MAIN(TestScreenshots)
#include "tst_screenshots.moc"
