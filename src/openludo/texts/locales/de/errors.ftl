# Was schiefging, nach seinem festen Code; siehe en/errors.ftl.

error-unknown = Etwas ist schiefgegangen ({ $code }).

# Regeln, Stellungen, Partien

error-ludo-error = Das entspricht nicht den Regeln.
error-invalid-notation = Dieser Text lässt sich nicht als Stellung oder Zug lesen.
error-invalid-position = So eine Stellung gibt es unter diesen Regeln nicht.
error-invalid-rules = { $count ->
    [one] Diese Hausregel kann hier nicht so eingestellt werden: { LIST($labels, open: "„", close: "“") }.
   *[other] Diese Hausregeln passen nicht zusammen: { LIST($labels, open: "„", close: "“") }.
}
error-illegal-roll = Gerade ist nichts zu würfeln.
error-illegal-move = Dieser Zug ist nicht möglich.
error-invalid-board = Diese Datei ist kein Brett und keine Variante, oder sie ist beschädigt.
error-unknown-variant = Eine Variante dieses Namens gibt es nicht.
error-invalid-record = Das ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
error-unsupported-record = Diese Aufzeichnung stammt von einer anderen Version von OpenLudo.
error-replay-differs = Die Züge in dieser Aufzeichnung entsprechen nicht ihren Regeln.
error-invalid-contribution = Der Beitrag deines Browsers zu den Würfen passt nicht zu dem, was er zugesagt hat.
error-invalid-seed = Dieser Seed lässt sich nicht verwenden.

# Anfragen

error-bad-request = Der Server hat die Anfrage nicht verstanden.
error-bad-frame = Der Server hat die Seite nicht verstanden.
error-wrong-method = Das geht an dieser Stelle nicht.
error-wrong-content-type = Der Server kann diese Art von Daten nicht lesen.
error-too-large = Das ist zu viel auf einmal.
error-too-fast = Das ging zu schnell. Warte bitte einen Moment.
error-too-many-windows = Dieses Gerät schaut schon in { $limit } Fenstern zu. Schließe bitte eines davon.
error-too-slow = Die Verbindung war zu langsam und wurde getrennt.
error-reload-page = OpenLudo wurde aktualisiert. Bitte lade die Seite neu.
error-wrong-origin = Diese Anfrage kam von einer anderen Website.
error-not-found = Hier ist nichts.
error-unknown-game = Auf diesem Gerät gibt es keine solche Partie.
error-unknown-room = Es gibt keinen Raum mit diesem Code. Vielleicht wurde er geschlossen.
error-too-many-requests = Zu viel auf einmal aus deinem Netz. Bitte warte eine Minute.
error-too-many-guesses = Zu viele falsche Codes. Bitte warte eine Minute.
error-unknown-code = Diesen Code gibt es nicht, oder er ist schon benutzt, oder seine zehn Minuten sind um. Hol dir am anderen Gerät einen neuen.
error-unknown-device = Dein Browser behält keine Cookies von diesem Server und würde dich nicht wiedererkennen.
error-not-host = Das kann nur, wer den Raum geöffnet hat.
error-not-in-room = Du bist nicht in diesem Raum.
error-barred = Du wurdest aus diesem Raum entfernt.
error-room-full = In diesem Raum ist jeder Platz besetzt.
error-room-shut = Die Partie beginnt gleich oder läuft schon.
error-invalid-name = Bitte gib einen Namen ein.
error-seats-missing = { $missing ->
    [one] Es fehlt noch ein Mitspieler: ein Mensch oder ein Computer.
   *[other] Es fehlen noch { $missing } Mitspieler: Menschen oder Computer.
}
error-unknown-level = Computer dieser Stärke gibt es nicht.
error-invalid-json = Diese Zeile ist kein JSON.
error-invalid-request = Diese Anfrage ist nicht zu verstehen.
error-unknown-language = In dieser Sprache gibt es keine Texte.
error-seats-over = { $over ->
    [one] Es ist ein Mitspieler zu viel. Nimm einen Computer heraus, oder ändere die Zahl der Spieler.
   *[other] Es sind { $over } Mitspieler zu viel. Nimm Computer heraus, oder ändere die Zahl der Spieler.
}
error-invalid-seats = So kann niemand sitzen.
error-already-started = Die Partie hat schon begonnen.
error-still-playing = Die Partie läuft noch.
error-stale = Die Partie war schon weiter. Jetzt ist sie auf dem neuesten Stand.
error-not-your-turn = Du bist nicht am Zug.
error-not-your-seat = Diesen Platz spielt jemand anders.
error-not-absent = Dieser Mitspieler ist noch da oder noch nicht lange weg.
error-in-a-room = Das geht nur im Raum dieses Spiels.
error-nothing-to-roll = Gerade ist nichts zu würfeln.
error-game-over = Diese Partie ist zu Ende.
error-other-version = Diese Partie wurde mit einer anderen Version von OpenLudo gespeichert.
error-not-saved = Der Server konnte das nicht speichern. Nichts wurde geändert.
error-server-fault = Dem Server ist ein Fehler unterlaufen. Nichts wurde geändert.
error-unreachable = Der Server antwortet nicht. Läuft er noch?
error-page-fault = Der Seite ist ein Fehler unterlaufen. Vielleicht hilft es, sie neu zu laden.
