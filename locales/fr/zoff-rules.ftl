### Zoff im Zoo : les règles telles que la page les raconte, avec les raisons de nos décisions.
### Entre ** : en gras ; R7 et les autres deviennent des liens.
### Les joueurs 1, 2, 3 … sont ceux des exemples, dans le sens horaire.

zoff-rules-edition = Un jeu de Doris Matthäus et Frank Nestel pour trois à sept joueurs, aussi connu sous le nom de Frank’s Zoo. Nous suivons le livret français, qui nous est parvenu sans ses figures, avec nos propres mots. Là où il laisse un doute, une précision numérotée tranche.

## In short, on one screen

zoff-rules-summary-goal = Se débarrasser de ses cartes avant les autres, manche après manche. Dès qu’un joueur atteint 19 points, le premier du classement l’emporte.
zoff-rules-summary-turn = On entame avec une ou plusieurs cartes du même animal. À tour de rôle, on les bat ou on passe : autant de cartes d’un animal qui les bat, ou exactement une de plus du même animal. Quand tous les autres ont passé, le dernier à avoir joué remporte le pli et entame le suivant.
zoff-rules-summary-scoring = La première sortie rapporte autant de points qu’il y a de joueurs, la suivante un de moins, la dernière rien. Dès la manche 2, les partenaires additionnent leurs points de sortie, deux lions ou plus dans les plis rapportent un point chacun, et sans hérisson on perd un point.
zoff-rules-summary-powers = Le joker compte comme un animal de plus, jamais seul. Un moustique peut passer pour un éléphant parmi des éléphants. Dès la manche 2, les partenaires échangent d’abord deux cartes, et le moins bien classé peut montrer des cartes pour que l’autre les complète.

## L’idée

zoff-rules-idea = Le principe
zoff-rules-idea-1 = Chacun veut se débarrasser de ses animaux. Un joueur entame avec un animal, ou avec plusieurs de la même espèce ; les suivants doivent les battre, ou passer. On croirait que les plus gros gagnent, mais ici les souris battent les éléphants, et aucun animal ne bat une baleine.
zoff-rules-idea-2 = La première manche se joue chacun pour soi. Ensuite, le classement forme les équipes : le joueur en tête doit s’entendre avec un partenaire du bas du classement, sachant qu’à la manche suivante ce sera peut-être un autre. Le premier du classement quand les 19 points sont atteints l’emporte.

## Les cartes

zoff-rules-cards = Qui bat qui
zoff-rules-cards-1 = Il y a douze animaux et un joker, 60 cartes en tout ; à trois, on n’en prend que 39. Un animal n’est ni fort ni faible : ce qui compte, c’est **ce qui le bat** (R17).
zoff-rules-cards-card = Carte
zoff-rules-cards-four = À 4–7
zoff-rules-cards-three = À 3
zoff-rules-cards-beaten = Se fait battre par
zoff-rules-card-whale = aucun animal
zoff-rules-card-elephant = souris
zoff-rules-card-crocodile = éléphant
zoff-rules-card-polar_bear = baleine, éléphant
zoff-rules-card-lion = éléphant
zoff-rules-card-seal = baleine, ours blanc
zoff-rules-card-fox = éléphant, crocodile, ours blanc, lion
zoff-rules-card-perch = baleine, crocodile, ours blanc, phoque
zoff-rules-card-hedgehog = renard
zoff-rules-card-sardine = baleine, crocodile, phoque, perche
zoff-rules-card-mouse = crocodile, ours blanc, lion, phoque, renard, hérisson
zoff-rules-card-mosquito = hérisson, sardine, souris
zoff-rules-card-joker = se joue toujours comme un autre animal
zoff-rules-cards-2 = On distribue toutes les cartes, une par une. À trois, chacun en a 13, à quatre 15, à cinq 12, à six 10. À sept, les quatre premiers voisins de gauche du donneur en ont 9, les autres 8 (R18).

