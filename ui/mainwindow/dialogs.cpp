// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/dialogs.h"

#include "ui/settings/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>

namespace tacet::dialogs {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::dialogs", text);
}

}

QString chooseTranscript(QWidget *parent, Settings &settings)
{
    const QString path = QFileDialog::getOpenFileName(parent, tr("Open a Transcript"), settings.lastFolder());
    if (!path.isEmpty())
        settings.setLastFolder(QFileInfo(path).absolutePath());
    return path;
}

QString chooseFolder(QWidget *parent, Settings &settings)
{
    const QString path =
        QFileDialog::getExistingDirectory(parent, tr("Open a Folder of Sessions"), settings.lastFolder());
    if (!path.isEmpty())
        settings.setLastFolder(path);
    return path;
}

std::optional<int> chooseMessage(QWidget *parent, int current, int last)
{
    bool isOk = false;
    const int ordinal = QInputDialog::getInt(parent, tr("Go to Message"), tr("Message, 0 to %1:").arg(last), current, 0,
                                             last, 1, &isOk);
    return isOk ? std::optional(ordinal) : std::nullopt;
}

QString chooseReviewer(QWidget *parent, const QString &current, const QStringList &known)
{
    QStringList names = known;
    if (!names.contains(current))
        names.prepend(current);
    bool isAccepted = false;
    const QString name = QInputDialog::getItem(
        parent, tr("Reviewer"), tr("Each reviewer's readings are a layer of their own. Read under the name:"), names,
        int(names.indexOf(current)), true, &isAccepted);
    return isAccepted ? name.trimmed() : QString();
}

std::optional<ExportChoice> chooseExport(QWidget *parent, Settings &settings, const QString &name,
                                         std::optional<int> current)
{
    const QString one = current ? tr("Review of message %1, an essay (*.md)").arg(*current) : QString();
    QStringList filters {tr("All reviews of this session, one document (*.md)"),
                         tr("All reviews of this session, lossless (*.jsonl)")};
    if (current)
        filters.prepend(one);
    QString chosen = filters.first();
    const QString file = current ? QStringLiteral("%1-%2.md").arg(name).arg(*current) : name + QStringLiteral(".md");
    const QString path = QFileDialog::getSaveFileName(parent, tr("Export"), QDir(settings.lastFolder()).filePath(file),
                                                      filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return std::nullopt;
    settings.setLastFolder(QFileInfo(path).absolutePath());
    return ExportChoice {path, chosen == one ? current : std::nullopt};
}

void showAbout(QWidget *parent)
{
    QMessageBox::about(parent, tr("About Tacet"),
                       tr("<b>Tacet %1</b><p><i>In this part, silent.</i></p>"
                          "<p>Reads transcripts of conversations with AI agents for their silences. Nothing is sent "
                          "anywhere; transcripts are never written to.</p><p>GPL-3.0-or-later</p>")
                           .arg(QStringLiteral(TACET_VERSION)));
}

}
