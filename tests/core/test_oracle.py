"""Tables for a real table: whole, and leading from one to the next."""

import pytest
from pydantic import ValidationError

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.core.oracle import OracleRow, OracleTable, consult
from rules.core.words import Text
from tests.support.joined import joined


def row(least: int, most: int | None, then: str = "") -> OracleRow:
    return OracleRow(least=least, most=most, meaning=Text.of("x"), then=then)


def table(name: str, *rows: OracleRow, **more: object) -> OracleTable:
    return OracleTable.model_validate(
        {"name": name, "title": Text.of("x"), "reason": name, "rows": rows, **more}
    )


DRAW = table("draw", row(1, 3, "sum"), row(4, 6), drawn=True)
SUM = table("sum", row(2, 11), row(12, None), dice=(6, 6))
LOOP = table("loop", row(1, 6, "loop"))
TABLES = (DRAW, SUM, LOOP)


def test_a_result_leads_to_the_next_table() -> None:
    found = consult(TABLES, DRAW, ScriptedDice(3, 6, 6))
    assert [(each.table.name, each.faces, each.total) for each in found] == [
        ("draw", (3,), 3),
        ("sum", (6, 6), 12),
    ]
    assert found[1].row is SUM.rows[1]
    assert len(consult(TABLES, DRAW, ScriptedDice(4))) == 1


def test_a_roll_made_by_hand_is_not_for_what_is_drawn() -> None:
    found = consult(TABLES, DRAW, ScriptedDice(1), given=17)
    assert [(each.faces, each.total) for each in found] == [((1,), 1), ((), 17)]


def test_no_table_is_rolled_on_twice() -> None:
    assert len(consult(TABLES, LOOP, ScriptedDice(5))) == 1


@pytest.mark.parametrize("given", [-3, 1])
def test_a_roll_that_no_dice_come_to_is_refused(given: int) -> None:
    with pytest.raises(RuleError) as refused:
        consult(TABLES, SUM, ScriptedDice(), given=given)
    assert refused.value.text.key == "error-no-such-roll"


@joined(
    "rows",
    [(row(2, 6),), (row(1, 5),), (row(1, 3), row(5, 6)), (row(1, 4), row(4, 6)), (row(1, 0),), ()],
)
def test_a_table_with_a_gap_is_none(rows: tuple[OracleRow, ...]) -> None:
    with pytest.raises(ValidationError):
        table("gap", *rows)


ZERO = table("zero", row(1, 9), row(10, 15), dice=(10, 6), naught=1)
ODD = table("odd", row(1, 1, "draw"), row(2, 3), row(4, 4), dice=(6, 6), read="parity")
LIST = table("list", row(1, 1), row(2, 2), row(3, 3), dice=())


def test_the_highest_face_of_some_dice_counts_nothing() -> None:
    (found,) = consult((ZERO,), ZERO, ScriptedDice(10, 6))
    assert (found.faces, found.total) == ((0, 6), 6)
    (found,) = consult((ZERO,), ZERO, ScriptedDice(9, 6))
    assert (found.total, found.row) == (15, ZERO.rows[1])


@joined(("faces", "total"), [((3, 5), 1), ((1, 2), 2), ((4, 1), 3), ((6, 2), 4)])
def test_dice_may_say_odd_or_even_instead_of_adding_up(faces: tuple[int, int], total: int) -> None:
    (found, *_) = consult((ODD,), ODD, ScriptedDice(*faces))
    assert (found.faces, found.total) == (faces, total)
    (found, *_) = consult((ODD,), ODD, ScriptedDice(), given=10 * faces[0] + faces[1])
    assert (found.faces, found.total) == ((), total)


@joined("given", [3, 111, 17, 10, -11])
def test_a_pair_that_no_dice_show_is_refused(given: int) -> None:
    with pytest.raises(RuleError) as refused:
        consult((ODD,), ODD, ScriptedDice(), given=given)
    args = dict(refused.value.text.args)
    assert (args["least"], args["most"]) == (11, 66)


def test_a_list_is_read_and_not_rolled_for() -> None:
    (found,) = consult((LIST,), LIST, ScriptedDice())
    assert (found.faces, found.row) == ((), None)
    (found,) = consult((LIST,), LIST, ScriptedDice(), given=2)
    assert found.row is LIST.rows[1]
    with pytest.raises(RuleError):
        consult((LIST,), LIST, ScriptedDice(), given=4)


def test_a_table_of_parities_has_a_row_for_each() -> None:
    with pytest.raises(ValidationError):
        table("short", row(1, 3), dice=(6, 6), read="parity")
