# Sentences of the rules pages. Which ones a page shows is chosen by values of rule fields alone
# (texts/leaflet); the keys read rules-TOPIC-CASE. $words chooses the variant's own words.

rules-title = Rules: { $variant }
rules-changed = Changed: the variant itself says “{ $own }”.
rules-no-effect = With the other rules of this game this one changes nothing.

rules-heading-begin = What you need and who begins
rules-heading-enter = Getting out
rules-heading-turn = Your turn
rules-heading-six = Rolling again and sixes in a row
rules-heading-steps = Bonus moves
rules-heading-capture = Capturing
rules-heading-safe = Safe squares
rules-heading-stacks = { $words ->
    [pairs] Pairs
    [norwegian] Towers
    [danish] Towers
    [swedish] Towers
    [english] Towers
    [parchis] Barriers
   *[other] Stacks
} and passing
rules-heading-stars = Stars
rules-heading-home = Coming home
rules-heading-win = Winning and ranking
rules-heading-teams = Teams
rules-heading-dice = The die

# What you need and who begins

rules-players = You play with { $least } to { $most } players. Each has four tokens of their own colour.
rules-players-exactly = Exactly { $most } play, each with four tokens of their own colour.
rules-fixed-seats = You play against three computers, each of you with four tokens of one colour. You sit at the bottom, computer 1 on your left, computer 2 opposite, computer 3 on your right.
rules-direction = Tokens and turns go round { $clockwise ->
    [true] clockwise
   *[false] counter-clockwise
}.
rules-seating = Two players sit opposite each other; with three, one side stays empty.
rules-board-cross52 = The board is a cross of 15 by 15 with a track of 52 squares, however many play.
rules-board-by-seats = The board depends on how many play: { LIST($boards) }.
rules-board-strip32 = The board is a strip for two with a track of 32 squares.
rules-board-tee42 = The board is a T for three with a track of 42 squares.
rules-board-ring39 = The board is a ring with three arms and a track of 39 squares.
rules-board-ring65 = The board is a ring with five arms and a track of 65 squares.
rules-board-ring78 = The board is a ring with six arms and a track of 78 squares.
rules-board-cross68 = The board is a cross with a track of 68 squares, however many play.
rules-board-cross40 = The board is a cross of 11 by 11 with a track of 40 squares, however many play.
rules-board-other = The board is “{ $board }”. Its track has { $squares } squares.
rules-column = After its lap a token turns into the { word-column } of its own colour, { $count ->
    [one] a single square
   *[other] { $count } squares
} long.
rules-home-square-behind = Home lies behind the last square of the { word-column }.
rules-home-square-last = Home is the last square of the { word-column }.
rules-home-square-each = Every square of the { word-column } is a home: a token that stands there has arrived.
rules-begin = { $count ->
    [0] All four tokens of each player wait in { word-yard.their } at first.
    [one] One token of each player begins on its start square, { $waiting ->
        [one] the other waits
       *[other] the other { $waiting } wait
    } in the { word-yard }.
    [4] All four tokens of each player begin on their start square.
   *[other] { $count } tokens of each player begin on their start square, { $waiting ->
        [one] the other waits
       *[other] the other { $waiting } wait
    } in the { word-yard }.
}
rules-colours-drawn = Seats and colours are drawn by lot.
rules-colours-fixed = Every seat has its fixed colour.
rules-colours-chosen = Everyone chooses a colour.
rules-first-seat-drawn = Who begins is drawn by lot, before anybody rolls.
rules-first-seat-fixed = The player in the first seat begins.
rules-first-seat-fixed-you = You always begin.
rules-first-seat-highest-roll = Everyone rolls once, and the highest roll begins. Those who tie for it roll again.
rules-rotate-true = If you play again, the next player in turn begins.
rules-rotate-false = If you play again, who begins is found in the same way.

# Getting out

