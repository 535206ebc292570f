# Names of everything that has a fixed name in the code.
#   variant-NAME          a variant; .about says in a sentence what it is like
#   level-NAME            a level of the computers; .about says how it plays
#   colour-NAME           a colour, as a sentence begins with it; .mid inside a sentence
#   rule-NAME             a house rule (or a bundle of them); .about says what it decides
#   value-RULE-VALUE      a value of a house rule of kind choice
#   value-RULE            a value of a house rule of kind number: $count
#   value-true, value-false, value-none    a switch, an empty list
#   face-NAME, grant-NAME                  members of lists; .one is a face in a sentence: "a 6"
#   group-NAME            a group of house rules on the screen that changes them
#   pick-NAME             a board with the number of players that it is picked for, in a sentence
#   word-NAME.FORM        a variant's own words, chosen by $words, the variant's name
# Underscores of the code are hyphens here.

variant-pairs = Pairs
    .about = Two tokens on a square protect each other. Captures and tokens brought home earn another roll.
variant-solo = Solo
    .about = One against three computers. Stacks protect nobody, and only a 6 earns another roll.
variant-classic = Classic
    .about = Two tokens together are a blockade that nobody passes. It has the most local rules to choose from.
variant-norwegian = Norwegian
    .about = Three tries for the first 6, towers that bar the way, and hardly a safe square.
variant-danish = Danish
    .about = Stars to jump from, globes to rest on – and landing in the wrong place sends you back yourself.
variant-swedish = Swedish
    .about = A 1 or a 6 brings tokens out, two at once if you like. No two of yours share a square.
variant-english = English
    .about = No safe squares and no stacks: every token for itself.
variant-parchis = Parchís
    .about = A 5 brings tokens out, two together bar the way for everyone, and captures pay 20 squares.
variant-german40 = German 40
    .about = A small board without a safe square, and four home squares to fill one by one.
variant-swedish40 = Swedish 40
    .about = A 6 brings one token far out or two to the start. Overshoot home and you walk back.

level-easy = Easy
    .about = Plays any move that the roll allows.
level-normal = Normal
    .about = Captures first, then brings tokens home, brings tokens out, seeks safety, moves on.
level-hard = Hard
    .about = Weighs the same aims against the danger of being captured.

colour-yellow = Yellow
    .mid = yellow
colour-blue = Blue
    .mid = blue
colour-red = Red
    .mid = red
colour-green = Green
    .mid = green
colour-purple = Purple
    .mid = purple
colour-orange = Orange
    .mid = orange

face-star = star
    .one = a star
face-globe = globe
    .one = a globe
face-number = { $face }
    .one = { $face ->
        [8] an 8
       *[other] a { $face }
    }

grant-six = rolling a 6
grant-capture = a capture
grant-home = a token brought home

value-true = yes
value-false = no
value-none = nothing
value-faces = { LIST($items, type: "disjunction") }
value-grants = { LIST($items) }

# The variants' own words

word-yard = { $words ->
        [pairs] corner
        [parchis] nest
        [classic] base
        [norwegian] start area
        [danish] start area
        [swedish] start area
        [english] start area
       *[other] yard
    }
    .the = the { word-yard }
    .its = its { word-yard }
    .their = their { word-yard }
word-column = { $words ->
        [solo] home straight
        [norwegian] home stretch
        [danish] home stretch
        [swedish] home stretch
        [english] home stretch
       *[other] home column
    }
word-stack = { $words ->
        [pairs] pair
        [parchis] barrier
        [norwegian] tower
        [danish] tower
        [swedish] tower
        [english] tower
       *[other] stack
    }
    .one = a { word-stack }
    .one-start = A { word-stack }
    .many = { $words ->
        [pairs] pairs
        [parchis] barriers
        [norwegian] towers
        [danish] towers
        [swedish] towers
        [english] towers
       *[other] stacks
    }
    .possessive = { $words ->
        [pairs] pair’s
        [parchis] barrier’s
        [norwegian] tower’s
        [danish] tower’s
        [swedish] tower’s
        [english] tower’s
       *[other] stack’s
    }

# Boards that the number of players picks, in a sentence

pick-strip32 = a strip for two
pick-tee42 = a T for three
pick-cross52 = the cross for four
pick-ring65 = a ring with five arms for five
pick-ring78 = a ring with six arms for six

# What must be done if it can be, by the house rule that demands it

duty-enter-compulsory = bringing a token out
duty-clear-start = clearing the start square
duty-six-opens-barrier = opening { word-stack.one }
duty-capture-compulsory = capturing

