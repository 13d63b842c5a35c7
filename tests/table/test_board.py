"""The server's board through the real client: hung, kept up to date, found again, taken down."""

from pathlib import Path

from tests.cogs.conduct import no_errors_logged
from tests.support.cards import is_hidden, text_of
from tests.support.people import Person
from tests.support.tables import evening

VIEW_CHANNEL = 1 << 10


async def test_a_board_is_hung_and_kept_up_to_date(tmp_path: Path) -> None:
    with no_errors_logged():
        async with evening(tmp_path) as out, Person.sit(out.table.page_url, "Maren") as maren:
            none = await maren.answer(await maren.command("board off"))
            assert is_hidden(none)
            hung = await maren.answer(await maren.command("board here"))
            assert "is posted here" in text_of(hung)
            keeper = out.app.timekeeper.boards
            await keeper.refresh()
            board = await out.app.service.cards.boards.of(int((await maren.state())["guild"]["id"]))
            assert board is not None
            first = await maren.fresh(str(board.message))
            assert "No adventure is open" in text_of(first)
            await maren.answer(await maren.command("adventure new", game="three-dice"))
            await keeper.refresh()
            gathering = await maren.fresh(str(board.message))
            assert "lobby open" in text_of(gathering)
            found = await out.shown((await out.adventure(maren.channel)).id)
            await maren.click(await maren.fresh(str(found.card)), "Begin")
            await out.shown(found.id, found.version + 1)
            await keeper.refresh()
            on = await maren.fresh(str(board.message))
            assert f"<#{maren.channel}>" in text_of(on)
            assert "lobby open" not in text_of(on)
            down = await maren.answer(await maren.command("board off"))
            assert "is removed" in text_of(down)
            assert await out.app.service.cards.boards.every() == ()


async def test_a_board_that_says_the_same_hangs_wherever_it_was_hung(tmp_path: Path) -> None:
    """Discord gives an old message again for its nonce, and 10008 where that was deleted."""
    with no_errors_logged():
        async with evening(tmp_path) as out, Person.sit(out.table.page_url, "Maren") as maren:
            keeper, boards = out.app.timekeeper.boards, out.app.service.cards.boards
            guild = int((await maren.state())["guild"]["id"])
            hung: list[tuple[str, str]] = []
            for place in ("the-tavern", "deep-well", "the-tavern"):
                await maren.go(place)
                await maren.answer(await maren.command("board here"))
                await keeper.refresh()
                board = await boards.of(guild)
                assert board is not None, "the board was dropped"
                shown = await maren.fresh(str(board.message))
                assert shown["channel_id"] == maren.channel
                hung.append((maren.channel, shown["id"]))
            assert len(set(hung)) == 3
            channel, message = hung[-1]
            await maren.ask("DELETE", f"/table/channels/{channel}/messages/{message}")
            await maren.answer(await maren.command("board here"))
            await keeper.refresh()
            board = await boards.of(guild)
            assert board is not None, "the board was dropped"
            assert "No adventure is open" in text_of(await maren.fresh(str(board.message)))


async def test_a_board_whose_nonce_is_of_a_deleted_message_is_hung_again(tmp_path: Path) -> None:
    """As when the bot stops between posting a board and keeping it, and somebody deletes it."""
    with no_errors_logged():
        async with evening(tmp_path) as out, Person.sit(out.table.page_url, "Maren") as maren:
            keeper, boards = out.app.timekeeper.boards, out.app.service.cards.boards
            guild = int((await maren.state())["guild"]["id"])
            await maren.answer(await maren.command("board here"))
            before = await boards.of(guild)
            assert before is not None
            await keeper.refresh()
            posted = await boards.of(guild)
            assert posted is not None
            path = f"/table/channels/{maren.channel}/messages/{posted.message}"
            await maren.ask("DELETE", path)
            await boards.keep(before)
            for _ in range(2):
                await keeper.refresh()
            board = await boards.of(guild)
            assert board is not None, "the board was dropped"
            assert "No adventure is open" in text_of(await maren.fresh(str(board.message)))


async def test_a_board_is_hung_in_a_channel_that_was_checked(tmp_path: Path) -> None:
    with no_errors_logged():
        async with (
            evening(tmp_path) as out,
            Person.sit(out.table.page_url, "Maren") as maren,
            Person.sit(out.table.page_url, "Tomas") as tomas,
        ):
            boards, keeper = out.app.service.cards.boards, out.app.timekeeper.boards
            place = await maren.ask("POST", "/table/channels", {"name": "notices"})
            body = {"channel": place["id"], "permissions": VIEW_CHANNEL}
            await maren.ask("POST", "/table/permissions", body)

            async def told(person: Person) -> str:
                asked = await person.command("board here", channel=place["id"])
                said = await person.answer(asked)
                assert is_hidden(said)
                return text_of(said)

            assert f"I lack these permissions in <#{place['id']}>: attach files" in await told(
                maren
            )
            assert await boards.every() == ()
            await maren.ask("POST", "/table/permissions", {**body, "permissions": None})
            # Who may not manage that channel hangs nothing there.
            assert "right to manage" in await told(tomas)
            assert await boards.every() == ()
            assert f"is posted in <#{place['id']}>" in await told(maren)
            await keeper.refresh()
            (board,) = await boards.every()
            assert str(board.channel) == place["id"]
            shown = await maren.messages(place["id"])
            assert "No adventure is open" in text_of(shown[-1])
