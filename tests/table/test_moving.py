"""An adventure is moved to a channel or thread that was chosen, and checked before."""

import pytest

from bot.table.permissions import Permission
from tests.support.cards import Json, is_hidden, labels_of, text_of
from tests.support.people import Person
from tests.support.seasons import Season

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def here(lasting: Season) -> Season:
    """One house for all tests here: each opens a game of its own."""
    return lasting


async def place_of(here: Season, name: str) -> Json:
    """Another channel of the server."""
    made: Json = await here.ilse.ask("POST", "/table/channels", {"name": name})
    return made


async def thread_in(here: Season, channel: str, *, private: bool = False) -> Json:
    """A thread of a channel."""
    path = f"/table/channels/{channel}/threads"
    wish = {"user": here.ilse.id, "name": "aside", "private": private}
    made: Json = await here.ilse.ask("POST", path, wish)
    return made


async def moved(here: Season, person: Person, channel: str, **options: str) -> str:
    """What is said to a person who moves an adventure to a channel."""
    said = await person.answer(
        await person.command("adventure move-here", channel=channel, **options)
    )
    assert is_hidden(said)
    return text_of(said)


async def test_an_adventure_goes_on_in_a_channel_that_was_chosen(here: Season) -> None:
    await here.opened("from-here")
    before, target = await here.stored(), await place_of(here, "to-there")
    old = await here.card()
    said = await moved(here, here.ilse, target["id"])
    assert f"goes on in <#{target['id']}>" in said
    await here.out.settled()
    assert str((await here.stored()).channel) == target["id"]
    card = (await here.ilse.messages(target["id"]))[-1]
    assert labels_of(card)
    here.ilse.channel = str(before.channel)
    assert labels_of(await here.ilse.fresh(old["id"])) == []
    assert "already" in await moved(here, here.ilse, target["id"], adventure=here.adventure)


@pytest.mark.parametrize(("lacks", "why"), [("files", "attach files"), ("sight", "view channel")])
async def test_a_channel_in_which_no_card_can_be_is_not_taken(
    here: Season, lacks: str, why: str
) -> None:
    await here.opened("stays")
    before, target = await here.stored(), await place_of(here, "closed")
    rights = Permission.VIEW_CHANNEL if lacks == "files" else 0
    body = {"channel": target["id"], "permissions": str(int(rights))}
    await here.ilse.ask("POST", "/table/permissions", body)
    said = await moved(here, here.ilse, target["id"])
    assert f"in <#{target['id']}>" in said
    assert why in said
    assert (await here.stored()).channel == before.channel


async def test_a_guest_moves_nothing(here: Season) -> None:
    await here.opened("not-yours")
    target = await place_of(here, "to-there")
    assert "host" in await moved(here, here.tomas, target["id"])


async def test_it_moves_into_a_thread_unless_that_is_locked(here: Season) -> None:
    await here.opened("to-a-thread")
    place = await place_of(here, "elsewhere")
    thread = await thread_in(here, place["id"])
    path = f"/table/channels/{thread['id']}"
    await here.ilse.ask("PATCH", path, {"archived": True, "locked": True})
    assert "is locked" in await moved(here, here.ilse, thread["id"])
    await here.ilse.ask("PATCH", path, {"archived": False, "locked": False})
    said = await moved(here, here.ilse, thread["id"])
    assert f"<#{thread['id']}>" in said


async def test_a_private_thread_takes_it_only_with_the_bot_in_it(here: Season) -> None:
    await here.opened("to-a-private-thread")
    before = (await here.stored()).channel
    place = await place_of(here, "elsewhere")
    thread = await thread_in(here, place["id"], private=True)
    assert "a private thread" in await moved(here, here.ilse, thread["id"])
    assert (await here.stored()).channel == before
