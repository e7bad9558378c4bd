### Les animaux de tous les jeux : un nom tel qu’il se trouve dans une phrase, et deux ou trois choses à en savoir,
### vraies, courtes et écrites pour des enfants.

animal-flamingo = flamant
animal-flamingo-1 = Le petit flamant est gris. Il devient rose grâce à ce qu’il mange : des algues et de minuscules crevettes.
animal-flamingo-2 = Pour manger, il plonge la tête à l’envers. Son bec courbé filtre l’eau comme une passoire.
animal-flamingo-3 = Il se repose sur une patte : l’autre reste au chaud, et cela ne lui demande presque aucun effort.

animal-camel = chameau
animal-camel-1 = Ses bosses contiennent de la graisse, pas de l’eau : c’est son garde-manger.
animal-camel-2 = Après une longue marche sans eau, un chameau assoiffé peut boire plus de 100 litres en un quart d’heure.
animal-camel-3 = Ses narines se ferment et ses longs cils, sur deux rangs, arrêtent le sable.

animal-leopard = léopard
animal-leopard-1 = Il hisse ses proies dans un arbre, même quand elles sont plus lourdes que lui.
animal-leopard-2 = Même par nuit noire il voit bien : il lui faut beaucoup moins de lumière qu’à nous.
animal-leopard-3 = La panthère noire est un léopard au pelage sombre. Au soleil, on distingue encore ses taches.

animal-elephant = éléphant
animal-elephant-1 = Aucun animal terrestre n’est plus gros : un grand mâle d’Afrique pèse plus de six tonnes.
animal-elephant-2 = Sa trompe n’a pas d’os. Elle lui sert à sentir, à boire, à saisir et à saluer.
animal-elephant-3 = Les éléphants se parlent à plusieurs kilomètres, par des sons trop graves pour nos oreilles.

animal-panda = panda
animal-panda-1 = À l’état sauvage, le panda ne vit que dans les forêts de montagne de Chine.
animal-panda-2 = Il mange jusqu’à douze heures par jour, presque toujours du bambou, et s’assoit pour cela.
animal-panda-3 = Un os du poignet lui sert de pouce supplémentaire pour tenir les tiges.

animal-chimpanzee = chimpanzé
animal-chimpanzee-1 = Il fabrique des outils : il pêche les termites avec une brindille et casse les noix avec une pierre.
animal-chimpanzee-2 = Avec le bonobo, c’est notre plus proche parent vivant.
animal-chimpanzee-3 = Chaque soir, il plie des branches pour se faire un nouveau lit, haut dans un arbre.

animal-zebra = zèbre
animal-zebra-1 = Deux zèbres n’ont jamais les mêmes rayures. Elles sont aussi personnelles que nos empreintes.
animal-zebra-2 = Les mouches piqueuses se posent moins souvent sur des rayures que sur un pelage uni.
animal-zebra-3 = C’est un cousin du cheval et de l’âne. Le poulain court environ une heure après sa naissance.

animal-kangaroo = kangourou
animal-kangaroo-1 = À la naissance, il est petit comme un haricot. Il grimpe dans la poche et y grandit pendant des mois.
animal-kangaroo-2 = Un grand kangourou pressé dépasse 50 km/h, par bonds de huit mètres.
animal-kangaroo-3 = Avec ses longs pieds et sa lourde queue, il ne peut presque pas reculer.

animal-anteater = fourmilier nain
animal-anteater-1 = Le plus petit des fourmiliers tient dans deux mains. On l’appelle aussi fourmilier soyeux.
animal-anteater-2 = Il n’a pas une seule dent. Sa longue langue collante attrape souvent des milliers de fourmis par nuit.
animal-anteater-3 = Il vit à la cime des arbres, en Amérique centrale et du Sud, et sa queue s’accroche aux branches.

animal-macaw = ara
animal-macaw-1 = Les aras vivent dans les forêts d’Amérique centrale et du Sud, où leurs bandes bruyantes cherchent fruits et graines.
animal-macaw-2 = Son bec ouvre des noix pour lesquelles il nous faudrait un marteau.
animal-macaw-3 = Les couples restent souvent unis toute leur vie et volent presque aile contre aile.

