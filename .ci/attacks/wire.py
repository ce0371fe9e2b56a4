"""HTTP over raw sockets. Nothing here corrects what an attack sends."""

import contextlib
import json
import socket
import time
from dataclasses import dataclass, field

# Seconds to wait for an answer. Other programs may keep the cores busy for long.
PATIENCE = 120.0


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float

    def json(self):
        return json.loads(self.body)


@dataclass
class Request:
    method: str
    target: str
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes | None = None

    def bytes(self) -> bytes:
        lines = [f"{self.method} {self.target} HTTP/1.1", "host: tessera"]
        lines += [f"{name}: {value}" for name, value in self.headers]
        if self.body is not None:
            lines.append(f"content-length: {len(self.body)}")
        return "\r\n".join([*lines, "", ""]).encode() + (self.body or b"")


def get(target: str, *headers: tuple[str, str]) -> Request:
    return Request("GET", target, list(headers))


def post(target: str, body, *headers: tuple[str, str]) -> Request:
    text = body if isinstance(body, bytes) else json.dumps(body, separators=(",", ":")).encode()
    return Request("POST", target, [("content-type", "application/json"), *headers], text)


def dial(address: tuple[str, int], source: str, patience: float = PATIENCE, receive_buffer: int | None = None) -> socket.socket:
    """A connection from this loopback address; each is another caller."""
    connection = socket.socket()
    connection.settimeout(patience)
    if receive_buffer is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        connection.bind((source, 0))
        connection.connect(address)
    except OSError:
        connection.close()
        raise
    return connection


class Connection:
    """One connection, and the answers that come over it."""

    def __init__(self, address: tuple[str, int], source: str, patience: float = PATIENCE):
        self.socket = dial(address, source, patience)
        self.rest = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def ask(self, request: Request) -> Answer:
        started = time.monotonic()
        # A service that refuses early may answer before it has read everything.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self.socket.sendall(request.bytes())
        status, headers, body = self._read(request.method == "HEAD")
        return Answer(status, headers, body, time.monotonic() - started)

    def _read(self, is_head: bool):
        while b"\r\n\r\n" not in self.rest:
            self._more()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, value in (line.split(":", 1) for line in lines)}
        status = int(first.split(" ")[1])
        if is_head or status in (204, 304):
            return status, headers, b""
        if headers.get("transfer-encoding") == "chunked":
            return status, headers, self._chunks()
        return status, headers, self._exactly(int(headers.get("content-length", "0")))

    def _chunks(self) -> bytes:
        parts = []
        while True:
            while b"\r\n" not in self.rest:
                self._more()
            size, self.rest = self.rest.split(b"\r\n", 1)
            part = self._exactly(int(size, 16))
            self._exactly(2)
            if not part:
                return b"".join(parts)
            parts.append(part)

    def _exactly(self, size: int) -> bytes:
        parts, missing = [self.rest], size - len(self.rest)
        while missing > 0:
            part = self._receive()
            parts.append(part)
            missing -= len(part)
        whole = b"".join(parts)
        self.rest = whole[size:]
        return whole[:size]

    def _more(self):
        self.rest += self._receive()

    def _receive(self) -> bytes:
        part = self.socket.recv(1 << 18)
        if not part:
            raise ConnectionError("the service closed the connection")
        return part


def seconds_until_closed(connection: socket.socket, limit: float, drip=None, pause: float = 0.5) -> float:
    """Seconds for which the service keeps the connection, at most `limit`; `drip` is sent byte for byte meanwhile, once
    a pause."""
    started = time.monotonic()
    place = 0
    connection.settimeout(pause)
    while (elapsed := time.monotonic() - started) < limit:
        try:
            if drip is not None:
                connection.sendall(drip[place % len(drip)].to_bytes(1, "big"))
                place += 1
            if not connection.recv(1 << 16):
                return elapsed
            if drip is not None:
                time.sleep(pause)
        except TimeoutError:
            continue
        except OSError:
            return elapsed
    return limit
