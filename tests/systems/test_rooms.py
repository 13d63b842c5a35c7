"""The rooms that the READMEs of the tactical games say are those that `lint-imports` keeps."""

import re
import tomllib
from pathlib import Path

from tests.support.joined import joined

ROOT = Path(__file__).parents[2]
LINTER = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]


def rooms_kept(system):
    (contract,) = (
        contract
        for contract in LINTER["contracts"]
        if contract.get("containers") == [f"rules.systems.{system}"]
    )
    return [layer.split(" | ") for layer in contract["layers"]]


def rooms_said(system):
    readme = (ROOT / "rules" / "systems" / system / "README.md").read_text("utf-8")
    _, _, after = readme.partition("\n## Rooms\n")
    table, _, _ = after.partition("\n## ")
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    return [re.findall("`(.*?)`", row) for row in rows]


@joined("system", ["mkd", "mkd_adventure", "mkd_delve"])
def test_a_readme_says_the_rooms_in_the_order_in_which_they_may_use_each_other(system):
    assert rooms_said(system) == rooms_kept(system)
