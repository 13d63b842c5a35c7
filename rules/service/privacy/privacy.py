"""What is stored about a person: shown in words, exported as a file, deleted."""

import logging
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any

from rules.core.errors import Conflict, NoAdventure, NotSeated
from rules.core.words import Text
from rules.ports import Adventure, PersonalRecords, Posting, Timer
from rules.registry import campaigns
from rules.service.by_post.farewells import part
from rules.service.change import Change
from rules.service.clocks.presence import Presence
from rules.service.clocks.schedule import OPEN
from rules.service.evenings.plans import Plans
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of, trouble_of
from rules.service.lobby.lobby import Lobby
from rules.service.people import People
from rules.service.people.availability import said_of
from rules.service.privacy.personal_data import personal_data_of
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

MOST_HEROES = 20
"""Heroes that are named; further ones are counted."""


class Privacy:
    """Use cases of people's own data. A file has their own rows and words only, and no secret.

    `keep_over` is for how many days games are kept that are over, 0 for ever.
    """

    def __init__(
        self, work: UnitOfWork, lobby: Lobby, people: People, evenings: Plans, keep_over: int
    ) -> None:
        self._work = work
        self._lobby = lobby
        self._people = people
        self._evenings = evenings
        self._keep_over = keep_over

    async def show(self, user: int, locale: str) -> tuple[str, ...]:
        """Return what is stored about a person, where and for how long, line by line."""
        words = self._work.words(locale)
        found = await self._work.store.records_of(user)
        lines = [words.say(each) for each in self._of(found, user)]
        return (
            words.phrase("privacy-title"),
            *(lines or [words.phrase("privacy-nothing")]),
            words.phrase("privacy-kept", days=self._keep_over),
            words.phrase("privacy-where"),
        )

    def _of(self, found: PersonalRecords, user: int) -> list[Text]:
        """Return what is stored, beginning with what says the most."""
        now = self._work.clock.now()
        seated = [each for each in found.adventures if seats_of(each, user)]
        lasting = campaigns()
        lines: list[Text] = []
        if "taste" in found.settings:
            taste = found.settings["taste"]
            theme = str(taste.get("theme") or "house")
            lines.append(Text.of("privacy-taste", maps=str(taste.get("maps")), theme=theme))
        if "hints" in found.settings:
            lines.append(Text.of("privacy-hints", count=len(found.settings["hints"]["seen"])))
        if "forge" in found.settings:
            lines.append(Text.of("privacy-forge"))
        if "presence" in found.settings:
            presence = Presence.model_validate(found.settings["presence"])
            lines.append(said_of(presence, now))
            lines.append(Text.of("privacy-vacations", count=len(presence.vacations)))
        if seated:
            lines.append(
                Text.of(
                    "privacy-seats",
                    open=sum(each.status in OPEN for each in seated),
                    over=sum(each.status not in OPEN for each in seated),
                    campaigns=sum(each.ruleset in lasting for each in seated),
                )
            )
            heroes = [seat.name for each in seated for seat in seats_of(each, user)]
            named = ", ".join(dict.fromkeys(heroes[-MOST_HEROES:]))
            lines.append(Text.of("privacy-heroes", count=len(heroes), names=named))
        counts: Mapping[str, int] = {
            "hosted": sum(each.host == user for each in found.adventures),
            "orders": sum(bool(s.orders) for each in seated for s in seats_of(each, user)),
            "offered": sum(not _is_part(each, user) for each in found.adventures),
            "calls": len(found.notes),
            "runs": len(found.runs),
            "dungeons": len(found.dungeons),
            "packs": len(found.packs),
            "voices": len(found.voices),
            "evenings": len(found.evenings),
        }
        lines += [Text.of(f"privacy-{name}", count=n) for name, n in counts.items() if n]
        return lines

    async def export(self, user: int) -> dict[str, Any]:
        """Return all rows that hold a person's id, and the actions in their seats.

        It is ready to be JSON. Nothing of others is in it, nor what is hidden in a game that runs.
        """
        found = await self._work.store.records_of(user)
        steps = {
            each.id: await self._work.store.journal(each.id)
            for each in found.adventures
            if seats_of(each, user)
        }
        return personal_data_of(found, user, steps, self._work.clock.now())

    async def consequences(self, user: int, locale: str) -> str:
        """Return a text about what deleting would remove and keep, to ask whether they are sure."""
        found = (await self._work.store.records_of(user)).adventures
        running = sum(each.status in OPEN and bool(seats_of(each, user)) for each in found)
        return self._work.words(locale).phrase("privacy-sure", running=running)

    async def delete(self, request: Request) -> str:
        """Forget a person: they leave the games that are on, then no row has their id.

        Their heroes go on by autopilot, or leave as the rules say; the host's role passes to
        somebody at the table. Open cards and drafts that named them are drawn again. Doing it twice
        does no harm, and the person may come back as somebody new.
        """
        user, store = request.user, self._work.store
        for each in (await store.records_of(user)).adventures:
            if each.status in OPEN:
                await self._part(request, each.id)
        await self._evenings.forget(user)
        found = await store.records_of(user)
        named = [*(each.id for each in found.adventures), *(each.id for each in found.dungeons)]
        async with AsyncExitStack() as stack:
            # The locks are taken in a fixed order, so that two deletions cannot block each other.
            for name in sorted(named):
                await stack.enter_async_context(self._work.lock(name))
            await store.forget(user)
            self._work.presences.forget(user)
            self._people.preferences.forget(user)
            self._people.hints.forget(user)
        await self._redraw(found)
        return self._work.words(request.locale).phrase("privacy-deleted")

    async def _part(self, request: Request, adventure: str) -> None:
        """Remove a person from a game that is on, or a lobby; skip one that cannot be read."""
        found = await self._work.store.load(adventure)
        if found is None or found.status not in OPEN or trouble_of(found) is not None:
            return
        asked = request.with_(
            id=f"{request.id}.{found.id}",
            channel=found.channel,
            guild=found.guild,
            locale=found.locale,
            always=True,
        )
        try:
            if found.status == "lobby":
                await self._lobby.leave(asked, found.id)
            else:
                await self._work.change(asked, found.id, lambda draft: _go(draft, request.user))
        except (Conflict, NoAdventure, NotSeated) as meanwhile:
            # The person left already, or the game is over; `forget` frees the rest.
            log.info("nothing to part from in %s (%s)", found.id, meanwhile)

    async def _redraw(self, found: PersonalRecords) -> None:
        """Update the open cards and drafts that named somebody."""
        now, store = self._work.clock.now(), self._work.store
        for each in found.adventures:
            if each.status in OPEN:
                due = Posting(adventure=each.id, version=each.version, fresh=False, due=now)
                await store.post(due)
        for dungeon in found.dungeons:
            if dungeon.card is not None and dungeon.guild is not None:
                card = Timer(
                    kind="draft-card", subject=dungeon.id, version=dungeon.version, due=now
                )
                await store.set_timer(card)


def _is_part(adventure: Adventure, user: int) -> bool:
    """Return whether somebody plays in an adventure or hosts it; else only its clocks name them."""
    return adventure.host == user or bool(seats_of(adventure, user))


def _go(draft: Change, user: int) -> None:
    """Leave every hero, and the host's role.

    Raises:
        NotSeated: that was done meanwhile.
    """
    before = draft.adventure
    if before.status != "running" or not _is_part(before, user):
        raise NotSeated("error-not-seated")
    for mine in seats_of(before, user):
        if draft.adventure.status == "running":
            part(draft, mine)
    heirs = [each.user for each in draft.adventure.seats if each.user not in (None, user)]
    if draft.adventure.status == "running" and draft.adventure.host == user and heirs:
        draft.step(kinds.HOST, host=heirs[0])
