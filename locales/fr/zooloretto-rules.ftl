### Zooloretto : les règles telles que la page les raconte, avec les raisons de nos décisions.
### Entre ** : en gras ; R7 et les autres deviennent des liens.
### Les joueurs 1, 2, 3 … sont ceux des exemples, dans le sens horaire.

zooloretto-rules-edition = Un jeu de Michael Schacht pour deux à cinq joueurs, avec les extensions XXL et Exotic. Nous suivons les livrets français, qui nous sont parvenus sans leurs figures, avec nos propres mots. Là où ils laissent un doute, une précision numérotée tranche.

## In short, on one screen

zooloretto-rules-summary-goal = Remplir ses enclos, une seule espèce dans chacun, et garder l’étable vide. Le joueur qui a le plus de points l’emporte.
zooloretto-rules-summary-turn = Faites une action : piocher un jeton et le charger sur un camion, prendre un camion et le décharger dans votre zoo, ou faire une opération commerciale. Une fois votre camion pris, vous attendez la manche suivante, qui commence quand chacun en a un.
zooloretto-rules-summary-scoring = Un enclos plein rapporte la plus élevée de ses valeurs, presque plein (une case libre) la plus faible, sinon 1 point par animal s’il y a une boutique à côté. Chaque type de boutique rapporte 2 points. À l’étable, chaque espèce et chaque type de boutique en fait perdre 2.
zooloretto-rules-summary-powers = Un mâle et une femelle dans le même enclos ont aussitôt un bébé. Remplir un enclos peut rapporter un bonus en pièces. Avec des pièces, on déplace, on échange, on achète dans une autre étable, on défausse ou on agrandit son zoo. Le premier des 15 jetons sous le pion annonce la dernière manche.

## L’idée

zooloretto-rules-idea = Le principe
zooloretto-rules-idea-1 = Chacun dirige un zoo, et les animaux arrivent par camion. À votre tour, vous chargez un jeton de plus sur un camion, ou vous prenez un camion avec tout son chargement, bienvenu ou non. Attendre peut rapporter ; mais si vous attendez trop, un autre joueur repart avec vos pandas.
zooloretto-rules-idea-2 = Chacun de vos enclos n’accueille qu’une espèce. Les enclos pleins ou presque pleins rapportent des points ; chaque espèce restée à l’étable en fait perdre. Quelques pièces permettent de corriger les erreurs.

## Le matériel

zooloretto-rules-box = Le matériel
zooloretto-rules-box-1 = Il y a huit espèces, et chacune a les mêmes jetons que le flamant de ce tableau : sept animaux sans symbole, deux mâles, deux femelles, et deux jetons ronds pour les bébés (R4).
zooloretto-rules-box-tile = Jeton
zooloretto-rules-box-copies = Nombre
zooloretto-rules-box-does = Effet
zooloretto-rules-tile-plain = Occupe une case d’un enclos.
zooloretto-rules-tile-male = De même ; et avec une femelle, il a un bébé, une seule fois.
zooloretto-rules-tile-female = De même ; et avec un mâle, elle a un bébé, une seule fois.
zooloretto-rules-tile-baby = Né dans votre zoo ; ensuite un animal comme les autres, mais qui n’a jamais de petits.
zooloretto-rules-tile-snack = Une boutique. Chaque type de boutique dans votre zoo rapporte 2 points.
zooloretto-rules-tile-kiosk = Un autre type de boutique.
zooloretto-rules-tile-barrow = Un autre type de boutique.
zooloretto-rules-tile-popcorn = Un autre type de boutique.
zooloretto-rules-tile-coin = Devient une pièce dès que vous prenez le camion.
zooloretto-rules-box-2 = S’y ajoutent 30 **pièces**, un **camion** à trois emplacements par joueur, et pour chacun un zoo et une extension. Un jeton monnaie déchargé est une pièce comme une autre (R5).
zooloretto-rules-zoo = Votre zoo
zooloretto-rules-zoo-1 = Tous les zoos sont identiques (R1, R2, R3). Ils ont trois enclos, et un quatrième une fois que vous l’avez payé :
zooloretto-rules-zoo-e4 = **L’enclos de 4 cases** : 5 points plein, 4 presque plein (une seule case libre). Bonus : 1 pièce. Deux emplacements de boutique.
zooloretto-rules-zoo-e5 = **L’enclos de 5 cases** : 8 points plein, 5 presque plein. Bonus : 2 pièces. Un emplacement de boutique.
zooloretto-rules-zoo-e6 = **L’enclos de 6 cases** : 10 points plein, 6 presque plein. Pas de bonus. Un emplacement de boutique.
zooloretto-rules-zoo-x = **L’extension**, de 5 cases : 9 points pleine, 5 presque pleine. Bonus : 1 pièce. Un emplacement de boutique. Elle est fermée au début.
zooloretto-rules-zoo-2 = Un **emplacement de boutique** est lié à l’enclos voisin et accueille une boutique.
zooloretto-rules-zoo-3 = L’**étable** accueille tous les jetons sans place ailleurs, animaux et boutiques, en nombre illimité. Mais elle vous fera perdre des points.

## La mise en place

zooloretto-rules-setup = La mise en place
zooloretto-rules-setup-1 = Moins il y a de joueurs, moins il y a d’espèces en jeu (R27) :
zooloretto-rules-setup-five = à cinq : les huit espèces, cinq camions, 112 jetons ;
zooloretto-rules-setup-four = à quatre : une espèce retirée, quatre camions, 101 jetons ;
zooloretto-rules-setup-three = à trois : deux espèces retirées, trois camions, 90 jetons ;
zooloretto-rules-setup-two = à deux : trois espèces retirées, trois camions de tailles différentes, 79 jetons. Voir « À deux ».
zooloretto-rules-setup-2 = On mélange les jetons et on en met **15 de côté**, face cachée, sous le pion. Les autres forment la pioche. Boutiques et jetons monnaie sont toujours tous en jeu.
zooloretto-rules-setup-3 = Chacun commence avec un zoo vide, une extension fermée et **2 pièces**. Les autres pièces forment la banque. Le premier joueur est tiré au sort.
zooloretto-rules-setup-4 = Une option ajoute les extensions du jeu, XXL et Exotic, l’une ou l’autre ou les deux. Chacune a son chapitre ci-dessous.

## Un tour

zooloretto-rules-turn = Un tour de jeu
zooloretto-rules-turn-1 = On joue dans le sens horaire. À votre tour, vous faites **une** action sur trois :
zooloretto-rules-turn-draw = **piocher** un jeton et le charger sur un camion ;
zooloretto-rules-turn-take = **prendre un camion** et le décharger, ce qui termine votre manche ;
zooloretto-rules-turn-pay = ou faire une **opération commerciale**, une des cinq possibles.
zooloretto-rules-turn-2 = Le jeton pioché est visible de tous. Vous choisissez ensuite un camion que personne n’a pris et qui a un emplacement libre, même s’il est vide. On peut piocher tant qu’il reste un tel emplacement. On ne peut jamais simplement passer.
zooloretto-rules-turn-3 = On peut prendre un camion qui n’est pas plein, mais pas un camion vide (R21). Si tous les camions sont pleins et que vous ne pouvez ou ne voulez pas faire d’opération, vous devez en prendre un (R20).
zooloretto-rules-round = La manche
zooloretto-rules-round-1 = Le joueur qui a pris un camion a terminé sa manche. Les autres continuent jusqu’à ce que chacun en ait un. Le dernier joueur peut continuer seul : piocher, faire une opération, piocher encore, tant qu’il y a un emplacement libre (R24).
zooloretto-rules-round-2 = Les camions vides reviennent au milieu. Le **joueur qui a pris le dernier camion** commence la manche suivante (R25).

