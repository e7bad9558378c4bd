### O Zoo le Mio.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“).
### $family, $family_a und $family_b sind ape, mammal, bird, reptile oder sea. $tile ist die Nummer eines Plättchens.

mio-tagline = Geheime Gebote um Zooplättchen: Bau den Zoo, der den anderen die Besucher abwirbt.

## Material

mio-family = { $family ->
    [ape] Affen
    [mammal] Säugetiere
    [bird] Vögel
    [reptile] Reptilien
    [sea] Meerestiere
   *[other] { $family }
}
mio-family-a = { $family_a ->
    [ape] Affen
    [mammal] Säugetiere
    [bird] Vögel
    [reptile] Reptilien
    [sea] Meerestiere
   *[other] { $family_a }
} { $stars_a }
mio-family-b = { $family_b ->
    [ape] Affen
    [mammal] Säugetiere
    [bird] Vögel
    [reptile] Reptilien
    [sea] Meerestiere
   *[other] { $family_b }
} { $stars_b }
# Was auf einem Plättchen steht: beide Hälften mit ihren Sternen und die Büsche.
mio-face = { mio-family-a }, { mio-family-b }{ $bushes ->
    [0] {""}
    [one] , { $bushes } Busch
   *[other] , { $bushes } Büsche
}
mio-some-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
mio-some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mio-some-visitors = { $visitors } Besucher
mio-some-trees = { $trees ->
    [one] { $trees } Baum
   *[other] { $trees } Bäume
}
mio-some-benches = { $benches ->
    [one] { $benches } Bank
   *[other] { $benches } Bänke
}

## Ereignisse

mio-event-flag = { $place ->
    [1] Oberste Flagge
    [2] Zweite Flagge
    [3] Dritte Flagge
   *[other] Vierte Flagge
}: { $seat }.
mio-event-year = Jahr { $year } beginnt.
mio-event-no-tiles = Für Jahr { $year } sind keine Plättchen übrig.
mio-event-revealed = Plättchen { $tile } aufgedeckt: { mio-face }.
mio-event-bid = { $seat }: { mio-some-coins } geboten.
mio-event-won = { $seat }: Plättchen { $tile } für { mio-some-coins } ersteigert{ $tied ->
    [yes] , die höhere Flagge entscheidet.
   *[no] .
}
mio-event-flag-down = { $seat }: Die Flagge kommt nach ganz unten.
mio-event-no-place = { $seat }: Plättchen { $tile } passt nirgends und kommt aus dem Spiel.
mio-event-placed = { $seat }: Plättchen { $tile } bei { $x },{ $y },{ $r } gelegt. Darauf: { mio-face }.
# $count Bänke gibt es für $regions Rundwege.
mio-event-benches = { $seat }: { $regions ->
    [one] { $regions } Rundweg
   *[other] { $regions } Rundwege
} geschlossen, { $count ->
    [0] aber keine Bank mehr da.
    [one] { $count } Bank bekommen.
   *[other] { $count } Bänke bekommen.
}
mio-event-visitors = { $seat }: jetzt { $now } Besucher bei { mio-family } (vorher { $before }).
mio-event-trees = { $seat }: jetzt { $now ->
    [one] { $now } Baum
   *[other] { $now } Bäume
} (vorher { $before }).
# $due ist, was fällig wäre; negativ, wenn zu zahlen ist.
mio-event-income = { $seat }: { mio-some-coins } { $pays ->
    [yes] gezahlt
   *[no] eingenommen
} (fällig: { $due }).
mio-event-scored = { $seat }, Jahr { $year }: { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }. Das macht { mio-some-points }.
mio-event-total = { $seat }: insgesamt { mio-some-points }.
mio-event-over = Die Partie ist zu Ende.

## Abgelehnt

