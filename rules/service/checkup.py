"""What is found when the house is looked over: which games are set aside, why, and what helps."""

from collections.abc import Iterable, Iterator
from typing import Literal

from rules.core.model import Model
from rules.ports import Adventure
from rules.registry import campaigns, rulesets
from rules.service.stored import trouble_of

Wrong = Literal["ruleset", "newer", "parts", "state"]
"""The game is unknown, a newer program wrote it, parts are no JSON, or they do not make sense."""


class Ailing(Model):
    """An adventure that is set aside; `parts` are those that cannot be read, as far as known."""

    id: str
    guild: int | None
    channel: int
    ruleset: str
    wrong: Wrong
    parts: tuple[str, ...] = ()


def ailing(adventures: Iterable[Adventure]) -> Iterator[Ailing]:
    """Those adventures that cannot be read."""
    for each in adventures:
        wrong = _wrong(each)
        if wrong is not None:
            yield Ailing(
                id=each.id,
                guild=each.guild,
                channel=each.channel,
                ruleset=each.ruleset,
                wrong=wrong,
                parts=each.missing,
            )


def _wrong(adventure: Adventure) -> Wrong | None:
    if adventure.ruleset not in {*rulesets(), *campaigns()}:
        return "ruleset"
    if adventure.broken:
        return "parts"
    trouble = trouble_of(adventure)
    if trouble is None:
        return None
    return "newer" if trouble.text.key == "error-newer-state" else "state"
