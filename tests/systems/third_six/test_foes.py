"""Who is met."""

import pytest

from rules.systems.third_six.state import ThirdSixState
from tests.support.joined import joined
from tests.systems.third_six.bosses import LATER, POINTS, PRINTED
from tests.systems.third_six.moves import act, kinds, run
from tests.systems.third_six.numbers import foes, hp, mnd
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room

ROOMS = [room(), room(2, (3, 1), "ns")]


def walk(*heroes, faces, **options):
    """A party of any size goes from one room to the next, led by one."""
    state = game(*heroes, rooms=ROOMS, here=2, decisions="leader", **options)
    return act(state, "go-s", *faces)


@pytest.mark.rule("TS-033")
@joined(
    ("die", "monster", "points"),
    [(1, "orc", 4), (2, "goblin", 3), (5, "zombie", 2), (6, "skeleton", 1)],
)
def test_the_table_of_foes(die, monster, points):
    met = walk(hero(), faces=[die]).state.fight.foes
    assert [(one.monster, one.hp, one.most) for one in met] == [(monster, points, points)]


@pytest.mark.rule("TS-033", "TS-034")
@pytest.mark.parametrize("die", [3, 4])
def test_where_nobody_is_everybody_recovers(die):
    company = (
        hero(hp_most=30, mnd_most=30),
        hero(seat=2),
        hero(seat=3, hp=0, hp_most=9, alive=False),
    )
    met = walk(*company, faces=[die]).state
    assert met.fight is None
    assert (hp(met), mnd(met)) == (21, 5)
    assert (hp(met, 2), mnd(met, 2)) == (20, 4)
    assert hp(met, 3) == 0


@pytest.mark.rule("TS-035")
def test_one_foe_for_each_living_hero():
    three = [hero(seat=seat) for seat in (1, 2, 3)]
    assert foes(walk(*three, faces=[1]).state) == [4, 4, 4]
    dead = hero(seat=4, hp=0, hp_most=9, alive=False)
    assert foes(walk(*three, dead, faces=[1]).state) == [4, 4, 4]
    assert foes(walk(*three, faces=[1], foe_count="one").state) == [4]


def stairs(die, *heroes, **options):
    company = heroes or (hero(level=2),)
    state = game(*company, rooms=ROOMS, here=2, decisions="leader", **options)
    return act(state, "go-n", 6, die).state


@pytest.mark.rule("TS-036", "TS-037")
@joined("die", range(1, 7))
def test_the_table_of_bosses(die):
    monster, count, treasures = PRINTED[die - 1]
    state = stairs(die)
    assert [one.monster for one in state.fight.foes] == [monster] * count
    assert foes(state) == [POINTS[monster]] * count
    assert (state.fight.bosses, state.fight.hoard) == (True, treasures)


@pytest.mark.rule("TS-056", "HR-035")
@joined("die", range(1, 7))
def test_the_authors_later_bosses(die):
    monster, count, treasures = LATER[die - 1]
    state = stairs(die, boss_table="alt")
    assert [one.monster for one in state.fight.foes] == [monster] * count
    assert foes(state) == [POINTS[monster]] * count
    assert state.fight.hoard == treasures


@pytest.mark.rule("TS-036")
@joined(("size", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_larger_parties_may_meet_more(size, count):
    company = [hero(seat=seat, level=2) for seat in range(1, size + 1)]
    more = stairs(3, *company, boss_scaling="per_two_heroes")
    assert foes(more) == [6] * count
    assert more.fight.hoard == 2 * count
    assert foes(stairs(3, *company)) == [6]
    most = stairs(3, *company, boss_scaling="per_hero")
    assert foes(most) == [6] * size
    assert most.fight.hoard == 2 * size


@pytest.mark.rule("TS-041")
def test_each_foe_is_a_treasure_roll():
    state = fight(foes=[foe(hp=1), foe(hp=1, number=2)])
    first = act(state, "attack-1", 1, 4).state
    assert first.coins == 4
    second = act(first, "attack-2", 1, 5)
    assert second.state.coins == 9
    assert kinds(second)[-2:] == ["ts-foe-slain", "ts-coins-found"]


def test_the_goal_of_a_slain_dragon_ends_the_game_and_is_read_back():
    rooms = [room(), room(2, (3, 1), "s", "stairs")]
    foes = [boss("dragon", hp=1)]
    state = fight(foes=foes, bosses=True, rooms=rooms, here=2, goal="dragon")
    won = act(state, "attack-1", 1).state
    assert won.ending == "dragon"
    assert ThirdSixState.model_validate_json(won.model_dump_json()) == won


@pytest.mark.rule("TS-041")
def test_a_dragon_guards_five_treasures():
    rooms = [room(), room(2, (3, 1), "s", "stairs")]
    state = fight(foes=[boss("dragon", hp=1)], bosses=True, hoard=5, rooms=rooms, here=2)
    done = act(state, "attack-1", 1, 2, 3, 4, 5, 1)
    won = done.state
    assert won.coins == 14
    assert won.dragons_slain == 1
    (coins,) = [event for event in done.events if event.kind == "ts-coins-found"]
    assert (coins.coins, coins.source.key) == (14, "ts-source-hoard")


@pytest.mark.rule("TS-048")
def test_every_return_is_a_check():
    state = game(rooms=ROOMS, here=2)
    there = act(state, "go-s", 3).state
    again = run(there, ("go-n", 4), ("go-s", 3), ("go-n", 6))
    assert foes(again) == [1]
