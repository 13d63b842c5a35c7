"""In town, what concerns the others waits for what they say, one errand after another."""

import pytest

from rules.core.errors import NotSeated, RuleError, StaleBoard
from rules.service.clocks.schedule import table_of
from rules.service.history.verify import verify
from rules.service.journal import kinds as step_kinds
from rules.service.journal.loading import loaded
from tests.support.campaigns import FRIEND, HOST, STRANGER, away, chapters, founded, hastened
from tests.support.entropy import Entropy
from tests.support.houses import ask

MINUTE, HOUR = 60, 3600
NOON = 1_772_452_800
"""Monday, 2 March 2026, 12:00 UTC."""
THIRD = 14
MKD, DICE, SIXES = "mkd-campaign", "three-dice-campaign", "third-six-campaign"


@pytest.fixture
def clock(clock):
    clock.at = NOON
    return clock


async def load(service, campaign):
    return await service.history.queries.load(campaign)


async def table(service, campaign):
    return table_of(await load(service, campaign))


async def state_of(service, campaign):
    return loaded(await load(service, campaign))[1]


async def options(service, campaign, seat):
    rules, state = loaded(await load(service, campaign))
    return {each.id: each for each in rules.legal_actions(state, seat)}


async def press(service, campaign, user, option):
    found = await load(service, campaign)
    return await service.play.actions.press(ask(user), campaign, found.version, option)


async def answer(service, campaign, user, *, yes):
    """Press one of the two buttons with which the card asks about what is proposed."""
    buttons = (await service.history.queries.card(campaign)).buttons
    verb = buttons[0 if yes else 1].verb
    return await press(service, campaign, user, verb.removeprefix("do."))


async def later(service, clock, seconds):
    clock.at += seconds
    for timer in await service.store.timers(clock.at):
        if timer.kind == "turn":
            await service.by_post.timers.look(timer)


async def lines(service, campaign):
    return (await service.history.queries.card(campaign)).clock


async def wealthy(service, campaign, coins):
    """Give a party coins that it has not earned."""

    def alter(draft):
        _, state = loaded(draft.adventure)
        draft.step(step_kinds.READIED, state=state.with_(purse=coins))

    await service.work.change(ask(HOST), campaign, alter)


def beginning(found, word):
    """The first option that begins with a word."""
    return next((each for each in found if each.startswith(word)), "")


async def a_plan(service, campaign):
    """Two changes of the next adventure's plan that a member may propose."""
    return [each for each in await options(service, campaign, 1) if each.startswith("plan-")][:2]


async def in_town(service, *friends, key=DICE, pace="post", window="2h"):
    return await founded(service, *friends, key=key, pace=pace, window=window)


@pytest.mark.parametrize(
    ("pace", "window", "seconds"), [("post", "2h", 2 * HOUR), ("live", "1min", MINUTE)]
)
@pytest.mark.parametrize("key", [DICE, SIXES, MKD])
async def test_a_plan_waits_for_the_others_and_counts_when_the_time_is_up(
    service, clock, key, pace, window, seconds
):
    campaign = await in_town(service, FRIEND, key=key, pace=pace, window=window)
    plan, _ = await a_plan(service, campaign)
    before = (await state_of(service, campaign)).plan
    said = await press(service, campaign, HOST, plan)
    assert "propose" in said.text
    shown = await service.history.queries.card(campaign)
    assert any("proposes" in each and f"<t:{NOON + seconds}:R>" in each for each in shown.clock)
    assert shown.buttons[0].label.startswith("Agree: ")
    assert shown.buttons[1].label == "Rather not"
    await later(service, clock, seconds - 1)
    assert (await state_of(service, campaign)).plan == before
    await later(service, clock, 1)
    assert (await state_of(service, campaign)).plan != before
    assert (await table(service, campaign)).proposal is None


async def test_what_both_want_is_done_at_once(service):
    campaign = await in_town(service, FRIEND)
    plan, _ = await a_plan(service, campaign)
    before = (await state_of(service, campaign)).plan
    await press(service, campaign, HOST, plan)
    await answer(service, campaign, FRIEND, yes=True)
    assert (await state_of(service, campaign)).plan != before
    steps = await service.store.journal(campaign)
    assert [each.seat for each in steps if each.kind == "agreed"] == [1]


async def test_most_may_leave_it(service):
    campaign = await in_town(service, FRIEND, THIRD)
    plan, _ = await a_plan(service, campaign)
    before = (await state_of(service, campaign)).plan
    await press(service, campaign, HOST, plan)
    await answer(service, campaign, FRIEND, yes=False)
    assert any(
        "divided" in each and "rather not" in each for each in await lines(service, campaign)
    )
    await answer(service, campaign, THIRD, yes=False)
    assert (await table(service, campaign)).proposal is None
    assert (await state_of(service, campaign)).plan == before


async def test_whoever_proposed_it_takes_it_back(service):
    campaign = await in_town(service, FRIEND)
    plan, _ = await a_plan(service, campaign)
    await press(service, campaign, HOST, plan)
    with pytest.raises(RuleError):
        await press(service, campaign, HOST, plan)
    said = await answer(service, campaign, HOST, yes=False)
    assert "Taken back" in said.text
    assert (await table(service, campaign)).proposal is None


