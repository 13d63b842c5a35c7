"""End to end: who manages a server makes a monster and a tile in the chat, and plays with them."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.table.discord_types import Permission
from render.drawing.own_colours import theme_in
from rules.core.packs.archive import from_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.ready_colours import ready_colours
from rules.ports import Adventure
from rules.service.packs.house_pack import NAME
from tests.support.campaigns import hastened
from tests.support.cards import Json, files_of, is_hidden, labels_of, parts_of, text_of
from tests.support.colours import USUAL
from tests.support.people import Outcome, Person
from tests.support.rights import lent
from tests.support.tables import Evening, evening

DIAL = "9 6 13 2 Charge, Sneak Attack\n8 6 12 1 charge\n7 5 11 1"
LISTED = 25
GRID = "...\n.h.\n...\n.~.\n..."


async def opened(person: Person, what: str, start: str) -> Json:
    """The panel that a command opens for a person alone."""
    panel = await person.answer(await person.command(f"forge {what}", **{"from": start}))
    assert is_hidden(panel)
    return panel


def another(panel: Json) -> Callable[[Json], bool]:
    """Whether a message is a panel that shows something else now."""
    return lambda message: message["id"] == panel["id"] and text_of(message) != text_of(panel)


async def pressed(person: Person, panel: Json, label: str) -> Json:
    """The panel after a press."""
    await person.click(panel, label)
    return await person.see(another(panel))


def standing(form: Outcome) -> dict[str, str | list[str]]:
    """What stands in the fields of a form."""
    assert form.modal is not None
    fields = [part["component"] for part in form.modal["components"]]
    return {field["custom_id"]: field.get("value", _chosen(field)) for field in fields}


def _chosen(field: Json) -> str | list[str]:
    """What is chosen in a list of a form."""
    return [each["value"] for each in field.get("options", ()) if each.get("default")]


async def filled(person: Person, panel: Json, label: str, **typed: str) -> Json:
    """The panel after some fields of a form were filled in; others stay as they are."""
    form = await person.click(panel, label)
    named = {name.replace("_", "-"): said for name, said in typed.items()}
    await person.submit_modal(form, standing(form) | named)
    return await person.see(another(panel))


async def in_form(person: Person, panel: Json, label: str) -> dict[str, str | list[str]]:
    """What stands in the fields of a form that is opened."""
    return standing(await person.click(panel, label))


def pooled(found: Adventure) -> bool:
    """Whether the pool of an adventure's monsters is filled."""
    return bool((found.state or {})["pools"]["monsters"])


async def begun_with_the_forged(out: Evening, host: Person, game: str) -> Adventure:
    """Begin a game with what was forged, and return it once its card is shown."""
    await host.answer(await host.command("adventure new", game=game))
    adventure = (await out.adventure(host.channel)).id
    await host.answer(await host.command("pack use", names=NAME))
    found = await out.shown(adventure)
    await host.click(await host.fresh(str(found.card)), "Begin")
    return await out.shown(adventure, found.version + 1)


