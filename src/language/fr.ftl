# Ce que le service dit en français. Il vouvoie. docs/LANGUAGES.md explique comment les textes sont écrits.

## Ce qui se trouve partout

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
list-and = { $first } et { $last }
list-clauses = { $first } ; { $last }

## Les flux des problèmes du jour

feed-title-all = Tessera : les problèmes du jour
feed-title = { $game } : le problème du jour
puzzle-of-day = { $game } : le problème du { $date }
feed-entry = Niveau { $level } sur 5, avec une seule solution. Le lien l’ouvre sur son plateau.

## Des problèmes à imprimer

sheet-of-week = { $game } : une semaine de problèmes
sheet-of-set = { $game } : problèmes
sheet-of-all = Tessera : problèmes
sheet-solutions = { $title } (solutions)
sheet-place = feuille { $number } sur { $count }
sheet-day = { $date }, niveau { $level }
sheet-puzzle = Niveau { $level }, cote { $rating }
sheet-answer = { $puzzle } : { $question }
sheet-step = { $move } : { $text }

## Ce que l’on partage

shared-puzzle = { $game } : un problème
shared-game = { $game } : { $moves ->
    [one] une partie de { $moves } coup
   *[other] une partie de { $moves } coups
}
shared-game-of = { $game } : { $players }, { $moves ->
    [one] une partie de { $moves } coup
   *[other] une partie de { $moves } coups
}

## Indices et verdicts des problèmes

say-play = Jouez { $move }.
say-step = { $move } : { $sentence }.
say-remark = { $sentence } ; cela { $remark }.
say-nothing-left = Il n’y a plus rien à trouver.
say-is-solved = Le problème est résolu.
say-solved = Résolu.
say-right-one-left = Juste jusqu’ici ; il reste un coup à trouver.
say-right-more-left = Juste jusqu’ici ; il reste { $moves } coups à trouver.
say-does-not-win = { $move } ne gagne pas.
say-no-forced-win = À { $move }, on répond { $replies }, et il n’y a pas de gain forcé dans les { $moves } coups demandés.
say-not-the-move-no-win = { $move } n’est pas le coup, et il n’y a pas de gain forcé dans les { $moves } coups demandés.
say-opponent-wins = À { $move }, on répond { $replies }, et l’adversaire force le gain.
say-not-the-move-opponent-wins = { $move } n’est pas le coup, et l’adversaire force le gain.
say-worth-less = À { $move }, on répond { $replies } : ce coup vaut { $value } ({ $unit }), un autre vaut { $best }.
say-not-the-move-worth-less = { $move } n’est pas le coup : il vaut { $value } ({ $unit }), un autre vaut { $best }.
part-unit-lead-after = points d’avance après le coup
part-unit-lead-second = points d’avance après le second coup
part-unit-points = points en tout
part-unit-lead-end = points d’avance à la fin
part-unit-second-lowest = points de la deuxième couleur la plus basse à la fin du tour, un point de la plus basse comptant 100, un de la troisième 1/100, de la quatrième 1/10000, et ainsi de suite
part-unit-games = parties gagnées sur cent, une victoire partagée comptant pour moitié

## Pourquoi une position n’est pas un problème

say-flaw-too-large = La preuve demande plus de positions que le service n’en examine pour un problème.
say-flaw-no-choice = Dans cette position, personne n’a de coup à choisir.
say-flaw-greedy = Il suffit de jouer à chaque fois le coup le plus voyant : { $moves }.
say-flaw-rating = Sa cote est de { $rating } ; les problèmes de ce type vont de { $low } à { $high }.
say-flaw-line = Le meilleur jeu commence par { $moves }.
say-flaw-no-win-now = Aucun coup ne gagne aussitôt.
say-flaw-two-win-now = { $one } et { $other } gagnent tous deux aussitôt.
say-flaw-faster-now = { $move } gagne aussitôt, alors que la question demande { $asked } { $asked ->
    [one] coup
   *[other] coups
}.
say-flaw-no-win = Aucun coup ne force le gain en { $moves } { $moves ->
    [one] coup
   *[other] coups
}.
say-flaw-lost = L’adversaire gagne en { $moves } { $moves ->
    [one] coup
   *[other] coups
}, quoi que vous fassiez.
say-flaw-none = Aucun coup ne répond à la question.
say-flaw-two-win = { $one } et { $other } forcent tous deux le gain en { $moves } { $moves ->
    [one] coup
   *[other] coups
}.
say-flaw-two-hold = Après { $one } comme après { $other }, l’adversaire ne peut pas gagner en { $moves } { $moves ->
    [one] coup
   *[other] coups
}.
say-flaw-two = { $one } et { $other } répondent tous deux à la question.
say-flaw-close = { $other } est presque aussi bon que { $one }.
say-flaw-all-hold = L’adversaire ne peut pas gagner en { $moves } { $moves ->
    [one] coup
   *[other] coups
}, quoi que vous fassiez.
say-flaw-all = Tous les coups répondent à la question.
say-flaw-faster = { $move } force déjà le gain en { $moves } { $moves ->
    [one] coup
   *[other] coups
}, alors que la question en demande { $asked }.
say-type-other-task = Dans cette position, ce type demande un autre nombre de coups.
say-type-octopus-alone = Vous devez jouer seul.
say-type-one-opponent = Il faut un seul adversaire.
say-type-two-opponents = Il faut deux adversaires.
say-type-octopus-two-tiles = Il vous faut au moins deux tuiles en main.
say-type-octopus-three-tiles = Il vous faut au moins trois tuiles en main.
say-type-octopus-last = Vous devez avoir une seule tuile en main.
say-type-octopus-opponents-tile = L’adversaire doit avoir une tuile en main.
say-type-octopus-opponents-last = L’adversaire doit avoir une seule tuile en main.
say-type-octopus-opponents-last-two = L’adversaire doit avoir une ou deux tuiles en main.
say-type-octopus-few-tiles = Chaque joueur doit avoir au moins deux tuiles en main, et ensemble sept au plus.
say-type-octopus-everyones-tile = Chaque joueur doit avoir une tuile en main.
say-type-octopus-pairs = Chaque joueur doit avoir quatre tuiles en main : deux paires de tuiles identiques.
say-type-octopus-shy = Un autre coup doit marquer tout de suite plus que la solution.
say-type-octopus-gives-away = Un autre coup doit marquer tout de suite au moins 2 points de plus que la solution.
say-type-octopus-can-wait = La tuile qui peut marquer le plus tout de suite ne doit pas être posée la première.
say-type-shared-win = La solution ne doit pas gagner : il s’agit de sauver une victoire partagée.
say-type-themisto-owes = L’adversaire doit passer un tour, pour que vous jouiez deux fois.
say-type-themisto-owes-nothing = L’adversaire ne doit pas avoir de tour à passer.
say-type-no-win = Vous ne devez pas pouvoir gagner aussitôt.
say-type-themisto-threat = L’adversaire doit menacer de gagner.
say-type-themisto-no-threat = L’adversaire ne doit rien menacer.
say-type-themisto-free-moves = Il vous faut au moins quatre coups qui ne coûtent aucun tour.
say-type-themisto-costs-a-turn = Le seul coup sûr doit coûter un tour.
say-type-themisto-safe = Le seul coup sûr doit tenir contre deux coups de l’adversaire.
say-type-themisto-squeezed = Le premier coup ne doit rien menacer, et toute réponse doit coûter un tour ou perdre aussitôt.
say-type-themisto-six-discs = Il faut six pions : trois en ligne entre deux de l’autre couleur, et un n’importe où.
say-type-themisto-drawn = Après le seul coup sûr, qui ne doit coûter aucun tour, aucun camp ne doit gagner en trois coups.
say-type-ingenious-standard = Ce doit être la forme habituelle du jeu.
say-type-ingenious-to-place = Ce doit être à vous de poser une tuile.
say-type-ingenious-open-rack = Votre réglette doit être visible.
say-type-ingenious-open-racks = Toutes les réglettes doivent être visibles.
say-type-ingenious-a-tile = Il vous faut une tuile sur votre réglette.
say-type-ingenious-two-tiles = Il vous faut au moins deux tuiles sur votre réglette.
say-type-ingenious-no-bonus = Aucun coup supplémentaire ne doit être en attente.
say-type-ingenious-two-bonus = Deux coups supplémentaires doivent être en attente.
say-type-ingenious-earns-none = Aucun coup ne doit rapporter de coup supplémentaire.
say-type-ingenious-two-left = Il doit rester de la place pour exactement deux tuiles.
say-type-ingenious-whole-turn = Le meilleur tour doit se terminer par la dernière pose à trouver.
say-type-ingenious-raised = La couleur la plus basse doit monter.
say-type-nebuchadnezzar-choice = Il faut avoir le choix entre une capture et une pose.
say-type-nebuchadnezzar-two-captures = Il faut au moins deux captures possibles.
say-type-nebuchadnezzar-placement = Le seul coup qui tient doit être une pose.
say-type-nebuchadnezzar-capture = Le seul coup qui tient doit être une capture.
say-type-nebuchadnezzar-no-threat = L’adversaire ne doit rien menacer : si c’était à lui de jouer, il ne devrait pas pouvoir forcer le gain.
say-type-temple-holds-many = Vous devez avoir au moins deux couleurs entières en plus de celle que vous jouez.
say-type-temple-opponent-holds-many = L’adversaire doit avoir au moins deux couleurs entières en plus de celle qu’il joue.
say-type-temple-one-colour = Chaque joueur ne doit avoir que des tuiles de la couleur qu’il joue.
say-type-temple-quiet = Le premier coup ne doit rien menacer.

## Octopus

