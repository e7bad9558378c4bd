### Der Befehl menagerie: Hilfe, Bedienfehler und die Partie am Terminal.

# Der Name eines Platzes, wo niemand einen genannt hat; er kann einen Satz beginnen.
seat = Platz { $number }

## Hilfe der Befehlszeile

cli-menagerie = Brettspiele rund um den Zoo im Terminal: spiele sie, simuliere sie, steuere sie aus deinem eigenen Programm.
cli-after-help = Probiere: menagerie play zebres
cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-help = Diese Hilfe zeigen
cli-version = Die Version zeigen
cli-default = [Vorgabe: { $value }]
cli-lang = Sprache von allem, was gezeigt wird: en, fr oder de (sonst die des Systems)
cli-json = Ein JSON-Dokument ausgeben und sonst nichts
cli-games = Die Spiele, ihre Optionen und die Stufen der Bots auflisten
cli-play = Gegen Bots spielen, oder mit anderen an einer Tastatur
cli-play-game = Die Kennung des Spiels, etwa zebres
cli-play-seats = Zahl der Plätze, deiner eingeschlossen
cli-play-options = Optionen des Spiels als JSON, etwa { "'{\"board\":\"president\"}'" }
cli-play-people = Wer an dieser Tastatur spielt, mit Namen, etwa Ada,Léo; die anderen Plätze haben Bots
cli-play-bots = Wie gut die Bots spielen
cli-play-seed = Noch einmal mit demselben Zufall spielen
cli-play-plain = Sätze statt einer Zeichnung, für Vorleseprogramme
cli-serve = Die Spiele im Browser anbieten
cli-serve-listen = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere Geräte im Netz herein
cli-serve-port = Der Port; 0 nimmt einen freien
cli-serve-data = Die Datei mit allen Personen und Tischen
cli-serve-behind-proxy = Ein Reverse-Proxy davor sagt, wer fragt (X-Forwarded-For, -Proto und -Host)
cli-serve-no-limits = Grenzen dafür aufheben, was eine Person senden darf; nur zum Messen
cli-serve-bot-pause = Wie lange ein Bot für eine Wahl braucht, in Millisekunden
cli-serve-log-json = Protokoll in JSON
cli-load = An vielen Tischen gegen einen Server auf dieser Maschine spielen und ihn messen
cli-load-url = Der Server; er muss mit --no-limits laufen
cli-load-tables = Wie viele Tische gleichzeitig spielen
cli-load-seconds = Wie lange
cli-load-game = Die Kennung des Spiels
cli-load-idle = Browser, die zusätzlich verbunden sind und nichts tun
cli-load-asleep = Tische, die vorher eröffnet und in Ruhe gelassen werden
cli-backup = Die Daten eines Servers kopieren, auch wenn er läuft
cli-backup-file = Die Kopie, die es noch nicht geben darf
cli-backup-data = Die Datei mit den Daten
cli-simulate = Bots viele Partien spielen lassen und messen, was dabei herauskommt
cli-simulate-game = Die Kennung des Spiels, etwa zebres
cli-simulate-games = Zahl der Partien
cli-simulate-seats = Zahl der Plätze
cli-simulate-options = Optionen des Spiels als JSON
cli-simulate-seed = Derselbe Startwert ergibt dieselben Partien, auf jeder Maschine
cli-simulate-bots = Eine Stufe für alle Plätze oder eine für jeden, durch Kommas getrennt
cli-simulate-threads = Zahl der Partien, die gleichzeitig gespielt werden
cli-arena = Bots gegeneinander spielen lassen und bewerten
cli-arena-game = Die Kennung des Spiels, etwa zebres
cli-arena-bots = Die Bots, die sich begegnen, mindestens zwei, durch Kommas getrennt
cli-arena-games = Zahl der Partien; jeder Bot sitzt reihum auf jedem Platz
cli-arena-seats = Zahl der Plätze
cli-arena-options = Optionen des Spiels als JSON
cli-arena-millis = Wie lange ein Bot über eine Entscheidung nachdenken darf, in Millisekunden
cli-arena-iterations = Wie viele Iterationen ein Bot für eine Entscheidung suchen darf
cli-arena-threads = Zahl der Partien, die gleichzeitig gespielt werden
cli-arena-seed = Derselbe Startwert ergibt dieselben Partien, außer wenn die Zeit zählt
cli-arena-stop-early = Aufhören, sobald der Sieganteil des besten Bots sicher über dem gleichen Anteil liegt
cli-arena-html = Auch eine Seite mit Diagrammen in diese Datei schreiben
cli-bench = Messen, wie schnell die Regeln auf dieser Maschine laufen
cli-bench-game = Nur dieses Spiel
cli-bench-seconds = Wie lange jede Zahl von Plätzen gemessen wird
cli-replay = Eine Aufzeichnung prüfen und die Partie zeigen, die sie erzählt
cli-replay-file = Die Aufzeichnung, oder { "-" } für die Standardeingabe
cli-replay-at = Die Partie nach diesem Eintrag zeigen
cli-replay-viewer = Zeigen, was dieser Platz sieht: seine Nummer, ab 0 gezählt, oder spectator
cli-verify = Die beendete Aufzeichnung eines Tisches prüfen: Regeln, Ergebnis, und dass niemand den Zufall gewählt hat
cli-verify-file = Die Aufzeichnung, oder { "-" } für die Standardeingabe
cli-engine = Das Zeilenprotokoll sprechen: ein JSON-Objekt je Zeile, hinein und heraus
cli-engine-seed = Der Zufall von Partien, die keinen Startwert nennen

