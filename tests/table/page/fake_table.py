"""A few lines that speak the table's side of PROTOCOL.md, so that the page can be tried alone."""

import asyncio
import io
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web
from PIL import Image, ImageDraw

from tests.support.patience import PATIENCE

Json = dict[str, Any]
PAGE = Path(__file__).parents[3] / "bot" / "table" / "page"
CSP = "default-src 'self'; img-src 'self' data:; style-src 'self'"
BOT = {"id": "900", "username": "Undercroft", "bot": True}
FRIENDS = (
    ("101", "mara", "Mara", "#c2553f"),
    ("102", "tobin", "Tobin", "#3f7fc2"),
    ("103", "oona", "Oona", "#e3c04f"),
    ("104", "bram", "Bram", "#5b9a57"),
)


def text_option(name: str, **more: Any) -> Json:
    return {"type": 3, "name": name, "description": f"The {name} of it", **more}


COMMANDS: list[Json] = [
    {
        "id": "1",
        "type": 1,
        "name": "adventure",
        "description": "Adventures",
        "options": [
            {
                "type": 1,
                "name": "new",
                "description": "Open a lobby here for a new adventure",
                "options": [
                    text_option(
                        "game",
                        choices=[
                            {"name": "3 Dice Dungeon", "value": "three-dice"},
                            {"name": "Green Dungeon", "value": "green-dungeon"},
                        ],
                    ),
                    {
                        "type": 4,
                        "name": "heroes",
                        "description": "One to eight",
                        "min_value": 1,
                        "max_value": 8,
                    },
                    {"type": 5, "name": "thread", "description": "In a thread of its own"},
                    text_option("seed", max_length=20),
                ],
            },
            {"type": 1, "name": "join", "description": "Take a seat in the lobby"},
            {"type": 1, "name": "mine", "description": "All my games, those waiting for me first"},
            {"type": 1, "name": "begin", "description": "Everybody is here: begin"},
            {"type": 1, "name": "settings", "description": "See or change the settings"},
        ],
    },
    {
        "id": "2",
        "type": 1,
        "name": "move",
        "description": "Walk to a square or through an exit",
        "options": [text_option("to", required=True, autocomplete=True)],
    },
    {
        "id": "3",
        "type": 1,
        "name": "roll",
        "description": "Roll dice, with the working shown",
        "options": [text_option("dice", required=True, min_length=2)],
    },
    {
        "id": "4",
        "type": 1,
        "name": "hero",
        "description": "Your sheet, for your eyes only",
        "options": [{"type": 6, "name": "of", "description": "Whose", "required": True}],
    },
    {"id": "5", "type": 1, "name": "map", "description": "The whole floor, now"},
    {
        "id": "6",
        "type": 1,
        "name": "act",
        "description": "Let the dungeon act",
        "options": [
            text_option("at"),
            {"type": 5, "name": "all", "description": "All of it at once"},
        ],
    },
    {"id": "7", "type": 1, "name": "daily", "description": "Today's dungeon"},
    {"id": "8", "type": 1, "name": "help", "description": "How to play"},
    {"id": "11", "type": 1, "name": "tutorial", "description": "Learn a game"},
    {
        "id": "9",
        "type": 1,
        "name": "dungeon",
        "description": "Dungeons",
        "options": [{"type": 1, "name": "map", "description": "Roll a dungeon"}],
    },
    {
        "id": "10",
        "type": 1,
        "name": "do",
        "description": "Do anything your hero may do now",
        "options": [text_option("action", required=True)],
    },
]


@cache
def floor_plan(size: tuple[int, int] = (1200, 864)) -> bytes:
    """A picture about as busy as a map."""
    image = Image.new("RGB", size, "#17130f")
    draw = ImageDraw.Draw(image)
    for left, top, right, bottom in ((2, 2, 9, 7), (9, 4, 15, 5), (15, 2, 22, 9), (17, 9, 18, 15)):
        draw.rectangle((left * 48, top * 48, right * 48, bottom * 48), "#cbb892", "#4b3a24", 6)
        for x in range(left, right):
            draw.line((x * 48, top * 48, x * 48, bottom * 48), "#b8a37b")
        for y in range(top, bottom):
            draw.line((left * 48, y * 48, right * 48, y * 48), "#b8a37b")
    for x, y, colour in (
        (5, 4, "#c2553f"),
        (6, 5, "#3f7fc2"),
        (17, 4, "#6d4b86"),
        (19, 6, "#6d4b86"),
    ):
        draw.ellipse((x * 48 + 5, y * 48 + 5, x * 48 + 43, y * 48 + 43), colour, "#fff8e8", 3)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


