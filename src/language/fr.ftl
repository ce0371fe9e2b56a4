# Ce que le service dit en français. Il vouvoie. docs/LANGUAGES.md explique comment les textes sont écrits.

## Ce qui se trouve partout

game-name = { $game ->
    [ingenious] Simple et génial
   *[other] { $name }
}
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

## Les flux des problèmes du jour

feed-title-all = Tessera : les problèmes du jour
feed-title = { $game } : le problème du jour
puzzle-of-day = { $game } : le problème du { $date }
feed-entry = Niveau { $level } sur 5, avec une seule solution. Il s’ouvre sur son plateau.

## Des problèmes à imprimer

sheet-of-week = { $game } : une semaine de problèmes
sheet-of-set = { $game } : problèmes
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

## Octopus

say-octopus-opens = Le joueur { $player } commence par { $tile } en { $cell }, qui ne marque rien.
say-octopus-nothing = Le joueur { $player } pose { $tile } en { $cell } et ne marque rien : aucune tuile voisine n’a sa couleur ni son nombre.
say-octopus-scores = Le joueur { $player } pose { $tile } en { $cell } et marque { $points } { $points ->
    [one] point
   *[other] points
} : { $colour } pour les suites de sa couleur, { $number } pour celles de son nombre.
say-octopus-one-direction = Il marque { $gain }, dans une seule direction.
say-octopus-directions = Il marque { $gain }, dans { $count } directions.
say-octopus-take-most = Cette fois, prenez tout de suite le maximum possible : { $gain }.
say-octopus-deny = Cherchez le meilleur coup de l’adversaire : il y a une case à ne pas lui laisser.
say-octopus-two-cells = Préparez deux bonnes cases à la fois : l’adversaire ne peut en prendre qu’une.
say-octopus-first-worth = Ne prenez pas encore le plus de points : faites d’abord qu’une des tuiles qui vous restent vaille davantage.
say-octopus-worth = Faites qu’une tuile qui vous reste vaille plus que maintenant.
say-octopus-helps = Le coup qui marque le plus aide l’adversaire plus que vous.
say-octopus-can-wait = La tuile qui marque le plus maintenant peut attendre ; une autre, non.
say-octopus-not-in-the-end = Le plus tout de suite n’est pas le plus à la fin : voyez ce qui reste après la réponse.
say-octopus-place = Posez { $tile }.
say-octopus-next-to = Elle se pose à côté de { $tile }.
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
} et se trouvera sur la rangée { $rank } du plateau
part-themisto-row-file = la rangée sera { $colour ->
    [black] noire
   *[white] blanche
} et se trouvera dans la colonne { $file }
part-themisto-row-diagonal = la rangée sera { $colour ->
    [black] noire
   *[white] blanche
} et se trouvera sur une diagonale
part-themisto-look-for-row = cherchez la rangée
say-themisto-threat = L’adversaire menace de gagner en { $cell }.
say-themisto-threats = L’adversaire menace de gagner en { $cell }, et pas seulement là.
say-themisto-two-turns = Vous avez deux tours de suite : préparez une rangée avec le premier et achevez-la avec le second.
say-themisto-quiet = Cherchez un coup qui ne menace encore rien, mais ne laisse aucune bonne réponse.
say-themisto-one-threat = Une menace suffit ici, si toute réponse coûte trop cher.
say-themisto-double-threat = Cherchez un coup qui menace de gagner sur { $count } cases à la fois.
say-themisto-move-disc = Déplacez le pion en { $cell }.
say-themisto-move-disc-out = Déplacez le pion en { $cell }, hors d’une rangée de trois ou quatre.
part-themisto-stops = empêche le gain en { $cells }
part-themisto-leaves = laisse le gain en { $cells }
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
say-ingenious-longer-turn = Une couleur qui atteint 18 donne un coup supplémentaire : le tour est plus long qu’une tuile.
say-ingenious-more-follow = D’autres tuiles suivent celle-ci ; pensez d’abord à { $colours }, puis à ce qui vient après.
say-ingenious-lowest-now = Votre plus basse maintenant : { $colours }.
say-ingenious-look-along = Suivez chaque ligne qui finit à une case vide.
say-ingenious-can-be-over = La partie peut finir avec votre tuile.
say-ingenious-room = Il y a de la place pour { $count } tuiles ; la vôtre peut en laisser pour moins.
say-ingenious-opponent-wants = Voyez ce que l’adversaire voudrait poser, et où.
say-ingenious-compare = Comparez les couleurs les plus basses des deux joueurs, et voyez laquelle des vôtres doit encore monter.
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
part-nebuchadnezzar-neighbours = { $enemies } de ses voisins portent des pions ennemis et { $empty } sont vides ; seuls 1 et 3 ensemble l’interdiraient
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
}, de { $from } à { $to }, en possédant { $own } des murs autour contre { $enemy }.
say-nebuchadnezzar-flips-one-wins = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne 1 pion { $theirs ->
    [black] noir
   *[white] blanc
}, de { $from } à { $to }, en possédant { $own } des murs autour contre { $enemy }, et gagne : l’ennemi n’en a plus.
say-nebuchadnezzar-flips = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne { $count } pions { $theirs ->
    [black] noirs
   *[white] blancs
}, de { $from } à { $to }, en possédant { $own } des murs autour contre { $enemy }.
say-nebuchadnezzar-flips-wins = Le joueur { $player } ({ $colour ->
    [black] noirs
   *[white] blancs
}) retourne { $count } pions { $theirs ->
    [black] noirs
   *[white] blancs
}, de { $from } à { $to }, en possédant { $own } des murs autour contre { $enemy }, et gagne : l’ennemi n’en a plus.
say-nebuchadnezzar-annihilate = Trouvez la capture qui laisse l’adversaire sans pion : plus de la moitié de ses murs doit être à vous.
say-nebuchadnezzar-less = Capturez, mais pas autant que possible : ce qui compte, c’est ce que l’adversaire peut faire ensuite.
say-nebuchadnezzar-run-out = Capturez de sorte que l’adversaire n’ait plus de coups.
say-nebuchadnezzar-only-pass = Vous ne pouvez que passer.
say-nebuchadnezzar-better-colour = Demandez-vous quelle couleur est la mieux placée.
say-nebuchadnezzar-spoil-place = Capturer n’aide pas ; voyez de quels murs l’adversaire a encore besoin, et posez un pion.
say-nebuchadnezzar-spoil-all = Voyez de quels murs l’adversaire a encore besoin ; un point les gâche tous.
say-nebuchadnezzar-place-first = Ne capturez pas encore : posez un pion, et voyez quels coups restent à l’adversaire.
say-nebuchadnezzar-file = Posez dans la colonne { $file }.
say-nebuchadnezzar-single = Il retourne un seul pion, sur la rangée { $rank }.
say-nebuchadnezzar-extent = Il retourne { $count } pions, { $width } en largeur et { $height } en hauteur.
say-nebuchadnezzar-swap = Il échange les couleurs.
say-nebuchadnezzar-nothing = Il ne change rien sur le plateau.
part-nebuchadnezzar-wipes = prend à l’adversaire tous ses pions
part-nebuchadnezzar-lets = laisse l’adversaire tout prendre aussitôt
part-nebuchadnezzar-leaves-pass = ne laisse à l’adversaire que de passer
part-nebuchadnezzar-leaves-one = laisse à l’adversaire un seul coup
part-nebuchadnezzar-threatens = menace de tout prendre au coup suivant

