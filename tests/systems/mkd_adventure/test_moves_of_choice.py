"""What Heroes may do on their way, done from what is offered (B-32 to B-51, MA-210 to MA-212)."""

import pytest

from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import long_hall, open_chamber, placed, site, two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.offered import offers
from tests.systems.mkd.pieces import hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import do, heroes_turn, plays
from tests.systems.mkd_adventure.told import at, reasons, struck, told

MISS = (1, 2)
HELD, AWAY = 3, 4
FIRST, STAYS = 1, 5
HESITATES = (6, 6)
QUIET = Orders(strike_back="no", spin="no", let_go="no")


@pytest.mark.rule("B-32")
@pytest.mark.permits("B-32")
def test_wings_carry_over_a_crevice():
    # Tile 12 is split from west to east.
    who = hero("maelle", at=(2, 0), facing=S)
    situation = heroes_turn(site(placed(12)), who, active=who)
    play = do(situation, "c5")
    assert at(play, who) == (2, 4)
    assert situation.activation.points - play.state.activation.points == 4
    assert "go-c3" not in offers(RULESET, situation)
    walker = hero("brannoc", at=(2, 0), facing=S)
    on_foot = heroes_turn(site(placed(12)), walker, active=walker)
    assert "go-c5" not in offers(RULESET, on_foot)


@pytest.mark.rule("B-33")
@pytest.mark.permits("B-33")
def test_the_last_facing_is_free_and_a_turn_on_the_spot_costs_one():
    who = hero("brannoc", at=(2, 2), facing=N)
    situation = heroes_turn(open_chamber(), who, active=who, points=8)
    turned = do(situation, "face-s")
    assert (turned.figure(who.id).facing, turned.state.activation.points) == (S, 7)
    stepped = do(situation, "e")
    assert (stepped.figure(who.id).facing, stepped.state.activation.points) == (E, 7)
    chosen = do(stepped.state, "face-n")
    assert (chosen.figure(who.id).facing, chosen.state.activation.points) == (N, 7)


@pytest.mark.rule("B-34")
@pytest.mark.permits("B-34")
@pytest.mark.parametrize(("order", "looks"), [("never", S), ("always", N), ("ask me", N)])
def test_a_hero_turns_to_who_steps_up_if_his_player_wishes(order, looks):
    who, troll = hero("brannoc", at=(2, 2), facing=S), monster("fen_troll", at=(2, 0), facing=S)
    start = Orders(strike_back="no", spin="no" if order != "never" else "yes")
    situation = heroes_turn(open_chamber(), who, troll, active=who, orders=start)
    play = plays(situation, f"Turning to newcomers: {order}", ("end", FIRST, *MISS))
    # It steps up to him, the only opponent near him, so that nobody need be asked.
    assert at(play, troll) == (2, 1)
    assert play.figure(who.id).facing == looks


@pytest.mark.rule("B-45", "B-46")
@pytest.mark.permits("B-46")
def test_who_was_held_tries_again():
    who = hero("tamsin", at=(2, 2))
    foe = monster("gutterkin_scrapper", at=(2, 1), facing=S)
    situation = heroes_turn(open_chamber(), who, foe, active=who, points=8)
    held = do(situation, "s", HELD)
    assert (at(held, who), held.state.activation.points) == ((2, 2), 6)
    away = do(held.state, "s", AWAY)
    assert (at(away, who), away.state.activation.points) == ((2, 3), 4)


def fleeing(*heroes, **more):
    """An ogre without nerve, held by a Hero who is active, two steps from the way out."""
    foe = monster("ogre_gaoler", at=(2, 2), click=6, facing=S)
    who = hero("brannoc", at=(2, 1), facing=S)
    where = open_chamber(entrance=ENTRANCE)
    fields = {"orders": QUIET, **more}
    return foe, heroes_turn(where, who, foe, *heroes, active=who, **fields)


