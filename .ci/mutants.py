"""Draws mutants by part, weaves all of them into one copy of the sources, and tries one after the other. See
`.ci/mutants`.

cargo-mutants lists the mutants. It would compile the sources again for each of them, which takes longer than their
tests. So every drawn mutant is placed next to the code that it changes, behind a condition: `if mutants::active(7) { a
- b } else { a + b }`. The sources are compiled once, and a variable of the environment selects the active mutant.

First each test runs alone, without any mutant, and records which of these conditions it reaches. A mutant is then tried
on the tests that reach its place and on no others, the quick ones first. `results.json` stores the results: with the
same sources a second run continues where the first was stopped.
"""

import argparse
import hashlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from mutants_weaving import ACTIVE, File, Unweavable

SEED = 20260301
LEAST_CAUGHT = 0.95
OUT = Path("target/mutants")
TREE = OUT / "tree"
RESULTS = OUT / "results.json"
DROPPED = OUT / "dropped.json"
REACHED = OUT / "reached.json"
EXCUSED = Path(".ci/mutants-excused")
# Parts and their files: folders, and a pattern for the path. Each part gets the same number of mutants, or all of its
# mutants if it has fewer.
PARTS = {
    "rules": (["crates/rules/src/"], r""),
    "search": (["crates/search/src/"], r""),
    "proofs": (["crates/puzzles/src/"], r""),
    "admission": (["src/"], r"admission|rate|caller|worker_pool|queue|listener|connection"),
    "caches": (["src/", "crates/operations/src/"], r"cache|shared|in_flight|canonical|store"),
}
# The naive twins are what the tests compare with, and tests themselves are not mutated. Code that only clusters use is
# tested with real servers, by `.ci/redis` and `.ci/nats`.
NOT_MUTATED = re.compile(r"/(literal|tests?|minimax)(\.rs|/)|^src/api/(shared|jobs/remote)/")
# Packages whose tests are built for the mutants of a package: the package itself, and the packages above it.
CATCHERS = {
    "tessera-rules": ["tessera-rules", "tessera-search", "tessera-engines", "tessera-puzzles"],
    "tessera-search": ["tessera-search", "tessera-engines", "tessera-puzzles"],
    "tessera-puzzles": ["tessera-puzzles"],
    "tessera-operations": ["tessera-operations", "tessera"],
    "tessera": ["tessera"],
}
# The tests of these packages besides their unit tests.
TARGETS = {
    "tessera-rules": ["conformance"],
    "tessera-engines": ["answers"],
    "tessera-puzzles": ["puzzle_proofs", "library"],
    "tessera": ["public", "analysis", "http", "contract"],
}
# Tests faster than this are tried together, before the others.
QUICK_SECONDS = 1.0
# Errors that only weaving causes, though the mutant compiles in place of the original: calls where only constants are
# allowed, and values that live no longer than their block.
BY_WEAVING = {"E0015", "E0283", "E0282", "E0597", "E0716"}


def nameless(name: str) -> str:
    """The name without line and column, which change with every edit above."""
    return re.sub(r":\d+:\d+", "", name, count=1)


def drawn(count: int, parts: list[str]) -> list[dict]:
    """The same mutants for the same sources, and nearly the same after an edit: a hash of its name decides whether each
    is drawn."""
    chosen: list[dict] = []
    command = ["cargo", "mutants", "--list", "--json", "--workspace"]
    command += sorted({f"--file={folder}**" for name in parts for folder in PARTS[name][0]})
    every = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    for name in parts:
        folders, pattern = PARTS[name]
        mine = (one for one in every if one["file"].startswith(tuple(folders)))
        part = [dict(one) for one in mine if re.search(pattern, one["file"]) and not NOT_MUTATED.search(one["file"])]
        part.sort(key=lambda one: (one["file"], one["span"]["start"]["line"], one["span"]["start"]["column"], one["name"]))
        seen: Counter = Counter()
        for one in part:
            short = nameless(one["name"])
            seen[short] += 1
            one["lot"] = hashlib.sha256(f"{SEED} {name} {short} {seen[short]}".encode()).hexdigest()
            one["part"] = name
        part.sort(key=lambda one: one["lot"])
        sample = part[: count // len(PARTS)]
        print(f"{name}: {len(sample)} of {len(part)} mutants", flush=True)
        chosen += sample
    for number, one in enumerate(chosen, 1):
        one["number"] = number
    return chosen


def root(package: str) -> str:
    return "src/lib.rs" if package == "tessera" else f"crates/{package.removeprefix('tessera-')}/src/lib.rs"


def sources() -> dict[str, bytes]:
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, check=True).stdout.decode()
    return {name: Path(name).read_bytes() for name in listed.split("\0") if name and Path(name).is_file()}


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def put(path: Path, content: bytes) -> None:
    """Writes the file only if it differs: cargo compiles rewritten files again."""
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def woven(chosen: list[dict], dropped: dict[int, str]) -> None:
    """A copy of the sources with their mutants, without the dropped ones."""
    by_file = defaultdict(list)
    for one in chosen:
        by_file[one["file"]].append(one)
    # Each package can ask which mutant is active.
    roots = {root(one["package"]) for one in chosen}
    for name, content in sources().items():
        if name in by_file or name in roots:
            file = File(content.decode())
            for one in by_file[name]:
                if one["number"] in dropped:
                    continue
                try:
                    file.add(one)
                except Unweavable:
                    dropped[one["number"]] = "unweavable"
            content = (file.rendered(0, len(file.bytes)) + (ACTIVE if name in roots else "")).encode()
        put(TREE / name, content)


