"""Another caller, who asks little: how long it waits while an attack goes on.

It runs in a process of its own, and so does an echo on a socket, which does nothing but send back what it gets. The echo tells
how much of a wait is the machine's: where other programs keep the cores busy it waits, too.
"""

import contextlib
import multiprocessing
import os
import socket
import time
from dataclasses import dataclass

from . import payloads
from .wire import Connection, Request

SOURCE = "127.0.0.99"
PATIENCE = 5.0
PAUSE = 0.01


@dataclass
class Waits:
    """Seconds that calls took, and how many failed."""

    times: list[float]
    failed: int
    why: str = ""

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else PATIENCE


class Probe:
    """Asks from `start` to `stop`."""

    def __init__(self, address: tuple[str, int], health: tuple[str, int] | None = None, source: str = SOURCE):
        self.address, self.health, self.source = address, health or address, source

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
            self.cheap, self.alive, self.echo = Waits([], 1, "the probe hangs"), Waits([], 1), Waits([], 0)
        self.process.join(1)
        if self.process.is_alive():
            self.process.kill()


def _ask(probe: Probe, end, pipe):
    with contextlib.suppress(OSError):
        os.nice(-10)
    with _Echo() as echo:
        cheap, alive, echoed = Waits([], 0), Waits([], 0), Waits([], 0)
        kept: list[Connection] = []
        turn = 0
        while not end.is_set():
            _timed(echoed, echo.ask)
            _timed(cheap, lambda: _exchange(probe, kept))
            # A prober opens a connection each time, as orchestrators do.
            if turn % 4 == 0:
                _timed(alive, lambda: _once(probe.health, probe.source, payloads.health()))
            turn += 1
            time.sleep(PAUSE)
        pipe.send((cheap, alive, echoed))


def _timed(waits: Waits, ask):
    started = time.monotonic()
    try:
        ask()
    except (OSError, ValueError) as error:
        waits.failed += 1
        waits.why = waits.why or repr(error)
    waits.times.append(time.monotonic() - started)


def _exchange(probe: Probe, kept: list[Connection]):
    if not kept:
        kept.append(Connection(probe.address, probe.source, PATIENCE))
    try:
        _expect_ok(kept[0].ask(payloads.cheap()))
    except OSError:
        kept.pop().close()
        raise


def _once(address: tuple[str, int], source: str, request: Request):
    with Connection(address, source, PATIENCE) as connection:
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
