# Rated games: who is best, the own games with what they changed.

ratings-title = Ratings
ratings-lead = A game is rated if the host of its room has switched that on. To win against stronger players counts most, and a draw counts between a win and a loss. Partners gain and lose together. Computers keep their rating. Whoever leaves is rated by what the computer makes of the seat.
ratings-means = A newcomer starts at 0. The number is what is as good as certain about a player, so it also rises as more games confirm a strength.
ratings-variant = Variant
ratings-place = Place
ratings-name = Name
ratings-number = Rating
ratings-games = Games
ratings-count = { $count }
ratings-you = (you)
ratings-unnamed = Unnamed
ratings-none = Nobody has played a rated game of this variant yet.
ratings-own = Your rating
ratings-history = Your finished games
ratings-history-none = No game has been finished on this device yet.
ratings-result-won = won
ratings-result-drawn = drawn
ratings-result-lost = lost
ratings-result-neither = left
ratings-changed = Rating { $rating } ({ $change })
ratings-changed-yours = Your rating is now { $rating } ({ $change }).
ratings-link = Ratings and your games
ratings-room = Rated: the result changes ratings
ratings-rated = Rated

about-data-ratings = The list of ratings shows the names of those who have played rated games to everyone.
