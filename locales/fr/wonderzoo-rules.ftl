### Wonderzoo : la page des règles. **Gras** et (R1) sont les seules marques.

## Résumé

wonderzoo-rules-summary-goal = Construisez un zoo et amenez les visiteurs tout près des animaux. Le total de points le plus élevé gagne.
wonderzoo-rules-summary-turn = Prenez une des tuiles révélées et posez-la sur votre plateau. Un enclos se pose n’importe où, un chemin doit toucher votre entrée ou un de vos chemins. Ensuite, vous pouvez utiliser l’icône de la tuile. Si aucune tuile ne convient, la partie s’arrête pour vous. Elle se termine quand elle s’est arrêtée pour tous.
wonderzoo-rules-summary-scoring = À la fin, chaque visiteur rapporte 1 point pour chacun de ses quatre côtés qui touche un enclos. Dans le jeu expert, un enclos préféré rapporte 2 points : l’eau pour les bleus, le vivarium pour les jaunes, l’herbe pour les verts, tout pour les rouges.
wonderzoo-rules-summary-powers = Les icônes : piocher 1 ou 2 visiteurs et les placer sur vos chemins. Déplacer jusqu’à 1 ou 2 de vos visiteurs. Déplacer un enclos, ou en échanger deux de même forme. Prendre le bus et commencer la prochaine manche.
wonderzoo-rules-edition = Wonderzoo, de Florian Fay, illustré par Sébastien Chebret, paru chez Djeco en 2018. Nous suivons la règle française et, là où elle se tait, des récits de parties, une critique et la présentation de l’éditeur. Tuiles, plateaux, entrée et icônes sont une reconstitution.

## Le but

wonderzoo-rules-idea = Le but du jeu
wonderzoo-rules-idea-1 = Vous remplissez votre plateau d’enclos et de chemins, comme un puzzle. Les visiteurs se promènent sur les chemins et veulent voir des animaux. **Un visiteur rapporte des points par chaque côté qui touche un enclos** : le meilleur endroit est un chemin entre deux enclos. Mais chaque tuile prend de la place, et les dernières cases sont les plus difficiles à remplir.

## Le matériel

wonderzoo-rules-box = Le matériel
wonderzoo-rules-box-tiles = Il y a **65 tuiles**. Chacune couvre quatre cases et porte une icône. On les pioche dans un sac.
wonderzoo-rules-box-kind = Tuile
wonderzoo-rules-box-count = Nombre
wonderzoo-rules-box-grass = Enclos verts, les préférés des visiteurs verts.
wonderzoo-rules-box-vivarium = Enclos bruns, les préférés des visiteurs jaunes.
wonderzoo-rules-box-water = Enclos bleus, les préférés des visiteurs bleus.
wonderzoo-rules-box-path = S’y ajoutent 20 tuiles **chemin**. Les visiteurs se placent dessus.
wonderzoo-rules-box-others = Chaque joueur a un plateau avec une face facile et une face difficile (R2), et une entrée, qui est un chemin de quatre cases (R20). Un second sac contient 40 visiteurs : 10 rouges, 10 bleus, 10 jaunes et 10 verts. Le bus indique le premier joueur de la manche.

## Mise en place

wonderzoo-rules-setup = Mise en place
wonderzoo-rules-setup-1 = Tous les joueurs utilisent la même face de leur plateau. Sur la face difficile, les obstacles diffèrent d’un plateau à l’autre (R22).
wonderzoo-rules-setup-2 = Un joueur reçoit le bus. En commençant par lui, puis vers la gauche, chacun pose son entrée, dans le sens qu’il veut, avec **au moins une case au bord du plateau** (R19).
wonderzoo-rules-setup-3 = On révèle ensuite des tuiles du sac, une de plus que de joueurs.

## La manche

wonderzoo-rules-round = Une manche
wonderzoo-rules-round-1 = Chacun joue un tour. Le joueur qui a le bus commence, puis on continue vers la gauche.
wonderzoo-rules-round-2 = Ensuite, le bus passe au voisin de gauche, sauf si une icône a permis de le prendre. On pioche pour qu’il y ait **une tuile de plus que de joueurs encore en jeu** (R9). Les tuiles que personne n’a prises restent là.

## Le tour

