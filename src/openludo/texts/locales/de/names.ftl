# Was im Code einen festen Namen hat; die Schlüssel erklärt en/names.ftl.

variant-pairs = Paare
    .about = Zwei Figuren auf einem Feld schützen einander. Wer schlägt oder ins Ziel kommt, würfelt noch einmal.
variant-solo = Solo
    .about = Du gegen drei Computer. Stapel schützen niemanden, und nur die 6 bringt einen weiteren Wurf.
variant-classic = Klassisch
    .about = Zwei Figuren zusammen sind eine Blockade, an der niemand vorbeikommt. Hier gibt es die meisten Hausregeln.
variant-norwegian = Norwegisch
    .about = Drei Versuche für die erste 6, Türme, die den Weg versperren, und kaum ein sicheres Feld.
variant-danish = Dänisch
    .about = Von Sternen springst du weiter, auf Globen ruhst du dich aus – und wer falsch landet, muss selbst zurück.
variant-swedish = Schwedisch
    .about = Mit einer 1 oder 6 kommen Figuren heraus, auf Wunsch zwei auf einmal. Zwei eigene stehen nie auf einem Feld.
variant-english = Englisch
    .about = Keine sicheren Felder, keine Türme: Jede Figur ist auf sich gestellt.
variant-parchis = Parchís
    .about = Mit einer 5 geht es los, zwei Figuren sperren allen den Weg, und Schlagen bringt 20 Felder.
variant-german40 = Deutsch 40
    .about = Ein kleines Brett ohne sicheres Feld und vier Zielfelder, die du einzeln füllst.
variant-swedish40 = Schwedisch 40
    .about = Eine 6 holt eine Figur weit heraus oder zwei auf den Start. Wer zu weit würfelt, zieht zurück.

level-easy = Leicht
    .about = Spielt irgendeinen Zug, den der Wurf erlaubt.
level-normal = Normal
    .about = Schlägt zuerst, zieht dann ins Ziel, holt Figuren heraus, sucht Sicherheit, rückt vor.
level-hard = Schwer
    .about = Wägt dieselben Ziele gegen die Gefahr ab, geschlagen zu werden.

colour-yellow = Gelb
    .mid = Gelb
colour-blue = Blau
    .mid = Blau
colour-red = Rot
    .mid = Rot
colour-green = Grün
    .mid = Grün
colour-purple = Lila
    .mid = Lila
colour-orange = Orange
    .mid = Orange

face-star = Stern
    .one = einem Stern
face-globe = Globus
    .one = einem Globus
face-number = { $face }
    .one = einer { $face }

grant-six = eine gewürfelte 6
grant-capture = Schlagen
grant-home = eine Figur im Ziel

value-true = ja
value-false = nein
value-none = nichts
value-faces = { LIST($items, type: "disjunction") }
value-grants = { LIST($items) }

# Die eigenen Wörter der Varianten

word-yard = { $words ->
        [solo] Haus
        [parchis] Haus
        [classic] Lager
        [norwegian] Startbereich
        [danish] Startbereich
        [swedish] Startbereich
        [english] Startbereich
       *[other] Startecke
    }
    .in = { $words ->
        [solo] im Haus
        [parchis] im Haus
        [classic] im Lager
        [norwegian] im Startbereich
        [danish] im Startbereich
        [swedish] im Startbereich
        [english] im Startbereich
       *[other] in der Startecke
    }
    .into = { $words ->
        [solo] ins Haus
        [parchis] ins Haus
        [classic] ins Lager
        [norwegian] in den Startbereich
        [danish] in den Startbereich
        [swedish] in den Startbereich
        [english] in den Startbereich
       *[other] in die Startecke
    }
    .from = { $words ->
        [solo] aus dem Haus
        [parchis] aus dem Haus
        [classic] aus dem Lager
        [norwegian] aus dem Startbereich
        [danish] aus dem Startbereich
        [swedish] aus dem Startbereich
        [english] aus dem Startbereich
       *[other] aus der Startecke
    }
word-column = { $words ->
        [solo] Zielgerade
        [norwegian] Zielgasse
        [danish] Zielgasse
        [swedish] Zielgasse
        [english] Zielgasse
       *[other] Zielbahn
    }
