"""Green Dungeon a second time: a plain book for a party and for a shared hero.

It is written from the rules alone, with tables and arithmetic, and knows nothing of the program. A
game is a generator: it yields who is asked for which options, and is sent who answered what.
"""
