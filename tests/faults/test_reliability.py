"""The page of promises names tests that are there, and every class of fault."""

import re
from pathlib import Path

from tests.support.joined import joined

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "RELIABILITY.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([a-z_/]+\.py)(?:::(test_\w+))?`", PAGE)))


@joined(("file", "test"), NAMED)
def test_every_test_that_is_named_is_there(file: str, test: str) -> None:
    source = (ROOT / "tests" / file).read_text("utf-8")
    assert re.search(rf"^(async )?def {test or 'test_'}", source, re.MULTILINE)


def test_every_class_has_a_row() -> None:
    assert re.findall(r"^\| (F\d+) \|", PAGE, re.MULTILINE) == [f"F{n}" for n in range(1, 66)]
