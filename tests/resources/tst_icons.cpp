// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resources/resources.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

namespace {

const QString AppIcon = QStringLiteral(":/tacet/icons/org.tacet.Tacet.svg");

QImage rendered(const QString &svg, int sizePx)
{
    QSvgRenderer renderer(svg);
    QImage image(sizePx, sizePx, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    if (!renderer.isValid())
        return image;
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// Part of the pixels that are not transparent.
double inkOf(const QImage &image)
{
    int inked = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            inked += qAlpha(image.pixel(x, y)) > 32 ? 1 : 0;
    }
    return double(inked) / (image.width() * image.height());
}

/// Mean difference of a channel, 0 to 255.
double differenceOf(const QImage &one, const QImage &other)
{
    qint64 sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            sum += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b))
                + std::abs(qAlpha(a) - qAlpha(b));
        }
    }
    return double(sum) / (4.0 * one.width() * one.height());
}

}

class TestIcons final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { tacet::initResources(); }
    void actionIconsAreLines_data();
    void actionIconsAreLines();
    void programIconIsThereInEverySize_data();
    void programIconIsThereInEverySize();
};

void TestIcons::actionIconsAreLines_data()
{
    QTest::addColumn<QString>("path");
    const QDir icons(QStringLiteral(":/tacet/icons"));
    for (const QString &name : icons.entryList({QStringLiteral("*.svg")})) {
        if (!AppIcon.endsWith(name))
            QTest::newRow(qPrintable(name)) << icons.filePath(name);
    }
    QVERIFY(icons.exists(QStringLiteral("open.svg"))); // else there would be no row, which would pass
}

void TestIcons::actionIconsAreLines()
{
    QFETCH(QString, path);
    const QImage image = rendered(path, 16);
    // Seen, and a line drawing: a filled square would be 1, nothing 0.
    QVERIFY2(inkOf(image) > 0.08 && inkOf(image) < 0.6, qPrintable(QString::number(inkOf(image))));
    // Black on nothing, so that it can be given the theme's colour.
    for (int y = 0; y < 16; ++y) {
        for (int x = 0; x < 16; ++x)
            QVERIFY(qGray(image.pixel(x, y)) < 8);
    }
}

void TestIcons::programIconIsThereInEverySize_data()
{
    QTest::addColumn<int>("sizePx");
    for (const int sizePx : {16, 22, 32, 48, 64, 128, 256})
        QTest::newRow(qPrintable(QString::number(sizePx))) << sizePx;
}

void TestIcons::programIconIsThereInEverySize()
{
    QFETCH(int, sizePx);
    const QString path = QStringLiteral(TACET_SOURCE "/resources/icons/%1/org.tacet.Tacet.png").arg(sizePx);
    const QImage drawn = rendered(AppIcon, sizePx);
    if (qEnvironmentVariableIsSet("TACET_UPDATE_EXPECTED"))
        QVERIFY(drawn.save(path));
    const QImage stored = QImage(path).convertToFormat(QImage::Format_ARGB32);
    QCOMPARE(stored.size(), QSize(sizePx, sizePx));
    QVERIFY(differenceOf(stored, drawn) < 3); // another Qt may smooth another way
}

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