# $expected ist, was jetzt zu entscheiden ist.
mio-illegal-wrong-phase = { $expected ->
    [bid] Jetzt bieten alle. Gib b und eine Zahl von Münzen ein, etwa b3.
    [place] Zuerst wird das Plättchen gelegt. Gib x,y,r ein, etwa -2,1,3.
   *[other] Das geht jetzt nicht.
}
mio-illegal-too-much = Du hast nur { mio-some-coins }. Biete höchstens so viel.
mio-illegal-no-such-place = Das ist kein Ort bei deinem Zoo. Gib x,y,r mit r von 0 bis 3 ein, etwa -2,1,3.
mio-illegal-occupied = Bei { $x },{ $y } liegt schon ein Plättchen. Wähle leere Felder.
mio-illegal-on-house = Dort steht dein Haus. Wähle andere Felder.
mio-illegal-faces-house = Ein Weg würde in dein Haus führen. Dreh das Plättchen oder wähle einen anderen Ort.
mio-illegal-path-meets-grass = Bei { $x },{ $y } würde ein Weg im Gras des Nachbarn enden. Weg muss an Weg stoßen.
mio-illegal-grass-meets-path = Bei { $x },{ $y } würde der Weg des Nachbarn im Gras enden. Weg muss an Weg stoßen.
mio-illegal-not-connected = Kein Weg verbindet das Plättchen mit deinem Zoo. Mindestens einer muss es.
mio-illegal-no-such-draw = Das kann jetzt nicht gezogen werden.

## Plättchen, die nicht zu lesen sind. $row ist die Zeile, $column die Spalte, $value was dort steht.

mio-tiles-columns = Zeile { $row } endet bei Spalte { $column }. Sie braucht 7 Spalten, mit Herkunft 8. Dort steht „{ $value }“.
mio-tiles-tile = Zeile { $row }, Spalte { $column }: „{ $value }“ ist weder start noch eine Zahl von 1 bis 25.
mio-tiles-twice = Zeile { $row }, Spalte { $column }: „{ $value }“ hat schon eine Zeile.
mio-tiles-missing = Zeile { $row }, Spalte { $column }: Die Zeile für „{ $value }“ fehlt.
mio-tiles-family = Zeile { $row }, Spalte { $column }: „{ $value }“ ist nicht ape, mammal, bird, reptile oder sea.
mio-tiles-same-family = Zeile { $row }, Spalte { $column }: Beide Hälften haben die Familie „{ $value }“. Sie müssen verschieden sein.
mio-tiles-stars = Zeile { $row }, Spalte { $column }: „{ $value }“ ist keine Zahl von 1 bis 3 Sternen.
mio-tiles-bushes = Zeile { $row }, Spalte { $column }: „{ $value }“ ist keine Zahl von 0 bis 9 Büschen.
mio-tiles-start = Zeile { $row }, Spalte { $column }: „{ $value }“ passt nicht zum Startplättchen. Seine Familien sind none, Sterne und Büsche 0.
mio-tiles-exit = Zeile { $row }, Spalte { $column }: In „{ $value }“ steht etwas anderes als AN, BN, BE, BS, AS und AW.
mio-tiles-exit-twice = Zeile { $row }, Spalte { $column }: „{ $value }“ nennt einen Ausgang zweimal.
mio-tiles-few-exits = Zeile { $row }, Spalte { $column }: „{ $value }“ hat weniger als zwei Ausgänge.
mio-tiles-crossing = Zeile { $row }, Spalte { $column }: Die Wege von „{ $value }“ kreuzen sich.
mio-tiles-house = Zeile { $row }, Spalte { $column }: „{ $value }“ hat einen Ausgang zum Haus. Das Startplättchen hat weder AS noch BS.

## Was jetzt zu tun ist

mio-phase = { $phase ->
    [flags] Die Flaggen werden ausgelost.
    [reveal] Plättchen werden aufgedeckt.
    [bid] Biete verdeckt auf das nächste Plättchen. Gib b und eine Zahl von Münzen ein, etwa b3 oder b0. Alle Gebote werden zugleich geöffnet.
    [place] Leg das Plättchen in deinen Zoo. Gib x,y,r ein: den Ort von Hälfte A und die Vierteldrehungen nach rechts, etwa -2,1,3.
    [over] Die Partie ist zu Ende.
   *[other] { $phase }
}

## Optionen

mio-option-year_length = Plättchen im Jahr: five oder three_bush_tiles (bis drei mit Büschen aufgedeckt sind).
mio-option-economy = Münzen und Punkte: standard oder balance (Besucher bringen Münzen, Plättchen kosten sie, Punkte gibt es am Ende).
mio-option-final_tie = Gleichstand am Ende: flag (die höhere Flagge gewinnt) oder shared (geteilter Rang).
mio-option-coins_visible = Die Münzen aller zeigen: false oder true.
mio-option-same_player_second = Zu zweit: Auch ein zweites Gehege des Ersten kann Zweiter werden: false oder true.
mio-option-reveal = Plättchen eines Jahres: row (alle zugleich) oder single (eines vor jeder Versteigerung).
mio-option-bench_limit = Bänke für alle Zoos: none (beliebig viele), 13 oder 15.
mio-option-tiles = Andere Plättchen als Text, eine Zeile für jedes. Leer: die eingebaute Rekonstruktion.

