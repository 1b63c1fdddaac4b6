# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first day and a half: driver, BARs, builds, the model, NaN in decode."""

import facts
import outputs as o
from session import R, T
from tools import ROOT, failed, bash, grep, host, search, task, todo, vm

PROBE = """#!/usr/bin/env python3
\"\"\"Hooks every decoder layer and reports the first one whose output is not finite.\"\"\"
import os

import torch

LIMIT = float(os.environ.get("NAN_PROBE_LIMIT", "6e4"))
_seen = set()


def install(model):
    for number, layer in enumerate(model.model.layers):
        layer.register_forward_hook(_hook(number, "layer"))
        layer.self_attn.register_forward_hook(_hook(number, "attn"))
        layer.mlp.register_forward_hook(_hook(number, "mlp"))


def _hook(number, kind):
    def check(module, args, output):
        tensor = output[0] if isinstance(output, tuple) else output
        if not torch.is_tensor(tensor) or (number, kind) in _seen:
            return
        top = tensor.abs().max()
        if not torch.isfinite(top):
            _seen.add((number, kind))
            print(f"NAN_PROBE rank={torch.distributed.get_rank()} layer={number} kind={kind} "
                  f"shape={tuple(tensor.shape)}", flush=True)
        elif top > LIMIT:
            print(f"NAN_PROBE large rank={torch.distributed.get_rank()} layer={number} kind={kind} "
                  f"absmax={top.item():.1f}", flush=True)
    return check
"""

FLOOD = """#!/usr/bin/env python3
\"\"\"Sends many prompts at once and counts answers that stop making sense.\"\"\"
import asyncio
import json
import sys

import aiohttp

URL = "http://192.0.2.128:30000/v1/completions"


async def one(session, gate, number):
    async with gate:
        body = {"model": "glm-5", "prompt": f"Count from {number} to {number + 200}:", "max_tokens": 900,
                "temperature": 0}
        async with session.post(URL, json=body) as reply:
            text = (await reply.json())["choices"][0]["text"]
            return "!!!!" in text or "\\ufffd" in text or len(set(text[-80:])) < 3


async def main(total, width):
    gate = asyncio.Semaphore(width)
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=None)) as session:
        bad = await asyncio.gather(*(one(session, gate, n) for n in range(total)))
    print(json.dumps({"prompts": total, "width": width, "bad": sum(bad)}))


asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
"""

NOTES = """# glm5 on pve-gpu

- host pve-gpu: ESC8000A-E13, 2x EPYC 9335, 512 GB, 8x RTX PRO 6000 Blackwell
- vm 128 glm-vm: q35, OVMF, 64 cores, 432 GB, Ubuntu 24.04, kernel 6.14

## Settled

- BAR 1 is 128 GB each: needs X-PciMmio64Mb=2097152 and phys-bits=host

## Open

- first start of the server
"""


