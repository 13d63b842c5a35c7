"""A sitting: one person, one card, and what comes of each press."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rehearsal.api import Answer
from bot.rehearsal.person.card import Json, asking, card, edited_at, private
from bot.rehearsal.person.discord_clock import Bounds, DiscordClock, stamp
from bot.rehearsal.person.ears import Arrival, Ears
from bot.rehearsal.report.model import Times
from bot.rehearsal.report.redaction import names_in
from bot.rehearsal.stage import Stage
from rules.core.words import Words

COMMAND, PRESS, COMPLETION, FORM = 2, 3, 4, 5
"""Types of interactions."""
SAY, THINK, KEEP, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Types of answers to them."""
TAKEN = "taken"


class Skipped(Exception):
    """The person passed over a step; what they pressed is still to be answered."""


class Stopped(Exception):
    """The sitting is over: `str` of it is why, in a few words for the report."""


@dataclass
class _Timed:
    of: str
    arrival: Arrival
    acknowledged: float
    answered: float | None
    plain: bool


@dataclass
class Sitting:
    """What a step works with.

    `person` is whom the host named, or else who presses first; nobody else is heard. `patience` are
    the seconds that a person has for each press, `late` those after which Discord takes no answer.
    `card` is the id of the card once it is posted, `names` are those of people and places that came
    along with presses, `off` is by how many milliseconds times of our own clock may be wrong.
    """

    stage: Stage
    ears: Ears
    words: Words
    person: str
    patience: float
    late: float
    clock: DiscordClock = field(default_factory=DiscordClock)
    timed: list[_Timed] = field(default_factory=list)
    card: str = ""
    names: set[str] = field(default_factory=set)
    off: float | None = None
    _asked: str = ""
    _pending: Arrival | None = None
    _tried: set[str] = field(default_factory=set)

    def custom_id(self, verb: str) -> str:
        """Return the id of something to press, which is ours alone."""
        return f"{self.stage.mark}|{verb}"

    def compare(self, row: str, expected: object, came: object) -> None:
        """Note whether a row holds."""
        self.stage.findings.compare(row, expected, came)

    # Hearing

    async def heard(self, *verbs: str, named: str = "") -> Arrival:
        """Wait until the person presses one of these, or uses the command of this name.

        Raises:
            Skipped: they passed the step over.
            Stopped: they ended it all, or nothing came for too long.
        """
        ids = {self.custom_id(verb) for verb in verbs}
        try:
            async with asyncio.timeout(self.patience):
                while True:
                    arrival = await self.ears.arrivals.get()
                    self.names |= names_in(*arrival.whom_and_where)
                    if not self._is_ours(arrival) or not await self._is_from_them(arrival):
                        continue
                    if arrival.custom_id in ids or (named and arrival.data.get("name") == named):
                        return arrival
                    await self._otherwise(arrival)
        except TimeoutError:
            raise Stopped(self.words.phrase("person-nobody")) from None

    def _is_ours(self, arrival: Arrival) -> bool:
        """Return whether it is about the rehearsal, not about a game of the same bot's."""
        names = (arrival.custom_id, str(arrival.data.get("name", "")))
        return any(self.stage.mark in name for name in names)

    async def _is_from_them(self, arrival: Arrival) -> bool:
        if not self.person:
            self.person = arrival.who
        if arrival.who == self.person:
            return True
        await self.answer(arrival, SAY, private(self.words.phrase("person-other")), timed=False)
        return False

    async def _otherwise(self, arrival: Arrival) -> None:
        """Answer what was not asked for now, or end what the person wants ended.

        Raises:
            Skipped: they passed the step over.
            Stopped: they ended it all.
        """
        if arrival.custom_id == self.custom_id("skip"):
            self._pending = arrival
            raise Skipped
        if arrival.custom_id == self.custom_id("stop"):
            self._pending = arrival
            raise Stopped(self.words.phrase("person-stopped"))
        if arrival.kind == COMPLETION:
            await self.answer(arrival, CHOICES, {"choices": []}, timed=False)
        else:
            said = private(self.words.phrase("person-not-now"))
            await self.answer(arrival, SAY, said, timed=False)

    # Answering

    async def answer(
        self,
        arrival: Arrival,
        kind: int,
        data: Mapping[str, object] | None = None,
        *,
        of: str = "",
        timed: bool = True,
    ) -> Answer:
        """Answer an interaction, and note the time where Discord takes it."""
        path = f"/interactions/{arrival.id}/{arrival.told['token']}/callback?with_response=true"
        loop = asyncio.get_running_loop()
        sent = loop.time()
        body = {"type": kind} | ({} if data is None else {"data": data})
        answer = await self.stage.api.ask("POST", path, body, with_token=False)
        came = loop.time()
        plain = arrival.id not in self._tried
        self._tried.add(arrival.id)
        if answer.status < 300:
            message = _message_of(answer)
            if kind == SAY and "id" in message:
                self.clock.heard(sent, came, message["id"])
            if timed:
                answered = _stood(message, new=kind == SAY)
                self.timed.append(_Timed(of or "press", arrival, came, answered, plain))
        return answer

    async def tried(self, arrival: Arrival, kind: int, data: Mapping[str, object]) -> str:
        """Answer an interaction as it should not be answered; return what Discord said to it."""
        return said(await self.answer(arrival, kind, data, timed=False))

    async def hook(
        self,
        arrival: Arrival,
        method: str,
        message: str = "",
        body: object = None,
        files: Mapping[str, bytes] | None = None,
    ) -> Answer:
        """Ask for something that follows from an interaction: its messages, or a further one."""
        self._tried.add(arrival.id)
        path = f"/webhooks/{self.stage.application}/{arrival.told['token']}"
        path += f"/messages/{message}" if message else ""
        return await self.stage.api.ask(method, path, body, files=files, with_token=False)

    def filled(self, arrival: Arrival, message: Mapping[str, Any]) -> None:
        """Note that a deferred answer was filled."""
        for each in self.timed:
            if each.arrival is arrival:
                each.answered = _stood(message, new=False)

    # The card

    async def show(self, shown: Json) -> None:
        """Show something on the card, by the press that waits for it if there is one."""
        if self._pending is not None:
            pending, self._pending = self._pending, None
            if (await self.answer(pending, UPDATE, shown, timed=False)).status < 300:
                return
        channel = f"/channels/{self.stage.thread}/messages"
        if not self.card:
            self.card = str((await self.post(**shown)).get("id", ""))
        else:
            await self.stage.api.ask("PATCH", f"{channel}/{self.card}", shown)

    async def post(self, **fields: object) -> Mapping[str, Any]:
        """Post a message in the thread and return it."""
        loop = asyncio.get_running_loop()
        sent = loop.time()
        answer = await self.stage.post(**fields)
        came = loop.time()
        if answer.status >= 300:
            raise Stopped(self.words.phrase("person-closed"))
        self.clock.heard(sent, came, answer.body["id"])
        return dict(answer.body)

    def step_card(self, name: str, number: int, count: int, control: Sequence[Json]) -> Json:
        """Return the card that asks for a step."""
        head = self.words.phrase("person-head", number=number, count=count)
        title = self.words.phrase(f"person-{name}-title")
        ask = self.words.phrase(f"person-{name}-ask", command=self.stage.mark)
        return card(f"### {head}: {title}\n{ask}", control, self._ends())

    def question(self, name: str) -> Json:
        """Return the card that asks whether something looked as it should."""
        should = self.words.phrase(f"person-{name}-look", command=self.stage.mark)
        yes, no = (self.words.phrase(f"person-{each}") for each in ("yes", "no"))
        ids = (self.custom_id("yes"), self.custom_id("no"))
        return card(should, [asking(ids[0], yes), asking(ids[1], no)], self._ends())

    def _ends(self) -> list[Json]:
        return [
            asking(self.custom_id(verb), self.words.phrase(f"person-{verb}"), quiet=True)
            for verb in ("skip", "stop")
        ]

    async def remove(self, message: str) -> None:
        """Delete a message of ours in the thread."""
        path = f"/channels/{self.stage.thread}/messages/{message}"
        await self.stage.api.ask("DELETE", path)

    async def ask_by(self, arrival: Arrival, name: str, *, of: str) -> None:
        """Answer a press on the card by asking there whether what it did looked as it should."""
        answer = await self.answer(arrival, UPDATE, self.question(name), of=of)
        self._asked = name if answer.status < 300 else ""

    async def looked(self, name: str) -> bool:
        """Return whether something looked as it should, as the person says.

        Raises:
            Skipped: they passed it over.
            Stopped: they ended it all, or nothing came for too long.
        """
        if self._asked != name:
            await self.show(self.question(name))
        self._asked = ""
        self._pending = await self.heard("yes", "no")
        return self._pending.custom_id == self.custom_id("yes")

    # What was measured

    def times(self, since: int) -> tuple[Times, ...]:
        """Return the times of all interactions that were answered, from the `since`-th on."""
        ahead = self.clock.now
        if ahead is not None:
            self.off = max(self.off or 0.0, ahead.uncertainty)
        return tuple(_times(each, ahead) for each in self.timed[since:])


