"""Random games beside a second, plain implementation: both must come to the same."""

import random

import pytest

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.terms import ITEMS
from tests.support.faces import Faces
from tests.support.joined import joined
from tests.support.soak import cases
from tests.systems.three_dice.tables import game, hero, monster, room
from tests.systems.three_dice.twin_groups import STEPS, Groups
from tests.systems.three_dice.twins import Duel, Locks, Melee, Twin

GAMES, SOAK_GAMES = 6, 1000
THINGS = ("sword", "tome", "scroll", "idol", "pendant", "charm", "potion", "key")


def pair(chance, seat, *, pooled=False, things=THINGS):
    """The same hero twice: as the game has it, and as the twin does."""
    most = [chance.randint(1, 6) for _ in range(3)]
    now = [chance.randint(1 if pooled else 0, top) for top in most]
    now = now if any(now) else most
    bag = chance.choices(things, k=chance.randint(0, 5))
    pool_most = chance.randint(1, 12) if pooled else None
    pool = pool_most and chance.randint(1, pool_most)
    pack = tuple(sorted(bag, key=ITEMS.index))
    made = hero(tuple(now), tuple(most), seat=seat, pack=pack, pool=pool, pool_most=pool_most)
    return made, Twin(seat, now, most, bag, pool, pool_most)


def party(chance, size, **more):
    pairs = [pair(chance, seat, **more) for seat in range(1, size + 1)]
    return [made for made, _ in pairs], [twin for _, twin in pairs]


def same(state, twin):
    """Points, hit points, packs and lives agree."""
    for seat, one in twin.heroes.items():
        found = state.hero(seat)
        assert (found.now.body, found.now.mind, found.now.spirit) == tuple(one.now)
        assert (found.pool, found.alive) == (one.pool, one.alive)
        assert sorted(found.pack) == sorted(one.bag.elements())


def beside(state, twin, chance, *, only=(), most=400, meanwhile=None):
    """Play both by chance until the twin awaits nobody; the last state.

    `only` are the beginnings of the options that the twin knows of: all, where none is named.
    `meanwhile` is what may happen between two steps: it returns the state afterwards.
    """
    dice = Faces(chance)
    for _ in range(most):
        state = meanwhile(state) if meanwhile else state
        same(state, twin)
        awaited = [seat for seat in twin.awaited() if twin.options(seat)]
        if not awaited:
            return state
        asked = [seat for seat in RULESET.awaiting(state) if not only or twin.options(seat)]
        assert asked == awaited
        seat = chance.choice(awaited)
        offered = {each.id: each.action for each in RULESET.legal_actions(state, seat)}
        known = {name for name in offered if not only or name.startswith(only)}
        assert known == twin.options(seat)
        option = chance.choice(sorted(known))
        state = RULESET.apply(state, seat, offered[option], dice).state
        left = twin.does(seat, option, [die.face for die in dice.taken()])
        assert left == [], f"{option} rolled more than the rule has dice"
    raise AssertionError("the game never ended")


@pytest.mark.rule("HR-036", "HR-008", "TD-063")
@joined("pooled", [False, True])
@joined("seed", cases(GAMES, SOAK_GAMES))
def test_a_fight_and_its_twin(seed, pooled):
    chance = random.Random(f"melee {seed} {pooled}")
    heroes, twins = party(chance, chance.randint(1, 5), pooled=pooled)
    order, hp = chance.choice(["seat", "any"]), chance.randint(1, 12)
    state = game(
        *(one.with_(room=2, came_from=1) for one in heroes),
        rooms=(room(doors="n"), room(2, (0, 1), doors="s", monster=monster(hp))),
        here=2,
        mp_order=order,
        flee_original=True,
        hp_pool="easy" if pooled else "off",
    )
    twin = Melee(twins, hp, order=order)
    state = beside(state, twin, chance)
    if twin.over == "won":
        assert state.room.monster is None
        assert state.fight is None
    elif twin.over == "dead":
        assert state.ending == "dead"
    else:
        assert state.acting == tuple(twin.living)


@pytest.mark.rule("HR-023")
@joined("pooled", [False, True])
@joined("seed", cases(GAMES, SOAK_GAMES))
def test_a_duel_and_its_twin(seed, pooled):
    chance = random.Random(f"duel {seed} {pooled}")
    heroes, twins = party(chance, 3, pooled=pooled)
    state = game(*heroes, duel=True, hp_pool="easy" if pooled else "off")
    one, other = chance.sample([1, 2, 3], 2)
    for seat, wanted in ((one, f"duel-{other}"), (other, "duel-accept")):
        offered = {each.id: each.action for each in RULESET.legal_actions(state, seat)}
        state = RULESET.apply(state, seat, offered[wanted], Faces(chance)).state
    twin = Duel([twins[one - 1], twins[other - 1]])
    state = beside(state, twin, chance)
    assert state.duel is None
    same(state, Locks([two for two in twins if two.seat not in (one, other)], ""))


