"""Coming back, temples, scrolls and stairs."""

import pytest

from rules.systems.three_dice.actions import Ascend, Descend, ReadTeleport, TempleTeleport
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, now, room


def two_rooms(**second):
    return (room(doors="n"), room(2, (0, 1), doors="s", **second))


@pytest.mark.rule("TD-041")
@joined(("die", "name"), [(1, "goblins"), (2, "orcs"), (3, None), (4, None), (5, None), (6, None)])
def test_a_rover_may_have_sneaked_in(die, name):
    back = act(game(rooms=two_rooms()), "go-n", die).state.room
    assert (back.monster.name if back.monster else None) == name
    assert not back.monster or back.monster.hp == die


@pytest.mark.rule("TD-042")
def test_a_rover_is_worth_its_die():
    """TD-X8."""
    state = run(game(rooms=two_rooms()), ("go-n", 2), ("attack-body", 1), ("attack-body", 1))
    assert (state.hero(1).xp, state.hero(1).pack) == (2, ())
    assert act(game(rooms=two_rooms()), "go-n", 3).state.fight is None


@pytest.mark.rule("TD-042")
def test_or_nothing_if_so_ruled():
    state = game(rooms=two_rooms(), rover_xp="none")
    assert run(state, ("go-n", 1), ("attack-body", 1)).hero(1).xp == 0


@pytest.mark.rule("TD-043", "TD-073")
def test_what_was_left_alive_awaits():
    back = act(game(rooms=two_rooms(monster=monster(1, each=4))), "go-n")
    assert "td-monster-awaited" in kinds(back)
    assert (back.state.room.monster.hp, back.state.room.monster.each) == (1, 4)


@pytest.mark.rule("TD-068")
@pytest.mark.parametrize(("die", "name"), [(1, "skeletons"), (2, "zombies")])
def test_rovers_of_an_undead_level(die, name):
    foe = act(game(rooms=two_rooms(), theme="undead"), "go-n", die).state.room.monster
    assert (foe.name, foe.hp, foe.undead) == (name, die, True)


def temples(**first):
    return (
        room(kind="temple", **first),
        room(2, (0, 1), kind="temple", doors="s"),
        room(3, (0, 2), kind="vault", doors=""),
    )


@pytest.mark.rule("TD-044", "TD-045", "TD-046")
@pytest.mark.permits("TD-044")
def test_from_temple_to_temple():
    state = game(rooms=temples())
    assert [name for name in menu(state) if name.startswith("temple")] == ["temple-2"]
    there = act(state, "temple-2", 1).state
    assert (there.here, there.room.monster.name) == (2, "goblins")
    assert refusal(state, TempleTeleport(room=3)) == "td-error-no-such-temple"


@pytest.mark.rule("TD-044")
def test_no_temple_while_a_monster_lives():
    guarded = game(rooms=temples(monster=monster()))
    assert refusal(guarded, TempleTeleport(room=2)) == "td-error-monster-bars"
    asleep = game(rooms=temples(monster=monster(asleep=True)))
    assert refusal(asleep, TempleTeleport(room=2)) == "td-error-not-clear"
    assert refusal(game(), TempleTeleport(room=2)) == "td-error-no-temple"


@pytest.mark.rule("TD-046")
def test_temples_of_other_levels_are_out_of_reach():
    state = game(rooms=(room(kind="temple"),))
    deep = state.with_(levels=(state.levels[0].with_(rooms=temples()), state.levels[0]), depth=2)
    assert refusal(deep, TempleTeleport(room=2)) == "td-error-no-such-temple"


@pytest.mark.rule("TD-053")
@pytest.mark.permits("TD-053")
def test_the_scroll_of_teleportation():
    reader = hero(pack=("teleport",))
    state = game(reader, rooms=(*two_rooms(), room(3, (5, 5), doors="")))
    there = act(state, "teleport-3", 6).state
    assert (there.here, there.hero(1).pack) == (3, ())
    assert refusal(state, ReadTeleport(room=1)) == "td-error-no-such-room"
    assert refusal(state, ReadTeleport(room=9)) == "td-error-no-such-room"
    guarded = game(reader, rooms=(room(monster=monster()), *two_rooms()[1:]))
    assert refusal(guarded, ReadTeleport(room=2)) == "td-error-monster-bars"


HALL = room(kind="great_hall")


@pytest.mark.rule("TD-047", "TD-048")
def test_the_way_down():
    assert refusal(game(artifacts=("idol",)), Descend()) == "td-error-no-stairs"
    assert refusal(game(rooms=(HALL,)), Descend()) == "td-error-no-artifact"
    guarded = room(kind="great_hall", monster=monster(asleep=True))
    assert refusal(game(rooms=(guarded,), artifacts=("idol",)), Descend()) == "td-error-not-clear"
    assert "descend" in menu(game(rooms=(HALL,), artifacts=("idol",)))


