### Ce que le serveur refuse, quel que soit le jeu.

# $reason s’adresse à qui a écrit le message, en anglais.
server-malformed = Ce message est illisible : { $reason }
server-too-large = Ce message est trop long : { $bytes } octets au plus.
server-unknown-person = Le serveur ne vous connaît pas encore : donnez d’abord un nom.
server-bad-code = Code inconnu ou révoqué.
server-no-such-table = Cette table n’existe pas.
server-no-such-page = Page introuvable.
server-no-such-method = Cette demande n’est pas possible ici.
server-no-such-pass = Aucun de vos appareils ou liens ne porte ce numéro.
server-no-such-seat = Cette place n’existe pas : cette table compte { $seats } { $seats ->
        [one] place
       *[other] places
    }.
server-bad-name = Un nom a de 1 à { $most } caractères, dont au moins une lettre ou un chiffre.
server-bad-level = Ce bot n’existe pas. Niveaux possibles : { $allowed }.
server-bad-commitment = Engagement invalide : il faut 64 chiffres hexadécimaux.
server-bad-nonce = Ce nombre ne correspond pas à votre engagement.
server-seat-taken = La place { $seat } est prise.
server-seat-kept = Cette place est réservée à { $name }.
server-already-seated = Vous êtes déjà à cette table.
server-not-seated = Vous n’êtes pas à cette table.
server-not-yours = Seul le créateur de la table peut faire cela.
server-not-your-seat = Tant que la partie dure, vous ne la voyez que de votre place.
# Un joueur absent, et les autres qui décident.
server-bot-plays = Un bot joue pour vous. Ouvrez la table pour reprendre votre place.
server-not-absent = { $name } est à la table : un bot ne peut remplacer qu’un joueur absent.
server-nobody-absent = Tout le monde est là : on ne peut arrêter la partie sans résultat qu’en cas d’absence.
server-absent-soon = { $name } vient de partir. Vous pourrez décider de la suite dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
server-never-absent = À cette table, on attend toujours les absents.
server-hint-among-people = Les conseils sont réservés aux parties contre des bots : il y a d’autres joueurs à cette table.
server-hint-busy = Vous avez déjà demandé un conseil : il arrive.
server-seats-empty = Il manque des joueurs : toutes les places doivent être prises.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore terminée.
server-late = Trop tard : la partie a avancé entre-temps.
server-too-long = Cette partie est trop longue : on ne peut plus annuler.
server-key-used = Cette clé a déjà servi pour un autre coup.
server-foreign-origin = Demande refusée : elle vient de la page d’un autre site.
server-too-many = Trop de demandes : patientez un instant.
server-too-many-moves = Trop de coups : { $most } au plus.
server-too-many-tables = Vous avez déjà { $most } tables inachevées. Terminez-en une d’abord.
server-too-many-passes = Vous avez déjà { $most } appareils et liens. Révoquez-en un d’abord.
server-disk-full = Le disque du serveur est plein : impossible d’enregistrer, mais rien n’est perdu. Réessayez plus tard.
server-internal = Une erreur s’est produite sur le serveur. Réessayez.

# Le nom de la place d’un bot. Un niveau sans nom à lui s’affiche tel quel.
server-bot = Bot ({ $level ->
        [random] aléatoire
        [easy] facile
        [medium] moyen
        [hard] difficile
        [expert] expert
       *[other] { $level }
    })
