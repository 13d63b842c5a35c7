"""End to end: a campaign is founded, played, spent for, taken out as a file and gone on with."""

import asyncio
from collections.abc import Callable

import pytest

from rules.core.campaign.state import AnyCampaign
from rules.core.dice import SeededDice, commitment
from rules.ports import Adventure
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from tests.support.bygone_rules import forget_rules
from tests.support.campaigns import away, chapters, hastened
from tests.support.cards import Json, is_hidden, labels_of, parts_of, text_of
from tests.support.entropy import Entropy
from tests.support.patience import PATIENCE
from tests.support.people import Person, Refused
from tests.support.tables import Evening, has_map, more_of, sensible, take

NAME = "The Long Stair"
MOST_STEPS = 600
CLICKED = 2
"""Steps that people click; of a longer way the rest is pressed for them."""
MOST_ADVENTURES = 6
SALT = 1
"""Of secrets with which the first adventure is short and brings gold for a last coin."""


async def founded(out: Evening, friends: list[Person]) -> str:
    """A campaign that has begun, with both at its table."""
    host, friend = friends
    said = await host.answer(await host.command("campaign new", name=NAME, game="third-six"))
    assert is_hidden(said)
    found = await out.shown((await out.adventure(host.channel)).id)
    card = await host.fresh(str(found.card))
    assert NAME in text_of(card)
    await friend.click(card, "Join")
    found = await out.shown(found.id, found.version + 1)
    # Both want the last coin at once below: nobody has time to say otherwise.
    await host.answer(await host.command("adventure settings", name="window", value="off"))
    found = await out.shown(found.id, found.version + 1)
    await host.click(await host.fresh(str(found.card)), "Begin")
    await out.shown(found.id, found.version + 1)
    return found.id


async def play(
    out: Evening, friends: list[Person], campaign: str, until: Callable[[Adventure], bool]
) -> tuple[Adventure, Json]:
    """Everybody clicks what is sensible until something is so; the last card.

    A long way is clicked at its beginning; the rest of it is done for them.
    """
    for number in range(MOST_STEPS):
        found = await out.shown(campaign)
        card = await friends[0].fresh(str(found.card))
        if until(found):
            return found, card
        if number == CLICKED:
            await hastened(out.app.service, campaign, until)
            continue
        person = next(each for each in friends if sensible(found, int(each.id)))
        option = sensible(found, int(person.id))
        assert option is not None
        await take(person, card, option)
        await out.shown(campaign, found.version + 1)
    raise AssertionError("it never came to that")


async def private(person: Person, line: str, **options: str | int) -> str:
    """What a command tells one person alone."""
    said = await person.answer(await person.command(f"campaign {line}", **options))
    assert is_hidden(said)
    return text_of(said)


def costs(found: Adventure, person: Person) -> dict[str, int]:
    """What a person may buy now, and what it takes out of the purse."""
    rules, state = loaded(found)
    seat = next(each.seat for each in found.seats if each.user == int(person.id))
    prices = {}
    for option in rules.legal_actions(state, seat):
        after: AnyCampaign = rules.apply(state, seat, option.action, SeededDice(b"price")).state
        before: AnyCampaign = state  # type: ignore[assignment]
        if after.purse < before.purse:
            prices[option.id] = before.purse - after.purse
    return prices


def common(found: Adventure, friends: list[Person]) -> tuple[str, int] | None:
    """The dearest that both may buy now."""
    first, second = (costs(found, person) for person in friends)
    both = [(first[each], each) for each in first if each in second]
    return (max(both)[1], max(both)[0]) if both else None


