// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/formatsample.h"

#include "models/importers/housemessage.h"
#include "models/importers/tolerantparser.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <string>

namespace tacet {

namespace {

// What keys are called, in languages that people name keys in; the first of a list is the likeliest.
constexpr std::array RoleKeys {"role",  "from",   "author", "speaker", "sender", "who",  "rolle", "absender",
                               "autor", "auteur", "rol",    "ruolo",   "by",     "kind", "type"};
constexpr std::array TextKeys {"content",   "text",    "message", "value",     "body",  "said",   "msg",   "inhalt",
                               "nachricht", "contenu", "texte",   "contenido", "texto", "blocks", "parts", "prompt"};
constexpr std::array TimeKeys {"timestamp", "time",  "created_at", "createdat", "ts",   "date", "datetime", "zeit",
                               "zeitpunkt", "datum", "heure",      "fecha",     "hora", "at",   "ms"};
constexpr std::array IdKeys {"id", "uuid", "message_id", "messageid", "uid", "nr", "no", "key", "kennung"};
constexpr std::array ModelKeys {"model", "modell", "engine", "modele", "modelo"};
constexpr std::array SessionKeys {"session_id", "sessionid",      "session", "conversation_id", "chat_id",
                                  "thread_id",  "conversationid", "sitzung", "gespraech"};
constexpr std::array TitleKeys {"title", "titel", "subject", "name", "titre", "titulo"};

struct RoleWord {
    const char *word;
    Role role;
};
constexpr std::array RoleWords {
    RoleWord {"user", Role::User},           RoleWord {"human", Role::User},
    RoleWord {"person", Role::User},         RoleWord {"me", Role::User},
    RoleWord {"customer", Role::User},       RoleWord {"nutzer", Role::User},
    RoleWord {"benutzer", Role::User},       RoleWord {"mensch", Role::User},
    RoleWord {"utilisateur", Role::User},    RoleWord {"usuario", Role::User},
    RoleWord {"utente", Role::User},         RoleWord {"assistant", Role::Assistant},
    RoleWord {"assistent", Role::Assistant}, RoleWord {"asistente", Role::Assistant},
    RoleWord {"model", Role::Assistant},     RoleWord {"agent", Role::Assistant},
    RoleWord {"bot", Role::Assistant},       RoleWord {"ai", Role::Assistant},
    RoleWord {"ki", Role::Assistant},        RoleWord {"gpt", Role::Assistant},
    RoleWord {"machine", Role::Assistant},   RoleWord {"gehilfe", Role::Assistant},
    RoleWord {"tool", Role::Tool},           RoleWord {"function", Role::Tool},
    RoleWord {"werkzeug", Role::Tool},       RoleWord {"outil", Role::Tool},
    RoleWord {"herramienta", Role::Tool},    RoleWord {"system", Role::System},
    RoleWord {"developer", Role::System},    RoleWord {"systeme", Role::System},
    RoleWord {"sistema", Role::System},
};

constexpr std::array TimePatterns {"dd.MM.yyyy HH:mm:ss", "dd.MM.yyyy HH:mm", "yyyy/MM/dd HH:mm:ss",
                                   "MM/dd/yyyy HH:mm:ss", "dd/MM/yyyy HH:mm:ss"};

// More kinds of speakers than this are no roles.
constexpr int MostRoles = 12;

/// How well a key's name fits: the earlier in the list the better; 0: it does not.
template<size_t N>
int nameScore(const JsonPath &path, const std::array<const char *, N> &names)
{
    const QString name = path.isRoot() ? QString() : QString::fromStdString(path.tokens().back()).toLower();
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const char *n) { return name == QLatin1String(n); });
    return found == names.end() ? 0 : 2 * int(N) - int(found - names.begin());
}

QSet<QString> valuesAt(const QJsonArray &records, const JsonPath &path)
{
    QSet<QString> values;
    for (const QJsonValue &record : records) {
        const QJsonValue value = valueAt(record, path);
        if (const QString text = scalarOf(value); !text.isEmpty())
            values.insert(text);
    }
    return values;
}

int roleScore(const QJsonArray &records, const JsonPath &path)
{
    const QSet<QString> values = valuesAt(records, path);
    if (values.isEmpty() || values.size() > MostRoles)
        return 0;
    const auto known = std::count_if(values.begin(), values.end(), [](const QString &v) { return bool(guessRole(v)); });
    const int name = nameScore(path, RoleKeys);
    return known > 0 || name > 0 ? name + 20 * int(known) : 0;
}

int textScore(const QJsonArray &records, const JsonPath &path)
{
    int longest = 0;
    for (const QJsonValue &record : records) {
        const QJsonValue value = valueAt(record, path);
        longest = qMax(longest, value.isString() ? int(value.toString().size()) : 0);
    }
    const int name = nameScore(path, TextKeys);
    return name > 0 ? 40 + name : longest > 12 ? qMin(longest / 10, 30) : 0;
}