rules-enter-on = You bring a token out with { LIST($faces, type: "disjunction") }.
rules-enter-start = It is put on your start square.
rules-enter-choice = You need not: you may as well use such a roll for a token that is already out.
rules-enter-compulsory = You must: while a token waits and can come out, such a roll may be used for nothing else.
rules-clear-start-true = While tokens wait in { word-yard.the }, a token of yours on the start square must move on first, if it can.
rules-clear-start-false = A token may stay on your start square while others wait.
rules-six-enters-start = With a 6, too, a token comes out on the start square.
rules-six-enters = With a 6 a token comes out further on, { $count ->
    [one] one square
   *[other] { $count } squares
} beyond the start square. It passes the start square and those between.
rules-six-enters-two = Two at once come out on the start square.
rules-two-enter = With { LIST($faces, type: "disjunction") } you may bring out two tokens at once, if none of yours stands on the start square.
rules-two-enter-exception = Those two may stand together there until one of them moves on.
rules-two-enter-none = Only one token comes out at a time.
rules-entering-as-landing = Coming out counts as landing on the start square.
rules-entering-as-landing-further = Coming out counts as landing, on the start square as well as further on.
rules-entering-further-only = Coming out counts as landing on the square on which the token is put.
rules-entering-all = A token that comes out captures every opponent’s token on the start square, however many there are and even if they are protected.
rules-start-single-captured = If a single token of an opponent stands on your start square, it is captured.
rules-start-single-shared = A single token of an opponent is safe on your start square: it stays, and both share the square.
rules-start-single-returns = If a single token of an opponent stands on your start square, your own goes straight back to { word-yard.the }.
rules-start-stack-forbidden = If two or more tokens of one opponent stand there, yours cannot come out.
rules-start-stack-captured = If two or more tokens of one opponent stand there, all of them are captured.
rules-start-stack-one = If two or more tokens of one opponent stand there, one of them is captured.
rules-start-stack-shared = Even two or more tokens of one opponent there do not keep yours from coming out, and they stay.
rules-start-stack-returns = If two or more tokens of one opponent stand there, your own goes straight back to { word-yard.the }.
rules-start-full = If two tokens already fill it, yours comes out all the same as long as one of them is an opponent’s: of the opponents’ the one that came last is captured, even if it is protected.
rules-start-full-own = Two of your own{ $teams ->
    [true] , two of your partner’s or one of each
   *[false] {""}
} keep yours in.
rules-start-foreign-captured = Two tokens of one opponent on it are no exception: one of them is captured.
rules-start-foreign-blocks = Two tokens of one opponent on it, however, keep yours in.
rules-start-own = While a token of your own stands on the start square, no other comes out.
rules-start-own-further = While a token of your own stands on the square on which another would come out, that one waits.
rules-idle-roll = If you have no token on the track{ $each ->
    [true] {""}
   *[false] {" "}or in the { word-column }
}, you still roll just once, as always.
rules-idle-three-rolls = If you have no token on the track{ $each ->
    [true] {""}
   *[false] {" "}or in the { word-column }
}, you have up to three tries for a roll that you can use.
rules-idle-three-rolls-if-stuck = While no token of yours on the track or in the { word-column } could move, whatever you roll, you have up to three tries for a roll that you can use. The same goes if you have none there.
rules-idle-enter-without-roll = If your turn begins with no token on the track{ $each ->
    [true] {""}
   *[false] {" "}or in the { word-column }
}, you bring one out without rolling, and the turn ends at once, even after a capture. If the start square is barred, your turn passes.

# Your turn

rules-turn = On your turn you roll, then move one token forward by as many squares as you rolled.
rules-must-move = A roll that you can use you must use.
rules-passes = If no token can move, the turn passes.
rules-passes-again = If no token can move, the turn passes, except after a roll that lets you roll again all the same.
rules-passes-tries = If no token can move, the turn passes, unless you have tries left.
rules-passes-again-tries = If no token can move, the turn passes, unless you have tries left or the roll lets you roll again all the same.
rules-only-move = If only one move is possible, the game can make it for you: each player sets that as they like.
rules-stack-moves-single = From { word-stack.one } you move one token at a time.
rules-stack-moves-together = { word-stack.one-start } may move one token at a time or, on the track and in the { word-column }, as a whole, but never a part of it. The whole lands as a single token would.
rules-six-counts = While none of your tokens waits in { word-yard.the }, a 6 takes a token { $count } squares on. In all else it stays a 6.
rules-six-counts-six = A 6 takes a token six squares on, whether others wait or not.
rules-pass-own-true = You may pass your own tokens.
rules-pass-own-single = You may pass single tokens of your own.
rules-pass-own-false = You cannot pass your own tokens, neither on the track nor in the { word-column }.
rules-pass-own-bounce = That goes for the way back from home, too.
rules-jump-column-true = You may pass your own tokens in the { word-column }, too.
rules-jump-column-false = In the { word-column } you cannot pass your own tokens.
rules-duties = Where several of these duties meet, they come in this order: { LIST($duties) }. Each one chooses only among the moves that are left, and none takes your last one.

