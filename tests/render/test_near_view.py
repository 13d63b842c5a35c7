"""The near view is full of what matters, and cuts no figure where another place shows it whole."""

from render.view.near import FULL, KEPT, TALL, holds, near_box
from render.view.visible import known_only
from render.view.window import PLAY_COLUMNS, PLAY_ROWS, layout, play_box
from rules.core.scene import Box, Feature, Scene, Token
from rules.core.words import Text
from tests.render import scenes
from tests.support.joined import joined
from tests.support.near_views import known_share

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


@joined("size", [1, 2])
@joined("down", [-1, 2, PLAY_ROWS - 1, PLAY_ROWS])
@joined("across", [-2, -1, 6, PLAY_COLUMNS - 1, PLAY_COLUMNS])
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


@joined("at", [(2, 15), (20, 27), (36, 3)])
def test_the_way_in_is_shown_while_the_party_is_outside(at: tuple[int, int]) -> None:
    way_in = Feature(kind="entrance", at=at, name=Text.of("mkd-feature-entrance"), facing="n")
    empty = hall().with_(tokens=(), features=(way_in,))
    box = play_box(empty)
    assert all(0 <= at[axis] - box.at[axis] < (PLAY_COLUMNS, PLAY_ROWS)[axis] for axis in (0, 1))
    assert play_box(hall().with_(features=(way_in,))).at == MIDWAY, "who is inside comes first"


def test_a_party_that_is_apart_is_shown_where_most_of_it_is() -> None:
    """Nobody acts: the middle of all would be where nobody is."""
    pair = [figure("a", (5, 5), side="hero"), figure("b", (7, 6), side="hero")]
    apart = [*pair, figure("c", (34, 26), side="hero")]
    box = play_box(hall().with_(tokens=tuple(apart)))
    assert [is_whole(box, each) for each in apart] == [True, True, False]


def test_figures_are_24_pixels_high_on_a_telephone() -> None:
    """A card is 335 pixels wide there, and a figure four fifths of a square high."""
    frame = layout(known_only(hall()), "play")
    assert 0.8 * frame.c * 335 / frame.size[0] >= 24
    assert frame.size[1] * 335 / frame.size[0] <= 190, "the card's buttons need their room"


def test_more_known_ground_and_more_to_choose_come_before_the_middle() -> None:
    here = hall()
    far = CENTRE[0] + PLAY_COLUMNS // 2 + 1
    offered = here.with_(reach=tuple((far, CENTRE[1] + down) for down in (-1, 0, 1)))
    assert play_box(offered).at[0] > play_box(here).at[0]
    dark = tuple(" " * CENTRE[0] + row[CENTRE[0] :] for row in here.sight)
    assert play_box(here.with_(sight=dark)).at[0] > play_box(here).at[0]


@joined(("left", "top"), [(-14, 3), (-3, -2), (45, 3), (35, 28), (3, -9)])
def test_a_window_may_lie_beyond_the_map_wholly_or_in_part(left: int, top: int) -> None:
    within = Box(at=(left, top), columns=12, rows=7)
    box = near_box(hall(), within, (PLAY_COLUMNS, PLAY_ROWS), (left + 6, top + 3))
    assert (box.columns, box.rows) == (PLAY_COLUMNS, PLAY_ROWS)


def room(columns: int, rows: int, *others: Token) -> Scene:
    """A small room in much rock, with whoever acts in its middle."""
    plan = scenes.Plan(40, 30)
    plan.dig((18, 14, columns, rows))
    acts = figure("acts", (18 + columns // 2, 14 + rows // 2), side="hero")
    return known_only(plan.scene(title=Text.of("the-hall"), tokens=(acts, *others)))


@joined(
    ("columns", "rows", "shape"),
    [
        (3, 3, (5, 3)),
        (5, 5, (8, 4)),
        (4, 3, (6, 3)),
        (8, 3, (8, 3)),
        (9, 5, (10, 5)),
        (5, 4, (8, 4)),
    ],
)
def test_where_little_is_known_a_smaller_frame_is_full(
    columns: int, rows: int, shape: tuple[int, int]
) -> None:
    scene = room(columns, rows)
    frame = layout(scene, "play")
    assert (frame.window.columns, frame.window.rows) == shape
    assert known_share(scene, frame.window) >= FULL
    assert 0.8 * frame.c * 335 / frame.size[0] >= 24, "figures grow"
    tall = frame.size[1] * 335 / frame.size[0]
    assert tall <= (226 if shape in TALL else 193)


def test_a_smaller_frame_leaves_out_nobody_and_nothing_on_offer() -> None:
    far = figure("far", (22, 14))
    for scene in (
        room(5, 5, far, figure("low", (18, 18))),
        room(5, 5).with_(reach=((20, 14), (20, 18))),
        room(5, 5).with_(targets=((18, 14), (22, 18))),
    ):
        box = layout(scene, "play").window
        assert box.rows == 5
        matters = [token.at for token in scene.tokens] + [*scene.reach, *scene.targets]
        assert all(holds(box, at) for at in matters)


def test_a_smaller_frame_has_the_room_in_its_middle() -> None:
    box = layout(room(6, 4), "play").window
    assert (box.at[0], box.columns) == (17, 8)


def test_who_is_asked_and_whom_they_can_strike_come_before_the_others() -> None:
    """Three heroes to the right are worth less than one foe to the left who can be struck."""
    friends = [figure(f"f{n}", (CENTRE[0] + 7, CENTRE[1] + n - 1), side="hero") for n in range(3)]
    foe = figure("foe", (CENTRE[0] - 6, CENTRE[1]))
    scene = hall(*friends, foe)
    assert is_whole(play_box(scene), friends[0])
    aimed = scene.with_(targets=(foe.at,))
    assert is_whole(play_box(aimed), foe)
    asked = hall(*friends, foe.with_(active=True))
    assert is_whole(play_box(asked), foe)


def test_no_picture_is_without_a_hero() -> None:
    """Also where the focus is elsewhere, or a Monster acts far from all of them."""
    hero, ogre = figure("hero", (5, 5), side="hero"), figure("acts", (35, 25))
    scene = hall().with_(tokens=(hero, ogre))
    assert is_whole(play_box(scene), hero)
    away = scene.with_(tokens=(hero,), focus=Box(at=(20, 14), columns=16, rows=14))
    assert is_whole(play_box(away), hero)


def test_a_window_stays_within_what_it_may_show() -> None:
    within = Box(at=(16, 13), columns=14, rows=5)
    box = near_box(hall(), within, (PLAY_COLUMNS, PLAY_ROWS), (17, 14))
    assert box == Box(at=(16, 13), columns=PLAY_COLUMNS, rows=5)
    small = Box(at=(2, 3), columns=5, rows=4)
    assert near_box(hall(), small, (PLAY_COLUMNS, PLAY_ROWS), CENTRE) == small
