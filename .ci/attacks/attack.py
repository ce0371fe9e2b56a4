"""What an attack is, and what all of them measure."""

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
    """How long attacks go on."""

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
    """Meanwhile another caller asks, and memory is looked at."""
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
    """Runs the work on so many threads; each is told its number, and asks from time to time whether to go on.

    What the service does to a connection of an attack is no failure of the attack.
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
    """Runs the work once on each of so many threads."""

    def one(number: int):
        with contextlib.suppress(OSError, ValueError):
            work(number)

    threads = [threading.Thread(target=one, args=(number,), daemon=True) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(2 * PATIENCE)
