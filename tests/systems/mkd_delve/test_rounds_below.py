"""Rounds of a delve: who has acted, whom tokens and Monsters go for, closed sides, devices."""

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import End, MoveTo, Shoot, StepTo
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd_delve.turns import carry_out
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, two_chambers
from tests.systems.mkd.pieces import hero, marker, monster, token
from tests.systems.mkd_delve.delves import act, delve, do, hall_and_chamber, told

MISS = (1, 2)
TEN, TWENTY_FIVE = (1, 3), (2, 3)
"""Two dice: by the first yellow face one Monster for 10 points, by the second two for 25."""
NORTH, EVENLY = 1, 1
MEEK = Orders(strike_back="no", spin="no")


def meek(where, *figures, **more):
    """A delve in the Heroes' part, the first Hero active, nobody striking back."""
    start = delve(where, *figures, active=figures[0], **more)
    return start.with_(players=tuple(each.with_(orders=MEEK) for each in start.players))


@pytest.mark.rule("RG-014")
@joined(("bonus", "points"), [(0, 10), (1, 15), (2, 20)])
def test_the_bonus_of_strong_teams_is_added_to_the_two_dice(bonus, points):
    who = hero("brannoc", at=(4, 2), facing=E)
    start = meek(two_chambers(), who, tokens=(token("Y", 1, at=(9, 4)),), pools=Pools(),
                 bonus=bonus)  # fmt: skip
    play = do(start, StepTo(facing=E), *TEN)
    (turned,) = told(play, "token-turned")
    assert (turned.total, turned.points) == (4 + bonus, points)


@pytest.mark.rule("RG-026: steps")
def test_nobody_steps_through_a_closed_side():
    who = hero("brannoc", at=(4, 2), facing=E)
    for closed in ((), (((4, 2), E),)):
        start = meek(two_chambers(closed=closed), who)
        if closed:
            with pytest.raises(RuleError):
                carry_out(start, 1, StepTo(facing=E), ScriptedDice())
        else:
            assert do(start, StepTo(facing=E)).figure(who.id).at == (5, 2)


@pytest.mark.rule("RG-026: shots")
def test_nobody_shoots_through_a_closed_side():
    archer = hero("liriel", at=(2, 2), facing=E)
    foe = monster("clay_sentinel", at=(7, 2), facing=S)
    start = meek(two_chambers(), archer, foe)
    assert told(do(start, Shoot(target=foe.id), *MISS), "missed")
    shut = meek(two_chambers(closed=[((4, 2), E)]), archer, foe)
    with pytest.raises(RuleError):
        carry_out(shut, 1, Shoot(target=foe.id), ScriptedDice())


@pytest.mark.rule("RG-056: who wants it")
@pytest.mark.permits("RG-056: who wants it")
@pytest.mark.parametrize("device", ["teleport", "vortex"])
def test_a_device_that_nobody_sets_off_is_clear_ground(device):
    who = hero("brannoc", at=(2, 4), facing=N)
    where = two_chambers(markers=[marker(device, (2, 3)), marker(device, (2, 2))])
    play = act(meek(where, who), MoveTo(to=(2, 2)))
    assert play.figure(who.id).at == (2, 2)
    assert play.state.activation.points == 8 - 2
    assert play.state.site.tiles == where.tiles


@pytest.mark.rule("RG-056: Monsters never")
@pytest.mark.parametrize("device", ["teleport", "vortex"])
def test_a_monster_that_ends_on_a_device_leaves_it_alone(device):
    # Five points: five steps, onto the device.
    who, foe = hero("brannoc", at=(0, 0)), monster("bone_shambler", at=(0, 12), facing=N)
    where = long_hall(markers=[marker(device, (0, 7))])
    play = do(meek(where, who, foe), End())
    assert play.figure(foe.id).at == (0, 7)
    assert play.state.site.tiles == where.tiles


