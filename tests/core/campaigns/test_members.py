"""Members come, sit out and come back; guests hold nobody up."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.campaign import actions
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from tests.core.campaigns.tables import Table


def test_a_newcomer_stands_beside_the_veterans():
    table = Table(1).enlisted(1).gone(1).home()
    table.join(2)
    assert table.awaited() == (1, 2)
    table.enlisted(2)
    new = table.veteran(table.state.roster[-1].number)
    assert (new.owner, new.adventures, new.fate) == (2, 0, "home")
    assert table.kinds().count("campaign-joined") == 1


def test_who_comes_while_the_party_is_away_waits_in_town():
    table = Table(1).enlisted(1).gone(1)
    table.join(2)
    assert table.awaited() == (1,)
    assert table.rules.sheet(table.state, 2).sections
    table.home()
    assert 2 in table.awaited()


def test_a_chair_is_taken_once():
    table = Table(2)
    for seat, key in (
        (2, "campaign-refused-seat-taken"),
        (0, "campaign-refused-seats"),
        (9, "campaign-refused-seats"),
    ):
        with pytest.raises(RuleError) as refusal:
            table.rules.join(table.state, SeatInfo(seat=seat, name="Ysolt"), SeededDice(b"j"))
        assert refusal.value.text.key == key


def test_a_guest_of_one_adventure_is_not_waited_for_any_more():
    table = Table(2).enlisted(1, 2).gone(1, 2).home("bold")
    table.pick(2, "sit-out")
    assert table.awaited() == (1,)
    assert [member.seat for member in table.state.active] == [1]
    if not table.state.heroes_of(1):
        table.enlisted(1)
    table.gone(1)
    assert table.state.away is not None


def test_who_sits_out_takes_the_hero_along_and_can_be_the_last_that_was_asked():
    table = Table(2).enlisted(1, 2).gone(1)
    table.pick(2, "bring-2")
    table.pick(2, "sit-out")
    assert table.state.party == (1,)
    assert table.state.away is not None


def test_others_ask_back_who_sits_out():
    table = Table(2)
    table.pick(2, "sit-out")
    table.pick(1, "invite-2")
    assert table.awaited() == (1, 2)
    assert table.refused(1, actions.Invite(seat=2)) == "campaign-refused-is-here"
    assert table.refused(1, actions.Invite(seat=7)) == "campaign-error-no-such-member"


def test_who_sits_out_may_come_back_by_joining():
    table = Table(2).enlisted(1, 2)
    table.pick(2, "sit-out")
    table.join(2)
    assert table.awaited() == (1, 2)
    assert [member.seat for member in table.state.members] == [1, 2]
    assert table.state.heroes_of(2)


def test_the_last_who_is_left_cannot_sit_out():
    table = Table(2)
    table.pick(2, "sit-out")
    assert "sit-out" not in table.offered(1)
    assert table.refused(1, actions.SitOut()) == "campaign-refused-all-stay"
