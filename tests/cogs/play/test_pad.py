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
    table.out.app.client.responder.ports.poster.restore(adventure)
    found = await table.out.shown(adventure)
    return adventure, await table.host.fresh(str(found.card))


def pad_of(card: Json) -> list[list[Json]]:
    """The rows of three."""
    rows = [part["components"] for part in parts_of(card) if part["type"] == 1]
    return [
        row[:3]
        for row in rows
        if len(row) in (3, 4) and "|do." in "".join(each.get("custom_id", "") for each in row[:3])
    ][:3]


async def test_steps_are_pressed_and_blanks_are_not(table: Company) -> None:
    adventure, card = await walking(table, "pad")
    pad = pad_of(card)
    assert len(pad) == 3
    buttons = [button for row in pad for button in row]
    blank = next(button for button in buttons if button.get("disabled"))
    step = next(button for button in buttons if not button.get("disabled"))
    with pytest.raises(Refused):
        await table.host.click(card, blank["custom_id"])
    await table.refused(table.host, table.host.click(card, blank["custom_id"], force=True))
    before = (await table.out.shown(adventure)).version
    await table.host.click(card, step["custom_id"])
    found = await table.out.shown(adventure, before + 1)
    again = await table.host.fresh(str(found.card))
    assert pad_of(again)
    assert "'label': 'Undo'" in str(again["components"])


async def test_squares_complete_with_their_price_and_are_refused_by_their_rule(
    table: Company,
) -> None:
    adventure, _ = await walking(table, "squares")
    listed = await table.host.autocomplete("move", "to", "")
    walk = next(each for each in listed if each["value"].startswith("go-"))
    assert " of " in walk["name"]
    assert "point" in walk["name"]
    said = await table.refused(table.host, table.host.command("move", to="A99"))
    assert "solid rock (B-06)" in said
    said = await table.refused(table.host, table.host.command("move", to="the moon"))
    assert "You cannot do “" in said
    before = (await table.out.shown(adventure)).version
    square = walk["name"].split(",")[0]
    await table.host.answer(await table.host.command("move", to=square.lower()))
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