word-stack = { $words ->
        [pairs] Paar
        [parchis] Barriere
        [norwegian] Turm
        [danish] Turm
        [swedish] Turm
        [english] Turm
       *[other] Stapel
    }
    .one = { $words ->
        [parchis] eine Barriere
       *[other] ein { word-stack }
    }
    .one-start = { $words ->
        [parchis] Eine Barriere
       *[other] Ein { word-stack }
    }
    .one-accusative = { $words ->
        [pairs] ein Paar
        [parchis] eine Barriere
       *[other] einen { word-stack }
    }
    .one-dative = { $words ->
        [parchis] einer Barriere
       *[other] einem { word-stack }
    }
    .no-accusative = { $words ->
        [pairs] kein Paar
        [parchis] keine Barriere
       *[other] keinen { word-stack }
    }
    .own-accusative = { $words ->
        [pairs] ein eigenes Paar
        [parchis] eine eigene Barriere
       *[other] einen eigenen { word-stack }
    }
    .pronoun = { $words ->
        [pairs] es
        [parchis] sie
       *[other] er
    }
    .relative = { $words ->
        [pairs] das
        [parchis] die
       *[other] der
    }
    .whole = { $words ->
        [pairs] das ganze Paar
        [parchis] die ganze Barriere
       *[other] der ganze { word-stack }
    }
    .foreign = { $words ->
        [pairs] ein gegnerisches Paar
        [parchis] eine gegnerische Barriere
       *[other] ein gegnerischer { word-stack }
    }
    .foreign-dative = { $words ->
        [parchis] einer gegnerischen Barriere
       *[other] einem gegnerischen { word-stack }
    }
    .many-dative = { $words ->
        [pairs] Paaren
        [parchis] Barrieren
        [norwegian] Türmen
        [danish] Türmen
        [swedish] Türmen
        [english] Türmen
       *[other] Stapeln
    }

# Bretter, die sich nach der Spielerzahl richten, im Satz

pick-strip32 = ein Streifen für zwei
pick-tee42 = ein T für drei
pick-cross52 = das Kreuz für vier
pick-ring65 = ein Ring mit fünf Armen für fünf
pick-ring78 = ein Ring mit sechs Armen für sechs

# Was sein muss, wenn es geht, nach der Hausregel, die es verlangt

duty-enter-compulsory = eine Figur herausholen
duty-clear-start = das Startfeld räumen
duty-six-opens-barrier = { word-stack.own-accusative } öffnen
duty-capture-compulsory = schlagen

# Gruppen von Hausregeln

group-begin = Brett und Beginn
group-enter = Herauskommen
group-turn = Am Zug
group-six = Noch einmal würfeln
group-steps = Bonuszüge
group-capture = Schlagen
group-safe = Sichere Felder
group-stacks = Stapel und Vorbeiziehen
group-stars = Sterne
group-home = Der Weg ins Ziel
group-win = Gewinnen
group-teams = Teams
group-dice = Der Würfel
group-elsewhere = Aus anderen Spielen

# Hausregeln

rule-column-squares = Felder der Zielbahn
    .about = Wie viele Felder zwischen der Strecke und dem Ziel liegen.
value-column-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}

rule-home-square = Wo das Ziel ist
    .about = Ob das Ziel hinter der Zielbahn liegt oder ihr letztes Feld ist.
value-home-square-behind = hinter der Zielbahn
value-home-square-last = ihr letztes Feld
value-home-square-each = jedes ihrer Felder

rule-enter-on = Holt eine Figur heraus
    .about = Was du würfeln musst, um eine Figur auf die Strecke zu bringen.

rule-enter-compulsory = Herausholen ist Pflicht
    .about = Ob ein Wurf, der eine Figur herausholen kann, dafür genutzt werden muss.

rule-two-enter-on = Holt zwei Figuren heraus
    .about = Würfe, die zwei Figuren auf einmal herausholen dürfen.

rule-entering-captures = Schlagen beim Herauskommen
    .about = Was mit Gegnern auf deinem Startfeld geschieht, wenn deine Figur herauskommt.
value-entering-captures-as-landing = wie bei jeder Landung
value-entering-captures-all = alle, die dort stehen

rule-begin-on-start = Figuren, die auf dem Startfeld beginnen
    .about = Wie viele Figuren jeder zu Beginn schon draußen hat.
value-begin-on-start = { $count ->
    [0] keine
    [one] { $count } Figur
   *[other] { $count } Figuren
}

rule-nothing-in-play = Keine Figur unterwegs
    .about = Was du darfst, solange keine deiner Figuren unterwegs ist.
value-nothing-in-play-roll = ein gewöhnlicher Wurf
value-nothing-in-play-three-rolls = bis zu drei Versuche
value-nothing-in-play-three-rolls-if-stuck = bis zu drei Versuche, auch wenn alle festsitzen
value-nothing-in-play-enter-without-roll = heraus ohne Wurf

rule-bonus-roll-on = Noch ein Wurf für
    .about = Was dir einen weiteren Wurf bringt.

