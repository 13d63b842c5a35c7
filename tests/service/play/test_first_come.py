"""Several may act at once: what is pressed on an older card counts as it was meant, or not."""

import pytest

from rules.core.errors import StaleBoard
from rules.service.play.seats import running
from tests.support.houses import ask
from tests.support.post import by_post
from tests.support.users import FRIEND, HOST, THIRD

COMPANY = (HOST, FRIEND, THIRD)


async def moment(service, adventure):
    """The card's version, and what each person may do by id."""
    found = await service.history.queries.load(adventure)
    rules, state = running(found)
    offers = {
        record.user: [each.id for each in rules.legal_actions(state, record.seat)]
        for record in found.seats
    }
    return found.version, offers


async def on_to(service, adventure, *wanted):
    """Play on, whoever is first taking what fits best, until all are offered one of `wanted`."""
    for _ in range(60):
        version, offers = await moment(service, adventure)
        asked = [user for user in COMPANY if offers[user]]
        if len(asked) == len(COMPANY) and all(set(wanted) <= set(offers[u]) for u in asked):
            return version, offers
        mine = offers[asked[0]]
        likely = [each for each in mine if each.startswith(("go-", "retry-"))]
        option = (*(each for each in ("refuse", "stand") if each in mine), *likely, mine[0])[0]
        await service.play.actions.press(ask(asked[0]), adventure, version, option)
    raise AssertionError(f"nobody came to {wanted}")


async def party(service):
    return await by_post(service, FRIEND, THIRD, system="green-dungeon")


async def test_what_two_chose_on_the_same_card_is_done_once(service):
    adventure = await party(service)
    version, offers = await on_to(service, adventure, "rest")
    await service.play.actions.press(ask(HOST), adventure, version, "rest")
    _, after = await moment(service, adventure)
    assert after[FRIEND] == offers[FRIEND]
    with pytest.raises(StaleBoard):
        await service.play.actions.press(ask(FRIEND), adventure, version, "rest")
    found = await service.history.queries.load(adventure)
    assert running(found)[1].tally.rests == 1


async def test_three_choose_their_magic_on_the_same_card(service):
    adventure = await party(service)
    version, _ = await on_to(service, adventure, "strike", "lesser")
    for user, option in ((THIRD, "lesser"), (HOST, "strike")):
        await service.play.actions.press(ask(user), adventure, version, option)
        found = await service.history.queries.load(adventure)
        rules, state = running(found)
        assert rules.interrupted(state) == ()
        assert user not in (await service.history.queries.card(adventure)).waiting
    assert (await service.history.queries.card(adventure)).waiting == (FRIEND,)
    with pytest.raises(StaleBoard):
        await service.play.actions.press(ask(FRIEND), adventure, version, "skip")
    await service.play.actions.press(ask(FRIEND), adventure, version, "strike")
    steps = await service.store.journal(adventure, since=version)
    assert [step.seat for step in steps] == [3, 1, 2]
