"""What heroes throw for in 3 Dice: attacks, as their events tell them."""

from collections.abc import Iterator, Sequence

from rules.core.luck import D6, Face, RawEvent, Throw, somebody, up_to

ATTACKS = {"td-attack-hit": True, "td-attack-missed": False}


def throws(events: Sequence[RawEvent], _: Sequence[Face]) -> Iterator[Throw]:
    """Yield the attacks of a step: below the target, always on 1, never on 6 (TD-019, TD-022).

    A 6 that hits tells that undead were attacked with SPIRIT, where it may (TD-067).
    """
    for event in events:
        good = ATTACKS.get(event["kind"])
        if good is not None:
            most = D6 if good and event["die"] == D6 else D6 - 1
            ways = min(max(1, up_to(event["target"] - 1)), most)
            yield Throw(somebody(event["hero"]), good, ways)
