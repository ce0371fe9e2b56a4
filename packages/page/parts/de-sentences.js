var e=`game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Einfach Genial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
puzzle-question-nebuchadnezzar-zugzwang = Es droht nichts. Finde den einzigen Zug, nach dem dir der Gegner { $within ->
 [one] mit seinem nächsten Zug
 *[other] in seinen nächsten { $within } Zügen
} nicht alle Scheiben nehmen kann.
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
list-and = { $first } und { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, dann { $rest }
colour-name = { $letter ->
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
cells-from-to = { $from } bis { $to }
tile-name = { $colour } { $number }
tile-ingenious = { $first }-{ $second }
tile-there = { $tile } { $place }
place-octopus = { $side ->
 [left] links von { $colour } { $number }
 [right] rechts von { $colour } { $number }
 [above] über { $colour } { $number }
 [below] unter { $colour } { $number }
 *[alone] in der Mitte
}
place-octopus-at = auf { $cell }
move-themisto = { $from }–{ $to }
move-ingenious = { $first } und { $second }
move-ingenious-between = { $first } und { $also } ({ $second })
move-ingenious-at = { $first } auf { $cell } und { $second } auf { $other }
place-ingenious = { $what ->
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
place-ingenious-onward = von dort { $tile } nach { $side ->
 [right] rechts
 [lower-right] rechts unten
 [lower-left] links unten
 [left] links
 [upper-left] links oben
 *[upper-right] rechts oben
}
move-temple = { $kind ->
 [corner-wall] { $first } und { $others } als Wandecke
 [tunnel] { $first } mit { $others } als Wand unter der anderen Seite
 *[corner-top] { $first } (darunter { $others })
}
tile-temple = { $kind ->
 [floor] { $tile } als Boden { $place }
 [top] { $tile } als Dach { $place }
 *[wall] { $tile } als Wand { $place }
}
place-temple = { $side ->
 [N] nördlich von { $colour } { $number }
 [E] östlich von { $colour } { $number }
 [S] südlich von { $colour } { $number }
 [W] westlich von { $colour } { $number }
 *[alone] in der Mitte
}
side-temple = { $side ->
 [N] nördlich
 [E] östlich
 [S] südlich
 *[W] westlich
}
side-temple-below = { $side ->
 [N] im Norden
 [E] im Osten
 [S] im Süden
 *[W] im Westen
}
move-name = { $kind ->
 [takes] { $what } (schlagend)
 [spares] { $what } ohne Schlag
 [captures] Schlag von { $what }
 [captures-one] Schlag von { $what }
 [swaps] Tausch der Farben
 [passes] Passen
 [renews] Tausch der Steine
 [keeps] Verzicht auf den Tausch
 *[puts] { $what }
}
move-elsewhere = { $move } an anderer Stelle
move-told = { $kind ->
 [moves] Zieh { $what }
 [takes] Zieh { $what }
 [spares] Zieh { $what }, ohne zu schlagen
 [places] Setze auf { $what }
 [captures] Schlage die Scheiben von { $what }
 [captures-one] Schlage die Scheibe auf { $what }
 [swaps] Tausche die Farben
 [passes] Passe
 [renews] Tausche deine Steine
 [keeps] Behalte deine Steine
 *[puts] Lege { $what }
}. Das { $does }.
solution-reply = { $count ->
 [1] Dem Gegner bleibt nur { $move }.
 *[other] Der Gegner antwortet mit { $move }.
}
solution-goes-on = Am besten geht es mit { $moves } weiter.
verdict-solved = Gelöst.
verdict-right-so-far = Bis hierher richtig; { $moves ->
 [one] ein Zug fehlt
 *[other] { $moves } Züge fehlen
} noch.
refutation-does-not-win = Mit { $move } gewinnst du nicht: Der Zug { $does }.
refutation-unanswered = Mit { $move } gelingt es nicht; { $then }.
refutation-reply = Die Antwort { $does }.
refutation-no-second = Nach { $move } folgt kein zweiter Zug, der gewinnt.
refutation-answered = Nach { $move } { $opponents ->
 [one] antwortet der Gegner
 *[other] antworten deine Gegner
} mit { $replies }, und { $then }.
refutation-line = Nach { $move } { $who ->
 [own] machst du am besten mit { $moves } weiter
 *[other] geht es am besten mit { $moves } weiter
}, und { $then }.
refutation-answered-wins = Nach { $move } antwortet der Gegner mit { $reply } und gewinnt sofort.
refutation-goes-on = die Partie geht weiter
refutation-win = mit { $moves ->
 [one] deinem nächsten Zug
 *[other] deinen nächsten { $moves } Zügen
} kannst du nicht mehr gewinnen
refutation-hold = du kannst die Partie nicht mehr retten
refutation-scores-less = du holst { $points ->
 [one] einen Punkt
 *[other] { $points } Punkte
} weniger als möglich
refutation-lead-second = nach deinem zweiten Stein liegst du { $value }; mit dem richtigen ersten liegst du { $best }
refutation-lead-end = am Ende liegst du { $value }; mit dem richtigen Zug liegst du { $best }
refutation-points = du kommst auf { $value ->
 [one] einen Punkt
 *[other] { $value } Punkte
}; der richtige Zug bringt { $best }
refutation-lowest = deine niedrigsten Farben kommen auf { $first } und { $second }; der richtige Zug bringt sie auf { $best } und { $next }
refutation-opponent-lowest = die niedrigsten Farben des Gegners kommen auf { $first } und { $second }; nach dem richtigen Zug nur auf { $best } und { $next }
refutation-games = { $value ->
 [0] du verlierst
 [50] du teilst nur den Sieg
 [100] du gewinnst
 *[other] du gewinnst { $value } von hundert Partien
}; der richtige Zug { $best ->
 [50] rettet einen geteilten Sieg
 [100] gewinnt
 *[other] gewinnt { $best }
}
number-lead = { $sign ->
 [level] gleichauf
 [ahead] { $points ->
 [one] einen Punkt
 *[other] { $points } Punkte
 } vorn
 *[behind] { $points ->
 [one] einen Punkt
 *[other] { $points } Punkte
 } zurück
}
flaw-too-large = Der Beweis braucht mehr Stellungen, als der Dienst für ein Rätsel durchsucht.
flaw-no-choice = In dieser Stellung ist kein Spieler am Zug.
flaw-greedy = Wer immer den Zug macht, der am besten aussieht, löst es: { $moves }.
flaw-rating = Seine Wertung ist { $rating }, Rätsel dieser Art haben { $low } bis { $high }.
flaw-line = Das beste Spiel beginnt mit { $moves }.
flaw-no-win-now = Kein Zug gewinnt sofort.
flaw-two-win-now = Sowohl { $one } als auch { $other } gewinnt sofort.
flaw-faster-now = Mit { $move } gewinnst du sofort, gefragt ist aber nach { $asked } { $asked ->
 [one] Zug
 *[other] Zügen
}.
flaw-no-win = Kein Zug erzwingt den Sieg in { $moves } { $moves ->
 [one] Zug
 *[other] Zügen
}.
flaw-lost = Der Gegner gewinnt in { $moves } { $moves ->
 [one] Zug
 *[other] Zügen
}, was du auch tust.
flaw-none = Kein Zug erfüllt die Aufgabe.
flaw-two-win = Sowohl { $one } als auch { $other } erzwingt den Sieg in { $moves } { $moves ->
 [one] Zug
 *[other] Zügen
}.
flaw-two-hold = Mit { $one } wie mit { $other } hinderst du den Gegner am Sieg in { $moves } { $moves ->
 [one] Zug
 *[other] Zügen
}.
flaw-two = Sowohl { $one } als auch { $other } erfüllt die Aufgabe.
flaw-close = Mit { $other } stehst du fast so gut wie mit { $one }.
flaw-all-hold = Der Gegner kann nicht in { $moves } { $moves ->
 [one] Zug
 *[other] Zügen
} gewinnen, was du auch tust.
flaw-all = Jeder Zug erfüllt die Aufgabe.
flaw-faster = Mit { $move } erzwingst du den Sieg schon in { $moves } { $moves ->
 [one] Zug
 *[other] Zügen
}, gefragt ist aber nach { $asked } { $asked ->
 [one] Zug
 *[other] Zügen
}.
flaw-not-saved = Das rettet die Partie nicht: { $move } erzwingt den Sieg in { $moves } { $moves ->
 [one] Zug
 *[other] Zügen
}.
requirement-other-task = Diese Art fragt in dieser Stellung nach einer anderen Zahl von Zügen.
requirement-octopus-alone = Du musst allein spielen.
requirement-one-opponent = Es muss genau ein Gegner da sein.
requirement-two-opponents = Es müssen zwei Gegner da sein.
requirement-octopus-two-tiles = Du brauchst mindestens zwei Steine in der Hand.
requirement-octopus-three-tiles = Du brauchst mindestens drei Steine in der Hand.
requirement-octopus-last = Du musst genau einen Stein in der Hand haben.
requirement-octopus-opponents-tile = Der Gegner braucht einen Stein in der Hand.
requirement-octopus-opponents-last = Der Gegner muss genau einen Stein in der Hand haben.
requirement-octopus-opponents-last-two = Der Gegner muss einen Stein oder zwei in der Hand haben.
requirement-octopus-few-tiles = Beide Spieler brauchen mindestens zwei Steine in der Hand und dürfen zusammen höchstens sieben haben.
requirement-octopus-everyones-tile = Jeder Spieler braucht einen Stein in der Hand.
requirement-octopus-pairs = Beide Spieler müssen vier Steine in der Hand haben: zwei Paare gleicher Steine.
requirement-octopus-gives-away = Ein anderer Zug muss sofort mindestens 2 Punkte mehr bringen als die Lösung.
requirement-octopus-can-wait = Der Stein, der sofort am meisten bringen kann, darf nicht als erster gelegt werden.
requirement-shared-win = Die Lösung darf nicht gewinnen: Gefragt ist, wie ein geteilter Sieg zu retten ist.
requirement-octopus-end = Kein anderer Zug darf zu einem besseren Ende der Partie führen als die Lösung.
requirement-octopus-loses-by-one = Die Lösung muss um einen Punkt verlieren.
requirement-themisto-owes = Der Gegner muss aussetzen, sodass du zweimal ziehst.
requirement-themisto-owes-nothing = Der Gegner darf nicht aussetzen müssen.
requirement-no-win = Du darfst nicht sofort gewinnen können.
requirement-themisto-no-threat = Der Gegner darf keine Drohung haben.
requirement-themisto-free-moves = Du brauchst mindestens vier Züge, nach denen du nicht aussetzt.
requirement-themisto-costs-a-turn = Der einzige sichere Zug muss dich einen Zug kosten.
requirement-themisto-costly-moves = Du brauchst mindestens drei Züge, nach denen du aussetzt.
requirement-themisto-squeezed = Der erste Zug darf keine Drohung aufstellen, und jede Antwort muss einen Zug kosten oder sofort verlieren.
requirement-themisto-six-discs = Es müssen sechs Scheiben sein: drei in einer Reihe zwischen zweien der anderen Farbe und eine irgendwo.
requirement-themisto-drawn = Nach dem einzigen sicheren Zug, der keinen Zug kosten darf, darf keine Seite den Sieg erzwingen können.
requirement-themisto-borrowed = In der Hauptvariante musst du eine Scheibe ziehen, die der Gegner gerade gezogen hat.
requirement-ingenious-standard = Es muss die übliche Form des Spiels sein.
requirement-ingenious-to-place = Du musst an der Reihe sein, einen Stein zu legen.
requirement-ingenious-open-rack = Deine Ablagebank muss offen liegen.
requirement-ingenious-open-racks = Alle Ablagebänke müssen offen liegen.
requirement-ingenious-a-tile = Du brauchst einen Stein auf der Ablagebank.
requirement-ingenious-two-tiles = Du brauchst mindestens zwei Steine auf der Ablagebank.
requirement-ingenious-three-tiles = Du brauchst mindestens drei Steine auf der Ablagebank.
requirement-ingenious-one-tile = Der Gegner muss genau einen Stein haben, und er muss offen liegen.
requirement-ingenious-both-placed = Jeder Spieler muss schon einen Stein gelegt haben.
requirement-ingenious-two-places = Die Lösung muss dem Gegner zwei gute Plätze verderben, die kein Feld gemeinsam haben.
requirement-ingenious-no-bonus = Es darf kein Zusatzzug ausstehen.
requirement-ingenious-two-bonus = Es müssen zwei Zusatzzüge ausstehen.
requirement-ingenious-earns-none = Kein Zug darf einen Zusatzzug einbringen.
requirement-ingenious-two-left = Es muss genau für zwei weitere Steine Platz sein.
requirement-ingenious-whole-turn = Der beste Zug muss mit dem letzten Stein enden, der zu finden ist.
requirement-ingenious-raised = Die niedrigste Farbe muss steigen.
requirement-nebuchadnezzar-moves = Du brauchst mindestens vier mögliche Züge.
requirement-nebuchadnezzar-not-alone = Die Lösung darf weder der einzige Schlag noch der einzige Setzzug sein.
requirement-nebuchadnezzar-choice = Es müssen ein Schlag und mindestens drei Setzzüge zur Wahl stehen.
requirement-nebuchadnezzar-three-captures = Es müssen mindestens drei Schläge möglich sein.
requirement-nebuchadnezzar-placement = Der einzige Zug, der hält, muss ein Setzzug sein.
requirement-nebuchadnezzar-capture = Der einzige Zug, der hält, muss ein Schlag sein.
requirement-nebuchadnezzar-no-threat = Der Gegner darf keine Drohung haben: Selbst wenn er am Zug wäre, dürfte er keinen Sieg erzwingen können.
requirement-nebuchadnezzar-great-sacrifice = In der Hauptvariante muss der Gegner mindestens vier deiner Scheiben auf einmal umdrehen.
requirement-nebuchadnezzar-outnumbered = Du musst weniger als halb so viele Scheiben haben wie der Gegner.
requirement-temple-holds-many = Du musst außer der Farbe, die du spielst, mindestens eine ganze Farbe halten.
requirement-temple-opponent-holds-many = Der Gegner muss außer der Farbe, die er spielt, mindestens eine ganze Farbe halten.
requirement-temple-one-colour = Beide Spieler dürfen nur Steine der Farbe halten, die sie spielen.
requirement-temple-quiet = Der erste Zug darf keine Drohung aufstellen.
requirement-temple-lent = In der Hauptvariante musst du einen Bauplatz füllen, den der Zug des Gegners davor geöffnet hat.
requirement-temple-more-moves = Nach der Lösung muss der Gegner mehr Züge haben, als wenn er jetzt am Zug wäre.
score-octopus-opens = Spieler { $player } beginnt mit { $move } und bekommt noch nichts.
score-octopus-nothing = Spieler { $player } legt { $move } und bekommt nichts: Kein Nachbarstein hat dieselbe Farbe oder Zahl.
score-octopus-scores = Spieler { $player } legt { $move } und bekommt { $points } { $points ->
 [one] Punkt
 *[other] Punkte
}: { $runs }.
score-octopus-colour = { $colour } nach { $runs }
score-octopus-number = die Zahl { $number } nach { $runs }
score-octopus-run = { $direction ->
 [N] Norden
 [NE] Nordosten
 [E] Osten
 [SE] Südosten
 [S] Süden
 [SW] Südwesten
 [W] Westen
 *[NW] Nordwesten
} ({ $points })
score-octopus-runs = Punkte dieses Zuges: { $runs }.
score-octopus-placement = { $move } ({ $points ->
 [one] 1 Punkt
 *[other] { $points } Punkte
})
score-octopus-seat = { $who ->
 [you] du
 [opponent] der Gegner
 [next] der nächste Gegner
 *[last] der letzte Gegner
} { $sum }
score-octopus-tally = Punkte: { $seats }.
score-octopus-tally-from = Punkte (vorher { $before }): { $seats }.
solution-octopus-allows = Mit { $bait } holst du sofort mehr, aber dann kann die Antwort { $gain ->
 [one] einen Punkt
 *[other] { $gain } Punkte
} bringen, mit { $tile }; nach der Lösung bringt sie { $less ->
 [0] nichts
 *[other] höchstens { $less }
}.
solution-octopus-can-wait = Mit { $bait } holst du sofort mehr, aber dann mit dem nächsten Stein { $less ->
 [0] nichts
 *[other] höchstens { $less }
}; nach der Lösung bringt er bis zu { $gain }.
effect-octopus-takes = nimmt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} ein Feld im Wert von { $gain } für { $tile } ({ $player ->
 [mover] er erhält dann höchstens { $other }
 *[other] die Antwort bringt dann höchstens { $other }
})
effect-octopus-takes-last = nimmt dem letzten Gegner ein Feld im Wert von { $gain } für { $tile } (er bekommt dann höchstens { $other })
effect-octopus-prepares = schafft ein Feld mit { $gain } { $gain ->
 [one] Punkt
 *[other] Punkten
} für { $tile }
effect-octopus-prepares-two = schafft für { $tile } zwei Felder im Wert von { $worth ->
 [equal] je { $most }
 *[different] { $most } und { $more }
}
effect-octopus-prepares-both = schafft ein Feld im Wert von { $most } für { $tile } und eines im Wert von { $more } für { $other }
effect-octopus-prepares-cells = schafft { $count } Felder im Wert von { $worth ->
 [equal] je { $most }
 *[different] bis zu { $most }
}
effect-octopus-lets = gibt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} ein Feld im Wert von { $gain } für { $tile }
effect-octopus-joins-colour = verbindet zwei Reihen in { $colour }
effect-octopus-joins-number = verbindet zwei Reihen von { $number ->
 [ones] Einsen
 [twos] Zweien
 [threes] Dreien
 [fours] Vieren
 [fives] Fünfen
 *[sixes] Sechsen
}
score-themisto-moves = Spieler { $player } zieht die { $from ->
 [black] schwarze
 *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
 [black] schwarz
 *[white] weiß
} wird.
score-themisto-moves-and = Spieler { $player } zieht die { $from ->
 [black] schwarze
 *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
 [black] schwarz
 *[white] weiß
} wird; { $more }.
score-themisto-captures = Spieler { $player } zieht die { $from ->
 [black] schwarze
 *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
 [black] schwarz
 *[white] weiß
} wird, und schlägt { $captured }.
score-themisto-captures-and = Spieler { $player } zieht die { $from ->
 [black] schwarze
 *[white] weiße
} Scheibe von { $cell } nach { $to }, wo sie { $colour ->
 [black] schwarz
 *[white] weiß
} wird, und schlägt { $captured }; { $more }.
score-themisto-wins = Spieler { $player } gewinnt durch { $rows }
score-themisto-cancels = weil die Scheibe { $rows } verlässt, müsste Spieler { $player } aussetzen; stattdessen entfällt das Aussetzen von Spieler { $other }
score-themisto-loses = weil die Scheibe { $rows } verlässt, setzt Spieler { $player } im nächsten Zug aus
score-themisto-again = Spieler { $player } setzt aus, also zieht Spieler { $other } noch einmal
themisto-row = die { $colour ->
 [black] schwarze
 *[white] weiße
} { $length ->
 [3] Dreierreihe
 [4] Viererreihe
 [5] Fünferreihe
 [6] Sechserreihe
 [7] Siebenerreihe
 *[other] Achterreihe
} von { $from } bis { $to }
themisto-winning-row = { $length ->
 [5] fünf
 [6] sechs
 [7] sieben
 *[other] acht
} { $direction ->
 [file] auf der { $line }-Linie
 [rank] auf der { $line }. Reihe
 *[diagonal] auf der Diagonale von { $line }
}
refutation-themisto-answered = Auf { $move } antwortet der Gegner mit { $reply }, hat { $row } und gewinnt.
effect-themisto-stops = verhindert den Sieg auf { $cells }
effect-themisto-leaves = lässt { $player ->
 [mover] den Spieler am Zug
 *[other] den anderen Spieler
} auf { $cells } gewinnen
effect-themisto-threatens = droht mit dem Sieg auf { $cells }
effect-themisto-threatens-with = droht mit { $move } zu gewinnen
effect-themisto-prepares = bereitet den Sieg auf { $cells } vor
effect-themisto-completes-nothing = bildet keine Reihe, die gewinnt
effect-themisto-too-long = bildet { $row }, zu lang für einen Sieg von Spieler 1
refutation-themisto-twice = Mit { $move } verlierst du einen Zug: Der Gegner spielt { $first }, dann { $second }, hat { $row } und gewinnt.
solution-themisto-two-turns = Selbst mit zwei Zügen hintereinander kann der Gegner nicht gewinnen.
solution-themisto-others-lose = Nach { $share ->
 [all] jedem der { $all } anderen Züge
 *[some] { $count } der { $all } anderen Züge
} gewinnt der Gegner sofort{ $times ->
 [all] { "" }
 *[some] , nach { $most } davon
} durch { $row }.
solution-themisto-rest-loses = Nach { $rest ->
 [one] dem letzten
 *[other] den übrigen { $rest }
} gewinnt er zwingend mit höchstens { $within } Zügen.
solution-themisto-others-later = Nach jedem der { $all } anderen Züge gewinnt der Gegner zwingend mit höchstens { $within } Zügen.
effect-themisto-stops-row = verhindert { $row }{ $how ->
 [fills] { " " }(besetzt { $cells })
 [leaves] { " " }(zieht die Scheibe von { $cells } weg)
 [flips] { " " }(dreht { $cells } um)
 *[otherwise] { "" }
}
effect-themisto-stops-rows = verhindert { $rows }
score-ingenious-places = Spieler { $player } legt { $move } und bekommt { $gains }.
score-ingenious-swaps = Spieler { $player } legt seine Steine zur Seite und zieht sechs neue.
score-ingenious-keeps = Spieler { $player } behält seine Steine.
score-ingenious-draws = Spieler { $player } zieht { $tiles }.
effect-ingenious-gain = { $points } für { $colour }
score-ingenious-nothing = nichts
score-ingenious-lost = { $points } { $points ->
 [one] Punkt verfällt
 *[other] Punkte verfallen
} am Ende einer Leiste
score-ingenious-bonus = das gibt { $count ->
 [one] einen Zusatzzug
 *[other] { $count } Zusatzzüge
}
score-ingenious-over = die Partie ist zu Ende
score-ingenious-face-down = { $count ->
 [one] einen verdeckten Stein
 *[other] { $count } verdeckte Steine
}
effect-ingenious-earns = gibt einen Zusatzzug
effect-ingenious-earns-more = gibt { $count } { $count ->
 [one] Zusatzzug
 *[other] Zusatzzüge
}
effect-ingenious-raises = hebt die niedrigste Farbe von { $from } auf { $to }
effect-ingenious-ends = beendet die Partie
effect-ingenious-ends-won = beendet und gewinnt die Partie
effect-ingenious-ends-level = beendet die Partie mit Gleichstand
effect-ingenious-all-six = führt alle sechs Farben auf { $points }, was sofort gewinnt
effect-ingenious-closes = nimmt weiteren Steinen den Platz
effect-ingenious-spoils = verhindert den besten Zug { $player ->
 [mover] des Spielers am Zug
 *[other] des Gegners
}
effect-ingenious-gains-nothing = bringt selbst keine Punkte
score-ingenious-end = Am Ende stehen deine Farben auf { $own }, die des Gegners auf { $other }, die niedrigste zuerst: { $place ->
 [0] Gleichstand
 [1] Die niedrigste entscheidet, { $mine } zu { $theirs }
 [2] Die zweitniedrigste entscheidet, { $mine } zu { $theirs }
 [3] Die drittniedrigste entscheidet, { $mine } zu { $theirs }
 [4] Die viertniedrigste entscheidet, { $mine } zu { $theirs }
 [5] Die zweithöchste entscheidet, { $mine } zu { $theirs }
 *[6] Die höchste entscheidet, { $mine } zu { $theirs }
}.
score-ingenious-turn = Deine Farben stehen danach auf { $own }, die niedrigste zuerst.
score-ingenious-spoilt = Die Farben des Gegners stehen danach auf { $other }, die niedrigste zuerst.
score-nebuchadnezzar-places = Spieler { $player } ({ $colour ->
 [black] Schwarz
 *[white] Weiß
}) setzt eine Scheibe auf { $cell }: { $why }.
score-nebuchadnezzar-edge = Am Rand ist jeder leere Punkt erlaubt
score-nebuchadnezzar-neighbours = neben { $enemies ->
 [0] keiner gegnerischen Scheibe
 [one] einer gegnerischen Scheibe
 *[other] { $enemies } gegnerischen Scheiben
} und { $empty ->
 [0] keinem leeren Punkt
 [one] einem leeren Punkt
 *[other] { $empty } leeren Punkten
}; verboten wäre nur eine Scheibe neben drei leeren Punkten und einer gegnerischen Scheibe
score-nebuchadnezzar-swaps = Spieler { $player } übernimmt { $colour ->
 [black] Schwarz
 *[white] Weiß
} mit der Scheibe auf dem Brett; als Nächster zieht Spieler { $other } mit { $theirs ->
 [black] Schwarz
 *[white] Weiß
}.
score-nebuchadnezzar-passes = Spieler { $player } ({ $colour ->
 [black] Schwarz
 *[white] Weiß
}) kann weder setzen noch schlagen und passt.
score-nebuchadnezzar-flips = Spieler { $player } ({ $colour ->
 [black] Schwarz
 *[white] Weiß
}) dreht { $count } { $theirs ->
 [black] schwarze
 *[white] weiße
} { $count ->
 [one] Scheibe
 *[other] Scheiben
} um, { $count ->
 [one] auf { $from }
 *[other] von { $from } bis { $to }
}; von den Mauern ringsum gehören ihm { $own }, dem Gegner { $enemy }.
score-nebuchadnezzar-wins = Er gewinnt: Der Gegner hat keine Scheibe mehr.
effect-nebuchadnezzar-wipes = nimmt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem Gegner
} alle Scheiben
effect-nebuchadnezzar-lets = lässt { $player ->
 [mover] den Spieler am Zug
 *[other] den Gegner
} sofort alle Scheiben nehmen
effect-nebuchadnezzar-leaves-pass = zwingt { $player ->
 [mover] den Spieler am Zug
 *[other] den Gegner
} zum Passen
effect-nebuchadnezzar-leaves-one = lässt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem Gegner
} einen einzigen Zug
effect-nebuchadnezzar-threatens = droht als Nächstes alle Scheiben zu nehmen
refutation-nebuchadnezzar-answered = Auf { $move } antwortet der Gegner mit { $reply }, nimmt dir { $count ->
 [one] die letzte Scheibe
 *[other] die letzten { $count } Scheiben
} und gewinnt.
score-temple-plays = Spieler { $player } baut { $kind ->
 [floor] einen Boden
 [corner-wall] eine Wandecke
 [single-wall] eine einzelne Wand
 [tunnel] einen Tunnel
 [single-top] ein einzelnes Dach
 *[corner-top] ein Eckdach
}: { $what }.
score-temple-turn = { $placed }. Der Zug { $colours }
score-temple-touches = { $placed }, an { $other }
score-temple-first = { $placed }, der erste Stein der Partie
effect-temple-opens = beginnt die Farbe { $colour }
effect-temple-finishes = spielt den Rest der Farbe { $colour }
score-temple-goes-on = bleibt bei der Farbe { $colour }
score-temple-wins-last = gewinnt, denn es war der letzte Stein
score-temple-wins-stranded = gewinnt, denn Spieler { $player } hat keinen erlaubten Zug
effect-temple-places-last = gewinnt mit dem letzten Stein
effect-temple-strands = gewinnt, weil { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} kein Zug mehr bleibt
temple-tiles = { $letter ->
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
} { $values }
refutation-temple-last = Auf { $move } antwortet der Gegner mit { $reply }, hat keinen Stein mehr und gewinnt.
refutation-temple-stranded = Auf { $move } antwortet der Gegner mit { $reply }, und du hast keinen Zug mehr.
refutation-temple-stuck = Auf { $move } antwortet der Gegner mit { $reply }, und du hast keinen Zug mehr: Für { $tiles } bleibt kein Bauplatz.
effect-temple-strands-tiles = gewinnt, denn { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} bleibt kein Bauplatz für { $tiles }
effect-temple-leaves = lässt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} { $count ->
 [one] einen Zug
 *[other] { $count } Züge
}
effect-temple-leaves-stuck = lässt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} { $count ->
 [one] einen Zug
 *[other] { $count } Züge
} (und nimmt { $tiles } den letzten Bauplatz)
effect-temple-lets-win = lässt { $player ->
 [mover] den Spieler am Zug
 *[other] den anderen Spieler
} sofort gewinnen
why-move = Dieser Zug { $does }.
why-but = { $does }, aber { $result }
why-reply = { $replies ->
 [only] Die einzige Antwort { $does }.
 [lose] Jede Antwort verliert; die beste { $does }.
 *[some] Die beste Antwort { $does }.
}
why-next = Der Zug danach { $does }.
why-second = { $rank ->
 [equal] Ein anderer Zug, { $move }, { $loses }.
 *[second] Der zweitbeste Zug, { $move }, { $loses }.
}
why-others-lose = Jeder andere Zug verliert zwangsläufig.
why-only = ist der einzige mögliche
why-quiet = ist ruhig
why-wins = erzwingt den Sieg
why-wins-with = erzwingt den Sieg in { $count ->
 [one] einem Zug
 *[other] { $count } Zügen
}
why-draws = führt zum Remis
why-lost = rettet die Partie nicht mehr
why-ahead = führt bei bestem Spiel zu { $points ->
 [one] einem Punkt
 *[other] { $points } Punkten
} Vorsprung
why-behind = führt bei bestem Spiel zu { $points ->
 [one] einem Punkt
 *[other] { $points } Punkten
} Rückstand
why-level = führt bei bestem Spiel zum Gleichstand
why-total = führt zu insgesamt { $points ->
 [one] einem Punkt
 *[other] { $points } Punkten
}
why-gives-away = verschenkt { $points ->
 [one] einen Punkt
 *[other] { $points } Punkte
}
why-gives-away-about = verschenkt etwa { $points ->
 [one] einen Punkt
 *[other] { $points } Punkte
}
why-as-good = ist genauso gut
why-about-as-good = ist etwa gleich gut
why-not-clearly-worse = ist nicht deutlich schlechter
why-chances = senkt die Gewinnchance von { $best } auf { $this } Prozent
why-wins-later = gewinnt auch, aber später
why-wins-too = gewinnt auch
why-not-at-once = gewinnt nicht sofort
why-unproved = bringt keinen bewiesenen Sieg
why-only-draws = führt nur zum Remis
why-draws-too = führt ebenfalls zum Remis
why-loses = verliert zwangsläufig
why-loses-sooner = verliert früher
why-loses-too = verliert ebenfalls
effect-captures-discs = schlägt { $count ->
 [one] eine Scheibe
 *[other] { $count } Scheiben
}
effect-only-defence = rettet als einziger Zug die Partie
effect-octopus-opens = legt den ersten Stein
effect-octopus-scores = bringt { $points ->
 [one] einen Punkt
 *[other] { $points } Punkte
}
effect-octopus-scores-nothing = bringt keinen Punkt
effect-octopus-is-last = legt den letzten Stein
effect-themisto-wins-with = gewinnt mit { $row }
effect-themisto-threatens-twice = droht mit dem Sieg auf { $count } Feldern zugleich ({ $cells })
effect-themisto-cells = { $count } Feldern
effect-themisto-costs-a-turn = kostet die eigene Seite den nächsten Zug
effect-themisto-keeps-the-turn = bringt durch das Aussetzen { $player ->
 [mover] des Spielers am Zug
 *[other] des Gegners
} noch einen Zug
effect-themisto-uses-up-the-turn = kostet die eigene Seite den zweiten Zug
effect-themisto-squeezes = lässt nur Antworten zu, die einen Zug oder sofort die Partie kosten
effect-themisto-allows = lässt { $all } Antworten zu (nach { $count ->
 [one] einer
 *[other] { $count }
} davon gewinnt die eigene Seite sofort)
effect-themisto-is-safe = ist { $count ->
 [one] der einzige Zug, nach dem
 *[other] einer von { $count } Zügen, nach denen
} { $player ->
 [mover] der Spieler am Zug
 *[other] der Gegner
} nicht sofort gewinnen kann
effect-themisto-free-move = ist { $count ->
 [one] der einzige Zug, nach dem man weder aussetzt noch sofort verliert
 *[other] einer von { $count } Zügen, nach denen man weder aussetzt noch sofort verliert
}
effect-ingenious-gains = bringt { $gains }
effect-ingenious-swaps = tauscht die Steine der Ablagebank gegen neue
effect-ingenious-keeps-rack = behält die Steine der Ablagebank
effect-ingenious-keeps = behält einen Stein mit { $colour } für die niedrigste Farbe
effect-ingenious-ends-with = endet mit { $this } in der niedrigsten Farbe statt mit { $best }
effect-ingenious-ends-lower = lässt die niedrigste Farbe am Ende etwa { $points ->
 [one] einen Punkt
 *[other] { $points } Punkte
} tiefer stehen
effect-nebuchadnezzar-stops = verhindert den Verlust { $count ->
 [one] einer Scheibe
 *[other] von { $count } Scheiben
}
effect-nebuchadnezzar-prepares = bereitet das Schlagen { $count ->
 [one] einer Scheibe
 *[other] von { $count } Scheiben
} vor
effect-nebuchadnezzar-allows = lässt den anderen Spieler { $count ->
 [one] eine Scheibe
 *[other] { $count } Scheiben
} schlagen
effect-nebuchadnezzar-lets-take = { $count ->
 [0] lässt dem Gegner keinen Schlag
 [one] lässt den Gegner höchstens eine Scheibe schlagen
 *[other] lässt den Gegner höchstens { $count } Scheiben schlagen
}
effect-nebuchadnezzar-leaves = lässt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} { $count } Züge
effect-nebuchadnezzar-takes-points = lässt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} { $count } Punkte weniger zum Setzen
effect-nebuchadnezzar-swaps = übernimmt die andere Farbe
effect-temple-takes-places = lässt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} { $now ->
 [0] keinen Platz
 [one] einen Platz
 *[other] { $now } Plätze
} zum Bauen statt { $before }
effect-temple-leaves-places = lässt { $player ->
 [mover] dem Spieler am Zug
 *[other] dem anderen Spieler
} { $theirs ->
 [one] einen Platz
 *[other] { $theirs } Plätze
} zum Bauen (sich selbst { $mine })
refusal-placed = Zeile { $line }, Spalte { $column }: { $detail }
refusal-octopus-no-tile = Platz { $seat } hat { $tile } nicht in der Hand.
refusal-octopus-opening = Der erste Stein kommt auf 0,0, nicht auf { $cell }.
refusal-octopus-taken = Auf dem Feld { $cell } liegt { $tile }; ein Feld hat Platz für einen Stein.
refusal-octopus-alone = Kein Stein liegt waagerecht oder senkrecht neben dem Feld { $cell }.
refusal-themisto-won = Platz { $seat } hat gewonnen; es gibt keine Züge mehr
refusal-themisto-no-disc = auf { $cell } liegt keine Scheibe
refusal-themisto-not-empty = { $cell } ist nicht leer; eine Scheibe zieht auf ein leeres Feld
refusal-themisto-no-line = von { $from } nach { $to } führt keine gerade Linie
refusal-themisto-in-the-way = zwischen { $from } und { $to } liegt eine Scheibe im Weg
refusal-themisto-nothing-beside = keine der anderen Scheiben liegt neben { $cell }
refusal-themisto-no-capture = die Scheibe von { $from } schließt auf { $to } keine Linie ein, die Platz { $seat } schlagen darf
refusal-themisto-restores = der Zug würde das Brett wieder so herstellen, wie es vor dem letzten Zug war
question-octopus-biggest-score = Finde den Zug mit den meisten Punkten.
question-octopus-best-placement = Du legst einen Stein, der Gegner antwortet, du legst noch einen: Finde den ersten Zug, der dir den größten Vorsprung sichert.
question-octopus-best-line = Du spielst allein: Lege alle deine Steine und hol so viele Punkte wie möglich.
question-octopus-endgame = Nur ein Zug sichert den Sieg. Finde ihn.
type-octopus-second-biggest-score = Ein Zug bringt mindestens 2 Punkte mehr als jeder andere. Die Stellung ist komponiert.
question-octopus-which-tile-to-keep = Du spielst allein: Lege alle deine Steine außer einem und hol so viele Punkte wie möglich.
type-octopus-which-tile-to-keep = Jede Auswahl der Steine, jede Reihenfolge und jedes Feld ist durchgerechnet: In jedem Schritt führt nur ein Zug zur besten Summe. Den Stein, der sofort am meisten bringt, legst du nicht zuerst. Die Stellung ist komponiert.
type-octopus-second-best-line = Jede Reihenfolge der Steine und jedes Feld ist bis zum letzten Stein durchgerechnet: In jedem Schritt führt nur ein Zug zur besten Summe. Die Stellung ist komponiert.
type-octopus-second-best-placement = Jeder Zug, jede Antwort und jeder Zug danach ist durchgerechnet. Mit der Lösung hast du mindestens 2 Punkte mehr Vorsprung als mit jedem anderen ersten Zug. Die Stellung ist komponiert.
question-octopus-sacrifice = Gib jetzt Punkte her, damit du nach deinem zweiten Zug so weit wie möglich vorn liegst oder so wenig wie möglich zurück.
type-octopus-sacrifice = Jeder Zug, jede Antwort und jeder Zug danach ist durchgerechnet. Die Lösung bringt sofort mindestens 2 Punkte weniger als ein anderer Zug. Nach deinem zweiten Zug hast du aber mindestens 1 Punkt mehr Vorsprung als mit jedem anderen ersten Zug. Die Stellung ist komponiert.
question-octopus-last-tile = Lege deinen letzten Stein so, dass du am Ende so weit wie möglich vorn liegst oder so wenig wie möglich zurück.
type-octopus-last-tile = Nach dir legt der Gegner noch einen Stein oder zwei. Jeder Zug und jede Antwort ist bis zum Ende durchgerechnet. Die Lösung ist mindestens 2 Punkte besser als jeder andere Zug. Die Stellung ist komponiert.
question-octopus-last-word = Der Gegner hat noch einen Stein, du hast mehr: Hol den größten Vorsprung am Ende.
type-octopus-last-word = Jeder Zug ist bis zum Ende der Partie durchgerechnet. Die Lösung ist mindestens 2 Punkte besser als jeder andere Zug. Die Stellung ist komponiert.
type-octopus-second-endgame = Vier Steine oder mehr sind übrig, und jeder Zug ist bis zum Ende der Partie durchgerechnet. Nur die Lösung gewinnt; sie ist mindestens 2 Punkte besser als jeder andere Zug. Die Stellung ist komponiert.
question-octopus-save-the-game = Nur ein Zug rettet einen geteilten Sieg, alle anderen verlieren. Finde ihn.
type-octopus-save-the-game = Vier Steine oder mehr sind übrig, und jeder Zug ist bis zum Ende der Partie durchgerechnet. Die Lösung führt am Ende zum Gleichstand. Sie ist mindestens 2 Punkte besser als jeder andere Zug. Die Stellung ist komponiert.
question-octopus-three-seats = Zwei Gegner spielen gegen dich: Sieh zu, dass du am Ende so weit wie möglich vor dem stärkeren liegst oder so wenig wie möglich hinter ihm.
type-octopus-three-seats = Jeder Zug ist bis zum Ende der Partie durchgerechnet, wobei beide Gegner gegen dich spielen. Die Lösung ist mindestens 1 Punkt besser als jeder andere Zug. Die Stellung ist komponiert.
type-octopus-eight-tiles = Acht Steine sind übrig, zwei Paare in jeder Hand. Nur die Lösung gewinnt.
question-octopus-lose-least = Jeder Zug verliert. Verliere nur um einen Punkt.
type-octopus-lose-least = Vier Steine oder mehr sind übrig, und jeder Zug ist bis zum Ende der Partie durchgerechnet. Alle verlieren. Mit der Lösung verlierst du um einen Punkt, mit jedem anderen Zug um mindestens drei. Die Stellung ist komponiert.
theme-octopus-quiet-move = Ein Zug der Lösung bringt höchstens 1 Punkt, obwohl ein anderer 4 oder mehr brächte.
theme-octopus-denial = Der erste Zug besetzt das Feld, auf dem der Gegner am meisten bekäme, mindestens 2 Punkte mehr als anderswo.
theme-octopus-poisoned-bait = Jeder erste Zug, der am meisten bringt, erlaubt dem Gegner mehr Punkte als vorher.
theme-octopus-set-up = Nach dem ersten Zug kann einer deiner übrigen Steine mehr bringen als vorher jeder von ihnen.
theme-octopus-fork = Nach dem ersten Zug gibt es zwei Felder, auf denen einer deiner übrigen Steine mehr bringen kann als vorher jeder von ihnen.
theme-octopus-patience = Den Zug, der anfangs am meisten bringt, machst du auch, nur später.
theme-octopus-stepping-stone = Später legst du auf ein Feld, das anfangs noch nicht erreichbar war.
theme-octopus-own-trail = Ein späterer Zug punktet mit einem Stein, den du vorher gelegt hast.
theme-octopus-bridge = Ein Zug der Lösung punktet mit Reihen seiner Farbe oder seiner Zahl in zwei entgegengesetzten Richtungen.
theme-octopus-long-run = Ein Zug der Lösung punktet mit einer Reihe von vier oder mehr Steinen.
theme-octopus-many-arms = Ein Zug der Lösung punktet in fünf oder mehr Richtungen.
theme-octopus-comeback = Vor dem ersten Zug liegst du zurück, am Ende gewinnst du.
theme-octopus-sacrifice = Der erste Zug bringt mindestens 3 Punkte weniger als ein anderer.
theme-octopus-scoreless = Ein Zug der Lösung bringt nichts.
theme-octopus-outpost = Der erste Zug geht auf ein Feld, um das herum höchstens zwei Steine liegen.
theme-octopus-hole = Ein Zug der Lösung geht auf ein Feld mit Steinen auf allen vier Seiten.
theme-octopus-double-count = Ein Zug der Lösung punktet mit seiner Farbe und mit seiner Zahl.
theme-octopus-diagonals = Der erste Zug bringt 2 oder mehr Punkte, alle auf Diagonalen.
theme-octopus-kept-back = Du legst keinen der Steine, die anfangs am meisten bringen könnten.
theme-octopus-right-tile = Sofort am meisten brächte dir derselbe Stein auf einem anderen Feld.
theme-octopus-right-cell = Sofort am meisten brächte dir ein anderer Stein auf demselben Feld.
theme-octopus-crescendo = Die Lösung hat mehrere Züge, und jeder bringt mehr als der vorige.
theme-octopus-straight-line = Die Lösung hat mehrere Züge, alle in einer Zeile, Spalte oder Diagonale.
theme-octopus-far-apart = Zwei Züge der Lösung liegen mindestens drei Felder auseinander.
theme-octopus-shared-win = Nach der Lösung endet die Partie mit Gleichstand.
theme-octopus-by-one-point = Am Ende liegst du einen Punkt vorn.
theme-octopus-one-suit = Du hast mindestens zwei Steine auf der Hand, alle mit derselben Farbe oder derselben Zahl.
theme-octopus-miniature = Auf dem Brett liegen höchstens sechs Steine.
theme-octopus-last-placement = Du legst den letzten Stein der Partie.
question-themisto-win-in-1 = Bilde mit einem Zug eine Fünferreihe.
question-themisto-win-in-2 = Erzwinge den Sieg in zwei Zügen.
question-themisto-win-in-3 = Erzwinge den Sieg in drei Zügen.
type-themisto-composed-win-in-1 = Genau ein Zug gewinnt, von Spiegelbildern abgesehen. Die Stellung ist komponiert und hat wenige Scheiben.
question-themisto-two-turns = Du bist zweimal hintereinander am Zug. Gewinne.
type-themisto-two-turns = Der Gegner muss einmal aussetzen. Kein Zug gewinnt sofort. Bewiesen ist, dass du nur nach einem ganz bestimmten ersten Zug mit dem zweiten gewinnen kannst. Die Stellung ist komponiert und hat wenige Scheiben.
type-themisto-composed-win-in-2 = Kein Zug gewinnt sofort. Bewiesen ist, dass nur ein erster Zug den Sieg in zwei Zügen erzwingt und dass in der Hauptvariante auch nur ein zweiter Zug gewinnt. Die Stellung ist komponiert.
type-themisto-composed-win-in-3 = Bewiesen ist, dass nur ein erster Zug den Sieg in drei Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert und hat wenige Scheiben.
question-themisto-zugzwang = Es droht nichts. Finde den einzigen Zug, der nicht verliert.
type-themisto-zugzwang = Der Gegner hat keine Drohung. Doch nach jedem deiner Züge außer einem erzwingt er den Sieg mit höchstens zwei Zügen, meist weil du eine Scheibe aus einer Reihe nehmen musst. Die Stellung ist komponiert und hat wenige Scheiben.
question-themisto-forced-penalty = Stelle keine Drohung auf und lass dem Gegner nur Züge, nach denen er aussetzen muss oder verliert.
type-themisto-forced-penalty = Der erste Zug stellt keine Drohung auf. Was der Gegner dann auch zieht: Er muss aussetzen oder verliert sofort. Bewiesen ist, dass nur ein erster Zug den Sieg in drei Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert und hat wenige Scheiben.
question-themisto-paid-defence = Nimm in Kauf, einmal auszusetzen: Finde den einzigen Zug, der nicht verliert.
type-themisto-paid-defence = Alle Züge, nach denen du nicht aussetzen musst, verlieren: Der Gegner erzwingt den Sieg mit höchstens zwei Zügen. Bewiesen ist, dass nur ein Zug hält. Er nimmt eine Scheibe aus einer Dreier- oder Viererreihe, obwohl der Gegner dann zweimal hintereinander zieht. Die Stellung ist komponiert und hat wenige Scheiben.
question-themisto-win-in-4 = Erzwinge den Sieg in vier Zügen.
type-themisto-win-in-4 = Bewiesen ist, dass nur ein erster Zug den Sieg in vier Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert und hat wenige Scheiben.
question-themisto-save-the-draw = Rette das Remis: Finde den einzigen Zug, der nicht verliert.
type-themisto-save-the-draw = Auf dem Brett liegen sechs Scheiben. Nach jedem falschen Zug erzwingt der Gegner den Sieg mit höchstens zwei Zügen. Nach dem richtigen kann keine Seite mehr gewinnen: Um das zu beweisen, wurde jede Stellung mit sechs Scheiben gelöst. Die Partie geht also weiter, bis eine Stellung zum dritten Mal auftritt.
question-themisto-borrowed-disc = Erzwinge den Sieg in drei Zügen, einem davon mit einer Scheibe, die der Gegner gerade gezogen hat.
type-themisto-borrowed-disc = In der Hauptvariante ziehst du eine Scheibe, die der Gegner gerade gezogen hat. Bewiesen ist, dass nur ein erster Zug den Sieg in drei Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert und hat wenige Scheiben.
theme-themisto-capture-win = Der Gewinnzug schlägt.
theme-themisto-double-capture = Einer deiner Züge schlägt auf zwei oder mehr Linien.
theme-themisto-remote-row = Die gezogene Scheibe gehört nicht zur Gewinnreihe: Geschlagene Scheiben vollenden sie.
theme-themisto-six-wins = Als Spieler zwei gewinnst du mit einer Reihe von sechs oder mehr Scheiben.
theme-themisto-six-trap = Als Spieler eins könntest du mit dem ersten Zug eine Reihe von sechs oder mehr Scheiben bilden, aber die gewinnt nicht.
theme-themisto-declined-capture = Bei einem deiner Züge könntest du schlagen, aber das wäre falsch.
theme-themisto-row-disc = Du ziehst eine Scheibe aus einer Dreier- oder Viererreihe heraus.
theme-themisto-two-turns = Du ziehst zweimal hintereinander.
theme-themisto-forced-payment = Bei der besten Verteidigung muss der Gegner aussetzen.
theme-themisto-double-threat = Mit einem deiner Züge drohst du auf zwei oder mehr Feldern zu gewinnen.
theme-themisto-same-disc = Du gewinnst mit einer Scheibe, die du schon vorher gezogen hast und der Gegner seither nicht.
theme-themisto-saving-capture = Der einzige Zug, der nicht verliert, schlägt.
theme-themisto-costly-escape = Ein anderer Zug verhindert jeden sofortigen Sieg, doch danach musst du aussetzen und verlierst gegen zwei Züge hintereinander.
theme-themisto-miniature = Auf dem Brett liegen höchstens acht Scheiben.
theme-themisto-one-colour = Anfangs haben alle Scheiben dieselbe Farbe.
theme-themisto-long-slide = Du ziehst eine Scheibe fünf oder mehr Felder weit.
theme-themisto-corner = Dein letzter Zug endet in einer Ecke.
theme-themisto-edge-row = Eine Gewinnreihe liegt am Rand.
theme-themisto-diagonal-row = Alle Gewinnreihen liegen auf Diagonalen.
theme-themisto-crossed-rows = Der Gewinnzug vollendet zwei Reihen zugleich.
theme-themisto-quiet-start = Der erste Zug schlägt nicht und droht auch nicht zu gewinnen.
theme-themisto-hidden-move = Mindestens die Hälfte der Züge sieht besser aus als der erste.
theme-themisto-switchback = Du ziehst eine Scheibe auf das Feld zurück, von dem sie kam.
theme-themisto-no-free-move = Anfangs musst du nach jedem erlaubten Zug aussetzen.
theme-themisto-borrowed-disc = Du ziehst die Scheibe, die der Gegner gerade gezogen hat.
theme-ingenious-bonus-chain = Du legst mehrere Steine in einem Zug.
theme-ingenious-double-bonus = Ein Stein der Lösung bringt zwei Farben ans Ende ihrer Leiste.
theme-ingenious-quiet-start = Der erste Stein hebt deine niedrigste Farbe nicht; im Duell bringt er nichts.
theme-ingenious-less-is-more = Ein anderer erster Stein hätte mindestens drei Punkte mehr gebracht.
theme-ingenious-own-run = Ein späterer Stein punktet mit einer Hälfte, die du vorher gelegt hast.
theme-ingenious-crossing = Eine Hälfte eines Steins punktet in drei oder mehr Richtungen.
theme-ingenious-overflow = In der Lösung verfallen Punkte am Ende einer Leiste.
theme-ingenious-twin-lows = Mehrere deiner Farben stehen gemeinsam am niedrigsten, und die Lösung hebt sie alle.
theme-ingenious-closes = Nach dem ersten Stein ist Platz für mindestens zwei Steine weniger als vorher.
theme-ingenious-denial = Der erste Stein verhindert den besten Zug des Gegners.
theme-ingenious-only-win = Nur ein Zug gewinnt sicher.
theme-ingenious-rescue = Mehr als ein geteilter Sieg oder gleiche Chancen ist für dich nicht zu holen, und nur ein Zug führt dorthin.
question-ingenious-second-raise = Lege einen Stein so, dass deine niedrigste Farbe möglichst hoch steht; bei Gleichstand zählt die nächstniedrigste und so weiter.
type-ingenious-second-raise = Jeder Zug ist durchgerechnet. Nach jedem anderen als der Lösung steht deine niedrigste oder zweitniedrigste Farbe mindestens einen Punkt tiefer. Die Stellung ist komponiert.
question-ingenious-two-placements = Du legst in diesem Zug zwei Steine: Hebe mit beiden deine niedrigsten Farben so hoch wie möglich.
type-ingenious-two-placements = Du hast zwei Zusatzzüge, und dazwischen wird nicht gezogen. Jedes Paar ist durchgerechnet: Nur die beiden Züge der Lösung, in dieser Reihenfolge, bringen das beste Ergebnis. Die Stellung ist komponiert.
question-ingenious-earn-a-bonus = Bring eine Farbe auf 18, lege noch einmal und hebe damit deine niedrigsten Farben so hoch wie möglich.
type-ingenious-earn-a-bonus = Jede Folge von Steinen in diesem Zug ist durchgerechnet. In jedem Schritt führt nur ein Stein zum besten Ergebnis. Die Stellung ist komponiert.
question-ingenious-all-six = Gewinne sofort: Bring in diesem Zug alle sechs Farben auf 18.
type-ingenious-all-six = Jede Folge von Steinen in diesem Zug ist durchgerechnet. Nur eine bringt alle sechs Farben auf 18, und in jedem Schritt bleibt das nur mit einem Stein möglich. Die Stellung ist komponiert.
question-ingenious-second-last = Es ist Platz für zwei weitere Steine, und alle Ablagebänke sind offen: Mach den einzigen Zug, der gewinnt.
type-ingenious-second-last = Jeder Zug und jede Antwort ist bis zum Ende durchgerechnet. Nur ein Zug gewinnt, jeder andere bringt dir höchstens einen geteilten Sieg. Die Stellung ist komponiert.
question-ingenious-level-the-scores = Es ist Platz für zwei weitere Steine, und alle Ablagebänke sind offen: Mach den einzigen Zug, der einen geteilten Sieg rettet.
type-ingenious-level-the-scores = Jeder Zug und jede Antwort ist bis zum Ende durchgerechnet. Nur ein Zug führt zum Gleichstand, jeder andere verliert. Die Stellung ist komponiert.
question-ingenious-chain-of-three = Lege drei Steine in einem Zug: Bring zweimal eine Farbe auf 18, und hebe mit dem dritten Stein deine niedrigsten Farben.
type-ingenious-chain-of-three = Jede Folge von Steinen in diesem Zug ist durchgerechnet. Jeder der ersten beiden Steine bringt dir einen Zusatzzug. In jedem Schritt führt nur ein Stein zum besten Ergebnis. Die Stellung ist komponiert.
question-ingenious-spoil-both = Der Gegner hat einen Stein und zwei gute Plätze dafür: Verdirb ihm mit einem Stein beide.
type-ingenious-spoil-both = Jeder Zug und jede Antwort ist durchgerechnet. Nach der Lösung steht die niedrigste oder zweitniedrigste Farbe des Gegners mindestens einen Punkt tiefer als nach jedem anderen Zug; deine eigenen Punkte zählen nicht. Die Lösung verdirbt zwei gute Plätze, die kein Feld gemeinsam haben. Die Stellung ist komponiert.
theme-ingenious-exact-landing = Ein Stein der Lösung bringt eine Farbe genau auf 18; kein Punkt verfällt.
theme-ingenious-bridge = Eine Hälfte eines Steins punktet in zwei entgegengesetzten Richtungen.
theme-ingenious-printed-symbol = Eine Hälfte eines Steins punktet mit einem aufgedruckten Symbol.
theme-ingenious-both-lows = Zwei deiner Farben stehen tiefer als alle anderen, und der erste Stein hebt beide.
theme-ingenious-patience = Ein anderer Zug sieht zunächst am besten aus; seinen Stein legst du später.
theme-ingenious-right-tile = Ein Zug, der zunächst am besten aussieht, legt denselben Stein anderswohin.
theme-ingenious-right-cell = Ein Zug, der zunächst am besten aussieht, legt einen anderen Stein auf dieselben Felder.
theme-ingenious-turned-round = Läge der erste Stein andersherum, sähe kein Zug besser aus.
theme-ingenious-double-tile = Der erste Stein hat auf beiden Hälften dieselbe Farbe.
theme-ingenious-scoreless = Der erste Stein bringt nichts.
theme-ingenious-ends-the-game = Nach dem ersten Stein ist kein Platz mehr für einen weiteren.
theme-ingenious-tie-break = Nach der Antwort, die den Gegner am höchsten bringt, stehen deine niedrigste Farbe und seine am Ende gleich hoch; eine höhere entscheidet.
theme-ingenious-comeback = Vor dem ersten Stein liegst du zurück, am Ende gewinnst du.
theme-ingenious-miniature = Auf dem Brett liegen höchstens acht Steine.
question-nebuchadnezzar-1 = Nimm dem Gegner mit einem Schlag alle Scheiben.
question-nebuchadnezzar-2 = Nimm dem Gegner in zwei Zügen alle Scheiben, was er auch tut.
question-nebuchadnezzar-3 = Nimm dem Gegner in drei Zügen alle Scheiben, was er auch tut.
question-nebuchadnezzar-hold = Setze eine Scheibe so, dass dir der Gegner in seinen nächsten Zügen nicht alle Scheiben nehmen kann.
type-nebuchadnezzar-composed-1 = Nur ein Schlag nimmt dem Gegner alle Scheiben. Die Stellung ist aus wenigen Blöcken komponiert.
type-nebuchadnezzar-composed-2 = Kein Zug gewinnt sofort. Bewiesen ist, dass nur ein erster Zug den Sieg in zwei Zügen erzwingt und dass in der Hauptvariante auch nur ein zweiter Zug gewinnt. Die Stellung ist aus wenigen Blöcken komponiert.
type-nebuchadnezzar-composed-3 = Bewiesen ist, dass nur ein erster Zug den Sieg in drei Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist aus wenigen Blöcken komponiert.
question-nebuchadnezzar-4 = Nimm dem Gegner in vier Zügen alle Scheiben, was er auch tut.
type-nebuchadnezzar-composed-4 = Bewiesen ist, dass nur ein erster Zug den Sieg in vier Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist aus wenigen Blöcken komponiert.
type-nebuchadnezzar-composed-placement = Du könntest schlagen, aber jeder Schlag verliert. Bewiesen ist, dass der Gegner nach jedem anderen Zug den Sieg in der vorgegebenen Zahl von Zügen (einem bis vier) erzwingt, nach dem einen richtigen Setzzug aber nicht. Die Stellung ist aus wenigen Blöcken komponiert.
question-nebuchadnezzar-only-capture = Schlage so, dass dir der Gegner in seinen nächsten Zügen nicht alle Scheiben nehmen kann.
type-nebuchadnezzar-only-capture = Du hast mindestens drei Schläge. Bewiesen ist, dass der Gegner nach jedem anderen Zug den Sieg in der vorgegebenen Zahl von Zügen (einem bis vier) erzwingt, nach dem einen richtigen Schlag aber nicht. Die Stellung ist aus wenigen Blöcken komponiert.
question-nebuchadnezzar-zugzwang = Es droht nichts. Finde den einzigen Zug, nach dem dir der Gegner nicht alle Scheiben nehmen kann.
question-nebuchadnezzar-zugzwang-within = Es droht nichts. Finde den einzigen Zug, nach dem dir der Gegner { $within ->
 [one] mit seinem nächsten Zug
 *[other] in seinen nächsten { $within } Zügen
} nicht alle Scheiben nehmen kann.
type-nebuchadnezzar-zugzwang = Wäre der Gegner am Zug, könnte er den Sieg nicht in der vorgegebenen Zahl von Zügen (zwei bis vier) erzwingen. Bewiesen ist, dass er es nach jedem deiner Züge außer einem kann. Die Stellung ist aus wenigen Blöcken komponiert.
question-nebuchadnezzar-great-sacrifice = Nimm dem Gegner alle Scheiben, auch wenn er dir viele auf einmal nimmt.
type-nebuchadnezzar-great-sacrifice = In der Hauptvariante dreht der Gegner vier oder mehr deiner Scheiben auf einmal um. Bewiesen ist, dass nur ein erster Zug den Sieg in der vorgegebenen Zahl von Zügen (drei oder vier) erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist aus wenigen Blöcken komponiert.
question-nebuchadnezzar-outnumbered = Der Gegner hat mehr als doppelt so viele Scheiben wie du. Nimm sie ihm alle.
type-nebuchadnezzar-outnumbered = Du hast weniger als halb so viele Scheiben wie der Gegner. Bewiesen ist, dass nur ein erster Zug den Sieg in der vorgegebenen Zahl von Zügen (drei oder vier) erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist aus wenigen Blöcken komponiert.
theme-nebuchadnezzar-quiet-move = Du setzt zuerst eine Scheibe, obwohl du schlagen könntest.
theme-nebuchadnezzar-modest = Du beginnst mit einem Schlag, der weniger Scheiben umdreht als ein anderer.
theme-nebuchadnezzar-last-disc = Der Gewinnschlag dreht nur eine Scheibe um, die letzte des Gegners.
theme-nebuchadnezzar-great = Der Gewinnschlag dreht mindestens ein Viertel des Bretts um.
theme-nebuchadnezzar-corner = Das Rechteck des Gewinnschlags liegt in einer Ecke des Bretts: Zwei Ränder sind seine Mauern.
theme-nebuchadnezzar-borrowed = In der Lösung besteht eine Mauer eines Schlags aus Scheiben des Gegners.
theme-nebuchadnezzar-forced-pass = In der Hauptvariante kann der Gegner weder setzen noch schlagen und muss passen.
theme-nebuchadnezzar-only-reply = In der Hauptvariante hat der Gegner nur einen Zug, und das ist kein Passen.
theme-nebuchadnezzar-sacrifice = In der Hauptvariante dreht der Gegner Scheiben von dir um und verliert trotzdem.
theme-nebuchadnezzar-recapture = In der Hauptvariante drehst du eine Scheibe um, die der Gegner gerade umgedreht hat.
theme-nebuchadnezzar-outnumbered = Du hast weniger als halb so viele Scheiben wie der Gegner.
theme-nebuchadnezzar-outpost = Der einzige richtige Punkt liegt neben keiner deiner Scheiben.
theme-nebuchadnezzar-bridge = Der einzige richtige Punkt verbindet deine Scheiben auf zwei oder mehr Seiten.
theme-nebuchadnezzar-resist = Du könntest schlagen, aber nur ein Setzzug hält.
theme-nebuchadnezzar-last-cell = Der erste Zug füllt den letzten leeren Punkt des Bretts.
theme-nebuchadnezzar-hidden-move = Mindestens die Hälfte der Züge dreht mehr Scheiben um als der erste.
theme-nebuchadnezzar-neutral-walls = Der Gewinnschlag reicht von Rand zu Rand: Zwei gegenüberliegende Ränder sind neutrale Mauern.
theme-nebuchadnezzar-narrow-capture = Der Gewinnschlag ist einen Punkt breit und mindestens drei lang.
theme-nebuchadnezzar-built-wall = Zu einer Mauer des Gewinnschlags gehört eine Scheibe, die du vorher gesetzt oder umgedreht hast.
theme-nebuchadnezzar-seesaw = Eine Scheibe wird mindestens dreimal umgedreht.
theme-nebuchadnezzar-no-room = Der Gegner konnte vor dem ersten Zug eine Scheibe setzen und kann es danach nicht mehr.
theme-nebuchadnezzar-single-file = Der Gegner antwortet mindestens zweimal, und jedes Mal ist nur eine Antwort möglich.
theme-nebuchadnezzar-great-sacrifice = Der Gegner dreht vier oder mehr deiner Scheiben auf einmal um und verliert trotzdem.
theme-nebuchadnezzar-counter-threat = Mit dem einzigen Zug, der hält, drohst du, dem Gegner im nächsten Zug alle Scheiben zu nehmen.
theme-nebuchadnezzar-wall-breaker = Der Gegner droht, dir alle Scheiben zu nehmen, und der einzig richtige Zug verändert eine Mauer, die er dafür braucht.
question-temple-revised = Überarbeitete Regeln: Ein Zug darf mit einer neuen Farbe weitergehen, und ein Eckdach darf Wände berühren.
question-temple-strand = Erzwinge, dass der Gegner keinen Zug mehr hat.
type-temple-strand = Du hast einen Zug oder zwei, je nach Aufgabe. Bewiesen ist, dass nur ein erster Zug den Sieg erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Du hast zu viele Steine, um mit deinem letzten zu gewinnen. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
question-temple-last-tiles = Nur wenige Steine sind übrig: Lege deinen letzten oder lass dem Gegner keinen Zug mehr.
type-temple-last-tiles = Jeder hat einige Steine einer Farbe und sonst nichts. Bewiesen ist, dass nur ein erster Zug den Sieg in der vorgegebenen Zahl von Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
question-temple-squeeze = Stelle keine Drohung auf: Lass dem Gegner nur Züge, die verlieren.
type-temple-squeeze = Könnte der Gegner nach dem ersten Zug passen, so könntest du nicht sofort gewinnen. Aber er muss ziehen, und jeder Zug verliert. Bewiesen ist, dass nur ein erster Zug den Sieg in der vorgegebenen Zahl von Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
question-temple-lent-slot = Gewinne, indem du einen Bauplatz füllst, den der Gegner öffnet.
type-temple-lent-slot = In der Hauptvariante füllst du einen Bauplatz, den der Zug des Gegners davor geöffnet hat. Bewiesen ist, dass nur ein erster Zug den Sieg in der vorgegebenen Zahl von Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
question-temple-give-room = Gib dem Gegner mehr Züge, als er jetzt hätte, und gewinne trotzdem.
type-temple-give-room = Nach dem ersten Zug hat der Gegner mehr Züge, als wenn er vorher am Zug gewesen wäre, und jeder davon verliert. Bewiesen ist, dass nur ein erster Zug den Sieg in der vorgegebenen Zahl von Zügen erzwingt und dass in der Hauptvariante auch jeder spätere Zug der einzig richtige ist. Schneller geht es nicht. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
question-temple-composed-avoid = Finde den einzigen Zug, nach dem der Gegner dir nicht alle Züge nehmen kann.
type-temple-composed-avoid = Bewiesen ist, dass der Gegner dir nach jedem anderen Zug in der vorgegebenen Zahl eigener Züge alle Züge nehmen kann, nach dem einen richtigen aber nicht. Er hat zu viele Steine, um mit seinem letzten zu gewinnen. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
question-temple-outlast = Nur wenige Steine sind übrig: Finde den einzigen Zug, der nicht verliert.
type-temple-outlast = Jeder hat einige Steine einer Farbe und sonst nichts. Bewiesen ist, dass der Gegner nach jedem anderen Zug den Sieg in der vorgegebenen Zahl eigener Züge erzwingt, mit seinem letzten Stein oder weil dir kein Zug mehr bleibt, nach dem einen richtigen Zug aber nicht. Die Stellung ist komponiert, mit wenigen Steinen auf dem Tisch.
theme-temple-single-burden = Dem Gegner bleibt kein Zug, aber noch ein Stein seiner begonnenen Farbe.
theme-temple-stuck-one = Dem Gegner bleibt kein Zug, aber noch eine 1 seiner begonnenen Farbe; sie passt nur neben eine andere 1.
theme-temple-occupation = Der Zug, der den Gegner festsetzt, besetzt einen Bauplatz, den der Gegner hätte füllen können.
theme-temple-no-entry = Schon vor deinem entscheidenden Zug sitzt der Gegner fest; der Zug öffnet ihm keinen Bauplatz.
theme-temple-roof = Der Zug, der den Gegner festsetzt, setzt ein Dach.
theme-temple-walling-in = Der Zug, der den Gegner festsetzt, besteht nur aus Wänden.
theme-temple-paving = Der Zug, der den Gegner festsetzt, ist ein Boden.
theme-temple-understatement = Du beginnst mit weniger Steinen, als ein anderer Zug setzen würde.
theme-temple-clean-finish = Mit deinem ersten Zug spielst du den Rest einer Farbe.
theme-temple-new-colour = Mit deinem ersten Zug beginnst du eine Farbe.
theme-temple-only-reply = An einer Stelle der Hauptvariante hat der Gegner nur einen Zug, gleich welche Farbe er damit beginnt.
theme-temple-broad-front = Vor der Lösung konnte der Gegner drei oder mehr Formen bauen, danach keine mehr.
theme-temple-lifeline = Der Zug, der hält, schafft neuen Platz: Danach kannst du mehr Formen bauen als vorher.
theme-temple-quiet-start = Der erste Zug stellt keine Drohung auf: Könnte der Gegner passen, so würdest du nicht sofort gewinnen.
theme-temple-last-tile = Du gewinnst mit deinem letzten Stein.
theme-temple-run-on = Mit einem Zug spielst du den Rest einer Farbe und gehst zu einer anderen über.
theme-temple-miniature = Auf dem Tisch liegen höchstens sechs Steine.
theme-temple-hidden-move = Mindestens die Hälfte der Züge sieht besser aus als der erste: Sie legen mehr Steine, lassen dem Gegner weniger Platz oder dir mehr.
theme-temple-tile-choice = Der erste Zug legt einen Stein auf einen Bauplatz, auf den auch ein anderer deiner Steine passt; der wäre aber falsch.
theme-temple-stepping-stone = Später füllst du einen Bauplatz, den dein erster Zug geöffnet hat.
theme-temple-lent-slot = Du füllst einen Bauplatz, den der Zug des Gegners davor geöffnet hat.
theme-temple-forced-tile = An einer Stelle der Hauptvariante hat der Gegner mehrere Züge, und alle legen denselben Stein.
theme-temple-both-stuck = Am Ende könntest auch du nicht mehr ziehen.
theme-temple-counter-threat = Nach dem Zug, der hält, drohst du sofort zu gewinnen.
theme-temple-narrow-path = Wärst du nach deinem ersten Zug gleich wieder am Zug, könntest du höchstens noch eine Form bauen.
refusal-octopus-outside = Das Feld { $cell } liegt außerhalb von { $range }.
number-range = { $least } bis { $most }
refusal-octopus-hands = Es sind { $count } { $count ->
 [one] Hand
 *[other] Hände
}; eine Stellung hat 1 bis { $most } Plätze.
refusal-octopus-set-count = Eine Partie hat 1 oder 2 Steinsätze, nicht { $count }.
refusal-octopus-scores = { $scores } { $scores ->
 [one] Punktestand passt
 *[other] Punktestände passen
} nicht zu { $hands } { $hands ->
 [one] Hand
 *[other] Händen
}; jeder Platz hat von beidem eins.
refusal-octopus-score = Ein Punktestand geht von 0 bis { $most }; { $score } ist keiner.
refusal-octopus-coordinates = { $tile } liegt auf { $cell }; Koordinaten gehen von { $range }.
refusal-octopus-too-often = { $tile } kommt auf dem Brett und in den Händen zusammen öfter als { $most } vor, bei { $ids }.
refusal-once = einmal
refusal-twice = zweimal
refusal-octopus-no-seat = Platz { $seat } gibt es nicht, nur die Plätze 0 bis { $last }.
refusal-octopus-empty-hand = Platz { $seat } kann nicht am Zug sein: Seine Hand ist leer, und andere haben noch Steine.
refusal-octopus-both = { $tile } und { $other } liegen beide auf { $cell }; ein Feld hat Platz für einen Stein.
refusal-octopus-apart = { $tile } auf { $cell } ist nicht über waagerechte und senkrechte Nachbarn mit { $other } verbunden.
refusal-themisto-no-seat = Platz { $seat } gibt es nicht, nur die Plätze 0 und 1
refusal-themisto-discs = auf dem Brett { $count ->
 [one] liegt { $count } Scheibe
 *[other] liegen { $count } Scheiben
}; eine Stellung hat { $least } bis { $most }
refusal-themisto-previous = auf dem vorigen Brett { $before ->
 [one] liegt { $before } Scheibe
 *[other] liegen { $before } Scheiben
}, auf dem jetzigen { $count }; auf beiden müssen gleich viele liegen
refusal-themisto-no-row = Platz { $seat } ist als Sieger genannt, aber auf dem Brett liegt keine Reihe von { $row } Scheiben
refusal-themisto-five = genau fünf
refusal-themisto-five-or-more = fünf oder mehr
refusal-themisto-after-win = nach dem Sieg von Platz { $seat } ist Platz { $other } am Zug
refusal-themisto-skip = ein Sieg hebt jedes Aussetzen auf; in einer gewonnenen Stellung ist skip also false
refusal-ingenious-phase = { $what } ist in der Phase { $ids } nicht möglich
refusal-ingenious-a-placement = das Legen eines Steins
refusal-ingenious-a-draw = das Ziehen von Steinen
refusal-ingenious-adjacent = die beiden Felder eines Steins müssen aneinandergrenzen
refusal-ingenious-no-tile-unseen = auf der Ablagebank liegt kein Stein { $tile }, und unbekannt ist auch keiner mehr
refusal-ingenious-no-tile = auf der Ablagebank liegt kein Stein { $tile }
refusal-ingenious-first = der erste Stein eines Platzes muss an ein aufgedrucktes Symbol grenzen, an dem noch kein Stein liegt
refusal-ingenious-draw-count = zu ziehen { $count ->
 [one] ist { $count } Stein
 *[other] sind { $count } Steine
}, nicht { $sent }
refusal-ingenious-face-down = verdeckt gezogen wird nur zu verdeckten Steinen oder auf eine leere Ablagebank, und nie im Solospiel
refusal-ingenious-unseen = { $count } { $tile } zu ziehen geht nicht: { $left ->
 [0] Keiner ist mehr unbekannt
 [one] Nur { $left } ist noch unbekannt
 *[other] Nur { $left } sind noch unbekannt
}
refusal-ingenious-aside = { $count } { $tile } zu ziehen geht nicht: { $left ->
 [0] Keiner ist mehr unbekannt
 [one] Nur { $left } ist noch unbekannt
 *[other] Nur { $left } sind noch unbekannt
}; { $why }
refusal-ingenious-set-aside = die zur Seite gelegten Steine sind noch nicht im Beutel
refusal-ingenious-no-seat = bei { $count } { $count ->
 [one] Platz
 *[other] Plätzen
} gibt es Platz { $seat } nicht
refusal-ingenious-seats = in der Spielform { $ids } ist die Zahl der Plätze { $range }, nicht { $count }
refusal-ingenious-entries = { $ids } braucht einen Eintrag je Platz: { $seats }, nicht { $entries }
refusal-ingenious-cells-adjacent = die Felder { $cell } und { $other } eines Steins grenzen nicht aneinander
refusal-ingenious-rack = eine Ablagebank mit { $count } { $count ->
 [one] Stein
 *[other] Steinen
}: Höchstens { $most } passen darauf
refusal-ingenious-copies = vom Stein { $tile } gibt es auf Brett und Ablagebänken mehr als { $most }
refusal-ingenious-seat-placed = auf dem Brett { $most ->
 [one] liegt nur { $most } Stein
 *[other] liegen nur { $most } Steine
}; Platz { $seat } kann davon nicht { $count } gelegt haben
refusal-ingenious-sum-placed = die Plätze haben zusammen { $count } { $count ->
 [one] Stein
 *[other] Steine
} gelegt, auf dem Brett sind es { $most }
refusal-ingenious-score = die Leiste geht von { $least } bis { $most }; { $score } liegt außerhalb
refusal-ingenious-partners = die Plätze { $seat } und { $other } teilen sich die Leisten, haben aber verschiedene Punktestände
refusal-ingenious-pegs = die beiden Plätze teilen sich die Wertungssteine: Platz 1 muss die Punktestände von Platz 0 mit umgekehrtem Vorzeichen haben
refusal-ingenious-bonus = { $count } { $count ->
 [one] Zusatzzug
 *[other] Zusatzzüge
}: Ausstehen können 0 bis 6
refusal-ingenious-bonus-phase = Zusatzzüge stehen nur in der Phase place aus, und nie im Solospiel
refusal-ingenious-exchange = Platz { $seat } darf diese Steine nicht tauschen
refusal-ingenious-full = die Ablagebank von Platz { $seat } ist voll, es wird nicht gezogen
refusal-ingenious-no-tile-seat = Platz { $seat } hat keinen Stein, und seine Ablagebank wird gerade nicht aufgefüllt
refusal-ingenious-outside = das Feld { $cell } liegt außerhalb der Grenze, Radius { $radius }
refusal-ingenious-printed = auf dem Feld { $cell } ist schon ein Symbol aufgedruckt: { $colour }
refusal-ingenious-taken = auf dem Feld { $cell } liegt schon ein Stein
refusal-nebuchadnezzar-off = { $cell } liegt nicht auf diesem Brett mit { $side } mal { $side } Punkten.
refusal-nebuchadnezzar-taken = Scheiben setzt man auf leere Punkte, und { $cell } gehört schon { $colour }.
colour-black = Schwarz
colour-white = Weiß
colour-capital-black = Schwarz
colour-capital-white = Weiß
refusal-nebuchadnezzar-one-three = Auf { $cell } darf keine Scheibe gesetzt werden: Ein Punkt, neben dem genau eine gegnerische Scheibe und drei leere Punkte sind, ist gesperrt.
refusal-nebuchadnezzar-swap = Die Farben tauscht man gleich nach dem ersten Zug, bei Halbzug 1 mit einer Scheibe; { $why }.
refusal-nebuchadnezzar-no-pie = diese Partie wird ohne Tauschregel gespielt
refusal-nebuchadnezzar-ply-here = hier ist Halbzug { $ply }
refusal-nebuchadnezzar-not-one = hier liegt nicht genau eine Scheibe auf dem Brett
refusal-nebuchadnezzar-pass = Passen ist nicht erlaubt, solange es einen anderen Zug gibt, etwa { $move }.
refusal-nebuchadnezzar-seat = Es gibt die Plätze 0 und 1; Platz { $seat } kann nicht am Zug sein.
refusal-nebuchadnezzar-colours = Jeder der beiden Plätze braucht eine eigene Farbe: der eine Schwarz, der andere Weiß.
refusal-nebuchadnezzar-ply = Der Halbzug geht von 0 bis { $most }; { $ply } ist nicht möglich.
refusal-nebuchadnezzar-side = Die Seite des Bretts geht von { $least } bis { $most }; { $side } ist nicht möglich.
refusal-nebuchadnezzar-pure = Schlagen lässt sich nur ein Rechteck ganz in { $colour }, und { $cell } { $holds }.
refusal-nebuchadnezzar-holds-black = trägt eine schwarze Scheibe
refusal-nebuchadnezzar-holds-white = trägt eine weiße Scheibe
refusal-nebuchadnezzar-is-empty = ist leer
refusal-nebuchadnezzar-perimeter = Am Umfang hat { $who } { $own } und { $colour } { $theirs }; zum Schlagen braucht { $mover } mehr.
refusal-nebuchadnezzar-bigger = Es ist Teil eines größeren Rechtecks, das sich jetzt schlagen lässt, von { $from } bis { $to }.
refusal-nebuchadnezzar-no-wall = { $side } fehlt eine Mauer: Dort müssen von { $from } bis { $to } Scheiben einer Farbe liegen, und { $cell } { $holds }.
side-bottom = Unten
side-left = Links
side-right = Rechts
side-top = Oben
refusal-temple-only-one = Es gibt nur einen Stein { $tile }.
refusal-temple-holds-no = Platz { $seat } hat keinen Stein { $tile }.
refusal-temple-one-colour = Ein Zug beginnt höchstens eine Farbe.
refusal-temple-continue = Platz { $seat } muss mit { $colour } weitermachen und hat davon noch { $left }.
refusal-temple-too-few = Platz { $seat } hat noch { $left } von { $colour }, zu wenig für diesen Zug, und darf in ihm keine andere Farbe beginnen.
refusal-temple-use-up = Platz { $seat } muss { $colour } aufbrauchen und hat davon noch { $left }; erst dann darf er eine andere Farbe beginnen.
refusal-temple-run-on = Ein Zug darf nur in eine einzige neue Farbe übergehen.
refusal-temple-one-to-three = Ein Zug setzt einen bis drei Steine.
refusal-temple-named-twice = Der Bauplatz { $slot } ist zweimal genannt.
refusal-temple-floor = Ein Boden braucht einen Boden neben sich oder eine Wand, die ihm zugewandt ist; keine Wand daneben darf von ihm abgewandt sein.
refusal-temple-single-wall = Eine einzelne Wand braucht eine Wand an einer ihrer Ecken und dazu einen Boden auf ihrem tiefen oder ein Dach auf ihrem hohen Feld.
refusal-temple-two-walls = Zwei Wände auf einmal müssen im rechten Winkel stehen, beide einem Boden zugewandt oder beide von einem Feld abgewandt und Böden dahinter zugewandt.
refusal-temple-top-alone = Ein Dach allein braucht zwei Wände, deren hohes Feld seines ist (oder Dächer und Wände auf jeder Seite), und keine Wand, die seinem Feld zugewandt ist.
refusal-temple-top-walls = Ein Dach mit Wänden ist ein Tunnel (genau eine Wand vorher, die neue gegenüber) oder ein Eckdach (zwei Dächer daneben, eine neue Wand auf jeder offenen Seite).
refusal-temple-no-type = Keine Zugart füllt solche Bauplätze zusammen.
refusal-temple-taken = Der Bauplatz { $slot } ist belegt.
refusal-temple-cell-holds = Das Feld von { $slot } hat schon einen Stein (I1).
refusal-temple-side-wall = An der Seite von { $slot } steht schon eine Wand (I2).
refusal-temple-low-high = { $slot } hätte ein Dach als tiefes oder einen Boden als hohes Feld (I2).
refusal-temple-third-wall = { $slot } wäre die dritte Wand an einer Gitterecke oder träfe dort entgegen den Augen auf eine andere (I3).
refusal-temple-first = Der erste Stein der Partie ist eine 1 auf dem Bauplatz { $slot }.
refusal-temple-touches = In { $slot } berührt { $tile } keinen Stein von gleichem oder kleinerem Wert, in welcher Reihenfolge man die Steine auch setzt.
refusal-temple-touches-used = In { $slot } berührt { $tile } keinen Stein von gleichem oder kleinerem Wert, wenn die aufgebrauchte Farbe zuerst kommt.
refusal-temple-slot-range = { $slot } ist kein Bauplatz: Die Koordinaten müssen in { $ids } liegen (TEM-13).
refusal-temple-no-seat = Platz { $seat } gibt es nicht, nur die Plätze 0 und 1.
refusal-temple-has-won = Platz { $seat } hat den letzten Stein gesetzt und gewonnen (TEM-10), kann also nicht am Zug sein.
refusal-temple-apart = { $slot } ist mit { $other } nicht durch Steine verbunden, die sich berühren.
refusal-temple-outside = { $slot } liegt außerhalb der Koordinaten { $ids } (TEM-13).
refusal-temple-filled-twice = Der Bauplatz { $slot } ist zweimal gefüllt.
refusal-temple-one-cell = { $slot } und { $other } liegen auf demselben Feld.
refusal-temple-one-side = { $slot } und { $other } sind Wände an derselben Seite.
refusal-temple-corner = { $slot } und { $other } treffen sich an einer Gitterecke entgegen ihren Augen oder mit einer dritten Wand.
refusal-temple-against = Das Feld von { $slot } ist das { $relation } Feld der Wand { $wall }.
refusal-temple-low = tiefe
refusal-temple-high = hohe
refusal-temple-colours = Platz { $seat } hat { $count } Farben; ein Platz hat höchstens fünf.
refusal-temple-must-be-active = Platz { $seat } hat nur noch einen Teil von { $colour }, also muss { $colour } seine begonnene Farbe sein.
refusal-temple-other-active = Platz { $seat } hat nur noch einen Teil von { $colour }, seine begonnene Farbe ist aber { $other }.
refusal-temple-none-active = Platz { $seat } hat keinen Stein seiner begonnenen Farbe { $colour }; sie müsste null sein.
refusal-temple-all-active = Platz { $seat } hat noch alle { $count } Steine seiner begonnenen Farbe { $colour }; begonnen ist eine Farbe erst, wenn ein Stein davon liegt.
refusal-temple-both-hold = Beide Plätze haben Steine von { $colour }.
refusal-temple-empty-table = Auf einem leeren Tisch ist keine Farbe begonnen: active ist für beide Plätze null.
card-nestortiles = Nestortiles Octopus
card-seats = Zahl der Plätze.
card-one-or-two = 1 oder 2
card-true-or-false = true oder false
card-random-seed = { $least } bis { $most }; ohne Angabe zufällig
card-octopus-seats = Zahl der Plätze; alle Steine werden gleichmäßig an sie verteilt.
card-octopus-sets = Zahl der Steinsätze; mit zweien dauert die Partie länger.
card-octopus-seed = Startzahl der Verteilung; dieselbe Zahl ergibt dieselbe Verteilung.
card-octopus-key = Das Brett steht als Liste seiner Steine TILE@x,y, getrennt durch ;, eine Hand als ihre Steine ohne Zwischenraum; Hände und Punkte sind durch Kommas getrennt, und ein leeres Brett oder eine leere Hand ist -. Ein TILE ist ein Farbbuchstabe aus ROYGCBPNKW mit einer Zahl von 1 bis 6. Hier liegt R4 auf 0,0 und B4 auf 1,0; Platz 0 hat R1 und R2, Platz 1 hat O6 und B1; die Punktestände sind 0 und 1; Platz 0 ist am Zug; es gibt einen Steinsatz.
card-octopus-move = R4 kommt auf x 2 (Osten), y -1 (Norden).
card-octopus-symmetries = Verschiebungen, die 8 Symmetrien des Quadrats, jede Vertauschung der Farben und jede Vertauschung der Zahlen.
card-octopus-composed = Komponierte Stellungen dürfen nur einen Platz haben und Hände jeder Größe; ein Platz ohne Steine wird übersprungen.
card-themisto-seed = Ohne Wirkung: Es gibt nur eine Anfangsstellung.
card-themisto-key = das Brett, der Platz am Zug, s, wenn der andere Platz noch aussetzen muss, der Sieger und das Brett vor dem letzten Zug, mit je einem Leerzeichen dazwischen; - steht für keinen. Ein Brett besteht aus seinen Reihen 8 bis 1 mit / dazwischen: b, w und je eine Ziffer für eine ganze Folge leerer Felder.
card-themisto-move = die Scheibe von FROM geht nach TO und wird umgedreht
card-themisto-capture = dasselbe, und jede eingeschlossene Linie wird geschlagen
card-themisto-symmetries = die 8 Symmetrien des Quadrats, jede mit oder ohne Tausch von Schwarz und Weiß auf beiden Brettern; die Plätze bleiben
card-ingenious-variant = Die Spielform.
card-ingenious-variants = standard (2 bis 4 Plätze), solo (1), team (4: Partner sind 0+2 und 1+3), duel (2)
card-ingenious-seats = Zahl der Plätze; nur bei standard gibt es eine Wahl.
card-ingenious-seat-counts = 2 bis 4 bei standard, 1 bei solo, 4 bei team, 2 bei duel; ohne Angabe die kleinste Zahl der Spielform
card-ingenious-seed = Bestimmt die Verteilung; ohne Angabe wird eine zufällige Startzahl genommen und genannt.
card-ingenious-hidden = Ob alle Ablagebänke außer der von Platz 0 verdeckt sind.
card-ingenious-key = Die Phasen sind place, exchange, draw, redraw; die Steine auf dem Brett stehen in der Reihenfolge ihres ersten Feldes (r, dann q) mit ; dazwischen, die einer Ablagebank ohne Zwischenraum und ?? zuletzt, die sechs Punktestände eines Platzes (R O Y G B P) mit Punkten, die Plätze mit Kommas dazwischen; - steht für ein leeres Brett oder eine leere Ablagebank
card-ingenious-place = Legt einen Stein: Rot auf 0,-4 und Blau auf 1,-4. Die Farben stehen in der Reihenfolge ROYGBP. Bei einem Doppel kommt das Feld mit dem kleineren r, dann q, zuerst; die andere Reihenfolge ist ein eigener Zug, wenn sie etwas anderes einbringt
card-ingenious-swap = Legt die Steine der Ablagebank zur Seite und zieht sechs neue
card-ingenious-keep = Behält die Steine der Ablagebank
card-ingenious-draw = Diese Steine werden gezogen, in der Reihenfolge ROYGBP, ?? (verdeckt) zuletzt; + allein überlässt das Ziehen der Startzahl der Anfrage
card-ingenious-symmetries = Drehungen und Spiegelungen des Bretts, mit der Vertauschung der Farben, die die aufgedruckten Symbole wiederherstellt
card-ingenious-duel = Das Duell ist rekonstruiert: Das veröffentlichte Regelblatt war nicht zu bekommen. Antworten dazu haben rules_status "reconstructed".
card-ingenious-perft = Perft hält an, wenn gezogen werden muss; das zählt als ein Blatt.
card-nebuchadnezzar-side = Seitenlänge des quadratischen Bretts.
card-nebuchadnezzar-pie = Nach dem ersten Zug darf der zweite Spieler statt zu ziehen die Farben tauschen.
card-nebuchadnezzar-key = Die Reihen von oben bis 1 mit / dazwischen: b, w und jede größte Folge leerer Punkte als eine Zahl; dann die Farbe am Zug, die Farbe von Platz 0, die Zahl der Züge bisher, p oder - für die Tauschregel.
card-nebuchadnezzar-place = Setzt eine Scheibe.
card-nebuchadnezzar-capture = Schlägt ein Rechteck, von der linken unteren bis zur rechten oberen Ecke; ein einzelner Punkt ist xc3-c3.
card-nebuchadnezzar-swap = Tauscht die Farben, statt auf den ersten Zug zu antworten.
card-nebuchadnezzar-pass = Passt; das geht nur, wenn kein anderer Zug möglich ist, und muss dann gesendet werden.
card-nebuchadnezzar-symmetries = Die 8 Symmetrien des Quadrats, jede mit oder ohne Tausch der beiden Farben samt ihren Besitzern.
card-unused-seed = Nichts ist zufällig; die Antwort wiederholt die Startzahl.
card-temple-edition = Die Regeln wie veröffentlicht oder mit den späteren Änderungen des Autors (TEM-1).
card-temple-editions = published oder revised
card-temple-colours = Die Farben der Plätze: die fünf Buchstaben von Platz 0, dann die fünf von Platz 1 (TEM-11).
card-temple-letters = die zehn Buchstaben ROYGCBPNKW in beliebiger Reihenfolge
card-temple-key = Der Tisch als SLOT=TILE mit ; dazwischen (Böden, Dächer, Wände; y absteigend, x aufsteigend, Seiten in der Reihenfolge N E S W). Eine Hand besteht aus ihren Steinen ohne Zwischenraum. Ein leerer Tisch, eine leere Hand und keine begonnene Farbe sind -.
card-temple-floor = Ein Boden auf dem Tisch im Feld x,y.
card-temple-top = Ein Dach über dem Feld x,y.
card-temple-wall = Eine Wand auf der Seite d (N E S W) des Feldes x,y, deren Augen zu diesem Feld zeigen.
card-temple-several = Ein Zug mit zwei oder drei Steinen; die Bauplätze stehen in der Reihenfolge des Stellungsschlüssels.
card-temple-symmetries = Verschiebung; die 8 Symmetrien des Quadrats, bei denen sich die Wände mitdrehen; jede Vertauschung der Farben (bei Steinen auf dem Tisch zählt nur der Wert); Tausch der Plätze samt dem Platz am Zug.
hint-octopus-biggest = Der Zug bringt { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} aus { $count ->
 [one] einer Richtung
 *[other] { $count } Richtungen
}. Eine seiner Reihen endet bei { $tile }.
hint-octopus-take-most = Nimm diesmal gleich die meisten Punkte, die du bekommen kannst: { $gain }.
hint-octopus-deny = Auf einem Feld kann der { $opponents ->
 [one] Gegner
 *[other] nächste Gegner
} { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} mit { $tile } holen. Lass ihm dieses Feld nicht.
hint-octopus-first-worth = Lass die meisten Punkte ({ $most }) noch liegen. Bereite erst ein Feld vor, auf dem { $tile } dir { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} bringt.
hint-octopus-first-worth-other = Lass die meisten Punkte ({ $most }) noch liegen. Bereite erst ein Feld vor, auf dem dein anderer Stein { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} bringt. Eine der Reihen dort endet bei { $tile }.
hint-octopus-two-cells = Bereite zwei Felder zugleich vor, auf denen { $tile } mindestens { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} bringt: Nur eines davon kann dir der Gegner nehmen.
hint-octopus-two-cells-of-two = Bereite zwei Felder zugleich vor, auf denen du mindestens { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} holst: Nur eines davon kann dir der Gegner nehmen.
hint-octopus-worth = Bereite ein Feld vor, auf dem { $tile } dir { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} bringt.
hint-octopus-worth-other = Bereite ein Feld vor, auf dem dein anderer Stein { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} bringt. Eine der Reihen dort endet bei { $tile }.
hint-octopus-helps = Wenn du die meisten Punkte nimmst, { $most }, holt der { $opponents ->
 [one] Gegner
 *[other] nächste Gegner
} { $gain } { $gain ->
 [one] Punkt
 *[other] Punkte
} mit { $tile }, mehr als vorher möglich war.
hint-octopus-begin-with = Beginne nicht mit { $tile }, obwohl der Stein jetzt { $most } { $most ->
 [one] Punkt
 *[other] Punkte
} brächte.
hint-octopus-leaves = Nimmst du jetzt die meisten Punkte ({ $most }), kann die Antwort { $gain } bringen, mit { $tile }. Suche einen Zug, der weniger erlaubt.
hint-octopus-can-wait = Der Zug mit den meisten Punkten ({ $most }) kann warten, ein anderer nicht.
hint-octopus-not-in-the-end = Nimmst du jetzt die meisten Punkte ({ $most }), stehst du am Ende nicht am besten: Sieh nach, was dir nach der Antwort bleibt.
hint-octopus-after-both = Nimmst du jetzt die meisten Punkte ({ $most }), stehst du am Ende nicht am besten: Sieh nach, was dir bleibt, wenn beide Gegner geantwortet haben.
hint-octopus-place = Lege { $tile }.
hint-octopus-next-to = Der Stein kommt neben { $tile }.
hint-themisto-capture-wins = Ein Schlag gewinnt sofort, mit einer { $colour ->
 [black] schwarzen
 *[white] weißen
} Gewinnreihe { $line }.
hint-themisto-move-wins = Ein Zug ohne Schlagen gewinnt sofort, mit einer { $colour ->
 [black] schwarzen
 *[white] weißen
} Gewinnreihe { $line }.
hint-themisto-threat = Der Gegner droht eine { $colour ->
 [black] schwarze
 *[white] weiße
} Gewinnreihe zu vollenden, { $line }.
hint-themisto-threats = Der Gegner droht eine { $colour ->
 [black] schwarze
 *[white] weiße
} Gewinnreihe zu vollenden, { $line }, und nicht nur diese.
hint-themisto-two-turns = Du ziehst zweimal hintereinander: Bereite mit dem ersten Zug eine { $colour ->
 [black] schwarze
 *[white] weiße
} Gewinnreihe { $line } vor und vollende sie mit dem zweiten.
hint-themisto-quiet = Suche einen Zug, der noch keine Drohung aufstellt und dem Gegner doch keine gute Antwort lässt.
hint-themisto-one-threat = Hier genügt eine Drohung, wenn jede Antwort darauf zu teuer ist. Das Ziel ist eine { $colour ->
 [black] schwarze
 *[white] weiße
} Gewinnreihe { $line }.
hint-themisto-several-threats = Suche einen Zug, der auf { $count } Feldern zugleich mit dem Sieg droht, auf einem davon mit einer { $colour ->
 [black] schwarzen
 *[white] weißen
} Gewinnreihe { $line }.
hint-themisto-must-move = Dir droht nichts, aber du musst ziehen. Achte auf die { $colour ->
 [black] schwarze
 *[white] weiße
} Gewinnreihe { $line }, die der Gegner nach einem falschen Zug vollenden kann.
hint-themisto-must-pay = Dir droht nichts, aber du musst ziehen. Der richtige Zug nimmt eine Scheibe aus einer Reihe ({ $line }) und lässt dich aussetzen; die anderen kosten mehr.
hint-themisto-pay-to-hold = Jeder Zug ohne Aussetzen verliert. Nimm eine Scheibe aus einer Reihe ({ $line }): Danach helfen dem Gegner auch zwei Züge hintereinander nicht.
hint-themisto-no-safe-move = Stelle keine Drohung auf. Lass dem Gegner keinen sicheren Zug, sodass er eine Scheibe aus einer Reihe nehmen muss, zum Beispiel { $line }.
hint-themisto-draw = Ein Zug hält das Remis, alle anderen verlieren. Achte auf die { $colour ->
 [black] schwarze
 *[white] weiße
} Reihe von { $from } bis { $to }, die der Gegner nach einem falschen Zug vollenden kann.
hint-themisto-on-rank = waagerecht auf der { $rank }. Reihe
hint-themisto-on-file = senkrecht auf der { $file }-Linie
hint-themisto-on-diagonal = auf der Diagonale von { $from } bis { $to }
hint-themisto-disc = Zieh die Scheibe auf { $cell }.
hint-themisto-disc-out = Zieh die Scheibe auf { $cell }, aus einer Dreier- oder Viererreihe heraus.
hint-ingenious-lowest-first = Achte zuerst auf deine niedrigsten Farben.
hint-ingenious-lowest-now = Jetzt am niedrigsten: { $colours }. Sieh dir jede Linie an, die an einem leeren Feld endet.
hint-ingenious-longer-turn = Bring { $colour } auf 18: Dafür { $points ->
 [one] fehlt noch 1 Punkt
 *[other] fehlen noch { $points } Punkte
}, und dann legst du einen weiteren Stein.
hint-ingenious-prepare = Lege zuerst das, woran dein nächster Stein punkten kann: Achte auf { $colours }.
hint-ingenious-more-follow = Nach diesem Stein folgen weitere. Denk zuerst an { $colours } und dann an das, was danach kommt.
hint-ingenious-all-six-first = Bring zuerst { $colours } auf 18. Lass dem nächsten Stein die Farben, die er allein dorthin bringt.
hint-ingenious-all-six-last = Noch nicht auf 18: { $colours }. Dieser Stein muss alles dorthin bringen.
hint-ingenious-opponent-wants = Am liebsten würde der Gegner den Stein mit { $first } und { $second } legen. Sieh nach, wo.
hint-ingenious-opponent-wants-double = Am liebsten würde der Gegner den Stein mit zweimal { $colour } legen. Sieh nach, wo.
hint-ingenious-compare = Der Gegner kann am Ende noch auf { $scores } kommen, die niedrigste Farbe zuerst. Finde den Zug, nach dem du höher stehst.
hint-ingenious-can-be-over = Dein Stein kann die Partie beenden. Der Gegner steht dann auf { $scores }, die niedrigste Farbe zuerst.
hint-ingenious-level = Kein Zug gewinnt. Nach dem richtigen könnt ihr beide auf { $scores } kommen, die niedrigste Farbe zuerst.
hint-ingenious-spoil = Der Gegner hat den Stein mit { $first } und { $second }. Nach dem richtigen Zug enden seine zwei niedrigsten Farben höchstens bei { $lowest } und { $next }.
hint-ingenious-spoil-double = Der Gegner hat den Stein mit zweimal { $colour }. Nach dem richtigen Zug enden seine zwei niedrigsten Farben höchstens bei { $lowest } und { $next }.
hint-ingenious-double = Lege den Stein mit zweimal { $colour }.
hint-ingenious-shows = Lege den Stein mit { $first } und { $second }.
hint-ingenious-no-placement = Beim richtigen Zug legst du keinen Stein.
hint-nebuchadnezzar-annihilate = Suche bei der { $file }-Linie den Schlag, der dem Gegner keine Scheibe lässt: Mehr als die Hälfte der Mauern muss dir gehören, hier sind es { $own } von { $walls }.
hint-nebuchadnezzar-less = Du könntest { $discs } Scheiben auf einmal schlagen, aber das ist zu viel. Schlage weniger und lass dem Gegner { $count ->
 [0] keinen Zug
 [one] einen einzigen Zug
 *[other] { $count } Züge
}.
hint-nebuchadnezzar-largest = Kein Schlag nimmt mehr Scheiben als der richtige. Er lässt dem Gegner { $count ->
 [0] keinen Zug
 [one] einen einzigen Zug
 *[other] { $count } Züge
}.
hint-nebuchadnezzar-place-first = Schlage noch nicht. Setze eine Scheibe, die dem Gegner { $count ->
 [0] keinen Zug
 [one] einen einzigen Zug
 *[other] { $count } Züge
} lässt.
hint-nebuchadnezzar-prepare = Schlage noch nicht. Setze eine Scheibe, die dem Gegner { $count ->
 [0] keinen Zug
 [one] einen einzigen Zug
 *[other] { $count } Züge
} lässt. Könnte er passen, könntest du dann { $discs } schlagen.
hint-nebuchadnezzar-only-pass = Du kannst nur passen.
hint-nebuchadnezzar-better-colour = Überlege, welche Farbe besser steht.
hint-nebuchadnezzar-flee = Der Gegner droht, dir alle Scheiben auf einmal zu nehmen, von { $from } bis { $to }. Ändere seine Mauern oder behalte anderswo eine Scheibe.
hint-nebuchadnezzar-quiet-danger = Noch droht nichts, aber du musst ziehen. Nach dem richtigen Zug kann der Gegner { $discs ->
 [0] nichts
 [one] höchstens eine Scheibe
 *[other] höchstens { $discs } Scheiben auf einmal
} schlagen.
hint-nebuchadnezzar-several = Du kannst auf { $count } Arten schlagen, und nur eine rettet dich. Danach kann der Gegner { $discs ->
 [0] nichts
 [one] höchstens eine Scheibe
 *[other] höchstens { $discs } Scheiben auf einmal
} schlagen.
hint-nebuchadnezzar-spoil = Schlagen hilft nicht, aber auf einem von { $count } Punkten hilft eine Scheibe. Danach kann der Gegner { $discs ->
 [0] nichts
 [one] höchstens eine Scheibe
 *[other] höchstens { $discs } Scheiben auf einmal
} schlagen.
hint-nebuchadnezzar-worse = Nach einem falschen Zug sind es bis zu { $most }.
hint-nebuchadnezzar-file = Setze auf die { $file }-Linie.
hint-nebuchadnezzar-single = Der Zug dreht eine einzige Scheibe um, in Reihe { $rank }.
hint-nebuchadnezzar-extent = Der Zug dreht ein Rechteck mit { $count } Scheiben um, { $width } breit und { $height } hoch.
hint-nebuchadnezzar-swap = Der Zug tauscht die Farben.
hint-nebuchadnezzar-nothing = Der Zug ändert nichts auf dem Brett.
hint-temple-you-hold = Von deiner begonnenen Farbe hast du noch { $tiles }: Finde jeden Bauplatz, auf den einer dieser Steine passt.
hint-temple-opponent-holds = Von seiner begonnenen Farbe hat der Gegner noch { $tiles }: Finde jeden Bauplatz, auf den einer dieser Steine passt.
hint-temple-any-colour = Du darfst jede Farbe beginnen; überlege, was dir danach von ihr bleibt.
hint-temple-no-slot = Lass neben kleinen Werten keinen Bauplatz frei.
hint-temple-tiles-left = Du hast noch { $own }, der Gegner { $other }. Sieh nach, wer zuerst fertig ist und wessen Steine noch einen Bauplatz finden.
hint-temple-squeeze = Stelle keine Drohung auf. Von seiner begonnenen Farbe hat der Gegner noch { $tiles }: Suche einen Zug, nach dem er sich mit jedem Zug selbst Bauplätze nimmt oder dir einen öffnet.
hint-temple-give-room = Mit { $tiles } seiner begonnenen Farbe hätte der Gegner jetzt { $count ->
 [one] einen Zug
 *[other] { $count } Züge
}. Gib ihm mehr, und zwar nur schlechte.
hint-temple-shape = Der richtige Zug ist { $kind ->
 [floor] ein Boden
 [corner-wall] eine Wandecke
 [single-wall] eine einzelne Wand
 [tunnel] ein Tunnel
 [single-top] ein einzelnes Dach
 *[corner-top] ein Eckdach
} aus { $count ->
 [one] einem Stein
 *[other] { $count } Steinen
}.`;export{e as default};
