### O Zoo le Mio: die Seite mit den Regeln. **Fett** und (R1) sind die einzigen Zeichen.

## Kurzfassung

mio-rules-summary-goal = Bau den Zoo, der die meisten Besucher anlockt. Nach fünf Jahren gewinnt, wer insgesamt die meisten Punkte hat.
mio-rules-summary-turn = Jedes Jahr werden fünf Plättchen einzeln versteigert. Alle bieten verdeckt, alle Gebote werden zugleich geöffnet, das höchste zahlt. Das Plättchen kommt in den eigenen Zoo, Weg an Weg. Bei Gleichstand gewinnt die höhere Flagge und kommt nach ganz unten.
mio-rules-summary-scoring = Am Ende eines Jahres bringt jedes Plättchen eine Münze. Jeder Besucher, jeder Baum und jede Bank bringt so viele Punkte, wie das Jahr zählt.
mio-rules-summary-powers = Je Tierfamilie hat das beste Gehege 2 Besucher, das zweitbeste 1. Bei gleichem Wert ist das neuere besser. Büsche bringen auf dieselbe Weise Bäume, und jeder geschlossene Rundweg bringt eine Bank.
mio-rules-edition = O Zoo le Mio von Corné van Moorsel, zuerst als ZooSim erschienen. Wir folgen der französischen Anleitung der Ausgabe von 2003 und, wo sie schweigt, Berichten und Rezensionen.

## Spielidee

mio-rules-idea = Spielidee
mio-rules-idea-1 = Dein Zoo hat einen Eingang, und dahinter ist nichts. Plättchen mit Tieren, Büschen und Wegen werden versteigert, und aus deinen baust du den Zoo. **Nur die zwei besten Zoos einer Familie haben Besucher**, und von zwei gleichen Gehegen ist das neuere besser. Darum wechseln die Besucher ständig: Ein Plättchen ist wert, was es dir bringt und was es den anderen nimmt.

## Spielmaterial

mio-rules-box = Spielmaterial
mio-rules-box-tiles = Es gibt **25 Zooplättchen**. Ein Plättchen hat zwei quadratische Hälften mit Tieren verschiedener Familien und je 1 bis 3 Sternen. Manche haben Büsche, die zum ganzen Plättchen gehören, und alle haben Wege.
mio-rules-box-family = Familie
mio-rules-box-halves = Plättchen
mio-rules-box-ape = Orange Hälften.
mio-rules-box-mammal = Gelbe Hälften: alle Säugetiere außer Affen.
mio-rules-box-bird = Rote Hälften.
mio-rules-box-reptile = Graue Hälften.
mio-rules-box-sea = Blaue Hälften.
mio-rules-box-others = Alle haben ein Startplättchen nur mit Wegen, ein Eingangshaus und 8 Münzen. Dazu gibt es 3 Besucher je Familie, 3 Bäume, Bänke und einen Mast mit einer Flagge für jeden.

## Die Plättchen

mio-rules-tiles = Woher die Plättchen kommen
mio-rules-tiles-known = Eine Liste der 25 gedruckten Plättchen ist nirgends veröffentlicht. **Der Satz ist darum nachgebaut.** Bekannt sind die fünf Familien, 1 bis 3 Sterne je Hälfte, Büsche auf manchen Plättchen und zwei Plättchen zum Teil.
mio-rules-tiles-chosen = Alles andere ist festgelegt: Jede Familie ist auf zehn Hälften, 15 Plättchen tragen zusammen 25 Büsche, und die Wege ergeben etwa so viele Bänke, wie Berichte erzählen.
mio-rules-tiles-own = Wenn du das Spiel hast, kannst du deine Plättchen als Option des Tisches eingeben. Jede Zeile nennt die Nummer, beide Familien mit ihren Sternen, die Büsche und die Wege.

## Spielvorbereitung

