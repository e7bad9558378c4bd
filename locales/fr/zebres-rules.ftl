### Drôles de Zèbres : les règles telles que la page les raconte, avec les raisons de nos décisions.
### Entre ** : en gras ; R7 et les autres deviennent des liens. Une case s’écrit « 04 » : ligne 0, colonne 4.
### Les joueurs 1 et 2 sont ceux des exemples.

zebres-rules-edition = Un jeu de Bruno Cathala pour deux. Nous suivons le livret français illustré par Martin Vidberg, raconté ici avec nos propres mots. Quand il laisse un doute, une décision numérotée tranche.

## L’idée

zebres-rules-idea = L’idée
zebres-rules-idea-1 = À deux, on peuple la même savane, un animal par tour. Un gardien en fait le tour : seule la ligne ou la colonne qu’il regarde est ouverte, et c’est ensuite à vous de choisir celle qu’aura l’adversaire. Une fois la savane pleine, chacun des six territoires rapporte tout ce qu’on y voit à qui y compte le plus d’animaux ; les zèbres à gagner sont donc souvent ceux d’en face.

## Le matériel

zebres-rules-box = Ce qu’il y a dans la boîte
zebres-rules-box-tokens = Chacun a quinze jetons d’une couleur, visibles de tous.
zebres-rules-box-gazelle = Rentre chez elle quand un lion est posé à côté. Les crocodiles échangent leur place avec elle.
zebres-rules-box-zebra = Vaut plus que tout autre. Se cache quand un lion est posé à côté.
zebres-rules-box-crocodile = À la pose, peut échanger sa place avec une gazelle, de l’autre côté d’une rivière.
zebres-rules-box-elephant = Ne fait rien et ne craint personne.
zebres-rules-box-lion = Effraie les gazelles et les zèbres autour de lui, jusqu’à la fin de la partie.
zebres-rules-box-others = S’y ajoutent le **gardien**, qui n’est à personne, et le **jeton Inauguration**, qui vaut 5 points.
zebres-rules-box-squares = Le plateau a 30 cases : lignes 0 à 4 depuis le haut, colonnes 0 à 5 depuis la gauche. On nomme une case par sa ligne puis sa colonne. Ainsi, 04 est en ligne 0, colonne 4.
zebres-rules-box-rivers = Des rivières découpent le plateau en six **territoires**, de A à F, de trois, cinq ou sept cases (R1). Deux cases sont **voisines** quand elles ont un côté commun ; les coins ne comptent pas. Entre deux voisines de territoires différents coule une rivière.

## Le tour

zebres-rules-turn = Votre tour
zebres-rules-turn-opening = Qui commence place le gardien n’importe où sur le chemin de ronde, et ne fait rien d’autre. Ensuite, on joue chacun son tour, à commencer par l’autre.
zebres-rules-turn-place = **Posez un animal** de votre main sur une case libre de la ligne ou de la colonne face au gardien. On ne passe pas.
zebres-rules-turn-effect = **Laissez-le agir.** Un lion effraie ses voisins ; un crocodile peut échanger sa place.
zebres-rules-turn-guardian = **Faites avancer le gardien**, dans le sens horaire. La rangée qu’il regarde maintenant est celle où l’adversaire devra jouer.
zebres-rules-turn-open = À part le choix de qui commence, il n’y a ni hasard ni secret, pas même sous un jeton face cachée (R3).

## Le gardien

zebres-rules-guardian = Le gardien
zebres-rules-guardian-path = Il marche dans le sens horaire et peut s’arrêter à 22 endroits, un à chaque bout de chaque ligne et de chaque colonne. Il n’y en a pas aux coins : les contourner est un pas comme un autre (R2).
zebres-rules-guardian-steps = Vous choisissez **1, 2 ou 3 pas**. Il doit s’arrêter devant une rangée qui a une case libre : impossible de l’envoyer devant une rangée pleine (R14).
zebres-rules-guardian-far = Si les trois rangées suivantes sont pleines, il n’y a rien à choisir : il va jusqu’à la première qui a de la place, si loin soit-elle.

