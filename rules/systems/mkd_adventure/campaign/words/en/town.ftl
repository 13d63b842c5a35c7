# The town: its story, its prompts, its buttons, its sheets.

mkc-story-purse = { $shared ->
    [yes] The common purse holds { $purse } gold.
   *[no] Between them the Heroes have { $purse } gold.
}
mkc-story-fallen = Fallen: { AND($heroes) }. The temple raises each for { $cost } gold.
mkc-story-shelf = On the shelf: { $wares }.
mkc-story-shelf-any = Kinds of chest the shop can get: { $count }. Each list shows what you can pay.
mkc-story-shelf-empty = The shelf is bare.

mkc-house-temple = Temple
mkc-house-temple-about = the fallen are raised for { $gold } gold each
mkc-house-market = Market
mkc-house-market-about = chests and their items are bought, sold and charged again
mkc-house-school = School
mkc-house-school-about = a level takes a Hero’s experience, and { $gold } gold
mkc-house-inn = Inn
mkc-house-inn-about = new Heroes are recruited

mkc-prompt-raise = Raise a fallen Hero before the quest is paid out? Still to decide: { AND($members) }.
mkc-prompt-trade = What do you buy or sell? You have { $purse } gold. Still shopping: { AND($members) }.
mkc-prompt-raise-again = Last chance on this visit to raise a fallen Hero. Still to decide: { AND($members) }.
mkc-prompt-train = Who trains? Still to decide: { AND($members) }.
mkc-prompt-confirm = { $member }: { $deal }? Confirm it, or take it back.
mkc-prompt-consent = { $member } wants to spend common gold: { $deal }. Still to vote: { AND($members) }.

mkc-do-done-raise = Leave the temple
mkc-do-done-trade = Leave the market
mkc-do-done-raise-again = Leave the temple
mkc-do-done-train = Leave the school
mkc-do-confirm = Yes: { $deal }
mkc-do-take-back = No, not now
mkc-do-agree = Agree: { $deal }
mkc-do-refuse = Refuse
mkc-do-raise = { $hero }, level { $level } ({ $cost } gold)
mkc-do-buy = { $item } for { $hero } ({ $cost } gold)
mkc-do-sell = { $item } of { $hero } (+{ $gold } gold)
mkc-do-recharge = { $item } of { $hero } ({ $gold } gold)
mkc-do-pass = { $item }: { $hero } to { $to }
mkc-do-shop-for = Shop for { $hero }
mkc-do-look-all = Everything
mkc-do-look-potion = Draughts
mkc-do-look-sword = Blades
mkc-do-look-cloak = Cloaks
mkc-do-look-boots = Boots
mkc-do-look-amulet = Amulets
mkc-do-look-ring = Rings
mkc-do-look-staff = Staves
mkc-do-train = { $hero }: level { $level } ({ $gold } gold)
mkc-do-learn = { $hero }: { $ability } for good
mkc-do-learn-passing = { $hero }: { $ability } for this level

mkc-detail-confirm = { $gains ->
    [yes] brings in { $gold } gold
   *[no] costs { $gold } gold
}
mkc-detail-left = leaves { $left } gold
mkc-detail-ware = { $does }; leaves { $left } gold
mkc-detail-ware-beside = { $does }; has { $carried }
mkc-detail-train = { $xp } experience, { $lost } left over and lost; worth { $worth } then; leaves { $left } gold
mkc-detail-faded = { $does }; uncharged, can be recharged
mkc-detail-lost = { $does }; its magic is gone for good
mkc-detail-charged = { $does }; charged for the next dungeon
mkc-detail-spent = { $does }; empty

mkc-note-owns = { $charge ->
    [charged] carries { $item }
    [faded] { $item }, uncharged
    [spent] { $item }, empty
   *[lost] { $item }, without magic
}