## Bedienfehler

usage-unknown-argument = { $arg } ist hier keine Option; --help nennt sie alle
usage-unknown-command = den Befehl { $command } gibt es nicht; --help nennt sie alle
usage-missing-argument = { $arg } fehlt; --help sagt mehr
usage-missing-command = sag, was zu tun ist; --help nennt die Befehle
usage-missing-value = { $arg } braucht einen Wert
usage-bad-value = { $value } ist für { $arg } nicht möglich ({ $allowed })
usage-twice = { $arg } steht zweimal da oder neben etwas, das es ausschließt

## games, simulate, arena, bench, replay, verify, engine

games-seats = { $min } Plätze
games-seats-range = { $min } bis { $max } Plätze
games-levels = Bots, die schwächsten zuerst: { $levels }
serve-ready = Menagerie läuft unter { $url }
backup-done = Kopiert nach { $file }
load-done = { $moves } Züge an { $tables } Tischen: { $rate } Züge in der Sekunde, auf dem anderen Platz gesehen nach { $p50 } ms (die Hälfte), { $p95 } ms (95 %), { $p99 } ms (99 %). Der Server brauchte { $cpu } s Rechenzeit ({ $per } Züge je Sekunde davon) und { $memory } MB.
simulate-bad-bots = { $bots } Bots sind für { $seats } Plätze genannt; nenne einen für alle oder einen für jeden
simulate-done = { $games } Partien, { $decisions } Entscheidungen in { $seconds } s: { $rate } Millionen Entscheidungen je Sekunde
simulate-seat = Platz { $number } ({ $bot }): im Mittel { $score } Punkte, { $wins } Siege ({ $percent } %)
simulate-digest = Prüfsumme { $digest }
arena-bad-bots = { $bots ->
    [one] { $bots } Bot ist
   *[other] { $bots } Bots sind
} nach --bots genannt; { $min } bis { $max } können sich begegnen
arena-unwritable = { $file } lässt sich nicht schreiben: { $reason }
arena-title = { $game }: { $games } Partien, { $seats } Plätze
arena-note = Sieganteil und Wertung mit ihren 95-%-Intervallen; p50, p95 und max sind die Millisekunden einer Entscheidung.
arena-stopped = Nach { $games } von { $wanted } Partien aufgehört: Der beste Sieganteil liegt sicher über dem gleichen Anteil.
arena-uneven = Erst nach je { $round } Partien ist jeder Bot allen anderen von jedem Platz gleich oft begegnet; { $games } ist kein Vielfaches davon.
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
arena-page-budget = Eine Entscheidung darf dauern
arena-page-seed = Startwert
arena-page-threads = Partien zugleich
arena-page-command = Noch einmal spielen
arena-page-results = Ergebnisse
arena-page-rating = Wertung
arena-page-rating-note = Auf der Skala von Elo, auf der 400 Punkte Vorsprung zehn Siege auf eine Niederlage bringen. Der Strich ist das 95-%-Intervall.
arena-page-scores = Punkte
arena-page-scores-note = Wie oft jede Punktzahl erreicht wurde, für alle im selben Maßstab. Die höchste Säule steht für { $percent } % der Partien des Bots; der senkrechte Strich ist der Mittelwert.
arena-page-mean = Mittel { $score }
arena-page-times = Zeit einer Entscheidung
arena-page-times-note = Auf einer logarithmischen Skala: was die Hälfte der Entscheidungen (p50) und 95 % von ihnen (p95) nicht überschritten haben, und die längste (max).
arena-budget-own = was jede Stufe von sich aus braucht
arena-budget-millis = { $millis } ms
arena-budget-iterations = { $iterations } Iterationen
arena-budget-both = { $millis } ms oder { $iterations } Iterationen
bench-line = { $game }, { $seats } Plätze: { $decisions } Millionen Entscheidungen und { $playouts } Zufallspartien je Prozessorsekunde, { $bytes } Bytes je Zustand, { $allocations } Allokationen je Partie
replay-no-such-entry = den Eintrag { $number } gibt es nicht; der letzte ist { $last }
replay-at = nach Eintrag { $at } von { $last }
verify-done = Geprüft: Jeder Eintrag (insgesamt { $entries }) folgt den Regeln, und das Ergebnis stimmt.
verify-draws = Ziehungen, die aus den vor der Partie festgelegten Zahlen folgen: { $draws }. Menschen, die daran mitgewirkt haben: { $people }.
verify-compare = Dies sind die Festlegungen; vergleiche sie mit denen, die vor der Partie gezeigt wurden.
verify-server = der Server
engine-no-game = Noch hat keine Partie begonnen: Sende zuerst new, load oder replay.
engine-bad-level = Die Stufe { $level } gibt es nicht; es gibt { $allowed }.

