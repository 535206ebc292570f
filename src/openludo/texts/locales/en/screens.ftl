# The screens round the table. Keys begin with the screen they belong to.

# Frame

nav-label = Main
nav-home = OpenLudo, to the first screen
nav-skip = Skip to the content
nav-statistics = Statistics
nav-verify = Check dice
nav-settings = Settings
nav-about = Help
nav-waiting = One moment …
footer-line = OpenLudo is free software. Nothing you do here leaves your server.

failed-title = That did not work
failed-again = Try again
failed-home = To the first screen
missing-title = There is nothing here
missing-text = This address leads to no page of OpenLudo. Perhaps a letter got lost in the link.
confirm-no = Keep it

names-list = { LIST($words) }

# Home

home-title = Ludo by the rules of your table
home-lead = Ten ways to play, every house rule, and dice that anyone can check.
home-play = Play now
home-change = Change
home-players = { $computers ->
        [0] { $people ->
                [one] one person
               *[other] { $people } people
            }
        [one] { $people ->
                [0] one computer
                [1] you and one computer
               *[other] { $people } people and one computer
            }
       *[other] { $people ->
                [0] { $computers } computers
                [1] you and { $computers } computers
               *[other] { $people } people and { $computers } computers
            }
    }
home-computers = { $count ->
        [one] one computer
       *[other] { $count } computers
    }
home-own-rules = { $count ->
        [one] one house rule
       *[other] { $count } house rules
    }
home-continue = Go on playing
home-rolls = { $count ->
        [0] no roll yet
        [one] one roll
       *[other] { $count } rolls
    }
home-variants = Choose a game
home-more-statistics = How your games against computers ended.
home-more-verify = Recompute every roll of a finished game.
home-more-about = Controls, computers, and why the dice are fair.
variant-seats = { $least } to { $most } players
variant-seats-exact = { $count ->
        [one] One player
       *[other] { $count } players
    }
variant-rules = Rules
variant-rules-of = Rules: { $variant }

erase-game-label = Erase this game: { $variant }
erase-game-title = Erase this game?
erase-game-text = The game is removed for good. If you play against computers, your statistics count it as played, neither won nor lost.
erase-game-action = Erase the game
erase-game-done = The game was erased.

# Setting up a game

new-start = Start the game
new-overview = { $players ->
        [one] One player
       *[other] { $players } players
    }, { $changed ->
        [0] the variant’s own rules
        [one] one rule changed
       *[other] { $changed } rules changed
    }
new-wrong-count = This variant is for { LIST($counts, type: "disjunction") } players. Fill or empty a seat.
new-nobody = At least one seat must be a person’s.
new-refused = The house rules do not fit together yet. See what the notice there says.
new-unknown-variant-title = Which game?
new-unknown-variant = There is no variant called “{ $name }”. Choose one of these instead.
new-unknown-rules = { $count ->
        [one] The link asks for a house rule that does not exist here: { LIST($names) }.
       *[other] The link asks for house rules that do not exist here: { LIST($names) }.
    } Everything else of it is set.
new-unknown-rules-leave-out = Play without

seats-title = Who plays?
seats-count = Number of players
seats-fixed = You sit at the bottom and roll first. Three computers of one level sit round the board.
seats-level = How strong are the computers?
seats-add = Add seat { $number }
seats-board-by-number = { $board }, by number of players
seats-partners = seats 1 and 3 against seats 2 and 4
seat-who = Seat { $number }
seat-kind-person = Person
seat-kind-computer = Computer
seat-kind-empty = Empty
seat-name = Name of the person in seat { $number }
seat-own-name = Your name
seat-name-full = A name has at most { $count } characters.
seat-player = Player { $number }
seat-you = You
seat-computer = Computer { $number }
seat-level = Level of the computer in seat { $number }
seat-colour = Colour of seat { $number }
seat-auto-move = Play an only move by itself
seat-seed = Seed of the dice
seat-seed-drawn = drawn by chance
seat-seed-hint = The same seed, any text, always gives the same rolls. Leave it empty for fresh dice.

# House rules

house-title = House rules
house-changed = { $count ->
        [0] none changed
        [one] one changed
       *[other] { $count } changed
    }
