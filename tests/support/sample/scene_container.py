# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fourth day until the afternoon: driver on the Proxmox host, container 129, the model moves."""

import facts
import outputs as o
from session import R, T
from tools import bash, ct, host, search, todo

HEADERS_FAIL = """Error! Your kernel headers for kernel 6.8.12-9-pve cannot be found at /lib/modules/6.8.12-9-pve/build or /lib/modules/6.8.12-9-pve/source.
Please install the linux-headers-6.8.12-9-pve package or use the --kernelsourcedir option to tell DKMS where it's located.
ERROR: Failed to install the kernel module through DKMS. No kernel module was installed."""


def evening(s):
    s.step(T("""Stock of the host:

- kernel 6.8.12-9-pve, headers and DKMS missing
- all eight cards bound to `vfio-pci`
- container 129 `glm-ct` exists, stopped; I would use it
- guest 110 runs here and must not notice anything

It needs one reboot, as the cards have to come up without vfio-pci. I would do nothing of this tonight."""))
    s.say("yes tomorrow. write the steps down so i can nag you if you skip one", gap=96)
    s.step(s.files.write("host/plan.md", "# From VM to container\n\n1. vfio-pci lets go: `/etc/modprobe.d/vfio.conf`, blacklist nouveau and nvidiafb, initramfs, reboot (with 110 in mind)\n2. Headers and DKMS for 6.8.12-9-pve\n3. Driver 590.48.01, open kernel module, persistence daemon\n4. Container 129: privileged, device nodes, cgroup rules\n5. Model: 405 GB from the disk of the VM to `tank/models`\n6. User space of the driver in the container, same version\n7. `nvidia-smi topo -m`, P2P test, benchmark\n\nWay back: undo 1, repair the mapping (`host/pci.cfg.new`), start VM 128.\n"))
    s.step(T("`host/plan.md`, seven steps and the way back. See you tomorrow."))


