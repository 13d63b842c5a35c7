# Standing orders: what a hero does while its player is away.

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
orders-none = Your hero has no orders. Give some with /orders give; without them the autopilot chooses.
