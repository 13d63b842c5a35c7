"""What a session is told of a server when it begins."""

from bot.rehearsal.hearing import arrival
from bot.rehearsal.sockets import Unheard
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import at, ids
from bot.rehearsal.trial import Trial

_ALONE, _THREAD = "the bot alone", "the thread of this rehearsal among them"


async def _arrived(stage: Stage) -> None:
    """Look whom and which threads GUILD_CREATE lists."""
    try:
        socket = await stage.sockets.listener()
    except Unheard as why:
        stage.findings.not_tried("DC-090", str(why))
        return
    event = await arrival(socket)
    if event is None:
        stage.findings.not_tried("DC-090", "the server was not told of in time")
        return
    members = {at(each, "user", "id") for each in event.get("members") or ()}
    said = _ALONE if members == {stage.me} else f"{len(members)} people"
    stage.findings.compare("DC-090", _ALONE, said)
    listed = stage.thread in ids(event.get("threads"))
    stage.findings.compare("DC-090", _THREAD, _THREAD if listed else "threads without it")


TRIALS = (Trial("who and what a server comes with", ("DC-090",), _arrived),)
