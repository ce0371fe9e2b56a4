var e=`Ein bis vier Spieler. Jeder hält seine Steine vor den anderen verborgen.

## Ziel

Du sammelst Punkte in sechs Farben. Am Ende zählt nur deine **niedrigste** Farbe; vernachlässige also keine.

## Vorbereitung

Zwei Spieler nehmen das innere Brett mit 91 Feldern, drei einen Ring mehr, vier das ganze Brett. Jeder zieht sechs Steine aus dem Beutel. Ein Stein hat zwei Hälften mit je einem farbigen Symbol. Sechs Symbole sind auf das Brett gedruckt.

## Dein Zug

1. Lege einen Stein auf zwei leere Nachbarfelder. Dein erster Stein muss neben einem aufgedruckten Symbol liegen, an dem noch kein anderer liegt.
2. Werte beide Hälften.
3. Nutze einen Zusatzzug, wenn du einen bekommen hast.
4. Du darfst alle Steine tauschen, wenn keiner deine niedrigste Farbe zeigt.
5. Fülle auf sechs Steine auf.

![Der erste Stein, doppelt rot, liegt mit beiden Hälften am aufgedruckten roten Symbol und bringt zwei rote Punkte.](/v1/ingenious/board.svg?position=standard|2|0|place.0|-|RRRBOYOGYYGP,????????????|0.0.0.0.0.0,0.0.0.0.0.0|0,0&move=RR@1,-5/0,-4)

## Wertung

Schau von jeder Hälfte aus in die fünf Richtungen, in denen nicht die andere Hälfte liegt. Jedes gleiche Symbol in lückenloser Linie bringt einen Punkt auf der Leiste dieser Farbe. Aufgedruckte Symbole zählen mit, der Stein selbst nicht.

![Ein Stein wird gelegt; von seinen Hälften führen Linien über die gleichen Symbole, die zählen.](/v1/ingenious/board.svg?position=standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,????????????|3.0.0.1.1.0,1.0.0.1.0.0|2,2&move=RP@-1,-3/-1,-4)

Eine Leiste endet bei 18; was darüber geht, verfällt.

## Zusatzzug

Erreicht eine deiner Farben 18, legst du sofort noch einen Stein, bevor du nachziehst. Zwei Farben ergeben zwei, und ein Zusatzzug kann den nächsten bringen.

![Ein doppelt grüner Stein bringt Grün auf 18; das ergibt einen Zusatzzug.](/v1/ingenious/board.svg?position=standard|2|1|place.0|BB@3,-1/2,0;BB@4,-1/3,0;BB@5,-1/4,0;PP@-4,0/-5,1;GB@1,1/1,0;GG@2,1/1,2;BP@4,1/3,2;GB@2,2/3,1|RYRGRPOOYPGG,RBGGOYGPYYBP|0.0.0.2.6.2,0.0.0.17.4.0|4,4&move=GG@0,3/1,3)

## Tausch

Sieh am Ende deines Zugs auf deine niedrigste Farbe. Zeigt sie keiner deiner Steine, darfst du alle beiseitelegen, sechs neue ziehen und die alten in den Beutel zurückgeben. Sind mehrere Farben am niedrigsten, müssen alle fehlen.

## Ende

Die Partie endet, wenn kein Stein mehr passt. Alle vergleichen ihre niedrigste Farbe; die höhere gewinnt. Bei Gleichstand entscheidet die zweitniedrigste und so weiter. Wer alle sechs Farben auf 18 hat, gewinnt sofort.

## Varianten

- **Solo.** Du spielst allein auf dem Brett für zwei und hältst immer nur einen Stein, ohne Zusatzzug und Tausch. Die Leisten reichen bis 36. Dein Ergebnis ist die niedrigste Farbe.
- **Team.** Zwei gegen zwei; Partner sitzen einander gegenüber und teilen sich Leisten bis 36. Wer 18 und wer 36 erreicht, bekommt je einen Zusatzzug. Zeigt einander die Steine nicht.
- **Duell.** Zwei Spieler teilen sich je Farbe einen Wertungsstein; er beginnt in der Mitte und rückt zu dem, der punktet. Neun Schritte bringen ihn an dein Ende: Du nimmst seine Marke und legst noch einen Stein. Vier Marken gewinnen. Diese Form ist rekonstruiert, denn ihr Beiblatt war nicht zu bekommen.
`;export{e as default};
