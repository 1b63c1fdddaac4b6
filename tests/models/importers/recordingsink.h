// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/bytesource.h"
#include "models/importers/importer.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <functional>
#include <vector>

namespace tacet::test {

/// Keeps everything that an importer says, in order.
class RecordingSink : public RecordSink
{
public:
    struct Session {
        SessionFacts facts;
        std::vector<MessageFacts> messages;
    };

    Result<> session(const SessionFacts &facts) override
    {
        if (sessions.empty() || sessions.back().facts.uid != facts.uid)
            sessions.push_back({});
        sessions.back().facts = facts;
        return {};
    }
    Result<> message(MessageFacts &&facts) override
    {
        if (sessions.empty())
            sessions.push_back({});
        sessions.back().messages.push_back(std::move(facts));
        return {};
    }
    Result<> absent(AbsentTurn &&turn) override
    {
        turn.before = sessions.empty() ? 0 : int(sessions.back().messages.size());
        absences.push_back(std::move(turn));
        return {};
    }
    Result<> withdraw(AbsentKind kind, qint64 offset) override
    {
        std::erase_if(absences,
                      [=](const AbsentTurn &turn) { return turn.kind == kind && turn.record.range.offset == offset; });
        return {};
    }
    Result<> damaged(const DamagedRecord &record) override
    {
        damage.push_back(record);
        return {};
    }
    Result<> other(const PhysicalRecord &record, std::string_view type) override
    {
        others.emplace_back(record, type);
        return {};
    }

    [[nodiscard]] int messages() const
    {
        int count = 0;
        for (const Session &session : sessions)
            count += int(session.messages.size());
        return count;
    }
    [[nodiscard]] const Session *byUid(const QString &uid) const
    {
        for (const Session &session : sessions) {
            if (session.facts.uid == uid)
                return &session;
        }
        return nullptr;
    }

    std::vector<Session> sessions;
    std::vector<DamagedRecord> damage;
    std::vector<AbsentTurn> absences; ///< `before`: how many records of messages of the session came before it
    std::vector<std::pair<PhysicalRecord, std::string>> others;
};

/// Cancels at the n-th time it is asked.
class CancelAfter : public Progress
{
public:
    explicit CancelAfter(int asked)
        : m_left(asked)
    { }
    [[nodiscard]] bool isCancelled() const override { return m_left-- <= 0; }
    void report(qint64, qint64) override { }

private:
    mutable int m_left;
};

/// JSON written with ' in place of ": moc 6.4 does not find the classes of a file with raw strings in it.
inline QByteArray jsonText(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

inline QByteArray jsonText(const QByteArray &text)
{
    return jsonText(text.constData());
}

inline QString labFile(const char *name)
{
    return QStringLiteral(TACET_TEST_DATA "/opencode/") + QLatin1String(name);
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file with this content, for as long as the object lives.
class TemporaryInput
{
public:
    explicit TemporaryInput(const QByteArray &content, const QString &name = QStringLiteral("input.json"))
        : m_path(m_folder.filePath(name))
    {
        QFile file(m_path);
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
    }
    [[nodiscard]] QString path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

inline Result<> readFile(const Importer &importer, const QString &path, RecordSink &sink, Progress &progress)
{
    const auto source = ByteSource::open(path);
    return source ? importer.read(**source, {}, sink, progress) : Result<>(failure(source));
}

inline Result<> readFile(const Importer &importer, const QString &path, RecordSink &sink)
{
    NoProgress progress;
    return readFile(importer, path, sink, progress);
}

}
