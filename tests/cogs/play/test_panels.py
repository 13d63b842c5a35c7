"""The private panels beside a card: More, Other actions, Undo, and what is asked twice."""

import pytest

from rules.ports import Adventure
from rules.service.journal.last_steps import LastSteps
from rules.service.journal.loading import loaded
from rules.service.play.undo import may_go_back
from tests.cogs.conduct import Company, settled
from tests.support.cards import Json, files_of, is_hidden, labels_of, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import sensible, take

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("quiet"),
]
MOST = 60
"""Steps in which what is looked for must come."""


async def begun(table: Company, key: str, name: str) -> str:
    """A game of the host and the player that has begun in a channel of its own."""
    channel = await table.channel(name)
    await table.host.answer(await table.host.command("adventure new", game=key, seed=name))
    await table.player.answer(await table.player.command("adventure join"))
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    return await settled(table, channel)


async def now(table: Company, adventure: str) -> tuple[Adventure, Json]:
    """An adventure as it stands, and its card."""
    await settled(table, str((await table.out.shown(adventure)).channel))
    found = await table.out.shown(adventure)
    return found, await table.host.fresh(str(found.card))


async def step(table: Company, adventure: str) -> None:
    """Whoever of the two is asked does what a sensible player would."""
    found, card = await now(table, adventure)
    for person in (table.host, table.player):
        option = sensible(found, int(person.id))
        if option is not None:
            await take(person, card, option)
            await table.out.shown(adventure, found.version + 1)
            return
    raise AssertionError("nobody was asked")


async def opened(table: Company, card: Json, label: str, person: Person | None = None) -> Json:
    """The panel that a button of a card opens for a person, the host if nobody is named."""
    person = person or table.host
    panel = await person.answer(await person.click(card, label))
    assert is_hidden(panel)
    return panel


async def test_more_has_the_whole_turn_with_dice_and_promise_and_leads_on(table: Company) -> None:
    adventure = await begun(table, "three-dice", "more")
    for _ in range(MOST):
        found, card = await now(table, adventure)
        shown = await table.out.app.service.history.queries.card(adventure)
        if len(shown.told) > 3 and shown.dice:
            break
        await step(table, adventure)
    assert found.seed.hex() not in str(card)
    assert "SHA-256" not in text_of(card)
    for person in table.people.values():
        panel = await opened(table, card, "More", person)
        said = text_of(panel)
        assert said.count("\n> ") == len(shown.told)
        assert f"-# {shown.dice}" in said
        assert "SHA-256" in said
        assert f"step {found.version}" in said
        assert labels_of(panel)[-3:] == ["Log", "Help", "Settings"]
        log = await person.answer(await person.click(panel, "Log"))
        assert "The story of adventure" in text_of(log)


async def test_the_last_card_has_the_seed_behind_more_and_how_it_ended_above(
    table: Company,
) -> None:
    channel = await table.ended("over")
    found, card = await now(table, (await table.out.adventure(channel)).id)
    assert text_of(card).startswith("### Given up in ")
    assert labels_of(card) == ["Play again", "The tale", "Replay", "Hall", "More"]
    reel = await table.host.answer(await table.host.click(card, "Replay"))
    assert is_hidden(reel)
    assert [file["filename"].rpartition(".")[2] for file in files_of(reel)] == ["gif"]
    assert labels_of(reel) == ["Step by step"]
    assert found.seed.hex() not in text_of(card)
    assert found.seed.hex() in text_of(await opened(table, card, "More"))


async def test_undo_is_a_button_while_it_is_possible(table: Company) -> None:
    adventure = await begun(table, "third-six", "undo")
    service = table.out.app.service
    seen = set()
    for _ in range(MOST):
        found, card = await now(table, adventure)
        recent = LastSteps(service.store, found)
        possible = await may_go_back(service.store, recent, found)
        assert ("Undo" in labels_of(card)) is possible
        seen.add(possible)
        if possible:
            break
        await step(table, adventure)
    assert seen == {True, False}
    *_, last = await service.store.journal(adventure)
    acted = next(each.user for each in found.seats if each.seat == last.seat)
    mine, other = (table.host, table.player)
    if acted != int(mine.id):
        mine, other = other, mine
    said = await table.refused(other, other.click(card, "Undo"))
    assert "undo" in said.lower() or "take back" in said.lower(), said
    await mine.click(card, "Undo")
    await table.out.shown(adventure, found.version + 1)
    found, again = await now(table, adventure)
    *_, undone = await service.store.journal(adventure)
    assert undone.kind == "undo"
    assert undone.action["to"] < last.version
    assert found.state == await service.store.snapshot(adventure, undone.action["to"])
    assert "Undo" not in labels_of(again)
    late = f"u1|{adventure}|{found.version}|back"
    assert "undo" in (await table.refused(mine, mine.click(again, late, force=True))).lower()


