"""Ways out of a fight: past sleepers and by Teleport, and what becomes of those left behind."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Ascend, Descend, Go, GoToTown
from rules.systems.third_six.state import Level
from tests.systems.third_six.moves import act, kinds, menu, refusal, run
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
    assert not {"go-n", "force-n", "pick-n"} & menu(stuck, 2).keys()
    away = act(stuck, "go-e", 4, 3, seat=2)
    assert kinds(away)[:2] == ["ts-party-crept", "ts-chamber-found"]
    assert (away.state.here, away.state.fight) == (3, None)
    assert not away.state.hero(1).shielded


def sheets():
    """A level whose stairs nobody guards any more, and the entrance of the one below."""
    return (Level(rooms=(room(), room(2, (3, 1), "s", "stairs"))), Level(rooms=(room(),)))


@pytest.mark.rule("TS-015", "TS-049", "TS-053")
@pytest.mark.permits("TS-015", "TS-053")
def test_from_the_entrance_the_way_past_sleepers_leads_to_town():
    """Every door is locked; to town the party can go all the same, and it lies as it was."""
    company = (hero("wizard", spells=("sleep",)), hero(seat=2))
    locked = [room(exits="n"), vault()]
    awake = fight(*company, foes=(foe(), foe(number=2)), rooms=locked)
    assert refusal(awake, GoToTown()) == "ts-error-foes-bar"
    asleep = act(awake, "cast-sleep").state
    away = act(asleep, "town", seat=2)
    assert kinds(away) == ["ts-party-crept", "ts-town-entered"]
    assert (away.state.place, away.state.fight) == ("town", None)
    back = act(act(away.state, "return").state, "return", seat=2).state
    assert (back.place, back.here, back.fight) == ("dungeon", 1, None)


@pytest.mark.rule("TS-015", "TS-053")
@pytest.mark.permits("TS-015", "TS-053")
def test_the_way_past_sleepers_leads_upstairs():
    state = fight(hero(level=2), foes=ASLEEP, levels=sheets(), depth=2)
    up = act(state, "ascend", 3)
    assert kinds(up)[:2] == ["ts-party-crept", "ts-level-regained"]
    assert (up.state.depth, up.state.here, up.state.fight) == (1, 2, None)
    awake = fight(hero(level=2), levels=sheets(), depth=2)
    assert refusal(awake, Ascend()) == "ts-error-foes-bar"


@pytest.mark.rule("TS-015", "TS-055")
@pytest.mark.permits("TS-015", "TS-055")
def test_the_way_past_sleepers_leads_downstairs_once_their_bosses_are_dead():
    down = act(fight(hero(level=2), foes=ASLEEP, levels=sheets(), here=2), "descend", 3)
    assert kinds(down)[:2] == ["ts-party-crept", "ts-level-descended"]
    assert (down.state.depth, down.state.here, down.state.fight) == (2, 1, None)
    guarded = fight(foes=(boss(asleep=True),), bosses=True, levels=sheets(), here=2)
    assert "descend" not in menu(guarded)
    assert refusal(guarded, Descend()) == "ts-error-guarded"


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


@pytest.mark.rule("TS-004", "TS-015")
@pytest.mark.permits("TS-004", "TS-015")
@pytest.mark.parametrize("number", range(1, 13))
def test_each_of_twelve_that_differ_can_be_attacked(number):
    """Six buttons, and a list that attacks and thefts share; whoever is struck awakes."""
    ogres = [boss("ogre", n, hp=n) for n in range(1, 7)]
    sleepers = [boss("ogre", n, hp=n - 6, asleep=True) for n in range(7, 13)]
    crowd = fight(foes=[*ogres, *sleepers], bosses=True, hoard=3)
    offered = menu(crowd)
    assert offered[f"attack-{number}"].group == ("" if number <= 6 else "ts-foe")
    struck = act(crowd, f"attack-{number}", 1).state.fight
    left = {one.number: (one.hp, one.asleep) for one in struck.foes}
    points = (number - 1) % 6 + 1
    assert left.get(number) == ((points - 2, False) if points > 2 else None)


@pytest.mark.rule("TS-020")
@pytest.mark.permits("TS-020")
@pytest.mark.parametrize("last", [1, 6, 12])
def test_fire_reaches_each_of_twelve_in_any_share(last):
    """Too many shares for one list: all or a point at a time, and so any number of points."""
    dragons = [boss("dragon", n, hp=10 * n) for n in range(1, 13)]
    mage = hero("wizard", spells=("fireball",))
    fire = act(fight(mage, foes=dragons, bosses=True), "cast-fireball", 6).state
    assert len(menu(fire)) <= 25
    whole = act(fire, f"burn-{last}-6").state.fight.foes
    assert {one.number: 10 * one.number - one.hp for one in whole if one.hp % 10} == {last: 6}
    parts = run(fire, *["burn-12-1"] * 2, f"burn-{last}-1", *["burn-11-1"] * 3).fight.foes
    lost = {one.number: 10 * one.number - one.hp for one in parts if one.hp % 10}
    assert lost == ({12: 3, 11: 3} if last == 12 else {12: 2, last: 1, 11: 3})


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
