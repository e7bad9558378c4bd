### Wonderzoo.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“).
### $kind ist grass, vivarium, water oder path, $shape I, O, T, S, Z, L oder J, $icon draw1, draw2, move1, move2, swap oder bus,
### $colour red, blue, yellow oder green. $tile ist der Name eines Plättchens (W03), $cell, $at, $from und $to sind Orte auf einem Spielplan.

wonderzoo-tagline = Puzzle dir einen Zoo und bring deine Besucher ganz nah an die Tiere.

## Material

wonderzoo-kind = { $kind ->
    [grass] Gras
    [vivarium] Vivarium
    [water] Wasser
    [path] Weg
    [entrance] Eingang
   *[other] { $kind }
}
wonderzoo-other-kind = { $other_kind ->
    [grass] Gras
    [vivarium] Vivarium
    [water] Wasser
   *[other] { $other_kind }
}
# Ein Plättchen nach seiner Art.
wonderzoo-kind-tile = { $kind ->
    [grass] Grasgehege
    [vivarium] Vivarium
    [water] Wassergehege
    [path] Weg
    [entrance] Eingang
   *[other] { $kind }
}
wonderzoo-shape = { $shape ->
    [I] Stange
    [O] Quadrat
   *[other] { $shape }-Form
}
wonderzoo-icon = { $icon ->
    [draw1] 1 Besucher ziehen
    [draw2] 2 Besucher ziehen
    [move1] 1 Besucher versetzen
    [move2] bis zu 2 Besucher versetzen
    [swap] Gehege verlegen oder tauschen
    [bus] Bus nehmen
   *[other] kein Symbol
}
wonderzoo-colour = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
   *[other] { $colour }
}
wonderzoo-a-visitor = { $colour ->
    [red] roter Besucher
    [blue] blauer Besucher
    [yellow] gelber Besucher
    [green] grüner Besucher
   *[other] Besucher
}
wonderzoo-the-visitor = { $colour ->
    [red] roter Besucher
    [blue] blauer Besucher
    [yellow] gelber Besucher
    [green] grüner Besucher
   *[other] Besucher
}
# Was auf einem Spielplan liegt: Art, Form, Name.
wonderzoo-tile = { wonderzoo-kind }, { wonderzoo-shape } ({ $tile })
# Was auf einem Plättchen steht.
wonderzoo-face = { wonderzoo-kind }, { wonderzoo-shape }, { wonderzoo-icon }
wonderzoo-points = Punkte
wonderzoo-some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
wonderzoo-some-visitors = { $visitors ->
    [0] keine Besucher
   *[other] { $visitors } Besucher
}
# Wie sich die Punkte ändern, nach einem Komma; nichts, wenn sie gleich bleiben. Schlimmstenfalls kostet ein verlegtes
# Gehege zwanzig: zehn Seiten mit je zwei Punkten.
wonderzoo-change = { $points ->
    [0] {""}
    [1] , +1 Punkt
    [-1] , −1 Punkt
    [-2] , −2 Punkte
    [-3] , −3 Punkte
    [-4] , −4 Punkte
    [-5] , −5 Punkte
    [-6] , −6 Punkte
    [-7] , −7 Punkte
    [-8] , −8 Punkte
    [-9] , −9 Punkte
    [-10] , −10 Punkte
    [-11] , −11 Punkte
    [-12] , −12 Punkte
    [-13] , −13 Punkte
    [-14] , −14 Punkte
    [-15] , −15 Punkte
    [-16] , −16 Punkte
    [-17] , −17 Punkte
    [-18] , −18 Punkte
    [-19] , −19 Punkte
    [-20] , −20 Punkte
   *[other] , +{ $points } Punkte
}

## Ereignisse

