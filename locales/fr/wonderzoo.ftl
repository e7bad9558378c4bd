### Wonderzoo.
### $seat est un nom (« Vous », « Ada », « Place 2 ») ; $seat_you vaut yes pour le lecteur.
### $kind vaut grass, vivarium, water ou path, $shape I, O, T, S, Z, L ou J, $icon draw1, draw2, move1, move2, swap ou bus,
### $colour red, blue, yellow ou green. $tile est le nom d’une tuile (W03) ; $cell, $at, $from et $to sont des endroits d’un plateau.

wonderzoo-tagline = Assemblez un zoo comme un puzzle et installez vos visiteurs tout près des animaux.

## Matériel

wonderzoo-kind = { $kind ->
    [grass] herbe
    [vivarium] vivarium
    [water] eau
    [path] chemin
    [entrance] entrée
   *[other] { $kind }
}
wonderzoo-other-kind = { $other_kind ->
    [grass] herbe
    [vivarium] vivarium
    [water] eau
   *[other] { $other_kind }
}
# Une tuile par son genre.
wonderzoo-kind-tile = { $kind ->
    [grass] tuile herbe
    [vivarium] tuile vivarium
    [water] tuile eau
    [path] tuile chemin
    [entrance] tuile entrée
   *[other] { $kind }
}
wonderzoo-shape = { $shape ->
    [I] barre
    [O] carré
   *[other] forme { $shape }
}
wonderzoo-icon = { $icon ->
    [draw1] piocher 1 visiteur
    [draw2] piocher 2 visiteurs
    [move1] déplacer 1 visiteur
    [move2] déplacer 1 ou 2 visiteurs
    [swap] déplacer ou échanger des enclos
    [bus] prendre le bus
   *[other] sans icône
}
wonderzoo-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [green] vert
   *[other] { $colour }
}
wonderzoo-a-visitor = { $colour ->
    [red] un visiteur rouge
    [blue] un visiteur bleu
    [yellow] un visiteur jaune
    [green] un visiteur vert
   *[other] un visiteur
}
wonderzoo-the-visitor = { $colour ->
    [red] le visiteur rouge
    [blue] le visiteur bleu
    [yellow] le visiteur jaune
    [green] le visiteur vert
   *[other] le visiteur
}
# Ce qui est posé sur un plateau : genre, forme, nom.
wonderzoo-tile = { wonderzoo-kind }, { wonderzoo-shape } ({ $tile })
# Ce qui est imprimé sur une tuile.
wonderzoo-face = { wonderzoo-kind }, { wonderzoo-shape }, { wonderzoo-icon }
wonderzoo-points = Points
wonderzoo-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wonderzoo-some-visitors = { $visitors ->
    [0] aucun visiteur
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
}
# Ce qu’un coup change au score, après une virgule ; rien s’il ne change rien. Au pire, un enclos déplacé
# en fait perdre vingt : dix côtés à deux points.
wonderzoo-change = { $points ->
    [0] {""}
    [1] , +1 point
    [-1] , −1 point
    [-2] , −2 points
    [-3] , −3 points
    [-4] , −4 points
    [-5] , −5 points
    [-6] , −6 points
    [-7] , −7 points
    [-8] , −8 points
    [-9] , −9 points
    [-10] , −10 points
    [-11] , −11 points
    [-12] , −12 points
    [-13] , −13 points
    [-14] , −14 points
    [-15] , −15 points
    [-16] , −16 points
    [-17] , −17 points
    [-18] , −18 points
    [-19] , −19 points
    [-20] , −20 points
   *[other] , +{ $points } points
}

## Événements

