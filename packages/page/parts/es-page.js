var e=`game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Genial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
temple-revised = Reglas revisadas: una jugada puede seguir con un color nuevo, y un techo de esquina puede tocar paredes.
ingenious-nothing = 0 puntos
octopus-place = { $side ->
 [left] a la izquierda del { $number } { $colour }
 [right] a la derecha del { $number } { $colour }
 [above] encima del { $number } { $colour }
 [below] debajo del { $number } { $colour }
 *[alone] en el centro
}
move-then = { $first }, luego { $rest }
tile-there = { $tile } { $place }
ingenious-move = { $first } y { $second }
ingenious-place = { $side ->
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
ingenious-turn = desde ahí { $tile } { $side ->
 [right] a la derecha
 [lower-right] abajo a la derecha
 [lower-left] abajo a la izquierda
 [left] a la izquierda
 [upper-left] arriba a la izquierda
 *[upper-right] arriba a la derecha
}
temple-move = { $kind ->
 [corner-wall] { $first } y { $others } como esquina de paredes
 [tunnel] { $first } con { $others } como pared bajo el lado opuesto
 *[corner-top] { $first } (debajo, { $others })
}
temple-placed = { $kind ->
 [floor] { $tile } como suelo { $place }
 [top] { $tile } como techo { $place }
 *[wall] { $tile } como pared { $place }
}
temple-beside = { $side ->
 [N] al norte del { $number } { $colour }
 [E] al este del { $number } { $colour }
 [S] al sur del { $number } { $colour }
 [W] al oeste del { $number } { $colour }
 *[alone] en el centro
}
temple-side = { $side ->
 [N] al norte
 [E] al este
 [S] al sur
 *[W] al oeste
}
temple-under = { $side ->
 [N] al norte
 [E] al este
 [S] al sur
 *[W] al oeste
}
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
today-moves = { $count ->
 [1] una jugada
 *[other] { $count } jugadas
}
today-how = Cada uno trae su regla
all-days = Calendario
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
score-of-two = { $first } a { $second }
temple-ended-placed = { $who ->
 [you] Has colocado tu última ficha. El rival tiene aún { $left }.
 [opponent] El rival ha colocado la última ficha. Tú tienes aún { $left }.
 [engine] El motor ha colocado su última ficha. Tú tienes aún { $left }.
 *[other] { $name } ha colocado la última ficha. El otro jugador tiene aún { $left }.
}
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
lesson-plan = Un plan para tu primera partida
rules-full = Todas las aclaraciones y la notación
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
drill-game = Tras la jugada de la partida
puzzle = Problema
puzzle-kinds = Clases de problemas
puzzle-kind-daily = Diario
puzzle-kind-train = Entrenar
puzzle-kind-storm = Contrarreloj
puzzle-coming = Buscando el problema…
puzzle-solved = ¡Resuelto!
puzzle-of-today = Problema del día
puzzle-of = Problema del { $date }
level-number = nivel { $level }
rating-unsure = (aproximada)
next-puzzle = Siguiente problema
reveal-ask = El problema no contará como resuelto.
puzzle-more = Más
result = { $state ->
 [solved] resuelto
 [seen] solución vista
 *[open] pendiente
}
set-up = Preparar una posición
set-up-how = Elige una pieza y luego un lugar del tablero. Para quitarla, elige otra vez el mismo lugar.
pieces = Piezas
picture = Imagen
octopus-tagline = Cada ficha busca en ocho direcciones su color y su número.
aim-octopus = Suma más puntos que nadie con series del color y del número de tus fichas.
octopus-effect = { $tile } { $place } da { $points }
octopus-why-first = La primera ficha va en la casilla marcada.
octopus-why-alone = Una ficha va al lado de otra, no en diagonal.
octopus-why-no-tile = Elige primero una ficha. Va al lado de una ficha de la mesa, no en diagonal.
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
temple-lies = { $kind ->
 [F] Plana: un suelo.
 [W] De pie: una pared.
 *[T] Sobre paredes: un techo.
}
temple-plus = Donde hay un +, debe seguir otra ficha con +.
temple-places = Elige una ficha o un sitio. Tienes { $mine ->
 [one] un sitio
 *[other] { $mine } sitios
} donde construir; el rival, { $theirs }.
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
}`;export{e as default};
