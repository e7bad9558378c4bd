### Zoff im Zoo : les règles telles que la page les raconte, avec les raisons de nos décisions.
### Entre ** : en gras ; R7 et les autres deviennent des liens.
### Les joueurs 1, 2, 3 … sont ceux des exemples, dans le sens horaire.

zoff-rules-edition = Un jeu de Doris Matthäus et Frank Nestel pour trois à sept, aussi connu sous le nom de Frank’s Zoo. Nous suivons le livret français, arrivé chez nous sans ses figures, raconté ici avec nos propres mots. Quand il laisse un doute, une décision numérotée tranche.

## L’idée

zoff-rules-idea = L’idée
zoff-rules-idea-1 = Tout le monde veut se débarrasser de ses animaux. Quelqu’un ouvre avec un animal, ou avec plusieurs de la même espèce ; qui suit doit les faire fuir, ou passer. On croirait une affaire de force, mais ici les souris chassent les éléphants, et personne ne chasse une baleine.
zoff-rules-idea-2 = La première manche, c’est chacun pour soi. Après quoi le classement forme les équipes : qui mène doit s’entendre avec quelqu’un du fond du classement, en sachant qu’à la manche suivante ce sera peut-être quelqu’un d’autre. Qui est en tête quand les 19 points sont atteints l’emporte.

## Les cartes

zoff-rules-cards = Qui chasse qui
zoff-rules-cards-1 = Il y a douze animaux et un joker, 60 cartes en tout ; à trois, on n’en prend que 39. Un animal n’est ni fort ni faible : ce qui compte, c’est **qui le chasse** (R17).
zoff-rules-cards-card = Carte
zoff-rules-cards-four = À 4–7
zoff-rules-cards-three = À 3
zoff-rules-cards-beaten = Chassé par
zoff-rules-card-whale = personne
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
zoff-rules-cards-2 = On distribue toutes les cartes, une par une. À trois, chacun en a 13, à quatre 15, à cinq 12, à six 10. À sept, les quatre personnes à gauche de qui distribue en ont 9, les autres 8 (R18).

## Les combinaisons

zoff-rules-combinations = Qu’est-ce qui bat quoi
zoff-rules-combinations-1 = On joue une **combinaison** : une carte, ou plusieurs d’un même animal. Deux choses y comptent, l’animal et le nombre de cartes.
zoff-rules-combinations-2 = Deux choses la battent :
zoff-rules-combinations-chase = **autant de cartes** d’un animal qui la chasse,
zoff-rules-combinations-more = ou **exactement une carte de plus** du même animal (R23).
zoff-rules-combinations-3 = Rien d’autre. Deux ours blancs ne peuvent rien contre un seul phoque : il y en a un de trop.
zoff-rules-helpers = Le joker et le moustique
zoff-rules-helpers-joker = Le **joker** accompagne n’importe quel animal et en fait un de plus. Il ne se joue jamais seul : n’attendez pas trop pour vous en séparer.
zoff-rules-helpers-mosquito = Un **moustique** peut accompagner des éléphants et passe alors pour l’un d’eux. On dit bien faire d’une mouche un éléphant ; ici, c’est permis. Mais un seul moustique à la fois, quel que soit le nombre d’éléphants (R10).
zoff-rules-helpers-both = Sans éléphant, un moustique reste un moustique : avec le joker, cela fait deux moustiques. Éléphant, joker et moustique font trois éléphants.

## Une manche

zoff-rules-round = Une manche
zoff-rules-round-1 = Une partie est une suite de manches, et une manche se déroule ainsi :
zoff-rules-round-deal = **La donne.** On distribue toutes les cartes.
zoff-rules-round-exchange = **L’échange**, à partir de la manche 2 : les partenaires se donnent deux cartes l’un à l’autre, et qui joue sans partenaire peut se défausser.
zoff-rules-round-tricks = **Les plis**, l’un après l’autre, jusqu’à ce qu’il ne reste des cartes que dans une main.
zoff-rules-round-points = **Les points**, et un nouveau classement.
zoff-rules-round-2 = À la manche 1, le hasard décide de la donne, et c’est la personne à gauche de qui distribue qui entame. À partir de la manche 2, la première place distribue, et l’**avant-dernière** entame.

