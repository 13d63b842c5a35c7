"""What a process loads when: nothing that nobody asked for, and all before it is needed."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from bot.catalogs import folders
from rules.registry import Systems, campaigns, rulesets
from tests.bot.processes import environment

HEAVY = ("bot.table.server", "d20", "rules.core.simulate", "asyncpg")
"""What a bot on Discord needs only if somebody asks for it."""


def loaded_by(*codes: str) -> list[set[str]]:
    """The modules that a new interpreter has loaded after each of these, one after the other."""
    tell = "import json, sys\nprint(json.dumps(sorted(sys.modules)))"
    told = "\n".join(f"{code}\n{tell}" for code in codes)
    done = subprocess.run(
        [sys.executable, "-c", told], env=environment(), capture_output=True, text=True, check=True
    )
    return [set(json.loads(line)) for line in done.stdout.splitlines()]


def systems_among(modules: set[str]) -> set[str]:
    return {each.split(".")[2] for each in modules if each.startswith("rules.systems.")}


@cache
def one_after_the_other() -> list[set[str]]:
    """What is loaded after two commands of the shell, then a start, then a game that is begun.

    One interpreter is enough: what a start must not have loaded, the commands before must not have.
    """
    return loaded_by(
        "from bot.commands import cli\ncli.load(['map'])",
        "cli.load(['doctor'])",
        "from bot.catalogs import all_words\n"
        "cli.load(['run'])\n"
        "assert all_words('en').phrase('three-dice-title')",
        "from rules.registry import rulesets\nassert rulesets()['third-six']",
    )


def test_a_bot_that_nobody_uses_has_loaded_no_system() -> None:
    """And then one by one, as somebody asks for them."""
    *_, unused, used = one_after_the_other()
    assert "bot.app" in unused
    assert not systems_among(unused)
    assert not unused.intersection(HEAVY)
    assert systems_among(used) == {"third_six"}


def test_a_command_loads_no_bot() -> None:
    for_map, for_doctor, *_ = one_after_the_other()
    assert "bot.app" not in for_map, "a map needs none"
    assert "bot.app" not in for_doctor, "the doctor needs none"


def test_all_words_are_known_without_the_systems() -> None:
    known = [*rulesets().values(), *campaigns().values()]
    assert {folder for each in known for folder in each.catalogs} <= set(folders())
    for each in rulesets().values():
        # A system's own words come before those that it shares.
        own, *shared = (folders().index(folder) for folder in each.catalogs)
        assert all(own < other for other in shared)


def test_a_system_is_listed_by_its_own_key() -> None:
    wrong = Systems({"somebody": "rules.systems.three_dice"}, "RULESET")
    with pytest.raises(ValueError, match="has the key 'three-dice'"):
        wrong["somebody"]
    assert "somebody" in wrong
    assert "nobody" not in wrong
    with pytest.raises(KeyError):
        wrong["nobody"]


def test_a_listed_system_that_is_put_in_again_is_listed_once() -> None:
    known = Systems({"three-dice": "rules.systems.three_dice"}, "RULESET")
    known["three-dice"] = rulesets()["green-dungeon"]
    known["more"] = rulesets()["third-six"]
    assert [*known] == ["three-dice", "more"]
    del known["three-dice"], known["more"]
    assert [*known] == ["three-dice"]
    assert known["three-dice"] is rulesets()["three-dice"], "it is loaded anew"


def test_no_module_of_a_command_is_forgotten() -> None:
    from bot.commands import cli  # noqa: PLC0415 - as above

    there = {path.stem for path in Path(str(cli.__file__)).parent.glob("*.py")}
    folders = {"packs.command", "words.command"}
    assert {each.module for each in cli.COMMANDS.values()} - folders <= there
