"""`docs/packs`: what is made is as the code has it, and the guide's commands and files work."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bot.commands.cli import main
from bot.commands.packs import preview_games
from rules.core.model import MOST_PACKS
from rules.core.packs import emblems, limits
from rules.core.packs.archive import MANIFEST, from_folder
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.registry import pack_points
from rules.service.packs.collection import MOST_OFFERED
from rules.systems.mkd.content.points import MOST_HEROES
from rules.systems.third_six.content.points import MOST_CLASSES
from rules.systems.three_dice.content.points import MOST_TABLES
from tests.support.pack_pages import FOLDER, pages, stray
from tests.support.soak import SOAK

GUIDE = (FOLDER / "README.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAMED = re.compile(
    r"`(?:(ember-court|tactical-german)/)?((?:mkd|words)/\w+\.(?:toml|ftl)|colours\.toml"
    r"|(?<=/)pack\.toml)`"
)
MISTAKES = {
    "mkd/monsters.toml": ("value = 18", "value = 1800"),
    "colours.toml": ('accent = "#B03A1A"', 'accent = "#E8B08A"'),
}
"""What the guide writes wrongly to show what is said: what was, and what is."""
FEW_GAMES = ["--games", "1", "--only", "mkd-delve", "--processes", "1"]
PACKS = [points.template for points in pack_points().values()]
PACKS += [points.template.parent / "pack" for points in pack_points().values()]


MADE = pages()


@pytest.mark.parametrize("name", MADE)
def test_what_is_made_is_as_the_code_has_it(name: str) -> None:
    """`python -m tests.support.pack_pages` writes it."""
    assert (FOLDER / name).read_text("utf-8") == MADE[name]


def test_no_schema_is_left_of_a_file_that_is_gone() -> None:
    assert stray(MADE) == []


def test_every_field_is_explained() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|", MADE["FILES.md"], re.MULTILINE)
    assert len(rows) > 40
    assert [name for name, what, values in rows if not what.strip() or not values.strip()] == []


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    Draft202012Validator.check_schema(found)
    return found


def data_files() -> Iterator[tuple[str, bytes]]:
    for folder in filter(Path.is_dir, PACKS):
        for name, data in from_folder(folder).items():
            if name.endswith(".toml"):
                yield name, data


@pytest.mark.parametrize(
    ("name", "data"), [pytest.param(*each, id=each[0]) for each in data_files()]
)
def test_schemas_take_what_the_code_takes(name: str, data: bytes) -> None:
    file = name.removesuffix(".toml").replace("/", ".") + ".schema.json"
    Draft202012Validator(schema(file)).validate(tomllib.loads(data.decode()))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("mkd/monsters.toml", "value = 15", "value = 0"),
        ("mkd/monsters.toml", "value = 15", "valeu = 15"),
        ("mkd/monsters.toml", "[10, 6, 13, 1]", "[10, 6, 13]"),
        ("mkd/monsters.toml", "[10, 6, 13, 1]", "[17, 6, 13, 1]"),
        ("mkd/monsters.toml", "[10, 6, 13, 1]", "[10, 6, 13, 1, [], 1]"),
        ("mkd/monsters.toml", '["charge"]', '["charm"]'),
        ("mkd/monsters.toml", '"ash_wolf"', '"Ash Wolf"'),
        ("mkd/monsters.toml", '"ash_wolf"', '"ash_wolf--0123456789abcdef0123"'),
        ("mkd/heroes.toml", "36, 44]", "36]"),
        ("mkd/tiles.toml", 'kind = "hall"', 'kind = "hole"'),
        ("mkd/tiles.toml", "S = [1] }", "U = [1] }"),
    ],
)
def test_schemas_refuse_what_the_code_refuses(file: str, old: str, new: str) -> None:
    files = dict(from_folder(pack_points()["mkd"].template))
    text = files[file].decode()
    assert old in text
    changed = text.replace(old, new, 1)
    with pytest.raises(PackError):
        read_pack({**files, file: changed.encode()}, pack_points())
    judge = Draft202012Validator(schema(file.replace("/", ".").replace(".toml", ".schema.json")))
    assert judge.is_valid(tomllib.loads(text))
    assert not judge.is_valid(tomllib.loads(changed))


def test_the_guide_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command is carried out and every block is added to the file named before it.

    In a short run one game is played of five hundred, and the beginning of one is previewed.
    """
    monkeypatch.chdir(tmp_path)
    if not SOAK:
        monkeypatch.setattr(preview_games, "STEPS", 5)
    carried_out = 0
    for found in BLOCK.finditer(GUIDE):
        language, text = found.groups()
        if language == "sh":
            for line in text.splitlines():
                capsys.readouterr()
                more = FEW_GAMES if " simulate " in line and not SOAK else []
                assert main([*shlex.split(line)[1:], *more]) == 0, capsys.readouterr().err
                carried_out += 1
        elif language == "text":
            assert told_of_a_mistake(tmp_path / "ember-court", text, capsys) == text
        else:
            pack, name = NAMED.findall(GUIDE[: found.start()])[-1]
            file = tmp_path / (pack or "ember-court") / name
            before = file.read_text("utf-8") if file.exists() else ""
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{before}\n{text}" if before else text, "utf-8")
            checked = main(["pack", "check", pack or "ember-court"])
            assert checked in ((0,) if language == "ftl" else (0, 1))
    assert carried_out >= 6
    (tmp_path / "ember-court" / MANIFEST).read_text("utf-8").index('name = "ember-court"')
    assert list(tmp_path.glob("ember-court-*.zip"))


def told_of_a_mistake(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of the mistake in the file that the guide's text names first."""
    name = text.partition(":")[0]
    file, (right, mistaken) = folder / name, MISTAKES[name]
    before = file.read_text("utf-8")
    assert right in before
    file.write_text(before.replace(right, mistaken), "utf-8")
    capsys.readouterr()
    assert main(["pack", "check", str(folder)]) == 1
    file.write_text(before, "utf-8")
    return capsys.readouterr().err


def test_limits_of_the_guide_are_those_of_the_code() -> None:
    said = GUIDE.partition("## Limits")[2].partition("##")[0]
    assert [int(each) for each in re.findall(r"\b\d+\b", said.replace("3 Dice", ""))] == [
        limits.MOST_BYTES // 1024,
        limits.MOST_FILES,
        limits.MOST_MESSAGES,
        limits.LONGEST_MESSAGE,
        MOST_PACKS,
        limits.MOST_ENTRIES,
        MOST_HEROES,
        MOST_CLASSES,
        MOST_TABLES,
        MOST_OFFERED,
    ]
    for most in (limits.LONGEST_NAME, limits.MOST_LINES, limits.LARGEST_EMBLEM):
        assert f"at most {most} " in GUIDE
    assert f"{emblems.MOST_EMBLEM_BYTES // 1024} KB" in GUIDE


def test_standard_monsters_cost_what_the_guide_says() -> None:
    (template,) = (pack_points()[folder].template for folder in ("mkd",))
    own = tomllib.loads((template.parent / "pack" / "mkd" / "monsters.toml").read_text("utf-8"))
    values = [monster["value"] for monster in own["monster"]]
    assert f"the standard monsters cost from {min(values)} to {max(values)}." in GUIDE
