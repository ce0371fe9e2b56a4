# Was die Seite auf Deutsch sagt. Sie duzt. docs/LANGUAGES.md erklärt, wie Texte geschrieben werden.

## Überall

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

## Der Dienst

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

## Die Startseite

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
# Unter dem Namen eines Rätsels.
today-moves = { $count ->
    [1] ein Zug
   *[other] { $count } Züge
}
today-how = Zu jedem gehört eine kurze Regel
all-days = Kalender

## Eine neue Partie

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

## Der Tisch

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

## Spielen

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
# The winner's score comes first.
score-of-two = { $first } zu { $second }
temple-ended-placed = { $who ->
    [you] Du hast deinen letzten Stein gelegt. Der Gegner hat noch { $left }.
    [opponent] Der Gegner hat den letzten Stein gelegt. Du hast noch { $left }.
    [engine] Die Engine hat ihren letzten Stein gelegt. Du hast noch { $left }.
   *[other] { $name } hat den letzten Stein gelegt. Der andere Spieler hat noch { $left }.
}
# `$tiles` are those of the begun colour; "none" as `$begun` means that none was.
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

## Lernen

lesson-steps = Schritte der Lektion
lesson-step-at = Schritt { $number } von { $all }
lesson-step = { $number }: { $title }{ $state ->
    [done] , erledigt
   *[open] { "" }
}
lesson-right = Richtig.
lesson-wrong = Nicht ganz.
# Above the plan of a lesson.
lesson-plan = Ein Plan für deine erste Partie
lesson-play-plan = Mit diesem Plan spielen
lesson-then-puzzle = Jetzt ein Rätsel
rules-full = Alle Regelungen und die Notation
describe = Stellung in Worten beschreiben
keys = Tasten
keys-how = Mit Tab erreichst du Steine und Brett, mit den Pfeiltasten gehst du umher, Enter wählt, Escape nimmt zurück. U oder ← geht einen Zug zurück, R oder → wieder vor, N öffnet eine neue Partie.

## Analyse

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

## Rückblick

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
# How much a move gave away.
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
# Stands before a sentence about the answer to the move that was played.
drill-game = Nach dem gespielten Zug

## Rätsel

