var e=`Zwei Spieler, ein quadratisches Brett, meist 8 mal 8, und Scheiben mit einer schwarzen und einer weißen Seite. Das Spiel heißt auch Faust.

## Ziel

Lass dem Gegner keine einzige Scheibe auf dem Brett.

## Dein Zug

Das Brett ist zuerst leer, und Schwarz beginnt. In deinem Zug setzt du eine Scheibe deiner Farbe oder du schlägst. Geht beides nicht, passt du.

## Setzen

Du darfst auf jeden leeren Punkt setzen, mit einer Ausnahme: Ein Punkt, dessen vier Nachbarn eine gegnerische Scheibe und drei leere Punkte sind, ist gesperrt. Am Rand, wo ein Punkt weniger Nachbarn hat, ist nichts gesperrt.

## Schlagen

Du schlägst ein Rechteck, das nur gegnerische Scheiben enthält; auch eine einzelne Scheibe ist ein Rechteck. Dafür gelten drei Bedingungen.

- **Mauern.** An jeder seiner vier Seiten steht eine Mauer: eine volle Linie von Scheiben einer Farbe, schwarz oder weiß. Die Ecken außen spielen keine Rolle.
- **Mehrheit.** Von der Länge der vier Mauern gehört dir mehr als dem Gegner.
- **Das größte.** Es liegt nicht in einem größeren Rechteck, das du jetzt schlagen könntest.

Alle Scheiben des Rechtecks bekommen deine Farbe.

![Die weiße Scheibe hat an drei Seiten schwarze Mauern und unten eine weiße. Schwarz gehören drei von vier, und es schlägt sie.](/v1/nebuchadnezzar/board.svg?position=5/2b2/1bwb1/2w2/5%20b%20b%2040%20p&move=xc3-c3)

Drei Mauern sind schwarz, eine ist weiß: Schwarz schlägt.

![Drei weiße Scheiben in einer Reihe haben oben und unten schwarze Mauern und an beiden Enden weiße.](/v1/nebuchadnezzar/board.svg?position=5/1bbb1/wwwww/1bbb1/5%20b%20b%2040%20p&move=xb3-d3)

Die Mauern oben und unten sind je drei lang, die weißen an den Enden nur eins: sechs zu zwei. Schwarz dreht alle drei um. Zwei allein darf es nicht nehmen, denn sie liegen in den dreien.

## Der Rand

Liegt eine Seite des Rechtecks am Rand des Bretts, zählt er als Mauer mit der Farbe und der Länge der Mauer gegenüber. Liegen zwei gegenüberliegende Seiten am Rand, bekommt niemand etwas für sie.

![Zwei weiße Scheiben in einer Ecke haben links und unten schwarze Mauern. Auch die Ränder zählen als schwarz.](/v1/nebuchadnezzar/board.svg?position=1bww/wbbb/4/4%20b%20b%2040%20p&move=xc4-d4)

## Der erste Zug

Der erste Zug ist ein großer Vorteil. Darum darf der zweite Spieler dessen Farbe übernehmen, statt zu ziehen; dann zieht der erste mit der anderen Farbe weiter.

## Ende

Wer die letzte gegnerische Scheibe schlägt, gewinnt. Wer noch keine erste Scheibe gesetzt hat, hat nicht verloren.

Entsteht dieselbe Stellung zum dritten Mal, endet die Partie remis.

## Varianten

Das Brett kann 5 mal 5 bis 15 mal 15 groß sein. Ihr könnt auch ohne das Übernehmen spielen.
`;export{e as default};
