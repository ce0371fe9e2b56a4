# Was der Dienst auf Deutsch sagt. Er duzt. docs/LANGUAGES.md erklärt, wie Texte geschrieben werden.

## Was überall steht

game-name = { $game ->
    [ingenious] Einfach Genial
   *[other] { $name }
}
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
list-and = { $first } und { $last }

## Die Feeds der Tagesrätsel

feed-title-all = Tessera: die Rätsel des Tages
feed-title = { $game }: das Rätsel des Tages
puzzle-of-day = { $game }: das Rätsel vom { $date }
feed-entry = Stufe { $level } von 5, mit genau einer Lösung. Es öffnet sich auf seinem Brett.

## Rätsel zum Ausdrucken

sheet-of-week = { $game }: Rätsel für eine Woche
sheet-of-set = { $game }: Rätsel
sheet-solutions = { $title } – Lösungen
sheet-place = Blatt { $number } von { $count }
sheet-day = { $date }, Stufe { $level }
sheet-puzzle = Stufe { $level }, Wertung { $rating }
sheet-answer = { $puzzle }: { $question }
sheet-step = { $move }: { $text }

## Was man teilt

shared-puzzle = { $game }: ein Rätsel
shared-game = { $game }: { $moves ->
    [one] eine Partie mit { $moves } Zug
   *[other] eine Partie mit { $moves } Zügen
}
shared-game-of = { $game }: { $players }, { $moves ->
    [one] eine Partie mit { $moves } Zug
   *[other] eine Partie mit { $moves } Zügen
}

## Hinweise und Urteile bei Rätseln

say-play = Spiele { $move }.
say-remark = { $sentence }; das { $remark }.
say-nothing-left = Es ist nichts mehr zu finden.
say-is-solved = Das Rätsel ist gelöst.
say-solved = Gelöst.
say-right-one-left = Bis hierher richtig; ein Zug ist noch zu finden.
say-right-more-left = Bis hierher richtig; { $moves } Züge sind noch zu finden.
say-does-not-win = { $move } gewinnt nicht.
say-no-forced-win = Auf { $move } folgt { $replies }, und es gibt keinen erzwungenen Sieg in den { $moves } Zügen der Aufgabe.
say-not-the-move-no-win = { $move } ist nicht der Zug, und es gibt keinen erzwungenen Sieg in den { $moves } Zügen der Aufgabe.
say-opponent-wins = Auf { $move } folgt { $replies }, und der Gegner erzwingt den Sieg.
say-not-the-move-opponent-wins = { $move } ist nicht der Zug, und der Gegner erzwingt den Sieg.
say-worth-less = Auf { $move } folgt { $replies }: Das ist { $value } wert ({ $unit }), ein anderer Zug { $best }.
say-not-the-move-worth-less = { $move } ist nicht der Zug: Er ist { $value } wert ({ $unit }), ein anderer { $best }.
part-unit-lead-after = Punkte Vorsprung nach dem Zug
part-unit-lead-second = Punkte Vorsprung nach dem zweiten Zug
part-unit-points = Punkte insgesamt
part-unit-lead-end = Punkte Vorsprung am Ende
part-unit-second-lowest = Punkte der zweitniedrigsten Farbe am Ende des Zugs, wobei ein Punkt der niedrigsten 100 zählt, einer der drittniedrigsten 1/100, der viertniedrigsten 1/10000 und so weiter
part-unit-games = gewonnene von hundert Partien, ein geteilter Sieg zählt halb

## Octopus