rule-unused-six-rolls-again = Auch eine nutzlose 6 würfelt noch einmal
    .about = Ob eine 6, mit der du nicht ziehen kannst, trotzdem einen weiteren Wurf bringt.

rule-streak-limit = Grenze für Sechsen in Folge
    .about = Die wievielte 6 in Folge nichts bewegt und den Zug beendet.
value-streak-limit = { $count ->
    [0] keine
   *[other] die { $count }. Sechs
}

rule-streak-penalty = Zu viele Sechsen kosten
    .about = Was an der Grenze für Sechsen in Folge noch geschieht.
value-streak-penalty-void = nur den Wurf
value-streak-penalty-last-token-to-yard = die zuletzt gezogene Figur

rule-safe-squares = Sichere Felder
    .about = Wo eine Figur nicht geschlagen werden kann.
value-safe-squares-starts-and-stars = Startfelder und Sterne
value-safe-squares-starts = Startfelder
value-safe-squares-own-start = nur das eigene Startfeld
value-safe-squares-globes = Globen
value-safe-squares-none = keine

rule-landing-on-protected = Landen auf einer geschützten Figur
    .about = Was geschieht, wenn du auf einer Figur landest, die ihr Feld schützt.
value-landing-on-protected-shares = beide bleiben
value-landing-on-protected-sends-mover-home = du musst selbst zurück

rule-landing-on-stack = Landen auf einem gegnerischen Stapel
    .about = Was mit zwei oder mehr Figuren eines Gegners geschieht, wenn du auf ihnen landest.
value-landing-on-stack-forbidden = nicht erlaubt
value-landing-on-stack-captures = er wird geschlagen
value-landing-on-stack-sends-mover-home = du musst selbst zurück

rule-passing = Was den Weg versperrt
    .about = Woran eine Figur nicht vorbeiziehen kann.
value-passing-free = nichts
value-passing-stacks-block = gegnerische Stapel
value-passing-tokens-block = jede Figur

rule-stacks-on-safe-squares = Stapel auf sicheren Feldern
    .about = Ob Stapel das Landen und Vorbeiziehen auch auf Feldern verhindern, die sie schützen.
value-stacks-on-safe-squares-block = sperren auch dort
value-stacks-on-safe-squares-free = sperren dort nicht

rule-captures-per-landing = Geschlagen bei einer Landung
    .about = Wie viele Figuren du mit einer Landung schlagen kannst.
value-captures-per-landing-one = eine Figur
value-captures-per-landing-all = alle auf dem Feld

rule-stars = Sterne
    .about = Ob eine Figur, die auf einem Stern landet, zum nächsten springt.
value-stars-rest = kein Sprung
value-stars-hop = Sprung zum nächsten Stern

rule-own-stacks = Eigene Figuren dürfen ein Feld teilen
    .about = Ob zwei deiner Figuren auf einem Feld stehen dürfen.

rule-pass-own = An eigenen Figuren vorbei
    .about = Ob du an deinen eigenen Figuren vorbeiziehen darfst.

rule-stack-moves = Wie Stapel ziehen
    .about = Ob Figuren, die zusammenstehen, auch zusammen ziehen dürfen.
value-stack-moves-single = jede Figur einzeln
value-stack-moves-together = auch zusammen

rule-six-counts = Eine 6 zählt
    .about = Wie weit eine Figur mit einer 6 zieht, solange keine deiner Figuren aufs Herauskommen wartet.
value-six-counts = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}

rule-six-opens-barrier = Eine 6 öffnet deine Blockade
    .about = Ob du mit einer 6 eine Figur ziehen musst, die mit einer anderen von dir den Weg versperrt.

rule-bonus-steps-on-capture = Bonuszug fürs Schlagen
    .about = Wie weit eine deiner Figuren weiterzieht, wenn du geschlagen hast.
value-bonus-steps-on-capture = { $count ->
    [0] keiner
    [one] { $count } Feld
   *[other] { $count } Felder
}

rule-bonus-steps-on-home = Bonuszug für eine Figur im Ziel
    .about = Wie weit eine andere deiner Figuren weiterzieht, wenn eine ins Ziel kommt.
value-bonus-steps-on-home = { $count ->
    [0] keiner
    [one] { $count } Feld
   *[other] { $count } Felder
}

rule-barrier-squares = Wo Blockaden stehen
    .about = Auf welchen Feldern Stapel den Weg versperren können.
value-barrier-squares-any = überall auf der Strecke
value-barrier-squares-safe = wo sie sicher sind

rule-own-barrier-blocks = Deine Blockade hält auch dich auf
    .about = Ob an einer Blockade niemand vorbeikommt, auch ihr Besitzer nicht.

