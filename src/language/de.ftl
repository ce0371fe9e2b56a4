# Was der Dienst auf Deutsch sagt. Er duzt. docs/LANGUAGES.md erklärt, wie Texte geschrieben werden.

## Was überall steht

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
list-clauses = { $first }; { $last }

## Die Feeds der Tagesrätsel

feed-title-all = Tessera: die Rätsel des Tages
feed-title = { $game }: das Rätsel des Tages
puzzle-of-day = { $game }: das Rätsel vom { $date }
feed-entry = Stufe { $level } von 5, mit genau einer Lösung. Der Link öffnet es auf seinem Brett.

## Rätsel zum Ausdrucken

sheet-of-week = { $game }: Rätsel für eine Woche
sheet-of-set = { $game }: Rätsel
sheet-of-all = Tessera: Rätsel
sheet-solutions = { $title } – Lösungen
sheet-place = Blatt { $number } von { $count }
sheet-day = Vom { $date }, Stufe { $level }
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
say-step = { $move }: { $sentence }.
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

## Warum eine Stellung kein Rätsel ist

say-flaw-too-large = Der Beweis braucht mehr Stellungen, als der Dienst für ein Rätsel durchsucht.
say-flaw-no-choice = In dieser Stellung hat niemand einen Zug zu wählen.
say-flaw-greedy = Wer immer den auffälligsten Zug macht, löst es: { $moves }.
say-flaw-rating = Seine Wertung ist { $rating }, Rätsel dieser Art haben { $low } bis { $high }.
say-flaw-line = Das beste Spiel beginnt mit { $moves }.
say-flaw-no-win-now = Kein Zug gewinnt sofort.
say-flaw-two-win-now = { $one } und { $other } gewinnen beide sofort.
say-flaw-faster-now = { $move } gewinnt sofort, und gefragt ist nach { $asked } { $asked ->
    [one] Zug
   *[other] Zügen
}.
say-flaw-no-win = Kein Zug erzwingt den Sieg in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
}.
say-flaw-lost = Der Gegner gewinnt in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
}, was du auch tust.
say-flaw-none = Kein Zug erfüllt die Aufgabe.
say-flaw-two-win = { $one } und { $other } erzwingen beide den Sieg in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
}.
say-flaw-two-hold = Nach { $one } wie nach { $other } kann der Gegner nicht in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
} gewinnen.
say-flaw-two = { $one } und { $other } erfüllen beide die Aufgabe.
say-flaw-close = { $other } ist fast so gut wie { $one }.
say-flaw-all-hold = Der Gegner kann nicht in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
} gewinnen, was du auch tust.
say-flaw-all = Jeder Zug erfüllt die Aufgabe.
say-flaw-faster = { $move } erzwingt den Sieg schon in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
}, und gefragt ist nach { $asked } { $asked ->
    [one] Zug
   *[other] Zügen
}.
say-type-other-task = Diese Art fragt in dieser Stellung nach einer anderen Zahl von Zügen.
say-type-octopus-alone = Du musst allein spielen.
say-type-one-opponent = Es muss genau ein Gegner da sein.
say-type-two-opponents = Es müssen zwei Gegner da sein.
say-type-octopus-two-tiles = Du brauchst mindestens zwei Steine in der Hand.
say-type-octopus-three-tiles = Du brauchst mindestens drei Steine in der Hand.
say-type-octopus-last = Du musst genau einen Stein in der Hand haben.
say-type-octopus-opponents-tile = Der Gegner braucht einen Stein in der Hand.
say-type-octopus-opponents-last = Der Gegner muss genau einen Stein in der Hand haben.
say-type-octopus-opponents-last-two = Der Gegner muss einen Stein oder zwei in der Hand haben.
say-type-octopus-few-tiles = Beide Spieler brauchen mindestens zwei Steine in der Hand und dürfen zusammen höchstens sieben haben.
say-type-octopus-everyones-tile = Jeder Spieler braucht einen Stein in der Hand.
say-type-octopus-pairs = Beide Spieler müssen vier Steine in der Hand haben: zwei Paare gleicher Steine.
say-type-octopus-shy = Ein anderer Zug muss sofort mehr bringen als die Lösung.
say-type-octopus-gives-away = Ein anderer Zug muss sofort mindestens 2 Punkte mehr bringen als die Lösung.
say-type-octopus-can-wait = Der Stein, der sofort am meisten bringen kann, darf nicht als erster gelegt werden.
say-type-shared-win = Die Lösung darf nicht gewinnen: Gefragt ist, wie ein geteilter Sieg zu retten ist.
say-type-themisto-owes = Der Gegner muss aussetzen, sodass du zweimal ziehst.
say-type-themisto-owes-nothing = Der Gegner darf nicht aussetzen müssen.
say-type-no-win = Du darfst nicht sofort gewinnen können.
say-type-themisto-threat = Der Gegner muss zu gewinnen drohen.
say-type-themisto-no-threat = Der Gegner darf nichts drohen.
say-type-themisto-free-moves = Du brauchst mindestens vier Züge, nach denen du nicht aussetzt.
say-type-themisto-costs-a-turn = Der einzige sichere Zug muss dich einen Zug kosten.
say-type-themisto-safe = Der einzige sichere Zug muss auch gegen zwei Züge des Gegners halten.
say-type-themisto-squeezed = Der erste Zug darf nichts drohen, und jede Antwort muss einen Zug kosten oder sofort verlieren.
say-type-themisto-six-discs = Es müssen sechs Scheiben sein: drei in einer Reihe zwischen zweien der anderen Farbe und eine irgendwo.
say-type-themisto-drawn = Nach dem einzigen sicheren Zug, der keinen Zug kosten darf, darf keine Seite in drei Zügen gewinnen.
say-type-ingenious-standard = Es muss die übliche Form des Spiels sein.
say-type-ingenious-to-place = Du musst an der Reihe sein, einen Stein zu legen.
say-type-ingenious-open-rack = Deine Ablagebank muss offen liegen.
say-type-ingenious-open-racks = Alle Ablagebänke müssen offen liegen.
say-type-ingenious-a-tile = Du brauchst einen Stein auf der Ablagebank.
say-type-ingenious-two-tiles = Du brauchst mindestens zwei Steine auf der Ablagebank.
say-type-ingenious-no-bonus = Es darf kein Zusatzzug ausstehen.
say-type-ingenious-two-bonus = Es müssen zwei Zusatzzüge ausstehen.
say-type-ingenious-earns-none = Kein Zug darf einen Zusatzzug einbringen.
say-type-ingenious-two-left = Es muss genau für zwei weitere Steine Platz sein.
say-type-ingenious-whole-turn = Der beste Zug muss mit dem letzten Stein enden, der zu finden ist.
say-type-ingenious-raised = Die niedrigste Farbe muss steigen.
say-type-nebuchadnezzar-choice = Es müssen ein Schlag und ein Setzzug zur Wahl stehen.
say-type-nebuchadnezzar-two-captures = Es müssen mindestens zwei Schläge möglich sein.
say-type-nebuchadnezzar-placement = Der einzige Zug, der hält, muss ein Setzzug sein.
say-type-nebuchadnezzar-capture = Der einzige Zug, der hält, muss ein Schlag sein.
say-type-nebuchadnezzar-no-threat = Der Gegner darf nichts drohen: Wäre er am Zug, dürfte er keinen Sieg erzwingen können.
say-type-temple-holds-many = Du musst außer der Farbe, die du spielst, mindestens zwei ganze Farben halten.
say-type-temple-opponent-holds-many = Der Gegner muss außer der Farbe, die er spielt, mindestens zwei ganze Farben halten.
say-type-temple-one-colour = Beide Spieler dürfen nur Steine der Farbe halten, die sie spielen.
say-type-temple-quiet = Der erste Zug darf nichts drohen.

## Octopus

