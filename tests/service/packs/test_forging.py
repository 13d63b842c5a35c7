"""Forging: drafts that are kept, saved and taken back, and nothing unsound ever stored."""

import json
from base64 import b64decode
from random import Random

import pytest

from bot.catalogs import all_words
from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.library import LIBRARY
from rules.service.packs.benches import benches, id_of
from rules.service.packs.drafts import MOST_PAST, KeptDraft, Moment
from rules.service.packs.house_pack import NAME, after
from rules.service.packs.templates import template_of
from rules.systems.mkd.terms import ABILITIES
from tests.support.emblems import flame
from tests.support.houses import ask
from tests.support.joined import joined
from tests.support.soak import SOAK, cases

SMITH, OTHER = 11, 12
WORDS = all_words("en")
SHARE = 5 if SOAK else 12
"""Of so many entries one is begun with."""


def smith(**more):
    """A request of somebody who manages the server."""
    return ask(SMITH, manages_server=True, **more)


@pytest.fixture
def forging(service):
    return service.packs.forging


async def named(forging, panel, name, points="9"):
    """A panel after its entry was named."""
    return await forging.fill(smith(), panel.number, "name", {"name": name, "points": points})


async def house(service):
    """The files of the server's own pack, and how many versions it has had."""
    found = await service.packs.collection.history(smith(), NAME)
    return from_zip(await service.packs.collection.files(found[0].hash)), len(found)


@pytest.mark.parametrize("what", sorted(benches()))
async def test_everything_can_be_begun_with_and_is_saved_as_it_is(service, forging, what):
    bench = benches()[what]
    every = await forging.choices(smith(), what)
    standard = [each.id for each in bench.forge.standard()]
    assert [id_ for id_, _ in every[: len(standard)]] == standard
    choices = every[: len(standard) : SHARE]
    for start, label in choices:
        panel = await forging.begin(smith(), what, start)
        assert panel.title == label
        assert panel.lines
        for name in panel.forms:
            form = await forging.form(smith(), panel.number, name)
            panel = await forging.fill(smith(), panel.number, name, form.typed)
            assert not panel.wrong
        panel = await forging.save(smith(), panel.number)
        assert not panel.wrong
    (line,) = [each for each in await service.packs.collection.lines(smith()) if not each.shipped]
    assert line.version == f"0.1.{len(choices) - 1}"
    files, versions = await house(service)
    assert versions == len(choices)
    file = f"{bench.points.folder}/{bench.kind.file}.toml"
    assert files[file].count(b"[[") == len(choices)
    # What was saved is there to begin with, and goes on under its id.
    more = [each for each in await forging.choices(smith(), what) if each not in every]
    assert len(more) == len(choices)
    panel = await forging.begin(smith(), what, more[0][0])
    await forging.save(smith(), panel.number)
    again, _ = await house(service)
    assert again[file] == files[file]


@pytest.mark.parametrize("what", sorted(benches()))
async def test_who_does_not_manage_the_server_does_nothing(service, forging, what):
    start = benches()[what].forge.standard()[0].id
    panel = await forging.begin(smith(), what, start)
    form = panel.forms[0]
    others = (ask(SMITH), ask(OTHER))
    for request in others:
        for act in (
            forging.begin(request, what, start),
            forging.resumed(request, what),
            forging.form(request, panel.number, form),
            forging.fill(request, panel.number, form, {}),
            forging.fight(request, panel.number),
            forging.undo(request, panel.number),
            forging.save(request, panel.number),
        ):
            with pytest.raises(NotSeated):
                await act
    with pytest.raises(RuleError):
        await forging.begin(ask(SMITH, guild=None, manages_server=True), what, start)
    assert await service.store.offered_packs(1) == []


async def test_a_draft_is_its_makers_alone_and_of_its_server(forging):
    panel = await forging.begin(smith(), "monster", "cellar_rats")
    for request in (ask(OTHER, manages_server=True), smith(guild=2)):
        assert await forging.resumed(request, "monster") is None
        with pytest.raises(RuleError) as refused:
            await forging.save(request, panel.number)
        assert refused.value.text.key == "error-forge-stale"
    assert await forging.resumed(smith(), "hero") is None
    with pytest.raises(NoAdventure):
        await forging.begin(smith(), "monster", "nobody")


