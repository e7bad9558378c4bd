### O Zoo le Mio : la page des règles. **Gras** et (R1) sont les seules marques.

## Résumé

mio-rules-summary-goal = Construisez le zoo qui attire le plus de visiteurs. Après cinq années, le total de points le plus élevé gagne.
mio-rules-summary-turn = Chaque année, cinq tuiles sont vendues aux enchères, une par une. Chacun fait une offre secrète, toutes sont révélées ensemble et la plus haute paie. Le gagnant pose la tuile dans son zoo : un chemin doit toucher un chemin. En cas d’égalité, le drapeau le plus haut l’emporte puis descend tout en bas.
mio-rules-summary-scoring = À la fin d’une année, chaque tuile rapporte une pièce. Chaque visiteur, arbre et banc rapporte autant de points que le numéro de l’année.
mio-rules-summary-powers = Pour chaque famille d’animaux, le meilleur enclos attire 2 visiteurs, le deuxième 1. À valeur égale, le plus récent est le meilleur. Les arbustes rapportent des arbres de la même façon, et chaque promenade circulaire rapporte un banc.
mio-rules-edition = O Zoo le Mio de Corné van Moorsel, paru d’abord sous le nom de ZooSim. Nous suivons la règle française de l’édition de 2003, complétée par des comptes rendus et des critiques là où elle se tait.

## Le but

mio-rules-idea = Le but du jeu
mio-rules-idea-1 = Votre zoo n’a qu’une entrée, et rien derrière. Des tuiles avec des animaux, des arbustes et des chemins sont mises aux enchères, et vous construisez avec celles que vous remportez. **Seuls les deux meilleurs zoos d’une famille ont des visiteurs**, et de deux enclos égaux le plus récent l’emporte. Les visiteurs changent donc sans cesse de zoo : une tuile vaut ce qu’elle vous apporte et ce qu’elle prend aux autres.

## Le matériel

mio-rules-box = Le matériel
mio-rules-box-tiles = Il y a **25 tuiles de zoo**. Une tuile a deux moitiés carrées avec des animaux de familles différentes, chacune avec 1 à 3 étoiles. Certaines ont des arbustes, qui appartiennent à toute la tuile, et toutes ont des chemins.
mio-rules-box-family = Famille
mio-rules-box-halves = Tuiles
mio-rules-box-ape = Moitiés orange.
mio-rules-box-mammal = Moitiés jaunes : tous les mammifères sauf les singes.
mio-rules-box-bird = Moitiés rouges.
mio-rules-box-reptile = Moitiés grises.
mio-rules-box-sea = Moitiés bleues.
mio-rules-box-others = Chaque joueur a une tuile de départ avec des chemins, une maison d’entrée et 8 pièces. Il y a 3 visiteurs par famille, 3 arbres, des bancs et un mât avec un drapeau par joueur.

## Les tuiles

mio-rules-tiles = D’où viennent les tuiles
mio-rules-tiles-known = Aucune liste des 25 tuiles imprimées n’est publique : **le jeu de tuiles est une reconstitution**. On connaît les cinq familles, les 1 à 3 étoiles par moitié, les arbustes sur certaines tuiles, et deux tuiles en partie.
mio-rules-tiles-chosen = Le reste a été choisi : chaque famille est sur dix moitiés, 15 tuiles portent 25 arbustes en tout, et les chemins donnent à peu près autant de bancs que dans les parties racontées.
mio-rules-tiles-own = Si vous possédez le jeu, vous pouvez saisir vos tuiles dans les options de la table. Chaque ligne donne le numéro, les deux familles avec leurs étoiles, les arbustes et les chemins.

## Mise en place

mio-rules-setup = Mise en place
mio-rules-setup-1 = Chaque joueur prend une maison, une tuile de départ et 8 pièces, cachées aux autres (R19). Les drapeaux sont accrochés dans un ordre aléatoire et les tuiles mélangées.

## Une année

mio-rules-year = Une année
mio-rules-year-1 = La partie dure cinq années de cinq enchères.
mio-rules-year-reveal = **Révélez** cinq tuiles en ligne. Elles sont vendues dans cet ordre (R4).
mio-rules-year-bid = **Misez** en secret, tous en même temps.
mio-rules-year-open = **Ouvrez** toutes les offres. La plus haute remporte la tuile et paie la banque.
mio-rules-year-place = **Posez** la tuile dans le zoo du gagnant.
mio-rules-year-update = **Répartissez** à nouveau visiteurs, arbres et bancs.
mio-rules-year-end = Après la dernière tuile viennent le revenu, puis les points.

