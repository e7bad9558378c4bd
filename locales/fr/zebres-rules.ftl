### Drôles de Zèbres : les règles telles que la page les raconte, avec les raisons de nos décisions.
### Entre ** : en gras ; R7 et les autres deviennent des liens. Une case s’écrit « 04 » : ligne 0, colonne 4.
### Les joueurs 1 et 2 sont ceux des exemples.

zebres-rules-edition = Un jeu de Bruno Cathala pour deux joueurs. Nous suivons le livret français illustré par Martin Vidberg, avec nos propres mots. Là où il laisse un doute, une précision numérotée tranche.

## In short, on one screen

zebres-rules-summary-goal = Avoir plus de jetons que l’adversaire dans les territoires qui valent le plus. Quand les 30 cases sont occupées, le plus grand total l’emporte.
zebres-rules-summary-turn = Posez un animal de votre réserve sur une case libre de la ligne ou de la colonne face au gardien. Puis avancez le gardien de 1, 2 ou 3 pas : vous choisissez ainsi où l’adversaire devra jouer.
zebres-rules-summary-scoring = Dans chaque territoire, le joueur qui a le plus de jetons marque les points de tous les animaux visibles, des deux couleurs ; l’autre ne marque rien. Le premier territoire complet rapporte 5 points au joueur qui le complète.
zebres-rules-summary-powers = Le lion retourne les zèbres voisins et met les gazelles en fuite : elles retournent en réserve. Le crocodile peut échanger sa place avec une gazelle de l’autre côté d’une rivière. L’éléphant ne craint rien. Un jeton face cachée ne vaut rien, mais compte pour la majorité.

## L’idée

zebres-rules-idea = Le principe
zebres-rules-idea-1 = Deux joueurs peuplent la même savane, un animal par tour. Un gardien en fait le tour : on ne peut jouer que dans la ligne ou la colonne qui lui fait face, et c’est vous qui choisissez celle de votre adversaire. Une fois la savane pleine, chacun des six territoires rapporte tous ses points au joueur qui y a le plus d’animaux ; les zèbres à gagner sont donc souvent ceux d’en face.

## Le matériel

zebres-rules-box = Le matériel
zebres-rules-box-tokens = Chaque joueur a quinze jetons à sa couleur, visibles de tous devant lui : sa réserve.
zebres-rules-box-gazelle = Prend la fuite quand un lion est posé à côté. Un crocodile peut échanger sa place avec elle.
zebres-rules-box-zebra = Vaut plus que tous les autres. Se cache quand un lion est posé à côté.
zebres-rules-box-crocodile = Quand on le pose, il peut échanger sa place avec une gazelle de l’autre côté d’une rivière.
zebres-rules-box-elephant = Aucun effet, et aucune crainte.
zebres-rules-box-lion = Effraie les gazelles et les zèbres voisins, jusqu’à la fin de la partie.
zebres-rules-box-others = S’y ajoutent le **gardien**, qui n’appartient à personne, et le **jeton Inauguration**, qui vaut 5 points.
zebres-rules-box-squares = Le plateau compte 30 cases : lignes 0 à 4 de haut en bas, colonnes 0 à 5 de gauche à droite. On désigne une case par sa ligne puis sa colonne : 04 est en ligne 0, colonne 4.
zebres-rules-box-rivers = Des rivières découpent le plateau en six **territoires**, de A à F, de trois, cinq ou sept cases (R1). Deux cases sont **voisines** quand elles ont un côté commun ; les coins ne comptent pas. Entre deux voisines de territoires différents coule une rivière.

## Le tour

zebres-rules-turn = Un tour de jeu
zebres-rules-turn-opening = Au premier tour, le premier joueur place le gardien n’importe où sur le chemin de ronde, et rien d’autre. Ensuite, on joue à tour de rôle, à commencer par son adversaire.
zebres-rules-turn-place = **Posez un animal** de votre réserve sur une case libre de la ligne ou de la colonne face au gardien. On ne peut pas passer.
zebres-rules-turn-effect = **Appliquez son effet.** Un lion effraie ses voisins ; un crocodile peut échanger sa place.
zebres-rules-turn-guardian = **Avancez le gardien** dans le sens horaire. La rangée qui lui fait face est celle où votre adversaire devra jouer.
zebres-rules-turn-open = À part le tirage au sort du premier joueur, il n’y a ni hasard ni secret, pas même sous un jeton face cachée (R3).