say-octopus-opens = Spieler { $player } beginnt mit { $tile } auf { $cell }, was nichts bringt.
say-octopus-nothing = Spieler { $player } legt { $tile } auf { $cell } und bekommt nichts: Kein Nachbarstein hat seine Farbe oder Zahl.
say-octopus-scores = Spieler { $player } legt { $tile } auf { $cell } und bekommt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: { $colour } für Reihen seiner Farbe, { $number } für Reihen seiner Zahl.
say-octopus-one-direction = Der Zug bringt { $gain }, alles in einer Richtung.
say-octopus-directions = Der Zug bringt { $gain }, in { $count } Richtungen.
say-octopus-take-most = Nimm diesmal das meiste, was du sofort bekommen kannst: { $gain }.
say-octopus-deny = Finde den besten Zug des Gegners: Ein Feld darfst du ihm nicht lassen.
say-octopus-two-cells = Bereite zwei gute Felder zugleich vor: Der Gegner kann nur eines davon nehmen.
say-octopus-first-worth = Nimm noch nicht die meisten Punkte: Mach zuerst einen der Steine mehr wert, die dir bleiben.
say-octopus-worth = Mach einen Stein, der dir bleibt, mehr wert, als er jetzt ist.
say-octopus-helps = Der Zug, der am meisten bringt, hilft dem Gegner mehr als dir.
say-octopus-can-wait = Der Stein, der jetzt am meisten bringt, kann warten; ein anderer nicht.
say-octopus-not-in-the-end = Am meisten auf einmal ist nicht am meisten am Ende: Sieh, was nach der Antwort übrig ist.
say-octopus-begin-with = Beginne nicht mit dem Stein, der jetzt am meisten bringt: Sieh, was ein anderer möglich macht.
say-octopus-deny-next = Finde den besten Zug des Gegners, der als Nächster an der Reihe ist: Ein Feld darfst du ihm nicht lassen.
say-octopus-helps-one = Der Zug, der am meisten bringt, hilft einem Gegner mehr als dir.
say-octopus-after-both = Am meisten auf einmal ist nicht am meisten am Ende: Sieh, was übrig ist, wenn beide Gegner geantwortet haben.
say-octopus-place = Lege { $tile }.
say-octopus-next-to = Der Stein kommt neben { $tile }.
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
part-themisto-cancels = weil er { $rows } verlässt, müsste Spieler { $player } aussetzen; das hebt sich gegen den Zug auf, den Spieler { $other } schuldet
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
say-themisto-capture-wins = Ein Schlag gewinnt sofort: { $row }.
say-themisto-move-wins = Ein Zug ohne Schlagen gewinnt sofort: { $row }.
part-themisto-row-rank = Die Reihe wird { $colour ->
    [black] schwarz
   *[white] weiß
} sein und waagerecht in Reihe { $rank } liegen
part-themisto-row-file = Die Reihe wird { $colour ->
    [black] schwarz
   *[white] weiß
} sein und senkrecht auf der Linie { $file } liegen
part-themisto-row-diagonal = Die Reihe wird { $colour ->
    [black] schwarz
   *[white] weiß
} sein und auf einer Diagonale liegen
part-themisto-look-for-row = Suche die Reihe
say-themisto-threat = Der Gegner droht, auf { $cell } zu gewinnen.
say-themisto-threats = Der Gegner droht, auf { $cell } zu gewinnen, und nicht nur dort.
say-themisto-two-turns = Du hast zwei Züge hintereinander: Bereite mit dem ersten eine Reihe vor und vollende sie mit dem zweiten.
say-themisto-quiet = Suche einen Zug, der noch nichts droht, aber keine gute Antwort zulässt.
say-themisto-one-threat = Eine Drohung genügt hier, wenn jede Antwort darauf zu viel kostet.
say-themisto-double-threat = Suche einen Zug, der auf { $count } Feldern zugleich zu gewinnen droht.
say-themisto-move-disc = Zieh die Scheibe auf { $cell }.
say-themisto-move-disc-out = Zieh die Scheibe auf { $cell }, aus einer Dreier- oder Viererreihe heraus.
say-themisto-must-move = Nichts bedroht dich, aber du musst ziehen. Spiel die Züge im Kopf durch: Nach einem von ihnen setzt du nicht aus, und er lässt nichts zurück.
say-themisto-must-pay = Nichts bedroht dich, aber du musst ziehen. Spiel die Züge im Kopf durch: Sie kosten alle etwas, einer von ihnen am wenigsten.
say-themisto-save-the-draw = Ein Zug hält das Remis, jeder andere verliert. Spiel die Züge im Kopf durch: Nach dem richtigen kann keine Seite gegen die andere eine Reihe vollenden.
say-themisto-pay-to-hold = Jeder Zug, nach dem du nicht aussetzt, verliert. Suche einen, der eine Scheibe aus einer Reihe nimmt und gegen den auch zwei Züge hintereinander nicht helfen.
say-themisto-leave-no-safe-move = Stelle keine Drohung auf. Zähle die Züge, die der Gegner hat, ohne eine Scheibe aus einer Reihe zu nehmen, und lass ihm keinen, der sicher ist.
say-themisto-feared-row-middle = Der Gegner droht, eine Reihe in der Mitte des Bretts zu vollenden. Finde die Reihe und was ihr fehlt.
say-themisto-feared-row-border = Der Gegner droht, eine Reihe nahe am Rand zu vollenden. Finde die Reihe und was ihr fehlt.
part-themisto-stops = verhindert den Sieg auf { $cells }
part-themisto-leaves = lässt den Sieg auf { $cells } zu
part-themisto-threatens = droht, auf { $cells } zu gewinnen

## Einfach Genial

say-ingenious-places = Spieler { $player } legt { $tile } und bekommt { $gains }.
say-ingenious-swaps = Spieler { $player } legt seine Steine zur Seite und zieht sechs neue.
say-ingenious-keeps = Spieler { $player } behält seine Steine.
say-ingenious-draws = Spieler { $player } zieht { $tiles }.
part-ingenious-gain = { $points } für { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Violett
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
part-ingenious-red = Rot
part-ingenious-orange = Orange
part-ingenious-yellow = Gelb
part-ingenious-green = Grün
part-ingenious-blue = Blau
part-ingenious-purple = Violett
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
say-ingenious-more-follow = Nach diesem Stein folgen weitere; denk zuerst an { $colours } und dann an das, was danach kommt.
say-ingenious-lowest-now = Am niedrigsten steht jetzt: { $colours }.
say-ingenious-look-along = Sieh dir jede Linie an, die an einem leeren Feld endet.
say-ingenious-can-be-over = Die Partie kann mit deinem Stein zu Ende gehen.
say-ingenious-room = Es ist Platz für { $count } Steine; deiner kann Platz für weniger lassen.
say-ingenious-opponent-wants = Sieh, was der Gegner gern legen würde, und wo.
say-ingenious-compare = Vergleiche die niedrigsten Farben beider Spieler und sieh, welche von deinen noch steigen müssen.
say-ingenious-all-six-first = Beginne mit einer Farbe, die jetzt 18 erreicht, und überlass dem nächsten Stein, was er allein auf 18 bringt.
say-ingenious-all-six-last = Jede Farbe, die noch nicht auf 18 steht, muss es mit diesem Stein erreichen.
say-ingenious-prepare = Lege zuerst, wofür der andere Stein danach zählen kann.
say-ingenious-only-equal = Kein Zug gewinnt: Suche einen, nach dem die geordneten Punkte beider Spieler am Ende nur gleich sein können.
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
part-nebuchadnezzar-neighbours = Nachbarpunkte mit gegnerischer Scheibe: { $enemies }, leere: { $empty }; nur 1 und 3 zusammen würden es verbieten
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
} Scheibe um, von { $from } bis { $to }; von den Mauern ringsum gehören ihm { $own }, dem Gegner { $enemy }.
say-nebuchadnezzar-flips-one-wins = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) dreht 1 { $theirs ->
    [black] schwarze
   *[white] weiße
} Scheibe um, von { $from } bis { $to }; von den Mauern ringsum gehören ihm { $own }, dem Gegner { $enemy }. Er gewinnt: Dem Gegner bleibt keine.
say-nebuchadnezzar-flips = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) dreht { $count } { $theirs ->
    [black] schwarze
   *[white] weiße
} Scheiben um, von { $from } bis { $to }; von den Mauern ringsum gehören ihm { $own }, dem Gegner { $enemy }.
say-nebuchadnezzar-flips-wins = Spieler { $player } ({ $colour ->
    [black] Schwarz
   *[white] Weiß
}) dreht { $count } { $theirs ->
    [black] schwarze
   *[white] weiße
} Scheiben um, von { $from } bis { $to }; von den Mauern ringsum gehören ihm { $own }, dem Gegner { $enemy }. Er gewinnt: Dem Gegner bleibt keine.
say-nebuchadnezzar-annihilate = Finde den Schlag, der dem Gegner keine Scheibe lässt: Von seinen Mauern muss mehr als die Hälfte dir gehören.
say-nebuchadnezzar-less = Schlage, aber nicht so viel, wie du kannst: Es zählt, was der Gegner danach tun kann.
say-nebuchadnezzar-only-pass = Du kannst nur passen.
say-nebuchadnezzar-better-colour = Überlege, welche Farbe besser steht.
say-nebuchadnezzar-spoil-place = Schlagen hilft nicht; sieh, welche Mauern der Gegner noch braucht, und setze eine Scheibe.
say-nebuchadnezzar-spoil-all = Sieh, welche Mauern der Gegner noch braucht; ein Punkt verdirbt sie alle.
say-nebuchadnezzar-place-first = Schlage noch nicht: Setze eine Scheibe und sieh, welche Züge dem Gegner bleiben.
say-nebuchadnezzar-quiet-danger = Noch droht nichts, aber du musst ziehen, und die meisten Züge helfen dem Gegner. Suche den, der ihm keine Mauer vollendet.
say-nebuchadnezzar-flee = Der Gegner droht, dir alle Scheiben auf einmal zu nehmen. Suche einen Schlag, der seine Mauern ändert oder dir anderswo eine Scheibe lässt.
say-nebuchadnezzar-several = Mehrere Schläge sind möglich, und einer davon hält. Sieh, was jeder dem Gegner übrig lässt.
say-nebuchadnezzar-largest = Der größte Schlag ist hier richtig; sieh, welche Mauern er dir für den nächsten gibt.
say-nebuchadnezzar-file = Setze auf die Linie { $file }.
say-nebuchadnezzar-single = Der Zug dreht eine einzige Scheibe um, in Reihe { $rank }.
say-nebuchadnezzar-extent = Der Zug dreht { $count } Scheiben um, { $width } breit und { $height } hoch.
say-nebuchadnezzar-swap = Der Zug tauscht die Farben.
say-nebuchadnezzar-nothing = Der Zug ändert nichts auf dem Brett.
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
part-temple-touches = { $tile } in { $slot } (berührt { $other } in { $there })
part-temple-first = { $tile } in { $slot }, der erste Stein der Partie
part-temple-then = { $first }, dann { $rest }
part-temple-opens = beginnt die Farbe { $colour }
part-temple-finishes = braucht die Farbe { $colour } auf
part-temple-goes-on = setzt die Farbe { $colour } fort
part-temple-wins-last = gewinnt, denn es war der letzte Stein der Hand
part-temple-wins-stranded = gewinnt, denn Spieler { $player } hat keinen erlaubten Zug
say-temple-you-hold = Du hast { $tiles } der begonnenen Farbe: Finde jeden Bauplatz, der einen dieser Steine aufnimmt.
say-temple-opponent-holds = Der Gegner hat { $tiles } der begonnenen Farbe: Finde jeden Bauplatz, der einen dieser Steine aufnimmt.
say-temple-any-colour = Du darfst jede Farbe beginnen; denk daran, was danach von ihr bleibt.
say-temple-no-slot = Lass keinen Bauplatz neben einem kleinen Wert frei.
say-temple-tiles-left = Übrige Steine: du { $own }, der Gegner { $other }. Sieh, wer zuerst fertig ist und wessen Steine noch einen Bauplatz finden.
say-temple-squeeze = Drohe nichts. Suche einen Zug, nach dem jeder Zug des Gegners ihm selbst Bauplätze nimmt oder dir einen öffnet.
part-temple-places-last = setzt den letzten Stein
part-temple-strands = lässt dem Gegner keinen Zug
part-temple-lets-win = lässt den Gegner sofort gewinnen
part-temple-leaves-one = lässt dem Gegner einen Zug
part-temple-leaves = lässt dem Gegner { $count } Züge

