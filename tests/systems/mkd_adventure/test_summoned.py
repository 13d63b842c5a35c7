"""Whom a Hero brings back or summons, where he wants it, and who leads it (section 3, MA-193)."""

import pytest

from rules.systems.mkd.actions import Attack, End, MoveTo, UseAbility
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.menu import legal_actions
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.offered import offers
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


@pytest.mark.parametrize(("words", "square"), [("summon-c4", (2, 3)), ("summon-d5", (3, 4))])
def test_it_stands_where_its_summoner_says(words, square):
    mage = gifted(hero("oswin", at=(2, 4), facing=N), "summon")
    pools = Pools(monsters=("bone_halberdier",))
    start = heroes_turn(open_chamber(), mage, active=mage, pools=pools)
    play = do(start, words)
    assert play.state.figures[-1].at == square
    # Without a word it stands to the north.
    assert do(start, "summon").state.figures[-1].at == (2, 3)
    # Nobody is put where there is a wall, or a figure.
    assert "summon-c6" not in offers(RULESET, start)
    full = start.with_(figures=(*start.figures, hero("pell", at=square)))
    assert words not in offers(RULESET, full)


def test_a_rider_stands_on_another_square_where_that_is_too_narrow():
    mage = gifted(hero("oswin", at=(2, 4), facing=N), "summon")
    crowd = [hero("pell", at=at) for at in ((2, 2), (1, 3), (3, 3))]
    pools = Pools(monsters=("grave_rider",))
    start = heroes_turn(open_chamber(), mage, *crowd, active=mage, pools=pools)
    rider = do(start, "summon-c4").state.figures[-1]
    assert rider.kind == "grave_rider"
    assert (rider.at, rider.rear) == ((3, 4), (4, 4))


@pytest.mark.rule("MA-193", "B-14")
@pytest.mark.permits("B-14")
def test_a_fallen_friend_is_called_back_to_the_square_that_is_named():
    mage = gifted(hero("oswin", at=(2, 4), facing=N), "necromancy")
    friend = hero("brannoc", where="dead", click=8)
    start = heroes_turn(open_chamber(), mage, friend, active=mage)
    play = do(start, f"raise-{friend.id}-b5", 2)
    raised = play.figure(friend.id)
    assert (raised.where, raised.at, raised.click) == ("board", (1, 4), friend.cap + 2)
    assert at(do(start, f"raise-{friend.id}", 2), friend) == (2, 3)


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
