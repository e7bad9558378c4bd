### Was der Server ablehnt, gleich bei welchem Spiel.

# $reason ist für die, die die Nachricht geschrieben haben, auf Englisch.
server-malformed = Diese Nachricht ist nicht lesbar: { $reason }
server-too-large = Diese Nachricht ist zu lang: Höchstens { $bytes } Bytes sind möglich.
server-unknown-person = Der Server kennt dich noch nicht: Gib zuerst einen Namen an.
server-bad-code = Dieser Code öffnet nichts. Vielleicht wurde er zurückgezogen.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-page = Hier ist nichts.
server-no-such-method = Das geht hier nicht.
server-no-such-pass = Ein solches Gerät oder einen solchen Link hast du nicht.
server-no-such-seat = Diesen Platz gibt es nicht: Dieser Tisch hat { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }.
server-bad-name = Ein Name hat 1 bis { $most } Zeichen, darunter einen Buchstaben oder eine Ziffer.
server-bad-level = Diesen Bot gibt es nicht. Es gibt: { $allowed }.
server-bad-commitment = Das ist keine eigene Festlegung: 64 hexadezimale Ziffern sind nötig.
server-bad-nonce = Auf diese Zahl hast du dich nicht festgelegt.
server-seat-taken = Platz { $seat } ist besetzt.
server-seat-kept = Dieser Platz ist für { $name } freigehalten.
server-already-seated = Du sitzt schon an diesem Tisch.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-yours = Das kann nur, wer den Tisch eröffnet hat.
server-not-your-seat = Solange die Partie läuft, siehst du sie nur von deinem eigenen Platz aus.
server-hint-among-people = Tipps gibt es in Partien gegen Bots: Hier spielen andere Menschen mit.
server-hint-busy = Du hast schon um einen Tipp gebeten: Er kommt gleich.
server-seats-empty = Noch sind nicht alle da: Jeder Platz muss besetzt sein.
server-started = Die Partie hat schon begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-late = Die Partie ist inzwischen weiter: Das ist die Antwort auf eine frühere Frage.
server-too-long = Diese Partie ist zu lang, um es sich noch einmal anders zu überlegen.
server-key-used = Ein anderer Zug hatte diesen Schlüssel.
server-foreign-origin = Die Seite eines anderen Anbieters darf das nicht.
server-too-many = Zu viel auf einmal: Bitte warte einen Augenblick.
server-too-many-moves = Das sind zu viele Züge: höchstens { $most } gehen.
server-too-many-tables = Du hast schon { $most } Tische, die nicht zu Ende gespielt sind. Beende erst einen.
server-too-many-passes = Du hast schon { $most } Geräte und Links. Ziehe erst etwas davon zurück.
server-disk-full = Die Platte des Servers ist voll: Jetzt kann nichts gespeichert werden, und nichts geht verloren. Bitte versuche es später noch einmal.
server-internal = Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.

# Der Name des Platzes eines Bots. Eine Stufe ohne eigenes Wort erscheint, wie sie heißt.
server-bot = Bot ({ $level ->
        [random] zufällig
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[other] { $level }
    })
