"""What is played where somebody does not see it is in none of that person's lists."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.table.discord_types import Permission
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, text_of
from tests.support.clocks import HOUR
from tests.support.people import Person, Refused
from tests.support.rights import hidden, overwritten
from tests.support.seasons import Season, season
from tests.support.soak import SOAK

NAME = "The Locked Room"


@dataclass
class Behind:
    """A season with a campaign and an adventure by post in places that Tomas does not see.

    `keeper` hosts both and sees everything; `campaign` and `game` are where they are.
    """

    here: Season
    campaign: str
    game: str

    @property
    def keeper(self) -> Person:
        return self.here.ilse

    @property
    def outsider(self) -> Person:
        return self.here.tomas


async def secret_place(here: Season, name: str, *, private: bool) -> str:
    """A channel, or a private thread, that Tomas does not see, and where Ilse goes."""
    made = await here.ilse.ask("POST", "/table/channels", {"name": name})
    place = str(made["id"])
    if private:
        client = here.out.app.client

        async def known() -> bool:
            return client.get_channel(int(place)) is not None

        await here.until(known, "the client hears of the channel")
        parent = client.get_channel(int(place))
        assert isinstance(parent, discord.TextChannel)
        thread = await parent.create_thread(name=name, type=discord.ChannelType.private_thread)
        await thread.add_user(discord.Object(int(here.ilse.id)))
        place = str(thread.id)
    else:
        await hidden(here.ilse, place, here.tomas)
    await here.ilse.go(place)
    return place


IN_A_CHANNEL, IN_A_THREAD = pytest.param(False, id="channel"), pytest.param(True, id="thread")
BOTH = [IN_A_CHANNEL, IN_A_THREAD]


@pytest_asyncio.fixture
async def behind(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Behind]:
    with no_errors_logged():
        async with season(tmp_path) as here, here.bot():
            places = [
                await secret_place(here, name, private=request.param)
                for name in ("locked-room", "cellar")
            ]
            await here.ilse.go(places[0])
            await here.told(here.ilse, "campaign new", name=NAME, game="third-six")
            await here.ilse.go(places[1])
            await here.told(here.ilse, "adventure new", game="three-dice", seed="cellar")
            await here.told(here.ilse, "adventure begin", anyway=True)
            here.adventure = (await here.out.adventure(places[1])).id
            await here.card()
            for person in (here.ilse, here.tomas):
                await person.go("deep-well")
            yield Behind(here, *places)


@pytest.mark.parametrize("behind", BOTH if SOAK else [IN_A_CHANNEL], indirect=True)
async def test_a_campaign_is_listed_to_those_alone_who_see_it(behind: Behind) -> None:
    for person, seen in (
        (behind.outsider, False),
        (behind.keeper, True),
        (behind.here.maren, True),
    ):
        await person.go("deep-well")
        said = await behind.here.told(person, "campaign list")
        assert (NAME in said, f"<#{behind.campaign}>" in said) == (seen, seen), person.name
        offered = await person.autocomplete("campaign move", "campaign", "")
        assert any(NAME in each["name"] for each in offered) is seen, person.name
    place = behind.here.table.table.world.channels[behind.campaign]
    if not place.is_thread:
        await overwritten(behind.keeper, place.id, behind.outsider.id)
        assert NAME in await behind.here.told(behind.outsider, "campaign list")


@pytest.mark.parametrize("behind", BOTH if SOAK else [IN_A_THREAD], indirect=True)
async def test_what_is_hidden_cannot_be_pressed_or_typed_in(behind: Behind) -> None:
    card = await behind.here.out.shown(behind.here.adventure)
    with pytest.raises(Refused, match="Unknown Channel"):
        await behind.outsider.command("adventure status", in_channel=behind.game)
    message: Json = {"id": str(card.card), "channel_id": behind.game}
    with pytest.raises(Refused, match="Unknown Channel"):
        await behind.outsider.click(message, "u1|x|1|join", force=True)
    assert behind.game not in [each["id"] for each in (await behind.outsider.state())["channels"]]


@pytest.mark.parametrize("behind", BOTH if SOAK else [IN_A_THREAD], indirect=True)
async def test_the_public_board_says_nothing_of_it(behind: Behind) -> None:
    here = behind.here
    await here.maren.go("the-tavern")
    await here.told(here.maren, "board here")
    await here.out.app.timekeeper.boards.refresh()
    assert await said_on_the_board(here) == set()
    # What all see stands there, and one's own list is one's own.
    await here.tomas.go("quiet-corner")
    await here.told(here.tomas, "adventure new", game="three-dice", seed="open")
    await here.out.app.timekeeper.boards.refresh()
    assert await said_on_the_board(here) == {here.tomas.channel}
    assert f"<#{behind.game}>" in await here.told(here.ilse, "adventure mine")
    assert f"<#{behind.game}>" not in await here.told(here.tomas, "adventure mine")


async def said_on_the_board(here: Season) -> set[str]:
    board = await here.out.app.service.cards.boards.of(int(here.table.table.world.guild))
    assert board is not None
    said = text_of(await here.maren.fresh(str(board.message)))
    return {each["id"] for each in (await here.maren.state())["channels"] if each["id"] in said}


@pytest.mark.parametrize("behind", BOTH if SOAK else [IN_A_CHANNEL], indirect=True)
async def test_a_board_in_the_hidden_place_says_it(behind: Behind) -> None:
    here = behind.here
    await here.maren.go(behind.game)
    await here.told(here.maren, "board here")
    await here.out.app.timekeeper.boards.refresh()
    assert behind.game in await said_on_the_board(here)


async def test_a_board_tells_of_games_in_archived_threads_and_of_what_is_gone(
    tmp_path: Path,
) -> None:
    """The client forgets archived threads: they are asked for, once."""
    with no_errors_logged():
        async with season(tmp_path) as here, here.bot():
            thread = await here.opened("slow", thread=True)
            await here.all_but(here.tomas)
            await here.maren.go("deep-well")
            await here.told(here.maren, "board here")
            await here.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True})
            client = here.out.app.client

            async def forgotten() -> bool:
                return client.guilds[0].get_thread(int(thread)) is None

            async def asked() -> int:
                requests = await here.ilse.ask("GET", "/table/requests")
                wanted = ("GET", f"/channels/{thread}")
                return [(each["method"], each["path"]) for each in requests].count(wanted)

            await here.until(forgotten, "the client forgets the thread")
            # Whether a thread that was archived can still be posted in is asked at once.
            await here.until(asked, "the watch asks for the thread")
            await here.ilse.ask("DELETE", "/table/requests")
            for _ in range(3):
                await here.out.app.timekeeper.boards.refresh()
            assert thread in await said_on_the_board(here)
            assert await asked() == 1
            parent = here.table.table.world.channels[thread].parent
            assert parent is not None
            await overwritten(
                here.ilse, parent, here.table.table.world.guild, deny=Permission.VIEW_CHANNEL
            )
            for who in (here.table.table.world.bot, here.ilse.id):
                await overwritten(here.ilse, parent, who, allow=Permission.VIEW_CHANNEL)
            await here.later(HOUR)
            await here.out.app.timekeeper.boards.refresh()
            assert thread not in await said_on_the_board(here)
