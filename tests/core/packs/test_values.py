"""Numbers are numbers, ids are refused in words, and each mistake is told once."""

import re

import pytest

from bot.catalogs import all_words
from rules.core.colours import MapColours
from rules.core.packs.manifest import Manifest
from rules.core.packs.nearness import nearest
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.core.packs.values import FORMS
from rules.registry import pack_points
from rules.service.packs.templates import template_of
from tests.support.joined import joined
from tests.support.soak import SOAK

WORDS = all_words("en")
FILES = {folder: dict(template_of(folder)) for folder in pack_points()}


def told(folder, file, was, now):
    """What is wrong with a template in which a file has something else, with files and lines."""
    text = FILES[folder][file].decode()
    assert was in text, was
    files = {**FILES[folder], file: text.replace(was, now, 1).encode()}
    try:
        read_pack(files, pack_points())
    except PackError as error:
        return [(each.file, each.line, WORDS.say(each.what)) for each in error.problems]
    return []


@pytest.mark.parametrize(
    ("icon", "said"),
    [
        ("orc-haed", "There is no icon “orc-haed”. Did you mean “orc-head”?"),
        ("zzzzzz", "There is no icon “zzzzzz”. The list of icons is docs/packs/ICONS.md"),
    ],
)
def test_an_icon_that_there_is_not_is_told_with_what_may_be_meant(icon, said):
    file, was = "mkd/monsters.toml", 'id = "ash_wolf"\n'
    ((where, line, what),) = told("mkd", file, was, f'{was}icon = "{icon}"\n')
    assert (where, line) == (file, FILES["mkd"][file].decode().split(was)[0].count("\n") + 2)
    assert what.startswith(said)


NUMBER = re.compile(r"(?<![\w#.\"'])\d+(?![\w.\"'])")


def numbers():
    """Every number of the templates of all systems, with its file and where it stands."""
    for folder, files in FILES.items():
        for file, data in files.items():
            if file.endswith(".toml"):
                text = data.decode()
                for found in NUMBER.finditer(text):
                    line = text[: found.start()].rpartition("\n")[2]
                    if "#" not in line and line.count('"') % 2 == 0:
                        yield pytest.param(folder, file, found.span(), id=f"{file}-{found.start()}")


WRITTEN = ('"{}"', "{}.0", "true", "[{}]")


@joined(
    ("folder", "file", "span", "write"),
    [
        pytest.param(*each.values, write, id=f"{each.id}-{write}")
        for at, each in enumerate(numbers())
        for write in (WRITTEN if SOAK else WRITTEN[at % len(WRITTEN) :][:1])
    ],
)
def test_a_number_is_written_as_a_number(folder, file, span, write):
    """Each of them, in every system: text, a half number or a truth value is told with its line."""
    text = FILES[folder][file].decode()
    number = text[slice(*span)]
    changed = text[: span[0]] + write.format(number) + text[span[1] :]
    with pytest.raises(PackError) as refused:
        read_pack({**FILES[folder], file: changed.encode()}, pack_points())
    line = text[: span[0]].count("\n") + 1
    assert (file, line) in [(each.file, each.line) for each in refused.value.problems]


def test_truth_values_are_truth_values():
    ((file, line, said),) = told(
        "three-dice", "three-dice/tables.toml", "undead = false", "undead = 0"
    )
    assert (file, said) == ("three-dice/tables.toml", "“undead” is 0, but has to be true or false.")
    assert line is not None
    ((_, _, said),) = told(
        "three-dice", "three-dice/tables.toml", "undead = false", 'undead = "no"'
    )
    assert said == "“undead” is no, but has to be true or false."


def test_a_value_is_told_as_it_was_written():
    for now, said in (
        ('"15"', "15"),
        ("15.0", "15.0"),
        ("true", "true"),
        ("1979-05-27", "1979-05-27"),
    ):
        ((_, _, told_of),) = told("mkd", "mkd/monsters.toml", "value = 15", f"value = {now}")
        assert told_of == f"“value” is {said}, but has to be a whole number."


