# Lo que dice la página en español. Trata de tú. docs/LANGUAGES.md explica cómo se escriben los mensajes.

## En todas partes

skip = Ir a la partida
all-games = Tessera, todos los juegos
games = Juegos
language = Idioma
theme = Claro u oscuro
theme-system = como el dispositivo
theme-light = claro
theme-dark = oscuro
you = Tú
opponent = Rival
engine = Motor
engine-of-several = Motor { $number }
player = Jugador { $number }
named = { $name }: { $text }
close = Cerrar
cancel = Cancelar
back = Atrás
forward = Adelante
next = Siguiente
copied = Copiado.
try-again = Intentar de nuevo
back-to-game = Volver a la partida
undrawn = Esta página aún no sabe dibujar { $game }. Su API ya está disponible:
undrawn-api = cómo se usa
title-home = { $name } – juegos abstractos para jugar, analizar y resolver
title-new = Nueva partida de { $game }
title-play = { $game }
title-learn = Aprende { $game }
title-puzzle = Problemas de { $game }
title-analysis = { $game }: análisis
title-review = { $game }: revisión
title-edit = { $game }: preparar una posición
title-rules = Reglas de { $game }
tab-play = Jugar
tab-learn = Aprender
tab-puzzle = Problemas
tab-analysis = Análisis
tab-review = Revisión
tab-edit = Preparar
tab-rules = Reglas

## El servicio

service-answered = El servicio respondió { $status }.
service-busy = El servicio está ocupado.
service-resting = El servicio se toma un descanso: han llegado demasiadas peticiones desde aquí.
service-failed = El servicio tiene un problema.
service-unreachable = No se puede acceder al servicio. ¿Tienes conexión?
service-slow = El servicio se toma su tiempo…
trying-again = { $problem } Nuevo intento…
offline = Estás sin conexión. La página seguirá cuando vuelvas a tenerla.
went-wrong = Algo ha fallado: { $message }
page-renewed = Hay una nueva versión de Tessera. Vuelve a cargar la página para seguir.
load-again = Recargar
nothing-here = No hay nada en esta dirección.

## La página de inicio

home-title = { $count ->
    [0] Ningún
    [1] Un
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
   *[other] { $count }
} { $count ->
    [0] juego abstracto
    [one] juego abstracto
   *[other] juegos abstractos
} y un motor que los explica.
home-lead = Juega contra nueve niveles, mira el efecto de cada jugada antes de hacerla, aprende cada juego en su tablero y resuelve un problema nuevo cada día.
home-foot = Tessera no guarda nada sobre ti; tus partidas se quedan en este navegador.
home-play = Jugar
home-continue = Continuar
home-learn = Aprender
home-lesson = Lección
home-puzzles = Problemas
today = Problemas de hoy
today-streak = { $days ->
    [one] día seguido
   *[other] días seguidos
}
today-solved = { $solved } de { $all } resueltos
paste = ¿Tienes un enlace o una posición?
paste-how = Pega un enlace, el código de un problema o una posición para abrirlo aquí.
paste-open = Abrir
# Debajo del nombre de un problema.
today-moves = { $count ->
    [1] una jugada
   *[other] { $count } jugadas
}
today-how = Cada uno trae su regla
all-days = Calendario

## Una partida nueva

new-game = Nueva partida
new-game-of = Nueva partida de { $game }
position-key-empty = en blanco para empezar desde el inicio
link-or-key = Enlace o posición
link-unknown = Esto no es un enlace de esta página ni una posición de ningún juego.
start = Empezar
opponents = { $count ->
    [one] Rival
   *[other] Rivales
}
opponents-engine = el motor
opponents-people = personas en este dispositivo
seat = Juegas en
seat-order = { $number ->
    [1] primer lugar
    [2] segundo lugar
    [3] tercer lugar
    [4] cuarto lugar
    [5] quinto lugar
   *[6] sexto lugar
}
clock = Reloj
clock-none = ninguno
clock-choice = { $minutes } minutos, { $seconds } segundos por jugada
strength = Nivel
level-elo = Elo { $elo }
level = { $number ->
    [1] 1, principiante
    [2] 2, novato
    [3] 3, aficionado
    [4] 4, sólido
    [5] 5, hábil
    [6] 6, fuerte
    [7] 7, experto
    [8] 8, maestro
   *[9] 9, lo mejor del motor
}
option-seats = Jugadores
option-sets = Juegos de fichas
option-variant = Modalidad
option-side = Tablero
option-pie = Regla del intercambio
option-edition = Reglas
on-or-off = { $state ->
    [on] sí
   *[off] no
}

## La mesa

