"""The packs that a lobby is played with: which fit, which go together, and what they outlast."""

import re

import pytest

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.model import MOST_PACKS
from rules.core.packs.archive import to_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import name_in
from rules.core.packs.problems import PackError
from rules.core.words import Text
from rules.registry import ruleset
from rules.service.clocks.terms import CUSTOM, preset_of
from rules.service.packs.templates import template_of
from rules.service.settings.adventure import lines_of, options_of, preset_lines
from rules.systems.mkd.content.points import MOST_HEROES
from tests.service.packs.test_collection import FILES, keeper, pack
from tests.support.houses import ask
from tests.support.users import FRIEND, HOST


def saying(name, rats):
    """A pack that says the name of the rats otherwise."""
    words = FILES["words/en.ftl"] + f"mkd-figure-cellar_rats = {rats}\n".encode()
    return pack(name, **{"words/en.ftl": words})


async def lobby(service, system="mkd-delve", **more):
    return (await service.lobby.open(ask(HOST), system, seed="packs", **more)).adventure


async def used(service, adventure):
    found = await service.store.load(adventure)
    return [name_in(ref) for ref in found.options.get("packs", ())]


async def refusal(service, adventure, names, user=HOST):
    with pytest.raises((RuleError, NotSeated, NoAdventure)) as error:
        await service.packs.choice.use(ask(user), adventure, names)
    return error.value.text.key


async def test_a_host_plays_with_packs_and_without_again(service):
    await service.packs.collection.add(keeper(), pack())
    adventure = await lobby(service)
    answer = await service.packs.choice.use(ask(HOST), adventure, ["my-pack", "my-pack"])
    assert answer.text == "You play with My pack."
    assert await used(service, adventure) == ["my-pack 0.1.0"]
    answer = await service.packs.choice.use(ask(HOST), adventure, [])
    assert answer.text == "You play without packs."
    assert await used(service, adventure) == []


def heroes(name, count):
    """A pack with so many Heroes, each a Wyn by another id."""
    wyn, words = FILES["mkd/heroes.toml"].decode(), FILES["words/en.ftl"].decode()
    _, block = wyn.split("[[hero]]")
    lines = [line for line in words.splitlines() if "wyn" in line]
    others = [line for line in words.splitlines() if "wyn" not in line]
    ids = [f"wyn_{number}" for number in range(count)]
    made = "".join("[[hero]]" + block.replace('"wyn"', f'"{id_}"') for id_ in ids)
    said = [line.replace("-wyn", f"-{id_}", 1) for id_ in ids for line in lines]
    files = {"mkd/heroes.toml": made, "words/en.ftl": "\n".join([*others, *said]) + "\n"}
    return pack(name, **{file: text.encode() for file, text in files.items()})


async def test_what_packs_bring_is_counted_together(service):
    """Each is right by itself, and one more Hero is one too many."""
    collection = service.packs.collection
    for name, count in (("first", 25), ("second", MOST_HEROES - 25), ("third", 1)):
        await collection.add(keeper(), heroes(name, count))
    adventure = await lobby(service)
    await service.packs.choice.use(ask(HOST), adventure, ["first", "second"])
    with pytest.raises(RuleError) as refused:
        await service.packs.choice.use(ask(HOST), adventure, ["first", "second", "third"])
    said = service.words("en").say(refused.value.text)
    assert f"There are {MOST_HEROES + 1} Heroes, and a game takes {MOST_HEROES}" in said
    assert "My pack (third)" in said
    assert await used(service, adventure) == ["first 0.1.0", "second 0.1.0"]


async def test_a_pack_alone_that_brings_too_much_is_refused_when_it_is_added(service):
    with pytest.raises(PackError) as refused:
        await service.packs.collection.add(keeper(), heroes("many", MOST_HEROES + 1))
    (problem,) = refused.value.problems
    assert (problem.file, problem.what.key) == ("mkd/heroes.toml", "pack-too-many-of")
    assert problem.line is not None


async def test_other_settings_presets_and_the_pace_leave_packs_as_they_are(service):
    await service.packs.collection.add(keeper(), pack())
    adventure = await lobby(service)
    await service.packs.choice.use(ask(HOST), adventure, ["my-pack"])
    for name, value in (("preset", "quick"), ("theme", "undead"), ("pace", "post")):
        await service.lobby.set(ask(HOST), adventure, name, value)
        assert await used(service, adventure) == ["my-pack 0.1.0"], name
    await service.lobby.change_game(ask(HOST), adventure, "three-dice")
    assert await used(service, adventure) == []


