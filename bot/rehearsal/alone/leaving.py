"""Leaving a thread and coming back, as the gateway tells of it."""

from typing import Final

from bot.rehearsal.alone.judging import came_of
from bot.rehearsal.socket import WIDE, Json
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_QUIET: Final = 1 << 12
"""The flag of a message that notifies nobody."""
_HOUR: Final = 60
_NEEDED: Final = ("manage_threads", "create_public_threads", "send_messages")
"""Rights without which no thread can be hung on a message, or not be removed again."""


async def _leaving(stage: Stage) -> None:
    """Hang a thread on a message in the named channel, leave it, come back, and remove both."""
    if missing := [name for name in _NEEDED if not getattr(stage.rights, name)]:
        stage.findings.not_tried("DC-119", f"a right is missing: {', '.join(missing)}")
        return
    socket = await stage.sockets.session(WIDE)
    await socket.event("GUILD_CREATE")
    where = f"/channels/{stage.channel}/messages"
    body = {"content": f"A rehearsal: {stage.mark}", "flags": _QUIET}
    message = await stage.api.ask("POST", where, body)
    if message.status >= 300:
        stage.findings.not_tried("DC-119", f"a message is {came_of(message)}")
        return
    here = f"{where}/{message.body['id']}"
    fields = {"name": f"Undercroft {stage.mark}", "auto_archive_duration": _HOUR}
    thread = await stage.api.ask("POST", f"{here}/threads", fields)
    try:
        if thread.status >= 300:
            stage.findings.not_tried("DC-119", f"a thread is {came_of(thread)}")
            return
        path = f"/channels/{thread.body['id']}/thread-members/@me"
        told = []
        for method, who in (("DELETE", "removed_member_ids"), ("PUT", "added_members")):
            mark = socket.mark
            await stage.api.ask(method, path)
            event = await socket.event(
                "THREAD_MEMBERS_UPDATE",
                lambda data: data["id"] == thread.body["id"],
                since=mark,
            )
            told.append(_named(event, who, stage.me))
        stage.findings.compare(
            "DC-119",
            "taken out: told of the bot alone; added: told of the bot alone",
            f"taken out: {told[0]}; added: {told[1]}",
        )
    finally:
        if thread.status < 300:
            await stage.api.ask("DELETE", f"/channels/{thread.body['id']}")
        await stage.api.ask("DELETE", here)


def _named(event: Json | None, field: str, me: str) -> str:
    """Return of whom an event about members tells in a field."""
    if event is None:
        return "nothing told"
    named = [each["user_id"] if isinstance(each, dict) else each for each in event.get(field, ())]
    return "told of the bot alone" if named == [me] else f"told of {len(named)} people"


TRIALS = (Trial("leaving a thread and coming back", ("DC-119",), _leaving),)
