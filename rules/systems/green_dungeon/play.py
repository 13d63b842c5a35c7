"""One action being carried out: the state so far, its dice and what has happened."""

from collections.abc import Container
from itertools import takewhile

from rules.core.dice import Dice
from rules.core.model import Seat
from rules.core.words import Event
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.state import (
    Fight,
    Foe,
    GreenDungeonState,
    Hero,
    Step,
    Tally,
    Tile,
)
from rules.systems.green_dungeon.terms import StepKind


class Play:
    """The working table of one action. States stay values: `state` is replaced, never altered."""

    def __init__(self, state: GreenDungeonState, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    @property
    def options(self) -> GreenDungeonOptions:
        """The game's settings."""
        return self.state.options

    @property
    def fight(self) -> Fight:
        """The fight under way.

        Raises:
            RuntimeError: there is none.
        """
        if not self.state.fight:
            raise RuntimeError("no fight is under way")
        return self.state.fight

    def tell(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)

    def roll(self, reason: str) -> int:
        """Roll one six-sided die."""
        return self.dice.roll(6, f"gd-{reason}")

    def change(self, **changes: object) -> None:
        """Replace fields of the state."""
        self.state = self.state.with_(**changes)

    def hero(self, seat: Seat) -> Hero:
        """Return a hero as of now."""
        return self.state.hero(seat)

    def set_hero(self, hero: Hero) -> None:
        """Replace a hero."""
        self.change(
            heroes=tuple(hero if old.seat == hero.seat else old for old in self.state.heroes)
        )

    def set_tile(self, index: int, tile: Tile) -> None:
        """Replace a tile."""
        tiles = self.state.tiles
        self.change(tiles=(*tiles[:index], tile, *tiles[index + 1 :]))

    def set_foe(self, foe: Foe) -> None:
        """Replace the foe that is fought."""
        self.change(fight=self.fight.with_(foe=foe))

    def first(self, *steps: Step) -> None:
        """Put steps before all others, in the order given."""
        self.change(agenda=(*steps, *self.state.agenda))

    def behind(self, kinds: Container[StepKind], step: Step) -> None:
        """Put a step behind those of some kinds that come first."""
        ahead = tuple(takewhile(lambda other: other.kind in kinds, self.state.agenda))
        self.change(agenda=(*ahead, step, *self.state.agenda[len(ahead) :]))

    def done(self) -> Step:
        """Take the first step off the agenda; votes on it are done with."""
        step, *rest = self.state.agenda
        self.change(agenda=tuple(rest), votes=())
        return step

    def drop(self, kinds: Container[StepKind]) -> None:
        """Take every step of some kinds off the agenda."""
        self.change(agenda=tuple(step for step in self.state.agenda if step.kind not in kinds))

    def count(self, name: str, more: int = 1) -> None:
        """Add to one number of the tally."""
        tally: Tally = self.state.tally
        self.change(tally=tally.with_(**{name: getattr(tally, name) + more}))
