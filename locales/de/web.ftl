### Die Seite im Browser. $seat und $name sind Namen, die sich Leute gegeben haben; sie werden gezeigt, wie sie sind.

## Überall

web-tagline = Brettspiele, die nach Zoo riechen, am eigenen Tisch.
web-home = Zu den Spielen
web-language = Sprache
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
web-guide = Deine erste Partie
web-guide-got = Verstanden
web-guide-stop = Keine Tipps mehr
web-guide-more = Mehr in den Regeln

## Namen

web-name = Dein Name
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
web-play-bots = Gegen Bots spielen
web-play-people = Jemanden einladen
web-public = Alle dürfen von der Startseite aus mitspielen
web-options = Optionen
web-yes = ja
web-no = nein
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-running-tables = Laufende Partien
web-no-tables = Zurzeit keine.
web-free-seat = frei
web-status = { $status ->
    [open] wartet auf Mitspieler
    [opening] beginnt gleich
    [running] läuft
    [over] zu Ende
   *[other] { $status }
}

## Am Tisch

web-invite = Schick diesen Link allen, die mitspielen oder zusehen sollen
web-copy = Kopieren
web-copied = Kopiert
web-seat = Platz { $number }
web-seat-free = Frei
web-seat-kept = Frei gehalten für { $name }
web-seat-you = { $name } (du)
web-seat-away = nicht da
web-seat-resigned = hat aufgegeben
web-seat-substitute = von einem Bot gespielt ({ $level })
web-sit = Platz nehmen
web-put-bot = Bot hinsetzen
web-stand-up = Aufstehen
web-free = Platz frei machen
web-start = Beginnen
web-waiting = Warten, bis alle Plätze besetzt sind.
web-opening = Alle decken ihren Beitrag zum Zufall auf …
web-board = Das Spielbrett
web-in-sentences = Das Spielbrett in Sätzen
web-turn-you = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-turn-together = Alle wählen verdeckt; noch zu wählen haben: { $names }
web-turn-chance = Der Zufall entscheidet
web-turn-over = Die Partie ist zu Ende
web-watching = Du siehst zu.
web-choices = Deine Möglichkeiten
web-filter = Suchen
web-no-choice = Nichts passt.
web-sealed = Deine verdeckte Wahl: { $action }
web-unseal = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben? Ein Bot spielt für dich weiter, und du wirst Letzter.
web-resign-no = Weiterspielen
web-rule = Regel { $rule }
web-rematch = Noch einmal
web-rematch-go = Zur Revanche
web-won = Du hast gewonnen!
web-shared = Der erste Platz ist geteilt.
web-winner = { $name } gewinnt.
web-rank = { $rank }.
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-record = Die Partie als Datei

## Das Protokoll. $action steht in Notation.

web-log = Was geschah
web-log-empty = Noch nichts.
web-log-hidden = eine verdeckte Wahl
web-log-unseal = nimmt die Wahl zurück
web-log-draw = Zufall: { $draw }
web-log-draw-hidden = Zufall, verdeckt
web-log-undo = Zurück zu Eintrag { $to }
web-log-resign = gibt auf
web-log-takeover = ein Bot ({ $level }) übernimmt
web-log-return = ist wieder da
