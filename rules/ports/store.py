"""What the service needs of a store: everything that must not be lost."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from rules.ports.due import DueShelf
from rules.ports.dungeons import DungeonShelf
from rules.ports.evenings import EveningShelf
from rules.ports.news import Listener, Topic
from rules.ports.packs import PackShelf
from rules.ports.records import (
    Adventure,
    Commit,
    PersonalRecords,
    Run,
    RunFilter,
    Step,
)
from rules.ports.servers import ServerShelf
from rules.ports.voices import VoiceShelf


class Store(PackShelf, ServerShelf, DungeonShelf, DueShelf, VoiceShelf, EveningShelf, Protocol):
    """Everything that must not be lost. Errors of the database itself never leave it.

    Each method is one transaction, carried out whole or not at all, also when its caller is
    cancelled. Any of them raises a GameError ("error-store-unavailable") when the database cannot
    be reached now; then nothing was changed, and the same request may be tried again.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may work with it at the same time."""
        ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener after every change that makes something due.

        Returns a function that stops it. Changes of other processes count, too, where several share
        the database.
        """
        ...

    async def commit(self, change: Commit) -> Mapping[str, Any] | None:
        """Write a change.

        Returns:
            None when written; the stored `reply` when this `request` was already carried out
            (then nothing is written).

        Raises:
            Conflict: the stored version is not `expected`.
            RuleError: the channel already holds an open adventure ("error-channel-taken").
            ValueError: the parts of the change do not fit each other.
        """
        ...

    async def replied(self, request: str) -> Mapping[str, Any] | None:
        """Return the reply stored for a request, or None."""
        ...

    async def load(self, adventure: str) -> Adventure | None:
        """Return an adventure by id, with its seats."""
        ...

    async def in_channel(self, channel: int) -> Adventure | None:
        """Return the adventure of a channel: the open one (lobby or running), else the latest."""
        ...

    async def of_user(self, user: int) -> Sequence[Adventure]:
        """Return the open adventures where a person hosts or has a seat, the latest first."""
        ...

    async def over_since(self, user: int, since: int) -> Sequence[Adventure]:
        """Return a person's adventures that ended at `since` or later, the latest 25."""
        ...

    async def named(self, guild: int) -> Sequence[Adventure]:
        """Return the adventures of a server that have a name, open ones first, the latest 25."""
        ...

    async def open_in(self, guild: int) -> Sequence[Adventure]:
        """Return the open adventures of a server, those idle for longest first."""
        ...

    async def all_open(self, guild: int) -> Sequence[tuple[str, int]]:
        """Return the ids and channels of all open adventures of a server."""
        ...

    async def rulesets_played(self) -> Sequence[str]:
        """Return the keys of the systems and campaigns of all open adventures."""
        ...

    async def running(self) -> Sequence[str]:
        """Return the ids of all running adventures."""
        ...

    async def journal(
        self, adventure: str, since: int = 0, until: int | None = None
    ) -> Sequence[Step]:
        """Return the steps after version `since`, up to `until` if given, in order.

        A long journal may come in several transactions: what was journalled once never changes.
        """
        ...

    async def page(
        self, adventure: str, since: int = 0, until: int | None = None
    ) -> Sequence[Step]:
        """Return the first steps of a journal, as many as are handled in a few milliseconds."""
        ...

    async def event_counts(self, adventure: str) -> Sequence[tuple[int, int]]:
        """Return the version and the number of events of every step, in order."""
        ...

    async def snapshot(self, adventure: str, version: int) -> Mapping[str, Any] | None:
        """Return an adventure's state at a version, while it is kept (the last 20 are)."""
        ...

    async def runs(self, wanted: RunFilter, since: int = 0, most: int = 10) -> Sequence[Run]:
        """Return the runs of a hall, the best first, then those without a place in the ranking.

        They begin with number `since`, from 0. Of equal ones the earlier comes first; they share
        their place.
        """
        ...

    async def count_runs(self, wanted: RunFilter) -> int:
        """Return how many runs `runs` would list in all."""
        ...

    async def run(self, adventure: str) -> Run | None:
        """Return the hall's record of one adventure, without its `place`."""
        ...

    async def setting(self, key: str) -> str | None:
        """Return a value kept for the whole bot, such as the hash of the synced commands."""
        ...

    async def set_setting(self, key: str, value: str, news: Collection[Topic] = ()) -> None:
        """Keep a value for the whole bot; `news` are the topics to announce."""
        ...

    async def replace_setting(self, key: str, value: str, expected: str) -> bool:
        """Keep a value in the place of an expected one, or of none; return whether it was that."""
        ...

    async def forget(self, user: int) -> int:
        """Free every seat of a person, and host nothing in their name; `host` becomes 0 there.

        Notes to them and what they said are deleted, their dungeons have no owner, and those of
        private messages are deleted. Versions stay as they are, so a change computed before must
        not be committed after: hold the locks of the person's adventures and dungeons.

        Returns:
            How many adventures it touched.
        """
        ...

    async def records_of(self, user: int) -> PersonalRecords:
        """Return everything that names a person."""
        ...

    async def sweep(self, now: int, over: int | None, most: int) -> int:
        """Delete old requests, notes and, where `over` is given, games that ended before it.

        At most `most` rows are deleted at once, and with the last of a game's many rows the few
        others. Rows that the hall and chronicles need stay.

        Returns:
            How many rows went; fewer than `most` when nothing is left to go.
        """
        ...
