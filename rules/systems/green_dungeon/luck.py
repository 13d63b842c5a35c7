"""What heroes throw for in Green Dungeon: exchanges of blows, and flights."""

from collections.abc import Iterator, Sequence

from rules.core.luck import Face, RawEvent, Throw, above, somebody

EXCHANGES = frozenset({"gd-melee-won", "gd-melee-lost", "gd-melee-parried"})
FLIGHTS = {"gd-flight-won": True, "gd-flight-lost": False}
DICE = ("gd-melee-hero", "gd-melee-foe")
PAIR = 36


def throws(events: Sequence[RawEvent], faces: Sequence[Face]) -> Iterator[Throw]:
    """Yield the exchanges and flights of a step: the higher total, and a tie is lost (GD-064).

    What an event says beyond the faces of its two dice is what was added to them.
    """
    thrown = [iter([face for _, reason, face in faces if reason == each]) for each in DICE]
    for event in events:
        if event["kind"] in EXCHANGES:
            mine, theirs = (next(each) for each in thrown)
            lead = (event["mine"] - mine) - (event["theirs"] - theirs)
            won = event["mine"] > event["theirs"]
            yield Throw(somebody(event["hero"]), won, above(lead), PAIR)
        elif event["kind"] in FLIGHTS:
            lead = event["total"] - event["die"]
            yield Throw(somebody(event["hero"]), FLIGHTS[event["kind"]], above(lead), PAIR)
