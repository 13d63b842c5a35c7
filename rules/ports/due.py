"""What the service needs of a store for what becomes due: cards, timers and notes."""

from collections.abc import Sequence
from typing import Protocol

from rules.ports.records import Note, Posting, Timer, TimerKind
from rules.ports.shards import ALL_SERVERS, Shards


class DueShelf(Protocol):
    """What the store keeps of cards, timers and notes that become due."""

    async def post(self, posting: Posting) -> None:
        """Make a card due outside a commit; if one is due already, the earlier time counts.

        Raises:
            ValueError: there is no such adventure.
        """
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

    async def timers(self, now: int) -> Sequence[Timer]:
        """Return the timers that are due, the one due longest first, at most 100.

        They stay until what they lead to is written, or they are dropped.
        """
        ...

    async def claim_timers(
        self, now: int, lease: int, shards: Shards = ALL_SERVERS
    ) -> Sequence[Timer]:
        """Return the timers that are due; where others share the store, they get none of these now.

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

        Things that are looked at too early are put off again.
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
        """Close a note that was sent at an instant, or is void (None); it is never sent again."""
        ...

    async def hold_note(self, note: str, until: int, *, attempts: int = 0) -> None:
        """Put a note off to an instant; `attempts` is how often sending it has failed by then."""
        ...

    async def waiting_notes(self, adventure: str) -> Sequence[Note]:
        """Return the notes of an adventure or a dungeon that are still to be sent, in order."""
        ...

    async def waiting_notes_to(self, user: int) -> Sequence[Note]:
        """Return the notes to a person that are still to be sent, in order."""
        ...

    async def bundle_note(self, note: Note, due: int, until: int) -> bool:
        """Store a note's text and reserve it until an instant, if it was due; return whether so.

        It was not where somebody else has taken it meanwhile.
        """
        ...

    async def is_closed(self, note: str) -> bool:
        """Return whether a note of this id was sent, or was void, and is kept."""
        ...

    async def calls_since(self, adventure: str, user: int, since: int) -> int:
        """Return how often a person was called about an adventure since an instant."""
        ...

    async def last_call(self, adventure: str, user: int) -> int | None:
        """Return when a person was last called about an adventure, None if never."""
        ...
