### Zoff im Zoo: die Regeln, wie die Seite sie erzählt, mit den Gründen unserer Entscheidungen.
### Zwischen ** steht Fettes; R7 und dergleichen werden Verweise.
### Spieler 1, 2, 3 … sind die aus den Beispielen, im Uhrzeigersinn.

zoff-rules-edition = Ein Spiel von Doris Matthäus und Frank Nestel für drei bis sieben, anderswo bekannt als Frank’s Zoo. Wir folgen der französischen Anleitung, die uns ohne ihre Abbildungen erreicht hat, und erzählen sie hier mit eigenen Worten. Wo sie einen Zweifel lässt, gilt eine nummerierte Entscheidung.

## In short, on one screen

zoff-rules-summary-goal = Die eigenen Karten vor den anderen loswerden, Runde für Runde. Wer vorn liegt, wenn jemand 19 Punkte erreicht, gewinnt.
zoff-rules-summary-turn = Wer ausspielt, legt eine oder mehrere Karten eines Tiers. Reihum wird gestochen oder gepasst: mit genauso vielen Karten eines Tiers, das es verjagt, oder mit einer mehr vom selben Tier. Haben alle anderen gepasst, bekommt den Stich, wer zuletzt gelegt hat, und spielt neu aus.
zoff-rules-summary-scoring = Wer zuerst fertig ist, bekommt so viele Punkte, wie Leute mitspielen, danach jeweils einen weniger, zuletzt nichts. Ab Runde 2 zählen Partner ihre Punkte zusammen, ab zwei gefangenen Löwen bringt jeder einen Punkt, und ohne Igel verlierst du einen.
zoff-rules-summary-powers = Der Joker zählt als ein Tier mehr, aber nie allein. Eine Mücke darf bei Elefanten als Elefant mitgehen. Ab Runde 2 tauschen Partner zuerst zwei Karten, und wer schlechter steht, darf Karten zeigen und um Ergänzung bitten.

## Die Idee

zoff-rules-idea = Spielidee
zoff-rules-idea-1 = Alle wollen ihre Tiere loswerden. Jemand beginnt mit einem Tier oder mit mehreren derselben Art; wer folgt, muss sie verjagen oder passen. Das klingt nach einer Frage der Stärke, aber hier verjagen Mäuse Elefanten, und einen Wal verjagt niemand.
zoff-rules-idea-2 = In der ersten Runde spielt jeder für sich. Danach macht die Rangliste die Paare: Wer führt, muss mit jemandem von hinten auskommen und weiß, dass es in der nächsten Runde vielleicht jemand anders ist. Wer vorn steht, wenn 19 Punkte erreicht sind, hat gewonnen.

## Die Karten

zoff-rules-cards = Wer schlägt wen
zoff-rules-cards-1 = Es gibt zwölf Tiere und einen Joker, zusammen 60 Karten; zu dritt spielt man nur mit 39 davon. Kein Tier ist einfach stark oder schwach: Es kommt darauf an, **wer es schlägt** (R17).
zoff-rules-cards-card = Karte
zoff-rules-cards-four = Zu 4–7
zoff-rules-cards-three = Zu dritt
zoff-rules-cards-beaten = Geschlagen von
zoff-rules-card-whale = niemandem
zoff-rules-card-elephant = Maus
zoff-rules-card-crocodile = Elefant
zoff-rules-card-polar_bear = Wal, Elefant
zoff-rules-card-lion = Elefant
zoff-rules-card-seal = Wal, Eisbär
zoff-rules-card-fox = Elefant, Krokodil, Eisbär, Löwe
zoff-rules-card-perch = Wal, Krokodil, Eisbär, Robbe
zoff-rules-card-hedgehog = Fuchs
zoff-rules-card-sardine = Wal, Krokodil, Robbe, Barsch
zoff-rules-card-mouse = Krokodil, Eisbär, Löwe, Robbe, Fuchs, Igel
zoff-rules-card-mosquito = Igel, Sardine, Maus
zoff-rules-card-joker = gilt immer als ein anderes Tier
zoff-rules-cards-2 = Alle Karten werden einzeln verteilt. Zu dritt hat jeder 13, zu viert 15, zu fünft 12, zu sechst 10. Zu siebt haben die vier links vom Geber 9, die anderen 8 (R18).