wonderzoo-event-first-bus = { $seat }: Bus bekommen und damit den ersten Zug.
wonderzoo-event-entrance = { $seat }: Eingang bei { $at } gebaut.
wonderzoo-event-round = Runde { $round }. Es beginnt: { $seat }.
wonderzoo-event-revealed = In der Auslage: { $tile }, { wonderzoo-face }.
wonderzoo-event-picked = { $seat }: { $tile } genommen ({ wonderzoo-face }).
wonderzoo-event-placed = { $seat }: { $tile } ({ wonderzoo-kind }, { wonderzoo-shape }) bei { $at } gelegt{ wonderzoo-change }.
wonderzoo-event-used = { $seat }: Symbol genutzt ({ wonderzoo-icon }).
wonderzoo-event-declined = { $seat }: Symbol nicht genutzt ({ wonderzoo-icon }).
wonderzoo-event-no-effect = { $seat }: Das Symbol bleibt ohne Wirkung ({ wonderzoo-icon }).
wonderzoo-event-drawn = { $seat }: { wonderzoo-a-visitor } gezogen.
# Das Protokoll erzählt zwei gezogene Besucher in einer Zeile.
wonderzoo-event-drawn-two = { $seat }: { wonderzoo-a-visitor } und { $other_colour ->
    [red] roter
    [blue] blauer
    [yellow] gelber
    [green] grüner
   *[other] weiterer
} Besucher gezogen.
wonderzoo-event-none-left = { $seat }: kein Besucher mehr im Beutel.
wonderzoo-event-visitor = { $seat }: { wonderzoo-the-visitor } auf { $cell } gestellt{ wonderzoo-change }.
# Das Protokoll erzählt Ziehen und Hinstellen in einer Zeile.
wonderzoo-event-drawn-visitor = { $seat }: { wonderzoo-a-visitor } gezogen und auf { $cell } gestellt{ wonderzoo-change }.
wonderzoo-event-returned = { $seat }: kein freies Wegfeld, { wonderzoo-the-visitor } zurück in den Beutel.
wonderzoo-event-moved = { $seat }: { wonderzoo-the-visitor } von { $from } nach { $to } versetzt{ wonderzoo-change }.
wonderzoo-event-stopped = { $seat }: keinen weiteren Besucher versetzt.
wonderzoo-event-relocated = { $seat }: { $tile } ({ wonderzoo-kind }, { wonderzoo-shape }) von { $from } nach { $to } verlegt{ wonderzoo-change }.
wonderzoo-event-exchanged = { $seat }: { $tile } ({ wonderzoo-kind }) und { $other_tile } ({ wonderzoo-other-kind }) von gleicher Form getauscht ({ wonderzoo-shape }){ wonderzoo-change }.
wonderzoo-event-bus = { $seat }: Bus genommen und damit den ersten Zug der nächsten Runde.
wonderzoo-event-bus-passed = { $seat }: Bus bekommen.
wonderzoo-event-out = { $seat }: Kein Plättchen passt, ausgeschieden.
wonderzoo-event-passed = { $seat }: Kein Plättchen passt, gepasst.
wonderzoo-event-total = { $seat }: { wonderzoo-some-points }.
wonderzoo-event-over = Die Partie ist zu Ende.
# Die Seite erzählt dasselbe ohne das, was getippt wird: $at, $from und $to sind Felder.
wonderzoo-event-revealed-plain = In der Auslage: { wonderzoo-face }.
wonderzoo-event-picked-plain = { $seat }: Plättchen genommen ({ wonderzoo-face }).
wonderzoo-event-placed-plain = { $seat }: { wonderzoo-kind-tile } ({ wonderzoo-shape }) bei { $at } gelegt{ wonderzoo-change }.
wonderzoo-event-relocated-plain = { $seat }: { wonderzoo-kind-tile } ({ wonderzoo-shape }) von { $from } nach { $to } verlegt{ wonderzoo-change }.
wonderzoo-event-exchanged-plain = { $seat }: { wonderzoo-kind } und { wonderzoo-other-kind } von gleicher Form getauscht ({ wonderzoo-shape }){ wonderzoo-change }.

## Abgelehnt

