"""Standing orders: what a hero does while its player is away, as the player wrote it.

A system says what of its moment such orders can speak of (`BaseRuleset.tactics`); the
first order whose condition holds and whose deed can be done now is carried out.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, get_args

from rules.core.model import Action, Model

Condition = Literal[
    "always",
    "hurt",
    "badly_hurt",
    "friend_badly_hurt",
    "fighting",
    "outnumbered",
    "quiet",
]
"""When an order counts: at once; below two thirds or one third of one's points; a friend below a
third; with a foe at hand; with more foes than heroes at hand; with none."""
Deed = Literal[
    "drink",
    "heal_friend",
    "strike_weakest",
    "strike_strongest",
    "shoot",
    "guard",
    "flee",
]
"""What an order does: a potion for oneself; heal the friend worst off; strike the foe with the
fewest or the most points; shoot; stay and defend; run."""
CONDITIONS: tuple[Condition, ...] = get_args(Condition)
DEEDS: tuple[Deed, ...] = get_args(Deed)
MOST = 8
"""Orders that a player may give a hero."""
THIRDS = 3


class Order(Model):
    """If `when` holds, do `deed`."""

    when: Condition
    deed: Deed


class Tactics(NamedTuple):
    """What a moment offers to orders: which conditions hold, and how each deed is done now.

    `spends` are deeds that use something up for good: those are done by an order only, never by
    the autopilot of itself. `unspoken` is the answer of a player who gives none to a question
    that would bind him, whatever the autopilot would say.
    """

    holds: frozenset[Condition]
    deeds: Mapping[Deed, Action]
    spends: frozenset[Deed] = frozenset()
    unspoken: Action | None = None


class Obeyed(NamedTuple):
    """The order that was followed, by its place from 0, and what that means now."""

    number: int
    order: Order
    action: Action


def obeyed(orders: Sequence[Order], tactics: Tactics) -> Obeyed | None:
    """Return the first order that counts and can be done; None when no order helps."""
    for number, order in enumerate(orders):
        action = tactics.deeds.get(order.deed)
        if action is not None and (order.when == "always" or order.when in tactics.holds):
            return Obeyed(number, order, action)
    return None


def conditions(
    own: tuple[int, int],
    friends: Iterable[tuple[int, int]],
    *,
    fighting: bool,
    outnumbered: bool = False,
) -> frozenset[Condition]:
    """Return which conditions hold for a hero, given its own and its friends' points.

    Points are pairs: what somebody has now, and at most. `outnumbered` counts in a fight alone.
    """
    found = set(wounds(*own))
    if any("badly_hurt" in wounds(*points) for points in friends):
        found.add("friend_badly_hurt")
    found.add("fighting" if fighting else "quiet")
    if fighting and outnumbered:
        found.add("outnumbered")
    return frozenset(found)


def wounds(points: int, most: int) -> frozenset[Condition]:
    """Return whether somebody is hurt or badly hurt, as conditions of standing orders."""
    if most <= 0:
        return frozenset()
    found: set[Condition] = set()
    if points * THIRDS < most * 2:
        found.add("hurt")
    if points * THIRDS < most:
        found.add("badly_hurt")
    return frozenset(found)