async def test_one_comes_after_the_other(service, clock):
    campaign = await in_town(service, FRIEND)
    first, second = await a_plan(service, campaign)
    await press(service, campaign, HOST, first)
    said = await press(service, campaign, FRIEND, second)
    assert "comes once" in said.text
    assert any("After that" in each for each in await lines(service, campaign))
    await answer(service, campaign, FRIEND, yes=True)
    proposal = (await table(service, campaign)).proposal
    assert (proposal.seat, proposal.option, proposal.opened) == (2, second, NOON)
    await later(service, clock, 2 * HOUR)
    assert (await table(service, campaign)).proposal is None
    steps = await service.store.journal(campaign)
    assert [each.seat for each in steps if each.kind == "agreed"] == [1, 2]


async def a_party(service):
    """A campaign of two members who each have a hero to bring along."""
    campaign = await in_town(service, FRIEND)
    for user, seat in ((HOST, 1), (FRIEND, 2)):
        await press(service, campaign, user, "enlist")
        await press(service, campaign, user, f"bring-{seat}")
    return campaign


async def test_going_at_once_asks_who_would_be_left_behind(service, clock):
    campaign = await a_party(service)
    await press(service, campaign, HOST, "go-now")
    await later(service, clock, 2 * HOUR - 1)
    assert not away(await load(service, campaign))
    await later(service, clock, 1)
    assert away(await load(service, campaign))
    assert (await state_of(service, campaign)).party == (1,)


async def test_who_comes_along_is_left_behind_no_more(service, clock):
    campaign = await a_party(service)
    await press(service, campaign, HOST, "go-now")
    await press(service, campaign, FRIEND, "set-out")
    await later(service, clock, 0)
    assert (await state_of(service, campaign)).party == (1, 2)
    assert away(await load(service, campaign))
    assert (await table(service, campaign)).agenda == ()


async def test_to_be_ready_waits_for_what_one_has_proposed(service, clock):
    campaign = await in_town(service, FRIEND)
    plan, _ = await a_plan(service, campaign)
    await press(service, campaign, HOST, plan)
    said = await press(service, campaign, HOST, "stay-home")
    assert "comes once" in said.text
    assert (await state_of(service, campaign)).ready == ()
    await later(service, clock, 2 * HOUR)
    assert (await state_of(service, campaign)).ready == (1,)


async def test_what_is_ones_own_waits_for_nobody(service):
    campaign = await in_town(service, FRIEND)
    plan, _ = await a_plan(service, campaign)
    await press(service, campaign, HOST, plan)
    await press(service, campaign, FRIEND, "enlist")
    assert len((await state_of(service, campaign)).roster) == 1
    assert (await table(service, campaign)).proposal is not None


async def test_the_common_purse_is_asked_for(service, clock):
    campaign = await in_town(service, FRIEND, key=SIXES)
    for user, seat in ((HOST, 1), (FRIEND, 2)):
        found = await options(service, campaign, seat)
        await press(service, campaign, user, beginning(found, "enlist"))
        await press(service, campaign, user, f"bring-{seat}")
    await wealthy(service, campaign, 500)
    found = await options(service, campaign, 1)
    await press(service, campaign, HOST, beginning(found, "level"))
    assert (await state_of(service, campaign)).purse == 500
    # Whoever is ready already may have a word, too.
    await press(service, campaign, FRIEND, "set-out")
    await answer(service, campaign, FRIEND, yes=True)
    assert (await state_of(service, campaign)).purse < 500


async def test_who_has_no_part_in_it_has_no_word(service):
    campaign = await in_town(service, FRIEND)
    first, second = await a_plan(service, campaign)
    await press(service, campaign, HOST, first)
    word = (await service.history.queries.card(campaign)).buttons[0].verb.removeprefix("do.")
    with pytest.raises(NotSeated):
        await press(service, campaign, STRANGER, word)
    await press(service, campaign, FRIEND, word)
    await press(service, campaign, FRIEND, second)
    with pytest.raises(StaleBoard):
        await press(service, campaign, HOST, word)


async def test_the_log_of_a_town_verifies(service):
    campaign = await in_town(service, FRIEND)
    first, second = await a_plan(service, campaign)
    await press(service, campaign, HOST, first)
    await press(service, campaign, FRIEND, second)
    await answer(service, campaign, FRIEND, yes=True)
    await answer(service, campaign, HOST, yes=True)
    log = await service.history.queries.export(campaign)
    assert verify(log).good


async def test_a_deal_with_common_gold_is_confirmed_by_what_the_others_say(service, clock):
    service.work.entropy = Entropy(4)
    campaign = await in_town(service, FRIEND, key=MKD)
    for number in range(1, 12):
        await hastened(service, campaign, chapters(number))
        state = await state_of(service, campaign)
        seats = loaded(await load(service, campaign))[0].awaiting(state)
        for seat in seats:
            found = await options(service, campaign, seat)
            wish = next((each for each in found if each.startswith(("buy", "train", "raise"))), "")
            if wish:
                before = state.purse
                user, other = (HOST, FRIEND) if seat == 1 else (FRIEND, HOST)
                await press(service, campaign, user, wish)
                assert (await state_of(service, campaign)).purse == before
                await answer(service, campaign, other, yes=True)
                after = await state_of(service, campaign)
                assert after.purse < before
                assert after.visit is None or after.visit.deal is None
                return
    raise AssertionError("nobody ever had gold")
