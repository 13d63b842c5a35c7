"""A thread that hangs on a message, for a moment in the channel that was named."""

from bot.rehearsal.alone.threads import START, WITHOUT_HISTORY, WITHOUT_MANAGE, written
from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, refused, taken
from bot.rehearsal.trial import Trial

_QUIET = 1 << 12
_HOUR = 60
_ROWS = ("DC-018", "DC-037", "DC-059", "DC-226")
_REMAINING = "X-RateLimit-Remaining"
_TOGETHER, _APART = "one limit for both threads", "a limit for each thread"
_TRIES = 2
"""How often two threads are compared: a limit may begin anew in between."""


async def _hanging(stage: Stage) -> None:
    """Hang a thread on a message, leave it, write in it, and remove both at once."""
    if why := _hindrance(stage):
        for each in _ROWS:
            stage.findings.not_tried(each, why)
        return
    where = f"/channels/{stage.channel}/messages"
    body = {
        "content": f"A rehearsal, gone in a moment: {stage.mark}",
        "flags": _QUIET,
        "allowed_mentions": {"parse": []},
    }
    message = await stage.api.ask("POST", where, body)
    if not compare_answer(stage, "DC-059", "a message in the channel", TAKEN, message):
        return
    here = f"{where}/{message.body['id']}"
    thread = await _hung(stage, here)
    try:
        if compare_answer(stage, "DC-059", "a thread on it", TAKEN, thread):
            await _within(stage, here, thread.body["id"])
    finally:
        if taken(thread):
            await stage.api.ask("DELETE", f"/channels/{thread.body['id']}")
        await stage.api.ask("DELETE", here)


def _hindrance(stage: Stage) -> str:
    """Return why no thread is hung on a message here; empty where one can be."""
    if not stage.rights.manage_threads:
        return f"{WITHOUT_MANAGE}, so that the thread could not be removed"
    if not stage.rights.create_public_threads:
        return "the right Create Public Threads is missing"
    return "" if stage.rights.send_messages else "the right Send Messages is missing"


async def _hung(stage: Stage, message: str) -> Answer:
    fields = {"name": f"Undercroft hangs {stage.mark}", "auto_archive_duration": _HOUR}
    return await stage.api.ask("POST", f"{message}/threads", fields)


async def _within(stage: Stage, message: str, thread: str) -> None:
    second = await _hung(stage, message)
    compare_answer(stage, "DC-059", "a second thread on it", refused(160004), second)
    if stage.rights.read_message_history:
        start = await written(stage, thread, START)
        said = "nothing" if start is None else "that the thread begins"
        stage.findings.compare("DC-037", "that the thread begins", said)
        stage.findings.not_tried("DC-037", "a rehearsal adds nobody to a thread")
    else:
        stage.findings.not_tried("DC-037", WITHOUT_HISTORY)
    members = f"/channels/{thread}/thread-members"
    path = f"{members}/{stage.me}"
    stage.findings.compare("DC-226", _TOGETHER, await _counted(stage, path))
    left = await stage.api.ask("DELETE", f"{members}/@me")
    compare_answer(stage, "DC-018", "leaving a thread", TAKEN, left)
    stage.findings.compare("DC-018", "the bot is outside", await _place(stage, path))
    words = {"content": "Back again", "allowed_mentions": {"parse": []}}
    await stage.api.ask("POST", f"/channels/{thread}/messages", words)
    stage.findings.compare("DC-018", "the bot is inside", await _place(stage, path))
    stage.findings.not_tried("DC-018", "a person would have to press")


async def _counted(stage: Stage, path: str) -> str:
    """Ask for ourselves in both threads, and look whether that counts together."""
    ours = f"/channels/{stage.thread}/thread-members/{stage.me}"
    for _ in range(_TRIES):
        answers = [await stage.api.ask("GET", each) for each in (ours, path)]
        left = [answer.headers.get(_REMAINING, "") for answer in answers]
        if not all(each.isdecimal() for each in left):
            return "nothing is said of a limit"
        if int(left[1]) < int(left[0]):
            return _TOGETHER
    return _APART


async def _place(stage: Stage, path: str) -> str:
    answer = await stage.api.ask("GET", path)
    if answer.status == 404:
        return "the bot is outside"
    if not taken(answer):
        return came(answer)
    return "the bot is inside" if at(answer.body, "user_id") == stage.me else "somebody else"


TRIALS = (Trial("a thread on a message", _ROWS, _hanging),)
