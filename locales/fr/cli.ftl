### La commande menagerie : aide, erreurs d’utilisation, et la partie au terminal.

# Le nom d’une place quand personne n’en a donné ; il peut ouvrir une phrase.
seat = Place { $number }

## Aide de la ligne de commande

cli-menagerie = Des jeux de société sur le thème du zoo, dans le terminal : jouez-y, simulez-les, pilotez-les depuis votre programme.
cli-after-help = Essayez : menagerie play zebres
cli-heading-usage = Utilisation :
# Un deux-points est ajouté à chacun de ces titres, d’où l’espace à la fin.
cli-heading-commands = Commandes{ " " }
cli-heading-arguments = Arguments{ " " }
cli-heading-options = Options{ " " }
cli-help = Afficher cette aide
cli-version = Afficher la version
cli-default = [par défaut : { $value }]
cli-lang = Langue de tout ce qui s’affiche : en, fr ou de (sinon celle du système)
cli-json = Afficher un document JSON et rien d’autre
cli-games = Énumérer les jeux, leurs options et les niveaux des bots
cli-play = Jouer contre des bots, ou à plusieurs au même clavier
cli-play-game = L’identifiant du jeu, par exemple zebres
cli-play-seats = Nombre de places, la vôtre comprise
cli-play-options = Options du jeu en JSON, par exemple { "'{\"board\":\"president\"}'" }
cli-play-tiles = Fichier CSV d’un autre jeu de tuiles, pour les jeux qui en ont un (O Zoo le Mio, Wonderzoo)
cli-play-boards = Fichier CSV d’autres plateaux, pour les jeux qui en ont (Wonderzoo)
cli-play-people = Les noms des personnes à ce clavier, par exemple Ada,Léo ; des bots prennent les autres places
cli-play-bots = Le niveau des bots
cli-play-seed = Graine, pour rejouer les mêmes tirages
cli-play-plain = Des phrases au lieu d’un dessin, pour un lecteur d’écran
cli-serve = Servir les jeux dans le navigateur
cli-serve-listen = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres appareils du réseau
cli-serve-port = Le port ; 0 en prend un libre
cli-serve-data = Le fichier de données : personnes et tables
cli-serve-behind-proxy = Derrière un proxy inverse (X-Forwarded-For, -Proto et -Host)
cli-serve-no-limits = Lever les limites d’envoi par personne ; pour les mesures seulement
cli-serve-bot-pause = Durée de chaque coup des bots, en millisecondes ; sinon, au choix des joueurs
cli-serve-archive-after = Archiver les tables inachevées dont personne ne s’est servi depuis ce nombre de jours
cli-serve-log-json = Journal en JSON
cli-load = Jouer à de nombreuses tables d’un serveur de cette machine et le mesurer
cli-load-url = Le serveur, lancé avec --no-limits
cli-load-tables = Nombre de tables en même temps
cli-load-seconds = Durée, en secondes
cli-load-game = L’identifiant du jeu
cli-load-idle = Nombre de navigateurs connectés en plus, sans rien faire
cli-load-asleep = Nombre de tables créées avant et laissées en sommeil
cli-backup = Copier les données d’un serveur, même en marche
cli-backup-file = La copie, un fichier qui ne doit pas encore exister
cli-backup-data = Le fichier des données
cli-simulate = Faire jouer de nombreuses parties à des bots et mesurer le résultat
cli-simulate-game = L’identifiant du jeu, par exemple zebres
cli-simulate-games = Nombre de parties
cli-simulate-seats = Nombre de places
cli-simulate-options = Options du jeu en JSON
cli-simulate-tiles = Fichier CSV d’un autre jeu de tuiles, pour les jeux qui en ont un (O Zoo le Mio, Wonderzoo)
cli-simulate-boards = Fichier CSV d’autres plateaux, pour les jeux qui en ont (Wonderzoo)
cli-simulate-seed = La même graine donne les mêmes parties, sur toute machine
cli-simulate-bots = Un niveau pour toutes les places, ou un par place, séparés par des virgules
cli-simulate-threads = Nombre de parties jouées en même temps
cli-arena = Faire jouer des bots les uns contre les autres et les classer
cli-arena-game = L’identifiant du jeu, par exemple zebres
cli-arena-bots = Les bots qui s’affrontent, au moins deux, séparés par des virgules
cli-arena-games = Nombre de parties ; chaque bot occupe chaque place à son tour
cli-arena-seats = Nombre de places
cli-arena-options = Options du jeu en JSON
cli-arena-tiles = Fichier CSV d’un autre jeu de tuiles, pour les jeux qui en ont un (O Zoo le Mio, Wonderzoo)
cli-arena-boards = Fichier CSV d’autres plateaux, pour les jeux qui en ont (Wonderzoo)
cli-arena-millis = Temps de réflexion d’un bot par décision, en millisecondes
cli-arena-iterations = Nombre d’itérations de recherche d’un bot par décision
cli-arena-threads = Nombre de parties jouées en même temps
cli-arena-seed = La même graine donne les mêmes parties, sauf si le temps de réflexion est limité
cli-arena-stop-early = S’arrêter dès que la part de victoires du meilleur bot dépasse significativement la part égale
cli-arena-html = Écrire aussi une page avec des graphiques dans ce fichier
cli-bench = Mesurer la vitesse des règles sur cette machine
cli-bench-game = Ce jeu seulement
cli-bench-seconds = Durée de la mesure pour chaque nombre de places
cli-replay = Vérifier un enregistrement et montrer sa partie
cli-replay-file = L’enregistrement, ou { "-" } pour l’entrée standard
cli-replay-at = Montrer la partie après cette entrée
cli-replay-viewer = Montrer ce que voit cette place : son numéro, compté à partir de 0, ou spectator
cli-verify = Vérifier l’enregistrement terminé d’une table : règles, résultat, et tirages que personne n’a choisis
cli-verify-file = L’enregistrement, ou { "-" } pour l’entrée standard
cli-engine = Parler le protocole ligne à ligne : un objet JSON par ligne, dans les deux sens
cli-engine-seed = Graine des parties qui n’en précisent pas

