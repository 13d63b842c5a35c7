"""People who play in one channel for as long as they are let, and note what they see."""

import asyncio
import random
import re
import time

from tests.support.cards import Json, parts_of
from tests.support.fleets import Fleet
from tests.support.people import NoAnswer, Person, Refused
from tests.support.tables import sensible

SHOWN = re.compile(r"u1\|([0-9a-z]+)\|(\d+)\|do\b")
"""The custom ids of what plays a game: its id, and the version that a card shows."""
PATIENCE = 10.0
"""Seconds after which an act that nothing came of is tried anew."""


class Regular:
    """Somebody who plays in one channel, game after game of one system.

    Between two presses they wait up to `rest` seconds. `seen` has the newest version of each game
    that was ever on a card, `waits` the seconds until each press was answered.
    """

    def __init__(
        self,
        fleet: Fleet,
        person: Person,
        channel: str,
        seed: int,
        system: str = "three-dice",
        rest: float = 0.2,
    ) -> None:
        self.seen: dict[str, int] = {}
        self.waits: list[float] = []
        self.rest = rest
        self.presses = 0
        self.failed = 0
        self._fleet = fleet
        self._person = person
        self._channel = channel
        self._chance = random.Random(seed)
        self._system = system
        self._games = 0
        self._read = 0

    async def play(self) -> None:
        """Press what is sensible, again and again; what fails is pressed anew."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._step()
            except (NoAnswer, Refused, LookupError, TimeoutError):
                self.failed += 1
            await asyncio.sleep(self._chance.uniform(0.0, self.rest))

    async def play_on(self) -> None:
        """Play until a press was answered."""
        answered = len(self.waits)
        while len(self.waits) == answered:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._step()
            except (NoAnswer, Refused, LookupError, TimeoutError):
                self.failed += 1
            await asyncio.sleep(0.05)

    def look(self) -> None:
        """Note the newest version of each game that was ever on a card."""
        for event in self._person.events[self._read :]:
            if event["type"] in ("message_create", "message_update"):
                for adventure, version in SHOWN.findall(str(event["message"])):
                    self.seen[adventure] = max(self.seen.get(adventure, 0), int(version))
        self._read = len(self._person.events)

    async def _step(self) -> None:
        self.look()
        found = await self._fleet.store.in_channel(int(self._channel))
        if found is None or found.status not in ("lobby", "running"):
            self._games += 1
            name = f"{self._channel} {self._games}"
            await self._person.command("adventure new", ruleset=self._system, seed=name)
            return
        if found.status == "lobby":
            await self._person.command("adventure begin", anyway=True)
            return
        if found.card is None:
            return
        self.presses += 1
        card = await self._person.fresh(str(found.card))
        part, values = self._chosen(card, f"do.{sensible(found, int(self._person.id))}")
        began = time.perf_counter()
        if values is None:
            await self._person.click(card, part["custom_id"], force=True)
        else:
            await self._person.choose(card, part["custom_id"], values, force=True)
        self.waits.append(time.perf_counter() - began)

    def _chosen(self, card: Json, wanted: str) -> tuple[Json, list[str] | None]:
        """The button or the line of what is wanted, or another one that is on the card.

        Raises:
            LookupError: nothing can be done by this card.
        """
        found: list[tuple[Json, list[str] | None]] = []
        for part in parts_of(card):
            verb = part.get("custom_id", "").split("|")[3:4]
            if part["type"] == 2 and verb and verb[0].startswith("do."):
                found.append((part, None))
            if part["type"] == 3 and verb == ["do"]:
                found += [(part, [each["value"]]) for each in part["options"]]
        for part, values in found:
            if wanted in (part["custom_id"].split("|")[3], f"do.{(values or [''])[0]}"):
                return part, values
        if not found:
            raise LookupError("there is nothing to do on this card")
        return self._chance.choice(found)