## Un pli

zoff-rules-trick = Un pli
zoff-rules-trick-1 = Qui entame pose la combinaison de son choix, et doit le faire (R9). Puis on continue dans le sens horaire. À votre tour, vous pouvez
zoff-rules-trick-beat = **battre** ce qui est sur la table : ce sont alors vos cartes qu’il faut battre,
zoff-rules-trick-pass = ou **passer**, même si vous pourriez battre.
zoff-rules-trick-2 = Passer n’est pas définitif. Si le pli revient jusqu’à vous, vous pouvez battre ce qui s’y trouve alors.
zoff-rules-trick-3 = Quand tous les autres ont passé à la suite, qui a joué en dernier prend toutes les cartes du pli, face cachée, et entame le suivant.

## Sortir

zoff-rules-out = Sortir
zoff-rules-out-1 = Avec votre dernière carte, vous êtes **sorti**, et les autres continuent sans vous. C’est l’ordre des sorties qui donne les points.
zoff-rules-out-2 = Votre dernière combinaison reste à battre. Si personne ne le fait, **la première personne à votre gauche** qui a des cartes prend le pli et entame, même après avoir passé (R3, R21).
zoff-rules-out-3 = Dès qu’il ne reste des cartes que dans une main, la manche est finie. Personne ne prend le pli en cours, et les cartes de la dernière main ne comptent pas.

## Les partenaires

zoff-rules-partners = Les partenaires
zoff-rules-partners-1 = À partir de la manche 2, à quatre ou plus, le classement décide qui joue avec qui. Le mieux classé d’une équipe est le **senior**, l’autre le **junior** (R1) :
zoff-rules-partners-four = à quatre : le 1er avec le 3e, le 2e avec le 4e ;
zoff-rules-partners-five = à cinq : le 1er avec le 4e, le 2e avec le 5e, et le 3e joue **sans partenaire** ;
zoff-rules-partners-six = à six : le 1er avec le 4e, le 2e avec le 5e, le 3e avec le 6e ;
zoff-rules-partners-seven = à sept : le 1er avec le 5e, le 2e avec le 6e, le 3e avec le 7e, et le 4e joue sans partenaire.
zoff-rules-partners-2 = Les partenaires restent à leur place et jouent chacun de leur main, mais ils additionnent les points de leurs sorties. Après chaque manche, on refait les équipes.

## L’échange

zoff-rules-exchange = L’échange
zoff-rules-exchange-1 = Avant le premier pli, chaque junior choisit deux cartes pour son senior. Le senior les prend en main et en rend deux, n’importe lesquelles, les mêmes s’il veut (R15). Personne d’autre ne les voit.
zoff-rules-exchange-2 = Qui joue **sans partenaire** peut poser jusqu’à deux cartes face cachée sur ses prises (R16). Elles quittent la main et comptent comme prises.

## Montrer

zoff-rules-show = Montrer
zoff-rules-show-1 = Un **junior** qui a quelque chose à battre peut demander de l’aide au lieu de battre ou de passer : il pose une ou plusieurs cartes face visible et les **montre** à son senior.
zoff-rules-show-give = Le senior peut **ajouter des cartes** qui en font une combinaison battant la table. Elle compte comme jouée par le junior, et le senior a lui aussi des cartes en moins.
zoff-rules-show-no = Ou le senior **refuse**. Le junior reprend ses cartes, et c’est comme s’il avait passé ; pas de second essai dans le même tour.
zoff-rules-show-2 = Le senior peut refuser même s’il pourrait aider (R13), et on le lui demande même s’il n’a rien qui convienne (R24). Tout le monde voit les cartes montrées (R11).
zoff-rules-show-3 = On ne montre que des cartes dont il peut encore sortir quelque chose : avec d’autres, où qu’elles soient, elles doivent pouvoir battre la table. Et il faut un senior qui ait encore des cartes (R20). On ne montre rien en entamant, ni à la manche 1, ni à trois ; les seniors et qui joue sans partenaire ne montrent jamais.

