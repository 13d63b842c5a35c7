"""What Heroes may do in a fight, done from what is offered (B-23, B-25, B-70, B-72, MA-213)."""

import pytest

from rules.systems.mkd.actions import Attack, Capture, Shoot, ShootDoor, Steal
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.offered import offers
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn, plays
from tests.systems.mkd_adventure.told import reasons, struck, told

MISS, HIT = (1, 2), (6, 5)
GOES_FOR_FIRST = 1
AWAY = 6
BRAVE = Orders(strike_back="yes", spin="no")
ATTACKS = (Attack, Shoot, ShootDoor, Capture, Steal)


def facing(foe, *others, kind="brannoc", points=12, **more):
    """A Hero, active, at C3, who looks north at `foe`."""
    who = hero(kind, at=(2, 2), facing=N)
    fields = {"orders": BRAVE, **more}
    return who, heroes_turn(open_chamber(), who, foe, *others, active=who, points=points, **fields)


def may_attack(state):
    """Whether any attack is on offer."""
    return any(isinstance(option.action, ATTACKS) for option in offers(RULESET, state).values())


@pytest.mark.rule("B-23")
@pytest.mark.permits("B-23")
@pytest.mark.parametrize("word", ["hit", "capture", "steal"])
def test_the_one_attack_is_of_any_kind_and_he_still_strikes_back(word):
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S, carries=(0,))
    _, situation = facing(ogre, kind="derrik", chests=(chest(0, carrier=ogre.id),))
    play = do(situation, f"{word}-{ogre.id}", *MISS, *MISS)
    assert play.state.activation.points == 12 - 4
    assert not may_attack(play.state)
    # The ogre's turn comes: what he does about its blow is not counted.
    after = do(play.state, "end", GOES_FOR_FIRST, *MISS, *MISS)
    assert [manner for *_, manner in struck(after)] == ["close", "counter"]
    assert may_attack(after.state)


@pytest.mark.rule("B-23")
@pytest.mark.permits("B-23")
def test_the_one_attack_may_be_a_shot():
    archer, rats = hero("liriel", at=(2, 4), facing=N), monster("cellar_rats", at=(2, 0))
    situation = heroes_turn(open_chamber(), archer, rats, active=archer, points=12)
    play = do(situation, f"shoot-{rats.id}", *MISS)
    assert [manner for *_, manner in struck(play)] == ["shot"]
    assert not may_attack(play.state)


@pytest.mark.rule("B-25")
@pytest.mark.permits("B-25")
def test_who_is_hurt_in_his_activation_spends_the_points_he_had():
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S)
    who, situation = facing(ogre, points=8)
    play = do(situation, f"hit-{ogre.id}", *MISS, *HIT, 2)
    hurt = play.figure(who.id)
    assert KINDS["brannoc"].dial[hurt.click].speed < 8
    assert play.state.activation.points == 8 - 4
    # Two points for getting away, and one for each of two steps more.
    gone = plays(play.state, ("s", AWAY), "s")
    assert gone.figure(who.id).at == (2, 4)
    assert gone.state.activation.points == 8 - 4 - 2 - 1


@pytest.mark.rule("B-41")
@pytest.mark.permits("B-41")
def test_a_hero_walks_behind_an_opponent_and_strikes_from_there():
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S)
    _, situation = facing(ogre)
    # He steps out of its front, which takes a die, and on behind it: it has turned to him before.
    play = plays(situation, ("d2", AWAY), ("c1", AWAY), (f"hit-{ogre.id}", *MISS))
    (blow,) = told(play, "missed")
    assert blow.total == 1 + 2 + KINDS["brannoc"].dial[4].attack + 1
    assert [manner for *_, manner in struck(play)] == ["close"]
    assert play.figure(ogre.id).facing == S


@pytest.mark.rule("B-70")
@pytest.mark.permits("B-70")
@pytest.mark.parametrize(("click", "faces"), [(0, (4, 6)), (6, ())])
def test_an_opponent_is_captured_by_a_harder_blow_or_without_nerve_by_none(click, faces):
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S, click=click)
    who, situation = facing(ogre, kind="derrik")
    play = do(situation, f"capture-{ogre.id}", *faces)
    taken = play.figure(ogre.id)
    assert (taken.where, taken.captor, taken.click) == ("captive", who.id, click)
    assert play.figure(who.id).captive == ogre.id
    assert [event.total for event in told(play, "hit")] == ([4 + 6 + 8 - 2] if faces else [])
    # One who leads a captive is offered to let it go, and no second capture.
    assert "release" in offers(RULESET, play.state)


@pytest.mark.rule("B-72")
@pytest.mark.permits("B-72")
@pytest.mark.parametrize(("faces", "clicks"), [(HIT, 0), ((6, 6), 1)])
def test_a_chest_is_stolen_instead_of_hurting(faces, clicks):
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S, carries=(0,))
    who, situation = facing(ogre, chests=(chest(0, carrier=ogre.id),))
    play = do(situation, f"steal-{ogre.id}", *faces, *MISS)
    assert play.figure(who.id).carries == (0,)
    assert play.state.chest(0).carrier == who.id
    assert (play.figure(ogre.id).click, play.figure(ogre.id).carries) == (clicks, ())
    assert [manner for *_, manner in struck(play)][-1] == "counter"


@pytest.mark.rule("MA-213")
@pytest.mark.permits("MA-213")
@pytest.mark.parametrize(
    ("other", "loss"),
    [
        (monster("cellar_rats", at=(3, 4), facing=N), 1),
        (hero("brannoc", at=(3, 1), facing=N), 1),
        (hero("brannoc", at=(4, 4), facing=N), 0),
    ],
    ids=["out of a fight", "into a fight", "in peace"],
)
def test_one_shoots_out_of_a_fight_and_into_one_at_a_loss_of_one(other, loss):
    archer, target = hero("liriel", at=(2, 4), facing=N), monster("ogre_gaoler", at=(2, 0))
    situation = heroes_turn(open_chamber(), archer, target, other, active=archer)
    (shot,) = told(do(situation, f"shoot-{target.id}", *MISS), "missed")
    assert shot.total == 1 + 2 + 9 - loss


@pytest.mark.rule("MA-214")
@pytest.mark.permits("MA-214")
@pytest.mark.parametrize(("answer", "manners"), [("no", ["close"]), ("yes", ["close", "counter"])])
def test_a_player_declines_to_strike_back(answer, manners):
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S)
    _, situation = facing(ogre)
    asked = plays(situation, "orders-strike-back-ask", ("end", GOES_FOR_FIRST, *MISS))
    assert RULESET.awaiting(asked.state) == (1,)
    play = do(asked.state, f"answer-{answer}", *(MISS if answer == "yes" else ()))
    found = [manner for *_, manner in (*struck(asked), *struck(play))]
    assert found == manners
    assert play.state.round == situation.round + 1


@pytest.mark.rule("MA-214")
@pytest.mark.permits("MA-214")
@pytest.mark.parametrize("order", ["no", "yes"])
def test_a_standing_answer_declines_for_good(order):
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S)
    _, situation = facing(ogre, orders=Orders(strike_back="ask", spin="no"))
    faces = (*MISS, *(MISS if order == "yes" else ()))
    play = plays(situation, f"orders-strike-back-{order}", ("end", GOES_FOR_FIRST, *faces))
    assert reasons(play).count("mkd-attack") == len(faces)
    assert [manner for *_, manner in struck(play)] == ["close", "counter"][: len(faces) // 2]
