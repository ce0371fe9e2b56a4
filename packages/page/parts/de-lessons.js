var i=`lesson-then-puzzle = Jetzt ein Rätsel
all-rules = Alle Regeln mit Bildern
octopus-rules =
 Alle Steine liegen offen. Reihum legt jeder einen seiner Steine neben einen Stein auf dem Tisch.
 Er zählt in alle acht Richtungen: die lückenlose Reihe seiner <b>Farbe</b> und die lückenlose Reihe seiner <b>Zahl</b>, jeweils ab dem Nachbarfeld. Der Stein selbst zählt nicht.
 Eine Lücke oder ein anderer Stein beendet die Reihe. Der erste Stein bringt nichts.
 Wenn alle Steine liegen, gewinnt die höchste Summe; bei Gleichstand wird der Sieg geteilt.
themisto-rules =
 Keine Farbe gehört jemandem: Wer am Zug ist, zieht <b>irgendeine</b> Scheibe gerade und beliebig weit, ohne zu springen, auf ein Feld neben einer anderen Scheibe. Dabei wird sie <b>umgedreht</b>.
 Schließt sie dann zwischen sich und einer Scheibe ihrer neuen Farbe eine Linie der anderen Farbe ein, darfst du schlagen: Alle eingeschlossenen Scheiben werden umgedreht. Spieler 1 schlägt Linien von einer bis drei Scheiben, Spieler 2 beliebig lange.
 Wer eine Scheibe aus einer Reihe von genau drei oder vier gleichfarbigen zieht, setzt im nächsten Zug aus.
 Du darfst nicht die Stellung vor dem letzten Zug wiederherstellen.
 Spieler 1 gewinnt mit einer Reihe von <b>genau fünf</b>, Spieler 2 mit <b>fünf oder mehr</b>, gleich in welcher Farbe.
ingenious-rules =
 Lege einen Stein auf zwei leere Felder. Der erste Stein jedes Spielers kommt neben ein aufgedrucktes Symbol, an dem noch kein Stein liegt.
 Jede Hälfte zählt auf der Leiste ihrer Farbe: ein Punkt für jedes gleiche Symbol in lückenlosen Linien von ihr aus, in den fünf Richtungen, in denen nicht ihre andere Hälfte liegt.
 Eine Farbe, die 18 erreicht, bringt sofort einen <b>Zusatzzug</b>.
 Zeigt nach deinem Zug keiner deiner Steine deine niedrigste Farbe, darfst du alle sechs <b>tauschen</b>.
 Ist das Brett voll, vergleicht man die <b>niedrigsten</b> Farben, dann die zweitniedrigsten und so weiter. Alle sechs auf 18 gewinnt sofort.
ingenious-rules-solo = <b>Solo</b>: Du spielst allein auf dem Brett für zwei und hältst immer nur einen Stein. Es gibt weder Zusatzzüge noch Tausch. Die Leisten reichen bis 36; deine niedrigste Farbe am Ende ist dein Ergebnis.
ingenious-rules-team = <b>Team</b>: Partner sitzen einander gegenüber und teilen sich ihre Leisten, die bis 36 reichen. Wer 18 und wer 36 erreicht, bekommt jeweils einen Zusatzzug.
ingenious-rules-duel = <b>Duell</b>: Beide Spieler teilen sich für jede Farbe einen Wertungsstein und ziehen ihn zu entgegengesetzten Enden, neun Schritte entfernt. Wer einen Wertungsstein an sein Ende bringt, nimmt dessen Marke und bekommt einen Zusatzzug; vier Marken gewinnen.
nebuchadnezzar-rules =
 In deinem Zug <b>setzt</b> du eine Scheibe deiner Farbe auf einen leeren Punkt oder <b>schlägst</b>. Ein Punkt, um den herum eine gegnerische Scheibe und drei leere Punkte liegen, ist gesperrt.
 Schlagen: Dreh ein Rechteck um, das nur gegnerische Scheiben enthält, wenn an jeder seiner vier Seiten eine volle Linie einer Farbe als Mauer steht und mehr von dieser Mauer dir gehört als dem Gegner.
 Der Rand des Bretts zählt als die Farbe der Mauer gegenüber; zwei Ränder, die einander gegenüberliegen, zählen für niemanden.
 Ein Rechteck in einem größeren, das du umdrehen könntest, zählt nicht: Du drehst das größere um.
 Nach dem ersten Zug darf der zweite Spieler dessen Farbe übernehmen, statt selbst zu ziehen. Wer dem Gegner keine Scheibe lässt, gewinnt.
temple-rules =
 In deinem Zug fügst du auf eine dieser Arten ein bis drei Steine hinzu:
 <b>Boden</b>: auf dem Tisch, an einem Stein. <b>Wandecke</b>: zwei Wände im rechten Winkel, beide auf Böden. <b>Einzelne Wand</b>: neben einer Wand, an einem Boden oder Dach.
 <b>Tunnel</b>: ein Dach auf genau einer Wand, mit einer neuen Wand unter seiner anderen Seite. <b>Einzelnes Dach</b>: auf zwei oder mehr Wänden. <b>Eckdach</b>: neben zwei Dächern, mit Wänden unter seinen offenen Seiten.
 Jeder Stein muss einen mit <b>gleichem oder kleinerem Wert</b> berühren. Beende eine Farbe, bevor du eine andere beginnst.
 Wer seinen letzten Stein setzt, gewinnt. Wer keinen erlaubten Zug hat, verliert.
temple-rules-revised = <b>Überarbeitete Regeln</b>: Ein Eckdach darf Wände berühren, und ein Zug darf von einer Farbe, die aufgebraucht ist, zu einer neuen übergehen.
lesson-octopus-the-first-tile = Der erste Stein
 .text = Alle Steine liegen offen, und wer die meisten Punkte macht, gewinnt. Der erste Stein bringt nichts. Wähle einen und dann das markierte Feld.
 .right = Jetzt gibt es etwas, wonach man greifen kann.
lesson-octopus-a-run-of-a-colour = Eine Reihe einer Farbe
 .text = Ein Stein zählt die lückenlose Reihe seiner Farbe, die neben ihm beginnt. Drei rote Steine liegen in einer Reihe. Lege deine rote 4 an ein Ende davon.
 .right = Drei Punkte: Die Reihe zählt, der Stein selbst nicht.
 .wrong = { $tile ->
 [R4] Das bringt { $points }. Am Ende der Reihe zählen alle drei.
 *[other] Das ist der blaue. Wähle die rote 4.
 }
lesson-octopus-a-run-of-a-number = Eine Reihe einer Zahl
 .text = Auch Zahlen bilden Reihen, gleich in welcher Farbe. Hole mit deiner roten 4 zwei Punkte.
 .right = Zwei Vierer in einer Reihe: zwei Punkte.
 .wrong = Das bringt { $points }. Beide Vierer müssen mit deinem in einer Linie liegen.
lesson-octopus-eight-directions = Acht Richtungen
 .text = Alle acht Richtungen zählen, auch über Eck, und Farben und Zahlen werden zusammengezählt. Zeige mit der roten 4 in der Hand auf Felder, um zu sehen, was sie dort brächte, und nimm das beste.
 .right = { $points } Punkte, mehr geht nicht.
 .wrong = Das bringt { $points }. Es gibt ein besseres Feld.
 .hint = Die Linien der Vorschau zeigen jede Reihe: blaue Linien für die Farbe, gestrichelte für die Zahl.
lesson-octopus-beside-not-across = Daneben, nicht über Eck
 .text = Ein Stein kommt neben einen anderen, Kante an Kante. Versuche, einen über Eck zu legen.
 .right = Beim Zählen aber schaut ein Stein auch über Eck.
 .wrong = Dort lag er Kante an Kante, also war es erlaubt. Versuche ein Feld, das den Stein nur an einer Ecke berührt.
lesson-octopus-a-gap-ends-a-run = Eine Lücke beendet die Reihe
 .text = Alles andere, was dazwischenliegt, beendet eine Reihe. Finde das Feld, auf dem deine rote 4 zwei Punkte bringt.
 .right = Zwei: die rote 5 und die rote 1.
 .wrong = Das bringt { $points }: Die blauen Steine stehen zwischen den roten. Im Westen liegen zwei rote Steine nebeneinander.
lesson-octopus-the-last-tile = Der letzte Stein
 .text = Wenn alle Steine liegen, gewinnt die höchste Summe. Du liegst zwei Punkte zurück. Gewinne mit deinem letzten Stein.
 .right = Mit fünf zu vier gewonnen.
 .wrong = Das bringt { $points }, und drei sind nötig.
lesson-themisto-every-move-flips = Jeder Zug dreht um
 .text = Keine Farbe gehört jemandem: Du darfst jede Scheibe ziehen, gerade und so weit der Weg frei ist. Beim Ziehen wechselt sie die Farbe. Mach irgendeinen Zug.
 .right = Sie hat sich umgedreht.
lesson-themisto-never-alone = Nie allein
 .text = Eine Scheibe muss neben einer anderen ankommen, Ecken eingeschlossen. Wähle die schwarze Scheibe in der Mitte und versuche, sie irgendwo allein zu lassen.
 .right = So bleiben die Scheiben beisammen.
 .wrong = Dort hatte sie einen Nachbarn. Versuche eine Stelle, wo sie keinen hat.
lesson-themisto-capture = Schlagen
 .text = Die gezogene Scheibe darf eine Linie der anderen Farbe schlagen, die sie zwischen sich und einer Scheibe ihrer neuen Farbe einschließt: Die eingeschlossenen Scheiben werden umgedreht. Ziehe die Scheibe auf f1 so, dass sie die zwei weißen einschließt, und schlage.
 .right = Spieler 1 darf ein bis drei Scheiben auf einmal schlagen, Spieler 2 beliebig viele.
 .wrong = Es wurde nichts geschlagen. Die Scheibe von f1 wird schwarz: Schwarz auf d1 und a1 schließt b1 und c1 ein. Wähle bei der Nachfrage das Schlagen.
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
lesson-ingenious-the-first-tile = Der erste Stein
 .text = Ein Stein hat zwei Symbole. Dein erster kommt neben eines der aufgedruckten Symbole an den Ecken. Wähle einen Stein und dann zwei Felder: eines für jede Hälfte.
 .right = Jede Hälfte zählt auf der Leiste ihrer Farbe.
lesson-ingenious-not-in-the-middle = Nicht in der Mitte
 .text = Der erste Stein jedes Spielers muss neben einem aufgedruckten Symbol liegen. Wähle einen Stein und versuche es in der Mitte des Bretts.
 .right = Vom zweiten Stein an darfst du auf zwei beliebige freie Nachbarfelder legen.
 .wrong = Das war neben einem aufgedruckten Symbol. Versuche es mit einem Feld in der Mitte.
lesson-ingenious-lines-score = Linien bringen Punkte
 .text = Jede Hälfte bringt einen Punkt für jedes gleiche Symbol in lückenlosen Linien von ihr aus, in fünf Richtungen (nicht zur eigenen anderen Hälfte hin). Hole mindestens zwei Punkte für Rot.
 .right = Das aufgedruckte Symbol hat auch gezählt.
 .wrong = { $points ->
 [one] Das bringt { $points } Punkt.
 *[other] Das bringt { $points } Punkte.
 } Achte auf die roten Symbole im Norden.
 .hint = Zeige mit einer roten Hälfte in der Hand auf Felder neben den roten Symbolen: Linien zeigen, was zählen würde.
lesson-ingenious-your-weakest-colour = Deine schwächste Farbe
 .text = Am Ende zählt nur deine niedrigste Farbe; bei Gleichstand die zweitniedrigste und so weiter. Dein Gelb liegt weit zurück. Hole Punkte für Gelb.
 .right = Gleichmäßig in allen Farben ist besser als glänzend in einigen.
 .wrong = Da war kein Gelb dabei. Gelbe Symbole liegen im Nordwesten und im Südwesten.
lesson-ingenious-a-bonus = Ein Zusatzzug
 .text = Eine Farbe, die 18 erreicht, bringt sofort einen weiteren Zug. Dein Rot steht auf 16. Bring es auf 18.
 .right = Du machst mit einem weiteren Stein weiter. Alle sechs Farben auf 18 gewinnen auf der Stelle.
 .wrong = Rot ist noch nicht auf 18: Es braucht zwei Punkte für Rot.
ingenious-picture-solo = Das Ende einer Solopartie: Kein Stein passt mehr. Die niedrigsten Farben haben einen Punkt, also ist das Ergebnis eins.
ingenious-picture-team = Vier Spieler auf dem größten Brett: Der erste und der dritte teilen sich ihre Leisten, ebenso der zweite und der vierte.
ingenious-picture-duel = Die Wertungssteine eines Duells: Ein Spieler führt bei Orange und Gelb um fünf Schritte, der andere bei Grün und Blau um zwei; Violett steht in der Mitte.
lesson-nebuchadnezzar-place-a-disc = Eine Scheibe setzen
 .text = Du bist Schwarz. In deinem Zug setzt du eine Scheibe auf einen leeren Punkt oder schlägst. Setze eine, wohin du willst.
 .right = Das Ziel: dem Gegner keine einzige Scheibe zu lassen.
lesson-nebuchadnezzar-wall-one-in = Eine einmauern
 .text = Eine Scheibe mit einer Mauer an allen vier Seiten kann geschlagen werden. Die weiße Scheibe in der Mitte hat schwarze im Norden, Süden, Westen und Osten. Klicke sie an.
 .right = Sie wechselt die Seite.
 .wrong = Damit hast du eine Scheibe gesetzt. Klicke die weiße Scheibe in der Mitte an.
lesson-nebuchadnezzar-rectangles = Rechtecke
 .text = Geschlagen wird ein Rechteck, das nur gegnerische Scheiben enthält. An jeder seiner Seiten muss eine volle Linie einer Farbe stehen. Schlage alle drei.
 .right = Drei auf einmal. Ein kleineres Rechteck darin zählt nicht.
 .wrong = Klicke eine der drei weißen Scheiben in der Reihe an.
lesson-nebuchadnezzar-the-edge-helps = Der Rand hilft
 .text = Der Rand des Bretts zählt als die Farbe der Mauer gegenüber. Die weiße Scheibe ganz oben hat Schwarz an drei Seiten und den Rand an der vierten. Schlage sie.
 .right = Südlich von ihr stand Schwarz, also zählte der Rand im Norden als schwarz.
 .wrong = Klicke die weiße Scheibe am oberen Rand an.
lesson-nebuchadnezzar-not-without-a-wall = Nicht ohne Mauer
 .text = Hier ist die Ostseite offen. Versuche trotzdem, die weiße Scheibe in der Mitte zu schlagen.
 .right = Schließe zuerst die Lücke und schlage im nächsten Zug.
 .wrong = Damit hast du eine Scheibe gesetzt, was das Schlagen durchaus vorbereiten kann. Klicke die weiße Scheibe selbst an.
lesson-nebuchadnezzar-more-of-the-wall = Mehr von der Mauer
 .text = Eine Mauer darf beide Farben haben, solange der größte Teil der Mauer an den vier Seiten dir gehört. Drei Seiten dieser Scheibe sind schwarz, eine ist weiß. Schlage sie.
 .right = Drei zu eins: Die Mehrheit entscheidet.
 .wrong = Klicke die weiße Scheibe in der Mitte an.
lesson-nebuchadnezzar-the-last-one = Die letzte
 .text = Weiß hat noch eine Scheibe. Nimm sie.
 .right = Gewonnen!
 .wrong = Die weiße Scheibe ist an allen Seiten eingemauert: Klicke sie an.
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
 .wrong = Das ging, weil der Wert 4 oder mehr ist. Versuche einen kleineren: die 1, 2 oder 3.
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
lesson-temple-colour-by-colour = Farbe für Farbe
 .text = Du beendest eine Farbe, bevor du eine andere beginnst. Rot ist begonnen, und du hast noch zwei rote Steine. Versuche trotzdem einen orangefarbenen.
 .right = In welcher Reihenfolge du deine Farben spielst, entscheidest du. Was begonnen ist, steht neben deinem Namen.
 .wrong = Rot ist natürlich erlaubt. Versuche einen orangefarbenen Stein.
lesson-temple-the-last-tile-wins = Der letzte Stein gewinnt
 .text = Wer den letzten Stein setzt, gewinnt; wer keinen erlaubten Zug hat, verliert. Du hast noch zwei Steine. Setze beide in einem Zug.
 .right = Gewonnen! Jetzt kennst du ganz Temple, bis auf das Eckdach: ein Dach neben zwei Dächern.
 .wrong = So bleibt dir ein Stein. Zwei Steine gehen in einem Zug als Wandecke.
temple-picture-revised = Die orangefarbene Vier, die letzte ihrer Farbe, wird ein Dach, und derselbe Zug geht mit einer türkisfarbenen Vier weiter, der Wand unter seiner anderen Seite.`;export{i as default};
