### Drôles de Zèbres: die Regeln, wie die Seite sie erzählt, mit den Gründen unserer Entscheidungen.
### Zwischen ** steht Fettes; R7 und dergleichen werden Verweise. Ein Feld heißt „04“: Zeile 0, Spalte 4.
### Spieler 1 und 2 sind die aus den Beispielen.

zebres-rules-edition = Ein Spiel von Bruno Cathala für zwei. Wir folgen der französischen Anleitung mit Zeichnungen von Martin Vidberg und erzählen sie hier mit eigenen Worten. Wo sie einen Zweifel lässt, gilt eine nummerierte Entscheidung.

## In short, on one screen

zebres-rules-summary-goal = Mehr Plättchen haben als dein Gegenüber, und zwar in den Gebieten mit den wertvollen Tieren. Sind alle 30 Felder besetzt, gewinnt die höhere Summe.
zebres-rules-summary-turn = Setz ein Tier aus deiner Hand auf ein freies Feld der Zeile oder Spalte, auf die der Wildhüter blickt. Dann geht er 1, 2 oder 3 Schritte weiter: Dort muss dein Gegenüber setzen.
zebres-rules-summary-scoring = Wer in einem Gebiet mehr Plättchen hat, bekommt alle offenen Tiere darin, auch die fremden; die andere Seite bekommt nichts. Wer das erste Gebiet der Partie füllt, bekommt 5 Punkte.
zebres-rules-summary-powers = Der Löwe dreht Zebras neben sich um und schickt Gazellen heim. Das Krokodil darf mit einer Gazelle jenseits eines Flusses den Platz tauschen. Elefanten stört beides nicht. Ein verdecktes Plättchen ist nichts wert, zählt aber für die Mehrheit.

## Die Idee

zebres-rules-idea = Spielidee
zebres-rules-idea-1 = Zu zweit besiedelt ihr dieselbe Savanne, ein Tier pro Zug. Ein Wildhüter geht um sie herum: Nur die Zeile oder Spalte, auf die er blickt, steht dir offen, und danach bestimmst du, welche dein Gegenüber bekommt. Ist die Savanne voll, zählt jedes der sechs Gebiete für sich: Wer dort mehr Tiere hat, bekommt alles, was offen liegt. Die Zebras, die du gewinnen willst, sind also oft gar nicht deine.

## Das Material

zebres-rules-box = Spielmaterial
zebres-rules-box-tokens = Jeder hat fünfzehn Plättchen einer Farbe, offen für beide sichtbar.
zebres-rules-box-gazelle = Flieht nach Hause, wenn ein Löwe danebengesetzt wird. Krokodile tauschen mit ihr den Platz.
zebres-rules-box-zebra = Ist am meisten wert. Wird verdeckt, wenn ein Löwe danebengesetzt wird.
zebres-rules-box-crocodile = Frisch gesetzt, darf es mit einer Gazelle am anderen Ufer den Platz tauschen.
zebres-rules-box-elephant = Tut nichts und fürchtet niemanden.
zebres-rules-box-lion = Erschreckt die Gazellen und Zebras um sich herum, bis zum Ende der Partie.
zebres-rules-box-others = Dazu kommen der **Wildhüter**, der niemandem gehört, und das **Einweihungsplättchen**, das 5 Punkte wert ist.
zebres-rules-box-squares = Der Plan hat 30 Felder: Zeilen 0 bis 4 von oben, Spalten 0 bis 5 von links. Ein Feld heißt nach seiner Zeile, dann seiner Spalte. 04 liegt also in Zeile 0, Spalte 4.
zebres-rules-box-rivers = Flüsse teilen den Plan in sechs **Gebiete**, A bis F, mit drei, fünf oder sieben Feldern (R1). **Nachbarn** sind Felder mit einer gemeinsamen Seite; Ecken zählen nicht. Liegen zwei Nachbarn in verschiedenen Gebieten, fließt ein Fluss dazwischen.

## Der Zug