wonderzoo-rules-turn = Un tour
wonderzoo-rules-turn-take = **Prenez** une des tuiles révélées qui a sa place sur votre plateau (R7).
wonderzoo-rules-turn-place = **Posez**-la.
wonderzoo-rules-turn-icon = **Utilisez son icône**, ou non.

## Le plateau

wonderzoo-rules-board = Le plateau
wonderzoo-rules-board-1 = Le plateau a 8 × 8 cases (R1). Les tuiles ont les sept formes possibles avec quatre carrés. On peut les tourner, mais pas les retourner (R3).

## La pose

wonderzoo-rules-place = Poser une tuile
wonderzoo-rules-place-free = Les quatre cases doivent être libres. On ne pose rien sur un obstacle.
wonderzoo-rules-place-path = Un **chemin** doit toucher par un côté votre entrée ou un de vos chemins. Un coin ne suffit pas (R18).
wonderzoo-rules-place-enclosure = Un **enclos** se pose n’importe où.

## Les icônes

wonderzoo-rules-icons = Les icônes
wonderzoo-rules-icons-1 = Une icône s’utilise juste après la pose de sa tuile, et plus jamais ensuite. Vous décidez avant toute pioche. Le nombre est imprimé : il ne se choisit pas (R5).

## Piocher des visiteurs

wonderzoo-rules-draw = Piocher des visiteurs
wonderzoo-rules-draw-1 = Piochez autant de visiteurs que l’icône en montre et placez chacun sur une case libre de vos chemins. Une case accueille **un seul visiteur**. Les cases du chemin que vous venez de poser comptent, celles de l’entrée aussi (R6).
wonderzoo-rules-draw-2 = Tant qu’il reste une case libre, il faut les placer (R17). Un visiteur qui n’en trouve pas retourne dans le sac. Si le sac est presque vide, piochez ce qui reste (R11).

## Déplacer des visiteurs

wonderzoo-rules-move = Déplacer des visiteurs
wonderzoo-rules-move-1 = Déplacez des visiteurs de votre plateau vers d’autres cases libres de vos chemins, **jusqu’au nombre indiqué**. La distance ne compte pas, et les chemins n’ont pas besoin d’être reliés.

## Déplacer des enclos

wonderzoo-rules-swap = Déplacer des enclos
wonderzoo-rules-swap-1 = **Déplacer** : soulevez un de vos enclos et reposez-le, dans le sens que vous voulez (R13). Il peut recouvrir une partie de ses anciennes cases, mais pas exactement les mêmes. Ce peut être la tuile que vous venez de poser.
wonderzoo-rules-swap-2 = **Échanger** : deux de vos enclos de même forme échangent leurs places. L et J sont deux formes différentes, S et Z aussi (R14). Ils peuvent être du même genre (R21).
wonderzoo-rules-swap-3 = Les chemins ne bougent jamais, et les visiteurs restent sur leur case (R23). Les icônes des tuiles déplacées n’agissent pas.

## Le bus

wonderzoo-rules-bus = Le bus
wonderzoo-rules-bus-1 = Prenez le bus. **Vous commencerez la prochaine manche**, mais celle-ci continue dans le même ordre (R24). Si vous avez déjà le bus, vous le gardez. Si plusieurs joueurs le prennent dans une manche, le dernier le garde.

## Fin pour un joueur

wonderzoo-rules-out = Quand aucune tuile ne convient
wonderzoo-rules-out-1 = Si, au début de votre tour, aucune des tuiles révélées n’a sa place sur votre plateau, **la partie s’arrête pour vous** (R8). Vos visiteurs rapportent quand même leurs points.
wonderzoo-rules-out-2 = La partie se termine quand elle s’est arrêtée pour tous les joueurs.

## Le décompte

wonderzoo-rules-scoring = Le décompte
wonderzoo-rules-scoring-1 = Regardez les quatre cases autour de chaque visiteur. **Chaque case d’enclos rapporte 1 point**, même si deux d’entre elles font partie du même enclos (R4). On ne compte les points qu’une fois, à la fin.
wonderzoo-rules-scoring-expert = **Jeu expert** : l’enclos préféré d’un visiteur rapporte 2 points par côté, les autres toujours 1 (R16).
wonderzoo-rules-scoring-blue = Bleu : l’eau.
wonderzoo-rules-scoring-yellow = Jaune : le vivarium.
wonderzoo-rules-scoring-green = Vert : l’herbe.
wonderzoo-rules-scoring-red = Rouge : tous les enclos (R15).
wonderzoo-rules-scoring-wins = Le total le plus élevé gagne. En cas d’égalité, la victoire est partagée (R12).

