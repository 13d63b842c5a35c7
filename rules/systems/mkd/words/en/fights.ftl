# Attacks, wounds, and the abilities that count in a fight.

## Dice

dice-mkd-attack = attack
dice-mkd-dodge = dodge
dice-mkd-weapon-master = weapon mastery
dice-mkd-magic-blast = magic blast
dice-mkd-freeze = magic freeze
dice-mkd-theft = which chest is stolen
dice-mkd-way = which way
dice-mkd-regeneration = regeneration
dice-mkd-healing = healing
dice-mkd-magic-healing = magic healing
dice-mkd-necromancy = necromancy
dice-mkd-summon = who is summoned

## Attacks

mkd-hit = { $critical ->
    [yes] Double six: { $attacker } hits { $target } where it hurts most.
   *[no] { $manner ->
        [shot] { $attacker } shoots { $target }: { $total } against { $defense }.
        [counter] { $attacker } strikes back at { $target }: { $total } against { $defense }.
        [passing] { $target } runs past, and { $attacker } strikes: { $total } against { $defense }.
        [capture] { $attacker } gets a grip on { $target }: { $total } against { $defense }.
        [theft] { $attacker } gets a hand on what { $target } carries: { $total } against { $defense }.
       *[other] { $attacker } strikes { $target }: { $total } against { $defense }.
      }
  }
  .second = { $critical ->
    [yes] Double six! Nothing saves { $target } from { $attacker }.
   *[no] { $attacker } finds { $target } with { $total }; { $defense } would have done.
  }
mkd-missed = { $manner ->
    [shot] { $attacker } shoots past { $target }: { $total }, needed { $defense }.
    [counter] { $attacker } strikes back at { $target } and misses: { $total }, needed { $defense }.
    [passing] { $target } runs past { $attacker } unharmed: { $total }, needed { $defense }.
    [capture] { $target } slips out of { $attacker }'s grip: { $total }, needed { $defense }.
    [theft] { $attacker } grabs at what { $target } carries, and gets nothing: { $total }, needed { $defense }.
   *[other] { $attacker } misses { $target }: { $total }, needed { $defense }.
  }
  .second = { $attacker } comes to { $total } and needed { $defense }: { $target } is still standing there.
mkd-blundered = Double one: the attack comes back on { $attacker }.
  .second = Double one! { $attacker } stumbles and gets the worst of it.
mkd-dodged = { $figure } is not there any more: dodged with a { $die }.
  .second = A { $die }, and { $figure } twists out of the way.
mkd-waived = { $figure } lets { $target } be.

## Wounds

mkd-hurt = { $left ->
    [0] { $figure } loses { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
      }, the last.
   *[other] { $figure } loses { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
      }; { $left } left.
  }
mkd-unhurt = { $figure } does not even feel it.
  .second = Nothing gets through to { $figure }.
mkd-healed = { $figure } regains { $clicks ->
    [one] 1 click
   *[other] { $clicks } clicks
  }.
mkd-fell = { $side ->
    [hero] { $figure } falls. The dungeon keeps its dead.
   *[other] { $figure } is slain.
  }
  .second = { $side ->
    [hero] { $figure } is down, and does not get up.
   *[other] That is the end of { $figure }.
  }
mkd-captive-freed = { $figure } is free again.
mkd-chest-fell = { $chest } lies at { $at }.

## Abilities

mkd-retaliated = Magic leaps from { $figure } back to { $attacker }.
mkd-drank = { $figure } feeds on the wound.
mkd-frozen = Ice closes over { $figure }: the next activation is lost ({ $die }).
mkd-thawed = { $figure } shakes off the frost ({ $die }).
mkd-confused = { $figure } walks where { $by } wants.
mkd-lifted = { $by } lifts { $figure } off the ground.
mkd-forced-out = { $figure } is driven out of the dungeon, for good.
mkd-captured = { $figure } is { $by }'s prisoner.
mkd-released = { $by } lets { $figure } go.
mkd-stolen = { $thief } makes off with { $victim }'s chest: { $chest }.
mkd-door-broken = { $attacker } blasts the door at { $at } to splinters.
mkd-door-held = The door at { $at } holds: { $total }, needed { $defense }.
mkd-chest-broken = { $attacker } smashes { $chest }.
mkd-chest-withstood = { $chest } withstands { $attacker }: { $total }, needed { $defense }.
mkd-regenerated = The wounds of { $figure } begin to close ({ $die }).
mkd-tended = { $figure } tends { $target }.
mkd-tended-in-vain = { $figure } tends { $target } in vain: { $total }, needed { $defense }.
mkd-raised = { $by } calls { $figure } back from the dead.
mkd-raised-in-vain = { $by } calls, but too little is left of { $figure } ({ $die }).
mkd-summoned = { $by } calls, and { $figure } comes.

