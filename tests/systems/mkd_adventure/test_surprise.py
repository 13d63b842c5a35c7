"""Tokens turned over in the course of a round: who is surprised, and who stops."""

import pytest

from rules.core.dice import ScriptedDice
from rules.systems.mkd.actions import (
    Attack,
    Begin,
    End,
    MoveTo,
)
from rules.systems.mkd.compass import N
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.resolution import Resolution, settle
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_adventure.mode import ADVENTURE
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, told

HESITATES = (6, 6)


def revealing(kind, **more):
    """A Hero two steps from a chamber in which a token lurks."""
    who = hero("brannoc", at=(3, 2))
    pools = Pools(monsters=(kind,))
    lurking = token("R", 2, at=(9, 0))
    return who, heroes_turn(two_chambers(), who, tokens=(lurking,), pools=pools, **more)


@pytest.mark.rule("B-35", "MA-058", "MA-072", "MA-080", "MA-081")
def test_ex_52_what_heroes_reveal_acts_in_the_next_round():
    who, situation = revealing("clay_sentinel")
    play = do(do(situation, Begin(figure=who.id)).state, MoveTo(to=(6, 2)), 1, 1, 1)
    # The step into the tile ended his activation, and the sentinel was passed over.
    assert at(play, who) == (5, 2)
    assert play.state.round == 4
    (foe,) = play.state.monsters
    assert (foe.at, foe.surprised) == ((9, 0), False)
    again = do(play.state, End(), *HESITATES)
    assert reasons(again) == ["mkd-decision", "mkd-unexpected"]


@pytest.mark.rule("MA-083", "MA-186")
def test_ex_52_a_stalker_acts_at_once():
    who, situation = revealing("dusk_stalker")
    play = do(do(situation, Begin(figure=who.id)).state, MoveTo(to=(6, 2)), 1, 1, 1, *HESITATES)
    assert play.state.round == 4


@pytest.mark.rule("MA-080", "MA-081", "MA-083")
@joined(
    ("part", "kind", "acts"),
    [
        ("heroes", "clay_sentinel", False), ("tokens", "clay_sentinel", False),
        ("monsters", "clay_sentinel", False), ("heroes", "dusk_stalker", True),
        ("tokens", "dusk_stalker", True), ("monsters", "dusk_stalker", True),
    ],
)  # fmt: skip
def test_surprise_by_the_part_of_the_round(part, kind, acts):
    who, lurking = hero("brannoc", at=(0, 0)), token("R", 2, at=(2, 2))
    situation = heroes_turn(
        open_chamber(), who, tokens=(lurking,), pools=Pools(monsters=(kind,)), part=part,
        agenda=(Reveal(tokens=(lurking.id,)),), served=(who.id,),
        acting=1 if part == "heroes" else None,
    )  # fmt: skip
    play = Resolution(situation, ScriptedDice(1, 1, 1, *(HESITATES if acts else ())), ADVENTURE)
    settle(play, ADVENTURE.handlers)
    assert play.dice.left == ()
    assert play.state.round == 4
    assert not play.state.monsters[0].surprised


@pytest.mark.rule("MA-082", "MA-101")
def test_the_surprised_still_strike_back():
    foe = monster("ogre_gaoler", at=(2, 1), surprised=True)
    who = hero("brannoc", at=(2, 2), facing=N)
    situation = heroes_turn(open_chamber(), who, foe, active=who, points=8)
    play = do(situation, Attack(target=foe.id), 1, 2, 1, 2)
    assert [event.manner for event in told(play, "missed")] == ["close", "counter"]


@pytest.mark.rule("B-35", "MA-072", "MA-187")
def test_a_nimble_hero_goes_on_but_not_blindly():
    who = hero("tamsin", at=(3, 2))
    pools = Pools(monsters=("clay_sentinel",))
    situation = heroes_turn(
        two_chambers(), who, tokens=(token("R", 2, at=(9, 0)),), pools=pools, active=who, points=9
    )
    play = do(situation, MoveTo(to=(7, 2)), 1, 1, 1)
    assert at(play, who) == (5, 2)
    assert play.state.activation.points == 7
    assert play.state.agenda == ()


@pytest.mark.rule("MA-150")
def test_a_tile_is_discovered_after_its_tokens_are_revealed():
    who = hero("brannoc", at=(4, 2))
    lurking = token("Y", 1, at=(9, 0))
    situation = heroes_turn(
        two_chambers(), who, tokens=(lurking,), active=who, points=5, visited=(0,), central=0
    )
    play = do(situation, MoveTo(to=(5, 2)), 1, 1, 1)
    assert reasons(play) == ["mkd-reveal", "mkd-reveal", "mkd-discovery"]
    assert 1 in play.state.visited