## Les combinaisons

zoff-rules-combinations = Qu’est-ce qui bat quoi
zoff-rules-combinations-1 = On joue une **combinaison** : une carte, ou plusieurs du même animal. Deux choses comptent, l’animal et le nombre de cartes.
zoff-rules-combinations-2 = Pour la battre, il faut
zoff-rules-combinations-chase = **autant de cartes** d’un animal qui la bat,
zoff-rules-combinations-more = ou **exactement une carte de plus** du même animal (R23).
zoff-rules-combinations-3 = Rien d’autre. Deux ours blancs ne peuvent rien contre un seul phoque : il y en a un de trop.
zoff-rules-helpers = Le joker et le moustique
zoff-rules-helpers-joker = Le **joker** accompagne n’importe quel animal et compte comme un de plus. Il ne se joue jamais seul : n’attendez pas trop pour le jouer.
zoff-rules-helpers-mosquito = Un **moustique** peut accompagner des éléphants et compte alors comme l’un d’eux. Un seul moustique à la fois, quel que soit le nombre d’éléphants (R10).
zoff-rules-helpers-both = Sans éléphant, un moustique reste un moustique : avec le joker, cela fait deux moustiques. Éléphant, joker et moustique font trois éléphants.

## Une manche

zoff-rules-round = Une manche
zoff-rules-round-1 = Une partie compte plusieurs manches. Chaque manche se déroule ainsi :
zoff-rules-round-deal = **La donne.** On distribue toutes les cartes.
zoff-rules-round-exchange = **L’échange**, à partir de la manche 2 : les partenaires se donnent deux cartes l’un à l’autre, et un joueur sans partenaire peut se défausser.
zoff-rules-round-tricks = **Les plis**, l’un après l’autre, jusqu’à ce qu’un seul joueur ait encore des cartes.
zoff-rules-round-points = **Les points**, et un nouveau classement.
zoff-rules-round-2 = À la manche 1, le donneur est tiré au sort, et son voisin de gauche entame. À partir de la manche 2, le premier du classement distribue, et l’**avant-dernier** entame.

## Un pli

zoff-rules-trick = Un pli
zoff-rules-trick-1 = Le joueur qui entame pose la combinaison de son choix ; il ne peut pas passer (R9). On continue dans le sens horaire. À votre tour, vous pouvez
zoff-rules-trick-beat = **battre** la combinaison posée : ce sont alors vos cartes qu’il faut battre,
zoff-rules-trick-pass = ou **passer**, même si vous pourriez battre.
zoff-rules-trick-2 = Passer n’est pas définitif. Si votre tour revient dans le même pli, vous pouvez de nouveau battre.
zoff-rules-trick-3 = Quand tous les autres ont passé à la suite, le dernier joueur à avoir posé des cartes remporte le pli, face cachée, et entame le suivant.

## Sortir

zoff-rules-out = Sortir
zoff-rules-out-1 = En jouant votre dernière carte, vous **sortez** : la manche est terminée pour vous, et les autres continuent. C’est l’ordre des sorties qui donne les points.
zoff-rules-out-2 = Votre dernière combinaison reste à battre. Si personne ne la bat, **votre premier voisin de gauche** qui a encore des cartes remporte le pli et entame, même s’il a passé (R3, R21).
zoff-rules-out-3 = Dès qu’un seul joueur a encore des cartes, la manche est terminée. Personne ne remporte le pli en cours, et les cartes de la dernière main ne comptent pas.

## Les partenaires

