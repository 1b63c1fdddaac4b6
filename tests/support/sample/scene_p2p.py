# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The third day: what a hop costs, and every way to make it cheaper inside the virtual machine."""

import outputs as o
from session import R, T
from tools import bash, fetch, host, search, todo, vm

PINGPONG = """// Ping-pong between two GPUs through pinned host memory, and through peer memory where the driver allows it.
// nvcc -O2 -arch=sm_120 pingpong.cu -o pingpong
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void ping(volatile unsigned *mine, volatile unsigned *other, unsigned rounds, unsigned first)
{
    for (unsigned i = 1; i <= rounds; ++i) {
        if (first) {
            *other = i;
            __threadfence_system();
            while (*mine < i) { }
        } else {
            while (*mine < i) { }
            *other = i;
            __threadfence_system();
        }
    }
}

int main(int argc, char **argv)
{
    const int a = std::atoi(argv[1]);
    const int b = std::atoi(argv[2]);
    const unsigned rounds = 20000;
    unsigned *flags = nullptr;
    cudaHostAlloc(&flags, 4096, cudaHostAllocPortable | cudaHostAllocMapped);
    flags[0] = flags[512] = 0;
    cudaEvent_t begin, end;
    cudaSetDevice(b);
    ping<<<1, 1>>>(flags + 512, flags, rounds, 0);
    cudaSetDevice(a);
    cudaEventCreate(&begin);
    cudaEventCreate(&end);
    cudaEventRecord(begin);
    ping<<<1, 1>>>(flags, flags + 512, rounds, 1);
    cudaEventRecord(end);
    cudaEventSynchronize(end);
    float ms = 0;
    cudaEventElapsedTime(&ms, begin, end);
    std::printf("%d-%d: %.2f us for one way\\n", a, b, ms * 1000 / rounds / 2);
    return cudaGetLastError() == cudaSuccess ? 0 : 1;
}
"""


def hop(s):
    s.say("morning! p2p day. measure that hop directly please", when="2026-03-19 08:47:02")
    s.step(todo("""
>h Measure the latency of one GPU-GPU transfer in the VM
-h Near and far pairs: is there any difference
-h NCCL transports and protocols
-m What the VM itself adds (pinning, huge pages, polling)
-m IOMMU groups, ACS, driver options for P2P"""),
           vm("cd /opt && git clone -q --branch v13.0 https://github.com/NVIDIA/cuda-samples && cd cuda-samples/Samples/5_Domain_Specific/p2pBandwidthLatencyTest && cmake -S . -B b -DCMAKE_CUDA_ARCHITECTURES=120 >/dev/null && cmake --build b 2>&1 | tail -3", "Build p2pBandwidthLatencyTest", "[ 50%] Building CUDA object CMakeFiles/p2pBandwidthLatencyTest.dir/p2pBandwidthLatencyTest.cu.o\n[100%] Linking CUDA executable p2pBandwidthLatencyTest\n[100%] Built target p2pBandwidthLatencyTest", 34))
    s.step(vm("systemctl stop glm5; /opt/cuda-samples/Samples/5_Domain_Specific/p2pBandwidthLatencyTest/b/p2pBandwidthLatencyTest", "Run it on idle cards",
              "[P2P (Peer-to-Peer) GPU Bandwidth Latency Test]\n" + "\n".join(f"Device: {i}, {o.CARD}, pciBusID: {i + 1:x}, pciDeviceID: 0, pciDomainID:0" for i in range(8)) + "\n" + "\n".join(f"Device={a} CANNOT Access Peer Device={b}" for a in range(8) for b in range(8) if a != b) + "\n\n" + o.bandwidth_matrix(22.1) + "\n\n" + o.latency_matrix(13.1), 41))
    s.step(T("""There it is: **about 13 µs for every pair**, and 22 GB/s. My estimate from the profile was right.

What strikes me more than the value: it is the *same* for near and far pairs. GPU 0 and 1 are on one socket, GPU 0 and 7 are not, and it makes no difference. So the time is not spent on the way between sockets, it is spent in going through host memory and back.

Bare metal numbers for comparable boards are 6 to 7 µs without P2P. So the VM about doubles it."""))
    s.say("where does the doubling come from? find out", gap=118)
    s.step(vm("lspci -tv; nvidia-smi topo -m", "Topology in the guest", o.lspci_vm_tree() + "\n\n" + o.topo_vm(), 1.6))
    s.step(s.files.write("tools/pingpong.cu", PINGPONG))
    s.step(bash("scp -q tools/pingpong.cu glm-vm:/tmp/ && ssh glm-vm 'cd /tmp && /usr/local/cuda/bin/nvcc -O2 -arch=sm_120 pingpong.cu -o pingpong && for b in 1 2 3 4 5 6 7; do ./pingpong 0 $b; done'", "Ping-pong with a flag in pinned memory", "\n".join(f"0-{b}: {v:.2f} us for one way" for b, v in enumerate((4.91, 4.88, 4.94, 5.37, 5.41, 5.36, 5.44), 1)), 19))
    s.step(R("Flag ping-pong: 4.9 near and 5.4 far. So the pure wire path via host memory is about 5 µs; near/far does differ by half a µs. The p2p test uses cudaMemcpyPeerAsync, which includes two DMA copies and the copy engine launch. In the VM each of them may trap? No, doorbells are mapped directly. IOMMU translation of host memory: guest physical -> host physical by the IOMMU for each DMA, with 4K pages if the guest memory is not backed by huge pages! IOTLB misses. That is a good suspect."),
           T("A flag through pinned memory takes about 5 µs, the copy test 13 µs. So the wire is not the slow part; something happens for each copy. My suspect is the IOMMU: if guest memory is backed by 4 KB pages on the host, every DMA needs a walk through its tables. I look at how the memory of VM 128 is backed."),
           host("grep -E \"hugepages|balloon\" /etc/pve/qemu-server/128.conf; grep -i huge /proc/meminfo; cat /sys/kernel/mm/transparent_hugepage/enabled", "Huge pages on the host", "AnonHugePages:  437125120 kB\nShmemHugePages:        0 kB\nHugePages_Total:       0\nHugepagesize:       2048 kB\nalways [madvise] never", 0.7))
    s.step(T("""It is backed by transparent huge pages of 2 MB, so not as bad as I feared. 1 GB pages would still take IOTLB misses out of the picture. For that the host needs `hugepages=432 hugepagesz=1G` on its command line, or an attempt at run time, and `hugepages: 1024` in the VM.

Since the VM is down for it anyway, I would do it together with CPU pinning. But measured one at a time. Fine with you? It is host configuration of VM 128 only."""))
    s.say("fine, VM 128 config is yours for today. no host reboot. but nccl first", when="2026-03-19 09:24:50")


