"""Campaigns: adventures that last, opened, looked at, renamed and moved."""

import asyncio
from collections.abc import Callable, Iterator

from rules.core.campaign import Campaign
from rules.core.campaign.state import AnyCampaign
from rules.core.errors import NoAdventure, RuleError
from rules.core.model import Model
from rules.core.packs.emblems import Look
from rules.core.scene import Scene
from rules.core.words import Text, Words, folded
from rules.ports import Adventure, Pace
from rules.registry import rulesets
from rules.service.campaigns import chronicle
from rules.service.campaigns.access import begun, game_of, known_campaigns, only_who_may
from rules.service.campaigns.archive import Archive
from rules.service.campaigns.chapters import Chapters
from rules.service.campaigns.names import checked_name
from rules.service.campaigns.pages import listed, named, page_of, standing
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN
from rules.service.history.recap import told_in_short
from rules.service.journal import kinds
from rules.service.journal.loading import readable, seats_of
from rules.service.journal.replay import effective
from rules.service.lobby.lobby import Lobby
from rules.service.records import Answer, Listed, Page, Request
from rules.service.unit_of_work import UnitOfWork

MOST_LISTED = 25

Heroes = Callable[[Campaign, AnyCampaign, Words], Iterator[chronicle.Entry]]
"""Tells of some heroes of a campaign, line by line."""


class ChapterPage(Model):
    """One adventure of a campaign: what became of it, and its last map as everybody saw it.

    Without a `scene` its journal was written by other rules, and `fault` says so.
    """

    title: str
    lines: tuple[str, ...]
    scene: Scene | None = None
    fault: str = ""


