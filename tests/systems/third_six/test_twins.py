"""Fights of 3RD6 by chance beside a second, plain implementation: both must come to the same."""

import random
from collections import Counter

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.systems.third_six import RULESET
from rules.systems.third_six.terms import ITEMS, SPELLS
from tests.support.faces import Faces
from tests.support.joined import joined
from tests.support.moves import NAMES
from tests.support.soak import cases
from tests.systems.third_six.tables import fight, foe, hero, room
from tests.systems.third_six.twin_fighters import KINDS, MET, Fighter, Foe
from tests.systems.third_six.twin_fights import Brawl

GAMES, SOAK_GAMES = 16, 1000
BOSSES = (("mummy", 5), ("ogre", 6), ("vampire", 8), ("dragon", 12))
PENDANTS = ("topaz", "amethyst", "sapphire")


def pair(chance, seat):
    """The same hero twice: as the game has it, and as the twin does."""
    calling = chance.choice(list(KINDS))
    one = Fighter(seat, KINDS[calling], chance.randint(2, 20), chance.randint(1, 6))
    one.hp, one.mnd = chance.randint(1, one.hp_most), chance.randint(0, one.mnd_most)
    if KINDS[calling].spells:
        one.spells = set(chance.sample(SPELLS, chance.randint(1, 4)))
    one.pendants = chance.choices(PENDANTS, k=chance.choice([0, 0, 0, 1, 2]))
    one.shield = chance.random() < 0.1
    made = hero(
        calling,
        seat,
        one.hp,
        one.mnd,
        hp_most=one.hp_most,
        mnd_most=one.mnd_most,
        spells=tuple(sorted(one.spells, key=SPELLS.index)),
        pendants=tuple(one.pendants),
        shielded=one.shield,
    )
    return made, one


def opponents(chance, size, *, bosses):
    name, hp = chance.choice(BOSSES if bosses else list(MET.values()))
    many = chance.randint(1, 2) if bosses else size
    drinks = name == "vampire"
    both = [(foe(name, hp, number), Foe(number, name, hp, drinks)) for number in range(1, many + 1)]
    return [made for made, _ in both], [twin for _, twin in both]


def same(state, twin):
    assert twin.over or list(RULESET.awaiting(state)) == twin.awaited()
    for seat, one in twin.heroes.items():
        found = state.hero(seat)
        assert (found.calling, found.alive) == (one.kind and one.kind.name, one.alive)
        assert found.spells_due == one.due
        assert (found.hp, found.hp_most) == (one.hp, one.hp_most)
        assert (found.mnd, found.mnd_most) == (one.mnd, one.mnd_most)
        assert (set(found.spells), found.shielded) == (one.spells, one.shield)
        assert sorted(found.pendants) == sorted(one.pendants)
    assert len(state.heroes) == len(twin.heroes)
    assert Counter(state.bag) == +twin.bag
    assert (state.coins, state.here) == (twin.coins, twin.here)
    if state.fight and not twin.over:
        foes = [(each.monster, each.hp, each.asleep, each.robbed) for each in state.fight.foes]
        assert foes == [each.look() for each in twin.foes]
        assert (state.fight.bosses, state.fight.hoard) == (twin.bosses, twin.hoard)


def late(chance, state, twin):
    """Somebody comes late, for which no die is rolled."""
    seat = chance.choice([each for each in range(1, 7) if each not in twin.heroes])
    twin.joins(seat)
    return RULESET.join(state, SeatInfo(seat=seat, name=NAMES[seat - 1]), ScriptedDice()).state


@pytest.mark.rule("TS-004", "TS-005", "TS-007", "TS-015", "TS-016", "TS-019", "TS-020", "TS-035")
@pytest.mark.rule("TS-038", "TS-039", "TS-040", "TS-041", "TS-044", "TS-047", "TS-048", "TS-053")
@joined("order", ["seat", "any"])
@joined("bosses", [False, True])
@joined("seed", cases(GAMES // 2, SOAK_GAMES))
def test_a_fight_and_its_twin(seed, bosses, order):
    chance = random.Random(f"fight {seed} {bosses} {order}")
    size = chance.randint(1, 5)
    pairs = [pair(chance, seat) for seat in sorted(chance.sample(range(1, 7), size))]
    made, foes = opponents(chance, size, bosses=bosses)
    hoard = chance.randint(1, 4) if bosses else 0
    bag = chance.choices(ITEMS, k=chance.randint(0, 6))
    rules = {
        "order": order,
        "decisions": chance.choice(["vote", "leader", "anyone"]),
        "mnd_attack": chance.choice(["modify", "modify", "reroll"]),
        "fallen_limit": chance.choice(["all", "half"]),
        "foe_count": chance.choice(["per_hero", "one"]),
        "start_level": chance.randint(1, 3),
        "first_level_bonus": chance.random() < 0.8,
        "start_spells": chance.choice(["choose", "random"]),
        "scroll_readable_by_all": chance.random() < 0.7,
    }
    state = fight(
        *(one for one, _ in pairs),
        foes=made,
        bosses=bosses,
        hoard=hoard,
        rooms=[room(exits="n"), room(2, (3, 1), "s", "stairs" if bosses else "chamber")],
        here=2,
        bag=tuple(sorted(bag, key=ITEMS.index)),
        **rules,
    )
    twins = [one for _, one in pairs]
    tables = {"classes": KINDS, "met": MET}
    twin = Brawl(twins, foes, bag, {**rules, **tables}, bosses=bosses, hoard=hoard)
    dice = Faces(chance)
    for _ in range(400):
        same(state, twin)
        if twin.over:
            assert state.fight is None
            assert bool(state.ending) == (twin.over == "lost")
            return
        if len(twin.heroes) < 6 and chance.random() < 0.03:
            state = late(chance, state, twin)
            same(state, twin)
        seat = chance.choice(twin.awaited())
        offered = {each.id: each.action for each in RULESET.legal_actions(state, seat)}
        assert set(offered) == twin.options(seat)
        # In town the twin of a fight has nothing to tell.
        option = chance.choice(sorted(set(offered) - {"town"}))
        state = RULESET.apply(state, seat, offered[option], dice).state
        left = twin.does(seat, option, [die.face for die in dice.taken()])
        assert left == [], f"{option} rolled more than the rule has dice"
    raise AssertionError("the fight never ended")
