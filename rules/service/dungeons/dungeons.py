"""Dungeons of the map generator: rolled, shown, drafted, explored and exported."""

from collections.abc import Callable

from rules.core.errors import Conflict, NoAdventure, NotSeated, RuleError, StaleBoard
from rules.core.languages import USUAL
from rules.ports import Dungeon, Timer
from rules.service.dungeons.draft_calls import drafter, notes_of
from rules.service.dungeons.draft_cards import DungeonCard
from rules.service.dungeons.draft_clock import run_out, timers_of, until
from rules.service.dungeons.dungeon_cards import KeeperSheet, card_of, sheet_of, shown_words
from rules.service.dungeons.offered_packs import OfferedPacks, materials_of, packs_for
from rules.service.dungeons.request import (
    DungeonRequest,
    kinds_in,
    minutes_of,
    options_of,
    seed_in,
    suggested,
)
from rules.service.dungeons.session import (
    Blueprint,
    DungeonSession,
    Mode,
    after_step,
    new_record,
    session_of,
)
from rules.service.people.preferences import Preferences
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

__all__ = ["Blueprint", "DungeonCard", "DungeonRequest", "Dungeons", "KeeperSheet", "Mode"]

STILL = 60
"""Seconds until an overdue turn is looked at again while play is stopped."""
SEED_BYTES = 16
"""Bytes of a seed that nobody chose: too many to try them all against a map."""
BY_HAND = "frontier:player orientation:player secret_policy:player"
"""What people choose at a draft, unless they ask for something else."""


