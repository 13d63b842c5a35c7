"""The records that cross between the service and its store.

Times are whole seconds since 1970 (UTC). People, channels and servers are Discord's ids.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

from rules.core.model import Model, Seat
from rules.core.standing_orders import Order
from rules.ports.evenings import Evening
from rules.ports.packs import ServerPack
from rules.ports.voices import Acted, Voice

Status = Literal["lobby", "running", "ended", "cancelled"]
Pace = Literal["live", "post"]
Unranked = Literal["", "chosen", "repeat"]
CHOSEN: Final = "chosen"
TUTORIAL: Final = "tutorial"
STAGED: Final = "staged"


class SeatRecord(Model):
    """A seat and its player. `user` is None when the seat is free; its hero plays by autopilot.

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
    the number of dice rolled from it. `card` is the message that shows it now, posted at `card_at`;
    `shown` is the version that message shows. `turn_from` is the version at which the current turn
    began, `head` the hash of the last step.
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
    """Where its seed is from: drawn in secret, `CHOSEN` by the host, its game's `TUTORIAL`,
    `STAGED` for a developer, or a daily's UTC date."""
    missing: tuple[str, ...] = ()
    """Parts that are empty here because what is stored of them is no JSON; not stored."""

    @property
    def broken(self) -> bool:
        """Whether parts of it could not be read."""
        return bool(self.missing)

    @property
    def day(self) -> str:
        """The date (YYYY-MM-DD, UTC) if this is a daily, else empty."""
        return "" if self.seeded in (CHOSEN, STAGED, TUTORIAL) else self.seeded

    @property
    def fixed(self) -> bool:
        """Whether the settings of the rules are the same for everybody: a daily or a tutorial."""
        return bool(self.day) or self.seeded == TUTORIAL


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
    (else the current card is edited); whom it calls is decided when it is sent. `due` is when the
    poster may claim it, `attempts` counts claims, and `wishes` counts how often it was asked for: a
    card answers those that were known before it was drawn. Once a new message was asked for, it
    stays asked for until a version at least as new is shown. `refused` says how far Discord's
    refusals of this version have led, and so how plain the next attempt is; `since` is since when
    a card has been due.
    """

    adventure: str
    version: int
    fresh: bool
    due: int
    attempts: int = 0
    wishes: int = 1
    refused: int = 0
    since: int = 0


TimerKind = Literal["draft", "draft-card", "turn", "place", "sign", "sweep", "evening"]


class Timer(Model):
    """Something that happens by itself at `due`, if its subject is still at `version`.

    "draft" ends a seat's turn at a draft, "draft-card" updates a draft's card, "turn" looks at the
    clocks of an adventure, "place" checks whether a parked adventure can be shown again. "sign"
    updates the name of its thread; changes of the adventure leave it as it is. "sweep" deletes what
    is too old, a piece at a time. "evening" does what is due of a date that was fixed.
    """

    kind: TimerKind
    subject: str
    version: int
    due: int


class Note(Model):
    """Something to say to one person, once: on the next card, or in a message.

    `id` names the occasion, so that the same one is noted once. `body` is what it is about; the
    service puts it into words when it is sent, if it is still true then. `adventure` may be the id
    of a dungeon that is drafted.
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


class RunFilter(Model):
    """Which runs of a server's hall to list: of one system, of one `day` if given.

    With a `user` all runs with a seat of theirs are listed, without one only runs that have a
    place.
    """

    guild: int
    ruleset: str
    day: str = ""
    user: int | None = None


class Commit(Model):
    """Everything that one request changes, written in one transaction or not at all.

    `adventure` is the record after the change (its version is the new one), `expected` the version
    it was computed from (None: it is new). `steps` are added to the journal, and the adventure's
    state is kept as the snapshot of its version. `card`, `card_at` and `shown` are written by
    `mark_shown` alone. `leaves` is the channel that the adventure is moved away from: its card
    there becomes an old one. `timers` replace the adventure's timers, `notes` are added to those
    that wait. `run` is what the hall keeps of an adventure that ends with this change. A store
    marks it as a repeat where somebody of its party had finished the same daily on the same server
    before, or begun it earlier. `seats_stay` says that the seats are those that were stored, so
    that none is written. `acted` are the first deeds of seats among the steps, and `undone_to` is
    the version that an undo restored: voices go with deeds, and wait again once those are undone.
    `request` is the interaction's id, `reply` the answer if the same request comes again.
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
    seats_stay: bool = False
    acted: tuple[Acted, ...] = ()
    undone_to: int | None = None
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


class PersonalRecords(Model):
    """Everything that a store keeps under a person's id.

    The `adventures` they play in or host, or where a seat is offered to them or was theirs, come
    without their states; `runs` are those of the hall with a seat of theirs, `packs` the versions
    that they brought to servers, `voices` what they said, `evenings` those that they host or said
    something of. `settings` are their own, by name.
    """

    adventures: tuple[Adventure, ...] = ()
    runs: tuple[Run, ...] = ()
    dungeons: tuple[Dungeon, ...] = ()
    notes: tuple[Note, ...] = ()
    packs: tuple[ServerPack, ...] = ()
    voices: tuple[Voice, ...] = ()
    evenings: tuple[Evening, ...] = ()
    settings: Mapping[str, Any] = {}
