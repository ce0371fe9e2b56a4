var e=`Zwei Spieler, ein Brett mit 64 Feldern und 28 Scheiben mit einer schwarzen und einer weißen Seite. Die Farben gehören niemandem: Beide dürfen jede Scheibe ziehen.

## Ziel

Bilde eine Reihe aus fünf Scheiben einer Farbe, schwarz oder weiß, gerade oder schräg.

- **Spieler 1** braucht genau fünf. Sechs oder mehr zählen nicht.
- **Spieler 2** braucht fünf oder mehr.

## Vorbereitung

Die Scheiben liegen auf den 28 Randfeldern, schwarz und weiß im Wechsel. Spieler 1 beginnt. Spieler 2 hat die besseren Aussichten. Deshalb spielt man am besten eine gerade Zahl von Partien und wechselt sich ab.

## Dein Zug

Wähle irgendeine Scheibe und zieh sie beliebig weit in gerader Linie: waagrecht, senkrecht oder schräg. Springen darf sie nicht. Sie muss auf einem leeren Feld neben mindestens einer anderen Scheibe ankommen; über Eck gilt auch als daneben. Beim Ziehen wird sie **umgedreht**.

![Eine Scheibe zieht ein Feld ins Brett hinein und wird umgedreht.](/v1/themisto/board.svg?position=wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw%200%20-%20-%20-&move=a2-b2)

Die Stellung vor dem letzten Zug darfst du nicht wiederherstellen.

## Schlagen

Nach dem Ziehen kann die Scheibe eine lückenlose Linie der anderen Farbe einschließen, zwischen sich und einer anderen Scheibe ihrer neuen Farbe. Dann darfst du schlagen: Alle eingeschlossenen Scheiben werden umgedreht. Gibt es mehrere solche Linien, drehst du alle um oder keine.

- **Spieler 1** schlägt Linien von einer bis drei Scheiben.
- **Spieler 2** schlägt Linien jeder Länge.

![Die Scheibe von g1 kommt auf e1 an, wird schwarz und schließt drei weiße Scheiben ein. Sie werden umgedreht, und fünf schwarze liegen in einer Reihe.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bwww2w1%200%20-%20-%20-&move=g1-e1x)

Spieler 1 zieht die Scheibe von rechts heran. Sie wird schwarz, schließt drei weiße ein und dreht sie um: fünf in einer Reihe, gewonnen.

## Der Preis einer zerrissenen Reihe

Ziehst du eine Scheibe aus einer Reihe von genau drei oder vier gleichfarbigen, setzt du im nächsten Zug aus; der Gegner zieht zweimal hintereinander. Müssten beide aussetzen, hebt sich das auf.

![Eine Scheibe verlässt eine Reihe von drei schwarzen; das kostet den nächsten Zug.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bbb5%200%20-%20-%20-&move=a1-b2)

## Ende

Du gewinnst, wenn das Brett nach deinem eigenen Zug samt Schlagen deine Reihe zeigt. Farbe und Urheber der Reihe sind gleichgültig. Der Sieg gilt auch dann, wenn der Zug ein Aussetzen gekostet hätte.

Entsteht dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal, endet die Partie remis.
`;export{e as default};
