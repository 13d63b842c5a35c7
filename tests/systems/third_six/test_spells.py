"""Spells, scrolls, and sleepers."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six.actions import Burn, Cast, LearnSpell, ReadScroll, Steal
from rules.systems.third_six.terms import SPELLS
from tests.support.joined import joined
from tests.systems.third_six.moves import act, kinds, menu, refusal, run
from tests.systems.third_six.numbers import foes, hp, mnd
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault


def mage(*spells, calling="wizard", **more):
    return hero(calling, spells=spells or SPELLS, **more)


@pytest.mark.rule("TS-011")
@pytest.mark.permits("TS-011")
def test_a_spell_costs_a_point_and_takes_the_turn():
    state = fight(mage(), hero(seat=2), foes=[foe(), foe(number=2)])
    done = act(state, "cast-shield").state
    assert mnd(done) == 3
    assert hp(done) == 20
    assert set(menu(done)) == set()
    assert "attack-1" in menu(done, 2)


@pytest.mark.rule("TS-011")
def test_only_wizards_and_elves_cast_and_only_what_they_know():
    for calling in ("barbarian", "dwarf", "rogue"):
        assert refusal(fight(hero(calling)), Cast(spell="sleep")) == "ts-error-no-caster"
    elf = mage("heal", calling="elf")
    assert refusal(fight(elf), Cast(spell="sleep")) == "ts-error-unknown-spell"
    assert refusal(fight(mage(mnd=0)), Cast(spell="sleep")) == "ts-error-mnd"


@pytest.mark.rule("TS-014")
@pytest.mark.permits("TS-014")
def test_a_level_makes_room_for_a_spell_found_on_a_scroll():
    known = ("sleep", "heal", "unlock")
    first = game(mage(*known), bag=("scroll-fireball",))
    assert refusal(first, LearnSpell(spell="fireball")) == "ts-error-no-capacity"
    second = game(mage(*known, level=2), bag=("scroll-heal", "scroll-fireball"))
    assert refusal(second, LearnSpell(spell="shield")) == "ts-error-no-scroll"
    assert refusal(second, LearnSpell(spell="heal")) == "ts-error-known"
    learned = act(second, "learn-fireball").state
    assert learned.hero(1).spells == (*known, "fireball")
    assert learned.bag == ("scroll-heal",)
    strong = game(hero(level=5), bag=("scroll-heal",))
    assert refusal(strong, LearnSpell(spell="heal")) == "ts-error-no-caster"
    fighting = fight(mage(*known, level=2), bag=("scroll-fireball",))
    assert refusal(fighting, LearnSpell(spell="fireball")) == "ts-error-foes-bar"


@pytest.mark.rule("TS-015")
@pytest.mark.permits("TS-015", "TS-053")
def test_the_party_may_leave_sleepers():
    rooms = [room(), room(2, (3, 1), "s")]
    asleep = act(fight(mage(), foes=[foe(), foe(number=2)], rooms=rooms), "cast-sleep").state
    assert all(each.asleep for each in asleep.fight.foes)
    gone = act(asleep, "go-n", 3)
    assert gone.state.here == 2
    assert gone.state.fight is None
    assert kinds(gone)[0] == "ts-party-crept"
    back = act(gone.state, "go-s", 1).state
    assert foes(back) == [4]


@pytest.mark.rule("TS-015")
def test_whoever_is_attacked_wakes():
    sleepers = [foe(hp=9, asleep=True), foe(number=2, asleep=True)]
    hit = act(fight(foes=sleepers), "attack-1", 1).state
    assert [each.asleep for each in hit.fight.foes] == [False, True]
    assert "go-n" in menu(hit)
    missed = act(fight(hero(mnd=0), foes=sleepers[:1]), "attack-1", 6).state
    assert [each.asleep for each in missed.fight.foes] == [False]
    assert "go-n" not in menu(missed)


@pytest.mark.rule("TS-015")
@pytest.mark.permits("TS-015")
@pytest.mark.parametrize("die", range(1, 7))
def test_stealing_takes_dex_or_less(die):
    state = fight(hero("rogue"), foes=[foe(asleep=True)])
    stolen = act(state, "steal-1", die, *([4] if die <= 4 else []))
    sleeper = stolen.state.fight.foes[0]
    assert stolen.state.coins == (4 if die <= 4 else 0)
    assert (sleeper.asleep, sleeper.robbed) == (die <= 4, die <= 4)
    assert hp(stolen.state) == 20


@pytest.mark.rule("TS-015")
def test_a_foe_is_robbed_once_and_leaves_nothing_then():
    state = fight(foes=[foe(hp=1, asleep=True, robbed=True)])
    assert refusal(state, Steal(foe=1)) == "ts-error-robbed"
    assert refusal(fight(), Steal(foe=1)) == "ts-error-awake"
    assert act(state, "attack-1", 1).state.coins == 0
    guarded = fight(foes=[boss(asleep=True)], bosses=True, hoard=2)
    assert act(guarded, "steal-1", 1, 5).state.fight.hoard == 1


@pytest.mark.rule("TS-015", "TS-036")
def test_no_more_is_stolen_from_bosses_than_their_line_says():
    """Three Mummies of a pack before two treasures: who sleeps third has nothing left."""
    sleepers = [boss(number=n, hp=1, asleep=True) for n in (1, 2, 3)]
    state = fight(foes=sleepers, bosses=True, hoard=2)
    state = run(state, ("steal-1", 1, 5), ("steal-2", 1, 4))
    assert refusal(state, Steal(foe=3)) == "ts-error-robbed"
    assert "steal-3" not in menu(state)
    won = run(state, ("attack-1", 1), ("attack-2", 1), ("attack-3", 1))
    assert (won.fight, won.coins, won.bosses_beaten) == (None, 9, 1)


@pytest.mark.rule("TS-016")
def test_heal_gives_a_die_up_to_the_maximum():
    hurt = game(mage(), hero(seat=2, hp_most=24))
    assert hp(act(hurt, "cast-heal-2", 3).state, 2) == 23
    assert hp(act(hurt, "cast-heal-2", 6).state, 2) == 24
    assert refusal(hurt, Cast(spell="heal", hero=1)) == "ts-error-hale"
    assert refusal(hurt, Cast(spell="heal")) == "ts-error-spell-aim"
    assert refusal(hurt, Cast(spell="heal", hero=5)) == "ts-error-no-hero"


@pytest.mark.rule("TS-017")
def test_unlock_opens_any_door_without_a_roll():
    opened = act(game(mage(), rooms=[room(), vault()]), "cast-unlock-n").state
    assert (opened.level.room(2).lock, mnd(opened)) == (0, 3)
    nothing = Cast(spell="unlock", side=Side.NORTH)
    assert refusal(game(mage()), nothing) == "ts-error-no-lock"
    assert refusal(fight(mage()), nothing) == "ts-error-no-lock"
    assert refusal(game(mage()), Cast(spell="unlock")) == "ts-error-spell-aim"


@pytest.mark.rule("TS-018", "TS-053")
@pytest.mark.permits("TS-018", "TS-053")
def test_teleport_brings_all_to_the_entrance_even_from_a_fight():
    rooms = [room(), room(2, (3, 1), "s")]
    for state in (game(mage(), rooms=rooms, here=2), fight(mage(), rooms=rooms, here=2)):
        gone = act(state, "cast-teleport").state
        assert (gone.here, gone.fight) == (1, None)
    assert refusal(game(mage()), Cast(spell="teleport")) == "ts-error-at-entrance"


@pytest.mark.rule("TS-018", "TS-055")
def test_bosses_left_behind_wait_with_their_hoard():
    rooms = [room(), room(2, (3, 1), "s", "stairs")]
    state = fight(mage(), foes=[boss("ogre", hp=3)], bosses=True, hoard=2, rooms=rooms, here=2)
    away = act(state, "cast-teleport").state
    assert [each.hp for each in away.level.room(2).guards] == [3]
    back = act(away, "go-n").state
    assert foes(back) == [3]
    assert back.fight.hoard == 2


@pytest.mark.rule("TS-019")
@joined(("die", "loss"), [(4, 0), (5, 1), (6, 2)])
def test_a_shield_takes_a_point_off_each_loss(die, loss):
    missed = act(fight(hero(mnd=0, shielded=True)), "attack-1", die).state
    assert hp(missed) == 20 - loss


@pytest.mark.rule("TS-019")
@pytest.mark.permits("TS-019")
def test_a_shield_lasts_to_the_end_of_the_next_encounter():
    shielded = run(game(mage(), rooms=[room(), room(2, (3, 1), "s")]), "cast-shield")
    assert refusal(shielded, Cast(spell="shield")) == "ts-error-shielded"
    met = act(shielded, "go-n", 6).state
    assert met.hero(1).shielded
    won = act(met, "attack-1", 1, 1).state
    assert not won.hero(1).shielded


@pytest.mark.rule("TS-020")
@pytest.mark.permits("TS-020")
def test_fire_is_shared_out_at_will():
    state = fight(mage(), foes=[foe(), foe(number=2), foe("goblin", 3, 3)])
    fire = act(state, "cast-fireball", 6).state
    assert {"burn-1-4", "burn-1-1", "burn-3-3"} <= set(menu(fire))
    assert refusal(fire, Burn(foe=1, points=5)) == "ts-error-fire"
    assert refusal(fire, Burn(foe=9, points=1)) == "ts-error-no-foe"
    some = run(fire, "burn-1-3", "burn-3-2")
    assert foes(some) == [1, 4, 1]
    assert refusal(some, Burn(foe=2, points=2)) == "ts-error-fire"
    spent = act(some, "burn-1-1", 1).state
    assert (foes(spent), spent.prompts) == ([4, 1], ())
    assert "attack-2" in menu(spent), "no point is left, and the next round begins"


@pytest.mark.rule("TS-020", "TS-044")
def test_fire_is_shared_out_to_its_end_before_a_pendant_is_given_away():
    horde = [foe("skeleton", 1), foe(number=2), foe(number=3)]
    state = fight(mage(), hero(seat=2), foes=horde, decisions="leader")
    fire = act(state, "cast-fireball", 5).state
    found = act(fire, "burn-1-1", 6, 6, 1).state
    assert [prompt.kind for prompt in found.prompts] == ["burn", "pendant"]
    assert set(menu(found)) == {f"burn-2-{points}" for points in (1, 2, 3, 4)}
    done = run(found, "burn-2-2", "burn-3-2")
    assert set(menu(done)) == {"give-1", "give-2"}
    assert foes(act(done, "give-2").state) == [2, 2]


@pytest.mark.rule("TS-020")
def test_a_single_foe_takes_all_the_fire():
    assert foes(act(fight(mage(), foes=[foe(hp=9)]), "cast-fireball", 5).state) == [4]
    burnt = act(fight(mage(), foes=[foe(hp=9, asleep=True)]), "cast-fireball", 2).state
    assert not burnt.fight.foes[0].asleep


@pytest.mark.rule("TS-047")
@pytest.mark.permits("TS-047")
def test_anybody_reads_a_scroll_once_for_nothing():
    state = game(hero(mnd=0, hp_most=30), bag=("scroll-heal",))
    read = act(state, "read-heal-1", 5).state
    assert (hp(read), mnd(read), read.bag) == (25, 0, ())
    assert refusal(read, ReadScroll(spell="heal", hero=1)) == "ts-error-no-scroll"


@pytest.mark.rule("TS-047")
def test_or_only_casters_do():
    only = {"scroll_readable_by_all": False, "bag": ("scroll-sleep",)}
    assert refusal(fight(**only), ReadScroll(spell="sleep")) == "ts-error-no-caster"
    assert "read-sleep" in menu(fight(mage("heal", calling="elf"), **only))


def test_fighting_spells_need_a_fight():
    for spell in ("sleep", "fireball"):
        assert refusal(game(mage()), Cast(spell=spell)) == "ts-error-no-fight"
    slept = fight(mage(), foes=[foe(asleep=True)])
    assert refusal(slept, Cast(spell="sleep")) == "ts-error-asleep"
    assert "cast-heal-1" not in menu(town(mage()))


@pytest.mark.rule("TS-015")
def test_who_woke_can_be_sent_to_sleep_again():
    state = fight(mage(), foes=[foe(asleep=True), foe(number=2)])
    again = act(state, "cast-sleep").state
    assert [each.asleep for each in again.fight.foes] == [True, True]


@pytest.mark.rule("TS-017")
def test_no_door_of_the_dungeon_is_opened_from_town():
    there = town(mage(), rooms=[room(), vault()], bag=("scroll-unlock", "key"))
    for action in (
        Cast(spell="unlock", side=Side.NORTH),
        ReadScroll(spell="unlock", side=Side.NORTH),
    ):
        assert refusal(there, action) == "ts-error-no-lock"
    assert not {"cast-unlock-n", "read-unlock-n", "key-n"} & menu(there).keys()
