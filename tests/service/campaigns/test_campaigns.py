"""Campaigns: founded, looked at, renamed, moved; their seeds are shown epoch by epoch."""

import asyncio
import shutil

import pytest

from bot.catalogs import all_words
from rules.core.dice import commitment
from rules.core.errors import GameError, NoAdventure, NotSeated, RuleError
from rules.core.words import Text
from rules.service.campaigns.access import begun
from rules.service.history.verify import verify
from tests.support.campaigns import (
    FRIEND,
    HOST,
    KEY,
    NAME,
    STRANGER,
    away,
    chapters,
    founded,
    hastened,
    one_step,
    played,
)
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving

CHAPTERS = 3


@pytest.fixture(scope="module")
def over(tmp_path_factory):
    """A house in which a host and a friend have had three adventures, played once for all tests.

    With it comes the campaign as it was one step before the end of each adventure.
    """
    path, before = tmp_path_factory.mktemp("over") / "house.db", {}

    def so_many(found):
        before[len((found.state or {})["chapters"]) + 1] = found
        return chapters(CHAPTERS)(found)

    async def play():
        async with serving(path, HandClock(), Entropy()) as service:
            campaign = await founded(service, FRIEND)
            await hastened(service, campaign, so_many)

    asyncio.run(play())
    return path, before


@pytest.fixture
async def after(over, tmp_path, clock):
    """That house, as a copy for one test."""
    shutil.copy(over[0], tmp_path / "house.db")
    async with serving(tmp_path / "house.db", clock, Entropy(3)) as made:
        yield made


async def the_campaign(service):
    """The one campaign of the house, as stored."""
    return await service.store.in_channel(100)


async def test_a_lobby_of_a_campaign_bears_its_name(service):
    answer = await service.campaigns.found(ask(HOST), "third-six", "  The  Long Stair ")
    found = await service.history.queries.load(answer.adventure)
    assert (found.ruleset, found.name, found.status) == (KEY, NAME, "lobby")
    card = await service.history.queries.card(found.id)
    assert card.title.startswith("The Long Stair · ")
    assert any(line.startswith("**Goal:** Bring the same heroes") for line in card.story)
    assert "has not begun" in "\n".join((await service.campaigns.status(ask(HOST))).lines)


async def test_how_things_stand_says_who_is_waited_for(service):
    campaign = await founded(service, FRIEND)
    await played(service, campaign, away)
    found = await service.history.queries.load(campaign)
    rules, state = begun(found)
    asked = rules.awaiting(state)
    names = all_words("en").listed([seat.name for seat in found.seats if seat.seat in asked])
    assert names
    told = (await service.campaigns.status(ask(HOST))).lines
    assert f"The table waits for {names}." in told


async def test_a_system_without_progress_is_refused_with_the_reason(service):
    with pytest.raises(RuleError, match="no-campaign-of") as refusal:
        await service.campaigns.found(ask(HOST), "green-dungeon", NAME)
    said = service.history.queries.say(refusal.value.text, "en")
    assert "its rules keep nothing" in said
    assert "/adventure new game:green-dungeon" in said
    assert "3RD6" in said
    with pytest.raises(NoAdventure, match="no-such-ruleset"):
        await service.campaigns.found(ask(HOST), "blue-dungeon", NAME)
    assert await service.store.in_channel(100) is None


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "empty"),
        (" ... ", "empty"),
        ("x" * 61, "long"),
        ("**bold**", "signs"),
        ("<@11>", "signs"),
        ("a\u202eb", "signs"),
        ("x\u0335\u0321\u031by", "signs"),
        ("Z\u0335\u0321\u031b\u0316algo", "signs"),
        ("[free](https://evil.example)", "signs"),
    ],
)
async def test_a_name_that_does_not_do(service, name, key):
    with pytest.raises(RuleError, match=f"error-name-{key}"):
        await service.campaigns.found(ask(HOST), KEY, name)
    campaign = await founded(service)
    with pytest.raises(RuleError, match=f"error-name-{key}"):
        await service.campaigns.rename(ask(HOST), name)
    assert (await service.history.queries.load(campaign)).name == NAME


@pytest.mark.parametrize(
    "name", ["x" * 60, "Die Höhle, II.", "深い穴", "Who's there?", "हिन्दी", "x\u0335\u0321y"]
)
async def test_a_name_in_any_script(service, name):
    campaign = await founded(service, name=name)
    assert (await service.history.queries.load(campaign)).name == name


async def test_there_is_no_campaign_where_there_is_none(service):
    for look in ("status", "roster", "memorial", "purse", "chronicle"):
        with pytest.raises(NoAdventure, match="no-campaign-here"):
            await getattr(service.campaigns, look)(ask(HOST))
    await service.lobby.open(ask(HOST), "three-dice")
    with pytest.raises(NoAdventure, match="no-campaign-here"):
        await service.campaigns.status(ask(HOST))


