"""`/server settings` through the real client: where games begin, by whom, how many, where quiet."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.table.discord_types import Permission
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, is_hidden, labels_of, part_named, parts_of, text_of
from tests.support.clocks import HOUR
from tests.support.people import Person, Refused
from tests.support.rights import lent
from tests.support.seasons import Season, season

WHERE = "Channels where games can start"
WHO = "Roles that can start games"
QUIET = "Quiet channels, where nobody is called"
GAMES, EACH = "Open games in the server, at most", "Open games by one person, at most"
CARD = 1 << 15
"""Discord's flag of messages that are made of components."""
ADDED = 1
"""The type of message in which Discord itself says who was added to a thread."""
STOP, GO = "Stop new games", "Allow new games"
STEP = 13 * HOUR // 2
"""Seconds that pass at once in a long wait."""


@pytest_asyncio.fixture
async def made(tmp_path: Path) -> AsyncIterator[Season]:
    with no_errors_logged():
        async with season(tmp_path) as there, there.bot():
            for person in there.people:
                await person.go("the-tavern")
            yield there


async def panel(made: Season, who: Person | None = None) -> Json:
    """The settings, as somebody who manages the server sees them: its owner, unless named."""
    who = who or made.maren
    shown = await who.answer(await who.command("server settings"))
    assert is_hidden(shown)
    return shown


async def settle(made: Season, shown: Json, which: str, *values: str) -> Json:
    """Choose in a list of the panel; the panel as it is then."""
    await made.maren.choose(shown, which, values)
    return await made.maren.see(lambda m: "Saved." in text_of(m) and m["id"] == shown["id"])


async def press(made: Season, shown: Json, which: str) -> Json:
    await made.maren.click(shown, which)
    return await made.maren.see(lambda m: "Saved." in text_of(m) and m["id"] == shown["id"])


async def channel(made: Season, name: str) -> str:
    channels = (await made.maren.state())["channels"]
    return str(next(each["id"] for each in channels if each.get("name") == name))


async def role(made: Season, name: str, *people: Person, there: bool = True) -> str:
    """A role that some people have; or it is deleted."""
    wish = {
        "name": name,
        "permissions": "0" if there else None,
        "members": [person.id for person in people],
    }
    return str((await made.maren.ask("POST", "/table/roles", wish))["id"])


async def begun(made: Season, person: Person, line: str = "adventure new", **more: object) -> str:
    """What somebody is told alone who begins something."""
    given = {"game": "three-dice", "seed": "begun"} if line == "adventure new" else {}
    said = await person.answer(await person.command(line, **given, **more))
    assert is_hidden(said)
    return text_of(said)


async def test_the_panel_shows_what_holds_and_is_for_who_manages_alone(made: Season) -> None:
    shown = await panel(made)
    said = text_of(shown)
    assert "New games are allowed." in said
    assert "Where games start: everywhere." in said.replace("**", "")
    assert "Who starts games: everybody." in said.replace("**", "")
    assert "Quiet channels: none." in said.replace("**", "")
    with pytest.raises(Refused):
        await made.ilse.command("server settings")
    # An administrator may let others use a command; the right is asked for all the same.
    said = text_of(await made.ilse.answer(await made.ilse.command("server settings", force=True)))
    assert said.startswith("Only somebody with the “Manage Server”")
    for what in ("close", "channels", "forget", "nothing"):
        out = await made.ilse.click(shown["id"], f"u1|server|0|server.{what}", force=True)
        answer = await made.ilse.answer(out)
        assert is_hidden(answer)
    assert await made.out.app.service.store.server(int(made.table.table.world.guild)) is not None
    assert "New games are allowed." in text_of(await panel(made))


async def test_who_may_manage_no_more_may_not_press_the_panel(made: Season) -> None:
    await lent(made.ilse, Permission.MANAGE_GUILD, made.tomas)
    shown = await panel(made, made.tomas)
    await lent(made.ilse, Permission.MANAGE_GUILD)
    answer = await made.tomas.answer(await made.tomas.click(shown, STOP))
    assert text_of(answer).startswith("Only somebody with the “Manage Server”")
    assert "New games are allowed." in text_of(await panel(made))


