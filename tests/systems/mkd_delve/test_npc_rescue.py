"""Rescue: bonds with a trap, and a way out that somebody finds alone (RG-065 to RG-071)."""

import pytest

from rules.systems.mkd.actions import Check, Disarm, End
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import N
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.fights.harm import hurt
from rules.systems.mkd.fights.healing import can_heal
from rules.systems.mkd.figures import opposed
from rules.systems.mkd.monster_ai.prospects import prey
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.tasks import GuestMoves
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.npcs.guests import guests
from rules.systems.mkd_delve.npcs.rescue import BONDS
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.handling import dressed
from tests.systems.mkd.offered import offers
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_delve.delves import act, do, reasons, table, told
from tests.systems.mkd_delve.people import (
    WAY_IN,
    below,
    comes_in,
    met,
    person,
    prisoner,
    refusals,
    stage,
    then,
)

NO_TRAP, DARTS, GAS = 1, 2, 4
"""Faces for the row of chest c10, and the gas of c04."""


def cell(*figures, chests=("c10",), bonds=None, **more):
    """A prisoner with a Hero beside him who is active."""
    bound, one = prisoner(at=(2, 1)), hero("tamsin", at=(2, 2))
    about = [met(bound, "rescue", bonds=bonds)]
    start = below(bound, one, *figures, about=about, active=one, points=8, **more)
    return bound, one, start.with_(pools=Pools(chests=chests))


@pytest.mark.rule("RG-065", "RG-069")
def test_somebody_lies_in_bonds_with_one_click_left():
    one, other = hero("brannoc", at=(2, 4)), person("n_outlaw", at=(0, 0))
    play = comes_in(below(one, other), one, 1)
    bound = play.figure(other.id)
    assert (bound.role, bound.side, bound.click) == ("prisoner", "npc", 4)
    assert len(KINDS["n_outlaw"].dial) == 5
    assert bound.cap == 0


@pytest.mark.rule("RG-067")
@pytest.mark.permits("RG-067")
def test_the_trap_is_that_of_a_chest_drawn_and_put_back():
    bound, _, start = cell()
    play = act(start, Check(figure=bound.id), DARTS)
    assert play.state.encounter(bound.id).bonds == "darts"
    assert play.state.pools.chests == ("c10",)
    assert reasons(play) == ["mkd-detect"]
    assert told(play, "trap-found")[0].thing.key == "mkd-bonds"
    assert refusals(play.state, 1, Check(figure=bound.id), VERBS) == ("trap-known", "RG-067")
    assert [dressed(offer).id for offer in BONDS.offers(start)] == [f"check-bonds-{bound.id}"]


@pytest.mark.rule("RG-067")
def test_without_a_trap_the_bonds_come_off_at_once():
    bound, _, start = cell()
    play = act(start, Check(figure=bound.id), NO_TRAP)
    assert play.figure(bound.id).role == "released"
    assert told(play, "prisoner-freed")


@pytest.mark.rule("RG-067")
@pytest.mark.permits("RG-067")
def test_disarmed_the_trap_is_worth_what_any_is():
    bound, _, start = cell(bonds="darts")
    play = act(start, Disarm(slow=True, figure=bound.id), 2, 5)
    assert play.figure(bound.id).role == "released"
    assert play.state.xp == 50
    assert play.state.encounter(bound.id).since == start.round


@pytest.mark.rule("RG-067", "RG-068")
@pytest.mark.permits("RG-067")
def test_a_trap_that_goes_off_hits_the_one_who_frees_and_nobody_else_in_bonds():
    bound, one, start = cell(bonds="gas", chests=("c04",))
    play = act(start, Disarm(slow=False, figure=bound.id), 1)
    assert play.figure(one.id).click == one.click + 1
    assert play.figure(bound.id).click == bound.click
    assert play.figure(bound.id).role == "released"
    assert told(play, "sprung")[0].thing.key == "mkd-bonds"


@pytest.mark.rule("RG-067")
def test_bonds_are_handled_from_beside_after_a_look():
    bound, one, start = cell()
    known = refusals(start, 1, Disarm(slow=True, figure=bound.id), VERBS)
    assert known == ("trap-unknown", "RG-067")
    afar = start.with_(figures=(bound, one.with_(at=(4, 4))))
    assert refusals(afar, 1, Check(figure=bound.id), VERBS) == ("bonds-apart", "RG-067")
    assert refusals(start, 1, Check(figure=one.id), VERBS) == ("nobody-bound", "RG-067")


@pytest.mark.rule("RG-068")
def test_nothing_reaches_who_lies_in_bonds():
    foe = monster("ogre_gaoler", at=(3, 1))
    bound, _, start = cell(foe)
    assert not opposed(foe, bound)
    assert bound not in prey(start)
    assert hurt(table(start), bound.id, 3, kind="raw", by=foe.id) == 0


