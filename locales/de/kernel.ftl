### Was die Partie selbst ablehnt, gleich bei welchem Spiel.

## Während der Partie. $seat ist ein Name: „Ada“, „Platz 2“ …

refused-not-your-turn = { $seat }: Du bist nicht am Zug.
# $seats ist eine Zahl.
refused-no-such-seat = Diesen Platz gibt es nicht: Diese Partie hat { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }.
refused-already-chosen = { $seat }: Deine Wahl ist schon verdeckt abgegeben.
refused-nothing-sealed = { $seat }: Du hast noch keine verdeckte Wahl abgegeben.
refused-not-chance = Im Moment gibt es nichts zu ziehen.
refused-chance-first = Zuerst entscheidet der Zufall: Gerade kann niemand spielen.
refused-over = Die Partie ist zu Ende.
refused-bad-notation = „{ $text }“ lässt sich nicht als Aktion dieses Spiels lesen.
refused-bad-draw = „{ $text }“ lässt sich nicht als Ziehung dieses Spiels lesen.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-undo-luck = Seit deinem letzten Schritt hat der Zufall entschieden: Er lässt sich nicht mehr zurücknehmen.
refused-undo-others = Seit deinem letzten Schritt hat jemand anderes gespielt: Er lässt sich nicht mehr zurücknehmen.
refused-undo-sealed = Deine Wahl ist noch verdeckt: Nimm sie stattdessen zurück.
refused-no-such-entry = Die Aufzeichnung dieser Partie hat keinen Eintrag { $number }.
refused-already-resigned = { $seat }: Du hast schon aufgegeben.

## Vor der Partie.

bad-seats = { $asked ->
        [one] { $asked } Platz passt
       *[other] { $asked } Plätze passen
    } nicht zu diesem Spiel: Es braucht mindestens { $min } und höchstens { $max }.
bad-option-unknown = Dieses Spiel hat keine Option „{ $name }“; es gibt: { $allowed }.
# $value ist JSON, mit eigenen Anführungszeichen.
bad-option-value = Die Option „{ $name }“ kann nicht { $value } sein; möglich: { $allowed }.
bad-options-shape = Die Optionen müssen ein JSON-Objekt sein, etwa { "{\"name\": \"wert\"}" }.
bad-rules-version = Version { $asked } dieser Regeln gibt es nicht; die neueste ist { $newest }.
bad-game = Das Spiel „{ $game }“ gibt es hier nicht; zur Auswahl: { $allowed }.
# $reason ist für den, der die Datei geschrieben hat: immer Englisch, mit eigenem Schlusspunkt, falls es einen gibt.
bad-position = Diese Stellung lässt sich nicht laden: { $reason }
bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }

## Wenn eine beendete Aufzeichnung geprüft wird. Der Satz folgt auf den Namen der Datei.

unverified-no-proof = Sie enthält keinen Nachweis über ihren Zufall: Es gibt nichts zu prüfen.
unverified-no-result = Sie hat kein Ergebnis: Nur eine beendete Partie lässt sich prüfen.
# $reason ist Englisch, wie oben.
unverified-unplayable = Es ist keine Aufzeichnung einer Partie, die hier gespielt werden kann: { $reason }
unverified-altered = Sie wurde verändert: Die Prüfsumme in ihrem Nachweis ist nicht die der Aufzeichnung.
unverified-secret = Das Geheimnis in ihrem Nachweis ist nicht das festgelegte.
# $seat ist eine Zahl.
unverified-nonce = Die Nonce von Platz { $seat } ist nicht die festgelegte.
unverified-nonces = Die Nonces passen nicht zu den Plätzen: Ein Mensch hat eine, in der Reihenfolge der Plätze, ein Bot hat keine (siehe Platz { $seat }).
unverified-record = Die Partie kann nicht so verlaufen sein: { $reason }
unverified-named = Eintrag { $entry }: Die Ziehung hat keine Notiz ihres Zufalls; jemand hat sie bestimmt.
# $luck ist, was die Regeln fragten und was geantwortet wurde, etwa „2:1“.
unverified-other-luck = Eintrag { $entry }: Der Zufall dieses Tisches ergab { $draw } ({ $luck }), nicht das Eingetragene.
