### Zooloretto : les règles telles que la page les raconte, avec les raisons de nos décisions.
### Entre ** : en gras ; R7 et les autres deviennent des liens.
### Les joueurs 1, 2, 3 … sont ceux des exemples, dans le sens horaire.

zooloretto-rules-edition = Un jeu de Michael Schacht pour deux à cinq. Nous suivons le livret français, arrivé chez nous sans ses figures, raconté ici avec nos mots. Quand il laisse un doute, une décision numérotée tranche.

## L’idée

zooloretto-rules-idea = L’idée
zooloretto-rules-idea-1 = Chacun dirige un zoo, et les animaux arrivent par camion. À votre tour, vous chargez une tuile de plus sur un camion, ou vous prenez un camion avec tout ce qu’il porte, le bienvenu comme le reste. Attendre peut rapporter ; attendre trop longtemps, et quelqu’un d’autre repart avec vos pandas.
zooloretto-rules-idea-2 = Chacun de vos enclos n’abrite qu’une espèce. Les enclos pleins, ou presque, valent des points ; chaque espèce qui doit rester à l’étable en coûte. Avec quelques pièces, on répare ce qui a mal tourné.

## Le matériel

zooloretto-rules-box = Le matériel
zooloretto-rules-box-1 = Il y a huit espèces, et chacune a les mêmes tuiles que le flamant de ce tableau : sept animaux sans symbole, deux mâles, deux femelles, et deux tuiles rondes pour les bébés (R4).
zooloretto-rules-box-tile = Tuile
zooloretto-rules-box-copies = Nombre
zooloretto-rules-box-does = Ce qu’elle fait
zooloretto-rules-tile-plain = Occupe une case d’un enclos.
zooloretto-rules-tile-male = De même ; et avec une femelle, il a un bébé, une seule fois.
zooloretto-rules-tile-female = De même ; et avec un mâle, elle a un bébé, une seule fois.
zooloretto-rules-tile-baby = Né dans votre zoo ; ensuite un animal comme les autres, mais qui n’a jamais de petits.
zooloretto-rules-tile-snack = Une boutique. Chaque sorte de boutique dans votre zoo vaut 2 points.
zooloretto-rules-tile-kiosk = Une autre sorte de boutique.
zooloretto-rules-tile-barrow = Une autre sorte de boutique.
zooloretto-rules-tile-popcorn = Une autre sorte de boutique.
zooloretto-rules-tile-coin = Devient de l’argent dès que vous prenez le camion.
zooloretto-rules-box-2 = S’y ajoutent 30 **pièces**, un **camion** à trois places par personne, et pour chacun un zoo et une extension. Une tuile pièce déchargée est une pièce comme une autre (R5).
zooloretto-rules-zoo = Votre zoo
zooloretto-rules-zoo-1 = Tous les zoos sont pareils (R1, R2, R3). Ils ont trois enclos, et un quatrième une fois que vous l’avez payé :
zooloretto-rules-zoo-e4 = **L’enclos de quatre** : 5 points plein, 4 s’il reste une case. Le remplir rapporte 1 pièce. Deux emplacements de boutique.
zooloretto-rules-zoo-e5 = **L’enclos de cinq** : 8 points plein, 5 s’il reste une case. Le remplir rapporte 2 pièces. Un emplacement de boutique.
zooloretto-rules-zoo-e6 = **L’enclos de six** : 10 points plein, 6 s’il reste une case. Le remplir ne rapporte rien. Un emplacement de boutique.
zooloretto-rules-zoo-x = **L’extension**, pour cinq animaux : 9 points pleine, 5 s’il reste une case. La remplir rapporte 1 pièce. Un emplacement de boutique. Elle est fermée au début.
zooloretto-rules-zoo-2 = Un **emplacement de boutique** appartient à l’enclos qu’il borde et reçoit une boutique.
zooloretto-rules-zoo-3 = L’**étable** prend tout ce qui n’a pas de place ailleurs, animaux et boutiques, autant qu’on veut. Mais elle vous coûtera des points.

## La mise en place

zooloretto-rules-setup = La mise en place
zooloretto-rules-setup-1 = Moins vous êtes, moins il y a d’espèces en jeu (R27) :
zooloretto-rules-setup-five = à cinq : les huit espèces, cinq camions, 112 tuiles ;
zooloretto-rules-setup-four = à quatre : une espèce écartée, quatre camions, 101 tuiles ;
zooloretto-rules-setup-three = à trois : deux espèces écartées, trois camions, 90 tuiles ;
zooloretto-rules-setup-two = à deux : trois espèces écartées, trois camions de tailles différentes, 79 tuiles. Voir « À deux ».
zooloretto-rules-setup-2 = On mélange les tuiles et l’on en met **15 de côté**, face cachée, sous un disque. On pioche dans le reste. Boutiques et pièces sont toujours toutes là.
zooloretto-rules-setup-3 = Chacun commence avec un zoo vide, une extension fermée et **2 pièces**. Les autres pièces forment la banque. Le hasard dit qui commence.

