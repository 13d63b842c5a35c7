"""What turns tokens over: coming into their tile or beside them."""

import pytest

from rules.systems.mkd.actions import GiveOrders
from rules.systems.mkd.compass import E
from rules.systems.mkd.moves.arrive import arrive
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.reveal.triggers import triggered
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import Arrive, Discover, Reveal, Walk
from rules.systems.mkd.verbs import offers
from rules.systems.mkd.verbs.turns import forbids_orders, give_orders
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.pieces import door, hero, marker, monster, token
from tests.systems.mkd.tables import play, state


def stirs(where, figure, *tokens, came_from=None):
    """Squares of the tokens that a figure turns over, in their order."""
    situation = state(where, figure, tokens=tokens)
    squares = {token.id: token.at for token in tokens}
    return [squares[number] for number in triggered(situation, figure, came_from)]


@pytest.mark.rule("B-101", "MA-071")
@pytest.mark.parametrize("who", [hero("brannoc", at=(5, 2)), monster("ogre_gaoler", at=(5, 2))])
def test_coming_into_the_tile_turns_a_token_over(who):
    assert stirs(two_chambers(), who, token(at=(9, 4)), came_from=(4, 2)) == [(9, 4)]
    assert stirs(two_chambers(), who, token(at=(1, 1)), came_from=(6, 2)) == []


@pytest.mark.rule("B-101")
def test_a_token_in_another_tile_has_to_be_adjacent():
    there = two_chambers()
    assert stirs(there, hero("brannoc", at=(3, 2)), token(at=(5, 2))) == []
    assert stirs(there, hero("brannoc", at=(4, 2)), token(at=(5, 2))) == [(5, 2)]
    assert stirs(there, hero("brannoc", at=(4, 1)), token(at=(5, 2))) == []
    shut = two_chambers(doors=[door((4, 2), E)])
    assert stirs(shut, hero("brannoc", at=(4, 2)), token(at=(5, 2))) == []


@pytest.mark.rule("B-101")
def test_who_is_in_the_tile_already_turns_nothing_over_by_stirring():
    foe = monster("ogre_gaoler", at=(1, 1))
    assert stirs(open_chamber(), foe, token(at=(4, 4)), came_from=(0, 0)) == []
    assert stirs(open_chamber(), foe, token(at=(2, 2)), came_from=(0, 0)) == [(2, 2)]


@pytest.mark.rule("MA-071")
def test_all_tokens_of_the_tile_turn_over_the_nearest_first():
    far, near, mid = token(at=(4, 4)), token(at=(1, 1)), token(at=(0, 4))
    who = hero("brannoc", at=(0, 0))
    assert stirs(open_chamber(), who, far, near, mid) == [(1, 1), (0, 4), (4, 4)]
    mire = open_chamber(markers=[marker("water", (x, 1)) for x in range(5)])
    south, east = token(at=(0, 3)), token(at=(3, 0))
    assert stirs(mire, who, south, east) == [(3, 0), (0, 3)]


@pytest.mark.rule("MA-071", "B-09")
@pytest.mark.parametrize("kind", ["hask", "maelle"])
def test_the_nearest_is_who_is_nearest_as_the_hero_moves(kind):
    mire = open_chamber(markers=[marker("water", (x, 1)) for x in range(5)])
    south, east = token(at=(0, 3)), token(at=(4, 0))
    # Three steps through water, which others take for four, as the way east is.
    assert stirs(mire, hero(kind, at=(0, 0)), south, east) == [(0, 3), (4, 0)]
    assert stirs(mire, hero("brannoc", at=(0, 0)), south, east) == [(4, 0), (0, 3)]


@pytest.mark.rule("MA-198")
def test_the_invisible_wake_what_they_are_put_down_on():
    assert stirs(open_chamber(), hero("pell", at=(2, 2), level=3), token(at=(2, 2))) == [(2, 2)]


