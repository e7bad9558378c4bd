### Drôles de Zèbres.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“), daher „Ada: …“ statt eines Verbs, das sich anpassen müsste.
### $animal ist gazelle, zebra, crocodile, elephant oder lion. $square ist „04“: Zeile 0, Spalte 4.

zebres-tagline = Ein Duell um sechs Gebiete: dreißig Tiere, und vor dem Löwen zittern fast alle.

## Das Material

zebres-animal = { $animal ->
    [gazelle] Gazelle
    [zebra] Zebra
    [crocodile] Krokodil
    [elephant] Elefant
    [lion] Löwe
   *[other] { $animal }
}
zebres-animals = { $count } { $animal ->
    [gazelle] { $count ->
        [one] Gazelle
       *[other] Gazellen
    }
    [zebra] { $count ->
        [one] Zebra
       *[other] Zebras
    }
    [crocodile] { $count ->
        [one] Krokodil
       *[other] Krokodile
    }
    [elephant] { $count ->
        [one] Elefant
       *[other] Elefanten
    }
    [lion] { $count ->
        [one] Löwe
       *[other] Löwen
    }
   *[other] { $animal }
}
zebres-line = { $line ->
    [column] Spalte { $number }
   *[row] Zeile { $number }
}

## Ereignisse

zebres-event-first = Startspieler: { $seat }. Zuerst wird der Wildhüter aufgestellt.
zebres-event-guardian = { $seat }: Wildhüter auf Position { $position }, Blick auf { zebres-line }.
zebres-event-placed = { $seat }: { zebres-animal } auf { $square }{ $hidden ->
    [yes] , verdeckt wegen des Löwen nebenan
   *[no] { "" }
}.
zebres-event-hides = { $seat }: { $animal ->
    [gazelle] Die { zebres-animal }
    [elephant] Der { zebres-animal }
    [lion] Der { zebres-animal }
   *[other] Das { zebres-animal }
} auf { $square } erschrickt und liegt nun verdeckt.
zebres-event-flees = { $seat }: Die Gazelle auf { $square } flieht zurück in den Vorrat.
zebres-event-swapped = { $seat }: Krokodil von { $from } nach { $to }, die Gazelle dafür nach { $from }{ $hidden ->
    [yes] , wo sie sich vor einem Löwen verdeckt
   *[no] { "" }
}.
zebres-event-declined = { $seat }: kein Tausch, das Krokodil bleibt stehen.
zebres-event-inaugurated = { $seat }: Gebiet { $territory } als erstes gefüllt. Das bringt das Einweihungsplättchen, 5 Punkte.
zebres-event-walked = { $seat }: Wildhüter { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} weiter auf Position { $position }, Blick auf { zebres-line }.
zebres-event-again = { $seat }: noch ein Zug, denn das Gegenüber hat keine Tiere mehr.
zebres-event-over = Die Savanne ist voll. Die Partie ist zu Ende.

## Ablehnungen

# $expected ist das, was jetzt zu entscheiden ist.
zebres-illegal-wrong-phase = { $expected ->
    [place_guardian] Zuerst muss der Wildhüter aufgestellt werden. Gib g und eine Position ein, etwa g12.
    [place_animal] Jetzt muss ein Tier gesetzt werden. Gib Buchstabe, Zeile und Spalte ein, etwa E04.
    [crocodile_swap] Jetzt ist das Krokodil dran. Gib > und das Feld einer Gazelle ein, etwa >34, oder einen Punkt (.), damit es stehen bleibt.
    [move_guardian] Jetzt muss der Wildhüter weitergehen. Gib + und die Zahl der Schritte ein, etwa +3.
   *[other] Das geht jetzt nicht.
}
zebres-illegal-not-in-hand = Du hast { $animal ->
    [gazelle] keine Gazelle
    [zebra] kein Zebra
    [crocodile] kein Krokodil
    [elephant] keinen Elefanten
    [lion] keinen Löwen
   *[other] kein Tier der Art { $animal }
} mehr im Vorrat.
zebres-illegal-occupied = Feld { $square } ist schon besetzt.
zebres-illegal-not-on-line = Feld { $square } liegt nicht in { zebres-line }, auf die der Wildhüter blickt.
zebres-illegal-not-a-neighbour = Feld { $square } liegt nicht neben dem Krokodil.
zebres-illegal-no-river = Feld { $square } liegt im selben Gebiet wie das Krokodil: Dazwischen fließt kein Fluss.
zebres-illegal-no-gazelle = Auf Feld { $square } steht keine Gazelle.
zebres-illegal-gazelle-hidden = Die Gazelle auf { $square } liegt verdeckt: Das Krokodil sieht sie nicht.
zebres-illegal-already-swapped = Mit der Gazelle auf { $square } hat das Krokodil in diesem Zug schon getauscht. Es braucht eine andere.
zebres-illegal-line-full = Der Wildhüter muss vor einer Reihe mit freiem Feld stehen bleiben, aber { zebres-line } ist voll.
zebres-illegal-too-far = { $steps ->
    [one] { $steps } Schritt geht
   *[other] { $steps } Schritte gehen
} nicht: Der Wildhüter macht 1, 2 oder 3, solange in einer dieser Reihen Platz ist.
zebres-illegal-not-first-free = Die nächsten drei Reihen sind voll. Der Wildhüter muss genau { $needed } Schritte bis zur ersten Reihe mit Platz gehen, nicht { $steps }.