## Un tour

zooloretto-rules-turn = Votre tour
zooloretto-rules-turn-1 = On joue dans le sens horaire. À votre tour, vous faites **une** chose sur trois :
zooloretto-rules-turn-draw = **piocher** une tuile et la charger sur un camion ;
zooloretto-rules-turn-take = **prendre un camion** et le décharger, ce qui est votre dernier tour de la manche ;
zooloretto-rules-turn-pay = ou **payer** l’une des cinq actions d’argent.
zooloretto-rules-turn-2 = La tuile piochée est visible de tous. Vous choisissez ensuite un camion que personne n’a pris et qui a une place libre ; il peut être vide. On peut piocher tant qu’une telle place existe. On ne peut jamais simplement passer.
zooloretto-rules-turn-3 = Un camion n’a pas besoin d’être plein pour être pris, mais il faut quelque chose dessus (R21). Si tous les camions sont pleins et que vous ne pouvez ou ne voulez pas payer, vous devez en prendre un (R20).
zooloretto-rules-round = La manche
zooloretto-rules-round-1 = Qui a pris un camion a fini sa manche et regarde. Les autres continuent jusqu’à ce que tout le monde en ait un. La dernière personne peut continuer seule : piocher, payer, piocher encore, tant qu’il y a de la place (R24).
zooloretto-rules-round-2 = Puis les camions reviennent au milieu, vides. La manche suivante commence par **qui a pris le dernier camion** (R25).

## Décharger

zooloretto-rules-unloading = Décharger
zooloretto-rules-unloading-1 = On décharge tuile par tuile, dans l’ordre qu’on veut (R12) :
zooloretto-rules-unloading-animal = un **animal** va dans un enclos vide ou habité par la même espèce, s’il y reste une case ; ou à l’étable ;
zooloretto-rules-unloading-stall = une **boutique** va sur un emplacement libre, ou à l’étable (R13) ;
zooloretto-rules-unloading-coin = une **pièce** est à vous aussitôt.
zooloretto-rules-unloading-2 = L’étable est toujours permise. C’est le seul endroit pour un animal qui ne va nulle part. Une espèce peut vivre dans plusieurs de vos enclos, mais deux espèces n’en partagent jamais un.

## Les naissances

zooloretto-rules-births = Les naissances
zooloretto-rules-births-1 = Quand un mâle et une femelle d’une espèce se retrouvent dans le même enclos, un **bébé** naît aussitôt. Il prend une case libre de cet enclos et devient un animal comme les autres.
zooloretto-rules-births-2 = S’il n’y a plus de case, le bébé va à l’étable. On ne peut ni le refuser ni l’envoyer ailleurs (R8).
zooloretto-rules-births-3 = Chaque mâle et chaque femelle n’a qu’**un bébé** de toute la partie, où qu’il aille ensuite (R9). Le troisième attend un nouveau partenaire. À l’étable et sur les camions, personne n’a de petits.

## La prime

zooloretto-rules-bonus = Des pièces pour un enclos plein
zooloretto-rules-bonus-1 = Quand un animal prend la **dernière case libre** d’un enclos, vous recevez les pièces qui y sont imprimées : 1 dans l’enclos de quatre et dans l’extension, 2 dans l’enclos de cinq, aucune dans l’enclos de six. Peu importe qu’il soit venu par camion, déplacé, acheté ou né sur place (R6).
zooloretto-rules-bonus-2 = Les pièces viennent de la banque. Si elle en a trop peu, elle paie ce qu’elle a, et le reste est perdu (R5). Qui vide un enclos et le remplit de nouveau est payé de nouveau.

## L’argent