## Le gardien

zebres-rules-guardian = Le gardien
zebres-rules-guardian-path = Il avance dans le sens horaire et peut s’arrêter en 22 positions, une à chaque bout de chaque ligne et de chaque colonne. Il n’y en a pas aux coins : les contourner est un pas comme un autre (R2).
zebres-rules-guardian-steps = Vous choisissez **1, 2 ou 3 pas**. Il doit s’arrêter face à une rangée où il reste une case libre, jamais face à une rangée pleine (R14).
zebres-rules-guardian-far = Si les trois rangées suivantes sont pleines, il n’y a pas de choix : il va jusqu’à la première où il reste une case libre, si loin soit-elle.

## Les animaux

zebres-rules-animals = Les animaux
zebres-rules-gazelle = La gazelle
zebres-rules-gazelle-1 = Valeur 2 ; vous en avez six. Quand un lion est posé à côté d’une gazelle, elle **prend la fuite** : elle retourne dans la réserve de son propriétaire, qui pourra la reposer à un prochain tour.
zebres-rules-gazelle-2 = Une gazelle posée à côté d’un lion l’est **face cachée**.
zebres-rules-zebra = Le zèbre
zebres-rules-zebra-1 = Valeur 6, la plus haute ; vous en avez cinq. Quand un lion est posé à côté d’un zèbre, celui-ci **se cache** : il garde sa case, mais face cachée.
zebres-rules-zebra-2 = Un zèbre posé à côté d’un lion l’est lui aussi face cachée. Vous pouvez le faire quand vous voulez, et pas seulement faute d’autre case (R4).
zebres-rules-elephant = L’éléphant
zebres-rules-elephant-1 = Valeur 5 ; vous en avez un. Rien ne l’effraie, rien ne le déplace.
zebres-rules-lion = Le lion
zebres-rules-lion-1 = Valeur 1 ; vous en avez un. Il reste où vous le posez et effraie aussitôt ses quatre voisins, quelle que soit leur couleur, même de l’autre côté d’une rivière :
zebres-rules-lion-zebra = les zèbres **se cachent** : ils passent face cachée ;
zebres-rules-lion-gazelle = les gazelles **prennent la fuite** et retournent dans la réserve de leur propriétaire, même celles qui étaient face cachée (R5) ;
zebres-rules-lion-others = les éléphants, les crocodiles et l’autre lion ne craignent rien (R16).
zebres-rules-lion-2 = Son effet dure : les gazelles et les zèbres posés ensuite à côté de lui le sont face cachée.
zebres-rules-crocodile = Le crocodile
zebres-rules-crocodile-1 = Valeur 0 ; vous en avez deux. Quand vous posez un crocodile, il peut **échanger sa place avec une gazelle** qui se trouve
zebres-rules-crocodile-neighbour = sur une case voisine,
zebres-rules-crocodile-river = **de l’autre côté d’une rivière**,
zebres-rules-crocodile-open = et **face visible**. Sa couleur n’a pas d’importance (R6).
zebres-rules-crocodile-2 = De sa nouvelle case, le crocodile peut continuer avec une autre gazelle, puis une autre encore, tant qu’il y en a ; mais jamais deux fois avec la même (R7). Vous pouvez vous arrêter à tout moment, ou ne pas commencer.
zebres-rules-crocodile-3 = Chaque échange fait passer deux animaux d’un territoire à un autre : de quoi renverser une majorité, voire deux. Une fois votre tour terminé, ce crocodile n’a plus aucun effet.

## Face cachée

zebres-rules-hidden = Face cachée
zebres-rules-hidden-1 = Un jeton face cachée ne vaut **rien** et n’est plus jamais retourné. Mais il **compte toujours** pour la majorité.
zebres-rules-hidden-2 = Les crocodiles ne voient pas les gazelles face cachée : aucun échange avec elles.

## L’inauguration

zebres-rules-inauguration = Le jeton Inauguration
zebres-rules-inauguration-1 = Le joueur qui complète le **premier territoire** de la partie prend le jeton et ses 5 points, qu’il y ait la majorité ou non.
zebres-rules-inauguration-2 = On vérifie une fois l’effet de l’animal posé entièrement appliqué. Si une gazelle vient de fuir ce territoire, il n’est pas plein.
zebres-rules-inauguration-3 = Le jeton ne se gagne qu’une fois. Son propriétaire le garde, même si une case de ce territoire se libère plus tard (R10).

