### Die Seite im Browser. $seat und $name sind Namen, die sich Leute gegeben haben; sie werden gezeigt, wie sie sind.

## Überall

web-tagline = Brettspiele aus dem Zoo. Mit Freunden oder gegen Bots.
web-home = Alle Spiele
web-language = Sprache
web-close = Schließen
web-rules = Regeln
web-unreachable = Der Server ist gerade nicht erreichbar.
web-coming = Verbindung wird aufgebaut …
web-away = Verbindung unterbrochen. Wird neu aufgebaut … Deine Partie ist gespeichert.
web-outdated = Es gibt eine neue Version. Bitte lade die Seite neu.
web-nowhere = Diese Seite gibt es nicht.
web-loading = Wird geladen …

## Die Regeln, ihre Beispiele und Tipps für die erste Partie

web-rulebook = Spielregeln
web-rulebook-none = Zu diesem Spiel gibt es noch keine Regelseite.
web-rulebook-contents = Auf dieser Seite
web-rulebook-play = Jetzt spielen
web-rulebook-piece = Plättchen
web-rulebook-count = Je Spieler
web-rulebook-worth = Wert
web-rulebook-does = Wirkung
web-rulebook-rulings = Regelfragen
web-rulebook-reason = Warum:
web-rulebook-sure = { $sure ->
    [certain] sicher
    [likely] wahrscheinlich
    [chosen] festgelegt
    [ours] nur hier
   *[other] { $sure }
}
web-example = Beispiel { $number }
web-example-try = Ausprobieren
web-example-again = Von vorn
web-example-show = Zeig mir: { $choice }
web-example-turn = { $name }: { $task }
web-example-player = Spieler { $number }
web-example-done = Das war das Beispiel. Spiel weiter oder fang von vorn an.
web-guide-wanted = Tipps für die erste Partie zeigen
web-guide = Deine erste Partie
web-guide-got = Verstanden
web-guide-stop = Keine Tipps mehr zeigen
web-guide-more = In den Regeln nachlesen

## Einstellungen

web-settings = Einstellungen
web-theme = Design
web-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Automatisch
}
web-motion = Animationen
web-motion-name = { $motion ->
    [less] Reduziert
   *[system] Automatisch
}

## Tempo

web-speed = Tempo der Bots
web-speed-name = { $speed ->
    [calm] Ruhig
    [instant] Sofort
   *[brisk] Zügig
}
web-show = Vorschau vor jedem Zug
web-show-name = { $show ->
    [never] Nie
    [always] Immer
   *[touch] Auf Touchscreens
}
web-forced = Erzwungene Züge automatisch spielen
web-forced-now = Dein einziger möglicher Zug: { $choice }
web-forced-hold = Selbst spielen
web-forced-played = Automatisch gespielt: { $choice }
web-again-plays = Wähle denselben Zug noch einmal, um ihn zu spielen.
web-skip = Überspringen

## Das Ergebnis in einem Satz

web-result-why = { $name_you ->
    [yes] Du gewinnst
   *[other] { $name } gewinnt
} mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung. Größter Vorteil: { $part } (+{ $more }).
web-result-won = { $name_you ->
    [yes] Du gewinnst
   *[other] { $name } gewinnt
} mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung.
web-result-tiebreak = Gleichstand ({ web-points }). Die Regel für Gleichstand entscheidet: { $name_you ->
    [yes] Du gewinnst.
   *[other] { $name } gewinnt.
}
web-result-shared = Geteilter Sieg: { $names } mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
web-result-resigned = { $name_you ->
    [yes] Du gewinnst durch Aufgabe.
   *[other] { $name } gewinnt durch Aufgabe.
}
web-other-game = Andere Spiele

## Namen

web-name = Dein Name
web-name-note = Nimm diesen Namen oder gib einen eigenen ein.
# Namen für Fremde, durch Kommas getrennt.
web-names = Okapi, Tapir, Quokka, Lemur, Pinguin, Dachs, Otter, Reiher, Steinbock, Erdmännchen
web-rename = Namen ändern
web-renamed = An neuen Tischen heißt du { $name }.
web-me = Profil
web-devices = Deine Geräte und privaten Links
web-devices-note = Mit einem privaten Link spielst du auf einem anderen Gerät weiter. Gib ihn nicht weiter: Wer ihn öffnet, spielt unter deinem Namen, bis du ihn entfernst.
web-device = Browser, seit { $date }
web-device-this = Dieser Browser, seit { $date }
web-device-link = Privater Link, seit { $date }
web-withdraw = Entfernen
web-link-make = Auf einem anderen Gerät spielen
web-link-made = Öffne diesen Link auf dem anderen Gerät oder gib dort den Code { $code } ein. Beides wird nur dieses eine Mal angezeigt.
web-code = Code von einem anderen Gerät
web-claim = Gerät verknüpfen
web-claimed = Dieser Browser spielt jetzt als { $name }.

