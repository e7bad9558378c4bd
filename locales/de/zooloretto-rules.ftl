### Zooloretto: die Regeln, wie die Seite sie erzählt, mit den Gründen unserer Entscheidungen.
### Zwischen ** steht Fettes; R7 und dergleichen werden Verweise.
### Spieler 1, 2, 3 … sind die aus den Beispielen, im Uhrzeigersinn.

zooloretto-rules-edition = Ein Spiel von Michael Schacht für zwei bis fünf, mit den Erweiterungen XXL und Exotic. Wir folgen den französischen Anleitungen, die ohne ihre Abbildungen zu uns kamen, und erzählen sie mit eigenen Worten. Wo sie Zweifel lassen, entscheidet eine nummerierte Auslegung.

## In short, on one screen

zooloretto-rules-summary-goal = Deine Gehege füllen, jedes mit einer einzigen Tierart, und den Stall leer halten. Die meisten Punkte gewinnen.
zooloretto-rules-summary-turn = Tu eines davon: Zieh ein Plättchen und lade es auf einen Wagen, nimm einen Wagen und lade ihn in deinem Zoo aus, oder bezahl eine Geldaktion. Hast du einen Wagen genommen, wartest du auf die nächste Runde; sie beginnt, wenn alle einen haben.
zooloretto-rules-summary-scoring = Ein volles Gehege zählt seine höhere Zahl, mit einem freien Platz die niedrigere, sonst 1 Punkt je Tier, wenn ein Stand daneben steht. Jede Art von Stand bringt 2 Punkte. Jede Tierart und jede Art von Stand im Stall kostet 2.
zooloretto-rules-summary-powers = Männchen und Weibchen im selben Gehege bekommen sofort ein Jungtier. Ein volles Gehege kann Münzen bringen. Für Münzen kannst du umsetzen, tauschen, aus einem fremden Stall kaufen, abgeben oder einen Ausbau öffnen. Die Runde, in der jemand eins der letzten 15 Plättchen zieht, ist die letzte.

## Die Idee

zooloretto-rules-idea = Spielidee
zooloretto-rules-idea-1 = Ihr leitet alle einen Zoo, und die Tiere kommen mit dem Transportwagen. Wer dran ist, lädt ein Plättchen mehr auf einen Wagen oder nimmt einen mit allem, was darauf ist, ob willkommen oder nicht. Warten kann sich lohnen; wer zu lange wartet, sieht jemand anderen mit seinen Pandas davonfahren.
zooloretto-rules-idea-2 = In jedem Gehege wohnt nur eine Tierart. Volle und fast volle Gehege bringen Punkte; jede Art, die im Stall bleiben muss, kostet welche. Mit ein paar Münzen lässt sich richten, was schiefgegangen ist.

## Das Material

zooloretto-rules-box = Spielmaterial
zooloretto-rules-box-1 = Es gibt acht Tierarten, und jede hat dieselben Plättchen wie der Flamingo in dieser Tabelle: sieben Tiere ohne Zeichen, zwei Männchen, zwei Weibchen und zwei runde Plättchen für Jungtiere (R4).
zooloretto-rules-box-tile = Plättchen
zooloretto-rules-box-copies = Anzahl
zooloretto-rules-box-does = Wirkung
zooloretto-rules-tile-plain = Füllt ein Feld eines Geheges.
zooloretto-rules-tile-male = Dasselbe; und mit einem Weibchen bekommt es ein Jungtier, ein einziges Mal.
zooloretto-rules-tile-female = Dasselbe; und mit einem Männchen bekommt es ein Jungtier, ein einziges Mal.
zooloretto-rules-tile-baby = In deinem Zoo geboren; danach ein Tier wie jedes andere, das aber nie Nachwuchs bekommt.
zooloretto-rules-tile-snack = Ein Stand. Jeder Standtyp in deinem Zoo ist 2 Punkte wert.
zooloretto-rules-tile-kiosk = Ein anderer Standtyp.
zooloretto-rules-tile-barrow = Ein anderer Standtyp.
zooloretto-rules-tile-popcorn = Ein anderer Standtyp.
zooloretto-rules-tile-coin = Wird zu Geld, sobald du den Wagen nimmst.
zooloretto-rules-box-2 = Dazu kommen 30 **Münzen**, für jeden ein **Transportwagen** (kurz: Wagen) mit drei Plätzen, eine Zootafel und ein Ausbaugehege. Ein abgeladenes Münzplättchen ist eine Münze wie jede andere (R5).
zooloretto-rules-zoo = Dein Zoo
zooloretto-rules-zoo-1 = Alle Zoos sind gleich (R1, R2, R3). Sie haben drei Gehege und ein viertes, sobald du es bezahlt hast:
zooloretto-rules-zoo-e4 = **Das Vierergehege**: voll 5 Punkte, mit einem freien Feld 4. Wer es füllt, bekommt 1 Münze. Zwei Standplätze.
zooloretto-rules-zoo-e5 = **Das Fünfergehege**: voll 8 Punkte, mit einem freien Feld 5. Wer es füllt, bekommt 2 Münzen. Ein Standplatz.
zooloretto-rules-zoo-e6 = **Das Sechsergehege**: voll 10 Punkte, mit einem freien Feld 6. Wer es füllt, bekommt keine Münze. Ein Standplatz.
zooloretto-rules-zoo-x = **Das Ausbaugehege** mit Platz für fünf: voll 9 Punkte, mit einem freien Feld 5. Wer es füllt, bekommt 1 Münze. Ein Standplatz. Am Anfang ist es geschlossen.
zooloretto-rules-zoo-2 = Ein **Standplatz** gehört zu dem Gehege, an dem er liegt, und nimmt einen Stand auf.
zooloretto-rules-zoo-3 = Der **Stall** nimmt alles auf, was anderswo keinen Platz hat, Tiere und Stände in beliebiger Zahl. Aber er wird dich Punkte kosten.

## Aufbau

zooloretto-rules-setup = Spielvorbereitung
zooloretto-rules-setup-1 = Je weniger ihr seid, desto weniger Tierarten sind im Spiel (R27):
zooloretto-rules-setup-five = zu fünft: alle acht Arten, fünf Wagen, 112 Plättchen;
zooloretto-rules-setup-four = zu viert: eine Art kommt nicht vor, vier Wagen, 101 Plättchen;
zooloretto-rules-setup-three = zu dritt: zwei Arten fehlen, drei Wagen, 90 Plättchen;
zooloretto-rules-setup-two = zu zweit: drei Arten fehlen, drei verschieden große Wagen, 79 Plättchen. Siehe „Zu zweit“.
zooloretto-rules-setup-2 = Die Plättchen werden gemischt und **15 davon** verdeckt unter einer Scheibe beiseitegelegt. Gezogen wird vom Rest. Stände und Münzen sind immer alle dabei.
zooloretto-rules-setup-3 = Alle beginnen mit einem leeren Zoo, einem geschlossenen Ausbaugehege und **2 Münzen**. Die übrigen Münzen sind die Bank. Der Startspieler wird ausgelost.
zooloretto-rules-setup-4 = Die Erweiterungen XXL und Exotic kommen mit einer Option ins Spiel, eine davon oder beide. Jede hat unten ein eigenes Kapitel.

## Ein Zug

zooloretto-rules-turn = Spielablauf
zooloretto-rules-turn-1 = Es geht im Uhrzeigersinn. Wer dran ist, tut **eines** von dreien:
zooloretto-rules-turn-draw = ein Plättchen **ziehen** und auf einen Wagen laden;
zooloretto-rules-turn-take = **einen Wagen nehmen** und abladen, und das ist der letzte Zug in dieser Runde;
zooloretto-rules-turn-pay = oder eine der fünf **Geldaktionen** machen.
zooloretto-rules-turn-2 = Was du ziehst, sehen alle. Dann wählst du einen Wagen, den niemand genommen hat und auf dem ein Platz frei ist; er darf leer sein. Ziehen kann man, solange es einen solchen Platz gibt. Einfach passen kann man nie.
zooloretto-rules-turn-3 = Ein Wagen muss nicht voll sein, damit man ihn nimmt, aber etwas muss darauf sein (R21). Sind alle Wagen voll und du kannst oder willst keine Geldaktion machen, musst du einen nehmen (R20).
zooloretto-rules-round = Die Runde
zooloretto-rules-round-1 = Wer einen Wagen genommen hat, ist mit der Runde fertig und schaut zu. Die anderen machen weiter, bis alle einen haben. Wer als Letzter übrig ist, darf allein weitermachen: ziehen, Geldaktionen machen, wieder ziehen, solange Platz ist (R24).
zooloretto-rules-round-2 = Dann kommen die Wagen leer in die Mitte zurück. Die nächste Runde beginnt, **wer den letzten Wagen genommen hat** (R25).

