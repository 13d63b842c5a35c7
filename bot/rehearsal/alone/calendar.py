"""The server's calendar: external events made, changed and removed, and how they begin and end."""

import asyncio
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.rehearsal.alone.judging import (
    BAD_BODY,
    came_of,
    compare_refusal,
    compare_refusals,
    compare_taken,
)
from bot.rehearsal.api import Answer
from bot.rehearsal.rights import rights_in
from bot.rehearsal.socket import BOTS_OWN, WIDE
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_NONE: Final = "1"
"""An id that stands for no event."""
_NO_RIGHT: Final = "the bot may not create events here (Create Events)"
_SCHEDULED, _ACTIVE, _COMPLETED, _CANCELED = 1, 2, 3, 4
_STATUS: Final = {1: "scheduled", 2: "active", 3: "completed", 4: "canceled"}
_SOON, _LENGTH = 2.0, 2.0
"""Seconds until an event begins, and for which it lasts."""
_LOOK: Final = 0.5
"""Seconds between two looks at an event."""
_QUIET: Final = 2.0
"""Seconds for which an event that must not come is waited for."""

Fields = dict[str, Any]


def _all_of(stage: Stage) -> str:
    return f"/guilds/{stage.guild}/scheduled-events"


def _event(stage: Stage, **fields: object) -> dict[str, object]:
    """Return an external event in a month, with these fields instead of the usual ones."""
    start = _began(stage) + timedelta(days=30)
    usual: dict[str, object] = {
        "name": f"Undercroft {stage.mark}",
        "description": "A rehearsal, which is removed at once.",
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "Nowhere"},
        "scheduled_start_time": start.isoformat(),
        "scheduled_end_time": (start + timedelta(hours=1)).isoformat(),
    }
    # Our mark is beside what a name or place lacks it, as not each of them has room for it.
    return {**usual, "rehearsal": stage.mark, **fields}


def _began(stage: Stage) -> datetime:
    """Return when the rehearsal began, by Discord's clock."""
    return discord.utils.snowflake_time(int(stage.thread))


async def _rights(stage: Stage) -> discord.Permissions:
    """Return what the bot may do in the server by its roles alone."""
    guild = await stage.api.ask("GET", f"/guilds/{stage.guild}")
    member = await stage.api.ask("GET", f"/guilds/{stage.guild}/members/{stage.me}")
    return rights_in(guild.body, member.body, {})


async def _make(stage: Stage, **fields: object) -> Answer:
    return await stage.api.ask("POST", _all_of(stage), _event(stage, **fields))


async def _remove(stage: Stage, made: Answer) -> Answer | None:
    """Remove an event, if it was made."""
    if made.status >= 300:
        return None
    return await stage.api.ask("DELETE", f"{_all_of(stage)}/{made.body['id']}")


async def _kept(stage: Stage) -> None:
    """Make an event, find it, change it and remove it."""
    none = await stage.api.ask("GET", f"{_all_of(stage)}/{_NONE}")
    compare_refusal(stage, "DC-086", "an event that is none", none, 10070)
    if not (await _rights(stage)).create_events:
        stage.findings.not_tried("DC-082", _NO_RIGHT)
        return
    made = await _make(stage)
    compare_taken(stage, "DC-082", "an event", made, 200)
    if made.status >= 300:
        return
    one = f"{_all_of(stage)}/{made.body['id']}"
    listed = await stage.api.ask("GET", _all_of(stage))
    ours = [each for each in listed.body if each["id"] == made.body["id"]]
    times = "once" if len(ours) == 1 else f"{len(ours)} times"
    stage.findings.compare("DC-082", "listed once", f"listed {times}")
    changed = await stage.api.ask("PATCH", one, {"name": f"Another {stage.mark}"})
    compare_taken(stage, "DC-082", "another name", changed, 200)
    read = await stage.api.ask("GET", one)
    name = read.body.get("name") if isinstance(read.body, dict) else None
    came = "the new name" if name == f"Another {stage.mark}" else "another name"
    stage.findings.compare("DC-082", "read with the new name", f"read with {came}")
    removed = await stage.api.ask("DELETE", one)
    if compare_taken(stage, "DC-082", "its removal", removed, 204):
        gone = await stage.api.ask("GET", one)
        compare_refusal(stage, "DC-086", "an event that was removed", gone, 10070)


async def _needs(stage: Stage) -> None:
    """Make events that lack something, or have too much of it."""
    if not (await _rights(stage)).create_events:
        stage.findings.not_tried("DC-082", _NO_RIGHT)
        return

    async def sent(fields: Fields) -> Answer:
        answer = await _make(stage, **fields)
        await _remove(stage, answer)
        return answer

    place = {"location": "x" * 101}
    await compare_refusals(
        stage,
        "DC-082",
        sent,
        {
            "a name of 101 letters": ({"name": stage.mark.ljust(101, "x")}, ("name",)),
            "a description of 1,001 letters": ({"description": "x" * 1001}, ("description",)),
            "a place of 101 letters": ({"entity_metadata": place}, ("entity_metadata", "location")),
        },
    )
    now = _began(stage)
    later = now + timedelta(days=30)
    wrong: Mapping[str, Fields] = {
        "no place": {"entity_metadata": None},
        "no end": {"scheduled_end_time": None},
        "a start in the past": {"scheduled_start_time": (now - timedelta(days=1)).isoformat()},
        "an end before the start": {
            "scheduled_start_time": later.isoformat(),
            "scheduled_end_time": (later - timedelta(hours=1)).isoformat(),
        },
    }
    for what, fields in wrong.items():
        compare_refusal(stage, "DC-082", what, await sent(fields), BAD_BODY)
    most = await _make(
        stage,
        name=stage.mark.ljust(100, "x"),
        description="x" * 1000,
        entity_metadata={"location": "x" * 100},
    )
    compare_taken(stage, "DC-082", "as much as there may be of each", most, 200)
    await _remove(stage, most)