# In the order in which they are tried; play() takes the first so many.
NCCL_RUNS = [
    ("default", 22.4, 13.0, "SHM"), ("NCCL_PROTO=LL", 11.8, 12.6, "SHM"), ("NCCL_PROTO=LL128", 20.9, 12.9, "SHM"), ("NCCL_PROTO=Simple", 22.6, 17.8, "SHM"),
    ("NCCL_MIN_NCHANNELS=2 NCCL_MAX_NCHANNELS=2", 12.2, 12.8, "SHM"), ("NCCL_MIN_NCHANNELS=16", 22.5, 13.6, "SHM"), ("NCCL_MIN_NCHANNELS=32", 22.3, 14.9, "SHM"),
    ("NCCL_SHM_DISABLE=1", 7.1, 31.4, "NET/Socket/0"), ("NCCL_P2P_LEVEL=SYS", 22.4, 13.0, "SHM"), ("NCCL_P2P_LEVEL=SYS NCCL_P2P_DISABLE=0", 22.4, 13.1, "SHM"), ("NCCL_CUMEM_ENABLE=1 NCCL_CUMEM_HOST_ENABLE=1", 22.7, 12.9, "SHM"),
    ("NCCL_SHM_USE_CUDA_MEMCPY=1", 19.4, 26.2, "SHM"), ("NCCL_BUFFSIZE=1048576", 21.2, 12.9, "SHM"), ("NCCL_BUFFSIZE=16777216", 22.6, 13.0, "SHM"),
    ("NCCL_NTHREADS=128", 21.9, 13.2, "SHM"), ("NCCL_ALGO=Tree", 19.8, 15.4, "SHM"),
    ("NCCL_LL_THRESHOLD=0", 22.4, 16.9, "SHM"), ("NCCL_LAUNCH_MODE=GROUP", 22.5, 13.0, "SHM"), ("NCCL_GRAPH_MIXING_SUPPORT=0", 22.4, 12.9, "SHM"),
    ("NCCL_IGNORE_CPU_AFFINITY=1", 22.2, 13.3, "SHM"), ("NCCL_SET_THREAD_NAME=1 NCCL_DEBUG_SUBSYS=GRAPH", 22.4, 13.0, "SHM"), ("NCCL_TOPO_FILE=/tmp/two-sockets.xml", 22.5, 13.0, "SHM"),
]


