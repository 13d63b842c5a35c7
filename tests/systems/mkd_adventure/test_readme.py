"""The READMEs' tables of rules tell the truth: of the adventure, and of the core it stands on."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rules.systems import mkd, mkd_adventure

TESTS = Path(__file__).parents[1]
FOLDERS = [Path(module.__file__).parent for module in (mkd, mkd_adventure)]
SYSTEMS = FOLDERS[0].parent
ROW = re.compile(r"^\| ((?:B|MA)-\d{2,3}) \| (.+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)` (\w+)")

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


@cache
def defined(path):
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def rows(folder):
    return ROW.findall((folder / "README.md").read_text("utf-8"))


@each_folder
def test_every_rule_has_a_row(folder):
    listed = re.findall(
        r"^rule-(\S+) =", (folder / "words" / "rules.en.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert [row[0] for row in rows(folder)] == listed


@each_folder
@pytest.mark.parametrize(("column", "root"), [(1, SYSTEMS), (2, TESTS)])
def test_everything_named_exists(folder, column, root):
    for row in rows(folder):
        named = NAMED.findall(row[column])
        assert named, f"{row[0]} names nothing"
        for file, name in named:
            assert name in defined(root / file), f"{row[0]}: no {name} in {file}"
