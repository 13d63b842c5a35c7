# Buttons and lists: activations, walking, attacks, answers. And why something cannot be done.

mkd-do-recruit = { $hero } ({ $value })
mkd-do-recruit-novice = { $hero }, a novice ({ $value })
mkd-do-team-close = Take fighters ({ $value })
mkd-do-team-mixed = Take a mix ({ $value })
mkd-do-team-lasting = Take survivors ({ $value })
mkd-detail-team-close = { $heroes }: strong at close quarters.
mkd-detail-team-mixed = { $heroes }: fighters in front, a shooter behind.
mkd-detail-team-lasting = { $heroes }: hard to wear out, with a healer.
mkd-detail-recruit = { $can } · speed { $speed }, attack { $attack }, defense { $defense }
mkd-do-ready = Finish team
mkd-do-begin = { $figure } acts
mkd-do-first = { $figure } first
mkd-do-enter = { $figure } goes in
mkd-do-finish = End team turn
mkd-do-end = Done
mkd-do-roll = Roll for dungeon

mkd-do-step = { $way } ({ $cost })
mkd-detail-step = { $cost }
mkd-detail-step-past = { $cost } past
mkd-detail-face = { $cost ->
    [0] free
   *[other] { $cost }
  }
mkd-detail-as-now = As now
mkd-do-pass = { $way } through: { $square } ({ $cost })
mkd-do-pass-back = { $way } and back: { $square } ({ $cost })
mkd-do-undo = Step back
mkd-do-move = { $points ->
    [one] { $square }: { $cost } of 1 point
   *[other] { $square }: { $cost } of { $points } points
  }
mkd-detail-figures = { $figure } and { $more } more
mkd-detail-past = past { $past }
mkd-detail-through = through { $through }
mkd-detail-through-beside = through { $through }, beside { $beside }
mkd-detail-beside = beside { $beside }
mkd-do-go = { $cost ->
    [one] { $thing }: 1 point, to { $square }
   *[other] { $thing }: { $cost } points, to { $square }
  }
mkd-do-go-part = { $cost ->
    [one] { $thing }: 1 point, part of the way to { $square }
   *[other] { $thing }: { $cost } points, part of the way to { $square }
  }
mkd-do-go-look = { $cost ->
    [one] Look for traps: { $thing }, 1 point, to { $square }
   *[other] Look for traps: { $thing }, { $cost } points, to { $square }
  }
mkd-do-go-end = { $cost ->
    [one] { $thing }, then end: 1 point, to { $square }
   *[other] { $thing }, then end: { $cost } points, to { $square }
  }
mkd-do-go-end-part = { $cost ->
    [one] { $thing }, then end: 1 point, part of the way to { $square }
   *[other] { $thing }, then end: { $cost } points, part of the way to { $square }
  }
mkd-do-charge = { $cost ->
    [one] { $thing }, and strike: 1 point, from { $square }
   *[other] { $thing }, and strike: { $cost } points, from { $square }
  }
mkd-go-behind = Behind { $figure }
mkd-go-foe = Before { $figure }
mkd-go-quest = The Quest Chest
mkd-go-chest = A chest
mkd-go-door-wooden = A closed door
mkd-go-door-iron = A closed iron door
mkd-go-artifact = { $what }
mkd-go-token = A token, without waking it
mkd-go-unexplored = Where nobody has been
mkd-go-stairs = The stairs
mkd-go-exit = The way out
mkd-detail-past-beside = past { $past }, beside { $beside }
mkd-do-spin = Face { $way } ({ $cost })

mkd-do-attack = Strike { $target } ({ $cost })
mkd-do-attack-with = { $ability }: { $target } ({ $cost })
mkd-do-shoot = Shoot { $target } ({ $cost })
mkd-do-shoot-door = Blast door ({ $square })
mkd-do-lead = Confuse { $target }: to { $square }
mkd-do-capture = Capture { $target } ({ $cost })
mkd-do-steal = Steal from { $target } ({ $cost })
mkd-do-regenerate = Regenerate
mkd-do-hurry = Be quick: 4 more points, only moving and doors
mkd-do-heal = Heal { $target }
mkd-do-raise = Call back { $target }
mkd-do-raise-at = Call back { $target }: to { $square }
mkd-do-summon = Summon a Monster
mkd-do-summon-at = Summon a Monster: to { $square }
mkd-do-lift = Lift { $target }: to { $square }

mkd-do-choose = { $figure }
mkd-do-travel = To { $square }
mkd-do-travel-anywhere = Leave to chance
mkd-do-ask-let-go-yes = Let it go
mkd-do-ask-let-go-no = Try to hold
mkd-do-ask-strike-back-yes = Strike
mkd-do-ask-strike-back-no = Hold back
mkd-do-ask-spin-yes = Turn to it
mkd-do-ask-spin-no = Keep facing
mkd-do-give-up = Give up…
mkd-do-ask-give-up-yes = Yes, give up
mkd-do-ask-give-up-no = No, go on
mkd-prompt-give-up = { AND($players) }, give up? Your Heroes inside will be lost, with all they carry.
mkd-gave-up = { $player } gives up. The Heroes inside are lost.
mkd-refused-give-up-when = You can give up on your own turn, from round { $round } on ({ $rule }).
mkd-do-ask-first-yes = Go first
mkd-do-ask-first-no = Keep usual order

