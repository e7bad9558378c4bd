### Zooloretto.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“), daher „Ada: …“ statt eines Verbs, das sich richten müsste.
### $name ist flamingo, camel und so weiter, snack, kiosk, barrow oder popcorn, oder coin; $kind ist plain, male, female,
### father, mother oder baby, oder stall oder coin. $place ist E4, E5, E6, X1, X2 oder B, der Stall.

zooloretto-tagline = Die Tiere kommen mit dem Lastwagen: Gehege füllen, Stall leer halten.

## Components

zooloretto-species = { $name ->
    [flamingo] Flamingo
    [camel] Kamel
    [leopard] Leopard
    [elephant] Elefant
    [panda] Panda
    [chimpanzee] Schimpanse
    [zebra] Zebra
    [kangaroo] Känguru
   *[other] { $name }
}
zooloretto-species-plural = { $name ->
    [flamingo] Flamingos
    [camel] Kamele
    [leopard] Leoparden
    [elephant] Elefanten
    [panda] Pandas
    [chimpanzee] Schimpansen
    [zebra] Zebras
    [kangaroo] Kängurus
   *[other] { $name }
}
# Der erste Teil eines zusammengesetzten Wortes.
zooloretto-of-species = { $name ->
    [leopard] Leoparden
    [elephant] Elefanten
    [chimpanzee] Schimpansen
   *[other] { zooloretto-species }
}
zooloretto-stall = { $name ->
    [snack] Imbisswagen
    [kiosk] runder Kiosk
    [barrow] Obstkarren
    [popcorn] Popcornstand
   *[other] { $name }
}
zooloretto-stall-plural = { $name ->
    [snack] Imbisswagen
    [kiosk] runde Kioske
    [barrow] Obstkarren
    [popcorn] Popcornstände
   *[other] { $name }
}
zooloretto-tile = { $kind ->
    [male] { zooloretto-of-species }männchen
    [female] { zooloretto-of-species }weibchen
    [father] { zooloretto-of-species }männchen mit Nachwuchs
    [mother] { zooloretto-of-species }weibchen mit Nachwuchs
    [baby] { zooloretto-of-species }junges
    [stall] { zooloretto-stall }
    [coin] Münze
   *[other] { zooloretto-species }
}
# Nach einem Verb: „zieht einen Panda“.
zooloretto-a-tile = { $kind ->
    [plain] { $name ->
        [camel] ein Kamel
        [leopard] einen Leoparden
        [elephant] einen Elefanten
        [chimpanzee] einen Schimpansen
        [zebra] ein Zebra
        [kangaroo] ein Känguru
       *[other] einen { zooloretto-species }
    }
    [stall] einen { $name ->
        [kiosk] runden Kiosk
       *[other] { zooloretto-stall }
    }
    [coin] eine Münze
   *[other] ein { zooloretto-tile }
}
zooloretto-tiles = { $count } { $kind ->
    [male] { zooloretto-of-species }männchen
    [female] { zooloretto-of-species }weibchen
    [father] { zooloretto-of-species }männchen mit Nachwuchs
    [mother] { zooloretto-of-species }weibchen mit Nachwuchs
    [baby] { $count ->
        [one] { zooloretto-of-species }junges
       *[other] { zooloretto-of-species }junge
    }
    [stall] { $count ->
        [one] { zooloretto-stall }
       *[other] { zooloretto-stall-plural }
    }
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $count ->
        [one] { zooloretto-species }
       *[other] { zooloretto-species-plural }
    }
}
zooloretto-animals = { $count } { $count ->
    [one] { zooloretto-species }
   *[other] { zooloretto-species-plural }
}
zooloretto-other-animals = { $other_count } { $other_name ->
    [flamingo] { $other_count ->
        [one] Flamingo
       *[other] Flamingos
    }
    [camel] { $other_count ->
        [one] Kamel
       *[other] Kamele
    }
    [leopard] { $other_count ->
        [one] Leopard
       *[other] Leoparden
    }
    [elephant] { $other_count ->
        [one] Elefant
       *[other] Elefanten
    }
    [panda] { $other_count ->
        [one] Panda
       *[other] Pandas
    }
    [chimpanzee] { $other_count ->
        [one] Schimpanse
       *[other] Schimpansen
    }
    [zebra] { $other_count ->
        [one] Zebra
       *[other] Zebras
    }
    [kangaroo] { $other_count ->
        [one] Känguru
       *[other] Kängurus
    }
   *[other] { $other_name }
}
zooloretto-some-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
zooloretto-place = { $place ->
    [E4] das Vierergehege
    [E5] das Fünfergehege
    [E6] das Sechsergehege
    [X1] die Erweiterung
    [X2] die zweite Erweiterung
    [B] der Stall
   *[other] { $place }
}
# Wo jemand ist.
zooloretto-in = { $place ->
    [E4] im Vierergehege
    [E5] im Fünfergehege
    [E6] im Sechsergehege
    [X1] in der Erweiterung
    [X2] in der zweiten Erweiterung
    [B] im Stall
   *[other] { $place }
}
# Wohin ein Tier kommt, wohin ein Stand, und wohin ein Plättchen, was immer es ist.
zooloretto-into = { $place ->
    [E4] ins Vierergehege
    [E5] ins Fünfergehege
    [E6] ins Sechsergehege
    [X1] in die Erweiterung
    [X2] in die zweite Erweiterung
    [B] in den Stall
   *[other] { $place }
}
zooloretto-next-to = { $place ->
    [E4] neben das Vierergehege
    [E5] neben das Fünfergehege
    [E6] neben das Sechsergehege
    [X1] neben die Erweiterung
    [X2] neben die zweite Erweiterung
    [B] in den Stall
   *[other] { $place }
}
zooloretto-towards = { $kind ->
    [stall] { zooloretto-next-to }
   *[other] { zooloretto-into }
}
# Wo ein Plättchen war, das umzieht: Tiere kommen nur aus dem Stall.
zooloretto-from = { $from ->
    [E4] vom Vierergehege
    [E5] vom Fünfergehege
    [E6] vom Sechsergehege
    [X1] von der Erweiterung
    [X2] von der zweiten Erweiterung
    [B] aus dem Stall
   *[other] { $from }
}

