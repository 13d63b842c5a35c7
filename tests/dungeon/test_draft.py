"""Drawing a map together, tile by tile."""

from contextlib import suppress

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import NotSeated, RuleError
from rules.core.scene import Barrier, Side
from rules.dungeon import DungeonOptions, build, scene_of
from rules.dungeon.draft import (
    Draft,
    begin,
    close,
    finish,
    fits,
    move,
    place,
    places,
    preview,
    roll_next,
    rotate,
    undo,
)
from rules.dungeon.ground import Passage
from tests.dungeon.laws import check, check_scene
from tests.dungeon.sheets import options
from tests.support.joined import joined

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST


def drawn(*faces, seats=(1,), **changes):
    """A draft after one roll and the placing of all it gave."""
    dice = ScriptedDice(*faces)
    draft = roll_next(begin(options(**changes), seats), seats[0], dice)
    while draft.phase == "place":
        draft = place(draft, draft.awaiting, dice)
    return draft


def played(seed, wanted, seats):
    """A whole dungeon drawn by default, as when nobody chooses in time."""
    dice = SeededDice(seed)
    draft = begin(wanted, seats)
    while draft.phase != "finish":
        if draft.phase == "roll":
            draft = roll_next(draft, draft.awaiting, dice)
        elif draft.phase == "place":
            draft = place(draft, draft.awaiting, dice)
        else:
            draft = close(draft, dice)
        assert Draft.model_validate_json(draft.model_dump_json()) == draft
    return finish(draft, dice)


@pytest.mark.rule("DM-062")
@joined("seed", [b"one", b"two", b"three", b"four", b"five", b"six"])
def test_a_drawn_dungeon_is_the_one_built_at_once(seed):
    wanted = DungeonOptions(morphology_count=2, stairs_direction="coin")
    plan = played(seed, wanted, (1, 2, 3))
    assert plan == build(wanted, SeededDice(seed))
    check(plan)


@pytest.mark.rule("DM-062")
def test_seats_take_turns():
    draft = begin(options(), (3, 5))
    with pytest.raises(NotSeated) as refused:
        roll_next(draft, 5, ScriptedDice())
    assert refused.value.text.key == "dm-error-turn"
    draft = roll_next(draft, 3, ScriptedDice(1, 2, 3))
    draft = place(draft, 3, ScriptedDice())
    with pytest.raises(NotSeated):
        place(draft, 5, ScriptedDice())
    assert draft.awaiting == 3
    draft = place(place(draft, 3, ScriptedDice()), 3, ScriptedDice())
    assert draft.awaiting == 5
    roll_next(draft, 5, ScriptedDice(1, 2, 3))


@pytest.mark.rule("DM-062")
def test_seats_choose_where_the_options_say_so():
    dice = ScriptedDice(2, 3, 12)
    asked = options(frontier="player", orientation="player")
    draft = roll_next(begin(asked, (1, 2), owner=2), 1, dice)
    draft = place(draft, 1, dice)
    assert places(draft) == tuple(Passage(1, side) for side in (W, N, E))
    at = Passage(1, E)
    assert {fit.turns: fit.openings for fit in fits(draft, at)} == {
        0: (W, E, S), 1: (W, N, S), 2: (W, N, E),
    }  # fmt: skip
    draft = place(draft, 1, dice, at, 2)
    assert (draft.tiles[1].at, draft.tiles[1].turns, draft.tiles[1].edited) == ((8, 1), 2, False)
    with pytest.raises(RuleError) as refused:
        place(draft, 1, dice, Passage(1, E), 0)
    assert refused.value.text.key == "dm-error-place"
    with pytest.raises(RuleError) as refused:
        place(draft, 1, dice, Passage(1, N), 1)
    assert refused.value.text.key == "dm-error-turns"


def test_a_secret_wall_may_be_chosen():
    dice = ScriptedDice(9, 10, 12)
    draft = roll_next(begin(options(secret_policy="player"), (1, 2), owner=2), 1, dice)
    draft = place(draft, 1, dice)
    assert places(draft) == tuple(Passage(1, side) for side in (W, N, E))
    draft = place(draft, 1, dice, Passage(1, E))
    assert draft.tiles[1].at == (8, 1)
    assert not draft.tiles[1].edited
    assert preview(draft).levels[0].joins[0].secret


@pytest.mark.rule("DM-011")
def test_the_owner_may_overrule_a_placement():
    dice = ScriptedDice(2, 3, 9)
    draft = roll_next(begin(options(), (1, 2), owner=2), 1, dice)
    draft = place(draft, 1, dice)
    with pytest.raises(RuleError) as refused:
        place(draft, 1, dice, Passage(1, E))
    assert refused.value.text.key == "dm-error-choice"
    draft = place(draft, 2, dice, Passage(1, E))
    assert (draft.tiles[1].at, draft.tiles[1].edited) == ((8, 1), True)
    assert not draft.tiles[0].edited