say-octopus-opens = Le joueur { $player } commence par { $tile } en { $cell }, qui ne marque rien.
say-octopus-nothing = Le joueur { $player } pose { $tile } en { $cell } et ne marque rien : aucune tuile voisine n’a sa couleur ni son nombre.
say-octopus-scores = Le joueur { $player } pose { $tile } en { $cell } et marque { $points } { $points ->
    [one] point
   *[other] points
} : { $colour } pour les suites de sa couleur, { $number } pour celles de son nombre.
say-octopus-one-direction = Le coup marque { $gain }, le tout dans une seule direction.
say-octopus-directions = Le coup marque { $gain }, dans { $count } directions.
say-octopus-take-most = Cette fois, prenez tout de suite le maximum possible : { $gain }.
say-octopus-deny = Cherchez le meilleur coup de l’adversaire : il y a une case à ne pas lui laisser.
say-octopus-two-cells = Préparez deux bonnes cases à la fois : l’adversaire ne peut en prendre qu’une.
say-octopus-first-worth = Ne prenez pas encore le plus de points : faites d’abord qu’une des tuiles qui vous restent vaille davantage.
say-octopus-worth = Faites qu’une des tuiles qui vous restent vaille plus que maintenant.
say-octopus-helps = Le coup qui marque le plus aide l’adversaire plus que vous.
say-octopus-can-wait = La tuile qui marque le plus maintenant peut attendre ; une autre, non.
say-octopus-not-in-the-end = Le plus tout de suite n’est pas le plus à la fin : voyez ce qui reste après la réponse.
say-octopus-begin-with = Ne commencez pas par la tuile qui marque le plus maintenant : voyez ce qu’une autre rend possible.
say-octopus-deny-next = Cherchez le meilleur coup de l’adversaire suivant : il y a une case à ne pas lui laisser.
say-octopus-helps-one = Le coup qui marque le plus aide un adversaire plus que vous.
say-octopus-after-both = Le plus tout de suite n’est pas le plus à la fin : voyez ce qui reste quand les deux adversaires ont répondu.
say-octopus-place = Posez { $tile }.
say-octopus-next-to = La tuile se pose à côté de { $tile }.
part-octopus-takes = prend la case où { $tile } marquerait { $gain }
part-octopus-prepares = prépare { $gain } pour { $tile }
part-octopus-prepares-two = prépare deux cases pour { $tile }, qui valent { $most } et { $more }
part-octopus-prepares-both = prépare { $most } pour { $tile } et { $more } pour { $other }
part-octopus-lets = laisse { $tile } marquer { $gain }
part-octopus-joins-colour = joint deux suites de couleur { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
    [cyan] cyan
    [blue] bleue
    [purple] violette
    [brown] brune
    [black] noire
   *[white] blanche
}
part-octopus-joins-number = joint deux suites de { $number ->
    [ones] uns
    [twos] deux
    [threes] trois
    [fours] quatre
    [fives] cinq
   *[sixes] six
}

## Themisto

say-themisto-moves = Le joueur { $player } déplace le pion { $from ->
    [black] noir
   *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
    [black] noir
   *[white] blanc
}.
say-themisto-moves-and = Le joueur { $player } déplace le pion { $from ->
    [black] noir
   *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
    [black] noir
   *[white] blanc
} ; { $more }.
say-themisto-captures = Le joueur { $player } déplace le pion { $from ->
    [black] noir
   *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
    [black] noir
   *[white] blanc
} et capture { $captured }.
say-themisto-captures-and = Le joueur { $player } déplace le pion { $from ->
    [black] noir
   *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
    [black] noir
   *[white] blanc
} et capture { $captured } ; { $more }.
part-themisto-wins = le joueur { $player } gagne avec { $rows }
part-themisto-cancels = pour avoir quitté { $rows }, le joueur { $player } perdrait un tour, ce qui annule celui que doit le joueur { $other }
part-themisto-loses = pour avoir quitté { $rows }, le joueur { $player } perd le prochain tour
part-themisto-again = le joueur { $player } perd un tour, donc le joueur { $other } rejoue
part-themisto-row = la rangée { $colour ->
    [black] noire
   *[white] blanche
} de { $length ->
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
   *[eight] huit
} de { $from } à { $to }
say-themisto-no-move = Aucun coup ne fait ce qui est demandé.
say-themisto-no-disc = Il n’y a pas de pion à déplacer.
say-themisto-capture-wins = Une capture gagne aussitôt : { $row }.
say-themisto-move-wins = Un coup sans capture gagne aussitôt : { $row }.
part-themisto-row-rank = la rangée sera { $colour ->
    [black] noire
   *[white] blanche
} et horizontale, sur la rangée { $rank } du plateau
part-themisto-row-file = la rangée sera { $colour ->
    [black] noire
   *[white] blanche
} et verticale, dans la colonne { $file }
part-themisto-row-diagonal = la rangée sera { $colour ->
    [black] noire
   *[white] blanche
} et en diagonale
part-themisto-look-for-row = cherchez la rangée
say-themisto-threat = L’adversaire menace de gagner en { $cell }.
say-themisto-threats = L’adversaire menace de gagner en { $cell }, et pas seulement là.
say-themisto-two-turns = Vous avez deux tours de suite : préparez une rangée avec le premier et achevez-la avec le second.
say-themisto-quiet = Cherchez un coup qui ne menace encore rien, mais ne laisse aucune bonne réponse.
say-themisto-one-threat = Une menace suffit ici, si toute réponse à celle-ci coûte trop cher.
say-themisto-double-threat = Cherchez un coup qui menace de gagner sur { $count } cases à la fois.
say-themisto-move-disc = Déplacez le pion en { $cell }.
say-themisto-move-disc-out = Déplacez le pion en { $cell }, hors d’une rangée de trois ou quatre.
say-themisto-must-move = Rien ne vous menace, mais vous devez jouer. Essayez les coups de tête : l’un d’eux garde votre tour et ne laisse rien derrière lui.
say-themisto-must-pay = Rien ne vous menace, mais vous devez jouer. Essayez les coups de tête : tous coûtent quelque chose, et l’un d’eux le moins.
say-themisto-save-the-draw = Un coup fait nulle, tous les autres perdent. Essayez les coups de tête : après le bon, aucun camp ne peut compléter une rangée contre l’autre.
say-themisto-pay-to-hold = Tout coup qui garde votre tour perd. Cherchez-en un qui sort un pion d’une rangée, et après lequel deux tours de suite n’aident pas l’adversaire.
say-themisto-leave-no-safe-move = Ne menacez rien. Comptez les coups que l’adversaire a sans sortir un pion d’une rangée, et ne lui en laissez aucun de sûr.
say-themisto-feared-row-middle = L’adversaire menace d’achever une rangée au milieu du plateau. Trouvez la rangée, et ce qui lui manque.
say-themisto-feared-row-border = L’adversaire menace d’achever une rangée près du bord. Trouvez la rangée, et ce qui lui manque.
part-themisto-stops = empêche le gain en { $cells }
part-themisto-leaves = permet le gain en { $cells }
part-themisto-threatens = menace de gagner en { $cells }

## Simple et génial

say-ingenious-places = Le joueur { $player } pose { $tile } et marque { $gains }.
say-ingenious-swaps = Le joueur { $player } met ses tuiles de côté et en tire six nouvelles.
say-ingenious-keeps = Le joueur { $player } garde ses tuiles.
say-ingenious-draws = Le joueur { $player } tire { $tiles }.
part-ingenious-gain = { $points } en { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
part-ingenious-nothing = rien
part-ingenious-lost = { $points } { $points ->
    [one] point est perdu
   *[other] points sont perdus
} au-delà du bout d’une piste
part-ingenious-bonus = un coup supplémentaire est gagné
part-ingenious-bonuses = { $count } coups supplémentaires sont gagnés
part-ingenious-over = la partie est finie
part-ingenious-face-down = une tuile face cachée
part-ingenious-more-face-down = { $count } tuiles face cachée
part-ingenious-red = rouge
part-ingenious-orange = orange
part-ingenious-yellow = jaune
part-ingenious-green = vert
part-ingenious-blue = bleu
part-ingenious-purple = violet
say-ingenious-lowest-first = Regardez d’abord vos couleurs les plus basses.
say-ingenious-double = La tuile à poser est le double { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}.
say-ingenious-shows = La tuile à poser montre { $first } et { $second }.
say-ingenious-no-placement = Le bon coup ne pose pas de tuile.
say-ingenious-longer-turn = Une couleur qui atteint 18 donne un coup supplémentaire ; le tour ne s’arrête pas à une tuile.
say-ingenious-more-follow = D’autres tuiles suivent celle-ci ; pensez d’abord à { $colours }, puis à ce qui vient après.
say-ingenious-lowest-now = Au plus bas maintenant : { $colours }.
say-ingenious-look-along = Suivez chaque ligne qui finit à une case vide.
say-ingenious-can-be-over = La partie peut finir avec la tuile que vous posez.
say-ingenious-room = Il y a de la place pour { $count } tuiles ; la vôtre peut en laisser pour moins.
say-ingenious-opponent-wants = Voyez ce que l’adversaire voudrait poser, et où.
say-ingenious-compare = Comparez les couleurs les plus basses des deux joueurs, et voyez lesquelles des vôtres doivent encore monter.
say-ingenious-all-six-first = Commencez par une couleur qui atteint 18 maintenant, et laissez à la tuile suivante ce qu’elle peut amener seule à 18.
say-ingenious-all-six-last = Chaque couleur qui n’est pas à 18 doit l’atteindre avec cette tuile.
say-ingenious-prepare = Posez d’abord ce pour quoi l’autre tuile pourra marquer ensuite.
say-ingenious-only-equal = Aucun coup ne gagne : cherchez-en un après lequel les scores triés des deux joueurs ne peuvent finir qu’égaux.
part-ingenious-earns = donne un coup supplémentaire
part-ingenious-earns-more = donne { $count } coups supplémentaires
part-ingenious-raises = fait monter la couleur la plus basse de { $from } à { $to }
part-ingenious-ends = finit la partie
part-ingenious-closes = ferme des places ouvertes
part-ingenious-spoils = gâche le meilleur coup de l’adversaire
part-ingenious-gains-nothing = ne rapporte rien en soi

## Nebuchadnezzar

say-nebuchadnezzar-places = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) pose un pion en { $cell } : { $why }.
part-nebuchadnezzar-corner = dans un coin, tout point vide est permis
part-nebuchadnezzar-edge = au bord, tout point vide est permis
part-nebuchadnezzar-neighbours = points voisins avec pion adverse, { $enemies } ; vides, { $empty } ; seuls 1 et 3 ensemble l’interdiraient
say-nebuchadnezzar-swaps = Le joueur { $player } prend les { $colour ->
    [black] noirs
   *[white] blancs
} avec le pion du plateau, et le joueur { $other } joue ensuite avec les { $theirs ->
    [black] noirs
   *[white] blancs
}.
say-nebuchadnezzar-passes = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) ne peut ni poser ni capturer, et passe.
say-nebuchadnezzar-flips-one = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne 1 pion { $theirs ->
    [black] noir
   *[white] blanc
}, de { $from } à { $to } ; des murs qui l’entourent, { $own } sont à lui ; à l’adversaire, { $enemy }.
say-nebuchadnezzar-flips-one-wins = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne 1 pion { $theirs ->
    [black] noir
   *[white] blanc
}, de { $from } à { $to } ; des murs qui l’entourent, { $own } sont à lui ; à l’adversaire, { $enemy }. Il gagne : l’adversaire n’en a plus.
say-nebuchadnezzar-flips = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne { $count } pions { $theirs ->
    [black] noirs
   *[white] blancs
}, de { $from } à { $to } ; des murs qui les entourent, { $own } sont à lui ; à l’adversaire, { $enemy }.
say-nebuchadnezzar-flips-wins = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne { $count } pions { $theirs ->
    [black] noirs
   *[white] blancs
}, de { $from } à { $to } ; des murs qui les entourent, { $own } sont à lui ; à l’adversaire, { $enemy }. Il gagne : l’adversaire n’en a plus.
say-nebuchadnezzar-annihilate = Trouvez la capture qui laisse l’adversaire sans pion : plus de la moitié des murs autour des siens doit être à vous.
say-nebuchadnezzar-less = Capturez, mais pas autant que possible : ce qui compte, c’est ce que l’adversaire peut faire ensuite.
say-nebuchadnezzar-only-pass = Vous ne pouvez que passer.
say-nebuchadnezzar-better-colour = Demandez-vous quelle couleur est la mieux placée.
say-nebuchadnezzar-spoil-place = Capturer n’aide pas ; voyez de quels murs l’adversaire a encore besoin, et posez un pion.
say-nebuchadnezzar-spoil-all = Voyez de quels murs l’adversaire a encore besoin ; un point les gâche tous.
say-nebuchadnezzar-place-first = Ne capturez pas encore : posez un pion, et voyez quels coups restent à l’adversaire.
say-nebuchadnezzar-quiet-danger = Rien ne menace encore, mais vous devez jouer, et la plupart des coups aident l’adversaire. Cherchez celui qui ne lui achève aucun mur.
say-nebuchadnezzar-flee = L’adversaire menace de prendre tous vos pions d’un coup. Cherchez une capture qui change ses murs, ou qui vous laisse un pion ailleurs.
say-nebuchadnezzar-several = Plusieurs captures sont possibles, et l’une d’elles tient. Voyez ce que chacune laisse à l’adversaire.
say-nebuchadnezzar-largest = La plus grande capture est ici la bonne ; voyez quels murs elle vous donne pour la suivante.
say-nebuchadnezzar-file = Posez dans la colonne { $file }.
say-nebuchadnezzar-single = Le coup retourne un seul pion, sur la rangée { $rank }.
say-nebuchadnezzar-extent = Le coup retourne { $count } pions, { $width } en largeur et { $height } en hauteur.
say-nebuchadnezzar-swap = Le coup échange les couleurs.
say-nebuchadnezzar-nothing = Le coup ne change rien sur le plateau.
part-nebuchadnezzar-wipes = prend à l’adversaire tous ses pions
part-nebuchadnezzar-lets = laisse l’adversaire tout prendre aussitôt
part-nebuchadnezzar-leaves-pass = oblige l’adversaire à passer
part-nebuchadnezzar-leaves-one = laisse à l’adversaire un seul coup
part-nebuchadnezzar-threatens = menace de tout prendre au coup suivant

