# Gewertete Partien: wer am besten ist, und die eigenen Partien mit dem, was sie geändert haben.

ratings-title = Wertungen
ratings-lead = Eine Partie wird gewertet, wenn die Person, die den Raum leitet, das eingeschaltet hat. Ein Sieg gegen Stärkere zählt am meisten, ein Unentschieden zählt zwischen Sieg und Niederlage. Partner gewinnen und verlieren gemeinsam. Computer behalten ihre Wertung. Wer geht, wird nach dem gewertet, was der Computer aus dem Platz macht.
ratings-means = Wer neu ist, beginnt bei 0. Die Zahl ist das, was über jemanden so gut wie sicher ist; sie steigt deshalb auch, wenn weitere Partien eine Stärke bestätigen.
ratings-variant = Variante
ratings-place = Platz
ratings-name = Name
ratings-number = Wertung
ratings-games = Partien
ratings-count = { $count }
ratings-you = (du)
ratings-unnamed = Ohne Namen
ratings-none = Noch hat niemand eine gewertete Partie dieser Variante gespielt.
ratings-own = Deine Wertung
ratings-history = Deine beendeten Partien
ratings-history-none = Auf diesem Gerät ist noch keine Partie beendet worden.
ratings-result-won = gewonnen
ratings-result-drawn = unentschieden
ratings-result-lost = verloren
ratings-result-neither = verlassen
ratings-changed = Wertung { $rating } ({ $change })
ratings-changed-yours = Deine Wertung ist jetzt { $rating } ({ $change }).
ratings-link = Wertungen und deine Partien
ratings-room = Gewertet: das Ergebnis ändert Wertungen
ratings-rated = Gewertet

about-data-ratings = Die Liste der Wertungen zeigt allen die Namen derer, die gewertete Partien gespielt haben.
