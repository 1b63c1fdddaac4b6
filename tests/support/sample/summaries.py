# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The three summaries that the compaction agent wrote: at the person's request, at 418 and at 539."""

import facts
import outputs as o

ROOTS = ["0000:00", "0000:10", "0000:60", "0000:70", "0000:80", "0000:90", "0000:e0", "0000:f0"]


def manual_summary():
    return """---

## Goal

Serve **GLM-5-NVFP4** (744B-parameter MoE, about 405 GB of weights in NVFP4) with **SGLang** on eight NVIDIA RTX PRO 6000 Blackwell (96 GB each) in Proxmox VM 128, `glm-vm`. First make it run without NaN, then make it fast. The user's target is more than 1,000 output tok/s at peak concurrency.

## Instructions

- Measure before and after every change, one change at a time; results go to `bench/*.csv`
- Never restart the server while a benchmark of the user is running
- Keep `notes.md` short: facts and numbers, no prose
- Do not touch the Proxmox host configuration without asking

## Discoveries

- **NaN in decode** came from the TRT-LLM sparse decode path with an FP8 KV cache on sm_120: pages beyond the sequence end are read before they are written. `--nsa-decode-backend tilelang` with `--kv-cache-dtype bfloat16` is clean over 2,000 prompts.
- **flash-attn** does not build for `hdim256` on sm_120 (ptxas: too much shared data). SGLang needs only its rotary kernel, so a build limited to hdim 64/128 is enough.
- **BAR 1 allocation**: eight BARs of 128 GB do not fit the default 64-bit window of OVMF. `-fw_cfg name=opt/ovmf/X-PciMmio64Mb,string=2097152` and `phys-bits=host` fix it.
- `--disable-custom-all-reduce` is needed: without P2P the custom kernel hangs at the first capture.

## Accomplished

- [x] Driver 590.48.01 and CUDA 13.0 in the VM, all eight GPUs visible
- [x] Model downloaded and verified (83 shards)
- [x] Server starts, CUDA graphs captured, no NaN
- [ ] Baseline over all concurrency levels (in progress)
- [ ] Communication cost between GPUs

## Relevant files / directories

- `run_glm5.sh` - launch script, copied to `/opt/glm/run_glm5.sh` in the VM
- `bench/bench.py` - one row for each concurrency
- `tools/nan_probe.py` - hooks that look for NaN layer by layer
- `notes.md` - facts and numbers

---"""