## Spiele und Tische

web-games = Spiele
web-designer = von { $name }
web-seats = Plätze
web-level = Stärke der Bots
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
web-play-people = Freunde einladen
web-public = Offener Tisch: Jeder darf sich dazusetzen
web-options = Optionen
web-yes = ja
web-no = nein
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-running-tables = Laufende Partien
web-no-open = Keine offenen Tische. Eröffne einen, dann kann sich jeder dazusetzen.
web-free-seats = { $count ->
    [one] 1 Platz frei
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
    [random] Zieht zufällig. Gut für einen ersten Eindruck.
    [easy] Spielt wie ein Anfänger: schnappt nach Punkten und übersieht viel.
    [medium] Spielt vernünftig. Der richtige Gegner, wenn du die Regeln kennst.
    [hard] Kennt das Spiel gut und macht wenige Fehler.
    [expert] Nutzt seine ganze Bedenkzeit. Sehr schwer zu schlagen.
   *[other] Ein Bot von außerhalb.
}
web-learn = Spielend lernen
web-learn-note = Eine Partie gegen den leichten Bot, mit Tipps Zug für Zug.
# Der Wert einer Option, wenn niemand einen anderen wählt.
web-default = { $value } (Standard)
web-options-usual = Standard
# Was zwischen dem Namen einer Option und ihrem Wert steht.
web-option-is = { $option }: { $value }
# Nach dem Namen einer Option, die eine Liste ist: So viele fehlen noch.
web-choose-more = noch { $count } auswählen
# Ein Text mit Daten, etwa ein Satz Plättchen: eingegeben oder aus einer Datei gelesen und dabei geprüft.
web-text-edit = Bearbeiten
web-text-rows = Daten, Zeile für Zeile
web-text-judging = Wird geprüft …
web-text-good = Alles in Ordnung.
web-text-take = Übernehmen
web-text-file = Datei laden
web-text-reset = Zurücksetzen

## Die Tische auf der Startseite

web-join = Mitspielen
web-watch = Zusehen
web-go-on = Weiterspielen
web-look-back = Partie ansehen

## Am Tisch

web-invite = Schick diesen Link an Mitspieler und Zuschauer
web-copy = Kopieren
web-copied = Kopiert
web-seat = Platz { $number }
web-seat-free = Frei
web-seat-kept = Reserviert für { $name }
web-seat-you = { $name } (du)
web-seat-away = nicht verbunden
web-seat-resigned = hat aufgegeben
web-seat-substitute = ein Bot spielt ({ $level })
web-sit = Mitspielen
web-sit-here = Diesen Platz nehmen
web-put-bot = Bot hinzufügen
web-stand-up = Platz verlassen
web-free = Platz räumen
web-start = Partie starten
web-waiting = Es geht los, sobald alle Plätze besetzt sind.
web-opening = Alle mischen gemeinsam …
web-board = Der Spielplan
web-turn-you = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-turn-together-you = Wähle verdeckt, wie die anderen
web-turn-together = Alle wählen verdeckt. Es fehlen noch: { $names }
web-turn-chance = Es wird ausgelost …
web-turn-over = Die Partie ist zu Ende
web-watching = Du siehst zu.
web-sealed = Verdeckt gewählt: { $action }
web-unseal = Ändern
web-resign = Aufgeben
web-resign-sure = { $others ->
    [one] Wirklich aufgeben? Die Partie endet und du wirst Letzter.
   *[other] Wirklich aufgeben? Ein Bot spielt für dich weiter und du wirst Letzter.
}
web-resign-no = Weiterspielen
web-rule = Regel { $rule }
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-won = Du hast gewonnen!
web-shared = Geteilter Sieg!
web-winner = { $name } gewinnt.
web-rank = { $rank }.
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Was jemand hat, etwa Punkte: der Name, dann das.
web-name-is = { $name }: { $value }
web-record = Partie herunterladen

## Vor der Partie

