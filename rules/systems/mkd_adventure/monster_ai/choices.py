"""First and second choice among the Heroes (MA-093, C25, C26)."""

from collections.abc import Iterable

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.monster_ai.prospects import Prospect, prospects
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd_adventure.state import of


def prospects_of(state: MkdState, figure: Figure) -> tuple[Prospect, ...]:
    """Return every Hero whom a Monster could attack, optionally with walks to a shot (MA-091)."""
    return prospects(state, figure, steps_to_shoot=RULINGS.switch("steps_to_shoot"))


def prisoner_among(
    play: Resolution, figure: Figure, found: Iterable[Prospect]
) -> tuple[Prospect, ...]:
    """Return the prisoner, if he is found and a Monster came with his Guardian (MA-287)."""
    wanted = of(play).quest_figure if figure.role == "guardian" else None
    return tuple(prospect for prospect in found if prospect.target == wanted)


def first_choice(play: Resolution, figure: Figure) -> Prospect | None:
    """Return a Monster's first choice, if it could attack anybody (MA-093, MA-287)."""
    found = prospects_of(play.state, figure)
    first = prisoner_among(play, figure, found) or by_choice(play, found, most=1)
    return first[0] if first else None


def by_choice(play: Resolution, found: Iterable[Prospect], most: int = 2) -> tuple[Prospect, ...]:
    """Return the first and second choice, or fewer: least movement, ties by die (MA-093).

    A shot wins a tie, but a Hero next to the Monster and in front of it wins over a shot.
    """
    left = list(found)
    order: list[Prospect] = []
    while left and len(order) < most:
        tied = sorted(_cheapest(left), key=lambda prospect: _place(play, prospect))
        best = tied[play.pick(len(tied), "mkd-choice")]
        order.append(best)
        left.remove(best)
    return tuple(order)


def _cheapest(left: list[Prospect]) -> list[Prospect]:
    least = min(prospect.price for prospect in left)
    tied = [prospect for prospect in left if prospect.price == least]
    shots = [prospect for prospect in tied if prospect.shot]
    at_hand = [prospect for prospect in tied if not prospect.shot and not prospect.path]
    if shots:
        return at_hand if at_hand and least == 0 else shots
    return tied


def _place(play: Resolution, prospect: Prospect) -> tuple[int, int, int]:
    """Return the key that sorts candidates for a die in reading order (0.4.3)."""
    figure = play.figure(prospect.target)
    return figure.at[1], figure.at[0], figure.id
