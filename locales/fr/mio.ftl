### O Zoo le Mio.
### $seat est un nom (« Vous », « Ada », « Place 2 ») ; $seat_you vaut yes pour le lecteur.
### $family, $family_a et $family_b valent ape, mammal, bird, reptile ou sea. $tile est le numéro d’une tuile.

mio-tagline = Des enchères secrètes pour des tuiles de zoo : attirez chez vous les visiteurs des autres.

## Matériel

mio-family = { $family ->
    [ape] singes
    [mammal] mammifères
    [bird] oiseaux
    [reptile] reptiles
    [sea] animaux marins
   *[other] { $family }
}
mio-family-a = { $family_a ->
    [ape] singes
    [mammal] mammifères
    [bird] oiseaux
    [reptile] reptiles
    [sea] animaux marins
   *[other] { $family_a }
} { $stars_a }
mio-family-b = { $family_b ->
    [ape] singes
    [mammal] mammifères
    [bird] oiseaux
    [reptile] reptiles
    [sea] animaux marins
   *[other] { $family_b }
} { $stars_b }
# Ce qui est imprimé sur une tuile : les deux moitiés avec leurs étoiles, et les arbustes.
mio-face = { mio-family-a }, { mio-family-b }{ $bushes ->
    [0] {""}
    [one] , { $bushes } arbuste
   *[other] , { $bushes } arbustes
}
mio-some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
mio-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mio-some-visitors = { $visitors ->
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
}
mio-some-trees = { $trees ->
    [one] { $trees } arbre
   *[other] { $trees } arbres
}
mio-some-benches = { $benches ->
    [one] { $benches } banc
   *[other] { $benches } bancs
}

## Événements

mio-event-flag = { $place ->
    [1] Drapeau du haut
    [2] Deuxième drapeau
    [3] Troisième drapeau
   *[other] Quatrième drapeau
} : { $seat_you ->
    [yes] vous
   *[other] { $seat }
}.
mio-event-year = L’année { $year } commence.
mio-event-no-tiles = Il ne reste plus de tuile pour l’année { $year }.
mio-event-revealed = Tuile { $tile } révélée : { mio-face }.
mio-event-bid = { $seat_you ->
    [yes] Vous offrez { mio-some-coins }.
   *[other] { $seat } offre { mio-some-coins }.
}
mio-event-won = { $seat_you ->
    [yes] Vous remportez
   *[other] { $seat } remporte
} la tuile { $tile } pour { mio-some-coins }{ $tied ->
    [yes] , grâce au drapeau le plus haut.
   *[no] .
}
mio-event-flag-down = { $seat_you ->
    [yes] Votre drapeau descend
   *[other] { $seat } : le drapeau descend
} tout en bas du mât.
mio-event-no-place = La tuile { $tile } ne va nulle part chez { $seat_you ->
    [yes] vous
   *[other] { $seat }
} et sort du jeu.
mio-event-placed = { $seat_you ->
    [yes] Vous posez
   *[other] { $seat } pose
} la tuile { $tile } en { $x },{ $y },{ $r } : { mio-face }.
# $count bancs sont reçus pour $regions promenades circulaires.
mio-event-benches = { $seat_you ->
    [yes] Vous fermez
   *[other] { $seat } ferme
} { $regions ->
    [one] { $regions } promenade circulaire
   *[other] { $regions } promenades circulaires
} : { $count ->
    [0] aucun banc.
    [one] { $count } banc.
   *[other] { $count } bancs.
}
mio-event-visitors = { $seat_you ->
    [yes] Vous avez
   *[other] { $seat } a
} maintenant { $now ->
    [0] 0 visiteur
    [one] { $now } visiteur
   *[other] { $now } visiteurs
} pour la famille « { mio-family } » (avant : { $before }).
mio-event-trees = { $seat_you ->
    [yes] Vous avez
   *[other] { $seat } a
} maintenant { $now ->
    [0] 0 arbre
    [one] { $now } arbre
   *[other] { $now } arbres
} (avant : { $before }).
# $due est ce qu’il faudrait gagner ou, si c’est négatif, payer.
mio-event-income = { $seat_you ->
    [yes] { $pays ->
        [yes] Vous payez
       *[no] Vous gagnez
    }
   *[other] { $pays ->
        [yes] { $seat } paie
       *[no] { $seat } gagne
    }
} { mio-some-coins } (solde : { $due }).
mio-event-scored = { $seat }, année { $year } : { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }, soit { mio-some-points }.
mio-event-total = { $seat_you ->
    [yes] Vous avez
   *[other] { $seat } a
} { mio-some-points } au total.
mio-event-over = Partie terminée.

