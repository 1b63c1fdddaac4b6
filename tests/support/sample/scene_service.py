# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The second afternoon: the server becomes usable while the speed has to wait."""

import outputs as o
from session import R, T
from tools import ROOT, bash, glob, grep, todo, vm

UNIT = """[Unit]
Description=GLM-5 on SGLang
After=network-online.target nvidia-persistenced.service
Wants=network-online.target

[Service]
Type=exec
ExecStart=/bin/bash /opt/glm/run_glm5.sh
Restart=on-failure
RestartSec=20
TimeoutStopSec=90
LimitMEMLOCK=infinity
LimitNOFILE=1048576

[Install]
WantedBy=multi-user.target
"""

PROM = """global:
  scrape_interval: 5s

scrape_configs:
  - job_name: sglang
    static_configs:
      - targets: ["192.0.2.128:30000"]
  - job_name: dcgm
    static_configs:
      - targets: ["192.0.2.128:9400"]
rule_files:
  - alerts.yaml
"""

ALERTS = """groups:
  - name: glm5
    rules:
      - alert: QueueGrows
        expr: avg_over_time(sglang:num_queue_reqs[5m]) > 40
        for: 10m
        annotations:
          summary: More work comes in than goes out
      - alert: NoTokens
        expr: sglang:gen_throughput == 0 and sglang:num_running_reqs > 0
        for: 2m
        annotations:
          summary: Requests are running but nothing is generated
"""

TOML = """[server]
url = "http://192.0.2.128:30000/v1"
model = "glm-5"

[batch]
width = 128
retries = 3
timeout_s = 900
checkpoint = "state.sqlite"

[sampling]
temperature = 0.7
top_p = 0.95
max_tokens = 2048
"""

CLIENT = """#!/usr/bin/env python3
\"\"\"Runs a file of prompts against the server, at most `width` at once, and can be stopped and resumed.\"\"\"
import asyncio
import json
import sqlite3
import sys
import tomllib

import aiohttp


class State:
    def __init__(self, path):
        self.db = sqlite3.connect(path)
        self.db.execute("create table if not exists done (id text primary key, answer text, tokens integer)")

    def has(self, key):
        return self.db.execute("select 1 from done where id = ?", (key,)).fetchone() is not None

    def put(self, key, answer, tokens):
        self.db.execute("insert or replace into done values (?, ?, ?)", (key, answer, tokens))
        self.db.commit()


async def ask(session, config, item):
    body = {"model": config["server"]["model"], "messages": item["messages"], **config["sampling"]}
    for attempt in range(config["batch"]["retries"]):
        try:
            async with session.post(config["server"]["url"] + "/chat/completions", json=body) as reply:
                reply.raise_for_status()
                data = await reply.json()
                return data["choices"][0]["message"]["content"], data["usage"]["completion_tokens"]
        except (aiohttp.ClientError, asyncio.TimeoutError):
            await asyncio.sleep(2 ** attempt)
    return None, 0


async def main(config_path, input_path):
    with open(config_path, "rb") as source:
        config = tomllib.load(source)
    state = State(config["batch"]["checkpoint"])
    gate = asyncio.Semaphore(config["batch"]["width"])
    timeout = aiohttp.ClientTimeout(total=config["batch"]["timeout_s"])
    async with aiohttp.ClientSession(timeout=timeout) as session:
        async def one(item):
            async with gate:
                answer, tokens = await ask(session, config, item)
                if answer is not None:
                    state.put(item["id"], answer, tokens)
        with open(input_path, encoding="utf-8") as source:
            items = [json.loads(line) for line in source]
        await asyncio.gather(*(one(item) for item in items if not state.has(item["id"])))


asyncio.run(main(sys.argv[1], sys.argv[2]))
"""

TEST = """import asyncio
import importlib.util
import sys
from unittest import mock

spec = importlib.util.spec_from_file_location("client", "batch/client.py")


def load():
    module = importlib.util.module_from_spec(spec)
    with mock.patch.object(sys, "argv", ["client", "a", "b"]), mock.patch.object(asyncio, "run"):
        spec.loader.exec_module(module)
    return module


def test_state_survives_reopening(tmp_path):
    client = load()
    client.State(tmp_path / "s.sqlite").put("a", "answer", 3)
    assert client.State(tmp_path / "s.sqlite").has("a")


def test_unknown_key_is_not_done(tmp_path):
    assert not load().State(tmp_path / "s.sqlite").has("zzz")
"""


