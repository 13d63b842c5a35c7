"""Whatever the rules accept in a delve is on offer, above all what is done with people below.

The laws of all games hold the reverse; what Heroes can do to Monsters is looked for in adventures.
"""

import pytest

from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import N
from rules.systems.mkd.tasks import AskGuard, AskOffer
from rules.systems.mkd.turns import situation
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.menu import VERBS
from tests.support.chance import random_options
from tests.support.conceivable import every, unoffered
from tests.support.joined import joined
from tests.support.playing import played
from tests.support.soak import SOAK, cases
from tests.systems.mkd.pieces import chest, hero, marker
from tests.systems.mkd_delve.delves import hall_and_chamber
from tests.systems.mkd_delve.people import WAY_IN, below, met, person, prisoner

STEPS, BETWEEN = (300, 11) if SOAK else (200, 29)
KINDS = (
    actions.Answer, actions.Choose, actions.Check, actions.Disarm, actions.Give, actions.Lead,
    actions.Appoint, actions.Begin, actions.Finish, actions.End, actions.Leave, actions.UseStairs,
    actions.Trigger, actions.Release, actions.Travel, actions.OpenChest, actions.Take,
    actions.UseItem, actions.OpenDoor, actions.CloseDoor, actions.ShootDoor, actions.Capture,
    actions.Steal,
)  # fmt: skip


def conceivable(state):
    """What could be done with people, things, doors and ways, each with all that it could name."""
    figures = [figure.id for figure in state.figures]
    squares = sorted(board_of(state.site).ground)
    none = [None]
    return every(KINDS, {
        "Check.chest": none, "Check.door": none, "Disarm.chest": none, "Disarm.door": none,
        "Give.to": figures, "Lead.figure": [None, *figures], "Lead.to": [None, *squares],
        "Leave.figure": [None, *figures], "Travel.to": [None, *squares],
        "figure": figures, "guard": figures, "target": figures,
        "chest": [each.number for each in state.chests],
        "door": range(len(state.site.doors)),
    })  # fmt: skip


def unreachable(state, seat):
    """What is accepted of a seat now, and not on offer."""
    offered = [option.action for option in RULESET.legal_actions(state, seat)]
    now = situation(state, seat)
    return unoffered(
        conceivable(state), offered, lambda each: VERBS.forbidden_when(state, seat, each, now)
    )


@pytest.mark.parametrize("seed", cases(4, 40))
def test_whatever_is_accepted_is_offered(seed):
    options = random_options(RULESET, seed, 2)
    stance = (None, "bold")[seed % 2]
    for moment in list(played(RULESET, options, 2, seed, STEPS, stance=stance))[::BETWEEN]:
        if moment.state.part == "setup":
            continue
        for seat in RULESET.awaiting(moment.state):
            assert unreachable(moment.state, seat) == []


def company():
    """A bodyguard with a treasure among somebody in bonds, a hostage, a hunter and a criminal."""
    one = hero("brannoc", at=(2, 3), facing=N, carries=(0,))
    other, far = hero("ysolde", at=(3, 4)), hero("maelle", where="waiting")
    bound, charge = prisoner("n_squire", (1, 3)), person("n_lamplighter", (3, 3), "charge")
    hunter, outlaw = person("n_poacher", (2, 2), "hiding"), person("n_outlaw", (1, 2), "outlaw")
    about = [
        met(bound, "rescue", bonds="darts"),
        met(charge, "escort", guard=one.id),
        met(hunter, "hunt", record=5, wanted=0, tried=(0,)),
        met(outlaw, "bounty"),
    ]
    have = (chest(0, "c10", carrier=one.id, opened=True, trap="spent"),)
    people = (one, other, far, bound, charge, hunter, outlaw)
    return people, {"about": about, "chests": have}


@pytest.mark.rule("RG-067", "RG-074", "RG-090", "RG-098")
def test_so_it_is_among_people_of_every_mission():
    people, more = company()
    acting = below(*people, active=people[0], points=12, **more)
    assert unreachable(acting, 1) == []
    assert unreachable(acting.with_(activation=None), 1) == []


@pytest.mark.rule("RG-074", "RG-076", "RG-082")
def test_so_it_is_where_something_is_asked():
    people, more = company()
    heroes = tuple(each.id for each in people[:3])
    for question in (
        AskOffer(seats=(1,), figure=people[5].id, about="hunt"),
        AskGuard(seats=(1,), figure=people[4].id, figures=heroes),
    ):
        state = below(*people, active=people[0], agenda=(question,), **more)
        assert unreachable(state, 1) == []
        assert RULESET.legal_actions(state, 1)


@pytest.mark.rule("RG-055", "RG-056: who wants it")
@joined("kind", ["teleport", "vortex", "stairs"])
def test_so_it_is_on_devices_and_stairs_and_at_the_way_out(kind):
    where = hall_and_chamber(markers=[marker(kind, (2, 3)), marker("teleport", (0, 0))])
    for at in ((2, 3), WAY_IN):
        one = hero("brannoc", at=at)
        state = below(one, active=one, where=where, levels="3", grown=True, cleared=1)
        assert unreachable(state, 1) == []