wonderzoo-event-first-bus = { $seat_you ->
    [yes] Vous recevez le bus et commencez.
   *[other] { $seat } reçoit le bus et commence.
}
wonderzoo-event-entrance = { $seat_you ->
    [yes] Vous posez votre
   *[other] { $seat } pose son
} entrée en { $at }.
wonderzoo-event-round = Manche { $round }. { $seat_you ->
    [yes] Vous commencez.
   *[other] { $seat } commence.
}
wonderzoo-event-revealed = Tuile révélée : { $tile }, { wonderzoo-face }.
wonderzoo-event-picked = { $seat_you ->
    [yes] Vous prenez
   *[other] { $seat } prend
} { $tile } : { wonderzoo-face }.
wonderzoo-event-placed = { $seat_you ->
    [yes] Vous posez
   *[other] { $seat } pose
} { $tile } ({ wonderzoo-kind }, { wonderzoo-shape }) en { $at }{ wonderzoo-change }.
wonderzoo-event-used = { $seat_you ->
    [yes] Vous utilisez
   *[other] { $seat } utilise
} l’icône : { wonderzoo-icon }.
wonderzoo-event-declined = { $seat_you ->
    [yes] Vous n’utilisez pas
   *[other] { $seat } n’utilise pas
} l’icône ({ wonderzoo-icon }).
wonderzoo-event-no-effect = L’icône ({ wonderzoo-icon }) reste sans effet pour { $seat_you ->
    [yes] vous.
   *[other] { $seat }.
}
wonderzoo-event-drawn = { $seat_you ->
    [yes] Vous piochez
   *[other] { $seat } pioche
} { wonderzoo-a-visitor }.
# Le journal raconte deux visiteurs piochés en une ligne.
wonderzoo-event-drawn-two = { $seat_you ->
    [yes] Vous piochez
   *[other] { $seat } pioche
} { wonderzoo-a-visitor } et { $other_colour ->
    [red] un rouge.
    [blue] un bleu.
    [yellow] un jaune.
    [green] un vert.
   *[other] un autre.
}
wonderzoo-event-none-left = Le sac des visiteurs est vide : rien à piocher pour { $seat_you ->
    [yes] vous.
   *[other] { $seat }.
}
wonderzoo-event-visitor = { $seat_you ->
    [yes] Vous placez
   *[other] { $seat } place
} { wonderzoo-the-visitor } en { $cell }{ wonderzoo-change }.
# Le journal raconte un visiteur pioché et placé en une ligne.
wonderzoo-event-drawn-visitor = { $seat_you ->
    [yes] Vous piochez
   *[other] { $seat } pioche
} { wonderzoo-a-visitor } et le { $seat_you ->
    [yes] placez
   *[other] place
} en { $cell }{ wonderzoo-change }.
wonderzoo-event-returned = { $seat_you ->
    [yes] Vous n’avez plus de case chemin libre
   *[other] { $seat } n’a plus de case chemin libre
} : { wonderzoo-the-visitor } retourne dans le sac.
wonderzoo-event-moved = { $seat_you ->
    [yes] Vous déplacez
   *[other] { $seat } déplace
} { wonderzoo-the-visitor } de { $from } à { $to }{ wonderzoo-change }.
wonderzoo-event-stopped = { $seat_you ->
    [yes] Vous ne déplacez
   *[other] { $seat } ne déplace
} pas d’autre visiteur.
wonderzoo-event-relocated = { $seat_you ->
    [yes] Vous déplacez
   *[other] { $seat } déplace
} { $tile } ({ wonderzoo-kind }, { wonderzoo-shape }) de { $from } à { $to }{ wonderzoo-change }.
wonderzoo-event-exchanged = { $seat_you ->
    [yes] Vous échangez
   *[other] { $seat } échange
} { $tile } ({ wonderzoo-kind }) et { $other_tile } ({ wonderzoo-other-kind }), de même forme ({ wonderzoo-shape }){ wonderzoo-change }.
wonderzoo-event-bus = { $seat_you ->
    [yes] Vous prenez le bus et commencerez
   *[other] { $seat } prend le bus et commencera
} la prochaine manche.
wonderzoo-event-bus-passed = { $seat_you ->
    [yes] Vous recevez
   *[other] { $seat } reçoit
} le bus.
wonderzoo-event-out = Aucune tuile ne convient : la partie est terminée pour { $seat_you ->
    [yes] vous.
   *[other] { $seat }.
}
wonderzoo-event-passed = Aucune tuile ne convient : { $seat_you ->
    [yes] vous passez.
   *[other] { $seat } passe.
}
wonderzoo-event-total = { $seat_you ->
    [yes] Vous avez
   *[other] { $seat } a
} { wonderzoo-some-points }.
wonderzoo-event-over = Partie terminée.
# La page raconte la même chose sans ce qui se tape : $at, $from et $to sont des cases.
wonderzoo-event-revealed-plain = Tuile révélée : { wonderzoo-face }.
wonderzoo-event-picked-plain = { $seat_you ->
    [yes] Vous prenez
   *[other] { $seat } prend
} une tuile : { wonderzoo-face }.
wonderzoo-event-placed-plain = { $seat_you ->
    [yes] Vous posez
   *[other] { $seat } pose
} une { wonderzoo-kind-tile } ({ wonderzoo-shape }) en { $at }{ wonderzoo-change }.
wonderzoo-event-relocated-plain = { $seat_you ->
    [yes] Vous déplacez
   *[other] { $seat } déplace
} une { wonderzoo-kind-tile } ({ wonderzoo-shape }) de { $from } à { $to }{ wonderzoo-change }.
wonderzoo-event-exchanged-plain = { $seat_you ->
    [yes] Vous échangez
   *[other] { $seat } échange
} deux enclos de même forme ({ wonderzoo-shape }) : { wonderzoo-kind } et { wonderzoo-other-kind }{ wonderzoo-change }.