# $expected ist, was jetzt zu entscheiden ist.
wonderzoo-illegal-wrong-phase = { $expected ->
    [entrance] Leg zuerst deinen Eingang. Gib sein erstes Feld und die Drehung ein, etwa b1/0.
    [pick] Nimm zuerst ein Plättchen aus der Auslage. Gib seinen Namen ein, etwa W03.
    [place] Leg zuerst dein Plättchen. Gib sein erstes Feld und die Drehung ein, etwa c3/1.
    [icon] Entscheide zuerst über das Symbol. Gib use oder skip ein.
    [visitor] Stell zuerst den Besucher auf. Gib seine Farbe und ein Feld ein, etwa r@c3.
    [move] Du versetzt gerade Besucher. Gib zwei Felder ein, etwa c3>d4, oder stop.
    [swap] Du verlegst gerade Gehege. Gib W03:c3/1 oder G03=W03 ein.
   *[other] Das geht jetzt nicht.
}
wonderzoo-illegal-not-on-display = { $tile } liegt nicht in der Auslage. Nimm eines der Plättchen, die dort liegen.
wonderzoo-illegal-fits-nowhere = { $tile } passt nirgends auf deinen Spielplan. Nimm ein anderes Plättchen.
wonderzoo-illegal-off-board = Das Plättchen würde über den Spielplan hinausragen. Wähle ein anderes Feld oder dreh es.
wonderzoo-illegal-occupied = Auf { $cell } liegt schon ein Plättchen. Alle vier Felder müssen frei sein.
wonderzoo-illegal-obstacle = Auf { $cell } ist ein Hindernis. Dort darf nichts liegen.
wonderzoo-illegal-not-at-rim = Mindestens ein Feld des Eingangs muss am Rand des Spielplans liegen.
wonderzoo-illegal-no-path-beside = Ein Weg muss mit einer Seite an deinen Eingang oder einen deiner Wege stoßen. Eine Ecke reicht nicht.
wonderzoo-illegal-no-such-turn = So lässt sich diese Form nicht drehen. Gib 0 für das Quadrat ein, 0 oder 1 für Stange, S und Z, 0 bis 3 für die anderen.
wonderzoo-illegal-not-in-hand = Nicht gezogen: { wonderzoo-a-visitor }.
wonderzoo-illegal-not-a-path = Auf { $cell } ist kein Weg. Besucher stehen auf Wegen.
wonderzoo-illegal-visitor-there = Auf { $cell } steht schon ein Besucher. Dort ist nur Platz für einen.
wonderzoo-illegal-no-visitor-there = Auf { $cell } steht kein Besucher.
wonderzoo-illegal-no-visitors-on-entrance = { $cell } gehört zum Eingang. In dieser Partie dürfen dort keine Besucher stehen.
wonderzoo-illegal-not-yours = { $tile } liegt nicht auf deinem Spielplan.
wonderzoo-illegal-path-stays = { $tile } ist ein Weg. Nur Gehege lassen sich verlegen.
wonderzoo-illegal-same-place = Dort liegt es schon. Wähle einen anderen Ort.
wonderzoo-illegal-other-shape = { $tile } und { $other_tile } haben verschiedene Formen. Tauschen kannst du nur gleiche.
wonderzoo-illegal-no-such-draw = Das kann jetzt nicht gezogen werden.

## Plättchen und Spielpläne, die nicht zu lesen sind. $row ist die Zeile, $column die Spalte, $value was dort steht.

