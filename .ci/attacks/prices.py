"""Compares the charges for calls with the processor time that they take.

A unit is measured by what it buys: the allowance refills slowly here, so after an expensive call the number of cheap
requests that its caller has left shows the charge.
"""

import contextlib
import statistics
import threading
import time

from . import payloads
from .attack import Length, Measures, attack
from .service import Service
from .wire import PATIENCE, Connection, Request, dial, post

ALLOWANCE = 5_000
LONGEST_MS = 3000
AT_ONCE = 100
CONNECTIONS = 8
# A batch costs as much as its calls.
CALLS_IN_ONE = {"batch": 64}
UNDER_WAY = b"POST /v1/themisto/moves HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n"


def left(service: Service, source: str) -> int:
    """Cheap requests that are served before the first is refused.

    One request at a time is always served, so another one is under way meanwhile, with its body still to come.
    """
    text = AT_ONCE * payloads.version().bytes()
    served, refused = [0] * CONNECTIONS, threading.Event()

    def spend(number: int):
        with contextlib.suppress(OSError), contextlib.closing(dial(service.address, source)) as connection:
            connection.settimeout(1)
            while not refused.is_set():
                connection.sendall(text)
                whole = b""
                # A refusal is delayed, so this thread does not wait for the remaining answers.
                while whole.count(b"\r\n\r\n") < AT_ONCE and not refused.is_set():
                    try:
                        part = connection.recv(1 << 18)
                    except TimeoutError:
                        continue
                    if not part:
                        return
                    whole += part
                    if b"HTTP/1.1 4" in whole:
                        refused.set()
                served[number] += whole.count(b"HTTP/1.1 200")

    threads = [threading.Thread(target=spend, args=(number,), daemon=True) for number in range(CONNECTIONS)]
    with contextlib.closing(dial(service.address, source)) as other:
        other.sendall(UNDER_WAY)
        time.sleep(0.1)
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(10 * PATIENCE)
    return sum(served)


def calls(length: Length) -> dict[str, list[Request]]:
    """The calls to price; enough of each that its processor time can be measured."""
    return {
        "analysis": [payloads.analysis(seed, 1_500_000) for seed in range(2)],
        "perft": [payloads.small_perft() for _ in range(3)],
        "endless perft": [payloads.perft()],
        "wish": [payloads.wish(1)],
        "pictures": [payloads.picture(score) for score in range(8)],
        "animations": [payloads.animation(number) for number in range(3)],
        "svg": [payloads.svg(score) for score in range(300)],
        "moves": [post("/v1/octopus/moves", payloads.moves(payloads.octopus_wide(score))) for score in range(100)],
        "compressed": [payloads.large_file(coding) for coding in 10 * ("br", "gzip", "zstd", "deflate")],
        "batch": [payloads.batch_of_moves() for _ in range(2)],
        "reply": [payloads.strong_reply(seed) for seed in range(20)],
    }


def ask(service: Service, source: str, requests: list[Request]) -> tuple[str, float]:
    """The statuses of the answers, and the longest wait for one."""
    statuses, slowest = [], 0.0
    for request in requests:
        started = time.monotonic()
        try:
            with Connection(service.address, source) as connection:
                statuses.append(str(connection.ask(request).status))
        except OSError as error:
            statuses.append(type(error).__name__)
        slowest = max(slowest, time.monotonic() - started)
    return ", ".join(sorted(set(statuses))), slowest


@attack("prices", "processor time a unit, for each kind of dear call")
def prices(length: Length) -> Measures:
    found: Measures = {}
    each: dict[str, float] = {}
    a_call: dict[str, float] = {}
    options = {"rate": "1", "burst": str(ALLOWANCE), "max-time-ms": str(LONGEST_MS), "niceness": "0"}
    with Service(options) as service:
        since = time.monotonic()
        whole = left(service, "127.0.0.90")
        per_request = (ALLOWANCE + time.monotonic() - since) / whole
        for number, (kind, requests) in enumerate(calls(length).items()):
            source = f"127.0.0.{2 + number}"
            service.seconds_until_idle()
            before, since = service.processor_seconds(), time.monotonic()
            statuses, slowest = ask(service, source, requests)
            found["slowest call s"] = max(found.get("slowest call s", 0), slowest)
            service.seconds_until_idle()
            seconds = service.processor_seconds() - before
            # Meanwhile the allowance refills, by a unit a second.
            rest = left(service, source) * per_request
            units = ALLOWANCE + (time.monotonic() - since) - rest
            each[kind] = seconds / max(units, per_request)
            a_call[kind] = seconds / len(requests) / CALLS_IN_ONE.get(kind, 1)
            print(f"    {kind}: {seconds:.2f} s of a processor, {units:.0f} units, {statuses}", flush=True)
        unit = service.known.unit_seconds() or statistics.median(each.values())
    for kind, seconds in each.items():
        found[f"{kind} ms a unit"] = seconds * 1e3
    found["dearest above the unit"] = max(each.values()) / unit
    # A call that takes less than a unit costs one unit, the minimum.
    large = [seconds for kind, seconds in each.items() if a_call[kind] >= unit]
    found["cheapest below the unit"] = unit / min(large)
    found["unit ms"] = unit * 1e3
    return found


@attack("unasked", "requests that are refused before they are routed: what they are charged")
def unasked(length: Length) -> Measures:
    """The share of the requests that were charged."""
    found: Measures = {}
    count = length.count(300, 1000)
    kinds = {
        "preflights": Request(
            "OPTIONS", "/v1/themisto/moves", [("origin", "https://example.org"), ("access-control-request-method", "POST")]
        ),
        "unknown paths": payloads.get("/nowhere"),
        "long targets": payloads.get("/" + "p" * 17_000),
        "wrong keys": payloads.get("/version", ("x-api-key", "wrong")),
    }
    keys = '[[keys]]\nname = "somebody"\nsha256 = "ea54ef1559dfccc927386f9495d0d5735c5db55ca08848fcbc7559ef1ea58471"\n'
    # One unit is restored each second, regardless of the charges: on a busy machine that is many.
    with Service({"rate": "1", "burst": str(3 * count)}, config=keys) as service:
        since = time.monotonic()
        whole = left(service, "127.0.0.90") - (time.monotonic() - since)
        for number, (kind, request) in enumerate(kinds.items()):
            source = f"127.0.0.{2 + number}"
            started = time.monotonic()
            for _ in range(count // 50):
                with contextlib.suppress(OSError, ValueError), Connection(service.address, source) as connection:
                    for _ in range(50):
                        connection.ask(request)
            rest = left(service, source)
            found[f"{kind} charged"] = (whole - rest + time.monotonic() - started) / count
    return found
