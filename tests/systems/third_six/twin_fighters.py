"""Heroes and foes of 3RD6, written down a second time.

Nothing here knows the rules' code.
"""

from typing import NamedTuple


class Kind(NamedTuple):
    """The numbers of a class; `price` in MND lowers an attack die by one."""

    name: str
    str: int
    dex: int
    mnd: int
    hp: int
    price: int
    locks: bool
    spells: int


KINDS = {
    "barbarian": Kind("barbarian", 2, 3, 3, 18, 1, locks=False, spells=0),
    "dwarf": Kind("dwarf", 2, 3, 3, 18, 2, locks=True, spells=0),
    "wizard": Kind("wizard", 1, 3, 4, 14, 2, locks=False, spells=3),
    "rogue": Kind("rogue", 1, 4, 3, 14, 1, locks=True, spells=0),
    "elf": Kind("elf", 1, 4, 3, 14, 1, locks=False, spells=1),
}
MET = {1: ("orc", 4), 2: ("goblin", 3), 5: ("zombie", 2), 6: ("skeleton", 1)}


class Fighter:
    """A hero; one who came late has no class yet, and then first spells to choose."""

    def __init__(self, seat, kind=None, hp=0, mnd=0, level=1):
        self.seat, self.kind, self.level = seat, kind, level
        self.hp = self.hp_most = hp
        self.mnd = self.mnd_most = mnd
        self.spells, self.pendants, self.due = set(), [], 0
        self.shield, self.alive = False, True

    @property
    def dex(self):
        return self.kind.dex + ("amethyst" in self.pendants)

    @property
    def strength(self):
        return self.kind.str + ("topaz" in self.pendants)

    def gain(self, hp=0, mnd=0):
        self.hp, self.mnd = min(self.hp_most, self.hp + hp), min(self.mnd_most, self.mnd + mnd)

    def helped_by(self, pendant):
        return pendant == "sapphire" or pendant not in self.pendants

    def wear(self, pendant):
        self.pendants.append(pendant)
        if pendant == "sapphire":
            self.mnd, self.mnd_most = self.mnd + 1, self.mnd_most + 1


class Foe:
    """A monster; who was robbed has nothing left to take. Some drink what heroes lose."""

    def __init__(self, number, name, hp, drinks=0):
        self.number, self.name, self.hp, self.most = number, name, hp, hp
        self.drinks = drinks
        self.asleep = self.robbed = False

    def look(self):
        return self.name, self.hp, self.asleep, self.robbed
