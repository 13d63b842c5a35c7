# Dungeons of the map generator.

dungeon-title-map = { $name }{ $levels ->
    [1] {""}
   *[other] : level { $level } of { $levels }
  }
dungeon-title-explore = { $name }: level { $level }
dungeon-title-draft = { $done ->
    [yes] { $name }{ $levels ->
        [1] {""}
       *[other] : level { $level } of { $levels }
      }
   *[no] Drawing a dungeon together: level { $level }
  }
dungeon-title-keeper = For the keeper only: { $name }{ $levels ->
    [1] {""}
   *[other] , level { $level } of { $levels }
  }
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

## Calls

call-draft = It is your turn to draw: { $link }
