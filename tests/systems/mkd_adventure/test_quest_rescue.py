"""Rescue: a prisoner in bonds, their trap, the Guardian behind, and the way out."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd.actions import Check, Disarm, Leave, UseAbility
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import HEROES, RULINGS
from rules.systems.mkd.experience import eligible
from rules.systems.mkd.fights.harm import hurt
from rules.systems.mkd.figures import holders, opponents_beside
from rules.systems.mkd.monster_ai.prospects import prey
from rules.systems.mkd.monster_ai.tokens import token_moves
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import TokenMoves
from rules.systems.mkd_adventure.building.quest import from_entrance
from rules.systems.mkd_adventure.menu import legal_actions
from rules.systems.mkd_adventure.pilot.destinations import is_going_home
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE, acts, adventure, settle, table
from tests.systems.mkd_adventure.quests import bound, built, freed, wanted, won
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, struck, told

RESCUE = wanted("rescue")
MEEK = Orders(strike_back="no")
FIRST, SECOND = 1, 4
"""Faces of the decision die."""
NO_TRAP, DARTS, GAS = 1, 2, 4
"""Faces for the row of chest c10, and the gas of c04."""
GUARDIAN = token("Y", 1, at=(0, 0), guardian=True)


def cell(*figures, chests=("c10",), where=None, **more):
    """A chamber with a prisoner at its north wall, his rescuer beside him and active."""
    prisoner = bound(at=(2, 0))
    rescuer = hero("derrik", at=(2, 1), facing=N)
    fields = {
        "options": RESCUE,
        "quest_figure": prisoner.id,
        "aside": GUARDIAN,
        "active": rescuer,
        "pools": Pools(chests=chests, monsters=("gutterkin_scrapper", "cellar_rats")),
        **more,
    }
    site = where or open_chamber(entrance=ENTRANCE)
    return prisoner, rescuer, heroes_turn(site, prisoner, rescuer, *figures, **fields)


def refused(situation, action):
    """The key of the refusal of an action."""
    with pytest.raises(RuleError) as caught:
        do(situation, action)
    return caught.value.text.key


@pytest.mark.rule("MA-280", "MA-281")
@joined("seed", range(6))
def test_a_prisoner_lies_where_the_chest_would_and_the_guardian_is_set_aside(seed):
    state = built("rescue", seed)
    prisoner, board = state.figure(state.quest_figure), board_of(state.site)
    costs = from_entrance(board)
    assert board.owner[prisoner.at] == state.central
    standing = [at for at in board.squares(state.central) if board.standable(at) and at in costs]
    assert costs[prisoner.at] == max(costs[at] for at in standing)
    assert state.quest_chest is None
    assert not state.chests
    assert prisoner.kind in HEROES
    assert prisoner.kind not in {figure.kind for figure in state.heroes}
    assert state.aside.guardian
    assert not any(lurker.guardian for lurker in state.tokens)
    assert any(board.owner[lurker.at] == state.central for lurker in state.tokens)


@pytest.mark.rule("MA-282")
def test_who_lies_in_bonds_is_one_click_from_death_and_nobodys_enemy():
    prisoner, _, situation = cell()
    foe = monster("fen_troll", at=(3, 0), facing=N)
    situation = situation.with_(figures=(*situation.figures, foe))
    assert prisoner.click == len(HEROES[prisoner.kind].dial) - 1
    assert opponents_beside(situation, foe) == (situation.figure(situation.activation.figure),)
    assert prisoner.id not in {figure.id for figure in prey(situation)}
    assert prisoner not in holders(situation, foe)
    assert prisoner not in situation.heroes


@pytest.mark.rule("MA-282")
def test_nothing_hurts_who_lies_in_bonds():
    prisoner, _, situation = cell()
    play = table(situation)
    assert hurt(play, prisoner.id, 3, kind="raw", by=None) == 0
    assert play.figure(prisoner.id).where == "board"


@pytest.mark.rule("MA-282")
def test_a_token_beside_who_lies_in_bonds_stays_face_down():
    prisoner = bound(at=(2, 0))
    afar = hero("derrik", at=(1, 12))
    lurker = token("Y", 1, at=(1, 1))
    hall = long_hall(3, entrance=((1, 14), S))
    situation = adventure(
        hall, prisoner, afar, tokens=(lurker,), options=RESCUE, quest_figure=prisoner.id
    )
    play = do_tokens(situation, 5)
    assert play.state.tokens
    assert told(play, "token-turned") == []


def do_tokens(situation, *faces):
    """The first token's turn."""
    play = table(situation, *faces)
    token_moves(play, TokenMoves(token=situation.tokens[0].id))
    return settle(play)


