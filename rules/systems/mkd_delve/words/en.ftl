# The dungeon that grows: its name, its settings, its moments.

mkd-delve-title = Mage Knight Dungeons: Delve
mkd-delve-short = Delve
mkd-delve-blurb = Lead Heroes into a dungeon that grows tile by tile.
mkd-delve-undeclarable = You can only plan ahead while the Heroes act, before all of your team have acted in this round.

mkd-map-level = { $level ->
    [0] Before the dungeon
   *[other] Level { $level }
  }
mkd-heading-level = { $of } · level { $level }{ $levels ->
    [0] {""}
   *[other] {" "}of { $levels }
  }
mkd-heading-grows = Round { $round } · level { $level }{ $levels ->
    [0] {""}
   *[other] {" "}of { $levels }
  }, { $grown ->
    [yes] { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
   *[no] tile { $tiles } of { $most }
  }

## Settings

mkd-delve-option-heroes = Heroes for each player
mkd-delve-option-points = Points for each team
mkd-delve-option-level-tiles = Tiles of a level
mkd-delve-option-levels = Levels
mkd-delve-option-boss = A master guards each level’s last chest
mkd-delve-option-hard = Weak teams meet blue tokens later on
mkd-delve-option-theme = Monsters of one kind
mkd-delve-option-monsters = The Monsters’ turn
mkd-delve-option-order = Order of teams
mkd-delve-option-ranged-in-melee = Shots beside an opponent
mkd-delve-option-secret-through-walls = Secret passages through printed walls
mkd-delve-option-adjust-match = Monsters for a token’s points
mkd-delve-option-captives = Captive Monsters
mkd-delve-option-chests = Chests
mkd-delve-option-treasures = Chests on a level, at most
mkd-delve-option-terrain = Doors and markers on a level, at most
mkd-delve-option-artifacts = Artifacts
mkd-delve-option-dressing = Furniture and pillars

mkd-delve-value-points-none = no limit
mkd-delve-value-levels-endless = endless
mkd-delve-value-chests-easy = easy ones
mkd-delve-value-chests-medium = medium ones
mkd-delve-value-chests-hard = hard ones
mkd-delve-value-chests-mixed = of all kinds
mkd-delve-value-theme-any = any
mkd-delve-value-theme-undead = the undead
mkd-delve-value-theme-gutterkin = gutterkin
mkd-delve-value-theme-vermin = vermin
mkd-delve-value-theme-cult = a cult
mkd-delve-value-theme-beast = beasts
mkd-delve-value-theme-fiend = fiends
mkd-delve-value-monsters-at-once = all at once
mkd-delve-value-monsters-by-hand = one by one, rolled by the table
mkd-delve-value-order-seat = seat by seat
mkd-delve-value-order-any = whoever is first
mkd-delve-value-ranged-in-melee-allowed = allowed, at -1, into a melee too
mkd-delve-value-ranged-in-melee-held = not from an opponent’s front arc
mkd-delve-value-captives-alive = are alive: their level is not cleared
mkd-delve-value-captives-beaten = count as beaten, and run off if let go
mkd-delve-value-adjust-match-le = of that value or less
mkd-delve-value-adjust-match-exact = of exactly that value, if points can be moved so

mkd-delve-preset-quick = a quick one
mkd-delve-preset-quick-blurb = One small level: see what is there, and come back.
mkd-delve-preset-evening = an evening
mkd-delve-preset-evening-blurb = Two levels to clear, and the stairs between them.
mkd-delve-preset-endless = endless
mkd-delve-preset-endless-blurb = Level below level, until the party turns back or falls.

## The end

mkd-story-cleared = The last level lies silent, and the daylight is loud. Somebody came back from the bottom.
mkd-story-out = Out again, with what the dungeon let go of. It is still growing down there.
mkd-story-lost = The dungeon closes over those who stayed, and goes on growing.

mkd-prompt-cleared = Every level is cleared after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }, with { $gold } gold.
mkd-prompt-out = The party is out after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }, with { $gold } gold.
mkd-prompt-lost = Nobody came out. The delve ended in round { $rounds }.

mkd-finale-levels = { $levels ->
    [one] one level cleared
   *[other] { $levels } levels cleared
  }, { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }
mkd-outcome-cleared = Every level is cleared, in round { $rounds }. Levels: { $levels }, missions: { $missions }, gold: { $gold }. Score: { $score }.
mkd-outcome-out = The party is out, in round { $rounds }. Levels cleared: { $levels }, missions: { $missions }, gold: { $gold }. Score: { $score }.
mkd-outcome-lost = Nobody came out; the delve ended in round { $rounds }. Levels cleared: { $levels }, missions: { $missions }. Score: { $score }.
