"""Icons that packs name: there are such, they are of what the entry has, and figures show them."""

import re

import pytest

from bot.catalogs import all_words
from rules.core.icons import ICONS
from rules.core.packs.forging import Draft
from rules.core.packs.library import LIBRARY
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.registry import pack_points
from rules.service.packs.templates import template_of
from rules.systems.green_dungeon import themes
from rules.systems.mkd.forge import MONSTER
from rules.systems.three_dice.content import icon_of
from tests.support.joined import joined

WORDS = all_words("en")


def files(system: str, file: str, line: str) -> dict[str, bytes]:
    """The template of a system, with a line after the id of the first entry of a file."""
    found = dict(template_of(system))
    text = found[file].decode()
    found[file] = re.sub(r"^(id = .*)$", rf"\1\n{line}", text, count=1, flags=re.M).encode()
    return found


def said(system: str, file: str, line: str) -> str:
    with pytest.raises(PackError) as refused:
        read_pack(files(system, file, line), pack_points())
    (problem,) = refused.value.problems
    assert problem.file == file
    assert problem.line is not None
    return WORDS.say(problem.what)


@joined(
    ("icon", "told"),
    [
        ('"orc-hed"', "There is no icon “orc-hed”. Did you mean “orc-head”?"),
        ('"zzzz"', "There is no icon “zzzz”. The list of icons is"),
        ('"Orc Head"', "cannot be the name of an icon"),
        ("7", "has to be text in quotes"),
    ],
)
def test_an_icon_that_there_is_not_is_refused_in_words(icon: str, told: str) -> None:
    assert told in said("mkd", "mkd/monsters.toml", f"icon = {icon}")


def test_an_icon_of_nothing_in_the_entry_is_refused_with_what_there_is() -> None:
    line = 'icons = { nobody_here = "orc-head" }'
    told = said("three-dice", "three-dice/tables.toml", line)
    assert "Nothing here is called “nobody_here”" in told


def test_a_pack_that_was_taken_once_keeps_an_icon_that_is_known_no_more() -> None:
    old = files("mkd", "mkd/monsters.toml", 'icon = "orc-hed"')
    (first, *_) = read_pack(old, pack_points(), kept=True).of("mkd", "monsters")
    assert first.icon == "orc-hed"


@joined(
    ("name", "first"),
    [("Grey Wolf", "wolf-head"), ("Face of a Spider", "spider-face"), ("Zzz", "barbarian")],
)
def test_the_forge_offers_twelve_icons_those_that_fit_the_name_first(name: str, first: str) -> None:
    form = next(each for each in MONSTER.forms if each.name == "name")
    offered = MONSTER.offered(form, Draft(raw={"theme": ""}, said=(name,)))
    (choices,) = (each.choices for each in offered.fields if each.name == "icon")
    assert len(set(choices)) == len(choices) == 12
    assert set(choices) <= set(ICONS)
    assert choices[0] == first


def test_monsters_of_a_table_and_foes_of_a_theme_have_the_icons_of_their_pack() -> None:
    plain = read_pack(dict(template_of("three-dice")), pack_points())
    (table, *_) = plain.of("three-dice", "tables")
    monster = table.by_strength[0].partition("--")[0]
    line = f'icons = {{ {monster} = "wyvern" }}'
    pack = read_pack(files("three-dice", "three-dice/tables.toml", line), pack_points())
    LIBRARY.add(pack)
    assert icon_of(pack.of("three-dice", "tables")[0].by_strength[0]) == "wyvern"

    line = 'icon = "bee"\nicons = { foe_3 = "wasp-sting", captain = "beehive" }'
    pack = read_pack(files("green-dungeon", "green-dungeon/themes.toml", line), pack_points())
    LIBRARY.add(pack)
    theme = pack.of("green-dungeon", "themes")[0].id
    shown = [themes.icon(theme, *each) for each in (("minion", 3), ("captain", 4), ("minion", 5))]
    assert shown == ["wasp-sting", "beehive", "bee"]
    assert set(shown) <= set(ICONS)
