# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The second day: 485 tok/s, and eleven attempts that do not move it."""

import facts
import outputs as o
from session import R, T
from summaries import manual_summary
from tools import ROOT, bash, grep, todo, vm

SPLIT = """#!/usr/bin/env python3
\"\"\"Adds up kernel time of a torch profiler trace: communication, experts, attention, rest.\"\"\"
import collections
import gzip
import json
import sys

GROUPS = [("nccl", "communication"), ("all_reduce", "communication"), ("all_gather", "communication"),
          ("grouped_gemm", "experts"), ("moe", "experts"), ("fp4", "experts"),
          ("sparse", "attention"), ("indexer", "attention"), ("mla", "attention"), ("norm", "dense"), ("gemm", "dense")]


def main(path):
    total = collections.Counter()
    for event in json.load(gzip.open(path))["traceEvents"]:
        if event.get("cat") != "kernel":
            continue
        name = event["name"].lower()
        group = next((group for key, group in GROUPS if key in name), "other")
        total[group] += event["dur"]
    whole = sum(total.values())
    for group, value in total.most_common():
        print(f"{group:<15}{value / 1e3:>12.1f} ms {100 * value / whole:>6.1f} %")


main(sys.argv[1])
"""


def bench(level, value, seconds=None, note=None):
    prompts = max(16, level * 4)
    return vm(f"/opt/glm/bin/python -m sglang.bench_serving --backend sglang --dataset-name random --random-input-len 1024 --random-output-len 512 --random-range-ratio 1.0 --num-prompts {prompts} --max-concurrency {level} 2>&1 | tail -36",
              note or f"Benchmark, concurrency {level}", o.serving(level, value), seconds or min(560, prompts * 512 / value))


def restart(name, stamp, seconds=498, tail=None):
    return bash(f"scp -q run_glm5.sh glm-vm:/opt/glm/ && ssh glm-vm 'systemctl stop glm5; systemd-run --unit glm5 --collect bash /opt/glm/run_glm5.sh; until curl -sf localhost:30000/health; do sleep 10; done; journalctl -u glm5 --no-pager -o cat | tail -9'",
                f"Restart for: {name}", tail or o.boot_tail(stamp), seconds)


def baseline(s):
    s.step(s.files.write("bench/bench.py", facts.BENCH), todo("""
xh Find the cause of NaN in decode
>h Baseline, nine concurrency levels
-m Where does the time go
-m Variants, one change at a time"""))
    for level, value in facts.BASELINE[:4]:
        s.step(bench(level, value))
    s.say("quick one while that runs: why is c=1 only 33? single 5090s do more than that on small models", gap=0.1)
    s.step(T("""Because at concurrency 1 a token is almost pure waiting. 40B active parameters in FP4 are about 20 GB to read; eight cards read that in 1.5 ms. Yet a token takes 30 ms here. The rest is launch overhead and two all-reduces for each layer, each with a floor that does not depend on size. I will measure that floor later. It also limits the high end, only less visibly."""))
    s.say("makes sense. go on", gap=36)
    for level, value in facts.BASELINE[4:7]:
        s.step(bench(level, value))
    s.step(vm("nvidia-smi --query-gpu=index,pci.bus_id,memory.used,utilization.gpu,power.draw,temperature.gpu --format=csv", "Cards under load", o.smi_query(91880, 46), 1.3))
    for level, value in facts.BASELINE[7:]:
        s.step(bench(level, value))
    s.step(s.files.write("bench/baseline.csv", "concurrency,output_tok_s,tpot_ms,ttft_ms\n" + "".join(f"{c},{t},{1000 * c / t:.1f},{190 + c * 20}\n" for c, t in facts.BASELINE)))
    s.step(T("""## Baseline

| concurrency | output tok/s | time per token (ms) |
|---:|---:|---:|
""" + "\n".join(f"| {c} | {t:.1f} | {1000 * c / t:.1f} |" for c, t in facts.BASELINE) + """

**485 tok/s at concurrency 128**, and the curve has already flattened: from 96 to 128 it gains 5 %. The cards run at about 46 % and 300 W of 600 W while they do this. They are not out of power, they wait.

Your target of 1,000 is a factor of two away. I would first see where the time goes and only then turn knobs."""))
    s.say("agreed but save context first, i see we're at 60%. compacting", gap=95)
    s.step(T("Good. All numbers are in `bench/baseline.csv` and `notes.md`, nothing is lost by it."))
    s.mark("manual")
    s.compaction(manual_summary(), auto=False)
    s.say("ok, go on: where does the time go", gap=64)