## Abladen

zooloretto-rules-unloading = Abladen
zooloretto-rules-unloading-1 = Du lädst Plättchen für Plättchen ab, in beliebiger Reihenfolge (R12):
zooloretto-rules-unloading-animal = ein **Tier** kommt in ein Gehege, das leer ist oder in dem dieselbe Art wohnt, wenn dort ein Feld frei ist; oder in den Stall;
zooloretto-rules-unloading-stall = ein **Stand** kommt auf einen freien Standplatz oder in den Stall (R13);
zooloretto-rules-unloading-coin = eine **Münze** gehört dir sofort.
zooloretto-rules-unloading-2 = Der Stall ist immer erlaubt. Für ein Tier, das nirgends hinpasst, gibt es nur ihn. Eine Art darf in mehreren deiner Gehege wohnen, aber zwei Arten teilen sich nie eines.

## Nachwuchs

zooloretto-rules-births = Nachwuchs
zooloretto-rules-births-1 = Kommen ein Männchen und ein Weibchen einer Art im selben Gehege zusammen, wird sofort ein **Jungtier** geboren. Es nimmt ein freies Feld dieses Geheges ein und ist ein Tier wie jedes andere.
zooloretto-rules-births-2 = Ist kein Feld mehr frei, kommt das Jungtier in den Stall. Man kann es weder ablehnen noch anderswohin schicken (R8).
zooloretto-rules-births-3 = Jedes Männchen und jedes Weibchen bekommt im ganzen Spiel **nur ein Jungtier**, wohin es später auch kommt (R9). Ein drittes Tier wartet auf einen neuen Partner. Im Stall und auf Wagen bekommt niemand Nachwuchs.

## Prämien

zooloretto-rules-bonus = Münzen für volle Gehege
zooloretto-rules-bonus-1 = Nimmt ein Tier das **letzte freie Feld** eines Geheges ein, bekommst du die aufgedruckten Münzen: 1 im Vierergehege und im Ausbaugehege, 2 im Fünfergehege, keine im Sechsergehege. Es ist gleich, ob es mit dem Transportwagen kam, umgezogen ist, gekauft oder dort geboren wurde (R6).
zooloretto-rules-bonus-2 = Die Münzen kommen aus der Bank. Hat sie zu wenige, zahlt sie, was sie hat, und der Rest ist verloren (R5). Wer ein Gehege leert und wieder füllt, wird wieder bezahlt.

## Geldaktionen

zooloretto-rules-money = Geldaktionen
zooloretto-rules-money-1 = Statt zu ziehen oder einen Wagen zu nehmen, darfst du eines davon tun. Bezahlt wird zuerst:
zooloretto-rules-money-move = ein Tier aus deinem Stall oder einen Stand **umziehen** lassen: 1 Münze;
zooloretto-rules-money-exchange = die Tiere von zwei Orten deines Zoos **tauschen**: 1 Münze;
zooloretto-rules-money-purchase = ein Plättchen aus einem fremden Stall **kaufen**: 2 Münzen, eine davon für den Verkäufer;
zooloretto-rules-money-discard = ein Plättchen aus deinem Stall **abgeben**: 2 Münzen;
zooloretto-rules-money-expand = deinen Zoo **ausbauen**: 3 Münzen.
zooloretto-rules-money-2 = Eine Aktion im Zug, dann ist der Nächste dran. Wer einen Wagen genommen hat, kann bis zur nächsten Runde keine Geldaktion mehr machen.
zooloretto-rules-move = Umziehen
zooloretto-rules-move-1 = Ein Tier aus deinem Stall kommt in ein Gehege, das es aufnehmen darf. Nachwuchs und Münzen gibt es wie beim Abladen.
zooloretto-rules-move-2 = Ein Stand kommt von einem Standplatz auf einen anderen, von einem Standplatz in den Stall oder aus dem Stall heraus (R14).
zooloretto-rules-move-3 = Ein einzelnes Tier verlässt sein Gehege nie, weder in ein anderes noch in den Stall.
zooloretto-rules-exchange = Tauschen
zooloretto-rules-exchange-1 = Wähle zwei Orte deines Zoos, an denen Tiere verschiedener Arten sind. Alle Tiere eines Geheges tauschen mit allen eines anderen; oder mit **allen Tieren einer Art** im Stall.
zooloretto-rules-exchange-2 = Beide Gruppen müssen dort Platz haben, wo sie hinkommen; der Stall ist immer groß genug. Mit einem leeren Gehege kann man nicht tauschen (R16). Was sonst im Stall ist, bleibt dort (R17), und Stände bleiben, wo sie sind.
zooloretto-rules-exchange-3 = Ein Paar, das so aus dem Stall kommt, bekommt sein Jungtier, zwei Paare bekommen zwei. Aber ein Tausch **bringt nie Münzen**, auch nicht für ein Jungtier, das das letzte Feld einnimmt.
zooloretto-rules-exchange-4 = Später kann er doch welche bringen: Aus einem vollen Gehege wird eines, das wieder zu füllen ist.
zooloretto-rules-purchase = Kaufen
zooloretto-rules-purchase-1 = Du darfst jedes Plättchen aus jedem fremden Stall kaufen und in deinen Zoo setzen, als käme es vom Wagen; auch in den eigenen Stall (R19). Der Verkäufer bekommt eine Münze, die Bank die andere. **Niemand kann ablehnen**, und es ist gleich, ob der Verkäufer in dieser Runde noch dran ist.
zooloretto-rules-discard = Abgeben
zooloretto-rules-discard-1 = Ein beliebiges Plättchen aus deinem Stall kommt für immer aus dem Spiel. Das lohnt sich am Ende: Jede Art im Stall kostet 2 Punkte; aber auch eine, von der du drei hast, kostet nicht mehr.
zooloretto-rules-expand = Ausbauen
zooloretto-rules-expand-1 = Du eröffnest dein Ausbaugehege: noch ein Gehege für fünf, mit eigenem Standplatz. Es bleibt offen und darf ohne Schaden leer bleiben.

## Ende und Wertung

zooloretto-rules-end = Spielende und Wertung
zooloretto-rules-end-1 = Ist der Stapel verbraucht, muss jemand das erste der 15 Plättchen unter der Scheibe ziehen. Es wird wie immer geladen, und **diese Runde ist die letzte**. Sie geht weiter, bis alle einen Wagen haben (R23).
zooloretto-rules-end-2 = Dann wird jeder Zoo gezählt:
zooloretto-rules-end-full = ein **volles** Gehege: seine höhere Zahl;
zooloretto-rules-end-short = ein Gehege mit **einem freien Feld**: seine niedrigere Zahl;
zooloretto-rules-end-stall = ein Gehege mit mehr als einem freien Feld: **1 Punkt für jedes Tier, wenn ein Stand daneben steht**, sonst nichts;
zooloretto-rules-end-types = jeder **Standtyp** auf einem Standplatz: 2 Punkte;
zooloretto-rules-end-barn-species = jede **Tierart im Stall**: 2 Punkte weniger;
zooloretto-rules-end-barn-types = jeder **Standtyp im Stall**: 2 Punkte weniger.
zooloretto-rules-end-3 = Wie viele Tiere einer Art oder Stände eines Typs im Stall sind, ist gleich, und ein zweiter Stand am Vierergehege bringt seinen Tieren nichts mehr. Münzen sind keine Punkte.
zooloretto-rules-end-4 = Die meisten Punkte gewinnen. Bei Gleichstand ist vorn, wer mehr Münzen hat; sind auch die gleich, teilt man sich den Sieg (R26).
zooloretto-rules-end-5 = Bei XXL kommen die Spendenplättchen dazu, bei Exotic die Besucher und Bonusplättchen. Wie viel sie zählen, steht in ihren Kapiteln.

## Zu zweit

