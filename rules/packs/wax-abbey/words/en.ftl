# Words of the Wax Abbey: the names of what it brings, and the dungeon as one tells of it there.

## Heroes

mkd-figure-hyssa = Hyssa Smokeveil
mkd-role-hyssa = beekeeper
mkd-can-hyssa = heals a friend beside her; her smoke carries 6 squares
mkd-figure-odo = Brother Odo
mkd-role-odo = bell ringer
mkd-can-odo = hard to wound, and shelters whoever is beside him
mkd-figure-marl = Marl Tallowhand
mkd-role-marl = chandler
mkd-can-marl = throws fire 8 squares, and it splashes
mkd-figure-quen = Quen Longwick
mkd-role-quen = lamplighter
mkd-can-quen = stops whoever steps up to her, and reaches 2 squares
mkd-figure-tibb = Tibb the Honey Thief
mkd-role-tibb = honey thief
mkd-can-tibb = attacks for 2 points, from behind twice as hard; dodges
mkd-figure-vesper = Dame Vesper Combe
mkd-role-vesper = knight of the hive
mkd-can-vesper = charges and strikes for 3; arrows glance off

## Monsters

mkd-figure-wax_mites = Wax Mite Swarm
mkd-figure-lost_drone = Lost Drone
mkd-figure-guttered_monk = Guttered Monk
mkd-figure-nectar_spitter = Nectar Spitter
mkd-figure-lancer = Lancer of the Hive
mkd-figure-smoke_sister = Sister of Smoke
mkd-figure-tallow_hound = Tallow Hound
mkd-figure-candelabrum = Walking Candelabrum
mkd-figure-mead_bear = Mead Bear
mkd-figure-comb_knight = Knight of the Comb
mkd-figure-abbess = Abbess of the Ninth Cell
mkd-figure-queen_below = Queen Below

## People met below

mkd-figure-n_last_novice = Last Novice
mkd-role-n_last_novice = novice
mkd-figure-n_mead_seller = Mead Seller
mkd-role-n_mead_seller = healer, by the cup
mkd-figure-n_wick_poacher = Wick Poacher
mkd-role-n_wick_poacher = archer

## Chests and what is in them

mkd-chest-alms_box = Alms Box
mkd-item-alms_box = Royal Jelly
mkd-chest-wick_case = Wick Maker’s Case
mkd-item-wick_case = Snuffer on a Pole
mkd-chest-cellarer_chest = Cellarer’s Chest
mkd-item-cellarer_chest = Flask of Old Mead
mkd-chest-sealed_hive = Sealed Hive
mkd-item-sealed_hive = Beekeeper’s Veil
mkd-chest-founders_reliquary = Founder’s Reliquary
mkd-item-founders_reliquary = Seal of Virgin Wax

## Missions

mkd-mission-rescue = Out of the wax
mkd-mission-escort = Safe conduct
mkd-mission-vengeance = A candle for the dead
mkd-mission-hunt = The hidden hoard
mkd-mission-venture = One light more
mkd-mission-bounty = Stolen honey
mkd-account-rescue-bound = Out of the wax: { $figure } is stuck in wax at { $at }{ $trap ->
    [known] . Disarm the trap in the wax
   *[unknown] . Stand beside and look for a trap
  }. { $xp } experience once out of the dungeon.
mkd-account-rescue-freed = Out of the wax: { $figure } is free, at { $at }, and follows the Heroes to the way out. { $xp } experience once out.
mkd-account-escort = Safe conduct: { $guard } guards { $figure }{ $inside ->
    [yes] {" "}at { $at }
   *[no] , still outside,
  } and shares all points. { $gold } gold at the end, if the hostage and one of you come out.
mkd-account-escort-alone = Safe conduct: { $figure } has no bodyguard, and gets a new one next round. { $gold } gold at the end, once out.
mkd-account-escort-out = Safe conduct: { $figure } is out. { $gold } gold at the end, if one of you comes out too.
mkd-account-vengeance = A candle for { $figure }: roll a die for each new Monster. On a { $record } it is the murderer, worth twice its value in experience.
mkd-account-vengeance-known = A candle for { $figure }: { $murderer } is the murderer. Kill it for { $xp } more experience.
mkd-account-hunt = The hidden hoard: { $figure } { $runs ->
    [yes] runs for the way out from { $at }
   *[no] waits at { $at }
  }. Roll a die for each treasure you find. On a { $record } it is the one.
