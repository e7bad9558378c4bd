### Drôles de Zèbres.
### $seat est un nom (« Vous », « Ada », « Place 2 ») ; $seat_you vaut yes quand c’est la personne qui lit, pour accorder le verbe.
### $animal vaut gazelle, zebra, crocodile, elephant ou lion. $square vaut « 04 » : ligne 0, colonne 4.

zebres-tagline = Deux aventuriers, six territoires, trente animaux, et un lion qui effraie presque tout le monde.

## Le matériel

zebres-animal = { $animal ->
    [gazelle] gazelle
    [zebra] zèbre
    [crocodile] crocodile
    [elephant] éléphant
    [lion] lion
   *[other] { $animal }
}
zebres-animals = { $count } { $animal ->
    [gazelle] { $count ->
        [one] gazelle
       *[other] gazelles
    }
    [zebra] { $count ->
        [one] zèbre
       *[other] zèbres
    }
    [crocodile] { $count ->
        [one] crocodile
       *[other] crocodiles
    }
    [elephant] { $count ->
        [one] éléphant
       *[other] éléphants
    }
    [lion] { $count ->
        [one] lion
       *[other] lions
    }
   *[other] { $animal }
}
zebres-line = { $line ->
    [column] la colonne { $number }
   *[row] la ligne { $number }
}

## Les événements

zebres-event-first = Premier joueur : { $seat }, qui place le gardien.
zebres-event-guardian = { $seat_you ->
    [yes] Vous placez le gardien en position { $position }, face à { zebres-line }.
   *[other] { $seat } place le gardien en position { $position }, face à { zebres-line }.
}
zebres-event-placed = { $seat_you ->
    [yes] Vous posez
   *[other] { $seat } pose
} { $animal ->
    [gazelle] une { zebres-animal }
   *[other] un { zebres-animal }
} en { $square }{ $hidden ->
    [yes] , face cachée à cause du lion voisin
   *[no] { "" }
}.
zebres-event-hides = { $animal ->
    [gazelle] La { zebres-animal }
    [elephant] L’{ zebres-animal }
   *[other] Le { zebres-animal }
} en { $square } ({ $seat_you ->
    [yes] à vous
   *[other] { $seat }
}) prend peur et se cache : jeton retourné.
zebres-event-flees = La gazelle en { $square } ({ $seat_you ->
    [yes] à vous
   *[other] { $seat }
}) prend la fuite et retourne en réserve.
zebres-event-swapped = { $seat_you ->
    [yes] Vous échangez
   *[other] { $seat } échange
} le crocodile en { $from } avec la gazelle en { $to }{ $hidden ->
    [yes] , qui se cache du lion voisin, jeton retourné
   *[no] { "" }
}.
zebres-event-declined = { $seat_you ->
    [yes] Vous laissez le crocodile en place.
   *[other] { $seat } laisse le crocodile en place.
}
zebres-event-inaugurated = Premier territoire complet : { $territory }. { $seat_you ->
    [yes] Vous prenez le jeton Inauguration, 5 points.
   *[other] { $seat } prend le jeton Inauguration, 5 points.
}
zebres-event-walked = { $seat_you ->
    [yes] Vous avancez
   *[other] { $seat } avance
} le gardien de { $steps } pas, jusqu’en position { $position }, face à { zebres-line }.
zebres-event-again = { $seat_you ->
    [yes] Vous rejouez : votre adversaire n’a plus d’animaux.
   *[other] { $seat } rejoue, car l’adversaire n’a plus d’animaux.
}
zebres-event-over = La savane est pleine : la partie est terminée.

## Les refus

# $expected est ce qu’il faut décider maintenant.
zebres-illegal-wrong-phase = { $expected ->
    [place_guardian] Placez d’abord le gardien : tapez g et une position, par exemple g12.
    [place_animal] Il faut maintenant poser un animal : tapez sa lettre, la ligne et la colonne, par exemple E04.
    [crocodile_swap] Choisissez l’échange du crocodile : tapez > et la case d’une gazelle, par exemple >34, ou un point (.) pour le laisser en place.
    [move_guardian] Avancez maintenant le gardien : tapez + et le nombre de pas, par exemple +3.
   *[other] Ce n’est pas le moment de décider cela.
}
zebres-illegal-not-in-hand = Votre réserve ne contient plus { $animal ->
    [elephant] d’{ zebres-animal }
   *[other] de { zebres-animal }
}.
zebres-illegal-occupied = La case { $square } est déjà occupée.
zebres-illegal-not-on-line = La case { $square } n’est pas dans { zebres-line }, à laquelle le gardien fait face.
zebres-illegal-not-a-neighbour = La case { $square } n’est pas voisine du crocodile.
zebres-illegal-no-river = La case { $square } est dans le territoire du crocodile : aucune rivière ne les sépare.
zebres-illegal-no-gazelle = Il n’y a pas de gazelle sur la case { $square }.
zebres-illegal-gazelle-hidden = La gazelle en { $square } est face cachée : le crocodile ne la voit pas.
zebres-illegal-already-swapped = La gazelle en { $square } a déjà été échangée pendant ce tour : le crocodile doit en choisir une autre.
zebres-illegal-line-full = Le gardien doit s’arrêter face à une rangée où il reste une case libre, or { zebres-line } est pleine.
zebres-illegal-too-far = Le gardien ne peut pas avancer de { $steps } pas : il en fait 1, 2 ou 3 tant qu’une de ces rangées a une case libre.
zebres-illegal-not-first-free = Les trois rangées suivantes sont pleines : le gardien doit faire { $needed } pas, jusqu’à la première qui a une case libre, et non { $steps }.

