"""From a click to the card with its map, as a person at the local table sees it arrive.

Ours plays 3 Dice Dungeon; the peer is `plain_bot`. Both are in this process, each at a table of its
own, and take turns.
"""

import asyncio
import io
import tempfile
import time
from collections import Counter
from itertools import count, product
from pathlib import Path
from statistics import median
from typing import NamedTuple

from PIL import Image

from bot.table.connect import pointed_at
from rules.ports import Adventure
from tests.bench.fairness import ways
from tests.bench.figures import Figure, Finding, Shares
from tests.bench.meter import Meter
from tests.bench.plain_bot import PlainBot, plain_table
from tests.support.cards import Json, files_of, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import Evening, evening, sensible

PAUSE = 0.03
"""Seconds after each click, for what still goes on behind the card."""
KINDS = {"edit": "click to edited card", "new": "click to new card"}
STORE = (
    "commit replied load in_channel journal snapshot post claim_posting next_due mark_shown"
    " retiring mark_retired drop_posting"
)


class Wire(NamedTuple):
    """How far away Discord is: seconds that each of the bot's requests waits.

    With the goals, as ratios to the plain bot's seconds: for an edited card, and for a new one.
    """

    name: str
    delay: float
    edit: float
    new: float


class Size(NamedTuple):
    """How many clicks only warm up, and how many are measured at least, near and far away."""

    warm_up: int
    near: int
    far: int
    each: int
    """Clicks of each kind, at least."""


WIRES = (
    Wire("no distance", 0.0, 3.0, 1.5),
    Wire("80 ms a request", 0.08, 1.5, 1.5),
)
FULL, BRIEF = Size(8, 80, 40, 10), Size(1, 2, 2, 1)


class Click(NamedTuple):
    """One click at our table and the same at the peer's: seconds, and the parts of ours."""

    kind: str
    ours: float
    plain: float
    parts: Counter[str]


def measure(*, brief: bool = False) -> list[Finding]:
    """Clicks within a turn, and clicks that end one, with Discord near and far."""
    found: list[Finding] = []
    shares: list[Finding] = []
    with tempfile.TemporaryDirectory() as folder:
        clicks = asyncio.run(_measure(Path(folder), BRIEF if brief else FULL))
    for wire, kind in product(WIRES, KINDS):
        mine = [click for click in clicks[wire] if click.kind == kind]
        ours, plain = median(c.ours for c in mine) * 1000, median(c.plain for c in mine) * 1000
        name, peer = f"{KINDS[kind]}, {wire.name}", f"plain bot; {len(mine)} clicks"
        found.append(Figure(name, ours, plain, peer, "ms", at_most=getattr(wire, kind)))
        if not wire.delay:
            rest = median(c.ours - c.parts["drawing"] for c in mine) * 1000
            found.append(Figure(f"{name}, without drawing", rest, plain, peer, "ms"))
        parts = {part for click in mine for part in click.parts}
        shares.append(Shares(name, {p: median(c.parts[p] for c in mine) for p in parts}))
    return found + shares


async def _measure(folder: Path, size: Size) -> dict[Wire, list[Click]]:
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
            for number in count(-size.warm_up):
                if number >= (size.far if wire.delay else size.near) and enough(clicks[wire], size):
                    break
                kind, seconds, parts, picture = await ours(out, player, meter)
                await asyncio.sleep(PAUSE + 2 * wire.delay)
                with pointed_at(table.api_base):
                    plain = await theirs(bot, guest, kind, picture)
                    await asyncio.sleep(PAUSE)
                if number >= 0:
                    clicks[wire].append(Click(kind, seconds, plain, parts))
    return clicks


def enough(clicks: list[Click], size: Size) -> bool:
    """Whether there were clicks of each kind."""
    had = Counter(click.kind for click in clicks)
    return min(had[kind] for kind in KINDS) >= size.each


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
    meter.watch(service.history.queries, "card card_of load", "the card in words")
    meter.watch(service.store, STORE, "store")
    meter.watch(out.app.ports.painter, "paint", "drawing")
    return meter


async def ours(out: Evening, player: Person, meter: Meter) -> tuple[str, float, Counter[str], int]:
    """One sensible click: what it led to, its seconds, their parts, and the picture's bytes."""
    found = await running(out, player)
    card = await player.fresh(str(found.card))
    custom_id, value = way(card, sensible(found, int(player.id)))
    before, began = Counter(meter.spent), time.perf_counter()
    if value is None:
        await player.click(card, custom_id, force=True, wait=False)
    else:
        await player.choose(card, custom_id, value, force=True, wait=False)
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


def way(card: Json, option: str | None) -> tuple[str, str | None]:
    """The button or the line of a menu that stands for an option, or else the card's first one.

    An option may stand in a panel behind *More* alone, which is not what is measured here.
    """
    offered = ways(card)
    for custom_id, value in offered:
        if value == option or custom_id.endswith(f"|do.{option}"):
            return custom_id, value
    return offered[0]


async def running(out: Evening, player: Person) -> Adventure:
    """The game under way in the player's channel; a new one when the last has ended."""
    found = await out.app.service.store.in_channel(int(player.channel))
    if found is not None and found.status == "running":
        return found
    games = await player.answer(await player.command("adventure new"))
    await player.click(games, "3 Dice")
    await player.see(lambda message: "The lobby is open" in text_of(message))
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
