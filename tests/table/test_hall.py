"""End to end: a daily is played to its end, stands in the hall, is watched again and checked."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.table.server import TableServer
from rules.core.answers import Outcome
from rules.ports import Adventure
from rules.service.history.verify import verify
from rules.service.journal.seeds import seed_of_day, today
from tests.cogs.conduct import no_errors_logged
from tests.support.campaigns import hastened
from tests.support.cards import Json, files_of, is_hidden, labels_of, parts_of, text_of
from tests.support.clocks import LeapingClock
from tests.support.people import Person
from tests.support.rights import hidden
from tests.support.tables import Evening, at_table, sensible, take

CLICKED = 4
"""Steps that a person clicks; the rest of a run is done for them, many steps in one commit."""


@pytest_asyncio.fixture
async def out(tmp_path: Path) -> AsyncIterator[Evening]:
    """A bot and a table on the same day in every run, as the day is the seed of its dungeon."""
    clock = LeapingClock()
    table = TableServer(now=clock.now)
    await table.start()
    try:
        with no_errors_logged():
            async with at_table(tmp_path, table, clock=clock) as made:
                yield made
    finally:
        await table.stop()


async def whispered(person: Person, line: str, **options: str | int | bool) -> Json:
    """What a command answers to one person alone."""
    said = await person.answer(await person.command(line, **options))
    assert is_hidden(said)
    return said


async def opened(out: Evening, host: Person) -> Adventure:
    """Today's lobby."""
    await whispered(host, "daily", game="mkd-delve")
    return await out.shown((await out.adventure(host.channel)).id)


async def by_autopilot(
    out: Evening, host: Person, adventure: str, clicked: int = CLICKED
) -> Adventure:
    """A run by one person to its end, who does what the autopilot would do."""
    found = await out.shown(adventure)
    for number in range(clicked + 2):
        if found.status != "running":
            return await out.shown(adventure, found.version)
        option = sensible(found, int(host.id))
        assert option is not None
        if number < clicked:
            await step(host, found, option)
            found = await out.shown(adventure, found.version + 1)
        else:
            found = await hastened(out.app.service, adventure, lambda _: False)
    raise AssertionError("it does not end")


async def step(host: Person, found: Adventure, option: str) -> None:
    """Click an option, or type it where a list has no room for it."""
    card = await host.fresh(str(found.card))
    offered = [str(part.get("custom_id", "")) for part in parts_of(card)]
    listed = [each["value"] for part in parts_of(card) for each in part.get("options", [])]
    if option in listed or any(each.endswith(f"|do.{option}") for each in offered):
        await take(host, card, option)
    else:
        await host.answer(await host.command("do", action=option))


