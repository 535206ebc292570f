# Der Tisch; die Schlüssel erklärt en/table.ftl.

# Worauf gewartet wird

table-roll = { $you ->
        [yes] Du bist dran: würfle
       *[no] { $name }, du würfelst
    }
table-choose = { $you ->
        [yes] Wähle eine Figur
       *[no] { $name }, wähle eine Figur
    }
table-enter = { $you ->
        [yes] Tippe auf den Würfel: Eine Figur kommt heraus
       *[no] { $name }, tippe auf den Würfel: Eine Figur kommt heraus
    }
table-enter-note = Nichts ist im Spiel, darum braucht es keinen Wurf.
table-bonus = { $you ->
        [yes] Zieh { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            } mit einer Figur
       *[no] { $name }, zieh { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }
    }
table-only = Der einzige Zug wird für dich gespielt
table-rolling = { $you ->
        [yes] Der Würfel rollt
       *[no] { $name } würfelt
    }
table-thinking = { $name } überlegt
table-moving = { $you ->
        [yes] Deine Figur zieht
       *[no] { $name } zieht
    }
table-try = { $you ->
        [yes] Versuch { $try } von { $tries }: würfle
       *[no] { $name }, Versuch { $try } von { $tries }
    }
table-reconnecting = Keine Verbindung. Neuer Versuch …
table-over = Die Partie ist zu Ende
table-left = Diese Partie wurde verlassen

# Was vor der Wahl zu wissen ist

table-forced-enter-compulsory = Mit { table-face } muss eine Figur heraus.
table-forced-clear-start = Zuerst muss die Figur vom Startfeld weiter.
table-forced-six-opens-barrier = { $you ->
        [yes] Die 6 muss deine Blockade öffnen.
       *[no] Die 6 muss die eigene Blockade öffnen.
    }
table-forced-capture-compulsory = Wer schlagen kann, muss schlagen.
table-counts = Die { $face } zählt { $steps }: Keine wartet { word-yard.in }.
table-die-does-star = Stern: auf den nächsten Stern, dann auf den übernächsten.
table-die-does-globe = Globus: auf den nächsten Globus{ $enters ->
        [yes] , oder eine Figur kommt heraus
       *[no] {""}
    }{ $again ->
        [yes] ; danach noch ein Wurf.
       *[no] .
    }

# Was gerade geschehen ist

table-notice-passed = { $you ->
        [yes] Kein Zug mit { table-face }.
       *[no] { $name } hat keinen Zug mit { table-face }.
    }
table-notice-blocked = { $you ->
        [yes] Dein Startfeld ist versperrt.
       *[no] { $name } kann nicht einsetzen.
    }
table-notice-again = { $you ->
        [yes] Kein Zug mit { table-face }, aber du würfelst noch einmal.
       *[no] Kein Zug mit { table-face }, aber { $name } würfelt noch einmal.
    }
table-notice-void = { $limit ->
        [3] Dritte Sechs in Folge: Sie verfällt, und der Zug ist vorbei.
       *[other] { $limit }. Sechs in Folge: Sie verfällt, und der Zug ist vorbei.
    }
table-notice-penalty = { $limit ->
        [3] Dritte Sechs in Folge: Die zuletzt gezogene Figur muss zurück { word-yard.into }.
       *[other] { $limit }. Sechs in Folge: Die zuletzt gezogene Figur muss zurück { word-yard.into }.
    }
table-notice-tried = Mit { table-face } geht nichts. Jetzt kommt Versuch { $try } von { $tries }.
table-notice-bonus-six = { $you ->
        [yes] Du würfelst noch einmal.
       *[no] { $name } würfelt noch einmal.
    }
table-notice-bonus-capture = { $you ->
        [yes] Geschlagen! Du würfelst noch einmal.
       *[no] Geschlagen! { $name } würfelt noch einmal.
    }
table-notice-bonus-home = { $you ->
        [yes] Eine Figur ist im Ziel: Du würfelst noch einmal.
       *[no] Eine Figur ist im Ziel: { $name } würfelt noch einmal.
    }
table-notice-bonus-move-capture = { $you ->
        [yes] Geschlagen! Eine deiner Figuren zieht { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }.
       *[no] Geschlagen! { $name } zieht noch { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }.
    }
table-notice-bonus-move-home = { $you ->
        [yes] Eine Figur ist im Ziel: Eine andere zieht { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }.
       *[no] Eine Figur ist im Ziel: { $name } zieht noch { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }.
    }
table-notice-bonus-move-capture-home = { $you ->
        [yes] Geschlagen und im Ziel! Eine deiner Figuren zieht { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }.
       *[no] Geschlagen und im Ziel! { $name } zieht noch { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }.
    }
table-notice-bonus-lost = { $you ->
        [yes] Keine deiner Figuren kann { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            } ziehen: der Bonus verfällt.
       *[no] { $name } kann { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            } nicht ziehen: der Bonus verfällt.
    }
table-notice-returned = { $you ->
        [yes] Deine Figur trifft auf eine geschützte und muss zurück { word-yard.into }.
       *[no] { $name } trifft auf eine geschützte Figur und muss zurück { word-yard.into }.
    }
table-face = { $face ->
        [star] einem Stern
        [globe] einem Globus
       *[other] einer { $face }
    }

# Namen für Bildschirmleser

