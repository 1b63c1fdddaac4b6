// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/optionparser.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::CommandLine)
};

QString name(const char *text)
{
    return QString::fromUtf8(text);
}

QString classIds()
{
    QStringList ids;
    for (const SilenceClass silence : allSilenceClasses())
        ids.append(idOf(silence));
    return ids.join(QStringLiteral(", "));
}

}

OptionParser::OptionParser(const char *command, const QString &description)
{
    m_parser.setApplicationDescription(description);
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    if (*command != '\0')
        m_parser.addPositionalArgument(name(command), QString(), name(command));
    option("library", Text::tr("Keep index and readings in <folder>, not in the user's own."), Text::tr("folder"));
    option("session", Text::tr("The session with this <uid>, where a source holds several."), Text::tr("uid"));
    flag("quiet", Text::tr("No progress, no notes on standard error."));
    flag("version", Text::tr("Print the version."));
    flag("help", Text::tr("Print this help."));
}

void OptionParser::argument(const QString &syntax, const QString &description)
{
    m_parser.addPositionalArgument(syntax, description, syntax);
}

void OptionParser::option(const char *option, const QString &description, const QString &valueName)
{
    m_parser.addOption({name(option), description, valueName});
}

void OptionParser::flag(const char *option, const QString &description)
{
    m_parser.addOption({name(option), description});
}

std::optional<OptionParser::Command> OptionParser::parse(const QStringList &arguments)
{
    const bool understood = m_parser.parse(arguments);
    if (isSet("help"))
        return PrintedText {m_parser.helpText()};
    if (isSet("version"))
        return PrintedText {QStringLiteral("tacet " TACET_VERSION "\n")};
    if (!understood)
        return WrongUsage {m_parser.errorText()};
    return std::nullopt;
}

GlobalOptions OptionParser::global() const
{
    return {value("library"), value("session"), isSet("quiet")};
}

bool OptionParser::isSet(const char *option) const
{
    return m_parser.isSet(name(option));
}

QString OptionParser::value(const char *option) const
{
    return m_parser.value(name(option));
}

std::optional<QString> OptionParser::optional(const char *option) const
{
    return isSet(option) ? std::optional(value(option)) : std::nullopt;
}

std::optional<QString> OptionParser::code(const char *option) const
{
    return isSet(option) ? std::optional(value(option).trimmed().toUpper()) : std::nullopt;
}

std::optional<QStringList> OptionParser::codes(const char *option) const
{
    if (!isSet(option))
        return std::nullopt;
    QStringList codes = value(option).toUpper().split(u',', Qt::SkipEmptyParts);
    for (QString &code : codes)
        code = code.trimmed();
    return codes;
}

std::optional<int> OptionParser::number(const char *option, int least, int most)
{
    if (!isSet(option))
        return std::nullopt;
    bool ok = false;
    const int number = value(option).toInt(&ok);
    if (!ok || number < least || number > most)
        blame(option);
    return number;
}

SilenceClassSet OptionParser::classes(const char *option)
{
    SilenceClassSet set;
    const auto ids = value(option).split(u',', Qt::SkipEmptyParts);
    for (const QString &id : ids) {
        const auto silence = silenceClassFromId(id.trimmed());
        if (id.trimmed() == QLatin1StringView("all"))
            set = SilenceClassSet::all();
        else if (silence && *silence != SilenceClass::None)
            set.insert(*silence);
        else
            blame(option, Text::tr("Classes are: %1, or all.").arg(classIds()));
    }
    return set;
}

void OptionParser::blame(const char *option, const QString &hint)
{
    const QString message = Text::tr("--%1 cannot be \"%2\".").arg(name(option), value(option));
    require(false, hint.isEmpty() ? message : message + u' ' + hint);
}

void OptionParser::require(bool condition, const QString &message)
{
    if (!condition && m_blame.isEmpty())
        m_blame = message;
}

OptionParser::Command OptionParser::result(Command command) const
{
    return m_blame.isEmpty() ? std::move(command) : Command(WrongUsage {m_blame});
}

}
