# What the cogs say of seats, stories and recaps.

hand-over-refused-bot = That is a bot. Offer the seat to a person.
hand-over-refused-outside = They are not in this server, so they could not play here. Invite them first.
found-head = { $count ->
    [0] ### No line of the log contains “{ $wanted }”
    [one] ### One line of the log contains “{ $wanted }”
   *[other] ### { $count } lines of the log contain “{ $wanted }”
  }
found-step = Step { $step }: { $line }
found-open = Read on from there…
found-link = [The game as it stands now]({ $link })
button-home = All my games
story-here = { $over ->
    [yes] The tale of this adventure, with maps, and with the dice as notes.
   *[no] The tale so far, with maps, and with the dice as notes.
  } It tells what everybody at the table can know and what was said aloud. Also for paper: `/adventure story format:pdf`.
story-takes-long = I am writing the tale. That takes a moment, as it is a long one.
story-refused-large = This tale is too large to send here, even with few maps. Try format: markdown.