# Dasselbe für die Seite: der Name einer Option, ihre Werte und was sie bedeuten.
mio-option-year_length-name = Jahr
mio-option-year_length-value = { $value ->
    [five] Fünf Plättchen
    [three_bush_tiles] Drei mit Büschen
   *[other] { $value }
}
mio-option-year_length-note = { $value ->
    [five] Jedes Jahr werden fünf Plättchen versteigert.
    [three_bush_tiles] Es wird aufgedeckt, bis drei Plättchen mit Büschen liegen. Alle werden versteigert.
   *[other] { $value }
}
mio-option-economy-name = Wirtschaft
mio-option-economy-value = { $value ->
    [standard] Standard
    [balance] Bilanz
   *[other] { $value }
}
mio-option-economy-note = { $value ->
    [standard] Jedes Plättchen bringt eine Münze im Jahr. Besucher, Bäume und Bänke bringen jedes Jahr Punkte.
    [balance] Besucher, Bäume und Bänke bringen Münzen, Plättchen kosten welche. Punkte gibt es nur am Ende, auch für Münzen.
   *[other] { $value }
}
mio-option-final_tie-name = Gleichstand
mio-option-final_tie-value = { $value ->
    [flag] Höhere Flagge
    [shared] Geteilt
   *[other] { $value }
}
mio-option-final_tie-note = { $value ->
    [flag] Bei gleicher Punktzahl gewinnt die höhere Flagge.
    [shared] Bei gleicher Punktzahl wird der Rang geteilt.
   *[other] { $value }
}
mio-option-coins_visible-name = Münzen
mio-option-coins_visible-value = { $value ->
    [no] Verdeckt
    [yes] Offen
   *[other] { $value }
}
mio-option-coins_visible-note = { $value ->
    [no] Du siehst nur deine Münzen. Zahlungen sind offen, mitrechnen kann jeder.
    [yes] Alle sehen alle Münzen.
   *[other] { $value }
}
mio-option-same_player_second-name = Zweiter Rang
mio-option-same_player_second-value = { $value ->
    [no] Der andere
    [yes] Bestes Gehege
   *[other] { $value }
}
mio-option-same_player_second-note = { $value ->
    [no] Der Erste einer Familie ist dort nie auch Zweiter.
    [yes] Nur zu zweit: Das nächstbeste Gehege des Ersten kann auch Zweiter werden.
   *[other] { $value }
}
mio-option-reveal-name = Aufdecken
mio-option-reveal-value = { $value ->
    [row] Als Reihe
    [single] Einzeln
   *[other] { $value }
}
mio-option-reveal-note = { $value ->
    [row] Alle Plättchen eines Jahres werden zugleich aufgedeckt.
    [single] Jedes Plättchen wird erst vor seiner Versteigerung aufgedeckt.
   *[other] { $value }
}
mio-option-bench_limit-name = Bänke
mio-option-bench_limit-value = { $value ->
    [none] Beliebig viele
   *[other] { $value }
}
mio-option-bench_limit-note = { $value ->
    [none] Jeder Rundweg bekommt eine Bank.
   *[other] Es gibt { $value } Bänke für alle Zoos. Danach bekommt ein Rundweg keine mehr.
}
mio-option-tiles-name = Plättchen
mio-option-tiles-value = { $value ->
    [given] Eigene
   *[other] Eingebaut
}
mio-option-tiles-note = { $value ->
    [given] Die Plättchen, die du eingegeben hast.
   *[other] Eine Rekonstruktion, denn eine Liste der gedruckten Plättchen ist nicht bekannt. Wenn du das Spiel hast, kannst du deine eingeben.
}

## Das Terminal

