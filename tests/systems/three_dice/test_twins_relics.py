"""Artifacts by chance beside a second, plain implementation: finding, using and counting them."""

import random

import pytest

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.terms import ITEMS
from tests.support.faces import Faces
from tests.support.soak import cases
from tests.systems.three_dice.tables import game, hero
from tests.systems.three_dice.test_twins import same, town
from tests.systems.three_dice.twin_relics import RELICS, Bearer, Relics

GAMES, SOAK_GAMES, STEPS = 10, 1000, 120
KINDS = ("vault", "vault", "temple", "great_hall", "large_room")
LEFT_OUT = ("go-home", "descend")
"""What is not chosen: it ends the game, or begins another map."""


def pair(chance, seat, rules):
    """The same hero twice, of some level, with artifacts of which some were used before."""
    most = [chance.randint(3, 7) for _ in range(3)]
    now = [chance.randint(1, top) for top in most]
    bag = chance.choices((*RELICS, "fragment", "fragment", "scroll"), k=chance.randint(0, 5))
    one = Bearer(seat, now, most, bag, chance.randint(1, 4), rules)
    if rules["inventory_limit"]:
        bag = bag[: rules["inventory_limit"]]
        one = Bearer(seat, now, most, bag, one.level, rules)
    spent = [item for item in RELICS if one.stays(item) and chance.random() < 0.3]
    one.spent.update(spent)
    made = hero(
        tuple(now),
        tuple(most),
        seat=seat,
        pack=tuple(sorted(bag, key=ITEMS.index)),
        spent=tuple(spent),
        xp=50 * one.level - 50 + chance.randint(0, 49),
    )
    return made, one


@pytest.mark.rule("TD-034", "TD-035", "TD-041", "TD-043", "TD-044", "TD-048", "TD-050", "TD-051")
@pytest.mark.rule("TD-052", "TD-053", "TD-054", "TD-055", "TD-062", "TD-066", "TD-071", "TD-073")
@pytest.mark.rule("TD-067", "HR-013", "HR-014", "HR-020", "HR-021")
@pytest.mark.parametrize("seed", cases(GAMES, SOAK_GAMES))
def test_artifacts_and_their_twin(seed):
    chance = random.Random(f"relics {seed}")
    rules = {
        "decisions": chance.choice(["vote", "vote", "leader", "anyone"]),
        "loot": chance.choice(["round_robin", "first", "vote"]),
        "mp_order": chance.choice(["seat", "any"]),
        "artifact_reuse": chance.choice(["single", "per_level"]),
        "boots_by_level": chance.random() < 0.7,
        "one_artifact_per_vault": chance.random() < 0.5,
        "used_artifact_counts": chance.random() < 0.5,
        "inventory_limit": chance.choice([0, 0, 3, 5]),
        "drop_and_pickup": chance.random() < 0.3,
    }
    cells, monsters, bare = town(chance)
    kinds = {number: chance.choice(KINDS) for number in range(1, len(cells) + 1)}
    pairs = [pair(chance, seat, rules) for seat in range(1, chance.randint(1, 4) + 1)]
    undead = chance.random() < 0.5
    rooms = []
    for each in bare:
        kind = kinds[each.number]
        crypt = undead and kind == "vault"
        rooms.append(each.with_(kind="crypt" if crypt else kind))
    state = game(
        *(made for made, _ in pairs),
        rooms=rooms,
        theme="undead" if undead else "standard",
        secret_search=False,
        rover_xp="none",
        **rules,
    )
    twin = Relics([one for _, one in pairs], cells, kinds, monsters, {**rules, "undead": undead})
    dice = Faces(chance)
    for _ in range(STEPS):
        compare(state, twin)
        if not twin.living:
            assert state.ending == "dead"
            return
        seat = chance.choice(twin.awaited())
        offered = {each.id: each.action for each in RULESET.legal_actions(state, seat)}
        assert set(offered) - {"go-home"} == twin.options(seat)
        option = wished(chance, sorted(set(offered) - set(LEFT_OUT)))
        state = RULESET.apply(state, seat, offered[option], dice).state
        left = twin.does(seat, option, [die.face for die in dice.taken()])
        assert left == [], f"{option} rolled more than the rule has dice"


def wished(chance, options):
    """Choose by chance, but often what artifacts are for."""
    rare = [each for each in options if not each.startswith(("go", "attack-", "drop"))]
    boosted = [each for each in options if "+" in each]
    return chance.choice((rare + boosted or options) if chance.random() < 0.4 else options)


def compare(state, twin):
    same(state, twin)
    assert list(RULESET.awaiting(state)) == twin.awaited()
    assert state.here == twin.here
    assert list(state.level.artifacts) == twin.found
    for each in state.level.rooms:
        left = each.monster.hp if each.monster else None
        assert left == twin.monsters.get(each.number)
        assert each.monster is None or each.monster.asleep == (each.number in twin.asleep)
        assert sorted(each.floor) == sorted(twin.floor[each.number].elements())
    for seat, one in twin.heroes.items():
        assert sorted(state.hero(seat).spent) == sorted(one.spent.elements())