mio-rules-setup = Spielvorbereitung
mio-rules-setup-1 = Alle nehmen ein Haus, ein Startplättchen und 8 Münzen, die die anderen nicht sehen (R19). Die Reihenfolge der Flaggen wird ausgelost, und die Plättchen werden gemischt.

## Ein Jahr

mio-rules-year = Ein Jahr
mio-rules-year-1 = Die Partie dauert fünf Jahre mit je fünf Versteigerungen.
mio-rules-year-reveal = **Deckt auf**: fünf Plättchen in einer Reihe. In dieser Reihenfolge werden sie versteigert (R4).
mio-rules-year-bid = **Bietet** verdeckt, alle zugleich.
mio-rules-year-open = **Öffnet** alle Gebote. Das höchste bekommt das Plättchen und zahlt.
mio-rules-year-place = **Legt** das Plättchen in den Zoo des Gewinners.
mio-rules-year-update = **Verteilt** Besucher, Bäume und Bänke neu.
mio-rules-year-end = Nach dem letzten Plättchen gibt es Einkommen, dann Punkte.

## Die Versteigerung

mio-rules-auction = Die Versteigerung
mio-rules-auction-1 = Biete von 0 bis zu allen deinen Münzen. Enthalten kannst du dich nicht, und **auch 0 ist ein Gebot und kann gewinnen** (R2, R3). Du kannst es ändern, bis das letzte abgegeben ist.
mio-rules-auction-2 = Nur wer gewinnt, zahlt. Die anderen behalten ihre Münzen.
mio-rules-auction-3 = Sind die höchsten Gebote gleich, gewinnt unter ihnen die **höchste Flagge** und kommt dann ganz nach unten an den Mast (R1).

## Legen

mio-rules-place = Ein Plättchen legen
mio-rules-place-grid = Ein Zoo liegt auf einem Raster ohne Rand, und ein Plättchen bedeckt zwei Felder. Dreh es, wie du willst. Wege verlassen es in der Mitte der Feldseiten (R7).
mio-rules-place-free = Beide Felder sind frei.
mio-rules-place-edges = Wo es andere berührt, stößt **Weg an Weg und Gras an Gras** (R5).
mio-rules-place-house = Kein Weg führt ins Haus (R8).
mio-rules-place-joined = Mindestens ein Weg des Plättchens trifft auf einen, der schon da ist (R6).
mio-rules-place-loose = Wege dürfen auf leeren Feldern enden. Ein Plättchen, das passt, muss gelegt werden. Passt es nirgends, kommt es aus dem Spiel, und das Gebot ist trotzdem bezahlt (R10).

## Gehege

mio-rules-enclosures = Gehege
mio-rules-enclosures-1 = Hälften einer Familie mit gemeinsamer Seite sind **ein Gehege**, auch wenn ein Weg hindurchführt. Ecken verbinden nicht. Sein Wert ist die Summe der Sterne.
mio-rules-enclosures-2 = Je Familie zählt nur dein bestes Gehege. Es ist so neu wie die Hälfte, die zuletzt dazukam (R11).

## Bänke

mio-rules-benches = Bänke
mio-rules-benches-1 = Du hast **eine Bank für jedes Gelände, das deine Wege umschließen**, egal was darin liegt, auch leere Felder (R24). Ein Plättchen kann mehrere Bänke bringen. Bänke verlierst du nie.

## Besucher

mio-rules-visitors = Besucher und Bäume
mio-rules-visitors-1 = Vergleicht nach jeder Versteigerung Familie für Familie die besten Gehege aller Zoos: erst nach Sternen, dann **ist das neuere besser**.
mio-rules-visitors-first = Der beste Zoo hat 2 Besucher.
mio-rules-visitors-second = Der zweitbeste hat 1.
mio-rules-visitors-only = Hat nur ein Zoo die Familie, hat er 1 (R12).
mio-rules-visitors-trees = Bäume werden genauso verteilt, nach **allen Büschen eines Zoos**. Bei gleicher Zahl ist der Zoo mit dem neuesten Buschplättchen besser (R13).

## Einkommen und Punkte