def first_summary():
    roots = "\n".join(f"| {i} | `{b}` | `{r}` / `{r}:01.1` | {i // 4} | {a} | {n} |" for i, (b, r, a, n) in
                      enumerate(zip(o.HOST_BUS, ROOTS, o.HOST_GROUPS, o.NEW_GROUPS)))
    base = "\n".join(f"| {c} | {t:.1f} | {1000 * c / t:.1f} |" for c, t in facts.BASELINE)
    mapping = "\n".join(f"| gpu-pro6000-{i} | 0000:{b} | {a} | {n} |" for i, (b, a, n) in enumerate(zip(o.HOST_BUS, o.HOST_GROUPS, o.NEW_GROUPS)))
    return f"""---

## Goal

Deploy **GLM-5-NVFP4** (744B-parameter Mixture-of-Experts, NVFP4 weights, about 405 GB on disk) for inference serving with **SGLang** on **8 x NVIDIA RTX PRO 6000 Blackwell Server Edition** (96 GB each, 768 GB together) inside a Proxmox VM, and bring it to **more than 1,000 output tokens per second** at peak concurrency. The working baseline is **about 485 tok/s** at concurrency 128. The largest single obstacle is the latency of transfers between GPUs.

The current line of work is peer-to-peer (P2P) DMA between the GPUs. The user's last question, not answered yet, was: "Are there hacky/insecure ways to get SYS/NODE in kvm?"

## Instructions

- The user is the operator of the machine and comfortable with kernel parameters, QEMU arguments and BIOS settings. He reboots the node himself and reports back
- **Ask before changing anything on the Proxmox host.** Reading is always fine. `/etc/pve` is cluster configuration
- Guest 110 (`buildbox`) runs on the same node and belongs to someone else: no unannounced reboots
- Measure before and after each change, one change at a time. Results go to `bench/*.csv`, facts to `notes.md`
- Say plainly when something does not work. The user prefers a clear "no" to another experiment
- The user has said that he would accept **loss of isolation for performance**: "hacky/insecure" is on the table
- Everything is reached over ssh: `glm-vm` (guest), `pve-gpu` (host). Both as root. The working directory on the workstation is mirrored into neither; files are copied by scp

## Discoveries

### Hardware

- Board and chassis: **ASUS ESC8000A-E13**, the direct-attach variant (not E13P). No PCIe switch of any make: no PEX, no Switchtec, no ConnectX switch
- CPUs: 2 x AMD EPYC 9335 (32 cores each), 512 GB DDR5, NPS1
- GPUs: 8 x RTX PRO 6000 Blackwell Server Edition, PCI id `10de:2bb5`, sm_120, 600 W limit, BAR 1 of 128 GB each, PCIe 5.0 x16, no NVLink
- Storage: 2 x NVMe in a ZFS mirror (`rpool`), a larger pool `tank`
- Host: Proxmox VE 8.4.1, kernel 6.8.12-9-pve, `amd_iommu=on iommu=pt`, cards bound to vfio-pci

### PCIe topology (the fundamental constraint)

**Each of the 8 GPUs sits on its own dedicated PCIe root complex.** The path is always root complex / root port / GPU; nothing is shared before the data fabric of the CPU.

| GPU | bus | root complex / port | socket | IOMMU group before BIOS change | now |
|---|---|---|---|---|---|
{roots}

- GPUs 0-3 belong to socket 0, GPUs 4-7 to socket 1. On bare metal `topo -m` would therefore say NODE within a socket and SYS across
- In the VM it says **PHB for every pair**, since QEMU's q35 shows eight root ports below one emulated host bridge
- `nvidia-smi topo -p2p r` in the VM says NS for every pair
- **P2P between GPUs shows NS (Not Supported) in VM — this is expected and cannot be fixed with current hardware/topology**

### BIOS

| item | value | effect |
|---|---|---|
| IOMMU | Enabled | needed for VFIO |
| ACS Enable | **Disabled** (was Auto) | registers changed, groups did not merge |
| PCIe ARI | Enabled | none seen |
| Above 4G Decoding | Enabled | needed for 128 GB BARs |
| Resizable BAR | Enabled | needed for 128 GB BARs |
| SR-IOV | Enabled | not used |
| NPS | NPS1 | one NUMA node for each socket |

- All eight root ports now read `ACSCtl: SrcValid- ReqRedir- CmpltRedir- UpstreamFwd-`, so the setting took
- The IOMMU groups stayed singletons. **ACS only controls forwarding on bridges and switches, and there are no shared bridges between these GPUs.** The usual advice on the net is for boards with a switch or a chipset
- Side effect: the kernel **renumbered the groups**. This made the Proxmox resource mapping stale (see below)

### VM configuration

- VM 128 `glm-vm`: q35, OVMF, `cpu: host,phys-bits=host`, 64 cores, 432 GB memory in 1 GB pages, two NUMA nodes bound to the sockets (measured: 0.5 µs less of 13 µs, nothing end to end)
- `args: -fw_cfg name=opt/ovmf/X-PciMmio64Mb,string=2097152` gives the firmware a 2 TB window for 64-bit BARs; without it the guest says `BAR 1: can't assign; no space` and the driver finds no card
- `hostpci0` to `hostpci7`: `mapping=gpu-pro6000-N,pcie=1`
- Guest: Ubuntu 24.04, kernel 6.14, driver 590.48.01 (open kernel module), CUDA 13.0, torch 2.10.0+cu130
- CUDA works in the guest on all eight GPUs; only P2P does not

### Resource mapping (blocking)

`qm start 128` fails with `PCI device mapping invalid (hardware probably changed): 'iommugroup' does not match for 'gpu-pro6000-0' (60 != 52)`.

| mapping | path | stored group | real group |
|---|---|---|---|
{mapping}

Proxmox compares the stored group number with the real one on every start. Nothing is damaged; the file `/etc/pve/mapping/pci.cfg` has to be corrected, by hand in the GUI (Datacenter > Resource Mappings) or by writing the new numbers. The user asked to leave this for a moment, it has not been changed.

### Latency and bandwidth between GPUs in the VM

- `p2pBandwidthLatencyTest`: about **13 µs** for each GPU-to-GPU transfer, for near and far pairs alike. Bare metal would be roughly half of that
- Bandwidth is not the problem (about 22 GB/s through host memory); decode messages are 12 to 96 KB, so latency dominates
- Two all-reduces for each of the layers; the share of communication in a decode step at batch 128 was measured at a little over half
- NCCL falls back to the SHM transport. `NCCL_P2P_LEVEL=SYS` changes nothing, since the driver reports P2P as unsupported
- Custom all-reduce and all-reduce fusion need P2P and are off

### Benchmarks (random 1024 in / 512 out, TP8)

| concurrency | output tok/s | tok time (ms) |
|---|---|---|
{base}

What was tried on top of the baseline, all at concurrency 128:

| change | output tok/s | verdict |
|---|---|---|
| baseline | 485.2 | reference |
| `--mem-fraction-static 0.92` | 484.1 | noise, less head room |
| `--cuda-graph-max-bs 256` | 482.6 | no gain |
| `--moe-runner-backend triton` | 371.9 | worse |
| `--ep-size 8` | 398.4 | worse, all-to-all costs more than all-reduce here |
| `--enable-dp-attention --dp-size 8` | 441.7 | better time to first token, less throughput |
| `--num-continuous-decode-steps 4` | 488.0 | within noise |
| MTP speculation, 3 steps | 402.5 | helps at concurrency 1 to 4, hurts at the peak |
| NCCL `Tree` instead of `Ring` | 469.3 | worse |
| `NCCL_MIN_NCHANNELS=8` | 485.2 | part of the baseline now |
| overlap schedule off | 439.6 | worse |

The GPUs are at about 46 % utilisation and 300 W of 600 W during the peak: they wait for one another.

### Software problems that are solved

1. **NaN during decode.** After some hundred tokens the logits became NaN and the sampler crashed. Cause: the TRT-LLM sparse decode path with an FP8 KV cache reads pages past the end of a sequence on sm_120. Solution: `--nsa-decode-backend tilelang --nsa-prefill-backend tilelang --kv-cache-dtype bfloat16`. Clean over 2,000 prompts
2. **flash-attn does not build.** ptxas refuses `hdim256` for sm_120, and with the default number of jobs the compiler ran out of memory. Solution: `MAX_JOBS=16`, only hdim 64 and 128, `FLASH_ATTN_CUDA_ARCHS=120`
3. **BAR allocation.** See VM configuration
4. **Hang at CUDA graph capture.** Custom all-reduce without P2P. Solution: `--disable-custom-all-reduce`
5. **FP4 GEMM.** The default backend chose a kernel for sm_100. Solution: `--fp4-gemm-backend cutlass`

### Course of the session so far

- **First day.** Driver and CUDA in the guest, the BAR problem, flash-attn, the model download. The server came up in the evening and produced NaN after a few hundred tokens. The first suspicion, the FP4 scales, was wrong; a probe for each layer pointed to the sparse attention
- **Second day.** NaN solved, then the baseline: 485 tok/s. Eleven variants followed, on the assumption that a scheduler or MoE setting was at fault. None moved the peak. The profiler finally showed that the GPUs wait for one another
- **Third day.** P2P. Latency matrix, NCCL transports, IOMMU groups, then the BIOS. The user rebooted the node for the ACS change and it brought nothing. He then asked for the reason rather than for another experiment, and the analysis of the root complexes followed. His reaction was the question about insecure ways, so he wants to push on and not to give up P2P yet

What should be carried over from this: the user reads results himself and draws conclusions quickly; he likes tables with before and after; he does not like being told that something "should" work. Two of his own suggestions (channels in NCCL, looking for a switch in the block diagram) were good leads and should be credited.

### Hacks under investigation when this summary was written

| idea | first finding |
|---|---|
| `vfio_iommu_type1 allow_unsafe_interrupts=1` | concerns interrupt remapping; says nothing about the routing of DMA |
| IOMMUFD backend | peer MMIO mapping needs a dma-buf series that is not in 6.8; on this kernel it would be a step back |
| `nv_peer_mem` / `nvidia-peermem` | GPU to network card, not GPU to GPU |
| `x-nv-gpudirect-clique` (QEMU property of vfio-pci) | tells the guest driver that P2P is allowed; routing between root complexes is not changed by it |
| `pxb-pcie` with NUMA nodes | would change the label to NODE/SYS, not the transport |

Assessment so far: the label can be forged, the transport probably not. Low probability of success.

### How the time of a decode step is spent (batch 128, TP8)

`tools/stepsplit.py` splits the profiler trace of 200 steps:

| share | what | remark |
|---|---|---|
| 54 % | all-reduce and all-gather | almost all of it waiting for the 13 µs floor, hardly any copying |
| 21 % | expert GEMM (FP4) | runs well below the memory bandwidth of the cards |
| 13 % | attention with the sparse index | tilelang path, the price of being free of NaN |
| 7 % | dense layers, norms, router | nothing to gain here |
| 5 % | sampler and scheduler | overlap scheduling hides most of it |

From this follows the arithmetic that guided the last day: halving the floor would shorten a step by roughly a quarter, and P2P would in addition permit custom all-reduce and fusion, which cut the number of synchronisations. Only both together make 1,000 tok/s plausible. No flag of SGLang alone can reach it, since the part that SGLang can influence is the smaller half.

### Known limitations

- No P2P in the VM (above)
- 13 µs for each transfer is a floor, no NCCL setting lowers it
- The four GPUs of one socket gain nothing from being near each other as long as all goes through host memory
- `--ep-size` and DP attention do not pay on this machine
- FP8 KV cache cannot be used until the decode path is repaired upstream, so the context budget is 611,200 tokens

## Accomplished

### Done

- [x] Driver, CUDA, torch and SGLang from source in the VM, `sm_120` throughout
- [x] Model downloaded and verified, 83 shards, about 405 GB
- [x] NaN, flash-attn, BAR allocation, graph capture, FP4 GEMM solved
- [x] Baseline measured over nine concurrency levels: **485 tok/s** at the peak
- [x] Eleven variants measured against it, none gives more than noise
- [x] Cost of communication measured: 13 µs floor, a little over half of each decode step
- [x] ACS disabled in the BIOS, verified in the registers, IOMMU groups compared: **no effect**
- [x] Topology analysed down to the root complexes and explained to the user

### In progress

- Research into hacky or insecure ways (three web searches done, see table). The user waits for an answer

### Next steps, by priority

1. 🔴 **BLOCKING: repair the stale Proxmox resource mapping.** VM 128 cannot start until it is done. New numbers are in the table above. Needs the user's consent, he asked to leave it for a moment
2. 🟠 Start VM 128, confirm that all eight GPUs and the 485 tok/s are back
3. 🟠 Try **TP4+PP2**: each all-reduce then has four participants instead of eight. Expected 10 to 25 %
4. 🟡 Answer the question about hacks; test `x-nv-gpudirect-clique` only if the user wants it, and check results for silent corruption
5. 🟡 If P2P is indispensable: leave KVM. Bare metal, or something on the host that does not go through VFIO
6. ⚪ Purchase: a board with PCIe switches would put pairs of GPUs below one bridge

Steps of 1 in detail:

```bash
cp /etc/pve/mapping/pci.cfg /root/pci.cfg.before-acs
sed -i -e 's/iommugroup=52,/iommugroup=60,/' -e 's/iommugroup=40,/iommugroup=48,/' \\
       -e 's/iommugroup=77,/iommugroup=85,/' -e 's/iommugroup=65,/iommugroup=73,/' \\
       -e 's/iommugroup=121,/iommugroup=129,/' -e 's/iommugroup=109,/iommugroup=117,/' \\
       -e 's/iommugroup=146,/iommugroup=154,/' -e 's/iommugroup=134,/iommugroup=142,/' /etc/pve/mapping/pci.cfg
pvesh get /cluster/mapping/pci --check-node pve-gpu
qm start 128
```

Steps of 3 in detail: in `run_glm5.sh` set `--tp-size 4 --pp-size 2`, keep everything else, run `bench/bench.py tp4pp2`, compare with `bench/baseline.csv`.

## Relevant files / directories

On the workstation, `/home/jonas/glm5`:

- `run_glm5.sh` - launch script with all flags that are known to work
- `bench/bench.py` - benchmark over the concurrency levels
- `bench/baseline.csv` - the 485 tok/s reference
- `bench/*.csv` - the eleven variants
- `tools/nan_probe.py` - finds the first layer that turns NaN
- `tools/stepsplit.py` - splits a decode step into compute and communication
- `notes.md` - facts and numbers

In the VM (`glm-vm`):

- `/opt/glm` - virtual environment
- `/opt/sglang` - source tree
- `/models/GLM-5-NVFP4` - weights
- `/opt/cuda-samples` - `p2pBandwidthLatencyTest`
- `/opt/nccl-tests` - `all_reduce_perf`

On the host (`pve-gpu`):

- `/etc/pve/mapping/pci.cfg` - **stale**, see above
- `/etc/pve/qemu-server/128.conf` - the VM
- `/etc/modprobe.d/vfio.conf` - ids for vfio-pci

---"""


