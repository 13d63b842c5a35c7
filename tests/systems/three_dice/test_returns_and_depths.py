"""Coming back to known rooms, going down, and what changes with the depth."""

import pytest

from rules.core.dice import ScriptedDice
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Descend
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, now, room

PAIR = (room(doors="n"), room(2, (0, 1), doors="s"))
HALL = room(kind="great_hall")
WEAKEST = {
    "standard": ("goblins", "orcs"),
    "undead": ("skeletons", "zombies"),
    "classic": ("goblins", "orcs"),
}


def at_depth(depth, state):
    """The same position so many levels below."""
    return state.with_(levels=state.levels * depth, depth=depth)


@pytest.mark.rule("TD-041: a one", "TD-041: a two", "TD-041: anything else", "TD-068")
@joined("theme", WEAKEST)
@joined("size", [1, 3])
def test_one_die_for_all_says_who_sneaked_in(theme, size):
    company = [hero(seat=seat) for seat in range(1, size + 1)]
    mode = "classic" if theme == "classic" else "standard"
    state = game(*company, rooms=PAIR, theme=theme, mode=mode, decisions="anyone")
    for die in range(1, 7):
        dice = ScriptedDice(die)
        back = RULESET.apply(state, 1, menu(state)["go-n"].action, dice).state
        assert [(roll.sides, roll.reason) for roll in dice.rolls] == [(6, "rover")]
        foe = back.room.monster
        found = foe and (foe.name, foe.hp, foe.more, foe.undead)
        named = (WEAKEST[theme][die - 1], die, 0, theme == "undead") if die < 3 else None
        assert found == named
        assert (back.fight is not None) == (die < 3)


@pytest.mark.rule("TD-041: a two")
def test_every_return_is_another_die():
    state = run(game(rooms=PAIR), ("go-n", 6), ("go-s", 3), ("go-n", 2))
    assert (state.here, state.room.monster.name) == (2, "orcs")


@pytest.mark.rule("TD-045: temples", "TD-045: scrolls")
@joined("die", range(1, 7))
@joined("way", ["temple-2", "teleport-2"])
def test_whoever_teleports_rolls_on_arrival(way, die):
    rooms = (room(kind="temple"), room(2, (5, 5), kind="temple", doors=""))
    there = act(game(hero(pack=("teleport",)), rooms=rooms), way, die).state
    foe = there.room.monster
    assert there.here == 2
    assert (foe and foe.name) == {1: "goblins", 2: "orcs"}.get(die)


@pytest.mark.rule("TD-043: still there", "TD-043: no rover", "TD-045: temples", "TD-045: scrolls")
@pytest.mark.parametrize("way", ["temple-2", "teleport-2"])
def test_who_was_left_awaits_those_who_teleport(way):
    left = room(2, (5, 5), kind="temple", doors="", monster=monster(4, "giants", 4))
    state = game(hero(pack=("teleport",)), rooms=(room(kind="temple"), left))
    assert act(state, way).state.room.monster.name == "giants"


@pytest.mark.rule("HR-001: rovers", "TD-042")
@joined("depth", [1, 2, 4])
def test_rovers_are_stronger_below_and_worth_their_die(depth):
    state = at_depth(depth, game(rooms=PAIR, monster_hp_per_dungeon_level=True))
    state = act(state, "go-n", 2).state
    assert state.room.monster.hp == 1 + depth
    for _ in range(1 + depth):
        assert state.fight
        state = act(state, "attack-body", 1).state
    assert (state.fight, state.hero(1).xp) == (None, 2)


@pytest.mark.rule("HR-001: rovers", "HR-005")
def test_who_breaks_a_rest_below_is_stronger_too():
    shrine = game(rooms=(room(kind="temple"),), monster_hp_per_dungeon_level=True, temple_rest=True)
    assert act(at_depth(3, shrine), "rest", 1).state.room.monster.hp == 3


