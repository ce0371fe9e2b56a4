var e=`game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Genial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
puzzle-question-nebuchadnezzar-zugzwang = No hay ninguna amenaza. Encuentra la única jugada tras la que el rival no puede dejarte sin discos { $within ->
 [one] en su próxima jugada
 *[other] en sus próximas { $within } jugadas
}.
puzzle-question-biggest-score = Encuentra la jugada que más puntos da con tu próxima ficha.
puzzle-question-best-placement = Encuentra la jugada que te asegura la mayor ventaja cuando hayas puesto { $within } fichas.
puzzle-question-best-line = Juegas en solitario. Pon tus { $within } fichas en el mejor orden para conseguir tantos puntos como puedas.
puzzle-question-win-the-endgame = Te quedan { $within } fichas. Encuentra la única jugada que asegura la victoria.
puzzle-question-which-tile-to-keep = Juegas en solitario. Pon { $within } de tus fichas para conseguir tantos puntos como puedas, y guarda la otra.
puzzle-question-sacrifice = Renuncia ahora a puntos: encuentra la jugada que te da la mayor ventaja, o la menor desventaja, cuando hayas puesto { $within } fichas.
puzzle-question-last-tile = Te queda una ficha. Encuentra la jugada que te da al final la mayor ventaja, o la menor desventaja.
puzzle-question-last-word = Al rival le queda una ficha; a ti, { $within }. Encuentra la jugada que te asegura la mayor ventaja al final.
puzzle-question-save-the-game = Te quedan { $within } fichas. Encuentra la única jugada que salva una victoria compartida.
puzzle-question-three-seats = Te quedan { $within } fichas contra dos rivales. Supón que los dos juegan contra ti: encuentra la jugada que te da al final la mayor ventaja sobre el mejor de ellos, o la menor desventaja.
puzzle-question-eight-tiles = A cada jugador le quedan { $within } fichas. Encuentra la única jugada que asegura la victoria.
puzzle-question-lose-least = Te quedan { $within } fichas y todas las jugadas pierden. Encuentra la que solo pierde por un punto.
puzzle-question-win = { $within ->
 [1] Forma una fila de cinco con una jugada.
 *[other] Fuerza la victoria en { $within } jugadas.
}
puzzle-question-zugzwang = No hay ninguna amenaza. Encuentra la única jugada tras la que el rival no puede forzar la victoria en sus próximas { $within } jugadas.
puzzle-question-forced-penalty = No amenaces nada, haz que el rival pierda un turno y fuerza la victoria en { $within } jugadas.
puzzle-question-paid-defence = Cede un turno: encuentra la única jugada tras la que el rival no puede forzar la victoria en sus próximas { $within } jugadas.
puzzle-question-save-the-draw = Salva las tablas: encuentra la única jugada tras la que el rival no puede forzar la victoria en sus próximas { $within } jugadas.
puzzle-question-borrowed-disc = Fuerza la victoria en { $within } jugadas, una de ellas con un disco que el rival acaba de mover.
puzzle-question-raise-the-lowest = { $within ->
 [1] Pon una ficha de modo que tu color más bajo acabe lo más alto posible. Si hay igualdad, decide el siguiente más bajo, y así sucesivamente.
 *[other] Pon las próximas { $within } fichas de tu turno de modo que tu color más bajo acabe lo más alto posible. Si hay igualdad, decide el siguiente más bajo, y así sucesivamente.
}
puzzle-question-last-placements = { $within ->
 [1] Todas las fichas están a la vista y solo cabe la tuya. Encuentra la única jugada que gana.
 *[other] Todas las fichas están a la vista y caben como mucho { $within } más, contando la tuya. Encuentra la única jugada que gana.
}
puzzle-question-two-placements = Pon { $within } fichas en este turno, en el orden correcto, de modo que tus colores más bajos acaben lo más alto posible.
puzzle-question-earn-a-bonus = Gana jugadas extra. Encuentra las { $within } fichas de tu turno tras las que tus colores más bajos quedan lo más alto posible.
puzzle-question-all-six = Gana de inmediato: lleva los seis colores a 18 con { $within } fichas.
puzzle-question-level-the-scores = Todas las fichas están a la vista y caben como mucho { $within } más, contando la tuya. Encuentra la única jugada que salva una victoria compartida.
puzzle-question-chain-of-three = Encuentra las { $within } fichas de tu turno: cada una de las dos primeras lleva un color a 18, y al final tus colores más bajos quedan lo más alto posible.
puzzle-question-spoil-both = El rival tiene una ficha y dos buenos lugares para ella. Encuentra la jugada que deja sus colores más bajos lo más abajo posible.
puzzle-question-annihilate = { $within ->
 [1] Deja al rival sin discos con una captura.
 *[other] Fuerza la captura de todos los discos del rival en { $within } jugadas.
}
puzzle-question-only-placement = { $within ->
 [1] Encuentra el único punto en el que tu disco impide que el rival te deje sin discos con su próxima jugada.
 *[other] Encuentra el único punto en el que tu disco impide que el rival te deje sin discos en sus próximas { $within } jugadas.
}
puzzle-question-only-capture = { $within ->
 [1] Encuentra la única captura tras la que el rival no puede dejarte sin discos en su próxima jugada.
 *[other] Encuentra la única captura tras la que el rival no puede dejarte sin discos en sus próximas { $within } jugadas.
}
puzzle-question-great-sacrifice = Fuerza la captura de todos los discos del rival en { $within } jugadas, aunque te capture cuatro o más de una vez.
puzzle-question-outnumbered = El rival tiene más del doble de discos que tú. Fuerza la captura de todos en { $within } jugadas.
puzzle-question-strand = { $within ->
 [1] Haz una jugada que deje al rival sin ninguna.
 *[other] Fuerza la victoria en { $within } jugadas: deja al rival sin jugadas.
}
puzzle-question-avoid = { $within ->
 [1] Encuentra la única jugada tras la que el rival no puede dejarte sin jugadas en su próximo turno.
 *[other] Encuentra la única jugada tras la que el rival no puede dejarte sin jugadas en sus próximos { $within } turnos.
}
puzzle-question-last-tiles = { $within ->
 [1] Gana con una sola jugada: coloca tu última ficha o deja al rival sin jugadas.
 *[other] Fuerza la victoria en { $within } jugadas: coloca tu última ficha o deja al rival sin jugadas.
}
puzzle-question-outlast = { $within ->
 [1] Encuentra la única jugada tras la que el rival no puede ganar con su próxima jugada, ni con su última ficha ni dejándote sin jugadas.
 *[other] Encuentra la única jugada tras la que el rival no puede ganar en sus próximas { $within } jugadas, ni con su última ficha ni dejándote sin jugadas.
}
puzzle-question-lent-slot = Fuerza la victoria en { $within } jugadas y llena un lugar que el rival abre: déjalo sin jugadas o coloca tu última ficha.
puzzle-question-give-room = Dale al rival más jugadas de las que tiene ahora y, aun así, fuerza la victoria en { $within } jugadas: déjalo sin ninguna o coloca tu última ficha.
puzzle-question-squeeze = No amenaces nada al principio y fuerza la victoria en { $within } jugadas: deja al rival sin jugadas o coloca tu última ficha.
list-and = { $first } y { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, luego { $rest }
colour-name = { $letter ->
 [R] rojo
 [O] naranja
 [Y] amarillo
 [G] verde
 [C] cian
 [B] azul
 [P] morado
 [N] marrón
 [K] negro
 *[W] blanco
}
cells-from-to = { $from } a { $to }
tile-name = el { $number } { $colour }
tile-ingenious = { $first }-{ $second }
tile-there = { $tile } { $place }
place-octopus = { $side ->
 [left] a la izquierda del { $number } { $colour }
 [right] a la derecha del { $number } { $colour }
 [above] encima del { $number } { $colour }
 [below] debajo del { $number } { $colour }
 *[alone] en el centro
}
place-octopus-at = en { $cell }
move-themisto = { $from } a { $to }
move-ingenious = { $first } y { $second }
move-ingenious-between = { $first } y { $also } ({ $second })
move-ingenious-at = { $first } en { $cell } y { $second } en { $other }
place-ingenious = { $side ->
 [right] a la derecha
 [lower-right] abajo a la derecha
 [lower-left] abajo a la izquierda
 [left] a la izquierda
 [upper-left] arriba a la izquierda
 *[upper-right] arriba a la derecha
} { $what ->
 [printed] del { $near } impreso
 [another] de otro { $near }
 [third] de un tercer { $near }
 *[any] del { $near }
}
place-ingenious-onward = desde ahí { $tile } { $side ->
 [right] a la derecha
 [lower-right] abajo a la derecha
 [lower-left] abajo a la izquierda
 [left] a la izquierda
 [upper-left] arriba a la izquierda
 *[upper-right] arriba a la derecha
}
move-temple = { $kind ->
 [corner-wall] { $first } y { $others } como esquina de paredes
 [tunnel] { $first } con { $others } como pared bajo el lado opuesto
 *[corner-top] { $first } (debajo, { $others })
}
tile-temple = { $kind ->
 [floor] { $tile } como suelo { $place }
 [top] { $tile } como techo { $place }
 *[wall] { $tile } como pared { $place }
}
place-temple = { $side ->
 [N] al norte del { $number } { $colour }
 [E] al este del { $number } { $colour }
 [S] al sur del { $number } { $colour }
 [W] al oeste del { $number } { $colour }
 *[alone] en el centro
}
side-temple = { $side ->
 [N] al norte
 [E] al este
 [S] al sur
 *[W] al oeste
}
side-temple-below = { $side ->
 [N] al norte
 [E] al este
 [S] al sur
 *[W] al oeste
}
move-name = { $kind ->
 [takes] la captura de { $what }
 [spares] { $what } sin captura
 [captures] la captura de { $what }
 [captures-one] la captura de { $what }
 [swaps] el cambio de colores
 [passes] el pase
 [renews] el cambio de fichas
 [keeps] conservar las fichas
 *[puts] { $what }
}
move-elsewhere = { $move } en otro lugar
move-told = { $kind ->
 [moves] Mueve de { $what }
 [takes] Mueve de { $what }
 [spares] Mueve de { $what } sin capturar
 [places] Coloca un disco en { $what }
 [captures] Captura los discos de { $what }
 [captures-one] Captura el disco de { $what }
 [swaps] Cambia los colores
 [passes] Pasa
 [renews] Cambia tus fichas
 [keeps] Conserva tus fichas
 *[puts] Pon { $what }
}: { $does }.
solution-reply = { $count ->
 [1] Al rival solo le queda { $move }.
 *[other] El rival responde con { $move }.
}
solution-goes-on = La mejor continuación es { $moves }.
verdict-solved = Resuelto.
verdict-right-so-far = Bien hasta aquí; { $moves ->
 [one] falta una jugada
 *[other] faltan { $moves } jugadas
} por encontrar.
refutation-does-not-win = Con { $move } no ganas: la jugada { $does }.
refutation-unanswered = Con { $move }, { $then }.
refutation-reply = La respuesta { $does }.
refutation-no-second = Tras { $move }, ninguna segunda jugada gana.
refutation-answered = Tras { $move }, { $opponents ->
 [one] el rival responde
 *[other] tus rivales responden
} con { $replies }, y { $then }.
refutation-line = Tras { $move }, { $who ->
 [own] lo mejor que puedes jugar es
 *[other] la mejor continuación es
} { $moves }, y { $then }.
refutation-answered-wins = Tras { $move }, el rival responde con { $reply } y gana al instante.
refutation-goes-on = la partida sigue
refutation-win = ya no puedes ganar con { $moves ->
 [one] tu próxima jugada
 *[other] tus próximas { $moves } jugadas
}
refutation-hold = ya no puedes salvar la partida
refutation-scores-less = consigues { $points ->
 [one] un punto
 *[other] { $points } puntos
} menos de lo posible
refutation-lead-second = tras tu segunda jugada quedas { $value }; con la primera jugada correcta quedas { $best }
refutation-lead-end = al final quedas { $value }; con la jugada correcta quedas { $best }
refutation-points = sumas { $value ->
 [one] un punto
 *[other] { $value } puntos
} en total; la jugada correcta lleva a { $best }
refutation-lowest = tus colores más bajos llegan a { $first } y { $second }; la jugada correcta los lleva a { $best } y { $next }
refutation-opponent-lowest = los colores más bajos del rival llegan a { $first } y { $second }; tras la jugada correcta, solo a { $best } y { $next }
refutation-games = { $value ->
 [0] pierdes
 [50] solo compartes la victoria
 [100] ganas
 *[other] ganas { $value } de cada cien partidas
}; la jugada correcta { $best ->
 [50] salva una victoria compartida
 [100] gana
 *[other] gana { $best }
}
number-lead = { $sign ->
 [level] en empate
 [ahead] { $points ->
 [one] un punto
 *[other] { $points } puntos
 } por delante
 *[behind] { $points ->
 [one] un punto
 *[other] { $points } puntos
 } por detrás
}
flaw-too-large = La demostración requiere más posiciones de las que el servicio examina para un problema.
flaw-no-choice = En esta posición no le toca elegir a ningún jugador.
flaw-greedy = Basta con hacer siempre la jugada que parece mejor: { $moves }.
flaw-rating = Su valoración es { $rating }, y los problemas de este tipo tienen de { $low } a { $high }.
flaw-line = El mejor juego empieza con { $moves }.
flaw-no-win-now = Ninguna jugada gana al instante.
flaw-two-win-now = Dos jugadas ganan al instante: { $one } y { $other }.
flaw-faster-now = Con { $move } ganas al instante, pero la pregunta pide { $asked } { $asked ->
 [one] jugada
 *[other] jugadas
}.
flaw-no-win = Ninguna jugada fuerza la victoria en { $moves } { $moves ->
 [one] jugada
 *[other] jugadas
}.
flaw-lost = El rival gana en { $moves } { $moves ->
 [one] jugada
 *[other] jugadas
}, hagas lo que hagas.
flaw-none = Ninguna jugada cumple lo que se pide.
flaw-two-win = Dos jugadas fuerzan la victoria en { $moves } { $moves ->
 [one] jugada
 *[other] jugadas
}: { $one } y { $other }.
flaw-two-hold = Tras dos jugadas el rival no puede ganar en { $moves } { $moves ->
 [one] jugada
 *[other] jugadas
}: { $one } y { $other }.
flaw-two = Dos jugadas cumplen lo que se pide: { $one } y { $other }.
flaw-close = Tras { $other } quedas casi tan bien como tras { $one }.
flaw-all-hold = El rival no puede ganar en { $moves } { $moves ->
 [one] jugada
 *[other] jugadas
}, hagas lo que hagas.
flaw-all = Todas las jugadas cumplen lo que se pide.
flaw-faster = Con { $move } ya fuerzas la victoria en { $moves } { $moves ->
 [one] jugada
 *[other] jugadas
}, pero la pregunta pide { $asked }.
flaw-not-saved = Así no se salva la partida: { $move } fuerza la victoria en { $moves } { $moves ->
 [one] jugada
 *[other] jugadas
}.
requirement-other-task = En esta posición, este tipo pide otro número de jugadas.
requirement-octopus-alone = Tienes que jugar en solitario.
requirement-one-opponent = Tiene que haber un solo rival.
requirement-two-opponents = Tiene que haber dos rivales.
requirement-octopus-two-tiles = Necesitas al menos dos fichas en la mano.
requirement-octopus-three-tiles = Necesitas al menos tres fichas en la mano.
requirement-octopus-last = Tienes que tener exactamente una ficha en la mano.
requirement-octopus-opponents-tile = El rival necesita una ficha en la mano.
requirement-octopus-opponents-last = El rival tiene que tener exactamente una ficha en la mano.
requirement-octopus-opponents-last-two = El rival tiene que tener una o dos fichas en la mano.
requirement-octopus-few-tiles = Cada jugador necesita al menos dos fichas en la mano, y entre ambos siete como mucho.
requirement-octopus-everyones-tile = Cada jugador necesita una ficha en la mano.
requirement-octopus-pairs = Cada jugador tiene que tener cuatro fichas en la mano: dos parejas de fichas iguales.
requirement-octopus-gives-away = Otra jugada tiene que dar al instante al menos 2 puntos más que la solución.
requirement-octopus-can-wait = La ficha que más puede puntuar al instante no debe ser la primera que se pone.
requirement-shared-win = La solución no debe ganar: se trata de salvar una victoria compartida.
requirement-octopus-end = Ninguna otra jugada debe llevar a un final de partida mejor que la solución.
requirement-octopus-loses-by-one = La solución tiene que perder por un punto.
requirement-themisto-owes = El rival tiene que deber un turno, para que juegues dos veces.
requirement-themisto-owes-nothing = El rival no debe tener ningún turno pendiente.
requirement-no-win = No debes poder ganar al instante.
requirement-themisto-no-threat = El rival no debe amenazar nada.
requirement-themisto-free-moves = Necesitas al menos cuatro jugadas que no cuesten ningún turno.
requirement-themisto-costs-a-turn = La única jugada segura tiene que costar un turno.
requirement-themisto-costly-moves = Necesitas al menos tres jugadas que cuesten un turno.
requirement-themisto-squeezed = La primera jugada no debe amenazar nada, y toda respuesta tiene que costar un turno o perder al instante.
requirement-themisto-six-discs = Tiene que haber seis discos: tres en fila entre dos del otro color, y uno en cualquier sitio.
requirement-themisto-drawn = Tras la única jugada segura, que no debe costar ningún turno, ningún bando debe poder forzar la victoria.
requirement-themisto-borrowed = En la variante principal tienes que mover un disco que el rival acaba de mover.
requirement-ingenious-standard = Tiene que ser la forma habitual del juego.
requirement-ingenious-to-place = Te tiene que tocar poner una ficha.
requirement-ingenious-open-rack = Tu atril tiene que estar a la vista.
requirement-ingenious-open-racks = Todos los atriles tienen que estar a la vista.
requirement-ingenious-a-tile = Necesitas una ficha en tu atril.
requirement-ingenious-two-tiles = Necesitas al menos dos fichas en tu atril.
requirement-ingenious-three-tiles = Necesitas al menos tres fichas en tu atril.
requirement-ingenious-one-tile = El rival tiene que tener una sola ficha, y a la vista.
requirement-ingenious-both-placed = Cada jugador tiene que haber puesto ya una ficha.
requirement-ingenious-two-places = La solución tiene que estropear dos buenos lugares del rival sin casillas en común.
requirement-ingenious-no-bonus = No debe haber ninguna jugada extra pendiente.
requirement-ingenious-two-bonus = Tiene que haber dos jugadas extra pendientes.
requirement-ingenious-earns-none = Ninguna jugada debe dar una jugada extra.
requirement-ingenious-two-left = Tiene que quedar sitio para exactamente dos fichas más.
requirement-ingenious-whole-turn = El mejor turno tiene que acabar con la última ficha que hay que encontrar.
requirement-ingenious-raised = El color más bajo tiene que subir.
requirement-nebuchadnezzar-moves = Necesitas al menos cuatro jugadas posibles.
requirement-nebuchadnezzar-not-alone = La solución no debe ser la única captura ni la única colocación.
requirement-nebuchadnezzar-choice = Tiene que haber una captura y al menos tres colocaciones entre las que elegir.
requirement-nebuchadnezzar-three-captures = Tiene que haber al menos tres capturas posibles.
requirement-nebuchadnezzar-placement = La única jugada que resiste tiene que ser una colocación.
requirement-nebuchadnezzar-capture = La única jugada que resiste tiene que ser una captura.
requirement-nebuchadnezzar-no-threat = El rival no debe amenazar nada: si le tocara, no debería poder forzar la victoria.
requirement-nebuchadnezzar-great-sacrifice = En la variante principal, el rival tiene que voltear de una vez al menos cuatro discos tuyos.
requirement-nebuchadnezzar-outnumbered = Tienes que tener menos de la mitad de los discos del rival.
requirement-temple-holds-many = Tienes que tener al menos un color entero además del que juegas.
requirement-temple-opponent-holds-many = El rival tiene que tener al menos un color entero además del que juega.
requirement-temple-one-colour = Cada jugador solo puede tener fichas del color que juega.
requirement-temple-quiet = La primera jugada no debe amenazar nada.
requirement-temple-lent = En la variante principal tienes que llenar un lugar que abrió la jugada anterior del rival.
requirement-temple-more-moves = Tras la solución, el rival tiene que tener más jugadas que si moviera ahora.
score-octopus-opens = El jugador { $player } abre con { $move }, sin puntuar.
score-octopus-nothing = El jugador { $player } pone { $move } y no puntúa: ninguna ficha vecina tiene el mismo color ni el mismo número.
score-octopus-scores = El jugador { $player } pone { $move } y obtiene { $points } { $points ->
 [one] punto
 *[other] puntos
}: { $runs }.
score-octopus-colour = el color { $colour } hacia { $runs }
score-octopus-number = el número { $number } hacia { $runs }
score-octopus-run = { $direction ->
 [N] el norte
 [NE] el noreste
 [E] el este
 [SE] el sureste
 [S] el sur
 [SW] el suroeste
 [W] el oeste
 *[NW] el noroeste
} ({ $points })
score-octopus-runs = Puntos de esta jugada: { $runs }.
score-octopus-placement = { $move } ({ $points ->
 [one] 1 punto
 *[other] { $points } puntos
})
score-octopus-seat = { $who ->
 [you] tú
 [opponent] el rival
 [next] el próximo rival
 *[last] el último rival
} { $sum }
score-octopus-tally = Puntos: { $seats }.
score-octopus-tally-from = Puntos (antes: { $before }): { $seats }.
solution-octopus-allows = Con { $bait } sacarías más al instante, pero la respuesta podría dar { $gain } con { $tile }; tras la solución { $less ->
 [0] no da nada
 *[other] da como mucho { $less }
}.
solution-octopus-can-wait = Con { $bait } sacarías más al instante, pero luego { $less ->
 [0] nada
 *[other] como mucho { $less }
} con la ficha siguiente; tras la solución, hasta { $gain }.
effect-octopus-takes = ocupa la casilla donde { $tile } daría { $gain } ({ $player ->
 [mover] el bando que mueve suma entonces
 *[other] la respuesta da entonces
} como mucho { $other })
effect-octopus-takes-last = ocupa la casilla donde { $tile } del rival que juega el último daría { $gain } (ese rival saca entonces como mucho { $other })
effect-octopus-prepares = prepara { $gain } { $gain ->
 [one] punto
 *[other] puntos
} para { $tile }
effect-octopus-prepares-two = prepara para { $tile } dos casillas que valen { $worth ->
 [equal] { $most } cada una
 *[different] { $most } y { $more }
}
effect-octopus-prepares-both = prepara { $most } para { $tile } y { $more } para { $other }
effect-octopus-prepares-cells = prepara { $count } casillas que valen { $worth ->
 [equal] { $most } cada una
 *[different] hasta { $most }
}
effect-octopus-lets = deja { $player ->
 [mover] al bando que mueve
 *[other] al rival
} una casilla donde { $tile } da { $gain }
effect-octopus-joins-colour = une dos series de color { $colour }
effect-octopus-joins-number = une dos series de { $number ->
 [ones] unos
 [twos] doses
 [threes] treses
 [fours] cuatros
 [fives] cincos
 *[sixes] seises
}
score-themisto-moves = El jugador { $player } mueve el disco { $from ->
 [black] negro
 *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
 [black] negro
 *[white] blanco
}.
score-themisto-moves-and = El jugador { $player } mueve el disco { $from ->
 [black] negro
 *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
 [black] negro
 *[white] blanco
}; { $more }.
score-themisto-captures = El jugador { $player } mueve el disco { $from ->
 [black] negro
 *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
 [black] negro
 *[white] blanco
}, y captura { $captured }.
score-themisto-captures-and = El jugador { $player } mueve el disco { $from ->
 [black] negro
 *[white] blanco
} de { $cell } a { $to }, donde se vuelve { $colour ->
 [black] negro
 *[white] blanco
}, y captura { $captured }; { $more }.
score-themisto-wins = el jugador { $player } gana con { $rows }
score-themisto-cancels = el disco deja { $rows } y el jugador { $player } tendría que perder un turno, pero se anula con el que debe el jugador { $other }
score-themisto-loses = el disco deja { $rows }: el jugador { $player } pierde su próximo turno
score-themisto-again = el jugador { $player } pierde un turno: el jugador { $other } mueve otra vez
themisto-row = la fila { $colour ->
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
themisto-winning-row = { $length ->
 [5] cinco
 [6] seis
 [7] siete
 *[other] ocho
} en raya en la { $direction ->
 [file] columna { $line }
 [rank] fila { $line }
 *[diagonal] diagonal de { $line }
}
refutation-themisto-answered = Tras { $move }, el rival responde con { $reply }, pone { $row } y gana.
effect-themisto-stops = evita la victoria en { $cells }
effect-themisto-leaves = deja { $player ->
 [mover] al bando que mueve
 *[other] al rival
} ganar en { $cells }
effect-themisto-threatens = amenaza con ganar en { $cells }
effect-themisto-threatens-with = amenaza con ganar mediante { $move }
effect-themisto-prepares = prepara la victoria en { $cells }
effect-themisto-completes-nothing = no completa ninguna fila ganadora
effect-themisto-too-long = forma { $row }, demasiado larga para que gane el jugador 1
refutation-themisto-twice = Tras { $move } pierdes un turno: el rival juega { $first }, luego { $second }, pone { $row } y gana.
solution-themisto-two-turns = Ni con dos turnos seguidos puede ganar el rival.
solution-themisto-others-lose = Tras { $share ->
 [all] cada una de las otras { $all } jugadas
 *[some] { $count } de las otras { $all } jugadas
} el rival gana al instante{ $times ->
 [all] { "" }
 *[some] , tras { $most } de ellas
} con { $row }.
solution-themisto-rest-loses = Tras { $rest ->
 [one] la restante
 *[other] las { $rest } restantes
}, el rival fuerza la victoria en { $within } jugadas como máximo.
solution-themisto-others-later = Tras cada una de las otras { $all } jugadas, el rival fuerza la victoria en { $within } jugadas como máximo.
effect-themisto-stops-row = evita { $row } { $how ->
 [fills] al ocupar { $cells }
 [leaves] al retirar el disco de { $cells }
 [flips] al voltear { $cells }
 *[otherwise] antes de que esté completa
}
effect-themisto-stops-rows = evita { $rows }
score-ingenious-places = Con { $move }, el jugador { $player } obtiene { $gains }.
score-ingenious-swaps = El jugador { $player } aparta sus fichas y roba seis nuevas.
score-ingenious-keeps = El jugador { $player } conserva sus fichas.
score-ingenious-draws = El jugador { $player } roba { $tiles }.
effect-ingenious-gain = { $points } en { $colour }
score-ingenious-nothing = 0 puntos
score-ingenious-lost = { $points ->
 [one] se pierde { $points } punto que no cabe
 *[other] se pierden { $points } puntos que no caben
} en la escala
score-ingenious-bonus = gana { $count ->
 [one] una jugada
 *[other] { $count } jugadas
} extra
score-ingenious-over = la partida ha terminado
score-ingenious-face-down = { $count ->
 [one] una ficha
 *[other] { $count } fichas
} boca abajo
effect-ingenious-earns = da una jugada extra
effect-ingenious-earns-more = da { $count } { $count ->
 [one] jugada
 *[other] jugadas
} extra
effect-ingenious-raises = sube el color más bajo de { $from } a { $to }
effect-ingenious-ends = pone fin a la partida
effect-ingenious-ends-won = pone fin a la partida y la gana
effect-ingenious-ends-level = pone fin a la partida con un empate
effect-ingenious-all-six = lleva los seis colores a { $points }, lo que gana en el acto
effect-ingenious-closes = quita sitio a las fichas siguientes
effect-ingenious-spoils = evita la mejor jugada { $player ->
 [mover] del bando que mueve
 *[other] del rival
}
effect-ingenious-gains-nothing = no da nada por sí sola
score-ingenious-end = Al final tus colores quedan en { $own } y los del rival en { $other }, del más bajo al más alto: { $place ->
 [0] hay empate
 [1] decide el más bajo, { $mine } a { $theirs }
 [2] decide el segundo más bajo, { $mine } a { $theirs }
 [3] decide el tercero más bajo, { $mine } a { $theirs }
 [4] decide el cuarto más bajo, { $mine } a { $theirs }
 [5] decide el segundo más alto, { $mine } a { $theirs }
 *[6] decide el más alto, { $mine } a { $theirs }
}.
score-ingenious-turn = Tus colores quedan entonces en { $own }, del más bajo al más alto.
score-ingenious-spoilt = Los colores del rival quedan entonces en { $other }, del más bajo al más alto.
score-nebuchadnezzar-places = El jugador { $player } ({ $colour ->
 [black] negras
 *[white] blancas
}) coloca un disco en { $cell }: { $why }.
score-nebuchadnezzar-edge = en el borde se permite cualquier punto vacío
score-nebuchadnezzar-neighbours = al lado, { $enemies ->
 [0] ningún disco rival
 [one] un disco rival
 *[other] { $enemies } discos rivales
} y { $empty ->
 [0] ningún punto vacío
 [one] un punto vacío
 *[other] { $empty } puntos vacíos
}; solo se prohíbe un punto junto a un disco rival y tres puntos vacíos
score-nebuchadnezzar-swaps = El jugador { $player } se queda con las { $colour ->
 [black] negras
 *[white] blancas
} y el disco del tablero, y el jugador { $other } juega a continuación con las { $theirs ->
 [black] negras
 *[white] blancas
}.
score-nebuchadnezzar-passes = El jugador { $player } ({ $colour ->
 [black] negras
 *[white] blancas
}) no puede colocar ni capturar, y pasa.
score-nebuchadnezzar-flips = El jugador { $player } ({ $colour ->
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
}, { $count ->
 [one] en { $from }
 *[other] de { $from } a { $to }
}; de los muros de alrededor, son suyos { $own } y del rival { $enemy }.
score-nebuchadnezzar-wins = Gana: al rival no le queda ningún disco.
effect-nebuchadnezzar-wipes = deja { $player ->
 [mover] al bando que mueve
 *[other] al rival
} sin discos
effect-nebuchadnezzar-lets = deja que { $player ->
 [mover] el bando que mueve
 *[other] el rival
} se lleve todos los discos al instante
effect-nebuchadnezzar-leaves-pass = obliga { $player ->
 [mover] al bando que mueve
 *[other] al rival
} a pasar
effect-nebuchadnezzar-leaves-one = deja { $player ->
 [mover] al bando que mueve
 *[other] al rival
} una sola jugada
effect-nebuchadnezzar-threatens = amenaza con llevarse todos los discos en la jugada siguiente
refutation-nebuchadnezzar-answered = Tras { $move }, el rival responde con { $reply }, se lleva { $count ->
 [one] tu último disco
 *[other] tus últimos { $count } discos
} y gana.
score-temple-plays = El jugador { $player } pone { $kind ->
 [floor] un suelo
 [corner-wall] una esquina de paredes
 [single-wall] una pared simple
 [tunnel] un túnel
 [single-top] un techo simple
 *[corner-top] un techo de esquina
}: { $what }.
score-temple-turn = { $placed }. Así { $colours }
score-temple-touches = { $placed }, en contacto con { $other }
score-temple-first = { $placed }, la primera ficha de la partida
effect-temple-opens = empieza el color { $colour }
effect-temple-finishes = agota el color { $colour }
score-temple-goes-on = sigue con el color { $colour }
score-temple-wins-last = gana, pues era su última ficha
score-temple-wins-stranded = gana, pues el jugador { $player } no tiene ninguna jugada legal
effect-temple-places-last = gana con la última ficha
effect-temple-strands = gana, pues { $player ->
 [mover] el bando que mueve
 *[other] el otro bando
} se queda sin jugadas
temple-tiles = los { $values } { $letter ->
 [R] rojos
 [O] naranjas
 [Y] amarillos
 [G] verdes
 [C] cianes
 [B] azules
 [P] morados
 [N] marrones
 [K] negros
 *[W] blancos
}
refutation-temple-last = Tras { $move }, el rival responde con { $reply }, se queda sin fichas y gana.
refutation-temple-stranded = Tras { $move }, el rival responde con { $reply }, y te quedas sin jugadas.
refutation-temple-stuck = Tras { $move }, el rival responde con { $reply }, y te quedas sin jugadas: no hay lugar para { $tiles }.
effect-temple-strands-tiles = gana, pues { $player ->
 [mover] el bando que mueve
 *[other] el otro bando
} no tiene lugar para { $tiles }
effect-temple-leaves = deja { $player ->
 [mover] al bando que mueve
 *[other] al otro bando
} { $count ->
 [one] una jugada
 *[other] { $count } jugadas
}
effect-temple-leaves-stuck = deja { $player ->
 [mover] al bando que mueve
 *[other] al otro bando
} { $count ->
 [one] una jugada
 *[other] { $count } jugadas
} (y quita el último lugar a { $tiles })
effect-temple-lets-win = deja que { $player ->
 [mover] el bando que mueve
 *[other] el otro bando
} gane al instante
why-move = Esta jugada { $does }.
why-but = { $does }, pero { $result }
why-reply = { $replies ->
 [only] La única respuesta { $does }.
 [lose] Todas las respuestas pierden; la mejor { $does }.
 *[some] La mejor respuesta { $does }.
}
why-next = La jugada siguiente { $does }.
why-second = { $rank ->
 [equal] Otra jugada, { $move }, { $loses }.
 *[second] La segunda mejor jugada, { $move }, { $loses }.
}
why-others-lose = Cualquier otra jugada pierde sin remedio.
why-only = es la única posible
why-quiet = es tranquila
why-wins = fuerza la victoria
why-wins-with = fuerza la victoria en { $count ->
 [one] una jugada
 *[other] { $count } jugadas
}
why-draws = lleva a tablas
why-lost = ya no salva la partida
why-ahead = lleva a { $points ->
 [one] un punto
 *[other] { $points } puntos
} de ventaja con el mejor juego
why-behind = lleva a { $points ->
 [one] un punto
 *[other] { $points } puntos
} de desventaja con el mejor juego
why-level = lleva al empate con el mejor juego
why-total = lleva a { $points ->
 [one] un punto
 *[other] { $points } puntos
} en total
why-gives-away = regala { $points ->
 [one] un punto
 *[other] { $points } puntos
}
why-gives-away-about = regala alrededor de { $points ->
 [one] un punto
 *[other] { $points } puntos
}
why-as-good = es igual de buena
why-about-as-good = es prácticamente igual de buena
why-not-clearly-worse = no es claramente peor
why-chances = baja las posibilidades de ganar del { $best } al { $this } por ciento
why-wins-later = también gana, pero más tarde
why-wins-too = también gana
why-not-at-once = no gana al instante
why-unproved = no da una victoria demostrada
why-only-draws = solo hace tablas
why-draws-too = también hace tablas
why-loses = pierde sin remedio
why-loses-sooner = pierde antes
why-loses-too = también pierde
effect-captures-discs = captura { $count ->
 [one] un disco
 *[other] { $count } discos
}
effect-only-defence = es la única jugada que salva la partida
effect-octopus-opens = pone la primera ficha
effect-octopus-scores = da { $points ->
 [one] un punto
 *[other] { $points } puntos
}
effect-octopus-scores-nothing = no da puntos
effect-octopus-is-last = pone la última ficha
effect-themisto-wins-with = gana con { $row }
effect-themisto-threatens-twice = amenaza con ganar en { $count } casillas a la vez ({ $cells })
effect-themisto-cells = { $count } casillas
effect-themisto-costs-a-turn = cuesta el turno siguiente a quien mueve
effect-themisto-keeps-the-turn = permite jugar otra vez por el turno que pierde { $player ->
 [mover] el bando que mueve
 *[other] el rival
}
effect-themisto-uses-up-the-turn = cuesta el segundo turno a quien mueve
effect-themisto-squeezes = solo deja respuestas que pierden un turno o la partida
effect-themisto-allows = deja { $all } respuestas (tras { $count ->
 [one] una
 *[other] { $count }
} de ellas, su bando gana enseguida)
effect-themisto-is-safe = es { $count ->
 [one] la única jugada
 *[other] una de las { $count } jugadas
} que no { $count ->
 [one] deja
 *[other] dejan
} { $player ->
 [mover] al bando que mueve
 *[other] al rival
} ganar al instante
effect-themisto-free-move = es { $count ->
 [one] la única jugada que no cuesta un turno ni pierde al instante
 *[other] una de las { $count } jugadas que no cuestan un turno ni pierden al instante
}
effect-ingenious-gains = da { $gains }
effect-ingenious-swaps = cambia las fichas del atril por otras nuevas
effect-ingenious-keeps-rack = conserva las fichas del atril
effect-ingenious-keeps = conserva una ficha con { $colour } para subir el color más bajo
effect-ingenious-ends-with = acaba con { $this } en el color más bajo en vez de { $best }
effect-ingenious-ends-lower = deja al final el color más bajo alrededor de { $points ->
 [one] un punto
 *[other] { $points } puntos
} por debajo
effect-nebuchadnezzar-stops = evita la captura de { $count ->
 [one] un disco
 *[other] { $count } discos
}
effect-nebuchadnezzar-prepares = prepara la captura de { $count ->
 [one] un disco
 *[other] { $count } discos
}
effect-nebuchadnezzar-allows = permite la captura de { $count ->
 [one] un disco
 *[other] { $count } discos
}
effect-nebuchadnezzar-lets-take = { $count ->
 [0] no deja al rival capturar nada
 [one] deja al rival capturar un disco como mucho
 *[other] deja al rival capturar { $count } discos como mucho
}
effect-nebuchadnezzar-leaves = deja { $player ->
 [mover] al bando que mueve
 *[other] al otro bando
} { $count } jugadas
effect-nebuchadnezzar-takes-points = deja { $player ->
 [mover] al bando que mueve
 *[other] al otro bando
} { $count } puntos menos donde colocar
effect-nebuchadnezzar-swaps = toma el otro color
effect-temple-takes-places = deja { $player ->
 [mover] al bando que mueve
 *[other] al otro bando
} { $now ->
 [0] sin sitio
 [one] con un sitio
 *[other] con { $now } sitios
} donde construir en vez de { $before }
effect-temple-leaves-places = deja { $player ->
 [mover] al bando que mueve
 *[other] al otro bando
} { $theirs ->
 [one] un sitio
 *[other] { $theirs } sitios
} donde construir (y { $player ->
 [mover] al otro bando
 *[other] al suyo
}, { $mine })
refusal-placed = línea { $line }, columna { $column }: { $detail }
refusal-octopus-no-tile = { $tile } no está en la mano del puesto { $seat }.
refusal-octopus-opening = La primera ficha va a 0,0, no a { $cell }.
refusal-octopus-taken = La casilla { $cell } está ocupada por { $tile }; en una casilla cabe una ficha.
refusal-octopus-alone = Ninguna ficha toca la casilla { $cell } por un lado.
refusal-themisto-won = el puesto { $seat } ha ganado; no hay más jugadas
refusal-themisto-no-disc = no hay ningún disco en { $cell }
refusal-themisto-not-empty = { $cell } no está vacía; un disco acaba su jugada en una casilla vacía
refusal-themisto-no-line = ninguna línea recta va de { $from } a { $to }
refusal-themisto-in-the-way = un disco entre { $from } y { $to } cierra el paso
refusal-themisto-nothing-beside = ninguno de los otros discos está junto a { $cell }
refusal-themisto-no-capture = el disco de { $from } no encierra en { $to } ninguna línea que el puesto { $seat } pueda capturar
refusal-themisto-restores = la jugada restablecería el tablero tal como estaba antes del último turno
question-octopus-biggest-score = Encuentra la jugada que más puntos da.
question-octopus-best-placement = Pones una ficha, el rival responde y pones otra: encuentra la primera jugada, la que te asegura la mayor ventaja.
question-octopus-best-line = Juegas en solitario: pon todas tus fichas y consigue tantos puntos como puedas.
question-octopus-endgame = Solo una jugada asegura la victoria. Encuéntrala.
type-octopus-second-biggest-score = Una jugada da al menos 2 puntos más que cualquier otra. La posición está compuesta.
question-octopus-which-tile-to-keep = Juegas en solitario: pon todas tus fichas menos una y consigue tantos puntos como puedas.
type-octopus-which-tile-to-keep = Se han probado todas las combinaciones de fichas, todos los órdenes y todas las casillas: en cada paso una sola jugada lleva al mejor total. La ficha que más da al instante no es la primera que pones. La posición está compuesta.
type-octopus-second-best-line = Se han probado todos los órdenes y todas las casillas hasta la última ficha: en cada paso una sola jugada lleva al mejor total. La posición está compuesta.
type-octopus-second-best-placement = Se han probado todas las jugadas, todas las respuestas y todas las segundas jugadas. Con la solución tienes al menos 2 puntos más de ventaja que con cualquier otra primera jugada. La posición está compuesta.
question-octopus-sacrifice = Renuncia ahora a puntos para tener la mayor ventaja posible, o la menor desventaja, tras tu segunda jugada.
type-octopus-sacrifice = Se han probado todas las jugadas, todas las respuestas y todas las segundas jugadas. La solución da al instante al menos 2 puntos menos que otra jugada. Pero tras tu segunda jugada tienes al menos 1 punto más de ventaja que con cualquier otra primera jugada. La posición está compuesta.
question-octopus-last-tile = Pon tu última ficha y acaba con la mayor ventaja posible, o la menor desventaja.
type-octopus-last-tile = Después de ti, el rival pone aún una ficha o dos. Se han probado todas las jugadas y todas las respuestas hasta el final. La solución es al menos 2 puntos mejor que cualquier otra jugada. La posición está compuesta.
question-octopus-last-word = Al rival le queda una ficha y a ti más: consigue la mayor ventaja al final.
type-octopus-last-word = Todas las jugadas se han analizado hasta el final de la partida. La solución es al menos 2 puntos mejor que cualquier otra jugada. La posición está compuesta.
type-octopus-second-endgame = Quedan cuatro fichas o más, y todas las jugadas se han analizado hasta el final de la partida. Solo gana la solución; es al menos 2 puntos mejor que cualquier otra jugada. La posición está compuesta.
question-octopus-save-the-game = Solo una jugada salva una victoria compartida; las demás pierden. Encuéntrala.
type-octopus-save-the-game = Quedan cuatro fichas o más, y todas las jugadas se han analizado hasta el final de la partida. La solución te lleva a la igualdad de puntos. Es al menos 2 puntos mejor que cualquier otra jugada. La posición está compuesta.
question-octopus-three-seats = Dos rivales juegan contra ti: acaba con la mayor ventaja posible sobre el mejor de ellos, o la menor desventaja.
type-octopus-three-seats = Todas las jugadas se han analizado hasta el final de la partida, con los dos rivales contra ti. La solución es al menos 1 punto mejor que cualquier otra jugada. La posición está compuesta.
type-octopus-eight-tiles = Quedan ocho fichas, dos parejas en cada mano. Solo gana la solución.
question-octopus-lose-least = Todas las jugadas pierden. Pierde solo por un punto.
type-octopus-lose-least = Quedan cuatro fichas o más, y todas las jugadas se han analizado hasta el final de la partida. Todas pierden. Con la solución pierdes por un punto; con cualquier otra jugada, al menos por tres. La posición está compuesta.
theme-octopus-quiet-move = Una jugada de la solución da 1 punto o ninguno, aunque otra daría 4 o más.
theme-octopus-denial = La primera jugada ocupa la casilla donde el rival puntuaría más, al menos 2 puntos más que en otra parte.
theme-octopus-poisoned-bait = Toda primera jugada que da el máximo permite al rival puntuar más que antes.
theme-octopus-set-up = Tras la primera jugada, una de las fichas que te quedan puede dar más de lo que antes podía dar cualquiera de ellas.
theme-octopus-fork = Tras la primera jugada hay dos casillas donde una de las fichas que te quedan puede dar más de lo que antes podía dar cualquiera de ellas.
theme-octopus-patience = También haces la jugada que más da al principio, pero después.
theme-octopus-stepping-stone = Más tarde juegas en una casilla que al principio no era accesible.
theme-octopus-own-trail = Más tarde puntúas con una ficha que pusiste antes.
theme-octopus-bridge = Una jugada de la solución puntúa con series de su color, o de su número, en dos direcciones opuestas.
theme-octopus-long-run = Una jugada de la solución puntúa con una serie de cuatro fichas o más.
theme-octopus-many-arms = Una jugada de la solución puntúa en cinco direcciones o más.
theme-octopus-comeback = Antes de la primera jugada vas por detrás, y ganas la partida.
theme-octopus-sacrifice = La primera jugada da al menos 3 puntos menos que otra.
theme-octopus-scoreless = Una jugada de la solución no puntúa.
theme-octopus-outpost = La primera jugada va a una casilla rodeada de dos fichas como mucho.
theme-octopus-hole = Una jugada de la solución va a una casilla con fichas en sus cuatro lados.
theme-octopus-double-count = Una jugada de la solución puntúa por su color y por su número.
theme-octopus-diagonals = La primera jugada da 2 puntos o más, todos en diagonal.
theme-octopus-kept-back = No pones ninguna de las fichas que más podrían dar al principio.
theme-octopus-right-tile = Lo que más te daría al instante es la misma ficha en otra casilla.
theme-octopus-right-cell = Lo que más te daría al instante es otra ficha en la misma casilla.
theme-octopus-crescendo = La solución tiene varias jugadas, y cada una da más que la anterior.
theme-octopus-straight-line = La solución tiene varias jugadas, todas en una fila, columna o diagonal.
theme-octopus-far-apart = Dos jugadas de la solución están a tres casillas o más de distancia.
theme-octopus-shared-win = Tras la solución la partida termina con igualdad de puntos.
theme-octopus-by-one-point = Acabas con un punto de ventaja.
theme-octopus-one-suit = Tienes al menos dos fichas en la mano, todas del mismo color o del mismo número.
theme-octopus-miniature = En el tablero hay seis fichas como mucho.
theme-octopus-last-placement = Pones la última ficha de la partida.
question-themisto-win-in-1 = Forma una fila de cinco con una jugada.
question-themisto-win-in-2 = Fuerza la victoria en dos jugadas.
question-themisto-win-in-3 = Fuerza la victoria en tres jugadas.
type-themisto-composed-win-in-1 = Gana una sola jugada, sin contar las simétricas. La posición está compuesta y tiene pocos discos.
question-themisto-two-turns = Tienes dos turnos seguidos. Gana con ellos.
type-themisto-two-turns = El rival debe perder un turno. Ninguna jugada gana al instante. Está demostrado que una sola primera jugada te permite ganar con la segunda. La posición está compuesta y tiene pocos discos.
type-themisto-composed-win-in-2 = Ninguna jugada gana al instante. Está demostrado que una sola primera jugada fuerza la victoria en dos jugadas, y que en la variante principal también la segunda es la única que gana. La posición está compuesta.
type-themisto-composed-win-in-3 = Está demostrado que una sola primera jugada fuerza la victoria en tres jugadas, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta y tiene pocos discos.
question-themisto-zugzwang = No hay ninguna amenaza. Encuentra la única jugada que no pierde.
type-themisto-zugzwang = El rival no amenaza nada. Pero tras cualquiera de tus jugadas, salvo una, fuerza la victoria con dos jugadas como mucho, casi siempre porque tienes que sacar un disco de una fila. La posición está compuesta y tiene pocos discos.
question-themisto-forced-penalty = No amenaces nada y deja al rival solo jugadas que le cuesten un turno o la partida.
type-themisto-forced-penalty = La primera jugada no amenaza nada. Mueva lo que mueva después, el rival pierde un turno o te deja ganar al instante. Está demostrado que una sola primera jugada fuerza la victoria en tres jugadas, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta y tiene pocos discos.
question-themisto-paid-defence = Sacrifica un turno: encuentra la única jugada que no pierde.
type-themisto-paid-defence = Todas las jugadas que no te cuestan un turno pierden: el rival fuerza la victoria con dos jugadas como mucho. Está demostrado que solo resiste una jugada. Saca un disco de una fila de tres o cuatro, aunque el rival tenga entonces dos turnos seguidos. La posición está compuesta y tiene pocos discos.
question-themisto-win-in-4 = Fuerza la victoria en cuatro jugadas.
type-themisto-win-in-4 = Está demostrado que una sola primera jugada fuerza la victoria en cuatro jugadas, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta y tiene pocos discos.
question-themisto-save-the-draw = Salva las tablas: encuentra la única jugada que no pierde.
type-themisto-save-the-draw = Hay seis discos. Tras cualquier jugada errónea, el rival fuerza la victoria con dos jugadas como mucho. Tras la correcta ya nadie puede ganar: para demostrarlo se resolvieron todas las posiciones con seis discos. Así, la partida sigue hasta que una posición aparezca por tercera vez.
question-themisto-borrowed-disc = Fuerza la victoria en tres jugadas, una de ellas con un disco que el rival acaba de mover.
type-themisto-borrowed-disc = En la variante principal mueves un disco que el rival acaba de mover. Está demostrado que una sola primera jugada fuerza la victoria en tres jugadas, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta y tiene pocos discos.
theme-themisto-capture-win = La jugada ganadora es una captura.
theme-themisto-double-capture = Una de tus jugadas captura en dos líneas o más.
theme-themisto-remote-row = El disco que mueves no forma parte de la fila ganadora: la completan los discos capturados.
theme-themisto-six-wins = Como jugador dos, ganas con una fila de seis discos o más.
theme-themisto-six-trap = Como jugador uno, podrías formar con tu primera jugada una fila de seis discos o más, pero no gana.
theme-themisto-declined-capture = En una de tus jugadas podrías capturar, pero sería un error.
theme-themisto-row-disc = Sacas un disco de una fila de tres o cuatro.
theme-themisto-two-turns = Mueves dos veces seguidas.
theme-themisto-forced-payment = La mejor defensa del rival le cuesta un turno.
theme-themisto-double-threat = Una de tus jugadas amenaza con ganar en dos casillas o más.
theme-themisto-same-disc = Ganas con un disco que ya moviste antes y que el rival no ha movido desde entonces.
theme-themisto-saving-capture = La única jugada que no pierde es una captura.
theme-themisto-costly-escape = Otra jugada impide toda victoria inmediata, pero te cuesta un turno y pierde ante dos turnos seguidos.
theme-themisto-miniature = Hay ocho discos como mucho.
theme-themisto-one-colour = Al principio todos los discos son del mismo color.
theme-themisto-long-slide = Mueves un disco cinco casillas o más.
theme-themisto-corner = Tu última jugada termina en una esquina.
theme-themisto-edge-row = Una fila ganadora está en el borde.
theme-themisto-diagonal-row = Todas las filas ganadoras van en diagonal.
theme-themisto-crossed-rows = La jugada ganadora completa dos filas a la vez.
theme-themisto-quiet-start = La primera jugada ni captura ni amenaza con ganar.
theme-themisto-hidden-move = Al menos la mitad de las jugadas parecen mejores que la primera.
theme-themisto-switchback = Devuelves un disco a la casilla de la que vino.
theme-themisto-no-free-move = Al principio toda jugada legal te cuesta un turno.
theme-themisto-borrowed-disc = Mueves el disco que el rival acaba de mover.
theme-ingenious-bonus-chain = Pones varias fichas en un turno.
theme-ingenious-double-bonus = Una ficha de la solución lleva dos colores al final de su escala.
theme-ingenious-quiet-start = La primera ficha no sube tu color más bajo; en un duelo, no da nada.
theme-ingenious-less-is-more = Otra primera ficha habría dado al menos tres puntos más.
theme-ingenious-own-run = Más tarde, una ficha puntúa con una mitad que pusiste antes.
theme-ingenious-crossing = Una mitad de una ficha puntúa en tres direcciones o más.
theme-ingenious-overflow = En la solución se pierden puntos que no caben en una escala.
theme-ingenious-twin-lows = Varios de tus colores comparten la puntuación más baja, y la solución los sube todos.
theme-ingenious-closes = Tras la primera ficha caben al menos dos fichas menos que antes.
theme-ingenious-denial = La primera ficha evita la mejor jugada del rival.
theme-ingenious-only-win = Una sola jugada gana con seguridad.
theme-ingenious-rescue = No puedes lograr nada mejor que una victoria compartida o la igualdad de opciones, y una sola jugada lo consigue.
question-ingenious-second-raise = Pon una ficha de modo que tu color más bajo acabe lo más alto posible; en caso de igualdad decide el siguiente más bajo, y así sucesivamente.
type-ingenious-second-raise = Se han probado todas las jugadas. Cualquiera que no sea la solución deja tu color más bajo o el segundo más bajo al menos un punto por debajo. La posición está compuesta.
question-ingenious-two-placements = Pones dos fichas en este turno: sube con ambas tus colores más bajos lo más posible.
type-ingenious-two-placements = Tienes dos jugadas extra, y entre ellas no se roba. Se han probado todos los pares: solo las dos jugadas de la solución, en este orden, dan el mejor resultado. La posición está compuesta.
question-ingenious-earn-a-bonus = Lleva un color a 18 para ganar una jugada extra, y sube con ella tus colores más bajos lo más posible.
type-ingenious-earn-a-bonus = Se han probado todas las secuencias de fichas de este turno. En cada paso una sola jugada lleva al mejor resultado. La posición está compuesta.
question-ingenious-all-six = Gana al instante: lleva los seis colores a 18 en este turno.
type-ingenious-all-six = Se han probado todas las secuencias de fichas de este turno. Solo una lleva los seis colores a 18, y en cada paso una sola jugada lo mantiene posible. La posición está compuesta.
question-ingenious-second-last = Hay sitio para dos fichas más y todos los atriles están a la vista: haz la única jugada que gana.
type-ingenious-second-last = Todas las jugadas y respuestas se han seguido hasta el final. Gana una sola jugada; cualquier otra te da como mucho una victoria compartida. La posición está compuesta.
question-ingenious-level-the-scores = Hay sitio para dos fichas más y todos los atriles están a la vista: haz la única jugada que salva una victoria compartida.
type-ingenious-level-the-scores = Todas las jugadas y respuestas se han seguido hasta el final. Una sola jugada lleva a la igualdad de puntos; cualquier otra pierde. La posición está compuesta.
question-ingenious-chain-of-three = Pon tres fichas en un turno: lleva dos veces un color a 18 y sube con la tercera tus colores más bajos.
type-ingenious-chain-of-three = Se han probado todas las secuencias de fichas de este turno. Cada una de las dos primeras te da una jugada extra. En cada paso una sola jugada lleva al mejor resultado. La posición está compuesta.
question-ingenious-spoil-both = El rival tiene una ficha y dos buenos lugares para ella: estropea los dos con una sola ficha.
type-ingenious-spoil-both = Se han probado todas las jugadas y respuestas. Tras la solución, el color más bajo o el segundo más bajo del rival acaba al menos un punto por debajo que tras cualquier otra jugada; tus propios puntos no cuentan. La solución estropea dos buenos lugares sin casillas en común. La posición está compuesta.
theme-ingenious-exact-landing = Una ficha de la solución lleva un color exactamente a 18, y no se pierde ningún punto.
theme-ingenious-bridge = Una mitad de una ficha puntúa en dos direcciones opuestas.
theme-ingenious-printed-symbol = Una mitad de una ficha puntúa con un símbolo impreso.
theme-ingenious-both-lows = Dos de tus colores están más bajos que todos los demás, y la primera ficha sube ambos.
theme-ingenious-patience = Otra jugada parece la mejor al principio; su ficha la pones más tarde.
theme-ingenious-right-tile = Una jugada que al principio parece la mejor pone la misma ficha en otro sitio.
theme-ingenious-right-cell = Una jugada que al principio parece la mejor pone otra ficha en las mismas casillas.
theme-ingenious-turned-round = Con la primera ficha al revés, ninguna jugada parecería mejor.
theme-ingenious-double-tile = La primera ficha tiene el mismo color en ambas mitades.
theme-ingenious-scoreless = La primera ficha no puntúa.
theme-ingenious-ends-the-game = Tras la primera ficha no hay sitio para otra.
theme-ingenious-tie-break = Tras la respuesta que más eleva al rival, tu color más bajo y el suyo acaban igualados, y decide uno más alto.
theme-ingenious-comeback = Antes de la primera ficha vas por detrás, y ganas la partida.
theme-ingenious-miniature = En el tablero hay ocho fichas como mucho.
question-nebuchadnezzar-1 = Deja al rival sin discos con una captura.
question-nebuchadnezzar-2 = Fuerza la captura de todos los discos del rival en dos jugadas.
question-nebuchadnezzar-3 = Fuerza la captura de todos los discos del rival en tres jugadas.
question-nebuchadnezzar-hold = Coloca un disco que impida que el rival te deje sin discos en sus próximas jugadas.
type-nebuchadnezzar-composed-1 = Una sola captura se lleva todos los discos del rival. La posición está compuesta de unos pocos bloques.
type-nebuchadnezzar-composed-2 = Ninguna jugada gana al instante. Está demostrado que una sola primera jugada fuerza la victoria en dos jugadas, y que en la variante principal también la segunda es la única que gana. La posición está compuesta de unos pocos bloques.
type-nebuchadnezzar-composed-3 = Está demostrado que una sola primera jugada fuerza la victoria en tres jugadas, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta de unos pocos bloques.
question-nebuchadnezzar-4 = Fuerza la captura de todos los discos del rival en cuatro jugadas.
type-nebuchadnezzar-composed-4 = Está demostrado que una sola primera jugada fuerza la victoria en cuatro jugadas, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta de unos pocos bloques.
type-nebuchadnezzar-composed-placement = Podrías capturar, pero toda captura pierde. Está demostrado que, tras cualquier otra jugada, el rival fuerza la victoria en el número de jugadas indicado (de una a cuatro), y que tras la única colocación buena no puede. La posición está compuesta de unos pocos bloques.
question-nebuchadnezzar-only-capture = Haz la captura que impide que el rival te deje sin discos en sus próximas jugadas.
type-nebuchadnezzar-only-capture = Tienes tres capturas o más. Está demostrado que, tras cualquier otra jugada, el rival fuerza la victoria en el número de jugadas indicado (de una a cuatro), y que tras la única captura buena no puede. La posición está compuesta de unos pocos bloques.
question-nebuchadnezzar-zugzwang = No hay ninguna amenaza. Encuentra la única jugada tras la que el rival no puede dejarte sin discos.
question-nebuchadnezzar-zugzwang-within = No hay ninguna amenaza. Encuentra la única jugada tras la que el rival no puede dejarte sin discos { $within ->
 [one] en su próxima jugada
 *[other] en sus próximas { $within } jugadas
}.
type-nebuchadnezzar-zugzwang = Si le tocara jugar, el rival no podría forzar la victoria en el número de jugadas indicado (de dos a cuatro). Está demostrado que sí puede tras todas tus jugadas menos una. La posición está compuesta de unos pocos bloques.
question-nebuchadnezzar-great-sacrifice = Deja al rival sin discos, aunque te capture muchos de una vez.
type-nebuchadnezzar-great-sacrifice = En la variante principal, el rival voltea de una vez cuatro discos tuyos o más. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas indicado (tres o cuatro), y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta de unos pocos bloques.
question-nebuchadnezzar-outnumbered = El rival tiene más del doble de discos que tú. Captúralos todos.
type-nebuchadnezzar-outnumbered = Tienes menos de la mitad de discos que el rival. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas indicado (tres o cuatro), y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta de unos pocos bloques.
theme-nebuchadnezzar-quiet-move = Empiezas colocando un disco, aunque podrías capturar.
theme-nebuchadnezzar-modest = Empiezas con una captura que voltea menos discos que otra.
theme-nebuchadnezzar-last-disc = La captura ganadora voltea un solo disco, el último del rival.
theme-nebuchadnezzar-great = La captura ganadora voltea un cuarto del tablero o más.
theme-nebuchadnezzar-corner = El rectángulo de la captura ganadora está en una esquina del tablero: dos bordes son sus muros.
theme-nebuchadnezzar-borrowed = En la solución, un muro de una captura se compone de discos del rival.
theme-nebuchadnezzar-forced-pass = En la variante principal el rival no puede colocar ni capturar y debe pasar.
theme-nebuchadnezzar-only-reply = En la variante principal el rival tiene una sola jugada, y no es pasar.
theme-nebuchadnezzar-sacrifice = En la variante principal el rival voltea discos tuyos, pero pierde igualmente.
theme-nebuchadnezzar-recapture = En la variante principal volteas un disco que el rival acaba de voltear.
theme-nebuchadnezzar-outnumbered = Tienes menos de la mitad de discos que el rival.
theme-nebuchadnezzar-outpost = El único punto bueno no toca ninguno de tus discos.
theme-nebuchadnezzar-bridge = El único punto bueno une tus discos por dos lados o más.
theme-nebuchadnezzar-resist = Podrías capturar, pero solo resiste la colocación de un disco.
theme-nebuchadnezzar-last-cell = La primera jugada llena el último punto vacío del tablero.
theme-nebuchadnezzar-hidden-move = Al menos la mitad de las jugadas voltean más discos que la primera.
theme-nebuchadnezzar-neutral-walls = La captura ganadora va de borde a borde: dos bordes opuestos son muros neutrales.
theme-nebuchadnezzar-narrow-capture = La captura ganadora tiene un punto de ancho y tres o más de largo.
theme-nebuchadnezzar-built-wall = Un muro de la captura ganadora tiene un disco que colocaste o volteaste antes.
theme-nebuchadnezzar-seesaw = Un disco se voltea tres veces o más.
theme-nebuchadnezzar-no-room = El rival podía colocar un disco antes de la primera jugada, y después ya no puede.
theme-nebuchadnezzar-single-file = El rival responde al menos dos veces, y cada vez solo es posible una respuesta.
theme-nebuchadnezzar-great-sacrifice = El rival voltea de una vez cuatro discos tuyos o más, pero pierde igualmente.
theme-nebuchadnezzar-counter-threat = Con la única jugada que resiste amenazas con llevarte todos los discos del rival en la siguiente.
theme-nebuchadnezzar-wall-breaker = El rival amenaza con llevarse todos tus discos, y la única jugada buena cambia un muro que necesita para ello.
question-temple-revised = Reglas revisadas: una jugada puede seguir con un color nuevo, y un techo de esquina puede tocar paredes.
question-temple-strand = Deja al rival sin jugadas, haga lo que haga.
type-temple-strand = Tienes una jugada o dos, según el problema. Está demostrado que una sola primera jugada fuerza la victoria, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. Tienes demasiadas fichas para ganar poniendo la última. La posición está compuesta, con pocas fichas en la mesa.
question-temple-last-tiles = Quedan pocas fichas: pon la última que tengas o deja al rival sin jugadas.
type-temple-last-tiles = Cada jugador tiene algunas fichas de un color y nada más. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas indicado, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta, con pocas fichas en la mesa.
question-temple-squeeze = No amenaces nada: deja al rival solo jugadas perdedoras.
type-temple-squeeze = Si el rival pudiera pasar tras la primera jugada, no podrías ganar al instante. Pero tiene que jugar, y todas sus jugadas pierden. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas indicado, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta, con pocas fichas en la mesa.
question-temple-lent-slot = Gana llenando un lugar que el rival abre.
type-temple-lent-slot = En la variante principal llenas un lugar que abrió la jugada anterior del rival. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas indicado, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta, con pocas fichas en la mesa.
question-temple-give-room = Dale al rival más jugadas de las que tiene ahora, y gana de todos modos.
type-temple-give-room = Tras la primera jugada, el rival tiene más jugadas que si le hubiera tocado jugar antes, y todas pierden. Está demostrado que una sola primera jugada fuerza la victoria en el número de jugadas indicado, y que en la variante principal cada jugada posterior es también la única buena. No se puede ganar más rápido. La posición está compuesta, con pocas fichas en la mesa.
question-temple-composed-avoid = Encuentra la única jugada tras la que el rival no puede dejarte sin jugadas.
type-temple-composed-avoid = Está demostrado que, tras cualquier otra jugada, el rival puede obligarte a quedarte sin jugadas en el número de jugadas indicado, y que tras la única buena no puede. El rival tiene demasiadas fichas para ganar poniendo la última. La posición está compuesta, con pocas fichas en la mesa.
question-temple-outlast = Quedan pocas fichas: encuentra la única jugada que no pierde.
type-temple-outlast = Cada jugador tiene algunas fichas de un color y nada más. Está demostrado que, tras cualquier otra jugada, el rival fuerza la victoria en el número de jugadas indicado, con su última ficha o dejándote sin jugadas, y que tras la única buena no puede. La posición está compuesta, con pocas fichas en la mesa.
theme-temple-single-burden = El rival se queda sin jugadas y con una sola ficha de su color empezado.
theme-temple-stuck-one = El rival se queda sin jugadas y con un 1 de su color empezado, que solo cabe junto a otro 1.
theme-temple-occupation = La jugada que bloquea al rival ocupa un lugar que el rival podría haber llenado.
theme-temple-no-entry = El rival está bloqueado ya antes de tu jugada decisiva, que no le abre ningún lugar.
theme-temple-roof = La jugada que bloquea al rival pone un techo.
theme-temple-walling-in = La jugada que bloquea al rival se compone solo de paredes.
theme-temple-paving = La jugada que bloquea al rival es un suelo.
theme-temple-understatement = Empiezas con menos fichas de las que pondría otra jugada.
theme-temple-clean-finish = Tu primera jugada agota un color.
theme-temple-new-colour = Tu primera jugada empieza un color.
theme-temple-only-reply = En algún momento de la variante principal el rival tiene una sola jugada, sea cual sea el color que empiece.
theme-temple-broad-front = Antes de la solución el rival podía construir tres formas o más; después, ninguna.
theme-temple-lifeline = La jugada que resiste crea sitio nuevo: después puedes construir más formas que antes.
theme-temple-quiet-start = La primera jugada no amenaza nada: si el rival pudiera pasar, no ganarías al instante.
theme-temple-last-tile = Ganas poniendo tu última ficha.
theme-temple-run-on = En una sola jugada agotas un color y sigues con otro.
theme-temple-miniature = Hay seis fichas como mucho en la mesa.
theme-temple-hidden-move = Al menos la mitad de las jugadas parecen mejores que la primera: ponen más fichas, dejan menos sitio al rival, o más para ti.
theme-temple-tile-choice = La primera jugada pone una ficha donde también cabría otra tuya, pero sería un error.
theme-temple-stepping-stone = Más tarde llenas un lugar que abrió tu primera jugada.
theme-temple-lent-slot = Llenas un lugar que abrió la jugada anterior del rival.
theme-temple-forced-tile = En algún momento de la variante principal el rival tiene varias jugadas, y todas ponen la misma ficha.
theme-temple-both-stuck = Al final tampoco tú podrías mover.
theme-temple-counter-threat = Tras la jugada que resiste amenazas con ganar al instante.
theme-temple-narrow-path = Si jugaras otra vez justo después de tu primera jugada, podrías construir como mucho una forma.
refusal-octopus-outside = La casilla { $cell } está fuera de los límites, de { $range }.
number-range = { $least } a { $most }
refusal-octopus-hands = Hay { $count } { $count ->
 [one] mano
 *[other] manos
}; una posición tiene de 1 a { $most } puestos.
refusal-octopus-set-count = Una partida tiene 1 o 2 juegos de fichas, no { $count }.
refusal-octopus-scores = Hay { $scores } { $scores ->
 [one] puntuación
 *[other] puntuaciones
} para { $hands } { $hands ->
 [one] mano
 *[other] manos
}; cada puesto tiene una de cada.
refusal-octopus-score = Una puntuación va de 0 a { $most }; { $score } no es posible.
refusal-octopus-coordinates = { $tile } está en { $cell }; las coordenadas van de { $range }.
refusal-octopus-too-often = { $tile } aparece más de { $most } entre el tablero y las manos, con { $ids }.
refusal-once = una vez
refusal-twice = dos veces
refusal-octopus-no-seat = No existe el puesto { $seat }; los puestos van de 0 a { $last }.
refusal-octopus-empty-hand = El puesto { $seat } no puede mover: su mano está vacía y otros aún tienen fichas.
refusal-octopus-both = { $tile } y { $other } están ambas en { $cell }; en una casilla cabe una ficha.
refusal-octopus-apart = { $tile } en { $cell } no está unida a { $other } por fichas que se tocan por un lado.
refusal-themisto-no-seat = no existe el puesto { $seat }; los puestos son 0 y 1
refusal-themisto-discs = en el tablero hay { $count } { $count ->
 [one] disco
 *[other] discos
}; una posición tiene de { $least } a { $most }
refusal-themisto-previous = en el tablero anterior hay { $before } { $before ->
 [one] disco
 *[other] discos
}, en el actual { $count }; ambos deben tener los mismos
refusal-themisto-no-row = se nombra ganador al puesto { $seat }, pero en el tablero no hay ninguna fila de { $row } discos
refusal-themisto-five = exactamente cinco
refusal-themisto-five-or-more = cinco o más
refusal-themisto-after-win = tras la victoria del puesto { $seat }, mueve el puesto { $other }
refusal-themisto-skip = una victoria anula todo turno perdido, así que skip es false en una posición ganada
refusal-ingenious-phase = { $what } no es posible en la fase { $ids }
refusal-ingenious-a-placement = poner una ficha
refusal-ingenious-a-draw = robar
refusal-ingenious-adjacent = las dos casillas de una ficha deben ser contiguas
refusal-ingenious-no-tile-unseen = no hay ninguna ficha { $tile } en el atril, ni queda ninguna oculta
refusal-ingenious-no-tile = no hay ninguna ficha { $tile } en el atril
refusal-ingenious-first = la primera ficha de un puesto debe tocar un símbolo impreso que ninguna ficha toque
refusal-ingenious-draw-count = hay que robar { $count } { $count ->
 [one] ficha
 *[other] fichas
}, no { $sent }
refusal-ingenious-face-down = solo se roba boca abajo para un atril vacío o con fichas boca abajo, y nunca en solitario
refusal-ingenious-unseen = imposible robar { $count } { $tile }: { $left ->
 [0] no queda ninguna oculta
 [one] solo queda una oculta
 *[other] solo quedan { $left } ocultas
}
refusal-ingenious-aside = imposible robar { $count } { $tile }: { $left ->
 [0] no queda ninguna oculta
 [one] solo queda una oculta
 *[other] solo quedan { $left } ocultas
}; { $why }
refusal-ingenious-set-aside = las fichas apartadas aún no están en la bolsa
refusal-ingenious-no-seat = con { $count } { $count ->
 [one] puesto
 *[other] puestos
} no existe el puesto { $seat }
refusal-ingenious-seats = en la modalidad { $ids } el número de puestos es de { $range }, no de { $count }
refusal-ingenious-entries = { $ids } necesita una entrada por puesto: { $seats }, no { $entries }
refusal-ingenious-cells-adjacent = las casillas { $cell } y { $other } de una ficha no son contiguas
refusal-ingenious-rack = un atril de { $count } { $count ->
 [one] ficha
 *[other] fichas
}: caben como mucho { $most }
refusal-ingenious-copies = entre el tablero y los atriles hay más de { $most } { $most ->
 [one] ficha
 *[other] fichas
} { $tile }
refusal-ingenious-seat-placed = el puesto { $seat } no puede haber colocado { $count } { $count ->
 [one] ficha
 *[other] fichas
}: en el tablero hay { $most }
refusal-ingenious-sum-placed = los puestos han colocado en total { $count } { $count ->
 [one] ficha
 *[other] fichas
}, y en el tablero hay { $most }
refusal-ingenious-score = una puntuación de { $score } se sale de la escala, que va de { $least } a { $most }
refusal-ingenious-partners = los puestos { $seat } y { $other } comparten escalas, pero sus puntuaciones difieren
refusal-ingenious-pegs = los dos puestos comparten marcadores: las puntuaciones del puesto 1 deben ser las del puesto 0 con el signo contrario
refusal-ingenious-bonus = { $count } { $count ->
 [one] jugada
 *[other] jugadas
} extra: puede haber de 0 a 6 pendientes
refusal-ingenious-bonus-phase = solo hay jugadas extra pendientes en la fase place, y nunca en solitario
refusal-ingenious-exchange = el puesto { $seat } no puede cambiar las fichas de este atril
refusal-ingenious-full = el atril del puesto { $seat } está lleno, no hay nada que robar
refusal-ingenious-no-tile-seat = el puesto { $seat } no tiene ninguna ficha, y su atril no se está rellenando
refusal-ingenious-outside = la casilla { $cell } está fuera del límite, de radio { $radius }
refusal-ingenious-printed = en la casilla { $cell } hay un símbolo impreso: { $colour }
refusal-ingenious-taken = en la casilla { $cell } ya hay una ficha
refusal-nebuchadnezzar-off = { $cell } no está en este tablero de { $side } por { $side }.
refusal-nebuchadnezzar-taken = Los discos se colocan en puntos vacíos, y { $cell } ya es de las { $colour }.
colour-black = negras
colour-white = blancas
colour-capital-black = las negras
colour-capital-white = las blancas
refusal-nebuchadnezzar-one-three = No se puede colocar un disco en { $cell }: un punto que toca exactamente un disco rival y tres puntos vacíos está prohibido.
refusal-nebuchadnezzar-swap = Los colores se intercambian justo después de la primera jugada, en la media jugada 1 y con un solo disco; { $why }.
refusal-nebuchadnezzar-no-pie = esta partida se juega sin la regla del intercambio
refusal-nebuchadnezzar-ply-here = aquí la media jugada es la { $ply }
refusal-nebuchadnezzar-not-one = aquí no hay exactamente un disco en el tablero
refusal-nebuchadnezzar-pass = No se puede pasar mientras haya otra jugada, como { $move }.
refusal-nebuchadnezzar-seat = Los puestos son 0 y 1; el puesto { $seat } no puede mover.
refusal-nebuchadnezzar-colours = Cada uno de los dos puestos tiene su color: uno las negras, otro las blancas.
refusal-nebuchadnezzar-ply = La media jugada va de 0 a { $most }; { $ply } no es posible.
refusal-nebuchadnezzar-side = El lado del tablero va de { $least } a { $most }; { $side } no es posible.
refusal-nebuchadnezzar-pure = Solo se captura un rectángulo ocupado por entero por las { $colour }, y { $cell } { $holds }.
refusal-nebuchadnezzar-holds-black = tiene un disco negro
refusal-nebuchadnezzar-holds-white = tiene un disco blanco
refusal-nebuchadnezzar-is-empty = está vacío
refusal-nebuchadnezzar-perimeter = En el perímetro, { $who } tienen { $own } y las { $colour } { $theirs }; para capturar, las { $mover } necesitan más.
refusal-nebuchadnezzar-bigger = Es parte de un rectángulo mayor que se puede capturar ahora, de { $from } a { $to }.
refusal-nebuchadnezzar-no-wall = Falta un muro { $side }: hacen falta discos de un solo color de { $from } a { $to }, y { $cell } { $holds }.
side-bottom = abajo
side-left = a la izquierda
side-right = a la derecha
side-top = arriba
refusal-temple-only-one = Solo hay una ficha { $tile }.
refusal-temple-holds-no = El puesto { $seat } no tiene ninguna ficha { $tile }.
refusal-temple-one-colour = Una jugada solo puede empezar un color.
refusal-temple-continue = El puesto { $seat } debe seguir con { $colour }, del que { $left ->
 [one] le queda { $left } ficha
 *[other] le quedan { $left } fichas
}.
refusal-temple-too-few = Al puesto { $seat } { $left ->
 [one] le queda { $left } ficha
 *[other] le quedan { $left } fichas
} de { $colour }, menos de las que pide esta jugada, en la que no puede empezar otro color.
refusal-temple-use-up = El puesto { $seat } debe agotar { $colour }, del que { $left ->
 [one] le queda { $left } ficha
 *[other] le quedan { $left } fichas
}, antes de empezar otro color.
refusal-temple-run-on = Una jugada solo puede seguir en un único color nuevo.
refusal-temple-one-to-three = Una jugada pone de una a tres fichas.
refusal-temple-named-twice = El lugar { $slot } se nombra dos veces.
refusal-temple-floor = Un suelo necesita un suelo al lado o una pared que mire hacia él, y ninguna pared al lado debe darle la espalda.
refusal-temple-single-wall = Una pared simple necesita una pared en una de sus esquinas, y un suelo en su casilla baja o un techo en su casilla alta.
refusal-temple-two-walls = Dos paredes puestas a la vez forman un ángulo recto, ambas mirando a un mismo suelo, o ambas de espaldas a una casilla y mirando a suelos más allá.
refusal-temple-top-alone = Un techo sin paredes nuevas necesita dos paredes cuya casilla alta sea la suya, o techos y paredes en todos los lados; ninguna pared debe mirar a su casilla.
refusal-temple-top-walls = Un techo puesto con paredes forma o bien un túnel, con exactamente una pared ya en pie y la nueva enfrente, o bien un techo de esquina, con dos techos al lado y una pared nueva en cada lado abierto.
refusal-temple-no-type = Ningún tipo de jugada llena a la vez lugares de estas clases.
refusal-temple-taken = El lugar { $slot } está ocupado.
refusal-temple-cell-holds = La casilla de { $slot } ya tiene una ficha (I1).
refusal-temple-side-wall = En el lado de { $slot } ya hay una pared (I2).
refusal-temple-low-high = { $slot } tendría un techo como casilla baja o un suelo como casilla alta (I2).
refusal-temple-third-wall = { $slot } sería una tercera pared en una esquina de la cuadrícula, o se uniría allí en contra de los puntos (I3).
refusal-temple-first = La primera ficha de la partida es un 1 en el lugar { $slot }.
refusal-temple-touches = En { $slot }, { $tile } no toca ninguna ficha de valor igual o menor, se pongan en el orden que se pongan.
refusal-temple-touches-used = En { $slot }, { $tile } no toca ninguna ficha de valor igual o menor, si el color que se agota va primero.
refusal-temple-slot-range = { $slot } no es un lugar: las coordenadas deben estar en { $ids } (TEM-13).
refusal-temple-no-seat = No existe el puesto { $seat }: los puestos son 0 y 1.
refusal-temple-has-won = El puesto { $seat } ha colocado su última ficha y ha ganado (TEM-10), así que no puede mover.
refusal-temple-apart = { $slot } no está unido a { $other } por fichas que se tocan.
refusal-temple-outside = { $slot } está fuera de las coordenadas { $ids } (TEM-13).
refusal-temple-filled-twice = El lugar { $slot } se llena dos veces.
refusal-temple-one-cell = { $slot } y { $other } están en la misma casilla.
refusal-temple-one-side = { $slot } y { $other } son paredes del mismo lado.
refusal-temple-corner = { $slot } y { $other } se encuentran en una esquina de la cuadrícula en contra de sus puntos, o con una tercera pared.
refusal-temple-against = La casilla de { $slot } es la casilla { $relation } de la pared { $wall }.
refusal-temple-low = baja
refusal-temple-high = alta
refusal-temple-colours = El puesto { $seat } tiene { $count } colores; un puesto tiene como mucho cinco.
refusal-temple-must-be-active = Al puesto { $seat } solo le queda una parte de { $colour }, así que { $colour } debe ser su color empezado.
refusal-temple-other-active = Al puesto { $seat } solo le queda una parte de { $colour }, pero su color empezado es { $other }.
refusal-temple-none-active = El puesto { $seat } no tiene ninguna ficha de su color empezado { $colour }; active debería ser null.
refusal-temple-all-active = El puesto { $seat } tiene aún las { $count } fichas de su color empezado { $colour }; un color solo está empezado cuando se ha puesto una ficha.
refusal-temple-both-hold = Ambos puestos tienen fichas de { $colour }.
refusal-temple-empty-table = Con la mesa vacía no hay color empezado: active es null para ambos puestos.
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
card-unused-seed = Nada es aleatorio; la respuesta repite la semilla.
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
hint-octopus-biggest = La jugada da { $gain } { $gain ->
 [one] punto
 *[other] puntos
}, en { $count ->
 [one] una sola dirección
 *[other] { $count } direcciones
}. Una de sus series llega hasta { $tile }.
hint-octopus-take-most = Esta vez llévate ya todos los puntos que puedas: { $gain }.
hint-octopus-deny = En una casilla, el { $opponents ->
 [one] rival
 *[other] siguiente rival
} puede sacar { $gain } { $gain ->
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
hint-octopus-helps = Si te llevas el máximo, { $most }, el { $opponents ->
 [one] rival
 *[other] siguiente rival
} saca { $gain } { $gain ->
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
hint-octopus-next-to = La ficha debe tocar { $tile } por un lado.
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
hint-themisto-must-pay = Nada te amenaza, pero tienes que mover. La jugada correcta saca un disco de la raya que hay { $line } y te cuesta el turno; las demás cuestan más.
hint-themisto-pay-to-hold = Toda jugada que no te cuesta el turno pierde. Saca un disco de la raya que hay { $line }: después, al rival no le sirven ni dos turnos seguidos.
hint-themisto-no-safe-move = No amenaces nada. No le dejes al rival ninguna jugada segura, para que tenga que sacar un disco de una raya, por ejemplo de la que hay { $line }.
hint-themisto-draw = Una jugada salva las tablas y todas las demás pierden. Cuidado con la raya de discos { $colour ->
 [black] negros
 *[white] blancos
} de { $from } a { $to } que el rival puede completar tras una jugada equivocada.
hint-themisto-on-rank = en la fila { $rank }
hint-themisto-on-file = en la columna { $file }
hint-themisto-on-diagonal = en la diagonal de { $from } a { $to }
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
hint-ingenious-all-six-first = Lleva primero a 18 { $colours }. Deja para la ficha siguiente los colores que puede llevar hasta ahí por sí sola.
hint-ingenious-all-six-last = Aún sin llegar a 18: { $colours }. Esta ficha tiene que llevarlo todo hasta ahí.
hint-ingenious-opponent-wants = La ficha que más le conviene al rival es la de { $first } y { $second }. Mira dónde la pondría.
hint-ingenious-opponent-wants-double = La ficha que más le conviene al rival es la doble de color { $colour }. Mira dónde la pondría.
hint-ingenious-compare = El rival aún puede acabar con { $scores }, del color más bajo al más alto. Busca la jugada tras la que acabas más arriba.
hint-ingenious-can-be-over = La partida puede acabar con tu ficha. El rival acaba entonces con { $scores }, del color más bajo al más alto.
hint-ingenious-level = Ninguna jugada gana. Tras la correcta, tanto tú como el rival podéis acabar con { $scores }, del color más bajo al más alto.
hint-ingenious-spoil = El rival tiene la ficha con { $first } y { $second }. Tras la jugada correcta, sus dos colores más bajos acaban como mucho en { $lowest } y { $next }.
hint-ingenious-spoil-double = El rival tiene la ficha doble de color { $colour }. Tras la jugada correcta, sus dos colores más bajos acaban como mucho en { $lowest } y { $next }.
hint-ingenious-double = Pon la ficha doble de color { $colour }.
hint-ingenious-shows = Pon una ficha con { $first } y { $second }.
hint-ingenious-no-placement = La jugada correcta no es poner una ficha.
hint-nebuchadnezzar-annihilate = Busca hacia la columna { $file } la captura que deja al rival sin discos: más de la mitad de los muros debe ser tuya, y tienes { $own } de { $walls }.
hint-nebuchadnezzar-less = Podrías capturar { $discs } discos de una vez, pero son demasiados. Captura menos y { $count ->
 [0] no le dejes ninguna jugada
 [one] déjale una sola jugada
 *[other] déjale { $count } jugadas
} al rival.
hint-nebuchadnezzar-largest = La captura correcta se lleva el máximo de discos y { $count ->
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
} al rival. Si pudiera pasar, podrías capturar { $discs }.
hint-nebuchadnezzar-only-pass = Solo puedes pasar.
hint-nebuchadnezzar-better-colour = Piensa qué color está mejor.
hint-nebuchadnezzar-flee = El rival amenaza con quitarte todos los discos de una vez, de { $from } a { $to }. Cambia sus muros o conserva un disco en otra parte.
hint-nebuchadnezzar-quiet-danger = Nada te amenaza aún, pero tienes que mover. Tras la jugada correcta, el rival { $discs ->
 [0] no puede capturar nada
 [one] solo puede capturar un disco
 *[other] puede capturar como mucho { $discs } discos de una vez
}.
hint-nebuchadnezzar-several = Tienes { $count } capturas y solo una te salva. Tras ella, el rival { $discs ->
 [0] no puede capturar nada
 [one] solo puede capturar un disco
 *[other] puede capturar como mucho { $discs } discos de una vez
}.
hint-nebuchadnezzar-spoil = Capturar no ayuda, pero de los { $count } puntos posibles hay uno que sí. Tras él, el rival { $discs ->
 [0] no puede capturar nada
 [one] solo puede capturar un disco
 *[other] puede capturar como mucho { $discs } discos de una vez
}.
hint-nebuchadnezzar-worse = Tras una jugada equivocada puede capturar hasta { $most }.
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
hint-temple-squeeze = No amenaces nada. Del color que ha empezado, el rival tiene aún { $tiles }: busca una jugada tras la que, juegue lo que juegue, se quita lugares a sí mismo o te abre uno.
hint-temple-give-room = Con { $tiles } del color que ha empezado, el rival tendría ahora { $count ->
 [one] una jugada
 *[other] { $count } jugadas
}. Dale más, pero todas malas.
hint-temple-shape = La jugada correcta es { $kind ->
 [floor] un suelo
 [corner-wall] una esquina de paredes
 [single-wall] una pared simple
 [tunnel] un túnel
 [single-top] un techo simple
 *[corner-top] un techo de esquina
} de { $count ->
 [one] una ficha
 *[other] { $count } fichas
}.`;export{e as default};