mio-rules-scoring = Das Ende eines Jahres
mio-rules-scoring-income = **Einkommen**: eine Münze je Plättchen in deinem Zoo, außer für das Startplättchen (R15, R18).
mio-rules-scoring-points = **Punkte**: Besucher, Bäume und Bänke zusammen, mal der Zahl des Jahres. Im ersten Jahr bringt jeder 1 Punkt, im fünften 5.

## Spielende

mio-rules-end = Spielende
mio-rules-end-1 = Nach dem fünften Jahr gewinnt die höchste Summe. Münzen sind nichts wert. Bei Gleichstand gewinnt die höhere Flagge (R14).

## Optionen

mio-rules-options = Varianten und Optionen
mio-rules-options-year = **Jahre mit drei Buschplättchen.** Es wird aufgedeckt, bis drei Plättchen mit Büschen daliegen (R20), und alle werden versteigert. Es bleibt bei fünf Jahren, übrige Plättchen werden nicht gebraucht. Auch ein Jahr ohne Plättchen hat Einkommen und Punkte.
mio-rules-options-balance = **Bilanz.** Das Einkommen eines Jahres ist Besucher, Bäume und Bänke minus Plättchen. Ist es negativ, zahlst du, aber nie mehr, als du hast (R21). Punkte gibt es nur einmal, nach dem fünften Einkommen (R22): Besucher, Bäume, Bänke und Münzen.
mio-rules-options-tie = **Gleichstand am Ende**: Die höhere Flagge gewinnt, oder der Rang ist geteilt (R14).
mio-rules-options-coins = **Münzen**: verdeckt oder für alle sichtbar (R19).
mio-rules-options-second = **Zweiter Rang**: Zu zweit kann auch das nächstbeste Gehege des Ersten den zweiten Rang bekommen (R26).
mio-rules-options-reveal = **Plättchen**: das ganze Jahr in einer Reihe oder eines vor jeder Versteigerung (R28).
mio-rules-options-limit = **Bänke**: ohne Grenze oder 13 oder 15 für alle Zoos zusammen (R27).
mio-rules-options-tiles = **Plättchensatz**: der nachgebaute oder die Plättchen, die du eingibst.

## Beispiele