## Kombinationen

zoff-rules-combinations = Was schlägt was
zoff-rules-combinations-1 = Gespielt wird eine **Kombination**: eine Karte oder mehrere eines Tieres. Zweierlei zählt daran, das Tier und die Zahl der Karten.
zoff-rules-combinations-2 = Zweierlei schlägt sie:
zoff-rules-combinations-chase = **gleich viele Karten** eines überlegenen Tieres,
zoff-rules-combinations-more = oder **genau eine Karte mehr** vom selben Tier (R23).
zoff-rules-combinations-3 = Sonst nichts. Zwei Eisbären können einer einzelnen Robbe nichts anhaben: Es ist einer zu viel.
zoff-rules-helpers = Joker und Mücke
zoff-rules-helpers-joker = Der **Joker** passt zu jedem Tier und gilt als eines mehr davon. Allein wird er nie gespielt, also warte nicht zu lange, ihn loszuwerden.
zoff-rules-helpers-mosquito = Eine **Mücke** darf mit Elefanten gehen und gilt dann als einer mehr: So wird aus einer Mücke ein Elefant. Aber nur aus einer auf einmal, so viele Elefanten es auch sind (R10).
zoff-rules-helpers-both = Ohne Elefant bleibt eine Mücke eine Mücke: Mit dem Joker zusammen sind es zwei Mücken. Elefant, Joker und Mücke sind drei Elefanten.

## Eine Runde

zoff-rules-round = Eine Runde
zoff-rules-round-1 = Eine Partie besteht aus Runden, und eine Runde läuft so ab:
zoff-rules-round-deal = **Geben.** Alle Karten werden verteilt.
zoff-rules-round-exchange = **Tauschen**, ab Runde 2: Partner geben einander zwei Karten, und wer allein spielt, darf welche drücken.
zoff-rules-round-tricks = **Stiche**, einer nach dem anderen, bis nur noch einer Karten hat.
zoff-rules-round-points = **Punkte** und eine neue Rangliste.
zoff-rules-round-2 = In Runde 1 entscheidet das Los, wer gibt, und links davon wird ausgespielt. Ab Runde 2 gibt, wer auf Platz 1 steht, und es spielt aus, wer auf dem **vorletzten Platz** steht.

## Ein Stich

zoff-rules-trick = Ein Stich
zoff-rules-trick-1 = Wer ausspielt, legt eine beliebige Kombination von der Hand, und das muss er auch (R9). Dann geht es im Uhrzeigersinn weiter. Bist du dran, kannst du
zoff-rules-trick-beat = **schlagen**, was auf dem Tisch liegt: Nun gilt es deine Karten zu schlagen,
zoff-rules-trick-pass = oder **passen**, auch wenn du schlagen könntest.
zoff-rules-trick-2 = Passen ist nicht endgültig. Kommt der Stich noch einmal zu dir, darfst du schlagen, was dann dort liegt.
zoff-rules-trick-3 = Haben alle anderen der Reihe nach gepasst, nimmt, wer zuletzt gespielt hat, alle Karten des Stichs verdeckt an sich und spielt den nächsten aus.

## Fertig werden

zoff-rules-out = Fertig werden
zoff-rules-out-1 = Mit deiner letzten Karte bist du **fertig**, und die anderen spielen ohne dich weiter. Wer als Erster, Zweiter, Dritter fertig wird, danach richten sich die Punkte.
zoff-rules-out-2 = Was du zuletzt gespielt hast, kann noch geschlagen werden. Tut das niemand, nimmt **der Nächste links von dir**, der noch Karten hat, den Stich und spielt aus, auch wenn er vorher gepasst hat (R3, R21).
zoff-rules-out-3 = Sobald nur noch einer Karten hat, ist die Runde zu Ende. Den Stich auf dem Tisch nimmt niemand, und die Karten der letzten Hand zählen nicht.

## Partner