async def test_a_monster_from_the_chat_to_a_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        found = await host.autocomplete("forge monster", "from", "rats")
        assert found == [{"name": "Rat Swarm", "value": "cellar_rats"}]
        panel = await opened(host, "monster", "cellar_rats")
        assert "**8 points.** The rules would ask about 6." in text_of(panel)
        assert "2. 6 / 4 / 10 / 1: Demoralized" in text_of(panel)
        (picture,) = files_of(panel)
        assert "Rat Swarm" in picture["description"]
        assert "Undo" not in labels_of(panel)

        # What is typed wrong is told, stays in the form, and changes nothing.
        wrong = "9 6 13 2 Chrage\n8 6\n7 5 11 1"
        panel = await filled(host, panel, "Dial", dial=wrong)
        assert "Nothing is changed yet" in text_of(panel)
        assert "there is no ability “Chrage”. Do you mean Charge?" in text_of(panel)
        assert "Click 2, “8 6”, is not four numbers" in text_of(panel)
        assert "1. 8 / 5 / 11 / 1" in text_of(panel)
        assert await in_form(host, panel, "Dial") == {"dial": wrong}
        panel = await filled(host, panel, "Name and points", name="Rat King", points="1500")
        assert "“value” is 1500, but has to be 500 or less." in text_of(panel)
        panel = await filled(host, panel, "Name and points", name="Rat **King**", points="14")
        assert "letters, digits, spaces and plain marks" in text_of(panel)

        panel = await filled(host, panel, "Dial", dial=DIAL)
        assert "1. 9 / 6 / 13 / 2: Charge, Sneak Attack" in text_of(panel)
        panel = await filled(host, panel, "Name and points", name="Rat King", points="14")
        assert "## Rat King, a monster" in text_of(panel)
        panel = await filled(host, panel, "Kind", copies="6", theme="a cult", arc="90")
        assert "6 in the pool; theme: a cult" in text_of(panel)
        assert "90 degrees; living" in text_of(panel)
        told = await host.answer(await host.click(panel, "Abilities"))
        assert is_hidden(told)
        assert "**Charge**: " in text_of(told)

        panel = await pressed(host, panel, "Twenty fights")
        assert "against 3 × Rat King, worth 42" in text_of(panel)
        assert "of 20**" in text_of(panel)
        assert "Gutterkin Sneak, worth 14: " in text_of(panel)
        panel = await pressed(host, panel, "Save")
        assert f"Rat King is in {NAME} 0.1.0." in text_of(panel)
        panel = await pressed(host, panel, "Undo")
        assert "theme: vermin" in text_of(panel)

        # Another process goes on with what is kept, and an old panel says that it is one.
        LIBRARY.forget()
        old, panel = panel, await host.answer(await host.command("forge monster"))
        assert "## Rat King, a monster" in text_of(panel)
        panel = await pressed(host, panel, "Save")
        assert f"Rat King is in {NAME} 0.1.1." in text_of(panel)
        said = await host.answer(await host.click(old, "Save"))
        assert is_hidden(said)
        assert "This panel is out of date" in text_of(said)

        shown = await host.answer(await host.command("pack show", name=NAME))
        assert "Rat King" in text_of(shown)
        (attachment,) = shown["attachments"]
        files = from_zip(await host.download(attachment))
        assert set(files) == {"pack.toml", "mkd/monsters.toml", "words/en.ftl"}
        assert b'id = "rat_king"' in files["mkd/monsters.toml"]
        await host.answer(await host.command("pack undo", name=NAME))
        listed = await host.answer(await host.command("pack list"))
        assert "0.1.0" in text_of(listed)

        found = await begun_with_the_forged(out, host, "mkd-delve")
        assert found.options["packs"][0].startswith(f"{NAME}@0.1.0#")
        assert found.state is not None
        await hastened(out.app.service, found.id, pooled)
        found = await out.app.service.history.queries.load(found.id)
        assert found.state is not None
        pool = [each.partition("--")[0] for each in found.state["pools"]["monsters"]]
        assert pool.count("rat_king") == 6


