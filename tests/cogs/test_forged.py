"""Forged, foreign and old button ids: refused in words, and nothing changes anywhere."""

import pytest
import pytest_asyncio

from tests.cogs.conduct import Company, assert_harmless
from tests.support.cards import Json, is_hidden, parts_of, text_of
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import sensible

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("quiet"),
]

VERBS = (
    *("do.attack", "in.potion", "join", "leave", "ready", "begin", "settings", "set.group"),
    *("val.loot", "stir", "hero", "map", "new", "log.1", "end", "keep"),
)
VERSIONS = (0, 3, 999_999_999)
GARBAGE = (
    "u1",
    "u1|",
    "u1|||",
    "u1|x|y|do.attack",
    "u1|abc|-1|do.attack",
    "u1|abc|1|nothing",
    "u1|abc|1|do.a|b",
    "u1|abc|1|do.\u202e",
    "u1|abc|٣|hero",
    "u1|abc|1|hero\n",
    "u2|abc|1|do.attack",
    "u1|abc|9999999999999999999999|do.attack",
    "u1|../../etc|1|do.attack",
    "u1|" + "a" * 97,
    "x" * 100,
    "@everyone",
    "press",
)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(table: Company) -> str:
    """A running game that everybody looks at; there is another one elsewhere."""
    await table.running("elsewhere")
    return await table.running("here")


async def the_card(table: Company, channel: str) -> Json:
    found = await table.out.shown((await table.out.adventure(channel)).id)
    return await table.host.fresh(str(found.card))


def elsewhere(table: Company) -> str:
    channels = table.out.table.table.world.channels.values()
    return next(channel.id for channel in channels if channel.name == "elsewhere")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("verb", VERBS)
async def test_ids_of_another_channels_adventure(
    table: Company, here: str, verb: str, version: int
) -> None:
    """Nobody can use them; in a short run each of three people tries a verb with one version."""
    await table.everybody_to(here)
    card = await the_card(table, here)
    foreign = await table.out.adventure(elsewhere(table))
    people = list(table.people.values())
    first = VERBS.index(verb) + VERSIONS.index(version)
    for person in people if SOAK else [people[first % len(people)]]:
        custom_id = f"u1|{foreign.id}|{version}|{verb}"
        said = await table.refused(person, person.click(card, custom_id, force=True))
        assert "another channel" in said or "older version" in said


FORGING = ("form.dial", "fill.dial", "guide", "fights", "save", "undo", "form.", "nothing")


@pytest.mark.parametrize("deed", FORGING)
@pytest.mark.parametrize("adventure", ["forge", "0123456789"])
async def test_ids_of_forges_on_cards(table: Company, here: str, deed: str, adventure: str) -> None:
    await table.everybody_to(here)
    card = await the_card(table, here)
    custom_id = f"u1|{adventure}|1|forge.{deed}"
    said = await table.refused(table.host, table.host.click(card, custom_id, force=True))
    assert "button" in said


@pytest.mark.parametrize("verb", VERBS)
async def test_ids_of_no_adventure(table: Company, here: str, verb: str) -> None:
    await table.everybody_to(here)
    card = await the_card(table, here)
    said = await table.refused(
        table.stranger, table.stranger.click(card, f"u1|0123456789|3|{verb}", force=True)
    )
    assert "does not exist any more" in said or "older version" in said


@pytest.mark.parametrize("custom_id", GARBAGE)
async def test_garbage(table: Company, here: str, custom_id: str) -> None:
    await table.everybody_to(here)
    card = await the_card(table, here)
    said = await table.refused(table.stranger, table.stranger.click(card, custom_id, force=True))
    assert "older version" in said
    await table.refused(
        table.stranger, table.stranger.choose(card, custom_id, ["x"] * 30, force=True)
    )


@pytest.mark.parametrize("version", [0, 1, 999_999_999])
async def test_versions_that_never_were(table: Company, here: str, version: int) -> None:
    await table.everybody_to(here)
    found = await table.out.adventure(here)
    card = await the_card(table, here)
    person = await table.turn_of(here)
    for part in buttons(card, "do."):
        detail = part.split("|")[3]
        forged = f"u1|{found.id}|{version}|{detail}"
        said = await table.refused(person, person.click(card, forged, force=True))
        assert "earlier moment" in said


async def test_options_that_are_not_offered(table: Company, here: str) -> None:
    await table.everybody_to(here)
    found = await table.out.adventure(here)
    card = await the_card(table, here)
    person = await table.turn_of(here)
    for detail in ("do.fly", "do.-1", "do", "do.." + "a" * 40, "do.0"):
        forged = f"u1|{found.id}|{found.version}|{detail}"
        await table.refused(person, person.click(card, forged, force=True))
    for values in ([], ["fly"], ["\u202e@everyone"], ["x" * 100], [str(10**30)], ["a", "b"]):
        forged = f"u1|{found.id}|{found.version}|in.potion"
        await table.refused(person, person.choose(card, forged, values, force=True))


async def test_strangers_and_whoever_is_not_asked_press_the_card_in_vain(
    table: Company, here: str
) -> None:
    await table.everybody_to(here)
    card = await the_card(table, here)
    found = await table.out.adventure(here)
    idle = [each for each in table.people.values() if sensible(found, int(each.id)) is None]
    assert table.stranger in idle
    for person in idle:
        for custom_id in buttons(card, "do."):
            said = await table.refused(person, person.click(card, custom_id))
            assert "not your turn" in said or "no seat" in said


