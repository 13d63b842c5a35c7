"""The list of walks: what matters first, then near squares before far ones."""

from rules.core.words import load_words
from rules.systems.mkd.compass import E, N
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.verbs.notable import MOST
from rules.systems.mkd.verbs.walk_offers import moves
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd.tables import state

WORDS = load_words(RULESET.catalogs)
ROOM = 100
"""Characters that fit under an entry of a list."""


def listed(situation):
    """Squares in the order of the list, with what is said of each."""
    return [
        (offer.goes_to, WORDS.say(offer.detail) if offer.detail else "")
        for offer in moves(situation)
    ]


def test_near_squares_come_before_far_ones_and_single_steps_last():
    who = hero("brannoc", at=(1, 2))
    found = [
        name for name, _ in listed(state(long_hall(), who, active=who, points=8, visited=(0, 1, 2)))
    ]
    # B3 is where he stands: two squares away first, then three...; the eight around come last.
    assert found[:3] == ["A1", "B1", "C1"]
    assert set(found[-8:]) == {"A2", "B2", "C2", "A3", "C3", "A4", "B4", "C4"}
    rows = [int(name[1:]) for name in found[:-8]]
    assert rows[3:] == sorted(rows[3:])


def test_what_matters_comes_first_and_is_named():
    who = hero("brannoc", at=(0, 0))
    stone = marker("artifact", (4, 4), what="mother_stone")
    where = two_chambers(doors=[door((4, 2), E)], markers=[stone])
    boxes = (chest(0, at=(2, 2), facing=N), chest(1, at=(0, 4), facing=N, quest=True))
    there = state(where, who, active=who, points=8, chests=boxes, visited=(0,))
    found = listed(there)
    assert [said for _, said in found[:4]] == [
        "at a chest", "at the Quest Chest", "at a closed door", "at an artifact"
    ]  # fmt: skip
    assert [name for name, _ in found[:3]] == ["B2", "A4", "E3"]
    assert all(said == "" for _, said in found[4:])


def test_a_token_is_walked_up_to_and_new_ground_is_named():
    who = hero("brannoc", at=(2, 2))
    there = state(
        two_chambers(), who, active=who, points=8, tokens=(token(at=(7, 2)),), visited=(0,)
    )
    found = dict(listed(there))
    assert found["E3"] == "last square before a token wakes"
    assert found["F3"] == "where nobody has been yet"


def test_of_an_opponent_the_name_says_enough():
    who, foe = hero("brannoc", at=(0, 0)), monster("ogre_gaoler", at=(4, 4), facing=N)
    name, said = listed(state(open_chamber(), who, foe, active=who, points=8))[0]
    assert (name, said) == ("D4", f"beside {WORDS.phrase('mkd-figure-ogre_gaoler')}")


def test_nothing_is_said_of_what_one_stands_at_already():
    who = hero("brannoc", at=(2, 1))
    there = state(
        open_chamber(entrance=((2, 1), N)), who, active=who, points=8,
        chests=(chest(0, at=(2, 2), facing=N),),
    )  # fmt: skip
    assert not any(said for _, said in listed(there))


def test_the_first_entries_are_not_all_of_one_kind():
    who = hero("brannoc", at=(0, 0))
    boxes = tuple(chest(n, at=(4, n), facing=E, opened=True) for n in range(5))
    there = state(open_chamber(), who, active=who, points=9, chests=boxes)
    assert sum(said == "at a chest" for _, said in listed(there)) <= MOST


def test_the_longest_thing_to_say_fits_a_list():
    names = sorted((WORDS.phrase(f"mkd-figure-{kind}") for kind in KINDS), key=len)
    goals = [
        WORDS.phrase(f"mkd-spot-{what}")
        for what in (
            "quest", "chest", "door", "token", "foe", "unexplored", "stairs", "artifact", "exit",
        )
    ]  # fmt: skip
    longest = f"{names[-1]} 12 and 3 more"
    said = WORDS.phrase("mkd-detail-spot-past", spot=max(goals, key=len), beside=longest)
    assert len(said) <= ROOM
    assert len(f"past {longest}, beside {longest}") <= ROOM
