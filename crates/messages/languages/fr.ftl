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
feed-entry = Environ niveau { $level } sur 5, avec une seule solution. Le lien ouvre le problème sur son plateau.

## Des problèmes à imprimer

sheet-of-week = { $game } : une semaine de problèmes
sheet-of-set = { $game } : problèmes
sheet-of-all = Tessera : problèmes
sheet-solutions = { $title } : solutions
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

## Verdicts des problèmes

say-play = Jouez { $move }.
say-step = { $move } : { $sentence }
say-remark = Le coup { $remark }.
say-solved = Résolu.
say-right-so-far = Bien jusqu’ici ; il reste { $moves ->
    [one] un coup
   *[other] { $moves } coups
} à trouver.
say-does-not-win = { $move } ne gagne pas.
say-not-the-move = { $move } n’est pas le bon coup.
say-answered = Sur { $move }, l’adversaire répond { $replies }.
say-answered-wins = Sur { $move }, l’adversaire répond { $reply } et gagne aussitôt.
say-worse-win = Le gain n’est alors plus forcé en { $moves } coups.
say-worse-hold = L’adversaire force alors le gain.
say-worse-lead-after = Avance après le coup : { $value }. Un autre coup donne { $best }.
say-worse-lead-second = Avance après votre second coup : { $value }. Un autre premier coup donne { $best }.
say-worse-lead-end = Avance à la fin : { $value }. Un autre coup donne { $best }.
say-worse-points = Vous arrivez ainsi à { $value ->
    [one] { $value } point
   *[other] { $value } points
} ; un autre coup mène à { $best }.
say-worse-lowest = Un autre coup laisse vos couleurs les plus basses plus haut.
say-worse-games = Vous gagnez ainsi { $value } parties sur cent ; avec un autre coup, { $best }.

## Pourquoi une position n’est pas un problème

say-flaw-too-large = La preuve demande plus de positions que le service n’en examine pour un problème.
say-flaw-no-choice = Dans cette position, aucun joueur n’a de coup à choisir.
say-flaw-greedy = Il suffit de jouer à chaque fois le coup qui paraît le meilleur : { $moves }.
say-flaw-rating = Sa cote est de { $rating } ; les problèmes de ce type vont de { $low } à { $high }.
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
say-flaw-not-saved = La partie n’est pas sauvée : { $move } force le gain en { $moves } { $moves ->
    [one] coup
   *[other] coups
}.
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
say-type-octopus-pairs = Chaque joueur doit avoir quatre tuiles en main : deux paires de tuiles identiques.
say-type-octopus-shy = Un autre coup doit marquer tout de suite plus que la solution.
say-type-octopus-gives-away = Un autre coup doit marquer tout de suite au moins 2 points de plus que la solution.
say-type-octopus-can-wait = La tuile qui peut marquer le plus tout de suite ne doit pas être posée la première.
say-type-shared-win = La solution ne doit pas gagner : il s’agit de sauver une victoire partagée.
say-type-octopus-end = Aucune autre pose ne doit mener à une meilleure fin de partie que la solution.
say-type-themisto-owes = L’adversaire doit passer un tour, pour que vous jouiez deux fois.
say-type-themisto-owes-nothing = L’adversaire ne doit pas avoir de tour à passer.
say-type-no-win = Vous ne devez pas pouvoir gagner aussitôt.
say-type-themisto-threat = L’adversaire doit menacer de gagner.
say-type-themisto-no-threat = L’adversaire ne doit rien menacer.
say-type-themisto-free-moves = Il vous faut au moins quatre coups qui ne coûtent aucun tour.
say-type-themisto-costs-a-turn = Le seul coup sûr doit coûter un tour.
say-type-themisto-costly-moves = Il vous faut au moins trois coups qui coûtent un tour.
say-type-themisto-squeezed = Le premier coup ne doit rien menacer, et toute réponse doit coûter un tour ou perdre aussitôt.
say-type-themisto-six-discs = Il faut six pions : trois en ligne entre deux de l’autre couleur, et un n’importe où.
say-type-themisto-drawn = Après le seul coup sûr, qui ne doit coûter aucun tour, aucun camp ne doit pouvoir forcer le gain.
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
say-type-nebuchadnezzar-moves = Il vous faut au moins quatre coups possibles.
say-type-nebuchadnezzar-not-alone = La solution ne doit être ni la seule capture ni la seule pose.
say-type-nebuchadnezzar-choice = Il faut avoir le choix entre une capture et au moins trois poses.
say-type-nebuchadnezzar-three-captures = Il faut au moins trois captures possibles.
say-type-nebuchadnezzar-placement = Le seul coup qui tient doit être une pose.
say-type-nebuchadnezzar-capture = Le seul coup qui tient doit être une capture.
say-type-nebuchadnezzar-no-threat = L’adversaire ne doit rien menacer : si c’était à lui de jouer, il ne devrait pas pouvoir forcer le gain.
say-type-temple-holds-many = Vous devez avoir au moins deux couleurs entières en plus de celle que vous jouez.
say-type-temple-opponent-holds-many = L’adversaire doit avoir au moins deux couleurs entières en plus de celle qu’il joue.
say-type-temple-one-colour = Chaque joueur ne doit avoir que des tuiles de la couleur qu’il joue.
say-type-temple-quiet = Le premier coup ne doit rien menacer.

## Octopus

say-octopus-opens = Le joueur { $player } commence par { $tile } en { $cell }, sans marquer de point.
say-octopus-nothing = Le joueur { $player } pose { $tile } en { $cell } et ne marque rien : aucune tuile voisine n’a la même couleur ni le même nombre.
say-octopus-scores = Le joueur { $player } pose { $tile } en { $cell } et marque { $points } { $points ->
    [one] point
   *[other] points
} : { $colour } pour les suites de sa couleur, { $number } pour celles de son nombre.
part-octopus-takes = prend la case où { $tile } rapporterait { $gain }
part-octopus-prepares = prépare { $gain } { $gain ->
    [one] point
   *[other] points
} pour { $tile }
part-octopus-prepares-two = prépare pour { $tile } deux cases qui valent { $most } et { $more }
part-octopus-prepares-both = prépare { $most } pour { $tile } et { $more } pour { $other }
part-octopus-lets = laisse à l’adversaire une case où { $tile } rapporte { $gain }
part-octopus-joins-colour = relie deux suites de couleur { $colour ->
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
part-octopus-joins-number = relie deux suites de { $number ->
    [ones] 1
    [twos] 2
    [threes] 3
    [fours] 4
    [fives] 5
   *[sixes] 6
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
}, et capture { $captured }.
say-themisto-captures-and = Le joueur { $player } déplace le pion { $from ->
    [black] noir
   *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
    [black] noir
   *[white] blanc
}, et capture { $captured } ; { $more }.
part-themisto-wins = le joueur { $player } gagne avec { $rows }
part-themisto-cancels = le pion quitte { $rows } et le joueur { $player } devrait perdre un tour, mais cela annule le tour que doit le joueur { $other }
part-themisto-loses = le pion quitte { $rows } : le joueur { $player } perd son prochain tour
part-themisto-again = le joueur { $player } perd un tour : le joueur { $other } rejoue
part-themisto-row = la rangée { $colour ->
    [black] noire
   *[white] blanche
} de { $length ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] huit
} de { $from } à { $to }
part-themisto-winning-row = { $length ->
    [5] cinq
    [6] six
    [7] sept
   *[other] huit
} pions sur la { $direction ->
    [file] colonne { $line }
    [rank] rangée { $line }
   *[diagonal] diagonale { $line }
}
say-themisto-answered = Sur { $move }, l’adversaire répond { $reply }, aligne { $row } et gagne aussitôt.
part-themisto-stops = empêche de gagner sur { $cells }
part-themisto-leaves = laisse l’adversaire gagner sur { $cells }
part-themisto-threatens = menace de gagner sur { $cells }

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
part-ingenious-nothing = 0 point
part-ingenious-lost = { $points } { $points ->
    [one] point est perdu
   *[other] points sont perdus
} au bout d’une piste
part-ingenious-bonus = il gagne { $count ->
    [one] un coup supplémentaire
   *[other] { $count } coups supplémentaires
}
part-ingenious-over = la partie est finie
part-ingenious-face-down = { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} face cachée
part-ingenious-red = rouge
part-ingenious-orange = orange
part-ingenious-yellow = jaune
part-ingenious-green = vert
part-ingenious-blue = bleu
part-ingenious-purple = violet
part-ingenious-earns = donne un coup supplémentaire
part-ingenious-earns-more = donne { $count } { $count ->
    [one] coup supplémentaire
   *[other] coups supplémentaires
}
part-ingenious-raises = fait monter la couleur la plus basse de { $from } à { $to }
part-ingenious-ends = met fin à la partie
part-ingenious-closes = ôte de la place aux tuiles suivantes
part-ingenious-spoils = empêche le meilleur coup de l’adversaire
part-ingenious-gains-nothing = ne rapporte rien par lui-même

## Nebuchadnezzar

say-nebuchadnezzar-places = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) pose un pion en { $cell } : { $why }.
part-nebuchadnezzar-corner = dans un coin, tout point vide est permis
part-nebuchadnezzar-edge = au bord, tout point vide est permis
part-nebuchadnezzar-neighbours = parmi les points voisins, { $enemies ->
    [0] aucun n’est
    [one] un seul est
   *[other] { $enemies } sont
} à l’adversaire et { $empty ->
    [0] aucun n’est vide
    [one] un seul est vide
   *[other] { $empty } sont vides
} ; seuls 1 et 3 ensemble l’interdiraient
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
say-nebuchadnezzar-flips = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne { $count } { $count ->
    [one] pion { $theirs ->
        [black] noir
       *[white] blanc
    }
   *[other] pions { $theirs ->
        [black] noirs
       *[white] blancs
    }
}, de { $from } à { $to } ; il possède { $own } des murs alentour, l’adversaire { $enemy }.
say-nebuchadnezzar-flips-wins = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne { $count } { $count ->
    [one] pion { $theirs ->
        [black] noir
       *[white] blanc
    }
   *[other] pions { $theirs ->
        [black] noirs
       *[white] blancs
    }
}, de { $from } à { $to } ; il possède { $own } des murs alentour, l’adversaire { $enemy }. Il gagne : l’adversaire n’a plus de pion.
part-nebuchadnezzar-wipes = prend tous les pions de l’adversaire
part-nebuchadnezzar-lets = laisse l’adversaire prendre aussitôt tous les pions
part-nebuchadnezzar-leaves-pass = oblige l’adversaire à passer
part-nebuchadnezzar-leaves-one = ne laisse qu’un coup à l’adversaire
part-nebuchadnezzar-threatens = menace de prendre tous les pions au coup suivant

