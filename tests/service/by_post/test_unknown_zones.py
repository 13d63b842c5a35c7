"""Zone data comes and goes: a zone that is unknown has a stand-in, and that is said."""

from rules.pace.zones import STAND_IN
from rules.service.clocks.schedule import table_of
from rules.service.journal.kinds import SETTING
from rules.service.people.availability import said_of
from rules.service.settings.pace import time_of
from tests.support.durations import DAY
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, others_play
from tests.support.users import FRIEND

GONE = "Atlantis/Poseidonis"


async def strange(service, adventure):
    """Give a table and one of its people a zone that the zone data does not have."""
    found = await service.history.queries.load(adventure)
    table = table_of(found)
    policy = table.terms.policy.with_(zone=GONE)
    changed = table.with_(terms=table.terms.with_(policy=policy, weekends=False))
    await service.work.rewrite(
        ask(FRIEND), found, lambda draft: _settle(draft, changed), as_stored=True
    )
    presence = await service.work.presences.of(FRIEND)
    await service.work.presences.keep(FRIEND, presence.with_(zone=GONE, quiet=(0, 60)))


def _settle(draft, table):
    draft.step(SETTING, state=draft.state)
    draft.adventure = draft.adventure.with_(clock=table.model_dump(mode="json"))


async def test_a_card_a_press_and_the_timer_go_on_and_say_which_zone_counts(service, clock):
    adventure = await by_post(service, FRIEND, together="off")
    await others_play(service, adventure, FRIEND)
    await strange(service, adventure)
    found = await service.history.queries.load(adventure)
    assert time_of(table_of(found).terms)
    lines = "\n".join((await service.history.queries.card(adventure)).clock)
    assert f"{GONE}, is not known here any more: {STAND_IN.key} counts" in lines
    hero = next(each.name for each in found.seats if each.user == FRIEND)
    assert f"The time zone set for {hero} is not known here any more" in lines
    said = service.words("en").say(said_of(await service.work.presences.of(FRIEND), clock.now()))
    assert "It is not known here any more, so UTC counts" in said
    await pass_time(service, clock, 4 * DAY)
    assert "auto" in await kinds(service, adventure)