# Hilfe: höchstens 30 Zeilen mit 76 Spalten.
mio-help =
    Ersteigere verdeckt Plättchen und bau den Zoo mit den meisten Besuchern.
      b3          3 Münzen auf das Plättchen bieten (auch b0 ist ein Gebot)
      -2,1,3      das ersteigerte Plättchen legen: x, y, Vierteldrehungen
    Alle Gebote werden zugleich geöffnet. Das höchste zahlt und bekommt es.
    Gleichstand: Die höchste Flagge gewinnt und kommt nach ganz unten.

    Ein Plättchen bedeckt zwei Felder: Hälfte A liegt auf x,y, Hälfte B bei
    r = 0 rechts davon, bei 1 darunter, bei 2 links, bei 3 darüber. Das
    Startplättchen liegt auf 0,0 und 1,0, darunter bleibt das Haus frei.
    Weg muss an Weg stoßen, Gras an Gras, und mindestens ein Weg muss das
    Plättchen mit deinem Zoo verbinden. Im Plan sind H und = Wege.

    A Affen  M Säugetiere  B Vögel  R Reptilien  S Meerestiere, mit Sternen.
    Benachbarte Felder einer Familie sind ein Gehege. Je Familie zählt das
    beste Gehege jedes Zoos: 2 Besucher für das beste, 1 für das zweite,
    1, wenn es das einzige ist. Bei Gleichstand zählt das neuere mehr.
    Alle Büsche eines Zoos zählen genauso für Bäume.
    Jeder Rundweg deiner Wege bekommt eine Bank.

    Ein Jahr hat fünf Versteigerungen. Danach bringt jedes Plättchen 1 Münze,
    und Besucher, Bäume und Bänke bringen je 1 Punkt im Jahr 1, 2 im Jahr 2
    und so weiter bis 5. Nach fünf Jahren gewinnen die meisten Punkte.

mio-line-plan = { $seat }
mio-line-legend = A Affen, M Säugetiere, B Vögel, R Reptilien, S Meerestiere mit Sternen; kleine Zahlen sind Büsche; H und = sind Wege; # ist das Haus
mio-line-zoo = { $seat }: { $shown ->
    [yes] { mio-some-coins }
   *[no] Münzen verdeckt
}, { $tiles } Plättchen, { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }, { $bushes ->
    [one] { $bushes } Busch
   *[other] { $bushes } Büsche
}, { mio-some-points }; Gehege: { $families }
mio-line-year = Jahr { $year } von 5. Versteigerungen bisher: { $auctions }. Plättchen im Stapel: { $stack }.
mio-line-row = Noch im Angebot: { $tiles }
mio-line-paths = Plättchen { $tile }, verbundene Ausgänge: { $paths }
mio-line-bids = Gebote: { $bids }
mio-line-flags = Flaggen von oben: { $names }
mio-line-benches = Bänke übrig: { $benches }
mio-line-places = Beste Orte von { $count }: { $places }
mio-line-to-place = Am Zug: { $seat }

# Dasselbe für alle, die zuhören.
mio-tell-zoo = { $seat }: { $shown ->
    [yes] { mio-some-coins }
   *[no] Münzen verdeckt
}, { $tiles } Plättchen, { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }, { $bushes ->
    [one] { $bushes } Busch
   *[other] { $bushes } Büsche
}, { mio-some-points }
mio-tell-tile = { $seat }: Plättchen { $tile } bei { $at }
mio-tell-family = { $seat }, { mio-family }: bestes Gehege { $value ->
    [one] { $value } Stern
   *[other] { $value } Sterne
}, { mio-some-visitors }
mio-tell-score = { $seat }: Besucher { $visitors }, Bäume { $trees }, Bänke { $benches }, Münzen { $coins }. Nach Jahren: { $years }. Gesamt: { $total }

## Die Seite