async def test_panel_ids_on_a_public_card_do_not_touch_it(table: Company, here: str) -> None:
    await table.everybody_to(here)
    found = await table.out.adventure(here)
    card = await the_card(table, here)
    for verb in ("set.group", "val.loot", "log.1", "log", "log.nonsense", "end", "say.1", "unsay"):
        for person in table.people.values():
            forged = f"u1|{found.id}|{found.version}|{verb}"
            said = await table.refused(person, person.click(card, forged, force=True))
            assert "older version" in said


async def test_a_strangers_own_panel_changes_nothing(table: Company) -> None:
    channel = await table.lobby("panels")
    stranger = table.stranger
    found = await table.out.adventure(channel)
    panel = await stranger.answer(await stranger.command("adventure settings"))
    before = table.stored.adventures()
    name = next(p for p in parts_of(panel) if p["type"] == 3)["options"][0]["value"]
    await stranger.choose(panel, f"u1|{found.id}|{found.version}|set.group", name)
    panel = await stranger.see(lambda message: "set.time1" in str(message))
    await stranger.choose(panel, f"u1|{found.id}|{found.version}|set.time1", "Pace")
    shown = await stranger.see(lambda message: "val." in str(message))
    values = next(p for p in parts_of(shown) if p.get("custom_id", "").count("val."))
    said = await table.refused(
        stranger, stranger.choose(shown, values["custom_id"], values["options"][-1]["value"])
    )
    assert "Only the host" in said
    for verb in ("val.nothing", "val", "end", "begin", "ready", "leave"):
        forged = f"u1|{found.id}|{found.version}|{verb}"
        said = await table.refused(
            stranger, stranger.choose(panel, forged, ["\u202e" * 9], force=True)
        )
    assert table.stored.adventures() == before


async def test_a_hosts_panel_pressed_by_others(table: Company) -> None:
    channel = await table.running("pressed")
    found = await table.out.adventure(channel)
    panel = await table.host.answer(await table.host.command("adventure end"))
    settings = await table.host.answer(await table.host.command("adventure settings"))
    for person in (table.player, table.stranger):
        for message, verb in ((panel, "end"), (settings, "val.pace")):
            forged = f"u1|{found.id}|0|{verb}"
            said = await table.refused(person, person.choose(message, forged, "post", force=True))
            assert "Only the host" in said


async def test_pages_of_a_log_that_are_not_there(table: Company, here: str) -> None:
    await table.everybody_to(here)
    host = table.host
    found = await table.out.adventure(here)
    panel = await host.answer(await host.command("adventure log"))
    before = table.stored.adventures()
    for page in ("0", "-5", "999999999999999999999999999999", "1_0", "one", "+1"):
        await host.click(panel, f"u1|{found.id}|0|log.{page}", force=True)
        again = await host.fresh(panel)
        assert is_hidden(again)
        assert "The story of" in text_of(again)
        assert_harmless(again)
    assert table.stored.adventures() == before


async def test_every_button_of_every_past_card(table: Company) -> None:
    """Whoever is asked and a stranger press them in vain, in a short run by turns."""
    channel = await table.lobby("past")
    lobby = await the_card(table, channel)
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    cards = [lobby, *await table.play(channel, 14 if SOAK else 10)]
    now = await the_card(table, channel)
    old = [card for card in cards if card["id"] != now["id"]]
    assert len(old) >= 3
    asked = await table.turn_of(channel)
    pressed = 0
    for number, card in enumerate(old):
        for place, custom_id in enumerate(buttons(card, "")):
            verb = custom_id.split("|")[3]
            if verb in ("hero", "map", "help", "settings"):
                continue
            people = (asked, table.stranger)
            for person in people if SOAK else [people[(number + place) % 2]]:
                act = person.click(card, custom_id, force=True)
                await table.refused(person, act, retires=True)
                pressed += 1
    assert pressed >= 20


async def test_the_buttons_of_an_ended_game(table: Company) -> None:
    channel = await table.ended("ended")
    card = await the_card(table, channel)
    messages = await table.host.messages()
    for message in messages:
        for custom_id in buttons(message, ""):
            if custom_id.split("|")[3] in ("hero", "map", "help", "new", "settings"):
                continue
            await table.refused(
                table.host, table.host.click(message, custom_id, force=True), retires=True
            )
    assert text_of(await table.host.fresh(card)) == text_of(card)


async def test_a_button_in_a_channel_where_its_game_is_not(table: Company, here: str) -> None:
    """The id is right, the version too, and the person's turn it is: but not here."""
    await table.everybody_to(here)
    card = await the_card(table, here)
    person: Person = await table.turn_of(here)
    other = elsewhere(table)
    await table.everybody_to(other)
    message = await the_card(table, other)
    for custom_id in buttons(card, "do."):
        said = await table.refused(person, person.click(message, custom_id, force=True))
        assert "another channel" in said


def buttons(message: Json, detail: str) -> list[str]:
    """The ids of a message's buttons of one kind."""
    return [
        part["custom_id"]
        for part in parts_of(message)
        if part["type"] == 2 and part["custom_id"].split("|")[3].startswith(detail)
    ]
