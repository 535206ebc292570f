# Das Protokoll in Worten, das auch vorgelesen wird; Schlüssel und Angaben erklärt en/log.ftl.

log-starts = { $who } fängt an.
log-rolled = { $who } würfelt { $face ->
    [star] einen Stern
    [globe] einen Globus
   *[other] { $face }
}.
log-voided = Das ist die { $streak ->
    [2] zweite
    [3] dritte
   *[other] { $streak }.
} Sechs in Folge: Nichts zieht.
log-tried = Versuch { $tries } von 3 ist misslungen.
log-passed = Keine Figur kann ziehen.
log-passed-blocked = { $who } kann keine Figur herausholen.
log-entered = { $count ->
    [one] { $who } holt eine Figur heraus auf { log-place }{ log-captures }.
   *[other] { $who } holt { $count } Figuren heraus auf { log-place }{ log-captures }.
}
log-entered-partner = { $count ->
    [one] { $who } holt für { $owner } eine Figur heraus auf { log-place }{ log-captures }.
   *[other] { $who } holt für { $owner } { $count } Figuren heraus auf { log-place }{ log-captures }.
}
log-moved = { $count ->
    [one] Von { log-origin } { log-to }{ log-captures }.
   *[other] { $count } Figuren zusammen von { log-origin } { log-to }{ log-captures }.
}
log-moved-partner = { $count ->
    [one] Eine Figur für { $owner } von { log-origin } { log-to }{ log-captures }.
   *[other] { $count } Figuren zusammen für { $owner } von { log-origin } { log-to }{ log-captures }.
}
log-jumped = Vom Stern weiter { log-to }{ log-captures }.
log-captured = { $count ->
    [one] { $owner }
   *[other] { $count } Figuren von { $owner }
}
log-returned-protected = { $count ->
    [one] Sie muss zurück { word-yard.into }.
   *[other] Sie müssen zurück { word-yard.into }.
}
log-returned-penalty = Die zuletzt gezogene Figur muss von { log-origin } zurück { word-yard.into }.
log-reached-home = { $total ->
    [one] { $who } hat eine Figur im Ziel.
   *[other] { $who } hat { $total } Figuren im Ziel.
}
log-counts = Die { $face } zählt { $steps }.
log-bonus-move = { $who } zieht mit einer Figur noch { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            }.
log-bonus-lost = Keine Figur kann { $steps ->
                [one] { $steps } Feld
               *[other] { $steps } Felder
            } ziehen: der Bonus verfällt.
log-bonus-roll = { $who } würfelt noch einmal.
log-bonus-roll-unused = Keine Figur kann ziehen, aber { $who } würfelt noch einmal.
log-finished = { $who } ist fertig.
log-over-home = { $count ->
    [one] { LIST($winners) } gewinnt.
   *[other] { LIST($winners) } gewinnen.
}
log-over-limit = Die Höchstzahl der Würfe ist erreicht. Niemand hat gewonnen.
log-left = Die Partie wurde verlassen.

# Teile der Sätze oben, für sich nie gesagt

log-place = Feld { $to }
log-origin = { $fromKind ->
    [column] Feld { $from } der { word-column }
    [slot] Zielfeld { $from }
   *[square] Feld { $from }
}
log-to = { $toKind ->
    [home] ins Ziel
    [slot] auf Zielfeld { $to }
    [column] auf Feld { $to } der { word-column }
   *[square] auf Feld { $to }
}
log-captures = { $captures ->
    [0] {""}
   *[other] , schlägt { LIST($captured) }
}
