### Drôles de Zèbres : conseils pour une première partie, un à la fois, à côté du plateau.

zebres-guide-place-guardian = Vous ouvrez la partie : placez le gardien sur le chemin de ronde. L’adversaire devra poser un animal dans la ligne ou la colonne qu’il regarde. Tous les endroits se valent ; il n’y a encore rien à perdre.
zebres-guide-place-animal = Choisissez un animal de votre main, puis une case libre de la rangée éclairée : c’est la ligne ou la colonne face au gardien. Un éléphant ou un zèbre fait un bon début ; gardez le lion pour plus tard.
zebres-guide-majority = À la fin, chaque territoire rapporte tous ses animaux visibles, les vôtres et ceux de l’adversaire, à qui y a le plus de jetons. Une gazelle vaut peu, mais c’est peut-être elle qui vous gagnera deux zèbres.
zebres-guide-inauguration = Un territoire n’a plus qu’une case libre. Qui remplit le tout premier prend le jeton Inauguration : 5 points. Si cette case est sur votre rangée, pensez-y.
zebres-guide-beside-lion = Il y a un lion à côté d’une case libre de votre rangée. Une gazelle ou un zèbre que vous y posez est face cachée : sans valeur, mais un de plus pour la majorité. Éléphants et crocodiles ne craignent rien.
zebres-guide-lion = Sur cette rangée, votre lion pourrait faire peur à quelqu’un. Les zèbres voisins passent face cachée, les gazelles retournent dans la main d’où elles viennent. Les vôtres aussi : regardez bien les quatre côtés.
zebres-guide-crocodile = Depuis cette rangée, votre crocodile pourrait atteindre une gazelle de l’autre côté d’une rivière. Ils échangeraient leurs places, et cela peut changer la majorité sur les deux rives.
zebres-guide-swap = Votre crocodile peut échanger sa place avec une des gazelles éclairées, à qui qu’elle soit, et continuer de là. Comparez qui a le plus de jetons sur les deux rives, avant et après. Vous pouvez aussi le laisser en place.
zebres-guide-move-guardian = Maintenant, faites avancer le gardien de 1, 2 ou 3 pas. Vous choisissez la rangée où l’adversaire devra jouer : prenez-en une où il vous fera peu de tort.
zebres-guide-guard-inauguration = Attention : il ne manque qu’un animal à un territoire. N’amenez pas l’adversaire à cette case ; le premier territoire rempli vaut 5 points.
zebres-guide-opponent = L’adversaire joue : d’abord un animal sur la rangée que vous lui avez donnée, puis les pas du gardien. Regardez où il s’arrête : cette rangée est la vôtre.
zebres-guide-closing = Il reste peu de cases. Voyez quels territoires sont encore disputés, et quelle rangée y mène : un jeton peut faire basculer vingt points.
zebres-guide-scoring = La savane est pleine. Pour chaque territoire : qui y a le plus de jetons, ceux face cachée compris, marque tout ce qui est visible. Le décompte à côté du plateau montre comment on y arrive.
