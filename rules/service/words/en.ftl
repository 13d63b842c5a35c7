# What the service says: lobbies, cards, answers and refusals.

hero-names = Aldith Brannoc Corvane Delwyn Eskil Fenna Garrow Hesper Isolde Jorund Katla Lowen Maren Nesta Orrin Perrin Quill Rowan Sorrel Tamsin Ulric Vesper Wren Yara Zephan

## Lobby

lobby-title = { $game }: who joins?
lobby-seats = { $most ->
    [1] a game for one
   *[other] { $taken } of { $most } seats taken
  }
lobby-pace-live = live
lobby-pace-post = Pace: by post. { $agreed }
lobby-defaults = Rules as written.
lobby-setting = { $name }: { $value }
lobby-closed = This lobby is closed.
lobby-forgotten = This lobby is closed, as nobody has changed anything here for ten days. /adventure new opens another.
lobby-wanted = Nobody has changed anything here for three days. Still wanted? If nobody presses anything, this lobby closes { $until }.
lobby-wanted-heard = Good: this lobby stays open.
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
turn-which = Turn which way?
button-sure = Yes, do it
sure = **{ $what }?** { $detail }
    This cannot be taken back.
button-hall = Hall

## Cards

card-stat = { $label } { $value }
card-stat-of = { $label } { $value }/{ $most }
card-auto = on autopilot
card-dice = Dice: { $dice }
card-more = … and { $count } more: the log has it all
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

## Lists

log-title = The story of adventure { $id }
mine-lobby = the lobby is open
mine-yours = your turn
mine-waits = waits for { $heroes }

## Answers, to one person alone

answer-opened = The lobby is open. Invite your friends, then press Begin.
answer-joined = You have a seat. Your hero is { $hero }.
answer-took-over = You lead { $hero } now.
answer-left = { $hero } goes on without you. Join again whenever you like.
answer-ready = You are ready.
answer-not-ready = The party waits until you are ready.
answer-set = Changed. { $name }: { $value }.
answer-set-more = Changed. { $name }: { $value }. { $more }
answer-pilot = { $who ->
    [player] You lead { $hero } again.
   *[other] { $hero } is on autopilot now: { $who }.
  }
answer-begun = The adventure begins.
answer-closed = The lobby is closed.
answer-ended = The adventure is over. Its seed is on the last card.
answer-done = Done: { $what }
answer-stirred = The others have acted.
answer-rolled = { $count ->
    [one] Rolled.
   *[other] Rolled { $count } times.
  } { $more ->
    [yes] The dungeon is not finished: /act again, or /act all:True to roll until somebody must decide.
   *[no] { $next }
  }
answer-rolled-next = Now the table waits for { $heroes }: { $prompt }
answer-rolled-over = The game is over.
choice-detailed = { $label }, { $detail }

## Help at a moment of a game

guide-lobby = The game has not begun. Press Join to take a seat; the host presses Begin.
guide-waits = The table waits for { $heroes }: { $prompt }
guide-choice = { $label }: { $detail }
guide-steps = A step
guide-list = { $title }: { $named }{ $more ->
    [0] {""}
   *[other] , and { $more } more
  }

## Rules that people look up

rules-goal = **The goal of { $game }:** { $goal }
rules-task = **The goal of this adventure:** { $task }
rules-goal-words = goal goals aim objective purpose mission task win wins won winning victory end ends finish score
rules-common-words = how do does did i we you my our the a an to in of is are be can may what when where which who why with for on at it this that there get make use about and or not if work works mean means tell me happens happen much far am was were has had want need please go goes going t s don isn re ll use using used
rules-alike-words = kill killed slay slain clear defeat beat dead die death fall fallen; money gold coin purse; hp health hit life; heal restore regain recover; monster foe enemy; hero character; give hand share; steal theft thief; come back return appear again; many number; big large size; prisoner captive bonds free; walk move go; take pick carry; next deeper last; attack strike blow; shut close; end over finish; team party; stop end; swim water; find discover; act activation turn; leave out exit entrance; revive raise resurrect; cost price pay worth; everybody everyone all every each; equipment item thing; 1 one; 2 two; 3 three; 4 four; 5 five; 6 six
rules-elsewhere = { $count ->
    [one] That is a rule of another game, { $games }:
   *[other] That is a rule of other games, { $games }:
  }