puzzle = Rätsel
puzzle-kinds = Arten von Rätseln
puzzle-kind-daily = Täglich
puzzle-kind-train = Training
puzzle-kind-storm = Auf Zeit
puzzle-coming = Das Rätsel wird geholt …
puzzle-not-yet = Das Rätsel dieses Tages gibt es noch nicht.
puzzle-none = Ein solches Rätsel gibt es nicht. Lass Art oder Schwierigkeit offen.
puzzle-solved = Gelöst!
puzzle-shown = Das ist die Lösung.
puzzle-wrong = Leider nicht.
puzzle-right = Richtig. Und jetzt?
puzzle-refuted = Warum nicht …
puzzle-of-today = Rätsel des Tages
puzzle-of = Rätsel vom { $date }
puzzle-of-set = Rätsel { $number } von { $count }
puzzle-library = { $count } Rätsel, alle gemeinfrei ({ $licence })
puzzle-streak = { $days ->
    [one] Tag in Folge gelöst
   *[other] Tage in Folge gelöst
}
puzzle-link-copied = Link kopiert
puzzle-type = Art
puzzle-level = Schwierigkeit
puzzle-type-biggest-score = meiste Punkte
puzzle-type-best-placement = bester Zug
puzzle-type-best-line = beste Zugfolge
puzzle-type-win-the-endgame = Endspiel gewinnen
puzzle-type-which-tile-to-keep = welcher Stein bleibt
puzzle-type-sacrifice = Opfer
puzzle-type-last-tile = letzter Stein
puzzle-type-last-word = letztes Wort
puzzle-type-save-the-game = Partie retten
puzzle-type-three-seats = drei Spieler
puzzle-type-eight-tiles = acht Steine
puzzle-type-lose-least = knapp verlieren
puzzle-type-win-in-1 = Sieg in 1
puzzle-type-win-in-2 = Sieg in 2
puzzle-type-win-in-3 = Sieg in 3
puzzle-type-win-in-4 = Sieg in 4
puzzle-type-two-turns = zwei Züge nacheinander
puzzle-type-zugzwang = Zugzwang
puzzle-type-forced-penalty = erzwungenes Aussetzen
puzzle-type-paid-defence = teure Verteidigung
puzzle-type-save-the-draw = Remis retten
puzzle-type-borrowed-disc = geliehene Scheibe
puzzle-type-raise-the-lowest = niedrigste Farbe heben
puzzle-type-last-placements = letzte Steine
puzzle-type-two-placements = zwei Steine
puzzle-type-earn-a-bonus = Zusatzzug holen
puzzle-type-all-six = alle sechs
puzzle-type-level-the-scores = Punkte ausgleichen
puzzle-type-chain-of-three = Dreierkette
puzzle-type-spoil-both = beide verderben
puzzle-type-annihilate-in-1 = alles schlagen in 1
puzzle-type-annihilate-in-2 = alles schlagen in 2
puzzle-type-annihilate-in-3 = alles schlagen in 3
puzzle-type-annihilate-in-4 = alles schlagen in 4
puzzle-type-only-placement = einziger Punkt
puzzle-type-only-capture = einziger Schlag
puzzle-type-great-sacrifice = großes Opfer
puzzle-type-outnumbered = in Unterzahl
puzzle-type-avoid = Blockade vermeiden
puzzle-type-strand = blockieren
puzzle-type-last-tiles = letzte Steine
puzzle-type-squeeze = in die Enge treiben
puzzle-type-outlast = durchhalten
puzzle-type-lent-slot = geliehener Bauplatz
puzzle-type-give-room = Platz machen
puzzle-question-biggest-score = Finde den Zug, der mit deinem nächsten Stein am meisten bringt.
puzzle-question-best-placement = Finde den Zug, der dir nach { $within } Steinen den größten Vorsprung sichert.
puzzle-question-best-line = Du spielst allein. Lege deine { $within } Steine in der besten Reihenfolge und hol so viele Punkte wie möglich.
puzzle-question-win-the-endgame = Du hast noch { $within } Steine. Finde den einzigen Zug, der dir den Sieg sichert.
puzzle-question-which-tile-to-keep = Du spielst allein. Lege { $within } deiner Steine, hol so viele Punkte wie möglich und behalte den anderen.
puzzle-question-sacrifice = Gib jetzt Punkte her: Finde den Zug, mit dem du nach { $within } Steinen so weit wie möglich vorn liegst oder so wenig wie möglich zurück.
puzzle-question-last-tile = Du hast noch einen Stein. Finde den Zug, mit dem du am Ende so weit wie möglich vorn liegst oder so wenig wie möglich zurück.
puzzle-question-last-word = Der Gegner hat noch einen Stein, du hast { $within }. Finde den Zug, der dir am Ende den größten Vorsprung sichert.
puzzle-question-save-the-game = Du hast noch { $within } Steine. Finde den einzigen Zug, der einen geteilten Sieg rettet.
puzzle-question-three-seats = Du hast noch { $within } Steine gegen zwei Gegner. Nimm an, dass beide gegen dich spielen: Finde den Zug, mit dem du am Ende so weit wie möglich vor dem stärkeren liegst oder so wenig wie möglich hinter ihm.
puzzle-question-eight-tiles = Jeder hat noch { $within } Steine. Finde den einzigen Zug, der dir den Sieg sichert.
puzzle-question-lose-least = Du hast noch { $within } Steine, und jeder Zug verliert. Finde den, mit dem du nur um einen Punkt verlierst.
puzzle-question-win = { $within ->
    [1] Bilde mit einem Zug eine Fünferreihe.
   *[other] Erzwinge den Sieg in { $within } Zügen.
}
puzzle-question-zugzwang = Es droht nichts. Finde den einzigen Zug, nach dem der Gegner in seinen nächsten { $within } Zügen keinen Sieg erzwingen kann.
puzzle-question-forced-penalty = Stelle keine Drohung auf, zwinge den Gegner auszusetzen, und erzwinge den Sieg in { $within } Zügen.
puzzle-question-paid-defence = Nimm das Aussetzen in Kauf: Finde den einzigen Zug, nach dem der Gegner in seinen nächsten { $within } Zügen keinen Sieg erzwingen kann.
puzzle-question-save-the-draw = Rette das Remis: Finde den einzigen Zug, nach dem der Gegner in seinen nächsten { $within } Zügen keinen Sieg erzwingen kann.
puzzle-question-borrowed-disc = Erzwinge den Sieg in { $within } Zügen, einem davon mit einer Scheibe, die der Gegner gerade gezogen hat.
puzzle-question-raise-the-lowest = { $within ->
    [1] Lege einen Stein so, dass deine niedrigste Farbe am Ende so hoch wie möglich steht. Bei Gleichstand entscheidet die nächstniedrigste Farbe und so weiter.
   *[other] Lege die nächsten { $within } Steine deines Zugs so, dass deine niedrigste Farbe am Ende so hoch wie möglich steht. Bei Gleichstand entscheidet die nächstniedrigste Farbe und so weiter.
}
puzzle-question-last-placements = { $within ->
    [1] Alle Steine liegen offen, und nur deiner hat noch Platz. Finde den einzigen Zug, der gewinnt.
   *[other] Alle Steine liegen offen, und höchstens { $within } haben noch Platz, deiner mitgezählt. Finde den einzigen Zug, der gewinnt.
}
puzzle-question-two-placements = Lege in diesem Zug { $within } Steine, und zwar in der richtigen Reihenfolge, sodass deine niedrigsten Farben am Ende so hoch wie möglich stehen.
puzzle-question-earn-a-bonus = Hol dir Zusatzzüge. Lege die { $within } Steine deines Zugs so, dass deine niedrigsten Farben am Ende so hoch wie möglich stehen.
puzzle-question-all-six = Gewinne sofort: Bring alle sechs Farben mit { $within } Steinen auf 18.
puzzle-question-level-the-scores = Alle Steine liegen offen, und höchstens { $within } haben noch Platz, deiner mitgezählt. Finde den einzigen Zug, der einen geteilten Sieg rettet.
puzzle-question-chain-of-three = Lege alle { $within } Steine deines Zugs so, dass jeder der ersten beiden eine Farbe auf 18 bringt und am Ende deine niedrigsten Farben so hoch wie möglich stehen.
puzzle-question-spoil-both = Der Gegner hat einen Stein und zwei gute Plätze dafür. Finde den Zug, der seine niedrigsten Farben so tief wie möglich hält.
puzzle-question-annihilate = { $within ->
    [1] Nimm dem Gegner mit einem Schlag alle Scheiben.
   *[other] Nimm dem Gegner in { $within } Zügen alle Scheiben, was er auch tut.
}
puzzle-question-only-placement = { $within ->
    [1] Finde den einzigen Punkt, auf dem deine Scheibe verhindert, dass dir der Gegner mit seinem nächsten Zug alle Scheiben nimmt.
   *[other] Finde den einzigen Punkt, auf dem deine Scheibe verhindert, dass dir der Gegner in seinen nächsten { $within } Zügen alle Scheiben nimmt.
}
puzzle-question-only-capture = { $within ->
    [1] Finde den einzigen Schlag, nach dem dir der Gegner nicht mit seinem nächsten Zug alle Scheiben nehmen kann.
   *[other] Finde den einzigen Schlag, nach dem dir der Gegner nicht in seinen nächsten { $within } Zügen alle Scheiben nehmen kann.
}
puzzle-question-great-sacrifice = Nimm dem Gegner in { $within } Zügen alle Scheiben, auch wenn er dir vier oder mehr auf einmal nimmt.
puzzle-question-outnumbered = Der Gegner hat mehr als doppelt so viele Scheiben wie du. Nimm sie ihm in { $within } Zügen alle.
puzzle-question-strand = { $within ->
    [1] Sorge mit einem Zug dafür, dass der Gegner keinen Zug mehr hat.
   *[other] Erzwinge in { $within } Zügen, dass der Gegner keinen Zug mehr hat.
}
puzzle-question-avoid = { $within ->
    [1] Finde den einzigen Zug, nach dem dir der Gegner nicht mit seinem nächsten Zug alle Züge nehmen kann.
   *[other] Finde den einzigen Zug, nach dem dir der Gegner nicht in seinen nächsten { $within } Zügen alle Züge nehmen kann.
}
puzzle-question-last-tiles = { $within ->
    [1] Gewinne mit einem Zug: Lege deinen letzten Stein, oder lass dem Gegner keinen Zug.
   *[other] Erzwinge den Sieg in { $within } Zügen: Lege deinen letzten Stein, oder lass dem Gegner keinen Zug.
}
puzzle-question-outlast = { $within ->
    [1] Finde den einzigen Zug, nach dem der Gegner mit seinem nächsten Zug nicht gewinnen kann, weder mit seinem letzten Stein noch dadurch, dass du keinen Zug mehr hast.
   *[other] Finde den einzigen Zug, nach dem der Gegner in seinen nächsten { $within } Zügen nicht gewinnen kann, weder mit seinem letzten Stein noch dadurch, dass du keinen Zug mehr hast.
}
puzzle-question-lent-slot = Erzwinge den Sieg in { $within } Zügen, und fülle dabei einen Bauplatz, den der Gegner öffnet: Lass ihm keinen Zug mehr, oder lege deinen letzten Stein.
puzzle-question-give-room = Gib dem Gegner mehr Züge, als er jetzt hätte, und erzwinge trotzdem den Sieg in { $within } Zügen: Lass ihm keinen Zug mehr, oder lege deinen letzten Stein.
puzzle-question-squeeze = Stelle zunächst keine Drohung auf, und erzwinge den Sieg in { $within } Zügen: Lass dem Gegner keinen Zug mehr, oder lege deinen letzten Stein.
puzzle-theme-quiet-move = stiller Zug
puzzle-theme-denial = Wegnehmen
puzzle-theme-poisoned-bait = vergifteter Köder
puzzle-theme-set-up = Vorbereitung
puzzle-theme-fork = Gabel
puzzle-theme-patience = Geduld
puzzle-theme-stepping-stone = Trittstein
puzzle-theme-own-trail = eigene Spur
puzzle-theme-bridge = Brücke
puzzle-theme-long-run = lange Reihe
puzzle-theme-many-arms = viele Arme
puzzle-theme-comeback = Aufholjagd
puzzle-theme-scoreless = ohne Punkte
puzzle-theme-hole = Lücke
puzzle-theme-double-count = Farbe und Zahl
puzzle-theme-diagonals = Diagonalen
puzzle-theme-kept-back = zurückbehalten
puzzle-theme-right-tile = richtiger Stein, falsches Feld
puzzle-theme-right-cell = richtiges Feld, falscher Stein
puzzle-theme-crescendo = Crescendo
puzzle-theme-straight-line = gerade Linie
puzzle-theme-far-apart = weit auseinander
puzzle-theme-shared-win = geteilter Sieg
puzzle-theme-by-one-point = um einen Punkt
puzzle-theme-one-suit = eine Farbe oder Zahl
puzzle-theme-miniature = Miniatur
puzzle-theme-last-placement = letzter Zug
puzzle-theme-capture-win = Sieg durch Schlagen
puzzle-theme-double-capture = doppelter Schlag
puzzle-theme-remote-row = entfernte Reihe
puzzle-theme-six-wins = Sechs gewinnt
puzzle-theme-six-trap = Sechserfalle
puzzle-theme-declined-capture = Verzicht aufs Schlagen
puzzle-theme-row-disc = Scheibe aus einer Reihe
puzzle-theme-two-turns = zwei Züge nacheinander
puzzle-theme-forced-payment = erzwungenes Aussetzen
puzzle-theme-double-threat = Doppeldrohung
puzzle-theme-same-disc = dieselbe Scheibe
puzzle-theme-saving-capture = rettender Schlag
puzzle-theme-costly-escape = teure Flucht
puzzle-theme-one-colour = eine Farbe
puzzle-theme-long-slide = weiter Weg
puzzle-theme-corner = Ecke
puzzle-theme-edge-row = Reihe am Rand
puzzle-theme-diagonal-row = Diagonale
puzzle-theme-crossed-rows = gekreuzte Reihen
puzzle-theme-hidden-move = versteckter Zug
puzzle-theme-switchback = Rückkehr
puzzle-theme-no-free-move = kein freier Zug
puzzle-theme-borrowed-disc = geliehene Scheibe
puzzle-theme-bonus-chain = Kette von Zusatzzügen
puzzle-theme-double-bonus = zwei Zusatzzüge auf einmal
puzzle-theme-quiet-start = stiller Beginn
puzzle-theme-less-is-more = weniger ist mehr
puzzle-theme-own-run = eigene Reihe
puzzle-theme-crossing = Kreuzung
puzzle-theme-overflow = Überlauf
puzzle-theme-twin-lows = gleich niedrige Farben
puzzle-theme-closes-the-board = macht das Brett zu
puzzle-theme-only-win = einziger Sieg
puzzle-theme-rescue = Rettung
puzzle-theme-exact-landing = genau auf 18
puzzle-theme-printed-symbol = aufgedrucktes Symbol
puzzle-theme-both-lows = beide Tiefststände
puzzle-theme-turned-round = umgedreht
puzzle-theme-double-tile = Doppelstein
puzzle-theme-ends-the-game = beendet die Partie
puzzle-theme-tie-break = Gleichstand entschieden
puzzle-theme-modest-capture = bescheidener Schlag
puzzle-theme-last-disc = letzte Scheibe
puzzle-theme-great-capture = großer Schlag
puzzle-theme-corner-capture = Schlag in der Ecke
puzzle-theme-borrowed-wall = geliehene Mauer
puzzle-theme-forced-pass = erzwungenes Passen
puzzle-theme-only-reply = einzige Antwort
puzzle-theme-sacrifice = Opfer
puzzle-theme-recapture = Zurückschlagen
puzzle-theme-outnumbered = in Unterzahl
puzzle-theme-outpost = Vorposten
puzzle-theme-resist-temptation = ausgeschlagene Versuchung
puzzle-theme-last-cell = letzter Punkt
puzzle-theme-neutral-walls = neutrale Mauern
puzzle-theme-narrow-capture = schmaler Schlag
puzzle-theme-built-wall = gebaute Mauer
puzzle-theme-seesaw = Wippe
puzzle-theme-no-room = kein Platz
puzzle-theme-single-file = im Gänsemarsch
puzzle-theme-great-sacrifice = großes Opfer
puzzle-theme-counter-threat = Gegendrohung
puzzle-theme-wall-breaker = Mauerbrecher
puzzle-theme-single-burden = letzter Ballast
puzzle-theme-stuck-one = festsitzende Eins
puzzle-theme-occupation = Besetzung
puzzle-theme-no-entry = kein Zutritt
puzzle-theme-roof = Dach
puzzle-theme-walling-in = Einmauern
puzzle-theme-paving = Pflastern
puzzle-theme-understatement = Untertreibung
puzzle-theme-clean-finish = sauberer Abschluss
puzzle-theme-new-colour = neue Farbe
puzzle-theme-broad-front = breite Front
puzzle-theme-lifeline = Rettungsleine
puzzle-theme-last-tile = letzter Stein
puzzle-theme-run-on = Farbübergang
puzzle-theme-tile-choice = Wahl des Steins
puzzle-theme-lent-slot = geliehener Bauplatz
puzzle-theme-forced-tile = erzwungener Stein
puzzle-theme-both-stuck = beide blockiert
puzzle-theme-narrow-path = schmaler Pfad
any-type = jede Art
any-level = jede Schwierigkeit
near-rating = nahe deiner Wertung
level-number = Stufe { $level }
level-of-five = Stufe { $level } von 5
weekday-level = { $level ->
    [1] Die Rätsel dieses Wochentags sind die leichtesten der Woche.
    [2] Die Rätsel dieses Wochentags sind leicht.
    [3] Die Rätsel dieses Wochentags sind mittelschwer.
    [4] Die Rätsel dieses Wochentags sind schwer.
   *[5] Die Rätsel dieses Wochentags sind die schwersten der Woche.
}
day-before = Tag davor
day-after = Tag danach
moves-to-find = { $count ->
    [1] Gesucht: ein Zug
   *[other] Gesucht: { $count } Züge
}
rating = Wertung { $rating }
your-rating = Deine Wertung
rating-unsure = (geschätzt)
training = Training
training-record = { $solved } von { $all } auf Anhieb
training-run = { $run } in Folge (Rekord { $best })
training-retry = Ungelöste wiederholen ({ $count })
training-choose = Aus der Liste wählen
time-needed = Gebrauchte Zeit:
once-more = Noch einmal
hint = { $number ->
    [1] Hinweis
   *[other] Hinweis { $number }
}
# Im Training, solange ein Hinweis $points der Wertung kostet.
hint-rated = Hinweis (Wertung −{ $points })
next-puzzle = Nächstes Rätsel
another = Ein anderes
another-puzzle = Ein anderes Rätsel
explain = Erklären
reveal-ask = Das Rätsel zählt dann nicht als gelöst.
show-solution = Lösung zeigen
start-over = Von vorn
storm-how = So viele, wie du in drei Minuten schaffst. Ein falscher Zug kostet zehn Sekunden.
storm-solved = { $count } gelöst
storm-record = Rekord { $count }
storm-over = Die Zeit ist um! { $solved } gelöst, { $missed } verfehlt.
storm-is-record = Neuer Rekord!
storm-missed = Verfehlte Rätsel
puzzle-no-such-day = Diesen Tag gibt es im Kalender nicht.
# Opens the other puzzles: daily, training, storm.
puzzle-more = Mehr
puzzle-rule = Die Regel
puzzle-rule-title = Die Regel in 20 Sekunden
puzzle-legend = Zeichen auf dem Brett
puzzle-answer = Sieh dir an, was der Gegner darauf spielt.
refutation-again = Gegenzug noch einmal zeigen
then-ended = Danach ging die Partie zu Ende.
other-tab-solved = In einem anderen Tab gelöst.
take-back = Zug zurück
share-result = Ergebnis teilen
result-copied = Ergebnis kopiert
next-of-day = → { $game }
day-summary = Dein Tag
final-score = Endstand { $own } : { $other }.
score-now = Stand { $own } : { $other }.
# Neben dem Namen: was die Frage verlangt.
goal-points = { $points ->
    [one] Ziel: ein Punkt
   *[other] Ziel: { $points } Punkte
}
goal-lead = { $sign ->
    [ahead] Ziel: { $points } vorn
    [level] Ziel: Gleichstand
   *[behind] Ziel: höchstens { $points } zurück
}
# $first ist der Stand der niedrigsten Farbe, $second der der nächsten.
goal-lowest = Ziel: niedrigste { $first }, nächste { $second }
score-alone = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
score-lowest = Deine niedrigsten Farben stehen jetzt auf { $first } und { $second }.
score-spoilt = Die niedrigsten Farben des Gegners stehen jetzt auf { $first } und { $second }.
score-saved = { $game ->
    [themisto] Der Angriff des Gegners ist gestoppt.
    [nebuchadnezzar] Du bleibst auf dem Brett.
   *[temple] Du kannst noch ziehen.
}
streak-sentence = { $days } Tage in Folge.
answer-wins = { $game ->
    [themisto] Darauf bildet der Gegner eine Fünferreihe und gewinnt sofort.
    [nebuchadnezzar] Darauf nimmt der Gegner deine letzte Scheibe.
   *[temple] Darauf gewinnt der Gegner sofort.
}
answer-costs = { $points ->
    [one] Das kostet dich einen Punkt.
   *[other] Das kostet dich { $points } Punkte.
}
answer-loses = Danach gewinnt der Gegner.
answer-lower = Ein anderer Zug bringt deine niedrigsten Farben höher.
answer-lowest = Deine niedrigsten Farben kämen so auf { $first } und { $second }.
answer-spoils = Der Gegner hat noch einen besseren Platz für seinen Stein.
answer-escapes = Der Gegner entkommt.
answer-wins-not = { $left ->
    [0] Das gewinnt noch nicht.
   *[other] Danach gewinnt kein zweiter Zug.
}
solved-tries = { $tries ->
    [1] Erster Versuch
    [2] Zweiter Versuch
    [3] Dritter Versuch
   *[other] { $tries } Versuche
}
# Folgt den Versuchen, nach einem Komma.
solved-hints = { $hints ->
    [0] ohne Hinweis
    [one] ein Hinweis
   *[other] { $hints } Hinweise
}
day-ended = { $open ->
    [0] Alle { $all } gelöst!
   *[other] Dein Tag ist komplett: { $solved } von { $all } gelöst.
}
day-at-once = { $count ->
    [0] { "" }
    [one] Eines auf Anhieb ohne Hinweis.
   *[other] { $count } auf Anhieb ohne Hinweis.
}
day-time = { $time } Minuten insgesamt.
result-title = Tessera, Tag { $number }: { $done } von { $all }
result-of-set = { $game }: { $solved } von { $all } gelöst
set-make = Rätselreihe zusammenstellen
set-how = Wähle Rätsel aus und schick deinen Schülern den Link. Am Ende haben sie ein Ergebnis, das sie dir zurückschicken.
set-add = Hinzufügen
set-number = Anzahl
set-paste = Oder IDs, Tage und Links
set-unknown = { $text } ist kein Rätsel von { $game }.
set-remove = Entfernen
set-link = Link erstellen
set-ended = Ende der Reihe
set-result = Dein Ergebnis
set-name = Dein Name, wenn du magst
calendar = Kalender
month-before = Voriger Monat
month-after = Nächster Monat
puzzles-of = Rätsel vom { $date }
day-number = Tag { $number }
result = { $state ->
    [solved] gelöst
    [seen] Lösung angesehen
   *[open] offen
}
print-week = Blatt der Woche (PDF)
print = Drucken
next-day-in = Neue Rätsel in
day-turns = Bei dir beginnt der neue Tag um { $time } Uhr.
all-games-days = Alle Spiele auf einer Seite
statistics = Deine Bilanz
solved-days = Gelöst
# Also explains the marks of a calendar.
solved-how = { $how ->
    [clean] Beim ersten Versuch gelöst, ohne Hinweis
    [late] Später oder mit Hinweisen gelöst
   *[seen] Lösung angesehen
}
solved-at-once = Beim ersten Versuch, ohne Hinweis
present-row = Tage in Folge
longest-row = Längste Serie
hints-taken = Hinweise
tries-until-solved = Versuche bis zur Lösung
keep-title = Partien und Tagesrätsel sichern
keep-how = Browser löschen nach einer Weile, was eine Seite gespeichert hat. Sichere es als Datei und lade sie hier oder auf einem anderen Gerät.
keep-save = Als Datei sichern
keep-load = Datei laden
keep-loaded = Geladen.
keep-unknown = In dieser Datei sind keine Partien oder Tagesrätsel von Tessera.
rule-before = Vor dem Zug
rule-after = Danach
rule-octopus-alone = Lege einen Stein neben einen anderen: In jeder der acht Richtungen zählt jeder Stein seiner Farbe in lückenloser Reihe einen Punkt, und jeder Stein seiner Zahl auch. Je mehr Reihen sich auf einem Feld treffen, desto mehr bringt es.
rule-octopus-ahead = Ein Stein zählt in lückenlosen Reihen nach allen acht Richtungen einen Punkt für jeden Stein seiner Farbe und einen für jeden seiner Zahl. Danach legt der Gegner: Lass ihm kein gutes Feld.
rule-themisto-turn = Zieh eine beliebige Scheibe geradeaus auf ein Feld neben einer anderen: Sie dreht sich um und kann die eingeschlossenen Scheiben der anderen Farbe mitdrehen. Eine Fünferreihe einer Farbe gewinnt; Spieler 1 braucht genau fünf und schlägt höchstens drei in einer Linie. Wer eine Scheibe aus einer einfarbigen Dreier- oder Viererreihe zieht, setzt danach aus, und der andere zieht zweimal.
rule-themisto-five = Zieh eine beliebige Scheibe geradeaus auf ein Feld neben einer anderen: Sie dreht sich um und kann die Scheiben der anderen Farbe, die sie dann einschließt, mitdrehen. Eine Fünferreihe einer Farbe gewinnt, gleich wer die Scheiben so gedreht hat; Spieler 1 braucht genau fünf und schlägt höchstens drei in einer Linie.
rule-ingenious-bonus = Jede Hälfte eines Steins zählt einen Punkt für jedes gleiche Symbol in den Reihen, die von ihr ausgehen, und am Ende zählt nur deine niedrigste Farbe. Erreicht eine Farbe 18, darfst du sofort noch einmal legen.
rule-ingenious-lowest = Jede Hälfte eines Steins zählt auf der Leiste ihrer Farbe einen Punkt für jedes gleiche Symbol in den Reihen, die von ihr ausgehen. Am Ende zählt nur deine niedrigste Farbe, bei Gleichstand die nächste.
rule-nebuchadnezzar-capture = In einem Zug setzt du eine Scheibe oder drehst ein Rechteck um: Ein Rechteck voller gegnerischer Scheiben wird umgedreht, wenn jede seiner vier Seiten von einer vollen Linie einer Farbe geschlossen ist und der größere Teil dieser Mauer dir gehört. Auch der Brettrand schließt eine Seite.
rule-nebuchadnezzar-safe = Setze eine Scheibe auf einen leeren Punkt, oder dreh ein Rechteck gegnerischer Scheiben um, das auf allen vier Seiten eingemauert ist, größtenteils von dir. Wer keine Scheibe mehr hat, verliert: Lass den Gegner keine Mauer um deine letzten schließen.
rule-temple-last = Ein Zug legt einen bis drei Steine, und jeder muss einen mit gleicher oder kleinerer Zahl berühren: Ein Boden liegt neben einem Stein, eine Wand steht auf einem Boden, ein Dach liegt auf Wänden. Du legst eine Farbe zu Ende, bevor du die nächste beginnst; wer den letzten Stein legt, gewinnt, und wer nicht ziehen kann, verliert.
rule-temple-slots = Ein Zug legt einen bis drei Steine, und jeder muss einen mit gleicher oder kleinerer Zahl berühren: Ein Boden liegt neben einem Stein, eine Wand steht auf einem Boden, ein Dach liegt auf Wänden. Du bleibst bei deiner Farbe, bis sie verbraucht ist, und wer nicht ziehen kann, verliert.
legend-region = Hier lohnt es sich zu suchen
legend-piece = Diese Scheibe zieht
legend-move = Der Zug aus dem Hinweis
legend-place = Ein Platz für einen Zug
legend-turns-over = Hier kannst du etwas umdrehen
legend-costs = Nach diesem Zug setzt du aus
legend-priced = Eine Reihe: Wer eine Scheibe herauszieht, setzt danach aus
legend-gain = Punkte des besten Zugs dort
legend-flips = Zahl der Scheiben, die sich umdrehen
legend-bonus = Sofort noch ein Zug
legend-more = Hier gehört noch ein Stein dazu
legend-pair = Passt zum gewählten Stein
legend-last = Der Rahmen: der letzte Zug
puzzle-ask-biggest-score = Hol mit einem Stein so viele Punkte wie möglich.
puzzle-ask-best-placement = Lege den Stein, der dich am weitesten nach vorn bringt.
puzzle-ask-best-line = { $within ->
    [2] Hol mit beiden Steinen so viele Punkte wie möglich.
   *[other] Hol mit allen { $within } Steinen so viele Punkte wie möglich.
}
puzzle-ask-win-the-endgame = Ein Zug gewinnt. Finde ihn.
puzzle-ask-which-tile-to-keep = Hol mit { $within } Steinen so viele Punkte wie möglich und behalte einen.
puzzle-ask-sacrifice = Gib jetzt Punkte her, um später besser dazustehen.
puzzle-ask-last-tile = Du hast noch einen Stein. Hol das Beste heraus.
puzzle-ask-last-word = Der Gegner hat noch einen Stein. Hol das Beste heraus.
puzzle-ask-save-the-game = Ein Zug rettet den geteilten Sieg. Finde ihn.
puzzle-ask-three-seats = Hol gegen zwei Gegner das Beste heraus.
puzzle-ask-eight-tiles = Ein Zug gewinnt. Finde ihn.
puzzle-ask-lose-least = Diese Partie ist nicht zu retten. Verliere nur um einen Punkt.
puzzle-ask-win = { $within ->
    [1] Bilde eine Fünferreihe.
   *[other] Gewinne in { $within } Zügen.
}
puzzle-ask-zugzwang = Nichts droht, aber du musst ziehen. Finde den einzigen sicheren Zug.
puzzle-ask-forced-penalty = Lass den Gegner aussetzen und gewinne.
puzzle-ask-paid-defence = Setz aus, um den Angriff zu stoppen.
puzzle-ask-save-the-draw = Nur ein Zug rettet das Remis. Finde ihn.
puzzle-ask-borrowed-disc = Der Gegner bringt dir die Scheibe, die du brauchst. Gewinne in { $within } Zügen.
puzzle-ask-raise-the-lowest = Bring deine niedrigsten Farben so hoch wie möglich.
puzzle-ask-last-placements = Das Brett ist fast voll. Finde den Zug, der gewinnt.
puzzle-ask-two-placements = Lege { $within } Steine und bring deine niedrigsten Farben hoch.
puzzle-ask-earn-a-bonus = Bring eine Farbe auf 18, lege noch einmal und heb deine niedrigsten Farben.
puzzle-ask-all-six = Bring alle sechs Farben auf 18.
puzzle-ask-level-the-scores = Das Brett ist fast voll. Rette den geteilten Sieg.
puzzle-ask-chain-of-three = Lege { $within } Steine in einem Zug: Jeder bringt dir den nächsten.
puzzle-ask-spoil-both = Der Gegner hat zwei gute Plätze für seinen Stein. Verdirb ihm beide.
puzzle-ask-annihilate = { $within ->
    [1] Nimm dem Gegner alle Scheiben.
   *[other] Nimm dem Gegner in { $within } Zügen alle Scheiben.
}
puzzle-ask-only-placement = Nur ein Punkt hält dich im Spiel. Finde ihn.
puzzle-ask-only-capture = Nur ein Schlag hält dich im Spiel. Finde ihn.
puzzle-ask-great-sacrifice = Nimm dem Gegner in { $within } Zügen alle Scheiben, auch wenn er dir viele auf einmal nimmt.
puzzle-ask-outnumbered = Wenige gegen viele: Nimm dem Gegner in { $within } Zügen alle Scheiben.
puzzle-ask-strand = { $within ->
    [1] Lass dem Gegner keinen Zug.
   *[other] Blockiere den Gegner in { $within } Zügen.
}
puzzle-ask-avoid = Dir gehen die Züge aus. Finde den, der dich rettet.
puzzle-ask-last-tiles = { $within ->
    [1] Nur noch wenige Steine sind übrig. Gewinne mit einem Zug.
   *[other] Nur noch wenige Steine sind übrig. Gewinne in { $within } Zügen.
}
puzzle-ask-outlast = Nur noch wenige Steine sind übrig. Finde den einzigen Zug, der nicht verliert.
puzzle-ask-lent-slot = Der Gegner öffnet dir den Bauplatz, den du brauchst. Gewinne in { $within } Zügen.
puzzle-ask-give-room = Gib dem Gegner mehr Platz und gewinne trotzdem in { $within } Zügen.
puzzle-ask-squeeze = Stelle keine Drohung auf und lass dem Gegner nur schlechte Züge.

