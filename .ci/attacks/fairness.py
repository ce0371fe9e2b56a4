"""Attacks through resources that callers share: workers, an analysis in progress, the place next to the permits,
buffers, threads."""

import contextlib
import os
import re
import resource
import signal
import subprocess
import threading
import time
from pathlib import Path

from . import payloads
from .attack import Length, Measures, attack, together, watched
from .worker_pool import crowd, replies
from .prices import UNDER_WAY
from .service import Service, become
from .wire import Connection, Request, dial, get

NOBODY = 65534
FIRST, JOINER = "127.0.0.2", "127.0.0.3"


def waiting(service: Service) -> dict[str, float]:
    """Levels of the heavy pool, from `/metrics`."""
    with Connection(service.metrics or service.address, "127.0.0.1") as connection:
        text = connection.ask(get("/metrics")).body.decode()
    return {name: float(level) for name, level in re.findall(r"^tessera_heavy_(\w+) (\S+)", text, re.MULTILINE)}


def until(holds, limit: float = 30.0):
    ends = time.monotonic() + limit
    while not holds():
        if time.monotonic() > ends:
            raise RuntimeError("it never happens")
        time.sleep(0.02)


@attack("joined-queue", "13 analyses of one caller, and a small one behind them that another caller joins")
def joined_queue(length: Length) -> Measures:
    with Service({"niceness": "0"}) as service:
        held = crowd(service, [FIRST] * 13, lambda number: payloads.analysis(number, 1_000_000))
        until(lambda: waiting(service)["waiting"] == 11)
        small = payloads.analysis(99, 1_000)
        held += crowd(service, [FIRST], lambda _: small)
        until(lambda: waiting(service)["waiting"] == 12)
        with Connection(service.address, JOINER, 60) as connection:
            answer = connection.ask(small)
        before = 0
        for connection in held[:-1]:
            connection.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                before += bool(connection.recv(1))
            connection.close()
        held[-1].close()
        return {"refused joiners": answer.status != 200, "analyses before the joiner": before}


@attack("joined-free", "an analysis that another caller joins, whose account does not cover it")
def joined_free(length: Length) -> Measures:
    """The joiner has spent half of its account, and has another request in progress, so it is not owed an answer."""
    with Service({"rate": "1", "burst": "300", "niceness": "0"}) as service:
        asked = payloads.analysis(1, 2_000_000)
        with contextlib.closing(dial(service.address, FIRST)) as first, contextlib.closing(dial(service.address, JOINER)) as other:
            first.sendall(asked.bytes())
            other.sendall(UNDER_WAY)
            until(lambda: waiting(service)["running"] == 1)
            with Connection(service.address, JOINER, 60) as connection:
                for _ in range(150):
                    connection.ask(payloads.version())
                status = connection.ask(asked).status
        return {"joiners served without a deposit": status == 200}


@attack("long-perft", "perft without an end of three callers, against replies of level 1 of another")
def long_perft(length: Length) -> Measures:
    with Service({"niceness": "0"}) as service:
        held = crowd(service, [f"127.0.0.{2 + number}" for number in range(3)], lambda _: payloads.perft())
        until(lambda: waiting(service)["running"] >= 2)
        found = replies(service, length.count(3, 10))
        for connection in held:
            connection.close()
        return found


@attack("refusals", "8 callers whose requests are refused in German, with a member whose name looks like many sentences")
def refusals(length: Length) -> Measures:
    """Processor time of such a refusal to that of the same in English, and what a refusal repeats."""
    found: Measures = {}
    name = "x" + '": "' * 8_000 + '": q. r'
    refused = payloads.post("/v1/octopus/moves?lang=de", {name: 1})
    english = payloads.post("/v1/octopus/moves", {name: 1})

    def ask(number: int, goes_on):
        with Connection(service.address, f"127.0.0.{2 + number}") as connection:
            while goes_on():
                connection.ask(refused)

    # Without a rate limit, each connection gets as many as it can.
    with Service({"rate": "0"}) as service:
        with Connection(service.address, JOINER) as connection:
            answer = connection.ask(refused)
        with watched(service, found):
            together(8, length.seconds(3, 20), ask)
        # By turns: what other programs do to the caches is then the same for both.
        seconds = [0.0, 0.0]
        with Connection(service.address, FIRST) as connection:
            for turn in range(10):
                before = service.processor_seconds()
                for _ in range(length.count(20, 200)):
                    connection.ask((refused, english)[turn % 2])
                seconds[turn % 2] += service.processor_seconds() - before
    return found | {"bytes of a refusal": len(answer.body), "work to that in English": seconds[0] / seconds[1]}


