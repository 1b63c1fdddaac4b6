// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/sessionlistmodel.h"
#include "models/items/transcriptmodel.h"
#include "resources/resources.h"
#include "tests/support/windowfixture.h"
#include "ui/common/errorbanner.h"
#include "ui/formats/formatdialog.h"
#include "ui/session/sessionlist.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace tacet;

namespace {

QString dataFile(const char *name)
{
    return QStringLiteral(TACET_TEST_DATA "/house/") + QLatin1String(name);
}

/// A copy under a name of its own: the name is proposed as that of the format.
QString copied(const QTemporaryDir &folder, const char *name, const QString &as)
{
    const QString path = folder.filePath(as);
    QFile::copy(dataFile(name), path);
    return path;
}

template<typename Widget>
Widget *named(QWidget &parent, const char *name)
{
    return parent.findChild<Widget *>(QLatin1String(name));
}

QPushButton *offerOf(MainWindow &window)
{
    auto *banner = named<ErrorBanner>(window, "windowBanner");
    return banner ? named<QPushButton>(*banner, "offer") : nullptr;
}

/// Opens the file, which is refused, and takes the offer.
FormatDialog *offeredDialog(MainWindow &window, const QString &path)
{
    window.openPath(path);
    QPushButton *offer = offerOf(window);
    if (!offer || !QTest::qWaitFor([offer] { return offer->isVisible(); }, 20'000))
        return nullptr;
    QTest::mouseClick(offer, Qt::LeftButton);
    return window.findChild<FormatDialog *>();
}

bool isPreviewed(FormatDialog &dialog)
{
    auto *save = named<QPushButton>(dialog, "saveFormat");
    return QTest::qWaitFor([save] { return save->isEnabled(); }, 20'000);
}

QTableWidget *previewOf(FormatDialog &dialog)
{
    for (QTableWidget *table : dialog.findChildren<QTableWidget *>()) {
        if (table->columnCount() == 4)
            return table;
    }
    return nullptr;
}

QString cellOf(const QTableWidget &table, int row, int column)
{
    const QTableWidgetItem *item = table.item(row, column);
    return item ? item->text() : QString();
}

}

/// The dialog, through the window that offers it.
class TestFormatDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void describesWhatCouldNotBeOpened();
    void asksForWhatIsMissing();
    void showsRolesThatAreLeftOut();
    void neverWritesOverADescription();
    void offersNothingForText();
    void standsInTheFileMenu();
    void looksRight_data();
    void looksRight();
};

void TestFormatDialog::describesWhatCouldNotBeOpened()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    const QString path = copied(fixture.folder, "werkstatt.jsonl", QStringLiteral("Mein Protokoll.jsonl"));
    FormatDialog *dialog = offeredDialog(*window, path);
    QVERIFY(dialog);
    // As it was guessed: see the first line of the file.
    QCOMPARE(named<QLineEdit>(*dialog, "formatName")->text(), QStringLiteral("Mein Protokoll"));
    QCOMPARE(named<QComboBox>(*dialog, "roleChooser")->currentData().toString(), QStringLiteral("/rolle"));
    QCOMPARE(named<QComboBox>(*dialog, "textChooser")->currentData().toString(), QStringLiteral("/inhalt"));
    QCOMPARE(named<QComboBox>(*dialog, "timeChooser")->currentData().toString(), QStringLiteral("/zeit"));
    QCOMPARE(named<QComboBox>(*dialog, "idChooser")->currentData().toString(), QStringLiteral("/nr"));
    // nutzer, gehilfe, werkzeug, notiz; grep -o '"rolle": "[a-z]*"' | sort | uniq -c, without the torn line
    auto *roles = named<QTableWidget>(*dialog, "roleValues");
    QStringList counted;
    for (int row = 0; row < roles->rowCount(); ++row)
        counted.append(cellOf(*roles, row, 0) + u' ' + cellOf(*roles, row, 1));
    QCOMPARE(counted,
             QStringList({QStringLiteral("nutzer 9"), QStringLiteral("gehilfe 4"), QStringLiteral("werkzeug 1"),
                          QStringLiteral("notiz 1")}));
    QVERIFY(isPreviewed(*dialog));
    const QTableWidget *preview = previewOf(*dialog);
    QCOMPARE(preview->rowCount(), 14);
    QCOMPARE(cellOf(*preview, 0, 2), QStringLiteral("Baue einen Zaun."));
    QCOMPARE(cellOf(*preview, 0, 1), QStringLiteral("2026-08-01 10:00:00"));
    QVERIFY(cellOf(*preview, 0, 3).isEmpty());
    QCOMPARE(cellOf(*preview, 2, 3), labelOf(SilenceClass::Wrapper));
    QVERIFY(cellOf(*preview, 4, 3).startsWith(labelOf(SilenceClass::Blank)));

    QTest::mouseClick(named<QPushButton>(*dialog, "saveFormat"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(window->workspace().document() && !window->workspace().isImporting(), 20'000);
    QCOMPARE(window->workspace().document()->model().rowCount(), 14);
    QCOMPARE(window->workspace().document()->session().format, QStringLiteral("house-mein-protokoll"));
    QCOMPARE(QDir(fixture.library->formatsFolder()).entryList(QDir::Files),
             QStringList {QStringLiteral("mein-protokoll.json")});
    QVERIFY(!offerOf(*window)->isVisible());
}

void TestFormatDialog::asksForWhatIsMissing()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    FormatDialog *dialog =
        offeredDialog(*window, copied(fixture.folder, "archive-talks.json", QStringLiteral("talks.json")));
    QVERIFY(dialog);
    QVERIFY(isPreviewed(*dialog));
    // The first talk has three entries.
    QCOMPARE(previewOf(*dialog)->rowCount(), 3);
    auto *save = named<QPushButton>(*dialog, "saveFormat");
    auto *role = named<QComboBox>(*dialog, "roleChooser");
    auto *note = named<QLabel>(*dialog, "previewNote");
    const int guessed = role->currentIndex();
    role->setCurrentIndex(0);
    QVERIFY(!save->isEnabled());
    QCOMPARE(previewOf(*dialog)->rowCount(), 0);
    QVERIFY(note->text().contains(QStringLiteral("role")));
    role->setCurrentIndex(guessed);
    QVERIFY(isPreviewed(*dialog));
    named<QLineEdit>(*dialog, "formatName")->clear();
    QVERIFY(!save->isEnabled());
    QVERIFY(note->text().contains(QStringLiteral("name")));
    // The list of talks itself holds no messages.
    named<QLineEdit>(*dialog, "formatName")->setText(QStringLiteral("Talks"));
    auto *place = named<QComboBox>(*dialog, "placeChooser");
    QCOMPARE(place->count(), 2);
    place->setCurrentIndex(1 - place->currentIndex());
    QVERIFY(!save->isEnabled());
    dialog->reject();
    QVERIFY(!QDir(fixture.library->formatsFolder()).exists());
}

void TestFormatDialog::showsRolesThatAreLeftOut()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    FormatDialog *dialog = offeredDialog(*window, copied(fixture.folder, "werkstatt.jsonl", QStringLiteral("a.jsonl")));
    QVERIFY(dialog);
    QVERIFY(isPreviewed(*dialog));
    // The fourth value is "notiz", one record; as a system message it is one more.
    auto *roles = named<QTableWidget>(*dialog, "roleValues");
    auto *who = qobject_cast<QComboBox *>(roles->cellWidget(3, 2));
    QVERIFY(who);
    who->setCurrentIndex(3);
    QTRY_COMPARE_WITH_TIMEOUT(previewOf(*dialog)->rowCount(), 15, 20'000);
    QCOMPARE(cellOf(*previewOf(*dialog), 8, 2), QStringLiteral("Uhr gestellt"));
}

void TestFormatDialog::neverWritesOverADescription()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    const QDir formats(fixture.library->formatsFolder());
    QVERIFY(formats.mkpath(QStringLiteral(".")));
    QFile before(formats.filePath(QStringLiteral("run.json")));
    QVERIFY(before.open(QIODevice::WriteOnly));
    before.write("{}");
    before.close();
    FormatDialog *dialog =
        offeredDialog(*window, copied(fixture.folder, "archive-talks.json", QStringLiteral("run.json")));
    QVERIFY(dialog);
    QVERIFY(isPreviewed(*dialog));
    QTest::mouseClick(named<QPushButton>(*dialog, "saveFormat"), Qt::LeftButton);
    // Two talks have messages, so they are listed and none is opened: jq
    // '[.export.talks[]|select(.log.entries)]|length'
    QTRY_COMPARE_WITH_TIMEOUT(window->workspace().list().model().rowCount(), 2, 20'000);
    QVERIFY(before.open(QIODevice::ReadOnly));
    QCOMPARE(before.readAll(), QByteArray("{}"));
    QVERIFY(formats.exists(QStringLiteral("run-2.json")));
    QTRY_VERIFY_WITH_TIMEOUT(!window->workspace().isImporting(), 20'000);
}

void TestFormatDialog::offersNothingForText()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    const QString path = fixture.folder.filePath(QStringLiteral("notes.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Only some words, and nobody who speaks.\n");
    file.close();
    window->openPath(path);
    auto *banner = named<ErrorBanner>(*window, "windowBanner");
    QTRY_VERIFY_WITH_TIMEOUT(!banner->text().isEmpty(), 20'000);
    QVERIFY(!offerOf(*window)->isVisible());
}

void TestFormatDialog::standsInTheFileMenu()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    const QAction *file = window->menuBar()->actions().constFirst();
    QStringList texts;
    for (const QAction *action : file->menu()->actions())
        texts.append(action->text());
    QVERIFY(texts.contains(QStringLiteral("&Describe a Format…")));
}

void TestFormatDialog::looksRight_data()
{
    QTest::addColumn<ThemeStore::Choice>("theme");
    QTest::addColumn<QSize>("size");
    QTest::newRow("describe-light") << ThemeStore::Choice::Light << QSize(1240, 700);
    QTest::newRow("describe-dark") << ThemeStore::Choice::Dark << QSize(1240, 700);
    QTest::newRow("describe-small") << ThemeStore::Choice::Light << QSize(760, 480);
}

// To be looked at, in build/<preset>/screenshots; the two themes differ.
void TestFormatDialog::looksRight()
{
    QFETCH(const ThemeStore::Choice, theme);
    QFETCH(const QSize, size);
    WindowFixture fixture;
    fixture.themes.setChoice(theme);
    const auto window = fixture.window();
    FormatDialog *dialog =
        offeredDialog(*window, copied(fixture.folder, "werkstatt.jsonl", QStringLiteral("Protokoll.jsonl")));
    QVERIFY(dialog);
    dialog->resize(size);
    QVERIFY(isPreviewed(*dialog));
    const QImage picture = dialog->grab().toImage();
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
    QVERIFY(
        picture.save(QStringLiteral(TACET_BINARY "/screenshots/%1.png").arg(QLatin1String(QTest::currentDataTag()))));
    QVERIFY(window->grab().save(
        QStringLiteral(TACET_BINARY "/screenshots/%1-offer.png").arg(QLatin1String(QTest::currentDataTag()))));
    // The ground of a dark theme is dark.
    QCOMPARE(qGray(picture.pixel(2, 2)) < 100, theme == ThemeStore::Choice::Dark);
}

QTEST_MAIN(TestFormatDialog)
#include "tst_formatdialog.moc"