## Eine Stellung aufbauen

set-up = Stellung aufbauen
set-up-how = Wähle einen Stein und dann einen Platz auf dem Brett. Noch einmal derselbe Platz nimmt ihn wieder weg.
set-up-prompt = Wähle einen Stein, dann einen Platz.
pieces = Steine
take-away = Wegnehmen
edit-clear = Brett leeren
position-possible = Diese Stellung ist möglich.
position-over = Diese Stellung ist möglich. Die Partie ist hier zu Ende.
copy-key = Schlüssel kopieren
copy-json = JSON kopieren
verify = Ist das ein Rätsel?
verify-at-work = Ein Beweis wird gesucht … Das kann eine Minute dauern.
verify-yes = Ja, das ist ein Rätsel.
verify-no = { $type ->
    [any] Nein, das ist kein Rätsel.
   *[one] Nein, das ist kein Rätsel dieser Art.
}
verify-solve = Lösen
verify-known = Schon in der Sammlung
verify-back = Zurück zu deiner Stellung
verify-out-of-time = Das dauert hier zu lange. Wähle nur eine Art.
picture = Bild
edit-to-move = Am Zug
edit-tiles = Steine von Spieler { $number }
edit-score = Punkte von Spieler { $number }
edit-tracks = Leisten von Spieler { $number }

