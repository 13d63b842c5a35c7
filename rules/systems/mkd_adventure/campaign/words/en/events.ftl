# What happens in town, and what gold and experience are for.

mkc-enlisted = { $figure } signs on with { $member }, for { $value ->
    [one] 1 point
   *[other] { $value } points
}.
    .b = { $member } finds { $figure } at the long table: { $value ->
        [one] 1 point
       *[other] { $value } points
    }.
mkc-gifts-faded = { $count ->
    [one] What an artifact gave { $hero } is gone in the daylight.
   *[other] What artifacts gave { $hero } is gone in the daylight, all { $count } of it.
}
mkc-divided = { $heroes ->
    [0] { $xp } experience, and nobody left to have it.
    [one] { $xp } experience, all for the one who came back.
   *[other] { $xp } experience among { $heroes } who came back: { $share } each{ $lost ->
        [0] .
        [one] ; one point does not come out even.
       *[other] ; { $lost } do not come out even.
    }
}
mkc-rewarded = The quest pays { $xp } experience and { $gold } gold; { $heroes ->
    [one] one Hero gets all { $share } of the experience.
   *[other] { $share } experience for each of { $heroes } Heroes.
}
mkc-shop-opened = { $count ->
    [one] One chest stands on the shop's counter.
   *[other] The shop has { $count } chests on the counter.
}
    .b = Shutters up: { $count } to choose from.
mkc-window-opened = { $step ->
    [trade] The market is open. Magic that came home is spent; charge it, sell it, or buy new.
    [raise-again] The temple asks once more about the fallen.
    [train] The school takes pupils, for gold and experience.
   *[raise] The temple asks about the fallen.
}
mkc-proposed = { $member } proposes: { $deal }, for { $cost } gold of the common purse.
mkc-declined = No majority for what { $member } wants ({ $deal }): { $yes } for, { $no } against. The gold stays in the purse.
mkc-word-yes = for it
mkc-word-no = against it
mkc-raised = { $hero } breathes again, for { $cost } gold, and remembers everything up to the end.
    .b = The temple bell rings: { $hero } is back among the living. { $cost } gold.
mkc-bought = Receipt: { $item } for { $hero }, { $cost } gold paid, { $purse } left.
mkc-sold = Receipt: { $item } of { $hero } sold for { $gold } gold; { $purse } to spend now.
mkc-recharged = Receipt: { $item } of { $hero } charged again, { $cost } gold paid, { $purse } left.
mkc-passed = { $hero } hands { $item } to { $to }.
mkc-trained = Receipt: { $hero } trains { $levels ->
    [one] a level
   *[other] { $levels } levels
} and is level { $level } now (worth { $worth }); { $cost } gold paid, { $purse } left.
mkc-learned = { $lasting ->
    [yes] { $hero } has { $ability } for good, on every click.
   *[no] { $hero } learns { $ability }, for as long as level { $level } lasts.
}
mkc-charges-lost = Not charged again in time, and never will be: { $items } of { $hero }.
mkc-town-left = Town is done with. { $purse } gold in the purse, and a gate to choose.
    .b = The party settles its bills: { $purse } gold left. What next?

mkc-for-chests = Out of chests that { $hero } carried
mkc-for-quest-gold = For the quest
mkc-for-quest-gold-of = { $hero }'s part for the quest
mkc-for-raising = To bring { $hero } back
mkc-for-item = { $item } for { $hero }
mkc-for-sale = { $item }, sold by { $hero }
mkc-for-charge = To charge { $item } again
mkc-for-training = { $hero }'s training to level { $level }
mkc-for-adventure = for the adventure
mkc-for-quest = for the quest
mkc-for-levels = used for level { $level }
mkc-left-over = left over from training and lost