def bars(s):
    s.say("""Hi. Project for this week: get GLM-5-NVFP4 (744B MoE, the nvidia fp4 quant) running with SGLang on our 8x RTX PRO 6000 Blackwell box and make it fast. I want to see 1000+ tok/s at high concurrency, it's for batch jobs.

Setup: proxmox host `pve-gpu`, all 8 cards passed through to VM 128 = `glm-vm` (ubuntu 24.04). ssh as root works to both. Start with the VM, driver isn't even installed yet. Ask before you touch the host.""", gap=38)
    s.step(R("Start with facts. Look at the VM: kernel, cards on the bus, memory, disk. Then plan."),
           T("I will take stock of the VM first and plan after that. On the host I only read."),
           vm("uname -r; lsb_release -ds; nproc; free -g | head -2; df -h / /models; lspci -nn | grep -i nvidia", "Take stock of the VM",
              "6.14.0-37-generic\nUbuntu 24.04.3 LTS\n64\n               total        used        free      shared  buff/cache   available\nMem:             424           3         419           0           1         421\nFilesystem      Size  Used Avail Use% Mounted on\n/dev/sda2       118G   11G  102G  10% /\n/dev/sdb1       1.1T   28K  1.1T   1% /models\n" +
              "\n".join(f"{b} 3D controller [0302]: NVIDIA Corporation GB202GL [RTX PRO 6000 Blackwell Server Edition] [10de:2bb5] (rev a1)" for b in o.VM_BUS)))
    s.step(todo("""
>h Driver 590 and CUDA 13.0 in the VM
-h torch with sm_120, SGLang from source
-h Download GLM-5-NVFP4
-h First start, sanity check of the output
-m Baseline over several concurrency levels
-m Optimise towards 1000 tok/s"""))
    s.step(vm("apt-get update -qq && apt-get install -y -qq linux-headers-$(uname -r) build-essential dkms 2>&1 | tail -3", "Headers and compiler", "Setting up dkms (3.0.11-1ubuntu13) ...\nSetting up linux-headers-6.14.0-37-generic (6.14.0-37.37~24.04.1) ...\nSetting up build-essential (12.10ubuntu1) ...", 48))
    s.step(vm("sh ./NVIDIA-Linux-x86_64-590.48.01.run --silent --dkms --kernel-module-type=open 2>&1 | tail -6", "Install the driver, open kernel module",
              "Building kernel modules: [##############################] 100%\nKernel module compilation complete.\nDKMS: installed nvidia/590.48.01 for 6.14.0-37-generic\nInstallation of the NVIDIA driver (version: 590.48.01) is now complete.", 187))
    s.step(vm("nvidia-smi", "First look at the cards", "No devices were found", 1.3, 9))
    s.step(vm("dmesg | grep -iE \"BAR|nvrm\" | head -40", "Why the driver finds nothing", o.guest_bars(False) + "\n" + o.dmesg(31.2, ["NVRM: This PCI I/O region assigned to your NVIDIA device is invalid:", "NVRM: BAR1 is 0M @ 0x0 (PCI:0000:01:00.0)", "nvidia 0000:01:00.0: probe with driver nvidia failed with error -1"]), 0.8))
    s.step(R("""Eight BARs of 128 GB = 1 TB of 64-bit MMIO, OVMF's default window is much smaller. Two things: the window (fw_cfg X-PciMmio64Mb) and the physical address bits of the guest CPU, since OVMF derives the window from them. It is VM configuration on the host: ask."""),
           host("qm config 128", "Read the VM configuration", "bios: ovmf\ncores: 64\ncpu: host\nefidisk0: local-zfs:vm-128-disk-0,efitype=4m,size=1M\n" + "\n".join(f"hostpci{i}: mapping=gpu-pro6000-{i},pcie=1" for i in range(8)) + "\nmachine: q35\nmemory: 442368\nname: glm-vm\nnet0: virtio=BC:24:11:3E:90:11,bridge=vmbr0\nnuma: 1\nostype: l26\nscsi0: local-zfs:vm-128-disk-1,size=120G\nscsi1: tank:vm-128-disk-0,size=1100G\nscsihw: virtio-scsi-single\nsockets: 1", 0.7))
    s.step(search("OVMF X-PciMmio64Mb 128GB BAR multiple GPUs proxmox phys-bits host",
                  """Title: Passing through GPUs with large BARs
Text: OVMF sizes the 64-bit window from the address width of the guest CPU. With several 128 GB BARs set -fw_cfg name=opt/ovmf/X-PciMmio64Mb,string=<MiB> and give the guest the physical bits of the host.

Title: BAR 1: can't assign; no space
Text: Worked for 4 cards without, for 8 cards I needed 2097152."""))
    s.step(T("""The driver is fine, the firmware of the VM is not. Each card wants a 128 GB window for BAR 1, eight of them are 1 TB, and OVMF reserves less than that. The guest kernel then says `BAR 1: can't assign; no space` and the driver gives up.

Two lines in the configuration of VM 128 would solve it:

```ini
cpu: host,phys-bits=host
args: -fw_cfg name=opt/ovmf/X-PciMmio64Mb,string=2097152
```

That is on the host, so I ask: will you do it, or may I?"""))
    s.say("did it myself, vm is rebooting", gap=402)
    s.step(bash("sleep 60; ssh glm-vm 'dmesg | grep -E \"BAR [013]\" | head -30'", "Wait for the VM, check the BARs", o.guest_bars(True), 66))
    s.step(vm("nvidia-smi", "Cards visible now", o.nvidia_smi(o.VM_BUS, 4, (76, 90), stamp="Tue Mar 17 09:21:08 2026"), 2))
    s.step(s.files.write("notes.md", NOTES))
    s.step(T("All eight cards are there, 97,887 MiB each. The BAR problem is solved and written down in `notes.md`. Next: CUDA 13.0, torch, SGLang."))


