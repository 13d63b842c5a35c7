"""Whatever the rules accept is on offer: nothing is allowed that nobody can reach.

The laws of all games hold the reverse.
"""

from functools import partial
from itertools import combinations, permutations

import pytest

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.content import TABLES
from rules.systems.three_dice.terms import ATTRIBUTES, ITEMS
from rules.systems.three_dice.verbs import BY_ACTION, VERBS
from tests.support.conceivable import asked_by_chance, every, seats_of, unoffered
from tests.support.soak import cases
from tests.systems.three_dice.moves import act
from tests.systems.three_dice.tables import game, hero, room

STEPS = 200


def conceivable(state, seat):
    """All actions, with all dice, attributes, rooms and things that they could name.

    A potion for two attributes of which one is full is the same as one for the other alone.
    """
    lacking = [each for each in ATTRIBUTES if state.hero(seat).lacks(each)]
    rooms = range(1, len(state.level.rooms) + 1)
    faces = {order for one in state.heroes for order in permutations(one.unassigned)}
    return every(BY_ACTION, {
        "Assign.faces": faces or [(1, 2, 3)],
        "Attack.boosters": [each for n in range(4) for each in combinations(BOOSTERS, n)],
        "ChooseTheme.theme": TABLES,
        "Drink.attributes": [each for n in range(3) for each in combinations(lacking, n)],
        "PlaceExits.sides": [each for n in range(5) for each in combinations("nesw", n)],
        "Search.numbers": combinations(range(1, 7), 3),
        "item": ITEMS,
        "room": rooms,
        "seat": seats_of(state),
    })  # fmt: skip


BOOSTERS = ("scroll", "idol", "pendant")


def unreachable(state, seat):
    """What is accepted of a seat now, and not on offer."""
    offered = [option.action for option in RULESET.legal_actions(state, seat)]
    forbids = partial(VERBS.forbidden, state, seat)
    return unoffered(conceivable(state, seat), offered, forbids)


@pytest.mark.parametrize("seed", cases(4, 60))
def test_whatever_is_accepted_is_offered(seed):
    for state, seat in asked_by_chance(RULESET, seed, 1 + seed % 4, STEPS):
        assert unreachable(state, seat) == []


@pytest.mark.rule("TD-044", "TD-053")
def test_so_it_is_on_a_level_of_any_size():
    """All that heroes could carry, in the middle of forty temples."""
    rooms = tuple(room(n + 1, (0, n), kind="temple", doors="ns") for n in range(40))
    laden = hero((3, 3, 3), most=(5, 5, 5), pack=ITEMS)
    more = {"temple_rest": True, "drop_and_pickup": True, "duel": True, "allow_ascend": True}
    state = game(laden, hero(seat=2), rooms=rooms, here=20, decisions="anyone", **more)
    assert unreachable(state, 1) == []
    assert act(state, "teleport-1", 6).state.here == 1
