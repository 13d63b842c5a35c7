"""Evenings in the store: dates that are fixed for a game."""

from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from rules.ports import Evening, EveningShelf, Timer, Topic
from rules.store import due_statements as due_sql
from rules.store import evening_statements as sql
from rules.store import removal_statements as removal
from rules.store.engine import Steps
from rules.store.evening_rows import evening_of, evening_values
from rules.store.rows import timer_values
from rules.store.single import SingleStatements

TIMERS: tuple[Topic, ...] = ("timers",)


class EveningStore(SingleStatements, EveningShelf):
    """The part of the store that is about evenings; every method is one transaction."""

    @override
    async def begin_evening(self, evening: Evening) -> None:
        await self._engine.write("evening", partial(_begin, evening))

    @override
    async def evening(self, ident: str) -> Evening | None:
        rows = await self._rows((sql.EVENING, (ident,)))
        return evening_of(rows[0]) if rows else None

    @override
    async def change_evening(self, evening: Evening, due: int | None) -> bool:
        return await self._engine.write("evening", partial(_change, evening, due), TIMERS)

    @override
    async def evenings_of(self, guild: int) -> Sequence[Evening]:
        return [evening_of(row) for row in await self._rows((sql.OF_GUILD, (guild,)))]

    @override
    async def evenings_with(self, user: int) -> Sequence[Evening]:
        return [evening_of(row) for row in await self._rows((sql.WITH, (user,)))]


def _begin(evening: Evening) -> Steps[None]:
    yield sql.DROP_DRAFTS, (evening.host, evening.channel)
    yield sql.KEEP, evening_values(evening)


def _change(evening: Evening, due: int | None) -> Steps[bool]:
    if not (yield sql.CHANGE, evening_values(evening)):
        return False
    if due is None:
        yield removal.FORGET_TIMERS, (evening.id,)
    else:
        timer = Timer(kind="evening", subject=evening.id, version=evening.version, due=due)
        yield due_sql.SET_TIMER, timer_values(timer)
    return True
