# What went wrong, by its stable code: error-CODE, hyphens for underscores. Parameters that hold
# the server's own English ($reason, $expected, ...) are not shown; what helps is said here.
#   $labels   house rules by their names in this language (error-invalid-rules)

error-unknown = Something went wrong ({ $code }).

# Rules, positions, records

error-ludo-error = That does not follow the rules.
error-invalid-notation = This text cannot be read as a position or a move.
error-invalid-position = Such a position cannot be played under these rules.
error-invalid-rules = { $count ->
    [one] This house rule cannot have that value here: { LIST($labels, open: "“", close: "”") }.
   *[other] These house rules do not go together: { LIST($labels, open: "“", close: "”") }.
}
error-illegal-roll = Nothing is to be rolled now.
error-illegal-move = This move is not possible.
error-invalid-board = This file is no board or variant, or a part of it is damaged.
error-unknown-variant = There is no variant of this name.
error-invalid-record = This is no record of a game, or a part of it is damaged.
error-unsupported-record = This record was made by another version of OpenLudo.
error-replay-differs = The moves in this record do not follow its rules.
error-invalid-contribution = Your browser’s part in the dice does not fit what it promised.
error-invalid-seed = This seed cannot be used.

# Requests

error-bad-request = The server did not understand the request.
error-bad-frame = The server did not understand the page.
error-wrong-method = That cannot be done here.
error-wrong-content-type = The server cannot read data of this kind.
error-too-large = That is too much at once.
error-too-fast = That was too fast. Please wait a moment.
error-too-many-windows = This device looks on in { $limit } windows already. Please close one of them.
error-too-slow = The connection was too slow and was closed.
error-reload-page = OpenLudo has been updated. Please reload the page.
error-wrong-origin = This request came from another site.
error-not-found = There is nothing here.
error-unknown-game = This device has no such game.
error-unknown-room = There is no room with this code. Perhaps it was closed.
error-too-many-requests = Too much at once from your network. Please wait a minute.
error-too-many-guesses = Too many wrong codes. Please wait a minute.
error-unknown-code = There is no such code, or it has been used, or its ten minutes are over. Get a new one on the other device.
error-unknown-device = Your browser keeps no cookies from this server, so it would not know you again.
error-not-host = Only the host of the room can do this.
error-not-in-room = You are not in this room.
error-barred = You were removed from this room.
error-room-full = Every seat in this room is taken.
error-room-shut = The game is about to begin or going on already.
error-invalid-name = Please enter a name.
error-seats-missing = { $missing ->
    [one] One more player is needed: a friend or a computer.
   *[other] { $missing } more players are needed: friends or computers.
}
error-unknown-level = There is no computer of this level.
error-invalid-json = This line is not JSON.
error-invalid-request = This request cannot be understood.
error-unknown-language = There are no texts in this language.
error-seats-over = { $over ->
    [one] One player is too many. Take out a computer, or change the number of players.
   *[other] { $over } players are too many. Take out computers, or change the number of players.
}
error-invalid-seats = Nobody can sit like this.
error-already-started = The game has already begun.
error-still-playing = The game is still going on.
error-stale = The game had already moved on. It is up to date now.
error-not-your-turn = It is not your turn.
error-not-your-seat = This seat is played by somebody else.
error-not-absent = This player is still there, or has not been away for long.
error-in-a-room = This is done in the room of the game.
error-nothing-to-roll = Nothing is to be rolled now.
error-game-over = This game is over.
error-other-version = This game was saved by another version of OpenLudo.
error-not-saved = The server could not save this. Nothing was changed.
error-server-fault = The server made a mistake. Nothing was changed.
error-unreachable = The server does not answer. Is it still running?
error-page-fault = The page made a mistake. Reloading it may help.
