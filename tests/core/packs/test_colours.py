"""Colours of packs: what is read, every refusal with its line, and whose colours a game has."""

import re

import pytest

from bot.catalogs import all_words
from rules.core.colours import APART, AROUND, Colours, MapColours, contrast, rgb_of, troubles
from rules.core.packs.colouring import COLOURS, read_colours
from rules.core.packs.dressing import in_colours
from rules.core.packs.library import LIBRARY
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.core.scene import Scene
from rules.core.words import Text
from rules.packs import shipped_packs
from rules.registry import pack_points
from rules.service.packs.lines import line_of
from rules.service.packs.templates import template_of
from tests.support.colours import BOTH, DARK, LIGHT, written
from tests.support.joined import joined

WORDS = all_words("en")
FILES = dict(template_of("mkd"))
PLACE = Scene(title=Text.of("as-said", said="A"), columns=1, rows=1, terrain=(".",), sight=("+",))


def pack_with(text, **more):
    return read_pack({**FILES, COLOURS: text.encode()}, pack_points(), **more)


def wrong(text):
    with pytest.raises(PackError) as refused:
        read_colours(text.encode())
    return [(each.line, WORDS.say(each.what)) for each in refused.value.problems]


def test_both_sets_are_read_or_one():
    assert read_colours(written(LIGHT, DARK).encode()) == BOTH
    assert read_colours(written(LIGHT).encode()) == MapColours(light=LIGHT)
    assert read_colours(written(dark=DARK).encode()) == MapColours(dark=DARK)


def test_a_pack_has_them_and_says_so():
    pack = pack_with(written(LIGHT, DARK))
    assert pack.colours == BOTH
    assert "colours for its maps" in line_of(pack, WORDS).contents
    plain = read_pack(FILES, pack_points())
    assert plain.colours is None
    assert "colours" not in line_of(plain, WORDS).contents
    assert plain.hash != pack.hash


def test_a_file_without_colours_is_refused():
    assert wrong("") == [
        (None, "The file has no colours. Write them under [light], under [dark], or both.")
    ]


def test_what_is_no_colour_is_refused_with_its_line():
    for code in ("red", "#12345", "#1234567", "#12345G", ""):
        ((line, said),) = wrong(written(LIGHT).replace(LIGHT.floor, code))
        assert (line, said) == (
            3,
            f"“floor” is “{code}”, but has to be a colour such as #E8C060.",
        )
    assert wrong(written(LIGHT).replace(f'"{LIGHT.floor}"', "7")) == [
        (3, "“floor” is 7, but has to be text in quotes.")
    ]


def test_what_is_missing_or_too_much_is_refused():
    ((line, said),) = wrong(written(LIGHT).replace(f'water = "{LIGHT.water}"\n', ""))
    assert (line, said) == (1, "“water” is missing.")
    ((line, said),) = wrong(written(LIGHT) + 'sky = "#0000FF"\n')
    assert (line, said) == (13, "Nothing here is called “sky”. Is it misspelt?")
    ((line, said),) = wrong(written(LIGHT) + written(DARK).replace("[light]", "[dim]"))
    assert (line, said) == (13, "Nothing here is called “dim”. Is it misspelt?")
    assert wrong('light = "red"') == [(1, "“light” is red, but has to be a table with names.")]
    ((line, said),) = wrong("[light\n")
    assert line == 1
    assert "This is not TOML" in said


def shifted(colours, name, to, step):
    """The first colour on the way to another for which something about `name` is wrong."""
    start = rgb_of(getattr(colours, name))
    for part in range(step, 101, step):
        mixed = [round(a + (b - a) * part / 100) for a, b in zip(start, to, strict=True)]
        code = "#{:02X}{:02X}{:02X}".format(*mixed)
        made = colours.with_(**{name: code})
        if any(each == name for each, _ in troubles(made, dark=colours is DARK)):
            return code
    raise AssertionError(f"{name} may be anything")


@joined("which", ["light", "dark"])
@joined(("one", "other", "least"), [each[:3] for each in APART], ids=str)
def test_what_cannot_be_told_apart_is_refused_with_the_contrast(which, one, other, least):
    """The first colour that is refused lies close below the least that is allowed."""
    colours = getattr(BOTH, which)
    code = shifted(colours, one, rgb_of(getattr(colours, other)), 1)
    text = written(**{which: colours}).replace(f"{one} = ", f'{one} = "{code}" # ')
    line = list(Colours.model_fields).index(one) + 2
    found = contrast(rgb_of(code), rgb_of(getattr(colours, other)))
    near = (
        f"“{one}” ({code}) cannot be told from “{other}” ({getattr(colours, other)}): "
        f"their contrast is {found:.2f}, and the least is {least:g}. "
        "Make one lighter or the other darker."
    )
    assert (line, near) in wrong(text)
    assert least * 0.85 < found < least