## Bilder und Vorschauen: wie eine Stellung heißt und aussieht

say-picture-to-move = { $game }: Spieler { $player } ist am Zug
say-picture-draw-due = { $game }: Für Spieler { $player } werden Steine gezogen
say-picture-drawn = { $game }: Die Partie ist zu Ende, remis
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
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Violett
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
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
} von { $cell }, dem Feld zugewandt
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
part-picture-earns = bringt { $gains }
part-temple-floor = Boden
part-temple-corner-wall = Wandecke
part-temple-single-wall = einzelne Wand
part-temple-tunnel = Tunnel
part-temple-single-top = einzelnes Dach
part-temple-corner-top = Eckdach

## Probleme: unerlaubte Züge

say-detail-placed = Zeile { $line }, Spalte { $column }: { $detail }
say-detail-octopus-no-tile = Platz { $seat } hat { $tile } nicht in der Hand.
say-detail-octopus-opening = Der erste Stein kommt auf 0,0, nicht auf { $cell }.
say-detail-octopus-taken = Auf dem Feld { $cell } liegt { $tile }; ein Feld hat Platz für einen Stein.
say-detail-octopus-alone = Waagerecht oder senkrecht neben dem Feld { $cell } liegt kein Stein.
say-detail-themisto-won = Platz { $seat } hat gewonnen; es gibt keine Züge mehr
say-detail-themisto-no-disc = auf { $cell } liegt keine Scheibe
say-detail-themisto-not-empty = { $cell } ist nicht leer; eine Scheibe endet auf einem leeren Feld
say-detail-themisto-no-line = von { $from } nach { $to } führt keine gerade Linie
say-detail-themisto-in-the-way = zwischen { $from } und { $to } liegt eine Scheibe im Weg
say-detail-themisto-nothing-beside = keine der anderen Scheiben liegt neben { $cell }
say-detail-themisto-no-capture = die Scheibe von { $from } schließt auf { $to } keine Linie ein, die Platz { $seat } schlagen darf
say-detail-themisto-restores = der Zug würde das Brett wiederherstellen, wie es vor dem letzten Zug war

## Themen und Arten von Rätseln

