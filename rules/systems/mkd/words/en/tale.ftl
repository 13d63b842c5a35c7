# The tale of a whole adventure: clauses in the past tense, without dice, squares and numbers.

tale-mkd-recruited = { $figure } joined { $player }
    .b = { $figure } came along with { $player }
    .c = { $figure } took the coin of { $player }
tale-mkd-dungeon-built = Chambers and hallways waited in the dark, and unseen things stirred in them.
    .b = The doors of the dungeon stood open, and nobody could say what wandered behind them.
tale-mkd-dungeon-built-title = The way in
tale-mkd-level-began = { $level ->
    [1] At the foot of the stairs lay a hallway, and no map showed what was beyond.
   *[other] Another hallway lay before them, colder than the last.
  }
tale-mkd-level-began-title = { $level ->
    [1] The first level
    [2] The second level
    [3] The third level
    [4] The fourth level
   *[other] Deeper still
  }
tale-mkd-floor-began = { $floor ->
    [1] The first floor lay before them.
   *[other] Another floor lay before them. Somewhere above a slab ground shut: there was no way back up.
  }
tale-mkd-floor-began-title = { $floor ->
    [1] The first floor
    [2] The second floor
    [3] The third floor
    [4] The fourth floor
   *[other] Another floor
  }
tale-mkd-entered = { $figure } came down into the dark
    .b = { $figure } ducked under the lintel
    .c = { $figure } followed with a torch
