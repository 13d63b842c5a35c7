"""One board a server: every open adventure, whose turn it is, and until when."""

import json
from hashlib import blake2b

from rules.core.errors import NoAdventure, NotSeated
from rules.core.model import Model
from rules.core.words import Words
from rules.pace.table import to_declare
from rules.ports import Adventure
from rules.service.cards import moment_of
from rules.service.house import House
from rules.service.pace_card import deadline, stamp
from rules.service.records import Request
from rules.service.stored import loaded
from rules.service.winding import table_of

BOARDS = "boards"
MOST = 25


class Board(Model):
    """Where a server's board hangs: `digest` is of what it says, `message` None until posted."""

    guild: int
    channel: int
    locale: str
    message: int | None = None
    digest: str = ""


class BoardText(Model):
    """What a board has to say now."""

    title: str
    lines: tuple[str, ...]

    @property
    def digest(self) -> str:
        """The same for the same words."""
        return blake2b("\n".join((self.title, *self.lines)).encode(), digest_size=12).hexdigest()


class Boards:
    """Use cases of boards: hang one, take it down, read what it says."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def every(self) -> tuple[Board, ...]:
        """All boards that hang somewhere."""
        stored = await self._house.store.setting(BOARDS)
        return tuple(Board.model_validate(each) for each in json.loads(stored or "[]"))

    async def of(self, guild: int) -> Board | None:
        """A server's board."""
        return next((board for board in await self.every() if board.guild == guild), None)

    async def keep(self, board: Board) -> None:
        """Remember a board as it hangs now."""
        async with self._house.lock(BOARDS):
            others = [each for each in await self.every() if each.guild != board.guild]
            await self._write((*others, board))

    async def drop(self, guild: int) -> None:
        """A board is gone."""
        async with self._house.lock(BOARDS):
            await self._write(tuple(each for each in await self.every() if each.guild != guild))

    async def _write(self, boards: tuple[Board, ...]) -> None:
        dumped = json.dumps([each.model_dump(mode="json") for each in boards])
        await self._house.store.set_setting(BOARDS, dumped)

    async def hang(self, request: Request) -> Board:
        """Hang the server's board in the request's channel; one that hung elsewhere is forgotten.

        Raises:
            NotSeated: only who manages the channel may.
            NoAdventure: this is no server.
        """
        if request.guild is None:
            raise NoAdventure("board-refused-nowhere")
        if not request.manager:
            raise NotSeated("board-refused-manager")
        board = Board(guild=request.guild, channel=request.channel, locale=request.locale)
        await self.keep(board)
        return board

    async def take_down(self, request: Request) -> Board:
        """Take the server's board down.

        Raises:
            NotSeated: only who manages the channel may.
            NoAdventure: none hangs.
        """
        if not request.manager:
            raise NotSeated("board-refused-manager")
        board = await self.of(request.guild or 0)
        if board is None:
            raise NoAdventure("board-refused-none")
        await self.drop(board.guild)
        return board

    async def text(self, board: Board) -> BoardText:
        """What a board says now: those with the nearest deadline first."""
        words = self._house.words(board.locale)
        found = await self._house.store.open_in(board.guild)
        lines = [(await self._line(adventure, words)) for adventure in found[:MOST]]
        lines.sort(key=lambda line: (line[0] is None, line[0] or 0))
        said = tuple(line for _, line in lines) or (words.phrase("board-empty"),)
        return BoardText(title=words.phrase("board-title"), lines=said)

    async def _line(self, adventure: Adventure, words: Words) -> tuple[int | None, str]:
        title = adventure.name or words.phrase(f"{adventure.ruleset}-title")
        place = f"<#{adventure.channel}>"
        lost = table_of(adventure).parked
        if lost is not None:
            return 0, words.phrase("board-line-parked", title=title, place=place, why=lost.why)
        if adventure.state is None:
            said = words.phrase("board-lobby", title=title, place=place, seats=len(adventure.seats))
            return None, said
        rules, state = loaded(adventure)
        asked = (*rules.awaiting(state), *to_declare(table_of(adventure)))
        names = ", ".join(seat.name for seat in adventure.seats if seat.seat in asked)
        due = deadline(adventure, asked, await moment_of(self._house, adventure))
        until = "" if due is None else stamp(due)
        key = "board-line" if due is None else "board-line-due"
        return due, words.phrase(key, title=title, place=place, heroes=names, due=until)