async def test_a_panel_of_an_earlier_moment_changes_nothing(forging):
    first = await forging.begin(smith(), "monster", "cellar_rats")
    second = await named(forging, first, "Rat King")
    for act in (
        named(forging, first, "Rat Queen"),
        forging.undo(smith(), first.number),
        forging.save(smith(), first.number),
        forging.form(smith(), first.number, "name"),
    ):
        with pytest.raises(RuleError) as refused:
            await act
        assert refused.value.text.key == "error-forge-stale"
    third = await forging.begin(smith(), "monster", "cellar_rats")
    assert third.number > second.number
    assert (await forging.resumed(smith(), "monster")).number == third.number


@pytest.mark.parametrize(
    ("form", "typed", "key"),
    [
        ("name", {"name": "", "points": "9"}, "forge-empty"),
        ("name", {"name": "R" * 41, "points": "9"}, "forge-long"),
        ("name", {"name": "Rat"}, "forge-empty"),
        ("name", {"name": "[Rat](https://x)", "points": "9"}, "forge-letters"),
        ("name", {"name": "@everyone", "points": "9"}, "forge-letters"),
        ("name", {"name": "{ $rat }", "points": "9"}, "forge-letters"),
        ("name", {"name": "Rat", "points": "0"}, "pack-value-greater-than-equal"),
        ("dial", {"dial": "\n".join(["8 5 11 1"] * 17)}, "pack-value-too-long"),
        ("dial", {"dial": "99 5 11 1"}, "pack-value-less-than-equal"),
        ("nature", {"range": "0", "arc": "90", "copies": "7"}, "pack-value-less-than-equal"),
        ("nature", {"range": "0", "arc": "45", "copies": "1"}, "pack-value-literal-error"),
        (
            "nature",
            {"range": "0", "arc": "90", "copies": "1", "traits": "dead"},
            "pack-value-literal-error",
        ),
        (
            "nature",
            {"range": "0", "arc": "90", "copies": "1", "theme": "Ünder"},
            "mkd-pack-kin",
        ),
    ],
)
async def test_what_is_typed_wrong_stays_typed_and_changes_nothing(forging, form, typed, key):
    before = await forging.begin(smith(), "monster", "cellar_rats")
    panel = await forging.fill(smith(), before.number, form, typed)
    assert key in {each.key for each in panel.wrong}
    assert (panel.title, panel.lines, panel.earlier) == (before.title, before.lines, False)
    filled = await forging.form(smith(), panel.number, form)
    assert {name: said for name, said in filled.typed.items() if said} == {
        name: said for name, said in typed.items() if said
    }
    # Once it is right, what was wrong is forgotten.
    plain = await forging.begin(smith(), "monster", "cellar_rats")
    right = dict((await forging.form(smith(), plain.number, form)).typed)
    panel = await forging.fill(smith(), plain.number, form, right)
    assert not panel.wrong
    assert dict((await forging.form(smith(), panel.number, form)).typed) == right


NONSENSE = (
    "", "8 5 11 1", "N0-9", "...\n...", "{foe}", "{", "-1", "9" * 12, "\u202e", "a = b\n c = d",
    "#.#\n###\n...", "\\", '"', "[[monster]]", "Ω≈ç√", "e\u0301" * 30, "charge", "A\nB\nC\nD", "0",
    "16 18 24 8 " + ", ".join(ABILITIES), "\u202eRat", "%s", "=HYPERLINK(1)", "N" * 4000,
)  # fmt: skip


@pytest.mark.parametrize("what", sorted(benches()))
async def test_whatever_is_typed_is_judged_in_words(service, forging, what):
    """Nonsense in none, one or two fields of a form by chance: of five forms in a short run."""
    chance, forge, right = Random(what), benches()[what].forge, 0
    for number in cases(5, 1500):
        start = chance.choice(forge.standard())
        panel = await forging.begin(smith(), what, start.id)
        form = await forging.form(smith(), panel.number, chance.choice(panel.forms))
        names = [field.name for field in form.form.fields]
        typed = dict(form.typed)
        for name in chance.sample(names, k=chance.randint(0, min(2, len(names)))):
            typed[name] = chance.choice(NONSENSE)
        panel = await forging.fill(smith(), panel.number, form.form.name, typed)
        assert panel.earlier is not bool(panel.wrong), (number, typed)
        assert all(WORDS.say(each) for each in panel.wrong)
        right += not panel.wrong
    # Whatever was taken can be saved and read again.
    panel = await forging.save(smith(), panel.number)
    LIBRARY.forget()
    (saved,) = [each for each in await service.packs.collection.lines(smith()) if each.name == NAME]
    assert saved.version == "0.1.0"
    assert right


