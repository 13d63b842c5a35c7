# Settings of an adventure and of its pace.

## What settings are called

setting-together = Turns of a round

setting-turn-time = Time for a turn
setting-absence = When time is up
setting-window = Time to say otherwise
setting-misses = Missed turns until a player is away
setting-weekends = Weekends
setting-vacations = Vacations
setting-zone = Time zone of the table

post-agreed = Time for a turn: { $time }.{ $together ->
    [round] {" "}A round has one time for all.
    [yes] {" "}The turns of a round are taken together.
   *[no] {""}
  }{ $common ->
    [yes] {" "}{ $decided }.{ $window ->
        [off] {""}
       *[other] {" "}Others have { $otherwise } to say otherwise.
      }
   *[no] {""}
  } When time is up: { $absence }. A player is away after { $misses ->
    [one] one missed turn
   *[other] { $misses } missed turns
  }.
setting-thread-name = Show whose turn it is in the thread’s name

setting-language = Language of the table
setting-preset = Preset
setting-pace = Pace

## What values are called, whatever the setting; a system may have words of its own

value-together-off = one by one
value-together-on = together: one time for all
value-1min = a minute
value-5min = 5 minutes
value-30min = 30 minutes
value-window-off = none: whoever is first decides at once
value-2h = 2 hours
value-6h = 6 hours
value-12h = 12 hours
value-24h = a day
value-48h = two days
value-72h = three days
value-7d = a week
value-daily-08 = every day at 8:00
value-daily-12 = every day at 12:00
value-daily-18 = every day at 18:00
value-daily-21 = every day at 21:00
value-wait = wait for them
value-guard = act cautiously for them
value-autopilot = the autopilot plays, in their style
value-vacations-wait = the table waits
value-vacations-play = orders and autopilot play on
value-weekends-on = count like other days
value-weekends-off = clocks stop
value-thread-name-on = yes, in threads I made
value-thread-name-off = no

value-on = on
value-off = off
value-live = live
value-post = by post
value-custom = custom
value-none = none
value-vote = by vote
value-random = at random
value-player = a player chooses

## What settings do, and the headings of their lists

settings-group-time = Preset and pace
settings-group-party = The party
settings-group-dungeon = The dungeon
settings-group-fights = Fights
settings-group-turns = Turns and time
settings-group-rules = Rules
settings-group-house = House rules

setting-preset-about = Sets everything at once, from a quick game to a long or a hard one.
setting-pace-about = Live is for players who are online together. By post, everybody has hours or days for each turn.
setting-language-about = In which language the cards, calls and boards of this table are. Your own answers come in yours: /settings me.
setting-turn-time-about = How long a player has for a turn before the table goes on.
setting-absence-about = What happens when a player does not take a turn in time.
setting-window-about = Where whoever is first decides for the party: how long the others may say otherwise before it counts.
setting-misses-about = After how many missed turns in a row a player counts as away.
setting-vacations-about = Whether the table waits for a player on vacation, or the hero plays by itself.
setting-weekends-about = Whether clocks run on Saturdays and Sundays.
setting-thread-name-about = Whether the thread’s name says whose turn it is.
setting-zone-about = The time zone for the table’s nights, weekends and daily turns.
setting-together-about = Whether a round has one time for all, in which everybody acts or plans ahead in any order.
