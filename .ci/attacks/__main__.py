"""Runs the attacks, and prints the measures of each with their limits."""

import argparse
import json
import sys
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import answers, connections, fairness, prices, trust, worker_pool
from .attack import ATTACKS, Attack, Length, Measures
from .limits import is_known, limits_of

assert answers and connections and fairness and prices and trust and worker_pool, "each of them enters its attacks"
# Attacks of the gate, in about two minutes: one of each kind.
IN_GATE = {
    "unread-moves-many",
    "unread-streams",
    "pictures-32",
    "batches",
    "slow-readers",
    "pipelining",
    "huge-heads",
    "compressed-bodies",
    "hoard-unfinished",
    "hoard-many-addresses",
    "few-files",
    "never-finished",
    "pace",
    "pool-one-caller",
    "joined-queue",
    "joined-free",
    "long-perft",
    "refusals",
    "unread-share",
    "job-streams",
    "few-threads",
    "shortages",
    "hang-ups",
    "prices",
    "unasked",
    "forwarded",
    "told-to-everybody",
}
ONLY_LONG = {
    "unread-moves",
    "unread-files",
    "unread-tools",
    "compressed-files",
    "pictures-8",
    "hoard-one-address",
    "pool-many-callers",
    "pace-pipelined",
    "processor-share",
    "idle-flood",
}

ASIDE = {"never-finished"}


def main() -> int:
    arguments = parse()
    length = Length(arguments.long)
    form = [one for one in ATTACKS if is_in_form(one.name, arguments)]
    chosen = [one for one in ATTACKS if one.name in arguments.attacks] or form
    unknown = set(arguments.attacks) - {one.name for one in ATTACKS}
    if unknown:
        print(f"no such attack: {', '.join(sorted(unknown))}; there are {', '.join(one.name for one in ATTACKS)}")
        return 2
    started = time.monotonic()
    record: dict[str, Measures] = {}
    passed = 0
    # Attacks that mostly wait run next to the others.
    with ThreadPoolExecutor(1) as aside:
        waiting = [(one, aside.submit(measure, one, length)) for one in chosen if one.name in ASIDE]
        for one in chosen:
            if one.name not in ASIDE:
                print(f"\n-- {one.name}: {one.does}", flush=True)
                record[one.name] = measure(one, length)
                passed += judge(one, record[one.name], arguments.gate)
        for one, future in waiting:
            print(f"\n-- {one.name}: {one.does}", flush=True)
            record[one.name] = future.result()
            passed += judge(one, record[one.name], arguments.gate)
    failed = len(chosen) - passed
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(record, indent=1) + "\n")
    print(f"\n{len(chosen)} attacks in {time.monotonic() - started:.0f} s")
    print(f"attacks: {passed} passed, {failed} failed")
    return min(failed, 1)


def is_in_form(name: str, arguments: argparse.Namespace) -> bool:
    if arguments.gate:
        return name in IN_GATE
    return arguments.long or name not in ONLY_LONG


def parse():
    parser = argparse.ArgumentParser(prog=".ci/attack", description=__doc__)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--gate", action="store_true", help="one attack of each kind; times are not judged")
    form.add_argument("--short", action="store_true", help="a few seconds each [default]")
    form.add_argument("--long", action="store_true", help="everything, at length")
    parser.add_argument("--json", help="file for what was measured")
    parser.add_argument("attacks", nargs="*", help="names; all of the form without any")
    return parser.parse_args()


def measure(one: Attack, length: Length) -> Measures:
    """The measures of the attack and its duration; empty if it could not be carried out."""
    started = time.monotonic()
    try:
        return one.run(length) | {"attack s": time.monotonic() - started}
    except Exception:
        traceback.print_exc()
        return {}


def judge(one: Attack, measures: Measures, is_gate: bool) -> bool:
    """Prints each measure with its limit; true if all limits hold. The gate shows times and does not judge them."""
    limits = limits_of(one.name)
    is_good = bool(measures)
    if not measures:
        print("    FAILED: it could not be carried out", flush=True)
    for name, value in measures.items():
        limit = limits.get(name)
        if is_gate and limit is not None and limit.is_time:
            limit = None
        echo = measures.get("echo p99 ms", 0.0) / (1 if name.endswith(" ms") else 1000)
        holds = limit is None or limit.allows(value, echo)
        is_known_failure = not holds and is_known(one.name, name)
        is_good &= holds or is_known_failure
        must = "" if limit is None else limit.text(echo)
        verdict = "" if holds else "NOT YET" if is_known_failure else "FAILED"
        print(f"    {name:30} {value:12.3f}  {must:10} {verdict}".rstrip(), flush=True)
    return is_good


if __name__ == "__main__":
    sys.exit(main())