def profile(s):
    s.step(s.files.write("tools/stepsplit.py", SPLIT))
    s.step(vm("curl -s -X POST localhost:30000/start_profile -d '{\"num_steps\": 200, \"activities\": [\"CUDA\"], \"output_dir\": \"/tmp/prof\"}' && /opt/glm/bin/python -m sglang.bench_serving --backend sglang --dataset-name random --random-input-len 1024 --random-output-len 512 --num-prompts 256 --max-concurrency 128 >/dev/null 2>&1; ls -lh /tmp/prof", "Profile 200 decode steps at 128", "total 1.9G\n" + "\n".join(f"-rw-r--r-- 1 root root 24{i}M Mar 18 09:3{i % 3} 1773827{i}12-TP-{i}.trace.json.gz" for i in range(8)), 402))
    s.step(bash("scp -q glm-vm:/tmp/prof/*TP-0.trace.json.gz /tmp/tp0.gz && python3 tools/stepsplit.py /tmp/tp0.gz", "Split the trace", "communication       13204.8 ms   54.1 %\nexperts              5127.3 ms   21.0 %\nattention            3170.2 ms   13.0 %\ndense                1722.9 ms    7.1 %\nother                1183.5 ms    4.8 %", 48))
    s.step(bash("python3 - <<'EOF'\nimport gzip, json, collections\nd = collections.defaultdict(list)\nfor e in json.load(gzip.open('/tmp/tp0.gz'))['traceEvents']:\n    if e.get('cat') == 'kernel' and 'nccl' in e['name'].lower():\n        d[e['name'][:44]].append(e['dur'])\nfor k, v in sorted(d.items(), key=lambda i: -sum(i[1]))[:6]:\n    v.sort()\n    print(f'{k:<46}{len(v):>8}{v[len(v)//2]:>9.1f}{v[int(len(v)*.95)]:>9.1f}')\nEOF", "Duration of the NCCL kernels",
                "ncclDevKernel_AllReduce_Sum_bf16_RING_LL         31200    214.4    391.8\nncclDevKernel_AllGather_RING_LL                    400    188.0    322.5\nncclDevKernel_Broadcast_RING_LL                      2    174.2    174.2", 31))
    s.step(T("""Where a decode step at concurrency 128 goes:

| share | what |
|---:|---|
| **54 %** | communication between GPUs, nearly all of it all-reduce |
| 21 % | experts (FP4 GEMM) |
| 13 % | sparse attention |
| 7 % | dense layers, norms |
| 5 % | everything else |

A median all-reduce takes 214 µs for at most 1.5 MB, so it is latency and not bandwidth. Before I blame the hardware I would try the settings that change the number or kind of these operations. There are about ten. One at a time, 8 minutes of restart each. Do you want all of them, or only the three most likely?"""))
    s.say("all of them. i have meetings until noon, just work through the list and give me one line each", gap=104)


