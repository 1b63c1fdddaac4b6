// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodetree.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonmessages.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/opencodeid.h"
#include "models/importers/opencodespool.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMultiHash>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::OpenCodeTree)
};

const QStringList JsonFiles {QStringLiteral("*.json")};

/// The folders of one generation, relative to the tree.
struct Layout {
    QString messages; ///< + "/" + session
    QString parts; ///< + "/" + message, or "/" + session + "/" + message
    bool partsBySession = false;
};

/// An id becomes part of a path only where it is a plain name: a transcript must not lead out of its own folder.
bool isPlainName(const QString &id)
{
    return !id.isEmpty() && id != QLatin1String(".") && id != QLatin1String("..") && !id.contains(QLatin1Char('/'))
        && !id.contains(QLatin1Char('\\')) && !id.contains(QChar::Null);
}

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

struct SessionFile {
    qint64 createdMs = 0;
    QString uid;
    QString file; ///< relative to the opened path; empty: only its messages are there
    friend bool operator<(const SessionFile &a, const SessionFile &b)
    {
        return std::tie(a.createdMs, a.uid) < std::tie(b.createdMs, b.uid);
    }
};

class TreeSpooler
{
public:
    TreeSpooler(const QString &path, QString tree, OpenCodeSpool &spool, Progress &progress)
        : m_folder(path)
        , m_tree(std::move(tree))
        , m_spool(spool)
        , m_progress(progress)
    {
        if (QDir(m_folder.filePath(inTree(QStringLiteral("session/message")))).exists())
            m_layout = {QStringLiteral("session/message"), QStringLiteral("session/part"), true};
        else
            m_layout = {QStringLiteral("message"), QStringLiteral("part"), false};
    }

    Result<> run()
    {
        const auto sessions = listSessions();
        if (!sessions)
            return failure(sessions);
        listFlatParts();
        qint64 done = 0;
        for (const SessionFile &session : *sessions) {
            m_progress.report(done++, qint64(sessions->size()));
            if (!m_spool.begin(session.uid))
                continue;
            if (auto spooled = spoolSession(session); !spooled)
                return spooled;
        }
        return {};
    }

private:
    [[nodiscard]] QString inTree(const QString &relative) const
    {
        return m_tree.isEmpty() ? relative : m_tree + QLatin1Char('/') + relative;
    }

    [[nodiscard]] QStringList filesIn(const QString &relative) const
    {
        return QDir(m_folder.filePath(relative)).entryList(JsonFiles, QDir::Files, QDir::Name);
    }

