"""Whether people are in a channel, as far as a bot without privileged intents can know."""

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.rehearsal.api import Api
from bot.rehearsal.place import Place

LATELY = timedelta(hours=1)
"""Who wrote within this time counts as being there."""
_LOOKED_AT = 100


async def people_lately(api: Api, place: Place, now: float) -> int | None:
    """Return how many people wrote in a channel lately; None where the bot may not look.

    Who reads without writing is seen by nobody: that takes a privileged intent.

    Args:
        api: what asks.
        place: the channel.
        now: seconds since 1970.
    """
    if not place.rights.read_message_history:
        return None
    path = f"/channels/{place.channel['id']}/messages?limit={_LOOKED_AT}"
    answer = await api.ask("GET", path)
    if answer.status != 200:
        return None
    soonest = datetime.fromtimestamp(now, UTC) - LATELY
    return len({_author(each) for each in answer.body if _is_from_person(each, soonest)})


def _author(message: dict[str, Any]) -> str:
    return str(message["author"]["id"])


def _is_from_person(message: dict[str, Any], soonest: datetime) -> bool:
    machine = message["author"].get("bot") or message.get("webhook_id")
    return not machine and datetime.fromisoformat(message["timestamp"]) >= soonest
