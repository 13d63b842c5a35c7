# The tale of a whole adventure: clauses in the past tense, without dice, squares and numbers.

mkd-recruited-tale = { $figure } joined { $player }
    .b = { $figure } came along with { $player }
    .c = { $figure } took the coin of { $player }
mkd-dungeon-built-tale = Chambers and hallways waited in the dark, and unseen things stirred in them.
    .b = The doors of the dungeon stood open, and nobody could say what wandered behind them.
mkd-dungeon-built-tale-title = The way in
mkd-level-began-tale = { $level ->
    [1] At the foot of the stairs lay a hallway, and no map showed what was beyond.
   *[other] Another hallway lay before them, colder than the last.
  }
mkd-level-began-tale-title = { $level ->
    [1] The first level
    [2] The second level
    [3] The third level
    [4] The fourth level
   *[other] Deeper still
  }
mkd-floor-began-tale = { $floor ->
    [1] The first floor lay before them.
   *[other] Another floor lay before them. Somewhere above a slab ground shut: there was no way back up.
  }
mkd-floor-began-tale-title = { $floor ->
    [1] The first floor
    [2] The second floor
    [3] The third floor
    [4] The fourth floor
   *[other] Another floor
  }
mkd-entered-tale = { $figure } came down into the dark
    .b = { $figure } ducked under the lintel
    .c = { $figure } followed with a torch
mkd-tile-laid-tale = { $shape ->
    [hall] a hallway
   *[other] a chamber
  } opened to the { $way }
    .b = stone ground to the { $way }, and there was { $shape ->
        [hall] a hallway
       *[other] a chamber
      }
    .c = torchlight found { $shape ->
        [hall] a hallway
       *[other] a chamber
      } that was on no map
    .d = the way went on to the { $way }, into { $shape ->
        [hall] a hallway
       *[other] a chamber
      }
    .e = to the { $way } the dark gave way to { $shape ->
        [hall] a hallway
       *[other] a chamber
      }
mkd-passage-found-tale = a wall gave way, and behind it was a secret passage
    .b = what had seemed a dead end was a door all along
mkd-master-laid-tale = Somewhere the master of this level waited, and had heard everything so far.
mkd-master-turned-tale = Then the master of this level rose from its seat.
    .b = Slowly the master of this level stood up.
mkd-master-turned-tale-title = The master of the level
mkd-guardian-roused-tale = Far off, the Guardian had heard the chains fall.
mkd-appeared-tale = { $figure } stepped out of the dark
    .d = { $figure } came at them from the shadows
    .e = { $figure } had been waiting for them
    .b = { $figure } stood there all at once
    .c = { $figure } barred the way
mkd-appeared-tale-title = { $figure }
mkd-hit-tale = { $critical ->
    [yes] { $attacker } hit { $target } where it hurt most
   *[no] { $manner ->
        [shot] { $attacker } shot at { $target } and hit
        [counter] { $attacker } struck back at { $target }
        [passing] { $attacker } caught { $target } in passing
        [capture] { $attacker } got hold of { $target }
        [theft] { $attacker } got hold of what { $target } carried
       *[other] { $attacker } struck { $target }
      }
  }
    .b = { $critical ->
        [yes] { $attacker } struck deep into { $target }
       *[no] { $manner ->
            [shot] { $attacker } did not miss { $target } from afar
            [counter] { $attacker } gave { $target } the blow back
            [passing] { $attacker } struck at { $target } who ran by
            [capture] { $attacker } grabbed { $target }
            [theft] { $attacker } grabbed what { $target } carried
           *[other] { $attacker } wounded { $target }
          }
      }
    .c = { $critical ->
        [yes] { $attacker } dealt { $target } a terrible blow
       *[no] { $manner ->
            [shot] { $attacker } sent a shot into { $target }
            [counter] { $attacker } answered { $target } in kind
            [passing] { $attacker } did not let { $target } pass unhurt
            [capture] { $attacker } laid hands on { $target }
            [theft] { $attacker } laid hands on what { $target } carried
           *[other] { $attacker } got through to { $target }
          }
      }
