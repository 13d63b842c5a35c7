"""Artifacts written down a second time: found in vaults, used in and out of fights, and counted.

Like `twins`, it knows nothing of the rules' code.
"""

from collections import Counter
from itertools import combinations

from tests.systems.three_dice.twin_groups import STEPS
from tests.systems.three_dice.twins import NAMES, Twin, verdict

RELICS = ("idol", "pendant", "boots", "teleport", "salts", "charm")
"""By the die that is rolled for a map fragment."""


class Bearer(Twin):
    """A hero whose artifacts are counted: once a piece, or once a level where they stay."""

    def __init__(self, seat, now, most, bag, level, rules):
        super().__init__(seat, now, most, bag)
        self.level, self.rules, self.spent = level, rules, Counter()

    def stays(self, item):
        if item == "boots":
            return self.rules["boots_by_level"]
        return self.rules["artifact_reuse"] == "per_level" and item in RELICS and item != "teleport"

    def uses(self, item):
        if not self.stays(item) or not self.bag[item]:
            return self.bag[item]
        return max(0, self.level - self.spent[item])

    def use(self, item):
        (self.spent if self.stays(item) else self.bag)[item] += 1 if self.stays(item) else -1

    def room_for_more(self):
        limit = self.rules["inventory_limit"]
        return not limit or self.bag.total() < limit

    def attacks(self):
        found = set()
        fits = {0: ["idol"], 1: ["idol", "pendant"], 2: ["scroll", "idol"]}
        for at in (each for each in range(3) if self.now[each]):
            helps = [item for item in fits[at] if self.uses(item) > 0]
            for size in range(len(helps) + 1):
                for some in combinations(helps, size):
                    found.add("attack-" + "+".join((NAMES[at], *some)))
        return found

    def hits(self, option, die, *, undead):
        """Whether an attack hits, and the number of its attribute; boosters are used for it.

        A 6 with SPIRIT is no sure miss against the undead.
        """
        name, *boosts = option.removeprefix("attack-").split("+")
        at = NAMES.index(name)
        aim = self.aim(at, boosts)
        for item in boosts:
            self.use(item)
        misses = die == 6 and not (undead and name == "spirit")
        return die == 1 or (not misses and die < aim), at