## Refus

# $expected est ce qu’il faut décider maintenant.
wonderzoo-illegal-wrong-phase = { $expected ->
    [entrance] Posez d’abord votre entrée : tapez sa première case et son sens, par exemple b1/0.
    [pick] Prenez d’abord une tuile : tapez son nom, par exemple W03.
    [place] Posez d’abord votre tuile : tapez sa première case et son sens, par exemple c3/1.
    [icon] Décidez d’abord pour l’icône : tapez use ou skip.
    [visitor] Placez d’abord le visiteur : tapez sa couleur et une case, par exemple r@c3.
    [move] Vous déplacez des visiteurs : tapez deux cases, par exemple c3>d4, ou stop.
    [swap] Vous déplacez des enclos : tapez { "W03:c3/1" } ou G03=W03.
   *[other] Ce n’est pas possible maintenant.
}
wonderzoo-illegal-not-on-display = { $tile } n’est pas au choix. Prenez une des tuiles révélées.
wonderzoo-illegal-fits-nowhere = { $tile } n’a de place nulle part sur votre plateau. Prenez une autre tuile.
wonderzoo-illegal-off-board = La tuile dépasserait du plateau. Choisissez une autre case ou un autre sens.
wonderzoo-illegal-occupied = Il y a déjà une tuile en { $cell }. Les quatre cases doivent être libres.
wonderzoo-illegal-obstacle = Il y a un obstacle en { $cell }. On ne peut rien y poser.
wonderzoo-illegal-not-at-rim = Au moins une case de l’entrée doit être au bord du plateau.
wonderzoo-illegal-no-path-beside = Une tuile chemin doit toucher par un côté votre entrée ou un de vos chemins. Un coin ne suffit pas.
wonderzoo-illegal-no-such-turn = Cette forme n’a pas ce sens. Tapez 0 pour le carré, 0 ou 1 pour la barre, S et Z, 0 à 3 pour les autres.
wonderzoo-illegal-not-in-hand = Vous n’avez pas pioché { $colour ->
    [red] de visiteur rouge.
    [blue] de visiteur bleu.
    [yellow] de visiteur jaune.
    [green] de visiteur vert.
   *[other] ce visiteur.
}
wonderzoo-illegal-not-a-path = Il n’y a pas de chemin en { $cell }. Les visiteurs se placent sur les chemins.
wonderzoo-illegal-visitor-there = Il y a déjà un visiteur en { $cell }. Une case n’en accueille qu’un.
wonderzoo-illegal-no-visitor-there = Il n’y a pas de visiteur en { $cell }.
wonderzoo-illegal-no-visitors-on-entrance = { $cell } fait partie de l’entrée. Dans cette partie, les visiteurs ne s’y placent pas.
wonderzoo-illegal-not-yours = { $tile } n’est pas sur votre plateau.
wonderzoo-illegal-path-stays = { $tile } est une tuile chemin. Seuls les enclos se déplacent.
wonderzoo-illegal-same-place = La tuile est déjà là. Choisissez un autre endroit.
wonderzoo-illegal-other-shape = { $tile } et { $other_tile } n’ont pas la même forme. On n’échange que des formes identiques.
wonderzoo-illegal-no-such-draw = Ce tirage n’est pas possible maintenant.

