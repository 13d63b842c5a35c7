"""Forging: people who manage a server make entries of its own pack, in the chat."""

import asyncio
import hashlib
from collections.abc import Mapping
from typing import NamedTuple
from weakref import WeakValueDictionary

from rules.core.errors import NoAdventure, RuleError
from rules.core.model import Model
from rules.core.packs.archive import Files, from_zip, to_zip
from rules.core.packs.dressing import in_colours, in_words, with_emblems_of
from rules.core.packs.forging import Form
from rules.core.packs.pack import Pack
from rules.core.packs.points import Entry
from rules.core.packs.problems import PackError
from rules.core.scene import Scene
from rules.core.words import Text, Words, folded
from rules.service.packs.benches import (
    Bench,
    bench_of,
    check_fields,
    check_letters,
    form_of,
    id_of,
    read_draft,
)
from rules.service.packs.collection import PackCollection, managed
from rules.service.packs.drafts import Drafts, KeptDraft, Moment
from rules.service.packs.house_pack import NAME, begun, with_entry
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork


class ForgePanel(Model):
    """What a panel shows of a draft.

    `lines` are the entry, `wrong` what was wrong with what was typed last, `news` what has just
    been done, `tried` how fights with it went. `forms` are what can be typed, and `guide` is the
    button of everything that can be typed.
    """

    what: str
    number: int
    title: str
    lines: tuple[str, ...]
    wrong: tuple[Text, ...] = ()
    news: str = ""
    tried: tuple[str, ...] = ()
    scenes: tuple[Scene, ...]
    forms: tuple[str, ...]
    guide: str
    fights: bool
    earlier: bool


class FilledForm(NamedTuple):
    """A form to be typed into, with what stands in its fields before anybody does."""

    form: Form
    typed: Mapping[str, str]