async def test_a_tile_typed_wrong_and_right(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        panel = await opened(host, "tile", "tile_2")
        assert len(files_of(panel)) == 2
        assert "A hallway" in text_of(panel)
        wrong = {"tile": "Weir", "face_a": GRID, "edges_a": "N1 up", "face_b": GRID}
        panel = await filled(host, panel, "Faces", **wrong, edges_b="N0-2 S1")
        assert "“up” is not an open edge" in text_of(panel)
        wrong = wrong | {"edges_a": "N1 S4", "face_b": ".#.\n###\n...\n...\n..."}
        panel = await filled(host, panel, "Faces", **wrong, edges_b="N0-2 S1")
        assert "Open edges of side S are counted from 0 to 2" in text_of(panel)
        assert "cannot be reached" in text_of(panel)
        assert (await in_form(host, panel, "Faces"))["edges-a"] == "N1 S4"
        panel = await filled(
            host, panel, "Faces", tile="Weir", face_a=GRID, edges_a="n1 S1", face_b=GRID,
            edges_b="N0-2 S1",
        )  # fmt: skip
        assert "## Weir, a tile" in text_of(panel)
        assert "side B: N0,1,2 S1" in text_of(panel)
        assert {"water" in each["description"] for each in files_of(panel)} == {True}
        panel = await pressed(host, panel, "Save")
        assert f"Weir is in {NAME} 0.1.0." in text_of(panel)
        found = await host.autocomplete("forge tile", "from", "weir")
        assert [each["name"] for each in found] == [f"weir ({NAME})"]


async def seen(host: Person, message: Json) -> set[object]:
    """The colours of the one picture of a message."""
    (picture,) = files_of(message)
    image = Image.open(BytesIO(await host.download(picture))).convert("RGB")
    return {colour for _, colour in image.getcolors(1 << 20) or ()}


async def test_a_theme_from_the_chat_to_a_dungeon(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        panel = await opened(host, "theme", "warren")
        assert "## Goblin Warren, a theme" in text_of(panel)
        assert "**Bosses:** Warchief of the Ladle, " in text_of(panel)
        panel = await filled(host, panel, "Monsters", foes="Rat\nMouse")
        assert "takes 12 lines, but has 2" in text_of(panel)
        foes = "\n".join(f"Rat {number}" for number in range(1, 13))
        panel = await filled(host, panel, "Monsters", foes=foes)
        assert "**Monsters:** Rat 1, Rat 2, " in text_of(panel)
        panel = await filled(host, panel, "Title", name="Rat Warren")
        panel = await filled(host, panel, "Colours", colours="Ice, and the sea below it")
        cold = theme_in(USUAL, ready_colours("frost"))
        assert {cold.ink, cold.page} <= await seen(host, panel)
        panel = await pressed(host, panel, "Save")
        assert f"Rat Warren is in {NAME} 0.1.0." in text_of(panel)

        found = await begun_with_the_forged(out, host, "green-dungeon")
        assert found.state is not None
        assert found.state["theme"].startswith("rat_warren--")
        (picture,) = files_of(await host.fresh(str(found.card)))
        assert "Rat Warren" in picture["description"]
        assert {cold.ink, cold.page} <= await seen(host, await host.fresh(str(found.card)))


async def test_who_begins_with_nothing_chooses_from_a_list(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        await lent(host, Permission.MANAGE_GUILD, host)
        for what in ("monster", "hero", "tile", "theme"):
            asked = await host.answer(await host.command(f"forge {what}"))
            assert is_hidden(asked)
            assert f"`/forge {what} from:` offers" in text_of(asked)
            (offered,) = [part["options"] for part in parts_of(asked) if part.get("options")]
            assert 1 < len(offered) <= LISTED
            await host.choose(asked, "Begin with…", offered[0]["label"])
            panel = await host.see(another(asked))
            assert f", a {what}" in text_of(panel)
            again = await host.answer(await host.command(f"forge {what}"))
            assert text_of(again) == text_of(panel), "it is resumed"


async def test_others_are_told_that_they_may_not(tmp_path: Path) -> None:
    async with (
        evening(tmp_path) as out,
        Person.sit(out.table.page_url) as host,
        Person.sit(out.table.page_url, "Tove") as guest,
    ):
        await lent(host, Permission.MANAGE_GUILD, host)
        for what in ("monster", "hero", "tile", "theme"):
            said = await guest.answer(await guest.command(f"forge {what}", **{"from": "tamsin"}))
            assert is_hidden(said)
            assert "Only people with the permission Manage Server" in text_of(said)
        for guild in out.table.table.world.guilds:
            assert not await out.app.service.store.offered_packs(int(guild))