def builds(s):
    s.say("nice. go on with torch + sglang, build from source, the release wheels don't have sm_120 for everything afaik", gap=66)
    s.step(vm("sh /root/cuda_13.0.2_linux.run --silent --toolkit && /usr/local/cuda/bin/nvcc --version | tail -2", "Install the CUDA toolkit", "Cuda compilation tools, release 13.0, V13.0.88\nBuild cuda_13.0.r13.0/compiler.36424714_0", 312))
    s.step(vm("apt-get install -y -qq python3.12-venv ninja-build cmake && python3.12 -m venv /opt/glm && /opt/glm/bin/pip install -q -U pip wheel setuptools && /opt/glm/bin/pip install torch==2.10.0 | tail -12", "Virtual environment with torch",
              o.pip([("torch", "2.10.0+cu130", 722.4), ("nvidia-nccl-cu13", "2.28.9", 196.1), ("triton", "3.6.0", 188.2), ("sympy", "1.14.0", 6.3)]), 121))
    s.step(vm("/opt/glm/bin/python -c \"import torch; print(torch.cuda.device_count(), torch.cuda.get_device_capability(), torch.cuda.get_arch_list())\"", "Does torch know sm_120", "8 (12, 0) ['sm_75', 'sm_80', 'sm_86', 'sm_90', 'sm_100', 'sm_120', 'compute_120']", 5))
    s.step(vm("git clone -q https://github.com/sgl-project/sglang /opt/sglang && cd /opt/sglang && git log --oneline | head -5", "Clone SGLang", "8c41f0d [NSA] tilelang decode: support page size 64\n2f70b1e fix: modelopt fp4 loader with fused shared experts\nb91d7ac [Blackwell] select cutlass fp4 gemm by capability\n31ea55d docs: GLM-5 usage\n70c9ad2 bench_serving: report peak concurrency", 22))
    s.step(vm("cd /opt/sglang && /opt/glm/bin/pip install -e python[all] 2>&1 | tail -8", "Install SGLang in place", o.pip([("flashinfer-python", "0.6.4", 8.1), ("xgrammar", "0.1.31", 7.6), ("transformers", "5.1.0", 11.9), ("sgl-kernel", "0.3.21", 611.0)]) + "\nSuccessfully installed sglang-0.5.9.dev212", 163))
    s.step(vm("cd /opt/sglang/sgl-kernel && TORCH_CUDA_ARCH_LIST=12.0a MAX_JOBS=24 /opt/glm/bin/pip wheel . --no-deps --no-build-isolation -w /tmp/w 2>&1 | tail -15", "Build sgl-kernel for sm_120", o.ninja(214, 214, "sgl_kernel").replace("flash_fwd", "gemm_fwd").replace("flash_bwd", "moe_bwd") + "\nBuilding wheel for sgl-kernel (pyproject.toml): finished with status 'done'", 1310))
    s.step(vm("/opt/glm/bin/pip install --force-reinstall --no-deps /tmp/w/sgl_kernel-*.whl && /opt/glm/bin/python -c \"import sgl_kernel; print(sgl_kernel.__version__)\"", "Install the wheel", "Successfully installed sgl-kernel-0.3.21\n0.3.21", 9))
    s.step(vm("/opt/glm/bin/python -c \"import sglang.srt.models.glm4_moe, sglang.srt.models.deepseek_v2\"", "Import the model code once",
              "Traceback (most recent call last):\n  File \"<string>\", line 1, in <module>\n  File \"/opt/sglang/python/sglang/srt/models/deepseek_v2.py\", line 58, in <module>\n    from sglang.srt.layers.attention.nsa.utils import nsa_use_prefill_cp\n  File \"/opt/sglang/python/sglang/srt/layers/rotary_embedding.py\", line 31, in <module>\n    from flash_attn.layers.rotary import apply_rotary_emb\nModuleNotFoundError: No module named 'flash_attn'", 8, 1))
    s.step(T("SGLang and its kernels are built for sm_120. One import wants `flash_attn`, for its rotary kernel only. No wheel exists for torch 2.10 with CUDA 13, so that is a source build too. I start it now; it may take a while."),
           vm("cd /opt && git clone -q --branch v2.8.3 https://github.com/Dao-AILab/flash-attention && cd flash-attention && FLASH_ATTN_CUDA_ARCHS=120 /opt/glm/bin/pip wheel . --no-build-isolation --no-deps -w /tmp/w 2>&1 | tail -20", "Build flash-attn",
              o.ninja(73, 41, "flash_attn", error="ptxas error   : Entry function '_ZN5flash23flash_fwd_kernelI23Flash_fwd_kernel_traitsILi256ELi64ELi64ELi4E' uses too much shared data (0x1c400 bytes, 0x18c00 max)"), 1102, 1))
    s.step(R("hdim256 needs 115,712 bytes of shared memory; sm_120 has 101,376 at most. So the forward kernel with that tile cannot exist on this chip. The setup has no switch for head sizes except FLASH_ATTENTION_DISABLE_* in the hopper directory. Try with fewer jobs first? No: it's a hard error, not memory."),
           vm("cd /opt/flash-attention && grep -n \"hdim256\" setup.py | head; ls csrc/flash_attn/src/*hdim256* | wc -l", "Where hdim256 comes in",
              "234:                        \"csrc/flash_attn/src/flash_fwd_hdim256_fp16_sm80.cu\",\n235:                        \"csrc/flash_attn/src/flash_fwd_hdim256_bf16_sm80.cu\",\n248:                        \"csrc/flash_attn/src/flash_bwd_hdim256_fp16_sm80.cu\",\n249:                        \"csrc/flash_attn/src/flash_bwd_hdim256_bf16_sm80.cu\"\n16", 1))
    s.say("how long will this take? i see 64 nvcc processes on that vm", gap=0.1)
    s.step(vm("uptime; free -g | head -2; pgrep -c cicc", "Load on the VM", " 10:00:04 up 56 min,  1 user,  load average: 71.40, 66.02, 48.11\n               total        used        free      shared  buff/cache   available\nMem:             424         402           6           0          16          19\n63", 1))
    s.step(vm("dmesg | grep -i \"out of memory\" | tail -3", "Has the kernel killed something", "[ 3171.220914] Out of memory: Killed process 48127 (cicc) total-vm:9411204kB, anon-rss:8120332kB\n[ 3175.901127] Out of memory: Killed process 48133 (cicc) total-vm:9402160kB, anon-rss:8098112kB", 0.6))
    s.step(T("""Not long any more, as it has just died, and for two reasons:

1. Without `MAX_JOBS` ninja starts 64 compilers at 6 to 8 GB each. The kernel killed two of them.
2. Even without that it could not finish: `hdim256` needs 115,712 bytes of shared memory for each block and sm_120 offers 101,376.

Proposal: build with `MAX_JOBS=16` and drop the head sizes that we do not need. SGLang uses the rotary kernel only, so 64 and 128 are more than enough. I would patch `setup.py` in our clone, not upstream. **Shall I go ahead with that?**"""))
    s.mark("blank")
    s.say("", gap=83)
    s.step(R("An empty message. The proposal before was a yes/no question; the alternative is to wait. There is little risk: it is a build in a scratch clone. Go on, and say which assumption I make."),
           T("Your message arrived empty; I take it as a yes, since the patch only touches our own clone and is easily undone."),
           vm("cd /opt/flash-attention && sed -i -e \"/hdim\\(32\\|96\\|192\\|256\\)_/d\" setup.py && git diff --stat && MAX_JOBS=16 FLASH_ATTN_CUDA_ARCHS=120 /opt/glm/bin/pip wheel . --no-build-isolation --no-deps -w /tmp/w 2>&1 | tail -9", "Build with 16 jobs and two head sizes",
              " setup.py | 32 --------------------------------\n 1 file changed, 32 deletions(-)\n" + o.ninja(25, 25, "flash_attn") + "\nSuccessfully built flash-attn", 688))
    s.step(vm("/opt/glm/bin/pip install --no-deps /tmp/w/flash_attn-*.whl && cd / && /opt/glm/bin/python -c \"import sglang.srt.models.deepseek_v2; print('ok')\"", "Install and import again",
              "Successfully installed flash-attn-2.8.3\nImportError: /opt/glm/lib/python3.12/site-packages/flash_attn_2_cuda.cpython-312-x86_64-linux-gnu.so: undefined symbol: _ZN5flash12run_mha_bwd_IN7cutlass10bfloat16_tELi256ELb1EEEvR16Flash_bwd_paramsP11CUstream_st", 11, 1))
    s.step(R("The dispatch in flash_api.cpp references all head sizes through static_switch.h HEADDIM_SWITCH. Remove those cases as well."),
           vm("cd /opt/flash-attention && sed -n \"/HEADDIM_SWITCH/,/^  }()/p\" csrc/flash_attn/src/static_switch.h", "The switch that mentions every head size",
              "#define HEADDIM_SWITCH(HEADDIM, ...)       \\\n  [&] {                                    \\\n    if (HEADDIM <= 32) {                   \\\n      constexpr static int kHeadDim = 32;  \\\n      return __VA_ARGS__();                \\\n    } else if (HEADDIM <= 64) {            \\\n      constexpr static int kHeadDim = 64;  \\\n      return __VA_ARGS__();                \\\n    } else if (HEADDIM <= 96) {            \\\n      constexpr static int kHeadDim = 96;  \\\n      return __VA_ARGS__();                \\\n    } else if (HEADDIM <= 128) {           \\\n      constexpr static int kHeadDim = 128; \\\n      return __VA_ARGS__();                \\\n    } else if (HEADDIM <= 192) {           \\", 0.8))
    s.step(vm("cd /opt/flash-attention && python3 - <<\"EOF\"\nimport re\np = \"csrc/flash_attn/src/static_switch.h\"\nt = open(p).read()\nhead = t.index(\"#define HEADDIM_SWITCH\")\nt = t[:head] + \"#define HEADDIM_SWITCH(HEADDIM, ...) [&] { if (HEADDIM <= 64) { constexpr static int kHeadDim = 64; return __VA_ARGS__(); } else { constexpr static int kHeadDim = 128; return __VA_ARGS__(); } }()\\n\"\nopen(p, \"w\").write(t)\nEOF\nMAX_JOBS=16 FLASH_ATTN_CUDA_ARCHS=120 /opt/glm/bin/pip wheel . --no-build-isolation --no-deps -w /tmp/w 2>&1 | tail -3", "Patch the switch, build again", "  Created wheel for flash-attn: filename=flash_attn-2.8.3-cp312-cp312-linux_x86_64.whl size=58811204\nSuccessfully built flash-attn", 655))
    s.step(vm("/opt/glm/bin/pip install --force-reinstall --no-deps /tmp/w/flash_attn-*.whl && cd / && /opt/glm/bin/python -c \"import sglang.srt.models.deepseek_v2; print('ok')\"", "Install and import", "Successfully installed flash-attn-2.8.3\nok", 12))
    s.step(s.files.edit("notes.md", "## Open\n", "- flash-attn 2.8.3: MAX_JOBS=16, archs 120, head sizes 64/128 only (hdim256 does not fit sm_120)\n\n## Open\n"))
    s.step(T("Built, installed, imports. For the record: the first failure was ptxas (`hdim256` on sm_120), the second memory, the third a symbol that the dispatcher still wanted. All three are in `notes.md`."))


