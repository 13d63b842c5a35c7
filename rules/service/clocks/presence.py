"""When a person can be expected: their time zone, nights and vacations, and how to call them."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from pydantic import Field

from rules.core.model import Model
from rules.pace.frozen import Quiet, Span
from rules.pace.table import DAY, Person
from rules.ports import Store
from rules.service.clocks.kept_settings import KeptSettings

KEY = "presence:"
UTC = "UTC"
"""The zone of whoever has settled none."""
Reminders = Literal["channel", "private", "off"]
"""Where reminders are sent: as a mention in the channel, as a direct message, nowhere."""
GameCalls = Literal["all", "turns", "off"]
"""What somebody is called for in one game: everything, their turns alone, nothing."""
First = Literal["start", "two-hours", "half", "end", "never"]
"""When somebody is first called for a turn by post: as it begins, after two hours of its clock, at
half of the time, near its end, or never."""
MOST_CALLS = 3
"""Calls about one turn, cards included."""
LEAST_AWAKE = 8 * 60
"""Minutes of a day that quiet hours leave at least."""
KEPT = 400 * DAY
"""Seconds for which vacations and earlier nights are remembered: a turn may be as old."""
MOST_GAMES = 100


class Rhythm(NamedTuple):
    """When somebody is first called for a turn, and how often at most."""

    first: First
    most: int


AS_USUAL = Rhythm("start", MOST_CALLS)
"""When and how often somebody is called who has chosen nothing."""


class InGame(Model):
    """How a person is called in one game; `snoozed` is until when they are not called at all.

    `first`, `most` and `where` are as in `Presence`; None where the person's own settings hold.
    """

    calls: GameCalls = "all"
    snoozed: int = 0
    first: First | None = None
    most: int | None = Field(default=None, ge=0, le=MOST_CALLS)
    where: Reminders | None = None


USUAL = InGame()


class Presence(Model):
    """What a person has settled about their time. `quiet` are minutes after local midnight.

    `nights` are earlier quiet hours, `since` is when the present ones began to hold. `next_up` asks
    for a call when one is next; `snoozed` is until when there are none, `games` is about single
    games, by their ids. `asked` says that they were asked for their time of day, and `answered`
    that they said it. `calls` is where they are called, `first` when for the first time in a turn,
    `most` how often in one turn.
    """

    zone: str = UTC
    quiet: tuple[int, int] | None = None
    since: int | None = None
    nights: tuple[Quiet, ...] = ()
    vacations: tuple[Span, ...] = ()
    calls: Reminders = "channel"
    first: First = "start"
    most: int = Field(default=MOST_CALLS, ge=0, le=MOST_CALLS)
    next_up: bool = False
    snoozed: int = 0
    games: Mapping[str, InGame] = {}
    asked: bool = False
    answered: bool = False

    @property
    def is_known(self) -> bool:
        """Return whether the person has set when it is night where they are."""
        return self.answered or self.since is not None or self.quiet is not None or self.zone != UTC

    @property
    def person(self) -> Person:
        """The part that clocks need: nights and vacations."""
        return Person(quiet=self._night, nights=self.nights, vacations=self.vacations)

    @property
    def _night(self) -> Quiet | None:
        if self.quiet is None or awake_minutes(self.quiet) < LEAST_AWAKE:
            return None
        return Quiet(start=self.quiet[0], end=self.quiet[1], zone=self.zone, since=self.since)

    def with_nights(self, zone: str, quiet: tuple[int, int] | None, now: int) -> "Presence":
        """Return the settings with other quiet hours, or in another zone, from now on."""
        if (zone, quiet) == (self.zone, self.quiet):
            return self
        before = self._night
        ended = () if before is None else (before.with_(until=now),)
        kept = [each for each in self.nights if each.until is None or each.until > now - KEPT]
        return self.with_(zone=zone, quiet=quiet, since=now, nights=(*kept, *ended))

    def on_vacation(self, now: int) -> Span | None:
        """Return the vacation that an instant lies in, if any."""
        return next((span for span in self.vacations if span.start <= now < span.end), None)

    def game(self, game: str) -> InGame:
        """Return how the person is called in a game."""
        return self.games.get(game, USUAL)

    def where(self, game: str) -> Reminders:
        """Return where the person is called for a game; "off" wherever they are never called."""
        return "off" if self.calls == "off" else self.game(game).where or self.calls

    def rhythm(self, game: str) -> Rhythm:
        """Return when and how often the person is called for a turn of a game."""
        own = self.game(game)
        return Rhythm(own.first or self.first, self.most if own.most is None else own.most)

    def in_game(self, game: str, settings: InGame) -> "Presence":
        """Return the settings with those of one game changed; only so many games are remembered."""
        others = {name: each for name, each in self.games.items() if name != game}
        if settings == USUAL:
            return self.with_(games=others)
        return self.with_(games=dict([*others.items(), (game, settings)][-MOST_GAMES:]))


def awake_minutes(quiet: tuple[int, int]) -> int:
    """Return how many minutes of a day are not quiet hours."""
    start, end = quiet
    return 24 * 60 - (end - start) % (24 * 60)


class Presences(KeptSettings[Presence]):
    """Remembers when everybody can be expected."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, KEY, Presence)
