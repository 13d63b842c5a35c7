# Words shared by every system. Keys of a system start with its own prefix.

lesson-vote = Everybody chooses, and the majority decides. You can change your vote until all have chosen.

dir-n = north
dir-ne = north-east
dir-e = east
dir-se = south-east
dir-s = south
dir-sw = south-west
dir-w = west
dir-nw = north-west
# How people type a direction, in the same order: commas between words of one meaning.
typed-directions-words = n, north; ne, north-east, northeast, north east; e, east; se, south-east, southeast, south east; s, south; sw, south-west, southwest, south west; w, west; nw, north-west, northwest, north west
# How people type an order that no button gives: to shift a tile, to lift a figure.
typed-orders-words = shift; lift

# A number with decimals, and a day in numbers.
decimal = { $whole }.{ $part }
a-day = { $year }-{ $month }-{ $day }


# How a common vote was decided where no majority did it.
vote-settled = { $how ->
    [even] { $voices }. It was a tie, so the first seat among the tied decided: { $hero }.
    [kept] { $voices }. A change needs a majority, so nothing changes.
   *[most] { $voices }. Nobody had a majority, so most votes decided: { $choice }.
}
# On a card, where the log has who wanted what.
vote-settled-brief = { $how ->
    [even] It was a tie, and { $hero } sits first: { $choice }.
    [kept] There was no majority for a change.
   *[most] Most voted for it, though no majority: { $choice }.
}
vote-side = { AND($heroes) }: { $choice }
vote-sides = { $sides }; { $side }
vote-others = { $voices ->
    [one] one vote
   *[other] { $voices } votes
} for something else

# Where a system says nothing of its own.
undeclarable = You cannot plan ahead now.
error-party-complete = The party is complete: nobody can join this game any more.
sheet-hero = Hero
sheet-stat = { $name }: { $value }

# A name that was put into words before.
as-said = { $said }

# In the place of names in a question to more than three: “the 5 of you, choose …”.
asked = the { $count } of you

# The last picture of a game: how it ended and where, and what heroes carried.
finale-several = { $count } × { $thing }
finale-gold = { $gold } gold
finale-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
finale-score = score { $score }
finale-experience = { $xp } XP
finale-level = level { $level }

# Towns and camps.
settlement-way = the way to the dungeon
settlement-service = { $place }: { $does }
settlement-thing = { $kind ->
    [barrel] a barrel
    [campfire] a campfire
    [cart] a cart
    [cauldron] a cauldron
    [column] a pillar
    [crate] a crate
    [fountain] a fountain
    [house] a house
    [rack] a rack of weapons
    [sack] a sack
    [signpost] a signpost
    [stairs_down] stairs down
    [stall] a market stall
    [statue] a statue
    [tent] a tent
    [tree] a tree
    [trough] a trough
   *[well] a well
}

## Lists of names

list-two = { $a } and { $b }
list-more = { $a }, { $b }
