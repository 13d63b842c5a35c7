# What happens in town, and what gold and experience are for.

mkc-enlisted = { $figure } signs on with { $member }, for { $value ->
    [one] 1 point
   *[other] { $value } points
}.
    .b = { $figure } joins { $member } at the long table: { $value ->
        [one] 1 point
       *[other] { $value } points
    }.
mkc-gifts-faded = { $count ->
    [one] { $hero } loses what an artifact gave.
   *[other] { $hero } loses all { $count } gifts of artifacts.
}
mkc-divided = { $heroes ->
    [0] { $xp } experience, and nobody left to have it.
    [one] { $xp } experience, all for the one who came back.
   *[other] { $xp } experience for { $heroes } who came back: { $share } each{ $lost ->
        [0] .
        [one] ; one point is left over and lost.
       *[other] ; { $lost } are left over and lost.
    }
}
mkc-rewarded = The quest pays { $xp } experience and { $gold } gold; { $heroes ->
    [one] one Hero gets all { $share } of the experience.
   *[other] { $share } experience for each of { $heroes } Heroes.
}
mkc-shop-opened = { $count ->
    [one] One chest stands on the shop’s counter.
   *[other] The shop has { $count } chests on the counter.
}
    .b = { $count ->
        [one] The shop opens with one chest.
       *[other] The shop opens with { $count } chests to choose from.
    }
mkc-window-opened = { $step ->
    [trade] The market is open. Items that came home are uncharged: recharge them, sell them, or buy new ones.
    [raise-again] The temple asks once more about the fallen.
    [train] The school takes pupils, for gold and experience.
   *[raise] The temple asks about the fallen.
}
mkc-proposed = { $member } proposes: { $deal }, for { $cost } gold from the common purse.
mkc-declined = { $member }’s proposal found no majority ({ $deal }): { $yes } for, { $no } against. The gold stays in the purse.
mkc-word-yes = for it
mkc-word-no = against it
mkc-raised = { $hero } lives again, for { $cost } gold, and remembers everything up to the end.
    .b = { $hero } is back among the living, for { $cost } gold, and the temple bell rings.
mkc-bought = { $hero } gets { $item }: { $cost } gold paid, { $purse } left.
mkc-sold = { $hero } sells { $item } for { $gold } gold; { $purse } to spend now.
mkc-recharged = { $hero } has { $item } recharged: { $cost } gold paid, { $purse } left.
mkc-passed = { $hero } hands { $item } to { $to }.
mkc-trained = { $hero } trains { $levels ->
    [one] a level
   *[other] { $levels } levels
} and is level { $level } now (worth { $worth }): { $cost } gold paid, { $purse } left.
mkc-learned = { $lasting ->
    [yes] { $hero } has { $ability } for good, on every click.
   *[no] { $hero } learns { $ability }, and keeps it at level { $level }.
}
mkc-charges-lost = { $hero } has lost magic for good, as nobody recharged in time: { $items }.
mkc-town-left = The visit to town is over. { $purse } gold in the purse, and a gate to choose.
    .b = The party settles its bills: { $purse } gold left. What next?

mkc-for-chests = Chests that { $hero } carried out
mkc-for-quest-gold = For the quest
mkc-for-quest-gold-of = { $hero }’s part for the quest
mkc-for-raising = To raise { $hero }
mkc-for-item = { $item } for { $hero }
mkc-for-sale = { $item }, sold by { $hero }
mkc-for-charge = To recharge { $item }
mkc-for-training = { $hero }’s training to level { $level }
mkc-for-adventure = for the adventure
mkc-for-quest = for the quest
mkc-for-levels = used for level { $level }
mkc-left-over = left over from training and lost

# The tale of a campaign.
mkc-enlisted-tale = { $figure } signed on with { $member }
mkc-raised-tale = { $hero } was back among the living, and the temple bell rang.
    .b = The temple gave { $hero } back to them.
mkc-trained-tale = { $hero } went to school, and came back the better for it
    .b = { $hero } trained with the masters of the town
mkc-learned-tale = { $hero } learned { $ability }
