"""Reading the page's requests, and refusing them with a sentence."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.table.api_errors import ApiError
from bot.table.discord_types import Json
from bot.table.resolved import InvalidInput

Act = Callable[[web.Request], Awaitable[web.StreamResponse]]


def refused(status: int, sentence: str) -> web.Response:
    """Return a refusal with a sentence."""
    return web.json_response({"error": sentence}, status=status)


def guarded(handler: Act) -> Act:
    """Let a handler answer impossible or refused requests with a sentence."""

    async def carry(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except InvalidInput as error:
            return refused(400, str(error))
        except ApiError as error:
            return refused(404 if error.status == 404 else 400, error.message)

    return carry


async def body_of(request: web.Request) -> Json:
    """Return the JSON object that was sent.

    Raises:
        InvalidInput: it is none.
    """
    try:
        body = await request.json()
    except ValueError:
        raise InvalidInput("that is not JSON") from None
    if not isinstance(body, dict):
        raise InvalidInput("that is not a JSON object")
    return body


def data_of(wish: Json) -> Json:
    """Return a person's click, command or form as the data of an interaction.

    Raises:
        InvalidInput: it is missing.
    """
    data = wish.get("data")
    if not isinstance(data, dict):
        raise InvalidInput("what was done is missing")
    return data


def name_of(wish: Json) -> str:
    """Return the name in a request of the page.

    Raises:
        InvalidInput: it is empty, or too long.
    """
    name = " ".join(str(wish.get("name") or "").split())
    if not 1 <= len(name) <= 32:
        raise InvalidInput("a name has 1 to 32 characters")
    return name