## Events

zooloretto-event-removed = Ohne { zooloretto-species-plural }.
zooloretto-event-first = { $seat }: beginnt, so will es der Zufall.
zooloretto-event-drew = { $seat }: zieht { zooloretto-a-tile }.
zooloretto-event-last-round = Das war das erste der letzten 15 Plättchen: Diese Runde ist die letzte.
zooloretto-event-loaded = { $seat }: lädt { zooloretto-a-tile } auf Lastwagen { $truck }.
zooloretto-event-took = { $seat }: nimmt Lastwagen { $truck }.
zooloretto-event-coins = { $seat }: findet darauf { zooloretto-some-coins }.
zooloretto-event-placed = { $seat }: bringt { zooloretto-a-tile } { zooloretto-towards }.
zooloretto-event-born = { $seat }: { $place ->
    [B] ein { zooloretto-of-species }junges ist geboren; das Gehege ist voll, also kommt es in den Stall.
   *[other] ein { zooloretto-of-species }junges ist { zooloretto-in } geboren.
}
# $bonus ist, was die Bank zahlen soll, $coins, was sie zahlen konnte.
zooloretto-event-filled = { $seat }: { zooloretto-place } ist voll{ $bonus ->
    [0] .
   *[other] { $coins ->
        [0] , aber die Bank hat dafür keine Münze.
       *[other] ; die Bank zahlt { zooloretto-some-coins }.
    }
}
zooloretto-event-moved = { $seat }: bringt { zooloretto-a-tile } { zooloretto-from } { zooloretto-towards }, für 1 Münze.
zooloretto-event-exchanged = { $seat }: für 1 Münze tauschen den Platz: { zooloretto-animals } { $from ->
    [E4] aus dem Vierergehege
    [E5] aus dem Fünfergehege
    [E6] aus dem Sechsergehege
    [X1] aus der Erweiterung
    [X2] aus der zweiten Erweiterung
    [B] aus dem Stall
   *[other] { $from }
} und { zooloretto-other-animals } { $place ->
    [E4] aus dem Vierergehege
    [E5] aus dem Fünfergehege
    [E6] aus dem Sechsergehege
    [X1] aus der Erweiterung
    [X2] aus der zweiten Erweiterung
    [B] aus dem Stall
   *[other] { $place }
}.
zooloretto-event-bought = { $seller_seat } → { $seat }: { zooloretto-tile }, für 2 Münzen gekauft, kommt { zooloretto-towards }.
zooloretto-event-discarded = { $seat }: gibt { zooloretto-a-tile } aus dem Stall und dem Spiel, für 2 Münzen.
zooloretto-event-expanded = { $seat }: öffnet { zooloretto-place }, für 3 Münzen.
zooloretto-event-stuck = { $seat }: hat in dieser Runde nichts mehr zu tun.
zooloretto-event-left = Noch auf Lastwagen { $truck } und damit aus dem Spiel: { zooloretto-tile }.
zooloretto-event-round = Die Lastwagen sind zurück. Es beginnt die neue Runde: { $seat }.
zooloretto-event-scored = { $seat }: { $enclosures } für Gehege, { $stalls } für Stände, { $barn } für den Stall: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { zooloretto-some-coins }.
zooloretto-event-over = Die Partie ist vorbei.

