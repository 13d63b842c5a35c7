"""Choosing what to play: by picture and button, for a new lobby, one that is open, and the day."""

from contextlib import AsyncExitStack

import pytest

from bot.catalogs import all_words
from cogs.lobby.chooser import SHOWN
from rules.ports import Adventure
from rules.registry import ruleset, rulesets
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from tests.support.cards import Json, files_of, is_hidden, labels_of, parts_of, text_of
from tests.support.known import for_one
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, sensible

NAMED = {"3 Dice", "Green Dungeon", "3RD6", "Adventure", "Delve"}
WORDS = all_words("en")
NAMES_OF = {
    key: WORDS.phrase(f"{key}-short" if WORDS.has(f"{key}-short") else f"{key}-title")
    for key in rulesets()
}
SHORT = [*NAMES_OF.values()][:SHOWN]
DAILY = [name for key, name in NAMES_OF.items() if rulesets()[key].daily is not None]
NAMES = ("Ilse", "Tomas", "Una", "Veit")
FIRST = tuple(for_one()) if SOAK else ("three-dice", "mkd-delve")
"""Games that one person begins; in a short run one that gives heroes, and one that has readies."""
READIED = [key for key, rules in rulesets().items() if rules.readies]


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def out(parlour: Evening) -> Evening:
    return parlour


@pytest.fixture
def host(newcomer: Person) -> Person:
    return newcomer


async def asked(person: Person, line: str, **options: object) -> Json:
    """The chooser that a command shows to one person."""
    shown = await person.answer(await person.command(line, **options))
    assert is_hidden(shown)
    return shown


async def pick(person: Person, shown: Json, key: str) -> None:
    """Press the button of a game, or choose it from the list of those beyond the first."""
    (listed,) = [part for part in parts_of(shown) if part.get("options")] or [{"options": []}]
    if key in [each["value"] for each in listed["options"]]:
        await person.choose(shown, listed["custom_id"], key)
    else:
        await person.click(shown, NAMES_OF[key])


async def card_of(out: Evening, person: Person, version: int = 0) -> tuple[Adventure, Json]:
    """The adventure of the channel as stored, at least of a version, and its card."""
    found = await out.shown((await out.adventure(person.channel)).id, version)
    return found, await person.fresh(str(found.card))


async def test_short_names_are_those_that_the_catalogs_give() -> None:
    assert set(SHORT) >= NAMED


async def test_start_asks_and_a_press_opens_the_lobby(out: Evening, host: Person) -> None:
    shown = await asked(host, "adventure new")
    said = text_of(shown)
    assert labels_of(shown) == SHORT
    (strip,) = files_of(shown)
    assert f"in the order of the list: {', '.join(SHORT)}" in strip["description"]
    assert "Explore against the clock" in said
    assert "1–8 players · 40 min · easy" in said
    await host.click(shown, "Green Dungeon")
    closed = await host.see(lambda message: "The lobby is open" in text_of(message))
    assert closed["id"] == shown["id"]
    assert labels_of(closed) == []
    assert files_of(closed) == []
    found, card = await card_of(out, host)
    assert found.ruleset == "green-dungeon"
    assert text_of(card).startswith("### Green Dungeon: who joins?")


@pytest.mark.parametrize("key", FIRST)
async def test_two_presses_lead_to_the_first_decision_of_a_dungeon(
    out: Evening, host: Person, key: str
) -> None:
    words = out.app.service.words("en")
    shown = await asked(host, "adventure new")
    await pick(host, shown, key)
    await host.see(lambda message: "The lobby is open" in text_of(message))
    lobby, card = await card_of(out, host)
    assert ("Choose heroes" in labels_of(card)) == ruleset(key).readies
    await host.click(card, "Begin")
    found, card = await card_of(out, host, lobby.version + 1)
    rules, state = loaded(found)
    (seat,) = rules.awaiting(state)
    assert rules.ready_made(state, seat) is None, "nobody has still to be chosen"
    wanted = next(
        each
        for each in rules.legal_actions(state, seat)
        if each.id == sensible(found, int(host.id))
    )
    assert wanted.group or words.say(wanted.label) in labels_of(card)


@pytest.mark.parametrize("key", READIED if SOAK else READIED[:1])
async def test_who_likes_to_choose_begins_with_that(out: Evening, host: Person, key: str) -> None:
    await host.answer(await host.command("adventure new", game=key))
    lobby, card = await card_of(out, host)
    assert "begin with Choose heroes" in text_of(card)
    await host.click(card, "Choose heroes")
    found, card = await card_of(out, host, lobby.version + 1)
    rules, state = loaded(found)
    assert rules.ready_made(state, 1) is not None, "it is still to be chosen"
    assert len(found.seats) == 1
    log = await out.app.service.history.queries.export(found.id)
    assert verify(log).good


async def test_a_chooser_of_before_opens_nothing_twice(out: Evening, host: Person) -> None:
    first, second = await asked(host, "adventure new"), await asked(host, "adventure new")
    await host.click(first, "Delve")
    await host.see(lambda message: "The lobby is open" in text_of(message))
    found, _ = await card_of(out, host)
    refused = await host.answer(await host.click(second, "3RD6"))
    assert is_hidden(refused)
    assert "has an adventure already" in text_of(refused)
    assert (await out.adventure(host.channel)).version == found.version
    refused = await asked(host, "adventure new")
    assert "has an adventure already" in text_of(refused)
    for bad in ("pick.new.live.here.chess", "pick.new.live", "pick.sell.live.here.three-dice"):
        out_of_it = await host.click(second["id"], f"u1|0|0|{bad}", force=True)
        assert is_hidden(await host.answer(out_of_it))
    assert (await out.adventure(host.channel)).version == found.version


