var e=`puzzle-question-nebuchadnezzar-zugzwang = No hay ninguna amenaza. Encuentra la única jugada tras la que el rival no puede dejarte sin discos { $within ->
 [one] en su próxima jugada
 *[other] en sus próximas { $within } jugadas
}.
puzzle-ask-two-turns = Tienes dos turnos seguidos. Gana con ellos.
puzzle-not-yet = El problema de este día aún no está.
puzzle-none = No hay ningún problema así. Prueba con cualquier tipo o dificultad.
puzzle-shown = Esta es la solución.
puzzle-wrong = Esa no es.
puzzle-right = Correcto. ¿Y ahora?
puzzle-refuted = Por qué no…
puzzle-of-set = Problema { $number } de { $count }
puzzle-library = { $count } problemas, todos de dominio público ({ $licence })
puzzle-streak = { $days ->
 [one] día resuelto seguido
 *[other] días resueltos seguidos
}
puzzle-link-copied = Enlace copiado
puzzle-type = Tipo
puzzle-level = Dificultad
puzzle-type-biggest-score = más puntos
puzzle-type-best-placement = mejor jugada
puzzle-type-best-line = mejor secuencia
puzzle-type-win-the-endgame = ganar el final
puzzle-type-which-tile-to-keep = qué ficha guardar
puzzle-type-sacrifice = sacrificio
puzzle-type-last-tile = última ficha
puzzle-type-last-word = última palabra
puzzle-type-save-the-game = salvar la partida
puzzle-type-three-seats = tres jugadores
puzzle-type-eight-tiles = ocho fichas
puzzle-type-lose-least = perder por poco
puzzle-type-win-in-1 = ganar en 1
puzzle-type-win-in-2 = ganar en 2
puzzle-type-win-in-3 = ganar en 3
puzzle-type-win-in-4 = ganar en 4
puzzle-type-two-turns = dos turnos seguidos
puzzle-type-zugzwang = zugzwang
puzzle-type-forced-penalty = turno perdido a la fuerza
puzzle-type-paid-defence = defensa costosa
puzzle-type-save-the-draw = salvar las tablas
puzzle-type-borrowed-disc = disco prestado
puzzle-type-raise-the-lowest = subir el color más bajo
puzzle-type-last-placements = últimas fichas
puzzle-type-two-placements = dos fichas
puzzle-type-earn-a-bonus = ganar una jugada extra
puzzle-type-all-six = los seis
puzzle-type-level-the-scores = igualar la puntuación
puzzle-type-chain-of-three = cadena de tres
puzzle-type-spoil-both = estropear ambos
puzzle-type-annihilate-in-1 = capturarlo todo en 1
puzzle-type-annihilate-in-2 = capturarlo todo en 2
puzzle-type-annihilate-in-3 = capturarlo todo en 3
puzzle-type-annihilate-in-4 = capturarlo todo en 4
puzzle-type-only-placement = única colocación
puzzle-type-only-capture = única captura
puzzle-type-great-sacrifice = gran sacrificio
puzzle-type-outnumbered = en inferioridad
puzzle-type-avoid = evitar el bloqueo
puzzle-type-strand = bloquear
puzzle-type-last-tiles = últimas fichas
puzzle-type-squeeze = acorralar
puzzle-type-outlast = aguantar
puzzle-type-lent-slot = lugar prestado
puzzle-type-give-room = dar espacio
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
puzzle-theme-quiet-move = jugada tranquila
puzzle-theme-denial = quitar la casilla
puzzle-theme-poisoned-bait = cebo envenenado
puzzle-theme-set-up = preparación
puzzle-theme-fork = horquilla
puzzle-theme-patience = paciencia
puzzle-theme-stepping-stone = peldaño
puzzle-theme-own-trail = rastro propio
puzzle-theme-bridge = puente
puzzle-theme-long-run = serie larga
puzzle-theme-many-arms = muchos brazos
puzzle-theme-comeback = remontada
puzzle-theme-scoreless = sin puntos
puzzle-theme-hole = hueco
puzzle-theme-double-count = color y número
puzzle-theme-diagonals = diagonales
puzzle-theme-kept-back = ficha guardada
puzzle-theme-right-tile = ficha buena, casilla mala
puzzle-theme-right-cell = casilla buena, ficha mala
puzzle-theme-crescendo = crescendo
puzzle-theme-straight-line = línea recta
puzzle-theme-far-apart = lejos una de otra
puzzle-theme-shared-win = victoria compartida
puzzle-theme-by-one-point = por un punto
puzzle-theme-one-suit = un color o un número
puzzle-theme-miniature = miniatura
puzzle-theme-last-placement = última jugada
puzzle-theme-capture-win = victoria por captura
puzzle-theme-double-capture = captura doble
puzzle-theme-remote-row = fila remota
puzzle-theme-six-wins = seis ganan
puzzle-theme-six-trap = trampa de seis
puzzle-theme-declined-capture = captura rechazada
puzzle-theme-row-disc = disco de una fila
puzzle-theme-two-turns = dos turnos seguidos
puzzle-theme-forced-payment = pago forzado
puzzle-theme-double-threat = amenaza doble
puzzle-theme-same-disc = el mismo disco
puzzle-theme-saving-capture = captura salvadora
puzzle-theme-costly-escape = huida costosa
puzzle-theme-one-colour = un solo color
puzzle-theme-long-slide = camino largo
puzzle-theme-corner = esquina
puzzle-theme-edge-row = fila en el borde
puzzle-theme-diagonal-row = fila diagonal
puzzle-theme-crossed-rows = filas cruzadas
puzzle-theme-hidden-move = jugada escondida
puzzle-theme-switchback = vuelta atrás
puzzle-theme-no-free-move = sin jugada libre
puzzle-theme-borrowed-disc = disco prestado
puzzle-theme-bonus-chain = cadena de jugadas extra
puzzle-theme-double-bonus = dos jugadas extra a la vez
puzzle-theme-quiet-start = inicio tranquilo
puzzle-theme-less-is-more = menos es más
puzzle-theme-own-run = serie propia
puzzle-theme-crossing = cruce
puzzle-theme-overflow = desbordamiento
puzzle-theme-twin-lows = mínimos iguales
puzzle-theme-closes-the-board = cierra el tablero
puzzle-theme-only-win = única victoria
puzzle-theme-rescue = rescate
puzzle-theme-exact-landing = llegada exacta
puzzle-theme-printed-symbol = símbolo impreso
puzzle-theme-both-lows = los dos más bajos
puzzle-theme-turned-round = girada
puzzle-theme-double-tile = ficha doble
puzzle-theme-ends-the-game = acaba la partida
puzzle-theme-tie-break = desempate
puzzle-theme-modest-capture = captura modesta
puzzle-theme-last-disc = último disco
puzzle-theme-great-capture = gran captura
puzzle-theme-corner-capture = captura en la esquina
puzzle-theme-borrowed-wall = muro prestado
puzzle-theme-forced-pass = pase forzado
puzzle-theme-only-reply = única respuesta
puzzle-theme-sacrifice = sacrificio
puzzle-theme-recapture = recaptura
puzzle-theme-outnumbered = en inferioridad
puzzle-theme-outpost = avanzada
puzzle-theme-resist-temptation = tentación resistida
puzzle-theme-last-cell = último punto
puzzle-theme-neutral-walls = muros neutrales
puzzle-theme-narrow-capture = captura estrecha
puzzle-theme-built-wall = muro construido
puzzle-theme-seesaw = balancín
puzzle-theme-no-room = sin sitio
puzzle-theme-single-file = fila india
puzzle-theme-great-sacrifice = gran sacrificio
puzzle-theme-counter-threat = contraamenaza
puzzle-theme-wall-breaker = rompemuros
puzzle-theme-single-burden = última carga
puzzle-theme-stuck-one = el uno atascado
puzzle-theme-occupation = ocupación
puzzle-theme-no-entry = prohibido el paso
puzzle-theme-roof = techo
puzzle-theme-walling-in = emparedado
puzzle-theme-paving = pavimento
puzzle-theme-understatement = moderación
puzzle-theme-clean-finish = cierre limpio
puzzle-theme-new-colour = color nuevo
puzzle-theme-broad-front = frente amplio
puzzle-theme-lifeline = cuerda de salvación
puzzle-theme-last-tile = última ficha
puzzle-theme-run-on = cambio de color
puzzle-theme-tile-choice = elección de la ficha
puzzle-theme-lent-slot = lugar prestado
puzzle-theme-forced-tile = ficha forzada
puzzle-theme-both-stuck = ambos bloqueados
puzzle-theme-narrow-path = camino estrecho
any-type = cualquier tipo
any-level = cualquier dificultad
near-rating = cerca de tu valoración
level-of-five = Nivel { $level } de 5
weekday-level = { $level ->
 [1] Los problemas de este día de la semana son los más fáciles.
 [2] Los problemas de este día de la semana son fáciles.
 [3] Los problemas de este día de la semana son de dificultad media.
 [4] Los problemas de este día de la semana son difíciles.
 *[5] Los problemas de este día de la semana son los más difíciles.
}
day-before = Día anterior
day-after = Día siguiente
moves-to-find = { $count ->
 [1] Una jugada por encontrar
 *[other] { $count } jugadas por encontrar
}
rating = Valoración { $rating }
your-rating = Tu valoración
training = Entrenamiento
training-record = { $solved } de { $all } al primer intento
training-run = { $run } seguidos (récord { $best })
training-retry = Repetir los fallados ({ $count })
training-choose = Elegir de la lista
time-needed = Tiempo empleado:
once-more = Otra vez
hint = { $number ->
 [1] Pista
 *[other] Pista { $number }
}
hint-rated = Pista (valoración −{ $points })
another = Otro
another-puzzle = Otro problema
explain = Explicar
show-solution = Ver la solución
start-over = Empezar de nuevo
storm-how = Todos los que puedas en tres minutos. Una jugada equivocada cuesta diez segundos.
storm-solved = { $count ->
 [one] { $count } resuelto
 *[other] { $count } resueltos
}
storm-record = récord { $count }
storm-over = ¡Tiempo! Resueltos: { $solved }; fallados: { $missed }.
storm-is-record = ¡Nuevo récord!
storm-missed = Problemas fallados
puzzle-no-such-day = Ese día no está en el calendario.
puzzle-rule = La regla
puzzle-rule-title = La regla en 20 segundos
puzzle-legend = Marcas del tablero
puzzle-answer = Mira qué hace entonces el rival.
refutation-again = Ver la réplica otra vez
then-ended = Después, la partida llegó a su fin.
other-tab-solved = Resuelto en otra pestaña.
take-back = Retirar la jugada
share-result = Compartir el resultado
result-copied = Resultado copiado
next-of-day = → { $game }
day-summary = Tu día
final-score = Resultado final: { $own } a { $other }.
score-now = Marcador: { $own } a { $other }.
goal-points = { $points ->
 [one] Objetivo: un punto
 *[other] Objetivo: { $points } puntos
}
goal-lead = { $sign ->
 [ahead] Objetivo: { $points } de ventaja
 [level] Objetivo: empate
 *[behind] Objetivo: máximo { $points } por detrás
}
goal-lowest = Objetivo: más bajo { $first }, luego { $second }
score-alone = { $points ->
 [one] Un punto.
 *[other] { $points } puntos.
}
score-lowest = Tus colores más bajos están ahora en { $first } y { $second }.
score-spoilt = Los colores más bajos del rival están ahora en { $first } y { $second }.
score-saved = { $game ->
 [themisto] Has parado el ataque del rival.
 [nebuchadnezzar] Sigues en el tablero.
 *[temple] Aún puedes jugar.
}
streak-sentence = { $days } días seguidos.
answer-wins = { $game ->
 [themisto] Entonces el rival forma una fila de cinco y gana en el acto.
 [nebuchadnezzar] Entonces el rival captura tu último disco.
 *[temple] Entonces el rival gana en el acto.
}
answer-costs = { $points ->
 [one] Te cuesta un punto.
 *[other] Te cuesta { $points } puntos.
}
answer-loses = Después gana el rival.
answer-lower = Otra jugada deja más altos tus colores más bajos.
answer-lowest = Tus colores más bajos quedarían en { $first } y { $second }.
answer-spoils = El rival aún tiene un lugar mejor para su ficha.
answer-escapes = El rival se escapa.
answer-wins-not = { $left ->
 [0] Así no ganas todavía.
 *[other] Después de eso, ninguna segunda jugada gana.
}
solved-tries = { $tries ->
 [1] A la primera
 [2] A la segunda
 [3] A la tercera
 *[other] { $tries } intentos
}
solved-hints = { $hints ->
 [0] sin pistas
 [one] una pista
 *[other] { $hints } pistas
}
day-ended = { $open ->
 [0] ¡Los { $all } resueltos!
 *[other] Día completo: { $solved } de { $all } resueltos.
}
day-at-once = { $count ->
 [0] { "" }
 [one] Uno a la primera sin pistas.
 *[other] { $count } a la primera sin pistas.
}
day-time = { $time } minutos en total.
result-title = Tessera, día { $number }: { $done } de { $all }
result-of-set = { $game }: { $solved } de { $all } resueltos
set-make = Preparar una serie
set-how = Elige problemas y envía el enlace a tus alumnos. Al final tendrán un resultado que podrán devolverte.
set-add = Añadir
set-number = Cuántos
set-paste = O bien identificadores, días y enlaces
set-unknown = { $text } no es un problema de { $game }.
set-remove = Quitar
set-link = Crear el enlace
set-ended = Fin de la serie
set-result = Tu resultado
set-name = Tu nombre, si quieres
calendar = Calendario
month-before = Mes anterior
month-after = Mes siguiente
puzzles-of = Problemas del { $date }
day-number = Día { $number }
print-week = Hoja de la semana (PDF)
print = Imprimir
next-day-in = Nuevos problemas en
day-turns = El nuevo día empieza para ti a las { $time }.
all-games-days = Todos los juegos en una página
statistics = Tu historial
solved-days = Resueltos
solved-how = { $how ->
 [clean] Resuelto a la primera, sin pistas
 [late] Resuelto después o con pistas
 *[seen] Solución vista
}
solved-at-once = A la primera, sin pistas
present-row = Días seguidos
longest-row = Mejor racha
hints-taken = Pistas
tries-until-solved = Intentos hasta resolver
keep-title = Guarda tus partidas y tus días
keep-how = Con el tiempo, los navegadores borran lo que guarda una página. Guárdalo en un archivo y cárgalo aquí o en otro dispositivo.
keep-save = Guardar en un archivo
keep-load = Cargar un archivo
keep-loaded = Cargado.
keep-unknown = Este archivo no contiene partidas ni días de Tessera.
rule-before = Antes de la jugada
rule-after = Después
rule-octopus-alone = Pon una ficha junto a otra: en cada una de las ocho direcciones suma un punto por cada ficha de su color en una serie sin huecos, y uno por cada ficha de su número. Cuantas más series se cruzan en una casilla, más puntos da.
rule-octopus-ahead = Una ficha suma, en series sin huecos hacia las ocho direcciones, un punto por cada ficha de su color y uno por cada ficha de su número. Luego juega el rival: no le dejes una buena casilla.
rule-themisto-turn = Mueve cualquier disco en línea recta hasta una casilla junto a otro disco: se da la vuelta y puede voltear los del otro color que encierra. Una fila de cinco del mismo color gana; el jugador 1 necesita exactamente cinco y captura como máximo tres por línea. Sacar un disco de una fila de tres o cuatro del mismo color cuesta el turno siguiente, y el otro juega dos veces.
rule-themisto-five = Mueve cualquier disco en línea recta hasta una casilla junto a otro disco: se da la vuelta y puede voltear los del otro color que encierra. Una fila de cinco del mismo color gana, la haya formado quien la haya formado; el jugador 1 necesita exactamente cinco y captura como máximo tres por línea.
rule-ingenious-bonus = Cada mitad de una ficha suma un punto por cada símbolo igual en las líneas que salen de ella, y al final solo cuenta tu color más bajo. Un color que llega a 18 da otra jugada en el acto.
rule-ingenious-lowest = Cada mitad de una ficha suma, en la escala de su color, un punto por cada símbolo igual en las líneas que salen de ella. Al final solo cuenta tu color más bajo y, en caso de empate, el siguiente.
rule-nebuchadnezzar-capture = En tu turno colocas un disco o volteas un rectángulo: volteas uno lleno de discos rivales si una línea completa de un color cierra cada uno de sus cuatro lados y la mayor parte de ese muro es tuya. El borde del tablero también cierra un lado.
rule-nebuchadnezzar-safe = Pon un disco tuyo en un punto vacío, o voltea un rectángulo de discos rivales amurallado por los cuatro lados, con más muro tuyo que del rival. Quien se queda sin discos pierde: no dejes que el rival cierre un muro alrededor de tus últimos discos.
rule-temple-last = Una jugada añade de una a tres fichas, y cada una debe tocar otra de número igual o menor: un suelo va junto a una ficha, una pared se alza sobre un suelo y un techo descansa en paredes. Terminas un color antes de empezar el siguiente; quien coloca su última ficha gana, y quien se queda sin jugadas pierde.
rule-temple-slots = Una jugada añade de una a tres fichas, y cada una debe tocar otra de número igual o menor: un suelo va junto a una ficha, una pared se alza sobre un suelo y un techo descansa en paredes. Sigues con tu color hasta agotarlo, y quien no puede jugar pierde.
legend-region = La zona en la que mirar
legend-piece = La pieza que se mueve
legend-move = La jugada de la pista
legend-place = Un lugar donde se puede jugar
legend-turns-over = Aquí se puede capturar
legend-costs = Esta jugada cuesta tu próximo turno
legend-priced = Una fila: sacar un disco de ella te cuesta el próximo turno
legend-gain = Puntos de la mejor jugada ahí
legend-flips = Número de discos que se dan la vuelta
legend-bonus = Otra jugada en el acto
legend-more = Hace falta otra ficha en el mismo turno
legend-pair = Va con la ficha elegida
legend-last = El marco: la última jugada
puzzle-ask-biggest-score = Consigue el máximo de puntos con una ficha.
puzzle-ask-best-placement = Pon la ficha que más ventaja te da.
puzzle-ask-best-line = { $within ->
 [2] Pon las dos fichas y saca el máximo de puntos.
 *[other] Pon las { $within } fichas y saca el máximo de puntos.
}
puzzle-ask-win-the-endgame = Una jugada gana. Encuéntrala.
puzzle-ask-which-tile-to-keep = Pon { $within } fichas, saca el máximo de puntos y guarda una.
puzzle-ask-sacrifice = Renuncia a puntos ahora para estar mejor después.
puzzle-ask-last-tile = Te queda una ficha. Sácale el mayor partido.
puzzle-ask-last-word = Al rival le queda una ficha. Termina con la mayor ventaja.
puzzle-ask-save-the-game = Una jugada salva la victoria compartida. Encuéntrala.
puzzle-ask-three-seats = Consigue el mejor resultado contra dos rivales.
puzzle-ask-eight-tiles = Una jugada gana. Encuéntrala.
puzzle-ask-lose-least = Esta partida está perdida. Piérdela por un solo punto.
puzzle-ask-win = { $within ->
 [1] Forma una fila de cinco.
 *[other] Gana en { $within } jugadas.
}
puzzle-ask-zugzwang = No hay ninguna amenaza, pero tienes que mover. Encuentra la única jugada segura.
puzzle-ask-forced-penalty = Haz que el rival pierda un turno y gana.
puzzle-ask-paid-defence = Cede un turno para frenar el ataque.
puzzle-ask-save-the-draw = Solo una jugada salva las tablas. Encuéntrala.
puzzle-ask-borrowed-disc = El rival te trae el disco que necesitas. Gana en { $within } jugadas.
puzzle-ask-raise-the-lowest = Sube tus colores más bajos todo lo que puedas.
puzzle-ask-last-placements = El tablero está casi lleno. Encuentra la jugada que gana.
puzzle-ask-two-placements = Pon { $within } fichas y sube tus colores más bajos.
puzzle-ask-earn-a-bonus = Lleva un color a 18, juega otra vez y sube tus colores más bajos.
puzzle-ask-all-six = Lleva los seis colores a 18.
puzzle-ask-level-the-scores = El tablero está casi lleno. Salva la victoria compartida.
puzzle-ask-chain-of-three = Pon { $within } fichas en un turno: cada una da derecho a la siguiente.
puzzle-ask-spoil-both = El rival tiene dos buenos lugares para su ficha. Estropea ambos.
puzzle-ask-annihilate = { $within ->
 [1] Captura todos los discos del rival.
 *[other] Captura todos los discos del rival en { $within } jugadas.
}
puzzle-ask-only-placement = Solo un punto te mantiene en la partida. Encuéntralo.
puzzle-ask-only-capture = Solo una captura te mantiene en la partida. Encuéntrala.
puzzle-ask-great-sacrifice = Captura todos los discos del rival en { $within } jugadas, aunque te capture muchos de una vez.
puzzle-ask-outnumbered = Pocos contra muchos: captura todos los discos del rival en { $within } jugadas.
puzzle-ask-strand = { $within ->
 [1] Deja al rival sin jugadas.
 *[other] Deja al rival sin jugadas en { $within } turnos.
}
puzzle-ask-avoid = Estás a punto de quedarte sin jugadas. Encuentra la que te salva.
puzzle-ask-last-tiles = { $within ->
 [1] Quedan pocas fichas. Gana con una jugada.
 *[other] Quedan pocas fichas. Gana en { $within } jugadas.
}
puzzle-ask-outlast = Quedan pocas fichas. Encuentra la única jugada que no pierde.
puzzle-ask-lent-slot = El rival abre el lugar que necesitas. Gana en { $within } jugadas.
puzzle-ask-give-room = Dale más espacio al rival y gana de todos modos en { $within } jugadas.
puzzle-ask-squeeze = No amenaces nada y deja al rival solo malas jugadas.
set-up-prompt = Elige una pieza y luego un lugar.
take-away = Quitar
edit-clear = Vaciar el tablero
position-possible = Esta posición es posible.
position-over = Esta posición es posible. En ella la partida ha terminado.
copy-key = Copiar la clave
copy-json = Copiar el JSON
verify = ¿Es esto un problema?
verify-at-work = Buscando una demostración… Puede tardar un minuto.
verify-yes = Sí, es un problema.
verify-no = { $type ->
 [any] No, no es un problema.
 *[one] No, no es un problema de este tipo.
}
verify-solve = Resolverlo
verify-known = Ya está en la colección
verify-back = Volver a tu posición
verify-out-of-time = Aquí tarda demasiado. Elige un solo tipo.
edit-to-move = Le toca a
edit-tiles = Fichas del jugador { $number }
edit-score = Puntos del jugador { $number }
edit-tracks = Escalas del jugador { $number }`;export{e as default};