zooloretto-rules-two = Zu zweit
zooloretto-rules-two-1 = Zu zweit fehlen drei Arten, und jeder hat **zwei Ausbaugehege**.
zooloretto-rules-two-2 = Es gibt drei Wagen mit Platz für **drei, zwei und ein** Plättchen (R29). Hat einer einen Wagen, so kann der andere noch zwei beladen und unter ihnen wählen (R52).
zooloretto-rules-two-3 = Die Runde endet, wenn beide einen Wagen haben. Was auf dem dritten ist, **kommt aus dem Spiel**.
zooloretto-rules-two-4 = Die Ausbaugehege eröffnet ihr nacheinander, für je 3 Münzen und je einen Zug (R51).

## XXL

zooloretto-rules-xxl = Die Erweiterung XXL
zooloretto-rules-xxl-1 = Mit XXL dauert die Partie länger, und du kannst Tiere für Punkte spenden. Dazu kommen:
zooloretto-rules-xxl-animals = von **jeder Art** sechs Plättchen mehr, darunter ein Männchen und ein Weibchen (R30), und ein Jungtier mehr;
zooloretto-rules-xxl-stall = ein fünfter Standtyp, der **Limonadenstand**, dreimal; er ist ein Stand wie die anderen;
zooloretto-rules-xxl-coins = drei **Münzplättchen** und 12 Münzen mehr;
zooloretto-rules-xxl-tokens = zehn **Spendenplättchen** in einem Stapel: oben drei mit 6 Punkten, dann drei mit 5, dann vier mit 4 (R31).
zooloretto-rules-xxl-2 = In deinem Zug hast du eine vierte Möglichkeit: **spenden**. Alle Tiere eines deiner vollen Gehege kommen aus dem Spiel, auch Jungtiere, und du nimmst das oberste Plättchen. Das ist kostenlos, aber es ist dein Zug (R33). Stände neben dem Gehege bleiben stehen.
zooloretto-rules-xxl-3 = Das Gehege ist dann leer. Du kannst es wieder füllen, mit jeder Art, und bekommst wieder die Münzen dafür. **Jeder darf zweimal spenden**, auch in der letzten Runde, aber nicht mehr, wenn der Wagen genommen ist (R34).
zooloretto-rules-xxl-4 = Lohnt sich das? Ein volles Gehege zählt am Ende 5 bis 10 Punkte, ein Plättchen 4 bis 6. Es lohnt sich, wenn du das Gehege noch einmal füllen kannst.

## Exotic

zooloretto-rules-exotic = Die Erweiterung Exotic
zooloretto-rules-exotic-1 = Bei Exotic liegt neben deinem Zoo ein Dschungel, und Besucher laufen durch beide. Dazu kommen:
zooloretto-rules-exotic-animals = acht **Dschungelarten** mit je zwei Plättchen, ohne Zeichen. Es fehlen so viele wie von den anderen Arten (R44);
zooloretto-rules-exotic-visitors = **Besucher**, acht in jeder Farbe. Jeder beginnt mit einem von jeder Farbe auf Aussichtspunkt 2, die anderen sind der Vorrat (R37);
zooloretto-rules-exotic-tokens = ein **Bonusplättchen** in jeder Farbe, in der Mitte.
zooloretto-rules-exotic-2 = Jeder Standtyp hat eine Farbe: der Imbissstand Grün, der Kiosk Blau, der Obststand Lila, der Popcornstand Rot (R40). Gelb gehört zum Limonadenstand und kommt nur mit XXL vor.
zooloretto-rules-jungle = Dschungeltiere
zooloretto-rules-jungle-1 = Deine Dschungeltafel hat **fünf Felder** (R36). Dort leben nur Dschungeltiere, und zwar höchstens **drei Arten**. Kein Tier kommt je wieder weg, also legst du dich mit der dritten Art endgültig fest (R47).
zooloretto-rules-jungle-2 = Ein Dschungeltier vom Wagen oder aus einem fremden Stall kommt auf deine Dschungeltafel oder in deinen Stall, nie in ein Gehege. Aus dem Stall auf die Tafel kostet der Umzug 1 Münze; abgeben kannst du es auch.
zooloretto-rules-jungle-3 = Auf der Tafel bringen Dschungeltiere keine Punkte, keine Münzen und keinen Nachwuchs. Man kann sie weder tauschen noch spenden (R35). Wertvoll sind sie wegen der Besucher. Im Stall kostet jede Art wie immer 2 Punkte.
zooloretto-rules-advancing = Besucher rücken vor
zooloretto-rules-advancing-1 = Der Weg hat einen Eingang, fünf Aussichtspunkte hintereinander und einen Ausgang: 1, 2 und 3 liegen im Zoo, 4 und 5 im Dschungel. Ein Besucher rückt **zwei Aussichtspunkte** vor; auf zwei Besucher verteilen kannst du das nicht. Das geschieht,
zooloretto-rules-advancing-stall = wenn du einen **Stand** auf einen Standplatz stellst, vom Wagen oder gekauft (R39): Du musst einen Besucher seiner Farbe vorrücken;
zooloretto-rules-advancing-jungle = wenn du ein **Dschungeltier** auf die Dschungeltafel legst, vom Wagen, gekauft oder umgezogen (R38): Du musst einen Besucher vorrücken, die Farbe ist dir überlassen.
zooloretto-rules-advancing-2 = Wähle einen Besucher in deinem Zoo oder lass einen aus dem Vorrat ein, der dann auf Aussichtspunkt 2 steht (R50). Gibt es weder hier noch dort einen in der Farbe, bewegt sich niemand (R41). Was in den Stall kommt, bewegt niemanden, und ein Stand, der für eine Münze umzieht, auch nicht.
zooloretto-rules-advancing-3 = Von Aussichtspunkt 4 oder 5 verlässt ein Besucher den Zoo **durch den Ausgang** und kommt in den Vorrat zurück. Wer als Erster einen Besucher einer Farbe hinausführt, bekommt das **Bonusplättchen** dieser Farbe und behält es (R43).
zooloretto-rules-retreating = Besucher gehen zurück
zooloretto-rules-retreating-1 = Nach einem Dschungeltier, und nur dann, muss **jeder andere**, der Besucher der gewählten Farbe im Zoo hat, einen davon um einen Aussichtspunkt zurücksetzen. Das gilt auch, wenn man seinen Wagen schon hat. Stehen sie an mehreren Stellen, wählt ihr Besitzer (R50).
zooloretto-rules-retreating-2 = Von Aussichtspunkt 1 verlässt ein Besucher den Zoo durch den Eingang und kommt in den Vorrat, ohne Plättchen. Die anderen gehen auch dann zurück, wenn dein eigener Besucher nur noch einen Schritt bis zum Ausgang hatte.
zooloretto-rules-crowds = Punkte für Besucher
zooloretto-rules-crowds-1 = Am Ende zählen außerdem:
zooloretto-rules-crowds-colours = **jede Farbe** von Besuchern in deinem Zoo 2 Punkte, egal wie viele es sind;
zooloretto-rules-crowds-tokens = mit jedem **Bonusplättchen**, das du hast, jeder Besucher seiner Farbe in deinem Zoo 2 Punkte.

## Beide

zooloretto-rules-both = Beide Erweiterungen
zooloretto-rules-both-1 = Ihr könnt mit einer Erweiterung spielen oder mit beiden, mit jeder Spielerzahl. Gemeinsam bringen sie die gelben Besucher und ihr Plättchen ins Spiel, sonst ändert sich nichts. Unter der Scheibe liegen immer 15 Plättchen.

## Tipps

zooloretto-rules-advice = Tipps
zooloretto-rules-advice-1 = **Wag etwas.** Ein Wagen passt nur dir und hat noch einen Platz frei? Dann zieh lieber, statt ihn zu nehmen. Vielleicht passt auch das nächste Plättchen.
zooloretto-rules-advice-2 = **Keine Angst vor dem Stall.** Du darfst Tiere nehmen, für die du keinen Platz hast, vor allem, solange dein Ausbaugehege noch geschlossen ist. Achte nur darauf, dass nicht zu viele Arten im Stall landen.
zooloretto-rules-advice-3 = **Verkaufe.** Ein Tier, das du nicht brauchst, aber jemand anderes, ist kein schlechter Fang. Kauft man es dir ab, bist du die Minuspunkte los und hast eine Münze mehr.
zooloretto-rules-advice-4 = **Tausche im richtigen Moment.** Bert hat sein Vierergehege mit Flamingos gefüllt und die Münze dafür bekommen. In seinem Fünfergehege wohnen drei Schimpansen. Für eine Münze tauscht er sie: Jetzt fehlt in beiden Gehegen nur ein Tier, beide zählen, und beide können noch einmal Münzen bringen.

