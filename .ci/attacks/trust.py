"""Attacks on trust in callers, and on public information of the service."""

import contextlib
import re
import signal
import subprocess
import threading
import time

from ports import free_port

from . import payloads
from .attack import Length, Measures, attack, each_once
from .service import Options, Service
from .wire import PATIENCE, Connection, Request, get

PROXY = "127.0.0.1"
INSIDER = "127.0.0.60"
AT_ONCE = 60
# Seconds after which a missing count or log line counts as lost.
UNTIL_LOGGED = 10.0


def share_served(source: str, claim, refilled: int = 0) -> float:
    """The share of simultaneous expensive calls that the allowance admits when it suffices for few.

    Units that come back meanwhile, a number each second, may pay for one call each.
    """
    statuses: list[int] = []
    connected = threading.Barrier(AT_ONCE)
    with Service({"rate": "1", "burst": "10", "trusted-proxies": f"{PROXY}/32"}) as service:

        def ask(number: int):
            request = payloads.analysis(number, 20_000)
            request.headers.append(("x-forwarded-for", claim(number)))
            with Connection(service.address, source) as connection:
                connected.wait(PATIENCE)
                statuses.append(connection.ask(request).status)

        started = time.monotonic()
        each_once(AT_ONCE, ask)
        paid = refilled * (time.monotonic() - started)
    return max(sum(status != 429 for status in statuses) - paid, 0) / AT_ONCE


@attack("forwarded", "one caller who claims 60 addresses: from beside the proxy, through it, and out of one IPv6 network")
def forwarded(_: Length) -> Measures:
    return {
        "served beside the proxy": share_served(INSIDER, lambda number: f"198.51.100.{number}", 1),
        "served through the proxy": share_served(PROXY, lambda number: f"198.51.100.{number}, {INSIDER}", 1),
        # The networks of one site have four times the allowance of an address.
        "served in one /48": share_served(PROXY, lambda number: f"2001:db8:1:{number:x}::1", 4),
        "served to 60 callers": share_served(PROXY, lambda number: f"198.51.100.{number}"),
    }


KEYS = '[[keys]]\nname = "somebody"\nsha256 = "ea54ef1559dfccc927386f9495d0d5735c5db55ca08848fcbc7559ef1ea58471"\n'
REFUSALS = {
    "preflight": Request("OPTIONS", "/version", [("origin", "https://example.org"), ("access-control-request-method", "GET")]),
    "wrong key": get("/version", ("x-api-key", "wrong")),
    "unknown path": get("/nowhere"),
    "long target": get("/" + "p" * 17_000),
    "longer target": get("/" + "p" * 150_000),
    "large head": get("/version", *[(f"x-{n}", "y" * 1000) for n in range(40)]),
    "larger head": get("/version", *[(f"x-{n}", "y" * 1000) for n in range(150)]),
    "many headers": get("/version", *[(f"x-{n}", "y") for n in range(500)]),
    "no HTTP": Request("G\x01T", "/"),
}


def counted(service: Service) -> float:
    """All requests except those for the metrics themselves."""
    with Connection(service.metrics or service.address, PROXY) as connection:
        text = connection.ask(get("/metrics")).body.decode()
    counts = re.findall(r"tessera_requests_total\{([^}]*)\} (\d+)", text)
    return sum(float(count) for labels, count in counts if 'route="/metrics"' not in labels)


@attack("told-to-everybody", "metrics for strangers, pictures as documents, refusals that nobody counts, a start without a secret")
def told_to_everybody(_: Length) -> Measures:
    found: Measures = {}
    port = free_port()
    public = {"bind": f"0.0.0.0:{port}", "daily-secret": 32 * "s3cret", "health-bind": None, "metrics-bind": None}
    with Service(public, port=port) as service, Connection(service.address, "127.0.0.2") as connection:
        found["metrics for strangers"] = float(connection.ask(get("/metrics")).status == 200)
        policy = connection.ask(payloads.svg(0)).headers.get("content-security-policy", "")
        found["pictures without a policy"] = float(not ("sandbox" in policy and "default-src 'none'" in policy))
    with Service(config=KEYS) as service:
        for kind, request in REFUSALS.items():
            before, lines, answers = counted(service), len(service.log_lines()), 0
            for _ in range(5):
                with contextlib.suppress(OSError, ValueError), Connection(service.address, "127.0.0.2") as connection:
                    connection.ask(request)
                    answers += 1
            found[f"{kind} not counted"] = missing(lambda: answers - (counted(service) - before))
            found[f"{kind} not logged"] = missing(lambda: answers - (len(service.log_lines()) - lines))
    found["starts with the public secret"] = float(starts_publicly())
    return found


def missing(count) -> float:
    """The number of requests that are missing in the end; the service may count and log a moment after it has answered."""
    ends = time.monotonic() + UNTIL_LOGGED
    while count() > 0 and time.monotonic() < ends:
        time.sleep(0.02)
    return max(count(), 0)


def starts_publicly() -> bool:
    """True if a service without a secret of its own serves on a public address, instead of refusing to start."""
    port = free_port()
    command = [Options.binary(), "serve", "--bind", f"0.0.0.0:{port}"]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        with contextlib.suppress(OSError), Connection(("127.0.0.1", port), PROXY) as connection:
            connection.ask(payloads.version())
            process.send_signal(signal.SIGKILL)
            process.wait()
            return True
        time.sleep(0.02)
    return False
