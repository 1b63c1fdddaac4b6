# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the finished reviews. Provenance, hashes and keys are added by make_reviews.py."""

CREATED = "2026-04-02T09:14:00.000Z"


def reading(code, role, rationale=""):
    return {"code": code, "role": role, "rationale": rationale}


def assumption(side, text, borne_out, consequence):
    return {"side": side, "text": text, "borne_out": borne_out, "consequence": consequence}


def knowledge(when, side, text):
    return {"when": when, "side": side, "text": text}


def mistake(owner, text, severity, better):
    return {"owner": owner, "text": text, "severity": severity, "better": better}


ANNA_417 = {
    "index": 417, "reviewer": "anna", "created": "2026-04-02T09:14:22.000Z", "modified": "2026-04-02T10:51:07.000Z", "state": "read",
    "title": "The silence that speaks volumes, and that nobody spoke",
    "readings": [
        reading("ARTEFACT", "primary", """The message has exactly one part, `{"type":"compaction","auto":true,"overflow":false}`, and no text part at all, not even an empty one. Whoever sends nothing, person or client, leaves a plain text part of length 0, as [msg 30] and [msg 374] show in this very session. The step before used @tokens:416@ tokens of a model with 204,800, which is past the point where opencode 1.2.27 compacts by itself. The answer [msg 418] carries `summary: true`, agent `compaction` and five headings of the compaction template, and [msg 419] is the stock sentence that follows only an *automatic* compaction. Four independent traces, all in the raw record, all pointing the same way."""),
        reading("GO", "also", """Kept as a reading of the *effect*, not of the intent. After [msg 418] and [msg 419] the work goes on as if somebody had nodded. Whoever reads only the flattened text will see a nod, and the assistant behaves as if it had received one: [msg 420] says in its reasoning that it was "told to continue". I hold it beside the primary reading because my corpus contains flattened copies of such sessions, and there GO would be the code that most colleagues give."""),
        reading("PROD", "rejected", """Impatience would need a person at the keyboard. The marker was written @gap:417@ milliseconds after the end of [msg 416], far below anything that a hand can do, and there is no second empty turn. The web searches had not taken long either, a few seconds each. The codebook asks for two empties in a row or a gap below a quarter of the user's own median *by the user*; neither is given."""),
        reading("NEWS", "rejected", """Tempting, because [msg 414] is bad news of the plain kind: "The limit is the hardware topology itself, not a setting." But the user had already answered the bad news, after nearly four and a half minutes, with a pivot in [msg 415]: "Are there hacky/insecure ways to get SYS/NODE in kvm?" The silence of someone who absorbs bad news would lie between 414 and 415, not behind 416. There it is a gap, and it would deserve its own coding."""),
        reading("WAIT", "rejected", "The user may well have been waiting, since a question of his was open. But waiting leaves no message in opencode. It would be a gap, and there is none here."),
    ],
    "confidence": 5,
    "response": {"code": "SUMM", "proposed": "SUMM"},
    "context": """The message stands at the end of the third day. Eight RTX PRO 6000 Blackwell cards, passed through to a Proxmox VM, serve GLM-5-NVFP4 with SGLang at 485 tok/s; the user wants more than 1,000. The software troubles are behind them (NaN in decode, flash-attn, BAR allocation). What is left is the latency of each transfer between two GPUs, about 13 µs in the VM.

The immediate lead-up is one long argument about topology. The user switches ACS off in the BIOS and asks for the groups [msg 385]; they are renumbered, not merged [msg 388]. He proves the setting with a photograph and no words [msg 389]. The VM no longer starts, because the Proxmox resource mapping holds the old group numbers [msg 400]. The user sets that aside, he wants the reason first: "that's THE fix everyone posts" [msg 401]. He contributes the block diagram [msg 409]. The assistant checks for a switch, finds none [msg 411], and delivers the sobering analysis [msg 414]: each GPU on its own root complex, no shared bridge, hence nothing that ACS could open.

Then the pivot of the user [msg 415]: isolation is negotiable, speed is not. The assistant dispatches three web searches [msg 416], on `allow_unsafe_interrupts`, on IOMMUFD and on `nv_peer_mem`. Their results are in the record and nobody has drawn a conclusion from them yet. **The slot is therefore work-in-progress with a question of the user pending on the assistant's side**, not the other way round. No turn of the user was due.""",
    "effect": """On the surface the assistant drops an open research thread and writes a status document of more than 2,000 words [msg 418]: goal, instructions, discoveries, accomplished, files. Seen from the flattened text this looks like a decision, even a wise one: consolidate before going further.

It was no decision. The model that wrote [msg 418] was never shown an empty message. opencode replaced it by a hidden instruction to summarise, under another agent name and with another system prompt. What can fairly be called the assistant's own is the *content*: it kept the blocking item (the stale mapping) apart in red, it wrote "P2P between GPUs shows NS (Not Supported) in VM — this is expected and cannot be fixed with current hardware/topology", and it recorded the user's open question in the first section, so that it could not get lost.

What it unlocked is real all the same. [msg 420] takes up the blocking item first, [msg 421] prepares the corrected file, and [msg 422] answers the pending question about hacks in four lines, with the searches of 416 behind it. Then the user turns everything round with a proposal of his own [msg 423]: a container on the host. Measured against the ten assistant messages on either side, the tool mix shifts from reading the host to a single check and a file, but with one user turn in between I would not hang a number on that.""",
    "assumptions": [
        assumption("user", "That the agent would go on with the research he had just asked for.", "partly", "It did, after a detour of a little over a minute that he did not order. The answer came in [msg 422], shorter than it might have been, since the search results were by then only present as a table in the summary."),
        assumption("assistant", "That the instruction to summarise, and then the sentence in [msg 419], are wishes of the user: \"I was told to continue if there are next steps\" [msg 420].", "no", "Harmless here. It makes the agent start with the mapping, which the user had asked to leave alone [msg 401], but it only checks and prepares, and asks before installing anything."),
        assumption("assistant", "That the stale mapping is the next thing to repair, as its own summary says in red.", "no", "The user drops the VM altogether in [msg 423]. The prepared file `host/pci.cfg.new` stays unused."),
        assumption("both", "That the summary holds everything that matters.", "partly", "Numbers and topology survive; the wording of the search results does not. Nobody noticed a loss in the part that I read, up to the end."),
        assumption("both", "In the two essays from which I started: that an empty turn in the role of the user was sent by the user.", "no", "The whole chain of readings there, nod, impatience, weight of the news, hangs on it. With the raw parts at hand it does not hold."),
    ],
    "knowledge": [
        knowledge("input", "both", "PCIe root complexes, IOMMU groups, and why ACS works on bridges only; without it [msg 414] and the change of direction after it cannot be understood."),
        knowledge("input", "both", "The user's readiness to give up isolation, stated in [msg 415]."),
        knowledge("input", "assistant", "Three sets of search results in [msg 416], not evaluated at the moment of the silence."),
        knowledge("input", "both", "For the reviewer: what opencode writes when the context is full. A marker of type `compaction`, a summary, and after an automatic one the sentence of [msg 419]."),
        knowledge("output", "assistant", "The summary [msg 418] replaces everything before it in the model's view. It is from here on the only memory of three days."),
        knowledge("output", "both", "A prioritised plan with one blocking item, and an explicit \"cannot be fixed\" that the user will act upon in [msg 423]."),
    ],
    "thinking": """The reasoning before the marker is open and can be read. In [msg 414] the assistant resolves to "state it plainly and not dress it up". In [msg 416] it lists five candidate hacks and already sorts them: three that concern something else, one that changes a label, one that is a real hack (`x-nv-gpudirect-clique`). Nothing in it points towards a summary; the last sentence is "Search for these before I say anything."

[msg 418] has no reasoning part, and that fits a compaction: the summarising agent gets the transcript and a template. The thinking visible in it is editorial, what to keep and in which order. The next genuine thought is in [msg 420], and it is candid about its source: "I was told to continue if there are next steps." To me this line is the best proof inside the prose. The assistant did not interpret a silence. It followed two instructions that the user never saw.""",
    "mistakes": [
        mistake("harness", "The record stores a machine's housekeeping in the role of the user, and what the model was really asked is not stored at all.", "medium", "Store the instruction, or give the marker a role of its own. Any export that keeps only text turns this into a person's silence."),
        mistake("harness", "Compaction struck in the middle of a research step, with results fetched and not yet evaluated.", "low", "Let the step that uses the results finish first, if there is room."),
        mistake("assistant", "After the summary it begins with the mapping, although the user had asked to leave that for a moment [msg 401].", "low", "Answer the pending question of [msg 415] first. It was the last thing that a human being had said."),
        mistake("both", "In the essays: the shift to documentation is praised, or blamed, as a choice of the assistant.", "medium", "Ask for the provenance before the pragmatics. One look at the parts would have been enough."),
    ],
    "conclusion": """Message 417 is not a turn of the user. It is the mark of a full context window, and everything that looks like a response to it was ordered by the program. I read it as an artefact with the highest confidence, because four traces agree and none contradicts.

And yet I would not throw the two essays away. What they say about the *place* is right: a hard diagnosis, a user who does not accept it, an agent in mid-search, and then a document that fixes the state of three days. It is a turning point. It is only that nobody turned it; the counter did. The pivot that a person made is six messages further down, in [msg 423], and it has words.""",
    "memo": """For the corpus: count this one out of all figures on human silence. Keep it as the pair to 538 when explaining the code ARTEFACT to new coders; show them 30 and 374 beside it, which *are* text parts of length 0.

Open question to the group: should the gap between 414 and 415 (4:23) be coded as NEWS? It is the silence that the essay was looking for. Below our threshold, though.""",
    "evidence": [
        (414, "The sobering analysis: hardware topology, not a setting."),
        (415, "The user's pivot to hacks. He has already reacted to the bad news."),
        (416, "Research in progress, three searches; @tokens:416@ tokens at the end of the step."),
        (418, "summary: true, agent compaction, five headings of the template."),
        (419, "The sentence that opencode writes after an automatic compaction."),
        (420, "\"I was told to continue\": the assistant names an instruction, not a silence."),
        (423, "The next words of the user. They do not refer to a summary or to an empty turn."),
        (30, "For comparison: a really blank message, one text part of length 0."),
    ],
}