say-octopus-opens = Spieler { $player } beginnt mit { $tile } auf { $cell }, was nichts bringt.
say-octopus-nothing = Spieler { $player } legt { $tile } auf { $cell } und bekommt nichts: Kein Nachbarstein hat seine Farbe oder Zahl.
say-octopus-scores = Spieler { $player } legt { $tile } auf { $cell } und bekommt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: { $colour } für Reihen seiner Farbe, { $number } für Reihen seiner Zahl.
say-octopus-one-direction = Er bringt { $gain }, alles in einer Richtung.
say-octopus-directions = Er bringt { $gain }, in { $count } Richtungen.
say-octopus-take-most = Nimm diesmal das meiste, was du sofort bekommen kannst: { $gain }.
say-octopus-deny = Finde den besten Zug des Gegners: Ein Feld darfst du ihm nicht lassen.
say-octopus-two-cells = Bereite zwei gute Felder zugleich vor: Der Gegner kann nur eines davon nehmen.
say-octopus-first-worth = Nimm noch nicht die meisten Punkte: Mach zuerst einen der Steine mehr wert, die dir bleiben.
say-octopus-worth = Mach einen Stein, der dir bleibt, mehr wert, als er jetzt ist.
say-octopus-helps = Der Zug, der am meisten bringt, hilft dem Gegner mehr als dir.
say-octopus-can-wait = Der Stein, der jetzt am meisten bringt, kann warten; ein anderer nicht.
say-octopus-not-in-the-end = Am meisten auf einmal ist nicht am meisten am Ende: Sieh, was nach der Antwort übrig ist.
say-octopus-place = Lege { $tile }.
say-octopus-next-to = Er kommt neben { $tile }.
part-octopus-takes = nimmt das Feld weg, auf dem { $tile } { $gain } brächte
part-octopus-prepares = bereitet { $gain } für { $tile } vor
part-octopus-prepares-two = bereitet zwei Felder für { $tile } vor, { $most } und { $more } wert
part-octopus-prepares-both = bereitet { $most } für { $tile } und { $more } für { $other } vor
part-octopus-lets = lässt { $tile } { $gain } bringen
part-octopus-joins-colour = verbindet zwei Reihen in { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [cyan] Türkis
    [blue] Blau
    [purple] Violett
    [brown] Braun
    [black] Schwarz
   *[white] Weiß
}
part-octopus-joins-number = verbindet zwei Reihen von { $number ->
    [ones] Einsen
    [twos] Zweien
    [threes] Dreien
    [fours] Vieren
    [fives] Fünfen
   *[sixes] Sechsen
}

## Themisto

