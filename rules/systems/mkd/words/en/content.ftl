# Names of figures, chests, items, traps and artifacts.

## How copies are told apart

mkd-numbered = { $name } { $number }
mkd-numbered-tale = the { $number ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] next
  } { $name }
mkd-villain = { $name } the villain

## Heroes

mkd-figure-brannoc = Brannoc Oakhand
mkd-figure-brannoc-short = Brannoc
mkd-role-brannoc = axe fighter
mkd-can-brannoc = strikes for 2; takes no prisoners, and is never taken
mkd-figure-ysolde = Ysolde Marrow
mkd-figure-ysolde-short = Ysolde
mkd-role-ysolde = healer
mkd-can-ysolde = heals a friend beside her, and shoots 6 squares
mkd-figure-tamsin = Tamsin Quickstep
mkd-figure-tamsin-short = Tamsin
mkd-role-tamsin = thief
mkd-can-tamsin = attacks for 2 points; strikes twice as hard from behind
mkd-figure-corvane = Corvane Ashquill
mkd-figure-corvane-short = Corvane
mkd-role-corvane = fire mage
mkd-can-corvane = shoots 8 squares, free if no opponent is beside him
mkd-figure-derrik = Derrik Stonebrow
mkd-figure-derrik-short = Derrik
mkd-role-derrik = shield dwarf
mkd-can-derrik = hard to wound, and harder to shoot
mkd-figure-liriel = Liriel Fenwatch
mkd-figure-liriel-short = Liriel
mkd-role-liriel = archer
mkd-can-liriel = shoots 10 squares, and slips past tokens unheard
mkd-figure-hask = Hask the Ferryman
mkd-figure-hask-short = Hask
mkd-role-hask = river spearman
mkd-can-hask = wades through water, and stops whoever steps up to him
mkd-figure-ondine = Sister Ondine
mkd-figure-ondine-short = Ondine
mkd-role-ondine = paladin
mkd-can-ondine = strikes for 3, heals, and gives friends 2 more points
mkd-figure-pell = Pell Underbough
mkd-figure-pell-short = Pell
mkd-role-pell = sneak
mkd-can-pell = attacks for 2 points; strikes twice as hard from behind
mkd-figure-vashti = Vashti of the Ninth Lamp
mkd-figure-vashti-short = Vashti
mkd-role-vashti = enchantress
mkd-can-vashti = shoots to lead an opponent away; dodges on a 5 or 6
mkd-figure-garm = Garm Twiceburned
mkd-figure-garm-short = Garm
mkd-role-garm = berserker
mkd-can-garm = strikes for 3, free if no opponent is beside him
mkd-figure-maelle = Maelle Windspar
mkd-figure-maelle-short = Maelle
mkd-role-maelle = winged scout
mkd-can-maelle = flies over ground and opponents, and shoots 8 squares
mkd-figure-oswin = Oswin Gravetender
mkd-figure-oswin-short = Oswin
mkd-role-oswin = grave priest
mkd-can-oswin = heals from afar, and heals himself by striking
mkd-figure-kestrel = Kestrel Dain
mkd-figure-kestrel-short = Kestrel
mkd-role-kestrel = duelist
mkd-can-kestrel = attacks for 2 points; dodges on a 5 or 6
mkd-figure-rurik = Rurik Ironmule
mkd-figure-rurik-short = Rurik
mkd-role-rurik = porter
mkd-can-rurik = cheap, and hard to wound
mkd-figure-ilse = Ilse Thornweave
mkd-figure-ilse-short = Ilse
mkd-role-ilse = frost witch
mkd-can-ilse = shoots to freeze an opponent; friends shoot harder

## Monsters

mkd-figure-cellar_rats = Rat Swarm
mkd-figure-bone_shambler = Bone Shambler
mkd-figure-gutterkin_scrapper = Gutterkin Scrapper
mkd-figure-gutterkin_slinger = Gutterkin Slinger
mkd-figure-cave_leech = Cave Leech
mkd-figure-mould_crawler = Mould Crawler
mkd-figure-bone_archer = Bone Archer
mkd-figure-gutterkin_sneak = Gutterkin Sneak
mkd-figure-grave_hound = Grave Hound
mkd-figure-torch_imp = Torch Imp
mkd-figure-web_lurker = Web Lurker
mkd-figure-bonewright = Bonewright
mkd-figure-drowned_sailor = Drowned Sailor
mkd-figure-gutterkin_chanter = Gutterkin Chanter
mkd-figure-thorn_ape = Thorn Ape
mkd-figure-ashen_cultist = Ashen Cultist
mkd-figure-bone_halberdier = Bone Halberdier
mkd-figure-bat_matron = Blood Bat Matron
mkd-figure-fen_whelp = Fen Troll Whelp
mkd-figure-gutterkin_warboss = Gutterkin Warboss
mkd-figure-dusk_stalker = Dusk Stalker
mkd-figure-clay_sentinel = Clay Sentinel
mkd-figure-ember_hound = Ember Hound
mkd-figure-mirror_witch = Mirror Witch
mkd-figure-ogre_gaoler = Ogre Gaoler
mkd-figure-well_wraith = Wraith of the Well
mkd-figure-grave_rider = Grave Rider
mkd-figure-quill_manticore = Quill Manticore
mkd-figure-iron_sentinel = Iron Sentinel
mkd-figure-fen_troll = Fen Troll
mkd-figure-vault_basilisk = Vault Basilisk
mkd-figure-sand_lich = Sand Lich
mkd-figure-boar_knight = Boar Knight
mkd-figure-storm_djinn = Storm Djinn
mkd-figure-mire_hydra = Mire Hydra
mkd-figure-bone_tyrant = Bone Tyrant
mkd-figure-furnace_fiend = Furnace Fiend
mkd-figure-old_cinder = Old Cinder, the Vault Drake