@pytest.mark.rule("RG-105")
def test_the_strongest_stands_where_the_token_lay_and_the_weaker_beside_it():
    who = hero("brannoc", at=(4, 2), facing=E)
    pools = Pools(monsters=("cellar_rats", "gutterkin_slinger", "gutterkin_sneak"))
    friend = hero("derrik", at=(0, 0))
    start = meek(two_chambers(), who, friend, tokens=(token("Y", 2, at=(7, 2)),), pools=pools)
    # Two for 25, a leader by a die: 12 and 1d6 are 16, and 9 are left. The second has the last
    # of eight squares.
    play = do(start, StepTo(facing=E), *TWENTY_FIVE, 4, 4, NORTH, 2, 2, NORTH)
    stand = {each.kind: each.at for each in play.state.monsters}
    assert stand == {"gutterkin_sneak": (7, 2), "cellar_rats": (8, 3)}


@pytest.mark.rule("RG-107")
def test_what_a_hero_wakes_acts_in_the_monsters_turn_of_the_same_round():
    who = hero("brannoc", at=(4, 2), facing=E)
    pools = Pools(monsters=("gutterkin_slinger",))
    start = meek(two_chambers(), who, tokens=(token("Y", 1, at=(9, 4)),), pools=pools)
    # He comes in, is done for now, and is shot at.
    play = do(start, StepTo(facing=E), *TEN, NORTH, *MISS)
    assert told(play, "missed")[0].attacker.key == "mkd-figure-gutterkin_slinger"
    assert play.state.round == start.round + 1


@pytest.mark.rule("RG-108")
def test_the_monster_that_came_out_of_a_moving_token_has_no_second_activation():
    who = hero("brannoc", at=(0, 0), facing=S)
    pools = Pools(monsters=("cellar_rats", "cellar_rats"))
    start = meek(long_hall(), who, tokens=(token("Y", 2, at=(0, 6)),), pools=pools)
    # It comes into the Hero's tile, and the first of two rats walks up to him with no points left
    # for a blow. The second, in the Monsters' turn, has them; the first is not asked again.
    play = do(start, End(), *TWENTY_FIVE, EVENLY, 1, *MISS)
    assert len(told(play, "chose")) == 2
    assert len(told(play, "missed")) == 1
    assert {each.at for each in play.state.monsters} == {(0, 1), (1, 1)}
    assert play.state.round == start.round + 1


@pytest.mark.rule("RG-127", "RG-128")
def test_an_archer_makes_for_the_nearest_of_two_heroes_and_not_for_the_weaker():
    near, far = hero("derrik", at=(0, 0), facing=S), hero("tamsin", at=(2, 20), facing=N)
    foe = monster("bone_archer", at=(0, 9), facing=N)
    start = meek(long_hall(5), near, far, foe, served=(far.id,))
    play = do(start, End(), *MISS)
    assert play.figure(foe.id).at == (0, 8)
    assert told(play, "missed")[0].target.key == "mkd-figure-derrik"


@pytest.mark.rule("RG-130", "RG-131")
@pytest.mark.parametrize(("starts", "stops", "strikes"), [((0, 3), (0, 1), 1), ((0, 5), (0, 1), 0)])
def test_a_fighter_makes_for_the_nearest_of_two_heroes(starts, stops, strikes):
    near, far = hero("derrik", at=(0, 0), facing=S), hero("tamsin", at=(0, 14), facing=N)
    foe = monster("gutterkin_scrapper", at=starts, facing=N)
    start = meek(long_hall(), near, far, foe, served=(far.id,))
    play = do(start, End(), *MISS * strikes)
    assert play.figure(foe.id).at == stops
    assert len(told(play, "missed")) == strikes


@pytest.mark.rule("RG-032")
@joined("seed", range(12))
def test_whatever_grows_hangs_together_and_leaves_the_way_in_free(seed):
    who = hero("brannoc", at=(2, 5), facing=N)
    stack = tuple(number for number in range(1, 19) if number not in (1, 7))
    start = delve(
        hall_and_chamber(), who, active=who, visited=(0,), stack=stack, level_tiles=12,
        pools=Pools(),
    )  # fmt: skip
    grown = carry_out(start, 1, StepTo(facing=N), SeededDice(f"grow {seed}".encode())).state
    assert len(grown.site.tiles) > len(start.site.tiles)
    board = board_of(grown.site)
    reached, ahead = {0}, [0]
    while ahead:
        tile = ahead.pop()
        for one, other in board.edges_between:
            if one == tile and other not in reached:
                reached.add(other)
                ahead.append(other)
    assert reached == set(range(len(grown.site.tiles)))
    assert (2, 10) not in board.owner