async def test_changes_are_taken_back_one_by_one(forging):
    panel = await forging.begin(smith(), "monster", "cellar_rats")
    with pytest.raises(RuleError) as refused:
        await forging.undo(smith(), panel.number)
    assert refused.value.text.key == "error-forge-first"
    for name in ("Rat King", "Rat Queen"):
        panel = await named(forging, panel, name)
    panel = await forging.undo(smith(), panel.number)
    assert panel.title == "Rat King"
    panel = await forging.undo(smith(), panel.number)
    assert (panel.title, panel.earlier) == ("Rat Swarm", False)


def test_only_so_many_changes_are_remembered():
    draft = KeptDraft(
        guild=1, what="monster", number=1, now=Moment(raw={"value": 0}, said=("Rat",))
    )
    for number in range(1, 50):
        draft = draft.changed(Moment(raw={"value": number}, said=("Rat",)), "name")
    assert [each.raw["value"] for each in draft.past] == list(range(49 - MOST_PAST, 49))


async def test_a_saved_entry_is_renamed_and_a_new_one_stands_beside_it(service, forging):
    panel = await forging.begin(smith(), "monster", "cellar_rats")
    panel = await forging.save(smith(), (await named(forging, panel, "Rat King")).number)
    panel = await forging.save(smith(), (await named(forging, panel, "King of Rats")).number)
    panel = await forging.begin(smith(), "hero", "tamsin")
    await forging.save(smith(), panel.number)
    panel = await forging.begin(smith(), "monster", "cellar_rats")
    await forging.save(smith(), (await named(forging, panel, "Rat Queen")).number)
    files, versions = await house(service)
    assert versions == 4
    assert files["mkd/monsters.toml"].count(b"[[monster]]") == 2
    words = files["words/en.ftl"].decode()
    assert "mkd-figure-rat_king = King of Rats\n" in words
    assert "mkd-figure-rat_queen = Rat Queen\n" in words
    assert "mkd-can-tamsin_quickstep = " in words
    back = await service.packs.collection.undo(smith(), NAME)
    assert back.version == "0.1.2"


async def test_another_process_goes_on_with_a_draft_and_its_pack(forging):
    panel = await named(forging, await forging.begin(smith(), "monster", "cellar_rats"), "Rat King")
    await forging.save(smith(), panel.number)
    LIBRARY.forget()
    panel = await forging.resumed(smith(), "monster")
    assert panel.title == "Rat King"
    LIBRARY.forget()
    panel = await forging.save(smith(), panel.number)
    assert panel.news.startswith(f"Rat King is in {NAME} 0.1.1.")


async def test_fights_are_the_same_for_the_same_draft(forging):
    # A party meets one of these at a time, and six rats, which takes three times as long.
    panel = await forging.begin(smith(), "monster", "ogre_gaoler")
    one = (await forging.fight(smith(), panel.number)).tried
    two = (await forging.fight(smith(), panel.number)).tried
    assert one == two
    assert "of 20" in "".join(one)
    tile = await forging.begin(smith(), "tile", "tile_1")
    with pytest.raises(RuleError):
        await forging.fight(smith(), tile.number)


async def test_a_pack_of_that_name_that_somebody_brought_is_kept_and_grows(service, forging):
    files = dict(template_of("mkd"))
    files["pack.toml"] = files["pack.toml"].replace(b'"my-pack"', f'"{NAME}"'.encode())
    await service.packs.collection.add(smith(), to_zip(files))
    panel = await forging.begin(smith(), "monster", "cellar_rats")
    await forging.save(smith(), panel.number)
    grown, _ = await house(service)
    assert grown["mkd/monsters.toml"].count(b"[[monster]]") == 2
    assert grown["mkd/tiles.toml"] == files["mkd/tiles.toml"]
    assert b"Wyn of the Long Road" in grown["words/en.ftl"]
    assert b'version = "0.1.1"' in grown["pack.toml"]


