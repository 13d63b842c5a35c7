"""Calendars, all games since one left, the log searched: as people meet it at the table."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest_asyncio

from rules.core.standing_orders import Order
from rules.ports import Commit, Posting, Timer
from rules.service.records import Request
from tests.cogs.conduct import Company, by_post, company, no_errors_logged, told
from tests.support.cards import is_hidden, parts_of, text_of
from tests.support.tables import sensible, take


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Company]:
    with no_errors_logged():
        async with company(tmp_path) as made:
            yield made


async def card_of(here: Company, adventure: str) -> str:
    found = await here.out.shown(adventure)
    return text_of(await here.host.fresh(str(found.card)))


async def test_a_table_has_days_off(here: Company) -> None:
    adventure = await by_post(here, "holidays")
    soon = (datetime.now(UTC) + timedelta(days=3)).date()
    days = f"{soon} to {soon + timedelta(days=1)}"
    assert "no holidays of its own" in await told(here.player, "pace holidays list")
    for person, typed, answer in (
        (here.player, days, "Only the host"),
        (here.stranger, days, "Only the host"),
        (here.host, "@everyone", "is not a date"),
        (here.host, "1999-01-01", "Choose days to come"),
    ):
        act = person.command("pace holidays add", days=typed)
        assert answer in await here.refused(person, act)
    assert "This table’s clocks now stop on" in await told(
        here.host, "pace holidays add", days=days
    )
    line = f"No clock runs on {soon} – {soon + timedelta(days=1)} (UTC)."
    assert line in await card_of(here, adventure)
    assert line in await told(here.player, "pace status")
    assert line in await told(here.stranger, "pace holidays list")
    await told(here.host, "pace holidays remove", days=str(soon))
    assert f"on {soon + timedelta(days=1)} (UTC)" in await card_of(here, adventure)


async def test_what_happened_in_all_games_is_told_to_who_comes_back(here: Company) -> None:
    first = await by_post(here, "homecoming-a")
    second = await by_post(here, "homecoming-b", "green-dungeon")
    await told(here.player, "away until", day="4 days")
    welcome = await here.player.command("away back")
    await here.player.see(lambda m: "Welcome back" in text_of(m))
    news = await here.player.see(lambda m: "Meanwhile, in all" in text_of(m))
    assert is_hidden(news)
    said = text_of(news)
    assert [said.count(await link_of(here, each)) for each in (first, second)] == [1, 1]
    assert welcome.ok
    card = await here.host.fresh(str((await here.out.shown(second)).card))
    pressed = await here.stranger.click(card, f"u1|{second}|0|home", force=True)
    answer = await here.stranger.answer(pressed)
    assert is_hidden(answer)
    assert "Nothing has happened in your games" in text_of(answer)


async def link_of(here: Company, adventure: str) -> str:
    found = await here.out.shown(adventure)
    return f"https://discord.com/channels/{found.guild}/{found.channel}/{found.card})"


async def test_who_acts_after_an_absence_is_offered_all_games(here: Company) -> None:
    await by_post(here, "absent-a")
    adventure = await by_post(here, "absent-b")
    service = here.out.app.service
    person = await here.turn_of(here.host.channel)
    found = await here.out.shown(adventure)
    missed = found.clock["seats"]
    seat = next(each.seat for each in found.seats if each.user == int(person.id))
    clock = {**found.clock, "seats": [{**c, "missed": int(c["seat"] == seat)} for c in missed]}
    version, now = found.version + 1, service.clock.now()
    await service.store.commit(
        Commit(
            request="absence",
            expected=found.version,
            adventure=found.with_(clock=clock, version=version),
            posting=Posting(adventure=adventure, version=version, fresh=True, due=0),
            timers=(Timer(kind="turn", subject=adventure, version=version, due=now + 3600),),
        )
    )
    found = await here.out.shown(adventure, found.version + 1)
    option = sensible(found, int(person.id))
    assert option is not None
    await take(person, await person.fresh(str(found.card)), option)
    back = await person.see(lambda m: "Since your last turn" in text_of(m))
    assert is_hidden(back)
    pressed = await person.click(back, "All my games")
    answer = await person.answer(pressed)
    assert "in all your games" in text_of(answer)


async def test_a_search_turns_its_pages_and_leads_into_the_log(here: Company) -> None:
    adventure = await by_post(here, "searching")
    await here.play(here.host.channel, 9)
    found = await here.out.adventure(here.host.channel)
    panel = await here.host.answer(await here.host.command("adventure log", search="  E "))
    assert is_hidden(panel)
    said = text_of(panel)
    assert "lines of the log contain “E”" in said
    assert "<t:" in said
    assert await link_of(here, adventure) in said
    assert "Page" in said
    earlier = await here.host.click(panel, "Earlier")
    turned = await here.host.see(lambda m: m["id"] == panel["id"])
    assert earlier.ok
    assert text_of(turned) != said
    select = next(part for part in parts_of(turned) if part["type"] == 3)
    step = select["options"][0]["value"]
    log = await here.host.answer(await here.host.choose(turned, select["custom_id"], [step]))
    assert is_hidden(log)
    assert f"`{step}` " in text_of(log)
    assert f"The story of adventure {adventure}" in text_of(log)
    for person, which, values, answer in (
        (here.host, f"u1|{adventure}|0|find", None, "older version"),
        (here.host, f"u1|{adventure}|0|find.1", None, "older version"),
        (here.host, f"u1|{adventure}|0|find.99999.YQ", None, "older version"),
        (here.host, f"u1|{adventure}|0|find.1.gA", None, "older version"),
        (here.host, "u1|0000000000|0|find.1.YQ", None, "does not exist any more"),
        (here.host, f"u1|{adventure}|0|at", ["x"], "older version"),
        (here.host, f"u1|{adventure}|0|at", ["-1"], "older version"),
    ):
        act = (
            person.click(panel, which, force=True)
            if values is None
            else person.choose(panel, which, values, force=True)
        )
        assert answer in await here.refused(person, act), which
    card = await here.host.fresh(str(found.card))
    public = here.player.click(card, f"u1|{adventure}|0|find.1.YQ", force=True)
    assert "older version" in await here.refused(here.player, public)
    nothing = await told(here.stranger, "adventure log", search="xyzzy")
    assert "No line of the log contains “xyzzy”" in nothing


async def test_a_farewell_takes_a_second_click(here: Company) -> None:
    adventure = await by_post(here, "farewell")
    for person, line, answer in (
        (here.stranger, "adventure retire", "no seat"),
        (here.stranger, "adventure concede", "no seat"),
    ):
        assert answer in await here.refused(person, person.command(line))
    asked = await here.player.answer(await here.player.command("adventure retire"))
    assert is_hidden(asked)
    assert "for good?" in text_of(asked)
    assert int(here.player.id) in await seated(here)
    await here.player.click(asked, "Give up hero")
    await here.player.see(lambda m: "Farewell!" in text_of(m))
    assert int(here.player.id) not in await seated(here)
    assert "has left for good" in await card_of(here, adventure)
    again = here.player.click(asked, f"u1|{adventure}|0|retire.yes", force=True)
    assert "no seat" in await here.refused(here.player, again)
    hero = (await here.out.adventure(here.host.channel)).seats[1].name
    offered = await told(here.host, "adventure hand-over", to=here.stranger.id, hero=hero)
    assert "can take" in offered
    assert "You lead" in await told(here.stranger, "adventure accept")
    assert int(here.stranger.id) in await seated(here)


async def seated(here: Company) -> set[int | None]:
    return {seat.user for seat in (await here.out.adventure(here.host.channel)).seats}


async def test_a_party_calls_it_an_end_by_vote(here: Company) -> None:
    adventure = await by_post(here, "concede")
    asked = await here.player.answer(await here.player.command("adventure concede"))
    assert is_hidden(asked)
    assert "Nobody has voted for it yet; 2 can vote." in text_of(asked)
    await here.player.click(asked, "Turn back")
    await here.player.see(lambda m: "1 of 2" in text_of(m))
    await here.host.see(lambda m: "Proposal to end the adventure" in text_of(m))
    again = await here.player.answer(await here.player.command("adventure concede"))
    assert "Go on" in str(list(parts_of(again)))
    found = await here.out.shown(adventure)
    card = await here.host.fresh(str(found.card))
    for which in ("concede.yes", "concede", "retire.yes"):
        act = here.host.click(card, f"u1|{adventure}|{found.version}|{which}", force=True)
        assert "older version" in await here.refused(here.host, act)
    mine = await here.host.answer(await here.host.command("adventure concede"))
    forged = here.host.click(mine, f"u1|{adventure}|0|concede.now", force=True)
    assert "older version" in await here.refused(here.host, forged)
    await here.host.click(mine, "Turn back")
    await here.host.see(lambda m: "the party turns back" in text_of(m))
    assert "turned back together" in await card_of(here, adventure)
    assert (await here.out.adventure(here.host.channel)).status == "ended"
    last = await here.host.fresh(str((await here.out.shown(adventure)).card))
    tale = await here.stranger.answer(await here.stranger.click(last, "The tale"))
    assert is_hidden(tale)
    (file,) = tale["attachments"]
    assert "How it ended" in (await here.stranger.download(file)).decode()


async def test_a_watcher_looks_back_without_what_a_seat_alone_may_see(here: Company) -> None:
    adventure = await by_post(here, "watched", "mkd-delve")
    await here.play(here.host.channel, 2)
    asked = Request(id="orders", user=int(here.player.id), channel=int(here.host.channel))
    orders = [Order(when="badly_hurt", deed="flee")]
    await here.out.app.service.play.standing_orders.give(asked, adventure, orders)
    for line in ("adventure recap", "hero", "orders show"):
        assert "seat" in await here.refused(here.stranger, here.stranger.command(line)), line
    seen = [
        await told(here.stranger, "adventure recap", whole=True),
        await told(here.stranger, "adventure log"),
        await told(here.stranger, "adventure log", search="the"),
        await told(here.stranger, "adventure status"),
        await told(here.stranger, "adventure replay", private=True),
    ]
    story = await here.stranger.answer(
        await here.stranger.command("adventure story", format="markdown")
    )
    assert is_hidden(story)
    (file,) = story["attachments"]
    seen.append((await here.stranger.download(file)).decode())
    for text in seen:
        assert text.strip()
        assert "below a third" not in text
    sheet = await told(here.player, "hero")
    private = [line for line in sheet.splitlines() if line.startswith("- ")]
    assert private
    assert not any(line in text for line in private for text in seen)


async def test_anybody_may_see_how_the_dice_fell(here: Company) -> None:
    await by_post(here, "luck")
    assert "How the dice fell" in await told(here.player, "adventure luck")
    assert "How the dice fell" in await told(here.stranger, "adventure luck")
