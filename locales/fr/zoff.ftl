### Zoff im Zoo.
### $seat est un nom (« Vous », « Ada », « Place 2 »), d’où « Ada : … » plutôt qu’un verbe à accorder.
### $animal et $card sont whale, elephant et ainsi de suite. $cards est un texte comme on le tape, « 2E+q ».

zoff-tagline = La pagaille au zoo : débarrassez-vous de vos animaux, et supportez le partenaire que le classement vous donne.

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

zoff-event-dealer = { $seat } : première donne, le hasard l’a voulu.
zoff-event-paired = { $seat } et { $partner_seat } : partenaires pour cette manche ; junior : { $partner_seat }.
zoff-event-alone = { $seat } : sans partenaire pour cette manche.
zoff-event-dealt = Manche { $round }. Donne : { $seat }. Première entame : { $leader_seat }.
zoff-event-hand = { $seat } : main reçue, { $cards }.
zoff-event-gave = { $seat } → { $partner_seat } : don de { $cards }.
zoff-event-gave-two = { $seat } → { $partner_seat } : don de deux cartes.
zoff-event-discarded = { $seat } : { $count ->
    [0] aucune défausse
   *[other] défausse de { $cards }
}.
zoff-event-discarded-some = { $seat } : { $count ->
    [0] aucune défausse
    [one] défausse de { $count } carte, face cachée
   *[other] défausse de { $count } cartes, face cachée
}.
zoff-event-led = { $seat } : entame de { zoff-animals } ({ $cards }).
zoff-event-beat = { $seat } : { zoff-animals } ({ $cards }).
zoff-event-led-plain = { $seat } : entame de { zoff-animals }.
zoff-event-beat-plain = { $seat } : { zoff-animals }.
zoff-event-passed = { $seat } : passe.
zoff-event-joker-only = { $seat } : plus que le joker en main, l’entame passe à la suite.
zoff-event-showed = { $seat } → { $partner_seat } : montre { $cards } et demande de l’aide.
zoff-event-completed = { $seat } → { $partner_seat } : ajoute { $cards }.
zoff-event-declined = { $seat } → { $partner_seat } : pas d’aide.
zoff-event-out = { $seat } : plus de cartes, place { $place }.
zoff-event-took = { $seat } : prend le pli de { $count ->
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
zoff-event-last = La manche { $round } est finie. Des cartes en main : { $seat }, place { $place }.
zoff-event-scored = { $seat } : { $place } pour la place{ $partner ->
    [0] { "" }
   *[other] , { $partner } du partenaire
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } pour avoir joué sans partenaire
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } pour les lions
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } faute de hérisson
} : { $points }, en tout { $total }.
zoff-event-over = La partie est terminée. Victoire : { $seat }, avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Les refus

# $expected est ce qu’il faut décider maintenant.
zoff-illegal-wrong-phase = { $expected ->
    [give] C’est le moment de l’échange : tapez > et deux cartes pour votre partenaire, par exemple >W+E, ou, sans partenaire, x et deux cartes au plus.
    [give_back] Il faut rendre deux cartes au partenaire : tapez > et deux cartes, par exemple >W+E.
    [lead] Il faut entamer un pli : tapez les cartes, par exemple 2E+q.
    [answer] Il faut battre la table : tapez les cartes, par exemple 2E+q, ou pass.
    [reply] Votre partenaire demande de l’aide : tapez + et les cartes ajoutées, par exemple +H, ou no.
   *[other] Ce n’est pas le moment de décider cela.
}
zoff-illegal-not-in-hand = Vous n’avez pas { $cards } en main.
zoff-illegal-joker-alone = Le joker ne se joue jamais seul.
zoff-illegal-too-many-mosquitoes = Un seul moustique peut accompagner des éléphants.
zoff-illegal-mixed = Ce sont des animaux différents. Seuls le joker, et un moustique avec des éléphants, peuvent se joindre à un autre animal.
zoff-illegal-does-not-beat = Cela ne bat pas { zoff-animals } : il faut autant de cartes d’un animal plus fort, ou exactement une de plus du même.
zoff-illegal-must-lead = Qui entame doit jouer.
zoff-illegal-nothing-to-beat = Il n’y a rien à battre, donc rien à montrer.
zoff-illegal-only-juniors-show = Seul le moins bien classé de deux partenaires peut montrer des cartes.
zoff-illegal-partner-is-out = Votre partenaire n’a plus de cartes à ajouter.
zoff-illegal-cannot-be-completed = Aucune carte ne pourrait en faire de quoi battre la table.
zoff-illegal-give-two = On donne exactement deux cartes.
zoff-illegal-nobody-to-give-to = Vous jouez sans partenaire cette manche. Vous pouvez vous défausser : tapez x et deux cartes au plus.
zoff-illegal-only-lone-discards = Seul qui joue sans partenaire peut se défausser.
zoff-illegal-discard-up-to-two = On se défausse de deux cartes au plus.
zoff-illegal-no-such-deal = Les cartes ne peuvent pas être distribuées ainsi.

