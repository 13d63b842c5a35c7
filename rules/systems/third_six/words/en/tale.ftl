# The tale of a whole adventure: clauses in the past tense, without dice and numbers.

ts-class-chosen-tale = { $hero } came as { $a_calling }
    .b = { $hero } was { $a_calling } by trade
ts-hero-joined-tale = { $hero } joined the party
ts-hero-recruited-tale = the place of { $hero } went to somebody from town
ts-chamber-found-tale = a chamber opened before them
    .b = they came into a chamber
    .c = behind the next door lay a chamber
    .d = their torch showed bare walls and a vault above
    .e = they felt their way into another chamber
ts-chamber-found-tale-title = A chamber
ts-stairs-found-tale = they found the stairs down, and the stairs were guarded
    .b = there were the stairs, and somebody stood before them
ts-stairs-found-tale-title = The stairs
ts-vault-found-tale = one way was shut by { $why }
ts-vault-entered-tale = the strongroom held dust, silence and a chest
    .b = nobody had set foot in this strongroom for an age
ts-vault-entered-tale-title = The strongroom
ts-room-revisited-tale = they came back the way they had gone
    .b = they crossed a chamber that they knew
ts-room-revisited-tale-title = A chamber they knew
ts-town-entered-tale = They came to town: lanterns, a roof, warm bread.
    .b = The gate of the town opened to them.
ts-town-entered-tale-title = In town
ts-town-left-tale = they took the road back and went under ground
    .b = with dry cloaks they went back to the dungeon
ts-town-left-tale-title = Back under ground
ts-dungeon-begun-tale = They came to another dungeon, of which no map told anything.
ts-dungeon-begun-tale-title = Another dungeon
ts-level-descended-tale = they took the stairs down into the deeper dark
    .b = step by step they went down
ts-level-descended-tale-title = { $depth ->
    [2] The second level
    [3] The third level
    [4] The fourth level
    [5] The fifth level
   *[other] Deeper still
  }
ts-level-regained-tale = they climbed the stairs again
ts-level-regained-tale-title = Up the stairs
ts-hero-treated-tale = { $hero } went to the healer
    .b = { $hero } had the wounds looked after
ts-level-gained-tale = { $hero } trained hard, and came back stronger
    .b = { $hero } learned what the teachers of the town had to teach
ts-door-opened-tale = the door gave way
    .b = the door stood open
ts-lock-picked-tale = { $hero } picked the lock
    .b = { $hero } listened, turned a wire, and the lock clicked
ts-pick-failed-tale = { $hero } tried the lock in vain
ts-key-used-tale = { $hero } turned the Key, and it broke in the lock
ts-foes-met-tale = { $count ->
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
ts-foes-met-tale-title = The { $foe }
ts-nobody-met-tale = all was quiet, and they caught their breath
    .b = nobody was there, and they rested their feet
    .c = the room was empty
ts-bosses-met-tale = Before the stairs stood { $count ->
    [one] their keeper, the { $foe }.
   *[other] their keepers, the { $foe }.
  }
    .b = Whoever wanted down had to pass the { $foe }.
ts-bosses-met-tale-title = The keepers of the stairs
ts-bosses-awaited-tale = { $count ->
    [one] The { $foe } still guarded the stairs.
   *[other] The { $foe } still guarded the stairs.
  }
ts-bosses-awaited-tale-title = The keepers of the stairs
ts-attack-hit-tale = { $hero } struck the { $foe }
    .b = { $hero } wounded the { $foe }
    .c = { $hero } cut at the { $foe } and drew blood
    .d = { $hero } got under the guard of the { $foe }
ts-attack-hit-tale-on = { $hero } struck home
    .b = { $hero } landed a blow
    .c = { $hero } did not miss
    .d = { $hero } drew blood
    .e = { $hero } found a gap
ts-attack-missed-tale = { $hero } missed the { $foe }{ $loss ->
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
ts-attack-missed-tale-on = { $hero } struck at nothing{ $loss ->
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
ts-foe-slain-tale = { $again ->
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
ts-foe-woke-tale = the { $foe } woke
ts-foe-burnt-tale = fire took hold of the { $foe }
    .b = the { $foe } burned
ts-foe-burnt-tale-on = the fire ate on
    .b = the flames did not let go
ts-foes-slept-tale = the foes sank into a deep sleep
ts-treasure-stolen-tale = { $hero } robbed the sleeping { $foe }
ts-theft-failed-tale = { $hero } reached for a purse in the dark, and fumbled
ts-party-crept-tale = { $hero } led them out on tiptoe
ts-spell-cast-tale = { $hero } spoke the words of { $spell }
    .b = { $hero } cast { $spell }
ts-scroll-read-tale = { $hero } read a scroll of { $spell }, and it crumbled
ts-spell-learned-tale = { $hero } learned { $spell }
ts-hero-healed-tale = { $points ->
    [0] { $hero } needed no healing
   *[other] { $hero } felt the wounds close
  }
ts-party-teleported-tale = in a blink they stood at the entrance
ts-hero-shielded-tale = { $hero } was shielded from what would come
ts-potion-drunk-tale = { $hero } drank the { $potion }
ts-thing-found-tale = they found the { $item }
    .b = into the bag went the { $item }
    .c = among the bones lay the { $item }
    .d = the spoils were the { $item }
ts-pendant-found-tale = Something glittered between the stones: the { $artifact }.
    .b = And there it hung, untouched for an age: the { $artifact }.
ts-pendant-worn-tale = { $hero } put on the { $artifact }
ts-pendant-passed-tale = somebody else would wear the { $artifact } of the fallen
ts-hero-fell-tale = { $hero } sank down and did not get up
    .b = { $hero } was struck down and died
ts-party-lost-tale = Nobody was left to tell the tale.
ts-party-broken-tale = With so many gone, the rest lost heart.
ts-party-home-tale = They went home for now.
ts-goal-reached-tale = They had done what they came for: { $goal }.
