# A class with its article, and what is good about it, in a line.
ts-class-bard = Bard
    .indefinite = a Bard
ts-about-bard = Knows two spells, picks locks, has much MND.

# One of them, and several.
ts-monster-rat = { $count ->
    [one] Cellar Rat
   *[other] Cellar Rats
  }
ts-monster-spider = { $count ->
    [one] Stair Spider
   *[other] Stair Spiders
  }
