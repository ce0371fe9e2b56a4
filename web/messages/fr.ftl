# Ce que la page dit en français. Elle vouvoie. docs/LANGUAGES.md explique comment s’écrivent les messages.

## Partout

skip = Aller à la partie
all-games = Tessera, tous les jeux
games = Jeux
language = Langue
theme = Clair ou sombre
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
you = Vous
opponent = Adversaire
engine = Moteur
engine-of-several = Moteur { $number }
player = Joueur { $number }
named = { $name } : { $text }
close = Fermer
cancel = Annuler
back = Retour
forward = Avancer
next = Suivant
copied = Copié.
try-again = Réessayer
back-to-game = Revenir à la partie
undrawn = Cette page ne sait pas encore dessiner { $game }. Son API existe déjà :
undrawn-api = voir comment l’appeler
title-home = { $name } – jeux abstraits à jouer, à analyser et à résoudre
title-new = { $game } : nouvelle partie
title-play = { $game }
title-learn = Apprendre { $game }
title-puzzle = { $game } : problèmes
title-analysis = { $game } : analyse
title-review = { $game } : bilan
title-edit = { $game } : composer une position
title-rules = Règles de { $game }
tab-play = Jouer
tab-learn = Apprendre
tab-puzzle = Problèmes
tab-analysis = Analyse
tab-review = Bilan
tab-edit = Composer
tab-rules = Règles

## Le service

service-answered = Le service a répondu { $status }.
service-busy = Le service est occupé.
service-resting = Le service fait une pause : trop de requêtes sont venues d’ici.
service-failed = Le service a un problème.
service-unreachable = Le service est injoignable. Êtes-vous en ligne ?
service-slow = Le service prend son temps…
trying-again = { $problem } Nouvel essai…
offline = Vous êtes hors ligne. La page reprendra à votre retour.
went-wrong = Quelque chose s’est mal passé : { $message }
page-renewed = Tessera a une nouvelle version. Rechargez la page pour continuer.
load-again = Recharger
nothing-here = Il n’y a rien à cette adresse.

## La page d’accueil

home-title = { $count ->
    [0] Aucun
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
   *[other] { $count }
} { $count ->
    [0] jeu abstrait
    [one] jeu abstrait
   *[other] jeux abstraits
} et un moteur qui les explique.
home-lead = Affrontez neuf niveaux, voyez l’effet d’un coup avant de le jouer, apprenez chaque jeu sur son plateau et résolvez chaque jour un nouveau problème.
home-foot = Tessera ne garde rien sur vous ; vos parties restent dans ce navigateur.
home-play = Jouer
home-continue = Continuer
home-learn = Apprendre
home-lesson = Leçon
home-puzzles = Problèmes
today = Problèmes du jour
today-streak = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
today-solved = { $solved } sur { $all } résolus
paste = Un lien ou une position ?
paste-how = Collez un lien, le code d’un problème ou une position pour l’ouvrir ici.
paste-open = Ouvrir
# Sous le nom d’un problème.
today-moves = { $count ->
    [1] un coup
   *[other] { $count } coups
}
today-how = Chacun est accompagné de sa règle
all-days = Calendrier

## Une nouvelle partie

new-game = Nouvelle partie
new-game-of = Nouvelle partie : { $game }
position-key-empty = vide pour partir du début
link-or-key = Lien ou position
link-unknown = Ce n’est ni un lien de cette page ni une position d’un des jeux.
start = Commencer
opponents = { $count ->
    [one] Adversaire
   *[other] Adversaires
}
opponents-engine = le moteur
opponents-people = des personnes sur cet appareil
seat = Vous jouez
seat-order = { $number ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
    [5] en cinquième
   *[6] en sixième
}
clock = Pendule
clock-none = aucune
clock-choice = { $minutes } minutes, { $seconds } secondes par coup
strength = Force
level-elo = Elo { $elo }
level = { $number ->
    [1] 1, débutant
    [2] 2, novice
    [3] 3, amateur
    [4] 4, régulier
    [5] 5, habile
    [6] 6, fort
    [7] 7, expert
    [8] 8, maître
   *[9] 9, le meilleur du moteur
}
option-seats = Joueurs
option-sets = Jeux de tuiles
option-variant = Variante
option-side = Plateau
option-pie = Règle d’échange
option-edition = Règles
on-or-off = { $state ->
    [on] oui
   *[off] non
}

## La table

