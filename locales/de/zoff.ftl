### Zoff im Zoo.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“), daher „Ada: …“ statt eines Verbs, das dazu passen müsste.
### $animal und $card sind whale, elephant und so weiter. $cards ist ein Text, wie man ihn tippt, „2E+q“.

zoff-tagline = Aufruhr im Zoo: Werde deine Tiere los, und komm mit dem Partner aus, den dir die Rangliste gibt.

## Material

zoff-card = { $card ->
    [whale] Wal
    [elephant] Elefant
    [crocodile] Krokodil
    [polar_bear] Eisbär
    [lion] Löwe
    [seal] Robbe
    [fox] Fuchs
    [perch] Barsch
    [hedgehog] Igel
    [sardine] Sardine
    [mouse] Maus
    [mosquito] Mücke
    [joker] Joker
   *[other] { $card }
}
zoff-animals = { $size } { $animal ->
    [whale] { $size ->
        [one] Wal
       *[other] Wale
    }
    [elephant] { $size ->
        [one] Elefant
       *[other] Elefanten
    }
    [crocodile] { $size ->
        [one] Krokodil
       *[other] Krokodile
    }
    [polar_bear] { $size ->
        [one] Eisbär
       *[other] Eisbären
    }
    [lion] { $size ->
        [one] Löwe
       *[other] Löwen
    }
    [seal] { $size ->
        [one] Robbe
       *[other] Robben
    }
    [fox] { $size ->
        [one] Fuchs
       *[other] Füchse
    }
    [perch] { $size ->
        [one] Barsch
       *[other] Barsche
    }
    [hedgehog] { $size ->
        [one] Igel
       *[other] Igel
    }
    [sardine] { $size ->
        [one] Sardine
       *[other] Sardinen
    }
    [mouse] { $size ->
        [one] Maus
       *[other] Mäuse
    }
    [mosquito] { $size ->
        [one] Mücke
       *[other] Mücken
    }
   *[other] { $animal }
}

## Ereignisse

zoff-event-dealer = { $seat }: gibt als Erstes, so will es der Zufall.
zoff-event-paired = { $seat } und { $partner_seat }: diese Runde ein Paar; Junior: { $partner_seat }.
zoff-event-alone = { $seat }: diese Runde allein.
zoff-event-dealt = Runde { $round }. Es gibt: { $seat }. Es spielt aus: { $leader_seat }.
zoff-event-hand = { $seat }: bekommt { $cards }.
zoff-event-gave = { $seat } → { $partner_seat }: { $cards } im Tausch.
zoff-event-gave-two = { $seat } → { $partner_seat }: zwei Karten im Tausch.
zoff-event-discarded = { $seat }: { $count ->
    [0] legt nichts ab
   *[other] legt { $cards } ab
}.
zoff-event-discarded-some = { $seat }: { $count ->
    [0] legt nichts ab
    [one] legt { $count } Karte verdeckt ab
   *[other] legt { $count } Karten verdeckt ab
}.
zoff-event-led = { $seat }: spielt { zoff-animals } aus ({ $cards }).
zoff-event-beat = { $seat }: { zoff-animals } ({ $cards }).
zoff-event-led-plain = { $seat }: spielt { zoff-animals } aus.
zoff-event-beat-plain = { $seat }: { zoff-animals }.
zoff-event-passed = { $seat }: passt.
zoff-event-joker-only = { $seat }: nur noch der Joker, also spielt jemand anders aus.
zoff-event-showed = { $seat } → { $partner_seat }: zeigt { $cards } und bittet um Hilfe.
zoff-event-completed = { $seat } → { $partner_seat }: legt { $cards } dazu.
zoff-event-declined = { $seat } → { $partner_seat }: keine Hilfe.
zoff-event-out = { $seat }: fertig auf Platz { $place }.
zoff-event-took = { $seat }: nimmt den Stich mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $lions ->
    [0] { "" }
    [one] , { $lions } Löwe
   *[other] , { $lions } Löwen
}{ $hedgehogs ->
    [0] { "" }
    [one] , { $hedgehogs } Igel
   *[other] , { $hedgehogs } Igel
}.
zoff-event-last = Runde { $round } ist vorbei. Karten übrig: { $seat }, Platz { $place }.
zoff-event-scored = { $seat }: { $place } für den Platz{ $partner ->
    [0] { "" }
   *[other] , { $partner } vom Partner
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } fürs Alleinspiel
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } für Löwen
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } ohne Igel
}: { $points }, zusammen { $total }.
zoff-event-over = Die Partie ist vorbei. Sieg: { $seat }, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.

