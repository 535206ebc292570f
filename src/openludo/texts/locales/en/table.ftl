# The table: what is awaited, what has just happened, names for screen readers, panels.
# $you is "yes" for the only person at the table; $words is the variant, whose own words are used.

# What is awaited

table-roll = { $you ->
        [yes] Your turn: roll the die
       *[no] { $name }, roll the die
    }
table-choose = { $you ->
        [yes] Choose a token to move
       *[no] { $name }, choose a token
    }
table-enter = { $you ->
        [yes] Tap the die: a token comes out
       *[no] { $name }, tap the die: a token comes out
    }
table-enter-note = Nothing is in play, so no roll is needed.
table-bonus = { $you ->
        [yes] Move { $steps ->
                [one] { $steps } square
               *[other] { $steps } squares
            } with one token
       *[no] { $name }, move { $steps ->
                [one] { $steps } square
               *[other] { $steps } squares
            }
    }
table-only = The only move is played for you
table-rolling = { $you ->
        [yes] The die is rolling
       *[no] { $name } rolls
    }
table-thinking = { $name } is thinking
table-moving = { $you ->
        [yes] Your token moves
       *[no] { $name } moves
    }
table-try = { $you ->
        [yes] Try { $try } of { $tries }: roll the die
       *[no] { $name }, try { $try } of { $tries }
    }
table-reconnecting = No connection. Trying again …
table-over = The game is over
table-left = This game was left

# What should be known before choosing

table-forced-enter-compulsory = With { table-face } a token must come out.
table-forced-clear-start = The token on the start square must move on first.
table-forced-six-opens-barrier = { $you ->
        [yes] A 6 must open your blockade.
       *[no] A 6 must open one’s own blockade.
    }
table-forced-capture-compulsory = Whoever can capture must do so.
table-counts = The { $face } counts { $steps }: your { word-yard } is empty.
table-die-does-star = Star: to the next star, then on to the one after.
table-die-does-globe = Globe: to the next globe{ $enters ->
        [yes] , or a token comes out
       *[no] {""}
    }{ $again ->
        [yes] ; then roll again.
       *[no] .
    }

# What has just happened

table-notice-passed = { $you ->
        [yes] No move with { table-face }.
       *[no] { $name } has no move with { table-face }.
    }
table-notice-blocked = { $you ->
        [yes] Your start square is closed.
       *[no] { $name } cannot come out.
    }
table-notice-again = { $you ->
        [yes] No move with { table-face }, but you roll again.
       *[no] No move with { table-face }, but { $name } rolls again.
    }
table-notice-void = { $limit ->
        [3] Third six in a row: nothing moves and the turn ends.
       *[other] Six number { $limit } in a row: nothing moves and the turn ends.
    }
table-notice-penalty = { $limit ->
        [3] Third six in a row: the token moved last goes back to { word-yard.its }.
       *[other] Six number { $limit } in a row: the token moved last goes back to { word-yard.its }.
    }
table-notice-tried = No luck with { table-face }. Try { $try } of { $tries } comes next.
table-notice-bonus-six = { $you ->
        [yes] You roll again.
       *[no] { $name } rolls again.
    }
table-notice-bonus-capture = { $you ->
        [yes] Captured: you roll again.
       *[no] Captured: { $name } rolls again.
    }
table-notice-bonus-home = { $you ->
        [yes] A token is home: you roll again.
       *[no] A token is home: { $name } rolls again.
    }
table-notice-bonus-move-capture = { $you ->
        [yes] Captured: one of your tokens moves { $steps } more.
       *[no] Captured: { $name } moves { $steps } more.
    }
table-notice-bonus-move-home = { $you ->
        [yes] A token is home: another of yours moves { $steps }.
       *[no] A token is home: { $name } moves { $steps } more.
    }
table-notice-bonus-move-capture-home = { $you ->
        [yes] Captured and home: one of your tokens moves { $steps } more.
       *[no] Captured and home: { $name } moves { $steps } more.
    }
table-notice-bonus-lost = { $you ->
        [yes] None of your tokens can move { $steps ->
                [one] { $steps } square
               *[other] { $steps } squares
            }: the bonus is lost.
       *[no] { $name } cannot move { $steps ->
                [one] { $steps } square
               *[other] { $steps } squares
            }: the bonus is lost.
    }
