var e=`Deux joueurs, un plateau de 64 cases et 28 pions à deux faces, noire et blanche. Les couleurs n’appartiennent à personne : chacun peut déplacer n’importe quel pion.

## But du jeu

Formez une rangée de cinq pions d’une couleur, noirs ou blancs, droite ou diagonale.

- Le **joueur 1** a besoin d’exactement cinq. Six ou plus ne comptent pas.
- Le **joueur 2** a besoin de cinq ou plus.

## Mise en place

Les pions occupent les 28 cases du bord, noirs et blancs en alternance. Le joueur 1 commence. Le joueur 2 a l’avantage : jouez un nombre pair de parties, chacun son tour.

## Votre tour

Choisissez un pion et déplacez-le en ligne droite, horizontale, verticale ou diagonale, aussi loin que vous voulez. Il ne saute pas. Il doit finir sur une case vide voisine d’au moins un autre pion, coins compris. En se déplaçant, il **se retourne**.

![Un pion avance d’une case dans le plateau et se retourne.](/v1/themisto/board.svg?position=wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw%200%20-%20-%20-&move=a2-b2)

Il est interdit de rétablir le plateau tel qu’il était avant le dernier tour.

## Capture

Après son déplacement, le pion peut enfermer une ligne continue de l’autre couleur entre lui et un autre pion de sa nouvelle couleur. Vous pouvez alors capturer : tous les pions enfermés se retournent. S’il y a plusieurs lignes de ce genre, vous les retournez toutes ou aucune.

- Le **joueur 1** capture des lignes de un à trois pions.
- Le **joueur 2** capture des lignes de toute longueur.

![Le pion de g1 arrive en e1, devient noir et enferme trois blancs. Ils se retournent, et cinq noirs sont alignés.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bwww2w1%200%20-%20-%20-&move=g1-e1x)

Le joueur 1 amène le pion de droite. Il devient noir, enferme trois blancs et les retourne : cinq en ligne, gagné.

## Le prix d’une rangée brisée

Retirer un pion d’une rangée d’exactement trois ou quatre pions de sa couleur vous coûte votre prochain tour : l’adversaire joue deux fois de suite. Si chacun doit un tour, les dettes s’annulent.

![Un pion quitte une rangée de trois noirs, ce qui coûte le prochain tour.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bbb5%200%20-%20-%20-&move=a1-b2)

## Fin de la partie

Vous gagnez si le plateau montre votre rangée après votre propre tour, captures comprises, quelle que soit sa couleur et qui que soit son auteur. La victoire compte même si le coup devait coûter un tour.

Quand la même position revient pour la troisième fois avec le même joueur au trait, la partie est nulle.
`;export{e as default};
