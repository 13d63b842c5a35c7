# Chests, traps, doors, items, artifacts, markers, discoveries and experience.

## Dice

dice-mkd-detect = trap
dice-mkd-disarm = disarming
dice-mkd-door-chest = whose traps the door has
dice-mkd-fireburst = fireburst
dice-mkd-hurl = where to
dice-mkd-alarm = who comes first
dice-mkd-rust = what rusts
dice-mkd-teleport = where to
dice-mkd-vortex = which way the tile turns
dice-mkd-artifact-pile = the artifact’s tokens
dice-mkd-artifact-token = token drawn
dice-mkd-artifact = artifact
dice-mkd-artifact-gift = which item
dice-mkd-discovery = discovery
dice-mkd-accessory = kind of accessory
dice-mkd-found-chest = which chest
dice-mkd-found-marker = which marker
dice-mkd-found-door = which door
dice-mkd-found-artifact = which artifact
dice-mkd-found-dressing = which furniture
dice-mkd-entryway = which way on
dice-mkd-chest-facing = the chest’s front
dice-mkd-token-square = where the token lies

## Names

mkd-trap-none = no trap
mkd-trap-needle = needle
mkd-trap-darts = dart thrower
mkd-trap-blade = blade
mkd-trap-gas = gas
mkd-trap-fireburst = fireburst
mkd-trap-snare = snare
mkd-trap-sleep = sleeping powder
mkd-trap-hurl = hurling rune
mkd-trap-alarm = alarm
mkd-trap-ambush-y = yellow ambush
mkd-trap-ambush-b = blue ambush
mkd-trap-ambush-r = red ambush
mkd-trap-curse = curse
mkd-trap-rust = rust
mkd-trap-drain = life drain
mkd-door-wooden = wooden door
mkd-door-iron = iron door
mkd-thing-token = token
mkd-marker-bones = bones
mkd-marker-water = pool of water
mkd-marker-shadow = deep shadow
mkd-marker-teleport = teleport marker
mkd-marker-vortex = vortex
mkd-marker-artifact = artifact
mkd-marker-pillar = pillar
mkd-marker-furniture = furniture
mkd-marker-stairs = stairs
group-carry = Hand over or drop

## Experience

mkd-earned = The party earns { $points } experience: { $total } in all.
mkd-rose = { $figure } rises to level { $level }, and every wound closes.
  .second = { $figure } reaches level { $level }, and feels as if the day had just begun.
mkd-restored = { $figure } has no higher level to reach, but every wound closes.

## Traps

mkd-trap-found = { $figure } finds a trap on the { $thing }: { $trap } (rolled { $die }).
  .second = { $figure } looks closely and finds a trap on the { $thing }: { $trap } (rolled { $die }).
mkd-no-trap = No trap on the { $thing } (rolled { $die }).
  .second = Nothing but dust on the { $thing } (rolled { $die }): no trap.
mkd-disarmed = { $figure } takes the { $trap } apart: rolled { $die }, needed { $needed } or more.
  .second = { $figure } disarms the { $trap } (rolled { $die }, needed { $needed } or more).
mkd-disarm-failed = { $figure } fails to disarm the { $trap }: rolled { $die }, needed { $needed } or more.
  .second = { $figure } slips while disarming the { $trap }: rolled { $die }, needed { $needed } or more.
mkd-sprung = { $figure } sets off the trap of the { $thing }: { $trap }.
  .second = { $figure } triggers the trap of the { $thing }: { $trap }.
mkd-snared = { $figure } is caught in cords and cannot move, in this activation and the next.
mkd-fell-asleep = { $figure } falls asleep on the spot, until the end of the next activation.
mkd-hurled = { $figure } is hurled through the air, and lands at { $to }.
mkd-alarmed = { $monsters ->
    [0] Bells ring, and nobody hears them.
    [one] Bells ring, and one Monster comes at once.
   *[other] Bells ring, and { $monsters } Monsters come at once.
  }
