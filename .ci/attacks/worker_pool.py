"""Attacks by heavy work: callers that take the heavy pool, and callers that come second."""

import contextlib
import threading
import time

from . import payloads
from .attack import Length, Measures, attack, memory, together, watched
from .service import Service
from .wire import Connection, Request, dial

def crowd(service: Service, addresses: list[str], request) -> list:
    """One connection from each address, with its request sent and nothing read."""
    held = []
    for number, source in enumerate(addresses):
        connection = dial(service.address, source)
        connection.sendall(request(number).bytes())
        held.append(connection)
    return held


def replies(service: Service, count: int) -> Measures:
    """Another caller asks for replies of level 1, one after the other."""
    slowest, work, refused = 0.0, 0.0, 0
    for number in range(count):
        before, started = service.processor_seconds(), time.monotonic()
        try:
            with Connection(service.address, "127.0.0.98") as connection:
                refused += connection.ask(payloads.easy_reply(number)).status != 200
        except OSError:
            refused += 1
        slowest = max(slowest, time.monotonic() - started)
        work = max(work, service.processor_seconds() - before)
    return {"refused replies": refused, "slowest reply s": slowest, "work before a reply s": work}


def until_free(service: Service) -> Measures:
    """The work that the pool still does when all callers of heavy work have hung up."""
    before = service.processor_seconds()
    seconds = service.seconds_until_free()
    return {"free after s": seconds, "work until free s": service.processor_seconds() - before}


def full_pool(addresses: list[str], request, count: int) -> Measures:
    found: Measures = {}
    # Other programs on the machine would starve heavy work at a lower priority.
    with Service({"niceness": "0"}) as service:
        service.seconds_until_free()
        held = crowd(service, addresses, request)
        with watched(service, found):
            time.sleep(1)
            found |= replies(service, count)
        for connection in held:
            connection.close()
        found |= until_free(service)
    return found


@attack("pool-one-caller", "70 unattainable wishes of one caller, against replies of level 1 of another")
def pool_one_caller(length: Length) -> Measures:
    return full_pool(["127.0.0.2"] * 70, payloads.wish, length.count(8, 22))


@attack("pool-many-callers", "70 endless analyses of 7 callers, against the same")
def pool_many_callers(length: Length) -> Measures:
    addresses = [f"127.0.0.{2 + number % 7}" for number in range(70)]
    return full_pool(addresses, payloads.endless_analysis, length.count(6, 22))


@attack("hang-ups", "20 callers who ask for endless analyses and hang up")
def hang_ups(length: Length) -> Measures:
    found: Measures = {}

    def hang_up(number: int, goes_on):
        seed = number * 100_000
        while goes_on():
            connection = dial(service.address, f"127.0.0.{2 + number}")
            with contextlib.closing(connection):
                connection.sendall(payloads.endless_analysis(seed).bytes())
                time.sleep(0.05)
            seed += 1

    with Service() as service:
        service.seconds_until_free()
        with watched(service, found):
            together(20, length.seconds(4, 20), hang_up)
        found |= until_free(service)
        found |= replies(service, 1)
        found |= memory(service)
    return found


@attack("processor-share", "one caller with 8 connections who asks for nothing but dear calls, for as long as it is served")
def processor_share(length: Length) -> Measures:
    """The share of a core that one caller gets once its allowance is spent."""
    found: Measures = {}
    dear: list[list[Request]] = [
        [payloads.analysis(seed) for seed in range(500)],
        [payloads.perft() for _ in range(500)],
        [payloads.picture(score) for score in range(500)],
    ]
    stop = threading.Event()

    def ask(number: int, _):
        with Connection(service.address, "127.0.0.2", 60) as connection:
            for request in dear[number % len(dear)][number::8]:
                if stop.is_set():
                    return
                if connection.ask(request).status in (429, 503):
                    time.sleep(0.2)

    with Service({"burst": "100"}) as service:
        service.seconds_until_free()
        seconds = length.seconds(8, 60)
        worker = threading.Thread(target=together, args=(8, seconds, ask), daemon=True)
        with watched(service, found):
            worker.start()
            time.sleep(3)
            before, since = service.processor_seconds(), time.monotonic()
            time.sleep(seconds - 3)
            found["processor s a second"] = (service.processor_seconds() - before) / (time.monotonic() - since)
            stop.set()
        worker.join(60)
    return found
