// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/invisiblecharacters.h"

#include "ui/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextOption>

#include <algorithm>
#include <array>
#include <vector>

namespace tacet {

namespace {

constexpr int ObjectType = QTextFormat::UserObject + 1;
constexpr int CharacterProperty = QTextFormat::UserProperty + 1; // the UTF-16 unit that stood there
constexpr int NameProperty = QTextFormat::UserProperty + 2;

struct Invisible {
    char32_t codePoint;
    const char *name;
};

// Names as Unicode abbreviates them (NameAliases.txt), where it does.
constexpr std::array Named {
    Invisible {0x0009, "TAB"},   Invisible {0x00A0, "NBSP"}, Invisible {0x00AD, "SHY"},   Invisible {0x034F, "CGJ"},
    Invisible {0x061C, "ALM"},   Invisible {0x115F, "HCF"},  Invisible {0x1160, "HJF"},   Invisible {0x17B4, "KIVAQ"},
    Invisible {0x17B5, "KIVAA"}, Invisible {0x180E, "MVS"},  Invisible {0x2000, "NQSP"},  Invisible {0x2001, "MQSP"},
    Invisible {0x2002, "ENSP"},  Invisible {0x2003, "EMSP"}, Invisible {0x2004, "3/MSP"}, Invisible {0x2005, "4/MSP"},
    Invisible {0x2006, "6/MSP"}, Invisible {0x2007, "FSP"},  Invisible {0x2008, "PSP"},   Invisible {0x2009, "THSP"},
    Invisible {0x200A, "HSP"},   Invisible {0x200B, "ZWSP"}, Invisible {0x200C, "ZWNJ"},  Invisible {0x200D, "ZWJ"},
    Invisible {0x200E, "LRM"},   Invisible {0x200F, "RLM"},  Invisible {0x2028, "LSEP"},  Invisible {0x202A, "LRE"},
    Invisible {0x202B, "RLE"},   Invisible {0x202C, "PDF"},  Invisible {0x202D, "LRO"},   Invisible {0x202E, "RLO"},
    Invisible {0x202F, "NNBSP"}, Invisible {0x205F, "MMSP"}, Invisible {0x2060, "WJ"},    Invisible {0x2061, "FA"},
    Invisible {0x2062, "IT"},    Invisible {0x2063, "IS"},   Invisible {0x2064, "IP"},    Invisible {0x2066, "LRI"},
    Invisible {0x2067, "RLI"},   Invisible {0x2068, "FSI"},  Invisible {0x2069, "PDI"},   Invisible {0x2800, "BLANK"},
    Invisible {0x3000, "IDSP"},  Invisible {0x3164, "HF"},   Invisible {0xFEFF, "BOM"},   Invisible {0xFFA0, "HWHF"},
};

/// Draws the name in a frame, as wide as it needs.
class NameObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    NameObject(const Theme &theme, QObject *parent)
        : QObject(parent)
        , m_ink(theme.muted)
        , m_font(theme.label)
    {
        m_font.setPixelSize(std::max(7, theme.label.pixelSize() * 8 / 11));
    }

    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        const QFontMetricsF metrics(m_font);
        const QString name = format.stringProperty(NameProperty);
        return {name.isEmpty() ? 0 : metrics.horizontalAdvance(name) + Padding * 2 + 2, metrics.ascent() + 1};
    }

    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format) override
    {
        const QString name = format.stringProperty(NameProperty);
        if (name.isEmpty())
            return;
        painter->save();
        painter->setPen(m_ink);
        painter->setFont(m_font);
        const QRectF frame = rect.adjusted(1.5, 0.5, -1.5, 0.5);
        painter->drawRect(frame);
        painter->drawText(frame, Qt::AlignCenter, name);
        painter->restore();
    }

private:
    static constexpr double Padding = 2;
    QColor m_ink;
    QFont m_font;
};

struct Place {
    int position = 0;
    QChar unit;
    QString name;
};

