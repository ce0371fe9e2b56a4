"""`deploy/nginx.conf` and `deploy/nginx-path.conf` in front of a service: requests that pass, buffering, and the address of callers."""

import contextlib
import http.client
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

from ports import free_port

ROOT = Path(__file__).parent.parent
POSITION = "R5@0,0;R1@1,0;R4@2,0|R4R6O1O2O3O4O5,B1B2B3B4B5B6P1|0,0|0|2"
ENDLESS = {"position": POSITION, "limits": {"time_ms": 3000, "nodes": 20_000_000}}
# Runs until its caller hangs up.
LONG = {"position": POSITION, "limits": {"nodes": 20_000_000}}
JSON = {"content-type": "application/json"}


def adapted(folder: Path, port: int, behind: int) -> Path:
    """The configuration with other addresses and folders: Docker resolves the names, and only newer releases support
    `resolve`."""
    text = (ROOT / "deploy/nginx.conf").read_text()
    for old, new in [
        ("server tessera:8080 resolve ", f"server 127.0.0.1:{behind} "),
        ("listen 8080;", f"listen 127.0.0.1:{port};"),
        ("pid /run/nginx.pid;", f"pid {folder}/pid;"),
        ("access_log off;", f"access_log off; proxy_temp_path {folder}/proxy; client_body_temp_path {folder}/body;"),
    ]:
        if old not in text:
            sys.exit(f"deploy/nginx.conf has no {old!r} any more: adapt this test")
        text = text.replace(old, new)
    path = folder / "nginx.conf"
    path.write_text(text)
    return path


@contextlib.contextmanager
def running(command: list[str], port: int):
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        while process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


def ask(port: int, method: str, path: str, body=None, source="127.0.0.1", headers=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0))
    text = None if body is None else json.dumps(body)
    connection.request(method, path, text, {**(JSON if text else {}), **(headers or {})})
    return connection.getresponse()


def expect(what: str, holds: bool):
    if not holds:
        sys.exit(f"nginx: {what}: FAILED")
    print(f"   ok: {what}")


def main():
    port, behind = free_port(), free_port()
    serve = [sys.argv[1], "serve", "--bind", f"127.0.0.1:{behind}", "--trusted-proxies", "127.0.0.1/32", "--rate", "1", "--burst", "400", "--max-time-ms", "60000", "--niceness", "0"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # The workers of nginx run as another user.
        folder.chmod(0o777)
        path = adapted(folder, port, behind)
        nginx = ["nginx", "-e", "stderr", "-c", str(path)]
        subprocess.run([*nginx, "-t", "-q"], check=True)
        with running(serve, behind), running([*nginx, "-g", "daemon off;"], port):
            expect("requests pass", ask(port, "GET", "/version").status == 200)
            expect("metrics are private", ask(port, "GET", "/metrics").status == 404)
            long = "/v1/octopus/moves?position=" + "p" * 10_000
            expect("a long target reaches the service", ask(port, "GET", long).status == 400)
            large = ask(port, "POST", "/v1/batch", {"requests": [], "x": "y" * 900_000})
            expect("a large batch reaches the service", large.status == 400)
            link = "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p"
            page = ask(port, "GET", link, headers={"x-forwarded-proto": "https"}).read().decode()
            expect("links have the port, and not the scheme that a caller claims", f'content="http://127.0.0.1:{port}{link}"' in page)
            expect("streams are told as they come", comes_in_parts(port, behind))
            expect("claimed addresses are thrown away", is_limited(port))
    under_a_path(sys.argv[1])


def under_a_path(binary: str):
    port, behind = free_port(), free_port()
    site = f"http://127.0.0.1:{port}/tessera"
    serve = [binary, "serve", "--bind", f"127.0.0.1:{behind}", "--trusted-proxies", "127.0.0.1/32", "--public-url", site, "--rate", "1", "--burst", "400", "--max-time-ms", "60000", "--niceness", "0"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        locations = (ROOT / "deploy/nginx-path.conf").read_text()
        expect("the service's address is in three locations", locations.count("127.0.0.1:8080") == 3)
        locations = locations.replace("127.0.0.1:8080", f"127.0.0.1:{behind}")
        path = folder / "nginx.conf"
        path.write_text(
            f"pid {folder}/pid; events {{}} http {{ access_log off; proxy_temp_path {folder}/proxy; client_body_temp_path {folder}/body;\n"
            f"server {{ listen 127.0.0.1:{port};\n{locations}\n}} }}\n"
        )
        nginx = ["nginx", "-e", "stderr", "-c", str(path)]
        subprocess.run([*nginx, "-t", "-q"], check=True)
        with running(serve, behind), running([*nginx, "-g", "daemon off;"], port):
            expect("under a path requests pass", ask(port, "GET", "/tessera/version").status == 200)
            expect("the path without a slash leads there", ask(port, "GET", "/tessera").getheader("location", "").endswith("/tessera/"))
            expect("outside of the path nothing passes", ask(port, "GET", "/version").status == 404)
            rules = ask(port, "GET", "/robots.txt")
            expect("crawlers find the path's rules at the root", rules.status == 200 and "Disallow: /tessera/" in rules.read().decode())
            expect("under a path metrics are private", ask(port, "GET", "/tessera/metrics").status == 404)
            job = ask(port, "POST", "/tessera/v1/jobs", {"path": "/v1/octopus/perft", "body": {"position": POSITION, "depth": 1}})
            expect("the address of a job names the path", ask(port, "GET", job.getheader("location")).status == 200)
            key = json.loads(ask(port, "POST", "/tessera/v1/ingenious/start", {"seed": 1}).read())["key"]
            page = ask(port, "GET", f"/tessera/g/ingenious/{quote(key, safe='')}")
            expect("a position with slashes and question marks passes", page.status == 200 and site in page.read().decode())
            expect("under a path events come one by one", comes_in_parts(port, behind, "/tessera"))
            expect("under a path claimed addresses are thrown away", is_limited(port, "/tessera"))


def comes_in_parts(port: int, behind: int, path: str = "") -> bool:
    """A step of an analysis arrives while the analysis still runs. Heartbeats may come before it."""
    answer = ask(port, "POST", f"{path}/v1/octopus/analysis/stream", LONG)
    lines = iter(answer.readline, b"")
    step = next((line for line in lines if line == b"event: partial\n"), None)
    metrics = ask(behind, "GET", "/metrics").read().decode()
    answer.close()
    running = re.search(r"^tessera_heavy_running (\d+)$", metrics, re.MULTILINE)
    if answer.status == 200 and step and running and int(running[1]) > 0:
        return True
    print(f"   status {answer.status}, first step {step}, metrics {metrics}")
    return False


def is_limited(port: int, path: str = "") -> bool:
    """One address, which claims to be another with each request, has one allowance; another address has its own."""
    def statuses(source: str) -> list[int]:
        held = [http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0)) for _ in range(20)]
        for number, connection in enumerate(held):
            body = {**ENDLESS, "seed": number}
            connection.request("POST", f"{path}/v1/octopus/analysis", json.dumps(body), {**JSON, "x-forwarded-for": f"198.51.100.{number}"})
        found = []
        for connection in held:
            found.append(connection.getresponse().status)
            connection.close()
        return found

    first = statuses("127.0.0.60")
    return first.count(429) > 10 and ask(port, "GET", f"{path}/version", source="127.0.0.61").status == 200


main()