say-themisto-moves = Spieler { $player } zieht die { $from ->
    [black] schwarze
   *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
    [black] schwarz
   *[white] weiß
} wird.
say-themisto-moves-and = Spieler { $player } zieht die { $from ->
    [black] schwarze
   *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
    [black] schwarz
   *[white] weiß
} wird; { $more }.
say-themisto-captures = Spieler { $player } zieht die { $from ->
    [black] schwarze
   *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
    [black] schwarz
   *[white] weiß
} wird, und schlägt { $captured }.
say-themisto-captures-and = Spieler { $player } zieht die { $from ->
    [black] schwarze
   *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
    [black] schwarz
   *[white] weiß
} wird, und schlägt { $captured }; { $more }.
part-themisto-wins = Spieler { $player } gewinnt mit { $rows }
part-themisto-cancels = weil er { $rows } verlässt, müsste Spieler { $player } aussetzen, was den Zug aufhebt, den Spieler { $other } schuldet
part-themisto-loses = weil er { $rows } verlässt, setzt Spieler { $player } im nächsten Zug aus
part-themisto-again = Spieler { $player } setzt aus, also zieht Spieler { $other } noch einmal
part-themisto-row = die { $colour ->
    [black] schwarze
   *[white] weiße
} { $length ->
    [three] Dreierreihe
    [four] Viererreihe
    [five] Fünferreihe
    [six] Sechserreihe
    [seven] Siebenerreihe
   *[eight] Achterreihe
} von { $from } bis { $to }
say-themisto-no-move = Kein Zug tut, was verlangt ist.
say-themisto-no-disc = Es gibt keine Scheibe zu ziehen.
say-themisto-capture-wins = Ein Schlagzug gewinnt sofort: { $row }.
say-themisto-move-wins = Ein Zug ohne Schlagen gewinnt sofort: { $row }.
part-themisto-row-rank = Die Reihe wird { $colour ->
    [black] schwarz
   *[white] weiß
} sein und in der Reihe { $rank } liegen
part-themisto-row-file = Die Reihe wird { $colour ->
    [black] schwarz
   *[white] weiß
} sein und auf der Linie { $file } liegen
part-themisto-row-diagonal = Die Reihe wird { $colour ->
    [black] schwarz
   *[white] weiß
} sein und auf einer Diagonale liegen
part-themisto-look-for-row = Suche die Reihe
say-themisto-threat = Der Gegner droht, auf { $cell } zu gewinnen.
say-themisto-threats = Der Gegner droht, auf { $cell } zu gewinnen, und nicht nur dort.
say-themisto-two-turns = Du hast zwei Züge hintereinander: Bereite mit dem ersten eine Reihe vor und vollende sie mit dem zweiten.
say-themisto-quiet = Suche einen Zug, der noch nichts droht, aber keine gute Antwort lässt.
say-themisto-one-threat = Eine Drohung genügt hier, wenn jede Antwort darauf zu viel kostet.
say-themisto-double-threat = Suche einen Zug, der auf { $count } Feldern zugleich zu gewinnen droht.
say-themisto-move-disc = Zieh die Scheibe auf { $cell }.
say-themisto-move-disc-out = Zieh die Scheibe auf { $cell }, aus einer Dreier- oder Viererreihe heraus.
part-themisto-stops = verhindert den Sieg auf { $cells }
part-themisto-leaves = lässt den Sieg auf { $cells } zu
part-themisto-threatens = droht, auf { $cells } zu gewinnen

## Einfach Genial

say-ingenious-places = Spieler { $player } legt { $tile } und bekommt { $gains }.
say-ingenious-swaps = Spieler { $player } legt seine Steine zur Seite und zieht sechs neue.
say-ingenious-keeps = Spieler { $player } behält seine Steine.
say-ingenious-draws = Spieler { $player } zieht { $tiles }.
part-ingenious-gain = { $points } { $colour ->
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [blue] blau
   *[purple] violett
}
part-ingenious-nothing = nichts
part-ingenious-lost = { $points } { $points ->
    [one] Punkt geht
   *[other] Punkte gehen
} über das Ende einer Leiste hinaus verloren
part-ingenious-bonus = das gibt einen Zusatzzug
part-ingenious-bonuses = das gibt { $count } Zusatzzüge
part-ingenious-over = die Partie ist zu Ende
part-ingenious-face-down = einen verdeckten Stein
part-ingenious-more-face-down = { $count } verdeckte Steine
part-ingenious-red = rot
part-ingenious-orange = orange
part-ingenious-yellow = gelb
part-ingenious-green = grün
part-ingenious-blue = blau
part-ingenious-purple = violett
say-ingenious-lowest-first = Achte zuerst auf deine niedrigsten Farben.
say-ingenious-double = Zu legen ist der Stein mit zweimal { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Violett
}.
say-ingenious-shows = Der Stein, der zu legen ist, zeigt { $first } und { $second }.
say-ingenious-no-placement = Der richtige Zug legt keinen Stein.
say-ingenious-longer-turn = Eine Farbe, die 18 erreicht, bringt einen Zusatzzug: Der Zug ist länger als ein Stein.
say-ingenious-more-follow = Nach diesem Stein folgen weitere; denk zuerst an { $colours } und an das, was danach kommt.
say-ingenious-lowest-now = Am niedrigsten steht jetzt: { $colours }.
say-ingenious-look-along = Sieh dir jede Linie an, die an einem leeren Feld endet.
say-ingenious-can-be-over = Mit deinem Stein kann die Partie zu Ende sein.
say-ingenious-room = Es ist Platz für { $count } Steine; deiner kann Platz für weniger lassen.
say-ingenious-opponent-wants = Sieh, was der Gegner gern legen würde, und wo.
say-ingenious-compare = Vergleiche die niedrigsten Farben beider Spieler und sieh, welche von deinen noch steigen muss.
part-ingenious-earns = bringt einen Zusatzzug
part-ingenious-earns-more = bringt { $count } Zusatzzüge
part-ingenious-raises = hebt die niedrigste Farbe von { $from } auf { $to }
part-ingenious-ends = beendet die Partie
part-ingenious-closes = schließt offene Plätze
part-ingenious-spoils = verdirbt den besten Zug des Gegners
part-ingenious-gains-nothing = bringt für sich nichts

