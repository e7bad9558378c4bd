### Zooloretto.
### $seat est un nom (« Vous », « Ada », « Place 2 »), d’où « Ada : … » plutôt qu’un verbe à accorder.
### $name est flamingo, camel, etc., snack, kiosk, barrow ou popcorn, ou coin ; $kind est plain, male, female, father,
### mother ou baby, ou stall ou coin. $place est E4, E5, E6, X1, X2 ou B, l’étable.

zooloretto-tagline = Les animaux arrivent par camion : remplissez vos enclos et gardez l’étable vide.

## Components

zooloretto-species = { $name ->
    [flamingo] flamant
    [camel] chameau
    [leopard] léopard
    [elephant] éléphant
    [panda] panda
    [chimpanzee] chimpanzé
    [zebra] zèbre
    [kangaroo] kangourou
   *[other] { $name }
}
zooloretto-species-plural = { $name ->
    [flamingo] flamants
    [camel] chameaux
    [leopard] léopards
    [elephant] éléphants
    [panda] pandas
    [chimpanzee] chimpanzés
    [zebra] zèbres
    [kangaroo] kangourous
   *[other] { $name }
}
# À côté d’un autre mot ; l’allemand en fait un mot composé.
zooloretto-of-species = { zooloretto-species }
zooloretto-stall = { $name ->
    [snack] chariot à casse-croûte
    [kiosk] kiosque rond
    [barrow] étal de fruits
    [popcorn] stand de pop-corn
   *[other] { $name }
}
zooloretto-stall-plural = { $name ->
    [snack] chariots à casse-croûte
    [kiosk] kiosques ronds
    [barrow] étals de fruits
    [popcorn] stands de pop-corn
   *[other] { $name }
}
zooloretto-tile = { $kind ->
    [male] { zooloretto-species } mâle
    [female] { zooloretto-species } femelle
    [father] { zooloretto-species } mâle déjà père
    [mother] { zooloretto-species } femelle déjà mère
    [baby] bébé { zooloretto-of-species }
    [stall] { zooloretto-stall }
    [coin] pièce
   *[other] { zooloretto-species }
}
# Après un verbe : « tire un zèbre mâle ».
zooloretto-a-tile = { $kind ->
    [coin] une { zooloretto-tile }
   *[other] un { zooloretto-tile }
}
zooloretto-tiles = { $count } { $kind ->
    [male] { $count ->
        [one] { zooloretto-species } mâle
       *[other] { zooloretto-species-plural } mâles
    }
    [female] { $count ->
        [one] { zooloretto-species } femelle
       *[other] { zooloretto-species-plural } femelles
    }
    [father] { $count ->
        [one] { zooloretto-species } mâle déjà père
       *[other] { zooloretto-species-plural } mâles déjà pères
    }
    [mother] { $count ->
        [one] { zooloretto-species } femelle déjà mère
       *[other] { zooloretto-species-plural } femelles déjà mères
    }
    [baby] { $count ->
        [one] bébé { zooloretto-of-species }
       *[other] bébés { zooloretto-species-plural }
    }
    [stall] { $count ->
        [one] { zooloretto-stall }
       *[other] { zooloretto-stall-plural }
    }
    [coin] { $count ->
        [one] pièce
       *[other] pièces
    }
   *[other] { $count ->
        [one] { zooloretto-species }
       *[other] { zooloretto-species-plural }
    }
}
zooloretto-animals = { $count } { $count ->
    [one] { zooloretto-species }
   *[other] { zooloretto-species-plural }
}
zooloretto-other-animals = { $other_count } { $other_name ->
    [flamingo] { $other_count ->
        [one] flamant
       *[other] flamants
    }
    [camel] { $other_count ->
        [one] chameau
       *[other] chameaux
    }
    [leopard] { $other_count ->
        [one] léopard
       *[other] léopards
    }
    [elephant] { $other_count ->
        [one] éléphant
       *[other] éléphants
    }
    [panda] { $other_count ->
        [one] panda
       *[other] pandas
    }
    [chimpanzee] { $other_count ->
        [one] chimpanzé
       *[other] chimpanzés
    }
    [zebra] { $other_count ->
        [one] zèbre
       *[other] zèbres
    }
    [kangaroo] { $other_count ->
        [one] kangourou
       *[other] kangourous
    }
   *[other] { $other_name }
}
zooloretto-some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
zooloretto-place = { $place ->
    [E4] l’enclos de quatre
    [E5] l’enclos de cinq
    [E6] l’enclos de six
    [X1] l’extension
    [X2] la deuxième extension
    [B] l’étable
   *[other] { $place }
}
# Où quelqu’un se trouve.
zooloretto-in = { $place ->
    [E4] dans l’enclos de quatre
    [E5] dans l’enclos de cinq
    [E6] dans l’enclos de six
    [X1] dans l’extension
    [X2] dans la deuxième extension
    [B] dans l’étable
   *[other] { $place }
}
# Où va un animal, où va une boutique, et où va une tuile, quelle qu’elle soit.
zooloretto-into = { $place ->
    [E4] dans l’enclos de quatre
    [E5] dans l’enclos de cinq
    [E6] dans l’enclos de six
    [X1] dans l’extension
    [X2] dans la deuxième extension
    [B] dans l’étable
   *[other] { $place }
}
zooloretto-next-to = { $place ->
    [E4] à côté de l’enclos de quatre
    [E5] à côté de l’enclos de cinq
    [E6] à côté de l’enclos de six
    [X1] à côté de l’extension
    [X2] à côté de la deuxième extension
    [B] dans l’étable
   *[other] { $place }
}
zooloretto-towards = { $kind ->
    [stall] { zooloretto-next-to }
   *[other] { zooloretto-into }
}
# D’où vient une tuile déplacée : un animal ne vient que de l’étable.
zooloretto-from = { $from ->
    [E4] du bord de l’enclos de quatre
    [E5] du bord de l’enclos de cinq
    [E6] du bord de l’enclos de six
    [X1] du bord de l’extension
    [X2] du bord de la deuxième extension
    [B] de l’étable
   *[other] { $from }
}