async def _allowed(stage: Stage) -> None:
    """Make an event with the right for it, or be refused without; see all either way."""
    rights = await _rights(stage)
    listed = await stage.api.ask("GET", _all_of(stage))
    compare_taken(stage, "DC-083", "to see events", listed, 200)
    made = await _make(stage)
    if not rights.create_events:
        compare_refusal(stage, "DC-083", "to make one without Create Events", made, 50013)
    else:
        compare_taken(stage, "DC-083", "to make one with Create Events", made, 200)
    if made.status >= 300:
        return
    one = f"{_all_of(stage)}/{made.body['id']}"
    changed = await stage.api.ask("PATCH", one, {"name": f"Another {stage.mark}"})
    compare_taken(stage, "DC-083", "to change one's own", changed, 200)
    removed = await stage.api.ask("DELETE", one)
    compare_taken(stage, "DC-083", "to remove one's own", removed, 204)


async def _over(stage: Stage) -> None:
    """Call an event off, and try to change it once more."""
    made = await _make(stage)
    if made.status >= 300:
        stage.findings.not_tried("DC-085", _NO_RIGHT)
        return
    one = f"{_all_of(stage)}/{made.body['id']}"
    leap = await stage.api.ask("PATCH", one, {"status": _COMPLETED})
    refused = "refused" if 400 <= leap.status < 500 else came_of(leap)
    stage.findings.compare("DC-085", f"{_LEAP}: refused", f"{_LEAP}: {refused}")
    off = await stage.api.ask("PATCH", one, {"status": _CANCELED})
    compare_taken(stage, "DC-085", "from scheduled to canceled", off, 200)
    again = await stage.api.ask("PATCH", one, {"name": f"Another {stage.mark}"})
    compare_refusal(stage, "DC-085", "to change one that is over", again, 180000)
    await _remove(stage, made)


_LEAP: Final = "from scheduled to completed"


async def _by_itself(stage: Stage) -> None:
    """Let an event begin and end."""
    probe = await _make(stage)
    if probe.status >= 300:
        stage.findings.not_tried("DC-085", _NO_RIGHT)
        return
    now = discord.utils.snowflake_time(int(probe.body["id"]))
    start = now + timedelta(seconds=_SOON)
    end = start + timedelta(seconds=_LENGTH)
    made = await _make(
        stage, scheduled_start_time=start.isoformat(), scheduled_end_time=end.isoformat()
    )
    await _remove(stage, probe)
    if made.status >= 300:
        stage.findings.not_tried("DC-085", f"an event in {_SOON:g} seconds: {came_of(made)}")
        return
    begun = await _becomes(stage, made, _ACTIVE)
    ended = await _becomes(stage, made, _COMPLETED)
    stage.findings.compare(
        "DC-085", "by itself active, then completed", f"by itself {begun}, then {ended}"
    )
    await _remove(stage, made)


async def _becomes(stage: Stage, made: Answer, status: int) -> str:
    """Wait until an event has a status, and return the one that it has then."""
    loop = asyncio.get_running_loop()
    end = loop.time() + _SOON + stage.sockets.patience
    while True:
        answer = await stage.api.ask("GET", f"{_all_of(stage)}/{made.body['id']}")
        now = answer.body.get("status") if answer.status == 200 else None
        if now == status or now not in (_SCHEDULED, _ACTIVE) or loop.time() > end:
            return _STATUS.get(now, f"{now}") if now is not None else "gone"
        await asyncio.sleep(_LOOK)


async def _told(stage: Stage) -> None:
    """Make an event, and listen with the intent for it and without."""
    made = await _make(stage)
    if made.status >= 300:
        stage.findings.not_tried("DC-087", _NO_RIGHT)
        return
    wide, own = await stage.sockets.session(WIDE), await stage.sockets.session(BOTS_OWN)
    await wide.event("GUILD_CREATE")
    await own.event("GUILD_CREATE")
    other = await _make(stage)
    ident = other.body.get("id")
    heard = await wide.event("GUILD_SCHEDULED_EVENT_CREATE", lambda data: data["id"] == ident)
    within = min(_QUIET, stage.sockets.patience / 5)
    deaf = await own.event("GUILD_SCHEDULED_EVENT_CREATE", within=within)
    stage.findings.compare(
        "DC-087",
        "with the intent told, without it not",
        f"with the intent {_is_told(heard)}, without it {_is_told(deaf)}",
    )
    for each in (made, other):
        await _remove(stage, each)


def _is_told(event: dict[str, Any] | None) -> str:
    return "not" if event is None else "told"


TRIALS = (
    Trial("an event in the calendar", ("DC-082", "DC-086"), _kept),
    Trial("what an event needs", ("DC-082",), _needs),
    Trial("rights over the calendar", ("DC-083",), _allowed),
    Trial("an event that is called off", ("DC-085",), _over),
    Trial("an event that begins and ends", ("DC-085",), _by_itself),
    Trial("who is told of an event", ("DC-087",), _told),
)