wonderzoo-tiles-columns = Zeile { $row } endet bei Spalte { $column }. Sie braucht 5 Spalten, mit Herkunft 6. Dort steht „{ $value }“.
wonderzoo-tiles-tile = Zeile { $row }, Spalte { $column }: „{ $value }“ ist weder E noch ein Buchstabe G, V, W oder P mit zwei Ziffern wie W03.
wonderzoo-tiles-twice = Zeile { $row }, Spalte { $column }: „{ $value }“ hat schon eine Zeile.
wonderzoo-tiles-missing = Zeile { $row }, Spalte { $column }: Die Zeile für „{ $value }“ fehlt. Die Nummern beginnen bei 01 und haben keine Lücke.
wonderzoo-tiles-count = Zeile { $row }, Spalte { $column }: Ein Satz hat 1 bis 65 Plättchen, dieser hat { $value }.
wonderzoo-tiles-kind = Zeile { $row }, Spalte { $column }: „{ $value }“ passt nicht zum Buchstaben. G ist grass, V vivarium, W water, P path, E entrance.
wonderzoo-tiles-shape = Zeile { $row }, Spalte { $column }: „{ $value }“ ist nicht I, O, T, S, Z, L oder J.
wonderzoo-tiles-icon = Zeile { $row }, Spalte { $column }: „{ $value }“ ist nicht draw1, draw2, move1, move2, swap oder bus, beim Eingang none.
wonderzoo-tiles-copies = Zeile { $row }, Spalte { $column }: „{ $value }“ geht nicht. Jedes Plättchen gibt es 1-mal, den Eingang 4-mal.
wonderzoo-boards-columns = Zeile { $row } endet bei Spalte { $column }. Sie braucht 3 Spalten, mit Herkunft 4. Dort steht „{ $value }“.
wonderzoo-boards-board = Zeile { $row }, Spalte { $column }: „{ $value }“ ist nicht easy, 1, 2, 3 oder 4.
wonderzoo-boards-row = Zeile { $row }, Spalte { $column }: „{ $value }“ ist nicht die nächste Reihe dieses Spielplans. Die Reihen kommen der Ordnung nach, 1 bis 8.
wonderzoo-boards-cells = Zeile { $row }, Spalte { $column }: „{ $value }“ sind nicht 1 bis 8 Felder. Gib einen Punkt für ein freies Feld und # für ein Hindernis ein.
wonderzoo-boards-width = Zeile { $row }, Spalte { $column }: „{ $value }“ ist nicht so lang wie die anderen Reihen dieses Spielplans.
wonderzoo-boards-missing = Zeile { $row }, Spalte { $column }: Die Reihen des Spielplans „{ $value }“ fehlen.
# Keine Zeile ist schuld.
wonderzoo-boards-entrance = Der Eingang passt nirgends an den Rand des Spielplans „{ $value }“. Lass dort mehr Felder frei.

## Was jetzt zu tun ist

wonderzoo-phase = { $phase ->
    [bus] Der Bus wird ausgelost.
    [entrance] Leg deinen Eingang an den Rand. Gib sein erstes Feld und die Vierteldrehungen ein, etwa b1/0.
    [refill] Plättchen werden gezogen.
    [pick] Nimm ein Plättchen aus der Auslage. Gib seinen Namen ein, etwa W03.
    [place] Leg dein Plättchen. Gib sein erstes Feld und die Vierteldrehungen nach rechts ein, etwa c3/1.
    [icon] Nutzt du das Symbol deines Plättchens? Gib use oder skip ein.
    [draw] Besucher werden gezogen.
    [visitor] Stell deinen Besucher auf ein freies Wegfeld. Gib seine Farbe (r, b, y, g) und das Feld ein, etwa r@c3.
    [move] Versetz einen Besucher auf ein freies Wegfeld. Gib von>nach ein, etwa c3>d4, oder stop.
    [swap] Verleg ein Gehege, etwa W03:c3/1, oder tausch zwei von gleicher Form, etwa G03=W03.
    [over] Die Partie ist zu Ende.
   *[other] { $phase }
}

## Optionen

wonderzoo-option-difficulty = Seite der Spielpläne: easy oder hard (mit Hindernissen).
wonderzoo-option-scoring = Wertung: basic (1 Punkt je Seite) oder expert (Lieblingsgehege zählen 2).
wonderzoo-option-adjacency_scoring = Was ein Besucher zählt: side (jede Seite an einem Gehege) oder tile (jedes Gehege einmal).
wonderzoo-option-stuck = Wenn kein Plättchen passt: out (endgültig ausgeschieden) oder pass (nur diese Runde).
wonderzoo-option-entrance_visitors = Besucher dürfen auf dem Eingang stehen: true oder false.
wonderzoo-option-first_bus = Startspieler, der den Bus bekommt: Eine Platznummer legt ihn fest, random lost ihn aus.
wonderzoo-option-tiles = Andere Plättchen als Text, eine Zeile für jedes. Leer: die eingebaute Rekonstruktion.
wonderzoo-option-boards = Andere Spielpläne als Text, eine Zeile für jede Reihe. Leer: die eingebaute Rekonstruktion.

