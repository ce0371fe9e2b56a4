var e=`game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Simple et génial
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
temple-revised = Règles révisées : un coup peut continuer avec une nouvelle couleur, et un toit d’angle peut toucher des murs.
ingenious-nothing = 0 point
octopus-place = { $side ->
 [left] à gauche du { $number } { $colour }
 [right] à droite du { $number } { $colour }
 [above] au-dessus du { $number } { $colour }
 [below] au-dessous du { $number } { $colour }
 *[alone] au centre
}
move-then = { $first }, puis { $rest }
tile-there = { $tile } { $place }
ingenious-move = { $first } et { $second }
ingenious-place = { $side ->
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
ingenious-turn = de là { $tile } { $side ->
 [right] à droite
 [lower-right] en bas à droite
 [lower-left] en bas à gauche
 [left] à gauche
 [upper-left] en haut à gauche
 *[upper-right] en haut à droite
}
temple-move = { $kind ->
 [corner-wall] { $first } et { $others } comme angle de murs
 [tunnel] { $first } avec { $others } comme mur sous le côté opposé
 *[corner-top] { $first } (dessous, { $others })
}
temple-placed = { $kind ->
 [floor] { $tile } comme sol { $place }
 [top] { $tile } comme toit { $place }
 *[wall] { $tile } comme mur { $place }
}
temple-beside = { $side ->
 [N] au nord du { $number } { $colour }
 [E] à l’est du { $number } { $colour }
 [S] au sud du { $number } { $colour }
 [W] à l’ouest du { $number } { $colour }
 *[alone] au centre
}
temple-side = { $side ->
 [N] au nord
 [E] à l’est
 [S] au sud
 *[W] à l’ouest
}
temple-under = { $side ->
 [N] au nord
 [E] à l’est
 [S] au sud
 *[W] à l’ouest
}
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
today-moves = { $count ->
 [1] un coup
 *[other] { $count } coups
}
today-how = Chacun est accompagné de sa règle
all-days = Calendrier
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
score-of-two = { $first } à { $second }
temple-ended-placed = { $who ->
 [you] Vous avez posé votre dernière tuile. Il reste { $left } à l’adversaire.
 [opponent] L’adversaire a posé la dernière tuile. Il vous reste { $left }.
 [engine] Le moteur a posé sa dernière tuile. Il vous reste { $left }.
 *[other] { $name } a posé la dernière tuile. Il reste { $left } en face.
}
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
lesson-plan = Un plan pour votre première partie
rules-full = Toutes les précisions et la notation
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
drill-game = Après le coup joué
puzzle = Problème
puzzle-kinds = Sortes de problèmes
puzzle-kind-daily = Du jour
puzzle-kind-train = Entraînement
puzzle-kind-storm = Chrono
puzzle-coming = Le problème arrive…
puzzle-solved = Résolu !
puzzle-of-today = Problème du jour
puzzle-of = Problème du { $date }
level-number = niveau { $level }
rating-unsure = (estimée)
next-puzzle = Problème suivant
reveal-ask = Le problème ne comptera pas comme résolu.
puzzle-more = Plus
result = { $state ->
 [solved] résolu
 [seen] solution vue
 *[open] à résoudre
}
set-up = Composer une position
set-up-how = Choisissez une pièce, puis un endroit du plateau. Pour la retirer, choisissez de nouveau cet endroit.
pieces = Pièces
picture = Image
octopus-tagline = Les tuiles tendent leurs bras dans huit directions vers leur couleur et leur nombre.
aim-octopus = Marquez le plus de points avec les suites d’une même couleur ou d’un même nombre.
octopus-effect = { $tile } { $place } rapporte { $points }
octopus-why-first = La première tuile se pose sur la case marquée.
octopus-why-alone = Une tuile se pose à côté d’une autre, pas en diagonale.
octopus-why-no-tile = Choisissez d’abord une tuile. Elle se pose à côté d’une tuile de la table, pas en diagonale.
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
temple-lies = { $kind ->
 [F] À plat : un sol.
 [W] Debout : un mur.
 *[T] Sur des murs : un toit.
}
temple-plus = À un +, une autre tuile marquée + doit suivre.
temple-places = Choisissez une tuile ou une place. Vous avez { $mine ->
 [one] une place
 *[other] { $mine } places
} où bâtir, l’adversaire { $theirs }.
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
}`;export{e as default};