animal-bat = chauve-souris
animal-bat-1 = C’est le seul mammifère qui vole vraiment. Ses ailes sont de la peau tendue entre de très longs doigts.
animal-bat-2 = La plupart se guident à l’oreille : elles crient, trop aigu pour nous, et écoutent l’écho.
animal-bat-3 = On en connaît plus de 1 400 espèces, sur tous les continents sauf l’Antarctique.

animal-koala = koala
animal-koala-1 = Il dort et somnole jusqu’à 20 heures par jour, car les feuilles d’eucalyptus nourrissent peu.
animal-koala-2 = Ce n’est pas un ours. Le petit grandit dans la poche de sa mère, puis voyage sur son dos.
animal-koala-3 = Ses empreintes digitales ressemblent beaucoup aux nôtres.

animal-orangutan = orang-outan
animal-orangutan-1 = Son nom malais veut dire « personne de la forêt ». Il ne vit à l’état sauvage qu’à Bornéo et à Sumatra.
animal-orangutan-2 = Aucun animal plus lourd ne vit dans les arbres. Ses bras écartés peuvent dépasser deux mètres.
animal-orangutan-3 = Le petit apprend auprès de sa mère pendant six ans ou plus, surtout ce qui se mange.

animal-baboon = babouin
animal-baboon-1 = Il passe la journée au sol et dort dans un arbre ou sur une falaise, où le léopard l’atteint moins facilement.
animal-baboon-2 = Les babouins vivent en grandes troupes et s’épouillent les uns les autres pour rester amis.
animal-baboon-3 = Ils mangent presque de tout : herbe, racines, fruits, insectes, parfois de la viande.

animal-snake = coronelle
animal-snake-1 = Ses écailles n’ont pas de crête : au toucher, elle est toute lisse.
animal-snake-2 = On la prend souvent pour une vipère, mais elle n’est pas venimeuse. Elle dépasse rarement 70 cm.
animal-snake-3 = Elle vit dans des endroits chauds et pierreux d’Europe et d’Asie occidentale. Ses petits naissent vivants.

animal-monitor = varan émeraude
animal-monitor-1 = Vert comme une feuille, il vit dans les arbres de Nouvelle-Guinée et d’îles au nord de l’Australie.
animal-monitor-2 = Sa queue, bien plus longue que son corps, s’accroche aux branches comme une main de plus.
animal-monitor-3 = Il ne dépasse pas un mètre. Son parent, le dragon de Komodo, en atteint trois.

animal-gazelle = gazelle
animal-gazelle-1 = Elle distance la plupart des chasseurs : plus de 70 km/h, avec des virages soudains.
animal-gazelle-2 = Certaines bondissent sur place, pattes raides, à l’approche d’un chasseur : « Je suis trop rapide pour toi ! »
animal-gazelle-3 = Beaucoup d’espèces boivent à peine : les plantes leur donnent assez d’eau.

animal-lion = lion
animal-lion-1 = Son rugissement s’entend à huit kilomètres.
animal-lion-2 = C’est le seul grand félin qui vit en groupe. Les lionnes chassent le plus souvent.
animal-lion-3 = Le reste du temps, il se repose à l’ombre, jusqu’à 20 heures par jour.

animal-crocodile = crocodile
animal-crocodile-1 = Ses ancêtres vivaient déjà avec les dinosaures. Aujourd’hui, ses plus proches parents sont les oiseaux.
animal-crocodile-2 = La mère porte ses petits jusqu’à l’eau dans sa gueule, tout doucement.
animal-crocodile-3 = La chaleur du nid décide s’il en sortira des mâles ou des femelles.

animal-giraffe = girafe
animal-giraffe-1 = Aucun animal n’est plus haut : un mâle peut dépasser cinq mètres.
animal-giraffe-2 = Son long cou n’a que sept os, autant que le vôtre.
animal-giraffe-3 = Sa langue sombre, longue de près d’un demi-mètre, cueille les feuilles entre les épines.

animal-gorilla = gorille
animal-gorilla-1 = C’est le plus grand des singes. Il mange surtout des feuilles, des tiges et des fruits.
animal-gorilla-2 = La famille suit un grand mâle au dos gris argenté.
animal-gorilla-3 = Chaque gorille a un nez unique : c’est à cela que les chercheurs le reconnaissent.