zebres-rules-turn = Spielablauf
zebres-rules-turn-opening = Wer beginnt, stellt den Wildhüter irgendwo auf den Weg um den Plan und tut sonst nichts. Von da an zieht ihr abwechselnd, das Gegenüber zuerst.
zebres-rules-turn-place = **Setz ein Tier** aus deinem Vorrat auf ein freies Feld der Zeile oder Spalte, auf die der Wildhüter blickt. Passen geht nicht.
zebres-rules-turn-effect = **Lass es wirken.** Ein Löwe erschreckt seine Nachbarn; ein Krokodil darf den Platz tauschen.
zebres-rules-turn-guardian = **Schick den Wildhüter weiter**, im Uhrzeigersinn. Auf der Reihe, auf die er nun blickt, muss dein Gegenüber spielen.
zebres-rules-turn-open = Außer der Frage, wer beginnt, gibt es kein Glück und kein Geheimnis: Selbst was verdeckt liegt, ist keines (R3).

## Der Wildhüter

zebres-rules-guardian = Der Wildhüter
zebres-rules-guardian-path = Er geht im Uhrzeigersinn und kann an 22 Stellen halten, je einer an beiden Enden jeder Zeile und Spalte. An den Ecken ist keine: Um die Ecke ist es ein Schritt wie jeder andere (R2).
zebres-rules-guardian-steps = Du wählst **1, 2 oder 3 Schritte**. Er muss vor einer Reihe mit einem freien Feld halten; zu einer vollen kannst du ihn nicht schicken (R14).
zebres-rules-guardian-far = Sind die nächsten drei Reihen alle voll, gibt es nichts zu wählen: Er geht zur ersten Reihe mit Platz, so weit sie auch ist.

## Die Tiere

zebres-rules-animals = Die Tiere
zebres-rules-gazelle = Gazelle
zebres-rules-gazelle-1 = Wert 2; du hast sechs. Wird ein Löwe neben eine Gazelle gesetzt, **flieht** sie: zurück in den Vorrat, aus dem sie kam. Dort kann sie in einem späteren Zug wieder gesetzt werden.
zebres-rules-gazelle-2 = Eine Gazelle, die du neben einen Löwen setzt, kommt **verdeckt** hin.
zebres-rules-zebra = Zebra
zebres-rules-zebra-1 = Wert 6, mehr als jedes andere Tier; du hast fünf. Wird ein Löwe neben ein Zebra gesetzt, **versteckt** es sich: Es bleibt auf seinem Feld, aber verdeckt.
zebres-rules-zebra-2 = Auch ein Zebra, das du neben einen Löwen setzt, kommt verdeckt hin. Das darfst du jederzeit, nicht nur, wenn sonst kein Feld frei ist (R4).
zebres-rules-elephant = Elefant
zebres-rules-elephant-1 = Wert 5; du hast einen. Nichts erschreckt ihn, nichts rührt ihn vom Fleck.
zebres-rules-lion = Löwe
zebres-rules-lion-1 = Wert 1; du hast einen. Er bleibt, wo du ihn hinsetzt, und erschreckt sofort seine vier Nachbarn, wem sie auch gehören, selbst über einen Fluss hinweg:
zebres-rules-lion-zebra = Zebras werden **verdeckt**;
zebres-rules-lion-gazelle = Gazellen **fliehen** in den Vorrat, aus dem sie kamen, auch verdeckte (R5);
zebres-rules-lion-others = Elefanten, Krokodile und den anderen Löwen lässt es kalt (R16).
zebres-rules-lion-2 = Danach bleibt die Nachbarschaft auf der Hut: Gazellen und Zebras, die neben ihn gesetzt werden, liegen verdeckt.
zebres-rules-crocodile = Krokodil
zebres-rules-crocodile-1 = Wert 0; du hast zwei. Setzt du ein Krokodil, darf es **mit einer Gazelle den Platz tauschen**, wenn diese
zebres-rules-crocodile-neighbour = auf einem Nachbarfeld steht,
zebres-rules-crocodile-river = **am anderen Ufer** ist
zebres-rules-crocodile-open = und **offen** liegt. Ihre Farbe spielt keine Rolle (R6).
zebres-rules-crocodile-2 = Von seinem neuen Feld darf das Krokodil zu einer weiteren Gazelle und so fort, solange eine da ist; aber nie zweimal zu derselben (R7). Du darfst aufhören, wann du willst, oder gar nicht erst anfangen.
zebres-rules-crocodile-3 = Jeder Tausch bewegt zwei Tiere zwischen zwei Gebieten. Das kann eine Mehrheit drehen, oder gleich zwei. Nach deinem Zug hat das Krokodil ausgedient: Es tut nie wieder etwas.

