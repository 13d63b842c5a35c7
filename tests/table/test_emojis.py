"""The bot's emojis at the local table: kept by one process, and shown beside the words."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.gateway.emojis import DAY, MOST_TAKEN, EmojiKeeper, Pace, is_ours, name_of
from bot.table.server import TableServer
from render.pictures.emojis import emoji, emojis
from rules.ports import ALL_SERVERS, Shards
from tests.support.cards import Json, labels_of, parts_of, text_of
from tests.support.clocks import LeapingClock
from tests.support.emojis import MARKUP, signs_in, signs_on_controls
from tests.support.patience import PATIENCE
from tests.support.people import Person, seated
from tests.support.tables import Evening, evening, more_of, sensible, take
from tests.table.bots import Setting, at_the_table, running

HASTY = Pace(first=0.0, upload=0.0, look=0.05, short=0.02, refused=0.05, doubted=0.05)
SOME = {sign: emojis()[sign] for sign in ("d6_1", "d6_2", "heart", "orc_head")}
OTHERS = Shards(2, frozenset({1}))
"""The servers of a process that does not do the work for all."""


class Kept:
    """A keeper of emojis while it runs."""

    def __init__(self, keeper: EmojiKeeper) -> None:
        self.keeper = keeper

    @property
    def there(self) -> int:
        return self.keeper.standing().there

    async def until(self, there: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.there != there:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def kept(
    play: Setting,
    wanted: dict[str, str] = SOME,
    shards: Shards = ALL_SERVERS,
    clock: LeapingClock | None = None,
    bot=None,
    pace: Pace = HASTY,
) -> AsyncIterator[Kept]:
    """Keep emojis by a bot that is logged in."""
    keeper = EmojiKeeper(
        bot or play.bot, clock or LeapingClock(), lambda: shards, wanted, emoji, pace
    )
    task = asyncio.create_task(keeper.run())
    try:
        yield Kept(keeper)
        assert not task.done()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table(keep_bodies=True) as made:
        yield made


def names(server: TableServer) -> list[str]:
    """The names of all emojis of the application."""
    return [each["name"] for each in server.table.world.emojis.listed()]


def uploads(server: TableServer) -> list[str]:
    """The names of all that was uploaded, in order, whatever became of it."""
    return [
        each.body["name"]
        for each in server.requests
        if each.method == "POST" and each.route.endswith("/emojis")
    ]


def refuse(server: TableServer, **fault: object) -> None:
    """Refuse what is asked about emojis."""
    wish = {"path": "/emojis", "times": 10**6, **fault}
    server.table.faults.order({"rest": [wish]})


def own(wanted: dict[str, str]) -> list[str]:
    return [name_of(sign, picture) for sign, picture in wanted.items()]


async def test_a_first_start_uploads_all_in_order_and_a_second_nothing(play: Setting) -> None:
    async with kept(play) as first:
        await first.until(len(SOME))
        assert MARKUP.fullmatch(first.keeper.markup("d6_1"))[1] == own(SOME)[0]
        assert first.keeper.markup("d20_20") == ""
    assert uploads(play.server) == names(play.server) == own(SOME)
    async with kept(play) as second:
        await second.until(len(SOME))
        await asyncio.sleep(0.2)
    assert uploads(play.server) == own(SOME)


async def test_a_changed_drawing_takes_the_place_of_the_old_one_after_a_day() -> None:
    clock = LeapingClock()
    async with at_the_table(now=clock.now, keep_bodies=True) as play:
        await play.bot.create_application_emoji(name="d6_1", image=emoji("d6_1"))
        await play.bot.create_application_emoji(name="ice_facade12", image=emoji("d6_1"))
        async with kept(play, clock=clock) as first:
            await first.until(len(SOME))
        clock.leap(60)
        changed = SOME | {"d6_1": "0123ab"}
        async with kept(play, changed, clock=clock) as second:
            await second.until(len(SOME))
            await asyncio.sleep(0.2)
            assert name_of("d6_1", "0123ab") in names(play.server)
            assert own(SOME)[0] in names(play.server), "another process may still show it"
            clock.leap(DAY)
            async with asyncio.timeout(PATIENCE):
                while own(SOME)[0] in names(play.server):
                    await asyncio.sleep(0.01)
        assert sorted(names(play.server)) == sorted(["d6_1", "ice_facade12", *own(changed)])


async def test_an_older_process_removes_nothing_of_a_newer_one() -> None:
    clock = LeapingClock()
    async with at_the_table(now=clock.now) as play, kept(play, clock=clock) as old:
        await old.until(len(SOME))
        clock.leap(60)
        newer = name_of("d6_1", "0123ab")
        await play.bot.create_application_emoji(name=newer, image=emoji("d6_1"))
        clock.leap(2 * DAY)
        await asyncio.sleep(0.3)
        assert newer in names(play.server)
        assert old.there == len(SOME)


def test_only_names_with_our_checksum_are_ours() -> None:
    assert all(is_ours(name) for name in own(emojis()))
    for foreign in ("d6_1", "d6_1_4eaa20edd", "ice_facade12", "wall_0123456789", "smile"):
        assert not is_ours(foreign)


async def test_of_two_processes_one_uploads_and_both_know(play: Setting) -> None:
    async with running(play.server) as other, kept(play, shards=OTHERS, bot=other) as reader:
        await asyncio.sleep(0.2)
        assert uploads(play.server) == []
        async with kept(play) as keeper:
            await keeper.until(len(SOME))
            await reader.until(len(SOME))
    assert uploads(play.server) == own(SOME)


async def test_two_processes_that_both_think_it_theirs_upload_each_once(play: Setting) -> None:
    async with running(play.server) as other, kept(play) as one, kept(play, bot=other) as two:
        await one.until(len(SOME))
        await two.until(len(SOME))
    assert sorted(names(play.server)) == sorted(own(SOME))


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        ({"status": 403, "code": 50013}, "a missing permission, 50013"),
        ({"status": 400, "code": 50035}, "a form that Discord cannot read, 50035"),
        ({"status": 400, "code": 30008}, "too many emojis, 30008"),
        ({"status": 503}, "a fault of Discord's own, 503"),
        ({"status": 0}, "Discord cannot be reached"),
    ],
)
async def test_where_discord_refuses_words_stand_alone_until_it_does_not(
    play: Setting, fault: Json, says: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.gateway.emojis")
    refuse(play.server, method="POST", **fault)
    async with kept(play) as keeper:
        async with asyncio.timeout(4 * PATIENCE):
            while not keeper.keeper.standing().trouble:
                await asyncio.sleep(0.01)
        assert keeper.keeper.standing().trouble == says
        assert keeper.keeper.markup("d6_1") == ""
        assert f"emojis: 0 of {len(SOME)} ({says})" in caplog.text
        play.server.table.faults.clear()
        await keeper.until(len(SOME))
        async with asyncio.timeout(PATIENCE):
            while keeper.keeper.standing().trouble:
                await asyncio.sleep(0.01)
    assert "ERROR" not in {each.levelname for each in caplog.records}


async def test_a_picture_that_discord_never_takes_is_not_sent_again_and_again(
    play: Setting,
) -> None:
    """At first another process may have uploaded one of the same name."""
    refuse(play.server, method="POST", status=400, code=50035)
    async with kept(play, pace=HASTY._replace(refused=PATIENCE)):
        async with asyncio.timeout(PATIENCE):
            while len(uploads(play.server)) <= MOST_TAKEN:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
    assert uploads(play.server) == own(SOME)[:1] * (MOST_TAKEN + 1)


async def test_a_limit_is_waited_for(play: Setting) -> None:
    limited = {"status": 429, "retry_after": 0.2, "times": 1, "method": "POST"}
    refuse(play.server, **limited)
    async with kept(play) as keeper:
        await keeper.until(len(SOME))
    assert uploads(play.server).count(own(SOME)[0]) == 2


# Cards


@pytest_asyncio.fixture
async def out(tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening(tmp_path) as made:
        yield made


@pytest_asyncio.fixture
async def ilse(out: Evening) -> AsyncIterator[Person]:
    async with seated(out.table.page_url, "Ilse") as (made,):
        yield made


async def begun(out: Evening, ilse: Person, game: str = "three-dice") -> Json:
    """The first card of a game in the first channel."""
    opened = await ilse.command("adventure new", game=game, seed="a fixed seed")
    await ilse.answer(opened)
    await ilse.answer(await ilse.command("adventure begin", anyway=True))
    return await newest(out, ilse)


async def newest(out: Evening, ilse: Person, version: int = 0) -> Json:
    found = await out.adventure(ilse.channel)
    shown = await out.shown(found.id, version)
    return await ilse.fresh(str(shown.card))


async def stepped(out: Evening, ilse: Person, card: Json) -> Json:
    """The card after a sensible step."""
    found = await out.adventure(ilse.channel)
    option = sensible(found, int(ilse.id))
    assert option is not None
    await take(ilse, card, option)
    return await newest(out, ilse, found.version + 1)


async def fought(out: Evening, ilse: Person) -> Json:
    """The card after a blow."""
    card = await begun(out, ilse)
    for _ in range(20):
        if any("needs" in label for label in labels_of(card)):
            return await stepped(out, ilse, card)
        card = await stepped(out, ilse, card)
    raise AssertionError("nobody was met")


async def test_a_card_shows_the_die_the_hero_and_the_buttons_attributes(
    out: Evening, ilse: Person
) -> None:
    card = await fought(out, ilse)
    signs = signs_in(card)
    step = (await out.app.service.store.journal((await out.adventure(ilse.channel)).id))[-1]
    assert signs[0] == f"d6_{step.faces[0][2]}"
    assert "barbarian" in signs
    more = await more_of(ilse, card)
    assert "barbarian" in signs_in(more)


async def test_cards_whose_emojis_were_deleted_go_back_to_words(
    out: Evening, ilse: Person, caplog: pytest.LogCaptureFixture
) -> None:
    card = await fought(out, ilse)
    assert signs_in(card)
    known = out.table.table.world.emojis
    for each in known.listed():
        known.delete(each["id"])
    for _ in range(8):
        card = await stepped(out, ilse, card)
    assert signs_in(card) == signs_on_controls(card) == []
    assert labels_of(card)
    assert any(part["type"] == 12 for part in parts_of(card)), "its map is there"


async def test_who_likes_words_gets_no_emoji(out: Evening, ilse: Person) -> None:
    card = await fought(out, ilse)
    sheet = await ilse.answer(await ilse.command("hero"))
    assert MARKUP.search(sheet["content"])
    await ilse.answer(await ilse.command("settings me", maps="text"))
    for shown in (await more_of(ilse, card), await ilse.answer(await ilse.command("hero"))):
        assert not MARKUP.search(str(shown))


async def test_a_roll_shows_the_faces_of_its_dice_before_the_words(
    out: Evening, ilse: Person
) -> None:
    said = (await ilse.answer(await ilse.command("roll", dice="3d6+1")))["content"]
    thrown = re.findall(r"\d+", said.partition("(")[2].partition(")")[0])
    assert len(thrown) == 3
    assert re.findall(r"<:d6_(\d)_", said) == thrown
    assert said.index("<:d6_") < said.index("3d6")


async def test_logs_and_stories_have_words_alone(out: Evening, ilse: Person) -> None:
    card = await fought(out, ilse)
    log = await more_of(ilse, card, "Log")
    recap = await ilse.answer(await ilse.command("adventure recap"))
    story = await ilse.answer(await ilse.command("adventure story"))
    for shown in (log, recap, story):
        assert text_of(shown)
        assert not MARKUP.search(str(shown))


async def test_the_doctor_says_how_many_there_are(out: Evening) -> None:
    async with seated(out.table.page_url, "Maren") as (maren,):
        said = text_of(await maren.answer(await maren.command("doctor")))
    count = len(emojis())
    assert f"Emojis: {count} of {count}." in said