mkd-cursed-by = { $figure } is cursed: 1 less in attack and defense while this level lasts.
mkd-rusted = { $figure } loses an item to rust: { $item }.
mkd-nothing-to-rust = { $figure } carries nothing that could rust.

## Chests and items

mkd-chest-opened = The { $chest } is open: { $gold } gold, and the { $item }.
  .second = In the { $chest }: { $gold } gold, and the { $item }.
mkd-chest-taken = { $figure } takes the { $chest }.
mkd-chest-given = { $figure } hands the { $chest } to { $to }.
mkd-chest-dropped = { $figure } puts the { $chest } down at { $at }.
mkd-item-used = { $figure } uses the { $item }.
mkd-potion-drunk = { $figure } drinks the { $item }.
  .second = { $figure } swallows the { $item }.
mkd-potion-faded = { $figure }’s potion has worn off.
mkd-travelled = { $figure } vanishes, and appears at { $to }.

## Artifacts

mkd-artifact-used = { $figure } lays hands on the { $artifact }; a { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
  } token comes up.
mkd-artifact-silent = Nothing happens at the { $artifact } (rolled { $die }).
mkd-artifact-twice = { $figure } looks into the water twice: rolled { $first } and { $second }, and takes { $chosen }.
mkd-strengthened = { $what ->
    [attack] { $figure } strikes better: { $amount } more in attack.
    [defense] { $figure } is harder to hit: { $amount } more in defense.
    [speed] { $figure } is quicker: { $amount } more in speed.
    [nimble] { $figure } turns nimble.
    [toughness] { $figure } gets skin like bark: toughness.
    [weapon_master] { $figure } masters every weapon.
    [flight] { $figure } grows wings.
    [magic_blast] { $figure } can shoot a magic blast now.
    [regeneration] { $figure } can regenerate now.
   *[other] { $figure } gains { $what }.
  }
mkd-gold-found = The party finds { $gold } gold.
mkd-gave-item = { $figure } receives the { $item }.
mkd-winded = { $figure } is out of breath, with no points left in this activation.
mkd-dazed = { $figure } is dazed and loses the next activation.

## Markers

mkd-tile-turned = The floor turns { $way ->
    [clockwise] clockwise
   *[back] anticlockwise
  } (rolled { $die }), with everything on it.
mkd-crushed = Crushed at { $at }: { $thing }.

## Discoveries

mkd-found-nothing = Nothing here but dust (rolled { $die }).
  .second = Others have emptied this place before you (rolled { $die }).
mkd-found = The party finds something at { $at }: { $thing }.
  .second = There is something at { $at }: { $thing }.
mkd-found-token = Something waits in the middle, at { $at }: a { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
  } token.

## What can be done

mkd-do-turn-and-check = Turn and look: { $thing } ({ $cost })
mkd-do-check = Look for traps: { $thing }
mkd-do-disarm-slow = Disarm { $trap } slowly ({ $cost })
mkd-do-disarm-fast = Disarm { $trap } fast ({ $cost })
mkd-do-open-chest-safely = Open { $thing } ({ $cost })
mkd-do-open-chest-blindly = Open { $thing }: not checked ({ $cost })
mkd-do-open-chest-anyway = Open { $thing }: trap and all ({ $cost })
mkd-do-open-door-safely = Open { $thing } ({ $cost })
mkd-do-open-door-blindly = Open { $thing }: not checked ({ $cost })
mkd-do-open-door-anyway = Open { $thing }: trap and all ({ $cost })
mkd-do-close-door = Close { $thing } ({ $cost })
mkd-do-take = Take { $chest } ({ $cost })
mkd-do-give = Give { $chest }: to { $figure } ({ $cost })
mkd-do-drop-at = Put down { $chest }: { $at } ({ $cost })
mkd-do-drop = Drop { $chest }: { $gold } gold ({ $cost })
mkd-do-use-item = Use { $item }
mkd-do-drink = Drink { $item }
mkd-do-artifact = Use { $artifact } ({ $cost })
mkd-do-teleport = Use teleport ({ $cost })
mkd-do-vortex = Trigger vortex ({ $cost })
mkd-do-release = Release { $figure }
mkd-do-leave = Leave for good ({ $cost })
mkd-do-stay-out = Retire { $figure }: stays outside for good