## Refus

# $expected est ce qu’il faut décider maintenant.
mio-illegal-wrong-phase = { $expected ->
    [bid] C’est l’enchère : tapez b et un nombre de pièces, par exemple b3.
    [place] Il faut d’abord poser la tuile : tapez x,y,r, par exemple -2,1,3.
   *[other] Ce n’est pas possible maintenant.
}
mio-illegal-too-much = Vous n’avez que { mio-some-coins }. Offrez moins.
mio-illegal-no-such-place = Ce n’est pas un emplacement près de votre zoo. Tapez x,y,r avec r de 0 à 3, par exemple -2,1,3.
mio-illegal-occupied = Il y a déjà une tuile en { $x },{ $y }. Choisissez des cases vides.
mio-illegal-on-house = Votre maison occupe ces cases. Choisissez-en d’autres.
mio-illegal-faces-house = Un chemin donnerait dans votre maison. Tournez la tuile ou choisissez un autre emplacement.
mio-illegal-path-meets-grass = En { $x },{ $y }, un chemin buterait sur l’herbe de la tuile voisine. Un chemin doit rencontrer un chemin.
mio-illegal-grass-meets-path = En { $x },{ $y }, le chemin de la tuile voisine buterait sur l’herbe. Un chemin doit rencontrer un chemin.
mio-illegal-not-connected = Aucun chemin ne relie la tuile à votre zoo. Il en faut au moins un.
mio-illegal-no-such-draw = Ce tirage n’est pas possible maintenant.

## Un jeu de tuiles illisible. $row est la ligne, $column sa colonne, $value ce qui s’y trouve.

mio-tiles-columns = La ligne { $row } s’arrête à la colonne { $column } : il faut 7 colonnes, ou 8 avec la provenance. On y lit « { $value } ».
mio-tiles-tile = Ligne { $row }, colonne { $column } : « { $value } » n’est ni start ni un nombre de 1 à 25.
mio-tiles-twice = Ligne { $row }, colonne { $column } : « { $value } » a déjà une ligne.
mio-tiles-missing = Ligne { $row }, colonne { $column } : il manque la ligne de « { $value } ».
mio-tiles-family = Ligne { $row }, colonne { $column } : « { $value } » n’est pas ape, mammal, bird, reptile ou sea.
mio-tiles-same-family = Ligne { $row }, colonne { $column } : les deux moitiés ont la famille « { $value } ». Il en faut deux différentes.
mio-tiles-stars = Ligne { $row }, colonne { $column } : « { $value } » n’est pas un nombre d’étoiles de 1 à 3.
mio-tiles-bushes = Ligne { $row }, colonne { $column } : « { $value } » n’est pas un nombre d’arbustes de 0 à 9.
mio-tiles-start = Ligne { $row }, colonne { $column } : « { $value } » ne convient pas à la tuile de départ. Ses familles sont none, ses étoiles et ses arbustes 0.
mio-tiles-exit = Ligne { $row }, colonne { $column } : « { $value } » contient autre chose que AN, BN, BE, BS, AS et AW.
mio-tiles-exit-twice = Ligne { $row }, colonne { $column } : « { $value } » nomme deux fois la même sortie.
mio-tiles-few-exits = Ligne { $row }, colonne { $column } : « { $value } » a moins de deux sorties.
mio-tiles-crossing = Ligne { $row }, colonne { $column } : les chemins de « { $value } » se croisent.
mio-tiles-house = Ligne { $row }, colonne { $column } : « { $value } » a une sortie face à la maison. La tuile de départ n’a ni AS ni BS.

## À faire maintenant

mio-phase = { $phase ->
    [flags] Tirage au sort des drapeaux.
    [reveal] Tirage des tuiles.
    [bid] Faites une offre secrète pour la prochaine tuile : tapez b et un nombre de pièces, par exemple b3, ou b0. Toutes les offres sont révélées ensemble.
    [place] Posez la tuile dans votre zoo : tapez x,y,r pour la moitié A et le nombre de quarts de tour à droite, par exemple -2,1,3.
    [over] Partie terminée.
   *[other] { $phase }
}

