"""Draws mutants by part, weaves all of them into one copy of the sources, and tries one after the other. See `.ci/mutants`.

cargo-mutants tells which mutants there are. It would compile the sources anew for each of them, which takes longer than their
tests. So every mutant that is drawn stands beside what it changes, behind a question: `if mutants::active(7) { a - b } else
{ a + b }`. The sources are compiled once, and a variable of the environment says which mutant the tests meet.
"""

import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from pathlib import Path

import tree_sitter
import tree_sitter_rust

SEED = 20260301
LEAST_CAUGHT = 0.95
OUT = Path("target/mutants")
TREE = OUT / "tree"
EXCUSED = Path(".ci/mutants-excused")
# Parts, and which files are theirs: where they lie, and what their names match. Each gets the same number of mutants, or all
# that it has.
PARTS = {
    "rules": (["crates/rules/src/**"], r""),
    "search": (["crates/search/src/**"], r""),
    "proofs": (["crates/puzzles/src/**"], r""),
    "admission": (["src/**"], r"admission|rate|caller|lane|listener|connection"),
    "caches": (["src/**", "crates/calls/src/**"], r"cache|shared|flight|canonical|store"),
}
# The naive twins are what the tests compare with, and tests are no code to be tested. What only clusters have is tested with
# real servers, by `.ci/redis` and `.ci/nats`.
NOT_MUTATED = re.compile(r"/(literal|tests?|minimax)(\.rs|/)|^src/api/(shared|jobs/remote)/")
# Which tests must catch the mutants of a package: its own first, then those of the packages above it.
CATCHERS = {
    "tessera-rules": ["tessera-rules", "tessera-search", "tessera-engines", "tessera-puzzles"],
    "tessera-search": ["tessera-search", "tessera-engines", "tessera-puzzles"],
    "tessera-puzzles": ["tessera-puzzles"],
    "tessera-calls": ["tessera-calls", "tessera"],
    "tessera": ["tessera"],
}
# The tests of these packages besides those within them.
TARGETS = {
    "tessera-rules": ["conformance"],
    "tessera-puzzles": ["puzzle_proofs"],
    "tessera": ["public", "analysis", "http"],
}
ACTIVE = """
#[doc(hidden)]
#[allow(missing_docs)]
pub mod mutants {
    static CHOSEN: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    #[inline]
    pub fn active(number: usize) -> bool {
        *CHOSEN.get_or_init(|| std::env::var("MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0)) == number
    }
}
"""