VARIANTS = [
    ("mem-fraction 0.92", "    --mem-fraction-static 0.88 \\\n", "    --mem-fraction-static 0.92 \\\n", 484.1, "2026-03-18 11:02",
     "More KV cache does not help when the batch is capped at 128. 484.1, noise.",
     lambda: vm("journalctl -u glm5 --no-pager -o cat | grep -E \"avail mem|max_total\" | tail -4", "Memory left after the change", "[2026-03-18 11:01:12 TP0] Memory pool end. avail mem=5.51 GB\n[2026-03-18 11:02:51 TP0] Capture cuda graph end. Time elapsed: 49.12 s. mem usage=2.96 GB. avail mem=2.55 GB.\n[2026-03-18 11:02:53 TP0] max_total_num_tokens=690432, max_running_requests=128")),
    ("cuda-graph-max-bs 256", "    --cuda-graph-max-bs 128 \\\n", "    --cuda-graph-max-bs 256 \\\n", 482.6, "2026-03-18 11:26",
     "No request ever waits for a larger graph, 128 is the cap. 482.6, noise, and 1.9 GB less memory.",
     lambda: vm("journalctl -u glm5 --no-pager -o cat | grep Decode | tail -8", "Decode log under load", o.decode_log(8, 128, 486, "2026-03-18 11:31"))),
    ("MoE runner triton", "    --moe-runner-backend flashinfer_cutlass \\\n", "    --moe-runner-backend triton \\\n", 371.9, "2026-03-18 11:52",
     "371.9. The Triton kernels have no tuned configuration for this card. Worse by 23 %.",
     lambda: vm("journalctl -u glm5 --no-pager -o cat | grep -i \"config file\" | sort -u", "Is there a tuned configuration", "Using default MoE kernel config. Performance might be sub-optimal! Config file not found at E=256,N=256,device_name=NVIDIA_RTX_PRO_6000_Blackwell_Server_Edition,dtype=fp4.json")),
    ("expert parallel 8", "    --tp-size 8 \\\n", "    --tp-size 8 --ep-size 8 \\\n", 398.4, "2026-03-18 12:17",
     "398.4. All-to-all sends more and smaller messages; with this floor that is the wrong direction.",
     lambda: vm("nvidia-smi dmon -s pucvt -c 3 | head -26", "Cards under load with EP", "# gpu    pwr  gtemp  mtemp     sm    mem    enc    dec    jpg    ofa   mclk   pclk  pviol  tviol  rxpci  txpci\n# Idx      W      C      C      %      %      %      %      %      %    MHz    MHz      %   bool   MB/s   MB/s\n" + "\n".join(f"    {i}    {251 + 7 * i % 23}     {44 + i % 4}      -     {38 + i % 5}     {11 + i % 3}      0      0      0      0  12481   2407      0      0   {4120 + 37 * i}   {3977 + 29 * i}" for i in range(8)))),
    ("DP attention", "    --tp-size 8 \\\n", "    --tp-size 8 --dp-size 8 --enable-dp-attention \\\n", 441.7, "2026-03-18 12:44",
     "441.7. Time to first token improves by a third, throughput drops by 9 %. Interesting for chat, not for batches.",
     lambda: vm("journalctl -u glm5 --no-pager -o cat | grep -E \"DP[0-7]\" | tail -6", "Do all eight replicas get work", "\n".join(f"[2026-03-18 12:49:1{i} DP{i} TP{i}] Decode batch, #running-req: 16, #token: {15880 + 311 * i}, token usage: 0.21, cuda graph: True, gen throughput (token/s): {55.1 + i * .3:.2f}, #queue-req: 0" for i in range(6)))),
    ("continuous decode 4", "    --max-running-requests 128 \\\n", "    --max-running-requests 128 --num-continuous-decode-steps 4 \\\n", 488.0, "2026-03-18 13:09",
     "488.0. The only positive one, and within noise: I repeated the baseline and got 483 to 487.",
     lambda: bench(128, 486.9, 480, "Baseline repeated, for the noise")),
    ("MTP speculation", "    --chunked-prefill-size 8192 \\\n", "    --chunked-prefill-size 8192 --speculative-algorithm EAGLE --speculative-num-steps 3 --speculative-eagle-topk 1 --speculative-num-draft-tokens 4 \\\n", 402.5, "2026-03-18 13:41",
     "402.5 at 128, but 71 instead of 33 at concurrency 1. It helps whoever is alone and hurts the crowd.",
     lambda: vm("journalctl -u glm5 --no-pager -o cat | grep -o \"accept len: [0-9.]*\" | tail -5", "How many draft tokens are accepted", "accept len: 2.61\naccept len: 2.58\naccept len: 2.66\naccept len: 2.60\naccept len: 2.63")),
    ("NCCL Tree", "export NCCL_MIN_NCHANNELS=8\n", "export NCCL_MIN_NCHANNELS=8\nexport NCCL_ALGO=Tree\n", 469.3, "2026-03-18 14:20",
     "469.3. Tree has fewer hops but NCCL's Tree wants two passes; worse.",
     lambda: vm("journalctl -u glm5 --no-pager -o cat | grep -E \"NCCL INFO (Trees|Channel 0)\" | head -6", "Which trees NCCL built", "NCCL INFO Trees [0] 1/-1/-1->0->-1 [1] 1/-1/-1->0->-1 [2] 1/-1/-1->0->-1\nNCCL INFO Channel 00 : 0[0] -> 1[1] via SHM/direct/direct\nNCCL INFO Channel 01 : 0[0] -> 1[1] via SHM/direct/direct\nNCCL INFO Channel 02 : 0[0] -> 1[1] via SHM/direct/direct")),
    ("overlap schedule off", "    --cuda-graph-max-bs 128 \\\n", "    --cuda-graph-max-bs 128 --disable-overlap-schedule \\\n", 439.6, "2026-03-18 14:47",
     "439.6. So the overlap is worth 9 % here and should stay.",
     lambda: bash("ssh glm-vm 'py-spy dump --pid $(pgrep -f sglang::scheduler_TP0) | head -12'", "What the scheduler does between steps", "Process 88120: sglang::scheduler_TP0\nPython v3.12.3 (/usr/bin/python3.12)\n\nThread 88120 (active+gil): \"MainThread\"\n    process_batch_result_decode (sglang/srt/managers/scheduler_output_processor_mixin.py:212)\n    process_batch_result (sglang/srt/managers/scheduler.py:1944)\n    event_loop_normal (sglang/srt/managers/scheduler.py:904)\n    run_scheduler_process (sglang/srt/managers/scheduler.py:2701)", 3)),
    ("chunked prefill 4096", "    --chunked-prefill-size 8192 \\\n", "    --chunked-prefill-size 4096 \\\n", 480.9, "2026-03-18 15:12",
     "480.9. Smaller chunks, more steps, no gain.",
     lambda: None),  # looks at the script itself
    ("all-reduce fusion", "    --cuda-graph-max-bs 128 \\\n", "    --enable-flashinfer-allreduce-fusion \\\n    --cuda-graph-max-bs 128 \\\n", None, "2026-03-18 15:38",
     "Does not start: the fused kernel needs peer memory. Same wall as custom all-reduce.",
     lambda: None),
]
THOUGHTS = {
    "mem-fraction 0.92": "Least likely one first, as it is the cheapest to reason about: 128 requests of 1,536 tokens are 196,608 tokens, the pool has 611,200. It is not full. I expect nothing.",
    "MoE runner triton": "Experts take 21 %. Even a perfect kernel would give at most that. Yet a better overlap with communication may come along.",
    "expert parallel 8": "EP replaces the all-reduce after the experts by two all-to-alls. Message count goes up, size down. With a latency floor I expect a loss, but the user asked for all of them.",
    "MTP speculation": "GLM-5 has an MTP layer. At batch 1 three draft tokens amortise the floor. At 128 the verification batch becomes 512 and the experts dominate.",
    "overlap schedule off": "For completeness: turning a feature off tells what it is worth.",
    "all-reduce fusion": "Fuses all-reduce with residual and norm. It is documented for sm_90 and sm_100; the workspace uses symmetric memory, so P2P. I think it will refuse.",
}


