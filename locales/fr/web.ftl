### La page dans le navigateur. $seat et $name sont des noms donnés par les joueurs, affichés tels quels.

## Partout

web-tagline = Des jeux de société sur le thème du zoo, entre amis ou contre des bots.
web-home = Retour aux jeux
web-language = Langue
web-close = Fermer
web-rules = Règles
web-unreachable = Le serveur est injoignable pour l’instant.
web-coming = Connexion…
web-away = Connexion interrompue. Reconnexion en cours ; la partie est conservée.
web-outdated = Une nouvelle version est disponible : rechargez la page.
web-nowhere = Page introuvable.
web-loading = Un instant…

## Les règles, leurs exemples, et des conseils pour une première partie

web-rulebook = Les règles
web-rulebook-none = Les règles de ce jeu n’ont pas encore leur page.
web-rulebook-contents = Sommaire
web-rulebook-play = Jouer maintenant
web-rulebook-piece = Pièce
web-rulebook-count = Par joueur
web-rulebook-worth = Valeur
web-rulebook-does = Effet
web-rulebook-rulings = Précisions
web-rulebook-reason = Pourquoi :
web-rulebook-sure = { $sure ->
    [certain] certain
    [likely] probable
    [chosen] notre choix
    [ours] ce programme
   *[other] { $sure }
}
web-example = Exemple { $number }
web-example-try = Essayer
web-example-again = Recommencer
web-example-show = Montrer : { $choice }
web-example-turn = { $name } : { $task }
web-example-player = Joueur { $number }
web-example-done = Fin de l’exemple. Continuez ou recommencez.
web-guide-wanted = Conseils pour une première partie
web-guide = Votre première partie
web-guide-got = Compris
web-guide-stop = Arrêter les conseils
web-guide-more = En savoir plus

## Réglages

web-settings = Réglages
web-theme = Thème
web-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[system] Selon l’appareil
}
web-motion = Animations
web-motion-name = { $motion ->
    [less] Réduites
   *[system] Selon l’appareil
}

## Rythme

web-speed = Vitesse des bots
web-speed-name = { $speed ->
    [calm] Lente
    [instant] Instantanée
   *[brisk] Rapide
}
web-show = Aperçu avant chaque coup
web-show-name = { $show ->
    [never] Jamais
    [always] Toujours
   *[touch] Sur écran tactile
}
web-forced = Jouer automatiquement les coups forcés
web-forced-now = Votre seul coup possible : { $choice }
web-forced-hold = Le jouer moi-même
web-forced-played = Joué automatiquement : { $choice }
web-again-plays = Choisissez de nouveau ce coup pour le jouer.
web-skip = Passer l’animation

## Le résultat en une phrase