rules-nearest = No rule here says that. The nearest is “{ $near }”:

## Refusals, to one person alone

error-no-adventure = That adventure does not exist any more. Open a new one with /adventure new.
error-elsewhere = That adventure is played in another channel. Go there to take part.
error-no-adventure-here = There is no adventure in this channel. Open one with /adventure new.
error-adventure-nearby = There is no adventure in this channel itself. Say that in { $places }, where one is played. To open another here, say /adventure new.
error-not-begun = This adventure has not begun yet. The host begins it with the Begin button.
error-begun-already = The game has begun; you can only do this in the lobby.
error-over = This adventure is over. Open a new one with /adventure new.
error-channel-taken = This channel has an adventure already: finish it, end it with /adventure end, or open the new one in a thread (/adventure new thread:True).
error-already-seated = You have a seat already.
error-full = Every seat is taken ({ $most }). You are welcome to watch.
error-not-seated = You have no seat here to give up.
error-join-first = You have no seat in this adventure. Take one with /adventure join.
error-no-hero = You have no hero here. Take a seat with /adventure join.
error-not-your-turn = It is not your turn: the table waits for { $heroes }.
error-only-host = Only the host of this adventure can do that.
error-not-ready = Not ready yet: { $heroes }. Ask them to press Ready, or begin anyway with /adventure begin anyway:True.
error-too-few = This game needs at least { $fewest ->
    [one] one player
   *[other] { $fewest } players
  }.
error-no-such-seat = There is no seat { $seat } in a running adventure here. Choose one from the list.
error-nobody-there = No player leads { $hero }. Somebody has to join first.
error-no-such-stance = Choose one of: player, { $stances }.
error-no-such-setting = There is no setting called “{ $name }”. Choose one from the list.
error-bad-setting = “{ $value }” does not fit { $name }. Choose one of: { $values }.
error-no-such-ruleset = There is no game called “{ $name }”. Choose one from the list.
error-stale = That button belongs to an earlier moment of the game. Use the latest card.
error-lobby-over = That button belongs to the lobby, and the game has begun. Use /adventure join or /adventure leave.
error-conflict = Somebody else was quicker. Look at the latest card and choose again.
error-nothing-stirs = There is nothing to roll for now. The table waits for { $heroes }: { $prompt }
error-no-such-table = There is no table called “{ $typed }”. Choose one of: { $tables }.
error-game-without-tables = { $game } has no tables to roll on. These games have some: { $having }
act-game-more = { $row }, { $more }
act-game = { $game } (`game:{ $typed }`)
error-which-table = There are several tables of { $table }. Choose one with of: { $variants }.
error-no-such-variant = The table of { $table } has no variant “{ $typed }”. Choose one of: { $variants }.
error-table-alone = There is only one table of { $table }. Leave “of:” out.
error-no-such-roll = The dice of this table cannot show { $roll }. Give a number from { $least } to { $most }.
error-act-where = There is no adventure in this channel. Open one with /adventure new. To roll for a game at your own table, choose one of these with /act table: { $tables }.
error-unknown-action = You cannot do “{ $typed }” now. You can: { $options }
error-more-on-offer = { $named }; and { $count } more
error-ambiguous = “{ $typed }” could mean several things. Write one of these: { $options }
error-no-such-rule = No rule mentions “{ $wanted }”. Try one word, or an id such as TD-019.
error-no-such-rule-headings = No rule mentions “{ $wanted }”. You can look up: { $headings }.
error-no-such-id = There is no rule { $wanted }. Rules of that kind go from { $first } to { $last }.
error-unreadable = I cannot read adventure { $id }: its stored data is damaged. I have set it aside and deleted nothing; all other games go on. Tell whoever runs the bot.
error-newer-state = This adventure was saved by a newer version of the program (format { $found }; this one knows { $known }). Ask whoever runs the bot to update it.
error-store-unavailable = I cannot write to the database now. Nothing was changed; please try again in a minute.
error-store-damaged = Something that is stored in the database is damaged, so I cannot read it. Nothing was changed. Whoever runs the bot: stop it, and run “undercroft doctor”.
error-store-uncertain = The connection to the database broke, so I cannot tell whether that was done. Look at the card before you do it again.
error-store-taken = Another copy of this bot has taken over, and this one is stopping. Nothing was changed; please do that again.
error-not-a-log = This is not the log of an adventure. Export one with /adventure verify.
error-newer-log = This log comes from a newer version of the program. Ask whoever runs the bot to update it.
error-broken-promise = The seed in this log does not match the hash that was published, so the dice cannot be trusted.
error-other-rules = This adventure was played under older rules: its log cannot be replayed from step { $step } on.