async def test_an_adventure_that_ends_shows_its_seed_in_the_same_commit(service, over):
    campaign = await founded(service, FRIEND)
    first = (await service.history.queries.load(campaign)).seed
    # It goes as in the house of the others, up to the last step of the adventure.
    last = over[1][1].version
    before = await hastened(service, campaign, lambda now: now.version >= last)
    assert (before.seed, before.state["chapters"]) == (first, [])
    found = await played(service, campaign, chapters(1))
    assert found.version == last + 2
    *_, last, reseed = await service.store.journal(campaign)
    assert any(event["kind"] == "campaign-came-home" for event in last.events)
    assert reseed.kind == "reseed"
    assert reseed.action == {"revealed": first.hex(), "promise": commitment(found.seed)}
    assert (reseed.seat, reseed.faces, reseed.events) == (None, (), ())
    assert found.seed != first
    assert found.cursor == 0
    # One commit keeps one snapshot: there is none between the two steps.
    assert await service.store.snapshot(campaign, last.version) is None
    assert await service.store.snapshot(campaign, reseed.version) is not None
    card = await service.history.queries.card(campaign)
    assert first.hex() in card.promise
    assert commitment(found.seed) in card.promise
    assert found.seed.hex() not in card.promise
    assert any("Adventure 1" in line for line in card.happened)


async def test_the_promise_stands_behind_the_card_in_town_and_below(after):
    service, found = after, await the_campaign(after)
    campaign = found.id
    assert not away(found)
    while not away(found):
        promise = (await service.history.queries.card(campaign)).promise
        assert commitment(found.seed) in promise
        await one_step(service, found)
        found = await service.history.queries.load(campaign)
    assert commitment(found.seed) in (await service.history.queries.card(campaign)).promise


async def test_every_epoch_is_checked_and_the_last_one_stays_sealed(after):
    service, campaign = after, (await the_campaign(after)).id
    await hastened(service, campaign, away)
    for _ in range(12):
        await one_step(service, await service.history.queries.load(campaign))
    log = await service.history.queries.export(campaign)
    verdict = verify(log)
    assert verdict.good
    assert verdict.sealed
    assert 0 < verdict.unseen < verdict.dice
    assert log["seed"] is None
    await service.lobby.end(ask(HOST), campaign)
    over = verify(await service.history.queries.export(campaign))
    assert (over.good, over.sealed, over.unseen) == (True, False, 0)
    assert over.dice == verdict.dice


async def test_a_die_of_an_earlier_epoch_cannot_be_changed(after):
    log = await after.history.queries.export((await the_campaign(after)).id)
    assert verify(log).good
    step = next(each for each in log["steps"] if each["faces"])
    sides, reason, face = step["faces"][0]
    step["faces"] = [[sides, reason, face % sides + 1], *step["faces"][1:]]
    assert f"the die for {reason}" in verify(log).fault


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"revealed": "00" * 32}, "was not"),
        ({"revealed": None}, "does not show"),
        ({"revealed": "no seed"}, "is none"),
        ({"promise": None}, "promises no seed"),
        ({"promise": "0" * 64}, "its hash does not fit"),
    ],
)
async def test_a_seed_that_does_not_keep_its_promise(after, change, fault):
    log = await after.history.queries.export((await the_campaign(after)).id)
    reseed = next(each for each in log["steps"] if each["kind"] == "reseed")
    reseed["action"] = {**reseed["action"], **change}
    assert fault in verify(log).fault


async def test_the_promise_of_the_first_card_counts(service):
    campaign = await founded(service)
    log = await service.history.queries.export(campaign)
    assert verify(log).good
    assert "another seed was promised" in verify({**log, "promise": "0" * 64}).fault


async def test_what_was_said_is_said_alike_for_ever(service):
    campaign = await founded(service, FRIEND)
    await played(service, campaign, away)
    before = (await service.history.queries.log(campaign, ask(HOST), page=1)).lines
    await hastened(service, campaign, chapters(1))
    after = (await service.history.queries.log(campaign, ask(HOST), page=1)).lines
    assert after[: len(before)] == before


async def test_the_books_hold_every_coin(after):
    service, found = after, await the_campaign(after)
    told = await service.campaigns.purse(ask(STRANGER), page=1)
    assert "the books are right" in told.lines[0]
    pages = [await service.campaigns.purse(ask(HOST), page=n) for n in range(1, told.pages + 1)]
    moves = [
        int(event["amount"])
        for step in await service.store.journal(found.id)
        for event in step.events
        if event["kind"] == "campaign-coins"
    ]
    lines = [line for page in pages for line in page.lines if line.startswith("`")]
    assert len(lines) == len(moves)
    assert sum(moves) == found.state["purse"]
    assert lines[-1].endswith(f"→ {found.state['purse']}")
    assert (await service.campaigns.purse(ask(HOST))).page == told.pages


async def test_roster_and_memorial_have_every_hero_once(after):
    service, found = after, await the_campaign(after)
    assert len(found.state["chapters"]) == CHAPTERS
    alive = await service.campaigns.roster(ask(STRANGER))
    dead = await service.campaigns.memorial(ask(STRANGER))
    fates = [each["fate"] for each in found.state["roster"]]
    assert len(alive.people) == fates.count("home") + fates.count("away")
    assert set(alive.people) <= {HOST, FRIEND}
    assert len(dead.people) == fates.count("dead") + fates.count("retired")
    names = {each["name"] for each in found.state["roster"]}
    for name in names:
        assert f"**{name}**" in "\n".join((*alive.lines, *dead.lines))


