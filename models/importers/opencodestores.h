// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/opencodeimporter.h"

namespace tacet {

/// Sessions as opencode itself keeps them, in many files or rows; read through a spool.
class OpenCodeStoreImporter : public OpenCodeImporter
{
public:
    [[nodiscard]] bool needsSpool() const final { return true; }
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const final;
};

/// The folder of opencode's data: the tree "storage" of versions up to 1.1, the databases of later ones, or both, in
/// which case a session that was moved to the database is read from there alone.
class OpenCodeFolderImporter final : public OpenCodeStoreImporter
{
public:
    [[nodiscard]] QString id() const override { return QStringLiteral("opencode-storage"); }
    [[nodiscard]] QString label() const override;
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    Result<> spool(const QString &path, SpoolWriter &spool, Progress &progress) const override;
};

/// An opencode.db of 1.2 to 1.19, or of OpenCode 2.
class OpenCodeDatabaseImporter final : public OpenCodeStoreImporter
{
public:
    [[nodiscard]] QString id() const override { return QStringLiteral("opencode-database"); }
    [[nodiscard]] QString label() const override;
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    Result<> spool(const QString &path, SpoolWriter &spool, Progress &progress) const override;
};

}