@pytest.mark.rule("MA-283")
def test_bonds_are_looked_at_from_beside_for_nothing_whichever_way_one_looks():
    prisoner, rescuer, situation = cell()
    away = situation.with_(
        figures=tuple(
            figure.with_(facing=S) if figure.id == rescuer.id else figure
            for figure in situation.figures
        )
    )
    play = do(away, Check(figure=prisoner.id), DARTS)
    assert play.state.bonds == "darts"
    assert play.state.activation.points == situation.activation.points
    assert reasons(play) == ["mkd-detect"]
    far = cell()[2]
    far = far.with_(
        figures=tuple(
            figure.with_(at=(2, 3)) if figure.id == far.activation.figure else figure
            for figure in far.figures
        )
    )
    assert refused(far, Check(figure=far.quest_figure)) == "mkd-refused-bonds-apart"
    assert refused(play.state, Check(figure=prisoner.id)) == "mkd-refused-trap-known"
    assert refused(play.state, Check(figure=rescuer.id)) == "mkd-refused-nobody-bound"


@pytest.mark.rule("MA-283")
def test_bonds_have_a_trap_like_a_chest_of_the_pool():
    prisoner, _, situation = cell(chests=("c10", "c04"))
    play = do(situation, Check(figure=prisoner.id), 2, GAS)
    assert play.state.bonds == "gas"
    assert reasons(play) == ["mkd-bonds-chest", "mkd-detect"]
    assert play.state.pools.chests == ("c10", "c04")


@pytest.mark.rule("MA-283", "MA-284")
def test_without_a_trap_the_prisoner_is_free_at_once():
    prisoner, _, situation = cell(orders=MEEK)
    play = do(situation, Check(figure=prisoner.id), NO_TRAP, 1, 1)
    who = play.figure(prisoner.id)
    assert (who.side, who.role, who.seat) == ("hero", "rescued", 1)
    assert play.state.bonds == "spent"
    assert len(told(play, "prisoner-freed")) == 1


@pytest.mark.rule("MA-284", "MA-286", "MA-285")
def test_ex_62_freed_by_a_slow_disarm_with_the_guardian_behind_and_no_healing():
    healer = hero("ysolde", at=(1, 0), facing=E)
    prisoner, rescuer, situation = cell(healer, bonds="darts")
    play = do(situation, Disarm(slow=True, figure=prisoner.id), 4, 2, 1, 3, 1)
    assert reasons(play) == ["mkd-disarm"] * 2 + ["mkd-reveal"] * 2 + ["mkd-facing"]
    assert play.state.activation.points == situation.activation.points - 4
    assert play.state.xp == RULINGS.number("xp_disarm")
    (monster_,) = play.state.monsters
    assert monster_.at == ENTRANCE[0]
    assert monster_.role == "guardian"
    assert monster_.surprised
    assert play.state.aside is None
    assert prisoner.id in play.state.served
    assert play.state.activation.figure == rescuer.id
    turn = play.state.with_(
        activation=play.state.activation.with_(figure=healer.id, points=8, started=False),
        agenda=(),
    )
    heal = UseAbility(ability="healing", target=prisoner.id)
    assert refused(turn, heal) == "mkd-refused-fight-too-weak"


@pytest.mark.rule("MA-284")
def test_a_trap_that_goes_off_hits_who_handles_it_and_the_bonds_are_off_all_the_same():
    prisoner, rescuer, situation = cell(bonds="drain")
    play = do(situation, Disarm(slow=False, figure=prisoner.id), 1, 1, 1)
    assert play.figure(rescuer.id).click == rescuer.click + 2
    assert play.figure(prisoner.id).role == "rescued"
    assert play.figure(prisoner.id).where == "board"
    assert play.state.activation.points == situation.activation.points - 2


@pytest.mark.rule("MA-284", "MA-288")
def test_gas_from_the_bonds_kills_the_prisoner_and_the_quest_with_him():
    prisoner, _, situation = cell(bonds="gas")
    play = do(situation, Disarm(slow=False, figure=prisoner.id), 1)
    assert play.figure(prisoner.id).where == "dead"
    assert play.state.ending == "defeat"
    assert told(play, "prisoner-freed") == []
    assert told(play, "quest-lost")[0].quest == "rescue"


@pytest.mark.rule("MA-285")
def test_levels_pass_by_who_is_past_healing():
    who, other = freed(at=(0, 0)), hero("derrik", at=(2, 2))
    situation = adventure(open_chamber(), who, other, options=RESCUE)
    assert [figure.id for figure in eligible(situation, ())] == [other.id]