@pytest.mark.rule("HR-001: monsters")
@pytest.mark.permits("HR-001")
@pytest.mark.parametrize(("size", "dice"), [(1, (3,)), (3, (3, 2, 6))])
def test_a_monster_below_has_a_point_more_for_each_level_whatever_the_party(size, dice):
    """Down two flights of stairs; off, every level is like the first."""
    company = [hero((6, 6, 6), seat=seat) for seat in range(1, size + 1)]
    for stronger in (True, False):
        state = game(
            *company,
            rooms=(HALL,),
            artifacts=("idol",),
            level_theme="standard",
            decisions="anyone",
            monster_hp_per_dungeon_level=stronger,
        )
        points = sum(die for die in dice if die != 6)
        for depth in (2, 3):
            state = run(state, ("descend", 6, *dice, 1, 1), "exits-n")
            assert state.room.monster.hp == points + (depth - 1 if stronger else 0)
            while state.fight:
                (striker,) = RULESET.awaiting(state)
                state = act(state, "attack-body", 1, seat=striker).state
            state = state.with_(
                levels=(*state.levels[:-1], state.level.with_(artifacts=("charm",)))
            )


@pytest.mark.rule("HR-007: every maximum", "HR-007: never below one")
def test_maxima_fall_at_every_stair_and_wounds_stay_what_they_are():
    company = (
        hero((5, 2, 0), most=(5, 4, 3)),
        hero((1, 2, 6), most=(1, 2, 6), seat=2),
        hero((0, 0, 0), most=(4, 4, 4), seat=3, alive=False),
    )
    state = game(
        *company,
        rooms=(HALL,),
        artifacts=("idol",),
        attribute_drop_per_dungeon_level=True,
        allow_ascend=True,
        level_theme="standard",
        decisions="anyone",
    )
    once = run(state, ("descend", 6, 6, 6, 1, 1), "exits-n")
    assert [now(once, seat) for seat in (1, 2)] == [(4, 2, 0), (1, 1, 5)]
    assert [maxima(once, seat) for seat in (1, 2, 3)] == [(4, 3, 2), (1, 1, 5), (4, 4, 4)]
    again = run(once, ("ascend", 6), ("descend", 6))
    assert [maxima(again, seat) for seat in (1, 2)] == [(4, 3, 2), (1, 1, 5)]
    found = again.with_(levels=(again.levels[0], again.level.with_(artifacts=("charm",))))
    twice = act(found, "descend", 1, 6, 6, 1).state
    assert [maxima(twice, seat) for seat in (1, 2)] == [(3, 2, 1), (1, 1, 4)]
    assert [now(twice, seat) for seat in (1, 2)] == [(3, 2, 0), (1, 1, 4)]


def maxima(state, seat):
    most = state.hero(seat).most
    return (most.body, most.mind, most.spirit)


@pytest.mark.rule("HR-031: a new level", "HR-031: the same rules")
def test_the_next_level_is_a_new_map_by_the_same_rules():
    rooms = (HALL, room(2, (0, 1), kind="temple", doors="s"))
    state = game(rooms=rooms, artifacts=("idol",), level_theme="standard")
    below = act(state, "descend", 5, 5, 3, 1).state
    assert (below.depth, below.level.theme, len(below.level.rooms)) == (2, "standard", 1)
    assert (below.room.kind, below.room.cell) == ("temple", (0, 0))
    assert (below.room.monster.name, below.room.monster.hp) == ("dragon", 5)
    below = act(below, "exits-n").state
    while below.fight:
        below = act(below, "attack-body", 1).state
    assert (below.hero(1).xp, below.hero(1).pack) == (13, ("sword",))
    assert not any(option.startswith("temple") for option in menu(below))
    around = run(below, ("go-n", 6, 6, 1, 1), "exits-n", ("go-s", 2))
    assert around.room.monster.name == "orcs"
    hall = run(below, ("go-n", 6, 6, 1, 1), "exits-n")
    assert refusal(hall, Descend()) == "td-error-no-artifact"