@pytest.mark.rule("B-47", "MA-212")
@pytest.mark.permits("B-47", "MA-212")
def test_a_standing_answer_lets_a_monster_go():
    foe, situation = fleeing()
    play = plays(situation, "orders-let-go-yes", "end")
    assert play.figure(foe.id).where == "left"
    assert reasons(play) == []
    assert told(play, "let-go")
    # Unless it says so, a die is thrown.
    held = do(situation, "end", HELD, HELD, HELD)
    assert (held.figure(foe.id).where, set(reasons(held))) == ("board", {"mkd-break-away"})


@pytest.mark.rule("B-47", "MA-212")
@pytest.mark.permits("B-47", "MA-212")
@pytest.mark.parametrize(("answer", "faces"), [("yes", ()), ("no", (AWAY,))])
def test_or_its_player_is_asked_each_time(answer, faces):
    foe, situation = fleeing()
    asked = plays(situation, "orders-let-go-ask", "end")
    assert RULESET.awaiting(asked.state) == (1,)
    points = asked.state.activation.points
    play = do(asked.state, f"answer-{answer}", *faces)
    assert reasons(play) == ["mkd-break-away"] * len(faces)
    assert play.figure(foe.id).where == "left"
    # The two points are paid either way.
    assert points == 6 - 2


@pytest.mark.rule("B-48")
@pytest.mark.permits("B-48")
def test_levitation_takes_a_friend_out_of_a_hold_without_a_die():
    mage = gifted(hero("vashti", at=(0, 0), facing=S), "magic_levitation")
    friend, foe = hero("pell", at=(1, 1)), monster("ogre_gaoler", at=(1, 2), facing=N)
    situation = heroes_turn(open_chamber(), mage, friend, foe, active=mage)
    play = do(situation, f"lift-{friend.id}-e1", *HESITATES)
    assert at(play, friend) == (4, 0)
    assert "mkd-break-away" not in reasons(play)


@pytest.mark.rule("B-48", "MA-226")
@pytest.mark.permits("B-48", "MA-226")
def test_a_teleport_takes_its_user_out_of_a_hold_to_another_tile():
    who, foe = hero("brannoc", at=(2, 2)), monster("ogre_gaoler", at=(2, 1), facing=S)
    where = two_chambers(markers=[marker("teleport", (2, 2))])
    situation = heroes_turn(where, who, foe, active=who, points=8)
    play = do(situation, "trigger")
    # Of two tiles there is one other, so no die falls; nor does one for the hold.
    assert (at(play, who), reasons(play)) == ((7, 2), [])
    assert play.state.activation.points == 7
    assert "trigger" not in offers(RULESET, play.state)


@pytest.mark.rule("MA-227")
@pytest.mark.permits("MA-227")
@pytest.mark.parametrize(
    ("words", "faces", "square"),
    [("travel-i1", (), (8, 0)), ("travel-a13", (), (0, 12)), ("travel-anywhere", (1,), (7, 2))],
)
def test_with_several_teleports_the_user_picks_one_or_leaves_it_to_chance(words, faces, square):
    who = hero("brannoc", at=(2, 2))
    tiles = [placed(7), placed(7, at=(5, 0)), placed(7, at=(0, 10))]
    spots = [(2, 2), (8, 0), (0, 12)]
    where = site(*tiles, markers=[marker("teleport", spot) for spot in spots])
    situation = heroes_turn(where, who, active=who)
    play = plays(situation, "trigger", (words, *faces))
    assert at(play, who) == square
    assert play.state.agenda == ()


@pytest.mark.rule("B-50", "B-51", "MA-210")
@pytest.mark.permits("B-50", "MA-210")
def test_a_hero_goes_through_one_opponent_with_another_beside_and_does_not_strike_back():
    who, foe = hero("brannoc", at=(2, 2)), monster("ogre_gaoler", at=(2, 3), facing=N)
    other = monster("ogre_gaoler", at=(1, 1), facing=S)
    orders = Orders(strike_back="yes", spin="no")
    situation = heroes_turn(open_chamber(), who, foe, other, active=who, points=8, orders=orders)
    # A die for the other one; the one that is passed strikes from behind, and that is all.
    play = do(situation, "s", AWAY, *MISS)
    assert at(play, who) == (2, 4)
    assert reasons(play) == ["mkd-break-away", "mkd-attack", "mkd-attack"]
    assert [manner for *_, manner in struck(play)] == ["passing"]