def variants(s):
    said = []  # what the model says at the beginning of its next step
    for name, old, new, value, stamp, verdict, look in VARIANTS:
        edit = s.files.edit("run_glm5.sh", old, new)
        s.step(*([R(THOUGHTS[name])] if name in THOUGHTS else []), *said, edit)
        said = []
        if value is None:
            s.step(restart(name, stamp, 122, o.boot_log(stamp=stamp).split("\n")[0] + "\n[2026-03-18 15:40:17 TP4] Scheduler hit an exception: Traceback (most recent call last):\n  File \"/opt/sglang/python/sglang/srt/layers/flashinfer_comm_fusion.py\", line 118, in ensure_workspace_initialized\n    raise RuntimeError(\"CUDA peer access is not available between rank 4 and rank 5\")\nRuntimeError: CUDA peer access is not available between rank 4 and rank 5"))
        else:
            s.step(restart(name, stamp))
            low = [bench(8, 163.2 * value / 485.2)]
            if name == "MTP speculation":
                low.insert(0, bench(1, 71.2))
            s.step(*low)
            s.step(look() or s.files.read("run_glm5.sh", 1, 20))
            s.step(bench(128, value))
        s.step(s.files.edit("run_glm5.sh", new, old), s.files.write(f"bench/{name.replace(' ', '-')}.csv", "concurrency,output_tok_s\n" + (f"8,{163.2 * value / 485.2:.1f}\n128,{value}\n" if value else "128,does not start\n")))
        report = T(f"**{name}**: {verdict}")
        if name in ("mem-fraction 0.92", "chunked prefill 4096"):
            said = [report]
            continue
        s.step(report)
        if name == "cuda-graph-max-bs 256":
            s.say("fine, you don't have to stop for each one. keep going", gap=300)
        elif name == "MoE runner triton":
            s.say("any winner yet?", gap=41)
            said = [T("No. Three of eleven done: 484, 483, 372 against 485. I go on with expert parallelism.")]
        elif name == "expert parallel 8":
            s.mark("ignored")
            s.message_of_user([{"type": "text", "text": "▣ DCP | ~31.4K tokens saved total\n\n▣ Pruning (~8.2K tokens)\n→ bash: Benchmark, concurrency 128\n→ bash: Restart for: MoE runner triton", "ignored": True}], gap=4, summary=False)
            s.say("ep8 lower? even at 8? whats the latency of an all to all there", gap=50)
            said = [T("""At 8 it is 134 against 163, at 128 it is 398 against 485. An all-to-all over SHM costs about the same floor as an all-reduce, and EP needs two for each MoE layer. I have no exact number yet; `nccl-tests` is on my list for the P2P work. Next is DP attention.""")]
        elif name == "DP attention":
            s.mark("whitespace")
            s.say("  \n ", gap=733)
            s.mark("api_error")
            s.api_error("The prompt parameter was not received normally.", 400, '{"error":{"code":"1213","message":"The prompt parameter was not received normally."}}',
                        {"content-type": "application/json; charset=UTF-8", "date": "Wed, 18 Mar 2026 10:39:12 GMT", "vary": "Origin"})
            s.say("wtf error. i only hit space+enter to see if you're alive. status?", gap=38)
            said = [T("Alive; I had stopped after reporting DP attention. The provider refused a message that contained only white space. Status: five of eleven done. Next is continuous decode.")]
        elif name == "continuous decode 4":
            s.mark("abort")
            s.say("show me the whole list again with latency percentiles and a chart", gap=41)
            s.aborted(31.4)
            s.say("no stop, not now. finish the list first", gap=9)
        elif name == "MTP speculation":
            s.say("71 at c=1 is nice though, keep a script for that. back from meetings btw", gap=77)
            s.step(s.files.write("run_single.sh", facts.RUN.replace("--max-running-requests 128", "--max-running-requests 8").replace("--chunked-prefill-size 8192", "--chunked-prefill-size 8192 \\\n    --speculative-algorithm EAGLE \\\n    --speculative-num-steps 3 \\\n    --speculative-eagle-topk 1 \\\n    --speculative-num-draft-tokens 4").replace("--cuda-graph-max-bs 128", "--cuda-graph-max-bs 8")))
            s.step(T("Kept as `run_single.sh`, limited to eight requests. On with NCCL?"))
            s.say("go", gap=12)
        elif name == "NCCL Tree":
            s.say("NCCL channels? default is 2 or so on SHM. you set MIN_NCHANNELS=8 already right", gap=58)
            s.step(s.files.grep("NCCL_", ".sh"))
            s.step(T("Yes, since the first start; the baseline already has it. Good that you ask, it is the first thing that one would suspect."))
            s.say("ok next", gap=15)
        elif name == "overlap schedule off":
            s.mark("subtask")
            s.subtask("bench-report", "Write the benchmark report", "Read every file in bench/ and write one Markdown table: variant, output tok/s at 8 and 128, difference to baseline in percent. Sort by the value at 128. No prose.", "general",
                      "| variant | 8 | 128 | diff |\n|---|---:|---:|---:|\n| continuous decode 4 | 164.1 | 488.0 | +0.6 % |\n| **baseline** | 163.2 | 485.2 | |\n| mem-fraction 0.92 | 162.8 | 484.1 | -0.2 % |\n| cuda-graph-max-bs 256 | 162.3 | 482.6 | -0.5 % |\n| NCCL Tree | 157.9 | 469.3 | -3.3 % |\n| DP attention | 148.6 | 441.7 | -9.0 % |\n| overlap schedule off | 147.9 | 439.6 | -9.4 % |\n| MTP speculation | 135.4 | 402.5 | -17.0 % |\n| expert parallel 8 | 134.0 | 398.4 | -17.9 % |\n| MoE runner triton | 125.1 | 371.9 | -23.4 % |", 41, gap=66)
            s.step(T("The report so far: nine variants, and the baseline is second of ten. The only one above it, continuous decode, is within noise. Two are left, chunked prefill and all-reduce fusion."))
            s.say("ok finish those two", gap=30)


