### Der Befehl menagerie: Hilfe, Bedienfehler und die Partie am Terminal.

# Der Name eines Platzes, wo niemand einen genannt hat; er kann einen Satz beginnen.
seat = Platz { $number }

## Hilfe der Befehlszeile

cli-menagerie = Brettspiele aus dem Zoo im Terminal: spielen, simulieren oder aus dem eigenen Programm steuern.
cli-after-help = Zum Ausprobieren: menagerie play zebres
cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-help = Diese Hilfe anzeigen
cli-version = Die Version anzeigen
cli-default = [Standard: { $value }]
cli-lang = Sprache aller Texte: en, fr oder de (sonst die des Systems)
cli-json = Ein JSON-Dokument ausgeben und sonst nichts
cli-games = Die Spiele, ihre Optionen und die Stufen der Bots auflisten
cli-play = Gegen Bots spielen oder mit anderen an einer Tastatur
cli-play-game = Die Kennung des Spiels, etwa zebres
cli-play-seats = Zahl der Plätze, deiner eingeschlossen
cli-play-options = Optionen des Spiels als JSON, etwa { "'{\"board\":\"president\"}'" }
cli-play-tiles = CSV-Datei mit einem anderen Plättchensatz, für Spiele, die einen haben (O Zoo le Mio, Wonderzoo)
cli-play-boards = CSV-Datei mit anderen Spielplänen, für Spiele, die welche haben (Wonderzoo)
cli-play-people = Namen der Mitspieler an dieser Tastatur, etwa Ada,Léo; auf den übrigen Plätzen spielen Bots
cli-play-bots = Stärke der Bots
cli-play-seed = Startwert, um mit denselben Auslosungen noch einmal zu spielen
cli-play-plain = Sätze statt einer Zeichnung, für Bildschirmleser
cli-serve = Die Spiele im Browser anbieten
cli-serve-listen = Adresse, auf der der Server lauscht; mit 0.0.0.0 erreichen ihn auch andere Geräte im Netz
cli-serve-port = Port; 0 wählt einen freien
cli-serve-data = Datei mit allen Benutzern und Tischen
cli-serve-behind-proxy = Der Server steht hinter einem Reverse-Proxy (X-Forwarded-For, -Proto und -Host gelten)
cli-serve-no-limits = Alle Anfragelimits aufheben; nur zum Messen
cli-serve-bot-pause = Dauer jedes Zuges der Bots, in Millisekunden; ohne Angabe bestimmen sie die Spieler
cli-serve-archive-after = Unfertige Tische archivieren, die seit so vielen Tagen niemand benutzt hat
cli-serve-log-json = Protokoll in JSON
cli-load = An vielen Tischen gegen einen Server auf diesem Rechner spielen und ihn messen
cli-load-url = Der Server; er muss mit --no-limits laufen
cli-load-tables = Zahl der Tische, an denen gleichzeitig gespielt wird
cli-load-seconds = Dauer in Sekunden
cli-load-game = Die Kennung des Spiels
cli-load-idle = Zusätzliche Verbindungen, über die nichts gesendet wird
cli-load-asleep = Tische, die vorher eröffnet und dann nicht benutzt werden
cli-backup = Die Daten eines Servers sichern, auch im laufenden Betrieb
cli-backup-file = Zieldatei; sie darf noch nicht existieren
cli-backup-data = Die Datei mit den Daten
cli-simulate = Bots viele Partien spielen lassen und auswerten
cli-simulate-game = Die Kennung des Spiels, etwa zebres
cli-simulate-games = Zahl der Partien
cli-simulate-seats = Zahl der Plätze
cli-simulate-options = Optionen des Spiels als JSON
cli-simulate-tiles = CSV-Datei mit einem anderen Plättchensatz, für Spiele, die einen haben (O Zoo le Mio, Wonderzoo)
cli-simulate-boards = CSV-Datei mit anderen Spielplänen, für Spiele, die welche haben (Wonderzoo)
cli-simulate-seed = Derselbe Startwert ergibt dieselben Partien, auf jedem Rechner
cli-simulate-bots = Eine Stufe für alle Plätze oder eine je Platz, durch Kommas getrennt
cli-simulate-threads = Zahl der Partien, die gleichzeitig gespielt werden
cli-arena = Bots gegeneinander spielen lassen und bewerten
cli-arena-game = Die Kennung des Spiels, etwa zebres
cli-arena-bots = Die Bots, die gegeneinander spielen: mindestens zwei, durch Kommas getrennt
cli-arena-games = Zahl der Partien; jeder Bot sitzt reihum auf jedem Platz
cli-arena-seats = Zahl der Plätze
cli-arena-options = Optionen des Spiels als JSON
cli-arena-tiles = CSV-Datei mit einem anderen Plättchensatz, für Spiele, die einen haben (O Zoo le Mio, Wonderzoo)
cli-arena-boards = CSV-Datei mit anderen Spielplänen, für Spiele, die welche haben (Wonderzoo)
cli-arena-millis = Bedenkzeit eines Bots je Entscheidung, in Millisekunden
cli-arena-iterations = Iterationen der Suche je Entscheidung
cli-arena-threads = Zahl der Partien, die gleichzeitig gespielt werden
cli-arena-seed = Derselbe Startwert ergibt dieselben Partien, außer wenn die Bedenkzeit begrenzt ist
cli-arena-stop-early = Aufhören, sobald der Sieganteil des besten Bots signifikant über dem Durchschnitt liegt
cli-arena-html = Auch eine Seite mit Diagrammen in diese Datei schreiben
cli-bench = Messen, wie schnell die Regeln auf diesem Rechner laufen
cli-bench-game = Nur dieses Spiel
cli-bench-seconds = Messdauer je Zahl von Plätzen
cli-replay = Eine Aufzeichnung prüfen und die Partie zeigen
cli-replay-file = Die Aufzeichnung, oder { "-" } für die Standardeingabe
cli-replay-at = Die Stellung nach diesem Schritt zeigen
cli-replay-viewer = Zeigen, was dieser Platz sieht: seine Nummer, ab 0 gezählt, oder spectator
cli-verify = Die Aufzeichnung einer beendeten Partie prüfen: Regeln, Ergebnis und Auslosungen
cli-verify-file = Die Aufzeichnung, oder { "-" } für die Standardeingabe
cli-engine = Zeilenprotokoll: ein JSON-Objekt je Zeile als Eingabe und als Ausgabe
cli-engine-seed = Startwert für Partien, die keinen eigenen angeben

