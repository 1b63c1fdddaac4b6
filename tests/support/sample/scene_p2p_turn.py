# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages 385 to 425: ACS off, the sobering analysis, the first long compaction, the turn to a container."""

import outputs as o
import picture
from session import R, T
from summaries import first_summary
from tools import fetch, host, search, todo


def play(s):
    assert s.index() == 385, s.index()
    s.say("ok node is back up. Advanced > AMD CBS > NBIO > ACS Enable is now Disabled. give me the groups again", when="2026-03-19 18:41:07")
    s.step(host("for g in $(find /sys/kernel/iommu_groups/* -maxdepth 0 -type d | sort -V); do for d in $g/devices/*; do echo -n \"IOMMU Group ${g##*/} \"; lspci -nns ${d##*/}; done; done | grep NVIDIA",
                "List IOMMU groups of the GPUs after the BIOS change", o.iommu_groups(o.NEW_GROUPS), 1.4))
    s.step(host("for g in 60 48 85 73 129 117 154 142; do echo \"group $g: $(ls /sys/kernel/iommu_groups/$g/devices | tr \"\\n\" \" \")\"; done",
                "Check whether any group has more than one device",
                "\n".join(f"group {g}: 0000:{b}" for g, b in zip(o.NEW_GROUPS, o.HOST_BUS)), 0.8))
    s.step(T("""The numbers moved, the membership did not. Every GPU is still the only device in its group:

| GPU | bus | group before | group now | other members |
|---|---|---|---|---|
""" + "\n".join(f"| {i} | {b} | {a} | {n} | none |" for i, (b, a, n) in enumerate(zip(o.HOST_BUS, o.HOST_GROUPS, o.NEW_GROUPS)))
             + """

That is not what I expected from "ACS off". Before I draw a conclusion: could you confirm that the setting was really saved? On these boards the item sits in two menus and one of them wins. A photo of the screen is enough."""))
    s.message_of_user([{"type": "file", "mime": "image/png", "filename": "bios-nbio.png", "url": picture.data_url()}], gap=312)
    s.step(R("""The picture shows ESC8000A-E13, Advanced, AMD CBS, NBIO: IOMMU enabled, DMAr support auto, ACS Enable disabled and highlighted, ARI enabled, Above 4G and Resizable BAR enabled, SR-IOV enabled, NPS1.

So it is set. Whether firmware obeyed is visible from the OS: the ACS control register of each root port. If ACSCtl shows SrcValid- ReqRedir- CmpltRedir- UpstreamFwd- then ACS is off in hardware."""),
           host("for b in 00 10 60 70 80 90 e0 f0; do echo \"== 0000:$b:01.1\"; lspci -vvv -s $b:01.1 | grep -E \"ACSCap|ACSCtl\"; done",
                "Read the ACS control register of the eight root ports",
                "\n".join(f"== 0000:{b}:01.1\n\t\tACSCap:\tSrcValid+ TransBlk+ ReqRedir+ CmpltRedir+ UpstreamFwd+ EgressCtrl- DirectTrans+\n\t\tACSCtl:\tSrcValid- TransBlk- ReqRedir- CmpltRedir- UpstreamFwd- EgressCtrl- DirectTrans-"
                          for b in ("00", "10", "60", "70", "80", "90", "e0", "f0")), 1.1))
    s.step(host("dmesg | grep -iE \"AMD-Vi|iommu: Default|acs\" | head -30", "Look at how the kernel set up the IOMMU",
                o.dmesg(1.204, ["AMD-Vi: Using global IVHD EFR:0x246577efa2254afa, EFR2:0x10"] +
                        [f"pci 0000:{b}:00.2: AMD-Vi: IOMMU performance counters supported" for b in ("00", "10", "60", "70", "80", "90", "e0", "f0")] +
                        ["iommu: Default domain type: Passthrough (set via kernel command line)",
                         "AMD-Vi: Extended features (0x246577efa2254afa, 0x10): PPR NX GT [5] IA GA PC GA_vAPIC", "AMD-Vi: Interrupt remapping enabled",
                         "AMD-Vi: Virtual APIC enabled"]), 0.7))
    s.step(host("for b in 01 11 61 71 81 91 e1 f1; do readlink -f /sys/bus/pci/devices/0000:$b:00.0; done", "Show the path from root complex to each GPU",
                "\n".join(f"/sys/devices/pci0000:{r}/0000:{r}:01.1/0000:{b}" for r, b in
                          zip(("00", "10", "60", "70", "80", "90", "e0", "f0"), o.HOST_BUS)), 0.5))
    s.step(host("cat /proc/cmdline; cat /etc/modprobe.d/vfio.conf", "Check for an ACS override that is left from earlier",
                "BOOT_IMAGE=/boot/vmlinuz-6.8.12-9-pve root=ZFS=rpool/ROOT/pve-1 ro boot=zfs amd_iommu=on iommu=pt\noptions vfio-pci ids=10de:2bb5 disable_vga=1", 0.5))
    s.step(T("""The setting took. All eight root ports now read `ACSCtl: SrcValid- ReqRedir- CmpltRedir- UpstreamFwd-`, so redirection is off in hardware. And still there is one GPU per group.

The `readlink` output shows why I no longer think the BIOS can help here: each path is `root complex / root port / GPU`. Nothing sits between them that ACS could act on. I would like to check that against the VM once more before I call it."""))
    s.say("start the vm and rerun the p2p test, maybe it changed anyway", gap=74)
    s.step(host("qm start 128", "Start the VM", "PCI device mapping invalid (hardware probably changed): 'iommugroup' does not match for 'gpu-pro6000-0' (60 != 52)", 2.4, 255))
    s.step(host("cat /etc/pve/mapping/pci.cfg", "Look at the resource mapping that Proxmox checks",
                "\n\n".join(f"gpu-pro6000-{i}\n\tmap id=10de:2bb5,iommugroup={g},node=pve-gpu,path=0000:{b},subsystem-id=10de:204e" for i, (g, b) in
                            enumerate(zip(o.HOST_GROUPS, o.HOST_BUS))), 0.6))
    s.step(host("qm config 128 | grep -E \"hostpci|args|machine|bios|cpu|memory|numa\"", "See how the VM refers to the mapping",
                "args: -fw_cfg name=opt/ovmf/X-PciMmio64Mb,string=2097152\nbios: ovmf\ncores: 64\ncpu: host,phys-bits=host\n" +
                "\n".join(f"hostpci{i}: mapping=gpu-pro6000-{i},pcie=1" for i in range(8)) + "\nmachine: q35\nmemory: 442368\nnuma: 1\nnuma0: cpus=0-31,hostnodes=0,memory=221184,policy=bind\nnuma1: cpus=32-63,hostnodes=1,memory=221184,policy=bind", 0.7))
    s.step(host("pvesh get /cluster/mapping/pci --check-node pve-gpu --output-format json | jq -r \".[] | [.id, (.checks[0].message // \\\"ok\\\")] | @tsv\"",
                "Let Proxmox list every stale entry",
                "\n".join(f"gpu-pro6000-{i}\t'iommugroup' does not match for 'gpu-pro6000-{i}' ({n} != {a})" for i, (a, n) in
                          enumerate(zip(o.HOST_GROUPS, o.NEW_GROUPS))), 1.3))
    s.step(T("""The VM does not start any more, and the reason is a side effect of the BIOS change: the IOMMU groups were renumbered, and Proxmox compares the number in `/etc/pve/mapping/pci.cfg` with the real one before it hands out a device. All eight entries are stale.

Nothing is broken. Two ways to repair it:

1. GUI: Datacenter > Resource Mappings, edit each of the eight, pick the device again.
2. Rewrite `pci.cfg` with the new numbers (`52->60, 40->48, 77->85, 65->73, 121->129, 109->117, 146->154, 134->142`).

I can prepare the file for (2), but it is cluster configuration and I have not touched that so far. Shall I?"""))
    s.say("leave that for a moment. first i want to understand why acs off changes nothing. that's THE fix everyone posts", gap=141)
    s.step(R("""The user wants the reason, not another command. What people post: pcie_acs_override, or BIOS ACS off, on consumer boards with several slots behind one chipset or a PLX switch. There, groups are merged because devices behind one switch can talk to each other. Here it is the reverse: groups are singletons because every device has its own root port on its own root complex. Let me find an authoritative text for it rather than argue from memory."""),
           search("IOMMU groups ACS disabled separate root complex peer-to-peer DMA VFIO AMD EPYC",
                  """Title: VFIO - "Virtual Function I/O" - The Linux Kernel documentation
Text: Devices, Groups, and Containers. While the IOMMU may provide isolation at the granularity of a single device, it may be limited by the topology: a bridge or switch without ACS may let transactions be routed between devices without being translated. The group is the smallest set of devices that can be isolated from all others.

Title: IOMMU groups, inside and out
Text: If a device sits below a root port, and the root port reports isolation (or a quirk says so), the group ends there. Downstream ports without ACS join their siblings. Turning ACS off can therefore merge groups, but only where there are siblings.

Title: P2P between passed-through GPUs, forum thread
Text: Works for me since the two cards share a PEX88096. My other node has one card per root port, no luck there, iommu sends it all to the root complex and the guest driver reports it as not supported."""))
    s.step(fetch("https://docs.kernel.org/driver-api/vfio.html", """# VFIO - "Virtual Function I/O"

## Groups, Devices, and IOMMUs

Devices are the main target of any I/O driver. ... While the group is the minimum granularity that must be used to ensure secure user access, it is not necessarily the preferred granularity. ...

The IOMMU API supports a notion of IOMMU groups. A group is a set of devices which is isolatable from all other devices in the system. Groups are therefore the unit of ownership used by VFIO."""))
    s.step(host("lspci -tv | sed -n 1,80p", "Draw the PCI tree of the host", o.lspci_host_tree(), 0.6))
    s.step(host("for b in 01 11 61 71 81 91 e1 f1; do echo -n \"$b: \"; cat /sys/bus/pci/devices/0000:$b:00.0/numa_node; done; lspci -vv -s 01:00.0 | grep -E \"LnkCap:|LnkSta:|Region 1\"",
                "NUMA node, link and BAR 1 of the GPUs", "01: 0\n11: 0\n61: 0\n71: 0\n81: 1\n91: 1\ne1: 1\nf1: 1\n\tRegion 1: Memory at 28000000000 (64-bit, prefetchable) [size=128G]\n\t\tLnkCap:\tPort #0, Speed 32GT/s, Width x16, ASPM L1\n\t\tLnkSta:\tSpeed 32GT/s, Width x16", 0.9))
    s.step(s.files.grep("P2P|latency|IOMMU", ".md"))
    s.step(todo("""
xh Disable ACS in the BIOS and compare the IOMMU groups
xh Verify ACSCtl on all eight root ports
>h Explain why the groups did not merge
-h Repair the resource mapping so that VM 128 starts again
-m Rerun p2pBandwidthLatencyTest in the VM
-m Try TP4+PP2 to shorten the all-reduce"""))
    s.step(T("""Short version: ACS decides whether a *bridge or switch* may forward a packet from one of its downstream ports to another. The trick that everyone posts needs such a bridge with two GPUs below it. In this tree every GPU is the only thing below its own root port, on its own root complex, so there is no port pair that ACS could open or close.

I am fairly sure, but the whole argument rests on the claim that there is no switch on the board. What does the manual say about your variant?"""))
    s.say("manual says 4 GPUs per socket. some E13 variants do have PEX switches though, I remember a block diagram. check that", gap=203)
    s.step(fetch("https://servers.asus.com/products/servers/gpu-servers/ESC8000A-E13", """# ESC8000A-E13

4U dual-socket AMD EPYC 9005 GPU server, up to eight dual-slot GPUs

- 24 DIMM slots, DDR5 6400
- PCIe: 8 x PCIe 5.0 x16 (FHFL, dual slot), 5 x PCIe 5.0 x16 (LP)
- Expansion: **direct connection** from CPU to GPU slots; variant with PCIe switch available as ESC8000A-E13P (MGX, ConnectX-8 SuperNIC with built-in PCIe 6.0 switch)
- Management: ASPEED AST2600"""))
    s.step(host("lspci -nn | grep -iE \"pex|plx|switchtec|microchip|broadcom.*switch|\\[0604\\]\" | grep -v \"AMD\"; echo \"exit: $?\"; dmidecode -s baseboard-product-name", "Search for any non-AMD bridge on the board", "exit: 1\nK15PP-D24 Series", 0.8))
    s.step(host("dmidecode -t slot | grep -E \"Designation|Type:|Current Usage|Bus Address\" | paste - - - - | grep -i \"in use\"", "Slots as the firmware describes them",
                "\n".join(f"\tDesignation: PCIE{i + 1}(G5X16)\tType: x16 PCI Express 5\tCurrent Usage: In Use\tBus Address: 0000:{b}" for i, b in enumerate(o.HOST_BUS)), 0.8))
    s.step(host("dmesg | grep -i p2pdma; grep -n \"Turin\\|1022\" /usr/src/linux-headers-$(uname -r)/include/linux/pci_ids.h | head -5", "See what the host kernel thinks of P2P across root ports",
                "374:#define PCI_VENDOR_ID_AMD\t\t0x1022", 0.9))
    assert s.index() == 414
    s.step(R("""No PLX, no PEX, no Switchtec; the board is the direct-attach variant. So:

- 8 GPUs, 8 root complexes, no shared upstream port.
- VFIO maps guest memory into one IOMMU domain per group (QEMU shares the container, so the domain can be shared, but peer BARs have to be mapped as well and the route has to be allowed).
- In the guest the emulated topology is flat q35 root ports: PHB everywhere. The NVIDIA driver sees no P2P capable chipset and says NS.

I should state it plainly and not dress it up. The honest answer is that no setting will change this inside the VM. The options are: accept, reduce communication (TP4+PP2), or leave VFIO. Also mention that bare metal would be about half the latency, not zero, since SYS hops still cross xGMI."""),
           T("""I have checked every layer now, and the result is not the one we wanted. **The limit is the hardware topology itself, not a setting.**

**What the board is**

- ESC8000A-E13 with direct CPU connection. There is no PCIe switch, neither PEX nor Switchtec nor the ConnectX one of the E13P.
- Each of the eight GPUs sits on its own dedicated PCIe root complex: `0000:00, 10, 60, 70` on socket 0 and `0000:80, 90, e0, f0` on socket 1.
- No two GPUs share a bridge. The first thing they have in common is the CPU's data fabric.

**Why turning ACS off did nothing**

ACS only controls forwarding on bridges and switches: may a packet that came up one downstream port go down another one, or must it go up to the root. Between these GPUs there simply are no shared bridges. The registers obeyed (`ACSCtl` is all minus), there was just nothing for them to change. So every GPU stays in its own IOMMU group.

**Why that ends P2P in the VM**

| layer | what it does | effect |
|---|---|---|
| VFIO | hands out devices by IOMMU group, one domain each | no direct DMA across groups |
| IOMMU | translates every GPU access to a bus address | a peer BAR is not in the map |
| QEMU q35 | shows eight emulated root ports | `nvidia-smi topo -m` says PHB for all pairs |
| driver in the guest | finds no P2P capable path | `topo -p2p r` says NS for all pairs |

**What it costs**

Each GPU-to-GPU transfer takes about 13 µs in the VM, roughly double what bare metal would deliver. With two all-reduces a layer that floor is most of the decode step, and it is the reason for 485 tok/s at peak concurrency where you want more than 1,000.

**What is left**

1. Live with it and cut the number of cross-GPU steps: TP4+PP2 halves the participants of each all-reduce. I would guess 10 to 25 %, not a factor of two.
2. Take VFIO out of the path, that is, not run inside KVM at all.
3. A board with switches. That is a purchase, not a fix.

I am sorry that the reboot bought us nothing but a stale mapping. I would rather say it now than after three more of them."""))
    assert s.index() == 415
    s.say("Are there hacky/insecure ways to get SYS/NODE in kvm?", gap=263)
    s.step(R("""The user asks for hacks and accepts insecurity. Candidates:

1. vfio_iommu_type1 allow_unsafe_interrupts=1: this is about interrupt remapping, not about DMA between peers. Probably irrelevant, but people mention it.
2. iommufd as a newer VFIO backend (QEMU -object iommufd): it can map MMIO of other vfio devices through dma-buf in recent kernels. Needs to be checked; 6.8 may be too old.
3. nv_peer_mem / nvidia-peermem: that is GPUDirect RDMA with a NIC. Not GPU to GPU.
4. Emulated topology: QEMU pxb-pcie with numa_node per socket gives the guest two host bridges, so topo would print NODE/SYS instead of PHB. It would change the label, not the transport. NVIDIA driver has the hidden "x-nv-gpudirect-clique" property of vfio-pci! That is precisely a hack: QEMU adds a virtual PCI capability which tells the driver that P2P inside the clique is allowed.
5. Patched open kernel modules which force P2P through BAR1.

Search for these before I say anything."""),
           T("""Possibly, with different meanings of "get". The label in `topo -m` can be forged; whether the transport follows is the real question. I am looking into the VFIO parameters (`allow_unsafe_interrupts`), into IOMMUFD as the newer backend, and into `nv_peer_mem`."""),
           search("vfio_iommu_type1 allow_unsafe_interrupts peer-to-peer DMA between passthrough GPUs KVM",
                  """Title: vfio: allow_unsafe_interrupts explained
Text: The parameter lets VFIO run on platforms without interrupt remapping. A guest could then inject MSI messages. It has no bearing on how DMA is translated.

Title: GPU P2P in VM with VFIO, mailing list
Text: QEMU maps the BARs of all assigned devices into the same container, so on one domain peer access is possible in principle. It fails where the root complex does not forward between ports, or where the guest driver refuses.""", 3.4),
           search("QEMU iommufd backend vfio peer to peer MMIO mapping NVIDIA P2P dma-buf kernel version",
                  """Title: iommufd: map peer MMIO through dma-buf, patch series v4
Text: The legacy type1 container maps the MMIO of other VFIO devices through follow_pfn. iommufd does not do so yet; this series adds it by dma-buf. Until it is merged, P2P between VFIO devices does not work with iommufd.

Title: Proxmox forum: iommufd in 8.4?
Text: Not exposed. You can pass raw args but then you lose the resource mapping checks.""", 3.9),
           search("nv_peer_mem nvidia-peermem GPU to GPU inside virtual machine x-nv-gpudirect-clique",
                  """Title: vfio/pci-quirks: NVIDIA GPUDirect P2P clique ID
Text: x-nv-gpudirect-clique adds a vendor capability which tells the NVIDIA driver which assigned GPUs may do P2P. The administrator must guarantee that the topology supports it. Listed for Pascal and later data centre GPUs.

Title: nvidia-peermem
Text: Kernel module for GPUDirect RDMA between a GPU and a third-party device such as an InfiniBand HCA. Not needed for GPU to GPU transfers in one system.""", 4.2))
    assert s.index() == 417
    s.compaction(first_summary(), auto=True)
    assert s.index() == 420
    s.step(R("""I was told to continue if there are next steps. The blocking item is the mapping: the VM cannot start. I was asked earlier to leave it for a moment, so I only check it and prepare, and answer the open question about hacks from what is known."""),
           host("pvesh get /cluster/mapping/pci --check-node pve-gpu --output-format json | jq -r \".[] | .checks[0].message // \\\"ok\\\"\"; qm status 128", "Check whether the mapping is still stale",
                "\n".join(f"'iommugroup' does not match for 'gpu-pro6000-{i}' ({n} != {a})" for i, (a, n) in enumerate(zip(o.HOST_GROUPS, o.NEW_GROUPS))) + "\nstatus: stopped", 1.4))
    s.step(s.files.write("host/pci.cfg.new", "\n\n".join(f"gpu-pro6000-{i}\n\tmap id=10de:2bb5,iommugroup={g},node=pve-gpu,path=0000:{b},subsystem-id=10de:204e"
                                                         for i, (g, b) in enumerate(zip(o.NEW_GROUPS, o.HOST_BUS))) + "\n"))
    s.step(T("""State of things, in order of urgency:

1. **Mapping.** Still stale for all eight cards, VM 128 is stopped. I wrote the corrected file to `host/pci.cfg.new`; it is not installed. Say the word and I copy it over `/etc/pve/mapping/pci.cfg` and start the VM.
2. **Your question about hacks.** `allow_unsafe_interrupts` is about interrupts, it does not touch DMA routing. IOMMUFD in this kernel cannot map peer MMIO at all, so it would be a step back. `nv_peer_mem` is for network cards. What remains is `x-nv-gpudirect-clique`, which makes the guest driver *believe* that P2P works, and `pxb-pcie`, which changes the label to NODE/SYS. Neither changes how packets are routed between two root complexes under VFIO.
3. **TP4+PP2.** Ready to test as soon as the VM is up.

Do you want the mapping installed, or do you have another direction in mind?"""))
    s.say("forget the vm. what about an LXC container on the proxmox host itself? driver on the host, no vfio in between, then topo should be the real one", gap=388)
    s.step(R("""That is option 2 of the analysis: take VFIO out of the path. A container shares the host kernel, so the host's NVIDIA driver owns the GPUs, iommu=pt gives identity mapping for the host, and P2P can go over the fabric. Topology in nvidia-smi will be NODE inside a socket and SYS across.

Cost: driver on the hypervisor (policy question), vfio-pci must let go of the cards, kernel 6.8 on the host instead of 6.14 in the guest, container probably privileged or with device cgroup rules."""),
           T("""Yes, and it is the cleanest of all the options. A container shares the host kernel, so the cards stay with the host's driver, there is no VFIO domain, and with `iommu=pt` the host uses identity mapping. `nvidia-smi topo -m` should then show NODE within a socket and SYS across. P2P would still cross the data fabric, but without the round trip that costs us about 13 µs today.

The plan I would follow:"""),
           todo("""
>h Take stock of the host: kernel, headers, who binds the GPUs, containers present
-h Release the GPUs from vfio-pci (blacklist, initramfs, reboot)
-h Install driver 590.48.01 on the Proxmox host
-h Prepare container 129: privileged, bind mounts for all device nodes
-m Copy the model cache (about 405 GB) to a dataset that the container can see
-h Validate topology and P2P inside the container
-m Repeat the 485 tok/s benchmark"""))
    s.step(host("pveversion; uname -r; pct list; qm list; dpkg -l | grep -E \"pve-headers|proxmox-headers|dkms|nvidia\" | awk \"{print \\$2, \\$3}\"; lspci -nnk -s 01:00.0 | tail -2",
                "Take stock of the host before anything is installed",
                "pve-manager/8.4.1/2a5fa54a8503f96d (running kernel: 6.8.12-9-pve)\n6.8.12-9-pve\nVMID       Status     Lock         Name\n129        stopped                 glm-ct\n      VMID NAME                 STATUS     MEM(MB)    BOOTDISK(GB) PID\n       110 buildbox             running    32768             200.00 3911\n       128 glm-vm               stopped    442368           1200.00 0\nproxmox-default-headers 1.1.0\n\tKernel driver in use: vfio-pci\n\tKernel modules: nvidiafb, nouveau", 1.6))
    assert s.index() == 426