def host_driver(s):
    s.say("morning. 110's owner knows about a reboot at 10. start with step 1", when="2026-03-20 09:04:22")
    s.step(host("cp /etc/modprobe.d/vfio.conf /root/vfio.conf.bak && sed -i \"s/^options vfio-pci/# options vfio-pci/\" /etc/modprobe.d/vfio.conf && printf \"blacklist nouveau\\nblacklist nvidiafb\\noptions nouveau modeset=0\\n\" > /etc/modprobe.d/blacklist-nouveau.conf && cat /etc/modprobe.d/vfio.conf /etc/modprobe.d/blacklist-nouveau.conf", "Release the cards from vfio-pci at the next boot", "# options vfio-pci ids=10de:2bb5 disable_vga=1\nblacklist nouveau\nblacklist nvidiafb\noptions nouveau modeset=0", 1.1))
    s.step(host("grep -rn vfio /etc/modules /etc/modules-load.d /etc/initramfs-tools/modules 2>/dev/null; update-initramfs -u -k all 2>&1 | tail -4", "Other places that load vfio; rebuild the initramfs", "/etc/modules:6:vfio\n/etc/modules:7:vfio_iommu_type1\n/etc/modules:8:vfio_pci\nupdate-initramfs: Generating /boot/initrd.img-6.8.12-9-pve\nRunning hook script 'zz-proxmox-boot'..\nCopying and configuring kernels on /dev/disk/by-uuid/5C1B-77E0\nCopying and configuring kernels on /dev/disk/by-uuid/5C1C-1A42", 38))
    s.step(host("qm config 128 | grep onboot; qm set 128 --onboot 0", "VM 128 must not take the cards at boot", "onboot: 1\nupdate VM 128: -onboot 0", 1.0))
    s.step(T("Step 1 is ready for the reboot: vfio-pci no longer claims the ids, nouveau is on the blacklist, the initramfs is rebuilt. One thing that was not in the plan: VM 128 had `onboot: 1` and would have tried to start with its stale mapping; it is 0 now."))
    s.say("good catch. rebooting at 10 sharp", gap=1620)
    s.shell("ssh pve-gpu 'uptime; lspci -nnk -d 10de: | grep -c \"driver in use\"'", " 10:09:48 up 4 min,  1 user,  load average: 0.71, 0.90, 0.42\n0\n", 1.1, when="2026-03-20 10:09:47")
    s.say("back, no driver bound to the cards. step 2", gap=14)
    s.step(host("apt-get install -y proxmox-headers-6.8 dkms build-essential 2>&1 | tail -5", "Headers and DKMS", "Setting up proxmox-headers-6.8.12-18-pve (6.8.12-18) ...\nSetting up proxmox-headers-6.8 (6.8.12-18) ...\nSetting up dkms (3.0.10-8+deb12u1) ...\nSetting up build-essential (12.9) ...", 61))
    s.step(host("sh /root/NVIDIA-Linux-x86_64-590.48.01.run --silent --dkms --kernel-module-type=open 2>&1 | tail -8", "Install the driver, open kernel module", HEADERS_FAIL, 88, 1))
    s.step(R("The meta package pulls headers for the newest kernel, 6.8.12-18, but the running one is 6.8.12-9. Install the exact version. Remove the -18 headers? DKMS would then build for a kernel which is not there; remove to keep it clean."),
           host("apt-get purge -y proxmox-headers-6.8 proxmox-headers-6.8.12-18-pve 2>&1 | tail -2; apt-get install -y proxmox-headers-6.8.12-9-pve 2>&1 | tail -2; ls -d /lib/modules/$(uname -r)/build", "Headers for exactly the running kernel", "Removing proxmox-headers-6.8 (6.8.12-18) ...\nRemoving proxmox-headers-6.8.12-18-pve (6.8.12-18) ...\nSetting up proxmox-headers-6.8.12-9-pve (6.8.12-9) ...\n/lib/modules/6.8.12-9-pve/build", 54))
    s.step(host("sh /root/NVIDIA-Linux-x86_64-590.48.01.run --silent --dkms --kernel-module-type=open 2>&1 | tail -4; dkms status", "Install the driver again", "Building kernel modules: [##############################] 100%\nKernel module compilation complete.\nInstallation of the NVIDIA driver (version: 590.48.01) is now complete.\nnvidia/590.48.01, 6.8.12-9-pve, x86_64: installed", 176))
    s.step(host("modprobe nvidia && nvidia-smi", "Does the host see its cards", o.nvidia_smi(o.HOST_BUS, 0, (74, 88)), 3.8))
    s.step(T("""Steps 2 and 3 are nearly done. The host runs driver 590.48.01 with the open module and sees all eight cards at their real bus addresses.

The first installation failed because the headers package follows the newest kernel (6.8.12-18) and not the running one (6.8.12-9). The right headers are installed now."""))
    s.say("persistence + uvm nodes at boot please, otherwise the container finds nothing after a reboot", gap=120)
    s.step(s.files.write("host/nvidia-uvm-nodes.service", "[Unit]\nDescription=Create nvidia-uvm device nodes\nBefore=pve-guests.service\n\n[Service]\nType=oneshot\nRemainAfterExit=yes\nExecStart=/usr/bin/nvidia-modprobe -u -c 0\n\n[Install]\nWantedBy=multi-user.target\n"))
    s.step(bash("scp -q host/nvidia-uvm-nodes.service pve-gpu:/etc/systemd/system/ && ssh pve-gpu 'systemctl daemon-reload && systemctl enable --now nvidia-uvm-nodes nvidia-persistenced && ls -l /dev/nvidia*'", "Device nodes and persistence at boot", "Created symlink /etc/systemd/system/multi-user.target.wants/nvidia-uvm-nodes.service -> /etc/systemd/system/nvidia-uvm-nodes.service.\n" + o.ls_devices().replace("13:22", "10:22"), 3.2))
    s.step(T("Both are enabled. Majors: 195 for the cards and `nvidiactl`, 507 for `nvidia-uvm`. Step 4, the container."))