## Bedienfehler

usage-unknown-argument = { $arg } ist keine gültige Option; --help zeigt alle
usage-unknown-command = { $command } ist kein gültiger Befehl; --help zeigt alle
usage-missing-argument = { $arg } fehlt; --help sagt mehr
usage-missing-command = es fehlt ein Befehl; --help zeigt alle
usage-missing-value = { $arg } braucht einen Wert
usage-bad-value = { $value } ist kein gültiger Wert für { $arg } ({ $allowed })
usage-twice = { $arg } ist doppelt angegeben oder neben einer Option, die es ausschließt

## games, simulate, arena, bench, replay, verify, engine

games-seats = { $min } Plätze
games-seats-range = { $min } bis { $max } Plätze
games-levels = Bots, vom schwächsten zum stärksten: { $levels }
serve-ready = Menagerie läuft unter { $url }
backup-done = Kopiert nach { $file }
load-done = { $moves } Züge an { $tables } Tischen: { $rate } Züge pro Sekunde. Latenz bis zum anderen Platz: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms. Server: { $cpu } s CPU-Zeit ({ $per } Züge pro CPU-Sekunde), { $memory } MB.
simulate-bad-bots = { $bots } Bots für { $seats } Plätze: Gib einen für alle oder einen je Platz an
simulate-done = { $games } Partien, { $decisions } Entscheidungen in { $seconds } s: { $rate } Millionen Entscheidungen pro Sekunde
simulate-seat = Platz { $number } ({ $bot }): im Mittel { $score } Punkte, { $wins } Siege ({ $percent } %)
simulate-digest = Prüfsumme { $digest }
arena-bad-bots = { $bots ->
    [one] { $bots } Bot ist
   *[other] { $bots } Bots sind
} nach --bots angegeben; nötig sind { $min } bis { $max }
arena-unwritable = { $file } lässt sich nicht schreiben: { $reason }
arena-title = { $game }: { $games } Partien, { $seats } Plätze
arena-note = Sieganteil und Wertung mit ihren 95-%-Intervallen; p50, p95 und max sind die Millisekunden einer Entscheidung.
arena-stopped = Nach { $games } von { $wanted } Partien beendet: Der beste Sieganteil liegt signifikant über dem Durchschnitt.
arena-uneven = Erst nach je { $round } Partien hat jeder Bot von jedem Platz aus gleich oft gegen alle anderen gespielt; { $games } ist kein Vielfaches davon.
# Köpfe von Spalten: so kurz wie möglich.
arena-head-bot = Bot
arena-head-games = Partien
arena-head-wins = Siege
arena-head-share = Anteil
arena-head-rank = Rang
arena-head-score = Punkte
arena-head-rating = Wertung
arena-head-p50 = p50
arena-head-p95 = p95
arena-head-max = max
arena-page-subject = Bots gegen Bots
arena-page-options = Optionen
arena-page-seats = Plätze
arena-page-games = Partien
arena-page-budget = Bedenkzeit je Entscheidung
arena-page-seed = Startwert
arena-page-threads = Partien gleichzeitig
arena-page-command = Befehl
arena-page-results = Ergebnisse
arena-page-rating = Wertung
arena-page-rating-note = Auf der Skala von Elo, auf der 400 Punkte Vorsprung zehn Siege auf eine Niederlage bringen. Der Strich ist das 95-%-Intervall.
arena-page-scores = Punkte
arena-page-scores-note = Wie oft jede Punktzahl erreicht wurde, für alle im selben Maßstab. Die höchste Säule steht für { $percent } % der Partien des Bots; der senkrechte Strich ist der Mittelwert.
arena-page-mean = Mittel { $score }
arena-page-times = Zeit einer Entscheidung
arena-page-times-note = Logarithmische Skala: Median (p50), 95. Perzentil (p95) und Maximum (max).
arena-budget-own = Standard der Stufe
arena-budget-millis = { $millis } ms
arena-budget-iterations = { $iterations } Iterationen
arena-budget-both = { $millis } ms oder { $iterations } Iterationen
bench-line = { $game }, { $seats } Plätze: { $decisions } Millionen Entscheidungen und { $playouts } Zufallspartien pro CPU-Sekunde, { $bytes } Bytes je Zustand, { $allocations } Allokationen je Partie
replay-no-such-entry = den Schritt { $number } gibt es nicht; der letzte ist { $last }
replay-at = nach Schritt { $at } von { $last }
verify-done = Geprüft: { $entries ->
    [one] Der eine Schritt folgt
   *[other] Alle { $entries } Schritte folgen
} den Regeln und das Ergebnis stimmt.
verify-draws = Auslosungen, die aus den vor der Partie festgelegten Zahlen folgen: { $draws }. Beteiligte Mitspieler: { $people }.
verify-compare = Dies sind die Festlegungen. Vergleiche sie mit denen, die vor der Partie angezeigt wurden.
verify-server = der Server
engine-no-game = Es läuft noch keine Partie. Sende zuerst new, load oder replay.
engine-bad-level = { $level } ist keine gültige Stufe; möglich: { $allowed }.

