### Die Tiere aller Spiele: ein Name, wie er in einem Satz steht, und zwei oder drei Dinge, die man wissen kann,
### wahr, kurz und für Kinder geschrieben.

animal-flamingo = Flamingo
animal-flamingo-1 = Flamingos schlüpfen grau. Rosa werden sie durch ihr Futter: Algen und winzige Krebse voller Farbstoff.
animal-flamingo-2 = Ein Flamingo frisst kopfüber. Sein gebogener Schnabel siebt das Wasser.
animal-flamingo-3 = Er ruht auf einem Bein. So bleibt der andere Fuß warm, und Kraft kostet es kaum.

animal-camel = Kamel
animal-camel-1 = In den Höckern ist Fett, kein Wasser. Sie sind ein Vorrat für schlechte Zeiten.
animal-camel-2 = Nach einem langen Marsch trinkt ein durstiges Kamel über 100 Liter in einer Viertelstunde.
animal-camel-3 = Nasenlöcher, die sich schließen, und zwei Reihen langer Wimpern halten den Sand ab.

animal-leopard = Leopard
animal-leopard-1 = Ein Leopard schleppt seine Beute auf einen Baum, auch wenn sie schwerer ist als er.
animal-leopard-2 = Selbst in dunkler Nacht sieht er gut: Er braucht viel weniger Licht als wir.
animal-leopard-3 = Der schwarze Panther ist ein Leopard mit dunklem Fell. In der Sonne sieht man seine Flecken noch.

animal-elephant = Elefant
animal-elephant-1 = Kein Landtier ist größer: Ein mächtiger afrikanischer Bulle wiegt mehr als sechs Tonnen.
animal-elephant-2 = Der Rüssel hat keine Knochen. Damit riecht, trinkt, greift und grüßt der Elefant.
animal-elephant-3 = Elefanten sprechen über Kilometer miteinander, in Tönen, die für uns zu tief sind.

animal-panda = Panda
animal-panda-1 = Wild lebt der Panda nur in den Bergwäldern Chinas.
animal-panda-2 = Bis zu zwölf Stunden am Tag frisst er, fast immer Bambus, und setzt sich dazu hin.
animal-panda-3 = Ein Knochen am Handgelenk dient ihm als zusätzlicher Daumen, der die Stängel festhält.

animal-chimpanzee = Schimpanse
animal-chimpanzee-1 = Schimpansen bauen Werkzeuge: Sie angeln Termiten mit Zweigen und knacken Nüsse mit Steinen.
animal-chimpanzee-2 = Mit den Bonobos sind sie unsere nächsten lebenden Verwandten.
animal-chimpanzee-3 = Jeden Abend biegt sich ein Schimpanse Äste zu einem neuen Bett, hoch im Baum.

animal-zebra = Zebra
animal-zebra-1 = Keine zwei Zebras haben die gleichen Streifen. Sie sind so persönlich wie ein Fingerabdruck.
animal-zebra-2 = Auf Streifen landen stechende Fliegen seltener als auf einfarbigem Fell.
animal-zebra-3 = Zebras sind mit Pferd und Esel verwandt. Ein Fohlen kann etwa eine Stunde nach der Geburt rennen.

animal-kangaroo = Känguru
animal-kangaroo-1 = Bei der Geburt ist es so klein wie eine Bohne. Es klettert in den Beutel und wächst dort monatelang.
animal-kangaroo-2 = Ein großes Känguru in Eile schafft über 50 km/h, mit Sprüngen von acht Metern.
animal-kangaroo-3 = Mit seinen langen Füßen und dem schweren Schwanz kommt es kaum rückwärts.

animal-anteater = Zwergameisenbär
animal-anteater-1 = Der kleinste Ameisenbär passt in zwei Hände. Er heißt auch Seidenameisenbär.
animal-anteater-2 = Zähne hat er keine. Seine lange, klebrige Zunge holt sich in einer Nacht oft Tausende Ameisen.
animal-anteater-3 = Er lebt in den Baumkronen Mittel- und Südamerikas, und sein Schwanz hält sich an Ästen fest.

animal-macaw = Ara
animal-macaw-1 = Aras leben in den Wäldern Mittel- und Südamerikas. Dort suchen laute Schwärme nach Früchten und Samen.
animal-macaw-2 = Sein Schnabel knackt Nüsse, für die wir einen Hammer bräuchten.
animal-macaw-3 = Paare bleiben oft ein Leben lang zusammen und fliegen fast Flügel an Flügel.

animal-bat = Fledermaus
animal-bat-1 = Außer Fledermäusen und Flughunden kann kein Säugetier fliegen. Ihre Flügel sind Haut zwischen sehr langen Fingern.
animal-bat-2 = Die meisten finden ihren Weg mit den Ohren: Sie rufen, zu hoch für uns, und lauschen auf das Echo.
animal-bat-3 = Mit den Flughunden gibt es mehr als 1400 Arten, auf jedem Erdteil außer der Antarktis.

