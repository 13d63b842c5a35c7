"""The records that cross the contract between tabletop systems and those who run them."""

from typing import Generic, Literal, Self, TypeVar, get_args

from pydantic import Field

from rules.core.model import Action, GameState, Model, Options, Seat
from rules.core.scene import Scene
from rules.core.words import Event, Text

S = TypeVar("S", bound=GameState)
S_co = TypeVar("S_co", bound=GameState, covariant=True)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)

Stance = Literal["careful", "balanced", "bold"]
STANCES: tuple[Stance, ...] = ("careful", "balanced", "bold")
Style = Literal["primary", "secondary", "success", "danger"]
"""How loud a button is."""


class SeatInfo(Model):
    """A seat as rules know it: its number and its hero's name (chosen from a catalog)."""

    seat: Seat
    name: str


class Transition(Model, Generic[S]):
    """What one action led to: the next state and everything that happened on the way."""

    state: S
    events: tuple[Event, ...] = ()

    @classmethod
    def of(cls, state: S, events: tuple[Event, ...]) -> Self:
        """Return a transition, unchecked: rules make valid states, and millions of them."""
        return cls._of_values({"state": state, "events": events}, _TOLD)


_TOLD = set(Transition.__pydantic_fields__)


PadPlace = Literal["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"]
PAD: tuple[PadPlace, ...] = get_args(PadPlace)
"""The places of a pad, row by row; "c" is the middle."""


class Option(Model):
    """One thing a seat may do now.

    `id` is the action in short (letters, digits, `-`, `+`, `.`; at most 40), the same for the
    same action in the same position. Options of one `group` belong in one list; those without
    are buttons. The group "orders" has preferences, which stand in a panel. `label` has at most
    80 letters when said, `detail` at most 100. What cannot be taken back is `final`: cards ask
    twice before it is done.
    """

    id: str
    label: Text
    action: Action
    group: str = ""
    detail: Text | None = None
    style: Style = "secondary"
    goes_to: str = ""
    """Set on moves: the exit, direction or square that `/move` accepts for it."""
    pad: PadPlace | Literal[""] = ""
    """Set on steps and facings: its place on a pad of three rows of three buttons.

    Facings while steps are left have the group "face": their pad is a button away.
    """
    final: bool = False

    @classmethod
    def of(
        cls,
        id: str,  # noqa: A002 - as the field is called
        label: Text,
        action: Action,
        *,
        group: str = "",
        detail: Text | None = None,
        style: Style = "secondary",
        goes_to: str = "",
        pad: PadPlace | Literal[""] = "",
        final: bool = False,
    ) -> "Option":
        """Return an option of valid fields, unchecked: menus build dozens after every action."""
        values = {
            "id": id, "label": label, "action": action, "group": group, "detail": detail,
            "style": style, "goes_to": goes_to, "pad": pad, "final": final,
        }  # fmt: skip
        return Option._of_values(values, _FIELDS)


_FIELDS = set(Option.__pydantic_fields__)


class Stat(Model):
    """One number of a hero; `most` is its maximum where it has one.

    `vital` marks the points whose loss is damage. `short` is the label where there is little room.
    What is `minor` stands on the hero's sheet, and not on cards.
    """

    label: Text
    value: int
    most: int | None = None
    vital: bool = False
    short: Text | None = None
    minor: bool = False


class PartyLine(Model):
    """One hero as everybody may see it.

    `title` names the hero where its name is the game's and not the player's to choose; a seat
    that leads several has a line for each. `conditions` are what everybody should know of it now,
    such as sleep; `notes` are all that is known of it, those included. `face` is the icon that its
    figure has on maps; it is for cards alone.
    """

    seat: Seat
    name: str
    title: Text | None = None
    mark: str
    stats: tuple[Stat, ...]
    notes: tuple[Text, ...] = ()
    conditions: tuple[Text, ...] = ()
    active: bool = False
    down: bool = False
    face: str = Field(default="", exclude=True)


Section = tuple[Text, tuple[Text, ...]]
"""A part of a sheet: its title and its lines."""


class Sheet(Model):
    """One hero in full, for its player: each section is a heading and its lines."""

    seat: Seat
    name: str
    sections: tuple[Section, ...]


class Outcome(Model):
    """How a game ended; `scores` per seat where the rules keep them.

    `total` is what the whole party's run is worth where that is more than its best seat's score.
    `tallies` are counts by name (each at least 0) that tell equal runs apart, the first one first;
    the core's words have each name as `tally-<name>`. A party that `surrendered` has played no
    run to its end, whatever it carries.
    """

    result: Literal["victory", "defeat", "finished"]
    text: Text
    scores: tuple[tuple[Seat, int], ...] = ()
    total: int | None = None
    tallies: tuple[tuple[str, int], ...] = ()
    surrendered: bool = False

    @property
    def score(self) -> int | None:
        """The score of a run, which ranks it among runs of the same game; None without one."""
        if self.total is not None:
            return self.total
        return max((score for _, score in self.scores), default=None)


class View(Model):
    """One moment as one viewer may see it. `view(state, None)` is the public board.

    `turn` counts what the table calls turns: it goes up when a new card is due. `heading` says in a
    few words where one is, `flavour` what the place looks like, `story` what is there that matters
    now, `prompt` what is decided now. `progress` says how far one is, in a few words, where the
    heading does not say it.
    """

    turn: int
    heading: Text
    progress: Text | None = None
    story: tuple[Text, ...]
    flavour: tuple[Text, ...] = ()
    party: tuple[PartyLine, ...]
    prompt: Text
    scene: Scene
