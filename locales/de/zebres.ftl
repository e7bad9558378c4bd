### Drôles de Zèbres.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“), daher „Ada: …“ statt eines Verbs, das sich anpassen müsste.
### $animal ist gazelle, zebra, crocodile, elephant oder lion. $square ist „04“: Zeile 0, Spalte 4.

zebres-tagline = Zwei Ranger, sechs Gebiete, dreißig Tiere und ein Löwe, vor dem sich fast alle fürchten.

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

zebres-event-first = { $seat }: die Ehre, das Spiel mit dem Aufstellen des Wildhüters zu eröffnen.
zebres-event-guardian = { $seat }: Wildhüter auf Position { $position }, mit Blick auf { zebres-line }.
zebres-event-placed = { $seat }: { zebres-animal } auf { $square }{ $hidden ->
    [yes] , verdeckt wegen des Löwen nebenan
   *[no] { "" }
}.
zebres-event-hides = { $seat }: { $animal ->
    [gazelle] Die { zebres-animal }
    [elephant] Der { zebres-animal }
    [lion] Der { zebres-animal }
   *[other] Das { zebres-animal }
} auf { $square } erschrickt, versteckt sich und liegt nun verdeckt.
zebres-event-flees = { $seat }: Die Gazelle auf { $square } flieht zurück auf die Hand.
zebres-event-swapped = { $seat }: Das Krokodil stürzt sich von { $from } auf { $to }, die Gazelle springt den umgekehrten Weg{ $hidden ->
    [yes] {" "}und versteckt sich verdeckt vor dem Löwen, den sie dort antrifft
   *[no] { "" }
}.
zebres-event-declined = { $seat }: Das Krokodil bleibt, wo es ist.
zebres-event-inaugurated = { $seat }: Gebiet { $territory } ist als erstes voll, das bringt das Einweihungsplättchen und 5 Punkte.
zebres-event-walked = { $seat }: Wildhüter { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} weiter auf Position { $position }, mit Blick auf { zebres-line }.
zebres-event-again = { $seat }: noch ein Zug, denn die Gegenseite hat kein Tier mehr.
zebres-event-over = Die Savanne ist voll: Das Spiel ist zu Ende.

## Ablehnungen

# $expected ist das, was jetzt zu entscheiden ist.
zebres-illegal-wrong-phase = { $expected ->
    [place_guardian] Zuerst muss der Wildhüter aufgestellt werden: Tippe g und eine Position, etwa g12.
    [place_animal] Jetzt muss ein Tier gesetzt werden: Tippe Buchstabe, Zeile und Spalte, etwa E04.
    [crocodile_swap] Jetzt ist das Krokodil dran: Tippe > und das Feld einer Gazelle, etwa >34, oder einen Punkt (.), damit es bleibt.
    [move_guardian] Jetzt muss der Wildhüter weitergehen: Tippe + und die Zahl der Schritte, etwa +3.
   *[other] Das ist jetzt nicht zu entscheiden.
}
zebres-illegal-not-in-hand = Du hast { $animal ->
    [gazelle] keine Gazelle
    [zebra] kein Zebra
    [crocodile] kein Krokodil
    [elephant] keinen Elefanten
    [lion] keinen Löwen
   *[other] kein Tier der Art { $animal }
} mehr auf der Hand.
zebres-illegal-occupied = Feld { $square } ist schon besetzt.
zebres-illegal-not-on-line = Feld { $square } liegt nicht in { zebres-line }, auf die der Wildhüter blickt.
zebres-illegal-not-a-neighbour = Feld { $square } liegt nicht neben dem Krokodil.
zebres-illegal-no-river = Feld { $square } liegt im selben Gebiet wie das Krokodil: Dazwischen fließt kein Fluss.
zebres-illegal-no-gazelle = Auf Feld { $square } steht keine Gazelle.
zebres-illegal-gazelle-hidden = Die Gazelle auf { $square } liegt verdeckt: Das Krokodil sieht sie nicht.
zebres-illegal-already-swapped = Die Gazelle auf { $square } ist in diesem Zug schon gesprungen: Das Krokodil braucht eine andere.
zebres-illegal-line-full = Der Wildhüter muss mit Blick auf ein freies Feld stehen bleiben, aber { zebres-line } ist voll.
zebres-illegal-too-far = { $steps ->
    [one] { $steps } Schritt geht
   *[other] { $steps } Schritte gehen
} nicht: Der Wildhüter macht 1, 2 oder 3, solange in einer dieser Reihen Platz ist.
zebres-illegal-not-first-free = Die nächsten drei Reihen sind voll: Der Wildhüter muss genau { $needed } Schritte bis zur ersten Reihe mit Platz gehen, nicht { $steps }.

## Was jetzt zu tun ist

zebres-phase = { $phase ->
    [choose_first] Der Zufall entscheidet, wer beginnt.
    [place_guardian] Stelle den Wildhüter irgendwo auf den Weg um den Plan: Tippe g und eine Position von 0 bis 21, etwa g12.
    [place_animal] Setze ein Tier auf ein freies Feld der Reihe, auf die der Wildhüter blickt: Tippe Buchstabe, Zeile und Spalte, etwa E04.
    [crocodile_swap] Tausche das Krokodil mit einer Gazelle jenseits eines Flusses: Tippe > und ihr Feld, etwa >34, oder einen Punkt (.), damit es bleibt.
    [move_guardian] Führe den Wildhüter im Uhrzeigersinn zu einer Reihe mit Platz: Tippe + und die Zahl der Schritte, etwa +3.
    [over] Die Savanne ist voll, das Spiel ist zu Ende.
   *[other] { $phase }
}

