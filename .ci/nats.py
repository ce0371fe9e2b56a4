"""Jobs over a real NATS server: see `.ci/nats`. Arguments: the server and the service, as programs, and perhaps `long`."""

import collections
import datetime
import hashlib
import hmac
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

from ports import free_port

SERVER, TESSERA = sys.argv[1:3]
LONG = sys.argv[3:] == ["long"]
PATIENCE = 1800 if LONG else 600
# Seconds between two kills of a worker, fewest jobs between them, and most kills after the first. A slow machine makes
# fewer jobs in that time: a job whose worker is killed five times fails, and none should.
KILLS = (10, 6, 1000) if LONG else (2, 2, 5)
SECRET = "a secret"
# Most workers that the test kills over one job.
SPARED = 3
# `ACK_WAIT` of the workers, in seconds.
ACK_WAIT = 10
THEMISTO = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -"
OCTOPUS = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2"
running = []
folder = tempfile.TemporaryDirectory()


def start(arguments, **variables):
    environment = dict(os.environ, RUST_LOG="info", NO_COLOR="1", TESSERA_JOB_QUEUE="300", **variables)
    log = open(os.path.join(folder.name, f"log-{len(running)}"), "wb")
    process = subprocess.Popen(arguments, stderr=log, stdout=log, env=environment)
    process.log, process.killed_at = log.name, None
    running.append(process)
    return process


