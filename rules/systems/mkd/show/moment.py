"""The present moment: who decides, who acts, where to look."""

from typing import NamedTuple

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd import tasks
from rules.systems.mkd.compass import Facing, Square, chebyshev
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.show.aftermath import outlook
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import question, teams_to_act, unserved


class Moment(NamedTuple):
    """A state with what its mode knows of the moment.

    `title` is the map's; `awaited` are the seats that must decide; `central` is the Central
    Chamber's place in the site's tiles; `upcoming` is whose activation on the Monsters' side is
    next where the table rolls for them. `heading` replaces the usual one; `region` tells maps
    of one floor from those of another. `ways_on` are open edges of tiles beyond which a tile may
    still come; `growing` is whether the map grows in play, `fresh` the tiles that have just been
    laid.
    """

    state: MkdState
    title: Text
    awaited: tuple[Seat, ...] = ()
    central: int | None = None
    upcoming: tasks.AnyTask | None = None
    heading: Text | None = None
    region: str = "site"
    ways_on: tuple[tuple[Square, Facing], ...] = ()
    growing: bool = False
    fresh: tuple[int, ...] = ()

    @property
    def actors(self) -> tuple[Figure, ...]:
        """Figures on the board that the decision is about, the most important first."""
        figures = [self.state.figure(number) for number in self._numbers()]
        return tuple(figure for figure in figures if figure.where == "board")

    def _numbers(self) -> tuple[int, ...]:
        match question(self.state):
            case tasks.AskLetGo() as task:
                return (task.figure, *task.holders)
            case tasks.AskStrikeBack() as task:
                return (task.striker,)
            case (
                tasks.AskSpin()
                | tasks.AskTeleport()
                | tasks.AskLead()
                | tasks.AskOffer()
                | tasks.AskGuard() as task
            ):
                return (task.figure,)
            case tasks.AskAdvance() as task:
                return task.figures
            case _:
                return self._turn()

    def _turn(self) -> tuple[int, ...]:
        if self.state.activation is not None:
            return (self.state.activation.figure,)
        if self.state.part == "heroes":
            teams = teams_to_act(self.state)
            return tuple(each.id for seat in teams for each in unserved(self.state, seat))
        if isinstance(self.upcoming, tasks.MonsterActs):
            return (self.upcoming.figure,)
        return ()

    @property
    def viewpoint(self) -> Figure | None:
        """The figure from which distances are told: the first who acts, else the first Hero."""
        heroes = [figure for figure in self.state.heroes if figure.where == "board"]
        seen = [figure for figure in self.actors if figure.side == "hero"]
        return next(iter([*seen, *self.actors, *heroes]), None)

    @property
    def party(self) -> tuple[Square, ...]:
        """Where the Heroes on the board stand."""
        return tuple(figure.at for figure in self.state.heroes if figure.where == "board")

    @property
    def centre(self) -> Square:
        """The square to look at: an actor's, where something just happened, or the way in.

        Where Heroes are in the dungeon already, it is the one of them who is nearest to the way in.
        """
        if self.actors:
            return self.actors[0].at
        if not self.party and (seen := outlook(self.state)) is not None:
            return seen
        if self.state.part in ("tokens", "monsters"):
            if self.state.trail:
                return self.state.trail[-1]
            for token in self.state.tokens:
                if isinstance(self.upcoming, tasks.TokenMoves) and self.upcoming.token == token.id:
                    return token.at
        if self.state.acting is None and self.viewpoint is not None:
            return self.viewpoint.at
        if self.state.site.entrance is not None:
            way_in = self.state.site.entrance[0]
            return min(self.party, key=lambda at: chebyshev(at, way_in), default=way_in)
        return self.viewpoint.at if self.viewpoint is not None else (0, 0)

    @property
    def active_hero(self) -> Figure | None:
        """The Hero whose activation is under way, while no question is open."""
        if self.state.activation is None or question(self.state) is not None:
            return None
        figure = self.state.figure(self.state.activation.figure)
        return figure if figure.side == "hero" and figure.where == "board" else None
