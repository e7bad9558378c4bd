### O Zoo le Mio : conseils pour une première partie, un à la fois, à côté du plateau.

mio-guide-goal = Le but : avoir le plus de points après cinq années. Visiteurs, arbres et bancs en rapportent chaque année, et de plus en plus.
mio-guide-bid = Choisissez combien de pièces la tuile vaut pour vous, puis validez votre offre. Seul le gagnant paie. 2 ou 3 pièces sont un prix correct pour une première tuile.
mio-guide-flag = Votre drapeau est tout en haut : vous gagnez chaque égalité. Ensuite il descend tout en bas ; gardez-le pour une tuile qui vous plaît vraiment.
mio-guide-row = Regardez toute la ligne : ces tuiles viennent encore cette année. Si une meilleure pour vous approche, gardez vos pièces.
mio-guide-bushes = Cette tuile porte des arbustes. Le zoo qui en a le plus reçoit 2 arbres, le deuxième 1, et les arbres comptent comme des visiteurs.
mio-guide-late = Désormais les points comptent quatre ou cinq fois. Les pièces ne valent rien à la fin : dépensez-les à temps.
mio-guide-sealed = Votre offre est faite. Vous pouvez la changer jusqu’à celle du dernier joueur. Puis toutes sont révélées ensemble.
mio-guide-place = La tuile est à vous. Les endroits en surbrillance sont permis : un chemin doit toucher un chemin. Tournez la tuile d’un clic, avec la molette ou la touche R. Des animaux à côté de leur famille font un plus grand enclos.
mio-guide-bench = Certains endroits ferment une promenade : des chemins qui entourent un terrain rapportent un banc. Personne ne peut vous le prendre.
mio-guide-draw = Certains endroits attirent les visiteurs d’un autre zoo. Cela compte double : vous les gagnez, un rival les perd.
mio-guide-watch = Un autre joueur pose la tuile. Regardez quelle famille y grandit : vos visiteurs pourraient partir.
mio-guide-scoring = Les cinq années sont terminées. La feuille de score montre ce que chaque année a rapporté.
