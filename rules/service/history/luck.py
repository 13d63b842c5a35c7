"""Looking up how the dice fell for each hero."""

import asyncio

from rules.registry import ruleset
from rules.service.cards.cards import require_begun
from rules.service.cards.luck import counted_of, lines_of_luck
from rules.service.records import Request
from rules.service.unit_of_work import UseCases


class Lucks(UseCases):
    """Use cases of people who wonder how the dice fell."""

    async def told(self, request: Request, adventure: str) -> tuple[str, ...]:
        """Return the luck of everybody who threw in an adventure, a line for each hero and more.

        Raises:
            NoAdventure: the game has not begun, or is played elsewhere.
        """
        found = require_begun(await self._work.at(request, adventure))
        words = self._work.words_of(found, request.locale)
        rules = ruleset(found.ruleset)
        if not rules.tells_luck:
            return (words.phrase("luck-unknown", game=words.phrase(f"{found.ruleset}-title")),)
        steps = await self._work.store.journal(found.id)
        counted = await asyncio.to_thread(counted_of, rules, steps)
        return tuple(lines_of_luck(counted, words))
