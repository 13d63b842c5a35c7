"""What goes on in the background goes on for ever: a task that fails is begun again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.timekeeping import background
from bot.timekeeping.background import LONGEST, Background, pauses
from rules.service.cards.boards import Board, BoardText
from tests.support.clocks import DAY
from tests.support.seasons import Season, season
from tests.support.soak import SOAK

WATCHED = ("timers", "claim_note", "setting", "next_call")[: 4 if SOAK else 2]
"""What the timekeeper asks of the store."""
BROKEN = (
    ("claim_posting", ArithmeticError("who would have thought")),
    ("next_due", asyncio.CancelledError()),
    ("claim_posting", asyncio.CancelledError()),
    ("next_due", ArithmeticError("who would have thought")),
)[: 4 if SOAK else 2]
"""What the poster asks of the store, and how it fails."""


class Wires:
    """Breaks a method of somebody once, in a way that nobody foresaw."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def cut(self, whose: object, name: str, trouble: BaseException) -> Callable[[], bool]:
        """Let the next call of a method fail; the way to ask whether it has."""
        real = getattr(whose, name)
        failed = False

        async def once(*args: Any, **more: Any) -> object:
            nonlocal failed
            if not failed:
                failed = True
                raise trouble
            return await real(*args, **more)

        self._patch.setattr(whose, name, once)
        return lambda: failed


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> Wires:
    monkeypatch.setattr(background, "pauses", lambda: iter([0] * 99))
    return Wires(monkeypatch)


async def breaks(made: Season, failed: Callable[[], bool]) -> None:
    async def has() -> bool:
        return failed()

    await made.until(has, "it breaks")


async def a_turn_runs_out(made: Season) -> None:
    """A day passes, somebody else acts for who is awaited, and the card tells of it."""
    before = await made.out.shown(made.adventure)
    made.clock.leap(DAY + 60)

    async def goes_on() -> bool:
        return (await made.stored()).card != before.card

    await made.until(goes_on, "the game goes on")


@pytest.mark.parametrize("name", WATCHED)
async def test_the_timekeeper_goes_on_after_what_nobody_foresaw(
    tmp_path: Path, wires: Wires, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    async with season(tmp_path) as made, made.bot():
        await made.opened("game")
        await made.out.shown(made.adventure)
        store = made.out.app.service.store
        failed = wires.cut(store, name, ArithmeticError("who would have thought"))
        with caplog.at_level(logging.ERROR):
            await a_turn_runs_out(made)
            await breaks(made, failed)
        assert "who would have thought" in caplog.text


@pytest.mark.parametrize(("name", "trouble"), BROKEN)
async def test_the_poster_goes_on_after_what_nobody_foresaw(
    tmp_path: Path,
    wires: Wires,
    caplog: pytest.LogCaptureFixture,
    name: str,
    trouble: BaseException,
) -> None:
    async with season(tmp_path) as made, made.bot():
        await made.opened("game")
        await made.out.shown(made.adventure)
        failed = wires.cut(made.out.app.service.store, name, trouble)
        with caplog.at_level(logging.ERROR):
            await made.all_but(made.maren)
            await made.out.shown(made.adventure)
        assert failed()
        assert caplog.records


async def test_old_cards_are_retired_after_what_nobody_foresaw(
    tmp_path: Path, wires: Wires
) -> None:
    async with season(tmp_path) as made, made.bot():
        await made.opened("game")
        store = made.out.app.service.store
        failed = wires.cut(store, "mark_retired", ArithmeticError("who would have thought"))
        await a_turn_runs_out(made)
        await breaks(made, failed)

        async def retired() -> bool:
            made.clock.leap(60)
            return not await store.retiring()

        await made.until(retired, "old cards are retired")


async def test_the_boards_of_other_servers_go_on_where_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with season(tmp_path) as made:
        other = (await made.ilse.ask("POST", "/table/guilds", {"name": "The Far Hall"}))["id"]
        async with made.bot():
            boards, hung = made.out.app.service.cards.boards, []
            for name, guild in (("near", None), ("far", other)):
                where = {"name": name, "guild": guild}
                place = await made.ilse.ask("POST", "/table/channels", where)
                hung.append(int(guild or made.table.table.world.guild))
                await boards.keep(Board(guild=hung[-1], channel=int(place["id"]), locale="en"))
            bad, good = sorted(hung, key=[each.guild for each in await boards.every()].index)
            real = boards.text

            async def text(board: Board, sees: Callable[[int], Awaitable[bool]]) -> BoardText:
                if board.guild == bad:
                    raise ArithmeticError("who would have thought")
                return await real(board, sees)

            monkeypatch.setattr(boards, "text", text)
            made.clock.leap(DAY)

            async def shown() -> bool:
                found = await boards.of(good)
                return found is not None and found.message is not None

            await made.until(shown, "the other board is shown")
            assert f"the board of server {bad} failed" in caplog.text


def test_a_task_that_keeps_failing_is_tried_again_at_growing_pauses_without_end() -> None:
    assert list(islice(pauses(), 9)) == [1, 2, 4, 8, 16, 32, LONGEST, LONGEST, LONGEST]


async def test_a_task_that_keeps_failing_is_told_of_every_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "LONGEST", 0)
    monkeypatch.setattr(background, "pauses", lambda: iter([0] * 99))
    work, tries, enough = Background(), 0, asyncio.Event()

    async def sign() -> None:
        nonlocal tries
        tries += 1
        if tries == 5:
            enough.set()
        if tries % 2:
            raise ArithmeticError("who would have thought")

    work.add(signpainter=sign)
    work.begin()
    await enough.wait()
    work.close()
    work.cancel()
    await asyncio.gather(*work.tasks, return_exceptions=True)
    lines = [each for each in caplog.records if "signpainter ended by itself" in each.getMessage()]
    assert len(lines) >= 4
    assert all("begins again in 0 s" in each.getMessage() for each in lines)
    assert isinstance(lines[0].exc_info[1], ArithmeticError)