## Temple

say-temple-plays-floor = Le joueur { $player } bâtit un sol : { $what }.
say-temple-is-one-floor = C’est un sol d’une tuile.
say-temple-is-more-floor = C’est un sol de { $count } tuiles.
say-temple-plays-corner-wall = Le joueur { $player } bâtit un angle de murs : { $what }.
say-temple-is-one-corner-wall = C’est un angle de murs d’une tuile.
say-temple-is-more-corner-wall = C’est un angle de murs de { $count } tuiles.
say-temple-plays-single-wall = Le joueur { $player } bâtit un mur simple : { $what }.
say-temple-is-one-single-wall = C’est un mur simple d’une tuile.
say-temple-is-more-single-wall = C’est un mur simple de { $count } tuiles.
say-temple-plays-tunnel = Le joueur { $player } bâtit un tunnel : { $what }.
say-temple-is-one-tunnel = C’est un tunnel d’une tuile.
say-temple-is-more-tunnel = C’est un tunnel de { $count } tuiles.
say-temple-plays-single-top = Le joueur { $player } bâtit un toit simple : { $what }.
say-temple-is-one-single-top = C’est un toit simple d’une tuile.
say-temple-is-more-single-top = C’est un toit simple de { $count } tuiles.
say-temple-plays-corner-top = Le joueur { $player } bâtit un toit d’angle : { $what }.
say-temple-is-one-corner-top = C’est un toit d’angle d’une tuile.
say-temple-is-more-corner-top = C’est un toit d’angle de { $count } tuiles.
part-temple-turn = { $placed } ; cela { $colours }
part-temple-touches = { $tile } en { $slot }, qui touche { $other } en { $there }
part-temple-first = { $tile } en { $slot }, la première tuile de la partie
part-temple-then = { $first }, puis { $rest }
part-temple-opens = commence la couleur { $colour }
part-temple-finishes = épuise la couleur { $colour }
part-temple-goes-on = continue la couleur { $colour }
part-temple-wins-last = gagne, car c’était la dernière tuile de sa main
part-temple-wins-stranded = gagne, car le joueur { $player } n’a aucun coup légal
say-temple-you-hold = Vous avez { $tiles } de la couleur commencée : trouvez toutes les places où va une de ces tuiles.
say-temple-opponent-holds = L’adversaire a { $tiles } de la couleur commencée : trouvez toutes les places où va une de ces tuiles.
say-temple-any-colour = Vous pouvez commencer n’importe quelle couleur ; pensez à ce qu’il en restera.
say-temple-no-slot = Ne laissez libre aucune place à côté d’une petite valeur.
say-temple-tiles-left = Tuiles restantes : vous { $own }, l’adversaire { $other }. Voyez qui finit le premier, et quelles tuiles trouvent encore une place.
say-temple-squeeze = Ne menacez rien. Cherchez un coup après lequel chaque coup de l’adversaire lui ôte ses propres places, ou vous en ouvre une.
part-temple-places-last = pose la dernière tuile
part-temple-strands = laisse l’adversaire sans coup
part-temple-lets-win = laisse l’adversaire gagner aussitôt
part-temple-leaves-one = laisse un coup à l’adversaire
part-temple-leaves = laisse { $count } coups à l’adversaire

## Images et aperçus : comment une position s’appelle et à quoi elle ressemble

say-picture-to-move = { $game } : au joueur { $player } de jouer
say-picture-draw-due = { $game } : des tuiles sont tirées pour le joueur { $player }
say-picture-drawn = { $game } : la partie est finie, elle est nulle
say-picture-won = { $game } : le joueur { $player } a gagné
say-picture-shared = { $game } : { $players } partagent la victoire
part-player = le joueur { $player }
say-picture-empty-table = La table est vide.
say-picture-table = { $count } { $count ->
    [one] tuile
   *[other] tuiles
} sur la table : { $tiles }.
part-picture-at = { $tile } en { $cell }
say-picture-has = Le joueur { $player } a { $scores } et tient { $tiles }.
part-picture-points = { $points } { $points ->
    [one] point
   *[other] points
}
part-picture-no-tiles = aucune tuile
say-picture-empty-board = Le plateau { $form ->
    [standard] standard
    [solo] solo
    [team] d’équipes
   *[duel] de duel
} est vide.
say-picture-board = { $count } { $count ->
    [one] tuile
   *[other] tuiles
} sur le plateau { $form ->
    [standard] standard
    [solo] solo
    [team] d’équipes
   *[duel] de duel
} : { $tiles }.
part-picture-tile-at = { $tile } en { $cell } et { $other }
part-picture-score = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
} { $score }
say-picture-cells = Un plateau de { $width } cases sur { $height }.
say-picture-side = Joueur { $player }, { $colour ->
    [black] noirs
   *[white] blancs
} : { $discs }.
part-picture-discs = { $count } { $count ->
    [one] pion
   *[other] pions
} en { $cells }
part-picture-no-discs = aucun pion
say-picture-shows-none = Aucun pion ne montre le { $colour ->
    [black] noir
   *[white] blanc
}.
say-picture-black = Noirs : { $discs }.
say-picture-white = Blancs : { $discs }.
say-picture-skips = Le joueur { $player } perd le prochain tour.
say-picture-holds = Le joueur { $player } tient { $tiles }.
say-picture-begun = La couleur commencée est { $colour }.
part-picture-floor = sol { $tile } sur { $cell }
part-picture-top = toit { $tile } au-dessus de { $cell }
part-picture-wall = mur { $tile } côté { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
} de { $cell }, tourné vers cette case
say-picture-last-move = Dernier coup : { $move }.
say-picture-move = Coup : { $move }.
say-picture-line = Suite : { $moves }.
part-picture-wins = gagne
part-picture-costs = coûte un tour
part-picture-captures = capture { $count }
part-picture-captures-discs = capture { $count } { $count ->
    [one] pion
   *[other] pions
}
part-picture-walls = murs { $own } à { $enemy }
part-picture-bonus = { $count } { $count ->
    [one] coup supplémentaire
   *[other] coups supplémentaires
}
part-picture-no-points = aucun point
part-picture-earns = rapporte { $gains }
part-temple-floor = sol
part-temple-corner-wall = angle de murs
part-temple-single-wall = mur simple
part-temple-tunnel = tunnel
part-temple-single-top = toit simple
part-temple-corner-top = toit d’angle

## Problèmes : coups interdits

