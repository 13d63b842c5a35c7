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
hall-about-all = Games that people of this server played to their end. Each line shows its settings, so compare like with like.
hall-about-day = The dungeon of { $day } (UTC), the same on every server. Anybody can compute its dice, so take it as a friendly contest.
hall-empty = { $mine ->
    [yes] You have finished no game here yet.
   *[no] Nobody has finished a game that counts here yet. The first run takes the first place.
  }
hall-uncounted = Not counted: tutorials, campaigns, games whose seed was chosen, and games that were given up, ended early, or finished by the autopilot alone.
hall-place = { $place }.
hall-score = Score { $score }
hall-no-score = no score: this game keeps none
hall-daily = daily of { $day }
hall-result-victory = won
hall-result-defeat = lost
hall-result-finished = came out
hall-unranked-chosen = no place: its seed was chosen
hall-unranked-repeat = no place: a player had tried this daily before

hall-proof-good = Checked: the steps ({ $steps }) follow the rules, the dice ({ $dice }) follow from the seed, and the score is right. Here is the log. To check it yourself: undercroft verify FILE
hall-proof-bad = This run does not match its log from step { $steps } on. { $fault }
hall-fault-cut = Its log ends before the run did.
hall-fault-day = Its log belongs to another day.
hall-fault-score = Its log leads to a different score.
hall-former = a former player

## Refusals, to one person alone

error-no-such-run = The hall of this server has no such run. See /hall.
error-hall-busy = I am checking another run. Try again in a minute.
