"""The packs that a server offers: its own, and those that come with the program.

Who manages the server brings its own, and removes them.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.packs.archive import from_zip, to_zip, unzipped
from rules.core.packs.emblems import Look
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.core.packs.reading import read_pack
from rules.dungeon.points import POINTS as MAPS
from rules.pace.zones import DAY
from rules.packs import shipped_of, shipped_packs
from rules.ports import ServerPack, StoredPack
from rules.registry import pack_points, rulesets
from rules.service.packs.lines import PackLine, line_of, names_of
from rules.service.packs.templates import template_of
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

PACKS_REST: Final = DAY
"""Seconds for which a pack that nobody needs rests before it is deleted."""
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
        pack, files, left_out = await asyncio.to_thread(_read, data, self._look)
        offered = {each.name for each in await self.offered(guild)}
        if pack.manifest.name not in offered and len(offered) >= MOST_OFFERED:
            raise RuleError("error-too-many-packs", most=MOST_OFFERED)
        await self.keep(guild, request.user, pack, files)
        return self.line(pack, request.locale).with_(left_out=left_out)

    async def keep(self, guild: int, person: int, pack: Pack, files: bytes) -> int:
        """Store a pack and offer it in a server; return its version number there.

        Packs of one name are counted from 1; the one that is the newest already keeps its number.
        """
        number = await self._work.store.keep_pack(self._stored(pack, files), guild, person)
        LIBRARY.add(pack)
        return number

    def _stored(self, pack: Pack, files: bytes) -> StoredPack:
        return StoredPack(
            hash=pack.hash,
            name=pack.manifest.name,
            version=pack.manifest.version,
            files=files,
            added=self._work.clock.now(),
        )

    async def hold(self, pack: Pack) -> None:
        """Keep a pack for a game that is about to be played with it.

        So the game has it though its server takes it away just then, or a later program comes with
        another version.
        """
        await self._work.store.hold_pack(self._stored(pack, await self.files(pack.hash)))

    async def _clear(self) -> None:
        """Delete what nobody needs any more, and nobody has chosen lately."""
        await self._work.store.clear_packs(self._work.clock.now() - PACKS_REST)

    async def offered(self, guild: int | None) -> Sequence[ServerPack]:
        """Return the packs that a server offers, by name: its own, and those of the program.

        One of its own takes the place of the program's of the same name. Outside of servers there
        are those of the program.
        """
        own = () if guild is None else await self._work.store.offered_packs(guild)
        shipped = await asyncio.to_thread(shipped_packs)
        found = {name: _of_program(guild, each.pack) for name, each in shipped.items()}
        found |= {each.name: each for each in own}
        return [found[name] for name in sorted(found)]

    async def every(self, guild: int | None) -> Sequence[Pack]:
        """Return the packs that a server offers, in full."""
        return [await self.pack(each.hash) for each in await self.offered(guild)]

    async def of_generator(self, guild: int | None, name: str) -> Pack:
        """Return a pack with something for the map generator, kept for a dungeon.

        Raises:
            NoAdventure: the server offers none of that name.
            RuleError: it has nothing for the map generator.
        """
        pack = await self.pack((await self.named(guild, name)).hash)
        if MAPS.folder not in pack.manifest.systems:
            raise RuleError("error-pack-without-maps", pack=pack.manifest.title)
        await self.hold(pack)
        return pack

    async def lines(self, request: Request) -> tuple[PackLine, ...]:
        """Return lines about the packs that the server offers.

        Raises:
            RuleError: this is no server.
        """
        lines = []
        for each in await self.offered(server_of(request)):
            line = self.line(await self.pack(each.hash), request.locale)
            lines.append(line.with_(shipped=not each.number))
        return tuple(lines)

    async def show(self, request: Request, name: str) -> Pack:
        """Return a pack that the server offers.

        Raises:
            RuleError: this is no server.
            NoAdventure: the server offers none of that name.
        """
        return await self.pack((await self.named(server_of(request), name)).hash)

    async def named(self, guild: int | None, name: str) -> ServerPack:
        """Return the pack that a server offers under a typed name.

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
        """Return a pack that is stored or comes with the program, ready to be played with.

        Raises:
            NoAdventure: it is not stored any more.
            PackError: a newer program wrote it.
        """
        at_hand = LIBRARY.of_hash(hash_)
        if at_hand is not None:
            return at_hand
        shipped = shipped_of(hash_)
        if shipped is not None:
            pack = shipped.pack
        else:
            pack = await asyncio.to_thread(_read_kept, await self.files(hash_))
        LIBRARY.add(pack)
        return pack

    async def files(self, hash_: str) -> bytes:
        """Return a pack that is stored or comes with the program as a zip.

        Raises:
            NoAdventure: it is not stored any more.
        """
        shipped = shipped_of(hash_)
        if shipped is not None:
            return shipped.files
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
        """Take a pack off the server's list and return it; games that are played with it go on.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, or the pack comes with the program.
            NoAdventure: the server offers none of that name.
        """
        guild = managed(request)
        found = _own(await self.named(guild, name))
        await self._work.store.drop_pack(guild, found.name)
        await self._clear()
        return found

    async def undo(self, request: Request, name: str) -> ServerPack:
        """Offer the version of a pack before the newest again; return it.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, there is no earlier version, or the pack comes with the
                program.
            NoAdventure: the server offers none of that name.
        """
        guild = managed(request)
        found = _own(await self.named(guild, name))
        versions = await self._work.store.pack_history(guild, found.name)
        if len(versions) == 1:
            raise RuleError("error-first-pack", name=found.name)
        await self._work.store.drop_pack(guild, found.name, found.number)
        await self._clear()
        return versions[1]

    async def history(self, request: Request, name: str) -> Sequence[ServerPack]:
        """Return the versions of a pack that the server has had, the newest first.

        Raises:
            RuleError: this is no server.
            NoAdventure: the server offers none of that name.
        """
        guild = server_of(request)
        found = await self.named(guild, name)
        return await self._work.store.pack_history(guild, found.name) or (found,)

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


def _of_program(guild: int | None, pack: Pack) -> ServerPack:
    """Return what everybody offers: a pack that comes with the program."""
    return ServerPack(
        guild=guild or 0,
        name=pack.manifest.name,
        number=0,
        hash=pack.hash,
        version=pack.manifest.version,
        person=None,
        added=0,
    )


def _own(offered: ServerPack) -> ServerPack:
    """Return what a server offers, if it is its own.

    Raises:
        RuleError: it comes with the program.
    """
    if not offered.number:
        raise RuleError("error-shipped-pack", name=offered.name)
    return offered


def _read(data: bytes, look: Look) -> tuple[Pack, bytes, str]:
    """Return a zipped pack, its files as they are stored, and what was passed over in it.

    `look` looks at its emblems.
    """
    found = unzipped(data)
    return read_pack(found.files, pack_points(), look), to_zip(found.files), found.left_out


def _read_kept(data: bytes) -> Pack:
    return read_pack(from_zip(data), pack_points(), kept=True)


def server_of(request: Request) -> int:
    """Return the server of a request.

    Raises:
        RuleError: it is none.
    """
    if request.guild is None:
        raise RuleError("error-packs-in-servers")
    return request.guild


def managed(request: Request) -> int:
    """Return the server of a request, if the person manages it.

    Raises:
        NotSeated: the person does not.
        RuleError: this is no server.
    """
    guild = server_of(request)
    if not request.manages_server:
        raise NotSeated("error-pack-manager")
    return guild
