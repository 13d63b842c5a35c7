# The tale of a whole adventure: clauses in the past tense, without dice and numbers.

tale-gd-dungeon-laid = Rooms without number lay before them, and every door was shut.
    .b = Nobody had drawn a map of what lay before them.
tale-gd-dungeon-laid-title = The way in
tale-gd-room-entered = they went on into the next room
    .b = another room opened before them
    .c = behind the next wall was another room
    .d = they pushed the door open and went in
tale-gd-room-entered-title = Another room
tale-gd-room-crossed = they crossed a room where all was quiet
    .b = they went on through silent rooms
tale-gd-room-crossed-title = A quiet room
tale-gd-lair-found = { $final ->
    [yes] There it was: the final lair.
   *[no] This was a lair, and somebody was at home.
  }
tale-gd-lair-found-title = { $final ->
    [yes] The final lair
   *[no] The lesser lair
  }
tale-gd-lair-retreated = they turned back before the door of the final lair
tale-gd-door-opened = { $hero } got the door open
    .b = { $hero } put a shoulder to the door, and it gave way
tale-gd-door-held = { $hero } threw a shoulder against the door, which stayed shut
    .b = { $hero } tried the door in vain
tale-gd-magic-found = { $magic }: { $scene }
    .b = Here they came upon magic, the { $magic }. { $scene }
tale-gd-magic-found-title = { $magic }
tale-gd-magic-left = they left the magic alone
tale-gd-jinx-endured = { $hero } { $harm ->
    [0] came away unharmed
   *[other] felt it in every bone
  }
    .b = { $hero } { $harm ->
        [0] laughed it off
       *[other] paid for being curious
      }
    .c = { $hero } { $harm ->
        [0] stepped aside in time
       *[other] got the worst of it
      }
tale-gd-trap-met = { $trap }: { $scene }
    .b = Then there was a trap, the { $trap }. { $scene }
tale-gd-trap-met-title = { $trap }
tale-gd-trap-avoided = { $hero } got clear
    .b = { $hero } leapt aside in time
    .c = { $hero } saw it coming
tale-gd-trap-struck = { $hero } did not get clear{ $harm ->
    [0] , but came to no harm
   *[other] {""}
  }
    .b = it caught { $hero }{ $harm ->
        [0] , and did no harm
       *[other] {" "}badly
      }
tale-gd-wanderer-came = steps came nearer: a wanderer
    .b = Something that had wandered the halls found them.
tale-gd-rest-begun = { $must ->
    [yes] they were too tired to go on, and lay down
   *[no] they lay down to rest
  }
    .b = { $must ->
        [yes] nobody could take another step, so they rested
       *[no] they found a dry corner and rested
      }
tale-gd-rest-healed = { $hero } slept well
    .b = { $hero } woke the better for it
    .c = { $hero } had a good sleep
tale-gd-rest-broken = { $hero } woke with a start
    .b = { $hero } had no rest
tale-gd-rest-lost = They were woken too early, and nobody was the better for it.
tale-gd-level-reached = { $hero } had grown in all this
    .b = { $hero } came out of it stronger
    .c = { $hero } had learned something
tale-gd-foe-met = { $appears } It was the { $foe }.
    .b = { $appears } That was the { $foe }.
    .c = { $appears } People call it the { $foe }.
tale-gd-foe-met-title = The { $foe }
tale-gd-foe-awaited = the { $foe } was still there
    .b = the { $foe } had not forgotten them
tale-gd-foe-awaited-title = The { $foe } again
tale-gd-foe-bribed = the { $foe } took their gold and let them pass
tale-gd-bribe-regained = with it came back the bribe that they had paid
tale-gd-flight-won = They ran, and got away.
    .b = They turned and fled, and were faster.
tale-gd-flight-lost = they tried to run, and could not
tale-gd-spell-cast = { $hero } cast { $a_spell } at the { $foe }
    .b = { $hero } let { $a_spell } loose on the { $foe }
tale-gd-spell-cast-on = { $hero } cast { $a_spell }
    .b = { $hero } answered with { $a_spell }
    .c = { $hero } made the air burn with a word
tale-gd-foe-cast = { $hero } reeled under a spell of the { $foe }
    .b = { $hero } felt the magic of the { $foe }
    .c = { $hero } had a spell of the { $foe } to bear
tale-gd-foe-cast-on = { $hero } felt its magic
    .b = { $hero } could not dodge its spell
    .c = { $hero } had a spell to bear
    .d = { $hero } lost breath and colour to a spell
tale-gd-melee-won = { $hero } struck the { $foe }
    .b = { $hero } wounded the { $foe }
    .c = { $hero } got past the guard of the { $foe }
tale-gd-melee-won-on = { $hero } struck home
    .b = { $hero } landed a blow
    .c = { $hero } found a gap
    .d = { $hero } hit hard
tale-gd-melee-lost = { $hero } took a blow from the { $foe }
    .b = { $hero } could not parry the { $foe }
    .c = { $hero } bled under the blows of the { $foe }
tale-gd-melee-lost-on = { $hero } took a blow
    .b = { $hero } came too late with the shield
    .c = { $hero } stumbled and bled
    .d = { $hero } paid for a moment’s delay
tale-gd-melee-parried = { $won ->
    [yes] { $hero } warded off the { $foe }
   *[no] { $hero } caught the blow of the { $foe } in time
  }
tale-gd-melee-parried-on = { $won ->
    [yes] { $hero } kept it at bay
   *[no] { $hero } took the blow on the shield
  }
    .b = { $hero } gave and took nothing
tale-gd-foe-slain = the { $foe } fell
    .b = the { $foe } would trouble nobody again
    .c = the { $foe } breathed its last
    .d = the { $foe } went down
tale-gd-hero-fell = { $hero } sank down and did not get up
    .b = { $hero } fell
tale-gd-treasure-claimed = { $hero } took the { $treasure }
    .b = { $hero } kept the { $treasure }
    .c = { $hero } pocketed the { $treasure }
tale-gd-purse-found = { $hero } found a single coin
tale-gd-potion-drunk = { $hero } drank the { $treasure }
tale-gd-gear-passed = { $hero } took up the { $treasure }
tale-gd-game-won = Both bosses were beaten, and the dungeon was theirs.
tale-gd-party-lost = No hero was left alive: the dungeon kept its secrets.
tale-gd-time-up = Time had run out.
