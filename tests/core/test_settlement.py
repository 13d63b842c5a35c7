"""Towns and camps: a house for every service, room for the heroes, a road to the dungeon."""

import pytest

from rules.core.scene import Feature, Square, Terrain
from rules.core.settlement import COLUMNS, ROWS, Service, Settlement, settle
from rules.core.words import Text

NAMES = tuple(f"campaign {number}" for number in range(150))
HOUSES = ("temple", "market", "school", "inn", "library")
SERVICES = tuple(Service(Text.of(name), Text.of(f"{name}-about")) for name in HOUSES)
HEROES = 18
"""The most heroes that a campaign shows."""


def squares(thing: Feature) -> set[Square]:
    """The squares on which a thing stands."""
    (column, row), (across, down) = thing.at, thing.size
    return {(column + x, row + y) for x in range(across) for y in range(down)}


def town(name: str) -> Settlement:
    """A town with all services."""
    return settle(name, "town", SERVICES)


@pytest.mark.parametrize("sort", ["town", "camp"])
def test_nothing_stands_on_something_else_or_in_the_rock(sort) -> None:
    for name in NAMES:
        place = settle(name, sort)
        covered = [square for each in place.features for square in squares(each)]
        assert len(covered) == len(set(covered)), name
        assert all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in covered)
        assert all(place.terrain[y][x] != Terrain.ROCK for x, y in covered)


def test_every_service_has_a_house_with_its_name_on_it() -> None:
    for name in NAMES:
        place = town(name)
        houses = [each for each in place.features if each.kind == "house"]
        for service in SERVICES:
            (house,) = [each for each in houses if each.name == service.name]
            (sign,) = [each for each in place.signs if each.name == service.name]
            assert (int(sign.at[0]), int(sign.at[1])) in squares(house), name
        assert len(place.signs) == len(SERVICES)


def test_eighteen_heroes_have_a_place_each_and_the_first_stand_apart() -> None:
    for name in NAMES:
        place = town(name)
        room = place.places(HEROES)
        assert len(set(room)) == HEROES, name
        things = {square for each in place.features for square in squares(each)}
        assert not things & set(room)
        assert all(place.terrain[y][x] == Terrain.OUTSIDE for x, y in room)
        first = room[:6]
        assert all(
            abs(one[0] - other[0]) + abs(one[1] - other[1]) > 1
            for one in first
            for other in first
            if one != other
        )


def test_the_road_leads_from_the_dungeons_mouth_to_the_green() -> None:
    for name in NAMES:
        place = town(name)
        column, row = place.gate
        (way,) = [each for each in place.features if each.kind == "entrance"]
        assert way.at == place.gate
        assert any(each.kind == "stairs_down" for each in place.features)
        things = {square for each in place.features for square in squares(each)}
        assert {(column, row + 1), (column, row + 2)}.isdisjoint(things), name
        down = next(road for road in place.roads if 2 < road.spots[0][1] < 3)
        assert int(down.spots[0][0]) == column
        green = (int(down.spots[-1][0]), int(down.spots[-1][1]))
        assert green in things


def test_towns_of_other_names_are_other_towns() -> None:
    looks = {tuple((each.kind, each.at, each.size) for each in town(n).features) for n in NAMES}
    assert len(looks) == len(NAMES)
    assert town(NAMES[0]) == town(NAMES[0])
    assert len({town(name).gate for name in NAMES}) > 5
