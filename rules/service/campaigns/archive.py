"""Campaigns as files: exported, and imported again."""

import asyncio
from collections.abc import Sequence

from rules.core.dice import commitment
from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.packs.emblems import Look
from rules.core.packs.pack import hash_in
from rules.core.words import Text, folded
from rules.ports import Adventure, SeatRecord, Step, StoredPack
from rules.service.campaigns.access import at_the_table, begun
from rules.service.campaigns.campaign_files import CampaignFile, Found, read, refusal, written
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN
from rules.service.history.log_export import something_hidden
from rules.service.journal import kinds
from rules.service.journal.loading import loaded, seats_of
from rules.service.play.campaign_seeds import SEED_BYTES, renew
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UnitOfWork


class Archive:
    """Use cases of campaigns as files. One file is checked at a time: it keeps a core busy."""

    def __init__(self, work: UnitOfWork, look: Look) -> None:
        self._work = work
        self._look = look
        self._checking = asyncio.Lock()

    async def export(self, request: Request) -> CampaignFile:
        """Return the campaign of a channel as a file.

        Every die in a file has its seed beside it. So where dice have been rolled from the present
        seed, that seed is shown, and a new one drawn and promised, as when a party comes home. All
        that an import checks is checked first: a file that none takes says why, and shows no seed.

        Raises:
            NoAdventure: there is no campaign here, or it has not begun.
            NotSeated: the person does not sit at its table.
            RuleError: something lies face down, which the file would show.
        """
        found = await self._work.here(request)
        rules, _ = begun(found)
        if not at_the_table(found, request):
            raise NotSeated("error-not-at-the-table")
        steps = await self._shown(found)
        packs = {
            ref: stored.files
            for ref in found.options.get("packs", ())
            if (stored := await self._work.store.pack(hash_in(ref))) is not None
        }
        file = await asyncio.to_thread(written, found, rules, steps, packs)
        async with self._checking:
            refused = await asyncio.to_thread(refusal, file, self._look)
        if refused is not None or found.status != "running" or not found.cursor:
            return file._replace(refusal=refused)
        # The check may have taken a minute, and the game gone on.
        await self._shown(found)
        answer = await self._work.change(request, found.id, _renewed)
        journal = await self._work.store.journal(found.id)
        steps = [each for each in journal if each.version <= answer.version]
        file = await asyncio.to_thread(written, found, rules, steps, packs)
        return file._replace(renewed=True)

    async def _shown(self, found: Adventure) -> Sequence[Step]:
        """Return the steps of a campaign.

        Raises:
            RuleError: something lies face down, which a file would show.
        """
        journal = await self._work.store.journal(found.id)
        if found.status == "running" and something_hidden(found.ruleset, journal):
            raise RuleError("error-campaign-hidden")
        return journal

    async def vacant(self, request: Request) -> None:
        """Check that a channel has room for a campaign before its file is read.

        Raises:
            RuleError: the channel holds an open adventure, or another file is checked just now.
        """
        here = await self._work.store.in_channel(request.channel)
        if here is not None and here.status in OPEN:
            raise RuleError("error-channel-taken")
        if self._checking.locked():
            raise RuleError("error-campaign-busy")

    async def bring(self, request: Request, data: bytes, seat: str = "") -> Answer:
        """Import a campaign from a file into a channel; who asks hosts it and leads a seat.

        It is the seat of the given name, else the one they had if this database has the campaign,
        else the host's. All steps are stored at once, with one more that promises a new seed.

        Raises:
            PackError: an emblem of its packs cannot be drawn.
            RuleError: the file is not believed, the channel is taken, or there is no such seat.
        """
        said = await self._work.answered(request)
        if said is not None:
            return said
        await self.vacant(request)
        async with self._checking:
            found = await asyncio.to_thread(read, data, self._look)
        mine = await self._seat(request, found, seat)
        draft = self._draft(request, found, mine)
        others = [member.name for member in found.state.members if member.seat != mine.seat]
        draft.fresh = True
        draft.text = Text.of(
            "answer-imported",
            name=found.name,
            steps=len(found.steps),
            dice=found.dice,
            hero=mine.name,
            others=len(others),
            names=", ".join(others) or "-",
        )
        for pack, files in found.packs:
            await self._work.store.hold_pack(
                StoredPack(
                    hash=pack.hash,
                    name=pack.manifest.name,
                    version=pack.manifest.version,
                    files=files,
                    added=self._work.clock.now(),
                )
            )
        return await self._work.create(request, draft)

    async def _seat(self, request: Request, found: Found, wanted: str) -> SeatRecord:
        """Return the seat that the person takes.

        Raises:
            RuleError: no seat has that name.
        """
        members = {member.seat: member.name for member in found.state.members}
        if wanted.strip():
            for seat, name in members.items():
                if folded(name) == folded(wanted.strip()):
                    return _led(seat, name, request.user)
            names = ", ".join(members.values())
            raise RuleError("error-no-such-free-seat", name=wanted[:60], names=names)
        known = await self._known(request, found)
        had = [each.seat for each in seats_of(known, request.user)] if known else []
        seat = next((each for each in had if each in members), found.host)
        return _led(seat, members[seat], request.user)

    async def _known(self, request: Request, found: Found) -> Adventure | None:
        """Return the campaign that a file was exported from, if it is one of this server's."""
        origin = await self._work.store.load(found.origin)
        if origin is None or request.guild is None or origin.guild != request.guild:
            return None
        last = found.steps[-1]
        since = await self._work.store.journal(origin.id, since=last.version - 1)
        return origin if since and since[0].hash == last.hash else None

    def _draft(self, request: Request, found: Found, mine: SeatRecord) -> Change:
        now, seed = self._work.clock.now(), self._work.entropy(SEED_BYTES)
        version = len(found.steps)
        draft = self._work.draft(
            Adventure(
                id=self._work.entropy(5).hex(),
                guild=request.guild,
                channel=request.channel,
                host=request.user,
                ruleset=found.rules.key,
                options=found.options,
                pace=found.pace,
                locale=request.public_locale,
                status="running",
                version=version,
                seed=seed,
                cursor=0,
                state=None,
                turn_from=version + 1,
                head=found.head,
                created=now,
                updated=now,
                name=found.name,
                seats=_seats(found, mine),
            )
        )
        draft.steps.extend(found.steps)
        draft.step(kinds.IMPORT, action={"promise": commitment(seed)}, state=found.state, cursor=0)
        return draft


def _renewed(draft: Change) -> None:
    """Show the seed where dice have been rolled from it, and draw the next."""
    if draft.adventure.status != "running":
        raise NoAdventure("error-over")
    renew(draft, loaded(draft.adventure)[1])


def _led(seat: int, name: str, user: int) -> SeatRecord:
    return SeatRecord(seat=seat, user=user, name=name, ready=True)


def _seats(found: Found, mine: SeatRecord) -> tuple[SeatRecord, ...]:
    """Return the seats of a file without players, except for one."""
    members: Sequence[SeatRecord] = [
        SeatRecord(seat=member.seat, user=None, name=member.name, ready=True, pilot="auto")
        for member in found.state.members
    ]
    return tuple(mine if each.seat == mine.seat else each for each in members)