## Que faire maintenant

zebres-phase = { $phase ->
    [choose_first] Tirage au sort du premier joueur.
    [place_guardian] Placez le gardien où vous voulez sur le chemin de ronde : tapez g et une position de 0 à 21, par exemple g12.
    [place_animal] Posez un animal sur une case libre de la rangée face au gardien : tapez sa lettre, la ligne et la colonne, par exemple E04.
    [crocodile_swap] Échangez le crocodile avec une gazelle de l’autre côté d’une rivière : tapez > et sa case, par exemple >34, ou un point (.) pour le laisser en place.
    [move_guardian] Avancez le gardien dans le sens horaire, face à une rangée où il reste une case libre : tapez + et le nombre de pas, par exemple +3.
    [over] La savane est pleine, la partie est terminée.
   *[other] { $phase }
}

## Les options

zebres-option-board = Le plateau : standard, ou president, un plateau promotionnel aux territoires découpés autrement.
zebres-option-first_player = Le premier joueur, qui place le gardien : random le tire au sort, un numéro de place le désigne.
zebres-option-hidden_gazelle = Ce que fait une gazelle face cachée quand un autre lion arrive à côté d’elle : avec flees elle retourne dans la réserve de son propriétaire, avec stays elle reste sur place, face cachée.

# De même pour la page : le nom d’une option, ses valeurs, et ce que chacune signifie.
zebres-option-board-name = Plateau
zebres-option-board-value = { $value ->
    [standard] Standard
    [president] Président
   *[other] { $value }
}
zebres-option-board-note = { $value ->
    [standard] Le plateau de la boîte.
    [president] Un plateau promotionnel aux territoires découpés autrement.
   *[other] { $value }
}
zebres-option-first_player-name = Premier joueur
zebres-option-first_player-value = { $value ->
    [random] Tirage au sort
    [0] Place 1
    [1] Place 2
   *[other] { $value }
}
zebres-option-first_player-note = { $value ->
    [random] Le premier joueur, qui place le gardien, est tiré au sort.
    [0] La place 1, celle du créateur de la table, commence et place le gardien.
    [1] La place 2 commence et place le gardien.
   *[other] { $value }
}
zebres-option-hidden_gazelle-name = Gazelle face cachée
zebres-option-hidden_gazelle-value = { $value ->
    [flees] Fuit
    [stays] Reste
   *[other] { $value }
}
zebres-option-hidden_gazelle-note = { $value ->
    [flees] Quand un autre lion arrive à côté d’elle, elle retourne dans la réserve de son propriétaire.
    [stays] Quand un autre lion arrive à côté d’elle, elle reste sur place, face cachée.
   *[other] { $value }
}

## L’aide. Au plus 30 lignes d’au plus 76 colonnes.

zebres-help =
    Deux aventuriers répartissent leurs animaux dans une savane de 30 cases :
    lignes 0 à 4, colonnes 0 à 5. Des rivières y séparent six territoires, de
    A à F. À la fin, le joueur qui a le plus de jetons dans un territoire marque
    les points de tous les animaux visibles du territoire, adverses compris.

    Le premier joueur place seulement le gardien sur le chemin de ronde
    (positions 0 à 21, dans le sens horaire depuis le coin en haut à gauche).
      g12    gardien en position 12
    Puis on joue à tour de rôle, à commencer par l’adversaire. À votre tour :
    1. Posez un animal sur une case libre de la rangée face au gardien.
      E04    éléphant en ligne 0, colonne 4
    2. Avancez le gardien de 1, 2 ou 3 pas (sens horaire), face à une rangée
       où il reste une case libre. Si les trois rangées sont pleines, il va
       jusqu’à la première qui ne l’est pas.
      +3     gardien avancé de trois pas

    G  gazelle    6 chacun, valeur 2. Un lion posé à côté la met en fuite.
    Z  zèbre      5 chacun, valeur 6. Un lion posé à côté le retourne.
    C  crocodile  2 chacun, valeur 0. Quand on le pose, il peut échanger sa
                  place avec une gazelle visible de l’autre côté d’une
                  rivière, puis avec une autre, et ainsi de suite.
      >34    échange avec la gazelle en 34 ; un point (.) le laisse en place
    E  éléphant   1 chacun, valeur 5. N’a peur de rien.
    L  lion       1 chacun, valeur 1. Ne bouge jamais. Les gazelles et zèbres
                  posés ensuite à côté de lui le sont face cachée.
    « À côté » : en haut, en bas, à gauche, à droite, rivière ou non. Un jeton
    face cachée ne vaut rien mais compte pour la majorité. Le joueur qui
    complète le premier territoire prend le jeton Inauguration, valeur 5.
    Quand la savane est pleine, le plus grand total l’emporte.