zooloretto-rules-money = Ce que permet l’argent
zooloretto-rules-money-1 = Au lieu de piocher ou de prendre un camion, vous pouvez faire une de ces choses. On paie d’abord :
zooloretto-rules-money-move = **déplacer** un animal hors de votre étable, ou une boutique : 1 pièce ;
zooloretto-rules-money-exchange = **échanger** les animaux de deux endroits de votre zoo : 1 pièce ;
zooloretto-rules-money-purchase = **acheter** une tuile dans l’étable de quelqu’un d’autre : 2 pièces, dont une pour qui vend ;
zooloretto-rules-money-discard = **défausser** une tuile de votre étable : 2 pièces ;
zooloretto-rules-money-expand = **agrandir** votre zoo d’une extension : 3 pièces.
zooloretto-rules-money-2 = Une action par tour, puis c’est à la personne suivante. Après avoir pris un camion, on ne peut plus rien payer jusqu’à la manche suivante.
zooloretto-rules-move = Déplacer
zooloretto-rules-move-1 = Un animal de votre étable va dans un enclos qui peut l’accueillir. Naissances et pièces comme pour un déchargement.
zooloretto-rules-move-2 = Une boutique va d’un emplacement à un autre, d’un emplacement à l’étable, ou sort de l’étable (R14).
zooloretto-rules-move-3 = Un animal seul ne quitte jamais son enclos, ni pour un autre ni pour l’étable.
zooloretto-rules-exchange = Échanger
zooloretto-rules-exchange-1 = Choisissez deux endroits de votre zoo où vivent des animaux d’espèces différentes. Tous les animaux d’un enclos changent de place avec tous ceux d’un autre ; ou avec **tous les animaux d’une espèce** de l’étable.
zooloretto-rules-exchange-2 = Les deux groupes doivent tenir là où ils vont ; l’étable est toujours assez grande. On n’échange rien avec un enclos vide (R16). Le reste de l’étable y reste (R17), et les boutiques ne bougent pas.
zooloretto-rules-exchange-3 = Un couple qui sort ainsi de l’étable a son bébé, et deux couples en ont deux. Mais un échange **ne rapporte jamais de pièces**, pas même pour un bébé qui prend la dernière case.
zooloretto-rules-exchange-4 = Il peut en rapporter plus tard, pourtant : d’un enclos plein, il fait un enclos à remplir de nouveau.
zooloretto-rules-purchase = Acheter
zooloretto-rules-purchase-1 = Vous pouvez acheter n’importe quelle tuile dans n’importe quelle autre étable et la placer dans votre zoo comme si elle venait d’un camion ; votre étable est permise (R19). Qui vend reçoit une pièce, la banque l’autre. **Personne ne peut refuser**, et peu importe que la personne qui vend joue encore ou non dans cette manche.
zooloretto-rules-discard = Défausser
zooloretto-rules-discard-1 = Une tuile de votre étable, au choix, quitte le jeu pour de bon. Cela paie à la fin : chaque espèce à l’étable coûte 2 points, mais une espèce présente trois fois ne coûte pas plus.
zooloretto-rules-expand = Agrandir
zooloretto-rules-expand-1 = Vous ouvrez votre extension : un enclos de cinq en plus, avec son emplacement de boutique. Elle reste ouverte, et peut rester vide sans dommage.

## La fin et les points

zooloretto-rules-end = La fin et les points
zooloretto-rules-end-1 = Quand la pile est épuisée, quelqu’un doit piocher la première des 15 tuiles sous le disque. On la charge comme d’habitude, et **cette manche est la dernière**. Elle continue jusqu’à ce que tout le monde ait un camion (R23).
zooloretto-rules-end-2 = Puis on compte chaque zoo :
zooloretto-rules-end-full = un enclos **plein** : son nombre le plus élevé ;
zooloretto-rules-end-short = un enclos où il reste **une case** : son nombre le plus petit ;
zooloretto-rules-end-stall = un enclos où il reste plus d’une case : **1 point par animal si une boutique le borde**, sinon rien ;
zooloretto-rules-end-types = chaque **sorte de boutique** sur un emplacement : 2 points ;
zooloretto-rules-end-barn-species = chaque **espèce à l’étable** : 2 points de moins ;
zooloretto-rules-end-barn-types = chaque **sorte de boutique à l’étable** : 2 points de moins.
zooloretto-rules-end-3 = Combien d’animaux d’une espèce ou de boutiques d’une sorte sont à l’étable ne compte pas, et une deuxième boutique au bord de l’enclos de quatre n’ajoute rien à ses animaux. Les pièces ne valent aucun point.
zooloretto-rules-end-4 = Le plus de points l’emporte. À égalité, c’est qui a le plus de pièces ; si elles sont égales aussi, on partage la victoire (R26).

## À deux

zooloretto-rules-two = À deux
zooloretto-rules-two-1 = À deux, trois espèces sont écartées, et chacun a **deux extensions**.
zooloretto-rules-two-2 = Il y a trois camions, qui portent **trois, deux et une** tuile (R29). Quand l’un a un camion, l’autre en a encore deux à charger et à choisir (R52).
zooloretto-rules-two-3 = La manche finit quand les deux ont un camion. Ce que porte le troisième **quitte le jeu**.
zooloretto-rules-two-4 = Les extensions s’ouvrent l’une après l’autre, pour 3 pièces chacune, et chacune prend un tour (R51).

## Ce qui est secret

