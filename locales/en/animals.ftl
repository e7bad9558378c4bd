### The animals of all games, by their ids: a name as it stands within a sentence, and two or three facts.
### Facts are true, short, and made for children; a new animal is a row in web/src/lib/animals.ts and its words here.

animal-flamingo = flamingo
animal-flamingo-1 = Flamingos hatch grey. The pink comes with their food: algae and tiny shrimps full of colour.
animal-flamingo-2 = A flamingo eats with its head upside down. Its bent bill works like a sieve in the water.
animal-flamingo-3 = It rests on one leg. That keeps the other foot warm and takes almost no strength.

animal-camel = camel
animal-camel-1 = The humps hold fat, not water. They are a larder for hard times.
animal-camel-2 = After a long dry walk, a thirsty camel can drink more than 100 litres in a quarter of an hour.
animal-camel-3 = Nostrils that close and two rows of long lashes keep the sand out.

animal-leopard = leopard
animal-leopard-1 = A leopard hauls its prey up into a tree, even when the prey is heavier than itself.
animal-leopard-2 = On a dark night it still sees well: it needs far less light than we do.
animal-leopard-3 = The black panther is a leopard with dark fur. In sunlight you can still see its spots.

animal-elephant = elephant
animal-elephant-1 = No animal on land is bigger: a large African bull weighs more than six tonnes.
animal-elephant-2 = The trunk has no bones. An elephant smells, drinks, grips and greets with it.
animal-elephant-3 = Elephants talk over several kilometres, in rumbles too deep for our ears.

animal-panda = panda
animal-panda-1 = Pandas live wild only in the mountain forests of China.
animal-panda-2 = A panda eats for up to twelve hours a day, nearly always bamboo, and sits down to it.
animal-panda-3 = A long wrist bone serves as an extra thumb for holding the stalks.

animal-chimpanzee = chimpanzee
animal-chimpanzee-1 = Chimpanzees make tools: they fish for termites with twigs and crack nuts with stones.
animal-chimpanzee-2 = Along with bonobos, they are our closest living relatives.
animal-chimpanzee-3 = Every evening a chimpanzee bends branches into a fresh bed, high in a tree.

animal-zebra = zebra
animal-zebra-1 = No two zebras have the same stripes. They are as personal as fingerprints.
animal-zebra-2 = Biting flies land on stripes less often than on a plain coat.
animal-zebra-3 = Zebras are cousins of horses and donkeys. A foal can run about an hour after birth.

animal-kangaroo = kangaroo
animal-kangaroo-1 = A newborn kangaroo is as small as a bean. It climbs into the pouch and grows there for months.
animal-kangaroo-2 = A big kangaroo in a hurry hops at over 50 km/h, eight metres at a bound.
animal-kangaroo-3 = With its long feet and heavy tail, a kangaroo can hardly walk backwards.

animal-anteater = pygmy anteater
animal-anteater-1 = The smallest of all anteaters fits in two hands. It is also called the silky anteater.
animal-anteater-2 = It has no teeth at all. Its long sticky tongue licks up ants, often thousands in a night.
animal-anteater-3 = It lives in the treetops of Central and South America, and its tail holds on to branches.

animal-macaw = macaw
animal-macaw-1 = Macaws live in the forests of Central and South America, where noisy flocks look for fruit and seeds.
animal-macaw-2 = A macaw’s bill cracks nuts that we would need a hammer for.
animal-macaw-3 = Pairs often stay together for life, and fly almost wing to wing.

animal-bat = bat
animal-bat-1 = Bats are the only mammals that truly fly. Their wings are skin between very long fingers.
animal-bat-2 = Most bats find their way by ear: they call, too high for us to hear, and listen for the echo.
animal-bat-3 = There are more than 1,400 kinds, on every continent but Antarctica.

animal-koala = koala
animal-koala-1 = A koala sleeps and dozes for up to 20 hours a day, because its eucalyptus leaves give little energy.
animal-koala-2 = It is no bear. The young one grows in its mother’s pouch, then rides on her back.
animal-koala-3 = Koalas have fingerprints that look very much like ours.

animal-orangutan = orang-utan
animal-orangutan-1 = The name is Malay for “person of the forest”. Orang-utans live wild only on Borneo and Sumatra.
animal-orangutan-2 = No heavier animal lives in trees. Its arms can span more than two metres.
animal-orangutan-3 = A young orang-utan learns from its mother for six years or more, what to eat above all.

animal-baboon = baboon
animal-baboon-1 = Baboons walk about on the ground all day, and sleep in trees or on cliffs, where they are safer from leopards.
animal-baboon-2 = They live in large troops and groom each other’s fur to stay friends.
animal-baboon-3 = They eat almost anything: grass, roots, fruit, insects, now and then meat.

animal-snake = smooth snake
animal-snake-1 = Its scales have no ridge, so it feels smooth. That is where its English name comes from.
animal-snake-2 = It is often taken for a viper, but it has no venom. It rarely grows longer than 70 cm.
animal-snake-3 = It lives in warm, stony places in Europe and western Asia. Its young are born alive.

animal-monitor = emerald monitor
animal-monitor-1 = Green as a leaf, it lives in the trees of New Guinea and of islands north of Australia.
animal-monitor-2 = Its tail is much longer than its body and holds on to branches like another hand.
animal-monitor-3 = It stays under a metre. Its relative, the Komodo dragon, grows to three.

