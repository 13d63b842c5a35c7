"""A campaign ends by everybody's word."""

import pytest

from bot.catalogs import all_words
from rules.core.answers import SeatInfo
from rules.core.campaign import actions
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from tests.core.campaigns.tables import Table


def closed(table: Table) -> Table:
    """The same table, its campaign at its end."""
    table.pick(1, "close")
    for seat in table.awaited():
        table.pick(seat, "close-for-good")
    return table


def test_everybody_agrees_and_proposing_is_a_yes():
    table = Table(3)
    table.pick(2, "close")
    assert table.awaited() == (1, 3)
    table.pick(1, "close-for-good")
    assert table.rules.outcome(table.state) is None
    table.pick(3, "close-for-good")
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert outcome.result == "finished"
    assert table.awaited() == ()


def test_one_no_is_enough_to_go_on():
    table = Table(3).enlisted(1).gone(1)
    table.pick(2, "close")
    table.pick(1, "stay-open")
    assert table.state.closing is None
    assert table.state.ready == (1,)
    assert table.awaited() == (2, 3)


def test_somebody_alone_is_asked_again():
    table = Table(1)
    table.pick(1, "close")
    assert table.state.ending == ""
    assert set(table.offered(1)) == {"stay-open", "close-for-good"}
    table.pick(1, "close-for-good")
    assert table.state.ending == "closed"


def test_who_sits_out_is_not_asked():
    table = Table(2)
    table.pick(2, "sit-out")
    table.pick(1, "close", "close-for-good")
    assert table.state.ending == "closed"


def test_who_comes_meanwhile_is_asked_as_well():
    table = Table(2)
    table.pick(1, "close")
    table.join(3)
    table.pick(2, "close-for-good")
    assert table.state.ending == ""
    table.pick(3, "close-for-good")
    assert table.state.ending == "closed"


def test_nothing_else_is_done_before_that_is_settled():
    table = Table(2).enlisted(1)
    bring, enlist = table.offered(1)["bring-1"], table.offered(2)["enlist"]
    table.pick(1, "close")
    assert table.refused(2, enlist) == "campaign-refused-closing"
    assert table.refused(1, bring) == "campaign-refused-not-asked"
    table.pick(2, "stay-open")
    assert table.refused(1, actions.Assure(yes=True)) == "campaign-refused-not-closing"


def test_the_autopilot_ends_no_campaign_that_could_go_on():
    table = Table(2)
    table.pick(1, "close")
    assert table.rules.autopilot(table.state, 2, "bold") == actions.Assure(yes=False)


def test_what_is_closed_stays_closed():
    table = closed(Table(2).enlisted(1))
    assert table.refused(1, actions.Bring(hero=1)) == "campaign-refused-over"
    with pytest.raises(RuleError) as refusal:
        table.rules.join(table.state, SeatInfo(seat=3, name="Late"), SeededDice(b"j"))
    assert refusal.value.text.key == "campaign-refused-over"
    words = all_words("en")
    assert "0 adventures, 0 won" in words.say(table.rules.outcome(table.state).text)
    assert words.say(table.rules.view(table.state, None).prompt) == "This campaign is over."