## Die Partie am Terminal

play-you = Du
play-bot = Bot ({ $level })
play-too-many-people = { $people } Leute passen nicht an { $seats } Plätze.
play-same-name = Zwei Leute können nicht beide { $name } heißen.
play-intro = Tippe eine Wahl, wie sie geschrieben steht, oder ihre Nummer. „hilfe“ erklärt das Spiel, „ende“ verlässt es.
play-hand-over = { $seat }: Nimm die Tastatur und drücke die Eingabetaste, wenn sonst niemand den Bildschirm sieht.
play-prompt = Deine Wahl:
play-prompt-of = { $seat }, deine Wahl:
play-empty = Tippe eine Wahl, ihre Nummer oder hilfe.
play-no-such-choice = „{ $text }“ steht nicht zur Wahl. Tippe hilfe, um zu sehen, wie man sie schreibt.
play-ambiguous = „{ $text }“ kann die Wahl { $choice } oder der Befehl { $command } sein: Tippe eins von beiden, wie es hier steht.
play-hint = { $action } (wert { $expected } von 100): { $does }
play-hint-ahead = { $action } (das Ende ist ausgerechnet: { $expected ->
    [one] { $expected } Punkt
   *[other] { $expected } Punkte
} Vorsprung): { $does }
play-hint-behind = { $action } (das Ende ist ausgerechnet: { $expected ->
    [one] { $expected } Punkt
   *[other] { $expected } Punkte
} Rückstand): { $does }
play-hint-only = { $action }: { $does }
# Wo eine Wahl für sich nichts erzählt: der Zufall entscheidet, oder andere tun es.
play-will-be-seen = Was daraus wird, zeigt sich dann.
play-undone = Zurückgenommen: Du entscheidest noch einmal.
play-undone-of = Zurückgenommen: { $seat } entscheidet noch einmal.
play-saved = In { $file } gespeichert. „menagerie replay { $file }“ zeigt die Partie wieder.
play-saved-hidden = { play-saved } Darin stehen die Karten aller: Sieh nicht vor dem Ende hinein.
play-goodbye = Auf Wiedersehen und bis bald.
play-more = { $count ->
    [one] Eine weitere Wahl hat Folgen; tippe ? und die Wahl, um sie zu sehen.
   *[other] { $count } weitere haben Folgen; tippe ? und die Wahl, um sie zu sehen.
}
play-total = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} insgesamt.
play-won = Du gewinnst. Gut gespielt!
play-shared = Der erste Platz ist geteilt: { $seat }.
play-lost = Sieg: { $seat }. Noch eine Partie?

# Namen der Befehle bei der Eingabe, durch Kommas getrennt; die englischen gelten immer auch.
play-command-undo = zurück, zurueck, z
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
      eine Wahl         wie sie geschrieben steht, oder ihre Nummer
      ? WAHL            was die Wahl bewirken würde, bevor du sie triffst
      ? oder tipp       die zwei besten Züge, und was von ihnen zu erwarten ist
      zurück (z)        deine letzte Entscheidung zurücknehmen
      brett (b)         den Spielplan noch einmal zeigen
      beschreiben (be)  den Spielplan in Sätzen erzählen
      auswahl (a)       noch einmal zeigen, was zur Wahl steht
      punkte (p)        der Stand, wenn das Spiel jetzt zu Ende wäre
      speichern DATEI   die Partie in eine Datei schreiben
      hilfe (h)         diese Seite
      ende (e)          gehen
