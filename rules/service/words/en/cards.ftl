# What is shown of an adventure, and the board of all that are open.

## The card of a lobby

lobby-title = { $game }: who joins?
lobby-seats = { $most ->
    [1] 1 player
   *[other] { $taken } of { $most } seats taken
  }
lobby-pace-live = live
lobby-pace-post = Pace: by post. { $agreed }
lobby-defaults = Rules as written.
lobby-setting = { $name }: { $value }
lobby-closed = This lobby is closed.
lobby-forgotten = This lobby is closed, as nobody has changed anything here for ten days. /adventure new opens another.
lobby-wanted = Nobody has changed anything here for three days. Still wanted? If nobody presses anything, this lobby closes { $until }.
lobby-line = { $host ->
    [yes] host{ $ready ->
        [yes] , ready
       *[no] , not ready yet
      }
   *[no] { $ready ->
        [yes] ready
       *[no] not ready yet
      }
  }

button-join = Join
button-leave = Leave
button-ready = Ready
button-settings = Settings
button-begin = Begin
button-wanted = Still wanted
button-unwanted = Close the lobby
button-stir = Let others act
button-hero = Hero
button-map = Map
button-map-words = In words
button-help = Help
button-story = Log
button-new = Play again
button-back = Undo
button-more = More
button-other = Other actions
button-else = Do something else
button-other-short = Other…
button-turn = Turn
button-pad = Arrows
pad-of-now = The map has changed, and these arrows are up to date. Press again.
button-sure = Yes, do it
button-hall = Hall
button-tale = The tale

game-players = { $most ->
    [one] one player
   *[other] { $fewest }–{ $most } players
  }
game-minutes = { $minutes ->
    [one] 1 min
   *[other] { $minutes } min
  }
game-days = { $post ->
    [yes] {"by post "}
   *[no] {""}
  }about { $days ->
    [one] a day
    [2] two days
    [3] three days
    [4] four days
    [5] five days
    [6] six days
    [7] seven days
    [8] eight days
    [9] nine days
    [10] ten days
    [11] eleven days
    [12] twelve days
   *[other] { $days } days
  }{ $timed ->
    [yes] , with { $at } for a turn
   *[no] {""}
  }
game-easy = easy
game-medium = medium
game-hard = hard

lobby-prompt = Host: press Begin when everybody is here. Friends: press Join.
lobby-prompt-full = Every seat is taken. Host: press Begin.
lobby-prompt-ready-made = Heroes are ready; to pick your own, begin with Choose heroes.
lobby-prompt-late = { AND($heroes) }: press Ready. Then the host presses Begin.
lobby-preset = Preset: { $preset }. { $about }
lobby-custom = Preset: custom. { $changed }
lobby-choose-preset = Preset: { $preset }
lobby-promise = Dice promised: { $hash }… · { $id }
lobby-promise-daily = The seed follows from { $day }: { $hash }… · { $id }
button-all-settings = All settings
button-game = Change game
button-choose-heroes = Choose heroes

lobby-daily = The dungeon of { $day } (UTC), the same on every server, with fixed settings. Its seed follows from the date, so anybody can compute its dice: take it as a friendly contest. Your first finished run counts: /hall.
card-promise-staged = Adventure { $id } · staged for a developer, so its dice are no secret: SHA-256 { $hash }
card-promise-daily = Adventure { $id } · the dice follow from the date { $day } and are no secret: SHA-256 { $hash }
lobby-packs = Packs: { $packs }

button-tutorial = Tutorial
lobby-tutorial = A guided first dungeon: each new thing is explained when it comes.

## The card of a game

