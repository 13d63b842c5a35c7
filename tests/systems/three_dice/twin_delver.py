"""A whole game of 3 Dice written down a second time, with the tables that a pack brings.

Like `twins`, it knows nothing of the rules' code. Tables are those of the pack's own file.
"""

from collections import Counter
from itertools import combinations

from tests.systems.three_dice.twin_groups import STEPS
from tests.systems.three_dice.twin_relics import Bearer, Relics
from tests.systems.three_dice.twins import NAMES

EXITS = {"corridor": (0, 2), "small_room": (2, 0), "great_hall": (3, 1)}
"""The sides of the die of exits, and what is added; of all others it is a die of three."""
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
SEARCHES = {
    "search-" + {(1, 3, 5): "odd", (2, 4, 6): "even"}.get(three, ".".join(map(str, three))): three
    for three in combinations(range(1, 7), 3)
}


class Delving(Bearer):
    """A hero with experience; `due` are levels gained of which nothing was chosen yet."""

    def __init__(self, seat, three, rules):
        super().__init__(seat, three, three, (), 1, rules)
        self.xp, self.due = 0, 0

    def gains(self, xp):
        """Every fifty points are a level, or fifty more each time; a level may take everything."""
        self.xp += xp
        level = self.level
        while self.xp >= 50 * (level * (level + 1) // 2 if self.rules["rising_xp"] else level):
            level += 1
        self.due += level - self.level
        if level > self.level and self.rules["reset_rewards"] in ("char_level", "both"):
            self.bag = Counter()
        self.level = level

    def raises(self, name):
        self.most[NAMES.index(name)] += 1
        self.now, self.due = list(self.most), self.due - 1


class Delver(Relics):
    """A party that maps what it finds, from level to level."""

    def __init__(self, seats, faces, tables, rules):
        self.tables, self.drawn, self.depth = tables, 0, 0
        heroes = []
        for seat in seats:
            three = [faces.pop(0) for _ in range(3)]
            while sum(three) <= 10:
                three = [faces.pop(0) for _ in range(3)]
            heroes.append(Delving(seat, three, rules))
        super().__init__(heroes, [], {}, {}, rules)
        self._enter_level(tables[0], faces)
        self._go_on(faces)

    # Levels

    def _enter_level(self, table, faces):
        """A new map; the stairs may cost what house rules say."""
        self.table, self.depth, self.open = table, self.depth + 1, {}
        self.cells, self.kinds, self.monsters, self.floor = [], {}, {}, {}
        self.asleep, self.undead, self.found, self.dug = set(), set(), [], set()
        self.more, self.rovers, self.unpaid, self.searched = Counter(), set(), {}, set()
        self.unclaimed = set()
        for seat in self.living if self.depth > 1 else ():
            one = self.heroes[seat]
            if self.rules["reset_rewards"] in ("dungeon_level", "both"):
                one.bag = Counter()
            if self.rules["attribute_drop_per_dungeon_level"]:
                one.most = [max(1, top - 1) for top in one.most]
                one.now = [min(pair) for pair in zip(one.now, one.most, strict=True)]
        self._discover((0, 0), faces)

    def _next_level(self, faces):
        """Tables come in turn, unless there are several and the party is asked."""
        if self.rules["level_theme"] == "ask" and len(self.tables) > 1:
            self._ask("theme", None)
        else:
            self._enter_level(self.tables[self.depth % len(self.tables)], faces)

    def _ask(self, kind, what):
        self.asks.append((kind, what))
        self.votes = {}

    # New locations

    def _discover(self, cell, faces):
        """Three dice: the place, a monster die for each hero, the treasure; then its exits."""
        strong = [name for name in self.table["monsters"] if name != "none"]
        before = len(self.cells) if self.rules["training_every_level"] else self.drawn
        barred = strong[{0: 3, 1: 4}.get(before, 5) :]
        place = faces.pop(0)
        dice = []
        for _ in self.living:
            die = faces.pop(0)
            while self.table["monsters"][die - 1] in barred:
                die = faces.pop(0)
            dice.append(die)
        treasure = faces.pop(0)
        self.cells.append(cell)
        number = self.here = len(self.cells)
        kind = self.kinds[number] = self.table["locations"][place - 1]["shape"]
        sides, plus = EXITS.get(kind, (3, 0))
        self.rolled = (faces.pop(0) if sides else 0) + plus
        self.floor[number] = Counter()
        self._inhabit(number, place, dice, treasure)
        self.drawn += 1
        self.mapping = True
        self._meet()

    def _inhabit(self, number, place, dice, treasure):
        none = self.table["monsters"].index("none") + 1
        seen = dice if self.rules["mp_six"] == "literal" else [die for die in dice if die != none]
        if seen and max(seen) != none:
            deeper = self.depth - 1
            hp = sum(seen) + (deeper if self.rules["monster_hp_per_dungeon_level"] else 0)
            self.monsters[number], self.each = hp, hp
            self.more[number] = deeper if self.rules["extra_monster_per_dungeon_level"] else 0
            if self.table["undead"]:
                self.undead.add(number)
            worth = max(seen) if self.rules["mp_xp"] == "highest" else sum(seen)
        else:
            worth = none if self.rules["empty_room_xp"] == "literal" else 0
        self.unpaid[number] = (treasure, place + worth + treasure, self.monsters.get(number))

    def _neighbour(self, side):
        (x, y), (dx, dy) = self.cells[self.here - 1], STEPS[side]
        return (x + dx, y + dy)

    def _free(self):
        """Sides without an exit that face nothing known, nor the world outside."""
        cells = {side: self._neighbour(side) for side in STEPS if side not in self.open[self.here]}
        return [s for s, cell in cells.items() if cell not in self.cells and cell != (0, -1)]

    def _lay_exits(self, faces):
        """Exits that face here must be, even beyond the number; the rest go where one likes."""
        self.mapping = False
        self.open[self.here] = set()
        for side in STEPS:
            cell = self._neighbour(side)
            known = cell in self.cells and BACK[side] in self.open[self.cells.index(cell) + 1]
            self.open[self.here] |= {side} if known else set()
        free = self._free()
        first = self.here == 1
        left = max(1, self.rolled - 1) if first else self.rolled - len(self.open[self.here])
        ways = list(combinations(free, min(max(left, 0), len(free))))
        if len(ways) == 1:
            self.open[self.here] |= set(ways[0])
        elif self.rules["exit_placement"] == "random":
            self.open[self.here] |= set(ways[faces.pop(0) - 1])
        else:
            self._ask("exits", ways)

    # What is won

    def _go_on(self, faces):
        """Run on to what somebody has to decide: exits first, then a fight, then what is won."""
        while self.living and not self.asks:
            if self.mapping:
                self._lay_exits(faces)
            elif self.here in self.monsters or self.here not in self.unpaid:
                return
            elif self.here in self.unclaimed:
                self._pay_xp()
            else:
                self._pay()

    def _pay(self):
        self.unclaimed.add(self.here)
        item = self.table["treasures"][self.unpaid[self.here][0] - 1]
        if item == "none":
            item = "key" if self.rules["key_instead_of_none"] else None
        able = self._able()
        if item and not able:
            self.floor[self.here][item] += 1
        elif item and len(able) > 1 and self.rules["loot"] != "round_robin":
            self._ask("claim", item)
        elif item:
            after = [each for each in able if each > self.share]
            self._given((after or able)[0], item)
        # Where a level takes everything, the treasure has to be taken first.
        if self.rules["reset_rewards"] not in ("char_level", "both"):
            self._pay_xp()

    def _pay_xp(self):
        xp = self.unpaid.pop(self.here)[1]
        for seat in self.living:
            self.heroes[seat].gains(xp)

    def _slain(self):
        """The next of its kind steps up; what came roving is worth its die."""
        if self.more[self.here]:
            self.more[self.here] -= 1
            self.monsters[self.here] = self.unpaid[self.here][2]
        elif self.here in self.rovers and self.rules["rover_xp"] == "own_die":
            for seat in self.living:
                self.heroes[seat].gains(self.roving[self.here])

    # Who is asked, and for what

    def awaited(self):
        due = [seat for seat in self.living if self.heroes[seat].due]
        return due if due and not self.asks else super().awaited()

    def options(self, seat):
        if not self.asks and self.heroes[seat].due:
            return {f"level-{name}" for name in NAMES}
        kind, what = self.asks[0] if self.asks else ("", None)
        if kind == "exits":
            return {"exits-" + "".join(way) for way in what}
        if kind == "door":
            return {f"door-{side}" for side in what}
        if kind == "theme":
            return {f"theme-{table['slug']}" for table in self.tables}
        return super().options(seat)

    def _doors(self):
        beyond = {side: self._neighbour(side) for side in STEPS if side in self.open[self.here]}
        known = {side: cell for side, cell in beyond.items() if cell in self.cells}
        return {side: self.cells.index(cell) + 1 for side, cell in known.items()}

    def _ways(self):
        return self.open[self.here]

    def _quiet(self, seat, one):
        found = super()._quiet(seat, one)
        tried = self.here in self.searched or len(self._doors()) < len(self._ways())
        if self.here in self.monsters or tried or not self._free():
            return found
        return found | set(SEARCHES) if self.rules["secret_search"] else found

    # What is done

    def does(self, seat, option, faces):
        faces = list(faces)
        if option.startswith("level-"):
            self.heroes[seat].raises(option.removeprefix("level-"))
        else:
            faces = super().does(seat, option, faces)
        self._go_on(faces)
        return faces

    def _blow(self, one, option, die):
        here = self.here in self.monsters
        was_undead = self.here in self.undead
        super()._blow(one, option, die)
        if here and self.here not in self.monsters:
            self._slain()
            if self.here in self.monsters and was_undead:
                self.undead.add(self.here)

    def _carry_out(self, wish, behind_it, faces):
        word, _, what = wish.partition("-")
        if word in ("exits", "door"):
            self.asks.pop(0)
            for side in what:
                self._open(side)
        elif word == "theme":
            self.asks.pop(0)
            self._enter_level(next(t for t in self.tables if t["slug"] == what), faces)
        elif word == "descend":
            self._next_level(faces)
        elif word == "search":
            self.searched.add(self.here)
            if faces.pop(0) in SEARCHES[wish]:
                self._secret_door(faces)
        elif word == "go" and what not in self._doors():
            self._discover(self._neighbour(what), faces)
        else:
            super()._carry_out(wish, behind_it, faces)

    def _secret_door(self, faces):
        free = self._free()
        if len(free) == 1:
            self._open(free[0])
        elif self.rules["exit_placement"] == "random":
            self._open(free[faces.pop(0) - 1])
        else:
            self._ask("door", free)

    def _open(self, side):
        self.open[self.here].add(side)

    def _arrive(self, room, faces):
        """A visit of its own; what comes roving is of the level's table, and tougher below."""
        self.searched.discard(room)
        empty = room not in self.monsters
        super()._arrive(room, faces)
        if empty and room in self.monsters:
            self.rovers.add(room)
            self.roving = {**getattr(self, "roving", {}), room: self.monsters[room]}
            if self.rules["monster_hp_per_dungeon_level"]:
                self.monsters[room] += self.depth - 1
            if self.table["undead"]:
                self.undead.add(room)
        elif empty:
            self.rovers.discard(room)
