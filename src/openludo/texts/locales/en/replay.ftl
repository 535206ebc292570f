# Games that have ended: looked at again from the first roll to the last.

error-too-long = This game is too long to be shown here. Its record holds all of it.
error-too-busy = Too many want to look just now. Please try again in a moment.
