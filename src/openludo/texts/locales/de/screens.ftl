# Die Seiten rund um den Tisch; die Schlüssel beginnen mit ihrer Seite.

# Rahmen

nav-label = Hauptmenü
nav-home = OpenLudo, zur Startseite
nav-skip = Zum Inhalt springen
nav-statistics = Statistik
nav-verify = Würfel prüfen
nav-settings = Einstellungen
nav-about = Hilfe
nav-waiting = Einen Moment …
footer-line = OpenLudo ist freie Software. Was du hier tust, bleibt auf deinem Server.

failed-title = Das hat nicht geklappt
failed-again = Noch einmal versuchen
failed-home = Zur Startseite
missing-title = Hier ist nichts
missing-text = Diese Adresse führt zu keiner Seite von OpenLudo. Vielleicht ist im Link ein Buchstabe verloren gegangen.
confirm-no = Behalten

names-list = { LIST($words) }

# Startseite

home-title = Ludo nach den Regeln eures Tisches
home-lead = Zehn Spielweisen, jede Hausregel und Würfel, die jeder nachprüfen kann.
home-play = Jetzt spielen
home-change = Ändern
home-players = { $computers ->
        [0] { $people ->
                [one] eine Person
               *[other] { $people } Personen
            }
        [one] { $people ->
                [0] ein Computer
                [1] du und ein Computer
               *[other] { $people } Personen und ein Computer
            }
       *[other] { $people ->
                [0] { $computers } Computer
                [1] du und { $computers } Computer
               *[other] { $people } Personen und { $computers } Computer
            }
    }
home-computers = { $count ->
        [one] ein Computer
       *[other] { $count } Computer
    }
home-own-rules = { $count ->
        [one] eine Hausregel
       *[other] { $count } Hausregeln
    }
home-continue = Weiterspielen
home-rolls = { $count ->
        [0] noch kein Wurf
        [one] ein Wurf
       *[other] { $count } Würfe
    }
home-variants = Such dir ein Spiel aus
home-more-statistics = Wie deine Partien gegen Computer ausgegangen sind.
home-more-verify = Jeden Wurf einer beendeten Partie nachrechnen.
home-more-about = Bedienung, Computer und warum die Würfel fair sind.
variant-seats = { $least } bis { $most } Spieler
variant-seats-exact = { $count ->
        [one] Ein Spieler
       *[other] { $count } Spieler
    }
variant-rules = Regeln
variant-rules-of = Regeln: { $variant }

erase-game-label = Diese Partie löschen: { $variant }
erase-game-title = Diese Partie löschen?
erase-game-text = Die Partie wird endgültig entfernt. Spielst du gegen Computer, zählt deine Statistik sie als gespielt, aber weder gewonnen noch verloren.
erase-game-action = Partie löschen
erase-game-done = Die Partie ist gelöscht.

# Eine Partie vorbereiten

new-start = Partie beginnen
new-overview = { $players ->
        [one] Ein Spieler
       *[other] { $players } Spieler
    }, { $changed ->
        [0] die Regeln der Variante
        [one] eine Regel geändert
       *[other] { $changed } Regeln geändert
    }
new-wrong-count = Diese Variante ist für { LIST($counts, type: "disjunction") } Spieler. Besetze einen Platz oder mach einen frei.
new-nobody = An mindestens einem Platz muss ein Mensch sitzen.
new-refused = Die Hausregeln passen noch nicht zusammen. Was stört, steht dort im Hinweis.
new-unknown-variant-title = Welches Spiel?
new-unknown-variant = Eine Variante namens „{ $name }“ gibt es nicht. Such dir eine von diesen aus.
new-unknown-rules = { $count ->
        [one] Der Link verlangt eine Hausregel, die es hier nicht gibt: { LIST($names) }.
       *[other] Der Link verlangt Hausregeln, die es hier nicht gibt: { LIST($names) }.
    } Alles andere daraus ist eingestellt.
new-unknown-rules-leave-out = Ohne sie spielen