## Was jetzt zu tun ist

zebres-phase = { $phase ->
    [choose_first] Der Startspieler wird ausgelost.
    [place_guardian] Stell den Wildhüter irgendwo auf den Weg um den Spielplan: Gib g und eine Position von 0 bis 21 ein, etwa g12.
    [place_animal] Setz ein Tier auf ein freies Feld der Reihe, auf die der Wildhüter blickt: Gib Buchstabe, Zeile und Spalte ein, etwa E04.
    [crocodile_swap] Tausch das Krokodil mit einer Gazelle am anderen Ufer: Gib > und ihr Feld ein, etwa >34, oder einen Punkt (.), damit es stehen bleibt.
    [move_guardian] Schick den Wildhüter im Uhrzeigersinn zu einer Reihe mit Platz: Gib + und die Zahl der Schritte ein, etwa +3.
    [over] Die Savanne ist voll. Die Partie ist zu Ende.
   *[other] { $phase }
}

## Optionen

zebres-option-board = Spielplan: standard oder president, ein Werbeplan mit anders geschnittenen Gebieten.
zebres-option-first_player = Startspieler: random lost ihn aus, eine Platznummer legt ihn fest.
zebres-option-hidden_gazelle = Verdeckte Gazelle, neben die ein weiterer Löwe kommt: Bei flees flieht sie in den Vorrat, bei stays bleibt sie verdeckt liegen.

# Dasselbe für die Seite: der Name einer Option, ihre Werte, und was jeder bedeutet.
zebres-option-board-name = Spielplan
zebres-option-board-value = { $value ->
    [standard] Normal
    [president] Präsident
   *[other] { $value }
}
zebres-option-board-note = { $value ->
    [standard] Der Spielplan aus der Schachtel.
    [president] Ein Werbeplan mit anders geschnittenen Gebieten.
   *[other] { $value }
}
zebres-option-first_player-name = Startspieler
zebres-option-first_player-value = { $value ->
    [random] zufällig
    [0] Platz 1
    [1] Platz 2
   *[other] { $value }
}
zebres-option-first_player-note = { $value ->
    [random] Ausgelost wird, wer den Wildhüter aufstellt.
    [0] Platz 1 stellt den Wildhüter auf. Dort sitzt, wer den Tisch eröffnet.
    [1] Platz 2 stellt den Wildhüter auf.
   *[other] { $value }
}
zebres-option-hidden_gazelle-name = Verdeckte Gazelle
zebres-option-hidden_gazelle-value = { $value ->
    [flees] flieht
    [stays] bleibt
   *[other] { $value }
}
zebres-option-hidden_gazelle-note = { $value ->
    [flees] Kommt ein weiterer Löwe neben sie, flieht sie in den Vorrat.
    [stays] Kommt ein weiterer Löwe neben sie, bleibt sie verdeckt liegen.
   *[other] { $value }
}

## Hilfe. Höchstens 30 Zeilen mit höchstens 76 Spalten.

zebres-help =
    Zu zweit verteilt ihr eure Tiere in einer Savanne mit 30 Feldern: Zeilen 0
    bis 4, Spalten 0 bis 5. Flüsse teilen sie in sechs Gebiete, A bis F. Wer am
    Ende in einem Gebiet mehr Plättchen hat, bekommt die Punkte aller offenen
    Tiere darin, auch der fremden.

    Der Startspieler stellt nur den Wildhüter auf den Weg um den Plan
    (Positionen 0 bis 21, im Uhrzeigersinn von der Ecke oben links).
      g12    Wildhüter auf Position 12
    Dann geht es abwechselnd weiter, das Gegenüber zuerst. In deinem Zug:
    1. Setz ein Tier auf ein freies Feld der Zeile oder Spalte, auf die der
       Wildhüter blickt.
      E04    Elefant auf Zeile 0, Spalte 4
    2. Schick den Wildhüter 1, 2 oder 3 Schritte im Uhrzeigersinn zu einer
       Reihe mit freiem Feld. Sind alle drei voll, geht er zur ersten mit Platz.
      +3     Wildhüter drei Schritte weiter

    G  Gazelle   je 6, Wert 2. Ein Löwe, der daneben kommt, schickt sie zurück
                 in den Vorrat.
    Z  Zebra     je 5, Wert 6. Ein Löwe, der daneben kommt, dreht es um.
    C  Krokodil  je 2, Wert 0. Frisch gesetzt darf es mit einer offenen Gazelle
                 am anderen Ufer tauschen, danach mit einer weiteren usw.
      >34    Tausch mit der Gazelle auf 34; ein Punkt (.) lässt es stehen
    E  Elefant   je 1, Wert 5. Fürchtet niemanden.
    L  Löwe      je 1, Wert 1. Bleibt stehen. Gazellen und Zebras, die später
                 daneben kommen, liegen verdeckt.
    „Daneben“ heißt oben, unten, links oder rechts, Fluss hin oder her.
    Verdeckte Plättchen sind nichts wert, zählen aber für die Mehrheit. Wer das
    erste Gebiet füllt, nimmt das Einweihungsplättchen, Wert 5. Ist der Plan
    voll, gewinnt die höhere Summe.

