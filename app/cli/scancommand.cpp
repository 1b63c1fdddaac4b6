// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/jobs/inorder.h"
#include "models/jobs/parallel.h"
#include "models/operations/deferredscan.h"
#include "models/operations/findsources.h"
#include "models/operations/importsource.h"
#include "models/operations/scansource.h"
#include "models/operations/sourcewalk.h"
#include "models/store/transcriptwriter.h"

#include <QCoreApplication>

#include <atomic>
#include <tuple>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ScanCommand)
};

/// So many finished sources may wait for one that takes long.
constexpr size_t Window = 256;

/// A path of the command line while what is below it is being scanned.
struct Root {
    QString name; ///< for messages and output
    QString path; ///< where it lies
    std::shared_ptr<const Library> index; ///< that it goes into
    bool isOneSource = false;
    // Written when their turn has come, so by one thread at a time.
    int sources = 0;
    int unreadable = 0;
};

/// What one thread does at a time; in the order in which it is told.
struct Piece {
    enum class Kind { Source, Told, EndOfRoot };
    Kind kind = Kind::Source;
    std::shared_ptr<Root> root;
    WalkedEntry entry;
};

/// Gives the pieces of all paths, one after the other.
class Pieces
{
public:
    Pieces(const QStringList &paths, CommandContext &context)
        : m_paths(paths)
        , m_context(context)
    { }

    std::optional<Piece> next()
    {
        while (!m_root) {
            if (m_paths.isEmpty())
                return std::nullopt;
            if (auto piece = begin(m_paths.takeFirst()))
                return piece;
        }
        if (auto entry = m_walk->next()) {
            const bool isCandidate = entry->kind == WalkedEntry::Kind::Candidate;
            return Piece {isCandidate ? Piece::Kind::Source : Piece::Kind::Told, m_root, std::move(*entry)};
        }
        m_walk.reset();
        return Piece {Piece::Kind::EndOfRoot, std::exchange(m_root, nullptr), {}};
    }

private:
    /// A piece where the path needs no walk.
    std::optional<Piece> begin(const QString &name)
    {
        auto root = std::make_shared<Root>();
        auto input = m_context.input(name);
        if (!input)
            return unreadable(root, input.error());
        std::tie(root->name, root->path, root->index) = std::tie(input->name, input->path, input->library);
        const auto isOne = isOneSource(root->index->importers(), root->path);
        if (!isOne)
            return unreadable(root, isOne.error());
        root->isOneSource = *isOne;
        if (*isOne)
            return Piece {Piece::Kind::Source, root, {WalkedEntry::Kind::Candidate, root->path, {}}};
        m_walk.emplace(root->index->importers(), root->path);
        m_root = std::move(root);
        return std::nullopt;
    }

    static Piece unreadable(const std::shared_ptr<Root> &root, const Error &error)
    {
        return {Piece::Kind::Told, root, {WalkedEntry::Kind::Unreadable, {}, error}};
    }

    QStringList m_paths;
    CommandContext &m_context;
    std::shared_ptr<Root> m_root; ///< whose folder is being walked
    std::optional<SourceWalk> m_walk;
};

/// Scans on all cores; what is written and told comes in the order of the paths, folders by the names in them.
class Scan
{
public:
    Scan(const ScanCommand &command, CommandContext &context)
        : m_context(context)
        , m_writer(createScanWriter(command.format,
                                    [&context](const QByteArray &bytes) { return context.console().write(bytes); }))
        , m_isSingle(command.paths.size() == 1)
    {
        m_options.named = command.named;
        m_options.failOn = command.failOn;
        m_options.gapMs = command.gapMs;
        m_options.session = context.options().session;
        m_options.withEvidence = command.format != ScanFormat::Text;
    }