house-clash-mark = does not fit
house-differs = changed
house-own = { $variant }: { $value }
house-reset = Back to the variant’s rules
house-reset-one = Reset
house-reset-one-label = Reset: { $rule }
house-copy-link = Copy link
house-link = Link with these rules
house-link-copied = The link is copied. It carries the variant and its house rules.
house-read = Read the rules

# Rules to read

booklet-title = Rules: { $variant }
booklet-play = Play by these rules
booklet-print = Print
booklet-changed = house rule
booklet-own = (usually: { $own })

# Statistics

statistics-title = Statistics
statistics-lead = Games of one person against computers that were played on this device. A game that you leave or erase, or that meets the limit of rolls, counts as neither won nor lost; an open game is not counted yet.
statistics-empty = No game has been finished on this device yet.
statistics-variant = Variant
statistics-level = Computers
statistics-mixed = Mixed
statistics-played = Played
statistics-won = Won
statistics-lost = Lost
statistics-neither = Neither
statistics-time = Time
statistics-count = { $count }
statistics-duration = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
statistics-export = Save as a file
statistics-erase = Erase statistics
statistics-erase-title = Erase the statistics?
statistics-erase-text = All counts and times of this device are removed for good. Save them as a file first if you may want them again.
statistics-erase-action = Erase them
statistics-erased = The statistics are empty again.

# Checking the dice

verify-title = Check the dice
verify-lead = Put in the record of a finished game. This page recomputes every draw from the published secret and says whether the dice kept their promise.
verify-offline = The check runs here in your browser. It asks no server, so it works without one too.
verify-record = Record of the game
verify-placeholder = Paste the record here, or drop the file on this page.
verify-check = Check it
verify-open = Open a file
verify-too-large = That file is too large to be the record of a game.
verify-unread = Nothing could be checked
verify-good = The dice kept their promise
verify-bad = Something does not fit
verify-good-means = Only the dice were checked: { $count ->
        [0] no roll was made, and every lot
        [one] one roll and every lot
       *[other] { $count } rolls and every lot
    } follows from the secret that was fixed before the first roll.
verify-not-checked = Not checked here: moves, result, names and date.
verify-not-checked-means = In this text they could have been changed. Whether the moves keep the rules and lead to the result is told by the command “openludo verify FILE”.
verify-bad-means = The record was changed, or the draws do not come from the dice that were promised. The marked line says where.
verify-right = Right:
verify-wrong = Wrong:
verify-difference = Should be: { $expected }. In the record: { $found }.

# What is checked, by the codes of the checks (this page and the command `openludo verify`)

check-insecure-page = This browser checks dice only on pages from https or from this very device.
check-format = Line { $line } of the text is not what a record of OpenLudo has there.
check-secret = { $reason ->
        [hidden] The secret is not published yet. It will be as soon as the game is over or left.
       *[other] The record does not say which dice were used.
    }
check-commitment = The secret fits the commitment that was published before the first roll
check-contributions = { $count ->
        [0] No contributions of players, as in a game played alone
        [one] One player’s contribution to the dice
       *[other] { $count } players’ contributions to the dice
    }{ $empty ->
        [0] {""}
        [one] , one of them empty
       *[other] , { $empty } of them empty
    }
check-seats-drawn = The lots for the seats
check-seats-fixed = The seats were not drawn
check-colours-drawn = The lots for the colours
check-colours-fixed = The colours belong to the seats
check-colours-chosen = The colours were chosen
check-first-drawn = The lot for who begins
check-first-highest-roll = The rolls for who begins
check-first-fixed = Who begins was settled by the rules
check-rolls = { $count ->
        [0] No roll was made
        [one] The only roll
       *[other] All { $count } rolls
    }
check-rolls-wrong = Roll { $roll } of { $count }
check-cut-short = The record breaks off after roll { $count }: its last turn is not the one that ended the game
check-replay = The moves keep the rules and lead to the result

# Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = Like the device
settings-theme-light = Daylight
settings-theme-dark = Lamplight
settings-motion = Motion
settings-motion-system = Like the device
settings-motion-reduced = Calm
settings-sound = Sound
settings-sound-hint = Wood on wood, made by your browser.
settings-new-games = New games
settings-name = Your name
settings-pace = Pace of the computers
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-auto-move = Play an only move by itself
settings-auto-move-hint = Saves a tap where there is nothing to choose. In Solo it is off at first.
settings-here = These settings stay in this browser.

# Another device

carry-offer = Play on another device
carry-offer-lead = A code makes another device of yours the same person: the same seats, rooms, games, ratings and statistics, even in the middle of a game. You can then play on both.
carry-show = Show a code
carry-new = New code
carry-copy = Copy the code
carry-copied = The code is copied.
carry-code-label = The code: { $code }
carry-left = { $minutes ->
        [one] Good until it is used, for one more minute at most.
       *[other] Good until it is used, for { $minutes } more minutes at most.
    }
carry-ended = The code’s ten minutes are over.
carry-picture = Picture of the code, to be read with a camera
carry-how = Point the other device’s camera at the picture, or type the code into its settings.
carry-secret = Whoever uses the code is you. Show it to nobody else.
carry-have = You have a code?
carry-title = Play on here
carry-lead = With the code of your other device, this one becomes the same person: its seats, rooms, games, ratings and statistics are then here too.
carry-where = The code is shown by the other device, in its settings. Never use a code that somebody else sent you: you would play as them.
carry-code = Code of the other device
carry-take = Play on here
carry-sure = Give up what this device has?
carry-sure-text = This device has games, rooms or statistics of its own. They are not erased, but will no longer be shown here.
carry-sure-action = Give it up
carry-done = This device is now the same person as the other one.

# Help

about-title = Help
about-lead = Bring your tokens out of the yard, once round the board and home, before the others do.
about-controls = How to play here
about-controls-roll = When it is your turn, tap the die.
about-controls-choose = Tokens that can move wear a gold ring, and a paler ring shows where each would land. Tap a token to move it.
about-controls-pass = If nothing can move, a notice says so and the game goes on by itself.
about-controls-calm = Take your time: no clock runs on the table unless your room has agreed on one. Close the page whenever you like; the game waits under “Go on playing”.
about-controls-others = Round one screen, hand the device on: the board says whose turn it is, by colour and by mark.
about-keys = Keys
about-key-space = Space
about-key-space-does = rolls the die
about-key-digits = 1 to 9
about-key-digits-does = chooses a move; the digits are shown at the tokens
about-key-tab = Tab
about-key-tab-does = goes to the next token that can move
about-key-enter = Enter
about-key-enter-does = moves the token in focus
about-key-escape = Esc
about-key-escape-does = closes a panel
about-levels = The computers
about-levels-lead = None of them looks ahead, and none of them sees the dice before you do.
about-levels-ties = Between equally good moves the game’s dice decide, so that the same game can be checked move by move.
about-dice = The dice
about-dice-promise = Before the first roll the server fixes a secret and publishes its fingerprint. It cannot change the dice afterwards.
about-dice-share = Your browser adds a random contribution of its own, so that the server cannot pick a secret that suits it.
about-dice-check = When the game is over the secret is published. Then everyone can recompute every roll.
about-dice-equal = All faces are equally likely for every seat, in every position, on every roll. Long streaks are chance too.
about-dice-verify = Check a finished game
about-no-help = What there is not
about-no-help-undo = No undo: taking back a roll would show you the future or change it.
about-no-help-hint = No hints: rings show what is allowed, never what is better.
about-no-help-clock = No daily tasks, no levels to unlock, no advertising.
about-data = Your data
about-data-here = Games and statistics belong to the device on which they were played. There is no account.
about-data-carry = A code from the settings, good once and for ten minutes, makes another device the same person.
about-data-names = Names are seen by those who look at the same game or its record.
about-data-erase = Games can be erased on the first screen, statistics on their own page.
about-source = Free software
about-source-open = OpenLudo’s rules, server and page are open, and anyone may run them.
about-source-licence = It is published under the MIT licence.

# A game

game-opening = The game is being laid out …
game-reconnecting = No connection to the server. Trying again …
game-reload = Reload the page
