# Acting, ordering, declaring, rolling, undoing.

## Before a turn

turn-which = Turn which way?
sure = **{ $what }?** { $detail }
    This cannot be taken back.

## Answers, to one person alone

answer-pilot = { $who ->
    [player] You lead { $hero } again.
   *[other] { $hero } is on autopilot now: { $who }.
  }
answer-done = Done: { $what }
proposal-made = You propose: { $what }. It counts when the others agree, or say nothing until the time on the card.
proposal-heard = You are for: { $what }.
errand-waits = Noted: { $what }. It comes once the party has decided on what was proposed before.
errand-taken-back = Taken back: { $what }
errand-spoken-against = You would rather not. More than half decide.
errand-refused-many = Enough of yours waits for the others already.
errand-unnamed = { $option }
errand-refused-others = That is for others to decide.
proposal-refused-said = You have said that already: { $what }. The others have time to say otherwise.
answer-stirred = The others have acted.
answer-rolled = { $count ->
    [one] Rolled.
   *[other] Rolled { $count } times.
  } { $more ->
    [yes] The dungeon is not finished: /act again, or /act all:True to roll until somebody must decide.
   *[no] { $next }
  }
answer-rolled-next = Now the table waits for { AND($heroes) }: { $prompt }
answer-rolled-over = The game is over.
choice-detailed = { $label }, { $detail }

## Refusals, to one person alone

error-not-your-turn = It is not your turn: the table waits for { AND($heroes) }.
error-nobody-there = No player leads { $hero }. Somebody has to join first.
error-no-such-stance = Choose one of: player, { $stances }.
error-stale = That button belongs to an earlier moment of the game. Use the latest card.
error-nothing-stirs = There is nothing to roll for now. The table waits for { AND($heroes) }: { $prompt }
error-no-such-table = There is no table called “{ $typed }”. Choose one of: { $tables }.
error-game-without-tables = { $game } has no tables to roll on. These games have some: { $having }
act-game-more = { $row }, { $more }
act-game = { $game } (`game:{ $typed }`)
error-which-table = There are several tables of { $table }. Choose one with of: { $variants }.
error-no-such-variant = The table of { $table } has no variant “{ $typed }”. Choose one of: { $variants }.
error-table-alone = There is only one table of { $table }. Leave “of:” out.
error-act-where = There is no adventure in this channel. Open one with /adventure new. To roll for a game at your own table, choose one of these with /act table: { $tables }.
error-unknown-action = You cannot do “{ $typed }” now. You can: { $options }
error-nothing-of-the-kind = You cannot do “{ $typed }” now, nor anything of the kind. The card shows what is asked.
error-more-on-offer = { $named }; and { $count } more
error-ambiguous = “{ $typed }” could mean several things. Write one of these: { $options }
undo-refused-daily = In a daily you cannot undo what you have been shown: everybody gets one try at the same dungeon.
error-player-there = { $hero }’s player is here, and only they can hand over to the autopilot. You can do it once they miss a turn.
error-player-there-live = { $hero }’s player was here a moment ago, and only they can hand over to the autopilot now. If they do nothing for { $wait } more { $wait ->
    [one] minute
   *[other] minutes
  }, you can do it with /adventure autopilot.
error-only-host-live = The host ({ $host }) was here a moment ago, and only they can do that now. If they do nothing for { $wait } more { $wait ->
    [one] minute
   *[other] minutes
  }, any player here can, or can take over with /adventure host.

## Tables for people who play at a table of their own

oracle-rolled = { $count ->
    [one] The die: { $total }
   *[other] The dice: { $faces } = { $total }
  }
oracle-showing = { $count ->
    [one] The die: { $faces }
   *[other] The dice: { $faces }
  }
oracle-odd = odd
oracle-even = even
oracle-to-be-read = No roll: read it from the top.
oracle-drawn = Drawn: { $total }
oracle-given = Your roll: { $total }
oracle-and-more = { $least } or more

## Turns that are declared before they come

ahead-said = Planned for { $hero }’s turn in this round: { $what }{ $more ->
    [0] .
    [one] , and one more choice after it.
   *[other] , and { $more } more choices after it.
  } Nobody else can see it. Until your turn comes, you can change it or take it back.
ahead-withdrawn = Taken back: nothing is planned for { $hero } any more.
ahead-refused-turn = It is your turn now: act on the card or with /do.
ahead-refused-auto = { $hero } is on autopilot. Lead your hero yourself first, with /adventure autopilot.
ahead-never = In this game you cannot plan ahead.
ahead-refused-now = { $why } The game waits for { AND($heroes) }.
ahead-refused-option = You cannot plan that for this round any more. Open the list again.
ahead-refused-stale = This list is out of date: the turn has gone on, or you have planned something else since. Open it again.
ahead-refused-many = Choose at least one thing to do, and at most { $most }.
ahead-refused-nothing = There is nothing to take back: you have no plan for this round and no repeated attack.

