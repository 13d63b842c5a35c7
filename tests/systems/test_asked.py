"""Questions as people ask them: the first rule of the answer, in every game.

A line is a question and the rule that each game answers first, under the key of the game. A game
without numbered rules has none to answer with, and is asked for what every game says.
"""

import pytest

from bot.catalogs import all_words
from rules.registry import rulesets
from rules.service.history.rulebooks import Rulebooks
from tests.support.joined import joined
from tests.support.known import released, with_rules

BOOKS = Rulebooks(all_words)
ASKED = """
question? three-dice green-dungeon third-six mkd-adventure mkd-delve
how do I win? TD-047 GD-105 TS-055 MA-320 B-111
what is the goal? TD-047 GD-105 TS-055 MA-320 B-111
how do I fight? TD-019 GD-112 TS-004 B-60 B-60
can I shoot diagonally? TD-004 GD-010 TS-004 B-10 B-10
what does the chest do? TD-030 GD-132 TS-039 B-81 B-81
how do I heal? TD-031 GD-047 TS-016 B-11 B-11
who goes first? TD-063 GD-026 TS-004 MA-051 RG-120
what is a facing? TD-012 GD-011 TS-024 B-33 B-33
how do I open a door? HR-017 GD-015 TS-021 B-91 B-91
what happens when I die? TD-025 GD-059 TS-052 B-11 B-11
can I run away? TD-075 GD-114 TS-053 B-45 B-45
how do I level up? TD-036 GD-052 TS-003 B-93 B-93
what is experience? TD-036 GD-052 TS-003 B-93 B-93
how do I use a potion? TD-031 GD-047 TS-016 B-89 B-89
can we split up? TD-064 GD-143 TS-035 MA-315 RG-005
what do the stairs do? TD-047 GD-010 TS-055 MA-161 RG-055
how do I cast a spell? TD-034 GD-117 TS-011 B-14 B-14
what is a trap? HR-016 GD-084 TS-021 B-82 B-82
how many players? TD-056 GD-143 TS-035 MA-001 RG-001
what is the boss? TD-017 GD-090 TS-055 MA-042 RG-016
how do I get gold? TD-030 GD-132 TS-039 MA-320 B-90
what can I buy? TD-030 GD-106 TS-051 MA-241 B-90
how far can I move? TD-004 GD-010 TS-021 B-22 B-22
can I move diagonally? TD-004 GD-010 TS-021 B-22 B-22
what are hit points? TD-001 GD-059 TS-004 B-11 B-11
what does the key do? HR-017 GD-015 TS-046 B-81 B-81
how do I find the exit? TD-004 GD-010 TS-021 MA-320 B-111
what happens if I run out of time? TD-049 GD-027 TS-048 MA-310 RG-055
can I attack twice? TD-019 GD-112 TS-004 B-60 B-60
can I share items? TD-062 GD-132 TS-039 B-81 B-81
how much can I carry? TD-030 GD-132 TS-039 MA-140 B-81
what is an artifact? TD-047 GD-132 TS-040 MA-152 RG-009
do monsters move? TD-004 GD-010 TS-021 MA-061 RG-123
how strong are monsters? TD-017 GD-065 TS-033 MA-090 RG-123
what is a wandering monster? TD-017 GD-065 TS-033 MA-061 RG-123
who gets the treasure? TD-030 GD-132 TS-039 B-81 B-81
how do I rest? HR-005 GD-047 TS-016 B-11 B-11
what dice do I roll? TD-019 GD-127 TS-004 B-60 B-60
what is a natural 20? TD-019 GD-127 TS-004 B-60 B-60
what does the symbol on the map mean? TD-004 GD-065 TS-021 B-04 B-04
what are hero classes? TD-001 GD-143 TS-001 MA-001 RG-001
can I revive a fallen hero? TD-025 GD-063 TS-052 MA-251 B-64
how do I disarm a trap? HR-016 GD-084 TS-021 B-82 B-82
what is line of sight? TD-019 GD-112 TS-004 B-10 B-10
can I search for secret doors? TD-070 GD-080 TS-021 MA-150 RG-005
what is a round? TD-063 GD-026 TS-004 MA-051 RG-120
how do I score? TD-047 GD-138 TS-055 MA-320 B-111
why can't I move? TD-004 GD-010 TS-021 B-22 B-22
how does the order of turns work? TD-063 GD-026 TS-059 MA-051 RG-121
can players attack each other? TD-056 GD-143 TS-035 MA-001 RG-001
what weapons are there? TD-019 GD-112 TS-004 B-60 B-60
how is damage counted? TD-019 GD-112 TS-004 B-23 B-23
how do I get better armor? TD-019 GD-112 TS-004 B-11 B-11
what is a critical hit? TD-019 GD-112 TS-004 B-61 B-61
"""
OF_THE_PROGRAM = [
    ("can I undo?", "Undo"),
    ("how do I begin?", "/adventure new"),
    ("can I save the game?", "Nothing has to be saved"),
    ("how do I quit?", "/adventure leave"),
    ("what do the symbols mean?", "Help"),
]
(_, GAMES), *LINES = [line.split("? ") for line in ASKED.strip().splitlines()]
FOUND = [
    (key, f"{question}?", wanted)
    for question, ids in LINES
    for key, wanted in zip(GAMES.split(), ids.split(), strict=True)
]


@joined(("key", "question", "wanted"), FOUND)
def test_the_first_rule_answers_the_question(key, question, wanted):
    """The answer says what it is about before its rules, of which the best comes first."""
    found = BOOKS.find(key, question, "en")
    assert found.notes
    assert found.rules[0].id == wanted


def test_every_released_game_with_numbered_rules_is_asked():
    assert set(GAMES.split()) >= {key for key in with_rules() if released(key)}


@pytest.mark.parametrize("key", rulesets())
@joined(("question", "said"), OF_THE_PROGRAM)
def test_what_is_asked_of_the_program_is_answered(key, question, said):
    found = BOOKS.find(key, question, "en")
    assert any(said in note for note in found.notes)


@pytest.mark.parametrize("key", rulesets())
def test_how_many_may_play_is_said(key):
    fewest, most = rulesets()[key].seats
    found = BOOKS.find(key, "how many players?", "en")
    said = f"{fewest} to {most} players" if most > 1 else "one player"
    assert any(said in note for note in found.notes)


@pytest.mark.parametrize("key", rulesets())
def test_how_a_fight_goes_is_told_before_its_rules(key):
    how = all_words("en").phrase(f"{key}-help-fight")
    for question in ("how do I fight?", "attack"):
        assert how in BOOKS.find(key, question, "en").notes


def test_a_word_is_not_taken_for_one_that_begins_otherwise():
    """What is mistyped has its first letter right; a sight is no fight."""
    found = BOOKS.find("three-dice", "atack", "en")
    assert "attack" in found.notes[0]
    for question in ("bight", "plight"):
        with pytest.raises(Exception, match="no-such-rule"):
            BOOKS.find("three-dice", question, "en")
