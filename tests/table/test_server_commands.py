"""The table's judgement of application commands."""

from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import ANY

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
    "a menu with a description": [{"name": "Look", "type": 3, "description": "x"}],
    "a menu with options": [{"name": "Look", "type": 3, "options": [_option()]}],
    "a long menu": [{"name": "x" * 33, "type": 3}],
    "16 menus": [{"name": f"Look {n}", "type": 3} for n in range(16)],
    "a place that is none": [_command(contexts=[0, 3])],
    "a place twice": [_command(contexts=[0, 0])],
    "no place": [_command(contexts=[])],
    "an installation that is none": [_command(integration_types=[2])],
    "kinds of files for words": [_command(options=[_option(file_types=[".json"])])],
    "11 kinds of files": [_command(options=[_option(kind=11, file_types=[".a"] * 11)])],
    "an ending without a dot": [_command(options=[_option(kind=11, file_types=["json"])])],
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


async def test_a_command_that_is_sent_alone_is_added_or_replaced(raw: RawBot) -> None:
    here = f"/applications/{raw.application}/guilds/{raw.server.table.world.guild}/commands"
    status, made = await raw.ask("POST", here, _command())
    assert status == 201
    assert await raw.ask("POST", here, _command("Go")) == (400, ANY)
    status, again = await raw.ask("POST", here, _command(description="y"))
    assert (status, again["id"]) == (200, made["id"])
    assert (await raw.ask("GET", here))[1] == [again]
    for n in range(14):
        await raw.ask("POST", here, {"name": f"Look {n}", "type": 3})
    assert (await raw.ask("POST", here, {"name": "Look", "type": 3}))[0] == 201
    assert (await raw.ask("POST", here, {"name": "More", "type": 3}))[0] == 400
    assert (await raw.ask("POST", here, {"name": "Look", "type": 3}))[0] == 200


async def test_the_guilds_own_command_wins(raw: RawBot) -> None:
    await _put(raw, _command(description="everywhere"), _command("stay"))
    guild = raw.server.table.world.guild
    path = f"/applications/{raw.application}/guilds/{guild}/commands"
    await raw.ask("PUT", path, [_command(description="here")])
    shown = {c["name"]: c["description"] for c in raw.server.table.commands()}
    assert shown == {"go": "here", "stay": "x"}


async def test_a_guilds_own_command_stays_there(raw: RawBot) -> None:
    world = raw.server.table.world
    other = world.add_channel("elsewhere", guild=world.add_guild("Elsewhere").id)
    path = f"/applications/{raw.application}/guilds/{world.guild}/commands"
    await raw.ask("PUT", path, [_command()])
    async with Person.sit(raw.server.page_url, "Maren") as owner:
        await owner.command("go", wait=False)
        await owner.go(other.id)
        with pytest.raises(Refused, match="may not"):
            await owner.command("go", wait=False)


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


async def test_kinds_of_files_are_checked(raw: RawBot) -> None:
    kinds = ["image", ".json", ".gz"]
    status, made = await _put(raw, _command(options=[_option(kind=11, file_types=kinds)]))
    assert status == 200
    assert made[0]["options"][0]["file_types"] == kinds


async def test_a_file_of_another_kind_is_not_taken(raw: RawBot) -> None:
    await _put(raw, _command(options=[_option(kind=11, file_types=["image", ".json"])]))
    async with Person.sit(raw.server.page_url, "Maren") as maren:
        for name, fits in (("map.JSON", True), ("map.webp", True), ("map.txt", False)):
            file = await maren.hand(name, b"x")
            if fits:
                await maren.command("go", to=file, wait=False)
            else:
                with pytest.raises(Refused, match="files of these kinds"):
                    await maren.command("go", to=file, wait=False)


async def test_a_menu_of_messages_names_its_message(raw: RawBot) -> None:
    entry = {"name": "Look at it", "type": 3, "contexts": [0], "integration_types": [0]}
    assert (await _put(raw, _command(), entry))[0] == 200
    await raw.listen(intents=1)
    async with Person.sit(raw.server.page_url, "Maren") as maren:
        message = await maren.write("here we are")
        menu = {"name": "Look at it", "type": 3, "target_id": message["id"]}
        body = {"user": maren.id, "channel": maren.channel, "type": 2, "data": menu}
        await maren.ask("POST", "/table/interactions", body)
        data = (await raw.event("INTERACTION_CREATE"))["data"]
        assert (data["name"], data["type"], data["target_id"]) == tuple(menu.values())
        assert data["resolved"]["messages"][message["id"]]["content"] == "here we are"
        for wrong in ({"target_id": "1"}, {"name": "go"}):
            with pytest.raises(Refused, match=r"there is no|has no"):
                await maren.ask("POST", "/table/interactions", {**body, "data": {**menu, **wrong}})
        await maren.go_private()
        whisper = await maren.write("psst")
        with pytest.raises(Refused, match="may not use"):
            await maren.menu(whisper, "Look at it")


async def test_a_chosen_channel_says_what_the_bot_may_do_there(raw: RawBot) -> None:
    await _put(raw, _command(options=[_option(kind=7)]))
    await raw.listen(intents=1)
    async with Person.sit(raw.server.page_url, "Maren") as maren:
        made = await maren.ask("POST", "/table/channels", {"name": "closed"})
        for rights in (1 << 10, 0):
            body = {"channel": made["id"], "permissions": rights}
            await maren.ask("POST", "/table/permissions", body)
            await maren.command("go", to=made["id"], wait=False)
            data = (await raw.event("INTERACTION_CREATE"))["data"]
            assert data["resolved"]["channels"][made["id"]]["app_permissions"] == str(rights)
