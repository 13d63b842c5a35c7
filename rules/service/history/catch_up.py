"""What happened in all games of a person who returns after a while, the newest first."""

import asyncio

from rules.core.model import Model
from rules.core.words import Words
from rules.ports import Adventure
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.history.recap import Recap, body_of, since_own
from rules.service.journal.loading import loaded, readable, seats_of
from rules.service.records import Request
from rules.service.unit_of_work import UseCases

MOST_GAMES = 10
"""Games that are included."""
MOST_LINES = 10
"""Lines that each of them has."""
MOST_READ = 40
"""Games whose journals are read."""


class GameNews(Model):
    """The news of one game: a line that names and links it, and the lines of its recap."""

    adventure: str
    head: str
    lines: tuple[str, ...]


class CatchUp(Model):
    """The news of all games of a person; `more` counts games with news beyond the list."""

    games: tuple[GameNews, ...] = ()
    more: int = 0


class CatchUps(UseCases):
    """The use case of people who return to all their games."""

    async def news(self, request: Request, over_since: int) -> CatchUp:
        """Return what happened in every game of a person since they last acted there.

        It is made of what everybody at those tables was shown. Games that ended since an instant
        are included; those in which nothing happened are not.
        """
        store, user = self._work.store, request.user
        open_ = await store.of_user(user)
        found = readable([*open_, *await store.over_since(user, over_since)])
        begun = [each for each in found if each.state is not None and seats_of(each, user)]
        begun.sort(key=lambda each: (-each.updated, each.id))
        words = self._work.words(request.locale)
        news: list[GameNews] = []
        more = 0
        for each in begun[:MOST_READ]:
            steps = await store.journal(each.id)
            recap = await asyncio.to_thread(since_own, each, user, steps, words)
            if not recap.lines and not recap.taken:
                continue
            if len(news) < MOST_GAMES:
                news.append(_news(each, user, recap, words))
            else:
                more += 1
        return CatchUp(games=tuple(news), more=more)

    async def others(self, user: int, adventure: str) -> bool:
        """Return whether a person has a seat in another open game than this one."""
        found = await self._work.store.of_user(user)
        return any(each.id != adventure and seats_of(each, user) for each in found)


def card_link(adventure: Adventure) -> str:
    """Return a link to an adventure's card, or to its channel while there is none."""
    place = f"https://discord.com/channels/{adventure.guild or '@me'}/{adventure.channel}"
    return f"{place}/{adventure.card}" if adventure.card else place


def _news(adventure: Adventure, user: int, recap: Recap, words: Words) -> GameNews:
    rules, state = loaded(adventure)
    mine = {each.seat for each in seats_of(adventure, user)}
    over = adventure.status == "ended"
    asked = set(asked_of(rules, state, table_of(adventure)))
    head = words.phrase(
        "home-game",
        title=adventure.name or words.phrase(f"{adventure.ruleset}-title"),
        link=card_link(adventure),
        hero=recap.hero,
        over="yes" if over else "no",
        yours="yes" if not over and mine & asked else "no",
    )
    lines = body_of(recap, words)
    if len(lines) > MOST_LINES:
        # The last line may already say how much is left out.
        kept = lines[: MOST_LINES - 1]
        lost = recap.left_out + len(recap.lines) - sum(line.startswith("- ") for line in kept)
        lines = (*kept, words.phrase("card-more", count=lost))
    return GameNews(adventure=adventure.id, head=head, lines=lines)
