"""People at the local table, for tests: they type commands, press buttons, and see what comes.

    async with Person.sit(server.page_url, "Maren") as maren:
        outcome = await maren.command("adventure new", game="three-dice")
        card = await maren.answer(outcome)
        await maren.click(card, "Begin")
        await maren.see(lambda message: "Your turn" in text_of(message))

An act waits until the bot has answered it, and raises `NoAnswer` when it does not (unless
`may_fail`). `wait_for` and `see` look at everything since the person's latest act began, so an
event that comes before one starts to wait is never missed.
"""

import asyncio
import contextlib
import io
import itertools
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, Unpack

import aiohttp

from tests.support.cards import THINKING, Json, part_named, parts_of
from tests.support.patience import PATIENCE

_nonces = itertools.count(1)


class Refused(Exception):
    """The table would not let a person do this: no Discord client could have."""


class NoAnswer(Exception):
    """The bot did not answer: "This interaction failed"."""


class How(TypedDict, total=False):
    """How a person uses a message; with `force`, a custom_id is sent whether it is there or not."""

    may_fail: bool
    wait: bool
    force: bool


@dataclass(frozen=True)
class Outcome:
    """How an act ended. `reply` is the first message it led to, `modal` the one it opened."""

    interaction: str
    ok: bool
    reply: Json | None = None
    modal: Json | None = None


def as_shown(field: Json) -> Json:
    """Give a field of a modal as a client sends it that nobody touched."""
    made: Json = {"type": field["type"], "custom_id": field["custom_id"]}
    chosen = [each["value"] for each in field.get("options", ()) if each.get("default")]
    if field["type"] == 4:
        return made | {"value": field.get("value", "")}
    if field["type"] == 21:
        return made | {"value": chosen[0] if chosen else None}
    if field["type"] == 23:
        return made | {"value": bool(field.get("default"))}
    return made | {"values": chosen}