## Temple

say-temple-plays-floor = Le joueur { $player } bâtit un sol : { $what }.
say-temple-plays-corner-wall = Le joueur { $player } bâtit un angle de murs : { $what }.
say-temple-plays-single-wall = Le joueur { $player } bâtit un mur simple : { $what }.
say-temple-plays-tunnel = Le joueur { $player } bâtit un tunnel : { $what }.
say-temple-plays-single-top = Le joueur { $player } bâtit un toit simple : { $what }.
say-temple-plays-corner-top = Le joueur { $player } bâtit un toit d’angle : { $what }.
part-temple-turn = { $placed }. Il { $colours }
part-temple-touches = { $tile } en { $slot }, contre { $other } en { $there }
part-temple-first = { $tile } en { $slot }, la première tuile de la partie
part-temple-then = { $first }, puis { $rest }
part-temple-opens = commence la couleur { $colour }
part-temple-finishes = épuise la couleur { $colour }
part-temple-goes-on = reste dans la couleur { $colour }
part-temple-wins-last = gagne, car c’était sa dernière tuile
part-temple-wins-stranded = gagne, car le joueur { $player } n’a plus de coup légal
part-temple-places-last = pose la dernière tuile
part-temple-strands = ne laisse aucun coup à l’adversaire
part-temple-lets-win = laisse l’adversaire gagner aussitôt
part-temple-leaves-one = ne laisse qu’un coup à l’adversaire
part-temple-leaves = laisse { $count } { $count ->
    [one] coup
   *[other] coups
} à l’adversaire

## Lignes d’une analyse : ce que font leurs coups

say-why-move = Ce coup { $does }.
say-why-reply = La meilleure réponse { $does }.
say-why-next = Le coup suivant { $does }.
say-why-second = Le deuxième meilleur coup, { $move }, { $loses }.
say-why-second-unnamed = Le deuxième meilleur coup { $loses }.
say-why-others-lose = Tout autre coup perd forcément.
part-why-only = est le seul possible
part-why-quiet = est tranquille
part-why-wins = force le gain
part-why-wins-with = force le gain en { $count ->
    [one] un coup
   *[other] { $count } coups
}
part-why-draws = assure la nulle
part-why-lost = ne sauve plus la partie
part-why-ahead = mène à { $points ->
    [one] un point
   *[other] { $points } points
} d’avance si tous jouent au mieux
part-why-behind = mène à { $points ->
    [one] un point
   *[other] { $points } points
} de retard si tous jouent au mieux
part-why-level = mène à l’égalité si tous jouent au mieux
part-why-total = mène à { $points ->
    [one] un point
   *[other] { $points } points
} au total
part-why-gives-away = fait perdre { $points ->
    [one] un point
   *[other] { $points } points
}
part-why-gives-away-about = fait perdre environ { $points ->
    [one] un point
   *[other] { $points } points
}
part-why-as-good = est tout aussi bon
part-why-about-as-good = est à peu près aussi bon
part-why-chances = ramène les chances de gain de { $best } à { $this } pour cent
part-why-wins-later = gagne aussi, mais plus tard
part-why-wins-too = gagne aussi
part-why-not-at-once = ne gagne pas aussitôt
part-why-unproved = ne donne pas de gain prouvé
part-why-only-draws = ne fait que nulle
part-why-draws-too = fait nulle aussi
part-why-loses = perd forcément
part-why-loses-sooner = perd plus tôt
part-why-loses-too = perd aussi
part-captures-discs = capture { $count ->
    [one] un pion
   *[other] { $count } pions
}
part-octopus-opens = pose la première tuile
part-octopus-scores = rapporte { $points ->
    [one] un point
   *[other] { $points } points
}
part-octopus-scores-nothing = ne rapporte rien
part-octopus-is-last = pose la dernière tuile
part-themisto-wins-with = gagne avec { $row }
part-themisto-threatens-twice = menace de gagner sur { $count } cases à la fois ({ $cells })
part-themisto-cells = { $count } cases
part-themisto-costs-a-turn = coûte le tour suivant
part-themisto-keeps-the-turn = permet de rejouer aussitôt
part-themisto-uses-up-the-turn = dispense l’adversaire de passer son tour
part-themisto-squeezes = force l’adversaire à perdre un tour ou la partie
part-themisto-is-safe = est { $count ->
    [one] le seul coup
   *[other] l’un des { $count } coups
} à ne pas laisser l’adversaire gagner aussitôt
part-ingenious-gains = rapporte { $gains }
part-ingenious-swaps = échange les tuiles de la réglette contre de nouvelles
part-ingenious-keeps-rack = garde les tuiles de la réglette
part-ingenious-keeps = garde une tuile avec du { $colour } pour faire monter la couleur la plus basse
part-ingenious-ends-with = finit à { $this } dans la couleur la plus basse au lieu de { $best }
part-ingenious-ends-lower = laisse à la fin la couleur la plus basse environ { $points ->
    [one] un point
   *[other] { $points } points
} plus bas
part-nebuchadnezzar-stops = empêche la capture { $count ->
    [one] d’un pion
   *[other] de { $count } pions
}
part-nebuchadnezzar-walls-in = emmure { $count ->
    [one] un pion
   *[other] { $count } pions
} pour le coup suivant
part-nebuchadnezzar-allows = laisse l’adversaire capturer { $count ->
    [one] un pion
   *[other] { $count } pions
}
part-nebuchadnezzar-takes-points = laisse à l’adversaire { $count } points de moins où poser
part-nebuchadnezzar-swaps = prend l’autre couleur
part-nebuchadnezzar-passes = consiste à passer
part-temple-places = bâtit { $kind ->
    [floor] un sol
    [corner-wall] un angle de murs
    [single-wall] un mur simple
    [tunnel] un tunnel
    [single-top] un toit simple
   *[corner-top] un toit d’angle
} { $count ->
    [one] d’une tuile
   *[other] de { $count } tuiles
}
part-temple-takes-places = ne laisse à l’adversaire { $now ->
    [0] aucune place
    [1] qu’une place
   *[other] que { $now } places
} où bâtir au lieu de { $before }

## Problèmes : coups interdits

say-detail-placed = ligne { $line }, colonne { $column } : { $detail }
say-detail-octopus-no-tile = { $tile } n’est pas dans la main du siège { $seat }.
say-detail-octopus-opening = La première tuile va en 0,0, pas en { $cell }.
say-detail-octopus-taken = La case { $cell } est prise par { $tile } ; une case ne porte qu’une tuile.
say-detail-octopus-alone = Aucune tuile ne touche la case { $cell } par un côté.
say-detail-themisto-won = le siège { $seat } a gagné ; il n’y a plus de coups
say-detail-themisto-no-disc = il n’y a pas de pion en { $cell }
say-detail-themisto-not-empty = { $cell } n’est pas vide ; un pion finit son coup sur une case vide
say-detail-themisto-no-line = aucune ligne droite ne mène de { $from } à { $to }
say-detail-themisto-in-the-way = un pion entre { $from } et { $to } barre le chemin
say-detail-themisto-nothing-beside = aucun des autres pions n’est à côté de { $cell }
say-detail-themisto-no-capture = le pion de { $from } n’enferme en { $to } aucune ligne que le siège { $seat } puisse capturer
say-detail-themisto-restores = le coup rétablirait le plateau tel qu’il était avant le dernier tour

## Thèmes et types de problèmes