def container(s):
    s.say("129 is unprivileged i think, i made it for ollama once", gap=81)
    s.step(host("pct config 129; cat /etc/pve/lxc/129.conf", "Configuration of container 129", "arch: amd64\ncores: 16\nfeatures: nesting=1\nhostname: glm-ct\nmemory: 32768\nnet0: name=eth0,bridge=vmbr0,gw=192.0.2.1,hwaddr=BC:24:11:7A:20:9C,ip=192.0.2.129/24,type=veth\nostype: ubuntu\nrootfs: local-zfs:subvol-129-disk-0,size=60G\nswap: 0\nunprivileged: 1", 0.9))
    s.step(R("Unprivileged: uid 0 maps to 100000. Device nodes bind-mounted would appear as nobody but mode 0666, so open works in general. With cgroup2 rules it can work for CUDA too. But memlock, IPC, GDR need more. Try unprivileged first, as it is the safer variant; convert if needed."),
           T("It is unprivileged. I would try it like that first, it is the safer variant: device nodes are world-writable, so the user map does not matter for opening them."),
           s.files.write("host/129.conf", facts.LXC.replace("unprivileged: 0", "unprivileged: 1").replace("lxc.prlimit.memlock: unlimited\n", "")))
    s.step(bash("ssh pve-gpu 'cp /etc/pve/lxc/129.conf /root/129.conf.bak' && scp -q host/129.conf pve-gpu:/etc/pve/lxc/129.conf && ssh pve-gpu 'pct resize 129 rootfs 200G; pct start 129; sleep 5; pct status 129'", "Install the configuration, start", "  (200.00 GiB)\nmount: mp0: directory '/tank/models' does not exist\nstartup for container '129' failed", 7.4, 1))
    s.step(host("zfs create -o recordsize=1M -o compression=off -o atime=off tank/models && zfs list tank/models && pct start 129 && sleep 5 && pct status 129", "Create the dataset for the model", "NAME          USED  AVAIL  REFER  MOUNTPOINT\ntank/models   104K  3.49T   104K  /tank/models\nstatus: running", 7.7))
    s.step(ct("ls -l /dev/nvidia* | head -12; cat /proc/self/uid_map", "Nodes inside", "\n".join(f"crw-rw-rw- 1 nobody nogroup 195, {i:>5} Mar 20 10:22 /dev/nvidia{i}" for i in range(8)) + "\ncrw-rw-rw- 1 nobody nogroup 195,   255 Mar 20 10:22 /dev/nvidiactl\ncrw-rw-rw- 1 nobody nogroup 507,     0 Mar 20 10:22 /dev/nvidia-uvm\n         0     100000      65536", 1.2))
    s.step(T("The container runs, all eight nodes are in, owned by `nobody` as expected. Before the user space of the driver goes in, I would start the copy of the model, it takes longest. Where is it cheapest to read from? The disk of VM 128 is a zvol on the same pool, the VM is stopped."))
    s.say("mount the zvol readonly on the host and rsync", gap=66)
    s.step(host("ls -l /dev/zvol/tank/ && mkdir -p /mnt/vm128 && mount -o ro,noload /dev/zvol/tank/vm-128-disk-0-part1 /mnt/vm128 && ls /mnt/vm128", "Mount the model disk of the VM read-only", "lrwxrwxrwx 1 root root 10 Mar 20 10:05 vm-128-disk-0 -> ../../zd16\nlrwxrwxrwx 1 root root 12 Mar 20 10:05 vm-128-disk-0-part1 -> ../../zd16p1\nGLM-5-NVFP4\ndl.log\nlost+found", 1.5))
    s.step(host("systemd-run --unit copy-model rsync -a --info=progress2 --no-inc-recursive /mnt/vm128/GLM-5-NVFP4 /tank/models/; sleep 45; journalctl -u copy-model -o cat --no-pager | tr \"\\r\" \"\\n\" | tail -4", "Start the copy", "Running as unit: copy-model.service\n" + o.rsync([1, 4, 9, 13]), 47))
    s.say("0:06:05, is that hours?", gap=0.1)
    s.step(T("Six minutes and five seconds. 1.2 GB/s, the pool has nothing else to do."))
    s.say("even better. i'll get food", gap=20)
    s.step(bash("while ssh pve-gpu systemctl is-active -q copy-model; do sleep 15; done; ssh pve-gpu 'journalctl -u copy-model -o cat --no-pager | tr \"\\r\" \"\\n\" | tail -3; du -sh /tank/models/GLM-5-NVFP4'", "Wait for the copy", o.rsync([84, 96, 100]) + "\n405G\t/tank/models/GLM-5-NVFP4", 344))
    s.step(host("cd /mnt/vm128/GLM-5-NVFP4 && ls *.safetensors | xargs -P 16 -n 1 sha256sum | sort -k2 > /tmp/a; cd /tank/models/GLM-5-NVFP4 && ls *.safetensors | xargs -P 16 -n 1 sha256sum | sort -k2 > /tmp/b; cmp /tmp/a /tmp/b && wc -l < /tmp/b; umount /mnt/vm128", "Compare every shard", "83", 481))
    s.step(T("405 GB copied, 83 of 83 checksums agree, the disk of the VM is unmounted again and untouched. Step 5 is done. Next is the user space of the driver in the container."))


