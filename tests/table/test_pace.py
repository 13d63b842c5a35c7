"""`/pace`, `/away` and what is new in `/adventure`: answers in words, all of them private."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.cogs.conduct import Company, by_post, company, no_errors_logged, settled, told
from tests.support.cards import is_hidden, parts_of, text_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    """One house for all tests here: each plays in a channel of its own."""
    with no_errors_logged():
        async with company(tmp_path_factory.mktemp("house")) as made:
            yield made


async def test_a_pause_with_a_reason_that_calls_nobody(here: Company) -> None:
    adventure = await by_post(here, "pause")
    await told(here.player, "pace pause", reason="@everyone **exams** <@1> [x](http://y)")
    found = await here.out.shown(adventure)
    card = await here.host.fresh(str(found.card))
    assert "asked for a pause" in text_of(card)
    assert card["mention_everyone"] is False
    assert "<@1>" not in text_of(card)
    assert "are stopped already" in await here.refused(here.host, here.host.command("pace pause"))
    assert "run again" in await told(here.host, "pace resume")
    await settled(here, here.host.channel)
    assert "running already" in await here.refused(here.host, here.host.command("pace resume"))


async def test_what_strangers_and_nonsense_are_told(here: Company) -> None:
    await by_post(here, "nonsense")
    out_of_place = (
        (here.stranger, "pace pause", {}, "no seat"),
        (here.stranger, "pace more-time", {"hours": 3}, "no seat"),
        (here.stranger, "pace nudge", {}, "no seat"),
        (here.player, "pace nudge", {}, "You cannot remind"),
        (here.stranger, "adventure undo", {}, "no seat"),
        (here.stranger, "adventure recap", {}, "no seat"),
        (here.stranger, "adventure reclaim", {}, "no seat here that you could take back"),
        (here.stranger, "adventure accept", {}, "Nobody has offered"),
        (here.stranger, "adventure host", {}, "no seat"),
        (here.stranger, "adventure hand-over", {"to": here.host.id}, "no seat"),
        (here.player, "adventure hand-over", {"to": here.host.id}, "a seat at this table already"),
        (here.player, "adventure host", {}, "The host is still here"),
        (here.player, "adventure undo", {"to": 1}, "That step is out of reach"),
        (here.player, "pace back", {}, "you were not away"),
        (here.player, "pace vote", {"hero": "Nobody", "wish": "skip"}, "does not fit"),
        (here.player, "away until", {"day": "never"}, "as a day"),
        (here.player, "away until", {"day": "1999-01-01"}, "is not in the future"),
        (here.player, "away back", {}, "not on vacation"),
        (here.player, "away me", {"zone": "Atlantis"}, "no time zone"),
        (here.player, "away me", {"quiet-from": "late", "quiet-to": "8"}, "as a time of day"),
        (here.player, "away me", {"quiet-from": "22:00"}, "beginning and an end"),
    )
    for person, line, options, answer in out_of_place:
        said = await here.refused(person, person.command(line, **options))
        assert answer in said, (line, said)


async def test_a_vote_about_somebody_in_time_is_refused_however_it_comes(here: Company) -> None:
    adventure = await by_post(here, "forged")
    found = await here.out.shown(adventure)
    card = await here.host.fresh(str(found.card))
    for detail, values, answer in (
        ("vote.1", ["skip"], "still has time"),
        ("vote.9", ["skip"], "no seat 9"),
        ("vote.1", ["burn"], "does not fit"),
        ("vote.x", ["wait"], "no seat 0"),
        ("vote", ["wait"], "no seat 0"),
        ("vote.2", ["skip"], "about you"),
    ):
        act = here.player.choose(
            card, f"u1|{adventure}|{found.version}|{detail}", values, force=True
        )
        assert answer in await here.refused(here.player, act), detail


async def test_the_person_s_days_are_kept_and_shown(here: Company) -> None:
    adventure = await by_post(here, "days")
    cities = await here.player.autocomplete("away me", "zone", "berl")
    assert {"name": "Europe/Berlin", "value": "Europe/Berlin"} in cities
    assert len(await here.player.autocomplete("away me", "zone", "")) == 25
    new_york = await here.player.autocomplete("away me", "zone", "new york")
    assert new_york[0]["value"] == "America/New_York"
    said = await told(
        here.player,
        "away me",
        **{"zone": "Europe/Berlin", "quiet-from": "22", "quiet-to": "8", "reminders": "off"},
    )
    assert "Europe/Berlin" in said
    assert "From 22:00 to 8:00" in said
    assert "Reminders never come" in said
    assert "You are away until" in await told(here.player, "away until", day="4 days")
    found = await here.out.shown(adventure)
    await here.host.see(lambda m: "is away until" in text_of(m))
    assert f"<@{here.player.id}> is away until" in text_of(await here.host.fresh(str(found.card)))
    assert "on vacation" in await told(here.host, "pace status")
    assert "Welcome back" in await told(here.player, "away back")


async def test_looking_back_in_every_form(here: Company) -> None:
    adventure = await by_post(here, "memory")
    await here.play(here.host.channel, 2)
    assert "The story so far" in await told(here.host, "adventure recap", whole=True)
    assert "Since your last" in await told(here.host, "adventure recap")
    found = await told(here.host, "adventure log", search="room")
    assert "of the log" in found
    for form, ending in (("html", ".html"), ("markdown", ".md"), ("pdf", ".pdf")):
        answer = await here.host.answer(await here.host.command("adventure story", format=form))
        assert is_hidden(answer)
        (file,) = answer["attachments"]
        assert file["filename"] == f"undercroft-{adventure}{ending}"
        data = (await here.host.download(file)).decode("latin-1")
        assert ("data:image/" in data) is (form == "html")
        assert len(data) > 1000


async def test_seats_change_hands_by_command(here: Company) -> None:
    adventure = await by_post(here, "hands")
    await told(here.player, "adventure hand-over", to=here.stranger.id)
    assert "You lead" in await told(here.stranger, "adventure accept")
    seats = (await here.out.adventure(here.host.channel)).seats
    assert int(here.stranger.id) in {seat.user for seat in seats}
    assert "yours again" in await told(here.player, "adventure reclaim")
    assert "hosts this adventure" in await told(here.host, "adventure host", to=here.player.id)
    assert (await here.out.adventure(here.host.channel)).host == int(here.player.id)
    found = await here.out.shown(adventure)
    card = await here.host.fresh(str(found.card))
    assert "a new host" in text_of(card)
    assert not any("|vote." in part.get("custom_id", "") for part in parts_of(card))
