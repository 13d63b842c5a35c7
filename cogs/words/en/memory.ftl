# What the cogs say of seats, stories and recaps.

hand-over-refused-bot = That is a bot. Offer the seat to a person.
found-head = { $count ->
    [0] ### No line of the log contains “{ $wanted }”
    [one] ### One line of the log contains “{ $wanted }”
   *[other] ### { $count } lines of the log contain “{ $wanted }”
  }
found-step = Step { $step }: { $line }
found-open = Read on from there…
found-link = [The game as it stands now]({ $link })
button-home = All my games
story-here = The story so far, with maps and dice, as everybody at the table can know it.
story-refused-large = This story is too large to send here, even with few maps. Try form: markdown.
