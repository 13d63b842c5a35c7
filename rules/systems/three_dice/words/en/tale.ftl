# The tale of a whole adventure: clauses in the past tense, without dice and numbers.

td-hero-rolled-tale = { $hero } came along, { $body ->
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
td-hero-joined-tale = { $hero } joined the party
td-location-entered-tale = they came into { $a_place }
    .b = { $a_place } lay before them
    .c = beyond the door was { $a_place }
    .d = the way opened into { $a_place }
    .e = their lantern showed { $a_place }
td-location-entered-tale-title = { $a_place }
td-room-revisited-tale = they came back through the { $place }
    .b = they crossed the { $place } once more
td-room-revisited-tale-title = The { $place }
td-locations-drafted-tale = the Map Fragment showed two places: { $a_first } and { $a_second }
td-draft-kept-tale = they chose the { $place }
td-monster-met-tale = the { $monster } had been waiting
    .b = something moved in the shadows: the { $monster }
    .c = they were not alone, for here lived the { $monster }
    .d = between them and the next door stood the { $monster }
    .e = first there was a smell, then a sound, and then the { $monster }
td-monster-met-tale-title = The { $monster }
td-monster-awaited-tale = the { $monster } had not moved an inch
    .b = still the { $monster } barred the way
td-monster-awaited-tale-title = The { $monster } again
td-rover-came-tale = while they were away, the { $monster } had moved in
    .b = a new guest had come meanwhile: the { $monster }
td-rover-came-tale-title = The { $monster }
td-rest-broken-tale = they had hardly lain down when the { $monster } came
td-rest-broken-tale-title = A broken rest
td-next-monster-came-tale = another { $monster } stepped into the gap
    .b = behind it came another { $monster }
td-attack-hit-tale = { $hero } { $attribute ->
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
td-attack-hit-tale-on = { $hero } { $attribute ->
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
    .e = { $hero } { $attribute ->
        [MIND] saw what was coming, and was there first
        [SPIRIT] would not give way
       *[other] drove the blade home
      }
    .f = { $hero } { $attribute ->
        [MIND] used the moment
        [SPIRIT] struck without a tremble
       *[other] made it count
      }
td-attack-missed-tale = { $hero } { $attribute ->
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
td-attack-missed-tale-on = { $hero } { $attribute ->
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
td-point-lost-tale = { $hero } paid for it
    .b = { $hero } came away hurt
    .c = { $hero } took a blow in return
    .d = { $hero } came away bleeding
td-pool-lost-tale = { $hero } took a wound
    .b = { $hero } paid in blood
td-loss-charmed-tale = { $hero } was saved by the Shielding Charm, which cracked
td-boosted-tale = { $hero } called on the { $item }
    .b = { $hero } used the { $item }
td-monster-slain-tale = { $hero } brought the { $monster } down
    .b = { $hero } made an end of the { $monster }
    .c = { $hero } dealt the { $monster } the last blow
    .d = { $hero } struck the { $monster } down for good
td-hero-died-tale = { $hero } fell, and did not rise again
    .b = for { $hero } the way ended here
td-monster-slept-tale = { $hero } threw the Sleeping Salts, and the { $monster } fell asleep
td-boots-ran-tale = { $hero } was gone in the Boots of Swiftness before anybody could blink
td-flight-called-tale = { $hero } wanted everybody to run
td-flight-refused-tale = nobody ran, and the fight went on
td-escape-failed-tale = { $hero } tried to get away, and did not
td-escaped-tale = { $hero } ran for it, and got away
td-treasure-found-tale = { $hero } found the { $item } among the rubble
    .b = in a corner { $hero } came upon the { $item }
    .c = the spoils were the { $item }, and { $hero } took it
    .d = { $hero } went through what was left and held up the { $item }
td-artifact-found-tale = { $hero } lifted something out of the dust that nobody had touched for an age: the { $item }!
    .b = And there, at last, { $hero } found an artifact, the { $item }!
    .c = { $hero } stood still, for here lay the { $item }.
td-item-left-tale = nobody had a hand free, so the { $item } stayed behind
td-fragment-spent-tale = { $hero } laid the Map Fragment on the wall, and the wall opened
td-level-reached-tale = { $hero } had learned something, and stood a little taller
    .b = from then on { $hero } was no beginner any more
    .c = { $hero } felt stronger than before
td-rewards-lost-tale = all that { $hero } had won turned to dust
td-potion-drunk-tale = { $hero } drank a Healing Potion
td-item-taken-tale = { $hero } picked up the { $item }
td-item-dropped-tale = { $hero } laid down the { $item }
td-search-failed-tale = they searched the walls and found nothing but dust
    .b = they knocked on every stone in vain
td-search-succeeded-tale = they searched, and behind a stone it sounded hollow
td-secret-door-opened-tale = a secret door swung open
td-trap-sprung-tale = a needle shot out of the wall, and { $hero } was not fast enough
td-door-locked-tale = the next door was locked
td-door-unlocked-tale = { $hero } turned the key until it broke, and the door stood open
td-door-forced-tale = { $hero } broke the door open
td-door-held-tale = { $hero } threw a shoulder against the door, which held
td-rest-healed-tale = They rested, and it did them good.
td-rest-uneasy-tale = They rested badly, and nobody was the better for it.
td-room-quiet-tale = nothing had moved in while they were away
    .b = all was as they had left it
td-nobody-met-tale = nobody was there
td-temple-stepped-tale = they stepped through to the temple
td-teleport-read-tale = { $hero } read the scroll, and in a blink they all stood elsewhere
td-level-descended-tale = Stairs led down, and down they went.
    .b = They took the stairs into the deeper dark.
td-level-descended-tale-title = Down the stairs
td-level-regained-tale = They climbed back to the level above.
td-level-regained-tale-title = Up the stairs
td-party-split-tale = { AND($leaving) } went ahead, and { AND($staying) } stayed behind
td-party-left-tale = { AND($heroes) } went home, up into the daylight
td-duel-begun-tale = { $hero } challenged { $other }, who accepted
td-duel-hit-tale = { $hero } struck { $other }
    .b = { $hero } got past the guard of { $other }
td-duel-missed-tale = { $hero } missed { $other }
    .b = { $hero } could not touch { $other }
td-party-lost-tale = Nobody was left to carry the lantern.
td-goal-reached-tale = They had what they came for: { $goal }!
td-duel-offered-tale = { $hero } challenged { $other }
td-duel-declined-tale = { $hero } dared { $other } in vain
td-duel-yielded-tale = { $hero } yielded to { $other }
