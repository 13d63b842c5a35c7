"""The table's judgement of application commands."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.support.people import Person, Refused
from tests.table.raw import RawBot, raw_bot

Json = dict[str, Any]


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as bot:
        yield bot


def _command(name: str = "go", **more: Any) -> Json:
    return {"name": name, "description": "x", "type": 1, **more}


def _option(name: str = "to", kind: int = 3, **more: Any) -> Json:
    return {"name": name, "description": "x", "type": kind, **more}


async def _put(raw: RawBot, *commands: Json) -> tuple[int, Any]:
    return await raw.ask("PUT", f"/applications/{raw.application}/commands", list(commands))


_TEN = [_option(f"o{n}", description="x" * 100) for n in range(25)]
BAD = {
    "101 commands": [_command(f"c{n}") for n in range(101)],
    "a name twice": [_command(), _command()],
    "capitals": [_command("Go")],
    "a space": [_command("go on")],
    "a long name": [_command("x" * 33)],
    "no description": [_command(description="")],
    "a long description": [_command(description="x" * 101)],
    "a long translation": [_command(description_localizations={"de": "x" * 101})],
    "26 options": [_command(options=[_option(f"o{n}") for n in range(26)])],
    "an option twice": [_command(options=[_option(), _option()])],
    "required after optional": [
        _command(options=[_option("a"), _option("b", required=True)]),
    ],
    "26 choices": [
        _command(options=[_option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])
    ],
    "a long choice": [_command(options=[_option(choices=[{"name": "x" * 101, "value": "x"}])])],
    "choices and autocomplete": [
        _command(options=[_option(autocomplete=True, choices=[{"name": "x", "value": "x"}])])
    ],
    "options beside subcommands": [_command(options=[_option("a", 1), _option("b", 3)])],
    "groups in groups": [
        _command(options=[_option("a", 2, options=[_option("b", 2, options=[])])])
    ],
    "too many characters": [
        _command(options=[_option(f"s{n}", 1, options=_TEN) for n in range(4)]),
    ],
}


@pytest.mark.parametrize("commands", BAD.values(), ids=BAD)
async def test_commands_beyond_a_limit_are_refused(raw: RawBot, commands: list[Json]) -> None:
    status, error = await _put(raw, *commands)
    assert (status, error["code"]) == (400, 50035)
    assert (await raw.ask("GET", f"/applications/{raw.application}/commands"))[1] == []


async def test_commands_keep_their_ids_and_the_page_is_told(raw: RawBot) -> None:
    async with Person.sit(raw.server.page_url) as maren:
        _, first = await _put(raw, _command(), _command("stay"))
        told = await maren.wait_for(lambda e: e["type"] == "commands")
        assert [c["name"] for c in told["commands"]] == ["go", "stay"]
        _, second = await _put(raw, _command(description="y"))
        assert second[0]["id"] == first[0]["id"]
        assert second[0]["description"] == "y"
        path = f"/applications/{raw.application}/commands/{second[0]['id']}"
        assert (await raw.ask("GET", path))[1] == second[0]
        assert (await raw.ask("DELETE", path))[0] == 204
        assert (await raw.ask("GET", path))[1]["code"] == 10063
        assert (await maren.state())["commands"] == []


async def test_the_guilds_own_command_wins(raw: RawBot) -> None:
    await _put(raw, _command(description="everywhere"), _command("stay"))
    guild = raw.server.table.world.guild
    path = f"/applications/{raw.application}/guilds/{guild}/commands"
    await raw.ask("PUT", path, [_command(description="here")])
    shown = {c["name"]: c["description"] for c in raw.server.table.commands()}
    assert shown == {"go": "here", "stay": "x"}


async def test_default_permissions_hold_back_ordinary_people(raw: RawBot) -> None:
    await _put(raw, _command(default_member_permissions=1 << 5))
    async with (
        Person.sit(raw.server.page_url, "Maren") as owner,
        Person.sit(raw.server.page_url, "Tilde") as guest,
    ):
        await owner.command("go", wait=False)
        with pytest.raises(Refused, match="may not"):
            await guest.command("go", wait=False)
        await guest.command("go", wait=False, force=True)


async def test_the_largest_allowed_command_passes(raw: RawBot) -> None:
    subs = [_option(f"s{n}", 1, options=_TEN) for n in range(3)]
    status, _ = await _put(raw, _command(options=subs))
    assert status == 200