## Ablehnungen

# $expected ist, was jetzt zu entscheiden ist.
zoff-illegal-wrong-phase = { $expected ->
    [give] Jetzt werden Karten getauscht: Tippe > und zwei Karten für deinen Partner, etwa >W+E, oder, wenn du allein spielst, x und bis zu zwei Karten.
    [give_back] Jetzt gehen zwei Karten an den Partner zurück: Tippe > und zwei Karten, etwa >W+E.
    [lead] Jetzt muss ausgespielt werden: Tippe die Karten, etwa 2E+q.
    [answer] Jetzt ist der Tisch zu schlagen: Tippe die Karten, etwa 2E+q, oder pass.
    [reply] Dein Partner bittet um Hilfe: Tippe + und die Karten, die du dazulegst, etwa +H, oder no.
   *[other] Das ist jetzt nicht zu entscheiden.
}
zoff-illegal-not-in-hand = Du hast { $cards } nicht auf der Hand.
zoff-illegal-joker-alone = Der Joker wird nie allein gespielt.
zoff-illegal-too-many-mosquitoes = Nur eine Mücke geht mit Elefanten mit.
zoff-illegal-mixed = Das sind verschiedene Tiere. Nur der Joker, und eine Mücke zu Elefanten, dürfen sich einem anderen Tier anschließen.
zoff-illegal-does-not-beat = Das schlägt nicht, was liegt ({ zoff-animals }): Es braucht gleich viele eines stärkeren Tieres oder genau eines mehr vom selben.
zoff-illegal-must-lead = Wer ausspielt, muss spielen.
zoff-illegal-nothing-to-beat = Es ist nichts zu schlagen, also nichts zu zeigen.
zoff-illegal-only-juniors-show = Nur wer von zwei Partnern schlechter steht, darf Karten zeigen.
zoff-illegal-partner-is-out = Dein Partner hat keine Karten mehr.
zoff-illegal-cannot-be-completed = Keine Karten könnten daraus etwas machen, das den Tisch schlägt.
zoff-illegal-give-two = Es werden genau zwei Karten gegeben.
zoff-illegal-nobody-to-give-to = Du spielst diese Runde allein. Du darfst ablegen: Tippe x und bis zu zwei Karten.
zoff-illegal-only-lone-discards = Nur wer allein spielt, legt ab.
zoff-illegal-discard-up-to-two = Höchstens zwei Karten werden abgelegt.
zoff-illegal-no-such-deal = So können die Karten nicht verteilt werden.

## Was jetzt zu tun ist

zoff-phase = { $phase ->
    [choose_dealer] Der Zufall entscheidet, wer zuerst gibt.
    [deal] Die Karten werden verteilt.
    [give] Wähle zwei Karten für deinen Partner: Tippe > und die Karten, etwa >W+E. Wer allein spielt, legt bis zu zwei ab: x und die Karten, oder nur x.
    [give_back] Wähle zwei Karten, die an deinen Partner zurückgehen: Tippe > und die Karten, etwa >W+E.
    [lead] Spiele aus: Tippe eine oder mehrere Karten eines Tieres, etwa 2E+q.
    [answer] Schlage den Tisch, etwa mit 2E+q, oder tippe pass. Der Junior eines Paares darf stattdessen Karten zeigen: ? und die Karten, etwa ?H.
    [reply] Hilf deinem Partner: Tippe + und die Karten, die du dazulegst, etwa +H, oder no.
    [over] Die Partie ist vorbei.
   *[other] { $phase }
}

## Optionen

