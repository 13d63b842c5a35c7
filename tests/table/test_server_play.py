"""The real client at the local table: commands, cards, modals, follow-ups."""

import io
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
import pytest_asyncio

from tests.support.cards import files_of, is_hidden, labels_of, parts_of, text_of
from tests.support.people import NoAnswer, Person, Refused
from tests.table.bots import Card, Setting, at_the_table, picture


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        yield setting


async def test_a_command_reaches_the_bot_with_its_options_resolved(play: Setting) -> None:
    outcome = await play.maren.command("say", who=play.maren.id, words="hey", times=2)
    assert outcome.reply is not None
    assert outcome.reply["content"] == f"<@{play.maren.id}>: hey hey"
    assert [user["id"] for user in outcome.reply["mentions"]] == [play.maren.id]
    assert outcome.reply["type"] == 20
    assert outcome.reply["interaction"]["name"] == "say"
    assert (await play.maren.latest())["id"] == outcome.reply["id"]


async def test_subcommands_choices_and_autocomplete(play: Setting) -> None:
    choices = await play.maren.autocomplete("game open", "hero", "A", kind="old")
    assert choices == [
        {"name": "Adela", "value": "adela"},
        {"name": "Aster", "value": "aster"},
    ]
    outcome = await play.maren.command("game open", kind="old", hero="adela")
    assert outcome.reply is not None
    assert outcome.reply["content"] == "old game for adela"
    assert outcome.reply["interaction"]["name"] == "game open"


@pytest.mark.parametrize(
    ("line", "options", "because"),
    [
        ("nothing", {}, "no command"),
        ("say", {"words": "hey"}, "required"),
        ("say", {"who": "12", "words": "hey"}, "nobody"),
        ("say", {"who": "@", "words": "hey", "times": 4}, "too large"),
        ("say", {"who": "@", "words": "hey", "loud": True}, "no option"),
        ("game open", {"kind": "young"}, "choices"),
        ("game", {}, "subcommand"),
    ],
)
async def test_what_no_client_could_send_is_refused(
    play: Setting, line: str, options: dict[str, object], because: str
) -> None:
    options = {k: play.maren.id if v == "@" else v for k, v in options.items()}
    with pytest.raises(Refused, match=because):
        await play.maren.command(line, **options)
    assert not [what for what, _ in play.bot.seen if what == "interaction"]


async def test_a_card_with_a_map_is_resolved_and_pressed(play: Setting) -> None:
    card = await play.maren.answer(await play.maren.command("card"))
    gallery = next(part for part in parts_of(card) if part["type"] == 12)
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"]) == (40, 30)
    assert gallery["items"][0]["description"] == "A small map"
    assert media["url"] == media["proxy_url"]
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as response:
        assert response.content_type == "image/png"
        assert (await response.read())[:4] == b"\x89PNG"
    assert labels_of(card) == ["Press", "Slow", "Ask", "Mute"]
    await play.maren.click(card, "Press")
    assert text_of(await play.maren.fresh(card)) == "pressed"
    # The library answers a component by editing its message; the map it had stays.
    (kept,) = files_of(await play.maren.fresh(card))
    assert kept["attachment_id"] == media["attachment_id"]


async def test_shown_files_are_listed_nowhere_but_where_they_are_shown(play: Setting) -> None:
    """discord-api-docs 8277 and 8279; what embeds show has been left out for longer."""
    file = discord.File(io.BytesIO(picture()), "map.png", description="A map")
    sent = await play.tavern.send(view=Card("a card", "map.png"), file=file)
    assert sent.attachments == []
    assert (await play.tavern.fetch_message(sent.id)).attachments == []
    (shown,) = files_of(await play.maren.fresh(str(sent.id)))
    # An edit that says nothing of attachments keeps them, and they can be named again.
    edited = await sent.edit(view=Card("the same", "map.png"))
    assert edited.attachments == []
    (kept,) = files_of(await play.maren.fresh(str(sent.id)))
    assert kept["url"] == shown["url"]
    # An edit that says there are none takes them away, and then they cannot be shown.
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(view=Card("without", "map.png"), attachments=[])
    assert caught.value.code == 50035