## Temple

say-temple-plays-floor = Le joueur { $player } bâtit un sol : { $what }.
say-temple-is-one-floor = C’est un sol d’une tuile.
say-temple-is-more-floor = C’est un sol de { $count } tuiles.
say-temple-plays-corner-wall = Le joueur { $player } bâtit un angle de murs : { $what }.
say-temple-is-one-corner-wall = C’est un angle de murs d’une tuile.
say-temple-is-more-corner-wall = C’est un angle de murs de { $count } tuiles.
say-temple-plays-single-wall = Le joueur { $player } bâtit un mur seul : { $what }.
say-temple-is-one-single-wall = C’est un mur seul d’une tuile.
say-temple-is-more-single-wall = C’est un mur seul de { $count } tuiles.
say-temple-plays-tunnel = Le joueur { $player } bâtit un tunnel : { $what }.
say-temple-is-one-tunnel = C’est un tunnel d’une tuile.
say-temple-is-more-tunnel = C’est un tunnel de { $count } tuiles.
say-temple-plays-single-top = Le joueur { $player } bâtit un toit seul : { $what }.
say-temple-is-one-single-top = C’est un toit seul d’une tuile.
say-temple-is-more-single-top = C’est un toit seul de { $count } tuiles.
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
part-temple-wins-last = gagne, car c’était la dernière tuile
part-temple-wins-stranded = gagne, car le joueur { $player } n’a aucun coup légal
say-temple-you-hold = Vous avez { $tiles } de la couleur commencée : trouvez chaque place où va une de ces tuiles.
say-temple-opponent-holds = L’adversaire a { $tiles } de la couleur commencée : trouvez chaque place où va une de ces tuiles.
say-temple-any-colour = Vous pouvez commencer n’importe quelle couleur ; pensez à ce qu’il en restera.
say-temple-no-slot = Ne laissez aucune place à côté d’une petite valeur.
part-temple-places-last = pose la dernière tuile
part-temple-strands = laisse l’adversaire sans coup
part-temple-lets-win = laisse l’adversaire gagner aussitôt
part-temple-leaves-one = laisse un coup à l’adversaire
part-temple-leaves = laisse { $count } coups à l’adversaire