## Les animaux

zebres-rules-animals = Les animaux
zebres-rules-gazelle = La gazelle
zebres-rules-gazelle-1 = Elle vaut 2 ; vous en avez six. Quand un lion est posé à côté d’une gazelle, elle **fuit** : elle retourne dans la main de son propriétaire, qui pourra la reposer à un prochain tour.
zebres-rules-gazelle-2 = Une gazelle que vous posez à côté d’un lion est mise **face cachée**.
zebres-rules-zebra = Le zèbre
zebres-rules-zebra-1 = Il vaut 6, plus que tout autre animal ; vous en avez cinq. Quand un lion est posé à côté d’un zèbre, celui-ci **se cache** : il garde sa case, mais face cachée.
zebres-rules-zebra-2 = Un zèbre que vous posez à côté d’un lion est lui aussi mis face cachée. Vous pouvez le faire quand bon vous semble, et pas seulement faute d’autre case (R4).
zebres-rules-elephant = L’éléphant
zebres-rules-elephant-1 = Il vaut 5 ; vous en avez un. Rien ne l’effraie, rien ne le déplace.
zebres-rules-lion = Le lion
zebres-rules-lion-1 = Il vaut 1 ; vous en avez un. Il reste où vous le posez et effraie aussitôt ses quatre voisins, à qui qu’ils soient, même au-delà d’une rivière :
zebres-rules-lion-zebra = les zèbres passent **face cachée** ;
zebres-rules-lion-gazelle = les gazelles **fuient** dans la main de leur propriétaire, même celles qui étaient face cachée (R5) ;
zebres-rules-lion-others = éléphants, crocodiles et l’autre lion restent de marbre (R16).
zebres-rules-lion-2 = Par la suite, le voisinage reste méfiant : gazelles et zèbres posés à côté de lui le sont face cachée.
zebres-rules-crocodile = Le crocodile
zebres-rules-crocodile-1 = Il ne vaut rien ; vous en avez deux. Quand vous posez un crocodile, il peut **échanger sa place avec une gazelle**, à condition qu’elle soit
zebres-rules-crocodile-neighbour = sur une case voisine,
zebres-rules-crocodile-river = **de l’autre côté d’une rivière**,
zebres-rules-crocodile-open = et **face visible**. Peu importe sa couleur (R6).
zebres-rules-crocodile-2 = De sa nouvelle case, le crocodile peut continuer avec une autre gazelle, puis encore une autre, tant qu’il y en a ; mais jamais deux fois avec la même (R7). Vous pouvez vous arrêter à tout moment, ou ne pas commencer.
zebres-rules-crocodile-3 = Chaque échange déplace deux animaux entre deux territoires. De quoi renverser une majorité, voire deux. Votre tour fini, le crocodile a fait son temps : il n’agit plus jamais.

## Face cachée

zebres-rules-hidden = Face cachée
zebres-rules-hidden-1 = Un jeton face cachée ne vaut **rien** et n’est plus jamais retourné. Mais il **compte toujours comme un animal** quand on compare les majorités.
zebres-rules-hidden-2 = Les crocodiles ne voient pas les gazelles face cachée et ne peuvent pas les échanger.

## L’inauguration

zebres-rules-inauguration = Le jeton Inauguration
zebres-rules-inauguration-1 = Qui remplit le **premier territoire** de la partie prend le jeton et ses 5 points. Peu importe qui y a le plus d’animaux.
zebres-rules-inauguration-2 = Regardez quand tout ce que votre animal a provoqué est terminé. Si une gazelle vient de fuir ce territoire, il n’est pas plein.
zebres-rules-inauguration-3 = Le jeton ne se prend qu’une fois. Il ne change plus de mains, même si une case de ce territoire se libère plus tard (R10).

## La fin

