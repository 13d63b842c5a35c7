"""How a token's points are shared among its monsters (B-104, B-105, RG-102 to RG-104)."""

from collections.abc import Sequence

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.play import Play

PER_DIE = 20
"""Points for each die that a leader gets on top (B-104)."""


def shares(play: Play, count: int, points: int) -> tuple[int, ...]:
    """Targets for several monsters: evenly, or a leader with followers (B-104, MA-074).

    RG-102, RG-103.
    """
    table = RULINGS.words("multi_reveal")
    even = points // count
    if table[play.d6("mkd-split") - 1] == "even":
        return (even,) * count
    leader = even + sum(play.d6("mkd-leader") for _ in range(points // PER_DIE))
    targets = [leader]
    for _ in range(count - 2):
        targets.append(targets[-1] - play.d6("mkd-follower"))
    targets.append(points - sum(targets))
    return tuple(targets)


def adjusted(targets: Sequence[int], least: int) -> tuple[int, ...]:
    """Targets that some monster fits: points move from the strong to the weakest (B-105, RG-104).

    `least` is the lowest value in the pool. In turn the second strongest and the strongest give
    a point; roles are by value and read anew each time (C14). When the donor whose turn it is
    would fall below the recipient, the weakest is dropped and the strongest takes its points.
    """
    left = list(targets)
    second = True
    while len(left) > 1 and min(left) < least:
        order = sorted(range(len(left)), key=lambda index: (-left[index], index))
        weakest = order[-1]
        donor = order[1] if second and len(left) > 2 else order[0]
        second = not second
        if left[donor] - 1 < left[weakest] + 1 or donor == weakest:
            points = left.pop(weakest)
            strongest = max(range(len(left)), key=lambda index: left[index])
            left[strongest] += points
            second = True
            continue
        left[donor] -= 1
        left[weakest] += 1
    return tuple(left)