animal-koala = Koala
animal-koala-1 = Er schläft und döst bis zu 20 Stunden am Tag, denn seine Eukalyptusblätter geben wenig Kraft.
animal-koala-2 = Er ist kein Bär. Das Junge wächst im Beutel der Mutter und reitet dann auf ihrem Rücken.
animal-koala-3 = Koalas haben Fingerabdrücke, die unseren sehr ähnlich sehen.

animal-orangutan = Orang-Utan
animal-orangutan-1 = Der Name ist malaiisch und heißt „Mensch des Waldes“. Wild lebt er nur auf Borneo und Sumatra.
animal-orangutan-2 = Kein schwereres Tier lebt auf Bäumen. Ausgebreitet messen seine Arme manchmal über zwei Meter.
animal-orangutan-3 = Ein Junges lernt sechs Jahre oder länger von seiner Mutter, vor allem, was man fressen kann.

animal-baboon = Pavian
animal-baboon-1 = Am Tag läuft er am Boden umher, nachts schläft er auf Bäumen oder Felsen, wo ihn ein Leopard nicht so leicht erwischt.
animal-baboon-2 = Paviane leben in großen Horden. Sie pflegen einander das Fell, um Freunde zu bleiben.
animal-baboon-3 = Sie fressen fast alles: Gras, Wurzeln, Früchte, Insekten, manchmal Fleisch.

animal-snake = Schlingnatter
animal-snake-1 = Ihren Namen hat sie, weil sie ihre Beute umschlingt. Ihre Schuppen sind ganz glatt.
animal-snake-2 = Oft hält man sie für eine Kreuzotter, doch Gift hat sie keines. Länger als 70 cm wird sie selten.
animal-snake-3 = Sie lebt an warmen, steinigen Plätzen in Europa und Westasien. Ihre Jungen kommen lebend zur Welt.

animal-monitor = Smaragdwaran
animal-monitor-1 = Grün wie ein Blatt lebt er auf den Bäumen Neuguineas und auf Inseln nördlich von Australien.
animal-monitor-2 = Sein Schwanz ist viel länger als sein Körper und hält sich an Ästen fest wie eine weitere Hand.
animal-monitor-3 = Er wird keinen Meter lang. Sein Verwandter, der Komodowaran, misst drei.

animal-gazelle = Gazelle
animal-gazelle-1 = Gazellen laufen den meisten Jägern davon: über 70 km/h, und mit plötzlichen Haken.
animal-gazelle-2 = Manche springen mit steifen Beinen hoch in die Luft, wenn ein Jäger kommt: Ich bin zu schnell für dich!
animal-gazelle-3 = Viele Arten müssen kaum trinken. Ihr Wasser bekommen sie aus Pflanzen.

animal-lion = Löwe
animal-lion-1 = Das Brüllen eines Löwen hört man acht Kilometer weit.
animal-lion-2 = Als einzige Großkatzen leben Löwen in Gruppen. Meist jagen die Löwinnen.
animal-lion-3 = Die übrige Zeit dösen sie im Schatten, bis zu 20 Stunden am Tag.

animal-crocodile = Krokodil
animal-crocodile-1 = Seine Vorfahren lebten schon neben den Dinosauriern. Heute sind die Vögel seine nächsten Verwandten.
animal-crocodile-2 = Die Mutter trägt ihre Jungen im Maul zum Wasser, ganz vorsichtig.
animal-crocodile-3 = Wie warm das Nest ist, entscheidet, ob Männchen oder Weibchen schlüpfen.

animal-giraffe = Giraffe
animal-giraffe-1 = Kein Tier ist höher: Ein Bulle misst manchmal mehr als fünf Meter.
animal-giraffe-2 = Ihr langer Hals hat nur sieben Knochen, so viele wie deiner.
animal-giraffe-3 = Eine dunkle Zunge, fast einen halben Meter lang, zupft Blätter zwischen Dornen hervor.

animal-gorilla = Gorilla
animal-gorilla-1 = Gorillas sind die größten Menschenaffen. Sie fressen vor allem Blätter, Stängel und Früchte.
animal-gorilla-2 = Eine Familie folgt einem großen Männchen mit silbergrauem Rücken.
animal-gorilla-3 = Jeder Gorilla hat eine eigene Nase. Daran erkennen ihn die Forscher.

animal-whale = Wal
animal-whale-1 = Wale sind Säugetiere und atmen Luft. Was sie beim Auftauchen ausblasen, ist warmer Atem.
animal-whale-2 = Der Blauwal ist das größte Tier, das man aus irgendeiner Zeit kennt: bis zu 30 Meter lang.
animal-whale-3 = Buckelwale singen, und andere hören sie viele Kilometer weit.