zoff-option-target = Die Punkte, mit denen die Partie endet, 19 nach der Regel.
zoff-option-players_at_target = Wie viele Spieler das Ziel erreicht haben müssen: 1, oder 2, wie manche es spielen.
zoff-option-individual_only = Ob immer jeder für sich spielt: true lässt Partner, Löwen und Igel weg.
zoff-option-first_dealer = Wer die erste Runde gibt: random überlässt es dem Zufall, ein Platz legt es fest.

# Dasselbe für die Seite: wie eine Option heißt, ihre Werte und was jeder bedeutet.
zoff-option-target-name = Ziel
zoff-option-target-value = { $value }
zoff-option-target-note = { $value ->
    [19] Die Partie endet, wenn jemand 19 Punkte hat, wie in der Regel.
   *[other] Die Partie endet, wenn jemand { $value } Punkte hat.
}
zoff-option-players_at_target-name = Spieler am Ziel
zoff-option-players_at_target-value = { $value ->
    [1] Einer
    [2] Zwei
   *[other] { $value }
}
zoff-option-players_at_target-note = { $value ->
    [1] Die Partie endet, sobald einer das Ziel erreicht hat.
    [2] Die Partie geht weiter, bis zwei das Ziel erreicht haben.
   *[other] { $value }
}
zoff-option-individual_only-name = Partner
zoff-option-individual_only-value = { $value ->
    [no] Ab Runde 2
    [yes] Nie
   *[other] { $value }
}
zoff-option-individual_only-note = { $value ->
    [no] Ab vier Spielern bildet die Rangliste von der zweiten Runde an Paare.
    [yes] Jeder spielt immer für sich, und Stiche zählen nicht.
   *[other] { $value }
}
zoff-option-first_dealer-name = Wer zuerst gibt
zoff-option-first_dealer-value = { $value ->
    [random] Der Zufall
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
    [3] Platz 4
    [4] Platz 5
    [5] Platz 6
    [6] Platz 7
   *[other] { $value }
}
zoff-option-first_dealer-note = { $value ->
    [random] Der Zufall entscheidet, wer die erste Runde gibt.
   *[other] Dieser Platz gibt die erste Runde, der nächste spielt aus.
}

## Hilfe. Höchstens 30 Zeilen mit höchstens 76 Spalten.

zoff-help =
    Werde deine Karten los. Jemand spielt eine oder mehrere Karten eines Tieres
    aus; die anderen schlagen der Reihe nach oder passen. Zweierlei schlägt:
    gleich viele Karten eines stärkeren Tieres, oder eine mehr vom selben Tier.
      2E     zwei Elefanten, ausgespielt oder auf zwei Krokodile
      pass   nichts wird gespielt; später im Stich darf man wieder schlagen
    Haben alle anderen gepasst, nimmt der Besitzer den Stich und spielt aus.

    Tier         geschlagen von        Tier         geschlagen von
    W Wal        niemandem             F Fuchs      E C B L
    E Elefant    M                     P Barsch     W C B S
    C Krokodil   E                     H Igel       F
    B Eisbär     W E                   A Sardine    W C S P
    L Löwe       E                     M Maus       C B L S F H
    S Robbe      W B                   q Mücke      H A M
    Der Joker j geht mit jedem Tier, nie allein. Eine Mücke darf mit Elefanten
    gehen und gilt als einer mehr: 2E+q sind drei Elefanten.

    Wer zuerst fertig ist, bekommt so viele Punkte, wie Spieler da sind, dann
    einen weniger, der Letzte keinen. Ab Runde 2 (vier Spieler oder mehr) macht
    die Rangliste Paare, die ihre Punkte addieren; wer allein ist, bekommt 4
    dazu. Ab zwei Löwen in Stichen zählt jeder 1 Punkt, kein Igel kostet einen.
    Paare tauschen zuerst Karten, wer allein ist, darf zwei ablegen.
      >W+E   ein Wal und ein Elefant für den Partner
      xH     ein Igel wird abgelegt; nur x: nichts
    Wer im Paar schlechter steht, darf den anderen um Karten bitten.
      ?H     zeigt einen Igel       +H  legt einen dazu     no  nichts
    Die Partie endet mit 19 Punkten; wer die meisten hat, gewinnt, bei
    Gleichstand, wer vorher schlechter stand.

