"""The list of walks: what matters first, then near squares before far ones."""

import pytest

from rules.core.words import load_words
from rules.systems.mkd.compass import E, N, S
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
LABEL = 80
"""Characters of its label."""


def listed(situation):
    """Squares in the order of the list, with what each is called and what is said of its way."""
    return [
        (
            offer.goes_to,
            WORDS.say(offer.label),
            WORDS.say(offer.detail) if offer.detail else "",
        )
        for offer in moves(situation)
    ]


def test_near_squares_come_before_far_ones_and_single_steps_last():
    who = hero("brannoc", at=(1, 2))
    found = [
        name
        for name, _, _ in listed(state(long_hall(), who, active=who, points=8, visited=(0, 1, 2)))
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
    assert [said for _, said, _ in found[:7]] == [
        "Look for traps: The Quest Chest, 3 points, to A4",
        "Look for traps: A chest, 1 point, to B2",
        "Look for traps: A closed door, 4 points, to E3",
        "The Quest Chest: 3 points, to A4",
        "A chest: 1 point, to B2",
        "A closed door: 4 points, to E3",
        "Mother Stone: 4 points, to D4",
    ]
    ends = [said for _, said, _ in found[7:] if ", then end" in said]
    assert ends[0] == "The Quest Chest, then end: 3 points, to A4"
    assert len(ends) == 4
    assert all(said.endswith(" of 8 points") for _, said, _ in found[11:])


def test_a_token_is_walked_up_to_and_new_ground_is_named():
    who = hero("brannoc", at=(2, 2))
    there = state(
        two_chambers(), who, active=who, points=8, tokens=(token(at=(7, 2)),), visited=(0,)
    )
    found = {name: said for name, said, _ in listed(there)}
    assert found["E3"] == "A token, without waking it: 2 points, to E3"
    assert found["F3"] == "Where nobody has been: 3 points, to F3"


def of_opponents(situation):
    """The squares beside opponents, by what is said of each."""
    return {
        said.partition(":")[0]: (name, way)
        for name, said, way in listed(situation)
        if said.startswith(("Behind", "Before")) and ", " not in said.partition(":")[0]
    }


@pytest.mark.rule("B-34", "B-41")
def test_an_opponent_turns_to_whoever_comes_up_so_that_nobody_gets_behind_it():
    who, foe = hero("brannoc", at=(0, 0)), monster("ogre_gaoler", at=(3, 3), facing=S)
    found = of_opponents(state(open_chamber(), who, foe, active=who, points=5))
    ogre = WORDS.phrase("mkd-figure-ogre_gaoler")
    assert list(found) == [f"Before {ogre}"]
    assert found[f"Before {ogre}"][1] == "", "its name says all"


@pytest.mark.rule("B-34", "B-41")
def test_whoever_stands_beside_an_opponent_can_walk_behind_it():
    who, foe = hero("brannoc", at=(2, 1)), monster("ogre_gaoler", at=(2, 2), facing=N)
    found = of_opponents(state(open_chamber(), who, foe, active=who, points=9))
    square, _ = found[f"Behind {WORDS.phrase('mkd-figure-ogre_gaoler')}"]
    assert square in ("B4", "C4", "D4")


def test_nothing_is_said_of_what_one_stands_at_already():
    who = hero("brannoc", at=(2, 1))
    there = state(
        open_chamber(entrance=((2, 1), N)), who, active=who, points=8,
        chests=(chest(0, at=(2, 2), facing=N),),
    )  # fmt: skip
    assert all(" of " in said for _, said, _ in listed(there))


def test_the_first_entries_are_not_all_of_one_kind():
    who = hero("brannoc", at=(0, 0))
    boxes = tuple(chest(n, at=(4, n), facing=E, opened=True) for n in range(5))
    there = state(open_chamber(), who, active=who, points=9, chests=boxes)
    assert sum(said.startswith("A chest: ") for _, said, _ in listed(there)) == MOST


def test_the_longest_thing_to_say_fits_a_list():
    names = sorted((WORDS.phrase(f"mkd-figure-{kind}") for kind in KINDS), key=len)
    longest = f"{names[-1]} 12 and 3 more"
    assert len(f"past {longest}, beside {longest}") <= ROOM
    behind = WORDS.phrase("mkd-go-behind", figure=f"{names[-1]} 12")
    assert len(WORDS.phrase("mkd-do-go", thing=behind, square="AB12", cost=12)) <= LABEL
