"""One table through its month: from its first evening to its end, or to its last day."""

import heapq
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from types import MappingProxyType

from rules.core.errors import GameError
from rules.core.packs.archive import to_zip
from rules.core.ruleset import AnyRuleset
from rules.ports import Adventure
from rules.registry import campaigns, ruleset, rulesets
from rules.service.clocks.schedule import plays_alone, table_of
from rules.service.journal.loading import seats_of
from tests.month.fate import Fate
from tests.month.forms import (
    CARDLESS,
    TOGETHER_AWAY,
    agreed_by_chance,
    days_of,
    mood_of,
    trouble,
    vanishing,
)
from tests.month.laws import Laws
from tests.month.rhythm import DAY, HOUR, Rhythm, people
from tests.month.virtual_bot import VirtualBot
from tests.month.visits import one_deed
from tests.month.waits import Waits, awaited
from tests.month.whims import Whims
from tests.support.houses import HandClock, ask
from tests.support.known import released
from tests.support.random_packs import random_files

START = 1_772_474_400
"""Monday, 2 March 2026, 18:00 UTC: the clocks of Europe and America change within the month."""
KEYS = (*rulesets(), *campaigns())
RELEASED = tuple(key for key in KEYS if released(key))
"""The games by whose number tables are counted, so that a new one leaves their months alone."""
WHIM = 7 * DAY
"""Seconds between two whims of a person, on average."""
OUTAGES = (1, 20, 90, 600, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR)
FIDDLES = 0.03
"""How often somebody who comes thinks of something else first, such as their quiet hours."""
WORST = 25 * 60
"""Seconds before something is due at which the bot goes, at most."""
CHAPTERS = 2
"""Adventures of a campaign that are followed; it lasts as long as people like."""
MOST_EVENTS = 30_000
PACKED = 4
"""Of so many tables of a game one plays with a pack by chance, where the game takes packs."""


def game_of(key: str) -> AnyRuleset:
    """Return a system or campaign by its key."""
    return ruleset(key)


