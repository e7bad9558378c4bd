### Was der Server ablehnt, gleich bei welchem Spiel.

# $reason ist für die, die die Nachricht geschrieben haben, auf Englisch.
server-malformed = Diese Nachricht ist ungültig: { $reason }
server-too-large = Diese Nachricht ist zu lang. Erlaubt sind höchstens { $bytes } Bytes.
server-unknown-person = Der Server kennt dich noch nicht. Gib zuerst einen Namen an.
server-bad-code = Dieser Code ist ungültig. Vielleicht wurde er entfernt.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-page = Diese Seite gibt es nicht.
server-no-such-method = Diese Methode ist hier nicht erlaubt.
server-no-such-pass = Dieses Gerät oder diesen Link gibt es nicht.
server-no-such-seat = Diesen Platz gibt es nicht. Der Tisch hat { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }.
server-bad-name = Ein Name hat 1 bis { $most } Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer.
server-bad-level = Diese Stufe gibt es nicht. Möglich: { $allowed }.
server-bad-commitment = Ungültige Festlegung: Nötig sind 64 hexadezimale Ziffern, die niemand sonst am Tisch verwendet.
server-bad-nonce = Diese Zahl passt nicht zu deiner Festlegung.
server-seat-taken = Platz { $seat } ist besetzt.
server-seat-kept = Dieser Platz ist für { $name } reserviert.
server-already-seated = Du sitzt schon an diesem Tisch.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-yours = Das kann nur, wer den Tisch eröffnet hat.
server-not-your-seat = Solange die Partie läuft, siehst du sie nur von deinem eigenen Platz aus.
# Jemand fehlt, und die anderen entscheiden.
server-bot-plays = Ein Bot spielt für dich. Öffne den Tisch, dann bekommst du deinen Platz zurück.
server-not-absent = { $name } ist am Tisch. Ein Bot darf nur für Abwesende spielen.
server-nobody-absent = Niemand fehlt. Ohne Ergebnis könnt ihr die Partie nur beenden, solange jemand fehlt.
server-absent-soon = { $name } ist erst seit Kurzem weg. In { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } könnt ihr entscheiden, wie es weitergeht.
server-never-absent = An diesem Tisch wird immer auf Abwesende gewartet.
server-hint-among-people = Tipps gibt es nur in Partien gegen Bots.
server-hint-busy = Dein Tipp ist schon unterwegs.
server-seats-empty = Noch sind nicht alle Plätze besetzt.
server-started = Die Partie hat schon begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-late = Zu spät: Die Partie ist inzwischen weiter.
server-too-long = Diese Partie ist zu lang, um noch etwas zu ändern.
server-key-used = Dieser Schlüssel gehört schon zu einem anderen Zug.
server-foreign-origin = Anfragen von fremden Seiten sind nicht erlaubt.
server-too-many = Zu viele Anfragen. Bitte warte einen Augenblick.
server-too-many-moves = Zu viele Züge: Erlaubt sind höchstens { $most }.
server-too-many-tables = Du hast schon { $most } unbeendete Tische. Beende zuerst einen davon.
server-too-many-passes = Du hast schon { $most } Geräte und Links. Entferne zuerst einen Eintrag.
server-disk-full = Auf dem Server ist kein Speicherplatz mehr frei. Nichts ist verloren. Bitte versuch es später noch einmal.
server-internal = Auf dem Server ist ein Fehler aufgetreten. Bitte versuch es noch einmal.

# Der Name des Platzes eines Bots. Eine Stufe ohne eigenes Wort erscheint, wie sie heißt.
server-bot = Bot ({ $level ->
        [random] zufällig
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[other] { $level }
    })