zooloretto-rules-secret = Ce que vous pouvez savoir
zooloretto-rules-secret-1 = Tout est visible sauf l’ordre des tuiles : camions, zoos, étables, et l’argent de chacun (R45). Le plateau compte pour vous combien de tuiles de chaque sorte sont encore à venir ; lesquelles sont sous le disque, personne ne le sait.

## Les options

zooloretto-rules-options = Les options
zooloretto-rules-options-removed = **Espèces écartées.** Le hasard décide, ou vous en nommez autant que le veut le nombre de joueurs.
zooloretto-rules-options-first = **Qui commence.** Le hasard décide, ou vous désignez la place.

## Exemples : ce qu’il y a à voir, et à essayer

zooloretto-example-first = Le début d’une partie à trois. Tous les camions sont vides : le joueur 1 ne peut que piocher, voir ce que c’est, et charger.
zooloretto-example-load = Le joueur 1 collectionne les zèbres, le joueur 2 les pandas, et voilà un chimpanzé dont personne ne veut. Sur le camion 1 il gâterait les zèbres, sur le camion 2 le panda. Le joueur 1 gâte le panda.
zooloretto-example-round = Les joueurs 2 et 3 ont leur camion ; le joueur 1 continue seul. D’abord une pièce pour le zèbre de l’étable, puis le camion 1. La manche finit, et le joueur 1, dernier servi, commence la suivante.
zooloretto-example-unload = Le joueur 1 prend le premier camion. La pièce est aussitôt de l’argent ; le zèbre rejoint les autres dans l’enclos de cinq, et le kiosque borde l’enclos de quatre.
zooloretto-example-full = Un camion à regretter. L’enclos des flamants est plein, zèbres et éléphants ne veulent pas de panda, aucun emplacement de boutique n’est libre, et l’extension est fermée : les trois tuiles vont à l’étable.
zooloretto-example-birth = Une femelle zèbre arrive là où vit un mâle : avec le bébé, voilà d’un coup quatre zèbres, et il reste une case.
zooloretto-example-parentfills = Ici, la femelle zèbre prend elle-même la dernière case. Cela rapporte la pièce de l’enclos de quatre, et le bébé doit aller à l’étable (R7).
zooloretto-example-third = Le couple a déjà son bébé, le deuxième mâle ne change donc rien. Quand vient la deuxième femelle, ces deux-là ont un bébé aussi : l’enclos de six est plein, mais il ne rapporte pas de pièces.
zooloretto-example-apart = Le mâle éléphant dans l’enclos et la femelle à l’étable n’ont pas de bébé. Pour une pièce, elle le rejoint et le bébé naît ; il prend la dernière case et rapporte 2 pièces.
zooloretto-example-bonus = Le cinquième kangourou remplit l’enclos de cinq : 2 pièces.
zooloretto-example-babyfills = Trois zèbres et leur bébé font quatre : c’est le bébé qui a pris la dernière case, et la pièce est payée quand même.
zooloretto-example-poor = Joueurs riches, banque pauvre : remplir l’enclos de cinq devrait rapporter 2 pièces, mais il n’y en a qu’une.
zooloretto-example-move = Deux éléphants attendent à l’étable, et il en manque un dans l’enclos de quatre. En déplacer un coûte une pièce, et l’enclos rempli la rend.
zooloretto-example-stalls = Trois façons de déplacer une boutique. Le joueur 1 porte le kiosque des flamants aux zèbres, le joueur 2 range l’étal de fruits à l’étable, le joueur 3 en sort le stand de pop-corn.
zooloretto-example-exchange = Le joueur 1 a déjà reçu la pièce pour quatre flamants. Pour une pièce, ils changent de place avec les trois chimpanzés : il manque maintenant un animal dans chaque enclos, 4 et 5 points au lieu de 5 et rien. Et le camion 1 apporte les deux : un chimpanzé pour 1 pièce, un flamant pour 2.
zooloretto-example-barn = Trois éléphants à l’étable, un panda dans l’enclos de cinq. Ils changent de place. L’étable garde une seule espèce, comme avant ; mais il ne faut plus qu’un éléphant pour le plus petit nombre.
zooloretto-example-toolarge = Six zèbres ne tiennent nulle part ailleurs, on ne peut donc pas les échanger. Tous les autres enclos peuvent changer entre eux.
zooloretto-example-family = Trois éléphants à l’étable, dont un couple, et deux zèbres dans l’enclos de quatre. Après l’échange, un bébé naît et l’enclos est plein. C’est un échange : pas de pièce.
zooloretto-example-pairs = Deux mâles et deux femelles à l’étable. Ils vont dans l’enclos de cinq et ont deux bébés : l’un prend la dernière case, l’autre va à l’étable, avec le zèbre.
zooloretto-example-kangaroos = La même case paie deux fois. Le cinquième kangourou remplit l’enclos de cinq : 2 pièces. Pour l’une d’elles, les kangourous vont dans l’extension, qui vaut plus, et les chimpanzés arrivent. Avec le chimpanzé suivant, l’enclos est de nouveau plein : encore 2 pièces.
zooloretto-example-purchase = Le joueur 2 a pris un camion et a un panda à l’étable. Le joueur 1 l’achète pour 2 pièces et remplit l’enclos de cinq, qui en rapporte 2. Le joueur 2 reçoit une pièce, mais pas de tour.
zooloretto-example-discard = Éléphant et kiosque à l’étable coûteraient 4 points. Le joueur 1 renvoie l’éléphant : ce n’est plus que 2. Le kiosque aurait pu aller sur un emplacement, pour 1 pièce.
zooloretto-example-expand = Le joueur 1 n’a pas de place pour les pandas. D’abord l’extension, pour 3 pièces, puis le panda de l’étable, pour 1 ; et le camion 1 en apporte un autre, et une boutique à côté.
zooloretto-example-lastround = Il ne reste que les 15 tuiles sous le disque. Le joueur 1 en pioche une : dernière manche. On la joue quand même : le joueur 2 prend les deux pièces, le joueur 3 le chameau, et le joueur 1 peut encore piocher ou payer avant de prendre le camion 2.
zooloretto-example-score = La dernière tuile de la partie : que le joueur 1 décharge le cinquième zèbre. L’extension est pleine, 9. Il manque un éléphant, 5. Il manque deux chimpanzés, mais avec une boutique, 2. Il manque deux pandas, sans boutique, rien. Deux sortes de boutique, 4. Deux espèces à l’étable, 4 de moins : 16 points.
zooloretto-example-stored = Le joueur 1 met le kiosque à l’étable. Il y a maintenant une espèce et deux sortes de boutique : 6 points de moins, pour cinq tuiles pourtant. Le chariot près des flamants vaut 2 points quand même, et leur en fait marquer 2 de plus.
zooloretto-example-tie = Le joueur 1 prend la dernière pièce. Les joueurs 1 et 2 ont tous deux 7 points, mais 2 pièces contre 3 : le joueur 2 gagne.
zooloretto-example-three = Le joueur 2 a pris le camion à deux tuiles. Le joueur 1 peut prendre le panda sur le plus petit camion, ou piocher ; la tuile va alors sur le grand camion, car le petit est plein.
zooloretto-example-leave = Le joueur 2 a un camion. Le joueur 1 prend le plus petit, avec le zèbre. Le panda et le kiosque du troisième camion quittent le jeu.
zooloretto-example-twice = Le joueur 2 a fini sa manche ; le joueur 1 ouvre donc les deux extensions, l’une après l’autre.
zooloretto-example-bred = Le panda mâle de l’étable a déjà été père. Il rejoint une femelle pour 1 pièce, et il n’y aura pas de bébé.
zooloretto-example-order = Le joueur 1 décharge d’abord le couple, et leur bébé prend la dernière case : une pièce. Le zèbre sans symbole va à l’étable. Dans un autre ordre, c’est lui qui resterait, et le bébé qui irait à l’étable.
zooloretto-example-keep = Le joueur 1 a déjà un kiosque et garde les emplacements pour d’autres sortes. À l’étable, celui-ci coûte 2 points : c’est pour qui a des projets.
zooloretto-example-empty = On ne peut pas échanger les trois éléphants avec un enclos vide. Mais l’un d’eux peut y aller, pour 1 pièce.
zooloretto-example-stay = Des flamants vivent dans l’enclos de six et à l’étable, où il y a aussi un panda et une boutique. L’échange avec le panda est permis : il s’installe, et voilà cinq flamants à l’étable. Flamants contre flamants, cela ne s’échange pas.
zooloretto-example-buybarn = Il manque un panda au joueur 3. Le joueur 1 achète le bébé du joueur 2 pour sa propre étable, ne serait-ce que pour le rendre plus cher au joueur 3.
zooloretto-example-mustdraw = Le seul camion qui reste est vide, et il n’y a pas d’argent. Le joueur 1 pioche donc et charge ; ensuite le camion peut être pris.
zooloretto-example-paidback = La banque est vide. La pièce que le joueur 1 paie pour déplacer le zèbre y est aussitôt, et revient comme prime : 1, et non 2.
zooloretto-example-coins = Une pièce sur un camion suffit pour le prendre. Il n’y a rien à décharger, et le tour est fini.

