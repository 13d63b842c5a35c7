# What the cogs say of seats, stories and recaps.

hand-over-refused-bot = That is a bot: a hero needs somebody who reads.
found-head = { $count ->
    [0] ### Nothing in the log has “{ $wanted }” in it
    [one] ### One line of the log has “{ $wanted }” in it
   *[other] ### { $count } lines of the log have “{ $wanted }” in them
  }
found-step = Step { $step }: { $line }
found-open = Read on there…
found-link = [The game as it stands now]({ $link })
button-home = All my games
story-here = The story so far, with maps and dice, as everybody at the table may know it.
story-refused-large = This story is too large for this place, even with few maps. Try form: markdown.
