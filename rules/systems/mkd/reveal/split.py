"""How a token's points are shared among its monsters (B-104, B-105, RG-102 to RG-104)."""

from collections.abc import Collection, Sequence

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.resolution import Resolution

PER_DIE = 20
"""Extra points of a leader for each point of a die (B-104)."""


def shares(play: Resolution, count: int, points: int) -> tuple[int, ...]:
    """Return the points of several monsters: evenly, or a leader with followers (B-104, MA-074).

    The rules are RG-102 and RG-103.
    """
    table = RULINGS.words("multi_reveal")
    even = points // count
    if table[play.roll(6, "mkd-split") - 1] == "even":
        return (even,) * count
    leader = even + sum(play.roll(6, "mkd-leader") for _ in range(points // PER_DIE))
    targets = [leader]
    for _ in range(count - 2):
        targets.append(targets[-1] - play.roll(6, "mkd-follower"))
    targets.append(points - sum(targets))
    return tuple(targets)


def adjusted(targets: Sequence[int], least: int) -> tuple[int, ...]:
    """Return targets that some monster fits, by moving points from the strong to the weakest.

    The rules are B-105 and RG-104.

    `least` is the lowest value in the pool. The second strongest and the strongest in turn give
    a point; their order by value is read anew each time (C14). When the donor whose turn it is
    would fall below the recipient, the weakest is dropped and the strongest takes its points.
    """
    left = list(targets)
    second = True
    while len(left) > 1 and min(left) < least:
        gave = _give(left, second=second)
        second = not second
        if not gave:
            points = left.pop(_by_strength(left)[-1])
            strongest = max(range(len(left)), key=lambda index: left[index])
            left[strongest] += points
            second = True
    return tuple(left)


def matched(targets: Sequence[int], values: Collection[int]) -> tuple[int, ...]:
    """Return targets that each equal some monster's value, `values` being the pool's (RG-104).

    Points move as in `adjusted`; if the second strongest has none left to give, the strongest does.
    If no move leads to a match, lower values fit as usual.
    """
    left = list(targets)
    second = True
    while not all(target in values for target in left):
        if not _give(left, second=second) and not (second and _give(left, second=False)):
            return adjusted(targets, min(values))
        second = not second
    return tuple(left)


def _give(left: list[int], *, second: bool) -> bool:
    """Move a point to the weakest from the second strongest, else from the strongest."""
    order = _by_strength(left)
    weakest = order[-1]
    donor = order[1] if second and len(left) > 2 else order[0]
    if left[donor] - 1 < left[weakest] + 1 or donor == weakest:
        return False
    left[donor] -= 1
    left[weakest] += 1
    return True


def _by_strength(left: Sequence[int]) -> list[int]:
    return sorted(range(len(left)), key=lambda index: (-left[index], index))