async def test_games_begin_where_they_belong_and_in_threads_there(made: Season) -> None:
    well = await channel(made, "deep-well")
    shown = await settle(made, await panel(made), WHERE, well)
    assert f"in <#{well}>, and their threads" in text_of(shown)
    chosen = [str(each["id"]) for each in part_named(shown, WHERE)["default_values"]]
    assert chosen == [well]
    before = len((await made.ilse.state())["channels"])
    for line, more in (
        ("adventure new", {}),
        ("adventure new", {"thread": True}),
        ("daily", {}),
        ("campaign new", {"name": "Elsewhere"}),
        ("dungeon draft", {"seed": "elsewhere"}),
        ("dungeon explore", {"seed": "elsewhere"}),
    ):
        said = await begun(made, made.ilse, line, **more)
        assert f"Start yours in <#{well}>" in said, line
    assert len((await made.ilse.state())["channels"]) == before
    assert [m for m in await made.ilse.messages() if not is_hidden(m)] == []
    await made.ilse.go("deep-well")
    assert "<#" in await begun(made, made.ilse, thread=True)
    thread = next(e for e in (await made.ilse.state())["channels"] if e.get("parent_id") == well)
    await made.ilse.go(thread["id"])
    await made.out.shown((await made.out.adventure(thread["id"])).id)
    shown = await settle(made, shown, WHERE)
    assert "everywhere" in text_of(shown)
    await made.ilse.go("the-tavern")
    assert "<#" not in await begun(made, made.ilse)


async def test_a_rematch_is_a_new_game_too(made: Season) -> None:
    await begun(made, made.ilse)
    adventure = (await made.out.adventure(made.ilse.channel)).id
    await made.told(made.ilse, "adventure begin")
    before = (await made.out.shown(adventure)).version
    panel_of_end = await made.ilse.answer(await made.ilse.command("adventure end"))
    await made.ilse.click(panel_of_end, labels_of(panel_of_end)[0])
    found = await made.out.shown(adventure, before + 1)
    card = await made.ilse.fresh(str(found.card))
    again = next(p["custom_id"] for p in _buttons(card) if p["custom_id"].endswith("|new"))
    shown = await press(made, await panel(made), STOP)
    assert "New games are stopped." in text_of(shown)
    answer = await made.ilse.answer(await made.ilse.click(card, again))
    assert text_of(answer).startswith("The managers of this server have stopped new games")
    shown = await press(made, shown, GO)
    await made.ilse.answer(await made.ilse.click(card, again))
    assert (await made.out.adventure(made.ilse.channel)).id != adventure


def _buttons(card: Json) -> list[Json]:
    return [each for each in parts_of(card) if each["type"] == 2 and each.get("custom_id")]


async def test_games_are_begun_by_who_has_the_role_or_manages(made: Season) -> None:
    keeper = await role(made, "Game masters", made.tomas)
    shown = await settle(made, await panel(made), WHO, keeper)
    assert f"<@&{keeper}>, and managers of the server" in text_of(shown)
    said = await begun(made, made.ilse)
    assert said.startswith(f"In this server only <@&{keeper}> can start games")
    assert "can start games" not in await begun(made, made.tomas)
    assert "taken" not in await made.told(made.ilse, "adventure join")
    await made.maren.go("deep-well")
    assert "can start games" not in await begun(made, made.maren)


