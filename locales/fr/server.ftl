### Ce que le serveur refuse, quel que soit le jeu.

# $reason s’adresse à qui a écrit le message, en anglais.
server-malformed = Ce message est illisible : { $reason }
server-too-large = Ce message est trop long : { $bytes } octets au plus.
server-unknown-person = Le serveur ne vous connaît pas encore : donnez d’abord un nom.
server-bad-code = Ce code n’ouvre rien. Il a peut-être été retiré.
server-no-such-table = Cette table n’existe pas.
server-no-such-page = Il n’y a rien ici.
server-no-such-method = Cela ne peut pas se faire ici.
server-no-such-pass = Vous n’avez pas d’appareil ni de lien de ce numéro.
server-no-such-seat = Cette place n’existe pas : cette table compte { $seats } { $seats ->
        [one] place
       *[other] places
    }.
server-bad-name = Un nom a de 1 à { $most } caractères, dont au moins une lettre ou un chiffre.
server-bad-level = Ce robot n’existe pas. Il y a : { $allowed }.
server-bad-commitment = Ce n’est pas un engagement à vous : il faut 64 chiffres hexadécimaux.
server-bad-nonce = Ce nombre n’est pas celui auquel vous vous êtes engagé.
server-seat-taken = La place { $seat } est prise.
server-seat-kept = Cette place est gardée pour { $name }.
server-already-seated = Vous êtes déjà à cette table.
server-not-seated = Vous n’êtes pas à cette table.
server-not-yours = Seul l’hôte de la table peut faire cela.
server-not-your-seat = Tant que la partie dure, vous la voyez de votre place seulement.
server-hint-among-people = Les conseils sont pour les parties contre des bots : d’autres personnes jouent ici.
server-hint-busy = Vous avez déjà demandé un conseil : il arrive dans un instant.
server-seats-empty = Tout le monde n’est pas encore là : chaque place doit être prise.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore terminée.
server-late = La partie a continué entre-temps : ceci répond à une question précédente.
server-too-long = Cette partie est trop longue pour changer encore d’avis.
server-key-used = Un autre coup avait cette clé.
server-foreign-origin = La page d’un autre site ne peut pas faire cela.
server-too-many = Trop à la fois : attendez un instant.
server-too-many-moves = C’est trop de coups : { $most } au plus.
server-too-many-tables = Vous avez déjà { $most } tables inachevées. Terminez-en une d’abord.
server-too-many-passes = Vous avez déjà { $most } appareils et liens. Retirez-en un d’abord.
server-disk-full = Le disque du serveur est plein : rien ne peut être enregistré, et rien n’est perdu. Réessayez plus tard.
server-internal = Une erreur s’est produite sur le serveur. Réessayez.

# Le nom de la place d’un bot. Un niveau sans nom à lui s’affiche tel quel.
server-bot = Bot ({ $level ->
        [random] au hasard
        [easy] facile
        [medium] moyen
        [hard] difficile
        [expert] expert
       *[other] { $level }
    })
