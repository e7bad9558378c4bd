### Drôles de Zèbres : conseils pour une première partie, un à la fois, à côté du plateau.

zebres-guide-goal = Le but : avoir le plus de points quand la savane est pleine. Dans chaque territoire, le joueur qui a le plus de jetons marque les points de tous les animaux visibles, même adverses.
zebres-guide-place-guardian = Vous êtes le premier joueur : placez le gardien sur le chemin de ronde. Votre adversaire devra poser un animal dans la ligne ou la colonne qui lui fait face. Pour l’instant, toutes les positions se valent.
zebres-guide-place-animal = Choisissez un animal de votre réserve, puis une case libre de la rangée en surbrillance : c’est la ligne ou la colonne face au gardien. Un éléphant ou un zèbre est un bon début ; gardez le lion pour plus tard.
zebres-guide-majority = À la fin, chaque territoire rapporte la valeur de ses animaux visibles, les vôtres comme ceux d’en face, au joueur qui y a le plus de jetons. Une gazelle vaut peu, mais elle peut vous faire gagner deux zèbres.
zebres-guide-inauguration = Il ne reste qu’une case libre dans un territoire. Le joueur qui complète le tout premier prend le jeton Inauguration : 5 points. Si cette case est sur votre rangée, pensez-y.
zebres-guide-beside-lion = Un lion se trouve à côté d’une case libre de votre rangée. Une gazelle ou un zèbre posé là le sera face cachée : sans valeur, mais un jeton de plus pour la majorité. Éléphants et crocodiles ne craignent rien.
zebres-guide-lion = Sur cette rangée, votre lion peut faire peur à quelqu’un. Les zèbres voisins se cachent, les gazelles retournent dans la réserve de leur propriétaire. Cela vaut aussi pour les vôtres : regardez bien les quatre côtés.
zebres-guide-crocodile = Depuis cette rangée, votre crocodile peut atteindre une gazelle de l’autre côté d’une rivière. Les deux échangeraient leurs places, de quoi changer la majorité sur les deux rives.
zebres-guide-swap = Votre crocodile peut échanger sa place avec une gazelle en surbrillance, la vôtre ou non, puis recommencer depuis là. Comparez les majorités des deux rives, avant et après. Vous pouvez aussi le laisser en place.
zebres-guide-move-guardian = Avancez maintenant le gardien de 1, 2 ou 3 pas. Vous choisissez ainsi la rangée où votre adversaire devra jouer : prenez celle où il vous fera le moins de tort.
zebres-guide-guard-inauguration = Attention : il ne manque qu’un animal à un territoire. N’ouvrez pas cette case à votre adversaire : le premier territoire complet vaut 5 points.
zebres-guide-opponent = Votre adversaire pose un animal dans la rangée que vous lui avez laissée, puis avance le gardien. Regardez où il s’arrête : ce sera votre rangée.
zebres-guide-closing = Il reste peu de cases. Voyez quels territoires sont encore disputés et quelles rangées y mènent : un seul jeton peut faire basculer vingt points.
zebres-guide-scoring = La savane est pleine. Dans chaque territoire, le joueur qui a le plus de jetons, face cachée compris, marque la valeur de tous les animaux visibles. Le détail est à côté du plateau.
