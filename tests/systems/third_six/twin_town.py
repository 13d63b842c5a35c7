"""The town of a campaign of 3RD6, written down a second time: coins, healing, levels, spells.

Nothing here knows the rules' code.
"""

from collections import Counter

from tests.core.campaigns.twin import Hearth

CLASSES = {
    "barbarian": (18, 3, 0),
    "dwarf": (18, 3, 0),
    "wizard": (14, 4, 3),
    "rogue": (14, 3, 0),
    "elf": (14, 3, 1),
}
"""HP and MND without levels, and spells known from the start."""
SPELLS = ("sleep", "heal", "unlock", "teleport", "shield", "fireball")
MAPS = ("3x3", "4x4", "5x5", "6x6", "7x7", "8x8")
GOALS = ("home", "explored", "bosses", "dragon", "depth_2", "depth_3")
"""Goals that an adventure can reach: levels are bought in town."""
HEALER, TEACHER = 5, 100


class Kept:
    """A hero of the roster; `due` are first spells still to be chosen."""

    def __init__(self, calling, level, hp, mnd):
        self.calling, self.level = calling, level
        self.hp = self.hp_most = hp
        self.mnd = self.mnd_most = mnd
        self.spells, self.due, self.pendants = set(), CLASSES[calling][2], ()

    def gain(self, hp=0, mnd=0):
        self.hp = min(self.hp_most, self.hp + hp)
        self.mnd = min(self.mnd_most, self.mnd + mnd)

    @property
    def holds(self):
        """How many spells it can know: one more for each level gained, casters only."""
        first = CLASSES[self.calling][2]
        return first + self.level - 1 if first else 0


class Town(Hearth):
    """What members of a campaign of 3RD6 do in town."""

    def __init__(self, names, plan, *, level, bonus, random_spells, recruits, read_by_all):
        super().__init__(names, plan)
        self.level, self.bonus, self.random_spells = level, bonus, random_spells
        self.more, self.read_by_all = recruits, read_by_all
        self.coins, self.bag, self.dungeon, self.rooms = 0, Counter(), 0, []

    def unfinished(self):
        """Whether an exit of the dungeon leads to a cell that nobody has discovered."""
        steps = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
        for level in self.rooms:
            for (x, y), exits in level.items():
                for dx, dy in map(steps.get, exits):
                    if (x + dx, y + dy) not in level:
                        return True
        return False

    def ready_to_act(self, *seats):
        """Heroes at home who have chosen their spells, of some members or of all."""
        return [
            number
            for number, one in self.heroes.items()
            if one.fate == "home" and not one.kept.due and (not seats or one.owner in seats)
        ]

    def recruits(self, seat):
        """New heroes, and the first spells that they have still to choose."""
        found = set()
        mine = any(one.owner == seat for one in self.heroes.values())
        if self.room_for_more(seat) and (self.more or not mine):
            found = {f"enlist-{calling}" for calling in CLASSES}
        for number in self.of(seat, "home"):
            one = self.heroes[number].kept
            if one.due:
                found |= {f"spell-{s}-by-{number}" for s in SPELLS if s not in one.spells}
        return found

    def town(self, seat):
        found = set()
        patients = self.ready_to_act()
        for number in patients:
            one = self.heroes[number].kept
            if self.coins >= HEALER and (one.hp < one.hp_most or one.mnd < one.mnd_most):
                found.add(f"treat-{number}")
            if self.coins >= TEACHER:
                found.add(f"level-up-{number}")
        hurt = [n for n in patients if self.heroes[n].kept.hp < self.heroes[n].kept.hp_most]
        for number in self.ready_to_act(seat):
            one = self.heroes[number].kept
            caster = CLASSES[one.calling][2] > 0
            does = set()
            if len(one.spells) < one.holds:
                does |= {f"learn-{s}" for s in self._scrolls() - one.spells}
            if self.bag["healing"] and one.hp < one.hp_most:
                does.add("drink-healing")
            if self.bag["enlightenment"] and one.mnd < one.mnd_most:
                does.add("drink-enlightenment")
            if "heal" in one.spells and one.mnd > 0:
                does |= {f"cast-heal-{patient}" for patient in hurt}
            if "heal" in self._scrolls() and (caster or self.read_by_all):
                does |= {f"read-heal-{patient}" for patient in hurt}
            found |= {f"{each}-by-{number}" for each in does}
        return found

    def _scrolls(self):
        return {spell for spell in SPELLS if self.bag[f"scroll-{spell}"]}

    def plans(self):
        yield from (("goal", goal) for goal in GOALS if goal != self.plan["goal"])
        if not self.unfinished():
            yield from (("map", size) for size in MAPS if size != self.plan["map"])

    def errand(self, seat, option, faces):
        what, _, by = option.partition("-by-")
        word, _, rest = what.partition("-")
        if word == "enlist":
            self.new(seat, self._found(rest, faces))
        elif word == "treat":
            self.coins -= HEALER
            die = faces.pop(0)
            self.heroes[int(rest)].kept.gain(die, die)
        elif word == "level":
            self.coins -= TEACHER
            self._trained(self.heroes[int(rest.removeprefix("up-"))].kept, faces.pop(0))
        else:
            self._own_errand(self.heroes[int(by)].kept, word, rest, faces)

    def _trained(self, one, die):
        one.level += 1
        one.hp_most, one.mnd_most = one.hp_most + die, one.mnd_most + 1
        one.gain(die, 1)

    def _own_errand(self, one, word, rest, faces):
        if word == "spell":
            one.spells.add(rest)
            one.due -= 1
        elif word == "learn":
            self.bag[f"scroll-{rest}"] -= 1
            one.spells.add(rest)
        elif word == "drink":
            self.bag[rest] -= 1
            both = faces.pop(0) + faces.pop(0)
            one.gain(**{"hp" if rest == "healing" else "mnd": both})
        else:
            patient = int(rest.removeprefix("heal-"))
            if word == "cast":
                one.mnd -= 1
            else:
                self.bag["scroll-heal"] -= 1
            self.heroes[patient].kept.gain(hp=faces.pop(0))

    def _found(self, calling, faces):
        """Somebody new: a die of HP and a point of MND for each level, the first too."""
        hp, mnd, spells = CLASSES[calling]
        levels = self.level if self.bonus else self.level - 1
        dice = [faces.pop(0) for _ in range(levels)]
        one = Kept(calling, self.level, hp + sum(dice), mnd + levels)
        if self.random_spells:
            for _ in range(spells):
                unknown = [spell for spell in SPELLS if spell not in one.spells]
                one.spells.add(unknown[faces.pop(0) - 1])
            one.due = 0
        return one