mkd-account-hunt-known = The hidden hoard: { $chest } is for { $figure }, who { $runs ->
    [yes] runs for the way out from { $at }: catch up
   *[no] waits at { $at }
  }. { $xp } experience when you hand it over.
mkd-account-venture = One light more: { $figure } is in { $player }’s team until the end.
mkd-account-bounty = Stolen honey: { $figure } is at { $at }. { $xp } experience if you bring the criminal out alive, { $dead } if dead.
mkd-account-bounty-held = Stolen honey: { $figure } is a captive. { $xp } experience once you are out, { $dead } if dead.
mkd-mission-won = { $mission ->
    [rescue] Out of the wax: { $figure } is out alive.
    [escort] Safe conduct: { $figure } is safe, and pays.
    [vengeance] A candle for the dead: { $figure } can rest now.
    [hunt] The hidden hoard: { $figure } has the treasure.
    [venture] One light more: { $figure } saw it through to the end.
   *[bounty] Stolen honey: the hunt for { $figure } is over.
  }{ $xp ->
    [0] {""}
   *[other] {" "}{ $xp } experience.
  }{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold.
  }
mkd-mission-failed = { $mission ->
    [rescue] Out of the wax, failed
    [escort] Safe conduct, failed
    [vengeance] No candle for the dead
    [hunt] The hoard stays hidden
    [venture] One light less
   *[bounty] Stolen honey, lost
  }: { $why ->
    [dead] { $figure } is dead
    [behind] { $figure } was left behind
    [unfound] the party never found the murderer of { $figure }
    [escaped] the murderer of { $figure } got away
    [untreasured] the party never found { $figure }’s hoard
    [undelivered] { $figure } never got the hoard
    [fled] { $figure } got away
   *[unfinished] { $figure } is still down there
  }. It costs you nothing.
mkd-person-seen = Somebody is in there, and breathes: { $figure }, at { $at }.
    .b = One candle burns straight at { $at }, as candles do beside the living: { $figure }.
    .c = The bees leave a gap at { $at }. In the gap: { $figure }.
mkd-person-met = { $mission ->
    [rescue] { $by } finds { $figure } in wax to the chin, more dead than alive. Something in the wax ticks.
    [escort] { $figure } runs up to { $by }, sticky to the elbows, and begs to be taken out.
    [vengeance] { $figure } lies among burnt-out candles, clutches { $by }’s sleeve, and has one last wish.
    [hunt] { $figure } looks up at { $by } from a bandage, and talks of a hoard behind the comb.
    [venture] { $figure }, the last light of another party, nods to { $by }: nobody should burn down here alone.
   *[bounty] { $by } knows that face from a dozen posters, and the honey on it: { $figure }.
  }
mkd-offer-declined = { $about ->
    [vengeance] The party declines. { $figure } goes out like a candle, with the name unsaid.
   *[hunt] The party declines, and { $figure } limps off between the cells.
  }
mkd-person-scared = { $figure } has been found, and runs for the way out.
    .b = { $figure } bolts out of an empty cell, and runs for the way out.
mkd-person-out = { $figure } is out in the daylight, and wipes off the last of the wax.

## Quests

mkd-story-victory = The Quest Chest is out in the daylight, with a few bees that will not let it go.
mkd-story-defeat = The hive closes over those who stayed, cell by cell. The Quest Chest stays with them.
mkd-story-rescue-victory = The prisoner is out, and smells of honey for a year.
mkd-story-rescue-defeat = There is one candle more in the abbey tonight, and it is nearly life-size.
mkd-story-stealth-victory = The Quest Chest is out in the daylight, and the hive still hums the same tune.
mkd-story-stealth-defeat = What was in the Quest Chest is in ten thousand cells now, a grain in each.
mkd-story-kidnap-victory = The quarry stands in the daylight and casts about for a flower to hide in.
mkd-story-kidnap-defeat = Whoever wanted that Monster alive will find its likeness in the candle shop.
mkd-story-cleared = The last level lies silent, and the daylight is loud. The bees come out after the party, as if to see it home.
mkd-story-out = Out again, with what the abbey let go of. Behind the wall the humming goes on.
mkd-story-lost = The hive seals the way in with fresh wax. It looks as if there had never been a door.
mkd-prisoner-freed = { $by } frees { $figure }, who leaves a mould behind.
    .b = { $by } cracks the last of the wax, and { $figure } is out.