## Nebuchadnezzar

say-nebuchadnezzar-places = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) setzt eine Scheibe auf { $cell }: { $why }.
part-nebuchadnezzar-corner = In einer Ecke ist jeder leere Punkt erlaubt
part-nebuchadnezzar-edge = Am Rand ist jeder leere Punkt erlaubt
part-nebuchadnezzar-neighbours = Auf { $enemies } seiner Nachbarpunkte liegen feindliche Scheiben, und { $empty } sind leer; nur 1 und 3 zusammen würden es verbieten
say-nebuchadnezzar-swaps = Spieler { $player } übernimmt { $colour ->
    [black] Schwarz
   *[white] Weiß
} mit der Scheibe auf dem Brett, und Spieler { $other } zieht als Nächster mit { $theirs ->
    [black] Schwarz
   *[white] Weiß
}.
say-nebuchadnezzar-passes = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) kann weder setzen noch schlagen und passt.
say-nebuchadnezzar-flips-one = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) dreht 1 { $theirs ->
    [black] schwarze
   *[white] weiße
} Scheibe um, von { $from } bis { $to }, und besitzt { $own } der Mauern darum gegen { $enemy }.
say-nebuchadnezzar-flips-one-wins = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) dreht 1 { $theirs ->
    [black] schwarze
   *[white] weiße
} Scheibe um, von { $from } bis { $to }, und besitzt { $own } der Mauern darum gegen { $enemy }, und gewinnt: Dem Feind bleibt keine.
say-nebuchadnezzar-flips = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) dreht { $count } { $theirs ->
    [black] schwarze
   *[white] weiße
} Scheiben um, von { $from } bis { $to }, und besitzt { $own } der Mauern darum gegen { $enemy }.
say-nebuchadnezzar-flips-wins = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) dreht { $count } { $theirs ->
    [black] schwarze
   *[white] weiße
} Scheiben um, von { $from } bis { $to }, und besitzt { $own } der Mauern darum gegen { $enemy }, und gewinnt: Dem Feind bleibt keine.
say-nebuchadnezzar-annihilate = Finde den Schlag, der dem Gegner keine Scheibe lässt: Mehr als die Hälfte der Mauern muss dir gehören.
say-nebuchadnezzar-less = Schlage, aber nicht so viel, wie du kannst: Es zählt, was der Gegner danach tun kann.
say-nebuchadnezzar-run-out = Schlage so, dass dem Gegner die Züge ausgehen.
say-nebuchadnezzar-only-pass = Du kannst nur passen.
say-nebuchadnezzar-better-colour = Überlege, welche Farbe besser steht.
say-nebuchadnezzar-spoil-place = Schlagen hilft nicht; sieh, welche Mauern der Gegner noch braucht, und setze eine Scheibe.
say-nebuchadnezzar-spoil-all = Sieh, welche Mauern der Gegner noch braucht; ein Punkt verdirbt sie alle.
say-nebuchadnezzar-place-first = Schlage noch nicht: Setze eine Scheibe und sieh, welche Züge dem Gegner bleiben.
say-nebuchadnezzar-file = Setze auf die Linie { $file }.
say-nebuchadnezzar-single = Er dreht eine einzige Scheibe um, in der Reihe { $rank }.
say-nebuchadnezzar-extent = Er dreht { $count } Scheiben um, { $width } breit und { $height } hoch.
say-nebuchadnezzar-swap = Er tauscht die Farben.
say-nebuchadnezzar-nothing = Er ändert nichts auf dem Brett.
part-nebuchadnezzar-wipes = nimmt dem Gegner alle Scheiben
part-nebuchadnezzar-lets = lässt den Gegner sofort alles nehmen
part-nebuchadnezzar-leaves-pass = lässt dem Gegner nur das Passen
part-nebuchadnezzar-leaves-one = lässt dem Gegner einen einzigen Zug
part-nebuchadnezzar-threatens = droht, mit dem nächsten Zug alles zu nehmen

