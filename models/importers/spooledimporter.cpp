// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spooledimporter.h"

#include <QCoreApplication>

namespace tacet {

QString SpooledImporter::id() const
{
    return QString::fromLatin1(m_format.id);
}

QString SpooledImporter::label() const
{
    return QCoreApplication::translate("tacet::SpooledFormat", m_format.label);
}

Recognition SpooledImporter::recognise(const SniffInput &input) const
{
    return m_format.recognise(input) ? Recognition::Certain : Recognition::No;
}

Result<> SpooledImporter::spool(const QString &path, SpoolWriter &writer, Progress &progress) const
{
    RecordSpool spool(writer);
    return m_format.spool(path, spool, progress);
}

Result<> SpooledImporter::read(ByteSource &source, ResumePoint, RecordSink &sink, Progress &progress) const
{
    return readRecordSpool(source, sink, progress, [this, &sink](const SpoolRecord &record) {
        return hand(record.value, record.bytes, {record.range, 0, {}}, sink, record.repaired);
    });
}

std::optional<MessageBody> SpooledImporter::message(json::Element record) const
{
    return m_format.message(record);
}

std::vector<std::unique_ptr<Importer>> spooledImporters()
{
    std::vector<std::unique_ptr<Importer>> importers;
    const auto add = [&importers](const SpooledFormat &format) {
        importers.push_back(std::make_unique<SpooledImporter>(format));
    };
    add(geminiLog());
    for (const SpooledFormat &format : openHandsFormats())
        add(format);
    add(gooseDatabase());
    add(cursorDatabase());
    for (const SpooledFormat &format : codeChatFormats())
        add(format);
    return importers;
}

}
