"""People who play in one channel for as long as they are let, and note what they see."""

import asyncio
import contextlib
import random
import re
import time

from tests.support.cards import EPHEMERAL, parts_of
from tests.support.fleets import Fleet
from tests.support.people import NoAnswer, Person, Refused
from tests.support.tables import sensible, take

SHOWN = re.compile(r"u1\|([0-9a-z]+)\|(\d+)\|")
"""The custom ids of a card: the game's id, and the version that the card shows."""
PATIENCE = 10.0
"""Seconds after which an act that nothing came of is tried anew."""
LOOKING = 3.0
"""Seconds that they wait for a card of the newest state before they press an older one."""


class Regular:
    """Somebody who plays in one channel, game after game of one system.

    They press what is sensible when the card shows the newest state, and rest up to `rest`
    seconds between two looks; a card that stays old is pressed as well, which mends it.
    `seen` has the newest version of each game that was ever on a card, `cards` how often a card
    showed a newer one, `waits` the seconds until each press was answered, and `failed` counts what
    was refused or not answered.
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
        self.cards = 0
        self.failed = 0
        self._fleet = fleet
        self._person = person
        self._channel = channel
        self._chance = random.Random(seed)
        self._system = system
        self._games = 0
        self._read = 0
        self._found = ("", 0, False)
        self._since = 0.0

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
            if event["type"] not in ("message_create", "message_update"):
                continue
            message = event["message"]
            if message["channel_id"] != self._channel or message["flags"] & EPHEMERAL:
                continue
            shown = {name: int(version) for name, version in SHOWN.findall(str(message))}
            for adventure, version in shown.items():
                self.cards += version > self.seen.get(adventure, -1)
                self.seen[adventure] = max(self.seen.get(adventure, -1), version)
        self._read = len(self._person.events)

    async def _step(self) -> None:
        self.look()
        found = await self._fleet.store.in_channel(int(self._channel))
        if found is None or found.status not in ("lobby", "running"):
            self._games += 1
            name = f"{self._channel} {self._games}"
            await self._person.command("adventure new", game=self._system, seed=name)
            return
        if found.status == "lobby":
            await self._person.command("adventure begin", anyway=True)
            return
        if found.card is None or self._waits_for(found.id, found.version):
            return
        card = await self._person.fresh(str(found.card))
        self._since = time.monotonic()
        wanted = sensible(found, int(self._person.id))
        buttons = [part["custom_id"] for part in parts_of(card) if part["type"] == 2]
        acts = [each for each in buttons if each.split("|")[3].startswith("do.")]
        wished = [each for each in acts if each.endswith(f"|do.{wanted}")]
        newest = self.seen.get(found.id, -1) >= found.version
        if newest and wanted is not None and not wished:
            with contextlib.suppress(LookupError):
                await take(self._person, card, wanted)
                return
        if not acts:
            raise LookupError("there is nothing to do on this card")
        began = time.perf_counter()
        await self._person.click(card, (wished or self._chance.sample(acts, 1))[0], force=True)
        self.waits.append(time.perf_counter() - began)

    def _waits_for(self, adventure: str, version: int) -> bool:
        """Whether a card of this state, or what the last press does, is still to come."""
        fresh = self.seen.get(adventure, -1) >= version
        if self._found != (adventure, version, fresh):
            self._found, self._since = (adventure, version, fresh), time.monotonic()
            return not fresh
        return time.monotonic() - self._since < LOOKING