async def test_what_is_gone_is_said_to_who_is_refused_and_to_who_manages(made: Season) -> None:
    place = str((await made.maren.ask("POST", "/table/channels", {"name": "gone-soon"}))["id"])
    keeper = await role(made, "Gone soon", made.ilse)
    shown = await settle(made, await panel(made), WHERE, place)
    await settle(made, shown, WHO, keeper)
    await made.maren.ask("DELETE", f"/table/channels/{place}")
    guild = int(made.table.table.world.guild)
    servers = made.out.app.service.servers.settings

    async def noticed() -> bool:
        return bool(servers.lookup.gone(guild, (int(place),)))

    await made.until(noticed, "the channel is gone")
    said = await begun(made, made.ilse)
    assert said.startswith("Games can only start in certain channels")
    assert "those do not exist any more" in said
    await role(made, "Gone soon", there=False)

    async def lost() -> bool:
        return len(servers.lookup.gone(guild, (int(place), int(keeper)))) == 2

    await made.until(lost, "the role is gone")
    shown = await panel(made)
    assert "2 channels or roles in these lists do not exist any more" in text_of(shown)
    assert f"<#{place}>" not in text_of(shown)
    assert not part_named(shown, WHERE).get("default_values")
    shown = await press(made, shown, "Forget missing ones")
    assert "Forget missing ones" not in labels_of(shown)
    assert "are gone" not in await begun(made, made.ilse)


async def test_how_many_at_once_by_one_person_and_in_the_server(made: Season) -> None:
    shown = await settle(made, await panel(made), EACH, "1")
    shown = await settle(made, shown, GAMES, "2")
    assert "2 in the server; 0 are open now." in text_of(shown)
    await begun(made, made.ilse)
    await made.ilse.go("deep-well")
    said = await begun(made, made.ilse)
    assert said.startswith("You host a game in this server, and one person can have 1 open at once")
    await made.tomas.go("deep-well")
    await begun(made, made.tomas)
    await made.maren.go("quiet-corner")
    said = await begun(made, made.maren)
    assert said.startswith("2 games are open in this server, and 2 is the limit")
    assert "2 are open now" in text_of(await panel(made))


async def test_a_forged_panel_on_a_public_message_changes_nothing(made: Season) -> None:
    await begun(made, made.maren)
    found = await made.out.shown((await made.out.adventure(made.maren.channel)).id)
    for what in ("close", "forget", "games", "quiet"):
        out = await made.maren.click(str(found.card), f"u1|server|0|server.{what}", force=True)
        answer = await made.maren.answer(out)
        assert is_hidden(answer)
        assert "older version or another program" in text_of(answer)
    shown = await panel(made)
    for which, values in (("channels", ["1"]), ("games", ["9999"]), ("roles", ["x", "7"])):
        out = await made.maren.choose(shown, f"u1|server|0|server.{which}", values, force=True)
        answer = await made.maren.answer(out)
        assert text_of(answer).startswith("Choose "), which
    assert "New games are allowed." in text_of(await panel(made))


async def test_in_a_quiet_channel_there_are_cards_and_nobody_is_called(made: Season) -> None:
    place = await made.maren.ask("POST", "/table/channels", {"name": "library"})
    shown = await settle(made, await panel(made), QUIET, place["id"])
    assert f"<#{place['id']}>, and their threads. Cards are posted there" in text_of(shown)
    since, quiet = len(made.ilse.events), []
    for thread in (False, True):
        quiet.append(await made.opened_in(place, f"shelf-{thread}", thread=thread))
        await made.all_but(made.tomas)
    # Elsewhere the same game calls.
    loud = await made.opened("market")
    await made.all_but(made.tomas)
    await made.later(26 * HOUR, STEP)
    for channel in quiet:
        seen = await made.ilse.messages(channel)
        messages = [m for m in seen if not is_hidden(m) and m["type"] != ADDED]
        beside = [text_of(m) for m in messages if not m["flags"] & CARD]
        assert beside == [], "something besides cards was said"
        assert _called(made.ilse, since, channel) == []
        assert len(messages) >= 2
        made.maren.channel = channel
        await made.told(made.maren, "adventure status")
    assert len(_called(made.ilse, since, loud)) >= 2


def _called(person: Person, since: int, channel: str) -> list[str]:
    """The new messages of the bot's in a channel that called somebody; an edit calls nobody."""
    events = [each for each in person.events[since:] if each["type"] == "message_create"]
    here = [each["message"] for each in events if each["message"]["channel_id"] == channel]
    ours = [each for each in here if each["type"] != ADDED]
    return [text_of(each) for each in ours if each["mentions"]]


