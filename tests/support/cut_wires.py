"""A wire to a PostgreSQL server that is cut at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal


class Wire:
    """A port that leads to the server's, until it is cut.

    `cut` names what becomes of the next message that holds `word`: it never arrives, or it arrives
    and its answer is lost. All connections break with it; later ones are whole, or lead nowhere
    where the wire is `closed`.
    """

    def __init__(self, port: int) -> None:
        self.port = 0
        self.cut: Literal["message", "answer", None] = None
        self.word = b"COMMIT"
        self.cuts = 0
        self.closed = False
        self._server_port = port
        self._lost: set[asyncio.StreamReader] = set()
        self._ends: set[asyncio.StreamWriter] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.closed and self.cuts:
            writer.transport.abort()
            return
        answers, server = await asyncio.open_connection("127.0.0.1", self._server_port)
        self._ends |= {writer, server}
        back = asyncio.create_task(self._answers(answers, writer))
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.cut == "message" and self.word in data:
                    self._break()
                elif self.cut == "answer" and self.word in data:
                    self._lost.add(answers)
                    server.write(data)
                else:
                    server.write(data)
        back.cancel()
        for end in (writer, server):
            end.transport.abort()
            self._ends.discard(end)

    async def _answers(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await answers.read(65536):
                if answers in self._lost:
                    self._break()
                writer.write(data)
        writer.transport.abort()

    def _break(self) -> None:
        self.cut = None
        self.cuts += 1
        for end in self._ends:
            end.transport.abort()


@asynccontextmanager
async def wire(port: int) -> AsyncIterator[Wire]:
    """A wire to a server's port."""
    made = Wire(port)
    listening = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = listening.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        listening.close()