def user_space(s):
    s.say("go", when="2026-03-20 13:12:05")
    s.step(bash("ssh pve-gpu 'cp /root/NVIDIA-Linux-x86_64-590.48.01.run /tank/models/ && pct exec 129 -- bash -lc \"sh /models/NVIDIA-Linux-x86_64-590.48.01.run --silent --no-kernel-modules --no-nvidia-modprobe 2>&1 | tail -3; nvidia-smi -L\"'", "User space of the driver, same version, no modules", "Installing 'NVIDIA Accelerated Graphics Driver for Linux-x86_64' (590.48.01):\nInstallation of the NVIDIA driver (version: 590.48.01) is now complete.\nFailed to initialize NVML: Insufficient Permissions", 66, 4))
    s.step(ct("strace -f -e trace=openat nvidia-smi -L 2>&1 | grep -E \"nvidia|EPERM\" | tail -5", "Which file is refused", "openat(AT_FDCWD, \"/proc/driver/nvidia/params\", O_RDONLY) = 3\nopenat(AT_FDCWD, \"/dev/nvidiactl\", O_RDWR|O_CLOEXEC) = -1 EPERM (Operation not permitted)", 1.9, 0))
    s.step(host("cat /sys/fs/cgroup/lxc/129/cgroup.controllers; bpftool cgroup tree /sys/fs/cgroup/lxc/129 | head -5; grep -n \"devices.allow\" /etc/pve/lxc/129.conf", "Are the device rules in force", "cpuset cpu io memory hugetlb pids rdma misc\nCgroupPath\nID       AttachType      AttachFlags     Name\n/sys/fs/cgroup/lxc/129\n    118  cgroup_device   multi\n12:lxc.cgroup2.devices.allow: c 195:* rwm\n13:lxc.cgroup2.devices.allow: c 507:* rwm\n14:lxc.cgroup2.devices.allow: c 508:* rwm", 1.4))
    s.step(R("Rules are there. EPERM on open with mode 0666 in an unprivileged container: bind mounts of device nodes on a filesystem mounted nodev in the user namespace. /dev in unprivileged containers is tmpfs in userns: nodev doesn't apply to bind mounts from the host's devtmpfs... Typically it works (people do this for Plex). But with `lxc.mount.entry ... create=file` and apparmor profile? Possibly AppArmor denies. dmesg apparmor. Rather than digging, the user is not attached to unprivileged. But first look at dmesg."),
           host("dmesg | grep -i apparmor | tail -3; cat /sys/kernel/security/apparmor/profiles | grep 129", "Is AppArmor the one who refuses", "lxc-129_</var/lib/lxc> (enforce)\n:lxc-129_<-var-lib-lxc>:unconfined (enforce)", 0.8))
    s.step(search("proxmox unprivileged LXC nvidia EPERM /dev/nvidiactl cgroup2 590 Failed to initialize NVML Insufficient Permissions", "Title: Failed to initialize NVML: Insufficient Permissions (LXC)\nText: Since 580 the driver checks for CAP_SYS_ADMIN in the initial namespace for some capability files when NVreg_RestrictProfilingToAdminUsers is set. Running privileged solves it.\n\nTitle: Passing NVIDIA to unprivileged LXC\nText: dev0: /dev/nvidia0,mode=0666 entries instead of lxc.mount.entry, works since PVE 8.2."))
    s.step(T("""The nodes are there but opening `/dev/nvidiactl` is refused (EPERM). The rules are in force and AppArmor is silent. Two ways:

| way | for | against |
|---|---|---|
| stay unprivileged, `dev0:` entries | safer | unclear whether this driver accepts it, more to find out |
| make it privileged | simple, well trodden, also solves memlock and IPC | root in the container is root on the host |

You said that insecure is acceptable. Then I would recommend privileged. **It is a backup and restore, about ten minutes, and the container must be down for it.**"""))
    s.say("privileged. it's a dedicated box more or less", gap=132)
    s.step(host("pct stop 129 && vzdump 129 --storage local --compress zstd --mode stop 2>&1 | tail -4", "Back up the container", "INFO: creating vzdump archive '/var/lib/vz/dump/vzdump-lxc-129-2026_03_20-13_16_40.tar.zst'\nINFO: Total bytes written: 41209077760 (39GiB, 402MiB/s)\nINFO: archive file size: 17.31GB\nINFO: Finished Backup of VM 129 (00:01:44)", 108))
    s.step(host("pct destroy 129 && pct restore 129 /var/lib/vz/dump/vzdump-lxc-129-*.tar.zst --storage local-zfs --unprivileged 0 2>&1 | tail -3; grep unprivileged /etc/pve/lxc/129.conf", "Restore as privileged", "extracting archive '/var/lib/vz/dump/vzdump-lxc-129-2026_03_20-13_16_40.tar.zst'\nTotal bytes read: 41209077760 (39GiB, 288MiB/s)\nDetected container architecture: amd64\nunprivileged: 0", 152))
    s.step(s.files.write("host/129.conf", facts.LXC.replace("lxc.prlimit", "lxc.mount.entry: /dev/nvidia-caps dev/nvidia-caps none bind,create=dir\nlxc.prlimit")))
    s.step(bash("scp -q host/129.conf pve-gpu:/etc/pve/lxc/129.conf; ssh pve-gpu 'pct start 129; sleep 6; pct exec 129 -- nvidia-smi -L'", "Full configuration, start, look", "lxc_container: 129: ../src/lxc/conf.c: mount_entry: 2173 No such file or directory - Failed to mount \"/dev/nvidia-caps\"\nGPU 0: NVIDIA RTX PRO 6000 Blackwell Server Edition\nNo devices were found", 8.1, 6))
    s.step(R("'GPU 0' then 'No devices found'? Odd mix. Two things: nvidia-caps does not exist on the host (no MIG). And the driver's nodes for GPU 1..7 perhaps missing, since the restored config lost `optional`? Look."),
           ct("ls /dev/nvidia*; mount | grep nvidia | wc -l", "Nodes in the privileged container", "/dev/nvidia0\n/dev/nvidiactl\n/dev/nvidia-uvm\n/dev/nvidia-uvm-tools\n4", 1.0))
    s.step(host("ls /dev/nvidia* | tr \"\\n\" \" \"; systemctl is-active nvidia-persistenced; dmesg | tail -4 | cut -c1-120", "And on the host", "/dev/nvidia0 /dev/nvidiactl /dev/nvidia-uvm /dev/nvidia-uvm-tools inactive", 0.9))
    s.step(R("On the host only nvidia0 exists now, since the persistence daemon is inactive: destroying the container removed bind mounts... no: `pct destroy` does not delete host nodes. Hmm, nvidia-modprobe -c 0 makes only nvidia0; the other nodes were made by persistenced when it ran; after its stop the cards are deinitialised but nodes stay. Unless the devtmpfs was touched... Whatever: make all nodes explicitly with -c 0..7 and make the unit do so."),
           s.files.edit("host/nvidia-uvm-nodes.service", "ExecStart=/usr/bin/nvidia-modprobe -u -c 0\n", "ExecStart=/usr/bin/nvidia-modprobe -u -c 0 -c 1 -c 2 -c 3 -c 4 -c 5 -c 6 -c 7\n"),
           s.files.edit("host/129.conf", "lxc.mount.entry: /dev/nvidia-caps dev/nvidia-caps none bind,create=dir\n", ""))
    s.step(bash("scp -q host/129.conf pve-gpu:/etc/pve/lxc/129.conf; scp -q host/nvidia-uvm-nodes.service pve-gpu:/etc/systemd/system/ && ssh pve-gpu 'systemctl daemon-reload; systemctl restart nvidia-uvm-nodes nvidia-persistenced; sleep 2; ls /dev/nvidia[0-9]* | wc -l; nvidia-smi -L | wc -l'", "Make all eight nodes on the host", "8\n8", 6.6))
    s.step(T("The host had only node 0: the unit that I wrote this morning created just one, and the others had come from the persistence daemon, which was off. My mistake. The unit makes all eight now, and the daemon runs again.\n\nThe configuration is in place. Please restart 129 yourself when it suits you; I saw in the log that somebody has a shell open in it."))
    s.say("that's me. 2 min. also copy the venv over from the vm disk so we don't rebuild flash attn", gap=48)
    s.step(host("mkdir -p /mnt/vmroot && kpartx -av /dev/zvol/rpool/data/vm-128-disk-1 | tail -1 && mount -o ro,noload /dev/mapper/vm-128-disk-1p2 /mnt/vmroot && du -sh /mnt/vmroot/opt/glm /mnt/vmroot/opt/sglang", "Mount the system disk of the VM read-only", "add map vm-128-disk-1p2 (252:3): 0 249556992 linear 252:1 2099200\n14G\t/mnt/vmroot/opt/glm\n1.9G\t/mnt/vmroot/opt/sglang", 4.2))
    s.step(host("rsync -a /mnt/vmroot/opt/glm /mnt/vmroot/opt/sglang /tank/models/opt/ && umount /mnt/vmroot && kpartx -d /dev/zvol/rpool/data/vm-128-disk-1 && ls /tank/models/opt", "Copy virtual environment and sources", "glm\nsglang", 71))
    s.step(s.files.write("run_ct.sh", facts.RUN.replace("export NCCL_P2P_DISABLE=1", "export NCCL_P2P_LEVEL=SYS").replace("    --disable-custom-all-reduce \\\n", "").replace("eight RTX PRO 6000 Blackwell, SGLang", "eight RTX PRO 6000 Blackwell, SGLang, container 129")))
    s.step(T("The virtual environment and the SGLang sources are in `/tank/models/opt`; nothing has to be built again. `run_ct.sh` is the launch script for the container: P2P on, custom all-reduce on. I need `/opt/glm` at the same path in the container, because scripts have it in their first line."))
    s.say("symlink or copy, your call. i'm in a call till 4", gap=37)
    s.step(ct("cp -a /models/opt/glm /opt/glm && cp -a /models/opt/sglang /opt/sglang && apt-get install -y -qq python3.12 libpython3.12t64 g++ libnuma1 2>&1 | tail -1 && /opt/glm/bin/python -c \"import sys; print(sys.version)\"", "Copy, and the Python that it needs", "Setting up g++ (4:13.2.0-7ubuntu1) ...\n3.12.3 (main, Jan 22 2026, 20:57:42) [GCC 13.3.0]", 96))
    s.step(bash("scp -q ~/Downloads/cuda_13.0.2_linux.run pve-gpu:/tank/models/ && ssh pve-gpu 'pct exec 129 -- bash -lc \"sh /models/cuda_13.0.2_linux.run --silent --toolkit && /usr/local/cuda/bin/nvcc --version | tail -1\"'", "CUDA toolkit in the container", "Build cuda_13.0.r13.0/compiler.36424714_0", 288))
    s.step(todo("""
xh vfio-pci released, host rebooted
xh Driver 590.48.01 on the Proxmox host (open module)
xh Container 129 privileged, nodes and cgroup rules configured
xh Model cache, 405 GB, on tank/models, checksums compared
xm Virtual environment, SGLang and toolkit in the container
>h Restart of 129 by the user, then topology and P2P
-h SGLang in the container, benchmark against 485"""))
    s.step(T("Everything is in the container now: virtual environment, SGLang, toolkit. It has not seen its final configuration yet, that takes a restart, and your shell is still in it. I wait for your call to end."))


