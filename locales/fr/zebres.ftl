### Drôles de Zèbres.
### $seat est un nom (« Vous », « Ada », « Place 2 »), d’où « Ada : … » plutôt qu’un verbe à accorder.
### $animal vaut gazelle, zebra, crocodile, elephant ou lion. $square vaut « 04 » : ligne 0, colonne 4.

zebres-tagline = Deux rangers, six territoires, trente animaux, et un lion qui fait peur à presque tout le monde.

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

zebres-event-first = { $seat } : l’honneur d’ouvrir la partie en plaçant le gardien.
zebres-event-guardian = { $seat } : gardien en position { $position }, face à { zebres-line }.
zebres-event-placed = { $seat } : { zebres-animal } en { $square }{ $hidden ->
    [yes] , face cachée à cause du lion voisin
   *[no] { "" }
}.
zebres-event-hides = { $seat } : { $animal ->
    [gazelle] la { zebres-animal }
    [elephant] l’{ zebres-animal }
   *[other] le { zebres-animal }
} en { $square } prend peur et se cache, jeton retourné.
zebres-event-flees = { $seat } : la gazelle en { $square } prend la fuite et revient en main.
zebres-event-swapped = { $seat } : le crocodile se jette de { $from } sur { $to }, la gazelle bondit en sens inverse{ $hidden ->
    [yes] {" "}et se cache, jeton retourné, du lion qu’elle y trouve
   *[no] { "" }
}.
zebres-event-declined = { $seat } : le crocodile reste où il est.
zebres-event-inaugurated = { $seat } : le territoire { $territory } est le premier rempli, ce qui vaut le jeton Inauguration et 5 points.
zebres-event-walked = { $seat } : gardien avancé de { $steps } pas jusqu’à la position { $position }, face à { zebres-line }.
zebres-event-again = { $seat } : encore un tour, car l’adversaire n’a plus aucun animal.
zebres-event-over = La savane est pleine : la partie est terminée.

## Les refus

# $expected est ce qu’il faut décider maintenant.
zebres-illegal-wrong-phase = { $expected ->
    [place_guardian] Il faut d’abord placer le gardien : tapez g et une position, par exemple g12.
    [place_animal] Il faut maintenant poser un animal : tapez sa lettre, la ligne et la colonne, par exemple E04.
    [crocodile_swap] C’est au crocodile de choisir : tapez > et la case d’une gazelle, par exemple >34, ou un point (.) pour le laisser en place.
    [move_guardian] Il faut maintenant déplacer le gardien : tapez + et le nombre de pas, par exemple +3.
   *[other] Ce n’est pas le moment de décider cela.
}
zebres-illegal-not-in-hand = Vous n’avez plus { $animal ->
    [gazelle] de { zebres-animal }
    [elephant] d’{ zebres-animal }
   *[other] de { zebres-animal }
} en main.
zebres-illegal-occupied = La case { $square } est déjà occupée.
zebres-illegal-not-on-line = La case { $square } n’est pas dans { zebres-line }, à laquelle le gardien fait face.
zebres-illegal-not-a-neighbour = La case { $square } n’est pas voisine du crocodile.
zebres-illegal-no-river = La case { $square } est dans le territoire du crocodile : aucune rivière ne les sépare.
zebres-illegal-no-gazelle = Il n’y a pas de gazelle sur la case { $square }.
zebres-illegal-gazelle-hidden = La gazelle en { $square } est face cachée : le crocodile ne la voit pas.
zebres-illegal-already-swapped = La gazelle en { $square } a déjà bondi pendant ce tour : le crocodile doit en choisir une autre.
zebres-illegal-line-full = Le gardien doit s’arrêter face à une case libre, or { zebres-line } est pleine.
zebres-illegal-too-far = Le gardien ne peut pas avancer de { $steps } pas : il en fait 1, 2 ou 3 tant qu’une de ces rangées a de la place.
zebres-illegal-not-first-free = Les trois rangées suivantes sont pleines : le gardien doit faire exactement { $needed } pas, jusqu’à la première qui a de la place, et non { $steps }.

## Que faire maintenant

zebres-phase = { $phase ->
    [choose_first] Le hasard décide qui commence.
    [place_guardian] Placez le gardien où vous voulez sur le chemin de ronde : tapez g et une position de 0 à 21, par exemple g12.
    [place_animal] Posez un animal sur une case libre de la rangée face au gardien : tapez sa lettre, la ligne et la colonne, par exemple E04.
    [crocodile_swap] Échangez le crocodile avec une gazelle de l’autre côté d’une rivière : tapez > et sa case, par exemple >34, ou un point (.) pour le laisser en place.
    [move_guardian] Déplacez le gardien dans le sens horaire jusqu’à une rangée qui a de la place : tapez + et le nombre de pas, par exemple +3.
    [over] La savane est pleine, la partie est terminée.
   *[other] { $phase }
}

## Les options