say-octopus-ask-biggest-score = Finde den Zug, der am meisten bringt.
say-octopus-ask-best-placement = Lege einen Stein, lass den Gegner antworten, lege noch einen: Finde den ersten Zug, nach dem du bei jeder Antwort am weitesten vorn liegst.
say-octopus-ask-best-line = Du bist allein: Lege alle deine Steine, in der besten Reihenfolge, für möglichst viele Punkte.
say-octopus-ask-endgame = Gewinne: Ein Zug führt gegen jede Antwort zum Sieg, alle anderen nicht.
say-octopus-kind-second-biggest-score = Ein Zug bringt mindestens 2 Punkte mehr als jeder andere. Die Stellung ist komponiert.
say-octopus-ask-which-tile-to-keep = Du bist allein: Lege alle deine Steine außer einem, für möglichst viele Punkte.
say-octopus-kind-which-tile-to-keep = Jede Auswahl und jede Reihenfolge der Steine auf jedem Feld wird versucht: In jedem Schritt führt nur ein Zug zur besten Summe. Der Stein, der sofort am meisten bringt, wird nicht als erster gelegt. Die Stellung ist komponiert.
say-octopus-kind-second-best-line = Jede Reihenfolge der Steine auf jedem Feld wird bis zum letzten Stein versucht: In jedem Schritt führt nur ein Zug zur besten Summe. Die Stellung ist komponiert.
say-octopus-kind-second-best-placement = Jeder Zug, jede Antwort und jeder zweite Zug wird versucht. Die Lösung führt um mindestens 2 Punkte mehr als jeder andere erste Zug und ist nicht der, der sofort am meisten bringt. Die Stellung ist komponiert.
say-octopus-ask-sacrifice = Gib jetzt Punkte her, um nach deinem zweiten Zug am weitesten vorn zu liegen.
say-octopus-kind-sacrifice = Wie best-placement; die Lösung bringt sofort mindestens 2 Punkte weniger als ein anderer Zug und führt am Ende um mindestens 1 Punkt mehr als jeder andere. Die Stellung ist komponiert.
say-octopus-ask-last-tile = Lege deinen letzten Stein so, dass du am Ende am weitesten vorn liegst.
say-octopus-kind-last-tile = Der Gegner legt nach dir, einen Stein oder zwei. Jeder Zug und jede Antwort wird bis zum Ende versucht. Die Lösung ist mindestens 2 Punkte besser als jeder andere Zug und nicht der, der sofort am meisten bringt. Die Stellung ist komponiert.
say-octopus-ask-last-word = Der Gegner hat noch einen Stein, du hast mehr: Lieg am Ende so weit wie möglich vorn.
say-octopus-kind-last-word = Jeder Zug wird bis zum Ende der Partie durchsucht. Die Lösung ist mindestens 2 Punkte besser als jeder andere Zug und nicht der, der sofort am meisten bringt. Die Stellung ist komponiert.
say-octopus-kind-second-endgame = Vier Steine oder mehr sind übrig, und jeder Zug wird bis zum Ende der Partie durchsucht. Die Lösung gewinnt und ist mindestens 2 Punkte besser als jeder andere Zug, von denen keiner gewinnt; sie ist nicht der, der sofort am meisten bringt. Die Stellung ist komponiert.
say-octopus-ask-save-the-game = Rette die Partie: Ein Zug führt gegen jede Antwort zu einem geteilten Sieg, alle anderen verlieren.
say-octopus-kind-save-the-game = Vier Steine oder mehr sind übrig, und jeder Zug wird bis zum Ende der Partie durchsucht. Die Lösung endet mit gleichen Punkten und ist mindestens 2 Punkte besser als jeder andere Zug; sie ist nicht der, der sofort am meisten bringt. Die Stellung ist komponiert.
say-octopus-ask-three-seats = Gegen zwei Gegner, die sich verbünden dürfen: Lieg am Ende so weit wie möglich vor dem besseren.
say-octopus-kind-three-seats = Jeder Zug wird bis zum Ende der Partie durchsucht, mit beiden Gegnern gegen den, der löst. Die Lösung ist mindestens 1 Punkt besser als jeder andere Zug und nicht der, der sofort am meisten bringt. Die Stellung ist komponiert.
say-octopus-kind-eight-tiles = Acht Steine sind übrig, zwei Paare in jeder Hand. Nur die Lösung gewinnt, und sie ist nicht der Zug, der sofort am meisten bringt.
say-octopus-theme-quiet-move = Ein Zug der Lösung bringt 1 Punkt oder keinen, wo ein anderer 4 oder mehr bringt.
say-octopus-theme-denial = Der erste Zug nimmt das Feld, auf dem der Gegner am meisten bekäme, mindestens 2 Punkte mehr als anderswo.
say-octopus-theme-poisoned-bait = Welcher erste Zug auch am meisten bringt: Er lässt den Gegner mehr bekommen, als er vorher konnte.
say-octopus-theme-set-up = Nach dem ersten Zug kann ein Stein, der in der Hand bleibt, mehr bringen als vorher irgendeiner von ihnen.
say-octopus-theme-fork = Nach dem ersten Zug gibt es zwei Felder, auf denen je ein Stein, der in der Hand bleibt, mehr bringen kann als vorher irgendeiner von ihnen.
say-octopus-theme-patience = Der Zug, der anfangs am meisten bringt, kommt auch, aber später.
say-octopus-theme-stepping-stone = Ein späterer Zug der Lösung geht auf ein Feld, das anfangs nicht offen war.
say-octopus-theme-own-trail = Ein späterer Zug der Lösung zählt einen Stein mit, den die Lösung vorher gelegt hat.
say-octopus-theme-bridge = Ein Zug der Lösung zählt Reihen seiner Farbe oder seiner Zahl in zwei entgegengesetzten Richtungen.
say-octopus-theme-long-run = Ein Zug der Lösung zählt eine Reihe von vier Steinen oder mehr.
say-octopus-theme-many-arms = Ein Zug der Lösung zählt in fünf Richtungen oder mehr.
say-octopus-theme-comeback = Wer löst, liegt vor dem ersten Zug zurück und gewinnt die Partie.
say-octopus-theme-sacrifice = Der erste Zug bringt mindestens 3 Punkte weniger als ein anderer.
say-octopus-theme-scoreless = Ein Zug der Lösung bringt nichts.
say-octopus-theme-outpost = Der erste Zug geht auf ein Feld, um das in den acht Feldern ringsum höchstens zwei Steine liegen.
say-octopus-theme-hole = Ein Zug der Lösung geht auf ein Feld, das auf allen vier Seiten Steine neben sich hat.
say-octopus-theme-double-count = Ein Zug der Lösung bringt etwas für seine Farbe und für seine Zahl.
say-octopus-theme-diagonals = Der erste Zug bringt 2 Punkte oder mehr, alle entlang von Diagonalen.
say-octopus-theme-kept-back = Kein Stein, der anfangs am meisten bringen könnte, wird gelegt.
say-octopus-theme-right-tile = Ein Zug, der mehr bringt als der erste der Lösung, und am meisten von allen, nimmt denselben Stein auf einem anderen Feld.
say-octopus-theme-right-cell = Ein Zug, der mehr bringt als der erste der Lösung, und am meisten von allen, nimmt einen anderen Stein auf demselben Feld.
say-octopus-theme-crescendo = Die Lösung hat mehrere Züge, und jeder bringt mehr als der vorige.
say-octopus-theme-straight-line = Die Lösung hat mehrere Züge, alle in einer Zeile, Spalte oder Diagonale.
say-octopus-theme-far-apart = Zwei Züge der Lösung liegen drei Felder oder weiter auseinander.
say-octopus-theme-shared-win = Nach der Lösung endet die Partie mit gleichen Punkten.
say-octopus-theme-by-one-point = Wer löst, liegt am Ende einen Punkt vorn.
say-octopus-theme-one-suit = Alle Steine in der Hand dessen, der löst, zwei oder mehr, haben eine Farbe oder eine Zahl.
say-octopus-theme-miniature = Auf dem Brett liegen höchstens sechs Steine.
say-octopus-theme-last-placement = Wer löst, legt den letzten Stein der Partie.
say-themisto-ask-win-in-1 = Bilde mit einem Zug eine Fünferreihe.
say-themisto-ask-win-in-2 = Gewinne mit zwei eigenen Zügen, was der Gegner auch tut.
say-themisto-ask-win-in-3 = Gewinne mit drei eigenen Zügen, was der Gegner auch tut.
say-themisto-ask-only-move = Finde den einzigen Zug, der nicht verliert.
say-themisto-kind-composed-win-in-1 = Genau ein Zug gewinnt, Spiegelbilder nicht gezählt. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-ask-two-turns = Gewinne mit den zwei Zügen hintereinander, die du hast.
say-themisto-kind-two-turns = Der Gegner muss einen Zug aussetzen. Kein Zug gewinnt sofort; bewiesen ist, dass ein Paar von Zügen gewinnt und kein anderer erster Zug es tut. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-kind-composed-win-in-2 = Kein Zug gewinnt sofort. Ein erster Zug erzwingt mit einem zweiten den Sieg; bewiesen ist, dass kein anderer es tut und dass in der Hauptvariante auch der zweite der einzige ist. Die Stellung ist komponiert.
say-themisto-kind-composed-win-in-3 = Nichts gewinnt schneller. Ein erster Zug erzwingt den Sieg in drei Zügen; bewiesen ist, dass kein anderer es tut und dass in der Hauptvariante auch jeder spätere Zug der einzige ist. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-kind-composed-only-move = Der Gegner droht zu gewinnen. Nach jedem anderen Zug erzwingt er den Sieg mit einem Zug, oder mit zweien, wo die Aufgabe es sagt; nach dem einen sicheren Zug nicht einmal mit zweien. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-ask-zugzwang = Nichts ist bedroht. Finde den einzigen Zug, der nicht verliert.
say-themisto-kind-zugzwang = Der Gegner droht nichts, doch nach jedem Zug außer einem erzwingt er den Sieg mit höchstens zwei Zügen, meist weil eine Scheibe aus einer Reihe herausgezogen werden muss. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-ask-forced-penalty = Stelle keine Drohung auf, und lass dem Gegner keinen Zug, nach dem er weder aussetzt noch verliert.
say-themisto-kind-forced-penalty = Der erste Zug droht nichts. Was der Gegner dann auch zieht, kostet ihn einen Zug oder lässt den sofortigen Sieg zu. Ein erster Zug erzwingt den Sieg in drei Zügen; bewiesen ist, dass kein anderer es tut und dass in der Hauptvariante auch jeder spätere Zug der einzige ist. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-ask-paid-defence = Nimm das Aussetzen in Kauf: Finde den einzigen Zug, der nicht verliert.
say-themisto-kind-paid-defence = Es gibt Züge, nach denen man nicht aussetzt, und sie verlieren alle: Der Gegner erzwingt den Sieg mit höchstens zwei Zügen. Ein Zug aus einer Dreier- oder Viererreihe heraus hält, obwohl der Gegner dann zwei Züge hintereinander hat; bewiesen ist, dass kein anderer Zug es tut. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-ask-win-in-4 = Gewinne mit vier eigenen Zügen, was der Gegner auch tut.
say-themisto-kind-win-in-4 = Nichts gewinnt schneller. Ein erster Zug erzwingt den Sieg in vier Zügen; bewiesen ist, dass kein anderer es tut und dass in der Hauptvariante auch jeder spätere Zug der einzige ist. Die Stellung ist komponiert, mit wenigen Scheiben.
say-themisto-ask-save-the-draw = Rette das Remis: Finde den einzigen Zug, der nicht verliert.
say-themisto-kind-save-the-draw = Es sind sechs Scheiben. Nach jedem anderen Zug erzwingt der Gegner den Sieg mit höchstens zwei Zügen. Nach diesem kann keine Seite mehr gewinnen: Um das zu beweisen, wurde jede Stellung mit sechs Scheiben gelöst. So geht das Spiel weiter, bis eine Stellung zum dritten Mal da ist.
say-themisto-theme-capture-win = Der Gewinnzug schlägt.
say-themisto-theme-double-capture = Ein Zug der Lösung schlägt auf zwei Linien oder mehr.
say-themisto-theme-remote-row = Die gezogene Scheibe gehört nicht zur Reihe, die gewinnt: Geschlagene Scheiben vollenden sie.
say-themisto-theme-six-wins = Spieler zwei gewinnt mit einer Reihe von sechs oder mehr.
say-themisto-theme-six-trap = Spieler eins könnte mit dem ersten Zug eine Reihe von sechs oder mehr bilden, und die gewinnt nicht.
say-themisto-theme-declined-capture = Ein Zug der Lösung könnte schlagen und wäre dann falsch.
say-themisto-theme-row-disc = Wer löst, zieht eine Scheibe aus einer Dreier- oder Viererreihe heraus.
say-themisto-theme-two-turns = Wer löst, zieht zweimal hintereinander.
say-themisto-theme-forced-payment = Die beste Verteidigung kostet den Gegner einen Zug.
say-themisto-theme-double-threat = Ein Zug der Lösung droht, auf zwei Feldern oder mehr zu gewinnen.
say-themisto-theme-same-disc = Wer löst, gewinnt mit einer Scheibe, die schon vorher gezogen hat.
say-themisto-theme-saving-capture = Der einzige Zug, der nicht verliert, schlägt.
say-themisto-theme-block = Der einzige Zug, der nicht verliert, besetzt ein Feld, auf dem der Gegner zu gewinnen drohte.
say-themisto-theme-costly-escape = Ein anderer Zug verhindert jeden sofortigen Sieg, kostet aber einen Zug und verliert gegen zwei Züge hintereinander.
say-themisto-theme-miniature = Es gibt höchstens acht Scheiben.
say-themisto-theme-one-colour = Alle Scheiben haben zu Beginn dieselbe Farbe.
say-themisto-theme-long-slide = Wer löst, zieht eine Scheibe fünf Felder weit oder weiter.
say-themisto-theme-corner = Der letzte Zug der Lösung endet in einer Ecke.
say-themisto-theme-edge-row = Eine Reihe, die gewinnt, liegt am Rand.
say-themisto-theme-diagonal-row = Alle Reihen, die gewinnen, liegen auf Diagonalen.
say-themisto-theme-crossed-rows = Der Gewinnzug vollendet zwei Reihen zugleich.
say-themisto-theme-quiet-start = Der erste Zug schlägt nicht und droht auch nicht zu gewinnen.
say-themisto-theme-hidden-move = Mindestens die Hälfte der Züge sieht besser aus als der erste.
say-themisto-theme-switchback = Wer löst, zieht eine Scheibe auf das Feld zurück, von dem sie kam.
say-themisto-theme-no-free-move = Zu Beginn muss nach jedem möglichen Zug aussetzen, wer löst.
say-themisto-theme-borrowed-disc = Wer löst, zieht die Scheibe, die der Gegner gerade gezogen hat.
say-ingenious-theme-bonus-chain = Die Lösung legt mehrere Steine in einem Zug.
say-ingenious-theme-double-bonus = Ein Stein der Lösung bringt zwei Farben ans Ende ihrer Leisten.
say-ingenious-theme-quiet-start = Der erste Stein hebt die niedrigste Farbe nicht (im Duell: bringt nichts).
say-ingenious-theme-less-is-more = Ein anderer erster Stein hätte drei Punkte mehr gebracht, oder noch mehr.
say-ingenious-theme-own-run = Ein späterer Stein der Lösung zählt eine Hälfte mit, die sie vorher gelegt hat.
say-ingenious-theme-crossing = Eine Hälfte zählt in drei Richtungen oder mehr.
say-ingenious-theme-overflow = In der Lösung gehen Punkte über das Ende einer Leiste hinaus verloren.
say-ingenious-theme-twin-lows = Mehrere Farben stehen gleich niedrig, und die Lösung hebt sie alle.
say-ingenious-theme-closes = Nach dem ersten Stein ist Platz für mindestens zwei Steine weniger als vorher.
say-ingenious-theme-denial = Der erste Stein verdirbt den besten Zug des Gegners.
say-ingenious-theme-only-win = Der einzige Zug, der sicher gewinnt.
say-ingenious-theme-rescue = Das beste Ergebnis ist ein geteilter Sieg (oder gleiche Chancen), und nur ein Zug erreicht es.
say-ingenious-ask-second-raise = Lege einen Stein so, dass deine niedrigste Farbe möglichst hoch steht; bei Gleichstand entscheidet die nächstniedrigste Farbe und so weiter.
say-ingenious-kind-second-raise = Jeder Stein auf jedem Platz wird versucht. Nach jedem anderen steht die niedrigste oder die zweitniedrigste Farbe mindestens einen Punkt tiefer. Die Stellung ist komponiert.
say-ingenious-ask-two-placements = Du darfst in diesem Zug zwei Steine legen: Hebe mit beiden deine niedrigsten Farben so hoch wie möglich.
say-ingenious-kind-two-placements = Zwei Zusatzzüge stehen aus, und dazwischen wird nicht gezogen: Jedes Paar wird versucht. Nur diese beiden Steine sind die besten, in dieser Reihenfolge. Die Stellung ist komponiert.
say-ingenious-ask-earn-a-bonus = Bring eine Farbe auf 18, um noch einmal legen zu dürfen, und hebe damit deine niedrigsten Farben so hoch wie möglich.
say-ingenious-kind-earn-a-bonus = Jede Folge von Steinen in diesem Zug wird versucht. In jedem Schritt führt nur ein Stein zum besten Stand. Die Stellung ist komponiert.
say-ingenious-ask-all-six = Gewinne sofort: Bring in diesem Zug alle sechs Farben auf 18.
say-ingenious-kind-all-six = Jede Folge von Steinen in diesem Zug wird versucht. Nur eine bringt alle sechs Farben auf 18, und in jedem Schritt hält nur ein Stein das möglich. Die Stellung ist komponiert.
say-ingenious-ask-second-last = Es ist Platz für zwei weitere Steine, und alle Steine liegen offen: Mach den einzigen Zug, der gewinnt.
say-ingenious-kind-second-last = Jeder Zug und jede Antwort wird bis zum Ende verfolgt. Ein Zug gewinnt, jeder andere führt höchstens zu einem geteilten Sieg. Die Stellung ist komponiert.
say-ingenious-ask-level-the-scores = Es ist Platz für zwei weitere Steine, und alle Steine liegen offen: Mach den einzigen Zug, der einen geteilten Sieg rettet.
say-ingenious-kind-level-the-scores = Jeder Zug und jede Antwort wird bis zum Ende verfolgt. Ein Zug führt zu gleichen Punkten, jeder andere verliert. Die Stellung ist komponiert.
say-ingenious-theme-exact-landing = Ein Stein der Lösung bringt eine Farbe genau auf 18, und kein Punkt geht verloren.
say-ingenious-theme-bridge = Eine Hälfte zählt in zwei entgegengesetzten Richtungen.
say-ingenious-theme-printed-symbol = Eine Hälfte der Lösung zählt ein aufgedrucktes Symbol mit.
say-ingenious-theme-both-lows = Zwei Farben stehen tiefer als alle anderen, und der erste Stein hebt beide.
say-ingenious-theme-patience = Der Stein eines Zugs, der besser aussieht als der erste, wird später gelegt.
say-ingenious-theme-right-tile = Ein Zug, der besser aussieht als der erste, legt denselben Stein anderswohin.
say-ingenious-theme-right-cell = Ein Zug, der besser aussieht als der erste, legt einen anderen Stein auf dieselben Felder.
say-ingenious-theme-turned-round = Kein Zug sieht besser aus als der erste mit vertauschten Hälften.
say-ingenious-theme-double-tile = Der erste Stein hat auf beiden Hälften dieselbe Farbe.
say-ingenious-theme-scoreless = Der erste Stein bringt nichts.
say-ingenious-theme-ends-the-game = Nach dem ersten Stein ist kein Platz mehr für einen weiteren.
say-ingenious-theme-tie-break = Die niedrigsten Farben beider Spieler stehen am Ende gleich, und eine höhere entscheidet.
say-ingenious-theme-comeback = Wer löst, liegt vor dem ersten Stein zurück und gewinnt die Partie.
say-ingenious-theme-miniature = Auf dem Brett liegen höchstens acht Steine.
say-nebuchadnezzar-ask-1 = Nimm dem Gegner mit einem Schlag alle Scheiben.
say-nebuchadnezzar-ask-2 = Nimm dem Gegner mit zwei eigenen Zügen alle Scheiben, was er auch antwortet.
say-nebuchadnezzar-ask-3 = Nimm dem Gegner mit drei eigenen Zügen alle Scheiben, was er auch antwortet.
say-nebuchadnezzar-ask-hold = Setze eine Scheibe so, dass der Gegner nicht erzwingen kann, dir in seinen nächsten Zügen alle Scheiben zu nehmen.
say-nebuchadnezzar-kind-composed-1 = Ein Schlag nimmt dem Gegner alle Scheiben, und er ist der einzige. Die Stellung ist aus wenigen Blöcken komponiert.
say-nebuchadnezzar-kind-composed-2 = Kein Zug gewinnt sofort. Bewiesen ist, dass ein erster Zug und kein anderer mit einem zweiten den Sieg erzwingt und dass in der Hauptvariante auch der zweite der einzige ist. Die Stellung ist aus wenigen Blöcken komponiert.
say-nebuchadnezzar-kind-composed-3 = Nichts gewinnt schneller. Bewiesen ist, dass ein erster Zug und kein anderer in drei Zügen den Sieg erzwingt und dass in der Hauptvariante auch jeder spätere der einzige ist. Die Stellung ist aus wenigen Blöcken komponiert.
say-nebuchadnezzar-ask-4 = Nimm dem Gegner mit vier eigenen Zügen alle Scheiben, was er auch antwortet.
say-nebuchadnezzar-kind-composed-4 = Nichts gewinnt schneller. Bewiesen ist, dass ein erster Zug und kein anderer in vier Zügen den Sieg erzwingt und dass in der Hauptvariante auch jeder spätere der einzige ist. Die Stellung ist aus wenigen Blöcken komponiert.
say-nebuchadnezzar-kind-composed-placement = Es gibt Schläge, und alle verlieren. Bewiesen ist, dass der Gegner nach jedem anderen Zug in so vielen Zügen den Sieg erzwingt, wie die Aufgabe sagt (einem bis vier), und nach dem Setzen auf den einen guten Punkt nicht. Die Stellung ist aus wenigen Blöcken komponiert.
say-nebuchadnezzar-ask-only-capture = Schlage so, dass der Gegner nicht erzwingen kann, dir in seinen nächsten Zügen alle Scheiben zu nehmen.
say-nebuchadnezzar-kind-only-capture = Es gibt mindestens zwei Schläge. Bewiesen ist, dass der Gegner nach jedem anderen Zug in so vielen Zügen den Sieg erzwingt, wie die Aufgabe sagt (einem bis vier), und nach dem einen guten Schlag nicht. Die Stellung ist aus wenigen Blöcken komponiert.
say-nebuchadnezzar-ask-zugzwang = Nichts droht. Finde den einzigen Zug, nach dem dir nicht alle Scheiben genommen werden können.
say-nebuchadnezzar-question-zugzwang = Nichts droht. Finde den einzigen Zug, nach dem dir der Gegner nicht in seinen nächsten { $within } Zügen alle Scheiben nehmen kann.
say-nebuchadnezzar-question-zugzwang-one = Es droht nichts. Finde den einzigen Zug, nach dem dich der Gegner mit seinem nächsten Zug nicht auslöschen kann.
say-nebuchadnezzar-kind-zugzwang = Wäre der Gegner am Zug, könnte er in so vielen Zügen, wie die Aufgabe sagt (zwei bis vier), keinen Sieg erzwingen. Bewiesen ist, dass er es nach jedem Zug außer einem kann. Die Stellung ist aus wenigen Blöcken komponiert.
say-nebuchadnezzar-theme-quiet-move = Die Lösung beginnt mit dem Setzen einer Scheibe, obwohl Schlagen möglich ist.
say-nebuchadnezzar-theme-modest = Die Lösung beginnt mit einem Schlag, der weniger Scheiben umdreht, als ein anderer es täte.
say-nebuchadnezzar-theme-last-disc = Der Schlag, der gewinnt, dreht eine einzige Scheibe um, die letzte des Gegners.
say-nebuchadnezzar-theme-great = Der Schlag, der gewinnt, dreht ein Viertel des Bretts oder mehr um.
say-nebuchadnezzar-theme-corner = Das Rechteck des Schlags, der gewinnt, liegt in einer Ecke des Bretts: Zwei Ränder sind seine Mauern.
say-nebuchadnezzar-theme-borrowed = Eine Mauer eines Schlags der Lösung besteht aus Scheiben des Gegners.
say-nebuchadnezzar-theme-forced-pass = In der Hauptvariante kann der Gegner weder setzen noch schlagen und muss passen.
say-nebuchadnezzar-theme-only-reply = In der Hauptvariante hat der Gegner einen einzigen Zug, und es ist kein Passen.
say-nebuchadnezzar-theme-sacrifice = In der Hauptvariante dreht der Gegner Scheiben der Lösung um und verliert trotzdem.
say-nebuchadnezzar-theme-recapture = In der Hauptvariante dreht die Lösung eine Scheibe um, die der Gegner gerade umgedreht hat.
say-nebuchadnezzar-theme-outnumbered = Wer löst, hat weniger als halb so viele Scheiben wie der Gegner.
say-nebuchadnezzar-theme-outpost = Die einzige gute Scheibe liegt neben keiner eigenen.
say-nebuchadnezzar-theme-bridge = Die einzige gute Scheibe verbindet eigene Scheiben auf zwei Seiten oder mehr.
say-nebuchadnezzar-theme-resist = Schlagen wäre möglich, aber nur das Setzen hält stand.
say-nebuchadnezzar-theme-last-cell = Die Lösung füllt den letzten leeren Punkt des Bretts.
say-nebuchadnezzar-theme-hidden-move = Mindestens die Hälfte der Züge dreht mehr Scheiben um als der erste.
say-nebuchadnezzar-theme-neutral-walls = Der Schlag, der gewinnt, reicht von Rand zu Rand: Zwei gegenüberliegende Ränder sind neutrale Mauern.
say-nebuchadnezzar-theme-narrow-capture = Der Schlag, der gewinnt, ist einen Punkt breit und mindestens drei lang.
say-nebuchadnezzar-theme-built-wall = Eine Mauer des Schlags, der gewinnt, hat eine Scheibe, die der Löser vorher gesetzt oder umgedreht hat.
say-nebuchadnezzar-theme-seesaw = Eine Scheibe wird mindestens dreimal umgedreht.
say-nebuchadnezzar-theme-no-room = Der Gegner konnte vor dem ersten Zug eine Scheibe setzen und kann es danach nicht mehr.
say-nebuchadnezzar-theme-single-file = Bei mindestens zwei Antworten hat der Gegner jeweils nur einen Zug.
say-nebuchadnezzar-theme-great-sacrifice = Der Gegner dreht mindestens vier Scheiben des Lösers auf einmal um und verliert trotzdem.
say-nebuchadnezzar-theme-handful = Der Löser hat anfangs höchstens drei Scheiben.
say-nebuchadnezzar-theme-counter-threat = Der einzige Zug, der hält, droht mit dem nächsten alles zu nehmen.
say-nebuchadnezzar-theme-wall-breaker = Der Gegner droht, alles zu nehmen, und der einzige Zug ändert eine Mauer, die er braucht.
say-temple-ask-strand = Sorge dafür, dass der Gegner keinen Zug mehr hat, was er auch antwortet.
say-temple-kind-strand = In einem oder zwei Zügen, wie die Aufgabe sagt. Bewiesen ist, dass ein erster Zug und kein anderer den Sieg erzwingt, dass nichts schneller gewinnt und dass in der Hauptvariante auch jeder spätere Zug der einzige ist. Wer löst, hat zu viele Steine, um anders zu gewinnen. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
say-temple-ask-last-tiles = Nur wenige Steine sind übrig: Lege deinen letzten, oder sorge dafür, dass der Gegner keinen Zug mehr hat.
say-temple-kind-last-tiles = Jeder hat einige Steine einer Farbe und sonst nichts. Bewiesen ist, dass ein erster Zug und kein anderer in so vielen Zügen, wie die Aufgabe sagt, den Sieg erzwingt, dass nichts schneller gewinnt und dass in der Hauptvariante auch jeder spätere Zug der einzige ist. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
say-temple-ask-squeeze = Stelle keine Drohung auf: Lass dem Gegner nur Züge, die verlieren.
say-temple-kind-squeeze = Könnte der Gegner nach dem ersten Zug passen, so gewänne nichts sofort; aber er muss ziehen, und jeder Zug verliert. Bewiesen ist, dass ein erster Zug und kein anderer in so vielen Zügen, wie die Aufgabe sagt, den Sieg erzwingt, dass nichts schneller gewinnt und dass in der Hauptvariante auch jeder spätere Zug der einzige ist. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
say-temple-ask-composed-avoid = Finde den einzigen Zug, nach dem der Gegner nicht erzwingen kann, dass du ohne Zug dastehst.
say-temple-kind-composed-avoid = Bewiesen ist, dass der Gegner nach jedem anderen Zug erzwingt, dass dir kein Zug mehr bleibt, in so vielen eigenen Zügen, wie die Aufgabe sagt, und dass er es nach dem einen guten Zug nicht kann. Der Gegner hat zu viele Steine, um anders zu gewinnen. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
say-temple-ask-outlast = Nur wenige Steine sind übrig: Finde den einzigen Zug, der nicht verliert.
say-temple-kind-outlast = Jeder hat einige Steine einer Farbe und sonst nichts. Bewiesen ist, dass der Gegner nach jedem anderen Zug in so vielen eigenen Zügen, wie die Aufgabe sagt, den Sieg erzwingt, mit seinem letzten Stein oder indem dir kein Zug mehr bleibt, und dass er es nach dem einen guten Zug nicht kann. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
say-temple-theme-single-burden = Wer ohne Zug dasteht, hat noch einen Stein der begonnenen Farbe.
say-temple-theme-stuck-one = Wer ohne Zug dasteht, hat noch eine 1 der begonnenen Farbe, und die passt nur neben eine andere 1.
say-temple-theme-occupation = Der letzte Zug nimmt einen Bauplatz, den der Gegner hätte füllen können.
say-temple-theme-no-entry = Der letzte Zug nimmt keinen Bauplatz des Gegners: Er verdirbt sie von einem daneben aus.
say-temple-theme-roof = Der letzte Zug setzt ein Dach.
say-temple-theme-walling-in = Der letzte Zug besteht nur aus Wänden.
say-temple-theme-paving = Der letzte Zug ist ein Boden.
say-temple-theme-understatement = Die Lösung beginnt mit weniger Steinen, als ein anderer Zug setzen würde.
say-temple-theme-clean-finish = Die Lösung beginnt damit, eine Farbe aufzubrauchen.
say-temple-theme-new-colour = Die Lösung beginnt damit, eine Farbe zu beginnen.
say-temple-theme-only-reply = In der Hauptvariante hat der Gegner einen Zug, abgesehen vom Namen der Farbe, die er beginnt.
say-temple-theme-broad-front = Vor der Lösung konnte der Gegner drei Formen oder mehr füllen, danach keine.
say-temple-theme-lifeline = Der Zug, der hält, schafft neuen Platz: Danach lassen sich mehr Formen füllen als vorher.
say-temple-theme-quiet-start = Der erste Zug droht nichts: Könnte der Gegner passen, so gäbe es keinen sofortigen Sieg.
say-temple-theme-last-tile = Wer löst, gewinnt mit dem letzten eigenen Stein.
say-temple-theme-run-on = Ein Zug der Lösung braucht eine Farbe auf und geht in eine andere über.
say-temple-theme-miniature = Auf dem Tisch liegen höchstens sechs Steine.
say-temple-theme-hidden-move = Mindestens die Hälfte der Züge sieht besser aus als der erste: Sie lassen dem Gegner weniger Platz oder einem selbst mehr.
say-temple-theme-tile-choice = Der erste Zug legt einen Stein, wo auch ein anderer eigener passte; das wäre falsch.
say-temple-theme-stepping-stone = Ein späterer Zug der Lösung füllt einen Platz, den ihr erster geöffnet hat.
say-temple-theme-lent-slot = Wer löst, füllt einen Platz, den der Zug des Gegners davor geöffnet hat.
say-temple-theme-forced-tile = An einer Stelle der Hauptvariante legt jeder Zug des Gegners, der mehrere hat, denselben Stein.
say-temple-theme-both-stuck = Am Ende könnte auch, wer löst, nicht mehr ziehen.
say-temple-theme-counter-threat = Nach dem Zug, der hält, droht, wer löst, sofort zu gewinnen.
say-temple-theme-narrow-path = Nach dem ersten Zug könnte, wer löst, höchstens noch eine Form füllen, wäre er gleich wieder am Zug.

