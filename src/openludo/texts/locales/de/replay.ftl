# Beendete Partien: noch einmal angesehen, vom ersten Wurf bis zum letzten.

error-too-long = Diese Partie ist zu lang, um sie hier zu zeigen. Ihre Aufzeichnung enthält sie ganz.
error-too-busy = Gerade wollen zu viele zusehen. Bitte versuche es gleich noch einmal.

# Die Seite einer beendeten Partie

nav-games = Beendete Partien
home-more-games = Sieh dir deine Partien noch einmal an, Wurf für Wurf.
replay-open = Rückschau
replay-title = Rückschau: { $variant }
replay-board = Brett
replay-controls = Rückschau
replay-slider = Stelle in der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-place = Schritt { $step } von { $steps } · { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }
replay-speed = Tempo
replay-speed-times = { NUMBER($speed) } ×

# Ihre Würfe

replay-rolls = Würfe jedes Platzes
replay-rolls-band = Das blasse Band zeigt, was ein gerechter Würfel tut: Die Anzahl einer Augenzahl liegt mindestens 95-mal von 100 darin. Von { $count } Anzahlen kann gut eine durch Zufall außerhalb liegen; eine solche ist unterstrichen.
replay-rolls-count = { $count ->
        [0] kein Wurf
        [one] ein Wurf; je Seite zu erwarten: { $low } bis { $high }
       *[other] { $count } Würfe; je Seite zu erwarten: { $low } bis { $high }
    }
replay-rolls-outside = (außerhalb des Bandes)

# Ihre Würfel, ihr Link, ihre Aufzeichnung

replay-checking = Die Würfel werden geprüft …
replay-verify = Diese Partie auf der Prüfseite prüfen
replay-keep = Teilen und behalten
replay-link = Link zu dieser Rückschau
replay-link-means = Wer diesen Link hat, kann die Partie ansehen und ihre Aufzeichnung lesen, auch die Namen der Mitspieler. Eine Partie nur dieses Geräts lässt sich löschen; damit endet das.
replay-link-copied = Der Link zu dieser Rückschau ist kopiert.
replay-record = Aufzeichnung als Text sichern
replay-record-means = Die Aufzeichnung enthält die ganze Partie als Text: Regeln, Plätze, jeden Wurf und Zug und das, woraus die Würfel folgten.

# Die Liste der beendeten Partien

replay-games-lead = Partien, die auf diesem Gerät zu Ende gingen. Jede lässt sich noch einmal ansehen und mit ihrem Link teilen.
replay-games-none = Auf diesem Gerät ist noch keine Partie zu Ende gegangen.
replay-games-more = Mehr zeigen
replay-was-left = verlassen
replay-won-by = { $count ->
        [one] gewonnen hat { LIST($names) }
       *[other] gewonnen haben { LIST($names) }
    }
replay-erase-text = Eine Partie nur dieses Geräts wird endgültig gelöscht, und ihr Link führt nirgends mehr hin. Eine aus einem Raum verschwindet nur aus deiner Liste. Die Statistik behält, was sie gezählt hat.

about-data-replay = Eine beendete Partie kann jeder ansehen, der ihren Link hat, auch die Namen der Mitspieler.