def nccl_sweep(s, runs):
    s.step(vm("cd /opt && git clone -q https://github.com/NVIDIA/nccl-tests && cd nccl-tests && make -j32 NVCC_GENCODE=\"-gencode=arch=compute_120,code=sm_120\" NCCL_HOME=/opt/glm/lib/python3.12/site-packages/nvidia/nccl 2>&1 | tail -3", "Build nccl-tests", "Compiling  all_reduce.cu > ../build/all_reduce.o\nLinking  ../build/all_reduce.o > ../build/all_reduce_perf\nLinking  ../build/hypercube.o > ../build/hypercube_perf", 51))
    for name, peak, floor, transport in runs:
        prefix = "" if name == "default" else name + " "
        label = "defaults" if name == "default" else ", ".join(part.split("=")[0].replace("NCCL_", "") + " " + part.split("=")[1] for part in name.split())
        s.step(vm(f"cd /opt/nccl-tests/build && NCCL_DEBUG=INFO {prefix}LD_LIBRARY_PATH=/opt/glm/lib/python3.12/site-packages/nvidia/nccl/lib ./all_reduce_perf -b 8K -e 256M -f 4 -g 8 2>&1 | grep -vE \"Bootstrap|comm 0x\" | tail -24",
                  f"All-reduce: {label}", o.nccl(peak, floor, transport), 24))
    best = sorted(runs, key=lambda run: run[2])[:4]
    s.step(T(f"""{len(runs)} settings of NCCL, and none changes the floor. The best four and the worst, by latency of one hop:

| setting | hop (µs) | bus bandwidth (GB/s) |
|---|---:|---:|
""" + "\n".join(f"| `{n}` | {f:.1f} | {p * .48:.1f} |" for n, p, f, _ in best) + """
| `NCCL_SHM_DISABLE=1` | 31.4 | 3.4 |

`NCCL_P2P_LEVEL=SYS` is ignored without a word: the log still says `via SHM/direct/direct`, since the driver reports no peer access. LL is 3 % better in latency and half as good in bandwidth, and NCCL chooses it for small messages anyway. **This is not a question of NCCL settings.**"""))


TUNING = [
    ("CPU pinning", "qm set 128 --affinity 0-31,64-95", "Pin the VM to socket 0 for a test", "update VM 128: -affinity 0-31,64-95", 12.9, "nothing"),
    ("halt polling", "echo 400000 > /sys/module/kvm/parameters/halt_poll_ns; cat /sys/module/kvm/parameters/halt_poll_ns", "Longer halt polling on the host", "400000", 13.0, "nothing"),
    ("governor", "cpupower frequency-set -g performance | tail -1; cpupower frequency-info | grep -E \"governor|current CPU\" | head -2", "Performance governor on the host", "Setting cpu: 127\n                  The governor \"performance\" may decide which speed to use\n  current CPU frequency: 4.31 GHz (asserted by call to hardware)", 12.7, "0.3 µs"),
    ("ASPM", "echo performance > /sys/module/pcie_aspm/parameters/policy; cat /sys/module/pcie_aspm/parameters/policy", "PCIe power management off", "default [performance] powersave powersupersave", 12.8, "0.1 µs, noise"),
    ("MSI remapping", "grep -c vfio-msi /proc/interrupts; cat /proc/cmdline | tr \" \" \"\\n\" | grep -E \"intremap|posted\"", "Interrupts of the cards", "64", 12.8, "not in the path, copies do not interrupt"),
    ("IOMMU huge pages", "qm set 128 --hugepages 1024 --keephugepages 1 && grep HugePages_Total /sys/devices/system/node/node*/meminfo", "1 GB pages for the VM", "update VM 128: -hugepages 1024 -keephugepages 1\n/sys/devices/system/node/node0/meminfo:Node 0 HugePages_Total:   216\n/sys/devices/system/node/node1/meminfo:Node 1 HugePages_Total:   216", 12.6, "0.2 µs"),
]


