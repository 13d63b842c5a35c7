"""F57: Discord refuses what is sent, with any of its codes, before or after it took effect.

Each code is played on each kind of message through the real client. Whatever it is, the newest
state of a game comes to stand on one card, and nobody is told of a bug.
"""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Literal

import discord
import pytest
import pytest_asyncio

from bot.posting.notifier import DAY, LEASE
from bot.table.discord_types import Permission
from cogs.base.refusals import TOO_MANY_REQUESTS, Plan
from rules.ports import Posting, Timer
from rules.service.clocks.schedule import table_of
from rules.service.dungeons.request import DungeonRequest
from rules.service.servers.cooldowns import Cooldowns
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, is_hidden, labels_of, parts_of, text_of
from tests.support.houses import ask
from tests.support.patience import PATIENCE
from tests.support.refused import NO_NIGHT, PARTS, Case, cases, order, pressable, until
from tests.support.rights import lent
from tests.support.seasons import Season, asking, season
from tests.support.soak import SOAK

MINUTE = 60
in_parts = pytest.mark.parametrize("part", range(PARTS))
"""Tries a share of the codes in a house of its own, so that none grows too large."""
HOUSE: Literal["function", "module"] = "function" if SOAK else "module"
"""In a short run the few codes of all tests are tried in one house."""
GONE = 10003
"""The code of a channel that is gone, after which nothing more is tried there."""
WRONG = "Something went wrong"


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope=HOUSE, loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Season]:
    """Three friends at a table whose clock can be set ahead, with the bot; it logs no error."""
    with no_errors_logged():
        async with season(tmp_path_factory.mktemp("house")) as made, made.bot():
            for person in made.people:
                assert "no quiet hours" in await made.told(person, "away me", **NO_NIGHT)
            yield made


class Game:
    """A game of one person in a channel of its own, in which a code is tried."""

    def __init__(self, here: Season, case: Case, place: Json, adventure: str) -> None:
        self.here, self.case, self.place, self.adventure = here, case, place, adventure
        self.channel = str(place["id"])
        self.name = str(place["name"])

    async def stands(self) -> bool:
        """Whether nothing is due, no clock stands still, and the newest state is shown."""
        store = self.here.out.app.service.store
        found = await store.load(self.adventure)
        assert found is not None
        due = await store.posting(self.adventure)
        shown = bool(found.card) and (found.shown >= found.version or due is None)
        return due is None and table_of(found).parked is None and shown

    async def check(self) -> None:
        """One public message alone can be pressed: the card, which shows the newest state."""
        found = await self.here.out.app.service.history.queries.load(self.adventure)
        said = await self.here.ilse.messages(self.channel)
        live = [each["id"] for each in said if pressable(each) and not is_hidden(each)]
        if self.case.plan is Plan.PLACE and self.case.after:
            # Its clocks stood still meanwhile, so what was sent shows an older state than the card.
            assert live[-1] == str(found.card), self.case
        else:
            assert live == [str(found.card)], self.case
        marks = [each for each in said if f"|{self.adventure}|" not in str(each["components"])]
        assert all(WRONG not in text_of(each) for each in marks)


async def lobby(here: Season, case: Case, name: str, *, refused: bool = False) -> Game:
    """A game of one person that is being set up, in a channel of its own."""
    name = f"{name}-{case.code}-{int(case.after)}"
    place = await here.ilse.ask("POST", "/table/channels", {"name": name})
    if refused:
        await order(here, case.fault(f"/channels/{place['id']}/messages$", "POST"))
    opened = here.out.app.service.lobby.open
    made = await opened(asking(here.ilse, place), "three-dice", seed=name, name=name)
    return Game(here, case, place, made.adventure)


async def begun(here: Season, case: Case) -> Game:
    """A live game of one person that has begun, in a channel of its own."""
    game = await lobby(here, case, "game")
    begin = here.out.app.service.lobby.begin
    await begin(asking(here.ilse, game.place), game.adventure, anyway=True)
    await here.out.shown(game.adventure)
    await here.out.retired()
    return game