zebres-option-board = Le plateau de jeu : standard, ou president, un plateau promotionnel aux territoires découpés autrement.
zebres-option-first_player = Qui ouvre la partie en plaçant le gardien : random s’en remet au hasard, nommer une place en décide.
zebres-option-hidden_gazelle = Ce que fait une gazelle face cachée quand un autre lion arrive à côté d’elle : avec flees elle revient dans la main de son propriétaire, avec stays elle reste face cachée.

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
zebres-option-first_player-name = Qui commence
zebres-option-first_player-value = { $value ->
    [random] Au hasard
    [0] Place 1
    [1] Place 2
   *[other] { $value }
}
zebres-option-first_player-note = { $value ->
    [random] Le hasard décide qui ouvre la partie en plaçant le gardien.
    [0] La place 1 ouvre la partie en plaçant le gardien. Qui crée la table s’y assied.
    [1] La place 2 ouvre la partie en plaçant le gardien.
   *[other] { $value }
}
zebres-option-hidden_gazelle-name = Gazelle face cachée
zebres-option-hidden_gazelle-value = { $value ->
    [flees] fuit
    [stays] reste
   *[other] { $value }
}
zebres-option-hidden_gazelle-note = { $value ->
    [flees] Quand un autre lion arrive à côté d’elle, elle revient dans la main de son propriétaire.
    [stays] Quand un autre lion arrive à côté d’elle, elle reste sur place, face cachée.
   *[other] { $value }
}

## L’aide. Au plus 30 lignes d’au plus 76 colonnes.

zebres-help =
    Deux rangers répartissent leurs animaux dans une savane de 30 cases :
    lignes 0 à 4, colonnes 0 à 5. Des rivières y séparent six territoires,
    de A à F. À la fin, qui a le plus de jetons dans un territoire marque les
    points de tous les animaux visibles qui s’y trouvent, adverses compris.

    Pour ouvrir la partie, on place seulement le gardien sur le chemin de ronde
    (positions 0 à 21, dans le sens horaire depuis le coin en haut à gauche).
      g12    gardien en position 12
    Puis chacun joue à son tour, l’adversaire d’abord. À votre tour :
    1. Posez un animal sur une case libre de la rangée face au gardien.
      E04    éléphant en ligne 0, colonne 4
    2. Avancez le gardien de 1, 2 ou 3 pas (sens horaire), face à une rangée
       qui a une case libre. Si les trois sont pleines, il va à la première
       qui a de la place.
      +3     gardien avancé de trois pas

    G  gazelle    6 par camp, valeur 2. Un lion posé à côté la renvoie en main.
    Z  zèbre      5 par camp, valeur 6. Un lion posé à côté le retourne.
    C  crocodile  2 par camp, valeur 0. Quand on le pose, il peut échanger
                  sa case avec celle d’une gazelle visible au-delà d’une
                  rivière, puis d’une autre, et ainsi de suite.
      >34    échange avec la gazelle en 34 ; un point (.) le laisse en place
    E  éléphant   1 par camp, valeur 5. N’a peur de personne.
    L  lion       1 par camp, valeur 1. Ne bouge jamais. Gazelles et zèbres
                  posés ensuite à côté de lui le sont face cachée.
    « À côté » : en haut, en bas, à gauche, à droite, rivière ou non. Un jeton
    face cachée ne vaut rien mais compte pour la majorité. Qui remplit le
    premier territoire prend le jeton Inauguration, valeur 5. Quand le plateau
    est plein, le plus grand total l’emporte.

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
zebres-crocodile-moved = Gazelles qui ont bondi : { $squares }
zebres-to-move = À jouer : { $seat }
zebres-over-early = La partie est finie ; la savane n’est pas pleine.
zebres-hand = { $seat }, en main
zebres-hand-list = { $seat }, en main : { $animals }
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
    [choose_first] Le hasard décide qui commence.
    [place_guardian] Placez le gardien devant la ligne ou la colonne par laquelle commencer.
    [place_animal] Placez un animal sur une case libre de { zebres-line }.
    [crocodile_swap] Le crocodile peut changer de place avec une gazelle de l’autre côté d’une rivière.
    [move_guardian] Faites avancer le gardien jusqu’à une rangée où il reste de la place.
    [over] La savane est pleine.
   *[other] { $phase }
}
zebres-choice-guardian = Gardien devant { zebres-line }
zebres-choice-place = { $animal ->
    [gazelle] Gazelle
    [zebra] Zèbre
    [crocodile] Crocodile
    [elephant] Éléphant
    [lion] Lion
   *[other] { $animal }
} en { $square }
zebres-choice-swap = Le crocodile change de place avec la gazelle en { $square }
zebres-choice-stay = Le crocodile reste là
zebres-choice-walk = Gardien { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} plus loin, devant { zebres-line }
zebres-would-lead = Le territoire { $territory } irait à { $seat }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zebres-would-open = Le territoire { $territory } ne serait à personne, avec { $points ->
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
zebres-pile = { $seat } : { zebres-animals } en main, valeur unitaire { $points }
zebres-about = { $animal ->
    [gazelle] Gazelle
    [zebra] Zèbre
    [crocodile] Crocodile
    [elephant] Éléphant
    [lion] Lion
   *[other] { $animal }
} de { $seat }, { $hidden ->
    [yes] face cachée, sans valeur
   *[no] valeur { $points }
}
zebres-at-free = Case { $square }, territoire { $territory }, libre
zebres-at-place = Placer { $animal ->
    [gazelle] la gazelle
    [zebra] le zèbre
    [crocodile] le crocodile
    [elephant] l’éléphant
    [lion] le lion
   *[other] { $animal }
} en { $square }, territoire { $territory }
zebres-at-gazelle = Changer de place avec la gazelle en { $square }, territoire { $territory } : { $seat }
zebres-cell = { $territory } : { zebres-animal }, { $seat }{ $hidden ->
    [yes] , { zebres-face-down }
   *[no] { "" }
}
zebres-cell-free = { $territory } : libre
zebres-medal = Jeton Inauguration : 5 points à qui remplit un territoire en premier
zebres-reasons-territory = Territoire
zebres-reasons-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
zebres-reasons-medal = Inauguration
zebres-reasons-total = Total
