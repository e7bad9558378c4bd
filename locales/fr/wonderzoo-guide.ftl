### Wonderzoo : conseils pour une première partie, un à la fois, à côté du plateau.

wonderzoo-guide-goal = Le but : avoir le plus de points. Les visiteurs se placent sur vos chemins. Chaque côté d’un visiteur qui touche un enclos vaut un point.
wonderzoo-guide-entrance = Posez d’abord votre entrée. Elle doit toucher le bord du plateau. Vos chemins partent de là : gardez de la place autour.
wonderzoo-guide-pick = Prenez une des tuiles. Les vertes, les brunes et les bleues sont des enclos. Chaque tuile porte une icône, à utiliser une seule fois.
wonderzoo-guide-path-on-display = Il y a un chemin parmi les tuiles. Sans chemins, vos visiteurs n’ont nulle part où aller.
wonderzoo-guide-bus = Vous avez le bus : vous choisissez en premier dans cette manche. Ensuite, le bus passe à gauche.
wonderzoo-guide-no-room = Tous vos chemins sont occupés. Prenez un chemin : de nouveaux visiteurs y trouveront une case.
wonderzoo-guide-tight = Certaines tuiles n’ont plus leur place sur votre plateau. Si aucune ne convient à votre tour, la partie s’arrête pour vous.
wonderzoo-guide-place-enclosure = Un enclos se pose n’importe où. Le mieux est contre vos chemins : les visiteurs y rapportent des points. Tournez la tuile d’un clic, avec la molette ou la touche R.
wonderzoo-guide-place-path = Un chemin doit toucher par un côté votre entrée ou un autre chemin. Le mieux : entre des enclos.
wonderzoo-guide-gaps = Votre plateau se remplit. Évitez les petits trous : une tuile a toujours besoin de quatre cases.
wonderzoo-guide-icon-draw = Cette icône amène des visiteurs du sac. Vous les placez sur des cases chemin libres. Profitez-en !
wonderzoo-guide-icon-full = Cette icône amène des visiteurs, mais tous vos chemins sont occupés. Ils retourneraient dans le sac.
wonderzoo-guide-icon-move = Cette icône permet à des visiteurs de changer de case. L’un d’eux verrait-il plus d’animaux ailleurs ?
wonderzoo-guide-icon-swap = Cette icône déplace un enclos, ou en échange deux de même forme. Rapprochez les animaux de vos visiteurs.
wonderzoo-guide-icon-bus = Avec cette icône, vous prenez le bus et choisirez en premier à la prochaine manche. C’est précieux quand le plateau se remplit.
wonderzoo-guide-visitor = Placez le visiteur sur une case en surbrillance. Une case avec des enclos sur deux ou trois côtés rapporte le plus.
wonderzoo-guide-favourite = Dans le jeu expert, les couleurs comptent. Les bleus aiment l’eau, les jaunes le vivarium, les verts l’herbe : 2 points par côté. Les rouges aiment tout.
wonderzoo-guide-move = Choisissez un visiteur, puis une case chemin libre, même lointaine. Vous pouvez vous arrêter quand vous voulez.
wonderzoo-guide-swap = Choisissez un enclos, puis son nouvel endroit. Ou choisissez-en deux de même forme : ils s’échangent. Les visiteurs restent sur leur case.
wonderzoo-guide-watch = Un autre joueur joue. Regardez les tuiles : laquelle voudriez-vous, et sera-t-elle encore là ?
wonderzoo-guide-out = Plus aucune tuile ne convient : votre zoo est terminé. Vos visiteurs rapportent quand même leurs points. Regardez jouer les autres.
wonderzoo-guide-scoring = La partie est terminée. Pour chaque visiteur, on voit combien de côtés touchent un enclos. Le joueur qui a le plus de points gagne.
