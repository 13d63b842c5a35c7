"""What the service needs from outside: a store and a clock, and the records that cross.

Times are whole seconds since 1970 (UTC). People, channels and servers are Discord's ids.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Protocol

from rules.core.model import Model, Seat
from rules.core.standing import Order

Status = Literal["lobby", "running", "ended", "cancelled"]
Pace = Literal["live", "post"]
Unranked = Literal["", "chosen", "repeat"]
CHOSEN: Final = "chosen"


class Clock(Protocol):
    """The time of day."""

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        ...


class SeatRecord(Model):
    """Who sits where. `user` is None when the seat is free (its hero plays by autopilot).

    `pilot` says who decides: its player, or the autopilot by `stance`.
    """

    seat: Seat
    user: int | None
    name: str
    ready: bool = False
    pilot: Literal["player", "auto"] = "player"
    stance: str = "balanced"
    orders: tuple[Order, ...] = ()
    """What the hero does while its player is away, before anything that the autopilot thinks of."""


class Adventure(Model):
    """One adventure as stored. `state` is None in the lobby.

    `name` is what its people call it, empty for most. `version` counts everything that ever
    happened to it, lobby included. `seed` stays secret while dice are rolled from it; `cursor` is
    the number of dice rolled from it. `card` is the message that shows it now, posted at
    `card_at`; `shown` is the version that message shows. `turn_from` is the version at which the
    current turn began, `head` the hash of the last step.
    """

    id: str
    guild: int | None
    channel: int
    host: int
    ruleset: str
    options: Mapping[str, Any]
    pace: Pace
    locale: str
    status: Status
    version: int
    seed: bytes
    cursor: int
    state: Mapping[str, Any] | None
    outcome: Mapping[str, Any] | None = None
    card: int | None = None
    card_at: int | None = None
    shown: int = 0
    turn_from: int = 0
    head: str = ""
    created: int
    updated: int
    name: str = ""
    seats: tuple[SeatRecord, ...] = ()
    clock: Mapping[str, Any] = {}
    """The clocks of its seats, as `rules.pace.table.Table` dumps them."""
    seeded: str = ""
    """Where its seed is from: drawn in secret, `CHOSEN` by the host, or a daily's UTC date."""

    @property
    def day(self) -> str:
        """The date whose daily this is (YYYY-MM-DD, UTC), empty where it is none."""
        return "" if self.seeded == CHOSEN else self.seeded


class Step(Model):
    """One journalled step: what a seat (or None, the table itself) did and what came of it.

    `faces` are [sides, reason, face] triples, `events` are dumped events, `hash` is the hex
    digest over the step before it, this step and the state after it, so that a log is a chain.
    """

    version: int
    seat: Seat | None
    kind: str
    action: Mapping[str, Any] | None
    faces: tuple[tuple[int, str, int], ...]
    events: tuple[Mapping[str, Any], ...]
    hash: str
    at: int


class Posting(Model):
    """A card that is due: the newest state of one adventure, to be shown in its channel.

    There is at most one per adventure; a newer turn replaces it. `fresh` asks for a new message
    (else the current card is edited). `ping` lists the people to mention on a new message. `due`
    is when the poster may claim it; `attempts` counts claims. A new message once asked for stays
    asked for until a version at least as new as the one that asked is shown.
    """

    adventure: str
    version: int
    fresh: bool
    ping: tuple[int, ...] = ()
    due: int
    attempts: int = 0


TimerKind = Literal["draft", "draft-card", "turn", "place", "sign"]


class Timer(Model):
    """Something that happens by itself at `due`, as long as its subject is still at `version`.

    "draft" ends a seat's turn at a draft, "draft-card" brings a draft's card up to date, "turn"
    looks at the clocks of an adventure, "place" whether one that nobody could be shown can be
    again. "sign" brings the name of its thread up to date; changes leave it as it is.
    """

    kind: TimerKind
    subject: str
    version: int
    due: int


class Note(Model):
    """Something to say to one person outside of the card, once.

    `id` names the occasion, so that the same one is noted once. `body` is what it is about, for
    the service to put into words when it is sent, if it is still true then.
    """

    id: str
    adventure: str
    user: int
    body: Mapping[str, Any]
    due: int
    attempts: int = 0


class Run(Model):
    """An adventure that was played to its end, as the hall of its server keeps it.

    `score` is what the party's run was worth, None where the game keeps none; `tallies` what it
    counted besides, by name, which decides between equal scores in that order. `day` is the date of
    a daily, `preset` the settings by name, `custom` for others. `unranked` says why it has no place
    in the ranking: its seed was `chosen`, or the daily was a `repeat` for somebody of the party.

    What a store adds when asked: the `place` from 1, the `channel`, the adventure's `outcome`, and
    the `seats` as they are now.
    """

    adventure: str
    guild: int
    ruleset: str
    day: str = ""
    preset: str = ""
    score: int | None
    tallies: tuple[tuple[str, int], ...] = ()
    unranked: Unranked = ""
    ended: int
    place: int | None = None
    channel: int = 0
    outcome: Mapping[str, Any] = {}
    seats: tuple[SeatRecord, ...] = ()


class Wanted(Model):
    """Which runs of a server's hall: of one system, of one `day` if given, with a `user` seated.

    Of a person all runs are wanted, of everybody those that have a place.
    """

    guild: int
    ruleset: str
    day: str = ""
    user: int | None = None


