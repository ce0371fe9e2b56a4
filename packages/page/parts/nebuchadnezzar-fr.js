var e=`Deux joueurs, un plateau carré, d’ordinaire de 8 sur 8, et des pions à deux faces, noire et blanche. Le jeu s’appelle aussi Faust.

## But du jeu

Ne laissez pas un seul pion à l’adversaire sur le plateau.

## Votre tour

Le plateau est d’abord vide, et les noirs commencent. À votre tour, vous posez un pion de votre couleur ou vous capturez. Si ni l’un ni l’autre n’est possible, vous passez.

## Poser

Vous pouvez poser sur tout point vide, à une exception près : un point dont les quatre voisins sont un pion adverse et trois points vides est interdit. Au bord, où un point a moins de voisins, rien n’est interdit.

## Capturer

Vous capturez un rectangle qui ne contient que des pions adverses ; un seul pion est aussi un rectangle. Il y a trois conditions.

- **Les murs.** Le long de chacun de ses quatre côtés se dresse un mur : une ligne complète de pions d’une couleur, noire ou blanche. Les coins extérieurs ne comptent pas.
- **La majorité.** Sur la longueur des quatre murs, votre part est plus grande que celle de l’adversaire.
- **Le plus grand.** Il n’est pas dans un rectangle plus grand que vous pourriez capturer maintenant.

Tous les pions du rectangle prennent votre couleur.

![Le pion blanc a des murs noirs sur trois côtés et un blanc en dessous. Trois sur quatre sont aux noirs, qui le capturent.](/v1/nebuchadnezzar/board.svg?position=5/2b2/1bwb1/2w2/5%20b%20b%2040%20p&move=xc3-c3)

Trois murs sont noirs, un est blanc : les noirs capturent.

![Trois pions blancs alignés ont des murs noirs au-dessus et au-dessous, et des blancs aux deux bouts.](/v1/nebuchadnezzar/board.svg?position=5/1bbb1/wwwww/1bbb1/5%20b%20b%2040%20p&move=xb3-d3)

Les murs du dessus et du dessous ont chacun trois pions, les blancs des bouts un seul : six à deux. Les noirs retournent les trois. Ils ne peuvent en prendre deux seulement, car ceux-ci sont dans les trois.

## Le bord

Si un côté du rectangle est au bord du plateau, le bord compte comme un mur de la couleur et de la longueur du mur d’en face. Si deux côtés opposés sont au bord, ils ne comptent pour personne.

![Deux pions blancs dans un coin ont des murs noirs à gauche et en dessous. Les bords comptent aussi comme noirs.](/v1/nebuchadnezzar/board.svg?position=1bww/wbbb/4/4%20b%20b%2040%20p&move=xc4-d4)

## Le premier coup

Le premier coup est un grand avantage. Le second joueur peut donc prendre sa couleur au lieu de jouer ; le premier joue alors la suite avec l’autre couleur.

## Fin de la partie

Qui capture le dernier pion adverse gagne. Qui n’a pas encore posé son premier pion n’a pas perdu.

Quand la même position revient pour la troisième fois, la partie est nulle.

## Variantes

Le plateau peut aller de 5 sur 5 à 15 sur 15. On peut aussi jouer sans la prise de couleur.
`;export{e as default};
