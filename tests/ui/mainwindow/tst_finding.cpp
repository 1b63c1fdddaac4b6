// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resources/resources.h"
#include "tests/support/windowfixture.h"
#include "ui/navigation/navigator.h"
#include "ui/search/searchbar.h"
#include "ui/search/sessionfinder.h"
#include "ui/timeline/timelinewidget.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/transcriptview.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QtTest>

using namespace tacet;

/// Finding in the open session by the keyboard, in the whole window, with the sample.
class TestFinding : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_window = m_fixture->window();
        QVERIFY(WindowFixture::open(*m_window, WindowFixture::sample(), 300));
        m_finder = m_window->findChild<SessionFinder *>();
        m_bar = m_window->findChild<SearchBar *>();
        QVERIFY(m_finder && m_bar);
    }

    void cleanup()
    {
        m_window.reset();
        m_fixture.reset();
    }

    void goesFromHitToHit()
    {
        // The messages of which a part holds a word that begins so, in text, tool input or output, by Python:
        //   [i for i, m in enumerate(d['messages']) if re.search(r'(?<![^\W_])iommufd', '\n'.join(p.get('text') or ''
        //   ...
        //    with tool, title, json.dumps(input), output and error of each part's state), re.I)]
        const std::vector<int> expected {416, 418, 422};
        QVERIFY(!m_bar->isVisible());
        find(QStringLiteral("iommufd"));
        QTRY_COMPARE(m_finder->hits(), expected);
        QTRY_VERIFY(!m_finder->isSearching());
        // The reader was at 300: the first one from there on.
        QTRY_COMPARE(m_window->navigator().current(), expected[0]);
        QVERIFY2(says(QStringLiteral("1 of %1").arg(expected.size())), qPrintable(count()));
        QCOMPARE(m_window->findChild<TimelineWidget *>()->scene().hits(), expected);
        for (size_t i = 1; i < expected.size(); ++i) {
            QTest::keyClick(text(), Qt::Key_Return);
            QCOMPARE(m_window->navigator().current(), expected[i]);
        }
        QTest::keyClick(text(), Qt::Key_Return); // round
        QCOMPARE(m_window->navigator().current(), expected[0]);
        QTest::keyClick(text(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_window->navigator().current(), expected.back());
        save("finding");
    }

    void opensWhatHidesAHit()
    {
        // In a tool's output or input that is folded by itself; what is shown afterwards holds the word.
        find(QStringLiteral("iommufd"));
        QTRY_COMPARE(int(m_finder->hits().size()), 3);
        QTRY_VERIFY(!m_finder->isSearching());
        auto *transcript = m_window->findChild<TranscriptView *>();
        const std::vector<int> hits = m_finder->hits();
        for (const int hit : hits) {
            QTRY_COMPARE(m_window->navigator().current(), hit);
            m_window->grab();
            const auto &placed = transcript->page().placed();
            QVERIFY2(std::any_of(placed.begin(), placed.end(),
                                 [hit](const PlacedBlock &block) {
                                     return block.row == hit
                                         && block.layout->plainText(block.block)
                                                .contains(QStringLiteral("iommufd"), Qt::CaseInsensitive);
                                 }),
                     qPrintable(QString::number(hit)));
            QTest::keyClick(text(), Qt::Key_Return);
        }
    }

    void saysWhatIsWrong()
    {
        find(QStringLiteral("no such word anywhere"));
        QTRY_VERIFY2(says(QStringLiteral("Not found")), qPrintable(count()));
        m_bar->setQuery({QStringLiteral("a("), SearchMode::RegularExpression, false, AllSearchParts});
        QTRY_VERIFY2(says(QStringLiteral("Not valid")), qPrintable(count()));
        QCOMPARE(int(m_finder->hits().size()), 0);
    }

    void closesAndForgets()
    {
        find(QStringLiteral("iommufd"));
        QTRY_VERIFY(!m_finder->hits().empty());
        QTest::keyClick(text(), Qt::Key_Escape);
        QVERIFY(!m_bar->isVisible());
        QVERIFY(m_finder->hits().empty());
        QVERIFY(!m_finder->matcher());
        QVERIFY(m_window->findChild<TimelineWidget *>()->scene().hits().empty());
    }

private:
    void find(const QString &words)
    {
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(m_bar->isVisible());
        text()->clear();
        QTest::keyClicks(text(), words);
    }
    [[nodiscard]] QLineEdit *text() const { return m_bar->findChild<QLineEdit *>(); }
    [[nodiscard]] QString count() const
    {
        QStringList texts;
        const auto labels = m_bar->findChildren<QLabel *>();
        for (const QLabel *label : labels)
            texts.append(label->text());
        return texts.join(u'|');
    }
    [[nodiscard]] bool says(const QString &words) const { return count().contains(words); }

    /// For people to look at.
    void save(const char *name)
    {
        const QDir folder(QStringLiteral(TACET_BINARY "/screenshots"));
        QDir().mkpath(folder.path());
        QVERIFY(m_window->grab().save(folder.filePath(QLatin1String(name) + QStringLiteral(".png"))));
    }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
    SessionFinder *m_finder = nullptr;
    SearchBar *m_bar = nullptr;
};

QTEST_MAIN(TestFinding)
#include "tst_finding.moc"