say-octopus-ask-biggest-score = Trouvez le coup qui rapporte le plus.
say-octopus-ask-best-placement = Vous posez une tuile, l’adversaire répond, vous en posez une autre : trouvez le premier coup, celui qui vous donne la plus grande avance quelle que soit la réponse.
say-octopus-ask-best-line = Vous jouez seul : posez toutes vos tuiles pour marquer le plus de points possible.
say-octopus-ask-endgame = Gagnez : un seul coup mène au gain contre toute réponse.
say-octopus-kind-second-biggest-score = Un coup rapporte au moins 2 points de plus que tout autre. La position est composée.
say-octopus-ask-which-tile-to-keep = Vous jouez seul : posez toutes vos tuiles sauf une pour marquer le plus de points possible.
say-octopus-kind-which-tile-to-keep = Tous les choix de tuiles, tous les ordres et toutes les cases ont été essayés : à chaque étape, un seul coup mène au meilleur total. La tuile qui rapporte le plus tout de suite n’est pas la première posée. La position est composée.
say-octopus-kind-second-best-line = Tous les ordres et toutes les cases ont été essayés jusqu’à la dernière tuile : à chaque étape, un seul coup mène au meilleur total. La position est composée.
say-octopus-kind-second-best-placement = Tous les coups, toutes les réponses et tous les seconds coups ont été essayés. La solution donne au moins 2 points d’avance de plus que tout autre premier coup, et n’est pas le coup qui rapporte le plus tout de suite. La position est composée.
say-octopus-ask-sacrifice = Renoncez maintenant à des points pour avoir la plus grande avance après votre second coup.
say-octopus-kind-sacrifice = Comme best-placement ; la solution rapporte tout de suite au moins 2 points de moins qu’un autre coup, mais donne à la fin au moins 1 point d’avance de plus que tout autre. La position est composée.
say-octopus-ask-last-tile = Posez votre dernière tuile de façon à avoir la plus grande avance à la fin.
say-octopus-kind-last-tile = Après vous, l’adversaire pose encore une tuile ou deux. Tous les coups et toutes les réponses ont été essayés jusqu’à la fin. La solution vaut au moins 2 points de plus que tout autre coup, et n’est pas le coup qui rapporte le plus tout de suite. La position est composée.
say-octopus-ask-last-word = Il reste une tuile à l’adversaire, et plus à vous : cherchez la plus grande avance à la fin.
say-octopus-kind-last-word = Tous les coups ont été analysés jusqu’à la fin de la partie. La solution vaut au moins 2 points de plus que tout autre coup, et n’est pas le coup qui rapporte le plus tout de suite. La position est composée.
say-octopus-kind-second-endgame = Il reste quatre tuiles ou plus, et tous les coups ont été analysés jusqu’à la fin de la partie. Seule la solution gagne ; elle vaut au moins 2 points de plus que tout autre coup, et n’est pas le coup qui rapporte le plus tout de suite. La position est composée.
say-octopus-ask-save-the-game = Sauvez la partie : un coup mène à une victoire partagée contre toute réponse, tous les autres perdent.
say-octopus-kind-save-the-game = Il reste quatre tuiles ou plus, et tous les coups ont été analysés jusqu’à la fin de la partie. Après la solution, la partie finit à égalité ; elle vaut au moins 2 points de plus que tout autre coup, et n’est pas le coup qui rapporte le plus tout de suite. La position est composée.
say-octopus-ask-three-seats = Deux adversaires peuvent s’allier contre vous : finissez avec la plus grande avance sur le meilleur des deux.
say-octopus-kind-three-seats = Tous les coups ont été analysés jusqu’à la fin de la partie, les deux adversaires jouant contre vous. La solution vaut au moins 1 point de plus que tout autre coup, et n’est pas le coup qui rapporte le plus tout de suite. La position est composée.
say-octopus-kind-eight-tiles = Il reste huit tuiles, deux paires dans chaque main. Seule la solution gagne, et ce n’est pas le coup qui rapporte le plus tout de suite.
say-octopus-theme-quiet-move = Un coup de la solution rapporte 1 point ou aucun, alors qu’un autre en rapporterait 4 ou plus.
say-octopus-theme-denial = Le premier coup prend la case où l’adversaire marquerait le plus, au moins 2 points de plus qu’ailleurs.
say-octopus-theme-poisoned-bait = Chacun des premiers coups qui rapportent le plus permet à l’adversaire de marquer plus qu’avant.
say-octopus-theme-set-up = Après le premier coup, une des tuiles restées en main peut rapporter plus qu’aucune d’elles ne le pouvait avant.
say-octopus-theme-fork = Après le premier coup, il y a deux cases où une tuile de la main peut rapporter plus qu’aucune ne le pouvait avant.
say-octopus-theme-patience = Le coup qui rapporte le plus au début est joué aussi, mais plus tard.
say-octopus-theme-stepping-stone = Plus tard, la solution joue sur une case qui n’était pas accessible au début.
say-octopus-theme-own-trail = Plus tard, la solution marque avec une tuile que vous avez posée avant.
say-octopus-theme-bridge = Un coup de la solution marque avec des suites de sa couleur, ou de son nombre, dans deux directions opposées.
say-octopus-theme-long-run = Un coup de la solution marque avec une suite de quatre tuiles ou plus.
say-octopus-theme-many-arms = Un coup de la solution marque dans cinq directions ou plus.
say-octopus-theme-comeback = Vous êtes mené avant le premier coup, et vous gagnez la partie.
say-octopus-theme-sacrifice = Le premier coup rapporte au moins 3 points de moins qu’un autre.
say-octopus-theme-scoreless = Un coup de la solution ne rapporte rien.
say-octopus-theme-outpost = Le premier coup va sur une case entourée de deux tuiles au plus.
say-octopus-theme-hole = Un coup de la solution va sur une case qui a une tuile sur chacun de ses quatre côtés.
say-octopus-theme-double-count = Un coup de la solution marque pour sa couleur et pour son nombre.
say-octopus-theme-diagonals = Le premier coup rapporte 2 points ou plus, tous en diagonale.
say-octopus-theme-kept-back = Aucune des tuiles qui pourraient rapporter le plus au début n’est posée.
say-octopus-theme-right-tile = Le coup qui rapporte le plus tout de suite pose la même tuile sur une autre case.
say-octopus-theme-right-cell = Le coup qui rapporte le plus tout de suite pose une autre tuile sur la même case.
say-octopus-theme-crescendo = La solution a plusieurs coups, et chacun rapporte plus que le précédent.
say-octopus-theme-straight-line = La solution a plusieurs coups, tous sur une même rangée, colonne ou diagonale.
say-octopus-theme-far-apart = Deux coups de la solution sont à au moins trois cases l’un de l’autre.
say-octopus-theme-shared-win = Après la solution, la partie finit à égalité.
say-octopus-theme-by-one-point = Vous finissez avec un point d’avance.
say-octopus-theme-one-suit = Vous avez au moins deux tuiles en main, toutes de la même couleur ou du même nombre.
say-octopus-theme-miniature = Il y a au plus six tuiles sur le plateau.
say-octopus-theme-last-placement = Vous posez la dernière tuile de la partie.
say-themisto-ask-win-in-1 = Formez une rangée de cinq en un coup.
say-themisto-ask-win-in-2 = Gagnez en deux coups, quoi que fasse l’adversaire.
say-themisto-ask-win-in-3 = Gagnez en trois coups, quoi que fasse l’adversaire.
say-themisto-ask-only-move = Trouvez le seul coup qui ne perd pas.
say-themisto-kind-composed-win-in-1 = Un seul coup gagne, aux symétries près. La position est composée, avec peu de pions.
say-themisto-ask-two-turns = Gagnez en jouant vos deux tours de suite.
say-themisto-kind-two-turns = L’adversaire doit passer un tour. Aucun coup ne gagne aussitôt ; il est prouvé qu’un seul premier coup gagne avec le second. La position est composée, avec peu de pions.
say-themisto-kind-composed-win-in-2 = Aucun coup ne gagne aussitôt. Il est prouvé qu’un seul premier coup force le gain avec le second, et que dans la variante principale un seul second coup gagne. La position est composée.
say-themisto-kind-composed-win-in-3 = Rien ne gagne plus vite. Il est prouvé qu’un seul premier coup force le gain en trois coups, et que dans la variante principale un seul coup gagne à chaque fois. La position est composée, avec peu de pions.
say-themisto-kind-composed-only-move = L’adversaire menace de gagner. Après tout autre coup, il force le gain en un coup, ou en deux si l’énoncé le dit ; après le seul coup sûr, il n’y arrive pas, même en deux. La position est composée, avec peu de pions.
say-themisto-ask-zugzwang = Aucune menace. Trouvez le seul coup qui ne perd pas.
say-themisto-kind-zugzwang = L’adversaire ne menace rien, mais après tout coup sauf un il force le gain en deux coups au plus, le plus souvent parce que vous devez sortir un pion d’une rangée. La position est composée, avec peu de pions.
say-themisto-ask-forced-penalty = Ne menacez rien, et ne laissez à l’adversaire que des coups qui lui coûtent un tour ou la partie.
say-themisto-kind-forced-penalty = Le premier coup ne menace rien. Quoi qu’il joue ensuite, l’adversaire perd un tour ou la partie aussitôt. Il est prouvé qu’un seul premier coup force le gain en trois coups, et que dans la variante principale un seul coup gagne à chaque fois. La position est composée, avec peu de pions.
say-themisto-ask-paid-defence = Sacrifiez un tour : trouvez le seul coup qui ne perd pas.
say-themisto-kind-paid-defence = Tous les coups qui ne vous coûtent pas de tour perdent : l’adversaire force le gain en deux coups au plus. Un seul coup tient : il sort un pion d’une rangée de trois ou quatre, bien que l’adversaire joue ensuite deux fois de suite ; c’est prouvé. La position est composée, avec peu de pions.
say-themisto-ask-win-in-4 = Gagnez en quatre coups, quoi que fasse l’adversaire.
say-themisto-kind-win-in-4 = Rien ne gagne plus vite. Il est prouvé qu’un seul premier coup force le gain en quatre coups, et que dans la variante principale un seul coup gagne à chaque fois. La position est composée, avec peu de pions.
say-themisto-ask-save-the-draw = Sauvez la nulle : trouvez le seul coup qui ne perd pas.
say-themisto-kind-save-the-draw = Il y a six pions. Après tout autre coup, l’adversaire force le gain en deux coups au plus. Après celui-ci, plus personne ne peut gagner : toutes les positions à six pions ont été résolues pour le prouver. La partie continue donc jusqu’à ce qu’une position revienne pour la troisième fois.
say-themisto-theme-capture-win = Le coup gagnant est une capture.
say-themisto-theme-double-capture = Un coup de la solution capture sur deux lignes ou plus.
say-themisto-theme-remote-row = Le pion déplacé ne fait pas partie de la rangée gagnante : ce sont les pions capturés qui la complètent.
say-themisto-theme-six-wins = Le joueur deux gagne avec une rangée de six pions ou plus.
say-themisto-theme-six-trap = Le joueur un pourrait former dès son premier coup une rangée de six pions ou plus, qui ne gagne pas.
say-themisto-theme-declined-capture = Un coup de la solution pourrait capturer, mais ce serait une erreur.
say-themisto-theme-row-disc = Vous sortez un pion d’une rangée de trois ou quatre.
say-themisto-theme-two-turns = Vous jouez deux fois de suite.
say-themisto-theme-forced-payment = Sa meilleure défense coûte un tour à l’adversaire.
say-themisto-theme-double-threat = Un coup de la solution menace de gagner sur deux cases ou plus.
say-themisto-theme-same-disc = Vous gagnez avec un pion que vous avez déjà déplacé.
say-themisto-theme-saving-capture = Le seul coup qui ne perd pas est une capture.
say-themisto-theme-costly-escape = Un autre coup empêche tout gain immédiat, mais il vous coûte un tour et perd face à deux tours de suite.
say-themisto-theme-miniature = Il y a huit pions au plus.
say-themisto-theme-one-colour = Au début, tous les pions ont la même couleur.
say-themisto-theme-long-slide = Vous déplacez un pion de cinq cases ou plus.
say-themisto-theme-corner = Votre dernier coup finit dans un coin.
say-themisto-theme-edge-row = Une rangée gagnante est sur le bord.
say-themisto-theme-diagonal-row = Toutes les rangées gagnantes sont en diagonale.
say-themisto-theme-crossed-rows = Le coup gagnant complète deux rangées à la fois.
say-themisto-theme-quiet-start = Le premier coup ne capture pas et ne menace pas de gagner.
say-themisto-theme-hidden-move = Au moins la moitié des coups ont l’air meilleurs que le premier.
say-themisto-theme-switchback = Vous ramenez un pion sur la case d’où il venait.
say-themisto-theme-no-free-move = Au début, tout coup légal vous coûte un tour.
say-themisto-theme-borrowed-disc = Vous déplacez le pion que l’adversaire vient de déplacer.
say-ingenious-theme-bonus-chain = La solution pose plusieurs tuiles en un tour.
say-ingenious-theme-double-bonus = Une tuile de la solution amène deux couleurs au bout de leur piste.
say-ingenious-theme-quiet-start = La première tuile ne fait pas monter la couleur la plus basse ; en duel, elle ne rapporte rien.
say-ingenious-theme-less-is-more = Une autre première tuile aurait rapporté au moins trois points de plus.
say-ingenious-theme-own-run = Plus tard, une tuile de la solution marque avec une moitié que vous avez posée avant.
say-ingenious-theme-crossing = Une moitié marque dans trois directions ou plus.
say-ingenious-theme-overflow = Dans la solution, des points sont perdus au bout d’une piste.
say-ingenious-theme-twin-lows = Plusieurs couleurs sont à égalité au plus bas, et la solution les fait toutes monter.
say-ingenious-theme-closes = Après la première tuile, il reste de la place pour au moins deux tuiles de moins qu’avant.
say-ingenious-theme-denial = La première tuile empêche le meilleur coup de l’adversaire.
say-ingenious-theme-only-win = Un seul coup gagne à coup sûr.
say-ingenious-theme-rescue = Il n’y a rien de mieux qu’une victoire partagée ou des chances égales, et un seul coup y mène.
say-ingenious-ask-second-raise = Posez une tuile pour que votre couleur la plus basse finisse le plus haut possible ; à égalité, c’est la suivante qui décide, et ainsi de suite.
say-ingenious-kind-second-raise = Tous les coups ont été essayés. Tout autre laisse la couleur la plus basse, ou la deuxième en partant du bas, au moins un point plus bas. La position est composée.
say-ingenious-ask-two-placements = Vous posez deux tuiles pendant ce tour : faites monter vos couleurs les plus basses le plus haut possible.
say-ingenious-kind-two-placements = Deux coups supplémentaires restent à jouer, sans tirage entre eux : toutes les paires ont été essayées. Seules ces deux tuiles, dans cet ordre, donnent le meilleur résultat. La position est composée.
say-ingenious-ask-earn-a-bonus = Amenez une couleur à 18 pour gagner un coup supplémentaire, et profitez-en pour faire monter vos couleurs les plus basses le plus haut possible.
say-ingenious-kind-earn-a-bonus = Toutes les suites de coups de ce tour ont été essayées. À chaque étape, un seul coup mène au meilleur résultat. La position est composée.
say-ingenious-ask-all-six = Gagnez tout de suite : amenez les six couleurs à 18 pendant ce tour.
say-ingenious-kind-all-six = Toutes les suites de coups de ce tour ont été essayées. Une seule amène les six couleurs à 18, et à chaque étape un seul coup le permet encore. La position est composée.
say-ingenious-ask-second-last = Il reste de la place pour deux tuiles, et toutes les réglettes sont visibles : jouez le seul coup qui gagne.
say-ingenious-kind-second-last = Tous les coups et toutes les réponses ont été suivis jusqu’à la fin. Un coup gagne, tout autre mène au mieux à une victoire partagée. La position est composée.
say-ingenious-ask-level-the-scores = Il reste de la place pour deux tuiles, et toutes les réglettes sont visibles : jouez le seul coup qui sauve une victoire partagée.
say-ingenious-kind-level-the-scores = Tous les coups et toutes les réponses ont été suivis jusqu’à la fin. Un coup mène à des scores égaux, tout autre perd. La position est composée.
say-ingenious-theme-exact-landing = Une tuile de la solution amène une couleur exactement à 18, et aucun point n’est perdu.
say-ingenious-theme-bridge = Une moitié marque dans deux directions opposées.
say-ingenious-theme-printed-symbol = Une moitié de la solution marque avec un symbole imprimé.
say-ingenious-theme-both-lows = Deux couleurs sont plus basses que toutes les autres, et la première tuile les fait monter toutes les deux.
say-ingenious-theme-patience = La tuile d’un coup qui paraît meilleur que le premier est posée plus tard.
say-ingenious-theme-right-tile = Un coup qui paraît meilleur que le premier pose la même tuile ailleurs.
say-ingenious-theme-right-cell = Un coup qui paraît meilleur que le premier pose une autre tuile sur les mêmes cases.
say-ingenious-theme-turned-round = Un seul coup paraît meilleur que le premier : le même, avec les moitiés échangées.
say-ingenious-theme-double-tile = La première tuile a la même couleur sur ses deux moitiés.
say-ingenious-theme-scoreless = La première tuile ne rapporte rien.
say-ingenious-theme-ends-the-game = Après la première tuile, il n’y a plus de place pour une autre.
say-ingenious-theme-tie-break = Les couleurs les plus basses des deux joueurs finissent à égalité, et c’est une plus haute qui décide.
say-ingenious-theme-comeback = Vous êtes mené avant la première tuile, et vous gagnez la partie.
say-ingenious-theme-miniature = Il y a au plus huit tuiles sur le plateau.
say-nebuchadnezzar-ask-1 = Prenez tous les pions de l’adversaire en une capture.
say-nebuchadnezzar-ask-2 = Prenez tous les pions de l’adversaire en deux coups, quelles que soient les réponses.
say-nebuchadnezzar-ask-3 = Prenez tous les pions de l’adversaire en trois coups, quelles que soient les réponses.
say-nebuchadnezzar-ask-hold = Posez un pion de façon que l’adversaire ne puisse pas forcer la prise de tous vos pions dans ses prochains coups.
say-nebuchadnezzar-kind-composed-1 = Une seule capture prend tous les pions de l’adversaire. La position est composée de quelques blocs.
say-nebuchadnezzar-kind-composed-2 = Aucun coup ne gagne aussitôt. Il est prouvé qu’un seul premier coup force le gain avec le second, et que dans la variante principale un seul second coup gagne. La position est composée de quelques blocs.
say-nebuchadnezzar-kind-composed-3 = Rien ne gagne plus vite. Il est prouvé qu’un seul premier coup force le gain en trois coups, et que dans la variante principale un seul coup gagne à chaque fois. La position est composée de quelques blocs.
say-nebuchadnezzar-ask-4 = Prenez tous les pions de l’adversaire en quatre coups, quelles que soient les réponses.
say-nebuchadnezzar-kind-composed-4 = Rien ne gagne plus vite. Il est prouvé qu’un seul premier coup force le gain en quatre coups, et que dans la variante principale un seul coup gagne à chaque fois. La position est composée de quelques blocs.
say-nebuchadnezzar-kind-composed-placement = Il y a des captures, mais toutes perdent. Il est prouvé qu’après tout autre coup l’adversaire force le gain en autant de coups que le dit l’énoncé (un à quatre), et qu’il ne le peut pas après la seule bonne pose. La position est composée de quelques blocs.
say-nebuchadnezzar-ask-only-capture = Capturez de façon que l’adversaire ne puisse pas forcer la prise de tous vos pions dans ses prochains coups.
say-nebuchadnezzar-kind-only-capture = Il y a trois captures ou plus. Il est prouvé qu’après tout autre coup l’adversaire force le gain en autant de coups que le dit l’énoncé (un à quatre), et qu’il ne le peut pas après la seule bonne capture. La position est composée de quelques blocs.
say-nebuchadnezzar-ask-zugzwang = Aucune menace. Trouvez le seul coup après lequel l’adversaire ne peut pas prendre tous vos pions.
say-nebuchadnezzar-question-zugzwang = Aucune menace. Trouvez le seul coup après lequel l’adversaire ne peut pas prendre tous vos pions { $within ->
    [one] à son prochain coup
   *[other] dans ses { $within } prochains coups
}.
say-nebuchadnezzar-kind-zugzwang = Si c’était à lui de jouer, l’adversaire ne pourrait pas forcer le gain en autant de coups que le dit l’énoncé (deux à quatre). Il est prouvé qu’il le peut après tous vos coups sauf un. La position est composée de quelques blocs.
say-nebuchadnezzar-theme-quiet-move = La solution commence par poser un pion, alors que des captures sont possibles.
say-nebuchadnezzar-theme-modest = La solution commence par une capture qui retourne moins de pions qu’une autre.
say-nebuchadnezzar-theme-last-disc = La capture gagnante retourne un seul pion, le dernier de l’adversaire.
say-nebuchadnezzar-theme-great = La capture gagnante retourne un quart du plateau ou plus.
say-nebuchadnezzar-theme-corner = Le rectangle de la capture gagnante est dans un coin du plateau : deux bords sont ses murs.
say-nebuchadnezzar-theme-borrowed = Dans la solution, un mur d’une capture est fait de pions de l’adversaire.
say-nebuchadnezzar-theme-forced-pass = Dans la variante principale, l’adversaire ne peut ni poser ni capturer et doit passer.
say-nebuchadnezzar-theme-only-reply = Dans la variante principale, l’adversaire n’a qu’un coup, et ce n’est pas passer.
say-nebuchadnezzar-theme-sacrifice = Dans la variante principale, l’adversaire retourne certains de vos pions, et perd quand même.
say-nebuchadnezzar-theme-recapture = Dans la variante principale, vous retournez un pion que l’adversaire vient de retourner.
say-nebuchadnezzar-theme-outnumbered = Vous avez moins de la moitié des pions de l’adversaire.
say-nebuchadnezzar-theme-outpost = Le seul bon point ne touche aucun de vos pions.
say-nebuchadnezzar-theme-bridge = Le seul bon point relie vos pions sur deux côtés ou plus.
say-nebuchadnezzar-theme-resist = Vous pourriez capturer, mais seule la pose d’un pion tient.
say-nebuchadnezzar-theme-last-cell = La solution remplit le dernier point vide du plateau.
say-nebuchadnezzar-theme-hidden-move = Au moins la moitié des coups retournent plus de pions que le premier.
say-nebuchadnezzar-theme-neutral-walls = La capture gagnante va d’un bord à l’autre : deux bords opposés sont des murs neutres.
say-nebuchadnezzar-theme-narrow-capture = La capture gagnante a un point de large et trois de long ou plus.
say-nebuchadnezzar-theme-built-wall = Un mur de la capture gagnante contient un pion que vous avez posé ou retourné avant.
say-nebuchadnezzar-theme-seesaw = Un pion est retourné trois fois ou plus.
say-nebuchadnezzar-theme-no-room = L’adversaire pouvait poser un pion avant le premier coup, et ne le peut plus après.
say-nebuchadnezzar-theme-single-file = Au moins deux fois, l’adversaire n’a qu’un coup pour répondre.
say-nebuchadnezzar-theme-great-sacrifice = L’adversaire retourne d’un coup quatre de vos pions ou plus, et perd quand même.
say-nebuchadnezzar-theme-counter-threat = Le seul coup qui tient menace de prendre tous les pions au coup suivant.
say-nebuchadnezzar-theme-wall-breaker = L’adversaire menace de prendre tous vos pions, et le seul bon coup change un mur dont il a besoin.
say-temple-ask-strand = Laissez l’adversaire sans coup, quelles que soient les réponses.
say-temple-kind-strand = Il faut y parvenir en un ou deux coups, selon l’énoncé. Il est prouvé qu’un seul premier coup force le gain, que rien ne gagne plus vite et que dans la variante principale un seul coup gagne à chaque fois. Vous avez trop de tuiles pour gagner autrement. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-last-tiles = Il reste peu de tuiles : posez votre dernière, ou laissez l’adversaire sans coup.
say-temple-kind-last-tiles = Chaque joueur a quelques tuiles d’une couleur et rien d’autre. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups demandé, que rien ne gagne plus vite et que dans la variante principale un seul coup gagne à chaque fois. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-squeeze = Ne menacez rien : ne laissez à l’adversaire que des coups perdants.
say-temple-kind-squeeze = Si l’adversaire pouvait passer après le premier coup, vous ne gagneriez pas aussitôt ; mais il doit jouer, et tous ses coups perdent. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups demandé, que rien ne gagne plus vite et que dans la variante principale un seul coup gagne à chaque fois. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-composed-avoid = Trouvez le seul coup après lequel l’adversaire ne peut pas vous laisser sans coup.
say-temple-kind-composed-avoid = Il est prouvé qu’après tout autre coup l’adversaire vous laisse forcément sans coup, dans le nombre de coups demandé, et qu’il ne le peut pas après le seul bon coup. L’adversaire a trop de tuiles pour gagner autrement. La position est composée, avec peu de tuiles sur la table.
say-temple-ask-outlast = Il reste peu de tuiles : trouvez le seul coup qui ne perd pas.
say-temple-kind-outlast = Chaque joueur a quelques tuiles d’une couleur et rien d’autre. Il est prouvé qu’après tout autre coup l’adversaire force le gain dans le nombre de coups demandé, par sa dernière tuile ou en vous laissant sans coup, et qu’il ne le peut pas après le seul bon coup. La position est composée, avec peu de tuiles sur la table.
say-temple-theme-single-burden = Au joueur sans coup, il reste une tuile de sa couleur commencée.
say-temple-theme-stuck-one = Au joueur sans coup, il reste un 1 de sa couleur commencée, qui ne va qu’à côté d’un autre 1.
say-temple-theme-occupation = Le coup décisif prend une place que l’adversaire aurait pu remplir.
say-temple-theme-no-entry = Le coup décisif ne prend aucune place de l’adversaire, mais les lui ferme depuis une place voisine.
say-temple-theme-roof = Le coup décisif pose un toit.
say-temple-theme-walling-in = Le coup décisif n’est fait que de murs.
say-temple-theme-paving = Le coup décisif est un sol.
say-temple-theme-understatement = La solution commence avec moins de tuiles qu’un autre coup n’en poserait.
say-temple-theme-clean-finish = La solution commence par épuiser une couleur.
say-temple-theme-new-colour = La solution commence une nouvelle couleur.
say-temple-theme-only-reply = Dans la variante principale, l’adversaire n’a qu’un coup, quelle que soit la couleur qu’il commence.
say-temple-theme-broad-front = Avant la solution, l’adversaire pouvait bâtir trois formes ou plus ; après, aucune.
say-temple-theme-lifeline = Le coup qui tient crée de la place : ensuite, vous pouvez bâtir plus de formes qu’avant.
say-temple-theme-quiet-start = Le premier coup ne menace rien : si l’adversaire pouvait passer, vous ne gagneriez pas aussitôt.
say-temple-theme-last-tile = Vous gagnez en posant votre dernière tuile.
say-temple-theme-run-on = D’un seul coup, vous épuisez une couleur et continuez dans une autre.
say-temple-theme-miniature = Il y a au plus six tuiles sur la table.
say-temple-theme-hidden-move = Au moins la moitié des coups semblent meilleurs que le premier : ils laissent moins de place à l’adversaire, ou plus à vous.
say-temple-theme-tile-choice = Le premier coup pose une tuile là où une autre des vôtres irait aussi, et ce serait une erreur.
say-temple-theme-stepping-stone = Plus tard, vous remplissez une place ouverte par votre premier coup.
say-temple-theme-lent-slot = Vous remplissez une place ouverte par le coup précédent de l’adversaire.
say-temple-theme-forced-tile = À un moment de la variante principale, l’adversaire a plusieurs coups, et tous posent la même tuile.
say-temple-theme-both-stuck = À la fin, vous ne pourriez pas jouer non plus.
say-temple-theme-counter-threat = Après le coup qui tient, vous menacez de gagner aussitôt.
say-temple-theme-narrow-path = Si vous rejouiez juste après votre premier coup, vous pourriez bâtir une forme au plus.

