"""Exploring in 3RD6, written down a second time: layouts, locks, stairs and bosses of any tables.

Nothing here knows the rules' code.
"""

from itertools import combinations

from tests.systems.third_six.twin_fighters import Foe
from tests.systems.third_six.twin_fights import Brawl
from tests.systems.third_six.twin_town import SPELLS

STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
SHARED = ("give", "go", "close", "descend", "ascend")
DOOR = 6
"""Hit points of a door."""


class Room:
    """A room that is known; nobody has been behind a locked door."""

    def __init__(self, cell, kind, exits, lock=0):
        self.cell, self.kind, self.exits, self.lock = cell, kind, set(exits), lock
        self.entered, self.guards, self.hoard = not lock, [], 0


class Walker(Brawl):
    """A party that explores a dungeon from the entrance of its first level."""

    def __init__(self, seats, rules):
        super().__init__((), [], (), rules)
        self.levels, self.depth, self.due, self.fight = [], 0, "", False
        for seat in seats:
            self.joins(seat)
        self._new_level()

    def _new_level(self):
        across, _ = self.rules["size"]
        room = Room((across // 2, 0), "entrance", "")
        room.exits = {side for side in STEPS if self._inside(self._beside(room.cell, side))}
        self.levels.append([room])
        self.here = room

    @property
    def level(self):
        return self.levels[self.depth]

    def _beside(self, cell, side):
        return (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])

    def _inside(self, cell):
        return all(0 <= at < size for at, size in zip(cell, self.rules["size"], strict=True))

    def _at(self, cell):
        return next((room for room in self.level if room.cell == cell), None)

    def _beyond(self, side):
        return self._at(self._beside(self.here.cell, side))

    # What is offered

    def _ways(self):
        beyond = {side: self._beyond(side) for side in STEPS if side in self.here.exits}
        return [side for side, room in beyond.items() if room is None or not room.lock]

    def _at_entrance(self):
        return self.here is self.level[0]

    def _locks(self):
        if self.fight:
            return []
        beyond = {side: self._beyond(side) for side in STEPS if side in self.here.exits}
        return [side for side, room in beyond.items() if room is not None and room.lock]

    def _answers(self, one):
        kind, *what = self.asks[0]
        if kind == "close":
            return {"close-" + ".".join(way) for way in what[0]}
        return super()._answers(one)

    def _deeds(self, one):
        if self.fight:
            return super()._deeds(one)
        found = {f"go-{side}" for side in self._ways()}
        for side in self._locks():
            found.add(f"force-{side}")
            found |= {f"pick-{side}"} if one.kind.locks and one.mnd else set()
            found |= {f"key-{side}"} if self.bag["key"] else set()
        found |= self._roads()
        holds = one.kind.spells and one.kind.spells + one.level - 1
        if len(one.spells) < holds:
            known = {spell for spell in SPELLS if self.bag[f"scroll-{spell}"]}
            found |= {f"learn-{spell}" for spell in known - one.spells}
        return found

    def _roads(self):
        bosses = self.here.guards or (self.fight and self.bosses)
        down = {"descend"} if self.here.kind == "stairs" and not bosses else set()
        out = {"ascend" if self.depth else "town"} if self._at_entrance() else set()
        return down | out

    # What is done

    def _is_shared(self, word):
        return word in SHARED and not (self.fight and word in ("go", "descend", "ascend"))

    def _deed(self, one, word, rest, faces):
        room = self._beyond(rest[0]) if word in ("force", "pick", "key") else None
        if word == "force":
            self._blow(one, faces.pop(0), room, faces)
        elif word == "pick":
            one.mnd -= 1
            if self.rules["lockpick"] == "auto" or faces.pop(0) - 1 <= one.dex:
                room.lock = 0
        elif word == "key":
            self.bag["key"] -= 1
            room.lock = 0
        elif word in ("descend", "ascend"):
            self._leave_fight()
            self._together_do(word, faces)
        elif word == "learn":
            self.bag[f"scroll-{rest[0]}"] -= 1
            one.spells.add(rest[0])
        else:
            super()._deed(one, word, rest, faces)

    def _magic(self, one, rest, faces):
        if rest[0] == "unlock":
            self._beyond(rest[1]).lock = 0
        else:
            super()._magic(one, rest, faces)

    def _together_do(self, wish, faces):
        word, _, rest = wish.partition("-")
        if word == "give":
            super()._together_do(wish, faces)
        elif word == "close":
            self.asks.pop(0)
            self.here.exits -= set(rest.split("."))
        elif word == "go":
            self._go(rest, faces)
        elif word == "ascend":
            self.depth -= 1
            self.here = next(room for room in self.level if room.kind == "stairs")
            self.due = "foes"
        else:
            self.depth += 1
            self.due = "foes" if self.depth < len(self.levels) else ""
            if not self.due:
                self._new_level()
            self.here = self.level[0]

    def _teleport(self, _):
        self._leave_fight()
        self.here, self.asks, self.votes, self.due = self.level[0], [], {}, ""

    def _leave_fight(self):
        """Minions are gone, bosses stay where they are, and wake."""
        if self.fight and self.bosses:
            for foe in self.foes:
                foe.asleep = False
            self.here.guards, self.here.hoard = list(self.foes), self.hoard
        if self.fight:
            self._peace()

    def _go(self, side, faces):
        room = self._beyond(side)
        if room is None:
            self._discover(side, faces)
            return
        self._leave_fight()
        self.here, self.votes = room, {}
        if not room.entered:
            room.entered = True
            self._treasure(faces)
        else:
            self.due = "bosses" if room.guards else "foes"

    def _discover(self, side, faces):
        """Borders and known rooms decide their sides; the layout die says the rest."""
        cell, back = self._beside(self.here.cell, side), BACK[side]
        shut, joined, free = [], [], []
        for other in (each for each in STEPS if each != back):
            near = self._at(self._beside(cell, other))
            if near is not None:
                (joined if BACK[other] in near.exits else shut).append(other)
            else:
                inside = self._inside(self._beside(cell, other))
                (free if inside else shut).append(other)
        kind, closings = self.rules["layouts"][faces.pop(0)]
        levels = [self.heroes[seat].level for seat in self.living]
        lowest = self.rules["depth_limit"] == "lowest_level"
        deepest = min(levels) if lowest else max(levels)
        known = any(room.kind == "stairs" for room in self.level)
        if kind == "stairs" and (known or self.depth + 1 >= deepest):
            kind = "vault"
        if kind == "chamber" and not joined and not free:
            kind = "vault"
        if kind == "vault":
            # Who finds a locked door stays where they are.
            self.level.append(Room(cell, "vault", [back, *joined], DOOR))
            self.votes = {}
            return
        self._leave_fight()
        ways = [back, *joined, *free] if kind == "chamber" else [back, *joined]
        self.here, self.votes = Room(cell, kind, ways), {}
        self.level.append(self.here)
        self.due = "foes" if kind == "chamber" else "bosses"
        self._close(closings if kind == "chamber" else 0, shut, joined, free)

    def _close(self, closings, shut, joined, free):
        """What is shut counts first; one way onward always stays."""
        left = min(closings - len(shut), len(free), len(free) + len(joined) - 1)
        if left > 0 and left == len(free):
            self.here.exits -= set(free)
        elif left > 0:
            self.asks.append(("close", list(combinations(free, left))))

    def _won(self):
        if self.bosses:
            self.here.guards, self.here.hoard = [], 0
        self._peace()

    def _calm(self, faces):
        """Who is met in a room that was entered, once its exits are settled."""
        due, self.due = self.due, ""
        if due == "foes":
            return self._look(faces.pop(0))
        if due == "bosses":
            self._meet_bosses(faces)
        return bool(due)

    def _meet_bosses(self, faces):
        self.fight = self.bosses = True
        self.votes = {}
        if self.here.guards:
            self.foes, self.hoard = list(self.here.guards), self.here.hoard
            return
        name, hp, drinks, count, treasures = self.rules["bosses"][faces.pop(0)]
        many = len(self.living)
        times = {"none": 1, "per_hero": many}.get(self.rules["boss_scaling"], (many + 1) // 2)
        self.foes = [Foe(number, name, hp, drinks) for number in range(1, count * times + 1)]
        self.hoard = treasures * times