mkc-sheet-hero = { $hero } in town
mkc-sheet-level = Level { $level }, worth { $worth }; { $xp } of { $cost } experience for the next level, which also costs { $gold } gold
mkc-sheet-fate = { $fate ->
    [home] At home
    [away] In the dungeon
    [dead] Fallen; the temple can help
   *[retired] Retired
}; { $adventures ->
    [0] no adventure yet
    [one] one adventure
   *[other] { $adventures } adventures
}
mkc-sheet-permanent = { $ability }, for good
mkc-sheet-passing = { $ability }, at level { $level }
mkc-sheet-gold = { $gold } gold of your own
mkc-sheet-belongings = { $hero } owns
mkc-sheet-belonging = { $item } ({ $does }), { $charge ->
    [charged] charged; sells for { $gold } gold
    [faded] uncharged; recharge it or sell it, { $gold } gold
    [spent] empty, worth nothing
   *[lost] without magic; sells for { $gold } gold
}
mkc-sheet-town = In town
mkc-sheet-purse = { $purse } gold in all

## Why something cannot be done

mkc-refused-dead = { $hero } is dead ({ $rule }). Go to the temple first.
mkc-refused-not-dead = { $hero } is alive ({ $rule }). You can only raise the fallen.
mkc-refused-no-visit = The party is not in town ({ $rule }). The shops open when an adventure is over.
mkc-refused-order = You cannot do that yet, or any more ({ $rule }). Now it is { $now ->
    [trade] the market’s turn: buy, sell, recharge, or leave.
    [train] the school’s turn: train, or leave.
   *[other] the temple’s turn: raise somebody, or leave.
}
mkc-refused-not-on-shelf = The shop does not have that ({ $rule }). Choose from what is on the shelf.
mkc-refused-full = { $hero } has { $most } charged chests and no hand free ({ $rule }). Sell one or hand one over first.
mkc-refused-not-owned = { $hero } does not own that ({ $rule }).
mkc-refused-spent = Nobody buys an empty item ({ $rule }): { $item }.
mkc-refused-charge-charged = You have charged { $item } already ({ $rule }).
mkc-refused-charge-spent = You cannot recharge an empty item ({ $rule }): { $item }.
mkc-refused-charge-lost = { $item } lost its magic for good because nobody recharged it in time ({ $rule }). You can still sell it.
mkc-refused-nobody-to-take = { $hero } cannot take it ({ $rule }). Hand it to another Hero who is at home.
mkc-refused-same-shelf = You are looking at that already ({ $rule }).
mkc-refused-trained = { $hero } has trained on this visit ({ $rule }). Bring home more experience first.
mkc-refused-experience = { $hero } has { $xp } experience, and that training takes { $cost } ({ $rule }).
mkc-refused-no-lesson = { $hero } has no ability to choose ({ $rule }). Levels past 5 give one each.
mkc-refused-not-taught = { $hero } cannot learn { $ability } now ({ $rule }). Choose an ability from the dial first.
mkc-refused-lesson-open = First choose what the new level teaches { $hero } ({ $rule }).
mkc-refused-declined = The others have refused that on this visit ({ $rule }). Propose something else.
mkc-refused-deal-open = First settle { $member }’s proposal: { $deal } ({ $rule }).
mkc-refused-no-deal = There is no proposal to vote on ({ $rule }).
mkc-refused-no-voice = You have voted already, or have no vote here ({ $rule }).
mkc-refused-unknown = You cannot do that in town ({ $rule }). Choose from the buttons and lists on the card.
mkc-refused-first-settle = You can recruit new Heroes when the visit is over ({ $rule }).
mkc-refused-is-ready = You have said already that you are ready ({ $rule }).
mkc-refused-no-such-hero = There is no Hero of that name ({ $rule }). Pick one from the list.
mkc-refused-taken = Another player leads { $figure } already ({ $rule }). Pick another.
mkc-refused-no-novice = { $figure } cannot start as a novice ({ $rule }).
mkc-refused-many = You lead { $most } Heroes already, the most allowed ({ $rule }).
mkc-refused-others-first = Few Heroes are left, so first every player gets one ({ $rule }).
mkc-refused-points = That Hero does not fit: the next one can be worth { $points } at most ({ $rule }).
