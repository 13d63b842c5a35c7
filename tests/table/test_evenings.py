"""Evenings at the local table: fixed, answered, moved, called off, reminded of, and begun."""

from pathlib import Path

import pytest

from bot.table.discord_types import Permission
from rules.ports import Evening
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, labels_of, text_of
from tests.support.clocks import HOUR
from tests.support.people import Person
from tests.support.rights import helping
from tests.support.seasons import Season, asking, season

WHEN = "in 2 days at 20:00 UTC"
DAY = 24 * HOUR


async def quiet_place(here: Season, name: str) -> str:
    """A channel of its own, where everybody is."""
    made = await here.ilse.ask("POST", "/table/channels", {"name": name, "guild": None})
    await here.everybody_to(made["id"])
    return str(made["id"])


async def may_make_events(here: Season) -> None:
    """The bot may make events."""
    await helping(here.ilse, Permission.CREATE_EVENTS)
    guild = here.out.app.client.guilds[0]

    async def known() -> bool:
        return guild.me.guild_permissions.create_events

    await here.until(known, "the right is known")


async def planned(here: Season, when: str = WHEN, **options: object) -> Json:
    """What stands in the channel once Ilse has fixed an evening."""
    options = {"game": "three-dice", **options}
    outcome = await here.ilse.command("adventure evening", when=when, **options)
    said = text_of(await here.ilse.answer(outcome))
    assert "Done." in said, said
    return await standing(here)


async def standing(here: Season) -> Json:
    """The message of the one evening, once it shows how that is."""
    found: list[Json] = []

    async def shown() -> bool:
        evening = await stored(here)
        if evening.message is None or evening.shown < evening.version:
            return False
        found[:] = [await here.ilse.fresh(str(evening.message))]
        return True

    await here.until(shown, "the evening stands")
    return found[0]


async def stored(here: Season) -> Evening:
    """The one evening of Ilse."""
    (found,) = await here.out.app.service.store.evenings_with(int(here.ilse.id))
    return found


def events(here: Season) -> list[Json]:
    """The events of the server's calendar."""
    world = here.table.table.world
    return list(world.guilds[world.guild].events.values())


async def in_calendar(here: Season) -> Json:
    """The one event of the server's calendar, once it is there."""

    async def there() -> bool:
        return len(events(here)) == 1

    await here.until(there, "an event is in the calendar")
    return dict(events(here)[0])


async def at(here: Season, moment: int) -> None:
    """It becomes a moment, all before it being done."""
    await here.out.settled()
    here.clock.leap(moment - here.clock.now())


async def said(here: Season, sentence: str) -> Json:
    """The message in the channel that says something, once it is there."""
    found: list[Json] = []

    async def there() -> bool:
        found[:] = [each for each in await here.ilse.messages() if sentence in text_of(each)]
        return bool(found)

    await here.until(there, sentence)
    assert len(found) == 1
    return found[0]


def called(message: Json) -> set[str]:
    """Whom a message calls."""
    return {each["id"] for each in message["mentions"]}


async def press(here: Season, person: Person, label: str) -> Json:
    """The evening's message after somebody said by a button on it whether they come.

    A press is acknowledged before it is carried out.
    """
    await person.click(await standing(here), label)

    async def heard() -> bool:
        evening = await stored(here)
        return (int(person.id), label.lower()) in [each[:2] for each in evening.guests]

    await here.until(heard, "the answer is heard")
    return await standing(here)


async def test_an_evening_from_the_first_word_to_the_lobby(here: Season) -> None:
    await may_make_events(here)
    place = await quiet_place(here, "first")
    message = await planned(here, title="The *long* stair")
    assert "The \\*long\\* stair" in text_of(message)
    assert f"Yes (1 of 8):** <@{here.ilse.id}>" in text_of(message)
    assert labels_of(message) == ["Yes", "Perhaps", "No", "Move", "Call off"]
    assert message["mentions"] == []
    event = await in_calendar(here)
    assert event["name"] == "The *long* stair"
    assert event["entity_metadata"]["location"].endswith(place)
    assert str(message["id"]) in event["description"]
    await press(here, here.tomas, "Yes")
    await press(here, here.maren, "Yes")
    message = await press(here, here.maren, "Perhaps")
    assert f"<@{here.ilse.id}>, <@{here.tomas.id}>" in text_of(message)
    assert f"Perhaps (1):** <@{here.maren.id}>" in text_of(message)
    evening = await stored(here)
    await at(here, evening.at - HOUR + 5)
    reminder = await said(here, "begins")
    assert called(reminder) == {here.ilse.id, here.tomas.id}
    await at(here, evening.at + 1)
    opened = await said(here, "the lobby is open")
    assert called(opened) == {here.ilse.id, here.tomas.id}
    adventure = await here.out.adventure(place)
    assert (adventure.status, adventure.ruleset, adventure.host) == (
        "lobby", "three-dice", int(here.ilse.id)
    )  # fmt: skip
    message = await standing(here)
    assert "The lobby is open" in text_of(message)
    assert labels_of(message) == []