## Refusals

# $expected ist, was jetzt zu entscheiden ist.
zooloretto-illegal-wrong-phase = { $expected ->
    [turn] Ein Zug beginnt: Tippe draw, oder take und die Nummer eines Lastwagens, etwa take2, oder bezahle für etwas, etwa expand.
    [load] Zuerst kommt das gezogene Plättchen auf einen Lastwagen: Tippe > und seine Nummer, etwa >2.
    [unload] Zuerst wird der Lastwagen entladen: Tippe ein Plättchen, > und den Ort, etwa Zm>E5, oder Zm>B für den Stall.
   *[other] Das ist jetzt nicht zu entscheiden.
}
zooloretto-illegal-no-such-truck = Es gibt keinen Lastwagen { $truck }. Die Nummern stehen vor den Lastwagen in der Mitte.
zooloretto-illegal-truck-taken = Lastwagen { $truck } ist in dieser Runde schon vergeben. Wähle einen, der noch in der Mitte steht.
zooloretto-illegal-truck-full = Auf Lastwagen { $truck } ist kein Platz mehr frei. Wähle einen anderen.
zooloretto-illegal-truck-empty = Lastwagen { $truck } ist leer. Nur ein Lastwagen, auf dem etwas liegt, darf genommen werden.
zooloretto-illegal-no-room-on-trucks = Auf keinem Lastwagen ist Platz, also wird nicht gezogen. Nimm einen Lastwagen, oder bezahle für etwas.
zooloretto-illegal-no-tile-left = Es ist kein Plättchen mehr da. Nimm einen Lastwagen, oder bezahle für etwas.
zooloretto-illegal-trucks-only = Seit 100 Zügen hat niemand ein Plättchen gezogen oder einen Lastwagen genommen. Jetzt ist nur das noch möglich.
zooloretto-illegal-not-on-truck = Das ist nicht auf deinem Lastwagen: { zooloretto-tile }. Wähle eines der Plättchen darauf.
zooloretto-illegal-not-open = In deinem Zoo ist { zooloretto-place } nicht offen. Die nächste Erweiterung zu öffnen kostet 3 Münzen: Tippe expand.
zooloretto-illegal-no-second-extension = Eine zweite Erweiterung hat ein Zoo nur zu zweit. Wähle einen anderen Platz.
zooloretto-illegal-other-species = Nur { zooloretto-species-plural } dürfen noch { zooloretto-into }, denn dort leben schon welche. Ein leeres Gehege oder der Stall nimmt jedes Tier.
zooloretto-illegal-full = Es ist { zooloretto-in } kein Feld mehr frei. Der Stall nimmt jedes Tier.
zooloretto-illegal-no-stall-space = Hier ist kein Standplatz mehr frei: { zooloretto-place }. Der Stall nimmt jeden Stand.
zooloretto-illegal-too-expensive = Das kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, und du hast { $coins ->
    [0] keine
   *[other] { $coins }
}. Ein Plättchen zu ziehen oder einen Lastwagen zu nehmen kostet nichts.
zooloretto-illegal-not-in-barn = In diesem Stall ({ $seat }) ist kein solches Plättchen ({ zooloretto-tile }). Wähle eines der Plättchen, die darin sind.
zooloretto-illegal-own-barn = Aus dem eigenen Stall kauft man nicht. Etwas herauszubringen kostet 1 Münze: Tippe move:, was und wohin, etwa move:Zm>E5.
zooloretto-illegal-no-such-seat = Diesen Platz hat niemand. Nach dem @ kommt die Nummer, die vor dem Besitzer des Stalls steht.
zooloretto-illegal-animals-stay = Tiere verlassen ein Gehege nicht einzeln. Alle zusammen können mit anderen tauschen, für 1 Münze, etwa swap:E4-E5.
zooloretto-illegal-no-such-stall = Diesen Stand ({ zooloretto-stall }) gibt es hier nicht: { zooloretto-place }. Wähle einen der Stände in deinem Zoo.
zooloretto-illegal-same-place = Da ist es schon. Wähle einen anderen Ort.
zooloretto-illegal-nobody-there = Es lebt niemand { zooloretto-in }, also kann niemand tauschen. Ein Tier aus dem Stall kann dort einziehen, etwa mit move:Zm>E5.
zooloretto-illegal-not-in-own-barn = Diese Art ({ zooloretto-species }) ist nicht in deinem Stall. Tausche mit einer Art, die dort ist, oder mit einem anderen Gehege.
zooloretto-illegal-same-species = Beides sind { zooloretto-species-plural }. Nur verschiedene Arten können tauschen.
zooloretto-illegal-too-small = { $count ->
    [one] { $count } Tier passt
   *[other] { $count } Tiere passen
} nicht { zooloretto-into }.
zooloretto-illegal-no-extension-left = Alle Erweiterungen deines Zoos sind offen.
zooloretto-illegal-no-truck-loaded = Auf keinem Lastwagen in der Mitte liegt ein Plättchen. Zieh eins, oder bezahle für etwas.
zooloretto-illegal-nothing-to-move = Nichts in deinem Stall findet Platz, und kein Stand kann umziehen.
zooloretto-illegal-nothing-to-exchange = Keine zwei Gruppen von Tieren passen an den Platz der anderen.
zooloretto-illegal-nothing-to-buy = Die anderen Ställe sind leer: Es gibt nichts zu kaufen.
zooloretto-illegal-nothing-to-discard = Dein Stall ist leer: Es gibt nichts abzugeben.
zooloretto-illegal-no-such-draw = Das kann der Zufall jetzt nicht entscheiden.

