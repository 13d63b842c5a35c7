"""The autopilot gets out of a level whose way out is barred by what somebody let fall."""

from rules.systems.mkd.actions import Drop, Leave, Take
from rules.systems.mkd_delve.pilot import choose
from tests.systems.mkd.pieces import chest, hero
from tests.systems.mkd_delve.delves import delve, do, hall_and_chamber

OPEN = {"opened": True, "trap": "spent"}


def barred():
    """A Hero with full hands on a cleared level, and an open chest on the entrance's square."""
    someone = hero("brannoc", at=(2, 8), carries=(1, 2))
    chests = (
        chest(0, at=(2, 9), **OPEN),
        chest(1, carrier=someone.id, **OPEN),
        chest(2, kind="c11", carrier=someone.id, **OPEN),
    )
    return delve(hall_and_chamber(), someone, active=someone, chests=chests, grown=True, cleared=1)


def test_a_chest_on_the_way_out_is_carried_off_with_a_hand_freed_for_it():
    situation = barred()
    assert isinstance(choose(situation, 1, "balanced"), Drop)
    for _ in range(12):
        action = choose(situation, 1, "balanced")
        situation = do(situation, action).state
        if situation.ending:
            break
    assert situation.ending == "cleared"
    assert situation.chest(0).gone or situation.chest(0).carrier is not None
    assert isinstance(action, Leave)


def test_a_chest_beside_the_way_out_is_left_alone():
    situation = barred()
    moved = situation.chests[0].with_(at=(1, 9))
    situation = situation.with_(chests=(moved, *situation.chests[1:]))
    assert not isinstance(choose(situation, 1, "balanced"), Drop | Take)
