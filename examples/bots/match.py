#!/usr/bin/env python3
"""Two bots play whole games of any of the games through the API, and the table says who won.

    ./match.py                                          # greedy against level 2 at Octopus, two games
    ./match.py --game temple --first level:5 --second random --games 4
    ./match.py --game ingenious --first greedy --second level:1 --show

Python 3.9 and its standard library are all it takes. A bot is a function from a key and its legal moves to
a move; write one, and put it into `bot`.
"""

import argparse
import http.client
import json
import os
import random
import sys
import time
from typing import Any, Callable
from urllib.parse import urlsplit

Bot = Callable[[str, list], str]


class Service:
    """The API over one connection that is kept alive."""

    def __init__(self, url: str, game: str):
        parts = urlsplit(url)
        self.path = f"{parts.path.rstrip('/')}/v1/{game}"
        secure = parts.scheme == "https"
        connect = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        self.connection = connect(parts.netloc, timeout=60)

    def call(self, name: str, body: dict) -> dict:
        """Makes a call. If the service is full, the call is repeated after the time that it names; a refusal is raised."""
        while True:
            self.connection.request(
                "POST",
                f"{self.path}/{name}",
                json.dumps(body),
                {"Content-Type": "application/json"},
            )
            response = self.connection.getresponse()
            answer = json.loads(response.read())
            if response.status == 200:
                return answer
            wait = response.getheader("Retry-After")
            if wait is None:
                raise ValueError(f"{answer['code']}: {answer['detail']} {answer.get('rule', '')}")
            time.sleep(float(wait))


def worth(move: dict) -> tuple:
    """The value of a move at first sight, from the members that each game returns."""
    gain: Any = move.get("gain", 0)
    if isinstance(gain, list):  # Ingenious: by colour
        gain = sum(gain) + 3 * move.get("bonus", 0)
    if move.get("wins"):
        gain = 1000
    if move.get("penalised"):  # Themisto: costs a turn
        gain -= 4
    return gain + len(move.get("flips", [])), len(move.get("tiles", []))


def bot(name: str, service: Service, chance: random.Random) -> Bot:
    """The bot of this name: `random`, `greedy`, or `level:1` to `level:9`."""
    if name == "random":
        return lambda key, moves: chance.choice(moves)["move"]
    if name == "greedy":

        def greedy(key: str, moves: list) -> str:
            most = max(map(worth, moves))
            return chance.choice([move for move in moves if worth(move) == most])["move"]

        return greedy
    if name.startswith("level:"):
        level = int(name[6:])

        def reply(key: str, moves: list) -> str:
            seed = chance.randrange(2**32)
            return service.call("reply", {"position": key, "level": level, "seed": seed})["move"]["move"]

        return reply
    raise SystemExit(f"there is no bot {name!r}: random, greedy, level:1 to level:9")


def play(service: Service, bots: list, seed: int, longest: int, show: bool) -> tuple:
    """Plays a game, and returns the seats that won and the number of moves; no seat for a draw or a game too long."""
    answer = service.call("start", {"seats": len(bots), "seed": seed})
    chance = random.Random(seed)
    moves = 0
    while not answer["over"] and moves < longest:
        position = answer["key"]
        legal = service.call("moves", {"position": position})
        if legal["moves"]:
            move = bots[legal["seat"]](position, legal["moves"])
        else:
            move = "+"  # Ingenious: tiles are drawn, as the seed decides.
        answer = service.call("play", {"position": position, "moves": [move], "seed": chance.randrange(2**32)})
        moves += 1
        if show:
            print(f"{moves:4} player {legal['seat'] + 1}  {move}")
    return answer["winners"], moves


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--url", default=os.environ.get("TESSERA_URL", "http://127.0.0.1:8080"))
    options.add_argument("--game", default="octopus", help="octopus, themisto, ingenious, nebuchadnezzar or temple")
    options.add_argument("--first", default="greedy", help="random, greedy, or level:1 to level:9")
    options.add_argument("--second", default="level:2", help="the same")
    options.add_argument("--games", type=int, default=2, help="seats change after each")
    options.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    options.add_argument("--longest", type=int, default=400, help="moves after which a game counts as drawn")
    options.add_argument("--show", action="store_true", help="print every move")
    chosen = options.parse_args()

    service = Service(chosen.url, chosen.game)
    points, drawn, moves = [0, 0], 0, 0
    for number in range(chosen.games):
        chance = random.Random(f"{chosen.seed}/{number}")
        bots = [bot(name, service, chance) for name in (chosen.first, chosen.second)]
        turned = number % 2 == 1
        winners, length = play(
            service, bots[::-1] if turned else bots, chosen.seed + number // 2, chosen.longest, chosen.show
        )
        moves += length
        if len(winners) == 1:
            points[1 - winners[0] if turned else winners[0]] += 1
        else:
            drawn += 1
    print(
        f"{chosen.game}: {chosen.first} {points[0]}, {chosen.second} {points[1]}, drawn {drawn} "
        f"({chosen.games} games, {moves} moves)"
    )


if __name__ == "__main__":
    try:
        main()
    except ConnectionError as error:
        sys.exit(f"the service is not reached ({error}): start it with `cargo run --release`, or set TESSERA_URL")
    except (OSError, ValueError) as error:
        sys.exit(str(error))
