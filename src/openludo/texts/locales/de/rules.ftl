# Die Sätze der Regelseiten; welche erscheinen, entscheiden allein die Werte der Regeln.

rules-title = Regeln: { $variant }
rules-changed = Geändert: In der Variante selbst gilt „{ $own }“.
rules-no-effect = Mit den übrigen Regeln dieser Partie ändert diese nichts.

rules-heading-begin = Was ihr braucht und wer anfängt
rules-heading-enter = Figuren herausholen
rules-heading-turn = Dein Zug
rules-heading-six = Noch einmal würfeln und Sechsen in Folge
rules-heading-steps = Bonuszüge
rules-heading-capture = Schlagen
rules-heading-safe = Sichere Felder
rules-heading-stacks = { $words ->
    [pairs] Paare
    [norwegian] Türme
    [danish] Türme
    [swedish] Türme
    [english] Türme
    [parchis] Barrieren
   *[other] Stapel
} und Vorbeiziehen
rules-heading-stars = Sterne
rules-heading-home = Ins Ziel
rules-heading-win = Sieg und Rangfolge
rules-heading-teams = Teams
rules-heading-dice = Der Würfel

# Was ihr braucht und wer anfängt

rules-players = Ihr spielt zu { $least } bis { $most } Personen. Jeder hat vier Figuren seiner Farbe.
rules-players-exactly = Ihr spielt zu genau { $most } Personen, jeder mit vier Figuren seiner Farbe.
rules-fixed-seats = Du spielst gegen drei Computer, jeder mit vier Figuren einer Farbe. Du sitzt unten, Computer 1 links von dir, Computer 2 dir gegenüber, Computer 3 rechts von dir.
rules-direction = Figuren ziehen { $clockwise ->
    [true] im Uhrzeigersinn
   *[false] gegen den Uhrzeigersinn
}, und auch der Zug geht so herum weiter.
rules-seating = Zu zweit sitzt ihr einander gegenüber, zu dritt bleibt eine Seite frei.
rules-board-cross52 = Das Brett ist ein Kreuz aus 15 mal 15 Feldern mit einer Strecke von 52 Feldern, egal wie viele mitspielen.
rules-board-by-seats = Das Brett richtet sich nach der Spielerzahl: { LIST($boards) }.
rules-board-strip32 = Das Brett ist ein Streifen für zwei mit einer Strecke von 32 Feldern.
rules-board-tee42 = Das Brett ist ein T für drei mit einer Strecke von 42 Feldern.
rules-board-ring39 = Das Brett ist ein Ring mit drei Armen und einer Strecke von 39 Feldern.
rules-board-ring65 = Das Brett ist ein Ring mit fünf Armen und einer Strecke von 65 Feldern.
rules-board-ring78 = Das Brett ist ein Ring mit sechs Armen und einer Strecke von 78 Feldern.
rules-board-cross68 = Das Brett ist ein Kreuz mit einer Strecke von 68 Feldern, egal wie viele mitspielen.
rules-board-cross40 = Das Brett ist ein Kreuz aus 11 mal 11 Feldern mit einer Strecke von 40 Feldern, egal wie viele mitspielen.
rules-board-other = Das Brett ist „{ $board }“. Seine Strecke hat { $squares } Felder.
rules-column = Nach einer Runde biegt eine Figur in die { word-column } ihrer Farbe ab. { $count ->
    [one] Die ist nur ein Feld lang.
   *[other] Die ist { $count } Felder lang.
}
rules-home-square-behind = Das Ziel liegt hinter dem letzten Feld der { word-column }.
rules-home-square-last = Das Ziel ist das letzte Feld der { word-column }.
rules-home-square-each = Jedes Feld der { word-column } ist ein Ziel: Eine Figur, die dort steht, ist angekommen.
rules-begin = { $count ->
    [0] Zu Beginn warten alle vier Figuren jedes Spielers { word-yard.in }.
    [one] Eine Figur jedes Spielers beginnt auf ihrem Startfeld, { $waiting ->
        [one] die andere wartet
       *[other] die anderen { $waiting } warten
    } { word-yard.in }.
    [4] Alle vier Figuren jedes Spielers beginnen auf ihrem Startfeld.
   *[other] { $count } Figuren jedes Spielers beginnen auf ihrem Startfeld, { $waiting ->
        [one] die andere wartet
       *[other] die anderen { $waiting } warten
    } { word-yard.in }.
}
rules-colours-drawn = Plätze und Farben werden ausgelost.
rules-colours-fixed = Jeder Platz hat seine feste Farbe.
rules-colours-chosen = Jeder wählt seine Farbe.
rules-first-seat-drawn = Wer anfängt, wird ausgelost, noch bevor jemand würfelt.
rules-first-seat-fixed = Wer auf dem ersten Platz sitzt, fängt an.
rules-first-seat-fixed-you = Du fängst immer an.
rules-first-seat-highest-roll = Jeder würfelt einmal, der höchste Wurf fängt an. Bei Gleichstand würfeln die Besten noch einmal.
rules-rotate-true = Spielt ihr noch einmal, fängt der Nächste in der Reihe an.
rules-rotate-false = Spielt ihr noch einmal, wird auf dieselbe Art bestimmt, wer anfängt.