## Problèmes d’Octopus

say-detail-octopus-outside = La case { $cell } est hors des limites, de { $range }.
part-range = { $least } à { $most }
say-detail-octopus-hands = Il y a { $count } { $count ->
    [one] main
   *[other] mains
} ; une position a de 1 à { $most } sièges.
say-detail-octopus-set-count = Une partie a 1 ou 2 jeux de tuiles, pas { $count }.
say-detail-octopus-scores = { $scores } { $scores ->
    [one] score
   *[other] scores
} pour { $hands } { $hands ->
    [one] main
   *[other] mains
} ; chaque siège a un score et une main.
say-detail-octopus-score = Un score va de 0 à { $most } ; { $score } n’est pas possible.
say-detail-octopus-coordinates = { $tile } est en { $cell } ; les coordonnées vont de { $range }.
say-detail-octopus-too-often = { $tile } figure plus de { $most } sur le plateau et dans les mains, avec { $ids }.
part-once = une fois
part-twice = deux fois
say-detail-octopus-no-seat = Il n’y a pas de siège { $seat } ; les sièges vont de 0 à { $last }.
say-detail-octopus-empty-hand = Le siège { $seat } ne peut pas être au trait : sa main est vide, et d’autres ont encore des tuiles.
say-detail-octopus-both = { $tile } et { $other } sont toutes deux en { $cell } ; une case ne porte qu’une tuile.
say-detail-octopus-apart = { $tile } en { $cell } n’est pas reliée à { $other } par des tuiles qui se touchent par un côté.