## Options

mio-option-year_length = Tuiles par an : five, ou three_bush_tiles (jusqu’à la troisième tuile avec arbuste).
mio-option-economy = Pièces et points : standard, ou balance (les visiteurs rapportent des pièces, les tuiles en coûtent, les points viennent à la fin).
mio-option-final_tie = Égalité finale : flag (le drapeau le plus haut l’emporte) ou shared (rang partagé).
mio-option-coins_visible = Montrer les pièces de tous les joueurs : false ou true.
mio-option-same_player_second = À deux : un deuxième enclos du premier peut prendre la deuxième place : false ou true.
mio-option-reveal = Tuiles de l’année : row (toutes à la fois) ou single (une avant chaque enchère).
mio-option-bench_limit = Bancs pour tous les zoos : none (sans limite), 13 ou 15.
mio-option-tiles = Un autre jeu de tuiles en texte, une ligne par tuile. Vide : la reconstitution fournie.

# Les mêmes pour la page : le nom d’une option, ses valeurs, et le sens de chacune.
mio-option-year_length-name = Année
mio-option-year_length-value = { $value ->
    [five] Cinq tuiles
    [three_bush_tiles] Trois arbustes
   *[other] { $value }
}
mio-option-year_length-note = { $value ->
    [five] Cinq tuiles sont mises aux enchères chaque année.
    [three_bush_tiles] On révèle des tuiles jusqu’à la troisième qui porte des arbustes. Toutes sont mises aux enchères.
   *[other] { $value }
}
mio-option-economy-name = Économie
mio-option-economy-value = { $value ->
    [standard] Standard
    [balance] Bilan
   *[other] { $value }
}
mio-option-economy-note = { $value ->
    [standard] Chaque tuile rapporte une pièce par an. Visiteurs, arbres et bancs marquent des points tous les ans.
    [balance] Visiteurs, arbres et bancs rapportent des pièces, les tuiles en coûtent. Les points sont comptés une seule fois, à la fin, pièces comprises.
   *[other] { $value }
}
mio-option-final_tie-name = Égalité finale
mio-option-final_tie-value = { $value ->
    [flag] Drapeau
    [shared] Partagée
   *[other] { $value }
}
mio-option-final_tie-note = { $value ->
    [flag] En cas d’égalité, le drapeau le plus haut l’emporte.
    [shared] En cas d’égalité, le rang est partagé.
   *[other] { $value }
}
mio-option-coins_visible-name = Pièces
mio-option-coins_visible-value = { $value ->
    [no] Cachées
    [yes] Visibles
   *[other] { $value }
}
mio-option-coins_visible-note = { $value ->
    [no] Vous ne voyez que vos pièces. Les paiements sont publics : on peut tenir les comptes.
    [yes] Tout le monde voit toutes les pièces.
   *[other] { $value }
}
mio-option-same_player_second-name = Deuxième place
mio-option-same_player_second-value = { $value ->
    [no] Autre joueur
    [yes] Meilleur enclos
   *[other] { $value }
}
mio-option-same_player_second-note = { $value ->
    [no] Le premier d’une famille n’y est jamais aussi deuxième.
    [yes] À deux seulement : le deuxième meilleur enclos du premier peut aussi prendre la deuxième place.
   *[other] { $value }
}
mio-option-reveal-name = Tuiles
mio-option-reveal-value = { $value ->
    [row] Toutes ensemble
    [single] Une par une
   *[other] { $value }
}
mio-option-reveal-note = { $value ->
    [row] Les tuiles de l’année sont révélées en même temps.
    [single] Chaque tuile est révélée juste avant son enchère.
   *[other] { $value }
}
mio-option-bench_limit-name = Bancs
mio-option-bench_limit-value = { $value ->
    [none] Sans limite
   *[other] { $value }
}
mio-option-bench_limit-note = { $value ->
    [none] Chaque promenade circulaire a son banc.
   *[other] Il y a { $value } bancs pour tous les zoos. Ensuite, plus rien.
}
mio-option-tiles-name = Jeu de tuiles
mio-option-tiles-value = { $value ->
    [given] Vos tuiles
   *[other] Fourni
}
mio-option-tiles-note = { $value ->
    [given] Les tuiles que vous avez saisies.
   *[other] Une reconstitution : aucune liste des tuiles imprimées n’est publique. Si vous avez le jeu, vous pouvez saisir les vôtres.
}

