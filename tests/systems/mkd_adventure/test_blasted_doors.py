"""What it costs a Hero to blast a door, and what is left of it (B-91, MA-225)."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import MoveTo, ShootDoor
from rules.systems.mkd.compass import E
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd_adventure.menu import legal_actions
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import door, hero
from tests.systems.mkd_adventure.rounds import do, heroes_turn

REACHES_TEN, FALLS_SHORT = (1, 2), (1, 1)
"""Two dice with Vashti's attack of 9 against a door's 10; two ones miss whatever they meet."""


def facing_a_door(points, *abilities, **more):
    """Vashti, who can blast, three squares from a closed door."""
    mage = gifted(hero("vashti", at=(2, 2), facing=E), "magic_blast", *abilities)
    where = two_chambers(doors=[door((4, 2), **more)])
    return mage, heroes_turn(where, mage, active=mage, points=points)


@pytest.mark.rule("B-91")
@pytest.mark.permits("B-91")
@pytest.mark.parametrize(
    ("abilities", "price"), [((), 4), (("nimble",), 2), (("bound",), 0)], ids=str
)
def test_a_blast_costs_what_a_shot_does(abilities, price):
    _, situation = facing_a_door(price, *abilities)
    assert "blast-door-0" in {option.id for option in legal_actions(situation, 1)}
    play = do(situation, ShootDoor(door=0), *REACHES_TEN)
    assert play.state.site.doors == ()
    assert play.state.activation.points == 0


@pytest.mark.rule("B-91")
@pytest.mark.parametrize(("abilities", "price"), [((), 4), (("nimble",), 2)], ids=str)
def test_with_a_point_too_few_there_is_no_blast(abilities, price):
    _, situation = facing_a_door(price - 1, *abilities)
    assert "blast-door-0" not in {option.id for option in legal_actions(situation, 1)}
    with pytest.raises(RuleError) as refused:
        carry_out(situation, 1, ShootDoor(door=0), ScriptedDice())
    assert refused.value.text.key == "mkd-refused-fight-points"


@pytest.mark.rule("B-91", "B-23")
def test_a_blast_that_fails_is_the_activations_one_attack_all_the_same():
    mage, situation = facing_a_door(8)
    play = do(situation, ShootDoor(door=0), *FALLS_SHORT)
    assert play.state.site.doors[0].closed
    assert play.state.activation.points == 4
    with pytest.raises(RuleError) as refused:
        carry_out(play.state, 1, ShootDoor(door=0), ScriptedDice())
    assert refused.value.text.key == "mkd-refused-fight-done"
    assert play.figure(mage.id).at == (2, 2)


@pytest.mark.rule("MA-225")
@pytest.mark.permits("MA-225")
def test_a_trapped_door_that_is_blasted_takes_its_trap_along_for_nothing():
    mage, situation = facing_a_door(8, trap="fireburst")
    play = do(situation, ShootDoor(door=0), *REACHES_TEN)
    assert play.state.site.doors == ()
    assert (play.state.xp, play.figure(mage.id).click) == (0, mage.click)
    through = do(play.state, MoveTo(to=(5, 2)))
    assert through.figure(mage.id).at == (5, 2)
    assert through.figure(mage.id).click == mage.click


@pytest.mark.rule("B-91", "B-22")
def test_who_is_snared_blasts_no_door_even_for_nothing():
    mage, situation = facing_a_door(4, "bound")
    snare = Effect(source="snare", until="activation", halted=True)
    held = mage.with_(effects=(*mage.effects, snare))
    caught = situation.with_(figures=(held,))
    assert "blast-door-0" not in {option.id for option in legal_actions(caught, 1)}
    with pytest.raises(RuleError) as refused:
        carry_out(caught, 1, ShootDoor(door=0), ScriptedDice())
    assert refused.value.text.key == "mkd-refused-halted"
