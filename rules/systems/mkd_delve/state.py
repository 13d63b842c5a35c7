"""The state of a delve beyond the core's: how the level grows, and what the run has brought."""

from functools import partial
from typing import Literal

from rules.core.errors import RuleError
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import state_of
from rules.systems.mkd.settings import Settings
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Colour
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.options import DelveOptions


class DelveState(MkdState):
    """One delve.

    `level` counts from 1 once the first level has begun, `cleared` how many were cleared. `stack`
    are the tile tokens still in the pool, by number (RG-006, RG-037). `grown` is whether no more
    tiles come to this level. `reserve` are tokens that join the pool later (RG-012). `master` is
    the value of the level's master until it lies on the board (RG-018). `terrain_left` are markers
    and doors that may still come (RG-009). `acted` are Monsters that had this round's activation as
    they were revealed (RG-108). `missions` counts those fulfilled, `encounters` are all people
    met so far, and `guests_moved` the round in which those who run have last moved (A9).
    `laid` is the turn in which tiles were last laid, `fresh` are those tiles.
    """

    schema_version: Literal[1] = 1
    options: DelveOptions
    level: int = 0
    cleared: int = 0
    stack: tuple[int, ...] = ()
    grown: bool = False
    reserve: tuple[tuple[Colour, int], ...] = ()
    master: int = 0
    terrain_left: int = 0
    acted: tuple[int, ...] = ()
    missions: int = 0
    encounters: tuple[Encounter, ...] = ()
    guests_moved: int = 0
    laid: int = 0
    fresh: tuple[int, ...] = ()
    ending: Literal["", "cleared", "out", "lost"] = ""

    def encounter(self, figure: int) -> Encounter:
        """Return the record of a person who was met.

        Raises:
            RuleError: nobody met that figure.
        """
        for met in self.encounters:
            if met.figure == figure:
                return met
        raise RuleError("mkd-error-no-such-figure")

    @property
    def settings(self) -> Settings:
        """The settings that all tactical games have in common."""
        return self.options

    @property
    def monsters_wake_tokens(self) -> bool:
        """Whether tokens turn over for Monsters: no, for Heroes alone (B-101, RG-133)."""
        return False

    @property
    def nothing_left(self) -> bool:
        """Whether a level is fully grown, and nothing is left to do on it (RG-055)."""
        lying = (chest for chest in self.chests if chest.at is not None)
        safe = all(chest.opened or chest.trap == "spent" for chest in lying)
        return self.grown and not self.master and not self.tokens and not self.monsters and safe

    @property
    def led_along(self) -> tuple[Figure, ...]:
        """Monsters whom Heroes in the dungeon lead along: they are not killed (RG-055, B-71).

        There are none where the table counts them as beaten.
        """
        if self.options.captives == "beaten":
            return ()
        return tuple(
            figure
            for figure in self.figures
            if figure.side == "monster"
            and figure.where == "captive"
            and figure.captor is not None
            and self.figure(figure.captor).where in ("board", "waiting", "below")
        )

    @property
    def deepest(self) -> int | None:
        """The number of the last level; None if levels are endless."""
        return None if self.options.levels == "endless" else int(self.options.levels)


of = partial(state_of, DelveState)
"""Return the state of a play as one of this game; RuleError if it belongs to another."""