mio-prompt = { $phase ->
    [bid] Biete auf dieses Plättchen: { $tile }.
    [place] Leg dein Plättchen: { $tile }.
   *[other] { $tile }
}
mio-choice-bid = { mio-some-coins } bieten
# $x und $y sind das Feld von Hälfte A, $turns die Vierteldrehungen.
mio-choice-place = Bei { $x },{ $y } legen{ $turns ->
    [0] {""}
    [one] , einmal gedreht
    [2] , zweimal gedreht
   *[other] , { $turns }-mal gedreht
}{ $benches ->
    [0] {""}
    [one] , schließt einen Rundweg
   *[other] , schließt { $benches } Rundwege
}
mio-gain-family = { $family ->
    [ape] Affen
    [mammal] Säugetiere
    [bird] Vögel
    [reptile] Reptilien
    [sea] Meerestiere
   *[other] { $family }
}: Gehege mit { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
}.
mio-gain-benches = Bänke: +{ $benches }.
mio-gain-change = { $seat }: { $kind ->
    [visitors] { $count } Besucher
   *[trees] { $count ->
        [one] { $count } Baum
       *[other] { $count } Bäume
    }
} { $gains ->
    [yes] mehr
   *[no] weniger
}.
mio-part = { $part ->
    [visitors] Besucher
    [trees] Bäume
    [benches] Bänke
    [bushes] Büsche
    [coins] Münzen
    [points] Punkte
    [coming] Dieses Jahr
    [income] Einkommen
   *[other] { $part }
}
mio-points-short = { $points ->
   *[other] Pkt.
}
mio-about-points = Bisher { mio-some-points }
mio-coins-of = { $seat }: { mio-some-coins }
mio-sealed = { $sealed ->
    [yes] hat geboten
   *[no] bietet noch
}
mio-year = Jahr { $year }
mio-stack = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
mio-benches-left = Übrige Bänke: { $benches }.
mio-row = Plättchen dieses Jahres
mio-tile = Plättchen { $tile }
mio-row-state = { $state ->
    [sold] versteigert
    [now] jetzt im Angebot
   *[later] kommt noch
}
mio-flags = Flaggen von oben
mio-flags-note = Flaggen von oben. Bei gleichen Geboten gewinnt die höchste Flagge und kommt nach ganz unten.
mio-zoos = Zoos
mio-zoo-of = { $seat_you ->
    [yes] Dein Zoo
   *[other] Zoo: { $seat }
}
mio-open-zoo = Diesen Zoo groß zeigen
mio-best = { $seat }: { mio-best-of }
mio-best-of = { mio-family }, { $value ->
    [one] { $value } Stern
   *[other] { $value } Sterne
}, { mio-some-visitors }
mio-lies = { $seat }: Plättchen { $tile } bei { $x },{ $y },{ $turns } ({ $face })
mio-bids = Gebote
mio-wins = { $tied ->
    [yes] gewinnt durch Flagge
   *[no] gewinnt
}
mio-bid-how = Dein Gebot
mio-bid-seal = { mio-some-coins } bieten
mio-bid-sealed = Dein verdecktes Gebot: { mio-some-coins }
mio-bid-wait = Du kannst es ändern, bis alle geboten haben.
mio-bid-change = Gebot ändern
mio-bid-less = Eine Münze weniger
mio-bid-more = Eine Münze mehr
mio-bidding = Alle bieten verdeckt.
mio-last = { $seat_you ->
    [yes] Du hast Plättchen { $tile } für { mio-some-coins } ersteigert.
   *[other] { $seat } hat Plättchen { $tile } für { mio-some-coins } ersteigert.
}
mio-places = Orte für dein Plättchen
mio-place-how = { $count ->
    [one] { $count } Ort möglich. Dreh das Plättchen mit einem Klick, dem Mausrad oder R.
   *[other] { $count } Orte möglich. Dreh das Plättchen mit einem Klick, dem Mausrad oder R.
}
mio-placing = { $seat_you ->
    [yes] Du legst das Plättchen.
   *[other] { $seat } legt das Plättchen.
}
mio-rotate = Plättchen drehen: { $tile }
mio-fold = { $folded ->
    [yes] Aktionen einblenden
   *[no] Aktionen ausblenden
}
mio-sheet = Wertungsblatt
mio-coming = Jahr { $year } bisher
mio-income = Nächstes Einkommen
mio-total = Gesamt
mio-reason-left = Dir bleiben { mio-some-coins }.
mio-reason-tiles = { $tiles ->
    [0] Letztes Plättchen des Jahres.
    [one] Noch { $tiles } Plättchen dieses Jahr.
   *[other] Noch { $tiles } Plättchen dieses Jahr.
}
mio-reason-flag = Deine Flagge hängt am höchsten: Bei Gleichstand gewinnst du.
mio-reason-other-flag = Höchste Flagge bei Gleichstand: { $seat }.
mio-legend = Schraffiert am orangefarbenen Weg: ein Rundweg mit seiner Bank. Dicker Rand: ein Gehege mit Besuchern.
mio-start-tile = Startplättchen
