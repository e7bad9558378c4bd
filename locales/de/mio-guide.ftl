### O Zoo le Mio: Tipps für die erste Partie, einer nach dem anderen, neben dem Spielplan.

mio-guide-goal = Das Ziel: nach fünf Jahren die meisten Punkte. Besucher, Bäume und Bänke bringen jedes Jahr Punkte, und jedes Jahr mehr.
mio-guide-bid = Überleg, wie viele Münzen dir das Plättchen wert ist, und gib dein Gebot ab. Nur wer gewinnt, zahlt. 2 oder 3 Münzen sind für ein erstes Plättchen ein guter Preis.
mio-guide-flag = Deine Flagge hängt ganz oben: Du gewinnst jeden Gleichstand. Danach kommt sie nach ganz unten. Nutz sie für ein Plättchen, das du wirklich willst.
mio-guide-row = Sieh dir die ganze Reihe an: Diese Plättchen kommen noch in diesem Jahr. Kommt ein besseres für dich, dann spar deine Münzen.
mio-guide-bushes = Dieses Plättchen hat Büsche. Der Zoo mit den meisten Büschen hat 2 Bäume, der zweite 1, und Bäume zählen wie Besucher.
mio-guide-late = Ab jetzt zählen Punkte vier- oder fünffach. Münzen sind am Ende nichts wert. Gib sie rechtzeitig aus.
mio-guide-sealed = Dein Gebot steht. Du kannst es ändern, bis alle geboten haben. Dann werden alle Gebote zugleich geöffnet.
mio-guide-place = Das Plättchen gehört dir. Markierte Orte sind erlaubt: Weg muss an Weg stoßen. Dreh es mit einem Klick, dem Mausrad oder R. Tiere neben ihrer Familie ergeben ein größeres Gehege.
mio-guide-bench = An manchen Orten schließt sich ein Rundweg: Wege, die Gelände umschließen, bringen eine Bank. Die nimmt dir niemand.
mio-guide-draw = An manchen Orten wirbst du einem anderen Zoo Besucher ab. Das zählt doppelt: Du gewinnst sie, und jemand verliert sie.
mio-guide-watch = Das Plättchen wird in einen anderen Zoo gelegt. Achte darauf, welche Familie dort wächst: Deine Besucher könnten wechseln.
mio-guide-scoring = Die fünf Jahre sind um. Das Wertungsblatt zeigt, was jedes Jahr gebracht hat.