zebres-rules-end = La fin et le décompte
zebres-rules-end-1 = La partie s’arrête dès que les 30 cases sont prises. Si vous n’avez plus d’animaux avant cela, l’adversaire continue seul, à moins qu’une de vos gazelles ne revienne (R9).
zebres-rules-end-2 = Regardez alors chaque territoire :
zebres-rules-end-majority = Qui y a **le plus d’animaux** ? Ceux qui sont face cachée comptent aussi. Le nombre de cases est impair, il n’y a donc jamais égalité.
zebres-rules-end-points = Celui-là marque **tous les animaux visibles** du territoire, des deux couleurs. L’autre n’y marque rien.
zebres-rules-end-3 = Le jeton Inauguration ajoute 5 points. Le plus grand total l’emporte.

## Les options

zebres-rules-options = Les options
zebres-rules-options-board = **Plateau.** Outre le plateau standard, il y a celui du président, jadis un extra promotionnel. Les règles sont les mêmes, les territoires changent : 3, 9, 3, 5, 7 et 3 cases.
zebres-rules-options-first = **Qui commence.** Le hasard décide qui place le gardien, ou vous désignez la place.
zebres-rules-options-hidden = **Gazelle face cachée.** D’ordinaire, une gazelle face cachée fuit devant un second lion comme les autres. Avec la valeur « reste », elle garde sa case, face cachée (R5).

## Exemples : ce qu’il y a à voir et à essayer

zebres-example-first = La savane est vide et le joueur 1 ouvre la partie : gardien en haut de la colonne 3. Le joueur 2 pose alors le premier animal, quelque part dans cette colonne.
zebres-example-walk = Le gardien est à gauche, devant la ligne 1, et toutes les rangées suivantes ont de la place. Il peut faire 1, 2 ou 3 pas : jusqu’à la ligne 0 ou, passé le coin, jusqu’à la colonne 0 ou 1.
zebres-example-forced = La colonne 5 et la ligne 1 sont pleines. Des trois rangées suivantes, seule la ligne 0 a de la place, à deux pas. Ce sera donc deux pas.
zebres-example-far = Les colonnes 2 à 5 sont pleines. Le gardien les dépasse toutes, en cinq pas, jusqu’à la ligne 0 : la case 00 y est encore libre.
zebres-example-lion = Le joueur 1 pose le lion en 23. Le zèbre en 33 se cache, les deux gazelles rentrent, l’éléphant en 13 reste calme. Faites ensuite poser un zèbre en 24 par le joueur 2 : à côté du lion, il est face cachée.
zebres-example-across = Le lion va en 01. Le zèbre en 00 est son voisin, et la rivière ne le sauve pas. Celui en 12 n’est qu’en diagonale du lion et ne remarque rien.
zebres-example-crocodile = Un crocodile en 22 peut s’échanger avec la gazelle en 21 ou celle en 23. Celle en 12 est dans son propre territoire : pas de rivière, pas d’échange.
zebres-example-chain = Un crocodile, trois échanges : de 41 en 42, en 32, en 31. Chaque gazelle atterrit là d’où vient le crocodile.
zebres-example-unseen = La gazelle en 21 est face cachée, à côté du lion. Un crocodile en 22 ne la voit pas ; seule celle en 23 peut être échangée.
zebres-example-reopens = Un lion va en 15, dernière case libre du territoire D. Mais la gazelle en 14 fuit : le territoire n’est pas plein, et personne ne prend le jeton.
zebres-example-fills = La même case, mais ici la gazelle qui fuit était en 05, de l’autre côté de la rivière. Le territoire D est plein, et le jeton va au joueur 1.
zebres-example-majority = Dans le territoire C, le joueur 1 a quatre animaux, le joueur 2 trois. Les sept sont visibles : 20 points, tous pour le joueur 1. Faites poser le lion en 01 par le joueur 2 : le zèbre se cache, le joueur 1 garde la majorité, et C ne rapporte plus que 14.
zebres-example-last = Les deux dernières cases. Le joueur 2 n’a plus rien : le joueur 1 joue deux fois, et le gardien fait huit pas entre les deux. Après quoi on compte.
zebres-example-swaplion = Le crocodile en 24 s’échange avec la gazelle en 25. Elle se retrouve à côté du lion en 34, face cachée.
zebres-example-secondlion = La gazelle en 23 est face cachée à cause du lion en 22. Le joueur 2 pose maintenant le second lion en 13, et la gazelle fuit malgré tout.
zebres-example-stays = La même chose avec l’option « reste » : la gazelle reste en 23, face cachée.
zebres-example-keeps = Le joueur 2 a rempli le territoire D et tient le jeton. Un lion en 04 fait fuir la gazelle en 14 ; D a de nouveau une case libre, le jeton reste où il est.
zebres-example-swapsout = Le crocodile remplit le territoire E, puis s’échange avec la gazelle en 42. E est toujours plein, avec la gazelle dedans : le joueur 1 prend le jeton.
zebres-example-president = Le plateau du président. Placez le gardien et voyez comme d’autres frontières font un autre jeu.