mkd-guardian-roused = The Guardian has heard the wax crack, far off at the way in ({ $at }).
    .b = The humming stops. At { $at } it begins again, and comes from behind.

## The abbey

mkd-map-camp = Before the abbey
mkd-feature-entrance = the abbey gate
mkd-feature-barrel = a barrel of mead
mkd-feature-crate = a crate of candles
mkd-feature-column = a pillar of wax
mkd-feature-stairs-down = the stairs to the hive
mkd-story-camp = The abbey gate stands open. What hums behind it is not a choir.
    .b = Ten years ago the candles stopped coming. Somebody has to ask why.
    .c = The stair goes down between two rows of beehives. All of them are empty.
    .d = The lamp by the gate is lit, and nobody is left who could have lit it.
    .e = Ropes, smoke, bread for a week: all that is missing is somebody to carry them.
    .f = A notice on the gate: CANDLES, HONEY, PRAYERS. The last word has been eaten.
    .g = The bees on the arch look the company over, one by one.
    .h = Below the hill it is warm, and it should not be.
mkd-story-outside = Daylight ends at the first step. Below it the hive draws a breath.
    .b = The gate is open, and nobody is in it yet.
    .c = Warm air comes out of the gate, and with it the smell of honey.
    .d = Before the gate the grass is trodden flat, in one direction.
    .e = The abbey lies open, and hums to itself.
    .f = A last look at the sky, and then the steps.
    .g = Of the motto above the gate only BE is left, and a bee sits on it.
    .h = Wax runs down the steps, and so will the Heroes.
mkd-story-hall = { $figure } stands in a passage; every footstep sticks a little.
    .b = A passage, narrow and warm, with { $figure } in it.
    .c = Candle ends line this passage. Not one is cold, and { $figure } has tried several.
    .d = The wall hums under { $figure }’s hand, and stops when the hand is taken away.
    .e = { $figure } walks along a passage whose far end is a point of light, and the light moves.
    .f = The passage smells of smoke and thyme, and { $figure } breathes through the mouth.
    .g = Six-sided scratches run along the wall at the height of { $figure }’s shoulder.
    .h = Saints stand along this passage, run down to their knees. { $figure } nods to each.
mkd-story-chamber = { $figure } stands in a chamber with six corners, or near enough.
    .b = The walls of the chamber step back from { $figure }’s light, and glisten.
    .c = A chamber. { $figure } listens; the chamber hums a note higher.
    .d = Broken moulds lie about the chamber, and { $figure } steps between halves of saints.
    .e = People kept bees here, long ago. Now, { $figure } thinks, bees keep people.
    .f = The comb hangs down from the ceiling of this chamber, to just above { $figure }.
    .g = { $figure } stands in a chamber with an empty stand for every hour of the night.
    .h = Wax lies on everything here but the floor: { $figure } is not the first to cross it.
mkd-story-central = This is the Central Chamber. { $figure } has come to the right cell, and is not alone in wanting to.
    .b = The Central Chamber. Whatever was worth guarding was sealed in here, and { $figure } is standing on it.
    .c = The Central Chamber: all passages lead here, and { $figure } has taken one of them.
    .d = Here, in the Central Chamber, the humming has words. { $figure } can nearly make them out.
    .e = The Central Chamber is larger than the abbey above it, and { $figure } feels small in it.
    .f = { $figure } stands in the Central Chamber, where the hive keeps its heart.
    .g = In the Central Chamber a ring of candles burns, and { $figure } is inside it.
    .h = The combs of the Central Chamber lean towards { $figure }, or seem to.
mkd-story-water = { $figure } stands to the knees in something too slow to be water.
    .b = Honey closes around { $figure }’s boots, and takes its time.
    .c = Something soft brushes past { $figure }, and sticks.
    .d = A ring goes out from { $figure }, so slowly that one could read a letter meanwhile.
    .e = { $figure } wades, and every step leaves a thread.
    .f = The pool shows { $figure } a golden face, a little kinder than the real one.
    .g = Sweetness climbs { $figure }’s legs, an inch at a time.
    .h = { $figure } stands in a pool that would like to keep somebody.