## Optionen

zebres-option-board = Der Spielplan: standard oder president, ein Werbeplan mit anders geschnittenen Gebieten.
zebres-option-first_player = Wer das Spiel mit dem Wildhüter eröffnet: random überlässt es dem Zufall, ein genannter Platz legt es fest.
zebres-option-hidden_gazelle = Was eine verdeckte Gazelle tut, wenn ein weiterer Löwe neben sie kommt: Bei flees kehrt sie auf die Hand zurück, bei stays bleibt sie verdeckt liegen.

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
zebres-option-first_player-name = Wer beginnt
zebres-option-first_player-value = { $value ->
    [random] Der Zufall entscheidet
    [0] Platz 1
    [1] Platz 2
   *[other] { $value }
}
zebres-option-first_player-note = { $value ->
    [random] Der Zufall entscheidet, wer das Spiel mit dem Wildhüter eröffnet.
    [0] Platz 1 eröffnet das Spiel mit dem Wildhüter. Wer den Tisch aufmacht, sitzt dort.
    [1] Platz 2 eröffnet das Spiel mit dem Wildhüter.
   *[other] { $value }
}
zebres-option-hidden_gazelle-name = Verdeckte Gazelle
zebres-option-hidden_gazelle-value = { $value ->
    [flees] flieht
    [stays] bleibt
   *[other] { $value }
}
zebres-option-hidden_gazelle-note = { $value ->
    [flees] Kommt ein weiterer Löwe neben sie, kehrt sie auf die Hand zurück.
    [stays] Kommt ein weiterer Löwe neben sie, bleibt sie verdeckt liegen.
   *[other] { $value }
}

## Hilfe. Höchstens 30 Zeilen mit höchstens 76 Spalten.

zebres-help =
    Zwei Ranger verteilen ihre Tiere in einer Savanne mit 30 Feldern: Zeilen 0
    bis 4, Spalten 0 bis 5. Flüsse teilen sie in sechs Gebiete, A bis F. Wer am
    Ende in einem Gebiet mehr Plättchen hat, bekommt die Punkte aller offenen
    Tiere darin, auch der fremden.

    Wer beginnt, stellt nur den Wildhüter auf den Weg um den Plan (Positionen 0
    bis 21, im Uhrzeigersinn von der Ecke oben links).
      g12    Wildhüter auf Position 12
    Dann geht es abwechselnd weiter, die Gegenseite zuerst. In deinem Zug:
    1. Setze ein Tier auf ein freies Feld der Zeile oder Spalte, auf die der
       Wildhüter blickt.
      E04    Elefant auf Zeile 0, Spalte 4
    2. Führe den Wildhüter 1, 2 oder 3 Schritte im Uhrzeigersinn zu einer Reihe
       mit freiem Feld. Sind alle drei voll, geht er zur ersten mit Platz.
      +3     Wildhüter drei Schritte weiter

    G  Gazelle   je 6, Wert 2. Ein Löwe, der daneben kommt, schickt sie zurück
                 auf die Hand.
    Z  Zebra     je 5, Wert 6. Ein Löwe, der daneben kommt, dreht es um.
    C  Krokodil  je 2, Wert 0. Frisch gesetzt darf es mit einer offenen Gazelle
                 jenseits eines Flusses tauschen, danach mit einer weiteren usw.
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
zebres-over-early = Die Partie ist zu Ende; die Savanne ist nicht voll.
zebres-hand = { $seat }, auf der Hand
zebres-hand-list = { $seat }, auf der Hand: { $animals }
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
    [choose_first] Das Los entscheidet, wer beginnt.
    [place_guardian] Stell den Wildhüter vor die Zeile oder Spalte, mit der es losgeht.
    [place_animal] Setz ein Tier auf ein freies Feld in { zebres-line }.
    [crocodile_swap] Das Krokodil darf mit einer Gazelle jenseits eines Flusses tauschen.
    [move_guardian] Lass den Wildhüter zu einer Reihe mit freien Feldern weitergehen.
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
zebres-choice-swap = Krokodil tauscht mit der Gazelle auf { $square }
zebres-choice-stay = Das Krokodil bleibt
zebres-choice-walk = Wildhüter { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} weiter, vor { zebres-line }
zebres-would-lead = Gebiet { $territory } ginge an { $seat }, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
zebres-would-open = Gebiet { $territory } gehörte niemandem; { $points ->
    [one] { $points } Punkt wäre
   *[other] { $points } Punkte wären
} zu holen.
zebres-pts = { $points ->
    [one] Punkt
   *[other] Punkte
}
zebres-worth = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
zebres-pile = { $seat }: { zebres-animals } auf der Hand, je { $points } wert
zebres-about = { $animal ->
    [gazelle] Gazelle
    [zebra] Zebra
    [crocodile] Krokodil
    [elephant] Elefant
    [lion] Löwe
   *[other] { $animal }
} von { $seat }, { $hidden ->
    [yes] verdeckt und nichts wert
   *[no] { $points } wert
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
zebres-at-gazelle = Mit der Gazelle auf Feld { $square } tauschen, Gebiet { $territory }: { $seat }
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
