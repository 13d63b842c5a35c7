"""A lobby whose people want to play something else."""

from rules.core.errors import NoAdventure, RuleError
from rules.core.model import Options
from rules.core.words import Text
from rules.ports import Adventure
from rules.registry import campaigns, ruleset, rulesets
from rules.service.change import Change
from rules.service.clocks.terms import at_pace
from rules.service.journal import kinds
from rules.service.journal.seeds import changeable
from rules.service.play.seats import gathering, only_host
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases


class AnotherGame(UseCases):
    """The use case of changing the game of a lobby."""

    async def may_change_game(self, request: Request, adventure: str) -> Adventure:
        """Return a lobby whose game the person may change.

        Raises:
            NotSeated: only the host may.
            RuleError: the game has begun, it is a daily, or a campaign.
        """
        return _changeable(await self._work.at(request, adventure), request)

    async def change_game(self, request: Request, adventure: str, key: str) -> Answer:
        """Let the people of a lobby play another game, as that game's lobby proposes it.

        Seats, hosts, pace and seed stay.

        Raises:
            NotSeated: only the host may.
            NoAdventure: there is no such game.
            RuleError: the game has begun, it is a daily or a campaign, it is this game already, or
                more people sit here than it takes.
        """

        def alter(draft: Change) -> None:
            before = _changeable(draft.adventure, request)
            if key not in rulesets():
                raise NoAdventure("error-no-such-ruleset", name=key[:60])
            rules, game = ruleset(key), Text.of(f"{key}-title")
            if key == before.ruleset:
                raise RuleError("error-same-game", game=game)
            _, most = rules.seats
            if len(before.seats) > most:
                raise RuleError(
                    "error-too-many-for-game", game=game, most=most, seated=len(before.seats)
                )
            options: Options = at_pace(rules, rules.preset, before.pace)
            draft.step(
                kinds.GAME,
                action={"ruleset": key},
                ruleset=key,
                options=options.model_dump(mode="json"),
            )
            draft.text = Text.of("answer-game-changed", game=game)

        return await self._work.change(request, adventure, alter)


def _changeable(adventure: Adventure, request: Request) -> Adventure:
    found = changeable(gathering(adventure))
    only_host(found, request)
    if found.ruleset in campaigns():
        raise RuleError("error-campaign-game")
    return found