# Groups of house rules

group-begin = Board and beginning
group-enter = Getting out
group-turn = A turn
group-six = Rolling again
group-steps = Bonus moves
group-capture = Capturing
group-safe = Safe squares
group-stacks = Stacks and passing
group-stars = Stars
group-home = The way home
group-win = Winning
group-teams = Teams
group-dice = The die
group-elsewhere = From other games

# House rules

rule-column-squares = Squares of the home column
    .about = How many squares lie between the track and home.
value-column-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

rule-home-square = Where home is
    .about = Whether home is a place of its own or the last square of the column.
value-home-square-behind = behind the column
value-home-square-last = its last square
value-home-square-each = each of its squares

rule-enter-on = Brings a token out
    .about = What you must roll to bring a token on to the track.

rule-enter-compulsory = Bringing out is a must
    .about = Whether a roll that can bring a token out must be used for that.

rule-two-enter-on = Brings two tokens out
    .about = Rolls that may bring two tokens out at once.

rule-entering-captures = Captures when coming out
    .about = What happens to opponents on your start square when your token comes out.
value-entering-captures-as-landing = as on any landing
value-entering-captures-all = everybody there

rule-begin-on-start = Tokens that begin on the start square
    .about = How many tokens of each player are out when the game begins.
value-begin-on-start = { $count ->
    [0] none
    [one] { $count } token
   *[other] { $count } tokens
}

rule-nothing-in-play = No token on its way
    .about = What you may do while none of your tokens is on its way.
value-nothing-in-play-roll = an ordinary roll
value-nothing-in-play-three-rolls = up to three tries
value-nothing-in-play-three-rolls-if-stuck = up to three tries, also when stuck
value-nothing-in-play-enter-without-roll = out without a roll

rule-bonus-roll-on = Another roll for
    .about = What earns you another roll.

rule-unused-six-rolls-again = A 6 without a move rolls again
    .about = Whether a 6 that you cannot use still earns another roll.

rule-streak-limit = Limit of sixes in a row
    .about = Which 6 in a row moves nothing and ends the turn.
value-streak-limit = { $count ->
    [0] none
   *[other] { NUMBER($count, type: "ordinal") ->
        [one] the { $count }st 6
        [two] the { $count }nd 6
        [few] the { $count }rd 6
       *[other] the { $count }th 6
    }
}

rule-streak-penalty = Too many sixes cost
    .about = What else happens at the limit of sixes in a row.
value-streak-penalty-void = only the roll
value-streak-penalty-last-token-to-yard = the token moved last

rule-safe-squares = Safe squares
    .about = Where a token cannot be captured.
value-safe-squares-starts-and-stars = starts and stars
value-safe-squares-starts = starts
value-safe-squares-own-start = your own start only
value-safe-squares-globes = globes
value-safe-squares-none = none

rule-landing-on-protected = Landing on a protected token
    .about = What happens when you land on a token that its square protects.
value-landing-on-protected-shares = both stay
value-landing-on-protected-sends-mover-home = you go back yourself

rule-landing-on-stack = Landing on an opponent’s stack
    .about = What happens to two or more tokens of one opponent when you land on them.
value-landing-on-stack-forbidden = not allowed
value-landing-on-stack-captures = it is captured
value-landing-on-stack-sends-mover-home = you go back yourself

rule-passing = What bars the way
    .about = What a token cannot pass.
value-passing-free = nothing
value-passing-stacks-block = opponents’ stacks
value-passing-tokens-block = every token

rule-stacks-on-safe-squares = Stacks on safe squares
    .about = Whether stacks also bar landing and passing on squares that protect them.
value-stacks-on-safe-squares-block = bar the way as well
value-stacks-on-safe-squares-free = bar nobody

rule-captures-per-landing = Captures in one landing
    .about = How many tokens one landing can capture.
value-captures-per-landing-one = one token
value-captures-per-landing-all = all on the square

rule-stars = Stars
    .about = Whether a token that lands on a star jumps on to the next.
value-stars-rest = no jump
value-stars-hop = jump to the next star

rule-own-stacks = Your tokens may share a square
    .about = Whether two of your own tokens may stand on one square.

rule-pass-own = You may pass your own tokens
    .about = Whether your own tokens leave you through.

rule-stack-moves = How stacks move
    .about = Whether tokens that stand together may also move together.
value-stack-moves-single = one token at a time
value-stack-moves-together = together, too

