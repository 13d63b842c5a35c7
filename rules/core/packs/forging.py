"""Forging: making an entry of a pack in the chat, from one that exists, by filling in forms.

A system says for each kind of entries what can be typed, and shows what became of it; that what is
typed is sound is judged by the code that reads all packs.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from rules.core.answers import Outcome, SeatInfo, Stance, Transition, View
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.core.packs.points import Entry
from rules.core.scene import Scene
from rules.core.words import Text, Words

MOST_FIELDS = 5
"""Fields of one form at most."""

Typed = Mapping[str, str]
"""What was typed into a form, by field."""


class FormField(NamedTuple):
    """A line that can be typed, or several `lines`, of at most so many letters.

    Its label is the message `forge-field-<name>`; `needed` ones cannot be left empty. Where there
    are `choices`, one of them is chosen from a list, or `several`, which then stand between commas;
    each is called `forge-choice-<name>-<choice>`.
    """

    name: str
    most: int
    lines: bool = False
    needed: bool = True
    choices: tuple[str, ...] = ()
    several: bool = False


class Form(NamedTuple):
    """Fields that are typed together, behind the button `button-forge-<name>`."""

    name: str
    fields: tuple[FormField, ...]


class Draft(NamedTuple):
    """An entry on its way: as it is written in a file of a pack, and its messages.

    `said` are the messages in the order of the entry's keys.
    """

    raw: Mapping[str, Any]
    said: tuple[str, ...] = ()

    def with_raw(self, **changes: object) -> "Draft":
        """Return the draft with some values changed."""
        return self._replace(raw={**self.raw, **changes})


class Forged(NamedTuple):
    """An entry that was read: its pack as a game names it, itself, and its rows of names.

    `said` are its messages in the order of its keys, as they were typed.
    """

    ref: str
    entry: Entry
    said: tuple[str, ...]


class Game(Protocol):
    """What a forge asks of the ruleset in which it shows and tries an entry."""

    options_type: Any

    def __hash__(self) -> int:
        """Return a number for the ruleset: what was tried in it may be remembered."""
        ...

    def new_game(
        self, options: object, seats: tuple[SeatInfo, ...], dice: Dice, /
    ) -> Transition[Any]:
        """Set the game up and run to the first decision."""
        ...

    def awaiting(self, state: object, /) -> tuple[Seat, ...]:
        """Return who must decide something now, in seat order."""
        ...

    def apply(self, state: object, seat: Seat, action: Action, dice: Dice, /) -> Transition[Any]:
        """Carry out an action, and run on to the next decision."""
        ...

    def autopilot(self, state: object, seat: Seat, stance: Stance, /) -> Action:
        """Return the action of the ruleset's autopilot for a seat."""
        ...

    def outcome(self, state: object, /) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        ...

    def view(self, state: object, viewer: Seat | None, /) -> View:
        """Return the moment as a seat, or the public, may see it."""
        ...


class Forge(ABC):
    """How one kind of entries is made: `what` is its name in commands, `file` that of its file."""

    what: ClassVar[str]
    file: ClassVar[str]
    forms: ClassVar[tuple[Form, ...]]
    fights: ClassVar[bool] = False
    """Whether it can be tried in fights."""
    guide: ClassVar[str] = ""
    """The button behind which everything is told that can be typed, if there is such a guide."""

    @abstractmethod
    def standard(self) -> Sequence[Entry]:
        """Return the system's own entries, to begin with."""

    @abstractmethod
    def label(self, entry: Entry, words: Words) -> str:
        """Return the name of an entry that exists."""

    @abstractmethod
    def said(self, entry: Entry, words: Words) -> tuple[str, ...]:
        """Return the messages of an entry that exists, in the order of its keys."""

    @abstractmethod
    def raw(self, entry: Entry) -> dict[str, Any]:
        """Return an entry as it is written in a file, without its id."""

    def offered(self, form: Form, draft: Draft) -> Form:  # noqa: ARG002 - for those that look
        """Return a form with the choices that fit a draft."""
        return form

    @abstractmethod
    def filled(self, draft: Draft, form: str, words: Words) -> Typed:
        """Return the present values of a form's fields, before anybody types."""

    @abstractmethod
    def typed(self, draft: Draft, form: str, typed: Typed, words: Words) -> Draft:
        """Return a draft with the values that were typed into a form.

        Raises:
            PackError: it cannot be read; all that is wrong is listed.
        """

    @abstractmethod
    def named(self, draft: Draft) -> str:
        """Return the name of the entry as its maker typed it, from which its id is made."""

    @abstractmethod
    def card(self, forged: Forged) -> Sequence[Text]:
        """Return lines that describe the entry."""

    @abstractmethod
    def scenes(self, forged: Forged, rules: Game) -> Sequence[Scene]:
        """Return scenes of a game in which the entry is seen."""

    def guided(self) -> Sequence[Text]:
        """Return lines about everything that can be typed."""
        return ()

    def tried(self, forged: Forged, rules: Game, seed: bytes) -> Sequence[Text]:
        """Let the entry fight in a game, and return the results in lines. It takes a second."""
        raise NotImplementedError