say-detail-placed = ligne { $line }, colonne { $column } : { $detail }
say-detail-octopus-no-tile = { $tile } n’est pas dans la main du siège { $seat }.
say-detail-octopus-opening = La première tuile va en 0,0, pas en { $cell }.
say-detail-octopus-taken = La case { $cell } est prise par { $tile } ; une case ne porte qu’une tuile.
say-detail-octopus-alone = Aucune tuile n’est voisine de la case { $cell }, ni à l’horizontale ni à la verticale.
say-detail-themisto-won = le siège { $seat } a gagné ; il n’y a plus de coups
say-detail-themisto-no-disc = il n’y a pas de pion en { $cell }
say-detail-themisto-not-empty = { $cell } n’est pas vide ; un pion finit son coup sur une case vide
say-detail-themisto-no-line = aucune ligne droite ne mène de { $from } à { $to }
say-detail-themisto-in-the-way = un pion entre { $from } et { $to } barre le chemin
say-detail-themisto-nothing-beside = aucun des autres pions n’est à côté de { $cell }
say-detail-themisto-no-capture = le pion de { $from } n’enferme en { $to } aucune ligne que le siège { $seat } puisse capturer
say-detail-themisto-restores = le coup rétablirait le plateau tel qu’il était avant le dernier tour

## Thèmes et types de problèmes

