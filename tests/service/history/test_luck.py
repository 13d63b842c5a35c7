"""How the dice fell for each hero, as people ask for it and as the last card says it."""

import re

import pytest

from rules.core.errors import NoAdventure
from rules.registry import ruleset
from rules.service.cards.luck import counted_of
from tests.support.houses import ask
from tests.support.post import by_post, owed_by, take_turn
from tests.support.users import FRIEND, HOST, STRANGER

HERO = re.compile(
    r"\*\*(.+)\*\*: (\d+) of (\d+) throws? came off; the dice promise ([\d.]+)\. (.+)"
)
MOST_TURNS = 400


async def played_to(service, adventure, enough):
    """Play until an adventure as stored is `enough`."""
    for _ in range(MOST_TURNS):
        found = await service.history.queries.load(adventure)
        if enough(found, await service.store.journal(adventure)):
            return found
        await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    raise AssertionError("the game did not get there")


def thrown(found, steps):
    return sum(each.tried for each in counted_of(ruleset(found.ruleset), steps).heroes)


async def test_everybody_sees_how_the_dice_fell(service):
    adventure = await by_post(service, FRIEND)
    assert "no luck to speak of" in (await service.history.lucks.told(ask(HOST), adventure))[0]
    found = await played_to(service, adventure, lambda *now: thrown(*now) >= 8)
    told = await service.history.lucks.told(ask(STRANGER), adventure)
    lines = [HERO.fullmatch(line) for line in told if not line.startswith("-#")]
    assert all(lines), told
    counted = counted_of(ruleset(found.ruleset), await service.store.journal(adventure)).heroes
    assert [(int(each[2]), int(each[3])) for each in lines] == [
        (each.good, each.tried) for each in counted
    ]
    assert {each[1] for each in lines} <= {seat.name for seat in found.seats}
    assert "/adventure verify" in told[-1]


async def test_the_last_card_says_it_in_one_line(service):
    adventure = await by_post(service, FRIEND)
    found = await played_to(service, adventure, lambda found, _: found.status == "ended")
    assert thrown(found, await service.store.journal(adventure))
    card = await service.history.queries.card(adventure)
    (line,) = [each for each in card.prompt.split("\n") if each.startswith("How the dice fell")]
    assert any(seat.name in line for seat in found.seats)


async def test_steps_that_today_s_rules_cannot_read_are_told_of(service):
    adventure = await by_post(service, FRIEND)
    found = await played_to(service, adventure, lambda *now: thrown(*now) >= 3)
    steps = await service.store.journal(adventure)
    broken = [
        step.with_(events=tuple({"kind": each["kind"]} for each in step.events)) for step in steps
    ]
    counted = counted_of(ruleset(found.ruleset), broken)
    assert counted.heroes == ()
    assert 1 <= counted.unread <= len(steps)


async def test_a_lobby_has_no_luck(service):
    adventure = (await service.lobby.open(ask(HOST), "three-dice")).adventure
    with pytest.raises(NoAdventure):
        await service.history.lucks.told(ask(HOST), adventure)
