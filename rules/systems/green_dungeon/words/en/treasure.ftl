# Treasure cards, the same in every theme: draughts, arms, potions of magic, valuables.

gd-treasure-0 = Vial of Mossmilk
gd-treasure-1 = Vial of Redroot
gd-treasure-2 = Flask of Heartfire
gd-treasure-3 = Notched Wardblade
gd-treasure-4 = Buckler of Small Mercies
gd-treasure-5 = Dawnsplitter Axe
gd-treasure-6 = Phial of Bluecap
gd-treasure-7 = Phial of Still Thought
gd-treasure-8 = Ampoule of Stormwater
gd-treasure-9 = Purse of Clipped Coins
gd-treasure-10 = Handful of River Garnets
gd-treasure-11 = Box of Somebody’s Rubies