zoff-rules-partners = Les partenaires
zoff-rules-partners-1 = À partir de la manche 2, à quatre ou plus, le classement décide qui joue avec qui. Le mieux classé d’une équipe est le **senior**, l’autre le **junior** (R1) :
zoff-rules-partners-four = à quatre : le 1er avec le 3e, le 2e avec le 4e ;
zoff-rules-partners-five = à cinq : le 1er avec le 4e, le 2e avec le 5e, et le 3e joue **sans partenaire** ;
zoff-rules-partners-six = à six : le 1er avec le 4e, le 2e avec le 5e, le 3e avec le 6e ;
zoff-rules-partners-seven = à sept : le 1er avec le 5e, le 2e avec le 6e, le 3e avec le 7e, et le 4e joue sans partenaire.
zoff-rules-partners-2 = Les partenaires restent à leur place et jouent chacun leur main, mais ils additionnent leurs points de sortie. Après chaque manche, on refait les équipes.

## L’échange

zoff-rules-exchange = L’échange
zoff-rules-exchange-1 = Avant le premier pli, chaque junior choisit deux cartes pour son senior. Le senior les prend en main et en rend deux de son choix, au besoin les mêmes (R15). Personne d’autre ne les voit.
zoff-rules-exchange-2 = Un joueur **sans partenaire** peut se défausser de deux cartes au plus, face cachée (R16). Elles quittent sa main et comptent dans ses plis.

## Montrer

zoff-rules-show = Montrer
zoff-rules-show-1 = Au lieu de battre ou de passer, un **junior** peut demander de l’aide : il pose une ou plusieurs cartes face visible et les **montre** à son senior.
zoff-rules-show-give = Le senior peut les **compléter** par des cartes de sa main, pour former une combinaison qui bat celle de la table. Elle compte comme jouée par le junior, et le senior a lui aussi des cartes en moins.
zoff-rules-show-no = Ou bien le senior **refuse**. Le junior reprend ses cartes et passe ; il ne peut pas redemander dans le même tour.
zoff-rules-show-2 = Le senior peut refuser même s’il a les bonnes cartes (R13), et on lui pose la question même s’il n’a rien à ajouter (R24). Tout le monde voit les cartes montrées (R11).
zoff-rules-show-3 = On ne montre que des cartes utiles : complétées par d’autres, où qu’elles soient, elles doivent pouvoir battre la combinaison posée. Et le senior doit encore avoir des cartes (R20). On ne montre rien à l’entame, ni à la manche 1, ni à trois ; les seniors et les joueurs sans partenaire ne montrent jamais.

## Le décompte

zoff-rules-scoring = Les points d’une manche
zoff-rules-scoring-1 = **Pour la sortie**, le premier joueur sorti marque autant de points qu’il y a de joueurs, le deuxième un de moins, et ainsi de suite. L’avant-dernier marque 2 points, le dernier rien. À la manche 1, c’est tout.
zoff-rules-scoring-2 = À partir de la manche 2 :
zoff-rules-scoring-pair = chaque partenaire marque la **somme des points de sortie** de l’équipe ;
zoff-rules-scoring-alone = un joueur sans partenaire marque **4 points** de plus ;
zoff-rules-scoring-lions = un joueur qui a **deux lions ou plus** dans ses plis marque un point par lion. Un seul lion ne rapporte rien ;
zoff-rules-scoring-hedgehog = un joueur qui n’a **aucun hérisson** dans ses plis perd un point.
zoff-rules-scoring-own = Les points des lions et des hérissons ne se partagent pas entre partenaires. Dans les plis, le joker n’est qu’un joker, quel que soit l’animal remplacé (R6).
zoff-rules-scoring-3 = Les points s’additionnent de manche en manche ; un total peut passer sous zéro.

## Le classement et la fin

zoff-rules-end = Le classement et la fin
zoff-rules-end-1 = Le classement suit les totaux. En cas d’égalité, le joueur qui était **le moins bien classé** passe devant (R19).
zoff-rules-end-2 = La partie se termine après une manche où un joueur a atteint **19 points** (R8). Le premier du classement l’emporte.

## À trois

