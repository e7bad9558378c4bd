### Wonderzoo: die Seite mit den Regeln. **Fett** und (R1) sind die einzigen Zeichen.

## Kurzfassung

wonderzoo-rules-summary-goal = Bau einen Zoo und bring die Besucher ganz nah an die Tiere. Es gewinnt, wer insgesamt die meisten Punkte hat.
wonderzoo-rules-summary-turn = Nimm ein Plättchen aus der Auslage und leg es auf deinen Spielplan. Gehege dürfen überall liegen, Wege müssen an deinen Eingang oder einen deiner Wege stoßen. Danach darfst du das Symbol des Plättchens nutzen. Passt kein Plättchen, scheidest du aus. Die Partie endet, wenn alle ausgeschieden sind.
wonderzoo-rules-summary-scoring = Am Ende bringt jeder Besucher 1 Punkt für jede seiner vier Seiten, die an ein Gehege grenzt. Im Expertenspiel zählt das Lieblingsgehege 2: Wasser für Blau, Vivarium für Gelb, Gras für Grün, alle für Rot.
wonderzoo-rules-summary-powers = Die Symbole: 1 oder 2 Besucher ziehen und auf deine Wege stellen. Bis zu 1 oder 2 deiner Besucher versetzen. Ein Gehege verlegen oder zwei von gleicher Form tauschen. Den Bus nehmen und die nächste Runde beginnen.
wonderzoo-rules-edition = Wonderzoo von Florian Fay, illustriert von Sébastien Chebret, erschienen 2018 bei Djeco. Wir folgen der französischen Anleitung und, wo sie schweigt, Spielberichten, einer Rezension und der Beschreibung des Verlags. Plättchen, Spielpläne, Eingang und Symbole sind eine Rekonstruktion.

## Spielidee

wonderzoo-rules-idea = Spielidee
wonderzoo-rules-idea-1 = Du füllst deinen Spielplan mit Gehegen und Wegen wie ein Puzzle. Auf den Wegen stehen Besucher, und die wollen Tiere sehen. **Ein Besucher bringt Punkte für jede Seite, die an ein Gehege grenzt**. Am besten steht er also zwischen zwei Gehegen. Aber jedes Plättchen braucht Platz, und die letzten Felder sind am schwersten zu füllen.

## Spielmaterial

wonderzoo-rules-box = Spielmaterial
wonderzoo-rules-box-tiles = Es gibt **65 Plättchen**. Jedes bedeckt vier Felder und trägt ein Symbol. Sie werden aus einem Beutel gezogen.
wonderzoo-rules-box-kind = Plättchen
wonderzoo-rules-box-count = Anzahl
wonderzoo-rules-box-grass = Grüne Gehege, die Lieblinge der grünen Besucher.
wonderzoo-rules-box-vivarium = Braune Gehege, die Lieblinge der gelben Besucher.
wonderzoo-rules-box-water = Blaue Gehege, die Lieblinge der blauen Besucher.
wonderzoo-rules-box-path = Dazu kommen 20 **Wege**. Auf ihnen stehen die Besucher.
wonderzoo-rules-box-others = Alle haben einen Spielplan mit einer leichten und einer schweren Seite (R2) und einen Eingang, einen Weg aus vier Feldern (R20). In einem zweiten Beutel sind 40 Besucher: 10 rote, 10 blaue, 10 gelbe und 10 grüne. Der Bus zeigt, wer die Runde beginnt.

## Spielvorbereitung

wonderzoo-rules-setup = Spielvorbereitung
wonderzoo-rules-setup-1 = Alle nehmen dieselbe Seite ihres Spielplans. Auf der schweren Seite hat jeder der vier Spielpläne andere Hindernisse (R22).
wonderzoo-rules-setup-2 = Jemand bekommt den Bus. Von dort aus nach links legen alle ihren Eingang: beliebig gedreht und mit **mindestens einem Feld am Rand des Spielplans** (R19).
wonderzoo-rules-setup-3 = Dann werden Plättchen gezogen und offen ausgelegt, eines mehr, als Spieler dabei sind.