table-token = { $colour ->
        [yellow] gelbe Figur
        [blue] blaue Figur
        [red] rote Figur
        [green] grüne Figur
        [purple] lila Figur
        [orange] orange Figur
       *[other] Figur
    }
table-stack = { $count ->
        [one] eine Figur
       *[other] { $count } Figuren zusammen
    }
table-at-yard = { word-yard.in }
table-at-square = Feld { $square }
table-at-column = { word-column } { $square }
table-at-slot = Zielfeld { $square }
table-at-home = im Ziel
table-in-blockade = in einer Blockade
table-to-square = auf Feld { $square }
table-to-column = auf { word-column } { $square }
table-to-slot = ins Ziel auf Zielfeld { $square }
table-to-home = ins Ziel
table-to-start = heraus auf Feld { $square }
table-to-yard = muss zurück { word-yard.into }
table-captures = schlägt { $colours }
table-die-roll = Würfeln
table-die-enter = Eine Figur ohne Wurf einsetzen
table-die-shows = Der Würfel liegt auf { table-face }
table-die-still = Der Würfel, noch nicht geworfen
table-choose-move = Welcher Zug?
table-count = { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }
table-seat = { $name }, { table-colour }, { $home } von { $goal } im Ziel{ $last ->
        [none] {""}
       *[other] , letzter Wurf { $last }
    }{ $turn ->
        [yes] , am Zug
       *[no] {""}
    }
table-partner = spielt mit { $name } zusammen
table-colour = { $colour ->
        [yellow] gelb
        [blue] blau
        [red] rot
        [green] grün
        [purple] lila
        [orange] orange
       *[other] Holz
    }
table-computer = Computer { $number }
table-you = Du
table-turn = am Zug
table-streak = { $count ->
        [one] eine Sechs
       *[other] { $count } Sechsen in Folge
    }
table-players = Mitspieler
table-tray = Würfel
table-announcements = Ansagen
table-your-turn = Du bist dran!

# Ansagen, eine je Zug

table-say-choices = { $count ->
        [one] Eine Figur kann ziehen.
       *[other] { $count } Züge stehen zur Wahl.
    }

# Beginn

table-opening = Wer fängt an?
table-opening-drawn = { $you ->
        [yes] Das festgelegte Los sagt: Du fängst an.
       *[no] Das festgelegte Los sagt: { $name } fängt an.
    }
table-opening-fixed = { $you ->
        [yes] Du fängst an.
       *[no] { $name } fängt an.
    }
table-opening-highest = { $you ->
        [yes] Höchster Wurf: Du fängst an.
       *[no] Höchster Wurf: { $name } fängt an.
    }
table-opening-tie = Gleichstand: Wer gleich hoch war, würfelt noch einmal.
table-opening-go = An den Tisch

# Leiste, Verlauf und Fenster

table-leave = Partie verlassen
table-leave-question = Diese Partie verlassen?
table-leave-warning = Sie zählt dann als gespielt, aber weder gewonnen noch verloren, und lässt sich nicht fortsetzen. Willst du später weiterspielen, schließ einfach die Seite: Die Partie bleibt erhalten.
table-leave-yes = Verlassen
table-leave-no = Bleiben
table-leave-home = Behalten, zur Startseite
table-home = Startseite
table-sound-on = Ton ist an
table-sound-off = Ton ist aus
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-settings = Einstellungen am Tisch
table-pace = Tempo der Computer
table-pace-slow = Langsam
table-pace-normal = Normal
table-pace-fast = Schnell
table-pace-instant = Sofort
table-auto = Einzigen Zug von selbst spielen
table-theme = Licht
table-theme-system = Wie das Gerät
table-theme-light = Tageslicht
table-theme-dark = Lampenlicht
table-sound = Ton
table-close = Schließen
table-info = Über diese Partie
table-info-rules = Hausregeln
table-info-no-changes = Gespielt wird nach den üblichen Regeln dieser Variante.
table-info-own = (sonst: { $own })
table-info-all-rules = Alle Regeln dieser Partie
table-info-signs = Die Zeichen auf dem Würfel
table-info-dice = Würfel
table-info-commitment = Festlegung, veröffentlicht vor dem ersten Wurf
table-info-seed = Seed
table-info-seed-hidden = Der Seed wurde gelost und erscheint, wenn die Partie endet.
table-info-contributions = Beiträge der Mitspieler
table-info-contribution-none = keiner
table-info-secret = Geheimnis
table-info-secret-later = Das Geheimnis wird veröffentlicht, wenn die Partie endet.
table-info-verify = Würfel nachrechnen
table-info-record = Aufzeichnung dieser Partie
table-keys = Tasten: Leertaste würfelt, 1 bis 9 wählen einen Zug, Tab geht durch die Figuren.

# Ergebnis

table-result-won = { $you ->
        [yes] Du gewinnst!
       *[no] { $name } gewinnt!
    }
table-result-team = { $names } gewinnen!
table-result-limit = Die Höchstzahl der Würfe ist erreicht
table-result-limit-note = Die Partie zählt als gespielt, weder gewonnen noch verloren.
table-result-home = { $count ->
        [one] eine Figur im Ziel
       *[other] { $count } Figuren im Ziel
    }
table-result-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
table-result-again = Noch einmal
table-result-board = Brett ansehen
table-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
