"""What is typed instead of pressed: an option's words in full come before parts of others."""

import pytest

from bot.catalogs import all_words
from rules.core.answers import Option
from rules.core.dice import SeededDice
from rules.core.errors import AmbiguousAction, UnknownAction
from rules.core.words import CORE_CATALOG, Text, load_words
from rules.registry import ruleset
from rules.service.play.typed import on_offer, read
from rules.systems.mkd.actions import StepTo
from rules.systems.third_six import actions
from tests.support.joined import joined
from tests.support.playing import party

RULES = ruleset("third-six")
WORDS = load_words((CORE_CATALOG, *RULES.catalogs))
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


@joined("wanted", OFFERED)
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


WAYS = tuple(
    Option.of(f"go-{way[0]}", Text.of("ts-do-creep", side=way), NORTH.action, goes_to=way)
    for way in ("north", "east", "south", "west")
)


@joined(
    ("text", "locale", "way"),
    [
        ("n", "en", "north"),
        ("south", "en", "south"),
        ("Norden", "de", "north"),
        ("nord", "de", "north"),
        ("o", "de", "east"),
        ("Süden", "de", "south"),
        ("suden", "de", "south"),
        ("sueden", "de", "south"),
        ("south", "de", "south"),
        ("norte", "es", "north"),
        ("al este", "es", "east"),
        ("o", "es", "west"),
        ("Oeste", "es", "west"),
        ("w", "es", "west"),
    ],
)
def test_a_direction_is_read_in_the_person_s_language_and_in_english(text, locale, way):
    english = all_words("en")
    found = read(RULES, STATE, 1, text, WAYS, all_words(locale), english=english)
    assert found.goes_to == way


@joined(
    ("text", "locale", "facing"),
    [
        ("north-west", "en", 7),
        ("Nordosten", "de", 1),
        ("so", "de", 3),
        ("noroeste", "es", 7),
        ("so", "es", 5),
        ("sw", "es", 5),
    ],
)
def test_a_system_is_given_the_short_name_of_a_direction(text, locale, facing):
    rules, english = ruleset("mkd-delve"), all_words("en")
    found = read(rules, STATE, 1, text, (), all_words(locale), english=english)
    assert found == StepTo(facing=facing)
    beyond = read(rules, STATE, 1, f"{text} C7", (), all_words(locale), english=english)
    assert beyond == StepTo(facing=facing, to=(2, 6))


def test_accents_may_be_left_out():
    door = Option.of("door", Text.of("ts-do-creep", side="Tür Öffnung"), NORTH.action)
    assert read(RULES, STATE, 1, "tur off", (door, SOUTH), all_words("de")) is door


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


@joined(("letters", "shown"), [(2, 10), (141, 2), (142, 1), (500, 1)])
def test_no_name_is_cut_and_what_is_left_out_is_counted(letters, shown):
    sides = [f"{number:0{letters}}" for number in range(10)]
    listed, _, left = named("", *sides).partition("; and ")
    assert listed.split("; ") == [f"Explore {side}" for side in sides[:shown]]
    assert left == (f"{10 - shown} more" if shown < 10 else "")
    assert named("", *sides[:shown]) == listed


def test_nothing_on_offer_is_no_list():
    assert named("dance") == "-"


def test_where_nothing_of_the_kind_is_on_offer_no_list_is_promised():
    with pytest.raises(UnknownAction, match="error-nothing-of-the-kind"):
        read(RULES, STATE, 1, "dance", (), WORDS)