## Die Runde

wonderzoo-rules-round = Eine Runde
wonderzoo-rules-round-1 = Alle sind einmal am Zug. Wer den Bus hat, beginnt, dann geht es nach links weiter.
wonderzoo-rules-round-2 = Danach geht der Bus an den linken Nachbarn, außer jemand hat ihn mit einem Symbol genommen. Es werden Plättchen gezogen, bis in der Auslage **eines mehr liegt, als Spieler noch dabei sind** (R9). Was niemand genommen hat, bleibt liegen.

## Der Zug

wonderzoo-rules-turn = Ein Zug
wonderzoo-rules-turn-take = **Nimm** ein Plättchen aus der Auslage, das auf deinen Spielplan passt (R7).
wonderzoo-rules-turn-place = **Leg** es.
wonderzoo-rules-turn-icon = **Nutze sein Symbol** oder nicht.

## Der Spielplan

wonderzoo-rules-board = Der Spielplan
wonderzoo-rules-board-1 = Der Spielplan hat 8 × 8 Felder (R1). Die Plättchen haben die sieben Formen, die sich aus vier Quadraten bilden lassen. Du darfst sie drehen, aber nicht umdrehen (R3).

## Legen

wonderzoo-rules-place = Ein Plättchen legen
wonderzoo-rules-place-free = Alle vier Felder müssen frei sein. Auf einem Hindernis darf nichts liegen.
wonderzoo-rules-place-path = Ein **Weg** muss mit einer Seite an deinen Eingang oder einen deiner Wege stoßen. Eine Ecke reicht nicht (R18).
wonderzoo-rules-place-enclosure = Ein **Gehege** darf überall liegen.

## Symbole

wonderzoo-rules-icons = Die Symbole
wonderzoo-rules-icons-1 = Ein Symbol nutzt du gleich nach dem Legen, später nicht mehr. Du entscheidest, bevor etwas gezogen wird. Die Zahl auf dem Symbol ist gedruckt, du kannst sie nicht wählen (R5).

## Besucher ziehen

wonderzoo-rules-draw = Besucher ziehen
wonderzoo-rules-draw-1 = Zieh so viele Besucher, wie das Symbol zeigt, und stell jeden auf ein freies Feld deiner Wege. Auf ein Feld passt **nur ein Besucher**. Auch die Felder des Weges, den du gerade gelegt hast, und die deines Eingangs zählen dazu (R6).
wonderzoo-rules-draw-2 = Solange Platz ist, musst du sie aufstellen (R17). Ein Besucher ohne Platz kommt zurück in den Beutel. Ist der Beutel fast leer, zieh die übrigen (R11).

## Besucher versetzen

wonderzoo-rules-move = Besucher versetzen
wonderzoo-rules-move-1 = Versetz Besucher auf deinem Spielplan auf andere freie Wegfelder, **höchstens so viele, wie das Symbol zeigt**. Die Entfernung ist egal, und die Wege müssen nicht verbunden sein.

## Gehege verlegen

wonderzoo-rules-swap = Gehege verlegen und tauschen
wonderzoo-rules-swap-1 = **Verlegen**: Heb eines deiner Gehege hoch und leg es neu, beliebig gedreht (R13). Es darf einen Teil seiner alten Felder wieder bedecken, aber nicht genau dieselben. Es darf auch das Plättchen sein, das du gerade gelegt hast.
wonderzoo-rules-swap-2 = **Tauschen**: Zwei deiner Gehege von gleicher Form wechseln die Plätze. L und J sind verschiedene Formen, S und Z auch (R14). Die Art darf gleich sein (R21).
wonderzoo-rules-swap-3 = Wege werden nie verlegt, und Besucher bleiben stehen (R23). Die Symbole verlegter Plättchen wirken nicht.

