"""What the autopilot does when it matters."""

import pytest

from rules.core.scene import Side
from rules.core.upgrade import load_state
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Cast, Go, Pass
from rules.systems.third_six.pilot.exploring import first_step
from rules.systems.third_six.verbs import VERBS
from tests.support.joined import joined
from tests.systems.third_six.moves import act, new_game
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault


def choice(state, stance="balanced", seat=1):
    return VERBS.id_of(RULESET.autopilot(state, seat, stance))


def test_a_party_is_mixed():
    state = new_game(3).state
    assert choice(state, "bold") == "class-barbarian"
    assert choice(state, "careful") == "class-rogue"
    state = act(state, "class-rogue", 3).state
    assert choice(state, "careful", seat=2) == "class-elf"


def test_it_strikes_the_weakest_who_is_awake():
    foes = [foe(hp=3), foe(hp=2, number=2), foe(hp=1, number=3, asleep=True)]
    assert choice(fight(foes=foes)) == "attack-2"


def test_it_drinks_when_low():
    low = hero(hp=4, hp_most=20)
    assert choice(fight(low, bag=("healing",))) == "drink-healing"
    assert choice(fight(hero(), bag=("healing",))) == "attack-1"
    assert choice(game(low, bag=("healing",))) == "drink-healing"


@pytest.mark.parametrize(
    ("stance", "expected"), [("careful", "cast-teleport"), ("bold", "attack-1")]
)
def test_the_careful_leave_a_losing_fight(stance, expected):
    low = hero("wizard", hp=7, hp_most=18, spells=("teleport",))
    rooms = [room(), room(2, (3, 1), "s")]
    state = fight(low, foes=[boss("ogre")], bosses=True, rooms=rooms, here=2)
    assert choice(state, stance) == expected


def test_it_robs_and_leaves_sleepers():
    assert choice(fight(foes=[foe(asleep=True)])) == "steal-1"


def test_it_pays_for_hits_that_are_cheap():
    asked = act(fight(hero(mnd=3)), "attack-1", 4).state
    assert choice(asked) == "modify-1"
    dear = act(fight(hero("dwarf", mnd=6)), "attack-1", 6).state
    assert choice(dear, "bold") == "accept"
    dying = act(fight(hero("dwarf", mnd=6, hp=2, hp_most=20)), "attack-1", 6).state
    assert choice(dying, "bold") == "modify-3"


def test_it_opens_what_opens_easily():
    rooms = [room(exits="n"), vault()]
    assert choice(game(hero("rogue"), rooms=rooms)) == "pick-n"
    assert choice(game(bag=("key",), rooms=rooms)) == "key-n"
    assert choice(game(rooms=rooms)) == "town"
    assert choice(game(rooms=rooms), "bold") == "force-n"


def test_it_goes_where_nobody_was():
    assert choice(game()) == "go-n"
    rooms = [room(exits="n"), room(2, (3, 1), "se"), room(3, (4, 1), "wn")]
    assert choice(game(rooms=rooms)) == "go-n"


def test_it_goes_home_when_hurt_and_able_to_pay():
    rooms = [room(), room(2, (3, 1), "ns")]
    low = hero(hp=3, hp_most=20)
    assert choice(game(low, rooms=rooms, here=2, coins=20)) == "go-s"
    assert choice(game(low, rooms=rooms, here=2)) == "go-n"
    assert choice(game(low, coins=20)) == "town"


def test_in_town_it_mends_trains_and_moves_on():
    low = hero(hp=3, hp_most=20)
    assert choice(town(low, coins=20)) == "treat-1"
    assert choice(town(coins=100)) == "level-up-1"
    assert choice(town(hero(level=2), hero(seat=2), coins=100)) == "level-up-2"
    assert choice(town(coins=20)) == "return"
    assert choice(town(rooms=[room(exits="n"), vault()])) == "new-dungeon"
    fallen = hero(seat=2, hp=0, hp_most=9, alive=False)
    assert choice(town(hero(), fallen)) == "recruit-2"


def test_it_goes_along_with_a_vote():
    voted = act(game(hero(), hero(seat=2)), "go-w", seat=2).state
    assert choice(voted) == "go-w"


def test_it_shares_fire_so_that_foes_fall():
    mage = hero("wizard", spells=("fireball",))
    foes = [foe(), foe("goblin", 3, 2)]
    fire = act(fight(mage, foes=foes), "cast-fireball", 4).state
    assert choice(fire) == "burn-2-3"


def test_it_answers_only_for_those_who_are_asked():
    with pytest.raises(ValueError, match="not awaited"):
        RULESET.autopilot(fight(hero(), hero(seat=2)), 2, "bold")


def test_nobody_guards_himself_for_ever_where_foes_do_not_strike():
    """An absent hero who would drink let turn after turn go by, three thousand times."""
    state = fight(hero(hp=4, hp_most=20), bag=("healing",))
    assert RULESET.tactics(state, 1).deeds["guard"] == Pass()
    passed = act(state, "pass").state
    assert passed.fight.idle == 1
    assert "guard" not in RULESET.tactics(passed, 1).deeds
    assert act(passed, "attack-1", 1).state.fight.idle == 0


def test_fights_of_the_first_version_begin_to_count():
    state = act(fight(), "pass").state
    old = state.model_dump(mode="json")
    del old["fight"]["idle"]
    old["schema_version"] = 1
    again = load_state(RULESET.state_type, RULESET.upgrades, old)
    assert again == state.with_(fight=state.fight.with_(idle=0))


@joined("number", [1, 2, 3])
def test_a_party_is_outnumbered_by_more_foes_than_it_has_heroes(number):
    dead = hero(seat=3, hp=0, hp_most=9, alive=False)
    horde = [foe(number=each) for each in range(1, number + 1)]
    state = fight(hero(), hero(seat=2), dead, foes=horde)
    assert ("outnumbered" in RULESET.tactics(state, 1).holds) == (number == 3)


@pytest.mark.rule("TS-016")
def test_a_friend_to_be_healed_is_somebody_else():
    healer = hero("elf", spells=("heal",), hp=5, hp_most=20)
    assert "heal_friend" not in RULESET.tactics(fight(healer, hero(seat=2)), 1).deeds
    friend = RULESET.tactics(fight(healer, hero(seat=2, hp=5, hp_most=20)), 1).deeds["heal_friend"]
    assert friend == Cast(spell="heal", hero=2)


def test_a_way_is_as_many_steps_as_it_has_rooms():
    rooms = room(1, (3, 0), "n"), room(2, (3, 1), "ns"), room(3, (3, 2), "s")
    state, north = game(rooms=rooms), Go(side=Side.NORTH)
    assert first_step(state, lambda each: each.number == 2) == (north, 1)
    assert first_step(state, lambda each: each.number == 3) == (north, 2)
    assert first_step(state, lambda each: each.number == 4) is None
