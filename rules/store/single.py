"""Transactions of a single statement."""

from collections.abc import Collection
from functools import partial

from rules.ports import Topic
from rules.store.engine import Engine, Query, Row, only


class SingleStatements:
    """Transactions of one statement each, carried out whole or not at all."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def _rows(self, query: Query) -> list[Row]:
        return await self._engine.read(partial(only, query))

    async def _write(self, name: str, query: Query, news: Collection[Topic] = ()) -> None:
        await self._engine.write(name, partial(only, query), news)
