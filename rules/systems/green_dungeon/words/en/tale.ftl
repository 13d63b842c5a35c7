# The tale of a whole adventure: clauses in the past tense, without dice and numbers.

gd-dungeon-laid-tale = Rooms without number lay before them, and every door was shut.
    .b = Nobody had drawn a map of what lay before them.
gd-dungeon-laid-tale-title = The way in
gd-room-entered-tale = they went on into the next room
    .b = another room opened before them
    .c = behind the next wall was another room
    .d = they pushed the door open and went in
gd-room-entered-tale-title = Another room
gd-room-crossed-tale = they crossed a room where all was quiet
    .b = they went on through silent rooms
gd-room-crossed-tale-title = A quiet room
gd-lair-found-tale = { $final ->
    [yes] There it was: the final lair.
   *[no] This was a lair, and somebody was at home.
  }
gd-lair-found-tale-title = { $final ->
    [yes] The final lair
   *[no] The lesser lair
  }
gd-lair-retreated-tale = they turned back before the door of the final lair
gd-door-opened-tale = { $hero } got the door open
    .b = { $hero } put a shoulder to the door, and it gave way
gd-door-held-tale = { $hero } threw a shoulder against the door, which stayed shut
    .b = { $hero } tried the door in vain
gd-magic-found-tale = { $magic }: { $scene }
    .b = Here they came upon magic, the { $magic }. { $scene }
gd-magic-found-tale-title = { $magic }
gd-magic-left-tale = they left the magic alone
gd-jinx-endured-tale = { $hero } { $harm ->
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
gd-trap-met-tale = { $trap }: { $scene }
    .b = Then there was a trap, the { $trap }. { $scene }
gd-trap-met-tale-title = { $trap }
gd-trap-avoided-tale = { $hero } got clear
    .b = { $hero } leapt aside in time
    .c = { $hero } saw it coming
gd-trap-struck-tale = { $hero } did not get clear{ $harm ->
    [0] , but came to no harm
   *[other] {""}
  }
    .b = it caught { $hero }{ $harm ->
        [0] , and did no harm
       *[other] {" "}badly
      }
gd-wanderer-came-tale = steps came nearer: a wanderer
    .b = Something that had wandered the halls found them.
gd-rest-begun-tale = { $must ->
    [yes] they were too tired to go on, and lay down
   *[no] they lay down to rest
  }
    .b = { $must ->
        [yes] nobody could take another step, so they rested
       *[no] they found a dry corner and rested
      }
gd-rest-healed-tale = { $hero } slept well
    .b = { $hero } woke the better for it
    .c = { $hero } had a good sleep
gd-rest-broken-tale = { $hero } woke with a start
    .b = { $hero } had no rest
gd-rest-lost-tale = They were woken too early, and nobody was the better for it.
gd-level-reached-tale = { $hero } had grown in all this
    .b = { $hero } came out of it stronger
    .c = { $hero } had learned something
gd-foe-met-tale = { $appears } It was the { $foe }.
    .b = { $appears } That was the { $foe }.
    .c = { $appears } People call it the { $foe }.
gd-foe-met-tale-title = The { $foe }
gd-foe-awaited-tale = the { $foe } was still there
    .b = the { $foe } had not forgotten them
gd-foe-awaited-tale-title = The { $foe } again
gd-foe-bribed-tale = the { $foe } took their gold and let them pass
gd-bribe-regained-tale = with it came back the bribe that they had paid
gd-flight-won-tale = They ran, and got away.
    .b = They turned and fled, and were faster.
gd-flight-lost-tale = they tried to run, and could not
gd-spell-cast-tale = { $hero } cast { $a_spell } at the { $foe }
    .b = { $hero } let { $a_spell } loose on the { $foe }
gd-spell-cast-tale-on = { $hero } cast { $a_spell }
    .b = { $hero } answered with { $a_spell }
    .c = { $hero } made the air burn with a word
gd-foe-cast-tale = { $hero } reeled under a spell of the { $foe }
    .b = { $hero } could not escape the magic of the { $foe }
    .c = { $hero } had a spell of the { $foe } to bear
gd-foe-cast-tale-on = { $hero } felt its magic
    .b = { $hero } could not dodge its spell
    .c = { $hero } had a spell to bear
    .d = { $hero } lost breath and colour to a spell
gd-melee-won-tale = { $hero } struck the { $foe }
    .b = { $hero } wounded the { $foe }
    .c = { $hero } got past the guard of the { $foe }
gd-melee-won-tale-on = { $hero } struck home
    .b = { $hero } landed a blow
    .c = { $hero } found a gap
    .d = { $hero } hit hard
gd-melee-lost-tale = { $hero } was hit by the { $foe }
    .b = { $hero } could not parry the { $foe }
    .c = { $hero } bled under the blows of the { $foe }
gd-melee-lost-tale-on = { $hero } took a blow
    .b = { $hero } came too late with the shield
    .c = { $hero } stumbled and bled
    .d = { $hero } paid for a moment’s delay
gd-melee-parried-tale = { $won ->
    [yes] { $hero } warded off the { $foe }
   *[no] { $hero } caught the blow of the { $foe } in time
  }
gd-melee-parried-tale-on = { $won ->
    [yes] { $hero } kept it at bay
   *[no] { $hero } took the blow on the shield
  }
    .b = { $hero } gave and took nothing
gd-foe-slain-tale = the { $foe } fell
    .b = the { $foe } would trouble nobody again
    .c = the { $foe } breathed its last
    .d = the { $foe } went down
gd-hero-fell-tale = { $hero } sank down and did not get up
    .b = { $hero } fell
gd-treasure-claimed-tale = { $hero } took the { $treasure }
    .b = { $hero } kept the { $treasure }
    .c = { $hero } pocketed the { $treasure }
gd-purse-found-tale = { $hero } found a single coin
gd-potion-drunk-tale = { $hero } drank the { $treasure }
gd-gear-passed-tale = { $hero } took up the { $treasure }
gd-game-won-tale = Both bosses were beaten, and the dungeon was theirs.
gd-party-lost-tale = No hero was left alive: the dungeon kept its secrets.
gd-time-up-tale = Time had run out.
gd-hand-joined-tale = another hand guided the hero from then on
gd-layout-relaid-tale = The walls shifted, and no way was what it had been.
