"""How much an event matters on a card, and what it is to the deed that was pressed."""

from collections.abc import Collection, Mapping

from rules.core.telling import Telling
from rules.core.words import Text, Words
from rules.ports import Step

MINOR, USUAL, OUTCOME, CAUSE, LOSS, DEED = range(6)
"""How much a sentence matters: what a press did, who of the heroes fell and what was lost is always
told, then what led to a loss and what the next question stands on; others as `Telling` ranks."""
KILL, FALL, STANDS = "kill", "fall", frozenset({"fight", "kill", "chapter", "level"})
"""Roles of events in tales: who died, who fell, and all on which the next question stands."""
HERO = "hero"
Event = Mapping[str, object]


def deed_of(step: Step, telling: Telling) -> int | None:
    """Return which event of a press tells what was done."""
    kinds = [str(event["kind"]) for event in step.events]
    done = _done(step, telling)
    named = (at for at, kind in enumerate(kinds) if kind in done)
    usual = (
        at for at, kind in enumerate(kinds) if telling.rank(kind) and kind not in telling.causes
    )
    return next(named, next(usual, 0 if kinds else None))


def decides(event: Event, telling: Telling) -> bool:
    """Return whether an event tells how something was decided."""
    return str(event["kind"]) in telling.causes


def goes_on(event: Event, deed: Event, step: Step, telling: Telling) -> bool:
    """Return whether an event goes on with the deed: who broke away walks on, to that square."""
    return event["kind"] in _done(step, telling) and event.get("figure") == deed.get("figure")


def slain(event: Event, telling: Telling) -> bool:
    """Return whether an event ends a foe."""
    return _role(event, telling) == KILL


def loss_of(event: Event, telling: Telling, heroes: Collection[str], words: Words) -> str:
    """Return which loss of which hero an event is; "" if it is none, or nobody's of the party."""
    kind, falls = str(event["kind"]), _role(event, telling) == FALL
    if kind not in telling.losses and not falls:
        return ""
    whose = next((event[field] for field in ("hero", "figure") if field in event), "")
    name = name_of(whose, words)
    return f"{kind}:{name}" if name in heroes or (falls and event.get("side") == HERO) else ""


def rank_of(event: Event, telling: Telling, *, lost: bool) -> int:
    """Return how much an event matters, before it is known what comes after it.

    That a hero falls is told in any case.
    """
    if lost:
        return DEED if _role(event, telling) == FALL else LOSS
    kind = str(event["kind"])
    return CAUSE if kind in telling.sources else telling.rank(kind)


def stands(event: Event, telling: Telling) -> bool:
    """Return whether the next question stands on an event, such as a foe that came."""
    return _role(event, telling) in STANDS


def name_of(value: object, words: Words) -> str:
    """Return the name that a field of an event holds; what begins no sentence where it has none."""
    if isinstance(value, Mapping):
        return words.say(Text.model_validate(value))
    return value if isinstance(value, str) and value else "\n"


def _role(event: Event, telling: Telling) -> str:
    """Return what an event is to a tale, see `Telling.tale`; of either side, by its side."""
    return telling.role(str(event["kind"]), event.get("side"))


def _done(step: Step, telling: Telling) -> frozenset[str]:
    """Return the kinds of events that tell what a press did, where its system names some."""
    return telling.deeds.get(str((step.action or {}).get("kind")), frozenset())