seats-title = Wer spielt mit?
seats-count = Zahl der Spieler
seats-fixed = Du sitzt unten und würfelst zuerst. Drei gleich starke Computer sitzen um das Brett.
seats-level = Wie stark sind die Computer?
seats-add = Platz { $number } dazu
seats-board-by-number = { $board }, je nach Spielerzahl
seats-partners = Platz 1 und 3 gegen Platz 2 und 4
seat-who = Platz { $number }
seat-kind-person = Mensch
seat-kind-computer = Computer
seat-kind-empty = Leer
seat-name = Name an Platz { $number }
seat-own-name = Dein Name
seat-name-full = Ein Name hat höchstens { $count } Zeichen.
seat-player = Spieler { $number }
seat-you = Du
seat-computer = Computer { $number }
seat-level = Stärke des Computers an Platz { $number }
seat-colour = Farbe von Platz { $number }
seat-auto-move = Einzigen Zug von selbst spielen
seat-seed = Seed der Würfel
seat-seed-drawn = wird ausgelost
seat-seed-hint = Der gleiche Seed, irgendein Text, ergibt immer die gleichen Würfe. Lass das Feld leer für frische Würfel.

# Hausregeln

house-title = Hausregeln
house-changed = { $count ->
        [0] keine geändert
        [one] eine geändert
       *[other] { $count } geändert
    }
house-clash-mark = passt nicht
house-differs = geändert
house-own = { $variant }: { $value }
house-reset = Zurück zu den Regeln der Variante
house-reset-one = Zurücksetzen
house-reset-one-label = Zurücksetzen: { $rule }
house-copy-link = Link kopieren
house-link = Link mit diesen Regeln
house-link-copied = Der Link ist kopiert. Er enthält die Variante und ihre Hausregeln.
house-read = Regeln lesen

# Regeln zum Lesen

booklet-title = Regeln: { $variant }
booklet-play = Nach diesen Regeln spielen
booklet-print = Drucken
booklet-changed = Hausregel
booklet-own = (sonst: { $own })

# Statistik

statistics-title = Statistik
statistics-lead = Partien von einem Menschen gegen Computer, die auf diesem Gerät gespielt wurden. Wer eine Partie verlässt oder löscht oder die Höchstzahl der Würfe erreicht, hat weder gewonnen noch verloren; offene Partien zählen noch nicht.
statistics-empty = Auf diesem Gerät wurde noch keine Partie zu Ende gespielt.
statistics-variant = Variante
statistics-level = Computer
statistics-mixed = Gemischt
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-lost = Verloren
statistics-neither = Weder noch
statistics-time = Zeit
statistics-count = { $count }
statistics-duration = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
statistics-export = Als Datei sichern
statistics-erase = Statistik löschen
statistics-erase-title = Die Statistik löschen?
statistics-erase-text = Alle Zahlen und Zeiten dieses Geräts werden endgültig entfernt. Sichere sie vorher als Datei, wenn du sie noch brauchst.
statistics-erase-action = Alles löschen
statistics-erased = Die Statistik ist wieder leer.

# Würfel prüfen

verify-title = Würfel prüfen
verify-lead = Füge die Aufzeichnung einer beendeten Partie ein. Diese Seite rechnet aus dem veröffentlichten Geheimnis jede Ziehung nach und sagt, ob die Würfel ihr Versprechen gehalten haben.
verify-offline = Geprüft wird hier in deinem Browser. Kein Server wird gefragt, es geht also auch ohne.
verify-record = Aufzeichnung der Partie
verify-placeholder = Füge die Aufzeichnung hier ein oder zieh die Datei auf diese Seite.
verify-check = Prüfen
verify-open = Datei öffnen
verify-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
verify-unread = Es gab nichts zu prüfen
verify-good = Die Würfel haben ihr Versprechen gehalten
verify-bad = Etwas stimmt nicht
verify-good-means = Geprüft wurden nur die Würfel: { $count ->
        [0] Gewürfelt wurde nicht, und jede Auslosung folgt
        [one] Ein Wurf und jede Auslosung folgen
       *[other] { $count } Würfe und jede Auslosung folgen
    } aus dem Geheimnis, das vor dem ersten Wurf feststand.
verify-not-checked = Hier nicht geprüft: Züge, Ergebnis, Namen und Datum.
verify-not-checked-means = Sie könnten in diesem Text verändert worden sein. Ob die Züge den Regeln folgen und zum Ergebnis führen, sagt dir der Befehl „openludo verify DATEI“.
verify-bad-means = Die Aufzeichnung wurde verändert, oder die Ziehungen stammen nicht von den versprochenen Würfeln. Die markierte Zeile zeigt, wo.
verify-right = Richtig:
verify-wrong = Falsch:
verify-difference = Richtig wäre: { $expected }. In der Aufzeichnung steht: { $found }.

