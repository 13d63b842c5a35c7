"""The service: everything the cogs may ask of the dungeon master."""

from collections.abc import Callable

from rules.core.words import Words
from rules.ports import Clock, Posting, Store
from rules.service.by_post import ByPost
from rules.service.campaigns.archive import Archive
from rules.service.campaigns.campaigns import Campaigns
from rules.service.cards.boards import Boards
from rules.service.dungeons.dungeons import Dungeons
from rules.service.hall.hall import Hall
from rules.service.hall.runs import run_of
from rules.service.history import History
from rules.service.lobby.lobby import Lobby
from rules.service.people import People
from rules.service.play import Play
from rules.service.privacy.privacy import Privacy
from rules.service.unit_of_work import UnitOfWork
from rules.service.upkeep import Upkeep


class Service:
    """The use cases, in rooms by what people do.

    `lobby` is an adventure's life and seats, `play` its actions, `by_post` its time, `history`
    looking at it, `boards` the list of all that are open in a server. `campaigns` are adventures
    that last, `archive` brings them out and in as files. `hall` ranks what was played to its end,
    and opens dailies. `dungeons` is the map generator. `people` is what each person told the bot,
    `privacy` what is kept of them. `servers` says what is allowed where, `upkeep` looks after what
    is stored and lets go of what has been over for `keep_over` days (0: nothing).

    `work` is the one way to change an adventure. `entropy(n)` gives n secret bytes,
    `words(locale)` the catalogs of a locale.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Callable[[int], bytes],
        words: Callable[[str], Words],
        *,
        keep_over: int = 365,
    ) -> None:
        work = UnitOfWork(store, clock, entropy, words, run_of)
        self.store = store
        self.clock = clock
        self.words = words
        self.work = work
        self.servers = work.servers
        self.people = People(work)
        self.lobby = Lobby(work)
        self.play = Play(work)
        self.by_post = ByPost(work)
        self.boards = Boards(work)
        self.history = History(work, self.people)
        self.campaigns = Campaigns(work, self.lobby)
        self.archive = Archive(work)
        self.hall = Hall(work, self.lobby)
        self.dungeons = Dungeons(work, self.people.preferences)
        self.privacy = Privacy(work, self.lobby, self.people.preferences, keep_over)
        self.upkeep = Upkeep(work, self.by_post.parking, keep_over)

    async def request_card(self, adventure: str, *, anew: bool = False) -> None:
        """Make the card of an adventure due now, if it is out of date, or anew as a new message."""
        found = await self.store.load(adventure)
        if found is not None and found.shown < found.version:
            fresh, now = anew or found.card is None, self.clock.now()
            await self.store.post(
                Posting(adventure=found.id, version=found.version, fresh=fresh, due=now)
            )

    async def card_requests(self, adventure: str) -> int:
        """Return how often the card that an adventure waits for was asked for.

        0 when none is due.
        """
        waiting = await self.store.posting(adventure)
        return 0 if waiting is None else waiting.wishes

    async def shown(self, adventure: str, version: int, message: int, wishes: int) -> None:
        """Note that a message shows an adventure at a version.

        It answers the `wishes` for a card that were known before it was drawn.
        """
        now = self.clock.now()
        await self.store.mark_shown(adventure, version, message, now, wishes=wishes)
