# The log in words, which a screen reader reads aloud: whole sentences, built from the engine's
# events by web/i18n/log.js. Keys: log-EVENT, and log-EVENT-CASE where an event has several.
#   $who                  the seat that acts, as a sentence begins with it: "Red"
#   $owner                the seat whose tokens move, inside a sentence: "red"
#   $fromKind, $from      where the tokens leave: yard, square, column, slot; number of the square
#   $toKind, $to          where they arrive: square, column, slot, home; number of the square
#   $count                number of tokens, or what the key says
#   $captures, $captured  number of captured tokens, list of them as log-captured puts each
#   $words                the variant, for its own words

log-starts = { $who } begins.
log-rolled = { $who } rolls { $face ->
    [star] a star
    [globe] a globe
   *[other] { $face }
}.
log-voided = That is the { NUMBER($streak, type: "ordinal") ->
    [2] second
    [3] third
    [one] { $streak }st
    [two] { $streak }nd
    [few] { $streak }rd
   *[other] { $streak }th
} 6 in a row: nothing moves.
log-tried = Try { $tries } of 3 has failed.
log-passed = No token can move.
log-passed-blocked = { $who } cannot bring a token out.
log-entered = { $count ->
    [one] { $who } brings a token out to { log-place }{ log-captures }.
   *[other] { $who } brings { $count } tokens out to { log-place }{ log-captures }.
}
log-entered-partner = { $count ->
    [one] { $who } brings out a { $owner } token for the partner, to { log-place }{ log-captures }.
   *[other] { $who } brings out { $count } { $owner } tokens for the partner, to { log-place }{ log-captures }.
}
log-moved = { $count ->
    [one] From { log-origin } { log-to }{ log-captures }.
   *[other] { $count } tokens together, from { log-origin } { log-to }{ log-captures }.
}
log-moved-partner = { $count ->
    [one] A { $owner } token for the partner, from { log-origin } { log-to }{ log-captures }.
   *[other] { $count } { $owner } tokens together for the partner, from { log-origin } { log-to }{ log-captures }.
}
log-jumped = On from the star { log-to }{ log-captures }.
log-captured = { $count ->
    [one] { $owner }
   *[other] { $count } { $owner } tokens
}
log-returned-protected = { $count ->
    [one] It must go back to { word-yard.its }.
   *[other] They must go back to { word-yard.their }.
}
log-returned-penalty = The token moved last goes back from { log-origin } to { word-yard.its }.
log-reached-home = { $total ->
    [one] { $who } has one token home.
   *[other] { $who } has { $total } tokens home.
}
log-counts = The { $face } counts { $steps }.
log-bonus-move = { $who } moves { $steps } more with one token.
log-bonus-lost = No token can move { $steps ->
                [one] { $steps } square
               *[other] { $steps } squares
            }: the bonus is lost.
log-bonus-roll = { $who } rolls again.
log-bonus-roll-unused = No token can move, but { $who } rolls again.
log-finished = { $who } has finished.
log-over-home = { $count ->
    [one] { LIST($winners) } wins.
   *[other] { LIST($winners) } win.
}
log-over-limit = The limit of rolls is reached. Nobody has won.
log-left = The game was left.

# Parts of the sentences above, not said by themselves

log-place = square { $to }
log-origin = { $fromKind ->
    [column] square { $from } of the { word-column }
    [slot] home square { $from }
   *[square] square { $from }
}
log-to = { $toKind ->
    [home] into home
    [slot] to home square { $to }
    [column] to square { $to } of the { word-column }
   *[square] to square { $to }
}
log-captures = { $captures ->
    [0] {""}
   *[other] , captures { LIST($captured) }
}