## La fin

zebres-rules-end = Fin de partie et décompte
zebres-rules-end-1 = La partie s’arrête dès que les 30 cases sont occupées. Si vous n’avez plus d’animaux avant cela, votre adversaire continue seul, à moins qu’une de vos gazelles ne retourne en réserve (R9).
zebres-rules-end-2 = Dans chaque territoire :
zebres-rules-end-majority = Quel joueur a **le plus d’animaux** ? Ceux qui sont face cachée comptent aussi. Le nombre de cases est impair : il n’y a jamais d’égalité.
zebres-rules-end-points = Ce joueur marque les points de **tous les animaux visibles** du territoire, des deux couleurs. L’autre n’y marque rien.
zebres-rules-end-3 = Le jeton Inauguration ajoute 5 points. Le joueur qui a le plus grand total l’emporte.

## Les options

zebres-rules-options = Les options
zebres-rules-options-board = **Plateau.** Outre le plateau standard, il y a celui du président, un plateau promotionnel. Les règles sont les mêmes, les territoires changent : 3, 9, 3, 5, 7 et 3 cases.
zebres-rules-options-first = **Premier joueur.** Tiré au sort, ou désigné par sa place.
zebres-rules-options-hidden = **Gazelle face cachée.** Normalement, une gazelle face cachée fuit devant un second lion comme les autres. Avec « Reste », elle garde sa case, face cachée (R5).

## Exemples : ce qu’il y a à voir et à essayer

zebres-example-first = La savane est vide et le joueur 1 commence : gardien en haut de la colonne 3. Le joueur 2 pose alors le premier animal, quelque part dans cette colonne.
zebres-example-walk = Le gardien est à gauche, face à la ligne 1, et il reste des cases libres dans toutes les rangées suivantes. Il peut faire 1, 2 ou 3 pas : jusqu’à la ligne 0 ou, passé le coin, jusqu’à la colonne 0 ou 1.
zebres-example-forced = La colonne 5 et la ligne 1 sont pleines. Des trois rangées suivantes, seule la ligne 0, à deux pas, a une case libre. Le gardien fait donc deux pas.
zebres-example-far = Les colonnes 2 à 5 sont pleines. Le gardien les dépasse toutes, en cinq pas, jusqu’à la ligne 0 : la case 00 y est encore libre.
zebres-example-lion = Le joueur 1 pose le lion en 23. Le zèbre en 33 se cache, les deux gazelles prennent la fuite, l’éléphant en 13 reste calme. Faites ensuite poser un zèbre en 24 par le joueur 2 : à côté du lion, il est face cachée.
zebres-example-across = Le lion va en 01. Le zèbre en 00 est son voisin, et la rivière ne le protège pas. Celui en 12 n’est qu’en diagonale : il ne risque rien.
zebres-example-crocodile = Un crocodile en 22 peut échanger sa place avec la gazelle en 21 ou celle en 23. Celle en 12 est dans son propre territoire : pas de rivière, pas d’échange.
zebres-example-chain = Un crocodile, trois échanges : de 41 en 42, en 32, puis en 31. Chaque gazelle prend la place que le crocodile vient de quitter.
zebres-example-unseen = La gazelle en 21 est face cachée, à côté du lion. Un crocodile en 22 ne la voit pas : l’échange n’est possible qu’avec celle en 23.
zebres-example-reopens = Un lion va en 15, dernière case libre du territoire D. Mais la gazelle en 14 prend la fuite : le territoire n’est pas plein, et personne ne prend le jeton.
zebres-example-fills = La même case, mais ici la gazelle qui fuit était en 05, de l’autre côté de la rivière. Le territoire D est plein, et le jeton va au joueur 1.
zebres-example-majority = Dans le territoire C, le joueur 1 a quatre animaux, le joueur 2 trois. Les sept sont visibles : 20 points, tous pour le joueur 1. Faites poser le lion en 01 par le joueur 2 : le zèbre se cache, le joueur 1 garde la majorité, et C ne rapporte plus que 14.
zebres-example-last = Les deux dernières cases. Le joueur 2 n’a plus d’animaux : le joueur 1 joue deux fois, et le gardien fait huit pas entre les deux. Puis vient le décompte.
zebres-example-swaplion = Le crocodile en 24 échange sa place avec la gazelle en 25. Elle arrive à côté du lion en 34 : face cachée.
zebres-example-secondlion = La gazelle en 23 est face cachée à cause du lion en 22. Le joueur 2 pose maintenant le second lion en 13, et la gazelle prend la fuite malgré tout.
zebres-example-stays = La même situation avec l’option « Reste » : la gazelle reste en 23, face cachée.
zebres-example-keeps = Le joueur 2 a complété le territoire D et détient le jeton. Un lion en 04 fait fuir la gazelle en 14 ; D a de nouveau une case libre, mais le jeton reste où il est.
zebres-example-swapsout = Le crocodile complète le territoire E, puis échange sa place avec la gazelle en 42. E est toujours plein, gazelle comprise : le joueur 1 prend le jeton.
zebres-example-president = Le plateau du président. Placez le gardien : avec d’autres frontières, c’est un autre jeu.

