# The texts of pictures in Spanish.

## Names of the games

game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Genial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple

## What a position is called, and how it looks

picture-to-move = { $game }: le toca al jugador { $player }
picture-draw-due = { $game }: se roban fichas para el jugador { $player }
picture-drawn = { $game }: la partida ha terminado en tablas
picture-won = { $game }: ha ganado el jugador { $player }
picture-shared = { $game }: { $players } comparten la victoria
picture-player = el jugador { $player }
picture-empty-table = La mesa está vacía.
picture-table = { $count } { $count ->
    [one] ficha
   *[other] fichas
} en la mesa: { $tiles }.
picture-at = { $tile } en { $cell }
picture-has = Jugador { $player }: { $scores }; en la mano: { $tiles }.
picture-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
picture-no-tiles = ninguna ficha
picture-empty-board = El tablero { $form ->
    [standard] normal
    [solo] de solitario
    [team] de equipos
   *[duel] de duelo
} está vacío.
picture-board = { $count } { $count ->
    [one] ficha
   *[other] fichas
} en el tablero { $form ->
    [standard] normal
    [solo] de solitario
    [team] de equipos
   *[duel] de duelo
}: { $tiles }.
picture-tile-at = { $tile } en { $cell } y { $other }
picture-score = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
} { $score }
picture-cells = Un tablero de { $width } por { $height } casillas.
picture-side = Jugador { $player }, { $colour ->
    [black] negras
   *[white] blancas
}: { $discs }.
picture-discs = { $count } { $count ->
    [one] disco
   *[other] discos
} en { $cells }
picture-no-discs = ningún disco
picture-shows-none = Ningún disco es { $colour ->
    [black] negro
   *[white] blanco
}.
picture-black = Negras: { $discs }.
picture-white = Blancas: { $discs }.
picture-skips = El jugador { $player } pierde su próximo turno.
picture-holds = Mano del jugador { $player }: { $tiles }.
picture-begun = El color empezado es { $colour }.
picture-floor = suelo { $tile } en { $cell }
picture-top = techo { $tile } sobre { $cell }
picture-wall = pared { $tile } al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} de { $cell }, mirando a esa casilla
picture-last-move = Última jugada: { $move }.
picture-move = Jugada: { $move }.
picture-line = Secuencia: { $moves }.
picture-wins = gana
picture-costs = cuesta un turno
picture-captures = captura { $count }
picture-captures-discs = captura { $count } { $count ->
    [one] disco
   *[other] discos
}
picture-walls = muros { $own } a { $enemy }
picture-bonus = { $count } { $count ->
    [one] jugada extra
   *[other] jugadas extra
}
picture-no-points = ningún punto
picture-earns = da { $gains }
picture-temple-floor = suelo
picture-temple-corner-wall = esquina de paredes
picture-temple-single-wall = pared simple
picture-temple-tunnel = túnel
picture-temple-single-top = techo simple
picture-temple-corner-top = techo de esquina
picture-gain = { $points } en { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
picture-face-down = { $count ->
    [one] una ficha boca abajo
   *[other] { $count } fichas boca abajo
}

## Words in pictures

board-player = Jugador { $player }
board-to-move = le toca
board-draws = roba
board-won = ha ganado
board-shared-win = victoria compartida
board-drawn = tablas
board-may-exchange = puede cambiar
board-draws-six = roba seis nuevas
board-last-move = Última jugada
board-move = Jugada
board-line = Secuencia
board-five = gana con exactamente cinco en raya
board-five-or-more = gana con cinco o más en raya
board-loses-turn = pierde un turno
board-black = negras
board-white = blancas
board-tiles = { $count } { $count ->
    [one] ficha
   *[other] fichas
}
board-tokens = { $count } { $count ->
    [one] insignia
   *[other] insignias
}
board-team = equipo { $number }
board-begun = color { $colour } empezado
board-floor = suelo
board-top = techo
board-wall = pared, con la muesca del lado de sus puntos
