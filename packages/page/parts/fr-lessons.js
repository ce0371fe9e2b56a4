var s=`lesson-then-puzzle = Un problème maintenant
all-rules = Toutes les règles, avec images
octopus-rules =
 Toutes les tuiles sont visibles. À tour de rôle, chacun pose une des siennes à côté d’une tuile de la table.
 Elle marque dans les huit directions : la suite ininterrompue de sa <b>couleur</b> et la suite ininterrompue de son <b>nombre</b>, comptées chacune à partir de la case voisine. La tuile elle-même ne compte pas.
 Un vide ou une autre tuile met fin à la suite. La première tuile ne marque rien.
 Quand toutes les tuiles sont posées, le plus haut total gagne ; à égalité, la victoire est partagée.
themisto-rules =
 Aucune couleur n’est à personne : à votre tour, déplacez <b>n’importe quel</b> pion en ligne droite, aussi loin que vous voulez et sans sauter, jusqu’à une case voisine d’un autre pion. En se déplaçant, il <b>se retourne</b>.
 S’il enferme alors une ligne de l’autre couleur entre lui et un pion de sa nouvelle couleur, vous pouvez capturer : tous les pions enfermés se retournent. Le joueur 1 capture des lignes de un à trois, le joueur 2 de toute longueur.
 Retirer un pion d’une rangée d’exactement trois ou quatre pions de même couleur vous coûte votre prochain tour.
 Vous ne pouvez pas rétablir le plateau tel qu’il était avant le dernier tour.
 Le joueur 1 gagne avec une rangée d’<b>exactement cinq</b>, le joueur 2 avec une rangée de <b>cinq ou plus</b>, quelle que soit la couleur.
ingenious-rules =
 Posez une tuile sur deux cases vides. La première tuile de chaque joueur va à côté d’un symbole imprimé qu’aucune tuile ne touche encore.
 Chaque moitié marque sur la piste de sa couleur : un point par symbole identique dans les lignes ininterrompues qui en partent, dans les cinq directions qui ne vont pas vers son autre moitié.
 Une couleur qui atteint 18 donne aussitôt un <b>coup supplémentaire</b>.
 Si après votre tour aucune de vos tuiles ne montre votre couleur la plus basse, vous pouvez <b>échanger</b> les six.
 Une fois le plateau plein, on compare les couleurs <b>les plus basses</b>, puis les deuxièmes plus basses, et ainsi de suite. Les six à 18 gagnent aussitôt.
ingenious-rules-solo = <b>Solo</b> : vous jouez seul sur le plateau pour deux et ne tenez qu’une tuile à la fois. Il n’y a ni coups supplémentaires ni échanges. Les pistes vont jusqu’à 36 ; votre couleur la plus basse à la fin est votre résultat.
ingenious-rules-team = <b>Équipes</b> : les partenaires se font face et partagent leurs pistes, qui vont jusqu’à 36. Atteindre 18 puis 36 donne chaque fois un coup supplémentaire.
ingenious-rules-duel = <b>Duel</b> : les joueurs partagent un marqueur par couleur et le tirent vers des bouts opposés, à neuf pas. Qui amène un marqueur à son bout prend son jeton et gagne un coup supplémentaire ; quatre jetons gagnent.
nebuchadnezzar-rules =
 À votre tour, <b>posez</b> un pion de votre couleur sur un point vide ou <b>capturez</b>. Un point entouré d’un pion adverse et de trois points vides est interdit.
 Capturer : retournez un rectangle qui ne contient que des pions adverses si chacun de ses quatre côtés a pour mur une ligne complète d’une seule couleur et si une plus grande part de ce mur est à vous qu’à l’adversaire.
 Le bord du plateau compte comme la couleur du mur d’en face ; deux bords qui se font face ne comptent pour personne.
 Un rectangle à l’intérieur d’un plus grand que vous pourriez retourner ne compte pas : vous retournez le plus grand.
 Après le premier coup, le second joueur peut prendre sa couleur au lieu de jouer. Qui laisse l’adversaire sans pion gagne.
temple-rules =
 À votre tour, ajoutez une à trois tuiles d’une de ces manières :
 <b>Sol</b> : sur la table, contre une tuile. <b>Angle de murs</b> : deux murs à angle droit, tous deux sur des sols. <b>Mur simple</b> : à côté d’un mur, contre un sol ou un toit.
 <b>Tunnel</b> : un toit sur exactement un mur, avec un nouveau mur sous son côté opposé. <b>Toit simple</b> : sur deux murs ou plus. <b>Toit d’angle</b> : à côté de deux toits, avec des murs sous ses côtés ouverts.
 Chaque tuile doit en toucher une de <b>valeur égale ou inférieure</b>. Finissez une couleur avant d’en commencer une autre.
 Qui pose sa dernière tuile gagne. Qui n’a aucun coup légal perd.
temple-rules-revised = <b>Règles révisées</b> : un toit d’angle peut toucher des murs, et un coup peut passer d’une couleur épuisée à une nouvelle.
lesson-octopus-the-first-tile = La première tuile
 .text = Toutes les tuiles sont visibles, et qui marque le plus gagne. La première tuile ne marque rien. Choisissez-en une, puis la case marquée.
 .right = Il y a maintenant quelque chose à atteindre.
lesson-octopus-a-run-of-a-colour = Une suite d’une couleur
 .text = Une tuile marque la suite ininterrompue de sa couleur qui commence à côté d’elle. Trois tuiles rouges sont alignées. Posez votre 4 rouge à un bout.
 .right = Trois points : la suite compte, la tuile elle-même non.
 .wrong = { $tile ->
 [R4] Cela rapporte { $points }. Au bout de la rangée, les trois comptent.
 *[other] C’est la bleue. Choisissez le 4 rouge.
 }
lesson-octopus-a-run-of-a-number = Une suite d’un nombre
 .text = Les nombres aussi forment des suites, quelle que soit leur couleur. Marquez deux points avec votre 4 rouge.
 .right = Deux quatre alignés : deux points.
 .wrong = Cela rapporte { $points }. Les deux quatre doivent être sur une même ligne avec le vôtre.
lesson-octopus-eight-directions = Huit directions
 .text = Les huit directions comptent, les diagonales aussi, et couleurs et nombres s’additionnent. Pointez des cases avec le 4 rouge en main pour voir ce qu’il rapporterait, et prenez la meilleure.
 .right = { $points } points, le maximum.
 .wrong = Cela rapporte { $points }. Il y a une meilleure case.
 .hint = Les lignes de l’aperçu montrent chaque suite : bleues pour la couleur, en tirets pour le nombre.
lesson-octopus-beside-not-across = À côté, pas en diagonale
 .text = Une tuile se pose à côté d’une autre, bord contre bord. Essayez d’en poser une en diagonale.
 .right = Mais quand elle marque, une tuile regarde aussi en diagonale.
 .wrong = Là, elle était bord contre bord, et c’était donc permis. Essayez une case qui ne touche la tuile que par un coin.
lesson-octopus-a-gap-ends-a-run = Un vide met fin à la suite
 .text = Toute autre chose entre les deux met fin à une suite. Trouvez la case où votre 4 rouge rapporte deux points.
 .right = Deux : le 5 rouge et le 1 rouge.
 .wrong = Cela rapporte { $points } : les tuiles bleues sont entre les rouges. À l’ouest, deux tuiles rouges sont côte à côte.
lesson-octopus-the-last-tile = La dernière tuile
 .text = Quand toutes les tuiles sont posées, le plus haut total gagne. Vous avez deux points de retard. Gagnez avec votre dernière tuile.
 .right = Vous gagnez par cinq à quatre.
 .wrong = Cela rapporte { $points }, et il en faut trois.
lesson-themisto-every-move-flips = Chaque coup retourne
 .text = Aucune couleur n’est à personne : vous pouvez déplacer n’importe quel pion en ligne droite, tant que la voie est libre. Il change de couleur en se déplaçant. Jouez un coup quelconque.
 .right = Il s’est retourné.
lesson-themisto-never-alone = Jamais seul
 .text = Un pion doit finir à côté d’un autre, coins compris. Choisissez le pion noir du milieu et essayez de le laisser seul quelque part.
 .right = Ainsi les pions restent ensemble.
 .wrong = Là, il avait un voisin. Essayez un endroit où il n’en a pas.
lesson-themisto-capture = Capturer
 .text = Le pion déplacé peut capturer une ligne de l’autre couleur qu’il enferme entre lui et un pion de sa nouvelle couleur : les pions enfermés se retournent. Déplacez le pion de f1 pour qu’il enferme les deux blancs, et capturez.
 .right = Le joueur 1 peut capturer un à trois pions à la fois, le joueur 2 autant qu’il veut.
 .wrong = Rien n’a été capturé. Le pion de f1 devient noir : noir en d1 et a1 enferme b1 et c1. Quand la question vient, choisissez de capturer.
lesson-themisto-the-price-of-leaving-a-row = Quitter une rangée a un prix
 .text = Retirer un pion d’une rangée d’exactement trois ou quatre d’une couleur a un prix. Retirez-en un de la rangée a1, b1, c1 et voyez ce que cela coûte.
 .right = Votre prochain tour est perdu : un prix élevé. La page marque ces coups d’un anneau.
 .wrong = Ce pion n’appartient à aucune rangée. Déplacez un des trois noirs.
lesson-themisto-five-in-a-row = Cinq en ligne
 .text = Le joueur 1 gagne avec exactement cinq d’une couleur en ligne, le joueur 2 avec cinq ou plus. Les deux couleurs conviennent. Vous êtes le joueur 1 : gagnez tout de suite.
 .right = Cinq pions noirs en ligne : gagné !
 .wrong = Pas encore. Le pion de g1 devient noir quand il se déplace, et il enferme les trois blancs.
lesson-themisto-six-are-too-many = Six, c’est trop
 .text = Vous êtes toujours le joueur 1. Un coup qui en aligne six ne vous fait pas gagner. Essayez e5 vers e1 avec sa capture : qu’en résulte-t-il ?
 .right = Six pions noirs : pour le joueur 1 ce n’est pas un gain, mais le joueur 2 aurait gagné avec eux.
 .wrong = Déplacez le pion de e5 jusqu’en e1, et capturez.
lesson-ingenious-the-first-tile = La première tuile
 .text = Une tuile porte deux symboles. Votre première va à côté d’un des symboles imprimés dans les coins. Choisissez une tuile, puis deux cases : une pour chaque moitié.
 .right = Chaque moitié marque sur la piste de sa couleur.
lesson-ingenious-not-in-the-middle = Pas au milieu
 .text = La première tuile de chaque joueur doit toucher un symbole imprimé. Choisissez une tuile et essayez le milieu du plateau.
 .right = Dès la deuxième tuile, deux cases libres voisines quelconques conviennent.
 .wrong = C’était à côté d’un symbole imprimé. Essayez plutôt une case du milieu.
lesson-ingenious-lines-score = Les lignes marquent
 .text = Chaque moitié marque un point par symbole identique dans les lignes ininterrompues qui en partent, dans cinq directions (pas vers son autre moitié). Marquez au moins deux points en rouge.
 .right = Le symbole imprimé a compté aussi.
 .wrong = { $points ->
 [one] Cela rapporte { $points } point.
 *[other] Cela rapporte { $points } points.
 } Cherchez les symboles rouges au nord.
 .hint = Avec une moitié rouge en main, pointez des cases à côté des symboles rouges : des lignes montrent ce qui compterait.
lesson-ingenious-your-weakest-colour = Votre couleur la plus faible
 .text = À la fin, seule votre couleur la plus basse compte ; à égalité la deuxième plus basse, et ainsi de suite. Votre jaune est loin derrière. Marquez des points en jaune.
 .right = Mieux vaut être égal dans toutes les couleurs que briller dans quelques-unes.
 .wrong = Pas de jaune là-dedans. Des symboles jaunes se trouvent au nord-ouest et au sud-ouest.
lesson-ingenious-a-bonus = Un coup supplémentaire
 .text = Une couleur qui atteint 18 donne aussitôt un autre coup. Votre rouge est à 16. Amenez-le à 18.
 .right = Vous continuez avec une autre tuile. Les six couleurs à 18 gagnent sur-le-champ.
 .wrong = Le rouge n’est pas encore à 18 : il faut deux points en rouge.
ingenious-picture-solo = La fin d’une partie en solo : plus aucune tuile n’entre. Les couleurs les plus basses ont un point, le résultat est donc un.
ingenious-picture-team = Quatre joueurs sur le plus grand plateau : le premier et le troisième partagent leurs pistes, de même que le deuxième et le quatrième.
ingenious-picture-duel = Les marqueurs d’un duel : un joueur a cinq pas d’avance en orange et en jaune, l’autre deux en vert et en bleu ; le violet est au milieu.
lesson-nebuchadnezzar-place-a-disc = Poser un pion
 .text = Vous avez les noirs. À votre tour, vous posez un pion sur un point vide ou vous capturez. Posez-en un où vous voulez.
 .right = Le but : ne pas laisser un seul pion à l’adversaire.
lesson-nebuchadnezzar-wall-one-in = En emmurer un
 .text = Un pion qui a un mur sur ses quatre côtés peut être capturé. Le pion blanc du milieu a des noirs au nord, au sud, à l’ouest et à l’est. Cliquez dessus.
 .right = Il change de camp.
 .wrong = Vous avez posé un pion. Cliquez sur le pion blanc du milieu.
lesson-nebuchadnezzar-rectangles = Rectangles
 .text = Ce que vous capturez est un rectangle qui ne contient que des pions adverses. Chacun de ses côtés demande une ligne complète d’une couleur. Capturez les trois.
 .right = Trois d’un coup. Un rectangle plus petit à l’intérieur ne compte pas.
 .wrong = Cliquez sur un des trois pions blancs de la rangée.
lesson-nebuchadnezzar-the-edge-helps = Le bord aide
 .text = Le bord du plateau compte comme la couleur du mur d’en face. Le pion blanc du haut a du noir sur trois côtés et le bord sur le quatrième. Capturez-le.
 .right = Au sud se trouvait du noir, le bord nord a donc compté comme noir.
 .wrong = Cliquez sur le pion blanc au bord supérieur.
lesson-nebuchadnezzar-not-without-a-wall = Pas sans mur
 .text = Ici, le côté oriental est ouvert. Essayez tout de même de capturer le pion blanc du milieu.
 .right = Fermez d’abord la brèche et capturez au tour suivant.
 .wrong = Vous avez posé un pion, ce qui peut bien préparer la capture. Cliquez sur le pion blanc lui-même.
lesson-nebuchadnezzar-more-of-the-wall = Plus de mur
 .text = Un mur peut être de l’une ou l’autre couleur, tant que la plus grande part du mur des quatre côtés est à vous. Trois côtés de ce pion sont noirs, un est blanc. Capturez-le.
 .right = Trois contre un : la majorité décide.
 .wrong = Cliquez sur le pion blanc du milieu.
lesson-nebuchadnezzar-the-last-one = Le dernier
 .text = Il reste un pion aux blancs. Prenez-le.
 .right = Gagné !
 .wrong = Le pion blanc est emmuré de tous côtés : cliquez dessus.
lesson-temple-the-first-tile = La première tuile
 .text = Deux joueurs bâtissent un temple avec des tuiles de un à six points. La première tuile d’une partie est un 1, posé à plat sur la table : un sol. Choisissez votre 1 rouge, puis l’endroit marqué.
 .right = Un sol. Désormais, tout se bâtit contre lui.
lesson-temple-floors = Sols
 .text = Un sol va à côté d’une tuile posée à plat, côté contre côté. Posez n’importe quelle tuile à plat sur la table, contre le 1 bleu.
 .right = Un deuxième sol. Des tuiles de toutes couleurs peuvent se toucher.
 .wrong = Ce sont des murs. Posez une tuile à plat : les carrés à côté de la tuile bleue sont des sols, les barres sur ses côtés sont des murs.
lesson-temple-a-corner-of-walls = Un angle de murs
 .text = Les murs se dressent sur les côtés d’une case. Les premiers viennent par deux : deux murs à angle droit, tous deux sur un sol, en un coup. Choisissez une tuile, puis une barre sur un côté du sol bleu, puis la seconde tuile pour le côté voisin.
 .right = Deux murs. Leurs points regardent le sol sur lequel ils se dressent.
 .wrong = C’est un sol. Choisissez plutôt une des barres sur les côtés de la tuile bleue.
 .hint = Un coup de deux tuiles : après la première barre, choisissez la seconde tuile et une des barres qui s’allument.
lesson-temple-values-forbid = Ce que les valeurs interdisent
 .text = Chaque tuile doit en toucher une de valeur égale ou inférieure. Voici un 4. Essayez votre 2 rouge.
 .right = Les petites valeurs sont difficiles à placer, on ne les garde donc pas pour la fin.
 .wrong = C’était possible, car sa valeur est de 4 ou plus. Essayez-en une plus petite : le 1, le 2 ou le 3.
lesson-temple-a-tunnel = Un tunnel
 .text = Les toits sont un étage plus haut, là où des murs les portent. Un tunnel est un toit sur exactement un mur, avec un nouveau mur sous son côté opposé. Bâtissez-en un : un toit derrière un mur, et le mur qui porte son autre bout.
 .right = Un toit, et le mur qui le porte : deux tuiles en un coup.
 .wrong = Ce n’est pas un tunnel. Cherchez un carré du côté extérieur d’un mur, avec une barre sur son côté opposé.
 .hint = Choisissez une tuile et le carré au-dessus du mur nord, puis une seconde tuile pour la barre au-delà.
lesson-temple-a-top-alone = Un toit seul
 .text = Deux murs ou plus portent un toit sans autre aide. Ici, deux murs se font face : posez un toit sur les deux.
 .right = Une tuile, et elle repose sur les deux murs.
 .wrong = Légal, mais ce n’est pas un toit. Le carré entre les deux murs est libre.
 .hint = La case à l’ouest du sol du milieu se trouve entre les deux murs. Le toit doit être un 3 ou plus : il touche le 3 et le 4.
lesson-temple-colour-by-colour = Couleur par couleur
 .text = Vous finissez une couleur avant d’en commencer une autre. Le rouge est commencé, et il vous reste deux tuiles rouges. Essayez tout de même une orange.
 .right = L’ordre de vos couleurs dépend de vous. Ce qui est commencé s’affiche à côté de votre nom.
 .wrong = Le rouge est permis, bien sûr. Essayez une tuile orange.
lesson-temple-the-last-tile-wins = La dernière tuile gagne
 .text = Qui pose la dernière tuile gagne ; qui n’a aucun coup légal perd. Il vous reste deux tuiles. Posez les deux en un coup.
 .right = Gagné ! Vous connaissez tout Temple, sauf le toit d’angle : un toit à côté de deux toits.
 .wrong = Il vous reste une tuile. Deux tuiles vont en un coup comme angle de murs.
temple-picture-revised = Le quatre orange, le dernier de sa couleur, devient un toit, et le même coup continue avec un quatre cyan comme mur sous son côté opposé.`;export{s as default};