class FakeTable:
    """Start it, open `url`, say things with `post` and `push`, look at `sent`."""

    def __init__(self, port: int = 0) -> None:
        self.users = [
            {"id": i, "username": u, "global_name": g, "avatar_color": c} for i, u, g, c in FRIENDS
        ]
        self.channels: list[Json] = [
            {"id": "201", "name": "the-tavern", "type": 0, "parent_id": None, "position": 0},
            {"id": "202", "name": "deep-well", "type": 0, "parent_id": None, "position": 1},
            {
                "id": "203",
                "name": "The Sunken Crypt",
                "type": 11,
                "parent_id": "202",
                "position": 0,
            },
        ]
        self.commands = COMMANDS
        self.games: list[Json] = []
        self.ready = True
        self.messages: list[Json] = []
        self.sent: list[Json] = []
        self.asked: list[Json] = []
        self.answer: Callable[[Json], Json | None] = lambda _: {"type": "interaction_ok"}
        self.sockets: dict[web.WebSocketResponse, str] = {}
        self._last = 1_000_000_000_000_000_000
        self._runner: web.AppRunner | None = None
        self._port = port
        self._plan = floor_plan()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    async def start(self) -> None:
        app = web.Application(middlewares=[_guarded])
        app.add_routes(
            [
                web.get("/", self._index),
                web.static("/page", PAGE),
                web.get("/attachments/map.png", self._picture),
                web.get(r"/attachments/{width:\d+}x{height:\d+}.png", self._blank),
                web.get("/emojis/0.png", self._no_picture),
                web.get(r"/emojis/{emoji:[1-9]\d+}.png", self._picture),
                web.get("/table/state", self._state),
                web.get("/table/channels/{channel}/messages", self._messages),
                web.get("/table/events", self._events),
                web.post("/table/interactions", self._interaction),
                web.post("/table/autocomplete", self._autocomplete),
                web.post("/table/users", self._add_user),
                web.patch("/table/users/{user}", self._change_user),
                web.post("/table/channels", self._add_channel),
            ]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port, reuse_port=True)
        await site.start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        for socket in list(self.sockets):
            await socket.close()
        if self._runner:
            await self._runner.cleanup()

    def message(self, content: str = "", **more: Any) -> Json:
        """Add a message to #the-tavern without telling the page."""
        self._last += 4_194_304
        made = {
            "id": str(self._last),
            "channel_id": "201",
            "type": 0,
            "author": BOT,
            "content": content,
            "timestamp": "2026-11-21T12:00:00.000000+00:00",
            "edited_timestamp": None,
            "embeds": [],
            "attachments": [],
            "components": [],
            "flags": 0,
            **more,
        }
        self.messages.append(made)
        return made

    async def post(self, content: str = "", **more: Any) -> Json:
        """Add a message and tell the page."""
        made = self.message(content, **more)
        await self.push({"type": "message_create", "message": made})
        return made

    async def push(self, frame: Json) -> None:
        for socket in list(self.sockets):
            await socket.send_json(frame)

    async def _index(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _no_picture(self, _request: web.Request) -> web.Response:
        """Answer what no browser can draw, without an error that it would log."""
        return web.Response(text="gone")

    async def _picture(self, _: web.Request) -> web.Response:
        return web.Response(body=self._plan, content_type="image/png")

    async def _blank(self, request: web.Request) -> web.Response:
        """Return a picture of one colour, in the size that its name says."""
        size = int(request.match_info["width"]), int(request.match_info["height"])
        made = io.BytesIO()
        Image.new("L", size, 128).save(made, "PNG")
        return web.Response(body=made.getvalue(), content_type="image/png")

    async def _state(self, _: web.Request) -> web.Response:
        return web.json_response(
            {
                "guild": {"id": "1", "name": "The Undercroft"},
                "bot": BOT,
                "users": self.users,
                "channels": self.channels,
                "commands": self.commands,
                "games": self.games,
                "ready": self.ready,
            }
        )

    async def _messages(self, request: web.Request) -> web.Response:
        channel = request.match_info["channel"]
        return web.json_response([m for m in self.messages if m["channel_id"] == channel])

    async def _events(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.sockets[socket] = request.query["user"]
        async for frame in socket:
            if frame.type is WSMsgType.ERROR:
                break
        self.sockets.pop(socket, None)
        return socket

    async def _interaction(self, request: web.Request) -> web.Response:
        body = await request.json()
        self.sent.append(body)
        ident = str(len(self.sent))
        frame = self.answer(body)
        if frame and "error" in frame:
            return web.json_response(frame, status=400)
        if frame:
            known = {"interaction_id": ident, "nonce": body["nonce"], "channel_id": body["channel"]}
            await self.push(known | frame)
        return web.json_response({"id": ident})

    async def _autocomplete(self, request: web.Request) -> web.Response:
        body = await request.json()
        self.asked.append(body)
        typed = body["data"]["options"][0]["value"].lower()
        places = ("C7: three squares", "North door", "North stairs", "The altar")
        found = [{"name": p, "value": p.split(":")[0]} for p in places if typed in p.lower()]
        return web.json_response({"choices": found})

    async def _add_user(self, request: web.Request) -> web.Response:
        name = (await request.json())["name"]
        made = {"id": "105", "username": name.lower(), "global_name": name, "avatar_color": "#888"}
        self.users.append(made)
        return web.json_response(made)

    async def _change_user(self, request: web.Request) -> web.Response:
        user = next(each for each in self.users if each["id"] == request.match_info["user"])
        user |= await request.json()
        return web.json_response(user)

    async def _add_channel(self, request: web.Request) -> web.Response:
        name = (await request.json())["name"]
        made = {"id": "204", "name": name, "type": 0, "parent_id": None, "position": 9}
        self.channels.append(made)
        return web.json_response(made)


@web.middleware
async def _guarded(
    request: web.Request, handler: Callable[[web.Request], Any]
) -> web.StreamResponse:
    answer: web.StreamResponse = await handler(request)
    if not isinstance(answer, web.WebSocketResponse):
        answer.headers["Content-Security-Policy"] = CSP
    return answer


async def until(met: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something has become true, or fail."""
    async with asyncio.timeout(seconds):
        while not met():
            await asyncio.sleep(0.02)
