"""The service: everything the cogs may ask of the dungeon master."""

from collections.abc import Callable

from rules.core.packs.emblems import Look, unseen
from rules.core.words import Words
from rules.ports import Clock, ServerLookup, Store
from rules.service.by_post import ByPost
from rules.service.campaigns.campaigns import Campaigns
from rules.service.cards import Cards
from rules.service.change import Welcome, nobody
from rules.service.dungeons.dungeons import Dungeons
from rules.service.evenings import Evenings
from rules.service.hall.hall import Hall
from rules.service.hall.runs import run_of
from rules.service.history import History
from rules.service.lobby.lobby import Lobby
from rules.service.lobby.settings_form import SettingsForms
from rules.service.lobby.tutorials import Tutorials
from rules.service.packs import Packs
from rules.service.people import People
from rules.service.play import Play
from rules.service.privacy.privacy import Privacy
from rules.service.servers.server_settings import NOTHING_KNOWN
from rules.service.staging.staging import Staging
from rules.service.unit_of_work import UnitOfWork
from rules.service.upkeep import Upkeep
from rules.service.voices.voices import Voices


class Service:
    """The use cases, in rooms by what people do: each package of the service is one attribute.

    `lobby` has an adventure's life and seats, `play` its actions, `by_post` its time, `cards` what
    is shown of it, `history` what is read of it. `tutorials` are guided first adventures,
    `campaigns` those that last. `hall` ranks what was played to its end, and opens dailies.
    `evenings` are dates that people fix for games. `voices` are what people say as their heroes,
    `packs` what they bring of their own. `dungeons` is the map generator. `people` has what each
    person has settled, `privacy` what is stored about them. `servers` says what is allowed where;
    `upkeep` looks after what is stored and deletes what has been over for `keep_over` days (0:
    nothing).

    `work` is the one way to change an adventure. `entropy(n)` gives n secret bytes,
    `words(locale)` the catalogs of a locale. `look` says whether emblems of packs can be drawn,
    `lookup` knows what a Discord client knows of servers, and `welcome` is told of people who come
    to a table. In the servers of `developers` games may be staged (`staging`).
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Callable[[int], bytes],
        words: Callable[[str], Words],
        *,
        keep_over: int = 365,
        look: Look = unseen,
        lookup: ServerLookup = NOTHING_KNOWN,
        welcome: Welcome = nobody,
        developers: frozenset[int] = frozenset(),
    ) -> None:
        work = UnitOfWork(
            store,
            clock,
            entropy,
            words,
            run_of,
            lookup=lookup,
            welcome=welcome,
            developers=developers,
        )
        self.store = store
        self.clock = clock
        self.words = words
        self.work = work
        self.servers = work.servers
        self.people = People(work)
        self.lobby = Lobby(work)
        self.settings_forms = SettingsForms(work)
        self.tutorials = Tutorials(work, self.lobby, self.people.hints)
        self.play = Play(work, self.people.hints)
        self.by_post = ByPost(work)
        self.cards = Cards(work)
        self.history = History(work, self.people)
        self.campaigns = Campaigns(work, self.lobby, look)
        self.hall = Hall(work, self.lobby)
        self.voices = Voices(work)
        self.packs = Packs(work, look)
        self.dungeons = Dungeons(work, self.people.preferences, self.packs.collection)
        self.evenings = Evenings(work, self.lobby)
        self.privacy = Privacy(work, self.lobby, self.people, self.evenings.plans, keep_over)
        self.staging = Staging(work)
        self.upkeep = Upkeep(work, self.by_post.parking, keep_over)