## People met below

mkd-figure-n_lamplighter = Lost Lamplighter
mkd-role-n_lamplighter = lost soul
mkd-figure-n_herbalist = Hedge Herbalist
mkd-role-n_herbalist = healer
mkd-figure-n_squire = Runaway Squire
mkd-role-n_squire = runaway
mkd-figure-n_poacher = Fen Poacher
mkd-role-n_poacher = archer
mkd-figure-n_mapmaker = Mapmaker Quill
mkd-role-n_mapmaker = map maker
mkd-figure-n_deserter = Keep Deserter
mkd-role-n_deserter = soldier
mkd-figure-n_acolyte = River Acolyte
mkd-role-n_acolyte = healer of the river
mkd-figure-n_bladesister = Blade Sister
mkd-role-n_bladesister = duelist
mkd-figure-n_boneheretic = Heretic of the Ossuary
mkd-role-n_boneheretic = caller of the dead
mkd-figure-n_outlaw = Outlaw Captain
mkd-role-n_outlaw = brigand
mkd-figure-n_hexthief = Hex Thief
mkd-role-n_hexthief = trickster
mkd-figure-n_exknight = Fallen Knight
mkd-role-n_exknight = knight without a lord

## Chests and what is in them

mkd-chest-c01 = Split Oak Box
mkd-item-c01 = Draught of Haste
mkd-chest-c02 = Tin Strongbox
mkd-item-c02 = Notched Sabre
mkd-chest-c03 = Wicker Reliquary
mkd-item-c03 = Patched Cloak
mkd-chest-c04 = Fishwife’s Coffer
mkd-item-c04 = Reed Boots
mkd-chest-c05 = Soldier’s Footlocker
mkd-item-c05 = Draught of Wrath
mkd-chest-c06 = Lead-lined Casket
mkd-item-c06 = Ward Bead
mkd-chest-c07 = Clerk’s Deed Chest
mkd-item-c07 = Ring of Small Steps
mkd-chest-c08 = Bone-inlaid Chest
mkd-item-c08 = Draught of Stone
mkd-chest-c09 = Smuggler’s Trunk
mkd-item-c09 = Fog Cloak
mkd-chest-c10 = Banded Coffer
mkd-item-c10 = Hill Blade
mkd-chest-c11 = Alchemist’s Case
mkd-item-c11 = Draught of Wings
mkd-chest-c12 = Green Copper Chest
mkd-item-c12 = Hornbeam Staff
mkd-chest-c13 = Pilgrim’s Ark
mkd-item-c13 = Mercy Stone
mkd-chest-c14 = Ironshod Chest
mkd-item-c14 = Warden’s Sword
mkd-chest-c15 = Painted Sea Chest
mkd-item-c15 = Courier’s Boots
mkd-chest-c16 = Mirror Casket
mkd-item-c16 = Draught of Glass
mkd-chest-c17 = King’s Tax Chest
mkd-item-c17 = Tithe Ring
mkd-chest-c18 = Obsidian Ark
mkd-item-c18 = Cinder Rod
mkd-chest-c19 = Giant’s Jewel Box
mkd-item-c19 = Giant’s Letter Knife
mkd-chest-c20 = Serpent Coffin
mkd-item-c20 = Scale Mantle
mkd-chest-c21 = Vault of Chimes
mkd-item-c21 = Bell-less Boots
mkd-chest-c22 = Bishop’s Lockbox
mkd-item-c22 = Eye of Office
mkd-chest-c23 = Coffer of the Three
mkd-item-c23 = Thrice-blessed Sword
mkd-chest-c24 = Dragon Egg Chest
mkd-item-c24 = Draught of the Drake

## Artifacts

mkd-artifact-great_basin = Great Basin
mkd-artifact-coiled_idol = Coiled Idol
mkd-artifact-wyrm_altar = Wyrm Altar
mkd-artifact-mother_stone = Mother Stone
mkd-artifact-hour_skull = Hour Skull
mkd-artifact-gryphon_seat = Gryphon Seat
mkd-artifact-rune_pillar = Rune Pillar
mkd-artifact-idol_of_hands = Idol of Hands
mkd-artifact-small_basin = Small Basin
mkd-artifact-bone_spring = Bone Spring
mkd-artifact-pillars = Pillars (dressing)
mkd-artifact-table_chairs = Table and two chairs (dressing)

## Packs

mkd-pack-values-rise = A Hero costs more from level to level: five numbers that rise.
mkd-pack-kin = “{ $field }” is “{ $value }”, but has to be a word of small letters, digits and underscores, such as beast.
mkd-pack-squares = “{ $field }” is “{ $value }”, but a row of squares has these letters alone: . clear, # blocking, h hindering, ~ water, X crevice, s shadow.
mkd-pack-hero-mounted = A Hero cannot be mounted.
mkd-pack-tile-size = { $kind ->
    [hall] In squares, a hallway is { $columns } by { $rows }.
   *[other] In squares, a chamber is { $columns } by { $rows }.
}
mkd-pack-tile-edges = Open edges of side { $side } are counted from 0 to { $last }, each once, and there is at least one.
mkd-pack-tile-blocked = The edge { $at } of side { $side } is open, but the square inside it is blocking or a crevice.
mkd-pack-tile-apart = Some squares of this side cannot be reached from the others.

pack-count-mkd-heroes = { $count ->
    [one] 1 Hero
   *[other] { $count } Heroes
}
pack-count-mkd-monsters = { $count ->
    [one] 1 Monster
   *[other] { $count } Monsters
}
pack-count-mkd-npcs = { $count ->
    [one] 1 stranger
   *[other] { $count } strangers
}
pack-count-mkd-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
pack-count-mkd-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