card-stat = { $label } { $value }
card-stat-of = { $label } { $value }/{ $most }
card-auto = on autopilot
card-dice = Dice: { $dice }
card-aim = **Goal:** { $aim }
card-more-news = And { $count } more: *More*.
card-fallen = ✝ { $count } fallen
card-hale = { $count } unhurt
card-more-heroes = … and { $count } more
card-place = turn { $turn } · step { $version }
card-promise = Adventure { $id } · the dice are promised: SHA-256 { $hash }
card-reveal = Adventure { $id } · the seed was { $seed } · check every die with /adventure verify
menu = { $group }…
menu-part = { $group } ({ $part } of { $parts })…
pad-nw = ↖ { $detail }
pad-n = ↑ { $detail }
pad-ne = ↗ { $detail }
pad-w = ← { $detail }
pad-c = { $detail }
pad-e = → { $detail }
pad-sw = ↙ { $detail }
pad-s = ↓ { $detail }
pad-se = ↘ { $detail }
card-result = { $result ->
    [victory] Won
    [defeat] Lost
    [finished] Finished
   *[given-up] Given up
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $scored ->
    [yes] {" "}with { $score ->
        [one] 1 point
       *[other] { $score } points
    }
   *[no] {""}
} · { $game }
outcome-abandoned = The host ended this adventure.
outcome-score = { $hero } { $score }
button-ahead = Plan ahead
button-keep = Repeat attack
button-onward = Team fights on
button-unsay = Take back

card-titled = { $name } · { $title }
card-renewed = Adventure { $id } · the seed so far was { $seed } · the next dice are promised: SHA-256 { $hash }
outcome-conceded = The party turned back together and came home alive. The game keeps no score.
button-resume = Resume
button-wake = Wake the table
button-lead = Play again

button-hold = Ask to wait: { $game }

## Luck

luck-nobody = Nobody has thrown for anything yet: there is no luck to speak of.
luck-hero = **{ $hero }**: { $good } of { $tried } { $tried ->
    [one] throw
   *[other] throws
  } came off; the dice promise { $promised }. { $favour ->
    [blessed] Blessed.
    [lucky] Lucky.
    [unlucky] Unlucky.
    [cursed] Cursed.
   *[fair] As the dice promise.
  }
luck-best = Best throw: one that comes off { $times } times in 100.
luck-worst = Worst: a failure at what comes off { $times } times in 100.
luck-rows = Longest rows: { $good ->
    [0] no throw that came off
    [one] one throw that came off
   *[other] { $good } that came off
  }, { $failed ->
    [0] none that failed.
    [one] one that failed.
   *[other] { $failed } that failed.
  }
luck-older = { $count ->
    [one] One step was
   *[other] { $count } steps were
  } written by older rules and cannot be counted.
luck-foot = A throw is what a hero tries and the dice decide, such as an attack. `/adventure verify` has every die.
luck-last = { $many ->
    [one] How the dice fell for { $hero }: { $good } of { $tried } came off, where { $promised } were promised.
   *[other] How the dice fell: best for { $hero } ({ $good } of { $tried } came off, { $promised } promised), worst for { $other } ({ $others } of { $thrown }, { $due } promised).
  }

## The board of a server

board-title = Adventures in this server
board-empty = No adventure is open here. Open one with /adventure new.
board-lobby = { $place } **{ $title }**: lobby open, { $seats } { $seats ->
    [one] seat
   *[other] seats
} taken
board-line = { $place } **{ $title }**: { $heroes }
board-line-due = { $place } **{ $title }**: { $heroes }, { $due }
board-name = { $place } { $title }
board-left-out = And { $count } more: { $names }{ $others ->
    [0] .
    [one] , and one other.
   *[other] , and { $others } others.
} `/adventure mine` lists yours.
board-hung-there = The board is posted in { $channel } and keeps itself up to date. Pin it there so that everybody finds it.
board-hung = The board is posted here and keeps itself up to date. Pin it so that everybody finds it.
board-down = The board is removed.
board-refused-nowhere = A board belongs to a server. Post it in one of the server’s channels.
board-refused-manager = You need the right to manage this channel to post or remove the board.
board-refused-none = This server has no board. Post one with /board here.
board-line-parked = { $place } **{ $title }**: cannot be shown there, clocks stopped. { $why ->
    [gone] The channel is gone: say /adventure move-here in another one.
    [closed] I am not allowed to write there.
    [locked] The thread is locked.
    [outside] I am not in that private thread: mention me there once.
    [timeout] I am in timeout until { $until }.
    [refused] Discord takes none of its cards; I keep trying.
   *[other] It goes on by itself.
  }
board-line-stopped = { $place } **{ $title }**: play stopped, clocks stopped. It goes on by itself later.