## Wörter in Bildern

say-board-player = Spieler { $player }
say-board-to-move = am Zug
say-board-draws = zieht Steine
say-board-won = gewonnen
say-board-shared-win = Sieg geteilt
say-board-drawn = remis
say-board-may-exchange = darf tauschen
say-board-draws-six = zieht sechs neue
say-board-last-move = Letzter Zug
say-board-move = Zug
say-board-line = Zugfolge
say-board-effect = { $move }, { $effect }
say-board-five = gewinnt mit genau fünf in einer Reihe
say-board-five-or-more = gewinnt mit fünf oder mehr in einer Reihe
say-board-loses-turn = setzt einmal aus
say-board-black = Schwarz
say-board-white = Weiß
say-board-tiles = { $count } { $count ->
    [one] Stein
   *[other] Steine
}
say-board-tokens = { $count } { $count ->
    [one] Marke
   *[other] Marken
}
say-board-team = Team { $number }
say-board-bonus = { $count } { $count ->
    [one] Zusatzzug
   *[other] Zusatzzüge
}
say-board-team-bonus = Team { $number }, { $bonus }
say-board-begun = Farbe { $colour } begonnen
say-board-floor = Boden
say-board-top = Dach
say-board-wall = Wand, Kerbe auf der Seite ihrer Augen