# Was geprüft wird, nach den Codes der Prüfungen

check-insecure-page = Dieser Browser prüft Würfel nur auf Seiten, die über https oder von diesem Gerät selbst kommen.
check-format = Zeile { $line } des Textes ist nicht das, was in einer Aufzeichnung von OpenLudo dort steht.
check-secret = { $reason ->
        [hidden] Das Geheimnis ist noch nicht veröffentlicht. Das geschieht, sobald die Partie vorbei ist oder verlassen wird.
       *[other] Die Aufzeichnung sagt nicht, womit gewürfelt wurde.
    }
check-commitment = Das Geheimnis passt zur Festlegung, die vor dem ersten Wurf veröffentlicht wurde
check-contributions = { $count ->
        [0] Keine Beiträge von Spielern, wie in einer Partie allein
        [one] Der Beitrag eines Spielers zu den Würfeln
       *[other] Die Beiträge von { $count } Spielern zu den Würfeln
    }{ $empty ->
        [0] {""}
        [one] , einer davon leer
       *[other] , { $empty } davon leer
    }
check-seats-drawn = Die Auslosung der Plätze
check-seats-fixed = Die Plätze wurden nicht ausgelost
check-colours-drawn = Die Auslosung der Farben
check-colours-fixed = Die Farben gehören zu den Plätzen
check-colours-chosen = Die Farben wurden gewählt
check-first-drawn = Die Auslosung, wer anfängt
check-first-highest-roll = Die Würfe darum, wer anfängt
check-first-fixed = Wer anfängt, stand durch die Regeln fest
check-rolls = { $count ->
        [0] Es wurde nicht gewürfelt
        [one] Der einzige Wurf
       *[other] Alle { $count } Würfe
    }
check-rolls-wrong = Wurf { $roll } von { $count }
check-cut-short = Die Aufzeichnung bricht nach Wurf { $count } ab: Ihr letzter Zug ist nicht der, der die Partie beendet hat
check-replay = Die Züge folgen den Regeln und führen zum Ergebnis

# Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-system = Wie das Gerät
settings-theme-light = Tageslicht
settings-theme-dark = Lampenlicht
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-reduced = Ruhig
settings-sound = Ton
settings-sound-hint = Holz auf Holz, von deinem Browser erzeugt.
settings-new-games = Neue Partien
settings-name = Dein Name
settings-pace = Tempo der Computer
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-auto-move = Einzigen Zug von selbst spielen
settings-auto-move-hint = Spart einen Tipp, wo es nichts zu wählen gibt. Bei Solo ist das zunächst aus.
settings-here = Diese Einstellungen bleiben in diesem Browser.

# Ein anderes Gerät

carry-offer = Auf einem anderen Gerät weiterspielen
carry-offer-lead = Mit einem Code spielst du an einem anderen Gerät als dieselbe Person: mit denselben Plätzen, Räumen, Partien, Wertungen und derselben Statistik, auch mitten in einer Partie. Danach kannst du an beiden spielen.
carry-show = Code zeigen
carry-new = Neuer Code
carry-copy = Code kopieren
carry-copied = Der Code ist kopiert.
carry-code-label = Der Code: { $code }
carry-left = { $minutes ->
        [one] Gilt, bis er benutzt wird, höchstens noch eine Minute.
       *[other] Gilt, bis er benutzt wird, höchstens noch { $minutes } Minuten.
    }
carry-ended = Die zehn Minuten des Codes sind um.
carry-picture = Bild des Codes, mit der Kamera zu lesen
carry-how = Richte die Kamera des anderen Geräts auf das Bild, oder gib den Code dort in den Einstellungen ein.
carry-secret = Wer den Code benutzt, spielt an deiner Stelle. Zeig ihn sonst niemandem.
carry-have = Du hast einen Code?
carry-title = Hier weiterspielen
carry-lead = Mit dem Code deines anderen Geräts spielst du hier als dieselbe Person: Plätze, Räume, Partien, Wertungen und Statistik sind dann auch hier.
carry-where = Das andere Gerät zeigt den Code in seinen Einstellungen. Nimm nie einen Code, den dir jemand anders geschickt hat: Du würdest als diese Person spielen.
carry-code = Code des anderen Geräts
carry-take = Hier weiterspielen
carry-sure = Eigene Partien dieses Geräts aufgeben?
carry-sure-text = Dieses Gerät hat eigene Partien, Räume oder eine eigene Statistik. Sie werden nicht gelöscht, aber hier nicht mehr gezeigt.
carry-sure-action = Aufgeben
carry-done = Dieses Gerät gehört jetzt derselben Person wie das andere.

