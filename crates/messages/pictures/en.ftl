# The texts of pictures in English.

## Names of the games

game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Ingenious
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple

## What a position is called, and how it looks

picture-to-move = { $game }: player { $player } to move
picture-draw-due = { $game }: tiles are drawn for player { $player }
picture-drawn = { $game }: the game is over, a draw
picture-won = { $game }: player { $player } has won
picture-shared = { $game }: { $players } share the win
picture-player = player { $player }
picture-empty-table = The table is empty.
picture-table = { $count } { $count ->
    [one] tile
   *[other] tiles
} on the table: { $tiles }.
picture-at = { $tile } at { $cell }
picture-has = Player { $player } has { $scores } and holds { $tiles }.
picture-points = { $points } { $points ->
    [one] point
   *[other] points
}
picture-no-tiles = no tiles
picture-empty-board = The { $form ->
    [standard] standard
    [solo] solo
    [team] team
   *[duel] duel
} board is empty.
picture-board = { $count } { $count ->
    [one] tile
   *[other] tiles
} on the { $form ->
    [standard] standard
    [solo] solo
    [team] team
   *[duel] duel
} board: { $tiles }.
picture-tile-at = { $tile } at { $cell } and { $other }
picture-score = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} { $score }
picture-cells = A board of { $width } by { $height } cells.
picture-side = Player { $player }, { $colour ->
    [black] black
   *[white] white
}: { $discs }.
picture-discs = { $count } { $count ->
    [one] disc
   *[other] discs
} on { $cells }
picture-no-discs = no discs
picture-shows-none = No disc shows { $colour ->
    [black] black
   *[white] white
}.
picture-black = Black: { $discs }.
picture-white = White: { $discs }.
picture-skips = Player { $player } loses the next turn.
picture-holds = Player { $player } holds { $tiles }.
picture-begun = The colour begun is { $colour }.
picture-floor = floor { $tile } at { $cell }
picture-top = top { $tile } over { $cell }
picture-wall = wall { $tile } on the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side of { $cell }, facing it
picture-last-move = Last move: { $move }.
picture-move = Move: { $move }.
picture-line = Line: { $moves }.
picture-wins = wins
picture-costs = costs a turn
picture-captures = captures { $count }
picture-captures-discs = captures { $count } { $count ->
    [one] disc
   *[other] discs
}
picture-walls = walls { $own } to { $enemy }
picture-bonus = { $count } { $count ->
    [one] bonus placement
   *[other] bonus placements
}
picture-no-points = no points
picture-earns = earns { $gains }
picture-temple-floor = floor
picture-temple-corner-wall = corner wall
picture-temple-single-wall = single wall
picture-temple-tunnel = tunnel
picture-temple-single-top = single top
picture-temple-corner-top = corner top
picture-gain = { $points } { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
picture-face-down = { $count ->
    [one] a tile face down
   *[other] { $count } tiles face down
}

## Words in pictures

board-player = Player { $player }
board-to-move = to move
board-draws = draws
board-won = won
board-shared-win = shared win
board-drawn = draw
board-may-exchange = may exchange
board-draws-six = draws six new
board-last-move = Last move
board-move = Move
board-line = Line
board-five = wins with exactly five in a row
board-five-or-more = wins with five or more in a row
board-loses-turn = loses a turn
board-black = black
board-white = white
board-tiles = { $count } { $count ->
    [one] tile
   *[other] tiles
}
board-tokens = { $count } { $count ->
    [one] token
   *[other] tokens
}
board-team = team { $number }
board-begun = colour { $colour } begun
board-floor = floor
board-top = top
board-wall = wall, the notch where its dots face