## Le terminal

# Aide : au plus 30 lignes de 76 colonnes.
mio-help =
    Remportez des tuiles aux enchères secrètes et bâtissez le plus beau zoo.
      b3          offrir 3 pièces pour la tuile en jeu (b0 est une offre)
    { "  -2,1,3" }      poser la tuile remportée : x, y et quarts de tour
    Les offres sont révélées ensemble. La plus haute paie et prend la tuile.
    Égalité : le drapeau le plus haut gagne, puis descend tout en bas.

    Une tuile couvre deux cases : la moitié A en x,y, la moitié B à sa
    droite si r = 0, dessous si 1, à gauche si 2, au-dessus si 3. La tuile
    de départ couvre 0,0 et 1,0 ; la maison, dessous, reste libre.
    Chemin contre chemin, herbe contre herbe, et un chemin au moins doit
    relier la tuile à votre zoo. Sur le plan, H et = sont des chemins.

    A singes  M mammifères  B oiseaux  R reptiles  S animaux marins (étoiles)
    Les cases voisines d’une famille forment un enclos. Par famille, seul le
    meilleur enclos de chaque zoo compte : 2 visiteurs pour le meilleur, 1
    pour le deuxième, 1 s’il est seul. À égalité, le plus récent est devant.
    Les arbustes d’un zoo comptent de même pour les arbres.
    Chaque promenade circulaire a un banc.

    Une année a cinq enchères. À la fin, chaque tuile rapporte 1 pièce ;
    visiteurs, arbres et bancs valent 1 point l’année 1, 2 points l’année 2,
    et ainsi de suite jusqu’à 5. Après cinq ans, le plus haut total gagne.

mio-line-plan = { $seat }
mio-line-legend = A singes, M mammifères, B oiseaux, R reptiles, S animaux marins, avec leurs étoiles ; petits chiffres : arbustes ; H et = : chemins ; # : maison
mio-line-zoo = { $seat } : { $shown ->
    [yes] { mio-some-coins }
   *[no] pièces cachées
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }, { $bushes ->
    [one] { $bushes } arbuste
   *[other] { $bushes } arbustes
}, { mio-some-points } ; enclos : { $families }
mio-line-year = Année { $year } sur 5. Enchères terminées : { $auctions }. Tuiles dans la pioche : { $stack }.
mio-line-row = Tuiles à venir : { $tiles }
mio-line-paths = Tuile { $tile }, sorties reliées : { $paths }
mio-line-bids = Offres : { $bids }
mio-line-flags = Drapeaux, de haut en bas : { $names }
mio-line-benches = Bancs restants : { $benches }
mio-line-places = Meilleurs emplacements sur { $count } : { $places }
mio-line-to-place = Pose la tuile : { $seat }

# Les mêmes pour qui écoute.
mio-tell-zoo = { $seat } : { $shown ->
    [yes] { mio-some-coins }
   *[no] pièces cachées
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }, { $bushes ->
    [one] { $bushes } arbuste
   *[other] { $bushes } arbustes
}, { mio-some-points }
mio-tell-tile = { $seat } : tuile { $tile } en { $at }
mio-tell-family = { $seat }, { mio-family } : meilleur enclos { $value ->
    [one] { $value } étoile
   *[other] { $value } étoiles
}, { mio-some-visitors }
mio-tell-score = { $seat } : visiteurs { $visitors }, arbres { $trees }, bancs { $benches }, pièces { $coins }. Par an : { $years }. Total : { $total }

## La page

