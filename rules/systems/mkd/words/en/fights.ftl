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
    [yes] { $attacker } rolls a double six, and hits { $target } where it hurts most.
   *[no] { $manner ->
        [shot] { $attacker } shoots and hits { $target }: { $total }, needed { $defense } or more.
        [counter] { $attacker } strikes back and hits { $target }: { $total }, needed { $defense } or more.
        [passing] { $attacker } hits { $target }, who runs past: { $total }, needed { $defense } or more.
        [capture] { $attacker } gets hold of { $target }: { $total }, needed { $defense } or more.
        [theft] { $attacker } gets hold of what { $target } carries: { $total }, needed { $defense } or more.
       *[other] { $attacker } strikes and hits { $target }: { $total }, needed { $defense } or more.
      }
  }
  .second = { $critical ->
    [yes] { $attacker } rolls a double six: nothing saves { $target }.
   *[no] { $attacker } hits { $target }: { $total }, needed { $defense } or more.
  }
mkd-missed = { $manner ->
    [shot] { $attacker } shoots past { $target }: { $total }, needed { $defense } or more.
    [counter] { $attacker } strikes back at { $target } and misses: { $total }, needed { $defense } or more.
    [passing] { $attacker } misses { $target }, who runs past: { $total }, needed { $defense } or more.
    [capture] { $attacker } grabs at { $target } and misses: { $total }, needed { $defense } or more.
    [theft] { $attacker } grabs at what { $target } carries and misses: { $total }, needed { $defense } or more.
   *[other] { $attacker } strikes at { $target } and misses: { $total }, needed { $defense } or more.
  }
  .second = { $attacker } misses { $target }: { $total }, needed { $defense } or more.
mkd-blundered = { $attacker } rolls a double one, and is hurt instead.
  .second = { $attacker } rolls a double one, stumbles and takes the damage.
mkd-dodged = { $figure } dodges the attack (rolled { $die }{ $needed ->
    [0] {""}
   *[other] , needed { $needed } or more
  }).
  .second = { $figure } twists out of the way (rolled { $die }{ $needed ->
        [0] {""}
       *[other] , needed { $needed } or more
      }).
mkd-waived = { $figure } does not strike at { $target }.

## Wounds

mkd-hurt = { $left ->
    [0] { $figure } loses { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
      }, and has none left.
   *[other] { $figure } loses { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
      }; { $left } left.
  }
mkd-unhurt = { $figure } does not even feel it.
  .second = { $figure } is not even scratched.
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
   *[other] { $figure } is dead.
  }
mkd-captive-freed = { $figure } is free again.
mkd-chest-fell = { $chest } falls to the floor at { $at }.

## Abilities

mkd-poisoned = { $figure } poisons { $target }.
mkd-curse-felt = { $figure } feels the curse: magic hurts.
mkd-retaliated = { $figure } strikes back at { $attacker } with magic.
mkd-drank = { $figure } feeds on the wound.
mkd-frozen = { $figure } freezes and loses the next activation (rolled { $die }{ $needed ->
    [0] {""}
   *[other] , needed { $needed } or more
  }).
mkd-thawed = { $figure } shakes off the frost (rolled { $die }{ $needed ->
    [0] {""}
   *[other] , needed { $needed } or more
  }).
mkd-confused = { $by } confuses { $figure } and chooses where { $figure } goes.
mkd-lifted = { $by } lifts { $figure } off the ground.
mkd-forced-out = { $figure } is driven out of the dungeon for good.
mkd-captured = { $by } takes { $figure } prisoner.
mkd-released = { $by } lets { $figure } go.
mkd-stolen = { $thief } steals { $victim }’s chest: { $chest }.
mkd-door-broken = { $attacker } blasts the door at { $at } to splinters.
mkd-door-held = The door at { $at } holds: { $total }, needed { $defense } or more.
mkd-chest-broken = { $attacker } smashes { $chest }.
mkd-chest-withstood = { $attacker } cannot smash { $chest }: { $total }, needed { $defense } or more.
mkd-regenerated = { $figure } regenerates (rolled { $die }).
mkd-tended = { $figure } heals { $target }.
mkd-tended-self = { $figure } sees to a wound.
    .b = { $figure } binds up a wound.
