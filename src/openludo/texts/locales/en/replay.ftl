# Games that have ended: looked at again from the first roll to the last.

error-too-long = This game is too long to be shown here. Its record holds all of it.
error-too-busy = Too many want to look just now. Please try again in a moment.

# The page of a game that has ended

nav-games = Finished games
home-more-games = Look at your games again, roll by roll.
replay-open = Watch again
replay-title = Replay: { $variant }
replay-board = Board
replay-controls = Replay
replay-slider = Place in the game
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-place = Step { $step } of { $steps } · { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }
replay-speed = Speed
replay-speed-times = { NUMBER($speed) } ×

# Its rolls

replay-rolls = Rolls of each seat
replay-rolls-band = The pale band is what a fair die does: the count of a face lies in it at least 95 times out of 100. Of { $count } counts one may well lie outside by chance; such a count is underlined.
replay-rolls-count = { $count ->
        [0] no rolls
        [one] one roll; expected for each face: { $low } to { $high }
       *[other] { $count } rolls; expected for each face: { $low } to { $high }
    }
replay-rolls-outside = (outside the band)

# Its dice, its link, its record

replay-checking = The dice are being checked …
replay-verify = Check this game on the page for it
replay-keep = Share and keep
replay-link = Link to this replay
replay-link-means = Whoever has this link can watch the game and read its record, the names of its players included. A game of this device alone can be erased, which ends that.
replay-link-copied = The link to this replay is copied.
replay-record = Save the record as text
replay-record-means = The record holds the whole game as text: rules, seats, every roll and move, and what the dice followed from.

# The list of games that have ended

replay-games-lead = Games that have ended on this device. Each can be watched again and shared by its link.
replay-games-none = No game has ended on this device yet.
replay-games-more = Show more
replay-was-left = left
replay-won-by = { $count ->
        [one] Winner: { LIST($names) }
       *[other] Winners: { LIST($names) }
    }
replay-erase-text = A game of this device alone is removed for good, and its link leads nowhere any more. One played in a room only leaves your list. Statistics keep what they counted.

about-data-replay = A game that has ended can be watched by anyone who has its link, the names of its players included.