def tuning(s):
    s.say("ok so not nccl. do the vm side now", when="2026-03-19 09:58:13")
    rows = []
    for name, command, description, output, floor, gain in TUNING:
        s.step(host(command, description, output, 1.6))
        if name in ("CPU pinning", "IOMMU huge pages"):
            s.step(host("qm shutdown 128 --timeout 120 && qm start 128 && sleep 70 && qm status 128", f"Restart VM 128 for: {name}", "status: running", 118))
        s.step(vm("/opt/cuda-samples/Samples/5_Domain_Specific/p2pBandwidthLatencyTest/b/p2pBandwidthLatencyTest | sed -n \"/Latency Matrix/,/^$/p\" | head -20", f"Latency after: {name}", o.latency_matrix(floor), 38))
        rows.append((name, floor, gain))
        if name == "governor":
            s.say("performance governor on the host stays on please, power bill be damned", gap=0.1)
            s.step(s.files.write("host/cpupower.service", "[Unit]\nDescription=Performance governor\n\n[Service]\nType=oneshot\nExecStart=/usr/bin/cpupower frequency-set -g performance\n\n[Install]\nWantedBy=multi-user.target\n"))
    s.step(T("""What the VM adds, item by item (one hop, µs, mean of all pairs):

| step | after | gain |
|---|---:|---|
| start | 13.1 | |
""" + "\n".join(f"| {n} | {f:.1f} | {g} |" for n, f, g in rows) + """

Half a microsecond in all. The doubling against bare metal does not come from the CPU side. It is the way of the data: GPU, IOMMU, host memory, IOMMU, GPU. Only P2P removes that."""))


def quality(s):
    s.say("while i think: has anyone checked that the fp4 model with tilelang is actually as good as the original? run gsm8k or so", when="2026-03-19 10:36:29")
    s.step(vm("systemctl start glm5 2>/dev/null || systemd-run --unit glm5 --collect bash /opt/glm/run_glm5.sh; until curl -sf localhost:30000/health; do sleep 10; done; cd /opt/sglang && /opt/glm/bin/python benchmark/gsm8k/bench_sglang.py --num-questions 1319 --parallel 128 --num-shots 8 2>&1 | tail -6", "GSM8K, 1319 questions", "100%|██████████| 1319/1319 [08:41<00:00,  2.53it/s]\nAccuracy: 0.958\nInvalid: 0.000\nLatency: 521.402 s\nOutput throughput: 381.220 token/s", 1044))
    s.step(search("GLM-5 GSM8K accuracy bf16 reference NVFP4 modelopt evaluation", "Title: nvidia/GLM-5-NVFP4 model card\nText: Evaluation: GPQA Diamond 85.8 (bf16 86.0), AIME 2025 91.9 (92.3), LiveCodeBench 80.4 (80.9).\n\nTitle: GLM-5 technical report\nText: GSM8K is no longer reported; internal score 96.1."))
    s.step(vm("cd /opt/sglang && /opt/glm/bin/python -m sglang.test.run_eval --eval-name gpqa --num-examples 198 --max-tokens 32768 --num-threads 96 --port 30000 2>&1 | tail -4", "GPQA Diamond", "Total latency: 5311.882 s\nScore: 0.848\nWriting report to /tmp/gpqa_glm-5.html\n{'chars': 3921.4, 'score:std': 0.358, 'score': 0.8484848484848485}", 2311))
    s.step(T("""- GSM8K: **95.8 %**, no invalid answer (96.1 is reported for the original)
- GPQA Diamond: **84.8**, the model card says 85.8 for NVFP4 and 86.0 for bf16. With 198 questions one point is two questions, so that is within the error

The tilelang path costs nothing that these two tests could see."""))
    s.say("good, that's what i wanted to hear. had lunch, back to p2p", when="2026-03-19 12:41:30")


