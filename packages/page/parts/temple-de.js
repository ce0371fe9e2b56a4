var e=`Zwei Spieler bauen aus 60 quadratischen Steinen einen Tempel. Steine liegen flach oder stehen hochkant. Alles ist offen.

## Ziel

Lege deinen letzten Stein früher als der Gegner. Wer am Zug ist und keinen erlaubten Zug hat, verliert.

## Vorbereitung

Die Steine haben zehn Farben mit den Werten 1 bis 6. Jeder nimmt fünf Farben, 30 Steine. Der erste Spieler beginnt mit einem Stein vom Wert 1, flach auf dem Tisch.

## Dein Zug

Füge auf eine von sechs Arten einen bis drei Steine hinzu.

- **Boden.** Ein Stein, flach auf dem Tisch, Seite an Seite mit einem Boden oder am Fuß einer Wand.
- **Wandecke.** Zwei Wände im rechten Winkel, jede auf einem Boden.
- **Einzelne Wand.** Eine Wand neben einer, die schon steht; sie berührt einen Boden oder ein Dach.
- **Tunnel.** Ein Dach auf genau einer Wand und eine neue Wand unter der Seite gegenüber.
- **Einzelnes Dach.** Ein Dach auf zwei oder mehr Wänden.
- **Eckdach.** Ein Dach neben zwei Dächern, das keine Wand berührt, und eine neue Wand unter jeder Seite, an der kein Dach liegt.

Ein Boden liegt auf dem Tisch. Ein Dach liegt ein Stockwerk höher, mit den Augen nach oben, und nie genau über einem Boden. Die Augen einer Wand schauen zu dem Boden, auf dem sie steht, oder weg von dem Dach, das sie trägt. An einer Ecke treffen sich höchstens zwei Wände.

![Ein Boden vom Wert 3 und an seinen Seiten zwei Wände, 5 und 3.](/v1/temple/board.svg?position=F0,0=R3|R1R2R4R5R6,B1B2B3B4B5B6|R,-|1|published&move=W0,0N=B5%2BW0,0E=B3)

Eine Wandecke: Beide Steine berühren die 3, und keiner ist kleiner.

![Ein Dach liegt auf einer Wand, eine neue Wand trägt seine Gegenseite.](/v1/temple/board.svg?position=F0,0=B1;W0,0N=B5;W0,0E=B4|R1R2R3R4R5R6,K1|-,K|0|published&move=T0,1=R5%2BW0,2S=R6)

Ein Tunnel: Das Dach berührt die Wand vom Wert 5, die neue Wand berührt das Dach.

![Ein Eckdach zwischen zwei Dächern, mit zwei neuen Wänden.](/v1/temple/board.svg?position=F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6,B5B6|R,B|0|published&move=T1,1=R4%2BW1,2S=R5%2BW2,1W=R6)

Ein Eckdach mit seinen beiden Wänden: drei Steine in einem Zug.

## Werte

Jeder Stein, den du setzt, muss einen mit **gleichem oder kleinerem Wert** berühren, auf dem Tisch oder aus demselben Zug. Die Reihenfolge im Zug bestimmst du. Kleine Werte sind also später schwer unterzubringen.

## Farben

Beende eine Farbe, bevor du eine andere beginnst. Solange du Steine der begonnenen Farbe hast, nimmst du nur diese. Ist es noch einer, kannst du nur diesen einen setzen.

## Ende

Wer den letzten seiner 30 Steine setzt, gewinnt sofort. Wer keinen erlaubten Zug hat, verliert sofort.

## Variante: überarbeitete Regeln

Der Autor hat später zwei Regeln geändert. Ein Eckdach darf Wände berühren, die schon stehen. Und ein Zug, der eine Farbe aufbraucht, darf mit einer neuen Farbe weitergehen.
`;export{e as default};