## Der Bus

wonderzoo-rules-bus = Der Bus
wonderzoo-rules-bus-1 = Nimm den Bus. **Du beginnst die nächste Runde**, aber diese läuft weiter wie gewohnt (R24). Hast du den Bus schon, behältst du ihn. Nehmen ihn mehrere in einer Runde, hat ihn der letzte.

## Ausscheiden

wonderzoo-rules-out = Wenn kein Plättchen passt
wonderzoo-rules-out-1 = Beginnt dein Zug und kein Plättchen der Auslage passt auf deinen Spielplan, **scheidest du für den Rest der Partie aus** (R8). Deine Besucher bringen trotzdem Punkte.
wonderzoo-rules-out-2 = Die Partie endet, wenn alle ausgeschieden sind.

## Wertung

wonderzoo-rules-scoring = Wertung
wonderzoo-rules-scoring-1 = Sieh dir die vier Felder neben jedem Besucher an. **Jedes, das zu einem Gehege gehört, bringt 1 Punkt**, auch wenn zwei zum selben gehören (R4). Gezählt wird nur einmal, am Ende.
wonderzoo-rules-scoring-expert = **Expertenspiel**: Das Lieblingsgehege eines Besuchers bringt 2 Punkte je Seite, andere weiterhin 1 (R16).
wonderzoo-rules-scoring-blue = Blau: Wasser.
wonderzoo-rules-scoring-yellow = Gelb: Vivarium.
wonderzoo-rules-scoring-green = Grün: Gras.
wonderzoo-rules-scoring-red = Rot: alle Gehege (R15).
wonderzoo-rules-scoring-wins = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand ist der Sieg geteilt (R12).

## Optionen

wonderzoo-rules-options = Optionen
wonderzoo-rules-options-boards = **Spielpläne**: leicht oder schwer, mit Hindernissen (R2).
wonderzoo-rules-options-scoring = **Wertung**: Grundspiel oder Experten.
wonderzoo-rules-options-counts = **Es zählen** Seiten oder jedes Gehege nur einmal (R4).
wonderzoo-rules-options-stuck = **Wenn nichts passt**: ausscheiden oder passen. Dann scheidet niemand aus, und du spielst weiter, sobald wieder ein Plättchen passt. Die Partie endet nach einer Runde, in der alle gepasst haben (R8).
wonderzoo-rules-options-entrance = **Besucher auf dem Eingang**: erlaubt oder verboten (R6).
wonderzoo-rules-options-bus = **Startspieler**: ein bestimmter Platz oder ausgelost.
wonderzoo-rules-options-own = **Plättchen und Spielpläne**: die Rekonstruktion oder das, was du eingibst.

## Herkunft

wonderzoo-rules-origin = Woher Plättchen und Spielpläne kommen
wonderzoo-rules-origin-known = Uns lag der Text der Anleitung ohne Bilder vor, und eine Liste der Plättchen ist nirgends veröffentlicht. Bekannt sind die Anzahl der Plättchen jeder Art, vier Felder je Plättchen, die Symbole, ein quadratisches Wasserplättchen mit einem Besucher, ein Plättchen mit dem Bus und ein Eingang aus vier Feldern mit einer Hütte.
wonderzoo-rules-origin-chosen = **Alle anderen Plättchen, ihre Symbole, die Form des Eingangs und die Spielpläne sind nachgebaut.** Die 8 × 8 Felder folgen aus der Zahl der Plättchen: Vier volle Spielpläne und eine Auslage mit fünf ergeben genau 65. Die Symbole ziehen zusammen 40 Besucher, so viele, wie es gibt. Die Hindernisse sind festgelegt.
wonderzoo-rules-origin-own-tiles = Wenn du das Spiel hast, kannst du deine Plättchen als Option des Tisches eingeben. Jede Zeile nennt den Namen des Plättchens, Art, Form, Symbol und Anzahl.
wonderzoo-rules-origin-own-boards = Deine Spielpläne gibst du genauso ein. Jede Zeile nennt den Spielplan, die Nummer der Reihe und ihre Felder: einen Punkt für ein freies Feld, # für ein Hindernis.