## Problèmes de Themisto

say-detail-themisto-no-seat = il n’y a pas de siège { $seat } ; les sièges sont 0 et 1
say-detail-themisto-discs = le plateau porte { $count } { $count ->
    [one] pion
   *[other] pions
} ; une position en a de { $least } à { $most }
say-detail-themisto-previous = le plateau précédent porte { $before } { $before ->
    [one] pion
   *[other] pions
}, le plateau actuel { $count } ; les deux doivent en porter autant
say-detail-themisto-no-row = le siège { $seat } est nommé gagnant, mais le plateau ne porte aucune rangée { $row }
part-themisto-five = d’exactement cinq pions
part-themisto-five-or-more = de cinq pions ou plus
say-detail-themisto-after-win = après la victoire du siège { $seat }, le siège au trait est { $other }
say-detail-themisto-skip = une victoire annule tout tour perdu : skip est donc false dans une position gagnée

## Problèmes de Simple et génial

say-detail-ingenious-phase = { $what } n’est pas possible dans la phase { $ids }
part-ingenious-a-placement = poser une tuile
part-ingenious-a-draw = tirer
say-detail-ingenious-adjacent = les deux cases d’une tuile doivent se toucher
say-detail-ingenious-no-tile-unseen = il n’y a pas de tuile { $tile } sur la réglette, et il n’en reste aucune cachée
say-detail-ingenious-no-tile = il n’y a pas de tuile { $tile } sur la réglette
say-detail-ingenious-first = la première tuile d’un siège doit toucher un symbole imprimé qu’aucune tuile ne touche encore
say-detail-ingenious-draw-count = il y a { $count } { $count ->
    [one] tuile
   *[other] tuiles
} à tirer, pas { $sent }
say-detail-ingenious-face-down = on ne tire une tuile face cachée que pour une réglette vide ou dont des tuiles sont cachées, et jamais en solo
say-detail-ingenious-unseen = impossible de tirer { $count } { $tile } : { $left ->
    [0] aucune ne reste cachée
    [one] il n’en reste qu’une cachée
   *[other] il n’en reste que { $left } cachées
}
say-detail-ingenious-aside = impossible de tirer { $count } { $tile } : { $left ->
    [0] aucune ne reste cachée
    [one] il n’en reste qu’une cachée
   *[other] il n’en reste que { $left } cachées
} ; { $why }
part-ingenious-aside = les tuiles mises de côté ne sont pas encore dans le sac
say-detail-ingenious-no-seat = avec { $count } { $count ->
    [one] siège
   *[other] sièges
}, il n’y a pas de siège { $seat }
say-detail-ingenious-seats = dans la variante { $ids }, le nombre de sièges est de { $range }, pas de { $count }
say-detail-ingenious-entries = { $ids } doit avoir une entrée par siège : { $seats }, pas { $entries }
say-detail-ingenious-cells-adjacent = les cases { $cell } et { $other } d’une tuile ne se touchent pas
say-detail-ingenious-rack = une réglette de { $count } { $count ->
    [one] tuile
   *[other] tuiles
} : { $most } au plus y tiennent
say-detail-ingenious-copies = il y a plus de { $most } { $most ->
    [one] tuile
   *[other] tuiles
} { $tile } sur le plateau et les réglettes
say-detail-ingenious-seat-placed = le siège { $seat } ne peut pas avoir posé { $count } { $count ->
    [one] tuile
   *[other] tuiles
} : le plateau en porte { $most }
say-detail-ingenious-sum-placed = les sièges ont posé en tout { $count } { $count ->
    [one] tuile
   *[other] tuiles
}, et le plateau en porte { $most }
say-detail-ingenious-score = un score de { $score } sort de la piste, qui va de { $least } à { $most }
say-detail-ingenious-partners = les sièges { $seat } et { $other } partagent leurs pistes, mais leurs scores diffèrent
say-detail-ingenious-pegs = les deux sièges partagent leurs marqueurs : les scores du siège 1 doivent être les opposés de ceux du siège 0
say-detail-ingenious-bonus = { $count } { $count ->
    [one] coup supplémentaire
   *[other] coups supplémentaires
} : de 0 à 6 peuvent rester à jouer
say-detail-ingenious-bonus-phase = il ne reste de coups supplémentaires que dans la phase place, et jamais en solo
say-detail-ingenious-exchange = le siège { $seat } ne peut pas échanger les tuiles de cette réglette
say-detail-ingenious-full = la réglette du siège { $seat } est pleine, il n’y a rien à tirer
say-detail-ingenious-no-tile-seat = le siège { $seat } n’a pas de tuile, alors que sa réglette n’est pas en cours de remplissage
say-detail-ingenious-outside = la case { $cell } est au-delà de la limite, de rayon { $radius }
say-detail-ingenious-printed = un symbole est imprimé sur la case { $cell } : { $colour }
say-detail-ingenious-taken = une tuile est déjà sur la case { $cell }