def vault_and_hall(*heroes, depth=1, **options):
    """A vault, and beside it the great hall with the way down."""
    rooms = (room(kind="vault"), room(2, (0, 1), kind="great_hall", doors="s"))
    state = game(*heroes, rooms=rooms, level_theme="standard", **options)
    return at_depth(depth, state)


@pytest.mark.rule("TD-048", "HR-020: used up", "HR-020: unless the host says otherwise")
@pytest.mark.permits("TD-048", "HR-020: used up", "HR-020: unless the host says otherwise")
@pytest.mark.parametrize("counts", [True, False])
def test_an_idol_dug_up_and_used_up_opens_the_stairs_if_the_host_lets_it(counts):
    digger = hero(pack=("fragment", "charm"))
    state = vault_and_hall(digger, used_artifact_counts=counts)
    barred = run(state, ("go-n", 6))
    assert refusal(barred, Descend()) == "td-error-no-artifact"
    carried = run(state, ("unearth", 1), ("go-n", 1))
    assert "descend" in menu(act(carried, "attack-body", 1).state)
    used = act(carried, "attack-body+idol", 1).state
    assert used.hero(1).pack == ("charm",)
    if counts:
        assert act(used, "descend", 1, 6, 1).state.depth == 2
    else:
        assert refusal(used, Descend()) == "td-error-no-artifact"


@pytest.mark.rule("HR-020: unless the host says otherwise")
def test_whoever_of_the_living_carries_the_artifact_will_do():
    company = (hero(pack=("fragment",)), hero(seat=2))
    rules = {"used_artifact_counts": False, "drop_and_pickup": True, "decisions": "anyone"}
    state = run(vault_and_hall(*company, **rules), ("unearth", 6), "drop-charm")
    assert refusal(run(state, ("go-n", 6)), Descend()) == "td-error-no-artifact"
    state = act(state, "take-charm", seat=2).state
    assert "descend" in menu(run(state, ("go-n", 6)), 2)


@pytest.mark.rule("HR-010: three levels", "HR-010: one from each")
@pytest.mark.permits("HR-010")
@pytest.mark.parametrize("quest", [True, False])
def test_the_quest_is_won_with_the_artifact_of_the_third_level(quest):
    """Four fragments: two artifacts come from the first level, and count as one."""
    state = vault_and_hall(hero(pack=("fragment",) * 4), three_artifact_quest=quest)
    state = run(state, ("unearth", 6), ("unearth", 4), ("go-n", 6))
    for depth in (2, 3):
        assert not state.ending
        state = run(state, ("descend", 4, 6, 1, 1), "exits-n")
        assert (state.depth, state.room.kind) == (depth, "vault")
        done = act(state, "unearth", 6)
        state = done.state
        if depth == 2:
            state = run(state, ("go-n", 6, 6, 1, 1), "exits-n")
    assert (state.ending, kinds(done)[-1] == "td-goal-reached") == ("quest" if quest else "", quest)
    outcome = RULESET.outcome(state)
    assert (outcome and outcome.result) == ("victory" if quest else None)


@pytest.mark.rule("HR-010: one from each")
def test_three_artifacts_of_two_levels_are_not_three_levels():
    state = vault_and_hall(hero(pack=("fragment",) * 3), depth=3, three_artifact_quest=True)
    first = state.levels[0].with_(artifacts=("idol",))
    state = state.with_(levels=(first, *state.levels[1:]))
    assert not run(state, ("unearth", 1), ("unearth", 2), ("unearth", 3)).ending


@pytest.mark.rule("HR-010", "HR-020: unless the host says otherwise")
@pytest.mark.parametrize("counts", [True, False])
def test_the_quest_counts_what_was_found_even_if_it_is_gone(counts):
    """The stairs of a level ask for the artifact itself; the quest asks that it was found."""
    rules = {"three_artifact_quest": True, "used_artifact_counts": counts}
    state = vault_and_hall(hero(pack=("fragment",)), depth=3, **rules)
    spent = state.levels[0].with_(artifacts=("idol",))
    state = state.with_(levels=(spent, spent, state.levels[2]))
    assert act(state, "unearth", 6).state.ending == "quest"
