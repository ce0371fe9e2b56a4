#!/usr/bin/env python3
"""A week of daily puzzles on paper: one HTML page with every picture inside, and the solutions upside down at the end.

    ./printable_week.py --games octopus,themisto --out week.html          # the seven days up to today
    ./printable_week.py --from 2026-03-02 --games temple --url https://tessera.example

Print it from any browser, or with `chromium --headless --print-to-pdf=week.pdf week.html`.
"""

import argparse
import datetime
import html
import json
import os
import sys
import time
import urllib.error
import urllib.request

STYLE = """
@page { size: A4; margin: 14mm 14mm 12mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 186mm; color: #23262d; font: 10.5pt/1.4 Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
header { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 5mm; border-bottom: .4mm solid #23262d }
h1 { margin: 0; font-size: 17pt }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm 9mm }
article { break-inside: avoid; display: flex; flex-direction: column }
h2 { display: flex; justify-content: space-between; margin: 0; font-size: 11.5pt }
h2 span { font-weight: 400; letter-spacing: .15em }
p { margin: 1mm 0 2mm; min-height: 2.8em }
figure { margin: 0; height: 78mm; display: grid; place-items: center }
svg { width: 100%; height: 78mm }
footer { break-before: page }
.turned { transform: rotate(180deg); columns: 2; column-gap: 9mm; font-size: 9pt }
.turned section { break-inside: avoid; margin-bottom: 3mm }
.turned h3 { margin: 0; font-size: 9.5pt }
.turned p { min-height: 0; margin: 0 }
@media screen { body { padding: 8mm } footer { margin-top: 15mm } }
"""


def get(url: str) -> bytes:
    """Fetches; while the service works on the puzzle, the request is repeated after the time that it names."""
    while True:
        try:
            with urllib.request.urlopen(url, timeout=60) as response:
                return response.read()
        except urllib.error.HTTPError as error:
            wait = error.headers.get("Retry-After")
            if wait is None:
                raise ValueError(json.load(error)["detail"]) from error
            time.sleep(float(wait))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--url", default=os.environ.get("TESSERA_URL", "http://127.0.0.1:8080"))
    options.add_argument("--games", default="octopus", help="ids, separated by commas")
    options.add_argument("--from", dest="first", type=datetime.date.fromisoformat, help="the first day, YYYY-MM-DD")
    options.add_argument("--days", type=int, default=7)
    options.add_argument("--out", default="week.html")
    chosen = options.parse_args()
    base = chosen.url.rstrip("/")
    today = datetime.datetime.now(datetime.timezone.utc).date()
    first = chosen.first or today - datetime.timedelta(days=chosen.days - 1)
    days = [first + datetime.timedelta(days=n) for n in range(chosen.days)]

    puzzles, solutions = [], []
    for day in days:
        for game in chosen.games.split(","):
            puzzle = json.loads(get(f"{base}/v1/{game}/puzzles/daily?date={day}"))
            # A picture has neither ids nor scripts, so one page can hold any number of them.
            picture = get(base + puzzle["links"]["picture"]).decode()
            solution = json.loads(get(base + puzzle["links"]["solution"]))
            title = f"{day:%A}: {game.capitalize()}"
            stars = "★" * puzzle["level"] + "☆" * (5 - puzzle["level"])
            puzzles.append(
                f"<article><h2>{title}<span title='level {puzzle['level']} of 5'>{stars}</span></h2>"
                f"<p>{html.escape(puzzle['question'])}</p><figure>{picture}</figure></article>"
            )
            solutions.append(
                f"<section><h3>{title}, {day:%-d %B} ({puzzle['rating']})</h3>"
                f"<p>{html.escape(solution['text'])}</p></section>"
            )
    weeks = f"{days[0]:%-d %B} to {days[-1]:%-d %B %Y}"
    page = (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>Puzzles, {weeks}</title><style>{STYLE}</style>"
        f"<header><h1>A week of puzzles</h1><span>{weeks}</span></header><main>{''.join(puzzles)}</main>"
        f"<footer><div class='turned'>{''.join(solutions)}</div></footer></html>\n"
    )
    with open(chosen.out, "w", encoding="utf-8") as out:
        out.write(page)
    print(f"{chosen.out}: {len(puzzles)} puzzles, {weeks}, {len(page) // 1000} kB")


if __name__ == "__main__":
    try:
        main()
    except urllib.error.URLError as error:
        sys.exit(f"the service is not reached ({error.reason}): start it with `cargo run --release`, or set TESSERA_URL")
    except (OSError, ValueError) as error:
        sys.exit(str(error))
