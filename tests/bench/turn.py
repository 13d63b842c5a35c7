"""From a click to the card with its map, as a person at the local table sees it arrive.

Ours plays 3 Dice Dungeon; the peer is `plain_bot`. Both are in this process, each at a table of its
own, and take turns.
"""

import asyncio
import io
import tempfile
import time
from collections import Counter
from itertools import product
from pathlib import Path
from statistics import median
from typing import NamedTuple

from PIL import Image

from bot.table.connect import pointed_at
from rules.ports import Adventure
from tests.bench.figures import Figure, Finding, Shares
from tests.bench.meter import Meter
from tests.bench.plain_bot import PlainBot, plain_table
from tests.support.cards import Json, files_of, parts_of
from tests.support.people import Person
from tests.support.tables import Evening, evening, sensible

PAUSE = 0.03
"""Seconds after each click, for what still goes on behind the card."""
KINDS = {"edit": "click to edited card", "new": "click to new card"}
STORE = (
    "commit replied load in_channel journal snapshot post claim_posting next_due mark_shown"
    " retiring mark_retired drop_posting"
)
WARM_UP = 8


class Wire(NamedTuple):
    """How far away Discord is: seconds that each of the bot's requests waits, and clicks."""

    name: str
    delay: float
    clicks: int


WIRES = (Wire("no distance", 0.0, 80), Wire("80 ms a request", 0.08, 40))


class Click(NamedTuple):
    """One click at our table and the same at the peer's: seconds, and the parts of ours."""

    kind: str
    ours: float
    plain: float
    parts: Counter[str]


def measure() -> list[Finding]:
    """Clicks within a turn, and clicks that end one, with Discord near and far."""
    found: list[Finding] = []
    shares: list[Finding] = []
    with tempfile.TemporaryDirectory() as folder:
        clicks = asyncio.run(_measure(Path(folder)))
    for wire, kind in product(WIRES, KINDS):
        mine = [click for click in clicks[wire] if click.kind == kind]
        if not mine:
            continue
        ours, plain = median(c.ours for c in mine) * 1000, median(c.plain for c in mine) * 1000
        name, peer = f"{KINDS[kind]}, {wire.name}", f"plain bot; {len(mine)} clicks"
        found.append(Figure(name, ours, plain, peer, "ms", at_most=1.5))
        if not wire.delay:
            rest = median(c.ours - c.parts["drawing"] for c in mine) * 1000
            found.append(Figure("  without its drawing", rest, plain, peer, "ms"))
        parts = {part for click in mine for part in click.parts}
        shares.append(Shares(name, {p: median(c.parts[p] for c in mine) for p in parts}))
    return found + shares


async def _measure(folder: Path) -> dict[Wire, list[Click]]:
    clicks: dict[Wire, list[Click]] = {wire: [] for wire in WIRES}
    async with (
        plain_table() as (table, bot),
        evening(folder) as out,
        Person.sit(table.page_url) as guest,
        Person.sit(out.table.page_url) as player,
    ):
        meter = watched(out)
        for wire in WIRES:
            for person in (guest, player):
                await far(person, wire.delay)
            for number in range(WARM_UP + wire.clicks):
                kind, seconds, parts, size = await ours(out, player, meter)
                await asyncio.sleep(PAUSE + 2 * wire.delay)
                with pointed_at(table.api_base):
                    plain = await theirs(bot, guest, kind, size)
                    await asyncio.sleep(PAUSE)
                if number >= WARM_UP:
                    clicks[wire].append(Click(kind, seconds, plain, parts))
    return clicks


async def far(person: Person, delay: float) -> None:
    """Let every request of the bot at a person's table wait that many seconds."""
    await person.ask("DELETE", "/table/faults")
    if delay:
        fault = {"path": "", "times": 1_000_000, "status": None, "delay": delay}
        await person.ask("POST", "/table/faults", {"rest": [fault]})


def watched(out: Evening) -> Meter:
    """A meter on the parts of our bot."""
    meter, service = Meter(), out.app.service
    meter.watch(service.play.actions, "press", "rules and records")
    meter.watch(service.history.queries, "card load", "the card in words")
    meter.watch(service.store, STORE, "store")
    meter.watch(out.app.client.responder.ports.painter, "paint", "drawing")
    return meter


async def ours(out: Evening, player: Person, meter: Meter) -> tuple[str, float, Counter[str], int]:
    """One sensible click: what it led to, its seconds, their parts, and the picture's bytes."""
    found = await running(out, player)
    card = await player.fresh(str(found.card))
    option = sensible(found, int(player.id))
    assert option is not None
    before, began = Counter(meter.spent), time.perf_counter()
    await pressed(player, card, option)
    shown = await player.see(lambda message: version_of(message, found.id) > found.version)
    seconds = time.perf_counter() - began
    spent = Counter(meter.spent)
    spent.subtract(before)
    spent["library, table and wire"] = seconds - spent.total()
    await out.shown(found.id, found.version + 1)
    await out.app.poster.finish(1)
    kind = "edit" if shown["id"] == card["id"] else "new"
    (picture,) = files_of(shown)
    kept = out.table.table.world.files.file(picture["attachment_id"])
    assert kept is not None
    return kind, seconds, spent, len(kept[1])


async def theirs(bot: PlainBot, guest: Person, kind: str, size: int) -> float:
    """The seconds of the same kind of click at the plain bot's table."""
    bot.picture = padded(size)
    if not bot.count:
        await bot.post(int(guest.channel))
    card = await guest.latest()
    following = f"|{bot.count + 1}"
    began = time.perf_counter()
    await guest.click(card, f"{kind}|{bot.count}", force=True, wait=False)
    await guest.see(
        lambda message: any(
            part.get("custom_id", "").endswith(following) for part in parts_of(message)
        )
    )
    return time.perf_counter() - began


async def pressed(player: Person, card: Json, option: str) -> None:
    """Press what stands for an option, without waiting for anything."""
    for part in parts_of(card):
        custom_id = part.get("custom_id", "")
        if custom_id.endswith(f"|do.{option}"):
            await player.click(card, custom_id, force=True, wait=False)
            return
        if option in [each["value"] for each in part.get("options", ())]:
            await player.choose(card, custom_id, option, force=True, wait=False)
            return
    raise LookupError(f"{option} is not on the card")


async def running(out: Evening, player: Person) -> Adventure:
    """The game under way in the player's channel; a new one when the last has ended."""
    found = await out.app.service.store.in_channel(int(player.channel))
    if found is not None and found.status == "running":
        return found
    await player.answer(await player.command("adventure new"))
    opened = await out.adventure(player.channel)
    lobby = await out.shown(opened.id)
    await player.click(str(lobby.card), "Begin")
    return await out.shown(opened.id, lobby.version + 1)


def version_of(message: Json, adventure: str) -> int:
    """The version of an adventure that a card with something to press shows, or -1."""
    ids = [part.get("custom_id", "").split("|") for part in parts_of(message)]
    return max((int(each[2]) for each in ids if each[:2] == ["u1", adventure]), default=-1)


def padded(size: int) -> bytes:
    """A picture file of that many bytes."""
    file = io.BytesIO()
    Image.new("P", (1065, 959)).save(file, "PNG")
    return file.getvalue().ljust(size, b"\0")
