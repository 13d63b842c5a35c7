"""Whatever the rules accept is on offer: nothing is allowed that nobody can reach.

The laws of all games hold the reverse. Foes that do not differ stand for each other, and where a
leader has something done that any companion can do, one of them is offered.
"""

from functools import cache, partial
from itertools import combinations

import pytest

from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Burn, Cast, LearnSpell, PickLock, ReadScroll
from rules.systems.third_six.spells import LIST_LENGTH
from rules.systems.third_six.terms import CALLINGS, ITEMS
from rules.systems.third_six.verbs import BY_ACTION, VERBS
from tests.support.conceivable import asked_by_chance, every, seats_of, unoffered
from tests.support.soak import cases
from tests.systems.third_six.moves import act, menu
from tests.systems.third_six.tables import boss, fight, game, hero, room, town, vault

STEPS = 200
ANYBODYS = (PickLock, Cast, ReadScroll, LearnSpell)


@cache
def conceivable(seats, foes):
    """All actions, with all foes, companions and sides that they could name."""
    return tuple(every(BY_ACTION, {
        "calling": CALLINGS,
        "CloseExits.sides": [each for n in range(4) for each in combinations("nesw", n)],
        "foe": foes or [1],
        "points": range(1, 7),
        "times": range(1, 7),
        "seat": seats,
        "hero": [None, *seats],
        "by": [None, *seats],
    }))  # fmt: skip


def kept(state, action):
    """An action as it is offered: on the first of several foes alike, by whoever can do it."""
    number = getattr(action, "foe", None)
    foe = state.fight.foe(number) if number and state.fight else None
    if foe is not None:
        alike = [each for each in state.fight.foes if each.with_(number=number) == foe]
        action = action.with_(foe=alike[0].number)
    if isinstance(action, ANYBODYS) and getattr(action, "spell", "") != "shield":
        return action.with_(by=None)
    return action


def unreachable(state, seat):
    """What is accepted of a seat now, and not on offer; fire can be given point by point."""
    offered = [option.action for option in RULESET.legal_actions(state, seat)]
    forbids = partial(VERBS.forbidden, state, seat)
    foes = tuple(foe.number for foe in state.fight.foes) if state.fight else ()
    wanted = conceivable(tuple(seats_of(state)), foes)
    missing = unoffered(wanted, offered, forbids, partial(kept, state))
    points = {each.foe for each in offered if isinstance(each, Burn) and each.points == 1}
    return [
        each for each in missing if not (isinstance(each, Burn) and kept(state, each).foe in points)
    ]


@pytest.mark.parametrize("seed", cases(4, 60))
def test_whatever_is_accepted_is_offered(seed):
    for state, seat in asked_by_chance(RULESET, seed, (1, 2, 3, 6)[seed % 4], STEPS):
        assert unreachable(state, seat) == []


COMPANY = (
    hero("wizard", hp_most=40, mnd_most=9, level=3, spells=("heal", "unlock", "shield", "sleep")),
    hero("rogue", seat=2, hp_most=40, mnd_most=9),
    hero("elf", seat=3, level=3, hp_most=40, mnd_most=9, spells=("fireball", "teleport")),
)
DOORS = [room(exits="ne"), vault(), vault(3, (4, 0), "w")]


@pytest.mark.rule("TS-008", "TS-014", "TS-047", "TS-057", "TS-059")
@pytest.mark.parametrize("decisions", ["vote", "leader", "anyone"])
@pytest.mark.parametrize("where", [game, town])
def test_so_it_is_with_everything_in_the_bag(where, decisions):
    fallen = hero(seat=4, hp=0, hp_most=9, alive=False)
    state = where(*COMPANY, fallen, rooms=DOORS, bag=ITEMS, coins=500, decisions=decisions)
    for seat in RULESET.awaiting(state):
        assert unreachable(state, seat) == []


@pytest.mark.rule("TS-004", "TS-015", "TS-020")
def test_so_it_is_before_twelve_foes_that_differ():
    ogres = [boss("ogre", n, hp=n) for n in range(1, 7)]
    sleepers = [boss("ogre", n, hp=n - 6, asleep=True) for n in range(7, 13)]
    crowd = fight(*COMPANY, foes=[*ogres, *sleepers], bosses=True, hoard=3, bag=ITEMS)
    assert unreachable(crowd, 1) == []
    third = crowd.with_(fight=crowd.fight.with_(acted=(1, 2)))
    burning = act(third, "cast-fireball", 6, seat=3).state
    assert len(menu(burning, 3)) <= LIST_LENGTH
    assert unreachable(burning, 3) == []
