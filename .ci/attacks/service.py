"""The service under attack: start, measurement, end."""

import contextlib
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from ports import free_port

from .wire import Connection, get

MIB = 1 << 20
# An attack that succeeds must not crash the machine.
MOST_RESIDENT = 1536 * MIB
TICKS = os.sysconf("SC_CLK_TCK")
PUBLIC = {"rate": "100", "permits": "2", "workers": "2"}


def processor_seconds(pid: int) -> float:
    """Processor time of all threads of a process."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def become(user: int):
    """Makes this process one of another user, for which limits hold. Only root can do this; other users have limits
    already."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)


class Options:
    """The options of `tessera serve --help`, and their defaults."""

    @staticmethod
    def binary() -> str:
        return os.environ["TESSERA_BINARY"]

    def __init__(self):
        text = subprocess.run([self.binary(), "serve", "--help"], capture_output=True, text=True, check=True, timeout=30).stdout
        self.text = re.sub(r"\s+", " ", text)
        self.names = set(re.findall(r"(?<![\w-])--([a-z][a-z-]+)", text))

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def default(self, name: str) -> int | None:
        """The default number of an option, on a public address if that makes a difference."""
        about = re.split(rf"--{name} ", self.text, maxsplit=1)[-1]
        found = re.search(r"\[default: (?:0 on a loopback address, otherwise )?(\d+)", re.split(r" --[a-z]", about, maxsplit=1)[0])
        return int(found[1]) if found else None

    def unit_seconds(self) -> float | None:
        """Processor time of a unit, if the options state it."""
        found = re.search(r"(\d+) (ms|milliseconds?|µs|microseconds?) of (?:a )?processor", self.text)
        if not found:
            return None
        return int(found[1]) * (1e-3 if found[2].startswith("m") and found[2] not in ("microsecond", "microseconds") else 1e-6)


class Service:
    """A running service with the defaults of a public one; `options` override them, and `None` leaves one out."""

    def __init__(
        self,
        options: dict[str, str | None] | None = None,
        open_files: int | None = None,
        config: str | None = None,
        port: int | None = None,
        user: int | None = None,
        log_to: int | None = None,
    ):
        self.known = Options()
        self.address = ("127.0.0.1", port or free_port())
        given = {**PUBLIC, "bind": self._text(self.address), **(options or {})}
        aside = {name: ("127.0.0.1", free_port()) for name in ("health-bind", "metrics-bind") if name in self.known and name not in given}
        given |= {name: self._text(place) for name, place in aside.items()}
        # Probes and Prometheus use the addresses that the operator set.
        self.health = aside.get("health-bind")
        self.metrics = aside.get("metrics-bind") or self.health
        # This limit is in force on an address that is not loopback.
        if "connections-per-address" in self.known:
            given.setdefault("connections-per-address", str(self.known.default("connections-per-address")))
        self.folder = Path(tempfile.mkdtemp(prefix="tessera-attack-"))
        if config is not None:
            path = self.folder / "tessera.toml"
            path.write_text(config)
            given["config"] = str(path)
        arguments = [word for name, value in given.items() if value is not None for word in (f"--{name}", value)]
        self.log_path = self.folder / "log"
        binary = Options.binary() if user is None else self._copy_for_all()

        def prepare():
            if open_files is not None:
                resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, open_files))
            if user is not None:
                become(user)

        environment = {name: value for name, value in os.environ.items() if not name.startswith("TESSERA_")}
        with self.log_path.open("wb") as log:
            self.process = subprocess.Popen(
                [binary, "serve", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log if log_to is None else log_to,
                env={**environment, "NO_COLOR": "1", "RUST_LOG": "info"},
                preexec_fn=prepare,
            )
        self.pid = self.process.pid
        self.most_resident = 0
        self.was_stopped = False
        self._wait_until_it_listens()
        self._ended = threading.Event()
        self._watch = threading.Thread(target=self._watch_memory, daemon=True)
        self._watch.start()

    def _copy_for_all(self) -> str:
        """A copy of the binary that every user may run."""
        copy = shutil.copy(Options.binary(), self.folder / "tessera")
        self.folder.chmod(0o755)
        copy.chmod(0o755)
        return str(copy)

    @staticmethod
    def _text(address: tuple[str, int]) -> str:
        return f"{address[0]}:{address[1]}"

    def _wait_until_it_listens(self):
        for _ in range(6000):
            if self.process.poll() is not None:
                raise RuntimeError(f"the service does not start:\n{self.log_path.read_text()}")
            with contextlib.suppress(OSError), socket.create_connection(self.address, timeout=1):
                return
            time.sleep(0.05)
        raise RuntimeError("the service does not listen")

    def _watch_memory(self):
        while not self._ended.wait(0.02):
            self.most_resident = max(self.most_resident, self.resident())
            if self.most_resident > MOST_RESIDENT:
                self.was_stopped = True
                self.process.kill()
                return

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._ended.set()
        self._watch.join()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log_path.unlink()
        for rest in self.folder.iterdir():
            rest.unlink()
        self.folder.rmdir()

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def resident(self) -> int:
        """Bytes of resident memory now."""
        with contextlib.suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
            return int(found[1]) * 1024 if found else 0
        return 0

    def virtual(self) -> int:
        """Bytes of its address space."""
        return int(re.search(r"VmSize:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())[1]) * 1024

    def processor_seconds(self) -> float:
        """Processor time of the whole process so far."""
        return processor_seconds(self.pid)

    def seconds_until_free(self, limit: float = 120.0) -> float:
        """Seconds for which heavy work runs or waits; at most `limit`. The puzzles of the day are made when the service
        starts."""
        started = time.monotonic()
        while (elapsed := time.monotonic() - started) < limit:
            with Connection(self.metrics or self.address, "127.0.0.1") as connection:
                text = connection.ask(get("/metrics")).body.decode()
            if not any(float(level) for level in re.findall(r"^tessera_heavy_(?:running|waiting) (\S+)", text, re.MULTILINE)):
                return elapsed
            time.sleep(0.05)
        return limit

    def seconds_until_idle(self, limit: float = 120.0, share: float = 0.05) -> float:
        """Seconds for which the service works; at most `limit`. A thread that waits for a processor, on a busy machine,
        works too."""
        started = time.monotonic()
        while time.monotonic() - started < limit:
            before, since = self.processor_seconds(), time.monotonic()
            time.sleep(0.2)
            if self.processor_seconds() - before <= share * (time.monotonic() - since) and not self.is_runnable():
                return since - started
        return limit

    def is_runnable(self) -> bool:
        """True if one of its threads runs, or would run if a processor were free."""
        for stat in Path(f"/proc/{self.pid}/task").glob("*/stat"):
            with contextlib.suppress(OSError):
                if stat.read_text().rsplit(")", 1)[1].split()[0] == "R":
                    return True
        return False

    def log_lines(self) -> list[str]:
        return self.log_path.read_text(errors="replace").splitlines()