say-octopus-ask-biggest-score = Trouvez le coup qui marque le plus.
say-octopus-ask-best-placement = Posez une tuile, laissez l’adversaire répondre, posez-en une autre : trouvez le premier coup, après lequel votre avance est la plus grande quelle que soit la réponse.
say-octopus-ask-best-line = Vous êtes seul : posez toutes vos tuiles, dans le meilleur ordre, pour le plus de points possible.
say-octopus-ask-endgame = Gagnez : un coup mène au gain contre toute réponse, tous les autres non.
say-octopus-kind-second-biggest-score = Un coup marque au moins 2 points de plus que tout autre. La position est composée.
say-octopus-ask-which-tile-to-keep = Vous êtes seul : posez toutes vos tuiles sauf une, pour le plus de points possible.
say-octopus-kind-which-tile-to-keep = Chaque choix et chaque ordre des tuiles sur chaque case est essayé : à chaque étape, un seul coup mène au meilleur total. La tuile qui marque le plus tout de suite n’est pas la première posée. La position est composée.
say-octopus-kind-second-best-line = Chaque ordre des tuiles sur chaque case est essayé jusqu’à la dernière tuile : à chaque étape, un seul coup mène au meilleur total. La position est composée.
say-octopus-kind-second-best-placement = Chaque coup, chaque réponse et chaque second coup est essayé. La solution mène d’au moins 2 points de plus que tout autre premier coup, et n’est pas celle qui marque le plus tout de suite. La position est composée.
say-octopus-ask-sacrifice = Renoncez maintenant à des points pour avoir la plus grande avance après votre second coup.
say-octopus-kind-sacrifice = Comme best-placement ; la solution marque tout de suite au moins 2 points de moins qu’un autre coup, et mène à la fin d’au moins 1 point de plus que tout autre. La position est composée.
say-octopus-ask-last-tile = Posez votre dernière tuile de façon à avoir la plus grande avance à la fin.
say-octopus-kind-last-tile = L’adversaire pose après vous, une tuile ou deux. Chaque coup et chaque réponse est essayé jusqu’à la fin. La solution vaut au moins 2 points de plus que tout autre coup, et n’est pas celle qui marque le plus tout de suite. La position est composée.
say-octopus-ask-last-word = Il reste une tuile à l’adversaire, davantage à vous : ayez la plus grande avance à la fin.
say-octopus-kind-last-word = Chaque coup est analysé jusqu’à la fin de la partie. La solution vaut au moins 2 points de plus que tout autre coup, et n’est pas celle qui marque le plus tout de suite. La position est composée.
say-octopus-kind-second-endgame = Il reste quatre tuiles ou plus, et chaque coup est analysé jusqu’à la fin de la partie. La solution gagne, et vaut au moins 2 points de plus que tout autre coup, dont aucun ne gagne ; ce n’est pas celle qui marque le plus tout de suite. La position est composée.
say-octopus-ask-save-the-game = Sauvez la partie : un coup mène à une victoire partagée contre toute réponse, tous les autres perdent.
say-octopus-kind-save-the-game = Il reste quatre tuiles ou plus, et chaque coup est analysé jusqu’à la fin de la partie. La solution finit à égalité, et vaut au moins 2 points de plus que tout autre coup ; ce n’est pas celle qui marque le plus tout de suite. La position est composée.
say-octopus-ask-three-seats = Contre deux adversaires, qui peuvent s’allier : ayez à la fin la plus grande avance sur le meilleur.
say-octopus-kind-three-seats = Chaque coup est analysé jusqu’à la fin de la partie, avec les deux adversaires contre celui qui résout. La solution vaut au moins 1 point de plus que tout autre coup, et n’est pas celle qui marque le plus tout de suite. La position est composée.
say-octopus-kind-eight-tiles = Il reste huit tuiles, deux paires dans chaque main. Seule la solution gagne, et ce n’est pas le coup qui marque le plus tout de suite.
say-octopus-theme-quiet-move = Un coup de la solution marque 1 point ou aucun, là où un autre en marque 4 ou plus.
say-octopus-theme-denial = Le premier coup prend la case où l’adversaire pourrait marquer le plus, au moins 2 points de plus qu’ailleurs.
say-octopus-theme-poisoned-bait = Le premier coup qui marque le plus, quel qu’il soit, laisse l’adversaire marquer plus qu’il ne le pouvait avant.
say-octopus-theme-set-up = Après le premier coup, une tuile qui reste en main peut marquer plus qu’aucune d’elles ne le pouvait avant.
say-octopus-theme-fork = Après le premier coup, il y a deux cases sur chacune desquelles une tuile qui reste en main peut marquer plus qu’aucune d’elles ne le pouvait avant.
say-octopus-theme-patience = Le coup qui marque le plus au début est joué aussi, mais plus tard.
say-octopus-theme-stepping-stone = Un coup ultérieur de la solution va sur une case qui n’était pas ouverte au début.
say-octopus-theme-own-trail = Un coup ultérieur de la solution marque avec une tuile que la solution a posée avant.
say-octopus-theme-bridge = Un coup de la solution marque des suites de sa couleur, ou de son nombre, dans deux directions opposées.
say-octopus-theme-long-run = Un coup de la solution marque une suite de quatre tuiles ou plus.
say-octopus-theme-many-arms = Un coup de la solution marque dans cinq directions ou plus.
say-octopus-theme-comeback = Celui qui résout est mené avant le premier coup et gagne la partie.
say-octopus-theme-sacrifice = Le premier coup marque au moins 3 points de moins qu’un autre.
say-octopus-theme-scoreless = Un coup de la solution ne marque rien.
say-octopus-theme-outpost = Le premier coup va sur une case entourée d’au plus deux tuiles dans les huit cases voisines.
say-octopus-theme-hole = Un coup de la solution va sur une case qui a des tuiles sur ses quatre côtés.
say-octopus-theme-double-count = Un coup de la solution marque pour sa couleur et pour son nombre.
say-octopus-theme-diagonals = Le premier coup marque 2 points ou plus, tous en diagonale.
say-octopus-theme-kept-back = Aucune tuile qui pourrait marquer le plus au début n’est posée.
say-octopus-theme-right-tile = Un coup qui marque plus que le premier, et le plus de tous, emploie la même tuile sur une autre case.
say-octopus-theme-right-cell = Un coup qui marque plus que le premier, et le plus de tous, emploie une autre tuile sur la même case.
say-octopus-theme-crescendo = La solution a plusieurs coups, et chacun marque plus que le précédent.
say-octopus-theme-straight-line = La solution a plusieurs coups, tous sur une même rangée, colonne ou diagonale.
say-octopus-theme-far-apart = Deux coups de la solution sont à trois cases ou plus l’un de l’autre.
say-octopus-theme-shared-win = Après la solution, la partie finit à égalité.
say-octopus-theme-by-one-point = Celui qui résout finit avec un point d’avance.
say-octopus-theme-one-suit = Toutes les tuiles dans la main de celui qui résout, deux ou plus, ont une même couleur ou un même nombre.
say-octopus-theme-miniature = Il y a au plus six tuiles sur le plateau.
say-octopus-theme-last-placement = Celui qui résout pose la dernière tuile de la partie.
say-themisto-ask-win-in-1 = Formez une rangée de cinq en un coup.
say-themisto-ask-win-in-2 = Gagnez en deux coups, quoi que fasse l’adversaire.
say-themisto-ask-win-in-3 = Gagnez en trois coups, quoi que fasse l’adversaire.
say-themisto-ask-only-move = Trouvez le seul coup qui ne perd pas.
say-themisto-kind-composed-win-in-1 = Un seul coup gagne, sans compter les coups symétriques. La position est composée, avec peu de pions.
say-themisto-ask-two-turns = Gagnez avec les deux tours de suite que vous avez.
say-themisto-kind-two-turns = L’adversaire doit passer un tour. Aucun coup ne gagne aussitôt ; il est prouvé qu’une paire de coups gagne et qu’aucun autre premier coup ne le fait. La position est composée, avec peu de pions.
say-themisto-kind-composed-win-in-2 = Aucun coup ne gagne aussitôt. Un premier coup force le gain avec un second ; il est prouvé qu’aucun autre ne le fait, et que dans la ligne principale le second est lui aussi le seul. La position est composée.
say-themisto-kind-composed-win-in-3 = Rien ne gagne plus vite. Un premier coup force le gain en trois ; il est prouvé qu’aucun autre ne le fait, et que dans la ligne principale chaque coup suivant est lui aussi le seul. La position est composée, avec peu de pions.
say-themisto-kind-composed-only-move = L’adversaire menace de gagner. Après tout autre coup, il force le gain en un coup, ou en deux si l’énoncé le dit ; après le seul coup sûr, il ne le peut pas, même en deux. La position est composée, avec peu de pions.
say-themisto-ask-zugzwang = Rien n’est menacé. Trouvez le seul coup qui ne perd pas.
say-themisto-kind-zugzwang = L’adversaire ne menace rien, mais après tout coup sauf un il force le gain en deux coups au plus, le plus souvent parce que celui qui résout doit sortir un pion d’une rangée. La position est composée, avec peu de pions.
say-themisto-ask-forced-penalty = Ne menacez rien, et ne laissez à l’adversaire aucun coup qui lui garde son tour et la partie.
say-themisto-kind-forced-penalty = Le premier coup ne menace rien. Quoi que joue ensuite l’adversaire, cela lui coûte un tour ou permet de gagner aussitôt. Un premier coup force le gain en trois ; il est prouvé qu’aucun autre ne le fait, et que dans la ligne principale chaque coup suivant est lui aussi le seul. La position est composée, avec peu de pions.
say-themisto-ask-paid-defence = Cédez un tour : trouvez le seul coup qui ne perd pas.
say-themisto-kind-paid-defence = Il y a des coups qui ne coûtent aucun tour, et ils perdent tous : l’adversaire force le gain en deux coups au plus. Un coup qui sort d’une rangée de trois ou quatre tient, bien que l’adversaire ait alors deux tours de suite ; il est prouvé qu’aucun autre ne le fait. La position est composée, avec peu de pions.
say-themisto-ask-win-in-4 = Gagnez en quatre coups, quoi que fasse l’adversaire.
say-themisto-kind-win-in-4 = Rien ne gagne plus vite. Un premier coup force le gain en quatre ; il est prouvé qu’aucun autre ne le fait, et que dans la ligne principale chaque coup suivant est lui aussi le seul. La position est composée, avec peu de pions.
say-themisto-ask-save-the-draw = Sauvez la nulle : trouvez le seul coup qui ne perd pas.
say-themisto-kind-save-the-draw = Il y a six pions. Après tout autre coup, l’adversaire force le gain en deux coups au plus. Après celui-ci, plus personne ne peut gagner : toutes les positions à six pions ont été résolues pour le prouver. La partie continue donc jusqu’à ce qu’une position se présente pour la troisième fois.
say-themisto-theme-capture-win = Le coup gagnant capture.
say-themisto-theme-double-capture = Un coup de la solution capture sur deux lignes ou plus.
say-themisto-theme-remote-row = Le pion déplacé ne fait pas partie de la rangée gagnante : ce sont les pions capturés qui la complètent.
say-themisto-theme-six-wins = Le joueur deux gagne avec une rangée de six ou plus.
say-themisto-theme-six-trap = Le joueur un pourrait former dès son premier coup une rangée de six ou plus, qui ne gagne pas.
say-themisto-theme-declined-capture = Un coup de la solution pourrait capturer, et serait faux s’il le faisait.
say-themisto-theme-row-disc = Celui qui résout sort un pion d’une rangée de trois ou quatre.
say-themisto-theme-two-turns = Celui qui résout joue deux fois de suite.
say-themisto-theme-forced-payment = La meilleure défense de l’adversaire lui coûte un tour.
say-themisto-theme-double-threat = Un coup de la solution menace de gagner sur deux cases ou plus.
say-themisto-theme-same-disc = Celui qui résout gagne avec un pion qu’il a déjà déplacé.
say-themisto-theme-saving-capture = Le seul coup qui ne perd pas capture.
say-themisto-theme-block = Le seul coup qui ne perd pas prend une case où l’adversaire menaçait de gagner.
say-themisto-theme-costly-escape = Un autre coup empêche tout gain immédiat, mais coûte un tour et perd face à deux tours de suite.
say-themisto-theme-miniature = Il y a huit pions au plus.
say-themisto-theme-one-colour = Au début, tous les pions ont la même couleur.
say-themisto-theme-long-slide = Celui qui résout déplace un pion de cinq cases ou plus.
say-themisto-theme-corner = Le dernier coup de celui qui résout finit dans un coin.
say-themisto-theme-edge-row = Une rangée gagnante est sur le bord.
say-themisto-theme-diagonal-row = Toutes les rangées gagnantes sont en diagonale.
say-themisto-theme-crossed-rows = Le coup gagnant achève deux rangées à la fois.
say-themisto-theme-quiet-start = Le premier coup ne capture pas et ne menace pas de gagner.
say-themisto-theme-hidden-move = Au moins la moitié des coups ont l’air meilleurs que le premier.
say-themisto-theme-switchback = Celui qui résout ramène un pion sur la case d’où il venait.
say-themisto-theme-no-free-move = Au début, tout coup légal coûte un tour à celui qui résout.
say-themisto-theme-borrowed-disc = Celui qui résout déplace le pion que l’adversaire vient de déplacer.
say-ingenious-theme-bonus-chain = La solution pose plusieurs tuiles en un tour.
say-ingenious-theme-double-bonus = Une tuile de la solution amène deux couleurs au bout de leurs pistes.
say-ingenious-theme-quiet-start = La première tuile ne fait pas monter la couleur la plus basse (en duel : ne rapporte rien).
say-ingenious-theme-less-is-more = Une autre première tuile aurait rapporté trois points de plus, ou davantage encore.
say-ingenious-theme-own-run = Une tuile ultérieure de la solution marque avec une moitié que la solution a posée avant.
say-ingenious-theme-crossing = Une moitié marque dans trois directions ou plus.
say-ingenious-theme-overflow = Dans la solution, des points sont perdus au-delà du bout d’une piste.
say-ingenious-theme-twin-lows = Plusieurs couleurs sont au plus bas à égalité, et la solution les fait toutes monter.
say-ingenious-theme-closes = Après la première tuile, il y a de la place pour au moins deux tuiles de moins qu’avant.
say-ingenious-theme-denial = La première tuile gâche le meilleur coup de l’adversaire.
say-ingenious-theme-only-win = Le seul coup qui gagne à coup sûr.
say-ingenious-theme-rescue = Le meilleur résultat est une victoire partagée (ou des chances égales), et un seul coup l’atteint.
say-ingenious-ask-second-raise = Posez une tuile pour que votre couleur la plus basse finisse le plus haut possible ; à égalité, la couleur la plus basse suivante décide, et ainsi de suite.
say-ingenious-kind-second-raise = Tous les coups sont essayés. Tout autre laisse la couleur la plus basse ou la deuxième plus basse au moins un point plus bas. La position est composée.
say-ingenious-ask-two-placements = Vous posez deux tuiles pendant ce tour : faites monter vos couleurs les plus basses le plus haut possible avec les deux.
say-ingenious-kind-two-placements = Deux coups supplémentaires sont en attente, et rien n’est tiré entre eux : toutes les paires sont essayées. Ces deux tuiles sont les seules meilleures, dans cet ordre. La position est composée.
say-ingenious-ask-earn-a-bonus = Amenez une couleur à 18 pour gagner un coup de plus, et faites monter avec lui vos couleurs les plus basses le plus haut possible.
say-ingenious-kind-earn-a-bonus = Toutes les suites de tuiles de ce tour sont essayées. À chaque étape, un seul coup mène au meilleur résultat. La position est composée.
say-ingenious-ask-all-six = Gagnez tout de suite : amenez les six couleurs à 18 pendant ce tour.
say-ingenious-kind-all-six = Toutes les suites de tuiles de ce tour sont essayées. Une seule amène les six couleurs à 18, et à chaque étape un seul coup le permet encore. La position est composée.
say-ingenious-ask-second-last = Il y a de la place pour deux tuiles encore, et toutes les tuiles sont visibles : jouez le seul coup qui gagne.
say-ingenious-kind-second-last = Chaque coup et chaque réponse est suivi jusqu’à la fin. Un coup gagne, tout autre mène au mieux à une victoire partagée. La position est composée.
say-ingenious-ask-level-the-scores = Il y a de la place pour deux tuiles encore, et toutes les tuiles sont visibles : jouez le seul coup qui sauve une victoire partagée.
say-ingenious-kind-level-the-scores = Chaque coup et chaque réponse est suivi jusqu’à la fin. Un coup mène à des scores égaux, tout autre perd. La position est composée.
say-ingenious-theme-exact-landing = Une tuile de la solution amène une couleur exactement à 18, et aucun point n’est perdu.
say-ingenious-theme-bridge = Une moitié marque dans deux directions opposées.
say-ingenious-theme-printed-symbol = Une moitié de la solution marque pour un symbole imprimé.
say-ingenious-theme-both-lows = Deux couleurs sont plus basses que toutes les autres, et la première tuile les fait monter toutes deux.
say-ingenious-theme-patience = La tuile d’un coup qui paraît meilleur que le premier est posée plus tard.
say-ingenious-theme-right-tile = Un coup qui paraît meilleur que le premier pose la même tuile ailleurs.
say-ingenious-theme-right-cell = Un coup qui paraît meilleur que le premier pose une autre tuile sur les mêmes cases.
say-ingenious-theme-turned-round = Aucun coup ne paraît meilleur que le premier avec ses moitiés échangées.
say-ingenious-theme-double-tile = La première tuile a la même couleur sur ses deux moitiés.
say-ingenious-theme-scoreless = La première tuile ne marque rien.
say-ingenious-theme-ends-the-game = Après la première tuile, il n’y a plus de place pour une autre.
say-ingenious-theme-tie-break = Les couleurs les plus basses des deux joueurs finissent à égalité, et une plus haute décide.
say-ingenious-theme-comeback = Celui qui résout est en retard avant la première tuile et gagne la partie.
say-ingenious-theme-miniature = Il y a au plus huit tuiles sur le plateau.
say-nebuchadnezzar-ask-1 = Prenez à l’adversaire tous ses pions en une capture.
say-nebuchadnezzar-ask-2 = Prenez à l’adversaire tous ses pions en deux coups, quelles que soient les réponses.
say-nebuchadnezzar-ask-3 = Prenez à l’adversaire tous ses pions en trois coups, quelles que soient les réponses.
say-nebuchadnezzar-ask-hold = Posez un pion de façon que l’adversaire ne puisse pas forcer la prise de tous vos pions dans ses prochains coups.
say-nebuchadnezzar-kind-composed-1 = Une capture prend tous les pions de l’adversaire, et c’est la seule. La position est composée de quelques blocs.
say-nebuchadnezzar-kind-composed-2 = Aucun coup ne gagne aussitôt. Il est prouvé qu’un premier coup, et aucun autre, force le gain avec un second, et que dans la ligne principale le second est lui aussi le seul. La position est composée de quelques blocs.
say-nebuchadnezzar-kind-composed-3 = Rien ne gagne plus vite. Il est prouvé qu’un premier coup, et aucun autre, force le gain en trois, et que dans la ligne principale chaque coup suivant est lui aussi le seul. La position est composée de quelques blocs.
say-nebuchadnezzar-ask-4 = Prenez à l’adversaire tous ses pions en quatre coups, quelles que soient les réponses.
say-nebuchadnezzar-kind-composed-4 = Rien ne gagne plus vite. Il est prouvé qu’un premier coup, et aucun autre, force le gain en quatre, et que dans la ligne principale chaque coup suivant est lui aussi le seul. La position est composée de quelques blocs.
say-nebuchadnezzar-kind-composed-placement = Il y a des captures, et toutes perdent. Il est prouvé qu’après tout autre coup l’adversaire force le gain en autant de coups que le dit l’énoncé (un à quatre), et qu’après la seule bonne pose il ne le peut pas. La position est composée de quelques blocs.
say-nebuchadnezzar-ask-only-capture = Capturez de façon que l’adversaire ne puisse pas forcer la prise de tous vos pions dans ses prochains coups.
say-nebuchadnezzar-kind-only-capture = Il y a deux captures ou plus. Il est prouvé qu’après tout autre coup l’adversaire force le gain en autant de coups que le dit l’énoncé (un à quatre), et qu’après la seule bonne capture il ne le peut pas. La position est composée de quelques blocs.
say-nebuchadnezzar-ask-zugzwang = Rien ne menace. Trouvez le seul coup après lequel on ne peut pas prendre tous vos pions.
say-nebuchadnezzar-question-zugzwang = Rien ne menace. Trouvez le seul coup après lequel l’adversaire ne peut pas prendre tous vos pions dans ses { $within } prochains coups.
say-nebuchadnezzar-question-zugzwang-one = Rien ne menace. Trouvez le seul coup après lequel l’adversaire ne peut pas vous anéantir à son prochain coup.
say-nebuchadnezzar-kind-zugzwang = Si c’était à lui de jouer, l’adversaire ne pourrait pas forcer le gain en autant de coups que le dit l’énoncé (deux à quatre). Il est prouvé qu’il le peut après tous vos coups sauf un. La position est composée de quelques blocs.
say-nebuchadnezzar-theme-quiet-move = La solution commence par poser un pion, bien que des captures soient possibles.
say-nebuchadnezzar-theme-modest = La solution commence par une capture qui retourne moins de pions qu’une autre.
say-nebuchadnezzar-theme-last-disc = La capture gagnante retourne un seul pion, le dernier de l’adversaire.
say-nebuchadnezzar-theme-great = La capture gagnante retourne un quart du plateau ou plus.
say-nebuchadnezzar-theme-corner = Le rectangle de la capture gagnante est dans un coin du plateau : deux bords sont ses murs.
say-nebuchadnezzar-theme-borrowed = Un mur d’une capture de la solution est fait de pions de l’adversaire.
say-nebuchadnezzar-theme-forced-pass = Dans la ligne principale, l’adversaire ne peut ni poser ni capturer et doit passer.
say-nebuchadnezzar-theme-only-reply = Dans la ligne principale, l’adversaire a un seul coup, et ce n’est pas passer.
say-nebuchadnezzar-theme-sacrifice = Dans la ligne principale, l’adversaire retourne des pions de celui qui résout, et perd quand même.
say-nebuchadnezzar-theme-recapture = Dans la ligne principale, celui qui résout retourne un pion que l’adversaire vient de retourner.
say-nebuchadnezzar-theme-outnumbered = Celui qui résout a moins de la moitié des pions de l’adversaire.
say-nebuchadnezzar-theme-outpost = Le seul bon pion n’est à côté d’aucun pion de celui qui résout.
say-nebuchadnezzar-theme-bridge = Le seul bon pion joint les pions de celui qui résout sur deux côtés ou plus.
say-nebuchadnezzar-theme-resist = Une capture est possible, mais seule la pose d’un pion tient.
say-nebuchadnezzar-theme-last-cell = La solution remplit le dernier point vide du plateau.
say-nebuchadnezzar-theme-hidden-move = Au moins la moitié des coups retournent plus de pions que le premier.
say-nebuchadnezzar-theme-neutral-walls = La capture qui gagne va d’un bord à l’autre : deux bords opposés sont des murs neutres.
say-nebuchadnezzar-theme-narrow-capture = La capture qui gagne a un point de large et trois de long ou plus.
say-nebuchadnezzar-theme-built-wall = Un mur de la capture qui gagne a un pion que le joueur a posé ou retourné avant.
say-nebuchadnezzar-theme-seesaw = Un pion est retourné trois fois ou plus.
say-nebuchadnezzar-theme-no-room = L’adversaire pouvait poser un pion avant le premier coup, et ne le peut plus après.
say-nebuchadnezzar-theme-single-file = À deux réponses ou plus, l’adversaire n’a qu’un coup.
say-nebuchadnezzar-theme-great-sacrifice = L’adversaire retourne d’un coup quatre pions du joueur ou plus, et perd tout de même.
say-nebuchadnezzar-theme-handful = Le joueur a au plus trois pions au départ.
say-nebuchadnezzar-theme-counter-threat = Le seul coup qui tient menace de tout prendre au suivant.
say-nebuchadnezzar-theme-wall-breaker = L’adversaire menace de tout prendre, et le seul coup change un mur dont il a besoin.
say-temple-ask-strand = Laissez l’adversaire sans coup, quelles que soient les réponses.
say-temple-kind-strand = En un ou deux coups, comme le dit l’énoncé. Il est prouvé qu’un premier coup, et aucun autre, force le gain, que rien ne gagne plus vite et que dans la ligne principale chaque coup suivant est lui aussi le seul. Celui qui résout a trop de tuiles pour gagner autrement. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-last-tiles = Il reste peu de tuiles : posez votre dernière, ou laissez l’adversaire sans coup.
say-temple-kind-last-tiles = Chaque joueur a quelques tuiles d’une couleur et rien d’autre. Il est prouvé qu’un premier coup, et aucun autre, force le gain en autant de coups que le dit l’énoncé, que rien ne gagne plus vite et que dans la ligne principale chaque coup suivant est lui aussi le seul. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-squeeze = Ne menacez rien : ne laissez à l’adversaire que des coups perdants.
say-temple-kind-squeeze = Si l’adversaire pouvait passer après le premier coup, rien ne gagnerait aussitôt ; mais il doit jouer, et tout coup perd. Il est prouvé qu’un premier coup, et aucun autre, force le gain en autant de coups que le dit l’énoncé, que rien ne gagne plus vite et que dans la ligne principale chaque coup suivant est lui aussi le seul. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-composed-avoid = Trouvez le seul coup après lequel l’adversaire ne peut pas vous laisser sans coup.
say-temple-kind-composed-avoid = Il est prouvé qu’après tout autre coup, l’adversaire peut forcer que celui qui résout soit sans coup, en autant de ses propres coups que le dit l’énoncé, et qu’après le seul bon coup il ne le peut pas. L’adversaire a trop de tuiles pour gagner autrement. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-outlast = Il reste peu de tuiles : trouvez le seul coup qui ne perd pas.
say-temple-kind-outlast = Chaque joueur a quelques tuiles d’une couleur et rien d’autre. Il est prouvé qu’après tout autre coup, l’adversaire force le gain en autant de ses propres coups que le dit l’énoncé, par sa dernière tuile ou en laissant sans coup celui qui résout, et qu’après le seul bon coup il ne le peut pas. La position est composée, avec peu de tuiles sur la table.
say-temple-theme-single-burden = Il reste au joueur sans coup une tuile de sa couleur commencée.
say-temple-theme-stuck-one = Il reste au joueur sans coup un 1 de sa couleur commencée, qui ne va que là où il touche un autre 1.
say-temple-theme-occupation = Le coup décisif prend une place que l’adversaire aurait pu remplir.
say-temple-theme-no-entry = Le coup décisif ne prend aucune place de l’adversaire : il les gâche depuis une place voisine.
say-temple-theme-roof = Le coup décisif pose un toit.
say-temple-theme-walling-in = Le coup décisif n’est fait que de murs.
say-temple-theme-paving = Le coup décisif est un sol.
say-temple-theme-understatement = La solution commence avec moins de tuiles qu’un autre coup n’en poserait.
say-temple-theme-clean-finish = La solution commence par épuiser une couleur.
say-temple-theme-new-colour = La solution commence par entamer une couleur.
say-temple-theme-only-reply = Dans la ligne principale, l’adversaire a un seul coup, au nom près de la couleur qu’il commence.
say-temple-theme-broad-front = Avant la solution, l’adversaire pouvait remplir trois formes ou plus, et après, aucune.
say-temple-theme-lifeline = Le coup qui tient crée de la place : ensuite, celui qui résout peut remplir plus de formes qu’avant.
say-temple-theme-quiet-start = Le premier coup ne menace rien : si l’adversaire pouvait passer, celui qui résout ne gagnerait pas aussitôt.
say-temple-theme-last-tile = Celui qui résout gagne en posant sa dernière tuile.
say-temple-theme-run-on = Un coup de celui qui résout épuise une couleur et se poursuit dans une autre.
say-temple-theme-miniature = Il y a au plus six tuiles sur la table.
say-temple-theme-hidden-move = Au moins la moitié des coups semblent meilleurs que le premier : ils laissent moins de place à l’adversaire, ou plus à celui qui résout.
say-temple-theme-tile-choice = Le premier coup pose une tuile là où une autre de celui qui résout irait aussi, et ce serait une erreur.
say-temple-theme-stepping-stone = Un coup suivant de celui qui résout remplit une place ouverte par son premier coup.
say-temple-theme-lent-slot = Celui qui résout remplit une place ouverte par le coup précédent de l’adversaire.
say-temple-theme-forced-tile = À un tour de la ligne principale, tous les coups de l’adversaire, qui en a plusieurs, posent la même tuile.
say-temple-theme-both-stuck = À la fin, celui qui résout ne pourrait pas jouer non plus.
say-temple-theme-counter-threat = Après le coup qui tient, celui qui résout menace de gagner aussitôt.
say-temple-theme-narrow-path = Après son premier coup, celui qui résout pourrait remplir au plus une forme s’il devait rejouer.

