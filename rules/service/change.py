"""A change to an adventure: steps for the journal, and everything that follows from them."""

from collections.abc import Callable

from rules.core.model import Seat
from rules.core.words import Text
from rules.ports import Adventure, Note
from rules.service.clocks.new_calls import VoteRequest
from rules.service.journal.chain import Draft


class Change(Draft):
    """A draft with everything that follows from it outside the journal.

    `fresh` asks for a new card, `text` is said to the person alone. `asked` are seats that are
    asked to vote; with `again` everybody whose turn is open is called once more. `rolled`, `more`
    and `back` are those of `Answer`. `leaves` is the channel that the adventure is moved away from.
    `entropy(n)` gives n secret bytes, for a new seed. `notes` are what is to be said to people
    outside of the card; `silent` leaves the card as it is, and what is `followed` by another change
    at once leaves it to that. `respite` holds right after an outage of
    the bot, when no turn is taken for anybody. `absent` are seats whose players are known not to be
    there now, besides those whose clocks say so; `late` are those whose time is up just now.
    """

    def __init__(self, adventure: Adventure, now: int, entropy: Callable[[int], bytes]) -> None:
        super().__init__(adventure, now)
        self.entropy = entropy
        self.leaves: int | None = None
        self.fresh = False
        self.text: Text | None = None
        self.asked: list[VoteRequest] = []
        self.again = False
        self.rolled = 0
        self.more = False
        self.back = 0
        self.notes: list[Note] = []
        self.silent = False
        self.followed = False
        self.respite = False
        self.absent: frozenset[Seat] = frozenset()
        self.late: frozenset[Seat] = frozenset()