async def all_stand(games: list[Game]) -> bool:
    return all([await game.stands() for game in games])


@in_parts
async def test_a_board(here: Season, part: int) -> None:
    boards, keeper = here.out.app.service.cards.boards, here.out.app.timekeeper.boards
    for method in ("POST", "PATCH"):
        for case in cases(part, 0):
            place = await here.ilse.ask("POST", "/table/channels", {"name": f"board-{case.code}"})
            guild = int(place["guild_id"])
            where = {"channel": int(place["id"]), "guild": guild}
            await boards.hang(ask(int(here.ilse.id), manages_channel=True, **where))
            if method == "PATCH":
                await keeper.refresh()
                stored = await boards.of(guild)
                assert stored is not None
                await boards.keep(stored.with_(digest="of another text"))
            await order(here, case.fault(f"/channels/{place['id']}/messages", method))
            dropped = case.code == 10003

            async def hangs(guild: int = guild, dropped: bool = dropped) -> bool:
                await keeper.refresh()
                kept = await boards.of(guild)
                if dropped:
                    return kept is None
                return kept is not None and kept.digest not in ("", "of another text")

            await until(here, hangs, MINUTE, (method, case))
            if not dropped:
                anew = method == "PATCH" and case.replaces
                assert len(await here.ilse.messages(place["id"])) == 1 + anew, (method, case)
            await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_a_new_card(here: Season, part: int) -> None:
    """The very first card of a game, before which there is none."""
    games = [await lobby(here, case, "new", refused=True) for case in cases(part, 1)]
    await until(here, partial(all_stand, games), MINUTE, "every card stands")
    for game in games:
        await game.check()


@in_parts
async def test_a_card_that_takes_the_place_of_another(here: Season, part: int) -> None:
    """The old one can be pressed until the new one stands."""
    games = [await begun(here, case) for case in cases(part, 0)]
    store = here.out.app.service.store
    for game in games:
        await order(here, game.case.fault(f"/channels/{game.channel}/messages$", "POST"))
        found = await store.load(game.adventure)
        due = here.clock.now()
        await store.post(Posting(adventure=found.id, version=found.version, fresh=True, due=due))
    async with asyncio.timeout(PATIENCE):
        while here.table.table.faults.rest and any(f.times for f in here.table.table.faults.rest):
            await asyncio.sleep(0.01)
    for game in games:
        found = await store.load(game.adventure)
        assert pressable(await here.ilse.fresh({"id": str(found.card), "channel_id": game.channel}))
    await until(here, partial(all_stand, games), MINUTE, "every card stands")
    await here.out.retired()
    for game in games:
        await game.check()


@in_parts
async def test_an_edit_of_a_card(here: Season, part: int) -> None:
    games = [await begun(here, case) for case in cases(part, 1)]
    store = here.out.app.service.store
    for game in games:
        found = await store.load(game.adventure)
        await order(here, game.case.fault(f"/messages/{found.card}$", "PATCH"))
        await store.post(
            Posting(adventure=found.id, version=found.version, fresh=False, due=here.clock.now())
        )
    await until(here, partial(all_stand, games), MINUTE, "every card stands")
    await here.out.retired()
    for game in games:
        await game.check()