## Mots dans les images

say-board-player = Joueur { $player }
say-board-to-move = au trait
say-board-draws = tire
say-board-won = a gagné
say-board-shared-win = victoire partagée
say-board-drawn = nulle
say-board-may-exchange = peut échanger
say-board-draws-six = en tire six
say-board-last-move = Dernier coup
say-board-move = Coup
say-board-line = Suite
say-board-effect = { $move }, { $effect }
say-board-five = gagne avec exactement cinq en ligne
say-board-five-or-more = gagne avec cinq en ligne ou plus
say-board-loses-turn = perd un tour
say-board-black = noirs
say-board-white = blancs
say-board-tiles = { $count } { $count ->
    [one] tuile
   *[other] tuiles
}
say-board-tokens = { $count } { $count ->
    [one] jeton
   *[other] jetons
}
say-board-team = équipe { $number }
say-board-bonus = { $count } { $count ->
    [one] coup supplémentaire
   *[other] coups supplémentaires
}
say-board-team-bonus = équipe { $number }, { $bonus }
say-board-begun = couleur { $colour } commencée
say-board-floor = sol
say-board-top = toit
say-board-wall = mur, encoche du côté de ses points

## Problèmes d’Octopus

say-detail-octopus-outside = La case { $cell } est hors de { $range }.
part-range = { $least } à { $most }
say-detail-octopus-hands = Il y a { $count } mains ; une position a de 1 à { $most } sièges.
say-detail-octopus-set-count = Une partie a 1 ou 2 jeux de tuiles, pas { $count }.
say-detail-octopus-scores = Le nombre de scores est { $scores }, celui de mains { $hands } ; chaque siège a un de chaque.
say-detail-octopus-score = Un score va de 0 à { $most }, pas { $score }.
say-detail-octopus-coordinates = { $tile } est en { $cell } ; les coordonnées vont de { $range }.
say-detail-octopus-too-often = { $tile } figure plus de { $most } sur le plateau et dans les mains, avec { $ids }.
part-once = une fois
part-twice = deux fois
say-detail-octopus-no-seat = Il n’y a pas de siège { $seat } ; les sièges vont de 0 à { $last }.
say-detail-octopus-empty-hand = Le siège { $seat } ne peut être au trait : sa main est vide, et d’autres ont encore des tuiles.
say-detail-octopus-both = { $tile } et { $other } sont tous deux en { $cell } ; une case porte une tuile.
say-detail-octopus-apart = { $tile } en { $cell } n’est pas reliée à { $other } par des tuiles voisines à l’horizontale ou à la verticale.

