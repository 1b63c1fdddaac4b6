# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the machines print: the same hardware in every output, other numbers each time."""

import random

_r = random.Random(20260317)

HOST_BUS = ["01:00.0", "11:00.0", "61:00.0", "71:00.0", "81:00.0", "91:00.0", "e1:00.0", "f1:00.0"]
HOST_GROUPS = [52, 40, 77, 65, 121, 109, 146, 134]
NEW_GROUPS = [60, 48, 85, 73, 129, 117, 154, 142]
VM_BUS = ["01:00.0", "02:00.0", "03:00.0", "04:00.0", "05:00.0", "06:00.0", "07:00.0", "08:00.0"]
CARD = "NVIDIA RTX PRO 6000 Blackwell Server Edition"
DRIVER = "590.48.01"


def nvidia_smi(bus, used, watts=(78, 92), util=0, process=None, stamp="Wed Mar 18 10:12:44 2026"):
    """used: MiB on each card, a number or a list."""
    used = used if isinstance(used, list) else [used] * 8
    lines = [stamp, "+-----------------------------------------------------------------------------------------+",
             f"| NVIDIA-SMI {DRIVER}              Driver Version: {DRIVER}      CUDA Version: 13.1     |",
             "+-----------------------------------------+------------------------+----------------------+",
             "| GPU  Name                 Persistence-M | Bus-Id          Disp.A | Volatile Uncorr. ECC |",
             "| Fan  Temp   Perf          Pwr:Usage/Cap |           Memory-Usage | GPU-Util  Compute M. |",
             "|                                         |                        |               MIG M. |",
             "|=========================================+========================+======================|"]
    for i in range(8):
        u = used[i]
        load = min(100, max(0, util + _r.randint(-4, 3))) if util else 0
        lines.append(f"|   {i}  NVIDIA RTX PRO 6000 Blac...    On  |   00000000:{bus[i].upper()} Off |                    0 |")
        lines.append(f"| N/A   {_r.randint(29, 36) + (load // 4)}C    P{0 if load else 8}            {_r.randint(*watts):>4}W /  600W |"
                     f"  {u:>6}MiB /  97887MiB |   {load:>4}%      Default |")
        lines.append("|                                         |                        |             Disabled |")
        lines.append("+-----------------------------------------+------------------------+----------------------+")
    lines += ["", "+-----------------------------------------------------------------------------------------+",
              "| Processes:                                                                              |",
              "|  GPU   GI   CI              PID   Type   Process name                        GPU Memory |",
              "|        ID   ID                                                               Usage      |",
              "|=========================================================================================|"]
    if process:
        pid = _r.randint(8000, 60000)
        for i in range(8):
            lines.append(f"|    {i}   N/A  N/A {pid + i * 3:>16}      C   {process:<34} {used[i] - 6:>8}MiB |")
    else:
        lines.append("|  No running processes found                                                             |")
    lines.append("+-----------------------------------------------------------------------------------------+")
    return "\n".join(lines)


def smi_query(used, util, bus=VM_BUS):
    rows = ["index, pci.bus_id, memory.used [MiB], utilization.gpu [%], power.draw [W], temperature.gpu"]
    for i in range(8):
        rows.append(f"{i}, 00000000:{bus[i].upper()}, {used + _r.randint(-210, 210) if used > 300 else used} MiB, "
                    f"{max(0, min(100, util + _r.randint(-3, 3)))} %, {(86 if util < 5 else 210 + util * 2) + _r.random() * 14:.2f} W, "
                    f"{31 + util // 4 + _r.randint(0, 4)}")
    return "\n".join(rows)


def topo_vm():
    head = "\t" + "\t".join(f"GPU{i}" for i in range(8)) + "\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID"
    rows = [head]
    for i in range(8):
        rows.append(f"GPU{i}\t" + "\t".join(" X " if i == j else "PHB" for j in range(8)) + "\t0-63\t0\t\tN/A")
    return "\n".join(rows) + LEGEND