bool isTag(char32_t codePoint)
{
    return codePoint >= 0xE0000 && codePoint <= 0xE0FFF; // tags and further variation selectors
}

/// @param withWhiteSpace tabs and the spaces at the ends of lines, too
void addPlaces(const QTextBlock &line, bool withWhiteSpace, std::vector<Place> &places)
{
    const QString text = line.text();
    qsizetype end = text.size(); // where the white space at the end begins
    while (end > 0 && text[end - 1] == u' ')
        --end;
    for (qsizetype at = 0; at < text.size() && int(places.size()) < MaxShownInvisible; ++at) {
        const QChar c = text[at];
        const int position = line.position() + int(at);
        const bool isPair = c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const QString name =
            isPair ? invisibleName(QChar::surrogateToUcs4(c, text[at + 1])) : invisibleName(c.unicode());
        if (!withWhiteSpace && (at >= end || c == u'\t'))
            continue;
        if (at >= end)
            places.push_back({position, c, QStringLiteral("SP")});
        else if (!name.isEmpty())
            places.push_back({position, c, name});
        if (isPair && !name.isEmpty())
            places.push_back({position + 1, text[at + 1], {}});
        at += isPair ? 1 : 0;
    }
}

std::vector<Place> placesIn(const QTextDocument &document, bool withWhiteSpace)
{
    std::vector<Place> places;
    for (QTextBlock line = document.begin(); line.isValid(); line = line.next())
        addPlaces(line, withWhiteSpace, places);
    return places;
}

}

QString invisibleName(char32_t codePoint)
{
    const auto found = std::lower_bound(Named.begin(), Named.end(), codePoint,
                                        [](const Invisible &one, char32_t at) { return one.codePoint < at; });
    if (found != Named.end() && found->codePoint == codePoint)
        return QString::fromLatin1(found->name);
    if (codePoint >= 0xFE00 && codePoint <= 0xFE0E) // 16, which asks for an emoji's colours, is seen in what it does
        return QStringLiteral("VS%1").arg(codePoint - 0xFE00 + 1);
    if (isTag(codePoint))
        return QStringLiteral("U+%1").arg(quint32(codePoint), 0, 16).toUpper();
    return {};
}

void showInvisible(QTextDocument &document, const Theme &theme)
{
    std::vector<Place> places = placesIn(document, true);
    if (int(places.size()) > MaxNamedWhiteSpace) {
        // Indentation by tabs: a name for each would cost a frame, and hide the code. Arrows and dots instead.
        QTextOption option = document.defaultTextOption();
        option.setFlags(option.flags() | QTextOption::ShowTabsAndSpaces);
        document.setDefaultTextOption(option);
        places = placesIn(document, false);
    }
    if (places.empty())
        return;
    document.documentLayout()->registerHandler(ObjectType, new NameObject(theme, &document));
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    for (const Place &place : places) {
        cursor.setPosition(place.position);
        cursor.setPosition(place.position + 1, QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setObjectType(ObjectType);
        format.setProperty(CharacterProperty, int(place.unit.unicode()));
        format.setProperty(NameProperty, place.name);
        format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
    }
    cursor.endEditBlock();
}

QString storedText(const QTextDocument &document, int from, int to)
{
    QString text;
    text.reserve(to - from);
    for (QTextBlock line = document.findBlock(from); line.isValid() && line.position() <= to; line = line.next()) {
        if (line.position() > from)
            text += u'\n';
        for (auto part = line.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const int begin = std::max(from, fragment.position());
            const int end = std::min(to, fragment.position() + fragment.length());
            if (begin >= end)
                continue;
            QString words = fragment.text().mid(begin - fragment.position(), end - begin);
            const QVariant unit = fragment.charFormat().property(CharacterProperty);
            if (unit.isValid())
                words.fill(QChar(char16_t(unit.toInt())));
            text += words;
        }
    }
    return text.replace(QChar::LineSeparator, u'\n');
}

}

#include "invisiblecharacters.moc"