# Figuren herausholen

rules-enter-on = Mit { LIST($faces, type: "disjunction") } holst du eine Figur heraus.
rules-enter-start = Sie kommt auf dein Startfeld.
rules-enter-choice = Das ist kein Zwang: Du darfst so einen Wurf auch für eine Figur nutzen, die schon draußen ist.
rules-enter-compulsory = Das ist Pflicht: Solange eine Figur wartet und herauskommen kann, darfst du so einen Wurf für nichts anderes nutzen.
rules-clear-start-true = Solange Figuren { word-yard.in } warten, muss eine eigene Figur auf dem Startfeld zuerst weiterziehen, wenn sie kann.
rules-clear-start-false = Eine Figur darf auf deinem Startfeld stehen bleiben, während andere warten.
rules-six-enters-start = Auch mit einer 6 kommt eine Figur auf das Startfeld.
rules-six-enters = Mit einer 6 kommt eine Figur weiter vorn heraus, { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} hinter dem Startfeld. Am Startfeld und an den Feldern dazwischen zieht sie vorbei.
rules-six-enters-two = Zwei auf einmal kommen auf das Startfeld.
rules-two-enter = Mit { LIST($faces, type: "disjunction") } darfst du zwei Figuren auf einmal herausholen, wenn keine eigene auf dem Startfeld steht.
rules-two-enter-exception = Diese zwei dürfen dort zusammenstehen, bis eine von ihnen weiterzieht.
rules-two-enter-none = Es kommt immer nur eine Figur auf einmal heraus.
rules-entering-as-landing = Herauskommen gilt als Landung auf dem Startfeld.
rules-entering-as-landing-further = Herauskommen gilt als Landung, auf dem Startfeld wie weiter vorn.
rules-entering-further-only = Herauskommen gilt als Landung auf dem Feld, auf das die Figur kommt.
rules-entering-all = Eine Figur, die herauskommt, schlägt alle gegnerischen Figuren auf dem Startfeld, egal wie viele es sind und selbst wenn sie geschützt sind.
rules-start-single-captured = Steht auf deinem Startfeld eine einzelne gegnerische Figur, wird sie geschlagen.
rules-start-single-shared = Eine einzelne gegnerische Figur ist auf deinem Startfeld sicher: Sie bleibt stehen, und beide teilen sich das Feld.
rules-start-single-returns = Steht auf deinem Startfeld eine einzelne gegnerische Figur, muss deine sofort zurück { word-yard.into }.
rules-start-stack-forbidden = Stehen dort zwei oder mehr Figuren eines Gegners, kann deine nicht heraus.
rules-start-stack-captured = Stehen dort zwei oder mehr Figuren eines Gegners, werden sie alle geschlagen.
rules-start-stack-one = Stehen dort zwei oder mehr Figuren eines Gegners, wird eine davon geschlagen.
rules-start-stack-shared = Auch zwei oder mehr Figuren eines Gegners hindern deine dort nicht am Herauskommen, und sie bleiben stehen.
rules-start-stack-returns = Stehen dort zwei oder mehr Figuren eines Gegners, muss deine sofort zurück { word-yard.into }.
rules-start-full = Füllen es schon zwei Figuren, kommt deine trotzdem heraus, sofern eine davon einem Gegner gehört: Von den gegnerischen wird die geschlagen, die zuletzt kam, selbst wenn sie geschützt ist.
rules-start-full-own = Zwei eigene{ $teams ->
    [true] , zwei des Partners oder je eine
   *[false] {""}
} lassen deine nicht heraus.
rules-start-foreign-captured = Zwei Figuren eines Gegners sind da keine Ausnahme: Eine davon wird geschlagen.
rules-start-foreign-blocks = Zwei Figuren eines Gegners dagegen lassen deine nicht heraus.
rules-start-own = Solange eine eigene Figur auf dem Startfeld steht, kommt keine weitere heraus.
rules-start-own-further = Solange eine eigene Figur auf dem Feld steht, auf das die nächste käme, muss die warten.
rules-idle-roll = Hast du keine Figur auf der Strecke{ $each ->
    [true] {""}
   *[false] {" "}oder in der { word-column }
}, würfelst du trotzdem nur einmal wie sonst auch.
rules-idle-three-rolls = Hast du keine Figur auf der Strecke{ $each ->
    [true] {""}
   *[false] {" "}oder in der { word-column }
}, hast du bis zu drei Versuche für einen Wurf, mit dem du ziehen kannst.
rules-idle-three-rolls-if-stuck = Solange keine deiner Figuren auf der Strecke oder in der { word-column } ziehen könnte, egal was du würfelst, hast du bis zu drei Versuche für einen Wurf, mit dem du ziehen kannst. Das gilt auch, wenn dort keine steht.
rules-idle-enter-without-roll = Hast du zu Beginn deines Zugs keine Figur auf der Strecke{ $each ->
    [true] {""}
   *[false] {" "}oder in der { word-column }
}, holst du eine heraus, ohne zu würfeln. Damit endet der Zug sofort, selbst wenn sie schlägt. Ist das Startfeld versperrt, setzt du aus.

