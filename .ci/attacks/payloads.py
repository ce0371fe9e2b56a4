"""Requests of the attacks: large positions, and expensive calls."""

from datetime import date, timedelta
from urllib.parse import quote

from .wire import Request, get, post

COLOURS = "ROYGCBPNKW"
THEMISTO = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -"
OCTOPUS_SMALL = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2"
OCTOPUS_START = (
    "-|R1R3R6O4O5Y1Y2Y4Y5Y6G2G5C1C2C3C4C6P1P3P4P5P6N1N3N6K1K2K5K6W3,"
    "R2R4R5O1O2O3O6Y3G1G3G4G6C5B1B2B3B4B5B6P2N2N4N5K3K4W1W2W4W5W6|0,0|0|1"
)


def octopus_wide(score: int = 0) -> str:
    """A line of tiles in which every tile of a full hand fits next to each: close to the largest possible number of
    moves."""
    tiles = [colour + number for colour in COLOURS for number in "123456"]
    board = ";".join(f"{tile}@{x},0" for x, tile in enumerate(tiles))
    return f"{board}|{''.join(tiles)},-|{score},0|0|2"


def moves(position: str) -> dict:
    return {"position": position}


def batch(path: str, bodies: list[dict]) -> Request:
    return post("/v1/batch", {"requests": [{"path": path, "body": body} for body in bodies]})


def batch_of_moves() -> Request:
    return batch("/v1/octopus/moves", [moves(octopus_wide(score)) for score in range(64)])


def batch_of_analyses() -> Request:
    bodies = [{"position": octopus_wide(score), "lines": "all", "limits": {"nodes": 1}} for score in range(64)]
    return batch("/v1/octopus/analysis", bodies)


def picture(score: int, size: int = 2048) -> Request:
    """No two scores have the same picture."""
    position = octopus_wide(score)
    return get(f"/v1/octopus/board.png?position={quote(position)}&size={size}")


def animation(number: int) -> Request:
    """A game of 40 plies as a GIF; no two numbers have the same one."""
    _, hands, *_ = OCTOPUS_START.split("|")
    tiles = [[hand[at : at + 2] for at in range(0, 40, 2)] for hand in hands.split(",")]
    record = {
        "game": "octopus",
        "position": OCTOPUS_START,
        "moves": [{"move": f"{tiles[ply % 2][ply // 2]}@{ply},0"} for ply in range(40)],
    }
    return post("/v1/octopus/record/animation.gif", {"record": record, "size": 800 - number % 200, "per_second": 1 + number // 200 % 5})


def sheet(number: int) -> Request:
    """A week of puzzles to print; there are 45, after which the first comes again."""
    last = date(2026, 1, 8) + timedelta(weeks=number % 45)
    return get(f"/v1/puzzles/sheet.pdf?game=themisto&date={last}")


def svg(score: int) -> Request:
    return get(f"/v1/octopus/board.svg?position={quote(octopus_wide(score))}")


def cheap() -> Request:
    return post("/v1/themisto/moves", moves(THEMISTO))


def health() -> Request:
    return get("/health/live")


def large_file(coding: str = "identity") -> Request:
    """More than a megabyte that is cheap to make."""
    return get("/swagger-ui/swagger-ui-bundle.js", ("accept-encoding", coding))


def stream(seed: int) -> Request:
    """A streamed analysis of a position that has thousands of lines, with every line in each step."""
    body = {"position": octopus_wide(), "lines": "all", "limits": {"nodes": 20_000_000}, "seed": seed}
    return post("/v1/octopus/analysis/stream", body)


def tool(name: str, arguments: dict) -> Request:
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
    return post("/mcp", call, ("accept", "application/json, text/event-stream"))


def version() -> Request:
    return get("/version")


def analysis(seed: int, nodes: int = 400_000) -> Request:
    return post("/v1/themisto/analysis", {"position": THEMISTO, "limits": {"nodes": nodes}, "seed": seed})


def endless_analysis(seed: int) -> Request:
    return post("/v1/octopus/analysis", {"position": OCTOPUS_START, "limits": {"nodes": 20_000_000}, "seed": seed})


def perft() -> Request:
    """Small enough for the depth limit, far too large for the count limit."""
    return post("/v1/nebuchadnezzar/perft", {"position": "3/3/3 b b 0 p", "depth": 255})


def small_perft() -> Request:
    return post("/v1/themisto/perft", {"position": THEMISTO, "depth": 3})


def wish(seed: int) -> Request:
    """A rating that the game's card allows and hardly any puzzle has, twenty times: the search goes on until the time is up."""
    return post("/v1/temple/puzzles", {"rating": [2300, 2300], "count": 20, "seed": seed})


def easy_reply(seed: int) -> Request:
    return post("/v1/themisto/reply", {"position": THEMISTO, "level": 1, "seed": seed})


def strong_reply(seed: int) -> Request:
    return post("/v1/themisto/reply", {"position": THEMISTO, "level": 8, "seed": seed})
