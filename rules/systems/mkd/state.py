"""The state of a tactical game: site, figures, tokens, chests; each mode extends `MkdState`."""

from collections.abc import Callable, Hashable
from operator import is_
from typing import Literal, TypeVar

from rules.core.errors import RuleError
from rules.core.model import GameState, Model, Seat
from rules.systems.mkd.actions import Choose
from rules.systems.mkd.compass import Facing, Square
from rules.systems.mkd.pieces import Chest, Figure, Pools, Site, Token
from rules.systems.mkd.settings import AS_WRITTEN, Settings, TeamLimits
from rules.systems.mkd.tasks import AnyTask


class Activation(Model):
    """The activation under way: whose it is, and what is left of it.

    `fresh` is false once a die was rolled or something revealed, so that steps before it cannot be
    taken back. `free` says that no opponent was adjacent when it began (Charge, Bound).
    """

    figure: int
    points: int
    attacked: bool = False
    free: bool = False
    loose: bool = False
    """Whether the last action was a step, so that the figure may still choose its facing (B-33)."""
    quick: bool = False
    started: bool = False
    """Whether anything but looking around was done."""
    proposed: bool = False
    """Whether it began by itself, and another Hero of the team may still have his instead."""
    rammed: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    """Figures whose terror keeps it away this turn."""
    allowed: tuple[int, ...] = ()
    """Figures whose terror it has resisted for the step to come."""
    artifacts: tuple[Square, ...] = ()
    touched: tuple[int, ...] = ()
    """Figures that magic has affected in it; cursed ones are hurt at its end (section 3)."""
    eased_chests: tuple[int, ...] = ()
    """Chests disarmed in it: opening them costs nothing more (B-85)."""
    eased_doors: tuple[tuple[Square, Facing], ...] = ()
    """Doors disarmed or sprung in it, by their edge: opening them costs nothing more."""
    steps: tuple["Footprint", ...] = ()


class Footprint(Model):
    """What was before a step that may be taken back: where a figure stood, and its activation."""

    at: Square
    rear: Square | None = None
    facing: Facing
    points: int
    loose: bool = True
    started: bool = True


T = TypeVar("T")

Standing = Literal["ask", "yes", "no"]


class Orders(Model):
    """A player's standing answers to questions in the Monsters' turn.

    `let_go`: let a Monster break away without a die; `strike_back`: counterattacks and attacks on
    passers-by; `spin`: yes turns to the newcomer, no keeps facing. `wake` is for the Heroes' turn:
    whether stealthy and invisible Heroes turn tokens over by their moves as others do (C32), and
    `end` whether an activation ends by itself with nothing left to do.
    """

    let_go: Standing = "no"
    strike_back: Standing = "yes"
    spin: Standing = "yes"
    wake: Literal["yes", "no"] = "no"
    end: Literal["yes", "no"] = "yes"


class Player(Model):
    """One seat: its name at the table and its standing answers."""

    seat: Seat
    name: str
    orders: Orders = Orders()


class Voice(Model):
    """A seat's vote on a common question."""

    seat: Seat
    action: Choose


_standing: list[tuple[tuple[Figure, ...], tuple[Figure, ...]]] = [((), ())]
"""The figures last asked about, and those of them on the board; nearly always asked for again."""


