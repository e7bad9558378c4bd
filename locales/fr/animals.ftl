### Les animaux de tous les jeux : un nom tel qu’il se trouve dans une phrase, et ce qu’il y a à en savoir, par animal.

animal-flamingo = flamant
animal-camel = chameau
animal-leopard = léopard
animal-elephant = éléphant
animal-panda = panda
animal-chimpanzee = chimpanzé
animal-zebra = zèbre
animal-kangaroo = kangourou
animal-anteater = fourmilier nain
animal-macaw = ara
animal-bat = chauve-souris
animal-koala = koala
animal-orangutan = orang-outan
animal-baboon = babouin
animal-snake = coronelle
animal-monitor = varan émeraude