tale-mkd-tile-laid = { $shape ->
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
tale-mkd-passage-found = a wall gave way, and behind it was a secret passage
    .b = what had seemed a dead end was a door all along
tale-mkd-master-laid = Somewhere the master of this level waited, and had heard everything so far.
tale-mkd-master-turned = Then the master of this level rose from its seat.
    .b = Slowly the master of this level stood up.
tale-mkd-master-turned-title = The master of the level
tale-mkd-guardian-roused = Far off, the Guardian had heard the chains fall.
tale-mkd-appeared = { $figure } stepped out of the dark
    .b = { $figure } stood there all at once
    .c = { $figure } barred the way
tale-mkd-appeared-title = { $figure }
tale-mkd-hit = { $critical ->
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
        [yes] { $attacker } struck, and nothing could save { $target }
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
tale-mkd-missed = { $manner ->
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
tale-mkd-blundered = { $attacker } stumbled, and took the hurt instead
    .b = { $attacker } tripped at the worst moment
tale-mkd-dodged = { $figure } twisted out of the way
tale-mkd-retaliated = { $figure } struck back with magic
tale-mkd-rammed = { $figure } crashed into { $target }
tale-mkd-drank = { $figure } fed on the wound
tale-mkd-fell = { $side ->
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
tale-mkd-healed = { $figure } felt better
    .b = { $figure } recovered a little
tale-mkd-tended = { $figure } tended { $target }
    .b = { $figure } bound the wounds of { $target }
tale-mkd-tended-self = { $figure } bound a wound
    .b = { $figure } stopped to see to the wounds
tale-mkd-terrified = { $figure } did not dare to come near
tale-mkd-tended-in-vain = { $figure } tried to tend { $target } in vain
tale-mkd-raised = { $by } called { $figure } back from the dead
tale-mkd-raised-in-vain = { $by } called, but too little was left of { $figure }
tale-mkd-summoned = { $by } called, and { $figure } came
tale-mkd-frozen = { $figure } froze on the spot
tale-mkd-fled = { $figure } had had enough, and ran
    .b = { $figure } fled
tale-mkd-came-back = { $figure } came back
tale-mkd-captured = { $by } took { $figure } prisoner.
tale-mkd-stolen = { $thief } stole the { $chest } from { $victim }.
tale-mkd-vanished = { $figure } ran where nobody had been, and was never seen again.
tale-mkd-found-nothing = there was nothing but dust
    .b = others had emptied this place before them
tale-mkd-trap-found = { $figure } looked closely and found a trap on the { $thing }
    .b = { $figure } saw a wire on the { $thing }
tale-mkd-disarmed = { $figure } took the trap apart
    .b = { $figure } disarmed the { $trap }
tale-mkd-disarm-failed = { $figure } fumbled with the { $trap }
    .b = { $figure } could not make the { $trap } safe
tale-mkd-sprung = { $figure } set off the trap of the { $thing }: { $trap }
tale-mkd-snared = { $figure } was caught in cords and could not move
tale-mkd-fell-asleep = { $figure } fell asleep on the spot
tale-mkd-hurled = { $figure } was hurled through the air
tale-mkd-alarmed = { $monsters ->
    [0] bells rang, and nobody heard them
   *[other] bells rang, and somebody came
  }
tale-mkd-cursed-by = { $figure } was cursed
tale-mkd-chest-opened = the { $chest } was open, and in it lay the { $item }
    .b = in the { $chest } they found gold and the { $item }
    .c = out of the { $chest } came the { $item }
tale-mkd-chest-taken = { $figure } took the { $chest } along
    .b = { $figure } shouldered the { $chest }
tale-mkd-chest-given = { $figure } passed the { $chest } on
tale-mkd-chest-broken = { $attacker } smashed the { $chest }
tale-mkd-door-broken = { $attacker } blasted a door to splinters
tale-mkd-door-held = a door withstood { $attacker }
tale-mkd-potion-drunk = { $figure } drank the { $item }
tale-mkd-artifact-used = { $figure } laid hands on the { $artifact }, and something stirred
tale-mkd-rose = { $figure } rose above it all, and every wound closed
    .b = { $figure } grew with it, and felt as if the day had just begun
    .c = { $figure } learned from all this, and stood as fresh as in the morning
    .d = { $figure } found a strength that nobody had expected
tale-mkd-level-cleared = Nothing moved on this level any more.
    .b = All was quiet now; the level was theirs.
tale-mkd-stairs-emerged = A slab sank and showed stairs down.
tale-mkd-went-down = { $figure } took the stairs, and was gone
    .b = { $figure } went down into the dark, a hand on the wall
    .c = { $figure } disappeared below, step by step
tale-mkd-hero-left = { $figure } stepped out into the daylight
    .b = { $figure } climbed out, and did not look back
tale-mkd-prisoner-freed = { $by } freed { $figure }, who could hardly stand
    .b = { $by } undid the last knot, and { $figure } was free
tale-mkd-person-seen = somebody was in there: { $figure }
    .b = a lone lantern burned, and beside it sat { $figure }
    .c = there was somebody who was no Monster: { $figure }
tale-mkd-person-met = { $mission ->
    [rescue] { $by } found { $figure } in bonds, more dead than alive. Something in the knots ticked.
    [escort] { $figure } ran up to { $by } with empty hands and wide eyes, and begged to be taken out.
    [vengeance] { $figure } lay in a dark pool, clutched the sleeve of { $by }, and had one last wish.
    [hunt] { $figure } looked up at { $by } from a bandage, and talked of a treasure somewhere here.
    [venture] { $figure }, the last of another party, nodded to { $by }: nobody should die down here alone.
   *[bounty] { $by } knew that face from a dozen posters: { $figure }.
  }
tale-mkd-person-met-title = { $figure }
tale-mkd-offer-taken = { $about ->
    [vengeance] The party swore to avenge { $figure }.
   *[hunt] The party promised to look for the treasure of { $figure }.
  }
tale-mkd-offer-declined = { $about ->
    [vengeance] The party declined, and { $figure } died with the name unsaid.
   *[hunt] The party declined, and { $figure } limped off into the dark.
  }
tale-mkd-guard-named = { $by } swore to guard { $figure }
tale-mkd-charge-led = { $by } led { $figure } on
tale-mkd-murderer-sought = { $found ->
    [yes] { $figure } was the murderer!
   *[no] { $figure } was not the murderer.
  }
tale-mkd-treasure-sought = { $found ->
    [yes] the { $chest } was the treasure
   *[no] the { $chest } was not the treasure
  }
tale-mkd-treasure-given = { $figure } handed the { $chest } to { $to }, who wept a little
tale-mkd-person-scared = { $figure } had been found, and ran for the way out
tale-mkd-person-out = { $figure } was out in the daylight
tale-mkd-person-gone = { $figure } no longer needed them, and slipped away
tale-mkd-companion-joined = { $figure } joined them until the end
tale-mkd-outlaw-ran = { $figure } ran like somebody with a price on their head
tale-mkd-mission-won = { $mission ->
    [rescue] So { $figure } was saved.
    [escort] So { $figure } was brought to safety, and paid.
    [vengeance] So { $figure } could rest.
    [hunt] So { $figure } had the treasure.
    [venture] So { $figure } saw it through to the end.
   *[bounty] So the hunt for { $figure } was over.
  }
tale-mkd-mission-failed = { $why ->
    [dead] { $figure } was dead, and with that it was over.
    [behind] { $figure } was left behind.
    [unfound] Nobody ever found the murderer of { $figure }.
    [escaped] The murderer of { $figure } got away.
    [untreasured] Nobody ever found the treasure of { $figure }.
    [undelivered] { $figure } never got the treasure.
    [fled] { $figure } got away.
   *[unfinished] { $figure } was still down there.
  }
tale-mkd-captive-freed = { $figure } was free again
tale-mkd-quarry-found = { $figure } was the one whom they had come for.
tale-mkd-quarry-subdued = { $figure } gave in, and went where it was told
tale-mkd-quarry-out = { $figure } was led out into the daylight, and blinked
tale-mkd-quarry-ran = { $figure } did not want to be anybody’s guest, and ran
tale-mkd-time-ran-out = Time was up, and what they had come for was still below.
tale-mkd-gave-up = { $player } gave up, and whoever was still inside was lost
tale-mkd-delve-over = { $ending ->
    [cleared] The last level lay silent, and somebody came out to tell of it.
    [out] They were out in the open air.
   *[lost] Nobody came out.
  }
tale-mkd-quest-won = { $quest ->
    [rescue] The prisoner was out, and free.
    [stealth] The Quest Chest was out, and hardly anybody had heard a thing.
    [kidnap] The quarry was out, alive and furious: a job well done.
   *[chest] The Quest Chest was out, and they with it.
  }
tale-mkd-quest-lost = { $quest ->
    [rescue] There was nobody left to rescue, or nobody left to do it.
    [stealth] The Quest Chest would never be brought out.
    [kidnap] The quarry was gone for good.
   *[chest] Nobody was left below, and the Quest Chest was not out.
  }
