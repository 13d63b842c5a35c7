# The tale of a whole adventure: clauses in the past tense, without dice and numbers.

tale-ts-class-chosen = { $hero } came as { $a_calling }
    .b = { $hero } was { $a_calling } by trade
tale-ts-hero-joined = { $hero } joined the party
tale-ts-hero-recruited = the place of { $hero } went to somebody from town
tale-ts-chamber-found = a chamber opened before them
    .b = they came into a chamber
    .c = behind the next door lay a chamber
    .d = their torch showed bare walls and a vault above
    .e = they felt their way into another chamber
tale-ts-chamber-found-title = A chamber
tale-ts-stairs-found = they found the stairs down, and the stairs were guarded
    .b = there were the stairs, and somebody stood before them
tale-ts-stairs-found-title = The stairs
tale-ts-vault-found = one way was shut by { $why }
tale-ts-vault-entered = the strongroom held dust, silence and a chest
    .b = nobody had set foot in this strongroom for an age
tale-ts-vault-entered-title = The strongroom
tale-ts-room-revisited = they came back the way they had gone
    .b = they crossed a chamber that they knew
tale-ts-room-revisited-title = A chamber they knew
tale-ts-town-entered = They came to town: lanterns, a roof, warm bread.
    .b = The gate of the town opened to them.
tale-ts-town-entered-title = In town
tale-ts-town-left = they took the road back and went under ground
    .b = with dry cloaks they went back to the dungeon
tale-ts-town-left-title = Back under ground
tale-ts-dungeon-begun = They came to another dungeon, of which no map told anything.
tale-ts-dungeon-begun-title = Another dungeon
tale-ts-level-descended = they took the stairs down into the deeper dark
    .b = step by step they went down
tale-ts-level-descended-title = { $depth ->
    [2] The second level
    [3] The third level
    [4] The fourth level
    [5] The fifth level
   *[other] Deeper still
  }
tale-ts-level-regained = they climbed the stairs again
tale-ts-level-regained-title = Up the stairs
tale-ts-hero-treated = { $hero } went to the healer
    .b = { $hero } had the wounds looked after
tale-ts-level-gained = { $hero } trained hard, and came back stronger
    .b = { $hero } learned what the teachers of the town had to teach
tale-ts-door-opened = the door gave way
    .b = the door stood open
tale-ts-lock-picked = { $hero } picked the lock
    .b = { $hero } listened, turned a wire, and the lock clicked
tale-ts-pick-failed = { $hero } tried the lock in vain
tale-ts-key-used = { $hero } turned the Key, and it broke in the lock
tale-ts-foes-met = { $count ->
    [one] something lived here: the { $foe }
   *[other] they were expected, by { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] a whole band of
      } { $foe }
  }
    .b = eyes in the dark: { $count ->
        [one] the { $foe }
        [2] two { $foe }
        [3] three { $foe }
        [4] four { $foe }
        [5] five { $foe }
        [6] six { $foe }
       *[other] a band of { $foe }
      }
    .c = { $count ->
        [one] the { $foe } rose from a corner
        [2] two { $foe } rose from the corners
        [3] three { $foe } rose from the corners
        [4] four { $foe } rose from the corners
       *[other] the { $foe } came from all sides
      }
    .d = they had not taken three steps when { $count ->
        [one] the { $foe } was upon them
       *[other] the { $foe } were upon them
      }
tale-ts-foes-met-title = The { $foe }
tale-ts-nobody-met = all was quiet, and they caught their breath
    .b = nobody was there, and they rested their feet
    .c = the room was empty
tale-ts-bosses-met = Before the stairs stood { $count ->
    [one] their keeper, the { $foe }.
   *[other] their keepers, the { $foe }.
  }
    .b = Whoever wanted down had to pass the { $foe }.
tale-ts-bosses-met-title = The keepers of the stairs
tale-ts-bosses-awaited = { $count ->
    [one] The { $foe } still guarded the stairs.
   *[other] The { $foe } still guarded the stairs.
  }