## Fragen und Antworten

zooloretto-rules-questions = Fragen und Antworten
zooloretto-rules-questions-1 = Die Anleitungen beantworten einige Fragen, die viele stellen. Hier stehen sie in Kürze, mit der Regel, die entscheidet.
zooloretto-rules-questions-ask = Frage
zooloretto-rules-questions-reply = Antwort
zooloretto-rules-questions-rule = Regel
zooloretto-rules-ask-alone = Alle anderen haben einen Wagen. Bin ich mehrmals hintereinander dran?
zooloretto-rules-reply-alone = Ja, so oft du willst: Zieh, solange Platz ist, mach Geldaktionen, dann nimm den Wagen.
zooloretto-rules-ask-species = Wann können die Tiere zweier Gehege tauschen?
zooloretto-rules-reply-species = Wenn es verschiedene Arten sind.
zooloretto-rules-ask-empty = Kann ich mit einem Tausch mehrere Tiere aus dem Stall in ein leeres Gehege bringen?
zooloretto-rules-reply-empty = Nein.
zooloretto-rules-ask-stall = Am Ende wohnt ein Elefant allein im Vierergehege. Braucht er zwei Stände, um zu zählen?
zooloretto-rules-reply-stall = Nein, einer genügt.
zooloretto-rules-ask-type = Ein Stand hilft schon den Tieren daneben. Zählt sein Typ trotzdem 2 Punkte?
zooloretto-rules-reply-type = Ja.
zooloretto-rules-ask-after = Ich habe meinen Wagen. Darf ich in dieser Runde noch eine Geldaktion machen?
zooloretto-rules-reply-after = Nein.
zooloretto-rules-ask-single = Darf ein einzelnes Tier in ein anderes Gehege oder zurück in den Stall?
zooloretto-rules-reply-single = Nein.
zooloretto-rules-ask-baby = Ein Tausch holt ein Paar aus dem Stall, und sein Jungtier nimmt das letzte Feld ein. Bekomme ich die Münze?
zooloretto-rules-reply-baby = Nein, ein Tausch bringt nie Münzen.
zooloretto-rules-ask-again = Kann dasselbe Gehege mehrmals Münzen bringen?
zooloretto-rules-reply-again = Ja, jedes Mal, wenn ein Tier das letzte Feld einnimmt. Platz schaffst du dazwischen mit einem Tausch.
zooloretto-rules-ask-board = Exotic: Wer darf auf die Dschungeltafel?
zooloretto-rules-reply-board = Nur Dschungeltiere.
zooloretto-rules-ask-swapped = Exotic: Kann ich Dschungeltiere tauschen?
zooloretto-rules-reply-swapped = Nein.
zooloretto-rules-ask-split = Exotic: Können sich zwei Besucher die beiden Schritte teilen?
zooloretto-rules-reply-split = Nein, einer macht beide.
zooloretto-rules-ask-entrance = Exotic: Ein Besucher geht zurück und zum Eingang hinaus. Bekomme ich das Bonusplättchen?
zooloretto-rules-reply-entrance = Nein.
zooloretto-rules-ask-nobody = Exotic: In der Farbe meines Standes ist kein Besucher da, weder im Zoo noch im Vorrat. Was geschieht?
zooloretto-rules-reply-nobody = Niemand bewegt sich.
zooloretto-rules-ask-others = Exotic: Gehen die anderen auch nach einem Stand zurück?
zooloretto-rules-reply-others = Nein, nur nach einem Dschungeltier.
zooloretto-rules-ask-short = Exotic: Mein Besucher war nach einem Schritt draußen. Gehen die anderen trotzdem zurück?
zooloretto-rules-reply-short = Ja, nach einem Dschungeltier schon.

## Was geheim ist

zooloretto-rules-secret = Was du wissen kannst
zooloretto-rules-secret-1 = Alles außer der Reihenfolge der Plättchen liegt offen: Wagen, Zoos, Ställe und das Geld aller (R45). Der Plan zählt für dich mit, wie viele Plättchen jeder Art noch kommen; welche davon unter der Scheibe liegen, weiß niemand.

## Optionen

zooloretto-rules-options = Optionen
zooloretto-rules-options-removed = **Arten, die nicht vorkommen.** Sie werden ausgelost, oder ihr nennt so viele, wie die Spielerzahl verlangt.
zooloretto-rules-options-first = **Startspieler.** Er wird ausgelost, oder ihr bestimmt den Platz.
zooloretto-rules-options-xxl = **XXL.** Mit oder ohne diese Erweiterung.
zooloretto-rules-options-exotic = **Exotic.** Mit oder ohne diese Erweiterung.
zooloretto-rules-options-jungle = **Dschungelarten, die nicht vorkommen.** Bei Exotic: ausgelost, oder ihr nennt so viele, wie die Spielerzahl verlangt.
zooloretto-rules-options-donations = **Spendenplättchen.** Bei XXL: die Werte der zehn Plättchen von oben, als Ziffern.

## Beispiele: was zu sehen und was auszuprobieren ist

