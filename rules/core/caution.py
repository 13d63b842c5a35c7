"""Careful play: what a hero does whose player is not there, beside players who are.

It stays with the party, guards itself, spends nothing scarce, opens nothing, and commits its player
to nothing. A system says what is careful in its game (`BaseRuleset.caution`).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeVar, get_args

from rules.core.model import Action, Seat
from rules.core.votes import Vote, sides

A = TypeVar("A", bound=Action)

Risk = Literal["strays", "provokes", "opens", "commits", "spends"]
"""What an absent player has not agreed to.

Going farther from those whose players are there; attacking who has not attacked; a door, a chest,
an unknown room or level; an answer that binds for longer, such as a duel, an offer or going home;
the use of what is scarce.
"""
RISKS: tuple[Risk, ...] = get_args(Risk)
"""The risks, the smallest first."""


def _nothing(_: Action) -> None:
    """Return no risk: every action is careful."""


class Caution(NamedTuple):
    """What a moment asks of a careful hero.

    `risk` says of an action what is not careful about it, if anything; `wishes` are what a careful
    hero does before anything that the autopilot would do, the best first, and `guard` is what it
    does instead of something that is not careful. `leave` says that companions who are there decide
    the same, so that nothing need be done for this hero before they have.
    """

    risk: Callable[[Action], Risk | None] = _nothing
    wishes: Sequence[Action] = ()
    guard: Action | None = None
    leave: bool = False


NONE = Caution()
"""Of a moment in which everything is careful."""


def with_company(
    risk: Callable[[Action], Risk | None],
    wishes: Iterable[Action],
    votes: Iterable[Vote[A]],
    there: frozenset[Seat],
    *,
    guard: Action | None = None,
    leave: bool,
) -> Caution:
    """Return the caution of a hero who votes as companions do whose players are there."""
    voiced = [side.wish for side in sides([vote for vote in votes if vote.seat in there])]

    def risk_alone(action: Action) -> Risk | None:
        return None if action in voiced else risk(action)

    return Caution(risk_alone, (*voiced, *wishes), guard, leave)


def careful_choice(legal: Sequence[Action], caution: Caution, usual: Action) -> Action:
    """Return a careful hero's action, given the one that the system's autopilot would take.

    Where no legal action is careful, it is one of the smallest risk, that of the autopilot before
    others.
    """
    risks = {action: caution.risk(action) for action in (usual, *legal)}
    safe = [action for action, risk in risks.items() if risk is None]
    if safe:
        likely = (*caution.wishes, usual, *(() if caution.guard is None else (caution.guard,)))
        return next((action for action in likely if action in safe), safe[0])
    # The autopilot's action is the first, so that it is taken among equals.
    return min(risks, key=lambda action: RISKS.index(risks[action] or "strays"))
