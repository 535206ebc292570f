# Rooms: people at several devices come together with a code. Keys begin with the screen.

# Ways in

room-friends = Play with friends
room-friends-each = Each at a device of their own, with a code, a link or a picture to share.
room-friends-lead = Everyone plays on a device of their own. Open a room and share its code, or come in with a code that you were given.
room-yours = Your rooms
room-by-code = You have a code?
room-code = Code of the room
room-go = Go to the room
room-open-title = Open a room
room-open = Open the room
room-game = Game
room-your-name = Your name
room-unknown = There is no such room
room-unknown-text = Perhaps a letter of the code got lost, or the room was closed. Rooms close when all have been gone for a day.
room-changed = { $count ->
        [0] No house rules changed
        [one] One house rule changed
       *[other] { $count } house rules changed
    }
room-invited = { $name } invites you
room-join = Join
room-shut = Nobody can come in now: the game is on, or every seat is taken.
room-barred = You were removed from this room. You can come in again when the host lets you.
room-watch-game = Watch the game
room-no-promise = This page is not from https, so your browser cannot take part in drawing the dice. Your part stays empty, and everyone sees that.

# In the room

room-title = Room { $code }
room-people = Who is here?
room-you = you
room-host = host
room-here = here
room-away = away
room-away-sits-out = away: plays only when back
room-sits-out = not in this game
room-without = Away, so left out: { LIST($names) }.
room-going = Just gone: { LIST($names) }. Whoever stays away is left out.
room-game-on = The game has begun without you. You play in the next one.
room-now-rated = The next game is rated.
room-promised = dice promised
room-promised-not = no part in the dice
room-free = Free seat
room-mute = Mute
room-unmute = Hear again
room-mute-label = Mute { $name }
room-unmute-label = Hear { $name } again
room-remove = Remove
room-remove-label = Remove { $name }
room-remove-title = Remove { $name }?
room-remove-text = { $name } leaves the room, and cannot come in again with the same device until you allow it. The code still works for everybody else.
room-removed = Removed
room-admit = Let in again
room-admit-label = Let { $name } in again
room-level = Level of computer { $number }
room-add-computer = Add a computer
room-back = Back to the room
room-depart = Leave the room
room-your-colour = Your colour
room-renamed = Somebody here is called { $asked } already: you are { $name }.
room-came = { LIST($names) } came in.
room-went = { LIST($names) } left the room.
room-you-are-out = You are no longer in this room.
room-invite = Invite friends
room-code-label = The code: { $code }
room-share = Share
room-share-text = Come and play { $variant } with me.
room-link = Link to this room
room-link-copied = The link to this room is copied.
room-qr = Picture of the link, to be read with a camera
room-qr-hint = Or point a phone’s camera at the picture.
room-terms = What is played
room-seats-follow = as many as come
room-limit = Time for a turn
room-limit-seconds = { $seconds ->
        [0] no limit
       *[other] { $seconds } seconds
    }
room-watch = Others may watch
room-start = Start the game
room-ready = { $count ->
        [one] One player is ready.
       *[other] { $count } players are ready.
    }
room-waits-for-host = { $name } starts the game when everyone is here.

# Messages

room-talk = Messages
room-talk-none = Nobody has said anything yet.
room-reactions = Say quickly
room-write = Write a message
room-send = Send
reaction-hello = Hello!
reaction-thanks = Thanks!
reaction-well-played = Well played!
reaction-oops = Oops!
reaction-hurry = Go on!
reaction-lucky = Lucky you!
reaction-laugh = Ha ha!
reaction-bye = Bye!

# The parts in the dice

room-revealing = The dice are being mixed
room-revealing-lead = Everybody’s promised part is shown now, and together with the server’s secret they make the dice. The game begins in a moment.
room-part-shown = shown
room-part-awaited = awaited
room-part-none = no part
room-commitment = The server’s promise
room-game-id = Number of the game: { $id }

# At the table

room-next-game = The next game has begun.
room-turn-of = It is { $name }’s turn
room-time-up = { $you ->
        [yes] Your time is up: a computer ({ level-normal }) plays this turn.
       *[no] { $name }’s time is up: a computer ({ level-normal }) plays this turn.
    }
room-hurry = { $seconds } seconds left.
room-seat-left = { $you ->
        [yes] You left. A computer ({ level-normal }) plays for you.
       *[no] { $name } left. A computer ({ level-normal }) plays on.
    }
room-seat-late = { $you ->
        [yes] Three turns ran out. A computer ({ level-normal }) plays for you until you are back.
       *[no] { $name } let three turns run out. A computer ({ level-normal }) plays on.
    }
room-seat-absent = { $you ->
        [yes] You were away. A computer ({ level-normal }) plays for you.
       *[no] { $name } is away. A computer ({ level-normal }) plays on.
    }
room-seat-back = { $you ->
        [yes] You play yourself again.
       *[no] { $name } is back.
    }
room-seat-is-away = away
room-seat-is-slow = slow connection
room-seat-is-computer = a computer ({ level-normal }) plays for now
room-call-back = Play myself again
room-call-take-over = { $name } is away: let a computer play
room-call-take-over-button = Let a computer play
room-call-watching = You are watching.
room-leave-warning = A computer then plays for you. As long as the game is on you can come back and play yourself.
room-talk-unread = { $count ->
        [one] Messages, one is new
       *[other] Messages, { $count } are new
    }
room-says = { $name }: { $text }
room-watching-count = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
