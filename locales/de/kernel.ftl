### Was die Partie selbst ablehnt, gleich bei welchem Spiel.

## Während der Partie. $seat ist ein Name: „Ada“, „Platz 2“ …

refused-not-your-turn = { $seat_you ->
    [yes] Du bist nicht am Zug.
   *[other] { $seat } ist nicht am Zug.
}
# $seats ist eine Zahl.
refused-no-such-seat = Diesen Platz gibt es nicht. Diese Partie hat { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }.
refused-already-chosen = { $seat_you ->
    [yes] Du hast schon verdeckt gewählt.
   *[other] { $seat } hat schon verdeckt gewählt.
}
refused-nothing-sealed = { $seat_you ->
    [yes] Du hast noch nichts verdeckt gewählt.
   *[other] { $seat } hat noch nichts verdeckt gewählt.
}
refused-not-chance = Gerade ist nichts auszulosen.
refused-chance-first = Zuerst wird ausgelost, gerade ist niemand am Zug.
refused-over = Die Partie ist zu Ende.
refused-bad-notation = „{ $text }“ ist kein gültiger Zug in diesem Spiel.
refused-bad-draw = „{ $text }“ ist keine gültige Auslosung in diesem Spiel.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts wiederherzustellen.
refused-undo-luck = Seit deinem letzten Schritt wurde etwas ausgelost. Er lässt sich nicht mehr zurücknehmen.
refused-undo-others = Seit deinem letzten Schritt war jemand anderes am Zug. Er lässt sich nicht mehr zurücknehmen.
refused-undo-sealed = Deine Wahl ist noch verdeckt. Ändere sie stattdessen.
refused-no-such-entry = Die Aufzeichnung dieser Partie hat keinen Schritt { $number }.
refused-already-resigned = { $seat_you ->
    [yes] Du hast schon aufgegeben.
   *[other] { $seat } hat schon aufgegeben.
}

## Vor der Partie.

bad-seats = { $asked ->
        [one] { $asked } Platz ist
       *[other] { $asked } Plätze sind
    } in diesem Spiel nicht möglich. Erlaubt sind { $fixed ->
        [yes] genau { $max }
       *[no] { $min } bis { $max }
    }.
bad-option-unknown = „{ $name }“ ist keine Option dieses Spiels. Möglich: { $allowed }.
# $value ist JSON, mit eigenen Anführungszeichen.
bad-option-value = Die Option „{ $name }“ kann nicht { $value } sein. Möglich: { $allowed }.
bad-options-shape = Die Optionen müssen ein JSON-Objekt sein, etwa { "{\"name\": \"wert\"}" }.
bad-rules-version = Version { $asked } dieser Regeln gibt es nicht; die neueste ist { $newest }.
bad-game = Das Spiel „{ $game }“ gibt es hier nicht. Verfügbar: { $allowed }.
# $reason ist für den, der die Datei geschrieben hat: immer Englisch, mit eigenem Schlusspunkt, falls es einen gibt.
bad-position = Diese Stellung lässt sich nicht laden: { $reason }
bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }

## Wenn eine beendete Aufzeichnung geprüft wird. Der Satz folgt auf den Namen der Datei.

unverified-no-proof = Sie enthält keinen Nachweis der Auslosungen, es gibt also nichts zu prüfen.
unverified-no-result = Sie hat kein Ergebnis: Die Partie wurde nicht zu Ende gespielt. Nur eine beendete Partie lässt sich prüfen.
# $reason ist Englisch, wie oben.
unverified-unplayable = Sie enthält keine Partie, die sich hier nachspielen lässt: { $reason }
unverified-altered = Sie wurde verändert: Die Prüfsumme in ihrem Nachweis ist nicht die der Aufzeichnung.
unverified-secret = Das Geheimnis in ihrem Nachweis ist nicht das festgelegte.
# $seat ist eine Zahl.
unverified-nonce = Die Nonce von Platz { $seat } ist nicht die festgelegte.
unverified-nonces = Die Nonces passen nicht zu den Plätzen: Ein Mensch hat eine, in der Reihenfolge der Plätze, ein Bot hat keine (siehe Platz { $seat }).
unverified-record = Die Partie kann nicht so verlaufen sein: { $reason }
unverified-named = Schritt { $entry }: Zu dieser Auslosung fehlen die Zufallszahlen; jemand hat sie vorgegeben.
# $luck ist, was die Regeln fragten und was geantwortet wurde, etwa „2:1“.
unverified-other-luck = Schritt { $entry }: Ausgelost wurde { $draw } ({ $luck }), eingetragen ist etwas anderes.