## Die Partie am Terminal

play-you = Du
play-bot = Bot ({ $level })
play-too-many-people = { $people } Mitspieler sind zu viele für { $seats } Plätze.
play-same-name = Zwei Mitspieler können nicht beide { $name } heißen.
play-intro = Gib einen Zug ein, wie er geschrieben steht, oder seine Nummer. „hilfe“ erklärt das Spiel, „ende“ beendet es.
play-hand-over = { $seat }: Nimm die Tastatur und drück die Eingabetaste, wenn sonst niemand auf den Bildschirm sieht.
play-prompt = Dein Zug:
play-prompt-of = { $seat }, dein Zug:
play-prompt-unseen = { $seat }, dein Zug (die Eingabe bleibt unsichtbar):
play-empty = Gib einen Zug, seine Nummer oder hilfe ein.
play-no-such-choice = „{ $text }“ ist hier kein möglicher Zug. „hilfe“ zeigt, wie Züge geschrieben werden.
play-ambiguous = „{ $text }“ kann der Zug { $choice } oder der Befehl { $command } sein. Gib einen von beiden ein, wie er hier steht.
play-hint = { $action } (Siegchance { $expected } %): { $does }
play-hint-ahead = { $action } (sicher { $expected ->
    [one] { $expected } Punkt
   *[other] { $expected } Punkte
} Vorsprung): { $does }
play-hint-behind = { $action } (sicher { $expected ->
    [one] { $expected } Punkt
   *[other] { $expected } Punkte
} Rückstand): { $does }
play-hint-only = { $action }: { $does }
# Wo eine Wahl für sich nichts erzählt: der Zufall entscheidet, oder andere tun es.
play-will-be-seen = Was daraus wird, zeigt sich dann.
play-undone = Zurückgenommen: Du bist noch einmal am Zug.
play-undone-of = Zurückgenommen: { $seat } ist noch einmal am Zug.
play-redone = Zug wiederhergestellt.
play-saved = In { $file } gespeichert. „menagerie replay { $file }“ spielt die Partie ab.
play-saved-hidden = { play-saved } Die Datei verrät alle Karten: Sieh nicht vor dem Ende hinein.
play-goodbye = Bis zum nächsten Mal!
play-more = { $count ->
    [one] Ein weiterer Zug hat Folgen. Mit ? und dem Zug siehst du sie.
   *[other] { $count } weitere Züge haben Folgen. Mit ? und dem Zug siehst du sie.
}
play-total = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} insgesamt.
play-won = Du gewinnst. Gut gespielt!
play-shared = Geteilter Sieg: { $seat }.
play-lost = Sieg: { $seat }. Noch eine Partie?

# Namen der Befehle bei der Eingabe, durch Kommas getrennt; die englischen gelten immer auch.
play-command-undo = zurück, zurueck, z, u
play-command-redo = vor, v
play-command-help = hilfe, h
play-command-board = brett, plan, b
play-command-describe = beschreiben, be
play-command-choices = auswahl, a
play-command-score = punkte, p
play-command-save = speichern
play-command-hint = tipp
play-command-quit = ende, e, beenden
play-help =
    Bei der Eingabe:
      ein Zug           wie er geschrieben steht, oder seine Nummer
      ? ZUG             was der Zug bewirken würde
      ? oder tipp       die zwei besten Züge mit ihren Aussichten
      zurück (z)        deinen letzten Zug zurücknehmen
      vor (v)           das Zurückgenommene wiederherstellen
      brett (b)         den Spielplan noch einmal zeigen
      beschreiben (be)  den Spielplan in Sätzen beschreiben
      auswahl (a)       die möglichen Züge noch einmal zeigen
      punkte (p)        der Stand, wenn die Partie jetzt zu Ende wäre
      speichern DATEI   die Partie in eine Datei schreiben
      hilfe (h)         diese Übersicht
      ende (e)          das Spiel beenden