async def asked(here: Season, when: str, **options: object) -> Json:
    """The private answer to somebody who wants an evening."""
    options = {"game": "three-dice", **options}
    return await here.ilse.answer(
        await here.ilse.command("adventure evening", when=when, **options)
    )


async def test_an_uncertain_time_is_asked_about_and_an_unreadable_one_explained(
    here: Season,
) -> None:
    await quiet_place(here, "uncertain")
    assert "cannot read “whenever”" in text_of(await asked(here, "whenever"))
    assert "friday 8pm" in text_of(await asked(here, "friday"))
    assert "That is over" in text_of(await asked(here, "2020-01-01 20:00 UTC"))
    assert "more than a year" in text_of(await asked(here, "2031-01-01 20:00 UTC"))
    assert "which game it will be" in text_of(await asked(here, WHEN, game=""))
    question = await asked(here, "friday 8pm")
    assert "I do not know your time zone" in text_of(question)
    assert labels_of(question) == ["Fix it", "Write it anew"]
    opened = await here.ilse.click(question, "Write it anew")
    await here.ilse.submit_modal(opened, {"when": "friday 8 CET"})
    await here.until(lambda: _says(here, question, "neither am nor pm"), "it is read anew")
    answer = await here.ilse.fresh(question)
    assert (await stored(here)).state == "draft"
    await here.ilse.click(answer, "Fix it")
    message = await standing(here)
    assert f"<t:{(await stored(here)).at}:F>" in text_of(message)
    await here.until(lambda: _says(here, question, "Done."), "the panel says so")


async def _says(here: Season, message: Json, sentence: str) -> bool:
    return sentence in text_of(await here.ilse.fresh(message))


async def test_who_is_on_vacation_is_not_called_to_an_evening(here: Season) -> None:
    await quiet_place(here, "beach")
    await planned(here, title="Cellars")
    await press(here, here.tomas, "Yes")
    await here.told(here.tomas, "away until", day="5 days")
    await at(here, (await stored(here)).at - HOUR)
    word = await said(here, "**Cellars** begins")
    assert called(word) == {here.ilse.id}


async def test_an_evening_moves_and_who_wants_to_come_is_told(here: Season) -> None:
    await may_make_events(here)
    await quiet_place(here, "moved")
    message = await planned(here)
    event = await in_calendar(here)
    await press(here, here.tomas, "Yes")
    await press(here, here.maren, "Perhaps")
    before = (await stored(here)).at
    refused = await here.tomas.answer(await here.tomas.click(message, "Move"))
    assert "Only who fixed this evening" in text_of(refused)
    opened = await here.ilse.click(message, "Move")
    told = await here.ilse.answer(
        await here.ilse.submit_modal(opened, {"when": "in 3 days at 21:00 UTC"})
    )
    assert "Moved." in text_of(told)
    moved = await said(here, "has moved")
    assert called(moved) == {here.tomas.id, here.maren.id}
    evening = await stored(here)
    assert evening.at == before + DAY + HOUR
    assert evening.who("yes") == (int(here.ilse.id), int(here.tomas.id))

    async def changed() -> bool:
        return bool(events(here)[0]["scheduled_start_time"] != event["scheduled_start_time"])

    await here.until(changed, "the event has moved")
    assert len(events(here)) == 1
    opened = await here.ilse.click(await standing(here), "Move")
    question = await here.ilse.answer(
        await here.ilse.submit_modal(opened, {"when": "in 4 days at 21:00"})
    )
    await here.ilse.click(question, "Move it")
    await here.until(lambda: _moved(here, evening.at + DAY), "it has moved again")


async def _moved(here: Season, at_time: int) -> bool:
    return (await stored(here)).at == at_time


async def test_an_event_whose_making_was_not_noted_is_found_again(here: Season) -> None:
    """As after a kill between Discord's answer and the note of it."""
    await may_make_events(here)
    await quiet_place(here, "killed")
    await planned(here)
    event = await in_calendar(here)
    await here.until(lambda: _made(here, int(event["id"])), "it is noted")
    service = here.out.app.service
    # Otherwise the look that made it may put off the timer that this sets.
    async with service.work.lock(f"evening:{(await stored(here)).id}"):
        evening = await stored(here)
        lost = evening.with_(event=None, told=0, revision=evening.revision + 1)
        assert await service.store.change_evening(lost, here.clock.now())
    await here.until(lambda: _made(here, int(event["id"])), "it is found again")
    assert len(events(here)) == 1