@attack("unread-share", "one address fills the buffers over 86 connections, while another asks for large answers")
def unread_share(length: Length) -> Measures:
    """16 batches, 30 long lists of moves and 40 lists of games, none of which is read."""
    unread = [payloads.batch_of_moves()] * 16
    unread += [payloads.post("/v1/octopus/moves", payloads.moves(payloads.octopus_wide(score))) for score in range(30)]
    unread += [get("/v1/games")] * 40
    with Service() as service, contextlib.ExitStack() as stack:
        for request in unread:
            with contextlib.suppress(OSError):
                connection = dial(service.address, FIRST, 5, receive_buffer=4096)
                stack.callback(connection.close)
                connection.sendall(request.bytes())
        time.sleep(length.seconds(3, 10))
        refused = 0
        large = [payloads.batch_of_moves(), payloads.large_file(), get("/v1/games")]
        for number in range(length.count(9, 51)):
            with Connection(service.address, JOINER) as connection:
                refused += connection.ask(large[number % len(large)]).status != 200
        return {"refused large answers of others": refused}


@attack("job-streams", "a job whose best so far is long, followed over 8 connections")
def job_streams(length: Length) -> Measures:
    """Bytes that one address gets in a second, beyond the first event of each stream."""
    options = {"heartbeat-ms": "50", "job-nodes-anonymous": "2000000000"}
    body = {"position": payloads.octopus_wide(), "lines": "all", "limits": {"nodes": 1_000_000_000}}
    seconds = length.seconds(4, 20)
    with Service(options) as service:
        with Connection(service.address, FIRST) as connection:
            job = connection.ask(payloads.post("/v1/jobs", {"path": "/v1/octopus/analysis", "body": body})).json()["id"]
            until(lambda: connection.ask(get(f"/v1/jobs/{job}")).json()["best"] is not None, 60)
            best = len(connection.ask(get(f"/v1/jobs/{job}")).body)
        read = [0] * 8

        def follow(number: int, goes_on):
            with contextlib.closing(dial(service.address, FIRST, 5)) as connection:
                connection.sendall(get(f"/v1/jobs/{job}/stream").bytes())
                while goes_on():
                    part = connection.recv(1 << 18)
                    read[number] += len(part)
                    if not part:
                        return

        together(8, seconds, follow)
        return {"kB of the best": best / 1e3, "bests a second": sum(read) / best / seconds}


@attack("few-threads", "no thread to be had for 2 s, while analyses, pictures and batches are asked for")
def few_threads(length: Length) -> Measures:
    """Runs as an unprivileged user, because the limit does not bind root. It counts the threads of all processes of the
    user."""
    user = NOBODY if os.getuid() == 0 else os.getuid()
    with Service(user=user) as service:
        # After it has been idle once, all its threads are running and the threads for the start alone have ended.
        with Connection(service.address, FIRST) as connection:
            connection.ask(payloads.version())
        service.seconds_until_idle()
        most = threads_of(user)
        limit(service.pid, user, str(most))
        had = threads_to_be_had(user, most)
        answers: list[int] = []

        def ask(request: Request):
            try:
                with Connection(service.address, "127.0.0.2", 60) as connection:
                    answers.append(connection.ask(request).status)
            except OSError:
                answers.append(0)

        dear = [payloads.analysis(seed, 2_000) for seed in range(4)]
        dear += [payloads.picture(score, 256) for score in range(4)]
        dear += [payloads.batch("/v1/themisto/moves", [payloads.moves(payloads.THEMISTO)])]
        threads = [threading.Thread(target=ask, args=(request,), daemon=True) for request in dear]
        for thread in threads:
            thread.start()
        time.sleep(2)
        limit(service.pid, user, "unlimited" if hard_limit() < 0 else str(hard_limit()))
        for thread in threads:
            thread.join(70)
        meanwhile = sum(status != 200 for status in answers) + len(dear) - len(answers)
        answers.clear()
        for request in (payloads.analysis(9, 2_000), payloads.picture(9, 256), dear[-1], get("/health/ready")):
            ask(request)
        return {
            "threads to be had": had,
            "refused calls meanwhile": meanwhile,
            "refused calls afterwards": sum(status != 200 for status in answers),
        }