## Que faire maintenant

zoff-phase = { $phase ->
    [choose_dealer] Le hasard décide de la première donne.
    [deal] Les cartes sont distribuées.
    [give] Choisissez deux cartes pour votre partenaire : tapez > et les cartes, par exemple >W+E. Sans partenaire, défaussez-vous de deux cartes au plus : x et les cartes, ou seulement x.
    [give_back] Choisissez deux cartes à rendre à votre partenaire : tapez > et les cartes, par exemple >W+E.
    [lead] Entamez le pli : tapez une ou plusieurs cartes d’un animal, par exemple 2E+q.
    [answer] Battez la table, par exemple avec 2E+q, ou tapez pass. Le junior d’une équipe peut aussi montrer des cartes : ? et les cartes, par exemple ?H.
    [reply] Aidez votre partenaire : tapez + et les cartes ajoutées, par exemple +H, ou no.
    [over] La partie est terminée.
   *[other] { $phase }
}

## Les options

zoff-option-target = Les points qui mettent fin à la partie, 19 dans la règle.
zoff-option-players_at_target = Combien de joueurs doivent atteindre ce total : 1, ou 2 comme certains le jouent.
zoff-option-individual_only = Si chacun joue toujours pour soi : true supprime partenaires, lions et hérissons.
zoff-option-first_dealer = Qui distribue la première manche : random s’en remet au hasard, nommer une place en décide.

# De même pour la page : le nom d’une option, ses valeurs, et ce que chacune signifie.
zoff-option-target-name = But
zoff-option-target-value = { $value }
zoff-option-target-note = { $value ->
    [19] La partie prend fin quand quelqu’un a 19 points, comme dans la règle.
   *[other] La partie prend fin quand quelqu’un a { $value } points.
}
zoff-option-players_at_target-name = Joueurs au but
zoff-option-players_at_target-value = { $value ->
    [1] Un
    [2] Deux
   *[other] { $value }
}
zoff-option-players_at_target-note = { $value ->
    [1] La partie prend fin dès qu’une personne atteint le but.
    [2] La partie continue jusqu’à ce que deux personnes atteignent le but.
   *[other] { $value }
}
zoff-option-individual_only-name = Partenaires
zoff-option-individual_only-value = { $value ->
    [no] Dès la manche 2
    [yes] Jamais
   *[other] { $value }
}
zoff-option-individual_only-note = { $value ->
    [no] À quatre ou plus, le classement forme les équipes à partir de la deuxième manche.
    [yes] Chacun joue toujours pour soi, et les cartes prises ne comptent pas.
   *[other] { $value }
}
zoff-option-first_dealer-name = Première donne
zoff-option-first_dealer-value = { $value ->
    [random] Au hasard
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
    [random] Le hasard décide qui distribue la première manche.
   *[other] Cette place distribue la première manche, et la suivante entame.
}

## L’aide. Au plus 30 lignes d’au plus 76 colonnes.

