"""The gateway: how sessions begin, are lost and go on, and what it says of servers and people."""

import asyncio
from collections.abc import Sequence

from bot.rehearsal.socket import BOTS_OWN, WIDE, Event, Json, Socket
from bot.rehearsal.sockets import Unreadable
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_NO_SESSION = "0123456789abcdef" * 2
"""The id of a session that never was."""
_SURELY = 0.8
"""The share of the pause between two sessions within which a second one comes at once."""
_NOBODY = "1"
"""An id that stands for nobody."""


async def _one_by_one(stage: Stage) -> None:
    """Begin a session, another at once, and that one anew after the pause."""
    sockets, findings = stage.sockets, stage.findings
    await sockets.session(WIDE)
    if sockets.just_began:
        before = sockets.asked_at
        early, said = await sockets.begin(BOTS_OWN, at_once=True)
        if said != "READY":
            await early.close()
        if asyncio.get_running_loop().time() - before < sockets.pause * _SURELY:
            findings.compare("DC-107", f"{_AT_ONCE}: invalid session", f"{_AT_ONCE}: {said}")
        else:
            findings.not_tried("DC-107", "the connection was too slow to ask twice at once")
    other = await sockets.unborn()
    said = await other.resume(session=_NO_SESSION, sequence=1)
    findings.compare("DC-164", f"{_UNKNOWN}: invalid session", f"{_UNKNOWN}: {said}")
    if not sockets.is_spent:
        _, said = await sockets.begin(BOTS_OWN, socket=other)
        findings.compare("DC-111", f"{_PAUSED}: READY", f"{_PAUSED}: {said}")


_AT_ONCE = "a second session at once"
_UNKNOWN = "a session that never was is resumed"
_PAUSED = "a session after the pause"


async def _introduced(stage: Stage) -> None:
    """Look at what a session is told first: READY, then each server in its own time."""
    socket = await stage.sockets.session(WIDE)
    ready = await socket.event("READY")
    guild = await socket.event("GUILD_CREATE", lambda data: data["id"] == stage.guild)
    _compare_order(stage, socket)
    if ready is not None:
        _compare_shard(stage, socket, [each["id"] for each in ready["guilds"]])
    if guild is not None:
        _compare_people(stage, guild)


def _compare_shard(stage: Stage, socket: Socket, told: Sequence[str]) -> None:
    """Note whether the shard that serves our server is told of it, and of none of another shard."""
    which, many = socket.shard
    strange = sum((int(each) >> 22) % many != which for each in told)
    ours = "our server" if stage.guild in told else "not our server"
    others = f"{strange} of other shards" if strange else "none of another shard"
    expected = "our server, and none of another shard"
    stage.findings.compare("DC-113", expected, f"{ours}, and {others}")


def _compare_people(stage: Stage, guild: Json) -> None:
    """Note whether nobody is listed but the bot and who talks, and our thread with its member."""
    talking = {each["user_id"] for each in guild.get("voice_states", ())}
    listed = {each["user"]["id"] for each in guild["members"]}
    silent = len(listed - talking - {stage.me})
    me = "the bot" if stage.me in listed else "not the bot"
    others = f"{silent} others" if silent else "nobody else"
    known = stage.thread in [each["id"] for each in guild["threads"]]
    thread = "with our thread" if known else "without our thread"
    expected = "the bot, nobody else who is silent, with our thread"
    stage.findings.compare("DC-090", expected, f"{me}, {others} who is silent, {thread}")


def _compare_order(stage: Stage, socket: Socket) -> None:
    """Note whether READY names our server as unavailable, and it comes by itself afterwards."""
    ready = next((each for each in socket.events if each.kind == "READY"), None)
    named = [] if ready is None else ready.data["guilds"]
    away = any(each["id"] == stage.guild and each.get("unavailable") is True for each in named)
    guild = next((each for each in socket.events if _introduces(each, stage.guild)), None)
    later = ready is not None and guild is not None and guild.number > ready.number
    pause = f"{guild.at - ready.at:.2f} s after READY" if ready and guild else "never"
    stage.findings.judge(
        "DC-091",
        away and later,
        "READY names our server as unavailable, and it comes later",
        f"READY names our server {'as unavailable' if away else 'otherwise'}, and it comes {pause}",
    )


def _introduces(event: Event, guild: str) -> bool:
    return event.kind == "GUILD_CREATE" and event.data["id"] == guild


async def _counted(stage: Stage) -> None:
    """Look whether `/gateway/bot` counts sessions down."""
    try:
        await stage.sockets.session(WIDE)
        first, now = stage.sockets.first, await stage.sockets.told()
    except Unreadable as trouble:
        stage.findings.compare("DC-108", _COUNTED, trouble)
        return
    spent = 0 if first is None else first.remaining - now.remaining
    # A day may end, and the count begin anew, between both looks.
    stage.findings.judge(
        "DC-108",
        spent != 0 and 0 < now.remaining <= now.total and now.together >= 1,
        _COUNTED,
        f"{now.remaining} of {now.total} are left, {spent} fewer than before",
    )