def around_error(text: str, span: dict) -> list[int]:
    """The mutants in whose code an error lies, the innermost only."""
    found = []
    bytes_ = text.encode()
    for match in re.finditer(rb"/\*([<(])(\d+)\*/", bytes_):
        close = b">" if match[1] == b"<" else b")"
        end = bytes_.find(b"/*%s%s*/" % (match[2], close), match.end())
        if match.start() <= span["byte_start"] and span["byte_end"] <= end + 12:
            found.append((end - match.start(), int(match[2])))
    found.sort()
    return [number for length, number in found if length <= found[0][0] + 40]


def arms(text: str, span: dict) -> list[int]:
    """The mutants of the arms of a match, about whose value the compiler complains when one is missing."""
    found, depth = [], 0
    for match in re.finditer(rb"/\*\((\d+)\*/|[{}]", text.encode()[span["byte_end"] :]):
        if match[1]:
            found += [int(match[1])] if depth == 1 else []
        else:
            depth += 1 if match[0] == b"{" else -1
            if depth <= 0:
                break
    return found


def compiled(kind: list[str], packages: list[str], chosen: list[dict], dropped: dict[int, str]) -> list[dict]:
    """Compiles the tests until all remaining mutants compile; returns the last messages of the compiler."""
    command = ["cargo", *kind, "--locked", "--message-format=json", "--lib", *(f"--package={name}" for name in packages)]
    command += [f"--test={target}" for name in packages for target in TARGETS.get(name, [])]
    # A target folder of its own: tests of the service start the program that is there.
    environment = {**os.environ, "CARGO_TARGET_DIR": str((OUT / "target").absolute())}
    while True:
        woven(chosen, dropped)
        done = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True, check=False)
        messages = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode == 0:
            return messages
        wrong: dict[int, str] = {}
        lost = []
        for message in messages:
            if message["reason"] != "compiler-message" or message["message"]["level"] != "error":
                continue
            code = (message["message"]["code"] or {}).get("code")
            for span in message["message"]["spans"]:
                path = TREE / span["file_name"]
                if not span["is_primary"] or not path.is_file():
                    continue
                numbers = (arms if code == "E0004" else around_error)(path.read_text(), span)
                wrong.update({number: "unweavable" if code in BY_WEAVING else "unviable" for number in numbers})
                if not numbers:
                    lost.append(message["message"]["rendered"])
        if not wrong.keys() - dropped.keys():
            sys.exit("".join(lost) or done.stderr)
        for number, why in wrong.items():
            dropped.setdefault(number, why)
        print(f"{len(wrong)} mutants can't be compiled", flush=True)


def built(chosen: list[dict], packages: list[str]) -> tuple[list[dict], dict[int, str]]:
    """The programs of the tests, and the mutants that can't be tried, with the reasons."""
    known = json.loads(DROPPED.read_text()) if DROPPED.is_file() else {}
    # Results of the compiler are stored by the mutant's name and the digest of its file.
    mark = {one["number"]: one["name"] + " " + digest(Path(one["file"]).read_bytes()) for one in chosen}
    dropped = {number: known[name] for number, name in mark.items() if known.get(name)}
    if not all(name in known for name in mark.values()):
        compiled(["check", "--profile=test"], packages, chosen, dropped)
    messages = compiled(["test", "--no-run"], packages, chosen, dropped)
    DROPPED.write_text(json.dumps({name: dropped.get(number, "") for number, name in mark.items()}, indent=1))
    found = []
    for message in messages:
        if message["reason"] == "compiler-artifact" and message.get("executable") and message["profile"]["test"]:
            manifest = Path(message["manifest_path"])
            package = re.search(r'^name = "(.*)"', manifest.read_text(), re.M)[1]
            found.append({"name": f"{package} {message['target']['name']}", "path": message["executable"], "folder": str(manifest.parent)})
    return found, dropped


