"""Answers to interactions: once, in time, of the right kind."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.support.people import Person, Refused
from tests.table.raw import RawBot, raw_bot

Json = dict[str, Any]


class Hours:
    """A clock that a test can push on."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


class Stage:
    """A raw bot with one command, a person, and the clock between them."""

    def __init__(self, raw: RawBot, person: Person, hours: Hours) -> None:
        self.raw, self.person, self.hours = raw, person, hours

    async def asked(self) -> Json:
        """Let the person use the command, and give the interaction."""
        await self.person.command("go", wait=False)
        return await self.raw.event("INTERACTION_CREATE")

    async def pressed(self, message: Json, custom_id: str) -> Json:
        """Let the person press a button, and give the interaction."""
        await self.person.click(message, custom_id, wait=False)
        return await self.raw.event("INTERACTION_CREATE")

    async def answer(self, asked: Json, kind: int, **data: Any) -> tuple[int, Any]:
        """Give a first answer."""
        path = f"/interactions/{asked['id']}/{asked['token']}/callback?with_response=true"
        return await self.raw.ask("POST", path, {"type": kind, "data": data})

    async def hook(
        self, asked: Json, method: str = "POST", tail: str = "", **data: Any
    ) -> tuple[int, Any]:
        """Use the interaction's webhook."""
        path = f"/webhooks/{self.raw.application}/{asked['token']}{tail}"
        return await self.raw.ask(method, path, data or None)


@pytest_asyncio.fixture
async def stage(request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    hours = Hours()
    # Discord's three seconds, but where a test waits until they are over.
    within = {"answer_within": request.param} if hasattr(request, "param") else {}
    async with raw_bot(now=hours, **within) as raw:
        option = {"name": "to", "description": "x", "type": 3, "autocomplete": True}
        command = {"name": "go", "description": "x", "options": [option]}
        await raw.ask("PUT", f"/applications/{raw.application}/commands", [command])
        await raw.listen()
        async with Person.sit(raw.server.page_url) as person:
            yield Stage(raw, person, hours)


async def test_an_interaction_carries_who_and_what_is_allowed(stage: Stage) -> None:
    asked = await stage.asked()
    assert asked["member"]["user"]["id"] == stage.person.id
    assert int(asked["member"]["permissions"]) & 8
    assert int(asked["app_permissions"]) & (1 << 11)
    assert asked["channel"]["id"] == asked["channel_id"] == stage.person.channel
    assert asked["authorizing_integration_owners"] == {"0": asked["guild_id"]}


async def test_two_presses_are_two_interactions(stage: Stage) -> None:
    asked = await stage.asked()
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}
    row = {"type": 1, "components": [button]}
    _, given = await stage.answer(asked, 4, content="twice", components=[row])
    card = given["resource"]["message"]
    presses = [await stage.pressed(card, "x") for _ in range(2)]
    assert int(asked["id"]) < int(presses[0]["id"]) < int(presses[1]["id"])
    assert presses[0]["token"] != presses[1]["token"]
    assert [(await stage.answer(each, 6))[0] for each in presses] == [200, 200]


async def test_the_first_answer_counts(stage: Stage) -> None:
    asked = await stage.asked()
    status, given = await stage.answer(asked, 4, content="yes")
    assert status == 200
    assert given["interaction"]["response_message_id"] == given["resource"]["message"]["id"]
    status, error = await stage.answer(asked, 4, content="yes again")
    assert (status, error["code"]) == (400, 40060)
    assert [m["content"] for m in await stage.person.messages()] == ["yes"]


async def test_a_refused_answer_may_be_tried_again(stage: Stage) -> None:
    asked = await stage.asked()
    assert (await stage.answer(asked, 4, content="x" * 2001))[1]["code"] == 50035
    assert (await stage.answer(asked, 4))[1]["code"] == 50006
    assert (await stage.answer(asked, 4, content="well then"))[0] == 200


@pytest.mark.parametrize("stage", [0.4], indirect=True)
async def test_too_late_is_unknown(stage: Stage) -> None:
    asked = await stage.asked()
    await stage.person.wait_for(lambda e: e["type"] == "interaction_failed")
    status, error = await stage.answer(asked, 4, content="late")
    assert (status, error["code"]) == (404, 10062)
    assert (await stage.hook(asked, content="late"))[1]["code"] == 10015
    forged = {"id": "1", "token": "x"}
    assert (await stage.answer(forged, 4, content="x"))[1]["code"] == 10062


async def test_follow_ups_need_a_first_answer_and_end_after_a_quarter_hour(stage: Stage) -> None:
    asked = await stage.asked()
    assert (await stage.hook(asked, content="first?"))[1]["code"] == 10015
    await stage.answer(asked, 4, content="yes")
    stage.hours.now += 890
    assert (await stage.hook(asked, content="more"))[0] == 200
    stage.hours.now += 20
    status, error = await stage.hook(asked, content="too late")
    assert (status, error["code"]) == (401, 50027)