## Octopus

octopus-tagline = Jeder Stein sucht in acht Richtungen nach seiner Farbe und seiner Zahl.
aim-octopus = Hol die meisten Punkte: mit Reihen gleicher Farbe oder Zahl, die neben deinem Stein beginnen.
octopus-effect = { $tile } { $place } bringt { $points }
octopus-why-first = Der erste Stein kommt auf das markierte Feld.
octopus-why-alone = Ein Stein kommt neben einen anderen, nicht über Eck.
octopus-why-no-tile = Wähle zuerst einen Stein. Er kommt neben einen Stein auf dem Tisch, nicht über Eck.

## Themisto

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
# Follows a move that the player considers.
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

## Ingenious

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
# The place of the colour that decided, counted from the lowest.
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

## Nebuchadnezzar

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

## Temple

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
# Ein Platz in einer Liste von Zügen, neben dem Bild des Steins.
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
# The next tile of a move, and its place.
temple-lies = { $kind ->
    [F] Flach: ein Boden.
    [W] Hochkant: eine Wand.
   *[T] Auf Wänden: ein Dach.
}
# Auf dem Brett an Plätzen, die noch einen Stein verlangen, und an den Steinen, die dorthin passen.
temple-plus = Bei einem + muss ein weiterer Stein mit + folgen.
# The places that are open to each player; a player without any loses.
temple-places = Wähle einen Stein oder einen Platz. Du hast { $mine ->
    [one] einen Platz
   *[other] { $mine } Plätze
} zum Bauen, der Gegner { $theirs }.
# These two follow a move that the player considers.
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
}