def run(program: dict, tests: list[str], mutant: str, seconds: float, reached: str = "") -> tuple[str, str, float]:
    """The outcome of tests of a program (`passed`, `failed`, `timeout`), the first failed test, and their time.
    `seconds` are processor time: other programs may keep the processor busy."""

    def limits() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))

    environment = {**os.environ, "MUTANT": mutant, "MUTANT_REACHED": reached, "CARGO_MANIFEST_DIR": program["folder"], "RUST_BACKTRACE": "0"}
    process = subprocess.Popen(
        [program["path"], "--exact", *tests], cwd=program["folder"], env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace", start_new_session=True, preexec_fn=limits)  # fmt: skip
    late = threading.Event()

    def end() -> None:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def strike() -> None:
        late.set()
        end()

    # A test that waits for ever uses no processor time.
    timer = threading.Timer(60 + 5 * seconds, strike)
    timer.start()
    failed = ""
    for line in process.stdout:
        if line.startswith("test ") and line.rstrip().endswith("FAILED"):
            failed = line.split()[1]
            end()
            break
    _, status, usage = os.wait4(process.pid, 0)
    code = process.returncode = os.waitstatus_to_exitcode(status)
    timer.cancel()
    end()
    process.stdout.close()
    took = usage.ru_utime + usage.ru_stime
    if failed:
        return "failed", failed, took
    if late.is_set() or code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "timeout", "", took
    return ("passed", "", took) if code == 0 else ("failed", f"ended with {code}", took)


def listed(program: dict, *options: str) -> list[str]:
    said = subprocess.run([program["path"], "--list", "--format=terse", *options], cwd=program["folder"], capture_output=True, text=True, check=True)
    return [line.removesuffix(": test") for line in said.stdout.splitlines() if line.endswith(": test")]


def reaching(programs: list[dict], pool: ThreadPoolExecutor) -> list[dict]:
    """Runs each test alone, without a mutant, and records its time and the mutants' places that it reaches. A test that
    fails then says nothing about mutants."""
    known = json.loads(REACHED.read_text()) if REACHED.is_file() else {}
    # Tests of the service start this program.
    service = OUT / "target/debug/tessera"
    beside = service.read_bytes() if service.is_file() else b""
    kept = {}

    def noted(program: dict, test: str) -> dict:
        with tempfile.NamedTemporaryFile("r", dir=OUT) as file:
            how, failed, seconds = run(program, [test], "reached", 600, str(Path(file.name).absolute()))
            return {"test": test, "how": how, "seconds": seconds, "reached": sorted({int(word) for word in file.read().split()})}

    tests = []
    for program in programs:
        mark = digest(Path(program["path"]).read_bytes(), beside if program["name"].startswith("tessera ") else b"")
        if mark not in known:
            began = time.monotonic()
            names = sorted(set(listed(program)) - set(listed(program, "--ignored")))
            kept[mark] = list(pool.map(lambda test: noted(program, test), names))
            print(f"{program['name']}: {len(names)} tests, {sum(one['seconds'] for one in kept[mark]):.0f} s of the processor, {time.monotonic() - began:.0f} s", flush=True)
        else:
            kept[mark] = known[mark]
        REACHED.write_text(json.dumps(known | kept))
        for one in kept[mark]:
            if one["how"] == "passed":
                tests.append({**one, "program": program, "reached": set(one["reached"])})
            else:
                print(f"NOT ASKED, {one['how']} without any mutant: {program['name']} {one['test']}", flush=True)
    REACHED.write_text(json.dumps(kept))
    return tests


def tried(mutant: dict, tests: list[dict]) -> dict:
    began = time.monotonic()
    mine = sorted((one for one in tests if mutant["number"] in one["reached"]), key=lambda one: one["seconds"])
    rounds: dict[tuple, list[dict]] = defaultdict(list)
    for one in mine:
        rounds[one["program"]["name"], "" if one["seconds"] < QUICK_SECONDS else one["test"]].append(one)
    result = {"outcome": "missed", "by": "" if mine else "no test comes to it"}
    for together in sorted(rounds.values(), key=lambda together: (together[0]["seconds"] >= QUICK_SECONDS, sum(one["seconds"] for one in together))):
        program, names = together[0]["program"], [one["test"] for one in together]
        seconds = 5 + 4 * sum(one["seconds"] for one in together)
        how, failed, _ = run(program, names, str(mutant["number"]), seconds)
        if how == "failed" and failed in names:
            # Runs the failed test again, because it may have failed by chance.
            how = run(program, [failed], str(mutant["number"]), seconds)[0]
            if how == "passed":
                how, failed, _ = run(program, [name for name in names if name != failed], str(mutant["number"]), seconds)
        if how != "passed":
            result = {"outcome": how, "by": f"{program['name']} {failed}".rstrip()}
            break
    return {**result, "seconds": round(time.monotonic() - began, 1)}


def excused() -> set[tuple[str, str]]:
    lines = [line for line in EXCUSED.read_text().splitlines() if line and not line.startswith("#")]
    return {(name, before) for name, before, _ in (line.split("\t") for line in lines)}


def placed(name: str) -> tuple[str, str]:
    """The form of names in the list of excuses: without line and column, with the text of the line before the place,
    which distinguishes it from others."""
    path, line, column = name.split(":")[:3]
    text = Path(path).read_text().splitlines()[int(line) - 1]
    return nameless(name), text[: int(column) - 1].strip()


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("count", type=int)
    asked.add_argument("shard")
    asked.add_argument("part", nargs="*")
    # For writing tests for missed mutants: a mutant that other tests caught before is not tried again if its file is
    # the same.
    asked.add_argument("--keep-caught", action="store_true")
    options = asked.parse_args()
    shard, shards = map(int, options.shard.split("/"))
    # Every part has its share of every shard.
    chosen = drawn(options.count, options.part or list(PARTS))[shard::shards]
    packages = {one["package"] for one in chosen}
    TREE.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    programs, dropped = built(chosen, sorted({name for one in packages for name in CATCHERS[one]}))
    print(f"compiled in {time.monotonic() - began:.0f} s", flush=True)
    all_sources = digest(*(name.encode() + content for name, content in sources().items() if not name.endswith(".md")))
    known = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
    results = {}
    for one in chosen:
        mark = {"sources": all_sources, "file": digest(Path(one["file"]).read_bytes())}
        before = known.get(one["name"])
        if one["number"] in dropped:
            results[one["name"]] = {"part": one["part"], "outcome": dropped[one["number"]], **mark}
        elif before and (before["sources"] == all_sources or options.keep_caught and before["file"] == mark["file"] and before["outcome"] in ("failed", "timeout")):
            results[one["name"]] = before
        else:
            one["mark"] = mark
    left = sorted((one for one in chosen if "mark" in one), key=lambda one: one["lot"])
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        tests = reaching(programs, pool) if left else []
        trials = {pool.submit(tried, one, tests): one for one in left}
        try:
            for done, trial in enumerate(as_completed(trials), 1):
                one, result = trials[trial], trial.result()
                results[one["name"]] = {"part": one["part"], **result, **one["mark"]}
                RESULTS.write_text(json.dumps(known | results, indent=1))
                if result["outcome"] == "missed":
                    print(f"missed: {one['name']} ({result['by'] or 'tests come to it'}; {result['seconds']} s)", flush=True)
                if done % 20 == 0:
                    print(f"{done} of {len(left)} tried, {time.monotonic() - began:.0f} s", flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    # Results of other shards of the same sources are kept.
    known = {name: one for name, one in known.items() if one["sources"] == all_sources}
    RESULTS.write_text(json.dumps(known | results, indent=1))
    print(f"{time.monotonic() - began:.0f} s in all")
    return judged(results)


def judged(results: dict[str, dict]) -> int:
    allowed = excused()
    share = 0.0
    for part in [*PARTS, None]:
        mine = {name: one for name, one in results.items() if part in (None, one["part"])}
        outcomes = Counter(one["outcome"] for one in mine.values())
        missed = [name for name, one in mine.items() if one["outcome"] == "missed"]
        left = [name for name in missed if placed(name) not in allowed]
        caught = outcomes["failed"] + outcomes["timeout"]
        viable = caught + len(missed)
        share = (viable - len(left)) / viable if viable else 1.0
        print(
            f"{part or 'all'}: {viable} viable mutants, {caught} caught ({outcomes['timeout']} by time), {len(missed)} missed, "
            f"{len(missed) - len(left)} of these excused: {share:.1%}; {outcomes['unviable']} can't be compiled, "
            f"{outcomes['unweavable']} can't be tried in this way"
        )
        if part is None:
            print("".join(f"left: {name}\n" for name in left), end="")
    return 0 if share >= LEAST_CAUGHT else 1


sys.exit(main())
