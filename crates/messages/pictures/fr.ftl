# The texts of pictures in French.

## Names of the games

game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Simple et génial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple

## What a position is called, and how it looks

picture-to-move = { $game } : au joueur { $player } de jouer
picture-draw-due = { $game } : des tuiles sont tirées pour le joueur { $player }
picture-drawn = { $game } : la partie est finie, par une nulle
picture-won = { $game } : le joueur { $player } a gagné
picture-shared = { $game } : { $players } partagent la victoire
picture-player = le joueur { $player }
picture-empty-table = La table est vide.
picture-table = { $count } { $count ->
    [one] tuile
   *[other] tuiles
} sur la table : { $tiles }.
picture-at = { $tile } en { $cell }
picture-has = Joueur { $player } : { $scores } ; en main : { $tiles }.
picture-points = { $points } { $points ->
    [one] point
   *[other] points
}
picture-no-tiles = aucune tuile
picture-empty-board = Le plateau { $form ->
    [standard] standard
    [solo] solo
    [team] d’équipes
   *[duel] de duel
} est vide.
picture-board = { $count } { $count ->
    [one] tuile
   *[other] tuiles
} sur le plateau { $form ->
    [standard] standard
    [solo] solo
    [team] d’équipes
   *[duel] de duel
} : { $tiles }.
picture-tile-at = { $tile } en { $cell } et { $other }
picture-score = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
} { $score }
picture-cells = Un plateau de { $width } cases sur { $height }.
picture-side = Joueur { $player }, { $colour ->
    [black] noirs
   *[white] blancs
} : { $discs }.
picture-discs = { $count } { $count ->
    [one] pion
   *[other] pions
} en { $cells }
picture-no-discs = aucun pion
picture-shows-none = Aucun pion n’est { $colour ->
    [black] noir
   *[white] blanc
}.
picture-black = Noirs : { $discs }.
picture-white = Blancs : { $discs }.
picture-skips = Le joueur { $player } perd son prochain tour.
picture-holds = Main du joueur { $player } : { $tiles }.
picture-begun = La couleur commencée est { $colour }.
picture-floor = sol { $tile } sur { $cell }
picture-top = toit { $tile } au-dessus de { $cell }
picture-wall = mur { $tile } côté { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
} de { $cell }, tourné vers cette case
picture-last-move = Dernier coup : { $move }.
picture-move = Coup : { $move }.
picture-line = Suite : { $moves }.
picture-wins = gagne
picture-costs = coûte un tour
picture-captures = capture { $count }
picture-captures-discs = capture { $count } { $count ->
    [one] pion
   *[other] pions
}
picture-walls = murs { $own } à { $enemy }
picture-bonus = { $count } { $count ->
    [one] coup supplémentaire
   *[other] coups supplémentaires
}
picture-no-points = aucun point
picture-earns = rapporte { $gains }
picture-temple-floor = sol
picture-temple-corner-wall = angle de murs
picture-temple-single-wall = mur simple
picture-temple-tunnel = tunnel
picture-temple-single-top = toit simple
picture-temple-corner-top = toit d’angle
picture-gain = { $points } en { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
picture-face-down = { $count ->
    [one] une tuile face cachée
   *[other] { $count } tuiles face cachée
}

## Words in pictures

board-player = Joueur { $player }
board-to-move = au trait
board-draws = tire
board-won = a gagné
board-shared-win = victoire partagée
board-drawn = nulle
board-may-exchange = peut échanger
board-draws-six = en tire six
board-last-move = Dernier coup
board-move = Coup
board-line = Suite
board-five = gagne avec exactement cinq en ligne
board-five-or-more = gagne avec cinq en ligne ou plus
board-loses-turn = perd un tour
board-black = noirs
board-white = blancs
board-tiles = { $count } { $count ->
    [one] tuile
   *[other] tuiles
}
board-tokens = { $count } { $count ->
    [one] jeton
   *[other] jetons
}
board-team = équipe { $number }
board-begun = couleur { $colour } commencée
board-floor = sol
board-top = toit
board-wall = mur, encoche du côté de ses points
