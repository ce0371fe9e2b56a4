# Lo que dice el servicio en español. Tutea. docs/LANGUAGES.md explica cómo se escriben los textos.

## Lo que aparece en todas partes

game-name = { $game ->
    [ingenious] Genial
   *[other] { $name }
}
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
list-and = { $first } y { $last }

## Los canales de los problemas del día

feed-title-all = Tessera: los problemas del día
feed-title = { $game }: el problema del día
puzzle-of-day = { $game }: el problema del { $date }
feed-entry = Nivel { $level } de 5, con una sola solución. Se abre en su tablero.

## Problemas para imprimir

sheet-of-week = { $game }: problemas para una semana
sheet-of-set = { $game }: problemas
sheet-solutions = { $title } (soluciones)
sheet-place = hoja { $number } de { $count }
sheet-day = { $date }, nivel { $level }
sheet-puzzle = Nivel { $level }, puntuación { $rating }
sheet-answer = { $puzzle }: { $question }
sheet-step = { $move }: { $text }

## Lo que se comparte

shared-puzzle = { $game }: un problema
shared-game = { $game }: { $moves ->
    [one] una partida de { $moves } jugada
   *[other] una partida de { $moves } jugadas
}
shared-game-of = { $game }: { $players }, { $moves ->
    [one] una partida de { $moves } jugada
   *[other] una partida de { $moves } jugadas
}

## Pistas y veredictos de los problemas

say-play = Juega { $move }.
say-remark = { $sentence }; eso { $remark }.
say-nothing-left = Ya no queda nada por encontrar.
say-is-solved = El problema está resuelto.
say-solved = Resuelto.
say-right-one-left = Bien hasta aquí; queda una jugada por encontrar.
say-right-more-left = Bien hasta aquí; quedan { $moves } jugadas por encontrar.
say-does-not-win = { $move } no gana.
say-no-forced-win = A { $move } se responde { $replies }, y no hay victoria forzada en las { $moves } jugadas del problema.
say-not-the-move-no-win = { $move } no es la jugada, y no hay victoria forzada en las { $moves } jugadas del problema.
say-opponent-wins = A { $move } se responde { $replies }, y el rival fuerza la victoria.
say-not-the-move-opponent-wins = { $move } no es la jugada, y el rival fuerza la victoria.
say-worth-less = A { $move } se responde { $replies }: vale { $value } ({ $unit }), y otra jugada vale { $best }.
say-not-the-move-worth-less = { $move } no es la jugada: vale { $value } ({ $unit }), y otra vale { $best }.
part-unit-lead-after = puntos de ventaja tras la jugada
part-unit-lead-second = puntos de ventaja tras la segunda jugada
part-unit-points = puntos en total
part-unit-lead-end = puntos de ventaja al final
part-unit-second-lowest = puntos del segundo color más bajo al final del turno; un punto del más bajo cuenta 100, uno del tercero 1/100, del cuarto 1/10000, y así sucesivamente
part-unit-games = partidas ganadas de cada cien; una victoria compartida cuenta la mitad

## Octopus

