### La page dans le navigateur. $seat et $name sont des noms donnés par les joueurs, affichés tels quels.

## Partout

web-tagline = Des jeux de société qui sentent le zoo, à votre propre table.
web-home = Vers les jeux
web-language = Langue
web-unreachable = Le serveur est injoignable pour l’instant.
web-coming = Connexion …
web-away = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
web-outdated = Cette page est plus ancienne que le serveur : rechargez-la.
web-nowhere = Il n’y a rien ici.
web-loading = Un instant …

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
web-guide = Votre première partie
web-guide-got = Compris
web-guide-stop = Plus de conseils
web-guide-more = Plus dans les règles

## Noms

web-name = Votre nom
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
web-play-bots = Jouer contre des bots
web-play-people = Inviter quelqu’un
web-public = Ouverte à tous depuis l’accueil
web-options = Options
web-yes = oui
web-no = non
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-running-tables = Parties en cours
web-no-tables = Aucune pour l’instant.
web-free-seat = libre
web-status = { $status ->
    [open] en attente de joueurs
    [opening] sur le point de commencer
    [running] en cours
    [over] terminée
   *[other] { $status }
}

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
web-sit = S’asseoir
web-put-bot = Placer un bot ici
web-stand-up = Se lever
web-free = Libérer la place
web-start = Commencer
web-waiting = En attente : toutes les places doivent être prises.
web-opening = On dévoile la part de hasard de chacun …
web-board = Le plateau
web-in-sentences = Le plateau en phrases
web-turn-you = À vous de jouer
web-turn-of = Au tour de { $name }
web-turn-together = Chacun choisit en secret ; doivent encore choisir : { $names }
web-turn-chance = Le hasard décide
web-turn-over = La partie est terminée
web-watching = Vous êtes spectateur.
web-choices = Vos choix
web-filter = Chercher
web-no-choice = Rien ne correspond.
web-sealed = Votre choix scellé : { $action }
web-unseal = Le reprendre
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ? Un bot continue à votre place, et vous finissez dernier.
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
web-record = La partie en fichier

## Le journal. $action est en notation.

web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-log-hidden = un choix secret
web-log-unseal = reprend son choix
web-log-draw = Hasard : { $draw }
web-log-draw-hidden = Hasard, en secret
web-log-undo = Retour à l’entrée { $to }
web-log-resign = abandonne
web-log-takeover = un bot ({ $level }) prend la relève
web-log-return = est de retour