## Das Bild

zoff-column-points = Punkte
zoff-column-hand = Hand
zoff-column-pile = Stiche
zoff-out = fertig { $place }
zoff-alone = allein
zoff-senior = Senior, mit { $partner }
zoff-junior = Junior, mit { $partner }
zoff-about-points = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zoff-about-role = { $seat }: { $role }
zoff-about-out = { $seat }: fertig auf Platz { $place }
zoff-about-hand = { $seat }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand
zoff-about-pile = { $seat }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} in Stichen, darunter { $lions ->
    [one] { $lions } Löwe
   *[other] { $lions } Löwen
} und { $hedgehogs ->
    [one] { $hedgehogs } Igel
   *[other] { $hedgehogs } Igel
}
zoff-round = Runde { $round }. { $needed ->
    [1] Die Partie endet mit { $target }.
   *[other] Die Partie endet, wenn { $needed } Spieler { $target } haben.
}
zoff-dealer = Es gibt: { $seat }.
zoff-table = Auf dem Tisch: { zoff-animals } ({ $cards }) von { $seat }; { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Stich
zoff-table-empty = Auf dem Tisch: nichts
zoff-asked = { $seat }: zeigt { $cards } und bittet um Hilfe
zoff-discards = { $seat }, abgelegt: { $cards }
zoff-discarded = { $seat }, abgelegt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, verdeckt
zoff-certain = { $seat }, sicher auf der Hand: { $cards }
zoff-hand = { $seat }, auf der Hand: { $cards }
zoff-to-move = Am Zug: { $seats }
zoff-over-early = Die Partie ist zu Ende, bevor sie jemand gewonnen hat.
zoff-score = Runde { $round }, { $seat }: { $place } für den Platz{ $paired ->
    [yes] , { $partner } vom Partner
   *[no] { "" }
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } fürs Alleinspiel
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } für Löwen
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } ohne Igel
}: { $points }, zusammen { $total }
zoff-score-earlier = Vorher, { $seat }: { $points }

## Die Seite