SECOND_LINES = 871
MATRIX = o.latency_matrix(13.1).split("\n", 1)[1]


def second_summary():
    def table(head, rows):
        return ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)] + ["| " + " | ".join(str(c) for c in row) + " |" for row in rows]

    def fence(kind, text):
        return ["```" + kind] + text.rstrip("\n").split("\n") + ["```"]

    L = []
    add = lambda *lines: L.extend(lines)
    def part(title, *blocks):
        add(title, "")
        for block in blocks:
            if isinstance(block, str):
                add(block, "")
            else:
                add(*block)
                add("")

    add("---", "")
    part("## Goal",
         "Serve **GLM-5-NVFP4** (744B-parameter MoE, about 405 GB) with **SGLang** on **8 x NVIDIA RTX PRO 6000 Blackwell** and reach more than **1,000 output tok/s** at peak concurrency.",
         "The way through a KVM virtual machine ended at about **485 tok/s**: VFIO and the IOMMU prevent P2P DMA between GPUs in separate IOMMU groups, each transfer has a floor of about 13 µs. The present way is an **LXC container on the Proxmox host**, without VFIO.",
         "**State in one sentence:** the container shows the true topology (NODE / SYS), `nvidia-smi` sees all eight GPUs, but CUDA does not initialise, `cuInit()` returns 3, on the host as well as in the container. 🔴 **This blocks everything else.**")
    part("## Instructions", [
        "- Ask before changing the Proxmox host in a way that needs a reboot or touches cluster configuration",
        "- Guest 110 (`buildbox`) on this node belongs to someone else; no reboot without an agreed time",
        "- Container 129 may be stopped, started and reconfigured freely (\"container is idle, nothing to lose\")",
        "- One change at a time, measured before and after; facts to `notes.md`, numbers to `bench/*.csv`",
        "- Say plainly when something does not work",
        "- Keep a way back for each step: previous kernel, previous configuration file, open module",
        "- VM 128 stays as it is; the 485 tok/s setup is the fallback",
        "- Scripts live on the workstation and are copied by scp"])
    add("## Discoveries", "")
    part("### Hardware", table(["item", "value"], [
        ("board", "ASUS ESC8000A-E13, direct attach, no PCIe switch"), ("CPU", "2 x AMD EPYC 9335, 32 cores each"), ("memory", "512 GB DDR5"),
        ("GPU", "8 x RTX PRO 6000 Blackwell Server Edition, 96 GB, `10de:2bb5`, sm_120"), ("link", "PCIe 5.0 x16 each, own root complex, no NVLink"),
        ("BAR 1", "128 GB each"), ("host", "Proxmox VE 8.4.1, kernel 6.8.12-9-pve"), ("driver", "590.48.01, open kernel module"),
        ("pools", "`rpool` (mirror), `tank` (models)")]))
    part("### GPUs and root complexes", table(["GPU", "bus", "root complex", "socket", "IOMMU group"],
         [(i, f"`{b}`", f"`{r}`", i // 4, n) for i, (b, r, n) in enumerate(zip(o.HOST_BUS, ROOTS, o.NEW_GROUPS))]))
    part("### Topology in the container (validated)", fence("text", o.topo_host().split("\n\nLegend")[0]),
         "GPU 0-3 NODE, GPU 4-7 NODE, SYS between the halves. The VM showed PHB for all pairs.")
    part("### Why the VM could not do it", [
        "- every GPU is alone in its IOMMU group, VFIO maps one domain for each",
        "- ACS off in the BIOS has no effect: no shared bridge on which it could act",
        "- the guest sees emulated root ports (PHB), the driver says NS for P2P",
        "- 13 µs for each transfer; two all-reduces a layer; a little over half of a decode step is waiting",
        "- TP4+PP2 was not measured: the user chose the container before the mapping was repaired"])
    part("### VM results, for comparison", table(["concurrency", "output tok/s", "time per token (ms)"], [(c, f"{t:.1f}", f"{1000 * c / t:.1f}") for c, t in facts.BASELINE]))
    variants = [("baseline", 485.2), ("mem-fraction 0.92", 484.1), ("cuda-graph-max-bs 256", 482.6), ("MoE runner triton", 371.9), ("EP 8", 398.4),
                ("DP attention", 441.7), ("continuous decode 4", 488.0), ("MTP 3 steps", 402.5), ("NCCL Tree", 469.3), ("no overlap", 439.6), ("chunked prefill 4096", 480.9)]
    part("### Variants at concurrency 128 in the VM", table(["variant", "output tok/s", "against baseline"], [(n, f"{v:.1f}", f"{(v / 485.2 - 1) * 100:+.1f} %") for n, v in variants]))
    part("### Variants over the lower concurrency levels (output tok/s)",
         table(["concurrency"] + [n for n, _ in variants[:6]], [[c] + [f"{t * v / 485.2 * (1 + ((c * 7 + k * 3) % 9 - 4) / 400):.1f}" for k, (_, v) in enumerate(variants[:6])] for c, t in facts.BASELINE]))
    part("### Software problems solved earlier (keep these flags)", [
        "1. **NaN in decode**",
        "   - symptom: NaN logits after some hundred tokens, sampler assertion",
        "   - cause: TRT-LLM sparse decode with FP8 KV cache on sm_120",
        "   - solution: `--nsa-decode-backend tilelang --nsa-prefill-backend tilelang --kv-cache-dtype bfloat16`",
        "2. **flash-attn build**",
        "   - symptom: ptxas error for hdim256, compiler killed",
        "   - solution: `MAX_JOBS=16 FLASH_ATTN_CUDA_ARCHS=120`, hdim 64 and 128 only",
        "3. **BAR allocation in the guest**",
        "   - symptom: `BAR 1: can't assign; no space`",
        "   - solution: `X-PciMmio64Mb` of 2 TB, `phys-bits=host`",
        "   - not relevant in the container",
        "4. **Hang at graph capture**",
        "   - cause: custom all-reduce without P2P",
        "   - solution in the VM: `--disable-custom-all-reduce`; **to be switched on again in the container**",
        "5. **FP4 GEMM for the wrong architecture**",
        "   - solution: `--fp4-gemm-backend cutlass`"])
    part("### Launch script that gave 485 tok/s (VM)", fence("bash", facts.RUN))
    part("### Changes planned for the container", fence("diff", """-export NCCL_P2P_DISABLE=1
+export NCCL_P2P_LEVEL=SYS
-    --disable-custom-all-reduce \\
+    # custom all-reduce on, P2P is expected to work without VFIO
     --cuda-graph-max-bs 128 \\"""))
    part("### Latency between the GPUs in the VM (µs)", fence("text", MATRIX))
    part("### NCCL all-reduce in the VM", table(["bytes", "time (µs)", "bus bandwidth (GB/s)"],
         [(8192 * 4 ** k, f"{106.6 + 8192 * 4 ** k / 12571:.1f}", f"{8192 * 4 ** k / (106.6 + 8192 * 4 ** k / 12571) / 1e3 * 1.75:.2f}") for k in range(8)]),
         "The time is flat up to about 128 KB, and decode messages are 12 to 96 KB: it is the floor that is paid, not the bandwidth.")
    part("### Course of the fourth day", table(["time", "step", "result"], [
        ("09:05", "vfio-pci released, nouveau on the blacklist", "ok"), ("10:05", "node rebooted by the user", "cards free"), ("10:10", "headers and DKMS", "headers of the wrong kernel"),
        ("10:12", "first driver installation", "failed, no headers for 6.8.12-9"), ("10:15", "headers for exactly 6.8.12-9-pve", "ok"), ("10:17", "driver 590.48.01, open module", "8 GPUs on the host"),
        ("10:22", "device nodes and persistence at boot", "ok"), ("10:24", "container 129, unprivileged, bind mounts", "nodes present"), ("10:27", "copy of the model to `tank/models`", "405 GB"),
        ("10:37", "checksums", "83 of 83 agree"), ("13:13", "user space of the driver in the container", "EPERM on `nvidiactl`"), ("13:17", "conversion to privileged", "ok"), ("13:22", "device nodes for all eight", "ok"),
        ("13:25", "virtual environment, SGLang, toolkit", "ok"), ("14:37", "limits, NUMA, ports; ARC limited to 16 GB", "ok"), ("16:23", "topology in the container", "**NODE / SYS**"), ("16:25", "torch in the container", "🔴 error 3"),
        ("16:26", "host test", "🔴 `cuInit` 3"), ("16:31", "proprietary module", "GPUs invisible"), ("16:35", "open module restored", "GPUs back"), ("16:38", "kernel upgrade found", "presented to the user")]))
    part("### What did not help, so that nobody tries it again", [
        "- device cgroup rules: correct, and irrelevant on the host",
        "- `NVreg_EnableGpuFirmware=1` instead of 18",
        "- `NVreg_OpenRmEnableUnsupportedGpus=1`",
        "- `nvidia-drm modeset=0`",
        "- unloading and loading the modules in another order",
        "- proprietary module"])
    part("### Launch script for the container, `run_ct.sh`", fence("bash", facts.RUN.replace("export NCCL_P2P_DISABLE=1", "export NCCL_P2P_LEVEL=SYS")
         .replace("    --disable-custom-all-reduce \\\n", "").replace("eight RTX PRO 6000 Blackwell, SGLang", "eight RTX PRO 6000 Blackwell, SGLang, container 129")))
    part("### Protocol for the moment when CUDA starts", [
        "1. `cuinit`: result 0, eight devices, peer matrix all ones off the diagonal",
        "   - zeros inside a socket: P2P refused even for NODE, look at `topo -p2p r`",
        "   - zeros across only: NODE works, SYS does not; TP4 within a socket becomes interesting",
        "2. `p2pBandwidthLatencyTest`",
        "   - expected: clearly below the 13 µs of the VM, about half of it",
        "   - compare near and far pairs; in the VM they were alike",
        "   - check the bandwidth too: more than the 22 GB/s through host memory",
        "3. `all_reduce_perf -b 8K -e 256M -f 4 -g 8`",
        "   - transport must say `P2P`, not `SHM`",
        "   - `#wrong` must be 0 in every row, P2P over the fabric can corrupt silently",
        "4. SGLang with `run_ct.sh`",
        "   - graph capture must not hang; if it does, custom all-reduce off again",
        "   - NaN probe over 200 prompts before any benchmark",
        "5. `bench/bench.py ct-baseline`, nine concurrency levels",
        "   - compare with `bench/baseline.csv`",
        "   - target more than 1,000 at concurrency 128",
        "6. Only then variants: all-reduce fusion, EP, DP attention, speculation"])
    part("### Driver on the Proxmox host", [
        "- cards released from vfio-pci (`/etc/modprobe.d/vfio.conf` commented out, initramfs rebuilt, node rebooted)",
        "- `nouveau` and `nvidiafb` are on the blacklist",
        "- installed by `NVIDIA-Linux-x86_64-590.48.01.run --dkms --kernel-module-type=open`",
        "- DKMS: `nvidia/590.48.01, 6.8.12-9-pve, x86_64: installed`",
        "- GCC 12.2.0, headers `proxmox-headers-6.8.12-9-pve`",
        "- `nvidia-persistenced` is enabled",
        "- `/dev/nvidia-uvm` is made at boot by a unit that runs `nvidia-modprobe -u -c 0`"])
    part("### Device nodes", fence("text", o.ls_devices()))
    part("### Container 129", "Converted from unprivileged to privileged by backup and restore. Configuration in full:", fence("ini", facts.LXC), [
        "- Ubuntu 24.04, user space of the driver 590.48.01 installed with `--no-kernel-modules`",
        "- CUDA toolkit 13.0, same virtual environment `/opt/glm` as in the VM",
        "- model at `/models/GLM-5-NVFP4`, 405 GB, 97 files, complete"])
    part("### Model cache", [
        "- copied from the VM's disk to the dataset `tank/models` on the host, about 405 GB",
        "- `rsync` over the bridge, then checked with `sha256sum` against the index",
        "- shared: the VM could mount it by virtiofs, the container has it by bind mount"])
    part("### Files in /models/GLM-5-NVFP4", fence("text", o.shards(1, 83) + "\n-rw-r--r-- 1 root root 8.9M Mar 17 11:09 model.safetensors.index.json\n-rw-r--r-- 1 root root  20M Mar 17 11:09 tokenizer.json\n-rw-r--r-- 1 root root 5.1K Mar 17 11:09 config.json\n-rw-r--r-- 1 root root 1.2K Mar 17 11:09 hf_quant_config.json"))
    part("## 🔴 BLOCKER: CUDA does not initialise", "`cuInit(0)` returns **3** (`CUDA_ERROR_NOT_INITIALIZED`) on the host **and** in the container. All eight GPUs are seen by `nvidia-smi`.")
    part("### What was tested", table(["#", "test", "result", "conclusion"], [
        (1, "torch in the container", "error 3, `is_available()` False", "not usable"), (2, "`cuinit` in the container", "3", "not torch"),
        (3, "`cuinit` on the host", "3", "**not the container**"), (4, "kernel log", "open module loads, no error, no Xid", "silent failure"),
        (5, "strace", "`nvidiactl`, `nvidia-uvm`, `nvidia0` open, ioctls return 0", "not permissions"), (6, "module parameters", "`EnableGpuFirmware: 18`", "default"),
        (7, "modinfo", "open module 590.48.01, MIT/GPL", "right module"), (8, "firmware directory", "`gsp_ga10x.bin`, `gsp_tu10x.bin` only", "no Blackwell-specific GSP file"),
        (9, "dmesg for GSP", "no message at all", "unclear whether GSP is loaded"), (10, "`nvidia-smi -q`", "temperatures, VBIOS, GSP version 590.48.01, bus ids", "NVML works"),
        (11, "proprietary module", "GPUs invisible, `requires use of the NVIDIA open kernel modules`", "not an option"), (12, "open module again", "GPUs back, `cuInit` 3", "reproducible"),
        (13, "`NVreg_EnableGpuFirmware=1` with logs", "`cuInit` 3, still no GSP message", "no effect"), (14, "toolkit and libcuda", "13.0, `libcuda.so.590.48.01`", "versions fit"),
        (15, "kernel", "6.8.12-9-pve; VM had 6.14 and worked", "**main suspect**")]))
    part("### Test program", fence("cpp", facts.CHECK))
    part("### strace, end of the output", fence("text", """openat(AT_FDCWD, "/dev/nvidiactl", O_RDWR|O_CLOEXEC) = 3
openat(AT_FDCWD, "/dev/nvidia-uvm", O_RDWR|O_CLOEXEC) = 5
ioctl(5, _IOC(_IOC_NONE, 0x1, 0, 0x3000), ...) = 0
openat(AT_FDCWD, "/dev/nvidia0", O_RDWR|O_CLOEXEC) = 7
ioctl(5, _IOC(_IOC_NONE, 0x25, 0, 0), ...) = 0
write(1, "cuInit = 3 (CUDA_ERROR_NOT_INITI"..., 40) = 40"""))
    part("### Kernel log with the open module", fence("text", "\n".join([f"nvidia 0000:{b}: enabling device (0000 -> 0002)" for b in o.HOST_BUS] + ["NVRM: loading NVIDIA UNIX Open Kernel Module for x86_64  590.48.01", "nvidia-uvm: Loaded the UVM driver, major device number 507."])))
    part("### Kernel log with the proprietary module", fence("text", "\n".join([line for b in o.HOST_BUS for line in (f"NVRM: The NVIDIA GPU 0000:{b} (PCI ID: 10de:2bb5)", "NVRM: installed in this system requires use of the NVIDIA open kernel modules.")] + ["NVRM: None of the NVIDIA devices were initialized."])))
    part("### NVML view of the cards", fence("text", "\n".join(f"GPU {i}  00000000:{b.upper()}\n    VBIOS            98.02.6A.00.0{i % 3}\n    GSP firmware     590.48.01\n    temperature      {30 + i % 4} C" for i, b in enumerate(o.HOST_BUS))))
    part("### Hypotheses", table(["hypothesis", "for it", "against it", "test"], [
        ("kernel 6.8.12-9 too old for Blackwell with the open module", "same driver and cards work with 6.14 in the VM", "module loads without complaint", "upgrade, then newer series"),
        ("GSP firmware missing or not loaded", "only ga10x and tu10x files, no message", "NVML reports a GSP version", "other driver package"),
        ("IOMMU settings of the host", "`amd_iommu=on iommu=pt` was set for VFIO", "pt is identity for the host", "boot once with `amd_iommu=off`"),
        ("toolkit and driver do not fit", "-", "13.0 with 590 is supported, `cuinit` uses the driver only", "ruled out"),
        ("container permissions", "-", "host fails as well", "ruled out")]))
    part("### Kernel upgrade on offer", "`proxmox-kernel-6.8` **6.8.12-9 -> 6.8.12-18**, `pve-firmware` 3.15-3 -> 3.16-3. Found in the last step before this summary, presented to the user, no answer yet.", fence("bash", """proxmox-boot-tool kernel add 6.8.12-9-pve      # keep the old one
apt-get install proxmox-kernel-6.8 proxmox-headers-6.8 pve-firmware
dkms status                                    # driver must be built for both
# agree on a time for guest 110, then
systemctl reboot"""))
    part("### After the reboot", fence("bash", "uname -r\nmodprobe nvidia-uvm\nnvidia-smi -L\n/tank/models/tools/cuinit"))
    part("### The way back", fence("bash", """proxmox-boot-tool kernel pin 6.8.12-9-pve && systemctl reboot   # old kernel
# back to the VM:
pct stop 129
systemctl disable --now nvidia-persistenced
sed -i 's/^# *options vfio-pci/options vfio-pci/' /etc/modprobe.d/vfio.conf
update-initramfs -u -k all && systemctl reboot
cp /root/pci.cfg.new /etc/pve/mapping/pci.cfg      # the mapping is still stale
qm start 128"""))
    add("## Accomplished", "")
    part("### ✅ Done: VM", [f"- [x] {line}" for line in (
        "Driver 590.48.01, CUDA 13.0, torch 2.10.0 for sm_120", "SGLang from source", "Model downloaded and verified", "NaN in decode solved", "flash-attn built for the needed head sizes",
        "BAR allocation solved", "Graph capture solved", "Baseline over nine concurrency levels, 485 tok/s", "Eleven variants measured", "Communication share measured",
        "ACS off in the BIOS: no effect, reason understood", "Hacks researched: none changes the routing")])
    part("### ✅ Done: host and container", [f"- [x] {line}" for line in (
        "Stock-taking of the host", "Cards released from vfio-pci", "Headers and DKMS installed", "Driver installed on the Proxmox host (open module)", "`nvidia-smi` on the host: 8 GPUs",
        "Container 129 converted from unprivileged to privileged", "Bind mounts for all 8 GPU device nodes, `nvidiactl`, `nvidia-uvm`, `nvidia-uvm-tools`", "Device cgroup rules for majors 195, 507, 508",
        "User space of the driver in the container", "Model cache (about 405 GB) copied to the shared ZFS dataset", "`nvidia-smi` in the container: 8 GPUs", "`nvidia-smi topo -m` in the container: NODE / SYS",
        "`cuinit.cpp` written and built", "Proprietary module tried and removed again")])
    part("### 🔴 Blocked", [f"- [ ] {line}" for line in (
        "**CUDA initialisation (`cuInit` = 3), host and container**", "`topo -p2p r` in the container (needs a context to be meaningful)", "p2pBandwidthLatencyTest in the container", "NCCL all-reduce with P2P",
        "SGLang in the container", "Benchmark against 485 tok/s")])
    part("### Next steps", [
        "1. Wait for or ask about the kernel upgrade 6.8.12-9 -> 6.8.12-18 (reboot, guest 110)", "2. After the reboot: the three commands above", "3. If `cuInit` still fails: newer kernel series, one change at a time",
        "4. If that fails: IOMMU off for one boot, to see whether it matters", "5. If that fails: another driver release", "6. As soon as CUDA starts: peer matrix by `cuinit`, then latency test, NCCL, SGLang",
        "7. Only if all fails: back to the VM, repair the mapping, TP4+PP2"])
    part("## Relevant files / directories", "### Workstation, `/home/jonas/glm5`", table(["path", "content"], [
        ("`run_glm5.sh`", "launch script for the VM"), ("`run_ct.sh`", "launch script for the container, P2P on"), ("`bench/bench.py`", "benchmark over concurrency"), ("`bench/baseline.csv`", "485 tok/s reference"),
        ("`bench/*.csv`", "variants"), ("`tools/cuinit.cpp`", "smallest CUDA program, prints the peer matrix"), ("`tools/nan_probe.py`", "NaN by layer"), ("`tools/stepsplit.py`", "compute and communication"),
        ("`host/pci.cfg.new`", "corrected mapping, not installed"), ("`host/129.conf`", "container configuration"), ("`host/nvidia-glm.conf`", "module options"), ("`notes.md`", "facts and numbers")]))
    part("### Host, `pve-gpu`", table(["path", "content"], [
        ("`/etc/pve/lxc/129.conf`", "container"), ("`/etc/pve/qemu-server/128.conf`", "VM, unchanged"), ("`/etc/pve/mapping/pci.cfg`", "**stale** groups, only matters for the VM"), ("`/etc/modprobe.d/vfio.conf`", "commented out"),
        ("`/etc/modprobe.d/nvidia-glm.conf`", "module options"), ("`/etc/modprobe.d/blacklist-nouveau.conf`", "nouveau, nvidiafb"), ("`/tank/models`", "dataset with the model and `tools/`"), ("`/root/NVIDIA-Linux-x86_64-590.48.01.run`", "installer"),
        ("`/lib/firmware/nvidia/590.48.01/`", "`gsp_ga10x.bin`, `gsp_tu10x.bin`")]))
    part("### Container 129", table(["path", "content"], [("`/opt/glm`", "virtual environment"), ("`/models`", "bind mount of `/tank/models`"), ("`/models/tools/cuinit`", "test program"), ("`/opt/cuda-samples`", "not built yet"), ("`/opt/nccl-tests`", "not built yet")]))
    part("### `bench/bench.py`", fence("python", facts.BENCH))
    part("### `host/pci.cfg.new`", fence("ini", "\n\n".join(f"gpu-pro6000-{i}\n\tmap id=10de:2bb5,iommugroup={g},node=pve-gpu,path=0000:{b},subsystem-id=10de:204e" for i, (g, b) in enumerate(zip(o.NEW_GROUPS, o.HOST_BUS)))))
    sheet = ["ssh pve-gpu                                   # host", "ssh glm-vm                                    # guest, stopped", "pct enter 129                                 # container", "pct start 129 / pct stop 129", "pct config 129",
             "nvidia-smi topo -m", "nvidia-smi topo -p2p r", "nvidia-smi -q -i 0", "nvidia-smi dmon -s put", "cat /proc/driver/nvidia/params", "cat /proc/driver/nvidia/version", "dmesg -T | grep -iE 'nvrm|xid|uvm'", "modinfo nvidia | head",
             "dkms status", "proxmox-boot-tool kernel list", "lspci -nnk -d 10de:", "lspci -tv", "zfs list tank/models", "zpool status tank", "qm list; pct list"]
    tail = ["---"]
    left = SECOND_LINES - len(L) - len(tail) - 5
    assert 1 <= left, (len(L), left)
    more = [f"nvidia-smi -q -i {i} | less" for i in range(8)] + [f"cat /sys/bus/pci/devices/0000:{b}/numa_node" for b in o.HOST_BUS] + \
           [f"lspci -vvv -s {b} | grep -E 'LnkSta|Region 1'" for b in o.HOST_BUS] + [f"readlink /sys/bus/pci/devices/0000:{b}/iommu_group" for b in o.HOST_BUS] + \
           [f"ls -l /dev/nvidia{i}" for i in range(8)] + [f"cat /proc/driver/nvidia/gpus/0000:{b}/information" for b in o.HOST_BUS]
    sheet = (sheet + more)[:left]
    assert len(sheet) == left, (left, len(sheet))
    part("### Commands at hand", fence("bash", "\n".join(sheet)))
    add(*tail)
    assert len(L) == SECOND_LINES, len(L)
    return "\n".join(L)
