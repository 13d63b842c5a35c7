"""The hero of somebody on vacation beside friends who are there, end to end."""

from tests.support.durations import HOUR, MINUTE
from tests.support.seasons import Season

RECKLESS = ("go", "search", "drink", "force", "unlock", "descend", "read-teleport", "challenge")


async def test_the_way_of_the_party_is_left_to_friends_who_are_there(here: Season) -> None:
    await here.opened("way")
    assert await here.owed() == {each.id for each in here.people}
    await here.told(here.maren, "away until", day="5 days")
    before = await here.stored()
    await here.later(HOUR, 10 * MINUTE)
    assert "auto" not in await here.kinds()
    assert (await here.stored()).card == before.card


async def test_what_she_alone_has_to_do_is_done_with_care(here: Season) -> None:
    await here.opened("alone")
    await here.all_but(here.maren)
    before = await here.stored()
    await here.told(here.maren, "away until", day="5 days")
    await here.later(30 * MINUTE, 10 * MINUTE)
    seat = next(each.seat for each in before.seats if str(each.user) == here.maren.id)
    steps = await here.out.app.service.store.journal(here.adventure)
    taken = [step for step in steps if step.kind == "auto" and step.seat == seat]
    assert taken
    assert {step.action["kind"] for step in taken}.isdisjoint(RECKLESS)