def drawn(count: int, parts: list[str]) -> list[dict]:
    """The same mutants for the same sources."""
    chosen: list[dict] = []
    for name in parts:
        folders, pattern = PARTS[name]
        command = ["cargo", "mutants", "--list", "--json", "--workspace", *(f"--file={folder}" for folder in folders)]
        listed = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        part = [one for one in listed if re.search(pattern, one["file"]) and not NOT_MUTATED.search(one["file"])]
        part.sort(key=lambda one: one["name"])
        sample = random.Random(f"{SEED}{name}").sample(part, min(len(part), count // len(PARTS)))
        print(f"{name}: {len(sample)} of {len(part)} mutants", flush=True)
        chosen += [{**one, "part": name} for one in sample]
    for number, one in enumerate(chosen, 1):
        one["number"] = number
    return chosen


class Unweavable(Exception):
    """Where a mutant can't stand beside what it changes."""


class File:
    """A source file and the places of its mutants."""

    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_rust.language()))

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.lines = [0]
        for line in text.split("\n"):
            self.lines.append(self.lines[-1] + len(line.encode()) + 1)
        self.text_lines = text.split("\n")
        self.tree = self.parser.parse(self.bytes)
        # For each range of bytes the mutants that replace it, with what they say.
        self.places: dict[tuple[int, int], list] = defaultdict(list)

    def offset(self, place: dict) -> int:
        line = place["line"] - 1
        return self.lines[line] + len(self.text_lines[line][: place["column"] - 1].encode())

    def add(self, mutant: dict) -> None:
        start, end = self.offset(mutant["span"]["start"]), self.offset(mutant["span"]["end"])
        getattr(self, "add_" + mutant["genre"], self.add_other)(mutant, start, end)

    def add_other(self, mutant: dict, start: int, end: int) -> None:
        raise Unweavable

    def around(self, start: int, end: int, *kinds: str):
        node = self.tree.root_node.descendant_for_byte_range(start, end)
        while node is not None and node.type not in kinds:
            node = node.parent
        if node is None:
            raise Unweavable
        return node

    def add_BinaryOperator(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "binary_expression", "compound_assignment_expr", "let_chain")
        if node.type == "let_chain":
            raise Unweavable
        operator = node.child_by_field_name("operator")
        if (operator.start_byte, operator.end_byte) != (start, end):
            raise Unweavable
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        said = lambda: f"({self.render(left)}) {mutant['replacement']} ({self.render(right)})"
        self.places[node.start_byte, node.end_byte].append(("instead", mutant["number"], said, node))

    def add_UnaryOperator(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "unary_expression")
        if node.start_byte != start:
            raise Unweavable
        said = lambda: self.render(node.named_children[0])
        self.places[node.start_byte, node.end_byte].append(("instead", mutant["number"], said, node))

    def add_FnValue(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "block")
        while node is not None and not (node.type == "block" and node.parent.type == "function_item"):
            node = node.parent
        if node is None:
            raise Unweavable
        if "impl " in mutant["function"]["return_type"]:
            raise Unweavable  # both ways to return have to be of one type
        modifiers = [child for child in node.parent.children if child.type == "function_modifiers"]
        if any(b"const" in one.text.split() for one in modifiers):
            raise Unweavable
        after = node.start_byte + 1
        text = f" if crate::mutants::active({mutant['number']}) {{ return {mutant['replacement']}; }} "
        self.places[after, after].append(("before", mutant["number"], lambda: text, None))

    def add_MatchArmGuard(self, mutant: dict, start: int, end: int) -> None:
        if b"let " in self.bytes[start:end]:
            raise Unweavable
        node = self.tree.root_node.descendant_for_byte_range(start, end)
        asked = f"crate::mutants::active({mutant['number']})"
        front = f"{asked} || " if mutant["replacement"] == "true" else f"!{asked} && "
        self.places[start, end].append(("guard", mutant["number"], lambda: front, node))

    def add_MatchArm(self, mutant: dict, start: int, end: int) -> None:
        node = self.around(start, end, "match_arm")
        pattern = node.child_by_field_name("pattern")
        asked = f"!crate::mutants::active({mutant['number']})"
        condition = pattern.child_by_field_name("condition")
        if condition is None:
            self.places[pattern.end_byte, pattern.end_byte].append(("before", mutant["number"], lambda: f" if {asked}", None))
        elif condition.type in ("let_condition", "let_chain"):
            raise Unweavable
        else:
            place = condition.start_byte, condition.end_byte
            self.places[place].append(("guard", mutant["number"], lambda: f"{asked} && ", condition))

    def render(self, node) -> str:
        return self.rendered(node.start_byte, node.end_byte)

    def rendered(self, start: int, end: int, besides: tuple[int, int] | None = None) -> str:
        out, at = [], start
        inside = [place for place in self.places if start <= place[0] and place[1] <= end and place != besides]
        for place in sorted(inside, key=lambda place: (place[0], -place[1])):
            if place[0] < at:
                continue  # within one that was just rendered
            out.append(self.bytes[at : place[0]].decode())
            out.append(self.replaced(place))
            at = place[1]
        out.append(self.bytes[at:end].decode())
        return "".join(out)

    def replaced(self, place: tuple[int, int]) -> str:
        plain = self.rendered(*place, besides=place) if place[0] < place[1] else ""
        alternatives, marks = "", []
        for kind, number, said, _ in self.places[place]:
            marks.append(number)
            if kind == "before":
                plain = f"/*({number}*/{said()}/*{number})*/{plain}"
            elif kind == "guard":
                plain = f"({said()}({plain}))"
            else:
                alternatives += f"if crate::mutants::active({number}) {{ /*({number}*/{said()}/*{number})*/ }} else "
        if alternatives:
            plain = f"({alternatives}{{ {plain} }})"
        opened = "".join(f"/*<{number}*/" for number in marks)
        closed = "".join(f"/*{number}>*/" for number in reversed(marks))
        return f"{opened}{plain}{closed}"