async def test_a_theme_says_what_it_speaks_of(service, forging):
    panel = await forging.begin(smith(), "theme", "warren")
    form = await forging.form(smith(), panel.number, "leaders")
    wrong = {**form.typed, "captain": "Captain {boss}"}
    panel = await forging.fill(smith(), panel.number, "leaders", wrong)
    assert [each.key for each in panel.wrong] == ["forge-letters"]
    right = {**form.typed, "captain": "{foe} the Loud"}
    panel = await forging.fill(smith(), panel.number, "leaders", right)
    assert not panel.wrong
    assert "Gutter Biter the Loud" in "\n".join(panel.lines)
    await forging.save(smith(), panel.number)
    files, _ = await house(service)
    assert b"gd-goblin_warren-captain = { $foe } the Loud\n" in files["words/en.ftl"]


async def test_drafts_are_told_and_deleted_with_their_maker(service, forging):
    await forging.begin(smith(), "monster", "cellar_rats")
    found = json.loads(json.dumps(await service.privacy.export(SMITH)))
    assert found["settings"]["forge"]["what"] == "monster"
    assert any("forging" in line for line in await service.privacy.show(SMITH, "en"))
    await service.privacy.delete(smith())
    assert await service.store.setting(f"forge:{SMITH}") is None
    assert await forging.resumed(smith(), "monster") is None


async def test_a_draft_that_cannot_be_read_is_begun_anew(service, forging, caplog):
    await service.store.set_setting(f"forge:{SMITH}", '{"what": "monster"}')
    assert await forging.resumed(smith(), "monster") is None
    assert "cannot be read" in caplog.text
    panel = await forging.begin(smith(), "monster", "cellar_rats")
    assert (await forging.resumed(smith(), "monster")).number == panel.number


@joined(
    ("before", "now"),
    [
        ("0.0.0", "0.1.0"),
        ("0.1.0", "0.1.1"),
        ("2.3.9999", "2.4.0"),
        ("2.9999.9999", "3.0.0"),
    ],
)
def test_versions_grow(before, now):
    assert after(before) == now


@joined(
    ("name", "id_"),
    [
        ("Rat King", "rat_king"),
        ("Señor Müll’s Élan", "senor_mulls_elan"),
        ("R" * 40, "r" * 32),
        ("1. Ratte", "monster_"),
        ("Крыса", "monster_"),
    ],
)
def test_ids_are_made_of_names(name, id_):
    draft = KeptDraft(guild=1, what="monster", number=1, now=Moment(raw={}, said=(name,)))
    made = id_of(draft)
    assert made.startswith(id_)
    assert len(made) == len(id_) + (8 if id_.endswith("_") else 0)
    assert id_of(draft.with_(own="own")) == "own"


async def test_what_comes_with_the_program_can_be_begun_with(service, forging):
    (start,) = [id_ for id_, label in await forging.choices(smith(), "hero") if "Hyssa" in label]
    panel = await forging.begin(smith(), "hero", start)
    assert panel.title == "Hyssa Smokeveil"
    panel = await forging.save(smith(), panel.number)
    assert not panel.wrong
    files, _ = await house(service)
    assert b"hyssa" in files["mkd/heroes.toml"]
    assert b"--" not in files["mkd/heroes.toml"]


async def test_a_panel_shows_the_emblem_that_the_own_pack_has(service, forging):
    panel = await forging.begin(smith(), "hero", benches()["hero"].forge.standard()[0].id)
    form = await forging.form(smith(), panel.number, "name")
    typed = {**form.typed, "name": "Wyn"}
    panel = await forging.fill(smith(), panel.number, "name", typed)
    panel = await forging.save(smith(), panel.number)
    assert not any(token.emblem for scene in panel.scenes for token in scene.tokens)
    files, _ = await house(service)
    assert b'id = "wyn"' in files["mkd/heroes.toml"]
    brought = {**files, "emblems/wyn.png": flame()}
    await service.packs.collection.add(smith(), to_zip(brought))
    panel = await forging.resumed(smith(), "hero")
    (scene,) = panel.scenes
    (worn,) = [token.emblem for token in scene.tokens if token.emblem]
    assert b64decode(worn.png) == flame()
    # What is saved keeps it, and other figures have none.
    panel = await forging.save(smith(), panel.number)
    files, _ = await house(service)
    assert files["emblems/wyn.png"] == flame()
    panel = await forging.begin(smith(), "monster", "cellar_rats")
    assert not any(token.emblem for scene in panel.scenes for token in scene.tokens)
