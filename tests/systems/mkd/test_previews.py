"""Ways are told before they are gone: their price, and whom they lead past."""

from rules.core.words import load_words
from rules.systems.mkd.compass import N
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.verbs.walk_offers import moves, steps
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import state

WORDS = load_words(RULESET.catalogs)


def told(table):
    """What is said of the way to each square."""
    return {
        offer.goes_to: WORDS.say(offer.detail) if offer.detail else "" for offer in moves(table)
    }


def test_a_walk_says_its_price_and_what_there_is_to_spend():
    who = hero("brannoc", at=(0, 0))
    offers = list(moves(state(open_chamber(), who, active=who, points=4)))
    said = {offer.goes_to: WORDS.say(offer.label) for offer in offers}
    assert said["C3"] == "C3: 2 of 4 points"
    assert all(offer.detail is None for offer in offers)


def test_whom_a_way_passes_and_beside_whom_it_ends_is_told_by_name():
    who = hero("brannoc", at=(0, 0))
    foe = monster("bone_shambler", at=(1, 7), facing=N)
    other = monster("bone_shambler", at=(1, 11), facing=N, number=2)
    ways = told(state(long_hall(), who, foe, other, active=who, points=30))
    name = WORDS.say(name_of(foe))
    assert ways["A4"] == ""
    assert ways["B7"] == f"beside {name}"
    assert ways["B10"] == f"past {name}"
    assert ways["A11"] == f"past {name}, beside {name} 2"
    assert ways["C14"] == f"past {name} and 1 more"


def test_a_friend_is_nobody_to_be_passed():
    who, friend = hero("brannoc", at=(0, 0)), hero("maelle", at=(1, 1))
    assert set(told(state(open_chamber(), who, friend, active=who, points=6)).values()) == {""}


def test_a_step_past_somebody_says_what_it_costs_in_all():
    who, friend = hero("brannoc", at=(1, 1)), hero("maelle", at=(1, 2))
    offers = {
        offer.pad: WORDS.say(offer.detail)
        for offer in steps(state(open_chamber(), who, friend, active=who, points=6))
    }
    assert offers["n"] == "1"
    assert offers["s"] == "2 past"