# Rolling again and sixes in a row

rules-bonus-six = After a move with a 6 you roll again.
rules-bonus-six-danish = After a move with a 6 or a globe you roll again.
rules-bonus-capture = After a capture you roll again.
rules-bonus-home = When you bring a token home, you roll again.
rules-bonus-no-six = A 6 does not earn another roll.
rules-bonus-no-six-danish = Neither a 6 nor a globe earns another roll.
rules-bonus-no-capture = A capture does not earn another roll.
rules-bonus-no-home = Bringing a token home does not earn another roll.
rules-bonus-once = Several reasons at once still earn a single roll.
rules-bonus-last = Whoever has just brought home the last token they need does not roll again.
rules-bonus-last-partner = Whoever has just brought home the last token they need rolls again only to play for their partner.
rules-unused-again = If you cannot move with a 6, you roll again all the same.
rules-unused-again-danish = If you cannot move with a 6 or a globe, you roll again all the same.
rules-unused-no-try = That is not a failed try.
rules-unused-ends = A 6 that you cannot use earns nothing: it counts like any other roll without a move.
rules-unused-ends-danish = A 6 or a globe that you cannot use earns nothing: it counts like any other roll without a move.
rules-streak-none = There is no limit to sixes in a row.
rules-streak = The { NUMBER($count, type: "ordinal") ->
    [2] second
    [3] third
    [one] { $count }st
    [two] { $count }nd
    [few] { $count }rd
   *[other] { $count }th
} 6 in a row within one turn moves nothing and ends the turn. Sixes that you could not use count as well.
rules-streak-danish = A globe is not a 6 and breaks the row.
rules-streak-void = The moves of the earlier sixes stand.
rules-streak-last-token = The token that you moved last in this turn goes back to { word-yard.the }, unless it is in the { word-column } or home.
rules-streak-last-stack = Of { word-stack.one } that moved as a whole, one token goes back.

# Bonus moves

rules-steps-capture = A capture earns a bonus move of { $count ->
    [one] one square
   *[other] { $count } squares
}.
rules-steps-no-capture = A capture earns no bonus move.
rules-steps-home = Bringing a token home earns a bonus move of { $count ->
    [one] one square
   *[other] { $count } squares
}.
rules-steps-no-home = Bringing a token home earns no bonus move.
rules-steps-how = You make a bonus move at once and in full, with any single token of yours on the track or in the { word-column } that can go that far. It is a move like any other: what bars the way bars it, it may capture or come home, and it earns what such a move earns.
rules-steps-not = It brings no token out{ $opens ->
    [true] {" "}and need not open { word-stack.one }
   *[false] {""}
}. If no token can make it, it is lost.
rules-steps-once = Several tokens captured, or several brought home, by one move earn one bonus move.
rules-steps-sum = A move that captures and comes home earns both as one bonus move of { $sum } squares.
rules-steps-bounce = A token that it would take back beyond its start square cannot make it.
rules-steps-roll = If you may roll again, you do so after the last bonus move.
rules-steps-last = Whoever has just brought home the last token they need makes no bonus move.
rules-steps-last-partner = Whoever has just brought home the last token they need makes the bonus move with a token of their partner.

# Capturing

rules-capture = If you land on a single token of an opponent and nothing protects it, you capture it: it goes back to { word-yard.its } and must start again. Passing a token captures nothing.
rules-captures-one = One landing captures one token. If it could capture several, the one that has come furthest goes back; the others stay beside yours.
rules-captures-all = If several opponents’ tokens on a square can be captured, one landing captures them all.
rules-capture-compulsory-true = If you can capture, you must.
rules-capture-compulsory-false = You need not capture.
rules-stack-forbidden = Where two or more tokens of one opponent stand, you cannot land.
rules-stack-captured = Two or more tokens of one opponent on a square do not protect each other: land there, and they all go back to { word-yard.their }.
rules-stack-one = Two or more tokens of one opponent on a square do not protect each other: land there, and one of them goes back; the rest stay beside yours.
rules-stack-returns = If you land on two or more tokens of one opponent, your own token goes back to { word-yard.the }, wherever that is.
rules-mixed-forbidden = Where several colours stand on a square, a single { word-stack } that bars it is enough to keep you out.
rules-mixed-returns = Where several colours stand on a square, one of them that sends you back is enough, and then nothing is captured there.
rules-mixed-each = Where several colours stand on a square, each token is captured or stays according to whether the square protects it.
rules-column-private = In the { word-column } only its own colour walks, and nothing is captured.
rules-finished-tokens = Tokens left over by a player who has finished stay where they are. They can be captured, but they hold nobody up: they never form { word-stack.one } and never bar the way.
rules-finished-room = They take up no room on a square.
rules-finished-return = They send nobody back.

