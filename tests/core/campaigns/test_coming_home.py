"""The end of an adventure is one step: heroes, coins and the chapter together."""

import pytest

from rules.core.campaign.resolution import CampaignResolution
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.upgrade import NewerState
from rules.core.words import Text
from tests.core.campaigns.tables import THIRD_SIX, THREE_DICE, Table
from tests.support.ledgers import books

WHY = Text.of("campaign-number", number=1)


@pytest.mark.parametrize("rules", [THIRD_SIX, THREE_DICE], ids=lambda rules: rules.key)
def test_an_adventure_becomes_a_chapter(rules):
    table = Table(2, rules).enlisted(1, 2).gone(1, 2).home()
    chapter = table.state.chapters[0]
    assert (chapter.number, chapter.party) == (1, (1, 2))
    assert chapter.coins == table.state.purse
    assert chapter.fallen == tuple(v.number for v in table.state.roster if v.fate == "dead")
    assert table.state.party == table.state.ready == ()
    assert [veteran.adventures for veteran in table.state.roster] == [1, 1]
    kinds = table.kinds()
    assert kinds.count("campaign-came-home") == kinds.count("campaign-departed") == 1


def test_coming_home_is_told_before_what_it_brought():
    table = Table(1, THIRD_SIX).enlisted(1).gone(1).home()
    kinds = table.kinds()
    assert kinds.index("campaign-came-home") < kinds.index("campaign-coins")


def test_turns_go_on_from_adventure_to_adventure():
    table = Table(1).enlisted(1)
    turns = [0]
    for _ in range(2):
        if not table.state.heroes_of(1):
            table.enlisted(1)
        table.gone(1)
        turns.append(table.rules.view(table.state, None).turn)
        table.home()
        turns.append(table.rules.view(table.state, None).turn)
    assert turns == sorted(set(turns))


def test_the_fallen_lie_in_the_chapter_and_on_the_roster():
    table = Table(1)
    for _ in range(12):
        if not table.state.heroes_of(1):
            table.enlisted(1)
        table.gone(1).home("bold")
        if table.state.chapters[-1].fallen:
            break
    fallen = table.state.chapters[-1].fallen
    assert fallen
    assert table.veteran(fallen[0]).fate == "dead"
    came = next(e for e in reversed(table.told) if e.kind == "campaign-came-home")
    assert (came.dead, came.fallen) == (1, table.veteran(fallen[0]).name)


def test_the_purse_holds_what_came_in_less_what_was_paid():
    play = CampaignResolution(Table(1).state, SeededDice(b"p"))
    play.earn(12, WHY)
    play.pay(5, WHY)
    play.earn(0, WHY)
    assert play.state.purse == 7
    assert books(tuple(play.events)) == (12, 5)
    assert len(play.events) == 2


def test_nobody_pays_what_is_not_there():
    play = CampaignResolution(Table(1).state.with_(purse=4), SeededDice(b"p"))
    with pytest.raises(RuleError) as refusal:
        play.pay(5, WHY)
    assert refusal.value.text == Text.of("campaign-refused-coins", cost=5, purse=4)
    assert play.state.purse == 4
    for move in (play.pay, play.earn):
        with pytest.raises(ValueError, match="not both"):
            move(-1, WHY)


def test_an_adventure_from_a_newer_time_is_refused():
    table = Table(1).enlisted(1).gone(1)
    raw = table.state.model_dump(mode="json")
    assert table.rules.state_type.model_validate(raw) == table.state
    raw["away"]["schema_version"] = 99
    with pytest.raises(NewerState):
        table.rules.state_type.model_validate(raw)
