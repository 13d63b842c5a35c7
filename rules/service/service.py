"""The service: everything the cogs may ask of the dungeon master."""

from collections.abc import Callable

from rules.core.words import Words
from rules.ports import Clock, Posting, Store
from rules.service.by_post.agreements import Pauses
from rules.service.by_post.departures import Departures
from rules.service.by_post.farewells import Farewells
from rules.service.by_post.handover import Handover
from rules.service.by_post.holidays import Holidays
from rules.service.by_post.nudges import Nudging
from rules.service.by_post.parking import Parking
from rules.service.by_post.reminders import Calls
from rules.service.by_post.thread_names import Signs
from rules.service.by_post.timers import Pacing
from rules.service.campaigns.archive import Archive
from rules.service.campaigns.campaigns import Campaigns
from rules.service.cards.boards import Boards
from rules.service.dungeons.dungeons import Dungeons
from rules.service.hall.hall import Hall
from rules.service.hall.runs import run_of
from rules.service.history.homecoming import Homecomings
from rules.service.history.queries import Looks
from rules.service.history.recap import Recaps
from rules.service.history.search import Searches
from rules.service.history.story import Stories
from rules.service.lobby.lobby import Lobby
from rules.service.people.availability import People
from rules.service.people.preferences import Tastes
from rules.service.play.actions import Play
from rules.service.play.declared_turns import Declaring
from rules.service.play.repeated_attacks import Keeping
from rules.service.play.standing_orders import Standing
from rules.service.play.table_rolls import Table
from rules.service.play.undo import Undoing
from rules.service.privacy.privacy import Privacy
from rules.service.unit_of_work import House
from rules.service.upkeep.checkup import Checkups
from rules.service.upkeep.retention import Retention
from rules.service.upkeep.stopping import Stopping


class Service:
    """The use cases, grouped: `lobby` (life and seats), `play` (actions), `looks` (reading).

    `campaigns` are adventures that last, `archive` brings them out and in as files. `hall` ranks
    what was played to its end, and opens dailies.
    `pacing` is play by post: clocks; `calls` says whom to call, when and how; `pauses` what a table
    agrees on, `holidays` its days off, `people` what each told us of their days, `handover` seats
    that change hands,
    `undoing` steps that are taken back.
    `table` rolls for the dungeon, in a game or for people who play without us.
    `dungeons` is the map generator, `tastes` how each person likes things shown.
    `doors` let games begin where `servers` and the owner allow it; `stopping` is the owner's
    switch.
    `privacy` is what is kept of a person, `retention` lets go of what has been over for `keep_over`
    days (0: nothing).
    `entropy(n)` gives n secret bytes, `words(locale)` the catalogs of a locale.
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
        house = House(store, clock, entropy, words, run_of)
        self.store = store
        self.clock = clock
        self.words = words
        self.lobby = Lobby(house)
        self.campaigns = Campaigns(house, self.lobby)
        self.archive = Archive(house)
        self.hall = Hall(house, self.lobby)
        self.play = Play(house)
        self.pacing = Pacing(house)
        self.calls = Calls(house)
        self.standing = Standing(house)
        self.declaring = Declaring(house)
        self.keeping = Keeping(house)
        self.boards = Boards(house)
        self.pauses = Pauses(house)
        self.nudging = Nudging(house)
        self.parking = Parking(house)
        self.departures = Departures(house)
        self.doors = house.doors
        self.servers = house.doors.servers
        self.stopping = Stopping(house, self.parking)
        self.signs = Signs(house)
        self.holidays = Holidays(house)
        self.people = People(house)
        self.handover = Handover(house)
        self.undoing = Undoing(house)
        self.table = Table(house)
        self.tastes = Tastes(house)
        self.privacy = Privacy(house, self.lobby, self.tastes, keep_over)
        self.retention = Retention(house, keep_over)
        self.looks = Looks(house, self.tastes)
        self.recaps = Recaps(house)
        self.farewells = Farewells(house)
        self.homecomings = Homecomings(house)
        self.checkups = Checkups(house)
        self.searches = Searches(house)
        self.stories = Stories(house, self.looks)
        self.dungeons = Dungeons(house, self.tastes)

    async def hurry(self, adventure: str, *, anew: bool = False) -> None:
        """Let the card of an adventure be brought up to date now, if it is not, or posted anew."""
        found = await self.store.load(adventure)
        if found is not None and found.shown < found.version:
            fresh, now = anew or found.card is None, self.clock.now()
            await self.store.post(
                Posting(adventure=found.id, version=found.version, fresh=fresh, due=now)
            )

    async def wishes(self, adventure: str) -> int:
        """How often the card that an adventure waits for was asked for; 0 when none is due."""
        waiting = await self.store.posting(adventure)
        return 0 if waiting is None else waiting.wishes

    async def shown(self, adventure: str, version: int, message: int, wishes: int) -> None:
        """Note that a message shows an adventure at a version.

        It answers the `wishes` for a card that were known before it was drawn.
        """
        now = self.clock.now()
        await self.store.mark_shown(adventure, version, message, now, wishes=wishes)
