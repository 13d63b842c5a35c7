"""What is shown of an adventure: its card, and the board that lists a server's cards."""

from rules.ports import Posting
from rules.service.cards.boards import Boards
from rules.service.unit_of_work import UnitOfWork


class Cards:
    """The use cases of cards: when one is due, and which message shows it; and of `boards`."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.boards = Boards(work)

    async def request(self, adventure: str, *, anew: bool = False) -> None:
        """Make the card of an adventure due now if it is out of date; `anew` as a new message."""
        found = await self._work.store.load(adventure)
        if found is not None and found.shown < found.version:
            fresh, now = anew or found.card is None, self._work.clock.now()
            await self._work.store.post(
                Posting(adventure=found.id, version=found.version, fresh=fresh, due=now)
            )

    async def requests(self, adventure: str) -> int:
        """Return how many requests for a new card of an adventure there were.

        0 when none is due.
        """
        waiting = await self._work.store.posting(adventure)
        return 0 if waiting is None else waiting.wishes

    async def shown(self, adventure: str, version: int, message: int, wishes: int) -> None:
        """Note that a message shows an adventure at a version.

        It answers the `wishes` for a card that were known before it was drawn.
        """
        now = self._work.clock.now()
        await self._work.store.mark_shown(adventure, version, message, now, wishes=wishes)
