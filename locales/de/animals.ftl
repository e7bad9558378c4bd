### Die Tiere aller Spiele: ein Name, wie er in einem Satz steht, und Wissenswertes in ganzen Sätzen, nach Tier.

animal-flamingo = Flamingo
animal-camel = Kamel
animal-leopard = Leopard
animal-elephant = Elefant
animal-panda = Panda
animal-chimpanzee = Schimpanse
animal-zebra = Zebra
animal-kangaroo = Känguru
animal-anteater = Zwergameisenbär
animal-macaw = Ara
animal-bat = Fledermaus
animal-koala = Koala
animal-orangutan = Orang-Utan
animal-baboon = Pavian
animal-snake = Schlingnatter
animal-monitor = Smaragdwaran