# Dasselbe für die Seite: der Name einer Option, ihre Werte und was sie bedeuten.
wonderzoo-option-difficulty-name = Spielpläne
wonderzoo-option-difficulty-value = { $value ->
    [easy] Leicht
    [hard] Schwer
   *[other] { $value }
}
wonderzoo-option-difficulty-note = { $value ->
    [easy] Alle Felder der Spielpläne sind frei.
    [hard] Jeder Spielplan hat Hindernisse, auf denen nichts liegen darf.
   *[other] { $value }
}
wonderzoo-option-scoring-name = Wertung
wonderzoo-option-scoring-value = { $value ->
    [basic] Grundspiel
    [expert] Experten
   *[other] { $value }
}
wonderzoo-option-scoring-note = { $value ->
    [basic] Ein Besucher bringt 1 Punkt für jede Seite an einem Gehege.
    [expert] Das Lieblingsgehege eines Besuchers zählt 2: Wasser für Blau, Vivarium für Gelb, Gras für Grün, alle für Rot.
   *[other] { $value }
}
wonderzoo-option-adjacency_scoring-name = Es zählen
wonderzoo-option-adjacency_scoring-value = { $value ->
    [side] Seiten
    [tile] Gehege
   *[other] { $value }
}
wonderzoo-option-adjacency_scoring-note = { $value ->
    [side] Jede Seite an einem Gehege zählt, auch zwei am selben.
    [tile] Jedes Gehege zählt einmal, egal wie viele Seiten es berühren.
   *[other] { $value }
}
wonderzoo-option-stuck-name = Wenn nichts passt
wonderzoo-option-stuck-value = { $value ->
    [out] Ausscheiden
    [pass] Passen
   *[other] { $value }
}
wonderzoo-option-stuck-note = { $value ->
    [out] Du scheidest für den Rest der Partie aus. Deine Besucher bringen trotzdem Punkte.
    [pass] Du setzt aus und spielst weiter, sobald wieder ein Plättchen passt. Die Partie endet, wenn in einer Runde alle passen.
   *[other] { $value }
}
wonderzoo-option-entrance_visitors-name = Besucher auf dem Eingang
wonderzoo-option-entrance_visitors-value = { $value ->
    [yes] Erlaubt
    [no] Verboten
   *[other] { $value }
}
wonderzoo-option-entrance_visitors-note = { $value ->
    [yes] Die vier Felder des Eingangs sind Wegfelder wie alle anderen.
    [no] Auf dem Eingang dürfen keine Besucher stehen.
   *[other] { $value }
}
wonderzoo-option-first_bus-name = Startspieler
wonderzoo-option-first_bus-value = { $value ->
    [random] zufällig
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
    [3] Platz 4
   *[other] { $value }
}
wonderzoo-option-first_bus-note = { $value ->
    [random] Ausgelost wird, wer den Bus bekommt und beginnt.
   *[other] Dieser Platz bekommt den Bus und beginnt.
}
wonderzoo-option-tiles-name = Plättchen
wonderzoo-option-tiles-value = { $value ->
    [given] Eigene
   *[other] Eingebaut
}
wonderzoo-option-tiles-note = { $value ->
    [given] Die Plättchen, die du eingegeben hast.
   *[other] Eine Rekonstruktion, denn eine Liste der gedruckten Plättchen ist nicht bekannt. Wenn du das Spiel hast, kannst du deine eingeben.
}
wonderzoo-option-boards-name = Satz Spielpläne
wonderzoo-option-boards-value = { $value ->
    [given] Eigene
   *[other] Eingebaut
}
wonderzoo-option-boards-note = { $value ->
    [given] Die Spielpläne, die du eingegeben hast.
   *[other] Eine Rekonstruktion, denn Bilder der gedruckten Spielpläne lagen nicht vor. Wenn du das Spiel hast, kannst du deine eingeben.
}

