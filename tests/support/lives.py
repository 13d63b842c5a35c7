"""A player who has used all there is, and where a database has somebody's id."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from rules.core.packs.archive import to_zip
from rules.core.standing_orders import Order
from rules.registry import rulesets
from rules.service import Service
from rules.service.dungeons.request import DungeonRequest
from rules.service.evenings.plans import Asked
from rules.service.packs.templates import template_of
from rules.service.records import Request
from tests.support.houses import HandClock, ask
from tests.support.known import released
from tests.support.post import hasten, take_turn

ME, FRIEND, THIRD = 314159265358979323, 271828182845904523, 161803398874989484
WHY = "a long holiday by the sea"
"""What ME says of a pause."""
SAID = "a dwarf never forgets"
"""What ME lets a hero say."""


def named(database: Path, user: int) -> set[tuple[str, str]]:
    """The columns, as table and name, of every table that have a person's id in a row."""
    return {place for place, text in _texts(database) if re.search(rf"(?<!\d){user}(?!\d)", text)}


def written(database: Path, words: str) -> set[tuple[str, str]]:
    """The columns that have some words in a row."""
    return {place for place, text in _texts(database) if words in text}


def _texts(database: Path) -> Iterator[tuple[tuple[str, str], str]]:
    with closing(sqlite3.connect(database)) as connection:
        tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
        for (table,) in connection.execute(tables).fetchall():
            rows = connection.execute(f"SELECT * FROM {table}")
            columns = [each[0] for each in rows.description]
            for row in rows:
                for column, value in zip(columns, row, strict=True):
                    yield (table, column), str(value)


RELEASED = [key for key in rulesets() if released(key)]
"""Systems of which people may have something by now."""


async def lived(service: Service, clock: HandClock) -> dict[str, str]:
    """Let ME do a bit of everything; the games by what became of them."""
    games = {**await _every_system(service), **await _by_post(service, clock)}
    await _campaign(service)
    games["run"] = await _daily(service)
    await _dungeons(service)
    await _preferences(service, games["post"])
    await _said(service, games["post"])
    await _evenings(service)
    keeper = ask(ME, channel=1902, manages_server=True)
    await service.packs.collection.add(keeper, to_zip(template_of("mkd")))
    return games


async def _every_system(service: Service) -> dict[str, str]:
    """A game of each that is on, a game of each that is over, and a lobby."""
    games: dict[str, str] = {}
    for number, key in enumerate(RELEASED):
        for over in (False, True):
            channel = 1000 + 10 * number + over
            host, guest = (FRIEND, ME) if over else (ME, FRIEND)
            opened = await service.lobby.open(ask(host, channel=channel), key, seed=key)
            await service.lobby.join(ask(guest, channel=channel), opened.adventure)
            games[f"{key}-{'over' if over else 'on'}"] = opened.adventure
            begin = ask(host, channel=channel)
            await service.lobby.begin(begin, opened.adventure, anyway=True)
            for _ in range(3):
                for user in (ME, FRIEND):
                    await take_turn(service, opened.adventure, user, channel)
            if over:
                await service.lobby.end(ask(host, channel=channel), opened.adventure)
    lobby = await service.lobby.open(ask(ME, channel=1900), "three-dice", seed="lobby")
    await service.lobby.join(ask(FRIEND, channel=1900), lobby.adventure)
    alone = await service.lobby.open(ask(ME, channel=1901), "three-dice", seed="alone")
    return {**games, "lobby": lobby.adventure, "alone": alone.adventure}