## Le décompte

zoff-rules-scoring = Les points d’une manche
zoff-rules-scoring-1 = **Pour la sortie**, la première place rapporte autant de points qu’il y a de joueurs, la deuxième un de moins, et ainsi de suite. L’avant-dernière vaut 2 points, la dernière rien. À la manche 1, c’est tout.
zoff-rules-scoring-2 = À partir de la manche 2 s’y ajoute ceci :
zoff-rules-scoring-pair = les partenaires marquent tous deux **ce que l’un et l’autre** ont pour leur sortie, additionné ;
zoff-rules-scoring-alone = qui joue sans partenaire marque **4 points** de plus ;
zoff-rules-scoring-lions = qui a pris **deux lions ou plus** marque un point pour chacun. Un seul lion ne vaut rien ;
zoff-rules-scoring-hedgehog = qui n’a pris **aucun hérisson** perd un point.
zoff-rules-scoring-own = Lions et hérissons sont l’affaire de chacun, les partenaires ne les partagent pas. Le joker n’est ici qu’un joker, quoi qu’il ait remplacé (R6).
zoff-rules-scoring-3 = Les points s’additionnent de manche en manche ; un total peut passer sous zéro.

## Le classement et la fin

zoff-rules-end = Le classement et la fin
zoff-rules-end-1 = Le classement suit les totaux. À égalité, qui était **moins bien classé avant** passe maintenant devant (R19).
zoff-rules-end-2 = La partie prend fin après une manche où quelqu’un a atteint **19 points** (R8). La première place l’emporte.

## À trois

zoff-rules-three = À trois
zoff-rules-three-1 = À trois, c’est toujours chacun pour soi : ni partenaires, ni échange, rien à montrer. Les sorties valent 3, 2 et 0, et **lions et hérissons comptent dès la manche 1**.
zoff-rules-three-2 = La donne passe à gauche à chaque manche, et la personne à gauche de qui distribue entame. Pour les égalités après la manche 1, les places autour de la table tiennent lieu de classement, à partir de la gauche de qui distribue ; à égalité, qui est assis plus loin passe donc devant (R7).

## Ce qui est secret

zoff-rules-secret = Ce que vous pouvez savoir
zoff-rules-secret-1 = Vous voyez votre main, et combien de cartes ont les autres. Vous savez ce que vous avez donné à votre partenaire ; des autres échanges, vous ne voyez rien. Ce qui a été joué ou montré, tout le monde l’a vu : le contenu des prises n’est donc pas un secret non plus, sauf les défausses.

## Les options

zoff-rules-options = Les options
zoff-rules-options-target = **But.** Les points qui mettent fin à la partie : 19 dans la règle, de 1 à 40 si vous la voulez plus courte ou plus longue.
zoff-rules-options-players = **Joueurs au but.** D’ordinaire, une personne suffit. Certains continuent jusqu’à ce que deux y soient (R8).
zoff-rules-options-partners = **Partenaires.** « Jamais » : chaque manche se joue et se compte comme la première, sans équipes, sans lions ni hérissons. Donne et entame tournent alors comme à trois. À trois, rien ne change.
zoff-rules-options-dealer = **Première donne.** Le hasard décide, ou vous désignez la place.

## Exemples : ce qu’il y a à voir et à essayer