zoff-rules-three = À trois
zoff-rules-three-1 = À trois, on joue toujours chacun pour soi : pas d’équipes, pas d’échange, rien à montrer. Les sorties valent 3, 2 et 0 points, et **lions et hérissons comptent dès la manche 1**.
zoff-rules-three-2 = Le rôle de donneur passe à gauche à chaque manche, et le voisin de gauche du donneur entame. Pour départager les joueurs à la manche 1, l’ordre autour de la table, en partant de la gauche du donneur, tient lieu de classement ; en cas d’égalité, le joueur le plus loin passe donc devant (R7).

## Ce qui est secret

zoff-rules-secret = Ce que vous pouvez savoir
zoff-rules-secret-1 = Vous voyez votre main, et combien de cartes ont les autres. Vous savez ce que vous avez donné à votre partenaire ; des autres échanges, vous ne voyez rien. Tout le monde a vu les cartes jouées ou montrées : le contenu des plis n’est donc pas un secret, sauf les défausses.

## Les options

zoff-rules-options = Les options
zoff-rules-options-target = **Score à atteindre.** Le score qui met fin à la partie : 19 dans la règle, de 1 à 40 pour une partie plus courte ou plus longue.
zoff-rules-options-players = **Joueurs à ce score.** Normalement, un seul joueur suffit. Certains continuent jusqu’à ce que deux y soient (R8).
zoff-rules-options-partners = **Équipes.** « Jamais » : chaque manche se joue et se compte comme la première, sans équipes, sans lions ni hérissons. Le donneur et l’entame tournent alors comme à trois. À trois, rien ne change.
zoff-rules-options-dealer = **Premier donneur.** Tiré au sort, ou désigné par sa place.

## Exemples : ce qu’il y a à voir et à essayer