plan-if = if { $when }: { $what }
plan-when-always = always
plan-when-hurt = hurt
plan-when-badly-hurt = badly hurt
plan-when-friend-badly-hurt = a friend is badly hurt
plan-when-fighting = fighting
plan-when-outnumbered = outnumbered
plan-when-quiet = all is quiet
plan-follow = do as { $hero }
plan-word-if = if
plan-word-else = else
plan-words-follow = follow|as|do as
plan-more = Or in other words …
plan-only = Choice { $number } only if …

ahead-title = Plan { $hero }’s turn
ahead-about = When your turn of this round comes, I do the first of your choices that is possible, and roll its dice then. If your turn goes on after it, the next choice follows. Nobody else sees what you choose.
ahead-none = You have planned nothing yet.
ahead-chosen = { $number }. { $what }
ahead-now = If your turn came now: { $what }.
ahead-now-none = If your turn came now, none of this would be possible, and you would be asked.
ahead-pick = { $rank ->
    [1] First …
    [2] If that is impossible, or after it …
   *[3] If both are impossible, or after them …
  }

## Attacks that are kept at until a fight is over

keep-said = { $hero } repeats this attack each round until the fight is over or { $hero } is badly hurt. To stop, do something else or say /orders withdraw.
keep-refused-first = Attack once in this fight first, with nothing that is used up. Then you can repeat that attack.
keep-refused-already = { $hero } repeats the attack already. To stop, say /orders withdraw.
keep-refused-hurt = { $hero } is badly hurt, so choose each attack yourself.
keep-refused-never = This game has no attacks to repeat. Choose each turn yourself.
onward-choice = the team fights on by itself
onward-said = { $turn ->
    [this] { $hero }’s team fights on by itself for the rest of this turn.
   *[next] { $hero }’s team fights on by itself in the next round. You can still say something else until its turn comes, or take this back with /orders withdraw.
  } It fights as your standing orders say, else on its own judgement, opens nothing and uses nothing up.
onward-refused-already = Your team fights on by itself already. To take that back, say /orders withdraw.
onward-refused-question = Answer what you are asked first. Then your team can fight on by itself.
onward-refused-now = A team can fight on by itself only by post, while Monsters are on the board.

## Standing orders: what a hero does while its player is away

orders-given =
    { $count ->
        [0] { $hero } has no orders any more.
        [one] { $hero } has one order.
       *[other] { $hero } has { $count } orders.
    }
orders-order = { $when }: { $deed }
orders-preview-now = Now: { $what } (order { $number }, { $order })
orders-preview-then = At step { $step } it would have been: { $what } (order { $number }, { $order })
orders-preview-older = { $count ->
    [one] One step of this adventure was
   *[other] { $count } steps of this adventure were
  } played under other rules than today’s. I could not try the orders on all of your turns there.
orders-preview-none = In your last turns these orders would have done nothing; the autopilot would have chosen.
orders-when-always = always
orders-when-hurt = below two thirds
orders-when-badly-hurt = below a third
orders-when-friend-badly-hurt = a friend is below a third
orders-when-fighting = in a fight
orders-when-outnumbered = outnumbered
orders-when-quiet = when all is quiet
orders-deed-drink = drink a potion
orders-deed-heal-friend = heal the friend
orders-deed-strike-weakest = strike the weakest
orders-deed-strike-strongest = strike the strongest
orders-deed-shoot = shoot
orders-deed-guard = stay and guard
orders-deed-flee = run
orders-refused-many = That is too much to remember: a hero follows at most { $most ->
    [one] one order
   *[other] { $most } orders
  }.
orders-refused-unknown = “{ $order }” is not an order. Choose one from the list.
orders-refused-never = This game knows no orders. While you are away, the autopilot chooses for your hero.
orders-none = Your hero has no orders. Give some with /orders give; without them the autopilot chooses.

## Undoing

undo-done = Taken back. The card shows the game as it stands now.
undo-waits = You ask to go back. { AND($heroes) } must agree with /adventure undo; anybody who plays on refuses.
undo-refused-nothing = You cannot take anything back now: the last step was not yours, or there is none. To go back further, find the number of a step with /adventure log, then ask the others with /adventure undo and that number.
undo-refused-shown = A die has been rolled or something was revealed since then, so you cannot take it back alone. Ask the others with /adventure undo to:{ $to } (the host goes back at once).
undo-refused-older = I cannot go back that far: this adventure was played under older rules, which can no longer be replayed, and that moment is no longer stored. Choose a later step.
undo-refused-far = That step is out of reach: it is too long ago, or something final came after it (the start, a new hero, a new seed). Choose a later step.
