"""What `pyproject.toml` and `constraints.txt` say is what the program needs, on every Python."""

import re
import sys
import tomllib
from functools import cache
from importlib.metadata import distributions
from importlib.metadata import packages_distributions as providers
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name as canonical

from tests.support.distributions import needed
from tests.support.imports import imports_of
from tests.support.sources import PROGRAM

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINNED = [
    Requirement(line) for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line
]
READ_NOT_IMPORTED = {"tzdata"}
"""What Python itself reads where the system brings none: time zones."""
BY_HAND = {ROOT / "render" / "fonts" / f"make_{what}.py" for what in ("icons", "letters")}
"""Scripts for those who change the project, which say themselves what they need."""


def declared(*lists: list[str]) -> set[str]:
    return {canonical(Requirement(line).name) for each in lists for line in each}


@cache
def imported() -> dict[str, set[str]]:
    """The distributions that the program imports from, each with the modules that do so."""
    of, found = providers(), {}
    own = {*sys.stdlib_module_names, *(room.name for room in PROGRAM)}
    for path in (path for room in PROGRAM for path in room.rglob("*.py")):
        if path in BY_HAND:
            continue
        for top in set(imports_of(path.read_text("utf-8"))) - own:
            for name in of.get(top, [f"nobody has {top}"]):
                found.setdefault(canonical(name), set()).add(str(path.relative_to(ROOT)))
    return found


def test_what_is_imported_is_what_is_declared() -> None:
    optional = PROJECT["optional-dependencies"]["postgres"]
    assert imported().keys() | READ_NOT_IMPORTED == declared(PROJECT["dependencies"], optional)


def test_only_the_store_needs_the_driver_of_a_server() -> None:
    (driver,) = declared(PROJECT["optional-dependencies"]["postgres"])
    assert all(place.startswith("rules/store/postgres/") for place in imported()[driver])


def test_every_package_that_is_needed_is_pinned() -> None:
    lists = PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()
    here = {canonical(each.name) for each in needed(*declared(*lists))}
    assert here - {canonical(pin.name) for pin in PINNED} == set()


@pytest.mark.parametrize("python", ["3.11.0", "3.12.0", "3.13.0", "3.14.0"])
def test_pinned_versions_can_be_had_by_every_python(python: str) -> None:
    """Debian 12 still has 3.11.2: what asks for a later one keeps its owner from testing."""
    there = {"python_version": python.rpartition(".")[0], "python_full_version": python}
    pins = {
        canonical(pin.name) for pin in PINNED if pin.marker is None or pin.marker.evaluate(there)
    }
    refusing = [
        f"{each.name} {each.version}: Python {wanted}"
        for each in distributions()
        if canonical(each.name) in pins and (wanted := each.metadata.get("Requires-Python"))
        if python not in SpecifierSet(wanted)
    ]
    assert refusing == []
    said = SpecifierSet(PROJECT["requires-python"])
    assert python in said
    assert "3.10.19" not in said


def test_a_pin_names_one_version() -> None:
    versions = [str(pin.specifier) for pin in PINNED]
    assert [each for each in versions if not re.fullmatch(r"==\d[\w.+]*", each)] == []
