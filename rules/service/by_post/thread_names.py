"""Whose turn it is, in the name of the thread where an adventure is played."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.model import Model, Seat
from rules.pace.table import to_declare
from rules.ports import Adventure, Timer
from rules.service.clocks.known_turns import humans_of
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from rules.service.unit_of_work import UseCases

KEY = "sign:"
SPACING = 10 * 60
"""Least seconds between two names of one thread: Discord takes two in that time."""
LONG = 16 * 60 * 60
"""Seconds that a turn is open before a thread says so: longer than an evening and a night."""
WRONG = 2 * 60 * 60
"""Seconds that a name may be wrong."""
LOOK = 60 * 60
"""Seconds between two looks at a name that says whose turn it is: not every act shows a card."""
MOST_NAMED = 3


class ThreadName(Model):
    """The last name that the bot gave, or tried to give, to an adventure's thread, and when.

    `seats` are those whose turn the name mentions, none for a plain name. `false_since` is when it
    was first seen that one of them had acted, or that the plain name is another one now.
    """

    thread: int
    name: str
    at: int
    seats: tuple[Seat, ...] = ()
    false_since: int | None = None


class NextName(NamedTuple):
    """The name that a thread should have now, and when to look again (None: not by itself)."""

    sign: ThreadName
    again: int | None


class ThreadNames(UseCases):
    """Use cases of the names of threads.

    Discord adds a message to a thread at each new name, so an active table is left alone:

    - A plain name stays until somebody's turn has been open for sixteen hours; the new name then
      mentions everybody whose turn has been. Turns that come and go have no names.
    - A name that mentions turns stays as long as nobody in it has acted, even if others have a turn
      as well, and for two hours after that. If it is true of new turns by then, it stays until it
      is not. Else a new one is given, once: the turns that have been open for as long, or the
      plain name.
    - At an end, when the table wants no such names, and in a thread that the adventure has left,
      the plain name comes back at once.

    So a name is wrong for two hours at most, and for the time until that is noticed: at once where
    a card is shown, within an hour elsewhere.
    """

    async def last(self, adventure: str) -> ThreadName | None:
        """Return the last name that was given to an adventure's thread."""
        stored = await self._work.store.setting(f"{KEY}{adventure}")
        return ThreadName.model_validate_json(stored) if stored else None

    async def keep(self, adventure: str, sign: ThreadName) -> None:
        """Remember the name of a thread; a refused name counts too, so it is not tried again."""
        await self._work.store.set_setting(f"{KEY}{adventure}", sign.model_dump_json())

    async def due(self, adventure: Adventure, *, ours: bool) -> None:
        """Set when to look at the name of an adventure's thread, after a card was shown.

        `ours` says that the bot opened the thread. Changes within ten minutes of the last name
        wait, and become one name.
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
        """Return the name of an adventure's thread, a plain one if the bot has given none yet."""
        if last is not None and last.thread == adventure.channel:
            return last
        return ThreadName(thread=adventure.channel, name=self.title(adventure), at=0)

    def next_name(self, adventure: Adventure, current: ThreadName, now: int) -> NextName:
        """Return the name that an adventure's thread should have, given its present one."""
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
        if now < since + WRONG:
            return NextName(current.with_(false_since=since), since + WRONG)
        if current.seats and set(current.seats) <= asked.keys():
            newest = max(asked[seat] for seat in current.seats)
            if newest <= now - LONG:
                return NextName(current.with_(at=now, false_since=None), now + LOOK)
            return NextName(current, newest + LONG)
        return NextName(named, now + LOOK)

    @staticmethod
    def shows_turns(adventure: Adventure) -> bool:
        """Return whether an adventure is on and its table wants turns in the thread's name."""
        on = adventure.status == "running" and adventure.state is not None
        return on and adventure.pace == "post" and table_of(adventure).terms.signs

    def title(self, adventure: Adventure) -> str:
        """Return the title of a game: the adventure's own name, or the system's."""
        words = self._work.words(adventure.locale)
        return adventure.name or words.phrase(f"{adventure.ruleset}-title")

    @staticmethod
    def _awaited(adventure: Adventure) -> Mapping[Seat, int]:
        """Return since when each player's turn is open, in the order of seats."""
        rules, state = loaded(adventure)
        table = table_of(adventure)
        asked = {*asked_of(rules, state, table), *to_declare(table)} & {*humans_of(adventure)}
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