## Probleme von Octopus

say-detail-octopus-outside = Das Feld { $cell } liegt außerhalb von { $range }.
part-range = { $least } bis { $most }
say-detail-octopus-hands = Es sind { $count } Hände; eine Stellung hat 1 bis { $most } Plätze.
say-detail-octopus-set-count = Eine Partie hat 1 oder 2 Sätze, nicht { $count }.
say-detail-octopus-scores = Die Zahl der Punktestände ist { $scores }, die der Hände { $hands }; jeder Platz hat von beidem eines.
say-detail-octopus-score = Ein Punktestand ist 0 bis { $most }, nicht { $score }.
say-detail-octopus-coordinates = { $tile } liegt auf { $cell }; Koordinaten sind { $range }.
say-detail-octopus-too-often = { $tile } kommt auf dem Brett und in den Händen zusammen öfter als { $most } vor, bei { $ids }.
part-once = einmal
part-twice = zweimal
say-detail-octopus-no-seat = Platz { $seat } gibt es nicht; es gibt 0 bis { $last }.
say-detail-octopus-empty-hand = Platz { $seat } kann nicht am Zug sein: Seine Hand ist leer, und andere haben noch Steine.
say-detail-octopus-both = { $tile } und { $other } liegen beide auf { $cell }; ein Feld hat Platz für einen Stein.
say-detail-octopus-apart = { $tile } auf { $cell } ist mit { $other } nicht über waagerechte und senkrechte Nachbarn verbunden.

## Probleme von Themisto

say-detail-themisto-no-seat = Platz { $seat } gibt es nicht; es gibt 0 und 1
say-detail-themisto-discs = die Zahl der Scheiben auf dem Brett ist { $count }; eine Stellung hat { $least } bis { $most }
say-detail-themisto-previous = die Zahl der Scheiben auf dem vorigen Brett ist { $before }, auf dem Brett { $count }; beide müssen gleich viele haben
say-detail-themisto-no-row = Platz { $seat } ist als Sieger genannt, aber auf dem Brett liegt keine Reihe von { $row } Scheiben
part-themisto-five = genau fünf
part-themisto-five-or-more = fünf oder mehr
say-detail-themisto-after-win = nach dem Sieg von Platz { $seat } ist Platz { $other } am Zug
say-detail-themisto-skip = ein Sieg hebt jedes Aussetzen auf, also ist skip in einer gewonnenen Stellung false