say-octopus-opens = El jugador { $player } abre con { $tile } en { $cell }, que no puntúa.
say-octopus-nothing = El jugador { $player } pone { $tile } en { $cell } y no puntúa: ninguna ficha vecina tiene su color ni su número.
say-octopus-scores = El jugador { $player } pone { $tile } en { $cell } y obtiene { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $colour } por series de su color, { $number } por series de su número.
say-octopus-one-direction = Da { $gain }, todo en una sola dirección.
say-octopus-directions = Da { $gain }, en { $count } direcciones.
say-octopus-take-most = Esta vez toma lo máximo que puedas obtener ya: { $gain }.
say-octopus-deny = Busca la mejor jugada del rival: hay una casilla que no debes dejarle.
say-octopus-two-cells = Prepara dos buenas casillas a la vez: el rival solo puede tomar una.
say-octopus-first-worth = No tomes aún el máximo de puntos: haz antes que una de las fichas que te quedan valga más.
say-octopus-worth = Haz que una ficha que te queda valga más que ahora.
say-octopus-helps = La jugada que más puntúa ayuda al rival más que a ti.
say-octopus-can-wait = La ficha que más puntúa ahora puede esperar; otra no.
say-octopus-not-in-the-end = Lo máximo ahora no es lo máximo al final: mira qué queda tras la respuesta.
say-octopus-place = Pon { $tile }.
say-octopus-next-to = Va junto a { $tile }.
part-octopus-takes = quita la casilla donde { $tile } daría { $gain }
part-octopus-prepares = prepara { $gain } para { $tile }
part-octopus-prepares-two = prepara dos casillas para { $tile }, que valen { $most } y { $more }
part-octopus-prepares-both = prepara { $most } para { $tile } y { $more } para { $other }
part-octopus-lets = deja que { $tile } dé { $gain }
part-octopus-joins-colour = une dos series de color { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [cyan] cian
    [blue] azul
    [purple] violeta
    [brown] marrón
    [black] negro
   *[white] blanco
}
part-octopus-joins-number = une dos series de { $number ->
    [ones] unos
    [twos] doses
    [threes] treses
    [fours] cuatros
    [fives] cincos
   *[sixes] seises
}

## Themisto

say-themisto-moves = El jugador { $player } mueve el disco { $from ->
    [black] negro
   *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
    [black] negro
   *[white] blanco
}.
say-themisto-moves-and = El jugador { $player } mueve el disco { $from ->
    [black] negro
   *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
    [black] negro
   *[white] blanco
}; { $more }.
say-themisto-captures = El jugador { $player } mueve el disco { $from ->
    [black] negro
   *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
    [black] negro
   *[white] blanco
} y captura { $captured }.
say-themisto-captures-and = El jugador { $player } mueve el disco { $from ->
    [black] negro
   *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
    [black] negro
   *[white] blanco
} y captura { $captured }; { $more }.
part-themisto-wins = el jugador { $player } gana con { $rows }
part-themisto-cancels = por dejar { $rows }, el jugador { $player } perdería un turno, que se compensa con el que debe el jugador { $other }
part-themisto-loses = por dejar { $rows }, el jugador { $player } pierde el próximo turno
part-themisto-again = el jugador { $player } pierde un turno, así que el jugador { $other } mueve otra vez
part-themisto-row = la fila { $colour ->
    [black] negra
   *[white] blanca
} de { $length ->
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
   *[eight] ocho
} de { $from } a { $to }
say-themisto-no-move = Ninguna jugada hace lo que se pide.
say-themisto-no-disc = No hay disco que mover.
say-themisto-capture-wins = Una captura gana al momento: { $row }.
say-themisto-move-wins = Una jugada sin captura gana al momento: { $row }.
part-themisto-row-rank = la fila será { $colour ->
    [black] negra
   *[white] blanca
} y estará en la fila { $rank } del tablero
part-themisto-row-file = la fila será { $colour ->
    [black] negra
   *[white] blanca
} y estará en la columna { $file }
part-themisto-row-diagonal = la fila será { $colour ->
    [black] negra
   *[white] blanca
} y estará en una diagonal
part-themisto-look-for-row = busca la fila
say-themisto-threat = El rival amenaza con ganar en { $cell }.
say-themisto-threats = El rival amenaza con ganar en { $cell }, y no solo ahí.
say-themisto-two-turns = Tienes dos turnos seguidos: prepara una fila con el primero y complétala con el segundo.
say-themisto-quiet = Busca una jugada que aún no amenace nada, pero no deje buena respuesta.
say-themisto-one-threat = Aquí basta una amenaza, si toda respuesta a ella cuesta demasiado.
say-themisto-double-threat = Busca una jugada que amenace con ganar en { $count } casillas a la vez.
say-themisto-move-disc = Mueve el disco de { $cell }.
say-themisto-move-disc-out = Mueve el disco de { $cell }, sacándolo de una fila de tres o cuatro.
part-themisto-stops = impide la victoria en { $cells }
part-themisto-leaves = deja la victoria en { $cells }
part-themisto-threatens = amenaza con ganar en { $cells }

