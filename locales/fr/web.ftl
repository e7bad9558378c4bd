### La page dans le navigateur. $seat et $name sont des noms donnés par les joueurs, affichés tels quels.

## Partout

web-tagline = Des jeux de société qui sentent le zoo, à votre propre table.
web-home = Retour aux jeux
web-language = Langue
web-close = Fermer
web-rules = Règles
web-unreachable = Le serveur est injoignable pour l’instant.
web-coming = Connexion…
web-away = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
web-outdated = Cette page est plus ancienne que le serveur : rechargez-la.
web-nowhere = Il n’y a rien ici.
web-loading = Un instant…

## Les règles, leurs exemples, et des conseils pour une première partie

web-rulebook = Les règles
web-rulebook-none = Ce jeu n’a pas encore sa page de règles.
web-rulebook-contents = Sur cette page
web-rulebook-play = Jouer maintenant
web-rulebook-piece = Pièce
web-rulebook-count = Par joueur
web-rulebook-worth = Valeur
web-rulebook-does = Ce qu’elle fait
web-rulebook-rulings = Les cas douteux
web-rulebook-reason = Pourquoi :
web-rulebook-sure = { $sure ->
    [certain] certain
    [likely] probable
    [chosen] choisi
    [ours] maison
   *[other] { $sure }
}
web-example = Exemple { $number }
web-example-try = Essayer
web-example-again = Recommencer
web-example-show = Montrer : { $choice }
web-example-turn = { $name } : { $task }
web-example-player = Joueur { $number }
web-example-done = Voilà ce qu’il y avait à voir. Vous pouvez continuer, ou recommencer.
web-guide-wanted = Conseils pour une première partie
web-guide = Votre première partie
web-guide-got = Compris
web-guide-stop = Arrêter les conseils
web-guide-more = En savoir plus

## Réglages

web-settings = Réglages
web-theme = Couleurs
web-theme-name = { $theme ->
    [light] claires
    [dark] sombres
   *[system] selon l’appareil
}
web-motion = Mouvement
web-motion-name = { $motion ->
    [less] le moins possible
   *[system] selon l’appareil
}
web-confirm-note = Le plateau montre d’abord ce qu’un choix ferait ; il compte une fois confirmé.

## Noms

web-name = Votre nom
web-name-note = Gardez celui-ci ou tapez le vôtre.
# Noms proposés aux inconnus, séparés par des virgules.
web-names = Okapi, Tapir, Quokka, Lémurien, Macareux, Blaireau, Loutre, Héron, Bouquetin, Suricate
web-rename = Changer de nom
web-renamed = Aux nouvelles tables, vous vous appelez { $name }.
web-me = Vous
web-devices = Vos appareils et liens privés
web-devices-note = Un lien privé fait d’un autre appareil le vôtre : qui le possède joue en votre nom, jusqu’à ce que vous le retiriez.
web-device = Navigateur, depuis le { $date }
web-device-this = Ce navigateur, depuis le { $date }
web-device-link = Lien privé, depuis le { $date }
web-withdraw = Retirer
web-link-make = Jouer sur un autre appareil
web-link-made = Ouvrez ceci sur l’autre appareil, ou tapez-y le code { $code }. Il ne s’affiche que maintenant.
web-code = Code d’un autre appareil
web-claim = Continuer ici sous la même identité
web-claimed = Ce navigateur joue désormais pour { $name }.

## Jeux et tables

web-games = Jeux
web-designer = de { $name }
web-seats = Places
web-level = Bots
# Les bots ont des niveaux ; un niveau sans nom à lui s’affiche tel quel.
web-level-name = { $level ->
    [random] au hasard
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] expert
   *[other] { $level }
}
web-bot = Bot ({ $level })
# Parmi plusieurs d’un niveau, avec le numéro de sa place.
web-bot-number = Bot { $number } ({ $level })
web-play-bots = Jouer contre des bots
web-play-people = Inviter quelqu’un
web-public = Ouverte à tous depuis l’accueil
web-options = Options
web-yes = oui
web-no = non
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-running-tables = Parties en cours
web-no-open = Personne n’attend de joueurs pour l’instant. Invitez quelqu’un, et ouvrez la table à tous.
web-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-status = { $status ->
    [open] en attente de joueurs
    [opening] sur le point de commencer
    [running] en cours
    [over] terminée
   *[other] { $status }
}