def phone(s):
    s.say("from my phone: check everything else the ct needs so we don't find out one by one. shm, limits, numa, ports", when="2026-03-20 14:36:51")
    s.step(ct("df -h /dev/shm | tail -1; ulimit -l -n -s; cat /sys/fs/cgroup/memory.max", "Shared memory and limits", "none            252G     0  252G   0% /dev/shm\nmax locked memory           (kbytes, -l) unlimited\nopen files                          (-n) 1024\nstack size                  (kbytes, -s) 8192\n463856467968", 1.1))
    s.step(ct("lscpu | grep -E \"NUMA|^CPU\\(s\\)|Model name\"; cat /sys/fs/cgroup/cpuset.cpus.effective | cut -c1-80", "CPUs and NUMA in the container", "CPU(s):                               96\nModel name:                           AMD EPYC 9335 32-Core Processor\nNUMA node(s):                         2\nNUMA node0 CPU(s):                    0-31,64-95\nNUMA node1 CPU(s):                    32-63,96-127\n0-15,20-51,64-79,84-115", 1.0))
    s.step(host("grep -E \"HugePages_Total|MemAvailable\" /proc/meminfo; cat /proc/cmdline; arcstat 1 1 | tail -1", "Memory that the container can count on", "MemAvailable:   471093220 kB\nHugePages_Total:       0\nBOOT_IMAGE=/boot/vmlinuz-6.8.12-9-pve root=ZFS=rpool/ROOT/pve-1 ro boot=zfs amd_iommu=on iommu=pt\n14:37:02     0       0      0     0   0     0   0     0   0   41G   48G   391G", 1.8))
    s.step(R("ARC is at 41 GB of at most 48: fine, but with memory 432 GiB for the container plus 32 for guest 110 plus ARC 48 we are at 512. Tight. Loading 405 GB of safetensors by mmap is page cache and reclaimable, ZFS does not use the page cache for reads except mmap. Limit ARC to 16 GB for safety? That is host config; propose, do not do."),
           s.files.write("ct/glm5.service", "[Unit]\nDescription=GLM-5 on SGLang (container)\nAfter=network-online.target\n\n[Service]\nType=exec\nExecStart=/bin/bash /opt/glm/run_ct.sh\nRestart=on-failure\nRestartSec=20\nLimitMEMLOCK=infinity\nLimitNOFILE=1048576\n\n[Install]\nWantedBy=multi-user.target\n"))
    s.step(bash("scp -q ct/glm5.service run_ct.sh pve-gpu:/tmp/ && ssh pve-gpu 'pct push 129 /tmp/glm5.service /etc/systemd/system/glm5.service && pct push 129 /tmp/run_ct.sh /opt/glm/run_ct.sh && pct exec 129 -- bash -lc \"systemctl daemon-reload && systemctl is-enabled glm5\"'", "Put unit and script into the container, do not enable", "disabled", 2.6, 1))
    s.step(ct("ss -ltn | tail -n +2; curl -s -o /dev/null -w \"%{http_code}\\n\" http://192.0.2.20:9090/-/healthy", "Ports in use, way to Prometheus", "LISTEN 0      4096         127.0.0.53%lo:53        0.0.0.0:*\nLISTEN 0      128                0.0.0.0:22        0.0.0.0:*\n200", 1.2))
    s.step(s.files.read("run_ct.sh"))
    s.step(T("""| thing | state |
|---|---|
| `/dev/shm` | 252 GB, plenty |
| memlock | unlimited |
| open files | 1024 by default, the unit sets 1,048,576 |
| NUMA | two nodes visible, as on the host |
| memory | 432 GiB; with guest 110 and ZFS ARC (48 GB at most) the host is full to the brim |
| ports | 30000 is free, Prometheus is reachable |

Only the memory deserves a thought: I would limit ARC to 16 GB while the model loads. That is a host setting, so it is your decision."""))
    s.say("arc 16g ok, do it. clients have .128 hardcoded, can ct take that ip?", gap=210)
    s.step(host("echo 17179869184 > /sys/module/zfs/parameters/zfs_arc_max && echo \"options zfs zfs_arc_max=17179869184\" > /etc/modprobe.d/zfs.conf && sleep 8 && arcstat 1 1 | tail -1", "Limit ARC to 16 GB, now and at boot", "14:41:45     0       0      0     0   0     0   0     0   0   15G   16G   417G", 9.4))
    s.step(T("ARC is at 15 of 16 GB. The address: possible, as VM 128 is stopped, but then VM and container can never run together, and the VM is our fallback. Rather a DNS name `glm` that points to whichever is active. I leave it at `.129` until you have decided."),
           bash("ssh pve-gpu 'cat /etc/pve/lxc/129.conf' | diff - host/129.conf && echo same", "Is the configuration on the host the one in the repository", "same", 0.9))


def play(s):
    assert s.index() == 426
    evening(s)
    host_driver(s)
    container(s)
    user_space(s)
    phone(s)
    s.step(T("""Everything that I can do without a restart of 129 is done:

- driver on the host, device nodes at boot, persistence
- container 129: privileged, eight nodes, `nvidiactl`, `nvidia-uvm`, cgroup rules, memlock
- 405 GB of model, virtual environment, SGLang and CUDA 13.0 inside

The line for `nvidia-caps` is gone from the configuration, that directory exists only with MIG. When you are back from your call: restart 129, then I look at the topology."""))