@attack("shortages", "no memory, no files, no reader of the log, no disk for it, for 2 s each, while calls are made")
def shortages(length: Length) -> Measures:
    """The calls that fail ten seconds after each shortage. The shortage of threads has an attack of its own."""
    found: Measures = {}
    dear = [payloads.analysis(9, 2_000), payloads.picture(9, 256), payloads.batch("/v1/themisto/moves", [payloads.moves(payloads.THEMISTO)])]
    calls = [*dear, payloads.large_file(), get("/health/ready")]

    def load(service: Service):
        def ask(number: int, goes_on):
            # A shortage may close the connection.
            with contextlib.suppress(OSError), Connection(service.address, f"127.0.0.{2 + number}", 5) as connection:
                while goes_on():
                    connection.ask(calls[number % len(calls)])

        together(8, 2, ask)

    def failed(service: Service) -> int:
        time.sleep(length.seconds(1, 8))
        count = 0
        for request in calls:
            try:
                with Connection(service.address, JOINER, 60) as connection:
                    count += connection.ask(request).status != 200
            except OSError:
                count += 1
        return count

    with Service() as service:
        with Connection(service.address, FIRST) as connection:
            connection.ask(payloads.version())
        service.seconds_until_idle()
        # Tables of analyses, pictures and large answers need more.
        subprocess.run(["prlimit", f"--pid={service.pid}", f"--as={service.virtual()}:"], check=True, timeout=10)
        load(service)
        ended, port = not service.is_alive(), service.address[1]
        # An allocation that fails aborts the process.
        found["ended otherwise than by an abort"] = ended and service.process.returncode != -signal.SIGABRT
        if not ended:
            subprocess.run(["prlimit", f"--pid={service.pid}", "--as=unlimited:"], check=True, timeout=10)
            found["failed calls after memory"] = failed(service)
    if ended:
        # As systemd, Kubernetes and the compose file do.
        with Service(port=port) as service:
            found["failed calls after memory"] = failed(service)
    with Service() as service:
        # The service opens files of its own while it starts.
        with Connection(service.address, FIRST) as connection:
            connection.ask(payloads.version())
        service.seconds_until_idle()
        files = Path(f"/proc/{service.pid}/fd")
        most = len(list(files.iterdir()))
        limits = ["prlimit", f"--pid={service.pid}"]
        subprocess.run([*limits, f"--nofile={most}:"], check=True, timeout=10)
        load(service)
        found["files beyond the limit"] = max(0, len(list(files.iterdir())) - most)
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        subprocess.run([*limits, f"--nofile={hard}:"], check=True, timeout=10)
        found["failed calls after files"] = failed(service)
    read, write = os.pipe()
    with Service(log_to=write) as service:
        os.close(write)
        load(service)
        found["failed calls without a reader"] = failed(service)
        threading.Thread(target=drain, args=(read,), daemon=True).start()
        found["failed calls after the log"] = failed(service)
    with open("/dev/full", "wb") as full, Service(log_to=full.fileno()) as service:
        load(service)
        found["failed calls without a disk"] = failed(service)
    return found


def drain(pipe: int):
    """Reads a pipe to its end."""
    with os.fdopen(pipe, "rb") as stream:
        while stream.read(1 << 16):
            pass


def threads_of(user: int) -> int:
    """Threads of all processes of a user."""
    count = 0
    for process in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if process.name.isdigit() and process.stat().st_uid == user:
                count += len(list((process / "task").iterdir()))
    return count


def hard_limit() -> int:
    return resource.getrlimit(resource.RLIMIT_NPROC)[1]


def limit(pid: int, user: int, most: str):
    """Sets the number of threads that the user may have when this process makes another."""
    command = ["prlimit", f"--pid={pid}", f"--nproc={most}:"]
    subprocess.run(command, preexec_fn=lambda: become(user), check=True, timeout=10)


def threads_to_be_had(user: int, most: int) -> int:
    """The number of processes that the user can start under the limit, which counts them as threads: 0 in a shortage."""
    child = os.fork()
    if child == 0:
        become(user)
        resource.setrlimit(resource.RLIMIT_NPROC, (most, hard_limit()))
        try:
            os._exit(1 if os.fork() else 0)
        except OSError:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
