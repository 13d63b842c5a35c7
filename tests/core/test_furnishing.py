"""Laws of furnished rooms: ways stay open, groups stand together, fronts face into the room."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from rules.core.furnishing import (
    PIECES,
    PURPOSES,
    Asked,
    Opening,
    Space,
    arrange,
    called_by,
    ranked,
)
from rules.core.furnishing.spots import ground_of
from rules.core.grid import OPPOSITE, SIDES, toward
from rules.core.scene import Feature, Side, Square
from rules.core.words import CORE_CATALOG, Colour, load_words
from tests.support.soak import SOAK

WORDS = load_words((CORE_CATALOG,))
ROOMS = 800 if SOAK else 320


def some_room(chance: Random) -> Space:
    """A room of one or two rectangles, with some ways out and some squares to be kept free."""
    floor: set[Square] = set()
    for _ in range(chance.choice((1, 1, 2))):
        left, top = chance.randrange(3), chance.randrange(3)
        wide, high = chance.randrange(2, 8), chance.randrange(2, 8)
        floor |= {(x, y) for x in range(left, left + wide) for y in range(top, top + high)}
    edges = [
        Opening(at, side) for at in sorted(floor) for side in SIDES if toward(at, side) not in floor
    ]
    openings = tuple(dict.fromkeys(chance.choices(edges, k=chance.randrange(5))))
    free = frozenset(chance.sample(sorted(floor), k=min(len(floor), chance.randrange(4))))
    return Space(frozenset(floor), openings, free)


def taken_by(feature: Feature) -> list[Square]:
    (left, top), (wide, high) = feature.at, feature.size
    return [(x, y) for x in range(left, left + wide) for y in range(top, top + high)]


def flood(start: Square, free: frozenset[Square]) -> set[Square]:
    found, waiting = {start}, [start]
    while waiting:
        at = waiting.pop()
        for side in SIDES:
            there = toward(at, side)
            if there in free and there not in found:
                found.add(there)
                waiting.append(there)
    return found


def square_room(side: int, *doors: Side) -> Space:
    floor = frozenset((x, y) for x in range(side) for y in range(side))
    middle = (side // 2, side // 2)
    return Space(
        floor,
        tuple(Opening(toward(middle, door, side // 2), door) for door in doors),
        frozenset({middle}),
    )


@pytest.mark.parametrize("part", range(4))
def test_ways_stay_open_and_nothing_stands_on_anything(part: int) -> None:
    chance = Random(part)
    furnished = 0
    for number in range(ROOMS // 4):
        space = some_room(chance)
        purpose = chance.choice(list(PURPOSES.values()))
        pieces = arrange(space, purpose, Colour(b"%d" % number))
        furnished += bool(pieces)
        taken = Counter(at for each in pieces for at in taken_by(each))
        kept = space.free | {opening.at for opening in space.openings}
        assert set(taken.values()) <= {1}
        assert set(taken) <= space.floor
        assert not kept & set(taken)
        for one, other in pairwise(sorted(kept)):
            before = other in flood(one, space.floor)
            assert before == (other in flood(one, space.floor - set(taken)))
    assert furnished > ROOMS / 4 / 3


def test_the_same_chance_gives_the_same_room_and_another_gives_another() -> None:
    for purpose in PURPOSES.values():
        space = square_room(5, Side.SOUTH)
        rooms = {arrange(space, purpose, Colour(b"%d" % seed)) for seed in range(12)}
        assert arrange(space, purpose, Colour(b"3")) in rooms
        assert arrange(space, purpose, Colour(b"3")) == arrange(space, purpose, Colour(b"3"))
        assert len(rooms - {()}) >= 3, purpose.id


def test_what_was_furnished_before_changes_nothing() -> None:
    """Rooms alike share what is worked out of them, whoever asks first."""
    space = square_room(6, Side.SOUTH, Side.WEST)
    ids = list(PURPOSES)
    ground_of.cache_clear()
    forth = {id_: arrange(space, PURPOSES[id_], Colour(b"5")) for id_ in ids}
    ground_of.cache_clear()
    back = {id_: arrange(space, PURPOSES[id_], Colour(b"5")) for id_ in reversed(ids)}
    assert forth == back


def test_a_room_is_furnished_the_same_wherever_it_lies() -> None:
    space = square_room(5, Side.SOUTH, Side.EAST)
    for purpose in PURPOSES.values():
        here = arrange(space, purpose, Colour(b"7"))
        there = arrange(space.moved(4, -2), purpose, Colour(b"7"))
        assert there == tuple(each.with_(at=(each.at[0] + 4, each.at[1] - 2)) for each in here)


def test_fronts_at_walls_face_into_the_room() -> None:
    turned = 0
    fronts = {piece.name: piece.front for piece in PIECES.values()}
    for number in range(ROOMS // 2):
        chance = Random(number)
        space = some_room(chance)
        purpose = chance.choice(list(PURPOSES.values()))
        pieces = arrange(space, purpose, Colour(b"%d" % number))
        for each in pieces:
            if fronts[each.name] != "wall" or each.facing is None:
                # One in the middle of the floor has its front nowhere.
                continue
            back = OPPOSITE[Side(each.facing)]
            behind = {toward(at, back) for at in taken_by(each)} - {*taken_by(each)}
            before = {toward(at, Side(each.facing)) for at in taken_by(each)} - {*taken_by(each)}
            assert not behind & space.floor
            assert before & space.floor
            turned += 1
    assert turned > ROOMS // 8


def test_webs_hang_in_corners_and_at_walls() -> None:
    """They face away from all walls beside them, of which two may face each other."""
    chance, hung = Random(8), Counter[int]()
    for _ in range(ROOMS // 4):
        space = some_room(chance)
        walls = ground_of(space).walls
        for each in arrange(space, PURPOSES["web_lair"], Colour(chance.randbytes(4), "webs")):
            if each.kind == "web":
                beside = {side for side in Side if each.at in walls[side]}
                behind = {OPPOSITE[side] for side in beside if OPPOSITE[side] not in beside}
                assert {*(each.facing or "")} == {side.value for side in behind}
                hung[len(behind)] += 1
    assert min(hung[1], hung[2]) > 5
    assert hung[0] * 10 < hung.total()


def test_companions_stand_by_what_they_belong_to() -> None:
    """A cauldron by its hearth, a chair by its desk, candles by their altar."""
    together = {
        "kitchen": ("hearth", ("cauldron",)),
        "study": ("desk", ("chair",)),
        "shrine": ("altar", ("candles",)),
        "forge": ("oven", ("anvil",)),
    }
    for id_, (anchor, companions) in together.items():
        found = 0
        for seed in range(40):
            pieces = arrange(square_room(5, Side.WEST), PURPOSES[id_], Colour(b"%d" % seed))
            anchors = {at for each in pieces if each.kind == anchor for at in taken_by(each)}
            for each in pieces:
                if each.kind in companions:
                    x, y = each.at
                    assert any(abs(x - a) <= 1 and abs(y - b) <= 1 for a, b in anchors)
                    found += 1
        assert found > 20


def test_a_temple_is_even_on_both_sides_of_its_axis() -> None:
    for id_, kind in (("shrine", "altar"), ("throne_hall", "throne"), ("idol_chamber", "idol")):
        for side in SIDES:
            pieces = arrange(square_room(7, side), PURPOSES[id_], Colour(side.encode()))
            across = 0 if side in (Side.NORTH, Side.SOUTH) else 1
            middles = [(each, each.at[across] + (each.size[across] - 1) / 2) for each in pieces]
            (axis,) = [place for each, place in middles if each.kind == kind]
            assert axis == 3
            assert all(place == 3 for each, place in middles if each.kind == "rug")
            for each, place in middles:
                if each.kind in ("candles", "brazier", "column"):
                    assert any(
                        other.kind == each.kind and place + beside == 6 for other, beside in middles
                    )


def test_there_are_many_purposes_and_every_one_can_be_furnished() -> None:
    assert len(PURPOSES) >= 34
    for purpose in PURPOSES.values():
        space = square_room(7, Side.SOUTH)
        assert any(arrange(space, purpose, Colour(b"%d" % seed)) for seed in range(6)), purpose.id


def test_all_that_can_stand_has_a_name() -> None:
    for piece in PIECES.values():
        assert WORDS.say(piece.name)
    for purpose in PURPOSES.values():
        assert WORDS.say(purpose.name)
    used = {
        id_
        for purpose in PURPOSES.values()
        for group in purpose.groups
        for wanted in (group.anchor, *group.beside, *group.before, *group.around)
        for id_ in wanted.ids
    }
    assert used == set(PIECES)
    assert {other for each in PURPOSES.values() for other in each.near} <= set(PURPOSES)


def test_words_call_for_a_purpose() -> None:
    called = {
        "The smithy, its anvil still warm": "forge",
        "crystal_cavern": "crystal_cave",
        "A wall of scrolls and books": "library",
    }
    for words, id_ in called.items():
        purpose = called_by(words)
        assert purpose is not None
        assert purpose.id == id_
    assert called_by("Nothing to be seen") is None


def test_a_purpose_suits_its_room() -> None:
    asked = Asked(squares=9, doors=2, traits=frozenset({"grave_soil"}))
    first = Counter(next(ranked(asked, {}, Colour(b"%d" % seed))).id for seed in range(400))
    assert first["crypt"] > 2 * first["store"]
    near = asked._replace(traits=frozenset(), near=frozenset({"dining_hall"}))
    first = Counter(next(ranked(near, {}, Colour(b"%d" % seed))).id for seed in range(400))
    assert first.most_common(1)[0][0] in ("kitchen", "pantry", "wine_cellar")
    had = {"kitchen": PURPOSES["kitchen"].most}
    for seed in range(100):
        assert "kitchen" not in [each.id for each in ranked(near, had, Colour(b"%d" % seed))]