BURN = """#include <cuda_runtime.h>
#include <cstdio>
#include <thread>
#include <vector>

__global__ void burn(float *out, int rounds)
{
    float a = threadIdx.x * 1e-3f, b = 1.0001f;
    for (int i = 0; i < rounds; ++i) {
        a = fmaf(a, b, 1e-7f);
        b = fmaf(b, 0.9999f, a * 1e-9f);
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = a + b;
}

int main()
{
    int count = 0;
    cudaGetDeviceCount(&count);
    std::vector<std::thread> threads;
    for (int d = 0; d < count; ++d)
        threads.emplace_back([d] {
            cudaSetDevice(d);
            float *out;
            cudaMalloc(&out, 4096 * 256 * sizeof(float));
            for (int k = 0; k < 400; ++k)
                burn<<<4096, 256>>>(out, 2000000);
            cudaDeviceSynchronize();
        });
    for (auto &thread : threads)
        thread.join();
    std::puts("done");
}
"""


def power(s):
    s.say("facilities just called, they want the max draw of the node before they give me the second circuit. can you load the gpus fully for 10 min and log it", gap=260)
    s.step(R("Full load on all eight: 4.8 kW for the cards alone. Is the circuit able to carry it? The user was called by facilities because of exactly that. Ask? He asks for full load. But a tripped breaker takes guest 110 down too. Step up instead: cap at 300, 450, 600 W and read the BMC each time."),
           T("Full load is 8 x 600 W for the cards alone. Before I put 5 kW on a circuit that facilities has doubts about: I would go up in steps with a power cap (300, 450, 600 W) and read the BMC at each, and stop when you say so. What is the circuit rated at?"))
    s.say("16A per feed, two feeds. 3.6kW each. steps are good, stop if total goes over 5.5", gap=52)
    s.step(s.files.write("tools/burn.cu", BURN))
    s.step(bash("scp -q tools/burn.cu glm-vm:/tmp/ && ssh glm-vm 'systemctl stop glm5; cd /tmp && /usr/local/cuda/bin/nvcc -O2 -std=c++17 -arch=sm_120 burn.cu -o burn && nvidia-smi -q -d POWER -i 0 | grep -E \"Limit|Draw\"'", "Build the load, read the limits", "        Average Power Draw                : 84.11 W\n        Instantaneous Power Draw          : 83.90 W\n        Current Power Limit               : 600.00 W\n        Requested Power Limit             : 600.00 W\n        Default Power Limit               : 600.00 W\n        Min Power Limit                   : 300.00 W\n        Max Power Limit                   : 600.00 W", 21))
    s.step(bash("ssh pve-gpu 'ipmitool dcmi power reading | head -5; ipmitool sdr type \"Power Supply\" | head -8'", "Idle reading of the BMC", "    Instantaneous power reading:                  1288 Watts\n    Minimum during sampling period:               1204 Watts\n    Maximum during sampling period:               3391 Watts\n    Average power reading over sample period:     1975 Watts\nPSU1 Status      | 88h | ok  | 10.1 | Presence detected\nPSU2 Status      | 89h | ok  | 10.2 | Presence detected\nPSU3 Status      | 8Ah | ok  | 10.3 | Presence detected\nPSU4 Status      | 8Bh | ok  | 10.4 | Presence detected", 2.4))
    for cap, total, temperature in ((300, 3470, 58), (450, 4705, 69)):
        s.step(vm(f"nvidia-smi -pl {cap} | tail -1; (timeout 200 /tmp/burn &) ; sleep 150; nvidia-smi --query-gpu=index,power.draw,temperature.gpu,clocks.sm --format=csv", f"All cards at {cap} W", "All done.\nindex, power.draw [W], temperature.gpu, clocks.current.sm [MHz]\n" + "\n".join(f"{i}, {cap - 1.2 - i * .37:.2f} W, {temperature + (i * 5) % 7}, {1605 + cap - i * 9} MHz" for i in range(8)), 156))
        s.step(bash("ssh pve-gpu 'ipmitool dcmi power reading | head -1; ipmitool sensor | grep -iE \"inlet|exhaust|fan1\"'", f"BMC at {cap} W", f"    Instantaneous power reading:                  {total} Watts\nInlet Temp       | 24.000     | degrees C  | ok\nExhaust Temp     | {36 + cap // 50}.000     | degrees C  | ok\nFAN1_SPEED       | {7200 + cap * 9}.000   | RPM        | ok", 2.2))
    s.step(T("At 450 W for each card the node draws 4,705 W. From 300 to 450 the total rose by 1,235 W; the next step would end near **5,950 W**, above your limit of 5,500. I stop here."))
    s.say("good call. what would be 5.5 as cap", gap=33)
    s.step(T("About **545 W** for each card: (5,500 - 4,705) / 8.23 = 97 W more than 450, less a small reserve. For GLM-5 it does not matter at all, it draws 300 W a card at its best."))
    s.say("set 540 permanently", gap=25)
    s.step(s.files.edit("vm/glm5.service", "ExecStart=/bin/bash", "ExecStartPre=/usr/bin/nvidia-smi -pl 540\nExecStart=/bin/bash"))
    s.step(bash("scp -q vm/glm5.service glm-vm:/etc/systemd/system/ && ssh glm-vm 'systemctl daemon-reload && systemctl restart glm5; sleep 15; nvidia-smi --query-gpu=power.limit --format=csv,noheader | sort | uniq -c'", "Cap at 540 W with every start", "      8 540.00 W", 18))
    s.step(T("Done: 540 W with every start of the service. For facilities: 4,705 W measured at 450 W a card, about 5,450 W expected at 540, inlet 24 degrees."))


