"""Reading without changing: status, log, lists, sheets, maps and the export."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from rules.core.answers import Sheet, View
from rules.core.errors import NotSeated
from rules.core.model import Model
from rules.core.scene import Scene
from rules.core.words import Text, Words
from rules.pace.parked import STOPPED
from rules.pace.table import to_declare
from rules.ports import TUTORIAL, Adventure
from rules.registry import ruleset, rulesets
from rules.service.by_post.table_time import TableTime, deadline, reason_said, stamp, time_at
from rules.service.cards.cards import card, require_begun, say_step
from rules.service.cards.signs_on_cards import Signs
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.history.captions import captions_of
from rules.service.history.log_export import log_from
from rules.service.history.rulebooks import MAPS
from rules.service.journal.last_steps import last_states
from rules.service.journal.loading import kept_state, loaded, seats_of, trouble_of
from rules.service.journal.paging import pages, steps_of
from rules.service.journal.reel import Reel, ReelBuilder, left_floor
from rules.service.people import People
from rules.service.people.hints import hint_of
from rules.service.records import Card, Listed, Page, Request
from rules.service.unit_of_work import UnitOfWork

LOG_LINES = 20
MOST_REELS = 4
"""Adventures whose scenes are remembered, as people step through them one by one."""


class ReplayScene(Model):
    """One scene of an adventure's replay: `number` of `count`, and what led to it."""

    version: int
    number: int
    count: int
    scene: Scene
    lines: tuple[str, ...]
    older: str = ""
    """What says that some of its scenes are missing, if they are."""