class Person:
    """One person with the page open. `channel` is where they act; `events` all they were told."""

    def __init__(self, page_url: str, session: aiohttp.ClientSession, seat: Json) -> None:
        self.id: str = seat["id"]
        self.name: str = seat["global_name"]
        self.channel = ""
        self.events: list[Json] = []
        self._url = page_url.rstrip("/")
        self._session = session
        self._news = asyncio.Condition()
        self._mark = 0
        self._gone = False
        self._commands: list[Json] = []

    @classmethod
    @contextlib.asynccontextmanager
    async def sit(
        cls, page_url: str, name: str = "Maren", channel: str = "the-tavern"
    ) -> AsyncIterator["Person"]:
        """Sit down as a friend (seated first when there is nobody of that name)."""
        async with aiohttp.ClientSession() as session:
            state = await _ask(session, "GET", f"{page_url.rstrip('/')}/table/state")
            seat = next((u for u in state["users"] if u["global_name"] == name), None)
            if seat is None:
                url = f"{page_url.rstrip('/')}/table/users"
                seat = await _ask(session, "POST", url, {"name": name})
            person = cls(page_url, session, seat)
            person._commands = state["commands"]
            person.channel = next(
                each["id"] for each in state["channels"] if channel in (each["id"], each["name"])
            )
            url = f"{person._url}/table/events"
            async with session.ws_connect(url, params={"user": person.id}) as socket:
                listening = asyncio.create_task(person._listen(socket))
                try:
                    yield person
                finally:
                    await socket.close(code=1001)
                    listening.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await listening

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for frame in socket:
                event = frame.json()
                if event["type"] == "commands":
                    self._commands = event["commands"]
                async with self._news:
                    self.events.append(event)
                    self._news.notify_all()
        finally:
            self._gone = True
            async with self._news:
                self._news.notify_all()

    # Looking

    async def ask(self, method: str, path: str, body: Json | None = None, **query: str) -> Any:
        """Ask the table anything, such as `ask("POST", "/table/faults", {...})`.

        Raises:
            Refused: with the table's sentence.
        """
        return await _ask(self._session, method, self._url + path, body, query)

    async def state(self) -> Json:
        """Give the guild, people, channels (own direct messages too) and commands."""
        return await self.ask("GET", "/table/state", user=self.id)

    async def channels(self) -> list[Json]:
        """Give the channels this person sees, which is much less than the whole state."""
        return await self.ask("GET", "/table/channels", user=self.id)

    async def go(self, channel: str) -> None:
        """Turn to a channel or thread, by name or id."""
        channels = await self.channels()
        self.channel = next(c["id"] for c in channels if channel in (c["id"], c.get("name")))

    async def go_private(self) -> None:
        """Turn to the direct messages with the bot."""
        self.channel = next(c["id"] for c in await self.channels() if c["type"] == 1)

    async def messages(self, channel: str | None = None) -> list[Json]:
        """Give the messages this person sees in a channel, oldest first."""
        path = f"/table/channels/{channel or self.channel}/messages"
        return await self.ask("GET", path, user=self.id)

    async def latest(self, channel: str | None = None) -> Json:
        """Give the last message this person sees in a channel."""
        return (await self.messages(channel))[-1]

    async def fresh(self, message: Json | str) -> Json:
        """Give a message as it stands now.

        Raises:
            LookupError: it is gone.
        """
        ident = message if isinstance(message, str) else message["id"]
        channel = self.channel if isinstance(message, str) else message["channel_id"]
        path = f"/table/channels/{channel}/messages/{ident}"
        try:
            return await self.ask("GET", path, user=self.id)
        except Refused as gone:
            raise LookupError(f"message {ident} is gone") from gone

    def mark(self) -> None:
        """Let `wait_for` and `see` look only at what comes from now on."""
        self._mark = len(self.events)

    async def wait_for(self, predicate: Callable[[Json], Any], within: float = PATIENCE) -> Json:
        """Wait for a live event that fits, counting those since the latest act began.

        Raises:
            TimeoutError: none came; the message lists the types of those that did.
            ConnectionError: the table is gone.
        """
        position = self._mark

        def fits() -> bool:
            nonlocal position
            while position < len(self.events):
                if predicate(self.events[position]):
                    return True
                position += 1
            return self._gone

        try:
            async with asyncio.timeout(within), self._news:
                await self._news.wait_for(fits)
        except TimeoutError:
            came = [event["type"] for event in self.events[self._mark :]]
            raise TimeoutError(f"{self.name} waited {within} s and was told {came}") from None
        if position >= len(self.events):
            raise ConnectionError("the table closed the connection")
        return self.events[position]

    async def see(self, predicate: Callable[[Json], Any], within: float = PATIENCE) -> Json:
        """Wait for a message, new or changed, that fits.

        Raises:
            TimeoutError: none came.
        """

        def shows(event: Json) -> bool:
            kinds = ("message_create", "message_update")
            return event["type"] in kinds and bool(predicate(event["message"]))

        return (await self.wait_for(shows, within))["message"]

    async def answer(self, outcome: Outcome, within: float = PATIENCE) -> Json:
        """Wait until the reply to an act is more than "is thinking", and give it."""

        def done(message: Json) -> bool:
            cause = (message.get("interaction_metadata") or {}).get("id")
            return cause == outcome.interaction and not message["flags"] & THINKING

        return await self.see(done, within)

    # Acting

    async def command(
        self,
        line: str,
        *,
        in_channel: str | None = None,
        may_fail: bool = False,
        wait: bool = True,
        force: bool = False,
        **options: str | int | float | bool,
    ) -> Outcome:
        """Type a command, such as `command("adventure new", game="three-dice")`.

        Raises:
            Refused: there is no such command or option.
            NoAnswer: the bot did not answer.
        """
        data = await self._typed(line, options)
        body = {"type": 2, "data": data, "force": force}
        return await self._act(body, in_channel, may_fail=may_fail, wait=wait)

    async def menu(self, message: Json | str, name: str, *, may_fail: bool = False) -> Outcome:
        """Choose an entry in the menu of a message.

        Raises:
            Refused: there is no such entry or message, or it is not offered here.
            NoAnswer: the bot did not answer.
        """
        ident = message if isinstance(message, str) else message["id"]
        channel = self.channel if isinstance(message, str) else message["channel_id"]
        body = {"type": 2, "data": {"name": name, "type": 3, "target_id": ident}}
        return await self._act(body, channel, may_fail=may_fail, wait=True)

    async def write(self, content: str, *, in_channel: str | None = None) -> Json:
        """Write a message.

        Raises:
            Refused: they may not write there, or not now.
        """
        path = f"/table/channels/{in_channel or self.channel}/messages"
        return await self.ask("POST", path, {"user": self.id, "content": content})

    async def hand(self, name: str, data: bytes) -> str:
        """Choose a file for a command; give what stands for it as the value of an option.

        Raises:
            Refused: it is too large for any client.
        """
        query = {"user": self.id, "channel": self.channel, "name": name}
        async with self._session.post(
            f"{self._url}/table/files", params=query, data=io.BytesIO(data)
        ) as response:
            answer = await response.json()
        if response.status >= 400:
            raise Refused(answer.get("error", str(answer)))
        return str(answer["id"])

    async def download(self, attachment: Json) -> bytes:
        """Take a file from a message."""
        async with self._session.get(attachment["url"]) as response:
            return await response.read()

    async def autocomplete(
        self,
        line: str,
        option: str,
        typed: str = "",
        *,
        in_channel: str | None = None,
        **others: str | int | float | bool,
    ) -> list[Json]:
        """Type the beginning of an option's value; give the choices as {name, value}.

        Raises:
            Refused: no such command or option, or no choices in time.
        """
        data = await self._typed(line, {**others, option: typed}, focused=option)
        body = {"user": self.id, "channel": in_channel or self.channel, "data": data}
        return (await self.ask("POST", "/table/autocomplete", body))["choices"]

    async def click(
        self,
        message: Json | str,
        which: str,
        **how: Unpack[How],
    ) -> Outcome:
        """Press a button of a message, by its custom_id or label.

        Raises:
            LookupError: the message or the button is not there.
            Refused: the button is disabled.
            NoAnswer: the bot did not answer.
        """
        return await self._use(message, which, None, **how)

    async def choose(
        self,
        message: Json | str,
        which: str,
        values: Sequence[str] | str,
        **how: Unpack[How],
    ) -> Outcome:
        """Choose in a select of a message, by its custom_id or placeholder; values or labels.

        Raises:
            LookupError: the message or the select is not there.
            Refused: it does not offer this.
            NoAnswer: the bot did not answer.
        """
        chosen = [values] if isinstance(values, str) else list(values)
        return await self._use(message, which, chosen, **how)

    async def _use(
        self,
        message: Json | str,
        which: str,
        values: list[str] | None,
        *,
        may_fail: bool = False,
        wait: bool = True,
        force: bool = False,
    ) -> Outcome:
        ident = message if isinstance(message, str) else message["id"]
        channel = self.channel if isinstance(message, str) else message["channel_id"]
        data: Json = {"custom_id": which, "component_type": 2 if values is None else 3}
        if not force:
            part = part_named(await self.fresh(message), which)
            data = {"custom_id": part["custom_id"], "component_type": part["type"]}
            if values is not None:
                values = _values(part, values)
        if values is not None:
            data["values"] = values
        body = {"type": 3, "message": ident, "data": data, "force": force}
        return await self._act(body, channel, may_fail=may_fail, wait=wait)

    async def submit_modal(
        self,
        modal: Outcome | Json,
        answers: Mapping[str, str | bool | Sequence[str]],
        *,
        may_fail: bool = False,
        wait: bool = True,
        force: bool = False,
    ) -> Outcome:
        """Fill in a modal, fields by custom_id or label, and send it.

        Fields that are not named stay as they were shown.

        Raises:
            LookupError: the modal has no such field, or the act opened no modal.
            Refused: an answer is missing or does not fit.
            NoAnswer: the bot did not answer.
        """
        shown = modal.modal if isinstance(modal, Outcome) else modal
        if shown is None:
            raise LookupError("no modal was opened")
        components = []
        for which, value in answers.items():
            field = part_named(shown, which)
            filled: Json = {"type": field["type"], "custom_id": field["custom_id"]}
            if isinstance(value, str | bool):
                plain = field["type"] in (4, 21, 23)
                filled |= {"value": value} if plain else {"values": _values(field, [str(value)])}
            else:
                filled["values"] = _values(field, list(value))
            components.append({"type": 18, "component": filled})
        filled_in = {each["component"]["custom_id"] for each in components}
        components += [
            {"type": 18, "component": as_shown(field)}
            for field in parts_of(shown)
            if field.get("custom_id") not in (None, *filled_in)
        ]
        data = {"custom_id": shown["custom_id"], "components": components}
        body = {"type": 5, "data": data, "force": force}
        return await self._act(body, None, may_fail=may_fail, wait=wait)

    async def _act(self, body: Json, channel: str | None, *, may_fail: bool, wait: bool) -> Outcome:
        self.mark()
        nonce = f"{self.id}-{next(_nonces)}"
        body = {"user": self.id, "channel": channel or self.channel, "nonce": nonce, **body}
        ident = (await self.ask("POST", "/table/interactions", body))["id"]
        if not wait:
            return Outcome(ident, ok=True)
        ends = ("interaction_ok", "interaction_failed")
        end = await self.wait_for(lambda e: e["type"] in ends and e["interaction_id"] == ident)
        if end["type"] == "interaction_failed" and not may_fail:
            raise NoAnswer(f"{self.name} got no answer to {body['data']}")
        ok = end["type"] == "interaction_ok"
        return Outcome(ident, ok, self._reply(ident), self._modal(ident))

    def _reply(self, interaction: str) -> Json | None:
        for event in self.events[self._mark :]:
            if event["type"] == "message_create":
                cause = event["message"].get("interaction_metadata") or {}
                if cause.get("id") == interaction:
                    return event["message"]
        return None

    def _modal(self, interaction: str) -> Json | None:
        modals = (e for e in self.events[self._mark :] if e["type"] == "modal")
        return next((e["modal"] for e in modals if e["interaction_id"] == interaction), None)

    def _command(self, name: str) -> Json | None:
        return next((each for each in self._commands if each["name"] == name), None)

    async def _typed(
        self, line: str, options: Mapping[str, Any], focused: str | None = None
    ) -> Json:
        names = line.removeprefix("/").split()
        holder = self._command(names[0])
        if holder is None:
            # The news that commands were registered may still be on its way.
            self._commands = (await self.state())["commands"]
            holder = self._command(names[0]) or {"options": []}
        path = []
        for name in names[1:]:
            holder = next(
                (o for o in holder.get("options") or [] if o["name"] == name),
                {"type": 1, "name": name},
            )
            path.append(holder)
        kinds = {o["name"]: o["type"] for o in holder.get("options") or []}
        given: list[Json] = [
            {"name": name, "type": kinds.get(name, 3), "value": value}
            | ({"focused": True} if name == focused else {})
            for name, value in options.items()
        ]
        for sub in reversed(path):
            given = [{"name": sub["name"], "type": sub["type"], "options": given}]
        return {"name": names[0], "options": given}


def _values(part: Json, wanted: list[str]) -> list[str]:
    by_label = {option["label"]: option["value"] for option in part.get("options") or []}
    return [by_label.get(each, each) for each in wanted]


async def _ask(
    session: aiohttp.ClientSession,
    method: str,
    url: str,
    body: Json | None = None,
    query: Mapping[str, str] | None = None,
) -> Any:
    async with session.request(method, url, json=body, params=query or None) as response:
        if response.content_type != "application/json":
            raise Refused(f"{response.status} {await response.text()}")
        answer = await response.json()
        if response.status >= 400:
            raise Refused(answer.get("error", str(answer)))
        return answer


@contextlib.asynccontextmanager
async def seated(page_url: str, *names: str) -> AsyncIterator[list[Person]]:
    """People with the page of one table open, in the order of their names."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person.sit(page_url, name)) for name in names]