@pytest.mark.rule("MA-185", "MA-186")
def test_stealth_hides_heroes_from_tokens_but_monsters_show_themselves():
    lurking = token(at=(2, 2))
    assert stirs(open_chamber(), hero("liriel", at=(2, 3), level=2), lurking) == []
    assert stirs(open_chamber(), monster("gutterkin_sneak", at=(0, 0)), lurking) == [(2, 2)]


@pytest.mark.rule("MA-198")
def test_the_invisible_wake_only_what_is_beside_them():
    unseen = hero("pell", at=(0, 0), level=3)
    assert stirs(open_chamber(), unseen, token(at=(4, 4)), token(at=(1, 1))) == [(1, 1)]
    wraith = monster("well_wraith", at=(0, 0))
    assert stirs(open_chamber(), wraith, token(at=(4, 4))) == [(4, 4)]


@pytest.mark.rule("B-101")
@pytest.mark.parametrize("who", [("liriel", 2), ("pell", 3)])
def test_who_can_hide_may_choose_to_wake_tokens(who):
    kind, level = who
    shy, lurking = hero(kind, at=(0, 0), level=level), token(at=(4, 4))
    unseen = state(open_chamber(), shy, tokens=(lurking,))
    awake = state(open_chamber(), shy, tokens=(lurking,), orders=Orders(wake="yes"))
    assert triggered(unseen, shy, (0, 1)) == ()
    assert triggered(awake, shy, (0, 1)) == (lurking.id,)


@pytest.mark.rule("B-101")
def test_only_who_leads_somebody_shy_settles_whether_tokens_wake():
    shy, plain = hero("liriel", level=2), hero("brannoc", level=2)
    wake = GiveOrders(about="wake", answer="yes")
    for who, offered in ((shy, True), (plain, False)):
        situation = state(open_chamber(), who)
        assert (wake in [each.action for each in offers.orders(situation, 1)]) == offered
    theirs = state(open_chamber(), shy.with_(seat=2), plain)
    assert wake not in [each.action for each in offers.orders(theirs, 1)]
    table = play(state(open_chamber(), shy))
    give_orders(table, 1, wake)
    assert table.state.players[0].orders.wake == "yes"
    assert forbids_orders(table.state, 1, wake) is not None
    ask = GiveOrders(about="wake", answer="ask")
    assert forbids_orders(table.state, 1, ask).key == "mkd-refused-orders-no-asking"


@pytest.mark.rule("MA-071")
def test_a_rider_turns_over_what_is_beside_either_of_its_squares():
    rider = monster("grave_rider", at=(2, 2), facing=E)
    assert stirs(open_chamber(), rider, token(at=(0, 2)), came_from=(1, 2)) == [(0, 2)]


@pytest.mark.rule("B-101")
def test_whoever_comes_through_a_friend_has_still_come_into_the_tile():
    who, friend = hero("brannoc", at=(4, 2)), hero("derrik", at=(5, 2))
    lurking = token(at=(9, 4))
    more = {"tokens": (lurking,), "visited": ()}
    table = play(state(two_chambers(), who, friend, active=who, **more))
    table.push(Walk(figure=who.id, path=((5, 2), (6, 2))))
    while table.state.agenda and isinstance(table.state.agenda[-1], Walk | Arrive):
        task = table.pop()
        (walk if isinstance(task, Walk) else arrive)(table, task)
    assert table.figure(who.id).at == (6, 2)
    assert table.state.agenda[-1] == Reveal(tokens=(lurking.id,), cause=who.id)
    assert Discover(tile=1, figure=who.id, came_by=(4, 2)) in table.state.agenda


@pytest.mark.rule("MA-070", "MA-071")
def test_however_a_figure_comes_it_turns_tokens_over():
    foe = monster("cellar_rats", at=(2, 2))
    lurking = token(at=(4, 4))
    table = play(state(open_chamber(), foe, tokens=(lurking,)))
    arrive(table, Arrive(figure=foe.id, placed=True))
    assert table.state.agenda[-1] == Reveal(tokens=(lurking.id,), cause=foe.id)
