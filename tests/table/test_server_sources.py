"""Every test that DISCORD.md names exists."""

import re
from pathlib import Path

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
