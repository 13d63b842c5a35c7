"""End to end: a week of play by post, in virtual time, through the real client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.table.server import TableServer
from rules.ports import Adventure
from rules.service.clocks.schedule import table_of
from rules.service.history.verify import verify
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, parts_of, text_of
from tests.support.clocks import DAY, HOUR, LeapingClock
from tests.support.diary import Diary
from tests.support.houses import ask
from tests.support.patience import PATIENCE, Looks
from tests.support.people import Outcome, Person, seated
from tests.support.seasons import play_but, waited_for
from tests.support.tables import Evening, at_table, sensible, take

NAMES = ("Ilse", "Tomas", "Maren", "Wanderer")


class Week:
    """Four people, a bot that comes and goes, and a clock that leaps."""

    def __init__(
        self,
        folder: Path,
        table: TableServer,
        people: list[Person],
        title: str = "A week by post",
    ) -> None:
        self.folder, self.table, self.people = folder, table, people
        self.clock = LeapingClock()
        self.ilse, self.tomas, self.maren, self.wanderer = people
        self.diary = Diary(title, {person.id: person.name for person in people})
        self.out: Evening
        self.adventure = ""
        self._seen: dict[str, Json] = {}

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """The bot is there."""
        async with at_table(self.folder, self.table, clock=self.clock) as out:
            self.out = out
            yield

    async def says(self, person: Person, line: str, **options: object) -> Json:
        """Somebody types a command; the answer to it."""
        names = {each.id: f"@{each.name}" for each in self.people}
        typed = " ".join(f"{name}:{names.get(value, value)}" for name, value in options.items())
        self.diary.did(self.clock.now(), person.name, f"/{line} {typed}".strip())
        outcome = await person.command(line, **options)
        answer = await person.answer(outcome)
        self.diary.saw(self.clock.now(), answer)
        # What else is told to the person follows at once.
        await asyncio.sleep(0.2)
        for message in await person.messages():
            cause = (message.get("interaction_metadata") or {}).get("id")
            if cause == outcome.interaction and message["id"] != answer["id"]:
                self.diary.saw(self.clock.now(), message)
        if self.adventure:
            await self.shown()
            await self.news()
        return answer

    async def opens(self, **options: object) -> None:
        """Ilse opens a lobby by post in a thread, where all go, and her two friends join it."""
        await self.says(self.ilse, "adventure new", pace="post", thread=True, **options)
        channels = (await self.ilse.state())["channels"]
        thread = next(each["id"] for each in channels if each["type"] == 11)
        for person in self.people:
            await person.go(thread)
        self.adventure = (await self.out.adventure(thread)).id
        for person in (self.tomas, self.maren):
            await self.says(person, "adventure join")
        lines = await self.out.app.service.lobby.lines(self.adventure, "en")
        if any(each.name == "window" for each in lines):
            await self.says(self.ilse, "adventure settings", name="window", value="off")

    async def later(self, hours: int, step: int = 1) -> None:
        """Hours pass, so many at once, and whatever comes due with them."""
        for _ in range(hours // step):
            self.clock.leap(step * HOUR)
            await self.out.settled()
            await self.news()

    async def shown(self, version: int = 0) -> Adventure:
        """Wait until every card that is due was brought, and the adventure has come so far.

        Reminders and orders change no card: so what is shown may be older than what is stored.
        """
        service = self.out.app.service
        looks = Looks()
        async with asyncio.timeout(PATIENCE):
            while True:
                # What is due is asked first: reading an adventure whole takes far longer.
                if await service.store.next_due() is None:
                    found = await service.history.queries.load(self.adventure)
                    if found.version >= version and found.card is not None:
                        return found
                await looks.pause()

    async def news(self) -> None:
        """Write down the messages that are new for everybody."""
        for message in await self.ilse.messages():
            if message.get("interaction_metadata"):
                continue
            before = self._seen.get(message["id"])
            if before is None:
                self.diary.saw(self.clock.now(), message)
            else:
                self.diary.changed(self.clock.now(), before, message)
            self._seen[message["id"]] = message

    async def card(self) -> Json:
        """The card as it stands."""
        found = await self.shown()
        return await self.ilse.fresh(str(found.card))

    async def acts(self, person: Person) -> Outcome | None:
        """Somebody does what is theirs to do, if anything is."""
        found = await self.shown()
        option = sensible(found, int(person.id))
        if option is None or found.status != "running":
            return None
        card = await person.fresh(str(found.card))
        self.diary.did(self.clock.now(), person.name, f"chooses “{label_of(card, option)}”")
        await take(person, card, option)
        await self.shown(found.version + 1)
        await self.news()
        return None

    async def owed(self) -> set[str]:
        """Whom the game waits for."""
        return waited_for(await self.out.app.service.history.queries.load(self.adventure))

    async def all_but(self, idle: Person) -> None:
        """Everybody plays until the game waits for one alone."""
        for _ in range(120):
            owed = await self.owed()
            assert owed, "the adventure ended before its week was over"
            if owed == {idle.id}:
                return
            for person in self.people:
                if person.id in owed and person is not idle:
                    await self.acts(person)
                    break
        raise AssertionError(f"the game never waited for {idle.name}")

    async def hurried(self, idle: Person) -> None:
        """Everybody plays until the game waits for one alone: the first by hand, then for them."""
        for person in self.people:
            owed = await self.owed()
            if person.id in owed and owed != {idle.id} and person is not idle:
                await self.acts(person)
                break
        if await self.owed() == {idle.id}:
            return
        found = await self.shown()
        request = ask(found.host, channel=found.channel, guild=found.guild)
        play = partial(play_but, int(idle.id))
        await self.out.app.service.work.change(request, found.id, play)
        await self.shown(found.version + 1)
        await self.news()

    async def kinds(self) -> list[str]:
        return [step.kind for step in await self.out.app.service.store.journal(self.adventure)]


def label_of(card: Json, option: str) -> str:
    """What a button, or a line of a list, that stands for an option is called."""
    for part in parts_of(card):
        if part["type"] == 2 and part.get("custom_id", "").endswith(f"|do.{option}"):
            return str(part["label"])
        for line in part.get("options", ()):
            if line["value"] == option:
                return str(line["label"])
    return option


@pytest.mark.timeout(600)
async def test_a_week_by_post(tmp_path: Path) -> None:
    table = TableServer()
    await table.start()
    try:
        async with seated(table.page_url, *NAMES) as people:
            week = Week(tmp_path, table, people)
            with no_errors_logged():
                async with week.bot():
                    await begin(week)
                    await vacation(week)
                    await absence(week)
                    await vote(week)
                    await handed_over(week)
                    await taken_back(week)
                    over = await archived(week)
                await restarted(week, over)
            path = week.diary.write("a-week-of-clocks.md")
            assert path.stat().st_size > 5_000
    finally:
        await table.stop()


async def begin(week: Week) -> None:
    """Monday: three friends begin in a thread."""
    await week.opens(game="three-dice", seed="a week")
    await week.says(week.ilse, "adventure settings", name="misses", value="3")
    await week.says(week.ilse, "adventure settings", name="vacations", value="wait")
    await week.says(week.ilse, "adventure begin", anyway=True)
    assert "Turns end" in text_of(await week.card())
    said = text_of(await week.says(week.maren, "pace status"))
    assert "Time for a turn: a day" in said


async def vacation(week: Week) -> None:
    """Tuesday: Maren is away for two days, and no clock of hers runs."""
    await week.hurried(week.maren)
    await week.later(6)
    said = await week.says(week.maren, "away until", day="3 days")
    assert "You are away until" in text_of(said)
    await week.out.settled()
    assert f"<@{week.maren.id}> is away until" in text_of(await week.card())
    before = await week.kinds()
    await week.later(66, 6)
    assert (await week.kinds()).count("auto") == before.count("auto")
    await week.says(week.maren, "away back")
    await week.acts(week.maren)


async def absence(week: Week) -> None:
    """Thursday: Tomas does not come; his turn is taken as he likes it, and he is told."""
    await week.says(week.tomas, "orders give", first="always.strike_weakest")
    await week.hurried(week.tomas)
    before = len([kind for kind in await week.kinds() if kind == "auto"])
    await week.later(12, 4)
    await week.later(1)
    assert len([kind for kind in await week.kinds() if kind == "auto"]) > before
    card = text_of(await week.card())
    assert "time was up (12 hours): I took the turn" in card
    said = await week.says(week.tomas, "adventure recap")
    assert "for you, by" in text_of(said)
    await week.says(week.tomas, "adventure mine")


async def vote(week: Week) -> None:
    """Friday: Maren does not come, and the others decide."""
    await week.says(week.ilse, "adventure settings", name="absence", value="by vote")
    await week.hurried(week.maren)
    await week.later(12, 4)
    await week.later(1)
    card = await week.card()
    assert "Votes so far: none" in text_of(card)
    for person in (week.ilse, week.tomas):
        card = await week.card()
        found = await week.shown()
        which = next(
            part["custom_id"] for part in parts_of(card) if "|vote." in part.get("custom_id", "")
        )
        week.diary.did(week.clock.now(), person.name, "votes to take the turn")
        await person.choose(card, which, "skip")
        await week.shown(found.version + 1)
        await week.news()
    assert "acts cautiously." in text_of(await week.card())


async def handed_over(week: Week) -> None:
    """Saturday: Maren gives her seat to a wanderer, who learns what happened."""
    await week.says(week.maren, "adventure hand-over", to=week.wanderer.id)
    await week.out.settled()
    await week.news()
    latest = [text_of(message) for message in await week.ilse.messages()]
    assert any("You are offered a seat" in text for text in latest)
    said = await week.says(week.wanderer, "adventure accept")
    assert "You lead" in text_of(said)
    found = await week.shown()
    assert int(week.wanderer.id) in {seat.user for seat in found.seats}
    # What is left of the turn is theirs, and no more.
    if week.wanderer.id in await week.owed():
        await week.acts(week.wanderer)
    refused = await week.says(week.maren, "adventure accept")
    assert "Nobody has offered you" in text_of(refused)


async def taken_back(week: Week) -> None:
    """Still Saturday: a step is taken back by the host."""
    for person in week.people:
        if person.id in await week.owed():
            before = await week.shown()
            await week.acts(person)
            break
    await week.says(week.ilse, "adventure undo", to=before.version)
    after = await week.shown()
    assert after.state == before.state
    assert "took steps back" in text_of(await week.card())


async def archived(week: Week) -> set[int]:
    """Sunday: the thread falls asleep, and the next card wakes it; the seats whose time was up."""
    week.diary.tell(week.clock.now(), "The thread falls asleep.")
    await week.ilse.ask("PATCH", f"/table/channels/{week.ilse.channel}", {"archived": True})
    await week.later(12, 4)
    await week.later(1)
    channels = (await week.ilse.state())["channels"]
    thread = next(each for each in channels if each["id"] == week.ilse.channel)
    assert not thread["thread_metadata"]["archived"]
    return late(await week.shown())


def late(found: Adventure) -> set[int]:
    """The seats whose time was up."""
    return {each.seat for each in table_of(found).seats if 100 in each.reminded}


async def restarted(week: Week, over: set[int]) -> None:
    """Monday: the bot was gone for a night, and gives the time back."""
    week.diary.tell(week.clock.now(), "The bot is gone for nine hours and a half.")
    week.clock.leap(9 * HOUR + 1800)
    async with week.bot():
        await week.out.settled()
        await week.news()
        async with asyncio.timeout(PATIENCE):
            while "I was offline" not in text_of(await week.card()):
                await asyncio.sleep(0.05)
        assert "for 9 hours and 3" in text_of(await week.card())
        found = await week.out.app.service.history.queries.load(week.adventure)
        assert late(found) <= over
        for person in week.people:
            await week.acts(person)
        story = await week.says(week.ilse, "adventure story", format="markdown")
        assert story["attachments"][0]["filename"].endswith(".md")
        verdict = verify(await week.out.app.service.history.queries.export(week.adventure))
        assert verdict.good, verdict.fault
        assert week.clock.now() > DAY