async def test_the_chronicle_shows_how_an_adventure_ended(after, over):
    """All three parties came back to town, so that each last map is that of the town."""
    service, numbers = after, range(1, CHAPTERS + 1)
    for number in numbers:
        rules, state = begun(over[1][number])
        before = rules.view(state, None).scene
        assert before is not None
        for user in (HOST, STRANGER):
            last = (await service.campaigns.chapter(ask(user), number)).scene
            assert last.title == Text.of("ts-map-town")
            assert last.region.startswith(f"{number}-town-")
            assert last.turn >= before.turn
            assert last.finale.result == over[1][number + 1].state["chapters"][number - 1]["result"]
            assert len(last.finale.heroes) == len(state.party)
    told = await service.campaigns.chronicle(ask(HOST))
    assert [line[:15] for line in told.lines] == [f"**Adventure {each}**" for each in numbers]
    for number in (0, CHAPTERS + 1, -1, 10**9):
        with pytest.raises(RuleError, match="no-such-chapter"):
            await service.campaigns.chapter(ask(HOST), number)


async def test_a_server_lists_its_campaigns_and_nothing_else(service):
    campaign = await founded(service, FRIEND)
    await service.lobby.open(ask(HOST, channel=101), "three-dice")
    await service.campaigns.found(ask(STRANGER, channel=102), KEY, "Another")
    listed = await service.campaigns.listed(ask(STRANGER), lambda _: True)
    assert {each.title.split(" (")[0] for each in listed} == {NAME, "Another"}
    mine = next(
        each for each in await service.campaigns.listed(ask(HOST), lambda _: False) if each.yours
    )
    assert mine.adventure == campaign
    assert await service.campaigns.listed(ask(HOST).with_(guild=2), lambda _: True) == []
    assert await service.campaigns.listed(ask(HOST).with_(guild=None), lambda _: True) == []


async def test_a_name_is_the_hosts_to_change(service):
    campaign = await founded(service, FRIEND)
    for person in (FRIEND, STRANGER):
        with pytest.raises(NotSeated):
            await service.campaigns.rename(ask(person), "Mine")
    await service.campaigns.rename(ask(HOST), "Deeper")
    await service.campaigns.rename(ask(STRANGER, manages_channel=True), "Deeper still")
    assert (await service.history.queries.load(campaign)).name == "Deeper still"
    assert (await service.history.queries.card(campaign)).title.startswith("Deeper still · ")
    assert verify(await service.history.queries.export(campaign)).good


async def test_a_campaign_moves_where_nothing_else_is_played(service):
    campaign = await founded(service, FRIEND)
    await service.cards.shown(campaign, 1, 900, 1)
    await service.lobby.open(ask(STRANGER, channel=201), "three-dice")
    with pytest.raises(RuleError, match="channel-taken"):
        await service.campaigns.move(ask(HOST, channel=201), campaign)
    with pytest.raises(NotSeated):
        await service.campaigns.move(ask(FRIEND, channel=200), campaign)
    with pytest.raises(NoAdventure, match="no-such-campaign"):
        await service.campaigns.move(ask(HOST, channel=200).with_(guild=2), campaign)
    with pytest.raises(RuleError, match="here-already"):
        await service.campaigns.move(ask(HOST), campaign)
    assert (await service.history.queries.load(campaign)).channel == 100
    request = ask(HOST, channel=200)
    first = await service.campaigns.move(request, NAME.upper())
    again = await service.campaigns.move(request, NAME.upper())
    assert (again.text, again.repeated) == (first.text, True)
    found = await service.history.queries.load(campaign)
    assert (found.channel, found.card) == (200, None)
    assert list(await service.store.retiring()) == [(campaign, 100, 900)]
    await one_step(service, found)
    with pytest.raises(GameError, match="elsewhere"):
        await service.play.actions.press(ask(HOST, channel=100), campaign, found.version, "x")
    assert verify(await service.history.queries.export(campaign)).good


async def test_a_newcomer_chooses_between_a_free_seat_and_a_new_one(after):
    service, campaign = after, (await the_campaign(after)).id
    await service.lobby.leave(ask(FRIEND), campaign)
    seats = (await service.history.queries.load(campaign)).seats
    with pytest.raises(RuleError, match="no-such-free-seat"):
        await service.lobby.join(ask(STRANGER), campaign, seat=seats[0].name)
    await service.lobby.join(ask(STRANGER), campaign, seat="new")
    await service.lobby.join(ask(14), campaign, seat=seats[1].name.upper())
    found = await service.history.queries.load(campaign)
    assert [seat.user for seat in found.seats] == [HOST, 14, STRANGER]
    assert [member["seat"] for member in found.state["members"]] == [1, 2, 3]
    assert verify(await service.history.queries.export(campaign)).good