## Events

zooloretto-event-removed = Sans { zooloretto-species-plural }.
zooloretto-event-first = { $seat } : premier tour, le hasard l’a voulu.
zooloretto-event-drew = { $seat } : tire { zooloretto-a-tile }.
zooloretto-event-last-round = C’était la première des 15 dernières tuiles : cette manche est la dernière.
zooloretto-event-loaded = { $seat } : charge { zooloretto-a-tile } sur le camion { $truck }.
zooloretto-event-took = { $seat } : prend le camion { $truck }.
zooloretto-event-coins = { $seat } : y trouve { zooloretto-some-coins }.
zooloretto-event-placed = { $seat } : place { zooloretto-a-tile } { zooloretto-towards }.
zooloretto-event-born = { $seat } : { $place ->
    [B] naissance d’un bébé { zooloretto-of-species } ; l’enclos est plein, il va dans l’étable.
   *[other] naissance d’un bébé { zooloretto-of-species } { zooloretto-in }.
}
# $bonus est ce que la banque devrait payer, $coins ce qu’elle a pu payer.
zooloretto-event-filled = { $seat } : { $place ->
    [X1] l’extension est pleine
    [X2] la deuxième extension est pleine
   *[other] { zooloretto-place } est plein
}{ $bonus ->
    [0] .
   *[other] { $coins ->
        [0] , mais la banque n’a pas de pièce pour cela.
       *[other]  ; la banque paie { zooloretto-some-coins }.
    }
}
zooloretto-event-moved = { $seat } : déplace { zooloretto-a-tile } { zooloretto-from } { zooloretto-towards }, pour 1 pièce.
zooloretto-event-exchanged = { $seat } : pour 1 pièce, changent de place { zooloretto-animals } { $from ->
    [E4] de l’enclos de quatre
    [E5] de l’enclos de cinq
    [E6] de l’enclos de six
    [X1] de l’extension
    [X2] de la deuxième extension
    [B] de l’étable
   *[other] { $from }
} et { zooloretto-other-animals } { $place ->
    [E4] de l’enclos de quatre
    [E5] de l’enclos de cinq
    [E6] de l’enclos de six
    [X1] de l’extension
    [X2] de la deuxième extension
    [B] de l’étable
   *[other] { $place }
}.
zooloretto-event-bought = { $seller_seat } → { $seat } : { zooloretto-a-tile }, acheté pour 2 pièces, va { zooloretto-towards }.
zooloretto-event-discarded = { $seat } : retire { zooloretto-a-tile } de l’étable et du jeu, pour 2 pièces.
zooloretto-event-expanded = { $seat } : ouvre { zooloretto-place }, pour 3 pièces.
zooloretto-event-stuck = { $seat } : plus rien à faire dans cette manche.
zooloretto-event-left = Encore sur le camion { $truck }, { zooloretto-a-tile } quitte le jeu.
zooloretto-event-round = Les camions sont de retour. Début de la nouvelle manche : { $seat }.
zooloretto-event-scored = { $seat } : { $enclosures } pour les enclos, { $stalls } pour les boutiques, { $barn } pour l’étable : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { zooloretto-some-coins }.
zooloretto-event-over = La partie est terminée.