## Verdeckt

zebres-rules-hidden = Verdeckt
zebres-rules-hidden-1 = Ein verdecktes Plättchen ist **nichts wert** und wird nicht wieder aufgedeckt. Aber es **zählt weiter als Tier**, wenn Mehrheiten verglichen werden.
zebres-rules-hidden-2 = Verdeckte Gazellen sieht ein Krokodil nicht und kann nicht mit ihnen tauschen.

## Einweihung

zebres-rules-inauguration = Das Einweihungsplättchen
zebres-rules-inauguration-1 = Wer das **erste Gebiet** des Spiels füllt, nimmt das Plättchen mit seinen 5 Punkten. Wem dort mehr Tiere gehören, ist egal.
zebres-rules-inauguration-2 = Geschaut wird, wenn alles vorbei ist, was dein Tier ausgelöst hat. Ist gerade eine Gazelle aus dem Gebiet geflohen, ist es nicht voll.
zebres-rules-inauguration-3 = Das Plättchen wird einmal genommen. Es bleibt, wo es ist, auch wenn in diesem Gebiet später wieder ein Feld frei wird (R10).

## Das Ende

zebres-rules-end = Spielende und Wertung
zebres-rules-end-1 = Die Partie endet, sobald alle 30 Felder besetzt sind. Gehen dir vorher die Tiere aus, spielt dein Gegenüber allein weiter, es sei denn, eine deiner Gazellen kommt heim (R9).
zebres-rules-end-2 = Dann schaut ihr jedes Gebiet an:
zebres-rules-end-majority = Wem gehören dort **mehr Tiere**? Verdeckte zählen mit. Die Zahl der Felder ist ungerade, also gibt es nie Gleichstand.
zebres-rules-end-points = Wer dort die Mehrheit hat, bekommt die Punkte **aller offenen Tiere**, in beiden Farben. Der andere bekommt nichts.
zebres-rules-end-3 = Das Einweihungsplättchen bringt 5 Punkte dazu. Die höhere Summe gewinnt.

## Optionen

zebres-rules-options = Optionen
zebres-rules-options-board = **Plan.** Neben dem normalen Plan gibt es den des Präsidenten, einst eine Werbebeigabe. Er hat dieselben Regeln und andere Gebiete, mit 3, 9, 3, 5, 7 und 3 Feldern.
zebres-rules-options-first = **Startspieler.** Er stellt den Wildhüter auf und wird ausgelost oder von euch bestimmt.
zebres-rules-options-hidden = **Verdeckte Gazelle.** Gewöhnlich flieht auch eine verdeckte Gazelle vor einem zweiten Löwen. Mit dem Wert „bleibt“ liegt sie weiter verdeckt auf ihrem Feld (R5).

## Beispiele: was zu sehen und zu probieren ist