def play(s):
    s.say("one more thing for this afternoon: people want to use it as it is. systemd unit that survives a vm reboot, metrics, and a batch client that can resume. in that order", when="2026-03-18 14:12:40")
    s.step(todo("""
>h systemd unit instead of systemd-run
-h Metrics: Prometheus endpoint, scrape configuration, two alerts
-h Batch client with checkpoint
-m Parsers for tool calls and reasoning
-m Short page for the users"""), s.files.write("vm/glm5.service", UNIT))
    s.step(bash("scp -q vm/glm5.service glm-vm:/etc/systemd/system/ && ssh glm-vm 'systemctl stop glm5; systemctl daemon-reload && systemctl enable --now glm5; sleep 5; systemctl status glm5 --no-pager | head -6'", "Install and enable the unit", "Created symlink /etc/systemd/system/multi-user.target.wants/glm5.service → /etc/systemd/system/glm5.service.\n● glm5.service - GLM-5 on SGLang\n     Loaded: loaded (/etc/systemd/system/glm5.service; enabled; preset: enabled)\n     Active: active (running) since Wed 2026-03-18 14:12:58 CET; 5s ago\n   Main PID: 97110 (bash)\n      Tasks: 41", 12))
    s.step(vm("nvidia-smi -pm 1 | tail -1; systemctl enable nvidia-persistenced; systemctl is-enabled nvidia-persistenced", "Persistence mode for the cards", "All done.\nenabled", 2.2))
    s.step(vm("systemctl reboot; exit", "Prove that it survives a reboot", "", 1))
    s.step(bash("sleep 90; until ssh -o ConnectTimeout=4 glm-vm true; do sleep 5; done; until curl -sf http://192.0.2.128:30000/health; do sleep 10; done; ssh glm-vm 'uptime -p; systemctl is-active glm5'", "Wait for VM and server", "up 8 minutes\nactive", 521))
    s.step(T("Unit installed and proven: VM rebooted, eight minutes later the server answered by itself. Next are the metrics."))
    s.say("cool. prometheus runs on 192.0.2.20 already, just give me the yaml", gap=71)
    s.step(s.files.edit("run_glm5.sh", "    --host 0.0.0.0 --port 30000\n", "    --enable-metrics \\\n    --host 0.0.0.0 --port 30000\n"))
    s.step(bash("scp -q run_glm5.sh glm-vm:/opt/glm/ && ssh glm-vm 'systemctl restart glm5; until curl -sf localhost:30000/health; do sleep 10; done; curl -s localhost:30000/metrics | grep -v \"^#\" | grep sglang | head -14'", "Switch metrics on, look at them", "sglang:num_running_reqs{engine_type=\"unified\",model_name=\"glm-5\",tp_rank=\"0\"} 0.0\nsglang:num_used_tokens{engine_type=\"unified\",model_name=\"glm-5\",tp_rank=\"0\"} 0.0\nsglang:token_usage{engine_type=\"unified\",model_name=\"glm-5\",tp_rank=\"0\"} 0.0\nsglang:gen_throughput{engine_type=\"unified\",model_name=\"glm-5\",tp_rank=\"0\"} 0.0\nsglang:num_queue_reqs{engine_type=\"unified\",model_name=\"glm-5\",tp_rank=\"0\"} 0.0\nsglang:cache_hit_rate{engine_type=\"unified\",model_name=\"glm-5\",tp_rank=\"0\"} 0.0\nsglang:max_total_num_tokens{engine_type=\"unified\",model_name=\"glm-5\",tp_rank=\"0\"} 611200.0", 489))
    s.step(vm("apt-get install -y -qq datacenter-gpu-manager-4-cuda13 && docker run -d --gpus all --restart unless-stopped --cap-add SYS_ADMIN -p 9400:9400 dcgm-exporter:4.4.2 && sleep 8 && docker ps --format \"table {{.Image}}\\t{{.Status}}\\t{{.Ports}}\" && docker logs $(docker ps -q) 2>&1 | tail -6", "GPU metrics by dcgm-exporter", "IMAGE                 STATUS         PORTS\ndcgm-exporter:4.4.2   Up 8 seconds   0.0.0.0:9400->9400/tcp\ntime=2026-03-18T13:34:02.118Z level=INFO msg=\"Starting dcgm-exporter\" Version=4.4.2-4.7.0\ntime=2026-03-18T13:34:02.640Z level=INFO msg=\"DCGM successfully initialized!\"\ntime=2026-03-18T13:34:03.002Z level=INFO msg=\"Collecting DCP Metrics\"\ntime=2026-03-18T13:34:03.911Z level=INFO msg=\"Pipeline starting\"\ntime=2026-03-18T13:34:03.913Z level=INFO msg=\"Starting webserver\"", 96))
    s.step(s.files.write("monitoring/prometheus.yaml", PROM), s.files.write("monitoring/alerts.yaml", ALERTS))
    s.step(bash("promtool check rules monitoring/alerts.yaml", "Check the rules", "bash: line 1: promtool: command not found", 0.3, 127))
    s.step(bash("docker run --rm -v \"$PWD/monitoring:/m\" --entrypoint promtool prom/prometheus:v3.2.1 check config /m/prometheus.yaml", "Check in a container", "Checking /m/prometheus.yaml\n  SUCCESS: 1 rule files found\n SUCCESS: /m/prometheus.yaml is valid prometheus config file syntax\n\nChecking /m/alerts.yaml\n  SUCCESS: 2 rules found", 14))
    s.step(T("""The configuration, checked with `promtool`:

```yaml
""" + PROM + """```

Two alerts in `monitoring/alerts.yaml`: `QueueGrows` when more comes in than goes out for ten minutes, and `NoTokens` when requests are running and nothing is generated. The second would have caught the NaN crash of yesterday."""))
    s.say("pasted, works. next", gap=188)
    s.step(s.files.write("batch/batch.toml", TOML), s.files.write("batch/client.py", CLIENT))
    s.step(s.files.write("tests/test_client.py", TEST))
    s.step(bash("python3 -m pytest -q tests", "Run the tests", "..                                                                       [100%]\n2 passed in 0.21s", 1.4))
    s.step(bash("python3 - <<'EOF'\nimport json\nwith open('/tmp/in.jsonl', 'w') as f:\n    for n in range(400):\n        f.write(json.dumps({'id': f'q{n}', 'messages': [{'role': 'user', 'content': f'Write four sentences about the number {n}.'}]}) + '\\n')\nEOF\ncd batch && timeout 60 python3 client.py batch.toml /tmp/in.jsonl; sqlite3 state.sqlite 'select count(*), sum(tokens) from done'", "Run for one minute, then kill it", "131|19204", 62, 124))
    s.step(bash("cd batch && python3 client.py batch.toml /tmp/in.jsonl; sqlite3 state.sqlite 'select count(*), sum(tokens), min(length(answer)) from done'", "Resume and finish", "400|58770|211", 131))
    s.step(R("400 of 400, none twice. One flaw: commit for each answer, at 128 wide that is no problem. Another: the answers with 0 tokens? min length is 211, fine."),
           T("The client was killed after 131 of 400 and finished the other 269 on the second run, none twice. `batch.toml` holds everything that one may want to change."))
    s.say("what happens if the server dies in the middle", gap=44)
    s.step(bash("cd batch && rm -f state.sqlite && (python3 client.py batch.toml /tmp/in.jsonl & sleep 25; ssh glm-vm 'systemctl restart glm5'; wait); sqlite3 state.sqlite 'select count(*) from done'", "Restart the server in the middle of a run", "Traceback (most recent call last):\n  File \"/home/jonas/glm5/batch/client.py\", line 34, in ask\n    data = await reply.json()\naiohttp.client_exceptions.ContentTypeError: 200, message='Attempt to decode JSON with unexpected mimetype: text/plain'\n57", 41, 1))
    s.step(R("ContentTypeError is a ClientError? It derives from ClientResponseError, which is ClientError. Hmm, the traceback shows it propagates... `raise_for_status` fine. ContentTypeError is a subclass of ClientResponseError and ValueError. It would be caught, then retried thrice within 1+2+4 s, then None. But the traceback is printed... because attempt 3's sleep then falls out of loop. No. Read the file instead of guessing."),
           s.files.read("batch/client.py", 28, 16))
    s.step(grep("class ContentTypeError|class ClientError\\b", "/usr/lib/python3/dist-packages/aiohttp", [("/usr/lib/python3/dist-packages/aiohttp/client_exceptions.py", [(58, "class ClientError(Exception):"), (112, "class ContentTypeError(ClientResponseError):")])]))
    s.step(R("It is caught in principle. The traceback belongs to the exception that was being handled when the task group was cancelled: `asyncio.sleep` was interrupted as the shell's `wait` ended... The real defect: three retries over seven seconds while a restart takes eight minutes. So wait for /health instead of a fixed number of retries."),
           s.files.edit("batch/client.py", "        except (aiohttp.ClientError, asyncio.TimeoutError):\n            await asyncio.sleep(2 ** attempt)\n", "        except (aiohttp.ClientError, asyncio.TimeoutError):\n            await healthy(session, config)\n"),
           s.files.edit("batch/client.py", "async def ask(session, config, item):\n", "async def healthy(session, config):\n    \"\"\"A restart takes about eight minutes; better to wait than to burn the retries.\"\"\"\n    url = config[\"server\"][\"url\"].removesuffix(\"/v1\") + \"/health\"\n    while True:\n        try:\n            async with session.get(url) as reply:\n                if reply.status == 200:\n                    return\n        except (aiohttp.ClientError, asyncio.TimeoutError):\n            pass\n        await asyncio.sleep(10)\n\n\nasync def ask(session, config, item):\n"))
    s.step(bash("cd batch && rm -f state.sqlite && (python3 client.py batch.toml /tmp/in.jsonl & sleep 25; ssh glm-vm 'systemctl restart glm5'; wait); sqlite3 state.sqlite 'select count(*) from done'", "The same test again", "400", 702))
    s.step(T("It was a real gap: three retries in seven seconds, against a restart of eight minutes. Now the client waits for `/health` and goes on; the same test ends with 400 of 400."))
    s.say("nice catch. tool calls?", gap=80)
    s.step(bash("curl -s http://192.0.2.128:30000/v1/chat/completions -d @- <<'EOF' | jq '.choices[0].message | {content, tool_calls, reasoning_content}'\n{\"model\": \"glm-5\", \"messages\": [{\"role\": \"user\", \"content\": \"What is the weather in Bern? Use the tool.\"}], \"tools\": [{\"type\": \"function\", \"function\": {\"name\": \"weather\", \"parameters\": {\"type\": \"object\", \"properties\": {\"city\": {\"type\": \"string\"}}}}}]}\nEOF", "Tool call without parsers", "{\n  \"content\": \"<think>The user wants the weather in Bern.</think><tool_call>weather\\n<arg_key>city</arg_key>\\n<arg_value>Bern</arg_value>\\n</tool_call>\",\n  \"tool_calls\": null,\n  \"reasoning_content\": null\n}", 4.1))
    s.step(grep("\"glm4[0-9]*\"|\"glm5\"|\"glm\"", "/opt/sglang/python/sglang/srt", [("/opt/sglang/python/sglang/srt/function_call/function_call_parser.py", [(51, "        \"glm\": Glm4MoeDetector,"), (52, "        \"glm45\": Glm4MoeDetector,"), (53, "        \"glm47\": Glm47MoeDetector,")]), ("/opt/sglang/python/sglang/srt/parser/reasoning_parser.py", [(307, "        \"glm45\": Qwen3Detector,")])]))
    s.step(s.files.edit("run_glm5.sh", "    --enable-metrics \\\n", "    --tool-call-parser glm47 \\\n    --reasoning-parser glm45 \\\n    --enable-metrics \\\n"))
    s.step(bash("scp -q run_glm5.sh glm-vm:/opt/glm/ && ssh glm-vm 'systemctl restart glm5; until curl -sf localhost:30000/health; do sleep 10; done'; curl -s http://192.0.2.128:30000/v1/chat/completions -d @/tmp/tool.json | jq '.choices[0].message | {content, tool_calls, reasoning_content}'", "Restart with both parsers, ask again", "{\n  \"content\": \"\",\n  \"tool_calls\": [\n    {\n      \"id\": \"call_51b0c2f0a8d14e0c9a4f7f03\",\n      \"index\": 0,\n      \"type\": \"function\",\n      \"function\": {\n        \"name\": \"weather\",\n        \"arguments\": \"{\\\"city\\\": \\\"Bern\\\"}\"\n      }\n    }\n  ],\n  \"reasoning_content\": \"The user wants the weather in Bern.\"\n}", 494))
    s.step(T("Tool calls and reasoning arrive in their own fields with `--tool-call-parser glm47 --reasoning-parser glm45`. Last item: a page for the users. How long may it be?"))
    s.say("half a screen", gap=21)
    s.step(s.files.write("docs/users.md", "# GLM-5, how to use it\n\n| | |\n|---|---|\n| URL | `http://192.0.2.128:30000/v1` (OpenAI compatible) |\n| model | `glm-5` |\n| context | 131,072 tokens |\n| at once | 128 requests, more are queued |\n| speed | 33 tok/s alone, 485 tok/s together |\n\n- Batches: `batch/client.py batch.toml prompts.jsonl`. It can be stopped and resumed.\n- Tool calls work, reasoning arrives in `reasoning_content`.\n- Restarts take eight minutes and happen without notice this week.\n"))
    s.step(bash("git add -A && git commit -qm 'Service: unit, metrics, batch client, user page' && git log --oneline | head -4", "Commit", "b8120ce Service: unit, metrics, batch client, user page\n41d2f0a Baseline, eleven variants\n0a93b77 NaN in decode: cause and remedy\n5e1cc20 First start", 0.5))
    s.step(glob("**/*.{sh,py,md,toml,yaml,service}", [f"{ROOT}/{name}" for name in ("docs/users.md", "batch/client.py", "batch/batch.toml", "tests/test_client.py", "monitoring/alerts.yaml", "monitoring/prometheus.yaml", "vm/glm5.service", "run_glm5.sh", "run_single.sh", "bench/bench.py", "tools/stepsplit.py", "tools/nan_probe.py", "tools/flood.py", "notes.md")]))
    s.step(T("All five items are done and committed. The page is `docs/users.md`, fourteen lines."))
    power(s)
    s.say("great day actually. see you tomorrow", gap=64)
    s.step(T("See you. The server stays up over night for whoever wants to use it."))
