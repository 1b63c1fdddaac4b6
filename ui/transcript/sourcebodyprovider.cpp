// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/sourcebodyprovider.h"

#include "models/importers/jsonlocator.h"
#include "models/items/transcriptmodel.h"
#include "models/operations/citation.h"
#include "models/operations/messagereader.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacet {

SourceBodyProvider::SourceBodyProvider(const TranscriptModel &model, std::unique_ptr<MessageReader> reader)
    : m_model(model)
    , m_reader(std::move(reader))
{ }

SourceBodyProvider::~SourceBodyProvider() = default;

QString SourceBodyProvider::sessionUid() const
{
    return m_reader->session().facts.uid;
}

Result<MessageBody> SourceBodyProvider::body(int ordinal)
{
    const MessageRow *row = m_model.row(ordinal);
    if (!row) {
        return fail(Error::Code::NotFound,
                    QCoreApplication::translate("tacet::SourceBodyProvider", "The index has no such message."),
                    QString::number(ordinal));
    }
    Result<MessageBody> body = m_reader->body(*row);
    if (body)
        nameResults(*body, ordinal);
    return body;
}

// Where a result is a message of its own, only the call says which tool it is of; it stands a few rows above.
void SourceBodyProvider::nameResults(MessageBody &body, int ordinal) const
{
    constexpr int Reach = 8;
    const auto isNameless = [](const BodyPart &part) {
        return part.kind == PartKind::ToolResult && part.name.isEmpty() && !part.callId.isEmpty();
    };
    const auto nameFrom = [&](const MessageBody &other) {
        for (BodyPart &result : body.parts) {
            const auto call = std::ranges::find_if(other.parts, [&result](const BodyPart &part) {
                return part.kind == PartKind::ToolCall && part.callId == result.callId;
            });
            if (!isNameless(result) || call == other.parts.end())
                continue;
            const BodyPart found = *call;
            result.name = found.name;
            result.target = found.target;
        }
    };
    if (std::ranges::any_of(body.parts, isNameless))
        nameFrom(body);
    for (int above = ordinal - 1; above >= 0 && above >= ordinal - Reach; --above) {
        if (std::ranges::none_of(body.parts, isNameless))
            return;
        const MessageRow *row = m_model.row(above);
        if (!row || row->toolCalls == 0)
            continue;
        if (const Result<MessageBody> other = m_reader->body(*row))
            nameFrom(*other);
    }
}

Result<QString> SourceBodyProvider::citation(int ordinal)
{
    const MessageRow *row = m_model.row(ordinal);
    if (!row) {
        return fail(Error::Code::NotFound,
                    QCoreApplication::translate("tacet::SourceBodyProvider", "The index has no such message."),
                    QString::number(ordinal));
    }
    return citationOf(*m_reader, *row);
}

QString SourceBodyProvider::objectionTo(int ordinal) const
{
    return m_objections ? m_objections(ordinal) : QString();
}

// The formats that carry pictures put them into one of these places of the part.
QByteArray SourceBodyProvider::attachment(int ordinal, const BodyPart &part)
{
    const MessageRow *row = m_model.row(ordinal);
    if (!row)
        return {};
    const Result<std::vector<QByteArray>> records = m_reader->records(*row);
    if (!records || part.record < 0 || size_t(part.record) >= records->size())
        return {};
    const QByteArray &record = (*records)[size_t(part.record)];
    for (const char *place : {"/url", "/source/data", "/image_url", "/image_url/url", "/data", "/inlineData/data"}) {
        const Result<ByteRange> range = locate(record, part.pointer.toStdString() + place);
        const QByteArrayView stored =
            range ? QByteArrayView(record).sliced(range->offset, range->length) : QByteArrayView();
        // An address of something elsewhere is no picture: only what the record itself holds.
        if (stored.startsWith('"') && !stored.first(std::min<qsizetype>(stored.size(), 16)).contains("://"))
            return stored.toByteArray();
    }
    return {};
}

QByteArray bytesOfBase64(QByteArrayView json)
{
    if (json.size() < 2 || !json.startsWith('"') || !json.endsWith('"'))
        return {};
    QByteArray text = json.sliced(1, json.size() - 2).toByteArray();
    text.replace("\\/", "/");
    if (text.startsWith("data:")) {
        const qsizetype comma = text.indexOf(',');
        // Other addresses are never read: only what the record itself holds.
        if (comma < 0 || !text.first(comma).endsWith(";base64"))
            return {};
        text.remove(0, comma + 1);
    }
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? *decoded : QByteArray();
}

}
