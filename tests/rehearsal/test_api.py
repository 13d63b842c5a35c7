"""How Discord is asked, whatever is asked."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from bot.rehearsal.api import Api, Unanswered
from bot.rehearsal.bounds import Bounds
from bot.table.connect import pointed_at


class Listener:
    """A server that answers anything, and what it heard."""

    def __init__(self) -> None:
        self.heard: list[web.Request] = []
        self.answers: list[web.Response] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.heard.append(request)
        return self.answers.pop(0) if self.answers else web.json_response({})


@pytest_asyncio.fixture
async def listener() -> AsyncIterator[Listener]:
    made, app = Listener(), web.Application()
    app.router.add_route("*", "/{rest:.*}", made.answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        with pointed_at(f"http://127.0.0.1:{runner.addresses[0][1]}"):
            yield made
    finally:
        await runner.cleanup()


@pytest_asyncio.fixture
async def api(listener: Listener) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as session:
        yield Api(session, "secret", Bounds("rehearsal_1", set()))


async def test_it_says_who_asks_in_the_form_that_discord_wants(api: Api, listener: Listener):
    await api.ask("GET", "/users/@me")
    await api.ask("POST", "/webhooks/1/token", {}, with_token=False)
    agents = [each.headers["User-Agent"] for each in listener.heard]
    assert all(each.startswith("DiscordBot (https://") for each in agents)
    assert [each.headers.get("Authorization") for each in listener.heard] == ["Bot secret", None]


def _limited(after: float, bucket: str = "b") -> web.Response:
    told = {"X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Bucket": bucket}
    return web.json_response({}, headers={**told, "X-RateLimit-Reset-After": str(after)})


async def test_a_bucket_that_is_empty_is_waited_for_by_all_that_share_it(
    api: Api, listener: Listener
):
    """A bucket is that of a channel: another channel's has room."""
    listener.answers = [_limited(0.0), _limited(0.2)]
    await api.ask("DELETE", "/channels/12/messages/1")
    await api.ask("DELETE", "/channels/12/messages/2")
    assert api.measures.waited == 0
    await api.ask("DELETE", "/channels/13/messages/3")
    assert api.measures.waited == 0
    await api.ask("DELETE", "/channels/12/messages/4")
    assert 0 < api.measures.waited <= 0.2


async def test_a_refusal_by_a_limit_is_waited_out_and_asked_again(api: Api, listener: Listener):
    listener.answers = [web.json_response({"retry_after": 0.05}, status=429)]
    answer = await api.ask("GET", "/users/@me")
    assert answer.status == 200
    assert len(listener.heard) == 2
    assert api.measures.waited >= 0.05


async def test_one_that_wants_to_see_it_gets_the_refusal(api: Api, listener: Listener):
    listener.answers = [web.json_response({"retry_after": 0.05}, status=429)]
    assert (await api.ask("GET", "/users/@me", patient=False)).status == 429
    listener.answers = [web.json_response({"retry_after": 0.05, "code": 20016}, status=429)]
    assert (await api.ask("GET", "/users/@me")).code == 20016


@pytest.mark.parametrize(("status", "body"), [(429, {"retry_after": 600}), (503, {})])
async def test_an_outage_and_a_long_limit_say_nothing_about_a_row(
    api: Api, listener: Listener, status: int, body: dict[str, int]
):
    listener.answers = [web.json_response(body, status=status)]
    with pytest.raises(Unanswered):
        await api.ask("GET", "/users/@me")


async def test_no_id_and_no_token_is_in_the_names_of_routes(api: Api, listener: Listener):
    headers = {"X-RateLimit-Limit": "5", "X-RateLimit-Reset-After": "1"}
    listener.answers = [web.json_response({}, headers=headers) for _ in range(2)]
    secret = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"
    await api.ask("POST", f"/webhooks/1400000000000000001/{secret}", {}, with_token=False)
    await api.ask("GET", "/channels/1400000000000000001/messages?limit=3")
    assert list(api.measures.buckets) == ["POST /webhooks/{}/{}", "GET /channels/{}/messages"]
