// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/singleinstance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>

namespace tacet {

namespace {

constexpr int PatienceMs = 1'000; ///< an instance that does not answer by then is taken for dead
constexpr qsizetype MostBytes = 1'000'000;

QString runtimeFolder()
{
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return runtime.isEmpty() ? QDir::tempPath() : runtime;
}

}

SingleInstance::SingleInstance(const QString &scope, QObject *parent)
    : QObject(parent)
{
    const QByteArray hash = QCryptographicHash::hash((scope + QDir::homePath()).toUtf8(), QCryptographicHash::Sha256);
    m_name = runtimeFolder() + QStringLiteral("/tacet-") + QString::fromLatin1(hash.toHex().left(16));
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::handOver(const QStringList &paths)
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(PatienceMs))
        return false;
    QByteArray message;
    QDataStream stream(&message, QIODevice::WriteOnly);
    stream << paths;
    socket.write(message);
    // The answer tells that it was read: a hung instance must not swallow the files.
    return socket.waitForBytesWritten(PatienceMs) && socket.waitForReadyRead(PatienceMs);
}

bool SingleInstance::listen()
{
    m_lock = std::make_unique<QLockFile>(m_name + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0);
    if (!m_lock->tryLock())
        return false;
    QLocalServer::removeServer(m_name); // a socket that a crash left behind; the lock says that nobody uses it
    m_server = new QLocalServer(this);
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SingleInstance::receive);
    return m_server->listen(m_name);
}

void SingleInstance::receive()
{
    while (QLocalSocket *socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->bytesAvailable() > MostBytes) {
                socket->abort();
                return;
            }
            QDataStream stream(socket);
            stream.startTransaction();
            QStringList paths;
            stream >> paths;
            if (!stream.commitTransaction())
                return; // the rest is still coming
            socket->write("ok");
            socket->flush();
            emit pathsReceived(paths);
        });
    }
}

}