## Genial

say-ingenious-places = El jugador { $player } pone { $tile } y obtiene { $gains }.
say-ingenious-swaps = El jugador { $player } aparta sus fichas y roba seis nuevas.
say-ingenious-keeps = El jugador { $player } conserva sus fichas.
say-ingenious-draws = El jugador { $player } roba { $tiles }.
part-ingenious-gain = { $points } de { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] violeta
}
part-ingenious-nothing = nada
part-ingenious-lost = { $points ->
    [one] se pierde { $points } punto
   *[other] se pierden { $points } puntos
} más allá del final de un marcador
part-ingenious-bonus = se gana una jugada extra
part-ingenious-bonuses = se ganan { $count } jugadas extra
part-ingenious-over = la partida ha terminado
part-ingenious-face-down = una ficha boca abajo
part-ingenious-more-face-down = { $count } fichas boca abajo
part-ingenious-red = rojo
part-ingenious-orange = naranja
part-ingenious-yellow = amarillo
part-ingenious-green = verde
part-ingenious-blue = azul
part-ingenious-purple = violeta
say-ingenious-lowest-first = Mira primero tus colores más bajos.
say-ingenious-double = La ficha que hay que poner es la doble de color { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] violeta
}.
say-ingenious-shows = La ficha que hay que poner muestra { $first } y { $second }.
say-ingenious-no-placement = La jugada correcta no pone ninguna ficha.
say-ingenious-longer-turn = Un color que llega a 18 da una jugada extra: el turno es más largo que una ficha.
say-ingenious-more-follow = Tras esta ficha vienen más; piensa primero en { $colours } y en lo que sigue.
say-ingenious-lowest-now = Tu color más bajo ahora: { $colours }.
say-ingenious-look-along = Mira cada línea que acaba en una casilla vacía.
say-ingenious-can-be-over = La partida puede acabar con tu ficha.
say-ingenious-room = Hay sitio para { $count } fichas; la tuya puede dejar sitio para menos.
say-ingenious-opponent-wants = Mira qué querría poner el rival, y dónde.
say-ingenious-compare = Compara los colores más bajos de ambos jugadores y mira cuál de los tuyos aún debe subir.
part-ingenious-earns = da una jugada extra
part-ingenious-earns-more = da { $count } jugadas extra
part-ingenious-raises = sube el color más bajo de { $from } a { $to }
part-ingenious-ends = termina la partida
part-ingenious-closes = cierra lugares abiertos
part-ingenious-spoils = estropea la mejor jugada del rival
part-ingenious-gains-nothing = no da nada por sí mismo

## Nebuchadnezzar

