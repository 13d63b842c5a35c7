"""Messages older than an hour take few edits: the table says so, and games go on."""

import pytest

from tests.support.cards import Json, files_of, parts_of, text_of
from tests.support.clocks import HOUR, LeapingClock
from tests.support.seasons import Season
from tests.support.soak import SOAK
from tests.support.tables import sensible, take
from tests.table.raw import raw_bot

DENIED = {"short": 4.0, "long": 120.0}
"""Seconds that the library sleeps out, five times over, and seconds that it does not."""


WAYS = (("short", True), ("long", False), ("short", False), ("long", True))
"""How long it is denied, and whether people type or press; a short run tries each once."""


async def test_old_messages_take_few_edits() -> None:
    """Discord names no number (discord-api-docs 4413); three in 20 s is what others measured."""
    clock = LeapingClock()
    async with raw_bot(now=clock.now) as raw:
        sent = [(await raw.post(content=f"message {n}"))[1]["id"] for n in range(4)]
        other = await raw.ask(
            "POST",
            "/users/@me/channels",
            {"recipient_id": next(raw.server.table.world.people()).id},
        )
        whisper = await raw.ask("POST", f"/channels/{other[1]['id']}/messages", {"content": "x"})

        async def edit(which: str, channel: str = raw.channel) -> tuple[int, Json]:
            path = f"/channels/{channel}/messages/{which}"
            return await raw.ask("PATCH", path, {"content": "again"})

        for _ in range(9):
            assert (await edit(sent[0]))[0] == 200
        clock.leap(HOUR + 1)
        assert [(await edit(which))[0] for which in sent] == [200, 200, 200, 429]
        status, body = await edit(sent[0])
        assert (status, body["code"], body["global"]) == (429, 30046, False)
        assert 0 < body["retry_after"] <= 20
        assert raw.headers["Via"]
        assert int(raw.headers["Retry-After"]) >= body["retry_after"]
        # Each channel by itself, and young messages not at all.
        assert (await edit(whisper[1]["id"], other[1]["id"]))[0] == 200
        assert (await edit((await raw.post(content="young"))[1]["id"]))[0] == 200
        clock.leap(21)
        assert (await edit(sent[3]))[0] == 200


def deny(here: Season, seconds: float) -> None:
    """No old message may be edited any more, for so many seconds as far as Discord says."""
    here.table.table.old_edits.most, here.table.table.old_edits.seconds = 0, seconds


def allow(here: Season) -> None:
    here.table.table.old_edits.most = 100


def pressable(message: Json) -> bool:
    return any(part["type"] in (2, 3) for part in parts_of(message))


async def acts(here: Season, *, typed: bool) -> None:
    """Whoever is to act does."""
    found = await here.out.shown(here.adventure)
    owed = await here.owed()
    person = next(each for each in here.people if each.id in owed)
    option = sensible(found, int(person.id))
    assert option is not None
    if typed:
        await person.answer(await person.command("do", action=option))
    else:
        await take(person, await person.fresh(str(found.card)), option)
    await here.out.shown(here.adventure, found.version + 1)


@pytest.mark.parametrize(("denied", "typed"), WAYS[: 4 if SOAK else 2])
async def test_a_card_that_cannot_be_edited_is_posted_anew(
    here: Season, denied: str, typed: bool
) -> None:
    await here.opened(f"old-{denied}-{typed}")
    old = await here.card()
    await here.later(2 * HOUR)
    old = await here.card()
    await here.later(2 * HOUR)
    deny(here, DENIED[denied])
    for _ in range(8):
        await acts(here, typed=typed)
        if (await here.card())["id"] != old["id"]:
            break
    new = await here.card()
    assert new["id"] != old["id"]
    assert pressable(new)
    # The old card is kept in mind, whatever Discord says of it, and loses its buttons later.
    store = here.out.app.service.store

    async def listed() -> bool:
        return int(old["id"]) in [message for *_, message in await store.retiring()]

    assert await listed()
    assert pressable(await here.ilse.fresh(old["id"]))
    await here.until(lambda: _tried(here, old["id"]), "the old card is tried")
    allow(here)

    async def bare() -> bool:
        here.clock.leap(10)
        return not pressable(await here.ilse.fresh(old["id"]))

    await here.until(bare, "the old card loses its buttons")
    assert files_of(await here.ilse.fresh(old["id"])) or not files_of(old)

    async def forgotten() -> bool:
        return not await listed()

    await here.until(forgotten, "the old card is forgotten")
    assert text_of(await here.ilse.fresh(old["id"]))


async def _tried(here: Season, card: str) -> bool:
    requests = await here.ilse.ask("GET", "/table/requests")
    return any(
        each["method"] == "PATCH" and each["path"].endswith(card) and each["status"] == 429
        for each in requests
    )


async def test_one_old_card_that_stays_keeps_no_other_waiting(here: Season) -> None:
    games, old = [], []
    for name in ("stays-first", "stays-second"):
        await here.opened(name)
        games.append(here.adventure)
    await here.later(4 * HOUR)
    deny(here, 120)
    for game in games:
        here.adventure = game
        await here.everybody_to(str((await here.stored()).channel))
        old.append((await here.card())["id"])
        while (await here.card())["id"] == old[-1]:
            await acts(here, typed=True)
    for card in old:
        await here.until(lambda card=card: _tried(here, card), "both are tried")
    allow(here)
    stays = {"method": "PATCH", "path": f"{old[0]}$", "status": 429, "code": 30046,
             "retry_after": 120, "times": 99}  # fmt: skip
    await here.ilse.ask("POST", "/table/faults", {"rest": [stays]})
    store = here.out.app.service.store

    async def listed() -> list[str]:
        return [str(message) for *_, message in await store.retiring()]

    async def one_is_left() -> bool:
        here.clock.leap(10)
        return await listed() == [old[0]]

    await here.until(one_is_left, "the other loses its buttons")
    await here.ilse.ask("DELETE", "/table/faults")

    async def none_is_left() -> bool:
        here.clock.leap(10)
        return await listed() == []

    await here.until(none_is_left, "so does the first, later")