@pytest.mark.rule("RG-069", "RG-071")
def test_out_of_bonds_one_can_be_healed_and_hurt():
    freed, healer = prisoner(at=(2, 1), role="released"), hero("ysolde", at=(2, 2))
    foe = monster("ogre_gaoler", at=(0, 4))
    start = below(freed, healer, foe, about=[met(freed, "rescue", since=1)], active=healer)
    assert can_heal(start, healer, freed, "healing") is None
    assert freed in prey(start)
    play = table(start)
    hurt(play, freed.id, 1, kind="raw", by=foe.id)
    assert play.figure(freed.id).where == "dead"
    assert stage(play, freed) == "failed"
    bound = freed.with_(role="prisoner")
    held = start.with_(figures=(bound, healer, foe))
    assert can_heal(held, healer, bound, "healing") == "fight-too-weak"


@pytest.mark.rule("RG-069")
@pytest.mark.permits("RG-069")
def test_a_hero_heals_somebody_who_is_out_of_bonds():
    bound, healer = prisoner(at=(2, 1)), hero("ysolde", at=(2, 2), facing=N)
    about = [met(bound, "rescue", bonds="darts")]
    start = below(bound, healer, about=about, active=healer, points=12)
    assert f"magic-healing-{bound.id}" not in offers(RULESET, start)
    freed = act(start, f"loosen-slow-{bound.id}", 2, 5).state
    play = act(freed, f"magic-healing-{bound.id}", 6, 6, 3)
    assert play.figure(bound.id).click < bound.click


@pytest.mark.rule("RG-070")
def test_he_runs_from_the_next_round_on_and_only_where_heroes_have_been():
    freed = prisoner(at=(2, 2), role="released")
    start = below(hero("brannoc", at=(4, 4)), freed, about=[met(freed, "rescue", since=1)])
    assert guests(start) == ()
    later = start.with_(round=2)
    assert guests(later) == (GuestMoves(figure=freed.id),)
    play = then(later, *guests(later))
    # The squire's last click has 6 points, and all squares are plain.
    assert play.figure(freed.id).at == (2, 8)
    assert play.figure(freed.id).where == "board"
    # There is a short cut through a chamber that nobody has entered.
    strange = later.with_(visited=(1,))
    assert then(strange, *guests(strange)).figure(freed.id).at[1] < 5


@pytest.mark.rule("RG-070")
def test_he_goes_as_near_as_he_can_where_somebody_stands_in_the_way():
    freed = prisoner(at=(2, 6), role="released")
    at_gate = hero("brannoc", at=WAY_IN)
    start = below(at_gate, freed, about=[met(freed, "rescue")], round=2)
    play = then(start, *guests(start))
    assert play.figure(freed.id).at == (1, 8)


@pytest.mark.rule("B-46", "RG-070")
@pytest.mark.parametrize(("faces", "ends"), [((1, 5), (2, 5)), ((1, 3, 2), (2, 2))])
def test_he_tries_to_break_away_as_long_as_he_has_points(faces, ends):
    freed, foe = prisoner(at=(2, 2), role="released"), monster("ogre_gaoler", at=(2, 1))
    far = hero("brannoc", at=(4, 4))
    start = below(far, freed, foe, about=[met(freed, "rescue")], round=2)
    play = then(start, *guests(start), faces=faces)
    assert play.figure(freed.id).at == ends
    assert reasons(play) == ["mkd-break-away"] * len(faces)


@pytest.mark.rule("RG-066")
def test_out_of_the_dungeon_he_is_worth_his_value():
    freed = prisoner("n_outlaw", at=(2, 8), role="released")
    start = below(hero("brannoc", at=(2, 2)), freed, about=[met(freed, "rescue")], round=2)
    play = then(start, *guests(start))
    assert play.figure(freed.id).where == "left"
    assert play.state.xp == 22
    assert (stage(play, freed), play.state.missions) == ("won", 1)
    assert told(play, "mission-won")[0].xp == 22


@pytest.mark.rule("RG-070")
def test_after_the_heroes_and_before_the_tokens():
    freed, one = prisoner(at=(4, 4), role="released"), hero("brannoc", at=(1, 9))
    lurker = token("Y", 1, at=(0, 0))
    start = below(freed, one, about=[met(freed, "rescue")], round=2, active=one, tokens=(lurker,))
    play = do(start, End())
    told_in_order = [event.kind for event in play.events]
    assert told_in_order.index("mkd-walked") < told_in_order.index("mkd-token-came")
    assert play.state.guests_moved == 2
    assert play.state.round == 3


@pytest.mark.rule("RG-070")
def test_a_long_way_takes_several_rounds():
    where = site(placed(1, at=(1, 10)), placed(1, at=(1, 5)), placed(7), entrance=((2, 14), 4))
    assert board_of(where).owner[2, 14] == 0
    freed = prisoner(at=(2, 2), role="released")
    start = below(
        hero("brannoc", at=(4, 4)), freed, about=[met(freed, "rescue")], where=where, round=2
    )
    first = then(start, *guests(start))
    second = then(first.state.with_(round=3), *guests(first.state))
    assert first.figure(freed.id).at == (2, 8)
    assert second.figure(freed.id).at == (2, 14)