animal-polar_bear = Eisbär
animal-polar_bear-1 = Unter dem Fell ist seine Haut schwarz, und die Haare selbst haben gar keine Farbe.
animal-polar_bear-2 = Eine Robbe riecht er einen Kilometer weit.
animal-polar_bear-3 = Einem Pinguin begegnet er nie: Er lebt weit im Norden, Pinguine leben im Süden.

animal-seal = Robbe
animal-seal-1 = Eine dicke Schicht Fett hält sie im eisigen Wasser warm.
animal-seal-2 = Im Dunkeln findet sie Fische mit den Barthaaren. Sie spüren, wo einer geschwommen ist.
animal-seal-3 = Beim Tauchen sind ihre Nasenlöcher zu. Nur zum Atmen macht sie sie auf.

animal-dolphin = Delfin
animal-dolphin-1 = Delfine sind Säugetiere und müssen zum Atmen nach oben. Darum schläft immer nur ihr halbes Gehirn.
animal-dolphin-2 = Jeder Große Tümmler hat einen eigenen Pfiff, und andere rufen ihn damit wie beim Namen.
animal-dolphin-3 = Im trüben Wasser finden sie Fische, indem sie klicken und auf das Echo hören.

animal-penguin = Pinguin
animal-penguin-1 = In der Luft fliegen Pinguine nicht, wohl aber unter Wasser: Ihre Flügel sind Flossen.
animal-penguin-2 = Ein Kaiserpinguinvater wärmt das Ei zwei Monate lang auf seinen Füßen, mitten im Winter der Antarktis.
animal-penguin-3 = Fast alle Pinguine leben auf der Südhälfte der Erde, manche dort, wo es warm ist.

animal-fox = Fuchs
animal-fox-1 = Ein Fuchs hört die Maus unter dem Schnee, springt hoch und landet mit der Nase voran auf ihr.
animal-fox-2 = Er gehört zu den Hunden, aber seine Pupillen sind Schlitze wie bei der Katze.
animal-fox-3 = Er frisst fast alles, auch Beeren und Regenwürmer, und lebt sogar mitten in der Stadt.

animal-hedgehog = Igel
animal-hedgehog-1 = Ein Igel hat über 5000 Stacheln. Bei Gefahr rollt er sich ein, bis man nur noch sie sieht.
animal-hedgehog-2 = Er schläft den ganzen Winter. Dann schlägt sein Herz nur etwa 20-mal in der Minute.
animal-hedgehog-3 = Gleich nach der Geburt liegen seine ersten Stacheln noch unter der Haut.

animal-mouse = Maus
animal-mouse-1 = Eine Maus zwängt sich durch ein Loch, das nicht dicker ist als ein Bleistift.
animal-mouse-2 = Männchen singen für die Weibchen, in Tönen, die für uns zu hoch sind.
animal-mouse-3 = Im Dunkeln ertastet sie ihren Weg mit den Schnurrhaaren.

animal-lizard = Echse
animal-lizard-1 = Viele Echsen werfen den Schwanz ab, wenn man sie daran packt. Er zappelt weiter, und ein neuer wächst nach.
animal-lizard-2 = Am Morgen liegt sie in der Sonne. Erst wenn sie warm ist, wird sie flink.
animal-lizard-3 = Es gibt etwa 7000 Arten. Die kleinste hätte auf deiner Fingerspitze Platz.

animal-perch = Barsch
animal-perch-1 = Dunkle Streifen verstecken den Barsch zwischen den Pflanzen in Seen und Flüssen.
animal-perch-2 = Seine vordere Rückenflosse hat Stacheln. Die stellt er auf, wenn ein Hecht kommt.
animal-perch-3 = Seine Eier legt er in langen Bändern, die wie ein Schleier an Pflanzen hängen.

animal-sardine = Sardine
animal-sardine-1 = Sardinen schwimmen in Schwärmen aus vielen Tausenden, die sich drehen wie ein einziges Tier.
animal-sardine-2 = Ihre silbernen Seiten blitzen wie Spiegel und verwirren Jäger.
animal-sardine-3 = Mit den Kiemen sieben sie winzige Tiere und Pflanzen aus dem Meer.

animal-mosquito = Mücke
animal-mosquito-1 = Nur Weibchen stechen: Sie brauchen Blut für ihre Eier. Sonst trinken Mücken Nektar.
animal-mosquito-2 = Was man summen hört, sind Flügel, die viele Hundert Mal in der Sekunde schlagen.
animal-mosquito-3 = Ihre Jungen leben im stillen Wasser, und die meisten atmen durch ein Röhrchen an der Oberfläche.