class Queries:
    """Use cases that change nothing."""

    def __init__(self, work: UnitOfWork, people: People) -> None:
        self._work = work
        self._people = people
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def card(self, adventure: str) -> Card:
        """Return the newest card of an adventure.

        Raises:
            NoAdventure: there is none.
            Unreadable: what is stored of it cannot be read.
        """
        return await self.card_of(await self._work.load(adventure))

    async def card_of(self, found: Adventure) -> Card:
        """Return the card of an adventure as it was just read.

        Its map is there in words as well if somebody there prefers that.

        Raises:
            Unreadable: what is stored of it cannot be read.
        """
        shown = await card(self._work, found)
        people = tuple(line.user for line in shown.party if line.user is not None)
        return shown.with_(
            described=await self._people.preferences.any_wants_words(people),
            hint=await hint_of(self._work, self._people.hints, found),
            taught=found.seeded == TUTORIAL,
        )

    async def here(self, request: Request) -> Adventure:
        """Return the adventure of the request's channel.

        Raises:
            NoAdventure: there was never one.
        """
        return await self._work.here(request)

    async def load(self, adventure: str) -> Adventure:
        """Return an adventure by id.

        Raises:
            NoAdventure: there is none.
        """
        return await self._work.load(adventure)

    async def at(self, request: Request, adventure: str) -> Adventure:
        """Return an adventure by id, asked for in the channel where it is played.

        Raises:
            NoAdventure: there is none, or it is played elsewhere.
        """
        return await self._work.at(request, adventure)

    async def seat(self, adventure: str, user: int) -> int:
        """Return the number of a person's seat.

        Raises:
            NotSeated: they have none.
        """
        mine = seats_of(await self._work.load(adventure), user)
        if not mine:
            raise NotSeated("error-join-first")
        return mine[0].seat

    async def scene(self, adventure: str) -> Scene:
        """Return the public map of an adventure.

        Raises:
            NoAdventure: it has not begun.
        """
        found = require_begun(await self._work.load(adventure))
        rules, state = loaded(found)
        view: View = rules.view(state, None)
        return self._work.shown(found, view.scene)

    async def left(self, adventure: Adventure) -> Scene | None:
        """Return the last view of a floor that the party has left since the shown card.

        It is None where the card shows the same floor, or is too old to know its floor.
        """
        if adventure.card is None or adventure.state is None:
            return None
        raw = await self._work.store.snapshot(adventure.id, adventure.shown)
        rules, now = loaded(adventure)
        before = kept_state(rules, raw)
        if before is None or rules.region(before) == rules.region(now):
            return None
        steps = await self._work.store.journal(adventure.id, adventure.shown)
        scene = await asyncio.to_thread(left_floor, rules, before, steps, rules.region(now))
        return None if scene is None else self._work.shown(adventure, scene)

    async def reel(self, adventure: str) -> Reel:
        """Return the public map after every step that changed it, at most 300 of them, in order.

        They come from playing the log again, in a worker thread; the last few are remembered. Where
        it was written by other rules than today's, they come from the states that are kept.

        Raises:
            NoAdventure: it has not begun.
            Unreadable: what is stored of it cannot be read.
        """
        found = require_begun(await self._work.load(adventure))
        kept = self._reels.get(found.id)
        if kept is None or kept.version != found.version:
            reeling = ReelBuilder(ruleset(found.ruleset))
            async for page in pages(self._work.store, found.id):
                await asyncio.to_thread(reeling.follow, page)
            if reeling.unknown_since:
                for version, state in await last_states(self._work.store, found):
                    if version > reeling.unknown_since:
                        await asyncio.to_thread(reeling.show, state, version)
            kept = await asyncio.to_thread(reeling.reel, found.version)
            shown = tuple(self._work.shown(found, scene) for scene in kept.scenes)
            kept = self._reels[found.id] = kept.with_(scenes=shown)
        self._reels.move_to_end(found.id)
        while len(self._reels) > MOST_REELS:
            self._reels.popitem(last=False)
        return kept

    async def scenes(self, adventure: str) -> tuple[Scene, ...]:
        """Return the scenes of `reel` alone."""
        return (await self.reel(adventure)).scenes

    async def captions(self, adventure: str, locale: str) -> tuple[tuple[str, ...], ...]:
        """Return for each scene of `reel` the sentences that tell what led to it; perhaps none.

        Raises:
            NoAdventure, Unreadable: as for `reel`.
        """
        reel = await self.reel(adventure)
        found = await self._work.load(adventure)
        words, rules = self._work.words_of(found, locale), ruleset(found.ruleset)
        steps = steps_of(self._work.store, found.id)
        return await captions_of(found, reel, steps, rules.telling, words)

    async def replay_scene(self, adventure: str, number: int, locale: str) -> ReplayScene:
        """Return the scene of `reel` nearest to `number`, and what had just happened.

        Raises:
            NoAdventure, Unreadable: as for `reel`.
        """
        reel = await self.reel(adventure)
        found = await self._work.load(adventure)
        number = max(1, min(len(reel.scenes), number))
        since, until = reel.between(number)
        words = self._work.words_of(found, locale)
        lines = [
            line
            for step in await self._work.store.journal(adventure, since, until)
            for line in say_step(found, step, words)
        ]
        return ReplayScene(
            version=reel.version,
            number=number,
            count=len(reel.scenes),
            scene=reel.scenes[number - 1],
            lines=tuple(lines),
            older=older_steps(reel, words),
        )

    async def sheet(
        self, adventure: str, request: Request, mark: Callable[[str], str] = lambda _: ""
    ) -> str:
        """Return the sheets of the person's heroes, in words.

        `mark` is given the sign of each hero, and returns what is to stand before the name.

        Raises:
            NoAdventure: it has not begun, or is played elsewhere.
            NotSeated: the person has no hero here.
        """
        found = require_begun(await self._work.at(request, adventure))
        rules, state = loaded(found)
        mine = seats_of(found, request.user)
        if not mine:
            raise NotSeated("error-no-hero")
        words = self._work.words_of(found, request.locale)
        party = rules.party(state)
        sheets = (rules.sheet(state, seat.seat) for seat in mine)
        return "\n\n".join(_say_sheet(each, words, Signs(rules, party), mark) for each in sheets)

    async def log(self, adventure: str, request: Request, page: int = 0) -> Page:
        """Return a page of all that happened; page 0 is the last.

        Raises:
            NoAdventure: there is no such adventure in this channel.
        """
        found = await self._work.at(request, adventure)
        words = self._work.words_of(found, request.locale)
        counts = await self._work.store.event_counts(found.id)
        pages = max(1, -(-sum(count for _, count in counts) // LOG_LINES))
        number = min(page, pages) if page > 0 else pages
        since, until, skipped = _span(counts, (number - 1) * LOG_LINES)
        lines = [
            f"`{step.version}` {line}"
            for step in await self._work.store.journal(found.id, since, until)
            for line in say_step(found, step, words)
        ]
        return Page(
            title=words.phrase("log-title", id=found.id),
            lines=tuple(lines[skipped : skipped + LOG_LINES]),
            page=number,
            pages=pages,
        )

    async def mine(self, request: Request) -> list[Listed]:
        """Return all open adventures of a person, those that wait for them first."""
        words = self._work.words(request.locale)
        listed = [
            self._listed(found, request.user, words, await time_at(self._work, found))
            for found in await self._work.store.of_user(request.user)
        ]
        return sorted(
            listed,
            key=lambda each: (not each.parked, not each.yours, each.due is None, each.due or 0),
        )

    def _listed(self, adventure: Adventure, user: int, words: Words, time: TableTime) -> Listed:
        trouble = trouble_of(adventure)
        if trouble is not None:
            return Listed(
                adventure=adventure.id,
                channel=adventure.channel,
                title=adventure.name or adventure.id,
                line=words.say(trouble.text),
                yours=False,
                due=None,
                parked=True,
            )
        yours, line, due = False, words.phrase("mine-lobby"), None
        if adventure.state is not None:
            yours, line, due = self._waiting(adventure, user, words, time)
        lost = table_of(adventure).parked
        if lost is not None:
            key = "mine-stopped" if lost.why == STOPPED else "mine-parked"
            line, due = words.phrase(key, since=stamp(lost.since), **reason_said(lost)), None
        return Listed(
            adventure=adventure.id,
            channel=adventure.channel,
            title=adventure.name or words.phrase(f"{adventure.ruleset}-title"),
            line=line,
            yours=yours,
            due=due,
            parked=lost is not None,
        )

    @staticmethod
    def _waiting(
        adventure: Adventure, user: int, words: Words, time: TableTime
    ) -> tuple[bool, str, int | None]:
        """Return whether a game waits for a person, whom it waits for in words, and until when."""
        rules, state = loaded(adventure)
        table = table_of(adventure)
        asked = (*asked_of(rules, state, table), *to_declare(table))
        mine = [seat.seat for seat in seats_of(adventure, user) if seat.seat in asked]
        names = [seat.name for seat in adventure.seats if seat.seat in asked]
        line = words.phrase("mine-yours" if mine else "mine-waits", heroes=", ".join(names))
        due = deadline(adventure, mine or asked, time)
        if due is not None:
            line = words.phrase("mine-due", line=line, due=stamp(due))
        elif adventure.pace == "post" and table.paused is not None:
            line = words.phrase("mine-paused", line=line)
        return bool(mine), line, due

    def systems(self, locale: str) -> list[tuple[str, str]]:
        """Return every system's key and title."""
        words = self._work.words(locale)
        return [(key, words.phrase(f"{key}-title")) for key in rulesets()]

    def books(self, locale: str) -> list[tuple[str, str]]:
        """Return every rulebook's key and title: those of the systems, and the map generator's."""
        return [*self.systems(locale), (MAPS, self._work.words(locale).phrase("dm-title"))]

    async def export(self, adventure: str) -> dict[str, Any]:
        """Return an adventure's log for `undercroft verify`, as everybody may see it now."""
        found = await self._work.load(adventure)
        return await log_from(self._work.store, found)

    def say(self, text: Text, locale: str) -> str:
        """Put a text into words."""
        return self._work.words(locale).say(text)

    def words(self, locale: str) -> Words:
        """Return the words of a locale."""
        return self._work.words(locale)


def older_steps(reel: Reel, words: Words) -> str:
    """Return the sentence that a reel lacks scenes, as other rules led to them; "" if none."""
    if not reel.unplayed:
        return ""
    return words.phrase("replay-older", count=reel.unplayed, step=reel.first_unplayed)


def _span(counts: Sequence[tuple[int, int]], first: int) -> tuple[int, int, int]:
    """Return the steps of the page of the log that begins with a line, counted from 0.

    The result is the version after which they begin, the one with which they end, and how many
    lines come before the first.
    """
    since, until, told, skipped = 0, 0, 0, 0
    for version, count in counts:
        if told + count <= first:
            since, skipped = version, first - told - count
        elif told < first + LOG_LINES:
            until = version
        told += count
    return since, max(since, until), skipped


def _say_sheet(sheet: Sheet, words: Words, signs: Signs, mark: Callable[[str], str]) -> str:
    blocks = [f"## {mark(signs.of_hero(sheet.name))}{sheet.name}"]
    for heading, lines in sheet.sections:
        said = "\n".join(f"- {words.say(line)}" for line in lines)
        blocks.append(f"{mark(signs.of(heading))}**{words.say(heading)}**\n{said}")
    return "\n".join(blocks)
