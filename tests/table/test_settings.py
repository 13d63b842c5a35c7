"""Settings in words: in the lists of the panel, in what is said of a change, and on the card."""

from pathlib import Path

from tests.support.cards import Json, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import evening

SAID = ("label", "description", "placeholder")


def shown(message: Json) -> str:
    """Everything a message shows."""
    named = [part for holder in parts_of(message) for part in (holder, *holder.get("options", ()))]
    return "\n".join(
        [text_of(message), *(str(part.get(key) or "") for part in named for key in SAID)]
    )


async def test_no_setting_shows_how_it_is_stored(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        await host.answer(await host.command("adventure new", ruleset="three-dice"))
        adventure = (await out.adventure(host.channel)).id
        panel = await host.answer(await host.command("adventure settings"))
        assert "now: each in turn" in shown(panel)
        for words, value in (("Who takes treasure", "by vote"), ("Goal of the game", "none")):
            which = next(
                part["custom_id"]
                for part in parts_of(panel)
                if words in [option["label"] for option in part.get("options", ())]
            )
            await host.choose(panel, which, words)
            panel = await host.see(lambda m, w=words: f"New value for {w}" in shown(m))
            assert "_" not in shown(panel)
            await host.choose(panel, f"New value for {words}", value)
            panel = await host.see(lambda m, w=words, v=value: f"{w} is now {v}." in text_of(m))
            assert "_" not in shown(panel)
        listed = await host.autocomplete("adventure settings", "value", "turn", name="loot")
        assert listed == [{"name": "each in turn", "value": "round_robin"}]
        listed = await host.autocomplete("adventure settings", "name", "treasure")
        assert {"name": "Who takes treasure", "value": "loot"} in listed
        said = await host.answer(
            await host.command("adventure settings", name="undead_levels", value="every even one")
        )
        assert text_of(said) == "Undead levels is now every even one."
        found = await out.shown(adventure, (await out.adventure(host.channel)).version)
        card = await host.fresh(str(found.card))
        assert "Who takes treasure: by vote" in text_of(card)
        assert "Undead levels: every even one" in text_of(card)
        assert "_" not in shown(card)


async def test_a_preset_is_chosen_from_the_panel_or_typed(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        await host.answer(await host.command("adventure new", ruleset="mkd-adventure"))
        adventure = (await out.adventure(host.channel)).id
        panel = await host.answer(await host.command("adventure settings"))
        first = next(part for part in parts_of(panel) if part.get("options"))
        assert first["options"][0]["label"] == "Preset"
        assert first["options"][0]["description"] == "now: an evening"
        await host.choose(panel, first["custom_id"], "Preset")
        panel = await host.see(lambda m: "New value for Preset" in shown(m))
        assert "One set of five tiles" in shown(panel)
        await host.choose(panel, "New value for Preset", "a quick one")
        panel = await host.see(lambda m: "Preset is now a quick one." in text_of(m))
        assert dict((await out.adventure(host.channel)).options)["sets"] == 1
        listed = await host.autocomplete("adventure settings", "value", "long", name="preset")
        assert listed == [{"name": "a long one", "value": "long"}]
        said = await host.answer(
            await host.command("adventure settings", name="preset", value="long")
        )
        assert text_of(said) == "Preset is now a long one."
        await host.answer(await host.command("adventure settings", name="heroes", value="1"))
        found = await out.shown(adventure, (await out.adventure(host.channel)).version)
        assert "Preset: custom" in text_of(await host.fresh(str(found.card)))