async def test_a_deferred_edit_replaces_the_map(play: Setting) -> None:
    card = await play.maren.answer(await play.maren.command("card"))
    await play.maren.click(card, "slow")
    after = await play.maren.see(lambda m: text_of(m) == "redrawn")
    assert [file["filename"] for file in files_of(after)] == ["map-2.png"]
    assert after["edited_timestamp"] is not None
    url = files_of(card)[0]["url"]
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 404


async def test_selects_and_ephemeral_answers(play: Setting) -> None:
    card = await play.maren.answer(await play.maren.command("card"))
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        outcome = await oswin.choose(card, "Pick a way", "South")
        assert outcome.reply is not None
        assert outcome.reply["content"] == "picked south"
        assert is_hidden(outcome.reply)
        assert outcome.reply["id"] in [m["id"] for m in await oswin.messages()]
        assert outcome.reply["id"] not in [m["id"] for m in await play.maren.messages()]
        told = [e for e in play.maren.events if e["type"] == "message_create"]
        assert outcome.reply["id"] not in [e["message"]["id"] for e in told]
        with pytest.raises(Refused, match="does not offer"):
            await oswin.choose(card, "pick", "west")


async def test_a_modal_goes_round(play: Setting) -> None:
    card = await play.maren.answer(await play.maren.command("card"))
    opened = await play.maren.click(card, "Ask")
    assert opened.modal is not None
    assert opened.modal["title"] == "A question"
    with pytest.raises(Refused, match="filled in"):
        await play.maren.submit_modal(opened, {"way": "left"})
    with pytest.raises(Refused, match="too long"):
        await play.maren.submit_modal(opened, {"name": "x" * 21, "way": "left"})
    done = await play.maren.submit_modal(opened, {"Name": "Adela", "Way": "Right"})
    assert done.reply is not None
    assert done.reply["content"] == "Adela goes right"
    cause = done.reply["interaction_metadata"]["triggering_interaction_metadata"]
    assert cause["interacted_message_id"] == card["id"]


async def test_follow_ups_fill_the_placeholder_first(play: Setting) -> None:
    async with Person.sit(play.server.page_url, "Bram") as bram:
        outcome = await play.maren.command("hidden")
        third = await bram.see(lambda m: m["content"].startswith("third"))
        first = await play.maren.answer(outcome)
        assert first["content"].startswith("first")
        assert outcome.reply is not None
        assert first["id"] == outcome.reply["id"]
        assert first["edited_timestamp"] is None
        mine, theirs = await play.maren.messages(), await bram.messages()
        assert [is_hidden(m) for m in mine] == [True, True, False]
        assert [m["id"] for m in theirs] == [third["id"]]


async def test_thinking_then_answering_then_changing(play: Setting) -> None:
    outcome = await play.maren.command("think")
    assert outcome.reply is not None
    assert outcome.reply["flags"] & 128
    await play.maren.see(lambda m: m["content"] == "a thought" and not m["edited_timestamp"])
    await play.maren.see(lambda m: m["content"] == "a better thought" and m["edited_timestamp"])


async def test_silence_fails_after_its_time(play: Setting) -> None:
    card = await play.maren.answer(await play.maren.command("card"))
    with play.answers_within(0.1):
        with pytest.raises(NoAnswer):
            await play.maren.command("silent")
        outcome = await play.maren.click(card, "Mute", may_fail=True)
    assert not outcome.ok


async def test_only_force_sends_what_is_not_on_the_message(play: Setting) -> None:
    card = await play.maren.answer(await play.maren.command("card"))
    with pytest.raises(Refused, match="disabled"):
        await play.maren.click(card, "Dead")
    with pytest.raises(LookupError, match="forged"):
        await play.maren.click(card, "forged")
    outcome = await play.maren.click(card, "forged", force=True)
    assert outcome.reply is not None
    assert outcome.reply["content"] == "outdated"
