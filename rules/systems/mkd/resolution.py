"""One action being carried out, to the next decision, and what each game answers for itself."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeVar

from rules.core.answers import Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.resolution import with_one
from rules.core.words import Event
from rules.systems.mkd.compass import Square
from rules.systems.mkd.pieces import Chest, Figure, Site, Token
from rules.systems.mkd.state import Activation, MkdState
from rules.systems.mkd.tasks import AnyTask, Question

OWN = ("walk", "attempt", "strike_after", "look_after", "end_after")
"""Kinds of tasks that a figure sets itself, and that end with it."""
MOST_TASKS = 20_000
"""More tasks than one action can lead to; beyond that an endless loop is reported as an error."""

_id_of = attrgetter("id")


class Resolution:
    """An action being resolved: the state so far, the dice, and the events it has caused."""

    def __init__(self, state: MkdState, dice: Dice, mode: "Mode") -> None:
        self.state = state
        self.dice = dice
        self.mode = mode
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Add an event to those that the action has caused."""
        self.events.append(event)

    def roll(self, sides: int, reason: str) -> int:
        """Roll one die; steps before it cannot be taken back."""
        self.settle_steps()
        return self.dice.roll(sides, reason)

    def two_d6(self, reason: str) -> tuple[int, int]:
        """Roll two six-sided dice, kept in order."""
        return self.roll(6, reason), self.roll(6, reason)

    def pick(self, count: int, reason: str) -> int:
        """Return a number from 0 to count - 1 by six-sided dice (0.4.2).

        A single choice costs none.

        Up to 6 one die, up to 36 two read as base six, up to 216 three, and so on; too high is
        thrown again.

        Raises:
            ValueError: there is nothing to pick from.
        """
        if count < 1:
            raise ValueError(f"cannot pick one of {count}")
        if count == 1:
            return 0
        dice = dice_for(count)
        while True:
            number = 0
            for _ in range(dice):
                number = number * 6 + self.roll(6, reason) - 1
            if number < count:
                return number

    def settle_steps(self) -> None:
        """Make the steps taken so far final, so that they can no longer be taken back."""
        active = self.state.activation
        if active and active.steps:
            self.change(activation=active.with_(steps=()))

    def change(self, **changes: object) -> None:
        """Replace fields of the state."""
        self.state = self.state.with_(**changes)

    def push(self, *tasks: AnyTask) -> None:
        """Put tasks on the agenda; the first named is done first."""
        self.change(agenda=(*self.state.agenda, *reversed(tasks)))

    def pop(self) -> AnyTask:
        """Take the next task off the agenda."""
        *rest, task = self.state.agenda
        self.change(agenda=tuple(rest))
        return task

    def drop_tasks(self, figure: int) -> None:
        """Drop a figure's own tasks from the agenda, as when it is gone or interrupted."""
        kept = tuple(
            task
            for task in self.state.agenda
            if task.kind not in OWN or getattr(task, "figure", None) != figure
        )
        self.change(agenda=kept)

    def figure(self, number: int) -> Figure:
        """Return a figure as of now."""
        return self.state.figure(number)

    def set_figure(self, figure: Figure) -> None:
        """Replace a figure, or add a new one at the end."""
        self.change(figures=with_one(self.state.figures, figure, _id_of))

    def alter(self, number: int, **changes: object) -> Figure:
        """Change fields of a figure and return it as it is now."""
        figure = self.figure(number).with_(**changes)
        self.set_figure(figure)
        return figure

    def new_id(self) -> int:
        """Return a number for a new figure or token."""
        number = self.state.next_id
        self.change(next_id=number + 1)
        return number

    def set_token(self, token: Token) -> None:
        """Replace a token, or add a new one."""
        self.change(tokens=with_one(self.state.tokens, token, _id_of))

    def remove_token(self, number: int) -> None:
        """Take a token off the board."""
        self.change(tokens=tuple(token for token in self.state.tokens if token.id != number))

    def set_chest(self, chest: Chest) -> None:
        """Replace a chest, or add the next one."""
        old = self.state.chests
        self.change(chests=(*old[: chest.number], chest, *old[chest.number + 1 :]))

    def set_site(self, site: Site) -> None:
        """Replace the site, which is the board with all that stands on it."""
        self.change(site=site)

    @property
    def active(self) -> Activation | None:
        """The activation under way."""
        return self.state.activation

    def spend(self, points: int) -> None:
        """Pay speed points of the activation under way."""
        active = self.state.activation
        if active is None:
            raise RuntimeError("nobody is active")
        self.change(activation=active.with_(points=active.points - points, started=True))

    def pay(self, points: int) -> Figure:
        """Take an action's points from the active Hero and return him.

        The steps that he took before it cannot be taken back any more.
        """
        _, figure = self.state.active_hero()
        self.spend(points)
        self.settle_steps()
        return figure


