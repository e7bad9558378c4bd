### Zoff im Zoo.
### $seat est un nom (« Vous », « Ada », « Place 2 ») ; $seat_you vaut yes quand c’est la personne qui lit, pour accorder le verbe.
### $animal et $card sont whale, elephant et ainsi de suite. $cards est un texte comme on le tape, « 2E+q ».

zoff-tagline = La pagaille au zoo : débarrassez-vous de vos animaux, avec le partenaire que le classement vous impose.

## Le matériel

zoff-card = { $card ->
    [whale] baleine
    [elephant] éléphant
    [crocodile] crocodile
    [polar_bear] ours blanc
    [lion] lion
    [seal] phoque
    [fox] renard
    [perch] perche
    [hedgehog] hérisson
    [sardine] sardine
    [mouse] souris
    [mosquito] moustique
    [joker] joker
   *[other] { $card }
}
zoff-animals = { $size } { $animal ->
    [whale] { $size ->
        [one] baleine
       *[other] baleines
    }
    [elephant] { $size ->
        [one] éléphant
       *[other] éléphants
    }
    [crocodile] { $size ->
        [one] crocodile
       *[other] crocodiles
    }
    [polar_bear] { $size ->
        [one] ours blanc
       *[other] ours blancs
    }
    [lion] { $size ->
        [one] lion
       *[other] lions
    }
    [seal] { $size ->
        [one] phoque
       *[other] phoques
    }
    [fox] { $size ->
        [one] renard
       *[other] renards
    }
    [perch] { $size ->
        [one] perche
       *[other] perches
    }
    [hedgehog] { $size ->
        [one] hérisson
       *[other] hérissons
    }
    [sardine] { $size ->
        [one] sardine
       *[other] sardines
    }
    [mouse] { $size ->
        [one] souris
       *[other] souris
    }
    [mosquito] { $size ->
        [one] moustique
       *[other] moustiques
    }
   *[other] { $animal }
}

## Les événements