## Tuiles et plateaux illisibles. $row est la ligne, $column sa colonne, $value ce qui s’y trouve.

wonderzoo-tiles-columns = La ligne { $row } s’arrête à la colonne { $column } : il faut 5 colonnes, ou 6 avec la provenance. On y lit « { $value } ».
wonderzoo-tiles-tile = Ligne { $row }, colonne { $column } : « { $value } » n’est ni E ni une lettre G, V, W ou P suivie de deux chiffres, comme W03.
wonderzoo-tiles-twice = Ligne { $row }, colonne { $column } : « { $value } » a déjà une ligne.
wonderzoo-tiles-missing = Ligne { $row }, colonne { $column } : il manque la ligne de « { $value } ». Les numéros commencent à 01 et se suivent.
wonderzoo-tiles-count = Ligne { $row }, colonne { $column } : un jeu a de 1 à 65 tuiles, celui-ci en a { $value }.
wonderzoo-tiles-kind = Ligne { $row }, colonne { $column } : « { $value } » n’est pas le genre de cette lettre. G veut dire grass, V vivarium, W water, P path, E entrance.
wonderzoo-tiles-shape = Ligne { $row }, colonne { $column } : « { $value } » n’est pas I, O, T, S, Z, L ou J.
wonderzoo-tiles-icon = Ligne { $row }, colonne { $column } : « { $value } » n’est pas draw1, draw2, move1, move2, swap ou bus, ou none pour l’entrée.
wonderzoo-tiles-copies = Ligne { $row }, colonne { $column } : « { $value } » n’est pas possible. Chaque tuile est en 1 exemplaire, l’entrée en 4.
wonderzoo-boards-columns = La ligne { $row } s’arrête à la colonne { $column } : il faut 3 colonnes, ou 4 avec la provenance. On y lit « { $value } ».
wonderzoo-boards-board = Ligne { $row }, colonne { $column } : « { $value } » n’est pas easy, 1, 2, 3 ou 4.
wonderzoo-boards-row = Ligne { $row }, colonne { $column } : « { $value } » n’est pas la rangée suivante de ce plateau. Les rangées vont dans l’ordre, de 1 à 8.
wonderzoo-boards-cells = Ligne { $row }, colonne { $column } : « { $value } » n’est pas une suite de 1 à 8 cases. Tapez un point pour une case libre, # pour un obstacle.
wonderzoo-boards-width = Ligne { $row }, colonne { $column } : « { $value } » n’a pas la longueur des autres rangées de ce plateau.
wonderzoo-boards-missing = Ligne { $row }, colonne { $column } : il manque les rangées du plateau « { $value } ».
# Aucune ligne n’est en cause.
wonderzoo-boards-entrance = L’entrée n’a sa place nulle part au bord du plateau « { $value } ». Laissez-y plus de cases libres.

## À faire maintenant

wonderzoo-phase = { $phase ->
    [bus] Tirage au sort du bus.
    [entrance] Posez votre entrée au bord du plateau : tapez sa première case et le nombre de quarts de tour, par exemple b1/0.
    [refill] Tirage des tuiles.
    [pick] Prenez une tuile : tapez son nom, par exemple W03.
    [place] Posez votre tuile : tapez sa première case et le nombre de quarts de tour à droite, par exemple c3/1.
    [icon] Utiliser l’icône de la tuile ? Tapez use ou skip.
    [draw] Tirage des visiteurs.
    [visitor] Placez votre visiteur sur une case chemin libre : tapez sa couleur (r, b, y, g) et la case, par exemple r@c3.
    [move] Déplacez un visiteur vers une case chemin libre : tapez départ>arrivée, par exemple c3>d4, ou stop.
    [swap] Déplacez un enclos, par exemple { "W03:c3/1" }, ou échangez-en deux de même forme, par exemple G03=W03.
    [over] Partie terminée.
   *[other] { $phase }
}