## Décharger

zooloretto-rules-unloading = Décharger
zooloretto-rules-unloading-1 = On décharge jeton par jeton, dans l’ordre de son choix (R12) :
zooloretto-rules-unloading-animal = un **animal** va sur une case libre d’un enclos vide ou habité par la même espèce ; ou à l’étable ;
zooloretto-rules-unloading-stall = une **boutique** va sur un emplacement libre, ou à l’étable (R13) ;
zooloretto-rules-unloading-coin = une **pièce** est aussitôt à vous.
zooloretto-rules-unloading-2 = L’étable est toujours permise. C’est le seul endroit possible pour un animal qui ne va nulle part ailleurs. Une espèce peut vivre dans plusieurs de vos enclos, mais deux espèces ne partagent jamais le même.

## Les naissances

zooloretto-rules-births = Les naissances
zooloretto-rules-births-1 = Quand un mâle et une femelle d’une espèce se retrouvent dans le même enclos, un **bébé** naît aussitôt. Il prend une case libre de cet enclos et compte comme les autres animaux.
zooloretto-rules-births-2 = S’il n’y a plus de case libre, le bébé va à l’étable. On ne peut ni le refuser ni l’envoyer ailleurs (R8).
zooloretto-rules-births-3 = Chaque mâle et chaque femelle n’a qu’**un bébé** de toute la partie, où qu’il aille ensuite (R9). Le troisième attend un nouveau partenaire. À l’étable et sur les camions, il n’y a jamais de naissance.

## Le bonus

zooloretto-rules-bonus = Le bonus d’un enclos plein
zooloretto-rules-bonus-1 = Quand un animal prend la **dernière case libre** d’un enclos, vous recevez le bonus indiqué : 1 pièce dans l’enclos de 4 cases et dans l’extension, 2 dans l’enclos de 5 cases, rien dans celui de 6 cases. Peu importe que l’animal soit venu par camion, déplacé, acheté ou né sur place (R6).
zooloretto-rules-bonus-2 = Les pièces viennent de la banque. Si elle n’en a pas assez, elle paie ce qu’elle a, et le reste est perdu (R5). Un enclos vidé puis rempli de nouveau rapporte de nouveau son bonus.

## L’argent

zooloretto-rules-money = Les opérations commerciales
zooloretto-rules-money-1 = Au lieu de piocher ou de prendre un camion, vous pouvez faire une de ces opérations. On paie d’abord :
zooloretto-rules-money-move = **déplacer** un animal hors de votre étable, ou une boutique : 1 pièce ;
zooloretto-rules-money-exchange = **échanger** les animaux de deux endroits de votre zoo : 1 pièce ;
zooloretto-rules-money-purchase = **acheter** un jeton dans l’étable d’un autre joueur : 2 pièces, dont une pour le vendeur ;
zooloretto-rules-money-discard = **défausser** un jeton de votre étable : 2 pièces ;
zooloretto-rules-money-expand = **agrandir** votre zoo d’une extension : 3 pièces.
zooloretto-rules-money-2 = Une opération par tour, puis c’est au joueur suivant. Après avoir pris un camion, on ne fait plus d’opération jusqu’à la manche suivante.
zooloretto-rules-move = Déplacer
zooloretto-rules-move-1 = Un animal de votre étable va dans un enclos qui peut l’accueillir. Naissances et bonus comme pour un déchargement.
zooloretto-rules-move-2 = Une boutique va d’un emplacement à un autre, d’un emplacement à l’étable, ou sort de l’étable (R14).
zooloretto-rules-move-3 = Un animal seul ne quitte jamais son enclos, ni pour un autre ni pour l’étable.
zooloretto-rules-exchange = Échanger
zooloretto-rules-exchange-1 = Choisissez deux endroits de votre zoo où vivent des espèces différentes. Tous les animaux d’un enclos échangent leur place avec tous ceux d’un autre ; ou avec **tous les animaux d’une espèce** de l’étable.
zooloretto-rules-exchange-2 = Chaque groupe doit tenir dans son nouvel enclos ; l’étable est toujours assez grande. On n’échange rien avec un enclos vide (R16). Les autres jetons de l’étable y restent (R17), et les boutiques ne bougent pas.
zooloretto-rules-exchange-3 = Un couple qui sort ainsi de l’étable a son bébé, et deux couples en ont deux. Mais un échange **ne rapporte jamais de bonus**, pas même pour un bébé qui prend la dernière case.
zooloretto-rules-exchange-4 = Il peut cependant en rapporter plus tard : un enclos plein redevient un enclos à remplir.
zooloretto-rules-purchase = Acheter
zooloretto-rules-purchase-1 = Vous pouvez acheter n’importe quel jeton dans l’étable d’un autre joueur et le placer dans votre zoo comme s’il venait d’un camion, étable comprise (R19). Le vendeur reçoit une pièce, la banque l’autre. **Personne ne peut refuser**, et peu importe que le vendeur ait déjà pris un camion ou non.
zooloretto-rules-discard = Défausser
zooloretto-rules-discard-1 = Un jeton de votre étable, au choix, est définitivement retiré du jeu. C’est utile à la fin : chaque espèce à l’étable fait perdre 2 points, quel que soit le nombre d’animaux.
zooloretto-rules-expand = Agrandir
zooloretto-rules-expand-1 = Vous ouvrez votre extension : un enclos de 5 cases de plus, avec son emplacement de boutique. Elle reste ouverte, et peut rester vide sans malus.

## La fin et les points

zooloretto-rules-end = Fin de partie et décompte
zooloretto-rules-end-1 = Quand la pioche est épuisée, on pioche le premier des 15 jetons sous le pion. On le charge comme d’habitude, et **cette manche est la dernière**. Elle continue jusqu’à ce que chacun ait un camion (R23).
zooloretto-rules-end-2 = Chaque joueur calcule alors son score :
zooloretto-rules-end-full = un enclos **plein** : la plus élevée de ses deux valeurs ;
zooloretto-rules-end-short = un enclos **presque plein**, avec une seule case libre : la plus faible ;
zooloretto-rules-end-stall = un enclos avec deux cases libres ou plus : **1 point par animal s’il y a une boutique à côté**, sinon rien ;
zooloretto-rules-end-types = chaque **type de boutique** sur un emplacement : 2 points ;
zooloretto-rules-end-barn-species = chaque **espèce à l’étable** : 2 points de moins ;
zooloretto-rules-end-barn-types = chaque **type de boutique à l’étable** : 2 points de moins.
zooloretto-rules-end-3 = Le nombre d’animaux d’une espèce ou de boutiques d’un type à l’étable ne compte pas, et une deuxième boutique à côté de l’enclos de 4 cases ne rapporte rien de plus à ses animaux. Les pièces ne valent aucun point.
zooloretto-rules-end-4 = Le joueur qui a le plus de points l’emporte ; en cas d’égalité, celui qui a le plus de pièces. Si l’égalité persiste, la victoire est partagée (R26).
zooloretto-rules-end-5 = Avec XXL s’ajoutent les jetons de score, avec Exotic les visiteurs et les jetons bonus : voir leurs chapitres.

## À deux

zooloretto-rules-two = À deux
zooloretto-rules-two-1 = À deux, trois espèces sont retirées, et chacun a **deux extensions**.
zooloretto-rules-two-2 = Il y a trois camions, à **trois, deux et un** emplacements (R29). Quand un joueur a pris son camion, l’autre en a encore deux à charger et à choisir (R52).
zooloretto-rules-two-3 = La manche se termine quand les deux joueurs ont un camion. Les jetons du troisième sont **retirés du jeu**.
zooloretto-rules-two-4 = Les extensions s’ouvrent l’une après l’autre, pour 3 pièces et un tour chacune (R51).

