"""Clauses of base rules in whole turns: walls and wings, dials, who acts, chests that fall."""

from collections import Counter

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Attack, End, MoveTo, StepTo, UseAbility
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Goal
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.turns import carry_out
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import reasons, told

MISS, TWELVE = (1, 2), (6, 6)
STAYS = 5
HESITATES = (6, 6)
MEEK = Orders(strike_back="no", spin="no")


def refuses(situation, action):
    """Whether nobody may do that."""
    with pytest.raises(RuleError):
        carry_out(situation, 1, action, ScriptedDice())
    return True


@pytest.mark.rule("B-05: walls", "B-05: wings")
@pytest.mark.parametrize("kind", ["brannoc", "maelle"])
def test_through_a_wall_nobody_goes_on_foot_or_on_wings(kind):
    who = hero(kind, at=(4, 0), facing=E)
    situation = heroes_turn(two_chambers(), who, active=who)
    assert refuses(situation, StepTo(facing=E))
    # Round by the doorway it is six steps.
    play = do(situation, MoveTo(to=(5, 0)))
    assert situation.activation.points - play.state.activation.points == 5


@pytest.mark.rule("B-05: blocking squares", "B-05: wings")
@pytest.mark.parametrize("kind", ["brannoc", "maelle"])
def test_a_pillar_is_gone_around_on_wings_too(kind):
    who = hero(kind, at=(2, 1), facing=S)
    pillars = [marker("pillar", (x, 2)) for x in range(4)]
    situation = heroes_turn(open_chamber(markers=pillars), who, active=who)
    assert refuses(situation, StepTo(facing=S))
    play = do(situation, MoveTo(to=(2, 3)))
    assert (4, 2) in play.state.trail


@pytest.mark.rule("B-11: damage")
@joined(("kind", "clicks"), [("brannoc", 2), ("kestrel", 2), ("ondine", 3)])
def test_a_blow_turns_the_dial_by_its_damage(kind, clicks):
    who, foe = hero(kind, at=(2, 2), facing=N), monster("fen_troll", at=(2, 1), facing=S)
    situation = heroes_turn(open_chamber(), who, foe, active=who)
    play = do(situation, Attack(target=foe.id), 5, 4, *MISS)
    assert play.figure(foe.id).click == clicks


@pytest.mark.rule("B-11: healing")
def test_healing_turns_it_back_and_never_past_the_start_of_the_level():
    healer = hero("ondine", at=(2, 2), facing=N)
    hurt = hero("brannoc", at=(2, 1), facing=S, click=6)
    situation = heroes_turn(open_chamber(), healer, hurt, active=healer)
    cure = UseAbility(ability="healing", target=hurt.id)
    assert do(situation, cure, 3, 4).figure(hurt.id).click == 4
    worse = situation.with_(figures=(healer, hurt.with_(click=8)))
    assert do(worse, cure, 3, 4).figure(hurt.id).click == 5


@pytest.mark.rule("B-11: out")
def test_past_the_last_click_a_figure_is_out():
    who = hero("brannoc", at=(2, 2), facing=N)
    last = len(KINDS["fen_troll"].dial) - 1
    foe = monster("fen_troll", at=(2, 1), facing=S, click=last)
    situation = heroes_turn(open_chamber(), who, foe, active=who)
    play = do(situation, Attack(target=foe.id), *TWELVE)
    assert play.figure(foe.id).where == "dead"


def crowd(**more):
    """Two Heroes, two tokens and two Monsters, each of them nearer to one Hero."""
    heroes = [hero("brannoc", at=(0, 0), facing=N), hero("derrik", at=(4, 0), facing=N)]
    foes = [
        monster("ogre_gaoler", at=(0, 2), facing=S),
        monster("clay_sentinel", at=(4, 2), facing=S),
    ]
    where = site(placed(7), placed(7, at=(20, 20)))
    tokens = (token(at=(22, 22)), token(at=(24, 24)))
    return heroes_turn(where, *heroes, *foes, active=heroes[0], tokens=tokens, orders=MEEK, **more)


@pytest.mark.rule("B-20", "B-21")
def test_in_a_round_every_hero_token_and_monster_has_one_activation_of_its_own():
    situation = crowd()
    first = do(situation, End())
    # The second Hero begins; then each token has its die, each Monster its own; nothing more falls.
    play = do(first.state, End(), STAYS, STAYS, 1, *HESITATES * 2)
    assert Counter(reasons(play)) == {
        "mkd-token-movement": 2, "mkd-monster-order": 1, "mkd-decision": 2, "mkd-unexpected": 2
    }  # fmt: skip
    assert len({event.figure for event in told(play, "hesitated")}) == 2
    assert play.state.round == situation.round + 1
    assert play.state.served == ()


@pytest.mark.rule("B-52")
def test_a_hero_struck_down_in_passing_leaves_his_chests_where_he_would_have_stood():
    last = len(KINDS["brannoc"].dial) - 1
    who = hero("brannoc", at=(2, 1), facing=S, click=last, carries=(0,))
    foe, friend = monster("ogre_gaoler", at=(2, 2), facing=S), hero("derrik", at=(4, 4), facing=N)
    boxes = (chest(0, carrier=who.id, opened=True, trap="spent"),)
    situation = heroes_turn(open_chamber(), who, foe, friend, active=who, chests=boxes, orders=MEEK)
    # Straight through the ogre, which hits from behind.
    play = do(situation, StepTo(facing=S), *TWELVE, 1)
    assert play.figure(who.id).where == "dead"
    box = play.state.chest(0)
    assert (box.at, box.carrier, box.opened) == ((2, 3), None, True)


@pytest.mark.rule("B-87: beside")
def test_a_monster_shuts_the_open_chest_beside_it_in_its_activation():
    who = hero("brannoc", at=(0, 4), facing=S)
    foe = monster("cellar_rats", at=(4, 0), facing=S)
    boxes = (
        chest(0, at=(3, 1), opened=True, trap="spent"),
        chest(1, at=(0, 3), opened=True, trap="spent"),
    )
    situation = heroes_turn(open_chamber(), who, foe, active=who, chests=boxes)
    play = do(situation, End(), *HESITATES)
    assert [(box.opened, box.trap) for box in play.state.chests] == [(False, None), (True, "spent")]
    assert len(told(play, "chest-shut")) == 1


@pytest.mark.rule("B-87: stolen")
def test_a_stolen_chest_is_shut_and_its_trap_unknown_wherever_the_thief_puts_it_down():
    who = hero("brannoc", at=(0, 4), facing=S)
    thief = monster(
        "ogre_gaoler", at=(4, 2), carries=(0,), goal=Goal(kind="central", tile=1), facing=E
    )
    box = chest(0, carrier=thief.id, opened=True, trap="spent")
    situation = heroes_turn(two_chambers(), who, thief, active=who, chests=(box,), central=1)
    (laid,) = do(situation, End()).state.chests
    assert (laid.at, laid.carrier, laid.opened, laid.trap) == ((7, 2), None, False, None)