async def test_the_original_can_be_read_changed_and_removed(stage: Stage) -> None:
    asked = await stage.asked()
    await stage.answer(asked, 5, flags=64)
    original = "/messages/@original"
    _, thinking = await stage.hook(asked, "GET", original)
    assert thinking["flags"] == 128 | 64
    assert (await stage.hook(asked, "PATCH", original, content=""))[1]["code"] == 50006
    _, filled = await stage.hook(asked, "PATCH", original, content="thought")
    assert (filled["flags"], filled["edited_timestamp"]) == (64, None)
    _, more = await stage.hook(asked, content="more")
    _, changed = await stage.hook(asked, "PATCH", f"/messages/{more['id']}", content="less")
    assert changed["content"] == "less"
    assert (await stage.hook(asked, "DELETE", original))[0] == 204
    assert (await stage.hook(asked, "GET", original))[1]["code"] == 10008
    _, foreign = await stage.raw.post(content="not of this interaction")
    assert (await stage.hook(asked, "GET", f"/messages/{foreign['id']}"))[1]["code"] == 10008


async def test_a_press_may_change_its_message_only_while_it_stands(stage: Stage) -> None:
    button = {"type": 2, "style": 1, "label": "B", "custom_id": "b"}
    row = {"type": 1, "components": [button]}
    _, message = await stage.raw.post(content="card", components=[row])
    asked = await stage.pressed(message, "b")
    assert asked["message"]["id"] == message["id"]
    assert asked["data"]["component_type"] == 2
    status, given = await stage.answer(asked, 7, content="new", components=[])
    assert (status, given["resource"]["type"]) == (200, 7)
    assert given["resource"]["message"]["content"] == "new"

    _, message = await stage.raw.post(content="card", components=[row])
    asked = await stage.pressed(message, "b")
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    await stage.raw.ask("DELETE", path)
    assert (await stage.answer(asked, 7, content="new"))[1]["code"] == 10008

    _, message = await stage.raw.post(content="card", components=[row])
    asked = await stage.pressed(message, "b")
    assert (await stage.answer(asked, 6))[0] == 200
    status, edited = await stage.hook(asked, "PATCH", "/messages/@original", content="later")
    assert (status, edited["id"]) == (200, message["id"])


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 77])
async def test_a_command_cannot_be_answered_so(stage: Stage, kind: int) -> None:
    asked = await stage.asked()
    status, error = await stage.answer(asked, kind, choices=[])
    assert (status, error["code"]) == (400, 50035)


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": str(n), "value": str(n)} for n in range(26)],
        [{"name": "x" * 101, "value": "x"}],
        [{"name": "x", "value": "x" * 101}],
        [{"name": "", "value": "x"}],
        [{"name": "x"}],
    ],
)
async def test_choices_beyond_a_limit_are_refused(stage: Stage, choices: list[Json]) -> None:
    typing = asyncio.create_task(stage.person.autocomplete("go", "to", "a"))
    asked = await stage.raw.event("INTERACTION_CREATE")
    assert asked["data"]["options"] == [{"name": "to", "type": 3, "focused": True, "value": "a"}]
    assert (await stage.answer(asked, 8, choices=choices))[1]["code"] == 50035
    fine = [{"name": "A", "value": "a"}]
    assert (await stage.answer(asked, 8, choices=fine))[0] == 200
    assert await typing == fine


def _asking(kind: int, count: int, **more: Any) -> Json:
    """A modal with a group of this kind and so many options."""
    options = [{"label": f"Way {n}", "value": str(n)} for n in range(count)]
    group = {"type": kind, "custom_id": "ways", "options": options, **more}
    return _modal(components=[{"type": 18, "label": "Ways", "component": group}])


def _modal(**more: Any) -> Json:
    field = {"type": 4, "custom_id": "name", "style": 1}
    label = {"type": 18, "label": "Name", "component": field}
    return {"custom_id": "m", "title": "T", "components": [label], **more}


def _files(**more: object) -> Json:
    """A modal with a field for files."""
    field = {"type": 19, "custom_id": "files", **more}
    return _modal(components=[{"type": 18, "label": "Files", "component": field}])