rule-foreign-barrier-on-start = Zwei Gegner auf vollem Startfeld
    .about = Was zwei Figuren eines Gegners auf deinem Startfeld tun, wenn deine herauskommt.
value-foreign-barrier-on-start-captured = eine wird geschlagen
value-foreign-barrier-on-start-blocks = sie halten deine zurück

rule-square-capacity = Platz auf einem Feld
    .about = Wie viele Figuren, egal welcher Farbe, auf ein Feld passen; die eines Spielers, der fertig ist, zählen nicht.
value-square-capacity = { $count ->
    [0] unbegrenzt
    [one] { $count } Figur
   *[other] { $count } Figuren
}

rule-clear-start = Erst das Startfeld räumen
    .about = Ob eine Figur auf deinem Startfeld weiterziehen muss, solange andere warten.

rule-jump-in-column = Vorbeiziehen in der Zielbahn
    .about = Ob du in der Zielbahn an deinen eigenen Figuren vorbeiziehen darfst.

rule-capture-compulsory = Schlagen ist Pflicht
    .about = Ob du schlagen musst, wenn du kannst.

rule-six-enters-at = Mit einer 6 kommt eine Figur heraus
    .about = Wie weit eine Figur mit einer 6 herauskommt.
value-six-enters-at = { $count ->
    [0] auf das Startfeld
    [one] { $count } Feld weiter
   *[other] { $count } Felder weiter
}

rule-home-roll = Wurf ins Ziel
    .about = Was bei einem Wurf geschieht, der größer ist als nötig.
value-home-roll-exact = nur genau
value-home-roll-overshoot = größer genügt auch
value-home-roll-bounce = der Rest zählt rückwärts

rule-tokens-to-win = Figuren bis zum Sieg
    .about = Wie viele Figuren du ins Ziel bringen musst, um zu gewinnen.
value-tokens-to-win = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}

rule-teams = Zwei gegen zwei
    .about = Ob Spieler, die einander gegenübersitzen, zusammen spielen.

rule-finished-partner = Partner, der fertig ist
    .about = Was ein Spieler im Team tut, wenn er selbst fertig ist.
value-finished-partner-rolls-for-partner = würfelt für den Partner
value-finished-partner-skipped = setzt aus

rule-play-on = Alle Plätze ausspielen
    .about = Ob die anderen weiterspielen, wenn jemand gewonnen hat.

rule-roll-limit = Höchstzahl der Würfe
    .about = Nach wie vielen Würfen eine Partie ohne Sieger endet.
value-roll-limit = { $count ->
    [0] keine
    [one] { $count } Wurf
   *[other] { $count } Würfe
}

rule-ranking = Rangfolge der anderen
    .about = Wie die anderen gewertet werden.
value-ranking-points = nach Punkten
value-ranking-progress = nach Figuren und Weg
value-ranking-none = keine Wertung

rule-first-seat = Wer anfängt
    .about = Wie bestimmt wird, wer anfängt.
value-first-seat-drawn = ausgelost
value-first-seat-fixed = der erste Platz
value-first-seat-highest-roll = der höchste Wurf

rule-rotate-first-seat = Anfang wechselt
    .about = Ob bei der nächsten Partie der nächste Spieler anfängt.

rule-colours = Farben
    .about = Wie die Spieler zu ihren Farben kommen.
value-colours-drawn = ausgelost
value-colours-fixed = je nach Platz
value-colours-chosen = jeder wählt

rule-board = Brett
    .about = Das Brett, auf dem ihr spielt.
value-board-cross52 = Kreuz für bis zu vier
value-board-by-seats = je nach Spielerzahl
value-board-strip32 = Streifen für zwei
value-board-tee42 = T für drei
value-board-ring39 = Ring mit drei Armen
value-board-ring65 = Ring mit fünf Armen
value-board-ring78 = Ring mit sechs Armen
value-board-cross68 = Kreuz mit 68 Feldern
value-board-cross40 = Kreuz mit 40 Feldern

rule-die = Würfel
    .about = Was die Seiten des Würfels zeigen.
value-die-standard = 1 bis 6
value-die-danish = mit Stern und Globus

rule-walls = Mauern
    .about = An gegnerischen Paaren kommt niemand vorbei.
rule-quick = Schnelle Partie
    .about = Je eine Figur beginnt auf ihrem Startfeld, und zwei Figuren im Ziel gewinnen.
rule-impassable = Unpassierbare Felder
    .about = Woran niemand vorbeikommt und wo niemand landet.
value-impassable-two = zwei Figuren einer Farbe
value-impassable-none = nichts
value-impassable-any = an nichts vorbei
value-impassable-false = wie in der Variante
