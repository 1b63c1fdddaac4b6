// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

namespace tacet {

class ArchiveReader;

/// A format whose files are in an archive or compressed: each member that is of it is read as if it stood alone.
///
/// The members are spooled one after another; a line at the end of the spool says where each one stands.
class ArchivedImporter : public Importer
{
public:
    /// @param inner must outlive this
    explicit ArchivedImporter(const Importer &inner)
        : m_inner(inner)
    { }

    [[nodiscard]] QString id() const final;
    [[nodiscard]] QString label() const final;
    [[nodiscard]] RuleSet rules() const final { return m_inner.rules(); }
    /// Never by itself: what is in an archive is asked once, for all formats, by the registry.
    [[nodiscard]] Recognition recognise(const SniffInput &input) const final;
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const final;
    [[nodiscard]] bool isText() const final { return m_inner.isText(); }
    [[nodiscard]] Result<ByteRange> locateIn(QByteArrayView record, std::string_view pointer) const final;
    [[nodiscard]] bool needsSpool() const final { return true; }
    Result<> spool(const QString &path, SpoolWriter &spool, Progress &progress) const override;
    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const final;
    [[nodiscard]] QByteArray canonicalContent(std::span<const QByteArray> records) const final;

protected:
    /// Copies the member that the archive stands at. @param head what was already read of it
    /// @param pointer of its root in the spool's record
    static Result<ByteRange> copyMember(ArchiveReader &archive, const QByteArray &head, const QString &origin,
                                        const QString &pointer, SpoolWriter &spool, Progress &progress);
    /// The line at the end of the spool.
    static Result<> writeTable(const std::vector<ByteRange> &members, SpoolWriter &spool);

private:
    Result<> spoolMember(ArchiveReader &archive, const QByteArray &head, const QString &path, const QString &member,
                         SpoolWriter &spool, Progress &progress) const;

    const Importer &m_inner;
};

/// The first bytes of the member that the archive stands at.
[[nodiscard]] Result<QByteArray> headOfMember(ArchiveReader &archive);
/// {"file":…,"members":[…]} as compact JSON.
[[nodiscard]] QString originOfMember(const QString &path, const QString &member);

/// Of `importers` the one that knows the first member that any of them knows for certain, or else likely; null: none.
[[nodiscard]] Result<const Importer *> recogniseMember(const QString &path, std::span<const Importer *const> importers);

}