@pytest.mark.rule("MA-286")
def test_a_guardian_goes_by_its_own_bonus():
    pools = Pools(chests=("c10",), monsters=("drowned_sailor",))
    prisoner, _, situation = cell(start_value=320, bonus=9, pools=pools)
    play = do(situation, Check(figure=prisoner.id), NO_TRAP, 1, 1, 1)
    (turned,) = told(play, "token-turned")
    assert turned.total == 2 + 4


def chased(die, role="guardian"):
    """A Monster with a Hero beside it and the prisoner far behind him."""
    foe = monster("gutterkin_scrapper", at=(0, 14), facing=N, role=role)
    near, far = hero("derrik", at=(0, 12), facing=S), freed(at=(2, 4))
    situation = adventure(
        long_hall(3), foe, near, far, options=RESCUE, quest_figure=far.id, orders=MEEK
    )
    return far, near, acts(situation, foe, *die, spent=False)


@pytest.mark.rule("MA-287")
def test_ex_62_the_guardians_monsters_pass_the_nearest_for_the_prisoner():
    far, near, play = chased((FIRST, 1, 2))
    (decided,) = told(play, "decided")
    assert decided.target.key == f"mkd-figure-{far.kind}"
    far, near, play = chased((SECOND, 1, 2))
    (decided,) = told(play, "decided")
    assert decided.target.key == f"mkd-figure-{near.kind}"
    assert struck(play)


@pytest.mark.rule("MA-287")
def test_other_monsters_go_for_the_nearest_as_ever():
    _, near, play = chased((FIRST, 1, 2), role="")
    (decided,) = told(play, "decided")
    assert decided.target.key == f"mkd-figure-{near.kind}"


@pytest.mark.rule("MA-288")
def test_the_prisoner_out_alive_is_what_counts():
    who, other = freed(at=ENTRANCE[0]), hero("derrik", at=(0, 0))
    site = open_chamber(entrance=ENTRANCE)
    situation = heroes_turn(site, who, other, options=RESCUE, quest_figure=who.id, active=who)
    play = do(situation, Leave())
    assert won(play.state)
    assert play.state.ending == ""
    gone = play.state.with_(
        figures=tuple(
            figure.with_(at=ENTRANCE[0]) if figure.id == other.id else figure
            for figure in play.state.figures
        ),
        activation=situation.activation.with_(figure=other.id),
    )
    play = do(gone, Leave())
    assert play.state.ending == "victory"
    assert told(play, "quest-won")[0].quest == "rescue"


@pytest.mark.rule("MA-288")
def test_his_death_is_the_end_of_it():
    who, other = freed(at=(2, 2)), hero("derrik", at=(0, 0))
    foe = monster("fen_troll", at=(2, 3), facing=N)
    site = open_chamber(entrance=ENTRANCE)
    situation = adventure(site, who, other, foe, options=RESCUE, quest_figure=who.id, orders=MEEK)
    play = acts(situation, foe, FIRST, 6, 5)
    assert struck(play)
    assert play.figure(who.id).where == "dead"


@pytest.mark.parametrize(("role", "over"), [("guardian", False), ("", True)])
def test_an_autopilot_goes_home_when_nobody_chases_the_prisoner_any_more(role, over):
    who, last = freed(at=(2, 4)), hero("derrik", at=ENTRANCE[0])
    foe = monster("gutterkin_scrapper", at=(0, 0), facing=N, role=role)
    site = open_chamber(entrance=ENTRANCE)
    situation = heroes_turn(
        site, who, last, foe, options=RESCUE, quest_figure=who.id, active=last, orders=MEEK
    )
    assert is_going_home(situation) is over


@pytest.mark.rule("MA-320")
def test_a_prisoner_left_in_bonds_does_not_keep_the_game_going():
    prisoner, _, situation = cell(where=open_chamber(entrance=((2, 1), E)))
    play = do(situation, Leave())
    assert at(play, prisoner) == prisoner.at
    assert play.state.ending == "defeat"


def test_what_can_be_done_about_bonds_is_offered():
    prisoner, _, situation = cell()
    ids = {option.id for option in legal_actions(situation, 1)}
    assert f"check-bonds-{prisoner.id}" in ids
    known = {option.id for option in legal_actions(situation.with_(bonds="gas"), 1)}
    assert {f"loosen-slow-{prisoner.id}", f"loosen-fast-{prisoner.id}"} <= known