## Das Terminal

# Hilfe: höchstens 30 Zeilen mit 76 Spalten.
wonderzoo-help =
    Bau einen Zoo und stell Besucher auf seine Wege, gleich neben die Gehege.
      b1/0        den Eingang legen: erstes Feld und Vierteldrehungen
      W03         dieses Plättchen aus der Auslage nehmen
      c3/1        es legen: erstes Feld und Vierteldrehungen nach rechts
      use, skip   das Symbol nutzen oder nicht
      r@c3        einen roten Besucher auf c3 stellen (r, b, y oder g)
      c3>d4       einen Besucher versetzen, stop hört auf
      W03:c3/1    ein Gehege verlegen
      G03=W03     zwei Gehege gleicher Form tauschen

    Felder: Spalten a bis h von links, Reihen 1 bis 8 von oben. Das erste
    Feld ist das linke in der obersten Reihe des Plättchens. Ungedreht:
      I      O    T     S     Z     L    J
      ####   ##   ###   .##   ##.   #.   .#
             ##   .#.   ##.   .##   #.   .#
                                    ##   ##
    Wege müssen mit einer Seite an deine Wege oder den Eingang stoßen. Gehege
    dürfen überall liegen. In der Auslage liegt ein Plättchen mehr, als
    Spieler dabei sind. Symbole: Besucher ziehen oder versetzen, Gehege
    verlegen oder tauschen, den Bus nehmen und die nächste Runde beginnen.

    Passt kein Plättchen, scheidest du aus. Am Ende bringt jeder Besucher
    1 Punkt für jede Seite an einem Gehege. Experten: 2 Punkte für sein
    Lieblingsgehege (Blau: Wasser, Gelb: Vivarium, Grün: Gras, Rot: alle).

wonderzoo-line-plan = { $seat }
wonderzoo-line-legend = G Gras, V Vivarium, W Wasser, P Weg, E Eingang, ### Hindernis, . frei; Besucher auf einem Weg: (r) rot, (b) blau, (y) gelb, (g) grün
wonderzoo-line-zoo = { $seat }: { wonderzoo-some-points }, { $tiles } Plättchen, { wonderzoo-some-visitors }, freie Wegfelder: { $free }{ $bus ->
    [yes] , Bus
   *[no] {""}
}{ $state ->
    [out] , ausgeschieden
    [passed] , gepasst
   *[in] {""}
}
wonderzoo-line-round = { $round ->
    [0] Vor der ersten Runde.
   *[other] Runde { $round }.
} In den Beuteln: { $bag } Plättchen, { wonderzoo-some-visitors }.
# Ein Plättchen der Auslage in wenigen Worten.
wonderzoo-line-tile = { $tile } { $shape } { wonderzoo-kind }, { wonderzoo-icon }{ $fits ->
    [yes] {""}
   *[no] {" "}(passt nirgends)
}
wonderzoo-line-display = Auslage: { $tiles }
wonderzoo-line-hand = Genommenes Plättchen: { $tile }
wonderzoo-line-turns = Vierteldrehungen; @ ist das Feld, das du eingibst:
wonderzoo-line-visitors = Besucher zum Aufstellen: { $visitors }
wonderzoo-line-moves = Noch zu versetzen: { $moves }
wonderzoo-line-waiting = In dieser Runde noch: { $names }
wonderzoo-line-places = Beste Orte von { $count }: { $places }
wonderzoo-line-to-move = Am Zug: { $seat }

