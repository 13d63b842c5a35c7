"""One action being carried out: the state so far, its dice and what has happened."""

from collections.abc import Container
from itertools import takewhile

from rules.core.resolution import PartyResolution, with_item
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


class Resolution(PartyResolution[GreenDungeonState, Hero]):
    """An action being resolved: the state so far, the dice and the events."""

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

    def set_tile(self, index: int, tile: Tile) -> None:
        """Replace a tile."""
        self.change(tiles=with_item(self.state.tiles, index, tile))

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
