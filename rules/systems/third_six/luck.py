"""What heroes throw for in 3RD6: attacks, as the dice fell before anybody paid for them."""

from collections.abc import Iterator, Sequence

from rules.core.luck import Face, RawEvent, Throw, somebody, up_to

ATTACKS = {"ts-attack-hit": True, "ts-attack-missed": False}
MODIFIED, REROLLED = "ts-attack-modified", "ts-attack-rerolled"


def throws(events: Sequence[RawEvent], _: Sequence[Face]) -> Iterator[Throw]:
    """Yield the attacks of a step: a die of DEX or less hits (TS-004).

    Who pays has missed: a die that was lowered hits by what it cost, and one that was rolled again
    is another throw (TS-007).
    """
    paid = ""
    for event in events:
        if event["kind"] in (MODIFIED, REROLLED):
            paid = event["kind"]
        good = ATTACKS.get(event["kind"])
        if good is None:
            continue
        who, ways = somebody(event["hero"]), up_to(event["dex"])
        if paid:
            yield Throw(who, good=False, ways=ways)
        if paid != MODIFIED:
            yield Throw(who, good, ways)
        paid = ""
