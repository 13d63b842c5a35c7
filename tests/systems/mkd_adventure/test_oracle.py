"""The tables lent to people at a table of their own are those that games roll on."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.oracle import Consulted, consult
from rules.core.words import load_words
from rules.systems.mkd.content import RULINGS, TOKENS
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.reveal.turn import worth
from rules.systems.mkd_adventure.oracle import ORACLE
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.support.joined import joined

WORDS = load_words(RULESET.catalogs)
BY_ID = {table.id: table for table in ORACLE}


def asked(table: str, *faces: int, given: int | None = None) -> list[Consulted]:
    return list(consult(ORACLE, BY_ID[table], ScriptedDice(*faces), given))


def meanings(found: list[Consulted]) -> list[str]:
    return [each.row.meaning.key for each in found]


def test_the_ruleset_lends_its_tables() -> None:
    assert RULESET.oracle == ORACLE


@pytest.mark.rule("MA-061")
def test_movement_is_by_the_ruled_table() -> None:
    for face, word in enumerate(RULINGS.words("wmt_movement"), start=1):
        assert meanings(asked("movement", face)) == [f"mkd-oracle-movement-{word}"]


@pytest.mark.rule("MA-094", "MA-095")
def test_a_decision_of_six_leads_to_the_unexpected() -> None:
    assert meanings(asked("decision", 6, 3)) == [
        "mkd-oracle-decision-unexpected",
        "mkd-oracle-unexpected-reinforce",
    ]
    assert meanings(asked("decision", 2)) == ["mkd-oracle-decision-first"]


@pytest.mark.rule("MA-121", "MA-124")
def test_a_thief_rolls_where_it_runs_once_it_has_the_chest() -> None:
    (found,) = asked("unexpected", 1)
    told = WORDS.say(found.row.meaning)
    assert "once it has it" in told
    assert "as on a 2 to 5" in told
    assert meanings(asked("theft", 3)) == ["mkd-oracle-theft-central"]


@joined("colour", ["Y", "B", "R"])
def test_a_reveal_says_what_the_games_reveal(colour: str) -> None:
    for face in range(1, 7):
        token = Token(id=1, colour=colour, face=face, at=(0, 0))
        for total in range(2, 16):
            (found,) = asked(f"reveal-{colour.lower()}{face}", 1, given=total)[:1]
            args = dict(found.row.meaning.args)
            more = max(0, total - 12) * int(str(args["pip"]))
            assert (args["count"], int(str(args["points"])) + more) == worth(token, total)


def test_a_colour_draws_a_face_and_then_rolls() -> None:
    found = asked("reveal-yellow", 3, 4, 4, 2)
    assert [each.table.id for each in found] == ["reveal-yellow", "reveal-y3"]
    assert TOKENS["Y3"].row(8) == (1, 30)
    assert WORDS.say(found[1].row.meaning) == "1 Monster of 30 points"
    shared = asked("reveal-yellow", 3, 2, given=9)
    assert [each.table.id for each in shared] == ["reveal-yellow", "reveal-y3", "share"]
    assert meanings(shared)[2] == "mkd-oracle-share-even"


@pytest.mark.rule("MA-151")
def test_a_chamber_with_an_accessory_asks_which() -> None:
    assert meanings(asked("discovery-chamber", 5, 4)) == [
        "mkd-oracle-discovery-chamber-accessory",
        "mkd-oracle-discovery-accessory-artifact",
    ]
    assert meanings(asked("discovery-hallway", 6)) == [
        "mkd-oracle-discovery-hallway-door-and-token"
    ]
