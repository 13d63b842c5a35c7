"""End to end: a round that three people take together by post, said ahead from the card."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.cogs.conduct import Company, company, no_errors_logged
from tests.support.cards import Json, is_hidden, labels_of, parts_of, text_of
from tests.support.people import Person
from tests.support.rounds import HIT, MIND, put
from tests.support.tables import more_of
from tests.systems.three_dice.tables import fight, hero, monster

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    """One house for all tests here: each plays in a channel of its own."""
    with no_errors_logged():
        async with company(tmp_path_factory.mktemp("house")) as made:
            yield made


async def a_fight(here: Company) -> str:
    """A fight of three by post, taken together, at the beginning of a round."""
    channel = await here.channel("together")
    people = here.host, here.player, here.stranger
    await here.host.answer(
        await here.host.command("adventure new", game="three-dice", pace="post", seed="rounds")
    )
    for person in people[1:]:
        await person.answer(await person.command("adventure join"))
    for name, value in (("Turns of a round", "together: players with a later turn plan ahead"),):
        told = await here.host.answer(
            await here.host.command("adventure settings", name=name, value=value)
        )
        assert "together" in text_of(told)
    await here.host.answer(await here.host.command("adventure begin", anyway=True))
    adventure = (await here.out.adventure(channel)).id
    heroes = [hero((9, 9, 9), seat=seat) for seat in (1, 2, 3)]
    await here.out.shown(adventure)
    await put(here.out.app.service, adventure, fight(*heroes, foe=monster(hp=40)))
    return adventure


async def card_of(here: Company, adventure: str, version: int = 0) -> Json:
    found = await here.out.shown(adventure, version)
    return await here.host.fresh(str(found.card))


async def told(person: Person, line: str, **options: object) -> str:
    answer = await person.answer(await person.command(line, **options))
    assert is_hidden(answer), text_of(answer)
    return text_of(answer)


async def test_a_round_said_ahead_is_told_by_one_card(here: Company) -> None:
    adventure = await a_fight(here)
    card = await card_of(here, adventure)
    assert "Plan ahead" in labels_of(await more_of(here.player, card))
    assert "This round waits for: " in text_of(card)

    panel = await more_of(here.player, card, "Plan ahead")
    assert is_hidden(panel)
    assert "You have planned nothing yet" in text_of(panel)
    await here.player.choose(panel, "First …", HIT)
    panel = await here.player.see(lambda seen: "1. BODY: needs 5 or less" in text_of(seen))
    assert "If your turn came now: BODY: needs 5 or less" in text_of(panel)
    await here.player.choose(panel, "If that is impossible, or after it …", MIND)
    await here.player.see(lambda seen: "2. MIND: needs 5 or less" in text_of(seen))

    named = await here.stranger.autocomplete("orders ahead", "first", "mind")
    assert {"name": "MIND: needs 5 or less", "value": MIND} in named
    said = await told(here.stranger, "orders ahead", first="MIND: needs 5 or less")
    assert "MIND: needs 5 or less" in said
    card = await card_of(here, adventure)
    assert " have spoken. This round still waits for: " in text_of(card)
    lines = [line for line in text_of(card).splitlines() if "SPIRIT" not in line]
    assert "MIND" not in "".join(lines), "beside what heroes have, nothing tells of a plan"

    await here.host.click(card, f"u1|{adventure}|{version_of(card)}|do.{HIT}")
    after = await card_of(here, adventure, int(version_of(card)) + 1)
    assert after["id"] == card["id"], "all were there just now, so nobody is called"
    told_whole = text_of(await more_of(here.host, after))
    happened = [line for line in told_whole.splitlines() if line.startswith("> ")]
    names = [seat.name for seat in (await here.out.adventure(here.host.channel)).seats]
    assert len(happened) >= len(names)
    kinds = [each.kind for each in await here.out.app.service.store.journal(adventure)]
    assert kinds[-3:] == ["act", "declared", "declared"]
    cards = [
        message
        for message in await here.host.messages()
        if not message["flags"] & 64 and int(message["id"]) > int(card["id"])
    ]
    assert cards == []


def version_of(card: Json) -> str:
    """The version a card shows, as its buttons carry it."""
    ids = [part["custom_id"] for part in parts_of(card) if "custom_id" in part]
    return str(ids[0]).split("|")[2]


async def test_what_cannot_be_said_is_refused_privately(here: Company) -> None:
    adventure = await a_fight(here)
    card = await card_of(here, adventure)
    player, host = here.player, here.host
    for person, line, options, answer in (
        (host, "orders ahead", {"first": HIT}, "your turn now"),
        (host, "orders ahead", {}, "your turn now"),
        (player, "orders ahead", {"first": "dance"}, "dance"),
        (player, "orders withdraw", {}, "nothing to take back"),
    ):
        assert answer in await here.refused(person, person.command(line, **options))
    assert "your turn now" in await here.refused(
        host, host.click(await more_of(host, card), "Plan ahead")
    )
    opened = await more_of(player, card, "Plan ahead")
    await player.choose(opened, "First …", HIT)
    await player.see(lambda seen: "1. BODY: needs 5 or less" in text_of(seen))
    await here.out.shown(adventure)
    forged = f"u1|{adventure}|{version_of(card)}"
    fresh = await player.fresh(opened)
    for verb, values, answer in (
        ("say.1", [MIND], "out of date"),
        ("say.7", [MIND], "does not fit"),
        ("say", [MIND], "does not fit"),
        ("unsay", None, "out of date"),
    ):
        act = (
            player.click(fresh, f"{forged}|{verb}", force=True)
            if values is None
            else player.choose(fresh, f"{forged}|{verb}", values, force=True)
        )
        assert answer in await here.refused(player, act), verb
    misplaced = player.choose(card, f"{forged}|say.1", [MIND], force=True)
    await here.refused(player, misplaced)
    await player.click(fresh, "Take back")
    await player.see(lambda seen: "You have planned nothing yet" in text_of(seen))
    latest = (await here.out.adventure(host.channel)).version
    assert "This round waits for: " in text_of(await card_of(here, adventure, latest))


async def test_a_plan_in_the_words_of_orders_is_typed_or_chosen(here: Company) -> None:
    adventure = await a_fight(here)
    card = await card_of(here, adventure)
    panel = await more_of(here.player, card, "Plan ahead")
    await here.player.choose(panel, "Or in other words …", "deed.guard")
    panel = await here.player.see(lambda seen: "1. stay and guard" in text_of(seen))
    await here.player.choose(panel, "Choice 1 only if …", "when.badly_hurt")
    await here.player.see(lambda seen: "1. if badly hurt: stay and guard" in text_of(seen))
    said = await told(here.stranger, "orders ahead", first="if hurt guard else mind")
    assert "if hurt: stay and guard, and one more choice after it" in said
