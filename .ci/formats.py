"""Reads the service's output in standard formats with third-party programs. Usage: formats.py ADDRESS BINARY"""

import base64
import csv
import datetime
import html
import io
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
import zlib

import extruct
import feedparser
import feedparser_rs
import jsonfeed
from anki.collection import Collection, ImportCsvRequest
from icalendar import Calendar
from PIL import Image
from protego import Protego
from pypdf import PdfReader

BASE, BINARY = sys.argv[1:]
GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"]
PLIES = 60
MOST = 2_000_000


def ask(path, body=None):
    """The bytes and headers of the answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, {"Content-Type": "application/json"} if data else {})
    for _ in range(60):
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            # The puzzle of the day may still be in progress.
            if error.code != 503:
                raise AssertionError(f"{path}: {error.code} {error.read().decode()}") from error
            time.sleep(1)
    raise AssertionError(f"{path}: the service stays full")


def call(path, body=None):
    return json.loads(ask(path, body)[0])


def play_out(game, plies):
    """A game of this many chosen moves, or to its end: its record, and the number of chosen moves."""
    at = call(f"/v1/{game}/start", {"seed": 7})
    start, moves, chosen = at["key"], [], 0
    while chosen < plies and not at["over"]:
        if at["awaits"] == "draw":
            move = "+"
        else:
            legal = call(f"/v1/{game}/moves", {"position": at["key"]})["moves"]
            move = legal[chosen * 37 % len(legal)]["move"]
            chosen += 1
        at = call(f"/v1/{game}/play", {"position": at["key"], "moves": [move], "seed": 5})
        moves.append({"move": at["steps"][0]["move"]})
    return {"position": start, "moves": moves}, chosen


def animations():
    for game in GAMES:
        record, chosen = play_out(game, PLIES)
        for form in ["gif", "webp"]:
            began = time.monotonic()
            data, headers = ask(f"/v1/{game}/record/animation.{form}", {"record": record, "size": 600, "per_second": 4})
            took = time.monotonic() - began
            assert headers["content-type"] == f"image/{form}"
            assert len(data) <= MOST, f"{game}.{form}: {len(data)} bytes"
            picture = Image.open(io.BytesIO(data))
            assert max(picture.size) == 600, picture.size
            assert picture.n_frames == chosen + 1, (picture.n_frames, chosen)
            assert picture.info["loop"] == 0
            frames, delays = [], []
            for number in range(picture.n_frames):
                picture.seek(number)
                frames.append(picture.convert("RGB"))
                delays.append(picture.info["duration"])
            assert delays[:-1] == [250] * chosen and delays[-1] == 2250, delays
            # The last picture shows the last position: as a still and in the animation it looks the same.
            assert all(a.tobytes() != b.tobytes() for a, b in zip(frames, frames[1:])), f"{game}.{form}: nothing moves"
            whole = frames[-1].getpixel((2, 2)), frames[0].getpixel((2, 2))
            assert whole[0] == whole[1], whole
            if form == "gif":
                coded = frames
            else:
                # Two encoders, two decoders, one game.
                for number, (a, b) in enumerate(zip(coded, frames)):
                    apart = max(abs(x - y) for x, y in zip(a.resize((60, 60)).tobytes(), b.resize((60, 60)).tobytes()))
                    assert apart <= 24, f"{game}: picture {number} differs by {apart}"
            print(f"{game}.{form}: {len(data)} bytes, {picture.n_frames} pictures of {picture.size}, {took:.1f} s")


def code(text):
    packer = zlib.compressobj(9, wbits=-15)
    return "1" + base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def previews():
    """A link of each kind, as OpenGraph metadata and as an oEmbed consumer finds it."""
    robots = Protego.parse(ask("/robots.txt")[0].decode())
    for game in GAMES:
        assert not robots.can_fetch(f"{BASE}/v1/{game}/analysis?position=x", "Googlebot")
        assert robots.can_fetch(f"{BASE}/v1/games/{game}/rules", "Googlebot")
        record, _ = play_out(game, 6)
        text = call(f"/v1/{game}/record", {"record": record})["text"]
        puzzle = call(f"/v1/{game}/puzzles/daily")
        key = urllib.parse.quote(record["position"], safe="")
        for path in [f"/p/{puzzle['id']}", f"/daily/{game}/{puzzle['date']}", f"/g/{game}/{key}", f"/r/{game}/{code(text)}"]:
            page, _ = ask(path)
            found = dict(extruct.extract(page.decode(), base_url=BASE + path, syntaxes=["opengraph"])["opengraph"][0]["properties"])
            assert found["og:title"] and found["og:description"] and found["og:url"] == BASE + path, found
            assert robots.can_fetch(found["og:image"], "Twitterbot") and robots.can_fetch(BASE + path, "Googlebot"), found
            card = Image.open(io.BytesIO(ask(found["og:image"].removeprefix(BASE))[0]))
            assert card.size == (1200, 630) == (int(found["og:image:width"]), int(found["og:image:height"]))
            discovered = page.decode().split('type="application/json+oembed" href="')[1].split('"')[0].replace("&amp;", "&")
            embed = call(discovered.removeprefix(BASE))
            assert (embed["version"], embed["type"]) == ("1.0", "rich") and embed["title"] == found["og:title"], embed
            assert embed["html"].startswith("<iframe ") and embed["width"] and embed["height"]
    print("previews: four kinds of links of five games")


def feeds():
    for name in ["all", *GAMES]:
        each = len(GAMES) if name == "all" else 1
        atom, headers = ask(f"/feeds/{name}.atom")
        read = feedparser.parse(atom, response_headers={"content-type": headers["content-type"]})
        assert not read.bozo and read.version == "atom10", read.get("bozo_exception")
        assert len(read.entries) == 14 * each and len({entry.id for entry in read.entries}) == 14 * each
        assert read.feed.title and read.feed.id and read.feed.updated_parsed
        for entry in read.entries:
            assert entry.link.startswith(f"{BASE}/daily/") and entry.title and entry.summary and entry.updated_parsed, entry
        text = ask(f"/feeds/{name}.json")[0].decode()
        # This reader refuses a feed without the members that the specification requires; the other one reports the
        # version.
        feed = jsonfeed.Feed.parse_string(text)
        assert feed.title == read.feed.title and feed.feed_url == f"{BASE}/feeds/{name}.json" and feed.authors[0].name and feed.language == "en"
        assert [(item.id, item.url, item.title, item.content_text) for item in feed.items] == [
            (entry.id, entry.link, entry.title, entry.summary) for entry in read.entries
        ]
        other = feedparser_rs.parse(text)
        assert not other.bozo and other.version == "json11"
        assert [entry.published_parsed for entry in other.entries] == [entry.updated_parsed for entry in read.entries]
        calendar = Calendar.from_ical(ask(f"/feeds/{name}.ics")[0])
        events = list(calendar.walk("VEVENT"))
        # A calendar has every day since the first.
        links = [str(event["URL"]) for event in events]
        assert links[: len(read.entries)] == [entry.link for entry in read.entries]
        assert [event.decoded("DTSTART").isoformat() for event in events] == [link[-10:] for link in links]
        newest, oldest = (datetime.date.fromisoformat(links[place][-10:]) for place in [0, -1])
        assert oldest == datetime.date(2026, 1, 1) and len(events) == each * ((newest - oldest).days + 1), (oldest, newest, len(events))
        assert len({str(event["UID"]) for event in events}) == len(events)
    print("feeds: Atom, JSON Feed and iCalendar of all games and of each")


def sheets():
    """A week of a game on both papers, and with SHEETS=all of each game on A4: text, fonts and drawings."""
    a4, letter = ("a4", (595, 842)), ("letter", (612, 792))
    for game in GAMES if os.environ.get("SHEETS") == "all" else GAMES[:1]:
        for paper, size in [a4, letter] if game == GAMES[0] else [a4]:
            data, _ = ask(f"/v1/puzzles/sheet.pdf?game={game}&date=2026-01-07&paper={paper}")
            document = PdfReader(io.BytesIO(data), strict=True)
            texts = [page.extract_text() for page in document.pages]
            assert len(texts) == 4 and all(page.mediabox[2:] == list(size) for page in document.pages), len(texts)
            for number in range(7):
                day, said = f"2026-01-0{number + 1}", f"{number + 1} January 2026"
                front, back = texts[2 * (number // 4)], texts[2 * (number // 4) + 1]
                puzzle = call(f"/v1/{game}/puzzles/daily?date={day}")
                solution = call(f"/v1/{game}/puzzles/{puzzle['id']}/solution")
                assert said in front and said in back and puzzle["id"] in front and puzzle["id"] in back, (game, day, front)
                move = solution["text"].split(". ")[0]
                assert move in back.replace("\n", " "), (game, move, back)
            with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
                file.write(data)
                file.flush()
                fonts = subprocess.run(["pdffonts", file.name], check=True, capture_output=True, text=True).stdout.splitlines()[2:]
                # Columns from the right: object (two), uni, sub, emb.
                assert fonts and all(font.split()[-5] == "yes" and font.split()[-3] == "yes" for font in fonts), fonts
                rendered = subprocess.run(["pdftoppm", "-r", "50", "-png", "-f", "1", "-l", "1", file.name], check=True, capture_output=True)
                assert not rendered.stderr, rendered.stderr
                page = Image.open(io.BytesIO(rendered.stdout)).convert("RGB")
                # More than letters: the boards cover much of the page.
                inked = sum(pixel != (255, 255, 255) for pixel in page.getdata()) / (page.width * page.height)
                assert inked > 0.15, (game, paper, inked)
    print("sheets: text, fonts and drawings")


def dumps():
    """Puzzles of each game in bulk, in every form."""
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(f"{folder}/collection.anki2")
        for game in GAMES:
            for form in ["jsonl", "csv", "anki"]:
                subprocess.run([BINARY, "puzzles", game, "--count", "3", "--level", "1", "--format", form, "--out", f"{folder}/{game}.{form}"], check=True)
            with open(f"{folder}/{game}.jsonl") as file:
                puzzles = [json.loads(line) for line in file]
            with open(f"{folder}/{game}.csv", newline="") as file:
                rows = list(csv.DictReader(file, strict=True))
            for puzzle, row in zip(puzzles, rows, strict=True):
                for name in ["number", "game", "type", "id", "key", "seat", "rating", "level", "question"]:
                    assert row[name] == str(puzzle[name]), (name, row, puzzle)
                assert row["solution"].split(" ") == puzzle["moves"] and row["themes"].split() == [theme["id"] for theme in puzzle["themes"]], row
            notes = f"{folder}/{game}.anki"
            for new in [3, 0]:
                read = collection.import_csv(ImportCsvRequest(path=notes, metadata=collection.get_csv_metadata(notes, None))).log
                assert len(read.new) == new and read.found_notes == 3, read
            for puzzle in puzzles:
                [note] = [collection.get_note(id) for id in collection.find_notes(f"tag:{game}::{puzzle['type']}") if collection.get_note(id).guid == puzzle["id"]]
                front, back = note.fields
                assert front.startswith("<svg ") and puzzle["question"] in html.unescape(front), front
                assert all(f"<b>{html.escape(move)}</b> " in back for move in puzzle["moves"]), back
                assert f"level-{puzzle['level']}" in note.tags, note.tags
        assert collection.note_count() == 3 * len(GAMES)
        collection.close()
    print("files of puzzles: tables, and notes of Anki")


previews()
feeds()
dumps()
sheets()
animations()