def model(s):
    s.say("good. model: nvidia/GLM-5-NVFP4 to /models. hf token is in the env of root", when="2026-03-17 11:05:33")
    s.step(vm("cd /models && HF_XET_HIGH_PERFORMANCE=1 nohup /opt/glm/bin/hf download nvidia/GLM-5-NVFP4 --local-dir GLM-5-NVFP4 > dl.log 2>&1 & sleep 20; tail -3 /models/dl.log", "Start the download", "Fetching 97 files:   0%|          | 0/97 [00:00<?, ?it/s]\nDownloading 'model-00001-of-00083.safetensors' to '/models/GLM-5-NVFP4/.cache/huggingface/download/model-00001.safetensors.incomplete'", 23))
    s.step(bash("sleep 600; ssh glm-vm 'du -sh /models/GLM-5-NVFP4; tail -1 /models/dl.log'", "Progress after ten minutes", "71G\t/models/GLM-5-NVFP4\nFetching 97 files:  15%|█▌        | 15/97 [10:02<57:11, 41.85s/it]", 603))
    s.step(s.files.write("run_glm5.sh", facts.RUN.replace("    --disable-custom-all-reduce \\\n", "").replace("    --fp4-gemm-backend cutlass \\\n", "").replace("bfloat16", "fp8_e4m3").replace("tilelang", "trtllm")))
    s.step(T("About an hour for the download. Meanwhile I wrote a first `run_glm5.sh`. I left the backends at what SGLang recommends for Blackwell; if sm_120 objects, we will see at which line."))
    s.shell("ssh glm-vm 'df -h /models; ls /models/GLM-5-NVFP4 | wc -l'", "Filesystem      Size  Used Avail Use% Mounted on\n/dev/sdb1       1.1T  133G  967G  13% /models\n36\n", 1.2, gap=1210)
    s.say("lunch. tell me when it's through", gap=22)
    s.step(bash("while ssh glm-vm 'pgrep -f \"hf download\"' >/dev/null; do sleep 30; done; ssh glm-vm 'du -sh /models/GLM-5-NVFP4; ls /models/GLM-5-NVFP4 | wc -l; tail -2 /models/dl.log'", "Wait for the download", "405G\t/models/GLM-5-NVFP4\n97\nFetching 97 files: 100%|██████████| 97/97 [56:41<00:00, 35.06s/it]\n/models/GLM-5-NVFP4", 1502))
    s.step(vm("cd /models/GLM-5-NVFP4 && ls -l | head -30 && cat hf_quant_config.json", "Look at the files", "total 424612816\n" + o.shards(1, 24) + '\n{\n    "producer": {"name": "modelopt", "version": "0.41.0"},\n    "quantization": {\n        "quant_algo": "NVFP4",\n        "kv_cache_quant_algo": "FP8",\n        "group_size": 16,\n        "exclude_modules": ["lm_head", "*self_attn*", "*.indexer.*"]\n    }\n}', 1))
    s.step(vm("cd /models/GLM-5-NVFP4 && /opt/glm/bin/python - <<\"EOF\"\nimport json, glob\nfrom safetensors import safe_open\nindex = json.load(open(\"model.safetensors.index.json\"))[\"weight_map\"]\nmissing = 0\nfor name in sorted(set(index.values())):\n    with safe_open(name, \"pt\") as f:\n        keys = set(f.keys())\n    missing += sum(1 for k, v in index.items() if v == name and k not in keys)\nprint(len(index), \"tensors\", missing, \"missing\")\nEOF", "Check every tensor against the index", "95114 tensors 0 missing", 44))
    s.step(T("Download complete and consistent: 405 GB, 83 shards, 95,114 tensors, none missing. The configuration says NVFP4 weights and an FP8 KV cache, attention stays in bf16."))
    s.say("start it", when="2026-03-17 13:25:40")
    s.step(bash("scp -q run_glm5.sh glm-vm:/opt/glm/ && ssh glm-vm 'systemd-run --unit glm5 --collect bash /opt/glm/run_glm5.sh; sleep 330; journalctl -u glm5 --no-pager -o cat | tail -60'", "First start",
                o.boot_log(stamp="2026-03-17 14:11") + "\n[2026-03-17 14:16:01 TP3] Scheduler hit an exception: Traceback (most recent call last):\n  File \"/opt/sglang/python/sglang/srt/model_executor/model_runner.py\", line 1903, in kernel_warmup\n    self._flashinfer_autotune()\n  File \"/opt/glm/lib/python3.12/site-packages/flashinfer/gemm/gemm_base.py\", line 2411, in mm_fp4\n    raise BackendSupportedError(f\"mm_fp4 does not support backend 'trtllm' with capability {major}{minor}\")\nflashinfer.utils.BackendSupportedError: mm_fp4 does not support backend 'trtllm' with capability 120", 337, 0))
    s.step(failed("read", {"filePath": f"{ROOT}/ref/sglang/python/sglang/srt/server_args.py"}, f"Error: File not found: {ROOT}/ref/sglang/python/sglang/srt/server_args.py"),
           bash("git clone -q --depth 1 https://github.com/sgl-project/sglang ref/sglang && ls ref/sglang/python/sglang/srt | wc -l", "A local copy of the sources for reading", "61", 14))
    s.step(grep("fp4.gemm.backend|fp4_gemm_backend", "/opt/sglang/python/sglang/srt", [("/opt/sglang/python/sglang/srt/server_args.py", [(411, "    fp4_gemm_runner_backend: str = \"auto\""), (3302, "            \"--fp4-gemm-backend\","), (3304, "            choices=FP4_GEMM_RUNNER_BACKEND_CHOICES,")]), ("/opt/sglang/python/sglang/srt/layers/quantization/fp4_utils.py", [(23, "    AUTO = \"auto\""), (24, "    CUDNN = \"flashinfer_cudnn\""), (25, "    CUTLASS = \"cutlass\""), (61, "    if is_blackwell():  # sm_100 and sm_120 alike")])]))
    s.step(s.files.edit("run_glm5.sh", "    --quantization modelopt_fp4 \\\n", "    --quantization modelopt_fp4 \\\n    --fp4-gemm-backend cutlass \\\n"))
    s.step(bash("scp -q run_glm5.sh glm-vm:/opt/glm/ && ssh glm-vm 'systemd-run --unit glm5 --collect bash /opt/glm/run_glm5.sh; sleep 420; journalctl -u glm5 --no-pager -o cat | tail -12'", "Start with cutlass",
                "[2026-03-17 14:31:12 TP0] Memory pool end. avail mem=9.42 GB\n[2026-03-17 14:31:20 TP0] Capture cuda graph begin. This can take up to several minutes. avail mem=9.37 GB\n[2026-03-17 14:31:20 TP0] Capture cuda graph bs [1, 2, 4, 8, 12, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128]\n  0%|          | 0/20 [00:00<?, ?it/s]", 428))
    s.step(vm("nvidia-smi --query-gpu=index,pci.bus_id,memory.used,utilization.gpu,power.draw,temperature.gpu --format=csv", "Are the cards busy", o.smi_query(88120, 100), 1.2))
    s.step(vm("/opt/glm/bin/pip -q install py-spy && py-spy dump --pid $(pgrep -f \"sglang::scheduler_TP0\") | head -24", "What is rank 0 doing",
              "Process 21877: sglang::scheduler_TP0\nPython v3.12.3 (/usr/bin/python3.12)\n\nThread 21877 (active): \"MainThread\"\n    all_reduce (sglang/srt/distributed/device_communicators/custom_all_reduce.py:334)\n    custom_all_reduce (sglang/srt/distributed/device_communicators/custom_all_reduce.py:352)\n    _all_reduce_out_place (sglang/srt/distributed/parallel_state.py:612)\n    forward (sglang/srt/layers/linear.py:1405)\n    forward (sglang/srt/models/deepseek_v2.py:2210)\n    run_once (sglang/srt/model_executor/cuda_graph_runner.py:731)\n    capture_one_batch_size (sglang/srt/model_executor/cuda_graph_runner.py:744)\n    capture (sglang/srt/model_executor/cuda_graph_runner.py:561)", 6))
    s.step(R("It hangs in custom all-reduce during capture. That kernel writes to peer memory through IPC handles and spins on flags. Without P2P the flag never arrives. 100 % utilisation fits with spinning."),
           vm("nvidia-smi topo -p2p r | head -10", "P2P state in the VM", o.topo_p2p("NS").split("\n\n")[0], 1))
    s.step(s.files.edit("run_glm5.sh", "    --cuda-graph-max-bs 128 \\\n", "    --disable-custom-all-reduce \\\n    --cuda-graph-max-bs 128 \\\n"))
    s.step(bash("ssh glm-vm 'systemctl stop glm5'; scp -q run_glm5.sh glm-vm:/opt/glm/ && ssh glm-vm 'systemd-run --unit glm5 --collect bash /opt/glm/run_glm5.sh; sleep 480; journalctl -u glm5 --no-pager -o cat | tail -9'", "Start without custom all-reduce", o.boot_tail("2026-03-17 14:52"), 489))
    s.step(bash("curl -s http://192.0.2.128:30000/v1/chat/completions -d '{\"model\":\"glm-5\",\"messages\":[{\"role\":\"user\",\"content\":\"Name three uses of a brick.\"}],\"max_tokens\":120}' | jq -r .choices[0].message.content", "First question to the model", "1. Building walls and other masonry structures.\n2. Holding a door open.\n3. As a weight, for example to press a book or keep a tarp in place.", 5.6))
    s.step(T("""**It runs.** Three uses of a brick, in good English, from 744 billion parameters.

On the way:

| obstacle | reason | fix |
|---|---|---|
| `mm_fp4 … capability 120` | auto choice picks the sm_100 backend | `--fp4-gemm-backend cutlass` |
| hang at graph capture | custom all-reduce spins on peer memory, no P2P in the VM | `--disable-custom-all-reduce` |

The second one is worth remembering: P2P says NS for all pairs in this VM. Next I would send it something longer."""))


