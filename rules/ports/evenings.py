"""Records of evenings: dates that are fixed for a game, and who said that they come."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from rules.core.model import Model

Coming = Literal["yes", "perhaps", "no"]
EveningState = Literal["draft", "planned", "begun", "off", "missed"]
"""Not confirmed yet; fixed; the lobby is open or the table was called; called off; the time came
and nothing could begin."""
Word = Literal["", "moved", "off", "hour", "now"]
"""What is said once of an evening: that it moved or is called off, an hour before, that it is now.
Nothing where it is empty."""
NOT_MADE: Final = 0
"""The event of an evening that has none in the server's calendar, and is to have none."""


class Guest(NamedTuple):
    """What somebody said of an evening, and when."""

    user: int
    coming: Coming
    at: int


class Evening(Model):
    """A date that its host fixed for a game. Times are seconds since 1970.

    A lobby of `ruleset` opens `at` that time with the settings of the `preset`; where there is an
    `adventure`, its table is called. `title` is what the host typed, or empty. With `calls` the
    server's role is called once. `version` counts what the message shows, which is `message` with
    the version `shown`; `revision` counts every change. `event` is that of the server's calendar
    (None: not made yet, 0: none is wanted), which says that it begins at `told`. `reminded` is
    the time of the evening of which its guests were reminded. `word` is to be said, and `saying` is
    what was begun to be said `since` an instant.
    """

    id: str
    guild: int
    channel: int
    parent: int = 0
    host: int
    locale: str = "en"
    title: str = ""
    at: int
    adventure: str = ""
    ruleset: str
    preset: str = ""
    calls: bool = False
    state: EveningState = "draft"
    guests: tuple[Guest, ...] = ()
    version: int = 1
    revision: int = 1
    message: int | None = None
    shown: int = 0
    event: int | None = None
    told: int = 0
    reminded: int = 0
    word: Word = ""
    saying: Word = ""
    since: int = 0
    created: int

    def who(self, coming: Coming) -> tuple[int, ...]:
        """Return who said one thing, the earliest first."""
        return tuple(guest.user for guest in self.guests if guest.coming == coming)


class EveningShelf(Protocol):
    """What the store keeps of evenings."""

    async def begin_evening(self, evening: Evening) -> None:
        """Keep a draft, in the place of the other drafts of its host in the channel."""
        ...

    async def evening(self, ident: str) -> Evening | None:
        """Return an evening by its id."""
        ...

    async def change_evening(self, evening: Evening, due: int | None) -> bool:
        """Keep an evening whose stored revision is one less, and look at it again when `due`.

        Nothing is due with None. Return whether it was kept: else somebody was quicker.
        """
        ...

    async def evenings_of(self, guild: int) -> Sequence[Evening]:
        """Return the evenings of a server that are planned, the next one first."""
        ...

    async def evenings_with(self, user: int) -> Sequence[Evening]:
        """Return the evenings that somebody hosts or has said something of."""
        ...