zoff-rules-partners = Partner
zoff-rules-partners-1 = Ab Runde 2, mit vier Spielern oder mehr, entscheidet die Rangliste, wer mit wem spielt. Wer in einem Paar besser steht, ist der **Senior**, der andere der **Junior** (R1):
zoff-rules-partners-four = zu viert: der 1. mit dem 3., der 2. mit dem 4.;
zoff-rules-partners-five = zu fünft: der 1. mit dem 4., der 2. mit dem 5., und der 3. spielt **allein**;
zoff-rules-partners-six = zu sechst: der 1. mit dem 4., der 2. mit dem 5., der 3. mit dem 6.;
zoff-rules-partners-seven = zu siebt: der 1. mit dem 5., der 2. mit dem 6., der 3. mit dem 7., und der 4. spielt allein.
zoff-rules-partners-2 = Partner bleiben sitzen, wo sie sitzen, und spielen jeder von der eigenen Hand, aber sie zählen zusammen, was sie fürs Fertigwerden bekommen. Nach jeder Runde werden die Paare neu gemacht.

## Tauschen

zoff-rules-exchange = Tauschen
zoff-rules-exchange-1 = Vor dem ersten Stich wählt jeder Junior zwei Karten für seinen Senior. Der nimmt sie auf die Hand und gibt zwei beliebige zurück, wenn er will, dieselben (R15). Sonst sieht sie niemand.
zoff-rules-exchange-2 = Wer **allein** spielt, darf bis zu zwei Karten verdeckt drücken, also zu den eigenen Stichen legen (R16). Dort zählen sie wie genommene Karten.

## Zeigen

zoff-rules-show = Zeigen
zoff-rules-show-1 = Ein **Junior**, der etwas zu schlagen hat, darf statt zu schlagen oder zu passen um Hilfe bitten: Er legt eine oder mehrere Karten offen hin und **zeigt** sie seinem Senior.
zoff-rules-show-give = Der Senior darf **Karten dazulegen**, sodass daraus eine Kombination wird, die die Karten auf dem Tisch schlägt. Sie gilt als vom Junior gespielt, und auch der Senior ist Karten los.
zoff-rules-show-no = Oder der Senior **lehnt ab**. Der Junior nimmt seine Karten zurück und hat damit gepasst; einen zweiten Versuch im selben Zug gibt es nicht.
zoff-rules-show-2 = Der Senior darf ablehnen, obwohl er helfen könnte (R13), und er wird auch gefragt, wenn er nichts Passendes hat (R24). Was gezeigt wird, sehen alle (R11).
zoff-rules-show-3 = Zeigen kannst du nur Karten, aus denen noch etwas werden kann: Mit weiteren zusammen, wo die auch sein mögen, müssen sie die Karten auf dem Tisch schlagen können. Und du brauchst einen Senior, der noch Karten hat (R20). Niemand zeigt beim Ausspielen, in Runde 1 oder zu dritt; Senioren und wer allein spielt, zeigen nie.

## Wertung

zoff-rules-scoring = Die Punkte einer Runde
zoff-rules-scoring-1 = **Fürs Fertigwerden** bekommt der Erste so viele Punkte, wie Spieler da sind, der Zweite einen weniger und so weiter. Der Vorletzte hat 2, der Letzte nichts. In Runde 1 ist das alles.
zoff-rules-scoring-2 = Ab Runde 2 kommt dazu:
zoff-rules-scoring-pair = Partner bekommen beide, **was jeder von ihnen** fürs Fertigwerden hat, zusammengezählt;
zoff-rules-scoring-alone = wer allein spielt, bekommt **4 Punkte** zusätzlich;
zoff-rules-scoring-lions = wer **zwei Löwen oder mehr** in seinen Stichen hat, bekommt für jeden einen Punkt. Ein einzelner Löwe bringt nichts;
zoff-rules-scoring-hedgehog = wer **keinen Igel** in seinen Stichen hat, verliert einen Punkt.
zoff-rules-scoring-own = Löwen und Igel hat jeder für sich, Partner teilen sie nicht. Der Joker ist hier immer nur ein Joker, als was er auch gespielt wurde (R6).
zoff-rules-scoring-3 = Die Punkte werden von Runde zu Runde zusammengezählt; eine Summe kann auch unter null liegen.

## Rangliste und Ende

zoff-rules-end = Rangliste und Ende
zoff-rules-end-1 = Die Rangliste geht nach der Summe. Haben zwei gleich viel, steht jetzt besser, wer **vorher schlechter** stand (R19).
zoff-rules-end-2 = Die Partie endet nach einer Runde, in der jemand **19 Punkte** erreicht hat (R8). Wer auf Platz 1 steht, hat gewonnen.