## Problèmes de Nebuchadnezzar

say-detail-nebuchadnezzar-off = { $cell } n’est pas sur ce plateau de { $side } sur { $side }.
say-detail-nebuchadnezzar-taken = Un pion se pose sur un point vide, et { $cell } est déjà aux { $colour }.
part-nebuchadnezzar-black = noirs
part-nebuchadnezzar-white = blancs
part-nebuchadnezzar-capital-black = les noirs
part-nebuchadnezzar-capital-white = les blancs
say-detail-nebuchadnezzar-one-three = Aucun pion ne peut être posé en { $cell } : ce point touche exactement un pion adverse et trois points vides.
say-detail-nebuchadnezzar-swap = On échange les couleurs juste après le premier coup, au demi-coup 1 et avec un seul pion ; { $why }.
part-nebuchadnezzar-no-pie = cette partie se joue sans la règle d’échange
part-nebuchadnezzar-ply-here = on est ici au demi-coup { $ply }
part-nebuchadnezzar-not-one = il n’y a pas ici exactement un pion sur le plateau
say-detail-nebuchadnezzar-pass = On ne peut pas passer tant qu’il y a un autre coup, comme { $move }.
say-detail-nebuchadnezzar-seat = Les sièges sont 0 et 1 ; le siège { $seat } ne peut pas être au trait.
say-detail-nebuchadnezzar-colours = Chacun des deux sièges a sa couleur : les noirs à l’un, les blancs à l’autre.
say-detail-nebuchadnezzar-ply = Le demi-coup va de 0 à { $most } ; { $ply } n’est pas possible.
say-detail-nebuchadnezzar-side = Le côté du plateau va de { $least } à { $most } ; { $side } n’est pas possible.
say-detail-nebuchadnezzar-pure = On ne capture qu’un rectangle rempli de pions { $colour }, et { $cell } { $holds }.
part-nebuchadnezzar-holds-black = porte un pion noir
part-nebuchadnezzar-holds-white = porte un pion blanc
part-nebuchadnezzar-is-empty = est vide
say-detail-nebuchadnezzar-perimeter = Les murs alentour : { $who } en possèdent { $own }, les { $colour } { $theirs } ; pour capturer, il en faut davantage aux { $mover }.
say-detail-nebuchadnezzar-bigger = Il fait partie d’un rectangle plus grand que l’on peut capturer maintenant, de { $from } à { $to }.
say-detail-nebuchadnezzar-no-wall = Il manque un mur { $side } : il faut des pions d’une seule couleur de { $from } à { $to }, et { $cell } { $holds }.
part-side-bottom = en bas
part-side-left = à gauche
part-side-right = à droite
part-side-top = en haut

## Problèmes de Temple

say-detail-temple-only-one = Il n’y a qu’une tuile { $tile }.
say-detail-temple-holds-no = Le siège { $seat } n’a pas de tuile { $tile }.
say-detail-temple-one-colour = Un coup ne peut commencer qu’une couleur.
say-detail-temple-continue = Le siège { $seat } doit continuer avec { $colour }, dont il lui reste { $left } { $left ->
    [one] tuile
   *[other] tuiles
}.
say-detail-temple-too-few = Le siège { $seat } n’a plus que { $left } { $left ->
    [one] tuile
   *[other] tuiles
} de { $colour }, trop peu pour ce coup, où il ne peut pas commencer une autre couleur.
say-detail-temple-use-up = Le siège { $seat } doit épuiser { $colour }, dont il lui reste { $left } { $left ->
    [one] tuile
   *[other] tuiles
}, avant de commencer une autre couleur.
say-detail-temple-run-on = Un coup ne peut se poursuivre que dans une seule nouvelle couleur.
say-detail-temple-one-to-three = Un coup pose de une à trois tuiles.
say-detail-temple-named-twice = La place { $slot } est nommée deux fois.
say-detail-temple-floor = Un sol a besoin d’un sol voisin ou d’un mur tourné vers lui, et aucun mur voisin ne doit lui tourner le dos.
say-detail-temple-single-wall = Un mur simple a besoin d’un mur à l’un de ses angles, et d’un sol sur sa case basse ou d’un toit sur sa case haute.
say-detail-temple-two-walls = Deux murs posés ensemble forment un angle droit, tous deux tournés vers un même sol, ou tous deux dos à une case et tournés vers des sols au-delà.
say-detail-temple-top-alone = Un toit seul a besoin de deux murs dont la case haute est la sienne, ou de toits et de murs de tous côtés ; aucun mur ne doit être tourné vers sa case.
say-detail-temple-top-walls = Un toit posé avec des murs forme soit un tunnel, avec exactement un mur déjà debout et le nouveau en face, soit un toit d’angle, avec deux toits à côté et un nouveau mur sur chaque côté ouvert.
say-detail-temple-no-type = Aucun type de coup ne remplit ensemble des places de ce genre.
say-detail-temple-taken = La place { $slot } est prise.
say-detail-temple-cell-holds = La case de { $slot } porte déjà une tuile (I1).
say-detail-temple-side-wall = Il y a déjà un mur sur le côté de { $slot } (I2).
say-detail-temple-low-high = { $slot } aurait un toit pour case basse ou un sol pour case haute (I2).
say-detail-temple-third-wall = { $slot } serait un troisième mur à un angle de la grille, ou y serait relié à contresens des points (I3).
say-detail-temple-first = La première tuile de la partie est un 1, à la place { $slot }.
say-detail-temple-touches = En { $slot }, { $tile } ne touche aucune tuile de valeur égale ou plus petite, quel que soit l’ordre des tuiles.
say-detail-temple-touches-used = En { $slot }, { $tile } ne touche aucune tuile de valeur égale ou plus petite, si la couleur épuisée passe d’abord.
say-detail-temple-slot-range = { $slot } n’est pas une place : les coordonnées doivent être dans { $ids } (TEM-13).
say-detail-temple-no-seat = Il n’y a pas de siège { $seat } : les sièges sont 0 et 1.
say-detail-temple-has-won = Le siège { $seat } a posé sa dernière tuile et gagné (TEM-10), il ne peut donc pas être au trait.
say-detail-temple-apart = { $slot } n’est pas reliée à { $other } par des tuiles qui se touchent.
say-detail-temple-outside = { $slot } est hors des coordonnées { $ids } (TEM-13).
say-detail-temple-filled-twice = La place { $slot } est remplie deux fois.
say-detail-temple-one-cell = { $slot } et { $other } sont dans la même case.
say-detail-temple-one-side = { $slot } et { $other } sont des murs du même côté.
say-detail-temple-corner = { $slot } et { $other } se rejoignent à un angle de la grille à contresens de leurs points, ou avec un troisième mur.
say-detail-temple-against = La case de { $slot } est la case { $relation } du mur { $wall }.
part-temple-low = basse
part-temple-high = haute
say-detail-temple-colours = Le siège { $seat } a { $count } couleurs ; un siège en a cinq au plus.
say-detail-temple-must-be-active = Le siège { $seat } n’a plus qu’une partie de { $colour }, donc { $colour } doit être sa couleur commencée.
say-detail-temple-other-active = Le siège { $seat } n’a plus qu’une partie de { $colour }, alors que sa couleur commencée est { $other }.
say-detail-temple-none-active = Le siège { $seat } n’a aucune tuile de sa couleur commencée { $colour } ; active devrait être null.
say-detail-temple-all-active = Le siège { $seat } a encore les { $count } tuiles de sa couleur commencée { $colour } ; une couleur n’est commencée qu’une fois une tuile posée.
say-detail-temple-both-hold = Les deux sièges ont des tuiles de { $colour }.
say-detail-temple-empty-table = Sur une table vide, aucune couleur n’est commencée : active est null pour les deux sièges.