# Dein Zug

rules-turn = Bist du am Zug, würfelst du und ziehst dann eine Figur um so viele Felder vor, wie der Würfel zeigt.
rules-must-move = Einen Wurf, den du nutzen kannst, musst du nutzen.
rules-passes = Kann keine Figur ziehen, ist der Nächste dran.
rules-passes-again = Kann keine Figur ziehen, ist der Nächste dran, außer nach einem Wurf, der dich trotzdem noch einmal würfeln lässt.
rules-passes-tries = Kann keine Figur ziehen, ist der Nächste dran, es sei denn, du hast noch Versuche übrig.
rules-passes-again-tries = Kann keine Figur ziehen, ist der Nächste dran, es sei denn, du hast noch Versuche übrig oder der Wurf lässt dich trotzdem noch einmal würfeln.
rules-only-move = Ist nur ein Zug möglich, kann ihn das Spiel für dich machen: Das stellt jeder ein, wie er mag.
rules-stack-moves-single = Von { word-stack.one-dative } zieht immer nur eine Figur.
rules-stack-moves-together = Von { word-stack.one-dative } darf eine einzelne Figur ziehen oder, auf der Strecke und in der { word-column }, { word-stack.whole } auf einmal, aber nie nur ein Teil. Zusammen landen sie so, wie eine einzelne Figur landen würde.
rules-six-counts = Solange keine deiner Figuren { word-yard.in } wartet, zieht eine Figur mit einer 6 um { $count } Felder. Sonst bleibt die 6 eine 6.
rules-six-counts-six = Mit einer 6 zieht eine Figur um sechs Felder, egal ob andere warten.
rules-pass-own-true = An deinen eigenen Figuren darfst du vorbeiziehen.
rules-pass-own-single = An einzelnen eigenen Figuren darfst du vorbeiziehen.
rules-pass-own-false = An deinen eigenen Figuren kannst du nicht vorbeiziehen, weder auf der Strecke noch in der { word-column }.
rules-pass-own-bounce = Das gilt auch für den Rückweg vom Ziel.
rules-jump-column-true = Auch in der { word-column } darfst du an eigenen Figuren vorbeiziehen.
rules-jump-column-false = In der { word-column } kannst du an deinen eigenen Figuren nicht vorbeiziehen.
rules-duties = Treffen mehrere dieser Pflichten zusammen, gilt diese Reihenfolge: { LIST($duties) }. Jede wählt nur unter den Zügen, die noch übrig sind, und keine nimmt dir den letzten.

