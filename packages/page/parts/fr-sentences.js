var e=`game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Simple et génial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
puzzle-question-nebuchadnezzar-zugzwang = Aucune menace. Trouvez le seul coup après lequel l’adversaire ne peut pas prendre tous vos pions { $within ->
 [one] à son prochain coup
 *[other] dans ses { $within } prochains coups
}.
puzzle-question-biggest-score = Trouvez le coup qui rapporte le plus de points avec votre prochaine tuile.
puzzle-question-best-placement = Trouvez le coup qui vous assure la plus grande avance une fois { $within } tuiles posées.
puzzle-question-best-line = Vous jouez seul. Posez vos { $within } tuiles dans le meilleur ordre, pour marquer le plus de points possible.
puzzle-question-win-the-endgame = Il vous reste { $within } tuiles. Trouvez le seul coup qui vous assure le gain.
puzzle-question-which-tile-to-keep = Vous jouez seul. Posez { $within } de vos tuiles pour marquer le plus de points possible, et gardez l’autre.
puzzle-question-sacrifice = Renoncez maintenant à des points : trouvez le coup qui vous donne la plus grande avance, ou le plus petit retard, une fois { $within } tuiles posées.
puzzle-question-last-tile = Il vous reste une tuile. Trouvez le coup qui vous donne à la fin la plus grande avance, ou le plus petit retard.
puzzle-question-last-word = Il reste une tuile à l’adversaire, et { $within } à vous. Trouvez le coup qui vous assure la plus grande avance à la fin.
puzzle-question-save-the-game = Il vous reste { $within } tuiles. Trouvez le seul coup qui sauve une victoire partagée.
puzzle-question-three-seats = Il vous reste { $within } tuiles contre deux adversaires. Supposez que tous deux jouent contre vous : trouvez le coup qui vous donne à la fin la plus grande avance, ou le plus petit retard, sur le meilleur des deux.
puzzle-question-eight-tiles = Il reste { $within } tuiles à chacun. Trouvez le seul coup qui vous assure le gain.
puzzle-question-lose-least = Il vous reste { $within } tuiles, et tous les coups perdent. Trouvez celui qui ne perd que d’un point.
puzzle-question-win = { $within ->
 [1] Alignez cinq pions en un coup.
 *[other] Forcez le gain en { $within } coups.
}
puzzle-question-zugzwang = Aucune menace. Trouvez le seul coup après lequel l’adversaire ne peut pas forcer le gain dans ses { $within } prochains coups.
puzzle-question-forced-penalty = Ne menacez rien, faites perdre un tour à l’adversaire, et forcez le gain en { $within } coups.
puzzle-question-paid-defence = Cédez un tour : trouvez le seul coup après lequel l’adversaire ne peut pas forcer le gain dans ses { $within } prochains coups.
puzzle-question-save-the-draw = Sauvez la nulle : trouvez le seul coup après lequel l’adversaire ne peut pas forcer le gain dans ses { $within } prochains coups.
puzzle-question-borrowed-disc = Forcez le gain en { $within } coups, dont un avec un pion que l’adversaire vient de déplacer.
puzzle-question-raise-the-lowest = { $within ->
 [1] Posez une tuile pour que votre couleur la plus basse finisse le plus haut possible. À égalité, c’est la suivante qui décide, et ainsi de suite.
 *[other] Posez les { $within } prochaines tuiles de votre tour pour que votre couleur la plus basse finisse le plus haut possible. À égalité, c’est la suivante qui décide, et ainsi de suite.
}
puzzle-question-last-placements = { $within ->
 [1] Toutes les tuiles sont visibles, et il ne reste de place que pour la vôtre. Trouvez le seul coup qui gagne.
 *[other] Toutes les tuiles sont visibles, et il reste de la place pour { $within } au plus, la vôtre comprise. Trouvez le seul coup qui gagne.
}
puzzle-question-two-placements = Posez { $within } tuiles pendant ce tour, dans le bon ordre, pour que vos couleurs les plus basses finissent le plus haut possible.
puzzle-question-earn-a-bonus = Gagnez des coups supplémentaires. Trouvez les { $within } tuiles de votre tour après lesquelles vos couleurs les plus basses sont le plus haut possible.
puzzle-question-all-six = Gagnez tout de suite : amenez les six couleurs à 18 avec { $within } tuiles.
puzzle-question-level-the-scores = Toutes les tuiles sont visibles, et il reste de la place pour { $within } au plus, la vôtre comprise. Trouvez le seul coup qui sauve une victoire partagée.
puzzle-question-chain-of-three = Trouvez les { $within } tuiles de votre tour : chacune des deux premières amène une couleur à 18, et à la fin vos couleurs les plus basses sont le plus haut possible.
puzzle-question-spoil-both = L’adversaire a une tuile et deux bonnes places pour elle. Trouvez le coup qui garde ses couleurs les plus basses le plus bas possible.
puzzle-question-annihilate = { $within ->
 [1] Prenez tous les pions de l’adversaire en une capture.
 *[other] Forcez la prise de tous les pions de l’adversaire en { $within } coups.
}
puzzle-question-only-placement = { $within ->
 [1] Trouvez le seul point où votre pion empêche l’adversaire de prendre tous vos pions à son prochain coup.
 *[other] Trouvez le seul point où votre pion empêche l’adversaire de prendre tous vos pions dans ses { $within } prochains coups.
}
puzzle-question-only-capture = { $within ->
 [1] Trouvez la seule capture après laquelle l’adversaire ne peut pas prendre tous vos pions au prochain coup.
 *[other] Trouvez la seule capture après laquelle l’adversaire ne peut pas prendre tous vos pions dans ses { $within } prochains coups.
}
puzzle-question-great-sacrifice = Forcez la prise de tous les pions de l’adversaire en { $within } coups, même s’il vous en prend quatre ou plus d’un coup.
puzzle-question-outnumbered = L’adversaire a plus du double de vos pions. Forcez la prise de tous les siens en { $within } coups.
puzzle-question-strand = { $within ->
 [1] Jouez un coup qui n’en laisse aucun à l’adversaire.
 *[other] Forcez le gain en { $within } coups : laissez l’adversaire sans coup.
}
puzzle-question-avoid = { $within ->
 [1] Trouvez le seul coup après lequel l’adversaire ne peut pas vous laisser sans coup dès son prochain tour.
 *[other] Trouvez le seul coup après lequel l’adversaire ne peut pas vous laisser sans coup dans ses { $within } prochains tours.
}
puzzle-question-last-tiles = { $within ->
 [1] Gagnez en un seul coup : posez votre dernière tuile, ou laissez l’adversaire sans coup.
 *[other] Forcez le gain en { $within } coups : posez votre dernière tuile, ou laissez l’adversaire sans coup.
}
puzzle-question-outlast = { $within ->
 [1] Trouvez le seul coup après lequel l’adversaire ne peut pas gagner à son prochain coup, ni par sa dernière tuile ni en vous laissant sans coup.
 *[other] Trouvez le seul coup après lequel l’adversaire ne peut pas gagner dans ses { $within } prochains coups, ni par sa dernière tuile ni en vous laissant sans coup.
}
puzzle-question-lent-slot = Forcez le gain en { $within } coups, en remplissant une place que l’adversaire ouvre : laissez-le sans coup, ou posez votre dernière tuile.
puzzle-question-give-room = Donnez à l’adversaire plus de coups qu’il n’en a, et forcez quand même le gain en { $within } coups : laissez-le sans coup, ou posez votre dernière tuile.
puzzle-question-squeeze = Sans rien menacer d’abord, forcez le gain en { $within } coups : laissez l’adversaire sans coup, ou posez votre dernière tuile.
list-and = { $first } et { $last }
list-clauses = { $first } ; { $last }
list-then = { $first }, puis { $rest }
colour-name = { $letter ->
 [R] rouge
 [O] orange
 [Y] jaune
 [G] vert
 [C] cyan
 [B] bleu
 [P] violet
 [N] brun
 [K] noir
 *[W] blanc
}
cells-from-to = { $from } à { $to }
tile-name = le { $number } { $colour }
tile-ingenious = { $first }-{ $second }
tile-there = { $tile } { $place }
place-octopus = { $side ->
 [left] à gauche du { $number } { $colour }
 [right] à droite du { $number } { $colour }
 [above] au-dessus du { $number } { $colour }
 [below] au-dessous du { $number } { $colour }
 *[alone] au centre
}
place-octopus-at = en { $cell }
move-themisto = { $from } vers { $to }
move-ingenious = { $first } et { $second }
move-ingenious-between = { $first } et { $also } ({ $second })
move-ingenious-at = { $first } en { $cell } et { $second } en { $other }
place-ingenious = { $side ->
 [right] à droite
 [lower-right] en bas à droite
 [lower-left] en bas à gauche
 [left] à gauche
 [upper-left] en haut à gauche
 *[upper-right] en haut à droite
} { $what ->
 [printed] du symbole { $near } imprimé
 [another] d’un autre symbole { $near }
 [third] d’un troisième symbole { $near }
 *[any] du symbole { $near }
}
place-ingenious-onward = de là { $tile } { $side ->
 [right] à droite
 [lower-right] en bas à droite
 [lower-left] en bas à gauche
 [left] à gauche
 [upper-left] en haut à gauche
 *[upper-right] en haut à droite
}
move-temple = { $kind ->
 [corner-wall] { $first } et { $others } comme angle de murs
 [tunnel] { $first } avec { $others } comme mur sous le côté opposé
 *[corner-top] { $first } (dessous, { $others })
}
tile-temple = { $kind ->
 [floor] { $tile } comme sol { $place }
 [top] { $tile } comme toit { $place }
 *[wall] { $tile } comme mur { $place }
}
place-temple = { $side ->
 [N] au nord du { $number } { $colour }
 [E] à l’est du { $number } { $colour }
 [S] au sud du { $number } { $colour }
 [W] à l’ouest du { $number } { $colour }
 *[alone] au centre
}
side-temple = { $side ->
 [N] au nord
 [E] à l’est
 [S] au sud
 *[W] à l’ouest
}
side-temple-below = { $side ->
 [N] au nord
 [E] à l’est
 [S] au sud
 *[W] à l’ouest
}
move-name = { $kind ->
 [takes] la capture de { $what }
 [spares] { $what } sans capture
 [captures] la capture de { $what }
 [captures-one] la capture de { $what }
 [swaps] l’échange des couleurs
 [passes] un tour passé
 [renews] l’échange des tuiles
 [keeps] le refus d’échanger
 *[puts] { $what }
}
move-elsewhere = { $move } à un autre endroit
move-told = { $kind ->
 [moves] Jouez { $what }
 [takes] Jouez { $what }
 [spares] Jouez { $what } sans capturer
 [places] Posez un pion en { $what }
 [captures] Prenez les pions de { $what }
 [captures-one] Prenez le pion en { $what }
 [swaps] Échangez les couleurs
 [passes] Passez
 [renews] Échangez vos tuiles
 [keeps] Gardez vos tuiles
 *[puts] Posez { $what }
} : ce coup { $does }.
solution-reply = { $count ->
 [1] Il ne reste à l’adversaire qu’un coup : { $move }.
 *[other] L’adversaire répond par { $move }.
}
solution-goes-on = La meilleure suite est { $moves }.
verdict-solved = Résolu.
verdict-right-so-far = Bien jusqu’ici ; il reste { $moves ->
 [one] un coup
 *[other] { $moves } coups
} à trouver.
refutation-does-not-win = Avec { $move }, vous ne gagnez pas : le coup { $does }.
refutation-unanswered = Avec { $move }, { $then }.
refutation-reply = La réponse { $does }.
refutation-no-second = Après { $move }, aucun second coup ne gagne.
refutation-answered = Après { $move }, { $opponents ->
 [one] l’adversaire répond
 *[other] vos adversaires répondent
} par { $replies }, et { $then }.
refutation-line = Après { $move }, { $who ->
 [own] le mieux est de jouer
 *[other] la meilleure suite est
} { $moves }, et { $then }.
refutation-answered-wins = Après { $move }, l’adversaire répond par { $reply } et gagne aussitôt.
refutation-goes-on = la partie continue
refutation-win = vous ne pouvez plus gagner { $moves ->
 [one] au prochain coup
 *[other] avec vos { $moves } prochains coups
}
refutation-hold = vous ne pouvez plus sauver la partie
refutation-scores-less = vous marquez { $points ->
 [one] un point
 *[other] { $points } points
} de moins qu’avec le bon coup
refutation-lead-second = après votre deuxième tuile, vous voilà { $value } ; le bon premier coup vous laisse { $best }
refutation-lead-end = vous finissez { $value } ; avec le bon coup, vous finissez { $best }
refutation-points = vous arrivez à { $value ->
 [one] un point
 *[other] { $value } points
} au total ; le bon coup mène à { $best }
refutation-lowest = vos couleurs les plus basses arrivent à { $first } et { $second } ; le bon coup les amène à { $best } et { $next }
refutation-opponent-lowest = les couleurs les plus basses de l’adversaire arrivent à { $first } et { $second } ; après le bon coup, seulement à { $best } et { $next }
refutation-games = { $value ->
 [0] vous perdez
 [50] vous ne faites que partager la victoire
 [100] vous gagnez
 *[other] vous gagnez { $value } fois sur cent
} ; le bon coup { $best ->
 [50] sauve une victoire partagée
 [100] gagne
 *[other] gagne { $best } fois sur cent
}
number-lead = { $sign ->
 [level] à égalité
 [ahead] avec { $points ->
 [one] un point
 *[other] { $points } points
 } d’avance
 *[behind] avec { $points ->
 [one] un point
 *[other] { $points } points
 } de retard
}
flaw-too-large = La preuve demande plus de positions que le service n’en examine pour un problème.
flaw-no-choice = Dans cette position, aucun joueur n’a de coup à choisir.
flaw-greedy = Il suffit de jouer à chaque fois le coup qui paraît le meilleur : { $moves }.
flaw-rating = Sa cote est de { $rating } ; les problèmes de ce type vont de { $low } à { $high }.
flaw-line = Le meilleur jeu commence par { $moves }.
flaw-no-win-now = Aucun coup ne gagne aussitôt.
flaw-two-win-now = Deux coups gagnent aussitôt : { $one } et { $other }.
flaw-faster-now = Avec { $move }, vous gagnez aussitôt, alors que la question demande { $asked } { $asked ->
 [one] coup
 *[other] coups
}.
flaw-no-win = Aucun coup ne force le gain en { $moves } { $moves ->
 [one] coup
 *[other] coups
}.
flaw-lost = L’adversaire gagne en { $moves } { $moves ->
 [one] coup
 *[other] coups
}, quoi que vous fassiez.
flaw-none = Aucun coup ne répond à la question.
flaw-two-win = Deux coups forcent le gain en { $moves } { $moves ->
 [one] coup
 *[other] coups
} : { $one } et { $other }.
flaw-two-hold = Deux coups empêchent l’adversaire de gagner en { $moves } { $moves ->
 [one] coup
 *[other] coups
} : { $one } et { $other }.
flaw-two = Deux coups répondent à la question : { $one } et { $other }.
flaw-close = Après { $other }, votre position est presque aussi bonne qu’après { $one }.
flaw-all-hold = L’adversaire ne peut pas gagner en { $moves } { $moves ->
 [one] coup
 *[other] coups
}, quoi que vous fassiez.
flaw-all = Tous les coups répondent à la question.
flaw-faster = Avec { $move }, vous forcez déjà le gain en { $moves } { $moves ->
 [one] coup
 *[other] coups
}, alors que la question en demande { $asked }.
flaw-not-saved = La partie n’est pas sauvée : { $move } force le gain en { $moves } { $moves ->
 [one] coup
 *[other] coups
}.
requirement-other-task = Dans cette position, ce type demande un autre nombre de coups.
requirement-octopus-alone = Vous devez jouer seul.
requirement-one-opponent = Il faut un seul adversaire.
requirement-two-opponents = Il faut deux adversaires.
requirement-octopus-two-tiles = Il vous faut au moins deux tuiles en main.
requirement-octopus-three-tiles = Il vous faut au moins trois tuiles en main.
requirement-octopus-last = Vous devez avoir une seule tuile en main.
requirement-octopus-opponents-tile = L’adversaire doit avoir une tuile en main.
requirement-octopus-opponents-last = L’adversaire doit avoir une seule tuile en main.
requirement-octopus-opponents-last-two = L’adversaire doit avoir une ou deux tuiles en main.
requirement-octopus-few-tiles = Chaque joueur doit avoir au moins deux tuiles en main, et ensemble sept au plus.
requirement-octopus-everyones-tile = Chaque joueur doit avoir une tuile en main.
requirement-octopus-pairs = Chaque joueur doit avoir quatre tuiles en main : deux paires de tuiles identiques.
requirement-octopus-gives-away = Un autre coup doit marquer tout de suite au moins 2 points de plus que la solution.
requirement-octopus-can-wait = La tuile qui peut marquer le plus tout de suite ne doit pas être posée la première.
requirement-shared-win = La solution ne doit pas gagner : il s’agit de sauver une victoire partagée.
requirement-octopus-end = Aucune autre pose ne doit mener à une meilleure fin de partie que la solution.
requirement-octopus-loses-by-one = La solution doit perdre d’un point.
requirement-themisto-owes = L’adversaire doit passer un tour, pour que vous jouiez deux fois.
requirement-themisto-owes-nothing = L’adversaire ne doit pas avoir de tour à passer.
requirement-no-win = Vous ne devez pas pouvoir gagner aussitôt.
requirement-themisto-no-threat = L’adversaire ne doit rien menacer.
requirement-themisto-free-moves = Il vous faut au moins quatre coups qui ne coûtent aucun tour.
requirement-themisto-costs-a-turn = Le seul coup sûr doit coûter un tour.
requirement-themisto-costly-moves = Il vous faut au moins trois coups qui coûtent un tour.
requirement-themisto-squeezed = Le premier coup ne doit rien menacer, et toute réponse doit coûter un tour ou perdre aussitôt.
requirement-themisto-six-discs = Il faut six pions : trois en ligne entre deux de l’autre couleur, et un n’importe où.
requirement-themisto-drawn = Après le seul coup sûr, qui ne doit coûter aucun tour, aucun camp ne doit pouvoir forcer le gain.
requirement-themisto-borrowed = Dans la variante principale, vous devez déplacer un pion que l’adversaire vient de déplacer.
requirement-ingenious-standard = Ce doit être la forme habituelle du jeu.
requirement-ingenious-to-place = Ce doit être à vous de poser une tuile.
requirement-ingenious-open-rack = Votre réglette doit être visible.
requirement-ingenious-open-racks = Toutes les réglettes doivent être visibles.
requirement-ingenious-a-tile = Il vous faut une tuile sur votre réglette.
requirement-ingenious-two-tiles = Il vous faut au moins deux tuiles sur votre réglette.
requirement-ingenious-three-tiles = Il vous faut au moins trois tuiles sur votre réglette.
requirement-ingenious-one-tile = L’adversaire doit avoir une seule tuile, et elle doit être visible.
requirement-ingenious-both-placed = Chaque joueur doit avoir déjà posé une tuile.
requirement-ingenious-two-places = La solution doit bloquer deux bonnes places de l’adversaire sans case commune.
requirement-ingenious-no-bonus = Aucun coup supplémentaire ne doit être en attente.
requirement-ingenious-two-bonus = Deux coups supplémentaires doivent être en attente.
requirement-ingenious-earns-none = Aucun coup ne doit rapporter de coup supplémentaire.
requirement-ingenious-two-left = Il doit rester de la place pour exactement deux tuiles.
requirement-ingenious-whole-turn = Le meilleur tour doit se terminer par la dernière pose à trouver.
requirement-ingenious-raised = La couleur la plus basse doit monter.
requirement-nebuchadnezzar-moves = Il vous faut au moins quatre coups possibles.
requirement-nebuchadnezzar-not-alone = La solution ne doit être ni la seule capture ni la seule pose.
requirement-nebuchadnezzar-choice = Il faut avoir le choix entre une capture et au moins trois poses.
requirement-nebuchadnezzar-three-captures = Il faut au moins trois captures possibles.
requirement-nebuchadnezzar-placement = Le seul coup qui tient doit être une pose.
requirement-nebuchadnezzar-capture = Le seul coup qui tient doit être une capture.
requirement-nebuchadnezzar-no-threat = L’adversaire ne doit rien menacer : si c’était à lui de jouer, il ne devrait pas pouvoir forcer le gain.
requirement-nebuchadnezzar-great-sacrifice = Dans la variante principale, l’adversaire doit retourner d’un coup au moins quatre de vos pions.
requirement-nebuchadnezzar-outnumbered = Vous devez avoir moins de la moitié des pions de l’adversaire.
requirement-temple-holds-many = Vous devez avoir au moins une couleur entière en plus de celle que vous jouez.
requirement-temple-opponent-holds-many = L’adversaire doit avoir au moins une couleur entière en plus de celle qu’il joue.
requirement-temple-one-colour = Chaque joueur ne doit avoir que des tuiles de la couleur qu’il joue.
requirement-temple-quiet = Le premier coup ne doit rien menacer.
requirement-temple-lent = Dans la variante principale, vous devez remplir une place ouverte par le coup précédent de l’adversaire.
requirement-temple-more-moves = Après la solution, l’adversaire doit avoir plus de coups que s’il jouait maintenant.
score-octopus-opens = Le joueur { $player } commence par { $move }, sans marquer de point.
score-octopus-nothing = Le joueur { $player } pose { $move } et ne marque rien : aucune tuile voisine n’a la même couleur ni le même nombre.
score-octopus-scores = Le joueur { $player } pose { $move } et marque { $points } { $points ->
 [one] point
 *[other] points
} : { $runs }.
score-octopus-colour = en { $colour } vers { $runs }
score-octopus-number = le nombre { $number } vers { $runs }
score-octopus-run = { $direction ->
 [N] le nord
 [NE] le nord-est
 [E] l’est
 [SE] le sud-est
 [S] le sud
 [SW] le sud-ouest
 [W] l’ouest
 *[NW] le nord-ouest
} ({ $points })
score-octopus-runs = Points de ce coup : { $runs }.
score-octopus-placement = { $move } ({ $points ->
 [one] { $points } point
 *[other] { $points } points
})
score-octopus-seat = { $who ->
 [you] vous
 [opponent] l’adversaire
 [next] le prochain adversaire
 *[last] le dernier adversaire
} { $sum }
score-octopus-tally = Points : { $seats }.
score-octopus-tally-from = Points (avant : { $before }) : { $seats }.
solution-octopus-allows = Avec { $bait }, vous marqueriez davantage tout de suite, mais la réponse pourrait rapporter { $gain } avec { $tile } ; après la solution, elle { $less ->
 [0] ne rapporte rien
 *[other] rapporte au plus { $less }
}.
solution-octopus-can-wait = Avec { $bait }, vous marqueriez davantage tout de suite, mais ensuite { $less ->
 [0] rien
 *[other] au plus { $less }
} avec la tuile suivante ; après la solution, elle rapporte jusqu’à { $gain }.
effect-octopus-takes = prend la case où { $tile } rapporterait { $gain } ({ $player ->
 [mover] le camp au trait marque alors
 *[other] la réponse rapporte alors
} au plus { $other })
effect-octopus-takes-last = prend la case où { $tile } de l’adversaire qui joue en dernier rapporterait { $gain } (cet adversaire marque alors au plus { $other })
effect-octopus-prepares = prépare { $gain } { $gain ->
 [one] point
 *[other] points
} pour { $tile }
effect-octopus-prepares-two = prépare pour { $tile } deux cases qui valent { $worth ->
 [equal] chacune { $most }
 *[different] { $most } et { $more }
}
effect-octopus-prepares-both = prépare { $most } pour { $tile } et { $more } pour { $other }
effect-octopus-prepares-cells = prépare { $count } cases qui valent { $worth ->
 [equal] chacune { $most }
 *[different] jusqu’à { $most }
}
effect-octopus-lets = laisse { $player ->
 [mover] au camp au trait
 *[other] à l’adversaire
} une case où { $tile } rapporte { $gain }
effect-octopus-joins-colour = relie deux suites en { $colour }
effect-octopus-joins-number = relie deux suites de { $number ->
 [ones] 1
 [twos] 2
 [threes] 3
 [fours] 4
 [fives] 5
 *[sixes] 6
}
score-themisto-moves = Le joueur { $player } déplace le pion { $from ->
 [black] noir
 *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
 [black] noir
 *[white] blanc
}.
score-themisto-moves-and = Le joueur { $player } déplace le pion { $from ->
 [black] noir
 *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
 [black] noir
 *[white] blanc
} ; { $more }.
score-themisto-captures = Le joueur { $player } déplace le pion { $from ->
 [black] noir
 *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
 [black] noir
 *[white] blanc
}, et capture { $captured }.
score-themisto-captures-and = Le joueur { $player } déplace le pion { $from ->
 [black] noir
 *[white] blanc
} de { $cell } vers { $to }, où il devient { $colour ->
 [black] noir
 *[white] blanc
}, et capture { $captured } ; { $more }.
score-themisto-wins = le joueur { $player } gagne avec { $rows }
score-themisto-cancels = le pion quitte { $rows } et le joueur { $player } devrait perdre un tour, mais cela annule le tour que doit le joueur { $other }
score-themisto-loses = le pion quitte { $rows } : le joueur { $player } perd son prochain tour
score-themisto-again = le joueur { $player } perd un tour : le joueur { $other } rejoue
themisto-row = la rangée de { $length ->
 [3] trois
 [4] quatre
 [5] cinq
 [6] six
 [7] sept
 *[other] huit
} pions { $colour ->
 [black] noirs
 *[white] blancs
} de { $from } à { $to }
themisto-winning-row = { $length ->
 [5] cinq
 [6] six
 [7] sept
 *[other] huit
} pions sur la { $direction ->
 [file] colonne { $line }
 [rank] rangée { $line }
 *[diagonal] diagonale de { $line }
}
refutation-themisto-answered = Après { $move }, l’adversaire répond par { $reply }, aligne { $row } et gagne.
effect-themisto-stops = empêche de gagner sur { $cells }
effect-themisto-leaves = laisse { $player ->
 [mover] le camp au trait
 *[other] l’adversaire
} gagner sur { $cells }
effect-themisto-threatens = menace de gagner sur { $cells }
effect-themisto-threatens-with = menace de gagner avec { $move }
effect-themisto-prepares = prépare le gain sur { $cells }
effect-themisto-completes-nothing = ne complète aucune rangée gagnante
effect-themisto-too-long = forme { $row }, trop longue pour que le joueur 1 gagne
refutation-themisto-twice = Après { $move }, vous perdez un tour : l’adversaire joue { $first }, puis { $second }, aligne { $row } et gagne.
solution-themisto-two-turns = Même avec deux tours de suite, l’adversaire ne peut pas gagner.
solution-themisto-others-lose = Après { $share ->
 [all] chacun des { $all } autres coups
 *[some] { $count } des { $all } autres coups
}, l’adversaire gagne aussitôt{ $times ->
 [all] { "" }
 *[some] , { $most } fois
} avec { $row }.
solution-themisto-rest-loses = Après { $rest ->
 [one] le coup restant
 *[other] les { $rest } coups restants
}, il force le gain en { $within } coups au plus.
solution-themisto-others-later = Après chacun des { $all } autres coups, l’adversaire force le gain en { $within } coups au plus.
effect-themisto-stops-row = empêche { $row } { $how ->
 [fills] en occupant { $cells }
 [leaves] en retirant le pion de { $cells }
 [flips] en retournant { $cells }
 *[otherwise] avant qu’elle soit complète
}
effect-themisto-stops-rows = empêche { $rows }
score-ingenious-places = Avec { $move }, le joueur { $player } marque { $gains }.
score-ingenious-swaps = Le joueur { $player } met ses tuiles de côté et en tire six nouvelles.
score-ingenious-keeps = Le joueur { $player } garde ses tuiles.
score-ingenious-draws = Le joueur { $player } tire { $tiles }.
effect-ingenious-gain = { $points } en { $colour }
score-ingenious-nothing = 0 point
score-ingenious-lost = { $points } { $points ->
 [one] point est perdu
 *[other] points sont perdus
} au bout d’une piste
score-ingenious-bonus = il gagne { $count ->
 [one] un coup supplémentaire
 *[other] { $count } coups supplémentaires
}
score-ingenious-over = la partie est finie
score-ingenious-face-down = { $count ->
 [one] une tuile
 *[other] { $count } tuiles
} face cachée
effect-ingenious-earns = donne un coup supplémentaire
effect-ingenious-earns-more = donne { $count } { $count ->
 [one] coup supplémentaire
 *[other] coups supplémentaires
}
effect-ingenious-raises = fait monter la couleur la plus basse de { $from } à { $to }
effect-ingenious-ends = met fin à la partie
effect-ingenious-ends-won = met fin à la partie et la gagne
effect-ingenious-ends-level = met fin à la partie à égalité
effect-ingenious-all-six = amène les six couleurs à { $points }, ce qui gagne aussitôt
effect-ingenious-closes = ôte de la place aux tuiles suivantes
effect-ingenious-spoils = empêche le meilleur coup { $player ->
 [mover] du camp au trait
 *[other] de l’adversaire
}
effect-ingenious-gains-nothing = ne rapporte rien par lui-même
score-ingenious-end = À la fin, vos couleurs sont à { $own } et celles de l’adversaire à { $other }, de la plus basse à la plus haute : { $place ->
 [0] égalité
 [1] la plus basse décide, { $mine } à { $theirs }
 [2] la deuxième plus basse décide, { $mine } à { $theirs }
 [3] la troisième plus basse décide, { $mine } à { $theirs }
 [4] la quatrième plus basse décide, { $mine } à { $theirs }
 [5] la deuxième plus haute décide, { $mine } à { $theirs }
 *[6] la plus haute décide, { $mine } à { $theirs }
}.
score-ingenious-turn = Vos couleurs sont alors à { $own }, de la plus basse à la plus haute.
score-ingenious-spoilt = Les couleurs de l’adversaire sont alors à { $other }, de la plus basse à la plus haute.
score-nebuchadnezzar-places = Le joueur { $player } ({ $colour ->
 [black] noirs
 *[white] blancs
}) pose un pion en { $cell } : { $why }.
score-nebuchadnezzar-edge = au bord, tout point vide est permis
score-nebuchadnezzar-neighbours = autour de ce point, { $enemies ->
 [0] aucun pion adverse
 [one] un pion adverse
 *[other] { $enemies } pions adverses
} et { $empty ->
 [0] aucun point vide
 [one] un point vide
 *[other] { $empty } points vides
} ; seul un point entouré d’un pion adverse et de trois points vides est interdit
score-nebuchadnezzar-swaps = Le joueur { $player } prend les { $colour ->
 [black] noirs
 *[white] blancs
} avec le pion du plateau, et le joueur { $other } joue ensuite avec les { $theirs ->
 [black] noirs
 *[white] blancs
}.
score-nebuchadnezzar-passes = Le joueur { $player } ({ $colour ->
 [black] noirs
 *[white] blancs
}) ne peut ni poser ni capturer, et passe.
score-nebuchadnezzar-flips = Le joueur { $player } ({ $colour ->
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
}, { $count ->
 [one] en { $from }
 *[other] de { $from } à { $to }
} ; { $own } points des murs alentour sont à lui, { $enemy } à l’adversaire.
score-nebuchadnezzar-wins = Il gagne : l’adversaire n’a plus de pion.
effect-nebuchadnezzar-wipes = prend tous les pions { $player ->
 [mover] du camp au trait
 *[other] de l’adversaire
}
effect-nebuchadnezzar-lets = laisse { $player ->
 [mover] le camp au trait
 *[other] l’adversaire
} prendre aussitôt tous les pions
effect-nebuchadnezzar-leaves-pass = oblige { $player ->
 [mover] le camp au trait
 *[other] l’adversaire
} à passer
effect-nebuchadnezzar-leaves-one = ne laisse qu’un coup { $player ->
 [mover] au camp au trait
 *[other] à l’adversaire
}
effect-nebuchadnezzar-threatens = menace de prendre tous les pions au coup suivant
refutation-nebuchadnezzar-answered = Après { $move }, l’adversaire répond par { $reply }, prend { $count ->
 [one] votre dernier pion
 *[other] vos { $count } derniers pions
} et gagne.
score-temple-plays = Le joueur { $player } bâtit { $kind ->
 [floor] un sol
 [corner-wall] un angle de murs
 [single-wall] un mur simple
 [tunnel] un tunnel
 [single-top] un toit simple
 *[corner-top] un toit d’angle
} : { $what }.
score-temple-turn = { $placed }. Il { $colours }
score-temple-touches = { $placed }, contre { $other }
score-temple-first = { $placed }, la première tuile de la partie
effect-temple-opens = commence une couleur ({ $colour })
effect-temple-finishes = épuise une couleur ({ $colour })
score-temple-goes-on = reste dans sa couleur ({ $colour })
score-temple-wins-last = gagne, car c’était sa dernière tuile
score-temple-wins-stranded = gagne, car le joueur { $player } n’a plus de coup légal
effect-temple-places-last = gagne avec la dernière tuile
effect-temple-strands = gagne, car { $player ->
 [mover] le camp au trait
 *[other] l’autre camp
} n’a plus de coup
temple-tiles = les { $values } { $letter ->
 [R] rouges
 [O] orange
 [Y] jaunes
 [G] verts
 [C] cyan
 [B] bleus
 [P] violets
 [N] bruns
 [K] noirs
 *[W] blancs
}
refutation-temple-last = Après { $move }, l’adversaire répond par { $reply }, n’a plus de tuile et gagne.
refutation-temple-stranded = Après { $move }, l’adversaire répond par { $reply }, et vous n’avez plus de coup.
refutation-temple-stuck = Après { $move }, l’adversaire répond par { $reply }, et vous n’avez plus de coup : il ne reste aucune place pour { $tiles }.
effect-temple-strands-tiles = gagne, car { $player ->
 [mover] le camp au trait
 *[other] l’autre camp
} n’a plus de place pour { $tiles }
effect-temple-leaves = laisse { $count ->
 [one] un seul coup
 *[other] { $count } coups
} { $player ->
 [mover] au camp au trait
 *[other] à l’autre camp
}
effect-temple-leaves-stuck = laisse { $player ->
 [mover] au camp au trait
 *[other] à l’autre camp
} { $count ->
 [one] un seul coup
 *[other] { $count } coups
} (et prend la dernière place de { $tiles })
effect-temple-lets-win = laisse { $player ->
 [mover] le camp au trait
 *[other] l’autre camp
} gagner aussitôt
why-move = Ce coup { $does }.
why-but = { $does }, mais { $result }
why-reply = { $replies ->
 [only] La seule réponse { $does }.
 [lose] Toutes les réponses perdent ; la meilleure { $does }.
 *[some] La meilleure réponse { $does }.
}
why-next = Le coup suivant { $does }.
why-second = { $rank ->
 [equal] Un autre coup, { $move }, { $loses }.
 *[second] Le deuxième meilleur coup, { $move }, { $loses }.
}
why-others-lose = Tout autre coup perd forcément.
why-only = est le seul possible
why-quiet = est tranquille
why-wins = force le gain
why-wins-with = force le gain en { $count ->
 [one] un coup
 *[other] { $count } coups
}
why-draws = mène à la nulle
why-lost = ne sauve plus la partie
why-ahead = mène à { $points ->
 [one] un point
 *[other] { $points } points
} d’avance si tous jouent au mieux
why-behind = mène à { $points ->
 [one] un point
 *[other] { $points } points
} de retard si tous jouent au mieux
why-level = mène à l’égalité si tous jouent au mieux
why-total = mène à { $points ->
 [one] un point
 *[other] { $points } points
} au total
why-gives-away = fait perdre { $points ->
 [one] un point
 *[other] { $points } points
}
why-gives-away-about = fait perdre environ { $points ->
 [one] un point
 *[other] { $points } points
}
why-as-good = est tout aussi bon
why-about-as-good = est à peu près aussi bon
why-not-clearly-worse = n’est pas nettement moins bon
why-chances = ramène les chances de gain de { $best } à { $this } pour cent
why-wins-later = gagne aussi, mais plus tard
why-wins-too = gagne aussi
why-not-at-once = ne gagne pas aussitôt
why-unproved = ne donne pas de gain prouvé
why-only-draws = ne fait que nulle
why-draws-too = fait nulle aussi
why-loses = perd forcément
why-loses-sooner = perd plus tôt
why-loses-too = perd aussi
effect-captures-discs = capture { $count ->
 [one] un pion
 *[other] { $count } pions
}
effect-only-defence = est le seul à sauver la partie
effect-octopus-opens = pose la première tuile
effect-octopus-scores = rapporte { $points ->
 [one] un point
 *[other] { $points } points
}
effect-octopus-scores-nothing = ne rapporte rien
effect-octopus-is-last = pose la dernière tuile
effect-themisto-wins-with = gagne avec { $row }
effect-themisto-threatens-twice = menace de gagner sur { $count } cases à la fois ({ $cells })
effect-themisto-cells = { $count } cases
effect-themisto-costs-a-turn = coûte à son propre camp le tour suivant
effect-themisto-keeps-the-turn = permet de rejouer grâce au tour que perd { $player ->
 [mover] le camp au trait
 *[other] l’adversaire
}
effect-themisto-uses-up-the-turn = coûte à son propre camp le second tour
effect-themisto-squeezes = ne laisse que des réponses qui perdent un tour ou la partie
effect-themisto-allows = laisse { $all } réponses (après { $count ->
 [one] l’une
 *[other] { $count }
} d’entre elles, son camp gagne aussitôt)
effect-themisto-is-safe = est { $count ->
 [one] le seul coup
 *[other] l’un des { $count } coups
} à ne pas laisser { $player ->
 [mover] le camp au trait
 *[other] l’adversaire
} gagner aussitôt
effect-themisto-free-move = est { $count ->
 [one] le seul coup qui ne coûte pas de tour et ne perd pas aussitôt
 *[other] l’un des { $count } coups qui ne coûtent pas de tour et ne perdent pas aussitôt
}
effect-ingenious-gains = rapporte { $gains }
effect-ingenious-swaps = échange les tuiles de la réglette contre de nouvelles
effect-ingenious-keeps-rack = garde les tuiles de la réglette
effect-ingenious-keeps = garde un symbole { $colour } pour faire monter la couleur la plus basse
effect-ingenious-ends-with = finit à { $this } dans la couleur la plus basse au lieu de { $best }
effect-ingenious-ends-lower = laisse à la fin la couleur la plus basse environ { $points ->
 [one] un point
 *[other] { $points } points
} plus bas
effect-nebuchadnezzar-stops = empêche la capture { $count ->
 [one] d’un pion
 *[other] de { $count } pions
}
effect-nebuchadnezzar-prepares = prépare la prise { $count ->
 [one] d’un pion
 *[other] de { $count } pions
}
effect-nebuchadnezzar-allows = permet la capture { $count ->
 [one] d’un pion
 *[other] de { $count } pions
}
effect-nebuchadnezzar-lets-take = { $count ->
 [0] ne laisse rien à prendre à l’adversaire
 [one] laisse l’adversaire prendre un pion au plus
 *[other] laisse l’adversaire prendre { $count } pions au plus
}
effect-nebuchadnezzar-leaves = laisse { $player ->
 [mover] au camp au trait
 *[other] à l’autre camp
} { $count } coups
effect-nebuchadnezzar-takes-points = laisse { $player ->
 [mover] au camp au trait
 *[other] à l’autre camp
} { $count } points de moins où poser
effect-nebuchadnezzar-swaps = prend l’autre couleur
effect-temple-takes-places = ne laisse { $player ->
 [mover] au camp au trait
 *[other] à l’autre camp
} { $now ->
 [0] aucune place
 [1] qu’une place
 *[other] que { $now } places
} où bâtir au lieu de { $before }
effect-temple-leaves-places = laisse { $player ->
 [mover] au camp au trait
 *[other] à l’autre camp
} { $theirs ->
 [one] une place
 *[other] { $theirs } places
} où bâtir ({ $mine } { $player ->
 [mover] à l’autre camp
 *[other] au sien
})
refusal-placed = ligne { $line }, colonne { $column } : { $detail }
refusal-octopus-no-tile = { $tile } n’est pas dans la main du siège { $seat }.
refusal-octopus-opening = La première tuile va en 0,0, pas en { $cell }.
refusal-octopus-taken = La case { $cell } est prise par { $tile } ; une case ne porte qu’une tuile.
refusal-octopus-alone = Aucune tuile ne touche la case { $cell } par un côté.
refusal-themisto-won = le siège { $seat } a gagné ; il n’y a plus de coups
refusal-themisto-no-disc = il n’y a pas de pion en { $cell }
refusal-themisto-not-empty = { $cell } n’est pas vide ; un pion finit son coup sur une case vide
refusal-themisto-no-line = aucune ligne droite ne mène de { $from } à { $to }
refusal-themisto-in-the-way = un pion entre { $from } et { $to } barre le chemin
refusal-themisto-nothing-beside = aucun des autres pions n’est à côté de { $cell }
refusal-themisto-no-capture = le pion de { $from } n’enferme en { $to } aucune ligne que le siège { $seat } puisse capturer
refusal-themisto-restores = le coup rétablirait le plateau tel qu’il était avant le dernier tour
question-octopus-biggest-score = Trouvez le coup qui rapporte le plus.
question-octopus-best-placement = Vous posez une tuile, l’adversaire répond, vous en posez une autre : trouvez le premier coup, celui qui vous assure la plus grande avance.
question-octopus-best-line = Vous jouez seul : posez toutes vos tuiles pour marquer le plus de points possible.
question-octopus-endgame = Un seul coup assure le gain. Trouvez-le.
type-octopus-second-biggest-score = Un coup rapporte au moins 2 points de plus que tout autre. La position est composée.
question-octopus-which-tile-to-keep = Vous jouez seul : posez toutes vos tuiles sauf une pour marquer le plus de points possible.
type-octopus-which-tile-to-keep = Tous les choix de tuiles, tous les ordres et toutes les cases ont été essayés : à chaque étape, un seul coup mène au meilleur total. La tuile qui rapporte le plus tout de suite n’est pas la première que vous posez. La position est composée.
type-octopus-second-best-line = Tous les ordres et toutes les cases ont été essayés jusqu’à la dernière tuile : à chaque étape, un seul coup mène au meilleur total. La position est composée.
type-octopus-second-best-placement = Tous les coups, toutes les réponses et tous les seconds coups ont été essayés. Avec la solution, vous avez au moins 2 points d’avance de plus qu’avec tout autre premier coup. La position est composée.
question-octopus-sacrifice = Renoncez maintenant à des points pour avoir la plus grande avance, ou le plus petit retard, après votre second coup.
type-octopus-sacrifice = Tous les coups, toutes les réponses et tous les seconds coups ont été essayés. La solution rapporte tout de suite au moins 2 points de moins qu’un autre coup. Mais après votre second coup, vous avez au moins 1 point d’avance de plus qu’avec tout autre premier coup. La position est composée.
question-octopus-last-tile = Posez votre dernière tuile et finissez avec la plus grande avance, ou le plus petit retard.
type-octopus-last-tile = Après vous, l’adversaire pose encore une tuile ou deux. Tous les coups et toutes les réponses ont été essayés jusqu’à la fin. La solution vaut au moins 2 points de plus que tout autre coup. La position est composée.
question-octopus-last-word = Il reste une tuile à l’adversaire, et plus à vous : cherchez la plus grande avance à la fin.
type-octopus-last-word = Tous les coups ont été analysés jusqu’à la fin de la partie. La solution vaut au moins 2 points de plus que tout autre coup. La position est composée.
type-octopus-second-endgame = Il reste quatre tuiles ou plus, et tous les coups ont été analysés jusqu’à la fin de la partie. Seule la solution gagne ; elle vaut au moins 2 points de plus que tout autre coup. La position est composée.
question-octopus-save-the-game = Un seul coup sauve une victoire partagée ; tous les autres perdent. Trouvez-le.
type-octopus-save-the-game = Il reste quatre tuiles ou plus, et tous les coups ont été analysés jusqu’à la fin de la partie. La solution vous permet de finir à égalité. Elle vaut au moins 2 points de plus que tout autre coup. La position est composée.
question-octopus-three-seats = Deux adversaires jouent contre vous : finissez avec la plus grande avance, ou le plus petit retard, sur le meilleur des deux.
type-octopus-three-seats = Tous les coups ont été analysés jusqu’à la fin de la partie, les deux adversaires jouant contre vous. La solution vaut au moins 1 point de plus que tout autre coup. La position est composée.
type-octopus-eight-tiles = Il reste huit tuiles, deux paires dans chaque main. Seule la solution gagne.
question-octopus-lose-least = Tous les coups perdent. Ne perdez que d’un point.
type-octopus-lose-least = Il reste quatre tuiles ou plus, et tous les coups ont été analysés jusqu’à la fin de la partie. Tous perdent. Avec la solution, vous perdez d’un point ; avec tout autre coup, d’au moins trois. La position est composée.
theme-octopus-quiet-move = Un coup de la solution rapporte 1 point ou aucun, alors qu’un autre en rapporterait 4 ou plus.
theme-octopus-denial = Le premier coup prend la case où l’adversaire marquerait le plus, au moins 2 points de plus qu’ailleurs.
theme-octopus-poisoned-bait = Tout premier coup qui rapporte le plus permet à l’adversaire de marquer plus qu’avant.
theme-octopus-set-up = Après le premier coup, une des tuiles qui vous restent peut rapporter plus qu’aucune d’elles ne le pouvait avant.
theme-octopus-fork = Après le premier coup, il y a deux cases où une des tuiles qui vous restent peut rapporter plus qu’aucune d’elles ne le pouvait avant.
theme-octopus-patience = Vous jouez aussi le coup qui rapporte le plus au début, mais plus tard.
theme-octopus-stepping-stone = Plus tard, vous jouez sur une case qui n’était pas accessible au début.
theme-octopus-own-trail = Plus tard, vous marquez avec une tuile que vous avez posée avant.
theme-octopus-bridge = Un coup de la solution marque avec des suites de sa couleur, ou de son nombre, dans deux directions opposées.
theme-octopus-long-run = Un coup de la solution marque avec une suite de quatre tuiles ou plus.
theme-octopus-many-arms = Un coup de la solution marque dans cinq directions ou plus.
theme-octopus-comeback = L’adversaire mène avant le premier coup, et vous gagnez la partie.
theme-octopus-sacrifice = Le premier coup rapporte au moins 3 points de moins qu’un autre.
theme-octopus-scoreless = Un coup de la solution ne rapporte rien.
theme-octopus-outpost = Le premier coup va sur une case entourée de deux tuiles au plus.
theme-octopus-hole = Un coup de la solution va sur une case qui a une tuile sur chacun de ses quatre côtés.
theme-octopus-double-count = Un coup de la solution marque pour sa couleur et pour son nombre.
theme-octopus-diagonals = Le premier coup rapporte 2 points ou plus, tous en diagonale.
theme-octopus-kept-back = Vous ne posez aucune des tuiles qui pourraient rapporter le plus au début.
theme-octopus-right-tile = Pour marquer le plus tout de suite, vous poseriez la même tuile sur une autre case.
theme-octopus-right-cell = Pour marquer le plus tout de suite, vous poseriez une autre tuile sur la même case.
theme-octopus-crescendo = La solution a plusieurs coups, et chacun rapporte plus que le précédent.
theme-octopus-straight-line = La solution a plusieurs coups, tous sur une même rangée, colonne ou diagonale.
theme-octopus-far-apart = Deux coups de la solution sont à au moins trois cases l’un de l’autre.
theme-octopus-shared-win = Après la solution, la partie finit à égalité.
theme-octopus-by-one-point = Vous finissez avec un point d’avance.
theme-octopus-one-suit = Vous avez au moins deux tuiles en main, toutes de la même couleur ou du même nombre.
theme-octopus-miniature = Il y a au plus six tuiles sur le plateau.
theme-octopus-last-placement = Vous posez la dernière tuile de la partie.
question-themisto-win-in-1 = Formez une rangée de cinq en un coup.
question-themisto-win-in-2 = Forcez le gain en deux coups.
question-themisto-win-in-3 = Forcez le gain en trois coups.
type-themisto-composed-win-in-1 = Un seul coup gagne, aux symétries près. La position est composée, avec peu de pions.
question-themisto-two-turns = Vous jouez deux fois de suite. Gagnez.
type-themisto-two-turns = L’adversaire doit passer un tour. Aucun coup ne gagne aussitôt. Il est prouvé qu’un seul premier coup vous permet de gagner avec le second. La position est composée, avec peu de pions.
type-themisto-composed-win-in-2 = Aucun coup ne gagne aussitôt. Il est prouvé qu’un seul premier coup force le gain en deux coups, et que dans la variante principale un seul second coup gagne. La position est composée.
type-themisto-composed-win-in-3 = Il est prouvé qu’un seul premier coup force le gain en trois coups, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de pions.
question-themisto-zugzwang = Aucune menace. Trouvez le seul coup qui ne perd pas.
type-themisto-zugzwang = L’adversaire ne menace rien. Mais après chacun de vos coups, sauf un, il force le gain en deux coups au plus, le plus souvent parce que vous devez sortir un pion d’une rangée. La position est composée, avec peu de pions.
question-themisto-forced-penalty = Ne menacez rien, et ne laissez à l’adversaire que des coups qui lui coûtent un tour ou la partie.
type-themisto-forced-penalty = Le premier coup ne menace rien. Quoi qu’il joue ensuite, l’adversaire perd un tour ou vous laisse gagner aussitôt. Il est prouvé qu’un seul premier coup force le gain en trois coups, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de pions.
question-themisto-paid-defence = Sacrifiez un tour : trouvez le seul coup qui ne perd pas.
type-themisto-paid-defence = Tous les coups qui ne vous coûtent pas de tour perdent : l’adversaire force le gain en deux coups au plus. Il est prouvé qu’un seul coup tient. Il sort un pion d’une rangée de trois ou quatre, bien que l’adversaire joue ensuite deux fois de suite. La position est composée, avec peu de pions.
question-themisto-win-in-4 = Forcez le gain en quatre coups.
type-themisto-win-in-4 = Il est prouvé qu’un seul premier coup force le gain en quatre coups, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de pions.
question-themisto-save-the-draw = Sauvez la nulle : trouvez le seul coup qui ne perd pas.
type-themisto-save-the-draw = Il y a six pions. Après tout mauvais coup, l’adversaire force le gain en deux coups au plus. Après le bon, plus personne ne peut gagner : toutes les positions à six pions ont été résolues pour le prouver. La partie continue donc jusqu’à ce qu’une position apparaisse pour la troisième fois.
question-themisto-borrowed-disc = Forcez le gain en trois coups, dont un avec un pion que l’adversaire vient de déplacer.
type-themisto-borrowed-disc = Dans la variante principale, vous déplacez un pion que l’adversaire vient de déplacer. Il est prouvé qu’un seul premier coup force le gain en trois coups, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de pions.
theme-themisto-capture-win = Le coup gagnant est une capture.
theme-themisto-double-capture = Un de vos coups capture sur deux lignes ou plus.
theme-themisto-remote-row = Le pion que vous déplacez ne fait pas partie de la rangée gagnante : ce sont les pions capturés qui la complètent.
theme-themisto-six-wins = En tant que joueur deux, vous gagnez avec une rangée de six pions ou plus.
theme-themisto-six-trap = En tant que joueur un, vous pourriez former dès votre premier coup une rangée de six pions ou plus, mais elle ne gagne pas.
theme-themisto-declined-capture = Avec un de vos coups, vous pourriez capturer, mais ce serait une erreur.
theme-themisto-row-disc = Vous sortez un pion d’une rangée de trois ou quatre.
theme-themisto-two-turns = Vous jouez deux fois de suite.
theme-themisto-forced-payment = Sa meilleure défense coûte un tour à l’adversaire.
theme-themisto-double-threat = Un de vos coups menace de gagner sur deux cases ou plus.
theme-themisto-same-disc = Vous gagnez avec un pion que vous avez déjà déplacé et que l’adversaire n’a pas déplacé depuis.
theme-themisto-saving-capture = Le seul coup qui ne perd pas est une capture.
theme-themisto-costly-escape = Un autre coup empêche tout gain immédiat, mais il vous coûte un tour et perd face à deux tours de suite.
theme-themisto-miniature = Il y a huit pions au plus.
theme-themisto-one-colour = Au début, tous les pions ont la même couleur.
theme-themisto-long-slide = Vous déplacez un pion de cinq cases ou plus.
theme-themisto-corner = Votre dernier coup finit dans un coin.
theme-themisto-edge-row = Une rangée gagnante est sur le bord.
theme-themisto-diagonal-row = Toutes les rangées gagnantes sont en diagonale.
theme-themisto-crossed-rows = Le coup gagnant complète deux rangées à la fois.
theme-themisto-quiet-start = Le premier coup ne capture pas et ne menace pas de gagner.
theme-themisto-hidden-move = Au moins la moitié des coups paraissent meilleurs que le premier.
theme-themisto-switchback = Vous ramenez un pion sur la case d’où il venait.
theme-themisto-no-free-move = Au début, tout coup légal vous coûte un tour.
theme-themisto-borrowed-disc = Vous déplacez le pion que l’adversaire vient de déplacer.
theme-ingenious-bonus-chain = Vous posez plusieurs tuiles en un tour.
theme-ingenious-double-bonus = Une tuile de la solution amène deux couleurs au bout de leur piste.
theme-ingenious-quiet-start = La première tuile ne fait pas monter votre couleur la plus basse ; en duel, elle ne rapporte rien.
theme-ingenious-less-is-more = Une autre première tuile aurait rapporté au moins trois points de plus.
theme-ingenious-own-run = Plus tard, une tuile marque avec une moitié que vous avez posée avant.
theme-ingenious-crossing = Une moitié de tuile marque dans trois directions ou plus.
theme-ingenious-overflow = Dans la solution, des points sont perdus au bout d’une piste.
theme-ingenious-twin-lows = Plusieurs de vos couleurs sont à égalité au plus bas, et la solution les fait toutes monter.
theme-ingenious-closes = Après la première tuile, on peut poser au moins deux tuiles de moins qu’avant.
theme-ingenious-denial = La première tuile empêche le meilleur coup de l’adversaire.
theme-ingenious-only-win = Un seul coup gagne à coup sûr.
theme-ingenious-rescue = Vous ne pouvez obtenir mieux qu’une victoire partagée ou des chances égales, et un seul coup y mène.
question-ingenious-second-raise = Posez une tuile pour que votre couleur la plus basse finisse le plus haut possible ; à égalité, c’est la suivante qui décide, et ainsi de suite.
type-ingenious-second-raise = Tous les coups ont été essayés. Tout autre coup que la solution laisse votre couleur la plus basse, ou la deuxième en partant du bas, au moins un point plus bas. La position est composée.
question-ingenious-two-placements = Vous posez deux tuiles pendant ce tour : faites monter vos couleurs les plus basses le plus haut possible.
type-ingenious-two-placements = Vous avez deux coups supplémentaires, sans tirage entre eux. Toutes les paires ont été essayées : seuls les deux coups de la solution, dans cet ordre, donnent le meilleur résultat. La position est composée.
question-ingenious-earn-a-bonus = Amenez une couleur à 18 pour gagner un coup supplémentaire, et profitez-en pour faire monter vos couleurs les plus basses le plus haut possible.
type-ingenious-earn-a-bonus = Toutes les suites de coups de ce tour ont été essayées. À chaque étape, un seul coup mène au meilleur résultat. La position est composée.
question-ingenious-all-six = Gagnez tout de suite : amenez les six couleurs à 18 pendant ce tour.
type-ingenious-all-six = Toutes les suites de coups de ce tour ont été essayées. Une seule amène les six couleurs à 18, et à chaque étape un seul coup le permet encore. La position est composée.
question-ingenious-second-last = Il reste de la place pour deux tuiles, et toutes les réglettes sont visibles : jouez le seul coup qui gagne.
type-ingenious-second-last = Tous les coups et toutes les réponses ont été suivis jusqu’à la fin. Un seul coup gagne ; tout autre vous donne au mieux une victoire partagée. La position est composée.
question-ingenious-level-the-scores = Il reste de la place pour deux tuiles, et toutes les réglettes sont visibles : jouez le seul coup qui sauve une victoire partagée.
type-ingenious-level-the-scores = Tous les coups et toutes les réponses ont été suivis jusqu’à la fin. Un seul coup mène à l’égalité ; tout autre perd. La position est composée.
question-ingenious-chain-of-three = Posez trois tuiles en un tour : amenez deux fois une couleur à 18, et faites monter vos couleurs les plus basses avec la troisième tuile.
type-ingenious-chain-of-three = Toutes les suites de coups de ce tour ont été essayées. Chacune des deux premières tuiles vous donne un coup supplémentaire. À chaque étape, un seul coup mène au meilleur résultat. La position est composée.
question-ingenious-spoil-both = L’adversaire a une tuile et deux bonnes places pour elle : bloquez les deux avec une seule tuile.
type-ingenious-spoil-both = Tous les coups et toutes les réponses ont été essayés. Après la solution, la couleur la plus basse de l’adversaire, ou la deuxième en partant du bas, finit au moins un point plus bas qu’après tout autre coup ; vos propres points ne comptent pas. La solution bloque deux bonnes places sans case commune. La position est composée.
theme-ingenious-exact-landing = Une tuile de la solution amène une couleur exactement à 18, et aucun point n’est perdu.
theme-ingenious-bridge = Une moitié de tuile marque dans deux directions opposées.
theme-ingenious-printed-symbol = Une moitié de tuile marque avec un symbole imprimé.
theme-ingenious-both-lows = Deux de vos couleurs sont plus basses que toutes les autres, et la première tuile les fait monter toutes les deux.
theme-ingenious-patience = Un autre coup paraît d’abord le meilleur ; vous posez sa tuile plus tard.
theme-ingenious-right-tile = Un coup qui paraît d’abord le meilleur pose la même tuile ailleurs.
theme-ingenious-right-cell = Un coup qui paraît d’abord le meilleur pose une autre tuile sur les mêmes cases.
theme-ingenious-turned-round = Avec la première tuile posée dans l’autre sens, aucun coup ne paraîtrait meilleur.
theme-ingenious-double-tile = La première tuile a la même couleur sur ses deux moitiés.
theme-ingenious-scoreless = La première tuile ne rapporte rien.
theme-ingenious-ends-the-game = Après la première tuile, il n’y a plus de place pour une autre.
theme-ingenious-tie-break = Après la réponse qui élève le plus l’adversaire, votre couleur la plus basse et la sienne finissent à égalité, et c’est une plus haute qui décide.
theme-ingenious-comeback = L’adversaire mène avant la première tuile, et vous gagnez la partie.
theme-ingenious-miniature = Il y a au plus huit tuiles sur le plateau.
question-nebuchadnezzar-1 = Prenez tous les pions de l’adversaire en une capture.
question-nebuchadnezzar-2 = Forcez la prise de tous les pions de l’adversaire en deux coups.
question-nebuchadnezzar-3 = Forcez la prise de tous les pions de l’adversaire en trois coups.
question-nebuchadnezzar-hold = Posez un pion qui empêche l’adversaire de prendre tous vos pions dans ses prochains coups.
type-nebuchadnezzar-composed-1 = Une seule capture prend tous les pions de l’adversaire. La position est composée de quelques blocs.
type-nebuchadnezzar-composed-2 = Aucun coup ne gagne aussitôt. Il est prouvé qu’un seul premier coup force le gain en deux coups, et que dans la variante principale un seul second coup gagne. La position est composée de quelques blocs.
type-nebuchadnezzar-composed-3 = Il est prouvé qu’un seul premier coup force le gain en trois coups, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée de quelques blocs.
question-nebuchadnezzar-4 = Forcez la prise de tous les pions de l’adversaire en quatre coups.
type-nebuchadnezzar-composed-4 = Il est prouvé qu’un seul premier coup force le gain en quatre coups, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée de quelques blocs.
type-nebuchadnezzar-composed-placement = Vous pourriez capturer, mais toute capture perd. Il est prouvé qu’après tout autre coup l’adversaire force le gain dans le nombre de coups indiqué (un à quatre), et qu’il ne le peut pas après la seule bonne pose. La position est composée de quelques blocs.
question-nebuchadnezzar-only-capture = Faites la capture qui empêche l’adversaire de prendre tous vos pions dans ses prochains coups.
type-nebuchadnezzar-only-capture = Vous avez trois captures ou plus. Il est prouvé qu’après tout autre coup l’adversaire force le gain dans le nombre de coups indiqué (un à quatre), et qu’il ne le peut pas après la seule bonne capture. La position est composée de quelques blocs.
question-nebuchadnezzar-zugzwang = Aucune menace. Trouvez le seul coup après lequel l’adversaire ne peut pas prendre tous vos pions.
question-nebuchadnezzar-zugzwang-within = Aucune menace. Trouvez le seul coup après lequel l’adversaire ne peut pas prendre tous vos pions { $within ->
 [one] à son prochain coup
 *[other] dans ses { $within } prochains coups
}.
type-nebuchadnezzar-zugzwang = Si c’était à lui de jouer, l’adversaire ne pourrait pas forcer le gain dans le nombre de coups indiqué (deux à quatre). Il est prouvé qu’il le peut après tous vos coups sauf un. La position est composée de quelques blocs.
question-nebuchadnezzar-great-sacrifice = Prenez tous les pions de l’adversaire, même s’il vous en prend beaucoup d’un coup.
type-nebuchadnezzar-great-sacrifice = Dans la variante principale, l’adversaire retourne d’un coup quatre de vos pions ou plus. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups indiqué (trois ou quatre), et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée de quelques blocs.
question-nebuchadnezzar-outnumbered = L’adversaire a plus du double de vos pions. Prenez tous les siens.
type-nebuchadnezzar-outnumbered = L’adversaire a plus du double de vos pions. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups indiqué (trois ou quatre), et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée de quelques blocs.
theme-nebuchadnezzar-quiet-move = Vous commencez par poser un pion, alors que vous pourriez capturer.
theme-nebuchadnezzar-modest = Vous commencez par une capture qui retourne moins de pions qu’une autre.
theme-nebuchadnezzar-last-disc = La capture gagnante retourne un seul pion, le dernier de l’adversaire.
theme-nebuchadnezzar-great = La capture gagnante retourne un quart du plateau ou plus.
theme-nebuchadnezzar-corner = Le rectangle de la capture gagnante est dans un coin du plateau : deux bords sont ses murs.
theme-nebuchadnezzar-borrowed = Dans la solution, un mur d’une capture est fait de pions de l’adversaire.
theme-nebuchadnezzar-forced-pass = Dans la variante principale, l’adversaire ne peut ni poser ni capturer et doit passer.
theme-nebuchadnezzar-only-reply = Dans la variante principale, l’adversaire n’a qu’un coup, et ce n’est pas passer.
theme-nebuchadnezzar-sacrifice = Dans la variante principale, l’adversaire retourne certains de vos pions, et perd quand même.
theme-nebuchadnezzar-recapture = Dans la variante principale, vous retournez un pion que l’adversaire vient de retourner.
theme-nebuchadnezzar-outnumbered = L’adversaire a plus du double de vos pions.
theme-nebuchadnezzar-outpost = Le seul bon point ne touche aucun de vos pions.
theme-nebuchadnezzar-bridge = Le seul bon point relie vos pions sur deux côtés ou plus.
theme-nebuchadnezzar-resist = Vous pourriez capturer, mais seule la pose d’un pion tient.
theme-nebuchadnezzar-last-cell = Le premier coup remplit le dernier point vide du plateau.
theme-nebuchadnezzar-hidden-move = Au moins la moitié des coups retournent plus de pions que le premier.
theme-nebuchadnezzar-neutral-walls = La capture gagnante va d’un bord à l’autre : deux bords opposés sont des murs neutres.
theme-nebuchadnezzar-narrow-capture = La capture gagnante a un point de large et trois de long ou plus.
theme-nebuchadnezzar-built-wall = Un mur de la capture gagnante contient un pion que vous avez posé ou retourné avant.
theme-nebuchadnezzar-seesaw = Un pion est retourné trois fois ou plus.
theme-nebuchadnezzar-no-room = L’adversaire pouvait poser un pion avant le premier coup, et ne le peut plus après.
theme-nebuchadnezzar-single-file = L’adversaire répond au moins deux fois, et chaque fois une seule réponse est possible.
theme-nebuchadnezzar-great-sacrifice = L’adversaire retourne d’un coup quatre de vos pions ou plus, et perd quand même.
theme-nebuchadnezzar-counter-threat = Avec le seul coup qui tient, vous menacez de prendre tous les pions de l’adversaire au coup suivant.
theme-nebuchadnezzar-wall-breaker = L’adversaire menace de prendre tous vos pions, et le seul bon coup change un mur dont il a besoin.
question-temple-revised = Règles révisées : un coup peut continuer avec une nouvelle couleur, et un toit d’angle peut toucher des murs.
question-temple-strand = Laissez l’adversaire sans coup, quoi qu’il joue.
type-temple-strand = Vous avez un coup ou deux, selon l’énoncé. Il est prouvé qu’un seul premier coup force le gain, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. Vous avez trop de tuiles pour gagner en posant la dernière. La position est composée, avec peu de tuiles sur la table.
question-temple-last-tiles = Il reste peu de tuiles : posez votre dernière, ou laissez l’adversaire sans coup.
type-temple-last-tiles = Chaque joueur a quelques tuiles d’une couleur et rien d’autre. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups indiqué, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de tuiles sur la table.
question-temple-squeeze = Ne menacez rien : ne laissez à l’adversaire que des coups perdants.
type-temple-squeeze = Si l’adversaire pouvait passer après le premier coup, vous ne pourriez pas gagner aussitôt. Mais il doit jouer, et tous ses coups perdent. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups indiqué, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de tuiles sur la table.
question-temple-lent-slot = Gagnez en remplissant une place que l’adversaire ouvre.
type-temple-lent-slot = Dans la variante principale, vous remplissez une place ouverte par le coup précédent de l’adversaire. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups indiqué, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de tuiles sur la table.
question-temple-give-room = Donnez à l’adversaire plus de coups qu’il n’en a, et gagnez quand même.
type-temple-give-room = Après le premier coup, l’adversaire a plus de coups que si cela avait été à lui de jouer avant, et tous perdent. Il est prouvé qu’un seul premier coup force le gain dans le nombre de coups indiqué, et que dans la variante principale chaque coup suivant est aussi le seul bon. On ne peut pas gagner plus vite. La position est composée, avec peu de tuiles sur la table.
question-temple-composed-avoid = Trouvez le seul coup après lequel l’adversaire ne peut pas vous laisser sans coup.
type-temple-composed-avoid = Il est prouvé qu’après tout autre coup l’adversaire peut vous forcer à vous retrouver sans coup, dans le nombre de coups indiqué, et qu’il ne le peut pas après le seul bon coup. L’adversaire a trop de tuiles pour gagner en posant la dernière. La position est composée, avec peu de tuiles sur la table.
question-temple-outlast = Il reste peu de tuiles : trouvez le seul coup qui ne perd pas.
type-temple-outlast = Chaque joueur a quelques tuiles d’une couleur et rien d’autre. Il est prouvé qu’après tout autre coup l’adversaire force le gain dans le nombre de coups indiqué, avec sa dernière tuile ou en vous laissant sans coup, et qu’il ne le peut pas après le seul bon coup. La position est composée, avec peu de tuiles sur la table.
theme-temple-single-burden = L’adversaire se retrouve sans coup, avec une seule tuile de sa couleur commencée.
theme-temple-stuck-one = L’adversaire se retrouve sans coup, avec un 1 de sa couleur commencée, qui ne va qu’à côté d’un autre 1.
theme-temple-occupation = Le coup qui bloque l’adversaire prend une place que l’adversaire aurait pu remplir.
theme-temple-no-entry = L’adversaire est bloqué avant même votre coup décisif, qui ne lui ouvre aucune place.
theme-temple-roof = Le coup qui bloque l’adversaire pose un toit.
theme-temple-walling-in = Le coup qui bloque l’adversaire n’est fait que de murs.
theme-temple-paving = Le coup qui bloque l’adversaire est un sol.
theme-temple-understatement = Vous commencez avec moins de tuiles qu’un autre coup n’en poserait.
theme-temple-clean-finish = Votre premier coup épuise une couleur.
theme-temple-new-colour = Votre premier coup commence une couleur.
theme-temple-only-reply = À un moment de la variante principale, l’adversaire n’a qu’un coup, quelle que soit la couleur qu’il commence.
theme-temple-broad-front = Avant la solution, l’adversaire pouvait bâtir trois formes ou plus ; après, aucune.
theme-temple-lifeline = Le coup qui tient crée de la place : ensuite, vous pouvez bâtir plus de formes qu’avant.
theme-temple-quiet-start = Le premier coup ne menace rien : si l’adversaire pouvait passer, vous ne gagneriez pas aussitôt.
theme-temple-last-tile = Vous gagnez en posant votre dernière tuile.
theme-temple-run-on = D’un seul coup, vous épuisez une couleur et continuez dans une autre.
theme-temple-miniature = Il y a au plus six tuiles sur la table.
theme-temple-hidden-move = Au moins la moitié des coups paraissent meilleurs que le premier : ils posent plus de tuiles, laissent moins de place à l’adversaire, ou vous en laissent plus.
theme-temple-tile-choice = Le premier coup pose une tuile là où une autre des vôtres irait aussi, mais ce serait une erreur.
theme-temple-stepping-stone = Plus tard, vous remplissez une place ouverte par votre premier coup.
theme-temple-lent-slot = Vous remplissez une place ouverte par le coup précédent de l’adversaire.
theme-temple-forced-tile = À un moment de la variante principale, l’adversaire a plusieurs coups, et tous posent la même tuile.
theme-temple-both-stuck = À la fin, vous ne pourriez pas jouer non plus.
theme-temple-counter-threat = Après le coup qui tient, vous menacez de gagner aussitôt.
theme-temple-narrow-path = Si vous rejouiez juste après votre premier coup, vous pourriez bâtir une forme au plus.
refusal-octopus-outside = La case { $cell } est hors des limites, de { $range }.
number-range = { $least } à { $most }
refusal-octopus-hands = Il y a { $count } { $count ->
 [one] main
 *[other] mains
} ; une position a de 1 à { $most } sièges.
refusal-octopus-set-count = Une partie a 1 ou 2 jeux de tuiles, pas { $count }.
refusal-octopus-scores = { $scores } { $scores ->
 [one] score
 *[other] scores
} pour { $hands } { $hands ->
 [one] main
 *[other] mains
} ; chaque siège a un score et une main.
refusal-octopus-score = Un score va de 0 à { $most } ; { $score } n’est pas possible.
refusal-octopus-coordinates = { $tile } est en { $cell } ; les coordonnées vont de { $range }.
refusal-octopus-too-often = { $tile } figure plus de { $most } sur le plateau et dans les mains, avec { $ids }.
refusal-once = une fois
refusal-twice = deux fois
refusal-octopus-no-seat = Il n’y a pas de siège { $seat } ; les sièges vont de 0 à { $last }.
refusal-octopus-empty-hand = Le siège { $seat } ne peut pas être au trait : sa main est vide, et d’autres ont encore des tuiles.
refusal-octopus-both = { $tile } et { $other } sont toutes deux en { $cell } ; une case ne porte qu’une tuile.
refusal-octopus-apart = { $tile } en { $cell } n’est pas reliée à { $other } par des tuiles qui se touchent par un côté.
refusal-themisto-no-seat = il n’y a pas de siège { $seat } ; les sièges sont 0 et 1
refusal-themisto-discs = le plateau porte { $count } { $count ->
 [one] pion
 *[other] pions
} ; une position en a de { $least } à { $most }
refusal-themisto-previous = le plateau précédent porte { $before } { $before ->
 [one] pion
 *[other] pions
}, le plateau actuel { $count } ; les deux doivent en porter autant
refusal-themisto-no-row = le siège { $seat } est nommé gagnant, mais le plateau ne porte aucune rangée { $row }
refusal-themisto-five = d’exactement cinq pions
refusal-themisto-five-or-more = de cinq pions ou plus
refusal-themisto-after-win = après la victoire du siège { $seat }, le siège au trait est { $other }
refusal-themisto-skip = une victoire annule tout tour perdu : skip est donc false dans une position gagnée
refusal-ingenious-phase = { $what } n’est pas possible dans la phase { $ids }
refusal-ingenious-a-placement = poser une tuile
refusal-ingenious-a-draw = tirer
refusal-ingenious-adjacent = les deux cases d’une tuile doivent se toucher
refusal-ingenious-no-tile-unseen = il n’y a pas de tuile { $tile } sur la réglette, et il n’en reste aucune cachée
refusal-ingenious-no-tile = il n’y a pas de tuile { $tile } sur la réglette
refusal-ingenious-first = la première tuile d’un siège doit toucher un symbole imprimé qu’aucune tuile ne touche encore
refusal-ingenious-draw-count = il y a { $count } { $count ->
 [one] tuile
 *[other] tuiles
} à tirer, pas { $sent }
refusal-ingenious-face-down = on ne tire une tuile face cachée que pour une réglette vide ou dont des tuiles sont cachées, et jamais en solo
refusal-ingenious-unseen = impossible de tirer { $count } { $tile } : { $left ->
 [0] aucune ne reste cachée
 [one] il n’en reste qu’une cachée
 *[other] il n’en reste que { $left } cachées
}
refusal-ingenious-aside = impossible de tirer { $count } { $tile } : { $left ->
 [0] aucune ne reste cachée
 [one] il n’en reste qu’une cachée
 *[other] il n’en reste que { $left } cachées
} ; { $why }
refusal-ingenious-set-aside = les tuiles mises de côté ne sont pas encore dans le sac
refusal-ingenious-no-seat = avec { $count } { $count ->
 [one] siège
 *[other] sièges
}, il n’y a pas de siège { $seat }
refusal-ingenious-seats = dans la variante { $ids }, le nombre de sièges est de { $range }, pas de { $count }
refusal-ingenious-entries = { $ids } doit avoir une entrée par siège : { $seats }, pas { $entries }
refusal-ingenious-cells-adjacent = les cases { $cell } et { $other } d’une tuile ne se touchent pas
refusal-ingenious-rack = une réglette de { $count } { $count ->
 [one] tuile
 *[other] tuiles
} : { $most } au plus y tiennent
refusal-ingenious-copies = il y a plus de { $most } { $most ->
 [one] tuile
 *[other] tuiles
} { $tile } sur le plateau et les réglettes
refusal-ingenious-seat-placed = le siège { $seat } ne peut pas avoir posé { $count } { $count ->
 [one] tuile
 *[other] tuiles
} : le plateau en porte { $most }
refusal-ingenious-sum-placed = les sièges ont posé en tout { $count } { $count ->
 [one] tuile
 *[other] tuiles
}, et le plateau en porte { $most }
refusal-ingenious-score = un score de { $score } sort de la piste, qui va de { $least } à { $most }
refusal-ingenious-partners = les sièges { $seat } et { $other } partagent leurs pistes, mais leurs scores diffèrent
refusal-ingenious-pegs = les deux sièges partagent leurs marqueurs : les scores du siège 1 doivent être les opposés de ceux du siège 0
refusal-ingenious-bonus = { $count } { $count ->
 [one] coup supplémentaire
 *[other] coups supplémentaires
} : de 0 à 6 peuvent rester à jouer
refusal-ingenious-bonus-phase = il ne reste de coups supplémentaires que dans la phase place, et jamais en solo
refusal-ingenious-exchange = le siège { $seat } ne peut pas échanger les tuiles de cette réglette
refusal-ingenious-full = la réglette du siège { $seat } est pleine, il n’y a rien à tirer
refusal-ingenious-no-tile-seat = le siège { $seat } n’a pas de tuile, alors que sa réglette n’est pas en cours de remplissage
refusal-ingenious-outside = la case { $cell } est au-delà de la limite, de rayon { $radius }
refusal-ingenious-printed = un symbole est imprimé sur la case { $cell } : { $colour }
refusal-ingenious-taken = une tuile est déjà sur la case { $cell }
refusal-nebuchadnezzar-off = { $cell } n’est pas sur ce plateau de { $side } sur { $side }.
refusal-nebuchadnezzar-taken = Un pion se pose sur un point vide, et { $cell } est déjà aux { $colour }.
colour-black = noirs
colour-white = blancs
colour-capital-black = les noirs
colour-capital-white = les blancs
refusal-nebuchadnezzar-one-three = Aucun pion ne peut être posé en { $cell } : un point qui touche exactement un pion adverse et trois points vides est interdit.
refusal-nebuchadnezzar-swap = On échange les couleurs juste après le premier coup, au demi-coup 1 et avec un seul pion ; { $why }.
refusal-nebuchadnezzar-no-pie = cette partie se joue sans la règle d’échange
refusal-nebuchadnezzar-ply-here = on est ici au demi-coup { $ply }
refusal-nebuchadnezzar-not-one = il n’y a pas ici exactement un pion sur le plateau
refusal-nebuchadnezzar-pass = On ne peut pas passer tant qu’il y a un autre coup, comme { $move }.
refusal-nebuchadnezzar-seat = Les sièges sont 0 et 1 ; le siège { $seat } ne peut pas être au trait.
refusal-nebuchadnezzar-colours = Chacun des deux sièges a sa couleur : les noirs à l’un, les blancs à l’autre.
refusal-nebuchadnezzar-ply = Le demi-coup va de 0 à { $most } ; { $ply } n’est pas possible.
refusal-nebuchadnezzar-side = Le côté du plateau va de { $least } à { $most } ; { $side } n’est pas possible.
refusal-nebuchadnezzar-pure = On ne capture qu’un rectangle rempli de pions { $colour }, et { $cell } { $holds }.
refusal-nebuchadnezzar-holds-black = porte un pion noir
refusal-nebuchadnezzar-holds-white = porte un pion blanc
refusal-nebuchadnezzar-is-empty = est vide
refusal-nebuchadnezzar-perimeter = Les murs alentour : { $who } en possèdent { $own }, les { $colour } { $theirs } ; pour capturer, il en faut davantage aux { $mover }.
refusal-nebuchadnezzar-bigger = Il fait partie d’un rectangle plus grand que l’on peut capturer maintenant, de { $from } à { $to }.
refusal-nebuchadnezzar-no-wall = Il manque un mur { $side } : il faut des pions d’une seule couleur de { $from } à { $to }, et { $cell } { $holds }.
side-bottom = en bas
side-left = à gauche
side-right = à droite
side-top = en haut
refusal-temple-only-one = Il n’y a qu’une tuile { $tile }.
refusal-temple-holds-no = Le siège { $seat } n’a pas de tuile { $tile }.
refusal-temple-one-colour = Un coup ne peut commencer qu’une couleur.
refusal-temple-continue = Le siège { $seat } doit continuer avec { $colour }, dont il lui reste { $left } { $left ->
 [one] tuile
 *[other] tuiles
}.
refusal-temple-too-few = Le siège { $seat } n’a plus que { $left } { $left ->
 [one] tuile
 *[other] tuiles
} de { $colour }, trop peu pour ce coup, où il ne peut pas commencer une autre couleur.
refusal-temple-use-up = Le siège { $seat } doit épuiser { $colour }, dont il lui reste { $left } { $left ->
 [one] tuile
 *[other] tuiles
}, avant de commencer une autre couleur.
refusal-temple-run-on = Un coup ne peut se poursuivre que dans une seule nouvelle couleur.
refusal-temple-one-to-three = Un coup pose de une à trois tuiles.
refusal-temple-named-twice = La place { $slot } est nommée deux fois.
refusal-temple-floor = Un sol a besoin d’un sol voisin ou d’un mur tourné vers lui, et aucun mur voisin ne doit lui tourner le dos.
refusal-temple-single-wall = Un mur simple a besoin d’un mur à l’un de ses angles, et d’un sol sur sa case basse ou d’un toit sur sa case haute.
refusal-temple-two-walls = Deux murs posés ensemble forment un angle droit, tous deux tournés vers un même sol, ou tous deux dos à une case et tournés vers des sols au-delà.
refusal-temple-top-alone = Un toit seul a besoin de deux murs dont la case haute est la sienne, ou de toits et de murs de tous côtés ; aucun mur ne doit être tourné vers sa case.
refusal-temple-top-walls = Un toit posé avec des murs forme soit un tunnel, avec exactement un mur déjà debout et le nouveau en face, soit un toit d’angle, avec deux toits à côté et un nouveau mur sur chaque côté ouvert.
refusal-temple-no-type = Aucun type de coup ne remplit ensemble des places de ce genre.
refusal-temple-taken = La place { $slot } est prise.
refusal-temple-cell-holds = La case de { $slot } porte déjà une tuile (I1).
refusal-temple-side-wall = Il y a déjà un mur sur le côté de { $slot } (I2).
refusal-temple-low-high = { $slot } aurait un toit pour case basse ou un sol pour case haute (I2).
refusal-temple-third-wall = { $slot } serait un troisième mur à un angle de la grille, ou y serait relié à contresens des points (I3).
refusal-temple-first = La première tuile de la partie est un 1, à la place { $slot }.
refusal-temple-touches = En { $slot }, { $tile } ne touche aucune tuile de valeur égale ou plus petite, quel que soit l’ordre des tuiles.
refusal-temple-touches-used = En { $slot }, { $tile } ne touche aucune tuile de valeur égale ou plus petite, si la couleur épuisée passe d’abord.
refusal-temple-slot-range = { $slot } n’est pas une place : les coordonnées doivent être dans { $ids } (TEM-13).
refusal-temple-no-seat = Il n’y a pas de siège { $seat } : les sièges sont 0 et 1.
refusal-temple-has-won = Le siège { $seat } a posé sa dernière tuile et gagné (TEM-10), il ne peut donc pas être au trait.
refusal-temple-apart = { $slot } n’est pas reliée à { $other } par des tuiles qui se touchent.
refusal-temple-outside = { $slot } est hors des coordonnées { $ids } (TEM-13).
refusal-temple-filled-twice = La place { $slot } est remplie deux fois.
refusal-temple-one-cell = { $slot } et { $other } sont dans la même case.
refusal-temple-one-side = { $slot } et { $other } sont des murs du même côté.
refusal-temple-corner = { $slot } et { $other } se rejoignent à un angle de la grille à contresens de leurs points, ou avec un troisième mur.
refusal-temple-against = La case de { $slot } est la case { $relation } du mur { $wall }.
refusal-temple-low = basse
refusal-temple-high = haute
refusal-temple-colours = Le siège { $seat } a { $count } couleurs ; un siège en a cinq au plus.
refusal-temple-must-be-active = Le siège { $seat } n’a plus qu’une partie de { $colour }, donc { $colour } doit être sa couleur commencée.
refusal-temple-other-active = Le siège { $seat } n’a plus qu’une partie de { $colour }, alors que sa couleur commencée est { $other }.
refusal-temple-none-active = Le siège { $seat } n’a aucune tuile de sa couleur commencée { $colour } ; active devrait être null.
refusal-temple-all-active = Le siège { $seat } a encore les { $count } tuiles de sa couleur commencée { $colour } ; une couleur n’est commencée qu’une fois une tuile posée.
refusal-temple-both-hold = Les deux sièges ont des tuiles de { $colour }.
refusal-temple-empty-table = Sur une table vide, aucune couleur n’est commencée : active est null pour les deux sièges.
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
card-unused-seed = Rien n’est aléatoire ; la réponse répète la graine.
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
hint-octopus-biggest = Le coup rapporte { $gain } { $gain ->
 [one] point
 *[other] points
}, dans { $count ->
 [one] une seule direction
 *[other] { $count } directions
}. Une de ses suites se termine par { $tile }.
hint-octopus-take-most = Cette fois, prenez tout de suite le plus de points possible : { $gain }.
hint-octopus-deny = Sur une case, { $opponents ->
 [one] l’adversaire
 *[other] le prochain adversaire
} peut marquer { $gain } { $gain ->
 [one] point
 *[other] points
} avec { $tile }. Ne la lui laissez pas.
hint-octopus-first-worth = Ne jouez pas encore le coup qui rapporte le plus ({ $most }). Préparez d’abord une case où { $tile } rapportera { $gain } { $gain ->
 [one] point
 *[other] points
}.
hint-octopus-first-worth-other = Ne jouez pas encore le coup qui rapporte le plus ({ $most }). Préparez d’abord une case où votre autre tuile rapportera { $gain } { $gain ->
 [one] point
 *[other] points
}. Une de ses suites se terminera par { $tile }.
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
}. Une de ses suites se terminera par { $tile }.
hint-octopus-helps = Si vous jouez le coup qui rapporte le plus ({ $most }), { $opponents ->
 [one] l’adversaire
 *[other] le prochain adversaire
} marque { $gain } { $gain ->
 [one] point
 *[other] points
} avec { $tile }, plus qu’il ne le pouvait avant.
hint-octopus-begin-with = Ne commencez pas par { $tile }, même si cette tuile rapporterait { $most } { $most ->
 [one] point
 *[other] points
} maintenant.
hint-octopus-leaves = Après le coup qui rapporte le plus ({ $most }), la réponse peut rapporter { $gain } avec { $tile }. Cherchez un coup qui permette moins.
hint-octopus-can-wait = Le coup qui rapporte le plus ({ $most }) peut attendre ; un autre, non.
hint-octopus-not-in-the-end = Le coup qui rapporte le plus maintenant ({ $most }) n’est pas le meilleur à la fin : voyez ce qui reste après la réponse.
hint-octopus-after-both = Le coup qui rapporte le plus maintenant ({ $most }) n’est pas le meilleur à la fin : voyez ce qui reste quand les deux adversaires ont répondu.
hint-octopus-place = Posez { $tile }.
hint-octopus-next-to = La tuile va contre { $tile }.
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
hint-themisto-must-pay = Rien ne vous menace, mais vous devez jouer. Le bon coup sort un pion de l’alignement { $line } et vous coûte un tour ; les autres coûtent davantage.
hint-themisto-pay-to-hold = Tous les coups qui ne vous coûtent pas de tour perdent. Sortez un pion de l’alignement { $line } : après cela, même deux tours de suite n’aident pas l’adversaire.
hint-themisto-no-safe-move = Ne menacez rien. Ne laissez à l’adversaire aucun coup sûr, pour qu’il doive sortir un pion d’un alignement, par exemple { $line }.
hint-themisto-draw = Un coup fait nulle, tous les autres perdent. Gare à l’alignement de pions { $colour ->
 [black] noirs
 *[white] blancs
} de { $from } à { $to } que l’adversaire peut compléter après un mauvais coup.
hint-themisto-on-rank = sur la rangée { $rank }
hint-themisto-on-file = sur la colonne { $file }
hint-themisto-on-diagonal = sur la diagonale de { $from } à { $to }
hint-themisto-disc = Déplacez le pion en { $cell }.
hint-themisto-disc-out = Déplacez le pion en { $cell } et sortez-le d’une rangée de trois ou quatre.
hint-ingenious-lowest-first = Regardez d’abord vos couleurs les plus basses.
hint-ingenious-lowest-now = Le plus bas chez vous, en ce moment : { $colours }. Suivez chaque ligne qui aboutit à une case vide.
hint-ingenious-longer-turn = Amenez la couleur { $colour } à 18 : il lui manque { $points } { $points ->
 [one] point
 *[other] points
}, et vous poserez alors une autre tuile.
hint-ingenious-prepare = Posez d’abord ce qui fera marquer votre prochaine tuile : regardez { $colours }.
hint-ingenious-more-follow = D’autres tuiles suivront celle-ci ; pensez d’abord à { $colours }, puis à la suite.
hint-ingenious-all-six-first = Amenez d’abord à 18 : { $colours }. Gardez pour la tuile suivante les couleurs qu’elle peut y amener à elle seule.
hint-ingenious-all-six-last = Pas encore à 18 : { $colours }. Cette tuile doit tout y amener.
hint-ingenious-opponent-wants = L’adversaire aimerait surtout poser la tuile { $first }-{ $second }. Voyez où.
hint-ingenious-opponent-wants-double = L’adversaire aimerait surtout poser la tuile { $colour }-{ $colour }. Voyez où.
hint-ingenious-compare = L’adversaire peut encore finir à { $scores }, de la couleur la plus basse à la plus haute. Trouvez le coup après lequel vous finissez plus haut.
hint-ingenious-can-be-over = La partie peut finir avec la tuile que vous posez. L’adversaire finit alors à { $scores }, de la couleur la plus basse à la plus haute.
hint-ingenious-level = Aucun coup ne gagne. Après le bon, l’adversaire et vous pouvez tous deux finir à { $scores }, de la couleur la plus basse à la plus haute.
hint-ingenious-spoil = L’adversaire a la tuile { $first }-{ $second }. Après le bon coup, ses deux couleurs les plus basses finissent au plus à { $lowest } et { $next }.
hint-ingenious-spoil-double = L’adversaire a la tuile { $colour }-{ $colour }. Après le bon coup, ses deux couleurs les plus basses finissent au plus à { $lowest } et { $next }.
hint-ingenious-double = Posez la tuile { $colour }-{ $colour }.
hint-ingenious-shows = Posez une tuile { $first }-{ $second }.
hint-ingenious-no-placement = Le bon coup n’est pas de poser une tuile.
hint-nebuchadnezzar-annihilate = Cherchez vers la colonne { $file } la capture qui ne laisse aucun pion à l’adversaire : plus de la moitié des murs doit être à vous, et vous en avez { $own } sur { $walls }.
hint-nebuchadnezzar-less = Vous pourriez capturer { $discs } pions d’un coup, mais c’est trop. Capturez-en moins, et { $count ->
 [0] ne laissez aucun coup
 [one] ne laissez qu’un coup
 *[other] laissez { $count } coups
} à l’adversaire.
hint-nebuchadnezzar-largest = La bonne capture prend le maximum de pions, et { $count ->
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
} à l’adversaire. S’il pouvait passer, vous pourriez alors en capturer { $discs }.
hint-nebuchadnezzar-only-pass = Vous ne pouvez que passer.
hint-nebuchadnezzar-better-colour = Demandez-vous quelle couleur est la mieux placée.
hint-nebuchadnezzar-flee = L’adversaire menace de prendre tous vos pions d’un coup, de { $from } à { $to }. Changez ses murs, ou gardez un pion ailleurs.
hint-nebuchadnezzar-quiet-danger = Rien ne menace encore, mais vous devez jouer. Après le bon coup, l’adversaire { $discs ->
 [0] ne peut rien capturer
 [one] ne peut capturer qu’un pion
 *[other] peut capturer au plus { $discs } pions d’un coup
}.
hint-nebuchadnezzar-several = Vous avez { $count } captures, et une seule vous sauve. Après elle, l’adversaire { $discs ->
 [0] ne peut rien capturer
 [one] ne peut capturer qu’un pion
 *[other] peut capturer au plus { $discs } pions d’un coup
}.
hint-nebuchadnezzar-spoil = Aucune capture ne vous sauve ; un seul des { $count } points possibles le fait. Après ce coup, l’adversaire { $discs ->
 [0] ne peut rien capturer
 [one] ne peut capturer qu’un pion
 *[other] peut capturer au plus { $discs } pions d’un coup
}.
hint-nebuchadnezzar-worse = Après un mauvais coup, il peut en capturer jusqu’à { $most }.
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
hint-temple-give-room = Avec { $tiles } de sa couleur commencée, l’adversaire aurait maintenant { $count ->
 [one] un coup
 *[other] { $count } coups
}. Donnez-lui-en davantage, tous mauvais.
hint-temple-shape = Le bon coup est { $kind ->
 [floor] un sol
 [corner-wall] un angle de murs
 [single-wall] un mur simple
 [tunnel] un tunnel
 [single-top] un toit simple
 *[corner-top] un toit d’angle
} { $count ->
 [one] d’une tuile
 *[other] de { $count } tuiles
}.`;export{e as default};
