"""Tutorials: fixed dice and settings, lessons for each person once, and no place in the hall."""

import pytest

from rules.core.dice import commitment
from rules.core.errors import NoAdventure, NotSeated
from rules.ports import CHOSEN, TUTORIAL
from rules.registry import rulesets
from rules.service.hall.runs import run_of
from tests.support.houses import ask
from tests.support.post import take_turn

ME, FRIEND = 11, 22
KEYS = list(rulesets())


@pytest.mark.parametrize("key", KEYS)
async def test_every_table_has_the_same_first_dungeon(service, key):
    """The seed and the settings are the system's, and the promise is in the log."""
    found = []
    for channel in (100, 101):
        answer = await service.tutorials.open(ask(ME, channel=channel), key)
        found.append(await service.history.queries.load(answer.adventure))
    one, other = found
    assert one.seed == other.seed
    assert one.options == other.options
    assert one.status == "running"
    opened = (await service.store.journal(one.id))[0]
    assert opened.action["promise"] == commitment(one.seed)


async def test_a_tutorial_is_no_run(service):
    answer = await service.tutorials.open(ask(ME), "green-dungeon")
    found = await service.history.queries.load(answer.adventure)
    outcome = {"result": "defeat", "text": {"key": "gd-lost", "args": []}}
    over = found.with_(status="ended", outcome=outcome)
    assert found.seeded == TUTORIAL
    assert run_of(found, over) is None
    chosen = {"seeded": CHOSEN}
    assert run_of(found.with_(**chosen), over.with_(**chosen)) is not None


async def test_lessons_are_kept_for_each_person(service):
    """Who has been told goes without; a friend at the same table has it all before them."""
    key = "third-six"
    answer = await service.tutorials.open(ask(ME), key, together=True)
    await service.lobby.join(ask(FRIEND), answer.adventure)
    await service.lobby.begin(ask(ME), answer.adventure, anyway=True)
    first = (await service.history.queries.card(answer.adventure)).hint
    await take_turn(service, answer.adventure, ME, 100)
    assert (await service.history.queries.card(answer.adventure)).hint == first
    seen = rulesets()[key].tutorial.lessons[0].said
    assert seen in (await service.people.hints.of(ME)).seen
    assert seen not in (await service.people.hints.of(FRIEND)).seen


async def test_hints_that_are_off_do_not_silence_a_tutorial(service):
    await service.people.hints.set(ask(ME), "off")
    answer = await service.tutorials.open(ask(ME), "third-six")
    assert (await service.history.queries.card(answer.adventure)).hint


async def test_the_host_of_a_lobby_turns_it_into_a_tutorial(service):
    """The lobby closes, and with company the tutorial has a lobby of its own."""
    lobby = (await service.lobby.open(ask(ME), "green-dungeon", seed="lobby")).adventure
    with pytest.raises(NotSeated):
        await service.tutorials.instead(ask(FRIEND), lobby)
    await service.lobby.join(ask(FRIEND), lobby)
    answer = await service.tutorials.instead(ask(ME), lobby)
    found = await service.history.queries.load(answer.adventure)
    assert (found.status, found.seeded, found.ruleset) == ("lobby", TUTORIAL, "green-dungeon")
    assert (await service.history.queries.load(lobby)).status == "cancelled"
    with pytest.raises(NoAdventure):
        await service.tutorials.instead(ask(ME), lobby)


async def test_alone_it_begins_at_once(service):
    lobby = (await service.lobby.open(ask(ME), "three-dice", seed="lobby")).adventure
    answer = await service.tutorials.instead(ask(ME), lobby)
    assert (await service.history.queries.load(answer.adventure)).status == "running"


async def test_skipping_needs_a_tutorial(service):
    await service.lobby.open(ask(ME), "three-dice", seed="lobby")
    with pytest.raises(NoAdventure):
        await service.tutorials.skip(ask(ME))


async def test_its_settings_stay_at_another_pace(service):
    """By post it is the same dungeon: only the pace can be set."""
    answer = await service.tutorials.open(ask(ME), "green-dungeon", together=True)
    before = await service.history.queries.load(answer.adventure)
    await service.lobby.set(ask(ME), answer.adventure, "pace", "post")
    after = await service.history.queries.load(answer.adventure)
    assert after.pace == "post"
    assert after.options == before.options
