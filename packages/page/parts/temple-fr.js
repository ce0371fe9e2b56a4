var e=`Deux joueurs bâtissent un temple avec 60 tuiles carrées, à plat ou debout. Tout est visible.

## But du jeu

Posez votre dernière tuile avant l’adversaire. Qui doit jouer et n’a aucun coup légal perd.

## Mise en place

Les tuiles ont dix couleurs et les valeurs de 1 à 6. Chacun prend cinq couleurs, soit 30 tuiles. Le premier joueur commence par une tuile de valeur 1, à plat sur la table.

## Votre tour

Ajoutez une à trois tuiles d’une de ces six manières.

- **Sol.** Une tuile à plat sur la table, côté contre côté avec un sol, ou au pied d’un mur.
- **Angle de murs.** Deux murs à angle droit, chacun sur un sol.
- **Mur simple.** Un mur à côté d’un mur déjà debout ; il touche un sol ou un toit.
- **Tunnel.** Un toit posé sur exactement un mur, et un nouveau mur sous son côté opposé.
- **Toit simple.** Un toit posé sur deux murs ou plus.
- **Toit d’angle.** Un toit à côté de deux toits, qui ne touche aucun mur, et un nouveau mur sous chaque côté sans toit voisin.

Un sol est sur la table. Un toit est un étage plus haut, points vers le haut, et jamais juste au-dessus d’un sol. Les points d’un mur regardent le sol sur lequel il se dresse, ou tournent le dos au toit qu’il porte. Deux murs au plus se rejoignent à un coin.

![Un sol de valeur 3 et deux murs, 5 et 3, sur ses côtés.](/v1/temple/board.svg?position=F0,0=R3|R1R2R4R5R6,B1B2B3B4B5B6|R,-|1|published&move=W0,0N=B5%2BW0,0E=B3)

Un angle de murs : les deux tuiles touchent le 3, et aucune n’est plus petite.

![Un toit repose sur un mur, et un nouveau mur porte son côté opposé.](/v1/temple/board.svg?position=F0,0=B1;W0,0N=B5;W0,0E=B4|R1R2R3R4R5R6,K1|-,K|0|published&move=T0,1=R5%2BW0,2S=R6)

Un tunnel : le toit touche le mur de valeur 5, le nouveau mur touche le toit.

![Un toit d’angle entre deux toits, avec deux nouveaux murs.](/v1/temple/board.svg?position=F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6,B5B6|R,B|0|published&move=T1,1=R4%2BW1,2S=R5%2BW2,1W=R6)

Un toit d’angle avec ses deux murs : trois tuiles en un coup.

## Valeurs

Chaque tuile posée doit en toucher une de **valeur égale ou inférieure**, sur la table ou du même coup. Vous choisissez l’ordre dans le coup. Les petites valeurs sont donc plus difficiles à placer ensuite.

## Couleurs

Finissez une couleur avant d’en commencer une autre. Tant qu’il vous reste des tuiles de la couleur commencée, vous n’utilisez qu’elles. S’il en reste une, vous ne posez que celle-là.

## Fin de la partie

Qui pose la dernière de ses 30 tuiles gagne aussitôt. Qui n’a aucun coup légal perd aussitôt.

## Variante : règles révisées

L’auteur a changé deux règles par la suite. Un toit d’angle peut toucher des murs déjà debout. Et un coup qui épuise une couleur peut continuer avec une nouvelle couleur.
`;export{e as default};