## L’enchère

mio-rules-auction = L’enchère
mio-rules-auction-1 = Offrez de 0 à toutes vos pièces. Impossible de s’abstenir, et **0 est une offre qui peut gagner** (R2, R3). Vous pouvez changer d’offre jusqu’à ce que la dernière soit faite.
mio-rules-auction-2 = Seul le gagnant paie. Les autres gardent leurs pièces.
mio-rules-auction-3 = Si les offres les plus hautes sont égales, le **drapeau le plus haut** parmi elles l’emporte, puis descend en bas du mât (R1).

## La pose

mio-rules-place = Poser une tuile
mio-rules-place-grid = Un zoo s’étend sur une grille sans bord, et une tuile couvre deux cases. Tournez-la comme vous voulez. Les chemins sortent au milieu des côtés des cases (R7).
mio-rules-place-free = Les deux cases sont libres.
mio-rules-place-edges = Là où la tuile en touche d’autres, **chemin contre chemin et herbe contre herbe** (R5).
mio-rules-place-house = Aucun chemin ne mène dans la maison (R8).
mio-rules-place-joined = Au moins un chemin de la tuile rejoint un chemin déjà posé (R6).
mio-rules-place-loose = Un chemin peut déboucher sur une case vide. Une tuile qui peut être posée doit l’être. Sinon elle sort du jeu, et l’offre est payée quand même (R10).

## Les enclos

mio-rules-enclosures = Les enclos
mio-rules-enclosures-1 = Des moitiés d’une même famille qui ont un côté commun forment **un seul enclos**, même si un chemin les traverse. Les coins ne comptent pas. Sa valeur est la somme de ses étoiles.
mio-rules-enclosures-2 = Pour chaque famille, seul votre meilleur enclos compte. Un enclos date de la dernière moitié ajoutée (R11).

## Les bancs

mio-rules-benches = Les bancs
mio-rules-benches-1 = Vous avez **un banc pour chaque terrain que vos chemins entourent**, quel que soit son contenu, même des cases vides (R24). Une tuile peut rapporter plusieurs bancs. Un banc n’est jamais perdu.

## Visiteurs

mio-rules-visitors = Visiteurs et arbres
mio-rules-visitors-1 = Après chaque enchère, comparez les meilleurs enclos de tous les zoos, famille par famille : d’abord les étoiles, puis **le plus récent l’emporte**.
mio-rules-visitors-first = Le meilleur zoo a 2 visiteurs.
mio-rules-visitors-second = Le deuxième en a 1.
mio-rules-visitors-only = Si un seul zoo a cette famille, il en a 1 (R12).
mio-rules-visitors-trees = Les arbres se répartissent de la même façon, selon **tous les arbustes d’un zoo**. En cas d’égalité, le zoo qui a la tuile à arbustes la plus récente l’emporte (R13).

## Revenu et points

mio-rules-scoring = La fin d’une année
mio-rules-scoring-income = **Revenu** : une pièce par tuile de votre zoo, sauf la tuile de départ (R15, R18).
mio-rules-scoring-points = **Points** : visiteurs, arbres et bancs ensemble, multipliés par le numéro de l’année. Chacun rapporte 1 point la première année, 5 la cinquième.

## La fin

mio-rules-end = Fin de la partie
mio-rules-end-1 = Après la cinquième année, le total le plus élevé gagne. Les pièces ne valent rien. En cas d’égalité, le drapeau le plus haut l’emporte (R14).

## Options

mio-rules-options = Variantes et options
mio-rules-options-year = **Années de trois tuiles à arbustes.** On révèle des tuiles jusqu’à ce que trois portent des arbustes (R20), et toutes sont vendues. Il y a toujours cinq années, et les tuiles restantes ne servent pas. Une année sans tuile a tout de même revenu et points.
mio-rules-options-balance = **Bilan.** Le revenu d’une année est : visiteurs, arbres et bancs, moins les tuiles. S’il est négatif, vous payez, mais jamais plus que vous n’avez (R21). Les points ne se comptent qu’une fois, après le cinquième revenu (R22) : visiteurs, arbres, bancs et pièces.
mio-rules-options-tie = **Égalité finale** : le drapeau le plus haut gagne, ou le rang est partagé (R14).
mio-rules-options-coins = **Pièces** : cachées ou visibles de tous (R19).
mio-rules-options-second = **Deuxième rang** : à deux joueurs, un autre enclos du premier peut aussi prendre le deuxième rang (R26).
mio-rules-options-reveal = **Tuiles** : toute l’année en ligne, ou une avant chaque enchère (R28).
mio-rules-options-limit = **Bancs** : sans limite, ou 13 ou 15 pour tous les zoos (R27).
mio-rules-options-tiles = **Jeu de tuiles** : la reconstitution, ou les tuiles que vous saisissez.

