"""Staging through the real client: in a marked server alone, from Discord and from the shell."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.commands import cli
from bot.table.discord_types import Permission
from bot.table.server import TableServer
from bot.timekeeping.stage_orders import stage_file
from rules.ports import STAGED, Adventure
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, is_hidden, text_of
from tests.support.people import Person, Refused
from tests.support.tables import Evening, at_table, sensible, take

ELSEWHERE = "A server where friends play"
FIGHT = "three dice, a fight, two heroes"
SERVERS = "UNDERCROFT_DEVELOPER_SERVERS"
Capture = pytest.CaptureFixture[str]


@pytest_asyncio.fixture
async def table() -> AsyncIterator[TableServer]:
    server = TableServer()
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@pytest_asyncio.fixture
async def out(tmp_path: Path, table: TableServer) -> AsyncIterator[Evening]:
    """A bot whose first server is marked; there is another server, which is not."""
    world = table.table.world
    world.add_channel("elsewhere", guild=world.add_guild(ELSEWHERE).id)
    with no_errors_logged():
        async with at_table(tmp_path, table, **{SERVERS: world.guild}) as made:
            yield made


@pytest_asyncio.fixture
async def owner(out: Evening) -> AsyncIterator[Person]:
    world = out.table.table.world
    async with Person.sit(out.table.page_url, world.users[world.owner].global_name) as made:
        yield made


async def said(person: Person, line: str, /, **options: str | int | bool) -> Json:
    found = await person.answer(await person.command(line, **options))
    assert is_hidden(found)
    return found


async def staged(out: Evening, person: Person, words: str = FIGHT, **more: str) -> Adventure:
    told = await said(person, "stage game", words=words, **more)
    assert "Staged: " in text_of(told)
    return await out.shown((await out.adventure(person.channel)).id)


async def test_a_card_of_a_fight_is_there_and_can_be_pressed(out: Evening, owner: Person) -> None:
    found = await staged(out, owner)
    assert found.seeded == STAGED
    card = await owner.fresh(str(found.card))
    assert "attack" in text_of(card).casefold()
    for _ in range(3):
        option = sensible(found, int(owner.id))
        assert option is not None
        await take(owner, await owner.fresh(str(found.card)), option)
        found = await out.shown(found.id, found.version + 1)
    assert {step.seat for step in await _acts(out, found)} == {1, 2}


async def _acts(out: Evening, found: Adventure) -> list[object]:
    steps = await out.app.service.store.journal(found.id)
    return [step for step in steps if step.kind == "act"]


async def test_dice_fall_as_they_were_said_and_the_log_says_so(out: Evening, owner: Person) -> None:
    found = await staged(out, owner)
    told = await said(owner, "stage dice", numbers="6, 6 1")
    assert "The next 3 dice fall as you said: 6, 6, 1." in text_of(told)
    begun = found.version
    faces: list[int] = []
    while len(faces) < 3:
        found = await out.shown(found.id)
        option = sensible(found, int(owner.id))
        assert option is not None
        await take(owner, await owner.fresh(str(found.card)), option)
        found = await out.shown(found.id, found.version + 1)
        steps = await out.app.service.store.journal(found.id, since=begun)
        faces = [face for step in steps for _, _, face in step.faces]
    assert faces[:3] == [6, 6, 1]
    verdict = verify(await out.app.service.history.queries.export(found.id))
    assert (verdict.good, verdict.said, verdict.staged) == (True, 3, True)


async def test_a_seat_is_given_away_and_still_pressed_for(out: Evening, owner: Person) -> None:
    found = await staged(out, owner, "three dice, a vote")
    first = found.seats[0].name
    friend = next(each for each in out.table.table.world.people() if each.id != owner.id)
    assert "leads" in text_of(await said(owner, "stage seat", seat=first, person=friend.id))
    found = await out.shown(found.id, found.version + 1)
    assert found.seats[0].user == int(friend.id)
    rules, state = loaded(found)
    option = rules.legal_actions(state, 1)[0]
    await said(owner, "stage press", seat=first, what=option.id)
    assert [step.seat for step in await _acts(out, found)] == [1]


async def test_words_and_seats_are_proposed(out: Evening, owner: Person) -> None:
    found = await owner.autocomplete("stage game", "words", "delve, a fig")
    assert "delve, a fight" in [each["value"] for each in found]
    adventure = await staged(out, owner)
    seats = await owner.autocomplete("stage press", "seat", "")
    assert {each["value"] for each in seats} == {seat.name for seat in adventure.seats}


@pytest.mark.parametrize(
    ("words", "says"),
    [("a fite in the delve", "I do not understand “fite”."), ("delve, level 99", "no such state")],
)
async def test_what_cannot_be_staged_is_said(
    out: Evening, owner: Person, words: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.service.staging.search.BUDGET", 50)
    assert says in text_of(await said(owner, "stage game", words=words))


class TestChannels:
    """`/stage channels` opens what a developers' server lacks."""

    async def test_they_are_opened_once(self, out: Evening, owner: Person) -> None:
        world = out.table.table.world
        _permit(out, Permission.MANAGE_CHANNELS)
        told = text_of(await said(owner, "stage channels"))
        assert told.count("<#") == 3
        opened = {each.name: each for each in world.channels_of(world.guild)}
        assert not world.bot_rights(opened["narrow"]) & Permission.ATTACH_FILES
        assert world.bot_rights(opened["by-post"]) & Permission.ATTACH_FILES
        before = len(world.channels_of(world.guild))
        await said(owner, "stage channels")
        assert len(world.channels_of(world.guild)) == before

    async def test_the_right_that_is_missing_is_named(self, out: Evening, owner: Person) -> None:
        assert "manage channels" in text_of(await said(owner, "stage channels"))