async def walking(table: Company, name: str) -> tuple[str, Json]:
    """A game of squares with a hero of the host's on the way; its card."""
    adventure = await begun(table, "mkd-adventure", name)
    for _ in range(MOST):
        found, card = await now(table, adventure)
        _, state = loaded(found)
        if state.activation is not None and sensible(found, int(table.host.id)):
            return adventure, card
        await step(table, adventure)
    raise AssertionError("no hero of the host's came to act")


async def test_other_actions_are_carried_out_from_their_panel(table: Company) -> None:
    adventure, card = await walking(table, "other")
    panel = await opened(table, card, "Other actions")
    where = next(part for part in parts_of(panel) if part["type"] == 3)
    option = where["options"][0]
    found = await table.out.shown(adventure)
    await table.host.choose(panel, where["custom_id"], option["value"])
    done = await table.host.see(lambda message: message["id"] == panel["id"] and _is_bare(message))
    assert option["label"] in text_of(done)
    after = await table.out.shown(adventure, found.version + 1)
    (first, *_) = await table.out.app.service.store.journal(adventure, found.version)
    assert (first.kind, first.version) == ("act", found.version + 1)
    assert after.shown == after.version, "the card follows by itself"


def _is_bare(message: Json) -> bool:
    return not any("custom_id" in part for part in parts_of(message))


async def test_a_panel_is_of_use_to_whoever_is_asked_alone_and_only_now(table: Company) -> None:
    adventure, card = await walking(table, "mine")
    mine = await opened(table, card, "Other actions")
    where = next(part for part in parts_of(mine) if part["type"] == 3)
    value = where["options"][0]["value"]
    for person, answer in ((table.player, "not your turn"), (table.stranger, "no seat")):
        theirs = await opened(table, card, "Other actions", person)
        act = person.choose(theirs, where["custom_id"], value)
        assert answer in await table.refused(person, act)
    before = await table.out.shown(adventure)
    await table.host.choose(mine, where["custom_id"], value)
    await table.out.shown(adventure, before.version + 1)
    found, _ = await now(table, adventure)
    late = table.host.choose(mine, where["custom_id"], value, force=True)
    said = await table.refused(table.host, late, retires=True)
    assert "earlier moment" in said or "not your turn" in said
    assert (await table.out.shown(adventure)).version == found.version


async def test_what_cannot_be_taken_back_is_asked_twice(table: Company) -> None:
    adventure, card = await walking(table, "leave")
    service = table.out.app.service
    for _ in range(MOST):
        found, card = await now(table, adventure)
        shown = await service.history.queries.card(adventure)
        final = [each for each in shown.buttons if each.final]
        if final and sensible(found, int(table.host.id)):
            break
        await step(table, adventure)
    assert final
    ids = [part["custom_id"] for part in parts_of(card) if "custom_id" in part]
    option = final[0].verb.removeprefix("do.")
    assert not any(each.endswith(f".{option}") for each in ids), "it does not stand on the card"
    panel = await opened(table, card, "More")
    found = await table.out.shown(adventure)
    asked = await opened(table, panel, final[0].label)
    assert "cannot be taken back" in text_of(asked)
    assert labels_of(asked) == ["Yes, do it"]
    assert (await table.out.shown(adventure)).version == found.version, "asked, not done"
    await table.host.click(asked, "Yes, do it")
    await table.out.shown(adventure, found.version + 1)
    (first, *_) = await service.store.journal(adventure, found.version)
    assert first.kind == "act"
    assert "leave" in str(first.action)
    await now(table, adventure)
    again = next(part["custom_id"] for part in parts_of(asked) if "custom_id" in part)
    said = await table.refused(table.host, table.host.click(asked, again, force=True))
    assert "earlier moment" in said


async def test_what_a_place_looks_like_is_told_once(table: Company) -> None:
    adventure = await begun(table, "three-dice", "looks")
    service = table.out.app.service
    new = []
    for _ in range(12):
        found, card = await now(table, adventure)
        _, state = loaded(found)
        shown = await service.history.queries.card(adventure)
        if shown.flavour and not shown.hint:
            assert shown.flavour in text_of(card)
        new.append(((state.depth, state.here), bool(shown.flavour)))
        await step(table, adventure)
    told = [place for place, flavour in new if flavour]
    assert told
    assert len(told) == len(set(told)), "each place once"
    assert {place for place, flavour in new if not flavour}
