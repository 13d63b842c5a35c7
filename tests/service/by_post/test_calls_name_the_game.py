"""Every call, reminder and nudge names its game and has the link to its card."""

from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import bring_cards, pass_time
from tests.support.post import by_post, others_play
from tests.support.users import FRIEND, HOST


async def test_what_people_are_told_leads_to_the_card(service, clock):
    adventure = await by_post(service, FRIEND, together="off", absence="by vote")
    await others_play(service, adventure, FRIEND)
    await bring_cards(service, clock)
    calls = await pass_time(service, clock, 2 * HOUR)
    await service.by_post.nudges.nudge(ask(HOST), adventure)
    calls += await pass_time(service, clock, 3 * DAY)
    assert len(calls) >= 3
    found = await service.history.queries.load(adventure)
    title = service.words("en").phrase("third-six-title")
    for call in calls:
        assert call.text.startswith(f"**{title}** · "), call.text
        assert call.text.count("https://") == 1, call.text
        assert f"/{found.channel}/" in call.text
