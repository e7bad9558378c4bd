### Zoff im Zoo.
### $seat ist ein Name („Du“, „Ada“, „Platz 2“), daher „Ada: …“ statt eines Verbs, das dazu passen müsste.
### $animal und $card sind whale, elephant und so weiter. $cards ist ein Text, wie man ihn tippt, „2E+q“.

zoff-tagline = Ein Stichspiel mit wechselnden Partnern: Werde deine Tiere los – und hüte dich vor der Maus.

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

zoff-event-dealer = Erster Geber, ausgelost: { $seat }.
zoff-event-paired = { $seat } (Senior) und { $partner_seat } (Junior): in dieser Runde ein Paar.
zoff-event-alone = { $seat }: in dieser Runde allein.
zoff-event-dealt = Runde { $round }. Geber: { $seat }. Ausspiel: { $leader_seat }.
zoff-event-hand = { $seat }: Karten { $cards }.
zoff-event-gave = { $seat } → { $partner_seat }: { $cards } getauscht.
zoff-event-gave-two = { $seat } → { $partner_seat }: zwei Karten getauscht.
zoff-event-discarded = { $seat }: { $count ->
    [0] nichts gedrückt
   *[other] { $cards } gedrückt
}.
zoff-event-discarded-some = { $seat }: { $count ->
    [0] nichts gedrückt
    [one] { $count } Karte gedrückt
   *[other] { $count } Karten gedrückt
}.
zoff-event-led = { $seat }: Ausspiel { zoff-animals } ({ $cards }).
zoff-event-beat = { $seat }: { zoff-animals } ({ $cards }).
zoff-event-led-plain = { $seat }: Ausspiel { zoff-animals }.
zoff-event-beat-plain = { $seat }: { zoff-animals }.
zoff-event-passed = { $seat }: gepasst.
zoff-event-joker-only = { $seat }: nur noch der Joker, das Ausspiel geht weiter.
zoff-event-showed = { $seat } → { $partner_seat }: { $cards } gezeigt, Bitte um Karten.
zoff-event-completed = { $seat } → { $partner_seat }: { $cards } dazugelegt.
zoff-event-declined = { $seat } → { $partner_seat }: Bitte abgelehnt.
zoff-event-out = { $seat }: als { $place }. fertig.
zoff-event-took = { $seat }: Stich mit { $count ->
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
zoff-event-last = Runde { $round } ist zu Ende. Als { $place }. mit Karten übrig: { $seat }.
zoff-event-scored = { $seat }: { $place } für den Rang{ $partner ->
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
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, gesamt { $total }.
zoff-event-over = Die Partie ist zu Ende. Sieg: { $seat }, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.

## Ablehnungen

# $expected ist, was jetzt zu entscheiden ist.
zoff-illegal-wrong-phase = { $expected ->
    [give] Jetzt werden Karten getauscht. Gib > und zwei Karten für deinen Partner ein, etwa >W+E, oder x und bis zu zwei Karten, wenn du allein spielst.
    [give_back] Jetzt gehen zwei Karten an den Partner zurück. Gib > und zwei Karten ein, etwa >W+E.
    [lead] Jetzt muss ausgespielt werden. Gib die Karten ein, etwa 2E+q.
    [answer] Jetzt sind die Karten auf dem Tisch zu schlagen. Gib Karten ein, etwa 2E+q, oder pass.
    [reply] Dein Partner bittet um Karten. Gib + und die Karten ein, die du dazulegst, etwa +H, oder no.
   *[other] Das geht jetzt nicht.
}
zoff-illegal-not-in-hand = Du hast { $cards } nicht auf der Hand.
zoff-illegal-joker-alone = Der Joker lässt sich nicht allein spielen.
zoff-illegal-too-many-mosquitoes = Zu Elefanten darf nur eine Mücke gelegt werden.
zoff-illegal-mixed = Das sind verschiedene Tiere. Nur der Joker passt zu jedem Tier und eine Mücke zu Elefanten.
zoff-illegal-does-not-beat = Das reicht nicht. Zu schlagen: { zoff-animals }. Nötig sind gleich viele Karten eines überlegenen Tieres oder genau eine mehr vom selben.
zoff-illegal-must-lead = Beim Ausspielen kannst du nicht passen.
zoff-illegal-nothing-to-beat = Es gibt nichts zu schlagen, also auch nichts zu zeigen.
zoff-illegal-only-juniors-show = Nur der Junior eines Paares darf Karten zeigen.
zoff-illegal-partner-is-out = Dein Partner hat keine Karten mehr.
zoff-illegal-cannot-be-completed = Keine Karte der Welt macht daraus etwas, das die Karten auf dem Tisch schlägt.
zoff-illegal-give-two = Es werden genau zwei Karten gegeben.
zoff-illegal-nobody-to-give-to = Du spielst in dieser Runde allein. Du darfst drücken: Gib x und bis zu zwei Karten ein.
zoff-illegal-only-lone-discards = Drücken darf nur, wer allein spielt.
zoff-illegal-discard-up-to-two = Du darfst höchstens zwei Karten drücken.
zoff-illegal-no-such-deal = So können die Karten nicht verteilt werden.

## Was jetzt zu tun ist

zoff-phase = { $phase ->
    [choose_dealer] Der erste Geber wird ausgelost.
    [deal] Die Karten werden verteilt.
    [give] Wähle zwei Karten für deinen Partner: Gib > und die Karten ein, etwa >W+E. Allein darfst du bis zu zwei drücken: x und die Karten, oder nur x.
    [give_back] Wähle zwei Karten, die an deinen Partner zurückgehen: Gib > und die Karten ein, etwa >W+E.
    [lead] Spiel aus: Gib eine oder mehrere Karten eines Tieres ein, etwa 2E+q.
    [answer] Schlag die Karten auf dem Tisch, etwa mit 2E+q, oder gib pass ein. Der Junior eines Paares darf stattdessen Karten zeigen: ? und die Karten, etwa ?H.
    [reply] Hilf deinem Partner: Gib + und die Karten ein, die du dazulegst, etwa +H, oder no.
    [over] Die Partie ist zu Ende.
   *[other] { $phase }
}

## Optionen

zoff-option-target = Punktzahl, mit der die Partie endet; 19 nach den Spielregeln.
zoff-option-players_at_target = Zahl der Spieler, die diese Punktzahl erreichen müssen: 1 oder 2, wie manche es spielen.
zoff-option-individual_only = Spiel ohne Partner: Bei true spielt jeder für sich, Löwen und Igel zählen nicht.
zoff-option-first_dealer = Erster Geber: random lost ihn aus, eine Platznummer legt ihn fest.

# Dasselbe für die Seite: wie eine Option heißt, ihre Werte und was jeder bedeutet.
zoff-option-target-name = Zielpunktzahl
zoff-option-target-value = { $value }
zoff-option-target-note = { $value ->
    [19] Die Partie endet mit 19 Punkten, wie in den Spielregeln.
   *[other] Die Partie endet mit { $value } Punkten.
}
zoff-option-players_at_target-name = Spieler am Ziel
zoff-option-players_at_target-value = { $value ->
    [1] Einer
    [2] Zwei
   *[other] { $value }
}
zoff-option-players_at_target-note = { $value ->
    [1] Die Partie endet, sobald jemand die Zielpunktzahl erreicht.
    [2] Die Partie geht weiter, bis zwei Spieler die Zielpunktzahl erreicht haben.
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
    [yes] Jeder spielt immer für sich, Karten in den Stichen zählen nicht.
   *[other] { $value }
}
zoff-option-first_dealer-name = Erster Geber
zoff-option-first_dealer-value = { $value ->
    [random] zufällig
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
    [random] Der Geber der ersten Runde wird ausgelost.
   *[other] Dieser Platz gibt in der ersten Runde, der nächste spielt aus.
}

## Hilfe. Höchstens 30 Zeilen mit höchstens 76 Spalten.

zoff-help =
    Werde deine Karten los. Jemand spielt eine oder mehrere Karten eines Tieres
    aus; die anderen schlagen der Reihe nach oder passen. So wird geschlagen:
    gleich viele Karten eines überlegenen Tieres oder eine mehr vom selben.
      2E     zwei Elefanten, ausgespielt oder auf zwei Krokodile
      pass   passen; später im Stich darfst du wieder schlagen
    Haben alle anderen gepasst, gehört dir der Stich und du spielst aus.

    Tier         geschlagen von        Tier         geschlagen von
    W Wal        niemandem             F Fuchs      E C B L
    E Elefant    M                     P Barsch     W C B S
    C Krokodil   E                     H Igel       F
    B Eisbär     W E                   A Sardine    W C S P
    L Löwe       E                     M Maus       C B L S F H
    S Robbe      W B                   q Mücke      H A M
    Der Joker j passt zu jedem Tier, nie allein. Eine Mücke darf zu Elefanten
    gelegt werden und gilt als einer mehr: 2E+q sind drei Elefanten.

    Wer zuerst fertig ist, bekommt so viele Punkte, wie Spieler da sind, dann
    einen weniger, der Letzte keinen. Ab Runde 2 (vier Spieler oder mehr) macht
    die Rangliste Paare, die ihre Punkte addieren; wer allein ist, bekommt 4
    dazu. Ab zwei Löwen in Stichen zählt jeder 1 Punkt, kein Igel kostet einen.
    Paare tauschen zuerst Karten, wer allein ist, darf bis zu zwei drücken.
      >W+E   ein Wal und ein Elefant für den Partner
      xH     ein Igel wird gedrückt; nur x: nichts
    Wer im Paar schlechter steht, darf den anderen um Karten bitten.
      ?H     zeigt einen Igel       +H  legt einen dazu     no  nichts
    Die Partie endet mit 19 Punkten; die meisten Punkte gewinnen. Bei
    Gleichstand liegt vorn, wer vorher schlechter stand.

## Das Bild

zoff-column-points = Punkte
zoff-column-hand = Hand
zoff-column-pile = Stiche
zoff-out = fertig { $place }
zoff-alone = allein
zoff-senior = Senior mit { $partner }
zoff-junior = Junior mit { $partner }
zoff-about-points = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zoff-about-role = { $seat }: { $role }
zoff-about-out = { $seat }: als { $place }. fertig
zoff-about-hand = { $seat }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand
zoff-about-pile = { $seat }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} in den Stichen, darunter { $lions ->
    [one] { $lions } Löwe
   *[other] { $lions } Löwen
} und { $hedgehogs ->
    [one] { $hedgehogs } Igel
   *[other] { $hedgehogs } Igel
}
zoff-round = Runde { $round }. { $needed ->
    [1] Die Partie endet mit { $target } Punkten.
   *[other] Die Partie endet, wenn { $needed } Spieler { $target } Punkte haben.
}
zoff-dealer = Geber: { $seat }.
zoff-table = Auf dem Tisch ({ $seat }): { zoff-animals } ({ $cards }), { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Stich
zoff-table-empty = Auf dem Tisch: nichts
zoff-asked = { $seat }: { $cards } gezeigt, Bitte um Karten
zoff-discards = { $seat }, gedrückt: { $cards }
zoff-discarded = { $seat }, gedrückt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
zoff-certain = { $seat }, sicher auf der Hand: { $cards }
zoff-hand = { $seat }, auf der Hand: { $cards }
zoff-to-move = Am Zug: { $seats }
zoff-over-early = Die Partie ist ohne Sieger zu Ende.
zoff-score = Runde { $round }, { $seat }: { $place } für den Rang{ $paired ->
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
}: { $points }, gesamt { $total }
zoff-score-earlier = Vorher, { $seat }: { $points }

## Die Seite

zoff-prompt = { $phase ->
    [give] { $role ->
        [alone] Du darfst bis zu zwei Karten drücken, also verdeckt zu deinen Stichen legen. Löwen und Igel zählen dort.
       *[other] Wähle zwei Karten für deinen Partner. Zwei kommen zurück.
    }
    [give_back] Du hast zwei Karten deines Partners auf der Hand. Gib zwei beliebige zurück.
    [lead] { $joker ->
        [yes] Den Joker kannst du nicht allein spielen. Der Nächste spielt aus.
       *[other] Spiel aus: eine Karte oder mehrere von einem Tier.
    }
    [answer] { $role ->
        [junior] Zu schlagen: { zoff-animals }. Spiel Karten, zeig sie deinem Partner oder passe.
       *[other] Zu schlagen: { zoff-animals }. Spiel Karten oder passe.
    }
    [reply] Dein Partner bittet um Karten. Zu schlagen: { zoff-animals }. Leg dazu, was fehlt, oder lehne ab.
   *[other] Die Partie ist zu Ende.
}
# $cards in Worten: „2 Elefanten + Mücke“. $stands: ob einige davon für das Tier stehen.
zoff-choice = { $kind ->
    [play] Spielen: { $cards }
    [pass] Passen
    [show] Dem Partner zeigen: { $cards }
    [complete] Dazulegen: { $cards }
    [decline] Ablehnen
    [give] Dem Partner geben: { $cards }
    [discard] Drücken: { $cards }
    [keep] Nichts drücken
   *[other] { $kind }
}{ $stands ->
    [yes] , als { zoff-animals }
   *[no] { "" }
}
zoff-do = { $kind ->
    [play] Spielen: { $cards }
    [pass] Passen
    [show] Zeigen ({ $partner }): { $cards }
    [complete] Dazulegen: { $cards }
    [decline] Ablehnen
    [give] Geben ({ $partner }): { $cards }
    [discard] Drücken: { $cards }
    [keep] Nichts drücken
   *[other] { $kind }
}
zoff-more = { $cards } – und was noch?
zoff-may-show = Oder wähle Karten, um sie deinem Partner zu zeigen: { $partner }.
zoff-put-back = Karten zurücknehmen
zoff-in-hand = { $card ->
    [joker] Joker
   *[other] { zoff-card }
}, { $count } auf der Hand, { $picked } gewählt
zoff-no-use = Passt jetzt nicht: { zoff-card }.
zoff-exchange = { $role ->
    [alone] Du spielst allein
    [partner] { $phase ->
        [give] Zwei Karten für { $partner }
       *[other] Zwei Karten zurück an { $partner }
    }
   *[other] Die Partner tauschen Karten
}
zoff-exchange-note = { $role ->
    [alone] Leg bis zu zwei Karten verdeckt zu deinen Stichen. Nur du kennst sie.
   *[other] { $phase ->
        [give] Niemand sonst sieht sie. { $partner } gibt dir danach zwei.
       *[other] Niemand sonst sieht sie. Es dürfen auch die sein, die du gerade bekommen hast.
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
    [out] als { $place }. fertig
    [asks] bittet um Karten
    [asked] wird gefragt
    [leads] spielt aus
    [chooses] wählt
    [turn] am Zug
    [passed] gepasst
   *[other] { $status }
}
zoff-pts = { $points } Pkt.
zoff-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
zoff-captured = Stiche: { zoff-cards }, { $lions ->
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
zoff-food-look = Zeig auf ein Tier: Wen schlägt es, wer schlägt es?
zoff-food-rule = Geschlagen wird mit gleich vielen Karten eines überlegenen Tieres oder genau einer mehr vom selben Tier. Der Joker passt zu jedem Tier, eine Mücke zu Elefanten.
zoff-gone = In dieser Runde schon gespielt:
zoff-look = { zoff-card }, geschlagen von: { $beaten }; schlägt: { $beats }.
zoff-look-joker = Joker: gilt als eine Karte mehr von dem Tier, zu dem er gelegt wird. Nie allein.
zoff-sort = { $order ->
    [number] Nach Anzahl sortiert. Nach Stärke sortieren
   *[other] Nach Stärke sortiert. Nach Anzahl sortieren
}
zoff-sorted = { $order ->
    [number] nach Anzahl
   *[other] nach Stärke
}
zoff-scores = Punktezettel
zoff-no-scores = Noch keine Runde gespielt.
zoff-sheet-round = Runde { $round }
zoff-part = { $part ->
    [place_points] Früh fertig
    [partner_points] Partner
    [lone_points] Allein gespielt
    [lion_points] Löwen
    [hedgehog_points] Igel
   *[earlier] Frühere Runden
}
zoff-sheet = { $column ->
    [out] fertig
    [place] Rang
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
    [senior] Du stehst besser: Dein Partner darf dich um Karten bitten.
   *[junior] Du stehst schlechter: Du darfst deinen Partner um Karten bitten.
}
zoff-go-on = Weiter
zoff-keys-cards = Eine Handkarte auswählen
zoff-keys-food = Zeigen, wer wen schlägt