# Dasselbe für alle, die zuhören.
wonderzoo-tell-zoo = { $seat }: { wonderzoo-some-points }, { $tiles } Plättchen, { wonderzoo-some-visitors }, freie Wegfelder: { $free }{ $bus ->
    [yes] , mit dem Bus
   *[no] {""}
}{ $state ->
    [out] , ausgeschieden
    [passed] , gepasst
   *[in] {""}
}
wonderzoo-tell-tile = { $seat }: { $tile }, { wonderzoo-kind }, { wonderzoo-shape }, bei { $at }
wonderzoo-tell-visitor = { $seat }: { wonderzoo-a-visitor } auf { $cell }, { wonderzoo-some-points }
# $visitors sind die Felder der Besucher, jedes mit seinen Punkten.
wonderzoo-tell-score = { $seat }, Besucher: { $visitors }. Gesamt: { $points }

## Die Seite

# Was zu entscheiden ist. $visitors ist die Zahl der Besucher in der Hand, $moves die der übrigen Versetzungen.
wonderzoo-prompt = { $phase ->
    [entrance] Leg deinen Eingang an den Rand deines Spielplans.
    [pick] Nimm ein Plättchen.
    [place] Leg dein Plättchen: { wonderzoo-kind }, { wonderzoo-shape }.
    [icon] Willst du das Symbol nutzen ({ wonderzoo-icon })?
    [visitor] { $visitors ->
        [one] Stell deinen Besucher auf ein freies Wegfeld.
       *[other] Stell deine { $visitors } Besucher auf freie Wegfelder.
    }
    [move] { $moves ->
        [one] Versetz einen Besucher oder hör auf.
       *[other] Versetz bis zu { $moves } Besucher oder hör auf.
    }
    [swap] Wähle ein Gehege, das du verlegen oder tauschen willst.
   *[other] { $phase }
}
# Wie es geht, neben dem Spielplan. $taken ist yes, sobald ein Besucher oder ein Gehege gewählt ist.
wonderzoo-how = { $phase ->
    [entrance] Wähle einen Ort am Rand. Ein Klick auf das Plättchen dreht es.
    [pick] Wähle eines der Plättchen.
    [place] Wähle einen Ort. Ein Klick auf das Plättchen dreht es.
    [icon] Dein Symbol: { wonderzoo-icon }.
    [visitor] Wähle ein Wegfeld. Die Zahlen sind Punkte.
    [move] { $taken ->
        [yes] Wähle jetzt ein freies Wegfeld.
       *[no] Wähle einen Besucher.
    }
    [swap] { $taken ->
        [yes] Wähle jetzt einen Ort oder ein Gehege derselben Form.
       *[no] Wähle ein Gehege.
    }
   *[other] { $phase }
}
wonderzoo-doing = { $phase ->
    [entrance] { $seat } legt den Eingang.
    [pick] { $seat } wählt ein Plättchen.
    [place] { $seat } legt ein Plättchen.
    [icon] { $seat } entscheidet über das Symbol: { wonderzoo-icon }.
    [visitor] { $seat } stellt einen Besucher auf.
    [move] { $seat } versetzt Besucher.
    [swap] { $seat } verlegt Gehege.
   *[other] { $seat }
}
wonderzoo-choice-pick = Nehmen: { wonderzoo-face }
# $turns ist die Zahl der Vierteldrehungen.
wonderzoo-turned = { $turns ->
    [0] {""}
    [1] , einmal gedreht
    [2] , zweimal gedreht
   *[other] , dreimal gedreht
}
wonderzoo-choice-place = { $entrance ->
    [yes] Eingang
   *[no] Plättchen
} auf { $cell }{ wonderzoo-turned }
wonderzoo-choice-visitor = Aufstellen: { wonderzoo-a-visitor } auf { $cell }
wonderzoo-choice-move = Versetzen: { wonderzoo-the-visitor } von { $from } nach { $to }
wonderzoo-choice-relocate = Verlegen: { wonderzoo-tile } auf { $cell }{ wonderzoo-turned }
wonderzoo-choice-exchange = Tauschen: { wonderzoo-kind } ({ $tile }) und { wonderzoo-other-kind } ({ $other_tile })
wonderzoo-choice-button = { $button ->
    [use] Symbol nutzen: { wonderzoo-icon }
    [skip] Symbol nicht nutzen
   *[stop] Nichts mehr versetzen
}
wonderzoo-button = { $button ->
    [use] Symbol nutzen
    [skip] Nicht nutzen
   *[stop] Aufhören
}
# $by ist eine Zahl mit Vorzeichen.
wonderzoo-gain-points = Punkte: { $by } ({ $after } statt { $before }).
wonderzoo-gain-none = Punkte: 0.
wonderzoo-gain-room = Noch mögliche Punkte: { $by }.
wonderzoo-reason-pick = { $kind ->
    [path] Mehr Platz für Besucher.
   *[other] Mehr Tiere zum Anschauen.
} Symbol: { wonderzoo-icon }.
wonderzoo-reason-use = Das Symbol kostet nichts: { wonderzoo-icon }.
wonderzoo-reason-keep = Dein Spielplan bleibt, wie er ist.
wonderzoo-reason-space = Deine Punkte bleiben vorerst gleich.
wonderzoo-display = Auslage
# Ein paar Buchstaben unter einem Plättchen.
wonderzoo-icon-short = { $icon ->
    [draw1] +1 Besucher
    [draw2] +2 Besucher
    [move1] 1 versetzen
    [move2] 2 versetzen
    [swap] Umbauen
    [bus] Bus
   *[other] { $icon }
}
wonderzoo-unfit = Passt nirgends: { $face }
wonderzoo-fits = { $fits ->
    [yes] passt
   *[no] passt nirgends
}
wonderzoo-bags = In den Beuteln
wonderzoo-tile-bag = Plättchen im Beutel: { $count }
wonderzoo-visitor-bag = Besucher im Beutel: { $count }
wonderzoo-sum = Summe
wonderzoo-icon-count = { wonderzoo-icon }: { $count }
wonderzoo-colour-count = { wonderzoo-colour }: { $count }
wonderzoo-colour-visitors = Besucher, { wonderzoo-colour }
wonderzoo-zoos = Zoos
wonderzoo-zoo-of = { $seat_you ->
    [yes] Dein Zoo
   *[other] Zoo: { $seat }
}
wonderzoo-open-zoo = Diesen Zoo groß zeigen
wonderzoo-legend = Die Zahl an einem Besucher zeigt seine Punkte.
wonderzoo-bus-of = { $seat_you ->
    [yes] Du hast den Bus.
   *[other] { $seat } hat den Bus.
}
wonderzoo-state = { $state ->
    [out] ausgeschieden
   *[passed] gepasst
}
# Wann jemand in dieser Runde am Zug ist.
wonderzoo-place = { $place ->
    [1] jetzt
    [2] als Nächstes
   *[other] als { $place }. in dieser Runde
}
wonderzoo-rotate = Plättchen drehen: { wonderzoo-kind }, { wonderzoo-shape }
wonderzoo-in-hand = Besucher zum Aufstellen, { wonderzoo-colour }: { $count }
wonderzoo-take-tile = Aufnehmen: { wonderzoo-tile }
wonderzoo-take-visitor = Aufnehmen: { wonderzoo-the-visitor } auf { $cell }
wonderzoo-places = Orte auf deinem Spielplan
wonderzoo-cell = { $kind ->
    [free] frei
    [obstacle] Hindernis
   *[other] { wonderzoo-kind } { $tile }
}{ $colour ->
    [none] {""}
   *[other] , { wonderzoo-a-visitor }
}
wonderzoo-round = { $round ->
    [0] Vor der ersten Runde.
   *[other] Runde { $round }.
}
wonderzoo-column = { $column ->
    [points] Punkte
    [visitors] Besucher
    [tiles] Plättchen
    [free] Freie Wegfelder
   *[turn] Am Zug
}
wonderzoo-no-sides = keine Tiere daneben
wonderzoo-board = { $board ->
    [easy] Leichte Seite
   *[other] Schwere Seite { $board }
}