## Options

wonderzoo-option-difficulty = Face des plateaux : easy (facile) ou hard (difficile, avec obstacles).
wonderzoo-option-scoring = Décompte : basic (1 point par côté) ou expert (2 points pour un enclos préféré).
wonderzoo-option-adjacency_scoring = Ce qu’un visiteur compte : side (chaque côté qui touche un enclos) ou tile (chaque enclos une fois).
wonderzoo-option-stuck = Si aucune tuile ne convient : out (la partie est finie pour ce joueur) ou pass (il passe son tour).
wonderzoo-option-entrance_visitors = Visiteurs admis sur l’entrée : true ou false.
wonderzoo-option-first_bus = Premier joueur, qui reçoit le bus : un numéro de place le désigne, random le tire au sort.
wonderzoo-option-tiles = Un autre jeu de tuiles en texte, une ligne par tuile. Vide : la reconstitution fournie.
wonderzoo-option-boards = D’autres plateaux en texte, une ligne par rangée de cases. Vide : la reconstitution fournie.

# Les mêmes pour la page : le nom d’une option, ses valeurs, et le sens de chacune.
wonderzoo-option-difficulty-name = Plateaux
wonderzoo-option-difficulty-value = { $value ->
    [easy] Faciles
    [hard] Difficiles
   *[other] { $value }
}
wonderzoo-option-difficulty-note = { $value ->
    [easy] Toutes les cases des plateaux sont libres.
    [hard] Chaque plateau a des obstacles, sur lesquels on ne pose rien.
   *[other] { $value }
}
wonderzoo-option-scoring-name = Décompte
wonderzoo-option-scoring-value = { $value ->
    [basic] De base
    [expert] Expert
   *[other] { $value }
}
wonderzoo-option-scoring-note = { $value ->
    [basic] Un visiteur rapporte 1 point par côté qui touche un enclos.
    [expert] L’enclos préféré d’un visiteur rapporte 2 points : l’eau pour les bleus, le vivarium pour les jaunes, l’herbe pour les verts, tout pour les rouges.
   *[other] { $value }
}
wonderzoo-option-adjacency_scoring-name = On compte
wonderzoo-option-adjacency_scoring-value = { $value ->
    [side] Les côtés
    [tile] Les enclos
   *[other] { $value }
}
wonderzoo-option-adjacency_scoring-note = { $value ->
    [side] Chaque côté qui touche un enclos compte, même si c’est deux fois le même.
    [tile] Chaque enclos compte une fois, quel que soit le nombre de côtés qui le touchent.
   *[other] { $value }
}
wonderzoo-option-stuck-name = Si aucune tuile ne convient
wonderzoo-option-stuck-value = { $value ->
    [out] Fin
    [pass] Passer
   *[other] { $value }
}
wonderzoo-option-stuck-note = { $value ->
    [out] La partie s’arrête pour vous. Vos visiteurs rapportent quand même leurs points.
    [pass] Vous passez votre tour et rejouez dès qu’une tuile convient. La partie s’arrête quand tout le monde a passé dans la même manche.
   *[other] { $value }
}
wonderzoo-option-entrance_visitors-name = Visiteurs sur l’entrée
wonderzoo-option-entrance_visitors-value = { $value ->
    [yes] Admis
    [no] Interdits
   *[other] { $value }
}
wonderzoo-option-entrance_visitors-note = { $value ->
    [yes] Les quatre cases de l’entrée sont des cases chemin comme les autres.
    [no] Aucun visiteur ne se place sur l’entrée.
   *[other] { $value }
}
wonderzoo-option-first_bus-name = Premier joueur
wonderzoo-option-first_bus-value = { $value ->
    [random] Tirage au sort
    [0] Place 1
    [1] Place 2
    [2] Place 3
    [3] Place 4
   *[other] { $value }
}
wonderzoo-option-first_bus-note = { $value ->
    [random] Un joueur tiré au sort reçoit le bus et commence.
   *[other] Cette place reçoit le bus et commence.
}
wonderzoo-option-tiles-name = Jeu de tuiles
wonderzoo-option-tiles-value = { $value ->
    [given] Vos tuiles
   *[other] Fourni
}
wonderzoo-option-tiles-note = { $value ->
    [given] Les tuiles que vous avez saisies.
   *[other] Une reconstitution : aucune liste des tuiles imprimées n’est publique. Si vous avez le jeu, vous pouvez saisir les vôtres.
}
wonderzoo-option-boards-name = Jeu de plateaux
wonderzoo-option-boards-value = { $value ->
    [given] Vos plateaux
   *[other] Fourni
}
wonderzoo-option-boards-note = { $value ->
    [given] Les plateaux que vous avez saisis.
   *[other] Une reconstitution : nous n’avons pas d’image des plateaux imprimés. Si vous avez le jeu, vous pouvez saisir les vôtres.
}