## Zu dritt

zoff-rules-three = Zu dritt
zoff-rules-three-1 = Zu dritt spielt immer jeder für sich: keine Partner, kein Tauschen, kein Zeigen. Fürs Fertigwerden gibt es 3, 2 und 0, und **Löwen und Igel zählen ab Runde 1**.
zoff-rules-three-2 = Das Geben geht links herum weiter, und links vom Geber wird ausgespielt. Bei Gleichstand nach Runde 1 gilt die Sitzordnung als frühere Rangliste, von links des Gebers an; es steht also besser, wer später sitzt (R7).

## Was geheim ist

zoff-rules-secret = Was du wissen kannst
zoff-rules-secret-1 = Du siehst deine Hand und wie viele Karten die anderen haben. Was du deinem Partner gegeben hast, weißt du; von den anderen Tauschen siehst du nichts. Was gespielt oder gezeigt wurde, haben alle gesehen. Also ist auch kein Geheimnis, was in den Stichen liegt, abgelegte Karten ausgenommen.

## Optionen

zoff-rules-options = Optionen
zoff-rules-options-target = **Ziel.** Die Punkte, mit denen die Partie endet: 19 nach der Regel, alles von 1 bis 40, wenn ihr es kürzer oder länger mögt.
zoff-rules-options-players = **Spieler am Ziel.** Gewöhnlich genügt einer. Manche spielen weiter, bis zwei so weit sind (R8).
zoff-rules-options-partners = **Partner.** „Nie“ heißt, dass jede Runde wie die erste gespielt und gewertet wird, ohne Paare und ohne Löwen und Igel. Geben und Ausspielen gehen dann herum wie zu dritt. Zu dritt ändert sich nichts.
zoff-rules-options-dealer = **Erster Geber.** Er wird ausgelost oder ihr bestimmt den Platz.

## Beispiele: was zu sehen und zu probieren ist

