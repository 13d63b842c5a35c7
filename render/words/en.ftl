# Words of pictures: alt texts, text maps, and the one refusal.

render-too-large = This map is too large for one picture ({ $columns } × { $rows }). Ask for the part around a hero instead.

render-no-replay = There is nothing to replay here that fits into a message.
render-replay-alt = The adventure from its beginning, as an animation of { $frames ->
    [one] one picture
   *[other] { $frames } pictures
  }.
render-replay-told = On the way: { $told }.
render-replay-end = It ends like this.

render-turn = Turn { $turn }

render-caption-arrival = A new place
render-caption-falls = Down: { $name }
render-caption-gone = Gone: { $name }
render-caption-hurt = { $name }: { $number } health lost
render-caption-comes = New: { $name } at { $square }
render-caption-found = More of the map is known
render-caption-healed = { $name }: { $number } health back
render-caption-moves = { $name } to { $square }

render-alt-title = { $title }, turn { $turn }.
render-alt-title-only = { $title }.

render-facing = { $facing ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}

render-alt-active = To act: { $list }.
render-alt-at = { $name } at { $square }
render-alt-figure = { $name } ({ $mark }) at { $square }
render-alt-facing = facing { $facing }
render-alt-health = { $health } of { $most } health
render-alt-of = { $health } of { $most }
render-alt-down = down
render-alt-heroes = Heroes: { $list }.
render-alt-guests = Guests: { $list }.
render-alt-monsters = Monsters: { $list }.
render-alt-wanderers = Wandering tokens: { $list }.
render-alt-trail = Last move: from { $from } to { $to }.
render-alt-targets = Can be attacked: { $list }.
render-moves = You can go: { $list }.
render-moves-squares = You can go to { $count ->
    [one] one square
   *[other] { $count } squares
  }: { $list }.
render-moves-ring = { $steps ->
    [one] next to you
   *[other] { $steps } squares away
  }: { $list }
render-moves-range = You can go to { $count ->
    [one] one square
   *[other] { $count } squares
  }, at most { $steps ->
    [one] one square
   *[other] { $steps } squares
  } away.
render-where-room = { $steps ->
    [0] here
    [one] one { $measure } { $bearing } ({ $place })
   *[other] { $steps } { $measure ->
        [tile] tiles
       *[room] rooms
      } { $bearing } ({ $place })
}
render-numbered = room { $number }
render-unexplored = unexplored
render-alt-unexplored = Unexplored exits: { $list }.
render-alt-exit = { $side } of { $square }
render-alt-more = and { $count } more
render-alt-doors = Doors: { $list }.
render-alt-door = { $door } { $side } of { $square }
render-alt-links = Crawlways: { $list }.
render-alt-link = { $from } to { $to }
render-alt-link-end = at { $square }
render-alt-features = Things: { $list }.
render-alt-hazards = Underfoot: { $list }.
render-alt-hazard = { $ground } at { $squares }

render-door = { $kind ->
    [double] double door
    [ajar] open door
    [locked] locked door
    [iron] iron door
    [portcullis] portcullis
    [barricade] barricade
    [one_way] one-way door
    [secret] secret door
    [arch] open arch
    [opening] opening
   *[door] door
}

render-figure = { $side ->
    [hero] hero
    [monster] monster
    [guest] guest
   *[wanderer] wandering token
}

render-thing = { $kind ->
    [altar] altar
    [anvil] anvil
    [barrel] barrel
    [barricade] barricade
    [basin] basin
    [bed] bed
    [bench] bench
    [bones] bones
    [brazier] brazier
    [break] passage shortened
    [bridge] bridge
    [cage] cage
    [campfire] campfire
    [candles] candles
    [cart] cart
    [cauldron] cauldron
    [chair] chair
    [chest] chest
    [cleared] done with
    [coffin] coffin
    [column] pillar
    [covered] face-down tile
    [crate] crate
    [crystal] crystals
    [desk] desk
    [drop] sheer drop
    [entrance] way in
    [fight] fight
    [fountain] fountain
    [glimpsed] seen from afar
    [grate] crawlway
    [hard_fight] hard fight
    [hearth] hearth
    [house] house
    [idol] idol
    [lair] lair
    [lectern] lectern
    [loom] loom
    [loot] treasure
    [magic] magic
    [mushrooms] mushrooms
    [oven] oven
    [pillory] pillory
    [pool] pool
    [portal] portal
    [rack] weapon rack
    [roots] roots
    [rubble] rubble
    [rug] rug
    [sack] sack
    [sarcophagus] sarcophagus
    [shackles] shackles
    [shelf] shelves
    [signpost] signpost
    [slope] slope, downwards
    [special] special
    [stairs_down] stairs down
    [stairs_up] stairs up
    [stall] market stall
    [statue] statue
    [stool] stool
    [straw] straw
    [table] table
    [tent] tent
    [throne] throne
    [trap] trap
    [treasure] treasure
    [tree] tree
    [trough] trough
    [urn] urn
    [vault] vault
    [very_special] very special
    [web] web
    [well] well
    [workbench] workbench
   *[vortex] vortex
}

