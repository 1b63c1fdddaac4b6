// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fakecontext.h"

#include <QCryptographicHash>

namespace tacet {

namespace {

QByteArray recordBytes(int ordinal)
{
    return QByteArrayLiteral(R"({"info":{"id":"msg_)") + QByteArray::number(ordinal)
        + QByteArrayLiteral(R"(","sessionID":"ses_lab","role":"user","time":{"created":1772370000000},)"
                            R"("agent":"build","model":{"providerID":"local","modelID":"glm-5"}},)"
                            R"("parts":[{"id":"prt_1","type":")")
        + (ordinal == 3 ? QByteArrayLiteral("compaction\",\"auto\":true}]}")
                        : QByteArrayLiteral("text\",\"text\":\"\"}]}"));
}

}

FakeContext::FakeContext()
{
    add(0, Role::User, QStringLiteral("Serve the model on eight GPUs."));
    add(1, Role::User, QStringLiteral("Are there hacky/insecure ways to get SYS/NODE in kvm?"));
    add(2, Role::Assistant, QStringLiteral("Let me look at what VFIO allows when safety is given up."));
    addCall(2, QStringLiteral("websearch"), QStringLiteral("vfio allow_unsafe_interrupts p2p dma"));
    addCall(2, QStringLiteral("bash"),
            QStringLiteral("cat /sys/module/vfio_iommu_type1/parameters/allow_unsafe_interrupts"));
    add(3, Role::User, {});
    add(4, Role::Assistant,
        QStringLiteral("## Goal\n\nServe GLM-5-NVFP4 on eight RTX PRO 6000 at more than 1,000 tokens a second.\n\n"
                       "## Discoveries\n\n- Each GPU sits on its own root complex, no shared switch\n"
                       "- Disabling ACS changed no IOMMU group"));
    add(5, Role::User, QStringLiteral("Continue if you have next steps."));
    add(6, Role::User, {});
    add(7, Role::Assistant, QStringLiteral("Shall I go on?"));
}

void FakeContext::add(int ordinal, Role role, const QString &text)
{
    MessageBody body;
    body.facts.role = role;
    if (!text.isEmpty()) {
        BodyPart part;
        part.kind = PartKind::Text;
        part.text = text;
        body.parts.push_back(part);
    }
    m_bodies[ordinal] = body;
}

void FakeContext::addCall(int ordinal, const QString &tool, const QString &target)
{
    BodyPart part;
    part.kind = PartKind::ToolCall;
    part.name = tool;
    part.target = target;
    m_bodies[ordinal].parts.push_back(part);
}

Result<SilenceReport> FakeContext::report(int ordinal) const
{
    SilenceReport report;
    report.row.ordinal = ordinal;
    if (ordinal == 3) {
        report.silence = report.row.silence = SilenceClass::Compaction;
        report.row.detail = QStringLiteral("auto");
        report.row.humanAct = HumanAct::No;
        report.row.delivered = Delivered::Replaced;
        report.row.rule = QStringLiteral("opencode.part.compaction");
        report.row.gapMs = 200;
        report.slot = Slot::WorkInProgress;
        report.gap = GapKind::Pause;
        report.response = ResponseSpan {4, 4};
        report.proposal = {QStringLiteral("SUMM"),
                           {{QStringLiteral("headings"), 2}, {QStringLiteral("overlap"), 0.64}}};
    } else if (ordinal == 6) {
        report.silence = report.row.silence = SilenceClass::Blank;
        report.row.detail = QStringLiteral("empty");
        report.row.gapMs = 2'347'000;
        report.slot = Slot::ProposalPending;
        report.gap = GapKind::Lapse;
        report.response = ResponseSpan {7, 7};
        report.proposal = {QStringLiteral("ASK"), {{QStringLiteral("question"), 1}}};
    }
    return report;
}

Result<MessageBody> FakeContext::body(int ordinal) const
{
    const auto found = m_bodies.find(ordinal);
    if (found == m_bodies.end())
        return fail(Error::Code::NotFound, QStringLiteral("no such message"));
    return found->second;
}