@pytest.mark.rule("DM-011")
def test_the_owner_may_turn_a_tile():
    draft = drawn(2, 3, 9, seats=(1, 2))
    assert draft.tiles[1].openings == (W, E, S)
    turned = rotate(draft, 1, 2, 3)
    assert turned.tiles[1].edited
    assert (turned.tiles[1].turns, turned.tiles[1].openings) == (3, (N, E, S))
    assert rotate(draft, 1, 1, 2).tiles[0].turns == 2
    with pytest.raises(RuleError) as refused:
        rotate(draft, 1, 2, 1)
    assert refused.value.text.key == "dm-error-turns"
    with pytest.raises(NotSeated):
        rotate(draft, 2, 2, 3)
    with pytest.raises(RuleError) as refused:
        rotate(draft, 1, 4, 1)
    assert refused.value.text.key == "dm-error-tile"


@pytest.mark.rule("DM-011")
def test_the_owner_may_move_the_last_tile():
    draft = drawn(2, 3, 9, seats=(1, 2))
    moved = move(draft, 1, 3, Passage(2, N))
    assert (moved.tiles[2].at, moved.tiles[2].openings) == ((6, 2), (S,))
    assert moved.tiles[2].edited
    assert preview(moved).levels[0].joins[-1].secret
    turned = move(draft, 1, 3, Passage(1, E), 1)
    assert (turned.tiles[2].at, turned.tiles[2].turns) == ((8, 1), 1)
    for number, at, turns, key in (
        (2, Passage(1, E), None, "dm-error-move-last"),
        (3, Passage(1, S), None, "dm-error-place"),
        (3, Passage(1, E), 0, "dm-error-turns"),
    ):
        with pytest.raises(RuleError) as refused:
            move(draft, 1, number, at, turns)
        assert refused.value.text.key == key


@pytest.mark.rule("DM-011")
def test_taking_back_keeps_the_dice():
    draft = drawn(2, 3, 9, seats=(1, 2))
    assert draft.awaiting == 2
    back = undo(draft, 1)
    assert back.awaiting == 1
    assert (back.phase, [piece.face for piece in back.pending]) == ("place", [9])
    assert back.rolls == draft.rolls
    assert place(back, 1, ScriptedDice()) == draft
    blank = undo(undo(back, 1), 1)
    assert [piece.face for piece in blank.pending] == [2, 3, 9]
    with pytest.raises(RuleError) as refused:
        undo(blank, 1)
    assert refused.value.text.key == "dm-error-undo"


@pytest.mark.rule("DM-011")
def test_an_edited_level_stays_in_one_piece():
    """Whatever the owner turns, every tile can still be reached, if by a secret door."""
    edited = 0
    for seed in range(30):
        chance = SeededDice(bytes([seed, 7]))
        draft = begin(DungeonOptions(levels=1, morphology_count=0), (1,))
        while draft.phase != "close":
            act = roll_next if draft.phase == "roll" else place
            draft = act(draft, 1, chance)
            if draft.tiles and chance.roll(2, "edit") == 1:
                number = chance.roll(len(draft.tiles), "tile")
                with suppress(RuleError):
                    draft = rotate(draft, 1, number, chance.roll(4, "turns") - 1)
                edited += draft.tiles[number - 1].edited
        check(finish(close(draft, chance), chance))
    assert edited > 50


def test_everything_in_its_time():
    fresh = begin(options())
    for act, key in (
        (lambda: place(fresh, 1, ScriptedDice()), "dm-error-now-roll"),
        (lambda: close(fresh, ScriptedDice()), "dm-error-now-roll"),
        (lambda: finish(fresh, ScriptedDice()), "dm-error-now-roll"),
        (lambda: fits(fresh, None), "dm-error-now-roll"),
    ):
        with pytest.raises(RuleError) as refused:
            act()
        assert refused.value.text.key == key
    rolled = roll_next(fresh, 1, ScriptedDice(1, 2, 3))
    with pytest.raises(RuleError) as refused:
        roll_next(rolled, 1, ScriptedDice())
    assert refused.value.text.key == "dm-error-now-place"
    assert [fit.turns for fit in fits(rolled, None)] == [0]


@pytest.mark.rule("DM-059")
def test_a_sketch_shows_where_it_may_go_on():
    draft = drawn(1, 2, 3)
    sketch = scene_of(preview(draft))
    check_scene(sketch)
    unknown = [edge for edge in sketch.edges if edge.kind is Barrier.UNEXPLORED]
    assert len(unknown) == len(places(draft)) == 4
    assert scene_of(preview(begin(options()))).labels == ()
