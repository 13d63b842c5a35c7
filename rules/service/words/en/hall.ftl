# The hall of fame and the dungeon of the day.

## Words for what runs count

tally-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
  }
tally-missions = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
  }
tally-gold = { $count } gold

## The hall

hall-title = { $mine ->
    [yes] { $game }: your runs here
   *[no] { $game }: the hall of fame
  }
hall-about-all = Every game that was played to its end on this server. Each line shows its settings: compare like with like.
hall-about-day = The dungeon of { $day } (UTC). It was the same on every server, and anybody can compute its dice: a friendly contest.
hall-empty = { $mine ->
    [yes] You have finished nothing here yet.
   *[no] Nothing has been finished here yet. The first run takes the first place.
  }
hall-place = { $place }.
hall-score = Score { $score }
hall-no-score = no score: this game keeps none
hall-daily = daily of { $day }
hall-result-victory = won
hall-result-defeat = lost
hall-result-finished = came out
hall-unranked-chosen = no place: its seed was chosen
hall-unranked-repeat = no place: somebody had tried this daily before

hall-proof-good = Checked: every step ({ $steps }) follows from the rules, every die ({ $dice }) from the seed, and the score from both. Here is the log; to check it yourself: undercroft verify FILE
hall-proof-bad = This run is not as its log says, from step { $steps } on. { $fault }
hall-fault-cut = Its log ends before the run did.
hall-fault-day = Its log is not of that day.
hall-fault-score = Its log comes to another score.

## Dailies

lobby-daily = The dungeon of { $day } (UTC), the same on every server. Its settings are fixed. Its seed follows from the date, so anybody can compute its dice: a friendly contest. Your first finished run counts: /hall.
card-promise-daily = Adventure { $id } · the dice follow from the date { $day } and are no secret: SHA-256 { $hash }

## Refusals, to one person alone

error-no-daily = { $game } has no dungeon of the day.
error-daily-settings = The settings of a daily are the same for everybody. Open an adventure of your own with /adventure new.
undo-refused-daily = In a daily nothing can be undone once it was shown: everybody has the same dungeon, and one go at it.
error-no-such-day = “{ $typed }” is not a date. Write it like 2027-01-31, or today, or yesterday.
error-no-such-run = The hall of this server has no such run. See /hall.
error-hall-busy = Another run is being checked just now. Try again in a minute.
