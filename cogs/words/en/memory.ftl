# What the cogs say of seats, stories and recaps.

hand-over-refused-bot = That is a bot: a hero needs somebody who reads.
story-here = The story so far, with maps and dice, as everybody at the table may know it.
story-refused-large = This story is too large for this place, even with few maps. Try form: markdown.
