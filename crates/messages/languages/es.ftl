# Lo que dice el servicio en español. Tutea. docs/LANGUAGES.md explica cómo se escriben los textos.

## Lo que aparece en todas partes

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
list-clauses = { $first }; { $last }

## Los canales de los problemas del día

feed-title-all = Tessera: los problemas del día
feed-title = { $game }: el problema del día
puzzle-of-day = { $game }: el problema del { $date }
feed-entry = Nivel aproximado { $level } de 5, con una sola solución. El enlace abre el problema en su tablero.

## Problemas para imprimir

sheet-of-week = { $game }: problemas para una semana
sheet-of-set = { $game }: problemas
sheet-of-all = Tessera: problemas
sheet-solutions = { $title }: soluciones
sheet-place = hoja { $number } de { $count }
sheet-day = { $date }, nivel { $level }
sheet-puzzle = Nivel { $level }, valoración { $rating }
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

## Veredictos de los problemas

say-play = Juega { $move }.
say-step = { $move }: { $sentence }
say-remark = La jugada { $remark }.
say-solved = Resuelto.
say-right-so-far = Bien hasta aquí; { $moves ->
    [one] falta una jugada
   *[other] faltan { $moves } jugadas
} por encontrar.
say-does-not-win = { $move } no gana.
say-not-the-move = { $move } no es la jugada.
say-answered = A { $move }, el rival responde { $replies }.
say-answered-wins = A { $move }, el rival responde { $reply } y gana al instante.
say-worse-win = Así ya no puedes forzar la victoria en { $moves } jugadas.
say-worse-hold = Así el rival fuerza la victoria.
say-worse-lead-after = Ventaja tras la jugada: { $value }. Otra jugada da { $best }.
say-worse-lead-second = Ventaja tras tu segunda jugada: { $value }. Otra primera jugada da { $best }.
say-worse-lead-end = Ventaja al final: { $value }. Otra jugada da { $best }.
say-worse-points = Así llegas a { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}; con otra jugada, a { $best }.
say-worse-lowest = Otra jugada deja más altos tus colores más bajos.
say-worse-games = Así ganas { $value } de cada cien partidas; con otra jugada, { $best }.

## Por qué una posición no es un problema

say-flaw-too-large = La demostración requiere más posiciones de las que el servicio examina para un problema.
say-flaw-no-choice = En esta posición no le toca elegir a ningún jugador.
say-flaw-greedy = Basta con hacer siempre la jugada que parece mejor: { $moves }.
say-flaw-rating = Su valoración es { $rating }, y los problemas de este tipo tienen de { $low } a { $high }.
say-flaw-line = El mejor juego empieza con { $moves }.
say-flaw-no-win-now = Ninguna jugada gana al instante.
say-flaw-two-win-now = Tanto { $one } como { $other } ganan al instante.
say-flaw-faster-now = { $move } gana al instante, pero la pregunta pide { $asked } { $asked ->
    [one] jugada
   *[other] jugadas
}.
say-flaw-no-win = Ninguna jugada fuerza la victoria en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}.
say-flaw-lost = El rival gana en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}, hagas lo que hagas.
say-flaw-none = Ninguna jugada cumple lo que se pide.
say-flaw-two-win = Tanto { $one } como { $other } fuerzan la victoria en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}.
say-flaw-two-hold = Tanto tras { $one } como tras { $other }, el rival no puede ganar en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}.
say-flaw-two = Tanto { $one } como { $other } cumplen lo que se pide.
say-flaw-close = { $other } es casi tan buena como { $one }.
say-flaw-all-hold = El rival no puede ganar en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}, hagas lo que hagas.
say-flaw-all = Todas las jugadas cumplen lo que se pide.
say-flaw-faster = { $move } ya fuerza la victoria en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}, pero la pregunta pide { $asked }.
say-flaw-not-saved = Así no se salva la partida: { $move } fuerza la victoria en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}.
say-type-other-task = En esta posición, este tipo pide otro número de jugadas.
say-type-octopus-alone = Tienes que jugar en solitario.
say-type-one-opponent = Tiene que haber un solo rival.
say-type-two-opponents = Tiene que haber dos rivales.
say-type-octopus-two-tiles = Necesitas al menos dos fichas en la mano.
say-type-octopus-three-tiles = Necesitas al menos tres fichas en la mano.
say-type-octopus-last = Tienes que tener exactamente una ficha en la mano.
say-type-octopus-opponents-tile = El rival necesita una ficha en la mano.
say-type-octopus-opponents-last = El rival tiene que tener exactamente una ficha en la mano.
say-type-octopus-opponents-last-two = El rival tiene que tener una o dos fichas en la mano.
say-type-octopus-few-tiles = Cada jugador necesita al menos dos fichas en la mano, y entre ambos siete como mucho.
say-type-octopus-everyones-tile = Cada jugador necesita una ficha en la mano.
say-type-octopus-pairs = Cada jugador tiene que tener cuatro fichas en la mano: dos parejas de fichas iguales.
say-type-octopus-shy = Otra jugada tiene que puntuar más al instante que la solución.
say-type-octopus-gives-away = Otra jugada tiene que dar al instante al menos 2 puntos más que la solución.
say-type-octopus-can-wait = La ficha que más puede puntuar al instante no debe ser la primera que se pone.
say-type-shared-win = La solución no debe ganar: se trata de salvar una victoria compartida.
say-type-octopus-end = Ninguna otra jugada debe llevar a un final de partida mejor que la solución.
say-type-themisto-owes = El rival tiene que deber un turno, para que juegues dos veces.
say-type-themisto-owes-nothing = El rival no debe tener ningún turno pendiente.
say-type-no-win = No debes poder ganar al instante.
say-type-themisto-threat = El rival tiene que amenazar con ganar.
say-type-themisto-no-threat = El rival no debe amenazar nada.
say-type-themisto-free-moves = Necesitas al menos cuatro jugadas que no cuesten ningún turno.
say-type-themisto-costs-a-turn = La única jugada segura tiene que costar un turno.
say-type-themisto-costly-moves = Necesitas al menos tres jugadas que cuesten un turno.
say-type-themisto-squeezed = La primera jugada no debe amenazar nada, y toda respuesta tiene que costar un turno o perder al instante.
say-type-themisto-six-discs = Tiene que haber seis discos: tres en fila entre dos del otro color, y uno en cualquier sitio.
say-type-themisto-drawn = Tras la única jugada segura, que no debe costar ningún turno, ningún bando debe poder forzar la victoria.
say-type-ingenious-standard = Tiene que ser la forma habitual del juego.
say-type-ingenious-to-place = Te tiene que tocar poner una ficha.
say-type-ingenious-open-rack = Tu atril tiene que estar a la vista.
say-type-ingenious-open-racks = Todos los atriles tienen que estar a la vista.
say-type-ingenious-a-tile = Necesitas una ficha en tu atril.
say-type-ingenious-two-tiles = Necesitas al menos dos fichas en tu atril.
say-type-ingenious-no-bonus = No debe haber ninguna jugada extra pendiente.
say-type-ingenious-two-bonus = Tiene que haber dos jugadas extra pendientes.
say-type-ingenious-earns-none = Ninguna jugada debe dar una jugada extra.
say-type-ingenious-two-left = Tiene que quedar sitio para exactamente dos fichas más.
say-type-ingenious-whole-turn = El mejor turno tiene que acabar con la última ficha que hay que encontrar.
say-type-ingenious-raised = El color más bajo tiene que subir.
say-type-nebuchadnezzar-moves = Necesitas al menos cuatro jugadas posibles.
say-type-nebuchadnezzar-not-alone = La solución no debe ser la única captura ni la única colocación.
say-type-nebuchadnezzar-choice = Tiene que haber una captura y al menos tres colocaciones entre las que elegir.
say-type-nebuchadnezzar-three-captures = Tiene que haber al menos tres capturas posibles.
say-type-nebuchadnezzar-placement = La única jugada que resiste tiene que ser una colocación.
say-type-nebuchadnezzar-capture = La única jugada que resiste tiene que ser una captura.
say-type-nebuchadnezzar-no-threat = El rival no debe amenazar nada: si le tocara, no debería poder forzar la victoria.
say-type-temple-holds-many = Tienes que tener al menos dos colores enteros además del que juegas.
say-type-temple-opponent-holds-many = El rival tiene que tener al menos dos colores enteros además del que juega.
say-type-temple-one-colour = Cada jugador solo puede tener fichas del color que juega.
say-type-temple-quiet = La primera jugada no debe amenazar nada.

## Octopus

say-octopus-opens = El jugador { $player } abre con { $tile } en { $cell }, sin puntuar.
say-octopus-nothing = El jugador { $player } pone { $tile } en { $cell } y no puntúa: ninguna ficha vecina tiene el mismo color ni el mismo número.
say-octopus-scores = El jugador { $player } pone { $tile } en { $cell } y obtiene { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $colour } por series de su color, { $number } por series de su número.
part-octopus-takes = ocupa la casilla donde { $tile } daría { $gain }
part-octopus-prepares = prepara { $gain } { $gain ->
    [one] punto
   *[other] puntos
} para { $tile }
part-octopus-prepares-two = prepara para { $tile } dos casillas que valen { $most } y { $more }
part-octopus-prepares-both = prepara { $most } para { $tile } y { $more } para { $other }
part-octopus-lets = deja al rival una casilla donde { $tile } da { $gain }
part-octopus-joins-colour = une dos series de color { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [cyan] cian
    [blue] azul
    [purple] morado
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
}, y captura { $captured }.
say-themisto-captures-and = El jugador { $player } mueve el disco { $from ->
    [black] negro
   *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
    [black] negro
   *[white] blanco
}, y captura { $captured }; { $more }.
part-themisto-wins = el jugador { $player } gana con { $rows }
part-themisto-cancels = el disco deja { $rows } y el jugador { $player } tendría que perder un turno, pero se anula con el que debe el jugador { $other }
part-themisto-loses = el disco deja { $rows }: el jugador { $player } pierde su próximo turno
part-themisto-again = el jugador { $player } pierde un turno: el jugador { $other } mueve otra vez
part-themisto-row = la fila { $colour ->
    [black] negra
   *[white] blanca
} de { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[other] ocho
} de { $from } a { $to }
part-themisto-winning-row = { $length ->
    [5] cinco
    [6] seis
    [7] siete
   *[other] ocho
} en raya en la { $direction ->
    [file] columna { $line }
    [rank] fila { $line }
   *[diagonal] diagonal { $line }
}
say-themisto-answered = A { $move }, el rival responde { $reply }, pone { $row } y gana al instante.
part-themisto-stops = evita la victoria en { $cells }
part-themisto-leaves = deja al rival ganar en { $cells }
part-themisto-threatens = amenaza con ganar en { $cells }