## Refusals

mkd-refused-chest-not-there = The { $chest } is not on the floor ({ $rule }). Whoever has it can drop it or hand it over.
mkd-refused-chest-open = The { $chest } is open already ({ $rule }). Take it.
mkd-refused-chest-side = Stand in front of the { $chest } to reach it ({ $rule }): { $squares }.
mkd-refused-chest-behind = The { $chest } is behind you ({ $rule }). Turn to it first.
mkd-refused-chest-apart = The { $chest } lies at { $square }, out of reach ({ $rule }). Go up to it.
mkd-refused-chest-shut = The { $chest } is shut ({ $rule }). Open it first.
mkd-refused-no-door = There is no such door ({ $rule }). Doors are on the map.
mkd-refused-door-apart = Stand beside the { $door } to reach it ({ $rule }): { $squares }.
mkd-refused-door-open = The { $door } is open ({ $rule }). Walk through.
mkd-refused-door-shut = The { $door } is shut already ({ $rule }).
mkd-refused-door-blocked = { $figure } stands in the { $door } ({ $rule }). Wait until the way is free.
mkd-refused-check-what = Say which chest or door you want to check ({ $rule }).
mkd-refused-trap-known = You have already looked at the { $thing } ({ $rule }). Disarm it, or open it.
mkd-refused-trap-unknown = Nobody has looked for a trap on the { $thing } ({ $rule }). Look first; it costs nothing.
mkd-refused-trap-none = There is no trap on the { $thing } any more ({ $rule }). Just open it.
mkd-refused-full-hands = { $figure } has no hand free: { $most ->
    [one] one chest is
   *[other] { $most } chests are
  } all that one Hero can carry ({ $rule }). Drop one, or hand one over.
mkd-refused-not-carried = { $figure } does not carry the { $chest } ({ $rule }). Take it first.
mkd-refused-give-hero = You can hand a chest to another Hero, not to { $figure } ({ $rule }).
mkd-refused-give-apart = { $figure } is not beside you ({ $rule }). Go there, or drop the chest.
mkd-refused-drop-where = You cannot put anything down on { $square } from here ({ $rule }). There is room on { $squares }.
mkd-refused-no-room = There is no free square beside you ({ $rule }). Move first.
mkd-refused-item-shut = The { $chest } is shut, so you cannot use its item ({ $rule }). Drop it and open it first.
mkd-refused-item-spent = No magic is left in the { $item } ({ $rule }). The gold still counts.
mkd-refused-item-in-use = You are using the { $item } already ({ $rule }).
mkd-refused-items-enough = You can use { $most } in one activation ({ $rule }). Wait for the next one.
mkd-refused-no-captive = { $figure } has no captive ({ $rule }). Capture somebody first.
mkd-refused-nobody-acts = Nobody is acting just now ({ $rule }). Begin an activation, or answer what is asked.
mkd-refused-no-way-out = Stand on a way out to leave the dungeon ({ $rule }): { $squares }.
mkd-refused-not-outside = { $figure } is not waiting outside ({ $rule }). Walk to the entrance to leave.
mkd-refused-stay-when = You can keep { $figure } out when it is your turn and nobody is acting ({ $rule }).
mkd-refused-no-artifact = There is no artifact at { $square } ({ $rule }). The map shows those there are.
mkd-refused-artifact-apart = The { $artifact } must be beside you and in front of you ({ $rule }). Good squares: { $squares }.
mkd-refused-artifact-closed = { $figure } is immune to magic and cannot use the { $artifact } ({ $rule }). Send somebody else.
mkd-refused-artifact-spent = No magic is left in the { $artifact } ({ $rule }).
mkd-refused-artifact-used = You can use the { $artifact } only once in an activation ({ $rule }). Wait for the next one.
mkd-refused-no-trigger = { $figure } stands on no teleport and no vortex ({ $rule }). Step on one first.