BEN_417 = {
    "index": 417, "reviewer": "ben", "created": "2026-04-03T13:40:10.000Z", "modified": "2026-04-03T14:02:55.000Z", "state": "needs-second",
    "title": "Whose silence?",
    "readings": [
        reading("GO", "primary", """I grant the marker. But "written by the program" answers the question who typed, and I was asked how the turn *works*. The user sat there: he had asked in [msg 415] half a minute before, he watched a summary of 2,000 words being written for more than a minute, and he did not press Escape, although he does so readily elsewhere [msg 175] [msg 364]. Letting a machine's turn stand in one's own place is a conduct too. It passes the floor, and the work goes on."""),
        reading("ARTEFACT", "also", "The compaction part cannot be argued away, so I keep it as the origin. As the *only* reading I reject it: it makes the interaction disappear along with the author."),
        reading("PROD", "rejected", "No second attempt, no gap that he could have found too long."),
    ],
    "confidence": 2,
    "response": {"code": "SUMM", "proposed": "SUMM"},
    "context": "A question of the user is open [msg 415], the searches for it have just come back [msg 416].",
    "effect": "The floor goes to the assistant and stays there until [msg 422], which ends with a question. The user takes his turn at [msg 423] as if nothing had been missing.",
    "assumptions": [assumption("user", "That whatever happens on the screen will end in an answer to his question.", "yes", "It does, in [msg 422].")],
    "knowledge": [knowledge("input", "user", "He knows what compaction is: he announces one himself in [msg 115], and [msg 117] is it.")],
    "thinking": "",
    "mistakes": [mistake("harness", "A turn in the user's name that he cannot disown.", "medium", "A visible mark in the client, with the possibility to postpone.")],
    "conclusion": "Origin: the program. Function: a continuer that the user let pass. I would code the function, with low confidence, since nothing shows that he was looking.",
    "memo": "Low confidence on purpose. If there is proof that he was away from the keyboard between 19:01 and 19:04, I change to ARTEFACT at once. Anna, please look at this one again with me.",
    "evidence": [(415, "Half a minute before: he is at the keyboard."), (175, "He does interrupt when he wants to."), (117, "He knows compaction from doing it himself."), (423, "He goes on without remarking on it.")],
}

