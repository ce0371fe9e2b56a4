"""The form of an attack, and the measures that all attacks have."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .probe import Probe, percentile
from .service import MIB, Service
from .wire import PATIENCE

Measures = dict[str, float]


@dataclass(frozen=True)
class Length:
    """The length of an attack."""

    is_long: bool

    def seconds(self, short: float, long: float) -> float:
        return long if self.is_long else short

    def count(self, short: int, long: int) -> int:
        return long if self.is_long else short


@dataclass(frozen=True)
class Attack:
    name: str
    does: str
    run: Callable[[Length], Measures]


ATTACKS: list[Attack] = []


def attack(name: str, does: str):
    """Enters a function into the list of attacks."""

    def enter(run: Callable[[Length], Measures]):
        ATTACKS.append(Attack(name, does, run))
        return run

    return enter


@contextlib.contextmanager
def watched(service: Service, into: Measures) -> Iterator[None]:
    """Meanwhile another caller sends requests, and memory is measured."""
    with Probe(service) as probe:
        yield
    into |= {
        "cheap call p50 ms": percentile(probe.cheap.times, 0.5) * 1e3,
        "cheap call p99 ms": percentile(probe.cheap.times, 0.99) * 1e3,
        "work before a cheap call p99 ms": percentile(probe.cheap.work, 0.99) * 1e3,
        "health p50 ms": percentile(probe.alive.times, 0.5) * 1e3,
        "health p99 ms": percentile(probe.alive.times, 0.99) * 1e3,
        "work before health p99 ms": percentile(probe.alive.work, 0.99) * 1e3,
        "echo p99 ms": percentile(probe.echo.times, 0.99) * 1e3,
        "failed calls of others": probe.cheap.failed + probe.alive.failed,
        **memory(service),
    }
    if probe.cheap.why or probe.alive.why:
        print(f"    another caller met {probe.cheap.why or probe.alive.why}", flush=True)


def memory(service: Service) -> Measures:
    if service.was_stopped:
        print("    the service was ended, because it took too much memory", flush=True)
    elif not service.is_alive():
        raise RuntimeError(f"the service ended:\n{service.log_path.read_text()[-2000:]}")
    return {"most resident MiB": service.most_resident / MIB}


def together(count: int, seconds: float, work: Callable[[int, Callable[[], bool]], None]) -> None:
    """Runs the work on `count` threads; each gets its number, and a function that tells it when to stop.

    A connection of an attack that the service breaks off is not a failure of the attack.
    """
    ends = time.monotonic() + seconds

    def one(number: int):
        while time.monotonic() < ends:
            try:
                work(number, lambda: time.monotonic() < ends)
            except (OSError, ValueError):
                time.sleep(0.05)

    threads = [threading.Thread(target=one, args=(number,), daemon=True) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 60)


def each_once(count: int, work: Callable[[int], None]) -> None:
    """Runs the work once on each of `count` threads."""

    def one(number: int):
        with contextlib.suppress(OSError, ValueError):
            work(number)

    threads = [threading.Thread(target=one, args=(number,), daemon=True) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(2 * PATIENCE)
