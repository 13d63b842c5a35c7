"""What works where the bot is no member, and what people are told there."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.table.discord_types import INVITED
from cogs.base.guests import PERMISSIONS
from tests.cogs.conduct import assert_harmless
from tests.support.cards import Json, is_hidden, labels_of, text_of
from tests.support.guests import among_others, withhold, without_us
from tests.support.people import Person, Refused
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map

PLACES = ("a group", "a server without us") if SOAK else ("a group",)
"""Where the bot is no member; the tests below go to such a server in a short run, too."""
SMALL: dict[str, Any] = {"levels": 1, "seed": "alone", "options": "columns:7 rows:7"}


@pytest_asyncio.fixture
async def ilse(out: Evening) -> AsyncIterator[Person]:
    """Ilse, who installed the bot for herself."""
    async with Person.sit(out.table.page_url, "Ilse") as made:
        await made.ask("PATCH", f"/table/users/{made.id}", {"installed": True})
        yield made


@pytest_asyncio.fixture(params=PLACES)
async def abroad(request: pytest.FixtureRequest, out: Evening, ilse: Person) -> Person:
    """Ilse where the bot is no member."""
    if request.param == "a group":
        await among_others(out.table, ilse)
    else:
        await without_us(ilse)
    return ilse


async def said(person: Person, line: str, **options: Any) -> Json:
    """The answer to a command, which is harmless."""
    answer = await person.answer(await person.command(line, **options))
    assert_harmless(answer)
    return answer


def asked_by(out: Evening, since: int) -> set[str]:
    """The routes of what the bot has asked of Discord since."""
    return {f"{each.method} {each.route}" for each in out.table.requests[since:]}


async def test_dice_and_tables_are_rolled_openly_and_rules_privately(
    out: Evening, abroad: Person
) -> None:
    before = len(out.table.requests)
    rolled = await said(abroad, "roll", dice="2d6+1")
    assert not is_hidden(rolled)
    assert "2d6" in text_of(rolled) or rolled["content"]
    tables = await abroad.autocomplete("act", "table")
    read = await said(abroad, "act", table=tables[0]["value"])
    assert not is_hidden(read)
    assert "▶" in text_of(read)
    assert is_hidden(await said(abroad, "act", table=tables[0]["value"], private=True))
    rules = await said(abroad, "rules", about="attack")
    assert is_hidden(rules)
    assert "**" in rules["content"]
    # Nothing but answers: no channel is read, and nothing posted there.
    asked = asked_by(out, before)
    assert all("/interactions/" in each or "/webhooks/" in each for each in asked), asked


async def test_nothing_is_kept_of_the_place(out: Evening, abroad: Person) -> None:
    await said(abroad, "roll", dice="2d6")
    await said(abroad, "act", table=(await abroad.autocomplete("act", "table"))[0]["value"])
    await said(abroad, "rules", about="attack")
    kept = await out.app.service.privacy.export(int(abroad.id))
    assert abroad.channel not in json.dumps(kept)


async def test_adventures_are_refused_in_words_that_say_what_to_do(abroad: Person) -> None:
    with pytest.raises(Refused, match="may not use /"):
        await abroad.command("adventure new")
    acted = await said(abroad, "act")
    assert is_hidden(acted)
    for told in (acted, await said(abroad, "help")):
        assert is_hidden(told)
        assert f"&permissions={PERMISSIONS}" in told["content"]
        assert "Invite me" in told["content"] or "invite me" in told["content"]
    draft = await said(abroad, "dungeon draft", **SMALL)
    assert is_hidden(draft)
    assert "Invite me" in draft["content"]


def test_the_invitation_asks_for_what_the_host_is_told() -> None:
    assert int(INVITED) == PERMISSIONS


async def test_what_an_old_client_sends_all_the_same_is_refused(ilse: Person) -> None:
    await without_us(ilse)
    told = await said(ilse, "adventure new", force=True)
    assert is_hidden(told)
    assert "I am no member here" in told["content"]
    assert "I am no member here" in (await said(ilse, "map", force=True))["content"]


async def test_a_game_of_former_times_is_out_of_reach(out: Evening, ilse: Person) -> None:
    """A server that removed the bot keeps its games; who brings the bot along plays none."""
    made = await ilse.ask("POST", "/table/guilds", {"name": "Former"})
    await ilse.go("former")
    await ilse.answer(await ilse.command("adventure new", game="three-dice"))
    adventure = await out.adventure(ilse.channel)
    await ilse.ask("POST", "/table/guild", {"guild": made["id"], "state": "removed"})
    assert is_hidden(await said(ilse, "rules", about="attack"))
    assert "Invite me" in (await said(ilse, "act"))["content"]
    assert "Somebody brought me along" in (await said(ilse, "help"))["content"]
    before = (await out.adventure(ilse.channel)).version
    custom = f"u1|{adventure.id}|{adventure.version}|begin"
    pressed = await ilse.click(str(adventure.card or 1), custom, force=True, may_fail=True)
    assert not pressed.ok or (await out.adventure(ilse.channel)).version == before


async def test_personal_commands_work(abroad: Person) -> None:
    assert is_hidden(await said(abroad, "settings me", maps="text"))
    shown = await said(abroad, "privacy show")
    assert is_hidden(shown)
    assert text_of(shown)


async def test_a_dungeon_is_shown_with_its_keepers_map(abroad: Person) -> None:
    outcome = await abroad.command("dungeon map", **SMALL)
    card = await abroad.see(lambda m: has_map(m) and not is_hidden(m))
    await abroad.see(lambda m: is_hidden(m) and has_map(m))
    assert outcome.ok
    assert "Keeper’s map" in labels_of(card)
    keeper = await abroad.answer(await abroad.click(card, "Keeper’s map"))
    assert is_hidden(keeper)
    sent = await abroad.answer(await abroad.command("dungeon export", format="svg"))
    assert sent["attachments"]


async def test_a_dungeon_is_explored(abroad: Person) -> None:
    card = await abroad.answer(await abroad.command("dungeon explore", **SMALL))
    assert has_map(card)
    await walk(abroad, card)


async def walk(person: Person, card: Json) -> None:
    """Go one step through a hidden dungeon."""
    way = next(each for each in labels_of(card) if each not in ("Keeper’s map", "More"))
    await person.click(card, way)
    assert has_map(await person.fresh(card))


async def test_where_such_apps_are_hidden_it_is_said(ilse: Person) -> None:
    await without_us(ilse)
    await withhold(ilse)
    rolled = await said(ilse, "roll", dice="2d6")
    assert is_hidden(rolled)
    assert "Only you see this" in rolled["content"]
    table = (await ilse.autocomplete("act", "table"))[0]["value"]
    read = await said(ilse, "act", table=table)
    assert is_hidden(read)
    assert "Only you see this" in text_of(read)
    card = await ilse.answer(await ilse.command("dungeon explore", **SMALL))
    assert is_hidden(card)
    await walk(ilse, card)


async def test_at_home_a_personal_install_changes_nothing(out: Evening, ilse: Person) -> None:
    """The server has the bot: its settings hold, games can be opened, answers are for all."""
    await withhold(ilse)
    assert not is_hidden(await said(ilse, "roll", dice="2d6"))
    await ilse.answer(await ilse.command("adventure new", game="three-dice"))
    assert (await out.adventure(ilse.channel)).ruleset == "three-dice"
