# What every campaign says, whatever its system.

campaign-founded = A campaign begins. At its table: { $members }.
campaign-joined = { $member } takes a chair at the campaign's table.
campaign-planned = For the next adventure: { $setting } is { $value }.
campaign-departed = Adventure { $number } begins. Out of the gate go { $party }.
    .again = The gate opens for adventure { $number }: { $party } set out.
campaign-came-home =
    { $result ->
        [victory] Adventure { $number } is won.
        [defeat] Adventure { $number } is lost.
       *[other] Adventure { $number } is over.
    } { $back ->
        [0] Nobody came back.
       *[other] Back in town: { $party }.
    } { $dead ->
        [0] Nobody fell.
       *[other] Fallen: { $fallen }.
    }
campaign-coins =
    { $paid ->
        [yes] { $reason }: { $coins } paid. { $purse } left in the purse.
       *[no] { $reason }: { $coins } for the purse, which holds { $purse }.
    }
campaign-experience = { $hero }: { $amount } experience, { $reason }; { $total } now.
campaign-retired = { $hero } hangs up the gear and rests from adventures.
campaign-recalled = { $hero } is talked into coming back.
campaign-sat-out = { $member } sits out until somebody asks.
campaign-invited = { $member } is asked back to the table.
campaign-closing-asked = { $member } proposes to end the campaign for good. Everybody has to agree.
campaign-closing-refused = The campaign goes on.
campaign-closed = The campaign is closed after { $chapters } { $chapters ->
    [one] adventure
   *[other] adventures
}.

campaign-heading-town = In town, before adventure { $number }
campaign-heading-away = Adventure { $number }: { $heading }
campaign-story-new = Nobody here has been through that gate yet.
campaign-story-last = Adventure { $number }: { $text }
campaign-prompt-muster = Who goes next? { $members }: bring your heroes and set out, or stay at home.
campaign-prompt-closing = End the campaign for good? Only if everybody says yes.
campaign-prompt-over = This campaign is closed.
campaign-outcome = The campaign is closed: { $chapters ->
    [one] 1 adventure
   *[other] { $chapters } adventures
  }, { $won } won; { $purse } left in the purse.
campaign-note-goes = goes along
campaign-hero = { $name }
campaign-number = { $number }
campaign-gate = The gate
campaign-map-town = The town
campaign-fact-town = { $count ->
    [0] No hero is in town.
    [one] One hero is in town.
   *[other] { $count } heroes are in town.
  } In the common purse: { $purse }.

campaign-do-set-out = Ready to go
campaign-do-go-now = Go now, with who is ready
campaign-do-stay-home = Stay at home this time
campaign-do-sit-out = Sit out until somebody asks
campaign-do-invite = Ask { $member } back
campaign-do-close = End the campaign…
campaign-do-close-for-good = End it for good
campaign-do-stay-open = No, go on
campaign-do-bring = { $hero } comes along
campaign-do-leave = { $hero } stays at home
campaign-do-plan = { $setting }: { $value }
campaign-do-retire = { $hero } retires
campaign-do-recall = { $hero } comes back from retirement

group-campaign-party = Who goes along
group-campaign-plan = The next adventure
group-campaign-rest = Who rests

campaign-error-no-such-hero = There is no such hero on the roster.
campaign-error-no-such-member = Nobody has that seat at the campaign's table.
campaign-refused-coins = That costs { $cost }; the purse holds { $purse }.
campaign-refused-closing = First say whether the campaign is to end.
campaign-refused-not-closing = Nobody has proposed to end the campaign.
campaign-refused-in-town = There is still something to settle in town first.
campaign-refused-unknown = That cannot be done in town.
campaign-refused-not-yours = { $hero } follows somebody else.
campaign-refused-not-going = { $hero } is not coming along anyway.
campaign-refused-goes-already = { $hero } is coming along already. Leave { $hero } at home first.
campaign-refused-enough = You may bring { $most } at most. Leave somebody at home first.
campaign-refused-heroes = That is enough for one player: { $home } heroes at home, { $most } alive in all.
campaign-refused-plan = { $name } is not something to settle between adventures.
campaign-refused-nobody-goes =
    { $now ->
        [yes] Bring a hero first, then you can go without waiting for the others.
       *[no] Bring a hero first, or stay at home this time.
    }
campaign-refused-all-stay = Somebody has to go, and nobody else is left to.
campaign-refused-is-here = { $member } sits at the table already.
campaign-refused-hero-home = { $hero } is at home already.
campaign-refused-hero-away = { $hero } is away.
campaign-refused-away = The party is away. That has to wait until it is back in town.
campaign-refused-hero-dead = { $hero } is dead.
campaign-refused-hero-retired = { $hero } has retired. Ask { $hero } back first.
campaign-refused-not-away = The party is in town; nobody is in the dungeon.
campaign-refused-not-asked = It is not up to you now. The others still have to decide.
campaign-refused-over = This campaign is closed.
campaign-refused-seats = Members of a campaign: { $fewest } to { $most }.
campaign-refused-seat-taken = That seat is taken.
