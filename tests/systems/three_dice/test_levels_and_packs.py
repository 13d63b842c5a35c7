"""Levels by experience that was fought for, and what a pack holds."""

import pytest

from rules.core.dice import ScriptedDice
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Drop, RaiseMaximum, Take
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, menu, refusal, run
from tests.systems.three_dice.tables import fight, game, hero, monster, now, room

PAIR = (room(doors="n"), room(2, (0, 1), doors="s"))


def levels_reached(transition):
    return [event.level for event in transition.events if event.kind == "td-level-reached"]


def earn_one(xp, **options):
    """A hero with so much experience kills a goblin that sneaked in."""
    met = act(game(hero(xp=xp), rooms=PAIR, **options), "go-n", 1).state
    return act(met, "attack-body", 1)


@pytest.mark.rule("TD-038", "TD-040")
@joined(
    ("xp", "level"),
    [(0, None), (48, None), (49, 2), (50, None), (98, None), (99, 3), (149, 4), (199, 5)],
)
def test_every_fiftieth_point_is_a_level(xp, level):
    done = earn_one(xp)
    assert done.state.hero(1).xp == xp + 1
    assert levels_reached(done) == ([level] if level else [])
    assert ("level-body" in menu(done.state)) == bool(level)


@pytest.mark.rule("TD-040", "TD-052")
@pytest.mark.permits("TD-052")
@pytest.mark.parametrize(("xp", "level"), [(0, 1), (49, 1), (50, 2), (99, 2), (100, 3), (120, 3)])
def test_boots_run_as_often_as_the_level_says(xp, level):
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(5)))
    state = game(hero(xp=xp, pack=("boots",), room=2), rooms=rooms, here=2)
    for _ in range(level):
        state = run(state, ("boots", 6), "go-n")
    assert "boots" not in menu(state)


@pytest.mark.rule("HR-002")
@pytest.mark.permits("HR-002")
@pytest.mark.parametrize(
    ("xp", "level"),
    [(48, None), (49, 2), (99, None), (148, None), (149, 3), (199, None), (299, 4), (499, 5)],
)
def test_each_level_may_cost_fifty_more_than_the_last(xp, level):
    done = earn_one(xp, rising_xp=True)
    assert levels_reached(done) == ([level] if level else [])
    assert ("level-body" in menu(done.state)) == bool(level)


@pytest.mark.rule("TD-039")
@pytest.mark.permits("TD-039")
@pytest.mark.parametrize("rising", [False, True])
def test_a_place_worth_two_levels_gives_both(rising):
    """Eight dragons, all their dice counted: 52 points. With 49 that is past 50 and past 100."""
    spoils = Draw(location=6, monsters=(5,) * 8, treasure=6)
    weak = hero((1, 2, 0), most=(5, 3, 4), xp=49)
    others = [hero(seat=seat) for seat in range(2, 9)]
    state = fight(weak, *others, foe=monster(1), spoils=spoils, mp_xp="sum", rising_xp=rising)
    done = act(state, "attack-body", 1)
    assert done.state.hero(1).xp == 101
    assert levels_reached(done)[: 1 if rising else 2] == ([2] if rising else [2, 3])
    first = act(done.state, "level-body").state
    assert now(first) == (6, 3, 4)
    if rising:
        assert refusal(first, RaiseMaximum(attribute="mind")) == "td-error-not-your-turn"
        return
    second = act(first, "level-mind").state
    assert now(second) == (6, 4, 4)
    assert second.hero(1).most == second.hero(1).now
    assert refusal(second, RaiseMaximum(attribute="mind")) == "td-error-not-your-turn"
    assert RULESET.awaiting(second) == tuple(range(2, 9))


@pytest.mark.rule("HR-003", "TD-062")
@joined("loot", ["round_robin", "first", "vote"])
@joined("reset", ["never", "char_level", "both"])
def test_a_level_takes_the_treasure_of_the_same_room_however_it_is_shared(loot, reset):
    """Whoever claims it has it by then: loot comes before experience."""
    spoils = Draw(location=3, monsters=(2,), treasure=4)
    rich = hero(seat=1, xp=45, pack=("sword",))
    state = fight(rich, hero(seat=2), foe=monster(1), spoils=spoils, loot=loot, reset_rewards=reset)
    done = act(state, "attack-body", 1)
    for seat in {"first": (1,), "vote": (1, 2)}.get(loot, ()):
        assert done.state.hero(1).xp == (54 if reset == "never" else 45)
        done = act(done.state, "claim-1", seat=seat)
    assert [one.xp for one in done.state.heroes] == [54, 9]
    assert done.state.hero(1).pack == (("sword", "tome") if reset == "never" else ())
    assert RULESET.awaiting(done.state) == (1,)