def _times(each: _Timed, ahead: Bounds | None) -> Times:
    begun = stamp(each.arrival.id)

    def passed(ours: float) -> float | None:
        """Return how long after the interaction an instant of our clock was; never before it."""
        return None if ahead is None else max(0.0, round(ours * 1000 + ahead.middle - begun, 1))

    return Times(
        of=each.of,
        arrived=passed(each.arrival.at),
        acknowledged=passed(each.acknowledged),
        answered=None if each.answered is None else round(each.answered - begun, 1),
        plain=each.plain,
    )


def said(answer: Answer) -> str:
    """Return what Discord said to a request, in words: that it was taken, or the code."""
    return TAKEN if answer.status < 300 else f"refused: {answer.status} with code {answer.code}"


def refused(status: int, code: int) -> str:
    """Return the words for a refusal as `said` has them."""
    return f"refused: {status} with code {code}"


def _message_of(answer: Answer) -> Mapping[str, Any]:
    """Return the message that came with an answer that was taken; empty without one."""
    body = answer.body if isinstance(answer.body, dict) else {}
    message: Mapping[str, Any] = (body.get("resource") or {}).get("message") or {}
    return message


def _stood(message: Mapping[str, Any], *, new: bool) -> float | None:
    """Return when a message stood so, by Discord's clock, in milliseconds since 1970."""
    if new:
        return stamp(message["id"]) if "id" in message else None
    return edited_at(message)