render-ground = { $kind ->
    [water] water
    [shadow] shadow
    [hindering] rubble, slows
    [pit] a pit
   *[crevice] a crevice
}

render-one-way = one-way door { $side }
render-alt-one-way = { $door } from { $from } to { $to }

render-finale-result = { $result ->
    [victory] Victory
    [defeat] Defeat
   *[finished] The end
}
render-finale-heading = { $result }: { $place }
render-finale-told = { $told }.
render-finale-fallen = fallen
render-finale-lost = Fallen
render-finale-common = The party
render-finale-bearer = { $name }: { $carried }.

render-track = { $name } { $value } of { $most }
render-track-open = { $name } { $value }
render-track-next = { $track }, next mark at { $mark }
render-pile = { $name } { $left } left
render-pile-spent = { $pile }, { $spent } used
render-pile-note = { $pile } ({ $note })
render-pile-used = { $spent } used

render-prose-you = You are { $name }, at { $square }.
render-prose-you-inside = You are { $name }, in { $place }.
render-prose-down = You are down.
render-prose-facing = You face { $facing }.
render-prose-health = You have { $health } of { $most } health.
render-prose-conditions = Your state: { $list }.
render-prose-where = { $steps ->
    [0] right where you are
    [1] next to you, { $bearing }
   *[other] { $steps } squares { $bearing }
}
render-prose-feet = { $where } ({ $feet } ft)
render-prose-thing = { $name }, { $where }
render-prose-foes = Enemies: { $list }.
render-prose-friends = Companions: { $list }.
render-prose-others = With you: { $list }.
render-prose-tokens = Wandering tokens: { $list }.
render-prose-targets = You can strike: { $list }.
render-prose-ways = Ways on: { $list }.
render-prose-links = Crawlways in the walls: { $list }.
render-prose-unexplored = Nobody has gone through the exits { $list }.
render-prose-things = You see: { $list }.
render-prose-ground = Mind your step: { $list }.

render-manner = { $manner ->
    [cyclopean] Giants built this place of rough blocks.
    [eldritch] Nothing here is quite straight, and something looks out of the rock.
    [natural] Parts of this place are natural caves.
   *[smooth] The tunnels are round and smooth.
}

render-material = { $material ->
    [ice] All around is ice.
    [flesh] The walls are living flesh.
    [ceramite] The walls are pale plates, bolted together.
    [grave_soil] The walls are grave soil with headstones in it.
    [black_metal] The walls are black metal with rivets.
    [shadow_light] The walls are shadow and light.
    [dreams] The walls are the stuff of dreams.
    [weapons] The walls are old weapons, fused together.
    [living_soil] The walls are living soil, full of insects.
    [bricks] The walls are small bricks.
    [glass] The walls are coloured glass in lead.
    [wicker] The walls are woven wicker.
   *[other] The walls are made of { $material }.
}

render-map-key = { $mark } { $name }
render-map-cut = only the part around the active figure
render-map-door = door
render-map-locked = locked door
render-map-portcullis = portcullis
render-map-barricade = barricade
render-map-one-way = one-way door
render-map-secret = secret door
render-map-unexplored = unexplored

export-too-large = This map is too large for such a file ({ $columns } × { $rows }).
export-too-heavy = This file would be larger than can be sent here, even as small as it gets. Ask for another kind of file.
export-unreadable = This is not a level saved by Undercroft, or it is damaged.
export-unreadable-heavy = This file is too large: a map has at most { $most } MB.
export-unreadable-json = This file is damaged: it cannot be read any further at line { $line }, letter { $column }.
export-unreadable-kind = This is neither a level saved by Undercroft (.level.json) nor a dungeon of One Page Dungeon (its JSON).
export-unreadable-place = This file has something in “{ $place }” that cannot be there.
export-unreadable-missing = This file lacks “{ $place }”.
export-unreadable-unknown = This file has “{ $place }”, which no level has.
export-unreadable-many = This file has more in “{ $place }” than there is room for ({ $most }).
export-unreadable-large = This map is too large: it measures { $columns } × { $rows } in squares, and there is room for { $most } in all.
export-told = { $words }
export-untitled = A dungeon without a name
export-thing-exit = way out
export-thing-down = stairs down
export-thing-steps = steps
export-thing-column = pillar
export-wrong-ending = “{ $name }” has the ending of another kind of file. Call it “{ $right }”.
export-sheet = { $title }: sheet { $sheet }, { $number } of { $count }. One inch is one square; squares under a dashed line are on the next sheet too.
export-sheet-alt = { $title }: the part of its map on sheet { $sheet }, from { $first } to { $last }.
export-all-levels = { $title }, with all levels
export-stairs = Stairs: { $upper } – { $lower }
export-stairs-change = Change level
export-stairs-elsewhere = Stairs to { $level }, { $square }
export-layer-rock = Rock
export-layer-floor = Floor
export-layer-grid = Grid
export-layer-walls = Walls
export-layer-links = Crawlways
export-layer-labels = Labels
export-layer-tiles = Tiles face down
export-layer-doors = Doors
export-layer-things = Things
export-sheets = { $title }: how its sheets lie together ({ $count })
