### Wonderzoo: Tipps für die erste Partie, einer nach dem anderen, neben dem Spielplan.

wonderzoo-guide-goal = Das Ziel: die meisten Punkte. Besucher stehen auf deinen Wegen. Jede Seite eines Besuchers, die ein Gehege berührt, ist ein Punkt.
wonderzoo-guide-entrance = Bau zuerst deinen Eingang. Er muss den Rand des Spielplans berühren. Hier beginnen deine Wege, also lass ringsum Platz.
wonderzoo-guide-pick = Nimm eines der Plättchen. Grüne, braune und blaue sind Gehege. Jedes Plättchen hat ein Symbol, das du einmal nutzen darfst.
wonderzoo-guide-path-on-display = In der Auslage liegt ein Weg. Du brauchst Wege, damit deine Besucher irgendwo stehen können.
wonderzoo-guide-bus = Du hast den Bus: In dieser Runde suchst du dir zuerst etwas aus. Danach geht der Bus nach links weiter.
wonderzoo-guide-no-room = Alle deine Wege sind voll. Nimm einen Weg, dann ist Platz für neue Besucher.
wonderzoo-guide-tight = Manche Plättchen passen nicht mehr auf deinen Spielplan. Passt keines, wenn du dran bist, scheidest du aus.
wonderzoo-guide-place-enclosure = Ein Gehege darf überall liegen. Am besten liegt es an deinen Wegen, denn dort bringen Besucher Punkte. Dreh es mit einem Klick, dem Mausrad oder R.
wonderzoo-guide-place-path = Ein Weg muss mit einer Seite an deinen Eingang oder einen anderen Weg stoßen. Am besten liegt er zwischen Gehegen.
wonderzoo-guide-gaps = Dein Spielplan füllt sich. Lass keine kleinen Lücken: Ein Plättchen braucht immer vier Felder.
wonderzoo-guide-icon-draw = Dieses Symbol bringt Besucher aus dem Beutel. Du stellst sie auf freie Wegfelder. Nutz es!
wonderzoo-guide-icon-full = Dieses Symbol bringt Besucher, aber alle deine Wege sind voll. Sie kämen zurück in den Beutel.
wonderzoo-guide-icon-move = Mit diesem Symbol wechseln Besucher das Feld. Würde einer anderswo mehr Tiere sehen?
wonderzoo-guide-icon-swap = Dieses Symbol verlegt ein Gehege oder tauscht zwei von gleicher Form. Bring die Tiere näher zu deinen Besuchern.
wonderzoo-guide-icon-bus = Mit diesem Symbol nimmst du den Bus und suchst dir in der nächsten Runde zuerst etwas aus. Das hilft, wenn dein Spielplan voll wird.
wonderzoo-guide-visitor = Stell den Besucher auf ein markiertes Feld. Am meisten bringt ein Feld mit Gehegen auf zwei oder drei Seiten.
wonderzoo-guide-favourite = Im Expertenspiel zählen die Farben. Blau liebt Wasser, Gelb das Vivarium, Grün Gras: 2 Punkte je Seite. Rot liebt alles.
wonderzoo-guide-move = Wähle einen Besucher und dann ein freies Wegfeld. Es darf weit weg sein. Aufhören kannst du jederzeit.
wonderzoo-guide-swap = Wähle ein Gehege und dann seinen neuen Ort. Oder wähle zwei von gleicher Form, und sie tauschen. Besucher bleiben stehen.
wonderzoo-guide-watch = Jemand anderes ist dran. Sieh dir die Auslage an: Welches Plättchen hättest du gern, und liegt es nachher noch da?
wonderzoo-guide-out = Kein Plättchen passt mehr, dein Zoo ist fertig. Deine Besucher bringen trotzdem Punkte. Schau den anderen zu.
wonderzoo-guide-scoring = Die Partie ist zu Ende. Bei jedem Besucher siehst du, wie viele Seiten ein Gehege berühren. Die meisten Punkte gewinnen.
