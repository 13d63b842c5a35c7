"""Channels that the bot may not see: what it is told of them, and what it is refused."""

from collections.abc import Sequence

from bot.rehearsal.alone.reckoning import Json, Server, read
from bot.rehearsal.hearing import arrival, heard
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import at, compare_answer, ids, refused, taken
from bot.rehearsal.trial import Trial

_ROWS = ("DC-057", "DC-221", "DC-222", "DC-224")
OBFUSCATED = 1 << 17
"""The flag of a channel of which nothing is told."""
_NAME = "___hidden___"
_VIEW = 1 << 10
_MOST_ASKED = 2
"""Hidden channels at most that are asked for."""
_UNTOLD = "told of without what they are"
_LISTED = "those alone that the bot may see"
_SEES_ALL = "the bot sees every channel of this server"
_NO_EVENT = "no event told of this server in time"


async def _hidden(stage: Stage) -> None:
    """Look what the event of the server and its list say of channels, and ask for hidden ones."""
    socket = await heard(stage)
    event = None if socket is None else await arrival(socket)
    server = await read(stage)
    if event is None or isinstance(server, str):
        why = _NO_EVENT if event is None else f"the server cannot be read: {server}"
        for row in _ROWS:
            stage.findings.not_tried(row, why)
        return
    stage.findings.compare("DC-224", "null, an id or nothing", _application(server.channels))
    told: Sequence[Json] = event["channels"]
    open_ones = [each for each in told if not _is_marked(each)]
    closed = [each for each in told if _is_marked(each)]
    seen = [each for each in server.channels if server.rights(each).view_channel]
    unmarked = [each for each in open_ones if not server.rights(each).view_channel]
    if not closed and not unmarked and len(seen) == len(server.channels):
        for row in ("DC-057", "DC-221", "DC-222"):
            stage.findings.not_tried(row, _SEES_ALL)
        return
    stage.findings.compare("DC-221", _UNTOLD, _told(stage, seen, closed, unmarked))
    stage.findings.compare("DC-222", _LISTED, _list(server, seen))
    unseen = [each for each in closed if each["id"] not in ids(seen)]
    for each in unseen[:_MOST_ASKED]:
        answer = await stage.api.ask("GET", f"/channels/{each['id']}")
        compare_answer(stage, "DC-222", "a hidden channel by its id", refused(50001), answer)
        if not taken(answer):
            compare_answer(stage, "DC-057", "a hidden channel by its id", refused(50001), answer)


def _is_marked(channel: Json) -> bool:
    return bool(int(channel.get("flags") or 0) & OBFUSCATED)


def _application(channels: Sequence[Json]) -> str:
    others = [each["application_id"] for each in channels if each.get("application_id") is not None]
    odd = [each for each in others if not (isinstance(each, str) and each.isdecimal())]
    return "something else" if odd else "null, an id or nothing"


def _told(stage: Stage, seen: list[Json], closed: Sequence[Json], unmarked: Sequence[Json]) -> str:
    """Return what an event says of channels that the bot may not see."""
    if unmarked:
        return "told of in full"
    for each in closed:
        if each["id"] in ids(seen):
            return "told of without what they are, though the bot sees them"
        if each.get("name") != _NAME or each.get("topic"):
            return "told of with name or topic"
        overwrites = each.get("permission_overwrites") or []
        denied = at(overwrites, 0, "deny")
        if len(overwrites) != 1 or at(overwrites, 0, "id") != stage.guild or denied is None:
            return "told of with other overwrites"
        if not int(denied) & _VIEW:
            return "told of with an overwrite that lets everybody see them"
        if not {"id", "type", "position", "parent_id"} <= each.keys():
            return "told of without their place"
    return _UNTOLD


def _list(server: Server, seen: Sequence[Json]) -> str:
    return _LISTED if len(seen) == len(server.channels) else "hidden ones as well"


TRIALS = (Trial("channels that the bot does not see", _ROWS, _hidden),)