## Temple

say-temple-plays-floor = Spieler { $player } baut einen Boden: { $what }.
say-temple-is-one-floor = Es ist ein Boden aus einem Stein.
say-temple-is-more-floor = Es ist ein Boden aus { $count } Steinen.
say-temple-plays-corner-wall = Spieler { $player } baut eine Wandecke: { $what }.
say-temple-is-one-corner-wall = Es ist eine Wandecke aus einem Stein.
say-temple-is-more-corner-wall = Es ist eine Wandecke aus { $count } Steinen.
say-temple-plays-single-wall = Spieler { $player } baut eine einzelne Wand: { $what }.
say-temple-is-one-single-wall = Es ist eine einzelne Wand aus einem Stein.
say-temple-is-more-single-wall = Es ist eine einzelne Wand aus { $count } Steinen.
say-temple-plays-tunnel = Spieler { $player } baut einen Tunnel: { $what }.
say-temple-is-one-tunnel = Es ist ein Tunnel aus einem Stein.
say-temple-is-more-tunnel = Es ist ein Tunnel aus { $count } Steinen.
say-temple-plays-single-top = Spieler { $player } baut ein einzelnes Dach: { $what }.
say-temple-is-one-single-top = Es ist ein einzelnes Dach aus einem Stein.
say-temple-is-more-single-top = Es ist ein einzelnes Dach aus { $count } Steinen.
say-temple-plays-corner-top = Spieler { $player } baut ein Eckdach: { $what }.
say-temple-is-one-corner-top = Es ist ein Eckdach aus einem Stein.
say-temple-is-more-corner-top = Es ist ein Eckdach aus { $count } Steinen.
part-temple-turn = { $placed }; das { $colours }
part-temple-touches = { $tile } in { $slot }, das { $other } in { $there } berührt
part-temple-first = { $tile } in { $slot }, der erste Stein der Partie
part-temple-then = { $first }, dann { $rest }
part-temple-opens = beginnt die Farbe { $colour }
part-temple-finishes = braucht die Farbe { $colour } auf
part-temple-goes-on = setzt die Farbe { $colour } fort
part-temple-wins-last = gewinnt, denn es war der letzte Stein
part-temple-wins-stranded = gewinnt, denn Spieler { $player } hat keinen erlaubten Zug
say-temple-you-hold = Du hast { $tiles } der begonnenen Farbe: Finde jeden Platz, der einen dieser Steine aufnimmt.
say-temple-opponent-holds = Der Gegner hat { $tiles } der begonnenen Farbe: Finde jeden Platz, der einen dieser Steine aufnimmt.
say-temple-any-colour = Du darfst jede Farbe beginnen; denk daran, was danach von ihr bleibt.
say-temple-no-slot = Lass keinen Platz neben einem kleinen Wert.
part-temple-places-last = setzt den letzten Stein
part-temple-strands = lässt dem Gegner keinen Zug
part-temple-lets-win = lässt den Gegner sofort gewinnen
part-temple-leaves-one = lässt dem Gegner einen Zug
part-temple-leaves = lässt dem Gegner { $count } Züge

## Bilder und Vorschauen: wie eine Stellung heißt und aussieht