Result<std::vector<RawRecord>> FakeContext::rawRecords(int ordinal) const
{
    RawRecord record;
    record.ordinal = ordinal;
    record.bytes = recordBytes(ordinal);
    record.origin = QStringLiteral("lab.json");
    record.offset = 123'456;
    record.sha256 = QString::fromLatin1(QCryptographicHash::hash(record.bytes, QCryptographicHash::Sha256).toHex());
    const QByteArray proof = ordinal == 3 ? QByteArrayLiteral("\"compaction\"") : QByteArrayLiteral("\"\"");
    const QString pointer = ordinal == 3 ? QStringLiteral("/parts/0/type") : QStringLiteral("/parts/0/text");
    record.proofs.push_back({{record.bytes.lastIndexOf(proof), proof.size()}, pointer, {}});
    return std::vector {record};
}

Result<SilenceProposals> FakeContext::proposals(const SilenceReport &report) const
{
    SilenceProposals proposals;
    if (report.row.ordinal == 3) {
        proposals.readings = {{QStringLiteral("ARTEFACT"), {{QStringLiteral("no_human_act"), 1}}},
                              {QStringLiteral("GO"), {{QStringLiteral("work_in_progress"), 1}}}};
        proposals.flags = {
            {.kind = FlagKind::Permission,
             .severity = Mistake::Severity::High,
             .cues = {{QStringLiteral("state_changes"), 1}},
             .calls = {{QStringLiteral("bash"), QStringLiteral("qm set 128 --hostpci0 0000:01:00"), true, 0, 4}}}};
    }
    return proposals;
}

Result<Dossier> FakeContext::dossier(const SilenceReport &report) const
{
    const auto said = [&](int ordinal) { return DossierText {ordinal, m_bodies.at(ordinal).visibleText(), false}; };
    Dossier dossier;
    dossier.response = report.response;
    dossier.lastUser = said(1);
    dossier.before = {.said = said(2),
                      .calls = {},
                      .files = {},
                      .topic = {QStringLiteral("SYS/NODE"), QStringLiteral("vfio")},
                      .plan = {{QStringLiteral("Fix the resource mapping"), QStringLiteral("in_progress")},
                               {QStringLiteral("Measure peer to peer"), QStringLiteral("pending")}},
                      .planOrdinal = 2,
                      .messages = 3};
    for (const BodyPart &part : m_bodies.at(2).parts) {
        if (part.kind == PartKind::ToolCall)
            dossier.before.calls.push_back({part.name, part.target, false, 1, 2});
    }
    dossier.after = {
        .said = said(4), .calls = {}, .files = {}, .topic = {QStringLiteral("GLM-5-NVFP4")}, .plan = {}, .messages = 4};
    dossier.tools = {
        {QStringLiteral("bash"), 4, 2}, {QStringLiteral("edit"), 0, 3}, {QStringLiteral("websearch"), 2, 0}};
    dossier.files = {{QStringLiteral("/etc/pve/mapping/pci.cfg"), 1, 2},
                     {QStringLiteral("/sys/module/vfio_iommu_type1/parameters/allow_unsafe_interrupts"), 1, 0}};
    dossier.firstAnswer = MessageMeasure {.words = 871};
    dossier.shift[size_t(Measure::Words)] = {20, 41.5, 21.5, 10, 4};
    dossier.shift[size_t(Measure::Tools)] = {{}, {}, 0.33, 6, 5};
    dossier.shift[size_t(Measure::Files)] = {{}, {}, {}, 2, 1};
    dossier.silenceAfter = Neighbour {6, SilenceClass::Blank, 2'347'000};
    return dossier;
}

BaselineWork FakeContext::baselineWork() const
{
    return [](Progress &) -> Result<Baseline> {
        Baseline baseline;
        baseline.turns = baseline.allTurns = 4;
        baseline.measures[size_t(Measure::Words)].values = {-4, 0, 3, 8};
        return baseline;
    };
}

Result<ReviewSubject> FakeContext::subjectOf(int ordinal) const
{
    const auto report = this->report(ordinal);
    ReviewSubject subject;
    subject.sessionUid = QStringLiteral("ses_lab");
    subject.key = QStringLiteral("msg_%1").arg(ordinal);
    subject.index = ordinal;
    subject.silence = idOf(report->silence);
    subject.detail = report->row.detail;
    subject.rule = report->row.rule;
    return subject;
}

std::optional<EvidenceLink> FakeContext::messageNumbered(qint64 number) const
{
    if (number < 0 || number >= messages())
        return std::nullopt;
    return EvidenceLink {int(number), QStringLiteral("msg_%1").arg(number), {}};
}

}