async def test_an_archived_thread_is_as_quiet_as_its_channel_after_a_restart(
    tmp_path: Path,
) -> None:
    async with season(tmp_path) as there:
        async with there.bot():
            place = await there.maren.ask("POST", "/table/channels", {"name": "attic"})
            for person in there.people:
                await person.go("the-tavern")
            await settle(there, await panel(there), QUIET, place["id"])
            thread = await there.opened_in(place, "chest", thread=True)
            await there.all_but(there.tomas)
        await there.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True})
        async with there.bot():
            since = len(there.ilse.events)
            await there.later(26 * HOUR, STEP)
            assert (await there.clocks()).clock(2).missed == 1
            assert _called(there.ilse, since, thread) == []


async def test_settings_are_of_one_server_and_outlive_the_bot(tmp_path: Path) -> None:
    async with season(tmp_path) as there:
        other = (await there.ilse.ask("POST", "/table/guilds", {"name": "The Far Hall"}))["id"]
        async with there.bot():
            for person in there.people:
                await person.go("the-tavern")
            await press(there, await panel(there), STOP)
        async with there.bot():
            assert (await begun(there, there.ilse)).startswith(
                "The managers of this server have stopped new games"
            )
            made = await there.ilse.ask("POST", "/table/channels", {"name": "far", "guild": other})
            await there.ilse.go(made["id"])
            assert "stopped new games" not in await begun(there, there.ilse)


async def test_costly_things_say_when_there_is_more(made: Season) -> None:
    before = made.clock.now()
    await made.told(made.ilse, "privacy export")
    after = made.clock.now()
    for _ in range(2):
        await made.told(made.ilse, "privacy export")
    said = await made.told(made.ilse, "privacy export")
    told = re.fullmatch(
        r"You have had your data already \(within 10 min: 3\)\. "
        r"You can have it again <t:(\d+):R>\.",
        said,
    )
    assert told is not None, said
    assert before <= int(told[1]) - 600 <= after, "ten minutes after the first"
    assert "<t:" not in await made.told(made.tomas, "privacy export")
    made.clock.leap(600)
    assert "<t:" not in await made.told(made.ilse, "privacy export")
    small = {"levels": 1, "options": "columns:7 rows:7"}
    for _ in range(12):
        await made.ilse.answer(await made.ilse.command("dungeon map", seed="the same", **small))
    before = len([m for m in await made.ilse.messages() if not is_hidden(m)])
    said = await made.told(made.ilse, "dungeon map", seed="one more")
    assert said.startswith(
        "You have asked for too many maps (within a minute: 12). You can have the next one <t:"
    )
    assert len([m for m in await made.ilse.messages() if not is_hidden(m)]) == before


async def test_a_channel_in_which_no_card_can_stand_is_not_chosen(made: Season) -> None:
    shown = await panel(made)
    bare = await made.maren.ask("POST", "/table/channels", {"name": "bare"})
    tavern = await channel(made, "the-tavern")
    shown = await settle(made, shown, WHERE, tavern)
    for rights in (Permission.VIEW_CHANNEL, None):
        body = {"channel": bare["id"], "permissions": None if rights is None else int(rights)}
        await made.maren.ask("POST", "/table/permissions", body)
        await made.maren.choose(shown, WHERE, [tavern, bare["id"]])
        if rights is None:
            break
        shown = await made.maren.see(lambda m: "Not saved" in text_of(m))
        assert f"in <#{bare['id']}> I lack these permissions: attach files" in text_of(shown)
        assert f"<#{bare['id']}>" not in text_of(shown).partition("Not saved")[0]
    shown = await made.maren.see(lambda m: "Saved." in text_of(m))
    # One that was chosen before stays, so that the rest can be changed while it is mended.
    body = {"channel": bare["id"], "permissions": int(Permission.VIEW_CHANNEL)}
    await made.maren.ask("POST", "/table/permissions", body)
    assert "Saved." in text_of(await settle(made, shown, WHERE, bare["id"]))