## Beispiele

wonderzoo-example-entrance = Der Eingang darf am Rand entlang liegen oder ihn nur mit einem Feld berühren. Hier liegen drei Felder am Rand.
wonderzoo-example-turn = Spieler 1 nimmt das quadratische Wasserplättchen und legt es an den Weg. Dann wird das Symbol genutzt: Ein Besucher wird aus dem Beutel gezogen.
wonderzoo-example-path = Dieser Weg stößt mit einer Seite an den Eingang. Ein Feld weiter rechts würde er ihn nur an einer Ecke berühren.
wonderzoo-example-hard = Auf einem schweren Spielplan darf auf Hindernissen nichts liegen. Das Quadrat passt gerade noch in die Ecke daneben.
wonderzoo-example-visitor = Spieler 1 hat einen roten Besucher gezogen. Auf diesem Feld steht er zwischen Gras und Wasser: 2 Punkte.
wonderzoo-example-few = Spieler 1 hat zwei Besucher gezogen, aber nur ein Wegfeld ist frei. Der rote wird aufgestellt, der blaue kommt zurück in den Beutel.
wonderzoo-example-moves = Bis zu zwei Besucher dürfen versetzt werden. Einer geht vom Eingang auf ein Feld zwischen zwei Gehegen. Das genügt, Spieler 1 hört auf.
wonderzoo-example-relocate = Das Wassergehege kommt auf die andere Seite des Weges. Jetzt berührt es den unteren Besucher mit zwei Seiten statt mit einer.
wonderzoo-example-exchange = Gras und Wasser haben dieselbe Form und wechseln die Plätze. Der Besucher dazwischen bringt weiterhin 2 Punkte. Das andere Wassergehege hat eine andere Form und lässt sich mit keinem der beiden tauschen.
wonderzoo-example-favourite = Im Expertenspiel bringt der blaue Besucher neben Gras 1 Punkt. Nach dem Tausch steht er neben Wasser und bringt 2.
wonderzoo-example-bus = Spieler 3 nimmt den Bus und beginnt die nächste Runde.
wonderzoo-example-declined = Spieler 3 will den Bus nicht. Er geht wie üblich von Spieler 1 an Spieler 2.
wonderzoo-example-order = Spieler 2 nimmt den Bus. Spieler 3 ist in dieser Runde noch am Zug, danach beginnt Spieler 2.
wonderzoo-example-out = Gleich ist Spieler 2 am Zug, und in der Auslage liegen nur Wege. Alle Felder rund um seinen Eingang sind bedeckt, kein Weg kann ihn berühren. Spieler 2 scheidet aus, obwohl Gehege noch Platz hätten.
wonderzoo-example-pass = Dasselbe, wenn Passen erlaubt ist: Spieler 2 setzt aus und spielt weiter, wenn ein Gehege kommt.
wonderzoo-example-pawns = Der obere Besucher bringt 2 Punkte: Gras links, Wasser rechts. Der andere geht ein Feld nach unten und berührt dasselbe Wassergehege mit zwei Seiten. Auch das sind 2 Punkte.
wonderzoo-example-once = Dasselbe, wenn jedes Gehege nur einmal zählt: Der untere Besucher bringt nur 1 Punkt.
wonderzoo-example-expert = Das Expertenspiel. Rot bringt 2 Punkte je Seite, hier 4. Blau liebt Wasser: 2 Punkte für eine Seite, nach dem Versetzen 4.
wonderzoo-example-tie = Spieler 2 ist schon ausgeschieden. Spieler 1 findet in der nächsten Runde kein Plättchen und scheidet auch aus. Beide haben 2 Punkte und teilen sich den Sieg.

