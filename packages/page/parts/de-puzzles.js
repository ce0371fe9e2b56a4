var e=`puzzle-question-nebuchadnezzar-zugzwang = Es droht nichts. Finde den einzigen Zug, nach dem dir der Gegner { $within ->
 [one] mit seinem nächsten Zug
 *[other] in seinen nächsten { $within } Zügen
} nicht alle Scheiben nehmen kann.
puzzle-ask-two-turns = Du bist zweimal hintereinander am Zug. Gewinne.
puzzle-not-yet = Das Rätsel dieses Tages gibt es noch nicht.
puzzle-none = Ein solches Rätsel gibt es nicht. Lass Art oder Schwierigkeit offen.
puzzle-shown = Das ist die Lösung.
puzzle-wrong = Leider nicht.
puzzle-right = Richtig. Und jetzt?
puzzle-refuted = Warum nicht …
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
hint-rated = Hinweis (Wertung −{ $points })
another = Ein anderes
another-puzzle = Ein anderes Rätsel
explain = Erklären
show-solution = Lösung zeigen
start-over = Von vorn
storm-how = So viele, wie du in drei Minuten schaffst. Ein falscher Zug kostet zehn Sekunden.
storm-solved = { $count } gelöst
storm-record = Rekord { $count }
storm-over = Die Zeit ist um! { $solved } gelöst, { $missed } verfehlt.
storm-is-record = Neuer Rekord!
storm-missed = Verfehlte Rätsel
puzzle-no-such-day = Diesen Tag gibt es im Kalender nicht.
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
goal-points = { $points ->
 [one] Ziel: ein Punkt
 *[other] Ziel: { $points } Punkte
}
goal-lead = { $sign ->
 [ahead] Ziel: { $points } vorn
 [level] Ziel: Gleichstand
 *[behind] Ziel: höchstens { $points } zurück
}
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
print-week = Blatt der Woche (PDF)
print = Drucken
next-day-in = Neue Rätsel in
day-turns = Bei dir beginnt der neue Tag um { $time } Uhr.
all-games-days = Alle Spiele auf einer Seite
statistics = Deine Bilanz
solved-days = Gelöst
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
set-up-prompt = Wähle einen Stein, dann einen Platz.
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
edit-to-move = Am Zug
edit-tiles = Steine von Spieler { $number }
edit-score = Punkte von Spieler { $number }
edit-tracks = Leisten von Spieler { $number }`;export{e as default};