part-game-ingenious = Einfach Genial
part-game-octopus = Octopus
part-game-themisto = Themisto
part-game-nebuchadnezzar = Nebuchadnezzar
part-game-temple = Temple
say-picture-to-move = { $game }: Spieler { $player } ist am Zug
say-picture-draw-due = { $game }: Für Spieler { $player } werden Steine gezogen
say-picture-drawn = { $game }: Die Partie ist unentschieden zu Ende
say-picture-won = { $game }: Spieler { $player } hat gewonnen
say-picture-shared = { $game }: { $players } teilen sich den Sieg
part-player = Spieler { $player }
say-picture-empty-table = Der Tisch ist leer.
say-picture-table = { $count } { $count ->
    [one] Stein
   *[other] Steine
} auf dem Tisch: { $tiles }.
part-picture-at = { $tile } auf { $cell }
say-picture-has = Spieler { $player } hat { $scores } und hält { $tiles }.
part-picture-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
part-picture-no-tiles = keine Steine
say-picture-empty-board = { $form ->
    [standard] Das normale Brett
    [solo] Das Solo-Brett
    [team] Das Team-Brett
   *[duel] Das Duell-Brett
} ist leer.
say-picture-board = { $count } { $count ->
    [one] Stein
   *[other] Steine
} { $form ->
    [standard] auf dem normalen Brett
    [solo] auf dem Solo-Brett
    [team] auf dem Team-Brett
   *[duel] auf dem Duell-Brett
}: { $tiles }.
part-picture-tile-at = { $tile } auf { $cell } und { $other }
part-picture-score = { $colour ->
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [blue] blau
   *[purple] violett
} { $score }
say-picture-cells = Ein Brett mit { $width } mal { $height } Feldern.
say-picture-side = Spieler { $player }, { $colour ->
    [black] Schwarz
   *[white] Weiß
}: { $discs }.
part-picture-discs = { $count } { $count ->
    [one] Scheibe
   *[other] Scheiben
} auf { $cells }
part-picture-no-discs = keine Scheiben
say-picture-shows-none = Keine Scheibe zeigt { $colour ->
    [black] Schwarz
   *[white] Weiß
}.
say-picture-black = Schwarz: { $discs }.
say-picture-white = Weiß: { $discs }.
say-picture-skips = Spieler { $player } setzt im nächsten Zug aus.
say-picture-holds = Spieler { $player } hält { $tiles }.
say-picture-begun = Begonnen ist die Farbe { $colour }.
part-picture-floor = Boden { $tile } auf { $cell }
part-picture-top = Dach { $tile } über { $cell }
part-picture-wall = Wand { $tile } { $side ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
} von { $cell }, dorthin gewandt
say-picture-last-move = Letzter Zug: { $move }.
say-picture-move = Zug: { $move }.
say-picture-line = Zugfolge: { $moves }.
part-picture-wins = gewinnt
part-picture-costs = kostet einen Zug
part-picture-captures = schlägt { $count }
part-picture-captures-discs = schlägt { $count } { $count ->
    [one] Scheibe
   *[other] Scheiben
}
part-picture-walls = Mauern { $own } zu { $enemy }
part-picture-bonus = { $count } { $count ->
    [one] Zusatzzug
   *[other] Zusatzzüge
}
part-picture-no-points = keine Punkte
part-temple-floor = Boden
part-temple-corner-wall = Wandecke
part-temple-single-wall = einzelne Wand
part-temple-tunnel = Tunnel
part-temple-single-top = einzelnes Dach
part-temple-corner-top = Eckdach

## Probleme: ihre Titel