## Les décisions

zebres-rulings-intro = Quand le livret se tait ou peut se lire de deux façons, voici comment nous jouons, et pourquoi. Un mot dit à quel point nous en sommes sûrs : « certain », les sources ne laissent pas d’autre lecture ; « probable », c’est la meilleure de plusieurs ; « choisi », elles ne disent rien, il fallait bien choisir ; « maison », cela concerne ce programme et non le jeu sur la table.

zebres-ruling-r1-doubt = Où sont les territoires ?
zebres-ruling-r1-answer = Comme sur nos dessins : A 5, B 7, C 7, D 3, E 3 et F 5 cases.
zebres-ruling-r1-reason = Notre exemplaire du livret a perdu ses images. Le plateau de 2004 et cinq programmes indépendants montrent tous cette carte, et les tailles sont celles du livret.
zebres-ruling-r2-doubt = Le gardien peut-il s’arrêter dans un coin ?
zebres-ruling-r2-answer = Non. Le chemin a 22 endroits, tous au bout d’une rangée.
zebres-ruling-r2-reason = Depuis un coin, il ne ferait face à aucune rangée ; et le plateau n’y montre que des flèches.
zebres-ruling-r3-doubt = Un jeton face cachée est-il secret ?
zebres-ruling-r3-answer = Non. Chacun peut savoir ce que c’est, et à qui.
zebres-ruling-r3-reason = Tous deux l’ont vu posé ou retourné. Ce n’est pas à la mémoire de décider de la partie.
zebres-ruling-r4-doubt = Puis-je poser à côté d’un lion si j’ai d’autres cases ?
zebres-ruling-r4-answer = Oui. Votre gazelle ou votre zèbre est simplement face cachée.
zebres-ruling-r4-reason = Une phrase du livret laisse croire qu’il faut y être forcé. Mais son exemple parle de joueurs qui le veulent.
zebres-ruling-r5-doubt = Un second lion arrive à côté d’une gazelle déjà face cachée. Fuit-elle ?
zebres-ruling-r5-answer = Oui. Avec l’option « gazelle face cachée : reste », elle reste, face cachée.
zebres-ruling-r5-reason = La règle du lion ne fait pas d’exception pour les gazelles cachées. Celle du crocodile en fait une : une exception aurait donc été écrite. L’option est là pour qui lit autrement.
zebres-ruling-r6-doubt = Un crocodile peut-il s’échanger avec l’une de mes propres gazelles ?
zebres-ruling-r6-answer = Oui, avec une gazelle de n’importe quelle couleur.
zebres-ruling-r6-reason = La règle demande une gazelle et ne nomme aucune couleur.
zebres-ruling-r7-doubt = Un crocodile peut-il revenir à une gazelle qu’il a déjà déplacée pendant ce tour ?
zebres-ruling-r7-answer = Non, pas même avec d’autres entre-temps.
zebres-ruling-r7-reason = Les réponses du livret demandent chaque fois une autre gazelle. Sinon, un crocodile pourrait tourner en rond à jamais.
zebres-ruling-r8-doubt = Un échange amène une gazelle à côté d’un lion. Que devient-elle ?
zebres-ruling-r8-answer = Elle passe face cachée et reste. Elle ne fuit pas.
zebres-ruling-r8-reason = Le livret ne le dit pas. Les gazelles fuient quand un lion arrive ; ici, c’est la gazelle qui arrive, comme si on l’y posait, et elle serait alors face cachée.
zebres-ruling-r9-doubt = Et si je n’ai plus d’animal en main ?
zebres-ruling-r9-answer = Vos tours sont sautés jusqu’à ce qu’une de vos gazelles revienne. Alors vous rejouez.
zebres-ruling-r9-reason = Le livret dit seulement que l’autre continue. Avec une gazelle en main, vous êtes de nouveau en jeu.
zebres-ruling-r10-doubt = Un lion rouvre le territoire qui a valu le jeton Inauguration. Faut-il rendre le jeton ?
zebres-ruling-r10-answer = Non. Et personne ne peut le gagner une seconde fois.
zebres-ruling-r10-reason = Il récompense qui a été le premier. C’est chose faite.
zebres-ruling-r11-doubt = Et si les totaux sont égaux ?
zebres-ruling-r11-answer = Ce serait un match nul.
zebres-ruling-r11-reason = Le livret se tait, et c’est sans importance : en jeu, la somme des deux totaux est toujours impaire.
zebres-ruling-r12-doubt = Un lion remplit son territoire et une gazelle en fuit un autre. Prend-on le jeton ?
zebres-ruling-r12-answer = Oui, il va à qui a posé le lion.
zebres-ruling-r12-reason = Une seule chose compte : le territoire est plein à la fin du tour.
zebres-ruling-r13-doubt = Un crocodile remplit un territoire puis en sort par un échange. À qui le jeton ?
zebres-ruling-r13-answer = À qui a posé le crocodile.
zebres-ruling-r13-reason = Le territoire est toujours plein, avec la gazelle dedans, et les réponses du livret le confirment.
zebres-ruling-r14-doubt = Puis-je envoyer le gardien devant une rangée pleine ?
zebres-ruling-r14-answer = Non.
zebres-ruling-r14-reason = Qui joue ensuite doit pouvoir poser un animal.
zebres-ruling-r15-doubt = Et si l’adversaire n’a plus d’animaux ?
zebres-ruling-r15-answer = Le gardien suit la même règle, pour qui jouera ensuite.
zebres-ruling-r15-reason = Tout ce qui l’intéresse, c’est une case libre.
zebres-ruling-r16-doubt = Un lion effraie-t-il lions, crocodiles ou éléphants ?
zebres-ruling-r16-answer = Non.
zebres-ruling-r16-reason = Le livret ne connaît que deux animaux craintifs, la gazelle et le zèbre.
zebres-ruling-r17-doubt = Plusieurs gazelles fuient à la fois. Dans quel ordre ?
zebres-ruling-r17-answer = Toutes ensemble.
zebres-ruling-r17-reason = Aucune n’agit sur une autre : l’ordre ne change rien.
zebres-ruling-r18-doubt = À un endroit du livret, c’est un « totem » qui fait face à la rangée. Qu’est-ce ?
zebres-ruling-r18-answer = Le gardien.
zebres-ruling-r18-reason = Aucune autre pièce ne fait face à une rangée.
zebres-ruling-r19-doubt = Pourquoi me demander quand il n’y a qu’un choix ?
zebres-ruling-r19-answer = Un pas forcé du gardien reste à vous de faire. Mais à un crocodile sans gazelle à portée, on ne demande rien.
zebres-ruling-r19-reason = Ainsi, l’historique montre chaque geste, et aucune question pour rien.
zebres-ruling-r20-doubt = Une position que je compose doit-elle être possible en vraie partie ?
zebres-ruling-r20-answer = Non. Il suffit que les jetons soient au complet et que qui doit jouer le puisse.
zebres-ruling-r20-reason = Problèmes et exemples demandent des positions où personne n’arriverait en jouant. Il y en a sur cette page.
zebres-ruling-r21-doubt = Dans une telle position, le gardien reste à placer. Peut-il aller partout ?
zebres-ruling-r21-answer = Seulement devant une rangée qui a une case libre.
zebres-ruling-r21-reason = Comme pour R14 : qui joue ensuite doit pouvoir poser un animal.
