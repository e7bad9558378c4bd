### Zooloretto.
### $seat est un nom (« Vous », « Ada », « Place 2 ») ; $seat_you vaut yes quand c’est la personne qui lit, pour accorder le verbe.
### $name est flamingo, camel, etc., snack, kiosk, barrow, popcorn ou lemonade, anteater, etc., ou coin ; $kind est plain,
### male, female, father, mother ou baby, ou stall, jungle ou coin. $place est E4, E5, E6, X1, X2, J, le plateau jungle, ou B,
### l’étable. $colour est green, blue, purple, red ou yellow. Les points d’observation vont de 1 à 5 ; 0 est hors du zoo.

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
    [anteater] fourmilier nain
    [macaw] ara
    [bat] chauve-souris
    [koala] koala
    [orangutan] orang-outan
    [baboon] babouin
    [snake] coronelle
    [monitor] varan émeraude
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
    [anteater] fourmiliers nains
    [macaw] aras
    [bat] chauves-souris
    [koala] koalas
    [orangutan] orangs-outans
    [baboon] babouins
    [snake] coronelles
    [monitor] varans émeraude
   *[other] { $name }
}
# À côté d’un autre mot ; l’allemand en fait un mot composé.
zooloretto-of-species = { zooloretto-species }
zooloretto-stall = { $name ->
    [snack] chariot à casse-croûte
    [kiosk] kiosque rond
    [barrow] étal de fruits
    [popcorn] stand de pop-corn
    [lemonade] buvette à limonade
   *[other] { $name }
}
zooloretto-stall-plural = { $name ->
    [snack] chariots à casse-croûte
    [kiosk] kiosques ronds
    [barrow] étals de fruits
    [popcorn] stands de pop-corn
    [lemonade] buvettes à limonade
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
    [stall] { $name ->
        [lemonade] une { zooloretto-tile }
       *[other] un { zooloretto-tile }
    }
    [jungle] { $name ->
        [bat] une { zooloretto-tile }
        [snake] une { zooloretto-tile }
       *[other] un { zooloretto-tile }
    }
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
# Les visiteurs d’Exotic ; sans couleur, n’importe lequel.
zooloretto-colour = { $colour ->
    [green] vert
    [blue] bleu
    [purple] violet
    [red] rouge
    [yellow] jaune
   *[other] { $colour }
}
zooloretto-visitor = { $colour ->
    [green] visiteur vert
    [blue] visiteur bleu
    [purple] visiteur violet
    [red] visiteur rouge
    [yellow] visiteur jaune
   *[other] visiteur
}
zooloretto-a-visitor = un { zooloretto-visitor }
zooloretto-token = { $colour ->
    [green] jeton bonus vert
    [blue] jeton bonus bleu
    [purple] jeton bonus violet
    [red] jeton bonus rouge
    [yellow] jeton bonus jaune
   *[other] jeton bonus
}
zooloretto-place = { $place ->
    [E4] l’enclos de 4 cases
    [E5] l’enclos de 5 cases
    [E6] l’enclos de 6 cases
    [X1] l’extension
    [X2] la deuxième extension
    [J] le plateau jungle
    [B] l’étable
   *[other] { $place }
}
# Où quelqu’un se trouve.
zooloretto-in = { $place ->
    [E4] dans l’enclos de 4 cases
    [E5] dans l’enclos de 5 cases
    [E6] dans l’enclos de 6 cases
    [X1] dans l’extension
    [X2] dans la deuxième extension
    [J] sur le plateau jungle
    [B] dans l’étable
   *[other] { $place }
}
# Où va un animal, où va une boutique, et où va un jeton, quel qu’il soit.
zooloretto-into = { $place ->
    [E4] dans l’enclos de 4 cases
    [E5] dans l’enclos de 5 cases
    [E6] dans l’enclos de 6 cases
    [X1] dans l’extension
    [X2] dans la deuxième extension
    [J] sur le plateau jungle
    [B] dans l’étable
   *[other] { $place }
}
zooloretto-next-to = { $place ->
    [E4] à côté de l’enclos de 4 cases
    [E5] à côté de l’enclos de 5 cases
    [E6] à côté de l’enclos de 6 cases
    [X1] à côté de l’extension
    [X2] à côté de la deuxième extension
    [J] sur le plateau jungle
    [B] dans l’étable
   *[other] { $place }
}
zooloretto-towards = { $kind ->
    [stall] { zooloretto-next-to }
   *[other] { zooloretto-into }
}
# D’où vient un jeton déplacé : un animal ne vient que de l’étable.
zooloretto-from = { $from ->
    [E4] du bord de l’enclos de 4 cases
    [E5] du bord de l’enclos de 5 cases
    [E6] du bord de l’enclos de 6 cases
    [X1] du bord de l’extension
    [X2] du bord de la deuxième extension
    [B] de l’étable
   *[other] { $from }
}
# D’où viennent des animaux donnés.
zooloretto-out-of = { $place ->
    [E4] de l’enclos de 4 cases
    [E5] de l’enclos de 5 cases
    [E6] de l’enclos de 6 cases
    [X1] de l’extension
    [X2] de la deuxième extension
   *[other] { $place }
}

## Events

zooloretto-event-removed = Espèce retirée : { zooloretto-species-plural }.
zooloretto-event-first = Premier joueur, tiré au sort : { $seat_you ->
    [yes] vous
   *[other] { $seat }
}.
zooloretto-event-drew = { $seat_you ->
    [yes] Vous piochez
   *[other] { $seat } pioche
} { zooloretto-a-tile }.
zooloretto-event-last-round = Premier jeton sous le pion : c’est la dernière manche.
zooloretto-event-loaded = { $seat_you ->
    [yes] Vous chargez
   *[other] { $seat } charge
} { zooloretto-a-tile } sur le camion { $truck }.
# In the log of the page: a tile that was drawn and loaded at once.
zooloretto-event-drew-loaded = { $seat_you ->
    [yes] Vous piochez
   *[other] { $seat } pioche
} { zooloretto-a-tile } pour le camion { $truck }.
zooloretto-event-took = { $seat_you ->
    [yes] Vous prenez
   *[other] { $seat } prend
} le camion { $truck }.
zooloretto-event-coins = { $seat_you ->
    [yes] Vous y gagnez
   *[other] { $seat } y gagne
} { zooloretto-some-coins }.
zooloretto-event-placed = { $seat_you ->
    [yes] Vous placez
   *[other] { $seat } place
} { zooloretto-a-tile } { zooloretto-towards }.
zooloretto-event-born = { $seat_you ->
    [yes] Chez vous
   *[other] Chez { $seat }
}, { $place ->
    [B] naissance d’un bébé { zooloretto-of-species } ; faute de case libre, il va à l’étable.
   *[other] naissance d’un bébé { zooloretto-of-species } { zooloretto-in }.
}
# $bonus est ce que la banque devrait payer, $coins ce qu’elle a pu payer.
zooloretto-event-filled = { $seat_you ->
    [yes] Chez vous
   *[other] Chez { $seat }
}, { $place ->
    [X1] l’extension est pleine
    [X2] la deuxième extension est pleine
   *[other] { zooloretto-place } est plein
}{ $bonus ->
    [0] .
   *[other] { $coins ->
        [0] , mais la banque est vide : aucun bonus.
       *[other]  ; bonus : { zooloretto-some-coins }.
    }
}
zooloretto-event-moved = { $seat_you ->
    [yes] Vous déplacez
   *[other] { $seat } déplace
} { zooloretto-a-tile } { zooloretto-from } { zooloretto-towards } (1 pièce).
zooloretto-event-exchanged = { $seat_you ->
    [yes] Vous échangez
   *[other] { $seat } échange
} { zooloretto-animals } { $from ->
    [E4] de l’enclos de 4 cases
    [E5] de l’enclos de 5 cases
    [E6] de l’enclos de 6 cases
    [X1] de l’extension
    [X2] de la deuxième extension
    [B] de l’étable
   *[other] { $from }
} contre { zooloretto-other-animals } { $place ->
    [E4] de l’enclos de 4 cases
    [E5] de l’enclos de 5 cases
    [E6] de l’enclos de 6 cases
    [X1] de l’extension
    [X2] de la deuxième extension
    [B] de l’étable
   *[other] { $place }
} (1 pièce).
zooloretto-event-bought = { $seat_you ->
    [yes] Vous achetez à { $seller_seat } { zooloretto-a-tile } (2 pièces) pour { zooloretto-place }.
   *[other] { $seller_seat_you ->
        [yes] { $seat } vous achète { zooloretto-a-tile } (2 pièces) pour { zooloretto-place }.
       *[other] { $seat } achète à { $seller_seat } { zooloretto-a-tile } (2 pièces) pour { zooloretto-place }.
    }
}
zooloretto-event-discarded = { $seat_you ->
    [yes] Vous défaussez { zooloretto-a-tile } de votre étable (2 pièces).
   *[other] { $seat } défausse { zooloretto-a-tile } de son étable (2 pièces).
}
zooloretto-event-expanded = { $seat_you ->
    [yes] Vous agrandissez votre zoo
   *[other] { $seat } agrandit son zoo
} : { zooloretto-place } (3 pièces).
zooloretto-event-donated = { $seat_you ->
    [yes] Vous donnez
   *[other] { $seat } donne
} { zooloretto-animals } { zooloretto-out-of }, contre un jeton de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# Le point d’observation 0 est la réserve.
zooloretto-event-advanced = { $seat_you ->
    [yes] Vous avancez
   *[other] { $seat } avance
} { zooloretto-a-visitor } { $from ->
    [0] de la réserve
   *[other] du point d’observation { $from }
} au point { $to }.
zooloretto-event-exited = { $seat_you ->
    [yes] Vous avancez
   *[other] { $seat } avance
} { zooloretto-a-visitor } du point d’observation { $from } : il quitte le zoo par la sortie.
zooloretto-event-token = { $seat_you ->
    [yes] Vous prenez
   *[other] { $seat } prend
} le { zooloretto-token }.
zooloretto-event-retreated = { $seat_you ->
    [yes] Chez vous
   *[other] Chez { $seat }
}, { zooloretto-a-visitor } recule du point d’observation { $from } { $to ->
    [0] et quitte le zoo par l’entrée.
   *[other] au point { $to }.
}
zooloretto-event-stuck = { $seat_you ->
    [yes] Vous ne pouvez plus rien faire dans cette manche.
   *[other] { $seat } ne peut plus rien faire dans cette manche.
}
zooloretto-event-left = Reste du camion { $truck }, retiré du jeu : { zooloretto-tile }.
zooloretto-event-round = Nouvelle manche : les camions sont de retour, vides. Premier joueur : { $seat_you ->
    [yes] vous
   *[other] { $seat }
}.
zooloretto-event-scored = { $seat_you ->
    [yes] Vous
   *[other] { $seat }
} : { $enclosures } pour les enclos, { $stalls } pour les boutiques, { $barn } pour l’étable{ $donations ->
   *[0] { "" }
    [one] , { $donations } pour les dons
    [other] , { $donations } pour les dons
}{ $visitors ->
   *[0] { "" }
    [one] , { $visitors } pour les visiteurs
    [other] , { $visitors } pour les visiteurs
}{ $tokens ->
   *[0] { "" }
    [one] , { $tokens } pour les jetons bonus
    [other] , { $tokens } pour les jetons bonus
}. Total : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { zooloretto-some-coins }.
zooloretto-event-over = La partie est terminée.

## Refusals

# $expected est ce qu’il faut décider maintenant.
zooloretto-illegal-wrong-phase = { $expected ->
    [turn] À vous de jouer : tapez draw, ou take et le numéro d’un camion, par exemple take2, ou une opération commerciale, par exemple expand.
    [load] Chargez d’abord le jeton pioché sur un camion : tapez > et son numéro, par exemple >2.
    [unload] Déchargez d’abord le camion : tapez un jeton, > et sa destination, par exemple Zm>E5, ou Zm>B pour l’étable.
    [advance] Avancez d’abord un visiteur : tapez { "advance:" }, la lettre de sa couleur et son point d’observation, par exemple { "advance:r3" }, ou 0 pour la réserve.
    [retreat] Reculez d’abord un visiteur : tapez { "retreat:" }, la lettre de sa couleur et son point d’observation, par exemple { "retreat:r3" }.
   *[other] Ce n’est pas le moment de décider cela.
}
zooloretto-illegal-no-such-truck = Il n’y a pas de camion { $truck }. Les camions du milieu ont leur numéro devant eux.
zooloretto-illegal-truck-taken = Le camion { $truck } est déjà pris pour cette manche. Choisissez-en un autre.
zooloretto-illegal-truck-full = Le camion { $truck } est plein. Choisissez-en un autre.
zooloretto-illegal-truck-empty = Le camion { $truck } est vide. Pour être pris, un camion doit porter au moins un jeton.
zooloretto-illegal-no-room-on-trucks = Tous les camions sont pleins : on ne peut plus piocher. Prenez un camion ou faites une opération.
zooloretto-illegal-no-tile-left = La pioche est vide. Prenez un camion ou faites une opération.
zooloretto-illegal-trucks-only = Depuis 100 tours, personne n’a pioché de jeton ni pris de camion. On ne peut plus rien faire d’autre.
zooloretto-illegal-not-on-truck = Ce jeton ({ zooloretto-tile }) n’est pas sur votre camion. Choisissez un jeton de votre camion.
zooloretto-illegal-not-open = Dans votre zoo, { zooloretto-place } n’est pas ouverte. Agrandir coûte 3 pièces : tapez expand.
zooloretto-illegal-no-second-extension = La deuxième extension n’existe qu’à deux joueurs. Choisissez un autre endroit.
zooloretto-illegal-other-species = Il y a déjà des { zooloretto-species-plural } { zooloretto-in } : aucune autre espèce ne peut y aller. Choisissez un enclos vide ou l’étable.
zooloretto-illegal-full = Il n’y a plus de case libre { zooloretto-in }. À l’étable, la place ne manque jamais.
zooloretto-illegal-no-stall-space = Aucun emplacement de boutique libre ici : { zooloretto-place }. À l’étable, la place ne manque jamais.
zooloretto-illegal-too-expensive = Cela coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, et vous { $coins ->
    [0] n’en avez pas
   *[other] en avez { $coins }
}. Piocher un jeton ou prendre un camion ne coûte rien.
zooloretto-illegal-not-in-barn = Ce jeton ({ zooloretto-tile }) n’est pas dans cette étable ({ $seat }). Choisissez un jeton qui s’y trouve.
zooloretto-illegal-own-barn = On n’achète pas dans sa propre étable. En sortir un jeton coûte 1 pièce : tapez { "move:" } et le déplacement, par exemple { "move:Zm>E5" }.
zooloretto-illegal-no-such-seat = Aucun joueur n’a ce numéro. Après @ vient le numéro écrit devant le nom du propriétaire de l’étable.
zooloretto-illegal-animals-stay = Les animaux ne quittent pas un enclos un par un. On peut les échanger tous ensemble pour 1 pièce, par exemple { "swap:E4-E5" }.
zooloretto-illegal-no-such-stall = Cette boutique ({ zooloretto-stall }) n’est pas ici : { zooloretto-place }. Choisissez une boutique de votre zoo.
zooloretto-illegal-same-place = Cette boutique y est déjà. Choisissez un autre emplacement.
zooloretto-illegal-nobody-there = Il n’y a aucun animal { zooloretto-in }, donc rien à échanger. Un animal de l’étable peut y aller, par exemple avec { "move:Zm>E5" }.
zooloretto-illegal-not-in-own-barn = Cette espèce n’est pas dans votre étable : { zooloretto-species }. Échangez avec une espèce qui s’y trouve, ou avec un autre enclos.
zooloretto-illegal-same-species = Il y a des { zooloretto-species-plural } des deux côtés. On n’échange que des espèces différentes.
zooloretto-illegal-too-small = { $count ->
    [one] { $count } animal ne tient
   *[other] { $count } animaux ne tiennent
} pas { zooloretto-into }.
zooloretto-illegal-no-extension-left = Votre zoo n’a plus d’extension à ouvrir.
zooloretto-illegal-no-truck-loaded = Tous les camions du milieu sont vides. Piochez un jeton ou faites une opération.
zooloretto-illegal-nothing-to-move = Aucun jeton de votre étable ne trouve de case libre, et aucune boutique ne peut bouger.
zooloretto-illegal-nothing-to-exchange = Aucun groupe d’animaux ne tiendrait à la place d’un autre.
zooloretto-illegal-nothing-to-buy = Les autres étables sont vides : il n’y a rien à acheter.
zooloretto-illegal-nothing-to-discard = Votre étable est vide : il n’y a rien à défausser.
zooloretto-illegal-no-jungle = Cette partie n’a pas de plateau jungle : il vient avec l’extension Exotic du jeu.
zooloretto-illegal-jungle-only = Le plateau jungle n’accueille que les animaux de la jungle.
zooloretto-illegal-jungle-animal = Un animal de la jungle ne va jamais dans un enclos. Sa place est sur le plateau jungle ou à l’étable.
zooloretto-illegal-jungle-full = Il n’y a plus de case libre sur le plateau jungle. À l’étable, la place ne manque jamais.
zooloretto-illegal-three-species = Le plateau jungle a déjà trois espèces, et pas celle-ci : { zooloretto-species-plural }. À l’étable, la place ne manque jamais.
zooloretto-illegal-no-xxl = On ne peut pas donner d’animaux dans cette partie : les dons viennent avec l’extension XXL du jeu.
zooloretto-illegal-not-full = Il reste une case libre { zooloretto-in }. On ne donne que les animaux d’un enclos plein.
zooloretto-illegal-donated-twice = Vous avez déjà fait deux dons, le maximum dans une partie.
zooloretto-illegal-no-donation-left = Il n’y a plus de jeton de score pour un don.
zooloretto-illegal-nothing-to-donate = Aucun de vos enclos n’est plein : il n’y a rien à donner.
zooloretto-illegal-no-such-visitor = Il n’y a pas de { zooloretto-visitor } chez vous au point d’observation { $point }. Choisissez un visiteur de votre zoo.
zooloretto-illegal-no-reserve = Il n’y a plus de { zooloretto-visitor } dans la réserve. Choisissez un visiteur de votre zoo.
zooloretto-illegal-other-colour = C’est { zooloretto-a-visitor } qui doit bouger maintenant. Choisissez cette couleur.
zooloretto-illegal-no-such-colour = Cette partie n’a pas de visiteurs de cette couleur. Les jaunes demandent les deux extensions, XXL et Exotic.
zooloretto-bad-donations = Donnez dix chiffres de 1 à 9, jamais plus grands que le précédent, par exemple 6665554444.
zooloretto-illegal-no-such-draw = Ce tirage n’est pas possible maintenant.

## What to do now

zooloretto-phase = { $phase ->
    [choose_removed] Tirage au sort des espèces retirées.
    [choose_jungle] Tirage au sort des espèces de la jungle retirées.
    [choose_first] Tirage au sort du premier joueur.
    [turn] Tapez draw pour piocher un jeton, ou take et un numéro pour prendre un camion et terminer votre manche, par exemple take2. Vous pouvez aussi faire une opération commerciale : move, swap, buy, discard ou expand.
    [reveal] Un jeton est pioché.
    [load] Chargez le jeton sur un camion qui a un emplacement libre : tapez > et son numéro, par exemple >2.
    [unload] Déchargez votre camion, un jeton à la fois : tapez un jeton, > et sa destination, par exemple Zm>E5, ou Zm>B pour l’étable.
    [advance] Avancez un visiteur de deux points d’observation : tapez { "advance:" }, la lettre de sa couleur et son point, par exemple { "advance:r3" }, ou 0 pour la réserve.
    [retreat] Reculez un de vos visiteurs : tapez { "retreat:" }, la lettre de sa couleur et son point d’observation, par exemple { "retreat:r3" }.
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
zooloretto-option-jungle_removed-item = { $value ->
    [anteater] fourmilier nain
    [macaw] ara
    [bat] chauve-souris
    [koala] koala
    [orangutan] orang-outan
    [baboon] babouin
    [snake] coronelle
    [monitor] varan émeraude
   *[other] { $value }
}

zooloretto-option-removed = Les espèces retirées : random les tire au sort, une liste telle que { "[\"camel\", \"panda\"]" } les désigne. Il y en a trois à deux joueurs, deux à trois, une à quatre, aucune à cinq.
zooloretto-option-first = Le premier joueur : random le tire au sort, un numéro de place le désigne.
zooloretto-option-xxl = Jouer avec l’extension XXL (plus de jetons, une cinquième boutique, des dons) : false ou true.
zooloretto-option-exotic = Jouer avec l’extension Exotic (animaux de la jungle et visiteurs) : false ou true.
zooloretto-option-jungle_removed = Avec Exotic, les espèces de la jungle retirées : random les tire au sort, une liste telle que { "[\"bat\", \"snake\"]" } les désigne, autant que d’autres espèces.
zooloretto-option-donations = Avec XXL, les jetons de score pour les dons, de haut en bas : dix chiffres de 1 à 9, jamais croissants.

# De même pour la page : le nom d’une option, ses valeurs, et ce que chacune signifie.
zooloretto-option-removed-name = Espèces retirées
zooloretto-option-removed-value = { $value ->
    [random] Tirage au sort
   *[other] { $value }
}
zooloretto-option-removed-note = { $value ->
    [random] On retire au hasard trois espèces à deux joueurs, deux à trois, une à quatre. À cinq, toutes sont en jeu.
   *[other] Ces espèces sont retirées du jeu, bébés compris.
}
zooloretto-option-first-name = Premier joueur
zooloretto-option-first-value = { $value ->
    [random] Tirage au sort
    [0] Place 1
    [1] Place 2
    [2] Place 3
    [3] Place 4
    [4] Place 5
   *[other] { $value }
}
zooloretto-option-first-note = { $value ->
    [random] Le premier joueur est tiré au sort.
   *[other] Cette place joue en premier.
}
zooloretto-option-xxl-name = Extension XXL
zooloretto-option-xxl-value = { $value ->
    [yes] Oui
   *[no] Non
}
zooloretto-option-xxl-note = { $value ->
    [yes] Extension : 54 jetons de plus, un cinquième type de boutique, et vous pouvez donner les animaux d’un enclos plein contre des points.
   *[no] Le jeu de base, sans l’extension XXL.
}
zooloretto-option-exotic-name = Extension Exotic
zooloretto-option-exotic-value = { $value ->
    [yes] Oui
   *[no] Non
}
zooloretto-option-exotic-note = { $value ->
    [yes] Extension : des animaux de la jungle sur leur propre plateau, et des visiteurs que boutiques et jungle font avancer dans votre zoo et qui rapportent des points.
   *[no] Le jeu de base, sans l’extension Exotic.
}
zooloretto-option-jungle_removed-name = Espèces de la jungle retirées
zooloretto-option-jungle_removed-value = { $value ->
    [random] Tirage au sort
   *[other] { $value }
}
zooloretto-option-jungle_removed-note = { $value ->
    [random] Avec Exotic, on retire au hasard autant d’espèces de la jungle que d’autres espèces.
   *[other] Ces espèces de la jungle sont retirées du jeu.
}
zooloretto-option-donations-name = Jetons de score
zooloretto-option-donations-value = { $value ->
    [given] Vos valeurs
   *[other] 3 × 6, 3 × 5, 4 × 4
}
zooloretto-option-donations-note = { $value ->
    [given] Les valeurs que vous avez saisies, de haut en bas de la pile.
   *[other] Avec XXL : le premier don rapporte le plus. Le nombre de jetons de chaque valeur est notre choix.
}

## The terminal

# L’aide : au plus 30 lignes d’au plus 76 colonnes.
zooloretto-help =
    Remplissez vos enclos, une espèce dans chacun, et gardez l’étable vide.
    À votre tour, faites une action sur trois.
      draw        piocher un jeton, puis le charger sur un camion :  >2
      take2       prendre le camion 2 et placer tous ses jetons, un à un :
                  Zm>E5  zèbre mâle, enclos de 5 cases    k>B  kiosque, étable
                  Les pièces sont à vous. Votre manche est terminée.
      ou une opération commerciale :
    { "  move:Zm>E5" }  1 pièce : un animal de l’étable ; ou boutique, { "move:k@E4>B" }
    { "  swap:E4-E5" }  1 pièce : échanger tous les animaux de deux enclos
    { "  swap:E5-P" }   1 pièce : un enclos contre tous les pandas de l’étable
    { "  buy:Zm@2>E5" } 2 pièces, dont une au vendeur : de l’étable numéro 2
    { "  discard:Zm" }  2 pièces : défausser un jeton de l’étable
      expand      3 pièces : ouvrir une extension
    { "  donate:E5" }   XXL : donner un enclos plein contre un jeton de score
    { "  advance:r3, retreat:r3" }  Exotic : visiteur rouge au point 3 ; 0 : réserve

    F flamant  C chameau  L léopard  E éléphant  P panda  A chimpanzé
    Z zèbre  K kangourou   m mâle  f femelle  m* f* déjà parents  b bébé
    s casse-croûte k kiosque b fruits p pop-corn l limonade $ pièce ja … jungle

    Mâle et femelle d’un même enclos ont un bébé, un seul chacun.
    enclos              plein   presque plein   bonus en pièces   boutiques
    E4                     5               4                 1           2
    E5                     8               5                 2           1
    E6                    10               6                 0           1
    X1 (X2), extension     9               5                 1           1
    Sinon, 1 point par animal à côté d’une boutique. Types de boutiques : +2
    chacun ; à l’étable, −2 par espèce et par type. Exotic : 2 par couleur de
    visiteurs, 2 par visiteur de la couleur d’un jeton bonus. Égalité : le plus
    de pièces. Premier des 15 jetons sous le pion : dernière manche.

zooloretto-line-trucks = Camions : { $trucks }
zooloretto-line-drawn = Pioché : { $tile }, { zooloretto-tile }
zooloretto-line-stacks = { $main ->
    [0] Sous le pion : { $end }
   *[other] Pioche : { $main }, puis { $end } sous le pion
}. Banque : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
zooloretto-line-last-round = C’est la dernière manche.
zooloretto-line-unseen = Jetons à venir : { $tiles }
zooloretto-line-babies = Bébés à naître : { $tiles }
zooloretto-line-removed = Espèces retirées : { $names }
zooloretto-line-nothing = rien
zooloretto-line-zoo = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-line-took = a pris le camion { $truck }
zooloretto-line-passed = ne joue plus
zooloretto-line-closed = fermée
zooloretto-line-barn = Étable ({ $barn }) : { $tiles }. Types de boutiques : { $stalls }
zooloretto-line-jungle = Jungle (libres : { $free }) : { $tiles }
zooloretto-line-visitors = Visiteurs : { $visitors }. Bonus : { $tokens }
zooloretto-line-donated = Dons : { $donated }
zooloretto-line-reserve = Visiteurs en réserve : { $visitors }. Bonus à prendre : { $tokens }
zooloretto-line-donations = Jetons de score à prendre : { $donations }
zooloretto-line-to-move = À jouer : { $seat }
zooloretto-line-legend-animals = m mâle, f femelle, m* et f* déjà parents, b bébé
zooloretto-line-legend-zoo = E4 [Z Zm ·] (k·) 2 : animaux et cases libres, boutiques, points actuels
zooloretto-line-legend-enclosures = Plein / presque plein / bonus : { $enclosures }
zooloretto-line-legend-visitors = r24 : visiteurs rouges aux points 2 et 4. Couleurs : { $colours }

# De même pour qui écoute.
zooloretto-tell-truck = Camion { $truck }, { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
} : { $tiles }
zooloretto-tell-truck-taken = Camion { $truck }, pris par { $seat_you ->
    [yes] vous
   *[other] { $seat }
} ; chargement : { $tiles }
zooloretto-tell-drawn = Pioché : { zooloretto-tile }
zooloretto-tell-zoo = { $seat }, numéro { $number } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
zooloretto-tell-state = { $seat } : { $state }
zooloretto-tell-enclosure = { $seat }, { zooloretto-place } : { $tiles } ; { $free ->
    [0] aucune case libre
    [one] { $free } case libre
   *[other] { $free } cases libres
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Boutiques à côté : { $stalls }{ $stall_spaces ->
    [0] { "" }
    [one] , { $stall_spaces } emplacement libre
   *[other] , { $stall_spaces } emplacements libres
}
# Ce qui est imprimé, une fois pour tous les zoos. $place est ce qu’on tape.
zooloretto-tell-printed = { $place }, { zooloretto-place } ; plein : { $full } points, presque plein : { $short } points{ $bonus ->
    [0] { "" }
    [one] , bonus : { $bonus } pièce
   *[other] , bonus : { $bonus } pièces
}
zooloretto-tell-closed = { $seat } : { $closed ->
    [one] { $closed } extension encore fermée
   *[other] { $closed } extensions encore fermées
}
zooloretto-tell-stalls = { $seat }, types de boutiques : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-tell-barn = { $seat }, étable : { $tiles } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-tell-jungle = { $seat }, plateau jungle : { $tiles } ; { $free ->
    [0] aucune case libre
    [one] { $free } case libre
   *[other] { $free } cases libres
}
# $viewpoints est une liste de nombres, par exemple « 2, 2, 4 ».
zooloretto-tell-visitors = { $seat }, { zooloretto-visitor } : { $count ->
    [one] point d’observation { $viewpoints }
   *[other] points d’observation { $viewpoints }
}
zooloretto-tell-token = { $seat } : { zooloretto-token }
zooloretto-tell-donated = { $seat }, jetons de score : { $donated }
# $token : si le jeton bonus est encore au milieu.
zooloretto-tell-reserve = { zooloretto-visitor } ({ zooloretto-stall }) : { $count } en réserve, jeton bonus { $token ->
    [yes] à prendre
   *[no] déjà pris
}
zooloretto-tell-donations = Jetons de score à prendre, de haut en bas : { $donations }

# $enclosures est une liste telle que « E4 5, E5 8 ».
zooloretto-tell-score = { $seat } : enclos { $points } ({ $enclosures }), types de boutiques { $stalls }, espèces à l’étable { $barn_species }, types de boutiques à l’étable { $barn_stalls }{ $donations ->
   *[0] { "" }
    [one] , jetons de score { $donations }
    [other] , jetons de score { $donations }
}{ $visitors ->
   *[0] { "" }
    [one] , couleurs de visiteurs { $visitors }
    [other] , couleurs de visiteurs { $visitors }
}{ $tokens ->
   *[0] { "" }
    [one] , jetons bonus { $tokens }
    [other] , jetons bonus { $tokens }
} ; total { $total }, et { zooloretto-some-coins }

## The page

# $room : si un jeton peut être pioché et chargé ; $cargo : si un camion peut être pris.
zooloretto-prompt = { $phase ->
    [turn] { $room ->
        [yes] { $cargo ->
            [yes] Piochez un jeton, prenez un camion ou faites une opération.
           *[no] Piochez un jeton ou faites une opération.
        }
       *[no] Prenez un camion, ce qui termine votre manche, ou faites une opération.
    }
    [load] Sur quel camion charger ce jeton ({ zooloretto-tile }) ?
    [unload] Déchargez le camion : enclos, emplacement de boutique ou étable.
    [advance] Avancez { zooloretto-a-visitor }, de votre zoo ou de la réserve.
    [retreat] Reculez { zooloretto-a-visitor } de votre zoo.
   *[other] La partie est terminée.
}
# $tiles en mots ; $one et $other sont des espèces ; $number est une place ; $points est la valeur d’un jeton de score ;
# $point est un point d’observation, et 0 la réserve.
zooloretto-choice = { $deed ->
    [draw] Piocher un jeton
    [load] Charger le camion { $truck }
    [take] Prendre le camion { $truck } : { $tiles }
    [unload] Placer : { zooloretto-tile } { zooloretto-towards }
    [move] Déplacer : { zooloretto-tile } { zooloretto-towards }, pour { zooloretto-price }
    [swap] Échanger : { $one } contre { $other }, pour { zooloretto-price }
    [buy] Acheter au joueur { $number } : { zooloretto-tile } { zooloretto-towards }, pour { zooloretto-price }
    [discard] Défausser : { zooloretto-tile }, pour { zooloretto-price }
    [expand] Ouvrir une extension, pour { zooloretto-price }
    [donate] Donner les animaux { zooloretto-out-of } : { $points } points
    [advance] { $point ->
        [0] Faire entrer { zooloretto-a-visitor } de la réserve
       *[other] Avancer { zooloretto-a-visitor } du point d’observation { $point }
    }
    [retreat] Reculer { zooloretto-a-visitor } du point d’observation { $point }
   *[other] { $deed }
}
# Noms courts des lieux, comme titres.
zooloretto-here = { $place ->
    [E4] Enclos 4
    [E5] Enclos 5
    [E6] Enclos 6
    [X1] Extension
    [X2] Extension 2
    [J] Jungle
   *[B] Étable
}
zooloretto-nothing = rien
zooloretto-nobody = aucun animal
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
}
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
zooloretto-gain-full = enclos plein
# La même chose sur un petit panneau : des points.
zooloretto-pts = { $points } { $count ->
    [one] pt
   *[other] pts
}
zooloretto-baby = bébé
# $change porte un signe, si $changed est yes.
zooloretto-then = Après ce coup : { $points } { $count ->
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
    [move] Déplacer un animal hors de votre étable, ou une boutique.
    [swap] Échanger tous les animaux d’un enclos avec ceux d’un autre, ou avec une espèce de votre étable.
    [buy] Acheter un jeton dans une autre étable ; son propriétaire reçoit une des deux pièces.
    [discard] Retirer du jeu un jeton de votre étable.
   *[expand] Ouvrir une extension de cinq cases.
}
zooloretto-paid-how = { $deed ->
    [move] Quel animal de votre étable, ou quelle boutique ?
    [swap] Quels animaux ? Choisissez un enclos, ou des animaux de votre étable.
    [buy] Quel jeton ? Choisissez-le dans une autre étable.
    [discard] Quel jeton de votre étable ?
   *[expand] { zooloretto-paid-note }
}
zooloretto-donate = Donner
zooloretto-donate-note = Donner tous les animaux d’un enclos plein contre le jeton du dessus : { $points } points. C’est gratuit, deux fois par partie.
zooloretto-donate-how = Choisissez un enclos plein.
zooloretto-costs = Cela coûte { zooloretto-price }.
zooloretto-money = Opérations commerciales
zooloretto-paid-where = Où ? Choisissez un endroit en surbrillance.
zooloretto-money-when = Les opérations se font à votre tour, au lieu de piocher ou de prendre un camion.
# The same as the refusal, where there is room for a word or two.
zooloretto-refused-short = { $code ->
    [too-expensive] manque { $missing }
    [nothing-to-discard] étable vide
    [nothing-to-buy] rien à acheter
    [no-extension-left] tout ouvert
    [nothing-to-donate] rien de plein
    [donated-twice] déjà 2 dons
    [no-donation-left] plus de jeton
    [trucks-only] plus permis
   *[other] impossible
}
zooloretto-about-enclosure = { zooloretto-here } : { $animals } ; { $free ->
    [0] aucune case libre
    [one] { $free } case libre
   *[other] { $free } cases libres
}. Boutiques : { $stalls }. Plein : { $full }, presque plein : { $short }{ $bonus ->
    [0] { "" }
    [one] , bonus : { $bonus } pièce
   *[other] , bonus : { $bonus } pièces
}. Score actuel : { $points }.
zooloretto-about-barn = Étable : { $tiles }. { $cost ->
    [0] Aucun malus.
   *[other] Malus : { $cost } points, 2 par espèce et par type de boutique.
}
zooloretto-status = { $status ->
    [turn] joue
    [load] charge
    [unload] décharge
    [advance] visiteurs
    [retreat] visiteurs
   *[done] a fini
}
zooloretto-stack = Piocher
zooloretto-stack-left = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
zooloretto-stack-note = { $main } dans la pioche, { $end } sous le pion. Le premier jeton sous le pion annonce la dernière manche.
zooloretto-drawn = Jeton pioché
zooloretto-last = Dernière manche
zooloretto-truck = Camion { $truck }
zooloretto-truck-does = { $does ->
    [load] Charger le camion { $truck }
    [take] Prendre le camion { $truck }
   *[other] Camion { $truck }
} : { $tiles } ; { $free ->
    [0] plein
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
zooloretto-load-here = Charger ici
zooloretto-take = Prendre
zooloretto-taken = { $seat_you ->
    [yes] pris par vous
   *[other] pris par { $seat }
}
zooloretto-unloads = { $seat_you ->
    [yes] Vous déchargez
   *[other] { $seat } décharge
}
zooloretto-zoo = Zoo : { $seat }
zooloretto-open-zoo = Voir ce zoo en grand
zooloretto-closed = { zooloretto-here } : fermée
zooloretto-closed-note = S’ouvre pour { zooloretto-price }
# Les points d’un enclos plein, et avec une case libre.
zooloretto-worth = Plein { $full } · presque plein { $short }
zooloretto-full = plein { $full }
zooloretto-now = vaut { $points }
zooloretto-empty = vide
zooloretto-unseen = Jetons à venir
zooloretto-unseen-note = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} face cachée : { $main } dans la pioche, { $end } sous le pion.
zooloretto-unseen-column = { $column ->
    [plain] simples
    [male] mâles
    [female] femelles
    [baby] bébés
   *[other] total
}
zooloretto-coin-tiles = Pièces
zooloretto-out = Espèces retirées : { $names }
zooloretto-babies-note = Les bébés sont ceux qui peuvent encore naître ; ils ne sont pas dans la pioche.
zooloretto-forecast = Score si la partie s’arrêtait maintenant
zooloretto-part = { $part ->
    [enclosures] Enclos
    [stalls] Boutiques
    [donations] Dons
    [visitors] Visiteurs
    [tokens] Jetons bonus
   *[barn] Étable
}
zooloretto-row = { $row ->
    [stalls] Types de boutiques, +2 par type
    [barn_species] Espèces à l’étable, −2 par espèce
    [barn_stalls] Boutiques à l’étable, −2 par type
    [donations] Jetons de score
    [visitors] Couleurs de visiteurs, +2 par couleur
    [tokens] Jetons bonus, +2 par visiteur
    [coins] Pièces, en cas d’égalité
   *[total] Total
}
zooloretto-could = jusqu’à { $points }
zooloretto-column = { $column ->
    [points] points
    [coins] pièces
    [enclosures] enclos
    [stalls] boutiques
    [barn] étable
    [donations] dons
    [visitors] visiteurs
    [tokens] jetons bonus
    [carries] chargement
    [room] libres
   *[status] état
}
zooloretto-inside = { zooloretto-here } : { $animals }, { $used } sur { $spaces }
zooloretto-beside = boutiques : { $tiles }
zooloretto-no-use = Rien à faire ici pour l’instant.
zooloretto-joy = { $joy ->
    [born] Un bébé !
   *[filled] Plein !
}
zooloretto-keys-draw = Piocher un jeton
zooloretto-keys-trucks = Charger ou prendre un camion

## The page, with the expansions

zooloretto-visitors = { $count ->
    [one] { zooloretto-visitor }
   *[other] { $count } × { zooloretto-visitor }
}
# Un bouton : un seul de plusieurs visiteurs semblables se déplace.
zooloretto-visitor-at = { $point ->
    [0] { zooloretto-visitors } dans la réserve
   *[other] { zooloretto-visitors } au point d’observation { $point }
}
zooloretto-path = Parcours des visiteurs
zooloretto-entrance = Entrée
zooloretto-exit = Sortie
zooloretto-reserve = Réserve
zooloretto-viewpoint = Point d’observation { $point }
# $visitors en toutes lettres.
zooloretto-at-viewpoint = { zooloretto-viewpoint } : { $visitors }
# $token : au milieu, ou à un joueur, $seat.
zooloretto-about-colour = { zooloretto-visitors } dans la réserve ({ zooloretto-stall }). { $token ->
    [middle] Le jeton bonus est encore au milieu.
   *[taken] Jeton bonus : { $seat }.
}
zooloretto-bonus = Jeton bonus ({ zooloretto-colour }) : { $token ->
    [middle] encore au milieu
   *[taken] { $seat }
}
zooloretto-about-jungle = Jungle : { $animals } ; { $free ->
    [0] pleine
    [one] { $free } case libre
   *[other] { $free } cases libres
}. Espèces : { $species } sur 3. Chaque nouvel animal y fait bouger des visiteurs.
zooloretto-jungle-species = espèces : { $species }/3
# $asked : advance ou retreat ; c’est à $seat de choisir.
zooloretto-awaits = { $asked ->
    [advance] { $seat } : choix du { zooloretto-visitor } qui avance.
   *[retreat] { $seat } : choix du { zooloretto-visitor } qui recule.
}
zooloretto-gain-token = le jeton bonus
zooloretto-donate-when = On donne des animaux à son tour, au lieu de piocher ou de prendre un camion.
# Sur le bouton : les points du premier jeton, et ce qu’il reste de la pile.
zooloretto-donate-top = pour { $points }
zooloretto-donate-left = { $count ->
    [one] Reste { $count } jeton
   *[other] Restent { $count } jetons
} : { $points }.
zooloretto-donate-gives = Vous donnez { $animals } (valeur actuelle : { $points }) et recevez un jeton de score de valeur { $token }. L’enclos est de nouveau libre.
zooloretto-donated = Jetons de score : { $points }
zooloretto-forecast-colours = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