zoff-event-dealer = Donneur tiré au sort : { $seat_you ->
    [yes] vous
   *[other] { $seat }
}.
zoff-event-paired = Équipe : { $seat_you ->
    [yes] vous
   *[other] { $seat }
} (senior) et { $partner_seat_you ->
    [yes] vous
   *[other] { $partner_seat }
} (junior).
zoff-event-alone = { $seat_you ->
    [yes] Vous jouez cette manche sans partenaire.
   *[other] { $seat } joue cette manche sans partenaire.
}
zoff-event-dealt = Manche { $round }. Donneur : { $seat_you ->
    [yes] vous
   *[other] { $seat }
}. Entame : { $leader_seat_you ->
    [yes] vous
   *[other] { $leader_seat }
}.
zoff-event-hand = { $seat_you ->
    [yes] Votre main
   *[other] { $seat }, main
} : { $cards }.
zoff-event-gave = { $seat_you ->
    [yes] Vous donnez à { $partner_seat }
   *[other] { $partner_seat_you ->
        [yes] { $seat } vous donne
       *[other] { $seat } donne à { $partner_seat }
    }
} : { $cards }.
zoff-event-gave-two = { $seat_you ->
    [yes] Vous donnez deux cartes à { $partner_seat }.
   *[other] { $partner_seat_you ->
        [yes] { $seat } vous donne deux cartes.
       *[other] { $seat } donne deux cartes à { $partner_seat }.
    }
}
zoff-event-discarded = { $seat_you ->
    [yes] Votre défausse
   *[other] { $seat }, défausse
} : { $count ->
    [0] aucune carte
   *[other] { $cards }
}.
zoff-event-discarded-some = { $seat_you ->
    [yes] Votre défausse
   *[other] { $seat }, défausse
} : { $count ->
    [0] aucune carte
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, face cachée
}.
zoff-event-led = { $seat_you ->
    [yes] Vous entamez
   *[other] { $seat } entame
} : { zoff-animals } ({ $cards }).
zoff-event-beat = { $seat_you ->
    [yes] Vous jouez
   *[other] { $seat } joue
} { zoff-animals } ({ $cards }).
zoff-event-led-plain = { $seat_you ->
    [yes] Vous entamez
   *[other] { $seat } entame
} : { zoff-animals }.
zoff-event-beat-plain = { $seat_you ->
    [yes] Vous jouez
   *[other] { $seat } joue
} { zoff-animals }.
zoff-event-passed = { $seat_you ->
    [yes] Vous passez.
   *[other] { $seat } passe.
}
zoff-event-joker-only = { $seat_you ->
    [yes] Vous n’avez plus que le joker
   *[other] { $seat } n’a plus que le joker
} : l’entame passe au joueur suivant.
zoff-event-showed = { $seat_you ->
    [yes] Vous montrez à { $partner_seat }
   *[other] { $partner_seat_you ->
        [yes] { $seat } vous montre
       *[other] { $seat } montre à { $partner_seat }
    }
} : { $cards }.
zoff-event-completed = { $seat_you ->
    [yes] Vous complétez pour { $partner_seat }
   *[other] { $partner_seat_you ->
        [yes] { $seat } complète pour vous
       *[other] { $seat } complète pour { $partner_seat }
    }
} : { $cards }.
zoff-event-declined = { $seat_you ->
    [yes] Vous refusez de compléter pour { $partner_seat }.
   *[other] { $partner_seat_you ->
        [yes] { $seat } refuse de compléter pour vous.
       *[other] { $seat } refuse de compléter pour { $partner_seat }.
    }
}
zoff-event-out = { $seat_you ->
    [yes] Vous n’avez plus de cartes
   *[other] { $seat } n’a plus de cartes
} : sortie n° { $place }.
zoff-event-took = { $seat_you ->
    [yes] Vous remportez
   *[other] { $seat } remporte
} le pli : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $lions ->
    [0] { "" }
    [one] , { $lions } lion
   *[other] , { $lions } lions
}{ $hedgehogs ->
    [0] { "" }
    [one] , { $hedgehogs } hérisson
   *[other] , { $hedgehogs } hérissons
}.
zoff-event-last = Manche { $round } terminée. { $seat_you ->
    [yes] Il vous reste des cartes
   *[other] Il reste des cartes à { $seat }
} : rang { $place }.
zoff-event-scored = { $seat_you ->
    [yes] Vous
   *[other] { $seat }
} : { $place } pour la sortie{ $partner ->
    [0] { "" }
   *[other] , { $partner } du partenaire
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } sans partenaire
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } pour les lions
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } sans hérisson
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }.
zoff-event-over = Partie terminée. { $seat_you ->
    [yes] Vous gagnez
   *[other] { $seat } gagne
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Les refus

# $expected est ce qu’il faut décider maintenant.
zoff-illegal-wrong-phase = { $expected ->
    [give] C’est le moment de l’échange : tapez > et deux cartes pour votre partenaire, par exemple >W+E, ou, sans partenaire, x et deux cartes au plus.
    [give_back] Rendez deux cartes à votre partenaire : tapez > et deux cartes, par exemple >W+E.
    [lead] À vous d’entamer : tapez les cartes, par exemple 2E+q.
    [answer] Battez la combinaison posée : tapez les cartes, par exemple 2E+q, ou pass.
    [reply] Votre partenaire vous montre des cartes : tapez + et les cartes ajoutées, par exemple +H, ou no.
   *[other] Ce n’est pas le moment de décider cela.
}
zoff-illegal-not-in-hand = Vous n’avez pas { $cards } en main.
zoff-illegal-joker-alone = Le joker ne se joue jamais seul.
zoff-illegal-too-many-mosquitoes = Un seul moustique peut accompagner des éléphants.
zoff-illegal-mixed = Ce sont des animaux différents. Seuls le joker, et un moustique avec des éléphants, peuvent se joindre à un autre animal.
zoff-illegal-does-not-beat = Cela ne bat pas { zoff-animals } : il faut autant de cartes d’un animal qui le bat, ou exactement une de plus du même animal.
zoff-illegal-must-lead = À l’entame, on ne peut pas passer.
zoff-illegal-nothing-to-beat = Il n’y a rien à battre, donc rien à montrer.
zoff-illegal-only-juniors-show = Dans une équipe, seul le moins bien classé peut montrer des cartes.
zoff-illegal-partner-is-out = Votre partenaire n’a plus de cartes à ajouter.
zoff-illegal-cannot-be-completed = Aucune carte ne permettrait à celles-ci de battre la combinaison posée.
zoff-illegal-give-two = On donne exactement deux cartes.
zoff-illegal-nobody-to-give-to = Vous jouez sans partenaire cette manche. Vous pouvez vous défausser : tapez x et deux cartes au plus.
zoff-illegal-only-lone-discards = Seul le joueur sans partenaire peut se défausser.
zoff-illegal-discard-up-to-two = On se défausse de deux cartes au plus.
zoff-illegal-no-such-deal = Les cartes ne peuvent pas être distribuées ainsi.

## Que faire maintenant

zoff-phase = { $phase ->
    [choose_dealer] Tirage au sort du donneur.
    [deal] Les cartes sont distribuées.
    [give] Choisissez deux cartes pour votre partenaire : tapez > et les cartes, par exemple >W+E. Sans partenaire, vous pouvez vous défausser de deux cartes au plus : x et les cartes, ou seulement x.
    [give_back] Choisissez deux cartes à rendre à votre partenaire : tapez > et les cartes, par exemple >W+E.
    [lead] À vous d’entamer : tapez une ou plusieurs cartes du même animal, par exemple 2E+q.
    [answer] Battez la combinaison posée, par exemple avec 2E+q, ou tapez pass. Le moins bien classé d’une équipe peut aussi montrer des cartes : ? et les cartes, par exemple ?H.
    [reply] Complétez les cartes de votre partenaire : tapez + et les cartes ajoutées, par exemple +H, ou no.
    [over] La partie est terminée.
   *[other] { $phase }
}

## Les options

zoff-option-target = Le score qui met fin à la partie, 19 dans la règle.
zoff-option-players_at_target = Le nombre de joueurs qui doivent atteindre ce score : 1, ou 2 comme certains le jouent.
zoff-option-individual_only = Chacun pour soi à toutes les manches : true supprime équipes, lions et hérissons.
zoff-option-first_dealer = Le premier donneur : random le tire au sort, un numéro de place le désigne.

# De même pour la page : le nom d’une option, ses valeurs, et ce que chacune signifie.
zoff-option-target-name = Score à atteindre
zoff-option-target-value = { $value }
zoff-option-target-note = { $value ->
    [19] La partie se termine quand un joueur atteint 19 points, comme dans la règle.
   *[other] La partie se termine quand un joueur atteint { $value } points.
}
zoff-option-players_at_target-name = Joueurs à ce score
zoff-option-players_at_target-value = { $value ->
    [1] Un
    [2] Deux
   *[other] { $value }
}
zoff-option-players_at_target-note = { $value ->
    [1] La partie se termine dès qu’un joueur atteint ce score.
    [2] La partie continue jusqu’à ce que deux joueurs atteignent ce score.
   *[other] { $value }
}
zoff-option-individual_only-name = Équipes
zoff-option-individual_only-value = { $value ->
    [no] Dès la manche 2
    [yes] Jamais
   *[other] { $value }
}
zoff-option-individual_only-note = { $value ->
    [no] À quatre ou plus, le classement forme les équipes à partir de la deuxième manche.
    [yes] Chacun joue toujours pour soi, et le contenu des plis ne compte pas.
   *[other] { $value }
}
zoff-option-first_dealer-name = Premier donneur
zoff-option-first_dealer-value = { $value ->
    [random] Tirage au sort
    [0] Place 1
    [1] Place 2
    [2] Place 3
    [3] Place 4
    [4] Place 5
    [5] Place 6
    [6] Place 7
   *[other] { $value }
}
zoff-option-first_dealer-note = { $value ->
    [random] Le donneur de la première manche est tiré au sort.
   *[other] Cette place distribue la première manche, et la suivante entame.
}

## L’aide. Au plus 30 lignes d’au plus 76 colonnes.

zoff-help =
    Débarrassez-vous de vos cartes. On entame avec une ou plusieurs cartes d’un
    même animal ; chacun à son tour bat la combinaison posée ou passe. Il faut
    autant de cartes d’un animal qui la bat, ou une de plus du même animal.
      2E     deux éléphants, en entame ou sur deux crocodiles
      pass   on passe ; on pourra encore battre plus tard dans le pli
    Quand tous les autres ont passé, le dernier à avoir joué remporte le pli
    et entame le suivant.

    animal       se fait battre par    animal       se fait battre par
    W baleine    aucun animal          F renard     E C B L
    E éléphant   M                     P perche     W C B S
    C crocodile  E                     H hérisson   F
    B ours blanc W E                   A sardine    W C S P
    L lion       E                     M souris     C B L S F H
    S phoque     W B                   q moustique  H A M
    Le joker j accompagne tout animal, jamais seul. Un moustique peut se joindre
    aux éléphants et en fait un de plus : 2E+q, ce sont trois éléphants.

    Sortir en premier rapporte autant de points qu’il y a de joueurs, puis un de
    moins à chaque sortie, et rien au dernier. Dès la manche 2 (à quatre ou
    plus), le classement forme des équipes qui additionnent leurs points ; un
    joueur sans partenaire ajoute 4 points. Dans vos plis : deux lions ou plus,
    1 point chacun ; aucun hérisson, −1. Avant le premier pli, échange :
      >W+E   une baleine et un éléphant pour le partenaire
      xH     sans partenaire : défausse d’un hérisson ; x seul, aucune défausse
    Le moins bien classé de l’équipe peut montrer des cartes à son partenaire.
      ?H     montrer un hérisson   +H  en ajouter un   no  refuser
    La partie se termine à 19 points ; le plus grand total l’emporte. En cas
    d’égalité, le joueur qui était le moins bien classé passe devant.

## L’image

zoff-column-points = points
zoff-column-hand = main
zoff-column-pile = plis
zoff-out = sortie { $place }
zoff-alone = sans partenaire
zoff-senior = senior, avec { $partner }
zoff-junior = junior, avec { $partner }
zoff-about-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zoff-about-role = { $seat } : { $role }
zoff-about-out = { $seat_you ->
    [yes] Vous n’avez plus de cartes
   *[other] { $seat } n’a plus de cartes
} : sortie n° { $place }
zoff-about-hand = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
zoff-about-pile = { $seat } : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
} dans les plis, { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
} et { $hedgehogs ->
    [one] { $hedgehogs } hérisson
   *[other] { $hedgehogs } hérissons
}
zoff-round = Manche { $round }. { $needed ->
    [1] La partie se termine à { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
   *[other] La partie se termine quand { $needed } joueurs ont { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
}
zoff-dealer = Donneur : { $seat_you ->
    [yes] vous
   *[other] { $seat }
}.
zoff-table = Sur la table : { zoff-animals } ({ $cards }), { $seat_you ->
    [yes] à vous
   *[other] { $seat }
} ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans le pli
zoff-table-empty = Sur la table : rien
zoff-asked = { $seat_you ->
    [yes] Vous montrez
   *[other] { $seat } montre
} : { $cards }
zoff-discards = { $seat }, défausse : { $cards }
zoff-discarded = { $seat }, défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée
zoff-certain = { $seat }, en main à coup sûr : { $cards }
zoff-hand = { $seat }, en main : { $cards }
zoff-to-move = À jouer : { $seats }
zoff-over-early = La partie s’est arrêtée sans vainqueur.
zoff-score = Manche { $round }, { $seat } : { $place } pour la sortie{ $paired ->
    [yes] , { $partner } du partenaire
   *[no] { "" }
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } sans partenaire
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } pour les lions
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } sans hérisson
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }
zoff-score-earlier = Manches précédentes, { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La page

zoff-prompt = { $phase ->
    [give] { $role ->
        [alone] Vous pouvez vous défausser de deux cartes au plus ; elles iront dans vos plis.
       *[other] Choisissez deux cartes pour votre partenaire ; vous en recevrez deux.
    }
    [give_back] Rendez à votre partenaire deux cartes de votre choix.
    [lead] { $joker ->
        [yes] Il ne vous reste que le joker : passez.
       *[other] À vous d’entamer : jouez une ou plusieurs cartes du même animal.
    }
    [answer] { $role ->
        [junior] Battez { zoff-animals }, montrez des cartes à votre partenaire ou passez.
       *[other] Battez { zoff-animals } ou passez.
    }
    [reply] Complétez les cartes montrées pour battre { zoff-animals }, ou refusez.
   *[other] La partie est terminée.
}
# $cards en mots : « 2 éléphants + moustique ». $stands : si certaines valent pour l’animal.
zoff-choice = { $kind ->
    [play] Jouer { $cards }
    [pass] Passer
    [show] Montrer { $cards } au partenaire
    [complete] Ajouter { $cards }
    [decline] Refuser
    [give] Donner { $cards } au partenaire
    [discard] Défausser { $cards }
    [keep] Ne rien défausser
   *[other] { $kind }
}{ $stands ->
    [yes] , soit { zoff-animals }
   *[no] { "" }
}
zoff-do = { $kind ->
    [play] Jouer { $cards }
    [pass] Passer
    [show] Montrer { $cards } à { $partner }
    [complete] Ajouter { $cards }
    [decline] Refuser
    [give] Donner { $cards } à { $partner }
    [discard] Défausser { $cards }
    [keep] Ne rien défausser
   *[other] { $kind }
}
zoff-more = { $cards } : ajoutez d’autres cartes.
zoff-may-show = Ou choisissez des cartes à montrer à { $partner }.
zoff-put-back = Reprendre les cartes
zoff-in-hand = { $card ->
    [joker] joker
   *[other] { zoff-card }
} : { $count } en main, sélection : { $picked }
zoff-no-use = Injouable pour l’instant : { zoff-card }.
zoff-exchange = { $role ->
    [alone] Vous jouez sans partenaire
    [partner] { $phase ->
        [give] Deux cartes pour { $partner }
       *[other] Deux cartes à rendre à { $partner }
    }
   *[other] Les partenaires échangent des cartes
}
zoff-exchange-note = { $role ->
    [alone] Défaussez-vous de deux cartes au plus, face cachée : elles iront dans vos plis. Personne d’autre ne les voit.
   *[other] { $phase ->
        [give] Personne d’autre ne les voit. { $partner } vous en donne ensuite deux.
       *[other] Personne d’autre ne les voit. Vous pouvez rendre celles que vous avez reçues.
    }
}
zoff-to-beat = { $seat_you ->
    [yes] Vous
   *[other] { $seat }
} : { zoff-animals }
zoff-shows = { $seat_you ->
    [yes] Vous montrez :
   *[other] { $seat } montre :
}
zoff-beaten-by = Se fait battre par
zoff-beats = Bat
zoff-or = ou
zoff-before = Avant :
zoff-in-trick = Dans le pli :
zoff-leads = { $mine ->
    [yes] À vous d’entamer
   *[no] { $seat } entame
}
zoff-still = { $phase ->
    [over] Partie terminée
   *[other] Distribution des cartes
}
zoff-status = { $status ->
    [out] sortie n° { $place }
    [asks] montre
    [asked] doit répondre
    [leads] entame
    [chooses] choisit
    [turn] joue
    [passed] a passé
   *[other] { $status }
}
zoff-pts = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
zoff-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
zoff-captured = plis : { $count ->
    [0] aucune carte
   *[other] { zoff-cards }, dont { $lions ->
        [one] { $lions } lion
       *[other] { $lions } lions
    } et { $hedgehogs ->
        [one] { $hedgehogs } hérisson
       *[other] { $hedgehogs } hérissons
    }
}
zoff-sure = a forcément { $cards }
zoff-is-dealer = donneur
zoff-dealer-sign = D
zoff-with = avec { $partner }
zoff-nobody = aucun animal
zoff-column-role = rôle
zoff-column-status = dans le pli
zoff-food = Qui bat qui
zoff-food-of = { zoff-card }
zoff-food-beaten = se fait battre par : { $animals }
zoff-food-beats = bat : { $animals }
zoff-food-look = Survolez ou touchez un animal pour voir ce qui le bat.
zoff-food-rule = Pour battre un animal, jouez autant de cartes d’un animal qui le bat, ou exactement une de plus du même animal. Le joker accompagne tout animal, un moustique les éléphants.
zoff-gone = Cartes déjà tombées :
zoff-look = { zoff-card }, se fait battre par : { $beaten } ; bat : { $beats }.
zoff-look-joker = Joker : une carte de plus de l’animal qu’il accompagne ; il ne se joue jamais seul.
zoff-sort = { $order ->
    [number] Tri par nombre. Trier par animal
   *[other] Tri par animal. Trier par nombre
}
zoff-sorted = { $order ->
    [number] par nombre
   *[other] par animal
}
zoff-scores = Feuille de score
zoff-no-scores = Aucune manche n’est encore terminée.
zoff-sheet-round = Manche { $round }
zoff-part = { $part ->
    [place_points] Ordre de sortie
    [partner_points] Partenaire
    [lone_points] Sans partenaire
    [lion_points] Lions
    [hedgehog_points] Hérissons
   *[earlier] Manches précédentes
}
zoff-sheet = { $column ->
    [out] rang
    [place] sortie
    [partner] parte­naire
    [lions] lions
    [hedgehog] héris­son
    [points] points
    [total] total
   *[other] { $column }
}
zoff-next-single = Manche { $round } : chacun joue de nouveau pour soi.
zoff-next-pairs = Manche { $round } : { $pairs }.
zoff-next-alone = À la manche { $round }, vous jouez sans partenaire.
zoff-next-with = À la manche { $round }, vous jouez avec { $partner }. { $role ->
    [senior] Vous êtes devant au classement : votre partenaire pourra vous montrer des cartes à compléter.
   *[junior] Vous êtes derrière au classement : vous pourrez lui montrer des cartes à compléter.
}
zoff-go-on = Continuer
zoff-keys-cards = Choisir une carte de votre main
zoff-keys-food = Voir qui bat qui