laid-out = Preparando la partida…
is-to-move = turno
is-thinking = piensa
has-won = victoria
has-shared-win = victoria compartida
time-of = { $who ->
    [you] Tu tiempo
   *[other] Tiempo de { $name }
}
tiles-of = { $who ->
    [you] Tus fichas
   *[other] Fichas de { $name }
}
board-of = Tablero de { $game }
turn-board = Girar el tablero
whole-board = Tablero entero
view-isometric = Vista lateral
view-flat = Vista desde arriba
view-cells = Ver casillas
view-points = Ver líneas
wins = gana
nothing-goes-there = Ahí no puedes poner ni mover nada.
not-there = Ahí no puede ir.
make-move = Jugar
which = { $game ->
    [nebuchadnezzar] ¿Qué captura?
   *[other] ¿Qué jugada?
}
or-add-tile = { $move }; o añade otra ficha.
choose-place = Elige adónde va.
choose-near = El tablero está ampliado: toca el lugar.
choose-tile = Elige una ficha para este lugar.
ask-tile = Elige una ficha o un lugar del tablero.
only-pass = Solo se puede pasar.
cell = Casilla { $cell }
square = { $id }, { $holds ->
    [b] negro
    [w] blanco
   *[none] vacía
}
disc = { $colour ->
    [b] negro
   *[w] blanco
}
tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
colour = { $letter ->
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
tile = { $value } { $colour }
face-down = boca abajo
why-taken = Ahí ya hay una ficha.
and-win = { $move } y ganar

## Jugar

turn = { $who ->
    [you] Te toca.
   *[other] Turno de { $name }.
}
try-move = Prueba una jugada: la partida no cambia.
best-move = Lo mejor: { $move }.
player-thinks = { $name } piensa…
tiles-drawn = Se roban fichas.
show-tiles = Ver las fichas de { $name }
hand-over = Turno de { $name }. Pásale antes el dispositivo.
tiles-hidden = Aquí, todas las fichas quedan ocultas hasta el final de la partida.
show-engines-tiles = Ver las fichas del motor
engines-tiles-hidden = Le toca al motor y sus fichas están ocultas.
rematch = Revancha
learn-from-mistakes = Aprende de tus errores
gave-up = { $who ->
    [you] Has abandonado.
   *[other] { $name } ha abandonado.
}
ran-out-of-time = { $who ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $name } se le ha acabado el tiempo.
}
won = { $who ->
    [you] ¡Has ganado!
    [engine] Ha ganado el motor.
    [opponent] Ha ganado el rival.
   *[other] Ha ganado { $name }.
}
won-by = { $who ->
    [you] ¡Has ganado por { $scores }!
    [engine] Gana el motor por { $scores }.
    [opponent] Gana el rival por { $scores }.
   *[other] Gana { $name } por { $scores }.
}
# The winner's score comes first.
score-of-two = { $first } a { $second }
temple-ended-placed = { $who ->
    [you] Has colocado tu última ficha. El rival tiene aún { $left }.
    [opponent] El rival ha colocado la última ficha. Tú tienes aún { $left }.
    [engine] El motor ha colocado su última ficha. Tú tienes aún { $left }.
   *[other] { $name } ha colocado la última ficha. El otro jugador tiene aún { $left }.
}
# `$tiles` are those of the begun colour; "none" as `$begun` means that none was.
temple-ended-stuck = { $begun ->
    [none] { $who ->
        [you] No te quedaba ninguna jugada legal.
        [opponent] Al rival no le quedaba ninguna jugada legal.
        [engine] Al motor no le quedaba ninguna jugada legal.
       *[other] A { $name } no le quedaba ninguna jugada legal.
    }
   *[some] { $who ->
        [you] No tenías sitio para { $tiles }:
        [opponent] El rival no tenía sitio para { $tiles }:
        [engine] El motor no tenía sitio para { $tiles }:
       *[other] { $name } no tenía sitio para { $tiles }:
    } una ficha debe tocar otra de número igual o menor.
}
nebuchadnezzar-ended = { $who ->
    [you] No te queda ningún disco.
    [opponent] Al rival no le queda ningún disco.
    [engine] Al motor no le queda ningún disco.
   *[other] A { $name } no le queda ningún disco.
}
draw = Tablas.
all-share = Todos comparten la victoria.
some-share = { $names } comparten la victoria.
foreign-position = Una posición de un enlace.
foreign-game = Una partida de un enlace.
undo = Deshacer
redo = Rehacer
share = Compartir
share-position = Compartir la posición
share-game = Compartir la partida
resign = Abandonar
resign-ask = ¿Abandonar esta partida?
resign-yes = Abandonar
resign-no = Seguir jugando
link-copied = El enlace a esta posición está copiado.
game-link-copied = El enlace a esta partida está copiado.
game-too-long = La partida es demasiado larga para un enlace.
record-damaged = La partida de este enlace está dañada o cortada.
link-in-address = Copia el enlace de la barra de direcciones: contiene la posición.
game-damaged = La partida guardada en este navegador está dañada.
other-tab = Esta partida siguió en otra pestaña.
other-tab-here = Seguir aquí
no-moves = Aún no hay jugadas.
moves = Jugadas
branch = Una variante
pause = Pausa
go-on = Seguir
one-move = Una jugada
speed = Velocidad
speed-name = { $name ->
    [slow] lenta
    [fast] rápida
   *[normal] normal
}
players = Jugadores y nivel
played-by-person = una persona
played-by-engine = el motor
strength-of-engine = Nivel del motor
sounds = Sonidos
engine-place = El motor calcula
engine-place-name = { $name ->
    [device] en este dispositivo
    [service] en el servicio
   *[automatic] automáticamente
}
engine-place-about = Automático: en este dispositivo en cuanto el motor esté cargado, salvo los análisis profundos y las revisiones.
engine-at-work = { $where ->
    [device] Calcula este dispositivo.
   *[service] Calcula el servicio.
}
move-in-notation = Una jugada en notación
type-move = Escribir una jugada { $count ->
    [0] { "" }
    [one] ({ $count } posible)
   *[other] ({ $count } posibles)
}
type-move-first = Escribe primero una jugada.
no-legal-move = «{ $text }» no es una jugada legal aquí.
earlier-games = Partidas anteriores ({ $count })
earlier-game = { $date }, { $level ->
    [0] entre personas
   *[other] nivel { $level }
}: { $result }
earlier-open = { $moves ->
    [one] { $moves } jugada, sin terminar
   *[other] { $moves } jugadas, sin terminar
}

## Aprender

