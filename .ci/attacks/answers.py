"""Attacks through answers: large, expensive, or never read."""

import contextlib
import socket
import time
from collections.abc import Callable

from . import payloads
from .attack import Length, Measures, attack, memory, together, watched
from .service import Service
from .wire import Connection, Request, dial, get, post


def unread(request: Request, length: Length, callers: int, count: int = 0, pause: float = 0.05) -> Measures:
    """Sends the request again and again, each time over a connection of its own, and reads nothing."""
    found: Measures = {}
    held: list[socket.socket] = []
    text = request.bytes()
    count = count or length.count(60, 240)
    with Service() as service, contextlib.ExitStack() as stack:
        with watched(service, found):
            for number in range(count):
                if not service.is_alive():
                    break
                with contextlib.suppress(OSError):
                    connection = dial(service.address, f"127.0.0.{2 + number % callers}", 1.0, receive_buffer=4096)
                    stack.callback(connection.close)
                    held.append(connection)
                    connection.sendall(text)
                time.sleep(pause)
            time.sleep(length.seconds(1, 5))
        found |= memory(service)
    return found


@attack("unread-moves", "batches of 64 lists of moves, never read, from one address")
def unread_moves(length: Length) -> Measures:
    return unread(payloads.batch_of_moves(), length, 1)


@attack("unread-moves-many", "the same from 20 addresses")
def unread_moves_many(length: Length) -> Measures:
    return unread(payloads.batch_of_moves(), length, 20)


@attack("unread-analyses", "batches of 64 analyses with all lines, never read, from 20 addresses")
def unread_analyses(length: Length) -> Measures:
    return unread(payloads.batch_of_analyses(), length, 20)


@attack("unread-files", "20 addresses ask for the largest file over 100 connections each, and never read")
def unread_files(length: Length) -> Measures:
    return unread(payloads.large_file(), length, 20, length.count(2000, 4000), 0)


@attack("unread-compressed", "the same, compressed with Brotli")
def unread_compressed(length: Length) -> Measures:
    return unread(payloads.large_file("br"), length, 20, length.count(400, 2000), 0.005)


@attack("unread-tools", "the rules of a game, asked of the tools for language models and never read")
def unread_tools(length: Length) -> Measures:
    return unread(payloads.tool("rules", {"game": "octopus"}), length, 20, length.count(1000, 3000), 0)


@attack("unread-streams", "streams of one analysis with all lines, over 20 addresses with 20 connections each, never read")
def unread_streams(length: Length) -> Measures:
    return unread(payloads.stream(1), length, 20, length.count(400, 2000), 0)


@attack("compressed-files", "8 callers who ask for the largest file, compressed with Brotli")
def compressed_files(length: Length) -> Measures:
    found: Measures = {}

    def ask(number: int, goes_on):
        with Connection(service.address, f"127.0.0.{2 + number}") as connection:
            while goes_on():
                connection.ask(payloads.large_file("br"))

    with Service() as service, watched(service, found):
        together(8, length.seconds(4, 20), ask)
    return found


def drawn(callers: int, length: Length, numbered: Callable[[int], Request]) -> Measures:
    """Many callers request files that have to be made, each with another number."""
    found: Measures = {}

    def draw(caller: int, goes_on):
        with Connection(service.address, f"127.0.0.{2 + caller}") as connection:
            number = caller * 1000
            while goes_on():
                connection.ask(numbered(number))
                number += 1

    with Service() as service, watched(service, found):
        together(callers, length.seconds(4, 20), draw)
    return found


@attack("pictures-8", "8 callers who draw PNGs of 2048 pixels, no two the same")
def pictures_8(length: Length) -> Measures:
    return drawn(8, length, payloads.picture)


@attack("pictures-32", "32 of them")
def pictures_32(length: Length) -> Measures:
    return drawn(32, length, payloads.picture)


@attack("animations", "8 callers who have games of 40 plies drawn as GIFs, no two the same")
def animations(length: Length) -> Measures:
    return drawn(8, length, payloads.animation)


@attack("sheets", "8 callers who print weeks of Themisto's puzzles that nobody has asked for")
def sheets(length: Length) -> Measures:
    return drawn(8, length, payloads.sheet)


@attack("batches", "8 callers whose batches list the moves of 64 large positions, compressed")
def batches(length: Length) -> Measures:
    found: Measures = {}
    request = payloads.batch_of_moves()
    request.headers.append(("accept-encoding", "gzip"))

    def ask(number: int, goes_on):
        with Connection(service.address, f"127.0.0.{2 + number}") as connection:
            while goes_on():
                connection.ask(request)

    with Service() as service, watched(service, found):
        together(8, length.seconds(4, 20), ask)
    return found


@attack("slow-readers", "64 callers who read large answers byte by byte")
def slow_readers(length: Length) -> Measures:
    found: Measures = {}
    text = post("/v1/octopus/moves", payloads.moves(payloads.octopus_wide())).bytes()

    def sip(number: int, goes_on):
        connection = dial(service.address, f"127.0.0.{2 + number}", 1.0, receive_buffer=4096)
        with contextlib.closing(connection):
            connection.sendall(8 * text)
            while goes_on():
                if not connection.recv(16):
                    return
                time.sleep(0.1)

    with Service() as service, watched(service, found):
        together(64, length.seconds(5, 60), sip)
    return found


@attack("pipelining", "64 callers who send 500 requests at once, and read nothing")
def pipelining(length: Length) -> Measures:
    found: Measures = {}
    large = get(f"/v1/octopus/moves?position={payloads.quote(payloads.octopus_wide())}").bytes()
    text = 20 * large + 480 * payloads.version().bytes()

    def pour(number: int, goes_on):
        connection = dial(service.address, f"127.0.0.{2 + number}", 1.0, receive_buffer=4096)
        with contextlib.closing(connection):
            connection.sendall(text)
            while goes_on():
                time.sleep(0.1)

    with Service() as service, watched(service, found):
        together(64, length.seconds(4, 20), pour)
    return found


@attack("huge-heads", "heads, paths and queries beyond the limits, one after the other")
def huge_heads(length: Length) -> Measures:
    found: Measures = {}
    heads = [
        get("/version", *[(f"x-{n}", "y" * 1000) for n in range(64)]),
        get("/version", *[(f"x-{n}", "y") for n in range(500)]),
        get("/version?" + "a=b&" * 8000),
        get("/" + "p" * 15_000),
        get("/" + "%2e%2e/" * 2000),
    ]

    def shout(number: int, goes_on):
        while goes_on():
            for request in heads:
                with contextlib.suppress(OSError), Connection(service.address, f"127.0.0.{2 + number}", 2) as connection:
                    connection.ask(request)

    with Service() as service:
        with watched(service, found):
            together(8, length.seconds(4, 20), shout)
        found["longest log line"] = max((len(line) for line in service.log_lines()), default=0)
    return found


@attack("compressed-bodies", "bodies that unpack to a gigabyte")
def compressed_bodies(length: Length) -> Measures:
    import gzip

    found: Measures = {}
    bomb = gzip.compress(b" " * (48 << 20), 9)
    request = post("/v1/themisto/moves", bomb, ("content-encoding", "gzip"))
    statuses: set[int] = set()

    def send(number: int, goes_on):
        while goes_on():
            with Connection(service.address, f"127.0.0.{2 + number}", 5) as connection:
                statuses.add(connection.ask(request).status)

    with Service() as service, watched(service, found):
        together(4, length.seconds(2, 10), send)
    found["accepted"] = sum(status < 400 for status in statuses)
    return found