## Un jeu sur la page d’accueil

web-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-players-range = { $min } à { $max } joueurs
web-level-note = { $level ->
    [random] Joue n’importe quel coup permis. Pour un premier coup d’œil.
    [easy] Un enfant qui connaît les règles : il court après les points et ne voit pas tout.
    [medium] Joue avec bon sens. Un bon début quand on connaît les règles.
    [hard] Connaît bien le jeu et fait peu d’erreurs.
    [expert] Réfléchit aussi longtemps qu’il peut. Très dur à battre.
   *[other] Un bot d’un genre à part.
}
web-learn = Apprendre en jouant
web-learn-note = Une partie contre le bot facile, expliquée au fur et à mesure.
# La valeur d’une option quand personne n’en choisit une autre.
web-default = { $value } (par défaut)
web-options-usual = toutes par défaut
# Ce qui sépare le nom d’une option de sa valeur.
web-option-is = { $option } : { $value }

## Les tables sur la page d’accueil

web-join = Rejoindre
web-watch = Regarder
web-go-on = Continuer
web-look-back = Revoir

## À une table

web-invite = Envoyez ce lien à qui veut jouer ou regarder
web-copy = Copier
web-copied = Copié
web-seat = Place { $number }
web-seat-free = Libre
web-seat-kept = Réservée à { $name }
web-seat-you = { $name } (vous)
web-seat-away = absent
web-seat-resigned = a abandonné
web-seat-substitute = jouée par un bot ({ $level })
web-sit = S’asseoir et jouer
web-sit-here = Prendre cette place
web-put-bot = Placer un bot ici
web-stand-up = Se lever
web-free = Libérer la place
web-start = Commencer
web-waiting = En attente : toutes les places doivent être prises.
web-opening = On dévoile la part de hasard de chacun…
web-board = Le plateau
web-turn-you = À vous de jouer
web-turn-of = Au tour de { $name }
web-turn-together-you = Choisissez en secret, comme les autres
web-turn-together = Chacun choisit en secret ; doivent encore choisir : { $names }
web-turn-chance = Le hasard décide
web-turn-over = La partie est terminée
web-watching = Vous regardez la partie.
web-sealed = Votre choix scellé : { $action }
web-unseal = Le reprendre
web-resign = Abandonner
web-resign-sure = { $others ->
    [one] Vraiment abandonner ? La partie s’arrête, et vous finissez dernier.
   *[other] Vraiment abandonner ? Un bot continue à votre place, et vous finissez dernier.
}
web-resign-no = Continuer
web-rule = Règle { $rule }
web-rematch = Rejouer
web-rematch-go = Vers la revanche
web-won = Vous avez gagné !
web-shared = Égalité en tête.
web-winner = { $name } gagne.
web-rank = { $rank }.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Ce qu’a une personne, ses points par exemple : le nom, puis cela.
web-name-is = { $name } : { $value }
web-record = La partie sous forme de fichier

## Avant la partie