zoff-help =
    Débarrassez-vous de vos cartes. On entame avec une ou plusieurs cartes d’un
    animal ; chacun à son tour bat la table ou passe. Deux façons de battre :
    autant de cartes d’un animal plus fort, ou une de plus du même animal.
      2E     deux éléphants, en entame ou sur deux crocodiles
      pass   rien n’est joué ; on peut encore battre plus tard dans le pli
    Quand tous les autres ont passé, le propriétaire prend le pli et entame.

    animal       battu par             animal       battu par
    W baleine    personne              F renard     E C B L
    E éléphant   M                     P perche     W C B S
    C crocodile  E                     H hérisson   F
    B ours blanc W E                   A sardine    W C S P
    L lion       E                     M souris     C B L S F H
    S phoque     W B                   q moustique  H A M
    Le joker j accompagne tout animal, jamais seul. Un moustique peut se joindre
    aux éléphants et en fait un de plus : 2E+q, ce sont trois éléphants.

    Qui sort en premier marque autant de points qu’il y a de joueurs, ensuite un
    de moins, le dernier rien. Dès la manche 2 (quatre joueurs ou plus), le
    classement forme des équipes qui additionnent leurs points ; qui est seul en
    ajoute 4. Deux lions pris ou plus : un point chacun ; aucun hérisson : −1.
    Les équipes échangent d’abord des cartes ; qui est seul peut se défausser.
      >W+E   une baleine et un éléphant pour le partenaire
      xH     défausse d’un hérisson ; x seul, aucune défausse
    Le moins bien classé d’une équipe peut demander des cartes à l’autre.
      ?H     montre un hérisson     +H  en ajoute un   no  n’ajoute rien
    La partie prend fin à 19 points ; le plus grand total l’emporte, et entre
    égaux qui était moins bien classé avant.

## L’image

zoff-column-points = points
zoff-column-hand = main
zoff-column-pile = prises
zoff-out = sorti { $place }
zoff-alone = sans partenaire
zoff-senior = senior, avec { $partner }
zoff-junior = junior, avec { $partner }
zoff-about-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zoff-about-role = { $seat } : { $role }
zoff-about-out = { $seat } : plus de cartes, place { $place }
zoff-about-hand = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
zoff-about-pile = { $seat } : { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
}, dont { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
} et { $hedgehogs ->
    [one] { $hedgehogs } hérisson
   *[other] { $hedgehogs } hérissons
}
zoff-round = Manche { $round }. { $needed ->
    [1] La partie prend fin à { $target }.
   *[other] La partie prend fin quand { $needed } joueurs ont { $target }.
}
zoff-dealer = Donne : { $seat }.
zoff-table = Sur la table : { zoff-animals } ({ $cards }) de { $seat } ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans le pli
zoff-table-empty = Sur la table : rien
zoff-asked = { $seat } : montre { $cards } et demande de l’aide
zoff-discards = { $seat }, défausse : { $cards }
zoff-discarded = { $seat }, défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée
zoff-certain = { $seat }, sûrement en main : { $cards }
zoff-hand = { $seat }, en main : { $cards }
zoff-to-move = À jouer : { $seats }
zoff-over-early = La partie a pris fin avant que quelqu’un l’emporte.
zoff-score = Manche { $round }, { $seat } : { $place } pour la place{ $paired ->
    [yes] , { $partner } du partenaire
   *[no] { "" }
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } pour avoir joué sans partenaire
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } pour les lions
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } faute de hérisson
} : { $points }, en tout { $total }
zoff-score-earlier = Avant, { $seat } : { $points }

## La page