@pytest.mark.rule("TD-049", "HR-031")
@pytest.mark.permits("TD-047")
def test_a_new_level_keeps_the_hero():
    before = hero((2, 3, 4), most=(5, 4, 6), xp=120, pack=("sword", "boots"))
    state = game(before, rooms=(HALL,), artifacts=("boots",))
    asked = act(state, "descend").state
    below = act(asked, "theme-standard", 1, 5, 2).state
    assert (below.depth, below.room.number, below.room.cell) == (2, 1, (0, 0))
    assert below.hero(1).with_(deepest=1) == before
    assert below.level.artifacts == ()


@pytest.mark.rule("TD-048", "HR-020")
def test_a_used_artifact_counts_unless_ruled_otherwise():
    """TD-X11."""
    spent = game(rooms=(HALL,), artifacts=("idol",))
    assert "descend" in menu(spent)
    strict = game(rooms=(HALL,), artifacts=("idol",), used_artifact_counts=False)
    assert refusal(strict, Descend()) == "td-error-no-artifact"
    holding = game(
        hero(pack=("idol",)), rooms=(HALL,), artifacts=("idol",), used_artifact_counts=False
    )
    assert "descend" in menu(holding)


@pytest.mark.rule("TD-065", "HR-011")
@joined(
    ("options", "theme"),
    [
        ({"level_theme": "undead"}, "undead"),
        ({"level_theme": "standard"}, "standard"),
        ({"level_theme": "alternate"}, "undead"),
        ({"undead_levels": "2"}, "undead"),
        ({"undead_levels": "even"}, "undead"),
        ({"undead_levels": "odd", "level_theme": "standard"}, "standard"),
    ],
)
def test_the_table_of_the_second_level(options, theme):
    state = game(rooms=(HALL,), artifacts=("idol",), **options)
    assert act(state, "descend", 1, 1, 2).state.level.theme == theme


@pytest.mark.rule("HR-011")
def test_or_the_party_chooses():
    asked = act(game(rooms=(HALL,), artifacts=("idol",)), "descend").state
    assert act(asked, "theme-undead", 1, 1, 2).state.level.theme == "undead"


@pytest.mark.rule("HR-003")
@pytest.mark.permits("HR-003")
def test_rewards_may_be_lost_on_the_stairs():
    rich = hero(pack=("sword", "idol"))
    state = game(
        rich,
        rooms=(HALL,),
        artifacts=("idol",),
        reset_rewards="dungeon_level",
        level_theme="standard",
    )
    assert act(state, "descend", 1, 1, 2).state.hero(1).pack == ()


@pytest.mark.rule("HR-007")
@pytest.mark.permits("HR-007")
def test_maxima_may_fall_with_the_depth():
    state = game(
        hero((5, 4, 1), most=(5, 4, 1)),
        rooms=(HALL,),
        artifacts=("idol",),
        attribute_drop_per_dungeon_level=True,
        level_theme="standard",
    )
    below = act(state, "descend", 1, 1, 2).state
    assert now(below) == (4, 3, 1)
    assert (below.hero(1).most.body, below.hero(1).most.spirit) == (4, 1)


@pytest.mark.rule("TD-049")
def test_there_is_no_way_back_unless_ruled_otherwise():
    for allowed in (False, True):
        state = game(
            rooms=(HALL,), artifacts=("idol",), allow_ascend=allowed, level_theme="standard"
        )
        below = run(state, ("descend", 1, 6, 1), "exits-n")
        if allowed:
            above = act(below, "ascend", 6).state
            assert (above.depth, above.here) == (1, 1)
            assert act(above, "descend", 6).state.depth == 2
        else:
            assert refusal(below, Ascend()) == "td-error-no-way-back"


@pytest.mark.rule("HR-010")
def test_three_artifacts_from_three_levels_win():
    vault = room(kind="vault")
    state = game(hero(pack=("fragment",)), rooms=(vault,), three_artifact_quest=True)
    found, last = state.levels[0].with_(artifacts=("idol",)), state.levels[0]
    two = state.with_(levels=(found, last), depth=2)
    assert act(two, "unearth", 1).state.ending == ""
    three = state.with_(levels=(found, found, last), depth=3)
    done = act(three, "unearth", 1)
    assert done.state.ending == "quest"
    assert kinds(done)[-1] == "td-goal-reached"


@pytest.mark.parametrize(
    ("goal", "options", "xp"), [("xp", "xp_200", 199), ("level", "level_3", 99)]
)
def test_other_goals(goal, options, xp):
    state = game(hero(xp=xp), rooms=two_rooms(), goal=options)
    assert run(state, ("go-n", 1), ("attack-body", 1)).ending == goal


def test_the_third_depth_is_a_goal():
    state = game(rooms=(HALL,), artifacts=("idol",), goal="depth_3", level_theme="standard")
    deep = state.with_(levels=state.levels * 2, depth=2)
    assert act(deep, "descend", 1, 1, 2).state.ending == "depth"


def test_a_game_that_is_over_moves_no_more():
    state = game(rooms=(HALL,), artifacts=("idol",)).with_(ending="quest")
    assert refusal(state, Descend()) == "td-error-over"
    assert menu(state) == {}