web-result-why = { $name_you ->
    [yes] Vous gagnez
   *[other] { $name } gagne
} avec { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d’avance. Principal avantage : { $part } (+{ $more }).
web-result-won = { $name_you ->
    [yes] Vous gagnez
   *[other] { $name } gagne
} avec { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d’avance.
web-result-tiebreak = { $name_you ->
    [yes] Vous gagnez
   *[other] { $name } gagne
} au départage, avec { web-points }.
web-result-shared = Victoire partagée : { $names } ({ web-points }).
web-result-resigned = { $name_you ->
    [yes] Vous gagnez par abandon.
   *[other] { $name } gagne par abandon.
}
web-other-game = Autres jeux

## Noms

web-name = Votre nom
web-name-note = Gardez ce nom ou tapez le vôtre.
# Noms proposés aux inconnus, séparés par des virgules.
web-names = Okapi, Tapir, Quokka, Lémurien, Macareux, Blaireau, Loutre, Héron, Bouquetin, Suricate
web-rename = Changer de nom
web-renamed = Aux prochaines tables, vous jouerez sous le nom « { $name } ».
web-me = Profil
web-devices = Vos appareils et liens privés
web-devices-note = Un lien privé vous identifie sur un autre appareil. Gardez-le pour vous : toute personne qui l’ouvre joue sous votre nom tant qu’il n’est pas révoqué.
web-device = Navigateur, depuis le { $date }
web-device-this = Ce navigateur, depuis le { $date }
web-device-link = Lien privé, depuis le { $date }
web-withdraw = Révoquer
web-link-make = Jouer sur un autre appareil
web-link-made = Ouvrez ce lien sur l’autre appareil, ou tapez-y le code { $code }. Notez-le : il ne s’affichera plus.
web-code = Code d’un autre appareil
web-claim = Utiliser ce code
web-claimed = Ce navigateur joue désormais sous le nom « { $name } ».

## Jeux et tables

web-games = Jeux
web-designer = de { $name }
web-seats = Joueurs
web-level = Niveau des bots
# Les bots ont des niveaux ; un niveau sans nom à lui s’affiche tel quel.
web-level-name = { $level ->
    [random] aléatoire
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
web-play-people = Inviter des joueurs
web-public = Table ouverte à tous
web-options = Options
web-yes = oui
web-no = non
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-running-tables = Parties en cours
web-no-open = Aucune table ouverte. Créez-en une : tout le monde pourra la rejoindre.
web-free-seats = { $count ->
    [one] { $count } place libre
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
    [easy] Connaît les règles, court après les points et laisse passer bien des choses.
    [medium] Joue avec bon sens. Un bon choix une fois les règles connues.
    [hard] Connaît bien le jeu et fait peu d’erreurs.
    [expert] Réfléchit aussi longtemps que permis. Très dur à battre.
   *[other] Un bot à part.
}
web-learn = Apprendre en jouant
web-learn-note = Une partie contre le bot facile, expliquée pas à pas.
# La valeur d’une option quand personne n’en choisit une autre.
web-default = { $value } (par défaut)
web-options-usual = par défaut
# Ce qui sépare le nom d’une option de sa valeur.
web-option-is = { $option } : { $value }
# Après le nom d’une option qui est une liste : combien il en reste à choisir.
web-choose-more = encore { $count } à choisir
# Un texte avec des données, comme un jeu de tuiles : saisi ou lu dans un fichier, et vérifié en même temps.
web-text-edit = Modifier
web-text-rows = Données, ligne par ligne
web-text-judging = Vérification…
web-text-good = Tout est en ordre.
web-text-take = Utiliser
web-text-file = Charger un fichier
web-text-reset = Rétablir par défaut

## Les tables sur la page d’accueil

web-join = Rejoindre
web-watch = Regarder
web-go-on = Reprendre
web-look-back = Revoir la partie

## À une table

web-invite = Envoyez ce lien aux joueurs et aux spectateurs
web-copy = Copier
web-copied = Copié
web-seat = Place { $number }
web-seat-free = Libre
web-seat-kept = Place réservée à { $name }
web-seat-you = { $name } (vous)
web-seat-away = hors ligne
web-seat-resigned = a abandonné
web-seat-substitute = un bot joue à sa place ({ $level })
web-sit = S’asseoir et jouer
web-sit-here = Prendre cette place
web-put-bot = Ajouter un bot
web-stand-up = Quitter la place
web-free = Libérer la place
web-start = Commencer
web-waiting = La partie pourra commencer quand toutes les places seront prises.
web-opening = Préparation des tirages…
web-board = Le plateau
web-turn-you = À vous de jouer
web-turn-of = À { $name } de jouer
web-turn-together-you = Choix secret : à vous de choisir
web-turn-together = Choix secrets. On attend : { $names }
web-turn-chance = Tirage au sort…
web-turn-over = La partie est terminée
web-watching = Vous regardez la partie.
web-sealed = Votre choix secret : { $action }
web-unseal = Changer de choix
web-resign = Abandonner
web-resign-sure = { $others ->
    [one] Abandonner la partie ? Elle s’arrête aussitôt, et vous finissez en dernière position.
   *[other] Abandonner la partie ? Un bot vous remplace, et vous finissez en dernière position.
}
web-resign-no = Continuer à jouer
web-rule = Règle { $rule }
web-rematch = Rejouer
web-rematch-go = Rejoindre la revanche
web-won = Vous avez gagné !
web-shared = Victoire partagée.
web-winner = { $name } gagne la partie.
web-rank = { $rank ->
    [one] { $rank }er
   *[other] { $rank }e
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Ce qu’a une personne, ses points par exemple : le nom, puis cela.
web-name-is = { $name } : { $value }
web-record = Télécharger la partie

## Avant la partie

web-seat-for-you = Une place vous attend
web-at-the-table = Déjà à la table : { $names }
web-or-watch = Ou restez sur cette page pour regarder : la partie s’y affichera dès le début.
web-all-taken = Toutes les places sont prises. Restez sur cette page pour regarder : la partie s’y affichera dès le début.
web-ready = Tout le monde est là
web-ready-note = N’importe quel joueur peut lancer la partie avec « { web-start } ».
web-share = Partager…
web-qr = Code QR du lien
web-qr-note = Ou scannez ce code avec un téléphone.
# $host est « localhost » ou une adresse comme « 127.0.0.1 ».
web-only-here = « { $host } » ne fonctionne que sur cet ordinateur. Pour inviter d’autres appareils, ouvrez cette page à l’adresse de l’ordinateur sur votre réseau : le lien et le code QR suivront.
web-is-public = Table publique : elle s’affiche à l’accueil, tout le monde peut la rejoindre.
web-is-private = Table privée : il faut le lien pour la rejoindre.
web-bots-note = Il manque des joueurs ? Confiez les places libres à des bots.

## Joueurs absents, fin sans résultat, spectateurs

web-seat-left = a quitté la table
web-absent = Joueurs absents
web-absent-left = { $name } a quitté la table.
web-absent-lost = { $name } a perdu la connexion.
web-absent-bot = Un bot ({ $level }) joue en attendant son retour.
web-absent-soon = Vous pourrez décider de la suite dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
web-absent-replace = Laisser jouer un bot
web-absent-end = Arrêter sans résultat
web-absent-end-sure = Arrêter la partie sans résultat ? Elle se termine alors pour tout le monde.
web-absent-agreed = D’accord pour arrêter la partie : { $names }
web-absent-withdraw = Continuer la partie
web-abandoned = Partie arrêtée sans résultat
# $names se termine par le nombre de spectateurs sans nom, s’il y en a.
web-spectators = Spectateurs : { $names }
web-spectators-unnamed = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
# $seconds vaut −1 quand l’attente est illimitée.
web-absent-after = Attente en cas d’absence
web-absent-after-value = { $seconds ->
    [-1] Illimitée
    [10] 10 s
    [60] 1 min
    [300] 5 min
   *[other] { $seconds } s
}
web-absent-after-note = { $seconds ->
    [-1] Les autres attendent le temps qu’il faut.
   *[other] Passé ce délai, les autres peuvent laisser jouer un bot ou arrêter la partie sans résultat.
}
web-delete = Supprimer la table
web-delete-sure = Supprimer cette table ? Toutes les personnes qui attendent ici reviendront à l’accueil.
web-delete-no = Garder la table
web-table-deleted = La table a été supprimée par son créateur.

## À vous de jouer : titre de l’onglet, accueil, son

# $place est le jeu, ou le nom du site.
web-title-turn = ● À vous de jouer · { $place }
web-turns = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer : { $count } tables
}
web-last-move = dernier coup : { $ago }
web-archived = archivée
web-sound = Son quand c’est à vous de jouer
web-sound-note = Un son bref si vous êtes sur un autre onglet ou si vous attendez depuis un moment.

## Les animaux

web-animals = Animaux
web-animals-note = Qui vit dans nos zoos ? Choisissez un animal pour le découvrir.
web-animals-how = Choisissez un animal pour le découvrir. En cours de partie, faites un clic droit sur l’un d’eux, laissez-y le doigt posé, ou appuyez sur la touche I.
web-animals-all = Tous les animaux
web-animals-in = Vit dans
web-animals-previous = Animal précédent : { $name }
web-animals-next = Animal suivant : { $name }

## Crédits

web-credits = Crédits
web-credits-games = Les jeux
web-credits-games-note = Ces jeux sont l’œuvre de leurs auteurs. Nous en expliquons les règles avec nos propres mots ; si un jeu vous plaît, achetez-le.
web-credits-made = Outils et ressources
web-credits-use = { $name ->
    [noto] Images des animaux
    [bricolage] Police des titres
    [svelte] Affichage de la page
    [fluent] Traductions
    [noble] Vérification des tirages
   *[lean-qr] Codes QR
}
web-credits-licences = Texte complet des licences
web-credits-own = Menagerie est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.

## Pendant la partie

web-turn = Tour en cours
web-sending = Envoi…
web-confirm = Confirmer
web-cancel = Annuler
# Annuler un coup. $code dit pourquoi rien ne peut être annulé.
web-undo = Annuler
web-undo-note = Annuler votre dernier coup (Ctrl+Z)
web-redo = Rétablir
web-redo-note = Rétablir le coup annulé (Ctrl+Maj+Z)
web-undo-why = { $code ->
    [undo-luck] Impossible d’annuler : un tirage a eu lieu depuis votre dernier coup.
    [undo-others] Impossible d’annuler : un autre joueur a joué depuis votre dernier coup.
    [too-long] Impossible d’annuler : cette partie est trop longue.
   *[other] Rien à annuler.
}
web-again = Revoir le coup
web-again-note = Rejoue lentement ce que les autres ont fait depuis votre dernier tour. Les endroits qui ont changé sont marqués sur le plateau.
web-to-now = Revenir à la partie
web-looking-back = Relecture : étape { $number } sur { $count }
web-behind = { $count ->
    [one] Un coup a été joué depuis.
   *[other] { $count } coups ont été joués depuis.
}
web-tab-log = Journal
web-tab-table = Table
web-tab-result = Résultat
web-invite-watch = Lien pour les spectateurs
web-advice = Conseil
web-advice-thinking = Réflexion…
web-advice-chance = { $percent } % de chances de gagner
web-advice-only = seul choix possible
web-advice-ahead = { $points ->
    [0] égalité assurée
    [one] victoire assurée, { $points } point d’avance
   *[other] victoire assurée, { $points } points d’avance
}
web-advice-behind = { $points ->
    [one] défaite inévitable, { $points } point de retard
   *[other] défaite inévitable, { $points } points de retard
}
web-replay = Revoir la partie
web-replay-back = Étape précédente
web-replay-on = Étape suivante
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-at = Étape de la partie : { $number } sur { $count }
web-replay-seat = Point de vue
web-replay-own = Votre point de vue
web-replay-link = Copier le lien vers cette étape
web-log-look = Revoir cette étape

## La liste des touches

web-keys = Raccourcis clavier
web-keys-list = Afficher cette liste
web-keys-step = Étape précédente ou suivante
web-keys-ends = Première étape, ou retour à la partie
web-keys-back = Annuler, ou revenir à la partie
web-keys-board = Choix suivant sur le plateau
web-keys-choose = Jouer le choix sélectionné
web-keys-turn-piece = Tourner la pièce en main
web-keys-fit = Tout afficher
web-keys-zoom = Agrandir ou réduire
web-keys-rules = Ouvrir les règles
web-keys-animal = Afficher la fiche d’un animal
web-keys-animals = Animal précédent ou suivant
web-keys-turn = Aller à la table qui vous attend depuis le plus longtemps
# Ce qui est écrit sur une touche, quand c’est un mot.
web-key-name = { $key ->
    [Ctrl] Ctrl
    [Shift] Maj
    [Enter] Entrée
    [Escape] Échap
    [Home] Début
    [End] Fin
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
   *[other] { $key }
}

## Le journal. $action est en notation.

web-log = Journal de la partie
web-log-empty = Rien pour l’instant.
web-log-play = { $name } : { $action }.
web-log-hidden = { $name_you ->
    [yes] Vous faites un choix secret.
   *[other] { $name } fait un choix secret.
}
web-log-unseal = { $name_you ->
    [yes] Vous changez de choix.
   *[other] { $name } change de choix.
}
web-log-draw = Tirage : { $draw }
web-log-draw-hidden = Tirage secret
web-log-undo = Retour à l’étape { $to }
# $name_you vaut yes quand c’est la personne qui lit.
web-log-undid = { $name_you ->
    [yes] Vous annulez un coup.
   *[other] { $name } annule un coup.
}
web-log-redid = { $name_you ->
    [yes] Vous rétablissez le coup.
   *[other] { $name } rétablit le coup.
}
web-log-resign = { $name_you ->
    [yes] Vous abandonnez.
   *[other] { $name } abandonne.
}
web-log-takeover = { $name_you ->
    [yes] Un bot ({ $level }) joue pour vous.
   *[other] Un bot ({ $level }) joue pour { $name }.
}
web-log-return = { $name_you ->
    [yes] Vous voilà de retour.
   *[other] { $name } est de retour.
}

## Le journal, par tours. $names sont ceux qui ont passé l’un après l’autre ; web-log-you est un titre, en minuscules parmi eux.

web-log-passes = Ont passé : { $names }.
web-log-you = Vous
# Lu à voix haute après une étape annulée.
web-log-undone = (annulé)

## Les règles en bref, par lesquelles chaque jeu commence

web-rulebook-summary = En bref
web-rulebook-goal = But du jeu
web-rulebook-turn = Un tour
web-rulebook-scoring = Points
web-rulebook-powers = Pouvoirs
web-rulebook-sources = Sources