web-seat-for-you = Für dich ist ein Platz frei
web-at-the-table = Schon am Tisch: { $names }
web-or-watch = Oder bleib hier und sieh zu. Die Partie erscheint, sobald sie beginnt.
web-all-taken = Alle Plätze sind besetzt. Bleib hier, um zuzusehen. Die Partie erscheint, sobald sie beginnt.
web-ready = Alle sind da
web-ready-note = Sobald jemand auf „{ web-start }“ drückt, geht es für alle los.
web-share = Teilen …
web-qr = QR-Code mit dem Link
web-qr-note = Oder mit dem Handy scannen.
# $host ist „localhost“ oder eine Adresse wie „127.0.0.1“.
web-only-here = „{ $host }“ funktioniert nur auf diesem Rechner. Um andere Geräte einzuladen, öffne diese Seite unter der Netzwerkadresse des Rechners.
web-is-public = Offener Tisch: Er steht auf der Startseite, jeder darf sich dazusetzen.
web-is-private = Privater Tisch: Nur mit dem Link zu finden.
web-bots-note = Es fehlt noch jemand? Besetze die freien Plätze mit Bots.

## Wer fehlt, das Ende ohne Ergebnis, Zuschauer

web-seat-left = hat den Tisch verlassen
web-absent = Abwesende Spieler
web-absent-left = { $name } hat den Tisch verlassen.
web-absent-lost = { $name } hat die Verbindung verloren.
web-absent-bot = Bis zur Rückkehr spielt ein Bot ({ $level }).
web-absent-soon = In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} könnt ihr entscheiden, wie es weitergeht.
web-absent-replace = Bot spielen lassen
web-absent-end = Ohne Ergebnis beenden
web-absent-end-sure = Die Partie ohne Ergebnis beenden? Sie endet dann für alle.
web-absent-agreed = Einverstanden mit dem Ende: { $names }
web-absent-withdraw = Doch weiterspielen
web-abandoned = Ohne Ergebnis beendet
# $names endet mit der Zahl der Zuschauer ohne Namen, wenn es welche gibt.
web-spectators = Zuschauer: { $names }
web-spectators-unnamed = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
}
# $seconds ist −1 für „unbegrenzt“.
web-absent-after = Auf Abwesende warten
web-absent-after-value = { $seconds ->
    [-1] Unbegrenzt
    [10] 10 s
    [60] 1 min
    [300] 5 min
   *[other] { $seconds } s
}
web-absent-after-note = { $seconds ->
    [-1] Die anderen warten so lange wie nötig.
   *[other] Nach dieser Zeit können die anderen einen Bot spielen lassen oder die Partie ohne Ergebnis beenden.
}
web-delete = Tisch löschen
web-delete-sure = Diesen Tisch löschen? Alle, die hier warten, kommen zurück zur Startseite.
web-delete-no = Behalten
web-table-deleted = Der Tisch wurde gelöscht.

## Am Zug: Titel des Tabs, Startseite, Ton

# $place ist das Spiel oder der Name dieser Seite.
web-title-turn = ● Du bist am Zug · { $place }
web-turns = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
web-last-move = letzter Zug { $ago }
web-archived = archiviert
web-sound = Ton, wenn du am Zug bist
web-sound-note = Ein kurzer Ton, wenn du in einem anderen Tab bist oder schon eine Weile wartest.

## Tiere

web-animals = Tiere
web-animals-note = Wer lebt in unseren Zoos? Such dir ein Tier aus und lies, was es kann.
web-animals-how = Such dir ein Tier aus und lies, was es kann. Im Spiel: Rechtsklick auf ein Tier, den Finger darauf liegen lassen oder I drücken.
web-animals-all = Alle Tiere
web-animals-in = Lebt in
web-animals-previous = Voriges Tier: { $name }
web-animals-next = Nächstes Tier: { $name }

## Dank

web-credits = Dank und Lizenzen
web-credits-games = Die Spiele
web-credits-games-note = Die Spiele sind das Werk ihrer Autorinnen und Autoren. Die Regeln stehen hier in unseren eigenen Worten. Wenn dir ein Spiel gefällt, kauf es dir.
web-credits-made = Was in dieser Seite steckt
web-credits-use = { $name ->
    [noto] Tierbilder
    [bricolage] Schrift der Überschriften
    [svelte] Benutzeroberfläche
    [fluent] Übersetzungen
    [noble] Prüfung der Auslosungen
   *[lean-qr] QR-Codes
}
web-credits-licences = Alle Lizenzen im Wortlaut
web-credits-own = Menagerie selbst ist freie Software, wahlweise unter der MIT- oder der Apache-2.0-Lizenz.

## Während der Partie

