"""The tables lent to people who delve at a table of their own are those that delves roll on."""

from itertools import product

import pytest

from rules.core.dice import ScriptedDice
from rules.core.oracle import Consulted, OracleTable, consult
from rules.core.words import load_words
from rules.systems.mkd.compass import NAMES
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.oracle import SHARE
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.things.placing import FACINGS
from rules.systems.mkd_adventure.oracle import ORACLE as OF_ADVENTURES
from rules.systems.mkd_delve.growth.terrain import EDGES
from rules.systems.mkd_delve.oracle import ORACLE
from rules.systems.mkd_delve.ruleset import RULESET
from tests.support.joined import joined

WORDS = load_words(RULESET.catalogs)
BY_ID = {table.id: table for table in ORACLE}
MOST_SHOWN = 4
"""Tables that one answer has room for."""


def asked(table: str, *faces: int, given: int | None = None) -> list[Consulted]:
    return list(consult(ORACLE, BY_ID[table], ScriptedDice(*faces), given))


def said(found: list[Consulted]) -> list[str]:
    return [WORDS.say(each.row.meaning) for each in found if each.row is not None]


def test_the_ruleset_lends_its_tables() -> None:
    assert RULESET.oracle == ORACLE


@joined("table", ORACLE, ids=lambda table: table.id)
def test_no_table_leads_farther_than_an_answer_shows(table: OracleTable) -> None:
    ways = [[table]]
    while ways:
        way = ways.pop()
        assert len(way) <= MOST_SHOWN
        ways += [[*way, BY_ID[row.then]] for row in way[-1].rows if row.then]


def test_what_both_modes_roll_on_is_one_table() -> None:
    shared = {table.id for table in ORACLE} & {table.id for table in OF_ADVENTURES}
    others = {table.id: table for table in OF_ADVENTURES}
    assert {"reveal-y1", "share", "square-chamber", "facing", "tile-turn"} <= shared
    assert all(BY_ID[name] is others[name] for name in shared)
    assert BY_ID["share"] is SHARE


@pytest.mark.rule("RG-048", "RG-049")
@pytest.mark.parametrize(("kind", "least", "most"), [("hallway", 1, 15), ("chamber", 2, 25)])
def test_a_table_of_squares_has_a_row_for_each_that_dice_can_give(kind, least, most) -> None:
    rows = BY_ID[f"square-{kind}"].rows
    assert [(row.least, row.most) for row in rows] == [(n, n) for n in range(least, most + 1)]


@pytest.mark.rule("RG-024", "RG-025")
def test_an_open_side_is_closed_by_odd_dice() -> None:
    assert [said(asked("side", die))[0].split(" ")[0] for die in (1, 2, 5)] == [
        "stone:",
        "a",
        "stone:",
    ]


@pytest.mark.rule("RG-030", "RG-040")
def test_a_tile_is_drawn_with_its_face_and_its_turn() -> None:
    found = asked("tile", 12, 4, 3, 4)
    assert [each.table.id for each in found] == ["tile", "tile-face", "tile-turn"]
    assert said(found)[0].startswith("tile 12;")
    assert said(found)[1:] == ["face B", "turned clockwise by 90°"]
    lying = [said(asked("tile-turn", *pair))[0] for pair in ((1, 1), (2, 2), (2, 1))]
    assert lying == ["as printed", "upside down", "turned clockwise by 270°"]


@pytest.mark.rule("RG-041", "RG-046")
def test_what_comes_with_a_tile_asks_for_the_next_table() -> None:
    for kind in ("hallway", "chamber"):
        table = BY_ID[f"feature-{kind}"]
        for die, word in enumerate(RULINGS.words("feature"), start=1):
            row = next(row for row in table.rows if row.has(die))
            assert row.meaning.key == f"mkd-oracle-feature-{kind}-{word.replace('+', '-')}"
    assert [each.table.id for each in asked("feature-hallway", 1)] == ["feature-hallway"]
    assert [each.table.id for each in asked("feature-hallway", 6, 2)][1:] == ["terrain"]
    assert [each.table.id for each in asked("feature-hallway", 5, 1, 2, 2)][1:] == [
        "facing",
        "facing-straight",
    ]


@pytest.mark.rule("RG-042", "RG-063")
def test_what_somebody_asks_for_is_not_rolled_before_a_hero_comes_in() -> None:
    (found,) = asked("feature-chamber", 1)
    assert "roll for what they ask when a Hero comes in" in said([found])[0]
    assert said(asked("mission", 5)) == ["venture: a lone survivor joins the party"]


@pytest.mark.rule("RG-048", "RG-049")
def test_squares_are_numbered_as_printed() -> None:
    (hall,) = asked("square-hallway", 10, 1)
    assert (hall.faces, hall.total) == ((0, 1), 1)
    assert said(asked("square-hallway", 2, 6)) == ["row 3, the second"]
    assert said(asked("square-hallway", 9, 6)) == ["row 5, the third"]
    assert asked("square-chamber", 10, 1, 1)[0].total == 2
    assert asked("square-chamber", 9, 10, 6)[0].total == 25
    assert said(asked("square-chamber", given=25)) == ["row 5, the fifth"]


@pytest.mark.rule("RG-109", "RG-116")
def test_a_door_is_of_wood_or_iron_and_hangs_on_a_side() -> None:
    assert said(asked("terrain", 1, 5, 1, 2)) == ["a door", "iron", "west"]
    for first, second in product(range(1, 7), repeat=2):
        side = EDGES[first % 2 == 1, second % 2 == 1]
        (edge,) = asked("door-edge", given=10 * first + second)
        assert edge.row is not None
        assert edge.row.meaning.key == f"mkd-way-{NAMES[side]}"


@pytest.mark.rule("RG-111", "RG-113")
def test_devices_and_artifacts_are_asked_for_in_turn() -> None:
    assert said(asked("terrain", 5, 3))[1] == "a teleport portal"
    assert said(asked("terrain", 6, 3, 4))[1:] == ["the first", "Mother Stone"]
    assert said(asked("artifact", 2, 6))[1] == "Table and two chairs (dressing)"


@pytest.mark.rule("RG-117")
def test_which_way_a_chest_looks() -> None:
    assert said(asked("facing", 2, 3, 3))[1] == "north-east"
    for slanting, kind in enumerate(("straight", "slanting")):
        for (first, second), facing in FACINGS.items():
            pair = 10 * (1 if first else 2) + (1 if second else 2)
            (found,) = asked(f"facing-{kind}", given=pair)
            assert found.row is not None
            assert found.row.meaning.key == f"mkd-way-{NAMES[facing + slanting]}"


@pytest.mark.rule("RG-137")
def test_the_seven_actions_are_read_in_their_order() -> None:
    (found,) = asked("actions")
    assert found.row is None
    assert [row.meaning.key[-1] for row in found.table.rows] == list("1234567")
    (third,) = asked("actions", given=3)
    assert "shoots next time" in said([third])[0]


def test_tokens_are_revealed_as_in_adventures() -> None:
    token = Token(id=1, colour="B", face=2, at=(0, 0))
    (found, *_) = asked(f"reveal-{token.colour.lower()}{token.face}", 1, given=6)
    assert found.row is not None
    assert found.row.meaning.key == "mkd-oracle-worth"


def test_terrain_that_has_a_table_of_its_own_leads_to_it() -> None:
    leads = {row.meaning.key.rpartition("-")[2]: row.then for row in BY_ID["terrain"].rows}
    wanted = {"door": "door", "device": "device", "artifact": "artifact"}
    assert {name: then for name, then in leads.items() if then} == wanted