## Lektionen

lesson-octopus-the-first-tile = Der erste Stein
    .text = Alle Steine liegen offen, und wer die meisten Punkte macht, gewinnt. Der erste Stein bringt nichts. Wähle einen und dann das markierte Feld.
    .right = Jetzt gibt es Punkte zu holen.
lesson-octopus-a-run-of-a-colour = Eine Reihe einer Farbe
    .text = Ein Stein zählt die lückenlose Reihe seiner Farbe, die neben ihm beginnt. Vier rote Steine liegen in einer Reihe. Lege deine rote 4 an ein Ende davon.
    .right = Vier Punkte: Die Reihe zählt, der Stein selbst nicht.
    .wrong = { $tile ->
        [R4] Das bringt { $points }. Am Ende der Reihe zählen alle vier.
       *[other] Das ist der blaue. Wähle die rote 4.
    }
lesson-octopus-a-run-of-a-number = Eine Reihe einer Zahl
    .text = Auch Zahlen bilden Reihen, gleich in welcher Farbe. Hole mit deiner roten 4 zwei Punkte.
    .right = Beide Vieren zählen: zwei Punkte.
    .wrong = Das bringt { $points }. Suche ein Feld, von dem aus beide Vieren zählen.
lesson-octopus-eight-directions = Acht Richtungen
    .text = Alle acht Richtungen zählen, auch über Eck, und Farben und Zahlen werden zusammengezählt. Wähle die rote 4: Jedes Feld zeigt, was sie dort brächte. Nimm das beste.
    .right = { $points } Punkte, mehr geht nicht.
    .wrong = Das bringt { $points }. Es gibt ein besseres Feld.
    .hint = Die Linien der Vorschau zeigen jede Reihe: blaue Linien für die Farbe, gestrichelte für die Zahl.
