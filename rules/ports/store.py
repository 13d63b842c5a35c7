"""What the service needs of a store: everything that must not be lost."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from rules.ports.news import Listener, Topic
from rules.ports.packs import PackShelf
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
from rules.ports.shards import ALL_SERVERS, Shards


class Store(PackShelf, Protocol):
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
        """Return the first of those steps, as many as can be handled in a few milliseconds."""
        ...

    async def event_counts(self, adventure: str) -> Sequence[tuple[int, int]]:
        """Return the version and the number of events of every step, in order."""
        ...

    async def snapshot(self, adventure: str, version: int) -> Mapping[str, Any] | None:
        """Return an adventure's state at a version, while it is kept (the last 20 are)."""
        ...

    async def post(self, posting: Posting) -> None:
        """Make a card due outside a commit; if one is due already, the earlier time counts."""
        ...

    async def claim_posting(
        self, now: int, lease: int, shards: Shards = ALL_SERVERS
    ) -> Posting | None:
        """Claim the posting that has been due longest; it is due again after `lease` seconds.

        Of those due at the same time the older adventure's goes first.
        """
        ...

    async def posting(self, adventure: str) -> Posting | None:
        """Return the posting of an adventure, or None when its card is up to date."""
        ...

    async def release_postings(self, now: int, shards: Shards = ALL_SERVERS) -> None:
        """Make every posting due at once: the process that claimed one before is gone."""
        ...

    async def next_due(self, shards: Shards = ALL_SERVERS) -> int | None:
        """Return when the next posting is due."""
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

    async def retiring(self, shards: Shards = ALL_SERVERS) -> Sequence[tuple[str, int, int]]:
        """Return old cards whose buttons are still to be removed: (adventure, channel, message)."""
        ...

    async def mark_retired(self, message: int) -> None:
        """Note that an old card has lost its buttons, or is gone."""
        ...

    async def put_off_posting(
        self, adventure: str, version: int, due: int, *, refused: int
    ) -> None:
        """Let a claimed posting be due later, `refused` so often by now. A newer one is kept."""
        ...

    async def drop_posting(self, adventure: str, version: int) -> None:
        """Give up a posting whose channel is gone or closed to the bot. A newer one is kept."""
        ...

    async def keep_dungeon(
        self,
        dungeon: Dungeon,
        expected: int | None,
        timers: Sequence[Timer] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        """Write a dungeon: a new one, or its change since version `expected`.

        Its timers are replaced by these; notes are added to those that wait.

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
        """Note which message is the card of a dungeon."""
        ...

    async def timers(self, now: int) -> Sequence[Timer]:
        """Return the timers that are due, the one due longest first, at most 100.

        They stay until what they lead to is written, or they are dropped.
        """
        ...

    async def claim_timers(
        self, now: int, lease: int, shards: Shards = ALL_SERVERS
    ) -> Sequence[Timer]:
        """Return such timers; where others share the store, they get none of these for a while.

        A timer that stays is due again after `lease` seconds there, and at once elsewhere.
        """
        ...

    async def next_call(self, shards: Shards = ALL_SERVERS) -> int | None:
        """Return when the next timer or note is due."""
        ...

    async def put_off_timers(self, kind: TimerKind, until: int) -> None:
        """Let no timer of a kind be due before a time."""
        ...

    async def put_back(self, seconds: int, now: int) -> None:
        """Let all that is due after an instant be due earlier: the clock was ahead until now.

        What is looked at too early is put off again.
        """
        ...

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer, in the place of an earlier one of its kind and subject."""
        ...

    async def put_off_timer(self, timer: Timer, due: int) -> None:
        """Let a timer be due at another time, unless it was set again for another version."""
        ...

    async def drop_timer(self, timer: Timer) -> None:
        """Delete a timer, unless it was set again for another version."""
        ...

    async def claim_note(self, now: int, lease: int, shards: Shards = ALL_SERVERS) -> Note | None:
        """Claim the note that has been due longest; it is due again after `lease` seconds."""
        ...

    async def close_note(self, note: str, said: int | None = None) -> None:
        """Note that a note was said at an instant, or is void (None); it is never said again."""
        ...

    async def hold_note(self, note: str, until: int, *, attempts: int = 0) -> None:
        """Put a note off to an instant; `attempts` is how many of its tries have failed by then."""
        ...

    async def waiting_notes(self, adventure: str) -> Sequence[Note]:
        """Return the notes of an adventure or a dungeon that are still to be said, in order."""
        ...

    async def waiting_notes_to(self, user: int) -> Sequence[Note]:
        """Return the notes to a person that are still to be said, in order."""
        ...

    async def bundle_note(self, note: Note, due: int, until: int) -> bool:
        """Keep a note's body and take it until an instant, if it was due then; return whether so.

        It was not where somebody else has taken it meanwhile.
        """
        ...

    async def calls_since(self, adventure: str, user: int, since: int) -> int:
        """Return how often a person was called about an adventure since an instant."""
        ...

    async def runs(self, wanted: RunFilter, since: int = 0, most: int = 10) -> Sequence[Run]:
        """Return the runs of a hall, the best first, then those without a place.

        They begin with number `since`, from 0. Of equal ones the earlier comes first; they share
        their place.
        """
        ...

    async def count_runs(self, wanted: RunFilter) -> int:
        """Return how many runs `runs` would list in all."""
        ...

    async def run(self, adventure: str) -> Run | None:
        """Return what the hall keeps of one adventure, without its `place`."""
        ...

    async def setting(self, key: str) -> str | None:
        """Return a value kept for the whole bot, such as the hash of the synced commands."""
        ...

    async def set_setting(self, key: str, value: str, news: Collection[Topic] = ()) -> None:
        """Keep a value for the whole bot; `news` is who has to hear of it."""
        ...

    async def server(self, guild: int) -> ServerSettings | None:
        """Return the settings of a server, or None where nobody has changed any."""
        ...

    async def keep_server(self, settings: ServerSettings) -> None:
        """Keep the settings of a server, in the place of earlier ones."""
        ...

    async def stops(self) -> Sequence[Stop]:
        """Return what the owner has stopped, everywhere first."""
        ...

    async def keep_stop(self, stop: Stop) -> None:
        """Stop something in a server or everywhere, in the place of an earlier stop there."""
        ...

    async def drop_stop(self, guild: int) -> None:
        """End the stop of a server, or the one that holds everywhere."""
        ...

    async def open_games(self, guild: int, user: int) -> OpenGames:
        """Return how many games of a server are open, and how many of them a person hosts."""
        ...

    async def replace_setting(self, key: str, value: str, expected: str) -> bool:
        """Keep a value in the place of an expected one, or of none; return whether it was that."""
        ...

    async def forget(self, user: int) -> int:
        """Free every seat of a person, and host nothing in their name; `host` becomes 0 there.

        Notes to them are deleted, their dungeons have no owner, and those of private messages are
        deleted. Versions stay as they are, so a change computed before must not be committed after:
        hold the locks of the person's adventures and dungeons.

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
        others. What the hall and chronicles need stays.

        Returns:
            How many rows went; fewer than `most` when nothing is left to go.
        """
        ...
