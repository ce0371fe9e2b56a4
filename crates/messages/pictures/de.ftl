# The texts of pictures in German.

## Names of the games

game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Einfach Genial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple

## What a position is called, and how it looks

picture-to-move = { $game }: Spieler { $player } ist am Zug
picture-draw-due = { $game }: Für Spieler { $player } werden Steine gezogen
picture-drawn = { $game }: Die Partie endet remis
picture-won = { $game }: Spieler { $player } hat gewonnen
picture-shared = { $game }: { $players } teilen sich den Sieg
picture-player = Spieler { $player }
picture-empty-table = Der Tisch ist leer.
picture-table = { $count } { $count ->
    [one] Stein
   *[other] Steine
} auf dem Tisch: { $tiles }.
picture-at = { $tile } auf { $cell }
picture-has = Spieler { $player } hat { $scores } und hält { $tiles }.
picture-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
picture-no-tiles = keine Steine
picture-empty-board = { $form ->
    [standard] Das normale Brett
    [solo] Das Solo-Brett
    [team] Das Team-Brett
   *[duel] Das Duell-Brett
} ist leer.
picture-board = { $count } { $count ->
    [one] Stein
   *[other] Steine
} { $form ->
    [standard] auf dem normalen Brett
    [solo] auf dem Solo-Brett
    [team] auf dem Team-Brett
   *[duel] auf dem Duell-Brett
}: { $tiles }.
picture-tile-at = { $tile } auf { $cell } und { $other }
picture-score = { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Violett
} { $score }
picture-cells = Ein Brett mit { $width } mal { $height } Feldern.
picture-side = Spieler { $player }, { $colour ->
    [black] Schwarz
   *[white] Weiß
}: { $discs }.
picture-discs = { $count } { $count ->
    [one] Scheibe
   *[other] Scheiben
} auf { $cells }
picture-no-discs = keine Scheiben
picture-shows-none = Keine Scheibe zeigt { $colour ->
    [black] Schwarz
   *[white] Weiß
}.
picture-black = Schwarz: { $discs }.
picture-white = Weiß: { $discs }.
picture-skips = Spieler { $player } setzt im nächsten Zug aus.
picture-holds = Spieler { $player } hält { $tiles }.
picture-begun = Begonnen ist die Farbe { $colour }.
picture-floor = Boden { $tile } auf { $cell }
picture-top = Dach { $tile } über { $cell }
picture-wall = Wand { $tile } { $side ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
} von { $cell }, dem Feld zugewandt
picture-last-move = Letzter Zug: { $move }.
picture-move = Zug: { $move }.
picture-line = Zugfolge: { $moves }.
picture-wins = gewinnt
picture-costs = kostet einen Zug
picture-captures = schlägt { $count }
picture-captures-discs = schlägt { $count } { $count ->
    [one] Scheibe
   *[other] Scheiben
}
picture-walls = Mauern { $own } zu { $enemy }
picture-bonus = { $count } { $count ->
    [one] Zusatzzug
   *[other] Zusatzzüge
}
picture-no-points = keine Punkte
picture-earns = bringt { $gains }
picture-temple-floor = Boden
picture-temple-corner-wall = Wandecke
picture-temple-single-wall = einzelne Wand
picture-temple-tunnel = Tunnel
picture-temple-single-top = einzelnes Dach
picture-temple-corner-top = Eckdach
picture-gain = { $points } für { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Violett
}
picture-face-down = { $count ->
    [one] einen verdeckten Stein
   *[other] { $count } verdeckte Steine
}

## Words in pictures

board-player = Spieler { $player }
board-to-move = am Zug
board-draws = zieht Steine
board-won = gewonnen
board-shared-win = Sieg geteilt
board-drawn = remis
board-may-exchange = darf tauschen
board-draws-six = zieht sechs neue
board-last-move = Letzter Zug
board-move = Zug
board-line = Zugfolge
board-five = gewinnt mit genau fünf in einer Reihe
board-five-or-more = gewinnt mit fünf oder mehr in einer Reihe
board-loses-turn = setzt einmal aus
board-black = Schwarz
board-white = Weiß
board-tiles = { $count } { $count ->
    [one] Stein
   *[other] Steine
}
board-tokens = { $count } { $count ->
    [one] Marke
   *[other] Marken
}
board-team = Team { $number }
board-begun = Farbe { $colour } begonnen
board-floor = Boden
board-top = Dach
board-wall = Wand, Kerbe auf der Seite ihrer Augen
