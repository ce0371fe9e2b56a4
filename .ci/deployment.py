"""Checks of the files in `deploy/` that no schema covers: memory suffices, images are pinned and no older than a year,
few peers are trusted, and no secrets are included."""

import datetime
import ipaddress
import re
import sys
import tomllib
from pathlib import Path

import yaml

MIB = 1 << 20
LABEL = "app.kubernetes.io/name"
ROOT = Path(__file__).parent.parent
# The table of `docs/OPERATIONS.md`, "Memory": the process, each permit and one more, memory per byte of the caches, and
# each connection.
FORMULA = re.compile(
    r"for the next request \| (\d+) MiB \| .*?\(permits \+ 1\) x (\d+) MiB;.*?([\d.]+) x \(`--cache-bytes` \+ `--puzzle-bytes`\) \|"
    r".*?\| `--buffer-bytes` \| .*?`--connections` x (\d+) KiB"
)
WORKER_FORMULA = re.compile(
    r"memory of a worker \| (\d+) MiB \+ `--job-threads` x (\d+) MiB \+ ([\d.]+) x \(`--cache-bytes` \+ `--puzzle-bytes`\)"
)
DEFAULTS = {"cache_bytes": 64 * MIB, "puzzle_bytes": 32 * MIB, "buffer_bytes": 64 * MIB, "connections": 4096}
SUFFIXES = {"Gi": 1024 * MIB, "Mi": MIB, "G": 10**9, "M": 10**6}
# A complete version: no tag that may name another image tomorrow.
PINNED = re.compile(r"[\w./-]+:\d+\.\d+(\.\d+)?[\w.-]*(@sha256:[0-9a-f]{64})?")
# An image and the month of its release, which is after its name, or on the line before it in the Dockerfile.
DATED = re.compile(r"image: (?P<image>\S+)(?: +# (?P<month>\d{4}-\d\d))?")
DATED_IN_DOCKERFILE = re.compile(r"^(?:# (?P<month>\d{4}-\d\d)\n)?FROM (?P<image>\S+:\S+)", re.MULTILINE)
OLDEST_MONTHS = 12
# More addresses than a handful of proxies need.
MOST_TRUSTED = 256

failures: list[str] = []


def check(holds: bool, what: str):
    if not holds:
        failures.append(what)


def bound(options: dict) -> float:
    """Most bytes that the service takes with these options."""
    text = " ".join((ROOT / "docs/OPERATIONS.md").read_text().split())
    found = FORMULA.search(text)
    if not found:
        sys.exit("docs/OPERATIONS.md has no formula of memory any more, or another: adapt this check")
    base, permit, share, connection = map(float, found.groups())
    given = {name: int(options.get(name, size)) for name, size in DEFAULTS.items()}
    caches = share * (given["cache_bytes"] + given["puzzle_bytes"])
    connections = given["buffer_bytes"] + given["connections"] * connection * 1024
    return (base + permit * (int(options["permits"]) + 1)) * MIB + caches + connections


def worker_bound(options: dict) -> float:
    """Most bytes that a worker takes with these options: `docs/WORKERS.md`, "Plan"."""
    text = " ".join((ROOT / "docs/WORKERS.md").read_text().split())
    found = WORKER_FORMULA.search(text)
    if not found:
        sys.exit("docs/WORKERS.md has no formula of a worker's memory any more, or another: adapt this check")
    base, job, share = map(float, found.groups())
    caches = sum(int(options.get(name, DEFAULTS[name])) for name in ("cache_bytes", "puzzle_bytes"))
    return (base + job * int(options["job_threads"])) * MIB + share * caches


def size(text: str) -> float:
    number, suffix = re.fullmatch(r"(\d+)(\w+)", text).groups()
    return int(number) * SUFFIXES[suffix]


def enough(where: str, needed: float, limit: str):
    check(size(limit) >= needed, f"{where}: {limit} is less than the {needed / MIB:.0f} MiB that it may need")


def variables_of(service: dict) -> dict:
    return {name.removeprefix("TESSERA_").lower(): value for name, value in service["environment"].items()}


def few(where: str, networks: list[str]):
    count = sum(ipaddress.ip_network(network).num_addresses for network in networks)
    check(count <= MOST_TRUSTED, f"{where}: {count} addresses are trusted")


def pinned(where: str, image: str):
    check(PINNED.fullmatch(image) is not None, f"{where}: {image} is not pinned to a version")