def numa(s):
    s.step(host("numactl -H | grep -E \"available|distance|^ *[01]:|size\"; for b in 01 11 61 71 81 91 e1 f1; do echo -n \"$b \"; cat /sys/bus/pci/devices/0000:$b:00.0/numa_node; done", "NUMA on the host", "available: 2 nodes (0-1)\nnode 0 size: 257614 MB\nnode 1 size: 258019 MB\n  0:  10  32 \n  1:  32  10 \n01 0\n11 0\n61 0\n71 0\n81 1\n91 1\ne1 1\nf1 1", 0.9))
    s.step(vm("numactl -H | head -4", "NUMA in the guest", "available: 1 nodes (0)\nnode 0 cpus: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63\nnode 0 size: 434112 MB", 0.8))
    s.step(R("The guest has one NUMA node, so NCCL's SHM buffers may be on either host node. With two nodes plus first-touch, GPU 0-3 buffers could be local. It helps the far pairs at most. Worth one test, since the VM config is ours for today."),
           host("qm set 128 --numa0 cpus=0-31,hostnodes=0,memory=221184,policy=bind --numa1 cpus=32-63,hostnodes=1,memory=221184,policy=bind && qm shutdown 128 --timeout 120 && qm start 128 && sleep 75 && qm status 128", "Two NUMA nodes for the guest", "update VM 128: -numa0 cpus=0-31,hostnodes=0,memory=221184,policy=bind -numa1 cpus=32-63,hostnodes=1,memory=221184,policy=bind\nstatus: running", 131))
    s.step(vm("for p in \"0 1\" \"0 7\" \"4 5\"; do for n in 0 1; do echo -n \"node $n  \"; numactl -m $n -N $n /tmp/pingpong $p; done; done", "Ping-pong with memory on either node", "node 0  0-1: 4.52 us for one way\nnode 1  0-1: 5.61 us for one way\nnode 0  0-7: 5.38 us for one way\nnode 1  0-7: 5.33 us for one way\nnode 0  4-5: 5.58 us for one way\nnode 1  4-5: 4.49 us for one way", 17))
    s.step(bash("scp -q run_glm5.sh glm-vm:/opt/glm/ && ssh glm-vm 'systemd-run --unit glm5 --collect numactl --interleave=all bash /opt/glm/run_glm5.sh; until curl -sf localhost:30000/health; do sleep 10; done; /opt/glm/bin/python -m sglang.bench_serving --backend sglang --dataset-name random --random-input-len 1024 --random-output-len 512 --random-range-ratio 1.0 --num-prompts 512 --max-concurrency 128 2>&1 | tail -36'", "Throughput with two NUMA nodes", o.serving(128, 486.3), 1042))
    s.step(T("Ping-pong gains 0.4 µs when the buffer is on the right node. End to end: 486.3 against 485.2, nothing. I keep the two nodes since they do no harm, and leave the VM side."))
    s.say("so the vm config is exhausted?", gap=70)
    s.step(T("As far as latency is concerned: yes. Six settings and two NUMA nodes gave half a microsecond of thirteen. What remains is making P2P itself work: driver options, then the IOMMU."))