# Noch einmal würfeln und Sechsen in Folge

rules-bonus-six = Hast du mit einer 6 gezogen, würfelst du noch einmal.
rules-bonus-six-danish = Hast du mit einer 6 oder einem Globus gezogen, würfelst du noch einmal.
rules-bonus-capture = Hast du geschlagen, würfelst du noch einmal.
rules-bonus-home = Bringst du eine Figur ins Ziel, würfelst du noch einmal.
rules-bonus-no-six = Eine 6 bringt keinen weiteren Wurf.
rules-bonus-no-six-danish = Weder eine 6 noch ein Globus bringt einen weiteren Wurf.
rules-bonus-no-capture = Schlagen bringt keinen weiteren Wurf.
rules-bonus-no-home = Eine Figur im Ziel bringt keinen weiteren Wurf.
rules-bonus-once = Mehrere Gründe auf einmal bringen trotzdem nur einen Wurf.
rules-bonus-last = Wer gerade die letzte nötige Figur ins Ziel gebracht hat, würfelt nicht noch einmal.
rules-bonus-last-partner = Wer gerade die letzte nötige Figur ins Ziel gebracht hat, würfelt nur dann noch einmal, wenn er für den Partner weiterspielt.
rules-unused-again = Kannst du mit einer 6 nicht ziehen, würfelst du trotzdem noch einmal.
rules-unused-again-danish = Kannst du mit einer 6 oder einem Globus nicht ziehen, würfelst du trotzdem noch einmal.
rules-unused-no-try = Das zählt nicht als Fehlversuch.
rules-unused-ends = Kannst du mit einer 6 nicht ziehen, bringt sie nichts: Sie zählt wie jeder andere Wurf ohne Zug.
rules-unused-ends-danish = Kannst du mit einer 6 oder einem Globus nicht ziehen, bringt der Wurf nichts: Er zählt wie jeder andere Wurf ohne Zug.
rules-streak-none = Für Sechsen in Folge gibt es keine Grenze.
rules-streak = Die { $count ->
    [2] zweite
    [3] dritte
   *[other] { $count }.
} Sechs in Folge innerhalb eines Zugs bewegt nichts und beendet ihn. Auch Sechsen, mit denen du nicht ziehen konntest, zählen mit.
rules-streak-danish = Ein Globus ist keine Sechs und unterbricht die Folge.
rules-streak-void = Die Züge der Sechsen davor bleiben bestehen.
rules-streak-last-token = Die Figur, die du in diesem Zug zuletzt bewegt hast, muss zurück { word-yard.into }, außer sie steht in der { word-column } oder im Ziel.
rules-streak-last-stack = Hat { word-stack.one } als Ganzes gezogen, muss nur eine Figur zurück.

# Bonuszüge

