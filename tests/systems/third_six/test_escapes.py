"""Ways out of a fight: past sleepers and by Teleport, and what becomes of those left behind."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Go
from tests.systems.third_six.moves import act, kinds, menu, refusal
from tests.systems.third_six.numbers import foes
from tests.systems.third_six.tables import boss, fight, foe, hero, room, vault

ASLEEP = (foe(asleep=True), foe("goblin", 3, 2, asleep=True))


@pytest.mark.rule("TS-015", "TS-053", "TS-054")
@pytest.mark.parametrize("layout", [1, 6])
def test_a_way_out_that_is_locked_leaves_the_party_among_the_sleepers(layout):
    """Whoever finds a locked door stays outside of it, and so where the foes are."""
    state = fight(hero(shielded=True), hero("rogue", seat=2), foes=ASLEEP)
    found = act(state, "go-n", layout)
    assert kinds(found) == ["ts-vault-found"]
    stuck = found.state
    assert (stuck.here, stuck.level.room(2).kind, foes(stuck)) == (1, "vault", [4, 3])
    assert all(one.asleep for one in stuck.fight.foes)
    assert stuck.hero(1).shielded, "the encounter is not over"
    assert stuck.turn == state.turn + 1
    assert RULESET.awaiting(stuck) == (2,), "the try was the first hero's turn"
    assert refusal(stuck, Go(side=Side.NORTH), seat=2) == "ts-error-locked"
    assert not {"go-n", "force-n", "pick-n", "town"} & menu(stuck, 2).keys()
    away = act(stuck, "go-e", 4, 3, seat=2)
    assert kinds(away)[:2] == ["ts-party-crept", "ts-chamber-found"]
    assert (away.state.here, away.state.fight) == (3, None)
    assert not away.state.hero(1).shielded


@pytest.mark.rule("TS-015")
def test_who_sleeps_behind_many_that_differ_can_be_robbed_and_left():
    """Twelve Ogres before six heroes: the menu of blows is full, the sleeper is the last."""
    ogres = [boss("ogre", number, hp=number) for number in range(1, 7)]
    sleeper = boss("ogre", 7, asleep=True)
    lair = room(2, (3, 1), "s", "stairs")
    crowd = fight(foes=[*ogres, sleeper], bosses=True, hoard=3, rooms=[room(), lair], here=2)
    offered = menu(crowd)
    assert {"steal-7", "go-s"} <= offered.keys()
    assert "steal-1" not in offered
    assert act(crowd, "steal-7", 3, 5).state.coins == 5


@pytest.mark.rule("TS-015", "TS-055")
def test_bosses_that_are_left_asleep_wake_and_what_was_stolen_is_gone():
    lair = room(2, (3, 1), "s", "stairs")
    pair = (boss("ogre", asleep=True, hp=4), boss("ogre", 2, asleep=True))
    state = fight(foes=pair, bosses=True, hoard=3, rooms=[room(), lair], here=2)
    robbed = act(state, "steal-2", 1, 4).state
    away = act(robbed, "go-s", 3).state
    left = away.level.room(2)
    assert [(one.hp, one.asleep, one.robbed) for one in left.guards] == [
        (4, False, False),
        (6, False, True),
    ]
    back = act(away, "go-n")
    assert kinds(back) == ["ts-room-revisited", "ts-bosses-awaited"]
    assert (back.state.fight.hoard, back.state.fight.bosses, foes(back.state)) == (2, True, [4, 6])
    assert "go-s" not in menu(back.state)


@pytest.mark.rule("TS-015", "TS-021")
def test_the_way_past_sleepers_may_lead_into_a_strongroom():
    rooms = [room(), vault(lock=0, entered=False)]
    inside = act(fight(foes=ASLEEP, rooms=rooms), "go-n", 5)
    assert kinds(inside) == ["ts-party-crept", "ts-vault-entered", "ts-coins-found"]
    assert (inside.state.here, inside.state.fight, inside.state.coins) == (2, None, 5)
