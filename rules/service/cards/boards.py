"""A server's board: every open adventure, whose turn it is, and until when."""

import json
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b

from rules.core.errors import NoAdventure, NotSeated
from rules.core.model import Model
from rules.core.words import Words
from rules.pace.parked import STOPPED
from rules.pace.table import to_declare
from rules.ports import Adventure
from rules.service.by_post.table_time import deadline, reason_said, stamp, time_at
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded, readable
from rules.service.records import Request
from rules.service.unit_of_work import UseCases

BOARDS = "boards"
ROOM = 1900
"""Letters of a board, its title among them: Discord allows 2,000 in a message."""
NAMES = 600
"""Letters of those that are kept for naming the adventures that have no line."""


class Board(Model):
    """Where a server's board is: `digest` is of its text, `message` None until it is posted.

    `hanging` names the occasion on which it was put there.
    """

    guild: int
    channel: int
    locale: str
    hanging: str = ""
    message: int | None = None
    digest: str = ""


class BoardText(Model):
    """The text of a board now: at most `ROOM` letters, in whole lines."""

    title: str
    lines: tuple[str, ...]

    @property
    def said(self) -> str:
        """The whole board, as a message in Markdown."""
        return "\n".join((f"## {self.title}", *self.lines))

    @property
    def digest(self) -> str:
        """A digest that is the same for the same text."""
        return blake2b(self.said.encode(), digest_size=12).hexdigest()


class Boards(UseCases):
    """Use cases of boards: put one up, take it down, read its text."""

    async def every(self) -> tuple[Board, ...]:
        """Return all boards of all servers."""
        return _read(await self._work.store.setting(BOARDS))

    async def of(self, guild: int) -> Board | None:
        """Return a server's board."""
        return next((board for board in await self.every() if board.guild == guild), None)

    async def keep(self, board: Board) -> None:
        """Remember a board as it is now, in place of any that its server has."""
        await self._put(board.guild, board)

    async def drop(self, board: Board) -> bool:
        """Forget a board that is gone; return False where its server has another by now."""
        return await self._put(board.guild, None, of=board.hanging)

    async def shown(self, board: Board) -> bool:
        """Remember what a board shows; return False where it was taken down meanwhile, or moved."""
        return await self._put(board.guild, board, of=board.hanging)

    async def _put(self, guild: int, board: Board | None, *, of: str | None = None) -> bool:
        """Write what a server has, again where another process was quicker with its own.

        With `of`, only a board of that hanging is replaced; return whether it was.
        """
        while True:
            stored = await self._work.store.setting(BOARDS)
            others: list[Board] = []
            found: str | None = None
            for each in _read(stored):
                if each.guild == guild:
                    found = each.hanging
                else:
                    others.append(each)
            if of is not None and found != of:
                return False
            kept = json.dumps(
                [each.model_dump(mode="json") for each in (*others, board) if each is not None]
            )
            if await self._work.store.replace_setting(BOARDS, kept, stored or ""):
                return True

    async def hang(self, request: Request) -> Board:
        """Put up the server's board in the request's channel; one elsewhere is forgotten.

        Raises:
            NotSeated: only who manages the channel may.
            NoAdventure: this is no server.
        """
        if request.guild is None:
            raise NoAdventure("board-refused-nowhere")
        if not request.manages_channel:
            raise NotSeated("board-refused-manager")
        board = Board(
            guild=request.guild,
            channel=request.channel,
            locale=request.public_locale,
            hanging=request.id,
        )
        await self.keep(board)
        return board

    async def take_down(self, request: Request) -> Board:
        """Take down the server's board.

        Raises:
            NotSeated: only who manages the channel may.
            NoAdventure: none hangs.
        """
        if not request.manages_channel:
            raise NotSeated("board-refused-manager")
        board = await self.of(request.guild or 0)
        if board is None:
            raise NoAdventure("board-refused-none")
        await self.drop(board)
        return board

    async def text(
        self, board: Board, sees: Callable[[int], Awaitable[bool]], *, plain: bool = False
    ) -> BoardText:
        """Return the text of a board: adventures that have waited longest first.

        A `plain` one names their channels alone, and nothing that anybody typed.
        Those without a line are named at the end. Adventures in channels that not everybody who
        sees the board can see are left out.
        """
        words = self._work.words(board.locale)
        title = words.phrase("board-title")
        running = await self._work.store.open_in(board.guild)
        shown = [each for each in running if await sees(each.channel)]
        found = sorted(readable(shown), key=_waiting)
        room = ROOM - len(BoardText(title=title, lines=("",)).said)
        lines: list[str] = []
        for adventure in found:
            lines.append(_place(adventure) if plain else await self._line(adventure, words))
            if _letters(lines) > room:
                while _letters(lines) > room - NAMES:
                    lines.pop()
                left = room - _letters(lines) - len("\n")
                if not plain:
                    lines.append(_left_out(found[len(lines) :], left, words))
                break
        return BoardText(title=title, lines=tuple(lines) or (words.phrase("board-empty"),))

    async def _line(self, adventure: Adventure, words: Words) -> str:
        title, place = _title(adventure, words), _place(adventure)
        lost = table_of(adventure).parked
        if lost is not None:
            key = "board-line-stopped" if lost.why == STOPPED else "board-line-parked"
            return words.phrase(key, title=title, place=place, **reason_said(lost))
        if adventure.state is None:
            seats = len(adventure.seats)
            return words.phrase("board-lobby", title=title, place=place, seats=seats)
        rules, state = loaded(adventure)
        table = table_of(adventure)
        asked = (*asked_of(rules, state, table), *to_declare(table))
        names = ", ".join(seat.name for seat in adventure.seats if seat.seat in asked)
        due = deadline(adventure, asked, await time_at(self._work, adventure))
        until = "" if due is None else stamp(due)
        key = "board-line" if due is None else "board-line-due"
        return words.phrase(key, title=title, place=place, heroes=names, due=until)


def _waiting(adventure: Adventure) -> tuple[bool, int]:
    """Return the rank of an adventure on the board: longest waiting first, lobbies last.

    It waits since the first open turn began, or since it lost its channel, or where no clock runs
    since something was done. A table that agreed on a pause waits for nobody.
    """
    table = table_of(adventure)
    opened = [clock.opened for clock in table.seats if clock.opened is not None]
    since = min(opened, default=adventure.updated)
    if table.parked is not None:
        since = table.parked.since
    return adventure.status == "lobby" or table.paused is not None, since


def _letters(lines: Sequence[str]) -> int:
    return len("\n".join(lines))


def _title(adventure: Adventure, words: Words) -> str:
    return adventure.name or words.phrase(f"{adventure.ruleset}-title")


def _place(adventure: Adventure) -> str:
    return f"<#{adventure.channel}>"


def _left_out(adventures: Sequence[Adventure], room: int, words: Words) -> str:
    """Return how many adventures have no line, and as many of their names as fit."""
    names: list[str] = []
    said = ""
    for adventure in adventures:
        named = words.phrase("board-name", title=_title(adventure, words), place=_place(adventure))
        names.append(named)
        more = words.phrase(
            "board-left-out",
            count=len(adventures),
            names=", ".join(names),
            others=len(adventures) - len(names),
        )
        if len(more) > room:
            break
        said = more
    return said


def _read(stored: str | None) -> tuple[Board, ...]:
    return tuple(Board.model_validate(each) for each in json.loads(stored or "[]"))