class Commit(Model):
    """Everything one request changes, written in one transaction or not at all.

    `adventure` is the record after the change (its version is the new one), `expected` the
    version it was computed from (None: it is new). `steps` are journalled; the adventure's state is
    kept as the snapshot of its version. `card`, `card_at` and `shown` are not written by a commit:
    they belong to `mark_shown` alone.
    `leaves` is the channel that the adventure is brought away from: its card there becomes an old
    one. `timers` are the adventure's from now on, `notes` are added to those that wait.
    `run` is what the hall keeps of an adventure that ends with this change. A store marks it as a
    repeat where somebody of its party had finished the same daily on the same server before.
    `request` is the interaction's id, `reply` what to answer should the same request come again.
    """

    request: str
    expected: int | None
    adventure: Adventure
    steps: tuple[Step, ...] = ()
    posting: Posting | None = None
    leaves: int | None = None
    timers: tuple[Timer, ...] = ()
    notes: tuple[Note, ...] = ()
    run: Run | None = None
    reply: Mapping[str, Any] = {}


class Dungeon(Model):
    """One dungeon of the map generator: all of it follows from `seed`, `options` and `edits`.

    `mode` says what is done with it: shown whole, drafted tile by tile, or explored. `people` take
    turns at a draft, or walk together. `version` counts its changes from 1. `card` is the message
    that shows a draft, as far as anybody knows; a change does not write it, `note_card` does.
    """

    id: str
    mode: Literal["map", "draft", "explore"]
    guild: int | None
    channel: int
    owner: int
    people: tuple[int, ...] = ()
    seed: str
    options: Mapping[str, Any]
    edits: tuple[Mapping[str, Any], ...] = ()
    version: int
    created: int
    updated: int
    card: int | None = None


class Store(Protocol):
    """The memory of the house. Its own errors never leave it, but for those named here.

    Each method is one transaction, carried out whole or not at all, also when its caller is
    cancelled. Any of them raises a GameError ("error-store-unavailable") when the database cannot
    be reached now; then nothing was changed, and the same request may be tried again.
    """

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
        """The reply stored for a request, or None."""
        ...

    async def load(self, adventure: str) -> Adventure | None:
        """An adventure by id, with its seats."""
        ...

    async def in_channel(self, channel: int) -> Adventure | None:
        """The adventure of a channel: the open one (lobby or running), else the latest."""
        ...

    async def of_user(self, user: int) -> Sequence[Adventure]:
        """The open adventures where a person hosts or has a seat, the latest first."""
        ...

    async def over_since(self, user: int, since: int) -> Sequence[Adventure]:
        """The adventures with a seat of a person that ended at `since` or later, the latest 25."""
        ...

    async def named(self, guild: int) -> Sequence[Adventure]:
        """The adventures of a server that have a name, open ones first, the latest 25."""
        ...

    async def open_in(self, guild: int) -> Sequence[Adventure]:
        """The open adventures of a server, the latest 25."""
        ...

    async def all_open(self, guild: int) -> Sequence[tuple[str, int]]:
        """All open adventures of a server: their ids, and the channels they are played in."""
        ...

    async def running(self) -> Sequence[str]:
        """Ids of all running adventures."""
        ...

    async def journal(self, adventure: str, since: int = 0) -> Sequence[Step]:
        """The steps after version `since`, in order."""
        ...

    async def snapshot(self, adventure: str, version: int) -> Mapping[str, Any] | None:
        """The state an adventure had at a version, while it is kept (the last 20)."""
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
        """What an adventure's card waits for now, or None when it is up to date."""
        ...

    async def release_postings(self, now: int) -> None:
        """Make every posting due alike: whoever claimed one before is gone."""
        ...

    async def next_due(self) -> int | None:
        """When the next posting comes due."""
        ...

    async def mark_shown(self, adventure: str, version: int, card: int, now: int) -> int | None:
        """Note that message `card` shows `version`; the posting is closed unless a newer one waits.

        When another message was the card before, it is listed by `retiring` until `mark_retired`.

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
        self, dungeon: Dungeon, expected: int | None, timers: Sequence[Timer] = ()
    ) -> None:
        """Write a dungeon: a new one, or what became of it since version `expected`.

        Its timers are these from now on.

        Raises:
            Conflict: another version is stored (or, for a new one, its id is taken).
        """
        ...

    async def dungeon(self, dungeon: str) -> Dungeon | None:
        """A dungeon by id."""
        ...

    async def dungeons_of(self, user: int) -> Sequence[Dungeon]:
        """The dungeons a person owns, the latest first, at most 25."""
        ...

    async def note_card(self, dungeon: str, message: int) -> None:
        """A message is the card of a dungeon from now on."""
        ...

    async def timers(self, now: int) -> Sequence[Timer]:
        """The timers that are due, the one due longest first, at most 100.

        They stay until what they lead to is written, or they are dropped.
        """
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

    async def close_note(self, note: str) -> None:
        """A note was sent, or need not be any more; the same occasion is never noted again."""
        ...

    async def runs(self, wanted: Wanted, since: int = 0, most: int = 10) -> Sequence[Run]:
        """Runs of a hall, the best first, then those without a place; from number `since` (0) on.

        Of equal ones the earlier comes first; they share their place.
        """
        ...

    async def count_runs(self, wanted: Wanted) -> int:
        """How many runs `runs` would list in all."""
        ...

    async def run(self, adventure: str) -> Run | None:
        """What the hall keeps of one adventure; its `place` is not told."""
        ...

    async def setting(self, key: str) -> str | None:
        """A value kept for the whole house, such as the hash of the synced commands."""
        ...

    async def set_setting(self, key: str, value: str) -> None:
        """Keep a value for the whole house."""
        ...

    async def forget(self, user: int) -> int:
        """Free every seat of a person, who then hosts nothing; `host` becomes 0 there.

        Mentions in waiting postings go too, and their dungeons are nobody's. Versions stay as they
        are, so a change computed before must not be committed after: hold the locks of the
        person's adventures.

        Returns:
            How many adventures it touched.
        """
        ...