def dice_for(count: int) -> int:
    """Return how many six-sided dice, read as base six, tell so many things apart."""
    dice, told_apart = 1, 6
    while told_apart < count:
        dice, told_apart = dice + 1, told_apart * 6
    return dice


S = TypeVar("S", bound=MkdState)

Handler = Callable[[Resolution, Any], None]
"""Carries out one kind of task."""


class Mode(ABC):
    """One game on the core: how its round goes, and what entering, dying or leaving mean in it.

    What a game leaves out has no effect in it.
    """

    handlers: Mapping[type, Handler]
    """Handlers of the tasks that the mode answers for, such as `MonsterActs`."""

    asks_to_let_go: bool
    """Whether players may let a Monster break away without a die (MA-212)."""

    swarms: bool
    """Whether a common token for which nobody is worth half its points becomes a swarm (MA-075)."""

    weighs_abilities: bool = False
    """Whether Monsters use an ability only where it is of advantage to them (S0, note 2)."""

    @abstractmethod
    def held(self, play: Resolution, figure: Figure, by: tuple[Figure, ...]) -> None:
        """React to a failed break away: a Monster may attack those who hold it (MA-098)."""

    @abstractmethod
    def go_on(self, play: Resolution) -> bool:
        """Go on with the round when the agenda is empty; return False when a player must choose."""

    def stepped(self, play: Resolution, figure: Figure) -> None:  # noqa: B027
        """Carry out a Monster's acts in passing, as a figure stands on a new square (MA-144)."""

    @abstractmethod
    def entered(self, play: Resolution, figure: Figure, tile: int, came_by: Square | None) -> None:
        """Put the consequences of a figure's coming into a tile on the agenda."""

    def appeared(self, play: Resolution, figure: Figure) -> None:  # noqa: B027
        """Roll for further effects of a token's Monster, once it has been placed (C13)."""

    @abstractmethod
    def revealed(self, play: Resolution, figures: tuple[int, ...], cause: int | None) -> None:
        """Surprise the Monsters that appeared, and end the activation that caused it."""

    def eliminated(self, play: Resolution, figure: Figure, by: int | None) -> None:  # noqa: B027
        """React to a figure's death; `by` is the figure to whom it counts, if any."""

    def released(self, play: Resolution, figure: Figure) -> None:  # noqa: B027
        """React to a captive's release by a Hero, beside whom he stands again (2.4)."""

    @abstractmethod
    def left(self, play: Resolution, figure: Figure) -> None:
        """React to a figure that left the dungeon alive."""

    @abstractmethod
    def went_down(self, play: Resolution, figure: Figure) -> None:
        """React to a figure that took the stairs, and waits on the floor below."""

    @abstractmethod
    def settled(self, play: Resolution) -> None:
        """End the game if it is over, after an action with all its consequences."""

    @abstractmethod
    def advance(self, play: Resolution, figure: Figure, threshold: int) -> None:
        """Give a Hero the gain of crossing a threshold of experience (B-93 or MA-264)."""


def state_of(kind: type[S], play: Resolution) -> S:
    """Return a play's state, checked to be of its game's type.

    Raises:
        RuleError: it belongs to another game.
    """
    if not isinstance(play.state, kind):
        raise RuleError("mkd-error-other-mode")
    return play.state


def settle(play: Resolution, handlers: Mapping[type, Handler]) -> None:
    """Run on until somebody has to decide, or the game is over.

    The end is looked for between two tasks, so that nothing is told after it.

    Raises:
        RuntimeError: the agenda does not come to an end.
    """
    for _ in range(MOST_TASKS):
        play.mode.settled(play)
        if play.state.ending:
            play.change(agenda=(), activation=None)
            return
        if not play.state.agenda:
            if not play.mode.go_on(play):
                return
            continue
        if isinstance(play.state.agenda[-1], Question):
            return
        task = play.pop()
        handlers[type(task)](play, task)
    raise RuntimeError(f"the agenda does not end: {play.state.agenda[-3:]}")


def run_on(play: Resolution, of: type[S]) -> Transition[S]:
    """Run on to the next decision, and return the transition with its state of a type.

    Raises:
        RuleError: the states belong to another mode.
    """
    settle(play, play.mode.handlers)
    return Transition.of(state_of(of, play), tuple(play.events))