## Refusals

# $expected est ce qu’il faut décider maintenant.
zooloretto-illegal-wrong-phase = { $expected ->
    [turn] Un tour commence : tapez draw, ou take et le numéro d’un camion, par exemple take2, ou payez une action, par exemple expand.
    [load] La tuile tirée doit d’abord aller sur un camion : tapez > et son numéro, par exemple >2.
    [unload] Il faut d’abord décharger le camion : tapez une tuile, > et sa place, par exemple Zm>E5, ou Zm>B pour l’étable.
   *[other] Ce n’est pas le moment de décider cela.
}
zooloretto-illegal-no-such-truck = Il n’y a pas de camion { $truck }. Les camions du milieu ont leur numéro devant eux.
zooloretto-illegal-truck-taken = Le camion { $truck } est déjà pris dans cette manche. Choisissez-en un qui est encore au milieu.
zooloretto-illegal-truck-full = Le camion { $truck } n’a plus de place. Choisissez-en un autre.
zooloretto-illegal-truck-empty = Le camion { $truck } est vide. On ne prend qu’un camion qui porte au moins une tuile.
zooloretto-illegal-no-room-on-trucks = Aucun camion n’a de place, on ne peut donc rien tirer. Prenez un camion ou payez une action.
zooloretto-illegal-no-tile-left = Il ne reste aucune tuile à tirer. Prenez un camion ou payez une action.
zooloretto-illegal-trucks-only = Depuis 100 tours, personne n’a tiré de tuile ni pris de camion. Il n’est plus permis que cela.
zooloretto-illegal-not-on-truck = Votre camion ne porte pas cela : { zooloretto-tile }. Choisissez une des tuiles qu’il porte.
zooloretto-illegal-not-open = Dans votre zoo, { zooloretto-place } n’a pas été ouverte. Ouvrir la prochaine extension coûte 3 pièces : tapez expand.
zooloretto-illegal-no-second-extension = Un zoo n’a une deuxième extension que dans une partie à deux. Choisissez un autre endroit.
zooloretto-illegal-other-species = Seuls des { zooloretto-species-plural } peuvent encore aller { zooloretto-into }, car il y en a déjà. Un enclos vide ou l’étable accueille tout animal.
zooloretto-illegal-full = Il n’y a plus de case libre { zooloretto-in }. L’étable a toujours de la place.
zooloretto-illegal-no-stall-space = Il n’y a plus de place de boutique ici : { zooloretto-place }. L’étable a toujours de la place.
zooloretto-illegal-too-expensive = Cela coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, et vous { $coins ->
    [0] n’en avez pas
   *[other] en avez { $coins }
}. Tirer une tuile ou prendre un camion ne coûte rien.
zooloretto-illegal-not-in-barn = Cette tuile ({ zooloretto-tile }) n’est pas dans cette étable ({ $seat }). Choisissez une des tuiles qui y sont.
zooloretto-illegal-own-barn = On n’achète pas dans sa propre étable. En sortir quelque chose coûte 1 pièce : tapez { "move:" } et quoi va où, par exemple { "move:Zm>E5" }.
zooloretto-illegal-no-such-seat = Personne n’a cette place. Après @ vient le numéro qui précède le nom du propriétaire de l’étable.
zooloretto-illegal-animals-stay = Les animaux ne quittent pas un enclos un par un. Tous ensemble, ils peuvent changer de place avec d’autres pour 1 pièce, par exemple { "swap:E4-E5" }.
zooloretto-illegal-no-such-stall = Cette boutique ({ zooloretto-stall }) n’est pas ici : { zooloretto-place }. Choisissez une des boutiques de votre zoo.
zooloretto-illegal-same-place = Elle y est déjà. Choisissez une autre place.
zooloretto-illegal-nobody-there = Il n’y a personne { zooloretto-in }, donc personne à échanger. Un animal de l’étable peut y aller, par exemple avec { "move:Zm>E5" }.
zooloretto-illegal-not-in-own-barn = Cette espèce n’est pas dans votre étable : { zooloretto-species }. Échangez avec une espèce qui y est, ou avec un autre enclos.
zooloretto-illegal-same-species = Ce sont des { zooloretto-species-plural } des deux côtés. Seules des espèces différentes changent de place.
zooloretto-illegal-too-small = { $count ->
    [one] { $count } animal ne tient
   *[other] { $count } animaux ne tiennent
} pas { zooloretto-into }.
zooloretto-illegal-no-extension-left = Toutes les extensions de votre zoo sont ouvertes.
zooloretto-illegal-no-truck-loaded = Aucun camion du milieu ne porte de tuile. Piochez une tuile ou payez une action.
zooloretto-illegal-nothing-to-move = Rien de votre étable ne trouve de place, et aucune boutique ne peut bouger.
zooloretto-illegal-nothing-to-exchange = Aucun groupe d’animaux ne tiendrait à la place d’un autre.
zooloretto-illegal-nothing-to-buy = Les autres étables sont vides : il n’y a rien à acheter.
zooloretto-illegal-nothing-to-discard = Votre étable est vide : il n’y a rien à défausser.
zooloretto-illegal-no-such-draw = Le hasard ne peut pas décider cela maintenant.

