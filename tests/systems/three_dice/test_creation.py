"""Making heroes."""

import pytest

from rules.systems.three_dice.actions import Assign
from tests.systems.three_dice.moves import act, kinds, menu, new_game, refusal
from tests.systems.three_dice.tables import now

QUIET_ROOM = (1, 6, 1)


@pytest.mark.rule("TD-001", "TD-002", "TD-003", "HR-028")
def test_three_dice_in_order_and_again_at_ten_or_less():
    """TD-X1."""
    begun = new_game(3, 4, 2, 5, 3, 4, *QUIET_ROOM)
    hero = begun.state.hero(1)
    assert now(begun.state) == (5, 3, 4)
    assert hero.most == hero.now
    assert (hero.xp, hero.pack) == (0, ())
    assert kinds(begun)[:2] == ["td-hero-rejected", "td-hero-rolled"]


@pytest.mark.rule("TD-002")
@pytest.mark.parametrize(("faces", "kept"), [((4, 4, 2), False), ((4, 4, 3), True)])
def test_ten_is_too_low_and_eleven_is_enough(faces, kept):
    spare = () if kept else (6, 6, 6)
    assert now(new_game(*faces, *spare, *QUIET_ROOM).state) == (faces if kept else spare)


@pytest.mark.rule("TD-001")
def test_faces_may_be_given_out_freely():
    state = new_game(5, 3, 4, *QUIET_ROOM, assign="free").state
    assert len(menu(state)) == 6
    assert refusal(state, Assign(faces=(6, 6, 6))) == "td-error-faces"
    assert now(act(state, "assign-3.4.5").state) == (3, 4, 5)


@pytest.mark.rule("TD-001")
def test_equal_faces_are_not_offered_twice():
    state = new_game(5, 5, 4, *QUIET_ROOM, assign="free").state
    assert sorted(menu(state)) == ["assign-4.5.5", "assign-5.4.5", "assign-5.5.4"]


@pytest.mark.rule("TD-056")
def test_every_player_rolls_a_hero():
    state = new_game(5, 3, 4, 6, 6, 6, 1, 6, 6, 1, heroes=2).state
    assert now(state, 1) == (5, 3, 4)
    assert now(state, 2) == (6, 6, 6)


@pytest.mark.rule("HR-036")
@pytest.mark.parametrize(("level", "hp"), [("easy", 10), ("hard", 4)])
def test_the_pool_is_a_die_or_a_die_plus_six(level, hp):
    hero = new_game(5, 3, 4, 4, *QUIET_ROOM, hp_pool=level).state.hero(1)
    assert (hero.pool, hero.pool_most) == (hp, hp)
