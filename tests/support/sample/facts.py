# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What several scenes and both summaries must agree on."""

RUN = """#!/usr/bin/env bash
# GLM-5-NVFP4 on eight RTX PRO 6000 Blackwell, SGLang
set -euo pipefail

export CUDA_DEVICE_MAX_CONNECTIONS=8
export NCCL_P2P_DISABLE=1
export NCCL_SHM_DISABLE=0
export NCCL_MIN_NCHANNELS=8
export OMP_NUM_THREADS=8
export SGLANG_ENABLE_JIT_DEEPGEMM=0

exec /opt/glm/bin/python -m sglang.launch_server \\
    --model-path /models/GLM-5-NVFP4 \\
    --served-model-name glm-5 \\
    --tp-size 8 \\
    --quantization modelopt_fp4 \\
    --fp4-gemm-backend cutlass \\
    --kv-cache-dtype bfloat16 \\
    --attention-backend flashinfer \\
    --nsa-decode-backend tilelang \\
    --nsa-prefill-backend tilelang \\
    --moe-runner-backend flashinfer_cutlass \\
    --disable-custom-all-reduce \\
    --cuda-graph-max-bs 128 \\
    --max-running-requests 128 \\
    --mem-fraction-static 0.88 \\
    --chunked-prefill-size 8192 \\
    --host 0.0.0.0 --port 30000
"""

BENCH = """#!/usr/bin/env python3
\"\"\"One row for each concurrency; writes bench/<name>.csv\"\"\"
import csv
import re
import subprocess
import sys

LEVELS = [1, 2, 4, 8, 16, 32, 64, 96, 128]


def run(level):
    out = subprocess.run(
        ["ssh", "glm-vm", "/opt/glm/bin/python", "-m", "sglang.bench_serving", "--backend", "sglang",
         "--dataset-name", "random", "--random-input-len", "1024", "--random-output-len", "512",
         "--random-range-ratio", "1.0", "--num-prompts", str(max(16, level * 4)), "--max-concurrency", str(level)],
        capture_output=True, text=True, check=True).stdout
    get = lambda name: float(re.search(rf"{re.escape(name)}\\s+([\\d.]+)", out).group(1))
    return level, get("Output token throughput (tok/s):"), get("Mean TPOT (ms):"), get("Mean TTFT (ms):")


def main():
    with open(f"bench/{sys.argv[1]}.csv", "w", newline="") as target:
        writer = csv.writer(target)
        writer.writerow(["concurrency", "output_tok_s", "tpot_ms", "ttft_ms"])
        for level in LEVELS:
            row = run(level)
            writer.writerow(row)
            print(*row, sep="\\t", flush=True)


if __name__ == "__main__":
    main()
"""

BASELINE = [(1, 33.1), (2, 58.4), (4, 101.7), (8, 163.2), (16, 241.9), (32, 332.6), (64, 421.3), (96, 463.8), (128, 485.2)]

LXC = """arch: amd64
cores: 96
features: nesting=1
hostname: glm-ct
memory: 442368
mp0: /tank/models,mp=/models
net0: name=eth0,bridge=vmbr0,gw=192.0.2.1,hwaddr=BC:24:11:7A:20:9C,ip=192.0.2.129/24,type=veth
ostype: ubuntu
rootfs: local-zfs:subvol-129-disk-0,size=200G
swap: 0
unprivileged: 0
lxc.cgroup2.devices.allow: c 195:* rwm
lxc.cgroup2.devices.allow: c 507:* rwm
lxc.cgroup2.devices.allow: c 508:* rwm
""" + "".join(f"lxc.mount.entry: /dev/nvidia{i} dev/nvidia{i} none bind,optional,create=file\n" for i in range(8)) + """lxc.mount.entry: /dev/nvidiactl dev/nvidiactl none bind,optional,create=file
lxc.mount.entry: /dev/nvidia-uvm dev/nvidia-uvm none bind,optional,create=file
lxc.mount.entry: /dev/nvidia-uvm-tools dev/nvidia-uvm-tools none bind,optional,create=file
lxc.prlimit.memlock: unlimited
"""

CHECK = """// Smallest program that asks the driver for CUDA. Build: g++ -O1 cuinit.cpp -lcuda -o cuinit
#include <cuda.h>
#include <cstdio>

int main()
{
    const CUresult result = cuInit(0);
    const char *name = nullptr;
    cuGetErrorName(result, &name);
    std::printf("cuInit = %d (%s)\\n", result, name ? name : "?");
    if (result != CUDA_SUCCESS)
        return 1;
    int count = 0;
    cuDeviceGetCount(&count);
    std::printf("devices = %d\\n", count);
    for (int a = 0; a < count; ++a) {
        for (int b = 0; b < count; ++b) {
            int can = 0;
            if (a != b)
                cuDeviceCanAccessPeer(&can, a, b);
            std::printf("%d", can);
        }
        std::printf("\\n");
    }
    return 0;
}
"""
