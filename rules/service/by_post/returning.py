"""Coming back to a table from somewhere else, such as from a direct message."""

from rules.core.errors import NoAdventure
from rules.service.journal.loading import seats_of
from rules.service.records import Request
from rules.service.unit_of_work import UseCases


class Returning(UseCases):
    """Use cases of people who come back without being in the channel of their game."""

    async def from_anywhere(self, request: Request, adventure: str) -> Request:
        """Return a request as one that comes from the channel of a game of the person's.

        Their permissions in the channel of the request do not count there.

        Raises:
            NoAdventure: there is no such game, or they have no seat in it.
        """
        found = await self._work.load(adventure)
        if found.channel == request.channel:
            return request
        if not seats_of(found, request.user):
            raise NoAdventure("error-elsewhere")
        return Request(
            id=request.id,
            user=request.user,
            channel=found.channel,
            guild=found.guild,
            locale=request.locale,
        )
