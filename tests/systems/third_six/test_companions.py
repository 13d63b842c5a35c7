"""Where a leader decides: what companions do for a party whose leader alone is asked."""

import pytest

from rules.core.scene import Side
from rules.core.words import CORE_CATALOG, load_words
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Drink, ForceDoor, LearnSpell, PickLock
from tests.systems.third_six.moves import act, kinds, menu, refusal
from tests.systems.third_six.numbers import hp, mnd
from tests.systems.third_six.tables import fight, game, hero, room, town, vault

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def led(*companions, leader=None, **more):
    """A Barbarian leads the others past a locked door, unless somebody else does."""
    rooms = more.pop("rooms", [room(exits="ne"), vault()])
    return game(leader or hero(), *companions, rooms=rooms, decisions="leader", **more)


@pytest.mark.rule("TS-008")
@pytest.mark.permits("TS-008")
def test_a_companion_picks_the_lock_that_the_leader_cannot():
    state = led(hero("dwarf", seat=2, mnd=1), hero("rogue", seat=3, mnd=4))
    assert RULESET.awaiting(state) == (1,)
    assert [key for key in menu(state) if key.startswith("pick")] == ["pick-n-3"]
    assert WORDS.say(menu(state)["pick-n-3"].label) == "Corvane: Pick lock north"
    opened = act(state, "pick-n-3")
    assert opened.state.level.room(2).lock == 0
    assert [mnd(opened.state, seat) for seat in (1, 2, 3)] == [4, 1, 3]
    own = led(hero("rogue", seat=2), leader=hero("dwarf"))
    assert [key for key in menu(own) if key.startswith("pick")] == ["pick-n"]


@pytest.mark.rule("TS-010", "TS-007")
@pytest.mark.permits("TS-010")
def test_any_companion_attacks_a_door_and_pays_for_its_own_die():
    state = led(hero("elf", seat=2, mnd=1), hero("wizard", seat=3))
    assert {"force-n", "force-n-2", "force-n-3"} <= menu(state).keys()
    missed = act(state, "force-n-2", 5).state
    assert RULESET.awaiting(missed) == (2,)
    struck = act(missed, "modify-1", seat=2).state
    assert (struck.level.room(2).lock, mnd(struck, 2), hp(struck, 2)) == (5, 0, 20)
    assert RULESET.awaiting(struck) == (1,)


@pytest.mark.rule("TS-011", "TS-016", "TS-017", "TS-019")
@pytest.mark.permits("TS-011", "TS-016", "TS-017", "TS-019")
def test_companions_cast_what_the_leader_does_not_know():
    mage = hero("wizard", seat=2, spells=("heal", "unlock", "shield"))
    state = led(mage, hero(seat=3, hp_most=30))
    healed = act(state, "cast-heal-3-2", 6).state
    assert (hp(healed, 3), mnd(healed, 2)) == (26, 3)
    assert act(state, "cast-unlock-n-2").state.level.room(2).lock == 0
    assert act(state, "cast-shield-2").state.hero(2).shielded
    known = led(mage, hero(seat=3, hp_most=30), leader=hero("elf", spells=("heal",)))
    assert {"cast-heal-3"} == {key for key in menu(known) if key.startswith("cast-heal")}


@pytest.mark.rule("TS-014")
@pytest.mark.permits("TS-014")
@pytest.mark.parametrize("where", [led, lambda *company, **more: town(hero(), *company, **more)])
def test_a_companion_learns_from_a_scroll(where):
    elf = hero("elf", seat=2, level=2, spells=("heal",))
    state = where(elf, bag=("scroll-sleep",))
    state = state.with_(options=state.options.with_(decisions="leader"))
    learned = act(state, "learn-sleep-2").state
    assert (learned.hero(2).spells, learned.bag) == (("sleep", "heal"), ())


@pytest.mark.rule("TS-047")
@pytest.mark.permits("TS-047")
def test_companions_read_what_is_for_them_or_for_casters_alone():
    only = {"scroll_readable_by_all": False, "bag": ("scroll-unlock", "scroll-shield")}
    state = led(hero("wizard", seat=2), **only)
    assert "read-unlock-n" not in menu(state)
    read = act(state, "read-unlock-n-2")
    assert (read.state.level.room(2).lock, kinds(read)[0]) == (0, "ts-scroll-read")
    anybody = led(hero(seat=2), bag=("scroll-shield",))
    assert act(anybody, "read-shield-2").state.hero(2).shielded


@pytest.mark.rule("TS-042", "TS-059")
@pytest.mark.permits("TS-042", "TS-059")
def test_companions_drink():
    hurt = hero(seat=2, hp_most=40)
    for state in (led(hurt, bag=("healing",)), town(hero(), hurt, bag=("healing",))):
        asked = state.with_(options=state.options.with_(decisions="leader"))
        drunk = act(asked, "drink-healing-2", 3, 4).state
        assert (hp(drunk, 2), drunk.bag) == (27, ())


@pytest.mark.rule("TS-059")
@pytest.mark.parametrize("decisions", ["vote", "anyone"])
def test_elsewhere_and_in_fights_everybody_does_its_own(decisions):
    company = (hero(), hero("rogue", seat=2, hp_most=30))
    rooms = [room(), vault()]
    free = game(*company, rooms=rooms, decisions=decisions, bag=("healing", "scroll-heal"))
    fighting = fight(*company, decisions="leader", bag=("healing",))
    for state in (free, fighting):
        assert not any(getattr(option.action, "by", None) for option in menu(state).values())
        assert refusal(state, Drink(potion="healing", by=2)) == "ts-error-no-hero"
    assert refusal(free, PickLock(side=Side.NORTH, by=2)) == "ts-error-no-hero"
    second = act(fighting, "pass").state
    assert hp(act(second, "drink-healing", 1, 1, seat=2).state, 2) == 22


@pytest.mark.rule("TS-057")
def test_nobody_acts_for_the_fallen_or_for_a_leader_by_somebody_else():
    fallen = hero("rogue", seat=2, hp=0, hp_most=9, alive=False)
    state = led(fallen, hero(seat=3))
    for action in (
        PickLock(side=Side.NORTH, by=2),
        ForceDoor(side=Side.NORTH, by=1),
        LearnSpell(spell="heal", by=7),
    ):
        assert refusal(state, action) == "ts-error-no-hero"
    assert refusal(state, ForceDoor(side=Side.NORTH), seat=3) == "ts-error-not-your-turn"
