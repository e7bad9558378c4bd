### Zooloretto.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“), daher „Ada: …“ statt eines Verbs, das sich richten müsste.
### $name ist flamingo, camel und so weiter, snack, kiosk, barrow, popcorn oder lemonade, anteater und so weiter, oder coin;
### $kind ist plain, male, female, father, mother oder baby, oder stall, jungle oder coin. $place ist E4, E5, E6, X1, X2, J, die
### Dschungeltafel, oder B, der Stall. $colour ist green, blue, purple, red oder yellow. Aussichtspunkte zählen von 1 an; 0 ist
### außerhalb des Zoos.

zooloretto-tagline = Fülle deine Gehege und halte den Stall leer. Welchen Transportwagen nimmst du?

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
    [anteater] Zwergameisenbär
    [macaw] Ara
    [bat] Fledermaus
    [koala] Koala
    [orangutan] Orang-Utan
    [baboon] Pavian
    [snake] Schlingnatter
    [monitor] Smaragdwaran
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
    [anteater] Zwergameisenbären
    [macaw] Aras
    [bat] Fledermäuse
    [koala] Koalas
    [orangutan] Orang-Utans
    [baboon] Paviane
    [snake] Schlingnattern
    [monitor] Smaragdwarane
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
    [snack] Imbissstand
    [kiosk] Kiosk
    [barrow] Obststand
    [popcorn] Popcornstand
    [lemonade] Limonadenstand
   *[other] { $name }
}
zooloretto-stall-plural = { $name ->
    [snack] Imbissstände
    [kiosk] Kioske
    [barrow] Obststände
    [popcorn] Popcornstände
    [lemonade] Limonadenstände
   *[other] { $name }
}
zooloretto-tile = { $kind ->
    [male] { zooloretto-of-species }männchen
    [female] { zooloretto-of-species }weibchen
    [father] { zooloretto-of-species }männchen (schon Vater)
    [mother] { zooloretto-of-species }weibchen (schon Mutter)
    [baby] { zooloretto-of-species }jungtier
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
    [stall] einen { zooloretto-stall }
    [jungle] { $name ->
        [anteater] einen Zwergameisenbären
        [bat] eine Fledermaus
        [snake] eine Schlingnatter
       *[other] einen { zooloretto-species }
    }
    [coin] eine Münze
   *[other] ein { zooloretto-tile }
}
zooloretto-tiles = { $count } { $kind ->
    [male] { zooloretto-of-species }männchen
    [female] { zooloretto-of-species }weibchen
    [father] { zooloretto-of-species }männchen (schon Vater)
    [mother] { zooloretto-of-species }weibchen (schon Mutter)
    [baby] { $count ->
        [one] { zooloretto-of-species }jungtier
       *[other] { zooloretto-of-species }jungtiere
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
# Besucher von Exotic; ohne Farbe ein beliebiger.
zooloretto-colour = { $colour ->
    [green] grün
    [blue] blau
    [purple] lila
    [red] rot
    [yellow] gelb
   *[other] { $colour }
}
zooloretto-visitor = { $colour ->
    [green] grüner Besucher
    [blue] blauer Besucher
    [purple] lila Besucher
    [red] roter Besucher
    [yellow] gelber Besucher
   *[other] Besucher
}
# Nach einem Verb.
zooloretto-a-visitor = { $colour ->
    [green] einen grünen Besucher
    [blue] einen blauen Besucher
    [purple] einen lila Besucher
    [red] einen roten Besucher
    [yellow] einen gelben Besucher
   *[other] einen Besucher
}
zooloretto-token = { $colour ->
    [green] grünes Bonusplättchen
    [blue] blaues Bonusplättchen
    [purple] lila Bonusplättchen
    [red] rotes Bonusplättchen
    [yellow] gelbes Bonusplättchen
   *[other] Bonusplättchen
}
zooloretto-place = { $place ->
    [E4] das Vierergehege
    [E5] das Fünfergehege
    [E6] das Sechsergehege
    [X1] das Ausbaugehege
    [X2] das zweite Ausbaugehege
    [J] die Dschungeltafel
    [B] der Stall
   *[other] { $place }
}
# Wo jemand ist.
zooloretto-in = { $place ->
    [E4] im Vierergehege
    [E5] im Fünfergehege
    [E6] im Sechsergehege
    [X1] im Ausbaugehege
    [X2] im zweiten Ausbaugehege
    [J] auf der Dschungeltafel
    [B] im Stall
   *[other] { $place }
}
# Wohin ein Tier kommt, wohin ein Stand, und wohin ein Plättchen, was immer es ist.
zooloretto-into = { $place ->
    [E4] ins Vierergehege
    [E5] ins Fünfergehege
    [E6] ins Sechsergehege
    [X1] ins Ausbaugehege
    [X2] ins zweite Ausbaugehege
    [J] auf die Dschungeltafel
    [B] in den Stall
   *[other] { $place }
}
zooloretto-next-to = { $place ->
    [E4] neben das Vierergehege
    [E5] neben das Fünfergehege
    [E6] neben das Sechsergehege
    [X1] neben das Ausbaugehege
    [X2] neben das zweite Ausbaugehege
    [J] auf die Dschungeltafel
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
    [X1] vom Ausbaugehege
    [X2] vom zweiten Ausbaugehege
    [B] aus dem Stall
   *[other] { $from }
}
# Woher Tiere kommen, die gespendet werden.
zooloretto-out-of = { $place ->
    [E4] aus dem Vierergehege
    [E5] aus dem Fünfergehege
    [E6] aus dem Sechsergehege
    [X1] aus dem Ausbaugehege
    [X2] aus dem zweiten Ausbaugehege
   *[other] { $place }
}

## Events

zooloretto-event-removed = Ohne { zooloretto-species-plural }.
zooloretto-event-first = Startspieler: { $seat }.
zooloretto-event-drew = { $seat }: { zooloretto-a-tile } gezogen.
zooloretto-event-last-round = Das erste Plättchen aus dem Endstapel: Diese Runde ist die letzte.
zooloretto-event-loaded = { $seat }: { zooloretto-a-tile } auf Wagen { $truck } geladen.
# In the log of the page: a tile that was drawn and loaded at once.
zooloretto-event-drew-loaded = { $seat }: { zooloretto-a-tile } gezogen und auf Wagen { $truck } geladen.
zooloretto-event-took = { $seat }: Wagen { $truck } genommen.
zooloretto-event-coins = { $seat }: { zooloretto-some-coins } vom Wagen.
zooloretto-event-placed = { $seat }: { zooloretto-a-tile } { zooloretto-towards }.
zooloretto-event-born = { $seat }: Nachwuchs! { $place ->
    [B] Ein { zooloretto-of-species }jungtier kommt in den Stall, denn das Gehege ist voll.
   *[other] Ein { zooloretto-of-species }jungtier { zooloretto-in }.
}
# $bonus ist, was die Bank zahlen soll, $coins, was sie zahlen konnte.
zooloretto-event-filled = { $seat }: { zooloretto-place } ist voll{ $bonus ->
    [0] .
   *[other] { $coins ->
        [0] , aber die Bank ist leer.
       *[other] , die Bank zahlt { zooloretto-some-coins }.
    }
}
zooloretto-event-moved = { $seat }: { zooloretto-a-tile } { zooloretto-from } { zooloretto-towards } gebracht (1 Münze).
zooloretto-event-exchanged = { $seat }: getauscht (1 Münze), { zooloretto-animals } { $from ->
    [E4] aus dem Vierergehege
    [E5] aus dem Fünfergehege
    [E6] aus dem Sechsergehege
    [X1] aus dem Ausbaugehege
    [X2] aus dem zweiten Ausbaugehege
    [B] aus dem Stall
   *[other] { $from }
} gegen { zooloretto-other-animals } { $place ->
    [E4] aus dem Vierergehege
    [E5] aus dem Fünfergehege
    [E6] aus dem Sechsergehege
    [X1] aus dem Ausbaugehege
    [X2] aus dem zweiten Ausbaugehege
    [B] aus dem Stall
   *[other] { $place }
}.
zooloretto-event-bought = { $seller_seat } → { $seat }: { zooloretto-tile } gekauft (2 Münzen), { zooloretto-towards }.
zooloretto-event-discarded = { $seat }: { zooloretto-a-tile } aus dem Stall abgegeben (2 Münzen).
zooloretto-event-expanded = { $seat }: { zooloretto-place } eröffnet (3 Münzen).
zooloretto-event-donated = { $seat }: { zooloretto-animals } { zooloretto-out-of } gespendet, dafür { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
# Aussichtspunkt 0 ist der Vorrat.
zooloretto-event-advanced = { $seat }: { zooloretto-a-visitor } { $from ->
    [0] aus dem Vorrat
   *[other] von Aussichtspunkt { $from }
} auf Aussichtspunkt { $to } gesetzt.
zooloretto-event-exited = { $seat }: { zooloretto-a-visitor } von Aussichtspunkt { $from } zum Ausgang hinausgeführt.
zooloretto-event-token = { $seat }: { zooloretto-token } bekommen.
zooloretto-event-retreated = { $seat }: { zooloretto-a-visitor } von Aussichtspunkt { $from } { $to ->
    [0] zum Eingang hinausgeschickt.
   *[other] auf Aussichtspunkt { $to } zurückgesetzt.
}
zooloretto-event-stuck = { $seat }: keine Aktion mehr möglich, für diese Runde fertig.
zooloretto-event-left = Noch auf Wagen { $truck } und damit aus dem Spiel: { zooloretto-tile }.
zooloretto-event-round = Neue Runde. Es beginnt: { $seat }.
zooloretto-event-scored = { $seat }: { $enclosures } für Gehege, { $stalls } für Stände, { $barn } für den Stall{ $donations ->
   *[0] { "" }
    [one] , { $donations } für Spenden
    [other] , { $donations } für Spenden
}{ $visitors ->
   *[0] { "" }
    [one] , { $visitors } für Besucher
    [other] , { $visitors } für Besucher
}{ $tokens ->
   *[0] { "" }
    [one] , { $tokens } für Bonusplättchen
    [other] , { $tokens } für Bonusplättchen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { zooloretto-some-coins }.
zooloretto-event-over = Die Partie ist zu Ende.

## Refusals

# $expected ist, was jetzt zu entscheiden ist.
zooloretto-illegal-wrong-phase = { $expected ->
    [turn] Ein Zug beginnt. Gib draw ein, oder take und die Nummer eines Wagens, etwa take2, oder eine Geldaktion, etwa expand.
    [load] Zuerst kommt das gezogene Plättchen auf einen Wagen. Gib > und seine Nummer ein, etwa >2.
    [unload] Zuerst wird der Wagen abgeladen. Gib ein Plättchen, > und den Ort ein, etwa Zm>E5, oder Zm>B für den Stall.
    [advance] Zuerst rückt ein Besucher vor. Gib advance:, den Buchstaben seiner Farbe und seinen Aussichtspunkt ein, etwa { "advance:r3" }, oder 0 für den Vorrat.
    [retreat] Zuerst geht dein Besucher zurück. Gib retreat:, den Buchstaben seiner Farbe und seinen Aussichtspunkt ein, etwa { "retreat:r3" }.
   *[other] Das geht jetzt nicht.
}
zooloretto-illegal-no-such-truck = Es gibt keinen Wagen { $truck }. Die Nummern stehen vor den Wagen in der Mitte.
zooloretto-illegal-truck-taken = Wagen { $truck } ist in dieser Runde schon genommen. Wähle einen, der noch in der Mitte steht.
zooloretto-illegal-truck-full = Auf Wagen { $truck } ist kein Platz mehr frei. Wähle einen anderen.
zooloretto-illegal-truck-empty = Wagen { $truck } ist leer. Nur ein Wagen, auf dem etwas liegt, darf genommen werden.
zooloretto-illegal-no-room-on-trucks = Auf keinem Wagen ist noch Platz, also kannst du nicht ziehen. Nimm einen Wagen oder mach eine Geldaktion.
zooloretto-illegal-no-tile-left = Es ist kein Plättchen mehr da. Nimm einen Wagen oder mach eine Geldaktion.
zooloretto-illegal-trucks-only = Seit 100 Zügen hat niemand ein Plättchen gezogen oder einen Wagen genommen. Jetzt ist nur das noch möglich.
zooloretto-illegal-not-on-truck = Das ist nicht auf deinem Wagen: { zooloretto-tile }. Wähle eines der Plättchen darauf.
zooloretto-illegal-not-open = In deinem Zoo ist { zooloretto-place } noch nicht eröffnet. Das nächste Ausbaugehege kostet 3 Münzen: Gib expand ein.
zooloretto-illegal-no-second-extension = Ein zweites Ausbaugehege gibt es nur zu zweit. Wähle einen anderen Ort.
zooloretto-illegal-other-species = Nur { zooloretto-species-plural } dürfen noch { zooloretto-into }, denn dort leben schon welche. Ein leeres Gehege oder der Stall nimmt jedes Tier.
zooloretto-illegal-full = Es ist { zooloretto-in } kein Feld mehr frei. Der Stall nimmt jedes Tier.
zooloretto-illegal-no-stall-space = Hier ist kein Standplatz mehr frei: { zooloretto-place }. Der Stall nimmt jeden Stand.
zooloretto-illegal-too-expensive = Das kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, und du hast { $coins ->
    [0] keine
   *[other] { $coins }
}. Ein Plättchen zu ziehen oder einen Wagen zu nehmen kostet nichts.
zooloretto-illegal-not-in-barn = In diesem Stall ({ $seat }) ist kein solches Plättchen ({ zooloretto-tile }). Wähle eines der Plättchen, die darin sind.
zooloretto-illegal-own-barn = Aus dem eigenen Stall kannst du nicht kaufen. Etwas herauszuholen kostet 1 Münze: Gib move:, das Plättchen und den Ort ein, etwa move:Zm>E5.
zooloretto-illegal-no-such-seat = Diesen Platz gibt es nicht. Nach dem @ kommt die Nummer, die vor dem Besitzer des Stalls steht.
zooloretto-illegal-animals-stay = Einzelne Tiere können ihr Gehege nicht verlassen. Alle zusammen können tauschen, für 1 Münze, etwa swap:E4-E5.
zooloretto-illegal-no-such-stall = Diesen Stand ({ zooloretto-stall }) gibt es hier nicht: { zooloretto-place }. Wähle einen der Stände in deinem Zoo.
zooloretto-illegal-same-place = Da ist es schon. Wähle einen anderen Ort.
zooloretto-illegal-nobody-there = Es lebt niemand { zooloretto-in }, also kann niemand tauschen. Ein Tier aus dem Stall kann dort einziehen, etwa mit move:Zm>E5.
zooloretto-illegal-not-in-own-barn = Diese Art ({ zooloretto-species }) ist nicht in deinem Stall. Tausche mit einer Art, die dort ist, oder mit einem anderen Gehege.
zooloretto-illegal-same-species = Beides sind { zooloretto-species-plural }. Nur verschiedene Arten können tauschen.
zooloretto-illegal-too-small = { $count ->
    [one] { $count } Tier passt
   *[other] { $count } Tiere passen
} nicht { zooloretto-into }.
zooloretto-illegal-no-extension-left = Alle Ausbaugehege deines Zoos sind schon eröffnet.
zooloretto-illegal-no-truck-loaded = Auf keinem Wagen in der Mitte liegt ein Plättchen. Zieh eins oder mach eine Geldaktion.
zooloretto-illegal-nothing-to-move = Nichts in deinem Stall findet Platz, und kein Stand kann umziehen.
zooloretto-illegal-nothing-to-exchange = Keine zwei Gruppen von Tieren passen an den Platz der anderen.
zooloretto-illegal-nothing-to-buy = Die anderen Ställe sind leer: Es gibt nichts zu kaufen.
zooloretto-illegal-nothing-to-discard = Dein Stall ist leer: Es gibt nichts abzugeben.
zooloretto-illegal-no-jungle = In dieser Partie gibt es keine Dschungeltafel. Sie gehört zur Erweiterung Exotic.
zooloretto-illegal-jungle-only = Auf die Dschungeltafel kommen nur Dschungeltiere.
zooloretto-illegal-jungle-animal = Dschungeltiere leben in keinem Gehege. Sie kommen auf die Dschungeltafel oder in den Stall.
zooloretto-illegal-jungle-full = Auf der Dschungeltafel ist kein Feld mehr frei. Der Stall nimmt jedes Tier.
zooloretto-illegal-three-species = Auf der Dschungeltafel leben schon drei Arten, und diese ist nicht dabei: { zooloretto-species-plural }. Der Stall nimmt jedes Tier.
zooloretto-illegal-no-xxl = In dieser Partie kann niemand Tiere spenden. Das gehört zur Erweiterung XXL.
zooloretto-illegal-not-full = Es ist { zooloretto-in } noch Platz. Spenden kannst du nur die Tiere eines vollen Geheges.
zooloretto-illegal-donated-twice = Du hast schon zweimal gespendet, öfter geht es nicht.
zooloretto-illegal-no-donation-left = Es ist kein Spendenplättchen mehr da.
zooloretto-illegal-nothing-to-donate = Es gibt nichts zu spenden: Keines deiner Gehege ist voll.
zooloretto-illegal-no-such-visitor = In deinem Zoo steht kein { zooloretto-visitor } auf Aussichtspunkt { $point }. Wähle einen, der da ist.
zooloretto-illegal-no-reserve = Im Vorrat ist kein { zooloretto-visitor } mehr. Wähle einen in deinem Zoo.
zooloretto-illegal-other-colour = Jetzt bewegt sich ein { zooloretto-visitor }. Wähle einen in dieser Farbe.
zooloretto-illegal-no-such-colour = Besucher dieser Farbe gibt es in dieser Partie nicht. Gelbe kommen nur mit beiden Erweiterungen vor, XXL und Exotic.
zooloretto-bad-donations = Gib zehn Ziffern von 1 bis 9 ein, keine größer als die davor, etwa 6665554444.
zooloretto-illegal-no-such-draw = Das kann jetzt nicht ausgelost werden.

## What to do now

zooloretto-phase = { $phase ->
    [choose_removed] Ausgelost wird, welche Arten nicht mitspielen.
    [choose_jungle] Ausgelost wird, welche Dschungelarten nicht mitspielen.
    [choose_first] Der Startspieler wird ausgelost.
    [turn] Gib draw ein, um ein Plättchen zu ziehen, oder take und eine Nummer, etwa take2, um einen Wagen zu nehmen; damit ist die Runde für dich zu Ende. Oder mach eine Geldaktion: move, swap, buy, discard oder expand.
    [reveal] Ein Plättchen wird aufgedeckt.
    [load] Leg das Plättchen auf einen Wagen, der noch Platz hat: Gib > und seine Nummer ein, etwa >2.
    [unload] Lade die Plättchen deines Wagens ab, eines nach dem anderen: Gib ein Plättchen, > und den Ort ein, etwa Zm>E5, oder Zm>B für den Stall.
    [advance] Ein Besucher rückt zwei Aussichtspunkte vor: Gib advance:, den Buchstaben seiner Farbe und seinen Aussichtspunkt ein, etwa { "advance:r3" }, oder 0 für den Vorrat.
    [retreat] Einer deiner Besucher geht zurück: Gib retreat:, den Buchstaben seiner Farbe und seinen Aussichtspunkt ein, etwa { "retreat:r3" }.
    [over] Die Partie ist zu Ende.
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
zooloretto-option-jungle_removed-item = { $value ->
    [anteater] Zwergameisenbär
    [macaw] Ara
    [bat] Fledermaus
    [koala] Koala
    [orangutan] Orang-Utan
    [baboon] Pavian
    [snake] Schlingnatter
    [monitor] Smaragdwaran
   *[other] { $value }
}

zooloretto-option-removed = Arten, die nicht mitspielen: random lost sie aus, eine Liste wie { "[\"camel\", \"panda\"]" } legt sie fest. Zu zweit fehlen drei, zu dritt zwei, zu viert eine, zu fünft keine.
zooloretto-option-first = Startspieler: random lost ihn aus, eine Platznummer legt ihn fest.
zooloretto-option-xxl = Mit der Erweiterung XXL (mehr Plättchen, ein fünfter Stand, Spenden): false oder true.
zooloretto-option-exotic = Mit der Erweiterung Exotic (Dschungeltiere und Besucher): false oder true.
zooloretto-option-jungle_removed = Dschungelarten, die bei Exotic nicht mitspielen: random lost sie aus, eine Liste wie { "[\"bat\", \"snake\"]" } legt sie fest, so viele wie andere Arten.
zooloretto-option-donations = Spendenplättchen bei XXL, von oben: zehn Ziffern von 1 bis 9, nie steigend.

# Dasselbe für die Seite: wie eine Option heißt, ihre Werte und was jeder bedeutet.
zooloretto-option-removed-name = Arten, die fehlen
zooloretto-option-removed-value = { $value ->
    [random] zufällig
   *[other] { $value }
}
zooloretto-option-removed-note = { $value ->
    [random] Ausgelost werden zu zweit drei Arten, zu dritt zwei, zu viert eine. Zu fünft spielen alle mit.
   *[other] Diese Arten fehlen, mit ihrem Nachwuchs.
}
zooloretto-option-first-name = Startspieler
zooloretto-option-first-value = { $value ->
    [random] zufällig
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
    [3] Platz 4
    [4] Platz 5
   *[other] { $value }
}
zooloretto-option-first-note = { $value ->
    [random] Der Startspieler wird ausgelost.
   *[other] Dieser Platz hat den ersten Zug.
}
zooloretto-option-xxl-name = Erweiterung XXL
zooloretto-option-xxl-value = { $value ->
    [yes] Ja
   *[no] Nein
}
zooloretto-option-xxl-note = { $value ->
    [yes] Erweiterung: 54 Plättchen mehr, ein fünfter Standtyp, und du kannst die Tiere eines vollen Geheges für Punkte spenden.
   *[no] Das Grundspiel ohne die Erweiterung XXL.
}
zooloretto-option-exotic-name = Erweiterung Exotic
zooloretto-option-exotic-value = { $value ->
    [yes] Ja
   *[no] Nein
}
zooloretto-option-exotic-note = { $value ->
    [yes] Erweiterung: Dschungeltiere auf einer eigenen Tafel, und Besucher, die durch Stände und Dschungeltiere im Zoo vorankommen und Punkte bringen.
   *[no] Das Grundspiel ohne die Erweiterung Exotic.
}
zooloretto-option-jungle_removed-name = Dschungelarten, die fehlen
zooloretto-option-jungle_removed-value = { $value ->
    [random] zufällig
   *[other] { $value }
}
zooloretto-option-jungle_removed-note = { $value ->
    [random] Mit Exotic werden so viele Dschungelarten ausgelost, wie andere Arten fehlen.
   *[other] Diese Dschungelarten fehlen.
}
zooloretto-option-donations-name = Spendenplättchen
zooloretto-option-donations-value = { $value ->
    [given] Eigene Werte
   *[other] 3 × 6, 3 × 5, 4 × 4
}
zooloretto-option-donations-note = { $value ->
    [given] Die eingegebenen Werte, von oben nach unten.
   *[other] Mit XXL: Die erste Spende bringt am meisten. Wie viele Plättchen welchen Wert haben, ist unsere Wahl.
}

## The terminal

# Hilfe: höchstens 30 Zeilen mit höchstens 76 Spalten.
zooloretto-help =
    Fülle deine Gehege, in jedem nur eine Art, und halte den Stall leer.
    In jedem Zug machst du eines von drei Dingen.
      draw        ein Plättchen ziehen und auf einen Wagen laden:  >2
      take2       Wagen 2 nehmen und alles abladen:
                  Zm>E5  Zebramännchen, Fünfergehege     k>B  Kiosk, Stall
                  Münzen gehören dir sofort. Deine Runde ist zu Ende.
      oder eine Geldaktion:
      move:Zm>E5  1 Münze: ein Tier aus dem Stall; auch Stände, move:k@E4>B
      swap:E4-E5  1 Münze: alle Tiere zweier Gehege tauschen den Platz
      swap:E5-P   1 Münze: ein Gehege mit allen Pandas aus dem Stall
      buy:Zm@2>E5 2 Münzen, eine davon dem Besitzer: aus dem Stall von Nr. 2
      discard:Zm  2 Münzen: ein Plättchen aus dem Stall kommt aus dem Spiel
      expand      3 Münzen: ein Ausbaugehege eröffnen
      donate:E5   XXL: die Tiere eines vollen Geheges gegen Punkte spenden
      advance:r3, retreat:r3  Exotic: roter Besucher auf Punkt 3; 0: Vorrat

    F Flamingo  C Kamel  L Leopard  E Elefant  P Panda  A Schimpanse (Affe)
    Z Zebra  K Känguru   m Männchen  f Weibchen  m* f* schon Eltern  b Jungtier
    s Imbiss  k Kiosk  b Obst  p Popcorn  l Limonade  $ Münze   ja … Dschungel

    Männchen und Weibchen im selben Gehege bekommen ein Jungtier, je nur eines.
    Gehege              voll   eins frei   Münzen beim Füllen   Stände
    E4                     5           4                    1        2
    E5                     8           5                    2        1
    E6                    10           6                    0        1
    X1 (X2), Ausbau        9           5                    1        1
    Ist mehr frei, zählt jedes Tier 1, wenn ein Stand daneben steht. Standtypen
    im Zoo je +2; Standtypen und Arten im Stall je −2. Exotic: 2 je Farbe von
    Besuchern, 2 je Besucher in der Farbe eines eigenen Bonusplättchens.
    Gleichstand: mehr Münzen. Erstes der letzten 15 Plättchen: letzte Runde.

zooloretto-line-trucks = Wagen: { $trucks }
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
zooloretto-line-removed = Arten, die fehlen: { $names }
zooloretto-line-nothing = nichts
zooloretto-line-zoo = { $seat }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zooloretto-line-took = hat Wagen { $truck }
zooloretto-line-passed = für diese Runde fertig
zooloretto-line-closed = geschlossen
zooloretto-line-barn = Stall ({ $barn }): { $tiles }. Standtypen: { $stalls }
zooloretto-line-jungle = Dschungel ({ $free } frei): { $tiles }
zooloretto-line-visitors = Besucher: { $visitors }. Bonus: { $tokens }
zooloretto-line-donated = Gespendet: { $donated }
zooloretto-line-reserve = Besucher im Vorrat: { $visitors }. Bonus noch frei: { $tokens }
zooloretto-line-donations = Spendenplättchen im Stapel: { $donations }
zooloretto-line-to-move = Am Zug: { $seat }
zooloretto-line-legend-animals = m Männchen, f Weibchen, m* und f* sind schon Eltern, b Jungtier
zooloretto-line-legend-zoo = E4 [Z Zm ·] (k·) 2: Tiere und freie Felder, Stände, Punkte jetzt
zooloretto-line-legend-enclosures = Voll / eins frei / Münzen beim Füllen: { $enclosures }
zooloretto-line-legend-visitors = r24: rote Besucher auf Punkt 2 und 4. Farben: { $colours }

# Dasselbe für alle, die zuhören.
zooloretto-tell-truck = Wagen { $truck }, { $slots ->
    [one] { $slots } Platz
   *[other] { $slots } Plätze
}: { $tiles }
zooloretto-tell-truck-taken = Wagen { $truck }: in dieser Runde genommen ({ $seat }); darauf: { $tiles }
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
    [one] noch { $closed } Ausbaugehege geschlossen
   *[other] noch { $closed } Ausbaugehege geschlossen
}
zooloretto-tell-stalls = { $seat }, Standtypen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zooloretto-tell-barn = { $seat }, Stall: { $tiles }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zooloretto-tell-jungle = { $seat }, Dschungeltafel: { $tiles }; { $free ->
    [0] voll
    [one] { $free } Feld frei
   *[other] { $free } Felder frei
}
# $viewpoints ist eine Liste von Zahlen, etwa „2, 2, 4“.
zooloretto-tell-visitors = { $seat }, { zooloretto-visitor }: { $count ->
    [one] Aussichtspunkt { $viewpoints }
   *[other] Aussichtspunkte { $viewpoints }
}
zooloretto-tell-token = { $seat }: { zooloretto-token }
zooloretto-tell-donated = { $seat }, Spendenplättchen: { $donated }
# $token: ob das Bonusplättchen noch in der Mitte liegt.
zooloretto-tell-reserve = { zooloretto-visitor } ({ zooloretto-stall }): { $count } im Vorrat, Bonusplättchen { $token ->
    [yes] noch zu haben
   *[no] vergeben
}
zooloretto-tell-donations = Spendenplättchen von oben: { $donations }

# $enclosures ist eine Liste wie „E4 5, E5 8“.
zooloretto-tell-score = { $seat }: Gehege { $points } ({ $enclosures }), Standtypen { $stalls }, Arten im Stall { $barn_species }, Standtypen im Stall { $barn_stalls }{ $donations ->
   *[0] { "" }
    [one] , Spendenplättchen { $donations }
    [other] , Spendenplättchen { $donations }
}{ $visitors ->
   *[0] { "" }
    [one] , Besucherfarben { $visitors }
    [other] , Besucherfarben { $visitors }
}{ $tokens ->
   *[0] { "" }
    [one] , Bonusplättchen { $tokens }
    [other] , Bonusplättchen { $tokens }
}; zusammen { $total }, und { zooloretto-some-coins }

## The page

# $room: ob ein Plättchen gezogen und geladen werden kann; $cargo: ob ein Wagen genommen werden kann.
zooloretto-prompt = { $phase ->
    [turn] { $room ->
        [yes] { $cargo ->
            [yes] Zieh ein Plättchen, nimm einen Transportwagen oder mach eine Geldaktion.
           *[no] Zieh ein Plättchen oder mach eine Geldaktion.
        }
       *[no] Nimm einen Transportwagen und beende die Runde für dich oder mach eine Geldaktion.
    }
    [load] { zooloretto-tile } gezogen. Auf welchen Wagen?
    [unload] Lade ab: Tiere ins Gehege, Stände auf Standplätze, alles andere in den Stall.
    [advance] Rück { zooloretto-a-visitor } vor, aus deinem Zoo oder aus dem Vorrat.
    [retreat] Setz { zooloretto-a-visitor } in deinem Zoo zurück.
   *[other] Die Partie ist zu Ende.
}
# $tiles in Worten; $one und $other sind Tierarten; $number ist ein Platz; $points zählt ein Spendenplättchen; $point ist ein
# Aussichtspunkt, und 0 der Vorrat.
zooloretto-choice = { $deed ->
    [draw] Plättchen ziehen
    [load] Auf Wagen { $truck } laden
    [take] Wagen { $truck } nehmen: { $tiles }
    [unload] { zooloretto-tile } { zooloretto-towards }
    [move] Umziehen: { zooloretto-tile } { zooloretto-towards } ({ zooloretto-price })
    [swap] Tauschen: { $one } ↔ { $other } ({ zooloretto-price })
    [buy] Kaufen (Platz { $number }): { zooloretto-tile } { zooloretto-towards } ({ zooloretto-price })
    [discard] Abgeben: { zooloretto-tile } ({ zooloretto-price })
    [expand] Ausbauen ({ zooloretto-price })
    [donate] Spenden: Tiere { zooloretto-out-of } ({ $points } Punkte)
    [advance] { $point ->
        [0] Vorrücken: { zooloretto-visitor } (Vorrat)
       *[other] Vorrücken: { zooloretto-visitor } (Aussichtspunkt { $point })
    }
    [retreat] Zurückgehen: { zooloretto-visitor } (Aussichtspunkt { $point })
   *[other] { $deed }
}
# Kurze Namen von Orten, als Überschriften.
zooloretto-here = { $place ->
    [E4] Vierergehege
    [E5] Fünfergehege
    [E6] Sechsergehege
    [X1] Ausbaugehege
    [X2] Zweites Ausbaugehege
    [J] Dschungel
   *[B] Stall
}
zooloretto-nothing = nichts
zooloretto-nobody = niemand
zooloretto-kind = { $kind ->
    [male] Männchen
    [female] Weibchen
    [father] Männchen, schon Vater
    [mother] Weibchen, schon Mutter
   *[baby] Jungtier
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
    [one] ein Jungtier
   *[other] { $count } Jungtiere
}{ $barn ->
    [yes] { " " }für den Stall
   *[no] { "" }
}
zooloretto-gain-full = voll
# Dasselbe auf einem kleinen Schild: Punkte.
zooloretto-pts = { $count ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
zooloretto-baby = Nachwuchs
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
   *[expand] Ausbauen
}
# Wozu eine Geldaktion gut ist.
zooloretto-paid-note = { $deed ->
    [move] Ein Plättchen aus dem Stall holen oder einen Stand versetzen.
    [swap] Alle Tiere eines Geheges mit denen eines anderen tauschen oder mit einer Art aus deinem Stall.
    [buy] Ein Plättchen aus einem fremden Stall nehmen. Der Besitzer bekommt eine der zwei Münzen.
    [discard] Ein Plättchen aus deinem Stall kommt aus dem Spiel.
   *[expand] Ein Ausbaugehege mit fünf Feldern eröffnen.
}
zooloretto-paid-how = { $deed ->
    [move] Welches Plättchen aus deinem Stall oder welcher Stand?
    [swap] Welche Tiere? Wähle ein Gehege oder Tiere in deinem Stall.
    [buy] Welches Plättchen? Wähle eines in einem fremden Stall.
    [discard] Welches Plättchen aus deinem Stall?
   *[expand] { zooloretto-paid-note }
}
zooloretto-donate = Spenden
zooloretto-donate-note = Alle Tiere eines vollen Geheges gehen an einen anderen Zoo, du bekommst das oberste Spendenplättchen: { $points } Punkte. Kostenlos, zweimal je Partie.
zooloretto-donate-how = Welches volle Gehege?
zooloretto-costs = Das kostet { zooloretto-price }.
zooloretto-money = Geldaktionen
zooloretto-paid-where = Wohin? Wähle einen hervorgehobenen Ort.
zooloretto-money-when = Eine Geldaktion machst du in deinem Zug, statt zu ziehen oder einen Wagen zu nehmen.
# The same as the refusal, where there is room for a word or two.
zooloretto-refused-short = { $code ->
    [too-expensive] { $missing ->
        [one] fehlt { $missing }
       *[other] fehlen { $missing }
    }
    [nothing-to-discard] Stall leer
    [nothing-to-buy] Ställe leer
    [no-extension-left] alle offen
    [nothing-to-donate] keines voll
    [donated-twice] schon zweimal
    [no-donation-left] keine mehr
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
   *[other] Er kostet { $cost } Punkte: 2 für jede Tierart und jeden Standtyp.
}
zooloretto-status = { $status ->
    [turn] am Zug
    [load] lädt
    [unload] lädt ab
    [advance] Besucher
    [retreat] Besucher
   *[done] fertig
}
zooloretto-stack = Ziehen
zooloretto-stack-left = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
zooloretto-stack-note = { $main } im Stapel, { $end } im Endstapel. Das erste Plättchen aus dem Endstapel läutet die letzte Runde ein.
zooloretto-drawn = Gezogen
zooloretto-last = Letzte Runde
zooloretto-truck = Wagen { $truck }
zooloretto-truck-does = { $does ->
    [load] Wagen { $truck } beladen
    [take] Wagen { $truck } nehmen
   *[other] Wagen { $truck }
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
zooloretto-open-zoo = Diesen Zoo groß zeigen
zooloretto-closed = { zooloretto-here }: noch nicht eröffnet
zooloretto-closed-note = Ausbauen: { zooloretto-price }
# Die Punkte eines vollen Geheges, und mit einem freien Feld.
zooloretto-worth = Voll { $full } · eins frei { $short }
zooloretto-full = voll { $full }
zooloretto-now = jetzt { $points }
zooloretto-empty = leer
zooloretto-unseen = Verdeckte Plättchen
zooloretto-unseen-note = { $count ->
    [one] { $count } Plättchen liegt
   *[other] { $count } Plättchen liegen
} noch verdeckt: { $main } im Stapel, { $end } im Endstapel.
zooloretto-unseen-column = { $column ->
    [plain] ohne Zeichen
    [male] Männchen
    [female] Weibchen
    [baby] Nachwuchs
   *[other] alle
}
zooloretto-coin-tiles = Münzen
zooloretto-out = Arten, die fehlen: { $names }
zooloretto-babies-note = Nachwuchs, der noch geboren werden kann. Er ist nicht unter den Plättchen im Stapel.
zooloretto-forecast = Punkte, wenn jetzt Schluss wäre
zooloretto-part = { $part ->
    [enclosures] Gehege
    [stalls] Verkaufsstände
    [donations] Spenden
    [visitors] Besucher
    [tokens] Bonusplättchen
   *[barn] Stall
}
zooloretto-row = { $row ->
    [stalls] Standtypen, je 2
    [barn_species] Tierarten im Stall, je −2
    [barn_stalls] Standtypen im Stall, je −2
    [donations] Spendenplättchen
    [visitors] Besucherfarben, je 2
    [tokens] Bonusplättchen, 2 je Besucher
    [coins] Münzen, nur bei Gleichstand
   *[total] Summe
}
zooloretto-could = bis zu { $points }
zooloretto-column = { $column ->
    [points] Punkte
    [coins] Münzen
    [enclosures] Gehege
    [stalls] Stände
    [barn] Stall
    [donations] Spenden
    [visitors] Besucher
    [tokens] Bonusplättchen
    [carries] Ladung
    [room] frei
   *[status] Status
}
zooloretto-inside = { zooloretto-here }: { $animals }, { $used } von { $spaces }
zooloretto-beside = Stände: { $tiles }
zooloretto-no-use = Das geht jetzt nicht.
zooloretto-joy = { $joy ->
    [born] Nachwuchs!
   *[filled] Voll!
}
zooloretto-keys-draw = Ein Plättchen ziehen
zooloretto-keys-trucks = Einen Wagen beladen oder nehmen

## The page, with the expansions

zooloretto-visitors = { $count ->
    [one] { zooloretto-visitor }
   *[other] { $count } × { zooloretto-visitor }
}
# Ein Knopf: Einer von mehreren gleichen bewegt sich.
zooloretto-visitor-at = { $point ->
    [0] { zooloretto-visitors } im Vorrat
   *[other] { zooloretto-visitors } auf Aussichtspunkt { $point }
}
zooloretto-path = Besucherweg
zooloretto-entrance = Eingang
zooloretto-exit = Ausgang
zooloretto-reserve = Vorrat
zooloretto-viewpoint = Aussichtspunkt { $point }
# $visitors in Worten.
zooloretto-at-viewpoint = { zooloretto-viewpoint }: { $visitors }
# $token: in der Mitte oder bei jemandem, $seat.
zooloretto-about-colour = { zooloretto-visitors } im Vorrat ({ zooloretto-stall }). { $token ->
    [middle] Das Bonusplättchen liegt noch in der Mitte.
   *[taken] Bonusplättchen: { $seat }.
}
zooloretto-bonus = Bonusplättchen ({ zooloretto-colour }): { $token ->
    [middle] noch in der Mitte
   *[taken] { $seat }
}
zooloretto-about-jungle = Dschungel: { $animals }; { $free ->
    [0] voll
    [one] { $free } Feld frei
   *[other] { $free } Felder frei
}. { $species } von 3 Tierarten. Jedes neue Tier hier bewegt Besucher.
zooloretto-jungle-species = { $species }/3 Arten
# $asked: advance oder retreat; $seat muss wählen.
zooloretto-awaits = { $asked ->
    [advance] { $seat } wählt: Welcher Besucher geht vor? ({ zooloretto-visitor })
   *[retreat] { $seat } wählt: Welcher Besucher geht zurück? ({ zooloretto-visitor })
}
zooloretto-gain-token = das Bonusplättchen
zooloretto-donate-when = Spenden kannst du in deinem Zug, statt zu ziehen oder einen Wagen zu nehmen.
# Auf dem Knopf: die Punkte des obersten Plättchens, und was vom Stapel übrig ist.
zooloretto-donate-top = für { $points }
zooloretto-donate-left = { $count ->
    [one] Noch { $count } Plättchen
   *[other] Noch { $count } Plättchen
}: { $points }.
zooloretto-donate-gives = Du gibst { $animals } ab (jetzt { $points } wert) und bekommst { $token } Punkte. Das Gehege ist wieder frei.
zooloretto-donated = Spendenplättchen: { $points }
zooloretto-forecast-colours = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