@pytest.mark.rule("B-51")
@pytest.mark.permits("B-51")
def test_who_passes_the_only_one_that_holds_him_needs_no_die_for_it():
    who, foe = hero("brannoc", at=(1, 1)), monster("ogre_gaoler", at=(1, 2), facing=N)
    situation = heroes_turn(long_hall(2), who, foe, active=who, points=8)
    play = do(situation, "s", *MISS)
    assert (at(play, who), reasons(play)) == ((1, 3), ["mkd-attack"] * 2)
    assert play.state.activation.points == 8 - 2 - 1


@pytest.mark.rule("MA-214", "B-50")
@pytest.mark.permits("MA-214")
@pytest.mark.parametrize(("answer", "blows"), [("no", 0), ("yes", 1)])
def test_a_player_declines_the_blow_at_somebody_who_passes_through(answer, blows):
    runner = monster("ogre_gaoler", at=(2, 2), facing=E, goal=Goal(kind="seek"))
    plug = hero("brannoc", at=(4, 2), facing=N)
    where = site(*(placed(7, at=(5 * index, 0)) for index in range(4)))
    orders = Orders(strike_back="ask", spin="no", let_go="yes")
    situation = heroes_turn(
        where, plug, runner, active=plug, tokens=(token("Y", 1, at=(17, 2)),), orders=orders
    )
    asked = do(situation, "end", STAYS)
    assert RULESET.awaiting(asked.state) == (1,)
    play = do(asked.state, f"answer-{answer}", *MISS * blows)
    assert [manner for *_, manner in struck(play)] == ["passing"] * blows
    assert at(play, runner)[0] > 4


@pytest.mark.rule("MA-072", "MA-186", "B-35")
@pytest.mark.permits("MA-072", "MA-186")
def test_a_hero_with_stealth_turns_tokens_over_and_goes_on():
    who, lurking = hero("liriel", at=(3, 2), facing=E, level=2), token("R", 2, at=(9, 0))
    pools = Pools(monsters=("clay_sentinel",))
    situation = heroes_turn(two_chambers(), who, tokens=(lurking,), pools=pools, active=who)
    points = situation.activation.points
    # As a rule she slips past it; her player says that she does not.
    assert do(situation, "g3").state.tokens == (lurking,)
    woken = plays(situation, "orders-wake-yes", ("g3", 1, 1, 1))
    assert [figure.kind for figure in woken.state.monsters] == ["clay_sentinel"]
    assert (at(woken, who), woken.state.activation.points) == ((5, 2), points - 2)
    gone = do(woken.state, "g3")
    assert (at(gone, who), gone.state.activation.points) == ((6, 2), points - 3)


@pytest.mark.rule("MA-072", "MA-187", "B-35")
@pytest.mark.permits("MA-072", "MA-187", "B-35")
def test_a_nimble_hero_goes_on_after_a_token_and_strikes_for_two():
    who, lurking = hero("kestrel", at=(3, 2), facing=E), token("R", 2, at=(7, 2))
    pools = Pools(monsters=("clay_sentinel",))
    situation = heroes_turn(
        two_chambers(), who, tokens=(lurking,), pools=pools, active=who, points=9, orders=QUIET
    )
    woken = do(situation, "f3", 1, 1, 1)
    assert woken.state.activation.points == 9 - 2
    (foe,) = woken.state.monsters
    play = plays(woken.state, "g3", (f"hit-{foe.id}", *MISS, *MISS))
    assert at(play, who) == (6, 2)
    assert play.state.activation.points == 9 - 2 - 1 - 2
