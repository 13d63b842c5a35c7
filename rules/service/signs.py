"""Whose turn it is, in the name of the thread where an adventure is played."""

from rules.core.model import Model
from rules.ports import Adventure, Timer
from rules.service.house import House
from rules.service.stored import loaded
from rules.service.winding import HUMAN, table_of

KEY = "sign:"
SPACING = 10 * 60
"""Least seconds between two names of one thread: Discord takes two in that time."""
MOST_NAMED = 3


class Sign(Model):
    """What a thread was named last for an adventure, or was to be, and when."""

    thread: int
    name: str
    at: int


class Signs:
    """Use cases of the names of threads."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def last(self, adventure: str) -> Sign | None:
        """What the thread of an adventure was named last."""
        stored = await self._house.store.setting(f"{KEY}{adventure}")
        return Sign.model_validate_json(stored) if stored else None

    async def keep(self, adventure: str, sign: Sign) -> None:
        """Remember what a thread is named; a name that was refused counts, so as not to insist."""
        await self._house.store.set_setting(f"{KEY}{adventure}", sign.model_dump_json())

    async def due(self, adventure: Adventure, *, ours: bool) -> None:
        """A card was shown: should its thread be named otherwise now, that is to be done soon.

        `ours` says that it is a thread that we opened. What comes within ten minutes of the last
        name waits, and becomes one name.
        """
        last = await self.last(adventure.id)
        if last is None and not (ours and self.shows_turns(adventure)):
            return
        same = last is not None and last.thread == adventure.channel
        if same and (not ours or (last and last.name == self.name(adventure))):
            return
        now = self._house.clock.now()
        again = now if last is None else max(now, last.at + SPACING)
        await self._house.store.set_timer(
            Timer(kind="sign", subject=adventure.id, version=adventure.version, due=again)
        )

    @staticmethod
    def shows_turns(adventure: Adventure) -> bool:
        """Whether a table wants its thread to say whose turn it is."""
        begun = adventure.state is not None and adventure.pace == "post"
        return begun and table_of(adventure).terms.signs

    def name(self, adventure: Adventure) -> str:
        """What a thread is to be called as things stand: who is awaited, and what is played."""
        title = self.title(adventure)
        words = self._house.words(adventure.locale)
        if not self.shows_turns(adventure):
            return title
        if adventure.status != "running":
            return words.phrase("sign-over", title=title)
        rules, state = loaded(adventure)
        asked = rules.awaiting(state)
        names = [
            seat.name
            for seat in adventure.seats
            if seat.seat in asked and seat.user is not None and seat.pilot == HUMAN
        ]
        if not names:
            return title
        heroes = ", ".join(names[:MOST_NAMED])
        return words.phrase(
            "sign-turn", heroes=heroes, more=max(0, len(names) - MOST_NAMED), title=title
        )

    def title(self, adventure: Adventure) -> str:
        """What is played: an adventure's own name, or its system's."""
        words = self._house.words(adventure.locale)
        return adventure.name or words.phrase(f"{adventure.ruleset}-title")
