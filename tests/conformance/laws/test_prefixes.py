"""Keys and kinds of a system begin with its own name, so that no other game can have the same.

That is its key, or a short form that its own tests list as `PREFIXES`.
"""

import re
from collections.abc import Iterable

import pytest

from bot.catalogs import folders
from rules.core.campaign import adapters
from rules.core.words import load_words
from rules.registry import catalogs, rulesets
from tests.conformance.laws.test_words import refusals
from tests.support.known import KNOWN, told_of
from tests.support.sources import catalogs_in

SHARED = ("button", "dice", "forge", "group", "pack", "tally", "value")
"""What keys begin with that shared code puts together, such as `dice-<reason>`."""
PAGES = ("rules.", "topics.")
"""Pages that are read by themselves, each in its own book."""
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
every_game = pytest.mark.parametrize("key", KNOWN)


def own(key: str) -> tuple[str, ...]:
    """What keys of a game may begin with: its key, its system's, and short forms of them."""
    return (key, *told_of(key).prefixes)


def strange(keys: Iterable[str], begins: Iterable[str]) -> list[str]:
    """Those of some keys that begin with none of these words."""
    starts = tuple(f"{each}-" for each in begins)
    return sorted(key for key in keys if not key.startswith(starts))


def wrong(keys: Iterable[str], begins: Iterable[str], what: str) -> str:
    """What to say of keys that begin otherwise, or nothing."""
    found = strange(keys, begins)
    return f"{what} begin with none of {[*begins]}: {found}" if found else ""


def told_by_all() -> set[str]:
    """The keys that belong to no system: the program's own words."""
    systems = set(catalogs())
    shared = [folder for folder in folders() if folder not in systems]
    words = load_words(tuple(shared))
    pages = [page for folder in shared for page in catalogs_in(folder)]
    return {key for page in pages for key in KEY.findall(page.read_text("utf-8")) if words.has(key)}


@every_game
def test_keys_of_a_catalog_begin_with_the_key_of_the_game(key: str) -> None:
    pages = [page for page in catalogs_in(KNOWN[key].catalog) if not page.name.startswith(PAGES)]
    written = [each for page in pages for each in KEY.findall(page.read_text("utf-8"))]
    assert written, f"no catalog in {KNOWN[key].catalog}"
    assert not (said := wrong(written, (*own(key), *SHARED), "keys of the catalog")), said


@pytest.mark.parametrize("key", rulesets())
def test_kinds_of_events_begin_with_the_key_of_the_game(key: str) -> None:
    kinds = adapters.kinds_of(KNOWN[key].events) - told_by_all()
    assert not (said := wrong(kinds, own(key), "kinds of events")), said


@pytest.mark.parametrize("key", rulesets())
def test_refusals_begin_with_the_key_of_the_game(key: str) -> None:
    found = set(refusals(KNOWN[key])) - told_by_all()
    assert not (said := wrong(found, (*own(key), *SHARED), "refusals")), said


def test_no_game_begins_like_another() -> None:
    """Games that share words on one core share its short form."""
    for key, rules in rulesets().items():
        for other, theirs in rulesets().items():
            if other == key or set(rules.catalogs) & set(theirs.catalogs):
                continue
            both = {*own(key)} & {*own(other)}
            assert not both, f"{key} and {other} both begin with {both}"


def test_what_begins_otherwise_is_found() -> None:
    assert strange(["ours-hit", "hit", "ourselves-hit"], ["ours"]) == ["hit", "ourselves-hit"]
    assert wrong(["ours-hit"], ["ours"], "kinds") == ""
    assert wrong(["theirs-hit"], ["ours"], "kinds").endswith("none of ['ours']: ['theirs-hit']")
    assert "error-party-complete" in told_by_all()