def _permit(out: Evening, right: Permission) -> None:
    """Give the bot's role a right."""
    world = out.table.table.world
    for role in world.guilds[world.guild].roles.values():
        if world.bot in role.holders:
            role.rights |= right


class TestElsewhere:
    async def test_other_servers_are_offered_nothing(self, out: Evening, owner: Person) -> None:
        world = out.table.table.world
        assert [c["name"] for c in world.commands[world.guild].values()] == ["stage"]
        assert "stage" not in [c["name"] for c in world.commands[None].values()]
        await owner.go(_elsewhere(out))
        with pytest.raises(Refused, match="may not use /stage here"):
            await owner.command("stage game", words=FIGHT)

    async def test_who_does_not_manage_the_server_is_offered_nothing(self, out: Evening) -> None:
        world = out.table.table.world
        friend = next(each for each in world.people() if each.id != world.owner)
        async with Person.sit(out.table.page_url, friend.global_name) as made:
            with pytest.raises(Refused, match="may not use /stage here"):
                await made.command("stage game", words=FIGHT)

    async def test_a_bot_without_marks_has_no_such_command(
        self, tmp_path: Path, table: TableServer
    ) -> None:
        world = table.table.world
        async with at_table(tmp_path, table) as made:
            assert not world.commands.get(world.guild)
            assert made.app.client.tree.get_command("stage") is None

    async def test_a_mark_that_is_gone_takes_the_command_along(
        self, tmp_path: Path, table: TableServer
    ) -> None:
        world = table.table.world
        async with at_table(tmp_path, table, **{SERVERS: world.guild}):
            assert world.commands[world.guild]
        async with at_table(tmp_path, table):
            assert not world.commands[world.guild]

    async def test_a_forged_command_elsewhere_is_refused(self, out: Evening, owner: Person) -> None:
        world = out.table.table.world
        command = next(iter(world.commands[world.guild].values()))
        await owner.go(_elsewhere(out))
        forged = {
            "id": command["id"],
            "name": "stage",
            "type": 1,
            "guild_id": world.guild,
            "options": [
                {"type": 1, "name": "game", "options": [_typed("words", FIGHT)]},
            ],
        }
        outcome = await owner._act({"type": 2, "data": forged, "force": True}, None, **_ANY)
        assert "developers’ servers alone" in text_of(await owner.answer(outcome))
        assert await out.app.service.store.in_channel(int(owner.channel)) is None


_ANY = {"may_fail": True, "wait": True}


def _typed(name: str, value: str) -> Json:
    return {"type": 3, "name": name, "value": value}


def _elsewhere(out: Evening) -> str:
    world = out.table.table.world
    return next(each.id for each in world.channels.values() if each.name == "elsewhere")


class TestShell:
    """`undercroft stage --channel` asks the running bot."""

    async def test_a_running_bot_stages_what_the_shell_asks_for(
        self, out: Evening, owner: Person, shell: Callable[..., int], capsys: Capture
    ) -> None:
        code = await asyncio.to_thread(shell, FIGHT, "--channel", owner.channel, "--dice", "6,5")
        told = capsys.readouterr().out
        assert (code, "Staged: three-dice" in told) == (0, True), told
        found = await out.shown((await out.adventure(owner.channel)).id)
        assert (found.seeded, str(found.host)) == (STAGED, out.table.table.world.owner)
        assert tuple(found.clock["said"]) == (6, 5)

    async def test_a_channel_of_another_server_is_refused(
        self, out: Evening, shell: Callable[..., int], capsys: Capture
    ) -> None:
        code = await asyncio.to_thread(shell, FIGHT, "--channel", _elsewhere(out))
        assert code == 1
        assert "developers’ servers alone" in capsys.readouterr().err

    async def test_a_bot_that_does_not_run_stages_when_it_starts(
        self,
        tmp_path: Path,
        table: TableServer,
        shell: Callable[..., int],
        monkeypatch: pytest.MonkeyPatch,
        capsys: Capture,
    ) -> None:
        world = table.table.world
        channel = world.channels_of(world.guild)[0].id
        monkeypatch.setattr("bot.commands.stage.PATIENCE", 0.1)
        assert await asyncio.to_thread(shell, FIGHT, "--channel", channel) == 1
        assert "The next one that starts" in capsys.readouterr().out
        async with at_table(tmp_path, table, **{SERVERS: world.guild}) as made:
            async with asyncio.timeout(30):
                while await made.app.service.store.in_channel(int(channel)) is None:
                    await asyncio.sleep(0.05)
        assert not stage_file(tmp_path / "house.db").exists()

    @pytest.fixture
    def shell(
        self, tmp_path: Path, table: TableServer, monkeypatch: pytest.MonkeyPatch
    ) -> Callable[..., int]:
        """Carry out `undercroft stage` on the database of the bot."""
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("UNDERCROFT_DATABASE", str(tmp_path / "house.db"))
        monkeypatch.setenv(SERVERS, table.table.world.guild)
        return lambda *given: cli.main(["stage", *given])