laid-out = La partie se met en place…
is-to-move = au trait
is-thinking = réfléchit
has-won = gagné
has-shared-win = victoire partagée
time-of = { $who ->
    [you] Votre temps
   *[other] Temps : { $name }
}
tiles-of = { $who ->
    [you] Vos tuiles
   *[other] Tuiles : { $name }
}
board-of = Plateau : { $game }
turn-board = Tourner le plateau
whole-board = Plateau entier
view-isometric = Vue de côté
view-flat = Vue de dessus
view-cells = Montrer les cases
view-points = Montrer les lignes
wins = gagne
nothing-goes-there = Vous ne pouvez rien y mettre.
not-there = Pas possible à cet endroit.
make-move = Jouer
which = { $game ->
    [nebuchadnezzar] Quelle capture ?
   *[other] Quel coup ?
}
or-add-tile = { $move } — ou ajoutez une tuile.
choose-place = Choisissez la destination.
choose-near = Le plateau est agrandi : touchez l’endroit.
choose-tile = Choisissez une tuile pour cet endroit.
ask-tile = Choisissez une tuile ou un endroit du plateau.
only-pass = Passer est le seul coup possible.
cell = Case { $cell }
square = { $id }, { $holds ->
    [b] noir
    [w] blanc
   *[none] vide
}
disc = { $colour ->
    [b] noir
   *[w] blanc
}
tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
colour = { $letter ->
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
tile = { $value } { $colour }
face-down = face cachée
why-taken = Il y a déjà une tuile.
and-win = { $move } et gagner

## Jouer

turn = { $who ->
    [you] C’est à vous.
   *[other] Au trait : { $name }.
}
try-move = Essayez un coup : la partie ne change pas.
best-move = Le mieux : { $move }.
player-thinks = { $name } réfléchit…
tiles-drawn = Des tuiles sont tirées.
show-tiles = Montrer les tuiles : { $name }
hand-over = Au trait : { $name }. Passez d’abord l’appareil.
tiles-hidden = Ici, toutes les tuiles restent cachées jusqu’à la fin de la partie.
show-engines-tiles = Montrer les tuiles du moteur
engines-tiles-hidden = C’est au moteur, et ses tuiles sont cachées.
rematch = Revanche
learn-from-mistakes = Apprendre de vos erreurs
gave-up = { $who ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
ran-out-of-time = { $who ->
    [you] Votre temps est écoulé.
   *[other] { $name } n’a plus de temps.
}
won = { $who ->
    [you] Vous avez gagné !
    [engine] Le moteur a gagné.
    [opponent] L’adversaire a gagné.
   *[other] { $name } a gagné.
}
won-by = { $who ->
    [you] Vous avez gagné, { $scores } !
    [engine] Le moteur gagne, { $scores }.
    [opponent] L’adversaire gagne, { $scores }.
   *[other] { $name } gagne, { $scores }.
}
# The winner's score comes first.
score-of-two = { $first } à { $second }
temple-ended-placed = { $who ->
    [you] Vous avez posé votre dernière tuile. Il reste { $left } à l’adversaire.
    [opponent] L’adversaire a posé la dernière tuile. Il vous reste { $left }.
    [engine] Le moteur a posé sa dernière tuile. Il vous reste { $left }.
   *[other] { $name } a posé la dernière tuile. Il reste { $left } en face.
}
# `$tiles` are those of the begun colour; "none" as `$begun` means that none was.
temple-ended-stuck = { $begun ->
    [none] { $who ->
        [you] Vous n’aviez aucun coup légal.
        [opponent] L’adversaire n’avait aucun coup légal.
        [engine] Le moteur n’avait aucun coup légal.
       *[other] { $name } n’avait aucun coup légal.
    }
   *[some] { $who ->
        [you] Vous n’aviez pas de place pour { $tiles } :
        [opponent] L’adversaire n’avait pas de place pour { $tiles } :
        [engine] Le moteur n’avait pas de place pour { $tiles } :
       *[other] { $name } n’avait pas de place pour { $tiles } :
    } une tuile doit en toucher une de nombre égal ou inférieur.
}
nebuchadnezzar-ended = { $who ->
    [you] Il ne vous reste aucun pion.
    [opponent] L’adversaire n’a plus aucun pion.
    [engine] Le moteur n’a plus aucun pion.
   *[other] { $name } n’a plus aucun pion.
}
draw = Partie nulle.
all-share = Tous partagent la victoire.
some-share = { $names } partagent la victoire.
foreign-position = Une position venue d’un lien.
foreign-game = Une partie venue d’un lien.
undo = Annuler
redo = Rétablir
share = Partager
share-position = Partager la position
share-game = Partager la partie
resign = Abandonner
resign-ask = Abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer
link-copied = Le lien vers cette position est copié.
game-link-copied = Le lien vers cette partie est copié.
game-too-long = La partie est trop longue pour un lien.
record-damaged = La partie de ce lien est abîmée ou tronquée.
link-in-address = Copiez le lien de la barre d’adresse : il contient la position.
game-damaged = La partie gardée dans ce navigateur est abîmée.
other-tab = Cette partie a continué dans un autre onglet.
other-tab-here = Continuer ici
no-moves = Pas encore de coups.
moves = Coups
branch = Une variante
pause = Pause
go-on = Reprendre
one-move = Un coup
speed = Vitesse
speed-name = { $name ->
    [slow] lente
    [fast] rapide
   *[normal] normale
}
players = Joueurs et force
played-by-person = une personne
played-by-engine = le moteur
strength-of-engine = Force du moteur
sounds = Sons
engine-place = Le moteur calcule
engine-place-name = { $name ->
    [device] sur cet appareil
    [service] par le service
   *[automatic] automatiquement
}
engine-place-about = Automatique : sur cet appareil dès que le moteur est chargé, sauf pour les analyses profondes et les bilans.
engine-at-work = { $where ->
    [device] Cet appareil calcule.
   *[service] Le service calcule.
}
move-in-notation = Un coup en notation
type-move = Saisir un coup { $count ->
    [0] { "" }
    [one] ({ $count } possible)
   *[other] ({ $count } possibles)
}
type-move-first = Saisissez d’abord un coup.
no-legal-move = « { $text } » n’est pas un coup légal ici.
earlier-games = Parties précédentes ({ $count })
earlier-game = { $date }, { $level ->
    [0] entre personnes
   *[other] niveau { $level }
} : { $result }
earlier-open = { $moves ->
    [one] { $moves } coup, inachevée
   *[other] { $moves } coups, inachevée
}

## Apprendre

lesson-steps = Étapes de la leçon
lesson-step-at = Étape { $number } sur { $all }
lesson-step = { $number } : { $title }{ $state ->
    [done] , faite
   *[open] { "" }
}
lesson-right = Exact.
lesson-wrong = Pas tout à fait.
# Above the plan of a lesson.
lesson-plan = Un plan pour votre première partie
lesson-play-plan = Jouer avec ce plan
lesson-then-puzzle = Un problème maintenant
rules-full = Toutes les précisions et la notation
describe = Décrire la position en mots
keys = Touches
keys-how = Tab mène aux tuiles et au plateau, les flèches vous y déplacent, Entrée choisit, Échap revient sur le choix. U ou ← recule, R ou → avance, N ouvre une nouvelle partie.

## Analyse

analyse = Analyser
analysis-progress = Avancement de l’analyse
analysis-over = La partie est finie ; il ne reste rien à analyser.
analysis-hidden = C’est au moteur. Pour analyser son choix, montrez ses tuiles : le bouton est sous le plateau.
thinking = Réflexion…
queued = En attente d’une place libre…
stop = Arrêter
stopped = Arrêté.
effort = Effort
effort-name = { $factor ->
    [1] Rapide
    [5] Soigné
   *[25] Profond
}
best-moves-shown = meilleurs coups sur le plateau
to-your-game = Vers votre partie
play-on = Continuer la partie d’ici
on-branch = Vous êtes sur une variante. La partie elle-même n’a pas changé.
here-over = Ici, la partie est finie.
analysed = { $state ->
    [proved] Prouvé : { $nodes } positions.
    [done] Terminé : { $nodes } positions.
   *[going] { $nodes } positions…
}
column-move = Coup
column-worth = Valeur
column-class = Verdict
column-better = Mieux valait
column-points = Avance finale
column-points-about = Avance en points à la fin, selon l’estimation du moteur
column-of = { $column } { $who ->
    [you] pour vous
   *[other] pour { $name }
}
column-then = Ensuite
line-likely = À partir d’ici, c’est seulement probable : les tuiles tirées ne sont pas connues
worth = { $outcome ->
    [win] Gain
    [loss] Perte
   *[draw] Nulle
}
worth-by = { $outcome ->
    [win] Gain de { $points }
   *[loss] Perte de { $points }
}
worth-in = { $outcome ->
    [win] Gain en { $moves }
    [loss] Perte en { $moves }
   *[draw] Nulle en { $moves }
}
worth-proved = { $name } : { $worth }, prouvé

## Bilan

review-empty = Jouez d’abord quelques coups ; le moteur jugera ensuite chacun d’eux ici.
reviewing = { $count ->
    [one] Examen de { $count } coup…
   *[other] Examen de { $count } coups…
}
review-stopped = Le temps s’est écoulé avant que tous les coups soient jugés.
review-ready = Le bilan est prêt.
review-accuracy = précision
review-accuracy-about = Proximité moyenne avec les meilleurs coups, en chances de gain ou en points
review-brief = Chaque coup a été regardé brièvement ; l’analyse regarde plus longtemps et peut en voir plus.
review-points-lost = points cédés
review-see = Voir sur le plateau
back-to-review = Revenir au bilan
move-class = { $class ->
    [best] le meilleur
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
# How much a move gave away.
loss-chances = −{ $share } de chances de gain
loss-points = −{ $points } { $points ->
    [one] point
   *[other] points
}
move-forced = forcé
move-not-judged = non jugé
chart-first = coup 1
chart-move = Coup { $number }, { $move } : { $share }{ $class ->
    [best] , le meilleur
    [good] , bon
    [inaccuracy] , imprécision
    [mistake] , erreur
    [blunder] , gaffe
   *[none] { "" }
}
chart-of-mover = Chances de gain du camp qui a joué
chart-of = { $who ->
    [you] Vos chances de gain
   *[other] Chances de gain : { $name }
}
chart-about = { $label }, coup par coup ; les chiffres sont dans le tableau ci-dessous
chart-key = ○ imprécision  ▲ erreur  × gaffe
drill-begin = Apprendre de vos erreurs ({ $count })
drill-none = Aucune erreur trouvée
drill-ask = { $number } sur { $all }, { $class ->
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une gaffe
}{ $loss } : { $move }. Trouvez un meilleur coup.
drill-last = C’était la dernière.
drill-next = Erreur suivante
drill-finish = Terminer
drill-see = Voir le meilleur coup
drill-same = C’est le coup qui a été joué. Il y en a un meilleur.
drill-right = Exact : { $move }.
drill-good = Bon également : { $move }.
drill-wrong = Pas celui-là.
drill-again = Réessayez ou regardez le meilleur coup.
drill-better = Le meilleur coup était : { $move }.
# Stands before a sentence about the answer to the move that was played.
drill-game = Après le coup joué

## Problèmes

puzzle = Problème
puzzle-kinds = Sortes de problèmes
puzzle-kind-daily = Du jour
puzzle-kind-train = Entraînement
puzzle-kind-storm = Chrono
puzzle-coming = Le problème arrive…
puzzle-not-yet = Le problème de ce jour n’est pas encore là.
puzzle-none = Il n’y a pas de problème de ce genre. Choisissez tous les types ou toutes les difficultés.
puzzle-solved = Résolu !
puzzle-shown = Voici la solution.
puzzle-wrong = Ce n’est pas ça.
puzzle-right = Exact. Et maintenant ?
puzzle-refuted = Pourquoi c’est faux
puzzle-of-today = Problème du jour
puzzle-of = Problème du { $date }
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
level-number = niveau { $level }
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
rating-unsure = (estimée)
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
# À l’entraînement, tant qu’un indice coûte $points de la cote.
hint-rated = Indice (cote −{ $points })
next-puzzle = Problème suivant
another = Un autre
another-puzzle = Un autre problème
explain = Expliquer
reveal-ask = Le problème ne comptera pas comme résolu.
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
# Opens the other puzzles: daily, training, storm.
puzzle-more = Plus
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
# À côté du nom : ce que la question demande.
goal-points = { $points ->
    [one] Objectif : un point
   *[other] Objectif : { $points } points
}
goal-lead = { $sign ->
    [ahead] Objectif : { $points } d’avance
    [level] Objectif : égalité
   *[behind] Objectif : au plus { $points } de retard
}
# $first est le score de la couleur la plus basse, $second celui de la suivante.
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
# Suit les essais, après une virgule.
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
result = { $state ->
    [solved] résolu
    [seen] solution vue
   *[open] à résoudre
}
print-week = Feuille de la semaine (PDF)
print = Imprimer
next-day-in = Nouveaux problèmes dans
day-turns = Chez vous, le nouveau jour commence à { $time }.
all-games-days = Tous les jeux sur une page
statistics = Vos statistiques
solved-days = Résolus
# Also explains the marks of a calendar.
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

## Composer une position

set-up = Composer une position
set-up-how = Choisissez une pièce, puis un endroit du plateau. Pour la retirer, choisissez de nouveau cet endroit.
set-up-prompt = Choisissez une pièce, puis un endroit.
pieces = Pièces
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
picture = Image
edit-to-move = Au trait
edit-tiles = Tuiles du joueur { $number }
edit-score = Score du joueur { $number }
edit-tracks = Pistes du joueur { $number }

## Octopus

octopus-tagline = Les tuiles tendent leurs bras dans huit directions vers leur couleur et leur nombre.
aim-octopus = Marquez le plus de points avec les suites d’une même couleur ou d’un même nombre.
octopus-effect = { $tile } { $place } rapporte { $points }
octopus-why-first = La première tuile se pose sur la case marquée.
octopus-why-alone = Une tuile se pose à côté d’une autre, pas en diagonale.
octopus-why-no-tile = Choisissez d’abord une tuile. Elle se pose à côté d’une tuile de la table, pas en diagonale.

## Themisto

themisto-tagline = Chaque coup retourne un pion. Les couleurs n’appartiennent à personne ; chacun veut une rangée de cinq.
aim-themisto = { $seat ->
    [0] Formez une rangée d’exactement cinq pions d’une couleur, et capturez-en trois au plus par ligne.
    [1] Formez une rangée de cinq pions ou plus d’une couleur, noirs ou blancs.
   *[any] Formez une rangée de cinq pions d’une couleur, noirs ou blancs.
}
themisto-ask = Choisissez un pion pour voir où il peut aller.
themisto-bands = Une bande signale une rangée : en retirer un pion coûte un tour.
themisto-ended = { $who ->
    [you] Vous avez complété une rangée gagnante.
    [opponent] L’adversaire a complété une rangée gagnante.
    [engine] Le moteur a complété une rangée gagnante.
   *[other] { $name } a complété une rangée gagnante.
}
themisto-why-no-disc = Choisissez d’abord un pion ; tous peuvent être déplacés.
themisto-why-stuck = Ce pion n’a nulle part où aller : il lui faut une ligne droite libre qui finit à côté d’un autre pion.
themisto-moves = { $from } vers { $to }
themisto-captures = capture { $cells }
themisto-costs = coûte le prochain tour
themisto-threat = Attention : l’adversaire peut gagner en { $places }.
# Follows a move that the player considers.
themisto-leaves = Ensuite, l’adversaire peut gagner en { $places }.
themisto-too-long = 3 au plus
themisto-costs-badge = coûte un tour
themisto-capture = Capturer { $count }
themisto-move-only = Déplacer seulement
themisto-aim = { $number ->
    [1] but : exactement 5, au plus 3 captures
   *[2] but : 5 ou plus, captures sans limite
}
themisto-owes = perd un tour
themisto-skip = Un tour est perdu
themisto-skip-no = non
themisto-skip-yes = par l’autre joueur

## Ingenious

ingenious-tagline = Seule votre couleur la plus faible compte : n’en négligez aucune des six.
aim-ingenious = Faites monter les six couleurs : à la fin, seule la plus basse compte.
ingenious-form = { $form ->
    [solo] solo
    [team] équipes
    [duel] duel
   *[standard] standard
}
ingenious-tile = { $first } et { $second }
ingenious-why-printed = Aucune tuile ne se pose sur un symbole imprimé.
ingenious-why-first = Votre première tuile va à côté d’un symbole imprimé qu’aucune tuile ne touche encore.
ingenious-why-no-room = Il n’y a pas de place ici pour cette tuile : son autre moitié n’aurait pas de case vide.
ingenious-why-no-room-at-all = Il n’y a pas de place ici pour une tuile.
ingenious-first-half = Choisissez une case pour la couleur { $colour }, ou glissez sur les deux cases.
ingenious-other-half = Choisissez une case pour l’autre moitié.
# The place of the colour that decided, counted from the lowest.
ingenious-ended = { $rank ->
    [0] Les six couleurs sont à 18.
    [1] La couleur la plus basse décide.
    [2] Les couleurs les plus basses sont à égalité ; la deuxième plus basse décide.
    [3] Les deux couleurs les plus basses sont à égalité ; la troisième plus basse décide.
   *[other] Les couleurs les plus basses sont à égalité ; la { $rank }e en partant du bas décide.
}
ingenious-effect = { $tile } rapporte { $earned }
ingenious-points = { $points } en { $colour }
ingenious-with-bonus = { $effect }, et { $count ->
    [one] un coup supplémentaire
   *[other] { $count } coups supplémentaires
}
ingenious-effect-of = { $move ->
    [swap] échanger toutes les tuiles
   *[keep] garder les tuiles
}
ingenious-action = { $move ->
    [swap] Échanger toutes vos tuiles
   *[keep] Les garder
}
ingenious-choice = { $first }, puis { $second } : +{ $points }
ingenious-team = équipe { $number }
ingenious-bonus = { $count ->
    [one] coup supplémentaire
   *[other] { $count } coups supplémentaires
}
ingenious-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
ingenious-lowest = minimum { $score }
ingenious-scores = Scores : { $scores }
ingenious-second-half = Seconde moitié
direction = { $name ->
    [east] est
    [south-east] sud-est
    [south-west] sud-ouest
    [west] ouest
    [north-west] nord-ouest
   *[north-east] nord-est
}

## Nebuchadnezzar

nebuchadnezzar-tagline = Emmurez un rectangle de pions adverses, surtout avec les vôtres, et retournez-le.
aim-nebuchadnezzar = Ne laissez aucun pion à l’adversaire : encadrez des rectangles et retournez-les.
nebuchadnezzar-ask = Posez un pion sur un point libre ou retournez un rectangle.
nebuchadnezzar-why-own = Ce pion est à vous. Posez un pion sur un point vide ou capturez des pions de l’autre couleur.
nebuchadnezzar-why-open = { $extent ->
    [cell] { $from } ne peut pas encore être capturé
   *[area] { $from } à { $to } ne peuvent pas encore être capturés
} : { $side ->
    [n] le mur du dessus
    [s] le mur du dessous
    [w] le mur de gauche
   *[e] le mur de droite
} doit être une ligne complète d’une seule couleur.
nebuchadnezzar-why-fewer = { $extent ->
    [cell] { $from } ne peut pas encore être capturé
   *[area] { $from } à { $to } ne peuvent pas encore être capturés
} : vous avez { $own } des points du mur, et l’adversaire { $enemy }. Il vous en faut davantage.
nebuchadnezzar-effect-of = { $move ->
    [swap] prendre la couleur du premier coup
   *[pass] aucun coup n’est possible
}
nebuchadnezzar-places = poser en { $cell }
nebuchadnezzar-captures = capturer { $count } { $extent ->
    [cell] pion en { $from }
   *[area] pions de { $from } à { $to }
}
nebuchadnezzar-capture = Capturer { $from }–{ $to }
nebuchadnezzar-place = Poser en { $cell }
nebuchadnezzar-action = { $move ->
    [swap] Échanger les couleurs
   *[pass] Passer
}
nebuchadnezzar-first-is = Le joueur 1 est
nebuchadnezzar-plies = Coups joués

## Temple

temple-tagline = Bâtissez sols, murs et toits en trois dimensions jusqu’à ce que l’autre ne puisse plus jouer.
aim-temple = Posez votre dernière tuile avant l’adversaire. Qui ne peut pas jouer perd.
temple-edition = { $edition ->
    [revised] révisées
   *[published] publiées
}
temple-wins = { $move } — gagne
temple-slot = { $kind ->
    [F] sol sur { $cell }
    [T] toit au-dessus de { $cell }
    [WN] mur au nord de { $cell }, tourné vers cette case
    [WE] mur à l’est de { $cell }, tourné vers cette case
    [WS] mur au sud de { $cell }, tourné vers cette case
   *[WW] mur à l’ouest de { $cell }, tourné vers cette case
}
# Une place dans une liste de coups, à côté de l’image de la tuile.
temple-place = { $kind ->
    [F] sol
    [T] toit
    [WN] mur nord
    [WE] mur est
    [WS] mur sud
   *[WW] mur ouest
} { $cell }
temple-begun = { $colour } à finir
temple-why-colour = Couleur { $colour } non commencée : finissez d’abord la couleur { $begun }.
temple-why-value = Pas de place ici pour cette tuile : elle doit toucher une tuile de { $value } ou moins.
temple-why-first = La première tuile de la partie est un 1.
temple-why-no-tile = Choisissez d’abord une tuile ou un des endroits marqués.
# The next tile of a move, and its place.
temple-lies = { $kind ->
    [F] À plat : un sol.
    [W] Debout : un mur.
   *[T] Sur des murs : un toit.
}
# Sur le plateau, là où il faut une autre tuile, et sur les tuiles qui y vont.
temple-plus = À un +, une autre tuile marquée + doit suivre.
# The places that are open to each player; a player without any loses.
temple-places = Choisissez une tuile ou une place. Vous avez { $mine ->
    [one] une place
   *[other] { $mine } places
} où bâtir, l’adversaire { $theirs }.
# These two follow a move that the player considers.
temple-leaves = Ensuite, l’adversaire a { $count ->
    [one] une place
   *[other] { $count } places
} où bâtir.
temple-leaves-win = Il peut alors gagner tout de suite.
temple-choose-tile = { $kind ->
    [F] Choisissez une tuile pour ce sol.
    [T] Choisissez une tuile pour ce toit.
   *[W] Choisissez une tuile pour ce mur.
}
temple-next-tile = { $part ->
    [second-wall] Choisissez la tuile du second mur.
    [carrying-wall] Choisissez la tuile du mur sous le toit.
    [top] Choisissez la tuile du toit.
   *[any] Choisissez la tuile suivante : un mur ou un toit.
}
temple-next-place = { $part ->
    [second-wall] Choisissez la place du second mur.
    [carrying-wall] Choisissez la place du mur sous le toit.
    [top] Choisissez la place du toit.
   *[any] Choisissez la place de cette tuile.
}
temple-put-as = Poser comme
temple-kind = { $kind ->
    [F] un sol
    [T] un toit
    [WN] un mur au nord
    [WE] un mur à l’est
    [WS] un mur au sud
   *[WW] un mur à l’ouest
}

## Leçons

lesson-octopus-the-first-tile = La première tuile
    .text = Toutes les tuiles sont visibles, et qui marque le plus gagne. La première tuile ne marque rien. Choisissez-en une, puis la case marquée.
    .right = Maintenant, il y a des points à prendre.
lesson-octopus-a-run-of-a-colour = Une suite d’une couleur
    .text = Une tuile marque un point par tuile de la suite ininterrompue de sa couleur qui commence à côté d’elle. Quatre tuiles rouges sont alignées. Posez votre 4 rouge à un bout.
    .right = Quatre points : la suite compte, la tuile elle-même non.
    .wrong = { $tile ->
        [R4] Cela rapporte { $points }. Au bout de la suite, les quatre comptent.
       *[other] C’est la bleue. Choisissez le 4 rouge.
    }
lesson-octopus-a-run-of-a-number = Une suite d’un nombre
    .text = Les nombres aussi forment des suites, quelle que soit leur couleur. Marquez deux points avec votre 4 rouge.
    .right = Les deux quatre comptent : deux points.
    .wrong = Cela rapporte { $points }. Cherchez une case d’où les deux quatre comptent.
lesson-octopus-eight-directions = Huit directions
    .text = Les huit directions comptent, les diagonales aussi, et couleurs et nombres s’additionnent. Choisissez le 4 rouge : chaque case montre ce qu’il y rapporterait. Prenez la meilleure.
    .right = { $points } points, le maximum.
    .wrong = Cela rapporte { $points }. Il y a une meilleure case.
    .hint = Les lignes de l’aperçu montrent chaque suite : bleues pour la couleur, en tirets pour le nombre.
lesson-octopus-beside-not-across = À côté, pas en diagonale
    .text = Une tuile se pose à côté d’une autre, bord contre bord. Essayez d’en poser une en diagonale.
    .right = Mais quand elle marque, une tuile regarde aussi en diagonale.
    .wrong = Là, elle était bord contre bord, et c’était donc permis. Essayez une case qui ne touche la tuile que par un coin.
lesson-octopus-a-gap-ends-a-run = Un vide met fin à la suite
    .text = Une case vide ou une tuile différente met fin à une suite. Trouvez une case où votre 4 rouge rapporte deux points.
    .right = Deux : le 5 rouge et le 1 rouge.
    .wrong = Cela rapporte { $points } : les tuiles bleues sont entre les rouges. À l’ouest, deux tuiles rouges sont côte à côte.
lesson-octopus-the-last-tile = La dernière tuile
    .text = Quand toutes les tuiles sont posées, le plus haut total gagne. Vous avez deux points de retard. Gagnez avec votre dernière tuile.
    .right = Vous gagnez cinq à quatre.
    .plan = Cherchez les cases où plusieurs suites se croisent, gardez les tuiles qui en prolongent deux, et ne laissez pas une telle case à l’adversaire.
    .wrong = Cela rapporte { $points }, et il en faut trois.
lesson-themisto-every-move-flips = Chaque coup retourne
    .text = Les couleurs n’appartiennent à personne : vous pouvez déplacer n’importe quel pion en ligne droite, tant que la voie est libre, jusqu’à une case voisine d’un autre pion. Il change de couleur en se déplaçant. Jouez un coup quelconque.
    .right = Il s’est retourné.
lesson-themisto-never-alone = Jamais seul
    .text = Un pion doit finir à côté d’un autre, coins compris. Choisissez le pion noir du milieu et essayez de le laisser seul quelque part.
    .right = Ainsi les pions restent ensemble.
    .wrong = Là, il avait un voisin. Essayez un endroit où il n’en a pas.
lesson-themisto-capture = Capturer
    .text = Le pion déplacé peut capturer une ligne de l’autre couleur qu’il enferme entre lui et un pion de sa nouvelle couleur : les pions enfermés se retournent. Déplacez le pion de f1 pour qu’il enferme les deux blancs, et capturez.
    .right = Capturés : les deux pions blancs sont maintenant noirs.
    .wrong = Rien n’a été capturé. Le pion de f1 devient noir : noir en d1 et a1 enferme b1 et c1. Quand la page vous le demande, choisissez de capturer.
lesson-themisto-four-are-too-many = Quatre, c’est trop
    .text = Vous êtes le joueur 1, qui capture des lignes de trois pions au plus. Déplacez le pion de h1 en f1, pour qu’il en enferme quatre.
    .right = Rien n’est capturé. Le joueur 2 n’a pas cette limite et capturerait les quatre.
    .wrong = Déplacez le pion de h1 en f1.
lesson-themisto-the-price-of-leaving-a-row = Quitter une rangée a un prix
    .text = Retirer un pion d’une rangée d’exactement trois ou quatre d’une couleur a un prix. Retirez-en un de la rangée a1, b1, c1 et voyez ce que cela coûte.
    .right = Votre prochain tour est perdu : un prix élevé. La page marque ces coups d’un anneau.
    .wrong = Ce pion n’appartient à aucune rangée. Déplacez un des trois noirs.
lesson-themisto-five-in-a-row = Cinq en ligne
    .text = Le joueur 1 gagne avec exactement cinq d’une couleur en ligne, le joueur 2 avec cinq ou plus. Peu importe la couleur. Vous êtes le joueur 1 : gagnez tout de suite.
    .right = Cinq pions noirs en ligne : gagné !
    .wrong = Pas encore. Le pion de g1 devient noir quand il se déplace, et il enferme les trois blancs.
lesson-themisto-six-are-too-many = Six, c’est trop
    .text = Vous êtes toujours le joueur 1. Un coup qui en aligne six ne vous fait pas gagner. Essayez e5 vers e1 en capturant : que se passe-t-il ?
    .right = Six pions noirs : pour le joueur 1 ce n’est pas un gain, mais le joueur 2 aurait gagné avec eux.
    .wrong = Déplacez le pion de e5 jusqu’en e1, et capturez.
lesson-themisto-six-win-for-the-second = Six gagnent pour le joueur 2
    .text = La même position, mais vous êtes maintenant le joueur 2, qui gagne avec cinq ou plus et capture des lignes de toute longueur. Gagnez tout de suite.
    .right = Six en ligne : gagné ! Dans votre première partie aussi, vous êtes le joueur 2.
    .plan = Vous pouvez jouer tous les pions. Cherchez d’abord une ligne que vous pouvez achever. Vérifiez ensuite que votre coup ne laisse à l’adversaire aucune ligne à laquelle il ne manque qu’un pion.
    .wrong = Déplacez le pion de e5 en e1, et capturez.
lesson-ingenious-the-first-tile = La première tuile
    .text = Une tuile porte deux symboles. Votre première va à côté d’un des symboles imprimés dans les coins. Choisissez une tuile, puis deux cases : une pour chaque moitié.
    .right = Chaque moitié marque sur la piste de sa couleur.
lesson-ingenious-not-in-the-middle = Pas au milieu
    .text = La première tuile de chaque joueur doit toucher un symbole imprimé. Choisissez une tuile et essayez le milieu du plateau.
    .right = Dès la deuxième tuile, deux cases libres voisines quelconques conviennent.
    .wrong = C’était à côté d’un symbole imprimé. Essayez plutôt une case du milieu.
lesson-ingenious-lines-score = Les lignes marquent
    .text = Chaque moitié marque un point par symbole identique dans les lignes ininterrompues qui en partent, dans cinq directions (pas vers son autre moitié). Marquez au moins deux points en rouge.
    .right = Les symboles imprimés comptent aussi.
    .wrong = { $points ->
        [one] Cela rapporte { $points } point.
       *[other] Cela rapporte { $points } points.
    } Cherchez les symboles rouges au nord.
    .hint = Posez une moitié rouge à côté des symboles rouges : des lignes montrent ce qui compte.
lesson-ingenious-your-weakest-colour = Votre couleur la plus faible
    .text = À la fin, seule votre couleur la plus basse compte ; à égalité la deuxième plus basse, et ainsi de suite. Votre jaune est loin derrière. Marquez des points en jaune.
    .right = Mieux vaut être égal dans toutes les couleurs que briller dans quelques-unes.
    .wrong = Pas de jaune là-dedans. Des symboles jaunes se trouvent au nord-ouest et au sud-ouest.
lesson-ingenious-a-bonus = Un coup supplémentaire
    .text = Une couleur qui atteint 18 donne aussitôt un autre coup. Votre rouge est à 16. Amenez-le à 18.
    .right = Vous continuez avec une autre tuile. Les six couleurs à 18 gagnent sur-le-champ.
    .wrong = Le rouge n’est pas encore à 18 : il faut deux points en rouge.
lesson-ingenious-a-swap = Un échange de tuiles
    .text = Après votre tour, regardez votre couleur la plus basse. Si aucune de vos tuiles ne la montre, vous pouvez toutes les échanger. Votre couleur la plus basse est le vert, et vous n’avez pas de vert : échangez.
    .right = Vous tirez six nouvelles tuiles, et les anciennes retournent dans le sac.
    .plan = Montez tôt vos couleurs les plus faibles, tant que leurs lignes ont des bouts libres, et fermez les lignes dont l’adversaire a besoin.
    .wrong = Vous avez gardé des tuiles qui ne peuvent pas faire monter le vert. Échangez-les.
lesson-nebuchadnezzar-place-a-disc = Poser un pion
    .text = Vous avez les noirs. À votre tour, vous posez un pion sur un point vide ou vous capturez. Posez-en un où vous voulez.
    .right = Le but : ne pas laisser un seul pion à l’adversaire.
lesson-nebuchadnezzar-barred-points = Points interdits
    .text = Un point entouré d’un pion adverse et de trois points vides est interdit. Essayez de poser un pion juste à côté du blanc, pas en diagonale.
    .right = Au bord du plateau, ou avec un second pion à côté, un tel point est permis.
    .wrong = Ce point est permis. Essayez un des quatre points juste à côté du pion blanc, pas en diagonale.
lesson-nebuchadnezzar-wall-one-in = Emmurer un pion
    .text = Un pion qui a un mur sur ses quatre côtés peut être capturé. Le pion blanc du milieu a des noirs au nord, au sud, à l’ouest et à l’est. Choisissez-le.
    .right = Il change de camp.
    .wrong = Vous avez posé un pion. Choisissez le pion blanc du milieu.
lesson-nebuchadnezzar-rectangles = Rectangles
    .text = Ce que vous capturez est un rectangle qui ne contient que des pions adverses. Chacun de ses côtés demande une ligne complète d’une couleur. Capturez les trois.
    .right = Trois d’un coup. Un rectangle plus petit à l’intérieur ne compte pas.
    .wrong = Choisissez un des trois pions blancs de la rangée.
lesson-nebuchadnezzar-the-bigger-rectangle = Le plus grand rectangle
    .text = Un rectangle à l’intérieur d’un plus grand que vous pourriez retourner ne compte pas : vous retournez le plus grand. Trois de ces pions blancs ont des murs noirs au-dessus et au-dessous. Choisissez celui du milieu et voyez combien se retournent.
    .right = Les trois. Deux d’entre eux auraient aussi assez de mur noir, mais ils font partie des trois.
    .wrong = Vous avez posé un pion. Choisissez le pion blanc du milieu.
lesson-nebuchadnezzar-the-edge-helps = Le bord aide
    .text = Le bord du plateau compte comme un mur de la couleur de celui d’en face. Le pion blanc du haut a du noir sur trois côtés et le bord sur le quatrième. Capturez-le.
    .right = Il y avait du noir au sud : le bord nord a donc compté comme noir.
    .wrong = Choisissez le pion blanc au bord supérieur.
lesson-nebuchadnezzar-not-without-a-wall = Pas sans mur
    .text = Ici, il n’y a pas de mur à l’est. Essayez tout de même de capturer le pion blanc du milieu.
    .right = Fermez d’abord la brèche et capturez au tour suivant.
    .wrong = Vous avez posé un pion, ce qui peut bien préparer la capture. Choisissez le pion blanc lui-même.
lesson-nebuchadnezzar-more-of-the-wall = La plus grande part du mur
    .text = Un mur peut être de l’une ou l’autre couleur, tant que la plus grande part du mur des quatre côtés est à vous. Trois côtés de ce pion sont noirs, un est blanc. Capturez-le.
    .right = Trois contre un : la majorité décide.
    .wrong = Choisissez le pion blanc du milieu.
lesson-nebuchadnezzar-the-last-one = Le dernier
    .text = Il reste un pion aux blancs. Prenez-le.
    .right = Gagné !
    .wrong = Le pion blanc est emmuré de tous côtés : choisissez-le.
lesson-nebuchadnezzar-take-over = Prendre la couleur
    .text = Le premier coup vaut beaucoup. Le second joueur peut donc prendre sa couleur au lieu de jouer. Vous êtes second, et les noirs ont pris le milieu : choisissez « Échanger les couleurs ».
    .right = Vous avez maintenant les noirs, et c’est aux blancs de jouer. Ne jouez donc pas vous-même un premier coup trop fort.
    .plan = Placez des pions qui emmurent deux pions adverses à la fois, et surveillez les vôtres. Deux murs adverses autour d’un pion sont une menace ; avec trois, il est presque toujours perdu.
    .wrong = Vous avez posé un pion blanc. Choisissez cette fois « Échanger les couleurs ».
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
    .wrong = C’était possible, car sa valeur est de 4 ou plus. Essayez le 2 rouge.
lesson-temple-a-single-wall = Un mur simple
    .text = Dès qu’un mur est debout, le suivant peut venir seul : à côté d’un mur, sur un sol ou sous un toit. Dressez une tuile comme mur sur un côté libre du sol bleu, et jouez-la sans en ajouter une seconde.
    .right = Une seule tuile, et la pièce se ferme.
    .wrong = C’était une autre sorte de coup. Prenez une seule tuile et une des barres sur un côté libre du sol bleu.
    .hint = Choisissez une tuile, puis une barre sur un côté libre ; appuyez ensuite sur Jouer au lieu de choisir une seconde tuile.
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
lesson-temple-a-corner-top = Un toit d’angle
    .text = Un toit d’angle se pose à côté de deux toits et ne touche aucun mur. Dans le même coup, des murs vont sous ses côtés ouverts. Deux toits bordent le coin libre au nord-est : posez-y un toit, et un mur sous chacun de ses deux côtés ouverts.
    .right = Trois tuiles en un coup, et le toit tourne à l’angle.
    .wrong = Ce n’est pas un toit d’angle. Sa place est le coin entre les deux toits.
    .hint = Vos trois tuiles rouges vont ensemble : d’abord le toit, puis les murs sous ses deux côtés extérieurs.
lesson-temple-colour-by-colour = Couleur par couleur
    .text = Vous finissez une couleur avant d’en commencer une autre. Le rouge est commencé, et il vous reste deux tuiles rouges. Essayez tout de même une orange.
    .right = L’ordre de vos couleurs dépend de vous. La couleur à finir s’affiche à côté de votre nom.
    .wrong = Le rouge est permis, bien sûr. Essayez une tuile orange.
lesson-temple-the-last-tile-wins = La dernière tuile gagne
    .text = Qui pose la dernière tuile gagne ; qui n’a aucun coup légal perd. Il vous reste deux tuiles. Posez les deux en un coup.
    .right = Gagné ! Vous connaissez maintenant les six sortes de coups de Temple.
    .plan = Jouez tôt les petites valeurs, qui trouvent de moins en moins d’endroits, et gardez les grandes, qui vont presque partout.
    .wrong = Il vous reste une tuile. Pour poser les deux en un coup, faites un angle de murs.