mio-example-auction = Versteigerung 14. Von oben hängen die Flaggen der Spieler 4, 3, 1 und 2. Sie bieten 2, 3, 3 und 1: Spieler 2 und 3 sind gleichauf, die Flagge von Spieler 3 hängt höher. Spieler 3 zahlt 3, und die Flagge kommt nach ganz unten. Der neue Vogel macht ein Gehege mit 4 Sternen daraus, neuer als das von Spieler 1, und der Busch nimmt Spieler 2 einen Baum.
mio-example-zero = Alle drei bieten nichts. Das ist ein Gleichstand wie jeder andere: Spieler 2 hat die höchste Flagge, bekommt das Plättchen umsonst, und die Flagge kommt nach ganz unten.
mio-example-fits = Für dieses Plättchen gibt es fünf Orte. Einer liegt neben Startplättchen und Haus, Gras an Gras. Anders gedreht würde ein Weg ins Haus führen.
mio-example-bench = Schon das erste Plättchen kann eine Bank bringen: Beide Wege des Startplättchens treffen sich wieder und umschließen das Gelände dazwischen.
mio-example-walk = Das letzte Plättchen schließt einen Rundweg um ein leeres Feld. Was darin liegt, ist egal: Es gibt eine Bank.
mio-example-newest = Beide Zoos haben Vögel mit 3 Sternen, und das Gehege von Spieler 2 ist neuer. Spieler 1 baut noch eines mit 3 Sternen. Es berührt das alte nicht, ist aber das neueste: Spieler 1 hat jetzt 2 Besucher, Spieler 2 hat 1.
mio-example-year = Das letzte Plättchen des ersten Jahres. Danach bekommt Spieler 1 für vier Plättchen 4 Münzen, Spieler 2 bekommt 1, und Besucher, Bäume und Bänke bringen je 1 Punkt.
mio-example-balance = Dasselbe mit „Bilanz“: Besucher, Bäume und Bänke bringen Münzen, jedes Plättchen kostet eine, und Punkte gibt es erst am Ende.
mio-example-stays = Spieler 2 bietet am meisten und zahlt 3. Es gab keinen Gleichstand, also bleiben die Flaggen, wo sie sind.
mio-example-split = Die Wege von Plättchen 12 sind nicht miteinander verbunden. Spieler 1 schließt das neue Plättchen nur an den rechten an, der nicht zum Eingang führt. Das genügt.
mio-example-grows = Die neuen Meerestiere liegen neben anderen mit 3 Sternen. Zusammen sind sie ein Gehege mit 6 Sternen, neuer als zuvor.
mio-example-only = Nur Spieler 1 hat Reptilien und dort einen Besucher. Spieler 2 bekommt ein Reptil mit 1 Stern dazu. Jetzt gibt es einen Ersten und einen Zweiten: Spieler 1 hat 2 Besucher, Spieler 2 hat 1.
mio-example-trees = Spieler 1 hat als Einziger Büsche und damit einen Baum. Spieler 2 legt ein Plättchen mit 2 Büschen. Spieler 1 hat immer noch mehr und jetzt 2 Bäume, Spieler 2 hat 1.
mio-example-insolvent = Mit „Bilanz“ hat Spieler 3 ein Plättchen und keinen Besucher: 1 Münze ist fällig. Es ist keine da, also wird nichts gezahlt, und Spieler 3 spielt weiter.
mio-example-final = Das letzte Plättchen mit „Bilanz“. Zuerst gibt es Einkommen. Dann zählen Besucher, Bäume, Bänke und Münzen: 16 Punkte gegen 10.
mio-example-tie = Das letzte Plättchen der Partie. Beide kommen auf 100 Punkte. Die Flagge von Spieler 2 hängt höher, also gewinnt Spieler 2.
mio-example-bushes = Es wurde aufgedeckt, bis drei Plättchen Büsche hatten: das zweite, das fünfte und das sechste. Alle sechs werden in diesem Jahr versteigert.
mio-example-single = Die Plättchen werden einzeln aufgedeckt. Das nächste sieht niemand, bevor dieses liegt.
mio-example-second = Eine Hausregel zu zweit: Spieler 1 hat zweimal Vögel mit 3 Sternen, die sich nicht berühren, Spieler 2 hat 2 Sterne. Spieler 1 ist Erster und Zweiter und hat alle 3 Besucher.

## Regelfragen

