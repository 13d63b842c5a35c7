# Stored games, and where their seeds come from.

error-unreadable = I cannot read adventure { $id }: its stored data is damaged. I have set it aside and deleted nothing; all other games go on. Tell whoever runs the bot.

error-no-daily = { $game } has no daily dungeon. Choose another game.
error-daily-settings = A daily has the same settings for everybody. For your own, open an adventure with /adventure new.
error-no-such-day = “{ $typed }” is not a date. Write it like 2027-01-31, or today, or yesterday.
error-no-tutorial = { $game } has no tutorial.
error-tutorial-settings = A tutorial has fixed settings, because its lessons depend on them. For your own, open a game with /adventure new.

error-stage-dice = Say at most { $most ->
    [one] one number
   *[other] { $most } numbers
  } from 1 to { $highest }, with commas between them, such as 6, 1, 20.