## What to do now

zooloretto-phase = { $phase ->
    [choose_removed] Der Zufall entscheidet, welche Arten nicht mitspielen.
    [choose_first] Der Zufall entscheidet, wer beginnt.
    [turn] Tippe draw, um ein Plättchen aufzudecken, oder take und eine Nummer, etwa take2, um einen Lastwagen zu nehmen; damit ist die Runde für dich zu Ende. Mit Geld geht stattdessen move, swap, buy, discard oder expand.
    [reveal] Ein Plättchen wird aufgedeckt.
    [load] Lege das Plättchen auf einen Lastwagen, der noch Platz hat: Tippe > und seine Nummer, etwa >2.
    [unload] Finde einen Ort für die Plättchen deines Lastwagens, eines nach dem anderen: Tippe ein Plättchen, > und den Ort, etwa Zm>E5, oder Zm>B für den Stall.
    [over] Die Partie ist vorbei.
   *[other] { $phase }
}

## Options

# Einer der Namen einer Option, die eine Liste davon ist, nach $value.
zooloretto-option-removed-item = { $value ->
    [flamingo] Flamingo
    [camel] Kamel
    [leopard] Leopard
    [elephant] Elefant
    [panda] Panda
    [chimpanzee] Schimpanse
    [zebra] Zebra
    [kangaroo] Känguru
   *[other] { $value }
}

