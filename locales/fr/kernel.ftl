### Ce que la partie elle-même refuse, quel que soit le jeu.

## En cours de partie. $seat est un nom : « Ada », « Place 2 »…

refused-not-your-turn = { $seat_you ->
    [yes] Ce n’est pas à vous de jouer.
   *[other] Ce n’est pas à { $seat } de jouer.
}
# $seats est un nombre.
refused-no-such-seat = Cette place n’existe pas : cette partie compte { $seats } { $seats ->
        [one] place
       *[other] places
    }.
refused-already-chosen = { $seat_you ->
    [yes] Vous avez déjà fait votre choix secret.
   *[other] { $seat } a déjà fait son choix secret.
}
refused-nothing-sealed = { $seat_you ->
    [yes] Vous n’avez pas encore fait de choix secret.
   *[other] { $seat } n’a pas encore fait de choix secret.
}
refused-not-chance = Il n’y a rien à tirer au sort en ce moment.
refused-chance-first = Un tirage au sort doit d’abord avoir lieu : personne ne peut jouer pour l’instant.
refused-over = La partie est terminée.
refused-bad-notation = « { $text } » n’est pas une action de ce jeu.
refused-bad-draw = « { $text } » n’est pas un tirage de ce jeu.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-undo-luck = Un tirage a eu lieu depuis votre dernier coup : impossible de l’annuler.
refused-undo-others = Un autre joueur a joué depuis votre dernier coup : impossible de l’annuler.
refused-undo-sealed = Votre choix est encore secret : changez-le plutôt.
refused-no-such-entry = L’enregistrement de cette partie n’a pas d’entrée n° { $number }.
refused-already-resigned = { $seat_you ->
    [yes] Vous avez déjà abandonné.
   *[other] { $seat } a déjà abandonné.
}

## Avant la partie.

bad-seats = { $asked ->
        [one] { $asked } joueur, ce n’est pas possible
       *[other] { $asked } joueurs, ce n’est pas possible
    } à ce jeu : il en faut { $fixed ->
        [yes] exactement { $max }
       *[no] entre { $min } et { $max }
    }.
bad-option-unknown = Ce jeu n’a pas d’option « { $name } » ; il propose : { $allowed }.
# $value est du JSON, avec ses propres guillemets.
bad-option-value = L’option « { $name } » ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
bad-options-shape = Les options doivent former un objet JSON, par exemple { "{\"nom\": \"valeur\"}" }.
bad-rules-version = Il n’existe pas de version { $asked } de ces règles ; la plus récente est la { $newest }.
bad-game = Il n’y a pas de jeu « { $game } » ici ; vous pouvez choisir parmi : { $allowed }.
# $reason s’adresse à qui a écrit le fichier : toujours en anglais, avec son propre point final s’il y en a un.
bad-position = Impossible de charger cette position : { $reason }
bad-record = Impossible de rejouer cet enregistrement : { $reason }

## Quand un enregistrement terminé est vérifié. La phrase suit le nom du fichier.

unverified-no-proof = Il ne contient pas de preuve de ses tirages : il n’y a rien à vérifier.
unverified-no-result = Il n’a pas de résultat : la partie est inachevée. Seule une partie terminée peut être vérifiée.
# $reason est en anglais, comme plus haut.
unverified-unplayable = Ce n’est pas l’enregistrement d’une partie jouable ici : { $reason }
unverified-altered = Il a été modifié : l’empreinte de sa preuve n’est pas celle de l’enregistrement.
unverified-secret = Le secret de sa preuve ne correspond pas à l’engagement.
# $seat est un nombre.
unverified-nonce = Le nonce de la place { $seat } ne correspond pas à son engagement.
unverified-nonces = Les nonces ne correspondent pas aux places : chaque personne en a un, dans l’ordre des places, et un bot n’en a pas (voyez la place { $seat }).
unverified-record = La partie n’a pas pu se dérouler ainsi : { $reason }
unverified-named = Entrée { $entry } : aucune valeur aléatoire n’est notée ; quelqu’un a choisi ce tirage.
# $luck est ce que les règles ont demandé et la réponse, par exemple « 2:1 ».
unverified-other-luck = Entrée { $entry } : à cette table, le tirage donnait { $draw } ({ $luck }), et non ce qui est inscrit.