## Exemples

mio-example-auction = Enchère 14. De haut en bas, les drapeaux sont ceux des joueurs 4, 3, 1 et 2. Ils offrent 2, 3, 3 et 1 : les joueurs 2 et 3 sont à égalité, le drapeau du joueur 3 est plus haut, il paie 3 et son drapeau descend tout en bas. Le nouvel oiseau porte l’enclos à 4 étoiles, plus récent que celui du joueur 1, et l’arbuste prend un arbre au joueur 2.
mio-example-zero = Les trois joueurs n’offrent rien. C’est une égalité comme une autre : le joueur 2 a le drapeau le plus haut, reçoit la tuile gratuitement, et son drapeau descend tout en bas.
mio-example-fits = Cette tuile a cinq emplacements possibles. L’une est à côté de la tuile de départ et de la maison, herbe contre herbe. Tournée autrement, un chemin mènerait dans la maison.
mio-example-bench = La toute première tuile peut rapporter un banc : les deux chemins de la tuile de départ se rejoignent et entourent le terrain entre eux.
mio-example-walk = La dernière tuile ferme une promenade autour d’une case vide. Le contenu n’importe pas : il y a un banc.
mio-example-newest = Les deux zoos ont 3 étoiles d’oiseaux, et l’enclos du joueur 2 est plus récent. Le joueur 1 en construit un autre de 3 étoiles. Il ne touche pas l’ancien, mais c’est le plus récent : le joueur 1 a maintenant 2 visiteurs, le joueur 2 en a 1.
mio-example-year = La dernière tuile de la première année. Ensuite le joueur 1 gagne 4 pièces pour quatre tuiles, le joueur 2 en gagne 1, et visiteurs, arbres et bancs rapportent 1 point chacun.
mio-example-balance = La même chose avec « Bilan » : visiteurs, arbres et bancs rapportent des pièces, chaque tuile en coûte une, et il n’y a pas de points avant la fin.
mio-example-stays = Le joueur 2 fait la plus haute offre et paie 3. Il n’y a pas d’égalité : les drapeaux ne bougent pas.
mio-example-split = Les chemins de la tuile 12 ne sont pas reliés entre eux. Le joueur 1 relie la nouvelle tuile à celui de droite seulement, qui ne mène pas à l’entrée. Cela suffit.
mio-example-grows = Les nouveaux animaux marins touchent ceux qui ont 3 étoiles. Ensemble, ils forment un enclos de 6 étoiles, plus récent qu’avant.
mio-example-only = Seul le joueur 1 a des reptiles, et donc un visiteur. Le joueur 2 ajoute un reptile de 1 étoile. Il y a maintenant un premier et un deuxième : le joueur 1 a 2 visiteurs, le joueur 2 en a 1.
mio-example-trees = Le joueur 1 est seul à avoir des arbustes et a un arbre. Le joueur 2 pose une tuile à 2 arbustes. Le joueur 1 en a toujours plus, et maintenant 2 arbres ; le joueur 2 en a 1.
mio-example-insolvent = Avec « Bilan », le joueur 3 a une tuile et aucun visiteur : il doit 1 pièce. Sa bourse est vide, il ne paie rien et continue.
mio-example-final = La dernière tuile avec « Bilan ». Le revenu vient d’abord. Puis on compte visiteurs, arbres, bancs et pièces : 16 points contre 10.
mio-example-tie = La dernière tuile de la partie. Les deux joueurs arrivent à 100 points. Le drapeau du joueur 2 est plus haut : le joueur 2 gagne.
mio-example-bushes = Six tuiles ont été révélées jusqu’à ce que trois portent des arbustes : la deuxième, la cinquième et la sixième. Les six sont vendues cette année.
mio-example-single = Les tuiles sont révélées une par une. Personne ne voit la suivante avant que celle-ci soit posée.
mio-example-second = Une règle maison à deux : le joueur 1 a deux enclos d’oiseaux séparés de 3 étoiles, le joueur 2 en a un de 2. Le joueur 1 est premier et deuxième et a les 3 visiteurs.