## Images et aperçus : comment une position s’appelle et à quoi elle ressemble

part-game-ingenious = Simple et génial
part-game-octopus = Octopus
part-game-themisto = Themisto
part-game-nebuchadnezzar = Nebuchadnezzar
part-game-temple = Temple
say-picture-to-move = { $game } : au joueur { $player } de jouer
say-picture-draw-due = { $game } : des tuiles sont tirées pour le joueur { $player }
say-picture-drawn = { $game } : la partie est finie, nulle
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
say-picture-black = Noir : { $discs }.
say-picture-white = Blanc : { $discs }.
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
} de { $cell }, tourné vers elle
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
part-temple-floor = sol
part-temple-corner-wall = angle de murs
part-temple-single-wall = mur seul
part-temple-tunnel = tunnel
part-temple-single-top = toit seul
part-temple-corner-top = toit d’angle

## Problèmes : leurs titres

say-problem-malformed-json = Le corps n’est pas du JSON
say-problem-invalid-body = Le corps n’a pas la bonne forme
say-problem-invalid-query = Les paramètres de l’adresse n’ont pas la bonne forme
say-problem-malformed-position = La position est illisible
say-problem-malformed-move = Le coup est illisible
say-problem-malformed-option = Une option est illisible
say-problem-malformed-record = La notation de la partie est illisible
say-problem-malformed-request = La requête est illisible
say-problem-unknown-key = La clé d’API est inconnue
say-problem-key-required = Une clé d’API est nécessaire
say-problem-forbidden-origin = Ce site ne peut pas appeler ici
say-problem-unknown-game = Ce jeu n’existe pas
say-problem-not-found = Il n’y a rien ici
say-problem-unknown-puzzle = Ce problème n’existe pas
say-problem-unknown-job = Cette tâche n’existe pas
say-problem-method-not-allowed = La méthode n’est pas permise ici
say-problem-not-acceptable = Aucun format acceptable
say-problem-request-timeout = La requête a pris trop de temps
say-problem-body-too-large = Le corps est trop grand
say-problem-uri-too-long = L’adresse est trop longue
say-problem-unsupported-media-type = Le corps doit être du JSON
say-problem-inconsistent-position = La position est incohérente
say-problem-illegal-move = Le coup n’est pas légal
say-problem-game-over = La partie est finie
say-problem-chance-due = Un tirage est attendu
say-problem-impossible-options = Les options ne peuvent être satisfaites
say-problem-limit-exceeded = Une limite est dépassée
say-problem-inconsistent-record = La notation se contredit ou contredit son jeu
say-problem-too-many-requests = Trop de requêtes
say-problem-headers-too-large = Les en-têtes sont trop grands
say-problem-service-full = Le service est occupé
say-problem-budget-spent = Le budget commun est épuisé
say-problem-internal = Quelque chose s’est mal passé

## Problèmes : ce qui ne va pas cette fois