class Life:
    """The table of a number: same number, same month. Its game is one that was released, or `key`.

    `agreed` are settings of the lobby that are not as proposed, for every table; `form` is one of
    `FORMS`. With `seats` it has so many, plays without a pack, and nothing special is wrong.
    """

    def __init__(
        self,
        number: int,
        folder: Path,
        agreed: Mapping[str, str] = MappingProxyType({}),
        form: str = "",
        key: str = "",
        *,
        seats: int = 0,
    ) -> None:
        self.number = number
        self._path = folder / f"{number}.db"
        self._chance = Random(f"month-{number}")
        self._key = key or RELEASED[number % len(RELEASED)]
        fewest, most = game_of(self._key).seats
        round_ = number // len(RELEASED)
        self._packed = not seats and round_ % PACKED == PACKED - 1
        mood = "plain" if seats else mood_of(form, self._chance, round_)
        seats = seats or max(fewest, 1 + round_ % most)
        self._agreed = agreed
        self._form = form
        self._mood = mood
        self._clock = HandClock(START)
        self._days = days_of(form)
        self._end = START + self._days * DAY
        self._people = people(self._chance, seats, START, self._days, vanishing(form))
        self._whims = Whims(self._chance, self._mood)
        self._laws = Laws(START)
        self._bot = VirtualBot(self._path, self._clock, self._laws, self._hears)
        self._queue: list[tuple[int, int, str, int]] = []
        self._serial = count()
        self._planned: dict[int, int] = {}
        self._sitting: dict[int, int] = {}
        self._waits = Waits()
        self._sittings = 0
        self._stack = AsyncExitStack()
        self._adventure = ""
        self._chapter_at: int | None = None

    async def live(self, until: str = "") -> Fate:
        """From the first evening to the last, or to the end of the game.

        Where a law is named, its first breach ends the month, too.
        """
        begun = time.process_time()
        await self._stack.enter_async_context(self._bot.up())
        try:
            await self._begin()
            found = await self._through_the_month(until)
            return await self._fate(found, time.process_time() - begun)
        finally:
            await self._stack.aclose()

    async def _begin(self) -> None:
        service, host = self._bot.service, min(self._people)
        seed = f"month {self.number}"
        if self._key in campaigns():
            answer = await service.campaigns.found(
                ask(host), self._key, "The Long Stair", pace="post", seed=seed
            )
        else:
            answer = await service.lobby.open(ask(host), self._key, pace="post", seed=seed)
        self._adventure = answer.adventure
        for user in self._people:
            if user != host:
                await service.lobby.join(ask(user), self._adventure)
        by_chance = agreed_by_chance(self._form, game_of(self._key), self._chance)
        for name, value in (self._agreed or by_chance).items():
            await service.lobby.set(ask(host), self._adventure, name, value)
        if self._packed:
            await self._bring_a_pack(host)
        found = await service.history.queries.load(self._adventure)
        for user, who in self._people.items():
            await self._whims.first_evening(service, found, seats_of(found, user)[0], who)
            if who.gone is not None and who.says_so:
                self._push(who.gone, "vanish", user)
            self._look_again(who)
        await service.lobby.begin(ask(host), self._adventure, anyway=True)
        self._sit_down(host)
        self._push(self._later(WHIM // len(self._people)), "whim", 0)
        for at, what in trouble(self._form, self._chance, START, self._days):
            self._push(at, what, 0)

    async def _bring_a_pack(self, host: int) -> None:
        """Bring a pack by chance to the server and choose it, where the game takes packs."""
        points = game_of(self._key).packs
        if points is not None:
            packs, data = self._bot.service.packs, to_zip(random_files(points, self.number))
            line = await packs.collection.add(ask(host, manages_server=True), data)
            await packs.choice.use(ask(host), self._adventure, [line.name])

    async def _through_the_month(self, until: str) -> Adventure:
        found = await self._bot.service.history.queries.load(self._adventure)
        for _ in range(MOST_EVENTS):
            due = await self._bot.due()
            coming = self._queue[0][0] if self._queue else self._end
            now = max(self._clock.at, min(coming, self._end if due is None else due))
            if now >= self._end:
                break
            self._waits.passed(found, self._people, self._clock.at, now)
            self._clock.at = now
            if due is not None and due <= now:
                await self._bot.catch_up()
            else:
                await self._happen(*heapq.heappop(self._queue))
            found = await self._settled()
            if found.status != "running" or self._chapters(found) >= CHAPTERS:
                break
            if any(each.law == until for each in self._laws.breaches):
                break
        else:
            self._laws.breach("spins", f"{MOST_EVENTS} events, and no end")
        return found

    async def _settled(self) -> Adventure:
        """Look at the table after something happened."""
        service, now = self._bot.service, self._clock.at
        found = await service.history.queries.load(self._adventure)
        house = service.work
        self._laws.time_passed(found, await house.people_at(found), house.outages, now)
        self._laws.settled(found, await self._bot.comes())
        if self._chapter_at is None and self._chapters(found):
            self._chapter_at = now
        return found

    async def _happen(self, at: int, _: int, what: str, user: int) -> None:
        now = self._clock.at
        match what:
            case "visit" if self._planned.get(user) == at:
                del self._planned[user]
                if not self._people[user].has_gone(now):
                    await self._visit(self._people[user])
            case "look" if not self._people[user].has_gone(now):
                self._sit_down(user)
                self._look_again(self._people[user])
            case "vanish":
                await self._say_away(self._people[user])
            case "whim":
                await self._whim()
                self._push(self._later(WHIM // len(self._people)), "whim", 0)
            case "all away":
                for who in self._people.values():
                    await self._say_away(who, TOGETHER_AWAY)
                    who.holiday = max(who.holiday, now + TOGETHER_AWAY * DAY)
            case "no cards":
                self._bot.unseen_until = now + self._chance.choice(CARDLESS)
            case "outage":
                await self._soon_out(now)
            case "worst":
                await self._outage(now)

    # People

    def _hears(self, user: int) -> None:
        """Somebody is called: they come when it suits them."""
        self._plan(self._people[user], self._people[user].answers_at(self._clock.at))

    def _sit_down(self, user: int) -> None:
        """Somebody is there now."""
        if user not in self._sitting:
            self._plan(self._people[user], self._clock.at)

    def _plan(self, who: Rhythm, at: int | None) -> None:
        if at is not None and at < self._planned.get(who.user, self._end):
            self._planned[who.user] = at
            self._push(at, "visit", who.user)

    def _look_again(self, who: Rhythm) -> None:
        at = who.looks_at(self._clock.at)
        if at is not None:
            self._push(at, "look", who.user)

    async def _visit(self, who: Rhythm) -> None:
        """One deed of a sitting; the next one follows soon, while it is theirs."""
        now = self._clock.at
        found = await self._bot.service.history.queries.load(self._adventure)
        left = self._sitting.pop(who.user, who.sitting)
        self._laws.note(now, f"{who.user} is there")
        if left == who.sitting and self._chance.random() < FIDDLES:
            await self._strikes(who)
            self._plan(who, now + self._chance.randint(60, 1800))
            return
        first, last = left == who.sitting, left == 1
        played = left > 0 and await one_deed(self._bot, found, who, first=first, last=last)
        if played:
            self._sittings += first
            self._laws.acted(who.user, now)
            self._sitting[who.user] = left - 1
            self._plan(who, now + self._chance.randint(15, 150))
            return
        found = await self._bot.service.history.queries.load(self._adventure)
        if found.status == "running" and who.user in awaited(found):
            # Whoever gets up while it is theirs knows that they have to come again.
            self._plan(who, who.answers_at(now))

    async def _say_away(self, who: Rhythm, days: int = 14) -> None:
        try:
            await self._bot.service.people.availability.away(ask(who.user), f"{days}d")
        except GameError as refusal:
            self._laws.note(self._clock.at, f"away refused: {refusal.text.key}")
        else:
            self._laws.note(self._clock.at, f"{who.user} is away, and says so")

    async def _whim(self) -> None:
        """Somebody who is there thinks of something."""
        there = [who for who in self._people.values() if who.is_there(self._clock.at)]
        if there:
            await self._strikes(self._chance.choice(there))

    async def _strikes(self, who: Rhythm) -> None:
        now = self._clock.at
        found = await self._bot.service.history.queries.load(self._adventure)
        for mine in seats_of(found, who.user):
            said = await self._whims.strikes(self._bot.service, found, mine, who, now)
            self._laws.note(now, f"{who.user} {said}")

    async def _soon_out(self, now: int) -> None:
        """The bot goes now, or when it would be worst: right before something is due."""
        due = await self._bot.due()
        worst = (due or now) - self._chance.randint(30, WORST)
        self._push(worst if worst > now and self._chance.random() < 0.7 else now, "worst", 0)

    async def _outage(self, now: int) -> None:
        """The bot goes and comes; whoever wanted to play meanwhile comes again."""
        seconds = self._chance.choice(OUTAGES)
        await self._bot.beat(self._chance.randint(0, 59))
        await self._stack.aclose()
        self._clock.at = back = now + seconds
        self._laws.note(back, f"back after an outage of {seconds} s")
        await self._stack.enter_async_context(self._bot.up())
        self._sitting.clear()
        for user, at in sorted(self._planned.items()):
            if at < back:
                del self._planned[user]
                self._plan(self._people[user], self._people[user].answers_at(back))

    # Bookkeeping

    def _push(self, at: int, what: str, user: int) -> None:
        heapq.heappush(self._queue, (at, next(self._serial), what, user))

    def _later(self, mean: int) -> int:
        return self._clock.at + int(self._chance.expovariate(1 / mean)) + 1

    def _chapters(self, found: Adventure) -> int:
        return len((found.state or {}).get("chapters", ()))

    async def _fate(self, found: Adventure, seconds: float) -> Fate:
        now = self._clock.at if found.status != "running" else min(self._clock.at, self._end)
        comes = await self._bot.comes()
        done = self._chapters(found) >= CHAPTERS
        until = now if found.status != "running" or done else self._end
        present = sum(
            max(0, min(until, who.gone or until) - START) for who in self._people.values()
        )
        ended = until if found.status != "running" else self._chapter_at
        return Fate(
            number=self.number,
            system=self._key,
            seats=len(self._people),
            mood=self._mood,
            end=self._end_of(found, comes),
            at=0 if ended is None else ended - START,
            lasted=until - START,
            present=present,
            post=self._bot.post,
            steps=found.version,
            sittings=self._sittings,
            waits=self._waits.whom,
            asks=self._waits.what,
            terms=_terms(found),
            settings=self._whims.done,
            refused=self._whims.refused,
            people=" ".join(who.kind for who in self._people.values()),
            breaches=tuple(self._laws.breaches),
            seconds=seconds,
        )

    def _end_of(self, found: Adventure, comes: list[str]) -> str:
        """How the month ended for the table."""
        result = str((found.outcome or {}).get("result", ""))
        if found.status != "running":
            return "given up" if result in ("abandoned", "conceded") else "ended"
        if self._chapters(found):
            return "ended"
        if plays_alone(found):
            return "given up"
        table = table_of(found)
        if table.resting is not None:
            return "resting"
        return "unfinished" if comes or table.live is not None else "stuck"


def _terms(found: Adventure) -> Mapping[str, object]:
    terms = table_of(found).terms
    return {
        "budget": f"{terms.policy.kind} {terms.policy.budget // HOUR} h",
        "absence": terms.on_miss,
        "misses": terms.misses,
        "weekends": terms.weekends,
        "together": terms.together,
        "pace": found.pace,
    }
