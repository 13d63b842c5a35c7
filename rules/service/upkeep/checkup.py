"""Health of what is stored: which games cannot be read, why, and what helps."""

from collections.abc import Iterable, Iterator
from typing import Literal

from rules.core.model import Model
from rules.ports import Adventure
from rules.registry import campaigns, rulesets
from rules.service.by_post.outages import ALIVE
from rules.service.journal.loading import trouble_of
from rules.service.unit_of_work import UseCases

Wrong = Literal["ruleset", "newer", "parts", "state"]
"""The game is unknown, a newer program wrote it, parts are no JSON, or they make no sense."""


class UnreadableGame(Model):
    """An adventure that is set aside; `parts` are those that cannot be read, if known."""

    id: str
    guild: int | None
    channel: int
    ruleset: str
    wrong: Wrong
    parts: tuple[str, ...] = ()


class Health(Model):
    """The open games of a server, by channel, and what waits to be sent.

    `due` is since when the oldest of the `cards` that wait is due. `alive` is when the timekeeper
    last noted that it was running, None where it never did.
    """

    channels: tuple[int, ...]
    unreadable: tuple[UnreadableGame, ...]
    cards: int
    due: int | None
    alive: int | None


class Checkups(UseCases):
    """The use case of looking at a server's health."""

    async def of(self, guild: int) -> Health:
        """Return the health of a server's open games."""
        store = self._work.store
        found = await store.open_in(guild)
        cards = [card for each in found if (card := await store.posting(each.id)) is not None]
        alive = await store.setting(ALIVE)
        return Health(
            channels=tuple(each.channel for each in found),
            unreadable=tuple(unreadable_games(found)),
            cards=len(cards),
            due=min((each.due for each in cards), default=None),
            alive=None if alive is None else int(alive),
        )


def unreadable_games(adventures: Iterable[Adventure]) -> Iterator[UnreadableGame]:
    """Yield those adventures that cannot be read."""
    for each in adventures:
        wrong = _wrong(each)
        if wrong is not None:
            yield UnreadableGame(
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
