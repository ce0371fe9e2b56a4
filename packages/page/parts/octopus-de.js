var e=`Für zwei bis sechs Spieler. Alle Steine liegen offen auf dem Tisch, nichts ist verborgen.

## Ziel

Jeder Stein, den du legst, bringt Punkte. Wer am Ende die meisten hat, gewinnt.

## Vorbereitung

Die 60 Steine haben zehn Farben und die Zahlen 1 bis 6; jede Verbindung von Farbe und Zahl gibt es einmal. Alle werden offen und gleichmäßig verteilt: bei zwei Spielern 30 an jeden, bei drei 20, bei vier 15, bei fünf 12 und bei sechs 10.

## Dein Zug

Lege einen deiner Steine Kante an Kante neben einen Stein auf dem Tisch und zähle sofort seine Punkte. Passen ist nicht erlaubt. Der erste Stein der Partie kommt in die Mitte und bringt nichts.

## Wertung

Schau von deinem Stein aus in alle acht Richtungen, auch über Eck. Zähle in jeder Richtung

- die Steine **gleicher Farbe**, die vom Nachbarfeld an lückenlos aufeinander folgen;
- ebenso die Steine mit **gleicher Zahl**.

Der gelegte Stein selbst zählt nicht. Die Summe von allem ist der Wert des Steins.

Eine Lücke beendet eine Reihe, und ebenso ein Stein, der nicht passt. Farben und Zahlen werden getrennt gezählt: Eine rote Reihe endet an einem blauen Stein, auch wenn die Zahl stimmt.

![Eine rote 4 wird ans Ende von drei roten Steinen gelegt: drei Punkte.](/v1/octopus/board.svg?position=R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1&move=R4@3,0)

Die rote 4 liegt am Ende von drei roten Steinen und bringt drei Punkte.

![Eine rote 4 wird gelegt; in drei Richtungen liegen ein roter Stein, eine grüne 4 und eine blaue 4 neben ihr.](/v1/octopus/board.svg?position=R5@0,0;G4@1,0;R1@1,1;B4@2,1|R4O2,N5N6|0,0|0|1&move=R4@2,0)

Hier trifft die rote 4 links auf eine grüne 4, über sich auf eine blaue 4 und über Eck auf einen roten Stein.

## Ende

Die Partie endet, wenn alle Steine liegen. Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.

## Variante: zwei Sätze

Für eine längere Partie nehmt ihr zwei Sätze. Jeden Stein gibt es dann zweimal, und jeder bekommt doppelt so viele. Ein Nachbar, der in Farbe und Zahl gleich ist, zählt für beides.
`;export{e as default};
