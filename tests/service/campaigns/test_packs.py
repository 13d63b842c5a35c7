"""Campaigns that are played with packs: their files carry them, and nothing else is believed."""

import asyncio
import json
from base64 import b64decode, b64encode

import pytest

from render import trouble_with_picture
from rules.core.errors import RuleError
from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.colouring import COLOURS
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_in
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.registry import pack_points
from rules.service import Service
from rules.service.campaigns.campaign_files import unpacked
from rules.service.packs.templates import template_of
from tests.support.campaigns import chapters, hastened
from tests.support.colours import BOTH, DARK, LIGHT, written
from tests.support.emblems import flame, hostile
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.users import HOST

FILES = {**template_of("mkd"), COLOURS: written(LIGHT, DARK).encode()}
"""A pack that has everything that files of campaigns carry, colours as well."""


async def played(service) -> str:
    """A campaign with a pack, some way on its way."""
    keeper = ask(HOST, manages_server=True)
    await service.packs.collection.add(keeper, to_zip(FILES))
    made = await service.campaigns.found(ask(HOST), "mkd-campaign", "Embers")
    await service.packs.choice.use(ask(HOST), made.adventure, ["my-pack"])
    await service.lobby.begin(ask(HOST), made.adventure)
    await hastened(service, made.adventure, chapters(1))
    return str(made.adventure)


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """The file of such a campaign, and how it was stored."""
    path = tmp_path_factory.mktemp("packs") / "house.db"

    async def made():
        async with serving(path, HandClock(), Entropy()) as service:
            campaign = await played(service)
            file = await service.campaigns.archive.export(ask(HOST))
            return file.data, await service.store.load(campaign)

    return asyncio.run(made())


async def test_a_campaign_goes_on_where_nobody_had_its_pack(exported, tmp_path):
    data, before = exported
    whole = unpacked(data)
    (ref,) = before.options["packs"]
    assert dict(from_zip(b64decode(whole["packs"][ref]))) == FILES
    LIBRARY.forget()
    async with serving(tmp_path / "two.db", HandClock(), Entropy(1)) as service:
        brought = (await service.campaigns.archive.bring(ask(HOST), data)).adventure
        LIBRARY.forget()
        found = await service.store.load(brought)
        assert found.state == before.state
        assert await service.store.pack(hash_in(ref)) is not None
        assert await service.packs.collection.lines(ask(HOST)) == await _lines(service)
        assert (await service.history.queries.scene(brought)).colours == BOTH
        await hastened(service, brought, lambda now: now.version > found.version + 20)
        assert await service.store.clear_packs(1 << 40) == 0


@pytest.mark.parametrize("damage", ["half of it", "no png", "sound"])
async def test_a_file_whose_emblems_cannot_be_drawn_is_refused(exported, tmp_path, damage):
    """Another pack in the file is looked at as where it is added, before anything is stored."""
    data, before = exported
    picture = {"no png": b"GIF89a", "sound": flame()} | dict(hostile())
    files = {**template_of("mkd"), "emblems/wyn.png": picture[damage]}
    pack = read_pack(files, pack_points(), kept=True)
    whole = unpacked(data)
    whole["packs"][pack.ref] = b64encode(to_zip(files)).decode()
    LIBRARY.forget()
    async with serving(tmp_path / "two.db", HandClock(), Entropy(1)) as plain:
        service = Service(
            plain.store, plain.clock, Entropy(2), plain.words, look=trouble_with_picture
        )
        bring = service.campaigns.archive.bring
        if damage == "sound":
            answer = await bring(ask(HOST), json.dumps(whole).encode())
            found = await service.store.load(answer.adventure)
            assert found.state == before.state
            return
        with pytest.raises(PackError) as brought:
            await bring(ask(HOST), json.dumps(whole).encode())
        with pytest.raises(PackError) as added:
            await service.packs.collection.add(ask(HOST, manages_server=True), to_zip(files))
        assert brought.value.text == added.value.text
        assert [problem.file for problem in brought.value.problems] == ["emblems/wyn.png"]
        assert await service.store.in_channel(100) is None
        assert await service.store.pack(pack.hash) is None


async def _lines(service):
    """What is offered everywhere: the pack of a file is not offered by the server."""
    return await service.packs.collection.lines(ask(HOST, guild=77))


@pytest.mark.parametrize("way", ["gone", "another", "broken", "letters", "many", "no list"])
async def test_a_file_whose_packs_were_changed_is_refused(exported, tmp_path, way):
    data, before = exported
    whole = unpacked(data)
    (ref,) = before.options["packs"]
    files = dict(FILES)
    files["mkd/monsters.toml"] = files["mkd/monsters.toml"].replace(b"value = 15", b"value = 16")
    whole["packs"] = {
        "gone": {},
        "another": {ref: b64encode(to_zip(files)).decode()},
        "broken": {ref: b64encode(b"PK").decode()},
        "letters": {ref: "!"},
        "many": {f"{ref}{number}": whole["packs"][ref] for number in range(9)},
        "no list": [ref],
    }[way]
    LIBRARY.forget()
    async with serving(tmp_path / "two.db", HandClock(), Entropy(1)) as service:
        with pytest.raises(RuleError) as error:
            await service.campaigns.archive.bring(ask(HOST), json.dumps(whole).encode())
        assert error.value.text.key in (
            "error-campaign-changed",
            "error-log-without-pack",
            "error-not-a-campaign",
        )
        assert await service.store.in_channel(100) is None
