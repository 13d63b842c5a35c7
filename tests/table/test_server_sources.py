"""DISCORD.md: every row has an id of its own, and every test that it names exists."""

import re
from pathlib import Path

from bot.rehearsal.rows import rows

TESTS = Path(__file__).parents[1]
LIST = TESTS.parent / "bot/table/DISCORD.md"


def test_every_test_that_is_named_exists() -> None:
    named, file = 0, ""
    for found in re.finditer(
        r"`((?:table/|cogs/)?(?:test_\w+\.py)?)(?:::)?(test_\w+)`", LIST.read_text()
    ):
        path, test = found.groups()
        if path:
            file = path if "/" in path else f"table/{path}"
        named += 1
        assert f"def {test}(" in (TESTS / file).read_text(), f"{file}::{test}"
    assert named >= 80


def test_every_row_has_an_id_in_order_and_none_is_left_out() -> None:
    lines = [line for line in LIST.read_text().splitlines() if line.startswith("|")]
    heads = [line for line in lines if "behaviour" in line or line.startswith(("|---", "|-|"))]
    assert list(rows()) == [f"DC-{number:03}" for number in range(1, len(rows()) + 1)]
    assert len(rows()) == len(lines) - len(heads) >= 170