tale-ts-bosses-awaited-title = The keepers of the stairs
tale-ts-attack-hit = { $hero } struck the { $foe }
    .b = { $hero } wounded the { $foe }
    .c = { $hero } cut at the { $foe } and drew blood
    .d = { $hero } got under the guard of the { $foe }
tale-ts-attack-hit-on = { $hero } struck home
    .b = { $hero } landed a blow
    .c = { $hero } did not miss
    .d = { $hero } drew blood
    .e = { $hero } found a gap
tale-ts-attack-missed = { $hero } missed the { $foe }{ $loss ->
    [0] {""}
   *[other] {" "}and took a blow for it
  }
    .b = { $hero } swung past the { $foe }{ $loss ->
        [0] {""}
       *[other] {" "}and bled for it
      }
    .c = { $hero } could not reach the { $foe }{ $loss ->
        [0] {""}
       *[other] {" "}and took a wound instead
      }
tale-ts-attack-missed-on = { $hero } struck at nothing{ $loss ->
    [0] {""}
   *[other] {" "}and took a hit in return
  }
    .b = { $hero } came too late{ $loss ->
        [0] {""}
       *[other] {" "}and paid for it
      }
    .c = { $hero } swung wide{ $loss ->
        [0] {""}
       *[other] {" "}and took a blow
      }
    .d = { $hero } slipped{ $loss ->
        [0] {""}
       *[other] {" "}and came away bleeding
      }
tale-ts-foe-slain = { $again ->
    [first] one { $foe }
    [yes] another { $foe }
   *[no] the { $foe }
  } fell
    .b = { $again ->
        [first] one { $foe }
        [yes] another { $foe }
       *[no] the { $foe }
      } went down and stayed down
    .c = { $again ->
        [first] one { $foe }
        [yes] another { $foe }
       *[no] the { $foe }
      } breathed its last
    .d = { $again ->
        [first] one { $foe }
        [yes] another { $foe }
       *[no] the { $foe }
      } dropped where it stood
tale-ts-foe-woke = the { $foe } woke
tale-ts-foe-burnt = fire took hold of the { $foe }
    .b = the { $foe } burned
tale-ts-foe-burnt-on = the fire ate on
    .b = the flames did not let go
tale-ts-foes-slept = the foes sank into a deep sleep
tale-ts-treasure-stolen = { $hero } robbed the sleeping { $foe }
tale-ts-theft-failed = { $hero } reached for a purse in the dark, and fumbled
tale-ts-party-crept = { $hero } led them out on tiptoe
tale-ts-spell-cast = { $hero } spoke the words of { $spell }
    .b = { $hero } cast { $spell }
tale-ts-scroll-read = { $hero } read a scroll of { $spell }, and it crumbled
tale-ts-spell-learned = { $hero } learned { $spell }
tale-ts-hero-healed = { $points ->
    [0] { $hero } needed no healing
   *[other] { $hero } felt the wounds close
  }
tale-ts-party-teleported = in a blink they stood at the entrance
tale-ts-hero-shielded = { $hero } was shielded from what would come
tale-ts-potion-drunk = { $hero } drank a { $potion }
tale-ts-thing-found = they found a { $item }
    .b = into the bag went a { $item }
    .c = among the bones lay a { $item }
    .d = the spoils were a { $item }
tale-ts-pendant-found = Something glittered between the stones: the { $artifact }.
    .b = And there it hung, untouched for an age: the { $artifact }.
tale-ts-pendant-worn = { $hero } put on the { $artifact }
tale-ts-pendant-passed = somebody else would wear the { $artifact } of the fallen
tale-ts-hero-fell = { $hero } sank down and did not get up
    .b = { $hero } was struck down and died
tale-ts-party-lost = Nobody was left to tell the tale.
tale-ts-party-broken = With so many gone, the rest lost heart.
tale-ts-party-home = They went home for now.
tale-ts-goal-reached = They had done what they came for: { $goal }.
