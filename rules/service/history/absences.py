"""What becomes of each game of a person while they are away."""

from collections.abc import Mapping
from typing import Literal

from rules.core.model import Model
from rules.core.words import Words
from rules.pace.company import is_absent, is_on_vacation
from rules.pace.frozen import Span
from rules.pace.schedule import ABSENT
from rules.pace.table import Person
from rules.ports import Adventure
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.schedule import people_of, table_of
from rules.service.history.catch_up import card_link
from rules.service.journal.loading import readable, seats_of
from rules.service.records import Request
from rules.service.unit_of_work import UseCases

DAY = 24 * 60 * 60
MOST_GAMES = 12
"""Games that are named; the others are counted."""

Meanwhile = Literal["waits", "plays", "rests", "live", "stands", "led"]
"""What a game does: its clock waits for the person; their turns are taken; it rests, as nobody else
is there; it is played live; it stands still anyway; the autopilot leads the hero already."""


class GameMeanwhile(Model):
    """A game, in words, and what becomes of it; `days` are those for which it could wait."""

    adventure: str
    version: int
    title: str
    text: str
    meanwhile: Meanwhile
    days: int = 0


class Absences(UseCases):
    """The use case of people who want to know what their games do without them."""

    async def meanwhile(
        self, request: Request, span: Span
    ) -> tuple[tuple[GameMeanwhile, ...], int]:
        """Return what becomes of a person's games during a vacation, and how many more there are.

        Games that play on come first. A vacation that has still to begin lets nobody wait yet.
        """
        found = readable(await self._work.store.of_user(request.user))
        games = [each for each in found if each.status == "running" and each.clock]
        words, now = self._work.words(request.locale), self._work.clock.now()
        told: list[GameMeanwhile] = []
        for each in games:
            people = people_of(each, await self._work.people_at(each))
            what = meanwhile(each, request.user, people, now)
            days = -(-(span.end - now) // DAY) if what == "plays" and span.start <= now else 0
            told.append(_said(each, what, words, days))
        told.sort(key=lambda game: (game.meanwhile != "plays", game.title, game.adventure))
        return tuple(told[:MOST_GAMES]), max(0, len(told) - MOST_GAMES)


def meanwhile(adventure: Adventure, user: int, people: Mapping[int, Person], now: int) -> Meanwhile:
    """Return what becomes of a game while one of its players is on vacation."""
    table = table_of(adventure)
    if adventure.pace == "live":
        return "live"
    if all(seat.pilot != HUMAN for seat in seats_of(adventure, user)):
        return "led"
    if table.paused is not None or table.parked is not None or table.resting is not None:
        return "stands"
    if table.terms.vacations == "wait":
        return "waits"
    others = [
        seat.seat
        for seat in adventure.seats
        if seat.user not in (None, user) and seat.pilot == HUMAN
    ]
    somebody = any(
        not is_absent(table.clock(seat), person, now) and not is_on_vacation(person, now)
        for seat in others
        for person in [people.get(seat, Person())]
    )
    return "plays" if somebody else "rests"


def _said(adventure: Adventure, what: Meanwhile, words: Words, days: int) -> GameMeanwhile:
    title = adventure.name or words.phrase(f"{adventure.ruleset}-title")
    text = words.phrase(
        "away-game", game=title, link=card_link(adventure), what=what, minutes=ABSENT // 60
    )
    return GameMeanwhile(
        adventure=adventure.id,
        version=adventure.version,
        title=title,
        text=text,
        meanwhile=what,
        days=days,
    )
