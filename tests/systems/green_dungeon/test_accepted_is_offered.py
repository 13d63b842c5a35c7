"""Whatever the rules accept is on offer: nothing is allowed that nobody can reach.

The laws of all games hold the reverse. A room beside is offered by its side and not as a walk, and
who plays alone refuses to pay, or stands, by doing anything else.
"""

from functools import partial

import pytest

from rules.systems.green_dungeon import RULESET, layout
from rules.systems.green_dungeon.actions import Refuse, Stand, Walk
from rules.systems.green_dungeon.party import is_alone
from rules.systems.green_dungeon.phases import with_own_first
from rules.systems.green_dungeon.verbs import BY_ACTION, VERBS
from tests.support.conceivable import asked_by_chance, every, unoffered
from tests.support.soak import cases
from tests.systems.green_dungeon.tables import fight, foe, game, hero

STEPS = 250
TILES, CARDS = range(layout.TILES), range(12)
ACTIONS = tuple(every(BY_ACTION, {"tile": TILES, "card": CARDS, "count": range(4)}))
"""All actions, with all tiles and cards that they could name."""


def conceivable(state):
    """All actions but those that are offered as others."""
    beside = {other for _, other in layout.NEIGHBOURS[state.at]}
    for action in ACTIONS:
        if isinstance(action, Walk) and action.tile in beside:
            continue
        if isinstance(action, Refuse | Stand) and is_alone(state):
            continue
        yield action


def unreachable(state, seat):
    """What is accepted of a seat now, and not on offer."""
    offered = [option.action for option in RULESET.legal_actions(state, seat)]
    now = with_own_first(state, seat)
    return unoffered(conceivable(now), offered, partial(VERBS.forbidden, now, seat))


@pytest.mark.parametrize("seed", cases(4, 80))
def test_whatever_is_accepted_is_offered(seed):
    for state, seat in asked_by_chance(RULESET, seed, 1 + seed % 4, STEPS):
        assert unreachable(state, seat) == []


ABLE = hero(level=3, health=5, magic=5, cards=(0, 2, 5, 6, 8), xp=10)


@pytest.mark.rule("GD-106", "GD-113", "GD-117", "GD-119")
@pytest.mark.parametrize("others", [(), (hero(2),)])
def test_so_it_is_in_a_fight_among_explored_rooms(others):
    around = {"cleared": "C2 C4 D3 B3", "east": "D3 B3"}
    met = fight(ABLE, *others, against=foe("C3", difficulty=9), gold=20, **around)
    for seat in RULESET.awaiting(met):
        assert unreachable(met, seat) == []


@pytest.mark.rule("GD-010", "GD-028", "GD-058", "GD-133")
def test_so_it_is_where_all_rooms_are_cleared():
    names = " ".join(layout.name(tile) for tile in TILES)
    state = game(ABLE, cleared=names, potions_open=True)
    assert unreachable(state, 1) == []