# Safe squares

rules-safe-starts-and-stars = { $count ->
    [0] All start squares and all stars are safe. The stars are
   *[other] { $count } squares are safe: the { $starts } start squares and { $stars } stars, each
} { LIST($offsets, type: "disjunction") } squares behind a start. They protect any token, and all of them count however many play.
rules-safe-starts = { $starts ->
    [0] All start squares
   *[other] The { $starts } start squares
} are safe. They protect any token, and all of them count however many play.
rules-safe-own-start = A token is safe only on its own start square. On any other start square it can be captured.
rules-safe-globes = { $count ->
    [0] The plain globes on the board protect any token; those on the start squares
   *[other] The board has { $count } globes. The { $plain } plain ones protect any token; those on the { $starts } start squares
} protect only tokens of that start’s colour.
rules-safe-none = No square of the track is safe.
rules-protected-shares = If you land on a protected token, nothing is captured and you stand there together.
rules-protected-returns = If you land on a protected token, your own goes back to { word-yard.the }.
rules-protected-entering = That does not apply when a token comes out.

# Stacks and passing

rules-own-stacks = Several of your tokens may stand on one square. From two on they are { word-stack.one }.
rules-own-stacks-two = Two of your tokens may stand on one square. On the track they are then { word-stack.one }.
rules-no-own-stacks = Two tokens of one player never stand on one square{ $each ->
    [true] {""}
   *[false] , except at home
}. A move that would end on a token of your own is not allowed, in the { word-column } neither.
rules-no-own-stacks-but = Apart from two that came out together, two tokens of one player never stand on one square{ $each ->
    [true] {""}
   *[false] , except at home
}. A move that would end on a token of your own is not allowed, in the { word-column } neither.
rules-passing-free = Any opponent’s token may be passed, { word-stack.many } as well.
rules-passing-free-single = Any opponent’s token may be passed.
rules-passing-stacks = You cannot pass { $full ->
    [true] two
   *[false] two or more
} tokens of one opponent that stand together. Single tokens you may pass, and different colours on one square as well.
rules-passing-tokens = No token may be passed, not even your own or a partner’s, and neither in the { word-column } nor on a safe square. Stopping on a square is another matter: for that the rules of landing apply.
rules-passing-bounce = The way back from home counts as passing, too.
rules-stacks-safe-block-land = Landing on { word-stack.one } is forbidden on safe squares, too.
rules-stacks-safe-block-pass = { word-stack.one-start } bars the way on safe squares, too.
rules-stacks-safe-block-both = On safe squares, too, an opponent’s { word-stack } can be neither passed nor landed on.
rules-stacks-safe-free-land = On squares where its tokens are safe, an opponent’s { word-stack } does not keep you out: there you land as on a single token.
rules-stacks-safe-free-pass = On squares where its tokens are safe, an opponent’s { word-stack } does not bar the way.
rules-stacks-safe-free-both = On squares where its tokens are safe, an opponent’s { word-stack } neither bars the way nor keeps you out: there you land as on a single token.

rules-barriers-any = That goes for the whole track.
rules-barriers-elsewhere = Everywhere else on the track it does.
rules-barriers-safe = { word-stack.one-start } bars the way only on a square where it is safe.
rules-barriers-nowhere = { word-stack.one-start } could bar the way only where it is safe, and with the other rules it does so nowhere.
rules-own-barrier-true = { word-stack.one-start } that bars the way stops its owner, too{ $teams ->
    [true] , and its owner’s partner
   *[false] {""}
}. In the { word-column } none does.
rules-own-barrier-false = { word-stack.one-start } that bars the way does not stop { $partner ->
    [true] its owner’s partner
   *[false] its owner
}.
rules-six-opens-true = With a 6 you must open { word-stack.one } of yours that bars the way: if a token of one can move, no token elsewhere may.
rules-six-opens-false = With a 6, too, you may leave { word-stack.one } of yours that bars the way standing.
rules-capacity = No square holds more than { $count } tokens, of whatever colours, neither on the track nor in the { word-column }. A move that would bring more there is not allowed. In { word-yard.the }{ $each ->
    [true] {""}
   *[false] {" "}and at home
} there is room for all.
rules-capacity-none = Apart from that, a square has room for any number of tokens.

