var e=`game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Einfach Genial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
temple-revised = Überarbeitete Regeln: Ein Zug darf mit einer neuen Farbe weitergehen, und ein Eckdach darf Wände berühren.
ingenious-nothing = nichts
octopus-place = { $side ->
 [left] links von { $colour } { $number }
 [right] rechts von { $colour } { $number }
 [above] über { $colour } { $number }
 [below] unter { $colour } { $number }
 *[alone] in der Mitte
}
move-then = { $first }, dann { $rest }
tile-there = { $tile } { $place }
ingenious-move = { $first } und { $second }
ingenious-place = { $what ->
 [printed] { $side ->
 [right] rechts vom aufgedruckten { $near }
 [lower-right] rechts unter dem aufgedruckten { $near }
 [lower-left] links unter dem aufgedruckten { $near }
 [left] links vom aufgedruckten { $near }
 [upper-left] links über dem aufgedruckten { $near }
 *[upper-right] rechts über dem aufgedruckten { $near }
 }
 *[any] { $side ->
 [right] rechts von
 [lower-right] rechts unter
 [lower-left] links unter
 [left] links von
 [upper-left] links über
 *[upper-right] rechts über
 } { $what ->
 [another] einem anderen { $near }
 [third] einem dritten { $near }
 *[any] { $near }
 }
}
ingenious-turn = von dort { $tile } nach { $side ->
 [right] rechts
 [lower-right] rechts unten
 [lower-left] links unten
 [left] links
 [upper-left] links oben
 *[upper-right] rechts oben
}
temple-move = { $kind ->
 [corner-wall] { $first } und { $others } als Wandecke
 [tunnel] { $first } mit { $others } als Wand unter der anderen Seite
 *[corner-top] { $first } (darunter { $others })
}
temple-placed = { $kind ->
 [floor] { $tile } als Boden { $place }
 [top] { $tile } als Dach { $place }
 *[wall] { $tile } als Wand { $place }
}
temple-beside = { $side ->
 [N] nördlich von { $colour } { $number }
 [E] östlich von { $colour } { $number }
 [S] südlich von { $colour } { $number }
 [W] westlich von { $colour } { $number }
 *[alone] in der Mitte
}
temple-side = { $side ->
 [N] nördlich
 [E] östlich
 [S] südlich
 *[W] westlich
}
temple-under = { $side ->
 [N] im Norden
 [E] im Osten
 [S] im Süden
 *[W] im Westen
}
skip = Zum Spiel
all-games = Tessera, alle Spiele
games = Spiele
language = Sprache
theme = Hell oder dunkel
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
you = Du
opponent = Gegner
engine = Engine
engine-of-several = Engine { $number }
player = Spieler { $number }
named = { $name }: { $text }
close = Schließen
cancel = Abbrechen
back = Zurück
forward = Vor
next = Weiter
copied = Kopiert.
try-again = Noch einmal versuchen
back-to-game = Zurück zur Partie
undrawn = Diese Seite kann { $game } noch nicht zeichnen. Die API gibt es schon:
undrawn-api = So wird sie aufgerufen
title-home = { $name } – abstrakte Spiele spielen, analysieren und lösen
title-new = Neue Partie { $game }
title-play = { $game }
title-learn = { $game } lernen
title-puzzle = { $game }: Rätsel
title-analysis = { $game }: Analyse
title-review = { $game }: Rückblick
title-edit = { $game }: Stellung aufbauen
title-rules = Regeln von { $game }
tab-play = Spielen
tab-learn = Lernen
tab-puzzle = Rätsel
tab-analysis = Analyse
tab-review = Rückblick
tab-edit = Aufbauen
tab-rules = Regeln
service-answered = Der Dienst antwortete mit { $status }.
service-busy = Der Dienst ist ausgelastet.
service-resting = Der Dienst macht eine Pause: Von hier kamen zu viele Anfragen.
service-failed = Der Dienst hat eine Störung.
service-unreachable = Der Dienst ist nicht erreichbar. Bist du online?
service-slow = Der Dienst braucht gerade etwas länger …
trying-again = { $problem } Nächster Versuch läuft …
offline = Du bist offline. Sobald du zurück bist, geht es hier weiter.
went-wrong = Etwas ist schiefgegangen: { $message }
page-renewed = Es gibt eine neue Fassung von Tessera. Lade die Seite neu, um weiterzumachen.
load-again = Neu laden
nothing-here = Unter dieser Adresse ist nichts.
home-title = { $count ->
 [0] Kein
 [1] Ein
 [2] Zwei
 [3] Drei
 [4] Vier
 [5] Fünf
 [6] Sechs
 [7] Sieben
 [8] Acht
 [9] Neun
 *[other] { $count }
} { $count ->
 [0] abstraktes Spiel
 [one] abstraktes Spiel
 *[other] abstrakte Spiele
} und eine Engine, die sie erklärt.
home-lead = Spiele gegen neun Spielstärken, sieh vor jedem Zug, was er bewirkt, lerne jedes Spiel auf seinem Brett und löse jeden Tag ein neues Rätsel.
home-foot = Tessera speichert nichts über dich; deine Partien bleiben in diesem Browser.
home-play = Spielen
home-continue = Weiterspielen
home-learn = Lernen
home-lesson = Lektion
home-puzzles = Rätsel
today = Rätsel von heute
today-streak = { $days ->
 [one] Tag in Folge
 *[other] Tage in Folge
}
today-solved = { $solved } von { $all } gelöst
paste = Link oder Stellung?
paste-how = Füge einen Link, die Nummer eines Rätsels oder eine Stellung ein.
paste-open = Öffnen
today-moves = { $count ->
 [1] ein Zug
 *[other] { $count } Züge
}
today-how = Zu jedem gehört eine kurze Regel
all-days = Kalender
new-game = Neue Partie
new-game-of = Neue Partie { $game }
position-key-empty = leer lassen für den Anfang
link-or-key = Link oder Stellung
link-unknown = Das ist weder ein Link dieser Seite noch die Stellung eines Spiels.
start = Los
opponents = { $count ->
 [one] Gegner
 *[other] Gegner
}
opponents-engine = die Engine
opponents-people = Menschen an diesem Gerät
seat = Du spielst
seat-order = { $number ->
 [1] als Erster
 [2] als Zweiter
 [3] als Dritter
 [4] als Vierter
 [5] als Fünfter
 *[6] als Sechster
}
clock = Uhr
clock-none = keine
clock-choice = { $minutes } Minuten plus { $seconds } Sekunden je Zug
strength = Stärke
level-elo = Elo { $elo }
level = { $number ->
 [1] 1, Anfänger
 [2] 2, Neuling
 [3] 3, Hobbyspieler
 [4] 4, solide
 [5] 5, geübt
 [6] 6, stark
 [7] 7, Könner
 [8] 8, Meister
 *[9] 9, das Beste der Engine
}
option-seats = Spieler
option-sets = Sätze von Steinen
option-variant = Spielform
option-side = Brett
option-pie = Tauschregel
option-edition = Regeln
on-or-off = { $state ->
 [on] an
 *[off] aus
}
laid-out = Das Spiel wird aufgebaut …
is-to-move = am Zug
is-thinking = überlegt
has-won = gewonnen
has-shared-win = geteilter Sieg
time-of = { $who ->
 [you] Deine Zeit
 *[other] Zeit von { $name }
}
tiles-of = { $who ->
 [you] Deine Steine
 *[other] Steine von { $name }
}
board-of = Brett von { $game }
turn-board = Brett drehen
whole-board = Ganzes Brett
view-isometric = Von der Seite
view-flat = Von oben
view-cells = Felder zeigen
view-points = Linien zeigen
wins = gewinnt
nothing-goes-there = Dorthin kannst du nichts setzen oder ziehen.
not-there = Dorthin geht es nicht.
make-move = Spielen
which = { $game ->
 [nebuchadnezzar] Was schlägst du?
 *[other] Welcher Zug?
}
or-add-tile = { $move } – oder noch einen Stein dazu.
choose-place = Wähle das Ziel.
choose-near = Das Brett ist jetzt größer: Tippe auf den Platz.
choose-tile = Wähle einen Stein für diesen Platz.
ask-tile = Wähle einen Stein oder einen Platz auf dem Brett.
only-pass = Möglich ist nur zu passen.
cell = Feld { $cell }
square = { $id }, { $holds ->
 [b] schwarz
 [w] weiß
 *[none] leer
}
disc = { $colour ->
 [b] schwarz
 *[w] weiß
}
tiles = { $count ->
 [one] { $count } Stein
 *[other] { $count } Steine
}
colour = { $letter ->
 [R] Rot
 [O] Orange
 [Y] Gelb
 [G] Grün
 [C] Türkis
 [B] Blau
 [P] Violett
 [N] Braun
 [K] Schwarz
 *[W] Weiß
}
tile = { $colour } { $value }
face-down = verdeckt
why-taken = Dort liegt schon ein Stein.
and-win = { $move } und gewinnen
turn = { $who ->
 [you] Du bist am Zug.
 *[other] { $name } ist am Zug.
}
try-move = Probiere einen Zug: Die Partie bleibt, wie sie ist.
best-move = Am besten: { $move }.
player-thinks = { $name } überlegt …
tiles-drawn = Steine werden gezogen.
show-tiles = Steine von { $name } zeigen
hand-over = { $name } ist am Zug. Gib zuerst das Gerät weiter.
tiles-hidden = Bis zum Ende der Partie bleiben hier alle Steine verdeckt.
show-engines-tiles = Steine der Engine zeigen
engines-tiles-hidden = Die Engine ist am Zug, und ihre Steine sind verdeckt.
rematch = Revanche
learn-from-mistakes = Aus Fehlern lernen
gave-up = { $who ->
 [you] Du hast aufgegeben.
 *[other] { $name } hat aufgegeben.
}
ran-out-of-time = { $who ->
 [you] Deine Zeit ist abgelaufen.
 *[other] Die Zeit von { $name } ist abgelaufen.
}
won = { $who ->
 [you] Du hast gewonnen!
 [engine] Die Engine hat gewonnen.
 [opponent] Der Gegner hat gewonnen.
 *[other] { $name } hat gewonnen.
}
won-by = { $who ->
 [you] Du hast mit { $scores } gewonnen!
 [engine] Die Engine gewinnt mit { $scores }.
 [opponent] Der Gegner gewinnt mit { $scores }.
 *[other] { $name } gewinnt mit { $scores }.
}
score-of-two = { $first } zu { $second }
temple-ended-placed = { $who ->
 [you] Du hast deinen letzten Stein gelegt. Der Gegner hat noch { $left }.
 [opponent] Der Gegner hat den letzten Stein gelegt. Du hast noch { $left }.
 [engine] Die Engine hat ihren letzten Stein gelegt. Du hast noch { $left }.
 *[other] { $name } hat den letzten Stein gelegt. Der andere Spieler hat noch { $left }.
}
temple-ended-stuck = { $begun ->
 [none] { $who ->
 [you] Du hattest keinen erlaubten Zug.
 [opponent] Der Gegner hatte keinen erlaubten Zug.
 [engine] Die Engine hatte keinen erlaubten Zug.
 *[other] { $name } hatte keinen erlaubten Zug.
 }
 *[some] { $who ->
 [you] Du hattest keinen Platz für { $tiles }:
 [opponent] Der Gegner hatte keinen Platz für { $tiles }:
 [engine] Die Engine hatte keinen Platz für { $tiles }:
 *[other] { $name } hatte keinen Platz für { $tiles }:
 } Ein Stein muss einen mit gleicher oder kleinerer Zahl berühren.
}
nebuchadnezzar-ended = { $who ->
 [you] Du hast keine Scheibe mehr.
 [opponent] Der Gegner hat keine Scheibe mehr.
 [engine] Die Engine hat keine Scheibe mehr.
 *[other] { $name } hat keine Scheibe mehr.
}
draw = Remis.
all-share = Alle teilen sich den Sieg.
some-share = { $names } teilen sich den Sieg.
foreign-position = Eine Stellung aus einem Link.
foreign-game = Eine Partie aus einem Link.
undo = Zurück
redo = Vor
share = Teilen
share-position = Stellung teilen
share-game = Partie teilen
resign = Aufgeben
resign-ask = Diese Partie aufgeben?
resign-yes = Aufgeben
resign-no = Weiterspielen
link-copied = Der Link zu dieser Stellung ist kopiert.
game-link-copied = Der Link zu dieser Partie ist kopiert.
game-too-long = Die Partie ist zu lang für einen Link.
record-damaged = Die Partie in diesem Link ist beschädigt oder abgeschnitten.
link-in-address = Kopiere den Link aus der Adresszeile: Er enthält die Stellung.
game-damaged = Die Partie in diesem Browser ist beschädigt.
other-tab = Diese Partie ging in einem anderen Tab weiter.
other-tab-here = Hier weiterspielen
no-moves = Noch keine Züge.
moves = Züge
branch = Eine Nebenvariante
pause = Pause
go-on = Weiter
one-move = Ein Zug
speed = Tempo
speed-name = { $name ->
 [slow] langsam
 [fast] schnell
 *[normal] normal
}
players = Spieler und Stärke
played-by-person = ein Mensch
played-by-engine = die Engine
strength-of-engine = Stärke der Engine
sounds = Töne
engine-place = Engine rechnet
engine-place-name = { $name ->
 [device] auf diesem Gerät
 [service] beim Dienst
 *[automatic] automatisch
}
engine-place-about = Automatisch: auf diesem Gerät, sobald die Engine geladen ist, außer bei tiefen Analysen und Rückblicken.
engine-at-work = { $where ->
 [device] Im Einsatz: dieses Gerät.
 *[service] Im Einsatz: der Dienst.
}
move-in-notation = Ein Zug in Notation
type-move = Zug eintippen { $count ->
 [0] { "" }
 *[other] ({ $count } möglich)
}
type-move-first = Tippe zuerst einen Zug ein.
no-legal-move = „{ $text }“ ist hier kein erlaubter Zug.
earlier-games = Frühere Partien ({ $count })
earlier-game = { $date }, { $level ->
 [0] ohne Engine
 *[other] Stufe { $level }
}: { $result }
earlier-open = { $moves ->
 [one] { $moves } Zug, nicht beendet
 *[other] { $moves } Züge, nicht beendet
}
lesson-plan = Ein Plan für deine erste Partie
rules-full = Alle Regelungen und die Notation
analyse = Analysieren
analysis-progress = Fortschritt der Analyse
analysis-over = Die Partie ist zu Ende; hier gibt es nichts mehr zu analysieren.
analysis-hidden = Die Engine ist am Zug. Um ihre Wahl zu analysieren, musst du ihre Steine aufdecken: Der Knopf ist unter dem Brett.
thinking = Überlegt …
queued = Wartet auf einen freien Platz …
stop = Anhalten
stopped = Angehalten.
effort = Aufwand
effort-name = { $factor ->
 [1] Schnell
 [5] Gründlich
 *[25] Tief
}
best-moves-shown = beste Züge auf dem Brett
to-your-game = Zu deiner Partie
play-on = Von hier weiterspielen
on-branch = Du bist in einer Nebenvariante. Die Partie selbst ist unverändert.
here-over = Hier ist die Partie zu Ende.
analysed = { $state ->
 [proved] Bewiesen: { $nodes } Stellungen.
 [done] Fertig: { $nodes } Stellungen.
 *[going] { $nodes } Stellungen …
}
column-move = Zug
column-worth = Wert
column-class = Urteil
column-better = Besser war
column-points = Endvorsprung
column-points-about = Vorsprung am Ende, wie ihn die Engine schätzt
column-of = { $column } { $who ->
 [you] für dich
 *[other] für { $name }
}
column-then = Danach
line-likely = Ab hier nur wahrscheinlich: Welche Steine gezogen werden, ist offen
worth = { $outcome ->
 [win] Sieg
 [loss] Niederlage
 *[draw] Remis
}
worth-by = { $outcome ->
 [win] Sieg, { $points } vorn
 *[loss] Niederlage, { $points } zurück
}
worth-in = { $outcome ->
 [win] Sieg in { $moves }
 [loss] Niederlage in { $moves }
 *[draw] Remis in { $moves }
}
worth-proved = { $name }: { $worth }, bewiesen
review-empty = Spiele erst ein paar Züge; dann beurteilt die Engine hier jeden davon.
reviewing = { $count ->
 [one] { $count } Zug wird bewertet …
 *[other] { $count } Züge werden bewertet …
}
review-stopped = Die Zeit war um, bevor alle Züge beurteilt waren.
review-ready = Der Rückblick ist fertig.
review-accuracy = Genauigkeit
review-accuracy-about = Wie nah die Züge im Schnitt an den besten waren, nach Gewinnaussichten oder nach Punkten
review-brief = Jeder Zug wurde kurz angesehen; die Analyse schaut länger hin und sieht vielleicht mehr.
review-points-lost = verschenkte Punkte
review-see = Auf dem Brett ansehen
back-to-review = Zurück zum Rückblick
move-class = { $class ->
 [best] bester
 [good] gut
 [inaccuracy] ungenau
 [mistake] Fehler
 *[blunder] Patzer
}
loss-chances = −{ $share } Gewinnaussichten
loss-points = −{ $points } { $points ->
 [one] Punkt
 *[other] Punkte
}
move-forced = erzwungen
move-not-judged = nicht beurteilt
chart-first = Zug 1
chart-move = Zug { $number }, { $move }: { $share }{ $class ->
 [best] , bester
 [good] , gut
 [inaccuracy] , ungenau
 [mistake] , Fehler
 [blunder] , Patzer
 *[none] { "" }
}
chart-of-mover = Gewinnaussichten der Seite, die zog
chart-of = { $who ->
 [you] Deine Gewinnaussichten
 *[other] Gewinnaussichten von { $name }
}
chart-about = { $label }, Zug für Zug; die Zahlen stehen in der Tabelle darunter
chart-key = ○ ungenau  ▲ Fehler  × Patzer
drill-begin = Aus Fehlern lernen ({ $count })
drill-none = Keine Fehler gefunden
drill-ask = { $number } von { $all }, { $class ->
 [inaccuracy] ungenau
 [mistake] ein Fehler
 *[blunder] ein Patzer
}{ $loss }: { $move }. Finde einen besseren Zug.
drill-last = Das war der letzte.
drill-next = Nächster Fehler
drill-finish = Fertig
drill-see = Den besseren Zug zeigen
drill-same = Das ist der Zug, der gespielt wurde. Es gibt einen besseren.
drill-right = Richtig: { $move }.
drill-good = Auch gut: { $move }.
drill-wrong = Das ist er nicht.
drill-again = Versuche es noch einmal oder lass dir den besseren Zug zeigen.
drill-better = Besser war: { $move }.
drill-game = Nach dem gespielten Zug
puzzle = Rätsel
puzzle-kinds = Arten von Rätseln
puzzle-kind-daily = Täglich
puzzle-kind-train = Training
puzzle-kind-storm = Auf Zeit
puzzle-coming = Das Rätsel wird geholt …
puzzle-solved = Gelöst!
puzzle-of-today = Rätsel des Tages
puzzle-of = Rätsel vom { $date }
level-number = Stufe { $level }
rating-unsure = (geschätzt)
next-puzzle = Nächstes Rätsel
reveal-ask = Das Rätsel zählt dann nicht als gelöst.
puzzle-more = Mehr
result = { $state ->
 [solved] gelöst
 [seen] Lösung angesehen
 *[open] offen
}
set-up = Stellung aufbauen
set-up-how = Wähle einen Stein und dann einen Platz auf dem Brett. Noch einmal derselbe Platz nimmt ihn wieder weg.
pieces = Steine
picture = Bild
octopus-tagline = Jeder Stein sucht in acht Richtungen nach seiner Farbe und seiner Zahl.
aim-octopus = Hol die meisten Punkte: mit Reihen gleicher Farbe oder Zahl, die neben deinem Stein beginnen.
octopus-effect = { $tile } { $place } bringt { $points }
octopus-why-first = Der erste Stein kommt auf das markierte Feld.
octopus-why-alone = Ein Stein kommt neben einen anderen, nicht über Eck.
octopus-why-no-tile = Wähle zuerst einen Stein. Er kommt neben einen Stein auf dem Tisch, nicht über Eck.
themisto-tagline = Jeder Zug dreht eine Scheibe um. Die Farben gehören niemandem; beide wollen eine Fünferreihe.
aim-themisto = { $seat ->
 [0] Bilde eine Reihe aus genau fünf Scheiben einer Farbe, und schlage höchstens drei in einer Linie.
 [1] Bilde eine Reihe aus fünf oder mehr Scheiben einer Farbe, schwarz oder weiß.
 *[any] Bilde eine Reihe aus fünf Scheiben einer Farbe, schwarz oder weiß.
}
themisto-ask = Wähle eine Scheibe, um zu sehen, wohin sie darf.
themisto-bands = Ein Band zeigt eine Reihe: Eine Scheibe daraus zu ziehen kostet einen Zug.
themisto-ended = { $who ->
 [you] Du hast eine Gewinnreihe vollendet.
 [opponent] Der Gegner hat eine Gewinnreihe vollendet.
 [engine] Die Engine hat eine Gewinnreihe vollendet.
 *[other] { $name } hat eine Gewinnreihe vollendet.
}
themisto-why-no-disc = Wähle zuerst eine Scheibe; jede darf gezogen werden.
themisto-why-stuck = Diese Scheibe kann nirgendwohin: Sie braucht eine freie gerade Linie, die neben einer anderen Scheibe endet.
themisto-moves = { $from } nach { $to }
themisto-captures = schlägt { $cells }
themisto-costs = kostet den nächsten Zug
themisto-threat = Achtung: Der Gegner kann auf { $places } gewinnen.
themisto-leaves = Danach kann der Gegner auf { $places } gewinnen.
themisto-too-long = höchstens 3
themisto-costs-badge = kostet einen Zug
themisto-capture = { $count } schlagen
themisto-move-only = Nur ziehen
themisto-aim = { $number ->
 [1] Ziel: genau 5, höchstens 3 schlagen
 *[2] Ziel: 5 oder mehr, beliebig viele schlagen
}
themisto-owes = setzt aus
themisto-skip = Ein Zug entfällt
themisto-skip-no = nein
themisto-skip-yes = der des anderen Spielers
ingenious-tagline = Nur deine schwächste Farbe zählt: Vernachlässige keine der sechs.
aim-ingenious = Bring alle sechs Farben voran: Am Ende zählt nur deine niedrigste.
ingenious-form = { $form ->
 [solo] Solo
 [team] Team
 [duel] Duell
 *[standard] normal
}
ingenious-tile = { $first }-{ $second }
ingenious-why-printed = Auf einem aufgedruckten Symbol darf kein Stein liegen.
ingenious-why-first = Dein erster Stein kommt neben ein aufgedrucktes Symbol, an dem noch kein Stein liegt.
ingenious-why-no-room = Für diesen Stein ist hier kein Platz: Seine andere Hälfte hätte kein leeres Feld.
ingenious-why-no-room-at-all = Hier ist kein Platz für einen Stein.
ingenious-first-half = Wähle ein Feld für { $colour } oder wische über beide Felder.
ingenious-other-half = Wähle ein Feld für die andere Hälfte.
ingenious-ended = { $rank ->
 [0] Alle sechs Farben stehen auf 18.
 [1] Die niedrigste Farbe entscheidet.
 [2] Die niedrigsten Farben sind gleich; die zweitniedrigste entscheidet.
 [3] Die zwei niedrigsten Farben sind gleich; die drittniedrigste entscheidet.
 *[other] Die niedrigsten Farben sind gleich; die { $rank }. von unten entscheidet.
}
ingenious-effect = { $tile } bringt { $earned }
ingenious-points = { $points } für { $colour }
ingenious-with-bonus = { $effect }, dazu { $count ->
 [one] einen Zusatzzug
 *[other] { $count } Zusatzzüge
}
ingenious-effect-of = { $move ->
 [swap] alle Steine tauschen
 *[keep] die Steine behalten
}
ingenious-action = { $move ->
 [swap] Alle deine Steine tauschen
 *[keep] Behalten
}
ingenious-choice = { $first }, dann { $second }: +{ $points }
ingenious-team = Team { $number }
ingenious-bonus = { $count ->
 [one] Zusatzzug
 *[other] { $count } Zusatzzüge
}
ingenious-tokens = { $count ->
 [one] { $count } Marke
 *[other] { $count } Marken
}
ingenious-lowest = niedrigste { $score }
ingenious-scores = Punkte: { $scores }
ingenious-second-half = Zweite Hälfte
direction = { $name ->
 [east] Osten
 [south-east] Südosten
 [south-west] Südwesten
 [west] Westen
 [north-west] Nordwesten
 *[north-east] Nordosten
}
nebuchadnezzar-tagline = Mauere ein Rechteck gegnerischer Scheiben ein. Gehört die Mauer größtenteils dir, drehst du es um.
aim-nebuchadnezzar = Lass dem Gegner keine Scheibe: Umschließe Rechtecke und dreh sie um.
nebuchadnezzar-ask = Setze eine Scheibe auf einen freien Punkt oder dreh ein Rechteck um.
nebuchadnezzar-why-own = Diese Scheibe gehört dir. Setze auf einen leeren Punkt oder schlage Scheiben der anderen Farbe.
nebuchadnezzar-why-open = { $extent ->
 [cell] { $from } lässt
 *[area] { $from } bis { $to } lassen
} sich noch nicht schlagen: { $side ->
 [n] Die Mauer darüber
 [s] Die Mauer darunter
 [w] Die Mauer links
 *[e] Die Mauer rechts
} muss eine volle Linie einer Farbe sein.
nebuchadnezzar-why-fewer = { $extent ->
 [cell] { $from } lässt
 *[area] { $from } bis { $to } lassen
} sich noch nicht schlagen: An der Mauer steht es { $own } zu { $enemy }. Du brauchst die Mehrheit.
nebuchadnezzar-effect-of = { $move ->
 [swap] die Farbe des ersten Zugs übernehmen
 *[pass] kein Zug ist möglich
}
nebuchadnezzar-places = auf { $cell } setzen
nebuchadnezzar-captures = { $count } schlagen auf { $extent ->
 [cell] { $from }
 *[area] { $from } bis { $to }
}
nebuchadnezzar-capture = { $from }–{ $to } schlagen
nebuchadnezzar-place = Auf { $cell } setzen
nebuchadnezzar-action = { $move ->
 [swap] Farben tauschen
 *[pass] Passen
}
nebuchadnezzar-first-is = Spieler 1 ist
nebuchadnezzar-plies = Gespielte Züge
temple-tagline = Baue Böden, Wände und Dächer in drei Dimensionen, bis der andere nicht mehr ziehen kann.
aim-temple = Lege deinen letzten Stein früher als der Gegner. Wer nicht ziehen kann, verliert.
temple-edition = { $edition ->
 [revised] überarbeitet
 *[published] veröffentlicht
}
temple-wins = { $move } – gewinnt
temple-slot = { $kind ->
 [F] Boden auf { $cell }
 [T] Dach über { $cell }
 [WN] Wand nördlich von { $cell }, dorthin gewandt
 [WE] Wand östlich von { $cell }, dorthin gewandt
 [WS] Wand südlich von { $cell }, dorthin gewandt
 *[WW] Wand westlich von { $cell }, dorthin gewandt
}
temple-place = { $kind ->
 [F] Boden
 [T] Dach
 [WN] Wand Nord
 [WE] Wand Ost
 [WS] Wand Süd
 *[WW] Wand West
} { $cell }
temple-begun = { $colour } zuerst
temple-why-colour = { $colour } ist nicht begonnen: Lege zuerst { $begun } zu Ende.
temple-why-value = Hier ist kein Platz für diesen Stein: Er muss einen Stein mit { $value } oder weniger berühren.
temple-why-first = Der erste Stein der Partie ist eine 1.
temple-why-no-tile = Wähle zuerst einen Stein oder einen der markierten Plätze.
temple-lies = { $kind ->
 [F] Flach: ein Boden.
 [W] Hochkant: eine Wand.
 *[T] Auf Wänden: ein Dach.
}
temple-plus = Bei einem + muss ein weiterer Stein mit + folgen.
temple-places = Wähle einen Stein oder einen Platz. Du hast { $mine ->
 [one] einen Platz
 *[other] { $mine } Plätze
} zum Bauen, der Gegner { $theirs }.
temple-leaves = Danach hat der Gegner { $count ->
 [one] einen Platz
 *[other] { $count } Plätze
} zum Bauen.
temple-leaves-win = Dann kann er sofort gewinnen.
temple-choose-tile = { $kind ->
 [F] Wähle einen Stein für diesen Boden.
 [T] Wähle einen Stein für dieses Dach.
 *[W] Wähle einen Stein für diese Wand.
}
temple-next-tile = { $part ->
 [second-wall] Wähle den Stein für die zweite Wand.
 [carrying-wall] Wähle den Stein für die Wand unter dem Dach.
 [top] Wähle den Stein für das Dach.
 *[any] Wähle den nächsten Stein: eine Wand oder ein Dach.
}
temple-next-place = { $part ->
 [second-wall] Wähle den Platz der zweiten Wand.
 [carrying-wall] Wähle den Platz der Wand unter dem Dach.
 [top] Wähle den Platz des Dachs.
 *[any] Wähle den Platz dieses Steins.
}
temple-put-as = Setzen als
temple-kind = { $kind ->
 [F] Boden
 [T] Dach
 [WN] Wand im Norden
 [WE] Wand im Osten
 [WS] Wand im Süden
 *[WW] Wand im Westen
}`;export{e as default};