mkd-missed-tale = { $manner ->
    [shot] { $attacker } shot past { $target }
    [counter] { $attacker } struck back at { $target } and missed
    [passing] { $attacker } snatched at { $target } who ran by
   *[other] { $attacker } missed { $target }
  }
    .b = { $manner ->
        [shot] { $attacker } could not get { $target } into sight
        [counter] { $attacker } answered { $target } too late
        [passing] { $attacker } let { $target } slip by
       *[other] { $attacker } struck at { $target } in vain
      }
    .c = { $manner ->
        [shot] { $attacker } had a shot at { $target } and wasted it
       *[other] { $attacker } could not touch { $target }
      }
mkd-hit-tale-back = gave the blow back
    .b = answered in kind
    .c = was not slow to answer
    .d = struck back
mkd-missed-tale-back = struck back and missed
    .b = answered too late
    .c = hit nothing but air in return
mkd-blundered-tale = { $attacker } stumbled, and took the hurt instead
    .b = { $attacker } tripped at the worst moment
mkd-dodged-tale = { $figure } twisted out of the way
mkd-retaliated-tale = { $figure } struck back with magic
mkd-rammed-tale = { $figure } crashed into { $target }
mkd-thawed-tale = { $figure } shook off the frost
mkd-confused-tale = { $by } clouded the mind of { $figure }, who went wherever { $by } wished
mkd-lifted-tale = { $by } lifted { $figure } off the ground
mkd-forced-out-tale = { $figure } was driven out of the dungeon for good
mkd-let-go-tale = { $figure } was let go
mkd-released-tale = { $by } let { $figure } go
mkd-crushed-tale = the floor ground { $thing } to dust
mkd-dazed-tale = { $figure } reeled, and did not know which way was up
mkd-rusted-tale = rust ate the { $item } that { $figure } carried
mkd-nothing-to-rust-tale = { $figure } carried nothing that could rust
mkd-strengthened-tale = { $what ->
    [attack] { $figure } struck surer from then on
    [defense] { $figure } was harder to hit from then on
    [speed] { $figure } was quicker from then on
    [nimble] { $figure } turned nimble
    [toughness] the skin of { $figure } turned hard as bark
   *[other] { $figure } felt a new strength
  }
mkd-artifact-silent-tale = nothing stirred at the { $artifact }
mkd-gave-item-tale = it gave { $figure } the { $item }
    .b = { $figure } was given the { $item }
mkd-tile-turned-tale = the floor turned with a groan, and all that stood on it turned along
mkd-found-token-tale = Something waited there in the middle.
    .b = In the middle something waited, and did not stir.
mkd-travelled-tale = { $figure } was gone, and stood somewhere else
mkd-chest-withstood-tale = { $attacker } could not smash the chest
mkd-party-split-tale = { $figures } came in by the stairs, and not by the entrance
mkd-quarry-missed-tale = This was not the one whom they had come for.
mkd-quarry-led-tale = { $moved ->
    [yes] { $figure } was led on
   *[no] { $figure } was told to stay
  }
mkd-drank-tale = { $figure } fed on the wound
mkd-fell-tale = { $side ->
    [hero] { $figure } fell. The dungeon keeps its dead.
   *[other] { $figure } fell
  }
    .b = { $side ->
        [hero] { $figure } went down, and did not get up.
       *[other] { $figure } was no more
      }
    .c = { $side ->
        [hero] And then { $figure } was dead.
       *[other] { $figure } dropped dead
      }
    .d = { $side ->
        [hero] Nothing could be done for { $figure } any more.
       *[other] { $figure } breathed no more
      }
    .e = { $side ->
        [hero] So { $figure } died, a long way from the light.
       *[other] { $figure } went down for good
      }
mkd-healed-tale = { $figure } felt better
    .b = { $figure } recovered a little
