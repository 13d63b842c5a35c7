"""Places where a card could not be shown: refused with the cure that fits, and used once they can.

Each is tried through the real client, with the rights of our invitation alone.
"""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.table.discord_types import Permission
from rules.service.clocks.schedule import table_of
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, is_hidden, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.people import Person
from tests.support.rights import overwritten
from tests.support.seasons import Season
from tests.support.tables import Evening
from tests.table.test_server_places import private_thread

BEGINNINGS: list[tuple[str, dict[str, object]]] = [
    ("adventure new", {"seed": "here"}),
    ("adventure new", {}),
    ("daily", {}),
    ("tutorial", {}),
    ("campaign new", {"name": "Deep"}),
    ("board here", {}),
]
"""Commands by which something of ours comes to stand in a channel."""


@pytest_asyncio.fixture
async def ilse(out: Evening) -> AsyncIterator[Person]:
    async with Person.sit(out.table.page_url, "Ilse") as made:
        yield made


async def refused(out: Evening, person: Person, line: str, **options: object) -> str:
    """What a person is told alone who begins something that does not begin."""
    said = await person.answer(await person.command(line, **options))
    assert is_hidden(said)
    assert await out.app.service.store.in_channel(int(person.channel)) is None
    return text_of(said)


async def lobby(out: Evening, person: Person) -> Json:
    """The card of a lobby that a person opens."""
    await person.answer(await person.command("adventure new", seed="opens"))
    found = await out.shown((await out.adventure(person.channel)).id)
    card = await person.fresh(str(found.card))
    assert card["channel_id"] == person.channel
    return card


async def test_nothing_begins_in_a_private_thread_that_we_are_not_in(
    out: Evening, ilse: Person
) -> None:
    await ilse.go(await private_thread(ilse))
    for line, options in BEGINNINGS:
        said = await refused(out, ilse, line, **options)
        assert "I am not in this private thread. Mention me here once, or add me" in said, line


async def test_a_game_begins_there_once_we_are_in_it(out: Evening, ilse: Person) -> None:
    bot = out.table.table.world.bot
    for way in ("mention", "invitation"):
        await ilse.go("the-tavern")
        thread = await private_thread(ilse)
        await ilse.go(thread)
        await refused(out, ilse, "adventure new", seed="soon")
        if way == "mention":
            await ilse.write(f"<@{bot}>")
        else:
            await ilse.ask("PUT", f"/table/channels/{thread}/members/{bot}")
        await lobby(out, ilse)
        requests = [each["path"] for each in await ilse.ask("GET", "/table/requests")]
        asked = requests.count(f"/channels/{thread}")
        assert asked <= 1, "once we are in it, nobody needs to be asked"


async def test_nothing_begins_while_we_are_in_timeout(out: Evening, ilse: Person) -> None:
    bot = out.table.table.world.bot
    await ilse.ask("PATCH", f"/table/users/{bot}", {"quiet": 600})
    for line, options in (*BEGINNINGS, ("adventure new", {"seed": "thread", "thread": True})):
        said = await refused(out, ilse, line, **options)
        assert "I am in timeout in this server until <t:" in said
    assert not out.table.table.world.threads_of(ilse.channel)
    await ilse.ask("PATCH", f"/table/users/{bot}", {"quiet": 0})
    await lobby(out, ilse)


async def test_nothing_begins_in_a_locked_thread(out: Evening, ilse: Person) -> None:
    wish = {"user": ilse.id, "name": "shut"}
    made = await ilse.ask("POST", f"/table/channels/{ilse.channel}/threads", wish)
    await ilse.go(made["id"])
    await ilse.ask("PATCH", f"/table/channels/{made['id']}", {"locked": True})
    assert "This thread is locked" in await refused(out, ilse, "adventure new", seed="shut")
    await ilse.ask("PATCH", f"/table/channels/{made['id']}", {"locked": False})
    await lobby(out, ilse)


async def test_nothing_begins_in_voice_to_which_we_may_not_connect(
    out: Evening, ilse: Person
) -> None:
    bot = out.table.table.world.bot
    for kind in (2, 13):
        made = await ilse.ask("POST", "/table/channels", {"name": "voice", "type": kind})
        await ilse.go(made["id"])
        await overwritten(ilse, made["id"], bot, deny=Permission.CONNECT)
        assert "I lack these permissions in this channel: connect" in await refused(
            out, ilse, "adventure new", seed="mute"
        )
        await overwritten(ilse, made["id"], bot)
        await lobby(out, ilse)


async def test_a_game_in_announcements_and_in_posts_of_forums_and_media(
    out: Evening, ilse: Person
) -> None:
    for kind in (5, 15, 16):
        made = await ilse.ask("POST", "/table/channels", {"name": "place", "type": kind})
        if kind != 5:
            post = {"user": ilse.id, "name": "our game", "content": "come in"}
            made = await ilse.ask("POST", f"/table/channels/{made['id']}/posts", post)
        await ilse.go(made["id"])
        await lobby(out, ilse)


async def test_a_game_does_not_move_where_it_could_not_be_shown(here: Season) -> None:
    await here.opened("moves")
    await here.ilse.go("the-tavern")
    await here.ilse.go(await private_thread(here.ilse))
    before = await here.stored()
    told = await here.told(here.ilse, "adventure move-here", adventure=here.adventure)
    assert "I am not in this private thread" in told
    assert (await here.stored()).channel == before.channel


