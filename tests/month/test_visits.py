"""What a virtual player presses in a campaign's town, where wishes wait for what others say."""

from random import Random

import pytest

from rules.pace.proposal import Voice
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded, seats_of
from rules.service.play.errands import word_id
from tests.month.life import START
from tests.month.visits import wanted
from tests.support.campaigns import FRIEND, HOST, founded
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving

DICE, SIXES = "three-dice-campaign", "third-six-campaign"


@pytest.fixture
async def service(tmp_path):
    async with serving(tmp_path / "house.db", HandClock(START), Entropy()) as made:
        yield made


async def in_town(service, key):
    campaign = await founded(service, FRIEND, key=key, pace="post", window="2h")
    return await service.history.queries.load(campaign)


def with_agenda(found, *wishes):
    table = table_of(found).with_(agenda=wishes)
    return found.with_(clock=table.model_dump(mode="json"))


@pytest.mark.parametrize("key", [DICE, SIXES])
async def test_whoever_has_a_wish_waiting_does_not_press_it_again(service, key):
    found = await in_town(service, key)
    mine, friend = seats_of(found, HOST)[0], seats_of(found, FRIEND)[0]
    option = wanted(found, mine, Random(1))
    assert option is not None
    waits = with_agenda(found, Voice(seat=mine.seat, option=option))
    assert wanted(waits, mine, Random(1)) is None
    assert wanted(waits, friend, Random(1)) is not None


async def test_whoever_is_asked_about_an_errand_says_a_word_on_it_that_the_card_knows(service):
    found = await in_town(service, DICE)
    rules, state = loaded(found)
    plan = next(
        each.id for each in rules.legal_actions(state, 1) if rules.errand(state, each.action).party
    )
    await service.play.actions.press(ask(HOST), found.id, found.version, plan)
    asked = await service.history.queries.load(found.id)
    said = table_of(asked).proposal
    words = {wanted(asked, seats_of(asked, FRIEND)[0], Random(number)) for number in range(20)}
    assert words == {word_id(said, yes=True), word_id(said, yes=False)}
    word = word_id(said, yes=True)
    answer = await service.play.actions.press(ask(FRIEND), asked.id, asked.version, word)
    assert answer.version > asked.version