animal-gazelle = gazelle
animal-gazelle-1 = Gazelles outrun most hunters: over 70 km/h, with sudden turns.
animal-gazelle-2 = Some leap straight up on stiff legs when a hunter comes near. It seems to say: I am too fast for you.
animal-gazelle-3 = Many kinds hardly need to drink. They get their water from plants.

animal-lion = lion
animal-lion-1 = A lion’s roar can be heard eight kilometres away.
animal-lion-2 = Lions are the only big cats that live in groups. The lionesses do most of the hunting.
animal-lion-3 = The rest of the time they doze in the shade, up to 20 hours a day.

animal-crocodile = crocodile
animal-crocodile-1 = Its ancestors already lived beside the dinosaurs. Today birds are its closest relatives.
animal-crocodile-2 = A mother carries her hatchlings to the water in her mouth, very gently.
animal-crocodile-3 = How warm the nest is decides whether males or females hatch.

animal-giraffe = giraffe
animal-giraffe-1 = The tallest animal of all: a bull can be more than five metres high.
animal-giraffe-2 = Its long neck has only seven bones, as many as yours.
animal-giraffe-3 = A dark tongue almost half a metre long plucks leaves from between thorns.

animal-gorilla = gorilla
animal-gorilla-1 = Gorillas are the largest apes, and eat mostly leaves, stems and fruit.
animal-gorilla-2 = A family follows one big male with silver-grey fur on his back.
animal-gorilla-3 = Every gorilla has a nose print of its own, by which researchers tell them apart.

animal-whale = whale
animal-whale-1 = Whales are mammals and breathe air. What they blow out as they come up is warm breath.
animal-whale-2 = The blue whale is the largest animal known from any time: up to 30 metres long.
animal-whale-3 = Humpback whales sing, and others hear them many kilometres away.

animal-polar_bear = polar bear
animal-polar_bear-1 = Under its fur a polar bear has black skin, and the hairs themselves have no colour at all.
animal-polar_bear-2 = It can smell a seal from a kilometre away.
animal-polar_bear-3 = It never meets a penguin: polar bears live in the far north, penguins in the south.

animal-seal = seal
animal-seal-1 = A thick layer of fat keeps a seal warm in icy water.
animal-seal-2 = In the dark it finds fish by its whiskers, which feel the trail a fish leaves in the water.
animal-seal-3 = When it dives, its nostrils are shut. Only to breathe does it open them.

animal-dolphin = dolphin
animal-dolphin-1 = Dolphins are mammals and must come up for air. That is why only half of their brain sleeps at a time.
animal-dolphin-2 = Bottlenose dolphins have whistles of their own, and call each other by them, as if by name.
animal-dolphin-3 = They find fish in murky water by clicking and listening for the echo.

animal-penguin = penguin
animal-penguin-1 = Penguins cannot fly in the air, but do so under water: their wings are flippers.
animal-penguin-2 = An emperor penguin father keeps the egg warm on his feet for two months, in the Antarctic winter.
animal-penguin-3 = Nearly all penguins live in the southern half of the world, some where it is warm.

animal-fox = fox
animal-fox-1 = A fox hears a mouse under the snow, leaps high and comes down on it nose first.
animal-fox-2 = It belongs to the dog family, but its pupils are slits, as a cat’s are.
animal-fox-3 = It eats almost anything, berries and earthworms too, and many foxes live in cities.

animal-hedgehog = hedgehog
animal-hedgehog-1 = A hedgehog has more than 5,000 spines. In danger it rolls up until nothing else is left to see.
animal-hedgehog-2 = It sleeps all winter. Its heart then beats only about 20 times a minute.
animal-hedgehog-3 = Just after birth, its first spines still lie hidden under the skin.

animal-mouse = mouse
animal-mouse-1 = A mouse squeezes through a hole no wider than a pencil.
animal-mouse-2 = Male mice sing for females, in notes too high for our ears.
animal-mouse-3 = In the dark it feels its way with its whiskers.

animal-lizard = lizard
animal-lizard-1 = Many lizards drop their tail when something grabs it. It goes on wriggling, and a new one grows.
animal-lizard-2 = In the morning a lizard lies in the sun. Only once it is warm is it quick.
animal-lizard-3 = There are about 7,000 kinds. The smallest would fit on your fingertip.

animal-perch = perch
animal-perch-1 = Dark stripes hide the perch among water plants in lakes and rivers.
animal-perch-2 = Its first back fin has sharp spines, which it raises when a pike comes near.
animal-perch-3 = It lays its eggs in long ribbons that hang on plants like a veil.

animal-sardine = sardine
animal-sardine-1 = Sardines swim in shoals of many thousands, which turn as if they were one animal.
animal-sardine-2 = Their silvery sides flash like mirrors and confuse hunters.
animal-sardine-3 = They strain tiny plants and animals out of the sea with their gills.

animal-mosquito = mosquito
animal-mosquito-1 = Only females bite: they need blood for their eggs. Otherwise mosquitoes drink nectar.
animal-mosquito-2 = The whine is the sound of wings that beat several hundred times a second.
animal-mosquito-3 = The young live in still water, and most breathe through a little tube at the surface.
