### The animals of all games: a name as it stands within a sentence, and facts in full sentences, by the animal’s id.

animal-flamingo = flamingo
animal-camel = camel
animal-leopard = leopard
animal-elephant = elephant
animal-panda = panda
animal-chimpanzee = chimpanzee
animal-zebra = zebra
animal-kangaroo = kangaroo
animal-anteater = pygmy anteater
animal-macaw = macaw
animal-bat = bat
animal-koala = koala
animal-orangutan = orang-utan
animal-baboon = baboon
animal-snake = smooth snake
animal-monitor = emerald monitor