class Forging:
    """Use cases of forging. Whoever asks has to manage the server."""

    def __init__(self, work: UnitOfWork, collection: PackCollection) -> None:
        self._work = work
        self._collection = collection
        self._drafts = Drafts(work.store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def choices(self, request: Request, what: str) -> list[tuple[str, str]]:
        """Return ids and names of entries to begin with: standard ones, then the server's."""
        bench, words = bench_of(what), self._work.words(request.locale)
        own = [(each.id, bench.forge.label(each, words)) for each in bench.forge.standard()]
        others = [
            (entry.id, f"{bench.forge.label(entry, words)} ({pack.manifest.name})")
            for pack in await self._packs(request)
            for entry in pack.of(bench.points.folder, bench.kind.file)
        ]
        return own + others

    async def _packs(self, request: Request) -> list[Pack]:
        offered = await self._collection.offered(request.guild)
        return [await self._collection.pack(each.hash) for each in offered]

    async def begin(self, request: Request, what: str, start: str) -> ForgePanel:
        """Begin a draft with an entry that exists, and return its panel.

        A draft that begins with an entry of the server's own pack changes that entry.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server.
            NoAdventure: neither the game nor a pack of the server has such an entry.
        """
        guild, bench = managed(request), bench_of(what)
        words = self._work.words(request.locale)
        entry, own = await self._entry(request, bench, start)
        forge = bench.forge
        said = forge.said(entry, words)
        draft = await self._drafts.begin(
            request,
            KeptDraft(
                guild=guild,
                what=what,
                number=0,
                now=Moment(raw=forge.raw(entry), said=said),
                own=own,
            ),
        )
        return await self._panel(draft, words)

    async def _entry(self, request: Request, bench: Bench, start: str) -> tuple[Entry, str]:
        """Return an entry by its id or name, and its id if it is one of the server's own pack."""
        words, wanted = self._work.words(request.locale), folded(start)

        def is_meant(entry: Entry) -> bool:
            return wanted in (entry.id, folded(bench.forge.label(entry, words)))

        for entry in bench.forge.standard():
            if is_meant(entry):
                return entry, ""
        for pack in await self._packs(request):
            for entry in pack.of(bench.points.folder, bench.kind.file):
                if is_meant(entry):
                    plain, _, _ = entry.id.partition("--")
                    return entry, plain if pack.manifest.name == NAME else ""
        raise NoAdventure("error-forge-nothing", name=start[:40])

    async def resumed(self, request: Request, what: str) -> ForgePanel | None:
        """Return the panel of a person's draft; None if they have none of this kind.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server.
        """
        managed(request)
        found = await self._drafts.of(request)
        if found is None or found.what != what:
            return None
        return await self._panel(found, self._work.words(request.locale))

    async def form(self, request: Request, number: int, name: str) -> FilledForm:
        """Return a form of a draft; what was typed wrong before stands in it again.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, the draft has changed since, or it has no such form.
        """
        managed(request)
        draft = await self._drafts.at(request, number)
        forge = bench_of(draft.what).forge
        form = forge.offered(form_of(forge, name), draft.now.draft)
        words = self._work.words(request.locale)
        return FilledForm(form, draft.typed.get(name) or forge.filled(draft.now.draft, name, words))

    async def guide(self, request: Request, number: int) -> tuple[str, ...]:
        """Return everything that can be typed into the forms of a draft, a line each.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, or the draft has changed since.
        """
        managed(request)
        draft = await self._drafts.at(request, number)
        words = self._work.words(request.locale)
        return tuple(words.say(each) for each in bench_of(draft.what).forge.guided())

    async def fill(
        self, request: Request, number: int, name: str, typed: Mapping[str, str]
    ) -> ForgePanel:
        """Change a draft by what was typed into a form; where that is wrong, keep what was typed.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, the draft has changed since, or it has no such form.
        """
        managed(request)
        before = await self._drafts.at(request, number)
        bench, words = bench_of(before.what), self._work.words(request.locale)
        form = form_of(bench.forge, name)
        said = {field.name: typed.get(field.name, "").strip() for field in form.fields}
        try:
            check_fields(form, said)
            now = bench.forge.typed(before.now.draft, name, said, words)
            check_letters(bench, now)
            after = before.changed(Moment(raw=dict(now.raw), said=now.said), name)
            await asyncio.to_thread(read_draft, after, words)
        except PackError as error:
            kept = before.with_(typed={**before.typed, name: said})
            draft = await self._drafts.keep(request, before, kept)
            wrong = tuple(problem.what for problem in error.problems)
            return (await self._panel(draft, words)).with_(wrong=wrong)
        return await self._panel(await self._drafts.keep(request, before, after), words)

    async def fight(self, request: Request, number: int) -> ForgePanel:
        """Let the draft's entry fight; the same draft always fights the same fights.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, the draft has changed since, or it does not fight.
        """
        managed(request)
        draft = await self._drafts.at(request, number)
        bench, words = bench_of(draft.what), self._work.words(request.locale)
        if not bench.forge.fights:
            raise RuleError("error-forge-stale")
        forged = await asyncio.to_thread(read_draft, draft, words)
        seed = hashlib.sha256(forged.ref.encode()).digest()
        told = await asyncio.to_thread(bench.forge.tried, forged, bench.rules, seed)
        panel = await self._panel(draft, words)
        return panel.with_(tried=tuple(words.say(each) for each in told))

    async def undo(self, request: Request, number: int) -> ForgePanel:
        """Take back the last change of a draft.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, the draft has changed since, or was not changed yet.
        """
        managed(request)
        before, words = await self._drafts.at(request, number), self._work.words(request.locale)
        if not before.past:
            raise RuleError("error-forge-first")
        *past, now = before.past
        after = before.with_(now=now, past=tuple(past), typed={})
        draft = await self._drafts.keep(request, before, after)
        return (await self._panel(draft, words)).with_(news=words.phrase("forge-undone"))

    async def save(self, request: Request, number: int) -> ForgePanel:
        """Save a draft to the server's own pack, in the place of an entry of the same id.

        Raises:
            NotSeated: the person does not manage the server.
            RuleError: this is no server, the draft has changed since, or there are too many packs.
            PackError: the pack would not be sound; nothing was changed.
        """
        guild = managed(request)
        before, words = await self._drafts.at(request, number), self._work.words(request.locale)
        bench, id_ = bench_of(before.what), id_of(before)
        # Two who save at the same time save one after the other: all of a server is one process's.
        async with self._lock(guild):
            files = await self._house(guild, words)
            raw = {"id": id_, **before.now.raw}
            made = with_entry(files, bench.points, bench.kind, raw, before.now.said)
            line = await self._collection.add(request, to_zip(made))
        draft = await self._drafts.keep(request, before, before.with_(own=id_))
        news = words.phrase(
            "forge-saved", name=self._title(draft), pack=line.name, version=line.version
        )
        return (await self._panel(draft, words)).with_(news=news)

    async def _house(self, guild: int, words: Words) -> Files:
        """Return the files of the server's own pack, or of one with nothing in it."""
        for each in await self._collection.offered(guild):
            if each.name == NAME:
                return from_zip(await self._collection.files(each.hash))
        return begun(words)

    def _lock(self, guild: int) -> asyncio.Lock:
        lock = self._locks.get(guild)
        if lock is None:
            lock = self._locks[guild] = asyncio.Lock()
        return lock

    def _title(self, draft: KeptDraft) -> str:
        return bench_of(draft.what).forge.named(draft.now.draft)

    async def _panel(self, draft: KeptDraft, words: Words) -> ForgePanel:
        """Return the panel of a draft, with emblems and colours of the server's own pack."""
        offered = await self._collection.offered(draft.guild)
        own = [each.hash for each in offered if each.name == NAME]
        pack = await self._collection.pack(own[0]) if own else None
        return await asyncio.to_thread(_shown, draft, words, pack)


def _shown(draft: KeptDraft, words: Words, pack: Pack | None) -> ForgePanel:
    """Return the panel of a draft: what it says is said, as who draws has no draft at hand."""
    bench = bench_of(draft.what)
    forged = read_draft(draft, words)
    scenes = tuple(in_words(each, words) for each in bench.forge.scenes(forged, bench.rules))
    if pack is not None:
        scenes = tuple(in_colours(with_emblems_of(pack, each), (pack.ref,)) for each in scenes)
    return ForgePanel(
        what=draft.what,
        number=draft.number,
        title=bench.forge.named(draft.now.draft),
        lines=tuple(words.say(each) for each in bench.forge.card(forged)),
        scenes=scenes,
        forms=tuple(form.name for form in bench.forge.forms),
        guide=bench.forge.guide,
        fights=bench.forge.fights,
        earlier=bool(draft.past),
    )