## Erreurs d’utilisation

usage-unknown-argument = { $arg } n’est pas une option ici ; --help les énumère
usage-unknown-command = il n’y a pas de commande { $command } ; --help les énumère
usage-missing-argument = il manque { $arg } ; --help en dit plus
usage-missing-command = indiquez une commande ; --help les énumère
usage-missing-value = il manque une valeur à { $arg }
usage-bad-value = { $value } n’est pas possible pour { $arg } ({ $allowed })
usage-twice = { $arg } figure deux fois, ou avec une option incompatible

## games, simulate, arena, bench, replay, verify, engine

games-seats = { $min } places
games-seats-range = { $min } à { $max } places
games-levels = Bots, du plus faible au plus fort : { $levels }
serve-ready = Menagerie est servi à l’adresse { $url }
backup-done = Copié dans { $file }
load-done = { $moves } coups à { $tables } tables : { $rate } coups par seconde, vus de l’autre place après { $p50 } ms (médiane), { $p95 } ms (95 %), { $p99 } ms (99 %). Le serveur a pris { $cpu } s de processeur ({ $per } coups par seconde de processeur) et { $memory } Mo.
simulate-bad-bots = { $bots } bots sont nommés pour { $seats } places ; nommez-en un pour toutes ou un pour chacune
simulate-done = { $games } parties, { $decisions } décisions en { $seconds } s : { $rate } millions de décisions par seconde
simulate-seat = Place { $number } ({ $bot }) : { $score } points en moyenne, { $wins } victoires ({ $percent } %)
simulate-digest = Empreinte { $digest }
arena-bad-bots = { $bots ->
    [one] { $bots } bot est nommé
   *[other] { $bots } bots sont nommés
} après --bots ; { $min } à { $max } peuvent s’affronter
arena-unwritable = impossible d’écrire { $file } : { $reason }
arena-title = { $game } : { $games } parties, { $seats } places
arena-note = Part de victoires et cote avec leurs intervalles à 95 % ; p50, p95 et max sont les millisecondes d’une décision.
arena-stopped = Arrêt après { $games } parties sur { $wanted } : la meilleure part de victoires dépasse significativement la part égale.
arena-uneven = Chaque bot ne rencontre tous les autres aussi souvent à chaque place que toutes les { $round } parties ; { $games } n’en est pas un multiple.
# Têtes de colonnes : aussi courtes que possible.
arena-head-bot = Bot
arena-head-games = Parties
arena-head-wins = Gains
arena-head-share = Part
arena-head-rank = Rang
arena-head-score = Score
arena-head-rating = Cote
arena-head-p50 = p50
arena-head-p95 = p95
arena-head-max = max
arena-page-subject = Bots contre bots
arena-page-options = Options
arena-page-seats = Places
arena-page-games = Parties
arena-page-budget = Budget par décision
arena-page-seed = Graine
arena-page-threads = Parties en parallèle
arena-page-command = Pour rejouer
arena-page-results = Résultats
arena-page-rating = Cote
arena-page-rating-note = Sur l’échelle Elo, où 400 points d’avance correspondent à dix victoires pour une défaite. Le trait est l’intervalle à 95 %.
arena-page-scores = Scores
arena-page-scores-note = Combien de fois chaque score a été atteint, à la même échelle pour tous. La plus haute colonne représente { $percent } % des parties du bot ; le trait vertical est la moyenne.
arena-page-mean = moyenne { $score }
arena-page-times = Temps d’une décision
arena-page-times-note = Sur une échelle logarithmique : ce que la moitié des décisions (p50) et 95 % d’entre elles (p95) n’ont pas dépassé, et la plus longue (max).
arena-budget-own = celui de chaque niveau
arena-budget-millis = { $millis } ms
arena-budget-iterations = { $iterations } itérations
arena-budget-both = { $millis } ms ou { $iterations } itérations
bench-line = { $game }, { $seats } places : { $decisions } millions de décisions et { $playouts } parties aléatoires par seconde de processeur, { $bytes } octets par état, { $allocations } allocations par partie
replay-no-such-entry = il n’y a pas d’entrée { $number } ; la dernière est la { $last }
replay-at = après l’entrée { $at } sur { $last }
verify-done = Vérifié : chaque entrée ({ $entries } en tout) suit les règles, et le résultat est juste.
verify-draws = Tirages qui découlent des nombres engagés avant la partie : { $draws }. Personnes qui y ont pris part : { $people }.
verify-compare = Voici les engagements ; comparez-les à ceux qui vous ont été montrés avant la partie.
verify-server = le serveur
engine-no-game = Aucune partie n’a commencé : envoyez d’abord new, load ou replay.
engine-bad-level = Il n’y a pas de niveau { $level } ; il y a { $allowed }.