    [[nodiscard]] QStringList foldersIn(const QString &relative) const
    {
        return QDir(m_folder.filePath(relative)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    }

    [[nodiscard]] Result<QByteArray> bytesOf(const QString &relative) const
    {
        const auto source = ByteSource::open(m_folder.filePath(relative));
        if (!source)
            return failure(source);
        return (*source)->read({0, (*source)->size()});
    }

    static QString originOf(const QString &relative)
    {
        return QString::fromUtf8(
            QJsonDocument(QJsonObject {{QStringLiteral("file"), relative}}).toJson(QJsonDocument::Compact));
    }

    static QString originAt(const QString &relative, const QString &pointer)
    {
        return QString::fromUtf8(
            QJsonDocument(QJsonObject {{QStringLiteral("file"), relative}, {QStringLiteral("at"), pointer}})
                .toJson(QJsonDocument::Compact));
    }

    static QString missing(const QString &relative)
    {
        return QString::fromUtf8(
            QJsonDocument(QJsonObject {{QStringLiteral("file"), relative}, {QStringLiteral("rows"), 0}})
                .toJson(QJsonDocument::Compact));
    }

    static std::string_view view(const QByteArray &bytes) { return {bytes.constData(), size_t(bytes.size())}; }

    Result<std::vector<SessionFile>> listSessions()
    {
        std::vector<SessionFile> sessions;
        QSet<QString> known;
        for (const QString &project : foldersIn(inTree(QStringLiteral("session")))) {
            if (m_layout.partsBySession && project != QLatin1String("info"))
                continue;
            const QString folder = inTree(QStringLiteral("session/") + project);
            for (const QString &name : filesIn(folder)) {
                const auto session = sessionFile(folder + QLatin1Char('/') + name);
                if (!session)
                    return failure(session);
                known.insert(session->uid);
                sessions.push_back(*session);
            }
        }
        std::sort(sessions.begin(), sessions.end());
        // Messages whose session's own file is gone are still what somebody said.
        for (const QString &uid : foldersIn(inTree(m_layout.messages))) {
            if (!known.contains(uid))
                sessions.push_back({0, uid, {}});
        }
        return sessions;
    }

    Result<SessionFile> sessionFile(const QString &file)
    {
        if (m_progress.isCancelled())
            return fail(Error::Code::Cancelled, Words::tr("Stopped."));
        SessionFile session {0, QFileInfo(file).completeBaseName(), file};
        const auto bytes = bytesOf(file);
        const auto element = bytes ? m_spool.parse(view(*bytes)) : Result<json::Element>(failure(bytes));
        if (!element)
            return session;
        if (const auto id = toQString(json::text(*element, "id")); isPlainName(id))
            session.uid = id;
        if (const auto time = json::member(*element, "time"))
            session.createdMs = json::integer(*time, "created").value_or(0);
        return session;
    }

    /// Early trees, and some that other programs write, have all parts in one folder.
    void listFlatParts()
    {
        const QString folder = inTree(m_layout.parts);
        for (const QString &name : filesIn(folder)) {
            const QString file = folder + QLatin1Char('/') + name;
            const auto bytes = bytesOf(file);
            const auto element = bytes ? m_spool.parse(view(*bytes)) : Result<json::Element>(failure(bytes));
            if (element)
                m_flatParts.insert(toQString(json::text(*element, "messageID")), file);
        }
    }

    Result<> spoolSession(const SessionFile &session)
    {
        const auto bytes = session.file.isEmpty() ? Result<QByteArray>(QByteArray()) : bytesOf(session.file);
        if (!bytes || (!session.file.isEmpty() && !m_spool.parse(view(*bytes)))) {
            const QString reason = bytes ? Words::tr("This is no JSON.") : oneLine(bytes.error());
            if (auto told = m_spool.damaged(session.file, reason); !told)
                return told;
        }
        const bool whole = bytes && !bytes->isEmpty() && m_spool.parse(view(*bytes)).has_value();
        const QByteArray plain =
            QJsonDocument(QJsonObject {{QStringLiteral("id"), session.uid}}).toJson(QJsonDocument::Compact);
        if (auto begun = m_spool.session(whole ? view(*bytes) : view(plain), originOf(session.file)); !begun)
            return begun;
        const QString folder = inTree(m_layout.messages) + QLatin1Char('/') + session.uid;
        QStringList messages = filesIn(folder);
        orderOpenCodeIds(messages);
        for (const QString &name : std::as_const(messages)) {
            if (m_progress.isCancelled())
                return fail(Error::Code::Cancelled, Words::tr("Stopped."));
            if (auto spooled = spoolMessage(session.uid, folder + QLatin1Char('/') + name); !spooled)
                return spooled;
        }
        return {};
    }

    Result<> spoolMessage(const QString &session, const QString &file)
    {
        const auto bytes = bytesOf(file);
        if (!bytes)
            return m_spool.damaged(file, oneLine(bytes.error()));
        QString id = QFileInfo(file).completeBaseName();
        bool isEarly = false;
        if (const auto element = m_spool.parse(view(*bytes))) {
            if (const auto own = toQString(json::text(*element, "id")); isPlainName(own))
                id = own;
            isEarly = json::member(*element, "parts") && json::member(*element, "metadata");
        }
        if (isEarly)
            return spoolEarlyMessage(id, *bytes, file);
        const auto begun = m_spool.beginMessage(id.toStdString(), view(*bytes), originOf(file));
        if (!begun)
            return failure(begun);
        if (!*begun)
            return {};
        const QString folder = inTree(m_layout.parts) + QLatin1Char('/')
            + (m_layout.partsBySession ? session + QLatin1Char('/') + id : id);
        for (const QString &part : partsOf(id, folder)) {
            const auto content = bytesOf(part);
            if (auto spooled = m_spool.part(content ? view(*content) : std::string_view(), originOf(part)); !spooled)
                return spooled;
        }
        return m_spool.endMessage(missing(folder));
    }

    /// Up to 0.2 a message was one file, {"role":…,"parts":[…],"metadata":{…}}.
    Result<> spoolEarlyMessage(const QString &id, const QByteArray &bytes, const QString &file)
    {
        struct Known {
            const char *key;
            const char *pointer;
        };
        static constexpr std::array Facts {Known {"sessionID", "/metadata/sessionID"},
                                           Known {"modelID", "/metadata/assistant/modelID"},
                                           Known {"providerID", "/metadata/assistant/providerID"},
                                           Known {"summary", "/metadata/assistant/summary"},
                                           Known {"error", "/metadata/error"},
                                           Known {"time/created", "/metadata/time/created"},
                                           Known {"time/completed", "/metadata/time/completed"}};
        std::vector<OpenCodeSpool::Fact> facts;
        for (const Known &known : Facts) {
            if (const auto range = locate(bytes, known.pointer)) {
                facts.push_back({known.key, bytes.mid(range->offset, range->length),
                                 originAt(file, QLatin1String(known.pointer)), range->offset});
            }
        }
        const auto role = locate(bytes, "/role");
        const bool isAssistant = role && bytes.mid(role->offset, role->length) == "\"assistant\"";
        const QString none = missing(file);
        if (auto begun = m_spool.beginMessageOf(id.toStdString(), isAssistant ? "assistant" : "user", facts, none);
            !begun)
            return begun;
        const auto parts = locate(bytes, "/parts");
        const QByteArray array = parts ? bytes.mid(parts->offset, parts->length) : QByteArray();
        int position = 0;
        for (const JsonItem &item : jsonItems(view(array))) {
            const auto pointer = QStringLiteral("/parts/%1").arg(position++);
            const QByteArray part = array.mid(item.range.offset, item.range.length);
            if (auto spooled = m_spool.part(view(part), originAt(file, pointer), parts->offset + item.range.offset);
                !spooled)
                return spooled;
        }
        if (!parts)
            return m_spool.endMessage(none);
        const QJsonObject empty {{QStringLiteral("file"), file},
                                 {QStringLiteral("at"), QStringLiteral("/parts")},
                                 {QStringLiteral("span"), QJsonArray {parts->offset, parts->length}}};
        return m_spool.endMessage(QString::fromUtf8(QJsonDocument(empty).toJson(QJsonDocument::Compact)));
    }

    [[nodiscard]] QStringList partsOf(const QString &id, const QString &folder) const
    {
        QStringList files;
        for (const QString &name : filesIn(folder))
            files.append(folder + QLatin1Char('/') + name);
        QStringList flat = m_flatParts.values(id);
        flat.sort();
        return files + flat;
    }

    QDir m_folder;
    QString m_tree;
    OpenCodeSpool &m_spool;
    Progress &m_progress;
    Layout m_layout;
    QMultiHash<QString, QString> m_flatParts;
};

}