mio-prompt = { $phase ->
    [bid] Faites une offre pour : { $tile }.
    [place] Posez votre tuile : { $tile }.
   *[other] { $tile }
}
mio-choice-bid = Offrir { mio-some-coins }
# $x et $y sont la case de la moitié A, $turns les quarts de tour.
mio-choice-place = Poser en { $x },{ $y }{ $turns ->
    [0] {""}
    [one] , un quart de tour
    [2] , un demi-tour
   *[other] , { $turns } quarts de tour
}{ $benches ->
    [0] {""}
    [one] , ferme une promenade
   *[other] , ferme { $benches } promenades
}
mio-gain-family = { $family ->
    [ape] Singes
    [mammal] Mammifères
    [bird] Oiseaux
    [reptile] Reptiles
    [sea] Animaux marins
   *[other] { $family }
} : enclos de { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
mio-gain-benches = Bancs : +{ $benches }.
mio-gain-change = { $seat_you ->
    [yes] { $gains ->
        [yes] Vous gagnez
       *[no] Vous perdez
    }
   *[other] { $gains ->
        [yes] { $seat } gagne
       *[no] { $seat } perd
    }
} { $kind ->
    [visitors] { $count ->
        [one] { $count } visiteur
       *[other] { $count } visiteurs
    }
   *[trees] { $count ->
        [one] { $count } arbre
       *[other] { $count } arbres
    }
}.
mio-part = { $part ->
    [visitors] Visiteurs
    [trees] Arbres
    [benches] Bancs
    [bushes] Arbustes
    [coins] Pièces
    [points] Points
    [coming] Cette année
    [income] Revenu
   *[other] { $part }
}
mio-points-short = { $points ->
    [one] pt
   *[other] pts
}
mio-about-points = { mio-some-points } jusqu’ici
mio-coins-of = { $seat } : { mio-some-coins }
mio-sealed = { $sealed ->
    [yes] offre faite
   *[no] réfléchit
}
mio-year = Année { $year }
mio-stack = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
mio-benches-left = Bancs restants : { $benches }.
mio-row = Tuiles de l’année
mio-tile = Tuile { $tile }
mio-row-state = { $state ->
    [sold] vendue
    [now] aux enchères
   *[later] à venir
}
mio-flags = Drapeaux, de haut en bas
mio-flags-note = Drapeaux, de haut en bas. À offres égales, le drapeau le plus haut l’emporte, puis descend tout en bas.
mio-zoos = Zoos
mio-zoo-of = { $seat_you ->
    [yes] Votre zoo
   *[other] Zoo : { $seat }
}
mio-open-zoo = Voir ce zoo en grand
mio-best = { $seat } : { mio-best-of }
mio-best-of = { mio-family }, { $value ->
    [one] { $value } étoile
   *[other] { $value } étoiles
}, { mio-some-visitors }
mio-lies = { $seat } : tuile { $tile } en { $x },{ $y },{ $turns } ({ $face })
mio-bids = Offres
mio-wins = { $tied ->
    [yes] gagne au drapeau
   *[no] gagne
}
mio-bid-how = Votre offre
mio-bid-seal = Offrir { mio-some-coins }
mio-bid-sealed = Votre offre secrète : { mio-some-coins }
mio-bid-wait = Vous pouvez la changer tant que quelqu’un réfléchit.
mio-bid-change = Changer l’offre
mio-bid-less = Une pièce de moins
mio-bid-more = Une pièce de plus
mio-bidding = Offres secrètes en cours.
mio-last = { $seat_you ->
    [yes] Vous avez remporté la tuile { $tile } pour { mio-some-coins }.
   *[other] { $seat } a remporté la tuile { $tile } pour { mio-some-coins }.
}
mio-places = Où poser votre tuile
mio-place-how = { $count ->
    [one] { $count } endroit possible. Tournez la tuile d’un clic, avec la molette ou la touche R.
   *[other] { $count } endroits possibles. Tournez la tuile d’un clic, avec la molette ou la touche R.
}
mio-placing = { $seat_you ->
    [yes] Vous posez la tuile.
   *[other] { $seat } pose la tuile.
}
mio-rotate = Tourner la tuile : { $tile }
mio-fold = { $folded ->
    [yes] Afficher les actions
   *[no] Masquer les actions
}
mio-sheet = Feuille de score
mio-coming = Année { $year } en cours
mio-income = Revenu à venir
mio-total = Total
mio-reason-left = Il vous reste { mio-some-coins }.
mio-reason-tiles = { $tiles ->
    [0] Dernière tuile de l’année.
    [one] Encore { $tiles } tuile cette année.
   *[other] Encore { $tiles } tuiles cette année.
}
mio-reason-flag = Votre drapeau est le plus haut : il l’emporte en cas d’égalité.
mio-reason-other-flag = En cas d’égalité, drapeau le plus haut : { $seat }.
mio-legend = Terrain hachuré, chemin bordé d’orange : promenade circulaire avec son banc. Contour épais : enclos qui a des visiteurs.
mio-start-tile = Tuile de départ
