"""A Monster that a Hero has summoned is one of his team from then on (section 3, summon)."""

import pytest

from rules.systems.mkd.actions import Attack, End, MoveTo, UseAbility
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.menu import legal_actions
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, told

MISS, HIT = (1, 2), (6, 5)


def summoned(*others, pool=("bone_halberdier",)):
    """Oswin, who has just summoned somebody and ended his activation by it."""
    mage = gifted(hero("oswin", at=(2, 4), facing=N), "summon")
    pools = Pools(monsters=pool)
    start = heroes_turn(open_chamber(), mage, *others, active=mage, pools=pools)
    play = do(start, UseAbility(ability="summon", to=(2, 3)))
    return play.state.figures[-1], play


@pytest.mark.rule("MA-055", "B-22")
def test_it_has_an_activation_of_its_own_which_its_team_leads():
    guest, play = summoned()
    # It is the last of the team to act, and so begins by itself.
    assert play.state.activation.figure == guest.id
    assert play.state.activation.points == 6
    moved = do(play.state, MoveTo(to=(2, 1)))
    assert at(moved, guest) == (2, 1)
    later = do(moved.state, End())
    assert (later.state.round, later.state.part) == (4, "heroes")
    assert guest.id not in later.state.served


@pytest.mark.rule("B-63")
def test_what_it_kills_brings_experience_and_it_gains_no_level_by_it():
    rats = monster("cellar_rats", at=(2, 2), facing=S, click=1)
    guest, play = summoned(rats)
    killed = do(play.state.with_(xp=45), Attack(target=rats.id), *HIT)
    assert killed.figure(rats.id).where == "dead"
    assert killed.state.xp == 53
    assert [event.figure.key for event in told(killed, "rose")] == ["mkd-figure-oswin"]
    assert killed.figure(guest.id).level == 0


def test_it_is_shown_with_the_team():
    _, play = summoned()
    assert RULESET.view(play.state, 1).party
    assert RULESET.sheet(play.state, 1).sections
    assert "end" in {option.id for option in legal_actions(play.state, 1)}