lesson-octopus-beside-not-across = Daneben, nicht über Eck
    .text = Ein Stein kommt neben einen anderen, Kante an Kante. Versuche, einen über Eck zu legen.
    .right = Beim Zählen aber schaut ein Stein auch über Eck.
    .wrong = Dort lag er Kante an Kante, also war es erlaubt. Versuche ein Feld, das den Stein nur an einer Ecke berührt.
lesson-octopus-a-gap-ends-a-run = Eine Lücke beendet die Reihe
    .text = Ein leeres Feld oder ein unpassender Stein beendet eine Reihe. Finde ein Feld, auf dem deine rote 4 zwei Punkte bringt.
    .right = Zwei: die rote 5 und die rote 1.
    .wrong = Das bringt { $points }: Die blauen Steine liegen zwischen den roten. Im Westen liegen zwei rote Steine nebeneinander.
lesson-octopus-the-last-tile = Der letzte Stein
    .text = Wenn alle Steine liegen, gewinnt die höchste Summe. Du liegst zwei Punkte zurück. Gewinne mit deinem letzten Stein.
    .right = Mit fünf zu vier gewonnen.
    .plan = Such Felder, auf denen sich mehrere Reihen treffen, behalte Steine, die zu zweien davon passen, und überlass ein solches Feld nicht dem Gegner.
    .wrong = Das bringt { $points }, und drei sind nötig.
lesson-themisto-every-move-flips = Jeder Zug dreht um
    .text = Die Farben gehören niemandem: Du darfst jede Scheibe ziehen, gerade und so weit der Weg frei ist, auf ein Feld neben einer anderen. Beim Ziehen wechselt sie die Farbe. Mach irgendeinen Zug.
    .right = Sie hat sich umgedreht.
lesson-themisto-never-alone = Nie allein
    .text = Eine Scheibe muss neben einer anderen ankommen; über Eck gilt auch. Wähle die schwarze Scheibe in der Mitte und versuche, sie irgendwo allein zu lassen.
    .right = So bleiben die Scheiben beisammen.
    .wrong = Dort hatte sie einen Nachbarn. Versuche eine Stelle, wo sie keinen hat.
lesson-themisto-capture = Schlagen
    .text = Die gezogene Scheibe darf eine Linie der anderen Farbe schlagen, die sie zwischen sich und einer Scheibe ihrer neuen Farbe einschließt: Die eingeschlossenen Scheiben werden umgedreht. Ziehe die Scheibe auf f1 so, dass sie die zwei weißen einschließt, und schlage.
    .right = Geschlagen: Die beiden weißen Scheiben sind jetzt schwarz.
    .wrong = Es wurde nichts geschlagen. Die Scheibe von f1 wird schwarz: Schwarz auf d1 und a1 schließt b1 und c1 ein. Wähle bei der Nachfrage das Schlagen.
lesson-themisto-four-are-too-many = Vier sind zu viel
    .text = Du bist Spieler 1, und Spieler 1 schlägt Linien aus höchstens drei Scheiben. Ziehe die Scheibe von h1 nach f1, sodass sie vier einschließt.
    .right = Nichts wird geschlagen. Für Spieler 2 gilt diese Grenze nicht; er würde alle vier schlagen.
    .wrong = Ziehe die Scheibe von h1 nach f1.
lesson-themisto-the-price-of-leaving-a-row = Was es kostet, eine Reihe zu verlassen
    .text = Wer eine Scheibe aus einer Reihe von genau drei oder vier einer Farbe nimmt, zahlt dafür. Nimm eine aus der Reihe a1, b1, c1 und sieh, was das kostet.
    .right = Du setzt im nächsten Zug aus: ein hoher Preis. Die Seite markiert solche Züge mit einem Ring.
    .wrong = Diese Scheibe gehört zu keiner Reihe. Ziehe eine der drei schwarzen.
