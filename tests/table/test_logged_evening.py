"""Each line of the log names the game, the request and the shard that it is about."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import logs
from bot.gateway.named_events import about
from cogs.base.ids import encode
from rules.core.concerns import concern, concerning, concerns
from tests.support.people import Outcome, Person, seated
from tests.support.tables import Evening, evening, sensible, take

Line = dict[str, Any]


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What the log says, each line as JSON."""
    root = logging.getLogger()
    handlers = list(root.handlers)
    levels = {name: logging.getLogger(name).level for name in (*logs.NOISY, None)}
    written = io.StringIO()
    logs.configure("DEBUG", "json", (), written)
    yield written
    root.handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


async def plays(out: Evening, person: Person, channel: str, begun: dict[str, str]) -> str:
    """A short game alone in a channel; its id. `begun` learns which request was about which."""
    await person.go(channel)
    opened = await person.command("adventure new", game="three-dice", seed=channel)
    await person.answer(opened)
    found = await out.shown((await out.adventure(channel)).id)
    begun[opened.interaction] = found.id
    await clicked(person, out, found.id, "Begin", begun)
    for _ in range(4):
        found = await out.shown(found.id)
        option = sensible(found, int(person.id))
        assert option is not None
        await take(person, await person.fresh(str(found.card)), option)
        await out.shown(found.id, found.version + 1)
    told: Outcome = await person.command("hero")
    await person.answer(told)
    begun[told.interaction] = found.id
    return found.id


async def clicked(
    person: Person, out: Evening, adventure: str, label: str, begun: dict[str, str]
) -> None:
    found = await out.shown(adventure)
    done = await person.click(await person.fresh(str(found.card)), label)
    begun[done.interaction] = adventure
    await out.shown(adventure, found.version + 1)


async def test_an_evening_at_two_tables(tmp_path: Path, stream: io.StringIO) -> None:
    begun: dict[str, str] = {}
    async with evening(tmp_path) as out, seated(out.table.page_url, "Ilse", "Tomas") as people:
        first = people[0].channel
        second = (await people[0].ask("POST", "/table/channels", {"name": "second"}))["id"]
        played = await asyncio.gather(
            plays(out, people[0], first, begun), plays(out, people[1], second, begun)
        )
        await out.settled()
    said: list[Line] = [json.loads(line) for line in stream.getvalue().splitlines()]
    for line in said:
        named = [each for each in played if each in line["message"]]
        assert named in ([], [line.get("adventure")]), line
        request = line.get("request")
        if request in begun and "adventure" in line:
            assert line["adventure"] == begun[request], line
        if "request" in line or line.get("adventure") in played:
            assert line["shard"] == 0, line
    # Every click was about its game from the first line on, and so is what became of it.
    for adventure in played:
        own = [line for line in said if line.get("adventure") == adventure]
        told = {line["from"] for line in own}
        assert {"bot.gateway.measured", "bot.posting.poster", "rules.service.unit_of_work"} <= told
        stored = [line for line in own if line["from"] == "rules.service.unit_of_work"]
        assert len(stored) >= 5
        assert all("request" in line for line in stored)
    answered = [line for line in said if line["from"] == "bot.gateway.measured"]
    assert len({line["request"] for line in answered}) == len(answered) >= 14
    assert begun.keys() <= {line["request"] for line in answered}
    # Cards are for everybody, and what goes on for ever is about nobody.
    assert all("request" not in line for line in said if line["from"] == "bot.posting.poster")
    assert any("adventure" not in line for line in said if line["from"] == "bot.gateway.client")


async def test_a_bug_names_game_and_request(tmp_path: Path, stream: io.StringIO) -> None:
    async with evening(tmp_path) as out, seated(out.table.page_url, "Ilse") as (ilse,):
        await ilse.answer(await ilse.command("adventure new", seed="bug"))
        found = await out.shown((await out.adventure(ilse.channel)).id)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(out.app.service.lobby, "begin", bug)
            done = await ilse.click(await ilse.fresh(str(found.card)), "Begin")
            await ilse.answer(done)
    said = [json.loads(line) for line in stream.getvalue().splitlines()]
    (line,) = [line for line in said if line["message"].startswith("bug ")]
    assert (line["adventure"], line["request"], line["shard"]) == (found.id, done.interaction, 0)
    assert "ZeroDivisionError" in line["traceback"]


async def bug(*_: object, **__: object) -> None:
    """What a bug does."""
    raise ZeroDivisionError


def test_what_events_are_about() -> None:
    click = {"id": "7", "guild_id": str(5 << 22), "data": {"custom_id": encode("abc", 3, "do.x")}}
    assert about("INTERACTION_CREATE", click) == {
        "guild": 5 << 22,
        "request": "7",
        "adventure": "abc",
    }
    assert about("INTERACTION_CREATE", {"id": "7", "data": {"name": "act"}}) == {
        "guild": 0,
        "request": "7",
    }
    assert about("GUILD_DELETE", {"id": "12"}) == {"guild": 12}
    assert about("CHANNEL_DELETE", {"id": "12", "guild_id": "13"}) == {"guild": 13}
    for strange in ({"data": 5}, {"id": None, "guild_id": []}, {"data": {"custom_id": {}}}):
        assert "adventure" not in about("INTERACTION_CREATE", strange)


def test_the_shard_of_a_server(stream: io.StringIO) -> None:
    logs.count_shards(8)
    try:
        log = logging.getLogger("undercroft.test")
        with concerning(guild=13 << 22, adventure="abc"):
            log.info("one")
            concern(adventure="def")
            log.info("two", extra={"adventure": "ghi"})
        log.info("three")
    finally:
        logs.count_shards(1)
    one, two, three = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (one["shard"], one["adventure"]) == (5, "abc")
    assert two["adventure"] == "ghi"
    assert not {"shard", "adventure", "request", "guild"} & three.keys()
    assert concerns() == {}