say-nebuchadnezzar-places = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) coloca un disco en { $cell }: { $why }.
part-nebuchadnezzar-corner = en una esquina todo punto vacío está permitido
part-nebuchadnezzar-edge = en el borde todo punto vacío está permitido
part-nebuchadnezzar-neighbours = { $enemies } de sus vecinos tienen discos enemigos y { $empty } están vacíos; solo 1 y 3 juntos lo vedarían
say-nebuchadnezzar-swaps = El jugador { $player } se queda con las { $colour ->
    [black] negras
   *[white] blancas
} y el disco del tablero, y el jugador { $other } juega a continuación con las { $theirs ->
    [black] negras
   *[white] blancas
}.
say-nebuchadnezzar-passes = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) no puede ni colocar ni capturar, y pasa.
say-nebuchadnezzar-flips-one = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) voltea 1 disco { $theirs ->
    [black] negro
   *[white] blanco
}, de { $from } a { $to }, con { $own } de los muros en torno a él contra { $enemy }.
say-nebuchadnezzar-flips-one-wins = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) voltea 1 disco { $theirs ->
    [black] negro
   *[white] blanco
}, de { $from } a { $to }, con { $own } de los muros en torno a él contra { $enemy }, y gana: al enemigo no le queda ninguno.
say-nebuchadnezzar-flips = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) voltea { $count } discos { $theirs ->
    [black] negros
   *[white] blancos
}, de { $from } a { $to }, con { $own } de los muros en torno a ellos contra { $enemy }.
say-nebuchadnezzar-flips-wins = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) voltea { $count } discos { $theirs ->
    [black] negros
   *[white] blancos
}, de { $from } a { $to }, con { $own } de los muros en torno a ellos contra { $enemy }, y gana: al enemigo no le queda ninguno.
say-nebuchadnezzar-annihilate = Busca la captura que deja al rival sin discos: debes poseer más de la mitad de sus muros.
say-nebuchadnezzar-less = Captura, pero no tanto como puedes: cuenta lo que el rival puede hacer después.
say-nebuchadnezzar-run-out = Captura de modo que al rival se le acaben las jugadas.
say-nebuchadnezzar-only-pass = Solo puedes pasar.
say-nebuchadnezzar-better-colour = Piensa qué color está mejor.
say-nebuchadnezzar-spoil-place = Capturar no ayuda; mira qué muros necesita aún el rival y coloca un disco.
say-nebuchadnezzar-spoil-all = Mira qué muros necesita aún el rival; hay un punto que los estropea todos.
say-nebuchadnezzar-place-first = No captures aún: coloca un disco y mira qué jugadas le quedan al rival.
say-nebuchadnezzar-file = Coloca en la columna { $file }.
say-nebuchadnezzar-single = Voltea un solo disco, en la fila { $rank }.
say-nebuchadnezzar-extent = Voltea { $count } discos, { $width } de ancho y { $height } de alto.
say-nebuchadnezzar-swap = Cambia los colores.
say-nebuchadnezzar-nothing = No cambia nada en el tablero.
part-nebuchadnezzar-wipes = deja al rival sin discos
part-nebuchadnezzar-lets = deja que el rival lo tome todo al momento
part-nebuchadnezzar-leaves-pass = solo deja al rival pasar
part-nebuchadnezzar-leaves-one = deja al rival una sola jugada
part-nebuchadnezzar-threatens = amenaza con tomarlo todo en la próxima jugada

## Temple