## Das Bild

zebres-territory-tokens = Gebiet { $territory }, { $seat }: { $tokens }
zebres-territory-free = Gebiet { $territory }, frei: { $squares }
zebres-token = { zebres-animal }{ $hidden ->
    [yes] {" "}{ zebres-face-down }
   *[no] { "" }
} auf { $square }
zebres-guardian-at = Wildhüter auf { $position }, mit Blick auf { zebres-line }
zebres-guardian-waits = Wildhüter: noch nicht aufgestellt
zebres-line-free = Freie Felder in { zebres-line }: { $squares }
zebres-crocodile-may = Das Krokodil auf { $square } darf tauschen
zebres-crocodile-moved = Schon gesprungene Gazellen: { $squares }
zebres-to-move = Am Zug: { $seat }
zebres-over-early = Die Partie ist zu Ende, bevor die Savanne voll ist.
zebres-hand = { $seat }, Vorrat
zebres-hand-list = { $seat }, Vorrat: { $animals }
zebres-nothing = nichts
zebres-face-down = verdeckt
zebres-inauguration-free = Einweihungsplättchen: noch zu gewinnen
zebres-inauguration-held = Einweihungsplättchen: { $seat }
zebres-key-river = Doppelte Linien sind Flüsse, die Grenzen der Gebiete a bis f.
zebres-key-token = { $one } und { $two } zeigen, wem das Plättchen gehört; * liegt verdeckt.
zebres-score-territory = Gebiet { $territory }: { $seat }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zebres-score-open = Gebiet { $territory }: niemand hat die Mehrheit
zebres-score-inauguration = Einweihungsplättchen: { $seat }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Die Seite

zebres-prompt = { $phase ->
    [choose_first] Der Startspieler wird ausgelost.
    [place_guardian] Stell den Wildhüter vor eine beliebige Zeile oder Spalte.
    [place_animal] Setz ein Tier auf ein freies Feld in { zebres-line }.
    [crocodile_swap] Das Krokodil darf mit einer Gazelle am anderen Ufer tauschen.
    [move_guardian] Schick den Wildhüter zu einer Reihe mit freiem Feld.
    [over] Die Savanne ist voll.
   *[other] { $phase }
}
zebres-choice-guardian = Wildhüter vor { zebres-line }
zebres-choice-place = { $animal ->
    [gazelle] Gazelle
    [zebra] Zebra
    [crocodile] Krokodil
    [elephant] Elefant
    [lion] Löwe
   *[other] { $animal }
} auf { $square }
zebres-choice-swap = Tauschen mit der Gazelle auf { $square }
zebres-choice-stay = Nicht tauschen
zebres-choice-walk = Wildhüter { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} weiter, vor { zebres-line }
zebres-would-lead = Gebiet { $territory } ginge an { $seat }, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
zebres-would-open = Gebiet { $territory } wäre noch offen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zu holen.
zebres-pts = { $points ->
    [one] Punkt
   *[other] Punkte
}
zebres-worth = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
zebres-pile = { $seat }: { zebres-animals } im Vorrat, Wert { $points }
zebres-about = { $animal ->
    [gazelle] Gazelle
    [zebra] Zebra
    [crocodile] Krokodil
    [elephant] Elefant
    [lion] Löwe
   *[other] { $animal }
} ({ $seat }), { $hidden ->
    [yes] verdeckt, ohne Wert
   *[no] Wert { $points }
}
zebres-at-free = Feld { $square }, Gebiet { $territory }, frei
zebres-at-place = { $animal ->
    [gazelle] Gazelle
    [zebra] Zebra
    [crocodile] Krokodil
    [elephant] Elefant
    [lion] Löwe
   *[other] { $animal }
} auf Feld { $square } setzen, Gebiet { $territory }
zebres-at-gazelle = Mit der Gazelle auf Feld { $square } tauschen, Gebiet { $territory } ({ $seat })
zebres-cell = { $territory }: { zebres-animal }, { $seat }{ $hidden ->
    [yes] , { zebres-face-down }
   *[no] { "" }
}
zebres-cell-free = { $territory }: frei
zebres-medal = Einweihungsplättchen: 5 Punkte für das erste volle Gebiet
zebres-reasons-territory = Gebiet
zebres-reasons-tokens = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
zebres-reasons-medal = Einweihung
zebres-reasons-total = Summe
zebres-keys-animals = Ein Tier auswählen
