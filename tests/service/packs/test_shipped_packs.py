"""Packs that come with the program: every server offers them, and games keep those they have."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rules.packs
from rules.core.errors import NoAdventure, RuleError
from rules.core.packs.archive import from_folder, from_zip, to_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_in, slug_of
from rules.pace.zones import DAY
from rules.packs import FOLDER, shipped_of, shipped_packs
from rules.ports import Adventure
from rules.service import Service
from rules.service.history.verify import verify
from rules.service.packs.templates import template_of
from rules.service.settings.adventure import options_of
from rules.systems.mkd.content import HEROES
from tests.support.houses import ask

HOST, MANAGER = 11, 12
NAME, HERO = "wax-abbey", "hyssa"


def manages(**more: object):
    return ask(MANAGER, manages_server=True, **more)


def another(version: str, **files: bytes) -> bytes:
    """A pack of the same name as that of the program, at another version."""
    pack = dict(from_folder(FOLDER / NAME))
    pack["pack.toml"] = pack["pack.toml"].replace(b'"1.0.0"', f'"{version}"'.encode())
    return to_zip({**pack, **files})


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[bytes], None]]:
    """`program(pack)`: from now on the program comes with this pack alone, and has none at hand."""

    def comes_with(data: bytes) -> None:
        folder = tmp_path / "packs"
        for name, content in from_zip(data).items():
            (folder / NAME / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / NAME / name).write_bytes(content)
        monkeypatch.setattr(rules.packs, "FOLDER", folder)
        shipped_packs.cache_clear()
        LIBRARY.forget()

    yield comes_with
    monkeypatch.undo()
    shipped_packs.cache_clear()


async def lobby(service: Service, ruleset: str = "mkd-delve", **more: object) -> str:
    return (await service.lobby.open(ask(HOST, **more), ruleset, seed="bees")).adventure


async def found(service: Service, adventure: str) -> Adventure:
    return await service.history.queries.load(adventure)


async def test_every_server_offers_them_and_they_are_read_as_all_packs_are(service):
    assert NAME in shipped_packs()
    for name, shipped in shipped_packs().items():
        assert name == shipped.pack.manifest.name
        for guild in (1, 2, None):
            (offered,) = [
                each for each in await service.packs.collection.offered(guild) if each.name == name
            ]
            assert offered.hash == shipped.pack.hash
        assert (await service.packs.collection.pack(shipped.pack.hash)).ref == shipped.pack.ref
        assert from_zip(await service.packs.collection.export(ask(HOST), name)) == from_zip(
            shipped.files
        )
        line = service.packs.collection.line(shipped.pack, "en")
        assert line.title == shipped.pack.manifest.title
        (version,) = await service.packs.collection.history(ask(HOST), name)
        assert version.hash == shipped.pack.hash


@pytest.mark.parametrize(
    ("name", "locale", "title", "about"),
    [
        ("wax-abbey", "en", "The Wax Abbey", "An abbey that sold"),
        ("wax-abbey", "de", "Die Wachsabtei", "Eine Abtei, die"),
        ("wax-abbey", "es", "La Abadía de Cera", "Una abadía que"),
        ("hotel-nadir", "de", "Hotel Nadir", "Ein Grandhotel"),
        ("wax-abbey", "fr", "The Wax Abbey", "An abbey that sold"),
    ],
)
def test_a_pack_says_what_it_is_in_each_language(service, name, locale, title, about):
    pack = shipped_packs()[name].pack
    assert (pack.title(locale), pack.about(locale)[: len(about)]) == (title, about)
    if locale != "fr":
        line = service.packs.collection.line(pack, locale)
        assert (line.title, line.about[: len(about)]) == (title, about)


async def test_a_lobby_is_played_with_one_and_the_game_has_it_in_the_store(service):
    adventure = await lobby(service)
    shown = await service.packs.choice.choices(await found(service, adventure))
    assert (NAME, False) in [(choice.value, used) for choice, used in shown]
    shipped = shipped_packs()[NAME]
    assert await service.store.pack(shipped.pack.hash) is None
    await service.packs.choice.use(ask(HOST), adventure, [NAME])
    stored = await service.store.pack(shipped.pack.hash)
    assert stored.files == shipped.files
    assert await service.store.offered_packs(1) == []
    assert options_of(await found(service, adventure)).packs == (shipped.pack.ref,)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert f"{HERO}--{shipped.pack.hash}" in HEROES.of((shipped.pack.ref,))


async def test_what_both_tactical_games_say_each_for_itself_is_said_otherwise_too(service):
    told = {
        "mkd-delve": "mkd-story-cleared",
        "mkd-adventure": "mkd-story-rescue-defeat",
    }
    for channel, (game, key) in enumerate(told.items(), start=200):
        adventure = await lobby(service, game, channel=channel)
        await service.packs.choice.use(ask(HOST, channel=channel), adventure, [NAME])
        before = service.work.words("en")
        words = service.work.words_of(await found(service, adventure))
        assert words.phrase(key) != before.phrase(key)
        source = shipped_packs()[NAME].pack.other_words["en"][key]
        assert words.phrase(key) in source


async def test_a_game_keeps_its_version_when_the_program_comes_with_another(service, program):
    adventure = await lobby(service)
    await service.packs.choice.use(ask(HOST), adventure, [NAME])
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    old = shipped_packs()[NAME].pack.hash
    program(another("2.0.0"))
    new = shipped_packs()[NAME].pack
    assert new.manifest.version == "2.0.0"
    assert shipped_of(old) is None

    before = await found(service, adventure)
    assert hash_in(options_of(before).packs[0]) == old
    assert LIBRARY.of_hash(old).manifest.version == "1.0.0"
    menu = await service.play.actions.choices(ask(HOST), "", moves=False)
    assert any(slug_of(f"{HERO}--{old}") in choice.value for choice in menu)
    later = await lobby(service, channel=101)
    await service.packs.choice.use(ask(HOST, channel=101), later, [NAME])
    assert hash_in(options_of(await found(service, later)).packs[0]) == new.hash

    await service.packs.collection.add(manages(), to_zip(template_of("mkd")))
    await service.packs.collection.remove(manages(), "my-pack")
    LIBRARY.forget()
    await service.lobby.end(ask(HOST), adventure)
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault
    assert (verdict.unplayed, verdict.unseen) == (0, 0)


async def test_one_that_was_chosen_stays_though_others_are_cleared(service):
    shipped = shipped_packs()[NAME]
    await service.packs.collection.hold(shipped.pack)
    assert await service.store.clear_packs(service.clock.now() - DAY) == 0
    assert await service.store.pack(shipped.pack.hash) is not None


async def test_one_that_was_chosen_for_nothing_goes_a_day_later(service, clock):
    shipped = shipped_packs()[NAME]
    await service.packs.collection.hold(shipped.pack)
    clock.at += DAY + 1
    await service.upkeep.retention.sweep()
    assert await service.store.pack(shipped.pack.hash) is None
    assert (await service.packs.collection.show(ask(HOST), NAME)).hash == shipped.pack.hash


async def test_a_servers_own_pack_takes_the_place_of_one_of_the_same_name(service):
    shipped = shipped_packs()[NAME]
    await service.packs.collection.add(manages(), another("1.1.0"))
    own = await service.packs.collection.show(ask(HOST), NAME)
    assert own.manifest.version == "1.1.0"
    names = [each.name for each in await service.packs.collection.offered(1)]
    assert names.count(NAME) == 1
    assert names == sorted(names)
    elsewhere = await service.packs.collection.show(ask(HOST, guild=2), NAME)
    assert elsewhere.hash == shipped.pack.hash
    gone = await service.packs.collection.remove(manages(), NAME)
    assert gone.version == "1.1.0"
    again = await service.packs.collection.show(ask(HOST), NAME)
    assert again.hash == shipped.pack.hash


@pytest.mark.parametrize("use", ["remove", "undo"])
async def test_one_of_the_program_is_not_taken_away(service, use):
    with pytest.raises(RuleError) as refused:
        await getattr(service.packs.collection, use)(manages(), NAME)
    assert refused.value.text.key == "error-shipped-pack"
    assert (await service.packs.collection.show(ask(HOST), NAME)).manifest.name == NAME


async def test_games_that_take_nothing_from_it_are_not_offered_it(service):
    adventure = await lobby(service, "green-dungeon")
    fitting = await service.packs.choice.fitting(await found(service, adventure))
    assert NAME not in {each.name for each in fitting}
    with pytest.raises(RuleError):
        await service.packs.choice.use(ask(HOST), adventure, [NAME])
    with pytest.raises(NoAdventure):
        await service.packs.choice.use(ask(HOST), adventure, ["wax-works"])