async def _made(here: Season, event: int) -> bool:
    return (await stored(here)).event == event


async def test_an_evening_is_called_off_once_and_for_all(here: Season) -> None:
    await may_make_events(here)
    place = await quiet_place(here, "off")
    message = await planned(here)
    await in_calendar(here)
    await press(here, here.tomas, "Yes")
    question = await here.ilse.answer(await here.ilse.click(message, "Call off"))
    await here.ilse.click(question, "Call it off")
    off = await said(here, "is called off")
    assert called(off) == {here.tomas.id}
    message = await standing(here)
    assert "Called off" in text_of(message)
    assert labels_of(message) == []

    async def gone() -> bool:
        return events(here) == []

    await here.until(gone, "the event is gone")
    await at(here, (await stored(here)).at + 1)
    await here.out.settled()
    assert await here.out.app.service.store.in_channel(int(place)) is None


async def test_without_the_right_there_is_no_event_and_the_host_knows(here: Season) -> None:
    await quiet_place(here, "without")
    assert "permission “Create Events”" in text_of(await asked(here, WHEN))
    await standing(here)
    await here.out.settled()
    assert events(here) == []
    assert (await stored(here)).event == 0


async def test_what_people_deleted_comes_back_if_it_is_needed(here: Season) -> None:
    """The message is posted again for who is reminded; an event that was deleted stays away."""
    await may_make_events(here)
    place = await quiet_place(here, "deleted")
    message = await planned(here)
    await in_calendar(here)
    await here.out.settled()
    world = here.table.table.world
    world.guilds[world.guild].events.clear()
    await here.ilse.ask("DELETE", f"/table/channels/{place}/messages/{message['id']}")
    evening = await stored(here)
    service = here.out.app.service
    request = asking(here.ilse, {"id": place, "guild_id": world.guild})
    await service.evenings.plans.move(request, evening.id, evening.at + HOUR)
    again = await standing(here)
    assert again["id"] != message["id"]
    await here.out.settled()
    assert events(here) == []
    await here.ilse.ask("DELETE", f"/table/channels/{place}/messages/{again['id']}")
    await at(here, evening.at + 5)
    reminder = await said(here, "begins")
    last = await standing(here)
    assert last["id"] not in (again["id"], message["id"])
    assert str(last["id"]) in text_of(reminder)


async def test_a_table_is_called_and_its_players_alone_answer(here: Season) -> None:
    place = await here.opened("reunion", pace="live")
    outcome = await here.ilse.command("adventure evening", when=WHEN, title="Round two")
    assert "Done." in text_of(await here.ilse.answer(outcome))
    message = await standing(here)
    assert "goes on" in text_of(message)
    await press(here, here.tomas, "Yes")
    found = await here.stored()
    leave = asking(here.maren, {"id": place, "guild_id": str(found.guild)})
    await here.out.app.service.lobby.leave(leave, found.id)
    refused = await here.maren.answer(await here.maren.click(message, "Yes"))
    assert "for the players of a game" in text_of(refused)
    evening = await stored(here)
    await at(here, evening.at + 1)
    now = await said(here, "it is time")
    assert called(now) == {here.ilse.id, here.tomas.id}


async def test_who_is_gone_is_asked_no_more_and_the_next_one_is_host(here: Season) -> None:
    place = await quiet_place(here, "gone")
    await planned(here)
    await press(here, here.tomas, "Yes")
    await press(here, here.maren, "Yes")
    evening = await stored(here)
    await here.ilse.ask("PATCH", f"/table/users/{here.maren.id}", {"member": False})
    await here.told(here.ilse, "privacy delete")
    await here.out.app.service.privacy.delete(
        asking(here.ilse, {"id": place, "guild_id": here.table.table.world.guild})
    )
    found = await here.out.app.service.store.evening(evening.id)
    assert (found.host, found.title) == (int(here.tomas.id), "")
    await at(here, evening.at - HOUR + 5)
    assert called(await said(here, "begins")) == {here.tomas.id}
    message = await here.tomas.fresh(str(evening.message))
    assert here.ilse.id not in text_of(message)
    await at(here, evening.at + 1)
    await said(here, "the lobby is open")
    assert (await here.out.adventure(place)).host == int(here.tomas.id)