mio-rulings-intro = Wo die Anleitung schweigt oder die Quellen sich widersprechen, spielen wir so.
mio-ruling-r1-doubt = Kommt die Flagge nach einem Sieg immer nach unten?
mio-ruling-r1-answer = Nur wenn sie einen Gleichstand entschieden hat. Dann kommt sie nach ganz unten, und die darunter rücken auf.
mio-ruling-r1-reason = So steht es in der Anleitung beim Gleichstand, und fünf Rezensionen sagen dasselbe.
mio-ruling-r2-doubt = Was, wenn alle 0 bieten?
mio-ruling-r2-answer = Das ist ein Gleichstand wie jeder andere: Die höchste Flagge bekommt das Plättchen umsonst und kommt nach unten.
mio-ruling-r2-reason = Eine Faust darf leer sein.
mio-ruling-r3-doubt = Kann ich aussetzen?
mio-ruling-r3-answer = Nein. Du bietest in jeder Versteigerung; 0 ist ein Gebot und kann gewinnen.
mio-ruling-r3-reason = Das folgt aus der leeren Faust.
mio-ruling-r4-doubt = Welches Plättchen kommt zuerst dran?
mio-ruling-r4-answer = Das zuerst aufgedeckte.
mio-ruling-r4-reason = Die Anleitung. Eine Quelle beginnt am anderen Ende.
mio-ruling-r5-doubt = Darf ein Weg im Gras enden?
mio-ruling-r5-answer = Nein, auf keiner Seite: Weg an Weg, Gras an Gras.
mio-ruling-r5-reason = Die Anleitung verbietet es, eine Rezension sagt es auch vom Gras.
mio-ruling-r6-doubt = Muss ein Plättchen mit dem Eingang verbunden sein?
mio-ruling-r6-answer = Nein, mit irgendeinem Plättchen durch mindestens einen Weg. Auch das Startplättchen zählt.
mio-ruling-r6-reason = Einen Unterschied macht es nur bei Plättchen mit getrennten Wegen.
mio-ruling-r7-doubt = Wo können Wege ein Plättchen verlassen?
mio-ruling-r7-answer = In der Mitte jeder der sechs Seiten seiner Felder.
mio-ruling-r7-reason = Sonst ließen sich Plättchen nicht versetzt legen.
mio-ruling-r8-doubt = Darf ein Plättchen seitlich an Startplättchen oder Haus liegen?
mio-ruling-r8-answer = Ja, mit Gras. Die Felder des Hauses bleiben leer.
mio-ruling-r8-reason = Die kleinste Einschränkung.
mio-ruling-r9-doubt = Wie sieht das Startplättchen aus?
mio-ruling-r9-answer = Es ist so groß wie ein Zooplättchen und hat zwei verbundene Wege auf der Seite, die vom Haus weg zeigt.
mio-ruling-r9-reason = Zwei Wege sind belegt, der Rest ist festgelegt.
mio-ruling-r10-doubt = Was, wenn das Plättchen nirgends passt?
mio-ruling-r10-answer = Das Gebot wird bezahlt, das Plättchen kommt aus dem Spiel und bringt nichts, die Versteigerung zählt. Passt es, muss es gelegt werden.
mio-ruling-r10-reason = Keine Quelle; dass gelegt werden muss, ist belegt.
mio-ruling-r11-doubt = Welches von gleichen Gehegen ist das neueste?
mio-ruling-r11-answer = Das, zu dem zuletzt eine Hälfte kam. Auch ein neues Gehege, das so gut ist wie dein altes, macht dich neuer.
mio-ruling-r11-reason = Bei Gleichstand zählt laut Anleitung das neueste.
mio-ruling-r12-doubt = Kann jemand Erster und Zweiter sein?
mio-ruling-r12-answer = Nein. Jeder tritt mit einem Gehege an. Wer die Familie allein hat, hat einen Besucher.
mio-ruling-r12-reason = Die Anleitung zählt nur das beste Gehege.
mio-ruling-r13-doubt = Hat der einzige Zoo mit Büschen zwei Bäume?
mio-ruling-r13-answer = Einen.
mio-ruling-r13-reason = Für Bäume gilt dasselbe wie für Besucher.
mio-ruling-r14-doubt = Was bei Gleichstand am Ende?
mio-ruling-r14-answer = Die höhere Flagge gewinnt, für jeden Rang. Mit „Geteilt“ wird der Rang geteilt.
mio-ruling-r14-reason = Die Anleitung schweigt; eine Zusammenfassung nennt den Mast.
mio-ruling-r15-doubt = Bringt das Startplättchen Einkommen?
mio-ruling-r15-answer = Nein.
mio-ruling-r15-reason = In Berichten über erste Jahre sind es zusammen fünf Münzen.
mio-ruling-r16-doubt = Was, wenn die Münzen ausgehen?
mio-ruling-r16-answer = Sie gehen nicht aus.
mio-ruling-r16-reason = Alles kann eine Münze ersetzen.
mio-ruling-r17-doubt = Was, wenn die Bänke ausgehen?
mio-ruling-r17-answer = Sie gehen nicht aus, außer ihr habt eine Grenze vereinbart (R27).
mio-ruling-r17-reason = Die Quellen nennen verschiedene Zahlen.
mio-ruling-r18-doubt = Zuerst Einkommen oder Punkte?
mio-ruling-r18-answer = Einkommen. Wichtig ist das nur mit „Bilanz“.
mio-ruling-r18-reason = Die Reihenfolge der Anleitung.
mio-ruling-r19-doubt = Sind Münzen geheim?
mio-ruling-r19-answer = Ja. Geöffnete Gebote und Zahlungen sind offen, also könnten alle mitzählen. Bots tun es, und eine Option zeigt alle Münzen.
mio-ruling-r19-reason = Die Anleitung.
mio-ruling-r20-doubt = Die Variante zählt Plättchen mit Bäumen. Welche sind das?
mio-ruling-r20-answer = Die mit gedruckten Büschen.
mio-ruling-r20-reason = Bäume sind aus Holz.
mio-ruling-r21-doubt = Bilanz: Was, wenn ich nicht zahlen kann?
mio-ruling-r21-answer = Du zahlst, was du hast, und machst mit 0 Münzen weiter.
mio-ruling-r21-reason = Laut Anleitung bleibt ein zahlungsunfähiger Zoo offen.
mio-ruling-r22-doubt = Bilanz: Gibt es nach dem fünften Jahr Einkommen?
mio-ruling-r22-answer = Ja, vor den Punkten.
mio-ruling-r22-reason = Es gibt jedes Jahr eines.
mio-ruling-r23-doubt = Gibt es Sonderregeln zu zweit?
mio-ruling-r23-answer = Nein.
mio-ruling-r23-reason = Keine Quelle nennt welche.
mio-ruling-r24-doubt = Was ist mit Gelände im Gelände und mit einzelnen Wegen?
mio-ruling-r24-answer = Jedes umschlossene Gelände zählt.
mio-ruling-r24-reason = Für jede umschlossene Zone gibt es eine Bank.
mio-ruling-r25-doubt = Im Beispiel der Anleitung sind es 14 Besucher. Wie das?
mio-ruling-r25-answer = Das kann nicht sein: Eine Familie hat 3, 1 oder 0. Wir nehmen die Zahlen nur für die Wertung.
mio-ruling-r25-reason = Rechnen.
mio-ruling-r26-doubt = Zweiter Rang für denselben: wie genau?
mio-ruling-r26-answer = Haben beide die Familie, wird der Erste wie sonst bestimmt. Für den zweiten Rang wird das beste Gehege des anderen mit dem nächstbesten eigenen des Ersten verglichen. Alleinbesitz und Bäume bleiben, wie sie sind.
mio-ruling-r26-reason = Eine Hausregel aus einer Rezension; die kleinste Änderung.
mio-ruling-r27-doubt = Wer bekommt bei einer Grenze die letzten Bänke?
mio-ruling-r27-answer = Sie werden beim Schließen der Rundwege vergeben. Schließt ein Plättchen mehr, als Bänke da sind, gibt es den Rest, und was fehlt, wird nie nachgeholt.
mio-ruling-r27-reason = Bänke gehen nie verloren.
mio-ruling-r28-doubt = Was, wenn einzeln aufgedeckt wird?
mio-ruling-r28-answer = Das nächste Plättchen wird vor jeder Versteigerung aufgedeckt. Mit drei Buschplättchen endet das Jahr nach dem dritten oder mit dem Stapel.
mio-ruling-r28-reason = Das Jahr hat dieselben Plättchen wie in der Reihe.
mio-ruling-r29-doubt = Zählt ein Buschplättchen, das nirgends passt, zu den dreien?
mio-ruling-r29-answer = Ja.
mio-ruling-r29-reason = Es zählt die Reihe, nicht die Zoos.
mio-ruling-r30-doubt = Ist es wichtig, wo die Figuren stehen?
mio-ruling-r30-answer = Nein. Besucher stehen bei dem Gehege, das sie anlockt, Bänke dort, wo die Wege sich schließen.
mio-ruling-r30-reason = Die Anleitung.