ANNA_538 = {
    "index": 538, "reviewer": "anna", "created": "2026-04-02T11:20:41.000Z", "modified": "2026-04-02T13:05:30.000Z", "state": "read",
    "title": "A ghost at a critical juncture",
    "readings": [
        reading("ARTEFACT", "primary", """Again one part, `compaction`, `auto: true`, `overflow: false`, no text. [msg 537] ended with @tokens:537@ tokens and finish `tool-calls`, in the middle of its work: the model was about to read the results of its own two commands when the marker came. [msg 539] is marked `summary: true`, and [msg 540] is the automatic sentence. In addition there is, this time, a word of the user about where he was: he returns three and a half hours later with "back. read the status above" [msg 544]. He was not at the keyboard at 16:39."""),
        reading("TRUST", "also", """Trust is in the session, though not in this message. He had handed over: "try the proprietary one then, container is idle, nothing to lose" [msg 526], and then he left a machine with root access to itself. The delegation happened *there*, in words. The empty turn adds nothing to it, but a reader who feels trust at this point is not wrong about the relation, only about the place."""),
        reading("GO", "also", "As at 417, a reading of the effect: the work is resumed in [msg 541] without any human word. If only flattened text had survived, this is what I would have to consider first."),
        reading("PARITY", "rejected", """Nothing to add because both know the same? On the contrary. The assistant had just put something to him that only he could settle: guest 110 runs on the node, "so I will not start it by myself" [msg 537]. Exactly that information is what he supplies in [msg 544]: 110 is someone else's build box, he has to ask. The knowledge was unequal, and he was the one who held the missing piece."""),
        reading("TIRED", "rejected", """Five hundred messages would tire anybody, and the code asks for shrinking turns and rising gaps late in the session. But his turns of that afternoon are brisk and cheerful ("finally!!" in [msg 510]), the gaps short until he leaves, and after his return he works on for 45 minutes and makes careful conditions."""),
        reading("DEFINED", "rejected", """The blocker is well characterised in [msg 525] and in [msg 539], that much is true. But the code excludes cases where the agent asks for a decision, and [msg 537] does. Moreover, the problem was less well defined than it looked: the kernel upgrade did not cure it [msg 551] [msg 553]."""),
    ],
    "confidence": 5,
    "response": {"code": "SUMM", "proposed": "SUMM"},
    "context": """Fourth day, fourth segment. The VM has been given up at 485 tok/s, since VFIO and the IOMMU do not let the GPUs talk to one another directly and each transfer costs about 13 µs. Now an LXC container on the Proxmox host is to do without VFIO. In the morning the driver went onto the host, container 129 was converted from unprivileged to privileged, the device nodes were bound in, 405 GB of model were copied to a ZFS dataset.

At 16:23 the great moment: inside the container `nvidia-smi topo -m` shows NODE within the sockets and SYS across [msg 509], the true topology. Three minutes later the fall: `cuInit` returns 3 [msg 514], and on the host as well [msg 516].

From 516 to 537 the assistant works through it methodically. Open module loaded, no complaint [msg 517]; all device nodes open [msg 518]; firmware files only for Ampere and Turing, `gsp_ga10x.bin` and `gsp_tu10x.bin` [msg 521]; no GSP message in the log [msg 522]; NVML reports temperatures and firmware versions as if all were well [msg 523]. The user agrees to try the proprietary module [msg 526]; the GPUs become invisible [msg 529], and it is undone [msg 530]. Finally the kernel: 6.8.12-9-pve is running, 6.8.12-18 is on offer [msg 536]. [msg 537] presents this, says that it will not reboot by itself, and runs two more diagnostics.

So the slot is mixed. A proposal is pending for the user (the reboot) *and* work is in progress on the side of the assistant.""",
    "effect": """What follows is a complete status report of 871 lines [msg 539]: goal, hardware, topology, the VM's results for comparison, the configuration of the container in full, and a section "🔴 BLOCKER: CUDA does not initialise" with fifteen numbered tests, hypotheses, the way to the new kernel and the way back.

As an answer to a silence this would be grotesque, nobody replies to nothing with 871 lines. As the output of a compaction it is merely long. The model was told to write down all that a successor without memory needs, and it obeyed. One can even see the successor at work: [msg 541] opens with "The summary marks the CUDA init failure as the blocker and the kernel as the leading hypothesis", it speaks of the summary as of somebody else's paper.

What changed in behaviour: before, diagnosis on the living system, twenty commands in a row; after, three careful preparations without any effect on the host [msg 541] [msg 542], and then a question [msg 543]. The restraint is not a consequence of the silence. It was announced in [msg 537] already and is repeated in the instructions of the summary.

For the user the report had a use that the compaction does not aim at: coming back in the evening he read it instead of scrolling through the afternoon ("read the status above", [msg 544]).""",
    "assumptions": [
        assumption("user", "That the agent can be left alone with diagnostics and will stop before anything that cannot be undone.", "yes", "It stopped at the reboot, twice [msg 537] [msg 543]. He could name his conditions in [msg 544]: pin the old kernel, wait for 110."),
        assumption("user", "In the essay: that his silence will be taken as permission to proceed.", "unknown", "He sent no silence. Whether he would have been content with it cannot be seen."),
        assumption("assistant", "That somebody wants it to continue.", "partly", "It was told so by [msg 540], which is not a person. The user did want it, as his return shows, but not without conditions."),
        assumption("assistant", "That the kernel is the main suspect.", "no", "6.8.12-18 made no difference [msg 551]. The summary had carried the hypothesis on in bold letters; one evening was spent on it."),
        assumption("both", "That a summary re-establishes shared ground.", "yes", "One-sidedly: the assistant needed it since its memory was cut, the user profited by accident."),
    ],
    "knowledge": [
        knowledge("input", "both", "The whole arc: VFIO and P2P, the pivot to the container [msg 423], the validated topology [msg 509], the failure of CUDA [msg 514]."),
        knowledge("input", "assistant", "What was excluded and how; fifteen tests between [msg 512] and [msg 537]."),
        knowledge("input", "user", "Whose machine guest 110 is and when it may go down. Only he knows this, and it is what the next step depends upon."),
        knowledge("output", "assistant", "The report [msg 539], from now on its only memory."),
        knowledge("output", "both", "A documented way back: old kernel kept, VM untouched, mapping known to be stale."),
        knowledge("output", "both", "No new technical knowledge. The marker decided nothing and found nothing."),
    ],
    "thinking": """Up to [msg 537] the thinking is hypothesis and test: take torch out [msg 513], take the container out [msg 516], permissions [msg 518], firmware [msg 522], the other module [msg 527], and then the comparison that should perhaps have come first, "What differs from the VM, where CUDA worked with the same driver version on the same cards? The kernel" [msg 536]. There is a nice moment of self-restraint in [msg 522]: "I must not over-read this", on the missing firmware file.

Across the marker the style breaks. [msg 539] has no reasoning, no doubt, only tables; the caution of [msg 522] has become a row in a table. And what [msg 537] had called a suspicion ("may simply be too old") stands there as "**main suspect**". Summaries harden what they carry. This, to my mind, is the finding at this place, and not a communicative act of the user.""",
    "mistakes": [
        mistake("assistant", "The kernel hypothesis is promoted from \"fits the suspicion\" to main suspect in the summary, while HMM in UVM, whose kernel options it had just listed in [msg 537], is not among the hypotheses at all.", "medium", "Carry the evidence over with the strength that it had. The lead `uvm_disable_hmm` appears only after the reboot has failed [msg 552]."),
        mistake("assistant", "The celebration in [msg 509] before a single CUDA call had been made.", "low", "Run `cuinit` before `topo -m`; the blocker would have been known in the morning, when the driver went onto the host."),
        mistake("harness", "The marker separates [msg 537] from its own results: the model that asked for `dkms status` never got to use the answer.", "low", "Compact before the next request of the user, not between a call and its evaluation."),
        mistake("harness", "A machine's housekeeping in the user's role, for the second time in this session.", "medium", "As at 417."),
        mistake("user", "He left without answering the open question about the reboot.", "low", "One line, \"wait for me\", would have told the agent that the evening was his."),
    ],
    "conclusion": """Message 538 was called a ghost in the conversation, a message with no content that nevertheless carries meaning. I keep the image and change the sense: it is a ghost because there is nobody behind it. The person had left the room, and three and a half hours later he says so.

The handoff that the essay describes did take place, but earlier and in words, in [msg 526]. The transition from joint investigation to autonomous work is real too; it came about because the user went away and the program did not stop. If I want to learn something here about silence between people and agents, it is this: the longest human silence of the day lies *behind* [msg 543], it lasts 3:24 hours, a question is pending in it, and no message marks it.""",
    "memo": """Pair with 417. Same provenance, but a better test for coders, since the context (late, tired, blocker, pending proposal) offers every human reading on a plate.

To do: code the gap before 544 (DEFER, I think: the user was away, "back."). Compare the wording of the hypotheses before and after each compaction in the other sessions; if summaries harden hypotheses generally, that is a paper.""",
    "evidence": [
        (509, "True topology in the container, NODE and SYS."),
        (514, "cuInit = 3 in the container."),
        (516, "The same on the host, so it is not the container."),
        (521, "Only gsp_ga10x.bin and gsp_tu10x.bin."),
        (526, "The last words of the user before the marker; here he delegates."),
        (529, "Proprietary module: no devices."),
        (536, "Upgrade 6.8.12-9 to 6.8.12-18 on offer."),
        (537, "Presents it, leaves the reboot to the user, runs on; @tokens:537@ tokens."),
        (539, "summary: true; 871 lines; 🔴 BLOCKER."),
        (540, "The automatic sentence."),
        (543, "The question that the user really leaves unanswered."),
        (544, "\"back. read the status above\": he had been away."),
        (551, "The kernel was not the cure."),
    ],
}

SHORT = [
    {"index": 30, "reviewer": "anna", "created": "2026-04-02T08:55:03.000Z", "modified": "2026-04-02T08:55:19.000Z", "state": "read", "confidence": 4,
     "readings": [reading("ASSENT", "primary", "Yes/no question with a recommended option in [msg 29]; no objection later.")], "response": {"code": "NOTICE", "proposed": None}},
    {"index": 374, "reviewer": "anna", "created": "2026-04-02T08:56:40.000Z", "modified": "2026-04-02T08:56:44.000Z", "state": "read", "confidence": 5,
     "readings": [reading("SLIP", "primary")], "response": {"code": None, "proposed": None}},
    {"index": 389, "reviewer": "anna", "created": "2026-04-02T08:57:12.000Z", "modified": "2026-04-02T08:57:15.000Z", "state": "read", "confidence": 5,
     "readings": [reading("ACT", "primary")], "response": {"code": None, "proposed": None}},
]

ALL = [ANNA_417, BEN_417, ANNA_538] + SHORT
