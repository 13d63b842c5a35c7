# The town: its story, its prompts, its buttons, its sheets.

mkc-story-purse = { $shared ->
    [yes] The common purse holds { $purse } gold.
   *[no] Between them the Heroes have { $purse } gold.
}
mkc-story-fallen = Fallen: { $heroes }. The temple takes { $cost } gold for each.
mkc-story-shelf = On the shelf: { $wares }.
mkc-story-shelf-any = Kinds of chest the shop can get: { $count }. Each list shows what you can pay.
mkc-story-shelf-empty = The shelf is bare.

mkc-prompt-raise = Bring a fallen Hero back before the quest is paid out? Still to say: { $members }.
mkc-prompt-trade = What do you buy or sell? You have { $purse } gold. Still shopping: { $members }.
mkc-prompt-raise-again = Last chance to bring a fallen Hero back in this visit. Still to say: { $members }.
mkc-prompt-train = Who trains? Still to say: { $members }.
mkc-prompt-confirm = { $member }: { $deal }? Confirm it, or take it back.
mkc-prompt-consent = { $member } wants the common purse to pay: { $deal }. Still to be heard: { $members }.

mkc-do-done-raise = Leave the temple
mkc-do-done-trade = Done at the market
mkc-do-done-raise-again = Leave the temple
mkc-do-done-train = Done training
mkc-do-confirm = Yes: { $deal }
mkc-do-take-back = No, not now
mkc-do-agree = Agree: { $deal }
mkc-do-refuse = No, keep the gold
mkc-do-raise = { $hero }, level { $level } ({ $cost } gold)
mkc-do-buy = { $item } for { $hero } ({ $cost } gold)
mkc-do-sell = { $item } of { $hero } (+{ $gold } gold)
mkc-do-recharge = { $item } of { $hero } ({ $gold } gold)
mkc-do-pass = { $item }: { $hero } to { $to }
mkc-do-shop-for = Shop for { $hero }
mkc-do-look-all = Everything on the shelf
mkc-do-look-potion = Draughts
mkc-do-look-sword = Blades
mkc-do-look-cloak = Cloaks
mkc-do-look-boots = Boots
mkc-do-look-amulet = Amulets
mkc-do-look-ring = Rings
mkc-do-look-staff = Staves
mkc-do-train = { $hero } to level { $level } ({ $gold } gold)
mkc-do-learn = { $hero }: { $ability } for good
mkc-do-learn-passing = { $hero }: { $ability } for this level

mkc-detail-confirm = { $gains ->
    [yes] brings in { $gold } gold
   *[no] costs { $gold } gold
}
mkc-detail-left = leaves { $left } gold
mkc-detail-ware = { $does }; leaves { $left } gold
mkc-detail-ware-beside = { $does }; has { $carried }
mkc-detail-train = { $xp } experience, { $lost } over and lost; worth { $worth } then; leaves { $left } gold
mkc-detail-faded = { $does }; worn out, can still be charged
mkc-detail-lost = { $does }; its magic is gone for good
mkc-detail-charged = { $does }; charged for the next dungeon
mkc-detail-spent = { $does }; empty

mkc-note-owns = { $charge ->
    [charged] carries { $item }
    [faded] { $item }, worn out
    [spent] { $item }, empty
   *[lost] { $item }, without magic
}

mkc-sheet-hero = { $hero } in town
mkc-sheet-level = Level { $level }, worth { $worth }; { $xp } of { $cost } experience for the next level, which takes { $gold } gold as well
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
mkc-sheet-gold = { $gold } gold of one's own
mkc-sheet-belongings = { $hero } owns
mkc-sheet-belonging = { $item } ({ $does }), { $charge ->
    [charged] charged; sells for { $gold } gold
    [faded] worn out; { $gold } gold to charge it again, or for selling it
    [spent] empty, worth nothing
   *[lost] without magic; sells for { $gold } gold
}
mkc-sheet-town = In town
mkc-sheet-purse = { $purse } gold in all

## Why something cannot be done

mkc-refused-dead = { $hero } is dead ({ $rule }). First the temple, then the shops.
mkc-refused-not-dead = { $hero } is alive ({ $rule }). Only the fallen are brought back.
mkc-refused-no-visit = The party is not on a visit to town ({ $rule }). The shops open when an adventure is over.
mkc-refused-order = That has its own time in town ({ $rule }). Now it is { $now ->
    [trade] the market's turn: buy, sell, charge again.
    [train] the school's turn: train, or be done.
   *[other] the temple's turn: bring somebody back, or leave.
}
mkc-refused-not-on-shelf = The shop does not have that ({ $rule }). Choose from what is on the shelf.
mkc-refused-full = { $hero } has { $most } charged chests and no hand free ({ $rule }). Sell or hand over one first.
mkc-refused-not-owned = { $hero } does not own that ({ $rule }).
mkc-refused-spent = { $item } is empty, and nobody pays for an empty bottle ({ $rule }).
mkc-refused-charge-charged = { $item } is charged already ({ $rule }).
mkc-refused-charge-spent = { $item } was drunk, there is nothing to charge ({ $rule }).
mkc-refused-charge-lost = { $item } lost its magic for good when it was not charged in time ({ $rule }). It can still be sold.
mkc-refused-nobody-to-take = { $hero } cannot take it ({ $rule }). Hand it to another Hero who is at home.
mkc-refused-same-shelf = You are looking at that already ({ $rule }).
mkc-refused-trained = { $hero } has trained in this visit, and experience begins anew ({ $rule }).
mkc-refused-experience = { $hero } has { $xp } experience; that training takes { $cost } ({ $rule }).
mkc-refused-no-lesson = { $hero } has no ability to choose ({ $rule }). Levels past 5 give one each.
mkc-refused-not-taught = { $hero } cannot learn { $ability } now ({ $rule }). First comes what is on the dial and not yet permanent.
mkc-refused-lesson-open = First choose what the new level teaches { $hero } ({ $rule }).
mkc-refused-declined = The others have said no to that in this visit ({ $rule }). Think of something else.
mkc-refused-deal-open = First settle what { $member } has in mind: { $deal } ({ $rule }).
mkc-refused-no-deal = There is no deal waiting for that word ({ $rule }).
mkc-refused-no-voice = Your word is given, or it is not yours to give ({ $rule }).
mkc-refused-unknown = That cannot be done in town ({ $rule }).
mkc-refused-first-settle = New Heroes sign on when the visit is over ({ $rule }).
mkc-refused-is-ready = You have said that you are ready ({ $rule }).
mkc-refused-no-such-hero = Nobody of that name is to be found ({ $rule }).
mkc-refused-taken = { $figure } follows somebody already ({ $rule }).
mkc-refused-no-novice = { $figure } does not start as a novice ({ $rule }).
mkc-refused-many = You lead { $most } Heroes; that is as many as anybody can ({ $rule }).
mkc-refused-others-first = Few are left to choose from. First everybody gets one ({ $rule }).
mkc-refused-points = There is no room for that one: the next Hero may be worth { $points } at most ({ $rule }).
