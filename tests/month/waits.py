"""For whom a table waits, and what it asks meanwhile: what holds it up."""

from collections import Counter
from collections.abc import Mapping

from rules.ports import Adventure
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import plays_alone, table_of
from rules.service.journal.loading import loaded
from tests.month.rhythm import Rhythm

SHORT = 5 * 60
"""Seconds of waiting that hold nobody up."""


class Waits:
    """Seconds that one table waited: `whom` by what sort of person, `what` by its question."""

    def __init__(self) -> None:
        self.whom = Counter[str]()
        self.what = Counter[str]()

    def passed(self, found: Adventure, people: Mapping[int, Rhythm], since: int, now: int) -> None:
        """Time passed at a table."""
        if now - since > SHORT:
            self.whom[_whom(found, people, since)] += now - since
            self.what[_question(found)] += now - since


def awaited(found: Adventure) -> list[int]:
    """The people that the game waits for."""
    if found.status != "running":
        return []
    rules, state = loaded(found)
    asked = asked_of(rules, state, table_of(found))
    led = [each for each in found.seats if each.pilot == HUMAN and each.seat in asked]
    return [each.user for each in led if each.user is not None]


def _whom(found: Adventure, people: Mapping[int, Rhythm], at: int) -> str:
    table = table_of(found)
    for name, so in (
        ("a pause", table.paused is not None),
        ("live play", table.live is not None),
        ("resting", table.resting is not None),
        ("the autopilot alone", plays_alone(found)),
    ):
        if so:
            return name
    kinds = {_kind(people[user], at) for user in awaited(found)}
    return "+".join(sorted(kinds)) or "nobody"


def _kind(who: Rhythm, at: int) -> str:
    if who.has_gone(at):
        return "vanished"
    return "on vacation" if at < who.holiday else who.kind


def _question(found: Adventure) -> str:
    """What a table asks, and whether of one or of several."""
    if found.status != "running":
        return "nothing"
    rules, state = loaded(found)
    prompt = rules.view(state, None).prompt
    asked = len(asked_of(rules, state, table_of(found)))
    return f"{prompt.key if prompt else '-'} of {'one' if asked == 1 else 'several'}"