rule-six-counts = A 6 counts
    .about = How far a 6 takes a token while none of yours waits to come out.
value-six-counts = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

rule-six-opens-barrier = A 6 opens your blockade
    .about = Whether a 6 must move a token that bars the way together with another of yours.

rule-bonus-steps-on-capture = Bonus move for a capture
    .about = How far one of your tokens moves on after a capture.
value-bonus-steps-on-capture = { $count ->
    [0] none
    [one] { $count } square
   *[other] { $count } squares
}

rule-bonus-steps-on-home = Bonus move for a token home
    .about = How far another of your tokens moves on when one comes home.
value-bonus-steps-on-home = { $count ->
    [0] none
    [one] { $count } square
   *[other] { $count } squares
}

rule-barrier-squares = Where blockades stand
    .about = On which squares stacks can bar the way.
value-barrier-squares-any = anywhere on the track
value-barrier-squares-safe = where they are safe

rule-own-barrier-blocks = Your blockade stops you, too
    .about = Whether nobody passes a blockade, not even its owner.

rule-foreign-barrier-on-start = Two opponents on a full start square
    .about = What two tokens of one opponent on your start square do when yours comes out.
value-foreign-barrier-on-start-captured = one is captured
value-foreign-barrier-on-start-blocks = they keep yours in

rule-square-capacity = Room on a square
    .about = How many tokens, of whatever colour, a square holds; those of a player who has finished do not count.
value-square-capacity = { $count ->
    [0] no limit
    [one] { $count } token
   *[other] { $count } tokens
}

rule-clear-start = Clear the start square first
    .about = Whether a token on your start square must move on while others wait.

rule-jump-in-column = Passing in the home column
    .about = Whether you may pass your own tokens in the home column.

rule-capture-compulsory = Capturing is a must
    .about = Whether you must capture if you can.

rule-six-enters-at = A 6 brings a token out
    .about = How far out a token comes with a 6.
value-six-enters-at = { $count ->
    [0] to the start square
    [one] { $count } square further
   *[other] { $count } squares further
}

rule-home-roll = Reaching home
    .about = What happens with a roll that is larger than needed.
value-home-roll-exact = exact roll only
value-home-roll-overshoot = a larger roll will do
value-home-roll-bounce = the rest counts backwards

rule-tokens-to-win = Tokens to bring home
    .about = How many tokens you must bring home to win.
value-tokens-to-win = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

rule-teams = Teams of two
    .about = Whether players who sit opposite play together.

rule-finished-partner = A partner who has finished
    .about = What a player of a team does once all their own tokens are home.
value-finished-partner-rolls-for-partner = rolls for the partner
value-finished-partner-skipped = is skipped

rule-play-on = Play on for all places
    .about = Whether the others play on after somebody has won.

rule-roll-limit = Limit of rolls
    .about = After how many rolls a game ends without a winner.
value-roll-limit = { $count ->
    [0] none
    [one] { $count } roll
   *[other] { $count } rolls
}

rule-ranking = Ranking of the others
    .about = How those who did not win are ranked.
value-ranking-points = by points
value-ranking-progress = by tokens and progress
value-ranking-none = no ranking

rule-first-seat = Who begins
    .about = How the player who begins is found.
value-first-seat-drawn = drawn by lot
value-first-seat-fixed = the first seat
value-first-seat-highest-roll = the highest roll

rule-rotate-first-seat = The beginner changes
    .about = Whether the next player begins when you play again.

rule-colours = Colours
    .about = How the players get their colours.
value-colours-drawn = drawn by lot
value-colours-fixed = by seat
value-colours-chosen = everyone chooses

rule-board = Board
    .about = The board on which you play.
value-board-cross52 = cross for up to four
value-board-by-seats = by number of players
value-board-strip32 = strip for two
value-board-tee42 = tee for three
value-board-ring39 = ring with three arms
value-board-ring65 = ring with five arms
value-board-ring78 = ring with six arms
value-board-cross68 = cross of 68 squares
value-board-cross40 = cross of 40 squares

rule-die = Die
    .about = What the faces of the die show.
value-die-standard = 1 to 6
value-die-danish = with star and globe

rule-walls = Walls
    .about = Opponents’ pairs cannot be passed.
rule-quick = Quick game
    .about = One token of each player begins on its start square, and two tokens brought home win.
rule-impassable = Impassable squares
    .about = What can neither be passed nor landed on.
value-impassable-two = two tokens of one colour
value-impassable-none = nothing
value-impassable-any = nothing may be passed
value-impassable-false = as the variant has it
