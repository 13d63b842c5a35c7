"""When a person can be expected: their time zone, their nights, their vacations, where to call."""

from typing import Literal

from rules.core.model import Model
from rules.pace.frozen import Quiet, Span
from rules.pace.table import Person
from rules.ports import Store

KEY = "presence:"
Calls = Literal["channel", "private", "off"]
"""Where reminders go: a mention in the channel, a direct message, nowhere."""


class Presence(Model):
    """What a person told us of their days. `quiet` are minutes after local midnight, or none."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    vacations: tuple[Span, ...] = ()
    calls: Calls = "channel"

    @property
    def person(self) -> Person:
        """What clocks have to know of it."""
        quiet = None
        if self.quiet is not None:
            quiet = Quiet(start=self.quiet[0], end=self.quiet[1], zone=self.zone)
        return Person(quiet=quiet, vacations=self.vacations)

    def on_vacation(self, now: int) -> Span | None:
        """The vacation an instant lies in, if any."""
        return next((span for span in self.vacations if span.start <= now < span.end), None)


class Presences:
    """Remembers everybody's; this process alone writes it, so it may be kept at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Presence] = {}

    async def of(self, user: int) -> Presence:
        """What a person told us."""
        if user not in self._known:
            written = await self._store.setting(f"{KEY}{user}")
            found = Presence.model_validate_json(written) if written else Presence()
            self._known[user] = found
        return self._known[user]

    async def keep(self, user: int, presence: Presence) -> None:
        """Remember what a person tells us now."""
        await self._store.set_setting(f"{KEY}{user}", presence.model_dump_json())
        self._known[user] = presence

    def forget(self, user: int) -> None:
        """Know nothing of a person any more."""
        self._known.pop(user, None)