lesson-themisto-five-in-a-row = Fünf in einer Reihe
    .text = Spieler 1 gewinnt mit genau fünf einer Farbe in einer Reihe, Spieler 2 mit fünf oder mehr. Welche Farbe, ist egal. Du bist Spieler 1: Gewinne sofort.
    .right = Fünf schwarze Scheiben in einer Reihe: gewonnen!
    .wrong = Noch nicht. Die Scheibe auf g1 wird schwarz, wenn sie zieht, und schließt dann die drei weißen ein.
lesson-themisto-six-are-too-many = Sechs sind zu viel
    .text = Du bist immer noch Spieler 1. Ein Zug, der sechs in einer Reihe ergibt, gewinnt für dich nicht. Probiere e5 nach e1 und schlage: Was kommt dabei heraus?
    .right = Sechs schwarze Scheiben: Für Spieler 1 ist das kein Sieg, Spieler 2 hätte damit gewonnen.
    .wrong = Ziehe die Scheibe von e5 nach e1 und schlage.
lesson-themisto-six-win-for-the-second = Sechs gewinnen für Spieler 2
    .text = Dieselbe Stellung, aber jetzt bist du Spieler 2: Er gewinnt mit fünf oder mehr und schlägt Linien jeder Länge. Gewinne sofort.
    .right = Sechs in einer Reihe: gewonnen! Auch in deiner ersten Partie bist du Spieler 2.
    .plan = Jede Scheibe gehört auch dir. Such zuerst eine Reihe, die du vollenden kannst. Achte dann darauf, dass dein Zug dem Gegner keine Reihe lässt, der nur eine Scheibe fehlt.
    .wrong = Ziehe die Scheibe von e5 nach e1 und schlage.
lesson-ingenious-the-first-tile = Der erste Stein
    .text = Ein Stein hat zwei Symbole. Dein erster kommt neben eines der aufgedruckten Symbole an den Ecken. Wähle einen Stein und dann zwei Felder: eines für jede Hälfte.
    .right = Jede Hälfte zählt auf der Leiste ihrer Farbe.
lesson-ingenious-not-in-the-middle = Nicht in der Mitte
    .text = Der erste Stein jedes Spielers muss neben einem aufgedruckten Symbol liegen. Wähle einen Stein und versuche es in der Mitte des Bretts.
    .right = Vom zweiten Stein an darfst du auf zwei beliebige freie Nachbarfelder legen.
    .wrong = Das war neben einem aufgedruckten Symbol. Versuche es mit einem Feld in der Mitte.
lesson-ingenious-lines-score = Linien bringen Punkte
    .text = Jede Hälfte bringt einen Punkt für jedes gleiche Symbol in lückenlosen Linien von ihr aus, in fünf Richtungen (nicht zur eigenen anderen Hälfte hin). Hole mindestens zwei Punkte für Rot.
    .right = Aufgedruckte Symbole zählen mit.
    .wrong = { $points ->
        [one] Das bringt { $points } Punkt.
       *[other] Das bringt { $points } Punkte.
    } Achte auf die roten Symbole im Norden.
    .hint = Lege eine rote Hälfte neben die roten Symbole: Linien zeigen, was zählt.
lesson-ingenious-your-weakest-colour = Deine schwächste Farbe
    .text = Am Ende zählt nur deine niedrigste Farbe; bei Gleichstand die zweitniedrigste und so weiter. Dein Gelb liegt weit zurück. Hole Punkte für Gelb.
    .right = Gleichmäßig in allen Farben ist besser als glänzend in einigen.
    .wrong = Da war kein Gelb dabei. Gelbe Symbole liegen im Nordwesten und im Südwesten.
lesson-ingenious-a-bonus = Ein Zusatzzug
    .text = Eine Farbe, die 18 erreicht, bringt sofort einen weiteren Zug. Dein Rot steht auf 16. Bring es auf 18.
    .right = Du machst mit einem weiteren Stein weiter. Alle sechs Farben auf 18 gewinnen auf der Stelle.
    .wrong = Rot ist noch nicht auf 18: Es braucht zwei Punkte für Rot.
lesson-ingenious-a-swap = Ein Tausch der Steine
    .text = Sieh nach deinem Zug auf deine niedrigste Farbe. Zeigt sie keiner deiner Steine, darfst du alle gegen neue tauschen. Deine niedrigste Farbe ist Grün, und du hast kein Grün: Tausche.
    .right = Du ziehst sechs neue Steine, und die alten kommen zurück in den Beutel.
    .plan = Stärke früh deine schwächsten Farben, solange ihre Linien noch offene Enden haben, und schließ die Linien, die der Gegner braucht.
    .wrong = Du hast Steine behalten, die Grün nicht weiterbringen. Tausche sie.
lesson-nebuchadnezzar-place-a-disc = Eine Scheibe setzen
    .text = Du bist Schwarz. In deinem Zug setzt du eine Scheibe auf einen leeren Punkt oder schlägst. Setze eine, wohin du willst.
    .right = Das Ziel: dem Gegner keine einzige Scheibe zu lassen.
lesson-nebuchadnezzar-barred-points = Gesperrte Punkte
    .text = Ein Punkt, um den herum eine gegnerische Scheibe und drei leere Punkte liegen, ist gesperrt. Versuche, eine Scheibe unmittelbar neben die weiße zu setzen, nicht über Eck.
    .right = Am Rand des Bretts, oder mit einer zweiten Scheibe daneben, ist so ein Punkt offen.
    .wrong = Dieser Punkt ist offen. Versuche einen der vier Punkte unmittelbar neben der weißen Scheibe, nicht über Eck.
lesson-nebuchadnezzar-wall-one-in = Eine einmauern
    .text = Eine Scheibe mit einer Mauer an allen vier Seiten kann geschlagen werden. Die weiße Scheibe in der Mitte hat schwarze im Norden, Süden, Westen und Osten. Wähle sie.
    .right = Sie wechselt die Seite.
    .wrong = Damit hast du eine Scheibe gesetzt. Wähle die weiße Scheibe in der Mitte.
lesson-nebuchadnezzar-rectangles = Rechtecke
    .text = Geschlagen wird ein Rechteck, das nur gegnerische Scheiben enthält. An jeder seiner Seiten muss eine volle Linie einer Farbe stehen. Schlage alle drei.
    .right = Drei auf einmal. Ein kleineres Rechteck darin zählt nicht.
    .wrong = Wähle eine der drei weißen Scheiben in der Reihe.
lesson-nebuchadnezzar-the-bigger-rectangle = Das größere Rechteck
    .text = Ein Rechteck in einem größeren, das du umdrehen könntest, zählt nicht: Du drehst das größere um. Drei dieser weißen Scheiben haben schwarze Mauern über und unter sich. Wähle die mittlere und sieh, wie viele sich drehen.
    .right = Alle drei. Auch zwei von ihnen hätten genug schwarze Mauer, aber sie sind ein Teil der drei.
    .wrong = Damit hast du eine Scheibe gesetzt. Wähle die weiße Scheibe in der Mitte.
lesson-nebuchadnezzar-the-edge-helps = Der Rand hilft
    .text = Der Rand des Bretts zählt wie eine Mauer in der Farbe der Mauer gegenüber. Die weiße Scheibe ganz oben hat Schwarz an drei Seiten und den Rand an der vierten. Schlage sie.
    .right = Südlich von ihr stand Schwarz, also zählte der Rand im Norden als schwarz.
    .wrong = Wähle die weiße Scheibe am oberen Rand.
lesson-nebuchadnezzar-not-without-a-wall = Nicht ohne Mauer
    .text = Hier ist die Ostseite offen. Versuche trotzdem, die weiße Scheibe in der Mitte zu schlagen.
    .right = Schließe zuerst die Lücke und schlage im nächsten Zug.
    .wrong = Damit hast du eine Scheibe gesetzt, was das Schlagen durchaus vorbereiten kann. Wähle die weiße Scheibe selbst.