# Hilfe

about-title = Hilfe
about-lead = Bring deine Figuren heraus, einmal um das Brett und ins Ziel, bevor es die anderen schaffen.
about-controls = So spielst du hier
about-controls-roll = Bist du dran, tippe auf den Würfel.
about-controls-choose = Figuren, die ziehen können, tragen einen goldenen Ring; ein blasserer zeigt, wo sie landen würden. Tippe eine Figur an, um sie zu ziehen.
about-controls-pass = Kann nichts ziehen, sagt dir das ein Hinweis, und die Partie geht von selbst weiter.
about-controls-calm = Lass dir Zeit: Auf dem Tisch läuft keine Uhr, es sei denn, euer Raum hat eine vereinbart. Schließ die Seite, wann du magst; die Partie wartet unter „Weiterspielen“.
about-controls-others = Spielt ihr an einem Bildschirm, gebt das Gerät weiter: Farbe und Zeichen zeigen, wer dran ist.
about-keys = Tasten
about-key-space = Leertaste
about-key-space-does = würfelt
about-key-digits = 1 bis 9
about-key-digits-does = wählt einen Zug; die Ziffern stehen an den Figuren
about-key-tab = Tabulator
about-key-tab-does = geht zur nächsten Figur, die ziehen kann
about-key-enter = Eingabe
about-key-enter-does = zieht die ausgewählte Figur
about-key-escape = Esc
about-key-escape-does = schließt ein offenes Fenster
about-levels = Die Computer
about-levels-lead = Keiner von ihnen denkt voraus, und keiner sieht die Würfel früher als du.
about-levels-ties = Zwischen gleich guten Zügen entscheiden die Würfel der Partie; so lässt sie sich Zug für Zug nachprüfen.
about-dice = Die Würfel
about-dice-promise = Vor dem ersten Wurf legt der Server ein Geheimnis fest und veröffentlicht dessen Fingerabdruck. Danach kann er die Würfel nicht mehr ändern.
about-dice-share = Dein Browser gibt einen eigenen zufälligen Beitrag dazu, damit sich der Server kein passendes Geheimnis aussuchen kann.
about-dice-check = Ist die Partie vorbei, wird das Geheimnis veröffentlicht. Dann kann jeder jeden Wurf nachrechnen.
about-dice-equal = Alle Seiten sind gleich wahrscheinlich: für jeden Platz, in jeder Stellung, bei jedem Wurf. Auch lange Serien sind Zufall.
about-dice-verify = Eine beendete Partie prüfen
about-no-help = Was es nicht gibt
about-no-help-undo = Kein Zurück: Einen Wurf zurückzunehmen hieße, die Zukunft zu sehen oder sie zu ändern.
about-no-help-hint = Keine Tipps: Ringe zeigen, was erlaubt ist, nie, was besser wäre.
about-no-help-clock = Keine Tagesaufgaben, keine Level zum Freischalten, keine Werbung.
about-data = Deine Daten
about-data-here = Partien und Statistik gehören zu dem Gerät, auf dem gespielt wurde. Ein Konto gibt es nicht.
about-data-carry = Ein Code aus den Einstellungen, der einmal und zehn Minuten lang gilt, macht ein anderes Gerät zu deinem.
about-data-names = Namen sieht, wer dieselbe Partie oder ihre Aufzeichnung vor sich hat.
about-data-erase = Partien löschst du auf der Startseite, die Statistik auf ihrer eigenen Seite.
about-source = Freie Software
about-source-open = Regeln, Server und Seiten von OpenLudo sind offen, und jeder darf sie betreiben.
about-source-licence = Veröffentlicht unter der MIT-Lizenz.

# Eine Partie

game-opening = Das Brett wird aufgebaut …
game-reconnecting = Keine Verbindung zum Server. Neuer Versuch …
game-reload = Seite neu laden