## Genial

say-ingenious-places = El jugador { $player } pone { $tile } y obtiene { $gains }.
say-ingenious-swaps = El jugador { $player } aparta sus fichas y roba seis nuevas.
say-ingenious-keeps = El jugador { $player } conserva sus fichas.
say-ingenious-draws = El jugador { $player } roba { $tiles }.
part-ingenious-gain = { $points } en { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
part-ingenious-nothing = 0 puntos
part-ingenious-lost = { $points ->
    [one] se pierde { $points } punto
   *[other] se pierden { $points } puntos
} al final de una escala
part-ingenious-bonus = gana { $count ->
    [one] una jugada
   *[other] { $count } jugadas
} extra
part-ingenious-over = la partida ha terminado
part-ingenious-face-down = { $count ->
    [one] una ficha
   *[other] { $count } fichas
} boca abajo
part-ingenious-red = rojo
part-ingenious-orange = naranja
part-ingenious-yellow = amarillo
part-ingenious-green = verde
part-ingenious-blue = azul
part-ingenious-purple = morado
part-ingenious-earns = da una jugada extra
part-ingenious-earns-more = da { $count } { $count ->
    [one] jugada
   *[other] jugadas
} extra
part-ingenious-raises = sube el color más bajo de { $from } a { $to }
part-ingenious-ends = pone fin a la partida
part-ingenious-closes = quita sitio a las fichas siguientes
part-ingenious-spoils = evita la mejor jugada del rival
part-ingenious-gains-nothing = no da nada por sí sola

## Nebuchadnezzar

say-nebuchadnezzar-places = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) coloca un disco en { $cell }: { $why }.
part-nebuchadnezzar-corner = en una esquina se permite cualquier punto vacío
part-nebuchadnezzar-edge = en el borde se permite cualquier punto vacío
part-nebuchadnezzar-neighbours = de los puntos vecinos, { $enemies ->
    [0] ninguno tiene
    [one] uno tiene
   *[other] { $enemies } tienen
} disco rival y { $empty ->
    [0] ninguno está vacío
    [one] uno está vacío
   *[other] { $empty } están vacíos
}; solo 1 y 3 a la vez lo prohibirían
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
}) no puede colocar ni capturar, y pasa.
say-nebuchadnezzar-flips = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) voltea { $count } { $count ->
    [one] disco { $theirs ->
        [black] negro
       *[white] blanco
    }
   *[other] discos { $theirs ->
        [black] negros
       *[white] blancos
    }
}, de { $from } a { $to }; de los muros de alrededor, son suyos { $own } y del rival { $enemy }.
say-nebuchadnezzar-flips-wins = El jugador { $player } ({ $colour ->
    [black] negras
   *[white] blancas
}) voltea { $count } { $count ->
    [one] disco { $theirs ->
        [black] negro
       *[white] blanco
    }
   *[other] discos { $theirs ->
        [black] negros
       *[white] blancos
    }
}, de { $from } a { $to }; de los muros de alrededor, son suyos { $own } y del rival { $enemy }. Gana: al rival no le queda ningún disco.
part-nebuchadnezzar-wipes = deja al rival sin discos
part-nebuchadnezzar-lets = deja que el rival se lleve todos los discos al instante
part-nebuchadnezzar-leaves-pass = obliga al rival a pasar
part-nebuchadnezzar-leaves-one = deja al rival una sola jugada
part-nebuchadnezzar-threatens = amenaza con llevarse todos los discos en la jugada siguiente

## Temple

say-temple-plays-floor = El jugador { $player } pone un suelo: { $what }.
say-temple-plays-corner-wall = El jugador { $player } pone una esquina de paredes: { $what }.
say-temple-plays-single-wall = El jugador { $player } pone una pared simple: { $what }.
say-temple-plays-tunnel = El jugador { $player } pone un túnel: { $what }.
say-temple-plays-single-top = El jugador { $player } pone un techo simple: { $what }.
say-temple-plays-corner-top = El jugador { $player } pone un techo de esquina: { $what }.
part-temple-turn = { $placed }. Así { $colours }
part-temple-touches = { $tile } en { $slot }, junto a { $other } en { $there }
part-temple-first = { $tile } en { $slot }, la primera ficha de la partida
part-temple-then = { $first }, luego { $rest }
part-temple-opens = empieza el color { $colour }
part-temple-finishes = agota el color { $colour }
part-temple-goes-on = sigue con el color { $colour }
part-temple-wins-last = gana, pues era su última ficha
part-temple-wins-stranded = gana, pues el jugador { $player } no tiene ninguna jugada legal
part-temple-places-last = pone la última ficha
part-temple-strands = deja al rival sin jugadas
part-temple-lets-win = deja que el rival gane al instante
part-temple-leaves-one = deja al rival una sola jugada
part-temple-leaves = deja al rival { $count } { $count ->
    [one] jugada
   *[other] jugadas
}

## Líneas de un análisis: qué hacen sus jugadas

