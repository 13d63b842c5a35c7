"""Settings in words: in the lists of the panel, in what is said of a change, and on the card."""

import pytest

from rules.core.dice import commitment
from tests.support.cards import Json, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import Evening

SAID = ("label", "description", "placeholder")
ABOUT = {
    "Who takes treasure": "Which hero takes the one treasure of a room (TD-062).",
    "Goal of the game": "only death does (TD-025, TD-047).",
}


def labels(message: Json) -> list[str]:
    """The lines of all lists of a message."""
    return [each["label"] for part in parts_of(message) for each in part.get("options", ())]


def shown(message: Json) -> str:
    """Everything a message shows."""
    named = [part for holder in parts_of(message) for part in (holder, *holder.get("options", ()))]
    return "\n".join(
        [text_of(message), *(str(part.get(key) or "") for part in named for key in SAID)]
    )


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def out(parlour: Evening) -> Evening:
    return parlour


@pytest.fixture
def host(newcomer: Person) -> Person:
    return newcomer


async def test_no_setting_shows_how_it_is_stored(out: Evening, host: Person) -> None:
    await host.answer(await host.command("adventure new", game="three-dice"))
    found = await out.adventure(host.channel)
    adventure, promise = found.id, commitment(found.seed)
    panel = await host.answer(await host.command("adventure settings"))
    assert f"The dice are promised: SHA-256 {promise}" in text_of(panel)
    for heading, words, value in (
        ("The party", "Who takes treasure", "by vote"),
        ("The dungeon", "Goal of the game", "none"),
    ):
        await host.choose(panel, "Choose a setting to change", heading)
        panel = await host.see(lambda m, w=words: f"{w}" in labels(m))
        which = next(
            part["custom_id"]
            for part in parts_of(panel)
            if words in [option["label"] for option in part.get("options", ())]
        )
        await host.choose(panel, which, words)
        panel = await host.see(lambda m, w=words: f"New value for {w}" in shown(m))
        assert "_" not in shown(panel)
        assert ABOUT[words] in text_of(panel)
        await host.choose(panel, f"New value for {words}", value)
        panel = await host.see(lambda m, w=words, v=value: f"{w}: {v}." in text_of(m))
        assert "_" not in shown(panel)
    listed = await host.autocomplete("adventure settings", "value", "turn", name="loot")
    assert listed == [{"name": "each in turn", "value": "round_robin"}]
    listed = await host.autocomplete("adventure settings", "name", "treasure")
    assert {"name": "Who takes treasure", "value": "loot"} in listed
    said = await host.answer(
        await host.command("adventure settings", name="undead_levels", value="all even ones")
    )
    assert text_of(said) == "Changed. Undead levels: all even ones."
    found = await out.shown(adventure, (await out.adventure(host.channel)).version)
    card = await host.fresh(str(found.card))
    assert "Who takes treasure: by vote" in text_of(card)
    assert "Undead levels: all even ones" in text_of(card)
    assert "_" not in shown(card)


async def test_a_preset_is_chosen_from_the_panel_or_typed(out: Evening, host: Person) -> None:
    await host.answer(await host.command("adventure new", game="mkd-adventure"))
    adventure = (await out.adventure(host.channel)).id
    panel = await host.answer(await host.command("adventure settings"))
    first = next(part for part in parts_of(panel) if part.get("options"))
    assert first["options"][0]["label"] == "Preset and pace"
    await host.choose(panel, first["custom_id"], "Preset and pace")
    panel = await host.see(lambda m: "now: an evening" in shown(m))
    await host.choose(panel, "Preset and pace", "Preset")
    panel = await host.see(lambda m: "New value for Preset" in shown(m))
    assert "One set of five tiles" in shown(panel)
    await host.choose(panel, "New value for Preset", "a quick one")
    panel = await host.see(lambda m: "Changed. Preset: a quick one." in text_of(m))
    assert dict((await out.adventure(host.channel)).options)["sets"] == 1
    listed = await host.autocomplete("adventure settings", "value", "long", name="preset")
    assert listed == [{"name": "a long one", "value": "long"}]
    said = await host.answer(await host.command("adventure settings", name="preset", value="long"))
    assert text_of(said) == "Changed. Preset: a long one."
    await host.answer(await host.command("adventure settings", name="heroes", value="1"))
    found = await out.shown(adventure, (await out.adventure(host.channel)).version)
    assert "Preset: custom" in text_of(await host.fresh(str(found.card)))


AGREED = (
    "Time for a turn: a day. A round has one time for all. "
    "Common decisions: whoever is first; Order of attacks: whoever is first. "
    "When time is up: the autopilot plays, in their style. A player is away after 2 missed turns."
)


async def test_the_pace_brings_what_post_needs_and_live_gives_it_back(
    out: Evening, host: Person
) -> None:
    await host.answer(await host.command("adventure new", game="three-dice", seed="from the panel"))
    adventure = (await out.adventure(host.channel)).id

    async def card() -> str:
        found = await out.shown(adventure, (await out.adventure(host.channel)).version)
        return text_of(await host.fresh(str(found.card)))

    assert "seats taken · 40 min · easy · live" in await card()
    panel = await host.answer(await host.command("adventure settings"))
    first = next(part for part in parts_of(panel) if part.get("options"))
    await host.choose(panel, first["custom_id"], "Preset and pace")
    panel = await host.see(lambda m: "now: live" in shown(m))
    await host.choose(panel, "Preset and pace", "Pace")
    panel = await host.see(lambda m: "New value for Pace" in shown(m))
    await host.choose(panel, "New value for Pace", "by post")
    panel = await host.see(lambda m: f"Changed. Pace: by post. {AGREED}" in text_of(m))
    assert "Common decisions: **whoever is first**" in text_of(panel)
    for usual in ("Time for a turn", "When time is up", "Missed turns", "Turns of a round"):
        assert usual in shown(panel)
        assert f"{usual}: **" not in text_of(panel), "as post has it: nothing was changed"
    assert f"Pace: by post. {AGREED}" in await card()

    await host.answer(
        await host.command("adventure settings", name="Common decisions", value="by vote")
    )
    await host.answer(await host.command("adventure settings", name="misses", value="3"))
    said = await card()
    decided = "Common decisions: by vote; Order of attacks: whoever is first. When time is up"
    assert decided in said
    assert "away after 3 missed turns." in said
    panel = await host.answer(await host.command("adventure settings"))
    assert "Missed turns until a player is away: **3**" in text_of(panel)

    live = await host.answer(await host.command("adventure settings", name="pace", value="live"))
    assert text_of(live) == "Changed. Pace: live."
    assert "seats taken · 40 min · easy · live" in await card()
    again = await host.answer(
        await host.command("adventure settings", name="pace", value="by post")
    )
    assert "whoever is first" in text_of(again)
    assert "away after 3 missed turns." in text_of(again), "what was set by hand is kept"


async def test_a_lobby_opened_by_post_begins_with_what_post_needs(
    out: Evening, host: Person
) -> None:
    await host.answer(
        await host.command("adventure new", game="three-dice", pace="post", seed="opened")
    )
    adventure = (await out.adventure(host.channel)).id
    found = await out.shown(adventure)
    assert f"Pace: by post. {AGREED}" in text_of(await host.fresh(str(found.card)))
    await host.answer(await host.command("adventure begin", anyway=True))
    said = text_of(await host.answer(await host.command("pace status")))
    assert "the autopilot plays, in their style. A player is away after 2 missed turns" in said