class Dungeons:
    """Use cases of the map generator. A dungeon is made again from its record to be shown."""

    def __init__(
        self,
        work: UnitOfWork,
        preferences: Preferences,
        packs: OfferedPacks,
    ) -> None:
        self._packs = packs
        self._work = work
        self._preferences = preferences

    async def make(
        self, request: Request, mode: Mode, wanted: DungeonRequest, theme: str | None = None
    ) -> Dungeon:
        """Roll a dungeon and keep it; who asks owns it.

        Raises:
            RuleError: the request cannot be read, or asks for what is not allowed; or nothing of
                the kind may be begun here and now (`Admission`).
        """
        if mode == "draft":
            wanted = wanted.with_(more=f"{BY_HAND} {wanted.more}")
        materials = await self._materials(request.guild, request.locale) if wanted.material else {}
        languages = (self._work.words(USUAL), self._work.words(request.locale))
        options = options_of(wanted, materials, kinds_in(languages))
        minutes = minutes_of(wanted)
        if wanted.pack:
            pack = await self._packs.of_generator(request.guild, wanted.pack)
            options = options.with_(packs=(pack.ref,))
        seed = seed_in(wanted, self._work.entropy(SEED_BYTES).hex())
        made = new_record(request, mode, options, seed, theme, minutes)
        return await self._keep_new(request, made)

    async def again(self, request: Request, dungeon: str) -> Dungeon:
        """Roll another dungeon with the same options and another seed; who asks owns it.

        Raises:
            NoAdventure: there is no such dungeon in this channel.
            RuleError: nothing of the kind may be begun here and now (`Admission`).
        """
        before = session_of(await self.at(request, dungeon))
        seed = self._work.entropy(SEED_BYTES).hex()
        made = new_record(request, before.record.mode, before.options, seed, before.theme)
        return await self._keep_new(request, made)

    async def may_begin(self, request: Request, mode: Mode) -> None:
        """Check that a dungeon may be rolled here and now.

        Drawing one together and exploring one are games; a map is a picture.

        Raises:
            RuleError: it may not, and why.
        """
        admission = self._work.servers.admission
        if mode == "map":
            await admission.check_play(request.guild)
        else:
            await admission.may_begin(request, counts=False)

    async def _keep_new(self, request: Request, made: Dungeon) -> Dungeon:
        await self.may_begin(request, made.mode)
        if made.mode != "map":
            self._work.servers.admission.begun(request)
        now = self._work.clock.now()
        record = made.with_(id=self._work.entropy(5).hex(), created=now, updated=now)
        session = session_of(record)
        notes = notes_of(None, session, record.owner, now)
        await self._work.store.keep_dungeon(record, None, timers_of(session), notes)
        return record

    async def at(self, request: Request, dungeon: str) -> Dungeon:
        """Return a dungeon by id, asked for in the channel where it was rolled.

        Raises:
            NoAdventure: there is none, or it is elsewhere.
        """
        found = await self._work.store.dungeon(dungeon)
        if found is None:
            raise NoAdventure("error-no-dungeon")
        if found.channel != request.channel:
            raise NoAdventure("error-dungeon-elsewhere")
        return found

    async def card(
        self, request: Request, dungeon: str, level: int = 0, look: str = ""
    ) -> DungeonCard:
        """Return the card of a dungeon as everybody may see it.

        It is in words too if its people want that. `level` is the one to show (0: the first, or
        where things happen), `look` what somebody chose in a draft's lists without placing it yet.

        Raises:
            NoAdventure: there is no such dungeon in this channel.
            RuleError: it has no such level.
        """
        session = session_of(await self.at(request, dungeon))
        card = card_of(session, self._work.words(request.locale), request.locale, level, look)
        return await self._described(card, session.record)

    async def card_now(self, dungeon: str) -> DungeonCard | None:
        """Return the card of a dungeon wherever it is, for its channel; None when there is none."""
        record = await self._work.store.dungeon(dungeon)
        if record is None:
            return None
        session = session_of(record)
        card = card_of(session, self._work.words(session.locale), session.locale)
        return await self._described(card, record)

    async def _described(self, card: DungeonCard, record: Dungeon) -> DungeonCard:
        people = (record.owner, *record.people)
        return card.with_(described=await self._preferences.any_wants_words(people))

    async def keeper(self, request: Request, dungeon: str, level: int = 0) -> KeeperSheet:
        """Return the keeper's map of a level, with its numbered key.

        Raises:
            NotSeated: somebody else owns the dungeon.
            RuleError: it has no such level, or is still drafted.
        """
        session = session_of(await self.at(request, dungeon))
        _only_owner(session, request)
        return sheet_of(
            session, self._work.words(request.locale), session.depth(level, keeper=True)
        )

    async def shown(self, request: Request, dungeon: str) -> str:
        """Return how to roll a dungeon again, for everybody, at its owner's wish.

        Raises:
            NotSeated: somebody else owns the dungeon.
            RuleError: it is still drafted.
        """
        session = session_of(await self.at(request, dungeon))
        _only_owner(session, request)
        return shown_words(session, self._work.words(request.locale))

    async def keeps(self, request: Request, dungeon: str, level: int) -> bool:
        """Return whether a person may see all of a dungeon.

        Raises:
            NoAdventure: there is no such dungeon in this channel.
            RuleError: it has no such level.
        """
        session = session_of(await self.at(request, dungeon))
        mine = session.record.owner == request.user
        session.depth(level, keeper=mine)
        return mine

    async def blueprint(
        self, request: Request, dungeon: str, level: int, *, keeper: bool, whole: bool = False
    ) -> Blueprint:
        """Return the data from which a level is exported; owners may ask for it anywhere.

        `whole` asks for all levels beside it.

        Raises:
            NoAdventure: there is no such dungeon here.
            NotSeated: everything is asked for, and somebody else owns the dungeon.
            RuleError: it has no such level, or there is nothing to draw yet.
        """
        found = await self._work.store.dungeon(dungeon)
        if found is None or found.owner != request.user:
            found = await self.at(request, dungeon)
        session = session_of(found)
        if keeper:
            _only_owner(session, request)
        depth = session.depth(level, keeper=keeper)
        return session.blueprint(depth, keeper=keeper, whole=whole)

    async def mine(self, request: Request, typed: str) -> Dungeon:
        """Return a dungeon of a person's own, by id; without an id their latest.

        Raises:
            NoAdventure: they have none, or none of that id.
        """
        found = await self._work.store.dungeons_of(request.user)
        if not found:
            raise NoAdventure("error-no-dungeons")
        for each in found:
            if typed in ("", each.id):
                return each
        raise NoAdventure("error-no-dungeon")

    async def listed(self, request: Request) -> list[tuple[str, str]]:
        """Return the latest dungeons of a person: ids, and words to tell them apart."""
        words = self._work.words(request.locale)
        return [
            (each.id, words.phrase("dungeon-listed", mode=each.mode, id=each.id, seed=each.seed))
            for each in await self._work.store.dungeons_of(request.user)
        ]

    async def still(self, request: Request, dungeon: str, version: int) -> None:
        """Check that a dungeon has not changed since a version.

        Raises:
            StaleBoard: it has.
        """
        _fresh(await self.at(request, dungeon), version)

    async def act(self, request: Request, dungeon: str, version: int, verb: str) -> Dungeon:
        """Take one step of a draft or an exploration, at the version it was meant for.

        Raises:
            StaleBoard: somebody was quicker, or the same click came again.
            NotSeated: it is another person's turn, or the owner's to decide.
            RuleError: this cannot be done now.
        """
        return await self._change(
            request, dungeon, version, lambda session: after_step(session, request, verb)
        )

    async def _change(
        self,
        request: Request,
        dungeon: str,
        version: int,
        alter: Callable[[DungeonSession], Dungeon],
    ) -> Dungeon:
        async with self._work.lock(dungeon):
            before = await self.at(request, dungeon)
            await self._work.servers.admission.check_play(before.guild)
            _fresh(before, version)
            now = self._work.clock.now()
            after = alter(session_of(before)).with_(version=version + 1, updated=now)
            session = session_of(after)
            notes = notes_of(session_of(before), session, request.user, now)
            try:
                await self._work.store.keep_dungeon(after, version, timers_of(session), notes)
            except Conflict:
                raise StaleBoard("error-stale-dungeon") from None
            return after

    async def time_is_up(self, timer: Timer) -> bool:
        """End an overdue turn of a draft: the rules draw in its place. DM-062.

        The turn, its timer and its card being due change in one transaction.

        Returns:
            Whether anything changed; not where somebody drew meanwhile.
        """
        async with self._work.lock(timer.subject):
            record = await self._work.store.dungeon(timer.subject)
            if (
                record is None
                or record.version != timer.version
                or until(session_of(record)) is None
            ):
                await self._work.store.drop_timer(timer)
                return False
            now, version = self._work.clock.now(), record.version + 1
            if await self._work.servers.settings.stands_still(record.guild):
                await self._work.store.set_timer(timer.with_(due=now + STILL))
                return False
            after = run_out(session_of(record)).with_(version=version, updated=now)
            card = Timer(kind="draft-card", subject=record.id, version=version, due=now)
            session, late = session_of(after), drafter(session_of(record))
            notes = notes_of(session_of(record), session, late or 0, now)
            try:
                await self._work.store.keep_dungeon(
                    after, record.version, (*timers_of(session), card), notes
                )
            except Conflict:
                return False
            return True

    async def note_card(self, dungeon: str, message: int) -> None:
        """Remember which message shows a draft, for when it changes without a click."""
        found = await self._work.store.dungeon(dungeon)
        if found is not None and found.card != message:
            await self._work.store.note_card(dungeon, message)

    async def suggested(
        self, option: str, typed: str, locale: str, guild: int | None
    ) -> list[tuple[str, str]]:
        """Return words and values that could complete what was typed into an option."""
        if option == "pack":
            return packs_for(await self._packs.every(guild), typed)
        materials = await self._materials(guild, locale) if option == "material" else {}
        return suggested(option, typed, self._work.words(locale), materials)

    async def _materials(self, guild: int | None, locale: str) -> dict[str, str]:
        """Return the materials that packs of a server bring, as stored, by their names."""
        return materials_of(await self._packs.every(guild), self._work.words(locale))


def _fresh(record: Dungeon, version: int) -> None:
    if record.version != version:
        raise StaleBoard("error-stale-dungeon")


def _only_owner(session: DungeonSession, request: Request) -> None:
    if session.record.owner != request.user:
        raise NotSeated("error-only-keeper")
    if not session.ready:
        raise RuleError("error-still-drafted")