    ExitStatus run(const QStringList &paths)
    {
        write(m_writer->begin());
        Pieces pieces(paths, m_context);
        const auto next = [&]() -> std::optional<Piece> {
            // Nobody reads any more (a closed pipe, a full disk): there is nothing left to do it for.
            return m_isBroken ? std::nullopt : pieces.next();
        };
        const int threads = workingThreads();
        std::vector<Connections> connections(static_cast<size_t>(threads));
        forEachInParallel(threads, next, [&, this](size_t number, Piece &&piece, int thread) {
            if (piece.kind == Piece::Kind::Source)
                scan(number, piece, connections[size_t(thread)]);
            else
                m_inOrder.deliver(number, [this, piece] { tell(piece); });
        });
        write(m_writer->end());
        if (!m_options.session.isEmpty() && m_sessions == 0 && m_status == ExitStatus::Done)
            return m_context.console().refuse(Text::tr("No session %1 was found.").arg(m_options.session));
        return m_status;
    }

private:
    /// Of one thread; standard input has a library of its own.
    struct Connections {
        IndexConnections index;
        std::shared_ptr<const Library> library;

        IndexConnections &to(const std::shared_ptr<const Library> &wanted)
        {
            if (library != wanted) {
                index.reader.reset();
                index.writer.reset();
                library = wanted;
            }
            return index;
        }
    };

    void scan(size_t number, const Piece &piece, Connections &connections)
    {
        const QString name = piece.root->isOneSource ? piece.root->name : piece.entry.path;
        const auto deferred =
            std::make_shared<DeferredScan>(*m_writer, [this, number] { m_inOrder.waitForTurn(number); });
        NoProgress unwatched;
        std::optional<Console::Percentage> watched;
        if (m_isSingle && piece.root->isOneSource)
            watched.emplace(m_context.console(), name);
        auto outcome =
            scanSource(*piece.root->index, piece.entry.path, name, m_options, *deferred,
                       watched ? static_cast<Progress &>(*watched) : unwatched, connections.to(piece.root->index));
        watched.reset();
        // A file of a folder may be anything; what was named was meant to be a transcript.
        const bool isOther = !outcome && outcome.error().code == Error::Code::Format && !piece.root->isOneSource
            && !piece.root->index->importers().recognise(piece.entry.path);
        m_inOrder.deliver(number, [this, piece, name, deferred, isOther, outcome = std::move(outcome)] {
            write(deferred->release());
            if (isOther)
                m_context.console().note(Text::tr("%1: passed over: %2").arg(name, oneLine(outcome.error())));
            else
                tell(piece, name, outcome);
        });
    }

    void tell(const Piece &piece, const QString &name, const Result<ScanOutcome> &outcome)
    {
        Root &root = *piece.root;
        if (!outcome) {
            ++root.unreadable;
            return blame(named(outcome.error(), root));
        }
        ++root.sources;
        m_sessions += outcome->sessions;
        m_status = worse(m_status, m_context.console().tellDamaged(name, outcome->damaged));
        if (outcome->foundFailOn)
            m_status = worse(m_status, ExitStatus::Found);
    }

    void tell(const Piece &piece)
    {
        Root &root = *piece.root;
        if (piece.kind == Piece::Kind::EndOfRoot) {
            if (root.sources == 0 && root.unreadable == 0)
                blame(noTranscriptIn(root.path));
        } else if (piece.entry.kind == WalkedEntry::Kind::PassedOver) {
            m_context.console().note(Text::tr("%1: passed over: %2").arg(piece.entry.path, piece.entry.why.message));
        } else {
            ++root.unreadable;
            blame(piece.entry.why);
        }
    }

    /// Says "-" where the error speaks of the temporary file.
    [[nodiscard]] static Error named(Error error, const Root &root)
    {
        error.context.replace(root.path, root.name);
        return error;
    }

    void write(const Result<> &written)
    {
        if (written || m_isBroken.exchange(true))
            return;
        blame(written.error());
    }
    void blame(const Error &error) { m_status = worse(m_status, m_context.console().fail(error)); }

    CommandContext &m_context;
    ScanOptions m_options;
    std::unique_ptr<ScanWriter> m_writer;
    InOrder m_inOrder {Window};
    bool m_isSingle = false; ///< one path was named
    std::atomic<bool> m_isBroken = false; ///< the output can no longer be written
    // Touched in turn.
    int m_sessions = 0;
    ExitStatus m_status = ExitStatus::Done;
};

}

ExitStatus run(const ScanCommand &command, CommandContext &context)
{
    return Scan(command, context).run(command.paths);
}

}