async def test_a_preset_stays_one_with_packs_and_its_run_is_ranked_apart(service):
    await service.packs.collection.add(keeper(), pack())
    adventure = await lobby(service)
    before = await service.store.load(adventure)
    await service.packs.choice.use(ask(HOST), adventure, ["my-pack"])
    after = await service.store.load(adventure)
    lines = [preset_lines(each, service.words("en")) for each in (before, after)]
    assert lines[0] == lines[1]
    rules = ruleset("mkd-delve")
    assert preset_of(rules, options_of(before)) == lines[0][0].value
    assert preset_of(rules, options_of(after)) == CUSTOM


async def test_only_the_host_chooses_and_only_before_the_game(service):
    await service.packs.collection.add(keeper(), pack())
    adventure = await lobby(service)
    await service.lobby.join(ask(FRIEND), adventure)
    assert await refusal(service, adventure, ["my-pack"], FRIEND) == "error-only-host"
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert await refusal(service, adventure, ["my-pack"]) == "error-begun-already"


async def test_a_new_version_changes_no_lobby_and_no_game(service):
    await service.packs.collection.add(keeper(), pack())
    adventure = await lobby(service)
    await service.packs.choice.use(ask(HOST), adventure, ["my-pack"])
    await service.packs.collection.add(keeper(), pack(version="0.2.0"))
    assert await used(service, adventure) == ["my-pack 0.1.0"]
    await service.lobby.begin(ask(HOST), adventure)
    await service.packs.collection.remove(keeper(), "my-pack")
    found = await service.store.load(adventure)
    assert name_in(found.state["options"]["packs"][0]) == "my-pack 0.1.0"


async def test_packs_of_other_games_and_games_without_packs(service):
    await service.packs.collection.add(keeper(), pack())
    adventure = await lobby(service, "three-dice")
    key = await refusal(service, adventure, ["my-pack"])
    assert key in ("error-game-without-packs", "error-pack-of-another-game")
    found = await service.store.load(adventure)
    assert await service.packs.choice.choices(found) == ()


async def test_a_daily_is_the_same_for_everybody(service):
    await service.packs.collection.add(keeper(), pack())
    adventure = (await service.hall.open(ask(HOST), "mkd-delve")).adventure
    assert await refusal(service, adventure, ["my-pack"]) == "error-daily-settings"


async def test_packs_that_contradict_each_other_are_not_played_together(service):
    packs = service.packs.collection
    await packs.add(keeper(), saying("soot", "Soot Rats"))
    await packs.add(keeper(), saying("snow", "Snow Rats"))
    await packs.add(keeper(), pack("plain"))
    adventure = await lobby(service)
    assert await refusal(service, adventure, ["soot", "snow"]) == "error-packs-contradict"
    await service.packs.choice.use(ask(HOST), adventure, ["soot", "plain"])
    found = await service.store.load(adventure)
    words = service.work.words_of(found)
    assert words.say(Text.of("mkd-figure-cellar_rats")) == "Soot Rats"


@pytest.mark.parametrize("system", ["green-dungeon", "three-dice", "third-six"])
async def test_a_game_has_the_themes_or_layouts_of_one_pack_alone(service, system):
    files = dict(template_of(system))
    refs = []
    for name in ("one", "other"):
        manifest = re.sub(rb"(?m)^name = .*$", f'name = "{name}"'.encode(), files["pack.toml"])
        line = await service.packs.collection.add(
            keeper(), to_zip({**files, "pack.toml": manifest})
        )
        refs.append(line.name)
    adventure = await lobby(service, system)
    assert await refusal(service, adventure, refs) == "error-packs-contradict"
    await service.packs.choice.use(ask(HOST), adventure, refs[1:])
    assert await used(service, adventure) == ["other 0.1.0"]
    assert (await service.lobby.begin(ask(HOST), adventure)).adventure


async def offered(service, system):
    """A lobby whose host has chosen the template of its game as a pack."""
    line = await service.packs.collection.add(keeper(), to_zip(template_of(system)))
    adventure = await lobby(service, system)
    await service.packs.choice.use(ask(HOST), adventure, [line.name])
    return adventure


