"""The near view cuts no figure at its rim where another place for its window shows it whole."""

import pytest

from render.view.near import KEPT, near_box
from render.view.visible import known_only
from render.view.window import PLAY_COLUMNS, PLAY_ROWS, play_box
from rules.core.scene import Box, Feature, Scene, Token
from rules.core.words import Text
from tests.render import scenes

CENTRE = (20, 15)
MIDWAY = (CENTRE[0] - PLAY_COLUMNS // 2, CENTRE[1] - PLAY_ROWS // 2)
"""Where the window begins that has whoever acts in its middle."""


def figure(key: str, at: tuple[int, int], *, side: str = "monster", size: int = 1) -> Token:
    """A figure somewhere; the hero `acts` is the one who acts."""
    return Token.model_validate(
        {
            "key": key, "mark": "X", "name": scenes.named("sela"), "side": side, "at": at,
            "size": (size, size), "active": key == "acts",
        }
    )  # fmt: skip


def hall(*others: Token) -> Scene:
    """A large lit hall with whoever acts in its middle."""
    plan = scenes.Plan(40, 30)
    plan.dig((1, 1, 38, 28))
    acts = figure("acts", CENTRE, side="hero")
    return known_only(plan.scene(title=Text.of("the-hall"), tokens=(acts, *others)))


def is_whole(box: Box, token: Token) -> bool:
    """Whether a figure stands wholly in a window."""
    return all(
        start <= at and at + size <= start + length
        for at, size, start, length in zip(
            token.at, token.size, box.at, (box.columns, box.rows), strict=True
        )
    )


def test_whoever_acts_is_in_the_middle_where_nothing_is_cut() -> None:
    assert play_box(hall()).at == MIDWAY
    assert play_box(hall(figure("far", (3, 3)))).at == MIDWAY, "who is far away does not matter"


@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("down", [-1, 2, PLAY_ROWS - 1, PLAY_ROWS])
@pytest.mark.parametrize("across", [-2, -1, 6, PLAY_COLUMNS - 1, PLAY_COLUMNS])
def test_a_figure_at_the_rim_is_shown_whole_or_not_at_all(
    across: int, down: int, size: int
) -> None:
    other = figure("other", (MIDWAY[0] + across, MIDWAY[1] + down), size=size)
    box = play_box(hall(other))
    beside = Box(at=(box.at[0] - 1, box.at[1] - 1), columns=box.columns + 2, rows=box.rows + 2)
    corners = [(other.at[0] + dx, other.at[1] + dy) for dx in range(size) for dy in range(size)]
    seen = any(
        0 <= x - beside.at[0] < beside.columns and 0 <= y - beside.at[1] < beside.rows
        for x, y in corners
    )
    assert is_whole(box, other) or not seen
    for axis, length in enumerate((box.columns, box.rows)):
        before = CENTRE[axis] - box.at[axis]
        assert KEPT[axis] <= before < length - KEPT[axis], "who acts keeps some squares around"


def test_more_of_the_party_comes_before_the_middle() -> None:
    friend = figure("friend", (MIDWAY[0] + PLAY_COLUMNS + 1, CENTRE[1]), side="hero")
    assert is_whole(play_box(hall(friend)), friend)
    foe = friend.with_(side="monster")
    assert play_box(hall(foe)).at == MIDWAY


@pytest.mark.parametrize("at", [(2, 15), (20, 27), (36, 3)])
def test_the_way_in_is_shown_while_the_party_is_outside(at: tuple[int, int]) -> None:
    way_in = Feature(kind="entrance", at=at, name=Text.of("mkd-feature-entrance"), facing="n")
    empty = hall().with_(tokens=(), features=(way_in,))
    box = play_box(empty)
    assert all(0 <= at[axis] - box.at[axis] < (PLAY_COLUMNS, PLAY_ROWS)[axis] for axis in (0, 1))
    assert play_box(hall().with_(features=(way_in,))).at == MIDWAY, "who is inside comes first"


def test_a_window_stays_within_what_it_may_show() -> None:
    within = Box(at=(16, 13), columns=14, rows=6)
    box = near_box(hall(), within, (PLAY_COLUMNS, PLAY_ROWS), (17, 14))
    assert box == Box(at=(16, 13), columns=PLAY_COLUMNS, rows=6)
    small = Box(at=(2, 3), columns=5, rows=4)
    assert near_box(hall(), small, (PLAY_COLUMNS, PLAY_ROWS), CENTRE) == small