mkd-tended-in-vain = { $figure } tries to heal { $target } in vain: { $total }, needed { $defense } or more.
mkd-raised = { $by } calls { $figure } back from the dead.
mkd-raised-in-vain = { $by } calls, but too little is left of { $figure } (rolled { $die }).
mkd-summoned = { $by } calls, and { $figure } comes.

## Refusals

mkd-refused-fight-away = Your target is not on the board ({ $rule }). Pick one that is.
mkd-refused-fight-friend = You cannot attack friends ({ $rule }). Pick an opponent.
mkd-refused-fight-nerve = An unnerved Hero cannot attack ({ $rule }). Heal it, or get away.
mkd-refused-fight-helpless = A frozen or sleeping Hero cannot attack ({ $rule }). End the activation.
mkd-refused-fight-apart = You have to be on a square beside your target ({ $rule }). Go up to it first.
mkd-refused-fight-behind = Your target is not in your front arc ({ $rule }). Turn first.
mkd-refused-fight-ability = Your Hero cannot use that ability for this now ({ $rule }). Attack without it.
mkd-refused-fight-near = Your target is too close to shoot at ({ $rule }). Strike at it instead.
mkd-refused-fight-no-range = This figure cannot shoot ({ $rule }). Go up and strike.
mkd-refused-fight-range = Your target is out of range ({ $rule }). Go nearer.
mkd-refused-fight-line = There is no clear line to your target ({ $rule }). Move to a square that has one.
mkd-refused-fight-unseen = You cannot shoot at an invisible target ({ $rule }). Go up and strike.
mkd-refused-fight-shadow = Your target stands in shadow ({ $rule }). Go up to it.
mkd-refused-fight-berserk = A berserk cannot shoot ({ $rule }). Go up and strike.
mkd-refused-fight-towing = You cannot shoot while you hold a captive ({ $rule }). Let the captive go first.
mkd-refused-fight-held = You cannot shoot while you are in an opponent’s front arc ({ $rule }). Strike, or break away.
mkd-refused-fight-immune = Your target is immune to magic ({ $rule }). Attack without magic.
mkd-refused-fight-mounted = You cannot do that to a mounted figure ({ $rule }). Attack instead.
mkd-refused-fight-untakable = You cannot take this one alive ({ $rule }). Attack instead.
mkd-refused-fight-taker = This figure cannot take prisoners ({ $rule }). Attack instead.
mkd-refused-fight-has-captive = You can hold only one captive ({ $rule }). Let the first one go.
mkd-refused-fight-full-hands = Both hands are full ({ $rule }). Drop a chest or hand one on.
mkd-refused-fight-nothing-to-steal = Your target carries no chest ({ $rule }). Attack instead.
mkd-refused-fight-iron = Iron doors cannot be destroyed ({ $rule }). Open it.
mkd-refused-fight-open-door = That door is open ({ $rule }). Walk through.
mkd-refused-fight-no-door = There is no such door ({ $rule }). The map shows the doors.
mkd-refused-fight-done = You have attacked in this activation ({ $rule }). Move, or end it.
mkd-refused-fight-quick = In a quick activation you can only move, and open or close doors ({ $rule }).
mkd-refused-fight-points = You have too few speed points for that ({ $rule }). Do something cheaper, or end the activation.
mkd-refused-fight-not-active = That figure is not active ({ $rule }). Begin its activation.
mkd-refused-fight-started = That takes a whole activation ({ $rule }). Do it first in the next one.
mkd-refused-fight-unhurt = There is nothing to heal ({ $rule }). Pick somebody who is hurt.
mkd-refused-fight-no-cure = You can only heal friends ({ $rule }). Pick one.
mkd-refused-fight-contact = You cannot do that with an opponent beside you ({ $rule }). Get away first.
mkd-refused-fight-no-fallen = There is no fallen friend to call back ({ $rule }).
mkd-refused-fight-no-room = There is no free square for it ({ $rule }). Move first.
mkd-refused-fight-no-pool = No Monster is left to summon ({ $rule }).
mkd-refused-fight-no-landing = Nobody can be moved to that square ({ $rule }). Choose a free one in reach.