namespace {

bool isTree(const QDir &tree)
{
    const bool current = tree.exists(QStringLiteral("message")) && tree.exists(QStringLiteral("session"));
    const bool early = tree.exists(QStringLiteral("session/message"));
    return current || early || (tree.exists(QStringLiteral("message")) && tree.exists(QStringLiteral("part")));
}

}

QStringList openCodeTreesBelow(const QString &path)
{
    // The tree itself, opencode's data folder, and the folders that those are usually found in.
    static constexpr std::array Places {"", "opencode", "data", "data/opencode"};
    const QDir folder(path);
    QStringList trees;
    if (isTree(folder))
        trees.append(QLatin1String(""));
    for (const char *name : Places) {
        const QString place = QString::fromLatin1(name) + QLatin1String(*name ? "/" : "");
        if (isTree(QDir(folder.filePath(place + QStringLiteral("storage")))))
            trees.append(place + QStringLiteral("storage"));
        const QString projects = place + QStringLiteral("project");
        for (const QString &slug :
             QDir(folder.filePath(projects)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QString tree = projects + QLatin1Char('/') + slug + QStringLiteral("/storage");
            if (isTree(QDir(folder.filePath(tree))))
                trees.append(tree);
        }
    }
    return trees;
}

Result<> spoolOpenCodeTree(const QString &path, const QString &tree, OpenCodeSpool &spool, Progress &progress)
{
    return TreeSpooler(path, tree, spool, progress).run();
}

}