mkd-tended-tale = { $figure } tended { $target }
    .b = { $figure } bound the wounds of { $target }
mkd-tended-tale-self = { $figure } bound a wound
    .b = { $figure } stopped to see to the wounds
mkd-terrified-tale = { $figure } did not dare to come near
mkd-tended-in-vain-tale = { $figure } tried to tend { $target } in vain
mkd-raised-tale = { $by } called { $figure } back from the dead
mkd-raised-in-vain-tale = { $by } called, but too little was left of { $figure }
mkd-summoned-tale = { $by } called, and { $figure } came
mkd-frozen-tale = { $figure } froze on the spot
mkd-fled-tale = { $figure } had had enough, and ran
    .b = { $figure } fled
mkd-came-back-tale = { $figure } came back
mkd-captured-tale = { $by } took { $figure } prisoner.
mkd-stolen-tale = { $thief } stole the { $chest } from { $victim }.
mkd-vanished-tale = { $figure } ran where nobody had been, and was never seen again.
mkd-found-nothing-tale = there was nothing but dust
    .b = others had emptied this place before them
mkd-trap-found-tale = { $figure } looked closely and found a trap on the { $thing }
    .b = { $figure } saw a wire on the { $thing }
mkd-disarmed-tale = { $figure } took the trap apart
    .b = { $figure } disarmed the { $trap }
mkd-disarm-failed-tale = { $figure } fumbled with the { $trap }
    .b = { $figure } could not make the { $trap } safe
mkd-sprung-tale = { $figure } set off the trap of the { $thing }: { $trap }
mkd-snared-tale = { $figure } was caught in cords and could not move
mkd-fell-asleep-tale = { $figure } fell asleep on the spot
mkd-hurled-tale = { $figure } was hurled through the air
mkd-alarmed-tale = { $monsters ->
    [0] bells rang, and nobody heard them
   *[other] bells rang, and somebody came
  }
mkd-cursed-by-tale = { $figure } was cursed
mkd-chest-opened-tale = the { $chest } was open, and in it lay the { $item }
    .b = in the { $chest } they found gold and the { $item }
    .c = out of the { $chest } came the { $item }
mkd-chest-taken-tale = { $figure } took the { $chest } along
    .b = { $figure } shouldered the { $chest }
mkd-chest-given-tale = { $figure } passed the { $chest } on
mkd-chest-broken-tale = { $attacker } smashed the { $chest }
mkd-door-broken-tale = { $attacker } blasted a door to splinters
mkd-door-held-tale = a door withstood { $attacker }
mkd-potion-drunk-tale = { $figure } drank the { $item }
mkd-artifact-used-tale = { $figure } laid hands on the { $artifact }, and something stirred
mkd-rose-tale = { $figure } rose above it all, and every wound closed
    .e = { $figure } was not the same any more: taller, it seemed, and whole
    .f = something in { $figure } woke, and with it went all weariness
    .b = { $figure } grew with it, and felt as if the day had just begun
    .c = { $figure } learned from all this, and stood as fresh as in the morning
    .d = { $figure } found a strength that nobody had expected
mkd-level-cleared-tale = Nothing moved on this level any more.
    .b = All was quiet now; the level was theirs.
mkd-stairs-emerged-tale = A slab sank and showed stairs down.
mkd-went-down-tale = { $figure } took the stairs, and was gone
    .b = { $figure } went down into the dark, a hand on the wall
    .c = { $figure } disappeared below, step by step
mkd-hero-left-tale = { $figure } stepped out into the daylight
    .b = { $figure } climbed out, and did not look back
mkd-prisoner-freed-tale = { $by } freed { $figure }, who could hardly stand
    .b = { $by } undid the last knot, and { $figure } was free
mkd-person-seen-tale = somebody was in there: { $figure }
    .b = a lone lantern burned, and beside it sat { $figure }
    .c = there was somebody who was no Monster: { $figure }
