"""Classes, levels, first spells."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import ChooseClass, ChooseSpell
from rules.systems.third_six.content import CLASSES
from rules.systems.third_six.heroes import dexterity, strength
from tests.support.joined import joined
from tests.systems.third_six.moves import act, menu, new_game, refusal, run
from tests.systems.third_six.tables import fight, game, hero

BLOCKS = {
    "barbarian": (2, 3, 3, 18),
    "dwarf": (2, 3, 3, 18),
    "wizard": (1, 3, 4, 14),
    "rogue": (1, 4, 3, 14),
    "elf": (1, 4, 3, 14),
}


@pytest.mark.rule("TS-001", "TS-002")
@joined("calling", BLOCKS)
def test_each_class_has_its_block(calling):
    strong, quick, mind, health = BLOCKS[calling]
    one = hero(calling)
    assert (strength(one), dexterity(one)) == (strong, quick)
    made = act(new_game(first_level_bonus=False).state, f"class-{calling}").state.heroes[0]
    assert (made.mnd, made.hp, made.level) == (mind, health, 1)
    assert (made.mnd_most, made.hp_most) == (mind, health)


@pytest.mark.rule("TS-003")
@joined("face", range(1, 7))
def test_the_first_level_counts(face):
    rogue = act(new_game().state, "class-rogue", face).state.heroes[0]
    assert (rogue.mnd, rogue.hp) == (4, 14 + face)


@pytest.mark.rule("TS-003")
def test_every_level_adds_a_die_and_a_point():
    elf = act(new_game(start_level=3).state, "class-elf", 1, 2, 6).state.heroes[0]
    assert (elf.level, elf.mnd, elf.hp) == (3, 6, 23)
    late = act(new_game(start_level=3, first_level_bonus=False).state, "class-elf", 1, 2)
    assert (late.state.heroes[0].mnd, late.state.heroes[0].hp) == (5, 17)


@pytest.mark.rule("TS-012")
@pytest.mark.permits("TS-012")
def test_a_wizard_knows_three_spells_of_the_players_choice():
    state = run(new_game().state, ("class-wizard", 4), "spell-heal", "spell-sleep")
    assert "spell-heal" not in menu(state)
    assert refusal(state, ChooseSpell(spell="heal")) == "ts-error-known"
    state = run(state, "spell-fireball")
    assert state.heroes[0].spells == ("sleep", "heal", "fireball")
    assert "go-n" in menu(state)


@pytest.mark.rule("TS-013")
@pytest.mark.permits("TS-013")
def test_an_elf_knows_one_spell():
    state = run(new_game().state, ("class-elf", 4), "spell-shield")
    assert state.heroes[0].spells == ("shield",)
    assert not state.heroes[0].unready


@pytest.mark.rule("TS-012", "TS-013")
def test_first_spells_by_dice_are_all_different():
    wizard = act(new_game(start_spells="random").state, "class-wizard", 4, 1, 1, 1)
    assert wizard.state.heroes[0].spells == ("sleep", "heal", "unlock")
    elf = act(new_game(start_spells="random").state, "class-elf", 4, 6)
    assert elf.state.heroes[0].spells == ("fireball",)


def test_everybody_chooses_at_once_and_nobody_moves_before():
    begun = new_game(3).state
    assert RULESET.awaiting(begun) == (1, 2, 3)
    one = act(begun, "class-dwarf", 3, seat=2).state
    assert RULESET.awaiting(one) == (1, 3)
    two = run(one, ("class-elf", 3))
    assert refusal(two, ChooseSpell(spell="heal")) == "ts-error-now-class"
    three = act(two, "class-dwarf", 3, seat=3).state
    assert RULESET.awaiting(three) == (1,)
    assert refusal(three, ChooseClass(calling="elf")) == "ts-error-now-spells"
    assert RULESET.awaiting(run(three, "spell-heal")) == (1, 2, 3)


def test_somebody_may_join_later():
    newcomer = SeatInfo(seat=3, name="Corvane")
    joined = RULESET.join(game(hero(), start_level=2), newcomer, ScriptedDice()).state
    assert RULESET.awaiting(joined) == (3,)
    ready = act(joined, "class-rogue", 2, 3, seat=3).state
    assert (ready.hero(3).level, ready.hero(3).hp) == (2, 19)
    assert RULESET.awaiting(ready) == (1, 3)


def test_whoever_joins_between_two_seats_acts_between_them():
    state = fight(hero(), hero(seat=3))
    joined = RULESET.join(state, SeatInfo(seat=2, name="Brannoc"), ScriptedDice()).state
    ready = act(joined, "class-dwarf", 3, seat=2).state
    assert [line.seat for line in RULESET.view(ready, None).party] == [1, 2, 3]
    assert RULESET.awaiting(ready) == (1,)
    assert RULESET.following(ready) == (2, 3)
    assert RULESET.awaiting(act(ready, "pass").state) == (2,)


@joined(
    ("state", "seat", "key"),
    [
        (game(hero()), 1, "ts-error-seat-taken"),
        (game(hero()), 7, "ts-refused-seats"),
        (game(hero(hp=0, alive=False)).with_(ending="dead"), 2, "ts-error-over"),
    ],
)
def test_where_nobody_can_join(state, seat, key):
    with pytest.raises(RuleError) as caught:
        RULESET.join(state, SeatInfo(seat=seat, name="X"), ScriptedDice())
    assert caught.value.text.key == key


def test_the_numbers_are_those_of_the_rulings():
    assert {key: block.hp for key, block in CLASSES.items()} == {
        key: block[3] for key, block in BLOCKS.items()
    }