mkd-do-orders-let-go-ask = Breaking away: ask me
mkd-do-orders-let-go-yes = Breaking away: let Monsters go
mkd-do-orders-let-go-no = Breaking away: make Monsters roll
mkd-do-orders-strike-back-ask = Striking back: ask me
mkd-do-orders-strike-back-yes = Striking back: always
mkd-do-orders-strike-back-no = Striking back: never
mkd-do-orders-spin-ask = Turning to newcomers: ask me
mkd-do-orders-spin-yes = Turning to newcomers: always
mkd-do-orders-spin-no = Turning to newcomers: never
mkd-do-orders-end-yes = Ending: by itself, with nothing left to do
mkd-do-orders-end-no = Ending: wait for me
mkd-do-orders-wake-yes = Tokens: turn them over despite stealth
mkd-do-orders-wake-no = Tokens: slip past them unseen

## Whose turn it is

mkd-refused-unknown = You cannot do that in this game ({ $rule }). `/do` lists what you can.
mkd-refused-over = The adventure is over ({ $rule }). Begin a new one with `/adventure new`.
mkd-refused-no-seat = You lead no Hero in this game ({ $rule }). Watch with `/map`.
mkd-refused-not-your-turn = It is not your turn ({ $rule }). `/adventure status` says whose it is.
mkd-refused-now-setup = Players are still choosing teams ({ $rule }). Choose a Hero, or press Finish team.
mkd-refused-now-question = The game waits for an answer ({ $rule }). Answer it first.
mkd-refused-now-hero = One of your Heroes is in the middle of an activation ({ $rule }). Go on with it, or end it.
mkd-refused-now-between = None of your Heroes is active ({ $rule }). Begin an activation first.
mkd-refused-monsters-wait = It is not yet the Monsters’ turn ({ $rule }). Finish the Heroes’ turns first.
mkd-refused-other-question = That does not answer the question ({ $rule }). Choose one of the answers shown.
mkd-refused-not-eligible = { $figure } cannot gain that level ({ $rule }). Choose one of those shown.
mkd-refused-no-marker = There is no known way to that square ({ $rule }). Choose one of those shown, or leave it to chance.
mkd-refused-not-yours = { $figure } is not yours to lead ({ $rule }). Begin with a Hero of your team.
mkd-refused-acts-now = { $figure } is acting now ({ $rule }). Say what to do.
mkd-refused-served = { $figure } has acted this turn ({ $rule }). Choose another Hero, or end the turn.
mkd-refused-away = { $figure } is not in the dungeon ({ $rule }). Choose a Hero who is.
mkd-refused-entrance-full = Somebody stands in the entrance ({ $rule }). Let them move on first.
mkd-refused-nobody-left = All of your Heroes have acted ({ $rule }). The turn ends by itself.
mkd-refused-shared-square = { $figure } is still passing through somebody ({ $rule }). Step on to a free square.
mkd-refused-orders-no-asking = This answer is yes or no, and never asked for in the middle of a move ({ $rule }). Choose one of them.
mkd-refused-orders-already = That is your standing answer already ({ $rule }). Choose another, or leave it.

## Walking and turning

mkd-refused-halted = Your Hero is held and cannot spend points ({ $rule }). End the activation; the next one is free.
mkd-refused-points = That costs { $cost }, and { $points } { $points ->
    [one] speed point is
   *[other] speed points are
  } left ({ $rule }). Do something cheaper, or end the activation.
mkd-refused-turn-points = Together with the turn to { $target } that costs { $cost }, more than you have left ({ $rule }). Do something cheaper, or end the activation.
mkd-refused-there-already = You stand on { $square } ({ $rule }). Pick another square.
mkd-refused-no-square = { $square } is solid rock ({ $rule }). Pick a square of the dungeon.
mkd-refused-no-standing = Nobody can stop on { $square } ({ $rule }). The nearest free square: { $nearest }.
mkd-refused-no-way = No way leads to { $square } ({ $rule }). The nearest you can reach: { $nearest }.
mkd-refused-no-way-through = No way leads from { $over } to { $square } with your points ({ $rule }).
mkd-refused-too-far = { $square } costs { $cost }, and you have { $points } ({ $rule }). The nearest you can reach: { $nearest }.
mkd-refused-unnerved = An unnerved Hero cannot go next to an opponent at { $square } ({ $rule }). Pick a square away from them.
mkd-refused-no-step = There is a wall, a shut door or a corner { $way } ({ $rule }). Go around it, or open it.
mkd-refused-faces-already = Your Hero looks that way already ({ $rule }). Pick another direction.
mkd-refused-rider-turns = A rider cannot turn on the spot ({ $rule }). Take a step instead.
mkd-refused-nothing-to-undo = You cannot take a step back after a die or a discovery ({ $rule }). Walk back, if you have the points.

## Teams

mkd-refused-seats = Players in this game: { $fewest } to { $most }.
mkd-refused-no-joining = Nobody can join after an adventure has begun ({ $rule }). Join the next one.
mkd-refused-no-such-hero = There is no Hero of that name ({ $rule }). Pick one from the list.
mkd-refused-hero-taken = Somebody leads that Hero already ({ $rule }). Pick another.
mkd-refused-hero-too-dear = That Hero does not fit into your team: { $points ->
    [one] 1 point is
   *[other] { $points } points are
  } left ({ $rule }). Pick a cheaper one, or finish your team.
mkd-refused-team-gone = That team can no longer be had ({ $rule }). Pick another, or choose Heroes one by one.
mkd-refused-no-hero-yet = A team needs at least one Hero ({ $rule }). Choose one first.

## Lists

group-team = Heroes to choose from
group-move = Walk to
group-face = Turn
group-deed = Do something else
group-deed-2 = More actions
group-deed-3 = Even more actions
group-ability = Use an ability
group-special = Capture or steal
group-lead = Lead or put down
group-orders = Standing answers
group-advance = Who gains?
group-travel = Where to?
group-chest = Chests
group-item = Items
group-door = Doors