def nan(s):
    s.say("wow ok. throw 64 parallel long requests at it", when="2026-03-17 14:48:31")
    s.step(s.files.write("tools/flood.py", FLOOD))
    s.step(bash("python3 tools/flood.py 64 64", "64 requests at once", "Traceback (most recent call last):\n  File \"/home/jonas/glm5/tools/flood.py\", line 31, in <module>\n    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))\n  File \"/home/jonas/glm5/tools/flood.py\", line 19, in one\n    text = (await reply.json())[\"choices\"][0][\"text\"]\naiohttp.client_exceptions.ServerDisconnectedError: Server disconnected", 71, 1))
    s.step(vm("journalctl -u glm5 --no-pager -o cat | tail -25", "What the server says", o.decode_log(7, 64, 402, "2026-03-17 15:08") + "\n[2026-03-17 15:09:02 TP0] Detected errors during sampling! NaN in the logits.\n[2026-03-17 15:09:02 TP0] Scheduler hit an exception: Traceback (most recent call last):\n  File \"/opt/sglang/python/sglang/srt/layers/sampler.py\", line 88, in forward\n    raise ValueError(\"Detected errors during sampling! NaN in the logits.\")\nValueError: Detected errors during sampling! NaN in the logits.\n[2026-03-17 15:09:03] SIGQUIT received. signum=None, frame=None. It usually means one child failed.", 1.4))
    s.step(R("""NaN in the logits in decode, under load, after some hundred tokens. Suspects:
1. FP4 scales overflow for some expert that is rarely chosen.
2. FP8 KV cache: scale 1.0, overflow to inf when k is large.
3. Sparse attention decode backend (trtllm) on sm_120, not tested by anyone probably.
4. CUDA graph padding: padded requests read garbage.

Discriminate: eager mode (4), bf16 KV (2), other decode backend (3), probe (1)."""),
           todo("""
xh First start of the server
>h Find the cause of NaN in decode
-h Eager mode, to exclude CUDA graphs
-h KV cache in bf16
-h Other decode backend for sparse attention
-m Probe each layer
-m Baseline"""))
    s.step(T("It answers well for a while and then produces NaN in decode, about 300 tokens in. I have four suspects (FP4 scales, FP8 KV cache, the sparse attention backend, graph padding) and will exclude them one at a time. Each start costs about eight minutes."))
    s.say("ok. do you have a favourite?", gap=45)
    s.mark("reasoning_only")
    s.step(R("""Favourite? Honestly: the FP4 scales, because there are 256 experts and the rare ones have had little calibration. But the KV cache is equally likely. The user just wants a guess. Hmm, the trtllm decode path on sm_120 is the least tested code of all, though the failure would then probably be immediate and not after 300 tokens. Unless it has to do with pages: 300 tokens with page size 64 is the fifth page. I will start with eager mode since it is cheapest."""))
    s.say("?", gap=94)
    s.step(T("Sorry, that thought stayed with me. The FP4 scales of rarely used experts: 256 of them, and calibration data is thin for some. Second favourite: the FP8 KV cache. I begin with eager mode because it is the cheapest to exclude."),
           bash("ssh glm-vm 'sed \"s/--cuda-graph-max-bs 128/--disable-cuda-graph/\" /opt/glm/run_glm5.sh > /opt/glm/run_eager.sh; systemd-run --unit glm5 --collect bash /opt/glm/run_eager.sh; sleep 400'; python3 tools/flood.py 64 64", "Eager mode, 64 requests", "aiohttp.client_exceptions.ServerDisconnectedError: Server disconnected", 512, 1))
    s.step(vm("journalctl -u glm5 --no-pager -o cat | grep -E \"NaN|Decode batch\" | tail -6", "Same failure without graphs?", o.decode_log(5, 64, 61, "2026-03-17 15:31").replace("cuda graph: True", "cuda graph: False") + "\n[2026-03-17 15:33:40 TP0] Detected errors during sampling! NaN in the logits.", 1))
    s.step(s.files.write("tools/nan_probe.py", PROBE))
    s.step(bash("scp -q tools/nan_probe.py glm-vm:/opt/sglang/python/sglang/srt/nan_probe.py && ssh glm-vm 'cd /opt/sglang && git apply /tmp/probe_hook.patch && git diff --stat'", "Hook the probe into the model runner", " python/sglang/srt/model_executor/model_runner.py | 3 +++\n 1 file changed, 3 insertions(+)", 2))
    s.step(bash("ssh glm-vm 'systemd-run --unit glm5 --collect bash /opt/glm/run_eager.sh; sleep 400'; python3 tools/flood.py 64 64; ssh glm-vm 'journalctl -u glm5 --no-pager -o cat | grep NAN_PROBE | head -12'", "Which layer turns NaN first",
                "NAN_PROBE rank=5 layer=0 kind=attn shape=(64, 6144)\nNAN_PROBE rank=5 layer=0 kind=layer shape=(64, 6144)\nNAN_PROBE rank=5 layer=0 kind=mlp shape=(64, 6144)\nNAN_PROBE rank=5 layer=1 kind=attn shape=(64, 6144)\nNAN_PROBE rank=0 layer=0 kind=layer shape=(64, 6144)\nNAN_PROBE rank=2 layer=0 kind=layer shape=(64, 6144)", 530))
    s.step(R("Layer 0, attention. Not an expert at all: layer 0 is dense. So FP4 scales are out, my favourite was wrong. It starts on one rank and the all-reduce spreads it. Attention: KV cache or decode backend."),
           T("My favourite was wrong. The first NaN appears in **layer 0, attention**, on one rank, and the all-reduce carries it to the others. Layer 0 has no experts. That leaves the KV cache and the decode backend."))
    s.say("then test bf16 kv", gap=31)
    s.step(bash("ssh glm-vm 'sed -i s/fp8_e4m3/bfloat16/ /opt/glm/run_eager.sh; systemctl stop glm5; systemd-run --unit glm5 --collect bash /opt/glm/run_eager.sh; sleep 410'; python3 tools/flood.py 64 64", "KV cache in bf16", '{"prompts": 64, "width": 64, "bad": 3}', 566))
    s.step(bash("python3 tools/flood.py 256 64; ssh glm-vm 'journalctl -u glm5 --no-pager -o cat | grep NAN_PROBE | sort | uniq -c | sort -rn | head'", "More prompts", 'aiohttp.client_exceptions.ServerDisconnectedError: Server disconnected\n     14 NAN_PROBE large rank=1 layer=0 kind=attn absmax=61440.0\n      9 NAN_PROBE large rank=6 layer=0 kind=attn absmax=63488.0\n      1 NAN_PROBE rank=6 layer=0 kind=attn shape=(64, 6144)', 201, 1))
    s.step(T("Better, not cured: with bf16 it takes longer, three answers of 64 were garbage, and at 256 prompts the server died again. So FP8 makes it worse but is not the source. The probe now shows values near 6e4 in the attention output, which smells of memory that nobody wrote."))
    s.mark("agent")
    s.message_of_user([{"type": "agent", "name": "explore", "source": {"value": "@explore", "start": 0, "end": 8}},
                       {"type": "text", "text": " Use the above message and context to generate a prompt and call the task tool with subagent: explore", "synthetic": True}], gap=58)
    s.mark("task")
    s.step(task("Find reads past sequence end", "In the SGLang source tree mirrored at /home/jonas/glm5/ref/sglang, find how the NSA (sparse attention) decode backends choose KV pages. We see NaN or values near 6e4 in the attention output of layer 0 after some hundred tokens with `--nsa-decode-backend trtllm` on sm_120. Look for: (1) page table entries beyond the sequence length and how they are masked, (2) whether unwritten pages are zeroed, (3) differences between the trtllm, flashmla and tilelang paths. Read only. Report file and line for each finding.", "explore",
                """Findings, file and line relative to `python/sglang/srt/layers/attention`:

1. `nsa_backend.py:812-848` pads the list of selected token indices to a multiple of 2048 with **-1**.
2. `nsa_backend.py:1377` (trtllm path) clamps the indices: `indices.clamp_(min=0)`. A padded entry therefore points to slot 0 of the page table instead of being masked; masking is left to `seq_lens`, which is rounded up to the page size in line 1391.
3. `nsa/tilelang_kernel.py:402` masks `-1` explicitly with `T.if_then_else(idx >= 0, ...)`.
4. The KV pool is allocated with `torch.empty` (`mem_cache/memory_pool.py:1204`); unwritten slots of the last page are never zeroed.

So in the trtllm path the last, partly filled page is read beyond the end of the sequence. Whatever lies there takes part in the softmax. tilelang is not affected.""", 163))
    s.step(R("That matches everything: layer 0 (first reader), after several pages, one rank, worse with FP8 (garbage bytes decode to NaN more often in e4m3: 0x7f/0xff are NaN; in bf16 exponents all ones are rarer)."),
           T("""The sub-agent found it, and it explains every observation:

- the trtllm path clamps padded indices to 0 and rounds `seq_lens` **up to the page**, so the last, partly filled page is read beyond its end
- the pool is allocated with `torch.empty`, nobody zeroes those slots
- FP8 makes it worse since `0x7f` and `0xff` are NaN in e4m3; in bf16 garbage is mostly just wrong

tilelang masks explicitly. I switch both NSA backends to it and keep bf16 for the cache."""),
           s.files.edit("run_glm5.sh", "    --kv-cache-dtype fp8_e4m3 \\\n", "    --kv-cache-dtype bfloat16 \\\n"),
           s.files.edit("run_glm5.sh", "    --nsa-decode-backend trtllm \\\n    --nsa-prefill-backend trtllm \\\n", "    --nsa-decode-backend tilelang \\\n    --nsa-prefill-backend tilelang \\\n"))
    s.step(bash("ssh glm-vm 'systemctl stop glm5; cd /opt/sglang && git checkout -q .'; scp -q run_glm5.sh glm-vm:/opt/glm/; ssh glm-vm 'systemd-run --unit glm5 --collect bash /opt/glm/run_glm5.sh; sleep 500; journalctl -u glm5 --no-pager -o cat | tail -9'", "Start with tilelang and graphs, probe removed", o.boot_tail("2026-03-17 17:26"), 511))
    for total, seconds in ((64, 140), (256, 420)):
        s.step(bash(f"python3 tools/flood.py {total} 64", f"{total} prompts, 64 at once", f'{{"prompts": {total}, "width": 64, "bad": 0}}', seconds))
    s.step(T("64 and 256 prompts without a single bad answer. I would let 2,000 run before I call it solved. It takes about an hour."))
    s.say("do that. i'm off for today, write up what you find and don't restart anything when it's done", gap=88)
    s.step(bash("python3 tools/flood.py 2000 64", "2000 prompts, 64 at once", '{"prompts": 2000, "width": 64, "bad": 0}', 3390))
    s.step(s.files.edit("notes.md", "## Open\n\n- first start of the server\n", "- NaN in decode: trtllm NSA path reads past the end of the last page on sm_120. tilelang for both + KV in bf16, 2000 prompts clean\n- fp4 gemm: cutlass (auto picks sm_100 code)\n- custom all-reduce off: spins forever without P2P\n\n## Open\n\n- baseline\n"))
    s.step(T("""2,000 prompts, **0 bad**. The NaN problem is solved. `notes.md` has cause and remedy, the server is still up, nothing was restarted.

For tomorrow: the baseline, from 1 to 128 concurrent requests."""))


