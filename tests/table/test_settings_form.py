"""The settings of a lobby on one form, with radio buttons and boxes, at the local table."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules.service.settings.adventure import options_of
from tests.cogs.conduct import Company, company, no_errors_logged
from tests.support.cards import Json, labels_of, part_named, parts_of, text_of
from tests.support.people import Person, Refused

OPEN = "Open a form"


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    """One house for all tests here: each plays in a channel of its own."""
    with no_errors_logged():
        async with company(tmp_path_factory.mktemp("house")) as made:
            yield made


async def panel(person: Person) -> Json:
    return await person.answer(await person.command("adventure settings"))


async def form(person: Person) -> Json:
    """The form, as it opens from the panel."""
    modal = (await person.click(await panel(person), OPEN)).modal
    assert modal is not None
    return modal


async def sent(person: Person, modal: Json, chosen: Json) -> str:
    """What the panel says once a form was sent."""
    await person.submit_modal(modal, chosen)
    said = ("Changed.", "Nothing on the form")
    return text_of(await person.see(lambda m: any(each in text_of(m) for each in said)))


async def test_it_changes_what_was_chosen_otherwise_and_nothing_else(here: Company) -> None:
    channel = await here.lobby("form")
    before = await here.out.adventure(channel)
    modal = await form(here.host)
    fields = [part for part in parts_of(modal) if part["type"] in (21, 22)]
    assert [field["custom_id"] for field in fields][:2] == ["preset", "pace"]
    assert fields[-1]["type"] == 22
    shown = part_named(modal, "switches")["options"]
    ticked = [each["value"] for each in shown if each.get("default")]
    ticked += ["split_party", "rising_xp"]
    changed = await sent(here.host, modal, {"goal": "home", "switches": ticked})
    assert "Goal of the game" in changed
    after = await here.out.adventure(channel)
    options, was = options_of(after).model_dump(), options_of(before).model_dump()
    # The boxes have the first ten switches; what has no box stays as it is.
    boxes = {each["value"] for each in part_named(modal, "switches")["options"]}
    assert "duel" not in boxes
    differ = {name for name in options if options[name] != was[name]}
    assert differ == {"goal", "split_party", "rising_xp"}
    steps = await here.out.app.service.store.journal(after.id)
    assert [step.action["name"] for step in steps if step.kind == "setting"] == [
        "goal",
        "split_party",
        "rising_xp",
    ]


async def test_a_preset_comes_first_and_what_was_chosen_beside_it_counts(here: Company) -> None:
    channel = await here.lobby("preset")
    modal = await form(here.host)
    goal = "xp_200"
    await sent(here.host, modal, {"preset": "hard", "goal": goal, "pace": "post"})
    found = await here.out.adventure(channel)
    assert (found.pace, options_of(found).model_dump()["goal"]) == ("post", goal)
    again = await form(here.host)
    custom = part_named(again, "preset")
    assert not any(each.get("default") for each in custom["options"])
    assert custom["required"] is False
    # Nobody touched it: the mixture stays what it is.
    assert "Nothing on the form" in await sent(here.host, again, {})
    assert (await here.out.adventure(channel)).version == found.version


async def test_the_host_alone_has_it_and_only_in_the_lobby(here: Company) -> None:
    channel = await here.lobby("whose")
    assert OPEN not in labels_of(await panel(here.player))
    shown = await panel(here.host)
    adventure = await here.out.adventure(channel)
    forged = f"u1|{adventure.id}|{adventure.version}|form"
    said = await here.refused(
        here.player, here.player.click(await panel(here.player), forged, force=True)
    )
    assert "Only the host" in said
    modal = (await here.host.click(shown, OPEN)).modal
    await here.host.answer(await here.host.command("adventure begin", anyway=True))
    await here.out.shown(adventure.id)
    late = here.host.submit_modal(modal or {}, {"goal": "home"})
    assert "you can only do this in the lobby" in await here.refused(here.host, late)
    assert OPEN not in labels_of(await panel(here.host))


async def test_a_form_of_former_settings_is_refused(here: Company) -> None:
    await here.lobby("former")
    modal = await form(here.host)
    await here.host.answer(await here.host.command("adventure settings", name="pace", value="post"))
    await here.out.shown((await here.out.adventure(here.host.channel)).id)
    late = here.host.submit_modal(modal, {"goal": "home"})
    assert "Open the form anew" in await here.refused(here.host, late)


async def test_no_client_sends_what_is_not_offered(here: Company) -> None:
    await here.lobby("offered")
    modal = await form(here.host)
    with pytest.raises(Refused):
        await here.host.submit_modal(modal, {"goal": "riches"})
    adventure = await here.out.adventure(here.host.channel)
    forged = here.host.submit_modal(modal, {"goal": "riches"}, force=True)
    assert "riches" in await here.refused(here.host, forged)
    assert (await here.out.adventure(here.host.channel)).version == adventure.version


@pytest.mark.parametrize("game", ["green-dungeon", "third-six", "mkd-adventure", "mkd-delve"])
async def test_every_game_has_a_form(here: Company, game: str) -> None:
    await here.channel(game)
    await here.host.answer(await here.host.command("adventure new", game=game))
    modal = await form(here.host)
    assert len(modal["components"]) == 5
    labels = [part["label"] for part in parts_of(modal) if part["type"] == 18]
    assert all("_" not in label for label in labels)