## What to do now

zooloretto-phase = { $phase ->
    [choose_removed] Le hasard décide quelles espèces ne jouent pas.
    [choose_first] Le hasard décide qui commence.
    [turn] Tapez draw pour retourner une tuile, ou take et un numéro pour prendre un camion et finir votre manche, par exemple take2. Avec de l’argent, vous pouvez aussi move, swap, buy, discard ou expand.
    [reveal] Une tuile est retournée.
    [load] Mettez la tuile sur un camion qui a de la place : tapez > et son numéro, par exemple >2.
    [unload] Trouvez une place pour les tuiles de votre camion, une par une : tapez une tuile, > et sa place, par exemple Zm>E5, ou Zm>B pour l’étable.
    [over] La partie est terminée.
   *[other] { $phase }
}

## Options

# Un des noms d’une option qui en est une liste, selon $value.
zooloretto-option-removed-item = { $value ->
    [flamingo] flamant
    [camel] chameau
    [leopard] léopard
    [elephant] éléphant
    [panda] panda
    [chimpanzee] chimpanzé
    [zebra] zèbre
    [kangaroo] kangourou
   *[other] { $value }
}

zooloretto-option-removed = Les espèces qui ne jouent pas : random s’en remet au hasard, une liste telle que { "[\"camel\", \"panda\"]" } en décide. À deux joueurs, il en manque trois, à trois deux, à quatre une, à cinq aucune.
zooloretto-option-first = Qui commence : random s’en remet au hasard, nommer une place en décide.

# De même pour la page : le nom d’une option, ses valeurs, et ce que chacune signifie.
zooloretto-option-removed-name = Espèces absentes
zooloretto-option-removed-value = { $value ->
    [random] Au hasard
   *[other] { $value }
}
zooloretto-option-removed-note = { $value ->
    [random] Le hasard écarte trois espèces à deux joueurs, deux à trois, une à quatre. À cinq, toutes jouent.
   *[other] Ces espèces sont écartées, tuiles et bébés.
}
zooloretto-option-first-name = Qui commence
zooloretto-option-first-value = { $value ->
    [random] Au hasard
    [0] Place 1
    [1] Place 2
    [2] Place 3
    [3] Place 4
    [4] Place 5
   *[other] { $value }
}
zooloretto-option-first-note = { $value ->
    [random] Le hasard décide qui joue en premier.
   *[other] Cette place joue en premier.
}

## The terminal

