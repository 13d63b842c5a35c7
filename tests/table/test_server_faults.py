"""The table misbehaves when asked to, and keeps strangers out."""

import asyncio
import time
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.table.server import TableServer
from tests.support.people import Person, Refused
from tests.table.bots import Setting, at_the_table
from tests.table.raw import RawBot, raw_bot


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        yield setting


async def _order(play: Setting, **fault: object) -> None:
    await play.maren.ask("POST", "/table/faults", {"rest": [fault]})


async def _statuses(play: Setting, method: str) -> list[int]:
    requests = await play.maren.ask("GET", "/table/requests")
    return [r["status"] for r in requests if r["method"] == method]


async def test_a_failure_before_the_effect_is_retried(play: Setting) -> None:
    await _order(play, method="POST", path="/messages$", status=502)
    await play.tavern.send("once")
    assert (await _statuses(play, "POST"))[-2:] == [502, 200]
    assert len(await play.maren.messages()) == 1


async def test_a_failure_after_the_effect_doubles_unless_there_is_a_nonce(play: Setting) -> None:
    await _order(play, method="POST", path="/messages$", status=500, after_apply=True)
    await play.tavern.send("safe", nonce="turn-1")
    assert [m["content"] for m in await play.maren.messages()] == ["safe"]


async def test_rate_limits_are_waited_out_or_raised(play: Setting) -> None:
    await _order(play, method="POST", path="/messages$", status=429, retry_after=0.3)
    before = time.perf_counter()
    await play.tavern.send("patience")
    assert time.perf_counter() - before >= 0.3
    assert (await _statuses(play, "POST"))[-2:] == [429, 200]
    await _order(play, method="POST", path="/messages$", status=429, via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await play.tavern.send("banned")
    assert caught.value.status == 429


async def test_any_error_can_be_ordered(play: Setting) -> None:
    message = await play.tavern.send("old")
    await _order(play, method="PATCH", status=400, code=50005, message="Not yours")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="new")
    assert caught.value.code == 50005
    await message.edit(content="new")


async def test_a_cut_connection_leaves_the_question_open(play: Setting) -> None:
    await _order(play, method="POST", path="/messages$", status=0, after_apply=True)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await play.tavern.send("did it arrive?", nonce="turn-1")
    await play.tavern.send("did it arrive?", nonce="turn-1")
    assert len(await play.maren.messages()) == 1


async def test_delays_and_times(play: Setting) -> None:
    await _order(play, method="POST", path="/messages$", delay=0.3, times=2)
    before = time.perf_counter()
    await asyncio.gather(play.tavern.send("slow"), play.tavern.send("slow as well"))
    assert time.perf_counter() - before >= 0.3
    await _order(play, method="POST", path="/messages$", status=403, times=5)
    await play.maren.ask("DELETE", "/table/faults")
    await play.tavern.send("all is well again")


async def test_a_wish_that_makes_no_sense_is_refused(play: Setting) -> None:
    for wish in ({"rest": [{"path": "("}]}, {"rest": [{"x": 1}]}, {"gateway": {"x": 1}}):
        with pytest.raises(Refused):
            await play.maren.ask("POST", "/table/faults", wish)


async def test_the_log_tells_what_the_bot_asked(play: Setting) -> None:
    await play.maren.ask("DELETE", "/table/requests")
    await play.tavern.send("x")
    entries = await play.maren.ask("GET", "/table/requests")
    assert [(e["method"], e["path"], e["status"]) for e in entries] == [
        ("POST", f"/channels/{play.tavern.id}/messages", 200)
    ]
    assert 0 <= entries[0]["time"] < 5
    assert "body" not in entries[0]


# The door


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as bot:
        yield bot


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.2", "8.8.8.8", "::"])
async def test_only_loopback_is_listened_on(host: str) -> None:
    with pytest.raises(ValueError, match="loopback"):
        await TableServer().start(host)


async def test_a_port_in_use_is_an_os_error(raw: RawBot) -> None:
    other = TableServer()
    with pytest.raises(OSError, match=str(raw.server.port)):
        await other.start(port=raw.server.port)
    await other.stop()


async def test_a_stopped_table_starts_again_with_its_world(raw: RawBot) -> None:
    _, message = await raw.post(content="still here")
    await raw.server.stop()
    await raw.server.start()
    status, again = await raw.ask("GET", f"/channels/{raw.channel}/messages/{message['id']}")
    assert (status, again["content"]) == (200, "still here")