TOO_MUCH = (
    _modal(title="x" * 46),
    _modal(title=""),
    _modal(custom_id="x" * 101),
    _modal(components=[]),
    _modal(components=_modal()["components"] * 6),
    _modal(components=[_modal()["components"][0] | {"label": "x" * 46}]),
    _modal(components=[{"type": 18, "label": "No input"}]),
    _modal(components=[{"type": 17, "components": []}]),
    _modal(components=_modal()["components"] * 2),
    _asking(21, 1),
    _asking(21, 11),
    _asking(21, 2, options=[{"label": "x", "value": v, "default": True} for v in "ab"]),
    _asking(21, 2, options=[{"label": "x", "value": "a"}] * 2),
    _asking(22, 0),
    _asking(22, 11),
    _asking(22, 2, min_values=0),
    _asking(22, 2, min_values=2, max_values=1),
    _asking(22, 2, max_values=11),
    _modal(components=[_asking(21, 2)["components"][0]["component"]]),
    _files(max_values=11),
    _files(min_values=11),
    _files(min_values=2),
    _files(min_values=0),
    _files(custom_id=""),
    _files(file_types=[".a"] * 11),
    _files(file_types=["zip"]),
    _files(file_types=".zip"),
    _modal(components=[_files()["components"][0]["component"]]),
)
"""Modals that Discord refuses."""


async def test_modals_beyond_a_limit_are_refused(stage: Stage) -> None:
    for modal in TOO_MUCH:
        asked = await stage.asked()
        status, error = await stage.answer(asked, 9, **modal)
        assert (status, error["code"]) == (400, 50035), modal
        assert (await stage.answer(asked, 9, **_modal()))[0] == 200, modal


async def test_radio_buttons_and_boxes_answer_as_they_were_ticked(stage: Stage) -> None:
    boxes = _asking(22, 3, min_values=0, required=False)["components"][0]
    boxes["component"]["custom_id"] = "boxes"
    single = {"type": 18, "label": "Sure", "component": {"type": 23, "custom_id": "sure"}}
    ways = _asking(21, 2, required=False)["components"]
    asked = await stage.asked()
    assert (await stage.answer(asked, 9, **_modal(components=[*ways, boxes, single])))[0] == 200
    modal = (await stage.person.wait_for(lambda e: e["type"] == "modal"))["modal"]
    for wrong in ({"ways": "7"}, {"boxes": ["0", "0"]}, {"boxes": ["9"]}):
        with pytest.raises(Refused):
            await stage.person.submit_modal(modal, wrong, wait=False)
    for ticked, sent in (
        ({}, [None, [], False]),
        ({"ways": "1", "boxes": ["0", "2"], "sure": True}, ["1", ["0", "2"], True]),
    ):
        await stage.person.submit_modal(modal, ticked, wait=False)
        parts = (await stage.raw.event("INTERACTION_CREATE"))["data"]["components"]
        fields = [part["component"] for part in parts]
        assert [field.get("values", field.get("value")) for field in fields] == sent


async def test_a_field_for_files_gives_what_was_uploaded(stage: Stage) -> None:
    asked = await stage.asked()
    shown = _files(max_values=2, file_types=[".zip", "image"])
    assert (await stage.answer(asked, 9, **shown))[0] == 200
    modal = (await stage.person.wait_for(lambda e: e["type"] == "modal"))["modal"]
    pack, picture, text = [
        await stage.person.hand(name, name.encode()) for name in ("a.zip", "b.PNG", "c.txt")
    ]
    for wrong in ([], [text], [pack, pack], [pack, picture, text], ["7"]):
        with pytest.raises(Refused):
            await stage.person.submit_modal(modal, {"files": wrong}, wait=False)
    await stage.person.submit_modal(modal, {"files": [pack, picture]}, wait=False)
    data = (await stage.raw.event("INTERACTION_CREATE"))["data"]
    assert data["components"][0]["component"]["values"] == [pack, picture]
    assert [each["filename"] for each in data["resolved"]["attachments"].values()] == [
        "a.zip",
        "b.PNG",
    ]
    optional = _files(min_values=0, required=False)
    asked = await stage.asked()
    assert (await stage.answer(asked, 9, **optional))[0] == 200
    modal = (await stage.person.wait_for(lambda e: e["type"] == "modal" and e["modal"] != modal))[
        "modal"
    ]
    await stage.person.submit_modal(modal, {}, wait=False)
    data = (await stage.raw.event("INTERACTION_CREATE"))["data"]
    assert data["components"][0]["component"]["values"] == []


async def test_a_modal_cannot_follow_a_modal(stage: Stage) -> None:
    asked = await stage.asked()
    await stage.answer(asked, 9, **_modal())
    await stage.person.wait_for(lambda e: e["type"] == "modal")
    shown = stage.person.events[-1]
    modal = shown["modal"] if shown["type"] == "modal" else stage.person.events[-2]["modal"]
    await stage.person.submit_modal(modal, {"Name": "Adela"}, wait=False)
    answered = await stage.raw.event("INTERACTION_CREATE")
    field = answered["data"]["components"][0]["component"]
    assert (field["custom_id"], field["value"]) == ("name", "Adela")
    assert (await stage.answer(answered, 9, **_modal()))[1]["code"] == 50035
    assert (await stage.answer(answered, 4, content="thanks"))[0] == 200
