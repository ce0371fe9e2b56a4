"""Another caller, whose few calls are measured during an attack: their times, and the work that the service does before
it answers them.

The work is processor time of the service, so it does not grow when other programs keep the cores busy. Times do. An
echo on a socket, in a process of its own, shows which part of a time is due to the machine.
"""

import contextlib
import multiprocessing
import os
import socket
import time
from dataclasses import dataclass, field

from . import payloads
from .service import Service, processor_seconds
from .wire import PATIENCE, Connection, Request

SOURCE = "127.0.0.99"
PAUSE = 0.01


@dataclass
class Waits:
    """Seconds that calls took, processor seconds that the service spent meanwhile, and the number of failed calls."""

    times: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    failed: int = 0
    why: str = ""


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else PATIENCE


class Probe:
    """Sends calls from `start` to `stop`."""

    def __init__(self, service: Service):
        self.address, self.health, self.pid = service.address, service.health or service.address, service.pid

    def __enter__(self):
        self.end = multiprocessing.Event()
        here, there = multiprocessing.Pipe(duplex=False)
        self.pipe = here
        self.process = multiprocessing.Process(target=_ask, args=(self, self.end, there), daemon=True)
        self.process.start()
        return self

    def __exit__(self, *_):
        self.end.set()
        if self.pipe.poll(4 * PATIENCE):
            self.cheap, self.alive, self.echo = self.pipe.recv()
        else:
            self.cheap, self.alive, self.echo = Waits(failed=1, why="the probe hangs"), Waits(failed=1), Waits()
        self.process.join(1)
        if self.process.is_alive():
            self.process.kill()


def _ask(probe: Probe, end, pipe):
    with contextlib.suppress(OSError):
        os.nice(-10)
    with _Echo() as echo:
        cheap, alive, echoed = Waits(), Waits(), Waits()
        kept: list[Connection] = []
        turn = 0
        while not end.is_set():
            _measured(echoed, probe.pid, echo.ask)
            _measured(cheap, probe.pid, lambda: _exchange(probe, kept))
            # A prober opens a new connection each time, as orchestrators do.
            if turn % 4 == 0:
                _measured(alive, probe.pid, lambda: _once(probe.health, payloads.health()))
            turn += 1
            time.sleep(PAUSE)
        pipe.send((cheap, alive, echoed))


def _measured(waits: Waits, pid: int, ask):
    before, started = processor_seconds(pid), time.monotonic()
    try:
        ask()
    except (OSError, ValueError) as error:
        waits.failed += 1
        waits.why = waits.why or repr(error)
    waits.times.append(time.monotonic() - started)
    waits.work.append(processor_seconds(pid) - before)


def _exchange(probe: Probe, kept: list[Connection]):
    if not kept:
        kept.append(Connection(probe.address, SOURCE))
    try:
        _expect_ok(kept[0].ask(payloads.cheap()))
    except OSError:
        kept.pop().close()
        raise


def _once(address: tuple[str, int], request: Request):
    with Connection(address, SOURCE) as connection:
        _expect_ok(connection.ask(request))


def _expect_ok(answer):
    if answer.status != 200:
        raise ValueError(f"status {answer.status}")


class _Echo:
    def __enter__(self):
        self.socket, there = socket.socketpair()
        self.socket.settimeout(PATIENCE)
        self.child = os.fork()
        if self.child == 0:
            self.socket.close()
            with contextlib.suppress(OSError):
                os.nice(10)  # That is where the service's workers are, ten above the probe.
            while data := there.recv(64):
                there.sendall(data)
            os._exit(0)
        there.close()
        return self

    def ask(self):
        self.socket.sendall(b"x")
        if not self.socket.recv(64):
            raise ConnectionError("the echo is gone")

    def __exit__(self, *_):
        self.socket.close()
        os.waitpid(self.child, 0)