zebres-example-first = Die Savanne ist leer, und Spieler 1 eröffnet: Der Wildhüter kommt oben an Spalte 3. Spieler 2 setzt dann das erste Tier, irgendwo in diese Spalte.
zebres-example-walk = Der Wildhüter steht links vor Zeile 1, und alle Reihen vor ihm haben Platz. Er darf 1, 2 oder 3 Schritte gehen: zu Zeile 0 oder um die Ecke zu Spalte 0 oder 1.
zebres-example-forced = Spalte 5 und Zeile 1 sind voll. Von den nächsten drei Reihen hat nur Zeile 0 Platz, zwei Schritte entfernt. Also zwei Schritte.
zebres-example-far = Die Spalten 2 bis 5 sind voll. Der Wildhüter geht an allen vorbei, fünf Schritte, bis zu Zeile 0: Dort ist 00 noch frei.
zebres-example-lion = Spieler 1 setzt den Löwen auf 23. Das Zebra auf 33 versteckt sich, beide Gazellen gehen heim, der Elefant auf 13 bleibt ruhig. Lass Spieler 2 danach ein Zebra auf 24 setzen: Neben dem Löwen liegt es verdeckt.
zebres-example-across = Der Löwe kommt auf 01. Das Zebra auf 00 ist sein Nachbar, und der Fluss rettet es nicht. Das auf 12 liegt nur schräg zum Löwen und merkt nichts.
zebres-example-crocodile = Ein Krokodil auf 22 darf mit der Gazelle auf 21 oder der auf 23 tauschen. Die auf 12 ist in seinem eigenen Gebiet: kein Fluss, kein Tausch.
zebres-example-chain = Ein Krokodil, drei Tausche: von 41 nach 42, nach 32, nach 31. Jede Gazelle landet dort, wo das Krokodil eben noch war.
zebres-example-unseen = Die Gazelle auf 21 liegt neben dem Löwen verdeckt. Ein Krokodil auf 22 sieht sie nicht; nur mit der auf 23 kann es tauschen.
zebres-example-reopens = Ein Löwe kommt auf 15, das letzte freie Feld von Gebiet D. Aber die Gazelle auf 14 flieht: Das Gebiet ist nicht voll, und niemand nimmt das Plättchen.
zebres-example-fills = Dasselbe Feld, aber hier stand die fliehende Gazelle auf 05, am anderen Ufer. Gebiet D ist voll, und das Plättchen geht an Spieler 1.
zebres-example-majority = In Gebiet C hat Spieler 1 vier Tiere, Spieler 2 drei. Alle sieben liegen offen: 20 Punkte, alle für Spieler 1. Lass Spieler 2 den Löwen auf 01 setzen: Das Zebra versteckt sich, Spieler 1 behält die Mehrheit, und C bringt nur noch 14.
zebres-example-last = Die letzten beiden Felder. Spieler 2 hat nichts mehr, also spielt Spieler 1 zweimal, und dazwischen geht der Wildhüter acht Schritte. Dann wird gezählt.
zebres-example-swaplion = Das Krokodil auf 24 tauscht mit der Gazelle auf 25. So kommt die Gazelle neben den Löwen auf 34 und liegt verdeckt.
zebres-example-secondlion = Die Gazelle auf 23 liegt wegen des Löwen auf 22 verdeckt. Nun setzt Spieler 2 den zweiten Löwen auf 13, und die Gazelle flieht doch noch.
zebres-example-stays = Dasselbe mit der Option „bleibt“: Die Gazelle bleibt auf 23, verdeckt.
zebres-example-keeps = Spieler 2 hat Gebiet D gefüllt und das Plättchen. Ein Löwe auf 04 verjagt die Gazelle auf 14; D hat wieder ein freies Feld, das Plättchen bleibt, wo es ist.
zebres-example-swapsout = Das Krokodil füllt Gebiet E und tauscht dann mit der Gazelle auf 42. E ist immer noch voll, mit der Gazelle darin: Spieler 1 nimmt das Plättchen.
zebres-example-president = Der Plan des Präsidenten. Stell den Wildhüter auf und sieh, wie andere Grenzen ein anderes Spiel machen.

## Entscheidungen

zebres-rulings-intro = Wo die Anleitung schweigt oder sich zweierlei lesen lässt, steht hier, wie wir spielen und warum. Ein Wort sagt, wie sicher wir sind: Bei „sicher“ lassen die Quellen keine andere Lesart zu; bei „wahrscheinlich“ ist es die beste von mehreren; bei „festgelegt“ sagen sie nichts, also mussten wir wählen; „nur hier“ betrifft dieses Programm und nicht das Spiel auf dem Tisch.

