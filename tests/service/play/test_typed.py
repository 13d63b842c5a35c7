"""What is typed instead of pressed: an option's words in full come before parts of others."""

import pytest

from bot.catalogs import all_words
from rules.core.answers import Option
from rules.core.dice import SeededDice
from rules.core.errors import AmbiguousAction, UnknownAction
from rules.core.words import Text, load_words
from rules.registry import ruleset
from rules.service.play.typed import on_offer, read
from rules.systems.third_six import actions
from tests.support.playing import party

RULES = ruleset("third-six")
WORDS = load_words(RULES.catalogs)
STATE = RULES.new_game(RULES.options_type(), party(1), SeededDice(b"typed")).state
NORTH, CREEP, SOUTH = (
    Option.of(name, Text.of(key, side=side), actions.Go(side=side[0]), goes_to=goes_to)
    for name, key, side, goes_to in (
        ("go-n", "ts-do-explore", "north", "B3"),
        ("creep", "ts-do-explore", "north-west", "B31"),
        ("go-s", "ts-do-creep", "south", ""),
    )
)
OFFERED = (NORTH, CREEP, SOUTH)


def typed(text):
    return read(RULES, STATE, 1, text, OFFERED, WORDS)


@pytest.mark.parametrize("wanted", OFFERED)
def test_words_in_full_are_an_option_though_others_hold_them_too(wanted):
    assert typed(WORDS.say(wanted.label).upper()) is wanted
    assert typed(f" {wanted.id} ") is wanted


def test_a_destination_in_full_comes_before_one_that_begins_like_it():
    assert typed("b3") is NORTH
    assert typed("B31") is CREEP


def test_a_part_that_one_option_has_is_that_option():
    assert typed("west") is CREEP
    assert typed("south") is SOUTH


def test_what_several_options_have_or_none_is_refused_with_their_words():
    with pytest.raises(AmbiguousAction) as several:
        typed("nor")
    said = dict(several.value.text.args)["options"]
    assert WORDS.say(NORTH.label) in said
    assert WORDS.say(CREEP.label) in said
    assert WORDS.say(SOUTH.label) not in said
    with pytest.raises(UnknownAction):
        typed("dance")
    with pytest.raises(UnknownAction):
        typed("")


def named(wanted, *sides):
    """What is named as on offer, of ways that lead to some sides."""
    ways = [Option.of(side, Text.of("ts-do-explore", side=side), NORTH.action) for side in sides]
    return on_offer(ways, wanted, all_words("en"))


def test_what_has_words_of_what_was_typed_is_named_first():
    sides = ("the north", "the east", "Tall Door", "the west")
    assert named("take the TALL door", *sides) == (
        "Explore Tall Door; Explore the north; Explore the east; Explore the west"
    )
    assert (
        named("to", *sides)
        == named("dance", *sides)
        == ("Explore the north; Explore the east; Explore Tall Door; Explore the west")
    )
    assert named("explore west", *sides).startswith("Explore the west; Explore the north")


@pytest.mark.parametrize(("letters", "shown"), [(2, 10), (141, 2), (142, 1), (500, 1)])
def test_no_name_is_cut_and_what_is_left_out_is_counted(letters, shown):
    sides = [f"{number:0{letters}}" for number in range(10)]
    listed, _, left = named("", *sides).partition("; and ")
    assert listed.split("; ") == [f"Explore {side}" for side in sides[:shown]]
    assert left == (f"{10 - shown} more" if shown < 10 else "")
    assert named("", *sides[:shown]) == listed


def test_nothing_on_offer_is_no_list():
    assert named("dance") == "-"
