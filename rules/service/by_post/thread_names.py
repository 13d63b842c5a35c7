"""Whose turn it is, in the name of the thread where an adventure is played."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.model import Model, Seat
from rules.pace.table import to_declare
from rules.ports import Adventure, Timer
from rules.service.clocks.schedule import humans_of, table_of
from rules.service.journal.loading import loaded
from rules.service.unit_of_work import UnitOfWork

KEY = "sign:"
SPACING = 10 * 60
"""Least seconds between two names of one thread: Discord takes two in that time."""
LONG = 2 * 60 * 60
"""Seconds that somebody is awaited before a thread says so, and that a name may be false."""
LOOK = 60 * 60
"""Seconds between two looks at a name that says whose turn it is: not every act shows a card."""
MOST_NAMED = 3


class ThreadName(Model):
    """What a thread was named last for an adventure, or was to be, and when.

    `seats` are those that the name says are awaited, none for a plain name. `false_since` is when
    it was first seen that one of them had acted, or that the plain name is another one now.
    """

    thread: int
    name: str
    at: int
    seats: tuple[Seat, ...] = ()
    false_since: int | None = None


class NextName(NamedTuple):
    """What the sign of a thread is to be now, and when to look again (None: not by itself)."""

    sign: ThreadName
    again: int | None


class ThreadNames:
    """Use cases of the names of threads.

    Discord adds a message to a thread at each new name, so a table that plays on is left alone:

    - A plain name stays until somebody has been awaited for two hours; it then names everybody who
      has been.
    - A name that says whose turn it is stays for as long as nobody whom it names has acted, also
      when others are awaited as well, and for two hours after that. Is it true by then of new
      turns, it stays until it is not. Else a new one is given, once: that of those who have been
      awaited for two hours, or the plain one.
    - At an end, when the table wants no such names and where the adventure has moved away from,
      the plain name comes back at once.

    So a name is false for two hours, and for the time until that is seen: at once where a card is
    shown, within an hour elsewhere.
    """

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def last(self, adventure: str) -> ThreadName | None:
        """Return what the thread of an adventure was named last."""
        stored = await self._work.store.setting(f"{KEY}{adventure}")
        return ThreadName.model_validate_json(stored) if stored else None

    async def keep(self, adventure: str, sign: ThreadName) -> None:
        """Remember what a thread is named; a name that was refused counts, so as not to insist."""
        await self._work.store.set_setting(f"{KEY}{adventure}", sign.model_dump_json())

    async def due(self, adventure: Adventure, *, ours: bool) -> None:
        """A card was shown: set when the name of its thread is to be looked at.

        `ours` says that it is a thread that we opened. What comes within ten minutes of the last
        name waits, and becomes one name.
        """
        last = await self.last(adventure.id)
        moved = last is not None and last.thread != adventure.channel
        if not (ours or moved):
            return
        now, current = self._work.clock.now(), self.current_name(adventure, last)
        sign, again = self.next_name(adventure, current, now)
        if sign.name != current.name:
            again = max(now, current.at + SPACING)
        elif moved or sign != current:
            again = now
        if again is not None:
            await self._work.store.set_timer(
                Timer(kind="sign", subject=adventure.id, version=adventure.version, due=again)
            )

    def current_name(self, adventure: Adventure, last: ThreadName | None) -> ThreadName:
        """The sign of an adventure's thread: a plain name, where it was not named for it yet."""
        if last is not None and last.thread == adventure.channel:
            return last
        return ThreadName(thread=adventure.channel, name=self.title(adventure), at=0)

    def next_name(self, adventure: Adventure, current: ThreadName, now: int) -> NextName:
        """Return what the thread of an adventure is to be called, after what it is called."""
        title = self.title(adventure)
        plain = current.with_(name=title, seats=(), false_since=None)
        if not self.shows_turns(adventure):
            return NextName(plain, None)
        asked = self._awaited(adventure)
        long = tuple(seat for seat, since in asked.items() if since <= now - LONG)
        named = plain.with_(name=self._name(adventure, long), seats=long) if long else plain
        if current.name == title:
            again = min(asked.values(), default=None)
            return NextName(named, now + LOOK if long or again is None else again + LONG)
        if current.seats and all(asked.get(seat, now + 1) <= current.at for seat in current.seats):
            return NextName(current.with_(false_since=None), now + LOOK)
        since = now if current.false_since is None else current.false_since
        if now < since + LONG:
            return NextName(current.with_(false_since=since), since + LONG)
        if current.seats and set(current.seats) <= asked.keys():
            newest = max(asked[seat] for seat in current.seats)
            if newest <= now - LONG:
                return NextName(current.with_(at=now, false_since=None), now + LOOK)
            return NextName(current, newest + LONG)
        return NextName(named, now + LOOK)

    @staticmethod
    def shows_turns(adventure: Adventure) -> bool:
        """Whether an adventure is on whose table wants its thread to say whose turn it is."""
        on = adventure.status == "running" and adventure.state is not None
        return on and adventure.pace == "post" and table_of(adventure).terms.signs

    def title(self, adventure: Adventure) -> str:
        """Return what is played: an adventure's own name, or its system's."""
        words = self._work.words(adventure.locale)
        return adventure.name or words.phrase(f"{adventure.ruleset}-title")

    @staticmethod
    def _awaited(adventure: Adventure) -> Mapping[Seat, int]:
        """Since when each person is awaited whom the game waits for, in the order of seats."""
        rules, state = loaded(adventure)
        table = table_of(adventure)
        asked = {*rules.awaiting(state), *to_declare(table)} & {*humans_of(adventure)}
        clocks = (table.clock(seat) for seat in sorted(asked))
        return {clock.seat: clock.opened for clock in clocks if clock.opened is not None}

    def _name(self, adventure: Adventure, seats: tuple[Seat, ...]) -> str:
        names = [seat.name for seat in adventure.seats if seat.seat in seats]
        return self._work.words(adventure.locale).phrase(
            "sign-turn",
            heroes=", ".join(names[:MOST_NAMED]),
            more=max(0, len(names) - MOST_NAMED),
            title=self.title(adventure),
        )