def compose():
    path = "deploy/compose.yaml"
    services = yaml.safe_load((ROOT / path).read_text())["services"]
    for name, service in services.items():
        pinned(f"{path}, {name}", service["image"])
    options, worker = variables_of(services["tessera"]), variables_of(services["worker"])
    memory = {name: service["deploy"]["resources"]["limits"]["memory"] for name, service in services.items()}
    enough(path, bound(options), memory["tessera"])
    enough(f"{path}, worker", worker_bound(worker), memory["worker"])
    check(options["nats"] == worker["nats"], f"{path}: workers have another queue than replicas")
    check(options["nats_secret"] == worker["nats_secret"], f"{path}: workers have another secret than replicas")
    if "trusted_proxies" in options:
        few(path, options["trusted_proxies"].split(","))
    check("public_url" in options, f"{path}: links have no address")
    for name, value in options.items():
        if "secret" in name:
            check(value.startswith("${") and ":?" in value, f"{path}: {name} is not asked for")


def kubernetes():
    paths = sorted((ROOT / "deploy/kubernetes").glob("*.yaml"))
    documents = [(path.name, document) for path in paths for document in yaml.safe_load_all(path.read_text())]
    policies = [document["spec"]["podSelector"] for _, document in documents if document["kind"] == "NetworkPolicy"]
    # A policy without labels applies to all pods.
    limited = {policy.get("matchLabels", {}).get(LABEL) for policy in policies}
    for name, document in documents:
        check(document["kind"] != "Secret", f"{name}: a secret in a file")
        template = document.get("spec", {}).get("template")
        if template is None:
            continue
        check(None in limited or template["metadata"]["labels"][LABEL] in limited, f"{name}: no network policy")
        for container in template["spec"]["containers"]:
            pinned(name, container["image"])
            if "serve" in container.get("args", []):
                options = configuration(documents, "tessera.toml")
                enough(name, bound(options), container["resources"]["limits"]["memory"])
                few(name, options.get("trusted_proxies", []))
                hosts = {rule["host"] for _, ingress in documents if ingress["kind"] == "Ingress" for rule in ingress["spec"]["rules"]}
                check({options["public_url"]} == {f"https://{host}" for host in hosts}, f"{name}: public_url is not the host of ingress.yaml")
            if "work" in container.get("args", []):
                options = configuration(documents, "worker.toml")
                enough(name, worker_bound(options), container["resources"]["limits"]["memory"])
                keda(documents, template["metadata"]["labels"][LABEL], options["job_threads"])


def configuration(documents, name: str) -> dict:
    texts = [document["data"][name] for _, document in documents if name in document.get("data", {})]
    return tomllib.loads(texts[0])


def keda(documents, worker: str, threads: int):
    """The target of the autoscaler exists: no schema of Kubernetes knows its kind."""
    path = "deploy/keda/workers.yaml"
    scaled = yaml.safe_load((ROOT / path).read_text())
    named = {(document["kind"], document["metadata"]["name"]) for _, document in documents}
    spec, (trigger,) = scaled["spec"], scaled["spec"]["triggers"]
    check((scaled["apiVersion"], scaled["kind"]) == ("keda.sh/v1alpha1", "ScaledObject"), f"{path}: another kind")
    check(spec["scaleTargetRef"]["name"] == worker and ("Deployment", worker) in named, f"{path}: scales what is not there")
    metadata = trigger["metadata"]
    service, port = metadata["natsServerMonitoringEndpoint"].split(".")[0], metadata["natsServerMonitoringEndpoint"].split(":")[1]
    check(("Service", service) in named and port == "8222", f"{path}: {service}:{port} is no server's")
    store = (ROOT / "src/api/jobs/remote/store.rs").read_text()
    check(f'STREAM: &str = "{metadata["stream"]}"' in store, f"{path}: there is no stream {metadata['stream']}")
    check(re.fullmatch(r"workers-[0-9a-f]{16}", metadata["consumer"]) is not None, f"{path}: no worker has such a consumer")
    check(metadata["lagThreshold"] == str(threads), f"{path}: a worker makes {threads} jobs at once")


def dockerfile():
    for line in (ROOT / "Dockerfile").read_text().splitlines():
        # Names of stages have no colon.
        if (match := re.match(r"FROM (\S+)", line)) and ":" in match[1]:
            pinned("Dockerfile", match[1])


def ages():
    """No image is older than a year: an old one lacks the corrections of its programs."""
    today = datetime.date.today()
    paths = [ROOT / "Dockerfile", ROOT / "deploy/compose.yaml", *sorted((ROOT / "deploy/kubernetes").glob("*.yaml"))]
    for path in paths:
        for found in (DATED_IN_DOCKERFILE if path.name == "Dockerfile" else DATED).finditer(path.read_text()):
            image, month = found["image"], found["month"]
            if image.startswith("tessera:"):
                continue
            if month is None:
                check(False, f"{path.name}: {image} lacks the month of its release")
                continue
            age = today.year * 12 + today.month - int(month[:4]) * 12 - int(month[5:])
            check(age <= OLDEST_MONTHS, f"{path.name}: {image} is {age} months old: choose a newer version")


compose()
kubernetes()
dockerfile()
ages()
for failure in failures:
    print(failure)
sys.exit(1 if failures else 0)
