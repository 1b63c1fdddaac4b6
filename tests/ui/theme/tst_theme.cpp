// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/silencemark.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

using namespace tacet;

class TestTheme final : public QObject
{
    Q_OBJECT
private slots:
    void contrastIsThatOfTheWcag_data();
    void contrastIsThatOfTheWcag();
    void wordsAreLegible_data();
    void wordsAreLegible();
    void marksAreSeen_data();
    void marksAreSeen();
    void shapesDifferWithoutColour();
    void readMarksDiffer();
};

void TestTheme::contrastIsThatOfTheWcag_data()
{
    QTest::addColumn<QColor>("one");
    QTest::addColumn<QColor>("other");
    QTest::addColumn<double>("ratio");
    QTest::newRow("black on white") << QColor(Qt::black) << QColor(Qt::white) << 21.0;
    QTest::newRow("the same") << QColor(Qt::red) << QColor(Qt::red) << 1.0;
    // #777777: channel 0.46667 is linear 0.18447; 1.05 / 0.23447
    QTest::newRow("the grey that just fails") << QColor(0x77, 0x77, 0x77) << QColor(Qt::white) << 4.478;
}

void TestTheme::contrastIsThatOfTheWcag()
{
    QFETCH(QColor, one);
    QFETCH(QColor, other);
    QFETCH(double, ratio);
    QVERIFY(std::abs(contrast(one, other) - ratio) < 0.005);
    QCOMPARE(contrast(other, one), contrast(one, other));
}

static void addKinds()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("light") << int(Theme::Kind::Light);
    QTest::newRow("dark") << int(Theme::Kind::Dark);
    QTest::newRow("high contrast, light") << int(Theme::Kind::HighContrastLight);
    QTest::newRow("high contrast, dark") << int(Theme::Kind::HighContrastDark);
}

void TestTheme::wordsAreLegible_data()
{
    addKinds();
}

void TestTheme::wordsAreLegible()
{
    QFETCH(int, kind);
    const Theme theme = Theme::make(Theme::Kind(kind));
    const auto verify = [](const QColor &text, const QColor &ground, double atLeast, const char *what) {
        QVERIFY2(contrast(text, ground) >= atLeast,
                 qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(contrast(text, ground))));
    };
    verify(theme.text, theme.ground, 7, "text on ground");
    verify(theme.text, theme.surface, 7, "text on surface");
    verify(theme.text, theme.raised, 7, "text on raised");
    verify(theme.text, theme.selection, 7, "text on selection");
    verify(theme.muted, theme.ground, 4.5, "muted on ground");
    verify(theme.muted, theme.surface, 4.5, "muted on surface");
    verify(theme.muted, theme.raised, 4.5, "muted on raised");
    verify(theme.muted, theme.selection, 4.5, "muted on selection");
    verify(theme.accent, theme.ground, 4.5, "accent on ground");
    verify(theme.accent, theme.selection, 4.5, "accent on selection");
    verify(theme.onAccent, theme.accent, 4.5, "on accent");
    verify(theme.good, theme.ground, 4.5, "good on ground");
    verify(theme.bad, theme.ground, 4.5, "bad on ground");
}

void TestTheme::marksAreSeen_data()
{
    addKinds();
}

void TestTheme::marksAreSeen()
{
    QFETCH(int, kind);
    const Theme theme = Theme::make(Theme::Kind(kind));
    for (const SilenceClass silence : allSilenceClasses()) {
        for (const QColor &ground : {theme.ground, theme.selection, theme.hatch}) // list, current row, band
            QVERIFY2(contrast(theme.of(silence), ground) >= 3, idOf(silence).data()); // WCAG 1.4.11
    }
}

void TestTheme::shapesDifferWithoutColour()
{
    // One class of each shape that the picture of the marks names.
    const QList<SilenceClass> shapes {
        SilenceClass::Blank,      SilenceClass::NearSilence,        SilenceClass::Gap,       SilenceClass::Absent,
        SilenceClass::Compaction, SilenceClass::CompactionInferred, SilenceClass::Synthetic, SilenceClass::Wrapper,
        SilenceClass::Attachment, SilenceClass::AttachmentLost,     SilenceClass::Interrupt, SilenceClass::Damaged,
        SilenceClass::ToolResult,
    };
    Theme grey = Theme::make(Theme::Kind::Light);
    for (QColor *hue : {&grey.person, &grey.personGap, &grey.personAct, &grey.personStop, &grey.machine,
                        &grey.machineText, &grey.unknown})
        *hue = Qt::black;
    QSet<QByteArray> pictures;
    for (const SilenceClass silence : shapes) {
        QImage image(14, 14, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintSilenceMark(painter, QRectF(1, 1, 12, 12), silence, grey);
        painter.end();
        pictures.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
    }
    QCOMPARE(pictures.size(), shapes.size());
}

void TestTheme::readMarksDiffer()
{
    const Theme theme = Theme::make(Theme::Kind::Light);
    QSet<QByteArray> pictures;
    for (const ReadMark mark : {ReadMark::None, ReadMark::Read, ReadMark::ReadByOther, ReadMark::Adjudicated}) {
        QImage image(14, 10, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintReadMark(painter, QRectF(3, 1, 8, 8), mark, theme);
        painter.end();
        pictures.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
    }
    QCOMPARE(pictures.size(), 4);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