## XXL

zooloretto-rules-xxl = L’extension XXL
zooloretto-rules-xxl-1 = XXL allonge la partie et permet de donner des animaux contre des points. Cette extension ajoute :
zooloretto-rules-xxl-animals = six jetons de plus par **espèce**, dont un mâle et une femelle (R30), et un bébé de plus ;
zooloretto-rules-xxl-stall = un cinquième type de boutique, la **buvette à limonade**, en trois exemplaires ; c’est une boutique comme les autres ;
zooloretto-rules-xxl-coins = trois **jetons monnaie** de plus, et 12 pièces de plus à la banque ;
zooloretto-rules-xxl-tokens = dix **jetons de score** en pile : trois de 6 points au-dessus, puis trois de 5, puis quatre de 4 (R31).
zooloretto-rules-xxl-2 = À votre tour, vous avez une quatrième possibilité : **donner**. Tous les animaux d’un de vos enclos pleins sont retirés du jeu, bébés compris, et vous prenez le jeton du dessus. C’est gratuit, mais c’est votre tour (R33). Les boutiques voisines restent.
zooloretto-rules-xxl-3 = L’enclos est de nouveau vide. Vous pouvez le remplir encore, avec n’importe quelle espèce, et toucher encore son bonus. **Deux dons par joueur** et par partie, y compris dans la dernière manche, mais jamais après avoir pris un camion (R34).
zooloretto-rules-xxl-4 = Est-ce rentable ? Un enclos plein vaut de 5 à 10 points à la fin, un jeton de 4 à 6. Un don paie si vous avez le temps de remplir l’enclos encore une fois.

## Exotic

zooloretto-rules-exotic = L’extension Exotic
zooloretto-rules-exotic-1 = Avec Exotic, une jungle borde votre zoo, et des visiteurs traversent l’un puis l’autre. Cette extension ajoute :
zooloretto-rules-exotic-animals = huit **espèces de la jungle**, deux jetons chacune, sans symbole. On en retire autant que d’autres espèces (R44) ;
zooloretto-rules-exotic-visitors = des **visiteurs**, huit par couleur. Chaque joueur commence avec un visiteur de chaque couleur au point d’observation 2 ; les autres forment la réserve (R37) ;
zooloretto-rules-exotic-tokens = un **jeton bonus** par couleur, au milieu.
zooloretto-rules-exotic-2 = À chaque type de boutique sa couleur : vert pour le chariot à casse-croûte, bleu pour le kiosque, violet pour l’étal de fruits, rouge pour le stand de pop-corn (R40). Le jaune est la couleur de la buvette à limonade et ne sert qu’avec XXL.
zooloretto-rules-jungle = Les animaux de la jungle
zooloretto-rules-jungle-1 = Votre plateau jungle a **cinq cases** (R36). Il n’accueille que des animaux de la jungle, de **trois espèces** au plus. Aucun animal ne le quitte jamais : la troisième espèce est un choix définitif (R47).
zooloretto-rules-jungle-2 = Venu d’un camion ou d’une autre étable, un animal de la jungle va sur votre plateau jungle ou à l’étable, jamais dans un enclos. De l’étable au plateau, le déplacement coûte 1 pièce ; on peut aussi le défausser.
zooloretto-rules-jungle-3 = Sur le plateau, ces animaux ne rapportent ni points ni pièces et n’ont pas de petits. On ne peut ni les échanger ni les donner (R35). Leur intérêt, ce sont les visiteurs. À l’étable, chaque espèce fait perdre 2 points, comme toujours.
zooloretto-rules-advancing = Faire avancer les visiteurs
zooloretto-rules-advancing-1 = Le chemin a une entrée, cinq points d’observation à la suite et une sortie : les points 1, 2 et 3 sont dans le zoo, 4 et 5 dans la jungle. Un visiteur avance de **deux points d’observation**, d’un seul tenant : deux visiteurs ne se partagent pas les pas. Cela arrive
zooloretto-rules-advancing-stall = quand vous placez une **boutique** sur un emplacement, déchargée ou achetée (R39) : vous devez avancer un visiteur de sa couleur ;
zooloretto-rules-advancing-jungle = quand vous placez un **animal de la jungle** sur le plateau jungle, déchargé, acheté ou déplacé (R38) : vous devez avancer un visiteur, de la couleur de votre choix.
zooloretto-rules-advancing-2 = Choisissez un visiteur de votre zoo, ou faites-en entrer un de la réserve : il se place au point 2 (R50). Si la couleur n’a de visiteur ni ici ni là, rien ne bouge (R41). Un jeton mis à l’étable ne fait bouger aucun visiteur, et une boutique déplacée pour une pièce non plus.
zooloretto-rules-advancing-3 = Des points 4 et 5, un visiteur quitte le zoo **par la sortie** et retourne dans la réserve. Le premier joueur à faire sortir un visiteur d’une couleur prend le **jeton bonus** de cette couleur et le garde (R43).
zooloretto-rules-retreating = Les visiteurs reculent
zooloretto-rules-retreating-1 = Après un animal de la jungle, et seulement alors, **chaque autre joueur** qui a chez lui des visiteurs de la couleur choisie en recule un d’un point d’observation, même s’il a déjà pris un camion. S’ils sont en plusieurs endroits, il choisit lequel (R50).
zooloretto-rules-retreating-2 = Du point 1, un visiteur quitte le zoo par l’entrée et retourne dans la réserve, sans jeton. Les autres reculent même si votre propre visiteur n’avait plus qu’un pas à faire vers la sortie.
zooloretto-rules-crowds = Les points des visiteurs
zooloretto-rules-crowds-1 = À la fin, vous marquez aussi :
zooloretto-rules-crowds-colours = 2 points par **couleur** de visiteurs présente dans votre zoo, quel que soit leur nombre ;
zooloretto-rules-crowds-tokens = pour chaque **jeton bonus** que vous avez, 2 points par visiteur de sa couleur dans votre zoo.

## Les deux

zooloretto-rules-both = Les deux extensions
zooloretto-rules-both-1 = On joue avec une extension ou avec les deux, quel que soit le nombre de joueurs. Ensemble, elles ajoutent les visiteurs jaunes et leur jeton ; le reste ne change pas. Il y a toujours 15 jetons sous le pion.

## Conseils

zooloretto-rules-advice = Conseils
zooloretto-rules-advice-1 = **Prenez des risques.** Un camion ne convient qu’à vous et il lui reste un emplacement ? Plutôt que de le prendre, piochez : le jeton suivant vous servira peut-être aussi.
zooloretto-rules-advice-2 = **N’ayez pas peur de l’étable.** Prenez des animaux même sans place pour eux, surtout tant que votre extension est fermée. Veillez seulement à n’avoir que peu d’espèces à l’étable.
zooloretto-rules-advice-3 = **Vendez.** Un animal qui ne vous sert à rien, mais qui manque à un autre joueur, n’est pas une mauvaise prise. S’il vous l’achète, vous perdez un malus et gagnez une pièce.
zooloretto-rules-advice-4 = **Échangez au bon moment.** Bert vient de remplir son enclos de 4 cases avec des flamants, et a touché sa pièce. Trois chimpanzés occupent son enclos de 5 cases. Il les échange pour une pièce : il manque alors un seul animal à chacun des deux enclos, qui rapportent tous deux des points et peuvent tous deux rapporter encore un bonus.

## Questions et réponses

