// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

class QLocalServer;
class QLockFile;

namespace tacet {

/// Hands the files of a second start over to the program that already runs on the same library.
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    /// @param scope what makes two instances the same one (the library's folder)
    explicit SingleInstance(const QString &scope, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// @returns true when another instance took the paths over, and this one has nothing left to do
    [[nodiscard]] bool handOver(const QStringList &paths);
    /// Listens for later starts. Without success (no runtime folder) each start is an instance of its own.
    bool listen();

signals:
    void pathsReceived(const QStringList &paths);

private:
    void receive();

    QString m_name;
    std::unique_ptr<QLockFile> m_lock;
    QLocalServer *m_server = nullptr;
};

}