say-temple-plays-floor = El jugador { $player } pone un suelo: { $what }.
say-temple-is-one-floor = Es un suelo de una ficha.
say-temple-is-more-floor = Es un suelo de { $count } fichas.
say-temple-plays-corner-wall = El jugador { $player } pone una esquina de paredes: { $what }.
say-temple-is-one-corner-wall = Es una esquina de paredes de una ficha.
say-temple-is-more-corner-wall = Es una esquina de paredes de { $count } fichas.
say-temple-plays-single-wall = El jugador { $player } pone una pared sola: { $what }.
say-temple-is-one-single-wall = Es una pared sola de una ficha.
say-temple-is-more-single-wall = Es una pared sola de { $count } fichas.
say-temple-plays-tunnel = El jugador { $player } pone un túnel: { $what }.
say-temple-is-one-tunnel = Es un túnel de una ficha.
say-temple-is-more-tunnel = Es un túnel de { $count } fichas.
say-temple-plays-single-top = El jugador { $player } pone un techo solo: { $what }.
say-temple-is-one-single-top = Es un techo solo de una ficha.
say-temple-is-more-single-top = Es un techo solo de { $count } fichas.
say-temple-plays-corner-top = El jugador { $player } pone un techo de esquina: { $what }.
say-temple-is-one-corner-top = Es un techo de esquina de una ficha.
say-temple-is-more-corner-top = Es un techo de esquina de { $count } fichas.
part-temple-turn = { $placed }; eso { $colours }
part-temple-touches = { $tile } en { $slot }, que toca { $other } en { $there }
part-temple-first = { $tile } en { $slot }, la primera ficha de la partida
part-temple-then = { $first }, luego { $rest }
part-temple-opens = empieza el color { $colour }
part-temple-finishes = agota el color { $colour }
part-temple-goes-on = sigue con el color { $colour }
part-temple-wins-last = gana, pues era la última ficha
part-temple-wins-stranded = gana, pues el jugador { $player } no tiene jugada legal
say-temple-you-hold = Tienes { $tiles } del color empezado: busca todos los lugares donde cabe una de estas fichas.
say-temple-opponent-holds = El rival tiene { $tiles } del color empezado: busca todos los lugares donde cabe una de estas fichas.
say-temple-any-colour = Puedes empezar cualquier color; piensa qué queda de él después.
say-temple-no-slot = No dejes ningún lugar junto a un valor pequeño.
part-temple-places-last = pone la última ficha
part-temple-strands = deja al rival sin jugadas
part-temple-lets-win = deja que el rival gane al momento
part-temple-leaves-one = deja al rival una jugada
part-temple-leaves = deja al rival { $count } jugadas

## Imágenes y vistas previas: cómo se llama una posición y cómo es

part-game-ingenious = Genial
part-game-octopus = Octopus
part-game-themisto = Themisto
part-game-nebuchadnezzar = Nebuchadnezzar
part-game-temple = Temple
say-picture-to-move = { $game }: le toca al jugador { $player }
say-picture-draw-due = { $game }: se roban fichas para el jugador { $player }
say-picture-drawn = { $game }: la partida ha terminado en tablas
say-picture-won = { $game }: ha ganado el jugador { $player }
say-picture-shared = { $game }: { $players } comparten la victoria
part-player = el jugador { $player }
say-picture-empty-table = La mesa está vacía.
say-picture-table = { $count } { $count ->
    [one] ficha
   *[other] fichas
} en la mesa: { $tiles }.
part-picture-at = { $tile } en { $cell }
say-picture-has = El jugador { $player } tiene { $scores } y en la mano { $tiles }.
part-picture-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
part-picture-no-tiles = ninguna ficha
say-picture-empty-board = El tablero { $form ->
    [standard] normal
    [solo] de solitario
    [team] de equipos
   *[duel] de duelo
} está vacío.
say-picture-board = { $count } { $count ->
    [one] ficha
   *[other] fichas
} en el tablero { $form ->
    [standard] normal
    [solo] de solitario
    [team] de equipos
   *[duel] de duelo
}: { $tiles }.
part-picture-tile-at = { $tile } en { $cell } y { $other }
part-picture-score = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] violeta
} { $score }
say-picture-cells = Un tablero de { $width } por { $height } casillas.
say-picture-side = Jugador { $player }, { $colour ->
    [black] negras
   *[white] blancas
}: { $discs }.
part-picture-discs = { $count } { $count ->
    [one] disco
   *[other] discos
} en { $cells }
part-picture-no-discs = ningún disco
say-picture-shows-none = Ningún disco muestra el { $colour ->
    [black] negro
   *[white] blanco
}.
say-picture-black = Negro: { $discs }.
say-picture-white = Blanco: { $discs }.
say-picture-skips = El jugador { $player } pierde el próximo turno.
say-picture-holds = El jugador { $player } tiene en la mano { $tiles }.
say-picture-begun = El color empezado es { $colour }.
part-picture-floor = suelo { $tile } en { $cell }
part-picture-top = techo { $tile } sobre { $cell }
part-picture-wall = pared { $tile } al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} de { $cell }, mirando hacia allí
say-picture-last-move = Última jugada: { $move }.
say-picture-move = Jugada: { $move }.
say-picture-line = Secuencia: { $moves }.
part-picture-wins = gana
part-picture-costs = cuesta un turno
part-picture-captures = captura { $count }
part-picture-captures-discs = captura { $count } { $count ->
    [one] disco
   *[other] discos
}
part-picture-walls = muros { $own } a { $enemy }
part-picture-bonus = { $count } { $count ->
    [one] jugada extra
   *[other] jugadas extra
}
part-picture-no-points = ningún punto
part-temple-floor = suelo
part-temple-corner-wall = esquina de paredes
part-temple-single-wall = pared sola
part-temple-tunnel = túnel
part-temple-single-top = techo solo
part-temple-corner-top = techo de esquina

