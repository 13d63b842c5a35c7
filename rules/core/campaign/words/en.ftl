# What every campaign says, whatever its system.

campaign-founded = A campaign begins. Players: { AND($members) }.
campaign-joined = { $member } joins the campaign.
campaign-planned = Changed for the next adventure: { $setting } ({ $value }).
campaign-departed = Adventure { $number } begins: { AND($party) } set out.
    .again = The gate opens for adventure { $number }, and { AND($party) } set out.
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
campaign-retired = { $hero } retires from adventuring.
campaign-recalled = { $hero } comes out of retirement.
campaign-sat-out = { $member } sits out until invited again.
campaign-invited = { $member } is invited back to the table.
campaign-closing-asked = { $member } proposes to end the campaign for good.
campaign-closing-refused = The campaign goes on.
campaign-closed = The campaign ends after { $chapters } { $chapters ->
    [one] adventure
   *[other] adventures
}.

campaign-heading-town = In town, before adventure { $number }
campaign-progress = { $of ->
    [0] none won yet
   *[other] { $won } of { $of } won
  }
campaign-heading-away = Adventure { $number }: { $heading }
campaign-story-new = No hero of this campaign has gone through the gate yet.
campaign-story-last = Adventure { $number }: { $text }
campaign-prompt-muster = Who goes next? { AND($members) }: choose your heroes and set out, or stay home.
campaign-prompt-closing = End the campaign for good? Everybody must agree.
campaign-prompt-over = This campaign is over.
campaign-outcome = The campaign is over: { $chapters ->
    [one] 1 adventure
   *[other] { $chapters } adventures
  }, { $won } won; { $purse } left in the purse.
campaign-note-goes = goes along
campaign-hero = { $name }
campaign-number = { $number }
campaign-map-town = The town
campaign-finale-adventures = { $count ->
    [one] one adventure
   *[other] { $count } adventures
  }
campaign-finale-purse = { $purse } in the purse
campaign-fact-town = { $count ->
    [0] No hero is in town.
    [one] One hero is in town.
   *[other] { $count } heroes are in town.
  } In the common purse: { $purse }.

campaign-did-bring = { $player } brings a hero along.
campaign-did-leave = { $player } leaves a hero at home.
campaign-did-set-out = { $player } is ready for the next adventure.
campaign-did-stay-home = { $player } stays home this time.
campaign-do-set-out = Ready: adventure { $number }
campaign-do-go-now = Go now
campaign-do-stay-home = Stay home
campaign-do-sit-out = Sit out
campaign-do-invite = Invite { $member }
campaign-do-close = End the campaign…
campaign-do-close-for-good = End for good
campaign-do-stay-open = No, go on
campaign-do-bring = { $hero } comes along
campaign-do-leave = { $hero } stays home
campaign-do-plan = { $setting }: { $value }
campaign-do-retire = Retire { $hero }
campaign-do-recall = Recall { $hero }

group-campaign-party = Who goes along
group-campaign-plan = The next adventure
group-campaign-rest = Who rests

campaign-error-no-such-hero = There is no such hero on the roster. Choose one from the list.
campaign-error-no-such-member = No player has that seat in this campaign.
campaign-refused-coins = That costs { $cost }, and the purse holds { $purse }.
campaign-refused-closing = First vote on whether the campaign ends.
campaign-refused-not-closing = Nobody has proposed to end the campaign.
campaign-refused-in-town = Settle what is still open in town first.
campaign-refused-unknown = You cannot do that in town. Choose from the buttons and lists on the card.
campaign-refused-not-yours = { $hero } belongs to another player.
campaign-refused-not-going = { $hero } is not going anyway.
campaign-refused-goes-already = { $hero } is going already. Leave { $hero } home first.
campaign-refused-enough = You can bring { $most } at most. Leave somebody home first.
campaign-refused-heroes = You cannot have more heroes: { $home } can be home, { $most } alive in all.
campaign-refused-plan = { $name } cannot be changed between adventures.
campaign-refused-nobody-goes =
    { $now ->
        [yes] Bring a hero first. Then you can go without waiting for the others.
       *[no] Bring a hero first, or stay home.
    }
campaign-refused-all-stay = You are the last one who can go: bring a hero and set out.
campaign-refused-is-here = { $member } is at the table already.
campaign-refused-hero-home = { $hero } is at home already.
campaign-refused-hero-away = { $hero } is away.
campaign-refused-away = The party is away. Wait until it is back in town.
campaign-refused-hero-dead = { $hero } is dead.
campaign-refused-hero-retired = { $hero } has retired. Recall { $hero } first.
campaign-refused-not-away = The party is in town; nobody is in the dungeon.
campaign-refused-not-asked = Your part is done. The others still have to decide.
campaign-refused-over = This campaign is over.
campaign-refused-seats = Players of a campaign: { $fewest } to { $most }.
campaign-refused-seat-taken = That seat is taken. Choose another one.

# The tale of a campaign, a chapter for each adventure.

campaign-departed-tale = The gate opened, and { AND($party) } set out.
    .b = Early in the day { AND($party) } went through the gate.
    .c = And so { AND($party) } set out once more.
campaign-departed-tale-title = Adventure { $number }
campaign-came-home-tale = { $result ->
    [victory] They had done what they had set out to do.
    [defeat] They had not done what they had set out to do.
   *[other] With that it was over.
  } { $back ->
    [0] Nobody came back.
   *[other] Back in town: { $party }.
  }{ $dead ->
    [0] {""}
   *[other] {" "}Not with them any more: { $fallen }.
  }
campaign-joined-tale = { $member } joined them
campaign-retired-tale = { $hero } hung up the boots, and retired
campaign-recalled-tale = { $hero } could not stay by the fire, and came along again
campaign-closed-tale = And there the campaign ended.