zooloretto-example-first = Der Anfang einer Partie zu dritt. Alle Wagen sind leer, also kann Spieler 1 nur ziehen, schauen, was es ist, und es laden.
zooloretto-example-load = Spieler 1 sammelt Zebras, Spieler 2 Pandas, und nun kam ein Schimpanse, den niemand will. Auf Wagen 1 würde er die Zebras verderben, auf Wagen 2 den Panda. Spieler 1 verdirbt den Panda.
zooloretto-example-round = Die Spieler 2 und 3 haben ihre Wagen; Spieler 1 macht allein weiter. Erst eine Münze für das Zebra im Stall, dann Wagen 1. Damit endet die Runde, und Spieler 1 als Letzter beginnt die nächste.
zooloretto-example-unload = Spieler 1 nimmt den ersten Wagen. Die Münze ist sofort Geld; das Zebra kommt zu den anderen ins Fünfergehege, und der Kiosk steht am Vierergehege.
zooloretto-example-full = Ein Wagen zum Bereuen. Das Gehege der Flamingos ist voll, Zebras und Elefanten wollen keinen Panda, kein Standplatz ist frei, und das Ausbaugehege ist geschlossen: Alle drei Plättchen kommen in den Stall.
zooloretto-example-birth = Ein Zebraweibchen kommt dorthin, wo ein Männchen wohnt: Mit dem Jungtier sind es auf einmal vier Zebras, und ein Feld ist noch frei.
zooloretto-example-parentfills = Hier nimmt das Zebraweibchen selbst das letzte Feld ein. Das bringt die Münze des Vierergeheges, und das Jungtier muss in den Stall (R7).
zooloretto-example-third = Das Paar hat sein Jungtier schon, das zweite Männchen ändert also nichts. Kommt das zweite Weibchen, bekommen auch diese beiden ein Jungtier: Das Sechsergehege ist voll, aber Münzen bringt es nicht.
zooloretto-example-apart = Das Elefantenmännchen im Gehege und das Weibchen im Stall bekommen kein Jungtier. Für eine Münze zieht sie ein, und es wird geboren; es nimmt das letzte Feld ein und bringt 2 Münzen.
zooloretto-example-bonus = Das fünfte Känguru füllt das Fünfergehege: 2 Münzen.
zooloretto-example-babyfills = Drei Zebras und ihr Jungtier sind vier: Das letzte Feld nahm das Jungtier ein, und die Münze gibt es trotzdem.
zooloretto-example-poor = Reiche Spieler, arme Bank: Das Fünfergehege zu füllen sollte 2 Münzen bringen, aber es ist nur eine da.
zooloretto-example-move = Zwei Elefanten warten im Stall, und im Vierergehege fehlt einer. Dass einer umzieht, kostet eine Münze, und das volle Gehege bringt sie zurück.
zooloretto-example-stalls = Auf drei Arten kann ein Stand umziehen. Spieler 1 bringt den Kiosk von den Flamingos zu den Zebras, Spieler 2 stellt den Obststand in den Stall, Spieler 3 holt den Popcornstand heraus.
zooloretto-example-exchange = Spieler 1 hat die Münze für vier Flamingos schon bekommen. Für eine Münze tauschen sie mit den drei Schimpansen: Nun fehlt in jedem Gehege einer, 4 und 5 Punkte statt 5 und nichts. Und Wagen 1 bringt beide: einen Schimpansen für 1 Münze, einen Flamingo für 2.
zooloretto-example-barn = Drei Elefanten im Stall, ein Panda im Fünfergehege. Sie tauschen. Im Stall ist wie zuvor eine Art; aber für die niedrigere Zahl fehlt nur noch ein Elefant.
zooloretto-example-toolarge = Sechs Zebras passen nirgends sonst hin, also kann man sie nicht tauschen. Alle anderen Gehege können miteinander tauschen.
zooloretto-example-family = Drei Elefanten im Stall, darunter ein Paar, und zwei Zebras im Vierergehege. Nach dem Tausch wird ein Jungtier geboren, und das Gehege ist voll. Es ist ein Tausch, also keine Münze.
zooloretto-example-pairs = Zwei Männchen und zwei Weibchen im Stall. Sie kommen ins Fünfergehege und bekommen zwei Jungtiere: Eines nimmt das letzte Feld ein, das andere kommt in den Stall, zum Zebra.
zooloretto-example-kangaroos = Dasselbe Feld zahlt zweimal. Das fünfte Känguru füllt das Fünfergehege: 2 Münzen. Für eine davon ziehen die Kängurus ins Ausbaugehege, das mehr wert ist, und die Schimpansen kommen. Mit dem nächsten Schimpansen ist das Gehege wieder voll: noch einmal 2 Münzen.
zooloretto-example-purchase = Spieler 2 hat einen Wagen genommen und einen Panda im Stall. Spieler 1 kauft ihn für 2 Münzen und füllt das Fünfergehege, das 2 bringt. Spieler 2 bekommt eine Münze, aber keinen Zug.
zooloretto-example-discard = Elefant und Kiosk im Stall würden 4 Punkte kosten. Spieler 1 gibt den Elefanten ab: Nun sind es 2. Der Kiosk hätte auf einen Standplatz kommen können, für 1 Münze.
zooloretto-example-expand = Spieler 1 hat keinen Platz für Pandas. Erst das Ausbaugehege, für 3 Münzen, dann der Panda aus dem Stall, für 1; und Wagen 1 bringt noch einen und einen Stand daneben.
zooloretto-example-lastround = Nur die 15 Plättchen unter der Scheibe sind übrig. Spieler 1 zieht eines davon: die letzte Runde. Sie geht trotzdem weiter: Spieler 2 nimmt die zwei Münzen, Spieler 3 das Kamel, und Spieler 1 darf noch ziehen oder Geldaktionen machen, bevor er Wagen 2 nimmt.
zooloretto-example-score = Das letzte Plättchen der Partie: Lass Spieler 1 das fünfte Zebra abladen. Das Ausbaugehege ist voll, 9. Es fehlt ein Elefant, 5. Es fehlen zwei Schimpansen, aber mit Stand, 2. Es fehlen zwei Pandas, ohne Stand, 0. Zwei Standtypen, 4. Zwei Arten im Stall, 4 weniger: 16 Punkte.
zooloretto-example-stored = Spieler 1 stellt den Kiosk in den Stall. Dort sind nun eine Art und zwei Standtypen: 6 Punkte weniger, obwohl es fünf Plättchen sind. Der Imbissstand bei den Flamingos bringt trotzdem 2 Punkte und lässt sie noch 2 bringen.
zooloretto-example-tie = Spieler 1 nimmt die letzte Münze. Die Spieler 1 und 2 haben beide 7 Punkte, aber 2 Münzen gegen 3: Spieler 2 gewinnt.
zooloretto-example-three = Spieler 2 hat den Wagen für zwei Plättchen genommen. Spieler 1 kann den Panda auf dem kleinsten Wagen nehmen oder ziehen; das Plättchen kommt dann auf den großen, denn der kleine ist voll.
zooloretto-example-leave = Spieler 2 hat einen Wagen. Spieler 1 nimmt den kleinsten mit dem Zebra. Der Panda und der Kiosk auf dem dritten kommen aus dem Spiel.
zooloretto-example-twice = Spieler 2 ist mit der Runde fertig, also öffnet Spieler 1 beide Ausbaugehege, eine nach der anderen.
zooloretto-example-donate = Fünf Zebras füllen das Gehege. Spieler 1 spendet sie und nimmt das erste Plättchen, 6 Punkte wert. Der Limonadenstand bleibt, das Gehege ist wieder frei, und keine Münze ist geflossen.
zooloretto-example-refill = Spieler 1 hat schon einmal gespendet. Das Zebra aus dem Stall füllt das Fünfergehege und bringt wie immer 2 Münzen. Im nächsten Zug werden aus den fünf Zebras noch einmal 6 Punkte. Ein drittes Mal geht es nicht.
zooloretto-example-lastgift = Der Wagen ist voll, Spieler 1 hat kein Geld und keinen Platz für drei Pandas. Möglich ist nur zweierlei: den Wagen nehmen oder die Flamingos spenden. Nach der Spende haben die Pandas ein Gehege.
zooloretto-example-jungle = Koalas, eine Fledermaus und ein Ara, das sind schon drei Arten im Dschungel. Der Pavian muss in den Stall. Die Fledermaus darf zur anderen, und für sie rückt ein blauer Besucher von Aussichtspunkt 2 auf 4 vor. Die blauen Besucher der anderen gehen zurück.
zooloretto-example-junglefull = Alle fünf Felder sind belegt. Der Ara muss in den Stall, obwohl im Dschungel schon einer lebt.
zooloretto-example-anna = Spieler 1 ist Anna, Spieler 2 und 3 sind Scott und James. Anna stellt den Popcornstand auf und führt ihren roten Besucher von Aussichtspunkt 4 durch den Ausgang: Das rote Bonusplättchen gehört ihr. Dann kommt der Koala in den Dschungel, und sie lässt einen roten Besucher aus dem Vorrat ein. Nun müssen Scott und James je einen roten Besucher zurücksetzen.
zooloretto-example-quiet = Für eine Münze kommt der Popcornstand aus dem Stall. Das ist ein Umzug, also folgt ihm kein Besucher.
zooloretto-example-answer = Für 1 Münze zieht der Koala in den Dschungel, und der grüne Besucher von Spieler 1 kommt auf Aussichtspunkt 5. Spieler 2 hat seinen Wagen schon, muss aber antworten: Der grüne Besucher auf 1 wäre verloren, der auf 4 geht auf 3 zurück. Spieler 3 hat keinen grünen.
zooloretto-example-laststep = Der rote Besucher ist nach einem Schritt draußen, der zweite verfällt. Das Plättchen hat schon Spieler 3 und behält es. Der rote Besucher von Spieler 2 muss trotzdem von Aussichtspunkt 1 zurück und ist weg.
zooloretto-example-crowd = Spieler 1 nimmt die letzte Münze. Zwei Farben zählen 4 Punkte, mit dem roten Plättchen jeder rote Besucher 2, das sind noch einmal 4. Das grüne Plättchen bringt ohne grüne Besucher nichts, die Aras auch nicht. Koalas, Fledermaus und Panda im Stall sind drei Arten: −6.
zooloretto-example-yellow = Mit beiden Erweiterungen liegt ein Limonadenstand auf dem Wagen. Spieler 1 stellt ihn neben die Zebras und rückt den gelben Besucher auf Aussichtspunkt 5 vor. Der Panda kommt in ein leeres Gehege.
zooloretto-example-wait = Niemand sonst sammelt Zebras. Auf Wagen 1 ist ein Platz frei, und Spieler 1 zieht in der Hoffnung auf ein drittes gutes Plättchen. Passt es, lade es dort auf, sonst auf einen anderen Wagen.
zooloretto-example-store = Für Pandas hat Spieler 1 kein Gehege, aber drei Münzen. Beide kommen in den Stall: eine Art, vorerst −2. In der neuen Runde eröffnet Spieler 1 das Ausbaugehege, und sie können einziehen.
zooloretto-example-bait = Mit dem Zebra nimmt Spieler 1 auch den Panda, der in den Stall muss. Spieler 2 braucht ihn und kauft ihn: Spieler 1 ist ihn los und hat eine Münze mehr.
zooloretto-example-bert = Spieler 1 ist Bert, und es ist die letzte Runde. Vor dem Tausch zählen seine Gehege 5 und 0, danach 4 und 5. Die letzte Münze auf dem Wagen gleicht den Preis aus.
zooloretto-example-bred = Das Pandamännchen im Stall war schon Vater. Für 1 Münze zieht es zu einem Weibchen, und es wird kein Jungtier geben.
zooloretto-example-order = Spieler 1 lädt zuerst das Paar ab, und dessen Jungtier nimmt das letzte Feld ein: eine Münze. Das Zebra ohne Zeichen kommt in den Stall. In anderer Reihenfolge bliebe das Zebra, und das Jungtier käme in den Stall.
zooloretto-example-keep = Spieler 1 hat schon einen Kiosk und hält die Plätze für andere Standtypen frei. Im Stall kostet dieser 2 Punkte, das ist also nur etwas für Leute mit Plänen.
zooloretto-example-empty = Die drei Elefanten kann man nicht mit einem leeren Gehege tauschen. Aber einer von ihnen darf dorthin, für 1 Münze.
zooloretto-example-stay = Flamingos wohnen im Sechsergehege und im Stall, in dem auch ein Panda und ein Stand sind. Der Tausch mit dem Panda ist erlaubt: Er zieht ein, und im Stall sind fünf Flamingos. Flamingos gegen Flamingos kann man nicht tauschen.
zooloretto-example-buybarn = Spieler 3 fehlt ein Panda. Spieler 1 kauft das Jungtier von Spieler 2 für den eigenen Stall, und sei es nur, um es Spieler 3 wegzunehmen.
zooloretto-example-mustdraw = Der einzige Wagen, der noch da ist, ist leer, und Geld fehlt auch. Also zieht Spieler 1 und lädt; dann darf er ihn nehmen.
zooloretto-example-paidback = Die Bank ist leer. Die Münze, die Spieler 1 für den Umzug des Zebras zahlt, ist sofort darin und kommt als Prämie zurück: 1, nicht 2.
zooloretto-example-coins = Eine Münze auf einem Wagen genügt, um ihn zu nehmen. Abzuladen gibt es nichts, und der Zug ist zu Ende.
zooloretto-example-bought = Der Popcornstand kostet 2 Münzen. Er kommt in den Zoo wie von einem Wagen, also muss ein roter Besucher vorrücken: der auf Aussichtspunkt 2 oder einer aus dem Vorrat. Niemand geht zurück.
zooloretto-example-forced = Alle acht roten Besucher sind in den Zoos. Spieler 1 hat nur einen, auf Aussichtspunkt 5, und der muss für den Popcornstand gehen. Spieler 2 behält das rote Plättchen.

