### Die Seite im Browser. $seat und $name sind Namen, die sich Leute gegeben haben; sie werden gezeigt, wie sie sind.

## Überall

web-tagline = Brettspiele, die nach Zoo riechen, am eigenen Tisch.
web-home = Zu den Spielen
web-language = Sprache
web-close = Schließen
web-rules = Regeln
web-unreachable = Der Server ist gerade nicht zu erreichen.
web-coming = Verbindung wird aufgebaut …
web-away = Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.
web-outdated = Diese Seite ist älter als der Server: bitte neu laden.
web-nowhere = Hier ist nichts.
web-loading = Einen Moment …

## Die Regeln, ihre Beispiele und Tipps für die erste Partie

web-rulebook = Die Regeln
web-rulebook-none = Für dieses Spiel gibt es noch keine Seite mit Regeln.
web-rulebook-contents = Auf dieser Seite
web-rulebook-play = Jetzt spielen
web-rulebook-piece = Figur
web-rulebook-count = Je Seite
web-rulebook-worth = Wert
web-rulebook-does = Was sie tut
web-rulebook-rulings = Zweifelsfälle
web-rulebook-reason = Warum:
web-rulebook-sure = { $sure ->
    [certain] sicher
    [likely] wahrscheinlich
    [chosen] gewählt
    [ours] eigen
   *[other] { $sure }
}
web-example = Beispiel { $number }
web-example-try = Ausprobieren
web-example-again = Von vorn
web-example-show = Zeig mir: { $choice }
web-example-turn = { $name }: { $task }
web-example-player = Spieler { $number }
web-example-done = Das war zu sehen. Du kannst weiterspielen oder von vorn beginnen.
web-guide-wanted = Tipps für die erste Partie
web-guide = Deine erste Partie
web-guide-got = Verstanden
web-guide-stop = Keine Tipps mehr
web-guide-more = Mehr in den Regeln

## Einstellungen

web-settings = Einstellungen
web-theme = Farben
web-theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie das Gerät
}
web-motion = Bewegung
web-motion-name = { $motion ->
    [less] so wenig wie möglich
   *[system] wie das Gerät
}
web-confirm-note = Das Brett zeigt zuerst, was eine Wahl bewirkt; sie zählt, sobald du sie bestätigst.

## Namen

web-name = Dein Name
web-name-note = Nimm diesen, oder tippe einen eigenen.
# Namen für Fremde, durch Kommas getrennt.
web-names = Okapi, Tapir, Quokka, Lemur, Tölpel, Dachs, Otter, Reiher, Steinbock, Erdmännchen
web-rename = Namen ändern
web-renamed = An neuen Tischen heißt du { $name }.
web-me = Du
web-devices = Deine Geräte und privaten Links
web-devices-note = Ein privater Link macht ein anderes Gerät zu deinem: Wer ihn hat, spielt in deinem Namen, bis du ihn zurückziehst.
web-device = Browser, seit { $date }
web-device-this = Dieser Browser, seit { $date }
web-device-link = Privater Link, seit { $date }
web-withdraw = Zurückziehen
web-link-make = Auf einem anderen Gerät spielen
web-link-made = Öffne dies auf dem anderen Gerät, oder tippe dort den Code { $code } ein. Er wird nur jetzt gezeigt.
web-code = Code von einem anderen Gerät
web-claim = Hier als dieselbe Person weiterspielen
web-claimed = Dieser Browser spielt jetzt als { $name }.

## Spiele und Tische

web-games = Spiele
web-designer = von { $name }
web-seats = Plätze
web-level = Bots
# Bots haben Stufen; eine Stufe ohne eigenes Wort wird gezeigt, wie sie heißt.
web-level-name = { $level ->
    [random] zufällig
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Experte
   *[other] { $level }
}
web-bot = Bot ({ $level })
# Unter mehreren einer Stufe, mit der Nummer seines Platzes.
web-bot-number = Bot { $number } ({ $level })
web-play-bots = Gegen Bots spielen
web-play-people = Jemanden einladen
web-public = Alle dürfen von der Startseite aus mitspielen
web-options = Optionen
web-yes = ja
web-no = nein
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-running-tables = Laufende Partien
web-no-open = Gerade wartet niemand auf Mitspieler. Lade jemanden ein und lass alle dazukommen.
web-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-status = { $status ->
    [open] wartet auf Mitspieler
    [opening] beginnt gleich
    [running] läuft
    [over] zu Ende
   *[other] { $status }
}

## Ein Spiel auf der Startseite

web-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-players-range = { $min } bis { $max } Personen
web-level-note = { $level ->
    [random] Spielt irgendetwas Erlaubtes. Um sich erst einmal umzusehen.
    [easy] Ein Kind, das die Regeln kennt: greift nach Punkten und übersieht viel.
    [medium] Spielt vernünftig. Ein guter Anfang, wenn du die Regeln kennst.
    [hard] Kennt das Spiel gut und macht wenige Fehler.
    [expert] Denkt so lange nach, wie er darf. Sehr schwer zu schlagen.
   *[other] Ein Bot von eigener Art.
}
web-learn = Spielend lernen
web-learn-note = Eine Partie gegen den leichten Bot, die sich unterwegs erklärt.
# Der Wert einer Option, wenn niemand einen anderen wählt.
web-default = { $value } (Standard)
web-options-usual = alle wie üblich
# Was zwischen dem Namen einer Option und ihrem Wert steht.
web-option-is = { $option }: { $value }

## Die Tische auf der Startseite

web-join = Mitspielen
web-watch = Zusehen
web-go-on = Weiterspielen
web-look-back = Ansehen

## Am Tisch

