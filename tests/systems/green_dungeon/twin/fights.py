"""Fights: bribes, flight, magic, blows (GD-056, GD-064, GD-093 to GD-131, GD-143, GD-146)."""

from tests.systems.green_dungeon.twin.asking import CAME, alone, together, voters, whoever
from tests.systems.green_dungeon.twin.box import LUCK, Asking, Box, Foe, Hero, Over, back
from tests.systems.green_dungeon.twin.harm import hurt
from tests.systems.green_dungeon.twin.potions import drink, drinks
from tests.systems.green_dungeon.twin.treasures import draw
from tests.systems.green_dungeon.twin.ways import refuges

BONUS = {"minion": 0, "captain": 1, "mini": 2, "final": 3}
EXPERIENCE = {"minion": 1, "captain": 2, "final": 5}
BOSSES = ("mini", "final")


class Fight:
    """One fight, and the combat turn it is in."""

    def __init__(self, box: Box, foe: Foe, *, asleep: bool) -> None:
        self.box, self.foe, self.asleep = box, foe, asleep
        self.price = foe.price * (2 if foe.fled else 1) * len(box.living())
        self.faltered = False
        self.cast: set[int] = set()
        self.struck: set[int] = set()

    def fight(self) -> Asking[str]:
        """Fight; return how it ended: `won`, `bribed`, or the room fled to."""
        self.box.fought = self.foe
        if self.foe in self.box.foes:
            self.box.foes.remove(self.foe)
        first = True
        while True:
            ended = yield from self.turn(
                [hero for hero in self.box.heroes if hero.alive], first=first
            )
            if ended:
                self.box.fought = None
                return ended
            first = False

    def turn(self, heroes: list[Hero], *, first: bool) -> Asking[str]:
        """Fight one combat turn; return how the fight ended, or nothing."""
        box, foe = self.box, self.foe
        self.faltered, self.cast, self.struck = False, set(), set()
        may_pay = first and foe.kind not in BOSSES and not self.asleep and box.gold >= self.price
        ways = {} if foe.kind == "final" else refuges(box)
        wish = ""
        if alone(box) and (may_pay or ways):
            # Who plays alone is asked for bribe, flight and magic at once.
            ask = self.powers(box.living()[0]) | set(ways) | ({"bribe"} if may_pay else set())
            _, wish = yield {voters(box)[0]: ask}
            wish = "" if wish == CAME else wish
        if may_pay and not wish and (yield from together(box, {"bribe", "refuse"})) == "bribe":
            wish = "bribe"
        if wish == "bribe":
            box.gold -= self.price
            foe.paid += self.price
            return self.leave("bribed")
        if ways and not wish:
            wish = yield from together(box, {"stand", *ways})
        if wish in ways:
            slowest = min(hero.level for hero in box.living())
            mine, theirs = box.roll("flight") + slowest, box.roll("flight-foe")
            if mine > theirs:
                foe.fled = True
                self.leave("fled")
                return wish
            self.faltered = True
        yield from self.spells(heroes, "" if wish in ways or wish == "stand" else wish)
        if self.won(before_its_magic=True):
            return "won"
        yield from self.foes_spells(heroes)
        for hero in heroes:
            if self.won():
                return "won"
            yield from self.blows(hero)
        return "won" if self.won() else ""

    def leave(self, how: str) -> str:
        self.foe.left = how
        self.box.foes.append(self.foe)
        return how

    def powers(self, hero: Hero) -> set[str]:
        """Return what a hero may do instead of striking, and that."""
        if self.faltered:
            return {"strike"} | drinks(hero)
        spells = ["lesser"] * (hero.magic >= 1) + ["greater"] * (hero.magic >= 3)
        return {"strike", *spells} | drinks(hero)

    def spells(self, heroes: list[Hero], chosen: str) -> Asking[None]:
        """Let heroes cast or drink; a lone one may have `chosen` already."""
        blocked = self.box.rules["failed_flight_blocks_potions"]
        left = list(heroes)
        while self.foe.health > 0:
            left = [hero for hero in left if hero.alive]
            if self.faltered:
                left = [hero for hero in left if not blocked and drinks(hero)]
            if not left:
                return
            if chosen:
                hero, wish, chosen = left[0], chosen, ""
            else:
                hero, wish = yield from whoever(self.box, left, self.powers)
            left.remove(hero)
            if wish.startswith("drink"):
                drink(self.box, hero, wish)
            elif wish == "lesser":
                self.cast.add(hero.seat)
                hero.magic -= 1
                self.wound(1 + hero.level)
            elif wish == "greater":
                self.cast.add(hero.seat)
                hero.magic -= 3
                self.wound(hero.level + self.box.roll("spell"))
                yield from hurt(self.box, hero, 1)

    def foes_spells(self, heroes: list[Hero]) -> Asking[None]:
        """Let the foe cast at one hero after the other while it has magic."""
        foe = self.foe
        for hero in heroes:
            if not foe.magic or not hero.alive:
                continue
            greater = foe.kind in BOSSES and foe.magic >= 3
            harm = foe.difficulty + (self.box.roll("foe-spell") if greater else 0)
            foe.magic -= 3 if greater else 1
            self.struck.add(hero.seat)
            if greater:
                self.wound(1)
            yield from hurt(self.box, hero, harm)
            if greater and foe.health == 0:
                return

    def blows(self, hero: Hero) -> Asking[None]:
        """Let a hero and the foe strike at each other."""
        cast, struck = hero.seat in self.cast, hero.seat in self.struck
        if not hero.alive or (cast and struck):
            return
        mine, theirs = self.box.roll("melee-hero"), self.box.roll("melee-foe")
        if not self.faltered and not cast:
            mine += hero.level + hero.edge
        if not struck:
            theirs += BONUS[self.foe.kind]
        if mine > theirs and not cast:
            self.wound(1 + hero.edge)
        elif mine <= theirs and not struck:
            left = -(-self.foe.health // self.foe.scale)
            weakens = self.box.rules["wounded_monsters_weaken"]
            harm = min(self.foe.difficulty, left) if weakens else self.foe.difficulty
            yield from hurt(self.box, hero, harm)

    def wound(self, harm: int) -> None:
        self.foe.health = max(0, self.foe.health - harm)

    def won(self, *, before_its_magic: bool = False) -> bool:
        """Return whether the foe is dead, unless it may still cast at the same moment."""
        if self.foe.health > 0:
            return False
        simultaneous = self.box.rules["magic_simultaneous"]
        return not (before_its_magic and simultaneous and self.foe.magic)


def fight(box: Box, foe: Foe, *, asleep: bool = False) -> Asking[str]:
    """Fight with a foe; return `won`, `bribed`, or the way fled."""
    ended = yield from Fight(box, foe, asleep=asleep).fight()
    if ended == "won":
        yield from spoils(box, foe)
    return ended


def spoils(box: Box, foe: Foe) -> Asking[None]:
    """Give the living what a dead foe is worth.

    GD-070, GD-077, GD-095 to GD-098, GD-104, GD-110.
    """
    for hero in box.living():
        hero.xp += EXPERIENCE.get(foe.kind, 5 - hero.xp % 5)
        if foe.kind == "mini":
            hero.luck = min(LUCK, hero.luck + 1)
    box.gold += foe.paid
    if foe.kind in BOSSES:
        box.removed = sorted(box.removed + foe.cards)
        box.slain.add(foe.kind)
        box.must_rest = box.must_rest or foe.kind == "mini"
    else:
        for card in foe.cards[: len(foe.cards) - foe.lent]:
            back(box.monsters, card)
    follow, box.drinks_follow = box.drinks_follow, box.drinks_follow and foe.kind not in BOSSES
    yield from draw(box, {"mini": 2, "final": 3}.get(foe.kind, int(foe.treasure)))
    box.drinks_follow = follow
    if len(box.slain) == 2:
        raise Over("won")
