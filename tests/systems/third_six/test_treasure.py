"""Treasure dice, pendants, potions, and one bag for all."""

import pytest

from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Drink, GivePendant
from rules.systems.third_six.heroes import dexterity, strength
from rules.systems.third_six.terms import SPELLS
from tests.support.joined import joined
from tests.systems.third_six.moves import act, kinds, menu, refusal
from tests.systems.third_six.numbers import hp, mnd
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault

ROOMS = [room(), vault(lock=0, entered=False)]


def find(*faces, heroes=None, **more):
    """Open a strongroom whose treasure is rolled with these faces."""
    state = game(*(heroes or [hero()]), rooms=ROOMS, decisions="leader", **more)
    return act(state, "go-n", *faces).state


@pytest.mark.rule("TS-039")
@joined(("die", "coins"), [(1, 0), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_nothing_or_coins(die, coins):
    found = find(die)
    assert (found.coins, found.bag) == (coins, ())


@pytest.mark.rule("TS-039", "TS-040")
@joined(("die", "item"), [(1, "key"), (2, "healing"), (3, "enlightenment")])
def test_special_things(die, item):
    assert find(6, die).bag == (item,)


@pytest.mark.rule("TS-040")
def test_thirty_coins():
    assert find(6, 5).coins == 30


@pytest.mark.rule("TS-040")
@joined("die", range(1, 7))
def test_a_scroll_of_each_spell(die):
    assert find(6, 4, die).bag == (f"scroll-{SPELLS[die - 1]}",)


@pytest.mark.rule("TS-044")
@joined(
    ("die", "artifact"),
    [
        (1, "topaz"),
        (2, "topaz"),
        (3, "amethyst"),
        (4, "amethyst"),
        (5, "sapphire"),
        (6, "sapphire"),
    ],
)
def test_pendants_by_pairs_of_faces(die, artifact):
    assert find(6, 6, die).hero(1).pendants == (artifact,)


@pytest.mark.rule("TS-045")
def test_what_pendants_do():
    plain = hero("elf")
    assert strength(find(6, 6, 1).hero(1)) == 3
    assert dexterity(find(6, 6, 3, heroes=[plain]).hero(1)) == 5
    worn = find(6, 6, 5).hero(1)
    assert (worn.mnd, worn.mnd_most) == (5, 5)
    assert (strength(worn), dexterity(worn)) == (2, 3)


@pytest.mark.rule("TS-044")
def test_only_sapphires_add_up():
    two = hero(pendants=("topaz", "topaz", "amethyst", "amethyst"))
    assert (strength(two), dexterity(two)) == (3, 4)
    first = find(6, 6, 5)
    second = find(6, 6, 5, heroes=[first.hero(1)])
    assert (second.hero(1).mnd, second.hero(1).mnd_most) == (6, 6)


@pytest.mark.rule("TS-044")
@pytest.mark.permits("TS-044")
def test_the_party_says_who_wears_a_pendant():
    company = [hero(), hero(seat=2, pendants=("topaz",)), hero(seat=3)]
    asked = find(6, 6, 1, heroes=company)
    assert set(menu(asked)) == {"give-1", "give-3"}
    assert refusal(asked, GivePendant(seat=2)) == "ts-error-pendant"
    assert act(asked, "give-3").state.hero(3).pendants == ("topaz",)


@pytest.mark.rule("TS-044")
def test_pendants_of_the_fallen_are_passed_on():
    fallen = fight(hero(hp=1, mnd=0, pendants=("sapphire",)), hero(seat=2), hero(seat=3))
    asked = act(fallen, "attack-1", 6).state
    assert asked.hero(1).pendants == ()
    assert RULESET.awaiting(asked) == (2, 3)
    one = act(asked, "give-3", seat=2).state
    given = act(one, "give-3", seat=3).state
    assert given.hero(3).pendants == ("sapphire",)
    assert RULESET.awaiting(given) == (2,)


@pytest.mark.rule("TS-044")
def test_pendants_of_the_fallen_are_worn_at_once_where_one_hero_is_left_for_them():
    dying = hero(hp=1, mnd=0, pendants=("topaz", "sapphire"))
    fell = act(fight(dying, hero("rogue", seat=2, mnd=0)), "attack-1", 6)
    assert kinds(fell)[-4:] == ["ts-pendant-passed"] * 2 + ["ts-pendant-worn"] * 2
    heir = fell.state.hero(2)
    assert (heir.pendants, strength(heir), heir.mnd_most) == (("topaz", "sapphire"), 2, 1)
    assert "attack-1" in menu(fell.state, 2)


@pytest.mark.rule("TS-044")
def test_pendants_of_the_fallen_go_to_the_only_one_they_help():
    dying = hero(hp=1, mnd=0, pendants=("topaz",))
    company = (dying, hero(seat=2, pendants=("topaz",)), hero(seat=3))
    fell = act(fight(*company), "attack-1", 6).state
    assert [one.pendants for one in fell.heroes] == [(), ("topaz",), ("topaz",)]
    assert RULESET.awaiting(fell) == (2,)


@pytest.mark.rule("TS-044")
def test_of_two_alike_the_second_is_for_whoever_has_none():
    state = fight(hero(), hero(seat=2), foes=[boss(hp=1)], bosses=True, hoard=2)
    lair = [room(kind="stairs", first="stairs", exits="s")]
    state = state.with_(options=state.options.with_(decisions="leader"))
    state = state.with_(levels=(state.level.with_(rooms=tuple(lair)),))
    asked = act(state, "attack-1", 1, 6, 6, 1, 6, 6, 2).state
    assert set(menu(asked)) == {"give-1", "give-2"}
    given = act(asked, "give-2").state
    assert [one.pendants for one in given.heroes] == [("topaz",), ("topaz",)]
    assert given.prompts == ()


@pytest.mark.rule("TS-042")
def test_healing_is_two_dice():
    hurt = hero(hp_most=40)
    drunk = act(game(hurt, bag=("healing",)), "drink-healing", 6, 6).state
    assert (hp(drunk), drunk.bag) == (32, ())
    assert hp(act(game(hurt.with_(hp=39), bag=("healing",)), "drink-healing", 1, 1).state) == 40


@pytest.mark.rule("TS-043")
def test_enlightenment_is_two_dice():
    tired = hero(mnd=0, mnd_most=8)
    drunk = act(game(tired, bag=("enlightenment",)), "drink-enlightenment", 1, 2).state
    assert (mnd(drunk), hp(drunk)) == (3, 20)
    assert mnd(act(game(tired, bag=("enlightenment",)), "drink-enlightenment", 6, 6).state) == 8


@pytest.mark.rule("TS-059")
@pytest.mark.permits("TS-059")
def test_potions_at_any_time():
    hurt = hero(hp_most=40)
    for state in (
        game(hurt, bag=("healing",)),
        town(hurt, bag=("healing",)),
        fight(hurt, bag=("healing",)),
    ):
        assert hp(act(state, "drink-healing", 3, 4).state) == 27
    assert refusal(game(hurt), Drink(potion="healing")) == "ts-error-no-potion"
    bag = ("healing", "enlightenment")
    assert refusal(game(hurt, bag=bag), Drink(potion="enlightenment")) == "ts-error-hale"
    assert refusal(game(hero(mnd_most=9), bag=bag), Drink(potion="healing")) == "ts-error-hale"
    assert refusal(game(hero(), bag=("healing",)), Drink(potion="healing")) == "ts-error-hale"


@pytest.mark.rule("TS-059")
def test_in_a_fight_a_potion_is_the_turn():
    state = fight(hero(hp_most=40), hero(seat=2), foes=[foe()], bag=("healing",))
    assert RULESET.awaiting(act(state, "drink-healing", 1, 1).state) == (2,)


@pytest.mark.rule("TS-057")
def test_one_purse_and_one_bag():
    company = [hero(seat=1), hero(seat=2, hp_most=30)]
    state = fight(*company, foes=[foe(hp=1), foe(hp=1, number=2)])
    rich = act(act(state, "attack-1", 1, 6, 2).state, "attack-2", 1, 5, seat=2)
    assert (rich.state.coins, rich.state.bag) == (5, ("healing",))
    assert hp(act(rich.state, "drink-healing", 1, 1, seat=2).state, 2) == 22
    assert "ts-coins-found" in kinds(rich)