web-invite = Schick diesen Link allen, die mitspielen oder zusehen sollen
web-copy = Kopieren
web-copied = Kopiert
web-seat = Platz { $number }
web-seat-free = Frei
web-seat-kept = Freigehalten für { $name }
web-seat-you = { $name } (du)
web-seat-away = nicht da
web-seat-resigned = hat aufgegeben
web-seat-substitute = von einem Bot gespielt ({ $level })
web-sit = Platz nehmen und spielen
web-sit-here = Hier sitzen
web-put-bot = Bot hinsetzen
web-stand-up = Aufstehen
web-free = Platz frei machen
web-start = Beginnen
web-waiting = Warten, bis alle Plätze besetzt sind.
web-opening = Alle decken ihren Beitrag zum Zufall auf …
web-board = Das Spielbrett
web-turn-you = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-turn-together-you = Wähle geheim, wie die anderen
web-turn-together = Alle wählen verdeckt; noch zu wählen haben: { $names }
web-turn-chance = Der Zufall entscheidet
web-turn-over = Die Partie ist zu Ende
web-watching = Du siehst zu.
web-sealed = Deine verdeckte Wahl: { $action }
web-unseal = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = { $others ->
    [one] Wirklich aufgeben? Die Partie endet, und du landest auf dem letzten Platz.
   *[other] Wirklich aufgeben? Ein Bot spielt für dich weiter, und du landest auf dem letzten Platz.
}
web-resign-no = Weiterspielen
web-rule = Regel { $rule }
web-rematch = Noch eine Partie
web-rematch-go = Zur Revanche
web-won = Du hast gewonnen!
web-shared = Der erste Platz ist geteilt.
web-winner = { $name } gewinnt.
web-rank = { $rank }.
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Was jemand hat, etwa Punkte: der Name, dann das.
web-name-is = { $name }: { $value }
web-record = Die Partie als Datei

## Vor der Partie

web-seat-for-you = Ein Platz ist frei für dich
web-at-the-table = Schon am Tisch: { $names }
web-or-watch = Oder bleib auf dieser Seite und sieh zu: Die Partie beginnt von selbst.
web-all-taken = Alle Plätze sind besetzt. Bleib auf dieser Seite, um zuzusehen: Die Partie beginnt von selbst.
web-ready = Alle sind da
web-ready-note = Wer zuerst auf „{ web-start }“ drückt, beginnt die Partie für alle.
web-share = Teilen …
web-qr = QR-Code mit dem Link
web-qr-note = Oder lass dies mit einem Telefon scannen.
# $host ist „localhost“ oder eine Adresse wie „127.0.0.1“.
web-only-here = Nur dieser Rechner kann „{ $host }“ öffnen. Für andere Geräte öffne diese Seite unter der Adresse des Rechners im Netz, dann stimmen Link und Code.
web-is-public = Auf der Startseite zu sehen: Alle dürfen mitspielen.
web-is-private = Nicht gelistet: Nur wer den Link hat, findet diesen Tisch.
web-bots-note = Kommt sonst niemand? Gib die freien Plätze Bots.

## Dank

web-credits = Dank und Lizenzen
web-credits-games = Die Spiele
web-credits-games-note = Die Spiele sind das Werk ihrer Autorinnen und Autoren. Regeln erzählen wir in eigenen Worten; wer ein Spiel mag, sollte es kaufen.
web-credits-made = Woraus diese Seite gemacht ist
web-credits-use = { $name ->
    [noto] Die Bilder der Tiere
    [bricolage] Die Schrift der Titel
    [svelte] Was die Seite zeichnet
    [fluent] Die Sprachen der Seite
    [noble] Das Prüfen des Zufalls
   *[lean-qr] QR-Codes
}
web-credits-licences = Alle Lizenzen im Wortlaut
web-credits-own = Menagerie selbst ist freie Software, wahlweise unter der MIT- oder der Apache-2.0-Lizenz.

## Während der Partie

web-turn = Was jetzt zu tun ist
web-sending = Wird gesendet …
web-confirm = Bestätigen
web-cancel = Zurücknehmen
web-confirm-each = Jede Wahl vor dem Spielen bestätigen
web-again = Noch einmal zeigen
web-to-now = Zum aktuellen Stand
web-looking-back = Rückblick: { $number } von { $count }
web-behind = Die Partie ist { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
} weiter.
web-tab-log = Verlauf
web-tab-table = Tisch
web-tab-result = Ergebnis
web-invite-watch = Link für alle, die zusehen wollen
web-advice = Tipp
web-advice-thinking = Denkt nach …
web-advice-chance = gewinnt in { $percent } von 100 Fällen
web-advice-only = die einzige Wahl
web-advice-ahead = { $points ->
    [0] endet sicher unentschieden
    [one] gewinnt sicher mit { $points } Punkt Vorsprung
   *[other] gewinnt sicher mit { $points } Punkten Vorsprung
}
web-advice-behind = { $points ->
    [one] verliert sicher mit { $points } Punkt Rückstand
   *[other] verliert sicher mit { $points } Punkten Rückstand
}
web-replay = Rückblick
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-at = Moment der Partie: { $number } von { $count }
web-replay-seat = Gesehen von
web-replay-own = Eigene Sicht
web-log-look = Diesen Moment zeigen

## Das Protokoll. $action steht in Notation.

web-log = Was geschah
web-log-empty = Noch nichts.
web-log-play = { $name }: { $action }.
web-log-hidden = { $name }: eine geheime Wahl.
web-log-unseal = { $name } nimmt die Wahl zurück.
web-log-draw = Zufall: { $draw }
web-log-draw-hidden = Zufall, verdeckt
web-log-undo = Zurück zu Eintrag { $to }
web-log-resign = { $name } gibt auf.
web-log-takeover = Ein Bot ({ $level }) spielt für { $name }.
web-log-return = { $name } ist wieder da.
