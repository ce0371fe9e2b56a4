"""Jobs over a real NATS server: see `.ci/nats`. Arguments: the server and the service, as programs."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

SERVER, TESSERA = sys.argv[1:]
PATIENCE = 120
THEMISTO = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -"
OCTOPUS = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2"
running = []
folder = tempfile.TemporaryDirectory()


def start(arguments, **variables):
    environment = dict(os.environ, RUST_LOG="info", NO_COLOR="1", **variables)
    log = open(os.path.join(folder.name, f"log-{len(running)}"), "wb")
    process = subprocess.Popen(arguments, stderr=log, stdout=log, env=environment)
    process.log = log.name
    running.append(process)
    return process


def logged(process, text):
    """The line of the log with this text, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with open(process.log, encoding="utf-8", errors="replace") as log:
            for line in log:
                if text in line:
                    return line
        assert process.poll() is None, f"it has ended: {open(process.log).read()}"
        time.sleep(0.05)
    raise AssertionError(f"{text!r} is not logged: {open(process.log).read()}")


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


port = free_port()
url = f"nats://tessera:secret@127.0.0.1:{port}"


def start_server(disk="nats"):
    server = start([SERVER, "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", os.path.join(folder.name, disk),
                    "--user", "tessera", "--pass", "secret"])
    logged(server, "Server is ready")
    return server


def start_service(*more):
    service = start([TESSERA, "serve", "--bind", "127.0.0.1:0", *more])
    return service, logged(service, "listening on ").split("listening on ")[1].split()[0]


def start_worker():
    return start([TESSERA, "work", "--nats", url])


def request(base, path, body=None, method=None):
    """Status and text."""
    data = json.dumps(body).encode() if body is not None else None
    asked = urllib.request.Request(base + path, data, {"content-type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def answer_of(text):
    """The bytes of the answer in a job."""
    _, rest = text.split('"answer":', 1)
    _, end = json.JSONDecoder().raw_decode(rest)
    return rest[:end]


def ask(base, job):
    end = time.monotonic() + PATIENCE
    while True:
        status, text = request(base, "/v1/jobs", job)
        if status in (200, 202):
            return json.loads(text)["id"]
        # The server may be away for a moment.
        assert status == 503 and time.monotonic() < end, text
        time.sleep(0.2)


def jobs():
    made = []
    for seed in range(4):
        for nodes in (2_000, 30_000, 150_000):
            body = {"position": THEMISTO, "limits": {"nodes": nodes}, "seed": seed, "lines": 2}
            made.append({"path": "/v1/themisto/analysis", "body": body})
        body = {"position": OCTOPUS, "limits": {"nodes": 20_000}, "seed": seed}
        made.append({"path": "/v1/octopus/analysis", "body": body})
        made.append({"path": "/v1/octopus/puzzles", "body": {"seed": seed, "level": 1}})
    made.append({"path": "/v1/themisto/perft", "body": {"position": THEMISTO, "depth": 2}})
    made.append({"path": "/v1/temple/puzzles", "body": {"seed": 1}})
    return made


def main():
    server = start_server()
    _, base = start_service("--nats", url)
    _, alone = start_service()
    workers = [start_worker() for _ in range(3)]
    made = jobs()
    ids = [ask(base, job) for job in made]
    assert len(set(ids)) == len(made), "different jobs have one id"
    open_ids, texts, kills, restarted, last = set(ids), {}, 0, False, time.monotonic()
    end = time.monotonic() + PATIENCE
    while open_ids:
        for one in sorted(open_ids):
            status, text = request(base, f"/v1/jobs/{one}")
            assert status in (200, 503), text
            if status == 200:
                state = json.loads(text)["state"]
                assert state in ("waiting", "running", "done"), text
                if state == "done":
                    texts[one] = text
                    open_ids.discard(one)
        if time.monotonic() - last > 2 and kills < 5:
            workers[0].kill()
            workers[0].wait()
            workers[0], kills, last = start_worker(), kills + 1, time.monotonic()
        if not restarted and len(texts) > len(made) // 3:
            server.kill()
            server.wait()
            server, restarted = start_server(), True
        assert time.monotonic() < end, f"{len(open_ids)} of {len(made)} jobs do not end"
        time.sleep(0.1)
    assert restarted and kills >= 1, (restarted, kills)
    for job, one in zip(made, ids):
        status, text = request(alone, job["path"], job["body"])
        assert status == 200 and answer_of(texts[one]) == text, f"another answer to {job}:\n{text}\n{texts[one]}"
    print(f"ok: {len(made)} jobs, {kills} times a worker was killed and once the server: the bytes of a service on its own")

    endless = {"path": "/v1/themisto/analysis", "body": {"position": THEMISTO, "limits": {"nodes": 40_000_000_000}}}
    one = ask(base, endless)
    while True:
        job = json.loads(request(base, f"/v1/jobs/{one}")[1])
        assert job["survives_restart"] and time.monotonic() < end + PATIENCE, job
        if job["state"] == "running" and job["best"] and job["nodes"]:
            break
        time.sleep(0.2)
    print("ok: a job tells how far it is")
    # Every worker gives its job back when it is told to end, and the next one takes it.
    for worker in workers:
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(timeout=PATIENCE) == 0, open(worker.log).read()
    assert json.loads(request(base, f"/v1/jobs/{one}")[1])["state"] == "waiting"
    worker = start_worker()
    while json.loads(request(base, f"/v1/jobs/{one}")[1])["state"] != "running":
        assert time.monotonic() < end + 2 * PATIENCE
        time.sleep(0.2)
    print("ok: a worker that ends gives its job back")
    status, text = request(base, f"/v1/jobs/{one}", method="DELETE")
    assert (status, json.loads(text)["state"]) == (200, "cancelled"), text
    assert request(base, f"/v1/jobs/{one}")[0] == 404
    quick = ask(base, {"path": "/v1/themisto/perft", "body": {"position": THEMISTO, "depth": 1}})
    while json.loads(request(base, f"/v1/jobs/{quick}")[1])["state"] != "done":
        assert time.monotonic() < end + 3 * PATIENCE
        time.sleep(0.2)
    print("ok: a job that is cancelled leaves its worker to the next")
    assert worker.poll() is None
    server.kill()
    server.wait()
    status, text = request(base, "/v1/jobs", endless)
    assert (status, json.loads(text)["code"]) == (503, "service_full"), text
    assert request(base, "/v1/games")[0] == 200
    print("ok: without the server jobs are refused, and other calls are answered")

    # On a new disk, for a queue of one, and without workers.
    start_server("small")
    _, small = start_service("--nats", url, "--job-queue", "1")
    assert request(small, "/v1/jobs", endless)[0] == 202
    status, text = request(small, "/v1/jobs", {**endless, "path": "/v1/themisto/review", "body": {"position": THEMISTO, "moves": []}})
    assert status == 503 and "is full" in json.loads(text)["detail"], text
    assert request(small, "/v1/jobs", endless)[0] == 202
    print("ok: a full queue takes no more, and knows what it has")


try:
    main()
finally:
    for process in running:
        if process.poll() is None:
            process.kill()
        process.wait()
    folder.cleanup()
