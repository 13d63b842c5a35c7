"""What the service needs of a store: everything that must not be lost."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rules.ports.news import Listener
from rules.ports.records import (
    Adventure,
    Commit,
    Dungeon,
    Note,
    PersonalRecords,
    Posting,
    Run,
    RunFilter,
    Step,
    Timer,
    TimerKind,
)
from rules.ports.servers import OpenGames, ServerSettings, Stop


class Store(Protocol):
    """The memory of the house. Its own errors never leave it, but for those named here.

    Each method is one transaction, carried out whole or not at all, also when its caller is
    cancelled. Any of them raises a GameError ("error-store-unavailable") when the database cannot
    be reached now; then nothing was changed, and the same request may be tried again.
    """

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Let somebody hear, after every change, of what it made due; the way to stop listening.

        Changes of other processes count, too, where several share the database.
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
        """The adventures with a seat of a person that ended at `since` or later, the latest 25."""
        ...

    async def named(self, guild: int) -> Sequence[Adventure]:
        """Return the adventures of a server that have a name, open ones first, the latest 25."""
        ...

    async def open_in(self, guild: int) -> Sequence[Adventure]:
        """The open adventures of a server, those first where nothing was done for longest."""
        ...

    async def all_open(self, guild: int) -> Sequence[tuple[str, int]]:
        """All open adventures of a server: their ids, and the channels they are played in."""
        ...

    async def running(self) -> Sequence[str]:
        """Ids of all running adventures."""
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
        """Return the first of those steps, as many as are told in a few milliseconds."""
        ...

    async def event_counts(self, adventure: str) -> Sequence[tuple[int, int]]:
        """Of every step its version and how many events it had, in order."""
        ...

    async def snapshot(self, adventure: str, version: int) -> Mapping[str, Any] | None:
        """Return the state an adventure had at a version, while it is kept (the last 20)."""
        ...

    async def post(self, posting: Posting) -> None:
        """Make a card due outside a commit, merged with one that waits: the earlier due counts."""
        ...

    async def claim_posting(self, now: int, lease: int) -> Posting | None:
        """Take the posting that has been due longest; it comes due again after `lease` seconds.

        Of those due alike the older adventure's goes first.
        """
        ...

    async def posting(self, adventure: str) -> Posting | None:
        """Return what an adventure's card waits for now, or None when it is up to date."""
        ...

    async def release_postings(self, now: int) -> None:
        """Make every posting due alike: whoever claimed one before is gone."""
        ...

    async def next_due(self) -> int | None:
        """Return when the next posting comes due."""
        ...

    async def mark_shown(
        self,
        adventure: str,
        version: int,
        card: int,
        now: int,
        called: Sequence[str] = (),
        *,
        wishes: int,
    ) -> int | None:
        """Note that message `card` shows `version`, and close the posting that it answers.

        A newer one stays, and one that was asked for more often than the `wishes` known before
        the card was drawn (0 when none waited). The notes in `called` were said by it. When
        another message was the card before, it is listed by `retiring` until `mark_retired`.

        Returns:
            That older message, if any.
        """
        ...

    async def retiring(self) -> Sequence[tuple[str, int, int]]:
        """Old cards whose buttons are still to be removed: (adventure, channel, message)."""
        ...

    async def mark_retired(self, message: int) -> None:
        """An old card has lost its buttons (or is gone)."""
        ...

    async def drop_posting(self, adventure: str, version: int) -> None:
        """Give a posting up: its channel is gone or closed to us. A newer one is kept."""
        ...

    async def keep_dungeon(
        self,
        dungeon: Dungeon,
        expected: int | None,
        timers: Sequence[Timer] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        """Write a dungeon: a new one, or what became of it since version `expected`.

        Its timers are these from now on; notes are added to those that wait.

        Raises:
            Conflict: another version is stored (or, for a new one, its id is taken).
        """
        ...

    async def dungeon(self, dungeon: str) -> Dungeon | None:
        """Return a dungeon by id."""
        ...

    async def dungeons_of(self, user: int) -> Sequence[Dungeon]:
        """Return the dungeons a person owns, the latest first, at most 25."""
        ...

    async def note_card(self, dungeon: str, message: int) -> None:
        """A message is the card of a dungeon from now on."""
        ...

    async def timers(self, now: int) -> Sequence[Timer]:
        """Return the timers that are due, the one due longest first, at most 100.

        They stay until what they lead to is written, or they are dropped.
        """
        ...

    async def next_call(self) -> int | None:
        """Return when the next timer or note comes due."""
        ...

    async def put_off_timers(self, kind: TimerKind, until: int) -> None:
        """Let no timer of a kind be due before a time."""
        ...

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer anew, whatever it was set to before."""
        ...

    async def drop_timer(self, timer: Timer) -> None:
        """Forget a timer, unless it was set anew for another version."""
        ...

    async def claim_note(self, now: int, lease: int) -> Note | None:
        """Take the note that has been due longest; it comes due again after `lease` seconds."""
        ...

    async def close_note(self, note: str, said: int | None = None) -> None:
        """A note was said at an instant, or need not be any more; it is never noted again."""
        ...

    async def hold_note(self, note: str, until: int) -> None:
        """A note may not be said before an instant."""
        ...

    async def waiting_notes(self, adventure: str) -> Sequence[Note]:
        """What is still to be said about an adventure, or a dungeon, the longest due first."""
        ...

    async def calls_since(self, adventure: str, user: int, since: int) -> int:
        """Return how often a person was called about an adventure since an instant."""
        ...

    async def runs(self, wanted: RunFilter, since: int = 0, most: int = 10) -> Sequence[Run]:
        """Runs of a hall, the best first, then those without a place; from number `since` (0) on.

        Of equal ones the earlier comes first; they share their place.
        """
        ...

    async def count_runs(self, wanted: RunFilter) -> int:
        """Return how many runs `runs` would list in all."""
        ...

    async def run(self, adventure: str) -> Run | None:
        """Return what the hall keeps of one adventure; its `place` is not told."""
        ...

    async def setting(self, key: str) -> str | None:
        """A value kept for the whole house, such as the hash of the synced commands."""
        ...

    async def set_setting(self, key: str, value: str) -> None:
        """Keep a value for the whole house."""
        ...

    async def server(self, guild: int) -> ServerSettings | None:
        """Return what is settled for a server, or None where nobody has settled anything."""
        ...

    async def keep_server(self, settings: ServerSettings) -> None:
        """Settle things for a server; what was before is forgotten."""
        ...

    async def stops(self) -> Sequence[Stop]:
        """Return what the owner has stopped, everywhere first."""
        ...

    async def keep_stop(self, stop: Stop) -> None:
        """Stop something in a server or everywhere, in the place of what was stopped there."""
        ...

    async def drop_stop(self, guild: int) -> None:
        """Stop nothing in a server, or everywhere, any more."""
        ...

    async def open_games(self, guild: int, user: int) -> OpenGames:
        """Return how many games of a server are open, and how many of them a person hosts."""
        ...

    async def forget(self, user: int) -> int:
        """Free every seat of a person, who then hosts nothing; `host` becomes 0 there.

        What is to be said to them goes too, and their dungeons are nobody's; those of private
        messages go. Versions stay as they are, so a change computed before must not be committed
        after: hold the locks of the person's adventures and dungeons.

        Returns:
            How many adventures it touched.
        """
        ...

    async def records_of(self, user: int) -> PersonalRecords:
        """Return all that names a person."""
        ...

    async def sweep(self, now: int, over: int | None, most: int) -> int:
        """Let go of old requests, notes and, where `over` is given, games that were over before.

        At most `most` rows go at once, and the few that are left of a game with its last; what the
        hall and chronicles stand on stays.

        Returns:
            How many rows went; fewer than `most` when nothing is left to go.
        """
        ...
