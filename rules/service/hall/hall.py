"""The hall of fame of a server, and the dungeon of the day."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from rules.core.answers import Outcome
from rules.core.errors import NoAdventure, RuleError
from rules.core.model import Model
from rules.core.said_numbers import said_day
from rules.core.words import Text, Words, folded
from rules.ports import Adventure, Pace, Run, RunFilter, SeatRecord
from rules.registry import ruleset, rulesets
from rules.service.clocks.terms import CUSTOM
from rules.service.history.log_export import log_from
from rules.service.history.verify import Checked, Verdict, check
from rules.service.journal.seeds import daily_options, day_of, today
from rules.service.lobby.lobby import Lobby
from rules.service.records import Answer, Choice, HallEntry, HallPage, HeroLine, Request
from rules.service.settings.adventure import preset_key
from rules.service.unit_of_work import UnitOfWork

ON_A_PAGE = 6
MOST_CHOICES = 25
RUNS_READ = 100
"""Runs that are searched for what somebody types."""


class Proof(Model):
    """The result of playing a run's log again: the verdict, and the log for whoever asks again."""

    verdict: Verdict
    log: Mapping[str, Any]


class Hall:
    """Use cases of the hall and of dailies. One log is checked at a time: it keeps a core busy."""

    def __init__(self, work: UnitOfWork, lobby: Lobby) -> None:
        self._work = work
        self._lobby = lobby
        self._checking = asyncio.Lock()

    def dailies(self, locale: str) -> list[tuple[str, str]]:
        """Return key and title of every system that has a daily, newcomers' best first."""
        return [(each.key, each.title) for each in self._lobby.games(locale, daily=True)]

    def daily(self, system: str = "") -> str:
        """Return the key of a system that has a daily: the one given, or the first.

        Raises:
            NoAdventure: there is no such system.
            RuleError: it has no daily.
        """
        key = system or next(iter(self.dailies("en")), ("", ""))[0]
        if key not in rulesets():
            raise NoAdventure("error-no-such-ruleset", name=key[:60])
        daily_options(ruleset(key))
        return key

    async def open(self, request: Request, system: str = "", *, pace: Pace = "live") -> Answer:
        """Open the lobby of today's dungeon (UTC), the same on every server.

        Raises:
            NoAdventure, RuleError: as for `daily`, or the channel holds an open adventure.
        """
        day = today(self._work.clock.now())
        return await self._lobby.open(request, self.daily(system), pace=pace, day=day)

    async def page(
        self, request: Request, system: str = "", when: str = "", page: int = 1, *, mine: bool
    ) -> HallPage:
        """Return a page of the ranking of one system on this server.

        With `mine`, of one's own runs. `when` is the date of a daily, today or yesterday; empty for
        all time. Without a system it is that of the channel's adventure, or the first that has a
        daily.

        Raises:
            NoAdventure: there is no such system.
            RuleError: the date cannot be read, or the system has no daily.
        """
        key = system or await self._system_here(request)
        rules = ruleset(key)
        day = day_of(when, self._work.clock.now(), request.locale) if when.strip() else ""
        if day:
            daily_options(rules)
        words = self._work.words(request.locale)
        wanted = RunFilter(
            guild=request.guild or 0, ruleset=key, day=day, user=request.user if mine else None
        )
        pages = max(1, -(-await self._work.store.count_runs(wanted) // ON_A_PAGE))
        number = max(1, min(page, pages))
        runs = await self._work.store.runs(wanted, (number - 1) * ON_A_PAGE, ON_A_PAGE)
        scope = "day" if day else "all"
        return HallPage(
            title=words.phrase("hall-title", game=Text.of(f"{key}-title"), mine=_yes(mine)),
            story=words.phrase(f"hall-about-{scope}", day=_said(day)),
            uncounted=words.phrase("hall-uncounted"),
            entries=tuple(_entry(run, words) for run in runs),
            empty=words.phrase("hall-empty", mine=_yes(mine)),
            page=number,
            pages=pages,
            system=key,
            day=day,
            mine=mine,
        )

    async def _system_here(self, request: Request) -> str:
        found = await self._work.store.in_channel(request.channel)
        if found is not None and found.ruleset in rulesets():
            return found.ruleset
        return self.daily()

    async def entry(self, request: Request, run: str) -> HallEntry:
        """Return one run of this server's hall.

        Raises:
            NoAdventure: there is none of that id.
        """
        return _entry(await self._run(request, run), self._work.words(request.locale))

    async def choices(
        self, request: Request, typed: str, sees: Callable[[int], bool]
    ) -> list[Choice]:
        """Return runs of the current system whose line has what was typed in it, at most 25.

        Those without the person are listed only if they are in channels that the person can see.
        """
        wanted = RunFilter(guild=request.guild or 0, ruleset=await self._system_here(request))
        words = self._work.words(request.locale)
        runs = await self._work.store.runs(wanted, 0, RUNS_READ)
        entries = [
            _entry(run, words)
            for run in runs
            if sees(run.channel) or request.user in [seat.user for seat in run.seats]
        ]
        found = [
            Choice(value=each.adventure, label=each.brief[:100])
            for each in entries
            if folded(typed.strip()) in folded(f"{each.adventure} {each.brief}")
        ]
        return found[:MOST_CHOICES]

    async def shown_here(self, request: Request, adventure: str) -> Adventure:
        """Return an adventure that may be shown here: this channel's, or a run of its hall.

        Raises:
            NoAdventure: it is neither.
        """
        found = await self._work.load(adventure)
        if found.channel == request.channel:
            return found
        kept = await self._work.store.run(found.id)
        if kept is None or kept.guild != request.guild:
            raise NoAdventure("error-elsewhere")
        return found

    async def prove(self, request: Request, run: str) -> Proof:
        """Play a run's log again, die by die, and compare the result with the hall.

        Raises:
            NoAdventure: this server's hall has no such run.
            RuleError: another log is checked just now.
        """
        kept = await self._run(request, run)
        found = await self._work.load(kept.adventure)
        if self._checking.locked():
            raise RuleError("error-hall-busy")
        async with self._checking:
            log = await log_from(self._work.store, found)
            checked = await asyncio.to_thread(check, log)
        verdict = checked.verdict
        if verdict.good:
            words = self._work.words(request.locale)
            unlike = _unlike(kept, found, checked)
            verdict = verdict.with_(fault=words.phrase(unlike) if unlike else "")
        return Proof(verdict=verdict, log=log)

    async def _run(self, request: Request, run: str) -> Run:
        """Return a run of this server.

        Raises:
            NoAdventure: it has none of that id.
        """
        kept = await self._work.store.run(run.strip())
        if kept is None or kept.guild != request.guild:
            raise NoAdventure("error-no-such-run")
        return kept


def _unlike(kept: Run, found: Adventure, checked: Checked) -> str:
    """Return why a sound log is not the one of a run; empty where it is."""
    if checked.head != found.head:
        return "hall-fault-cut"
    opening = checked.steps[0].action or {}
    if opening.get("day", "") != kept.day:
        return "hall-fault-day"
    if checked.state is None:
        # Rules that are gone cannot compute the score again: the one in the hall stands.
        return ""
    outcome: Outcome | None = checked.rules.outcome(checked.state)
    if outcome is None or (outcome.score, outcome.tallies) != (kept.score, kept.tallies):
        return "hall-fault-score"
    return ""


def _entry(run: Run, words: Words) -> HallEntry:
    outcome = Outcome.model_validate(run.outcome)
    score = words.phrase(
        "hall-score" if run.score is not None else "hall-no-score", score=run.score or 0
    )
    tallies = ", ".join(words.phrase(f"tally-{name}", count=count) for name, count in run.tallies)
    place = words.phrase("hall-place", place=run.place) if run.place else ""
    settings = words.phrase("hall-daily", day=_said(run.day)) if run.day else _settings(run, words)
    unranked = words.phrase(f"hall-unranked-{run.unranked}") if run.unranked else ""
    how = words.phrase(f"hall-result-{outcome.result}")
    heroes = ", ".join(seat.name for seat in run.seats)
    ended = words.say(said_day(date.fromisoformat(today(run.ended))))
    return HallEntry(
        adventure=run.adventure,
        channel=run.channel,
        place=place,
        line=" · ".join(
            part for part in (f"**{score}**", tallies, how, settings, unranked) if part
        ),
        brief=" · ".join(part for part in (place, score, ended, heroes) if part),
        story=words.say(outcome.text),
        ended=run.ended,
        party=tuple(
            HeroLine(
                name=seat.name,
                user=seat.user,
                line=_led(seat, words),
            )
            for seat in run.seats
        ),
    )


def _led(seat: SeatRecord, words: Words) -> str:
    """Return who led a hero, or that the autopilot did, to stand beside the hero's name."""
    if seat.user is None:
        return words.phrase("hall-former")
    return words.phrase("card-auto") if seat.pilot == "auto" else ""


def _settings(run: Run, words: Words) -> str:
    if run.preset in ("", CUSTOM):
        return words.phrase("value-custom") if run.preset else ""
    key = preset_key(ruleset(run.ruleset), run.preset)
    return words.phrase(key) if words.has(key) else run.preset


def _said(day: str) -> str | Text:
    """Return a date as it is kept, as a text; nothing for none."""
    return said_day(date.fromisoformat(day)) if day else ""


def _yes(truth: bool) -> str:  # noqa: FBT001 - a value to be put into words
    return "yes" if truth else "no"