def root(package: str) -> str:
    return "src/lib.rs" if package == "tessera" else f"crates/{package.removeprefix('tessera-')}/src/lib.rs"


def woven(chosen: list[dict], dropped: dict[int, str]) -> None:
    """Writes the files with their mutants, but for those that were dropped."""
    by_file = defaultdict(list)
    # Each package can ask which mutant is active.
    roots = {root(one["package"]) for one in chosen}
    by_file.update({name: [] for name in roots})
    for one in chosen:
        by_file[one["file"]].append(one)
    for name, mutants in by_file.items():
        file = File(Path(name).read_text())
        for one in mutants:
            if one["number"] in dropped:
                continue
            try:
                file.add(one)
            except Unweavable:
                dropped[one["number"]] = "unweavable"
        text = file.rendered(0, len(file.bytes))
        if name in roots:
            text += ACTIVE
        if (TREE / name).read_text() != text:
            (TREE / name).write_text(text)


def copied() -> None:
    """A copy of the sources."""
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, check=True).stdout.decode()
    wanted = [name for name in listed.split("\0") if name and Path(name).is_file()]
    for name in wanted:
        source, copy = Path(name), TREE / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not copy.exists() or copy.stat().st_mtime < source.stat().st_mtime or copy.stat().st_size != source.stat().st_size:
            shutil.copy2(source, copy)


def around_error(text: str, span: dict) -> list[int]:
    """The mutants that an error lies in, the innermost alone."""
    found = []
    bytes_ = text.encode()
    for match in re.finditer(rb"/\*([<(])(\d+)\*/", bytes_):
        close = b">" if match[1] == b"<" else b")"
        end = bytes_.find(b"/*%s%s*/" % (match[2], close), match.end())
        if match.start() <= span["byte_start"] and span["byte_end"] <= end + 12:
            found.append((end - match.start(), int(match[2])))
    found.sort()
    return [number for length, number in found if length <= found[0][0] + 40]


def built(chosen: list[dict], dropped: dict[int, str], packages: list[str]) -> list[dict]:
    """Compiles the tests; mutants that can't be compiled are dropped. The programs of the tests."""
    command = ["cargo", "test", "--locked", "--no-run", "--message-format=json", "--lib"]
    command += [f"--package={name}" for name in packages]
    command += [f"--test={target}" for name in packages for target in TARGETS.get(name, [])]
    # Its own: tests of the service start the program that lies there.
    environment = {**os.environ, "CARGO_TARGET_DIR": str((OUT / "target").absolute())}
    while True:
        woven(chosen, dropped)
        done = subprocess.run(command, cwd=TREE, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        messages = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode == 0:
            return programs(messages)
        wrong: set[int] = set()
        lost = []
        for message in messages:
            if message["reason"] != "compiler-message" or message["message"]["level"] != "error":
                continue
            for span in message["message"]["spans"]:
                path = TREE / span["file_name"]
                if not span["is_primary"] or not path.is_file():
                    continue
                numbers = around_error(path.read_text(), span)
                wrong.update(numbers)
                if not numbers:
                    lost.append(message["message"]["rendered"])
        if not wrong - dropped.keys():
            sys.exit("".join(lost) or done.stderr)
        for number in wrong:
            dropped.setdefault(number, "unviable")
        print(f"{len(wrong)} mutants can't be compiled", flush=True)


def programs(messages: list[dict]) -> list[dict]:
    found = []
    for message in messages:
        if message["reason"] == "compiler-artifact" and message.get("executable") and message["profile"]["test"]:
            manifest = Path(message["manifest_path"])
            package = re.search(r'^name = "(.*)"', manifest.read_text(), re.M)[1]
            found.append({"package": package, "name": message["target"]["name"], "path": message["executable"], "folder": str(manifest.parent)})
    return found


def run(program: dict, mutant: int, seconds: float | None) -> tuple[str, str]:
    """How the tests of a program ended (`passed`, `failed`, `timeout`), and the first one that failed. `seconds` are of the
    processor: other programs may keep it busy."""

    def limits() -> None:
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))

    environment = {**os.environ, "MUTANT": str(mutant), "CARGO_MANIFEST_DIR": program["folder"], "RUST_BACKTRACE": "0"}
    process = subprocess.Popen(
        [program["path"], *program.get("options", [])], cwd=program["folder"], env=environment, stdin=subprocess.DEVNULL,
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

    # Whoever waits for ever takes no time of the processor.
    timer = threading.Timer(60 + 15 * seconds, strike) if seconds else None
    if timer:
        timer.start()
    failed = ""
    for line in process.stdout:
        if line.startswith("test ") and line.rstrip().endswith("FAILED"):
            failed = line.split()[1]
            end()
            break
    code = process.wait()
    if timer:
        timer.cancel()
    end()
    if failed:
        return "failed", failed
    if late.is_set() or code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "timeout", ""
    return ("passed", "") if code == 0 else ("failed", f"ended with {code}")


def measured(found: list[dict]) -> list[dict]:
    """Runs the programs without a mutant. What fails so says nothing about mutants."""
    for program in found:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        how, failed = run(program, 0, None)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        program["seconds"] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"{program['package']} {program['name']}: {how} {failed} {program['seconds']:.1f} s", flush=True)
        if how != "passed":
            sys.exit(f"{program['name']} fails without any mutant")
    return found


