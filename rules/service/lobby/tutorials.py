"""Guided first dungeons: opening one, alone or with friends, and skipping its lessons."""

from rules.core.errors import NoAdventure
from rules.core.words import Text
from rules.ports import TUTORIAL
from rules.registry import ruleset, rulesets
from rules.service.journal.seeds import tutorial_of
from rules.service.lobby.lobby import Lobby
from rules.service.people.hints import Hints
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UnitOfWork


class Tutorials:
    """Use cases of tutorials: ordinary adventures with a fixed seed, whose lessons stand on cards.

    They are no runs of the hall.
    """

    def __init__(self, work: UnitOfWork, lobby: Lobby, hints: Hints) -> None:
        self._work = work
        self._lobby = lobby
        self._hints = hints

    def games(self, locale: str) -> list[tuple[str, str]]:
        """Return key and title of every game that has a tutorial."""
        words = self._work.words(locale)
        having = (key for key, rules in rulesets().items() if rules.tutorial is not None)
        return [(key, words.phrase(f"{key}-title")) for key in having]

    def known(self, key: str) -> str:
        """Return the key of a game that has a tutorial; the first one where none is given.

        Raises:
            NoAdventure: there is no such game.
            RuleError: it has no tutorial.
        """
        found = key or self.games("en")[0][0]
        tutorial_of(ruleset(found))
        return found

    async def open(self, request: Request, key: str, *, together: bool = False) -> Answer:
        """Begin the tutorial of a game; `together` opens its lobby first, for friends.

        Raises:
            NoAdventure, RuleError: as for `known`, and as for `Lobby.open`.
        """
        tutorial = tutorial_of(ruleset(self.known(key)))
        answer = await self._lobby.open(request, key, tutorial=True, begins=not together)
        await self._hints.begin(request.user, tutorial)
        said = "answer-tutorial-lobby"
        if not together:
            begin = request.with_(id=f"{request.id}-begin")
            answer = await self._lobby.begin(begin, answer.adventure, anyway=True)
            said = "answer-tutorial"
        return answer.with_(text=self._work.words(request.locale).phrase(said))

    async def instead(self, request: Request, adventure: str) -> Answer:
        """Close a lobby and begin the tutorial of its game there; with company its lobby opens.

        Raises:
            NotSeated: somebody else is the host.
            NoAdventure: it is no lobby any more.
            RuleError: the game has no tutorial, or it may not begin here and now.
        """
        found = await self._work.at(request, adventure)
        if found.status != "lobby":
            raise NoAdventure("error-begun-already")
        self.known(found.ruleset)
        await self._lobby.end(request.with_(id=f"{request.id}-end"), adventure)
        return await self.open(request, found.ruleset, together=len(found.seats) > 1)

    async def skip(self, request: Request) -> Answer:
        """Tell a person no more lessons of the tutorial in the request's channel.

        Raises:
            NoAdventure: none is played here.
        """
        found = await self._work.here(request)
        if found.seeded != TUTORIAL:
            raise NoAdventure("error-no-tutorial-here")
        await self._hints.skip(request.user, tutorial_of(ruleset(found.ruleset)))
        text = self._work.words(request.locale).say(Text.of("answer-tutorial-skipped"))
        return Answer(adventure=found.id, version=found.version, text=text)