zoff-example-seal = Eine Robbe liegt auf dem Tisch. Spieler 1 kann sie mit zwei Robben, einem Eisbären oder einem Wal schlagen. Drei Robben sind zu viele, zwei Eisbären auch.
zoff-example-hedgehog = Einen Igel lässt ein Elefant kalt. Ein Fuchs schlägt ihn, zwei Igel auch.
zoff-example-lion = Nur ein Elefant schlägt einen Löwen; auch zwei Löwen schlagen ihn. Der Wal, so stark er ist, kann nichts gegen ihn ausrichten.
zoff-example-whale = Einen Wal schlägt kein anderes Tier. Zwei Wale schlagen ihn, und der Joker macht einen zweiten.
zoff-example-lead = Zwei Elefanten, der Joker und eine Mücke: Das sind vier Elefanten. Die zweite Mücke kann nicht mit, und der Joker ließe sich nicht allein ausspielen.
zoff-example-elephants = Zwei Krokodile sind zu schlagen. Elefant und Mücke sind zwei Elefanten und genügen; Elefant und Joker auch. Mücke und Joker sind nur zwei Mücken.
zoff-example-mice = Elefant und Mücke sind zwei Elefanten, und zwei Mäuse schlagen sie. Auch drei Elefanten würden sie schlagen; zwei Löwen nicht.
zoff-example-mosquitoes = Zwei Mücken: Zwei Igel, zwei Sardinen oder zwei Mäuse schlagen sie, oder drei Mücken schlagen sie, eine davon der Joker.
zoff-example-trick = Spieler 1 spielt einen Fuchs aus, Spieler 2 einen Löwen, Spieler 3 passt, Spieler 1 spielt einen Elefanten. Spieler 2 passt. Spieler 3 darf wieder mitmachen, hat eine Maus und passt trotzdem: Spieler 1 nimmt drei Karten und spielt aus.
zoff-example-out = Der Wal ist die letzte Karte von Spieler 1, der damit fertig ist. Alle anderen passen, also geht der Stich an Spieler 2, links davon, und der spielt aus.
zoff-example-beatenout = Die letzte Karte von Spieler 1 ist eine Robbe. Spieler 2 passt, Spieler 3 schlägt sie mit einem Eisbären, die Spieler 4 und 2 passen. Spieler 3 nimmt beide Karten: Wer links von dem sitzt, der fertig ist, spielt keine Rolle mehr.
zoff-example-end = Spieler 3 ist fertig, und Spieler 1 spielt seine letzte Karte. Damit ist die Runde sofort zu Ende: Der Wal gehört niemandem, und die zwei Löwen auf der Hand von Spieler 2 zählen nicht. Mit 20 Punkten gewinnt Spieler 3 die Partie.
zoff-example-exchange = Runde 2. Spieler 1 ist der Senior von Spieler 3, Spieler 2 der von Spieler 4. Die Junioren trennen sich von einzelnen Tieren; die Senioren geben zurück, was ihre Junioren sammeln. Hier wird nacheinander gewählt; in einer Partie wählen alle Junioren zugleich, dann alle Senioren.
zoff-example-discard = Fünf Spieler. Spieler 3, der Dritte, spielt allein und legt einen Löwen und einen Igel ab. Nun kann ihn kein fehlender Igel mehr einen Punkt kosten, und mit noch einem Löwen sind es zwei.
zoff-example-show = Zwei Mäuse auf dem Tisch. Spieler 1, der Junior von Spieler 3, zeigt einen Igel. Spieler 3 legt einen dazu: zwei Igel, und sie gelten als von Spieler 1 gespielt.
zoff-example-declined = Dieselben Karten, aber Spieler 3 lehnt ab. Spieler 1 nimmt den Igel zurück und hat gepasst; Spieler 2 ist dran.
zoff-example-mosquitoshow = Ein Elefant auf dem Tisch. Spieler 1 zeigt eine Mücke, Spieler 3 legt einen Elefanten dazu, und das sind zwei Elefanten.
zoff-example-jokershow = Eine Robbe auf dem Tisch. Spieler 1 zeigt den Joker. Spieler 3 darf eine Robbe dazulegen: zwei Robben. Mit dem Eisbären wären es zwei Eisbären, und die schlagen eine Robbe nicht.
zoff-example-tworeadings = Zwei Elefanten auf dem Tisch. Spieler 1 zeigt Joker und Mücke, und die können Elefanten oder Mücken werden. Hier hilft nur ein Elefant: Das macht drei. Eine Mücke von Spieler 3 ergäbe drei Mücken.
zoff-example-five = Fünf Spieler, und Spieler 5 wird mit dem Wal fertig. Die Spieler 1 und 4 sind Erster und Letzter: 5 und 0, also 5 für jeden. Die Spieler 2 und 5 sind Zweiter und Vierter: 4 und 2, also 6 für jeden. Spieler 3, Dritter und allein, hat 3 und 4 und für zwei Löwen, einen davon abgelegt, noch 2. Die Löwen der letzten Hand zählen nicht.
zoff-example-match = Eine Partie nach Runde 1 mit 4, 3, 2 und 0 Punkten. Lass Spieler 4 den Wal spielen: Das eine Paar bekommt je 4 Punkte, das andere je 5. Spieler 1 hat keinen Igel, die Spieler 2 und 4 haben je zwei Löwen. Es steht 7, 10, 6 und 7, und von den beiden mit 7 ist Spieler 4, der Letzter war, jetzt Zweiter. Damit die Abrechnung zu sehen ist, endet diese Partie mit 10.
zoff-example-equal = Die letzte Karte der Partie. Die Spieler 2 und 4 kommen beide auf 19. Spieler 2 war Zweiter, Spieler 4 Vierter, also gewinnt Spieler 4.
zoff-example-three = Drei Spieler, und ausnahmsweise endet die Partie mit 2 Punkten. Spieler 1 hat 3, ohne Igel einen weniger; Spieler 2 hat 2; Spieler 3 ist Letzter, mit zwei Löwen: Alle sind gleich. Spieler 3 hat gegeben, sitzt von links des Gebers an zuletzt und gewinnt.
zoff-example-neighbour = Spieler 2 ist schon fertig. Spieler 1 spielt einen Wal und ist es auch; die Spieler 3 und 4 passen. Der Stich geht an Spieler 3, den Nächsten, der noch Karten hat.
zoff-example-bothout = Spieler 1 zeigt seinen letzten Igel, und Spieler 3 legt seine allerletzte Karte dazu. Beide sind fertig: erst Spieler 3, dann Spieler 1.
zoff-example-jokerleft = Spieler 1 spielt zwei Füchse aus und nimmt sie. Nun bleibt ihm nur der Joker, und den kann er nicht spielen: Er passt, Spieler 2 spielt aus. Spieler 1 ist weiter dabei.
zoff-example-jokerlion = Spieler 1 hat einen Löwen und den Joker in den Stichen, gespielt als zwei Löwen. Dort liegt nur ein Löwe: keine Punkte dafür.
zoff-example-lasttwo = Nur die Spieler 1 und 3, zwei Partner, haben noch Karten: je einen Igel. Spieler 1 zeigt, Spieler 3 legt dazu, und beide sind zugleich fertig. Spieler 3 ist Dritter mit 2 Punkten, Spieler 1 Letzter ohne Punkte.
zoff-example-nothing = Spieler 1 zeigt einen Igel. Spieler 3 hat keinen und auch keinen Joker, wird trotzdem gefragt und kann nur ablehnen.