zooloretto-option-removed = Welche Arten nicht mitspielen: random überlässt es dem Zufall, eine Liste wie { "[\"camel\", \"panda\"]" } legt es fest. Bei zwei Spielern fehlen drei, bei dreien zwei, bei vieren eine, bei fünfen keine.
zooloretto-option-first = Wer beginnt: random überlässt es dem Zufall, ein Platz legt es fest.

# Dasselbe für die Seite: wie eine Option heißt, ihre Werte und was jeder bedeutet.
zooloretto-option-removed-name = Fehlende Arten
zooloretto-option-removed-value = { $value ->
    [random] Der Zufall entscheidet
   *[other] { $value }
}
zooloretto-option-removed-note = { $value ->
    [random] Der Zufall lässt bei zwei Spielern drei Arten weg, bei dreien zwei, bei vieren eine. Zu fünft spielen alle mit.
   *[other] Diese Arten fehlen, mit ihren Jungen.
}
zooloretto-option-first-name = Wer beginnt
zooloretto-option-first-value = { $value ->
    [random] Der Zufall entscheidet
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
    [3] Platz 4
    [4] Platz 5
   *[other] { $value }
}
zooloretto-option-first-note = { $value ->
    [random] Der Zufall entscheidet, wer den ersten Zug hat.
   *[other] Dieser Platz hat den ersten Zug.
}

## The terminal

# Hilfe: höchstens 30 Zeilen mit höchstens 76 Spalten.
zooloretto-help =
    Fülle deine Gehege, in jedem nur eine Art, und halte den Stall leer.
    In jedem Zug tust du eines von drei Dingen.
      draw        ein Plättchen ziehen und auf einen Lastwagen legen:  >2
      take2       Lastwagen 2 nehmen und alles darauf unterbringen:
                  Zm>E5  Zebramännchen, Fünfergehege     k>B  Kiosk, Stall
                  Münzen gehören dir sofort. Deine Runde ist zu Ende.
      oder bezahlen:
      move:Zm>E5  1 Münze: ein Tier aus dem Stall; auch Stände, move:k@E4>B
      swap:E4-E5  1 Münze: alle Tiere zweier Gehege tauschen den Platz
      swap:E5-P   1 Münze: ein Gehege mit allen Pandas aus dem Stall
      buy:Zm@2>E5 2 Münzen, eine davon dem Besitzer: aus dem Stall von Nr. 2
      discard:Zm  2 Münzen: ein Plättchen aus dem Stall kommt aus dem Spiel
      expand      3 Münzen: eine Erweiterung wird geöffnet

    F Flamingo  C Kamel  L Leopard  E Elefant  P Panda  A Schimpanse (Affe)
    Z Zebra  K Känguru   m Männchen  f Weibchen  m* f* haben Junge  b Junges
    s Imbisswagen  k runder Kiosk  b Obstkarren  p Popcornstand   $ Münze

    Männchen und Weibchen im selben Gehege bekommen ein Junges, je nur eines.
    Gehege              voll   eins frei   Münzen beim Füllen   Stände
    E4                     5           4                    1        2
    E5                     8           5                    2        1
    E6                    10           6                    0        1
    X1 (X2), Erweiterung   9           5                    1        1
    Ist mehr frei, zählt jedes Tier 1, wenn ein Stand daneben steht, sonst
    nichts. Jede Sorte Stand im Zoo +2; jede Sorte Stand und jede Art im
    Stall −2. Bei gleichen Punkten entscheiden die Münzen.
    Wird das erste der letzten 15 Plättchen gezogen, ist die Runde die letzte.

