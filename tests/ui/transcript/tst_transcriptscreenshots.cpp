// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery.h"
#include "story.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/transcriptview.h"

#include <QBuffer>
#include <QDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// Writes what the view looks like; a person has to look at it. Fails when a picture is blank.
namespace {

/// The story with what the program itself says between its messages: turns that are not there, and a branch.
FakeMessage markedMessage(int row)
{
    FakeMessage message = storyMessage(row);
    if (row == 8)
        message.absentBefore = QStringList {QStringLiteral("No answer is recorded here.")};
    if (row == 10) {
        message.absentBefore = QStringList {QStringLiteral("The conversation was rewound here by 2 turns."),
                                            QStringLiteral("The results of 3 tool calls are not recorded.")};
        message.gapMs = 41 * 60'000;
    }
    if (row == 8 || row == 9) {
        message.body.facts.flags |= MessageFlag::Sidechain | MessageFlag::DeadBranch;
        message.body.facts.branch = {2, 3};
    }
    return message;
}

}

class TranscriptScreenshots final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void writes_data();
    void writes();
    void showsEveryKind_data();
    void showsEveryKind();
    void writesTheGallery_data();
    void writesTheGallery();
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
    QTest::newRow("transcript-absent-light") << Choice::Light << 9 << false;
    QTest::newRow("transcript-absent-dark") << Choice::Dark << 9 << false;
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
    const bool isMarked = QByteArrayView(QTest::currentDataTag()).startsWith("transcript-absent");
    const auto maker = isMarked ? markedMessage : storyMessage;
    FakeModel model(storyRows(), maker);
    view.resize(900, 900);
    view.show();
    if (row >= 0) {
        auto bodies = std::make_unique<FakeBodies>(maker);
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

namespace {

/// A view with some exhibits, everything in it unfolded.
struct Wall {
    ThemeStore theme;
    Navigator navigator;
    FakeModel model;
    TranscriptView view {theme, navigator};

    Wall(int first, int rows, ThemeStore::Choice choice, QSize size, const ReadingOptions &options)
        : model(rows, makerFrom(first))
    {
        theme.setChoice(choice);
        auto bodies = std::make_unique<FakeBodies>(makerFrom(first));
        bodies->picture = galleryPicture();
        view.resize(size);
        view.setOptions(options);
        view.show();
        view.setModel(&model, std::move(bodies));
    }
    ~Wall() { view.setModel(nullptr, nullptr); }

    static FakeMaker makerFrom(int first)
    {
        return [first](int row) { return gallery()[size_t(first + row)].message; };
    }

    /// Whether every picture has come: one of the exhibits is one.
    [[nodiscard]] bool isWhole() const
    {
        for (const PlacedBlock &placed : view.page().placed()) {
            const bool isPicture = placed.layout->block(placed.block).kind == Block::Kind::Image;
            if (isPicture && placed.layout->picture(placed.block).isNull())
                return false;
        }
        return view.isSettled();
    }
};

ReadingOptions unfolded()
{
    ReadingOptions options;
    options.unfolded = AllFoldGroups;
    return options;
}

/// How many pixels of the column are not of the ground's colour.
int inkIn(const QImage &image, const QColor &ground)
{
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ink += image.pixelColor(x, y).rgb() != ground.rgb() ? 1 : 0;
    }
    return ink;
}

}

void TranscriptScreenshots::showsEveryKind_data()
{
    QTest::addColumn<ThemeStore::Choice>("choice");
    QTest::addColumn<int>("exhibit");
    using Choice = ThemeStore::Choice;
    for (const auto &[choice, theme] :
         {std::pair {Choice::Light, "light"}, {Choice::Dark, "dark"}, {Choice::HighContrast, "contrast"}}) {
        for (int exhibit = 0; exhibit < int(gallery().size()); ++exhibit)
            QTest::addRow("%s, %s", gallery()[size_t(exhibit)].name, theme) << choice << exhibit;
    }
}

// From every viewpoint, with everything unfolded: there is ink on the page, and the words are told to who cannot see
// it.
void TranscriptScreenshots::showsEveryKind()
{
    QFETCH(ThemeStore::Choice, choice);
    QFETCH(int, exhibit);
    for (const auto viewpoint : {Viewpoint::Stored, Viewpoint::Person, Viewpoint::Model}) {
        ReadingOptions options = unfolded();
        options.viewpoint = viewpoint;
        options.showsInvisible = viewpoint == Viewpoint::Person;
        options.showsSideBySide = viewpoint == Viewpoint::Model;
        Wall wall(exhibit, 1, choice, {820, 700}, options);
        wall.view.showAll(0); // and what has no kind
        QTRY_VERIFY(wall.isWhole());
        const QString words = wall.view.visibleText(0);
        QVERIFY2(words.contains(gallery()[size_t(exhibit)].words), qPrintable(words));
        const QRect message = wall.view.rectOf(0).intersected(wall.view.viewport()->rect());
        const QImage image = wall.view.viewport()->grab(message).toImage();
        QVERIFY(inkIn(image, wall.theme.theme().ground) > 400);
    }
}

void TranscriptScreenshots::writesTheGallery_data()
{
    QTest::addColumn<ThemeStore::Choice>("choice");
    QTest::addColumn<Viewpoint>("viewpoint");
    using Choice = ThemeStore::Choice;
    QTest::newRow("gallery-stored-light") << Choice::Light << Viewpoint::Stored;
    QTest::newRow("gallery-stored-dark") << Choice::Dark << Viewpoint::Stored;
    QTest::newRow("gallery-person-light") << Choice::Light << Viewpoint::Person;
    QTest::newRow("gallery-model-light") << Choice::Light << Viewpoint::Model;
    QTest::newRow("gallery-model-dark") << Choice::Dark << Viewpoint::Model;
}

void TranscriptScreenshots::writesTheGallery()
{
    QFETCH(ThemeStore::Choice, choice);
    QFETCH(Viewpoint, viewpoint);
    ReadingOptions options = unfolded();
    options.viewpoint = viewpoint;
    options.showsInvisible = viewpoint == Viewpoint::Person;
    options.showsSideBySide = viewpoint == Viewpoint::Model;
    Wall wall(0, int(gallery().size()), choice, {860, 3600}, options);
    wall.navigator.goTo(int(gallery().size()) - 1);
    wall.view.setContextStarts({{3, 2}});
    QTRY_VERIFY(wall.isWhole());
    wall.navigator.goTo(0);
    wall.navigator.setCurrent(5);
    QTRY_VERIFY(wall.isWhole());
    const QString file =
        QStringLiteral(TACET_BINARY "/screenshots/%1.png").arg(QLatin1StringView(QTest::currentDataTag()));
    QVERIFY(wall.view.grab().save(file));
}

QTEST_MAIN(TranscriptScreenshots)
#include "tst_transcriptscreenshots.moc"