rules-steps-capture = Schlagen bringt einen Bonuszug über { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
rules-steps-no-capture = Schlagen bringt keinen Bonuszug.
rules-steps-home = Kommt eine Figur ins Ziel, bringt das einen Bonuszug über { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
rules-steps-no-home = Kommt eine Figur ins Ziel, bringt das keinen Bonuszug.
rules-steps-how = Einen Bonuszug machst du sofort und ganz, mit irgendeiner einzelnen deiner Figuren auf der Strecke oder in der { word-column }, die so weit ziehen kann. Er ist ein Zug wie jeder andere: Was den Weg versperrt, versperrt ihn auch hier, er darf schlagen oder ins Ziel führen, und er bringt dann, was so ein Zug eben bringt.
rules-steps-not = Er holt keine Figur heraus{ $opens ->
    [true] {" "}und muss { word-stack.no-accusative } öffnen
   *[false] {""}
}. Kann ihn keine Figur ziehen, verfällt er.
rules-steps-once = Auch wenn ein Zug mehrere Figuren schlägt oder ins Ziel bringt, bringt das nur einen Bonuszug.
rules-steps-sum = Ein Zug, der schlägt und ins Ziel führt, bringt beides zusammen als einen Bonuszug über { $sum } Felder.
rules-steps-bounce = Eine Figur, die er bis hinter ihr Startfeld zurückführen würde, kann ihn nicht ziehen.
rules-steps-roll = Darfst du noch einmal würfeln, tust du es nach dem letzten Bonuszug.
rules-steps-last = Wer gerade die letzte nötige Figur ins Ziel gebracht hat, macht keinen Bonuszug mehr.
rules-steps-last-partner = Wer gerade die letzte nötige Figur ins Ziel gebracht hat, macht den Bonuszug mit einer Figur des Partners.

# Schlagen

rules-capture = Landest du auf einer einzelnen gegnerischen Figur und nichts schützt sie, schlägst du sie: Sie muss zurück { word-yard.into } und von vorn anfangen. Vorbeiziehen schlägt nichts.
rules-captures-one = Mit einer Landung schlägst du eine Figur. Kämen mehrere infrage, trifft es die, die am weitesten gekommen ist; die anderen bleiben neben deiner stehen.
rules-captures-all = Kannst du auf einem Feld mehrere gegnerische Figuren schlagen, schlägst du sie alle auf einmal.
rules-capture-compulsory-true = Wenn du schlagen kannst, musst du.
rules-capture-compulsory-false = Schlagen ist keine Pflicht.
rules-stack-forbidden = Wo zwei oder mehr Figuren eines Gegners stehen, darfst du nicht landen.
rules-stack-captured = Zwei oder mehr Figuren eines Gegners auf einem Feld schützen einander nicht: Landest du dort, müssen sie alle zurück { word-yard.into }.
rules-stack-one = Zwei oder mehr Figuren eines Gegners auf einem Feld schützen einander nicht: Landest du dort, muss eine davon zurück { word-yard.into }, die anderen bleiben neben deiner stehen.
rules-stack-returns = Landest du auf zwei oder mehr Figuren eines Gegners, muss deine eigene Figur zurück { word-yard.into }, wo immer das ist.
rules-mixed-forbidden = Stehen mehrere Farben auf einem Feld, genügt es, dass { word-stack.one } es versperrt, um dich fernzuhalten.
rules-mixed-returns = Stehen mehrere Farben auf einem Feld, genügt es, dass eine dich zurückschickt, und dann wird dort nichts geschlagen.
rules-mixed-each = Stehen mehrere Farben auf einem Feld, wird jede Figur geschlagen oder bleibt stehen, je nachdem, ob das Feld sie schützt.
rules-column-private = In der { word-column } zieht nur die eigene Farbe, und dort wird nichts geschlagen.
rules-finished-tokens = Die restlichen Figuren eines Spielers, der fertig ist, bleiben stehen. Sie können geschlagen werden, halten aber niemanden auf: Sie bilden nie { word-stack.one-accusative } und versperren nie den Weg.
rules-finished-room = Platz auf einem Feld brauchen sie nicht.
rules-finished-return = Sie schicken niemanden zurück.

# Sichere Felder

rules-safe-starts-and-stars = { $count ->
    [0] Alle Startfelder und alle Sterne sind sicher. Die Sterne liegen
   *[other] { $count } Felder sind sicher: die { $starts } Startfelder und { $stars } Sterne, jeder
} { LIST($offsets, type: "disjunction") } Felder hinter einem Startfeld. Sie schützen jede Figur, und alle gelten, egal wie viele mitspielen.
rules-safe-starts = { $starts ->
    [0] Alle Startfelder
   *[other] Die { $starts } Startfelder
} sind sicher. Sie schützen jede Figur, und alle gelten, egal wie viele mitspielen.
rules-safe-own-start = Sicher ist eine Figur nur auf ihrem eigenen Startfeld. Auf jedem anderen Startfeld kann sie geschlagen werden.
rules-safe-globes = { $count ->
    [0] Die schlichten Globen auf dem Brett schützen jede Figur, die auf den Startfeldern
   *[other] Auf dem Brett sind { $count } Globen. Die { $plain } schlichten schützen jede Figur, die auf den { $starts } Startfeldern
} nur Figuren der Farbe, die dort startet.
rules-safe-none = Auf der Strecke ist kein Feld sicher.
rules-protected-shares = Landest du auf einer geschützten Figur, wird nichts geschlagen, und beide stehen dort zusammen.
rules-protected-returns = Landest du auf einer geschützten Figur, muss deine eigene zurück { word-yard.into }.
rules-protected-entering = Das gilt nicht für Figuren, die herauskommen.

# Stapel und Vorbeiziehen

rules-own-stacks = Mehrere deiner Figuren dürfen auf einem Feld stehen. Ab zwei sind sie { word-stack.one }.
rules-own-stacks-two = Zwei deiner Figuren dürfen auf einem Feld stehen. Auf der Strecke sind sie dann { word-stack.one }.
rules-no-own-stacks = Zwei Figuren eines Spielers stehen nie auf einem Feld{ $each ->
    [true] {""}
   *[false] , außer im Ziel
}. Ein Zug, der auf einer eigenen Figur enden würde, ist nicht erlaubt, auch nicht in der { word-column }.
rules-no-own-stacks-but = Außer zweien, die zusammen herausgekommen sind, stehen nie zwei Figuren eines Spielers auf einem Feld{ $each ->
    [true] {""}
   *[false] , nur im Ziel
}. Ein Zug, der auf einer eigenen Figur enden würde, ist nicht erlaubt, auch nicht in der { word-column }.
rules-passing-free = An jeder gegnerischen Figur darfst du vorbeiziehen, auch an { word-stack.many-dative }.
rules-passing-free-single = An jeder gegnerischen Figur darfst du vorbeiziehen.
rules-passing-stacks = An { $full ->
    [true] zwei
   *[false] zwei oder mehr
} Figuren eines Gegners, die zusammenstehen, kommst du nicht vorbei. An einzelnen schon, und auch an verschiedenen Farben auf einem Feld.
rules-passing-tokens = An keiner Figur darfst du vorbeiziehen, auch nicht an eigenen oder denen eines Partners, und weder in der { word-column } noch auf sicheren Feldern. Stehen bleiben ist etwas anderes: Dafür gelten die Regeln des Landens.
rules-passing-bounce = Auch der Rückweg vom Ziel gilt als Vorbeiziehen.
rules-stacks-safe-block-land = Auch auf sicheren Feldern darfst du nicht auf { word-stack.foreign-dative } landen.
rules-stacks-safe-block-pass = Auch auf sicheren Feldern versperrt dir { word-stack.foreign } den Weg.
rules-stacks-safe-block-both = Auch auf sicheren Feldern kommst du an { word-stack.foreign-dative } nicht vorbei und darfst dort nicht landen.
rules-stacks-safe-free-land = Auf Feldern, auf denen seine Figuren sicher sind, hält dich { word-stack.foreign } nicht fern: Dort landest du wie auf einer einzelnen Figur.
rules-stacks-safe-free-pass = Auf Feldern, auf denen seine Figuren sicher sind, versperrt dir { word-stack.foreign } nicht den Weg.
rules-stacks-safe-free-both = Auf Feldern, auf denen seine Figuren sicher sind, versperrt dir { word-stack.foreign } nicht den Weg, und du landest dort wie auf einer einzelnen Figur.

rules-barriers-any = Das gilt auf der ganzen Strecke.
rules-barriers-elsewhere = Überall sonst auf der Strecke schon.
rules-barriers-safe = { word-stack.one-start } versperrt den Weg nur auf einem Feld, auf dem die Figuren sicher sind.
rules-barriers-nowhere = { word-stack.one-start } könnte den Weg nur dort versperren, wo die Figuren sicher sind, und mit den übrigen Regeln geschieht das nirgends.
rules-own-barrier-true = { word-stack.one-start }, { word-stack.relative } den Weg versperrt, hält auch den eigenen Spieler auf{ $teams ->
    [true] {" "}und dessen Partner
   *[false] {""}
}. In der { word-column } gilt das nicht.
rules-own-barrier-false = { word-stack.one-start }, { word-stack.relative } den Weg versperrt, hält { $partner ->
    [true] den Partner des eigenen Spielers
   *[false] den eigenen Spieler
} nicht auf.
rules-six-opens-true = Mit einer 6 musst du { word-stack.own-accusative } öffnen, wenn { word-stack.pronoun } den Weg versperrt: Kann eine Figur daraus ziehen, darf keine andere ziehen.
rules-six-opens-false = Auch mit einer 6 darfst du { word-stack.own-accusative } stehen lassen, { word-stack.relative } den Weg versperrt.
rules-capacity = Auf keinem Feld stehen mehr als { $count } Figuren, egal welcher Farbe, weder auf der Strecke noch in der { word-column }. Ein Zug, nach dem es mehr wären, ist nicht erlaubt. Nur { word-yard.in }{ $each ->
    [true] {""}
   *[false] {" "}und im Ziel
} ist Platz für alle.
rules-capacity-none = Davon abgesehen passen auf ein Feld beliebig viele Figuren.

# Sterne

rules-stars-rest = Eine Figur, die auf einem Stern landet, bleibt dort stehen und springt nicht.
rules-stars-hop = Eine Figur, die auf einem Stern landet, springt weiter zum nächsten. Vom letzten Stern vor ihrer { word-column } kommt sie direkt ins Ziel. Sie springt nur einmal, zieht dabei an niemandem vorbei und schlägt auf beiden Sternen.
rules-stars-hop-unsafe = Diese Sterne schützen niemanden.
rules-stars-hop-other = Diese Sterne schützen niemanden; die sicheren Sterne sind andere.
rules-stars-hop-last = Nach einem Sprung auf ihren letzten Stern bleibt sie dort stehen.
rules-stars-hop-returns = Schickt der erste Stern sie zurück, springt sie nicht. Schickt der zweite sie zurück, bleibt geschlagen, was sie auf dem ersten geschlagen hat.
rules-stars-hop-forbidden = Darf sie auf einem der beiden nicht landen, ist der Zug nicht erlaubt.

# Ins Ziel

rules-home-exact = Ins Ziel kommst du nur mit dem genauen Wurf. Eine Figur, für die der Wurf zu groß ist, bleibt stehen.
rules-home-exact-each = Ein Wurf, der eine Figur über das letzte Feld der { word-column } hinausführen würde, ist für sie zu groß: Sie bleibt stehen.
rules-home-overshoot-each = Ein Wurf, der eine Figur über das letzte Feld der { word-column } hinausführen würde, bringt sie auf dieses Feld.
rules-home-bounce-each = Würde ein Wurf eine Figur über das letzte Feld der { word-column } hinausführen, zieht sie bis auf dieses Feld und den Rest wieder zurück. Sie darf dabei auch dort enden, wo sie losgezogen ist.
rules-home-each = Eine Figur im Ziel darf noch auf ein späteres Feld der { word-column } vorrücken. Das zählt nicht noch einmal als Ankunft.
rules-home-each-stays = Zurück zieht sie nie.
rules-home-overshoot = Auch ein Wurf, der größer ist als nötig, bringt eine Figur ins Ziel.
rules-home-bounce = Ist der Wurf größer als nötig, zieht die Figur bis ins Ziel und den Rest wieder zurück. Sie darf dabei auch dort enden, wo sie losgezogen ist.
rules-home-bounce-out = Endet sie dabei vor der { word-column } auf der Strecke, landet sie dort wie jede andere.
rules-home-shared = Im Ziel stehen beliebig viele Figuren zusammen und halten niemanden auf.

# Sieg und Rangfolge

rules-win = Wer zuerst { $count ->
    [one] eine Figur
    [4] alle vier Figuren
   *[other] { $count } Figuren
} im Ziel hat, gewinnt.
rules-win-team = Ein Team gewinnt, wenn beide Partner je { $count ->
    [one] eine Figur
    [4] alle vier Figuren
   *[other] { $count } Figuren
} im Ziel haben.
rules-play-on-false = In diesem Moment endet die Partie.
rules-play-on-true = Die anderen spielen weiter, bis nur noch einer übrig ist. Ihre Plätze richten sich danach, wer zuerst fertig wird.
rules-roll-limit-none = Die Zahl der Würfe ist nicht begrenzt.
rules-roll-limit = Nach { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfen
}, auch solchen, die nichts bewegen, endet die Partie: Niemand hat gewonnen oder verloren.
rules-roll-limit-play-on = Nach { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfen
}, auch solchen, die nichts bewegen, endet die Partie. Ist bis dahin niemand fertig, hat niemand gewonnen oder verloren.
rules-ranking-points = Die anderen werden nach Punkten gewertet: 100 für jede Figur im Ziel und bis zu 99 dafür, wie weit die übrigen gekommen sind.
rules-ranking-points-team = Die Punkte von Partnern werden zusammengezählt.
rules-ranking-progress = Bei den anderen zählt, wie viele Figuren im Ziel sind, dann, wie viele { word-yard.from } heraus sind, dann, wie weit sie alle zusammen gekommen sind.
rules-ranking-none = Die anderen werden nicht gewertet.
rules-ranking-rest-points = Wer bis dahin nicht fertig ist, wird nach Punkten gewertet: 100 für jede Figur im Ziel und bis zu 99 dafür, wie weit die übrigen gekommen sind.
rules-ranking-rest-progress = Bei denen, die bis dahin nicht fertig sind, zählt, wie viele Figuren im Ziel sind, dann, wie viele { word-yard.from } heraus sind, dann, wie weit sie alle zusammen gekommen sind.
rules-ranking-rest-none = Wer bis dahin nicht fertig ist, teilt sich den letzten Platz.
rules-ranking-equal = Wer gleichauf liegt, teilt sich den Platz.

# Teams

rules-teams-false = Jeder spielt für sich.
rules-teams-true = Ihr spielt zwei gegen zwei: Wer einander gegenübersitzt, gehört zusammen. Die Reihenfolge bleibt, wie sie ist.
rules-teams-peace = Partner schlagen einander nie, und ihre Figuren dürfen jedes Feld teilen. Eine Figur des Partners schützt deine nicht und bildet mit ihr { word-stack.no-accusative }.
rules-teams-free = An den Figuren des Partners darfst du vorbeiziehen, auch an zweien zusammen.
rules-teams-free-single = An einzelnen Figuren des Partners darfst du vorbeiziehen.
rules-partner-rolls = Wer fertig ist, würfelt weiter und zieht mit den Figuren des Partners.
rules-partner-skipped = Wer fertig ist, setzt aus.

# Der Würfel

rules-die-standard = Ihr spielt mit einem gewöhnlichen Würfel, 1 bis 6.
rules-die-danish = Ihr spielt mit dem dänischen Würfel. Seine Seiten zeigen 1, 2, Stern, 4, Globus und 6.
rules-die-danish-globe = Mit einem Globus zieht eine Figur vor zum nächsten Globus.
rules-die-danish-globe-enter = Mit einem Globus zieht eine Figur vor zum nächsten Globus, oder eine Figur kommt heraus.
rules-die-danish-star = Mit einem Stern zieht eine Figur vor zum nächsten Stern und von dort gleich weiter zum übernächsten; vom letzten Stern vor ihrer { word-column } kommt sie direkt ins Ziel.
rules-die-danish-none = Eine Figur, die auf ihrer Strecke kein solches Feld mehr vor sich hat, kann das Zeichen nicht nutzen.
rules-dice-fair = Alle Seiten fallen für alle gleich wahrscheinlich. Die Würfe stehen fest, bevor der erste fällt, und lassen sich nach der Partie nachprüfen.
