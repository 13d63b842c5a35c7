# The tale of a whole adventure: clauses in the past tense, without dice and numbers.

tale-td-hero-rolled = { $hero } came along, { $body ->
    [1] frail of limb
    [2] slight of build
    [3] sound enough of body
    [4] sturdy
    [5] strong
   *[other] strong as an ox
  } and { $spirit ->
    [1] easily daunted
    [2] a little timid
    [3] of even temper
    [4] of good heart
    [5] not easily shaken
   *[other] afraid of nothing
  }
    .b = with a mind { $mind ->
        [1] as slow as a cellar door
        [2] that took its time
        [3] as good as the next
        [4] that missed little
        [5] as sharp as a needle
       *[other] that had read everything
      } and { $body ->
        [1] weak arms
        [2] thin arms
        [3] honest arms
        [4] good arms
        [5] strong arms
       *[other] the arms of a smith
      } came { $hero }
tale-td-hero-joined = { $hero } joined the party
tale-td-location-entered = they came into { $a_place }
    .b = { $a_place } lay before them
    .c = beyond the door was { $a_place }
    .d = the way opened into { $a_place }
    .e = their lantern showed { $a_place }
tale-td-location-entered-title = A { $place }
tale-td-room-revisited = they came back through the { $place }
    .b = they crossed the { $place } once more
tale-td-room-revisited-title = The { $place }
tale-td-locations-drafted = the Map Fragment showed two places: { $a_first } and { $a_second }
tale-td-draft-kept = they chose the { $place }
tale-td-monster-met = the { $monster } had been waiting
    .b = something moved in the shadows: the { $monster }
    .c = they were not alone, for here lived the { $monster }
    .d = between them and the next door stood the { $monster }
    .e = first there was a smell, then a sound, and then the { $monster }
tale-td-monster-met-title = The { $monster }
tale-td-monster-awaited = the { $monster } had not moved an inch
    .b = still the { $monster } barred the way
tale-td-monster-awaited-title = The { $monster } again
tale-td-rover-came = while they were away, the { $monster } had moved in
    .b = a new guest had come meanwhile: the { $monster }
tale-td-rover-came-title = The { $monster }
tale-td-rest-broken = they had hardly lain down when the { $monster } came
tale-td-rest-broken-title = A broken rest
tale-td-next-monster-came = another { $monster } stepped into the gap
    .b = behind it came another { $monster }
tale-td-attack-hit = { $hero } { $attribute ->
    [MIND] outwitted the { $monster } and struck
    [SPIRIT] stood firm and struck the { $monster }
   *[other] struck the { $monster }
  }
    .b = { $hero } { $attribute ->
        [MIND] found a weak spot in the { $monster }
        [SPIRIT] made the { $monster } falter
       *[other] drove a blade into the { $monster }
      }
    .c = { $hero } { $attribute ->
        [MIND] saw what the { $monster } would do, and was faster
        [SPIRIT] met the { $monster } with a cry and a blow
       *[other] hit the { $monster } hard
      }
    .d = { $hero } { $attribute ->
        [MIND] tricked the { $monster } and struck from the side
        [SPIRIT] stared the { $monster } down and struck
       *[other] put all weight into a blow at the { $monster }, and it told
      }
tale-td-attack-hit-on = { $hero } { $attribute ->
    [MIND] struck where it was not looked for
    [SPIRIT] struck without a tremor
   *[other] struck home
  }
    .b = { $hero } { $attribute ->
        [MIND] thought ahead and landed a blow
        [SPIRIT] would not give way, and landed a blow
       *[other] landed a blow
      }
    .c = { $hero } { $attribute ->
        [MIND] got through with a feint
        [SPIRIT] got through with sheer courage
       *[other] got through
      }
    .d = { $hero } { $attribute ->
        [MIND] had the better idea
        [SPIRIT] held on and hit
       *[other] hit hard
      }
tale-td-attack-missed = { $hero } { $attribute ->
    [MIND] misjudged the { $monster }
    [SPIRIT] shrank from the { $monster }
   *[other] missed the { $monster }
  }
    .b = { $hero } { $attribute ->
        [MIND] tried to trick the { $monster } in vain
        [SPIRIT] faltered before the { $monster }
       *[other] swung at the { $monster } and met only air
      }
    .c = { $hero } { $attribute ->
        [MIND] thought too long about the { $monster }
        [SPIRIT] could not look the { $monster } in the eye
       *[other] could not get past the guard of the { $monster }
      }
