"""The end of an adventure, by whoever hosts it or manages its channel."""

from rules.core.errors import NoAdventure
from rules.core.words import Text
from rules.ports import Adventure
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN
from rules.service.journal import kinds
from rules.service.play.seats import only_host
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases


class Ending(UseCases):
    """Use cases of closing lobbies and ending games."""

    async def may_end(self, request: Request, adventure: str) -> None:
        """Refuse somebody who could not `end` it, before asking them whether they are sure.

        Raises:
            NotSeated: neither host nor somebody who manages the channel.
            NoAdventure: it is over already.
        """
        _endable(await self._work.at(request, adventure), request)

    async def end(self, request: Request, adventure: str) -> Answer:
        """Close a lobby or end a running game for good; the seed is revealed.

        Raises:
            NotSeated: neither host nor somebody who manages the channel.
            NoAdventure: it is over already.
        """

        def alter(draft: Change) -> None:
            before = draft.adventure
            _endable(before, request)
            if before.status == "lobby":
                draft.step(kinds.CLOSE, status="cancelled")
                draft.text = Text.of("answer-closed")
            else:
                draft.step(kinds.END, status="ended", outcome={"result": "abandoned"})
                draft.text = Text.of("answer-ended")
                draft.fresh = True

        return await self._work.change(request, adventure, alter)


def _endable(adventure: Adventure, request: Request) -> None:
    if adventure.status not in OPEN:
        raise NoAdventure("error-over")
    if not request.manages_channel:
        only_host(adventure, request)