table-notice-returned = { $you ->
        [yes] Your token landed on a protected one and goes back to { word-yard.its }.
       *[no] { $name } landed on a protected token and goes back to { word-yard.its }.
    }
table-face = { $face ->
        [star] a star
        [globe] a globe
       *[other] a { $face }
    }

# Names for screen readers

table-token = { $colour ->
        [yellow] yellow token
        [blue] blue token
        [red] red token
        [green] green token
        [purple] purple token
        [orange] orange token
       *[other] token
    }
table-stack = { $count ->
        [one] one token
       *[other] { $count } tokens together
    }
table-at-yard = in the { word-yard }
table-at-square = square { $square }
table-at-column = { word-column } { $square }
table-at-slot = home square { $square }
table-at-home = home
table-in-blockade = in a blockade
table-to-square = to square { $square }
table-to-column = to { word-column } { $square }
table-to-slot = comes home, to home square { $square }
table-to-home = comes home
table-to-start = comes out to square { $square }
table-to-yard = must go back to { word-yard.its }
table-captures = captures { $colours }
table-die-roll = Roll the die
table-die-enter = Bring a token out without rolling
table-die-shows = The die shows { table-face }
table-die-still = The die, still to be rolled
table-choose-move = Which move?
table-count = { $count ->
        [one] one token
       *[other] { $count } tokens
    }
table-seat = { $name }, { table-colour }, { $home } of { $goal } home{ $last ->
        [none] {""}
       *[other] , last roll { $last }
    }{ $turn ->
        [yes] , to play
       *[no] {""}
    }
table-partner = plays with { $name }
table-colour = { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
        [green] green
        [purple] purple
        [orange] orange
       *[other] wood
    }
table-computer = Computer { $number }
table-you = You
table-turn = to play
table-streak = { $count ->
        [one] one six
       *[other] { $count } sixes in a row
    }
table-players = Players
table-tray = Die
table-announcements = Announcements
table-your-turn = Your turn!

# Readings for the ear, one per turn

table-say-choices = { $count ->
        [one] One token can move.
       *[other] { $count } moves to choose from.
    }

# Opening

table-opening = Who starts?
table-opening-drawn = { $you ->
        [yes] The committed draw says: you start.
       *[no] The committed draw says: { $name } starts.
    }
table-opening-fixed = { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
table-opening-highest = { $you ->
        [yes] Highest roll: you start.
       *[no] Highest roll: { $name } starts.
    }
table-opening-tie = A tie: those who tied roll again.
table-opening-go = To the table

# Bar, log and panels

table-leave = Leave the game
table-leave-question = Leave this game?
table-leave-warning = It then counts as played, neither won nor lost, and cannot be continued. To go on later, just close the page: the game is kept.
table-leave-yes = Leave
table-leave-no = Stay
table-leave-home = Keep it, go to the home screen
table-home = Home screen
table-sound-on = Sound is on
table-sound-off = Sound is off
table-log = Log
table-log-empty = Nothing has happened yet.
table-settings = Table settings
table-pace = Pace of the computers
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-instant = Instant
table-auto = Play an only move by itself
table-theme = Light
table-theme-system = Like the device
table-theme-light = Daylight
table-theme-dark = Lamplight
table-sound = Sound
table-close = Close
table-info = About this game
table-info-rules = House rules
table-info-no-changes = Played by the variant’s own rules.
table-info-own = (usually: { $own })
table-info-all-rules = All rules of this game
table-info-signs = The signs on the die
table-info-dice = Dice
table-info-commitment = Commitment, published before the first roll
table-info-seed = Seed
table-info-seed-hidden = The seed was drawn and is shown when the game ends.
table-info-contributions = Contributions of the players
table-info-contribution-none = none
table-info-secret = Secret
table-info-secret-later = The secret is published when the game ends.
table-info-verify = Check the dice
table-info-record = Record of this game
table-keys = Keys: Space rolls, 1 to 9 choose a move, Tab goes through the tokens.

# Result

table-result-won = { $you ->
        [yes] You win!
       *[no] { $name } wins!
    }
table-result-team = { $names } win!
table-result-limit = The limit of rolls is reached
table-result-limit-note = The game counts as played, neither won nor lost.
table-result-home = { $count ->
        [one] one token home
       *[other] { $count } tokens home
    }
table-result-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
table-result-again = Play again
table-result-board = Look at the board
table-failed = That did not work. Please try again.