@pytest.mark.rule("HR-013: treasures", "HR-013: picked up")
@pytest.mark.permits("HR-013")
@pytest.mark.parametrize("limit", [1, 2, 6, 12])
def test_a_pack_takes_as_many_things_as_are_set_and_leaves_the_rest(limit):
    """Things of all kinds count. Who lays one down can pick another up."""
    mixed = ("potion", "sword", "tome", "scroll", "fragment", "idol") * 2
    nearly = hero(pack=mixed[: limit - 1])
    rules = {"inventory_limit": limit, "drop_and_pickup": True}
    taken = run(game(nearly, **rules), ("go-n", 1, 6, 3), "exits-n")
    assert (len(taken.hero(1).pack), taken.room.floor) == (limit, ())
    left = run(taken, ("go-n", 1, 6, 4), "exits-n")
    assert (len(left.hero(1).pack), left.room.floor) == (limit, ("tome",))
    assert "take-tome" not in menu(left)
    assert refusal(left, Take(item="tome")) == "td-error-pack-full"
    swapped = run(left, "drop-sword", "take-tome")
    assert len(swapped.hero(1).pack) == limit
    assert swapped.room.floor == ("sword",)
    assert refusal(swapped, Take(item="sword")) == "td-error-pack-full"


@pytest.mark.rule("HR-013: treasures")
def test_without_a_number_a_pack_has_no_end():
    loaded = hero(pack=("sword",) * 30)
    assert len(run(game(loaded), ("go-n", 1, 6, 3), "exits-n").hero(1).pack) == 31


@pytest.mark.rule("HR-013: treasures", "HR-013: artifacts")
@joined("loot", ["round_robin", "first", "vote"])
def test_who_is_full_leaves_treasures_and_artifacts_to_a_companion(loot):
    full, light = hero(pack=("sword",) * 6), hero(seat=2, pack=("fragment",) * 4)
    rules = {"inventory_limit": 6, "decisions": "anyone", "loot": loot}
    found = run(game(full, light, **rules), ("go-n", 1, 6, 6, 2), "exits-n")
    assert [len(one.pack) for one in found.heroes] == [6, 5]
    dug = game(full, light, rooms=(room(kind="vault"),), **rules)
    dug = act(dug, "unearth", 1, seat=2).state
    assert [len(one.pack) for one in dug.heroes] == [6, 4]
    assert "idol" in dug.hero(2).pack


@pytest.mark.rule("HR-013: artifacts", "HR-029")
def test_a_full_pack_has_room_for_what_its_fragment_unearths():
    full = hero(pack=("sword",) * 5 + ("fragment",))
    state = game(full, rooms=(room(kind="vault"),), inventory_limit=6)
    dice = ScriptedDice(4)
    dug = RULESET.apply(state, 1, menu(state)["unearth"].action, dice).state
    assert [(roll.sides, roll.reason) for roll in dice.rolls] == [(6, "artifact")]
    assert dug.hero(1).pack == ("sword",) * 5 + ("teleport",)
    assert dug.room.floor == ()


@pytest.mark.rule("HR-014: laid down", "HR-014: picked up")
@pytest.mark.permits("HR-014: laid down", "HR-014: picked up")
def test_what_was_laid_down_lies_there_until_somebody_takes_it():
    company = (hero(pack=("sword", "sword", "idol")), hero(seat=2))
    state = game(*company, rooms=PAIR, drop_and_pickup=True, decisions="anyone")
    laid = run(state, "drop-sword", "drop-idol")
    assert (laid.hero(1).pack, laid.room.floor) == (("sword",), ("sword", "idol"))
    assert refusal(laid, Drop(item="idol")) == "td-error-item-not-owned"
    away = run(laid, ("go-n", 6))
    assert refusal(away, Take(item="sword")) == "td-error-not-here"
    assert not any(option.startswith("take") for option in menu(away))
    back = act(run(away, ("go-s", 6)), "take-idol", seat=2).state
    assert [one.pack for one in back.heroes] == [("sword",), ("idol",)]
    assert back.room.floor == ("sword",)


@pytest.mark.rule("HR-014: laid down", "HR-014: picked up")
def test_without_the_house_rule_nothing_is_laid_down_but_what_lies_there_is_taken():
    state = game(hero(pack=("sword",)), rooms=(room(floor=("potion",)),))
    assert not any(option.startswith("drop") for option in menu(state))
    assert refusal(state, Drop(item="sword")) == "td-error-no-dropping"
    assert act(state, "take-potion").state.hero(1).pack == ("potion", "sword")
