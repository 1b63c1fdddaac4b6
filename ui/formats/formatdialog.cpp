// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/formats/formatdialog.h"

#include "ui/formats/formatform.h"
#include "ui/formats/formatpreviewview.h"
#include "ui/formats/recordtree.h"
#include "ui/theme/themestore.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QSplitter>
#include <QVBoxLayout>

namespace tacet {

namespace {

constexpr QSize FirstSize(1240, 700);
constexpr QSize SmallestSize(720, 420);
// Texts need room: most of it is the preview's.
const QList<int> FirstWidths {280, 300, 600};

QWidget *titled(const QString &title, QWidget *content, QWidget *parent)
{
    auto *column = new QWidget(parent);
    auto *label = new QLabel(title, column);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(content, 1);
    return column;
}

}

FormatDialog::FormatDialog(const ThemeStore &themes, QString folder, QString path, FormatSample sample, QWidget *parent)
    : QDialog(parent)
    , m_themes(themes)
    , m_folder(std::move(folder))
    , m_path(std::move(path))
    , m_tree(new RecordTree(this))
    , m_form(new FormatForm(themes.theme(), std::move(sample), QFileInfo(m_path).completeBaseName(), this))
    , m_preview(new FormatPreviewView(themes, m_path, this))
    , m_error(new QLabel(this))
{
    setWindowTitle(tr("Describe the Format of %1").arg(QFileInfo(m_path).fileName()));
    setMinimumSize(SmallestSize);
    resize(FirstSize);
    build();
    m_tree->setRecords(m_form->sample().records(m_form->format()));
    connect(m_form, &FormatForm::placeChanged, this,
            [this] { m_tree->setRecords(m_form->sample().records(m_form->format())); });
    connect(m_form, &FormatForm::changed, this, &FormatDialog::showChoices);
    connect(m_preview, &FormatPreviewView::previewed, this, [this] { m_save->setEnabled(m_preview->isUsable()); });
    showChoices();
}

FormatDialog::~FormatDialog() = default;

void FormatDialog::build()
{
    auto *explanation = new QLabel(
        tr("Tacet does not know this kind of file. Say which key is what; the right side shows what comes of it."),
        this);
    explanation->setWordWrap(true);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(titled(tr("The file"), m_tree, splitter));
    splitter->addWidget(titled(tr("What is what"), m_form, splitter));
    splitter->addWidget(titled(tr("The messages"), m_preview, splitter));
    for (int pane = 0; pane < int(FirstWidths.size()); ++pane)
        splitter->setStretchFactor(pane, FirstWidths.at(pane));
    splitter->setSizes(FirstWidths);
    splitter->setHandleWidth(3 * Theme::Grid);
    splitter->setChildrenCollapsible(false);
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    m_error->hide();
    QPalette palette = m_error->palette();
    palette.setColor(QPalette::WindowText, m_themes.theme().bad);
    m_error->setPalette(palette);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("&Save and Open"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("saveFormat"));
    m_save->setDefault(true);
    m_save->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &FormatDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &FormatDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * Theme::Grid, 4 * Theme::Grid, 4 * Theme::Grid, 4 * Theme::Grid);
    layout->setSpacing(3 * Theme::Grid);
    layout->addWidget(explanation);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_error);
    layout->addWidget(buttons);
}

void FormatDialog::showChoices()
{
    m_save->setEnabled(false);
    m_error->hide();
    m_tree->setUses(m_form->uses());
    const HouseFormat format = m_form->format();
    if (format.message.role.isRoot())
        return m_preview->setFaults(tr("Choose the key of the role: it says who speaks."));
    if (format.message.text.isRoot())
        return m_preview->setFaults(tr("Choose the key of the text."));
    // What is written is what is checked: nothing is saved that would be refused when it is read.
    const MappingFile file = parseMapping(mappingJson(format), QString());
    if (!file.format)
        return m_preview->setFaults(faultsText(file.faults));
    m_preview->setFormat(file.format);
}

QString FormatDialog::faultsText(const std::vector<MappingFault> &faults)
{
    QStringList lines;
    for (const MappingFault &fault : faults)
        lines.append(fault.where.mid(1) + u' ' + fault.what);
    return lines.join(u'\n');
}

void FormatDialog::accept()
{
    const auto saved = save();
    if (!saved) {
        m_error->setText(oneLine(saved.error()));
        m_error->show();
        return;
    }
    m_savedFile = *saved;
    QDialog::accept();
}

/// Under a name of its own: a description that somebody made before is never written over.
Result<QString> FormatDialog::save() const
{
    HouseFormat format = m_form->format();
    const QString id = format.id;
    const QDir folder(m_folder);
    const auto isTaken = [&folder](const QString &name) { return folder.exists(name + QStringLiteral(".json")); };
    for (int copy = 2; isTaken(format.id); ++copy)
        format.id = id + QStringLiteral("-%1").arg(copy);
    const QString path = folder.filePath(format.id + QStringLiteral(".json"));
    const auto cannot = [&path](const QString &reason) {
        return fail(Error::Code::Io,
                    tr("The description cannot be saved: %1. Make room, or check the permissions.").arg(reason), path);
    };
    if (!folder.mkpath(QStringLiteral(".")))
        return cannot(tr("its folder cannot be made"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannot(file.errorString());
    file.write(mappingJson(format));
    return file.commit() ? Result<QString>(path) : Result<QString>(cannot(file.errorString()));
}

}