@pytest.mark.rule("HR-017")
@joined("seed", cases(GAMES, SOAK_GAMES))
def test_locked_doors_and_their_twin(seed):
    chance = random.Random(f"locks {seed}")
    heroes, twins = party(chance, chance.randint(1, 4), things=("key", "sword", "tome", "charm"))
    sides = chance.sample("NEW", chance.randint(1, 3))
    state = game(
        *heroes, rooms=(room(doors="".join(sides)),), locked_doors=True, decisions="anyone"
    )
    twin = Locks(twins, "".join(sides).lower())
    state = beside(state, twin, chance, only=("unlock", "force"))
    if state.living:
        left = {door.side.value for door in state.room.doors if door.kind == "locked"}
        assert left == twin.locked


@pytest.mark.rule("HR-017")
@joined("seed", cases(GAMES, SOAK_GAMES))
def test_new_doors_are_locked_by_odd_dice(seed):
    """A walk into the unknown: the exits of the new place, but for the way back, by their dice."""
    chance = random.Random(f"new doors {seed}")
    dice = Faces(chance)
    state = game(hero((9, 9, 9)), locked_doors=True, exit_placement="random", secret_search=False)
    walk = next(each.action for each in RULESET.legal_actions(state, 1) if each.id == "go-n")
    state = RULESET.apply(state, 1, walk, dice).state
    fell = [die.face for die in dice.taken() if die.reason == "lock"]
    new = [door for door in state.level.room(2).doors if door.side.value != "s"]
    assert [door.kind for door in new] == ["locked" if die % 2 else "open" for die in fell]


def town(chance):
    """Rooms that touch, with a door between any two that do; some have a monster."""
    cells = [(0, 0)]
    while len(cells) < chance.randint(3, 7):
        x, y = chance.choice(cells)
        dx, dy = chance.choice(list(STEPS.values()))
        if (x + dx, y + dy) not in cells and (x + dx, y + dy) != (0, -1):
            cells.append((x + dx, y + dy))
    lairs = [number for number in range(2, len(cells) + 1) if chance.random() < 0.4]
    monsters = {number: chance.randint(1, 4) for number in lairs}
    rooms = []
    for number, (x, y) in enumerate(cells, start=1):
        doors = "".join(side for side, (dx, dy) in STEPS.items() if (x + dx, y + dy) in cells)
        foe = monster(monsters[number]) if number in monsters else None
        rooms.append(room(number, (x, y), doors=doors, monster=foe))
    return cells, monsters, rooms


@pytest.mark.rule("HR-024", "HR-008")
@joined("flight", [False, True])
@joined("seed", cases(GAMES, SOAK_GAMES))
def test_a_split_party_and_its_twin(seed, flight):
    split_beside(random.Random(f"split {seed} {flight}"), flight=flight)


def split_beside(chance, *, flight, meanwhile=None):
    """Play a split party and its twin; `meanwhile` is what may happen between two steps."""
    cells, monsters, rooms = town(chance)
    heroes, twins = party(chance, chance.randint(2, 5), things=("sword", "tome"))
    twin = Groups(twins, cells, monsters)
    state = game(
        *heroes,
        rooms=rooms,
        split_party=True,
        secret_search=False,
        rover_xp="none",
        flee_original=flight,
    )
    dice = Faces(chance)
    for _ in range(250):
        state = meanwhile(state, twin) if meanwhile else state
        same(state, twin)
        if not twin.living:
            assert state.ending == "dead"
            return
        assert (list(state.acting), state.here) == (twin.acting, twin.here)
        assert {one.seat: one.room for one in state.living} == {
            seat: twin.at[seat] for seat in twin.living
        }
        living = {each.number: each.monster.hp for each in state.level.rooms if each.monster}
        assert living == twin.monsters
        assert list(RULESET.awaiting(state)) == twin.awaited()
        seat = chance.choice(twin.awaited())
        offered = {each.id: each.action for each in RULESET.legal_actions(state, seat)}
        known = {name for name in offered if not name.startswith(("take", "go-home"))}
        assert known == twin.options(seat) - (set() if flight else {"flee"})
        option = chance.choice(sorted(known))
        state = RULESET.apply(state, seat, offered[option], dice).state
        left = twin.does(seat, option, [die.face for die in dice.taken()])
        assert left == [], f"{option} rolled more than the rule has dice"