## Dungeons of the map generator

dungeon-title-map = { $levels ->
    [1] A dungeon
   *[other] A dungeon of { $levels } levels: level { $level }
  }
dungeon-title-explore = Into the unknown: level { $level }
dungeon-title-draft = { $done ->
    [yes] The dungeon is drawn: level { $level } of { $levels }
   *[no] Drawing a dungeon together: level { $level }
  }
dungeon-title-keeper = For the keeper only: level { $level } of { $levels }
dungeon-footer = Dungeon { $id }
dungeon-kind-none = plain, no morphology
dungeon-kind-count = { $count ->
    [one] one, rolled
   *[other] { $count } different ones, rolled
  }
dungeon-command = To roll the same again: `/dungeon map { $options }`
dungeon-ask-keeper = To roll the same dungeon again, ask its keeper for the seed.
dungeon-shown = The keeper shows the seed to everybody. Anybody who rolls it again sees everything hidden here.
dungeon-seed = The seed of this dungeon is `{ $seed }`.
dungeon-explore = Nobody has seen this place. Choose a way; you see each room when you enter it.
dungeon-here = The party stands in a { $kind ->
    [stairs] stairwell
    [room] room
   *[corridor] corridor
  } at { $cell }{ $exits ->
    [one] , with one way out
   *[other] , with { $exits } ways out
  }.
dungeon-holds = It holds { $content }.
dungeon-walked = { $new ->
    [yes] A new place opens before the party at { $cell }.
   *[no] The party is back at { $cell }.
  }
dungeon-climbed = The party takes the stairs to level { $level }.
dungeon-searched = { $found ->
    [0] The search finds nothing. Something may still be hidden here.
    [one] The search finds a hidden way!
   *[other] The search finds { $found } hidden ways!
  }
dungeon-listed = { $mode ->
    [draft] drafted
    [explore] explored
   *[map] map
  } { $id }, seed { $seed }

dungeon-draft = An empty sheet. In turn, each player rolls the dice and lays the tiles they give. Take a seat to join in.
dungeon-rolled = The dice: { $faces }.
dungeon-progress = Tiles laid: { $tiles } of { $target }.
dungeon-late = Time was up for seat { $seat }: the rules laid its tile.
dungeon-until = If seat { $seat } does not draw in time, the rules draw for it { $when }.
dungeon-still = Nobody has drawn for a whole round: the clock is stopped until somebody draws.
dungeon-seat = Seat { $seat }
dungeon-owner = { $yes ->
    [yes] owns the map
   *[no] is drawing too
  }
dungeon-now-roll = Roll the dice!
dungeon-now-place = Lay the next tile: { $tile }{ $special ->
    [0] {""}
    [1] , special
   *[other] , very special
  }. It is marked on the map.