## Entscheidungen

zoff-rulings-intro = Wo die Anleitung schweigt oder sich zweierlei lesen lässt, steht hier, wie wir spielen und warum. Ein Wort sagt, wie sicher wir sind: Bei „sicher“ lassen die Quellen keine andere Lesart zu; bei „wahrscheinlich“ ist es die beste von mehreren; bei „festgelegt“ sagen sie nichts, also mussten wir wählen; „nur hier“ betrifft dieses Programm und nicht das Spiel auf dem Tisch.

zoff-ruling-r1-doubt = Wer spielt mit wem?
zoff-ruling-r1-answer = Wie unter „Partner“ aufgezählt: jeder Platz der oberen Hälfte mit dem, der einen halben Tisch weiter unten steht.
zoff-ruling-r1-reason = In unserer Anleitung fehlt die Tabelle. Ihre Beispiele nennen die Paare zu viert, ihr Text die zu fünft; zu sechst und zu siebt setzen wir das Muster fort, und das ist nur wahrscheinlich.
zoff-ruling-r2-doubt = In welcher Reihenfolge tauschen die Paare?
zoff-ruling-r2-answer = Das ist egal. Wo es eine braucht, geht es nach den Plätzen der Senioren, und wer allein ist, kommt zuletzt.
zoff-ruling-r2-reason = Was das eine Paar tauscht, hat mit dem anderen nichts zu tun.
zoff-ruling-r3-doubt = Jemand wird fertig, und der linke Nachbar ist es schon. Wer nimmt den Stich?
zoff-ruling-r3-answer = Der Nächste im Uhrzeigersinn, der noch Karten hat.
zoff-ruling-r3-reason = Wer einen Stich nimmt, spielt den nächsten aus, und dazu braucht es Karten.
zoff-ruling-r4-doubt = Senior und Junior geben gemeinsam ihre letzten Karten her. Wer ist zuerst fertig?
zoff-ruling-r4-answer = Der Senior.
zoff-ruling-r4-reason = Seine Karten verlassen die Hand zuerst. Für die Punkte des Paares ist es gleich.
zoff-ruling-r5-doubt = Ich habe nur noch den Joker. Was nun?
zoff-ruling-r5-answer = Du passt. Auch beim Ausspielen ist das deine einzige Möglichkeit: Der Nächste spielt aus, und ein Stich, den du gerade genommen hast, bleibt deiner. Der Joker kann dich noch zusammen mit dem Partner verlassen, als gezeigte oder als dazugelegte Karte.
zoff-ruling-r5-reason = Die Anleitung rät nur davon ab, ihn zu behalten. Das ist die mildeste Lesart, und ein anderes Programm hat sie auch.
zoff-ruling-r6-doubt = Der Joker wurde als Löwe oder Igel gespielt. Zählt er in den Stichen als solcher?
zoff-ruling-r6-answer = Nein. Und auch eine Mücke zählt dort nie als etwas anderes.
zoff-ruling-r6-reason = Was in den Stichen liegt, ist ein Joker.
zoff-ruling-r7-doubt = Wer gibt und wer spielt aus zu dritt, und wer steht nach einem Gleichstand in Runde 1 besser?
zoff-ruling-r7-answer = Das Geben geht nach links weiter, und links davon wird ausgespielt. Vor Runde 1 gilt die Sitzordnung als Rangliste, von links des Gebers an; bei Gleichstand steht also besser, wer später sitzt.
zoff-ruling-r7-reason = Zu dritt lässt die Anleitung die Regeln für spätere Runden aus. Irgendetwas muss den ersten Gleichstand lösen, und es wirkt in späteren fort.
zoff-ruling-r8-doubt = Genügt ein Spieler mit 19 Punkten, oder braucht es zwei?
zoff-ruling-r8-answer = Einer genügt. Wer es anders spielt, hat dafür eine Option.
zoff-ruling-r8-reason = Unsere Anleitung spricht von einem oder mehreren. Andere Beschreibungen und manche Programme warten auf einen zweiten.
zoff-ruling-r9-doubt = Darf ich passen, wenn ich ausspielen soll?
zoff-ruling-r9-answer = Nein, außer du hast nur noch den Joker.
zoff-ruling-r9-reason = Nach der Anleitung spielt, wer das Ausspiel hat. Zum Joker siehe R5.
zoff-ruling-r10-doubt = Dürfen mehrere Mücken mit meinen Elefanten gehen?
zoff-ruling-r10-answer = Nie mehr als eine.
zoff-ruling-r10-reason = Die Anleitung ist da eindeutig, auch wenn manche Programme mehr erlauben.
zoff-ruling-r11-doubt = Wer sieht die Karten, die ein Junior zeigt?
zoff-ruling-r11-answer = Alle.
zoff-ruling-r11-reason = Sie liegen offen auf dem Tisch.
zoff-ruling-r12-doubt = Mein Senior hat Karten dazugelegt. Darf ich alles zurücknehmen?
zoff-ruling-r12-answer = Nein, die Kombination ist gespielt.
zoff-ruling-r12-reason = Bitten und dann nicht spielen wäre nur ein Blick in die Hand des Partners.
zoff-ruling-r13-doubt = Darf ein Senior ablehnen, obwohl er die richtigen Karten hat?
zoff-ruling-r13-answer = Ja.
zoff-ruling-r13-reason = Nach der Anleitung muss der Partner können und wollen.
zoff-ruling-r14-doubt = Darf ich Karten zeigen, obwohl ich selbst schlagen könnte?
zoff-ruling-r14-answer = Ja.
zoff-ruling-r14-reason = Nichts verbietet es, und so werdet ihr beide Karten los.
zoff-ruling-r15-doubt = Darf der Senior gerade die Karten zurückgeben, die er bekommen hat?
zoff-ruling-r15-answer = Ja, zwei beliebige der ganzen Hand.
zoff-ruling-r15-reason = Er hat sie vorher auf die Hand genommen.
zoff-ruling-r16-doubt = Muss, wer allein spielt, zwei Karten drücken?
zoff-ruling-r16-answer = Nein. Keine, eine oder zwei, wie du willst.
zoff-ruling-r16-reason = Die Anleitung nennt zwei als das Höchste.
zoff-ruling-r17-doubt = Welches Tier schlägt welches?
zoff-ruling-r17-answer = Wie in der Tabelle der Karten, 29 Paare im Ganzen.
zoff-ruling-r17-reason = Die Anleitung zählt sie auf, und drei unabhängige Programme haben dieselben.
zoff-ruling-r18-doubt = Zu siebt: Wer hat neun Karten?
zoff-ruling-r18-answer = Die vier links vom Geber.
zoff-ruling-r18-reason = Die Karten werden einzeln verteilt, und am Ende bleiben vier übrig.
zoff-ruling-r19-doubt = Zwei haben gleich viele Punkte und hatten es auch vorher. Wer steht besser?
zoff-ruling-r19-answer = Wessen Platz vorher schlechter war. Plätze werden nie geteilt.
zoff-ruling-r19-reason = Die Anleitung vergleicht die Rangfolge von vorher, nicht die Punkte von vorher.
zoff-ruling-r20-doubt = Mein Senior ist fertig. Darf ich zeigen?
zoff-ruling-r20-answer = Nein.
zoff-ruling-r20-reason = Es ist niemand mehr da, der etwas dazulegen könnte.
zoff-ruling-r21-doubt = Jemand wird fertig, der linke Nachbar passt als Erster, dann alle anderen. Wer nimmt den Stich?
zoff-ruling-r21-answer = Trotzdem der linke Nachbar.
zoff-ruling-r21-reason = Die Anleitung gibt ihn dem Nachbarn, ob er gepasst hat oder nicht.
zoff-ruling-r22-doubt = Die letzten beiden sind Partner, und ein Zug leert beide Hände.
zoff-ruling-r22-answer = Der Senior ist Vorletzter mit 2 Punkten, der Junior Letzter ohne Punkte. Die Runde ist zu Ende, und den Stich nimmt niemand.
zoff-ruling-r22-reason = Das folgt aus R4.
zoff-ruling-r23-doubt = Nach der Übersicht der Anleitung schlägt eine größere Gruppe eine kleinere. Um wie viel größer?
zoff-ruling-r23-answer = Um genau eine Karte.
zoff-ruling-r23-reason = Die Regel selbst sagt es, mit einem Beispiel.
zoff-ruling-r24-doubt = Mein Junior zeigt Karten, und ich habe nichts, was passt. Warum werde ich gefragt?
zoff-ruling-r24-answer = Du wirst immer gefragt, und dann lehnst du ab.
zoff-ruling-r24-reason = Würde man dich nicht fragen, wüsste der ganze Tisch, dass du nichts hast.
zoff-ruling-r25-doubt = Die letzten beiden sind Partner, und ein Zug leert eine der beiden Hände.
zoff-ruling-r25-answer = Der eine ist Vorletzter, der andere Letzter. Die Runde ist sofort zu Ende, und den Stich nimmt niemand.
zoff-ruling-r25-reason = Eine Runde endet, sobald nur noch einer Karten hat.
zoff-ruling-r26-doubt = Wann legt ab, wer allein spielt?
zoff-ruling-r26-answer = Während die Junioren wählen.
zoff-ruling-r26-reason = Nichts, was davor oder danach geschieht, würde bei der Wahl helfen.
zoff-ruling-r27-doubt = Wie steht die Partie mitten in einer Runde?
zoff-ruling-r27-answer = Wie nach der Runde davor. In Runde 1 sind alle Erste.
zoff-ruling-r27-reason = Abgelegte Karten sind geheim, und was sie wert sein werden, ist es auch.
zoff-ruling-r28-doubt = Muss eine Stellung, die ich mir ausdenke, in einer echten Partie möglich sein?
zoff-ruling-r28-answer = Nein. Alle Karten müssen irgendwo sein, die Rangliste muss zu den Punkten passen, und jemand muss etwas zu entscheiden haben. Hände dürfen beliebig groß sein.
zoff-ruling-r28-reason = Aufgaben und Beispiele brauchen Stellungen, zu denen niemand spielen würde. Auf dieser Seite gibt es welche.
zoff-ruling-r29-doubt = Karten einer Art sehen gleich aus. Was weiß ich von einer Hand, nachdem etwas gegeben, gezeigt und gespielt wurde?
zoff-ruling-r29-answer = Es sind mindestens so viele der Art darin, wie gegeben oder gezeigt wurden, je nachdem, was mehr ist; jede, die die Hand verlässt, wird abgezogen. Alles andere, was ich nicht sehe, kann überall sein, überall gleich wahrscheinlich.
zoff-ruling-r29-reason = Zwei Wale kann niemand unterscheiden. Und wer passt, verrät nichts, denn passen darf man immer.
zoff-ruling-r30-doubt = An wie viele Runden erinnert sich eine Stellung, um zu zeigen, woher die Punkte kommen?
zoff-ruling-r30-answer = An die letzten 32 zu dritt, 21 zu viert, 16, 12 und 10 zu fünft, sechst und siebt. Frühere stecken in den Summen.
zoff-ruling-r30-reason = Länger dauert mit den üblichen Optionen keine Partie, und was man sich merkt, muss klein bleiben.
zoff-ruling-r31-doubt = Warum werde ich gefragt, wenn es nur eine Möglichkeit gibt?
zoff-ruling-r31-answer = Jeder Zug ist eine Entscheidung, auch wenn nur Passen möglich ist.
zoff-ruling-r31-reason = R24 verlangt es ohnehin, und so hängt die Aufzeichnung einer Partie nicht davon ab, was ein Programm von sich aus erkennt.