## Ce que dit la liste des jeux

card-nestortiles = Nestortiles Octopus
card-seats = Nombre de sièges.
card-one-or-two = 1 ou 2
card-true-or-false = true ou false
card-random-seed = { $least } à { $most } ; par défaut, au hasard
card-octopus-seats = Nombre de sièges ; toutes les tuiles leur sont distribuées à parts égales.
card-octopus-sets = Nombre de jeux de tuiles ; deux allongent la partie.
card-octopus-seed = Graine de la distribution ; la même graine donne la même distribution.
card-octopus-key = Le plateau est la suite de ses tuiles TILE@x,y jointes par des points-virgules, une main la suite de ses tuiles ; les mains et les points sont séparés par des virgules, et un plateau vide ou une main vide s’écrit -. Une TILE est une lettre de couleur de ROYGCBPNKW et un nombre de 1 à 6. Ici R4 est en 0,0 et B4 en 1,0 ; le siège 0 tient R1 et R2, le siège 1 O6 et B1 ; les points sont 0 et 1 ; le siège 0 a le trait ; il y a un jeu de tuiles.
card-octopus-move = R4 va en x 2 (est), y -1 (nord).
card-octopus-symmetries = Les translations, les 8 symétries du carré, toute permutation des couleurs et toute permutation des nombres.
card-octopus-composed = Une position composée peut n’avoir qu’un siège et des mains de toute taille ; un siège sans tuile est sauté.
card-themisto-seed = Sans effet : il n’y a qu’une position de départ.
card-themisto-key = le plateau, le siège au trait, s quand l’autre siège doit un tour perdu, le gagnant et le plateau d’avant le dernier tour, séparés par une espace ; - pour aucun. Un plateau est la suite de ses rangées 8 à 1 séparées par / : b, w et des chiffres pour les suites entières de cases vides.
card-themisto-move = le pion de FROM va en TO et se retourne
card-themisto-capture = de même, et toute ligne enfermée est capturée
card-themisto-symmetries = les 8 symétries du carré, chacune avec ou sans échange du noir et du blanc sur les deux plateaux ; les sièges restent
card-ingenious-variant = La variante du jeu.
card-ingenious-variants = standard (2 à 4 sièges), solo (1), team (4 : partenaires 0+2 et 1+3), duel (2)
card-ingenious-seats = Nombre de sièges ; seule la variante standard laisse le choix.
card-ingenious-seat-counts = 2 à 4 en standard, 1 en solo, 4 en team, 2 en duel ; par défaut, le minimum de la variante
card-ingenious-seed = Décide de la distribution ; par défaut, une graine est tirée au hasard et indiquée.
card-ingenious-hidden = Indique si les réglettes de tous les sièges sauf le siège 0 sont cachées.
card-ingenious-key = Les phases sont place, exchange, draw, redraw. Les tuiles du plateau, triées par première case (r, puis q), sont jointes par des points-virgules ; celles d’une réglette se suivent, ?? en dernier ; les six scores d’un siège (R O Y G B P) sont joints par des points, les sièges par des virgules ; - pour un plateau ou une réglette vide
card-ingenious-place = Pose une tuile : rouge en 0,-4 et bleu en 1,-4. Les couleurs sont dans l’ordre ROYGBP. Pour un double, la case au plus petit r, puis q, vient d’abord ; l’autre ordre est un coup à part quand il rapporte autre chose
card-ingenious-swap = Met les tuiles de la réglette de côté et en tire six nouvelles
card-ingenious-keep = Garde les tuiles de la réglette
card-ingenious-draw = Ces tuiles sont tirées, dans l’ordre ROYGBP, ?? (cachée) en dernier ; + seul laisse le tirage à la graine de la requête
card-ingenious-symmetries = Les rotations et les réflexions du plateau, avec la permutation des couleurs qui rétablit les symboles imprimés
card-ingenious-duel = Le duel est reconstitué : sa règle publiée n’a pas pu être obtenue. Les réponses à son sujet portent rules_status "reconstructed".
card-ingenious-perft = Perft s’arrête là où il faut tirer, ce qui compte pour une feuille.
card-nebuchadnezzar-side = Côté du plateau carré.
card-nebuchadnezzar-pie = Après le premier coup, le second joueur peut échanger les couleurs au lieu de jouer.
card-nebuchadnezzar-key = Les rangées du haut jusqu’à 1, séparées par / : b, w, et chaque suite maximale de points vides en un nombre ; puis la couleur au trait, la couleur du siège 0, le nombre de coups joués, enfin p ou - pour la règle d’échange.
card-nebuchadnezzar-place = Pose un pion.
card-nebuchadnezzar-capture = Capture un rectangle, du coin inférieur gauche au coin supérieur droit ; un seul point s’écrit xc3-c3.
card-nebuchadnezzar-swap = Échange les couleurs au lieu de répondre au premier coup.
card-nebuchadnezzar-pass = Passe ; ce coup n’est possible que s’il n’y en a pas d’autre, et il faut alors l’envoyer.
card-nebuchadnezzar-symmetries = Les 8 symétries du carré, chacune avec ou sans échange des deux couleurs et de leurs propriétaires.
card-temple-seed = Rien n’est aléatoire ; la réponse répète la graine.
card-temple-edition = Les règles telles que publiées, ou avec les corrections ultérieures de l’auteur (TEM-1).
card-temple-editions = published ou revised
card-temple-colours = Les couleurs des sièges : les cinq lettres du siège 0, puis les cinq du siège 1 (TEM-11).
card-temple-letters = les dix lettres ROYGCBPNKW dans n’importe quel ordre
card-temple-key = La table en SLOT=TILE joints par des points-virgules (sols, toits, murs ; y décroissant, x croissant, côtés dans l’ordre N E S W). Une main est la suite de ses tuiles. Une table vide, une main vide et l’absence de couleur commencée s’écrivent -.
card-temple-floor = Un sol sur la table dans la case x,y.
card-temple-top = Un toit au-dessus de la case x,y.
card-temple-wall = Un mur sur le côté d (N E S W) de la case x,y, ses points tournés vers cette case.
card-temple-several = Un coup de deux ou trois tuiles, les places dans l’ordre de la clé de position.
card-temple-symmetries = Translation ; les 8 symétries du carré, où les murs tournent aussi ; toute permutation des couleurs (des tuiles sur la table, seule la valeur compte) ; échange des sièges, siège au trait compris.

## Indices des problèmes