zoff-example-seal = Il y a un phoque à battre. Le joueur 1 peut jouer deux phoques, un ours blanc ou une baleine. Trois phoques, c’est trop, et deux ours blancs aussi.
zoff-example-hedgehog = Un éléphant ne bat pas un hérisson. Il faut un renard, ou deux hérissons.
zoff-example-lion = Seul un éléphant bat un lion ; deux lions le battent aussi. La baleine, elle, n’y peut rien.
zoff-example-whale = Aucun animal ne bat une baleine. Deux baleines la battent, et le joker compte comme la deuxième.
zoff-example-lead = Deux éléphants, le joker et un moustique : cela fait quatre éléphants. Le second moustique ne peut pas s’y joindre, et le joker ne pourrait pas entamer seul.
zoff-example-elephants = Deux crocodiles à battre. Éléphant et moustique font deux éléphants, et cela suffit ; éléphant et joker aussi. Moustique et joker ne font que deux moustiques.
zoff-example-mice = Éléphant et moustique, ce sont deux éléphants, et deux souris les battent. Trois éléphants aussi ; deux lions, non.
zoff-example-mosquitoes = Deux moustiques à battre : avec deux hérissons, deux sardines ou deux souris, ou avec trois moustiques, le joker étant le troisième.
zoff-example-trick = Le joueur 1 entame avec un renard, le joueur 2 joue un lion, le joueur 3 passe, le joueur 1 joue un éléphant. Le joueur 2 passe. Le joueur 3 a une souris et pourrait battre, mais il passe : le joueur 1 remporte trois cartes et entame.
zoff-example-out = La baleine est la dernière carte du joueur 1, qui sort. Tous les autres passent : le pli va au joueur 2, son voisin de gauche, qui entame.
zoff-example-beatenout = La dernière carte du joueur 1 est un phoque. Le joueur 2 passe, le joueur 3 le bat avec un ours blanc, les joueurs 4 et 2 passent. Le joueur 3 remporte les deux cartes : le voisin du joueur sorti n’est plus concerné.
zoff-example-end = Le joueur 3 est sorti, et le joueur 1 joue sa dernière carte. La manche est aussitôt terminée : personne ne remporte la baleine, et les deux lions dans la main du joueur 2 ne comptent pas. Avec 20 points, le joueur 3 gagne la partie.
zoff-example-exchange = Manche 2. Le joueur 1 est le senior du joueur 3, et le joueur 2 celui du joueur 4. Les juniors se séparent d’animaux isolés ; les seniors rendent ce que leurs juniors collectionnent. Ici, on choisit l’un après l’autre ; dans une partie, tous les juniors choisissent en même temps, puis tous les seniors.
zoff-example-discard = Cinq joueurs. Le joueur 3, troisième du classement, joue sans partenaire et se défausse d’un lion et d’un hérisson. Il ne perdra pas de point pour le hérisson, et avec un autre lion il en aura deux.
zoff-example-show = Deux souris à battre. Le joueur 1, junior du joueur 3, montre un hérisson. Le joueur 3 en ajoute un : deux hérissons, qui comptent comme joués par le joueur 1.
zoff-example-declined = Les mêmes cartes, mais le joueur 3 refuse. Le joueur 1 reprend le hérisson et passe ; au joueur 2 de jouer.
zoff-example-mosquitoshow = Un éléphant à battre. Le joueur 1 montre un moustique, le joueur 3 ajoute un éléphant, et cela fait deux éléphants.
zoff-example-jokershow = Un phoque à battre. Le joueur 1 montre le joker. Le joueur 3 peut ajouter un phoque : deux phoques. Avec l’ours blanc, ce seraient deux ours blancs, qui ne battent pas un phoque.
zoff-example-tworeadings = Deux éléphants à battre. Le joueur 1 montre le joker et un moustique, qui peuvent devenir éléphants ou moustiques. Ici, seul un éléphant convient : cela en fait trois. Un moustique du joueur 3 ferait trois moustiques.
zoff-example-five = Cinq joueurs, et le joueur 5 sort avec la baleine. Les joueurs 1 et 4 sont premier et dernier : 5 et 0, donc 5 chacun. Les joueurs 2 et 5 sont deuxième et quatrième : 4 et 2, donc 6 chacun. Le joueur 3, troisième et sans partenaire, a 3 et 4, et 2 de plus pour deux lions, dont un de sa défausse. Les lions de la dernière main ne comptent pas.
zoff-example-match = Une partie après la manche 1, à 4, 3, 2 et 0 points. Faites jouer la baleine au joueur 4 : dans une équipe, chacun marque 4 points, dans l’autre 5. Le joueur 1 n’a pas de hérisson, les joueurs 2 et 4 ont deux lions chacun. Les totaux sont de 7, 10, 6 et 7, et des deux joueurs à 7 points, le joueur 4, qui était dernier, passe deuxième. Pour montrer le décompte, cette partie se termine à 10 points.
zoff-example-equal = La dernière carte de la partie. Les joueurs 2 et 4 atteignent tous deux 19 points. Le joueur 2 était deuxième et le joueur 4 quatrième : c’est le joueur 4 qui gagne.
zoff-example-three = Trois joueurs, et pour une fois la partie se termine à 2 points. Le joueur 1 marque 3 points, moins 1 sans hérisson ; le joueur 2 en marque 2 ; le joueur 3 est dernier, avec deux lions : égalité générale. Le joueur 3 était le donneur : compté depuis sa gauche, il est le plus loin, et il gagne.
zoff-example-neighbour = Le joueur 2 est déjà sorti. Le joueur 1 joue une baleine et sort aussi ; les joueurs 3 et 4 passent. Le pli va au joueur 3, le premier qui a encore des cartes.
zoff-example-bothout = Le joueur 1 montre son dernier hérisson, et le joueur 3 ajoute sa toute dernière carte. Tous deux sortent : le joueur 3 d’abord, puis le joueur 1.
zoff-example-jokerleft = Le joueur 1 entame avec deux renards et remporte le pli. Il ne lui reste que le joker, qu’il ne peut pas jouer : il passe, et le joueur 2 entame. Le joueur 1 est toujours en jeu.
zoff-example-jokerlion = Le joueur 1 a remporté un lion et le joker, joués comme deux lions. Il n’y a qu’un lion dans ses plis : aucun point.
zoff-example-lasttwo = Seuls les joueurs 1 et 3, partenaires, ont encore des cartes : un hérisson chacun. Le joueur 1 montre, le joueur 3 complète, et tous deux sortent en même temps. Le joueur 3 est troisième avec 2 points, le joueur 1 dernier sans rien.
zoff-example-nothing = Le joueur 1 montre un hérisson. Le joueur 3 n’a ni hérisson ni joker ; on lui pose quand même la question, et il ne peut que refuser.

