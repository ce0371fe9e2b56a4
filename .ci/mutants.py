"""Draws mutants by part, has cargo-mutants try them, and counts. See `.ci/mutants`."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

SEED = 20260301
LEAST_CAUGHT = 0.95
LIMITS = ["--timeout=300", "--build-timeout=1800"]
OUT = Path("target/mutants")
EXCUSED = Path(".ci/mutants-excused")
# Parts, and which files are theirs. Each gets the same number of mutants, or all that it has.
PARTS = {
    "rules": r"crates/rules/src/",
    "search": r"crates/search/src/",
    "proofs": r"crates/puzzles/src/",
    "admission": r"src/.*(admission|rate|caller|lane|listener|connection)",
    "caches": r"(src|crates/calls/src)/.*(cache|shared|flight|canonical|store)",
}
# The naive twins are what the tests compare with, and tests are no code to be tested.
NOT_MUTATED = re.compile(r"/(literal|tests?|minimax)(\.rs|/)")


def run(*arguments: str) -> str:
    return subprocess.run(["cargo", "mutants", *arguments], capture_output=True, text=True, check=True).stdout


def drawn(count: int) -> list[dict]:
    """The same mutants for the same sources."""
    everything = json.loads(run("--list", "--json", "--workspace"))
    chosen: list[dict] = []
    for name, pattern in PARTS.items():
        part = [one for one in everything if re.match(pattern, one["file"]) and not NOT_MUTATED.search(one["file"])]
        part.sort(key=lambda one: one["name"])
        sample = random.Random(f"{SEED}{name}").sample(part, min(len(part), count // len(PARTS)))
        print(f"{name}: {len(sample)} of {len(part)} mutants", flush=True)
        chosen += sample
    return chosen


def excused() -> set[str]:
    lines = [line for line in EXCUSED.read_text().splitlines() if line and not line.startswith("#")]
    return {line.split("\t")[0] for line in lines}


def nameless(name: str) -> str:
    """Without line and column, which change with every edit above."""
    return re.sub(r":\d+:\d+", "", name, count=1)


def main() -> int:
    count = int(sys.argv[1])
    shard, shards = map(int, sys.argv[2].split("/"))
    chosen = drawn(count)[shard::shards]
    OUT.mkdir(parents=True, exist_ok=True)
    names = [argument for one in chosen for argument in ("--re", "^" + re.escape(one["name"]) + "$")]
    subprocess.run(
        # A mutant that doesn't end is caught; its own package's tests are those that must catch it.
        ["cargo", "mutants", "--workspace", "--no-shuffle", "--baseline=skip", *LIMITS, f"--output={OUT}", *names],
        check=False,
    )
    found = json.loads((OUT / "mutants.out/outcomes.json").read_text())
    missed = {nameless(one["scenario"]["Mutant"]["name"]) for one in found["outcomes"] if one["summary"] == "MissedMutant"}
    caught = found["caught"] + found["timeout"]
    viable = caught + found["missed"]
    left = sorted(missed - excused())
    for name in left:
        print(f"missed: {name}")
    print(f"{viable} viable mutants: {caught} caught, {found['missed']} missed, {len(missed) - len(left)} of these excused")
    share = (viable - len(left)) / viable if viable else 0
    print(f"{share:.1%} caught or excused")
    return 0 if share >= LEAST_CAUGHT else 1


sys.exit(main())
