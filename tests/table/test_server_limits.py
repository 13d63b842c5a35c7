"""The table refuses what Discord would refuse, with Discord's codes and trees."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.table.bots import picture
from tests.table.raw import RawBot, raw_bot

V2 = 1 << 15
Json = dict[str, Any]


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as bot:
        yield bot


def _text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def _button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id, **more}


def _row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def _select(count: int, **more: Any) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def _gallery(count: int, **more: Any) -> Json:
    media = {"url": "https://example.org/a.png"}
    return {"type": 12, "items": [{"media": media, **more} for _ in range(count)]}


def _v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def _leaf(tree: Json) -> tuple[list[str], str]:
    """Give the path to the first error of a tree, and its code."""
    path = []
    while "_errors" not in tree:
        key = next(iter(tree))
        path.append(key)
        tree = tree[key]
    return path, tree["_errors"][0]["code"]


GOOD = {
    "content at the limit": {"content": "x" * 2000},
    "text at the limit": _v2(_text("x" * 2000), _text("y" * 2000)),
    "40 components": _v2({"type": 17, "components": [_text("x") for _ in range(39)]}),
    "five buttons": {"content": "x", "components": [_row(*[_button(str(n)) for n in range(5)])]},
    "25 options": {"content": "x", "components": [_row(_select(25))]},
    "ten pictures": _v2(_gallery(10, description="x" * 1024)),
    "a custom_id at the limit": {"content": "x", "components": [_row(_button("x" * 100))]},
    "a nonce at the limit": {"content": "x", "nonce": "n" * 25},
    "a link": _v2(_row({"type": 2, "style": 5, "label": "L", "url": "https://example.org"})),
    "a section": _v2({"type": 9, "components": [_text()], "accessory": _button()}),
}

BAD = {
    "long content": ({"content": "x" * 2001}, "content"),
    "V2 with content": ({"content": "x", **_v2(_text())}, "content"),
    "V2 with embeds": ({"embeds": [{"title": "x"}], **_v2(_text())}, "embeds"),
    "41 components": (
        _v2({"type": 17, "components": [_text("x") for _ in range(40)]}),
        "components",
    ),
    "long text in total": (_v2(_text("x" * 2001), _text("y" * 2000)), "components"),
    "empty text": (_v2(_text("")), "components.0.content"),
    "text without V2": ({"content": "x", "components": [_text()]}, "components.0.type"),
    "long custom_id": (_v2(_row(_button("x" * 101))), "components.0.components.0.custom_id"),
    "no custom_id": (_v2(_row(_button(""))), "components.0.components.0.custom_id"),
    "duplicated custom_id": (
        _v2(_row(_button(), _button())),
        "components.0.components.1.custom_id",
    ),
    "duplicated id": (_v2(_text() | {"id": 3}, _text() | {"id": 3}), "components.1.id"),
    "long label": (_v2(_row(_button(label="x" * 81))), "components.0.components.0.label"),
    "neither label nor emoji": (_v2(_row(_button(label=None))), "components.0.components.0"),
    "a link with a custom_id": (
        _v2(_row(_button(style=5, url="https://example.org"))),
        "components.0.components.0",
    ),
    "six buttons": (_v2(_row(*[_button(str(n)) for n in range(6)])), "components.0.components"),
    "an empty row": (_v2(_row()), "components.0.components"),
    "a select beside a button": (
        _v2(_row(_button(), _select(1))),
        "components.0.components",
    ),
    "26 options": (_v2(_row(_select(26))), "components.0.components.0.options"),
    "no options": (_v2(_row(_select(0))), "components.0.components.0.options"),
    "more values than options": (
        _v2(_row(_select(2, max_values=3))),
        "components.0.components.0.max_values",
    ),
    "no pictures": (_v2(_gallery(0)), "components.0.items"),
    "11 pictures": (_v2(_gallery(11)), "components.0.items"),
    "long alt text": (_v2(_gallery(1, description="x" * 1025)), "components.0.items.0.description"),
    "an odd address": (
        _v2({"type": 11, "media": {"url": "file:///x"}}),
        "components.0.type",
    ),
    "an unknown file": (
        _v2({"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}),
        "components.0.media.url",
    ),
    "a container in a container": (
        _v2({"type": 17, "components": [{"type": 17, "components": [_text()]}]}),
        "components.0.components.0.type",
    ),
    "four texts in a section": (
        _v2({"type": 9, "components": [_text()] * 4, "accessory": _button()}),
        "components.0.components",
    ),
    "a section without accessory": (
        _v2({"type": 9, "components": [_text()]}),
        "components.0.accessory",
    ),
    "long nonce": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "mentions both parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "long embed title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "large embeds": ({"embeds": [{"description": "x" * 4000}] * 2}, "embeds"),
    "an attachment that was not sent": (
        {"content": "x", "attachments": [{"id": 0}]},
        "attachments.0.id",
    ),
}


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
async def test_what_is_within_the_limits_is_posted(raw: RawBot, body: Json) -> None:
    status, message = await raw.post(**body)
    assert status == 200, message


@pytest.mark.parametrize(("body", "place"), BAD.values(), ids=BAD)
async def test_what_breaks_a_limit_is_refused(raw: RawBot, body: Json, place: str) -> None:
    status, error = await raw.post(**body)
    assert (status, error["code"]) == (400, 50035)
    assert ".".join(_leaf(error["errors"])[0]) == place
    assert not raw.server.table.world.channels[raw.channel].messages


async def test_empty_messages_are_refused(raw: RawBot) -> None:
    assert (await raw.post())[1]["code"] == 50006
    assert (await raw.post(flags=V2))[1]["code"] == 50006


async def test_a_file_that_nothing_shows_is_refused_in_v2(raw: RawBot) -> None:
    path = f"/channels/{raw.channel}/messages"
    files = {"map.png": picture()}
    status, error = await raw.ask("POST", path, _v2(_text()), files)
    assert (status, error["code"]) == (400, 50035)
    assert _leaf(error["errors"]) == (["attachments", "0"], "ATTACHMENT_NOT_REFERENCED")
    shown = {"type": 12, "items": [{"media": {"url": "attachment://map.png"}}]}
    assert (await raw.ask("POST", path, _v2(shown), files))[0] == 200
    assert (await raw.ask("POST", path, {"content": "plain"}, files))[0] == 200


async def test_a_file_too_large_is_refused(raw: RawBot) -> None:
    path = f"/channels/{raw.channel}/messages"
    most = 20 * 1024 * 1024
    for files in ({"big": bytes(most + 1)}, {"big": bytes(most), "small": bytes(most // 3)}):
        status, error = await raw.ask("POST", path, {"content": "x"}, files)
        assert (status, error["code"]) == (413, 40005)
    assert (await raw.ask("POST", path, {"content": "x"}, {"big": bytes(most)}))[0] == 200


async def test_v2_cannot_be_taken_away_but_can_be_taken_on(raw: RawBot) -> None:
    _, message = await raw.post(**_v2(_text("first")))
    path = f"/channels/{raw.channel}/messages/{message['id']}"
    status, error = await raw.ask("PATCH", path, {"flags": 0, "content": "plain"})
    assert (status, error["code"]) == (400, 50035)
    status, error = await raw.ask("PATCH", path, {"content": "plain"})
    assert (status, error["code"]) == (400, 50035)
    status, edited = await raw.ask("PATCH", path, {"components": [_text("second")]})
    assert (status, edited["flags"], edited["components"][0]["content"]) == (200, V2, "second")

    _, plain = await raw.post(content="plain")
    path = f"/channels/{raw.channel}/messages/{plain['id']}"
    status, _ = await raw.ask("PATCH", path, _v2(_text("card")))
    assert status == 400, "its content would stand beside the components"
    status, edited = await raw.ask("PATCH", path, {"content": None, **_v2(_text("card"))})
    assert (status, edited["content"]) == (200, "")


async def test_a_refused_edit_changes_nothing(raw: RawBot) -> None:
    _, message = await raw.post(**_v2(_text("first")))
    path = f"/channels/{raw.channel}/messages/{message['id']}"
    await raw.ask("PATCH", path, {"components": [_text(""), _text("x")]})
    assert (await raw.ask("GET", path))[1] == message


async def test_components_are_numbered_and_completed(raw: RawBot) -> None:
    inner = [{**_text(), "id": 2}, {"type": 14}, _row(_button(emoji=None))]
    _, message = await raw.post(**_v2({"type": 17, "components": inner}))
    box = message["components"][0]
    assert (box["id"], box["accent_color"], box["spoiler"]) == (1, None, False)
    assert [c["id"] for c in box["components"]] == [2, 3, 4]
    assert (box["components"][1]["divider"], box["components"][1]["spacing"]) == (True, 1)
    assert box["components"][2]["components"][0]["id"] == 5
    assert "emoji" not in box["components"][2]["components"][0]


async def test_odd_requests_are_answered_as_by_discord(raw: RawBot) -> None:
    assert (await raw.ask("GET", "/nowhere"))[0] == 404
    assert (await raw.ask("GET", "/users/@me", headers={"Authorization": "Bot x"}))[0] == 401
    assert (await raw.ask("GET", "/guilds/1"))[1]["code"] == 10004
    assert (await raw.ask("GET", f"/channels/{raw.channel}/messages/1"))[1]["code"] == 10008
    assert (await raw.post(content=["x"]))[1]["code"] == 50035
    url = f"{raw.server.api_base}/channels/{raw.channel}/messages"
    async with raw.session.post(url, data=b"{", headers={"Authorization": "Bot local"}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_every_file_has_the_description_that_was_sent_with_it(raw: RawBot) -> None:
    described = [{"id": 0, "description": "a hall"}, {"id": 1, "description": "a stair"}, {"id": 2}]
    files = {f"{name}.png": picture() for name in ("hall", "stair", "pit")}
    where = f"/channels/{raw.channel}/messages"
    status, message = await raw.ask("POST", where, {"attachments": described}, files)
    assert status == 200
    assert [(each["filename"], each.get("description")) for each in message["attachments"]] == [
        ("hall.png", "a hall"),
        ("stair.png", "a stair"),
        ("pit.png", None),
    ]


@pytest.mark.parametrize(("letters", "status"), [(1024, 200), (1025, 400)])
async def test_a_description_has_so_many_letters_and_no_more(
    raw: RawBot, letters: int, status: int
) -> None:
    described = [{"id": 1, "description": "x" * letters}]
    files = {"hall.png": picture(), "stair.png": picture()}
    where = f"/channels/{raw.channel}/messages"
    found, answer = await raw.ask("POST", where, {"attachments": described}, files)
    assert found == status
    if status == 400:
        assert list(answer["errors"]["attachments"]) == ["1"]
