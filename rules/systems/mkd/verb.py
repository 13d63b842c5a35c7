"""A row of the tactical table of verbs, the offer of its action, and a refusal that many share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from rules.core.answers import PadPlace, Style
from rules.core.model import Action
from rules.core.verbs import Verb
from rules.core.words import Text
from rules.systems.mkd.figures import halted
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState

Situation = Literal["question", "hero", "between", "setup", "over", "waiting"]
"""What a seat can be asked now, if anything."""
When = Literal[Situation, "choosing"]
"""A situation; "choosing" while the Hero whom the game proposed has done nothing yet."""

HERO: Final[tuple[When, ...]] = ("hero",)
"""One of the seat's Heroes is active."""
BETWEEN: Final[tuple[When, ...]] = ("between",)
"""It is the seat's turn, and none of its Heroes is active."""
CHOOSING: Final[tuple[When, ...]] = ("between", "choosing")
"""The seat may say whose activation it is."""
QUESTION: Final[tuple[When, ...]] = ("question",)
"""A question to the seat is open."""
SETUP: Final[tuple[When, ...]] = ("setup",)
"""The teams are gathered."""
ANY: Final[tuple[When, ...]] = ("question", "hero", "between", "setup")
"""Whenever the seat can do something at all."""
TABLE: Final[tuple[When, ...]] = (*ANY, "waiting")
"""Whenever the game runs."""


class Offer(NamedTuple):
    """An action as it could be offered; `rules.core.answers.Option` says what the fields mean.

    Word, group and style are those of its verb unless it has some of its own; `of` is what follows
    the word in its id. A `sure` one is not checked again by its verb: whoever offers it has
    checked the same.
    """

    action: Action
    label: Text
    of: str = ""
    word: str | None = None
    group: str | None = None
    style: Style | None = None
    goes_to: str = ""
    detail: Text | None = None
    pad: PadPlace | Literal[""] = ""
    sure: bool = False
    final: bool = False

    @property
    def id(self) -> str:
        """The id of the option."""
        return f"{self.word}-{self.of}" if self.of else str(self.word)


def no_offers(_: MkdState) -> tuple[Offer, ...]:
    """Return no offers, as the menu itself lists the actions of this verb."""
    return ()


@dataclass(frozen=True)
class TacticalVerb(Verb[When, Any, Resolution, Refusal]):
    """One kind of action of a tactical game.

    `further` yields what of it the active Hero is offered after all that the menu arranges.
    """

    further: Callable[[Any], Iterable[Offer]] = no_offers


def lacks_points(state: MkdState, cost: int) -> Refusal | None:
    """Return why the active figure cannot pay, or None if its speed points suffice (B-22)."""
    active, figure = state.active_hero()
    if halted(figure):
        return refuse("halted", "B-25")
    if active.points < cost:
        return refuse("points", "B-22", cost=cost, points=active.points)
    return None