async def test_a_host_is_told_why_nothing_could_begin(here: Season) -> None:
    place = await quiet_place(here, "closed")
    await planned(here, title="Cellars")
    evening = await stored(here)
    await here.ilse.ask("POST", "/table/permissions", {"channel": place, "permissions": 1 << 10})
    await at(here, evening.at + 1)

    async def whispered() -> bool:
        return any("could not begin" in each for each in await here.whispers(here.ilse))

    await here.until(whispered, "the host is told")
    assert [each.state for each in [await stored(here)]] == ["missed"]
    (told,) = [each for each in await here.whispers(here.ilse) if "could not begin" in each]
    assert "not allowed to write" in told


async def test_what_has_no_channel_any_more_is_given_up_and_its_host_told(
    here: Season, caplog: pytest.LogCaptureFixture
) -> None:
    place = await quiet_place(here, "deep")
    await planned(here)
    evening = await stored(here)
    await here.everybody_to(next(iter(here.table.table.world.channels)))
    await here.ilse.ask("DELETE", f"/table/channels/{place}")
    request = asking(here.ilse, {"id": place, "guild_id": here.table.table.world.guild})
    await here.out.app.service.evenings.plans.move(request, evening.id, evening.at + HOUR)

    async def given_up() -> bool:
        timers = await here.out.app.service.store.timers(evening.at * 2)
        return not any(each.kind == "evening" for each in timers)

    await here.until(given_up, "nothing of it is left to do")
    assert (await stored(here)).state == "missed"
    assert any("deleted" in each for each in await here.whispers(here.ilse))
    refused = [each for each in caplog.messages if "could not be brought up to date" in each]
    assert len(refused) == 1, "a channel that is gone is tried once"


async def test_the_servers_role_is_called_once_where_that_can_be(here: Season) -> None:
    place = await quiet_place(here, "role")
    guild = here.table.table.world.guild
    made = await here.ilse.ask("POST", "/table/roles", {"name": "Delvers", "permissions": 0})
    role, servers = int(made["id"]), here.out.app.service.servers.settings
    assert "no role to call" in text_of(await asked(here, WHEN, call=True))
    keeper = asking(here.ilse, {"id": place, "guild_id": guild}).with_(manages_server=True)
    await here.until(lambda: _known_role(here, role, mentionable=False), "the role is known")
    await servers.change(keeper, call_role=role)
    answer = text_of(await asked(here, WHEN, call=True))
    assert "Done." in answer
    assert f"<@&{role}> will not be called" in answer
    told = await here.told(here.tomas, "adventure new", game="three-dice", call=True)
    assert told
    lobby = await here.out.adventure(place)
    await here.out.shown(lobby.id)
    mute = [each for each in await here.ilse.messages() if each["mention_roles"]]
    assert mute == []
    await here.out.app.service.lobby.end(
        asking(here.tomas, {"id": place, "guild_id": guild}), lobby.id
    )
    made = {"name": "Delvers", "permissions": 0, "mentionable": True}
    await here.ilse.ask("POST", "/table/roles", made)
    await here.until(lambda: _known_role(here, role, mentionable=True), "it may be mentioned")
    evening = await stored(here)
    await at(here, evening.at + 1)
    opened = await said(here, "the lobby is open")
    assert opened["mention_roles"] == [str(role)]
    assert opened["mention_everyone"] is False
    await quiet_place(here, "chosen by hand")
    chooser = await here.tomas.answer(await here.tomas.command("adventure new", call=True))
    await here.tomas.click(chooser, "Green Dungeon")
    lobby = await said(here, "A lobby is open here")
    assert (lobby["mention_roles"], lobby["mentions"]) == ([str(role)], [])


async def _known_role(here: Season, role: int, *, mentionable: bool) -> bool:
    found = here.out.app.client.guilds[0].get_role(role)
    return found is not None and found.mentionable == mentionable


async def test_a_restart_tells_nobody_twice_and_an_outage_tells_late(tmp_path: Path) -> None:
    async with season(tmp_path) as here:
        with no_errors_logged():
            async with here.bot():
                place = await quiet_place(here, "restarts")
                await planned(here)
                evening = await stored(here)
            here.clock.leap(evening.at - HOUR // 2 - here.clock.now())
            async with here.bot():
                await said(here, "begins")
                await here.out.settled()
            async with here.bot():
                await here.out.settled()
                await said(here, "begins")
            here.clock.leap(evening.at + 2 * HOUR - here.clock.now())
            async with here.bot():
                await said(here, "the lobby is open")
                assert (await here.out.adventure(place)).status == "lobby"