zooloretto-rules-questions = Questions et réponses
zooloretto-rules-questions-1 = Les livrets répondent à quelques questions que tout le monde se pose. Les voici en bref, avec la règle qui tranche.
zooloretto-rules-questions-ask = Question
zooloretto-rules-questions-reply = Réponse
zooloretto-rules-questions-rule = Règle
zooloretto-rules-ask-alone = Tous les autres ont un camion. Ai-je plusieurs tours ?
zooloretto-rules-reply-alone = Oui, à volonté : piochez tant qu’il y a un emplacement, faites des opérations, puis prenez le camion.
zooloretto-rules-ask-species = Quand peut-on échanger les animaux de deux enclos ?
zooloretto-rules-reply-species = Quand ils sont d’espèces différentes.
zooloretto-rules-ask-empty = Un échange peut-il amener plusieurs animaux de l’étable dans un enclos vide ?
zooloretto-rules-reply-empty = Non.
zooloretto-rules-ask-stall = À la fin, un éléphant est seul dans l’enclos de 4 cases. Lui faut-il deux boutiques pour rapporter un point ?
zooloretto-rules-reply-stall = Non, une seule suffit.
zooloretto-rules-ask-type = Une boutique aide déjà les animaux voisins à marquer. Son type rapporte-t-il quand même 2 points ?
zooloretto-rules-reply-type = Oui.
zooloretto-rules-ask-after = J’ai pris un camion. Puis-je encore faire une opération dans cette manche ?
zooloretto-rules-reply-after = Non.
zooloretto-rules-ask-single = Un animal seul peut-il changer d’enclos, ou retourner à l’étable ?
zooloretto-rules-reply-single = Non.
zooloretto-rules-ask-baby = Un échange sort un couple de l’étable, et son bébé prend la dernière case. Ai-je droit au bonus ?
zooloretto-rules-reply-baby = Non, un échange ne donne jamais de bonus.
zooloretto-rules-ask-again = Le même enclos peut-il rapporter son bonus plusieurs fois ?
zooloretto-rules-reply-again = Oui, chaque fois qu’un animal y prend la dernière case. Un échange permet de libérer des cases entre-temps.
zooloretto-rules-ask-board = Exotic : quels animaux vont sur le plateau jungle ?
zooloretto-rules-reply-board = Ceux de la jungle, et aucun autre.
zooloretto-rules-ask-swapped = Exotic : peut-on échanger des animaux de la jungle ?
zooloretto-rules-reply-swapped = Non.
zooloretto-rules-ask-split = Exotic : deux visiteurs peuvent-ils se partager les deux pas ?
zooloretto-rules-reply-split = Non, le même les fait tous les deux.
zooloretto-rules-ask-entrance = Exotic : un visiteur recule et sort par l’entrée. Ai-je le jeton bonus ?
zooloretto-rules-reply-entrance = Non.
zooloretto-rules-ask-nobody = Exotic : la couleur de ma boutique n’a de visiteur ni chez moi ni dans la réserve. Que se passe-t-il ?
zooloretto-rules-reply-nobody = Rien ne bouge.
zooloretto-rules-ask-others = Exotic : les autres reculent-ils aussi après une boutique ?
zooloretto-rules-reply-others = Non, seulement après un animal de la jungle.
zooloretto-rules-ask-short = Exotic : mon visiteur est sorti après un seul pas. Les autres reculent-ils quand même ?
zooloretto-rules-reply-short = Oui, si c’était pour un animal de la jungle.

## Ce qui est secret

zooloretto-rules-secret = Ce que vous pouvez savoir
zooloretto-rules-secret-1 = Tout est visible sauf l’ordre des jetons : camions, zoos, étables, et l’argent de chacun (R45). Le plateau compte pour vous les jetons à venir de chaque sorte ; lesquels sont sous le pion, personne ne le sait.

## Les options

zooloretto-rules-options = Les options
zooloretto-rules-options-removed = **Espèces retirées.** Tirées au sort, ou désignées par vous, en nombre suffisant pour le nombre de joueurs.
zooloretto-rules-options-first = **Premier joueur.** Tiré au sort, ou désigné par sa place.
zooloretto-rules-options-xxl = **XXL.** Avec ou sans cette extension.
zooloretto-rules-options-exotic = **Exotic.** Avec ou sans cette extension.
zooloretto-rules-options-jungle = **Espèces de la jungle retirées.** Avec Exotic : tirées au sort, ou désignées par vous, en nombre suffisant pour le nombre de joueurs.
zooloretto-rules-options-donations = **Jetons de score.** Avec XXL : les valeurs des dix jetons de haut en bas, en chiffres.

## Exemples : ce qu’il y a à voir, et à essayer