# L’aide : au plus 30 lignes d’au plus 76 colonnes.
zooloretto-help =
    Remplissez vos enclos, une espèce dans chacun, et gardez l’étable vide.
    À votre tour, faites une chose sur trois.
      draw        retourner une tuile, puis la charger sur un camion :  >2
      take2       prendre le camion 2 et placer toutes ses tuiles, une à une :
                  Zm>E5  zèbre mâle, enclos de cinq    k>B  kiosque, étable
                  Les pièces sont à vous aussitôt. Votre manche est finie.
      ou payer :
    { "  move:Zm>E5" }  1 pièce : un animal de l’étable ; ou boutique, { "move:k@E4>B" }
    { "  swap:E4-E5" }  1 pièce : tous les animaux de deux enclos échangés
    { "  swap:E5-P" }   1 pièce : un enclos contre tous les pandas de l’étable
    { "  buy:Zm@2>E5" } 2 pièces, dont une au propriétaire : de l’étable numéro 2
    { "  discard:Zm" }  2 pièces : une tuile de l’étable quitte le jeu
      expand      3 pièces : une extension s’ouvre

    F flamant  C chameau  L léopard  E éléphant  P panda  A chimpanzé
    Z zèbre  K kangourou   m mâle  f femelle  m* f* déjà parents  b bébé
    s chariot à casse-croûte  k kiosque  b étal de fruits  p pop-corn  $ pièce

    Mâle et femelle d’un même enclos ont un bébé, un seul chacun.
    enclos              plein   un libre   pièces en le remplissant  boutiques
    E4                     5           4                          1          2
    E5                     8           5                          2          1
    E6                    10           6                          0          1
    X1 (X2), extension     9           5                          1          1
    Avec plus de cases libres, chaque animal vaut 1 à côté d’une boutique,
    sinon rien. Chaque sorte de boutique du zoo +2 ; chaque sorte de boutique
    et chaque espèce de l’étable −2. À égalité, le plus de pièces l’emporte.
    La première des 15 dernières tuiles tirée, la manche est la dernière.

zooloretto-line-trucks = Camions : { $trucks }
zooloretto-line-drawn = Tirée : { $tile }, { zooloretto-tile }
zooloretto-line-stacks = { $main ->
    [0] Dernières tuiles : { $end }
   *[other] Tuiles : { $main }, puis les { $end } dernières
}. Banque : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
zooloretto-line-last-round = C’est la dernière manche.
zooloretto-line-unseen = À tirer encore : { $tiles }
zooloretto-line-babies = À naître encore : { $tiles }
zooloretto-line-removed = Absents : { $names }
zooloretto-line-nothing = rien
zooloretto-line-zoo = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-line-took = a pris le camion { $truck }
zooloretto-line-passed = manche finie
zooloretto-line-closed = fermée
zooloretto-line-barn = Étable ({ $barn }) : { $tiles }. Sortes de boutiques : { $stalls }
zooloretto-line-to-move = À jouer : { $seat }
zooloretto-line-legend-animals = m mâle, f femelle, m* et f* déjà parents, b bébé
zooloretto-line-legend-zoo = E4 [Z Zm ·] (k·) 2 : animaux et cases libres, boutiques, points actuels
zooloretto-line-legend-enclosures = Plein / une case libre / prime : { $enclosures }

