"""Every tutorial is played by the real client to its last lesson, and says each thing once."""

from collections import Counter
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
import pytest_asyncio

from bot.catalogs import all_words
from rules.ports import TUTORIAL, Adventure
from rules.registry import ruleset, rulesets
from rules.service.journal.loading import loaded
from rules.service.people.hints import DONE
from tests.cogs.conduct import Company, company, told
from tests.support.cards import labels_of, text_of
from tests.support.known import released, with_tutorial
from tests.support.soak import SOAK
from tests.support.tables import sensible, take

pytestmark = pytest.mark.asyncio(loop_scope="module")
WORDS = all_words("en")
OVER = "tutorial-over"
FEWEST_TURNS, MOST_TURNS = 8, 15
MOST_CLICKS, MOST_OF_TEAMS = 25, 60
"""The most clicks of a whole tutorial: with one hero, and with a team of several."""
MOST_STEPS = 100
FIRST_STEPS = 6
"""Steps of two friends in a short run: the service has both taught to the end."""
SHOOTS = 1
"""Where the team with a shooter stands among those that are ready."""
GUIDED = with_tutorial()
PLAYED = GUIDED if SOAK else ["three-dice"]
"""What every tutorial tells one person and two friends is held in the service."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    async with company(tmp_path_factory.mktemp("tutorial")) as made:
        yield made


def lesson_on(card, key) -> str:
    """The lesson that a card shows, or an empty text."""
    said = text_of(card)
    known = [*(each.said for each in ruleset(key).tutorial.lessons), DONE, OVER]
    found = [each for each in known if WORDS.phrase(each) in said]
    assert len(found) <= 1
    return found[0] if found else ""


class Learning(NamedTuple):
    """What a party was told in a tutorial: the lessons, and each person's turns and clicks by then.

    `last` is what the card says below its question once all of it was told.
    """

    shown: list[tuple[str, str]]
    turns: dict[str, int]
    clicks: dict[str, int]
    last: str


async def learned(table: Company, channel: str, key: str, most: int = MOST_STEPS) -> Learning:
    """Play as a tutorial points until the table was told all that it teaches, or `most` steps."""
    wanted = {each.said for each in ruleset(key).tutorial.lessons}
    shown: list[tuple[str, str]] = []
    turns: dict[str, set[int]] = {}
    clicks: Counter[str] = Counter()
    found = await table.out.shown((await table.out.adventure(channel)).id)
    for number in range(MOST_STEPS):
        card = await table.host.fresh(str(found.card))
        lesson = lesson_on(card, key)
        if found.status != "running" or lesson == DONE or number == most:
            counted = {name: len(each) for name, each in turns.items()}
            return Learning(shown, counted, dict(clicks), lesson)
        asked = await table.turn_of(channel)
        if lesson:
            shown.append((asked.name, lesson))
        if wanted - {said for _, said in shown} or lesson:
            turns.setdefault(asked.name, set()).add(found.turn_from)
            clicks[asked.name] += 1
        option = ready_team(found) or sensible(found, int(asked.id))
        assert option is not None
        try:
            await take(asked, card, option)
        except LookupError:  # a square beyond those that a list has room for
            await asked.answer(await asked.command("do", action=option))
        found = await table.out.shown(found.id, found.version + 1)
    raise AssertionError(f"not all was told: {shown}")


def table_of_teams(key: str) -> bool:
    """Whether each player leads several heroes, and so presses more buttons in a turn."""
    return hasattr(ruleset(key).tutorial.options, "heroes")


def ready_team(found: Adventure) -> str:
    """The option of a ready team with a shooter, to which the tutorials of teams point."""
    rules, state = loaded(found)
    offered = rules.legal_actions(state, rules.awaiting(state)[0])
    teams = [each.id for each in offered if str(getattr(each.action, "kind", "")) == "recruit_team"]
    return teams[SHOOTS] if len(teams) > SHOOTS else ""


@pytest.mark.parametrize("key", PLAYED)
async def test_a_tutorial_is_played_to_its_end(table: Company, key: str) -> None:
    """Alone it takes 8 to 15 turns, and few clicks; each thing is said once."""
    channel = await table.channel(f"learn-{key}")
    said = await told(table.host, "tutorial", game=key)
    assert "first dungeon begins" in said
    found = await table.out.adventure(channel)
    assert (found.status, found.seeded, found.day) == ("running", TUTORIAL, "")
    all_of_it = await learned(table, channel, key)
    lessons = [said for _, said in all_of_it.shown]
    assert sorted(lessons) == sorted(each.said for each in ruleset(key).tutorial.lessons)
    assert all_of_it.last in (DONE, OVER)
    (turns,), (clicks,) = all_of_it.turns.values(), all_of_it.clicks.values()
    assert FEWEST_TURNS <= turns <= MOST_TURNS
    assert clicks <= (MOST_OF_TEAMS if table_of_teams(key) else MOST_CLICKS)


async def test_a_tutorial_for_one_shows_no_lobby(table: Company) -> None:
    channel = await table.channel("learn-at-once")
    assert "first dungeon begins" in await told(table.host, "tutorial", game="green-dungeon")
    await table.out.shown((await table.out.adventure(channel)).id)
    cards = [
        text_of(event["message"])
        for event in table.host.events
        if event["type"] == "message_create" and event["message"]["channel_id"] == channel
    ]
    assert not [each for each in cards if "press Begin" in each]
    assert any("**Goal:**" in each for each in cards), "the first card is that of the first turn"


async def test_friends_learn_together(table: Company) -> None:
    """The lobby opens first; each is told the lessons of their own turns, and none twice."""
    channel = await table.channel("learn-together")
    assert "press Join" in await told(table.host, "tutorial", game="third-six", together=True)
    await table.player.answer(await table.player.command("adventure join"))
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    both = await learned(table, channel, "third-six", MOST_STEPS if SOAK else FIRST_STEPS)
    assert len(set(both.shown)) == len(both.shown)
    assert {name for name, _ in both.shown} == {table.host.name, table.player.name}
    assert not SOAK or both.last == DONE


async def test_every_released_game_has_a_tutorial() -> None:
    assert {key for key in rulesets() if released(key)} <= set(GUIDED)


async def test_a_tutorial_is_skipped_and_begun_again(table: Company) -> None:
    channel = await table.channel("learn-skip")
    await told(table.host, "tutorial", game="third-six")
    found = await table.out.shown((await table.out.adventure(channel)).id)
    assert lesson_on(await table.host.fresh(str(found.card)), "third-six")
    assert "lessons are off" in await told(table.host, "tutorial", skip=True)
    option = sensible(found, int(table.host.id))
    await take(table.host, await table.host.fresh(str(found.card)), option)
    found = await table.out.shown(found.id, found.version + 1)
    assert not lesson_on(await table.host.fresh(str(found.card)), "third-six")
    again = await table.channel("learn-again")
    await told(table.host, "tutorial", game="third-six")
    found = await table.out.shown((await table.out.adventure(again)).id)
    assert lesson_on(await table.host.fresh(str(found.card)), "third-six")


async def test_what_is_wrong_is_said(table: Company) -> None:
    await table.channel("learn-wrong")
    assert "no game called" in await table.refused(
        table.host, table.host.command("tutorial", game="chess", force=True)
    )
    await table.lobby("learn-taken")
    await table.refused(table.host, table.host.command("tutorial"))
    assert "No tutorial" in await table.refused(
        table.host, table.host.command("tutorial", skip=True)
    )


async def test_its_settings_stay(table: Company) -> None:
    channel = await table.channel("learn-settings")
    await told(table.host, "tutorial", together=True)
    await table.out.shown((await table.out.adventure(channel)).id)
    said = await table.refused(
        table.host, table.host.command("adventure settings", name="goal", value="home", force=True)
    )
    assert "fixed" in said


async def test_the_button_of_a_lobby_begins_it(table: Company) -> None:
    """The lobby closes and the guided dungeon takes its place; with a friend seated, its lobby."""
    channel = await table.lobby("learn-button")
    lobby = await table.out.adventure(channel)
    card = await table.host.fresh(str(lobby.card))
    await table.host.answer(await table.host.click(card, "Tutorial"))
    found = await table.out.shown((await table.out.adventure(channel)).id)
    assert (found.status, found.seeded, found.ruleset) == ("lobby", TUTORIAL, lobby.ruleset)
    card = await table.host.fresh(str(found.card))
    assert "guided first dungeon" in text_of(card)
    assert not {"Tutorial", "Change game"} & set(labels_of(card))