web-turn = Aktueller Zug
web-sending = Wird gesendet …
web-confirm = Bestätigen
web-cancel = Abbrechen
# Zurücknehmen. $code sagt, warum sich jetzt nichts zurücknehmen lässt.
web-undo = Zurücknehmen
web-undo-note = Deinen letzten Zug zurücknehmen (Strg+Z)
web-redo = Wiederherstellen
web-redo-note = Den zurückgenommenen Zug wiederherstellen (Strg+Umschalt+Z)
web-undo-why = { $code ->
    [undo-luck] Zurücknehmen geht nicht mehr: Seit deinem letzten Zug wurde etwas ausgelost.
    [undo-others] Zurücknehmen geht nicht mehr: Seit deinem letzten Zug hat jemand anderes gespielt.
    [too-long] Zurücknehmen geht nicht mehr: Diese Partie ist zu lang.
   *[other] Du hast nichts zurückzunehmen.
}
web-again = Noch einmal
web-again-note = Zeigt langsam, was die anderen seit deinem letzten Zug getan haben. Wo sich etwas geändert hat, ist auf dem Spielplan markiert.
web-to-now = Zurück zur Partie
web-looking-back = Schritt { $number } von { $count }
web-behind = { $count ->
    [one] { $count } neuer Schritt.
   *[other] { $count } neue Schritte.
}
web-tab-log = Verlauf
web-tab-table = Tisch
web-tab-result = Ergebnis
web-invite-watch = Link für Zuschauer
web-advice = Tipp
web-advice-thinking = Denkt nach …
web-advice-chance = Siegchance { $percent } %
web-advice-only = einzige Möglichkeit
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
web-replay-back = Schritt zurück
web-replay-on = Schritt vor
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-at = Schritt { $number } von { $count }
web-replay-seat = Blickwinkel
web-replay-own = Eigener
web-replay-link = Link zu diesem Schritt kopieren
web-log-look = Diesen Schritt zeigen

## Die Liste der Tasten

web-keys = Tastenkürzel
web-keys-list = Diese Liste zeigen
web-keys-step = Einen Schritt zurück oder vor
web-keys-ends = Zum Anfang oder zurück zur Partie
web-keys-back = Abbrechen oder zurück zur Partie
web-keys-board = Zur nächsten Möglichkeit auf dem Spielplan
web-keys-choose = Die ausgewählte Möglichkeit spielen
web-keys-turn-piece = Das Teil drehen
web-keys-fit = Alles zeigen
web-keys-zoom = Vergrößern oder verkleinern
web-keys-rules = Regeln öffnen
web-keys-animal = Karte eines Tiers zeigen
web-keys-animals = Voriges oder nächstes Tier
web-keys-turn = Zum Tisch, der am längsten auf dich wartet
# Was auf einer Taste steht, wenn es ein Wort ist.
web-key-name = { $key ->
    [Ctrl] Strg
    [Shift] Umschalt
    [Enter] Eingabe
    [Escape] Esc
    [Home] Pos1
    [End] Ende
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
   *[other] { $key }
}

## Das Protokoll. $action steht in Notation.

web-log = Verlauf
web-log-empty = Noch keine Züge.
web-log-play = { $name }: { $action }.
web-log-hidden = { $name_you ->
    [yes] Du hast verdeckt gewählt.
   *[other] { $name } hat verdeckt gewählt.
}
web-log-unseal = { $name_you ->
    [yes] Du änderst deine verdeckte Wahl.
   *[other] { $name } ändert die verdeckte Wahl.
}
web-log-draw = Ausgelost: { $draw }
web-log-draw-hidden = Verdeckt ausgelost
web-log-undo = Zurückgenommen bis Schritt { $to }
web-log-undid = { $name_you ->
    [yes] Du nimmst einen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}
web-log-redid = { $name_you ->
    [yes] Du stellst den Zug wieder her.
   *[other] { $name } stellt den Zug wieder her.
}
web-log-resign = { $name_you ->
    [yes] Du gibst auf.
   *[other] { $name } gibt auf.
}
web-log-takeover = { $name_you ->
    [yes] Ein Bot ({ $level }) spielt für dich.
   *[other] Ein Bot ({ $level }) spielt für { $name }.
}
web-log-return = { $name_you ->
    [yes] Du bist wieder da.
   *[other] { $name } ist wieder da.
}

## Der Verlauf nach Zügen. $names haben nacheinander gepasst; web-log-you ist eine Überschrift, unter ihnen klein geschrieben.

web-log-passes = Gepasst: { $names }.
web-log-you = Du
# Wird nach einem zurückgenommenen Schritt vorgelesen.
web-log-undone = (zurückgenommen)

## Die Regeln in Kürze, am Anfang jedes Spiels

web-rulebook-summary = Kurz gesagt
web-rulebook-goal = Ziel
web-rulebook-turn = Ein Zug
web-rulebook-scoring = Wertung
web-rulebook-powers = Besonderes
web-rulebook-sources = Quellen
