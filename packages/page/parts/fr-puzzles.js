var e=`puzzle-question-nebuchadnezzar-zugzwang = Aucune menace. Trouvez le seul coup après lequel l’adversaire ne peut pas prendre tous vos pions { $within ->
 [one] à son prochain coup
 *[other] dans ses { $within } prochains coups
}.
puzzle-ask-two-turns = Vous jouez deux fois de suite. Gagnez.
puzzle-not-yet = Le problème de ce jour n’est pas encore là.
puzzle-none = Il n’y a pas de problème de ce genre. Choisissez tous les types ou toutes les difficultés.
puzzle-shown = Voici la solution.
puzzle-wrong = Ce n’est pas ça.
puzzle-right = Exact. Et maintenant ?
puzzle-refuted = Pourquoi c’est faux
puzzle-of-set = Problème { $number } sur { $count }
puzzle-library = { $count } problèmes, tous dans le domaine public ({ $licence })
puzzle-streak = { $days ->
 [one] jour résolu de suite
 *[other] jours résolus de suite
}
puzzle-link-copied = Lien copié
puzzle-type = Type
puzzle-level = Difficulté
puzzle-type-biggest-score = meilleur score
puzzle-type-best-placement = meilleur coup
puzzle-type-best-line = meilleure suite de coups
puzzle-type-win-the-endgame = gagner la finale
puzzle-type-which-tile-to-keep = quelle tuile garder
puzzle-type-sacrifice = sacrifice
puzzle-type-last-tile = dernière tuile
puzzle-type-last-word = dernier mot
puzzle-type-save-the-game = sauver la partie
puzzle-type-three-seats = trois joueurs
puzzle-type-eight-tiles = huit tuiles
puzzle-type-lose-least = perdre de peu
puzzle-type-win-in-1 = gain en 1
puzzle-type-win-in-2 = gain en 2
puzzle-type-win-in-3 = gain en 3
puzzle-type-win-in-4 = gain en 4
puzzle-type-two-turns = deux tours de suite
puzzle-type-zugzwang = zugzwang
puzzle-type-forced-penalty = tour perdu de force
puzzle-type-paid-defence = défense coûteuse
puzzle-type-save-the-draw = sauver la nulle
puzzle-type-borrowed-disc = pion emprunté
puzzle-type-raise-the-lowest = relever la plus basse
puzzle-type-last-placements = dernières tuiles
puzzle-type-two-placements = deux tuiles
puzzle-type-earn-a-bonus = gagner un coup supplémentaire
puzzle-type-all-six = les six à 18
puzzle-type-level-the-scores = égaliser les scores
puzzle-type-chain-of-three = chaîne de trois
puzzle-type-spoil-both = bloquer les deux
puzzle-type-annihilate-in-1 = tout capturer en 1
puzzle-type-annihilate-in-2 = tout capturer en 2
puzzle-type-annihilate-in-3 = tout capturer en 3
puzzle-type-annihilate-in-4 = tout capturer en 4
puzzle-type-only-placement = seul point
puzzle-type-only-capture = seule capture
puzzle-type-great-sacrifice = grand sacrifice
puzzle-type-outnumbered = en infériorité
puzzle-type-avoid = éviter le blocage
puzzle-type-strand = bloquer
puzzle-type-last-tiles = dernières tuiles
puzzle-type-squeeze = acculer
puzzle-type-outlast = tenir bon
puzzle-type-lent-slot = place prêtée
puzzle-type-give-room = donner de la place
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
puzzle-theme-quiet-move = coup calme
puzzle-theme-denial = case prise à l’adversaire
puzzle-theme-poisoned-bait = appât empoisonné
puzzle-theme-set-up = préparation
puzzle-theme-fork = fourchette
puzzle-theme-patience = patience
puzzle-theme-stepping-stone = marchepied
puzzle-theme-own-trail = sa propre trace
puzzle-theme-bridge = pont
puzzle-theme-long-run = longue suite
puzzle-theme-many-arms = plusieurs bras
puzzle-theme-comeback = remontée
puzzle-theme-scoreless = sans point
puzzle-theme-hole = trou
puzzle-theme-double-count = couleur et nombre
puzzle-theme-diagonals = diagonales
puzzle-theme-kept-back = gardée en main
puzzle-theme-right-tile = bonne tuile, mauvaise case
puzzle-theme-right-cell = bonne case, mauvaise tuile
puzzle-theme-crescendo = crescendo
puzzle-theme-straight-line = ligne droite
puzzle-theme-far-apart = éloignées
puzzle-theme-shared-win = victoire partagée
puzzle-theme-by-one-point = d’un point
puzzle-theme-one-suit = une couleur ou un nombre
puzzle-theme-miniature = miniature
puzzle-theme-last-placement = dernier coup
puzzle-theme-capture-win = victoire par capture
puzzle-theme-double-capture = double capture
puzzle-theme-remote-row = rangée à distance
puzzle-theme-six-wins = six gagnent
puzzle-theme-six-trap = piège de six
puzzle-theme-declined-capture = capture refusée
puzzle-theme-row-disc = pion d’une rangée
puzzle-theme-two-turns = deux tours de suite
puzzle-theme-forced-payment = paiement forcé
puzzle-theme-double-threat = double menace
puzzle-theme-same-disc = le même pion
puzzle-theme-saving-capture = capture salvatrice
puzzle-theme-costly-escape = fuite coûteuse
puzzle-theme-one-colour = une seule couleur
puzzle-theme-long-slide = long trajet
puzzle-theme-corner = coin
puzzle-theme-edge-row = rangée au bord
puzzle-theme-diagonal-row = rangée diagonale
puzzle-theme-crossed-rows = rangées croisées
puzzle-theme-hidden-move = coup caché
puzzle-theme-switchback = retour
puzzle-theme-no-free-move = aucun coup libre
puzzle-theme-borrowed-disc = pion emprunté
puzzle-theme-bonus-chain = suite de coups supplémentaires
puzzle-theme-double-bonus = double coup supplémentaire
puzzle-theme-quiet-start = début calme
puzzle-theme-less-is-more = moins, c’est mieux
puzzle-theme-own-run = sa propre suite
puzzle-theme-crossing = croisement
puzzle-theme-overflow = débordement
puzzle-theme-twin-lows = minimums égaux
puzzle-theme-closes-the-board = ferme le plateau
puzzle-theme-only-win = seule victoire
puzzle-theme-rescue = sauvetage
puzzle-theme-exact-landing = arrivée exacte
puzzle-theme-printed-symbol = symbole imprimé
puzzle-theme-both-lows = les deux plus basses
puzzle-theme-turned-round = retournée
puzzle-theme-double-tile = tuile double
puzzle-theme-ends-the-game = fin de la partie
puzzle-theme-tie-break = départage
puzzle-theme-modest-capture = capture modeste
puzzle-theme-last-disc = dernier pion
puzzle-theme-great-capture = grande capture
puzzle-theme-corner-capture = capture dans un coin
puzzle-theme-borrowed-wall = mur emprunté
puzzle-theme-forced-pass = passe forcée
puzzle-theme-only-reply = seule réponse
puzzle-theme-sacrifice = sacrifice
puzzle-theme-recapture = recapture
puzzle-theme-outnumbered = en infériorité
puzzle-theme-outpost = avant-poste
puzzle-theme-resist-temptation = tentation surmontée
puzzle-theme-last-cell = dernier point
puzzle-theme-neutral-walls = murs neutres
puzzle-theme-narrow-capture = capture étroite
puzzle-theme-built-wall = mur bâti
puzzle-theme-seesaw = balançoire
puzzle-theme-no-room = plus de place
puzzle-theme-single-file = file indienne
puzzle-theme-great-sacrifice = grand sacrifice
puzzle-theme-counter-threat = contre-menace
puzzle-theme-wall-breaker = brise-mur
puzzle-theme-single-burden = dernier fardeau
puzzle-theme-stuck-one = le un bloqué
puzzle-theme-occupation = occupation
puzzle-theme-no-entry = accès interdit
puzzle-theme-roof = toit
puzzle-theme-walling-in = emmurement
puzzle-theme-paving = pavage
puzzle-theme-understatement = litote
puzzle-theme-clean-finish = fin nette
puzzle-theme-new-colour = nouvelle couleur
puzzle-theme-broad-front = large front
puzzle-theme-lifeline = bouée de sauvetage
puzzle-theme-last-tile = dernière tuile
puzzle-theme-run-on = passage de couleur
puzzle-theme-tile-choice = choix de la tuile
puzzle-theme-lent-slot = place prêtée
puzzle-theme-forced-tile = tuile forcée
puzzle-theme-both-stuck = tous deux bloqués
puzzle-theme-narrow-path = voie étroite
any-type = tous les types
any-level = toutes les difficultés
near-rating = proche de votre cote
level-of-five = Niveau { $level } sur 5
weekday-level = { $level ->
 [1] Les problèmes de ce jour de la semaine sont les plus faciles.
 [2] Les problèmes de ce jour de la semaine sont faciles.
 [3] Les problèmes de ce jour de la semaine sont de difficulté moyenne.
 [4] Les problèmes de ce jour de la semaine sont difficiles.
 *[5] Les problèmes de ce jour de la semaine sont les plus difficiles.
}
day-before = Jour précédent
day-after = Jour suivant
moves-to-find = { $count ->
 [1] Un coup à trouver
 *[other] { $count } coups à trouver
}
rating = Cote { $rating }
your-rating = Votre cote
training = Entraînement
training-record = { $solved } sur { $all } du premier coup
training-run = { $run } de suite (record { $best })
training-retry = Refaire les problèmes manqués ({ $count })
training-choose = Choisir dans la liste
time-needed = Temps mis :
once-more = Encore une fois
hint = { $number ->
 [1] Indice
 *[other] Indice { $number }
}
hint-rated = Indice (cote −{ $points })
another = Un autre
another-puzzle = Un autre problème
explain = Expliquer
show-solution = Voir la solution
start-over = Recommencer
storm-how = Autant que vous pouvez en trois minutes. Un mauvais coup coûte dix secondes.
storm-solved = { $count ->
 [one] { $count } résolu
 *[other] { $count } résolus
}
storm-record = record { $count }
storm-over = Terminé ! Résolus : { $solved } ; manqués : { $missed }.
storm-is-record = Nouveau record !
storm-missed = Problèmes manqués
puzzle-no-such-day = Ce jour n’est pas dans le calendrier.
puzzle-rule = La règle
puzzle-rule-title = La règle en 20 secondes
puzzle-legend = Marques du plateau
puzzle-answer = Regardez ce que l’adversaire joue alors.
refutation-again = Revoir la riposte
then-ended = La partie est ensuite allée à son terme.
other-tab-solved = Résolu dans un autre onglet.
take-back = Reprendre le coup
share-result = Partager le résultat
result-copied = Résultat copié
next-of-day = → { $game }
day-summary = Votre journée
final-score = Score final : { $own } à { $other }.
score-now = Score : { $own } à { $other }.
goal-points = { $points ->
 [one] Objectif : un point
 *[other] Objectif : { $points } points
}
goal-lead = { $sign ->
 [ahead] Objectif : { $points } d’avance
 [level] Objectif : égalité
 *[behind] Objectif : au plus { $points } de retard
}
goal-lowest = Objectif : les plus basses à { $first } et { $second }
score-alone = { $points ->
 [one] Un point.
 *[other] { $points } points.
}
score-lowest = Vos couleurs les plus basses sont maintenant à { $first } et { $second }.
score-spoilt = Les couleurs les plus basses de l’adversaire sont maintenant à { $first } et { $second }.
score-saved = { $game ->
 [themisto] L’attaque adverse est arrêtée.
 [nebuchadnezzar] Vous restez sur le plateau.
 *[temple] Vous pouvez encore jouer.
}
streak-sentence = { $days } jours de suite.
answer-wins = { $game ->
 [themisto] L’adversaire aligne alors cinq pions et gagne aussitôt.
 [nebuchadnezzar] L’adversaire prend alors votre dernier pion.
 *[temple] L’adversaire gagne alors aussitôt.
}
answer-costs = { $points ->
 [one] Cela vous coûte un point.
 *[other] Cela vous coûte { $points } points.
}
answer-loses = Après cela, l’adversaire gagne.
answer-lower = Un autre coup fait monter davantage vos couleurs les plus basses.
answer-lowest = Vos couleurs les plus basses finiraient à { $first } et { $second }.
answer-spoils = L’adversaire a encore une meilleure place pour sa tuile.
answer-escapes = L’adversaire s’en sort.
answer-wins-not = { $left ->
 [0] Cela ne gagne pas encore.
 *[other] Après cela, aucun second coup ne gagne.
}
solved-tries = { $tries ->
 [1] Du premier coup
 [2] Au deuxième essai
 [3] Au troisième essai
 *[other] { $tries } essais
}
solved-hints = { $hints ->
 [0] sans indice
 [one] un indice
 *[other] { $hints } indices
}
day-ended = { $open ->
 [0] Les { $all } sont résolus !
 *[other] Journée terminée : { $solved } résolus sur { $all }.
}
day-at-once = { $count ->
 [0] { "" }
 [one] Un du premier coup sans indice.
 *[other] { $count } du premier coup sans indice.
}
day-time = { $time } minutes en tout.
result-title = Tessera, jour { $number } : { $done } sur { $all }
result-of-set = { $game } : { $solved } sur { $all } résolus
set-make = Composer une série
set-how = Choisissez des problèmes et envoyez le lien à vos élèves. À la fin, ils auront un résultat à vous renvoyer.
set-add = Ajouter
set-number = Combien
set-paste = Ou identifiants, jours et liens
set-unknown = { $text } n’est pas un problème de { $game }.
set-remove = Retirer
set-link = Créer le lien
set-ended = Fin de la série
set-result = Votre résultat
set-name = Votre nom, si vous voulez
calendar = Calendrier
month-before = Mois précédent
month-after = Mois suivant
puzzles-of = Problèmes du { $date }
day-number = Jour { $number }
print-week = Feuille de la semaine (PDF)
print = Imprimer
next-day-in = Nouveaux problèmes dans
day-turns = Chez vous, le nouveau jour commence à { $time }.
all-games-days = Tous les jeux sur une page
statistics = Vos statistiques
solved-days = Résolus
solved-how = { $how ->
 [clean] Résolu du premier coup, sans indice
 [late] Résolu plus tard ou avec des indices
 *[seen] Solution vue
}
solved-at-once = Du premier coup, sans indice
present-row = Jours de suite
longest-row = Plus longue série
hints-taken = Indices
tries-until-solved = Essais avant la solution
keep-title = Conserver vos parties et vos journées
keep-how = Les navigateurs effacent au bout d’un moment ce qu’une page a enregistré. Enregistrez-le dans un fichier, à ouvrir ici ou sur un autre appareil.
keep-save = Enregistrer dans un fichier
keep-load = Ouvrir un fichier
keep-loaded = Fichier chargé.
keep-unknown = Ce fichier ne contient ni parties ni journées de Tessera.
rule-before = Avant le coup
rule-after = Après
rule-octopus-alone = Posez une tuile à côté d’une autre : dans chacune des huit directions, elle marque un point par tuile de sa couleur dans une suite sans trou, et un par tuile de son nombre. Plus il y a de suites qui se croisent sur une case, plus elle rapporte.
rule-octopus-ahead = Une tuile marque, dans les suites sans trou des huit directions, un point par tuile de sa couleur et un par tuile de son nombre. Puis l’adversaire joue : ne lui laissez pas de bonne case.
rule-themisto-turn = Déplacez n’importe quel pion en ligne droite jusqu’à une case voisine d’un autre : il se retourne et peut retourner les pions de l’autre couleur qu’il enferme. Une rangée de cinq d’une même couleur gagne ; il en faut exactement cinq au joueur 1, qui en capture trois au plus par ligne. Sortir un pion d’une rangée de trois ou quatre d’une même couleur coûte le tour suivant, et l’autre joue deux fois.
rule-themisto-five = Déplacez n’importe quel pion en ligne droite jusqu’à une case voisine d’un autre : il se retourne et peut retourner les pions de l’autre couleur qu’il enferme. Une rangée de cinq d’une même couleur gagne, peu importe qui les a retournés ; il en faut exactement cinq au joueur 1, qui en capture trois au plus par ligne.
rule-ingenious-bonus = Chaque moitié d’une tuile marque un point par symbole identique dans les lignes qui en partent, et à la fin seule compte votre couleur la plus basse. Une couleur qui atteint 18 donne aussitôt un coup de plus.
rule-ingenious-lowest = Chaque moitié d’une tuile marque, sur la piste de sa couleur, un point par symbole identique dans les lignes qui en partent. À la fin, seule compte votre couleur la plus basse, puis la suivante en cas d’égalité.
rule-nebuchadnezzar-capture = À votre tour, vous posez un pion ou retournez un rectangle : un rectangle plein de pions adverses se retourne si une ligne entière d’une couleur ferme chacun de ses quatre côtés et que la plus grande part de ce mur est à vous. Le bord du plateau ferme aussi un côté.
rule-nebuchadnezzar-safe = Posez un pion sur un point vide, ou retournez un rectangle de pions adverses emmuré sur ses quatre côtés, surtout par vous. Qui n’a plus de pion perd : empêchez l’adversaire de fermer un mur autour de vos derniers.
rule-temple-last = Un coup ajoute une à trois tuiles, et chacune doit en toucher une de nombre égal ou plus petit : un sol est à côté d’une tuile, un mur se dresse sur un sol, un toit repose sur des murs. Vous finissez une couleur avant d’en commencer une autre ; qui pose sa dernière tuile gagne, et qui n’a plus de coup perd.
rule-temple-slots = Un coup ajoute une à trois tuiles, et chacune doit en toucher une de nombre égal ou plus petit : un sol est à côté d’une tuile, un mur se dresse sur un sol, un toit repose sur des murs. Vous gardez votre couleur jusqu’à l’épuiser, et qui ne peut pas jouer perd.
legend-region = La zone à regarder
legend-piece = La pièce à jouer
legend-move = Le coup de l’indice
legend-place = Une place où l’on peut jouer
legend-turns-over = Une capture est possible ici
legend-costs = Ce coup coûte votre prochain tour
legend-priced = Une rangée : en retirer un pion coûte votre prochain tour
legend-gain = Points du meilleur coup à cet endroit
legend-flips = Nombre de pions retournés
legend-bonus = Un coup de plus aussitôt
legend-more = Il faut une autre tuile dans le même tour
legend-pair = Va avec la tuile choisie
legend-last = Le cadre : le dernier coup
puzzle-ask-biggest-score = Marquez le plus de points avec une tuile.
puzzle-ask-best-placement = Posez la tuile qui vous donne la plus grande avance.
puzzle-ask-best-line = { $within ->
 [2] Posez vos deux tuiles pour marquer le maximum.
 *[other] Posez vos { $within } tuiles pour marquer le maximum.
}
puzzle-ask-win-the-endgame = Un seul coup gagne. Trouvez-le.
puzzle-ask-which-tile-to-keep = Posez { $within } tuiles pour marquer le maximum, et gardez-en une.
puzzle-ask-sacrifice = Cédez des points maintenant pour être mieux placé ensuite.
puzzle-ask-last-tile = Il vous reste une tuile. Tirez-en le meilleur parti.
puzzle-ask-last-word = Il reste une tuile à l’adversaire. Finissez avec la plus grande avance.
puzzle-ask-save-the-game = Un seul coup sauve une victoire partagée. Trouvez-le.
puzzle-ask-three-seats = Obtenez le meilleur résultat contre deux adversaires.
puzzle-ask-eight-tiles = Un seul coup gagne. Trouvez-le.
puzzle-ask-lose-least = Cette partie est perdue. Perdez-la d’un seul point.
puzzle-ask-win = { $within ->
 [1] Alignez cinq pions.
 *[other] Gagnez en { $within } coups.
}
puzzle-ask-zugzwang = Aucune menace, mais il faut jouer. Trouvez le seul coup sûr.
puzzle-ask-forced-penalty = Faites perdre un tour à l’adversaire, et gagnez.
puzzle-ask-paid-defence = Cédez un tour pour arrêter l’attaque.
puzzle-ask-save-the-draw = Un seul coup sauve la nulle. Trouvez-le.
puzzle-ask-borrowed-disc = L’adversaire vous apporte le pion qu’il vous faut. Gagnez en { $within } coups.
puzzle-ask-raise-the-lowest = Faites monter le plus possible vos couleurs les plus basses.
puzzle-ask-last-placements = Le plateau est presque plein. Trouvez le coup qui gagne.
puzzle-ask-two-placements = Posez { $within } tuiles et faites monter vos couleurs les plus basses.
puzzle-ask-earn-a-bonus = Amenez une couleur à 18, rejouez et faites monter vos couleurs les plus basses.
puzzle-ask-all-six = Amenez les six couleurs à 18.
puzzle-ask-level-the-scores = Le plateau est presque plein. Sauvez une victoire partagée.
puzzle-ask-chain-of-three = Posez { $within } tuiles en un tour : chacune donne droit à la suivante.
puzzle-ask-spoil-both = L’adversaire a deux bonnes places pour sa tuile. Bloquez les deux.
puzzle-ask-annihilate = { $within ->
 [1] Prenez tous les pions de l’adversaire.
 *[other] Prenez tous les pions de l’adversaire en { $within } coups.
}
puzzle-ask-only-placement = Un seul point vous garde en jeu. Trouvez-le.
puzzle-ask-only-capture = Une seule capture vous garde en jeu. Trouvez-la.
puzzle-ask-great-sacrifice = Prenez tous les pions de l’adversaire en { $within } coups, même s’il vous en prend beaucoup d’un coup.
puzzle-ask-outnumbered = En infériorité, prenez tous les pions de l’adversaire en { $within } coups.
puzzle-ask-strand = { $within ->
 [1] Laissez l’adversaire sans coup.
 *[other] Laissez l’adversaire sans coup en { $within } tours.
}
puzzle-ask-avoid = Vous allez manquer de coups. Trouvez celui qui vous sauve.
puzzle-ask-last-tiles = { $within ->
 [1] Il reste peu de tuiles. Gagnez en un coup.
 *[other] Il reste peu de tuiles. Gagnez en { $within } coups.
}
puzzle-ask-outlast = Il reste peu de tuiles. Trouvez le seul coup qui ne perd pas.
puzzle-ask-lent-slot = L’adversaire ouvre la place qu’il vous faut. Gagnez en { $within } coups.
puzzle-ask-give-room = Donnez plus de place à l’adversaire, et gagnez quand même en { $within } coups.
puzzle-ask-squeeze = Sans rien menacer, ne laissez à l’adversaire que de mauvais coups.
set-up-prompt = Choisissez une pièce, puis un endroit.
take-away = Retirer
edit-clear = Vider le plateau
position-possible = Cette position est possible.
position-over = Cette position est possible. La partie y est finie.
copy-key = Copier la clé
copy-json = Copier le JSON
verify = Est-ce un problème ?
verify-at-work = Recherche d’une preuve… Cela peut prendre une minute.
verify-yes = Oui, c’est un problème.
verify-no = { $type ->
 [any] Non, ce n’est pas un problème.
 *[one] Non, ce n’est pas un problème de ce type.
}
verify-solve = Le résoudre
verify-known = Déjà dans la collection
verify-back = Retour à votre position
verify-out-of-time = C’est trop long ici. Choisissez un seul type.
edit-to-move = Au trait
edit-tiles = Tuiles du joueur { $number }
edit-score = Score du joueur { $number }
edit-tracks = Pistes du joueur { $number }`;export{e as default};
