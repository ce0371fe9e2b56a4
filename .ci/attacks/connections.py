"""Attacks by connections: hoarded, never finished, dripped."""

import contextlib
import threading
import time

from . import payloads
from .attack import Length, Measures, attack, memory, together, watched
from .service import Options, Service
from .wire import PATIENCE, dial, seconds_until_closed

HOARD = {"connections": "200", "connections-per-address": "40"}
# Seconds after which a connection counts as left open. All deadlines are over by then, the longest after 75 s.
LONGEST = 180.0


def known(options: dict[str, str | None]) -> dict[str, str | None]:
    names = Options()
    return {name: value for name, value in options.items() if name in names}


def hoard(options: dict[str, str | None], addresses: list[str], first: bytes, length: Length, open_files: int | None = None) -> Measures:
    """Opens all connections and keeps them; a connection that the service closes is not opened again."""
    found: Measures = {}
    with Service(known(options), open_files) as service, contextlib.ExitStack() as stack:
        held, refused = 0, 0
        for source in addresses:
            try:
                connection = dial(service.address, source, 0.5)
                stack.callback(connection.close)
                connection.sendall(first)
                held += 1
            except OSError:
                refused += 1
            if refused > 10:
                break
        time.sleep(1)
        with watched(service, found):
            time.sleep(length.seconds(3, 20))
        found["opened connections"] = held
    return found


@attack("hoard-one-address", "one address opens half as many connections again as there may be, and keeps them")
def hoard_one_address(length: Length) -> Measures:
    return hoard(HOARD, ["127.0.0.2"] * 300, payloads.version().bytes(), length)


@attack("hoard-unfinished", "the same, each with a second request that is never finished")
def hoard_unfinished(length: Length) -> Measures:
    return hoard(HOARD, ["127.0.0.2"] * 300, payloads.version().bytes() + b"GET / HT", length)


@attack("hoard-many-addresses", "40 addresses fill all connections and keep them idle")
def hoard_many_addresses(length: Length) -> Measures:
    addresses = [f"127.0.0.{2 + number % 40}" for number in range(300)]
    return hoard(HOARD, addresses, payloads.version().bytes(), length)


@attack("few-files", "40 addresses open more connections than the process may have files")
def few_files(length: Length) -> Measures:
    addresses = [f"127.0.0.{2 + number % 40}" for number in range(400)]
    return hoard({}, addresses, payloads.version().bytes(), length, open_files=256)


@attack("idle-flood", "connections on which nothing is ever sent, opened again whenever they are closed")
def idle_flood(length: Length) -> Measures:
    found: Measures = {}

    def open_some(number: int, goes_on):
        with contextlib.ExitStack() as stack:
            for place in range(50):
                connection = dial(service.address, f"127.0.0.{2 + (number * 50 + place) % 90}", 0.5)
                stack.callback(connection.close)
            while goes_on():
                time.sleep(0.1)

    with Service({"connections": "2000"}) as service, watched(service, found):
        together(30, length.seconds(4, 30), open_some)
    return found


@attack("never-finished", "heads and bodies that never end: how long each keeps its connection")
def never_finished(length: Length) -> Measures:
    """All at once, so that the attack takes no longer than the longest case."""
    body = b'{"position":"' + b"w" * 60_000
    whole = payloads.version().bytes()
    post = b"POST /v1/themisto/moves HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\n"
    kinds: dict[str, tuple[bytes, bytes | None]] = {
        "silent": (b"", None),
        "head unfinished": (b"GET / HT", None),
        "head dripped": (b"GET / HTTP/1.1\r\nx: ", b"y"),
        "second head unfinished": (whole + b"GET / HT", None),
        "second head dripped": (whole + b"GET / HTTP/1.1\r\nx: ", b"y"),
        "body unfinished": (post + b"content-length: 60000\r\n\r\n", None),
        "body dripped": (post + b"content-length: 60000\r\n\r\n", body),
        "second body dripped": (whole + post + b"content-length: 60000\r\n\r\n", body),
        "chunks dripped": (post + b"transfer-encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
        "refused body dripped": (b"POST /nowhere HTTP/1.1\r\nhost: t\r\ncontent-length: 60000\r\n\r\n", body),
    }
    if length.is_long:
        kinds["idle"] = (whole, None)
    found: Measures = {}
    with Service() as service:

        def stay(kind: str, source: str):
            first, drip = kinds[kind]
            connection = dial(service.address, source)
            with contextlib.closing(connection):
                connection.sendall(first)
                found[f"{kind} s"] = seconds_until_closed(connection, LONGEST, drip)

        threads = [
            threading.Thread(target=stay, args=(kind, f"127.0.0.{2 + number}"), daemon=True) for number, kind in enumerate(kinds)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(LONGEST + PATIENCE)
        found["left open"] = sum(found.get(f"{kind} s", LONGEST) >= LONGEST for kind in kinds)
        found |= memory(service)
    return found


@attack("pace", "one connection, one request at a time, at --rate 5")
def pace(length: Length) -> Measures:
    """Requests that are served for each unit of the allowance."""
    return paced(length, 1)


@attack("pace-pipelined", "the same, 200 requests at once")
def pace_pipelined(length: Length) -> Measures:
    return paced(length, 200)


def paced(length: Length, at_once: int) -> Measures:
    found: Measures = {}
    rate, burst, served = 5, 20, 0
    seconds = length.seconds(6, 30)
    text = at_once * payloads.version().bytes()

    def ask(_, goes_on):
        nonlocal served
        connection = dial(service.address, "127.0.0.2", 1)
        with contextlib.closing(connection):
            while goes_on():
                connection.sendall(text)
                missing = at_once
                while missing > 0 and goes_on():
                    with contextlib.suppress(TimeoutError):
                        part = connection.recv(1 << 16)
                        if not part:
                            return
                        missing -= part.count(b"HTTP/1.1 ")
                        served += part.count(b"HTTP/1.1 200")

    with Service({"rate": str(rate), "burst": str(burst)}) as service:
        started = time.monotonic()
        together(1, seconds, ask)
        found["served per unit"] = served / (burst + rate * (time.monotonic() - started))
        found |= memory(service)
    return found