zoff-prompt = { $phase ->
    [give] { $role ->
        [alone] Lege bis zu zwei Karten verdeckt auf deinen Stapel. Löwen und Igel zählen dort.
       *[other] Wähle zwei Karten für deinen Partner. Zwei kommen zurück.
    }
    [give_back] Zwei Karten deines Partners sind in deiner Hand. Gib zwei beliebige zurück.
    [lead] { $joker ->
        [yes] Der Joker geht nicht allein: Das Ausspiel geht weiter.
       *[other] Du spielst aus: eine Karte oder mehrere von einem Tier.
    }
    [answer] { $role ->
        [junior] Schlage { zoff-animals }, zeige deinem Partner Karten oder passe.
       *[other] Schlage { zoff-animals } oder passe.
    }
    [reply] Ergänze die gezeigten Karten so, dass sie { zoff-animals } schlagen, oder lehne ab.
   *[other] Die Partie ist zu Ende.
}
# $cards in Worten: „2 Elefanten + Mücke“. $stands: ob einige davon für das Tier stehen.
zoff-choice = { $kind ->
    [play] { $cards } spielen
    [pass] Passen
    [show] { $cards } zeigen und den Partner um Hilfe bitten
    [complete] { $cards } dazulegen
    [decline] Nicht helfen
    [give] { $cards } dem Partner geben
    [discard] { $cards } weglegen
    [keep] Nichts weglegen
   *[other] { $kind }
}{ $stands ->
    [yes] , als { zoff-animals }
   *[no] { "" }
}
zoff-do = { $kind ->
    [play] { $cards } spielen
    [pass] Passen
    [show] { $partner } fragen: { $cards } zeigen
    [complete] { $cards } dazulegen
    [decline] Nicht helfen
    [give] { $cards } an { $partner }
    [discard] { $cards } weglegen
    [keep] Nichts weglegen
   *[other] { $kind }
}
zoff-more = { $cards }, und was noch?
zoff-may-show = Oder wähle Karten, um sie { $partner } zu zeigen.
zoff-put-back = Karten zurücknehmen
zoff-in-hand = { $card ->
    [joker] Joker
   *[other] { zoff-card }
}, { $count } auf der Hand, { $picked } gewählt
zoff-no-use = Jetzt nicht zu spielen: { zoff-card }.
zoff-exchange = { $role ->
    [alone] Du spielst allein
    [partner] { $phase ->
        [give] Zwei Karten für { $partner }
       *[other] Zwei Karten zurück an { $partner }
    }
   *[other] Die Partner tauschen Karten
}
zoff-exchange-note = { $role ->
    [alone] Bis zu zwei Karten dürfen verdeckt auf deinen Stapel. Nur du kennst sie.
   *[other] { $phase ->
        [give] Niemand sonst sieht sie. { $partner } gibt dir danach zwei.
       *[other] Niemand sonst sieht sie. Es dürfen auch die eben erhaltenen sein.
    }
}
zoff-to-beat = { $seat }: { zoff-animals }
zoff-shows = { $seat } zeigt
zoff-beaten-by = Geschlagen von
zoff-beats = Schlägt
zoff-or = oder
zoff-before = Davor:
zoff-in-trick = Im Stich:
zoff-leads = { $mine ->
    [yes] Du spielst aus
   *[no] { $seat } spielt aus
}
zoff-still = { $phase ->
    [over] Die Partie ist zu Ende
   *[other] Die Karten werden verteilt
}
zoff-status = { $status ->
    [out] fertig als Nr. { $place }
    [asks] fragt
    [asked] wird gefragt
    [leads] spielt aus
    [chooses] wählt
    [turn] am Zug
    [passed] gepasst
   *[other] { $status }
}
zoff-pts = { $points } P.
zoff-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
zoff-captured = im Stapel: { zoff-cards }, { $lions ->
    [one] { $lions } Löwe
   *[other] { $lions } Löwen
}, { $hedgehogs ->
    [one] { $hedgehogs } Igel
   *[other] { $hedgehogs } Igel
}
zoff-sure = hat sicher { $cards }
zoff-is-dealer = Geber
zoff-dealer-sign = G
zoff-with = mit { $partner }
zoff-nobody = niemand
zoff-column-role = Rolle
zoff-column-status = im Stich
zoff-food = Wer schlägt wen
zoff-food-of = { zoff-card }
zoff-food-beaten = geschlagen von: { $animals }
zoff-food-beats = schlägt: { $animals }
zoff-food-look = Zeige auf ein Tier, um zu sehen, was es schlägt.
zoff-food-rule = Ebenso viele Karten eines Tiers, das es schlägt, oder genau eine mehr vom selben Tier. Der Joker geht mit jedem Tier, eine Mücke mit Elefanten.
zoff-gone = In dieser Runde schon im Stapel:
zoff-look = { zoff-card }, geschlagen von: { $beaten }; schlägt: { $beats }.
zoff-look-joker = Joker: eine Karte mehr von dem Tier, mit dem er gespielt wird, nie allein.
zoff-sort = { $order ->
    [number] Nach Anzahl sortiert. Nach Stärke sortieren
   *[other] Nach Stärke sortiert. Nach Anzahl sortieren
}
zoff-sorted = { $order ->
    [number] nach Anzahl
   *[other] nach Stärke
}
zoff-scores = Punktezettel
zoff-no-scores = Noch keine Runde ist zu Ende.
zoff-sheet-round = Runde { $round }
zoff-sheet = { $column ->
    [out] fertig
    [place] Platz
    [partner] Partner
    [lions] Löwen
    [hedgehog] Igel
    [points] Punkte
    [total] gesamt
   *[other] { $column }
}
zoff-next-single = Runde { $round }: Jeder spielt wieder für sich.
zoff-next-pairs = Runde { $round }: { $pairs }.
zoff-next-alone = In Runde { $round } spielst du allein.
zoff-next-with = In Runde { $round } spielst du mit { $partner }. { $role ->
    [senior] Du bist besser platziert: Man darf dich um Hilfe bitten.
   *[junior] Du bist schlechter platziert: Du darfst um Hilfe bitten.
}
zoff-go-on = Weiter
