var e=`De un à quatre joueurs. Chacun cache ses tuiles aux autres.

## But du jeu

Vous marquez des points dans six couleurs. À la fin, seule votre couleur **la plus basse** compte : n’en négligez aucune.

## Mise en place

À deux, on joue sur le plateau intérieur de 91 cases ; à trois, avec un anneau de plus ; à quatre, sur tout le plateau. Chacun tire six tuiles du sac. Une tuile a deux moitiés, chacune avec un symbole de couleur. Six symboles sont imprimés sur le plateau.

## Votre tour

1. Posez une tuile sur deux cases vides voisines. La première doit toucher un symbole imprimé qu’aucune autre ne touche encore.
2. Comptez les deux moitiés.
3. Jouez un coup supplémentaire, si vous en avez gagné un.
4. Vous pouvez échanger toutes vos tuiles si aucune ne montre votre couleur la plus basse.
5. Complétez à six tuiles.

![La première tuile, double rouge, touche par ses deux moitiés le symbole rouge imprimé et rapporte deux points rouges.](/v1/ingenious/board.svg?position=standard|2|0|place.0|-|RRRBOYOGYYGP,????????????|0.0.0.0.0.0,0.0.0.0.0.0|0,0&move=RR@1,-5/0,-4)

## Décompte

Depuis chaque moitié, regardez dans les cinq directions qui ne mènent pas à l’autre. Chaque symbole identique d’une ligne continue donne un point sur la piste de cette couleur. Les symboles imprimés comptent, la tuile elle-même non.

![Une tuile est posée ; de ses moitiés partent des lignes sur les symboles identiques qui comptent.](/v1/ingenious/board.svg?position=standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,????????????|3.0.0.1.1.0,1.0.0.1.0.0|2,2&move=RP@-1,-3/-1,-4)

Une piste s’arrête à 18 ; le reste est perdu.

## Coup supplémentaire

Quand une de vos couleurs atteint 18, vous posez aussitôt une autre tuile, avant de tirer. Deux couleurs en donnent deux, et un coup supplémentaire peut en amener un autre.

![Une tuile double verte amène le vert à 18 et donne un autre coup.](/v1/ingenious/board.svg?position=standard|2|1|place.0|BB@3,-1/2,0;BB@4,-1/3,0;BB@5,-1/4,0;PP@-4,0/-5,1;GB@1,1/1,0;GG@2,1/1,2;BP@4,1/3,2;GB@2,2/3,1|RYRGRPOOYPGG,RBGGOYGPYYBP|0.0.0.2.6.2,0.0.0.17.4.0|4,4&move=GG@0,3/1,3)

## Échange

À la fin de votre tour, regardez votre couleur la plus basse. Si aucune de vos tuiles ne la montre, vous pouvez toutes les mettre de côté, en tirer six nouvelles et remettre les anciennes dans le sac. Si plusieurs couleurs sont les plus basses, toutes doivent manquer.

## Fin de la partie

La partie s’arrête quand aucune tuile n’entre plus. On compare les couleurs les plus basses : la plus haute gagne. À égalité, la deuxième plus basse décide, et ainsi de suite. Qui a ses six couleurs à 18 gagne aussitôt.

## Variantes

- **Solo.** Vous jouez seul sur le plateau pour deux, avec une tuile à la fois, sans coup supplémentaire ni échange. Les pistes vont jusqu’à 36. Votre résultat est votre couleur la plus basse.
- **Équipes.** Deux contre deux ; les partenaires se font face et partagent des pistes jusqu’à 36. Atteindre 18, puis 36, donne chaque fois un coup supplémentaire. Ne vous montrez pas vos tuiles.
- **Duel.** Deux joueurs partagent un marqueur par couleur, qui part du milieu et avance vers celui qui marque. En neuf pas il est à votre bout : prenez son jeton et posez une autre tuile. Quatre jetons gagnent. Cette forme est reconstituée, car sa notice était introuvable.
`;export{e as default};
