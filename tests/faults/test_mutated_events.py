"""F28, F51: real events with any field gone, new or strange, and READY itself again and again."""

import asyncio
import copy
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.table.sessions import Session
from tests.support.cards import text_of
from tests.support.people import Person
from tests.support.soak import cases
from tests.support.tables import Evening, evening

EVENTS, READYS = 50, 100
ODD: tuple[Any, ...] = (None, -1, 0, 2**70, 999, "", "novelty", [], {}, [None], {"id": None}, True)
OTHER_NAMES = ("GUILD_ROLE_UPDATE", "GUILD_MEMBER_UPDATE", "THREAD_LIST_SYNC", "MESSAGE_CREATE")


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Evening, Person, Session]]:
    async with evening(folder) as out, Person.sit(out.table.page_url, "Ilse") as ilse:
        (session,) = out.table.table.gateway._sessions.values()
        yield out, ilse, session


def sent(session: Session, event: str) -> Any:
    """An event that was sent before, to be sent again."""
    return copy.deepcopy(next(each["d"] for each in session.events if each["t"] == event))


async def heard(out: Evening, ilse: Person) -> None:
    """All that was sent before was heard: what comes after it is answered."""
    assert not out.app.failed.done()
    assert text_of(await ilse.answer(await ilse.command("help")))
    assert not out.app.failed.done()


async def samples(ilse: Person, session: Session) -> list[tuple[str, Any]]:
    """Events of many kinds, as this table sends them, and some under the names of others."""
    place = await ilse.ask("POST", "/table/channels", {"name": "novelties"})
    await ilse.go(place["id"])
    await ilse.answer(await ilse.command("adventure new", seed="novelties"))
    await ilse.ask("DELETE", f"/table/channels/{place['id']}")
    await ilse.go("the-tavern")
    await ilse.answer(await ilse.command("help"))
    known = [(each["t"], each["d"]) for each in session.events if each["t"] != "READY"]
    return [*known, *((name, data) for name in OTHER_NAMES for _, data in known[:2])]


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a payload."""
    inner = enumerate(value) if isinstance(value, list) else ()
    inner = value.items() if isinstance(value, dict) else inner
    return [found for key, each in inner for found in ((*way, key), *places(each, (*way, key)))]


def mutated(payload: Any, chance: random.Random) -> Any:
    """A payload with fields gone, new, or with values that nobody knows."""
    made = copy.deepcopy(payload)
    for _ in range(chance.randint(1, 3)):
        found = places(made)
        if not found:
            return chance.choice(ODD)
        *way, last = chance.choice(found)
        inside = made
        for key in way:
            inside = inside[key]
        if isinstance(inside, dict) and chance.random() < 0.4:
            del inside[last]
        elif isinstance(inside, dict) and chance.random() < 0.2:
            inside["novelty"] = chance.choice(ODD)
        else:
            inside[last] = copy.deepcopy(chance.choice(ODD))
    return made


@pytest.mark.parametrize("number", cases(4, 300))
async def test_events_with_any_field_gone_or_strange_end_nothing(
    tmp_path: Path, number: int
) -> None:
    chance = random.Random(f"mutated {number}")
    async with house(tmp_path) as (out, ilse, session):
        known, guild = await samples(ilse, session), sent(session, "GUILD_CREATE")
        for _ in range(EVENTS):
            event, data = chance.choice(known)
            event += "_NOVELTY" * (chance.random() < 0.1)
            session._number(event, mutated(data, chance), out.table.table.faults)
        session.offer("GUILD_CREATE", guild, out.table.table.faults)
        await heard(out, ilse)


@pytest.mark.parametrize("number", cases(2, 100))
async def test_a_hundred_sessions_ready_begin_everything_once(tmp_path: Path, number: int) -> None:
    chance = random.Random(f"ready {number}")
    async with house(tmp_path) as (out, ilse, session):
        faults, client = out.table.table.faults, out.app.client
        listeners = {name: len(each) for name, each in client.extra_events.items()}
        for _ in range(READYS):
            session.offer("READY", sent(session, "READY"), faults)
            if chance.random() < 0.8:
                session.offer("GUILD_CREATE", sent(session, "GUILD_CREATE"), faults)
        session.offer("GUILD_CREATE", sent(session, "GUILD_CREATE"), faults)
        await heard(out, ilse)
        names = [task.get_name() for task in asyncio.all_tasks()]
        for name in ("poster", "timekeeper", "backups", "client"):
            assert names.count(name) == 1, name
        assert {name: len(each) for name, each in client.extra_events.items()} == listeners
        assert len([each for each in out.table.requests if each.method == "PUT"]) == 1