def morning(s):
    s.say("morning. is it still up?", when="2026-03-18 08:41:19")
    s.step(vm("systemctl status glm5 --no-pager | head -5; curl -s localhost:30000/health_generate -o /dev/null -w \"%{http_code}\\n\"; nvidia-smi --query-gpu=index,pci.bus_id,memory.used,utilization.gpu,power.draw,temperature.gpu --format=csv", "State of the server",
              "● glm5.service - /usr/bin/bash /opt/glm/run_glm5.sh\n     Loaded: loaded (/run/systemd/transient/glm5.service; transient)\n     Active: active (running) since Tue 2026-03-17 15:38:21 CET; 17h ago\n   Main PID: 31205 (python)\n      Tasks: 1822\n200\n" + o.smi_query(91302, 0), 3))
    s.step(T("Still up after 17 hours, health check answers 200, all cards idle. Shall I write the benchmark script and start with the baseline?"))
    s.mark("no_parts")
    s.message_of_user([], gap=41)
    s.step(R("The message has no content at all, not even an empty text. Perhaps the client lost it. The question was whether to start; I should not guess for a long benchmark when the user may be typing something else. Ask."),
           T("Your last message reached me without any content. Did you mean yes, or did something get lost?"))
    s.say("huh, terminal hung when i hit enter, had to kill the client. yes, baseline please", gap=73)


def play(s):
    bars(s)
    builds(s)
    model(s)
    nan(s)
    morning(s)