lesson-steps = Pasos de la lección
lesson-step-at = Paso { $number } de { $all }
lesson-step = { $number }: { $title }{ $state ->
    [done] , hecho
   *[open] { "" }
}
lesson-right = Correcto.
lesson-wrong = Todavía no.
# Above the plan of a lesson.
lesson-plan = Un plan para tu primera partida
lesson-play-plan = Jugar con este plan
lesson-then-puzzle = Ahora un problema
rules-full = Todas las aclaraciones y la notación
describe = Describir la posición con palabras
keys = Teclado
keys-how = Con el tabulador llegas a las fichas y al tablero, con las flechas te mueves, Intro elige y Escape deshace la elección. U o ← retrocede, R o → avanza, N abre la página de nueva partida.

## Análisis

analyse = Analizar
analysis-progress = Progreso del análisis
analysis-over = La partida ha terminado; no queda nada que analizar.
analysis-hidden = Le toca al motor. Para analizar su elección tienes que mostrar sus fichas: el botón está debajo del tablero.
thinking = Pensando…
queued = Esperando un sitio libre…
stop = Parar
stopped = Parado.
effort = Esfuerzo
effort-name = { $factor ->
    [1] Rápido
    [5] A fondo
   *[25] Profundo
}
best-moves-shown = mejores jugadas en el tablero
to-your-game = A tu partida
play-on = Seguir jugando desde aquí
on-branch = Estás en una variante. La partida no ha cambiado.
here-over = Aquí termina la partida.
analysed = { $state ->
    [proved] Demostrado: { $nodes } posiciones.
    [done] Listo: { $nodes } posiciones.
   *[going] { $nodes } posiciones…
}
column-move = Jugada
column-worth = Valor
column-class = Juicio
column-better = Era mejor
column-points = Ventaja final
column-points-about = Cuántos puntos de ventaja al final, según estima el motor
column-of = { $column } { $who ->
    [you] para ti
   *[other] para { $name }
}
column-then = Después
line-likely = Desde aquí solo es lo probable: no se sabe qué fichas saldrán
worth = { $outcome ->
    [win] Victoria
    [loss] Derrota
   *[draw] Tablas
}
worth-by = { $outcome ->
    [win] Victoria por { $points }
   *[loss] Derrota por { $points }
}
worth-in = { $outcome ->
    [win] Victoria en { $moves }
    [loss] Derrota en { $moves }
   *[draw] Tablas en { $moves }
}
worth-proved = { $name }: { $worth }, demostrado

## Revisión