@pytest.mark.timeout(900)
async def test_an_evening_of_a_campaign(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    out.app.service.work.entropy = Entropy(SALT)
    campaign = await founded(out, friends)
    assert "No adventure yet" in await private(friend, "status")
    assert "no coin" in (await private(friend, "purse")).casefold()

    before, _ = await play(out, friends, campaign, away)
    found, card = await play(out, friends, campaign, chapters(1))
    assert has_map(card)
    promise = text_of(await more_of(host, card))
    assert before.seed.hex() in promise
    assert commitment(found.seed) in promise
    assert "In town" in text_of(card)
    assert "Adventure 1" in await private(friend, "chronicle")
    told = await friend.answer(await friend.command("campaign chronicle", number=1))
    assert is_hidden(told)
    assert has_map(told)
    for who in friends:
        assert f"<@{who.id}>" in await private(host, "roster") + await private(host, "memorial")

    await the_last_coin(out, friends, campaign)

    copy = await out_and_in(out, friends, campaign)
    number = len((await out.shown(copy)).state["chapters"])
    found, card = await play(out, friends, copy, chapters(number + 1))
    assert f"adventure {number + 2}" in text_of(card)
    for each in (campaign, copy):
        verdict = verify(await out.app.service.history.queries.export(each))
        assert verdict.good
        assert verdict.sealed
    assert "the books are right" in await private(host, "purse")


async def the_last_coin(out: Evening, friends: list[Person], campaign: str) -> None:
    """Two people spend at once what is there only once."""
    found = await out.shown(campaign)
    for number in range(2, MOST_ADVENTURES):
        while (wanted := common(found, friends)) is not None:
            option, price = wanted
            if found.state["purse"] < 2 * price:
                await both_buy(out, friends, found, option, price)
                return
            await take(friends[0], await friends[0].fresh(str(found.card)), option)
            found = await out.shown(campaign, found.version + 1)
        await play(out, friends, campaign, away)
        found, _ = await play(out, friends, campaign, chapters(number))
    raise AssertionError("there was never a last coin")


async def both_buy(
    out: Evening, friends: list[Person], found: Adventure, option: str, price: int
) -> None:
    purse, card = found.state["purse"], await friends[0].fresh(str(found.card))
    since = [len(person.events) for person in friends]
    await asyncio.gather(*(take(person, card, option) for person in friends))
    after = await out.shown(found.id, found.version + 1)
    assert after.version == found.version + 1
    assert after.state["purse"] == purse - price
    refusals: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while not refusals:
            await asyncio.sleep(0.02)
            # The panel in which a list stands for which a card has no room says nothing.
            refusals = [
                said
                for person, begin in zip(friends, since, strict=True)
                for event in person.events[begin:]
                if event["type"] == "message_create" and is_hidden(event["message"])
                if (said := text_of(event["message"]))
            ]
    assert len(refusals) == 1, refusals
    assert "earlier moment" in refusals[0]
    account = await private(friends[1], "purse")
    assert f"-{price}" in account
    assert f"→ {purse - price}" in account
    assert "the books are right" in account


async def out_and_in(out: Evening, friends: list[Person], campaign: str) -> str:
    """The campaign as a file, and out of it again in another channel, where both go on."""
    host, friend = friends
    said = await friend.answer(await friend.command("campaign export"))
    assert is_hidden(said)
    (attachment,) = said["attachments"]
    data = await friend.download(attachment)
    before = await out.shown(campaign)
    assert before.seed.hex().encode() not in data

    for person in friends:
        await person.go("deep-well")
    broken = await friend.hand("campaign.json", data[: len(data) // 2])
    assert "cut off" in await private_import(friend, broken)
    richer = await friend.hand("campaign.json", data.replace(b'"purse":', b'"purse":1', 1))
    assert "I cannot accept this file" in await private_import(friend, richer)
    assert await out.app.service.store.in_channel(int(friend.channel)) is None

    whole = await friend.hand(attachment["filename"], data)
    assert f"{NAME} is here" in await private_import(friend, whole)
    found = await out.shown((await out.adventure(friend.channel)).id)
    assert found.state == before.state
    brought = await friend.fresh(str(found.card))
    assert commitment(found.seed) in text_of(await more_of(friend, brought))
    free = next(seat.name for seat in found.seats if seat.user is None)
    offered = await host.autocomplete("adventure join", "seat", free[:2])
    assert [each["value"] for each in offered] == [free]
    await host.answer(await host.command("adventure join", seat=free))
    found = await out.shown(found.id, found.version + 1)
    assert {seat.user for seat in found.seats} == {int(host.id), int(friend.id)}
    # Again nobody has time to say otherwise: each step in town would take a minute.
    await friend.answer(await friend.command("adventure settings", name="window", value="off"))
    return found.id


async def private_import(person: Person, file: str) -> str:
    """What an import comes to, once it is no longer at work."""
    outcome = await person.command("campaign import", file=file)

    def done(message: Json) -> bool:
        cause = (message.get("interaction_metadata") or {}).get("id")
        said = text_of(message)
        return cause == outcome.interaction and bool(said) and "Reading the file" not in said

    said = await person.see(done)
    assert is_hidden(said)
    return text_of(said)


async def test_a_campaign_is_brought_to_another_channel(
    out: Evening, friends: list[Person]
) -> None:
    host, friend = friends
    campaign = await founded(out, friends)
    old = await out.shown(campaign)
    tavern = host.channel
    for person in friends:
        await person.go("deep-well")
    assert "Only the host" in await private(friend, "move", campaign=campaign)
    listed = await private(friend, "list")
    assert f"<#{tavern}>" in listed
    assert NAME in listed
    offered = await host.autocomplete("campaign move", "campaign", "stair")
    assert [each["value"] for each in offered] == [campaign]
    assert "goes on here" in await private(host, "move", campaign=NAME)
    found = await out.shown(campaign, old.version + 1)
    assert str(found.channel) == host.channel
    assert "is now called" in await private(host, "rename", name="Deeper")
    assert "in this channel already" in await private(host, "move", campaign=campaign)
    card = await host.fresh(str((await out.shown(campaign, found.version + 1)).card))
    assert "Deeper" in text_of(card)
    async with asyncio.timeout(PATIENCE):
        while parts_with_ids(await left_behind(host, tavern, str(old.card))):
            await asyncio.sleep(0.02)
    assert labels_of(card)
    assert "no campaign in this channel" in await elsewhere(host, tavern)


def parts_with_ids(card: Json) -> list[str]:
    return [part["custom_id"] for part in parts_of(card) if "custom_id" in part]


async def left_behind(person: Person, channel: str, message: str) -> Json:
    return next(each for each in await person.messages(channel) if each["id"] == message)


async def elsewhere(person: Person, channel: str) -> str:
    await person.go(channel)
    return await private(person, "status")


async def test_a_file_that_no_import_would_take_says_so(
    out: Evening, friends: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend = friends
    found = await out.shown(await founded(out, friends))
    forget_rules(monkeypatch, loaded(found)[0])
    said = await friend.answer(await friend.command("campaign export"))
    assert is_hidden(said)
    assert "no /campaign import takes it" in text_of(said)
    assert "cannot go on under today’s" in text_of(said)
    (attachment,) = said["attachments"]
    data = await friend.download(attachment)
    assert found.seed.hex().encode() not in data
    assert (await out.shown(found.id)).seed == found.seed
    await host.go("deep-well")
    refused = await private_import(host, await host.hand(attachment["filename"], data))
    assert refused in text_of(said)


async def test_what_cannot_be_is_told_to_one_person_alone(
    out: Evening, friends: list[Person]
) -> None:
    host, friend = friends
    for line in ("status", "roster", "memorial", "purse", "chronicle", "export"):
        said = await private(host, line)
        assert "no campaign in this channel" in said or "no adventure in this channel" in said
    said = await private(host, "new", name="Green", game="green-dungeon")
    assert "its rules keep nothing" in said
    assert "letters, digits" in await private(host, "new", name="**Bold**", game="third-six")
    assert "no game called" in await private(host, "new", name="Bold", game="blue")
    offered = await host.autocomplete("campaign new", "game", "3rd6", name="x")
    assert [each["value"] for each in offered] == ["third-six"]
    assert await out.app.service.store.in_channel(int(host.channel)) is None
    await founded(out, friends)
    assert "no adventure 7" in (await private(host, "chronicle", number=7)).casefold()
    assert "Only the host" in await private(friend, "rename", name="Mine")
    file = await host.hand("x.json", b"{}")
    assert "has an adventure already" in await private_import(host, file)
    await host.go("deep-well")
    assert "This file is not a campaign" in await private_import(host, file)
    with pytest.raises(Refused, match="there is no file"):
        await host.command("campaign import", file="123")
    huge = await host.hand("x.json", b"x" * (9 * 2**20))
    assert "too large" in await private_import(host, huge)


async def test_pages_are_turned_in_private(out: Evening, friends: list[Person]) -> None:
    friend = friends[1]
    campaign = await founded(out, friends)
    await play(out, friends, campaign, chapters(2))
    panel = await friend.answer(await friend.command("campaign purse", page=1))
    with pytest.raises(LookupError):
        await friend.click(panel, "Earlier")
    forged = f"u1|{campaign}|0|camp.purse-1"
    found = await out.shown(campaign)
    said = await friend.answer(await friend.click(str(found.card), forged, force=True))
    assert "older version or another program" in text_of(said)
    before = text_of(panel)
    await friend.click(panel, forged, force=True)
    assert text_of(await friend.fresh(panel)) == before
    wrong = forged.replace(campaign, "0" * 10)
    await friend.click(panel, wrong, force=True)
    await friend.see(lambda message: "another channel" in text_of(message))