say-why-move = Esta jugada { $does }.
say-why-reply = La mejor respuesta { $does }.
say-why-next = La jugada siguiente { $does }.
say-why-second = La segunda mejor jugada, { $move }, { $loses }.
say-why-second-unnamed = La segunda mejor jugada { $loses }.
say-why-others-lose = Cualquier otra jugada pierde sin remedio.
part-why-only = es la única posible
part-why-quiet = es tranquila
part-why-wins = fuerza la victoria
part-why-wins-with = fuerza la victoria en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
part-why-draws = asegura las tablas
part-why-lost = ya no salva la partida
part-why-ahead = lleva a { $points ->
    [one] un punto
   *[other] { $points } puntos
} de ventaja con el mejor juego
part-why-behind = lleva a { $points ->
    [one] un punto
   *[other] { $points } puntos
} de desventaja con el mejor juego
part-why-level = lleva al empate con el mejor juego
part-why-total = lleva a { $points ->
    [one] un punto
   *[other] { $points } puntos
} en total
part-why-gives-away = regala { $points ->
    [one] un punto
   *[other] { $points } puntos
}
part-why-gives-away-about = regala alrededor de { $points ->
    [one] un punto
   *[other] { $points } puntos
}
part-why-as-good = es igual de buena
part-why-about-as-good = es prácticamente igual de buena
part-why-chances = baja las posibilidades de ganar del { $best } al { $this } por ciento
part-why-wins-later = también gana, pero más tarde
part-why-wins-too = también gana
part-why-not-at-once = no gana al instante
part-why-unproved = no da una victoria demostrada
part-why-only-draws = solo hace tablas
part-why-draws-too = también hace tablas
part-why-loses = pierde sin remedio
part-why-loses-sooner = pierde antes
part-why-loses-too = también pierde
part-captures-discs = captura { $count ->
    [one] un disco
   *[other] { $count } discos
}
part-octopus-opens = pone la primera ficha
part-octopus-scores = da { $points ->
    [one] un punto
   *[other] { $points } puntos
}
part-octopus-scores-nothing = no da puntos
part-octopus-is-last = pone la última ficha
part-themisto-wins-with = gana con { $row }
part-themisto-threatens-twice = amenaza con ganar en { $count } casillas a la vez ({ $cells })
part-themisto-cells = { $count } casillas
part-themisto-costs-a-turn = cuesta el turno siguiente
part-themisto-keeps-the-turn = permite jugar otra vez
part-themisto-uses-up-the-turn = perdona al rival el turno que debe
part-themisto-squeezes = obliga al rival a perder un turno o la partida
part-themisto-is-safe = es { $count ->
    [one] la única jugada
   *[other] una de las { $count } jugadas
} que no { $count ->
    [one] deja
   *[other] dejan
} al rival ganar al instante
part-ingenious-gains = da { $gains }
part-ingenious-swaps = cambia las fichas del atril por otras nuevas
part-ingenious-keeps-rack = conserva las fichas del atril
part-ingenious-keeps = conserva una ficha con { $colour } para subir el color más bajo
part-ingenious-ends-with = acaba con { $this } en el color más bajo en vez de { $best }
part-ingenious-ends-lower = deja al final el color más bajo alrededor de { $points ->
    [one] un punto
   *[other] { $points } puntos
} por debajo
part-nebuchadnezzar-stops = evita la captura de { $count ->
    [one] un disco
   *[other] { $count } discos
}
part-nebuchadnezzar-walls-in = amuralla { $count ->
    [one] un disco
   *[other] { $count } discos
} para la jugada siguiente
part-nebuchadnezzar-allows = deja que el rival capture { $count ->
    [one] un disco
   *[other] { $count } discos
}
part-nebuchadnezzar-takes-points = deja al rival { $count } puntos menos donde colocar
part-nebuchadnezzar-swaps = toma el otro color
part-nebuchadnezzar-passes = consiste en pasar
part-temple-places = pone { $kind ->
    [floor] un suelo
    [corner-wall] una esquina de paredes
    [single-wall] una pared simple
    [tunnel] un túnel
    [single-top] un techo simple
   *[corner-top] un techo de esquina
} de { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
part-temple-takes-places = deja al rival { $now ->
    [0] sin sitio
    [one] con un sitio
   *[other] con { $now } sitios
} donde construir en vez de { $before }

## Problemas: jugadas no permitidas

say-detail-placed = línea { $line }, columna { $column }: { $detail }
say-detail-octopus-no-tile = { $tile } no está en la mano del puesto { $seat }.
say-detail-octopus-opening = La primera ficha va a 0,0, no a { $cell }.
say-detail-octopus-taken = La casilla { $cell } está ocupada por { $tile }; en una casilla cabe una ficha.
say-detail-octopus-alone = Ninguna ficha toca la casilla { $cell } por un lado.
say-detail-themisto-won = el puesto { $seat } ha ganado; no hay más jugadas
say-detail-themisto-no-disc = no hay ningún disco en { $cell }
say-detail-themisto-not-empty = { $cell } no está vacía; un disco acaba su jugada en una casilla vacía
say-detail-themisto-no-line = ninguna línea recta va de { $from } a { $to }
say-detail-themisto-in-the-way = un disco entre { $from } y { $to } cierra el paso
say-detail-themisto-nothing-beside = ninguno de los otros discos está junto a { $cell }
say-detail-themisto-no-capture = el disco de { $from } no encierra en { $to } ninguna línea que el puesto { $seat } pueda capturar
say-detail-themisto-restores = la jugada restablecería el tablero tal como estaba antes del último turno

## Temas y tipos de problemas

say-octopus-ask-biggest-score = Encuentra la jugada que más puntos da.
say-octopus-ask-best-placement = Pones una ficha, el rival responde y pones otra: encuentra la primera jugada, la que más ventaja te da sea cual sea la respuesta.
say-octopus-ask-best-line = Juegas a solas: pon todas tus fichas y consigue tantos puntos como puedas.
say-octopus-ask-endgame = Gana: una sola jugada lleva a la victoria contra toda respuesta.
say-octopus-kind-second-biggest-score = Una jugada da al menos 2 puntos más que cualquier otra. La posición está compuesta.
say-octopus-ask-which-tile-to-keep = Juegas a solas: pon todas tus fichas menos una y consigue tantos puntos como puedas.
say-octopus-kind-which-tile-to-keep = Se han probado todas las elecciones de fichas, todos los órdenes y todas las casillas: en cada paso una sola jugada lleva al mejor total. La ficha que más da al instante no es la primera que se pone. La posición está compuesta.
say-octopus-kind-second-best-line = Se han probado todos los órdenes y todas las casillas hasta la última ficha: en cada paso una sola jugada lleva al mejor total. La posición está compuesta.
say-octopus-kind-second-best-placement = Se han probado todas las jugadas, todas las respuestas y todas las segundas jugadas. La solución da al menos 2 puntos más de ventaja que cualquier otra primera jugada, y no es la que más da al instante. La posición está compuesta.
say-octopus-ask-sacrifice = Renuncia ahora a puntos para tener la mayor ventaja tras tu segunda jugada.
say-octopus-kind-sacrifice = Como best-placement; la solución da al instante al menos 2 puntos menos que otra jugada, pero al final al menos 1 punto más de ventaja que cualquier otra. La posición está compuesta.
say-octopus-ask-last-tile = Pon tu última ficha de modo que al final tengas la mayor ventaja.
say-octopus-kind-last-tile = Después de ti, el rival pone aún una ficha o dos. Se han probado todas las jugadas y todas las respuestas hasta el final. La solución es al menos 2 puntos mejor que cualquier otra jugada, y no es la que más da al instante. La posición está compuesta.
say-octopus-ask-last-word = Al rival le queda una ficha y a ti más: consigue la mayor ventaja al final.
say-octopus-kind-last-word = Todas las jugadas se han analizado hasta el final de la partida. La solución es al menos 2 puntos mejor que cualquier otra jugada, y no es la que más da al instante. La posición está compuesta.
say-octopus-kind-second-endgame = Quedan cuatro fichas o más, y todas las jugadas se han analizado hasta el final de la partida. Solo gana la solución; es al menos 2 puntos mejor que cualquier otra jugada, y no es la que más da al instante. La posición está compuesta.
say-octopus-ask-save-the-game = Salva la partida: una jugada lleva a una victoria compartida contra toda respuesta; las demás pierden.
say-octopus-kind-save-the-game = Quedan cuatro fichas o más, y todas las jugadas se han analizado hasta el final de la partida. Tras la solución, la partida acaba con igualdad de puntos; es al menos 2 puntos mejor que cualquier otra jugada, y no es la que más da al instante. La posición está compuesta.
say-octopus-ask-three-seats = Dos rivales pueden aliarse contra ti: acaba con la mayor ventaja sobre el mejor de ellos.
say-octopus-kind-three-seats = Todas las jugadas se han analizado hasta el final de la partida, con los dos rivales contra ti. La solución es al menos 1 punto mejor que cualquier otra jugada, y no es la que más da al instante. La posición está compuesta.
say-octopus-kind-eight-tiles = Quedan ocho fichas, dos parejas en cada mano. Solo gana la solución, y no es la jugada que más da al instante.
say-octopus-theme-quiet-move = Una jugada de la solución da 1 punto o ninguno, aunque otra daría 4 o más.
say-octopus-theme-denial = La primera jugada ocupa la casilla donde el rival puntuaría más, al menos 2 puntos más que en otra parte.
say-octopus-theme-poisoned-bait = Cualquiera de las primeras jugadas que más puntos dan permite al rival puntuar más que antes.
say-octopus-theme-set-up = Tras la primera jugada, una de las fichas que quedan en la mano puede dar más de lo que antes podía dar cualquiera de ellas.
say-octopus-theme-fork = Tras la primera jugada hay dos casillas donde una ficha de la mano puede dar más de lo que antes podía dar cualquiera.
say-octopus-theme-patience = La jugada que más da al principio también se hace, pero después.
say-octopus-theme-stepping-stone = Más tarde, la solución juega en una casilla que al principio no era accesible.
say-octopus-theme-own-trail = Más tarde, la solución puntúa con una ficha que pusiste antes.
say-octopus-theme-bridge = Una jugada de la solución puntúa con series de su color, o de su número, en dos direcciones opuestas.
say-octopus-theme-long-run = Una jugada de la solución puntúa con una serie de cuatro fichas o más.
say-octopus-theme-many-arms = Una jugada de la solución puntúa en cinco direcciones o más.
say-octopus-theme-comeback = Vas por detrás antes de la primera jugada y ganas la partida.
say-octopus-theme-sacrifice = La primera jugada da al menos 3 puntos menos que otra.
say-octopus-theme-scoreless = Una jugada de la solución no puntúa.
say-octopus-theme-outpost = La primera jugada va a una casilla rodeada de dos fichas como mucho.
say-octopus-theme-hole = Una jugada de la solución va a una casilla con fichas en sus cuatro lados.
say-octopus-theme-double-count = Una jugada de la solución puntúa por su color y por su número.
say-octopus-theme-diagonals = La primera jugada da 2 puntos o más, todos en diagonal.
say-octopus-theme-kept-back = No se pone ninguna de las fichas que más podrían dar al principio.
say-octopus-theme-right-tile = La jugada que más da al instante pone la misma ficha en otra casilla.
say-octopus-theme-right-cell = La jugada que más da al instante pone otra ficha en la misma casilla.
say-octopus-theme-crescendo = La solución tiene varias jugadas, y cada una da más que la anterior.
say-octopus-theme-straight-line = La solución tiene varias jugadas, todas en una fila, columna o diagonal.
say-octopus-theme-far-apart = Dos jugadas de la solución están a tres casillas o más de distancia.
say-octopus-theme-shared-win = Tras la solución la partida termina con igualdad de puntos.
say-octopus-theme-by-one-point = Acabas con un punto de ventaja.
say-octopus-theme-one-suit = Tienes al menos dos fichas en la mano, todas del mismo color o del mismo número.
say-octopus-theme-miniature = En el tablero hay seis fichas como mucho.
say-octopus-theme-last-placement = Pones la última ficha de la partida.
say-themisto-ask-win-in-1 = Forma una fila de cinco con una jugada.
say-themisto-ask-win-in-2 = Gana con dos jugadas tuyas, haga lo que haga el rival.
say-themisto-ask-win-in-3 = Gana con tres jugadas tuyas, haga lo que haga el rival.
say-themisto-ask-only-move = Encuentra la única jugada que no pierde.
say-themisto-kind-composed-win-in-1 = Gana exactamente una jugada, sin contar las simétricas. La posición está compuesta y tiene pocos discos.
say-themisto-ask-two-turns = Gana con tus dos turnos seguidos.
say-themisto-kind-two-turns = El rival debe perder un turno. Ninguna jugada gana al instante; está demostrado que una sola primera jugada gana junto con la segunda. La posición está compuesta y tiene pocos discos.
say-themisto-kind-composed-win-in-2 = Ninguna jugada gana al instante. Está demostrado que una sola primera jugada fuerza la victoria con la segunda, y que en la variante principal también la segunda es la única que gana. La posición está compuesta.
say-themisto-kind-composed-win-in-3 = Nada gana más rápido. Está demostrado que una sola primera jugada fuerza la victoria en tres, y que en la variante principal una sola jugada gana cada vez. La posición está compuesta y tiene pocos discos.
say-themisto-kind-composed-only-move = El rival amenaza con ganar. Tras cualquier otra jugada fuerza la victoria con una jugada, o con dos si lo dice el problema; tras la única segura no lo logra ni con dos. La posición está compuesta y tiene pocos discos.
say-themisto-ask-zugzwang = No hay ninguna amenaza. Encuentra la única jugada que no pierde.
say-themisto-kind-zugzwang = El rival no amenaza nada, pero, tras cualquier jugada salvo una, fuerza la victoria con dos jugadas como mucho, casi siempre porque tienes que sacar un disco de una fila. La posición está compuesta y tiene pocos discos.
say-themisto-ask-forced-penalty = No amenaces nada y deja al rival solo jugadas que le cuesten un turno o la partida.
say-themisto-kind-forced-penalty = La primera jugada no amenaza nada. Mueva lo que mueva después, el rival pierde un turno o la partida al instante. Está demostrado que una sola primera jugada fuerza la victoria en tres, y que en la variante principal una sola jugada gana cada vez. La posición está compuesta y tiene pocos discos.
say-themisto-ask-paid-defence = Sacrifica un turno: encuentra la única jugada que no pierde.
say-themisto-kind-paid-defence = Todas las jugadas que no te cuestan un turno pierden: el rival fuerza la victoria con dos jugadas como mucho. Solo resiste una jugada que sale de una fila de tres o cuatro, aunque el rival tenga entonces dos turnos seguidos; está demostrado. La posición está compuesta y tiene pocos discos.
say-themisto-ask-win-in-4 = Gana con cuatro jugadas tuyas, haga lo que haga el rival.
say-themisto-kind-win-in-4 = Nada gana más rápido. Está demostrado que una sola primera jugada fuerza la victoria en cuatro, y que en la variante principal una sola jugada gana cada vez. La posición está compuesta y tiene pocos discos.
say-themisto-ask-save-the-draw = Salva las tablas: encuentra la única jugada que no pierde.
say-themisto-kind-save-the-draw = Hay seis discos. Tras cualquier otra jugada, el rival fuerza la victoria con dos jugadas como mucho. Tras esta ya nadie puede ganar: para demostrarlo se resolvieron todas las posiciones con seis discos. Así, la partida sigue hasta que una posición se repita por tercera vez.
say-themisto-theme-capture-win = La jugada ganadora es una captura.
say-themisto-theme-double-capture = Una jugada de la solución captura en dos líneas o más.
say-themisto-theme-remote-row = El disco movido no forma parte de la fila ganadora: la completan los discos capturados.
say-themisto-theme-six-wins = El jugador dos gana con una fila de seis discos o más.
say-themisto-theme-six-trap = El jugador uno podría formar con su primera jugada una fila de seis discos o más, que no gana.
say-themisto-theme-declined-capture = Una jugada de la solución podría capturar, pero sería un error.
say-themisto-theme-row-disc = Sacas un disco de una fila de tres o cuatro.
say-themisto-theme-two-turns = Mueves dos veces seguidas.
say-themisto-theme-forced-payment = La mejor defensa del rival le cuesta un turno.
say-themisto-theme-double-threat = Una jugada de la solución amenaza con ganar en dos casillas o más.
say-themisto-theme-same-disc = Ganas con un disco que ya moviste antes.
say-themisto-theme-saving-capture = La única jugada que no pierde es una captura.
say-themisto-theme-costly-escape = Otra jugada impide toda victoria inmediata, pero te cuesta un turno y pierde ante dos turnos seguidos.
say-themisto-theme-miniature = Hay ocho discos como mucho.
say-themisto-theme-one-colour = Al principio todos los discos son del mismo color.
say-themisto-theme-long-slide = Mueves un disco cinco casillas o más.
say-themisto-theme-corner = Tu última jugada termina en una esquina.
say-themisto-theme-edge-row = Una fila ganadora está en el borde.
say-themisto-theme-diagonal-row = Todas las filas ganadoras van en diagonal.
say-themisto-theme-crossed-rows = La jugada ganadora completa dos filas a la vez.
say-themisto-theme-quiet-start = La primera jugada ni captura ni amenaza con ganar.
say-themisto-theme-hidden-move = Al menos la mitad de las jugadas parecen mejores que la primera.
say-themisto-theme-switchback = Devuelves un disco a la casilla de la que vino.
say-themisto-theme-no-free-move = Al principio toda jugada legal te cuesta un turno.
say-themisto-theme-borrowed-disc = Mueves el disco que el rival acaba de mover.
say-ingenious-theme-bonus-chain = La solución pone varias fichas en un turno.
say-ingenious-theme-double-bonus = Una ficha de la solución lleva dos colores al final de su escala.
say-ingenious-theme-quiet-start = La primera ficha no sube el color más bajo; en un duelo, no da nada.
say-ingenious-theme-less-is-more = Otra primera ficha habría dado al menos tres puntos más.
say-ingenious-theme-own-run = Más tarde, una ficha de la solución puntúa con una mitad que pusiste antes.
say-ingenious-theme-crossing = Una mitad puntúa en tres direcciones o más.
say-ingenious-theme-overflow = En la solución se pierden puntos al final de una escala.
say-ingenious-theme-twin-lows = Varios colores comparten la puntuación más baja, y la solución los sube todos.
say-ingenious-theme-closes = Tras la primera ficha queda sitio para al menos dos fichas menos que antes.
say-ingenious-theme-denial = La primera ficha evita la mejor jugada del rival.
say-ingenious-theme-only-win = Una sola jugada gana con seguridad.
say-ingenious-theme-rescue = No hay nada mejor que una victoria compartida o la igualdad de opciones, y solo una jugada lo consigue.
say-ingenious-ask-second-raise = Pon una ficha de modo que tu color más bajo acabe lo más alto posible; en caso de igualdad decide el siguiente más bajo, y así sucesivamente.
say-ingenious-kind-second-raise = Se han probado todas las jugadas. Cualquier otra deja el color más bajo o el segundo más bajo al menos un punto por debajo. La posición está compuesta.
say-ingenious-ask-two-placements = Pones dos fichas en este turno: sube con ambas tus colores más bajos lo más posible.
say-ingenious-kind-two-placements = Hay dos jugadas extra pendientes y entre ellas no se roba: se han probado todos los pares. Solo estas dos fichas, en este orden, dan el mejor resultado. La posición está compuesta.
say-ingenious-ask-earn-a-bonus = Lleva un color a 18 para ganar una jugada extra, y sube con ella tus colores más bajos lo más posible.
say-ingenious-kind-earn-a-bonus = Se han probado todas las secuencias de fichas de este turno. En cada paso una sola jugada lleva al mejor resultado. La posición está compuesta.
say-ingenious-ask-all-six = Gana al instante: lleva los seis colores a 18 en este turno.
say-ingenious-kind-all-six = Se han probado todas las secuencias de fichas de este turno. Solo una lleva los seis colores a 18, y en cada paso una sola jugada lo mantiene posible. La posición está compuesta.
say-ingenious-ask-second-last = Hay sitio para dos fichas más y todos los atriles están a la vista: haz la única jugada que gana.
say-ingenious-kind-second-last = Todas las jugadas y respuestas se han seguido hasta el final. Una jugada gana; cualquier otra lleva como mucho a una victoria compartida. La posición está compuesta.
say-ingenious-ask-level-the-scores = Hay sitio para dos fichas más y todos los atriles están a la vista: haz la única jugada que salva una victoria compartida.
say-ingenious-kind-level-the-scores = Todas las jugadas y respuestas se han seguido hasta el final. Una jugada lleva a puntuaciones iguales; cualquier otra pierde. La posición está compuesta.
say-ingenious-theme-exact-landing = Una ficha de la solución lleva un color exactamente a 18, y no se pierde ningún punto.
say-ingenious-theme-bridge = Una mitad puntúa en dos direcciones opuestas.
say-ingenious-theme-printed-symbol = Una mitad de la solución puntúa con un símbolo impreso.
say-ingenious-theme-both-lows = Dos colores están más bajos que todos los demás, y la primera ficha sube ambos.
say-ingenious-theme-patience = La ficha de una jugada que parece mejor que la primera se pone más tarde.
say-ingenious-theme-right-tile = Una jugada que parece mejor que la primera pone la misma ficha en otro sitio.
say-ingenious-theme-right-cell = Una jugada que parece mejor que la primera pone otra ficha en las mismas casillas.
say-ingenious-theme-turned-round = Solo una jugada parece mejor que la primera: la misma con las mitades intercambiadas.
say-ingenious-theme-double-tile = La primera ficha tiene el mismo color en ambas mitades.
say-ingenious-theme-scoreless = La primera ficha no puntúa.
say-ingenious-theme-ends-the-game = Tras la primera ficha no hay sitio para otra.
say-ingenious-theme-tie-break = Los colores más bajos de ambos jugadores acaban igualados, y decide uno más alto.
say-ingenious-theme-comeback = Vas por detrás antes de la primera ficha y ganas la partida.
say-ingenious-theme-miniature = En el tablero hay ocho fichas como mucho.
say-nebuchadnezzar-ask-1 = Deja al rival sin discos con una captura.
say-nebuchadnezzar-ask-2 = Deja al rival sin discos con dos jugadas tuyas, sean cuales sean las respuestas.
say-nebuchadnezzar-ask-3 = Deja al rival sin discos con tres jugadas tuyas, sean cuales sean las respuestas.
say-nebuchadnezzar-ask-hold = Coloca un disco de modo que el rival no pueda forzar la captura de todos tus discos en sus próximas jugadas.
say-nebuchadnezzar-kind-composed-1 = Una sola captura se lleva todos los discos del rival. La posición está compuesta de unos pocos bloques.
say-nebuchadnezzar-kind-composed-2 = Ninguna jugada gana al instante. Está demostrado que una sola primera jugada fuerza la victoria con la segunda, y que en la variante principal también la segunda es la única que gana. La posición está compuesta de unos pocos bloques.
say-nebuchadnezzar-kind-composed-3 = Nada gana más rápido. Está demostrado que una sola primera jugada fuerza la victoria en tres, y que en la variante principal una sola jugada gana cada vez. La posición está compuesta de unos pocos bloques.
say-nebuchadnezzar-ask-4 = Deja al rival sin discos con cuatro jugadas tuyas, sean cuales sean las respuestas.
say-nebuchadnezzar-kind-composed-4 = Nada gana más rápido. Está demostrado que una sola primera jugada fuerza la victoria en cuatro, y que en la variante principal una sola jugada gana cada vez. La posición está compuesta de unos pocos bloques.
say-nebuchadnezzar-kind-composed-placement = Hay capturas, pero todas pierden. Está demostrado que, tras cualquier otra jugada, el rival fuerza la victoria en tantas jugadas como dice el problema (de una a cuatro), y que tras la única colocación buena no puede. La posición está compuesta de unos pocos bloques.
say-nebuchadnezzar-ask-only-capture = Captura de modo que el rival no pueda forzar la captura de todos tus discos en sus próximas jugadas.
say-nebuchadnezzar-kind-only-capture = Hay tres capturas o más. Está demostrado que, tras cualquier otra jugada, el rival fuerza la victoria en tantas jugadas como dice el problema (de una a cuatro), y que tras la única captura buena no puede. La posición está compuesta de unos pocos bloques.
say-nebuchadnezzar-ask-zugzwang = No hay ninguna amenaza. Encuentra la única jugada tras la que el rival no puede dejarte sin discos.
say-nebuchadnezzar-question-zugzwang = No hay ninguna amenaza. Encuentra la única jugada tras la que el rival no puede dejarte sin discos { $within ->
    [one] en su próxima jugada
   *[other] en sus próximas { $within } jugadas
}.
say-nebuchadnezzar-kind-zugzwang = Si le tocara jugar, el rival no podría forzar la victoria en tantas jugadas como dice el problema (de dos a cuatro). Está demostrado que sí puede tras todas tus jugadas menos una. La posición está compuesta de unos pocos bloques.
say-nebuchadnezzar-theme-quiet-move = La solución empieza colocando un disco, aunque podrías capturar.
say-nebuchadnezzar-theme-modest = La solución empieza con una captura que voltea menos discos que otra.
say-nebuchadnezzar-theme-last-disc = La captura ganadora voltea un solo disco, el último del rival.
say-nebuchadnezzar-theme-great = La captura ganadora voltea un cuarto del tablero o más.
say-nebuchadnezzar-theme-corner = El rectángulo de la captura ganadora está en una esquina del tablero: dos bordes son sus muros.
say-nebuchadnezzar-theme-borrowed = En la solución, un muro de una captura se compone de discos del rival.
say-nebuchadnezzar-theme-forced-pass = En la variante principal el rival no puede colocar ni capturar y debe pasar.
say-nebuchadnezzar-theme-only-reply = En la variante principal el rival tiene una sola jugada, y no es pasar.
say-nebuchadnezzar-theme-sacrifice = En la variante principal el rival voltea discos tuyos, y pierde igualmente.
say-nebuchadnezzar-theme-recapture = En la variante principal volteas un disco que el rival acaba de voltear.
say-nebuchadnezzar-theme-outnumbered = Tienes menos de la mitad de los discos del rival.
say-nebuchadnezzar-theme-outpost = El único punto bueno no toca ninguno de tus discos.
say-nebuchadnezzar-theme-bridge = El único punto bueno une tus discos por dos lados o más.
say-nebuchadnezzar-theme-resist = Podrías capturar, pero solo resiste la colocación de un disco.
say-nebuchadnezzar-theme-last-cell = La solución llena el último punto vacío del tablero.
say-nebuchadnezzar-theme-hidden-move = Al menos la mitad de las jugadas voltean más discos que la primera.
say-nebuchadnezzar-theme-neutral-walls = La captura ganadora va de borde a borde: dos bordes opuestos son muros neutrales.
say-nebuchadnezzar-theme-narrow-capture = La captura ganadora tiene un punto de ancho y tres o más de largo.
say-nebuchadnezzar-theme-built-wall = Un muro de la captura ganadora tiene un disco que colocaste o volteaste antes.
say-nebuchadnezzar-theme-seesaw = Un disco se voltea tres veces o más.
say-nebuchadnezzar-theme-no-room = El rival podía colocar un disco antes de la primera jugada, y después ya no puede.
say-nebuchadnezzar-theme-single-file = Al menos dos veces, el rival tiene una sola jugada para responder.
say-nebuchadnezzar-theme-great-sacrifice = El rival voltea de una vez cuatro discos tuyos o más, y pierde igualmente.
say-nebuchadnezzar-theme-counter-threat = La única jugada que resiste amenaza con llevarse todos los discos en la jugada siguiente.
say-nebuchadnezzar-theme-wall-breaker = El rival amenaza con llevarse todos tus discos, y la única jugada buena cambia un muro que necesita.
say-temple-ask-strand = Deja al rival sin jugadas, sean cuales sean las respuestas.
say-temple-kind-strand = Hay que lograrlo en una o dos jugadas, según el problema. Está demostrado que una sola primera jugada fuerza la victoria, que nada gana más rápido y que en la variante principal una sola jugada gana cada vez. Tienes demasiadas fichas para ganar de otro modo. La posición está compuesta, con pocas fichas en la mesa.
say-temple-ask-last-tiles = Quedan pocas fichas: pon la última que tengas o deja al rival sin jugadas.
say-temple-kind-last-tiles = Cada jugador tiene algunas fichas de un color y nada más. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas pedido, que nada gana más rápido y que en la variante principal una sola jugada gana cada vez. La posición está compuesta, con pocas fichas en la mesa.
say-temple-ask-squeeze = No amenaces nada: deja al rival solo jugadas perdedoras.
say-temple-kind-squeeze = Si el rival pudiera pasar tras la primera jugada, no ganarías al instante; pero tiene que mover, y toda jugada pierde. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas pedido, que nada gana más rápido y que en la variante principal una sola jugada gana cada vez. La posición está compuesta, con pocas fichas en la mesa.
say-temple-ask-composed-avoid = Encuentra la única jugada tras la que el rival no puede dejarte sin jugadas.
say-temple-kind-composed-avoid = Está demostrado que tras cualquier otra jugada el rival te deja sin jugadas sin que puedas evitarlo, en el número de jugadas pedido, y que tras la única buena no puede. El rival tiene demasiadas fichas para ganar de otro modo. La posición está compuesta, con pocas fichas en la mesa.
say-temple-ask-outlast = Quedan pocas fichas: encuentra la única jugada que no pierde.
say-temple-kind-outlast = Cada jugador tiene algunas fichas de un color y nada más. Está demostrado que tras cualquier otra jugada el rival fuerza la victoria en el número de jugadas pedido, con su última ficha o dejándote sin jugadas, y que tras la única buena no puede. La posición está compuesta, con pocas fichas en la mesa.
say-temple-theme-single-burden = A quien se queda sin jugadas le queda una ficha de su color empezado.
say-temple-theme-stuck-one = A quien se queda sin jugadas le queda un 1 de su color empezado, que solo cabe junto a otro 1.
say-temple-theme-occupation = La jugada decisiva ocupa un lugar que el rival podría haber llenado.
say-temple-theme-no-entry = La jugada decisiva no ocupa ningún lugar del rival: se los cierra desde uno contiguo.
say-temple-theme-roof = La jugada decisiva pone un techo.
say-temple-theme-walling-in = La jugada decisiva se compone solo de paredes.
say-temple-theme-paving = La jugada decisiva es un suelo.
say-temple-theme-understatement = La solución empieza con menos fichas de las que pondría otra jugada.
say-temple-theme-clean-finish = La solución empieza agotando un color.
say-temple-theme-new-colour = La solución empieza con un color nuevo.
say-temple-theme-only-reply = En la variante principal el rival tiene una sola jugada, sea cual sea el color que empiece.
say-temple-theme-broad-front = Antes de la solución el rival podía construir tres formas o más; después, ninguna.
say-temple-theme-lifeline = La jugada que resiste crea sitio nuevo: después puedes construir más formas que antes.
say-temple-theme-quiet-start = La primera jugada no amenaza nada: si el rival pudiera pasar, no ganarías al instante.
say-temple-theme-last-tile = Ganas poniendo tu última ficha.
say-temple-theme-run-on = En una sola jugada agotas un color y sigues con otro.
say-temple-theme-miniature = Hay seis fichas como mucho en la mesa.
say-temple-theme-hidden-move = Al menos la mitad de las jugadas parecen mejores que la primera: dejan menos sitio al rival o más a ti.
say-temple-theme-tile-choice = La primera jugada pone una ficha donde también cabría otra tuya, y eso sería un error.
say-temple-theme-stepping-stone = Más tarde llenas un lugar que abrió tu primera jugada.
say-temple-theme-lent-slot = Llenas un lugar que abrió la jugada anterior del rival.
say-temple-theme-forced-tile = En algún momento de la variante principal el rival tiene varias jugadas, y todas ponen la misma ficha.
say-temple-theme-both-stuck = Al final tampoco tú podrías mover.
say-temple-theme-counter-threat = Tras la jugada que resiste amenazas con ganar al instante.
say-temple-theme-narrow-path = Si jugaras otra vez justo después de tu primera jugada, podrías construir como mucho una forma.

## Problemas de Octopus

say-detail-octopus-outside = La casilla { $cell } está fuera de los límites, de { $range }.
part-range = { $least } a { $most }
say-detail-octopus-hands = Hay { $count } { $count ->
    [one] mano
   *[other] manos
}; una posición tiene de 1 a { $most } puestos.
say-detail-octopus-set-count = Una partida tiene 1 o 2 juegos de fichas, no { $count }.
say-detail-octopus-scores = Hay { $scores } { $scores ->
    [one] puntuación
   *[other] puntuaciones
} para { $hands } { $hands ->
    [one] mano
   *[other] manos
}; cada puesto tiene una de cada.
say-detail-octopus-score = Una puntuación va de 0 a { $most }; { $score } no es posible.
say-detail-octopus-coordinates = { $tile } está en { $cell }; las coordenadas van de { $range }.
say-detail-octopus-too-often = { $tile } aparece más de { $most } entre el tablero y las manos, con { $ids }.
part-once = una vez
part-twice = dos veces
say-detail-octopus-no-seat = No existe el puesto { $seat }; los puestos van de 0 a { $last }.
say-detail-octopus-empty-hand = El puesto { $seat } no puede mover: su mano está vacía y otros aún tienen fichas.
say-detail-octopus-both = { $tile } y { $other } están ambas en { $cell }; en una casilla cabe una ficha.
say-detail-octopus-apart = { $tile } en { $cell } no está unida a { $other } por fichas que se tocan por un lado.

## Problemas de Themisto

say-detail-themisto-no-seat = no existe el puesto { $seat }; los puestos son 0 y 1
say-detail-themisto-discs = en el tablero hay { $count } { $count ->
    [one] disco
   *[other] discos
}; una posición tiene de { $least } a { $most }
say-detail-themisto-previous = en el tablero anterior hay { $before } { $before ->
    [one] disco
   *[other] discos
}, en el actual { $count }; ambos deben tener los mismos
say-detail-themisto-no-row = se nombra ganador al puesto { $seat }, pero en el tablero no hay ninguna fila de { $row } discos
part-themisto-five = exactamente cinco
part-themisto-five-or-more = cinco o más
say-detail-themisto-after-win = tras la victoria del puesto { $seat }, mueve el puesto { $other }
say-detail-themisto-skip = una victoria anula todo turno perdido, así que skip es false en una posición ganada

## Problemas de Genial

say-detail-ingenious-phase = { $what } no es posible en la fase { $ids }
part-ingenious-a-placement = poner una ficha
part-ingenious-a-draw = robar
say-detail-ingenious-adjacent = las dos casillas de una ficha deben ser contiguas
say-detail-ingenious-no-tile-unseen = no hay ninguna ficha { $tile } en el atril, ni queda ninguna oculta
say-detail-ingenious-no-tile = no hay ninguna ficha { $tile } en el atril
say-detail-ingenious-first = la primera ficha de un puesto debe tocar un símbolo impreso que ninguna ficha toque
say-detail-ingenious-draw-count = hay que robar { $count } { $count ->
    [one] ficha
   *[other] fichas
}, no { $sent }
say-detail-ingenious-face-down = solo se roba boca abajo para un atril vacío o con fichas boca abajo, y nunca en solitario
say-detail-ingenious-unseen = imposible robar { $count } { $tile }: { $left ->
    [0] no queda ninguna oculta
    [one] solo queda una oculta
   *[other] solo quedan { $left } ocultas
}
say-detail-ingenious-aside = imposible robar { $count } { $tile }: { $left ->
    [0] no queda ninguna oculta
    [one] solo queda una oculta
   *[other] solo quedan { $left } ocultas
}; { $why }
part-ingenious-aside = las fichas apartadas aún no están en la bolsa
say-detail-ingenious-no-seat = con { $count } { $count ->
    [one] puesto
   *[other] puestos
} no existe el puesto { $seat }
say-detail-ingenious-seats = en la modalidad { $ids } el número de puestos es de { $range }, no de { $count }
say-detail-ingenious-entries = { $ids } necesita una entrada por puesto: { $seats }, no { $entries }
say-detail-ingenious-cells-adjacent = las casillas { $cell } y { $other } de una ficha no son contiguas
say-detail-ingenious-rack = un atril de { $count } { $count ->
    [one] ficha
   *[other] fichas
}: caben como mucho { $most }
say-detail-ingenious-copies = entre el tablero y los atriles hay más de { $most } { $most ->
    [one] ficha
   *[other] fichas
} { $tile }
say-detail-ingenious-seat-placed = el puesto { $seat } no puede haber colocado { $count } { $count ->
    [one] ficha
   *[other] fichas
}: en el tablero hay { $most }
say-detail-ingenious-sum-placed = los puestos han colocado en total { $count } { $count ->
    [one] ficha
   *[other] fichas
}, y en el tablero hay { $most }
say-detail-ingenious-score = una puntuación de { $score } se sale de la escala, que va de { $least } a { $most }
say-detail-ingenious-partners = los puestos { $seat } y { $other } comparten escalas, pero sus puntuaciones difieren
say-detail-ingenious-pegs = los dos puestos comparten marcadores: las puntuaciones del puesto 1 deben ser las del puesto 0 con el signo contrario
say-detail-ingenious-bonus = { $count } { $count ->
    [one] jugada
   *[other] jugadas
} extra: puede haber de 0 a 6 pendientes
say-detail-ingenious-bonus-phase = solo hay jugadas extra pendientes en la fase place, y nunca en solitario
say-detail-ingenious-exchange = el puesto { $seat } no puede cambiar las fichas de este atril
say-detail-ingenious-full = el atril del puesto { $seat } está lleno, no hay nada que robar
say-detail-ingenious-no-tile-seat = el puesto { $seat } no tiene ninguna ficha, y su atril no se está rellenando
say-detail-ingenious-outside = la casilla { $cell } está fuera del límite, de radio { $radius }
say-detail-ingenious-printed = en la casilla { $cell } hay un símbolo impreso: { $colour }
say-detail-ingenious-taken = en la casilla { $cell } ya hay una ficha

## Problemas de Nebuchadnezzar

say-detail-nebuchadnezzar-off = { $cell } no está en este tablero de { $side } por { $side }.
say-detail-nebuchadnezzar-taken = Los discos se colocan en puntos vacíos, y { $cell } ya es de las { $colour }.
part-nebuchadnezzar-black = negras
part-nebuchadnezzar-white = blancas
part-nebuchadnezzar-capital-black = las negras
part-nebuchadnezzar-capital-white = las blancas
say-detail-nebuchadnezzar-one-three = No se puede colocar un disco en { $cell }: toca exactamente un disco rival y tres puntos vacíos.
say-detail-nebuchadnezzar-swap = Los colores se intercambian justo después de la primera jugada, en la media jugada 1 y con un solo disco; { $why }.
part-nebuchadnezzar-no-pie = esta partida se juega sin la regla del intercambio
part-nebuchadnezzar-ply-here = aquí la media jugada es la { $ply }
part-nebuchadnezzar-not-one = aquí no hay exactamente un disco en el tablero
say-detail-nebuchadnezzar-pass = No se puede pasar mientras haya otra jugada, como { $move }.
say-detail-nebuchadnezzar-seat = Los puestos son 0 y 1; el puesto { $seat } no puede mover.
say-detail-nebuchadnezzar-colours = Cada uno de los dos puestos tiene su color: uno las negras, otro las blancas.
say-detail-nebuchadnezzar-ply = La media jugada va de 0 a { $most }; { $ply } no es posible.
say-detail-nebuchadnezzar-side = El lado del tablero va de { $least } a { $most }; { $side } no es posible.
say-detail-nebuchadnezzar-pure = Solo se captura un rectángulo ocupado por entero por las { $colour }, y { $cell } { $holds }.
part-nebuchadnezzar-holds-black = tiene un disco negro
part-nebuchadnezzar-holds-white = tiene un disco blanco
part-nebuchadnezzar-is-empty = está vacío
say-detail-nebuchadnezzar-perimeter = En el perímetro, { $who } tienen { $own } y las { $colour } { $theirs }; para capturar, las { $mover } necesitan más.
say-detail-nebuchadnezzar-bigger = Es parte de un rectángulo mayor que se puede capturar ahora, de { $from } a { $to }.
say-detail-nebuchadnezzar-no-wall = Falta un muro { $side }: hacen falta discos de un solo color de { $from } a { $to }, y { $cell } { $holds }.
part-side-bottom = abajo
part-side-left = a la izquierda
part-side-right = a la derecha
part-side-top = arriba

## Problemas de Temple

say-detail-temple-only-one = Solo hay una ficha { $tile }.
say-detail-temple-holds-no = El puesto { $seat } no tiene ninguna ficha { $tile }.
say-detail-temple-one-colour = Una jugada solo puede empezar un color.
say-detail-temple-continue = El puesto { $seat } debe seguir con { $colour }, del que { $left ->
    [one] le queda { $left } ficha
   *[other] le quedan { $left } fichas
}.
say-detail-temple-too-few = Al puesto { $seat } { $left ->
    [one] le queda { $left } ficha
   *[other] le quedan { $left } fichas
} de { $colour }, menos de las que pide esta jugada, en la que no puede empezar otro color.
say-detail-temple-use-up = El puesto { $seat } debe agotar { $colour }, del que { $left ->
    [one] le queda { $left } ficha
   *[other] le quedan { $left } fichas
}, antes de empezar otro color.
say-detail-temple-run-on = Una jugada solo puede seguir en un único color nuevo.
say-detail-temple-one-to-three = Una jugada pone de una a tres fichas.
say-detail-temple-named-twice = El lugar { $slot } se nombra dos veces.
say-detail-temple-floor = Un suelo necesita un suelo al lado o una pared que mire hacia él, y ninguna pared al lado debe darle la espalda.
say-detail-temple-single-wall = Una pared simple necesita una pared en una de sus esquinas, y un suelo en su casilla baja o un techo en su casilla alta.
say-detail-temple-two-walls = Dos paredes puestas a la vez forman un ángulo recto, ambas mirando a un mismo suelo, o ambas de espaldas a una casilla y mirando a suelos más allá.
say-detail-temple-top-alone = Un techo sin paredes nuevas necesita dos paredes cuya casilla alta sea la suya, o techos y paredes en todos los lados; ninguna pared debe mirar a su casilla.
say-detail-temple-top-walls = Un techo puesto con paredes forma o bien un túnel, con exactamente una pared ya en pie y la nueva enfrente, o bien un techo de esquina, con dos techos al lado y una pared nueva en cada lado abierto.
say-detail-temple-no-type = Ningún tipo de jugada llena a la vez lugares de estas clases.
say-detail-temple-taken = El lugar { $slot } está ocupado.
say-detail-temple-cell-holds = La casilla de { $slot } ya tiene una ficha (I1).
say-detail-temple-side-wall = En el lado de { $slot } ya hay una pared (I2).
say-detail-temple-low-high = { $slot } tendría un techo como casilla baja o un suelo como casilla alta (I2).
say-detail-temple-third-wall = { $slot } sería una tercera pared en una esquina de la cuadrícula, o se uniría allí en contra de los puntos (I3).
say-detail-temple-first = La primera ficha de la partida es un 1 en el lugar { $slot }.
say-detail-temple-touches = En { $slot }, { $tile } no toca ninguna ficha de valor igual o menor, se pongan en el orden que se pongan.
say-detail-temple-touches-used = En { $slot }, { $tile } no toca ninguna ficha de valor igual o menor, si el color que se agota va primero.
say-detail-temple-slot-range = { $slot } no es un lugar: las coordenadas deben estar en { $ids } (TEM-13).
say-detail-temple-no-seat = No existe el puesto { $seat }: los puestos son 0 y 1.
say-detail-temple-has-won = El puesto { $seat } ha colocado su última ficha y ha ganado (TEM-10), así que no puede mover.
say-detail-temple-apart = { $slot } no está unido a { $other } por fichas que se tocan.
say-detail-temple-outside = { $slot } está fuera de las coordenadas { $ids } (TEM-13).
say-detail-temple-filled-twice = El lugar { $slot } se llena dos veces.
say-detail-temple-one-cell = { $slot } y { $other } están en la misma casilla.
say-detail-temple-one-side = { $slot } y { $other } son paredes del mismo lado.
say-detail-temple-corner = { $slot } y { $other } se encuentran en una esquina de la cuadrícula en contra de sus puntos, o con una tercera pared.
say-detail-temple-against = La casilla de { $slot } es la casilla { $relation } de la pared { $wall }.
part-temple-low = baja
part-temple-high = alta
say-detail-temple-colours = El puesto { $seat } tiene { $count } colores; un puesto tiene como mucho cinco.
say-detail-temple-must-be-active = Al puesto { $seat } solo le queda una parte de { $colour }, así que { $colour } debe ser su color empezado.
say-detail-temple-other-active = Al puesto { $seat } solo le queda una parte de { $colour }, pero su color empezado es { $other }.
say-detail-temple-none-active = El puesto { $seat } no tiene ninguna ficha de su color empezado { $colour }; active debería ser null.
say-detail-temple-all-active = El puesto { $seat } tiene aún las { $count } fichas de su color empezado { $colour }; un color solo está empezado cuando se ha puesto una ficha.
say-detail-temple-both-hold = Ambos puestos tienen fichas de { $colour }.
say-detail-temple-empty-table = Con la mesa vacía no hay color empezado: active es null para ambos puestos.

## Lo que dice la lista de juegos

card-nestortiles = Nestortiles Octopus
card-seats = Número de puestos.
card-one-or-two = 1 o 2
card-true-or-false = true o false
card-random-seed = { $least } a { $most }; por defecto, al azar
card-octopus-seats = Número de puestos; todas las fichas se reparten por igual entre ellos.
card-octopus-sets = Número de juegos de fichas; con dos, la partida es más larga.
card-octopus-seed = Semilla del reparto; la misma semilla da el mismo reparto.
card-octopus-key = El tablero son sus fichas como TILE@x,y unidas por punto y coma, y una mano son sus fichas seguidas; las manos y los puntos se separan con comas, y un tablero o una mano sin fichas se escribe -. Una TILE es una letra de color de ROYGCBPNKW y un número de 1 a 6. Aquí R4 está en 0,0 y B4 en 1,0; el puesto 0 tiene R1 y R2, el puesto 1 O6 y B1; los puntos son 0 y 1; mueve el puesto 0; hay un juego de fichas.
card-octopus-move = R4 va a x = 2 (este), y = -1 (norte).
card-octopus-symmetries = Traslaciones, las 8 simetrías del cuadrado, toda permutación de los colores y toda permutación de los números.
card-octopus-composed = Una posición compuesta puede tener un solo puesto y manos de cualquier tamaño; un puesto sin fichas se salta.
card-themisto-seed = Sin efecto: hay una sola posición inicial.
card-themisto-key = el tablero, el puesto que mueve, s si el otro puesto debe un turno perdido, el ganador y el tablero antes del último turno, con un espacio entre ellos; - si no hay. Un tablero son sus filas de la 8 a la 1 con / entre ellas: b, w y una cifra por cada serie entera de casillas vacías.
card-themisto-move = el disco de FROM va a TO y se voltea
card-themisto-capture = lo mismo, y se captura cada línea encerrada
card-themisto-symmetries = las 8 simetrías del cuadrado, cada una con o sin intercambio de negro y blanco en ambos tableros; los puestos no cambian
card-ingenious-variant = La modalidad del juego.
card-ingenious-variants = standard (de 2 a 4 puestos), solo (1), team (4: son compañeros 0+2 y 1+3), duel (2)
card-ingenious-seats = Número de puestos; solo standard deja elegir.
card-ingenious-seat-counts = de 2 a 4 en standard, 1 en solo, 4 en team, 2 en duel; por defecto, el mínimo de la modalidad
card-ingenious-seed = Decide el reparto; por defecto se usa una semilla al azar y se indica.
card-ingenious-hidden = Indica si los atriles de todos los puestos salvo el 0 están boca abajo.
card-ingenious-key = Las fases son place, exchange, draw, redraw. Las fichas del tablero, ordenadas por su primera casilla (r, luego q), se unen con punto y coma; las de un atril van seguidas, con ?? al final; las seis puntuaciones de un puesto (R O Y G B P) se unen con puntos, y los puestos con comas; - para un tablero o un atril vacío
card-ingenious-place = Coloca una ficha: rojo en 0,-4 y azul en 1,-4. Los colores van en el orden ROYGBP. En una ficha doble va primero la casilla de menor r, luego q; el otro orden es una jugada aparte cuando da algo distinto
card-ingenious-swap = Aparta las fichas del atril y roba seis nuevas
card-ingenious-keep = Conserva las fichas del atril
card-ingenious-draw = Se roban estas fichas, en el orden ROYGBP, ?? (boca abajo) al final; un + sin más deja el robo a la semilla de la petición
card-ingenious-symmetries = Giros y reflexiones del tablero, con la permutación de los colores que restablece los símbolos impresos
card-ingenious-duel = El duelo está reconstruido: no se pudo conseguir su reglamento publicado. Las respuestas sobre él llevan rules_status "reconstructed".
card-ingenious-perft = Perft se detiene cuando toca robar fichas, lo que cuenta como una hoja.
card-nebuchadnezzar-side = Lado del tablero cuadrado.
card-nebuchadnezzar-pie = Tras la primera jugada, el segundo jugador puede intercambiar los colores en lugar de jugar.
card-nebuchadnezzar-key = Las filas desde arriba hasta la 1, separadas por /: b, w y cada serie máxima de puntos vacíos como un número; luego el color que mueve, el color del puesto 0, las jugadas hechas hasta ahora, y p o - para la regla del intercambio.
card-nebuchadnezzar-place = Coloca un disco.
card-nebuchadnezzar-capture = Captura un rectángulo, de su esquina inferior izquierda a la superior derecha; un solo punto es xc3-c3.
card-nebuchadnezzar-swap = Intercambia los colores en lugar de responder a la primera jugada.
card-nebuchadnezzar-pass = Pasa; esta jugada solo es posible cuando no hay otra, y entonces hay que enviarla.
card-nebuchadnezzar-symmetries = Las 8 simetrías del cuadrado, cada una con o sin intercambio de los dos colores junto con sus dueños.
card-temple-seed = Nada es aleatorio; la respuesta repite la semilla.
card-temple-edition = Las reglas tal como se publicaron o con las correcciones posteriores del autor (TEM-1).
card-temple-editions = published o revised
card-temple-colours = Los colores de los puestos: las cinco letras del puesto 0 y luego las cinco del puesto 1 (TEM-11).
card-temple-letters = las diez letras ROYGCBPNKW en cualquier orden
card-temple-key = La mesa como SLOT=TILE unidos por punto y coma (suelos, techos, paredes; coordenada y descendente, x ascendente, lados en el orden N E S W). Una mano son sus fichas seguidas. Una mesa vacía, una mano vacía y la falta de color empezado se escriben -.
card-temple-floor = Un suelo sobre la mesa en la casilla x,y.
card-temple-top = Un techo sobre la casilla x,y.
card-temple-wall = Una pared en el lado d (N E S W) de la casilla x,y, con los puntos hacia esa casilla.
card-temple-several = Una jugada de dos o tres fichas, con los lugares en el orden de la clave de posición.
card-temple-symmetries = Traslación; las 8 simetrías del cuadrado, en las que giran también las paredes; toda permutación de los colores (de las fichas en la mesa solo cuenta el valor); intercambio de los puestos junto con el puesto que mueve.

## Pistas de los problemas

hint-octopus-biggest = La jugada da { $gain } { $gain ->
    [one] punto
   *[other] puntos
}, en { $count ->
    [one] una sola dirección
   *[other] { $count } direcciones
}. Una de sus series llega hasta { $tile }.
hint-octopus-take-most = Esta vez llévate ya todos los puntos que puedas: { $gain }.
hint-octopus-deny = En una casilla, el rival puede sacar { $gain } { $gain ->
    [one] punto
   *[other] puntos
} con { $tile }. No se la dejes.
hint-octopus-deny-next = En una casilla, el siguiente rival puede sacar { $gain } { $gain ->
    [one] punto
   *[other] puntos
} con { $tile }. No se la dejes.
hint-octopus-first-worth = No te lleves aún el máximo, { $most }. Prepara antes una casilla en la que { $tile } dé { $gain } { $gain ->
    [one] punto
   *[other] puntos
}.
hint-octopus-first-worth-other = No te lleves aún el máximo, { $most }. Prepara antes una casilla en la que tu otra ficha dé { $gain } { $gain ->
    [one] punto
   *[other] puntos
}. Una de sus series llegará hasta { $tile }.
hint-octopus-two-cells = Prepara a la vez dos casillas en las que { $tile } dé al menos { $gain } { $gain ->
    [one] punto
   *[other] puntos
}: el rival solo puede quitarte una.
hint-octopus-two-cells-of-two = Prepara a la vez dos casillas en las que saques al menos { $gain } { $gain ->
    [one] punto
   *[other] puntos
}: el rival solo puede quitarte una.
hint-octopus-worth = Prepara una casilla en la que { $tile } dé { $gain } { $gain ->
    [one] punto
   *[other] puntos
}.
hint-octopus-worth-other = Prepara una casilla en la que tu otra ficha dé { $gain } { $gain ->
    [one] punto
   *[other] puntos
}. Una de sus series llegará hasta { $tile }.
hint-octopus-helps = Si te llevas el máximo, { $most }, el rival saca { $gain } { $gain ->
    [one] punto
   *[other] puntos
} con { $tile }, más de lo que podía antes.
hint-octopus-helps-one = Si te llevas el máximo, { $most }, el siguiente rival saca { $gain } { $gain ->
    [one] punto
   *[other] puntos
} con { $tile }, más de lo que podía antes.
hint-octopus-begin-with = No empieces por { $tile }, aunque ahora daría { $most } { $most ->
    [one] punto
   *[other] puntos
}.
hint-octopus-leaves = El máximo de ahora, { $most }, permite una respuesta de { $gain } con { $tile }. Busca una jugada que permita menos.
hint-octopus-can-wait = El máximo de ahora, { $most }, puede esperar; otra jugada no.
hint-octopus-not-in-the-end = El máximo de ahora, { $most }, no es el máximo al final: mira qué queda tras la respuesta.
hint-octopus-after-both = El máximo de ahora, { $most }, no es el máximo al final: mira qué queda cuando hayan respondido los dos rivales.
hint-octopus-place = Pon { $tile }.
hint-octopus-next-to = La ficha va junto a { $tile }.
hint-themisto-capture-wins = Una captura gana al instante, con una raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line }.
hint-themisto-move-wins = Una jugada sin captura gana al instante, con una raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line }.
hint-themisto-threat = El rival amenaza con completar una raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line }.
hint-themisto-threats = El rival amenaza con completar una raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line }, y no solo esa.
hint-themisto-two-turns = Juegas dos turnos seguidos: con el primero prepara una raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line } y con el segundo complétala.
hint-themisto-quiet = Busca una jugada que aún no amenace nada, pero que no deje ninguna buena respuesta.
hint-themisto-one-threat = Aquí basta una amenaza, si toda respuesta cuesta demasiado. Busca una raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line }.
hint-themisto-several-threats = Busca una jugada que amenace con ganar en { $count } casillas a la vez, en una de ellas con una raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line }.
hint-themisto-must-move = Nada te amenaza, pero tienes que mover. Cuidado con la raya de discos { $colour ->
    [black] negros
   *[white] blancos
} { $line } que el rival puede completar tras una jugada equivocada.
hint-themisto-must-pay = Nada te amenaza, pero tienes que mover. La jugada correcta saca un disco de una fila ({ $line }) y te cuesta el turno; las demás cuestan más.
hint-themisto-pay-to-hold = Toda jugada que no te cuesta el turno pierde. Saca un disco de una fila ({ $line }): después, al rival no le sirven ni dos turnos seguidos.
hint-themisto-no-safe-move = No amenaces nada. No le dejes al rival ninguna jugada segura, para que tenga que sacar un disco de una fila, por ejemplo { $line }.
hint-themisto-draw = Una jugada salva las tablas y todas las demás pierden. Cuidado con la raya de discos { $colour ->
    [black] negros
   *[white] blancos
} de { $from } a { $to } que el rival puede completar tras una jugada equivocada.
hint-themisto-on-rank = en la fila { $rank }
hint-themisto-on-file = en la columna { $file }
hint-themisto-on-diagonal = en la diagonal { $from }-{ $to }
hint-themisto-disc = Mueve el disco de { $cell }.
hint-themisto-disc-out = Mueve el disco de { $cell } y sácalo de una fila de tres o cuatro.
hint-ingenious-lowest-first = Mira primero tus colores más bajos.
hint-ingenious-lowest-now = Lo más bajo que tienes ahora: { $colours }. Recorre cada línea que acaba en una casilla vacía.
hint-ingenious-longer-turn = Lleva a 18 el color { $colour }: { $points ->
    [one] falta 1 punto
   *[other] faltan { $points } puntos
}, y entonces pones otra ficha.
hint-ingenious-prepare = Pon primero aquello con lo que tu próxima ficha pueda puntuar: fíjate en { $colours }.
hint-ingenious-more-follow = Tras esta ficha vienen más; piensa primero en { $colours } y luego en lo que sigue.
hint-ingenious-all-six-first = Lleva primero a 18 { $colours }, y deja para la ficha siguiente lo que ella sola puede llevar hasta ahí.
hint-ingenious-all-six-last = Aún sin llegar a 18: { $colours }. Esta ficha tiene que llevarlo todo hasta ahí.
hint-ingenious-opponent-wants = Lo que más querría poner el rival es la ficha con { $first } y { $second }. Mira dónde.
hint-ingenious-opponent-wants-double = Lo que más querría poner el rival es la ficha doble de color { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}. Mira dónde.
hint-ingenious-compare = El rival aún puede acabar con { $scores }, del color más bajo al más alto. Busca la jugada tras la que acabas más arriba.
hint-ingenious-can-be-over = La partida puede acabar con tu ficha. El rival acaba entonces con { $scores }, del color más bajo al más alto.
hint-ingenious-level = Ninguna jugada gana. El rival puede acabar con { $scores }, del color más bajo al más alto: busca la jugada tras la que acabáis igualados.
hint-ingenious-double = Pon la ficha doble de color { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}.
hint-ingenious-shows = Pon una ficha con { $first } y { $second }.
hint-ingenious-no-placement = La jugada correcta no es poner una ficha.
hint-nebuchadnezzar-annihilate = Busca hacia la columna { $file } la captura que deja al rival sin discos: más de la mitad de los muros debe ser tuya, y tienes { $own } de { $walls }.
hint-nebuchadnezzar-less = Podrías capturar { $discs } discos de una vez, pero son demasiados. Captura menos y { $count ->
    [0] no le dejes ninguna jugada
    [one] déjale una sola jugada
   *[other] déjale { $count } jugadas
} al rival.
hint-nebuchadnezzar-largest = Aquí la captura más grande es la correcta: { $count ->
    [0] no le deja ninguna jugada
    [one] le deja una sola jugada
   *[other] le deja { $count } jugadas
} al rival.
hint-nebuchadnezzar-place-first = No captures aún. Pon un disco que { $count ->
    [0] no le deje ninguna jugada
    [one] le deje una sola jugada
   *[other] le deje { $count } jugadas
} al rival.
hint-nebuchadnezzar-prepare = No captures aún. Pon un disco que { $count ->
    [0] no le deje ninguna jugada
    [one] le deje una sola jugada
   *[other] le deje { $count } jugadas
} al rival y prepare una captura de { $discs }.
hint-nebuchadnezzar-only-pass = Solo puedes pasar.
hint-nebuchadnezzar-better-colour = Piensa qué color está mejor.
hint-nebuchadnezzar-flee = El rival amenaza con quitarte todos los discos de una vez, de { $from } a { $to }. Cambia sus muros o conserva un disco en otra parte.
hint-nebuchadnezzar-quiet-danger = Nada te amenaza aún, pero tienes que mover. Tras una jugada equivocada, el rival puede capturar hasta { $most ->
    [one] 1 disco
   *[other] { $most } discos
} de una vez; tras la correcta, { $discs ->
    [0] no puede capturar nada
    [one] solo puede capturar un disco
   *[other] puede capturar como mucho { $discs } discos de una vez
}.
hint-nebuchadnezzar-several = Tienes { $count } capturas y una de ellas aguanta. Tras ella, el rival { $discs ->
    [0] no puede capturar nada
    [one] solo puede capturar un disco
   *[other] puede capturar como mucho { $discs } discos de una vez
}.
hint-nebuchadnezzar-spoil = Capturar no ayuda, pero de los { $count } puntos posibles hay uno que sí. Tras él, el rival { $discs ->
    [0] no puede capturar nada
    [one] solo puede capturar un disco
   *[other] puede capturar como mucho { $discs } discos de una vez
}.
hint-nebuchadnezzar-file = Coloca un disco en la columna { $file }.
hint-nebuchadnezzar-single = La jugada voltea un solo disco, en la fila { $rank }.
hint-nebuchadnezzar-extent = La jugada voltea { $count } discos, en un rectángulo de { $width } de ancho y { $height } de alto.
hint-nebuchadnezzar-swap = La jugada intercambia los colores.
hint-nebuchadnezzar-nothing = La jugada no cambia nada en el tablero.
hint-temple-you-hold = De tu color empezado tienes aún { $tiles }: busca todos los lugares donde cabe una de estas fichas.
hint-temple-opponent-holds = De su color empezado el rival tiene aún { $tiles }: busca todos los lugares donde cabe una de estas fichas.
hint-temple-any-colour = Puedes empezar cualquier color; piensa qué te quedará de él después.
hint-temple-no-slot = No dejes libre ningún lugar junto a un valor pequeño.
hint-temple-tiles-left = Te quedan { $own }, al rival { $other }. Mira quién acaba primero y qué fichas encuentran aún un lugar.
hint-temple-squeeze = No amenaces nada. Del color que ha empezado, al rival le quedan { $tiles }: busca una jugada tras la que, juegue lo que juegue, se quita lugares a sí mismo o te abre uno.
hint-temple-is-one-floor = Es un suelo de una ficha.
hint-temple-is-more-floor = Es un suelo de { $count } fichas.
hint-temple-is-one-corner-wall = Es una esquina de paredes de una ficha.
hint-temple-is-more-corner-wall = Es una esquina de paredes de { $count } fichas.
hint-temple-is-one-single-wall = Es una pared simple de una ficha.
hint-temple-is-more-single-wall = Es una pared simple de { $count } fichas.
hint-temple-is-one-tunnel = Es un túnel de una ficha.
hint-temple-is-more-tunnel = Es un túnel de { $count } fichas.
hint-temple-is-one-single-top = Es un techo simple de una ficha.
hint-temple-is-more-single-top = Es un techo simple de { $count } fichas.
hint-temple-is-one-corner-top = Es un techo de esquina de una ficha.
hint-temple-is-more-corner-top = Es un techo de esquina de { $count } fichas.