review-empty = Haz antes algunas jugadas; después el motor juzga aquí cada una.
reviewing = { $count ->
    [one] Revisando { $count } jugada…
   *[other] Revisando { $count } jugadas…
}
review-stopped = El tiempo se acabó antes de juzgar todas las jugadas.
review-ready = La revisión está lista.
review-accuracy = precisión
review-accuracy-about = Cuánto se acercaron las jugadas a las mejores de media, en opciones de ganar o en puntos
review-brief = Cada jugada se ha mirado brevemente; el análisis mira más tiempo y puede ver más.
review-points-lost = puntos cedidos
review-see = Ver en el tablero
back-to-review = Volver a la revisión
move-class = { $class ->
    [best] la mejor
    [good] buena
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
# How much a move gave away.
loss-chances = −{ $share } de opciones de ganar
loss-points = −{ $points } { $points ->
    [one] punto
   *[other] puntos
}
move-forced = obligada
move-not-judged = sin juzgar
chart-first = jugada 1
chart-move = Jugada { $number }, { $move }: { $share }{ $class ->
    [best] , la mejor
    [good] , buena
    [inaccuracy] , imprecisión
    [mistake] , error
    [blunder] , error grave
   *[none] { "" }
}
chart-of-mover = Opciones de ganar de quien jugó
chart-of = { $who ->
    [you] Tus opciones de ganar
   *[other] Opciones de ganar de { $name }
}
chart-about = { $label }, jugada a jugada; las cifras están en la tabla de abajo
chart-key = ○ imprecisión  ▲ error  × error grave
drill-begin = Aprende de tus errores ({ $count })
drill-none = No hay errores de los que aprender
drill-ask = { $number } de { $all }, { $class ->
    [inaccuracy] una imprecisión
    [mistake] un error
   *[blunder] un error grave
}{ $loss }: { $move }. Encuentra una jugada mejor.
drill-last = Ese era el último.
drill-next = Siguiente error
drill-finish = Terminar
drill-see = Ver la mejor jugada
drill-same = Esa es la jugada que se hizo. Hay una mejor.
drill-right = Correcto: { $move }.
drill-good = También es buena: { $move }.
drill-wrong = Esa no.
drill-again = Inténtalo de nuevo o mira la mejor jugada.
drill-better = Era mejor: { $move }.
# Stands before a sentence about the answer to the move that was played.
drill-game = Tras la jugada de la partida

## Problemas

puzzle = Problema
puzzle-kinds = Clases de problemas
puzzle-kind-daily = Diario
puzzle-kind-train = Entrenar
puzzle-kind-storm = Contrarreloj
puzzle-coming = Buscando el problema…
puzzle-not-yet = El problema de este día aún no está.
puzzle-none = No hay ningún problema así. Prueba con cualquier tipo o dificultad.
puzzle-solved = ¡Resuelto!
puzzle-shown = Esta es la solución.
puzzle-wrong = Esa no es.
puzzle-right = Correcto. ¿Y ahora?
puzzle-refuted = Por qué no…
puzzle-of-today = Problema del día
puzzle-of = Problema del { $date }
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
level-number = nivel { $level }
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
rating-unsure = (aproximada)
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
# En el entrenamiento, mientras una pista cueste $points de la valoración.
hint-rated = Pista (valoración −{ $points })
next-puzzle = Siguiente problema
another = Otro
another-puzzle = Otro problema
explain = Explicar
reveal-ask = El problema no contará como resuelto.
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
# Opens the other puzzles: daily, training, storm.
puzzle-more = Más
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
# Junto al nombre: lo que pide la pregunta.
goal-points = { $points ->
    [one] Objetivo: un punto
   *[other] Objetivo: { $points } puntos
}
goal-lead = { $sign ->
    [ahead] Objetivo: { $points } de ventaja
    [level] Objetivo: empate
   *[behind] Objetivo: máximo { $points } por detrás
}
# $first es la puntuación del color más bajo, $second la del siguiente.
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
# Sigue a los intentos, tras una coma.
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
result = { $state ->
    [solved] resuelto
    [seen] solución vista
   *[open] pendiente
}
print-week = Hoja de la semana (PDF)
print = Imprimir
next-day-in = Nuevos problemas en
day-turns = El nuevo día empieza para ti a las { $time }.
all-games-days = Todos los juegos en una página
statistics = Tu historial
solved-days = Resueltos
# Also explains the marks of a calendar.
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

## Preparar una posición

set-up = Preparar una posición
set-up-how = Elige una pieza y luego un lugar del tablero. Para quitarla, elige otra vez el mismo lugar.
set-up-prompt = Elige una pieza y luego un lugar.
pieces = Piezas
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
picture = Imagen
edit-to-move = Le toca a
edit-tiles = Fichas del jugador { $number }
edit-score = Puntos del jugador { $number }
edit-tracks = Escalas del jugador { $number }

## Octopus

octopus-tagline = Cada ficha busca en ocho direcciones su color y su número.
aim-octopus = Suma más puntos que nadie con series del color y del número de tus fichas.
octopus-effect = { $tile } { $place } da { $points }
octopus-why-first = La primera ficha va en la casilla marcada.
octopus-why-alone = Una ficha va al lado de otra, no en diagonal.
octopus-why-no-tile = Elige primero una ficha. Va al lado de una ficha de la mesa, no en diagonal.

## Themisto

themisto-tagline = Cada jugada voltea un disco. Ningún color es de nadie; los dos quieren una fila de cinco.
aim-themisto = { $seat ->
    [0] Forma una fila de exactamente cinco discos de un color y captura como máximo tres por línea.
    [1] Forma una fila de cinco o más discos de un color, negros o blancos.
   *[any] Forma una fila de cinco discos de un color, negros o blancos.
}
themisto-ask = Elige un disco para ver adónde puede ir.
themisto-bands = Una banda señala una fila: sacar un disco de ella cuesta un turno.
themisto-ended = { $who ->
    [you] Has completado una fila ganadora.
    [opponent] El rival ha completado una fila ganadora.
    [engine] El motor ha completado una fila ganadora.
   *[other] { $name } ha completado una fila ganadora.
}
themisto-why-no-disc = Elige primero un disco; puedes mover cualquiera.
themisto-why-stuck = Este disco no puede ir a ninguna parte: necesita una línea recta libre que acabe junto a otro disco.
themisto-moves = { $from } a { $to }
themisto-captures = captura { $cells }
themisto-costs = cuesta el próximo turno
themisto-threat = Cuidado: el rival puede ganar en { $places }.
# Follows a move that the player considers.
themisto-leaves = Después, el rival puede ganar en { $places }.
themisto-too-long = máximo 3
themisto-costs-badge = cuesta un turno
themisto-capture = Capturar { $count }
themisto-move-only = Solo mover
themisto-aim = { $number ->
    [1] meta: 5 exactos, 3 capturas como mucho
   *[2] meta: 5 o más, capturas sin límite
}
themisto-owes = pierde un turno
themisto-skip = Se pierde un turno
themisto-skip-no = no
themisto-skip-yes = el del otro jugador

## Ingenious

ingenious-tagline = Solo cuenta tu color más débil: no descuides ninguno de los seis.
aim-ingenious = Haz subir los seis colores: al final solo cuenta el más bajo.
ingenious-form = { $form ->
    [solo] solitario
    [team] equipos
    [duel] duelo
   *[standard] normal
}
ingenious-tile = { $first } y { $second }
ingenious-why-printed = Sobre un símbolo impreso no puede ir ninguna ficha.
ingenious-why-first = Tu primera ficha va junto a un símbolo impreso que aún no toque ninguna ficha.
ingenious-why-no-room = Aquí no cabe esta ficha: su otra mitad no tendría casilla vacía.
ingenious-why-no-room-at-all = Aquí no cabe ninguna ficha.
ingenious-first-half = Elige una casilla para el { $colour } o desliza por las dos casillas.
ingenious-other-half = Elige una casilla para la otra mitad.
# The place of the colour that decided, counted from the lowest.
ingenious-ended = { $rank ->
    [0] Los seis colores están en 18.
    [1] Decide el color más bajo.
    [2] Los colores más bajos están igualados; decide el segundo más bajo.
    [3] Los dos colores más bajos están igualados; decide el tercero más bajo.
   *[other] Los colores más bajos están igualados; decide el { $rank }.º desde abajo.
}
ingenious-effect = { $tile } da { $earned }
ingenious-points = { $points } en { $colour }
ingenious-with-bonus = { $effect }, y { $count ->
    [one] una jugada extra
   *[other] { $count } jugadas extra
}
ingenious-effect-of = { $move ->
    [swap] cambiar todas las fichas
   *[keep] conservar las fichas
}
ingenious-action = { $move ->
    [swap] Cambiar todas tus fichas
   *[keep] Conservarlas
}
ingenious-choice = { $first }, luego { $second }: +{ $points }
ingenious-team = equipo { $number }
ingenious-bonus = { $count ->
    [one] jugada extra
   *[other] { $count } jugadas extra
}
ingenious-tokens = { $count ->
    [one] { $count } insignia
   *[other] { $count } insignias
}
ingenious-lowest = mínimo { $score }
ingenious-scores = Puntos: { $scores }
ingenious-second-half = Segunda mitad
direction = { $name ->
    [east] este
    [south-east] sureste
    [south-west] suroeste
    [west] oeste
    [north-west] noroeste
   *[north-east] noreste
}

## Nebuchadnezzar

nebuchadnezzar-tagline = Amuralla un rectángulo de discos rivales con más muro tuyo que suyo y voltéalo.
aim-nebuchadnezzar = Deja al rival sin discos: rodea los suyos con muros y voltéalos.
nebuchadnezzar-ask = Pon un disco en un punto libre o voltea un rectángulo.
nebuchadnezzar-why-own = Ese disco es tuyo. Coloca un disco en un punto vacío o captura discos del otro color.
nebuchadnezzar-why-open = { $extent ->
    [cell] { $from } aún no se puede capturar
   *[area] De { $from } a { $to } aún no se puede capturar
}: { $side ->
    [n] el muro de arriba
    [s] el muro de abajo
    [w] el muro de la izquierda
   *[e] el muro de la derecha
} tiene que ser una línea completa de un solo color.
nebuchadnezzar-why-fewer = { $extent ->
    [cell] { $from } aún no se puede capturar
   *[area] De { $from } a { $to } aún no se puede capturar
}: tienes { $own } de los puntos del muro, y el rival { $enemy }. Necesitas más.
nebuchadnezzar-effect-of = { $move ->
    [swap] quedarse con el color de la primera jugada
   *[pass] no hay jugada posible
}
nebuchadnezzar-places = colocar en { $cell }
nebuchadnezzar-captures = capturar { $count } en { $extent ->
    [cell] { $from }
   *[area] { $from } a { $to }
}
nebuchadnezzar-capture = Capturar { $from }–{ $to }
nebuchadnezzar-place = Colocar en { $cell }
nebuchadnezzar-action = { $move ->
    [swap] Cambiar colores
   *[pass] Pasar
}
nebuchadnezzar-first-is = El jugador 1 es
nebuchadnezzar-plies = Jugadas hechas

## Temple

temple-tagline = Construye suelos, paredes y techos en tres dimensiones hasta que el otro no pueda jugar.
aim-temple = Pon tu última ficha antes que el rival. Quien no puede jugar pierde.
temple-edition = { $edition ->
    [revised] revisadas
   *[published] publicadas
}
temple-wins = { $move }; gana
temple-slot = { $kind ->
    [F] suelo en { $cell }
    [T] techo sobre { $cell }
    [WN] pared al norte de { $cell }, mirando a esa casilla
    [WE] pared al este de { $cell }, mirando a esa casilla
    [WS] pared al sur de { $cell }, mirando a esa casilla
   *[WW] pared al oeste de { $cell }, mirando a esa casilla
}
# Un lugar en una lista de jugadas, junto a la imagen de la ficha.
temple-place = { $kind ->
    [F] suelo
    [T] techo
    [WN] pared norte
    [WE] pared este
    [WS] pared sur
   *[WW] pared oeste
} { $cell }
temple-begun = primero { $colour }
temple-why-colour = El { $colour } no está empezado: agota primero el { $begun }.
temple-why-value = Aquí no cabe esta ficha: debe tocar una ficha de { $value } o menos.
temple-why-first = La primera ficha de la partida es un 1.
temple-why-no-tile = Elige primero una ficha o uno de los lugares marcados.
# The next tile of a move, and its place.
temple-lies = { $kind ->
    [F] Plana: un suelo.
    [W] De pie: una pared.
   *[T] Sobre paredes: un techo.
}
# En el tablero, donde hace falta otra ficha, y en las fichas que van ahí.
temple-plus = Donde hay un +, debe seguir otra ficha con +.
# The places that are open to each player; a player without any loses.
temple-places = Elige una ficha o un sitio. Tienes { $mine ->
    [one] un sitio
   *[other] { $mine } sitios
} donde construir; el rival, { $theirs }.
# These two follow a move that the player considers.
temple-leaves = Después, el rival tiene { $count ->
    [one] un sitio
   *[other] { $count } sitios
} donde construir.
temple-leaves-win = Entonces puede ganar en el acto.
temple-choose-tile = { $kind ->
    [F] Elige una ficha para este suelo.
    [T] Elige una ficha para este techo.
   *[W] Elige una ficha para esta pared.
}
temple-next-tile = { $part ->
    [second-wall] Elige la ficha para la segunda pared.
    [carrying-wall] Elige la ficha para la pared bajo el techo.
    [top] Elige la ficha para el techo.
   *[any] Elige la siguiente ficha: una pared o un techo.
}
temple-next-place = { $part ->
    [second-wall] Elige el lugar de la segunda pared.
    [carrying-wall] Elige el lugar de la pared bajo el techo.
    [top] Elige el lugar del techo.
   *[any] Elige el lugar de esta ficha.
}
temple-put-as = Poner como
temple-kind = { $kind ->
    [F] un suelo
    [T] un techo
    [WN] una pared al norte
    [WE] una pared al este
    [WS] una pared al sur
   *[WW] una pared al oeste
}

## Lecciones

lesson-octopus-the-first-tile = La primera ficha
    .text = Todas las fichas están a la vista, y gana quien más puntos consigue. La primera ficha no puntúa. Elige una y luego la casilla marcada.
    .right = Ahora ya hay puntos que ganar.
lesson-octopus-a-run-of-a-colour = Una serie de un color
    .text = Una ficha da un punto por cada ficha de la serie sin huecos de su color que empieza a su lado. Hay cuatro fichas rojas seguidas. Pon tu 4 rojo en un extremo.
    .right = Cuatro puntos: la serie cuenta, la propia ficha no.
    .wrong = { $tile ->
        [R4] Eso da { $points }. En un extremo de la serie cuentan las cuatro.
       *[other] Esa es la azul. Elige el 4 rojo.
    }
lesson-octopus-a-run-of-a-number = Una serie de un número
    .text = También los números forman series, sea cual sea su color. Consigue dos puntos con tu 4 rojo.
    .right = Los dos cuatros cuentan: dos puntos.
    .wrong = Eso da { $points }. Busca una casilla desde la que cuenten los dos cuatros.
lesson-octopus-eight-directions = Ocho direcciones
    .text = Cuentan las ocho direcciones, también las diagonales, y los colores y los números se suman. Elige el 4 rojo: cada casilla muestra cuánto daría ahí. Quédate con la mejor.
    .right = { $points } puntos, lo máximo posible.
    .wrong = Eso da { $points }. Hay una casilla mejor.
    .hint = Las líneas de la vista previa muestran cada serie: azules para el color, discontinuas para el número.
lesson-octopus-beside-not-across = Al lado, no en diagonal
    .text = Una ficha va al lado de otra, borde con borde. Intenta poner una en diagonal.
    .right = Pero al puntuar, una ficha sí mira en diagonal.
    .wrong = Ahí estaba al lado, y por eso se podía. Prueba una casilla que toque la ficha solo por una esquina.
lesson-octopus-a-gap-ends-a-run = Un hueco corta la serie
    .text = Una casilla vacía o una ficha distinta corta una serie. Encuentra una casilla en la que tu 4 rojo dé dos puntos.
    .right = Dos: el 5 rojo y el 1 rojo.
    .wrong = Eso da { $points }: las fichas azules están entre las rojas. En el oeste hay dos fichas rojas juntas.
lesson-octopus-the-last-tile = La última ficha
    .text = Cuando están puestas todas las fichas, gana el total más alto. Vas dos puntos por detrás. Gana con tu última ficha.
    .right = Has ganado por cinco a cuatro.
    .plan = Busca casillas donde se crucen varias series, guarda las fichas que encajen en dos de ellas y no le dejes esas casillas al rival.
    .wrong = Eso da { $points }, y hacen falta tres.
lesson-themisto-every-move-flips = Cada jugada voltea
    .text = Ningún color es de nadie: puedes mover cualquier disco en línea recta, mientras el camino esté libre, hasta una casilla junto a otro disco. Al moverse cambia de color. Haz una jugada cualquiera.
    .right = Se ha volteado.
lesson-themisto-never-alone = Nunca aislado
    .text = Un disco debe acabar junto a otro, incluidas las esquinas. Elige el disco negro del centro e intenta dejarlo solo en alguna parte.
    .right = Así los discos siguen juntos.
    .wrong = Ahí tenía un vecino. Prueba un lugar donde no tenga ninguno.
lesson-themisto-capture = Capturar
    .text = El disco movido puede capturar una línea del otro color que encierre entre él y un disco de su nuevo color: los discos encerrados se voltean. Mueve el disco de f1 de modo que encierre los dos blancos y captura.
    .right = Capturados: los dos discos blancos ahora son negros.
    .wrong = No se ha capturado nada. El disco de f1 se vuelve negro: negro en d1 y a1 encierra b1 y c1. Cuando se te pregunte, elige capturar.
lesson-themisto-four-are-too-many = Cuatro son demasiados
    .text = Eres el jugador 1, que captura líneas de tres discos como máximo. Mueve el disco de h1 a f1, de modo que encierre cuatro.
    .right = No se captura nada. El jugador 2 no tiene ese límite y capturaría los cuatro.
    .wrong = Mueve el disco de h1 a f1.
lesson-themisto-the-price-of-leaving-a-row = El precio de dejar una fila
    .text = Sacar un disco de una fila de exactamente tres o cuatro de un color tiene un precio. Saca uno de la fila a1, b1, c1 y mira lo que cuesta.
    .right = Pierdes tu próximo turno: un precio alto. La página marca estas jugadas con un anillo.
    .wrong = Ese disco no pertenece a ninguna fila. Mueve uno de los tres negros.
lesson-themisto-five-in-a-row = Cinco en raya
    .text = El jugador 1 gana con exactamente cinco de un color en raya; el jugador 2, con cinco o más. Sirve cualquiera de los dos colores. Eres el jugador 1: gana ya.
    .right = Cinco discos negros en raya: ¡has ganado!
    .wrong = Todavía no. El disco de g1 se vuelve negro al moverse y encierra los tres blancos.
lesson-themisto-six-are-too-many = Seis son demasiados
    .text = Sigues siendo el jugador 1. Una jugada que forma seis en raya no te hace ganar. Prueba de e5 a e1 con captura. ¿Qué pasa?
    .right = Seis discos negros: para el jugador 1 no es victoria, pero el jugador 2 habría ganado con ellos.
    .wrong = Mueve el disco de e5 a e1 y captura.
lesson-themisto-six-win-for-the-second = Seis ganan para el jugador 2
    .text = La misma posición, pero ahora eres el jugador 2, que gana con cinco o más y captura líneas de cualquier longitud. Gana ya.
    .right = Seis en raya: ¡has ganado! En tu primera partida también eres el jugador 2.
    .plan = Todos los discos son también tuyos. Busca primero una fila que puedas completar. Luego asegúrate de que tu jugada no le deja al rival ninguna fila a la que solo le falte un disco.
    .wrong = Mueve el disco de e5 a e1 y captura.
lesson-ingenious-the-first-tile = La primera ficha
    .text = Una ficha tiene dos símbolos. La primera que pongas va junto a uno de los símbolos impresos de las esquinas. Elige una ficha y luego dos casillas: una para cada mitad.
    .right = Cada mitad puntúa en la escala de su color.
lesson-ingenious-not-in-the-middle = No en el centro
    .text = La primera ficha de cada jugador tiene que estar junto a un símbolo impreso. Elige una ficha y prueba en el centro del tablero.
    .right = A partir de la segunda ficha sirven dos casillas libres vecinas cualesquiera.
    .wrong = Eso era junto a un símbolo impreso. Prueba con una casilla del centro.
lesson-ingenious-lines-score = Las líneas puntúan
    .text = Cada mitad da un punto por cada símbolo igual en las líneas sin huecos que salen de ella, en cinco direcciones (no hacia su otra mitad). Consigue al menos dos puntos en rojo.
    .right = Los símbolos impresos también cuentan.
    .wrong = { $points ->
        [one] Eso da { $points } punto.
       *[other] Eso da { $points } puntos.
    } Fíjate en los símbolos rojos del norte.
    .hint = Pon una mitad roja junto a los símbolos rojos: unas líneas muestran lo que cuenta.
lesson-ingenious-your-weakest-colour = Tu color más débil
    .text = Al final solo cuenta tu color más bajo; si hay empate, el segundo más bajo, y así sucesivamente. Tu amarillo va muy atrás. Consigue puntos en amarillo.
    .right = Vale más ir parejo en todos los colores que brillar en algunos.
    .wrong = Ahí no había amarillo. Hay símbolos amarillos en el noroeste y en el suroeste.
lesson-ingenious-a-bonus = Una jugada extra
    .text = Un color que llega a 18 da enseguida otra jugada. Tu rojo está en 16. Llévalo a 18.
    .right = Sigues con otra ficha. Los seis colores a 18 ganan en el acto.
    .wrong = El rojo aún no está en 18: hacen falta dos puntos en rojo.
lesson-ingenious-a-swap = Un cambio de fichas
    .text = Después de tu turno, mira tu color más bajo. Si ninguna de tus fichas lo muestra, puedes cambiarlas todas por otras nuevas. Tu color más bajo es el verde y no tienes verde: cámbialas.
    .right = Robas seis fichas nuevas y las antiguas vuelven a la bolsa.
    .plan = Sube pronto tus colores más flojos, mientras sus líneas tengan extremos libres, y cierra las líneas que el rival necesita.
    .wrong = Has conservado fichas que no pueden subir el verde. Cámbialas.
lesson-nebuchadnezzar-place-a-disc = Colocar un disco
    .text = Juegas con negras. En tu turno colocas un disco en un punto vacío o capturas. Coloca uno donde quieras.
    .right = El objetivo: dejar al rival sin un solo disco.
lesson-nebuchadnezzar-barred-points = Puntos prohibidos
    .text = Un punto rodeado de un disco rival y tres puntos vacíos está prohibido. Intenta colocar un disco justo al lado del blanco, no en diagonal.
    .right = En el borde del tablero, o con un segundo disco al lado, un punto así está permitido.
    .wrong = Ese punto está permitido. Prueba uno de los cuatro puntos justo al lado del disco blanco, no en diagonal.
lesson-nebuchadnezzar-wall-one-in = Amurallar uno
    .text = Un disco con muro en sus cuatro lados se puede capturar. El disco blanco del centro tiene negros al norte, al sur, al oeste y al este. Elígelo.
    .right = Cambia de bando.
    .wrong = Con eso has colocado un disco. Elige el disco blanco del centro.
lesson-nebuchadnezzar-rectangles = Rectángulos
    .text = Lo que capturas es un rectángulo que solo contiene discos rivales. Cada uno de sus lados necesita una línea completa de un color. Captura los tres.
    .right = Tres de una vez. Un rectángulo menor en su interior no cuenta.
    .wrong = Elige uno de los tres discos blancos de la fila.
lesson-nebuchadnezzar-the-bigger-rectangle = El rectángulo mayor
    .text = Un rectángulo dentro de otro mayor que podrías voltear no cuenta: volteas el mayor. Tres de estos discos blancos tienen muros negros encima y debajo. Elige el del medio y mira cuántos se voltean.
    .right = Los tres. Dos de ellos también tendrían bastante muro negro, pero forman parte de los tres.
    .wrong = Con eso has colocado un disco. Elige el disco blanco del centro.
lesson-nebuchadnezzar-the-edge-helps = El borde ayuda
    .text = El borde del tablero cuenta como un muro del color del de enfrente. El disco blanco de arriba tiene negro en tres lados y el borde en el cuarto. Captúralo.
    .right = Al sur había negro, así que el borde del norte contó como negro.
    .wrong = Elige el disco blanco del borde superior.
lesson-nebuchadnezzar-not-without-a-wall = No sin muro
    .text = Aquí el lado este está abierto. Intenta capturar de todos modos el disco blanco del centro.
    .right = Cierra primero el hueco y captura en tu próximo turno.
    .wrong = Con eso has colocado un disco, lo que bien puede preparar la captura. Elige el propio disco blanco.
lesson-nebuchadnezzar-more-of-the-wall = La mayor parte del muro
    .text = Un muro puede ser de cualquiera de los colores, siempre que la mayor parte del muro de los cuatro lados sea tuya. Tres lados de este disco son negros y uno es blanco. Captúralo.
    .right = Tres a uno: decide la mayoría.
    .wrong = Elige el disco blanco del centro.
lesson-nebuchadnezzar-the-last-one = El último
    .text = A las blancas les queda un disco. Captúralo.
    .right = ¡Has ganado!
    .wrong = El disco blanco está amurallado por todos los lados: elígelo.
lesson-nebuchadnezzar-take-over = Quedarse con el color
    .text = La primera jugada vale mucho. Por eso el segundo jugador puede quedarse con ese color en lugar de jugar. Eres el segundo y las negras han ocupado el centro: elige «Cambiar colores».
    .right = Ahora llevas las negras y juegan las blancas. Así que no empieces tú con una jugada demasiado buena.
    .plan = Coloca discos que encierren a dos rivales a la vez y vigila los tuyos. Dos muros rivales junto a un disco son una amenaza; con tres, casi siempre se pierde.
    .wrong = Con eso has colocado un disco blanco. Esta vez elige «Cambiar colores».
lesson-temple-the-first-tile = La primera ficha
    .text = Dos jugadores construyen un templo con fichas de uno a seis puntos. La primera ficha de la partida es un 1 y se pone tumbada sobre la mesa: un suelo. Elige tu 1 rojo y luego el lugar marcado.
    .right = Un suelo. A partir de ahora todo se construye junto a él.
lesson-temple-floors = Suelos
    .text = Un suelo va al lado de una ficha tumbada, lado con lado. Pon una ficha tuya cualquiera tumbada sobre la mesa, junto al 1 azul.
    .right = Un segundo suelo. Pueden tocarse fichas de cualquier color.
    .wrong = Eso son paredes. Pon una ficha tumbada: los cuadrados junto a la ficha azul son suelos; las barras de sus lados, paredes.
lesson-temple-a-corner-of-walls = Una esquina de paredes
    .text = Las paredes están en los lados de una casilla. Las primeras van por parejas: dos paredes en ángulo recto, ambas sobre un suelo, en una sola jugada. Elige una ficha, luego una barra en un lado del suelo azul y después la segunda ficha para el lado contiguo.
    .right = Dos paredes. Sus puntos miran al suelo sobre el que están.
    .wrong = Eso es un suelo. Elige en su lugar una de las barras de los lados de la ficha azul.
    .hint = Una jugada de dos fichas: tras la primera barra, elige la segunda ficha y una de las barras que se iluminan.
lesson-temple-values-forbid = Lo que prohíben los valores
    .text = Cada ficha debe tocar una del mismo valor o menor. Aquí hay un 4. Prueba tu 2 rojo.
    .right = Los valores pequeños son difíciles de colocar, así que no se dejan para el final.
    .wrong = Eso se podía, porque su valor es 4 o más. Prueba el 2 rojo.
lesson-temple-a-single-wall = Una pared simple
    .text = Cuando ya hay una pared, la siguiente puede ir sola: junto a una pared en pie, sobre un suelo o bajo un techo. Pon una ficha como pared en un lado libre del suelo azul y juégala sin una segunda.
    .right = Una sola ficha, y la sala se va cerrando.
    .wrong = Eso era otro tipo de jugada. Usa una sola ficha y una de las barras en un lado libre del suelo azul.
    .hint = Elige una ficha y luego una barra en un lado libre; después pulsa Jugar en lugar de elegir una segunda ficha.
lesson-temple-a-tunnel = Un túnel
    .text = Los techos están un piso más arriba, donde los sostienen las paredes. Un túnel es un techo sobre exactamente una pared, junto con una pared nueva bajo su lado opuesto. Construye uno: un techo detrás de una pared y la pared que sostiene su otro extremo.
    .right = Un techo y la pared que lo sostiene: dos fichas en una jugada.
    .wrong = Eso no es un túnel. Busca un cuadrado en el lado exterior de una pared, con una barra en su lado opuesto.
    .hint = Elige una ficha y el cuadrado sobre la pared norte, y luego una segunda ficha para la barra de más allá.
lesson-temple-a-top-alone = Un techo solo
    .text = Dos paredes o más sostienen un techo sin más ayuda. Aquí hay dos paredes enfrentadas: pon un techo sobre ambas.
    .right = Una ficha, y descansa sobre las dos paredes.
    .wrong = Es legal, pero no es un techo. El cuadrado entre las dos paredes está libre.
    .hint = La casilla al oeste del suelo central está entre las dos paredes. El techo debe ser un 3 o más: toca el 3 y el 4.
lesson-temple-a-corner-top = Un techo de esquina
    .text = Un techo de esquina va junto a dos techos y no toca ninguna pared. En la misma jugada se ponen paredes bajo sus lados abiertos. Hay dos techos junto a la esquina libre del noreste: pon ahí un techo y una pared bajo cada uno de sus dos lados abiertos.
    .right = Tres fichas en una jugada, y el techo dobla la esquina.
    .wrong = Eso no es un techo de esquina. Su lugar es la esquina entre los dos techos.
    .hint = Tus tres fichas rojas van juntas: primero el techo y luego las paredes bajo sus dos lados exteriores.
lesson-temple-colour-by-colour = Color a color
    .text = Terminas un color antes de empezar otro. El rojo está empezado y aún tienes dos fichas rojas. Prueba de todos modos una naranja.
    .right = El orden de tus colores lo decides tú. El color que debes agotar se ve junto a tu nombre.
    .wrong = El rojo está permitido, claro. Prueba una ficha naranja.
lesson-temple-the-last-tile-wins = La última ficha gana
    .text = Quien pone la última ficha gana; quien no tiene ninguna jugada legal pierde. Te quedan dos fichas. Pon las dos en una jugada.
    .right = ¡Has ganado! Ya conoces los seis tipos de jugada de Temple.
    .plan = Juega pronto los valores bajos, que cada vez encuentran menos sitio, y guarda los altos, que caben casi en todas partes.
    .wrong = Así te queda una ficha. Dos fichas van en una jugada como esquina de paredes.
