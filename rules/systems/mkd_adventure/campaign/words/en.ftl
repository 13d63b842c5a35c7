# The campaign of the adventure of tokens and tiles: its name, its settings, its lists.

mkd-campaign-title = Mage Knight Dungeons: Campaign
mkd-campaign-blurb = The same Heroes, dungeon after dungeon: bring gold and chests home, shop, raise the fallen, train, and go down again.

## Settings

mkd-campaign-option-heroes = Heroes that each player can bring
mkd-campaign-option-heroes-about = How many of their Heroes a player can bring to an adventure (MA-003).
mkd-campaign-option-points = Points for a player’s new Heroes
mkd-campaign-option-points-about = The most that a player’s Heroes can be worth together when they join (MA-005, B-16).
mkd-campaign-option-purse = Who owns the gold
mkd-campaign-option-purse-about = Whether all share one purse, or each Hero has gold of their own (MA-260).
mkd-campaign-option-consent = Spending common gold needs a vote
mkd-campaign-option-consent-about = Before you spend common gold, the others must agree (MA-260).
mkd-campaign-option-stock = What the shop has
mkd-campaign-option-stock-about = What the shop sells: three random chests, or any you name (MA-249).
mkd-campaign-option-sets = Sets of five tiles, in the first adventure
mkd-campaign-option-sets-about = How many sets of five tiles the first adventure has (MA-011).
mkd-campaign-option-monsters = The Monsters’ turn
mkd-campaign-option-monsters-about = { mkd-adventure-option-monsters-about }
mkd-campaign-option-order = Order of teams
mkd-campaign-option-order-about = { mkd-adventure-option-order-about }
mkd-campaign-option-novices = Strong Heroes can start as novices
mkd-campaign-option-novices-about = { mkd-adventure-option-novices-about }
mkd-campaign-option-markers = Bones and pools before each adventure
mkd-campaign-option-markers-about = { mkd-adventure-option-markers-about }
mkd-campaign-option-artifacts = Artifacts
mkd-campaign-option-artifacts-about = { mkd-adventure-option-artifacts-about }
mkd-campaign-option-dressing = Furniture and pillars
mkd-campaign-option-dressing-about = { mkd-adventure-option-dressing-about }

mkd-campaign-value-points-none = no limit
mkd-campaign-value-purse-shared = everybody’s, in one purse
mkd-campaign-value-purse-hero = each Hero’s own
mkd-campaign-value-stock-three = three random chests
mkd-campaign-value-stock-any = any chest by name
mkd-campaign-value-monsters-at-once = all at once
mkd-campaign-value-monsters-by-hand = one by one, rolled by the table
mkd-campaign-value-order-seat = seat by seat
mkd-campaign-value-order-any = whoever is first

## Lists and dice

group-mkc-recruit = Recruit a Hero
group-mkc-temple = Raise a fallen Hero
group-mkc-shelf = On the shelf
group-mkc-recharge = Recharge
group-mkc-sell = Sell
group-mkc-pass = Hand over
group-mkc-browse = Browse the shelf
group-mkc-train = Train
group-mkc-learn = What a level teaches
group-mkc-learn-more = More abilities

dice-mkc-stock = what the shop has

## What things are called

mkc-stat-experience = Experience
mkc-stat-worth = Worth

mkc-bonus-speed = speed { $by }
mkc-bonus-attack = attack { $by }
mkc-bonus-defense = defense { $by }
mkc-bonus-none = nothing
mkc-ware = { $item } for { $cost } gold ({ $does }{ $short ->
    [0] {""}
   *[other] ; { $short } gold short
})
mkc-deal-raise = raise { $hero }
mkc-deal-buy = { $item } for { $hero }
mkc-deal-sell = sell { $item }
mkc-deal-recharge = recharge { $item }
mkc-deal-train = train { $hero }, { $levels ->
    [one] one level
   *[other] { $levels } levels
}