_COUNTED = "sessions are counted down from the day's total"


async def _cut(stage: Stage) -> None:
    """Lose the connection, let something happen, and go on."""
    socket = await stage.sockets.session(WIDE)
    await socket.event("GUILD_CREATE", lambda data: data["id"] == stage.guild)
    mark = socket.mark
    await socket.cut()
    posted = await stage.post(content="While nobody listened")
    said = await socket.resume()
    missed = await socket.event(
        "MESSAGE_CREATE", lambda data: data["id"] == posted.body.get("id"), since=mark
    )
    kinds = [each.kind for each in socket.events[mark:]]
    came = "never" if missed is None else "once" if kinds.count("MESSAGE_CREATE") == 1 else "often"
    stage.findings.compare(
        "DC-162",
        "the session goes on with RESUMED, and what was missed comes once",
        f"the session goes on with {said}, and what was missed comes {came}",
    )


async def _heartbeat(stage: Stage) -> None:
    """Send a heartbeat, and wait for its acknowledgement."""
    socket = await stage.sockets.session(WIDE)
    before = len(socket.acknowledged)
    await socket.beat()
    took = await socket.until(
        lambda: socket.acknowledged[before] if len(socket.acknowledged) > before else None,
        socket.patience,
    )
    came = "never" if took is None else f"after {took * 1000:.0f} ms"
    stage.findings.judge("DC-116", took is not None, "a heartbeat is acknowledged", came)


async def _asked_for(stage: Stage) -> None:
    """Ask over the gateway for ourselves and for somebody who is nobody."""
    socket = await stage.sockets.session(WIDE)
    await socket.event("GUILD_CREATE", lambda data: data["id"] == stage.guild)
    mark = socket.mark
    wish = {"guild_id": stage.guild, "user_ids": [stage.me, _NOBODY], "nonce": stage.mark}
    await socket.send(8, wish)
    chunk = await socket.event(
        "GUILD_MEMBERS_CHUNK",
        lambda data: data.get("nonce") == stage.mark,
        since=mark,
    )
    found = [] if chunk is None else [each["user"]["id"] for each in chunk["members"]]
    missing = [] if chunk is None else [str(each) for each in chunk.get("not_found", ())]
    stage.findings.compare(
        "DC-170",
        "the bot is found, and who is nobody is not",
        f"{'the bot is found' if found == [stage.me] else f'{len(found)} others are found'}, "
        f"and {'who is nobody is not' if missing == [_NOBODY] else 'nobody is said to be missing'}",
    )


async def _wrong_number(stage: Stage) -> None:
    """Resume with a number that was never sent; that is the end of the session."""
    socket = await stage.sockets.session(WIDE)
    await socket.cut()
    said = await socket.resume(sequence=socket.sequence + 1_000_000)
    stage.findings.compare("DC-109", "a number that never was: closed with 4007", _number(said))


def _number(said: str) -> str:
    return f"a number that never was: {said}"


async def _fall_silent(stage: Stage) -> None:
    """Send no heartbeats any more in the session that nobody needs now."""
    (await stage.sockets.session(BOTS_OWN)).hush()


_LONGEST_SILENCE = 2.5
"""Intervals of heartbeats after which a silent connection should have been cut."""


async def _silence(stage: Stage) -> None:
    """Wait until the silent connection is cut, and look whether its session is gone."""
    socket = await stage.sockets.session(BOTS_OWN)
    silent = socket.hush()
    within = socket.heartbeat * _LONGEST_SILENCE - silent
    code = await socket.until(lambda: socket.closed_with, within)
    if code is None:
        why = f"a silent connection still stood after {socket.hush():.0f} s"
        stage.findings.not_tried("DC-110", why)
        return
    said = await socket.resume()
    stage.findings.compare(
        "DC-110",
        "a silent connection is closed with 4009, and then: invalid session",
        f"a silent connection is closed with {code}, and then: {said}",
    )


TRIALS = (
    Trial("sessions one by one", ("DC-107", "DC-111", "DC-164"), _one_by_one),
    Trial("what a session is told first", ("DC-090", "DC-091", "DC-113"), _introduced),
    Trial("sessions are counted", ("DC-108",), _counted),
    Trial("a connection that is cut", ("DC-162",), _cut),
    Trial("a heartbeat", ("DC-116",), _heartbeat),
    Trial("members that are asked for", ("DC-170",), _asked_for),
)
"""The first trials of all, as the first of them begins all sessions."""
SILENT = (Trial("a connection falls silent", (), _fall_silent),)
"""To be played once nobody needs the session with the bot's own intents any more."""
LAST = (
    Trial("a connection without heartbeats", ("DC-110",), _silence),
    Trial("a number that never was", ("DC-109",), _wrong_number),
)
"""The last trials of all, as they end both sessions."""