@joined("number", ["0x" + "F" * 5_000, "9" * 5_000, "9223372036854775808", "0b" + "1" * 200])
def test_a_number_that_is_too_large_is_told_with_its_line(number):
    ((file, line, said),) = told("mkd", "mkd/monsters.toml", "value = 15", f"value = {number}")
    text = FILES["mkd"]["mkd/monsters.toml"].decode()
    assert (file, line) == ("mkd/monsters.toml", text[: text.index("value = 15")].count("\n") + 1)
    assert "too large" in said or "too many digits" in said


@joined("deep", ["[" * 400 + "]" * 400, "[" * 9_000, "{a = " * 300 + "1" + "}" * 300])
def test_lists_that_are_too_deep_are_told_with_their_line(deep):
    ((_, line, said),) = told("mkd", "mkd/monsters.toml", "value = 15", f"value = {deep}")
    text = FILES["mkd"]["mkd/monsters.toml"].decode()
    assert line == text[: text.index("value = 15")].count("\n") + 1
    assert "too deep" in said


def test_a_kept_pack_with_numbers_as_text_is_played_on():
    text = FILES["mkd"]["mkd/monsters.toml"].decode().replace("value = 15", 'value = "15"')
    files = {**FILES["mkd"], "mkd/monsters.toml": text.encode()}
    (wolf,) = read_pack(files, pack_points(), kept=True).of("mkd", "monsters")
    assert wolf.value == 15


@joined("id_", ["Ash Wolf", "ash-wolf", "9wolf", "ümlaut", "", "w" * 40, "**<@1>**"])
def test_a_bad_id_is_one_problem_in_words(id_):
    """Nothing is said of its words, which nobody could know, and no regular expression either."""
    ((file, line, said),) = told("mkd", "mkd/monsters.toml", '"ash_wolf"', f'"{id_}"')
    assert (file, line is not None) == ("mkd/monsters.toml", True)
    assert "which cannot be an id. Ids have small letters, digits and underscores" in said


@joined("now", ["3", "true", '"ash_wolf--0123456789abcdef0123"', '["a"]'])
def test_what_is_no_text_or_is_marked_is_one_problem_too(now):
    assert len(told("mkd", "mkd/monsters.toml", '"ash_wolf"', now)) == 1


def test_an_entry_with_a_problem_adds_none_about_the_words_and_pictures_in_it():
    table = "three-dice/tables.toml"
    ((_, _, said),) = told("three-dice", table, "undead = false", "undead = 7")
    assert "true or false" in said


def test_every_pattern_has_a_sentence():
    """In the manifest, in colours, and in the entries of every system."""
    of = {"pack": (Manifest, {}), "colours": (MapColours, {})}
    for folder, points in pack_points().items():
        of |= {f"{folder}/{kind.file}": (kind.model, dict(points.forms)) for kind in points.kinds}
    found = 0
    for name, (model, more) in of.items():
        for pattern in set(patterns(model.model_json_schema())):
            found += 1
            key = {**FORMS, **more}.get(pattern)
            assert key is not None, (name, pattern)
            assert "^" not in WORDS.phrase(key, field="f", value="v"), name
    assert found > 12


def patterns(schema):
    if isinstance(schema, dict):
        if isinstance(schema.get("pattern"), str):
            yield schema["pattern"]
        for each in schema.values():
            yield from patterns(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from patterns(each)


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        ("mkd-figur-cellar_rats", "mkd-figure-cellar_rats"),
        ("mkd-figure-celler_rats", "mkd-figure-cellar_rats"),
        ("mkd-figure-cellar_rast", "mkd-figure-cellar_rats"),
        ("mkd-figure-wym", "mkd-figure-wyn"),
        ("mkd-figure-bone_wolf", ""),
        ("mkd-figure-nobody", ""),
        ("mkd-figure-wxy", ""),
        ("something-else", ""),
        ("", ""),
    ],
)
def test_a_guess_is_near_or_not_made(key, meant):
    known = ["mkd-figure-cellar_rats", "mkd-figure-dire_wolf", "mkd-figure-wyn", "mkd-can-wyn"]
    assert nearest(key, known) == meant
