"""A hero on squares at the table: the pad, squares that are typed, and cards of the past."""

import pytest

from rules.service.journal.loading import loaded
from tests.cogs.conduct import Company
from tests.support.cards import Json, parts_of, text_of
from tests.support.monsters import opened, wise
from tests.support.people import Refused

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("quiet"),
]


async def walking(table: Company, name: str) -> tuple[str, Json]:
    """A game in a new channel with the host's hero in the middle of an activation; its card."""
    channel = await table.channel(name)
    service = table.out.app.service
    adventure = await opened(
        service, int(table.host.id), seed="pad", channel=int(channel), sets="1", heroes="1"
    )
    for _ in range(40):
        _, state = loaded(await service.history.queries.load(adventure))
        if state.activation is not None:
            break
        await wise(service, adventure)
    table.out.app.ports.poster.restore(adventure)
    found = await table.out.shown(adventure)
    return adventure, await table.host.fresh(str(found.card))


def pad_of(card: Json) -> list[list[Json]]:
    """The rows of three."""
    rows = [part["components"] for part in parts_of(card) if part["type"] == 1]
    arrows = ("step.", "do.pad-")
    return [
        row
        for row in rows
        if all(each.get("custom_id", "").split("|")[-1].startswith(arrows) for each in row)
    ]


async def opened_pad(table: Company, card: Json) -> Json:
    """The pad, a button away from the card."""
    arrows = next(part["custom_id"] for part in parts_of(card) if part.get("label") == "Arrows")
    return await table.host.answer(await table.host.click(card, arrows))


async def test_steps_are_pressed_on_a_pad_that_stays_and_blanks_are_not(table: Company) -> None:
    adventure, card = await walking(table, "pad")
    assert not pad_of(card), "the list of walks stands on the card"
    panel = await opened_pad(table, card)
    pad = pad_of(panel)
    assert len(pad) == 3
    buttons = [button for row in pad for button in row]
    blank = next(button for button in buttons if button.get("disabled"))
    step = next(button for button in buttons if not button.get("disabled"))
    with pytest.raises(Refused):
        await table.host.click(panel, blank["custom_id"])
    before = (await table.out.shown(adventure)).version
    await table.host.click(panel, step["custom_id"])
    found = await table.out.shown(adventure, before + 1)
    again = await table.host.see(lambda m: m["id"] == panel["id"] and pad_of(m) != pad)
    assert len(pad_of(again)) == 3
    card = await table.host.fresh(str(found.card))
    assert "'label': 'Undo'" in str(card["components"])
    # The pad as it was before does nothing any more, but to become one of now.
    await table.host.click(panel, step["custom_id"], force=True)
    told = await table.host.see(lambda m: m["id"] == panel["id"] and "up to date" in text_of(m))
    assert pad_of(told) == pad_of(again)
    assert (await table.out.shown(adventure)).version == before + 1


async def test_squares_complete_with_their_price_and_are_refused_by_their_rule(
    table: Company,
) -> None:
    adventure, _ = await walking(table, "squares")
    listed = await table.host.autocomplete("move", "to", "")
    walk = next(each for each in listed if each["value"].startswith("go-"))
    what, price = walk["name"].split(": ")
    assert what.startswith(("Behind", "Before"))
    assert "point" in price
    said = await table.refused(table.host, table.host.command("move", to="A99"))
    assert "solid rock (B-06)" in said
    said = await table.refused(table.host, table.host.command("move", to="the moon"))
    assert "You cannot do “" in said
    before = (await table.out.shown(adventure)).version
    await table.host.answer(await table.host.command("move", to=what.lower()))
    found = await table.out.shown(adventure, before + 1)
    assert text_of(await table.host.fresh(str(found.card)))


async def test_the_log_is_a_click_away_and_cards_of_the_past_lose_their_pad(table: Company) -> None:
    adventure, card = await walking(table, "past")
    service = table.out.app.service
    more = next(p["custom_id"] for p in parts_of(card) if p.get("label") == "More")
    panel = await table.host.answer(await table.host.click(card, more))
    story = next(p["custom_id"] for p in parts_of(panel) if p.get("label") == "Log")
    said = await table.host.answer(await table.host.click(panel, story))
    assert "The story of adventure" in text_of(said)
    turn = (await service.history.queries.load(adventure)).card
    for _ in range(60):
        rules, state = loaded(await service.history.queries.load(adventure))
        if (await table.out.shown(adventure)).card != turn:
            break
        if "roll" in [option.id for option in rules.legal_actions(state, 1)]:
            await table.host.answer(await table.host.command("act", all=True))
        else:
            await wise(service, adventure)
    else:
        pytest.fail("no new card came in sixty steps")
    await table.out.retired(card["id"])
    old = await table.host.fresh(card)
    assert not [part for part in parts_of(old) if "custom_id" in part]