def driver(s):
    s.say("what about those p2p patches for geforce cards, tinygrad fork of the open kernel modules. would that work here", when="2026-03-19 13:21:44")
    s.step(search("tinygrad open-gpu-kernel-modules p2p patch Blackwell RTX PRO 6000 virtual machine VFIO", "Title: tinygrad/open-gpu-kernel-modules\nText: NVIDIA Linux open GPU with P2P support, for 4090 and 5090 through large BAR1. Needs resizable BAR and IOMMU off or in pass-through mode.\n\nTitle: P2P patch in a VM?\nText: The patched driver maps peer BAR1 by *its bus address as the guest sees it*. Under VFIO this is a guest physical address. The IOMMU has to translate it, which works only if QEMU mapped the BAR of the peer into the same domain and the root complex forwards. No success so far on EPYC."))
    s.step(fetch("https://github.com/tinygrad/open-gpu-kernel-modules", "# NVIDIA Linux Open GPU with P2P support\n\nThis is a fork of NVIDIA's driver with P2P support added for 4090's.\n\n## How it works\n\nNormally, P2P on NVIDIA cards uses MAILBOXP2P. ... Some cards support a newer BAR1P2P. ... `GMMU_APERTURE_PEER` is replaced by `GMMU_APERTURE_SYS_NONCOH` and the address of BAR1 of the other card.\n\n## Not sketchy?\n\nIOMMU has to be off or in pt mode."))
    s.step(vm("modinfo nvidia | grep -iE \"^parm.*(peer|p2p|registry)\"; cat /proc/driver/nvidia/params | grep -iE \"peer|Registry\"", "Driver options that concern peers", "parm:           NVreg_EnablePCIERelaxedOrderingMode:int\nparm:           NVreg_RegistryDwords:charp\nparm:           NVreg_RegistryDwordsPerDevice:charp\nPeerMappingOverride: 0\nRegistryDwords: \"\"", 0.9))
    s.step(vm("systemctl stop glm5; cat > /etc/modprobe.d/p2p.conf <<EOF\noptions nvidia NVreg_RegistryDwords=\"PeerMappingOverride=1;ForceP2P=0x11\"\nEOF\nrmmod nvidia_uvm nvidia_drm nvidia_modeset nvidia; modprobe nvidia && nvidia-smi topo -p2p r | head -10", "Force P2P by registry keys", o.topo_p2p("NS").split("\n\n")[0], 14))
    s.step(vm("dmesg | grep -iE \"p2p|peer|chipset\" | tail -5", "What the driver says", o.dmesg(8120.3, ["NVRM: osInitNvMapping: chipset not recognised, P2P over PCIe disabled", "NVRM: kbusIsPcieP2PSupported: topology not supported between GPU0 and GPU1 (reads=0x6 writes=0x6)"]), 0.7))
    s.step(R("The driver decides by chipset id: it sees the emulated Intel Q35 and has no rule for it. So even the registry keys do not help. The patched module skips this check. Build it: the fork is for an older release, apply the patch to 590.48.01 source. In the guest only, so isolated. Ask? The VM is ours today. Risk: silent corruption; use a test with verification."),
           T("The driver sees an emulated Q35 chipset, has no rule for it and refuses before it looks at anything else. The patched module would skip exactly that check. I port the patch to 590.48.01 inside the guest; a wrong result can hurt nothing but this VM, and I verify data, not only speed."),
           vm("cd /opt && git clone -q --branch 590.48.01 https://github.com/NVIDIA/open-gpu-kernel-modules okm && cd okm && git log --oneline | head -1 && curl -sL https://github.com/tinygrad/open-gpu-kernel-modules/commit/1f4613dacec2638569a74b8e3dffcc01832f8cc4.patch | git apply --3way --check 2>&1 | tail -8", "Does the patch apply", "8e8c5f1 590.48.01\nerror: patch failed: src/nvidia/src/kernel/gpu/bus/arch/maxwell/kern_bus_gm200.c:712\nerror: repository lacks the necessary blob to perform 3-way merge.\nerror: src/nvidia/src/kernel/gpu/bus/arch/maxwell/kern_bus_gm200.c: patch does not apply", 41, 1))
    s.step(vm("cd /opt/okm && grep -n \"kbusIsPcieBar1P2PMappingSupported\\|kbusCreateP2PMapping\" -r src/nvidia/src/kernel/gpu/bus | head -14", "Find the places by name", "src/nvidia/src/kernel/gpu/bus/arch/hopper/kern_bus_gh100.c:1041:kbusCreateP2PMappingForBar1P2P_GH100\nsrc/nvidia/src/kernel/gpu/bus/arch/hopper/kern_bus_gh100.c:1402:kbusIsPcieBar1P2PMappingSupported_GH100\nsrc/nvidia/src/kernel/gpu/bus/arch/pascal/kern_bus_gp100.c:131:kbusCreateP2PMapping_GP100\nsrc/nvidia/src/kernel/gpu/bus/kern_bus.c:1188:kbusIsPcieP2PSupported_IMPL", 1.2))
    s.step(vm("cd /opt/okm && sed -n 1395,1440p src/nvidia/src/kernel/gpu/bus/arch/hopper/kern_bus_gh100.c", "Read the check", "NvBool\nkbusIsPcieBar1P2PMappingSupported_GH100\n(\n    OBJGPU    *pGpu0,\n    KernelBus *pKernelBus0,\n    OBJGPU    *pGpu1,\n    KernelBus *pKernelBus1\n)\n{\n    NvU32 gpu0Instance = gpuGetInstance(pGpu0);\n\n    // Check if BAR1 P2P is disabled by a regkey\n    if (!kbusIsBar1P2PCapable(pGpu0) || !kbusIsBar1P2PCapable(pGpu1))\n        return NV_FALSE;\n\n    // Not loopback support\n    if (pGpu0 == pGpu1)\n        return NV_FALSE;\n\n    // Static BAR1 must be enabled on both\n    if (!kbusIsStaticBar1Enabled(pGpu0, pKernelBus0) || !kbusIsStaticBar1Enabled(pGpu1, pKernelBus1))\n        return NV_FALSE;\n\n    return NV_TRUE;\n}", 0.6))
    s.step(vm("cd /opt/okm && python3 - <<\"EOF\"\np = \"src/nvidia/src/kernel/gpu/bus/kern_bus.c\"\nt = open(p).read()\nold = \"    if (!clFindP2PChipset(pCl))\\n        return NV_FALSE;\\n\"\nassert old in t\nopen(p, \"w\").write(t.replace(old, \"\"))\nEOF\ngit diff --stat && make -j64 modules 2>&1 | tail -3", "Remove the chipset check, build", " src/nvidia/src/kernel/gpu/bus/kern_bus.c | 2 --\n 1 file changed, 2 deletions(-)\n  LD [M]  /opt/okm/kernel-open/nvidia-uvm.ko\n  LD [M]  /opt/okm/kernel-open/nvidia.ko\n  BTF [M] /opt/okm/kernel-open/nvidia.ko", 388))
    s.step(vm("rmmod nvidia_uvm nvidia_drm nvidia_modeset nvidia; cd /opt/okm/kernel-open && insmod nvidia.ko NVreg_RegistryDwords=\"ForceP2P=0x11;RMForceStaticBar1=1\" && insmod nvidia-uvm.ko && nvidia-smi topo -p2p r | head -10", "Load the patched module", o.topo_p2p("OK").split("\n\n")[0], 21))
    s.step(R("OK for all pairs! But that is a claim of the driver only. Verify data."),
           T("The driver now *says* OK for all pairs. That is a claim. The test compares data after a copy:"),
           vm("cat > /tmp/verify.py <<\"EOF\"\nimport torch\nfor a in range(8):\n    row = []\n    for b in range(8):\n        if a == b:\n            row.append(\"  .  \"); continue\n        x = torch.arange(1 << 24, device=f\"cuda:{a}\", dtype=torch.int32)\n        y = torch.empty_like(x, device=f\"cuda:{b}\")\n        y.copy_(x); torch.cuda.synchronize(b)\n        row.append(\" ok  \" if torch.equal(x.cpu(), y.cpu()) else \"WRONG\")\n    print(a, *row, flush=True)\nEOF\ntimeout 120 /opt/glm/bin/python /tmp/verify.py", "Copy between all pairs and compare", "0   .   WRONG WRONG WRONG WRONG WRONG WRONG WRONG\n1 WRONG   .   WRONG WRONG WRONG WRONG WRONG WRONG\nTraceback (most recent call last):\n  File \"/tmp/verify.py\", line 10, in <module>\n    y.copy_(x); torch.cuda.synchronize(b)\ntorch.AcceleratorError: CUDA error: an illegal memory access was encountered", 64, 1))
    s.step(host("dmesg | grep -iE \"AMD-Vi.*(fault|event)|vfio\" | tail -6", "What the IOMMU of the host says", "\n".join(f"[{93120 + i * .0021:.6f}] vfio-pci 0000:{b}: AMD-Vi: Event logged [IO_PAGE_FAULT domain=0x00{40 + i:x} address=0x38{i}000400000 flags=0x0030]" for i, b in enumerate(o.HOST_BUS[:6])), 0.7))
    s.step(T("""**It does not work, and we see why.** The driver sends the write to the guest address of the peer's BAR, and the IOMMU of the host answers `IO_PAGE_FAULT`: that address is not in the domain of the sending card. Copies arrive as garbage, without an error at first. That is exactly the silent corruption one fears.

So forging the driver's opinion is not enough; the IOMMU must allow the route. I go back to the original module at once."""))
    s.say("yeah revert that. ouch", gap=29)
    s.mark("abort_tool")
    s.aborted(48.5, vm("rm /etc/modprobe.d/p2p.conf; rmmod nvidia_uvm nvidia && modprobe nvidia && modprobe nvidia-uvm && nvidia-smi -L", "Restore the original module", ""))
    s.say("it hung for a minute, i hit esc. something still holds the module?", gap=17)
    s.step(vm("lsof /dev/nvidia* 2>/dev/null | awk \"{print \\$1, \\$2}\" | sort -u; lsmod | grep nvidia", "Who holds the module", "pt_main_t 51977\npython 51977\nnvidia_uvm           2101248  2\nnvidia              14508032  19 nvidia_uvm", 1.1))
    s.step(vm("kill -9 51977; sleep 2; rmmod nvidia_uvm nvidia; rm -f /etc/modprobe.d/p2p.conf; modprobe nvidia && modprobe nvidia-uvm && nvidia-smi -L && nvidia-smi topo -p2p r | head -4", "Kill the rest of the test, restore", "\n".join(f"GPU {i}: {o.CARD} (UUID: GPU-{i}b72d1c4-52aa-9f01-b017-6c20e4a{i}5f3b)" for i in range(8)) + "\n\tGPU0\tGPU1\tGPU2\tGPU3\tGPU4\tGPU5\tGPU6\tGPU7\n GPU0\tX\tNS\tNS\tNS\tNS\tNS\tNS\tNS\n GPU1\tNS\tX\tNS\tNS\tNS\tNS\tNS\tNS\n GPU2\tNS\tNS\tX\tNS\tNS\tNS\tNS\tNS", 9))
    s.step(s.files.edit("notes.md", "## Open\n\n- P2P between the GPUs, custom all-reduce\n", "- NCCL: P2P off in the VM, transport SHM; no setting lowers the floor\n- VM side (pinning, governor, 1G pages, NUMA): 0.5 µs of 13, not more\n- p2pBandwidthLatencyTest: ~13 µs GPU-GPU, P2P=NS for every pair\n- patched open module (chipset check removed): topo says OK, **data is wrong**, IO_PAGE_FAULT on the host. Never again in production\n- IOMMU: one group per GPU (52 40 77 65 121 109 146 134)\n\n## Open\n\n- IOMMU groups: can they be merged\n"))
    s.step(T("A dead test process held the module; it is gone, the original module is back, P2P says NS again as it should. The experience is in `notes.md` with a warning."))


