"""What Heroes throw for in the tactical games: attacks, their own and those told as answers."""

from collections.abc import Iterator, Sequence

from rules.core.luck import Face, RawEvent, Throw, at_least
from rules.core.words import Text
from rules.systems.mkd.content import KINDS

ATTACKS = {"mkd-hit": True, "mkd-missed": False}
FIGURE, NUMBERED = "mkd-figure-", "mkd-numbered"
BLUNDERS, PAIR = 1, 36
"""The ways of two dice in which an attack misses whatever is added, and all ways."""


def throws(events: Sequence[RawEvent], _: Sequence[Face]) -> Iterator[Throw]:
    """Yield the attacks of Heroes in a step: two dice with a bonus reach the defense (2.9.3).

    A 2 misses and a 12 hits whatever is added.
    """
    for event in events:
        good = ATTACKS.get(event["kind"])
        if good is None:
            continue
        who = Text.model_validate(event["attacker"])
        if _is_hero(who):
            needed = event["defense"] - (event["total"] - event["dice"])
            ways = min(max(1, at_least(needed)), PAIR - BLUNDERS)
            yield Throw(who, good, ways, PAIR)


def _is_hero(name: Text) -> bool:
    """Return whether a name is that of a Hero, and not of a Monster or a villain."""
    plain = name
    while plain.key == NUMBERED:
        inner = dict(plain.args)["name"]
        if not isinstance(inner, Text):
            return False
        plain = inner
    kind = plain.key.removeprefix(FIGURE)
    return plain.key.startswith(FIGURE) and kind in KINDS and KINDS[kind].side == "hero"
