"""The packs that a server offers: brought, shown and removed by those who manage it."""

import asyncio
from collections.abc import Sequence
from typing import Final

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.emblems import Look, unseen
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.core.packs.problems import PackError, refusal
from rules.core.packs.reading import read_pack
from rules.ports import ServerPack, StoredPack
from rules.registry import pack_points, rulesets
from rules.service.packs.lines import PackLine, line_of, names_of
from rules.service.packs.templates import template_of
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

MOST_OFFERED: Final = 25
"""Packs that a server offers at most: as many as a list of Discord's takes."""


class PackCollection:
    """Use cases of the packs of a server."""

    def __init__(self, work: UnitOfWork, look: Look) -> None:
        self._work = work
        self._look = look

    async def add(self, request: Request, data: bytes) -> PackLine:
        """Read a zipped pack and offer it in the server, in the place of an earlier version.

        Games that are played with an earlier version go on with it.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, or it offers too many packs.
            PackError: the pack has problems; all are listed, and nothing was changed.
        """
        guild = managed(request)
        pack, files = await asyncio.to_thread(_read, data, self._look)
        offered = {each.name for each in await self._work.store.offered_packs(guild)}
        if pack.manifest.name not in offered and len(offered) >= MOST_OFFERED:
            raise RuleError("error-too-many-packs", most=MOST_OFFERED)
        await self.keep(guild, request.user, pack, files)
        return self.line(pack, request.locale)

    async def keep(self, guild: int, person: int, pack: Pack, files: bytes) -> int:
        """Store a pack that was read, and offer it; return which of its name it is, from 1."""
        stored = StoredPack(
            hash=pack.hash,
            name=pack.manifest.name,
            version=pack.manifest.version,
            files=files,
            added=self._work.clock.now(),
        )
        number = await self._work.store.keep_pack(stored, guild, person)
        LIBRARY.add(pack)
        return number

    async def offered(self, guild: int | None) -> Sequence[ServerPack]:
        """Return the packs that a server offers, by name; none outside of servers."""
        return () if guild is None else await self._work.store.offered_packs(guild)

    async def lines(self, request: Request) -> tuple[PackLine, ...]:
        """Return what the server offers, in words.

        Raises:
            RuleError: this is no server.
        """
        found = await self.offered(server_of(request))
        return tuple([self.line(await self.pack(each.hash), request.locale) for each in found])

    async def show(self, request: Request, name: str) -> Pack:
        """Return a pack that the server offers.

        Raises:
            RuleError: this is no server.
            NoAdventure: the server offers none of that name.
        """
        return await self.pack((await self.named(server_of(request), name)).hash)

    async def named(self, guild: int, name: str) -> ServerPack:
        """Return what a server offers by a name, as typed.

        Raises:
            NoAdventure: nothing.
        """
        wanted = name.strip().casefold()
        offered = await self.offered(guild)
        for each in offered:
            if each.name == wanted:
                return each
        known = ", ".join(each.name for each in offered) or "-"
        raise NoAdventure("error-no-such-pack", name=name[:40], known=known)

    async def pack(self, hash_: str) -> Pack:
        """Return a stored pack, ready to be played with.

        Raises:
            NoAdventure: it is not stored any more.
            PackError: a newer program wrote it.
        """
        at_hand = LIBRARY.of_hash(hash_)
        if at_hand is not None:
            return at_hand
        files = await self.files(hash_)
        pack, _ = await asyncio.to_thread(_read, files, unseen)
        LIBRARY.add(pack)
        return pack

    async def files(self, hash_: str) -> bytes:
        """Return a stored pack as a zip.

        Raises:
            NoAdventure: it is not stored any more.
        """
        stored = await self._work.store.pack(hash_)
        if stored is None:
            raise NoAdventure("error-no-such-pack", name=hash_, known="-")
        return stored.files

    async def export(self, request: Request, name: str) -> bytes:
        """Return a pack of the server as a zip, for its author or another server.

        Raises:
            RuleError: this is no server.
            NoAdventure: the server offers none of that name.
        """
        return await self.files((await self.named(server_of(request), name)).hash)

    async def remove(self, request: Request, name: str) -> ServerPack:
        """Offer a pack no more; games that are played with it go on. Return what it was.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server.
            NoAdventure: the server offers none of that name.
        """
        guild = managed(request)
        found = await self.named(guild, name)
        await self._work.store.drop_pack(guild, found.name)
        await self._work.store.clear_packs()
        return found

    async def undo(self, request: Request, name: str) -> ServerPack:
        """Offer the version of a pack before the newest again; return it.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, or there is no earlier version.
            NoAdventure: the server offers none of that name.
        """
        guild = managed(request)
        found = await self.named(guild, name)
        versions = await self._work.store.pack_history(guild, found.name)
        if len(versions) == 1:
            raise RuleError("error-first-pack", name=found.name)
        await self._work.store.drop_pack(guild, found.name, found.number)
        await self._work.store.clear_packs()
        return versions[1]

    async def history(self, request: Request, name: str) -> Sequence[ServerPack]:
        """Return the versions of a pack that the server has had, the newest first.

        Raises:
            RuleError: this is no server.
            NoAdventure: the server offers none of that name.
        """
        guild = server_of(request)
        found = await self.named(guild, name)
        return await self._work.store.pack_history(guild, found.name)

    def template(self, system: str) -> bytes:
        """Return a small pack for a system as a zip, to begin with.

        Raises:
            RuleError: the system takes nothing from packs.
        """
        return to_zip(template_of(system))

    def games(self, locale: str) -> list[tuple[str, str]]:
        """Return the key and title of every game that takes packs."""
        words = self._work.words(locale)
        return [
            (rules.key, words.phrase(f"{rules.key}-title"))
            for rules in rulesets().values()
            if rules.packs is not None
        ]

    def names(self, pack: Pack, locale: str) -> tuple[str, ...]:
        """Return the names of what is in a pack, a line for each kind that has names."""
        return names_of(pack, self._work.words(locale))

    def line(self, pack: Pack, locale: str) -> PackLine:
        """Return a pack in a line."""
        return line_of(pack, self._work.words(locale))


def _read(data: bytes, look: Look) -> tuple[Pack, bytes]:
    """Return a zipped pack, and its files as they are stored; `look` looks at its emblems."""
    files = from_zip(data)
    try:
        return read_pack(files, pack_points(), look), to_zip(files)
    except PackError:
        raise
    except RecursionError:
        raise refusal("pack-too-deep") from None


def server_of(request: Request) -> int:
    """Return the server in which somebody asks.

    Raises:
        RuleError: it is none.
    """
    if request.guild is None:
        raise RuleError("error-packs-in-servers")
    return request.guild


def managed(request: Request) -> int:
    """Return the server in which somebody asks who manages it.

    Raises:
        NotSeated: the person does not.
        RuleError: this is no server.
    """
    guild = server_of(request)
    if not request.manages_server:
        raise NotSeated("error-pack-manager")
    return guild