@pytest.mark.parametrize("path", ["/", "/table/state", "/table/events", "/api/v10/gateway"])
@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1:1"])
async def test_foreign_names_are_turned_away(raw: RawBot, path: str, host: str) -> None:
    headers = {"Host": host.format(port=raw.server.port)}
    async with raw.session.get(raw.server.table.base + path, headers=headers) as response:
        assert response.status == 421


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_foreign_pages_are_turned_away(raw: RawBot, origin: str) -> None:
    headers = {"Origin": origin}
    url = raw.server.table.base + "/table/users"
    async with raw.session.post(url, json={"name": "Eve"}, headers=headers) as response:
        assert response.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await raw.session.ws_connect(raw.server.page_url + "table/events", headers=headers)
    assert caught.value.status == 403
    assert "Eve" not in [u.global_name for u in raw.server.table.world.users.values()]


async def test_the_tables_own_page_is_let_in(raw: RawBot) -> None:
    headers = {"Origin": raw.server.table.base}
    url = raw.server.table.base + "/table/users"
    async with raw.session.post(url, json={"name": "Wren"}, headers=headers) as response:
        assert response.status == 200
    async with raw.session.get(raw.server.page_url) as response:
        assert response.status == 200
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
    async with raw.session.get(raw.server.page_url + "page/main.js") as response:
        assert (response.status, response.content_type) == (200, "text/javascript")


@pytest.mark.parametrize("name", ["__init__.py", "..%2Fserver.py", "no.js", "..%5Cserver.py"])
async def test_nothing_but_the_pages_files_is_served(raw: RawBot, name: str) -> None:
    url = f"{raw.server.page_url}page/{name}"
    async with raw.session.get(aiohttp.client.URL(url, encoded=True)) as response:
        assert response.status == 404


async def test_one_address_for_the_page(raw: RawBot) -> None:
    async with raw.session.get(
        raw.server.page_url, headers={"Host": f"localhost:{raw.server.port}"}, allow_redirects=False
    ) as response:
        assert (response.status, response.headers["Location"]) == (302, raw.server.page_url)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4002),
        ('{"op": 99, "d": null}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "wrong"}}', 4004),
        ('{"op": 6, "d": {"token": "wrong"}}', 4004),
    ],
)
async def test_the_gateway_closes_with_discords_codes(raw: RawBot, frame: str, code: int) -> None:
    await raw.dial()
    assert (await raw.frame())["op"] == 10
    await raw.socket.send_str(frame)
    assert await raw.frame() == {}
    assert raw.closed_with == code


async def test_resuming_by_hand(raw: RawBot) -> None:
    ready = await raw.listen()
    await raw.event("GUILD_CREATE")
    assert raw.socket is not None
    await raw.send(2, {"token": "local"})
    while await raw.frame():
        pass
    assert raw.closed_with == 4005
    await raw.post(content="missed")
    await raw.dial()
    await raw.send(6, {"token": "local", "session_id": ready["session_id"], "seq": 2})
    assert (await raw.event("MESSAGE_CREATE"))["content"] == "missed"
    await raw.event("RESUMED")
    await raw.socket.close(code=1000)
    await raw.dial()
    await raw.send(6, {"token": "local", "session_id": ready["session_id"], "seq": 2})
    assert (await raw.frame())["op"] == 10
    assert await raw.frame() == {"op": 9, "d": False}


async def test_intents_choose_the_events(raw: RawBot) -> None:
    await raw.listen(intents=1)
    await raw.event("GUILD_CREATE")
    await raw.post(content="unheard")
    await raw.ask("POST", f"/channels/{raw.channel}/threads", {"name": "T", "type": 11})
    kinds = []
    while "THREAD_CREATE" not in kinds:
        kinds.append((await raw.frame()).get("t"))
    assert "MESSAGE_CREATE" not in kinds


async def test_the_page_is_told_when_a_bot_comes(raw: RawBot) -> None:
    async with Person.sit(raw.server.page_url, "Oswin") as oswin:
        state = await oswin.state()
        assert not state["ready"]
        await raw.listen()
        assert await oswin.wait_for(lambda e: e["type"] == "bot" and e["ready"])