mkd-person-met-tale = { $mission ->
    [rescue] { $by } found { $figure } in bonds, more dead than alive. Something in the knots ticked.
    [escort] { $by } was met by { $figure }, who came running with empty hands and wide eyes, and begged to be taken out.
    [vengeance] { $by } knelt down by { $figure }, who lay in a dark pool and had one last wish.
    [hunt] { $by } bent down to { $figure }, who wore a bandage and talked of a treasure somewhere here.
    [venture] { $by } met { $figure }, the last of another party, who did not want to die down here alone.
   *[bounty] { $by } knew that face from a dozen posters: { $figure }.
  }
mkd-person-met-tale-title = { $figure }
mkd-offer-taken-tale = { $about ->
    [vengeance] The party swore to avenge { $figure }.
   *[hunt] The party promised to look for the treasure of { $figure }.
  }
mkd-offer-declined-tale = { $about ->
    [vengeance] The party declined, and { $figure } died with the name unsaid.
   *[hunt] The party declined, and { $figure } limped off into the dark.
  }
mkd-guard-named-tale = { $by } swore to guard { $figure }
mkd-charge-led-tale = { $by } led { $figure } on
mkd-murderer-sought-tale = { $found ->
    [yes] { $figure } was the murderer!
   *[no] { $figure } was not the murderer.
  }
mkd-treasure-sought-tale = { $found ->
    [yes] the { $chest } was the treasure
   *[no] the { $chest } was not the treasure
  }
mkd-treasure-given-tale = { $figure } handed the { $chest } to { $to }, who wept a little
mkd-person-scared-tale = { $figure } had been found, and ran for the way out
mkd-person-out-tale = { $figure } was out in the daylight
mkd-person-gone-tale = { $figure } no longer needed them, and slipped away
mkd-companion-joined-tale = { $figure } joined them until the end
mkd-outlaw-ran-tale = { $figure } ran like somebody with a price on their head
mkd-mission-won-tale = { $mission ->
    [rescue] So { $figure } was saved.
    [escort] So { $figure } was brought to safety, and paid.
    [vengeance] So { $figure } could rest.
    [hunt] So { $figure } had the treasure.
    [venture] So { $figure } saw it through to the end.
   *[bounty] So the hunt for { $figure } was over.
  }
mkd-mission-failed-tale = { $why ->
    [dead] { $figure } was dead, and with that it was over.
    [behind] { $figure } was left behind.
    [unfound] Nobody ever found the murderer of { $figure }.
    [escaped] The murderer of { $figure } got away.
    [untreasured] Nobody ever found the treasure of { $figure }.
    [undelivered] { $figure } never got the treasure.
    [fled] { $figure } got away.
   *[unfinished] { $figure } was still down there.
  }
mkd-captive-freed-tale = { $figure } was free again
mkd-quarry-found-tale = { $figure } was the one whom they had come for.
mkd-quarry-subdued-tale = { $figure } gave in, and went where it was told
mkd-quarry-out-tale = { $figure } was led out into the daylight, and blinked
mkd-quarry-ran-tale = { $figure } did not want to be anybody’s guest, and ran
mkd-time-ran-out-tale = Time was up, and what they had come for was still below.
mkd-gave-up-tale = { $player } gave up, and whoever was still inside was lost
mkd-delve-over-tale = { $ending ->
    [cleared] The last level lay silent, and somebody came out to tell of it.
    [out] They were out in the open air.
   *[lost] Nobody came out.
  }
mkd-quest-won-tale = { $quest ->
    [rescue] The prisoner was out, and free.
    [stealth] The Quest Chest was out, and hardly anybody had heard a thing.
    [kidnap] The quarry was out, alive and furious: a job well done.
   *[chest] The Quest Chest was out, and they with it.
  }
mkd-quest-lost-tale = { $quest ->
    [rescue] There was nobody left to rescue, or nobody left to do it.
    [stealth] The Quest Chest would never be brought out.
    [kidnap] The quarry was gone for good.
   *[chest] Nobody was left below, and the Quest Chest was not out.
  }