## Décisions

zooloretto-rulings-intro = Quand le livret se tait ou peut se lire de deux façons, voici comment nous jouons, et pourquoi. Un mot dit à quel point nous en sommes sûrs : « certain », les sources ne laissent pas d’autre lecture ; « probable », c’est la meilleure de plusieurs ; « choisi », elles ne disent rien, il fallait bien choisir. Les numéros qui manquent concernent des extensions du jeu qu’on ne joue pas ici.

zooloretto-ruling-r1-doubt = Que valent les enclos, en points et en pièces ?
zooloretto-ruling-r1-answer = Comme indiqué sous « Votre zoo ».
zooloretto-ruling-r1-reason = Notre exemplaire du livret a perdu les figures. Des images des plateaux montrent les nombres, trois programmes indépendants ont les mêmes, et les exemples du livret concordent.
zooloretto-ruling-r2-doubt = Quel emplacement de boutique appartient à quel enclos ?
zooloretto-ruling-r2-answer = Deux à l’enclos de quatre, un à chacun des autres. Aucun n’appartient à deux enclos.
zooloretto-ruling-r2-reason = Des images des plateaux et les mêmes programmes ; le livret compte quatre emplacements et un de plus sur l’extension.
zooloretto-ruling-r3-doubt = Combien d’animaux tiennent dans l’extension ?
zooloretto-ruling-r3-answer = Cinq.
zooloretto-ruling-r3-reason = Le livret et le plateau imprimé le disent. Un programme en met six, par erreur.
zooloretto-ruling-r4-doubt = Combien y a-t-il de mâles et de femelles ?
zooloretto-ruling-r4-answer = Deux de chaque dans chaque espèce, et sept animaux sans symbole.
zooloretto-ruling-r4-reason = Le livret en donne deux et deux sur onze tuiles.
zooloretto-ruling-r5-doubt = Les tuiles pièce sont-elles autre chose que des pièces ? Et si la banque est à court ?
zooloretto-ruling-r5-answer = C’est le même argent. Les tuiles payées à la banque peuvent en ressortir. Une banque à court paie ce qu’elle a et ne doit rien.
zooloretto-ruling-r5-reason = Le livret laisse ressortir les tuiles, et une banque vide ne rien payer. Qu’une banque presque vide paie une partie n’est que probable.
zooloretto-ruling-r6-doubt = Un bébé prend la dernière case. Est-ce que je reçois les pièces ?
zooloretto-ruling-r6-answer = Oui, sauf s’il naît lors d’un échange.
zooloretto-ruling-r6-reason = Un bébé est un animal comme les autres ; l’exception est dans les réponses publiées aux questions.
zooloretto-ruling-r7-doubt = Le second parent prend la dernière case. Et le bébé ?
zooloretto-ruling-r7-answer = Vous recevez les pièces pour le parent, et le bébé va à l’étable.
zooloretto-ruling-r7-reason = Le livret le dit.
zooloretto-ruling-r8-doubt = Puis-je refuser un bébé, ou le mettre dans un autre enclos ?
zooloretto-ruling-r8-answer = Non. Il reste avec ses parents et ne va à l’étable que s’ils n’ont plus de case.
zooloretto-ruling-r8-reason = Le livret nomme ces deux endroits et aucun autre.
zooloretto-ruling-r9-doubt = Qui a déjà eu un bébé, et qui peut encore en avoir ?
zooloretto-ruling-r9-answer = Chaque mâle et chaque femelle, une fois. On le retient pour chaque animal, et cela le suit quand on l’échange, le range ou le vend.
zooloretto-ruling-r9-reason = Le livret donne un bébé à chacun.
zooloretto-ruling-r10-doubt = Il y a deux mâles et une femelle. Lequel est le père ?
zooloretto-ruling-r10-answer = Peu importe ; l’un d’eux a eu un bébé, l’autre non.
zooloretto-ruling-r10-reason = On ne distingue pas des animaux pareils.
zooloretto-ruling-r11-doubt = Et s’il n’y a plus de bébés ?
zooloretto-ruling-r11-answer = Impossible : il y en a autant que de couples. Un bébé qui quitte le jeu ne revient pas.
zooloretto-ruling-r11-reason = Cela se compte : deux mâles, deux femelles, deux bébés.
zooloretto-ruling-r12-doubt = Dans quel ordre décharge-t-on ?
zooloretto-ruling-r12-answer = Dans n’importe lequel, et naissances et pièces viennent aussitôt après chaque tuile.
zooloretto-ruling-r12-reason = Le livret n’en demande aucun, et un autre programme laisse le choix aussi.
zooloretto-ruling-r13-doubt = Une boutique peut-elle aller à l’étable alors qu’un emplacement est libre ?
zooloretto-ruling-r13-answer = Oui.
zooloretto-ruling-r13-reason = Le livret dit qu’une boutique peut prendre un emplacement, non qu’elle le doit.
zooloretto-ruling-r14-doubt = Où peut-on déplacer une boutique pour une pièce ?
zooloretto-ruling-r14-answer = D’un emplacement à un autre, d’un emplacement à l’étable, et de l’étable à un emplacement.
zooloretto-ruling-r14-reason = Les deux premiers cas sont dans le livret. Le troisième est dans trois programmes, et dans d’autres éditions une boutique part d’où qu’elle soit.
zooloretto-ruling-r15-doubt = Puis-je déplacer une boutique d’un emplacement de l’enclos de quatre à l’autre ?
zooloretto-ruling-r15-answer = Non.
zooloretto-ruling-r15-reason = Cela ne changerait rien, si ce n’est une pièce de moins.
zooloretto-ruling-r16-doubt = Peut-on échanger des animaux avec un enclos vide ?
zooloretto-ruling-r16-answer = Non. Il faut des habitants aux deux endroits.
zooloretto-ruling-r16-reason = Les réponses publiées aux questions le disent.
zooloretto-ruling-r17-doubt = L’étable contient déjà des animaux de l’espèce qui y viendrait. Puis-je échanger ?
zooloretto-ruling-r17-answer = Oui, avec une autre espèce de l’étable. Ceux qui y sont déjà restent.
zooloretto-ruling-r17-reason = C’est ce que disent les mots, et un autre programme fait de même.
zooloretto-ruling-r18-doubt = Peut-il y avoir des naissances quand on échange deux enclos ?
zooloretto-ruling-r18-answer = Non. Seuls des animaux venus de l’étable peuvent alors avoir des petits.
zooloretto-ruling-r18-reason = Qui vit ensemble dans un enclos a déjà eu ses bébés.
zooloretto-ruling-r19-doubt = Puis-je acheter pour ma propre étable, à quelqu’un qui a déjà un camion, ou des bébés et des boutiques ?
zooloretto-ruling-r19-answer = Oui à tout.
zooloretto-ruling-r19-reason = Ce qu’on achète arrive au zoo comme toute autre tuile, et l’étable en fait partie. Le livret ne limite ni ce qui se vend ni qui vend.
zooloretto-ruling-r20-doubt = Tous les camions sont pleins, et je n’ai pas d’argent.
zooloretto-ruling-r20-answer = Alors vous devez en prendre un. On peut toujours faire quelque chose : un camion que personne n’a pris est soit chargé, et on peut le prendre, soit vide, et on peut le charger.
zooloretto-ruling-r20-reason = Il reste toujours autant de camions que de personnes sans camion, ou plus.
zooloretto-ruling-r21-doubt = Puis-je prendre un camion vide ?
zooloretto-ruling-r21-answer = Non. Quelqu’un doit d’abord le charger, même si c’est vous. Payer reste possible entre-temps.
zooloretto-ruling-r21-reason = Le livret demande au moins une tuile.
zooloretto-ruling-r22-doubt = Et si les tuiles sous le disque s’épuisent ?
zooloretto-ruling-r22-answer = C’est impossible. Il y en a 15, et aucune manche n’en pioche plus que les camions n’ont de places.
zooloretto-ruling-r22-reason = À cinq, cela fait 15 ; à moins nombreux, moins.
zooloretto-ruling-r23-doubt = La pile s’épuise juste à la fin d’une manche. La partie est-elle finie ?
zooloretto-ruling-r23-answer = Non, on joue encore une manche. Sa première pioche en fait la dernière.
zooloretto-ruling-r23-reason = Dans le livret, la fin vient avec la première tuile de sous le disque.
zooloretto-ruling-r24-doubt = Tous les autres ont un camion. Que puis-je faire ?
zooloretto-ruling-r24-answer = Tout ce que vous pouvez faire d’ordinaire, tour après tour, jusqu’à prendre le dernier camion ; dans la dernière manche aussi.
zooloretto-ruling-r24-reason = Le livret et ses réponses aux questions.
zooloretto-ruling-r25-doubt = Qui commence la manche suivante ?
zooloretto-ruling-r25-answer = Qui a pris le dernier camion.
zooloretto-ruling-r25-reason = Le livret le dit.
zooloretto-ruling-r26-doubt = Deux joueurs ont autant de points. Qui gagne ?
zooloretto-ruling-r26-answer = Qui a le plus de pièces. Si elles sont égales aussi, les deux.
zooloretto-ruling-r26-reason = Le livret le dit.
zooloretto-ruling-r27-doubt = Quelles espèces sont écartées ?
zooloretto-ruling-r27-answer = Le hasard décide, à moins que vous ne le fassiez ; il y a une option.
zooloretto-ruling-r27-reason = Le livret ne le dit pas. Toutes les espèces ont les mêmes tuiles.
zooloretto-ruling-r28-doubt = Le livret a plusieurs piles où piocher. Ici, il n’y en a qu’une.
zooloretto-ruling-r28-answer = Une pile, bien mélangée, et 15 tuiles sous le disque.
zooloretto-ruling-r28-reason = Cela revient au même : personne ne sait ce qui est où.
zooloretto-ruling-r29-doubt = À deux, quelles places sont bloquées ?
zooloretto-ruling-r29-answer = Aucune sur le premier camion, une sur le deuxième, deux sur le troisième, toute la partie.
zooloretto-ruling-r29-reason = Le livret y pose, face cachée, des tuiles des espèces écartées.
zooloretto-ruling-r45-doubt = Puis-je savoir combien d’argent ont les autres ?
zooloretto-ruling-r45-answer = Oui.
zooloretto-ruling-r45-reason = Il est sur la table, et rien dans le livret ne le cache.
zooloretto-ruling-r46-doubt = Les actions d’argent peuvent-elles durer sans fin ?
zooloretto-ruling-r46-answer = Pas pour une personne seule. Mais deux pourraient s’entraider à revenir au point de départ. Après 100 tours de suite sans pioche ni camion, seules ces deux actions sont donc permises, jusqu’à ce que l’une soit faite.
zooloretto-ruling-r46-reason = Toute partie doit finir, et aucune partie ordinaire n’en approche. À deux, ce serait vraiment possible ; le nombre 100 est notre choix.
zooloretto-ruling-r48-doubt = Puis-je charger une pièce sur un camion, et prendre un camion qui ne porte rien d’autre ?
zooloretto-ruling-r48-answer = Oui, les deux.
zooloretto-ruling-r48-reason = C’est une tuile comme les autres.
zooloretto-ruling-r49-doubt = Il y a plusieurs animaux d’une espèce sur mon camion ou dans une étable. Duquel s’agit-il ?
zooloretto-ruling-r49-answer = Vous choisissez le genre : sans symbole, mâle, femelle ou bébé, et s’il a déjà eu un petit ; pour les boutiques, la sorte. Des tuiles d’un même genre sont pareilles.
zooloretto-ruling-r49-reason = Le livret laisse choisir la tuile. Qui a déjà eu un petit compte (R9).
zooloretto-ruling-r51-doubt = Deux extensions sont fermées. Laquelle s’ouvre ?
zooloretto-ruling-r51-answer = La première, puis la deuxième ; chacune coûte 3 pièces et un tour. Quand aucune n’est fermée, on ne peut pas agrandir.
zooloretto-ruling-r51-reason = Les plateaux sont pareils.
zooloretto-ruling-r52-doubt = À deux, l’autre a un camion. Combien m’en reste-t-il ?
zooloretto-ruling-r52-answer = Deux : vous pouvez charger les deux, et prendre l’un ou l’autre.
zooloretto-ruling-r52-reason = Il y a trois camions, et la manche finit quand les deux en ont un.
zooloretto-ruling-r53-doubt = La banque est vide, et je paie pour déplacer ou acheter un animal qui remplit un enclos. Est-ce que je reçois quelque chose ?
zooloretto-ruling-r53-answer = Oui, ce que vous venez de payer est dans la banque.
zooloretto-ruling-r53-reason = On paie d’abord ; le livret ne dit rien de la suite.
zooloretto-ruling-r55-doubt = Une position que j’invente doit-elle être possible dans une vraie partie ?
zooloretto-ruling-r55-answer = Non. Sans tuiles, personne ne pioche ; sans bébés, personne ne naît ; un couple installé dans un enclos a son bébé quand quelqu’un y entre ; et qui ne peut rien faire a passé.
zooloretto-ruling-r55-reason = Énigmes et exemples veulent des positions où personne n’arriverait, et il leur faut une réponse.
zooloretto-ruling-r56-doubt = Quand une position inventée en est-elle à sa dernière manche ?
zooloretto-ruling-r56-answer = Quand il reste moins de 15 tuiles. Une manche qui finit sans aucune tuile est de toute façon la dernière.
zooloretto-ruling-r56-reason = La fin vient avec la première tuile de sous le disque ; cela complète R55.
zooloretto-ruling-r57-doubt = Pourquoi me demande-t-on alors qu’il n’y a qu’un choix ?
zooloretto-ruling-r57-answer = Chaque tuile chargée ou déchargée est une décision, même s’il ne reste que l’étable.
zooloretto-ruling-r57-reason = Cela ne change rien, et vous voyez où vont les choses.
zooloretto-ruling-r58-doubt = Deux camions portent la même chose. Un choix, ou deux ?
zooloretto-ruling-r58-answer = Deux. Chaque camion a son numéro.
zooloretto-ruling-r58-reason = Sur la table, ce sont deux camions bien distincts.