class MkdState(GameState):
    """The state that both modes share. `agenda` is a stack: its last task is the next to be done.

    `round` counts from 1. `part` is whose part of the round it is. `served` are Heroes who had
    their activation, `acting` the seat whose Heroes act now. `xp` is all experience that the shared
    pool ever got. `graveyard` lists Monsters eliminated, by kind, in order.

    `ready` are seats whose team is complete, `gave_up` those whose team gave up. `queue` are the
    tokens and Monsters that still have their activation this round. `first` is the seat that chose
    to go first this round, `offered` those that were asked.
    """

    players: tuple[Player, ...]
    site: Site = Site()
    figures: tuple[Figure, ...] = ()
    tokens: tuple[Token, ...] = ()
    chests: tuple[Chest, ...] = ()
    pools: Pools = Pools()
    graveyard: tuple[str, ...] = ()
    xp: int = 0
    gold: int = 0
    round: int = 0
    turn: int = 0
    part: Literal["setup", "heroes", "tokens", "monsters", "over"] = "setup"
    order: tuple[Seat, ...] = ()
    acting: Seat | None = None
    served: tuple[int, ...] = ()
    ready: tuple[Seat, ...] = ()
    gave_up: tuple[Seat, ...] = ()
    queue: tuple[AnyTask, ...] = ()
    first: Seat | None = None
    offered: tuple[Seat, ...] = ()
    activation: Activation | None = None
    paused: Activation | None = None
    """An activation that others interrupt, as after an alarm; it goes on after theirs."""
    agenda: tuple[AnyTask, ...] = ()
    voices: tuple[Voice, ...] = ()
    visited: tuple[int, ...] = ()
    """Tiles (by place in `site.tiles`) that a Hero has entered."""
    next_id: int = 1
    bonus: int = 0
    """Added to every reveal roll (1.1)."""
    start_value: int = 0
    trail: tuple[Square, ...] = ()
    """The last move made, for the map."""
    ending: str = ""

    @property
    def settings(self) -> Settings:
        """The settings that all tactical games have in common."""
        return AS_WRITTEN

    @property
    def limits(self) -> TeamLimits:
        """The limits of a seat's team, from the settings (B-110, MA-003, MA-005)."""
        points = self.settings.points
        return TeamLimits(self.settings.heroes, None if points == "none" else int(points))

    @property
    def by_hand(self) -> bool:
        """Whether the table rolls for tokens and Monsters one by one (MA-050)."""
        return self.settings.monsters == "by_hand"

    @property
    def any_order(self) -> bool:
        """Whether teams act in any order within a round, not in the players' (MA-052)."""
        return self.settings.order == "any"

    @property
    def shoots_when_held(self) -> bool:
        """Whether figures may shoot from an opponent's front arc, and into a melee at -1 (2.10.2).

        Otherwise nobody shoots from there, and shots into a melee have no penalty (MA-213, A3).
        """
        return self.settings.ranged_in_melee == "allowed"

    @property
    def matches_exactly(self) -> bool:
        """Whether points move until every target equals some Monster's value (RG-104)."""
        return self.settings.adjust_match == "exact"

    @property
    def monsters_wake_tokens(self) -> bool:
        """Whether tokens turn over for Monsters as well as for Heroes (B-101)."""
        return True

    def figure(self, number: int) -> Figure:
        """Return a figure by id.

        Raises:
            RuleError: there is none.
        """
        for figure in self.figures:
            if figure.id == number:
                return figure
        raise RuleError("mkd-error-no-such-figure")

    @property
    def known(self) -> int:
        """How many figures and tiles are known; a walk that shows a new one changes it."""
        return len(self.on_board) + len(self.visited)

    def active_hero(self) -> tuple[Activation, Figure]:
        """Return the activation under way and whose it is.

        Raises:
            RuntimeError: nobody is active; verbs of an active Hero are asked only then.
        """
        if self.activation is None:
            raise RuntimeError("nobody is active")
        return self.activation, self.figure(self.activation.figure)

    def chest(self, number: int) -> Chest:
        """Return a chest by its number.

        Raises:
            RuleError: there is none.
        """
        if not 0 <= number < len(self.chests):
            raise RuleError("mkd-error-no-such-chest")
        return self.chests[number]

    @property
    def chests_lying(self) -> frozenset[Square]:
        """Squares with a chest on the floor (B-06)."""
        return frozenset(chest.at for chest in self.chests if chest.at and not chest.gone)

    def player_name(self, seat: Seat) -> str:
        """Return the name of a seat's player at the table.

        Raises:
            RuleError: nobody has that seat.
        """
        for player in self.players:
            if player.seat == seat:
                return player.name
        raise RuleError("mkd-error-no-such-seat", seat=seat)

    @property
    def on_board(self) -> tuple[Figure, ...]:
        """Figures that stand on the board, in order of id."""
        figures, standing = _standing[0]
        if figures is not self.figures:
            figures = self.figures
            standing = tuple([figure for figure in figures if figure.where == "board"])
            _standing[0] = (figures, standing)
        return standing

    @property
    def heroes(self) -> tuple[Figure, ...]:
        """All Heroes, wherever they are."""
        return tuple(figure for figure in self.figures if figure.side == "hero")

    @property
    def monsters(self) -> tuple[Figure, ...]:
        """Monsters on the board."""
        return tuple(figure for figure in self.on_board if figure.side == "monster")

    @property
    def all_below(self) -> bool:
        """Whether nobody is left on a level and somebody waits below (MA-166).

        Nobody waits for the dead, for those who left by the entrance, or for a Hero in Monsters'
        hands: those who could free him are gone.
        """
        left = any(figure.where in ("board", "waiting") for figure in self.heroes)
        return not left and any(figure.where == "below" for figure in self.heroes)


class Memo:
    """A cache of answers to one kind of question about a state, or about parts of it.

    States never change, so an answer stays true for the same parts; the last state's are kept.
    """

    def __init__(self, *parts: str) -> None:
        """Answers follow from these fields of a state; from all of it where none is named."""
        self._parts = parts
        self._page: tuple[tuple[object, ...], dict[Hashable, object]] = ((), {})

    def get(self, state: MkdState, key: Hashable, work: Callable[[], T]) -> T:
        """Return an answer worked out before for these parts of a state, or work it out now."""
        about = tuple([state.__dict__[part] for part in self._parts]) if self._parts else (state,)
        known, notes = self._page
        if len(known) != len(about) or not all(map(is_, known, about)):
            notes = {}
            self._page = (about, notes)
        if key not in notes:
            notes[key] = work()
        return notes[key]  # type: ignore[return-value]


Activation.model_rebuild()