## Regelfragen

wonderzoo-rulings-intro = Wo die Anleitung schweigt oder die Quellen sich widersprechen, spielen wir so.
wonderzoo-ruling-r1-doubt = Wie groß ist ein Spielplan?
wonderzoo-ruling-r1-answer = 8 × 8 Felder.
wonderzoo-ruling-r1-reason = 65 Plättchen sind vier volle Spielpläne und eine Auslage mit fünf.
wonderzoo-ruling-r2-doubt = Auf welcher Seite sind die Hindernisse?
wonderzoo-ruling-r2-answer = Auf der schweren, der Rückseite.
wonderzoo-ruling-r2-reason = Die Anleitung nennt an einer Stelle die Vorderseite und widerspricht sich damit selbst. Eine Rezension, ein Bericht und der Verlag sind sich über die Rückseite einig.
wonderzoo-ruling-r3-doubt = Darf ich ein Plättchen umdrehen?
wonderzoo-ruling-r3-answer = Nein, nur drehen.
wonderzoo-ruling-r3-reason = Bild und Symbol sind nur auf einer Seite.
wonderzoo-ruling-r4-doubt = Ein Besucher berührt ein Gehege mit zwei Seiten. Sind das zwei Punkte?
wonderzoo-ruling-r4-answer = Ja, jede Seite zählt. Eine Option spielt die andere Lesart.
wonderzoo-ruling-r4-reason = Im Beispiel der Anleitung bringt ein Besucher neben einem einzigen Wasserplättchen 2 Punkte.
wonderzoo-ruling-r5-doubt = Symbole mit einem oder zwei Besuchern: Ist die Zahl gedruckt, oder darf ich wählen?
wonderzoo-ruling-r5-answer = Sie ist gedruckt. Du ziehst genau so viele und versetzt höchstens so viele.
wonderzoo-ruling-r5-reason = Eine Bemerkung der Anleitung zu den Symbolen.
wonderzoo-ruling-r6-doubt = Dürfen Besucher auf dem Eingang stehen?
wonderzoo-ruling-r6-answer = Ja, auf allen vier Feldern. Eine Option verbietet es.
wonderzoo-ruling-r6-reason = Für die Anleitung ist er ein Weg. Die Hütte ist nur ein Bild.
wonderzoo-ruling-r7-doubt = Darf ich ein Plättchen nehmen, das nirgends passt?
wonderzoo-ruling-r7-answer = Nein.
wonderzoo-ruling-r7-reason = Du wählst ein Plättchen und legst es dann.
wonderzoo-ruling-r8-doubt = Wann scheide ich aus, und kann ich zurückkommen?
wonderzoo-ruling-r8-answer = Wenn du am Zug bist und kein Plättchen der Auslage passt, und zwar endgültig. Eine Option lässt dich zurückkommen.
wonderzoo-ruling-r8-reason = Die Anleitung beendet die Partie für diesen Spieler. Ein Bericht merkt an, dass eine Rückkehr nicht ausgeschlossen, aber kaum gemeint ist.
wonderzoo-ruling-r9-doubt = Wie viele Plättchen werden gezogen, wenn Spieler ausgeschieden sind?
wonderzoo-ruling-r9-answer = So viele, dass eines mehr ausliegt, als Spieler noch dabei sind. Übrige bleiben liegen.
wonderzoo-ruling-r9-reason = Am Anfang eines mehr als Spieler, später eines je Spieler.
wonderzoo-ruling-r10-doubt = Was ist, wenn der Beutel mit den Plättchen leer ist?
wonderzoo-ruling-r10-answer = Es geht mit der Auslage weiter. Wer dort nichts Passendes findet, scheidet aus. Mit den eingebauten Plättchen und Spielplänen kommt das nicht vor.
wonderzoo-ruling-r10-reason = Keine Quelle.
wonderzoo-ruling-r11-doubt = Was ist, wenn die Besucher ausgehen?
wonderzoo-ruling-r11-answer = Zieh die übrigen.
wonderzoo-ruling-r11-reason = Keine Quelle.
wonderzoo-ruling-r12-doubt = Was gilt bei Gleichstand?
wonderzoo-ruling-r12-answer = Der Sieg ist geteilt.
wonderzoo-ruling-r12-reason = Die Anleitung schweigt.
wonderzoo-ruling-r13-doubt = Darf ich ein Gehege beim Verlegen drehen?
wonderzoo-ruling-r13-answer = Ja.
wonderzoo-ruling-r13-reason = Es wird gelegt wie jedes andere Plättchen.
wonderzoo-ruling-r14-doubt = Sind L und J oder S und Z beim Tauschen dieselbe Form?
wonderzoo-ruling-r14-answer = Nein.
wonderzoo-ruling-r14-reason = Keine kann die Felder der anderen bedecken, ohne umgedreht zu werden.
wonderzoo-ruling-r15-doubt = Rote Besucher haben keinen Liebling. Was bringen sie im Expertenspiel?
wonderzoo-ruling-r15-answer = 2 Punkte für jede Seite.
wonderzoo-ruling-r15-reason = Die Werteliste der Anleitung.
wonderzoo-ruling-r16-doubt = Was bringen andere Gehege im Expertenspiel?
wonderzoo-ruling-r16-answer = 1 Punkt für jede Seite.
wonderzoo-ruling-r16-reason = Nur Lieblingsgehege zählen 2 statt 1.
wonderzoo-ruling-r17-doubt = Muss ich gezogene Besucher aufstellen?
wonderzoo-ruling-r17-answer = Ja, solange Platz ist. Ob du ziehst, entscheidest du, bevor du sie siehst.
wonderzoo-ruling-r17-reason = Die Anleitung.
wonderzoo-ruling-r18-doubt = Reicht eine Ecke, damit ein Weg einen anderen berührt?
wonderzoo-ruling-r18-answer = Nein.
wonderzoo-ruling-r18-reason = Ein Weg wird an einen anderen angelegt.
wonderzoo-ruling-r19-doubt = Was heißt es, dass der Eingang am Rand liegt?
wonderzoo-ruling-r19-answer = Mindestens eines seiner Felder liegt in der ersten oder letzten Reihe oder Spalte.
wonderzoo-ruling-r19-reason = Die Anleitung.
wonderzoo-ruling-r20-doubt = Welche Form hat der Eingang?
wonderzoo-ruling-r20-answer = Ein T.
wonderzoo-ruling-r20-reason = Eine Rezension zählt vier Felder. Die Form ist festgelegt.
wonderzoo-ruling-r21-doubt = Darf ich zwei Gehege von gleicher Form und Art tauschen?
wonderzoo-ruling-r21-answer = Ja, aber es ändert nichts.
wonderzoo-ruling-r21-reason = Die Anleitung verlangt nur die gleiche Form.
wonderzoo-ruling-r22-doubt = Wer hat welchen schweren Spielplan?
wonderzoo-ruling-r22-answer = Platz 1 hat den ersten, Platz 2 den zweiten und so weiter.
wonderzoo-ruling-r22-reason = Alle nehmen einen. Die Zuordnung ist fest, damit sich Partien wiederholen lassen.
wonderzoo-ruling-r23-doubt = Wandern Besucher mit einem Gehege mit?
wonderzoo-ruling-r23-answer = Nein. Sie stehen auf Wegen. Gezählt wird, was am Ende daliegt.
wonderzoo-ruling-r23-reason = Die Anleitung.
wonderzoo-ruling-r24-doubt = Ändert der Bus die Reihenfolge der laufenden Runde?
wonderzoo-ruling-r24-answer = Nein, nur die der nächsten.
wonderzoo-ruling-r24-reason = Die Anleitung.
