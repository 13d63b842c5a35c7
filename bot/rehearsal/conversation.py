"""A rehearsal with its host: what is looked at, asked and told before, meanwhile and afterwards.

Questions are asked while no event loop runs, so that Ctrl+C ends them as it ends any.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import aiohttp

from bot.rehearsal.alone import TRIALS
from bot.rehearsal.api import Api
from bot.rehearsal.building import report_of
from bot.rehearsal.choosing import Choice, choices
from bot.rehearsal.findings import Findings, Outcome
from bot.rehearsal.last import LastRehearsal, note_last
from bot.rehearsal.people import people_lately
from bot.rehearsal.person.play import Sat, with_a_person
from bot.rehearsal.person.steps import ROWS
from bot.rehearsal.place import Place, asking, logged_in, looked_at
from bot.rehearsal.remains import Notebook
from bot.rehearsal.report.files import as_json
from bot.rehearsal.report.model import PersonPart, Report
from bot.rehearsal.report.page import as_page
from bot.rehearsal.running import Cleaning, Course, cleaned, rehearsed
from bot.rehearsal.stage import Stage
from bot.rehearsal.told import summary, trial_lines
from bot.rehearsal.trial import Trial
from bot.stopping import heard
from rules.core.words import Words
from rules.store.addresses import Database
from rules.store.errors import StoreRefused

PATIENCE = aiohttp.ClientTimeout(total=30)
"""How long Discord may take for an answer."""


class Declined(Exception):
    """The host does not want it, or nobody is there to ask; `str()` is the key of why."""


@dataclass(frozen=True)
class Host:
    """Whoever started the rehearsal: what they are told, and how they are asked.

    Without `ask` nobody is there. With `yes` they agree to whatever would be asked.
    """

    say: Callable[[str], None]
    ask: Callable[[str], str] | None
    words: Words
    yes: bool = False

    def told(self, key: str, **given: int | str) -> None:
        """Say a sentence of the catalog."""
        self.say(self.words.phrase(key, **given))

    def agrees(self) -> bool:
        """Ask whether to go on.

        Raises:
            Declined: nobody is there to ask.
        """
        if self.yes:
            return True
        if self.ask is None:
            raise Declined("rehearse-ask-first")
        return self.ask(f"{self.words.phrase('rehearse-go-on')} ").strip().lower() in ("y", "yes")


class Conversation:
    """One rehearsal of a bot.

    Args:
        host: who started it.
        token: the bot's token.
        database: where the bot's games are; beside it stands what a rehearsal leaves.
        report: where the report is written.
        trials: what is tried.
        kept: whether `/doctor` is to tell of it.
        person: the id of the person who is to press afterwards; "" is whoever presses first, and
            None nobody.
        link: where such a person finds the thread; Discord's own address unless it is given.
    """

    def __init__(
        self,
        host: Host,
        token: str,
        database: Database,
        report: Path,
        *,
        trials: Sequence[Trial] = TRIALS,
        kept: bool = True,
        person: str | None = None,
        link: str = "",
    ) -> None:
        self._host, self._token, self._database = host, token, database
        self._report, self._trials, self._kept = report, trials, kept
        self._person, self._link = person, link
        self._sat: Sat | None = None
        self.notebook = Notebook.of(database)

    def clean(self) -> int:
        """Remove what earlier rehearsals left; return 0, or 1 where something stays.

        Raises:
            Unusable: the token is refused.
            ClientError: Discord cannot be reached.
            OSError, ValueError: the notebook cannot be used.
        """
        done = asyncio.run(self._cleaned())
        self._tell_cleaning(done)
        if not done.swept and not done.left and not done.foreign:
            self._host.told("rehearse-clean")
        return 1 if done.left or done.foreign else 0

    def hold(self, channel: str | None) -> int:
        """Hold the rehearsal in a channel, or ask for one; return 0 if nothing differs, else 1.

        Raises:
            Unusable, Declined: it cannot be held, or is not wanted.
            ClientError: Discord could not be reached in the beginning.
            OSError, ValueError: the notebook cannot be used.
        """
        self._tell_cleaning(asyncio.run(self._cleaned()))
        if channel is None:
            channel = self._chosen(*asyncio.run(self._choices()))
        place, people = asyncio.run(self._looked_at(channel))
        self._agreed(place, people)
        self._host.told("rehearse-begin", private="yes" if place.private else "no")
        return asyncio.run(self._rehearsed(channel, place))

    async def _cleaned(self) -> Cleaning:
        async with self._asking("") as (session, api):
            return await cleaned(session, self._token, await logged_in(api), self.notebook)

    async def _choices(self) -> tuple[list[Choice], bool]:
        async with self._asking("") as (_, api):
            return await choices(api, await logged_in(api))

    async def _looked_at(self, channel: str) -> tuple[Place, int | None]:
        async with self._asking(channel) as (_, api):
            login = await logged_in(api)
            place = await looked_at(api, login, channel)
            return place, await people_lately(api, place, login.now)

    @asynccontextmanager
    async def _asking(self, channel: str) -> AsyncIterator[tuple[aiohttp.ClientSession, Api]]:
        async with aiohttp.ClientSession(timeout=PATIENCE) as session:
            yield session, asking(session, self._token, channel)

    def _tell_cleaning(self, done: Cleaning) -> None:
        if done.swept:
            self._host.told("rehearse-cleaned", count=done.swept)
        for each in done.left:
            self._host.told("rehearse-left", what=each)
        if done.foreign:
            self._host.told("rehearse-foreign", count=done.foreign)

    def _chosen(self, found: Sequence[Choice], more: bool) -> str:  # noqa: FBT001
        """Return the channel that the host chooses.

        Raises:
            Declined: none, or nobody is there to choose.
        """
        host = self._host
        if not found:
            raise Declined("rehearse-no-channels")
        host.told("rehearse-choices")
        for number, each in enumerate(found, start=1):
            host.told(
                "rehearse-choice",
                number=number,
                channel=each.name,
                guild=each.guild,
                id=each.id,
            )
        if more:
            host.told("rehearse-more")
        if host.ask is None:
            raise Declined("rehearse-name-one")
        typed = host.ask(f"{host.words.phrase('rehearse-which')} ").strip()
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:9]) <= len(found):
            return found[int(typed) - 1].id
        raise Declined("rehearse-not-begun")

    def _agreed(self, place: Place, people: int | None) -> None:
        """Ask the host where people are, or where the thread will stay.

        Raises:
            Declined: they do not want it.
        """
        host = self._host
        if people is None:
            host.told("rehearse-unseen")
        elif people:
            host.told("rehearse-people", people=people)
        if not place.private:
            host.told("rehearse-public")
        if not place.removable:
            host.told("rehearse-stays")
        alone = people == 0
        if not (alone and place.removable) and not host.agrees():
            raise Declined("rehearse-not-begun")

    async def _rehearsed(self, channel: str, place: Place) -> int:
        host, number = self._host, 0

        def tell(trial: Trial, findings: Findings) -> None:
            nonlocal number
            number += 1
            for line in trial_lines(trial, findings, number, len(self._trials), host.words):
                host.say(line)

        async with self._asking(channel) as (_, api):
            api.bounds.me = place.login.me
            with_person = None if self._person is None else self._pressed
            task = asyncio.ensure_future(
                rehearsed(api, place, self.notebook, self._trials, tell, with_person=with_person)
            )

            def stop() -> None:
                host.told("rehearse-stopping")
                task.cancel()

            with heard(stop):
                await asyncio.wait({task})
            if task.cancelled():
                host.told("rehearse-unswept", path=str(self.notebook.file))
                return 1
            course = task.result()
            report = report_of(
                course,
                place,
                api.measures,
                self._database,
                self._token,
                host.words,
                self._sat,
            )
            return await self._told(course, report, len(api.measures.times))

    async def _pressed(self, stage: Stage) -> None:
        """Have a person press what a bot alone cannot try."""

        def so_far(sat: Sat) -> None:
            self._sat = sat

        self._sat = await with_a_person(
            stage,
            self._token,
            self._host.say,
            person=self._person or "",
            link=self._link,
            so_far=so_far,
        )

    async def _told(self, course: Course, report: Report, requests: int) -> int:
        host = self._host
        if course.stopped:
            host.told(course.stopped)
        for each in course.left:
            host.told("rehearse-left", what=each)
        if course.unswept:
            host.told("rehearse-unswept", path=str(self.notebook.file))
        host.say(summary(report, requests, host.words))
        written = self._written(report)
        if self._kept:
            await self._noted(report)
        differs = report.count(Outcome.DIFFERS)
        whole = not (course.stopped or course.left or course.unswept)
        return 0 if whole and written and not differs else 1

    def _written(self, report: Report) -> bool:
        try:
            self._report.write_text(as_json(report), encoding="utf-8")
            page = self._report.with_suffix(".html")
            page.write_text(as_page(report, self._host.words), encoding="utf-8")
        except OSError as error:
            self._host.told("rehearse-no-report", path=str(self._report), error=str(error))
            return False
        self._host.told("rehearse-report", path=str(self._report), page=str(page))
        if report.person is None:
            self._host.told("rehearse-no-person", rows=len(ROWS))
        else:
            self._tell_looks(report.person)
        return True

    def _tell_looks(self, part: PersonPart) -> None:
        """Tell what did not look as it should, which is no difference that a row speaks of."""
        words = self._host.words
        wrong = [
            words.phrase(f"person-{press.name}-title")
            for press in part.presses
            if press.looked is False
        ]
        if wrong:
            self._host.told("rehearse-looked", names=", ".join(wrong))

    async def _noted(self, report: Report) -> None:
        last = LastRehearsal(
            at=time.time_ns() // 10**9,
            version=version("undercroft"),
            holds=report.count(Outcome.HOLDS),
            differs=report.count(Outcome.DIFFERS),
            untried=report.count(Outcome.NOT_TRIED),
            with_person=report.person is not None,
        )
        try:
            await note_last(self._database, last)
        except (OSError, StoreRefused) as error:
            self._host.told("rehearse-not-noted", error=str(error))
