# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages 505 to the end: true topology at last, CUDA that does not start, the second long compaction."""

import facts
import outputs as o
from session import R, T
from summaries import second_summary
from tools import bash, ct, host, search, todo

CONF = """# /etc/modprobe.d/nvidia-glm.conf on pve-gpu
options nvidia NVreg_OpenRmEnableUnsupportedGpus=1
options nvidia NVreg_EnableGpuFirmware=18
options nvidia-drm modeset=0
"""


def play(s):
    assert s.index() == 505, s.index()
    s.say("129 is privileged now and all 8 nodes are bind mounted, restarted it. check inside", when="2026-03-20 16:22:31")
    s.step(ct("ls -l /dev/nvidia* && id -u && cat /proc/self/uid_map", "Check device nodes and user map in the container", o.ls_devices() + "\n0\n         0          0 4294967295", 1.1))
    s.step(ct("nvidia-smi", "See whether the container finds the GPUs", o.nvidia_smi(o.HOST_BUS, 4, (80, 88), stamp="Fri Mar 20 16:23:40 2026"), 2.2))
    s.step(ct("nvidia-smi topo -m", "Topology as the container sees it", o.topo_host(), 1.9))
    s.step(T("""**This is the result the whole detour was for.** Inside the container:

- GPU 0-3: `NODE` to each other (socket 0)
- GPU 4-7: `NODE` to each other (socket 1)
- everything else: `SYS`

No `PHB` anywhere. That is the true bare-metal topology, the one the VM could never show. P2P DMA should work now, in theory. I would check three things, in this order: `topo -p2p r`, `p2pBandwidthLatencyTest`, then SGLang with custom all-reduce switched on."""))
    s.say("finally!! ok p2p test, then sglang. model is in /tank/models, mounted at /models", gap=64)
    s.step(ct("du -sh /models/GLM-5-NVFP4 && ls /models/GLM-5-NVFP4 | wc -l && df -h /models | tail -1", "Check that the model is complete in the container",
              "405G\t/models/GLM-5-NVFP4\n97\ntank/models     3.5T  406G  3.1T  12% /models", 1.4))
    s.step(ct("/opt/glm/bin/python -c \"import torch; print(torch.__version__, torch.version.cuda); print(torch.cuda.is_available(), torch.cuda.device_count())\"", "Ask torch for CUDA",
              "2.10.0+cu130 13.0\n/opt/glm/lib/python3.12/site-packages/torch/cuda/__init__.py:182: UserWarning: CUDA initialization: Unexpected error from cudaGetDeviceCount(). Did you run some cuda functions before calling NumCudaDevices() that might have already set an error? Error 3: initialization error (Triggered internally at /pytorch/c10/cuda/CUDAFunctions.cpp:119.)\n  return torch._C._cuda_getDeviceCount() > 0\nFalse 8", 6.4))
    s.step(R("Error 3 from cudaGetDeviceCount. It might be torch, the runtime or the driver. Take torch out: a program of twenty lines with the driver API only. I can let it print the peer matrix too, then it serves twice."),
           s.files.write("tools/cuinit.cpp", facts.CHECK),
           bash("scp -q tools/cuinit.cpp pve-gpu:/tank/models/tools/ && ssh pve-gpu 'pct exec 129 -- bash -lc \"cd /models/tools && g++ -O1 -I/usr/local/cuda/include cuinit.cpp -L/usr/local/cuda/lib64/stubs -lcuda -o cuinit && ./cuinit\"'",
                "Build and run the smallest CUDA program in the container", "cuInit = 3 (CUDA_ERROR_NOT_INITIALIZED)", 5.2, 1))
    s.step(T("""The celebration was early. `nvidia-smi` works in the container, CUDA does not: `cuInit()` returns **3, CUDA_ERROR_NOT_INITIALIZED**. It is not torch, the twenty-line program fails in the same way.

`nvidia-smi` talks to the driver through NVML and needs only `/dev/nvidiactl` and the card nodes. CUDA also needs `/dev/nvidia-uvm`. The classic cause in a container is a device cgroup that lets the node be seen but not opened."""))
    s.say("must be the cgroup thing then. run it on the host too so we know", gap=51)
    assert s.index() == 516
    s.step(host("cd /tank/models/tools && ./cuinit; echo \"exit $?\"", "Run the same program on the host, outside of any container", "cuInit = 3 (CUDA_ERROR_NOT_INITIALIZED)\nexit 1", 1.7, 0))
    s.step(host("dmesg | grep -iE \"nvrm|nvidia\" | tail -40", "Kernel messages of the driver",
                o.dmesg(611.402, ["nvidia: loading out-of-tree module taints kernel.", "nvidia-nvlink: Nvlink Core is being initialized, major device number 506"] +
                        [f"nvidia 0000:{b}: enabling device (0000 -> 0002)" for b in o.HOST_BUS] +
                        ["NVRM: loading NVIDIA UNIX Open Kernel Module for x86_64  590.48.01  Release Build  (root@pve-gpu)  Fri Mar 20 10:17:12 CET 2026",
                         "nvidia-modeset: Loading NVIDIA UNIX Open Kernel Mode Setting Driver for x86_64  590.48.01  Release Build",
                         "[drm] [nvidia-drm] [GPU ID 0x00000100] Loading driver", "nvidia-uvm: Loaded the UVM driver, major device number 507."]), 0.9))
    s.step(host("strace -f -e trace=openat,ioctl,write /tank/models/tools/cuinit 2>&1 | tail -13", "Where does cuInit give up",
                """openat(AT_FDCWD, "/dev/nvidiactl", O_RDWR|O_CLOEXEC) = 3
ioctl(3, _IOC(_IOC_READ|_IOC_WRITE, 0x46, 0xd2, 0x48), 0x7ffd6a0f3b60) = 0
ioctl(3, _IOC(_IOC_READ|_IOC_WRITE, 0x46, 0xc8, 0x900), 0x7f1a4bfd2a40) = 0
openat(AT_FDCWD, "/dev/nvidia-uvm", O_RDWR|O_CLOEXEC) = 5
ioctl(5, _IOC(_IOC_NONE, 0x1, 0, 0x3000), 0x7ffd6a0f3c10) = 0
openat(AT_FDCWD, "/dev/nvidia0", O_RDWR|O_CLOEXEC) = 7
ioctl(7, _IOC(_IOC_READ|_IOC_WRITE, 0x46, 0xc9, 0x4), 0x7ffd6a0f3a6c) = 0
ioctl(3, _IOC(_IOC_READ|_IOC_WRITE, 0x46, 0x2b, 0x30), 0x7ffd6a0f3a90) = 0
ioctl(3, _IOC(_IOC_READ|_IOC_WRITE, 0x46, 0x2a, 0x20), 0x7ffd6a0f39f0) = 0
ioctl(5, _IOC(_IOC_NONE, 0x25, 0, 0), 0x7ffd6a0f3b20) = 0
ioctl(3, _IOC(_IOC_READ|_IOC_WRITE, 0x46, 0x29, 0x10), 0x7ffd6a0f3c88) = 0
write(1, "cuInit = 3 (CUDA_ERROR_NOT_INITI"..., 40) = 40
+++ exited with 1 +++""", 2.2))
    s.step(host("cat /proc/driver/nvidia/version; grep -E \"EnableGpuFirmware|OpenRm|ModifyDevice\" /proc/driver/nvidia/params", "Which module is loaded, with which options",
                "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  590.48.01  Release Build  (root@pve-gpu)  Fri Mar 20 10:17:12 CET 2026\nGCC version:  gcc version 12.2.0 (Debian 12.2.0-14+deb12u1)\nModifyDeviceFiles: 1\nEnableGpuFirmware: 18\nEnableGpuFirmwareLogs: 2\nOpenRmEnableUnsupportedGpus: 1", 0.7))
    s.step(host("modinfo nvidia | grep -E \"^(filename|version|license|firmware|vermagic)\"", "Module metadata",
                "filename:       /lib/modules/6.8.12-9-pve/updates/dkms/nvidia.ko\nfirmware:       nvidia/590.48.01/gsp_tu10x.bin\nfirmware:       nvidia/590.48.01/gsp_ga10x.bin\nversion:        590.48.01\nlicense:        Dual MIT/GPL\nvermagic:       6.8.12-9-pve SMP preempt mod_unload modversions", 0.6))
    s.step(host("ls -l /lib/firmware/nvidia/590.48.01/", "Firmware files that came with the driver",
                "total 103284\n-r--r--r-- 1 root root 73938136 Mar 20 10:16 gsp_ga10x.bin\n-r--r--r-- 1 root root 31820240 Mar 20 10:16 gsp_tu10x.bin", 0.5))
    s.step(R("""Only gsp_ga10x.bin (Ampere) and gsp_tu10x.bin (Turing). No gb2xx file. It is possible that ga10x also serves later chips; the names in the driver package have not followed the generations since Ada. I must not over-read this. But if no GSP firmware were loaded at all there would be no messages about it, so look for them."""),
           T("Two files, `gsp_ga10x.bin` (Ampere) and `gsp_tu10x.bin` (Turing), none with a Blackwell name. Let me see whether the driver says anything about loading one."),
           host("dmesg | grep -iE \"gsp|firmware\" | grep -iv \"acpi\\|bnxt\"; echo \"exit $?\"", "Search the kernel log for GSP messages", "exit 1", 0.6))
    s.step(host("nvidia-smi -q | grep -E \"Product Name|GSP Firmware|VBIOS|Bus Id|GPU Current Temp\" | head -40", "What NVML reports for each card",
                "\n".join(f"    Product Name                          : {o.CARD}\n    VBIOS Version                         : 98.02.6A.00.0{i % 3}\n    GSP Firmware Version                  : 590.48.01\n        Bus Id                            : 00000000:{b.upper()}\n        GPU Current Temp                  : {30 + i % 4} C" for i, b in enumerate(o.HOST_BUS)), 2.1))
    s.step(search("cuInit 3 CUDA_ERROR_NOT_INITIALIZED Blackwell open kernel module 590 Proxmox 6.8 nvidia-smi works",
                  """Title: [BUG] cuInit returns 3 on RTX PRO 6000 with 580/590 open modules, nvidia-smi OK
Text: Kernel 6.8 (PVE). Same card works on Ubuntu 24.04 with 6.14. No XID. Suspect the kernel is too old for the open modules with Blackwell, others report success after an update.

Title: Blackwell requires the open kernel modules
Text: For Blackwell and later, the proprietary kernel modules do not support the GPU. Use --kernel-module-type=open.

Title: Proxmox 8.4 + RTX 5090, CUDA init error
Text: solved, but not sure by what: new kernel, new driver and a reboot at once."""))
    s.step(T("""Where we are, after ten checks:

| question | answer |
|---|---|
| Is it the container? | **No.** `cuInit` = 3 on the host as well |
| Do device nodes open? | yes, `nvidiactl`, `nvidia0`, `nvidia-uvm` all open (strace) |
| Which module? | open kernel module, 590.48.01 |
| GSP firmware files | only `gsp_ga10x.bin` and `gsp_tu10x.bin` |
| GSP messages in dmesg | none |
| NVML | sees all 8: temperatures, firmware versions, bus ids |

So it was not the cgroup. The next cheap test is the other flavour of the kernel module. The documentation says that it will not work on Blackwell, but it takes five minutes and would tell us whether the fault is in the open module. Shall I?"""))
    s.say("try the proprietary one then, container is idle, nothing to lose", gap=97)
    s.step(host("systemctl stop nvidia-persistenced; pct stop 129; rmmod nvidia_uvm nvidia_drm nvidia_modeset nvidia && cd /root && sh ./NVIDIA-Linux-x86_64-590.48.01.run --silent --dkms --kernel-module-type=proprietary 2>&1 | tail -12",
                "Install the proprietary flavour of the module", "Verifying archive integrity... OK\nUncompressing NVIDIA Accelerated Graphics Driver for Linux-x86_64 590.48.01...............\n\nWARNING: The nvidia-drm module will not be installed with modeset.\n\nBuilding kernel modules: [##############################] 100%\nKernel module compilation complete.\nDKMS: installed nvidia/590.48.01 for 6.8.12-9-pve\nInstallation of the NVIDIA driver (version: 590.48.01) is now complete.", 214))
    s.step(host("modprobe nvidia; dmesg | tail -24", "Load it and read the kernel log",
                o.dmesg(14207.8, ["NVRM: loading NVIDIA UNIX x86_64 Kernel Module  590.48.01  Fri Mar 20 16:31:33 CET 2026"] +
                        [line for b in o.HOST_BUS for line in (f"NVRM: The NVIDIA GPU 0000:{b} (PCI ID: 10de:2bb5)", "NVRM: installed in this system requires use of the NVIDIA open kernel modules.")] +
                        ["NVRM: None of the NVIDIA devices were initialized."]), 3.3))
    s.step(host("nvidia-smi; ls /dev/nvidia*", "Are the GPUs visible with this module", "No devices were found\n/dev/nvidiactl", 1.2, 9))
    s.step(R("As documented: with the proprietary module the GPUs are completely invisible. Go back to open at once, so that we do not leave the host in a worse state than before."),
           T("As documented, and now also seen: with the proprietary module the GPUs are completely invisible. Going back to the open one."),
           host("rmmod nvidia; cd /root && sh ./NVIDIA-Linux-x86_64-590.48.01.run --silent --dkms --kernel-module-type=open 2>&1 | tail -4 && modprobe nvidia && modprobe nvidia-uvm && nvidia-smi -L",
                "Restore the open module", "Kernel module compilation complete.\nDKMS: installed nvidia/590.48.01 for 6.8.12-9-pve\nInstallation of the NVIDIA driver (version: 590.48.01) is now complete.\n" +
                "\n".join(f"GPU {i}: {o.CARD} (UUID: GPU-{7 * i + 3:02x}d1c4e{i}-52{i}a-9f0{i}-b{i}17-6c20e4a9{i}f{i}b)" for i in range(8)), 231))
    s.step(host("/tank/models/tools/cuinit", "Is CUDA any different after the reinstall", "cuInit = 3 (CUDA_ERROR_NOT_INITIALIZED)", 1.5, 1))
    s.step(s.files.write("host/nvidia-glm.conf", CONF),
           host("cat /etc/modprobe.d/*.conf | grep -v \"^#\" | grep -iE \"nvidia|vfio|nouveau\"", "Options in force on the host", "options nvidia NVreg_OpenRmEnableUnsupportedGpus=1\noptions nvidia-drm modeset=0\nblacklist nouveau\nblacklist nvidiafb", 0.6))
    s.step(s.files.edit("host/nvidia-glm.conf", "options nvidia NVreg_EnableGpuFirmware=18\n", "options nvidia NVreg_EnableGpuFirmware=1\noptions nvidia NVreg_EnableGpuFirmwareLogs=1\n"),
           bash("scp -q host/nvidia-glm.conf pve-gpu:/etc/modprobe.d/ && ssh pve-gpu 'rmmod nvidia_uvm nvidia; modprobe nvidia && modprobe nvidia-uvm && /tank/models/tools/cuinit; dmesg | tail -15 | grep -i gsp'",
                "Force GSP firmware with logs on, try again", "cuInit = 3 (CUDA_ERROR_NOT_INITIALIZED)", 24, 1))
    s.step(ct("nvcc --version | tail -2; ldconfig -p | grep libcuda.so; readlink -f /usr/lib/x86_64-linux-gnu/libcuda.so.1", "Do toolkit and user space library fit the driver",
              "Cuda compilation tools, release 13.0, V13.0.88\nBuild cuda_13.0.r13.0/compiler.36424714_0\n\tlibcuda.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libcuda.so.1\n/usr/lib/x86_64-linux-gnu/libcuda.so.590.48.01", 1.0))
    s.step(todo("""
xh Validate true topology in the container (NODE / SYS)
xh Reproduce cuInit = 3 outside of the container
xh Rule out device nodes, cgroup, toolkit and libcuda version
xm Try the proprietary module (GPUs invisible), restore the open one
>h Find out whether kernel 6.8.12-9-pve is too old for Blackwell with the open module
-m Look at the IOMMU settings of the host (amd_iommu, iommu=pt)
-m Run p2pBandwidthLatencyTest once CUDA starts"""))
    s.step(R("What differs from the VM, where CUDA worked with the same driver version on the same cards? The kernel: 6.14 in the guest, 6.8.12-9-pve on the host. That is the obvious candidate."),
           T("The same cards and the same driver 590.48.01 did run CUDA in the VM. The difference is the kernel: 6.14 there, 6.8 here. Let me check if the kernel is too old, and what upgrades are available."),
           host("uname -r; apt-get update -qq; apt list --upgradable 2>/dev/null | grep -E \"proxmox-kernel|pve-firmware\"", "Kernel in use and upgrades on offer",
                "6.8.12-9-pve\nproxmox-kernel-6.8/stable 6.8.12-18 all [upgradable from: 6.8.12-9]\npve-firmware/stable 3.16-3 all [upgradable from: 3.15-3]", 9.2))
    assert s.index() == 537
    s.step(R("""Upgrade available: proxmox-kernel-6.8 from 6.8.12-9 to 6.8.12-18. It stays within 6.8, so whether it carries what the open module needs is open. It needs a reboot and guest 110 is running on this node, so it is not mine to start. Present it; meanwhile look at cmdline parameters and dkms so that the picture is complete."""),
           T("""**A kernel upgrade is available: `proxmox-kernel-6.8.12-9` to `6.8.12-18`**, and `pve-firmware` 3.15-3 to 3.16-3 along with it.

That fits the suspicion: 6.8.12-9-pve may simply be too old for full Blackwell support by the open module. It needs a reboot of the node, and guest 110 runs there, so I will not start it by myself. While you look at this, let me check the cmdline parameters and whether DKMS would rebuild the driver for the new kernel."""),
           host("cat /proc/cmdline; dkms status; ls /lib/modules", "Command line, DKMS and installed kernels",
                "BOOT_IMAGE=/boot/vmlinuz-6.8.12-9-pve root=ZFS=rpool/ROOT/pve-1 ro boot=zfs amd_iommu=on iommu=pt\nnvidia/590.48.01, 6.8.12-9-pve, x86_64: installed\n6.8.12-8-pve\n6.8.12-9-pve", 1.3),
           host("zgrep -E \"CONFIG_(HMM_MIRROR|DEVICE_PRIVATE|PCI_P2PDMA|DRM_SIMPLEDRM|AMD_MEM_ENCRYPT)\" /boot/config-$(uname -r)", "Kernel options that the open module may care about",
                "CONFIG_AMD_MEM_ENCRYPT=y\nCONFIG_HMM_MIRROR=y\nCONFIG_DEVICE_PRIVATE=y\nCONFIG_PCI_P2PDMA=y\nCONFIG_DRM_SIMPLEDRM=y", 0.6))
    assert s.index() == 538
    s.compaction(second_summary(), auto=True)
    assert s.index() == 541
    s.step(R("The summary marks the CUDA init failure as the blocker and the kernel as the leading hypothesis. I can prepare the upgrade without executing it: simulate, see what would change, see what else runs on the node."),
           host("apt-get -s install proxmox-kernel-6.8 pve-firmware proxmox-headers-6.8 | grep -E \"^(Inst|Conf|Remv)\"", "Simulate the kernel upgrade",
                "Inst proxmox-kernel-6.8.12-18-pve-signed (6.8.12-18 Proxmox:8.4/stable [amd64])\nInst proxmox-kernel-6.8 [6.8.12-9] (6.8.12-18 Proxmox:8.4/stable [all])\nInst pve-firmware [3.15-3] (3.16-3 Proxmox:8.4/stable [all])\nInst proxmox-headers-6.8.12-18-pve (6.8.12-18 Proxmox:8.4/stable [amd64])\nInst proxmox-headers-6.8 (6.8.12-18 Proxmox:8.4/stable [all])\nConf proxmox-kernel-6.8.12-18-pve-signed (6.8.12-18 Proxmox:8.4/stable [amd64])\nConf proxmox-headers-6.8.12-18-pve (6.8.12-18 Proxmox:8.4/stable [amd64])", 4.1))
    s.step(host("proxmox-boot-tool kernel list; proxmox-boot-tool status | head -8; df -h /boot /boot/efi 2>/dev/null", "Boot loader state and space",
                "Manually selected kernels:\nNone.\n\nAutomatically selected kernels:\n6.8.12-8-pve\n6.8.12-9-pve\nRe-executing '/usr/sbin/proxmox-boot-tool' in new private mount namespace..\nSystem currently booted with uefi\n5C1B-77E0 is configured with: uefi (versions: 6.8.12-8-pve, 6.8.12-9-pve)\n5C1C-1A42 is configured with: uefi (versions: 6.8.12-8-pve, 6.8.12-9-pve)", 2.0))
    s.step(T("""The upgrade is simulated, nothing is installed:

- new: `proxmox-kernel-6.8.12-18-pve`, matching headers, `pve-firmware` 3.16-3; nothing is removed
- DKMS will rebuild `nvidia/590.48.01` when the headers arrive
- both ESPs have room, and 6.8.12-9 stays in the boot menu

It needs one reboot of the node, and guest **110 buildbox** is running there. Is the upgrade fine with you, and when can 110 go down?"""))
    s.say("back. read the status above. yes do the kernel but pin 6.8.12-9 as fallback first. don't reboot yet, 110 is someone else's build box, I have to ask", when="2026-03-20 20:06:12")
    s.step(host("proxmox-boot-tool kernel add 6.8.12-9-pve && DEBIAN_FRONTEND=noninteractive apt-get install -y proxmox-kernel-6.8 proxmox-headers-6.8 pve-firmware 2>&1 | tail -14", "Keep 6.8.12-9, then install the new kernel",
                "Added kernel '6.8.12-9-pve' to manual kernel list. Use the 'refresh' command to update the ESPs.\nSetting up proxmox-headers-6.8.12-18-pve (6.8.12-18) ...\n/etc/kernel/header_postinst.d/dkms:\ndkms: running auto installation service for kernel 6.8.12-18-pve.\nSign command: /lib/modules/6.8.12-18-pve/build/scripts/sign-file\nBuilding module:\nCleaning build area...\n'make' -j128 IGNORE_PREEMPT_RT_PRESENCE=1 modules KERNEL_UNAME=6.8.12-18-pve...........\nnvidia.ko: Installation to /lib/modules/6.8.12-18-pve/updates/dkms/\ndkms: autoinstall for kernel: 6.8.12-18-pve.\nCopying and configuring kernels on /dev/disk/by-uuid/5C1B-77E0\n\tCopying kernel 6.8.12-9-pve\n\tCopying kernel 6.8.12-18-pve\nSetting up pve-firmware (3.16-3) ...", 268))
    s.step(host("dkms status; proxmox-boot-tool kernel list", "Confirm that the driver is built for the new kernel",
                "nvidia/590.48.01, 6.8.12-18-pve, x86_64: installed\nnvidia/590.48.01, 6.8.12-9-pve, x86_64: installed\nManually selected kernels:\n6.8.12-9-pve\n\nAutomatically selected kernels:\n6.8.12-9-pve\n6.8.12-18-pve", 1.4))
    s.step(s.files.edit("notes.md", "## Open\n", "## Open\n\n- 2026-03-20 kernel 6.8.12-18-pve installed, **not booted yet** (guest 110). Fallback 6.8.12-9-pve is in the manual list.\n"))
    s.step(T("""Installed, not booted. `nvidia/590.48.01` is built for both kernels, and 6.8.12-9-pve is on the manual list, so it survives any clean-up.

After the reboot I would run exactly three commands, so that the outcome is unambiguous: `uname -r`, `nvidia-smi -L`, `/tank/models/tools/cuinit`."""))
    s.say("110 is down. go", gap=1466)
    s.step(bash("ssh pve-gpu 'systemctl reboot'; sleep 240; for i in $(seq 1 40); do ssh -o ConnectTimeout=5 pve-gpu 'uname -r' && break; sleep 15; done", "Reboot the node and wait for it", "6.8.12-18-pve", 431))
    s.step(host("uname -r; modprobe nvidia-uvm; nvidia-smi -L | wc -l; /tank/models/tools/cuinit; dmesg | grep -iE \"nvrm|xid\" | tail -5", "The three commands",
                "6.8.12-18-pve\n8\ncuInit = 3 (CUDA_ERROR_NOT_INITIALIZED)\n[   31.774120] NVRM: loading NVIDIA UNIX Open Kernel Module for x86_64  590.48.01  Release Build  (root@pve-gpu)  Fri Mar 20 20:09:58 CET 2026", 5.3))
    s.step(R("""Not the kernel, or not this one. Be exact: 6.8.12-18 is still 6.8, so "the 6.8 series is too old" is not refuted, only "-9 is too old and -18 is enough". What else could make cuInit fail after UVM opened fine? The UVM driver with HMM: CONFIG_HMM_MIRROR and DEVICE_PRIVATE are on, and 8 x 96 GB need ZONE_DEVICE ranges. Search for uvm_disable_hmm."""),
           search("cuInit error 3 uvm_disable_hmm nvidia_uvm Proxmox multiple GPUs Blackwell open module",
                  """Title: nvidia-uvm: HMM initialisation fails with many large GPUs
Text: With several 96 GB cards, registering device private pages may fail and UVM leaves the context uninitialised. Work-around reported: options nvidia_uvm uvm_disable_hmm=1. One confirmation on a 6.8 kernel, one reporter says it made no difference.

Title: Proxmox VE 9 kernel 6.14 and Blackwell
Text: We moved to PVE 9 for this. Worked at once, but driver and kernel changed together."""))
    s.step(T("""Plainly: **the new kernel alone does not fix it.** 6.8.12-18-pve is running, all eight GPUs are listed, `cuInit` is still 3.

What that rules out is only the step from -9 to -18, not the 6.8 series as such. Two leads, cheapest first:

1. `options nvidia_uvm uvm_disable_hmm=1`. UVM registers device-private memory for 8 x 96 GB; there are reports that this fails quietly and leaves CUDA uninitialised. One confirmation, one denial, costs a module reload.
2. Kernel 6.14 (opt-in kernel of PVE 8.4, or PVE 9). It is what the VM had when CUDA worked.

I would do 1 first and on a clean boot, so that we do not mix two changes."""))
    s.say("it's nearly nine and 110 wants its node back. write it into notes.md, we do the hmm thing tomorrow on a clean reboot", gap=356)
    s.step(s.files.edit("notes.md", "**not booted yet** (guest 110). Fallback 6.8.12-9-pve is in the manual list.\n",
                        "booted 20:44. `cuInit` still 3, so -9 to -18 is not the cure. Fallback 6.8.12-9-pve is in the manual list.\n- Next, each on its own clean boot: (1) `options nvidia_uvm uvm_disable_hmm=1`; (2) kernel 6.14 (opt-in).\n- Do not try the proprietary module again: GPUs invisible, needs the open one.\n"),
           host("qm start 110; qm status 110; pct status 129", "Give the node back to guest 110", "status: running\nstatus: stopped", 4.0))
    s.step(T("""Noted in `notes.md`, guest 110 is running again, container 129 is stopped, the node is otherwise idle.

For tomorrow, in this order: clean boot with `uvm_disable_hmm=1`, then `cuinit`; only if that fails, kernel 6.14. When CUDA starts, `cuinit` prints the peer matrix in the same run, so we will see at once whether P2P came with it. Until then 485 tok/s in the VM stays the number to beat."""))
