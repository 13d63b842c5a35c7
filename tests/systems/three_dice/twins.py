"""3 Dice written down a second time, with tables and arithmetic alone, to be played beside it.

Nothing here knows the rules' code. A twin is told what somebody did and which faces fell; what it
makes of them has to be what the game made.
"""

from collections import Counter
from itertools import combinations, product

NAMES = ("body", "mind", "spirit")
BOOSTS = {"scroll": (0, 0, 3), "idol": (2, 2, 2), "pendant": (0, 3, 0)}
"""What one use adds to BODY, MIND and SPIRIT."""


class Twin:
    """A hero: three numbers and their maxima, perhaps hit points, and a bag of things."""

    def __init__(self, seat, now, most, bag, pool=None, pool_most=None):
        self.seat, self.now, self.most, self.bag = seat, list(now), list(most), Counter(bag)
        self.pool, self.pool_most = pool, pool_most
        self.alive = True

    def aim(self, at, boosts=()):
        """The number a die must stay below."""
        swords = self.bag["sword"] * (2 if self.pool is not None else 1)
        lasting = (swords, self.bag["tome"], 0)[at]
        return self.now[at] + lasting + sum(BOOSTS[b][at] for b in boosts) - self.now.count(0)

    def strike(self, option, die):
        """Whether an attack hits; what it uses is gone. Also the number of its attribute."""
        name, *boosts = option.removeprefix("attack-").split("+")
        at = NAMES.index(name)
        hit = die == 1 or (die != 6 and die < self.aim(at, boosts))
        self.bag.subtract(boosts)
        return hit, at

    def lose(self, at):
        """One point less; the last is death, and everything falls to the floor."""
        if self.pool is None:
            self.now[at] -= 1
        else:
            self.pool -= 1
        if self.pool == 0 or sum(self.now) == 0:
            self.alive, self.bag = False, Counter()

    def drink(self, option):
        """Two points to one attribute, one to each of two, or two hit points."""
        self.bag["potion"] -= 1
        wanted = option.removeprefix("potion-").split("+")
        if wanted == ["hp"]:
            self.pool = min(self.pool + 2, self.pool_most)
            return
        for name in wanted:
            at = NAMES.index(name)
            self.now[at] = min(self.most[at], self.now[at] + 2 // len(wanted))

    def attacks(self):
        """The attacks at hand: an attribute that is left, and any of the boosters that help it."""
        found = set()
        for at in range(3):
            fits = [b for b in BOOSTS if BOOSTS[b][at] and self.bag[b] > 0]
            sizes = range(len(fits) + 1) if self.now[at] else ()
            for some in (chosen for size in sizes for chosen in combinations(fits, size)):
                found.add("attack-" + "+".join((NAMES[at], *some)))
        return found

    def potions(self):
        """The drinks that would do something."""
        if self.bag["potion"] < 1:
            return set()
        if self.pool is not None:
            return {"potion-hp"} if self.pool < self.pool_most else set()
        low = [NAMES[at] for at in range(3) if self.now[at] < self.most[at]]
        pairs = {"potion-" + "+".join(pair) for pair in combinations(low, 2)}
        return {f"potion-{name}" for name in low} | pairs

    def strongest(self):
        """The attribute with the most points, of equals the first."""
        return self.now.index(max(self.now))


def verdict(votes, voters):
    """What voices decide: more than half, or when all have spoken the most, else the lowest."""
    count = Counter(votes.values())
    lowest = {wish: min(seat for seat in votes if votes[seat] == wish) for wish in count}
    best = min(count, key=lambda wish: (-count[wish], lowest[wish]))
    return best if len(votes) == voters or 2 * count[best] > voters else None


class Melee:
    """A fight: blows in turn or in any order, charms, potions, and flight for a point of each."""

    def __init__(self, heroes, hp, *, order):
        self.heroes, self.hp, self.order = {one.seat: one for one in heroes}, hp, order
        self.struck, self.last, self.stood = [], 0, False
        self.hurt, self.votes, self.over = None, None, ""

    @property
    def living(self):
        return [seat for seat, one in self.heroes.items() if one.alive]

    def awaited(self):
        if self.over:
            return []
        if self.hurt:
            return [self.hurt[0]]
        if self.votes is not None:
            return [seat for seat in self.living if seat not in self.votes]
        if self.order == "any":
            return [seat for seat in self.living if seat not in self.struck] or self.living
        return ([seat for seat in self.living if seat > self.last] or self.living)[:1]

    def options(self, seat):
        if self.hurt:
            return {"charm", "accept"}
        if self.votes is not None:
            return {"run", "stand"}
        one = self.heroes[seat]
        return one.attacks() | one.potions() | (set() if self.stood else {"flee"})

    def does(self, seat, option, faces):
        one, faces = self.heroes[seat], list(faces)
        if option.startswith("attack"):
            self._blow(one, option, faces.pop(0))
        elif option.startswith("potion"):
            one.drink(option)
        elif option in ("charm", "accept"):
            (_, at), self.hurt = self.hurt, None
            if option == "charm":
                one.bag["charm"] -= 1
            else:
                one.lose(at)
        else:
            self.votes = {**(self.votes or {}), seat: "run" if option == "flee" else option}
            self._decide(faces)
        if not self.living:
            self.over = "dead"
        return faces

    def _blow(self, one, option, die):
        hit, at = one.strike(option, die)
        if set(self.living) <= set(self.struck):
            self.struck = []
        self.struck.append(one.seat)
        self.last, self.stood = one.seat, False
        if hit:
            self.hp -= 1
            self.over = "" if self.hp else "won"
        elif one.bag["charm"] > 0:
            self.hurt = (one.seat, at)
        else:
            one.lose(at)

    def _decide(self, faces):
        wish = verdict(self.votes, len(self.living))
        if wish is None:
            return
        self.votes, self.stood = None, wish == "stand"
        if wish == "stand":
            return
        for seat, at in product(self.living, range(3)):
            one = self.heroes[seat]
            if one.alive and (one.pool is not None or one.now[at]):
                one.lose(at)
        if self.living:
            faces.pop(0)  # whether something roves where they came from
            self.over = "fled"


class Duel:
    """Two who strike in turn: a hit costs the other, a miss oneself."""

    def __init__(self, heroes):
        self.heroes = {one.seat: one for one in heroes}
        self.turn, self.other = (one.seat for one in heroes)
        self.hurt, self.over = None, False

    def awaited(self):
        if self.over:
            return []
        return [self.hurt[0] if self.hurt else self.turn]

    def options(self, seat):
        if self.hurt:
            return {"charm", "accept"}
        one = self.heroes[seat]
        return one.attacks() | one.potions() | {"yield"}

    def does(self, seat, option, faces):
        one, faces = self.heroes[seat], list(faces)
        if option.startswith("attack"):
            other = self.heroes[self.other]
            hit, at = one.strike(option, faces.pop(0))
            self.turn, self.other = self.other, self.turn
            loser = other if hit else one
            at = other.strongest() if hit and not other.now[at] else at
            if loser.bag["charm"] > 0:
                self.hurt = (loser.seat, at)
            else:
                loser.lose(at)
        elif option.startswith("potion"):
            one.drink(option)
        elif option == "yield":
            self.over = True
        else:
            (_, at), self.hurt = self.hurt, None
            if option == "charm":
                one.bag["charm"] -= 1
            else:
                one.lose(at)
        self.over = self.over or not all(one.alive for one in self.heroes.values())
        return faces


class Locks:
    """A room whose doors are locked: keys open them and break, shoulders cost BODY on a miss."""

    def __init__(self, heroes, sides):
        self.heroes = {one.seat: one for one in heroes}
        self.locked = set(sides)

    def awaited(self):
        return [seat for seat, one in self.heroes.items() if one.alive]

    def options(self, seat):
        one = self.heroes[seat]
        keys = {f"unlock-{side}" for side in self.locked if one.bag["key"] > 0}
        return keys | {f"force-{side}" for side in self.locked if one.now[0]}

    def does(self, seat, option, faces):
        one, faces = self.heroes[seat], list(faces)
        how, side = option.split("-")
        if how == "unlock":
            one.bag["key"] -= 1
            self.locked.remove(side)
            return faces
        die = faces.pop(0)
        if die == 1 or (die != 6 and die < one.aim(0)):
            self.locked.remove(side)
        else:
            one.lose(0)
        return faces
