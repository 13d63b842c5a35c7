"""What people wrote in the channel that was named: the bot neither reads it nor can change it."""

from typing import Any

from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import at, compare_answer, ids, refused, taken
from bot.rehearsal.trial import Trial

_WRITTEN = (0, 19)
"""Types of messages that people write: plain ones, and replies."""
_CONTENT_INTENT = 1 << 18 | 1 << 19
"""Flags of an application that may read what people write."""
_EMPTY = "nothing of what it says"


async def _of_people(stage: Stage) -> None:
    """Look at a message of somebody else, and try to change it, which Discord lets nobody do."""
    gone = await stage.post(content="Gone in a moment")
    where = f"/channels/{stage.thread}/messages/{at(gone.body, 'id')}"
    await stage.api.ask("DELETE", where)
    late = await stage.api.ask("PATCH", where, {"content": "Too late"})
    compare_answer(stage, "DC-009", "editing a message that is gone", refused(10008), late)
    found = await _somebodys(stage)
    if found is None:
        stage.findings.not_tried("DC-009", "nobody else wrote here lately")
        stage.findings.not_tried("DC-039", "nobody else wrote here lately")
        return
    path = f"/channels/{stage.channel}/messages/{found['id']}"
    stage.api.bounds.others.add(found["id"])
    edit = await stage.api.ask("PATCH", path, {"content": "Undercroft"})
    compare_answer(stage, "DC-009", "editing somebody else's message", refused(50005), edit)
    said = _said(found)
    if said != _EMPTY:
        application = await stage.api.ask("GET", "/applications/@me")
        if int(at(application.body, "flags") or 0) & _CONTENT_INTENT:
            why = "the application has the intent for what messages say, which the bot never needs"
            stage.findings.not_tried("DC-039", why)
            return
    stage.findings.compare("DC-039", _EMPTY, said)


async def _somebodys(stage: Stage) -> Any:  # noqa: ANN401
    """Return the latest message of somebody else that does not name the bot; None without one."""
    if not stage.rights.read_message_history:
        return None
    answer = await stage.api.ask("GET", f"/channels/{stage.channel}/messages?limit=50")
    for each in answer.body if taken(answer) and isinstance(answer.body, list) else ():
        names_us = stage.me in ids(at(each, "mentions")) or at(each, "mention_roles")
        ours = at(each, "author", "id") == stage.me
        if at(each, "type") in _WRITTEN and not names_us and not ours:
            return each
    return None


def _said(message: object) -> str:
    """Return which parts of a message can be read, never what they say."""
    parts = ("content", "embeds", "attachments", "components")
    return ", ".join(part for part in parts if at(message, part)) or _EMPTY


TRIALS = (Trial("what people wrote", ("DC-009", "DC-039"), _of_people),)
