"""Signs: each has one name, and says what it shows."""

import re

from rules.core.icons import ICONS
from rules.core.signs import ATTRIBUTES, DICE, FACES, HEARTS, SIGNS, die, figure, heart
from tests.support.joined import joined


def test_every_sign_has_a_name_of_its_own_that_can_be_read_out() -> None:
    assert len(SIGNS) == len(set(SIGNS)) == len(FACES) + len(ATTRIBUTES) + len(HEARTS) + len(ICONS)
    assert all(re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", sign) for sign in SIGNS)


def test_dice_have_a_sign_for_each_face_and_others_have_none() -> None:
    assert len(FACES) == sum(DICE)
    assert die(6, 4) == "d6_4"
    assert [die(6, 0), die(6, 7), die(3, 1), die(100, 4)] == [""] * 4


def test_figures_are_called_as_their_icon() -> None:
    assert figure("orc-head") == "orc_head"
    assert figure("") == ""


@joined(
    ("value", "most", "sign"),
    [(5, 5, "heart"), (6, 5, "heart"), (1, 5, "heart_hurt"), (0, 5, "heart_empty")],
)
def test_hearts_say_how_much_is_left(value: int, most: int, sign: str) -> None:
    assert heart(value, most) == sign