animal-whale = baleine
animal-whale-1 = La baleine est un mammifère et respire de l’air. Ce qu’elle souffle en remontant est son haleine chaude.
animal-whale-2 = La baleine bleue est le plus grand animal connu de tous les temps : jusqu’à 30 mètres.
animal-whale-3 = Les baleines à bosse chantent, et d’autres les entendent à bien des kilomètres.

animal-polar_bear = ours blanc
animal-polar_bear-1 = Sous sa fourrure, sa peau est noire, et les poils eux-mêmes n’ont pas de couleur.
animal-polar_bear-2 = Il sent un phoque à un kilomètre.
animal-polar_bear-3 = Il ne rencontre jamais de manchot : l’un vit tout au nord, l’autre au sud.

animal-seal = phoque
animal-seal-1 = Une épaisse couche de graisse lui tient chaud dans l’eau glacée.
animal-seal-2 = Dans le noir, il trouve les poissons grâce à ses moustaches, qui sentent leur sillage.
animal-seal-3 = Quand il plonge, ses narines sont closes. Il ne les ouvre que pour respirer.

animal-dolphin = dauphin
animal-dolphin-1 = C’est un mammifère, qui doit remonter respirer. Aussi ne dort-il que d’une moitié du cerveau à la fois.
animal-dolphin-2 = Chaque grand dauphin a son propre sifflement, et les autres l’appellent avec, comme par un nom.
animal-dolphin-3 = Dans l’eau trouble, il trouve les poissons par des clics dont il écoute l’écho.

animal-penguin = manchot
animal-penguin-1 = Il ne vole pas dans l’air, mais sous l’eau : ses ailes sont des nageoires.
animal-penguin-2 = Le père manchot empereur garde l’œuf au chaud sur ses pieds pendant deux mois, en plein hiver antarctique.
animal-penguin-3 = Presque tous les manchots vivent dans la moitié sud du monde, certains là où il fait chaud.

animal-fox = renard
animal-fox-1 = Il entend une souris sous la neige, bondit et retombe dessus le nez en avant.
animal-fox-2 = Il est de la famille du chien, mais ses pupilles sont fendues comme celles du chat.
animal-fox-3 = Il mange presque de tout, même des baies et des vers de terre, et vit jusque dans les villes.

animal-hedgehog = hérisson
animal-hedgehog-1 = Il porte plus de 5 000 piquants. En danger, il se met en boule, et on ne voit plus qu’eux.
animal-hedgehog-2 = Il dort tout l’hiver. Son cœur ne bat alors qu’une vingtaine de fois par minute.
animal-hedgehog-3 = Juste après la naissance, ses premiers piquants sont encore cachés sous la peau.

animal-mouse = souris
animal-mouse-1 = Elle se faufile par un trou pas plus large qu’un crayon.
animal-mouse-2 = Les mâles chantent pour les femelles, trop aigu pour nos oreilles.
animal-mouse-3 = Dans le noir, elle trouve son chemin avec ses moustaches.

animal-lizard = lézard
animal-lizard-1 = Beaucoup de lézards abandonnent leur queue quand on l’attrape. Elle frétille encore, et une autre repousse.
animal-lizard-2 = Le matin, il s’étend au soleil. Il n’est rapide qu’une fois réchauffé.
animal-lizard-3 = On en compte environ 7 000 espèces. La plus petite tiendrait sur le bout d’un doigt.

animal-perch = perche
animal-perch-1 = Ses bandes sombres la cachent parmi les plantes des lacs et des rivières.
animal-perch-2 = Sa première nageoire dorsale a des épines, qu’elle dresse à l’approche d’un brochet.
animal-perch-3 = Elle pond ses œufs en longs rubans, posés sur les plantes comme un voile.

animal-sardine = sardine
animal-sardine-1 = Les sardines nagent en bancs de milliers d’individus, qui tournent comme un seul animal.
animal-sardine-2 = Leurs flancs argentés brillent comme des miroirs et troublent les chasseurs.
animal-sardine-3 = Avec leurs branchies, elles filtrent dans la mer de tout petits animaux et plantes.

animal-mosquito = moustique
animal-mosquito-1 = Seule la femelle pique : il lui faut du sang pour ses œufs. Sinon, les moustiques boivent du nectar.
animal-mosquito-2 = On entend ses ailes, qui battent plusieurs centaines de fois par seconde.
animal-mosquito-3 = Ses petits vivent dans l’eau calme, et la plupart respirent par un petit tube à la surface.