zooloretto-line-trucks = Lastwagen: { $trucks }
zooloretto-line-drawn = Gezogen: { $tile }, { zooloretto-tile }
zooloretto-line-stacks = { $main ->
    [0] Letzte Plättchen: { $end }
   *[other] Plättchen: { $main }, dann die letzten { $end }
}. Bank: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
zooloretto-line-last-round = Das ist die letzte Runde.
zooloretto-line-unseen = Noch nicht gezogen: { $tiles }
zooloretto-line-babies = Noch nicht geboren: { $tiles }
zooloretto-line-removed = Nicht dabei: { $names }
zooloretto-line-nothing = nichts
zooloretto-line-zoo = { $seat }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zooloretto-line-took = hat Lastwagen { $truck }
zooloretto-line-passed = für diese Runde fertig
zooloretto-line-closed = geschlossen
zooloretto-line-barn = Stall ({ $barn }): { $tiles }. Sorten von Ständen: { $stalls }
zooloretto-line-to-move = Am Zug: { $seat }
zooloretto-line-legend-animals = m Männchen, f Weibchen, m* und f* haben Nachwuchs, b Junges
zooloretto-line-legend-zoo = E4 [Z Zm ·] (k·) 2: Tiere und freie Felder, Stände, Punkte jetzt
zooloretto-line-legend-enclosures = Voll / eins frei / Münzen beim Füllen: { $enclosures }

# Dasselbe für alle, die zuhören.
zooloretto-tell-truck = Lastwagen { $truck }, { $slots ->
    [one] { $slots } Platz
   *[other] { $slots } Plätze
}: { $tiles }
zooloretto-tell-truck-taken = Lastwagen { $truck }: in dieser Runde vergeben, { $seat }; darauf: { $tiles }
zooloretto-tell-drawn = Gezogen: { zooloretto-tile }
zooloretto-tell-zoo = { $seat }, Nummer { $number }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zooloretto-tell-state = { $seat }: { $state }
zooloretto-tell-enclosure = { $seat }, { zooloretto-place }: { $tiles }; { $free ->
    [0] voll
    [one] { $free } Feld frei
   *[other] { $free } Felder frei
}; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Stände daneben: { $stalls }{ $stall_spaces ->
    [0] { "" }
    [one] , { $stall_spaces } Platz frei
   *[other] , { $stall_spaces } Plätze frei
}
# Was gedruckt ist, einmal für alle Zoos. $place ist, was man tippt.
zooloretto-tell-printed = { $place }, { zooloretto-place }: voll { $full } Punkte, mit einem freien Feld { $short }{ $bonus ->
    [0] { "" }
    [one] ; { $bonus } Münze fürs Füllen
   *[other] ; { $bonus } Münzen fürs Füllen
}
zooloretto-tell-closed = { $seat }: { $closed ->
    [one] noch { $closed } Erweiterung geschlossen
   *[other] noch { $closed } Erweiterungen geschlossen
}
zooloretto-tell-stalls = { $seat }, Sorten von Ständen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zooloretto-tell-barn = { $seat }, Stall: { $tiles }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# $enclosures ist eine Liste wie „E4 5, E5 8“.
zooloretto-tell-score = { $seat }: Gehege { $points } ({ $enclosures }), Sorten von Ständen { $stalls }, Arten im Stall { $barn_species }, Sorten von Ständen im Stall { $barn_stalls }; zusammen { $total }, und { zooloretto-some-coins }

## The page