say-problem-malformed-json = Der Inhalt ist kein JSON
say-problem-invalid-body = Der Inhalt hat die falsche Form
say-problem-invalid-query = Die Parameter der Adresse haben die falsche Form
say-problem-malformed-position = Die Stellung ist nicht lesbar
say-problem-malformed-move = Der Zug ist nicht lesbar
say-problem-malformed-option = Eine Option ist nicht lesbar
say-problem-malformed-record = Die Aufzeichnung ist nicht lesbar
say-problem-malformed-request = Die Anfrage ist nicht lesbar
say-problem-unknown-key = Der API-Schlüssel ist unbekannt
say-problem-key-required = Ein API-Schlüssel ist nötig
say-problem-forbidden-origin = Diese Website darf hier nicht anfragen
say-problem-unknown-game = Dieses Spiel gibt es nicht
say-problem-not-found = Hier ist nichts
say-problem-unknown-puzzle = Dieses Rätsel gibt es nicht
say-problem-unknown-job = Diesen Auftrag gibt es nicht
say-problem-method-not-allowed = Diese Methode ist hier nicht erlaubt
say-problem-not-acceptable = Kein annehmbares Format
say-problem-request-timeout = Die Anfrage hat zu lange gedauert
say-problem-body-too-large = Der Inhalt ist zu groß
say-problem-uri-too-long = Die Adresse ist zu lang
say-problem-unsupported-media-type = Der Inhalt muss JSON sein
say-problem-inconsistent-position = Die Stellung ist widersprüchlich
say-problem-illegal-move = Der Zug ist nicht erlaubt
say-problem-game-over = Die Partie ist zu Ende
say-problem-chance-due = Erst muss gezogen werden
say-problem-impossible-options = Die Optionen sind nicht erfüllbar
say-problem-limit-exceeded = Eine Grenze ist überschritten
say-problem-inconsistent-record = Die Aufzeichnung widerspricht sich oder ihrem Spiel
say-problem-too-many-requests = Zu viele Anfragen
say-problem-headers-too-large = Die Kopfzeilen sind zu groß
say-problem-service-full = Der Dienst ist ausgelastet
say-problem-budget-spent = Das gemeinsame Budget ist aufgebraucht
say-problem-internal = Etwas ist schiefgegangen

## Probleme: was diesmal falsch ist