## La partie au terminal

play-you = Vous
play-bot = Bot ({ $level })
play-too-many-people = { $people } personnes pour { $seats } places : c’est trop.
play-same-name = Deux personnes ne peuvent pas avoir le même nom : { $name }.
play-intro = Tapez un choix comme il est écrit, ou son numéro. « aide » explique le jeu, « quitter » arrête la partie.
play-hand-over = { $seat } : prenez le clavier, et appuyez sur Entrée quand personne d’autre ne voit l’écran.
play-prompt = Votre choix :
play-prompt-of = { $seat }, votre choix :
play-prompt-unseen = { $seat }, votre choix (saisie masquée) :
play-empty = Tapez un choix, son numéro, ou aide.
play-no-such-choice = « { $text } » n’est pas un des choix. Tapez aide pour savoir comment les écrire.
play-ambiguous = « { $text } » peut être le choix { $choice } ou la commande { $command } : tapez l’un des deux comme il est écrit ici.
play-hint = { $action } ({ $expected } % de chances de gagner) : { $does }
play-hint-ahead = { $action } (fin calculée : { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} d’avance) : { $does }
play-hint-behind = { $action } (fin calculée : { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} de retard) : { $does }
play-hint-only = { $action } : { $does }
# Là où un choix ne raconte rien par lui-même : le hasard décide, ou d’autres.
play-will-be-seen = L’effet se verra après coup.
play-undone = Coup annulé : à vous de rejouer.
play-undone-of = Coup annulé : à { $seat } de rejouer.
play-redone = Coup rétabli.
play-saved = Partie enregistrée dans { $file }. Pour la revoir : « menagerie replay { $file } ».
play-saved-hidden = { play-saved } Le fichier contient les cartes de tous les joueurs : ne l’ouvrez pas avant la fin.
play-goodbye = Au revoir, et à bientôt.
play-more = { $count ->
    [one] Un autre choix a des effets ; tapez ? et le choix pour les voir.
   *[other] { $count } autres choix ont des effets ; tapez ? et le choix pour les voir.
}
play-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au total.
play-won = Vous gagnez. Bien joué !
play-shared = Victoire partagée : { $seat }.
play-lost = Victoire : { $seat }. Une autre partie ?

# Noms des commandes à l’invite, séparés par des virgules ; les noms anglais marchent toujours aussi.
play-command-undo = annuler, a, u
play-command-redo = rétablir, retablir, r
play-command-help = aide, h
play-command-board = plateau, p
play-command-describe = décrire, decrire, d
play-command-choices = choix, c
play-command-score = score, s
play-command-save = enregistrer, sauver
play-command-hint = conseil
play-command-quit = quitter, q
play-help =
    À l’invite :
      un choix             comme il est écrit, ou son numéro
    { "  ?" } CHOIX              ce que ferait le choix, avant de le jouer
    { "  ?" } ou conseil         les deux meilleurs choix, avec leurs chances
      annuler (a)          annuler votre dernier coup
      rétablir (r)         rétablir le coup annulé
      plateau (p)          montrer de nouveau le plateau
      décrire (d)          décrire le plateau en phrases
      choix (c)            énumérer de nouveau les choix
      score (s)            le score si la partie s’arrêtait maintenant
      enregistrer FICHIER  enregistrer la partie dans un fichier
      aide (h)             cette page
      quitter (q)          quitter la partie