## Points de règle

mio-rulings-intro = Là où la règle se tait ou les sources divergent, voici comment nous jouons.
mio-ruling-r1-doubt = Le drapeau du gagnant descend-il toujours ?
mio-ruling-r1-answer = Seulement s’il a départagé une égalité. Il va alors tout en bas et ceux d’en dessous montent.
mio-ruling-r1-reason = La règle le dit à propos des égalités, et cinq critiques le confirment.
mio-ruling-r2-doubt = Et si tout le monde offre 0 ?
mio-ruling-r2-answer = C’est une égalité comme une autre : le drapeau le plus haut prend la tuile gratuitement et descend.
mio-ruling-r2-reason = Un poing peut être vide.
mio-ruling-r3-doubt = Puis-je m’abstenir ?
mio-ruling-r3-answer = Non. Vous faites une offre à chaque enchère ; 0 est une offre et peut gagner.
mio-ruling-r3-reason = Cela découle du poing vide.
mio-ruling-r4-doubt = Quelle tuile est vendue en premier ?
mio-ruling-r4-answer = Celle qui a été révélée en premier.
mio-ruling-r4-reason = La règle. Une source commence par l’autre bout.
mio-ruling-r5-doubt = Un chemin peut-il buter contre l’herbe ?
mio-ruling-r5-answer = Non, d’aucun côté : chemin contre chemin, herbe contre herbe.
mio-ruling-r5-reason = La règle l’interdit, et une critique dit de même pour l’herbe.
mio-ruling-r6-doubt = Une tuile doit-elle être reliée à l’entrée ?
mio-ruling-r6-answer = Non, à n’importe quelle tuile par au moins un chemin. La tuile de départ en est une.
mio-ruling-r6-reason = Cela ne change quelque chose que pour les tuiles aux chemins séparés.
mio-ruling-r7-doubt = Où un chemin peut-il sortir d’une tuile ?
mio-ruling-r7-answer = Au milieu de chacun des six côtés de ses cases.
mio-ruling-r7-reason = Sinon les tuiles ne pourraient pas être décalées.
mio-ruling-r8-doubt = Une tuile peut-elle toucher le côté de la tuile de départ ou de la maison ?
mio-ruling-r8-answer = Oui, avec de l’herbe. Les cases de la maison restent vides.
mio-ruling-r8-reason = La plus petite restriction.
mio-ruling-r9-doubt = À quoi ressemble la tuile de départ ?
mio-ruling-r9-answer = Elle a la taille d’une tuile de zoo et deux chemins reliés entre eux, du côté opposé à la maison.
mio-ruling-r9-reason = Deux chemins sont attestés, le reste est choisi.
mio-ruling-r10-doubt = Et si le gagnant ne peut pas poser la tuile ?
mio-ruling-r10-answer = L’offre est payée, la tuile sort du jeu sans rien rapporter, et l’enchère compte. Une tuile qui peut être posée doit l’être.
mio-ruling-r10-reason = Aucune source ; l’obligation de poser est attestée.
mio-ruling-r11-doubt = De deux enclos égaux, lequel est le plus récent ?
mio-ruling-r11-answer = Celui qui a reçu la dernière moitié. Un nouvel enclos aussi bon que votre ancien vous rend aussi plus récent.
mio-ruling-r11-reason = La règle donne l’égalité au plus récent.
mio-ruling-r12-doubt = Un joueur peut-il être premier et deuxième ?
mio-ruling-r12-answer = Non. Chaque joueur concourt avec un seul enclos. Un propriétaire unique a un visiteur.
mio-ruling-r12-reason = La règle ne compte que le meilleur enclos.
mio-ruling-r13-doubt = Un seul joueur a des arbustes : a-t-il deux arbres ?
mio-ruling-r13-answer = Un seul.
mio-ruling-r13-reason = Les arbres suivent la règle des visiteurs.
mio-ruling-r14-doubt = Et si les totaux sont égaux à la fin ?
mio-ruling-r14-answer = Le drapeau le plus haut l’emporte, pour chaque rang. Avec « Partagée », le rang est partagé.
mio-ruling-r14-reason = La règle se tait ; un résumé cite le mât.
mio-ruling-r15-doubt = La tuile de départ rapporte-t-elle un revenu ?
mio-ruling-r15-answer = Non.
mio-ruling-r15-reason = Dans les comptes rendus, les revenus de la première année font cinq pièces en tout.
mio-ruling-r16-doubt = Et si la banque n’a plus de pièces ?
mio-ruling-r16-answer = Cela n’arrive pas.
mio-ruling-r16-reason = N’importe quoi peut servir de pièce.
mio-ruling-r17-doubt = Et s’il n’y a plus de bancs ?
mio-ruling-r17-answer = Cela n’arrive pas, sauf si une limite a été fixée (R27).
mio-ruling-r17-reason = Les sources divergent sur leur nombre.
mio-ruling-r18-doubt = D’abord le revenu ou les points ?
mio-ruling-r18-answer = Le revenu. Cela ne compte qu’avec « Bilan ».
mio-ruling-r18-reason = L’ordre de la règle.
mio-ruling-r19-doubt = Les pièces sont-elles secrètes ?
mio-ruling-r19-answer = Oui. Offres et paiements sont publics une fois révélés, chacun pourrait donc tenir le compte. Les bots le font, et une option montre toutes les pièces.
mio-ruling-r19-reason = La règle.
mio-ruling-r20-doubt = La variante compte les tuiles avec des arbres. Lesquelles ?
mio-ruling-r20-answer = Celles qui portent des arbustes imprimés.
mio-ruling-r20-reason = Les arbres sont des pièces en bois.
mio-ruling-r21-doubt = Bilan : et si je ne peux pas payer ?
mio-ruling-r21-answer = Vous payez ce que vous avez et continuez avec 0 pièce.
mio-ruling-r21-reason = La règle laisse ouvert un zoo insolvable.
mio-ruling-r22-doubt = Bilan : y a-t-il un revenu après la cinquième année ?
mio-ruling-r22-answer = Oui, avant les points.
mio-ruling-r22-reason = Il y en a un chaque année.
mio-ruling-r23-doubt = Y a-t-il des règles spéciales à deux joueurs ?
mio-ruling-r23-answer = Non.
mio-ruling-r23-reason = Aucune source n’en donne.
mio-ruling-r24-doubt = Et les terrains dans des terrains, ou les chemins isolés ?
mio-ruling-r24-answer = Chaque terrain entouré compte.
mio-ruling-r24-reason = Il y a un banc par zone entourée.
mio-ruling-r25-doubt = L’exemple de la règle compte 14 visiteurs. Comment ?
mio-ruling-r25-answer = C’est impossible : une famille en a 3, 1 ou 0. Ses nombres ne nous servent que pour ses scores.
mio-ruling-r25-reason = Un calcul.
mio-ruling-r26-doubt = Deuxième rang pour le même joueur : comment ?
mio-ruling-r26-answer = À deux joueurs qui ont tous deux la famille, le premier est désigné comme d’habitude. Pour le deuxième rang, le meilleur enclos de l’autre est comparé au deuxième enclos séparé du premier. Propriétaire unique et arbres ne changent pas.
mio-ruling-r26-reason = Une règle maison tirée d’une critique ; le plus petit changement.
mio-ruling-r27-doubt = Avec une limite de bancs, qui reçoit les derniers ?
mio-ruling-r27-answer = Ils sont donnés au fil des promenades fermées. Une tuile qui en ferme plus qu’il ne reste de bancs rapporte le reste, et le manque n’est jamais compensé.
mio-ruling-r27-reason = Un banc n’est jamais perdu.
mio-ruling-r28-doubt = Et si les tuiles sont révélées une par une ?
mio-ruling-r28-answer = La tuile suivante est révélée avant chaque enchère. Avec trois tuiles à arbustes, l’année finit après la troisième, ou avec la pile.
mio-ruling-r28-reason = L’année a les mêmes tuiles qu’en ligne.
mio-ruling-r29-doubt = Une tuile à arbustes impossible à poser compte-t-elle parmi les trois ?
mio-ruling-r29-answer = Oui.
mio-ruling-r29-reason = C’est la ligne qui compte, pas les zoos.
mio-ruling-r30-doubt = L’endroit où sont les pièces importe-t-il ?
mio-ruling-r30-answer = Non. Les visiteurs sont montrés près de l’enclos qui les attire, les bancs là où les chemins se ferment.
mio-ruling-r30-reason = La règle.