def logged(process, text):
    """Waits for a line of the log with this text, and returns it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with open(process.log, encoding="utf-8", errors="replace") as log:
            for line in log:
                if text in line:
                    return line
        assert process.poll() is None, f"it has ended: {open(process.log).read()}"
        time.sleep(0.05)
    raise AssertionError(f"{text!r} is not logged: {open(process.log).read()}")


port = free_port()
url = f"nats://tessera:secret@127.0.0.1:{port}"


def start_server(disk="nats"):
    server = start([SERVER, "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", os.path.join(folder.name, disk),
                    "--user", "tessera", "--pass", "secret"])
    logged(server, "Server is ready")
    return server


def start_service(*more):
    # A service alone makes the largest calls within a request; on a busy machine it must not run out of time.
    service = start([TESSERA, "serve", "--bind", "127.0.0.1:0", "--max-time-ms", "600000", "--niceness", "0", *more], TESSERA_NATS_SECRET=SECRET)
    return service, logged(service, "listening on ").split("listening on ")[1].split()[0]


def start_worker(*more):
    return start([TESSERA, "work", "--nats", url, *more], TESSERA_NATS_SECRET=SECRET)


class Stranger:
    """A client that reaches the server, and knows its password but not the secret."""

    def __init__(self):
        self.link = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.lines = self.link.makefile("rb")
        self.lines.readline()
        self.send(f'CONNECT {json.dumps({"user": "tessera", "pass": "secret", "verbose": False})}', "SUB inbox 1")

    def send(self, *lines):
        self.link.sendall("".join(f"{line}\r\n" for line in lines).encode())

    def ask(self, subject, payload=b""):
        """The answer of the server to a message."""
        self.link.sendall(f"PUB {subject} inbox {len(payload)}\r\n".encode() + payload + b"\r\n")
        while True:
            words = self.lines.readline().split()
            if words[0] == b"PING":
                self.send("PONG")
            elif words[0] in (b"MSG", b"HMSG"):
                head = int(words[-2]) if words[0] == b"HMSG" else 0
                return self.lines.read(int(words[-1]) + 2)[head:-2]

    def entry(self, key):
        return self.ask(f"$JS.API.DIRECT.GET.KV_tessera-jobs.$KV.tessera-jobs.{key}")

    def put(self, key, value):
        assert b"seq" in self.ask(f"$KV.tessera-jobs.{key}", value)

    def forged(self, key):
        """The entry as signed with another secret."""
        entry = self.entry(key)[32:]
        return hmac.digest(b"another secret", key.encode() + b"\0" + entry, hashlib.sha256) + entry


def forge(base, worker):
    """Entries by strangers are ignored."""
    stranger, job = Stranger(), {"path": "/v1/themisto/perft", "body": {"position": THEMISTO, "depth": 2}}
    one = ask(base, job)
    state = lambda: json.loads(request(base, f"/v1/jobs/{one}")[1])["state"]
    end = time.monotonic() + PATIENCE

    def done():
        while state() != "done":
            assert time.monotonic() < end
            time.sleep(0.1)
        return answer_of(request(base, f"/v1/jobs/{one}")[1])

    answer = done()
    progress, order = f"{one}.progress", f"{one}.order"
    signed = stranger.entry(progress)
    for forged in (stranger.forged(progress), signed[32:], signed[:31] + bytes([signed[31] ^ 1]) + signed[32:], stranger.entry(order), b""):
        stranger.put(progress, forged)
        assert state() == "waiting", "a forged answer is taken"
    stranger.put(progress, signed)
    assert done() == answer, "what is signed is refused"
    stranger.put(progress, stranger.forged(progress))
    assert (ask(base, job), done()) == (one, answer), "a job whose answer was forged is not made again"
    stranger.put(order, stranger.forged(order))
    assert request(base, f"/v1/jobs/{one}")[0] == 404, "a forged order is taken"
    assert (ask(base, job), done()) == (one, answer), "a job whose order was forged is not made again"
    (consumer,) = json.loads(stranger.ask("$JS.API.CONSUMER.NAMES.TESSERA_JOBS"))["consumers"]
    stranger.ask(f"tessera.jobs.{consumer.removeprefix('workers-')}", json.dumps({"id": one, "made": "1"}).encode())
    logged(worker, "a notice can't be read, or has another signature")
    print("ok: what is signed with another secret is refused: answers, orders, notices")


def request(base, path, body=None, method=None):
    """Status and text."""
    data = json.dumps(body).encode() if body is not None else None
    asked = urllib.request.Request(base + path, data, {"content-type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
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
        # The server may be unavailable for a moment.
        assert status == 503 and time.monotonic() < end, text
        time.sleep(0.2)


class Cheap(threading.Thread):
    """Cheap calls one after the other, with the time of each."""

    def __init__(self, base):
        super().__init__(daemon=True)
        self.base, self.took, self.ends = base, [], not LONG
        self.start()

    def run(self):
        while not self.ends:
            since = time.monotonic()
            assert request(self.base, "/v1/themisto/moves", {"position": THEMISTO})[0] == 200
            self.took.append(1000 * (time.monotonic() - since))
            time.sleep(0.02)

    def p99(self, calls):
        while len(self.took) < calls:
            time.sleep(0.1)
        self.ends = True
        return sorted(self.took)[len(self.took) * 99 // 100]


def begun_by(worker):
    """The jobs that a worker has begun and not left, according to its log."""
    jobs = set()
    for line in open(worker.log, encoding="utf-8"):
        if found := re.search(r" job (\S+) is (begun|left)", line):
            (jobs.add if found[2] == "begun" else jobs.discard)(found[1])
    return jobs


def kill(worker):
    worker.kill()
    worker.wait()
    worker.killed_at = time.time()


def twice_at_once():
    """The longest time for which two workers made the same job, in seconds, according to their logs."""
    spans = {}
    for worker in running:
        if worker.args[1] != "work":
            continue
        begun = {}
        for line in open(worker.log, encoding="utf-8"):
            found = re.match(r"(\S+)Z .* job (\S+) is (begun|left)", line)
            if not found:
                continue
            at = datetime.datetime.fromisoformat(found[1] + "+00:00").timestamp()
            if found[3] == "begun":
                begun[found[2]] = at
            else:
                spans.setdefault(found[2], []).append((begun.pop(found[2]), at))
        for job, since in begun.items():
            spans.setdefault(job, []).append((since, worker.killed_at or time.time()))
    assert len(spans) > 20, "the logs do not tell of jobs"
    longest = 0
    for mine in spans.values():
        until = 0
        for since, end in sorted(mine):
            longest = max(longest, min(until, end) - since)
            until = max(until, end)
    return longest


def jobs(starts):
    made = []
    for seed in range(25 if LONG else 4):
        for nodes in (2_000, 30_000, 1_500_000 if LONG else 150_000):
            body = {"position": THEMISTO, "limits": {"nodes": nodes}, "seed": seed, "lines": 2}
            made.append({"path": "/v1/themisto/analysis", "body": body})
        body = {"position": OCTOPUS, "limits": {"nodes": 20_000}, "seed": seed}
        made.append({"path": "/v1/octopus/analysis", "body": body})
        made.append({"path": "/v1/octopus/puzzles", "body": {"seed": seed, "level": 1}})
        for game, nodes in (("ingenious", 40_000), ("temple", 20_000), ("nebuchadnezzar", 30_000)):
            if LONG or seed == 0:
                body = {"position": starts[game], "limits": {"nodes": nodes}, "seed": seed}
                made.append({"path": f"/v1/{game}/analysis", "body": body})
    made.append({"path": "/v1/themisto/perft", "body": {"position": THEMISTO, "depth": 2}})
    made.append({"path": "/v1/temple/puzzles", "body": {"seed": 1}})
    return made


def main():
    server = start_server()
    _, base = start_service("--nats", url)
    _, alone = start_service()
    # The number of threads makes no difference.
    workers = [start_worker("--job-cores", str(cores)) for cores in (1, 2, 4)]
    made = jobs({game: json.loads(request(alone, f"/v1/{game}/start", {"seed": 3})[1])["key"] for game in ("ingenious", "temple", "nebuchadnezzar")})
    at_rest = Cheap(base).p99(200) if LONG else None
    killed = collections.Counter()

    def replace(turn):
        killed.update(begun_by(workers[turn]))
        kill(workers[turn])
        workers[turn] = start_worker()

    ids = [ask(base, job) for job in made]
    # In the middle of its first job: a fast machine may have made all jobs before the next kill.
    logged(workers[0], " is begun")
    replace(0)
    cheap = Cheap(base)
    assert len(set(ids)) == len(made), "different jobs have one id"
    open_ids, texts, kills, restarted, last, done = set(ids), {}, 1, False, time.monotonic(), 0
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
        if time.monotonic() - last > KILLS[0] and len(texts) - done >= KILLS[1] and kills <= KILLS[2]:
            # Workers are killed in turn, because a new worker takes the job of the one before it. A job fails after
            # five lost workers, so a long job on a busy machine is spared in the end.
            turn = kills % len(workers)
            if all(killed[job] < SPARED for job in begun_by(workers[turn])):
                replace(turn)
                kills += 1
            last, done = time.monotonic(), len(texts)
        if not restarted and len(texts) > len(made) // 3:
            server.kill()
            server.wait()
            server, restarted = start_server(), True
        assert time.monotonic() < end, f"{len(open_ids)} of {len(made)} jobs do not end"
        time.sleep(0.1)
    assert restarted and (kills >= 5 or not LONG), (restarted, kills)
    if LONG:
        print(f"cheap calls, 99 of 100 within: {at_rest:.1f} ms at rest, {cheap.p99(0):.1f} ms beside the jobs")
    cheap.ends = True
    for job, one in zip(made, ids):
        status, text = request(alone, job["path"], job["body"])
        assert status == 200 and answer_of(texts[one]) == text, f"another answer to {job}:\n{text}\n{texts[one]}"
    overlap = twice_at_once()
    # A worker that gets no processor time for as long sends no heartbeat. This is a duration, which the gate does not
    # judge.
    assert overlap < ACK_WAIT or not LONG, f"two workers made the same job for {overlap:.1f} s"
    print(f"ok: no job was made by two workers for longer than {overlap:.1f} s")
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
    # Every worker gives its job back on SIGTERM, and the next one takes it.
    for worker in workers:
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(timeout=PATIENCE) == 0, open(worker.log).read()
    # More often than a job may lose its worker.
    for _ in range(7):
        assert json.loads(request(base, f"/v1/jobs/{one}")[1])["state"] == "waiting"
        worker = start_worker()
        while (state := json.loads(request(base, f"/v1/jobs/{one}")[1])["state"]) != "running":
            assert state == "waiting" and time.monotonic() < end + 2 * PATIENCE, state
            time.sleep(0.2)
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(timeout=PATIENCE) == 0, open(worker.log).read()
    print("ok: a worker that ends gives its job back, as often as it takes")
    worker = start_worker()
    status, text = request(base, f"/v1/jobs/{one}", method="DELETE")
    assert (status, json.loads(text)["state"]) == (200, "cancelled"), text
    assert request(base, f"/v1/jobs/{one}")[0] == 404
    quick = ask(base, {"path": "/v1/themisto/perft", "body": {"position": THEMISTO, "depth": 1}})
    while json.loads(request(base, f"/v1/jobs/{quick}")[1])["state"] != "done":
        assert time.monotonic() < end + 3 * PATIENCE
        time.sleep(0.2)
    print("ok: a job that is cancelled leaves its worker to the next")
    forge(base, worker)
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
