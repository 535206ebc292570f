# Räume: Menschen an mehreren Geräten kommen über einen Code zusammen.

# Wege hinein

room-friends = Mit Freunden spielen
room-friends-each = Jede und jeder am eigenen Gerät: Ein Code, ein Link oder ein Bild führt alle zusammen.
room-friends-lead = Jede und jeder spielt am eigenen Gerät. Eröffne einen Raum und gib seinen Code weiter, oder komm mit einem Code, den du bekommen hast.
room-yours = Deine Räume
room-by-code = Du hast einen Code?
room-code = Code des Raums
room-go = Zum Raum
room-open-title = Einen Raum eröffnen
room-open = Raum eröffnen
room-game = Spiel
room-your-name = Dein Name
room-unknown = Diesen Raum gibt es nicht
room-unknown-text = Vielleicht ging ein Buchstabe des Codes verloren, oder der Raum wurde geschlossen. Räume schließen, wenn einen Tag lang niemand da war.
room-changed = { $count ->
        [0] Keine Hausregeln geändert
        [one] Eine Hausregel geändert
       *[other] { $count } Hausregeln geändert
    }
room-invited = { $name } lädt dich ein
room-join = Mitspielen
room-shut = Gerade kann niemand dazukommen: Die Partie läuft, oder alle Plätze sind besetzt.
room-barred = Du wurdest aus diesem Raum entfernt. Hinein kannst du erst wieder, wenn die Person, die einlädt, dich einlässt.
room-watch-game = Der Partie zusehen
room-no-promise = Diese Seite kommt nicht über https, deshalb kann dein Browser nicht zu den Würfen beitragen. Dein Beitrag bleibt leer, und alle sehen das.

# Im Raum

room-title = Raum { $code }
room-people = Wer ist da?
room-you = du
room-host = lädt ein
room-here = da
room-away = weg
room-away-sits-out = weg: spielt erst mit, wenn wieder da
room-sits-out = nicht in dieser Partie
room-without = Nicht dabei, weil nicht da: { LIST($names) }.
room-going = Gerade weg: { LIST($names) }. Wer wegbleibt, spielt nicht mit.
room-game-on = Die Partie hat ohne dich begonnen. Bei der nächsten spielst du mit.
room-now-rated = Die nächste Partie wird gewertet.
room-promised = Würfelbeitrag zugesagt
room-promised-not = ohne Würfelbeitrag
room-free = Freier Platz
room-mute = Stumm schalten
room-unmute = Wieder hören
room-mute-label = { $name } stumm schalten
room-unmute-label = { $name } wieder hören
room-remove = Entfernen
room-remove-label = { $name } entfernen
room-remove-title = { $name } entfernen?
room-remove-text = { $name } verlässt damit den Raum und kann mit demselben Gerät erst wieder hinein, wenn du es erlaubst. Für alle anderen gilt der Code weiter.
room-removed = Entfernt
room-admit = Wieder einlassen
room-admit-label = { $name } wieder einlassen
room-level = Stärke von Computer { $number }
room-add-computer = Computer dazunehmen
room-back = Zurück zum Raum
room-depart = Raum verlassen
room-your-colour = Deine Farbe
room-renamed = { $asked } heißt hier schon jemand: Du bist { $name }.
room-came = Neu im Raum: { LIST($names) }.
room-went = Nicht mehr im Raum: { LIST($names) }.
room-you-are-out = Du bist nicht mehr in diesem Raum.
room-invite = Freunde einladen
room-code-label = Der Code: { $code }
room-share = Teilen
room-share-text = Komm und spiel mit mir { $variant }.
room-link = Link zu diesem Raum
room-link-copied = Der Link zu diesem Raum ist kopiert.
room-qr = Bild des Links, mit der Kamera zu lesen
room-qr-hint = Oder richte die Kamera eines Handys auf das Bild.
room-terms = Was wird gespielt?
room-seats-follow = so viele wie kommen
room-limit = Zeit für einen Zug
room-limit-seconds = { $seconds ->
        [0] ohne Grenze
       *[other] { $seconds } Sekunden
    }
room-watch = Andere dürfen zusehen
room-start = Partie beginnen
room-ready = { $count ->
        [one] Eine Person ist bereit.
       *[other] { $count } sind bereit.
    }
room-waits-for-host = { $name } startet die Partie, sobald alle da sind.

# Nachrichten

room-talk = Nachrichten
room-talk-none = Noch hat niemand etwas gesagt.
room-reactions = Schnell gesagt
room-write = Nachricht
room-send = Senden
reaction-hello = Hallo!
reaction-thanks = Danke!
reaction-well-played = Gut gespielt!
reaction-oops = Hoppla!
reaction-hurry = Na los!
reaction-lucky = Glückspilz!
reaction-laugh = Haha!
reaction-bye = Tschüss!

# Die Beiträge zu den Würfen

room-revealing = Die Würfel werden gemischt
room-revealing-lead = Jetzt wird gezeigt, was alle zugesagt haben; zusammen mit dem Geheimnis des Servers entstehen daraus die Würfe. Gleich geht es los.
room-part-shown = gezeigt
room-part-awaited = wird erwartet
room-part-none = kein Beitrag
room-commitment = Die Zusage des Servers
room-game-id = Nummer der Partie: { $id }

# Am Tisch

room-next-game = Die nächste Partie hat begonnen.
room-turn-of = { $name } ist am Zug
room-time-up = { $you ->
        [yes] Deine Zeit ist um: Diesen Zug spielt ein Computer ({ level-normal }).
       *[no] Die Zeit von { $name } ist um: Diesen Zug spielt ein Computer ({ level-normal }).
    }
room-hurry = Noch { $seconds } Sekunden.
room-seat-left = { $you ->
        [yes] Du bist gegangen. Ein Computer ({ level-normal }) spielt für dich.
       *[no] { $name } ist gegangen. Ein Computer ({ level-normal }) spielt weiter.
    }
room-seat-late = { $you ->
        [yes] Dreimal war deine Zeit um. Ein Computer ({ level-normal }) spielt für dich, bis du wieder da bist.
       *[no] Dreimal war die Zeit von { $name } um. Ein Computer ({ level-normal }) spielt weiter.
    }
room-seat-absent = { $you ->
        [yes] Du warst weg. Ein Computer ({ level-normal }) spielt für dich.
       *[no] { $name } ist weg. Ein Computer ({ level-normal }) spielt weiter.
    }
room-seat-back = { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $name } ist wieder da.
    }
room-seat-is-away = weg
room-seat-is-slow = langsame Verbindung
room-seat-is-computer = zurzeit spielt ein Computer ({ level-normal })
room-call-back = Wieder selbst spielen
room-call-take-over = { $name } ist weg: Computer spielen lassen
room-call-take-over-button = Computer spielen lassen
room-call-watching = Du siehst zu.
room-leave-warning = Dann spielt ein Computer für dich. Solange die Partie läuft, kannst du zurückkommen und wieder selbst spielen.
room-talk-unread = { $count ->
        [one] Nachrichten, eine ist neu
       *[other] Nachrichten, { $count } sind neu
    }
room-says = { $name }: { $text }
room-watching-count = { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } sehen zu.
    }