async def whispering(here: Season) -> str:
    """A game in a private thread in which we are; its id."""
    place = await here.ilse.ask("POST", "/table/channels", {"name": "hall"})
    here.ilse.channel = place["id"]
    thread = await private_thread(here.ilse)
    for each in (here.table.table.world.bot, here.tomas.id, here.maren.id):
        await here.ilse.ask("PUT", f"/table/channels/{thread}/members/{each}")
    found = next(each for each in await here.ilse.channels() if each["id"] == thread)
    await here.opened_in(found, "whispers")
    await here.all_but(here.tomas)
    return thread


async def test_who_takes_us_out_of_a_private_thread_is_told_the_cure(here: Season) -> None:
    """`/adventure mine` said: somebody who runs the server can change that."""
    thread = await whispering(here)
    before = (await here.kinds()).count("auto")
    ours = f"/table/channels/{thread}/members/{here.table.table.world.bot}"
    await here.ilse.ask("DELETE", ours)
    await here.parked("outside")
    await here.everybody_to("the-tavern")
    mine = await here.told(here.maren, "adventure mine")
    assert "I am not in that private thread; mention me there once or add me to it" in mine
    assert "runs the server" not in mine
    doctor = await here.told(here.maren, "doctor")
    assert f"In <#{thread}> the bot cannot show its cards: it is not in that private" in doctor
    await here.later(2 * DAY, 12 * HOUR)
    assert (await here.kinds()).count("auto") == before
    notes = [said for said in await here.whispers(here.ilse) if "cannot show" in said]
    assert len(notes) <= 1
    await here.parked("outside")
    old = (await here.stored()).card
    await here.ilse.write(f"<@{here.table.table.world.bot}>", in_channel=thread)
    await here.parked(None)
    assert (await here.stored()).card != old


async def test_we_were_taken_out_of_a_private_thread_and_nobody_told_us(here: Season) -> None:
    """The event is lost: the next card is refused with 50001, and that is not a lack of rights."""
    thread = await whispering(here)
    here.table.table.world.channels[thread].members.discard(here.table.table.world.bot)
    await here.later(13 * HOUR)
    await here.parked("outside")
    await here.ilse.ask("PUT", f"/table/channels/{thread}/members/{here.table.table.world.bot}")
    await here.parked(None)


async def test_after_a_start_a_private_thread_without_us_is_still_known_as_that(
    here: Season,
) -> None:
    """Another channel is hidden from us, so that a thread that we cannot see could be below it."""
    thread = await whispering(here)
    bot = here.table.table.world.bot
    await here.ilse.ask("DELETE", f"/table/channels/{thread}/members/{bot}")
    await here.parked("outside")
    secret = await here.ilse.ask("POST", "/table/channels", {"name": "secret"})
    guild = here.out.app.client.guilds[0]

    async def made() -> bool:
        return guild.get_channel(int(secret["id"])) is not None

    await here.until(made, "the channel is there")
    await overwritten(here.ilse, secret["id"], bot, deny=Permission.VIEW_CHANNEL)

    async def hidden() -> bool:
        channel = guild.get_channel(int(secret["id"]))
        return channel is None or not channel.permissions_for(guild.me).view_channel

    # What a start forgets is forgotten once the bot has heard of all this.
    await here.until(hidden, "the channel is hidden from us")
    await here.out.settled()
    here.out.app.access_watch.places._above.clear()
    guild._threads.clear()
    await here.later(HOUR)
    await here.parked("outside")


async def test_our_timeout_stops_clocks_and_its_end_starts_them(here: Season) -> None:
    """Nobody tells that it is over by the clock: a timer looks then. Who lifts it is heard."""
    await here.opened("hushed")
    await here.all_but(here.tomas)
    before = (await here.kinds()).count("auto")
    ours = f"/table/users/{here.table.table.world.bot}"
    await here.ilse.ask("PATCH", ours, {"quiet": 3 * DAY})
    await here.parked("timeout")
    mine = await here.told(here.maren, "adventure mine")
    until = (await here.clocks()).parked
    assert until is not None
    assert until.until is not None
    assert f"I am in timeout in that server until <t:{until.until}:f>" in mine
    assert "The bot is in timeout until" in await here.told(here.maren, "doctor")
    await here.later(2 * DAY, 12 * HOUR)
    assert (await here.kinds()).count("auto") == before
    await here.ilse.ask("PATCH", ours, {"quiet": 0})
    await here.parked(None)
    await here.ilse.ask("PATCH", ours, {"quiet": HOUR})
    await here.parked("timeout")
    await here.ilse.ask("PATCH", ours, {"quiet": 2})
    with no_errors_logged():
        await here.parked(None)


async def test_a_table_parked_for_a_timeout_is_told_once(here: Season) -> None:
    await here.told(here.ilse, "away me", reminders="private")
    await here.opened("longer")
    await here.all_but(here.tomas)
    ours = f"/table/users/{here.table.table.world.bot}"
    for seconds in (DAY, 2 * DAY):
        await here.ilse.ask("PATCH", ours, {"quiet": seconds})
        end = here.clock.now() + seconds

        async def known(end: int = end) -> bool:
            found = table_of(await here.stored()).parked
            return found is not None and abs((found.until or 0) - end) < 5

        await here.until(known, "the end of the timeout is known")
    await here.later(3 * HOUR)
    notes = [said for said in await here.whispers(here.ilse) if "cannot show" in said]
    assert len(notes) == 1
    assert "I am in timeout in that server until" in notes[0]


async def test_voice_that_is_closed_to_us_and_open_again(here: Season) -> None:
    made = await here.ilse.ask("POST", "/table/channels", {"name": "voice", "type": 2})
    await here.opened_in(made, "spoken")
    await here.all_but(here.tomas)
    bot = here.table.table.world.bot
    await overwritten(here.ilse, made["id"], bot, deny=Permission.CONNECT)
    await here.parked("closed")
    await overwritten(here.ilse, made["id"], bot)
    await here.parked(None)
