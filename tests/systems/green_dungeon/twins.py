"""A second, plain way to fight in Green Dungeon, as a party or with one hero for all.

It reads like the book (GD-056 to GD-064, GD-106 to GD-131, GD-143, GD-144): one question after the
other, with numbers alone. A fight is a generator that yields who is asked for which options, and
is sent who answered what. Nobody holds potions.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field

BONUS = {"minion": 0, "captain": 1, "mini": 2, "final": 3}
EXPERIENCE = {"minion": 1, "captain": 2, "final": 5}
Asking = Generator[dict[int, set[str]], tuple[int, str], str]


class Over(Exception):
    """The fight is over for a reason."""


@dataclass
class Fighter:
    """A hero."""

    seat: int
    level: int
    health: int
    most: int
    magic: int
    luck: int
    edge: int
    xp: int
    alive: bool = True


@dataclass
class Opponent:
    """What they fight; `scale` is for how many heroes its health was counted."""

    kind: str
    difficulty: int
    health: int
    magic: int
    price: int
    fled: bool
    scale: int


@dataclass
class Battle:
    """One fight. `voices` are the seats of all who play, `refuges` the sides to flee to."""

    heroes: list[Fighter]
    foe: Opponent
    shared: bool
    voices: list[int]
    rules: dict
    gold: int
    asleep: bool
    refuges: list[str]
    roll: Callable[[int], int]
    faltered: bool = False
    cast: set[int] = field(default_factory=set)
    struck: set[int] = field(default_factory=set)
    ending: str = ""

    # Who is asked

    def living(self) -> list[Fighter]:
        return [hero for hero in self.heroes if hero.alive]

    def voters(self) -> list[int]:
        """Everybody with a say; what a lone hero is asked is another matter."""
        seats = self.voices if self.shared else [hero.seat for hero in self.living()]
        if len(seats) == 1:
            raise Over("alone")
        return seats

    def together(self, options: set[str]) -> Asking:
        """What all decide together: the leader, whoever is first, or the most voices."""
        voters, decisions = self.voters(), self.rules["decisions"]
        if decisions != "vote":
            asked = voters[:1] if decisions == "leader" else voters
            return (yield dict.fromkeys(asked, options))[1]
        said: dict[int, str] = {}
        while True:
            seat, wish = yield {each: options for each in voters if each not in said}
            said[seat] = wish
            counts = {each: sum(wish == each for wish in said.values()) for each in said.values()}
            for each, count in counts.items():
                if 2 * count > len(voters):
                    return each
            if len(said) == len(voters):
                leading = [seat for seat in said if counts[said[seat]] == max(counts.values())]
                return said[min(leading)]

    def own(self, seats: list[int], options: Callable[[Fighter], set[str]]) -> Asking:
        """What heroes decide for themselves: the seat and the answer, with a colon between."""
        voters = self.voters()
        by_seat = {hero.seat: hero for hero in self.heroes}
        if self.shared:
            answer = yield dict.fromkeys(voters, options(by_seat[seats[0]]))
            return f"{seats[0]}:{answer[1]}"
        asked = seats if self.rules["order"] == "any" else seats[:1]
        seat, wish = yield {each: options(by_seat[each]) for each in asked}
        return f"{seat}:{wish}"

    # The fight

    def fight(self) -> Generator[dict[int, set[str]], tuple[int, str], None]:
        try:
            yield from self._fight()
        except Over as over:
            self.ending = str(over)

    def _fight(self) -> Asking:
        price = self.foe.price * (2 if self.foe.fled else 1)
        price *= 1 if self.shared else len(self.living())
        boss = self.foe.kind in ("mini", "final")
        may_pay = not boss and not self.asleep and self.gold >= price
        if may_pay and (yield from self.together({"bribe", "refuse"})) == "bribe":
            self.gold -= price
            raise Over("bribed")
        while True:
            yield from self._turn([hero for hero in self.heroes if hero.alive])

    def _turn(self, heroes: list[Fighter]) -> Asking:
        self.faltered, self.cast, self.struck = False, set(), set()
        if self.foe.kind != "final" and self.refuges:
            ways = {f"flee-{side}" for side in self.refuges}
            if (yield from self.together({"stand", *ways})) in ways:
                slowest = min(self.living(), key=lambda hero: (hero.level, hero.seat))
                mine, theirs = self.roll(6) + slowest.level, self.roll(6)
                if mine > theirs:
                    raise Over("fled")
                self.faltered = True
        yield from self._spells(heroes)
        yield from self._foes_spells(heroes)
        for hero in heroes:
            self._is_over()
            yield from self._blows(hero)
        self._is_over()

    def _spells(self, heroes: list[Fighter]) -> Asking:
        left = [hero for hero in heroes if not self.faltered]
        while self.foe.health > 0:
            able = [hero for hero in left if hero.alive]
            if not able:
                break
            answer = yield from self.own([hero.seat for hero in able], self._powers)
            seat, wish = answer.split(":")
            hero = next(each for each in able if each.seat == int(seat))
            left.remove(hero)
            if wish == "strike":
                continue
            self.cast.add(hero.seat)
            if wish == "lesser":
                hero.magic -= 1
                self._wound(1 + hero.level)
            else:
                hero.magic -= 3
                self._wound(hero.level + self.roll(6))
                yield from self._hurt(hero, 1)
        self._is_over(before_its_magic=True)
        return ""

    def _powers(self, hero: Fighter) -> set[str]:
        spells = ["lesser"] * (hero.magic >= 1) + ["greater"] * (hero.magic >= 3)
        return {"strike", *spells}

    def _foes_spells(self, heroes: list[Fighter]) -> Asking:
        foe = self.foe
        for hero in heroes:
            if not foe.magic or not hero.alive:
                continue
            greater = foe.kind in ("mini", "final") and foe.magic >= 3
            harm = foe.difficulty + (self.roll(6) if greater else 0)
            foe.magic -= 3 if greater else 1
            self.struck.add(hero.seat)
            if greater:
                self._wound(1)
            yield from self._hurt(hero, harm)
            if greater and foe.health == 0:
                break
        return ""

    def _blows(self, hero: Fighter) -> Asking:
        cast, struck = hero.seat in self.cast, hero.seat in self.struck
        if not hero.alive or (cast and struck):
            return ""
        mine, theirs = self.roll(6), self.roll(6)
        if not self.faltered and not cast:
            mine += hero.level + hero.edge
        if not struck:
            theirs += BONUS[self.foe.kind]
        if mine > theirs and not cast:
            self._wound(1 + hero.edge)
        elif mine <= theirs and not struck:
            yield from self._hurt(hero, self._damage())
        return ""

    def _damage(self) -> int:
        left = -(-self.foe.health // self.foe.scale)
        weakens = self.rules["wounded_monsters_weaken"]
        return min(self.foe.difficulty, left) if weakens else self.foe.difficulty

    def _wound(self, harm: int) -> None:
        self.foe.health = max(0, self.foe.health - harm)

    def _hurt(self, hero: Fighter, harm: int) -> Asking:
        if harm <= 0 or not hero.alive:
            return ""
        hero.health -= harm
        if self.rules["luck_floor_zero"] or not hero.luck:
            hero.health = max(0, hero.health)
        if hero.health <= 1 and hero.luck:
            options = {f"luck-{count}" for count in range(hero.luck + 1)}
            voters = self.voters()
            _, wish = yield dict.fromkeys(voters if self.shared else [hero.seat], options)
            for _ in range(int(wish[-1])):
                hero.luck -= 1
                hero.health = min(hero.most, hero.health + max(self.roll(6), self.roll(6)))
        if hero.health <= 0:
            self._fall(hero)
        return ""

    def _fall(self, hero: Fighter) -> None:
        hero.alive, hero.health = False, 0
        heir = next((each for each in self.living() if not each.edge), None)
        if hero.edge and heir:
            heir.edge, hero.edge = hero.edge, 0
        if not self.living():
            raise Over("dead")

    def _is_over(self, *, before_its_magic: bool = False) -> None:
        if self.foe.health > 0:
            return
        if before_its_magic and self.rules["magic_simultaneous"] and self.foe.magic:
            return
        for hero in self.living():
            hero.xp += EXPERIENCE.get(self.foe.kind, 5 - hero.xp % 5)
            if self.foe.kind == "mini":
                hero.luck = min(3, hero.luck + 1)
        raise Over("won")