@in_parts
async def test_an_edit_by_a_click(here: Season, part: int) -> None:
    for case in cases(part, 0):
        game = await lobby(here, case, "click")
        found = await here.out.shown(game.adventure)
        here.tomas.channel = game.channel
        card = await here.tomas.fresh(str(found.card))
        await order(here, case.fault("/messages/@original$", "PATCH"))
        await here.tomas.click(card, "Join", may_fail=True)

        async def joined(game: Game = game) -> bool:
            seats = (await here.out.adventure(game.channel)).seats
            return len(seats) == 2 and await game.stands()

        await until(here, joined, MINUTE, case)
        await here.out.retired()
        await game.check()
        await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_an_old_card(here: Season, part: int) -> None:
    games = [await begun(here, case) for case in cases(part, 1)]
    store = here.out.app.service.store
    old = {}
    for game in games:
        found = await store.load(game.adventure)
        old[game.adventure] = str(found.card)
        await order(here, game.case.fault(f"/messages/{found.card}$", "PATCH"))
        await store.post(
            Posting(adventure=found.id, version=found.version, fresh=True, due=here.clock.now())
        )
    await until(here, partial(all_stand, games), 1, "every card stands")

    async def none_is_left() -> bool:
        return not await store.retiring()

    await until(here, none_is_left, MINUTE, "every old card is done with")
    for game in games:
        if game.case.plan not in (Plan.PLACE, Plan.ANEW) or game.case.after:
            await game.check()


@in_parts
async def test_an_old_card_by_the_click_on_it(here: Season, part: int) -> None:
    """The click that asked for a new card takes the buttons off, or else the bot itself does."""
    for number, case in enumerate(cases(part, 0)):
        game = await lobby(here, case, f"old-{number}")
        found = await here.out.shown(game.adventure)
        here.ilse.channel = game.channel
        method = ("GET", "PATCH")[number % 2]
        await order(here, case.fault("/messages/@original$", method))
        await here.ilse.click(await here.ilse.fresh(str(found.card)), "Begin")

        async def goes_on(game: Game = game) -> bool:
            now = await here.out.adventure(game.channel)
            return now.status == "running" and await game.stands()

        await until(here, goes_on, 1, case)
        assert (await here.out.adventure(game.channel)).card != found.card
        await here.out.retired()
        await game.check()
        await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_a_thread(here: Season, part: int) -> None:
    """It is said, and the next try opens one."""
    place = await here.ilse.ask("POST", "/table/channels", {"name": "threads"})
    here.ilse.channel = place["id"]
    for case in cases(part, 1):
        asked = {"game": "three-dice", "thread": True}
        await order(here, case.fault("/threads$", "POST"))
        outcome = await here.ilse.command("adventure new", may_fail=True, **asked)
        if not case.ends:
            said = text_of(await here.ilse.answer(outcome))
            assert said
            assert WRONG not in said, case
        await order(here, case.fault("/thread-members/", "PUT"))
        said = await here.told(here.ilse, "adventure new", **asked)
        assert "<#" in said, (case, said)
        await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_the_name_of_a_thread(here: Season, part: int) -> None:
    place = await here.ilse.ask("POST", "/table/channels", {"name": "names"})
    client = here.out.app.client

    async def known() -> bool:
        return client.get_channel(int(place["id"])) is not None

    await here.until(known, "the channel is known")
    parent = client.get_channel(int(place["id"]))
    assert isinstance(parent, discord.TextChannel)
    namer, guild = here.out.app.thread_namer, int(place["guild_id"])

    async def named(thread: int) -> str:
        found = await here.ilse.channels()
        return str(next(each["name"] for each in found if each["id"] == str(thread)))

    for case in cases(part, 0):
        made = await parent.create_thread(name="old", type=discord.ChannelType.public_thread)
        await order(here, case.fault(f"/channels/{made.id}$", "PATCH"))
        done = await namer._rename(guild, made.id, "new")
        passing = case.plan in (Plan.AGAIN, Plan.UNKNOWN) or case.status == TOO_MANY_REQUESTS
        assert done is not passing, case
        assert await named(made.id) == ("new" if case.after else "old"), case
        # The library's tries of what was too much are as many names as a thread may have for now.
        if not done and case.status != TOO_MANY_REQUESTS:
            assert await namer._rename(guild, made.id, "new")
            assert await named(made.id) == "new"
        await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_a_note_in_a_channel(here: Season, part: int) -> None:
    await here.told(here.ilse, "away me", reminders="channel")
    games = [await lobby(here, case, "note") for case in cases(part, 1)]
    await until(here, partial(all_stand, games), MINUTE, "every card stands")
    near = {}
    for game in games:
        place = await here.ilse.ask("POST", "/table/channels", {"name": f"near-{game.channel}"})
        near[game.channel] = place["id"]
        await order(here, game.case.fault(f"/channels/{place['id']}/messages$", "POST"))
        parking = here.out.app.service.by_post.parking
        await parking.park(game.adventure, "locked", near=int(place["id"]))

    async def all_told() -> bool:
        waiting = here.out.app.service.store.waiting_notes
        return not [note for game in games for note in await waiting(game.adventure)]

    await until(here, all_told, LEASE, "every note is said")
    for game in games:
        said = await here.ilse.messages(near[game.channel])
        told = game.case.plan is not Plan.PLACE or game.case.after
        assert len(said) == told, game.case
    await here.told(here.ilse, "away me", reminders="private")


