"""Packs in the store, and how those of adventures come to hand."""

import asyncio
import json
import logging
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from typing_extensions import override

from rules.core.packs.archive import from_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_in
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.ports import PackShelf, ServerPack, StoredPack
from rules.registry import pack_points
from rules.store import pack_statements as sql
from rules.store.engine import Row, Steps, Value
from rules.store.single import SingleStatements

log = logging.getLogger(__name__)


class PackStore(SingleStatements, PackShelf):
    """The part of the store that is about packs; every method is one transaction."""

    @override
    async def keep_pack(self, pack: StoredPack, guild: int, person: int) -> int:
        return await self._engine.write("pack", partial(_keep, pack, guild, person))

    @override
    async def hold_pack(self, pack: StoredPack) -> None:
        await self._engine.write("pack", partial(_hold, pack))

    @override
    async def pack(self, hash_: str) -> StoredPack | None:
        rows = await self._rows((sql.PACK, (hash_,)))
        return stored_of(rows[0]) if rows else None

    @override
    async def offered_packs(self, guild: int) -> Sequence[ServerPack]:
        return [offered_of(row) for row in await self._rows((sql.OFFERED, (guild,)))]

    @override
    async def pack_history(self, guild: int, name: str) -> Sequence[ServerPack]:
        return [offered_of(row) for row in await self._rows((sql.HISTORY, (guild, name)))]

    @override
    async def drop_pack(self, guild: int, name: str, number: int | None = None) -> int:
        return await self._engine.write("pack", partial(_drop, guild, name, number))

    @override
    async def clear_packs(self, before: int) -> int:
        return await self._engine.write("pack", partial(_clear, before))

    async def _bring(self, games: Iterable[Mapping[str, Any]]) -> None:
        """Put the packs of games at hand, by their options, without keeping others waiting.

        One that is gone or that this program cannot read stays away: then its games cannot be read
        either, and say so.
        """
        for hash_ in LIBRARY.missing({ref for options in games for ref in packs_named(options)}):
            stored = await self.pack(hash_)
            if stored is not None:
                await asyncio.to_thread(_put_at_hand, stored)


def _keep(pack: StoredPack, guild: int, person: int) -> Steps[int]:
    yield sql.KEEP_PACK, _values(pack)
    versions = yield sql.HISTORY, (guild, pack.name)
    newest = offered_of(versions[0]) if versions else None
    if newest is not None and newest.hash == pack.hash:
        return newest.number
    number = newest.number + 1 if newest else 1
    yield sql.OFFER, (guild, pack.name, number, pack.hash, person, pack.added)
    return number


def _hold(pack: StoredPack) -> Steps[None]:
    yield sql.KEEP_PACK, _values(pack)


def _drop(guild: int, name: str, number: int | None) -> Steps[int]:
    if number is None:
        return len((yield sql.DROP, (guild, name)))
    return len((yield sql.DROP_ONE, (guild, name, number)))


def _clear(before: int) -> Steps[int]:
    played = {
        hash_in(ref)
        for (options,) in (yield sql.PLAYED, ())
        for ref in packs_named(json.loads(options))
    }
    played |= {
        hash_in(ref)
        for (options,) in (yield sql.DRAWN, ())
        for ref in packs_named(json.loads(options)["dungeon"])
    }
    left = [row[0] for row in (yield sql.UNOFFERED, (before,)) if row[0] not in played]
    for hash_ in left:
        yield sql.DELETE_PACK, (hash_,)
    return len(left)


def packs_named(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the packs that the stored options of a game name."""
    return tuple(options.get("packs", ()))


def at_hand(games: Iterable[Mapping[str, Any]]) -> Steps[None]:
    """Load the packs that games need into memory, as steps of a unit of work.

    Within a unit nobody waits for the database a second time.
    """
    for hash_ in LIBRARY.missing({ref for options in games for ref in packs_named(options)}):
        for row in (yield sql.PACK, (hash_,)):
            _put_at_hand(stored_of(row))


def _put_at_hand(stored: StoredPack) -> None:
    try:
        LIBRARY.add(read_pack(from_zip(stored.files), pack_points(), kept=True))
    except PackError as trouble:
        log.warning("pack %s cannot be read: %s", stored.hash, trouble)


def _values(pack: StoredPack) -> tuple[Value, ...]:
    files = b64encode(pack.files).decode("ascii")
    return pack.hash, pack.name, pack.version, files, pack.added


def stored_of(row: Row) -> StoredPack:
    """Return a pack from its row."""
    hash_, name, version, files, added = row
    return StoredPack(hash=hash_, name=name, version=version, files=b64decode(files), added=added)


def offered_of(row: Row) -> ServerPack:
    """Return an offered pack from its row."""
    guild, name, number, hash_, version, person, added = row
    return ServerPack(
        guild=guild,
        name=name,
        number=number,
        hash=hash_,
        version=version,
        person=person,
        added=added,
    )