## Probleme von Einfach Genial

say-detail-ingenious-phase = { $what } ist in der Phase { $ids } nicht möglich
part-ingenious-a-placement = das Legen eines Steins
part-ingenious-a-draw = das Ziehen
say-detail-ingenious-adjacent = die zwei Felder eines Steins müssen aneinandergrenzen
say-detail-ingenious-no-tile-unseen = auf der Ablagebank ist kein Stein { $tile }, und unbekannt ist auch keiner mehr
say-detail-ingenious-no-tile = auf der Ablagebank ist kein Stein { $tile }
say-detail-ingenious-first = der erste Stein eines Platzes muss an ein aufgedrucktes Symbol grenzen, an dem noch kein Stein liegt
say-detail-ingenious-draw-count = die Zahl der zu ziehenden Steine ist { $count }, nicht { $sent }
say-detail-ingenious-face-down = verdeckt gezogen wird nur zu verdeckten Steinen oder auf eine leere Ablagebank, und nie im Solospiel
say-detail-ingenious-unseen = { $count } { $tile } zu ziehen ist nicht möglich: die Zahl der unbekannten ist { $left }
say-detail-ingenious-aside = { $count } { $tile } zu ziehen ist nicht möglich: die Zahl der unbekannten ist { $left }; { $why }
part-ingenious-aside = die zur Seite gelegten Steine sind noch nicht im Beutel
say-detail-ingenious-no-seat = Platz { $seat } gibt es unter { $count } nicht
say-detail-ingenious-seats = die Zahl der Plätze in { $ids } ist { $range }, nicht { $count }
say-detail-ingenious-entries = { $ids } braucht einen Eintrag je Platz: { $seats }, nicht { $entries }
say-detail-ingenious-cells-adjacent = die Felder { $cell } und { $other } eines Steins grenzen nicht aneinander
say-detail-ingenious-rack = eine Ablagebank mit { $count } Steinen: Höchstens { $most } passen darauf
say-detail-ingenious-copies = mehr als { $most } Steine { $tile } auf Brett und Ablagebänken
say-detail-ingenious-seat-placed = Platz { $seat } kann nicht { $count } der Steine auf dem Brett gelegt haben, deren Zahl { $most } ist
say-detail-ingenious-sum-placed = die Zahl der Steine, die die Plätze gelegt haben, ist { $count }, auf dem Brett ist sie { $most }
say-detail-ingenious-score = ein Punktestand von { $score } liegt neben der Leiste, die von { $least } bis { $most } geht
say-detail-ingenious-partners = die Plätze { $seat } und { $other } teilen sich die Leisten, aber ihre Punktestände sind verschieden
say-detail-ingenious-pegs = die zwei Plätze teilen sich die Wertungssteine: Die Punktestände von Platz 1 müssen die negativen von Platz 0 sein
say-detail-ingenious-bonus = { $count } Zusatzzüge: 0 bis 6 können offen sein
say-detail-ingenious-bonus-phase = Zusatzzüge sind nur in der Phase place offen, und nie im Solospiel
say-detail-ingenious-exchange = Platz { $seat } darf diese Steine nicht tauschen
say-detail-ingenious-full = die Ablagebank von Platz { $seat } ist voll, zu ziehen ist nichts
say-detail-ingenious-no-tile-seat = Platz { $seat } hat keinen Stein, und seine Ablagebank wird nicht gerade aufgefüllt
say-detail-ingenious-outside = das Feld { $cell } liegt außerhalb der Grenze, Radius { $radius }
say-detail-ingenious-printed = auf dem Feld { $cell } ist ein Symbol aufgedruckt ({ $colour })
say-detail-ingenious-taken = auf dem Feld { $cell } liegt schon ein Stein

## Probleme von Nebuchadnezzar

say-detail-nebuchadnezzar-off = { $cell } ist nicht auf diesem Brett von { $side } mal { $side }.
say-detail-nebuchadnezzar-taken = Eine Scheibe setzt man auf einen leeren Punkt, und auf { $cell } liegt eine ({ $colour }).
part-nebuchadnezzar-black = Schwarz
part-nebuchadnezzar-white = Weiß
part-nebuchadnezzar-capital-black = Schwarz
part-nebuchadnezzar-capital-white = Weiß
say-detail-nebuchadnezzar-one-three = Auf { $cell } darf keine Scheibe: Daneben sind genau 1 gegnerische Scheibe und 3 leere Punkte.
say-detail-nebuchadnezzar-swap = Farben werden gleich nach dem ersten Zug getauscht, bei Halbzug 1 mit einer Scheibe; { $why }.
part-nebuchadnezzar-no-pie = diese Partie hat keine Tauschregel
part-nebuchadnezzar-ply-here = hier ist Halbzug { $ply }
part-nebuchadnezzar-not-one = hier liegt nicht genau eine Scheibe auf dem Brett
say-detail-nebuchadnezzar-pass = Passen ist nicht erlaubt, solange es einen anderen Zug gibt, etwa { $move }.
say-detail-nebuchadnezzar-seat = Es gibt die Plätze 0 und 1; Platz { $seat } kann nicht am Zug sein.
say-detail-nebuchadnezzar-colours = Die Farben müssen jedem der zwei Plätze eine Farbe geben: einem Schwarz, dem anderen Weiß.
say-detail-nebuchadnezzar-ply = Der Halbzug ist 0 bis { $most }, nicht { $ply }.
say-detail-nebuchadnezzar-side = Die Seite des Bretts ist { $least } bis { $most }, nicht { $side }.
say-detail-nebuchadnezzar-pure = Schlagen dreht ein Rechteck um, in dem nur Scheiben einer Farbe liegen ({ $colour }), und { $cell } { $holds }.
part-nebuchadnezzar-holds-black = trägt eine schwarze
part-nebuchadnezzar-holds-white = trägt eine weiße
part-nebuchadnezzar-is-empty = ist leer
say-detail-nebuchadnezzar-perimeter = { $who } besitzt { $own } vom Umfang und { $colour } { $theirs }; um zu schlagen, braucht { $mover } mehr.
say-detail-nebuchadnezzar-bigger = Es ist Teil eines größeren Rechtecks, das jetzt geschlagen werden kann, { $from } bis { $to }.
say-detail-nebuchadnezzar-no-wall = { $side } fehlt eine Mauer: Dort müssen von { $from } bis { $to } Scheiben einer Farbe liegen, und { $cell } { $holds }.
part-side-bottom = Unten
part-side-left = Links
part-side-right = Rechts
part-side-top = Oben

## Probleme von Temple

say-detail-temple-only-one = { $tile } gibt es nur einmal.
say-detail-temple-holds-no = Platz { $seat } hat { $tile } nicht.
say-detail-temple-one-colour = Ein Zug beginnt nur eine Farbe.
say-detail-temple-continue = Platz { $seat } muss mit { $colour } weitermachen (noch { $left } übrig).
say-detail-temple-too-few = Platz { $seat } hat noch { $left } von { $colour }, zu wenig für diesen Zug, und darf darin keine andere Farbe beginnen.
say-detail-temple-use-up = Platz { $seat } muss erst { $colour } aufbrauchen (noch { $left } übrig), bevor eine andere Farbe beginnt.
say-detail-temple-run-on = Ein Zug darf nur in eine neue Farbe weitergehen.
say-detail-temple-one-to-three = Ein Zug setzt einen bis drei Steine.
say-detail-temple-named-twice = Der Bauplatz { $slot } ist zweimal genannt.
say-detail-temple-floor = Ein Boden braucht einen Boden daneben oder eine Wand, die ihm zugewandt ist, und keine Wand daneben darf abgewandt sein.
say-detail-temple-single-wall = Eine einzelne Wand braucht eine Wand an einer ihrer Ecken und einen Boden auf ihrem tiefen Feld oder ein Dach auf ihrem hohen.
say-detail-temple-two-walls = Zwei Wände gehen nur im rechten Winkel zusammen, beide einem Boden zugewandt oder beide von einem Feld abgewandt, zu Böden dahinter.
say-detail-temple-top-alone = Ein Dach allein braucht zwei Wände, deren hohes Feld seines ist (oder Dächer und Wände auf jeder Seite), und keine Wand, die seinem Feld zugewandt ist.
say-detail-temple-top-walls = Ein Dach mit Wänden ist ein Tunnel (genau eine Wand vorher, die neue gegenüber) oder ein Eckdach (zwei Dächer daneben, eine neue Wand auf jeder offenen Seite).
say-detail-temple-no-type = Keine Zugart füllt Bauplätze dieser Sorten zusammen.
say-detail-temple-taken = Der Bauplatz { $slot } ist belegt.
say-detail-temple-cell-holds = Das Feld von { $slot } hat schon einen Stein (I1).
say-detail-temple-side-wall = An der Seite von { $slot } steht schon eine Wand (I2).
say-detail-temple-low-high = { $slot } hätte ein Dach als tiefes oder einen Boden als hohes Feld (I2).
say-detail-temple-third-wall = { $slot } wäre eine dritte Wand an einer Gitterecke oder gegen die Augen verbunden (I3).
say-detail-temple-first = Der erste Stein der Partie ist ein Stein vom Wert 1 auf dem Bauplatz { $slot }.
say-detail-temple-touches = In { $slot } berührt { $tile } keinen Stein von gleichem oder kleinerem Wert, in welcher Reihenfolge man die Steine auch setzt.
say-detail-temple-touches-used = In { $slot } berührt { $tile } keinen Stein von gleichem oder kleinerem Wert, wenn die aufgebrauchte Farbe zuerst kommt.
say-detail-temple-slot-range = { $slot } ist kein Bauplatz: Koordinaten liegen in { $ids } (TEM-13).
say-detail-temple-no-seat = Platz { $seat } gibt es nicht: Es gibt 0 und 1.
say-detail-temple-has-won = Platz { $seat } hat den letzten Stein gesetzt und gewonnen (TEM-10), kann also nicht am Zug sein.
say-detail-temple-apart = { $slot } ist mit { $other } nicht durch Steine verbunden, die sich berühren.
say-detail-temple-outside = { $slot } liegt außerhalb der Koordinaten { $ids } (TEM-13).
say-detail-temple-filled-twice = Der Bauplatz { $slot } ist zweimal gefüllt.
say-detail-temple-one-cell = { $slot } und { $other } sind in einem Feld.
say-detail-temple-one-side = { $slot } und { $other } sind Wände an einer Seite.
say-detail-temple-corner = { $slot } und { $other } treffen sich an einer Gitterecke gegen ihre Augen oder mit einer dritten Wand.
say-detail-temple-against = Das Feld von { $slot } ist das { $relation } Feld der Wand { $wall }.
part-temple-low = tiefe
part-temple-high = hohe
say-detail-temple-colours = Platz { $seat } hat { $count } Farben; ein Platz hat höchstens fünf.
say-detail-temple-must-be-active = Platz { $seat } hat einen Teil von { $colour }, also muss { $colour } die begonnene Farbe sein.
say-detail-temple-other-active = Platz { $seat } hat einen Teil von { $colour }, obwohl die begonnene Farbe { $other } ist.
say-detail-temple-none-active = Platz { $seat } hat keinen Stein der begonnenen Farbe { $colour }; sie sollte null sein.
say-detail-temple-all-active = Platz { $seat } hat alle { $count } Steine der begonnenen Farbe { $colour }; begonnen ist eine Farbe erst, wenn ein Stein liegt.
say-detail-temple-both-hold = Beide Plätze haben Steine von { $colour }.
say-detail-temple-empty-table = Auf einem leeren Tisch ist keine Farbe begonnen: active ist für beide Plätze null.