# $room: ob ein Plättchen gezogen und geladen werden kann; $cargo: ob ein Lastwagen genommen werden kann.
zooloretto-prompt = { $phase ->
    [turn] { $room ->
        [yes] { $cargo ->
            [yes] Zieh ein Plättchen, nimm einen Lastwagen, oder gib Geld aus.
           *[no] Zieh ein Plättchen für einen Lastwagen, oder gib Geld aus.
        }
       *[no] Nimm einen Lastwagen und beende die Runde für dich, oder gib Geld aus.
    }
    [load] Auf welchen Lastwagen soll es: { zooloretto-tile }?
    [unload] Leg jedes Plättchen deines Lastwagens in ein Gehege, neben eines oder in den Stall.
   *[other] Die Partie ist zu Ende.
}
# $tiles in Worten; $one und $other sind Tierarten; $number ist ein Platz.
zooloretto-choice = { $deed ->
    [draw] Ein Plättchen ziehen
    [load] Lastwagen { $truck } beladen
    [take] Lastwagen { $truck } nehmen: { $tiles }
    [unload] { zooloretto-tile } { zooloretto-towards }
    [move] Umziehen: { zooloretto-tile } { zooloretto-towards }, für { zooloretto-price }
    [swap] Tauschen: { $one } und { $other } wechseln die Plätze, für { zooloretto-price }
    [buy] Von Platz { $number } kaufen: { zooloretto-tile } { zooloretto-towards }, für { zooloretto-price }
    [discard] Abgeben: { zooloretto-tile } verlässt das Spiel, für { zooloretto-price }
    [expand] Eine Erweiterung öffnen, für { zooloretto-price }
   *[other] { $deed }
}
# Kurze Namen von Orten, als Überschriften.
zooloretto-here = { $place ->
    [E4] Vierergehege
    [E5] Fünfergehege
    [E6] Sechsergehege
    [X1] Erweiterung
    [X2] Zweite Erweiterung
   *[B] Stall
}
zooloretto-nothing = nichts
zooloretto-nobody = niemand
zooloretto-kind = { $kind ->
    [male] Männchen
    [female] Weibchen
    [father] Männchen, schon Vater
    [mother] Weibchen, schon Mutter
   *[baby] Junges
}
zooloretto-gain-none = jetzt keine Punkte
zooloretto-gain-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
} jetzt
zooloretto-gain-coins = { $coins } { $count ->
    [one] Münze
   *[other] Münzen
}
zooloretto-gain-baby = { $count ->
    [one] ein Junges
   *[other] { $count } Junge
}{ $barn ->
    [yes] { " " }für den Stall
   *[no] { "" }
}
zooloretto-gain-full = voll
# Dasselbe auf einem kleinen Schild: Punkte.
zooloretto-pts = { $points } Pkt.
zooloretto-baby = Junges
# $change hat ein Vorzeichen, wenn $changed yes ist.
zooloretto-then = Dein Zoo danach: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}{ $changed ->
    [yes] { " " }({ $change })
   *[no] { "" }
}, { zooloretto-coins }.
zooloretto-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
zooloretto-price = { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
zooloretto-paid = { $deed ->
    [move] Umziehen
    [swap] Tauschen
    [buy] Kaufen
    [discard] Abgeben
   *[expand] Erweitern
}
# Wozu eine Geldaktion gut ist.
zooloretto-paid-note = { $deed ->
    [move] Ein Plättchen aus deinem Stall umziehen, oder einen Stand.
    [swap] Alle Tiere eines Geheges wechseln den Platz mit denen eines anderen, oder mit einer Art aus deinem Stall.
    [buy] Ein Plättchen aus einem anderen Stall nehmen; dessen Besitzer bekommt eine der zwei Münzen.
    [discard] Ein Plättchen deines Stalls verlässt das Spiel.
   *[expand] Eine Erweiterung mit fünf Feldern öffnen.
}
zooloretto-paid-how = { $deed ->
    [move] Welches Plättchen deines Stalls, oder welcher Stand?
    [swap] Welche Tiere? Wähle ein Gehege, oder Tiere in deinem Stall.
    [buy] Welches Plättchen? Wähle eines in einem anderen Stall.
    [discard] Welches Plättchen deines Stalls?
   *[expand] { zooloretto-paid-note }
}
zooloretto-costs = Das kostet { zooloretto-price }.
zooloretto-money = Für Geld
zooloretto-paid-where = Wohin? Wähle einen leuchtenden Ort.
zooloretto-money-when = Geld gibst du aus, wenn du dran bist, statt zu ziehen oder einen Lastwagen zu nehmen.
# The same as the refusal, where there is room for a word or two.
zooloretto-refused-short = { $code ->
    [too-expensive] { $missing ->
        [one] fehlt { $missing }
       *[other] fehlen { $missing }
    }
    [nothing-to-discard] Stall leer
    [nothing-to-buy] Ställe leer
    [no-extension-left] alle offen
    [trucks-only] nicht jetzt
   *[other] geht nicht
}
zooloretto-about-enclosure = { zooloretto-here }: { $animals }; { $free ->
    [0] voll
    [one] { $free } Feld frei
   *[other] { $free } Felder frei
}. Stände: { $stalls }. Voll zählt es { $full }, mit einem freien Feld { $short }{ $bonus ->
    [0] { "" }
    [one] ; wer es füllt, bekommt { $bonus } Münze
   *[other] ; wer es füllt, bekommt { $bonus } Münzen
}. Jetzt: { $points }.
zooloretto-about-barn = Stall: { $tiles }. { $cost ->
    [0] Er kostet nichts.
   *[other] Er kostet { $cost } Punkte: 2 für jede Tierart und jede Sorte Stand.
}
zooloretto-status = { $status ->
    [turn] ist dran
    [load] lädt
    [unload] lädt ab
   *[done] fertig
}
zooloretto-stack = Ziehen
zooloretto-stack-left = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
zooloretto-stack-note = { $main } vor der Scheibe, { $end } darunter. Das erste Plättchen von darunter macht die Runde zur letzten.
zooloretto-drawn = Gezogen
zooloretto-last = Letzte Runde
zooloretto-truck = Lastwagen { $truck }
zooloretto-truck-does = { $does ->
    [load] Lastwagen { $truck } beladen
    [take] Lastwagen { $truck } nehmen
   *[other] Lastwagen { $truck }
}: { $tiles }; { $free ->
    [0] kein Platz mehr
    [one] Platz für noch { $free }
   *[other] Platz für noch { $free }
}
zooloretto-load-here = Hierauf laden
zooloretto-take = Nehmen
zooloretto-taken = genommen: { $seat }
zooloretto-unloads = { $seat } lädt ab
zooloretto-zoo = Zoo: { $seat }
zooloretto-open-zoo = Den Zoo öffnen
zooloretto-closed = { zooloretto-here }: zu
zooloretto-closed-note = Öffnet für { zooloretto-price }
# Die Punkte eines vollen Geheges, und mit einem freien Feld.
zooloretto-worth = Voll { $full } · eins frei { $short }
zooloretto-full = voll { $full }
zooloretto-now = jetzt { $points }
zooloretto-empty = leer
zooloretto-unseen = Verdeckte Plättchen
zooloretto-unseen-note = { $count ->
    [one] { $count } Plättchen liegt
   *[other] { $count } Plättchen liegen
} noch verdeckt: { $main } vor der Scheibe, { $end } darunter.
zooloretto-unseen-column = { $column ->
    [plain] ohne Zeichen
    [male] Männchen
    [female] Weibchen
    [baby] Junge
   *[other] alle
}
zooloretto-coin-tiles = Münzen
zooloretto-out = Nicht in dieser Partie: { $names }
zooloretto-babies-note = Junge, die noch geboren werden können; sie sind nicht unter den Plättchen.
zooloretto-forecast = Punkte, wenn die Partie jetzt endete
zooloretto-row = { $row ->
    [stalls] Sorten von Ständen, je 2
    [barn_species] Tierarten im Stall, je −2
    [barn_stalls] Stände im Stall, je −2
    [coins] Münzen, nur bei Gleichstand
   *[total] Summe
}
zooloretto-could = bis zu { $points }
zooloretto-column = { $column ->
    [points] Punkte
    [coins] Münzen
    [enclosures] Gehege
    [barn] Stall
    [carries] trägt
    [room] frei
   *[status] Stand
}
zooloretto-inside = { zooloretto-here }: { $animals }, { $used } von { $spaces }
zooloretto-beside = Stände: { $tiles }
zooloretto-no-use = Das nützt gerade nichts.
zooloretto-joy = { $joy ->
    [born] Ein Junges!
   *[filled] Voll!
}
