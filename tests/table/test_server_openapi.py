"""What passes between the real client and the table, held against Discord's own description."""

import io
import json
import re
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import discord
import jsonschema
import pytest
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.table.discord_types import Permission
from bot.table.rest import Request
from tests.support.cards import files_of
from tests.support.rights import helping
from tests.table.bots import Card, Setting, at_the_table, picture

_FOUND = Path(__file__).parents[3] / "shared" / "discord-api" / "openapi.json"
_BASE = "urn:discord"

pytestmark = pytest.mark.skipif(
    not _FOUND.is_file(), reason="Discord's OpenAPI description is not beside this repository"
)
Json = dict[str, Any]
_FORMATS = jsonschema.FormatChecker([])


@_FORMATS.checks("date-time", raises=ValueError)
def _is_moment(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


@cache
def _description() -> Json:
    return json.loads(_FOUND.read_text())


@cache
def _registry() -> Registry[Any]:
    resource = Resource.from_contents(_description(), default_specification=DRAFT202012)
    return Registry().with_resource(_BASE, resource)


def _operation(request: Request) -> Json | None:
    """Find what Discord says of a request; routes differ only in the names of parameters."""
    wanted = re.sub(r"\{[^}]*\}", "{}", request.route)
    for path, item in _description()["paths"].items():
        if re.sub(r"\{[^}]*\}", "{}", path) == wanted:
            return item.get(request.method.lower())
    return None


_VALIDATORS: dict[int, jsonschema.Draft202012Validator] = {}
"""By the identity of a schema in the description, which stays as long as the process."""


def _validator(schema: Json) -> jsonschema.Draft202012Validator:
    if id(schema) not in _VALIDATORS:
        _VALIDATORS[id(schema)] = jsonschema.Draft202012Validator(
            _absolute(schema), registry=_registry(), format_checker=_FORMATS
        )
    return _VALIDATORS[id(schema)]


def _problems(schema: Json, value: object) -> list[str]:
    validator = _validator(schema)
    return [
        f"{'.'.join(map(str, deep.absolute_path))}: {deep.message[:200]}"
        for error in validator.iter_errors(value)
        for deep in [jsonschema.exceptions.best_match([error])]
    ]


def _absolute(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {
            key: f"{_BASE}{value}" if key == "$ref" else _absolute(value)
            for key, value in schema.items()
        }
    return [_absolute(each) for each in schema] if isinstance(schema, list) else schema


def _with_text_ids(value: Any) -> Any:
    """Write ids as text: discord.py sends some of them as numbers, which Discord accepts."""
    if isinstance(value, list):
        return [_with_text_ids(each) for each in value]
    if not isinstance(value, dict):
        return value
    made = {key: _with_text_ids(each) for key, each in value.items()}
    for attachment in made.get("attachments") or []:
        attachment["id"] = str(attachment["id"])
    allowed = made.get("allowed_mentions") or {}
    for key in {"users", "roles"} & allowed.keys():
        allowed[key] = [str(ident) for ident in allowed[key]]
    emoji = made.get("emoji") or {}
    if emoji.get("id"):
        emoji["id"] = str(emoji["id"])
    if "recipient_id" in made:
        made["recipient_id"] = str(made["recipient_id"])
    reference = made.get("message_reference") or {}
    for key in {"message_id", "channel_id", "guild_id"} & reference.keys():
        reference[key] = str(reference[key])
    return made


def _with_numbered_codes(errors: Any) -> Any:
    """Make the codes in a tree of errors numbers: the description says so, Discord sends words."""
    if isinstance(errors, list):
        return [each | {"code": 0} for each in errors]
    return {key: _with_numbered_codes(each) for key, each in errors.items()}


def _check(request: Request) -> list[str]:
    operation = _operation(request)
    if operation is None:
        return ["Discord describes no such route"]
    found = []
    described = operation.get("requestBody")
    if described is not None and request.body is not None:
        schema = described["content"]["application/json"]["schema"]
        found += [f"request {p}" for p in _problems(schema, _with_text_ids(request.body))]
    answers = operation["responses"]
    answer = answers.get(str(request.status)) or answers.get(f"{str(request.status)[0]}XX")
    if answer is None:
        return [*found, f"Discord never answers {request.status}"]
    if "$ref" in answer:
        name = answer["$ref"].rsplit("/", 1)[1]
        answer = _description()["components"]["responses"][name]
    if "content" in answer:
        schema = answer["content"]["application/json"]["schema"]
        given = request.answer
        if request.status >= 400 and "errors" in given:
            given = given | {"errors": _with_numbered_codes(given["errors"])}
        found += [f"answer {p}" for p in _problems(schema, given)]
    elif request.answer is not None:
        found.append("Discord answers without a body")
    return found


def _with_emoji(emoji: discord.Emoji) -> discord.ui.LayoutView:
    """Return a card whose button and list show an emoji."""
    view = discord.ui.LayoutView()
    button: discord.ui.Button[Any] = discord.ui.Button(label="Roll", custom_id="r", emoji=emoji)
    option = discord.SelectOption(label="Four", value="4", emoji=emoji)
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id="s", options=[option])
    return view.add_item(discord.ui.ActionRow(button)).add_item(discord.ui.ActionRow(select))


async def _live_a_little(play: Setting) -> None:
    """Do one of everything."""
    maren = play.maren
    await maren.command("say", who=maren.id, words="hey")
    card = await maren.answer(await maren.command("card"))
    await maren.click(card, "Press")
    await maren.click(card, "Slow")
    await maren.see(lambda m: m["edited_timestamp"] and len(files_of(m)) == 1)
    await maren.choose(card, "Pick a way", "North")
    opened = await maren.click(card, "Ask")
    chosen = {"Name": "Adela", "Way": "Left", "Mood": "wild", "Bag": ["Rope"], "Sure": True}
    said = await maren.answer(await maren.submit_modal(opened, chosen))
    assert said["content"] == "Adela goes left, wild, with rope, sure: True"
    looked = await maren.answer(await maren.menu(card, "Look at it"))
    assert looked["content"] == f"that is {card['id']}"
    await maren.autocomplete("game open", "hero", "A", kind="old")
    await maren.answer(await maren.command("think"))
    await maren.command("hidden")
    await maren.see(lambda m: m["content"].startswith("third"))

    tavern = play.tavern
    embed = discord.Embed(title="T", description="D", colour=3).set_image(url="attachment://m.png")
    file = discord.File(io.BytesIO(picture()), "m.png", description="A map")
    allowed = discord.AllowedMentions(users=[discord.Object(int(maren.id))])
    message = await tavern.send(
        f"<@{maren.id}>", embed=embed.add_field(name="N", value="V"), file=file,
        nonce="n", allowed_mentions=allowed,
    )  # fmt: skip
    await message.reply("indeed")
    file = discord.File(io.BytesIO(picture()), "map.png")
    shown = await tavern.send(view=Card("map", "map.png"), file=file)
    await shown.edit(view=Card("map", "map.png", live=False))
    await helping(maren, Permission.PIN_MESSAGES | Permission.MANAGE_THREADS)
    await shown.pin()
    assert [p async for p in tavern.pins()]
    assert [m async for m in tavern.history(limit=50)]
    await shown.unpin()
    await tavern.fetch_message(message.id)
    shot = discord.File(io.BytesIO(picture()), "m.png")
    thread = await message.create_thread(name="Thread", auto_archive_duration=60)
    private = await tavern.create_thread(name="Private")
    await private.add_user(discord.Object(int(maren.id)))
    await thread.edit(name="Other", archived=True)
    await private.delete()
    await message.delete()
    async with tavern.typing():
        pass
    await play.bot.fetch_channel(thread.id)
    await tavern.guild.fetch_channels()
    await tavern.guild.active_threads()
    await tavern.guild.fetch_roles()
    await play.bot.fetch_guild(tavern.guild.id)
    await tavern.guild.fetch_member(int(maren.id))
    await play.bot.fetch_user(int(maren.id))
    whisper = await (await play.bot.fetch_user(int(maren.id))).send("psst", file=shot)
    await whisper.edit(content="psst!")
    await whisper.pin()
    await play.bot.fetch_channel(whisper.channel.id)
    await maren.go_private()
    card = await maren.answer(await maren.command("card"))
    await maren.click(card, "Slow")
    await maren.see(lambda m: m["edited_timestamp"] and len(files_of(m)) == 1)
    await maren.command("hidden")
    await maren.see(lambda m: m["content"].startswith("third"))
    await play.bot.tree.fetch_commands()
    await play.bot.http.get_bot_gateway()
    emoji = await play.bot.create_application_emoji(name="d6_4", image=picture())
    await play.bot.fetch_application_emoji(emoji.id)
    await tavern.send(view=_with_emoji(emoji))
    await emoji.edit(name="d6_four")
    await play.bot.fetch_application_emojis()
    await emoji.delete()
    with pytest.raises(discord.NotFound):
        await emoji.delete()
    await _keep_a_calendar(play)
    with pytest.raises(discord.HTTPException):
        await tavern.send("x" * 2001)
    with pytest.raises(discord.NotFound):
        await message.edit(content="gone")


async def _keep_a_calendar(play: Setting) -> None:
    """Make an event, look at it, change it and remove it."""
    guild = play.bot.guilds[0]
    rights = Permission.PIN_MESSAGES | Permission.MANAGE_THREADS | Permission.CREATE_EVENTS
    await helping(play.maren, rights)
    start = datetime.now(UTC) + timedelta(days=1)
    event = await guild.create_scheduled_event(
        name="Cellars",
        description="Who comes",
        start_time=start,
        end_time=start + timedelta(hours=3),
        location=guild.text_channels[0].jump_url,
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    await guild.fetch_scheduled_events()
    await guild.fetch_scheduled_event(event.id)
    await event.edit(name="Attics", start_time=start + timedelta(hours=1))
    await event.delete()
    with pytest.raises(discord.NotFound):
        await event.delete()


async def test_requests_and_answers_are_as_discord_describes_them() -> None:
    async with at_the_table(keep_bodies=True) as play:
        await _live_a_little(play)
        requests = play.server.requests
    assert len({(r.method, r.route) for r in requests}) >= 29
    problems = {f"{r.method} {r.route} {r.status}": found for r in requests if (found := _check(r))}
    assert not problems, json.dumps(problems, indent=1)
    assert all(r.route for r in requests), "a request went to a route that the table does not have"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MessageResponse", {"id": "1"}),
        ("SnowflakeType", "x"),
        ("MessageCreateRequest", {"content": 3}),
        ("ThreadMemberResponse", {"id": "1", "user_id": "1", "flags": 0, "join_timestamp": "now"}),
    ],
)
def test_the_description_is_really_applied(name: str, value: object) -> None:
    assert _problems({"$ref": f"#/components/schemas/{name}"}, value)
