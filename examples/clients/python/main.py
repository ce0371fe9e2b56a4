"""A tour of the API with a client generated from its OpenAPI document; examples/clients/README.md says how to run it.

Everything is typed: `mypy --strict` checks this file against the document, names of themes and error codes included.
"""

import json
import os
from typing import TypeVar

from httpx import Timeout
from tessera_client import Client
from tessera_client.api.octopus import (
    octopus_analysis,
    octopus_analysis_by_key,
    octopus_board_svg,
    octopus_check_puzzle,
    octopus_daily_puzzle,
    octopus_moves,
    octopus_play,
    octopus_puzzle_hint,
    octopus_puzzles,
    octopus_score,
    octopus_start,
)
from tessera_client.api.themisto import themisto_analysis_stream, themisto_play
from tessera_client.models import (
    AnalysisAnswer,
    AnalysisLimits,
    ErrorCode,
    HintAnswer,
    OctopusAnalysisRequest,
    OctopusBoardTile,
    OctopusCheckAnswer,
    OctopusCheckRequest,
    OctopusMove,
    OctopusMovesAnswer,
    OctopusMovesRequest,
    OctopusPlayAnswer,
    OctopusPlayRequest,
    OctopusPosition,
    OctopusPuzzleAnswer,
    OctopusPuzzlesAnswer,
    OctopusPuzzlesRequest,
    OctopusPuzzleTheme,
    OctopusScoreAnswer,
    OctopusScoreRequest,
    OctopusStart,
    OctopusStartAnswer,
    Problem,
    ThemistoAnalysisRequest,
    ThemistoPlayRequest,
)
from tessera_client.types import UNSET

Answer = TypeVar("Answer")


def expect(kind: type[Answer], answer: object) -> Answer:
    """An answer of this kind; a problem ends the program."""
    if isinstance(answer, Problem):
        raise SystemExit(f"{answer.code}: {answer.detail}")
    assert isinstance(answer, kind), answer
    return answer


def main() -> None:
    url = os.environ.get("TESSERA_URL", "http://127.0.0.1:8080")
    client = Client(base_url=url, timeout=Timeout(170), raise_on_unexpected_status=True)

    # Two seats deal, and make the move with the highest gain, until the tiles are gone.
    start = expect(OctopusStartAnswer, octopus_start.sync(client=client, body=OctopusStart(seats=2, seed=7)))
    key, over, winners, placed = start.key, start.over, start.winners, 0
    while not over:
        legal = expect(OctopusMovesAnswer, octopus_moves.sync(client=client, body=OctopusMovesRequest(key)))
        # With `fields=move` the list would hold notations.
        moves = [move for move in legal.moves if isinstance(move, OctopusMove)]
        best = max(moves, key=lambda move: move.gain)
        request = OctopusPlayRequest(position=key, moves=[best.move])
        played = expect(OctopusPlayAnswer, octopus_play.sync(client=client, body=request))
        key, over, winners, placed = played.key, played.over, played.winners, placed + 1
    score = expect(OctopusScoreAnswer, octopus_score.sync(client=client, body=OctopusScoreRequest(key)))
    totals = ":".join(str(standing.score) for standing in score.standings)

    # A position as an object: a misspelt member is an error of the type checker.
    position = OctopusPosition(
        sets=2,
        to_move=0,
        board=[OctopusBoardTile(x=0, y=0, tile="R5"), OctopusBoardTile(x=1, y=0, tile="R1")],
        hands=[["R4", "B1"], ["G4"]],
        scores=[0, 0],
    )
    analysed = OctopusAnalysisRequest(position, limits=AnalysisLimits(nodes=2000), lines="all")
    analysis = expect(AnalysisAnswer, octopus_analysis.sync(client=client, body=analysed))
    value = analysis.value
    # `kind` and `outcome` are literals: comparing with another word is an error of the type checker.
    assert value.kind == "exact" and value.outcome is not None

    # The same by GET, with numbers in the query.
    by_key = octopus_analysis_by_key.sync(client=client, position=analysis.key, nodes=2000, lines="all")
    assert expect(AnalysisAnswer, by_key) == analysis

    # A stream of events, read to its end.
    board = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -"
    streamed = ThemistoAnalysisRequest(board, limits=AnalysisLimits(nodes=6000))
    text = expect(str, themisto_analysis_stream.sync(client=client, body=streamed))
    blocks = [block.splitlines() for block in text.split("\n\n") if block]
    events = [{name: value for name, value in (line.split(": ", 1) for line in block)} for block in blocks]
    assert events[-1]["event"] == "final"
    told = AnalysisAnswer.from_dict(json.loads(events[-1]["data"]))
    assert told.best

    # The puzzle of a day, solved with the strongest hint and the answers of the judge.
    puzzle = expect(OctopusPuzzleAnswer, octopus_daily_puzzle.sync(client=client, date="2026-01-01"))
    line: list[str] = []
    solved = False
    while not solved:
        played_so_far = ";".join(line) if line else UNSET
        hint = octopus_puzzle_hint.sync(puzzle.id, client=client, level=3, moves=played_so_far)
        move = expect(HintAnswer, hint).move
        assert move is not None
        line.append(move)
        attempt = octopus_check_puzzle.sync(puzzle.id, client=client, body=OctopusCheckRequest(line))
        verdict = expect(OctopusCheckAnswer, attempt)
        assert verdict.verdict != "wrong"
        solved = verdict.solved
        line += verdict.replies
    picture = expect(str, octopus_board_svg.sync(client=client, position=puzzle.key, line=";".join(line)))
    assert picture.startswith("<svg")
    theme: OctopusPuzzleTheme = "denial"
    wish = OctopusPuzzlesRequest(seed=7, level=3, themes=[theme])
    wished = expect(OctopusPuzzlesAnswer, octopus_puzzles.sync(client=client, body=wish))
    assert all(theme in found.themes for found in wished.puzzles)

    # A problem has a code to compare with, the ruling, and the index of the refused move.
    back = ThemistoPlayRequest(position=board, moves=["d1-d2", "d2-d1"])
    problem = expect_problem(themisto_play.sync(client=client, body=back))
    code: ErrorCode = "illegal_move"
    assert (problem.code, problem.rule, problem.index) == (code, "THM-6", 1)

    won = " and ".join(f"player {seat + 1}" for seat in winners)
    print(
        f"Python: {placed} tiles placed, {totals}, won by {won}; an {value.kind} {value.outcome} analysed; "
        f"{len(events) - 1} steps streamed; puzzle {puzzle.id} solved in {len(line)} moves; refused by {problem.rule}"
    )


def expect_problem(answer: object) -> Problem:
    """The problem of a refused call."""
    assert isinstance(answer, Problem), answer
    return answer


if __name__ == "__main__":
    main()