## Problèmes de Themisto

say-detail-themisto-no-seat = il n’y a pas de siège { $seat } ; les sièges sont 0 et 1
say-detail-themisto-discs = le nombre de pions sur le plateau est { $count } ; une position en a de { $least } à { $most }
say-detail-themisto-previous = le nombre de pions du plateau précédent est { $before }, celui du plateau { $count } ; les deux doivent en avoir autant
say-detail-themisto-no-row = le siège { $seat } est nommé gagnant, mais le plateau ne porte aucune rangée de { $row } pions
part-themisto-five = exactement cinq
part-themisto-five-or-more = cinq ou plus
say-detail-themisto-after-win = après la victoire du siège { $seat }, le siège au trait est { $other }
say-detail-themisto-skip = une victoire annule tout tour perdu, donc skip est false dans une position gagnée

## Problèmes de Simple et génial

say-detail-ingenious-phase = { $what } n’est pas possible dans la phase { $ids }
part-ingenious-a-placement = poser une tuile
part-ingenious-a-draw = un tirage
say-detail-ingenious-adjacent = les deux cases d’une tuile doivent se toucher
say-detail-ingenious-no-tile-unseen = il n’y a pas de tuile { $tile } sur la réglette, et il n’en reste aucune cachée
say-detail-ingenious-no-tile = il n’y a pas de tuile { $tile } sur la réglette
say-detail-ingenious-first = la première tuile d’un siège doit toucher un symbole imprimé qu’aucune tuile ne touche
say-detail-ingenious-draw-count = le nombre de tuiles à tirer est { $count }, pas { $sent }
say-detail-ingenious-face-down = on ne tire face cachée que vers une réglette à tuiles cachées ou vide, et jamais en solo
say-detail-ingenious-unseen = impossible de tirer { $count } { $tile } : le nombre de tuiles cachées est { $left }
say-detail-ingenious-aside = impossible de tirer { $count } { $tile } : le nombre de tuiles cachées est { $left } ; { $why }
part-ingenious-aside = les tuiles mises de côté ne sont pas encore dans le sac
say-detail-ingenious-no-seat = il n’y a pas de siège { $seat } parmi { $count }
say-detail-ingenious-seats = le nombre de sièges de { $ids } est { $range }, pas { $count }
say-detail-ingenious-entries = { $ids } doit avoir une entrée par siège : { $seats }, pas { $entries }
say-detail-ingenious-cells-adjacent = les cases { $cell } et { $other } d’une tuile ne se touchent pas
say-detail-ingenious-rack = une réglette de { $count } tuiles : { $most } au plus y tiennent
say-detail-ingenious-copies = plus de { $most } tuiles { $tile } sur le plateau et les réglettes
say-detail-ingenious-seat-placed = le siège { $seat } ne peut avoir posé { $count } des tuiles du plateau, dont le nombre est { $most }
say-detail-ingenious-sum-placed = le nombre de tuiles posées par les sièges est { $count }, celui des tuiles du plateau { $most }
say-detail-ingenious-score = un score de { $score } sort de la piste, qui va de { $least } à { $most }
say-detail-ingenious-partners = les sièges { $seat } et { $other } partagent leurs pistes, mais leurs scores diffèrent
say-detail-ingenious-pegs = les deux sièges partagent leurs marqueurs : les scores du siège 1 doivent être l’opposé de ceux du siège 0
say-detail-ingenious-bonus = { $count } coups supplémentaires : de 0 à 6 peuvent rester à jouer
say-detail-ingenious-bonus-phase = des coups supplémentaires ne restent que dans la phase place, et jamais en solo
say-detail-ingenious-exchange = le siège { $seat } ne peut pas échanger les tuiles de cette réglette
say-detail-ingenious-full = la réglette du siège { $seat } est pleine, il n’y a rien à tirer
say-detail-ingenious-no-tile-seat = le siège { $seat } n’a pas de tuile, et sa réglette n’est pas en train d’être remplie
say-detail-ingenious-outside = la case { $cell } est hors de la limite, rayon { $radius }
say-detail-ingenious-printed = un symbole est imprimé sur la case { $cell } ({ $colour })
say-detail-ingenious-taken = sur la case { $cell } il y a déjà une tuile

## Problèmes de Nebuchadnezzar

say-detail-nebuchadnezzar-off = { $cell } n’est pas sur ce plateau de { $side } sur { $side }.
say-detail-nebuchadnezzar-taken = Un pion se pose sur un point vide, et { $cell } en porte un ({ $colour }).
part-nebuchadnezzar-black = noirs
part-nebuchadnezzar-white = blancs
part-nebuchadnezzar-capital-black = Les noirs
part-nebuchadnezzar-capital-white = Les blancs
say-detail-nebuchadnezzar-one-three = Aucun pion ne peut être posé en { $cell } : ce point touche exactement 1 pion adverse et 3 points vides.
say-detail-nebuchadnezzar-swap = Les couleurs s’échangent juste après le premier coup, au demi-coup 1 avec un pion ; { $why }.
part-nebuchadnezzar-no-pie = cette partie se joue sans la règle d’échange
part-nebuchadnezzar-ply-here = le demi-coup est ici { $ply }
part-nebuchadnezzar-not-one = il n’y a pas ici exactement un pion sur le plateau
say-detail-nebuchadnezzar-pass = On ne peut pas passer tant qu’il y a un autre coup, comme { $move }.
say-detail-nebuchadnezzar-seat = Les sièges sont 0 et 1 ; le siège { $seat } ne peut être au trait.
say-detail-nebuchadnezzar-colours = Les couleurs doivent donner une couleur à chacun des deux sièges : noirs à l’un, blancs à l’autre.
say-detail-nebuchadnezzar-ply = Le demi-coup va de 0 à { $most }, pas { $ply }.
say-detail-nebuchadnezzar-side = Le côté du plateau va de { $least } à { $most }, pas { $side }.
say-detail-nebuchadnezzar-pure = Une capture retourne un rectangle de pions d’une seule couleur ({ $colour }), et { $cell } { $holds }.
part-nebuchadnezzar-holds-black = en porte un noir
part-nebuchadnezzar-holds-white = en porte un blanc
part-nebuchadnezzar-is-empty = est vide
say-detail-nebuchadnezzar-perimeter = { $who } ont { $own } du périmètre et les { $colour }, { $theirs } ; pour capturer, il en faut plus aux { $mover }.
say-detail-nebuchadnezzar-bigger = C’est une partie d’un rectangle plus grand que l’on peut capturer maintenant, de { $from } à { $to }.
say-detail-nebuchadnezzar-no-wall = Il n’y a pas de mur { $side } : il faut des pions d’une couleur de { $from } à { $to }, et { $cell } { $holds }.
part-side-bottom = en bas
part-side-left = à gauche
part-side-right = à droite
part-side-top = en haut

## Problèmes de Temple