bool areTimes(const QJsonArray &records, const JsonPath &path, const HouseFormat::Time &time)
{
    TolerantParser parser;
    for (const QJsonValue &record : records) {
        const QJsonValue value = valueAt(record, path);
        if (value.isUndefined() || value.isNull())
            continue;
        const QByteArray json = QJsonDocument(QJsonArray {value}).toJson(QJsonDocument::Compact);
        const auto parsed = parser.parse(std::string(json.constData() + 1, size_t(json.size() - 2)));
        // Before 2000 there was nobody to talk to: small numbers are counts.
        return parsed && houseTime(time, *parsed).value_or(0) > 946'684'800'000;
    }
    return false;
}

std::optional<HouseFormat::Time> timeOf(const QJsonArray &records, const JsonPath &path)
{
    HouseFormat::Time time;
    if (areTimes(records, path, time))
        return time;
    for (const char *pattern : TimePatterns) {
        time.pattern = QLatin1String(pattern);
        if (areTimes(records, path, time))
            return time;
    }
    return std::nullopt;
}

template<typename Score>
std::optional<JsonPath> best(const std::vector<SampledKey> &keys, Score score)
{
    const SampledKey *found = nullptr;
    int most = 0;
    for (const SampledKey &key : keys) {
        // The nearer to the root, the likelier.
        if (const int points = score(key.path) * 4 - int(key.path.tokens().size()); points > most) {
            most = points;
            found = &key;
        }
    }
    return found ? std::optional(found->path) : std::nullopt;
}

}

QString formatIdOf(const QString &name)
{
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    static const QRegularExpression marks(QStringLiteral("\\p{Mn}+"));
    QString id = name.normalized(QString::NormalizationForm_KD).remove(marks).toLower();
    id.replace(others, QStringLiteral("-"));
    while (id.startsWith(u'-'))
        id.remove(0, 1);
    while (id.endsWith(u'-'))
        id.chop(1);
    return id.isEmpty() ? QStringLiteral("format") : id.left(40);
}

void guessRecognition(HouseFormat &format)
{
    std::string array;
    if (format.conversations)
        array = format.conversations->pointer() + "/0";
    if (format.messages)
        array += format.messages->pointer() + "/0";
    format.recognise.keys = {JsonPath(array + format.message.role.pointer()),
                             JsonPath(array + format.message.text.pointer())};
    if (format.message.role == format.message.text)
        format.recognise.keys.pop_back();
}

HouseFormat::Time guessTime(const QJsonArray &records, const JsonPath &path)
{
    return timeOf(records, path).value_or(HouseFormat::Time());
}

std::optional<Role> guessRole(const QString &value)
{
    const auto found = std::find_if(RoleWords.begin(), RoleWords.end(), [&value](const RoleWord &one) {
        return value.compare(QLatin1String(one.word), Qt::CaseInsensitive) == 0;
    });
    return found == RoleWords.end() ? std::nullopt : std::optional(found->role);
}

void guessKeys(HouseFormat &format, const QJsonArray &records)
{
    const std::vector<SampledKey> keys = keysOf(records);
    format.message = {};
    format.time = {};
    format.roles.clear();
    const auto named = [&keys](const auto &names) {
        return best(keys, [&names](const JsonPath &path) { return nameScore(path, names); });
    };
    const auto role = best(keys, [&records](const JsonPath &path) { return roleScore(records, path); });
    if (role) {
        format.message.role = *role;
        for (const QString &value : valuesAt(records, *role)) {
            if (const auto known = guessRole(value))
                format.roles.emplace(value.toStdString(), *known);
        }
    }
    const auto text = best(keys, [&](const JsonPath &path) { return role == path ? 0 : textScore(records, path); });
    format.message.text = text.value_or(JsonPath());
    format.message.id = named(IdKeys);
    format.message.model = named(ModelKeys);
    const auto time = best(keys, [&records](const JsonPath &path) {
        const int name = nameScore(path, TimeKeys);
        return name > 0 && timeOf(records, path) ? name : 0;
    });
    if (time) {
        format.message.time = time;
        format.time = guessTime(records, *time);
    }
    if (format.layout == HouseFormat::Layout::Lines && !format.messages) {
        format.session.id = named(SessionKeys);
        format.session.title = named(TitleKeys);
    }
    guessRecognition(format);
}

HouseFormat guessFormat(const FormatSample &sample, const QString &name)
{
    HouseFormat format;
    format.name = name;
    format.id = formatIdOf(name);
    format.layout = sample.layout;
    int most = -1;
    MessagesPlace chosen;
    for (const MessagesPlace &place : sample.places()) {
        format.conversations = place.conversations;
        format.messages = place.messages;
        const QJsonArray records = sample.records(format);
        int score = 0;
        for (const SampledKey &key : keysOf(records))
            score = qMax(score, roleScore(records, key.path));
        if (score > most) {
            most = score;
            chosen = place;
        }
    }
    format.conversations = chosen.conversations;
    format.messages = chosen.messages;
    guessKeys(format, sample.records(format));
    return format;
}

}