# De même pour qui écoute.
zooloretto-tell-truck = Camion { $truck }, { $slots ->
    [one] { $slots } place
   *[other] { $slots } places
} : { $tiles }
zooloretto-tell-truck-taken = Camion { $truck } : pris dans cette manche, { $seat } ; dessus : { $tiles }
zooloretto-tell-drawn = Tirée : { zooloretto-tile }
zooloretto-tell-zoo = { $seat }, numéro { $number } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
zooloretto-tell-state = { $seat } : { $state }
zooloretto-tell-enclosure = { $seat }, { zooloretto-place } : { $tiles } ; { $free ->
    [0] plein
    [one] { $free } case libre
   *[other] { $free } cases libres
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Boutiques à côté : { $stalls }{ $stall_spaces ->
    [0] { "" }
    [one] , { $stall_spaces } place libre
   *[other] , { $stall_spaces } places libres
}
# Ce qui est imprimé, une fois pour tous les zoos. $place est ce qu’on tape.
zooloretto-tell-printed = { $place }, { zooloretto-place } : { $full } points en entier, { $short } avec une case libre{ $bonus ->
    [0] { "" }
    [one]  ; { $bonus } pièce pour l’avoir rempli
   *[other]  ; { $bonus } pièces pour l’avoir rempli
}
zooloretto-tell-closed = { $seat } : { $closed ->
    [one] { $closed } extension encore fermée
   *[other] { $closed } extensions encore fermées
}
zooloretto-tell-stalls = { $seat }, sortes de boutiques : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-tell-barn = { $seat }, étable : { $tiles } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# $enclosures est une liste telle que « E4 5, E5 8 ».
zooloretto-tell-score = { $seat } : enclos { $points } ({ $enclosures }), sortes de boutiques { $stalls }, espèces dans l’étable { $barn_species }, sortes de boutiques dans l’étable { $barn_stalls } ; en tout { $total }, et { zooloretto-some-coins }

## The page

# $room : si une tuile peut être piochée et chargée ; $cargo : si un camion peut être pris.
zooloretto-prompt = { $phase ->
    [turn] { $room ->
        [yes] { $cargo ->
            [yes] Piochez une tuile, prenez un camion, ou dépensez de l’argent.
           *[no] Piochez une tuile pour un camion, ou dépensez de l’argent.
        }
       *[no] Prenez un camion et finissez la manche, ou dépensez de l’argent.
    }
    [load] Sur quel camion charger : { zooloretto-tile } ?
    [unload] Placez chaque tuile de votre camion dans un enclos, à côté d’un enclos ou dans l’étable.
   *[other] La partie est finie.
}
# $tiles en mots ; $one et $other sont des espèces ; $number est une place.
zooloretto-choice = { $deed ->
    [draw] Piocher une tuile
    [load] Charger le camion { $truck }
    [take] Prendre le camion { $truck } : { $tiles }
    [unload] { zooloretto-tile } { zooloretto-towards }
    [move] Déplacer : { zooloretto-tile } { zooloretto-towards }, pour { zooloretto-price }
    [swap] Échanger : { $one } et { $other } changent de place, pour { zooloretto-price }
    [buy] Acheter à la place { $number } : { zooloretto-tile } { zooloretto-towards }, pour { zooloretto-price }
    [discard] Défausser : { zooloretto-tile } quitte la partie, pour { zooloretto-price }
    [expand] Ouvrir une extension, pour { zooloretto-price }
   *[other] { $deed }
}
# Noms courts des lieux, comme titres.
zooloretto-here = { $place ->
    [E4] Enclos de 4
    [E5] Enclos de 5
    [E6] Enclos de 6
    [X1] Extension
    [X2] Deuxième extension
   *[B] Étable
}
zooloretto-nothing = rien
zooloretto-nobody = personne
zooloretto-kind = { $kind ->
    [male] mâle
    [female] femelle
    [father] mâle, déjà père
    [mother] femelle, déjà mère
   *[baby] bébé
}
zooloretto-gain-none = aucun point de plus
zooloretto-gain-points = { $points } { $count ->
    [one] point
   *[other] points
} maintenant
zooloretto-gain-coins = { $coins } { $count ->
    [one] pièce
   *[other] pièces
}
zooloretto-gain-baby = { $count ->
    [one] un bébé
   *[other] { $count } bébés
}{ $barn ->
    [yes] { " " }pour l’étable
   *[no] { "" }
}
zooloretto-gain-full = plein
# La même chose sur un petit panneau : des points.
zooloretto-pts = { $points } pts
zooloretto-baby = bébé
# $change porte un signe, si $changed est yes.
zooloretto-then = Votre zoo ensuite : { $points } { $count ->
    [one] point
   *[other] points
}{ $changed ->
    [yes] { " " }({ $change })
   *[no] { "" }
}, { zooloretto-coins }.
zooloretto-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
zooloretto-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
zooloretto-paid = { $deed ->
    [move] Déplacer
    [swap] Échanger
    [buy] Acheter
    [discard] Défausser
   *[expand] Agrandir
}
# À quoi sert une action payante.
zooloretto-paid-note = { $deed ->
    [move] Déplacer une tuile de votre étable, ou une boutique.
    [swap] Tous les animaux d’un enclos changent de place avec ceux d’un autre, ou avec une espèce de votre étable.
    [buy] Prendre une tuile dans une autre étable ; son propriétaire reçoit une des deux pièces.
    [discard] Une tuile de votre étable quitte la partie.
   *[expand] Ouvrir une extension de cinq cases.
}
zooloretto-paid-how = { $deed ->
    [move] Quelle tuile de votre étable, ou quelle boutique ?
    [swap] Quels animaux ? Choisissez un enclos, ou des animaux de votre étable.
    [buy] Quelle tuile ? Choisissez-la dans une autre étable.
    [discard] Quelle tuile de votre étable ?
   *[expand] { zooloretto-paid-note }
}
zooloretto-costs = Cela coûte { zooloretto-price }.
zooloretto-money = Avec de l’argent
zooloretto-paid-where = Vers où ? Choisissez un lieu éclairé.
zooloretto-money-when = L’argent se dépense à votre tour, au lieu de piocher ou de prendre un camion.
# The same as the refusal, where there is room for a word or two.
zooloretto-refused-short = { $code ->
    [too-expensive] encore { $missing }
    [nothing-to-discard] étable vide
    [nothing-to-buy] pas d’offre
    [no-extension-left] tout ouvert
    [trucks-only] plus permis
   *[other] rien ne va
}
zooloretto-about-enclosure = { zooloretto-here } : { $animals } ; { $free ->
    [0] plein
    [one] { $free } case libre
   *[other] { $free } cases libres
}. Boutiques : { $stalls }. Plein il vaut { $full }, à une case près { $short }{ $bonus ->
    [0] { "" }
    [one]  ; le remplir rapporte { $bonus } pièce
   *[other]  ; le remplir rapporte { $bonus } pièces
}. Maintenant : { $points }.
zooloretto-about-barn = Étable : { $tiles }. { $cost ->
    [0] Elle ne coûte rien.
   *[other] Elle coûte { $cost } points : 2 par espèce et par sorte de boutique.
}
zooloretto-status = { $status ->
    [turn] à son tour
    [load] charge
    [unload] décharge
   *[done] a fini
}
zooloretto-stack = Piocher
zooloretto-stack-left = { $count ->
    [one] reste { $count } tuile
   *[other] restent { $count } tuiles
}
zooloretto-stack-note = { $main } avant le disque, { $end } dessous. La première tuile du dessous annonce la dernière manche.
zooloretto-drawn = Piochée
zooloretto-last = Dernière manche
zooloretto-truck = Camion { $truck }
zooloretto-truck-does = { $does ->
    [load] Charger le camion { $truck }
    [take] Prendre le camion { $truck }
   *[other] Camion { $truck }
} : { $tiles } ; { $free ->
    [0] plus de place
    [one] encore { $free } place
   *[other] encore { $free } places
}
zooloretto-load-here = Charger ici
zooloretto-take = Prendre
zooloretto-taken = pris : { $seat }
zooloretto-unloads = { $seat } décharge
zooloretto-zoo = Zoo : { $seat }
zooloretto-open-zoo = Ouvrir le zoo
zooloretto-closed = { zooloretto-here } : fermée
zooloretto-closed-note = S’ouvre pour { zooloretto-price }
# Les points d’un enclos plein, et avec une case libre.
zooloretto-worth = Plein { $full } · une libre { $short }
zooloretto-full = plein { $full }
zooloretto-now = vaut { $points }
zooloretto-empty = vide
zooloretto-unseen = Tuiles cachées
zooloretto-unseen-note = { $count ->
    [one] { $count } tuile est
   *[other] { $count } tuiles sont
} encore face cachée : { $main } avant le disque, { $end } dessous.
zooloretto-unseen-column = { $column ->
    [plain] sans signe
    [male] mâles
    [female] femelles
    [baby] bébés
   *[other] total
}
zooloretto-coin-tiles = Pièces
zooloretto-out = Hors de cette partie : { $names }
zooloretto-babies-note = Bébés qui peuvent encore naître ; ils ne sont pas parmi les tuiles.
zooloretto-forecast = Points, si la partie finissait maintenant
zooloretto-row = { $row ->
    [stalls] Sortes de boutiques, 2 chacune
    [barn_species] Espèces à l’étable, −2 chacune
    [barn_stalls] Boutiques à l’étable, −2 chacune
    [coins] Pièces, en cas d’égalité
   *[total] Total
}
zooloretto-could = jusqu’à { $points }
zooloretto-column = { $column ->
    [points] points
    [coins] pièces
    [enclosures] enclos
    [barn] étable
    [carries] porte
    [room] libre
   *[status] état
}
zooloretto-inside = { zooloretto-here } : { $animals }, { $used } sur { $spaces }
zooloretto-beside = boutiques : { $tiles }
zooloretto-no-use = Cela ne sert à rien pour l’instant.
zooloretto-joy = { $joy ->
    [born] Un bébé !
   *[filled] Plein !
}