async def _by_post(service: Service, clock: HandClock) -> dict[str, str]:
    """Seats that change hands, orders, pauses, votes, absence, and hosts who are named."""
    adventure = (
        await service.lobby.open(ask(FRIEND), "third-six", pace="post", seed="post")
    ).adventure
    for user in (ME, THIRD):
        await service.lobby.join(ask(user), adventure)
    await service.lobby.begin(ask(FRIEND), adventure, anyway=True)
    await service.play.standing_orders.give(
        ask(ME), adventure, (Order(when="always", deed="guard"),)
    )
    await service.by_post.agreements.pause(ask(FRIEND), adventure, "rain")
    await service.by_post.agreements.resume(ask(ME), adventure)
    await service.by_post.agreements.pause(ask(ME), adventure, WHY)
    await service.by_post.handover.host(ask(FRIEND), adventure, ME)
    await service.by_post.handover.offer(ask(THIRD), adventure, ME + 1)

    gone = (await service.lobby.open(ask(FRIEND, channel=101), "three-dice", seed="g")).adventure
    await service.lobby.join(ask(ME, channel=101), gone)
    await service.lobby.begin(ask(FRIEND, channel=101), gone, anyway=True)
    await service.lobby.leave(ask(ME, channel=101), gone)
    offered = (
        await service.lobby.open(ask(FRIEND, channel=102), "three-dice", pace="post", seed="o")
    ).adventure
    await service.lobby.begin(ask(FRIEND, channel=102), offered, anyway=True)
    await service.by_post.handover.offer(ask(FRIEND, channel=102), offered, ME)
    left = (await service.lobby.open(ask(ME, channel=103), "three-dice", seed="l")).adventure
    await service.lobby.join(ask(FRIEND, channel=103), left)
    await service.lobby.begin(ask(ME, channel=103), left, anyway=True)
    await service.by_post.departures.left(left, ME)
    clock.at += 60
    return {"post": adventure, "gone": gone, "offered": offered, "left": left}


async def _campaign(service: Service) -> None:
    request = ask(ME, channel=200)
    found = await service.campaigns.found(request, "third-six-campaign", "The Long Stair")
    await service.lobby.join(ask(FRIEND, channel=200), found.adventure)
    await service.lobby.begin(ask(ME, channel=200), found.adventure)
    await take_turn(service, found.adventure, ME, 200)
    await service.campaigns.archive.export(ask(ME, channel=200))


async def _daily(service: Service) -> str:
    """A run of the hall."""
    request = ask(ME, channel=300)
    adventure = (await service.hall.open(request)).adventure
    await service.lobby.begin(ask(ME, channel=300), adventure, anyway=True)
    await hasten(service, adventure)
    assert (await service.history.queries.load(adventure)).status == "ended"
    return adventure


async def _dungeons(service: Service) -> None:
    """A map, a draft of mine and one of a friend, a walk, and a map in private."""
    for mode in ("map", "draft", "explore"):
        await service.dungeons.make(ask(ME, channel=400), mode, DungeonRequest(seed=f"mine {mode}"))
    theirs = await service.dungeons.make(
        ask(FRIEND, channel=400), "draft", DungeonRequest(seed="theirs")
    )
    await service.dungeons.note_card(theirs.id, 99)
    sat = await service.dungeons.act(ask(ME, channel=400), theirs.id, theirs.version, "sit")
    await service.dungeons.act(ask(FRIEND, channel=400), theirs.id, sat.version, "roll")
    private = Request(id="private map", user=ME, channel=401)
    await service.dungeons.make(private, "map", DungeonRequest(seed="in private"))


async def _said(service: Service, game: str) -> None:
    """Words that are posted, that wait for a deed, and that were only drafted."""
    posted = await service.voices.draft(ask(ME), "", SAID)
    await service.voices.say(ask(ME), posted.voice.id)
    await service.voices.posted(posted.voice, 100, 4321)
    waits = await service.voices.draft(ask(ME), "", SAID)
    await service.voices.hold(ask(ME), waits.voice.id)
    drafted = await service.voices.draft(ask(ME), "", SAID)
    assert drafted.voice.adventure == game


async def _evenings(service: Service) -> None:
    """An evening of mine that is planned, a draft, and one of a friend to which I come."""
    plans, wanted = service.evenings.plans, Asked(when="in 2 days at 20:00 UTC", game="three-dice")
    mine = await plans.draft(ask(ME, channel=500), wanted.with_(title=SAID))
    await plans.plan(ask(ME, channel=500), mine.evening.id)
    await plans.draft(ask(ME, channel=501), wanted)
    theirs = await plans.draft(ask(FRIEND, channel=502), wanted)
    await plans.plan(ask(FRIEND, channel=502), theirs.evening.id)
    await plans.answer(ask(ME, channel=502), theirs.evening.id, "yes")


async def _preferences(service: Service, game: str) -> None:
    await service.people.preferences.set(ask(ME), maps="text", theme="slate")
    await service.people.hints.set(ask(ME), "again")
    await service.people.availability.tell(
        ask(ME), zone="Europe/Berlin", quiet_from="22:00", quiet_to="7:00"
    )
    await service.people.availability.away(ask(ME), "5 days")
    await service.people.availability.snooze(ask(ME), 2)
    await service.people.availability.in_game(ask(ME), game, calls="off")