def sweep():
    """A thought that goes round in circles until the provider cuts it off."""
    lead = ["Take", "Now", "Then", "Next,", "Again with", "What about", "Suppose", "And"]
    doubt = ["That is above the measured 214, so no.", "Too low, the kernel would have to be faster than it is.", "Close to 214, keep it in mind.",
             "Hmm, but LL halves the useful bytes, so double the slice.", "But the ranks are not in phase, add a third.", "This would contradict the time at concurrency 8.",
             "Wait, the broadcast part does not reduce, so only half of the steps pay for the arithmetic.", "It does not explain the 95th percentile of 392."]
    lines = []
    count = 0
    for latency in (13.0, 12.0, 11.0, 10.0, 9.0, 6.5):
        for channels in (2, 4, 8, 16):
            for slice_kb in (8, 12, 24, 49, 98):
                chunk = 1536 / 8 / channels
                slices = max(1, round(chunk / slice_kb))
                copy = slice_kb / (22 / channels) / 1.024
                time = (14 + slices - 1) * max(latency, copy)
                verdict = doubt[0] if time > 250 else doubt[2] if time > 190 else doubt[1 if count % 3 else 4]
                if count % 5 == 4:
                    verdict = doubt[3 + count // 5 % 5]
                lines.append(f"{lead[count % 8]} {channels} channels, slices of {slice_kb} KB, latency {latency:g} us: {slices} slices, {copy:.1f} us for the copy of one, "
                             f"so {'latency' if latency > copy else 'copy'} dominates and the whole takes {time:.0f} us. {verdict}")
                count += 1
    return "\n".join(lines) + "\n\nSo the value that fits best is"


def conclusion(s):
    s.mark("length")
    s.say("so what's the theory. think about it properly, what would it take to get to 1000", gap=210)
    s.step(R("""Let me build a model of the step.

At batch 128 a step is 264 ms for 128 tokens: 485 tok/s. Split: communication 143 ms, experts 55 ms, attention 34 ms, dense 19 ms, other 13 ms.

78 layers, 2 all-reduces each = 156, plus embedding and head. 143 ms / 156 = 0.92 ms for each all-reduce. But the profile says the median kernel is 214 µs. So the rest is skew: ranks wait for the slowest. OK so it is 214 µs of own cost and the remainder is waiting for others, which is caused by the same floor in a chain.

Ring over 8 ranks: 2*(8-1) = 14 hops. 14 hops x 13 µs = 182 µs. Plus launch 20 µs, plus data. That is 214! So the floor of one hop is about 13 µs, I have not measured it directly yet, but this is what comes out.

If one hop were 6 µs (bare metal): 14 x 6 = 84 + 30 = 114 µs. Communication would go from 143 to 76 ms, step 197 ms, 650 tok/s.

With P2P custom all-reduce is possible: one shot for small messages, 1 hop instead of 14: 20 µs. Two shot for larger ones: 2 hops. Then communication is maybe 20 ms, the step 141 ms, 907 tok/s. With fusion of the norm a few more.

With TP4+PP2: ring of 4 = 6 hops x 13 = 78 µs; but each stage has 39 layers and two micro batches are in flight...

So 1000 needs P2P plus custom all-reduce plus a bit. Nothing else reaches it. Let me double check the number of layers. GLM-5: 78 layers, 3 dense, 75 MoE. hidden 6144. Message at batch 128: 128 x 6144 x 2 = 1.5 MB. Hmm, for 1.5 MB the ring moves 2*(7/8)*1.5 = 2.7 MB per rank at 22 GB/s = 122 µs. So bandwidth is a part after all at 128: 122 µs + 14 x 13 µs = 304 µs. But measured 214. So the hop must be cheaper in a pipeline, or the LL protocol... Let me redo this: LL protocol halves the bandwidth but lowers latency...

Let me consider the chunks. NCCL splits in channels, each has its own chunk, and the 14 steps are pipelined over the slices. Then time = (14 + slices - 1) x max(latency, slice / bandwidth). I go through the combinations.

""" + sweep()), finish="length")
    s.say("you there? nothing came", gap=140)
    s.step(T("""I thought too long and ran into the output limit. The short form:

- A ring over eight ranks is 14 hops. The measured 214 µs for one all-reduce fits a floor of **about 13 µs for each hop**.
- 156 of them for each step: 54 % of the time.
- If a hop cost half (bare metal): about 650 tok/s.
- If P2P worked, custom all-reduce would need one or two hops instead of 14: about 900, with fusion about 1,000.

So your target is realistic, but **only with P2P between the GPUs**. No flag of SGLang gets there. The next thing to measure is that hop, directly, and the next to fight for is P2P in the VM."""))
    s.say("ok then P2P it is. tomorrow. put the model in notes.md", gap=55)
    s.step(s.files.edit("notes.md", "## Open\n\n- baseline\n", "- baseline 485 tok/s at 128 (bench/baseline.csv), eleven variants, none better\n- step: 54 % communication; ring = 14 hops x ~13 µs\n\n## Open\n\n- P2P between the GPUs, custom all-reduce\n"))
    s.step(T("Done. The eleven variants are in `bench/`, the arithmetic in `notes.md`."))


def play(s):
    baseline(s)
    profile(s)
    variants(s)
    conclusion(s)
