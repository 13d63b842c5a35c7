"""Games in threads of their own: found by who opened them, refused in words."""

import logging
from typing import Any

import pytest

from bot.table.discord_types import INVITED, Permission
from tests.cogs.conduct import Company, no_errors_logged
from tests.cogs.test_faults import act, settled
from tests.support.cards import Json, text_of
from tests.support.rights import overwritten

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def channel(table: Company, name: str, kind: int = 0) -> str:
    """A new channel of a type, where everybody goes."""
    made = await table.host.ask("POST", "/table/channels", {"name": name, "type": kind})
    await table.everybody_to(made["id"])
    return str(made["id"])


def threads_of(table: Company, parent: str) -> list[Any]:
    return table.out.table.table.world.threads_of(parent)


async def asked(table: Company, seed: str) -> Json:
    """What the host is answered who opens a lobby in a thread."""
    return await table.host.answer(
        await table.host.command("adventure new", seed=seed, thread=True)
    )


@pytest.mark.parametrize(("kind", "thread"), [(0, 11), (5, 10)])
async def test_who_opens_a_thread_is_in_it_and_has_its_link(
    table: Company, kind: int, thread: int
) -> None:
    parent = await channel(table, f"opens-{kind}", kind)
    with no_errors_logged():
        said = await asked(table, "link")
        (made,) = threads_of(table, parent)
    assert made.type == thread
    assert table.host.id in made.members
    assert f"<#{made.id}>" in text_of(said)
    assert (await table.out.adventure(made.id)).status == "lobby"


async def test_whose_turn_it_is_comes_in_by_being_called(table: Company) -> None:
    parent = await channel(table, "called-in")
    await asked(table, "called-in")
    (made,) = threads_of(table, parent)
    await table.everybody_to(made.id)
    await table.player.answer(await table.player.command("adventure join"))
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    for _ in range(30):
        person, option, _, version = await act(table, made.id)
        await person.answer(await person.command("do", action=option))
        await settled(table, made.id, version)
        if table.player.id in made.members:
            break
    assert made.members >= {table.host.id, table.player.id}


async def test_a_server_with_too_many_threads_is_told_so(table: Company) -> None:
    await channel(table, "too-many")
    world = table.out.table.table.channels
    most, world.most_threads = world.most_threads, 0
    try:
        with no_errors_logged():
            said = await table.refused(
                table.host, table.host.command("adventure new", seed="cap", thread=True)
            )
    finally:
        world.most_threads = most
    assert "as many open threads as Discord allows" in said


async def test_a_thread_needs_no_right_to_send_in_its_channel(table: Company) -> None:
    parent = await channel(table, "read-only")
    rights = int(INVITED & ~Permission.SEND_MESSAGES)
    await table.host.ask("POST", "/table/permissions", {"channel": parent, "permissions": rights})
    with no_errors_logged():
        await asked(table, "read-only")
        (made,) = threads_of(table, parent)
        await table.out.shown((await table.out.adventure(made.id)).id)
        refusal = await table.refused(table.host, table.host.command("adventure new"))
    assert "send messages" in refusal


@pytest.mark.parametrize(
    ("lacking", "thread", "named"),
    [
        (Permission.CREATE_PUBLIC_THREADS, True, "create public threads"),
        (Permission.SEND_MESSAGES_IN_THREADS, True, "send messages in threads"),
        (Permission.SEND_MESSAGES, False, "send messages"),
    ],
)
async def test_nobody_is_lent_a_right(
    table: Company, lacking: Permission, thread: bool, named: str
) -> None:
    parent = await channel(table, f"lent-{lacking.name}".lower().replace("_", "-"))
    await overwritten(table.host, parent, table.player.id, deny=lacking)
    with no_errors_logged():
        said = await table.refused(
            table.player, table.player.command("adventure new", seed="lent", thread=thread)
        )
        again = await table.refused(table.player, table.player.command("daily", thread=thread))
    assert said == again
    assert f"permissions here: {named}" in said
    assert threads_of(table, parent) == []
    assert await table.out.app.service.store.in_channel(int(parent)) is None
    # What takes no right that they lack is begun all the same.
    if thread:
        await table.player.answer(await table.player.command("adventure new", seed="lent"))
        assert (await table.out.adventure(parent)).status == "lobby"


async def test_a_click_in_a_locked_archived_thread_cannot_be_answered(
    table: Company, caplog: pytest.LogCaptureFixture
) -> None:
    """discord-api-docs 5517: the callback is refused; nothing can be said, and nothing is a bug."""
    parent = await channel(table, "locked-click")
    await asked(table, "locked-click")
    (made,) = threads_of(table, parent)
    await table.everybody_to(made.id)
    found = await table.out.shown((await table.out.adventure(made.id)).id)
    card = await table.host.fresh(str(found.card))
    path = f"/table/channels/{made.id}"
    await table.host.ask("PATCH", path, {"archived": True, "locked": True})
    with no_errors_logged(), caplog.at_level(logging.INFO):
        outcome = await table.host.click(card, "All settings", may_fail=True)
        assert not outcome.ok
        assert "the interaction was gone" in caplog.text
    requests = await table.host.ask("GET", "/table/requests")
    callbacks = [each["status"] for each in requests if each["path"].endswith("/callback")]
    assert callbacks[-1] == 400
    await table.host.ask("PATCH", path, {"archived": False, "locked": False})
    assert await table.host.answer(await table.host.click(card, "All settings"))