## Options

wonderzoo-rules-options = Options
wonderzoo-rules-options-boards = **Plateaux** : faciles, ou difficiles avec des obstacles (R2).
wonderzoo-rules-options-scoring = **Décompte** : de base ou expert.
wonderzoo-rules-options-counts = **On compte** les côtés, ou chaque enclos une seule fois (R4).
wonderzoo-rules-options-stuck = **Si aucune tuile ne convient** : la partie s’arrête, ou on passe son tour. Dans ce cas, on rejoue dès qu’une tuile convient, et la partie se termine après une manche où tout le monde a passé (R8).
wonderzoo-rules-options-entrance = **Visiteurs sur l’entrée** : admis ou non (R6).
wonderzoo-rules-options-bus = **Premier joueur** : une place précise, ou un tirage au sort.
wonderzoo-rules-options-own = **Jeu de tuiles et jeu de plateaux** : la reconstitution, ou ceux que vous saisissez.

## Origine

wonderzoo-rules-origin = D’où viennent les tuiles et les plateaux
wonderzoo-rules-origin-known = Nous avions le texte de la règle sans ses images, et aucune liste des tuiles n’est publique. On connaît le nombre de tuiles de chaque genre, leurs quatre cases, les icônes, une tuile eau carrée avec un visiteur, une tuile avec le bus, et une entrée de quatre cases avec une cabane.
wonderzoo-rules-origin-chosen = **Toutes les autres tuiles, l’icône de chacune, la forme de l’entrée et les plateaux sont une reconstitution.** Le plateau de 8 × 8 cases se déduit du nombre de tuiles : quatre plateaux pleins et cinq tuiles révélées en font exactement 65. Les icônes font piocher 40 visiteurs en tout, autant qu’il y en a. Les obstacles ont été choisis.
wonderzoo-rules-origin-own-tiles = Si vous possédez le jeu, vous pouvez saisir vos tuiles dans les options de la table. Chaque ligne donne le nom de la tuile, son genre, sa forme, son icône et le nombre d’exemplaires.
wonderzoo-rules-origin-own-boards = Vos plateaux se saisissent de la même façon. Chaque ligne donne le plateau, le numéro de la rangée et ses cases : un point pour une case libre, # pour un obstacle.

## Exemples

wonderzoo-example-entrance = L’entrée peut longer le bord ou ne le toucher que par une case. Ici, trois cases sont au bord.
wonderzoo-example-turn = Le joueur 1 prend la tuile eau carrée et la pose contre le chemin. Puis il utilise l’icône : un visiteur est pioché dans le sac.
wonderzoo-example-path = Ce chemin touche l’entrée par un côté. Une case plus à droite, il ne la toucherait que par un coin.
wonderzoo-example-hard = Sur un plateau difficile, on ne pose rien sur un obstacle. Le carré tient juste dans le coin, à côté.
wonderzoo-example-visitor = Le joueur 1 a pioché un visiteur rouge. Sur cette case, il est entre l’herbe et l’eau : 2 points.
wonderzoo-example-few = Le joueur 1 a pioché deux visiteurs, mais il ne reste qu’une case chemin libre. Le rouge y est placé, le bleu retourne dans le sac.
wonderzoo-example-moves = On peut déplacer jusqu’à deux visiteurs. L’un va de l’entrée à une case entre deux enclos. Cela suffit : le joueur 1 s’arrête là.
wonderzoo-example-relocate = L’enclos d’eau passe de l’autre côté du chemin. Il touche maintenant le visiteur du bas par deux côtés au lieu d’un.
wonderzoo-example-exchange = L’herbe et l’eau ont la même forme et échangent leurs places. Le visiteur entre les deux rapporte toujours 2 points. L’autre enclos d’eau a une autre forme : on ne peut pas l’échanger avec eux.
wonderzoo-example-favourite = Dans le jeu expert, le visiteur bleu rapporte 1 point à côté de l’herbe. Après l’échange, il est à côté de l’eau et en rapporte 2.
wonderzoo-example-bus = Le joueur 3 prend le bus et commence la prochaine manche.
wonderzoo-example-declined = Le joueur 3 ne veut pas du bus. Comme d’habitude, le bus passe du joueur 1 au joueur 2.
wonderzoo-example-order = Le joueur 2 prend le bus. Le joueur 3 joue encore dans cette manche, puis le joueur 2 commence la suivante.
wonderzoo-example-out = C’est bientôt au joueur 2, et il n’y a que des chemins à prendre. Toutes les cases autour de son entrée sont couvertes : aucun chemin ne peut la toucher. La partie s’arrête pour lui, bien qu’il ait de la place pour des enclos.
wonderzoo-example-pass = La même chose quand on peut passer : le joueur 2 passe ce tour et rejouera quand un enclos viendra.
wonderzoo-example-pawns = Le visiteur du haut rapporte 2 points : l’herbe à gauche, l’eau à droite. L’autre descend d’une case et touche le même enclos d’eau par deux côtés : 2 points aussi.
wonderzoo-example-once = La même chose quand chaque enclos ne compte qu’une fois : le visiteur du bas ne rapporte que 1 point.
wonderzoo-example-expert = Le jeu expert. Le rouge rapporte 2 points par côté, ici 4. Le bleu aime l’eau : 2 points pour un côté, et 4 après le déplacement.
wonderzoo-example-tie = La partie est déjà terminée pour le joueur 2. À la manche suivante, le joueur 1 ne trouve aucune tuile, et elle se termine pour lui aussi. Avec 2 points chacun, ils partagent la victoire.

