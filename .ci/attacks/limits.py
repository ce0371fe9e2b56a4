"""The limits of all attacks.

The gate runs on machines whose cores other programs may keep busy, so it judges counts, sizes and the processor time of the
service alone. Limits on times are for the other forms.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from .trust import REFUSALS

OPERATIONS = Path(__file__).parent.parent.parent / "docs/OPERATIONS.md"
# The latency of other callers may grow with that of an echo on the same machine: other programs may keep the cores
# busy.
ECHOES = 8.0


def documented_mib() -> float:
    """The bound that `docs/OPERATIONS.md`, "Memory", states for the defaults and two permits."""
    found = re.search(r"([\d,]+) MiB with two permits", " ".join(OPERATIONS.read_text().split()))
    if not found:
        sys.exit("docs/OPERATIONS.md does not state the memory with two permits any more: adapt this")
    return float(found[1].replace(",", ""))


@dataclass(frozen=True)
class Limit:
    most: float | None = None
    least: float | None = None
    # A time depends on the programs that share the cores, and on the build.
    is_time: bool = False

    def allows(self, value: float, echo: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.at_most(echo))

    def at_most(self, echo: float) -> float:
        return max(self.most, ECHOES * echo) if self.is_time else self.most

    def text(self, echo: float) -> str:
        parts = [] if self.least is None else [f"≥ {self.least:g}"]
        if self.most is not None:
            parts.append(f"≤ {self.at_most(echo):.0f}" if self.is_time else f"≤ {self.most:g}")
        return " and ".join(parts)


def most(value: float) -> Limit:
    return Limit(most=value)


def least(value: float) -> Limit:
    return Limit(least=value)


def time(value: float) -> Limit:
    """A limit in the unit of the measure: seconds or milliseconds."""
    return Limit(most=value, is_time=True)


# Limits of every attack.
ALWAYS = {
    "cheap call p99 ms": time(100),
    "health p99 ms": time(100),
    # Processor time that the service spends between the call and its answer, on calls served first, in milliseconds. A
    # call that waits for two seconds on two otherwise idle cores waits for twice that. The gate's development build takes
    # about ten times as long as a release.
    "work before a cheap call p99 ms": most(4000),
    "work before health p99 ms": most(4000),
    "failed calls of others": most(0),
    "most resident MiB": most(documented_mib()),
}
# The same for a reply of level 1, and for the work that continues after its callers have hung up, in seconds.
WORK_BEFORE_A_REPLY_S = most(4)
WORK_UNTIL_FREE_S = most(6)
POOL = {
    "refused replies": most(0),
    "slowest reply s": time(2),
    "work before a reply s": WORK_BEFORE_A_REPLY_S,
    "free after s": time(3),
    "work until free s": WORK_UNTIL_FREE_S,
}

# The deadlines are 10 s for a head and 15 s for a body; a connection is checked once in a few seconds.
HEAD_S = time(20)
BODY_S = time(35)
IDLE_S = time(90)

LIMITS: dict[str, dict[str, Limit]] = {
    "never-finished": {
        "silent s": HEAD_S,
        "head unfinished s": HEAD_S,
        "head dripped s": HEAD_S,
        # Its bytes come with the request before it and stay in actix' buffer, so the connection looks idle.
        "second head unfinished s": IDLE_S,
        "second head dripped s": HEAD_S,
        "body unfinished s": BODY_S,
        "body dripped s": BODY_S,
        "second body dripped s": BODY_S,
        "chunks dripped s": BODY_S,
        "refused body dripped s": BODY_S,
        "idle s": IDLE_S,
        "left open": most(0),
    },
    # One and a half times the allowance: one request may be under way at either end.
    "pace": {"served per unit": most(1.5)},
    "pace-pipelined": {"served per unit": most(1.5)},
    "pool-one-caller": POOL,
    "pool-many-callers": POOL,
    "hang-ups": POOL,
    # One caller has both permits, so the joiner's turn comes at once, or when one of these analyses completes.
    "joined-queue": {"refused joiners": most(0), "analyses before the joiner": most(2)},
    "joined-free": {"joiners served without a deposit": most(0)},
    "long-perft": {"refused replies": most(0), "slowest reply s": time(2), "work before a reply s": WORK_BEFORE_A_REPLY_S},
    "refusals": {"bytes of a refusal": most(1024), "work to that in English": most(4)},
    "unread-share": {"refused large answers of others": most(0)},
    # The allowance of 100 units pays for 100 MiB; an event reports the best move so far when it changes.
    "job-streams": {"kB of the best": least(300), "bests a second": most(16)},
    "shortages": {
        "ended otherwise than by an abort": most(0),
        "failed calls after memory": most(0),
        "files beyond the limit": most(0),
        "failed calls after files": most(0),
        "failed calls without a reader": most(0),
        "failed calls after the log": most(0),
        "failed calls without a disk": most(0),
    },
    "few-threads": {"threads to be had": most(0), "refused calls meanwhile": most(0), "refused calls afterwards": most(0)},
    "huge-heads": {"longest log line": most(2048)},
    "compressed-bodies": {"accepted": most(0)},
    # A rate of 100 units of 10 ms is one core; the cost of sockets is not charged and comes on top.
    "processor-share": {"processor s a second": most(1.2)},
    "prices": {"dearest above the unit": most(2), "cheapest below the unit": most(2), "slowest call s": time(6)},
    "unasked": {
        "preflights charged": least(0.5),
        "unknown paths charged": least(0.5),
        "long targets charged": least(0.5),
        "wrong keys charged": least(0.5),
    },
    "forwarded": {
        "served beside the proxy": most(0.34),
        "served through the proxy": most(0.34),
        "served in one /48": most(0.34),
        "served to 60 callers": least(0.9),
    },
    "told-to-everybody": {
        "metrics for strangers": most(0),
        "pictures without a policy": most(0),
        "starts with the public secret": most(0),
        **{f"{kind} not {what}": most(0) for kind in REFUSALS for what in ("counted", "logged")},
    },
}

# Limits that the service is known to exceed, by attack: reported loudly, but not as failures. `*` stands for every
# measure.
NOT_YET: dict[str, set[str]] = {}


def is_known(name: str, measure: str) -> bool:
    return not NOT_YET.get(name, set()).isdisjoint({"*", measure})


def limits_of(name: str) -> dict[str, Limit]:
    return {**ALWAYS, **LIMITS.get(name, {})}