def groups(s):
    s.say("ok. so iommu groups. if all 8 were in one group would the fault go away?", when="2026-03-19 14:38:15")
    s.step(host("for g in $(find /sys/kernel/iommu_groups/* -maxdepth 0 -type d | sort -V); do for d in $g/devices/*; do echo -n \"IOMMU Group ${g##*/} \"; lspci -nns ${d##*/}; done; done | grep NVIDIA", "List the IOMMU groups of the GPUs", o.iommu_groups(), 1.3))
    s.step(host("ls /sys/kernel/iommu_groups | wc -l; for g in 52 40 77 65 121 109 146 134; do echo \"$g: $(cat /sys/kernel/iommu_groups/$g/type) $(cat /sys/kernel/iommu_groups/$g/reserved_regions | wc -l)\"; done", "Type of each group", "163\n" + "\n".join(f"{g}: DMA 2" for g in o.HOST_GROUPS), 0.7))
    s.step(T("""In principle, yes: devices of one group share one domain, so the peer's BAR would be in the map. Here every GPU is alone in its group (52, 40, 77, 65, 121, 109, 146, 134).

Groups are built from the topology and from ACS: where a bridge redirects everything upwards, the kernel may separate what is below it. So one lever is ACS in the BIOS. I am not certain that it helps on this board."""))
    s.mark("slip")
    s.say("", gap=3)
    s.aborted(2.6)
    s.say("sorry, enter key. everyone on the forums says: disable ACS in bios. i can do that tonight, 110 is idle then", gap=3)
    s.step(search("ASUS ESC8000A-E13 BIOS disable ACS AMD CBS NBIO Common Options", "Title: ESC8000A-E13 BIOS manual\nText: Advanced > AMD CBS > NBIO Common Options > ACS Enable [Auto]. Configuration options: [Auto] [Disabled] [Enabled]. AER must be enabled for ACS.\n\nTitle: ACS and GPU P2P on EPYC\nText: We disable ACS on all our boards with PEX switches. On boards without switch it makes no difference for us."))
    s.mark("empty")
    s.step(finish="stop")
    s.say("?? you came back with nothing", gap=48)
    s.step(T("""Sorry, an empty answer of the provider. What I found: the item is **Advanced > AMD CBS > NBIO Common Options > ACS Enable**, presently Auto.

Before you do it, two remarks: one of the two sources says that it makes no difference on boards without a switch, and group numbers may change afterwards. Both are easy to check after the reboot. Write down the present settings first."""))
    s.say("noted. i have to leave at 3 for a bit, will do the bios thing when i'm back in the rack room around 6. anything to prepare?", when="2026-03-19 14:57:40")
    s.step(s.files.write("host/acs_check.sh", "#!/usr/bin/env bash\n# Compare ACS and IOMMU groups before and after the BIOS change\nset -u\nout=/root/acs-$(date +%F-%H%M)\nmkdir -p \"$out\"\nfor b in 00 10 60 70 80 90 e0 f0; do\n    lspci -vvv -s \"0000:$b:01.1\" | grep -E \"ACSCap|ACSCtl\" > \"$out/acs-$b\"\ndone\nfind /sys/kernel/iommu_groups -type l | sort -V > \"$out/groups\"\ncp /etc/pve/mapping/pci.cfg \"$out/\"\ndmidecode -t bios > \"$out/bios\"\nlspci -tv > \"$out/tree\"\necho \"$out\"\n"))
    s.step(bash("scp -q host/acs_check.sh pve-gpu:/root/ && ssh pve-gpu 'bash /root/acs_check.sh && cat /root/acs-*/acs-00'", "Record the state before the change", "/root/acs-2026-03-19-1458\n\t\tACSCap:\tSrcValid+ TransBlk+ ReqRedir+ CmpltRedir+ UpstreamFwd+ EgressCtrl- DirectTrans+\n\t\tACSCtl:\tSrcValid+ TransBlk- ReqRedir+ CmpltRedir+ UpstreamFwd+ EgressCtrl- DirectTrans-", 3.1))


def play(s, runs=17):
    hop(s)
    nccl_sweep(s, NCCL_RUNS[:runs])
    tuning(s)
    quality(s)
    numa(s)
    driver(s)
    groups(s)
    s.step(T("""Prepared and recorded. `host/acs_check.sh` writes ACS registers, groups, the PCI tree and the present mapping to a directory on the host, so that we can compare after the reboot.

For the BIOS: only `ACS Enable`, nothing else. Shut down VM 128 first; 110 is yours to decide. When the node is back, tell me, and I read the groups before anything starts."""))