## Problemas: sus títulos

say-problem-malformed-json = El cuerpo no es JSON
say-problem-invalid-body = El cuerpo no tiene la forma debida
say-problem-invalid-query = Los parámetros de la dirección no tienen la forma debida
say-problem-malformed-position = La posición no se puede leer
say-problem-malformed-move = La jugada no se puede leer
say-problem-malformed-option = Una opción no se puede leer
say-problem-malformed-record = El registro no se puede leer
say-problem-malformed-request = La petición no se puede leer
say-problem-unknown-key = La clave de API no se conoce
say-problem-key-required = Hace falta una clave de API
say-problem-forbidden-origin = Este sitio web no puede llamar aquí
say-problem-unknown-game = No existe ese juego
say-problem-not-found = Aquí no hay nada
say-problem-unknown-puzzle = No existe ese problema
say-problem-unknown-job = No existe ese encargo
say-problem-method-not-allowed = El método no está permitido aquí
say-problem-not-acceptable = Ningún formato aceptable
say-problem-request-timeout = La petición tardó demasiado
say-problem-body-too-large = El cuerpo es demasiado grande
say-problem-uri-too-long = La dirección es demasiado larga
say-problem-unsupported-media-type = El cuerpo debe ser JSON
say-problem-inconsistent-position = La posición es contradictoria
say-problem-illegal-move = La jugada no es legal
say-problem-game-over = La partida ha terminado
say-problem-chance-due = Falta un robo de fichas
say-problem-impossible-options = Las opciones no se pueden cumplir
say-problem-limit-exceeded = Se supera un límite
say-problem-inconsistent-record = El registro se contradice o contradice a su juego
say-problem-too-many-requests = Demasiadas peticiones
say-problem-headers-too-large = Las cabeceras son demasiado grandes
say-problem-service-full = El servicio está ocupado
say-problem-budget-spent = El presupuesto común está agotado
say-problem-internal = Algo ha ido mal

## Problemas: qué falla esta vez

