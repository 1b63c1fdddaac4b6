// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/codehighlighter.h"

#include "models/jobs/job.h"
#include "ui/theme/theme.h"
#include "ui/transcript/languageguess.h"
#include "ui/transcript/readablecolour.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>
#include <QHash>

#include <optional>

namespace tacet {

namespace {

constexpr size_t MaxWaiting = 64;
constexpr qint64 BudgetMs = 200; // of one block of a few kB: far more than any honest one takes
constexpr qsizetype LongLine = 1000; // one line of 67 KB took a second

}

/// The highlighter proper; used by one thread at a time.
class CodeHighlighter::Engine final : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    Formats run(const QString &code, const QString &language, const Colours &colours, const Progress &progress)
    {
        const auto found = definitionOf(language.isEmpty() ? guessLanguage(code) : language);
        m_formats.clear();
        if (!found.isValid())
            return {};
        setDefinition(found);
        setTheme(repository().defaultTheme(colours.isDark ? KSyntaxHighlighting::Repository::DarkTheme
                                                          : KSyntaxHighlighting::Repository::LightTheme));
        m_colours = colours;
        highlightLines(code, progress);
        return std::exchange(m_formats, {});
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (length <= 0 || format.isDefaultTextStyle(theme()))
            return;
        QTextLayout::FormatRange range;
        range.start = m_lineStart + offset;
        range.length = length;
        range.format.setForeground(
            readableColour(format.textColor(theme()), m_colours.text, m_colours.ground, m_colours.contrast));
        m_formats.append(range);
    }

private:
    void highlightLines(const QString &code, const Progress &progress)
    {
        QElapsedTimer elapsed;
        elapsed.start();
        KSyntaxHighlighting::State state;
        m_lineStart = 0;
        for (const QStringView line : qTokenize(code, u'\n')) {
            if (progress.isCancelled() || elapsed.elapsed() > BudgetMs)
                return;
            if (line.size() <= LongLine)
                state = highlightLine(line, state);
            m_lineStart += int(line.size()) + 1;
        }
    }

    // Made on first use, on the worker's thread: it takes about 10 ms.
    KSyntaxHighlighting::Repository &repository()
    {
        if (!m_repository)
            m_repository.emplace();
        return *m_repository;
    }

    KSyntaxHighlighting::Definition definitionOf(const QString &language)
    {
        if (language.isEmpty())
            return {};
        if (language.startsWith(FileLanguage))
            return repository().definitionForFileName(language.mid(FileLanguage.size()));
        if (language.size() > 40)
            return {};
        const QString name = language.toLower();
        for (const auto &[alias, known] : {std::pair {"sh", "Bash"},
                                           {"shell", "Bash"},
                                           {"console", "Bash"},
                                           {"shellsession", "Bash"},
                                           {"bash", "Bash"},
                                           {"zsh", "Zsh"},
                                           {"js", "JavaScript"},
                                           {"jsx", "JavaScript React (JSX)"},
                                           {"ts", "TypeScript"},
                                           {"tsx", "TypeScript React (TSX)"},
                                           {"py", "Python"},
                                           {"rs", "Rust"},
                                           {"golang", "Go"},
                                           {"yml", "YAML"},
                                           {"jsonc", "JSON"},
                                           {"json5", "JSON"},
                                           {"patch", "Diff"},
                                           {"docker", "Dockerfile"},
                                           {"make", "Makefile"},
                                           {"cuda", "CUDA"},
                                           {"c", "C"}}) {
            if (name == QLatin1StringView(alias))
                return repository().definitionForName(QString::fromLatin1(known));
        }
        const auto byName = definitionNamed(name);
        return byName.isValid() ? byName : repository().definitionForFileName(QStringLiteral("a.") + name);
    }

    // definitionForName() wants the name exactly as it is spelt; fences rarely have that.
    KSyntaxHighlighting::Definition definitionNamed(const QString &lowerCase)
    {
        if (m_byName.isEmpty()) {
            for (const auto &definition : repository().definitions())
                m_byName.insert(definition.name().toLower(), definition);
        }
        return m_byName.value(lowerCase);
    }

    std::optional<KSyntaxHighlighting::Repository> m_repository;
    QHash<QString, KSyntaxHighlighting::Definition> m_byName;
    Formats m_formats;
    Colours m_colours;
    int m_lineStart = 0;
};

CodeHighlighter::CodeHighlighter(QObject *parent)
    : QObject(parent)
    , m_engine(std::make_shared<Engine>())
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcher<Formats>::finished, this, &CodeHighlighter::receive);
}

CodeHighlighter::~CodeHighlighter()
{
    m_waiting.clear();
    m_watcher.disconnect(this);
    m_watcher.cancel();
    m_pool.waitForDone();
}

void CodeHighlighter::setTheme(const Theme &theme)
{
    m_colours = {theme.text, theme.surface, theme.isDark(), leastContrast(theme)};
}

void CodeHighlighter::request(const Ticket &ticket, const QString &code, const QString &language)
{
    if (language == QLatin1StringView("none") || (language.isEmpty() && guessLanguage(code).isEmpty()))
        return;
    m_waiting.push_back({ticket, code, language});
    if (m_waiting.size() > MaxWaiting)
        m_waiting.pop_front();
    startNext();
}

void CodeHighlighter::cancelAll()
{
    m_waiting.clear();
    m_watcher.cancel();
}

void CodeHighlighter::startNext()
{
    if (m_isBusy || m_waiting.empty())
        return;
    m_isBusy = true;
    Task task = std::move(m_waiting.back());
    m_waiting.pop_back();
    m_running = task.ticket;
    m_watcher.setFuture(
        startJob(&m_pool, [engine = m_engine, task = std::move(task), colours = m_colours](Progress &progress) {
            return engine->run(task.code, task.language, colours, progress);
        }));
}

void CodeHighlighter::receive()
{
    m_isBusy = false;
    if (!m_watcher.isCanceled()) {
        const Formats formats = m_watcher.result();
        if (!formats.isEmpty())
            emit highlighted(m_running, formats);
    }
    startNext();
}

}