web-seat-for-you = Une place vous attend
web-at-the-table = Déjà à la table : { $names }
web-or-watch = Ou restez sur cette page pour regarder : la partie commencera d’elle-même.
web-all-taken = Toutes les places sont prises. Restez sur cette page pour regarder : la partie commencera d’elle-même.
web-ready = Tout le monde est là
web-ready-note = Qui appuie le premier sur « { web-start } » lance la partie pour tous.
web-share = Partager…
web-qr = Code QR du lien
web-qr-note = Ou faites scanner ceci par un téléphone.
# $host est « localhost » ou une adresse comme « 127.0.0.1 ».
web-only-here = Seul cet ordinateur peut ouvrir « { $host } ». Pour d’autres appareils, ouvrez cette page par l’adresse de l’ordinateur dans votre réseau : le lien et le code conviendront.
web-is-public = Affichée sur la page d’accueil : tout le monde peut la rejoindre.
web-is-private = Non listée : seules les personnes qui ont le lien la trouvent.
web-bots-note = Personne d’autre ne vient ? Donnez les places libres à des bots.

## Crédits

web-credits = Crédits
web-credits-games = Les jeux
web-credits-games-note = Les jeux sont l’œuvre de leurs auteurs. Les règles sont racontées ici avec nos propres mots ; qui aime un jeu devrait l’acheter.
web-credits-made = Ce dont cette page est faite
web-credits-use = { $name ->
    [noto] Les images d’animaux
    [bricolage] Les caractères des titres
    [svelte] Ce qui dessine la page
    [fluent] Les langues de la page
    [noble] La vérification du hasard de chacun
   *[lean-qr] Les codes QR
}
web-credits-licences = Toutes les licences en entier
web-credits-own = Menagerie est elle-même un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.

## Pendant la partie

web-turn = Ce qu’il y a à faire
web-sending = Envoi…
web-confirm = Confirmer
web-cancel = Annuler
web-confirm-each = Confirmer chaque choix avant de jouer
# Annuler un coup. $code dit pourquoi rien ne peut être annulé.
web-undo = Annuler
web-undo-note = Annuler votre dernier coup (Ctrl+Z)
web-redo = Rétablir
web-redo-note = Rétablir le coup annulé (Ctrl+Maj+Z)
web-undo-why = { $code ->
    [undo-luck] Impossible d’annuler : le hasard a parlé depuis votre dernier coup.
    [undo-others] Impossible d’annuler : quelqu’un d’autre a joué depuis votre dernier coup.
    [too-long] Impossible d’annuler : cette partie est trop longue.
   *[other] Vous n’avez rien à annuler.
}
web-again = Revoir
web-to-now = Retour au présent
web-looking-back = Relecture : { $number } sur { $count }
web-behind = La partie a continué de { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}.
web-tab-log = Journal
web-tab-table = Table
web-tab-result = Résultat
web-invite-watch = Lien pour qui veut regarder
web-advice = Conseil
web-advice-thinking = Réflexion…
web-advice-chance = gagne { $percent } fois sur 100
web-advice-only = le seul choix
web-advice-ahead = { $points ->
    [0] égalité certaine
    [one] victoire certaine de { $points } point
   *[other] victoire certaine de { $points } points
}
web-advice-behind = { $points ->
    [one] défaite certaine de { $points } point
   *[other] défaite certaine de { $points } points
}
web-replay = Revoir la partie
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-at = Moment de la partie : { $number } sur { $count }
web-replay-seat = Vu par
web-replay-own = Votre point de vue
web-log-look = Montrer ce moment

## Le journal. $action est en notation.

web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-log-play = { $name } : { $action }.
web-log-hidden = { $name } : un choix secret.
web-log-unseal = { $name } reprend son choix.
web-log-draw = Hasard : { $draw }
web-log-draw-hidden = Hasard, en secret
web-log-undo = Retour à l’entrée { $to }
# $name_you vaut yes quand c’est la personne qui lit.
web-log-undid = { $name_you ->
    [yes] Vous annulez un coup.
   *[other] { $name } annule un coup.
}
web-log-redid = { $name_you ->
    [yes] Vous rétablissez le coup.
   *[other] { $name } rétablit le coup.
}
web-log-resign = { $name } abandonne.
web-log-takeover = Un bot ({ $level }) joue pour { $name }.
web-log-return = { $name } est de retour.