@in_parts
async def test_a_direct_message(here: Season, part: int) -> None:
    """Who cannot be told in private is told in the channel, unless that only takes time."""
    await here.told(here.ilse, "away me", reminders="private")
    notifier, store = here.out.app.timekeeper.notifier, here.out.app.service.store
    door = await here.out.app.client.create_dm(discord.Object(int(here.ilse.id)))
    for case in cases(part, 0):
        for name, path in (
            ("opened", "/users/@me/channels$"),
            ("said", f"/channels/{door.id}/messages$"),
        ):
            game = await lobby(here, case, name)
            await here.out.shown(game.adventure)
            near = await here.ilse.ask("POST", "/table/channels", {"name": "near"})
            notifier._doors.clear()
            here.out.app.client._connection._private_channels_by_user.clear()
            notifier._knocked.clear()
            await order(here, case.fault(path, "POST"))
            parking = here.out.app.service.by_post.parking
            await parking.park(game.adventure, "locked", near=int(near["id"]))

            async def told(game: Game = game) -> bool:
                return not await store.waiting_notes(game.adventure)

            await until(here, told, LEASE, (case, name))
            said = [text_of(each) for each in await here.ilse.messages(str(door.id))]
            whispered = len([each for each in said if game.name in each])
            public = len(await here.ilse.messages(near["id"]))
            shut = case.plan in (Plan.OTHERWISE, Plan.NOBODY)
            arrived = case.after and name == "said"
            # What arrived after all is said once: the nonce is the same in the channel.
            expected = (shut and not arrived, not shut or arrived)
            assert (public, whispered) == expected, (case, name)
            await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_a_draft(here: Season, part: int) -> None:
    dungeons, store = here.out.app.service.dungeons, here.out.app.service.store
    drafts = {}
    for case in cases(part, 1):
        place = await here.ilse.ask("POST", "/table/channels", {"name": f"draft-{case.code}"})
        made = await dungeons.make(asking(here.ilse, place), "draft", DungeonRequest())
        drafts[case] = (place, made.id)

    async def stand() -> bool:
        timers = await store.timers(here.clock.now() + DAY)
        return not [each for each in timers if each.kind == "draft-card"]

    async def show(method: str) -> None:
        for case, (place, ident) in drafts.items():
            await order(here, case.fault(f"/channels/{place['id']}/messages", method))
            record = await store.dungeon(ident)
            assert record is not None
            due = here.clock.now()
            await store.set_timer(
                Timer(kind="draft-card", subject=ident, version=record.version, due=due)
            )
        await until(here, stand, MINUTE, "every draft stands")

    await show("POST")
    cards = {case: (await store.dungeon(ident)).card for case, (_, ident) in drafts.items()}
    for case, (place, _) in drafts.items():
        shown = [each["id"] for each in await here.ilse.messages(place["id"]) if pressable(each)]
        if case.plan is Plan.PLACE:
            # What was sent to a place that is closed is unknown when it is open again, after long.
            assert case.code == GONE or shown[-1] == str(cards[case]), case
        else:
            assert shown == [str(cards[case])], case
    await show("PATCH")
    for case, (place, ident) in drafts.items():
        record = await store.dungeon(ident)
        said = [each["id"] for each in await here.ilse.messages(place["id"])]
        if case.code != GONE:
            assert said[-1] == str(record.card), case