dungeon-now-close = This level is complete. Close its last openings, or take a tile back.
dungeon-now-finish = Every level is drawn. Finish the dungeon!
dungeon-list-place = Lay it somewhere else{ $parts ->
    [one] …
   *[other] { " " }({ $part } of { $parts })…
  }
dungeon-list-turns = Turn it…
dungeon-list-last = Turn the last tile (owner)…
dungeon-place = { $way ->
    [wall] secret door from { $cell } to the { $side }
   *[open] on from { $cell } to the { $side }
  }
dungeon-turned = open to { $sides }

button-lay = Lay it here
button-lay-by-rules = By the rules
button-sit = Take a seat
button-undo = Take tile back
button-draft-roll = Roll
button-draft-close = Close the level
button-draft-finish = Finish
button-level-up = Level above
button-level-down = Level below
button-dkeeper = Keeper’s map
button-dexport = Export
button-dshow = Show the seed
button-dagain = Another one
button-go = { $way } { $page ->
    [n] ↑
    [e] →
    [s] ↓
   *[w] ←
}
button-search = Search
button-climb = Take the stairs

dungeon-option-frontier = which open passage goes on first
dungeon-option-orientation = how a tile is turned
dungeon-option-secret_policy = which wall hides a secret door
dungeon-option-overshoot = whether the last roll is cut to size
dungeon-option-stairs_direction = whether stairs lead down or by a coin
dungeon-option-compass = roll which way is north
dungeon-option-factor_rolls = roll sizes and shares
dungeon-option-slope = which way slanted corridors go
dungeon-option-steepness = how steep they are
dungeon-option-crawl_corridors = crawlways from corridors too
dungeon-option-deep_respect = more special rooms further down
dungeon-option-populate = fill special rooms
dungeon-option-columns = width of the sheet in tiles
dungeon-option-rows = height of the sheet in tiles
dungeon-option-units = feet or metres
dungeon-option-hidden_rooms = rooms behind secret doors on players’ maps, too

error-no-dungeon = That dungeon does not exist any more. Roll a new one with /dungeon map.
error-dungeon-elsewhere = That dungeon belongs to another channel. Roll one here with /dungeon map.
error-no-dungeons = You have no dungeon yet. Roll one with /dungeon map.
error-no-such-option = There is no option called “{ $name }”. Write options as key:value. You can use: { $names }.
error-no-such-rooms = Of the dungeons with these words ({ $tries } were tried) none has { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
  } on that level: they have { $least } to { $most }. Ask for a number between, or for other words or options.
error-map-from-file = { $name } is for rolling a dungeon, and --from reads one that there is. Leave one of them out.
error-no-such-level = You cannot see level { $level }, or there is none. Choose another level.
error-only-keeper = Only the keeper, who rolled this dungeon, can do or see that.
error-still-drafted = This dungeon is still being drawn. Finish it first.
error-stale-dungeon = Somebody was quicker, or you pressed this before. The card is up to date again.
error-too-many-steps = This dungeon has reached its limit of steps. Roll another one with /dungeon explore.
error-nothing-drawn = Nothing is drawn yet. Roll the dice first.
error-no-seat-draft = You have no seat at this draft. Press Take a seat first.
error-not-your-draft = It is somebody else’s turn to draw. The card says whose.
error-nothing-to-do = You cannot do that with this dungeon. Use the buttons on its card.

## Tables for people who play at a table of their own

oracle-rolled = { $count ->
    [one] The die: { $total }
   *[other] The dice: { $faces } = { $total }
  }
oracle-showing = { $count ->
    [one] The die: { $faces }
   *[other] The dice: { $faces }
  }
oracle-odd = odd
oracle-even = even
oracle-to-be-read = No roll: read it from the top.
oracle-drawn = Drawn: { $total }
oracle-given = Your roll: { $total }
oracle-and-more = { $least } or more
