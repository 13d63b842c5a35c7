"""The packs of a server: who brings them, what is kept, and what goes when nobody needs it."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.colouring import COLOURS
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_of
from rules.core.packs.problems import PackError
from rules.pace.zones import DAY
from rules.packs import shipped_packs
from rules.service.dungeons.dungeons import DungeonRequest
from rules.service.packs import collection
from rules.service.packs.templates import template_of
from tests.support.colours import BOTH, DARK, LIGHT, written
from tests.support.houses import ask
from tests.support.users import HOST

FILES = dict(template_of("mkd"))


def pack(name="my-pack", version="0.1.0", **changes):
    """The template under another name and version, as a zip."""
    made = FILES["pack.toml"].replace(b'"my-pack"', f'"{name}"'.encode())
    made = made.replace(b'"0.1.0"', f'"{version}"'.encode())
    return to_zip({**FILES, **changes, "pack.toml": made})


def keeper(**more):
    return ask(HOST, manages_server=True, **more)


async def brought(packs):
    """What a server offers that does not come with the program: names and versions."""
    return [(each.name, each.version) for each in await packs.offered(1) if each.number]


async def test_who_manages_a_server_brings_a_pack_and_everybody_sees_it(service):
    packs = service.packs.collection
    line = await packs.add(keeper(), pack())
    assert (line.name, line.version, line.title) == ("my-pack", "0.1.0", "My pack")
    assert line.contents == "1 Hero, 1 Monster, 1 tile"
    assert "Mage Knight" in line.games
    names = {each.name for each in await packs.lines(ask(99))}
    assert names == {"my-pack", *shipped_packs()}
    assert dict(from_zip(await packs.export(ask(99), "MY-PACK "))) == dict(from_zip(pack()))
    assert {each.name for each in await packs.lines(ask(99, guild=2))} == set(shipped_packs())


async def test_nobody_else_brings_or_removes_one(service):
    packs = service.packs.collection
    for refused in (packs.add(ask(99), pack()), packs.remove(ask(99), "my-pack")):
        with pytest.raises(NotSeated) as error:
            await refused
        assert error.value.text.key == "error-pack-manager"
    for outside in (packs.add(keeper(guild=None), pack()), packs.lines(ask(99, guild=None))):
        with pytest.raises(RuleError) as error:
            await outside
        assert error.value.text.key == "error-packs-in-servers"


async def test_a_pack_with_problems_changes_nothing(service):
    packs = service.packs.collection
    await packs.add(keeper(), pack())
    with pytest.raises(PackError):
        await packs.add(keeper(), pack(version="0.2.0")[:-30])
    with pytest.raises(PackError):
        await packs.add(keeper(), pack(version="0.2.0", **{"words/en.ftl": b""}))
    assert await brought(packs) == [("my-pack", "0.1.0")]


async def test_versions_take_each_others_place_and_come_back(service, clock):
    packs = service.packs.collection
    for version in ("0.1.0", "0.2.0", "0.2.0", "0.3.0"):
        await packs.add(keeper(), pack(version=version))
    history = await packs.history(ask(99), "my-pack")
    assert [(each.number, each.version) for each in history] == [
        (3, "0.3.0"),
        (2, "0.2.0"),
        (1, "0.1.0"),
    ]
    assert (await packs.undo(keeper(), "my-pack")).version == "0.2.0"
    assert await brought(packs) == [("my-pack", "0.2.0")]
    gone = hash_of(from_zip(pack(version="0.3.0")))
    assert await service.store.pack(gone) is not None, "it rests for a day"
    clock.at += DAY + 1
    await service.upkeep.retention.sweep()
    assert await service.store.pack(gone) is None
    assert (await packs.undo(keeper(), "my-pack")).version == "0.1.0"
    with pytest.raises(RuleError) as error:
        await packs.undo(keeper(), "my-pack")
    assert error.value.text.key == "error-first-pack"


async def test_a_server_has_room_for_so_many_and_for_new_versions_of_them(service, monkeypatch):
    monkeypatch.setattr(collection, "MOST_OFFERED", 2 + len(shipped_packs()))
    packs = service.packs.collection
    await packs.add(keeper(), pack("one"))
    await packs.add(keeper(), pack("two"))
    with pytest.raises(RuleError) as error:
        await packs.add(keeper(), pack("three"))
    assert error.value.text.key == "error-too-many-packs"
    await packs.add(keeper(), pack("two", "0.2.0"))
    assert await brought(packs) == [("one", "0.1.0"), ("two", "0.2.0")]


async def test_a_pack_that_is_not_there_is_named_with_those_that_are(service):
    packs = service.packs.collection
    await packs.add(keeper(), pack())
    with pytest.raises(NoAdventure) as error:
        await packs.show(ask(99), "yours")
    known = ", ".join(sorted(["my-pack", *shipped_packs()]))
    assert dict(error.value.text.args) == {"name": "yours", "known": known}


async def test_a_pack_stays_while_a_server_offers_it_or_a_game_is_played_with_it(service, clock):
    packs, store = service.packs.collection, service.store
    await packs.add(keeper(), pack())
    await packs.add(keeper(guild=2), pack())
    hash_ = hash_of(from_zip(pack()))
    opened = await service.lobby.open(ask(HOST), "mkd-delve", seed="packs")
    await service.packs.choice.use(ask(HOST), opened.adventure, ["my-pack"])
    await packs.remove(keeper(), "my-pack")
    await packs.remove(keeper(guild=2), "my-pack")
    clock.at += 2 * DAY
    await service.upkeep.retention.sweep()
    assert await store.pack(hash_) is not None
    LIBRARY.forget()
    found = await store.load(opened.adventure)
    assert LIBRARY.missing(found.options["packs"]) == ()
    await service.packs.choice.use(ask(HOST), opened.adventure, [])
    await service.upkeep.retention.sweep()
    assert await store.pack(hash_) is None


async def test_who_brought_a_pack_is_forgotten_with_everything_else(service):
    packs = service.packs.collection
    await packs.add(keeper(), pack())
    await service.store.forget(HOST)
    (kept,) = await packs.history(ask(99), "my-pack")
    assert kept.person is None


async def test_templates_are_there_for_games_that_take_packs_alone(service):
    packs = service.packs.collection
    assert dict(from_zip(packs.template("mkd-delve"))) == FILES
    for key, _ in packs.games("en"):
        assert "pack.toml" in from_zip(packs.template(key))
    with pytest.raises(RuleError) as error:
        packs.template("chess")
    assert error.value.text.key == "error-no-template"


async def test_dungeons_are_built_of_what_packs_of_the_server_bring(service):
    await service.packs.collection.add(keeper(), to_zip(template_of("maps")))
    dungeons = service.dungeons
    assert ("Beeswax", "Beeswax") in await dungeons.suggested("material", "bee", "en", 1)
    assert ("Beeswax", "Beeswax") not in await dungeons.suggested("material", "bee", "en", 2)
    made = await dungeons.make(ask(HOST), "map", DungeonRequest(material="beeswax", seed="wax"))
    card = await dungeons.card(ask(HOST), made.id)
    assert card.scene.material == "Beeswax|ice|#E8C060"
    assert "made of Beeswax." in " ".join(all_words("en").say(fact) for fact in card.scene.facts)
    # The dungeon keeps what it was built of when the pack goes.
    await service.packs.collection.remove(keeper(), "my-places")
    assert (await dungeons.card(ask(HOST), made.id)).scene.material == "Beeswax|ice|#E8C060"


async def test_a_dungeon_has_what_its_pack_brings_for_as_long_as_it_lives(service):
    packs, dungeons = service.packs.collection, service.dungeons
    await packs.add(keeper(), to_zip(template_of("maps")))
    await packs.add(keeper(), pack())
    assert await dungeons.suggested("pack", "pla", "en", 1) == [("My places", "my-places")]
    wanted = DungeonRequest(pack="my-places", seed="wax 7")
    made = await dungeons.make(ask(HOST), "map", wanted)
    await packs.remove(keeper(), "my-places")
    LIBRARY.forget()
    words = all_words("en")
    sheet = await dungeons.keeper(ask(HOST), made.id)
    key = " ".join(sheet.key)
    assert "hot wax" in key
    assert "seals letters" in key
    assert "pack:my-places" in sheet.footer
    scene = (await dungeons.card(ask(HOST), made.id)).scene
    LIBRARY.forget()
    named = {words.say(feature.name) for feature in scene.features}
    assert named & {"a vat of wax", "a shelf of candle moulds"}
    assert "a flood of hot wax" not in named
    for name, key_ in (("my-pack", "error-pack-without-maps"), ("yours", "error-no-such-pack")):
        with pytest.raises((RuleError, NoAdventure)) as error:
            await dungeons.make(ask(HOST), "map", DungeonRequest(pack=name, seed="x"))
        assert error.value.text.key == key_


async def test_a_dungeon_is_drawn_in_the_colours_of_its_pack(service):
    dungeons, files = service.dungeons, dict(template_of("maps"))
    await service.packs.collection.add(
        keeper(), to_zip({**files, COLOURS: written(LIGHT, DARK).encode()})
    )
    made = await dungeons.make(ask(HOST), "map", DungeonRequest(pack="my-places", seed="wax"))
    LIBRARY.forget()
    assert (await dungeons.card(ask(HOST), made.id)).scene.colours == BOTH
    assert (await dungeons.keeper(ask(HOST), made.id)).scene.colours == BOTH
    for keeps in (False, True):
        found = await dungeons.blueprint(ask(HOST), made.id, 1, keeper=keeps)
        assert found.scene.colours == BOTH
    plain = await dungeons.make(ask(HOST), "map", DungeonRequest(seed="wax"))
    assert (await dungeons.card(ask(HOST), plain.id)).scene.colours is None