@pytest.mark.timeout(900)
async def test_a_daily_from_its_lobby_to_the_hall(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    found = await opened(out, host)
    day = today(found.created)
    lobby = await host.fresh(str(found.card))
    assert f"The dungeon of {day}" in text_of(lobby)
    assert "friendly contest" in text_of(lobby)
    assert found.seed == seed_of_day(day)
    refused = await whispered(host, "adventure settings", name="levels", value="1")
    assert "the same settings for everybody" in text_of(refused)
    panel = await whispered(host, "adventure settings")
    assert "Pace" in json.dumps(panel)
    assert "Heroes for each player" not in json.dumps(panel)
    assert "Nobody has finished a game" in text_of(await whispered(friend, "hall"))

    await host.click(lobby, "Begin")
    ended = await by_autopilot(out, host, (await out.shown(found.id, found.version + 1)).id)
    score = Outcome.model_validate(ended.outcome).score
    assert score is not None

    listed = await whispered(friend, "hall", when="today")
    said = text_of(listed)
    assert f"Score {score:,}" in said
    assert f"daily of {day}" in said
    assert f"<@{host.id}>" in said
    assert said.count("Score") == 1
    assert "You have finished no game" in text_of(await whispered(friend, "hall", mine=True))
    assert f"Score {score:,}" in text_of(await whispered(host, "hall", mine=True))

    await friend.go("deep-well")
    listed = await whispered(friend, "hall", game="mkd-delve")
    run = await friend.answer(await friend.choose(listed, "Look at a run", ended.id))
    assert is_hidden(run)
    assert ended.id in text_of(run)
    assert labels_of(run) == ["Replay", "The tale", "Step by step", "Check every die"]
    await watched(friend, run)
    await checked(friend, run, ended)


async def watched(friend: Person, run: Json) -> None:
    """The replay of a run of another channel, as an animation and step by step."""
    reel = await friend.answer(await friend.click(run, "Replay"))
    assert is_hidden(reel)
    assert any(each["filename"].startswith("replay-") for each in files_of(reel))
    moment = await friend.answer(await friend.click(run, "Step by step"))
    assert is_hidden(moment)
    assert "(1 of " in text_of(moment)
    await friend.click(moment, "Forward")
    await friend.see(lambda message: "(2 of " in text_of(message))


async def checked(friend: Person, run: Json, ended: Adventure) -> None:
    """A run is proved by a button and by a command; one that is none is refused."""
    proof = await friend.answer(await friend.click(run, "Check every die"))
    assert is_hidden(proof)
    assert "Checked: the steps" in text_of(proof)
    (attachment,) = proof["attachments"]
    assert verify(json.loads(await friend.download(attachment))).good
    assert await friend.autocomplete("adventure verify", "run", "score") == []
    here = friend.channel
    await friend.go(str(ended.channel))
    offered = await friend.autocomplete("adventure verify", "run", "score")
    assert [each["value"] for each in offered] == [ended.id]
    await friend.go(here)
    proof = await whispered(friend, "adventure verify", run=ended.id)
    assert "Checked: the steps" in text_of(proof)
    reel = await whispered(friend, "adventure replay", run=ended.id, private=True)
    assert files_of(reel)
    for line in ("adventure verify", "adventure replay"):
        assert "does not exist any more" in text_of(await whispered(friend, line, run="0" * 10))


async def test_pages_of_the_hall_are_private(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    found = await opened(out, host)
    forged = "u1|hall|0|hall.mkd-delve.all.ours.1"
    said = await friend.answer(await friend.click(str(found.card), forged, force=True))
    assert "older version or another program" in text_of(said)
    panel = await whispered(friend, "hall")
    before = text_of(panel)
    await friend.click(panel, forged, force=True)
    assert text_of(await friend.fresh(panel)) == before
    for wrong in ("hall.mkd-delve.all.ours", "hall.mkd-delve.all.ours.x", "run.dance"):
        said = await friend.answer(await friend.click(panel, f"u1|hall|0|{wrong}", force=True))
        assert "older version or another program" in text_of(said)
    open_run = f"u1|{found.id}|0|run.replay"
    await friend.go("deep-well")
    panel = await whispered(friend, "hall")
    said = await friend.answer(await friend.click(panel, open_run, force=True))
    assert "another channel" in text_of(said)


async def test_what_was_played_behind_a_door_is_not_shown(
    out: Evening, friends: list[Person]
) -> None:
    host, friend = friends
    found = await opened(out, host)
    await host.click(await host.fresh(str(found.card)), "Begin")
    await out.shown(found.id, found.version + 1)
    ended = await by_autopilot(out, host, found.id, clicked=0)
    await friend.go("deep-well")
    proof = await whispered(friend, "adventure verify", run=ended.id)
    assert "Checked: the steps" in text_of(proof)
    listed = await whispered(friend, "hall", game="mkd-delve")
    assert ended.id in json.dumps(listed)
    await hidden(host, str(ended.channel), friend)
    for line in ("adventure verify", "adventure replay"):
        assert "cannot see" in text_of(await whispered(friend, line, run=ended.id))
    assert ended.id not in json.dumps(await whispered(friend, "hall", game="mkd-delve"))
    assert await friend.autocomplete("adventure verify", "run", ended.id) == []
    # A page that was opened before shows it still, and opens nothing.
    said = await friend.answer(await friend.choose(listed, "Look at a run", ended.id))
    assert "cannot see" in text_of(said)
    assert ended.id in json.dumps(await whispered(host, "hall", game="mkd-delve"))


async def test_what_the_hall_cannot_show_is_said(out: Evening, friends: list[Person]) -> None:
    host = friends[0]
    assert "is not a date" in text_of(await whispered(host, "hall", when="the ides"))
    campaign = "three-dice-campaign"
    assert "no game called" in text_of(await whispered(host, "daily", game=campaign))
    assert "no daily dungeon" in text_of(await whispered(host, "hall", game=campaign, when="today"))
    assert "no game called" in text_of(await whispered(host, "hall", game="chess"))
    offered = await host.autocomplete("daily", "game", "delve")
    assert [each["value"] for each in offered] == ["mkd-delve"]
    offered = await host.autocomplete("hall", "when", "yes")
    assert [each["value"] for each in offered] == ["yesterday"]