say-detail-no-parameters = parámetro desconocido { $sent }: esta llamada no tiene ninguno en la dirección
say-detail-unknown-parameter = parámetro desconocido { $sent }; existen { $ids }
say-detail-unknown-parameter-two = parámetro desconocido { $sent }; existen { $one } y { $two }
say-detail-unknown-parameter-one = parámetro desconocido { $sent }; solo existe { $one }
say-detail-missing-parameter = falta el parámetro { $sent }
say-detail-duplicate-parameter = el parámetro { $sent } está dos veces
say-detail-unread-parameter = el parámetro { $sent } no se puede leer: { $why }
say-detail-missing-field = falta el campo { $sent }
say-detail-duplicate-field = el campo { $sent } está dos veces
say-detail-unknown-field = campo desconocido { $sent }; existen { $ids }
say-detail-not-a-language = { $sent } no es un idioma de este servicio; habla { $ids }
say-detail-not-a-date = { $sent } no es una fecha AAAA-MM-DD
say-detail-not-an-integer = { $name } es { $sent }, que no es un entero
say-detail-not-a-level = { $sent } no es un nivel de pistas; los niveles son 1, 2 y 3
say-detail-no-game = no existe el juego { $sent }
say-detail-no-game-there-are = no existe el juego { $sent }; existen { $ids }
say-detail-no-type = no existe el tipo { $sent }; existen { $ids }
say-detail-no-theme = no existe el tema { $sent }; existen { $ids }
say-detail-no-ruling = no existe la regla { $sent } de { $name }; existen { $ids }
say-detail-no-route = ninguna llamada tiene la ruta { $path }
say-detail-no-file = la página no tiene ningún archivo { $sent }
say-detail-method = esta ruta solo responde a { $ids }
say-detail-accept = esta llamada responde con { $ids }; Accept no admite ninguno
say-detail-no-day = { $sent } no es un día; los días se escriben como { $day }
say-detail-days = hay problemas de los días del { $first } al { $last } (UTC)
say-detail-no-puzzle = el identificador se puede leer, pero el intento que nombra no da ningún problema
say-detail-nothing-to-check = no se envió ninguna jugada, así que no hay nada que comprobar
say-detail-solved-before = el problema ya está resuelto antes de esta jugada
say-detail-take-back = estas jugadas no son la solución; retíralas para obtener una pista
say-detail-already-solved = el problema está resuelto tras estas jugadas
say-detail-add-reply = tras estas jugadas responde el rival; añade su respuesta
say-detail-late = se acabó el tiempo antes de poder empezar el trabajo
say-detail-full = todos los puestos para trabajo pesado están ocupados y la cola está llena
say-detail-waiting = de aquí ya esperan tantas llamadas pesadas como se permite
say-detail-allowance = de aquí llegaron demasiadas peticiones; envíalas de una en una o espera
say-detail-key = la clave de API de la petición no se conoce
say-detail-shutting-down = el servicio se está cerrando
say-detail-defect = la petición topó con un defecto del servicio
say-detail-too-large = el cuerpo supera los { $most } bytes
say-detail-no-media-type = la petición no tiene Content-Type; envía application/json
say-detail-media-type = el Content-Type es { $sent }; envía application/json
say-detail-sheet-week-or-set = `date` e `ids` se excluyen: una hoja es una semana o una selección
say-detail-sheet-most = una hoja tiene como mucho { $most } problemas
say-detail-no-address = `url` no es una dirección corta de este servicio: /p/…, /daily/…, /g/… o /r/…
say-detail-no-job = aquí ningún encargo tiene este identificador; quizá se canceló, o pasó su tiempo, o el servicio se reinició
say-detail-octopus-not-a-move = { $sent } no es una jugada: una jugada es una ficha y su casilla, como { $example }.
say-detail-octopus-no-tile = { $tile } no está en la mano del puesto { $seat }.
say-detail-octopus-opening = La primera ficha va a 0,0, no a { $cell }.
say-detail-octopus-taken = La casilla { $cell } está ocupada por { $tile }; en una casilla cabe una ficha.
say-detail-octopus-alone = No hay ninguna ficha en línea recta junto a la casilla { $cell }.
say-detail-themisto-not-a-move = una jugada se escribe como `a1-d4`, o `a1-d4x` con la captura, en columnas a a h y filas 1 a 8
say-detail-themisto-won = el puesto { $seat } ha ganado; no hay más jugadas
say-detail-themisto-no-disc = no hay disco en { $cell }
say-detail-themisto-not-empty = { $cell } no está vacía; un disco acaba su jugada en una casilla vacía
say-detail-themisto-no-line = ninguna línea recta va de { $from } a { $to }
say-detail-themisto-in-the-way = un disco entre { $from } y { $to } estorba
say-detail-themisto-nothing-beside = ninguno de los otros discos está junto a { $cell }
say-detail-themisto-no-capture = el disco de { $from } no encierra en { $to } ninguna línea que el puesto { $seat } pueda capturar
say-detail-themisto-restores = la jugada restablecería el tablero de antes del último turno
