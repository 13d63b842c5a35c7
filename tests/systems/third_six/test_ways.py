"""Ways to come somewhere: the turns they take, the trail they leave, the votes they settle."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Ascend, Cast, NewDungeon
from rules.systems.third_six.state import Level
from tests.systems.third_six.moves import act, menu, refusal, run
from tests.systems.third_six.tables import game, hero, room, vault


def trail(state):
    return RULESET.view(state, None).scene.trail


@pytest.mark.rule("TS-018")
def test_a_teleport_makes_votes_on_the_way_void():
    """Though the way voted for leads on from the entrance, too."""
    rooms = [room(), room(2, (3, 1), "ns")]
    mage = hero("wizard", seat=2, spells=("teleport",))
    state = game(hero(), mage, hero(seat=3), rooms=rooms, here=2)
    voted = act(state, "go-n").state
    gone = act(voted, "cast-teleport", seat=2).state
    assert (gone.here, gone.votes) == (1, ())
    assert RULESET.awaiting(gone) == (1, 2, 3)


def test_every_way_of_coming_somewhere_is_a_turn():
    """A step, a door that is found locked, a spell, the road to town and back, and stairs."""
    rooms = [room(), room(2, (3, 1), "ns"), room(3, (3, 2), "s", "stairs")]
    mage = hero("wizard", level=2, spells=("teleport",))
    state = game(mage, rooms=rooms)
    steps = (
        ("go-n", 3),
        ("go-n", 3),
        "descend",
        ("ascend", 3),
        "cast-teleport",
        "town",
        "return",
        ("go-e", 1),
        ("go-w", 4, 3),
    )
    for turn, step in enumerate(steps, start=state.turn + 1):
        state = run(state, step)
        assert RULESET.turn(state) == RULESET.view(state, None).turn == turn
    fresh = act(game(rooms=[room(exits="n"), vault()], place="town"), "new-dungeon").state
    assert RULESET.turn(fresh) == 10


@pytest.mark.rule("TS-018", "TS-049")
def test_only_a_walk_leaves_a_trail():
    """By magic, by stairs and by the road one comes without one."""
    rooms = [room(), room(2, (3, 1), "ns"), room(3, (3, 2), "s", "stairs")]
    mage = hero("wizard", level=2, spells=("teleport",))
    there = run(game(mage, rooms=rooms), ("go-n", 3))
    assert trail(there)
    away = act(there, "cast-teleport").state
    assert not trail(away)
    lair = act(there, "go-n", 3).state
    assert trail(lair)
    below = act(lair, "descend").state
    assert not trail(below)
    back = act(act(there, "go-s", 3).state, "town").state
    assert not trail(back)
    assert not trail(act(back, "return").state)


def three_levels():
    """Three sheets with stairs on the upper two; each has its own way to them."""
    first = Level(rooms=(room(exits="n"), room(2, (3, 1), "s", "stairs")))
    second = Level(rooms=(room(exits="w"), room(2, (2, 0), "e", "stairs")))
    return first, second, Level(rooms=(room(exits="n"), room(2, (3, 1), "s")))


@pytest.mark.rule("TS-025", "TS-048")
def test_stairs_lead_one_level_at_a_time_and_each_stays_as_it_was_drawn():
    first, second, _ = three_levels()
    state = game(hero(level=3), levels=(first, second), depth=2, here=2)
    down = act(state, "descend").state
    assert (down.depth, down.here, down.fight) == (3, 1, None), "a new sheet is quiet"
    assert down.levels[:2] == (first, second)
    up = act(down, "ascend", 3).state
    assert (up.depth, up.room.cell, up.room.kind) == (2, (2, 0), "stairs")
    assert {"descend", "go-e"} == menu(up).keys()
    top = run(up, ("go-e", 3), ("ascend", 3))
    assert (top.depth, top.room.cell) == (1, (3, 1))


@pytest.mark.rule("TS-048")
def test_the_way_up_is_at_the_entrance_of_a_deeper_level_and_nowhere_else():
    levels = three_levels()
    for depth, here, goes in ((1, 1, False), (1, 2, False), (2, 2, False), (3, 2, False)):
        state = game(hero(level=3), levels=levels, depth=depth, here=here)
        assert ("ascend" in menu(state)) is goes
        assert refusal(state, Ascend()) == "ts-error-no-way-up"
    for depth in (2, 3):
        assert "ascend" in menu(game(hero(level=3), levels=levels, depth=depth))


@pytest.mark.rule("TS-018")
def test_a_teleport_leads_to_the_entrance_of_the_level_one_is_on_and_not_from_it():
    levels = three_levels()
    mage = hero("wizard", level=3, spells=("teleport",))
    gone = act(game(mage, levels=levels, depth=2, here=2), "cast-teleport").state
    assert (gone.depth, gone.here, gone.room.cell) == (2, 1, (3, 0))
    assert refusal(gone, Cast(spell="teleport")) == "ts-error-at-entrance"
    assert "cast-teleport" not in menu(gone)


@pytest.mark.rule("TS-031")
def test_a_way_left_on_any_level_bars_a_new_dungeon():
    """On the first, the middle or the last of them."""
    levels = three_levels()
    assert "new-dungeon" in menu(game(levels=levels, place="town"))
    for open_one in range(3):
        rooms = levels[open_one].rooms
        more = Level(rooms=(rooms[0].with_(exits=(*rooms[0].exits, Side.EAST)), *rooms[1:]))
        drawn = (*levels[:open_one], more, *levels[open_one + 1 :])
        assert refusal(game(levels=drawn, place="town"), NewDungeon()) == "ts-error-unexplored"