class Relics:
    """A party on a map that is all explored, with a door wherever two rooms touch."""

    def __init__(self, heroes, cells, kinds, monsters, rules):
        self.heroes, self.cells, self.kinds = {one.seat: one for one in heroes}, cells, kinds
        self.monsters, self.asleep, self.rules = dict(monsters), set(), rules
        self.undead = set()
        self.floor = {number: Counter() for number in range(1, len(cells) + 1)}
        self.here, self.found, self.share, self.dug = 1, [], 0, set()
        self.votes, self.asks = {}, []
        self._meet()

    @property
    def living(self):
        return [seat for seat, one in self.heroes.items() if one.alive]

    @property
    def fighting(self):
        return self.here in self.monsters and self.here not in self.asleep

    def _meet(self):
        self.last, self.struck, self.stood = 0, set(), False

    def _together(self):
        """Who has a say in what all do together."""
        if self.rules["decisions"] == "leader":
            return self.living[:1]
        return [seat for seat in self.living if seat not in self.votes]

    def awaited(self):
        if not self.living:
            return []
        if self.asks:
            kind, what = self.asks[0]
            if kind == "hurt":
                return [what[0]]
            return (
                self._able()
                if (kind, self.rules["loot"]) == ("claim", "first")
                else (self._together())
            )
        if not self.fighting:
            return self._together()
        if self.rules["mp_order"] == "any":
            return [seat for seat in self.living if seat not in self.struck] or self.living
        return ([seat for seat in self.living if seat > self.last] or self.living)[:1]

    def _able(self):
        return [seat for seat in self.living if self.heroes[seat].room_for_more()]

    def _giver(self, seat, item):
        """Whose thing serves: one's own, for a leader that of any companion."""
        lent = self.living if self.rules["decisions"] == "leader" else []
        return next((each for each in (seat, *lent) if self.heroes[each].bag[item]), None)

    def _doors(self):
        x, y = self.cells[self.here - 1]
        near = {side: (x + dx, y + dy) for side, (dx, dy) in STEPS.items()}
        known = {side: cell for side, cell in near.items() if cell in self.cells}
        return {side: self.cells.index(cell) + 1 for side, cell in known.items()}

    def _ways(self):
        """The sides with an exit; here each leads to a room that is known."""
        return self._doors()

    def options(self, seat):
        one = self.heroes[seat]
        if self.asks:
            kind, _ = self.asks[0]
            if kind == "claim":
                able = [seat] if self.rules["loot"] == "first" else self._able()
                return {f"claim-{each}" for each in able}
            return {"charm", "accept"} if kind == "hurt" else {"run", "stand"}
        if self.fighting:
            boots = one.uses("boots") > 0 and not self.stood and self._doors()
            ways = {"boots"} if boots else set()
            salts = {"salts"} if one.uses("salts") else set()
            return one.attacks() | one.potions() | ways | salts
        return self._quiet(seat, one)

    def _quiet(self, seat, one):
        found = {f"go-{side}" for side in self._ways()} | one.potions()
        if self.rules["drop_and_pickup"]:
            found |= {f"drop-{item}" for item in +one.bag}
        if self.here in self.monsters:
            return found
        found |= self._rooms(seat)
        if one.room_for_more():
            found |= {f"take-{item}" for item in +self.floor[self.here]}
        dug = self.rules["one_artifact_per_vault"] and self.here in self.dug
        if self.kinds[self.here] == "vault" and self._giver(seat, "fragment") and not dug:
            found.add("unearth")
        if self.kinds[self.here] == "great_hall" and self._stairs_open():
            found.add("descend")
        return found

    def _rooms(self, seat):
        others = [number for number in self.kinds if number != self.here]
        found = set()
        if self.kinds[self.here] == "temple":
            found |= {f"temple-{number}" for number in others if self.kinds[number] == "temple"}
        if self._giver(seat, "teleport"):
            found |= {f"teleport-{number}" for number in others}
        # Whoever has no scroll may only agree with somebody who has.
        return found | {wish for wish in self.votes.values() if wish.startswith("teleport")}

    def _stairs_open(self):
        if self.rules["used_artifact_counts"]:
            return bool(self.found)
        return any(self.heroes[seat].bag[item] for seat in self.living for item in self.found)

    def does(self, seat, option, faces):
        one, faces = self.heroes[seat], list(faces)
        word, _, what = option.partition("-")
        if word == "attack":
            self._blow(one, option, faces.pop(0))
        elif word in ("charm", "accept"):
            _, (_, at) = self.asks.pop(0)
            one.use("charm") if word == "charm" else self._lose(one, at)
        elif word == "salts":
            one.use("salts")
            self.asleep.add(self.here)
        elif word == "potion":
            one.drink(option)
        elif word == "boots":
            self._call(seat, faces)
        elif word == "claim" and self.rules["loot"] == "first":
            self._claimed(int(what))
        elif word in ("unearth", "take", "drop"):
            self._alone(seat, word, what, faces)
        else:
            self._vote(seat, option, faces)
        return faces

    def _blow(self, one, option, die):
        hit, at = one.hits(option, die, undead=self.here in self.undead)
        if set(self.living) <= self.struck:
            self.struck = set()
        self.struck.add(one.seat)
        self.last, self.stood = one.seat, False
        if not hit and one.uses("charm"):
            self.asks.append(("hurt", (one.seat, at)))
        elif not hit:
            self._lose(one, at)
        elif self.monsters[self.here] > 1:
            self.monsters[self.here] -= 1
        else:
            del self.monsters[self.here]
            self.undead.discard(self.here)

    def _lose(self, one, at):
        left = one.bag
        one.lose(at)
        if not one.alive:
            self.floor[self.here] += left
            self.votes = {}

    def _alone(self, seat, word, what, faces):
        one = self.heroes[seat]
        if word == "take":
            self.floor[self.here][what] -= 1
            one.bag[what] += 1
        elif word == "drop":
            one.bag[what] -= 1
            self.floor[self.here][what] += 1
        else:
            self.heroes[self._giver(seat, "fragment")].bag["fragment"] -= 1
            self.dug.add(self.here)
            relic = RELICS[faces.pop(0) - 1]
            self.found.append(relic)
            able = self._able()
            if len(able) > 1 and self.rules["loot"] != "round_robin":
                self.asks.append(("claim", relic))
                self.votes = {}
            else:
                after = [each for each in able if each > self.share]
                self._given((after or able)[0], relic)

    def _given(self, seat, relic):
        self.heroes[seat].bag[relic] += 1
        self.share = seat

    def _claimed(self, seat):
        self._given(seat, self.asks.pop(0)[1])
        self.votes = {}

    def _call(self, seat, faces):
        """The boots take all along: who has a say is asked, unless the caller decides alone."""
        leads = self.rules["decisions"] == "leader" and seat == self.living[0]
        if leads or self.rules["decisions"] == "anyone" or len(self.living) == 1:
            self._run(seat, faces)
            return
        self.asks.append(("flight", seat))
        self.votes = {seat: "run"} if self.rules["decisions"] == "vote" else {}

    def _run(self, seat, faces):
        doors = list(self._doors().values())
        room = doors[faces.pop(0) - 1] if len(doors) > 1 else doors[0]
        self.heroes[seat].use("boots")
        self._arrive(room, faces)

    def _vote(self, seat, option, faces):
        voted = self.rules["decisions"] == "vote" and len(self.living) > 1
        self.votes[seat] = option
        wish = verdict(self.votes, len(self.living) if voted else 1)
        if wish is None:
            return
        behind_it = sorted(each for each, said in self.votes.items() if said == wish)
        self.votes = {}
        self._carry_out(wish, behind_it, faces)

    def _carry_out(self, wish, behind_it, faces):
        """Do what was decided together, by the first of those who wanted it and can."""
        word, _, what = wish.partition("-")
        if word == "claim":
            self._claimed(int(what))
        elif word in ("run", "stand"):
            _, caller = self.asks.pop(0)
            if word == "run":
                self._run(caller, faces)
            self.stood = word == "stand"
        elif word == "teleport":
            reader = next(each for each in behind_it if self._giver(each, "teleport"))
            self.heroes[self._giver(reader, "teleport")].use("teleport")
            self._arrive(int(what), faces)
        else:
            self._arrive(self._doors()[what] if word == "go" else int(what), faces)

    def _arrive(self, room, faces):
        """What lives there awaits them, awake; where nothing does, something comes on 1 or 2."""
        self.here = room
        self.asleep.discard(room)
        if room not in self.monsters:
            die = faces.pop(0)
            if die <= 2:
                self.monsters[room] = die
                if self.rules["undead"]:
                    self.undead.add(room)
        self._meet()
