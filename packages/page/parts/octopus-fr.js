var e=`De deux à six joueurs. Toutes les tuiles sont visibles sur la table : rien n’est caché.

## But du jeu

Chaque tuile posée rapporte des points. Qui en a le plus à la fin gagne.

## Mise en place

Les 60 tuiles ont dix couleurs et les nombres de 1 à 6 ; chaque couple de couleur et de nombre existe une fois. On les distribue toutes à parts égales, faces visibles : 30 chacun à deux, 20 à trois, 15 à quatre, 12 à cinq et 10 à six.

## Votre tour

Posez une de vos tuiles bord contre bord à côté d’une tuile de la table, et comptez aussitôt ses points. On ne peut pas passer. La première tuile de la partie va au milieu et ne rapporte rien.

## Décompte

Regardez depuis votre tuile dans les huit directions, en diagonale aussi. Dans chaque direction, comptez

- les tuiles de **même couleur** qui se suivent sans interruption à partir de la case voisine ;
- de la même façon, les tuiles de **même nombre**.

La tuile posée ne compte pas elle-même. Le total est ce qu’elle rapporte.

Un vide met fin à une suite, et une tuile différente aussi. Couleurs et nombres se comptent séparément : une suite rouge s’arrête à une tuile bleue, même si le nombre convient.

![Un 4 rouge est posé au bout de trois tuiles rouges : trois points.](/v1/octopus/board.svg?position=R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1&move=R4@3,0)

Le 4 rouge est au bout de trois tuiles rouges et rapporte trois points.

![Un 4 rouge est posé ; dans trois directions, une tuile rouge, un 4 vert et un 4 bleu le touchent.](/v1/octopus/board.svg?position=R5@0,0;G4@1,0;R1@1,1;B4@2,1|R4O2,N5N6|0,0|0|1&move=R4@2,0)

Ici, le 4 rouge rencontre un 4 vert à gauche, un 4 bleu au-dessus et une tuile rouge en diagonale.

## Fin de la partie

La partie s’arrête quand toutes les tuiles sont posées. Le plus haut total gagne. À égalité, la victoire est partagée.

## Variante : deux jeux

Pour une partie plus longue, prenez deux jeux. Chaque tuile existe alors deux fois, et chacun en reçoit le double. Une voisine égale en couleur et en nombre compte pour les deux.
`;export{e as default};