zoff-prompt = { $phase ->
    [give] { $role ->
        [alone] Posez jusqu’à deux cartes cachées sur votre pile. Lions et hérissons y comptent.
       *[other] Choisissez deux cartes pour votre partenaire ; deux vous reviennent.
    }
    [give_back] Vous avez en main deux cartes de votre partenaire. Rendez-en deux au choix.
    [lead] { $joker ->
        [yes] Le joker ne se joue pas seul : la main passe.
       *[other] À vous d’ouvrir : jouez une carte ou plusieurs du même animal.
    }
    [answer] { $role ->
        [junior] Battez { zoff-animals }, montrez des cartes à votre partenaire ou passez.
       *[other] Battez { zoff-animals } ou passez.
    }
    [reply] Complétez les cartes montrées pour battre { zoff-animals }, ou refusez.
   *[other] La partie est finie.
}
# $cards en mots : « 2 éléphants + moustique ». $stands : si certaines valent pour l’animal.
zoff-choice = { $kind ->
    [play] Jouer { $cards }
    [pass] Passer
    [show] Montrer { $cards } et demander de l’aide
    [complete] Ajouter { $cards }
    [decline] Ne pas aider
    [give] Donner { $cards } au partenaire
    [discard] Écarter { $cards }
    [keep] Ne rien écarter
   *[other] { $kind }
}{ $stands ->
    [yes] , soit { zoff-animals }
   *[no] { "" }
}
zoff-do = { $kind ->
    [play] Jouer { $cards }
    [pass] Passer
    [show] Demander à { $partner } : montrer { $cards }
    [complete] Ajouter { $cards }
    [decline] Ne pas aider
    [give] Donner { $cards } à { $partner }
    [discard] Écarter { $cards }
    [keep] Ne rien écarter
   *[other] { $kind }
}
zoff-more = { $cards }, et quoi d’autre ?
zoff-may-show = Ou choisissez des cartes à montrer à { $partner }.
zoff-put-back = Reprendre les cartes
zoff-in-hand = { $card ->
    [joker] joker
   *[other] { zoff-card }
}, { $count } en main, { $picked } en sélection
zoff-no-use = Rien à jouer maintenant : { zoff-card }.
zoff-exchange = { $role ->
    [alone] Vous jouez sans partenaire
    [partner] { $phase ->
        [give] Deux cartes pour { $partner }
       *[other] Deux cartes à rendre à { $partner }
    }
   *[other] Les partenaires échangent des cartes
}
zoff-exchange-note = { $role ->
    [alone] Jusqu’à deux cartes peuvent aller face cachée sur votre pile. Vous seul les connaissez.
   *[other] { $phase ->
        [give] Personne d’autre ne les voit. { $partner } vous en donne ensuite deux.
       *[other] Personne d’autre ne les voit. Celles reçues peuvent repartir.
    }
}
zoff-to-beat = { $seat } : { zoff-animals }
zoff-shows = { $seat } montre
zoff-beaten-by = Battu par
zoff-beats = Bat
zoff-or = ou
zoff-before = Avant :
zoff-in-trick = Dans le pli :
zoff-leads = { $mine ->
    [yes] À vous d’ouvrir
   *[no] { $seat } ouvre
}
zoff-still = { $phase ->
    [over] La partie est finie
   *[other] On distribue les cartes
}
zoff-status = { $status ->
    [out] fini, n° { $place }
    [asks] demande
    [asked] doit répondre
    [leads] ouvre
    [chooses] choisit
    [turn] à son tour
    [passed] passe
   *[other] { $status }
}
zoff-pts = { $points } pts
zoff-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
zoff-captured = prises : { zoff-cards }, { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
}, { $hedgehogs ->
    [one] { $hedgehogs } hérisson
   *[other] { $hedgehogs } hérissons
}
zoff-sure = a sûrement { $cards }
zoff-is-dealer = donne les cartes
zoff-dealer-sign = D
zoff-with = avec { $partner }
zoff-nobody = personne
zoff-column-role = rôle
zoff-column-status = dans le pli
zoff-food = Qui bat qui
zoff-food-of = { zoff-card }
zoff-food-beaten = battu par { $animals }
zoff-food-beats = bat { $animals }
zoff-food-look = Pointez un animal pour voir qui le bat.
zoff-food-rule = Autant de cartes d’un animal qui le bat, ou exactement une de plus du même animal. Le joker accompagne tout animal, un moustique les éléphants.
zoff-gone = Déjà prises dans la manche :
zoff-look = { zoff-card } : battu par { $beaten } ; bat { $beats }.
zoff-look-joker = Joker : une carte de plus de l’animal qu’il accompagne, jamais seul.
zoff-sort = { $order ->
    [number] Tri par nombre. Trier par force
   *[other] Tri par force. Trier par nombre
}
zoff-sorted = { $order ->
    [number] par nombre
   *[other] par force
}
zoff-scores = Feuille de points
zoff-no-scores = Aucune manche n’est encore finie.
zoff-sheet-round = Manche { $round }
zoff-sheet = { $column ->
    [out] sortie
    [place] place
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
    [senior] Mieux classé, vous pourrez être appelé à l’aide.
   *[junior] Moins bien classé, vous pourrez demander de l’aide.
}
zoff-go-on = Continuer