## Refusals

mkd-refused-fight-away = Your target is not on the board ({ $rule }). Pick one that is.
mkd-refused-fight-friend = One does not attack friends ({ $rule }). Pick an opponent.
mkd-refused-fight-nerve = Who has lost all nerve cannot attack ({ $rule }). Healing helps; so does running.
mkd-refused-fight-helpless = Frozen or asleep, there is no attacking ({ $rule }). It passes with this activation.
mkd-refused-fight-apart = There has to be nothing between you, not even an empty square ({ $rule }). Go up to it first.
mkd-refused-fight-behind = Your target is not in your front arc ({ $rule }). Turn first.
mkd-refused-fight-ability = That ability is not there for this, on the present click ({ $rule }). Attack without it.
mkd-refused-fight-near = Your target is too close to shoot at ({ $rule }). Strike at it instead.
mkd-refused-fight-no-range = This figure cannot shoot ({ $rule }). Go up and strike.
mkd-refused-fight-range = Your target is out of range ({ $rule }). Go nearer.
mkd-refused-fight-line = There is no clear line to your target ({ $rule }). Find a square from which there is.
mkd-refused-fight-unseen = Nobody can aim at what they cannot see ({ $rule }). Go up and strike.
mkd-refused-fight-shadow = Your target stands in shadow ({ $rule }). Go up to it.
mkd-refused-fight-berserk = A berserk does not shoot ({ $rule }). Go up and strike.
mkd-refused-fight-towing = With a captive in tow there is no shooting ({ $rule }). Let the captive go first.
mkd-refused-fight-held = There is no shooting in an opponent's front arc ({ $rule }). Strike, or break away.
mkd-refused-fight-immune = Your target is immune to magic ({ $rule }). Try steel.
mkd-refused-fight-mounted = Not with somebody mounted ({ $rule }). Attack instead.
mkd-refused-fight-untakable = This one will never be taken alive ({ $rule }). Attack instead.
mkd-refused-fight-taker = This figure takes no prisoners ({ $rule }). Attack instead.
mkd-refused-fight-has-captive = One captive is all one can hold ({ $rule }). Let the first go.
mkd-refused-fight-full-hands = Both hands are full ({ $rule }). Drop a chest or hand one on.
mkd-refused-fight-nothing-to-steal = Your target carries no chest ({ $rule }). Attack instead.
mkd-refused-fight-iron = Iron doors cannot be destroyed ({ $rule }). Open it.
mkd-refused-fight-open-door = That door is open ({ $rule }). Walk through.
mkd-refused-fight-no-door = There is no such door ({ $rule }).
mkd-refused-fight-done = One attack in an activation is all ({ $rule }). Move, or end it.
mkd-refused-fight-quick = In a quick activation one only moves and minds doors ({ $rule }).
mkd-refused-fight-points = Too few speed points for that ({ $rule }). End the activation, or do something cheaper.
mkd-refused-fight-not-active = That figure is not active ({ $rule }). Begin its activation.
mkd-refused-fight-started = That takes a whole activation ({ $rule }). Begin the next one with it.
mkd-refused-fight-unhurt = There is nothing to heal ({ $rule }).
mkd-refused-fight-no-cure = One heals friends only ({ $rule }).
mkd-refused-fight-contact = Not with an opponent adjacent ({ $rule }). Get away first.
mkd-refused-fight-no-fallen = There is nobody to call back ({ $rule }).
mkd-refused-fight-no-room = There is no free square for it ({ $rule }).
mkd-refused-fight-no-pool = There is nobody left to call ({ $rule }).
mkd-refused-fight-no-landing = Nobody can be moved to that square ({ $rule }). Choose a free one in reach.