say-detail-no-parameters = paramètre inconnu { $sent } : cet appel n’en a aucun dans l’adresse
say-detail-unknown-parameter = paramètre inconnu { $sent } ; il y a { $ids }
say-detail-unknown-parameter-two = paramètre inconnu { $sent } ; il y a { $one } et { $two }
say-detail-unknown-parameter-one = paramètre inconnu { $sent } ; il n’y a que { $one }
say-detail-missing-parameter = le paramètre { $sent } manque
say-detail-duplicate-parameter = le paramètre { $sent } figure deux fois
say-detail-unread-parameter = le paramètre { $sent } est illisible : { $why }
say-detail-missing-field = le champ { $sent } manque
say-detail-duplicate-field = le champ { $sent } figure deux fois
say-detail-unknown-field = champ inconnu { $sent } ; il y a { $ids }
say-detail-not-a-language = { $sent } n’est pas une langue de ce service ; il parle { $ids }
say-detail-not-a-date = { $sent } n’est pas une date AAAA-MM-JJ
say-detail-not-an-integer = { $name } est { $sent }, qui n’est pas un entier
say-detail-not-a-level = { $sent } n’est pas un niveau d’indice ; les niveaux sont 1, 2 et 3
say-detail-no-game = le jeu { $sent } n’existe pas
say-detail-no-game-there-are = le jeu { $sent } n’existe pas ; il y a { $ids }
say-detail-no-type = le type { $sent } n’existe pas ; il y a { $ids }
say-detail-no-theme = le thème { $sent } n’existe pas ; il y a { $ids }
say-detail-no-ruling = la règle { $sent } de { $name } n’existe pas ; il y a { $ids }
say-detail-no-route = aucun appel n’a le chemin { $path }
say-detail-no-file = la page n’a pas de fichier { $sent }
say-detail-method = ce chemin ne répond qu’à { $ids }
say-detail-accept = cet appel répond avec { $ids } ; Accept n’en admet aucun
say-detail-no-day = { $sent } n’est pas un jour ; les jours s’écrivent comme { $day }
say-detail-days = il y a des problèmes pour les jours du { $first } au { $last } (UTC)
say-detail-no-puzzle = l’identifiant est lisible, mais l’essai qu’il nomme ne donne aucun problème
say-detail-nothing-to-check = aucun coup n’a été envoyé, il n’y a donc rien à vérifier
say-detail-solved-before = le problème est déjà résolu avant ce coup
say-detail-take-back = ces coups ne sont pas la solution ; reprenez-les pour avoir un indice
say-detail-already-solved = le problème est résolu après ces coups
say-detail-add-reply = après ces coups, l’adversaire doit répondre ; ajoutez sa réponse
say-detail-late = le temps était écoulé avant que le travail puisse commencer
say-detail-full = toutes les places pour les travaux lourds sont prises et la file est pleine
say-detail-waiting = d’ici attendent déjà autant d’appels lourds qu’il est permis
say-detail-allowance = d’ici sont venues trop de requêtes ; envoyez-les une par une, ou attendez
say-detail-key = la clé d’API de la requête est inconnue
say-detail-shutting-down = le service est en train de s’arrêter
say-detail-defect = la requête a rencontré un défaut du service
say-detail-too-large = le corps dépasse { $most } octets
say-detail-no-media-type = la requête n’a pas de Content-Type ; envoyez application/json
say-detail-media-type = le Content-Type est { $sent } ; envoyez application/json
say-detail-sheet-week-or-set = `date` et `ids` s’excluent : une feuille est une semaine ou un choix
say-detail-sheet-most = une feuille a au plus { $most } problèmes
say-detail-no-address = `url` n’est pas une adresse courte de ce service : /p/…, /daily/…, /g/… ou /r/…
say-detail-no-job = ici, aucune tâche n’a cet identifiant ; elle a peut-être été annulée, son temps est passé, ou le service a redémarré
say-detail-octopus-not-a-move = { $sent } n’est pas un coup : un coup est une tuile et sa case, comme { $example }.
say-detail-octopus-no-tile = { $tile } n’est pas dans la main du siège { $seat }.
say-detail-octopus-opening = La première tuile va en 0,0, pas en { $cell }.
say-detail-octopus-taken = La case { $cell } est prise par { $tile } ; une case ne porte qu’une tuile.
say-detail-octopus-alone = Aucune tuile n’est à côté de la case { $cell } en ligne droite.
say-detail-themisto-not-a-move = un coup s’écrit comme `a1-d4`, ou `a1-d4x` avec la capture, colonnes a à h et rangées 1 à 8
say-detail-themisto-won = le siège { $seat } a gagné ; il n’y a plus de coups
say-detail-themisto-no-disc = il n’y a pas de pion en { $cell }
say-detail-themisto-not-empty = { $cell } n’est pas vide ; un pion finit son coup sur une case vide
say-detail-themisto-no-line = aucune ligne droite ne mène de { $from } à { $to }
say-detail-themisto-in-the-way = un pion entre { $from } et { $to } barre le chemin
say-detail-themisto-nothing-beside = aucun des autres pions n’est à côté de { $cell }
say-detail-themisto-no-capture = le pion de { $from } n’enferme en { $to } aucune ligne que le siège { $seat } puisse capturer
say-detail-themisto-restores = le coup rétablirait le plateau d’avant le dernier tour