zoff-example-seal = Un phoque est sur la table. Le joueur 1 peut le battre avec deux phoques, un ours blanc ou une baleine. Trois phoques, c’est trop, et deux ours blancs aussi.
zoff-example-hedgehog = Un hérisson se moque bien d’un éléphant. Un renard peut le chasser, ou deux hérissons le battre.
zoff-example-lion = Seul un éléphant chasse un lion ; deux lions le battent aussi. La baleine, si forte soit-elle, n’y peut rien.
zoff-example-whale = Personne ne chasse une baleine. Deux baleines la battent, et le joker en fait une deuxième.
zoff-example-lead = Deux éléphants, le joker et un moustique : cela fait quatre éléphants. Le second moustique ne peut pas s’y joindre, et le joker ne pourrait pas entamer seul.
zoff-example-elephants = Deux crocodiles à battre. Éléphant et moustique font deux éléphants, et cela suffit ; éléphant et joker aussi. Moustique et joker ne font que deux moustiques.
zoff-example-mice = Éléphant et moustique, ce sont deux éléphants, et deux souris les chassent. Trois éléphants les battraient aussi ; deux lions, non.
zoff-example-mosquitoes = Deux moustiques : deux hérissons, deux sardines ou deux souris les chassent, ou trois moustiques les battent, le joker étant le troisième.
zoff-example-trick = Le joueur 1 entame d’un renard, le joueur 2 joue un lion, le joueur 3 passe, le joueur 1 joue un éléphant. Le joueur 2 passe. Le joueur 3 peut de nouveau agir, il a une souris, et passe quand même : le joueur 1 prend trois cartes et entame.
zoff-example-out = La baleine est la dernière carte du joueur 1, qui sort. Tous les autres passent : le pli va au joueur 2, à sa gauche, qui entame.
zoff-example-beatenout = La dernière carte du joueur 1 est un phoque. Le joueur 2 passe, le joueur 3 le bat avec un ours blanc, les joueurs 4 et 2 passent. Le joueur 3 prend les deux cartes : peu importe désormais qui est à gauche du joueur sorti.
zoff-example-end = Le joueur 3 est sorti, et le joueur 1 joue sa dernière carte. La manche est aussitôt finie : la baleine n’est à personne, et les deux lions dans la main du joueur 2 ne comptent pas. Avec 20 points, le joueur 3 gagne la partie.
zoff-example-exchange = Manche 2. Le joueur 1 est le senior du joueur 3, et le joueur 2 celui du joueur 4. Les juniors se séparent d’animaux isolés ; les seniors rendent ce que leurs juniors collectionnent. Ici, on choisit l’un après l’autre ; dans une partie, tous les juniors choisissent en même temps, puis tous les seniors.
zoff-example-discard = Cinq joueurs. Le joueur 3, troisième, joue sans partenaire et se défausse d’un lion et d’un hérisson. Il ne perdra plus de point faute de hérisson, et avec un autre lion il en aura deux.
zoff-example-show = Deux souris sur la table. Le joueur 1, junior du joueur 3, montre un hérisson. Le joueur 3 en ajoute un : deux hérissons, qui comptent comme joués par le joueur 1.
zoff-example-declined = Les mêmes cartes, mais le joueur 3 refuse. Le joueur 1 reprend le hérisson et a passé ; c’est au joueur 2.
zoff-example-mosquitoshow = Un éléphant sur la table. Le joueur 1 montre un moustique, le joueur 3 ajoute un éléphant, et cela fait deux éléphants.
zoff-example-jokershow = Un phoque sur la table. Le joueur 1 montre le joker. Le joueur 3 peut ajouter un phoque : deux phoques. Avec l’ours blanc, ce seraient deux ours blancs, et ils ne battent pas un phoque.
zoff-example-tworeadings = Deux éléphants sur la table. Le joueur 1 montre le joker et un moustique, qui peuvent devenir éléphants ou moustiques. Ici, seul un éléphant sert : cela en fait trois. Un moustique du joueur 3 ferait trois moustiques.
zoff-example-five = Cinq joueurs, et le joueur 5 sort avec la baleine. Les joueurs 1 et 4 sont premier et dernier : 5 et 0, donc 5 chacun. Les joueurs 2 et 5 sont deuxième et quatrième : 4 et 2, donc 6 chacun. Le joueur 3, troisième et sans partenaire, a 3 et 4, et 2 de plus pour deux lions, dont un de sa défausse. Les lions de la dernière main ne comptent pas.
zoff-example-match = Une partie après la manche 1, à 4, 3, 2 et 0 points. Faites jouer la baleine au joueur 4 : une équipe marque 4 points chacun, l’autre 5. Le joueur 1 n’a pas de hérisson, les joueurs 2 et 4 ont deux lions chacun. On en est à 7, 10, 6 et 7, et des deux qui ont 7, le joueur 4, qui était dernier, est maintenant deuxième. Pour que l’on voie le décompte, cette partie prend fin à 10.
zoff-example-equal = La dernière carte de la partie. Les joueurs 2 et 4 atteignent tous deux 19. Le joueur 2 était deuxième et le joueur 4 quatrième : c’est le joueur 4 qui gagne.
zoff-example-three = Trois joueurs, et pour une fois la partie prend fin à 2 points. Le joueur 1 a 3, moins 1 faute de hérisson ; le joueur 2 a 2 ; le joueur 3 est dernier, avec deux lions : tous sont à égalité. Le joueur 3 a distribué : compté depuis sa gauche, il est assis en dernier, et il gagne.
zoff-example-neighbour = Le joueur 2 est déjà sorti. Le joueur 1 joue une baleine et sort aussi ; les joueurs 3 et 4 passent. Le pli va au joueur 3, le premier qui a encore des cartes.
zoff-example-bothout = Le joueur 1 montre son dernier hérisson, et le joueur 3 ajoute sa toute dernière carte. Tous deux sortent : le joueur 3 d’abord, puis le joueur 1.
zoff-example-jokerleft = Le joueur 1 entame de deux renards et les prend. Il ne lui reste que le joker, qu’il ne peut pas jouer : il passe, et le joueur 2 entame. Le joueur 1 est toujours en jeu.
zoff-example-jokerlion = Le joueur 1 a pris un lion et le joker, joués comme deux lions. Il n’y a qu’un lion dans ses prises : aucun point.
zoff-example-lasttwo = Seuls les joueurs 1 et 3, partenaires, ont encore des cartes : un hérisson chacun. Le joueur 1 montre, le joueur 3 ajoute, et tous deux sortent en même temps. Le joueur 3 est troisième avec 2 points, le joueur 1 dernier sans rien.
zoff-example-nothing = Le joueur 1 montre un hérisson. Le joueur 3 n’en a pas, ni de joker ; on lui demande quand même, et il ne peut que refuser.