def topo_host():
    head = "\t" + "\t".join(f"GPU{i}" for i in range(8)) + "\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID"
    rows = [head]
    for i in range(8):
        near = i // 4
        cells = [" X " if i == j else ("NODE" if j // 4 == near else "SYS") for j in range(8)]
        rows.append(f"GPU{i}\t" + "\t".join(cells) + f"\t{near * 32}-{near * 32 + 31},{64 + near * 32}-{95 + near * 32}\t{near}\t\tN/A")
    return "\n".join(rows) + LEGEND


LEGEND = """

Legend:

  X    = Self
  SYS  = Connection traversing PCIe as well as the SMP interconnect between NUMA nodes (e.g., QPI/UPI)
  NODE = Connection traversing PCIe as well as the interconnect between PCIe Host Bridges within a NUMA node
  PHB  = Connection traversing PCIe as well as a PCIe Host Bridge (typically the CPU)
  PXB  = Connection traversing multiple PCIe bridges (without traversing the PCIe Host Bridge)
  PIX  = Connection traversing at most a single PCIe bridge
  NV#  = Connection traversing a bonded set of # NVLinks"""


def topo_p2p(word="NS"):
    rows = ["\t" + "\t".join(f"GPU{i}" for i in range(8))]
    for i in range(8):
        rows.append(f" GPU{i}\t" + "\t".join("X" if i == j else word for j in range(8)))
    return "\n".join(rows) + """

Legend:

  X    = Self
  OK   = Status Ok
  CNS  = Chipset not supported
  GNS  = GPU not supported
  TNS  = Topology not supported
  NS   = Not supported
  U    = Unknown"""


def lspci_host_tree():
    lines = []
    roots = [("0000:00", "01", 52), ("0000:10", "11", 40), ("0000:60", "61", 77), ("0000:70", "71", 65),
             ("0000:80", "81", 121), ("0000:90", "91", 109), ("0000:e0", "e1", 146), ("0000:f0", "f1", 134)]
    extra = {"0000:00": ["+-14.0  Advanced Micro Devices, Inc. [AMD] FCH SMBus Controller",
                         "+-14.3  Advanced Micro Devices, Inc. [AMD] FCH LPC Bridge"],
             "0000:60": ["+-03.1-[62]----00.0  Samsung Electronics Co Ltd NVMe SSD Controller PM9A3",
                         "+-03.2-[63]----00.0  Samsung Electronics Co Ltd NVMe SSD Controller PM9A3"],
             "0000:80": ["+-05.1-[82]--+-00.0  Broadcom Inc. BCM57414 NetXtreme-E 10Gb/25Gb",
                         "|            \\-00.1  Broadcom Inc. BCM57414 NetXtreme-E 10Gb/25Gb"]}
    for number, (root, bus, _) in enumerate(roots):
        lead = "-+-" if number == 0 else " +-" if number < 7 else " \\-"
        pad = " |           " if number < 7 else "             "
        lines.append(f"{lead}[{root}]-+-00.0  Advanced Micro Devices, Inc. [AMD] Turin Root Complex")
        lines.append(f"{pad}+-00.2  Advanced Micro Devices, Inc. [AMD] Turin IOMMU")
        lines.append(f"{pad}+-01.0  Advanced Micro Devices, Inc. [AMD] Turin PCIe Dummy Host Bridge")
        lines.append(f"{pad}+-01.1-[{bus}]----00.0  NVIDIA Corporation GB202GL [RTX PRO 6000 Blackwell Server Edition]")
        for item in extra.get(root, []):
            lines.append(pad + item)
        lines.append(f"{pad}+-07.0  Advanced Micro Devices, Inc. [AMD] Turin PCIe Dummy Host Bridge")
        lines.append(f"{pad}\\-07.1-[{int(bus, 16) + 4:02x}]--+-00.0  Advanced Micro Devices, Inc. [AMD] Turin PCIe Dummy Function")
    return "\n".join(lines)


def lspci_vm_tree():
    lines = ["-[0000:00]-+-00.0  Intel Corporation 82G33/G31/P35/P31 Express DRAM Controller"]
    for i in range(8):
        lines.append(f"           +-1c.{i}-[{i + 1:02x}]----00.0  NVIDIA Corporation GB202GL [RTX PRO 6000 Blackwell Server Edition]")
    lines += ["           +-1e.0-[09-0c]--+-01.0-[0a]--",
              "           |               +-02.0-[0b]--+-12.0  Red Hat, Inc. Virtio network device",
              "           |               \\-03.0-[0c]--",
              "           +-1f.0  Intel Corporation 82801IB (ICH9) LPC Interface Controller",
              "           +-1f.2  Intel Corporation 82801IR/IO/IH (ICH9R/DO/DH) 6 port SATA Controller [AHCI mode]",
              "           \\-1f.3  Intel Corporation 82801I (ICH9 Family) SMBus Controller"]
    return "\n".join(lines)


def iommu_groups(groups=None):
    groups = groups or HOST_GROUPS
    rows = []
    for bus, group in zip(HOST_BUS, groups):
        rows.append(f"IOMMU Group {group:>3} {bus} 3D controller [0302]: NVIDIA Corporation GB202GL "
                    "[RTX PRO 6000 Blackwell Server Edition] [10de:2bb5] (rev a1)")
    return "\n".join(rows)


def link_status(buses=HOST_BUS):
    return "\n".join(f"{bus}  LnkCap: Speed 32GT/s, Width x16   LnkSta: Speed {'2.5GT/s (downgraded)' if _r.random() < .5 else '32GT/s'}, Width x16"
                     for bus in buses)


def decode_log(rows, running, tput, stamp="2026-03-18 11:04", queue=0, start=12):
    out = []
    second = start
    minute = 0
    for _ in range(rows):
        second += _r.randint(2, 5)
        if second > 59:
            second -= 60
            minute += 1
        hour, base = stamp.split(" ")[1].split(":")
        token = running * _r.randint(900, 1300)
        out.append(f"[{stamp.split(' ')[0]} {hour}:{(int(base) + minute) % 60:02d}:{second:02d} TP0] Decode batch, #running-req: {running}, "
                   f"#token: {token}, token usage: {token / 611200:.2f}, cuda graph: True, "
                   f"gen throughput (token/s): {tput * _r.uniform(.965, 1.02):.2f}, #queue-req: {queue}")
    return "\n".join(out)


def boot_log(tp=8, backend="flashinfer", moe="flashinfer_cutlass", fraction=0.88, left=9.42, stamp="2026-03-18 10:41", extra=()):
    day, clock = stamp.split(" ")
    hour, minute = (int(x) for x in clock.split(":"))
    def t(offset):
        total = hour * 3600 + minute * 60 + offset
        return f"[{day} {total // 3600 % 24:02d}:{total // 60 % 60:02d}:{total % 60:02d}"
    rows = [f"{t(2)}] server_args=ServerArgs(model_path='/models/GLM-5-NVFP4', quantization='modelopt_fp4', tp_size={tp}, "
            f"mem_fraction_static={fraction}, attention_backend='{backend}', moe_runner_backend='{moe}', context_length=131072)"]
    for rank in range(0, tp):
        rows.append(f"{t(9 + rank // 3)} TP{rank}] Init torch distributed begin.")
    rows.append(f"{t(16)} TP0] sglang is using nccl==2.28.9")
    for rank in range(0, tp):
        rows.append(f"{t(19)} TP{rank}] Init torch distributed ends. mem usage={_r.uniform(.61, .83):.2f} GB")
    rows.append(f"{t(20)} TP0] Load weight begin. avail mem=93.84 GB")
    shards = 83
    for k in (1, 12, 29, 47, 66, 83):
        rows.append(f"Loading safetensors checkpoint shards: {100 * k // shards:>3}% Completed | {k}/{shards} [{k * 3 // 60:02d}:{k * 3 % 60:02d}<{(shards - k) * 3 // 60:02d}:{(shards - k) * 3 % 60:02d},  {_r.uniform(2.4, 3.6):.2f}s/it]")
    rows.append(f"{t(284)} TP0] Load weight end. type=GlmMoeDsaForCausalLM, dtype=torch.bfloat16, avail mem={93.84 - 50.9 * 8 / tp:.2f} GB, mem usage={50.9 * 8 / tp:.2f} GB.")
    rows.append(f"{t(285)} TP0] KV Cache is allocated. #tokens: 611200, KV size: {_r.uniform(28, 31):.2f} GB")
    rows.append(f"{t(286)} TP0] Memory pool end. avail mem={left:.2f} GB")
    rows += [f"{t(290 + k)} {line}" for k, line in enumerate(extra)]
    return "\n".join(rows)


def boot_tail(stamp="2026-03-18 10:47", left=6.1):
    day, clock = stamp.split(" ")
    return (f"[{day} {clock}:02 TP0] Capture cuda graph begin. This can take up to several minutes. avail mem={left + 3.2:.2f} GB\n"
            f"[{day} {clock}:02 TP0] Capture cuda graph bs [1, 2, 4, 8, 12, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128]\n"
            f"[{day} {clock}:51 TP0] Capture cuda graph end. Time elapsed: {_r.uniform(44, 61):.2f} s. mem usage={_r.uniform(2.6, 3.3):.2f} GB. avail mem={left:.2f} GB.\n"
            f"[{day} {clock}:53 TP0] max_total_num_tokens=611200, chunked_prefill_size=8192, max_prefill_tokens=16384, max_running_requests=128, context_len=131072\n"
            f"INFO:     Started server process [{_r.randint(3000, 48000)}]\nINFO:     Waiting for application startup.\nINFO:     Application startup complete.\n"
            f"INFO:     Uvicorn running on http://0.0.0.0:30000 (Press CTRL+C to quit)\n[{day} {clock}:58] The server is fired up and ready to roll!")


def serving(concurrency, output, prompts=None, inputs=1024, outputs=512):
    prompts = prompts or max(16, concurrency * 4)
    generated = prompts * outputs
    seconds = generated / output
    tpot = 1000 * concurrency / output
    ttft = 190 + concurrency * _r.uniform(17, 24)
    j = lambda x: x * _r.uniform(.97, 1.03)
    return f"""============ Serving Benchmark Result ============
Backend:                                 sglang
Traffic request rate:                    inf
Max request concurrency:                 {concurrency}
Successful requests:                     {prompts}
Benchmark duration (s):                  {seconds:.2f}
Total input tokens:                      {prompts * inputs}
Total generated tokens:                  {generated}
Total generated tokens (retokenized):    {generated - _r.randint(3, 190)}
Request throughput (req/s):              {prompts / seconds:.2f}
Input token throughput (tok/s):          {prompts * inputs / seconds:.2f}
Output token throughput (tok/s):         {output:.2f}
Peak output token throughput (tok/s):    {output * 1.16:.2f}
Peak concurrent requests:                {concurrency + _r.randint(0, 3)}
Total token throughput (tok/s):          {(inputs + outputs) * prompts / seconds:.2f}
Concurrency:                             {concurrency * .985:.2f}
----------------End-to-End Latency----------------
Mean E2E Latency (ms):                   {j(tpot * outputs + ttft):.2f}
Median E2E Latency (ms):                 {j(tpot * outputs + ttft):.2f}
---------------Time to First Token----------------
Mean TTFT (ms):                          {ttft:.2f}
Median TTFT (ms):                        {j(ttft * .92):.2f}
P99 TTFT (ms):                           {ttft * 2.31:.2f}
-----Time per Output Token (excl. 1st token)------
Mean TPOT (ms):                          {j(tpot):.2f}
Median TPOT (ms):                        {j(tpot):.2f}
P99 TPOT (ms):                           {tpot * 1.27:.2f}
---------------Inter-Token Latency----------------
Mean ITL (ms):                           {j(tpot):.2f}
Median ITL (ms):                         {j(tpot * .94):.2f}
P95 ITL (ms):                            {tpot * 1.4:.2f}
P99 ITL (ms):                            {tpot * 2.2:.2f}
=================================================="""


def nccl(peak, floor, transport="SHM", kind="all_reduce"):
    rows = [f"# nThread 1 nGpus 8 minBytes 8192 maxBytes 268435456 step: 4(factor) warmup iters: 5 iters: 20",
            "#", "# Using devices"]
    for i in range(8):
        rows.append(f"#  Rank  {i} Group  0 Pid {4400 + _r.randint(0, 9):>6} on    glm-vm device  {i} [{VM_BUS[i]}] {CARD}")
    rows += [f"NCCL INFO Channel 00 : 0[0] -> 1[1] via {transport}/direct/direct" if transport == "SHM"
             else f"NCCL INFO Channel 00/0 : 0[0] -> 1[1] via {transport}",
             "#", "#                                                              out-of-place                       in-place",
             "#       size         count      type   redop    root     time   algbw   busbw #wrong     time   algbw   busbw #wrong",
             "#        (B)    (elements)                               (us)  (GB/s)  (GB/s)            (us)  (GB/s)  (GB/s)"]
    size = 8192
    while size <= 268435456:
        time = floor * 8.2 + size / (peak * 1e3) * 1.75 * _r.uniform(.96, 1.05)
        alg = size / time / 1e3
        rows.append(f"{size:>12} {size // 4:>13}     float     sum      -1 {time:>8.2f} {alg:>7.2f} {alg * 1.75:>7.2f}      0 "
                    f"{time * 1.01:>8.2f} {alg * .99:>7.2f} {alg * 1.74:>7.2f}      0")
        size *= 4
    rows += ["# Out of bounds values : 0 OK", f"# Avg bus bandwidth    : {peak * .48:.4f}"]
    return "\n".join(rows)


def latency_matrix(floor, title="P2P=Disabled Latency Matrix (us)"):
    rows = [title, "   GPU" + "".join(f"{i:>7}" for i in range(8))]
    for i in range(8):
        rows.append(f"{i:>6}" + "".join(f"{_r.uniform(1.9, 2.2):>7.2f}" if i == j else f"{floor * _r.uniform(.97, 1.05):>7.2f}" for j in range(8)))
    return "\n".join(rows)


def bandwidth_matrix(peak, title="Unidirectional P2P=Disabled Bandwidth Matrix (GB/s)"):
    rows = [title, "   D\\D" + "".join(f"{i:>9}" for i in range(8))]
    for i in range(8):
        rows.append(f"{i:>6}" + "".join(f"{_r.uniform(1480, 1510):>9.2f}" if i == j else f"{peak * _r.uniform(.95, 1.03):>9.2f}" for j in range(8)))
    return "\n".join(rows)


def ninja(total, stop, unit, seconds_each=38, error=None):
    rows = []
    for k in range(1, stop + 1):
        if k < 4 or k > stop - 5 or k % 9 == 0:
            hdim = _r.choice([64, 96, 128, 192, 256])
            rows.append(f"[{k}/{total}] /usr/local/cuda/bin/nvcc --generate-dependencies-with-compile --dependency-output build/{unit}/flash_"
                        f"{_r.choice(['fwd', 'bwd'])}_hdim{hdim}_{_r.choice(['fp16', 'bf16'])}_{_r.choice(['sm80', 'sm120'])}.o.d -std=c++17 -O3 "
                        f"-gencode arch=compute_120,code=sm_120 -c csrc/{unit}/instantiations/hdim{hdim}.cu")
    if error:
        rows += [f"FAILED: [code=1] build/{unit}/flash_fwd_hdim256_bf16_sm120.o", error, "ninja: build stopped: subcommand failed."]
    return "\n".join(rows)


def pip(names):
    rows = []
    for name, version, size in names:
        rows.append(f"Collecting {name}=={version}")
        rows.append(f"  Downloading {name.replace('-', '_')}-{version}-cp312-cp312-manylinux_2_28_x86_64.whl ({size} MB)")
    rows.append("Installing collected packages: " + ", ".join(n for n, _, _ in names))
    rows.append("Successfully installed " + " ".join(f"{n}-{v}" for n, v, _ in names))
    return "\n".join(rows)


def dmesg(start, lines):
    rows = []
    clock = start
    for line in lines:
        clock += _r.uniform(.0004, .21)
        rows.append(f"[{clock:>12.6f}] {line}")
    return "\n".join(rows)


def vfio_probe():
    rows = []
    for i, bus in enumerate(HOST_BUS):
        rows += [f"vfio-pci 0000:{bus}: vgaarb: deactivate vga console" if i == 0 else f"vfio-pci 0000:{bus}: enabling device (0000 -> 0002)",
                 f"vfio-pci 0000:{bus}: resetting", f"vfio-pci 0000:{bus}: reset done"]
    return dmesg(4213.118, rows)


def guest_bars(ok):
    rows = []
    for i in range(8):
        bus = f"0000:{i + 1:02x}:00.0"
        if ok:
            base = 0x380000000000 + i * 0x2000000000
            rows += [f"pci {bus}: BAR 0 [mem 0x{0x84000000 + i * 0x4000000:08x}-0x{0x87ffffff + i * 0x4000000:08x}]: assigned",
                     f"pci {bus}: BAR 1 [mem 0x{base:012x}-0x{base + 0x1fffffffff:012x} 64bit pref]: assigned",
                     f"pci {bus}: BAR 3 [mem 0x{base + 0x2000000000 * 8:012x}-0x{base + 0x2000000000 * 8 + 0x1ffffff:012x} 64bit pref]: assigned"]
        else:
            rows += [f"pci {bus}: BAR 1 [mem size 0x2000000000 64bit pref]: can't assign; no space",
                     f"pci {bus}: BAR 1 [mem size 0x2000000000 64bit pref]: failed to assign",
                     f"pci {bus}: BAR 3 [mem size 0x02000000 64bit pref]: can't assign; no space"]
    return dmesg(.61, rows)


def ls_devices():
    rows = [f"crw-rw-rw- 1 root root 195, {i:>5} Mar 20 13:22 /dev/nvidia{i}" for i in range(8)]
    rows += ["crw-rw-rw- 1 root root 195,   255 Mar 20 13:22 /dev/nvidiactl", "crw-rw-rw- 1 root root 507,     0 Mar 20 13:22 /dev/nvidia-uvm",
             "crw-rw-rw- 1 root root 507,     1 Mar 20 13:22 /dev/nvidia-uvm-tools"]
    return "\n".join(rows)


def shards(first, count, size="4.9G"):
    return "\n".join(f"-rw-r--r-- 1 root root {size} Mar 17 {(670 + k * 56 // 83) // 60:02d}:{(670 + k * 56 // 83) % 60:02d} model-{k:05d}-of-00083.safetensors" for k in range(first, first + count))


def rsync(percent_list, total=405):
    return "\n".join(f"{int(total * 1e9 * p / 100):>19,} {p:>3}%  {_r.uniform(.9, 1.7):.2f}GB/s    0:{max(0, int((100 - p) * 4.2)) // 60:02d}:{max(0, int((100 - p) * 4.2)) % 60:02d}" for p in percent_list)


def gpqa(rows, bad=()):
    out = []
    for k in range(rows):
        word = "nan" if k in bad else f"{_r.uniform(-14, 15):+.3f}"
        out.append(f"layer {k:>2}  hidden absmax {('nan' if k in bad else f'{_r.uniform(2, 380):.2f}'):>8}  logit[0] {word}")
    return "\n".join(out)
