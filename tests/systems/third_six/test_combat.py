"""Attacks on foes: hits, misses, MND, rounds, death, and no way out."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import (
    AcceptMiss,
    Attack,
    Descend,
    Go,
    GoToTown,
    Modify,
    Pass,
    Reroll,
)
from tests.support.joined import joined
from tests.systems.third_six.moves import act, kinds, menu, refusal
from tests.systems.third_six.numbers import foes, hp, mnd
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room


@pytest.mark.rule("TS-004")
@joined("die", [1, 2, 3])
def test_dex_or_less_hits_for_str(die):
    assert foes(act(fight(foes=[foe(hp=4)]), "attack-1", die).state) == [2]
    assert foes(act(fight(hero("wizard"), foes=[foe(hp=4)]), "attack-1", die).state) == [3]


@pytest.mark.rule("TS-005")
@joined(("die", "loss"), [(4, 1), (5, 2), (6, 3)])
def test_a_miss_costs_what_the_die_has_over_dex(die, loss):
    missed = act(fight(hero(mnd=0)), "attack-1", die).state
    assert hp(missed) == 20 - loss
    assert foes(missed) == [4]


@pytest.mark.rule("TS-006")
def test_no_face_hits_or_misses_by_itself():
    sure = hero("rogue", pendants=("amethyst",), mnd=0)
    assert foes(act(fight(sure, foes=[foe(hp=9)]), "attack-1", 5).state) == [8]
    never = fight(sure, foes=[foe(hp=9)])
    assert foes(act(never, "attack-1", 6).state) == [9]
    assert hp(act(never, "attack-1", 6).state) == 19


@pytest.mark.rule("TS-007", "HR-034")
@pytest.mark.permits("TS-007")
@pytest.mark.parametrize(
    ("calling", "cost"), [("barbarian", 1), ("rogue", 1), ("elf", 1), ("dwarf", 2), ("wizard", 2)]
)
def test_mnd_lowers_the_die(calling, cost):
    dex = 4 if calling in ("rogue", "elf") else 3
    asked = act(fight(hero(calling, mnd=6), foes=[foe(hp=9)]), "attack-1", dex + 2).state
    assert set(menu(asked)) == {"modify-2", "modify-1", "accept"}
    better = act(asked, "modify-1").state
    assert (hp(better), mnd(better), foes(better)) == (19, 6 - cost, [9])
    hit = act(asked, "modify-2").state
    assert (hp(hit), mnd(hit)) == (20, 6 - 2 * cost)
    assert foes(hit) < [9]


@pytest.mark.rule("TS-007", "HR-034")
def test_mnd_that_is_not_there_cannot_be_paid():
    asked = act(fight(hero("dwarf", mnd=3)), "attack-1", 6).state
    assert set(menu(asked)) == {"modify-1", "accept"}
    assert refusal(asked, Modify(times=2)) == "ts-error-modify"
    assert refusal(asked, Reroll()) == "ts-error-no-rerolling"
    assert foes(act(fight(hero("dwarf", mnd=1)), "attack-1", 6).state) == [4]


@pytest.mark.rule("TS-007")
@pytest.mark.permits("TS-007")
def test_by_the_first_wording_mnd_rolls_again():
    asked = act(fight(hero(mnd=2), mnd_attack="reroll"), "attack-1", 6).state
    assert set(menu(asked)) == {"reroll", "accept"}
    assert refusal(asked, Modify(times=1)) == "ts-error-no-modifying"
    again = act(asked, "reroll", 5).state
    assert mnd(again) == 1
    assert foes(act(again, "reroll", 3).state) == [2]
    last = act(again, "reroll", 4).state
    assert (hp(last), mnd(last)) == (19, 0)


@pytest.mark.rule("TS-038")
def test_a_vampire_drinks_what_its_attacker_loses():
    vampire = boss("vampire", hp=6)
    fed = act(fight(hero(mnd=0), foes=[vampire], bosses=True), "attack-1", 6)
    assert foes(fed.state) == [8]
    assert "ts-foe-fed" in kinds(fed)
    full = act(fight(hero(mnd=0), foes=[boss("vampire")], bosses=True), "attack-1", 6)
    assert foes(full.state) == [8]
    other = fight(hero(mnd=0), foes=[boss("mummy", hp=2)], bosses=True)
    assert foes(act(other, "attack-1", 6).state) == [2]


@pytest.mark.rule("TS-052")
def test_without_hit_points_a_hero_is_dead():
    last = act(fight(hero(hp=2, mnd=0)), "attack-1", 6)
    assert not last.state.hero(1).alive
    assert hp(last.state) == 0
    assert last.state.ending == "dead"
    assert RULESET.outcome(last.state).result == "defeat"
    assert RULESET.outcome(last.state).scores == ((1, 100),)
    assert RULESET.awaiting(last.state) == ()
    assert refusal(last.state, Attack(foe=1)) == "ts-error-over"


@pytest.mark.rule("TS-052")
@joined(
    ("size", "fallen", "ending"),
    [(2, 1, ""), (3, 1, ""), (3, 2, "broken"), (4, 2, "broken"), (5, 2, ""), (6, 3, "broken")],
)
def test_half_a_party_gives_up_if_so_ruled(size, fallen, ending):
    dead = {"hp": 0, "hp_most": 9, "alive": False}
    last = hero(seat=1, hp=1, mnd=0)
    others = [hero(seat=seat, **(dead if seat <= fallen else {})) for seat in range(2, size + 1)]
    state = fight(last, *others, fallen_limit="half")
    done = act(state, "attack-1", 6)
    assert done.state.ending == ending
    assert ("ts-party-broken" in kinds(done)) == bool(ending)
    assert act(fight(last, *others), "attack-1", 6).state.ending == ""
    outcome = RULESET.outcome(done.state)
    assert (outcome.result if outcome else "") == ("defeat" if ending else "")


@pytest.mark.rule("TS-052")
def test_the_others_fight_on():
    state = fight(hero(hp=1, mnd=0), hero(seat=2), foes=[foe(hp=9)])
    fallen = act(state, "attack-1", 6).state
    assert RULESET.awaiting(fallen) == (2,)
    assert fallen.room.bones == ("Aldith",)
    assert refusal(fallen, Attack(foe=1)) == "ts-error-dead"
    again = act(fallen, "attack-1", 2, seat=2).state
    assert RULESET.awaiting(again) == (2,)


@pytest.mark.rule("TS-053")
def test_there_is_no_running_from_those_who_are_awake():
    state = fight(rooms=[room(kind="stairs", first="stairs")])
    assert not any(key.startswith("go") for key in menu(state))
    assert refusal(state, Go(side=Side.NORTH)) == "ts-error-no-flight"
    assert refusal(state, GoToTown()) == "ts-error-foes-bar"


@pytest.mark.rule("TS-055")
def test_the_stairs_are_barred_until_their_bosses_are_dead():
    lair = room(kind="stairs", first="stairs", exits="s", guards=(boss(),))
    assert refusal(fight(rooms=[lair], bosses=True), Descend()) == "ts-error-foes-bar"
    assert refusal(game(rooms=[lair]), Descend()) == "ts-error-guarded"
    won = act(fight(foes=[boss(hp=2)], bosses=True, hoard=1, rooms=[lair]), "attack-1", 1, 1).state
    assert won.bosses_beaten == 1
    assert "descend" in menu(won)


def test_heroes_act_in_seat_order_round_after_round():
    state = fight(hero(), hero(seat=2), hero(seat=3), foes=[foe(hp=9)])
    order = []
    for _ in range(6):
        (seat,) = RULESET.awaiting(state)
        order.append(seat)
        state = act(state, "pass", seat=seat).state
    assert order == [1, 2, 3, 1, 2, 3]
    assert refusal(state, Pass(), seat=2) == "ts-error-not-your-turn"


def test_only_foes_that_live_can_be_attacked():
    assert refusal(fight(), Attack(foe=2)) == "ts-error-no-foe"
    assert refusal(game(), Attack(foe=1)) == "ts-error-no-fight"
    assert refusal(fight(), AcceptMiss()) == "ts-error-now-fight"


def test_equal_foes_are_offered_once():
    horde = [foe(number=n) for n in (1, 2, 3)]
    assert [key for key in menu(fight(foes=horde)) if "attack" in key] == ["attack-1"]
    hurt = act(fight(foes=horde), "attack-1", 2).state
    assert [key for key in menu(hurt) if "attack" in key] == ["attack-1", "attack-2"]
