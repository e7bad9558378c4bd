### Drôles de Zèbres: Tipps für die erste Partie, einer nach dem anderen, neben dem Plan.

zebres-guide-goal = Das Ziel: die meisten Punkte, wenn die Savanne voll ist. Jedes Gebiet geht an die Seite mit mehr Plättchen und bringt alle offenen Tiere darin, auch die fremden.
zebres-guide-place-guardian = Du eröffnest: Stell den Wildhüter auf den Weg um den Plan. Dein Gegenüber muss dann ein Tier in die Zeile oder Spalte setzen, auf die er blickt. Jede Stelle ist recht; noch gibt es nichts zu verlieren.
zebres-guide-place-animal = Nimm ein Tier aus deinem Vorrat und wähle dann ein freies Feld der hervorgehobenen Reihe: Das ist die Zeile oder Spalte, auf die der Wildhüter blickt. Ein Elefant oder ein Zebra ist ein solider Anfang; den Löwen heb dir auf.
zebres-guide-majority = Wer am Ende in einem Gebiet mehr Plättchen hat, bekommt alle offenen Tiere darin, die eigenen und die fremden. Eine Gazelle ist wenig wert, aber vielleicht gewinnt gerade sie dir zwei Zebras.
zebres-guide-inauguration = Ein Gebiet hat nur noch ein freies Feld. Wer das allererste füllt, nimmt das Einweihungsplättchen: 5 Punkte. Liegt dieses Feld auf deiner Reihe, denk darüber nach.
zebres-guide-beside-lion = Neben einem freien Feld deiner Reihe steht ein Löwe. Eine Gazelle oder ein Zebra, das du dorthin setzt, liegt verdeckt: nichts wert, aber eines mehr für die Mehrheit. Elefanten und Krokodilen macht es nichts.
zebres-guide-lion = Dein Löwe könnte auf dieser Reihe jemanden erschrecken. Zebras neben ihm werden verdeckt, Gazellen gehen zurück in den Vorrat, aus dem sie kamen. Deine auch, also schau auf alle vier Seiten.
zebres-guide-crocodile = Von dieser Reihe aus könnte dein Krokodil eine Gazelle am anderen Ufer erreichen. Die beiden würden tauschen, und das kann die Mehrheit auf beiden Ufern ändern.
zebres-guide-swap = Dein Krokodil darf mit einer der hervorgehobenen Gazellen tauschen, wem sie auch gehört, und von dort weiter. Vergleiche, wem auf beiden Ufern mehr Plättchen gehören, vorher und nachher. Du darfst es auch stehen lassen.
zebres-guide-move-guardian = Nun schick den Wildhüter 1, 2 oder 3 Schritte weiter. Du bestimmst die Reihe, auf der dein Gegenüber spielen muss: am besten eine, auf der es dir wenig schadet.
zebres-guide-guard-inauguration = Vorsicht: Einem Gebiet fehlt nur noch ein Tier. Führe dein Gegenüber lieber nicht zu diesem Feld; das erste gefüllte Gebiet bringt 5 Punkte.
zebres-guide-opponent = Dein Gegenüber ist am Zug: erst ein Tier in der Reihe, die du vorgegeben hast, dann die Schritte des Wildhüters. Sieh, wo er hält; das ist deine Reihe.
zebres-guide-closing = Es sind nur noch wenige Felder frei. Schau, welche Gebiete noch offen sind und welche Reihe dorthin führt: Ein Plättchen kann über zwanzig Punkte entscheiden.
zebres-guide-scoring = Die Savanne ist voll. Wer in einem Gebiet mehr Plättchen hat, verdeckte mitgezählt, bekommt alles, was dort offen liegt. Die Punkte neben dem Plan zeigen, wie es dazu kam.