## Les décisions

zoff-rulings-intro = Là où le livret se tait ou peut se lire de deux façons, voici comment nous jouons, et pourquoi. Une mention dit à quel point nous en sommes sûrs : « certain », les sources n’admettent pas d’autre lecture ; « probable », c’est la meilleure de plusieurs lectures ; « notre choix », les sources ne disent rien ; « ce programme », la question ne se pose qu’ici, pas autour d’une table.

zoff-ruling-r1-doubt = Qui joue avec qui ?
zoff-ruling-r1-answer = Comme indiqué sous « Les partenaires » : chaque joueur de la première moitié du classement avec celui qui occupe le même rang dans la seconde.
zoff-ruling-r1-reason = Notre exemplaire du livret a perdu le tableau. Ses exemples nomment les équipes à quatre, et son texte celles à cinq ; à six et à sept, nous prolongeons le schéma, ce qui n’est que probable.
zoff-ruling-r2-doubt = Dans quel ordre les équipes font-elles leur échange ?
zoff-ruling-r2-answer = Peu importe. S’il faut un ordre, c’est celui des places des seniors, et le joueur sans partenaire vient en dernier.
zoff-ruling-r2-reason = L’échange d’une équipe n’a rien à voir avec celui d’une autre.
zoff-ruling-r3-doubt = Un joueur sort, et son voisin de gauche est déjà sorti. Qui remporte le pli ?
zoff-ruling-r3-answer = Le premier joueur, dans le sens horaire, qui a encore des cartes.
zoff-ruling-r3-reason = Celui qui remporte un pli entame le suivant, et pour cela il faut des cartes.
zoff-ruling-r4-doubt = Senior et junior jouent leurs dernières cartes ensemble. Qui sort en premier ?
zoff-ruling-r4-answer = Le senior.
zoff-ruling-r4-reason = Ses cartes quittent sa main en premier. Pour les points de l’équipe, cela revient au même.
zoff-ruling-r5-doubt = Il ne me reste que le joker. Que faire ?
zoff-ruling-r5-answer = Vous passez. À l’entame aussi, c’est votre seul choix : le joueur suivant entame, et un pli que vous venez de remporter reste à vous. Le joker peut encore partir avec l’aide de votre partenaire, comme carte montrée ou ajoutée.
zoff-ruling-r5-reason = Le livret se contente de déconseiller de le garder. C’est la lecture la plus indulgente, et un autre programme fait de même.
zoff-ruling-r6-doubt = Le joker a été joué comme lion ou comme hérisson. Compte-t-il comme tel dans les plis ?
zoff-ruling-r6-answer = Non. Et un moustique n’y est jamais autre chose qu’un moustique.
zoff-ruling-r6-reason = La carte qui se trouve dans les plis est un joker.
zoff-ruling-r7-doubt = À trois, qui distribue, qui entame, et qui passe devant en cas d’égalité à la manche 1 ?
zoff-ruling-r7-answer = Le rôle de donneur passe à gauche, et son voisin de gauche entame. Avant la manche 1, l’ordre autour de la table, en partant de la gauche du donneur, tient lieu de classement ; en cas d’égalité, le joueur le plus loin passe devant.
zoff-ruling-r7-reason = Pour trois joueurs, le livret ne donne pas les règles des manches suivantes. Il faut bien départager la première égalité, et cela se répercute sur les autres.
zoff-ruling-r8-doubt = Un seul joueur à 19 points suffit-il, ou en faut-il deux ?
zoff-ruling-r8-answer = Un seul suffit. Une option permet de jouer autrement.
zoff-ruling-r8-reason = Le livret que nous suivons parle d’un ou plusieurs joueurs. D’autres descriptions, et quelques programmes, en attendent un second.
zoff-ruling-r9-doubt = Puis-je passer quand c’est à moi d’entamer ?
zoff-ruling-r9-answer = Non, sauf s’il ne vous reste que le joker.
zoff-ruling-r9-reason = D’après le livret, le joueur qui entame joue. Pour le joker, voir R5.
zoff-ruling-r10-doubt = Plusieurs moustiques peuvent-ils accompagner mes éléphants ?
zoff-ruling-r10-answer = Jamais plus d’un.
zoff-ruling-r10-reason = Le livret est clair, même si certains programmes en permettent davantage.
zoff-ruling-r11-doubt = Qui voit les cartes qu’un junior montre ?
zoff-ruling-r11-answer = Tout le monde.
zoff-ruling-r11-reason = Elles sont sur la table, face visible.
zoff-ruling-r12-doubt = Mon senior a complété mes cartes. Puis-je tout reprendre ?
zoff-ruling-r12-answer = Non, la combinaison est jouée.
zoff-ruling-r12-reason = Demander sans jouer ne servirait qu’à regarder dans la main du partenaire.
zoff-ruling-r13-doubt = Un senior peut-il refuser alors qu’il a les bonnes cartes ?
zoff-ruling-r13-answer = Oui.
zoff-ruling-r13-reason = Pour le livret, le partenaire doit pouvoir et vouloir.
zoff-ruling-r14-doubt = Puis-je montrer des cartes alors que je pourrais battre sans aide ?
zoff-ruling-r14-answer = Oui.
zoff-ruling-r14-reason = Rien ne l’interdit, et vous avez ainsi tous deux des cartes en moins.
zoff-ruling-r15-doubt = Le senior peut-il rendre les cartes qu’il vient de recevoir ?
zoff-ruling-r15-answer = Oui, deux cartes quelconques de toute sa main.
zoff-ruling-r15-reason = Il les a d’abord prises en main.
zoff-ruling-r16-doubt = Un joueur sans partenaire doit-il se défausser de deux cartes ?
zoff-ruling-r16-answer = Non. D’aucune, d’une ou de deux, à son choix.
zoff-ruling-r16-reason = Le livret donne deux comme maximum.
zoff-ruling-r17-doubt = Quel animal bat lequel ?
zoff-ruling-r17-answer = Comme dans le tableau des cartes, 29 paires en tout.
zoff-ruling-r17-reason = Le livret en donne la liste, et trois programmes indépendants ont la même.
zoff-ruling-r18-doubt = À sept, quels joueurs ont neuf cartes ?
zoff-ruling-r18-answer = Les quatre premiers voisins de gauche du donneur.
zoff-ruling-r18-reason = On distribue une par une, et il en reste alors quatre.
zoff-ruling-r19-doubt = Deux joueurs sont à égalité, et l’étaient déjà avant. Qui passe devant ?
zoff-ruling-r19-answer = Celui qui était le moins bien classé. Un rang ne se partage jamais.
zoff-ruling-r19-reason = Le livret compare le classement d’avant, pas les points d’avant.
zoff-ruling-r20-doubt = Mon senior est sorti. Puis-je montrer ?
zoff-ruling-r20-answer = Non.
zoff-ruling-r20-reason = Il n’y a plus personne pour compléter les cartes.
zoff-ruling-r21-doubt = Un joueur sort, son voisin de gauche passe, puis tous les autres. Qui remporte le pli ?
zoff-ruling-r21-answer = Son voisin de gauche, malgré tout.
zoff-ruling-r21-reason = Le livret le lui donne, qu’il ait passé ou non.
zoff-ruling-r22-doubt = Les deux derniers joueurs sont partenaires, et un seul coup vide les deux mains.
zoff-ruling-r22-answer = Le senior est avant-dernier avec 2 points, le junior dernier sans rien. La manche est terminée, et personne ne remporte le pli.
zoff-ruling-r22-reason = Cela découle de R4.
zoff-ruling-r23-doubt = D’après le résumé du livret, un groupe plus nombreux en bat un moins nombreux. De combien de cartes ?
zoff-ruling-r23-answer = D’une carte exactement.
zoff-ruling-r23-reason = La règle elle-même le dit, avec un exemple.
zoff-ruling-r24-doubt = Mon junior montre des cartes, et je n’ai rien à ajouter. Pourquoi me poser la question ?
zoff-ruling-r24-answer = On vous la pose toujours, et vous refusez.
zoff-ruling-r24-reason = Sinon, toute la table saurait que vous n’avez rien.
zoff-ruling-r25-doubt = Les deux derniers joueurs sont partenaires, et un coup vide une des deux mains.
zoff-ruling-r25-answer = Ce joueur est avant-dernier, l’autre dernier. La manche est aussitôt terminée, et personne ne remporte le pli.
zoff-ruling-r25-reason = Une manche s’arrête dès qu’un seul joueur a encore des cartes.
zoff-ruling-r26-doubt = Quand un joueur sans partenaire se défausse-t-il ?
zoff-ruling-r26-answer = Pendant que les juniors choisissent leurs cartes.
zoff-ruling-r26-reason = Rien de ce qui se passe avant ou après n’aiderait à choisir.
zoff-ruling-r27-doubt = Quel est le score au milieu d’une manche ?
zoff-ruling-r27-answer = Celui de la fin de la manche précédente. Pendant la manche 1, tout le monde est premier.
zoff-ruling-r27-reason = Les défausses sont secrètes, et ce qu’elles vaudront aussi.
zoff-ruling-r28-doubt = Une position que je compose doit-elle être possible en cours de partie ?
zoff-ruling-r28-answer = Non. Il faut que toutes les cartes soient quelque part, que le classement suive les points, et qu’un joueur ait quelque chose à décider. Les mains peuvent être de n’importe quelle taille.
zoff-ruling-r28-reason = Les problèmes et les exemples demandent des positions qu’on n’atteindrait pas en jouant. Il y en a sur cette page.
zoff-ruling-r29-doubt = Les cartes d’une espèce sont identiques. Que sait-on d’une main après un don, des cartes montrées et des cartes jouées ?
zoff-ruling-r29-answer = Elle en contient au moins autant qu’il en a été donné ou montré, en retenant le plus grand des deux nombres ; chaque carte de l’espèce qui quitte la main est déduite. Toutes les autres cartes que vous ne voyez pas peuvent être n’importe où, avec la même probabilité.
zoff-ruling-r29-reason = Personne ne distingue deux baleines. Et passer ne prouve rien, puisqu’on peut toujours passer.
zoff-ruling-r30-doubt = Combien de manches une position garde-t-elle en mémoire, pour dire d’où viennent les points ?
zoff-ruling-r30-answer = Les 32 dernières à trois, les 21 dernières à quatre, les 16, 12 et 10 dernières à cinq, six et sept. Les précédentes sont dans les totaux.
zoff-ruling-r30-reason = Avec les options par défaut, aucune partie n’est plus longue, et une position doit rester courte.
zoff-ruling-r31-doubt = Pourquoi me demander de choisir quand il n’y a qu’une possibilité ?
zoff-ruling-r31-answer = Chaque tour est une décision, même si vous ne pouvez que passer.
zoff-ruling-r31-reason = R24 l’exige de toute façon, et l’historique d’une partie ne dépend pas ainsi de ce qu’un programme trouve tout seul.