zooloretto-example-first = Le début d’une partie à trois. Tous les camions sont vides : le joueur 1 pioche un jeton, le découvre, et le charge.
zooloretto-example-load = Le joueur 1 collectionne les zèbres, le joueur 2 les pandas, et voilà un chimpanzé dont personne ne veut. Sur le camion 1 il gâterait les zèbres, sur le camion 2 le panda. Le joueur 1 gâte le panda.
zooloretto-example-round = Les joueurs 2 et 3 ont leur camion ; le joueur 1 continue seul. D’abord une pièce pour sortir le zèbre de l’étable, puis le camion 1. La manche se termine, et le joueur 1, servi en dernier, commence la suivante.
zooloretto-example-unload = Le joueur 1 prend le premier camion. La pièce est aussitôt à lui ; le zèbre rejoint les autres dans l’enclos de 5 cases, et le kiosque va à côté de l’enclos de 4 cases.
zooloretto-example-full = Un camion à regretter. L’enclos des flamants est plein, ceux des zèbres et des éléphants n’acceptent pas de panda, aucun emplacement de boutique n’est libre, et l’extension est fermée : les trois jetons vont à l’étable.
zooloretto-example-birth = Une femelle zèbre rejoint un mâle : avec le bébé, cela fait d’un coup quatre zèbres, et il reste une case libre.
zooloretto-example-parentfills = Ici, la femelle zèbre prend elle-même la dernière case. Cela rapporte le bonus de l’enclos de 4 cases, et le bébé doit aller à l’étable (R7).
zooloretto-example-third = Le couple a déjà son bébé, le deuxième mâle ne change donc rien. Quand vient la deuxième femelle, ces deux-là ont un bébé aussi : l’enclos de 6 cases est plein, mais il n’a pas de bonus.
zooloretto-example-apart = Le mâle éléphant est dans l’enclos, la femelle à l’étable : pas de bébé. Pour une pièce, elle le rejoint et le bébé naît ; il prend la dernière case et rapporte 2 pièces.
zooloretto-example-bonus = Le cinquième kangourou remplit l’enclos de 5 cases : 2 pièces.
zooloretto-example-babyfills = Trois zèbres et leur bébé font quatre : c’est le bébé qui a pris la dernière case, et le bonus est versé quand même.
zooloretto-example-poor = Joueurs riches, banque pauvre : remplir l’enclos de 5 cases devrait rapporter 2 pièces, mais il n’en reste qu’une.
zooloretto-example-move = Deux éléphants attendent à l’étable, et il en manque un dans l’enclos de 4 cases. En déplacer un coûte une pièce, et le bonus la rend.
zooloretto-example-stalls = Trois façons de déplacer une boutique. Le joueur 1 passe le kiosque des flamants aux zèbres, le joueur 2 range l’étal de fruits à l’étable, le joueur 3 en sort le stand de pop-corn.
zooloretto-example-exchange = Le joueur 1 a déjà reçu le bonus pour ses quatre flamants. Pour une pièce, il les échange contre les trois chimpanzés : il manque maintenant un animal dans chaque enclos, soit 4 et 5 points au lieu de 5 et rien. Et le camion 1 apporte les deux : un chimpanzé pour 1 pièce, un flamant pour 2.
zooloretto-example-barn = Trois éléphants à l’étable, un panda dans l’enclos de 5 cases. On les échange. L’étable n’a toujours qu’une espèce ; mais il ne manque plus qu’un éléphant pour que l’enclos soit presque plein.
zooloretto-example-toolarge = Six zèbres ne tiennent nulle part ailleurs, on ne peut donc pas les échanger. Entre les autres enclos, tous les échanges sont possibles.
zooloretto-example-family = Trois éléphants à l’étable, dont un couple, et deux zèbres dans l’enclos de 4 cases. Après l’échange, un bébé naît et l’enclos est plein. C’est un échange : pas de bonus.
zooloretto-example-pairs = Deux mâles et deux femelles à l’étable. Ils vont dans l’enclos de 5 cases et ont deux bébés : l’un prend la dernière case, l’autre va à l’étable, avec le zèbre.
zooloretto-example-kangaroos = Le même enclos rapporte deux fois. Le cinquième kangourou remplit l’enclos de 5 cases : 2 pièces. Pour l’une d’elles, on échange les kangourous avec les chimpanzés de l’extension, qui vaut plus. Avec le chimpanzé suivant, l’enclos est de nouveau plein : encore 2 pièces.
zooloretto-example-purchase = Le joueur 2 a pris un camion et a un panda à l’étable. Le joueur 1 l’achète pour 2 pièces et remplit l’enclos de 5 cases, qui en rapporte 2. Le joueur 2 reçoit une pièce, mais ne rejoue pas.
zooloretto-example-discard = Éléphant et kiosque à l’étable feraient perdre 4 points. Le joueur 1 défausse l’éléphant : il n’en perd plus que 2. Le kiosque aurait pu aller sur un emplacement, pour 1 pièce.
zooloretto-example-expand = Le joueur 1 n’a pas d’enclos pour les pandas. D’abord l’extension, pour 3 pièces, puis le panda de l’étable, pour 1 ; et le camion 1 en apporte un autre, avec une boutique à placer à côté.
zooloretto-example-lastround = Il ne reste que les 15 jetons sous le pion. Le joueur 1 en pioche un : dernière manche. On la joue jusqu’au bout : le joueur 2 prend les deux pièces, le joueur 3 le chameau, et le joueur 1 peut encore piocher ou faire une opération avant de prendre le camion 2.
zooloretto-example-score = Le dernier jeton de la partie : faites décharger le cinquième zèbre au joueur 1. L’extension est pleine, 9. Il manque un éléphant, 5. Il manque deux chimpanzés, mais avec une boutique, 2. Il manque deux pandas, sans boutique, 0. Deux types de boutique, 4. Deux espèces à l’étable, 4 de moins : 16 points.
zooloretto-example-stored = Le joueur 1 met le kiosque à l’étable. Il y a maintenant une espèce et deux types de boutique : 6 points de moins, bien qu’il y ait cinq jetons. Le chariot à côté des flamants rapporte toujours 2 points, et leur en fait marquer 2 de plus.
zooloretto-example-tie = Le joueur 1 prend la dernière pièce. Les joueurs 1 et 2 ont tous deux 7 points, mais 2 pièces contre 3 : le joueur 2 gagne.
zooloretto-example-three = Le joueur 2 a pris le camion à deux emplacements. Le joueur 1 peut prendre le panda sur le plus petit camion, ou piocher ; le jeton va alors sur le grand camion, car le petit est plein.
zooloretto-example-leave = Le joueur 2 a un camion. Le joueur 1 prend le plus petit, avec le zèbre. Le panda et le kiosque du troisième camion sont retirés du jeu.
zooloretto-example-twice = Le joueur 2 a terminé sa manche ; le joueur 1 ouvre donc les deux extensions, l’une après l’autre.
zooloretto-example-donate = Cinq zèbres remplissent l’enclos. Le joueur 1 les donne et prend le premier jeton, qui vaut 6 points. La buvette reste, l’enclos est de nouveau libre, et aucune pièce n’a changé de main.
zooloretto-example-refill = Le joueur 1 a déjà fait un don. Le zèbre de l’étable remplit l’enclos de 5 cases et rapporte 2 pièces, comme d’habitude. Au tour suivant, les cinq zèbres deviennent le deuxième jeton du joueur 1, encore 6 points. Il n’y aura pas de troisième fois.
zooloretto-example-lastgift = Le camion est plein, le joueur 1 n’a pas de pièce et ne saurait où mettre trois pandas. Il ne peut que prendre le camion ou donner les flamants. Après le don, les pandas ont leur enclos.
zooloretto-example-jungle = Des koalas, une chauve-souris et un ara : la jungle a ses trois espèces. Le babouin doit aller à l’étable. La chauve-souris rejoint l’autre, et un visiteur bleu avance pour elle du point 2 au point 4. Les visiteurs bleus des autres reculent.
zooloretto-example-junglefull = Les cinq cases sont occupées. L’ara doit aller à l’étable, même si un ara vit dans la jungle.
zooloretto-example-anna = Le joueur 1 est Anna, les joueurs 2 et 3 sont Scott et James. Anna place le stand de pop-corn et fait sortir son visiteur rouge du point 4 : le jeton rouge est à elle. Puis le koala va dans la jungle, et elle fait entrer un visiteur rouge de la réserve. Scott et James doivent alors reculer un visiteur rouge chacun.
zooloretto-example-quiet = Pour une pièce, le stand de pop-corn sort de l’étable. C’est un déplacement : aucun visiteur ne le suit.
zooloretto-example-answer = Pour 1 pièce, le joueur 1 déplace le koala dans la jungle, et le visiteur vert arrive au point 5. Le joueur 2 a déjà un camion, mais doit répondre : au point 1, le visiteur vert serait perdu ; celui du point 4 recule en 3. Le joueur 3 n’a pas de visiteur vert.
zooloretto-example-laststep = Le visiteur rouge sort après un pas, l’autre est perdu. Le jeton appartient déjà au joueur 3 et y reste. Au point 1, le visiteur rouge du joueur 2 doit quand même reculer, et s’en va.
zooloretto-example-crowd = Le joueur 1 prend la dernière pièce. Deux couleurs rapportent 4 points, et le jeton rouge 2 par visiteur rouge, soit 4 de plus. Le jeton vert ne rapporte rien sans visiteurs verts, et les aras non plus. Koalas, chauve-souris et panda à l’étable font trois espèces : −6.
zooloretto-example-yellow = Avec les deux extensions, un camion porte une buvette à limonade. Le joueur 1 la place à côté des zèbres et avance le visiteur jaune au point 5. Le panda va dans un enclos vide.
zooloretto-example-wait = Personne d’autre ne collectionne les zèbres. Le camion 1 a un emplacement libre, et le joueur 1 pioche en espérant un troisième bon jeton. S’il convient, chargez-le là ; sinon, sur un autre camion.
zooloretto-example-store = Le joueur 1 n’a pas d’enclos pour des pandas, mais trois pièces. Les deux vont à l’étable : une espèce, −2 pour l’instant. À la manche suivante, le joueur 1 ouvre son extension, et ils pourront s’y installer.
zooloretto-example-bait = Avec le zèbre, le joueur 1 prend aussi le panda, qui doit aller à l’étable. Il manque au joueur 2, qui l’achète : le joueur 1 en est débarrassé et gagne une pièce.
zooloretto-example-bert = Le joueur 1 est Bert, et c’est la dernière manche. Avant l’échange, ses enclos rapportent 5 et 0, après, 4 et 5. La dernière pièce, sur le camion, en rembourse le prix.
zooloretto-example-bred = Le panda mâle de l’étable a déjà un bébé. Il rejoint une femelle pour 1 pièce, et il n’y a pas de naissance.
zooloretto-example-order = Le joueur 1 décharge d’abord le couple, et leur bébé prend la dernière case : une pièce. Le zèbre sans symbole va à l’étable. Dans un autre ordre, c’est lui qui resterait, et le bébé qui irait à l’étable.
zooloretto-example-keep = Le joueur 1 a déjà un kiosque et garde les emplacements pour d’autres types. À l’étable, celui-ci fait perdre 2 points : il faut avoir des projets.
zooloretto-example-empty = On ne peut pas échanger les trois éléphants avec un enclos vide. Mais on peut y déplacer l’un d’eux, pour 1 pièce.
zooloretto-example-stay = Des flamants vivent dans l’enclos de 6 cases et à l’étable, où il y a aussi un panda et une boutique. L’échange avec le panda est permis : il s’installe, et il y a cinq flamants à l’étable. On n’échange pas des flamants contre des flamants.
zooloretto-example-buybarn = Il manque un panda au joueur 3. Le joueur 1 achète le bébé du joueur 2 pour sa propre étable, ne serait-ce que pour le rendre plus cher au joueur 3.
zooloretto-example-mustdraw = Le seul camion qui reste est vide, et le joueur 1 n’a pas d’argent. Il pioche donc et charge ; ensuite, le camion peut être pris.
zooloretto-example-paidback = La banque est vide. La pièce que le joueur 1 paie pour déplacer le zèbre y va d’abord, et revient aussitôt comme bonus : 1, et non 2.
zooloretto-example-coins = Une pièce sur un camion suffit pour qu’on puisse le prendre. Il n’y a rien à décharger, et le tour est terminé.
zooloretto-example-bought = Le stand de pop-corn coûte 2 pièces. Il arrive au zoo comme s’il venait d’un camion : un visiteur rouge doit avancer, celui du point 2 ou un autre de la réserve. Aucun visiteur ne recule.
zooloretto-example-forced = Les huit visiteurs rouges sont tous dans les zoos. Le joueur 1 n’en a qu’un, au point 5, et le stand de pop-corn l’oblige à partir. Le joueur 2 garde le jeton rouge.