async def packed(service, adventure):
    """What the panel says of settings that packs overrule."""
    lines = await service.lobby.lines(adventure, "en")
    return {line.name: line.packed for line in lines if line.packed}


async def test_settings_say_what_packs_make_of_them(service):
    adventure = await offered(service, "green-dungeon")
    said = "The dungeon takes its looks from My theme, whatever is chosen here."
    assert await packed(service, adventure) == {"theme": said}
    card = await service.history.queries.card(adventure)
    assert not any(said in line for line in card.story)
    answer = await service.lobby.set(ask(HOST), adventure, "theme", "crypt")
    assert answer.text == f"Changed. Look of the dungeon: crypt. {said}"
    card = await service.history.queries.card(adventure)
    assert f"Look of the dungeon: {said}" in card.story
    await service.packs.choice.use(ask(HOST), adventure, [])
    assert await packed(service, adventure) == {}
    answer = await service.lobby.set(ask(HOST), adventure, "theme", "frost")
    assert answer.text == "Changed. Look of the dungeon: frost."


async def test_monsters_of_packs_come_beside_a_theme_alone(service):
    adventure = await offered(service, "mkd-delve")
    assert await packed(service, adventure) == {}
    await service.lobby.set(ask(HOST), adventure, "theme", "undead")
    said = "Monsters of My pack come as well, of whatever kind they are."
    assert await packed(service, adventure) == {"theme": said}


async def test_levels_of_packs_take_the_place_of_those_that_are_set(service):
    adventure = await offered(service, "three-dice")
    assert set(await packed(service, adventure)) == {"level_theme", "undead_levels"}
    await service.lobby.set(ask(HOST), adventure, "mode", "classic")
    assert await packed(service, adventure) == {}


async def test_packs_that_are_not_at_hand_leave_the_settings_open(service):
    adventure = await offered(service, "green-dungeon")
    found = await service.store.load(adventure)
    LIBRARY.forget()
    assert not any(line.packed for line in lines_of(found, service.words("en")))


async def test_packs_of_classes_and_monsters_are_played_together(service):
    files = dict(template_of("third-six"))
    plain = {name: data for name, data in files.items() if name in ("pack.toml", "words/en.ftl")}
    parts = {
        "heroes": ("third-six/classes.toml", b"ts-monster"),
        "monsters": ("third-six/foes.toml", b"ts-(class|about|monster-spider)"),
    }
    for name, (file, other) in parts.items():
        manifest = re.sub(rb"(?m)^name = .*$", f'name = "{name}"'.encode(), plain["pack.toml"])
        words = re.sub(rb"(?m)^" + other + rb".*\n(?: .*\n)*", b"", plain["words/en.ftl"])
        made = {"pack.toml": manifest, "words/en.ftl": words, file: files[file]}
        await service.packs.collection.add(keeper(), to_zip(made))
    adventure = await lobby(service, "third-six")
    await service.packs.choice.use(ask(HOST), adventure, ["heroes", "monsters"])
    assert await used(service, adventure) == ["heroes 0.1.0", "monsters 0.1.0"]
    assert (await service.lobby.begin(ask(HOST), adventure)).adventure


async def test_there_are_at_most_so_many_at_once(service):
    names = [f"pack-{number}" for number in range(MOST_PACKS + 1)]
    for name in names:
        await service.packs.collection.add(keeper(), pack(name))
    adventure = await lobby(service)
    assert await refusal(service, adventure, names) == "error-packs-at-once"
    await service.packs.choice.use(ask(HOST), adventure, names[:-1])
    found = await service.store.load(adventure)
    chosen = [choice.value for choice, on in await service.packs.choice.choices(found) if on]
    assert chosen == names[:-1]


async def test_a_pack_that_is_taken_away_while_it_is_chosen_stays(service, monkeypatch):
    await service.packs.collection.add(keeper(), pack())
    adventure = await lobby(service)
    looked = service.packs.collection.hold

    async def held(chosen):
        await looked(chosen)
        await service.store.drop_pack(1, "my-pack")
        await service.packs.collection.add(keeper(), pack("other"))
        await service.packs.collection.remove(keeper(), "other")

    monkeypatch.setattr(service.packs.collection, "hold", held)
    await service.packs.choice.use(ask(HOST), adventure, ["my-pack"])
    LIBRARY.forget()
    found = await service.store.load(adventure)
    assert LIBRARY.missing(found.options["packs"]) == ()
