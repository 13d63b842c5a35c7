"""Stairs down and up: which table waits below, what is lost on the way, and where they lead."""

import pytest

from rules.systems.three_dice.actions import Ascend, Flee, GoHome
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, menu, new_game, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, room

HALL = room(kind="great_hall")


def theme_at(depth, **options):
    """The table of a level: the first is begun, the others are gone down to."""
    if depth == 1:
        return new_game(5, 3, 4, 1, 6, 1, **options).state.level.theme
    state = game(rooms=(HALL,), artifacts=("idol",), **options)
    state = state.with_(levels=state.levels * (depth - 1), depth=depth - 1)
    return act(state, "descend", 1, 6, 1).state.level.theme


@pytest.mark.rule("HR-011", "TD-065")
@pytest.mark.permits("HR-011")
@pytest.mark.parametrize(
    ("setting", "undead"),
    [
        ("none", ()),
        ("1", (1,)),
        ("2", (2,)),
        ("3", (3,)),
        ("even", (2, 4)),
        ("odd", (1, 3)),
        ("all", (1, 2, 3, 4)),
    ],
)
def test_the_levels_that_the_host_chooses_are_undead(setting, undead):
    rules = {"undead_levels": setting, "level_theme": "standard"}
    found = [depth for depth in (1, 2, 3, 4) if theme_at(depth, **rules) == "undead"]
    assert found == list(undead)


@pytest.mark.rule("TD-065")
@joined(("setting", "undead"), [("standard", []), ("undead", [1, 2, 3, 4]), ("alternate", [2, 4])])
def test_the_theme_of_the_levels_is_as_set(setting, undead):
    rules = {"level_theme": setting}
    assert [depth for depth in (1, 2, 3, 4) if theme_at(depth, **rules) == "undead"] == undead


@pytest.mark.rule("HR-003")
@joined("reset", ["never", "char_level", "dungeon_level", "both"])
def test_the_stairs_take_rewards_where_dungeon_levels_do(reset):
    left = ("sword", "idol") if reset in ("never", "char_level") else ()
    rules = {"reset_rewards": reset, "level_theme": "standard"}
    state = game(hero(pack=("sword", "idol")), rooms=(HALL,), artifacts=("idol",), **rules)
    assert act(state, "descend", 1, 6, 1).state.hero(1).pack == left


def two_levels(*heroes, **options):
    """A level whose great hall is its second room, and another below it."""
    rooms = (room(doors="n"), room(2, (0, 1), kind="great_hall", doors="s"))
    rules = {"allow_ascend": True, "level_theme": "standard", "decisions": "anyone"}
    state = game(*heroes, rooms=rooms, here=2, artifacts=("idol",), **{**rules, **options})
    return run(state, ("descend", 1, *(6,) * len(state.living), 1), "exits-n")


@pytest.mark.rule("TD-049")
def test_the_stairs_up_lead_to_the_hall_they_came_from():
    """There and back again: each way a die for a rover, and the rooms are those of before."""
    below = two_levels()
    assert (below.depth, below.here, below.hero(1).room) == (2, 1, 1)
    above = act(below, "ascend", 6).state
    assert (above.depth, above.here, above.room.kind) == (1, 2, "great_hall")
    again = act(above, "descend", 2).state
    assert (again.depth, again.here, len(again.levels)) == (2, 1, 2)
    assert again.room.monster.name == "orcs"


@pytest.mark.rule("TD-049")
def test_the_stairs_up_are_in_the_first_room_of_a_deeper_level():
    top = game(allow_ascend=True)
    assert refusal(top, Ascend()) == "td-error-no-stairs-up"
    assert "ascend" not in menu(top)
    further = run(two_levels(), ("go-n", 1, 6, 1), "exits-n")
    assert refusal(further, Ascend()) == "td-error-no-stairs-up"
    below = two_levels()
    asleep = below.room.with_(monster=monster(asleep=True))
    guarded = below.with_(levels=(below.levels[0], below.level.with_(rooms=(asleep,))))
    assert refusal(guarded, Ascend()) == "td-error-not-clear"


@pytest.mark.rule("TD-049", "HR-024")
def test_the_stairs_up_take_the_whole_party():
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    above = game(rooms=(HALL,), artifacts=("idol",)).level
    apart = game(hero(), hero(seat=2, room=2), rooms=rooms, split_party=True, allow_ascend=True)
    apart = apart.with_(levels=(above, apart.level), depth=2)
    assert refusal(apart, Ascend()) == "td-error-gather"


@pytest.mark.rule("HR-006", "HR-008")
@pytest.mark.parametrize("up", [False, True])
def test_nobody_flees_from_one_level_to_another(up):
    """Whatever room of that number there is on this level, the heroes did not come from it."""
    below = two_levels(flee_original=True)
    if up:
        met = act(below, "ascend", 1).state
    else:
        above = act(below, "ascend", 6).state
        met = act(above, "descend", 1).state
    assert met.fight
    assert refusal(met, Flee()) == "td-error-nowhere-to-run"


@pytest.mark.rule("HR-024")
def test_nobody_goes_home_without_the_others():
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    pair = (hero(), hero(seat=2, room=2))
    apart = game(*pair, rooms=rooms, goal="home", split_party=True)
    assert refusal(apart, GoHome()) == "td-error-gather"
    together = game(hero(), hero(seat=2), rooms=rooms, goal="home", decisions="anyone")
    assert act(together, "go-home").state.ending == "home"
    inside = game(hero(room=2), rooms=rooms, here=2, goal="home")
    assert refusal(inside, GoHome()) == "td-error-no-way-home"