## Le terminal

# Aide : au plus 30 lignes de 76 colonnes.
wonderzoo-help =
    Bâtissez un zoo et placez des visiteurs sur ses chemins, près des enclos.
      b1/0        poser l’entrée : première case et quarts de tour
      W03         prendre cette tuile
      c3/1        la poser : première case et quarts de tour à droite
      use, skip   utiliser son icône, ou non
      r@c3        placer un visiteur rouge en c3 (r, b, y ou g)
      c3>d4       déplacer un visiteur ; stop pour s’arrêter
    { "  W03:c3/1" }    déplacer un enclos
      G03=W03     échanger deux enclos de même forme

    Cases : colonnes a à h depuis la gauche, lignes 1 à 8 depuis le haut. La
    première case est la plus à gauche dans le haut de la tuile. Sans tour :
      I      O    T     S     Z     L    J
      ####   ##   ###   .##   ##.   #.   .#
             ##   .#.   ##.   .##   #.   .#
                                    ##   ##
    Un chemin doit toucher par un côté vos chemins ou votre entrée. Un enclos
    se pose n’importe où. Il y a une tuile de plus que de joueurs au choix.
    Icônes : piocher des visiteurs, en déplacer, déplacer ou échanger des
    enclos, prendre le bus et commencer la prochaine manche.

    Si aucune tuile ne convient, la partie s’arrête pour vous. À la fin, un
    visiteur rapporte 1 point par côté qui touche un enclos. Expert : 2 pour
    l’enclos préféré (bleu : eau, jaune : vivarium, vert : herbe, rouge : tout).

wonderzoo-line-plan = { $seat }
wonderzoo-line-legend = G herbe, V vivarium, W eau, P chemin, E entrée, ### obstacle, . libre ; visiteurs sur un chemin : (r) rouge, (b) bleu, (y) jaune, (g) vert
wonderzoo-line-zoo = { $seat } : { wonderzoo-some-points }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { wonderzoo-some-visitors }, cases chemin libres : { $free }{ $bus ->
    [yes] , bus
   *[no] {""}
}{ $state ->
    [out] , partie terminée
    [passed] , tour passé
   *[in] {""}
}
wonderzoo-line-round = { $round ->
    [0] Avant la première manche.
   *[other] Manche { $round }.
} Dans les sacs : { $bag ->
    [one] { $bag } tuile
   *[other] { $bag } tuiles
}, { wonderzoo-some-visitors }.
# Une tuile au choix, en quelques mots.
wonderzoo-line-tile = { $tile } { $shape } { wonderzoo-kind }, { wonderzoo-icon }{ $fits ->
    [yes] {""}
   *[no] {" "}(impossible à poser)
}
wonderzoo-line-display = Tuiles au choix : { $tiles }
wonderzoo-line-hand = Tuile prise : { $tile }
wonderzoo-line-turns = Quarts de tour ; @ est la case à taper :
wonderzoo-line-visitors = Visiteurs à placer : { $visitors }
wonderzoo-line-moves = Déplacements restants : { $moves }
wonderzoo-line-waiting = Encore dans cette manche : { $names }
wonderzoo-line-places = Meilleurs endroits sur { $count } : { $places }
wonderzoo-line-to-move = À jouer : { $seat }

