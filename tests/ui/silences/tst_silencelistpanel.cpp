// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/silencelistmodel.h"
#include "tests/support/sessionstory.h"
#include "ui/navigation/navigator.h"
#include "ui/silences/silencelistpanel.h"
#include "ui/theme/themestore.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tacet;

namespace {

constexpr qint64 HalfAnHour = 1'800'000;

/// What the reports of drawnStory() would say.
class Facts final : public SilenceFactsSource
{
public:
    [[nodiscard]] SilenceFacts factsOf(int ordinal) const override
    {
        static const QHash<int, SilenceFacts> facts {
            {203, {QStringLiteral("auto"), Slot::WorkInProgress, QStringLiteral("summary")}},
            {204, {QStringLiteral("auto-continue"), Slot::ReportDelivered, QStringLiteral("continues")}},
            {417, {QStringLiteral("auto overflow"), Slot::WorkInProgress, QStringLiteral("summary")}},
            {419, {QStringLiteral("auto-continue"), Slot::ReportDelivered, QStringLiteral("continues")}},
            {538, {QStringLiteral("auto"), Slot::BadNews, QStringLiteral("summary")}},
            {88, {{}, Slot::ProposalPending, QStringLiteral("acts")}},
            {151, {{}, Slot::QuestionPending, QStringLiteral("asks")}},
            {346, {{}, Slot::BadNews, QStringLiteral("apologises")}},
        };
        return facts.value(ordinal);
    }
};

struct Fixture {
    ThemeStore themes;
    Navigator navigator;
    Facts facts;
    SilenceListModel model {&facts};
    std::unique_ptr<SilenceListPanel> panel;

    explicit Fixture(ThemeStore::Choice choice = ThemeStore::Choice::Light)
    {
        themes.setChoice(choice); // before there are widgets: a palette reaches living ones in exec() only
        panel = std::make_unique<SilenceListPanel>(themes, navigator);
        model.setGapThresholdMs(HalfAnHour);
        panel->setModel(&model);
        panel->resize(280, 700);
        panel->show();
    }
    [[nodiscard]] QListView *view() const { return panel->findChild<QListView *>(); }
    [[nodiscard]] int currentOrdinal() const
    {
        const QVariant ordinal = view()->currentIndex().data(SilenceListModel::OrdinalRole);
        return ordinal.isValid() ? ordinal.toInt() : -1;
    }
};

}

class TestSilenceListPanel final : public QObject
{
    Q_OBJECT
private slots:
    void drawsPictures_data();
    void drawsPictures();
};

void TestSilenceListPanel::drawsPictures_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("name");
    using Choice = ThemeStore::Choice;
    QTest::newRow("light") << int(Choice::Light) << 284 << QStringLiteral("silences-light");
    QTest::newRow("dark") << int(Choice::Dark) << 284 << QStringLiteral("silences-dark");
    QTest::newRow("high contrast") << int(Choice::HighContrast) << 284 << QStringLiteral("silences-contrast");
    QTest::newRow("narrow") << int(Choice::Light) << 240 << QStringLiteral("silences-narrow");
}

void TestSilenceListPanel::drawsPictures()
{
    QFETCH(int, choice);
    QFETCH(int, width);
    QFETCH(QString, name);
    Fixture f {ThemeStore::Choice(choice)};
    f.panel->resize(width, 800);
    auto columns = test::drawnStory();
    columns->silence[500] = SilenceClass::ToolResult;
    columns->silence[501] = SilenceClass::AssistantEmpty;
    f.model.setSession(columns);
    f.model.setReadings({{88, {Review::State::Read, QStringLiteral("GO")}},
                         {203, {Review::State::Read, QStringLiteral("ARTEFACT")}},
                         {417, {Review::State::Draft, QStringLiteral("ARTEFACT")}},
                         {151, {Review::State::Adjudicated, QStringLiteral("DEFER")}},
                         {346, {Review::State::Disputed, QStringLiteral("NEWS")}},
                         {480, {Review::State::Later, {}}}});
    f.navigator.goTo(417);
    const QPixmap picture = f.panel->grab();
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
    QVERIFY(picture.save(QStringLiteral(TACET_BINARY "/screenshots/%1.png").arg(name)));
}

QTEST_MAIN(TestSilenceListPanel)
#include "tst_silencelistpanel.moc"
