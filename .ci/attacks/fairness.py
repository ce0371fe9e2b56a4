"""Attacks through what callers share: an analysis in progress, the place beside the permits, the threads of the process."""

import contextlib
import os
import re
import resource
import subprocess
import threading
import time
from pathlib import Path

from . import payloads
from .attack import Length, Measures, attack
from .lane import crowd, replies
from .prices import UNDER_WAY
from .service import Service, become
from .wire import Connection, Request, dial, get

NOBODY = 65534
FIRST, JOINER = "127.0.0.2", "127.0.0.3"


def waiting(service: Service) -> dict[str, float]:
    """What `/metrics` says of the heavy lane."""
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
    with Service({"niceness": "0", "prepared-days": "0"}) as service:
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
    with Service({"rate": "1", "burst": "300", "niceness": "0", "prepared-days": "0"}) as service:
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
    with Service({"niceness": "0", "prepared-days": "0"}) as service:
        held = crowd(service, [f"127.0.0.{2 + number}" for number in range(3)], lambda _: payloads.perft())
        until(lambda: waiting(service)["running"] >= 2)
        found = replies(service, length.count(3, 10))
        for connection in held:
            connection.close()
        return found


@attack("few-threads", "no thread to be had for 2 s, while analyses, pictures and batches are asked for")
def few_threads(length: Length) -> Measures:
    """As an unprivileged user, because the limit does not bind root. The threads of all its processes count."""
    user = NOBODY if os.getuid() == 0 else os.getuid()
    with Service({"prepared-days": "0"}, user=user) as service:
        # Once it is idle, it has all of its threads, and those that it needs at start alone have ended.
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
    """Sets how many threads the user may have when this process makes another."""
    command = ["prlimit", f"--pid={pid}", f"--nproc={most}:"]
    subprocess.run(command, preexec_fn=lambda: become(user), check=True, timeout=10)


def threads_to_be_had(user: int, most: int) -> int:
    """Processes that one of the user can make under this limit, which counts them as threads: none, in a shortage."""
    child = os.fork()
    if child == 0:
        become(user)
        resource.setrlimit(resource.RLIMIT_NPROC, (most, hard_limit()))
        try:
            os._exit(1 if os.fork() else 0)
        except OSError:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