## Points de règle

wonderzoo-rulings-intro = Là où la règle se tait ou les sources divergent, voici comment nous jouons.
wonderzoo-ruling-r1-doubt = Quelle est la taille d’un plateau ?
wonderzoo-ruling-r1-answer = 8 × 8 cases.
wonderzoo-ruling-r1-reason = 65 tuiles, c’est quatre plateaux pleins et cinq tuiles révélées.
wonderzoo-ruling-r2-doubt = Quelle face porte les obstacles ?
wonderzoo-ruling-r2-answer = La face difficile, au verso.
wonderzoo-ruling-r2-reason = La règle nomme une fois le recto, contre ce qu’elle dit ailleurs. Une critique, un récit et l’éditeur s’accordent sur le verso.
wonderzoo-ruling-r3-doubt = Puis-je retourner une tuile ?
wonderzoo-ruling-r3-answer = Non, vous pouvez seulement la tourner.
wonderzoo-ruling-r3-reason = L’image et l’icône sont sur une seule face.
wonderzoo-ruling-r4-doubt = Un visiteur touche un enclos par deux côtés. Cela fait-il deux points ?
wonderzoo-ruling-r4-answer = Oui, chaque côté compte. Une option joue l’autre lecture.
wonderzoo-ruling-r4-reason = Dans l’exemple de la règle, un visiteur marque 2 points contre une seule tuile eau.
wonderzoo-ruling-r5-doubt = Icônes à un ou deux visiteurs : le nombre est-il imprimé, ou puis-je choisir ?
wonderzoo-ruling-r5-answer = Il est imprimé. Vous en piochez exactement autant, et en déplacez au plus autant.
wonderzoo-ruling-r5-reason = Une remarque de la règle sur les icônes.
wonderzoo-ruling-r6-doubt = Les visiteurs peuvent-ils se placer sur l’entrée ?
wonderzoo-ruling-r6-answer = Oui, sur ses quatre cases. Une option l’interdit.
wonderzoo-ruling-r6-reason = Pour la règle, c’est un chemin. La cabane n’est qu’un dessin.
wonderzoo-ruling-r7-doubt = Puis-je prendre une tuile qui n’a sa place nulle part ?
wonderzoo-ruling-r7-answer = Non.
wonderzoo-ruling-r7-reason = On choisit une tuile, puis on la pose.
wonderzoo-ruling-r8-doubt = Quand la partie s’arrête-t-elle pour moi, et puis-je revenir ?
wonderzoo-ruling-r8-answer = À votre tour, si aucune tuile révélée ne convient, et pour de bon. Une option permet de revenir.
wonderzoo-ruling-r8-reason = La règle arrête la partie pour ce joueur. Un récit note qu’un retour n’est pas exclu, mais sans doute pas voulu.
wonderzoo-ruling-r9-doubt = Combien de tuiles pioche-t-on quand des joueurs ont fini ?
wonderzoo-ruling-r9-answer = De quoi en avoir une de plus que de joueurs encore en jeu. Les tuiles en trop restent.
wonderzoo-ruling-r9-reason = Une de plus que de joueurs au début, puis une par joueur.
wonderzoo-ruling-r10-doubt = Et si le sac de tuiles est vide ?
wonderzoo-ruling-r10-answer = On joue avec les tuiles révélées. Si aucune ne convient à un joueur, la partie s’arrête pour lui. Avec les tuiles et les plateaux fournis, cela n’arrive pas.
wonderzoo-ruling-r10-reason = Aucune source.
wonderzoo-ruling-r11-doubt = Et s’il n’y a plus assez de visiteurs ?
wonderzoo-ruling-r11-answer = Piochez ceux qui restent.
wonderzoo-ruling-r11-reason = Aucune source.
wonderzoo-ruling-r12-doubt = Et en cas d’égalité ?
wonderzoo-ruling-r12-answer = La victoire est partagée.
wonderzoo-ruling-r12-reason = La règle n’en dit rien.
wonderzoo-ruling-r13-doubt = Puis-je tourner un enclos que je déplace ?
wonderzoo-ruling-r13-answer = Oui.
wonderzoo-ruling-r13-reason = Il se pose comme n’importe quelle tuile.
wonderzoo-ruling-r14-doubt = L et J, ou S et Z, sont-ils de même forme pour un échange ?
wonderzoo-ruling-r14-answer = Non.
wonderzoo-ruling-r14-reason = Sans être retourné, aucun ne couvre les cases de l’autre.
wonderzoo-ruling-r15-doubt = Les visiteurs rouges n’ont pas de préféré. Que rapportent-ils dans le jeu expert ?
wonderzoo-ruling-r15-answer = 2 points pour chaque côté.
wonderzoo-ruling-r15-reason = La liste des valeurs de la règle.
wonderzoo-ruling-r16-doubt = Que rapportent les autres enclos dans le jeu expert ?
wonderzoo-ruling-r16-answer = 1 point par côté.
wonderzoo-ruling-r16-reason = Seuls les préférés rapportent 2 au lieu de 1.
wonderzoo-ruling-r17-doubt = Dois-je placer les visiteurs que je pioche ?
wonderzoo-ruling-r17-answer = Oui, tant qu’il reste une case libre. Vous décidez de piocher avant de les voir.
wonderzoo-ruling-r17-reason = La règle.
wonderzoo-ruling-r18-doubt = Un coin suffit-il pour qu’un chemin en touche un autre ?
wonderzoo-ruling-r18-answer = Non.
wonderzoo-ruling-r18-reason = Un chemin se pose contre un autre.
wonderzoo-ruling-r19-doubt = Que veut dire une entrée au bord ?
wonderzoo-ruling-r19-answer = Au moins une de ses cases est dans la première ou la dernière ligne ou colonne.
wonderzoo-ruling-r19-reason = La règle.
wonderzoo-ruling-r20-doubt = Quelle forme a l’entrée ?
wonderzoo-ruling-r20-answer = Un T.
wonderzoo-ruling-r20-reason = Une critique compte quatre cases. La forme a été choisie.
wonderzoo-ruling-r21-doubt = Puis-je échanger deux enclos de même forme et de même genre ?
wonderzoo-ruling-r21-answer = Oui, mais cela ne change rien.
wonderzoo-ruling-r21-reason = La règle ne demande que la même forme.
wonderzoo-ruling-r22-doubt = Qui a quel plateau difficile ?
wonderzoo-ruling-r22-answer = La place 1 a le premier, la place 2 le deuxième, et ainsi de suite.
wonderzoo-ruling-r22-reason = Chacun en prend un. C’est fixe pour que les parties puissent être rejouées.
wonderzoo-ruling-r23-doubt = Les visiteurs suivent-ils un enclos déplacé ?
wonderzoo-ruling-r23-answer = Non. Ils sont sur les chemins. On compte les points sur le plateau final.
wonderzoo-ruling-r23-reason = La règle.
wonderzoo-ruling-r24-doubt = Prendre le bus change-t-il l’ordre de la manche en cours ?
wonderzoo-ruling-r24-answer = Non, seulement celui de la suivante.
wonderzoo-ruling-r24-reason = La règle.