def test_lines_of_the_grid_that_shout_are_refused():
    strong = LIGHT.with_(grid="#8A6A3A")
    ((line, said),) = wrong(written(strong))
    found = contrast(rgb_of(strong.grid), rgb_of(strong.floor))
    assert line == 6
    assert f"too strong beside “floor” (#F8E8C2): their contrast is {found:.2f}" in said
    assert "the most is 2.5" in said


def test_lines_are_darker_than_light_floor_and_lighter_than_dark():
    ((line, said),) = wrong(written(dark=LIGHT))
    assert line == 4
    assert said.startswith("Under [dark] lines are lighter than floor")
    ((line, said),) = wrong(written(light=DARK))
    assert line == 4
    assert said.startswith("Under [light] lines are darker than floor")


def test_a_page_between_wall_and_floor_is_refused():
    grey = LIGHT.with_(paper="#8A7A66", rock="#201008")
    found = max(contrast(rgb_of(grey.paper), rgb_of(each)) for each in (grey.wall, grey.floor))
    assert found < AROUND
    ((line, said),) = wrong(written(grey))
    assert line == 2
    assert f"the greater contrast is {found:.2f}, and the least is 7" in said


def test_letters_are_read_on_floor_that_is_lit_or_within_reach():
    for name, percent in (("lamp", 28), ("reach", 42)):
        ((line, said),) = wrong(written(dark=DARK.with_(**{name: "#FFFFFF"})))
        assert line == list(Colours.model_fields).index(name) + 2
        assert f"cannot be read on “floor” with {percent} % of “{name}” in it" in said
        assert re.search(r"their contrast is [0-4]\.\d\d, and the least is 4\.5", said)


def test_the_page_of_fields_says_the_same_contrasts():
    for one, other, least, most in APART:
        said = str(Colours.model_fields[one].description)
        assert f"{least:g} or more from the {other}" in said or f"{least:g} to {most:g}" in said
    assert f"{AROUND:g} or more from the wall" in str(Colours.model_fields["paper"].description)


def test_a_system_that_draws_no_map_says_so():
    points = {name: each._replace(maps=False) for name, each in pack_points().items()}
    with pytest.raises(PackError) as refused:
        read_pack({**FILES, COLOURS: written(LIGHT).encode()}, points)
    (problem,) = refused.value.problems
    assert WORDS.say(problem.text) == (
        "colours.toml: mkd draws no maps, so it has no use for colours. Leave the file out."
    )


def test_problems_stand_beside_those_of_other_files():
    monsters = FILES["mkd/monsters.toml"].replace(b"value = 15", b"value = 1500")
    bad = written(LIGHT).replace(LIGHT.accent, LIGHT.floor).encode()
    with pytest.raises(PackError) as refused:
        read_pack({**FILES, "mkd/monsters.toml": monsters, COLOURS: bad}, pack_points())
    assert [each.file for each in refused.value.problems] == [COLOURS, "mkd/monsters.toml"]


def test_a_kept_pack_whose_colours_fit_no_more_is_played_without_them():
    bad = written(LIGHT).replace(LIGHT.accent, LIGHT.floor)
    assert pack_with(bad, kept=True).colours is None
    assert pack_with(written(LIGHT), kept=True).colours == MapColours(light=LIGHT)


def test_the_first_chosen_pack_with_colours_gives_them():
    plain = read_pack(FILES, pack_points())
    light, dark = pack_with(written(LIGHT)), pack_with(written(dark=DARK))
    for pack in (plain, light, dark):
        LIBRARY.add(pack)
    chosen = [plain.ref, light.ref, dark.ref]
    assert in_colours(PLACE, chosen).colours == MapColours(light=LIGHT)
    assert in_colours(PLACE, reversed(chosen)).colours == MapColours(dark=DARK)
    assert in_colours(PLACE, [plain.ref]) is PLACE
    assert in_colours(PLACE, []) is PLACE
    own = PLACE.with_(colours=BOTH)
    assert in_colours(own, chosen) is own, "what an entry has chosen comes before"
    LIBRARY.forget()
    assert in_colours(PLACE, chosen) is PLACE, "nobody can draw what is not at hand"


def test_colours_are_for_drawing_and_not_written_to_files():
    shown = PLACE.with_(colours=BOTH)
    assert shown.model_dump_json() == PLACE.model_dump_json()


@pytest.mark.parametrize("name", ["wax-abbey", "hotel-nadir"])
def test_our_own_packs_have_both_sets(name):
    colours = shipped_packs()[name].pack.colours
    assert colours is not None
    assert colours.light is not None
    assert colours.dark is not None
