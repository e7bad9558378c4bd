### Ce que la partie elle-même refuse, quel que soit le jeu.

## En cours de partie. $seat est un nom : « Ada », « Place 2 »…

refused-not-your-turn = { $seat } : ce n’est pas votre tour.
# $seats est un nombre.
refused-no-such-seat = Cette place n’existe pas : cette partie compte { $seats } { $seats ->
        [one] place
       *[other] places
    }.
refused-already-chosen = { $seat } : votre choix est déjà scellé.
refused-nothing-sealed = { $seat } : vous n’avez scellé aucun choix.
refused-not-chance = Il n’y a rien à tirer au sort en ce moment.
refused-chance-first = Le hasard doit d’abord décider : personne ne peut jouer pour l’instant.
refused-over = La partie est terminée.
refused-bad-notation = « { $text } » ne se lit pas comme une action de ce jeu.
refused-bad-draw = « { $text } » ne se lit pas comme un tirage de ce jeu.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-undo-luck = Le hasard a parlé depuis votre dernier coup : impossible de l’annuler.
refused-undo-others = Quelqu’un d’autre a joué depuis votre dernier coup : impossible de l’annuler.
refused-undo-sealed = Votre choix est encore secret : reprenez-le plutôt.
refused-no-such-entry = L’enregistrement de cette partie n’a pas d’entrée { $number }.
refused-already-resigned = { $seat } : vous avez déjà abandonné.

## Avant la partie.

bad-seats = { $asked ->
        [one] { $asked } place ne convient pas
       *[other] { $asked } places ne conviennent pas
    } à ce jeu : il en faut au moins { $min } et au plus { $max }.
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

unverified-no-proof = Il ne contient pas de preuve de son hasard : il n’y a rien à vérifier.
unverified-no-result = Il n’a pas de résultat : seule une partie terminée peut être vérifiée.
# $reason est en anglais, comme plus haut.
unverified-unplayable = Ce n’est pas l’enregistrement d’une partie jouable ici : { $reason }
unverified-altered = Il a été modifié : l’empreinte dans sa preuve n’est pas celle de l’enregistrement.
unverified-secret = Le secret dans sa preuve n’est pas celui qui avait été engagé.
# $seat est un nombre.
unverified-nonce = Le nonce de la place { $seat } n’est pas celui qui avait été engagé.
unverified-nonces = Les nonces ne vont pas avec les places : une personne en a un, dans l’ordre des places, et un bot n’en a pas (voyez la place { $seat }).
unverified-record = La partie n’a pas pu se dérouler ainsi : { $reason }
unverified-named = Entrée { $entry } : le tirage ne porte aucune note de hasard ; quelqu’un l’a nommé.
# $luck est ce que les règles ont demandé et la réponse, par exemple « 2:1 ».
unverified-other-luck = Entrée { $entry } : le hasard de cette table a donné { $draw } ({ $luck }), et non ce qui est inscrit.