class Campaigns:
    """Use cases of campaigns, beside those of every adventure; `archive` has those of files."""

    def __init__(self, work: UnitOfWork, lobby: Lobby, look: Look) -> None:
        self._work = work
        self._lobby = lobby
        self._chapters = Chapters(work.store)
        self.archive = Archive(work, look)

    def systems(self, locale: str) -> list[tuple[str, str]]:
        """Return key and title of every system that can be played as a campaign."""
        words = self._work.words(locale)
        keys = [rules.progress.inner.key for rules in known_campaigns().values()]
        return [(key, words.phrase(f"{key}-title")) for key in keys]

    def knows(self, key: str) -> bool:
        """Return whether a key is that of a campaign."""
        return key in known_campaigns()

    async def found(
        self, request: Request, system: str, name: str, *, pace: Pace = "live", seed: str = ""
    ) -> Answer:
        """Open the lobby of a new campaign of a system.

        Raises:
            NoAdventure: there is no such system.
            RuleError: it has no campaign, the name does not do, or the channel is taken.
        """
        key, called = self.checked(system, name, request.locale)
        return await self._lobby.open(request, key, pace=pace, seed=seed, name=called)

    def checked(self, system: str, name: str, locale: str) -> tuple[str, str]:
        """Return the key of a system's campaign, and the cleaned form of a name.

        Raises:
            NoAdventure, RuleError: as for `found`.
        """
        return self._campaign_key(system, locale), checked_name(name)

    def _campaign_key(self, system: str, locale: str) -> str:
        known = known_campaigns()
        if system in known:
            return system
        for key, rules in known.items():
            if rules.progress.inner.key == system:
                return key
        if system not in rulesets():
            raise NoAdventure("error-no-such-ruleset", name=system[:60])
        titles = [title for _, title in self.systems(locale)]
        game = Text.of(f"{system}-title")
        raise RuleError("error-no-campaign-of", game=game, games=", ".join(titles), system=system)

    async def here(self, request: Request) -> Adventure:
        """Return the campaign of the channel that a request comes from.

        Raises:
            NoAdventure: there is none; there may be an adventure of another kind.
        """
        found = await self._work.store.in_channel(request.channel)
        if found is None or found.ruleset not in known_campaigns():
            raise NoAdventure("error-no-campaign-here")
        return found

    async def status(self, request: Request) -> Page:
        """Return how a campaign stands: where the party is, whom it waits for, the purse, its past.

        Raises:
            NoAdventure: there is no campaign here.
        """
        found = await self.here(request)
        words = self._work.words(request.locale)
        system = game_of(found)
        lines = [words.phrase("campaign-status-system", game=system, pace=found.pace)]
        lines.append(
            words.phrase("campaign-status-table", names=named(seat.name for seat in found.seats))
        )
        if found.state is None:
            lines.append(words.phrase(f"campaign-status-{found.status}"))
        else:
            lines.extend(standing(found, words))
        return Page(title=found.name or words.say(system), lines=tuple(lines), page=1, pages=1)

    async def roster(self, request: Request, page: int = 1) -> Page:
        """Return the heroes who can go or are away, with their deeds.

        Raises:
            NoAdventure: there is no campaign here, or it has not begun.
        """
        return await self._heroes(request, "roster", chronicle.roster, page)

    async def memorial(self, request: Request, page: int = 1) -> Page:
        """Return the fallen, and those who retired.

        Raises:
            NoAdventure: there is no campaign here, or it has not begun.
        """
        return await self._heroes(request, "memorial", chronicle.memorial, page)

    async def _heroes(self, request: Request, what: str, told: Heroes, page: int) -> Page:
        found, rules, state, words = await self._begun(request)
        return page_of(found, what, list(told(rules, state, words)), page, words)

    async def purse(self, request: Request, page: int = 0) -> Page:
        """Return every coin that came or went, page by page; page 0 is the last.

        Raises:
            NoAdventure: there is no campaign here, or it has not begun.
        """
        found, _, state, words = await self._begun(request)
        told = chronicle.ledger(effective(await self._work.store.journal(found.id)), words)
        sums = {"earned": told.earned, "paid": told.paid, "purse": state.purse}
        right = "yes" if told.earned - told.paid == state.purse else "no"
        head = words.phrase("purse-sums", right=right, **sums)
        entries = [chronicle.Entry(line) for line in told.lines]
        return page_of(found, "purse", entries, page, words, head=head)

    async def chronicle(self, request: Request, page: int = 0) -> Page:
        """Return all adventures that are over, page by page; page 0 is the last.

        Raises:
            NoAdventure: there is no campaign here, or it has not begun.
        """
        found, _, state, words = await self._begun(request)
        entries = [
            chronicle.Entry(chronicle.chapter(state, each, words)) for each in state.chapters
        ]
        return page_of(found, "chronicle", entries, page, words)

    async def chapter(self, request: Request, number: int) -> ChapterPage:
        """Return one adventure and its tale in short, with its last map as everybody saw it.

        Raises:
            NoAdventure: there is no campaign here, or it has not begun.
            RuleError: there was no such adventure.
        """
        found, _, state, words = await self._begun(request)
        told = next((each for each in state.chapters if each.number == number), None)
        if told is None:
            raise RuleError("error-no-such-chapter", number=number, most=len(state.chapters))
        title = words.phrase("chapter-title", number=number, name=found.name or "-")
        steps = chronicle.steps_of_chapter(
            effective(await self._work.store.journal(found.id)), number
        )
        tale, _ = await asyncio.to_thread(told_in_short, found, steps, words)
        page = ChapterPage(title=title, lines=(chronicle.chapter(state, told, words), *tale))
        try:
            return page.with_(scene=await self._chapters.last_scene(found, number))
        except RuleError as refusal:
            return page.with_(fault=words.say(refusal.text))

    async def listed(self, request: Request, sees: Callable[[int], bool]) -> list[Listed]:
        """Return the campaigns of a server, open ones first, at most 25.

        Those where the person has no seat are listed only if they are in channels that the person
        can see.
        """
        if request.guild is None:
            return []
        words = self._work.words(request.locale)
        found = readable(await self._work.store.named(request.guild))
        known = [
            each
            for each in found
            if each.ruleset in known_campaigns()
            and (seats_of(each, request.user) or sees(each.channel))
        ]
        return [listed(each, request.user, words) for each in known[:MOST_LISTED]]

    async def rename(self, request: Request, name: str) -> Answer:
        """Give the campaign here another name.

        Raises:
            NoAdventure: there is no campaign here.
            NotSeated: neither its host nor somebody who manages the channel.
            RuleError: the name does not do.
        """
        kept = checked_name(name)
        found = await self.here(request)

        def alter(draft: Change) -> None:
            before = draft.adventure
            only_who_may(before, request)
            draft.step(kinds.RENAME, action={"name": kept}, name=kept)
            draft.text = Text.of("answer-renamed", name=kept)

        return await self._work.change(request, found.id, alter)

    async def movable(self, request: Request, campaign: str) -> Adventure:
        """Return a campaign that a person might move to this channel, by its id or its name.

        Raises:
            NoAdventure: this server has none like that.
        """
        found = readable(await self._work.store.named(request.guild or 0))
        wanted = folded(campaign.strip())
        for each in found:
            fits = wanted in (each.id, folded(each.name))
            if fits and each.ruleset in known_campaigns() and each.status in OPEN:
                return each
        raise NoAdventure("error-no-such-campaign", name=campaign[:60])

    async def move(self, request: Request, campaign: str) -> Answer:
        """Move a campaign of this server to the channel where this is asked.

        Raises:
            NoAdventure: this server has none like that.
            NotSeated: neither its host nor a manager (of both channels).
            RuleError: it is here already, or the channel is taken.
        """
        said = await self._work.answered(request)
        if said is not None:
            return said
        await self._work.servers.admission.check_place(request)
        found = await self.movable(request, campaign)
        if found.channel == request.channel:
            raise RuleError("error-here-already", name=found.name)

        def alter(draft: Change) -> None:
            before = draft.adventure
            only_who_may(before, request)
            if before.status not in OPEN:
                raise NoAdventure("error-over")
            draft.step(kinds.MOVE, channel=request.channel)
            draft.leaves = before.channel
            draft.fresh = True
            draft.text = Text.of("answer-moved", name=before.name)

        return await self._work.change(request.with_(channel=found.channel), found.id, alter)

    async def _begun(self, request: Request) -> tuple[Adventure, Campaign, AnyCampaign, Words]:
        found = await self.here(request)
        rules, state = begun(found)
        return found, rules, state, self._work.words(request.locale)