async def test_pace_and_thread_come_along(out: Evening, host: Person) -> None:
    here = host.channel
    shown = await asked(host, "adventure new", pace="post", thread=True)
    await host.click(shown, "3 Dice")
    said = await host.see(lambda message: "It goes on in" in text_of(message))
    assert "The lobby is open" in text_of(said)
    thread = next(e for e in (await host.state())["channels"] if e.get("parent_id") == here)
    found = await out.adventure(thread["id"])
    assert (found.ruleset, found.pace) == ("three-dice", "post")


async def test_the_table_changes_its_mind(out: Evening, host: Person) -> None:
    await host.answer(await host.command("adventure new", game="three-dice", seed="minds"))
    async with AsyncExitStack() as stack:
        friends = [
            await stack.enter_async_context(Person.sit(out.table.page_url, name, host.channel))
            for name in NAMES
        ]
        for friend in friends:
            await friend.answer(await friend.command("adventure join"))
        found, card = await card_of(out, host)
        refused = await friends[0].answer(await friends[0].click(card, "Change game"))
        assert is_hidden(refused)
        assert "Only the host" in text_of(refused)
        shown = await host.answer(await host.click(card, "Change game"))
        assert labels_of(shown) == SHORT
        refused = await host.answer(await host.click(shown, "Green Dungeon"))
        assert is_hidden(refused)
        assert text_of(refused) == "Green Dungeon is for 4 at most, and 5 sit here."
        assert (await out.adventure(host.channel)) == found
        await host.click(shown, "3RD6")
        await host.see(lambda message: "This table plays 3RD6 Dungeon now" in text_of(message))
    after, card = await card_of(out, host)
    assert after.ruleset == "third-six"
    assert after.seats == found.seats
    assert after.seed == found.seed
    assert "3RD6 Dungeon: who joins?" in text_of(card)
    assert "5 of 6 seats taken" in text_of(card)
    await host.answer(await host.command("adventure begin", anyway=True))
    assert (await out.shown(found.id)).status == "running"
    log = await out.app.service.history.queries.export(found.id)
    assert verify(log).good
    late = await host.answer(await host.click(card["id"], f"u1|{found.id}|0|game", force=True))
    assert "only do this in the lobby" in text_of(late)


async def test_a_preset_is_chosen_on_the_card(out: Evening, host: Person) -> None:
    await host.answer(await host.command("adventure new", game="three-dice", seed="presets"))
    found, card = await card_of(out, host)
    assert "Preset: an evening. The quest" in text_of(card)
    offered = next(part["options"] for part in parts_of(card) if part.get("options"))
    assert [each["label"] for each in offered] == ["a quick one", "an evening", "a hard one"]
    assert all(each["description"].endswith(".") for each in offered)
    async with Person.sit(out.table.page_url, "Ilse", host.channel) as friend:
        refused = await friend.answer(
            await friend.choose(card, "Preset: an evening", "a quick one")
        )
        assert is_hidden(refused)
        assert "Only the host" in text_of(refused)
    await host.choose(card, "Preset: an evening", "a quick one")
    after = await out.shown(found.id, found.version + 1)
    assert after.card == found.card, "the card is edited where it is"
    assert "Preset: a quick one. Heroes with hit points" in text_of(
        await host.fresh(str(after.card))
    )
    assert dict(after.options)["hp_pool"] == "easy"


async def test_the_card_says_what_each_is_to_do(out: Evening, host: Person) -> None:
    await host.answer(await host.command("adventure new", game="green-dungeon", seed="words"))
    _, card = await card_of(out, host)
    assert "Host: press Begin when everybody is here. Friends: press Join." in text_of(card)
    async with AsyncExitStack() as stack:
        friends = [
            await stack.enter_async_context(Person.sit(out.table.page_url, name, host.channel))
            for name in NAMES[:3]
        ]
        for friend in friends:
            await friend.answer(await friend.command("adventure join"))
        found, card = await card_of(out, host)
        assert "Every seat is taken. Host: press Begin." in text_of(card)
        assert "Join" not in labels_of(card)
        row = " · ".join(f"**{seat.name}** <@{seat.user}>" for seat in found.seats[1:])
        assert row in text_of(card), "who is ready needs no line"
        await friends[0].answer(await friends[0].command("adventure ready"))
        _, card = await card_of(out, host)
        assert f"{found.seats[1].name}: press Ready. Then the host presses Begin." in text_of(card)


async def test_the_day_asks_as_well(out: Evening, host: Person) -> None:
    shown = await asked(host, "daily")
    assert text_of(shown).startswith("### Which of today’s dungeons?")
    assert labels_of(shown) == DAILY
    await host.click(shown, "3 Dice")
    await host.see(lambda message: "The lobby is open" in text_of(message))
    found, card = await card_of(out, host)
    assert found.day
    assert found.ruleset == "three-dice"
    assert "Change game" not in labels_of(card)
    assert not any(part.get("options") for part in parts_of(card))


async def test_who_prefers_words_gets_no_pictures(host: Person) -> None:
    await host.answer(await host.command("settings me", maps="text"))
    shown = await asked(host, "adventure new")
    assert labels_of(shown) == SHORT
    assert files_of(shown) == []
    assert "Explore against the clock" in text_of(shown)


async def test_a_title_that_is_typed_begins_its_game(out: Evening, host: Person) -> None:
    """Discord sends what was typed where nobody chooses from the list."""
    told = await host.answer(await host.command("adventure new", game="Green Dungeon"))
    assert "The lobby is open" in text_of(told)
    found, _ = await card_of(out, host)
    assert found.ruleset == "green-dungeon"
