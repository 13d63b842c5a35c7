# Names, and what a Hero can do, in a few words.
mkd-figure-ash_wolf = Ash Wolf
mkd-figure-wyn = Wyn of the Long Road
mkd-role-wyn = huntress
mkd-can-wyn = shoots 6 squares, and is gone before anybody turns