## Les décisions

zebres-rulings-intro = Là où le livret se tait ou peut se lire de deux façons, voici comment nous jouons, et pourquoi. Une mention dit à quel point nous en sommes sûrs : « certain », les sources n’admettent pas d’autre lecture ; « probable », c’est la meilleure de plusieurs lectures ; « notre choix », les sources ne disent rien ; « ce programme », la question ne se pose qu’ici, pas autour d’une table.

zebres-ruling-r1-doubt = Où sont les territoires ?
zebres-ruling-r1-answer = Comme sur nos dessins : A 5, B 7, C 7, D 3, E 3 et F 5 cases.
zebres-ruling-r1-reason = Notre exemplaire du livret a perdu ses images. Le plateau de 2004 et cinq programmes indépendants montrent tous cette carte, et les tailles sont celles du livret.
zebres-ruling-r2-doubt = Le gardien peut-il s’arrêter dans un coin ?
zebres-ruling-r2-answer = Non. Le chemin de ronde a 22 positions, toutes au bout d’une rangée.
zebres-ruling-r2-reason = Depuis un coin, il ne ferait face à aucune rangée ; et le plateau n’y montre que des flèches.
zebres-ruling-r3-doubt = Un jeton face cachée est-il secret ?
zebres-ruling-r3-answer = Non. Les deux joueurs peuvent savoir ce qu’il cache et à qui il est.
zebres-ruling-r3-reason = Ils l’ont tous deux vu posé ou retourné. Ce n’est pas à la mémoire de décider de la partie.
zebres-ruling-r4-doubt = Puis-je poser à côté d’un lion si j’ai d’autres cases ?
zebres-ruling-r4-answer = Oui. Votre gazelle ou votre zèbre est simplement posé face cachée.
zebres-ruling-r4-reason = Une phrase du livret laisse croire qu’il faut y être forcé. Mais son exemple parle de joueurs qui le veulent.
zebres-ruling-r5-doubt = Un second lion arrive à côté d’une gazelle déjà face cachée. Prend-elle la fuite ?
zebres-ruling-r5-answer = Oui. Avec l’option « Gazelle face cachée : Reste », elle reste sur place, face cachée.
zebres-ruling-r5-reason = La règle du lion ne fait pas d’exception pour les gazelles face cachée. Celle du crocodile en fait une : une exception aurait donc été écrite. L’option est là pour les joueurs qui lisent autrement.
zebres-ruling-r6-doubt = Un crocodile peut-il échanger sa place avec une de mes propres gazelles ?
zebres-ruling-r6-answer = Oui, avec une gazelle de n’importe quelle couleur.
zebres-ruling-r6-reason = La règle parle d’une gazelle, sans préciser sa couleur.
zebres-ruling-r7-doubt = Un crocodile peut-il revenir à une gazelle qu’il a déjà échangée pendant ce tour ?
zebres-ruling-r7-answer = Non, même s’il en a échangé d’autres entre-temps.
zebres-ruling-r7-reason = Les réponses du livret demandent chaque fois une autre gazelle. Sinon, un crocodile pourrait tourner en rond à jamais.
zebres-ruling-r8-doubt = Un échange amène une gazelle à côté d’un lion. Que devient-elle ?
zebres-ruling-r8-answer = Elle passe face cachée et reste. Elle ne prend pas la fuite.
zebres-ruling-r8-reason = Le livret ne le dit pas. Les gazelles fuient quand un lion arrive ; ici, c’est la gazelle qui arrive, comme si on la posait là, et elle serait alors face cachée.
zebres-ruling-r9-doubt = Et si je n’ai plus d’animal en réserve ?
zebres-ruling-r9-answer = Vos tours sont sautés jusqu’à ce qu’une de vos gazelles retourne en réserve. Vous jouez alors de nouveau.
zebres-ruling-r9-reason = Le livret dit seulement que l’autre joueur continue. Avec une gazelle en réserve, vous êtes de nouveau en jeu.
zebres-ruling-r10-doubt = Un lion libère une case du territoire qui a rapporté le jeton Inauguration. Faut-il rendre le jeton ?
zebres-ruling-r10-answer = Non. Et personne ne peut le gagner une seconde fois.
zebres-ruling-r10-reason = Il récompense le premier joueur à y parvenir. C’est chose faite.
zebres-ruling-r11-doubt = Et si les totaux sont égaux ?
zebres-ruling-r11-answer = Ce serait un match nul.
zebres-ruling-r11-reason = Le livret ne dit rien, et c’est sans importance : en cours de jeu, la somme des deux totaux est toujours impaire.
zebres-ruling-r12-doubt = Un lion complète son territoire et fait fuir une gazelle d’un autre. Le jeton est-il gagné ?
zebres-ruling-r12-answer = Oui, par le joueur qui a posé le lion.
zebres-ruling-r12-reason = Une seule chose compte : le territoire est plein à la fin du tour.
zebres-ruling-r13-doubt = Un crocodile complète un territoire puis en sort par un échange. À qui le jeton ?
zebres-ruling-r13-answer = Au joueur qui a posé le crocodile.
zebres-ruling-r13-reason = Le territoire est toujours plein, gazelle comprise, et les réponses du livret le confirment.
zebres-ruling-r14-doubt = Puis-je arrêter le gardien face à une rangée pleine ?
zebres-ruling-r14-answer = Non.
zebres-ruling-r14-reason = Le joueur suivant doit pouvoir poser un animal.
zebres-ruling-r15-doubt = Et si l’adversaire n’a plus d’animaux ?
zebres-ruling-r15-answer = Le gardien suit la même règle, pour le prochain joueur qui pourra jouer.
zebres-ruling-r15-reason = Il lui faut seulement une rangée où il reste une case libre.
zebres-ruling-r16-doubt = Un lion effraie-t-il lions, crocodiles ou éléphants ?
zebres-ruling-r16-answer = Non.
zebres-ruling-r16-reason = Le livret ne connaît que deux animaux craintifs, la gazelle et le zèbre.
zebres-ruling-r17-doubt = Plusieurs gazelles fuient à la fois. Dans quel ordre ?
zebres-ruling-r17-answer = Toutes ensemble.
zebres-ruling-r17-reason = Aucune n’agit sur une autre : l’ordre ne change rien.
zebres-ruling-r18-doubt = À un endroit du livret, c’est un « totem » qui fait face à la rangée. Qu’est-ce ?
zebres-ruling-r18-answer = Le gardien.
zebres-ruling-r18-reason = Aucune autre pièce ne fait face à une rangée.
zebres-ruling-r19-doubt = Pourquoi me demander de choisir quand il n’y a qu’une possibilité ?
zebres-ruling-r19-answer = Même quand le nombre de pas est imposé, c’est toujours vous qui avancez le gardien. Mais on ne vous demande rien pour un crocodile sans gazelle à sa portée.
zebres-ruling-r19-reason = L’historique montre ainsi chaque geste, sans poser de question inutile.
zebres-ruling-r20-doubt = Une position que je compose doit-elle être possible en cours de partie ?
zebres-ruling-r20-answer = Non. Il suffit que tous les jetons y soient et que le joueur actif puisse jouer.
zebres-ruling-r20-reason = Les problèmes et les exemples demandent des positions qu’on n’atteindrait pas en jouant. Il y en a sur cette page.
zebres-ruling-r21-doubt = Dans une telle position, le gardien n’est pas encore placé. Peut-il aller n’importe où ?
zebres-ruling-r21-answer = Seulement face à une rangée où il reste une case libre.
zebres-ruling-r21-reason = Comme pour R14 : le joueur suivant doit pouvoir poser un animal.