## L’image

zebres-territory-tokens = Territoire { $territory }, { $seat } : { $tokens }
zebres-territory-free = Territoire { $territory }, cases libres : { $squares }
zebres-token = { zebres-animal }{ $hidden ->
    [yes] {" "}{ zebres-face-down }
   *[no] { "" }
} en { $square }
zebres-guardian-at = Gardien en { $position }, face à { zebres-line }
zebres-guardian-waits = Gardien : pas encore placé
zebres-line-free = Cases libres dans { zebres-line } : { $squares }
zebres-crocodile-may = Le crocodile en { $square } peut échanger sa place
zebres-crocodile-moved = Gazelles déjà échangées : { $squares }
zebres-to-move = À jouer : { $seat }
zebres-over-early = La partie est terminée ; la savane n’est pas pleine.
zebres-hand = { $seat }, en réserve
zebres-hand-list = { $seat }, en réserve : { $animals }
zebres-nothing = rien
zebres-face-down = face cachée
zebres-inauguration-free = Jeton Inauguration : encore à prendre
zebres-inauguration-held = Jeton Inauguration : { $seat }
zebres-key-river = Les lignes doubles sont des rivières, frontières des territoires a à f.
zebres-key-token = { $one } et { $two } indiquent à qui est le jeton ; * signale une face cachée.
zebres-score-territory = Territoire { $territory } : { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zebres-score-open = Territoire { $territory } : personne n’a la majorité
zebres-score-inauguration = Jeton Inauguration : { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La page

zebres-prompt = { $phase ->
    [choose_first] Tirage au sort du premier joueur.
    [place_guardian] Placez le gardien face à une ligne ou à une colonne.
    [place_animal] Posez un animal sur une case libre de { zebres-line }.
    [crocodile_swap] Échangez le crocodile avec une gazelle de l’autre rive, ou laissez-le en place.
    [move_guardian] Avancez le gardien face à une rangée où il reste une case libre.
    [over] La savane est pleine.
   *[other] { $phase }
}
zebres-choice-guardian = Gardien face à { zebres-line }
zebres-choice-place = { $animal ->
    [gazelle] Gazelle
    [zebra] Zèbre
    [crocodile] Crocodile
    [elephant] Éléphant
    [lion] Lion
   *[other] { $animal }
} en { $square }
zebres-choice-swap = Échanger avec la gazelle en { $square }
zebres-choice-stay = Ne pas échanger
zebres-choice-walk = Avancer le gardien de { $steps } pas, face à { zebres-line }
zebres-would-lead = { $seat_you ->
    [yes] Le territoire { $territory } serait à vous
   *[other] Le territoire { $territory } serait à { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zebres-would-open = Personne n’aurait la majorité en { $territory } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en jeu.
zebres-pts = { $points ->
    [one] point
   *[other] points
}
zebres-worth = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
zebres-pile = { $seat } : { zebres-animals } en réserve, valeur { $points }
zebres-about = { $animal ->
    [gazelle] Gazelle
    [zebra] Zèbre
    [crocodile] Crocodile
    [elephant] Éléphant
    [lion] Lion
   *[other] { $animal }
} ({ $seat }), { $hidden ->
    [yes] face cachée, sans valeur
   *[no] valeur { $points }
}
zebres-at-free = Case { $square }, territoire { $territory }, libre
zebres-at-place = Poser { $animal ->
    [gazelle] la gazelle
    [zebra] le zèbre
    [crocodile] le crocodile
    [elephant] l’éléphant
    [lion] le lion
   *[other] { $animal }
} en { $square }, territoire { $territory }
zebres-at-gazelle = Échanger avec la gazelle en { $square }, territoire { $territory } ({ $seat })
zebres-cell = { $territory } : { zebres-animal }, { $seat }{ $hidden ->
    [yes] , { zebres-face-down }
   *[no] { "" }
}
zebres-cell-free = { $territory } : libre
zebres-medal = Jeton Inauguration : 5 points pour le premier joueur qui complète un territoire
zebres-reasons-territory = Territoire
zebres-reasons-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
zebres-reasons-medal = Inauguration
zebres-reasons-total = Total
zebres-keys-animals = Choisir l’animal à poser
