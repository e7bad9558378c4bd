### Ce que la partie elle-même refuse, quel que soit le jeu.

## En cours de partie. $seat est un nom : « Ada », « Place 2 »…

refused-not-your-turn = { $seat } : ce n’est pas votre tour.
# $seat et $seats sont des nombres.
refused-no-such-seat = Il n’y a pas de place { $seat } : cette partie compte { $seats } { $seats ->
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