say-detail-no-parameters = unbekannter Parameter { $sent }: Dieser Aufruf hat keine in der Adresse
say-detail-unknown-parameter = unbekannter Parameter { $sent }; es gibt { $ids }
say-detail-unknown-parameter-two = unbekannter Parameter { $sent }; es gibt { $one } und { $two }
say-detail-unknown-parameter-one = unbekannter Parameter { $sent }; es gibt nur { $one }
say-detail-missing-parameter = der Parameter { $sent } fehlt
say-detail-duplicate-parameter = der Parameter { $sent } steht zweimal da
say-detail-unread-parameter = der Parameter { $sent } ist nicht lesbar: { $why }
say-detail-missing-field = das Feld { $sent } fehlt
say-detail-duplicate-field = das Feld { $sent } steht zweimal da
say-detail-unknown-field = unbekanntes Feld { $sent }; es gibt { $ids }
say-detail-not-a-language = { $sent } ist keine Sprache dieses Dienstes; er spricht { $ids }
say-detail-not-a-date = { $sent } ist kein Datum der Form JJJJ-MM-TT
say-detail-not-an-integer = { $name } ist { $sent }, und das ist keine ganze Zahl
say-detail-not-a-level = { $sent } ist keine Stufe von Hinweisen; es gibt 1, 2 und 3
say-detail-no-game = das Spiel { $sent } gibt es nicht
say-detail-no-game-there-are = das Spiel { $sent } gibt es nicht; es gibt { $ids }
say-detail-no-type = die Art { $sent } gibt es nicht; es gibt { $ids }
say-detail-no-theme = das Thema { $sent } gibt es nicht; es gibt { $ids }
say-detail-no-ruling = die Regelung { $sent } gibt es in { $name } nicht; es gibt { $ids }
say-detail-no-route = kein Aufruf hat den Pfad { $path }
say-detail-no-file = die Seite hat keine Datei { $sent }
say-detail-method = dieser Pfad antwortet nur auf { $ids }
say-detail-accept = dieser Aufruf antwortet mit { $ids }; Accept nimmt nichts davon
say-detail-no-day = { $sent } ist kein Tag; Tage schreibt man wie { $day }
say-detail-days = es gibt Rätsel der Tage von { $first } bis { $last } (UTC)
say-detail-no-puzzle = die Kennung ist lesbar, aber der Versuch, den sie nennt, ergibt kein Rätsel
say-detail-nothing-to-check = es kam kein Zug, also gibt es nichts zu prüfen
say-detail-solved-before = das Rätsel ist vor diesem Zug schon gelöst
say-detail-take-back = diese Züge sind nicht die Lösung; nimm sie für einen Hinweis zurück
say-detail-already-solved = das Rätsel ist nach diesen Zügen gelöst
say-detail-add-reply = nach diesen Zügen antwortet der Gegner; füge seine Antwort hinzu
say-detail-late = die Zeit war um, bevor die Arbeit beginnen durfte
say-detail-full = alle Plätze für schwere Arbeit sind belegt, und die Warteschlange ist voll
say-detail-waiting = von hier warten schon so viele schwere Aufrufe, wie warten dürfen
say-detail-allowance = von hier kamen zu viele Anfragen; sende eine nach der anderen oder warte
say-detail-key = der API-Schlüssel der Anfrage ist unbekannt
say-detail-shutting-down = der Dienst wird gerade beendet
say-detail-defect = die Anfrage traf auf einen Fehler des Dienstes
say-detail-too-large = der Inhalt hat mehr als { $most } Bytes
say-detail-no-media-type = die Anfrage hat keinen Content-Type; sende application/json
say-detail-media-type = der Content-Type ist { $sent }; sende application/json
say-detail-sheet-week-or-set = `date` und `ids` schließen einander aus: Ein Blatt ist eine Woche oder eine Auswahl
say-detail-sheet-most = ein Blatt hat höchstens { $most } Rätsel
say-detail-no-address = `url` ist keine kurze Adresse dieses Dienstes: /p/…, /daily/…, /g/… oder /r/…
say-detail-no-job = hier hat kein Auftrag diese Kennung; vielleicht wurde er abgebrochen, oder seine Zeit ist um, oder der Dienst wurde neu gestartet
say-detail-octopus-not-a-move = { $sent } ist kein Zug: Ein Zug ist ein Stein mit seinem Feld, etwa { $example }.
say-detail-octopus-no-tile = Platz { $seat } hat { $tile } nicht in der Hand.
say-detail-octopus-opening = Der erste Stein kommt auf 0,0, nicht auf { $cell }.
say-detail-octopus-taken = Auf dem Feld { $cell } liegt { $tile }; ein Feld hat Platz für einen Stein.
say-detail-octopus-alone = Neben dem Feld { $cell } liegt in gerader Richtung kein Stein.
say-detail-themisto-not-a-move = ein Zug wird wie `a1-d4` geschrieben, oder `a1-d4x` mit dem Schlagen, auf den Linien a bis h und Reihen 1 bis 8
say-detail-themisto-won = Platz { $seat } hat gewonnen; es gibt keine Züge mehr
say-detail-themisto-no-disc = auf { $cell } liegt keine Scheibe
say-detail-themisto-not-empty = { $cell } ist nicht leer; eine Scheibe endet auf einem leeren Feld
say-detail-themisto-no-line = von { $from } nach { $to } führt keine gerade Linie
say-detail-themisto-in-the-way = zwischen { $from } und { $to } liegt eine Scheibe im Weg
say-detail-themisto-nothing-beside = keine der anderen Scheiben liegt neben { $cell }
say-detail-themisto-no-capture = die Scheibe von { $from } schließt auf { $to } keine Linie ein, die Platz { $seat } schlagen darf
say-detail-themisto-restores = der Zug würde das Brett von vor dem letzten Zug wiederherstellen