## Was die Liste der Spiele sagt

part-card-nestortiles = Nestortiles Octopus
say-card-seats = Zahl der Plätze.
part-card-one-or-two = 1 oder 2
part-card-true-or-false = true oder false
part-card-integer = eine ganze Zahl von { $least } bis { $most }
part-card-random-seed = { $least } bis { $most }; ohne Angabe zufällig
say-card-octopus-seats = Zahl der Plätze; alle Steine werden gleichmäßig an sie verteilt.
say-card-octopus-sets = Zahl der Sätze; zwei machen die Partie länger.
say-card-octopus-seed = Startzahl der Verteilung; dieselbe Zahl gibt dieselbe Verteilung.
say-card-octopus-key = Das Brett besteht aus seinen Steinen als TILE@x,y mit ; dazwischen, eine Hand aus ihren Steinen ohne Zwischenraum; Hände und Punkte sind durch Kommas getrennt, und ein leeres Brett oder eine leere Hand ist -. Ein TILE ist ein Farbbuchstabe aus ROYGCBPNKW und eine Zahl von 1 bis 6. Hier liegt R4 auf 0,0 und B4 auf 1,0; Platz 0 hält R1 und R2, Platz 1 O6 und B1; die Punkte sind 0 und 1; Platz 0 ist am Zug; es gibt einen Satz.
say-card-octopus-move = R4 kommt auf x 2 (Osten), y -1 (Norden).
say-card-octopus-symmetries = Verschiebungen, die 8 Symmetrien des Quadrats, jede Vertauschung der Farben und jede Vertauschung der Zahlen.
say-card-octopus-composed = Zusammengestellte Stellungen dürfen einen einzigen Platz haben und Hände jeder Größe; ein Platz ohne Steine wird übergangen.
say-card-themisto-seed = Ohne Wirkung: Es gibt nur eine Anfangsstellung.
say-card-themisto-key = das Brett, der Platz am Zug, s, wenn der andere Platz noch aussetzen muss, der Sieger und das Brett vor dem letzten Zug, mit je einem Leerzeichen dazwischen; - für keinen. Ein Brett besteht aus seinen Reihen 8 bis 1 mit / dazwischen: b, w und Ziffern für ganze Folgen leerer Felder.
say-card-themisto-move = die Scheibe von FROM geht nach TO und wird umgedreht
say-card-themisto-capture = dasselbe, und jede eingeschlossene Linie wird geschlagen
say-card-themisto-symmetries = die 8 Symmetrien des Quadrats, jede mit oder ohne Tausch von Schwarz und Weiß auf beiden Brettern; die Plätze bleiben
say-card-ingenious-variant = Die Spielform.
part-card-ingenious-variants = standard (2 bis 4 Plätze), solo (1), team (4: Partner sind 0+2 und 1+3), duel (2)
say-card-ingenious-seats = Zahl der Plätze; nur standard lässt eine Wahl.
part-card-ingenious-seat-counts = 2 bis 4 bei standard, 1 bei solo, 4 bei team, 2 bei duel; ohne Angabe die kleinste Zahl der Spielform
say-card-ingenious-seed = Bestimmt die Verteilung; ohne Angabe wird eine zufällige Startzahl genommen und genannt.
say-card-ingenious-hidden = Ob die Ablagebänke aller Plätze außer Platz 0 verdeckt sind.
say-card-ingenious-key = Die Phasen sind place, exchange, draw, redraw; die Steine auf dem Brett stehen in der Reihenfolge ihres ersten Feldes (r, dann q) mit ; dazwischen, die einer Ablagebank ohne Zwischenraum und ?? zuletzt, die sechs Punktzahlen eines Platzes (R O Y G B P) mit Punkten, die Plätze mit Kommas dazwischen; - für ein leeres Brett oder eine leere Ablagebank
say-card-ingenious-place = Legt einen Stein: Rot auf 0,-4 und Blau auf 1,-4. Die Farben stehen in der Reihenfolge ROYGBP. Bei einem Doppel kommt das Feld mit dem kleineren r, dann q, zuerst; die andere Reihenfolge ist ein eigener Zug, wo sie etwas anderes einbringt
say-card-ingenious-swap = Legt die Ablagebank beiseite und nimmt sechs neue Steine
say-card-ingenious-keep = Behält die Ablagebank
say-card-ingenious-draw = Diese Steine werden gezogen, in der Reihenfolge ROYGBP, ?? (verdeckt) zuletzt; + allein überlässt das Ziehen der Startzahl der Anfrage
say-card-ingenious-symmetries = Drehungen und Spiegelungen des Bretts, mit der Vertauschung der Farben, die die aufgedruckten Symbole wiederherstellt
say-card-ingenious-duel = Das Duell ist rekonstruiert: Sein veröffentlichtes Regelblatt war nicht zu bekommen. Antworten dazu haben rules_status "reconstructed".
say-card-ingenious-perft = Perft hält an, wo gezogen werden muss; das zählt als ein Blatt.
say-card-nebuchadnezzar-side = Seite des quadratischen Bretts.
say-card-nebuchadnezzar-pie = Nach dem ersten Zug darf der zweite Spieler statt zu ziehen die Farben tauschen.
say-card-nebuchadnezzar-key = Die Reihen von oben bis 1 mit / dazwischen: b, w und jede größte Folge leerer Punkte als eine Zahl; dann die Farbe am Zug, die Farbe von Platz 0, die Zahl der Züge bisher, p oder - für die Tauschregel.
say-card-nebuchadnezzar-place = Setzt eine Scheibe.
say-card-nebuchadnezzar-capture = Schlägt ein Rechteck, von seiner linken unteren bis zu seiner rechten oberen Ecke; ein einzelnes Feld ist xc3-c3.
say-card-nebuchadnezzar-swap = Tauscht die Farben, statt auf den ersten Zug zu antworten.
say-card-nebuchadnezzar-pass = Passt; der einzige Zug, wo kein anderer möglich ist, und dann muss er gesendet werden.
say-card-nebuchadnezzar-symmetries = Die 8 Symmetrien des Quadrats, jede mit oder ohne Tausch der beiden Farben samt ihren Besitzern.
say-card-temple-seed = Nichts ist zufällig; die Antwort wiederholt die Startzahl.
say-card-temple-edition = Die Regeln wie veröffentlicht oder mit den späteren Änderungen des Autors (TEM-1).
part-card-temple-editions = published oder revised
say-card-temple-colours = Die Farben der Plätze: die fünf Buchstaben von Platz 0, dann die fünf von Platz 1 (TEM-11).
part-card-temple-letters = die zehn Buchstaben ROYGCBPNKW in beliebiger Reihenfolge
say-card-temple-key = Der Tisch als SLOT=TILE mit ; dazwischen (Böden, Dächer, Wände; y absteigend, x aufsteigend, Seiten in der Reihenfolge N E S W). Eine Hand besteht aus ihren Steinen ohne Zwischenraum. Ein leerer Tisch, eine leere Hand und keine begonnene Farbe sind -.
say-card-temple-floor = Ein Boden auf dem Tisch im Feld x,y.
say-card-temple-top = Ein Dach über dem Feld x,y.
say-card-temple-wall = Eine Wand auf der Seite d (N E S W) des Feldes x,y, deren Augen zu diesem Feld zeigen.
say-card-temple-several = Ein Zug mit zwei oder drei Steinen, die Bauplätze in der Reihenfolge des Stellungsschlüssels.
say-card-temple-symmetries = Verschiebung; die 8 Symmetrien des Quadrats, bei denen sich die Wände mitdrehen; jede Vertauschung der Farben (bei Steinen auf dem Tisch zählt nur der Wert); Tausch der Plätze samt dem Platz am Zug.
