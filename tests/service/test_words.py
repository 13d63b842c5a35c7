"""Each sentence of the service lies in the catalog of the room that says it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rules.service
from tests.support.sources import HOLE, Module, modules_in, read

SERVICE = Path(rules.service.__file__).parent
COMMON = SERVICE / "words" / "en.ftl"
"""What several rooms say, or no room alone."""
PAGES = SERVICE / "words" / "en"
ROOMS = {path.parent.name for path in SERVICE.glob("*/__init__.py")}


@cache
def catalog() -> dict[str, str]:
    """The page of every sentence: the name of a room, or that of the common page."""
    found: dict[str, str] = {}
    for path in (COMMON, *PAGES.rglob("*.ftl")):
        page = path.relative_to(SERVICE / "words").with_suffix("").parts
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.MULTILINE):
            assert key not in found, key
            found[key] = "common" if path == COMMON else page[1]
    return found


def said_by(module: Module) -> Iterator[str]:
    """The sentences whose keys stand in a module, whole or with something put in."""
    known = catalog()
    yield from (word for word in module.words if word in known)
    for parts in module.patterns:
        if parts[0] is not HOLE and "-" in parts[0]:
            form = re.compile("".join("[a-z0-9-]+" if part is HOLE else part for part in parts))
            yield from (key for key in known if form.fullmatch(key))


@cache
def sayers() -> dict[str, set[str]]:
    """The rooms of the service that say each sentence, or "common" for the rest of it."""
    found: dict[str, set[str]] = {key: set() for key in catalog()}
    for module in modules_in(SERVICE):
        room = Path(module.place).parts[2]
        for key in said_by(module):
            found[key].add(room if room in ROOMS else "common")
    return found


@cache
def beside() -> set[str]:
    """What stands in the core, the store and the registry, which raise errors of their own."""
    service, systems = SERVICE, SERVICE.parent / "systems"
    folders = [each for each in SERVICE.parent.iterdir() if each not in (service, systems)]
    found = {word for folder in folders for each in modules_in(folder) for word in each.words}
    return found.union(*(read(each).words for each in SERVICE.parent.glob("*.py")))


def test_every_page_is_named_after_a_room():
    assert {page for page in catalog().values() if page != "common"} <= ROOMS


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_what_one_room_alone_says_lies_in_its_page(room):
    alone = [key for key, rooms in sayers().items() if rooms == {room} and key not in beside()]
    elsewhere = {key: catalog()[key] for key in alone if catalog()[key] != room}
    assert elsewhere == {}


def test_what_several_rooms_say_lies_with_one_of_them_or_in_the_common_page():
    wrong = {
        key: catalog()[key]
        for key, rooms in sayers().items()
        if rooms and catalog()[key] not in {*rooms, "common"}
    }
    assert wrong == {}