tale-td-attack-missed-on = { $hero } { $attribute ->
    [MIND] tried to be too clever by half
    [SPIRIT] lost heart
   *[other] struck at nothing
  }
    .b = { $hero } { $attribute ->
        [MIND] fell for a feint
        [SPIRIT] wavered
       *[other] came too late
      }
    .c = { $hero } { $attribute ->
        [MIND] reckoned wrongly
        [SPIRIT] shrank back
       *[other] stumbled
      }
    .d = { $hero } { $attribute ->
        [MIND] saw an opening that was none
        [SPIRIT] flinched
       *[other] swung wide
      }
tale-td-point-lost = { $hero } paid for it
    .b = { $hero } came away hurt
    .c = { $hero } took a blow in return
    .d = { $hero } came away bleeding
tale-td-pool-lost = { $hero } took a wound
    .b = { $hero } paid in blood
tale-td-loss-charmed = { $hero } was saved by the Shielding Charm, which cracked
tale-td-boosted = { $hero } called on the { $item }
    .b = { $hero } used the { $item }
tale-td-monster-slain = { $hero } brought the { $monster } down
    .b = { $hero } made an end of the { $monster }
    .c = { $hero } dealt the { $monster } the last blow
    .d = { $hero } struck the { $monster } down for good
tale-td-hero-died = { $hero } fell, and did not rise again
    .b = for { $hero } the way ended here
tale-td-monster-slept = { $hero } threw the Sleeping Salts, and the { $monster } fell asleep
tale-td-boots-ran = { $hero } was gone in the Boots of Swiftness before anybody could blink
tale-td-flight-called = { $hero } wanted everybody to run
tale-td-flight-refused = nobody ran, and the fight went on
tale-td-escape-failed = { $hero } tried to get away, and did not
tale-td-escaped = { $hero } ran for it, and got away
tale-td-treasure-found = { $hero } found a { $item } among the rubble
    .b = in a corner { $hero } came upon a { $item }
    .c = the spoils were a { $item }, and { $hero } took it
    .d = { $hero } went through what was left and held up a { $item }
tale-td-artifact-found = { $hero } lifted something out of the dust that nobody had touched for an age: the { $item }!
    .b = And there, at last, { $hero } found an artifact, the { $item }!
    .c = { $hero } stood still, for here lay the { $item }.
tale-td-item-left = nobody had a hand free, so the { $item } stayed behind
tale-td-fragment-spent = { $hero } laid the Map Fragment on the wall, and the wall opened
tale-td-level-reached = { $hero } had learned something, and stood a little taller
    .b = from then on { $hero } was no beginner any more
    .c = { $hero } felt stronger than before
tale-td-rewards-lost = all that { $hero } had won turned to dust
tale-td-potion-drunk = { $hero } drank a Healing Potion
tale-td-item-taken = { $hero } picked up a { $item }
tale-td-item-dropped = { $hero } laid down a { $item }
tale-td-search-failed = they searched the walls and found nothing but dust
    .b = they knocked on every stone in vain
tale-td-search-succeeded = they searched, and behind a stone it sounded hollow
tale-td-secret-door-opened = a secret door swung open
tale-td-trap-sprung = a needle shot out of the wall, and { $hero } was not fast enough
tale-td-door-locked = the next door was locked
tale-td-door-unlocked = { $hero } turned the key until it broke, and the door stood open
tale-td-door-forced = { $hero } broke the door open
tale-td-door-held = { $hero } threw a shoulder against the door, which held
tale-td-rest-healed = They rested, and it did them good.
tale-td-rest-uneasy = They rested badly, and nobody was the better for it.
tale-td-room-quiet = nothing had moved in while they were away
    .b = all was as they had left it
tale-td-nobody-met = nobody was there
tale-td-temple-stepped = they stepped through to the temple
tale-td-teleport-read = { $hero } read the scroll, and in a blink they all stood elsewhere
tale-td-level-descended = Stairs led down, and down they went.
    .b = They took the stairs into the deeper dark.
tale-td-level-descended-title = Down the stairs
tale-td-level-regained = They climbed back to the level above.
tale-td-level-regained-title = Up the stairs
tale-td-party-split = { $leaving } went ahead, and { $staying } stayed behind
tale-td-party-left = { $heroes } went home, up into the daylight
tale-td-duel-begun = { $other } accepted, and so { $hero } and { $other } fought each other
tale-td-duel-hit = { $hero } struck { $other }
    .b = { $hero } got past the guard of { $other }
tale-td-duel-missed = { $hero } missed { $other }
    .b = { $hero } could not touch { $other }
tale-td-party-lost = Nobody was left to carry the lantern.
tale-td-goal-reached = They had what they came for: { $goal }!