## Auslegungen

zooloretto-rulings-intro = Wo die Anleitung schweigt oder sich zweierlei lesen lässt, steht hier, wie wir spielen und warum. Ein Wort sagt, wie sicher wir sind: Bei „sicher“ lassen die Quellen keine andere Lesart zu; bei „wahrscheinlich“ ist es die beste von mehreren; bei „festgelegt“ sagen sie nichts, also mussten wir wählen.

zooloretto-ruling-r1-doubt = Was sind die Gehege wert, in Punkten und Münzen?
zooloretto-ruling-r1-answer = Was unter „Dein Zoo“ aufgezählt ist.
zooloretto-ruling-r1-reason = In unserer Anleitung fehlen die Abbildungen. Bilder der Pläne zeigen die Zahlen, drei unabhängige Programme haben dieselben, und die Beispiele der Anleitung passen dazu.
zooloretto-ruling-r2-doubt = Welcher Standplatz gehört zu welchem Gehege?
zooloretto-ruling-r2-answer = Zwei zum Vierergehege, je einer zu den anderen. Keiner gehört zu zweien.
zooloretto-ruling-r2-reason = Bilder der Pläne und dieselben Programme; die Anleitung zählt vier Plätze und einen weiteren am Ausbaugehege.
zooloretto-ruling-r3-doubt = Wie viele Tiere fasst das Ausbaugehege?
zooloretto-ruling-r3-answer = Fünf.
zooloretto-ruling-r3-reason = So steht es in der Anleitung und auf dem Plan. Ein Programm hat sechs, ein Fehler.
zooloretto-ruling-r4-doubt = Wie viele Männchen und Weibchen gibt es?
zooloretto-ruling-r4-answer = Von jeder Art je zwei und dazu sieben Tiere ohne Zeichen.
zooloretto-ruling-r4-reason = Die Anleitung nennt zwei und zwei von elf Plättchen.
zooloretto-ruling-r5-doubt = Sind Münzplättchen etwas anderes als Münzen? Und wenn die Bank zu wenig hat?
zooloretto-ruling-r5-answer = Es ist dasselbe Geld. Plättchen, die an die Bank gingen, kann sie wieder auszahlen. Hat sie zu wenig, zahlt sie, was sie hat, und schuldet nichts.
zooloretto-ruling-r5-reason = Die Anleitung lässt Plättchen auszahlen und eine leere Bank nichts zahlen. Dass eine fast leere einen Teil zahlt, ist nur wahrscheinlich.
zooloretto-ruling-r6-doubt = Ein Jungtier nimmt das letzte Feld ein. Bekomme ich die Münzen?
zooloretto-ruling-r6-answer = Ja, außer wenn es bei einem Tausch geboren wird.
zooloretto-ruling-r6-reason = Ein Jungtier ist ein Tier wie jedes andere; die Ausnahme steht in den veröffentlichten Antworten auf Fragen.
zooloretto-ruling-r7-doubt = Das zweite Elterntier nimmt das letzte Feld ein. Was ist mit dem Jungtier?
zooloretto-ruling-r7-answer = Du bekommst die Münzen für das Elterntier, und das Jungtier kommt in den Stall.
zooloretto-ruling-r7-reason = So steht es in der Anleitung.
zooloretto-ruling-r8-doubt = Darf ich ein Jungtier ablehnen oder in ein anderes Gehege setzen?
zooloretto-ruling-r8-answer = Nein. Es bleibt bei den Eltern und kommt nur in den Stall, wenn dort kein Feld frei ist.
zooloretto-ruling-r8-reason = Die Anleitung nennt diese beiden Orte und keinen anderen.
zooloretto-ruling-r9-doubt = Wer hatte schon ein Jungtier, und wer kann noch eines bekommen?
zooloretto-ruling-r9-answer = Jedes Männchen und jedes Weibchen einmal. Das gilt für jedes einzelne Tier, auch nachdem es getauscht, in den Stall gebracht oder verkauft wurde.
zooloretto-ruling-r9-reason = Die Anleitung gibt jedem ein Jungtier.
zooloretto-ruling-r10-doubt = Zwei Männchen und ein Weibchen sind da. Wer ist der Vater?
zooloretto-ruling-r10-answer = Das ist gleich; eines hatte ein Jungtier, das andere nicht.
zooloretto-ruling-r10-reason = Gleiche Tiere kann man nicht unterscheiden.
zooloretto-ruling-r11-doubt = Was, wenn keine Jungtiere mehr da sind?
zooloretto-ruling-r11-answer = Das kann nicht sein: Es gibt so viele wie Paare. Ein Jungtier, das abgegeben oder gespendet wurde, kommt nicht zurück.
zooloretto-ruling-r11-reason = Man kann es zählen: zwei Männchen, zwei Weibchen, zwei Jungtiere, und mit XXL je eines mehr.
zooloretto-ruling-r12-doubt = In welcher Reihenfolge lade ich ab?
zooloretto-ruling-r12-answer = In jeder, und Nachwuchs und Münzen kommen sofort nach jedem Plättchen.
zooloretto-ruling-r12-reason = Die Anleitung verlangt keine, und auch ein anderes Programm überlässt es dem Spieler.
zooloretto-ruling-r13-doubt = Darf ein Stand in den Stall, obwohl ein Standplatz frei ist?
zooloretto-ruling-r13-answer = Ja.
zooloretto-ruling-r13-reason = Nach der Anleitung darf ein Stand auf einen Platz, er muss nicht.
zooloretto-ruling-r14-doubt = Wohin kann ein Stand für eine Münze umziehen?
zooloretto-ruling-r14-answer = Von einem Platz auf einen anderen, von einem Platz in den Stall und aus dem Stall auf einen Platz.
zooloretto-ruling-r14-reason = Die ersten beiden stehen in der Anleitung. Das dritte haben drei Programme, und in anderen Ausgaben kommt ein Stand von dort, wo er gerade ist.
zooloretto-ruling-r15-doubt = Darf ein Stand zwischen den beiden Plätzen des Vierergeheges umziehen?
zooloretto-ruling-r15-answer = Nein.
zooloretto-ruling-r15-reason = Es würde nichts ändern, außer dass eine Münze weg ist.
zooloretto-ruling-r16-doubt = Kann man Tiere mit einem leeren Gehege tauschen?
zooloretto-ruling-r16-answer = Nein. An beiden Orten muss jemand sein.
zooloretto-ruling-r16-reason = So steht es in den veröffentlichten Antworten auf Fragen.
zooloretto-ruling-r17-doubt = Im Stall sind schon Tiere der Art, die hineinkäme. Darf ich tauschen?
zooloretto-ruling-r17-answer = Ja, mit einer anderen Art aus dem Stall. Die schon dort sind, bleiben.
zooloretto-ruling-r17-reason = So lesen sich die Worte, und ein anderes Programm hält es ebenso.
zooloretto-ruling-r18-doubt = Kann es beim Tausch zweier Gehege Nachwuchs geben?
zooloretto-ruling-r18-answer = Nein. Nur Tiere aus dem Stall können dann Nachwuchs bekommen.
zooloretto-ruling-r18-reason = Wer zusammen in einem Gehege wohnt, hatte seinen Nachwuchs schon.
zooloretto-ruling-r19-doubt = Darf ich in den eigenen Stall kaufen, von jemandem, der schon einen Wagen hat, oder Jungtiere, Stände und Dschungeltiere?
zooloretto-ruling-r19-answer = Ja, alles davon.
zooloretto-ruling-r19-reason = Was man kauft, kommt in den Zoo wie jedes andere Plättchen, und der Stall gehört dazu. Die Anleitung beschränkt weder, was verkauft wird, noch von wem.
zooloretto-ruling-r20-doubt = Alle Wagen sind voll, und ich habe kein Geld.
zooloretto-ruling-r20-answer = Dann musst du einen nehmen; mit XXL geht vielleicht stattdessen eine Spende. Etwas geht immer: Ein Wagen, den niemand hat, ist entweder beladen, dann kann man ihn nehmen, oder leer, dann kann man ihn beladen.
zooloretto-ruling-r20-reason = Es sind immer so viele Wagen übrig wie Spieler ohne einen, oder mehr.
zooloretto-ruling-r21-doubt = Darf ich einen leeren Wagen nehmen?
zooloretto-ruling-r21-answer = Nein. Erst muss ihn jemand beladen, und wenn du es selbst bist. Zahlen kann man inzwischen.
zooloretto-ruling-r21-reason = Die Anleitung verlangt mindestens ein Plättchen.
zooloretto-ruling-r22-doubt = Was, wenn die Plättchen unter der Scheibe ausgehen?
zooloretto-ruling-r22-answer = Das können sie nicht. Es sind 15, und keine Runde zieht mehr, als die Wagen Plätze haben.
zooloretto-ruling-r22-reason = Zu fünft sind das 15, mit weniger Spielern weniger.
zooloretto-ruling-r23-doubt = Der Stapel geht genau mit einer Runde zu Ende. Ist die Partie aus?
zooloretto-ruling-r23-answer = Nein, es folgt noch eine Runde. Was in ihr zuerst gezogen wird, macht sie zur letzten.
zooloretto-ruling-r23-reason = In der Anleitung kommt das Ende mit dem ersten Plättchen unter der Scheibe.
zooloretto-ruling-r24-doubt = Alle anderen haben einen Wagen. Was darf ich tun?
zooloretto-ruling-r24-answer = Alles, was du sonst darfst, Zug um Zug, bis du den letzten Wagen nimmst; auch in der letzten Runde.
zooloretto-ruling-r24-reason = Die Anleitung und ihre Antworten auf Fragen.
zooloretto-ruling-r25-doubt = Wer beginnt die nächste Runde?
zooloretto-ruling-r25-answer = Wer den letzten Wagen genommen hat.
zooloretto-ruling-r25-reason = So steht es in der Anleitung.
zooloretto-ruling-r26-doubt = Zwei Spieler haben gleich viele Punkte. Wer gewinnt?
zooloretto-ruling-r26-answer = Wer mehr Münzen hat. Sind auch die gleich, beide.
zooloretto-ruling-r26-reason = So steht es in der Anleitung.
zooloretto-ruling-r27-doubt = Welche Arten fehlen?
zooloretto-ruling-r27-answer = Sie werden ausgelost, wenn ihr sie nicht selbst nennt; dafür gibt es eine Option. Für Dschungelarten gilt dasselbe.
zooloretto-ruling-r27-reason = Die Anleitung sagt es nicht. Alle Arten haben dieselben Plättchen.
zooloretto-ruling-r28-doubt = Die Anleitung hat mehrere Stapel zum Ziehen. Hier ist es einer.
zooloretto-ruling-r28-answer = Ein gut gemischter Stapel und 15 Plättchen unter der Scheibe.
zooloretto-ruling-r28-reason = Es kommt auf dasselbe hinaus: Niemand weiß, was wo liegt.
zooloretto-ruling-r29-doubt = Zu zweit: Welche Plätze sind gesperrt?
zooloretto-ruling-r29-answer = Auf dem ersten Wagen keiner, auf dem zweiten einer, auf dem dritten zwei, die ganze Partie lang.
zooloretto-ruling-r29-reason = Nach der Anleitung liegen dort verdeckte Plättchen der fehlenden Arten.
zooloretto-ruling-r30-doubt = Wie viele Männchen und Weibchen bringt XXL?
zooloretto-ruling-r30-answer = Von jeder Art je eines und dazu vier Tiere ohne Zeichen.
zooloretto-ruling-r30-reason = Die Anleitung fügt jeder Art sechs Plättchen und ein Jungtier hinzu. Ein Jungtier braucht ein Paar, und eine Liste fand sich nirgends.
zooloretto-ruling-r31-doubt = Wie viele Spendenplättchen gibt es von jedem Wert?
zooloretto-ruling-r31-answer = Drei mit 6, drei mit 5 und vier mit 4, wenn ihr nicht mit einer Option andere festlegt.
zooloretto-ruling-r31-reason = In der Anleitung sind es zehn mit diesen Werten in dieser Reihenfolge. Wie viele wovon, sagt sie nicht.
zooloretto-ruling-r32-doubt = Was, wenn keine Spendenplättchen mehr da sind?
zooloretto-ruling-r32-answer = Das kann nicht sein: Zehn reichen für fünf Spieler zweimal.
zooloretto-ruling-r32-reason = Man kann es zählen.
zooloretto-ruling-r33-doubt = Was kostet eine Spende, und welche Gehege kommen infrage?
zooloretto-ruling-r33-answer = Sie kostet den Zug und keine Münze. Jedes volle Gehege geht, auch ein Ausbaugehege.
zooloretto-ruling-r33-reason = So steht es in der Anleitung.
zooloretto-ruling-r34-doubt = Wann darf ich spenden?
zooloretto-ruling-r34-answer = In deinem Zug, also bevor du einen Wagen nimmst, auch in der letzten Runde.
zooloretto-ruling-r34-reason = In der Anleitung tritt die Spende an die Stelle der anderen Aktionen eines Zuges.
zooloretto-ruling-r35-doubt = Darf ich die Tiere der Dschungeltafel spenden?
zooloretto-ruling-r35-answer = Nein.
zooloretto-ruling-r35-reason = Sie ist kein Gehege, und voll ist sie auch nichts wert.
zooloretto-ruling-r36-doubt = Wie viele Felder hat die Dschungeltafel?
zooloretto-ruling-r36-answer = Fünf.
zooloretto-ruling-r36-reason = Eine Rezension zählt sie. In unserer Anleitung fehlen die Abbildungen.
zooloretto-ruling-r37-doubt = Wo beginnen die Besucher, und wo steht, wer hereinkommt?
zooloretto-ruling-r37-answer = Auf Aussichtspunkt 2. Wer hereinkommt, macht vom Eingang zwei Schritte und steht dann auch dort.
zooloretto-ruling-r37-reason = Die Anleitung stellt sie dort auf und zählt drei Aussichtspunkte und zwei weitere. Eine Rezension sieht es ebenso.
zooloretto-ruling-r38-doubt = Bewegen sich Besucher, wenn ein Dschungeltier aus dem Stall auf die Tafel umzieht?
zooloretto-ruling-r38-answer = Ja, als käme es vom Wagen.
zooloretto-ruling-r38-reason = Die Anleitung nimmt nur Stände aus, die umziehen.
zooloretto-ruling-r39-doubt = Rückt ein Besucher vor, wenn ich einen Stand kaufe?
zooloretto-ruling-r39-answer = Ja, wenn er auf einen Standplatz kommt.
zooloretto-ruling-r39-reason = Ein Kauf ist kein Umzug, und nur der ist ausgenommen.
zooloretto-ruling-r40-doubt = Welche Farbe gehört zu welchem Stand?
zooloretto-ruling-r40-answer = Grün zum Imbissstand, Blau zum Kiosk, Lila zum Obststand, Rot zum Popcornstand, Gelb zum Limonadenstand.
zooloretto-ruling-r40-reason = Die Anleitung nennt Rot, und Gelb für XXL. Die gedruckte Übersicht fehlt uns. Für das Spiel ist es gleich.
zooloretto-ruling-r41-doubt = Ein Tier kommt in den Dschungel, aber es gibt überhaupt keinen Besucher, den ich vorrücken könnte.
zooloretto-ruling-r41-answer = Dann rückt niemand vor, und niemand geht zurück.
zooloretto-ruling-r41-reason = Von Ständen sagt es die Anleitung.
zooloretto-ruling-r42-doubt = In welcher Reihenfolge gehen die anderen zurück?
zooloretto-ruling-r42-answer = Im Uhrzeigersinn von dem Spieler aus, der am Zug ist.
zooloretto-ruling-r42-reason = Am Ergebnis ändert die Reihenfolge nichts.
zooloretto-ruling-r43-doubt = Mein Besucher geht durch den Ausgang, aber das Bonusplättchen ist schon vergeben.
zooloretto-ruling-r43-answer = Wer es hat, behält es, auch wenn du es selbst bist.
zooloretto-ruling-r43-reason = Von jeder Farbe gibt es eines.
zooloretto-ruling-r44-doubt = Wie viele Dschungelarten fehlen zu zweit?
zooloretto-ruling-r44-answer = Drei.
zooloretto-ruling-r44-reason = In der Liste der Anleitung steht zweimal „vier Spieler“. Das zweite muss zwei heißen, wie im Grundspiel.
zooloretto-ruling-r45-doubt = Darf ich wissen, wie viel Geld die anderen haben?
zooloretto-ruling-r45-answer = Ja.
zooloretto-ruling-r45-reason = Es liegt auf dem Tisch, und nichts in der Anleitung verbirgt es.
zooloretto-ruling-r46-doubt = Können Geldaktionen ewig weitergehen?
zooloretto-ruling-r46-answer = Bei einem allein nicht. Aber zwei könnten einander helfen, dorthin zurückzukommen, wo sie waren. Darum sind nach 100 Zügen in Folge ohne Ziehen und ohne Wagen nur noch diese beiden erlaubt, bis eines davon geschehen ist. Spenden zählen zu diesen Zügen.
zooloretto-ruling-r46-reason = Jede Partie muss enden, und keine gewöhnliche kommt in die Nähe. Zu zweit ginge es wirklich; die Zahl 100 ist unsere Wahl.
zooloretto-ruling-r47-doubt = Kann ich für eine vierte Dschungelart Platz schaffen?
zooloretto-ruling-r47-answer = Nein. Es zählen die Arten auf der Tafel, und kein Tier kommt je wieder weg.
zooloretto-ruling-r47-reason = Nichts in der Anleitung nimmt eines weg.
zooloretto-ruling-r48-doubt = Darf ich eine Münze auf einen Wagen laden, und einen nehmen, auf dem sonst nichts ist?
zooloretto-ruling-r48-answer = Ja, beides.
zooloretto-ruling-r48-reason = Es ist ein Plättchen wie die anderen.
zooloretto-ruling-r49-doubt = Auf meinem Wagen oder in einem Stall sind mehrere Tiere einer Art. Welches ist gemeint?
zooloretto-ruling-r49-answer = Du wählst, was für eines: ohne Zeichen, Männchen, Weibchen oder Jungtier, und ob es schon Nachwuchs hatte; bei Ständen den Typ, bei Dschungeltieren die Art. Darin sind Plättchen gleich.
zooloretto-ruling-r49-reason = Die Anleitung überlässt das Plättchen dem Spieler. Auf den Nachwuchs kommt es an (R9).
zooloretto-ruling-r50-doubt = Wer wählt die Besucher?
zooloretto-ruling-r50-answer = Wer das Plättchen gelegt hat, wählt, welcher Besucher vorrückt, aus dem Zoo oder aus dem Vorrat, und nach einem Dschungeltier auch die Farbe. Die anderen wählen selbst, wer zurückgeht, wenn ihre an mehreren Stellen stehen.
zooloretto-ruling-r50-reason = Die Anleitung überlässt es ihnen. Gibt es nichts zu wählen, wird niemand gefragt.
zooloretto-ruling-r51-doubt = Zwei Ausbaugehege sind geschlossen. Welche öffnet sich?
zooloretto-ruling-r51-answer = Die erste, dann die zweite; jede kostet 3 Münzen und einen Zug. Ist keine mehr geschlossen, kannst du nicht mehr ausbauen.
zooloretto-ruling-r51-reason = Die Pläne sind gleich.
zooloretto-ruling-r52-doubt = Zu zweit, und der andere hat einen Wagen. Wie viele habe ich?
zooloretto-ruling-r52-answer = Zwei: Du darfst beide beladen und einen davon nehmen.
zooloretto-ruling-r52-reason = Es gibt drei Wagen, und die Runde endet, wenn beide einen haben.
zooloretto-ruling-r53-doubt = Die Bank ist leer, und ich zahle für ein Tier, das durch Umzug oder Kauf ein Gehege füllt. Bekomme ich etwas?
zooloretto-ruling-r53-answer = Ja, was du gerade gezahlt hast, ist in der Bank.
zooloretto-ruling-r53-reason = Bezahlt wird zuerst; über das Weitere schweigt die Anleitung.
zooloretto-ruling-r54-doubt = Ein Gehege ist durch einen Tausch voll geworden. Darf ich seine Tiere spenden?
zooloretto-ruling-r54-answer = Ja, in einem späteren Zug: Es ist voll.
zooloretto-ruling-r54-reason = Die Anleitung verlangt ein volles Gehege. Wie es voll wurde, ist gleich.
zooloretto-ruling-r55-doubt = Muss eine Stellung, die ich mir ausdenke, in einer echten Partie möglich sein?
zooloretto-ruling-r55-answer = Nein. Ohne Plättchen kann niemand ziehen, ohne Jungtiere wird keines geboren, ein Paar in einem Gehege bekommt sein Jungtier, wenn das nächste Mal jemand hineinkommt, und wer nichts tun kann, hat gepasst.
zooloretto-ruling-r55-reason = Rätsel und Beispiele wollen Stellungen, zu denen niemand käme, und brauchen eine Antwort.
zooloretto-ruling-r56-doubt = Wann ist eine ausgedachte Stellung in ihrer letzten Runde?
zooloretto-ruling-r56-answer = Wenn weniger als 15 Plättchen übrig sind. Eine Runde, an deren Ende keines mehr da ist, ist auf jeden Fall die letzte.
zooloretto-ruling-r56-reason = Das Ende kommt mit dem ersten Plättchen unter der Scheibe; das ergänzt R55.
zooloretto-ruling-r57-doubt = Warum werde ich gefragt, wenn es nur eine Möglichkeit gibt?
zooloretto-ruling-r57-answer = Jedes Plättchen, das geladen oder abgeladen wird, und jeder Besucher, der vorrückt, ist eine Entscheidung, auch wenn es nur eine Möglichkeit gibt. Zurückgehen ist nur eine, wenn es etwas zu wählen gibt.
zooloretto-ruling-r57-reason = Es ändert nichts, und du siehst, wohin alles kommt.
zooloretto-ruling-r58-doubt = Zwei Wagen tragen dasselbe. Sind das eine oder zwei Möglichkeiten?
zooloretto-ruling-r58-answer = Zwei. Jeder Wagen hat seine Nummer.
zooloretto-ruling-r58-reason = Auf dem Tisch sind es zwei Teile.
zooloretto-ruling-r59-doubt = Wie viele Besucher dürfen auf einem Aussichtspunkt stehen?
zooloretto-ruling-r59-answer = Beliebig viele. Besucher einer Farbe auf demselben Aussichtspunkt sind gleich.
zooloretto-ruling-r59-reason = Am Anfang stehen alle Farben zusammen, und nichts begrenzt ihre Zahl.