## Les décisions

zoff-rulings-intro = Quand le livret se tait ou peut se lire de deux façons, voici comment nous jouons, et pourquoi. Un mot dit à quel point nous en sommes sûrs : « certain », les sources ne laissent pas d’autre lecture ; « probable », c’est la meilleure de plusieurs ; « choisi », elles ne disent rien, il fallait bien choisir ; « maison », cela concerne ce programme et non le jeu sur la table.

zoff-ruling-r1-doubt = Qui joue avec qui ?
zoff-ruling-r1-answer = Comme indiqué sous « Les partenaires » : chaque place de la première moitié avec celle qui vient une demi-table plus loin.
zoff-ruling-r1-reason = Notre exemplaire du livret a perdu le tableau. Ses exemples nomment les équipes à quatre et son texte celles à cinq ; à six et sept, nous prolongeons le schéma, ce qui n’est que probable.
zoff-ruling-r2-doubt = Dans quel ordre les équipes font-elles leur échange ?
zoff-ruling-r2-answer = Peu importe. S’il en faut un, c’est celui des places des seniors, et qui joue sans partenaire vient à la fin.
zoff-ruling-r2-reason = L’échange d’une équipe n’a rien à voir avec celui d’une autre.
zoff-ruling-r3-doubt = Quelqu’un sort, et la personne à sa gauche est déjà sortie. Qui prend le pli ?
zoff-ruling-r3-answer = La première personne, dans le sens horaire, qui a encore des cartes.
zoff-ruling-r3-reason = Qui prend un pli entame le suivant, et pour cela il faut des cartes.
zoff-ruling-r4-doubt = Senior et junior jouent leurs dernières cartes ensemble. Qui sort en premier ?
zoff-ruling-r4-answer = Le senior.
zoff-ruling-r4-reason = Ses cartes quittent sa main en premier. Pour les points de l’équipe, cela revient au même.
zoff-ruling-r5-doubt = Il ne me reste que le joker. Que faire ?
zoff-ruling-r5-answer = Vous passez. À l’entame aussi, c’est votre seul choix : la personne suivante entame, et un pli que vous venez de prendre reste à vous. Le joker peut encore partir avec l’aide du partenaire, comme carte montrée ou comme carte ajoutée.
zoff-ruling-r5-reason = Le livret se contente de déconseiller de le garder. C’est la lecture la plus douce, et un autre programme fait de même.
zoff-ruling-r6-doubt = Le joker a été joué comme lion ou comme hérisson. Compte-t-il comme tel dans les prises ?
zoff-ruling-r6-answer = Non. Et un moustique n’y est jamais autre chose qu’un moustique.
zoff-ruling-r6-reason = Ce qui est dans les prises, c’est un joker.
zoff-ruling-r7-doubt = À trois, qui distribue et qui entame, et qui est devant après une égalité à la manche 1 ?
zoff-ruling-r7-answer = La donne passe à gauche, et la personne suivante entame. Avant la manche 1, les places autour de la table tiennent lieu de classement, à partir de la gauche de qui distribue ; à égalité, qui est assis plus loin est devant.
zoff-ruling-r7-reason = Pour trois, le livret saute les règles des manches suivantes. Il faut bien départager la première égalité, et cela se répercute sur les autres.
zoff-ruling-r8-doubt = Une personne à 19 suffit-elle, ou en faut-il deux ?
zoff-ruling-r8-answer = Une suffit. Une option est là pour qui joue autrement.
zoff-ruling-r8-reason = Le livret que nous suivons parle d’une ou plusieurs personnes. D’autres descriptions, et quelques programmes, en attendent une seconde.
zoff-ruling-r9-doubt = Puis-je passer quand c’est à moi d’entamer ?
zoff-ruling-r9-answer = Non, sauf s’il ne vous reste que le joker.
zoff-ruling-r9-reason = D’après le livret, qui entame joue. Pour le joker, voir R5.
zoff-ruling-r10-doubt = Plusieurs moustiques peuvent-ils accompagner mes éléphants ?
zoff-ruling-r10-answer = Jamais plus d’un.
zoff-ruling-r10-reason = Le livret est clair, même si certains programmes en permettent davantage.
zoff-ruling-r11-doubt = Qui voit les cartes qu’un junior montre ?
zoff-ruling-r11-answer = Tout le monde.
zoff-ruling-r11-reason = Elles sont sur la table, face visible.
zoff-ruling-r12-doubt = Mon senior a ajouté des cartes. Puis-je tout reprendre ?
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
zoff-ruling-r16-doubt = Qui joue sans partenaire doit-il se défausser de deux cartes ?
zoff-ruling-r16-answer = Non. Aucune, une ou deux, au choix.
zoff-ruling-r16-reason = Le livret donne deux comme maximum.
zoff-ruling-r17-doubt = Quel animal chasse lequel ?
zoff-ruling-r17-answer = Comme dans le tableau des cartes, 29 paires en tout.
zoff-ruling-r17-reason = Le livret en donne la liste, et trois programmes indépendants ont la même.
zoff-ruling-r18-doubt = À sept : qui a neuf cartes ?
zoff-ruling-r18-answer = Les quatre personnes à gauche de qui distribue.
zoff-ruling-r18-reason = On distribue une par une, et il en reste alors quatre.
zoff-ruling-r19-doubt = Deux joueurs sont à égalité, et l’étaient déjà avant. Qui est devant ?
zoff-ruling-r19-answer = Celui dont la place était moins bonne avant. Une place ne se partage jamais.
zoff-ruling-r19-reason = Le livret compare le classement d’avant, pas les points d’avant.
zoff-ruling-r20-doubt = Mon senior est sorti. Puis-je montrer ?
zoff-ruling-r20-answer = Non.
zoff-ruling-r20-reason = Il n’y a plus personne pour ajouter quoi que ce soit.
zoff-ruling-r21-doubt = Quelqu’un sort, la personne à sa gauche passe la première, puis toutes les autres. Qui prend le pli ?
zoff-ruling-r21-answer = La personne à sa gauche, malgré tout.
zoff-ruling-r21-reason = Le livret le lui donne, qu’elle ait passé ou non.
zoff-ruling-r22-doubt = Les deux derniers joueurs sont partenaires, et un seul coup vide les deux mains.
zoff-ruling-r22-answer = Le senior est avant-dernier avec 2 points, le junior dernier sans rien. La manche est finie, et personne ne prend le pli.
zoff-ruling-r22-reason = Cela découle de R4.
zoff-ruling-r23-doubt = Le résumé du livret dit qu’un groupe plus grand en bat un plus petit. Plus grand de combien ?
zoff-ruling-r23-answer = D’exactement une carte.
zoff-ruling-r23-reason = La règle elle-même le dit, avec un exemple.
zoff-ruling-r24-doubt = Mon junior montre des cartes, et je n’ai rien qui convienne. Pourquoi me demander ?
zoff-ruling-r24-answer = On vous demande toujours, et vous refusez.
zoff-ruling-r24-reason = Si l’on ne vous demandait rien, toute la table saurait que vous n’avez rien.
zoff-ruling-r25-doubt = Les deux derniers joueurs sont partenaires, et un coup vide une des deux mains.
zoff-ruling-r25-answer = Celui-là est avant-dernier, l’autre dernier. La manche est aussitôt finie, et personne ne prend le pli.
zoff-ruling-r25-reason = Une manche s’arrête dès qu’il ne reste des cartes que dans une main.
zoff-ruling-r26-doubt = Quand se défausse-t-on, sans partenaire ?
zoff-ruling-r26-answer = En même temps que les juniors choisissent.
zoff-ruling-r26-reason = Rien de ce qui se passe avant ou après n’aiderait à choisir.
zoff-ruling-r27-doubt = Où en est la partie au milieu d’une manche ?
zoff-ruling-r27-answer = Là où elle en était après la manche précédente. Pendant la manche 1, tout le monde est premier.
zoff-ruling-r27-reason = Les défausses sont secrètes, et ce qu’elles vaudront aussi.
zoff-ruling-r28-doubt = Une position que je compose doit-elle être possible en vraie partie ?
zoff-ruling-r28-answer = Non. Il faut que toutes les cartes soient quelque part, que le classement suive les points, et que quelqu’un ait quelque chose à décider. Les mains peuvent être de toute taille.
zoff-ruling-r28-reason = Problèmes et exemples demandent des positions où personne n’arriverait en jouant. Il y en a sur cette page.
zoff-ruling-r29-doubt = Les cartes d’une espèce se ressemblent. Que sais-je d’une main après un don, des cartes montrées et des cartes jouées ?
zoff-ruling-r29-answer = Elle en contient au moins autant qu’il en a été donné ou montré, le plus grand des deux ; chaque carte de l’espèce qui quitte la main est décomptée. Tout le reste que je ne vois pas peut être n’importe où, avec la même chance.
zoff-ruling-r29-reason = Personne ne distingue deux baleines. Et passer ne prouve rien, puisqu’on peut toujours passer.
zoff-ruling-r30-doubt = De combien de manches une position se souvient-elle, pour dire d’où viennent les points ?
zoff-ruling-r30-answer = Des 32 dernières à trois, des 21 à quatre, des 16, 12 et 10 à cinq, six et sept. Les précédentes sont dans les totaux.
zoff-ruling-r30-reason = Avec les options habituelles aucune partie n’est plus longue, et ce que l’on retient doit rester petit.
zoff-ruling-r31-doubt = Pourquoi me demander quand il n’y a qu’un choix ?
zoff-ruling-r31-answer = Chaque tour est une décision, même si l’on ne peut que passer.
zoff-ruling-r31-reason = R24 l’exige de toute façon, et l’historique d’une partie ne dépend ainsi pas de ce qu’un programme trouve tout seul.
