"""Help at a table: about the game and its moment where one is played, else how to begin one."""

import pytest

from bot.catalogs import all_words
from rules.registry import ruleset, rulesets
from rules.service.journal.loading import loaded
from rules.service.settings.adventure import options_of
from tests.cogs.conduct import Company, assert_harmless, told
from tests.support.campaigns import away, played
from tests.support.cards import is_hidden, text_of
from tests.support.soak import SOAK

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("quiet")]
WORDS = all_words("en")
STEPS, MOST_STEPS = 8 if SOAK else 2, 30


async def begun(table: Company, key: str) -> str:
    """A game of a system for the host and the player, in a channel of its own."""
    channel = await table.channel(f"help-{key}")
    opened = await table.host.command("adventure new", game=key, seed=f"help {key}")
    await table.host.answer(opened)
    await table.player.answer(await table.player.command("adventure join"))
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    await table.out.shown((await table.out.adventure(channel)).id)
    return channel


@pytest.mark.parametrize("key", rulesets())
async def test_help_is_about_the_moment(table: Company, key: str) -> None:
    """Goal, question, choices of who is asked, fight and symbols, at every step of a game."""
    channel = await begun(table, key)
    signs = figures = 0
    for _ in range(STEPS):
        found = await table.out.adventure(channel)
        rules, state = loaded(found)
        seat = rules.awaiting(state)[0]
        asked = await table.turn_of(channel)
        other = table.player if asked is table.host else table.host
        said = await told(asked, "help")
        assert WORDS.say(rules.goal(options_of(found))) in said
        assert WORDS.phrase(f"{key}-help-fight").splitlines()[0] in said
        assert "/rules" in said
        assert not said.endswith("…")
        first = rules.legal_actions(state, seat)[0]
        shown = WORDS.say(first.label) in said or not sole(rules, state, found, asked)
        assert shown, said
        if len(rules.awaiting(state)) == 1:
            assert "The table waits for" in await told(other, "help")
        signs += "On this map" in said
        figures += bool(rules.view(state, None).scene.tokens)
        await table.play(channel, 1)
    assert signs or not figures


def sole(rules, state, found, person):
    """Whether the first seat that is asked is the person's own first seat that is asked."""
    mine = [seat.seat for seat in found.seats if seat.user == int(person.id)]
    asked = [seat for seat in rules.awaiting(state) if seat in mine]
    return asked[:1] == list(rules.awaiting(state)[:1])


async def test_help_in_a_lobby_says_how_to_begin(table: Company) -> None:
    channel = await table.lobby("help-lobby")
    said = await told(table.stranger, "help")
    assert "Press Join" in said
    assert WORDS.say(ruleset("three-dice").goal(ruleset("three-dice").preset)) in said
    assert "On this map" not in said
    assert channel


async def test_help_outside_of_games_says_how_to_begin_one(table: Company) -> None:
    await table.channel("help-nothing")
    assert "/adventure new" in await told(table.host, "help")
    await table.ended("help-ended")
    assert "Begin to play" in await told(table.host, "help")


async def test_the_button_tells_the_same(table: Company) -> None:
    channel = await begun(table, "green-dungeon")
    found = await table.out.adventure(channel)
    card = await table.host.fresh(str(found.card))
    more = await table.host.answer(await table.host.click(card, "More"))
    answer = await table.host.answer(await table.host.click(more, "Help"))
    assert is_hidden(answer)
    assert_harmless(answer)
    assert text_of(answer) == await told(table.host, "help")


@pytest.mark.parametrize("system", ["three-dice", "mkd-adventure", *(["third-six"] * SOAK)])
async def test_help_of_a_campaign_says_what_its_adventure_is_for(
    table: Company, system: str
) -> None:
    """In town its own goal alone; on the way the dungeon's as well, choices, fight and symbols."""
    channel = await table.channel(f"help-campaign-{system}")
    await table.host.answer(await table.host.command("campaign new", name="Long", game=system))
    await table.player.answer(await table.player.command("adventure join"))
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    found = await table.out.shown((await table.out.adventure(channel)).id)
    goal = WORDS.say(ruleset(found.ruleset).goal(options_of(found)))
    said = await told(table.host, "help")
    assert goal in said
    assert "This adventure" not in said
    assert "- " in said
    title = WORDS.phrase(f"{found.ruleset}-title")
    of_campaign = f"**The goal of {title}:** {goal}"
    asked = await told(table.host, "rules", about="goal")
    assert of_campaign in asked
    assert "of this adventure" not in asked
    await played(table.out.app.service, found.id, away)
    found = await table.out.shown(found.id)
    rules, state = loaded(found)
    said = await told(await table.turn_of(channel), "help")
    task = WORDS.say(ruleset(system).goal(state.away.options))
    assert f"**Goal.** {goal}\n**This adventure.** {task}" in said
    asked = await told(table.host, "rules", about="how do I win?")
    assert f"{of_campaign}\n**The goal of this adventure:** {task}" in asked
    elsewhere = await told(table.host, "rules", about="goal", game="green-dungeon")
    assert WORDS.phrase("green-dungeon-title") in elsewhere
    assert goal not in elsewhere
    assert WORDS.say(rules.legal_actions(state, rules.awaiting(state)[0])[0].label) in said
    assert WORDS.phrase(f"{system}-help-fight").splitlines()[0] in said
    assert "On this map" in said


async def test_help_in_a_vote_names_what_may_be_voted_for(table: Company) -> None:
    channel = await table.channel("help-vote")
    await table.host.answer(
        await table.host.command("adventure new", game="three-dice", seed="help vote")
    )
    await table.player.answer(await table.player.command("adventure join"))
    await table.host.answer(
        await table.host.command("adventure settings", name="decisions", value="vote")
    )
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    for _ in range(MOST_STEPS):
        found = await table.out.shown((await table.out.adventure(channel)).id)
        rules, state = loaded(found)
        if rules.votes(state):
            break
        await table.play(channel, 1)
    else:
        raise AssertionError("nobody ever voted")
    for person in (table.host, table.player):
        said = await told(person, "help")
        for option in rules.legal_actions(state, rules.awaiting(state)[0])[:2]:
            assert WORDS.say(option.label) in said