mkd-story-shadow = Here the smoke is thick enough to lean on, and { $figure } does.
    .b = { $figure } is in the smoke. So may others be.
    .c = The flame of { $figure }’s lamp goes small and blue.
    .d = { $figure } stands in smoke that was here before the fire.
    .e = Smoke hides { $figure } to the chin.
    .f = Whatever is in this smoke makes room for { $figure }.
    .g = { $figure } keeps one hand on the wall: there is nothing to see.
    .h = In this smoke { $figure } has only ears, and they hum.
mkd-story-unnerved = { $figure } hears wings everywhere and wants only to be elsewhere.
mkd-dungeon-built = { $chambers ->
        [one] One chamber
       *[other] { $chambers } chambers
    } and { $hallways ->
        [one] one hallway
       *[other] { $hallways } hallways
    } lie behind the gate, warm as an oven. { $tokens ->
        [one] One unseen thing hums
       *[other] { $tokens } unseen things hum
    } in them.
mkd-round-began = Round { $round } begins.
    .b = Round { $round }. The candles are a little shorter.
    .c = Round { $round } starts, by the marks on the hour candle.
mkd-appeared = { $figure } is at { $at }.
    .b = { $figure } comes out of the comb at { $at }.
    .c = { $figure } breaks a seal at { $at } and comes out.
mkd-false-alarm = The { $colour ->
    [Y] yellow
    [B] blue
   *[R] red
  } token at { $at } was nothing at all.
    .b = A moth, a draught, a bad conscience: nothing is at { $at }.
    .c = At { $at } a candle goes out, and that is all.
mkd-found-nothing = Nothing here but candle ends (rolled { $die }).
    .b = Bees have built over whatever was here (rolled { $die }).
mkd-hero-left = { $figure } is out in the daylight, and stays there.
    .b = { $figure } climbs out, and brushes off a bee.
mkd-went-down = { $figure } takes the stairs, and is gone.
    .b = { $figure } goes down into the warm, a hand on the wall.
    .c = { $figure } disappears below, and the humming changes.
mkd-fell = { $side ->
    [hero] { $figure } falls. The hive keeps its dead, and keeps them well.
   *[other] { $figure } is slain.
  }
    .b = { $side ->
    [hero] { $figure } goes out like a candle.
   *[other] { $figure } is dead.
  }
mkd-summoned = { $by } hums one long note, and { $figure } comes.
mkd-frozen = { $figure } is caught in setting wax and loses the next activation (rolled { $die }).
mkd-thawed = { $figure } cracks the wax and shakes it off (rolled { $die }).
mkd-hesitated = { $figure } only hums.
    .b = { $figure } turns once around and does nothing.
mkd-idle = { $figure } stays where it is.
    .b = { $figure } waits, and drips.

## Traps, markers and artifacts

mkd-trap-needle = stinger
mkd-trap-darts = volley of stingers
mkd-trap-blade = wick cutter
mkd-trap-gas = smoke
mkd-trap-snare = wax snare
mkd-trap-sleep = poppy honey
mkd-trap-alarm = alarm bell
mkd-fell-asleep = { $figure } tastes the honey, and sleeps on the spot until the end of the next activation.
mkd-snared = { $figure } stands in setting wax and cannot move, in this activation and the next.
mkd-marker-bones = candle ends
mkd-marker-water = pool of honey
mkd-marker-shadow = thick smoke
mkd-marker-pillar = pillar of wax
mkd-artifact-great_basin = Honey Font
mkd-artifact-small_basin = Cracked Stoup
mkd-artifact-coiled_idol = Coiled Taper
mkd-artifact-wyrm_altar = Altar of the Swarm
mkd-artifact-mother_stone = Brood Stone
mkd-artifact-hour_skull = Hour Candle
mkd-artifact-gryphon_seat = Abbot’s Chair
mkd-artifact-rune_pillar = Great Candle
mkd-artifact-idol_of_hands = Many-armed Candlestick
mkd-artifact-bone_spring = Spring of Wax