ANSWERS = (
    ("help", {}),
    ("adventure status", {}),
    ("map", {}),
    ("hero", {}),
    ("dungeon map", {"seed": "one"}),
)


@in_parts
async def test_a_private_answer(here: Season, part: int) -> None:
    """It comes without its picture, or a sentence comes in its place, and never twice a bug."""
    game = await begun(here, Case(0, after=False))
    here.ilse.channel = game.channel
    for number, case in enumerate(cases(part, 0)):
        line, options = ANSWERS[number % len(ANSWERS)]
        here.out.app.service.servers.admission.cooldowns = Cooldowns(here.clock)
        await order(here, case.fault("/webhooks/", "POST"), case.fault("/webhooks/", "PATCH"))
        outcome = await here.ilse.command(line, may_fail=True, **options)
        assert outcome.ok, (line, case)
        if not case.ends:
            said = text_of(await here.ilse.answer(outcome))
            assert said
            assert WRONG not in said, (line, case)
        await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_an_acknowledgement(here: Season, part: int) -> None:
    """The first answer of all is refused: a sentence comes where anything may."""
    game = await begun(here, Case(0, after=True))
    here.ilse.channel = game.channel
    for case in cases(part, 1):
        await order(here, case.fault("/callback$", "POST"))
        outcome = await here.ilse.command("hero", may_fail=True, wait=not case.ends)
        if not case.ends:
            said = text_of(await here.ilse.answer(outcome))
            assert said
            assert WRONG not in said, case
        await here.ilse.ask("DELETE", "/table/faults")


@in_parts
async def test_a_form(here: Season, part: int) -> None:
    await lent(here.ilse, Permission.MANAGE_GUILD, here.ilse)
    place = await here.ilse.ask("POST", "/table/channels", {"name": "forms"})
    here.ilse.channel = place["id"]
    panel = await here.ilse.answer(
        await here.ilse.command("forge monster", **{"from": "cellar_rats"})
    )
    label = labels_of(panel)[0]
    for case in cases(part, 0):
        await order(here, case.fault("/callback$", "POST"))
        form = await here.ilse.click(panel, label, may_fail=True, wait=not case.ends)
        if not case.ends:
            said = text_of(await here.ilse.answer(form))
            assert said
            assert WRONG not in said, case
        await here.ilse.ask("DELETE", "/table/faults")
        opened = await here.ilse.click(panel, label)
        assert opened.modal is not None


@in_parts
async def test_an_export(here: Season, part: int) -> None:
    place = await here.ilse.ask("POST", "/table/channels", {"name": "exports"})
    here.ilse.channel = place["id"]
    card = await here.ilse.answer(await here.ilse.command("dungeon map", seed="export"))
    dungeon = next(
        part["custom_id"].split("|")[1] for part in parts_of(card) if "custom_id" in part
    )
    for case in cases(part, 1):
        here.out.app.service.servers.admission.cooldowns = Cooldowns(here.clock)
        await order(here, case.fault("/webhooks/", "POST"), case.fault("/webhooks/", "PATCH"))
        outcome = await here.ilse.command(
            "dungeon export", dungeon=dungeon, format="txt", audience="player", may_fail=True
        )
        if not case.ends:
            said = text_of(await here.ilse.answer(outcome))
            assert said
            assert WRONG not in said, case
        await here.ilse.ask("DELETE", "/table/faults")
