"""Home in a campaign of 3 Dice, written down a second time: three numbers, a pack, a level.

Like `twins`, it knows nothing of the rules' code.
"""

from itertools import permutations

from tests.core.campaigns.twin import Hearth
from tests.systems.three_dice.twins import NAMES, Twin

GOALS = ("none", "home", "depth_3")
"""Goals that can be reached anew in every dungeon; none at all goes with the quest alone."""


class Kept(Twin):
    """A hero of the roster: what it can do, and what it has been through."""

    def __init__(self, faces, pool, *, free):
        super().__init__(0, faces, faces, (), pool, pool)
        self.xp, self.due, self.deepest, self.found = 0, 0, 1, 0
        self.spent, self.rolled, self.loose = [], faces, faces if free else []

    def raised(self, name):
        """A level: one maximum more, and everything is well again."""
        self.most[NAMES.index(name)] += 1
        self.due -= 1
        self.rested()

    def rested(self):
        self.now, self.pool = list(self.most), self.pool_most


class Home(Hearth):
    """What a member of a campaign of 3 Dice does at home."""

    def __init__(self, names, plan, *, free, pool, recover, classic):
        super().__init__(names, plan)
        self.free, self.pool, self.recover, self.classic = free, pool, recover, classic

    def recruits(self, seat):
        return {"enlist"} if self.room_for_more(seat) else set()

    def town(self, seat):
        found = set()
        for number in self.of(seat, "home"):
            one = self.heroes[number].kept
            if one.loose:
                does = {"assign-" + ".".join(map(str, faces)) for faces in permutations(one.loose)}
            elif one.due:
                does = {f"level-{name}" for name in NAMES}
            else:
                does = one.potions()
            found |= {f"{each}-by-{number}" for each in does}
        return found

    def plans(self):
        for goal in GOALS:
            quest = self.plan["three_artifact_quest"] == "on"
            if goal == "none" and not quest:
                continue
            if goal == "depth_3" and self.classic:
                continue
            yield from self._if_new("goal", goal)
        for quest in ("on", "off"):
            endless = quest == "off" and self.plan["goal"] == "none"
            if not endless and not (quest == "on" and self.classic):
                yield from self._if_new("three_artifact_quest", quest)
        for theme in ("ask", "standard") if self.classic else THEMES:
            yield from self._if_new("level_theme", theme)

    def _if_new(self, name, value):
        if self.plan[name] != value:
            yield name, value

    def errand(self, seat, option, faces):
        if option == "enlist":
            self.new(seat, self._rolled(faces))
            return
        what, number = option.rsplit("-by-", 1)
        one = self.heroes[int(number)].kept
        word, _, rest = what.partition("-")
        if word == "assign":
            one.now = [int(face) for face in rest.split(".")]
            one.most, one.loose = list(one.now), []
        elif word == "level":
            one.raised(rest)
        else:
            one.drink(what)

    def _rolled(self, faces):
        """Three dice in order, again at ten or less; hit points where a house rule has them."""
        three = [faces.pop(0) for _ in range(3)]
        while sum(three) <= 10:
            three = [faces.pop(0) for _ in range(3)]
        pool = None if self.pool == "off" else faces.pop(0) + (6 if self.pool == "easy" else 0)
        return Kept(three, pool, free=self.free)


THEMES = ("ask", "standard", "undead", "alternate")