# La même chose pour l’écoute.
wonderzoo-tell-zoo = { $seat } : { wonderzoo-some-points }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { wonderzoo-some-visitors }, cases chemin libres : { $free }{ $bus ->
    [yes] , avec le bus
   *[no] {""}
}{ $state ->
    [out] , partie terminée
    [passed] , tour passé
   *[in] {""}
}
wonderzoo-tell-tile = { $seat } : { $tile }, { wonderzoo-kind }, { wonderzoo-shape }, en { $at }
wonderzoo-tell-visitor = { $seat } : visiteur { wonderzoo-colour } en { $cell }, { wonderzoo-some-points }
# $visitors : les cases des visiteurs, chacune avec ses points.
wonderzoo-tell-score = { $seat }, visiteurs : { $visitors }. Total : { $points }

## La page

# Ce qu’il faut décider. $visitors est le nombre de visiteurs à placer, $moves celui des déplacements restants.
wonderzoo-prompt = { $phase ->
    [entrance] Posez votre entrée au bord du plateau.
    [pick] Prenez une tuile.
    [place] Posez votre tuile : { wonderzoo-kind }, { wonderzoo-shape }.
    [icon] Utiliser l’icône de la tuile ({ wonderzoo-icon }) ?
    [visitor] { $visitors ->
        [one] Placez votre visiteur sur une case chemin libre.
       *[other] Placez vos { $visitors } visiteurs sur des cases chemin libres.
    }
    [move] { $moves ->
        [one] Déplacez un visiteur, ou arrêtez-vous là.
       *[other] Déplacez jusqu’à { $moves } visiteurs, ou arrêtez-vous là.
    }
    [swap] Choisissez un enclos à déplacer ou à échanger.
   *[other] { $phase }
}
# Comment faire, à côté du plateau. $taken vaut yes quand un visiteur ou un enclos est choisi.
wonderzoo-how = { $phase ->
    [entrance] Choisissez un endroit au bord. Cliquez sur la tuile pour la tourner.
    [pick] Choisissez une des tuiles.
    [place] Choisissez un endroit. Cliquez sur la tuile pour la tourner.
    [icon] Votre icône : { wonderzoo-icon }.
    [visitor] Choisissez une case chemin. Les nombres sont des points.
    [move] { $taken ->
        [yes] Choisissez maintenant une case chemin libre.
       *[no] Choisissez un visiteur.
    }
    [swap] { $taken ->
        [yes] Choisissez maintenant un endroit, ou un enclos de même forme.
       *[no] Choisissez un enclos.
    }
   *[other] { $phase }
}
wonderzoo-doing = { $phase ->
    [entrance] { $seat } pose son entrée.
    [pick] { $seat } choisit une tuile.
    [place] { $seat } pose une tuile.
    [icon] { $seat } décide pour l’icône : { wonderzoo-icon }.
    [visitor] { $seat } place un visiteur.
    [move] { $seat } déplace des visiteurs.
    [swap] { $seat } déplace des enclos.
   *[other] { $seat }
}
wonderzoo-choice-pick = Prendre : { wonderzoo-face }
# $turns est le nombre de quarts de tour.
wonderzoo-turned = { $turns ->
    [0] {""}
    [1] , un quart de tour
    [2] , un demi-tour
   *[other] , trois quarts de tour
}
wonderzoo-choice-place = { $entrance ->
    [yes] Entrée
   *[no] Tuile
} en { $cell }{ wonderzoo-turned }
wonderzoo-choice-visitor = Placer { wonderzoo-a-visitor } en { $cell }
wonderzoo-choice-move = Déplacer { wonderzoo-the-visitor } de { $from } à { $to }
wonderzoo-choice-relocate = Déplacer { wonderzoo-tile } en { $cell }{ wonderzoo-turned }
wonderzoo-choice-exchange = Échanger { wonderzoo-kind } ({ $tile }) et { wonderzoo-other-kind } ({ $other_tile })
wonderzoo-choice-button = { $button ->
    [use] Utiliser l’icône : { wonderzoo-icon }
    [skip] Ne pas utiliser l’icône
   *[stop] Arrêter les déplacements
}
wonderzoo-button = { $button ->
    [use] Utiliser
    [skip] Ne pas utiliser
   *[stop] Arrêter
}
# $by est un nombre avec son signe.
wonderzoo-gain-points = Points : { $by } ({ $after } au lieu de { $before }).
wonderzoo-gain-none = Points : 0.
wonderzoo-gain-room = Points encore possibles : { $by }.
wonderzoo-reason-pick = { $kind ->
    [path] De la place pour les visiteurs.
   *[other] Des animaux à voir.
} Icône : { wonderzoo-icon }.
wonderzoo-reason-use = L’icône ne coûte rien : { wonderzoo-icon }.
wonderzoo-reason-keep = Votre plateau reste tel quel.
wonderzoo-reason-space = Vos points ne changent pas pour l’instant.
wonderzoo-display = Tuiles au choix
# Quelques lettres sous une tuile.
wonderzoo-icon-short = { $icon ->
    [draw1] +1 visiteur
    [draw2] +2 visiteurs
    [move1] Déplacer 1
    [move2] Déplacer 2
    [swap] Réaménager
    [bus] Bus
   *[other] { $icon }
}
wonderzoo-unfit = Impossible à poser : { $face }
wonderzoo-fits = { $fits ->
    [yes] peut être posée
   *[no] ne peut pas être posée
}
wonderzoo-bags = Dans les sacs
wonderzoo-tile-bag = Tuiles dans le sac : { $count }
wonderzoo-visitor-bag = Visiteurs dans le sac : { $count }
wonderzoo-sum = Total
wonderzoo-icon-count = { wonderzoo-icon } : { $count }
wonderzoo-colour-count = { wonderzoo-colour } : { $count }
wonderzoo-colour-visitors = Visiteurs, { wonderzoo-colour }
wonderzoo-zoos = Zoos
wonderzoo-zoo-of = { $seat_you ->
    [yes] Votre zoo
   *[other] Zoo : { $seat }
}
wonderzoo-open-zoo = Voir ce zoo en grand
wonderzoo-legend = Le nombre sur un visiteur indique ses points.
wonderzoo-bus-of = { $seat_you ->
    [yes] Vous avez le bus.
   *[other] { $seat } a le bus.
}
wonderzoo-state = { $state ->
    [out] a fini
   *[passed] a passé
}
# Quand un joueur a son tour dans cette manche.
wonderzoo-place = { $place ->
    [1] maintenant
    [2] ensuite
   *[other] n° { $place } dans cette manche
}
wonderzoo-rotate = Tourner la tuile : { wonderzoo-kind }, { wonderzoo-shape }
wonderzoo-in-hand = Visiteurs à placer, { wonderzoo-colour } : { $count }
wonderzoo-take-tile = Prendre : { wonderzoo-tile }
wonderzoo-take-visitor = Prendre { wonderzoo-the-visitor } en { $cell }
wonderzoo-places = Endroits de votre plateau
wonderzoo-cell = { $kind ->
    [free] libre
    [obstacle] obstacle
   *[other] { wonderzoo-kind } { $tile }
}{ $colour ->
    [none] {""}
   *[other] , { wonderzoo-a-visitor }
}
wonderzoo-round = { $round ->
    [0] Avant la première manche.
   *[other] Manche { $round }.
}
wonderzoo-column = { $column ->
    [points] Points
    [visitors] Visiteurs
    [tiles] Tuiles
    [free] Cases chemin libres
   *[turn] Tour
}
wonderzoo-no-sides = aucun animal à côté
wonderzoo-board = { $board ->
    [easy] Face facile
   *[other] Face difficile { $board }
}