# Stars

rules-stars-rest = A token that lands on a star rests there and does not jump.
rules-stars-hop = A token that lands on a star jumps on to the next one. From the last star before its { word-column } it goes straight home. It jumps once, passes nothing on the way, and captures on both stars.
rules-stars-hop-unsafe = These stars protect nobody.
rules-stars-hop-other = These stars protect nobody; the safe stars are others.
rules-stars-hop-last = After a jump to its last star it rests there.
rules-stars-hop-returns = If the first star sends it back, it does not jump. If the second does, what it captured on the first stays captured.
rules-stars-hop-forbidden = If it cannot land on one of the two, the move is not allowed.

# Coming home

rules-home-exact = You reach home only with the exact roll. A token for which the roll is too large stays where it is.
rules-home-exact-each = A roll that would take a token beyond the last square of the { word-column } is too large for it: it stays where it is.
rules-home-overshoot-each = A roll that would take a token beyond the last square of the { word-column } takes it on to that square.
rules-home-bounce-each = If a roll would take a token beyond the last square of the { word-column }, it walks up to that square and the rest of the way back. It may even end where it began.
rules-home-each = A token that is home may still move up to a later square of the { word-column }. That is not coming home once more.
rules-home-each-stays = It never walks back.
rules-home-overshoot = A roll that is larger than needed brings a token home as well.
rules-home-bounce = If the roll is larger than needed, the token walks up to home and the rest of the way back. It may even end where it began.
rules-home-bounce-out = If that takes it out of the { word-column } on to the track, it lands there like any other.
rules-home-shared = Any number of tokens stand together at home, and there they hold nobody up.

# Winning and ranking

rules-win = Whoever is first to have { $count ->
    [one] one token
    [4] all four tokens
   *[other] { $count } tokens
} home wins.
rules-win-team = A team wins when both partners have { $count ->
    [one] one token
    [4] all four tokens
   *[other] { $count } tokens
} each at home.
rules-play-on-false = The game ends at that moment.
rules-play-on-true = The others play on until only one is left. They are ranked in the order in which they finish.
rules-roll-limit-none = There is no limit to the number of rolls.
rules-roll-limit = After { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}, rolls that move nothing included, the game ends: nobody has won or lost.
rules-roll-limit-play-on = After { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}, rolls that move nothing included, the game ends. If nobody has finished by then, nobody has won or lost.
rules-ranking-points = The others are ranked by points: 100 for each token at home, and up to 99 more for how far the rest have come.
rules-ranking-points-team = The points of partners are added up.
rules-ranking-progress = The others are ranked by how many tokens they have home, then by how many are out of { word-yard.the }, then by how far all of them have come.
rules-ranking-none = The others are not ranked.
rules-ranking-rest-points = Those who have not finished by then are ranked by points: 100 for each token at home, and up to 99 more for how far the rest have come.
rules-ranking-rest-progress = Those who have not finished by then are ranked by how many tokens they have home, then by how many are out of { word-yard.the }, then by how far all of them have come.
rules-ranking-rest-none = Those who have not finished by then share the last place.
rules-ranking-equal = Equals share a place.

# Teams

rules-teams-false = Everyone plays for themselves.
rules-teams-true = Two against two: players who sit opposite are partners. Turns go round as always.
rules-teams-peace = Partners never capture each other, and their tokens may share any square. A partner’s token neither protects yours nor makes { word-stack.one } with it.
rules-teams-free = You may pass a partner’s tokens, two together as well.
rules-teams-free-single = You may pass a partner’s single tokens.
rules-partner-rolls = Whoever has finished goes on rolling and moves the partner’s tokens.
rules-partner-skipped = Whoever has finished is skipped.

# The die

rules-die-standard = You play with one ordinary die, 1 to 6.
rules-die-danish = You play with the Danish die. Its faces are 1, 2, star, 4, globe and 6.
rules-die-danish-globe = A globe takes a token on to the next globe ahead of it.
rules-die-danish-globe-enter = A globe takes a token on to the next globe ahead of it or brings a token out.
rules-die-danish-star = A star takes a token to the next star ahead and from there on to the one after it; from the last star before its { word-column } it goes straight home.
rules-die-danish-none = A token with no such square ahead on its track cannot use the symbol.
rules-dice-fair = All faces are equally likely for everyone. The rolls are fixed before the first one is made and can be checked after the game.