lesson-nebuchadnezzar-more-of-the-wall = Mehr von der Mauer
    .text = Jede Mauer darf schwarz oder weiß sein, solange der größte Teil der Mauer an den vier Seiten dir gehört. Drei Seiten dieser Scheibe sind schwarz, eine ist weiß. Schlage sie.
    .right = Drei zu eins: Die Mehrheit entscheidet.
    .wrong = Wähle die weiße Scheibe in der Mitte.
lesson-nebuchadnezzar-the-last-one = Die letzte
    .text = Weiß hat noch eine Scheibe. Nimm sie.
    .right = Gewonnen!
    .wrong = Die weiße Scheibe ist an allen Seiten eingemauert: Wähle sie.
lesson-nebuchadnezzar-take-over = Die Farbe übernehmen
    .text = Der erste Zug ist viel wert. Darum darf der zweite Spieler dessen Farbe übernehmen, statt zu ziehen. Du bist der zweite, und Schwarz hat die Mitte genommen: Wähle „Farben tauschen“.
    .right = Jetzt bist du Schwarz, und Weiß ist am Zug. Mach deinen eigenen ersten Zug also nicht zu gut.
    .plan = Setz Scheiben, die gleich zwei gegnerische einmauern, und achte auf deine eigenen. Zwei gegnerische Mauern um eine Scheibe sind eine Drohung, drei kosten sie fast immer.
    .wrong = Damit hast du eine weiße Scheibe gesetzt. Wähle diesmal „Farben tauschen“.
lesson-temple-the-first-tile = Der erste Stein
    .text = Zwei Spieler bauen einen Tempel aus Steinen mit einem bis sechs Augen. Der erste Stein einer Partie ist eine 1 und liegt flach auf dem Tisch: ein Boden. Wähle deine rote 1, dann den markierten Platz.
    .right = Ein Boden. Von jetzt an wird alles daran angebaut.
lesson-temple-floors = Böden
    .text = Ein Boden kommt neben einen Stein, der dort liegt, Seite an Seite. Lege irgendeinen deiner Steine flach auf den Tisch, neben die blaue 1.
    .right = Ein zweiter Boden. Steine jeder Farbe dürfen sich berühren.
    .wrong = Das sind Wände. Lege einen Stein flach hin: Die Quadrate neben dem blauen Stein sind Böden, die Balken an seinen Seiten sind Wände.
lesson-temple-a-corner-of-walls = Eine Wandecke
    .text = Wände stehen an den Seiten eines Feldes. Die ersten kommen zu zweit: zwei Wände im rechten Winkel, beide auf einem Boden, in einem Zug. Wähle einen Stein, dann einen Balken an einer Seite des blauen Bodens, dann den zweiten Stein für die Seite daneben.
    .right = Zwei Wände. Ihre Augen schauen zu dem Boden, auf dem sie stehen.
    .wrong = Das ist ein Boden. Wähle stattdessen einen der Balken an den Seiten des blauen Steins.
    .hint = Ein Zug mit zwei Steinen: Wähle nach dem ersten Balken den zweiten Stein und einen der Balken, die aufleuchten.
lesson-temple-values-forbid = Was Werte verbieten
    .text = Jeder Stein muss einen mit gleichem oder kleinerem Wert berühren. Hier liegt eine 4. Versuche deine rote 2.
    .right = Kleine Werte sind schwer unterzubringen, darum hebt man sie nicht bis zum Schluss auf.
    .wrong = Das ging, weil der Wert 4 oder mehr ist. Versuche die rote 2.
lesson-temple-a-single-wall = Eine einzelne Wand
    .text = Wenn eine Wand steht, darf die nächste allein kommen: neben einer stehenden Wand, auf einem Boden oder unter einem Dach. Stelle einen Stein als Wand an eine freie Seite des blauen Bodens und spiele ihn ohne einen zweiten.
    .right = Ein Stein, und der Raum schließt sich.
    .wrong = Das war eine andere Art von Zug. Nimm nur einen Stein und einen der Balken an einer freien Seite des blauen Bodens.
    .hint = Wähle einen Stein, dann einen Balken an einer freien Seite; drücke dann auf Spielen, statt einen zweiten Stein zu wählen.
lesson-temple-a-tunnel = Ein Tunnel
    .text = Dächer liegen ein Stockwerk höher, wo Wände sie tragen. Ein Tunnel ist ein Dach auf genau einer Wand, zusammen mit einer neuen Wand unter seiner anderen Seite. Baue einen: ein Dach hinter einer Wand und die Wand, die sein anderes Ende trägt.
    .right = Ein Dach und die Wand, die es trägt: zwei Steine in einem Zug.
    .wrong = Das ist kein Tunnel. Suche ein Quadrat an der Außenseite einer Wand, mit einem Balken an seiner anderen Seite.
    .hint = Wähle einen Stein und das Quadrat über der nördlichen Wand, dann einen zweiten Stein für den Balken dahinter.
lesson-temple-a-top-alone = Ein Dach allein
    .text = Zwei Wände oder mehr tragen ein Dach ohne weitere Hilfe. Hier stehen zwei Wände einander gegenüber: Lege ein Dach auf beide.
    .right = Ein Stein, und er ruht auf beiden Wänden.
    .wrong = Erlaubt, aber kein Dach. Das Quadrat zwischen den beiden Wänden ist frei.
    .hint = Das Feld westlich des mittleren Bodens liegt zwischen den beiden Wänden. Das Dach muss eine 3 oder mehr sein: Es berührt die 3 und die 4.
lesson-temple-a-corner-top = Ein Eckdach
    .text = Ein Eckdach liegt neben zwei Dächern und berührt keine Wand. Unter seine offenen Seiten kommen im selben Zug Wände. Zwei Dächer liegen an der freien Ecke im Nordosten: Lege ein Dach dorthin und je eine Wand unter seine beiden offenen Seiten.
    .right = Drei Steine in einem Zug, und das Dach geht um die Ecke.
    .wrong = Das ist kein Eckdach. Es gehört in die Ecke zwischen den beiden Dächern.
    .hint = Deine drei roten Steine gehören zusammen: zuerst das Dach, dann die Wände unter seinen beiden äußeren Seiten.
lesson-temple-colour-by-colour = Farbe für Farbe
    .text = Du beendest eine Farbe, bevor du eine andere beginnst. Rot ist begonnen, und du hast noch zwei rote Steine. Versuche trotzdem einen orangefarbenen.
    .right = In welcher Reihenfolge du deine Farben spielst, entscheidest du. Welche du zuerst aufbrauchen musst, steht neben deinem Namen.
    .wrong = Rot ist natürlich erlaubt. Versuche einen orangefarbenen Stein.
lesson-temple-the-last-tile-wins = Der letzte Stein gewinnt
    .text = Wer den letzten Stein setzt, gewinnt; wer keinen erlaubten Zug hat, verliert. Du hast noch zwei Steine. Setze beide in einem Zug.
    .right = Gewonnen! Jetzt kennst du alle sechs Arten von Zügen in Temple.
    .plan = Spiel kleine Werte früh, denn sie finden immer weniger Plätze, und behalte die hohen, die fast überall passen.
    .wrong = So bleibt dir ein Stein. Zwei Steine gehen in einem Zug als Wandecke.