hint-octopus-biggest = Le coup rapporte { $gain } { $gain ->
    [one] point
   *[other] points
}, dans { $count ->
    [one] une seule direction
   *[other] { $count } directions
}. Une de ses suites va jusqu’à { $tile }.
hint-octopus-take-most = Cette fois, prenez tout de suite le plus de points possible : { $gain }.
hint-octopus-deny = Sur une case, l’adversaire peut marquer { $gain } { $gain ->
    [one] point
   *[other] points
} avec { $tile }. Ne la lui laissez pas.
hint-octopus-deny-next = Sur une case, le prochain adversaire peut marquer { $gain } { $gain ->
    [one] point
   *[other] points
} avec { $tile }. Ne la lui laissez pas.
hint-octopus-first-worth = Ne prenez pas encore le plus de points, { $most }. Préparez d’abord une case où { $tile } rapportera { $gain } { $gain ->
    [one] point
   *[other] points
}.
hint-octopus-first-worth-other = Ne prenez pas encore le plus de points, { $most }. Préparez d’abord une case où votre autre tuile rapportera { $gain } { $gain ->
    [one] point
   *[other] points
}. Une de ses suites ira jusqu’à { $tile }.
hint-octopus-two-cells = Préparez à la fois deux cases où { $tile } rapportera au moins { $gain } { $gain ->
    [one] point
   *[other] points
} : l’adversaire ne peut en prendre qu’une.
hint-octopus-two-cells-of-two = Préparez à la fois deux cases où vous marquerez au moins { $gain } { $gain ->
    [one] point
   *[other] points
} : l’adversaire ne peut en prendre qu’une.
hint-octopus-worth = Préparez une case où { $tile } rapportera { $gain } { $gain ->
    [one] point
   *[other] points
}.
hint-octopus-worth-other = Préparez une case où votre autre tuile rapportera { $gain } { $gain ->
    [one] point
   *[other] points
}. Une de ses suites ira jusqu’à { $tile }.
hint-octopus-helps = Si vous prenez le plus de points, { $most }, l’adversaire marque { $gain } { $gain ->
    [one] point
   *[other] points
} avec { $tile }, plus qu’il ne pouvait avant.
hint-octopus-helps-one = Si vous prenez le plus de points, { $most }, le prochain adversaire marque { $gain } { $gain ->
    [one] point
   *[other] points
} avec { $tile }, plus qu’il ne pouvait avant.
hint-octopus-begin-with = Ne commencez pas par { $tile }, même si cette tuile rapporterait { $most } { $most ->
    [one] point
   *[other] points
} maintenant.
hint-octopus-leaves = Le plus de points possible maintenant, { $most }, permet une réponse à { $gain } avec { $tile }. Cherchez un coup qui en permette moins.
hint-octopus-can-wait = Le plus de points possible maintenant, { $most }, peut attendre ; un autre coup, non.
hint-octopus-not-in-the-end = Le plus de points possible maintenant, { $most }, n’est pas le plus à la fin : voyez ce qui reste après la réponse.
hint-octopus-after-both = Le plus de points possible maintenant, { $most }, n’est pas le plus à la fin : voyez ce qui reste quand les deux adversaires ont répondu.
hint-octopus-place = Posez { $tile }.
hint-octopus-next-to = La tuile va à côté de { $tile }.
hint-themisto-capture-wins = Une capture gagne aussitôt, par un alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line }.
hint-themisto-move-wins = Un coup sans capture gagne aussitôt, par un alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line }.
hint-themisto-threat = L’adversaire menace de compléter un alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line }.
hint-themisto-threats = L’adversaire menace de compléter un alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line }, et pas seulement celui-là.
hint-themisto-two-turns = Vous jouez deux fois de suite : préparez au premier tour un alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line }, et complétez-le au second.
hint-themisto-quiet = Cherchez un coup qui ne menace encore rien, mais ne laisse aucune bonne réponse.
hint-themisto-one-threat = Une seule menace suffit ici, si chaque parade coûte trop cher. Visez un alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line }.
hint-themisto-several-threats = Cherchez un coup qui menace de gagner sur { $count } cases à la fois, sur l’une d’elles par un alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line }.
hint-themisto-must-move = Rien ne vous menace, mais vous devez jouer. Gare à l’alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} { $line } que l’adversaire peut compléter après un mauvais coup.
hint-themisto-must-pay = Rien ne vous menace, mais vous devez jouer. Le bon coup sort un pion d’une rangée ({ $line }) et vous coûte un tour ; les autres coûtent davantage.
hint-themisto-pay-to-hold = Tous les coups qui ne vous coûtent pas de tour perdent. Sortez un pion d’une rangée ({ $line }) : après cela, même deux tours de suite n’aident pas l’adversaire.
hint-themisto-no-safe-move = Ne menacez rien. Ne laissez à l’adversaire aucun coup sûr, pour qu’il doive sortir un pion d’une rangée, par exemple { $line }.
hint-themisto-draw = Un coup fait nulle, tous les autres perdent. Gare à l’alignement de pions { $colour ->
    [black] noirs
   *[white] blancs
} de { $from } à { $to } que l’adversaire peut compléter après un mauvais coup.
hint-themisto-on-rank = sur la rangée { $rank }
hint-themisto-on-file = sur la colonne { $file }
hint-themisto-on-diagonal = sur la diagonale { $from }-{ $to }
hint-themisto-disc = Déplacez le pion en { $cell }.
hint-themisto-disc-out = Déplacez le pion en { $cell } et sortez-le d’une rangée de trois ou quatre.
hint-ingenious-lowest-first = Regardez d’abord vos couleurs les plus basses.
hint-ingenious-lowest-now = Le plus bas chez vous, en ce moment : { $colours }. Suivez chaque ligne qui aboutit à une case vide.
hint-ingenious-longer-turn = Amenez { $colour } à 18 : il y manque { $points } { $points ->
    [one] point
   *[other] points
}, et vous poserez alors une autre tuile.
hint-ingenious-prepare = Posez d’abord ce qui fera marquer votre prochaine tuile : regardez { $colours }.
hint-ingenious-more-follow = D’autres tuiles suivront celle-ci ; pensez d’abord à { $colours }, puis à la suite.
hint-ingenious-all-six-first = Amenez d’abord { $colours } à 18, et gardez pour la tuile suivante ce qu’elle seule peut y amener.
hint-ingenious-all-six-last = Pas encore à 18 : { $colours }. Cette tuile doit tout y amener.
hint-ingenious-opponent-wants = L’adversaire aimerait surtout poser la tuile { $first }-{ $second }. Voyez où.
hint-ingenious-opponent-wants-double = L’adversaire aimerait surtout poser la tuile aux deux moitiés { $colour ->
    [red] rouges
    [orange] orange
    [yellow] jaunes
    [green] vertes
    [blue] bleues
   *[purple] violettes
}. Voyez où.
hint-ingenious-compare = L’adversaire peut encore finir à { $scores }, de la couleur la plus basse à la plus haute. Trouvez le coup après lequel vous finissez plus haut.
hint-ingenious-can-be-over = La partie peut finir avec la tuile que vous posez. L’adversaire finit alors à { $scores }, de la couleur la plus basse à la plus haute.
hint-ingenious-level = Aucun coup ne gagne. L’adversaire peut finir à { $scores }, de la couleur la plus basse à la plus haute : trouvez le coup après lequel vous finissez à égalité.
hint-ingenious-double = Posez la tuile aux deux moitiés { $colour ->
    [red] rouges
    [orange] orange
    [yellow] jaunes
    [green] vertes
    [blue] bleues
   *[purple] violettes
}.
hint-ingenious-shows = Posez une tuile { $first }-{ $second }.
hint-ingenious-no-placement = Le bon coup n’est pas de poser une tuile.
hint-nebuchadnezzar-annihilate = Cherchez vers la colonne { $file } la capture qui ne laisse aucun pion à l’adversaire : plus de la moitié des murs doit être à vous, et vous en avez { $own } sur { $walls }.
hint-nebuchadnezzar-less = Vous pourriez capturer { $discs } pions d’un coup, mais c’est trop. Capturez-en moins, et { $count ->
    [0] ne laissez aucun coup
    [one] ne laissez qu’un coup
   *[other] laissez { $count } coups
} à l’adversaire.
hint-nebuchadnezzar-largest = Ici, la plus grande capture est la bonne. Elle { $count ->
    [0] ne laisse aucun coup
    [one] ne laisse qu’un coup
   *[other] laisse { $count } coups
} à l’adversaire.
hint-nebuchadnezzar-place-first = Ne capturez pas encore. Posez un pion qui { $count ->
    [0] ne laisse aucun coup
    [one] ne laisse qu’un coup
   *[other] laisse { $count } coups
} à l’adversaire.
hint-nebuchadnezzar-prepare = Ne capturez pas encore. Posez un pion qui { $count ->
    [0] ne laisse aucun coup
    [one] ne laisse qu’un coup
   *[other] laisse { $count } coups
} à l’adversaire et prépare une capture de { $discs }.
hint-nebuchadnezzar-only-pass = Vous ne pouvez que passer.
hint-nebuchadnezzar-better-colour = Demandez-vous quelle couleur est la mieux placée.
hint-nebuchadnezzar-flee = L’adversaire menace de prendre tous vos pions d’un coup, de { $from } à { $to }. Changez ses murs, ou gardez un pion ailleurs.
hint-nebuchadnezzar-quiet-danger = Rien ne menace encore, mais vous devez jouer. Après un mauvais coup, l’adversaire peut capturer jusqu’à { $most ->
    [one] 1 pion
   *[other] { $most } pions
} d’un coup ; après le bon, il { $discs ->
    [0] ne peut rien capturer
    [one] ne peut capturer qu’un pion
   *[other] peut capturer au plus { $discs } pions d’un coup
}.
hint-nebuchadnezzar-several = Vous avez { $count } captures, et une seule tient. Après elle, l’adversaire { $discs ->
    [0] ne peut rien capturer
    [one] ne peut capturer qu’un pion
   *[other] peut capturer au plus { $discs } pions d’un coup
}.
hint-nebuchadnezzar-spoil = Capturer n’aide pas, mais sur { $count } points possibles, il y en a un qui aide. Après ce coup, l’adversaire { $discs ->
    [0] ne peut rien capturer
    [one] ne peut capturer qu’un pion
   *[other] peut capturer au plus { $discs } pions d’un coup
}.
hint-nebuchadnezzar-file = Posez dans la colonne { $file }.
hint-nebuchadnezzar-single = Le coup retourne un seul pion, sur la rangée { $rank }.
hint-nebuchadnezzar-extent = Le coup retourne { $count } pions, sur { $width } de large et { $height } de haut.
hint-nebuchadnezzar-swap = Le coup échange les couleurs.
hint-nebuchadnezzar-nothing = Le coup ne change rien sur le plateau.
hint-temple-you-hold = De votre couleur commencée, il vous reste { $tiles } : trouvez toutes les places où va une de ces tuiles.
hint-temple-opponent-holds = De sa couleur commencée, il reste à l’adversaire { $tiles } : trouvez toutes les places où va une de ces tuiles.
hint-temple-any-colour = Vous pouvez commencer n’importe quelle couleur ; pensez à ce qu’il en restera.
hint-temple-no-slot = Ne laissez libre aucune place à côté d’une petite valeur.
hint-temple-tiles-left = Il vous reste { $own }, à l’adversaire { $other }. Voyez qui finit le premier, et quelles tuiles trouvent encore une place.
hint-temple-squeeze = Ne menacez rien. De sa couleur commencée, il reste à l’adversaire { $tiles } : cherchez un coup après lequel, quoi qu’il joue, il s’ôte lui-même des places ou vous en ouvre une.
hint-temple-is-one-floor = C’est un sol d’une tuile.
hint-temple-is-more-floor = C’est un sol de { $count } tuiles.
hint-temple-is-one-corner-wall = C’est un angle de murs d’une tuile.
hint-temple-is-more-corner-wall = C’est un angle de murs de { $count } tuiles.
hint-temple-is-one-single-wall = C’est un mur simple d’une tuile.
hint-temple-is-more-single-wall = C’est un mur simple de { $count } tuiles.
hint-temple-is-one-tunnel = C’est un tunnel d’une tuile.
hint-temple-is-more-tunnel = C’est un tunnel de { $count } tuiles.
hint-temple-is-one-single-top = C’est un toit simple d’une tuile.
hint-temple-is-more-single-top = C’est un toit simple de { $count } tuiles.
hint-temple-is-one-corner-top = C’est un toit d’angle d’une tuile.
hint-temple-is-more-corner-top = C’est un toit d’angle de { $count } tuiles.
