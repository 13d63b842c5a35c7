"""The program and the plain book, played beside each other and compared at every question."""

import random

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.green_dungeon import RULESET, actions
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.verbs import VERBS
from tests.systems.green_dungeon.moves import seats
from tests.systems.green_dungeon.twin.asking import CAME, alone
from tests.systems.green_dungeon.twin.beginnings import (
    advance,
    attacked,
    opponent,
    rules_by_chance,
)
from tests.systems.green_dungeon.twin.facts import compare
from tests.systems.green_dungeon.twin.score import score
from tests.systems.green_dungeon.twin.setting_out import set_out
from tests.systems.green_dungeon.twin.turns import play
from tests.systems.green_dungeon.twin.ways import reachable

SIDES = ("n", "e", "s", "w")
WISHES = (
    *(kind(side=side) for kind in (actions.Go, actions.Retry, actions.Flee) for side in SIDES),
    *(kind(tile=at) for kind in (actions.Walk, actions.See, actions.NameLair) for at in range(25)),
    *(kind(card=card) for kind in (actions.Drink, actions.Pick) for card in range(12)),
    *(actions.SpendLuck(count=count) for count in range(4)),
    *(actions.Cast(spell=spell) for spell in ("lesser", "greater")),
    *(actions.Sell(which=which) for which in ("old", "new")),
    *(actions.LevelUp(rise=rise) for rise in (True, False)),
    *(actions.Touch(wake=wake) for wake in (True, False)),
    *(kind() for kind in (actions.Rest, actions.EnterLair, actions.Retreat, actions.Bribe)),
    *(kind() for kind in (actions.Refuse, actions.Stand, actions.Strike, actions.Skip)),
)
"""All that anybody can wish for."""


class Faces:
    """Dice by chance. What fell is given once more, to who asks for the same dice in that order."""

    rolls = ()

    def __init__(self, chance: random.Random) -> None:
        self.chance, self.fell = chance, []

    def roll(self, sides: int, reason: str) -> int:
        face = self.chance.randint(1, sides)
        self.fell.append((sides, reason.removeprefix("~").removeprefix("gd-"), face))
        return face

    def again(self, sides: int, reason: str) -> int:
        assert self.fell, f"the book rolls a die more: {reason}"
        fell = self.fell.pop(0)
        assert fell[:2] == (sides, reason), "another die"
        return fell[2]


class Pair:
    """One game of both, by chance from a seed.

    Many begin somewhere further on, and where it is told in the midst of it, in a fight. Where
    others come late one player or two begin.
    """

    def __init__(
        self,
        seed: object,
        *,
        shared: bool,
        fighting: bool = False,
        late: bool = False,
        packs: tuple[str, ...] = (),
    ) -> None:
        self.late = late
        self.chance = random.Random(f"green dungeon {shared} {seed}")
        self.dice = Faces(self.chance)
        rules = rules_by_chance(self.chance)
        rules["start_tile_resolves"] &= not fighting
        options = GreenDungeonOptions(mode="shared" if shared else "party", packs=packs, **rules)
        size = self.chance.randint(1, 2) if late else self.chance.randint(2, 4)
        self.state = RULESET.new_game(options, seats(size), self.dice).state
        self.box = set_out(self.dice.again, rules, list(range(1, size + 1)), shared=shared)
        begun, asleep = None, False
        if not rules["start_tile_resolves"] and (fighting or self.chance.random() < 0.6):
            self.state = advance(self.chance, self.state, self.box)
        if fighting:
            begun, asleep = opponent(self.chance, self.box), self.chance.random() < 0.2
            self.state = attacked(self.state, self.box, begun, self.dice, asleep=asleep)
        self.asking = play(self.box, begun, asleep=asleep)
        self.asked = next(self.asking, None)

    def play(self, steps: int) -> list[str]:
        """Play so many answers at most, and compare the end if it comes; return the answers."""
        answers = []
        while self.asked is not None and len(answers) < steps:
            answers.append(self.step())
        if self.asked is None:
            self.end()
        return answers

    def step(self) -> str:
        """Compare a question, and have somebody answer it; return the answer."""
        compare(self.state, self.box, self.asked)
        assert not self.dice.fell, f"the program rolls dice more: {self.dice.fell}"
        if self.late and self.chance.random() < 0.1:
            self.join()
        offered = {
            seat: {each.id: each.action for each in RULESET.legal_actions(self.state, seat)}
            for seat in self.asked
        }
        for seat, options in self.asked.items():
            differ = options ^ set(offered[seat])
            assert not differ, (
                f"seat {seat}: the program offers {set(offered[seat])}, not {options}"
            )
        self.refuse()
        seat = self.chance.choice(sorted(self.asked))
        option = wished(self.chance, sorted(self.asked[seat]))
        self.state = RULESET.apply(self.state, seat, offered[seat][option], self.dice).state
        try:
            self.asked = self.asking.send((seat, option))
        except StopIteration:
            self.asked = None
        return option

    def join(self) -> None:
        """Let somebody come late: to a shared hero at any time, to a party never."""
        seat = self.chance.choice(range(1, 5))
        newcomer = SeatInfo(seat=seat, name=f"Late {seat}")
        try:
            self.state = RULESET.join(self.state, newcomer, ScriptedDice()).state
        except RuleError:
            assert seat in self.box.voices or not self.box.shared, "nobody is refused a free seat"
            return
        assert self.box.shared, "a party is complete when it sets out"
        assert seat not in self.box.voices
        self.box.voices.append(seat)
        self.box.voices.sort()
        self.asked = self.asking.send((0, CAME))
        compare(self.state, self.box, self.asked)

    def refuse(self) -> None:
        """Wish for something that is not offered: the program refuses it."""
        seat = self.chance.choice(self.box.voices)
        wish = self.chance.choice(WISHES)
        offered = self.asked.get(seat, ())
        if VERBS.id_of(wish) in offered:
            return
        fought = self.box.fought and alone(self.box)
        if fought and isinstance(wish, actions.Refuse | actions.Stand):
            return  # Who plays alone may say so, though nobody needs to.
        if isinstance(wish, actions.Walk) and self.box.moving and wish.tile in reachable(self.box):
            return  # A room beside is offered by its side.
        try:
            RULESET.apply(self.state, seat, wish, self.dice)
        except RuleError:
            assert not self.dice.fell, "no die is rolled for what is refused"
            return
        raise AssertionError(f"{VERBS.id_of(wish)} is not refused to seat {seat}")

    def end(self) -> None:
        """Compare how the game ended."""
        outcome = RULESET.outcome(self.state)
        assert outcome is not None, f"the book ends: {self.box.ending}"
        ends = (self.state.ending, self.box.ending)
        assert ends[0] == ends[1], f"program and book end differently: {ends}"
        points = {points for _, points in outcome.scores}
        assert points == {score(self.box)}, f"scores: {points}, {score(self.box)}"
        compare(self.state, self.box, {})
        assert not self.dice.fell, f"the program rolls dice more: {self.dice.fell}"


def wished(chance: random.Random, options: list[str]) -> str:
    """Choose by chance, but oftener what leads on: through doors, into lairs, up in level."""
    onward = [each for each in options if each.startswith(("go", "retry", "enter", "level-up"))]
    return chance.choice(onward if onward and chance.random() < 0.5 else options)