say-detail-temple-only-one = Il n’y a qu’une tuile { $tile }.
say-detail-temple-holds-no = Le siège { $seat } n’a pas de tuile { $tile }.
say-detail-temple-one-colour = Un coup ne commence qu’une couleur.
say-detail-temple-continue = Le siège { $seat } doit continuer avec { $colour } (il lui en reste { $left }).
say-detail-temple-too-few = Il reste au siège { $seat } { $left } de { $colour }, trop peu pour ce coup, dans lequel il ne peut pas commencer une autre couleur.
say-detail-temple-use-up = Le siège { $seat } doit épuiser { $colour } (il lui en reste { $left }) avant de commencer une autre couleur.
say-detail-temple-run-on = Un coup ne peut se prolonger que dans une nouvelle couleur.
say-detail-temple-one-to-three = Un coup pose une à trois tuiles.
say-detail-temple-named-twice = La place { $slot } est nommée deux fois.
say-detail-temple-floor = Un sol a besoin d’un sol voisin ou d’un mur tourné vers lui, et aucun mur voisin ne peut lui tourner le dos.
say-detail-temple-single-wall = Un mur simple a besoin d’un mur à l’un de ses angles, et d’un sol sur sa case basse ou d’un toit sur sa case haute.
say-detail-temple-two-walls = Deux murs ne vont ensemble qu’à angle droit, tous deux tournés vers un sol, ou tous deux dos à une case vers des sols au-delà.
say-detail-temple-top-alone = Un toit seul a besoin de deux murs dont la case haute est la sienne (ou de toits et de murs de tous côtés), et d’aucun mur tourné vers sa case.
say-detail-temple-top-walls = Un toit avec des murs est un tunnel (exactement un mur avant, le nouveau en face) ou un toit d’angle (deux toits à côté, un nouveau mur sur chaque côté ouvert).
say-detail-temple-no-type = Aucun type de coup ne remplit ensemble des places de ces sortes.
say-detail-temple-taken = La place { $slot } est prise.
say-detail-temple-cell-holds = La case de { $slot } porte déjà une tuile (I1).
say-detail-temple-side-wall = Il y a déjà un mur sur le côté de { $slot } (I2).
say-detail-temple-low-high = { $slot } aurait un toit pour case basse ou un sol pour case haute (I2).
say-detail-temple-third-wall = { $slot } serait un troisième mur à un angle de la grille, ou joint à contresens des points (I3).
say-detail-temple-first = La première tuile de la partie est une tuile de valeur 1 à la place { $slot }.
say-detail-temple-touches = En { $slot }, { $tile } ne touche aucune tuile de valeur égale ou plus petite, quel que soit l’ordre des tuiles.
say-detail-temple-touches-used = En { $slot }, { $tile } ne touche aucune tuile de valeur égale ou plus petite, si la couleur épuisée passe d’abord.
say-detail-temple-slot-range = { $slot } n’est pas une place : les coordonnées sont dans { $ids } (TEM-13).
say-detail-temple-no-seat = Il n’y a pas de siège { $seat } : les sièges sont 0 et 1.
say-detail-temple-has-won = Le siège { $seat } a posé sa dernière tuile et gagné (TEM-10), il ne peut donc être au trait.
say-detail-temple-apart = { $slot } n’est pas reliée à { $other } par des tuiles qui se touchent.
say-detail-temple-outside = { $slot } est hors des coordonnées { $ids } (TEM-13).
say-detail-temple-filled-twice = La place { $slot } est remplie deux fois.
say-detail-temple-one-cell = { $slot } et { $other } sont dans une même case.
say-detail-temple-one-side = { $slot } et { $other } sont des murs d’un même côté.
say-detail-temple-corner = { $slot } et { $other } se rejoignent à un angle de la grille à contresens de leurs points, ou avec un troisième mur.
say-detail-temple-against = La case de { $slot } est la case { $relation } du mur { $wall }.
part-temple-low = basse
part-temple-high = haute
say-detail-temple-colours = Le siège { $seat } a { $count } couleurs ; un siège en a cinq au plus.
say-detail-temple-must-be-active = Le siège { $seat } a une partie de { $colour }, donc { $colour } doit être sa couleur commencée.
say-detail-temple-other-active = Le siège { $seat } a une partie de { $colour }, alors que sa couleur commencée est { $other }.
say-detail-temple-none-active = Le siège { $seat } n’a aucune tuile de sa couleur commencée { $colour } ; elle devrait être null.
say-detail-temple-all-active = Le siège { $seat } a les { $count } tuiles de sa couleur commencée { $colour } ; une couleur n’est commencée qu’une fois entamée.
say-detail-temple-both-hold = Les deux sièges ont des tuiles de { $colour }.
say-detail-temple-empty-table = Sur une table vide, aucune couleur n’est commencée : active est null pour les deux sièges.

## Ce que dit la liste des jeux

part-card-nestortiles = Nestortiles Octopus
say-card-seats = Nombre de sièges.
part-card-one-or-two = 1 ou 2
part-card-true-or-false = true ou false
part-card-integer = un entier de { $least } à { $most }
part-card-random-seed = { $least } à { $most } ; sans elle, au hasard
say-card-octopus-seats = Nombre de sièges ; toutes les tuiles leur sont distribuées à parts égales.
say-card-octopus-sets = Nombre de jeux de tuiles ; deux allongent la partie.
say-card-octopus-seed = Graine de la distribution ; la même graine donne la même distribution.
say-card-octopus-key = Le plateau est la suite de ses tuiles TILE@x,y jointes par des points-virgules, une main la suite de ses tuiles ; les mains et les points sont séparés par des virgules, et un plateau vide ou une main vide s’écrit -. Une TILE est une lettre de couleur de ROYGCBPNKW et un nombre de 1 à 6. Ici R4 est en 0,0 et B4 en 1,0 ; le siège 0 tient R1 et R2, le siège 1 O6 et B1 ; les points sont 0 et 1 ; le siège 0 a le trait ; il y a un jeu de tuiles.
say-card-octopus-move = R4 va en x 2 (est), y -1 (nord).
say-card-octopus-symmetries = Les translations, les 8 symétries du carré, toute permutation des couleurs et toute permutation des nombres.
say-card-octopus-composed = Les positions composées peuvent n’avoir qu’un siège et des mains de toute taille ; un siège sans tuile est sauté.
say-card-themisto-seed = Sans effet : il n’y a qu’une position de départ.
say-card-themisto-key = le plateau, le siège au trait, s quand l’autre siège doit un tour perdu, le gagnant et le plateau d’avant le dernier tour, séparés par une espace ; - pour aucun. Un plateau est la suite de ses rangées 8 à 1 séparées par / : b, w et des chiffres pour les suites entières de cases vides.
say-card-themisto-move = le pion de FROM va en TO et se retourne
say-card-themisto-capture = de même, et chaque ligne encadrée est capturée
say-card-themisto-symmetries = les 8 symétries du carré, chacune avec ou sans échange du noir et du blanc sur les deux plateaux ; les sièges restent
say-card-ingenious-variant = La variante du jeu.
part-card-ingenious-variants = standard (2 à 4 sièges), solo (1), team (4 : partenaires 0+2 et 1+3), duel (2)
say-card-ingenious-seats = Nombre de sièges ; seul standard laisse le choix.
part-card-ingenious-seat-counts = 2 à 4 en standard, 1 en solo, 4 en team, 2 en duel ; par défaut, le minimum de la variante
say-card-ingenious-seed = Décide de la distribution ; sans elle, une graine tirée au hasard est prise et indiquée.
say-card-ingenious-hidden = Si les réglettes de tous les sièges sauf le siège 0 sont cachées.
say-card-ingenious-key = Les phases sont place, exchange, draw, redraw ; les tuiles du plateau sont triées par première case (r, puis q) et jointes par des points-virgules, celles d’une réglette se suivent, ?? en dernier, les six scores d’un siège (R O Y G B P) sont joints par des points, les sièges par des virgules ; - pour un plateau ou une réglette vide
say-card-ingenious-place = Pose une tuile : rouge en 0,-4 et bleu en 1,-4. Les couleurs sont dans l’ordre ROYGBP. D’un double, la case au plus petit r, puis q, vient d’abord ; l’autre ordre est un coup à part là où il rapporte autre chose
say-card-ingenious-swap = Met la réglette de côté et prend six nouvelles tuiles
say-card-ingenious-keep = Garde la réglette
say-card-ingenious-draw = Ces tuiles sont tirées, dans l’ordre ROYGBP, ?? (cachée) en dernier ; + seul laisse le tirage à la graine de la requête
say-card-ingenious-symmetries = Les rotations et les réflexions du plateau, avec la permutation des couleurs qui rétablit les symboles imprimés
say-card-ingenious-duel = Le duel est reconstitué : sa règle publiée n’a pu être obtenue. Les réponses à son sujet portent rules_status "reconstructed".
say-card-ingenious-perft = Perft s’arrête là où un tirage est attendu, qui compte pour une feuille.
say-card-nebuchadnezzar-side = Côté du plateau carré.
say-card-nebuchadnezzar-pie = Après le premier coup, le second joueur peut échanger les couleurs au lieu de jouer.
say-card-nebuchadnezzar-key = Les rangées du haut jusqu’à 1, séparées par / : b, w, et chaque suite maximale de points vides en un nombre ; puis la couleur au trait, la couleur du siège 0, le nombre de coups joués, p ou - pour la règle d’échange.
say-card-nebuchadnezzar-place = Pose un pion.
say-card-nebuchadnezzar-capture = Capture un rectangle, de son coin inférieur gauche à son coin supérieur droit ; une seule case s’écrit xc3-c3.
say-card-nebuchadnezzar-swap = Échange les couleurs au lieu de répondre au premier coup.
say-card-nebuchadnezzar-pass = Passe ; le seul coup là où aucun autre n’est possible, et il faut alors l’envoyer.
say-card-nebuchadnezzar-symmetries = Les 8 symétries du carré, chacune avec ou sans échange des deux couleurs et de leurs propriétaires.
say-card-temple-seed = Rien n’est aléatoire ; la réponse répète la graine.
say-card-temple-edition = Les règles telles que publiées, ou avec les corrections ultérieures de l’auteur (TEM-1).
part-card-temple-editions = published ou revised
say-card-temple-colours = Les couleurs des sièges : les cinq lettres du siège 0, puis les cinq du siège 1 (TEM-11).
part-card-temple-letters = les dix lettres ROYGCBPNKW dans n’importe quel ordre
say-card-temple-key = La table en SLOT=TILE joints par des points-virgules (sols, toits, murs ; y décroissant, x croissant, côtés dans l’ordre N E S W). Une main est la suite de ses tuiles. Une table vide, une main vide et aucune couleur commencée s’écrivent -.
say-card-temple-floor = Un sol sur la table dans la case x,y.
say-card-temple-top = Un toit au-dessus de la case x,y.
say-card-temple-wall = Un mur sur le côté d (N E S W) de la case x,y, ses points tournés vers cette case.
say-card-temple-several = Un coup de deux ou trois tuiles, les places dans l’ordre de la clé de position.
say-card-temple-symmetries = Translation ; les 8 symétries du carré, les murs tournant avec elles ; toute permutation des couleurs (des tuiles sur la table, seule la valeur compte) ; échange des sièges et du siège au trait.