zebres-ruling-r1-doubt = Wo liegen die Gebiete?
zebres-ruling-r1-answer = Wie hier gezeichnet: A 5, B 7, C 7, D 3, E 3 und F 5 Felder.
zebres-ruling-r1-reason = Unserer Anleitung fehlen die Bilder. Der Plan von 2004 und fünf unabhängige Programme zeigen alle diese Karte, und ihre Größen sind die der Anleitung.
zebres-ruling-r2-doubt = Kann der Wildhüter an einer Ecke halten?
zebres-ruling-r2-answer = Nein. Der Weg hat 22 Stellen, alle am Ende einer Reihe.
zebres-ruling-r2-reason = Von einer Ecke blickte er auf keine Reihe; und auf dem Plan sind dort nur Pfeile.
zebres-ruling-r3-doubt = Ist ein verdecktes Plättchen geheim?
zebres-ruling-r3-answer = Nein. Alle dürfen wissen, was es ist und wem es gehört.
zebres-ruling-r3-reason = Beide haben gesehen, wie es gesetzt oder umgedreht wurde. Das Gedächtnis soll nicht über das Spiel entscheiden.
zebres-ruling-r4-doubt = Darf ich neben einen Löwen setzen, obwohl anderswo Platz ist?
zebres-ruling-r4-answer = Ja. Deine Gazelle oder dein Zebra liegt dann eben verdeckt.
zebres-ruling-r4-reason = Ein Satz der Anleitung klingt, als müsste man gezwungen sein. Aber ihr Beispiel spricht von Spielern, die das wollen.
zebres-ruling-r5-doubt = Ein zweiter Löwe kommt neben eine Gazelle, die schon verdeckt ist. Flieht sie?
zebres-ruling-r5-answer = Ja. Mit der Option „verdeckte Gazelle: bleibt“ bleibt sie verdeckt liegen.
zebres-ruling-r5-reason = Die Regel zum Löwen nimmt verdeckte Gazellen nicht aus. Die zum Krokodil schon, also stünde eine Ausnahme da. Wer es anders liest, hat die Option.
zebres-ruling-r6-doubt = Darf ein Krokodil mit einer meiner eigenen Gazellen tauschen?
zebres-ruling-r6-answer = Ja, mit Gazellen beider Farben.
zebres-ruling-r6-reason = Die Regel verlangt eine Gazelle und nennt keine Farbe.
zebres-ruling-r7-doubt = Darf ein Krokodil zu einer Gazelle zurück, die es in diesem Zug schon bewegt hat?
zebres-ruling-r7-answer = Nein, auch nicht mit anderen dazwischen.
zebres-ruling-r7-reason = Die Antworten der Anleitung verlangen jedes Mal eine andere Gazelle. Sonst könnte ein Krokodil ewig im Kreis laufen.
zebres-ruling-r8-doubt = Ein Tausch bringt eine Gazelle neben einen Löwen. Was wird aus ihr?
zebres-ruling-r8-answer = Sie wird verdeckt und bleibt. Sie flieht nicht.
zebres-ruling-r8-reason = Die Anleitung sagt es nicht. Gazellen fliehen, wenn ein Löwe ankommt; hier kommt die Gazelle an, als würde sie dort gesetzt, und dann liegt sie verdeckt.
zebres-ruling-r9-doubt = Was, wenn ich kein Tier mehr im Vorrat habe?
zebres-ruling-r9-answer = Du setzt aus, bis eine deiner Gazellen heimkommt. Dann spielst du wieder mit.
zebres-ruling-r9-reason = Die Anleitung sagt nur, dass das Gegenüber weitermacht. Mit einer Gazelle im Vorrat bist du wieder dabei.
zebres-ruling-r10-doubt = Ein Löwe öffnet das Gebiet wieder, das das Einweihungsplättchen gebracht hat. Wird es zurückgegeben?
zebres-ruling-r10-answer = Nein. Und niemand kann es ein zweites Mal bekommen.
zebres-ruling-r10-reason = Es belohnt, wer zuerst da war. Das ist geschehen.
zebres-ruling-r11-doubt = Was, wenn beide gleich viele Punkte haben?
zebres-ruling-r11-answer = Dann wäre es unentschieden.
zebres-ruling-r11-reason = Die Anleitung schweigt, und es macht nichts: Im Spiel ergeben beide Summen zusammen immer eine ungerade Zahl.
zebres-ruling-r12-doubt = Ein Löwe füllt sein Gebiet, und aus einem anderen flieht eine Gazelle. Wird das Plättchen genommen?
zebres-ruling-r12-answer = Ja, und zwar von dem, der den Löwen gesetzt hat.
zebres-ruling-r12-reason = Es zählt nur eines: Das Gebiet ist am Ende des Zuges voll.
zebres-ruling-r13-doubt = Ein Krokodil füllt ein Gebiet und tauscht sich dann hinaus. Wer nimmt das Plättchen?
zebres-ruling-r13-answer = Wer das Krokodil gesetzt hat.
zebres-ruling-r13-reason = Das Gebiet ist immer noch voll, mit der Gazelle darin, und die Antworten der Anleitung bestätigen es.
zebres-ruling-r14-doubt = Darf ich den Wildhüter zu einer vollen Reihe schicken?
zebres-ruling-r14-answer = Nein.
zebres-ruling-r14-reason = Wer als Nächstes dran ist, muss ein Tier setzen können.
zebres-ruling-r15-doubt = Und wenn dein Gegenüber keine Tiere mehr hat?
zebres-ruling-r15-answer = Der Wildhüter geht nach derselben Regel, für wen auch immer es weitergeht.
zebres-ruling-r15-reason = Ihn kümmert nur, ob ein Feld frei ist.
zebres-ruling-r16-doubt = Erschreckt ein Löwe Löwen, Krokodile oder Elefanten?
zebres-ruling-r16-answer = Nein.
zebres-ruling-r16-reason = Die Anleitung kennt zwei ängstliche Tiere, die Gazelle und das Zebra.
zebres-ruling-r17-doubt = Mehrere Gazellen fliehen zugleich. In welcher Reihenfolge?
zebres-ruling-r17-answer = Alle zusammen.
zebres-ruling-r17-reason = Keine wirkt auf eine andere, also ist die Reihenfolge einerlei.
zebres-ruling-r18-doubt = An einer Stelle der Anleitung blickt ein „Totem“ auf die Reihe. Was ist das?
zebres-ruling-r18-answer = Der Wildhüter.
zebres-ruling-r18-reason = Keine andere Figur blickt auf eine Reihe.
zebres-ruling-r19-doubt = Warum werde ich gefragt, wenn es nur eine Möglichkeit gibt?
zebres-ruling-r19-answer = Auch einen erzwungenen Schritt des Wildhüters machst du selbst. Aber ein Krokodil ohne Gazelle in Reichweite wird nicht gefragt.
zebres-ruling-r19-reason = So zeigt der Verlauf jede Bewegung einer Figur und keine Frage um nichts.
zebres-ruling-r20-doubt = Muss eine Stellung, die ich aufbaue, im Spiel möglich sein?
zebres-ruling-r20-answer = Nein. Nur müssen die Plättchen vollzählig sein, und wer am Zug ist, muss ziehen können.
zebres-ruling-r20-reason = Rätsel und Beispiele brauchen Stellungen, zu denen niemand spielen würde. Auf dieser Seite gibt es solche.
zebres-ruling-r21-doubt = In so einer Stellung ist der Wildhüter noch aufzustellen. Darf er überallhin?
zebres-ruling-r21-answer = Nur vor eine Reihe mit einem freien Feld.
zebres-ruling-r21-reason = Wie bei R14: Wer als Nächstes dran ist, muss ein Tier setzen können.