## Décisions

zooloretto-rulings-intro = Là où le livret se tait ou peut se lire de deux façons, voici comment nous jouons, et pourquoi. Une mention dit à quel point nous en sommes sûrs : « certain », les sources n’admettent pas d’autre lecture ; « probable », c’est la meilleure de plusieurs lectures ; « notre choix », les sources ne disent rien.

zooloretto-ruling-r1-doubt = Que valent les enclos, en points et en pièces ?
zooloretto-ruling-r1-answer = Comme indiqué sous « Votre zoo ».
zooloretto-ruling-r1-reason = Notre exemplaire du livret a perdu les figures. Des photos des plateaux montrent ces valeurs, trois programmes indépendants ont les mêmes, et les exemples du livret concordent.
zooloretto-ruling-r2-doubt = Quel emplacement de boutique est lié à quel enclos ?
zooloretto-ruling-r2-answer = Deux à l’enclos de 4 cases, un à chacun des autres. Aucun n’est lié à deux enclos.
zooloretto-ruling-r2-reason = Des photos des plateaux et les mêmes programmes le montrent ; le livret compte quatre emplacements, plus un sur l’extension.
zooloretto-ruling-r3-doubt = Combien de cases a l’extension ?
zooloretto-ruling-r3-answer = Cinq.
zooloretto-ruling-r3-reason = Le livret et le plateau imprimé le disent. Un programme en compte six, par erreur.
zooloretto-ruling-r4-doubt = Combien y a-t-il de mâles et de femelles ?
zooloretto-ruling-r4-answer = Deux de chaque par espèce, et sept animaux sans symbole.
zooloretto-ruling-r4-reason = Le livret en donne deux et deux sur onze jetons.
zooloretto-ruling-r5-doubt = Les jetons monnaie sont-ils autre chose que des pièces ? Et si la banque est à court ?
zooloretto-ruling-r5-answer = C’est le même argent. Les jetons payés à la banque peuvent en ressortir. Une banque à court paie ce qu’elle a et ne doit rien.
zooloretto-ruling-r5-reason = D’après le livret, les jetons peuvent ressortir de la banque, et une banque vide ne paie rien. Qu’une banque presque vide paie une partie n’est que probable.
zooloretto-ruling-r6-doubt = Un bébé prend la dernière case. Est-ce que je reçois le bonus ?
zooloretto-ruling-r6-answer = Oui, sauf s’il naît lors d’un échange.
zooloretto-ruling-r6-reason = Un bébé est un animal comme les autres ; l’exception est dans les réponses publiées aux questions.
zooloretto-ruling-r7-doubt = Le second parent prend la dernière case. Et le bébé ?
zooloretto-ruling-r7-answer = Vous recevez le bonus pour le parent, et le bébé va à l’étable.
zooloretto-ruling-r7-reason = Le livret le dit.
zooloretto-ruling-r8-doubt = Puis-je refuser un bébé, ou le mettre dans un autre enclos ?
zooloretto-ruling-r8-answer = Non. Il reste avec ses parents et ne va à l’étable que s’il n’y a plus de case libre.
zooloretto-ruling-r8-reason = Le livret nomme ces deux endroits et aucun autre.
zooloretto-ruling-r9-doubt = Qui a déjà eu un bébé, et qui peut encore en avoir ?
zooloretto-ruling-r9-answer = Chaque mâle et chaque femelle, une fois. On le note pour chaque animal, et cela le suit quand on l’échange, le déplace ou le vend.
zooloretto-ruling-r9-reason = Le livret donne un bébé à chacun.
zooloretto-ruling-r10-doubt = Il y a deux mâles et une femelle. Lequel est le père ?
zooloretto-ruling-r10-answer = Peu importe ; l’un d’eux a eu un bébé, l’autre non.
zooloretto-ruling-r10-reason = On ne distingue pas des animaux identiques.
zooloretto-ruling-r11-doubt = Et s’il n’y a plus de bébés ?
zooloretto-ruling-r11-answer = C’est impossible : il y en a autant que de couples. Un bébé retiré du jeu, défaussé ou donné, ne revient pas.
zooloretto-ruling-r11-reason = Cela se compte : deux mâles, deux femelles, deux bébés, et avec XXL un de plus de chaque.
zooloretto-ruling-r12-doubt = Dans quel ordre décharge-t-on ?
zooloretto-ruling-r12-answer = Dans n’importe lequel ; naissances et bonus viennent aussitôt après chaque jeton.
zooloretto-ruling-r12-reason = Le livret n’en impose aucun, et un autre programme laisse aussi le choix.
zooloretto-ruling-r13-doubt = Une boutique peut-elle aller à l’étable alors qu’un emplacement est libre ?
zooloretto-ruling-r13-answer = Oui.
zooloretto-ruling-r13-reason = D’après le livret, une boutique peut prendre un emplacement, mais n’y est pas obligée.
zooloretto-ruling-r14-doubt = Où peut-on déplacer une boutique pour une pièce ?
zooloretto-ruling-r14-answer = D’un emplacement à un autre, d’un emplacement à l’étable, et de l’étable à un emplacement.
zooloretto-ruling-r14-reason = Les deux premiers cas sont dans le livret. Le troisième est dans trois programmes, et dans d’autres éditions une boutique peut partir de n’importe où.
zooloretto-ruling-r15-doubt = Puis-je déplacer une boutique d’un emplacement de l’enclos de 4 cases à l’autre ?
zooloretto-ruling-r15-answer = Non.
zooloretto-ruling-r15-reason = Cela ne changerait rien, sauf une pièce de moins.
zooloretto-ruling-r16-doubt = Peut-on échanger des animaux avec un enclos vide ?
zooloretto-ruling-r16-answer = Non. Il faut des animaux aux deux endroits.
zooloretto-ruling-r16-reason = Les réponses publiées aux questions le disent.
zooloretto-ruling-r17-doubt = L’étable contient déjà des animaux de l’espèce qui y irait. Puis-je échanger ?
zooloretto-ruling-r17-answer = Oui, avec une autre espèce de l’étable. Ceux qui y sont déjà restent.
zooloretto-ruling-r17-reason = C’est ce que dit le texte, et un autre programme fait de même.
zooloretto-ruling-r18-doubt = Peut-il y avoir des naissances quand on échange deux enclos ?
zooloretto-ruling-r18-answer = Non. Seuls des animaux venus de l’étable peuvent alors avoir des petits.
zooloretto-ruling-r18-reason = Les animaux qui vivent ensemble dans un enclos ont déjà eu leurs bébés.
zooloretto-ruling-r19-doubt = Puis-je acheter pour ma propre étable, à un joueur qui a déjà un camion, ou acheter des bébés, des boutiques et des animaux de la jungle ?
zooloretto-ruling-r19-answer = Oui à tout.
zooloretto-ruling-r19-reason = Un jeton acheté arrive au zoo comme tout autre jeton, et l’étable en fait partie. Le livret ne limite ni ce qui se vend ni qui vend.
zooloretto-ruling-r20-doubt = Tous les camions sont pleins, et je n’ai pas d’argent.
zooloretto-ruling-r20-answer = Vous devez alors en prendre un ; avec XXL, un don est parfois possible à la place. On peut toujours faire quelque chose : un camion que personne n’a pris est soit chargé, et on peut le prendre, soit vide, et on peut le charger.
zooloretto-ruling-r20-reason = Il reste toujours au moins autant de camions que de joueurs sans camion.
zooloretto-ruling-r21-doubt = Puis-je prendre un camion vide ?
zooloretto-ruling-r21-answer = Non. Quelqu’un doit d’abord le charger, même si c’est vous. Une opération reste possible entre-temps.
zooloretto-ruling-r21-reason = Le livret demande au moins un jeton.
zooloretto-ruling-r22-doubt = Et si les jetons sous le pion s’épuisent ?
zooloretto-ruling-r22-answer = C’est impossible. Il y en a 15, et on n’en pioche jamais plus dans une manche que les camions n’ont d’emplacements.
zooloretto-ruling-r22-reason = À cinq, cela fait 15 ; avec moins de joueurs, moins.
zooloretto-ruling-r23-doubt = La pioche s’épuise juste à la fin d’une manche. La partie est-elle terminée ?
zooloretto-ruling-r23-answer = Non, on joue encore une manche. Sa première pioche en fait la dernière.
zooloretto-ruling-r23-reason = Dans le livret, la fin vient avec le premier jeton pioché sous le pion.
zooloretto-ruling-r24-doubt = Tous les autres ont un camion. Que puis-je faire ?
zooloretto-ruling-r24-answer = Tout ce que vous pouvez faire d’ordinaire, tour après tour, jusqu’à ce que vous preniez le dernier camion ; dans la dernière manche aussi.
zooloretto-ruling-r24-reason = Le livret et ses réponses aux questions.
zooloretto-ruling-r25-doubt = Qui commence la manche suivante ?
zooloretto-ruling-r25-answer = Le joueur qui a pris le dernier camion.
zooloretto-ruling-r25-reason = Le livret le dit.
zooloretto-ruling-r26-doubt = Deux joueurs ont autant de points. Qui gagne ?
zooloretto-ruling-r26-answer = Celui qui a le plus de pièces. Si l’égalité persiste, les deux.
zooloretto-ruling-r26-reason = Le livret le dit.
zooloretto-ruling-r27-doubt = Quelles espèces sont retirées ?
zooloretto-ruling-r27-answer = Elles sont tirées au sort, à moins que vous ne les choisissiez avec l’option prévue. De même pour les espèces de la jungle.
zooloretto-ruling-r27-reason = Le livret ne le dit pas. Toutes les espèces ont les mêmes jetons.
zooloretto-ruling-r28-doubt = Dans le livret, il y a plusieurs piles où piocher. Pourquoi une seule ici ?
zooloretto-ruling-r28-answer = Une pile bien mélangée, et 15 jetons sous le pion.
zooloretto-ruling-r28-reason = Cela revient au même : personne ne sait où sont les jetons.
zooloretto-ruling-r29-doubt = À deux, quels emplacements sont bloqués ?
zooloretto-ruling-r29-answer = Aucun sur le premier camion, un sur le deuxième, deux sur le troisième, toute la partie.
zooloretto-ruling-r29-reason = Le livret y pose, face cachée, des jetons des espèces retirées.
zooloretto-ruling-r30-doubt = Combien de mâles et de femelles XXL ajoute-t-elle ?
zooloretto-ruling-r30-answer = Un de chaque par espèce, et quatre animaux sans symbole.
zooloretto-ruling-r30-reason = Le livret ajoute six jetons et un bébé par espèce. Un bébé demande un couple ; aucune liste des jetons n’a été trouvée.
zooloretto-ruling-r31-doubt = Combien de jetons de score y a-t-il de chaque valeur ?
zooloretto-ruling-r31-answer = Trois de 6, trois de 5 et quatre de 4, à moins d’en choisir d’autres avec l’option prévue.
zooloretto-ruling-r31-reason = Le livret a dix jetons de ces valeurs, dans cet ordre, mais ne dit pas combien de chaque.
zooloretto-ruling-r32-doubt = Et s’il n’y a plus de jetons de score ?
zooloretto-ruling-r32-answer = C’est impossible : dix suffisent à cinq joueurs pour deux dons.
zooloretto-ruling-r32-reason = Cela se compte.
zooloretto-ruling-r33-doubt = Que coûte un don, et quels enclos peut-on donner ?
zooloretto-ruling-r33-answer = Il coûte un tour, et aucune pièce. Tout enclos plein convient, extensions comprises.
zooloretto-ruling-r33-reason = Le livret le dit.
zooloretto-ruling-r34-doubt = Quand peut-on faire un don ?
zooloretto-ruling-r34-answer = À son tour, donc avant de prendre un camion ; dans la dernière manche aussi.
zooloretto-ruling-r34-reason = D’après le livret, le don remplace les autres actions d’un tour.
zooloretto-ruling-r35-doubt = Puis-je donner les animaux du plateau jungle ?
zooloretto-ruling-r35-answer = Non.
zooloretto-ruling-r35-reason = Ce n’est pas un enclos, et il n’a aucune valeur quand il est plein.
zooloretto-ruling-r36-doubt = Combien de cases a le plateau jungle ?
zooloretto-ruling-r36-answer = Cinq.
zooloretto-ruling-r36-reason = Une critique du jeu les compte ; notre livret a perdu ses figures.
zooloretto-ruling-r37-doubt = Où commencent les visiteurs, et où se place celui qui entre ?
zooloretto-ruling-r37-answer = Au point d’observation 2. Un visiteur qui entre fait deux pas depuis l’entrée et s’y retrouve aussi.
zooloretto-ruling-r37-reason = Le livret les y place au début, et compte trois points d’observation et deux autres. Une critique le confirme.
zooloretto-ruling-r38-doubt = Les visiteurs bougent-ils quand je déplace un animal de la jungle de l’étable au plateau ?
zooloretto-ruling-r38-answer = Oui, comme s’il venait d’un camion.
zooloretto-ruling-r38-reason = Le livret ne fait d’exception que pour les boutiques déplacées.
zooloretto-ruling-r39-doubt = Un visiteur avance-t-il pour une boutique que j’achète ?
zooloretto-ruling-r39-answer = Oui, si vous la placez sur un emplacement.
zooloretto-ruling-r39-reason = Acheter n’est pas déplacer, et seul le déplacement fait exception.
zooloretto-ruling-r40-doubt = Quelle couleur va avec quelle boutique ?
zooloretto-ruling-r40-answer = Vert : chariot à casse-croûte ; bleu : kiosque ; violet : étal de fruits ; rouge : stand de pop-corn ; jaune : buvette à limonade.
zooloretto-ruling-r40-reason = Le livret parle du rouge, et du jaune pour XXL ; l’aide de jeu imprimée nous manque. Cela ne change rien au jeu.
zooloretto-ruling-r41-doubt = Je place un animal dans la jungle, et il n’y a aucun visiteur à avancer, ni au zoo ni en réserve.
zooloretto-ruling-r41-answer = Alors rien n’avance, et rien ne recule.
zooloretto-ruling-r41-reason = Le livret le dit des boutiques.
zooloretto-ruling-r42-doubt = Dans quel ordre les autres reculent-ils ?
zooloretto-ruling-r42-answer = Dans le sens horaire, à partir du joueur dont c’est le tour.
zooloretto-ruling-r42-reason = L’ordre ne change rien au résultat.
zooloretto-ruling-r43-doubt = Mon visiteur quitte le zoo par la sortie, mais le jeton est déjà pris.
zooloretto-ruling-r43-answer = Son propriétaire le garde, même si c’est vous.
zooloretto-ruling-r43-reason = Il y a un jeton par couleur.
zooloretto-ruling-r44-doubt = Combien d’espèces de la jungle retire-t-on à deux joueurs ?
zooloretto-ruling-r44-answer = Trois.
zooloretto-ruling-r44-reason = La liste du livret a deux fois « quatre joueurs ». La seconde doit dire deux, comme dans le jeu de base.
zooloretto-ruling-r45-doubt = Puis-je savoir combien de pièces ont les autres ?
zooloretto-ruling-r45-answer = Oui.
zooloretto-ruling-r45-reason = Elles sont sur la table, et rien dans le livret ne les cache.
zooloretto-ruling-r46-doubt = Les opérations commerciales peuvent-elles durer sans fin ?
zooloretto-ruling-r46-answer = Pas pour un joueur seul. Mais deux joueurs pourraient s’entraider à revenir au point de départ. Après 100 tours de suite sans pioche ni camion, seules ces deux actions sont donc permises, jusqu’à ce que l’une soit faite. Les dons comptent parmi ces tours.
zooloretto-ruling-r46-reason = Toute partie doit se terminer, et aucune partie ordinaire n’en approche. À deux, ce serait vraiment possible ; le nombre 100 est notre choix.
zooloretto-ruling-r47-doubt = Puis-je faire de la place pour une quatrième espèce de la jungle ?
zooloretto-ruling-r47-answer = Non. On compte les espèces du plateau, et aucun animal ne le quitte jamais.
zooloretto-ruling-r47-reason = Rien dans le livret n’en retire un animal.
zooloretto-ruling-r48-doubt = Puis-je charger une pièce sur un camion, et prendre un camion qui ne porte rien d’autre ?
zooloretto-ruling-r48-answer = Oui, les deux.
zooloretto-ruling-r48-reason = C’est un jeton comme les autres.
zooloretto-ruling-r49-doubt = Il y a plusieurs animaux d’une espèce sur mon camion ou dans une étable. Lequel est concerné ?
zooloretto-ruling-r49-answer = Vous choisissez : sans symbole, mâle, femelle ou bébé, déjà parent ou non ; pour les boutiques, le type ; pour la jungle, l’espèce. Des jetons de la même sorte sont identiques.
zooloretto-ruling-r49-reason = Le livret laisse choisir le jeton. Il importe de savoir si un animal a déjà eu un bébé (R9).
zooloretto-ruling-r50-doubt = Qui choisit les visiteurs ?
zooloretto-ruling-r50-answer = Le joueur qui a placé le jeton choisit le visiteur qui avance, dans son zoo ou dans la réserve, et après un animal de la jungle sa couleur. Les autres choisissent eux-mêmes celui qui recule, s’ils en ont en plusieurs endroits.
zooloretto-ruling-r50-reason = Le livret leur laisse ce choix. Sans choix possible, on ne demande rien.
zooloretto-ruling-r51-doubt = Deux extensions sont fermées. Laquelle s’ouvre ?
zooloretto-ruling-r51-answer = La première, puis la deuxième ; chacune coûte 3 pièces et un tour. Quand aucune n’est fermée, on ne peut pas agrandir.
zooloretto-ruling-r51-reason = Les plateaux sont identiques.
zooloretto-ruling-r52-doubt = À deux, mon adversaire a un camion. Combien m’en reste-t-il ?
zooloretto-ruling-r52-answer = Deux : vous pouvez charger les deux, et prendre l’un ou l’autre.
zooloretto-ruling-r52-reason = Il y a trois camions, et la manche se termine quand les deux joueurs en ont un.
zooloretto-ruling-r53-doubt = La banque est vide, et je paie pour déplacer ou acheter un animal qui remplit un enclos. Est-ce que je reçois quelque chose ?
zooloretto-ruling-r53-answer = Oui, ce que vous venez de payer est dans la banque.
zooloretto-ruling-r53-reason = On paie d’abord ; le livret ne dit rien de la suite.
zooloretto-ruling-r54-doubt = Un échange a rempli un enclos. Puis-je donner ses animaux ?
zooloretto-ruling-r54-answer = Oui, à un tour suivant : il est plein.
zooloretto-ruling-r54-reason = Le livret demande un enclos plein, peu importe comment il l’est devenu.
zooloretto-ruling-r55-doubt = Une position que je compose doit-elle être possible en cours de partie ?
zooloretto-ruling-r55-answer = Non. Sans jetons, on ne pioche pas ; sans bébés, il n’y a pas de naissance ; un couple installé dans un enclos a son bébé quand un animal y entre ; et un joueur qui ne peut rien faire passe.
zooloretto-ruling-r55-reason = Les problèmes et les exemples demandent des positions qu’on n’atteindrait pas en jouant, et il leur faut une réponse.
zooloretto-ruling-r56-doubt = Quand une position composée en est-elle à sa dernière manche ?
zooloretto-ruling-r56-answer = Quand il reste moins de 15 jetons. Une manche qui se termine sans aucun jeton est de toute façon la dernière.
zooloretto-ruling-r56-reason = La fin vient avec le premier jeton pioché sous le pion ; cela complète R55.
zooloretto-ruling-r57-doubt = Pourquoi me demander de choisir quand il n’y a qu’une possibilité ?
zooloretto-ruling-r57-answer = Chaque jeton chargé ou déchargé et chaque visiteur qui avance est une décision, même s’il n’y a qu’une possibilité. Un recul n’en est une que s’il y a un choix.
zooloretto-ruling-r57-reason = Cela ne change rien, et vous voyez où va chaque jeton.
zooloretto-ruling-r58-doubt = Deux camions portent la même chose. Un choix, ou deux ?
zooloretto-ruling-r58-answer = Deux. Chaque camion a son numéro.
zooloretto-ruling-r58-reason = Sur la table, ce sont deux camions bien distincts.
zooloretto-ruling-r59-doubt = Combien de visiteurs peuvent occuper un point d’observation ?
zooloretto-ruling-r59-answer = Autant qu’on veut. Au même endroit, ceux d’une couleur sont identiques.
zooloretto-ruling-r59-reason = Au début, toutes les couleurs sont au même endroit, et rien ne fixe de limite.
