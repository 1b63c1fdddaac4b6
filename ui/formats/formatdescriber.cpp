// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/formats/formatdescriber.h"

#include "models/operations/library.h"
#include "ui/common/errorbanner.h"
#include "ui/formats/formatdialog.h"
#include "ui/session/workspace.h"

namespace tacet {

FormatDescriber::FormatDescriber(const ThemeStore &themes, Workspace &workspace, ErrorBanner &banner, QWidget *window)
    : QObject(window)
    , m_themes(themes)
    , m_workspace(workspace)
    , m_banner(banner)
    , m_window(window)
{
    connect(&workspace, &Workspace::importStarted, this, [this](const QString &path) { m_refused = path; });
    connect(&workspace, &Workspace::failed, this, &FormatDescriber::offer);
    connect(&banner, &ErrorBanner::offerTaken, this, [this] { describe(m_refused); });
}

FormatDescriber::~FormatDescriber() = default;

void FormatDescriber::offer(const Error &error)
{
    if (error.code == Error::Code::Format && isDescribable(m_refused))
        m_banner.offer(tr("Describe This Format…"));
}

void FormatDescriber::describe(const QString &path)
{
    auto sample = sampleFormat(path);
    if (!sample) {
        m_banner.showError(sample.error());
        return;
    }
    auto *dialog =
        new FormatDialog(m_themes, m_workspace.library().formatsFolder(), path, std::move(*sample), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_workspace.library().refreshFormats();
        emit described(dialog->path());
    });
    dialog->open();
}

}