def tried(mutant: dict, found: list[dict]) -> dict:
    began = time.monotonic()
    for package in CATCHERS[mutant["package"]]:
        mine = [program for program in found if program["package"] == package]
        for program in sorted(mine, key=lambda program: program["seconds"]):
            how, failed = run(program, mutant["number"], max(10, 4 * program["seconds"]))
            if how != "passed":
                by = f"{program['package']} {program['name']} {failed}"
                return {"outcome": how, "by": by, "seconds": time.monotonic() - began}
    return {"outcome": "missed", "by": "", "seconds": time.monotonic() - began}


def excused() -> set[str]:
    lines = [line for line in EXCUSED.read_text().splitlines() if line and not line.startswith("#")]
    return {line.split("\t")[0] for line in lines}


def nameless(name: str) -> str:
    """Without line and column, which change with every edit above."""
    return re.sub(r":\d+:\d+", "", name, count=1)


def main() -> int:
    count = int(sys.argv[1])
    shard, shards = map(int, sys.argv[2].split("/"))
    # Every part has its share of every shard.
    chosen = drawn(count, sys.argv[3:] or list(PARTS))[shard::shards]
    packages = {one["package"] for one in chosen}
    TREE.mkdir(parents=True, exist_ok=True)
    copied()
    dropped: dict[int, str] = {}
    found = measured(built(chosen, dropped, sorted({name for one in packages for name in CATCHERS[one]})))
    random.Random(SEED).shuffle(chosen)
    results: list[dict] = []
    for one in chosen:
        result = {"name": one["name"], "part": one["part"], "outcome": dropped.get(one["number"])}
        if one["number"] not in dropped:
            result.update(tried(one, found))
        results.append(result)
        (OUT / "results.json").write_text(json.dumps(results, indent=1))
        if result["outcome"] == "missed":
            print(f"missed: {one['name']}", flush=True)
    return judged(results)


def judged(results: list[dict]) -> int:
    allowed = excused()
    left = 0
    for part in [*PARTS, None]:
        mine = [one for one in results if part in (None, one["part"])]
        outcomes = Counter(one["outcome"] for one in mine)
        missed = [one["name"] for one in mine if one["outcome"] == "missed"]
        left = [name for name in missed if nameless(name) not in allowed]
        caught = outcomes["failed"] + outcomes["timeout"]
        viable = caught + len(missed)
        share = (viable - len(left)) / viable if viable else 0
        print(
            f"{part or 'all'}: {viable} viable mutants, {caught} caught ({outcomes['timeout']} by time), {len(missed)} missed, "
            f"{len(missed) - len(left)} of these excused: {share:.1%}; {outcomes['unviable']} can't be compiled, "
            f"{outcomes['unweavable']} can't be tried in this way"
        )
    return 0 if share >= LEAST_CAUGHT else 1


sys.exit(main())
