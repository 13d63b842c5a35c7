"""Direct messages, without sending any: the channel is opened, and nothing appears to anybody."""

from bot.rehearsal.alone.judging import came_of, compare_refusal
from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_NOBODY = "1"
"""An id that stands for nobody."""
_TOO_FAST = 40003
_LATELY = "the bot opened many direct channels lately, so that Discord opens no more for a while"


async def _open(stage: Stage, person: str) -> Answer:
    return await stage.api.ask("POST", "/users/@me/channels", {"recipient_id": person})


async def _owner(stage: Stage) -> str | None:
    """Return who owns the application, which is the host or somebody they know."""
    answer = await stage.api.ask("GET", "/applications/@me")
    body = answer.body if isinstance(answer.body, dict) else {}
    team, owner = body.get("team") or {}, body.get("owner") or {}
    found = team.get("owner_user_id") or owner.get("id")
    return None if found is None else str(found)


async def _channel(stage: Stage, *rows: str) -> str | None:
    """Open the channel with the application's owner; note why rows were not tried without it."""
    owner = await _owner(stage)
    opened = None if owner is None else await _open(stage, owner)
    if opened is None or opened.status >= 300:
        why = "nobody owns the application" if opened is None else came_of(opened)
        for row in rows:
            stage.findings.not_tried(row, f"no direct channel was opened: {why}")
        return None
    ident: str = opened.body["id"]
    return ident


async def _same(stage: Stage) -> None:
    """Open a channel again, and once more after it was closed."""
    channel = await _channel(stage, "DC-155")
    owner = await _owner(stage)
    if channel is None or owner is None:
        return
    again = await _open(stage, owner)
    closed = await stage.api.ask("DELETE", f"/channels/{channel}")
    after = await _open(stage, owner)
    if _TOO_FAST in (again.code, after.code):
        stage.findings.not_tried("DC-155", _LATELY)
        return
    same = ["the same" if each.body.get("id") == channel else "another" for each in (again, after)]
    people = [each.get("id") for each in again.body.get("recipients") or ()]
    alone = "one person's" if people == [owner] else f"of {len(people)} people"
    stage.findings.compare(
        "DC-155",
        "one person's; again: the same; closed: taken; then: the same",
        f"{alone}; again: {same[0]}; closed: {came_of(closed)}; then: {same[1]}",
    )


async def _strange(stage: Stage) -> None:
    """Try what does not go in direct messages."""
    for what, person, code in (
        ("with the bot itself", stage.me, 50007),
        ("with nobody", _NOBODY, 50033),
    ):
        opened = await _open(stage, person)
        if opened.code == _TOO_FAST:
            stage.findings.not_tried("DC-157", _LATELY)
            return
        compare_refusal(stage, "DC-157", what, opened, code)
    channel = await _channel(stage)
    if channel is None:
        return
    named = await stage.api.ask("PATCH", f"/channels/{channel}", {"name": stage.mark})
    compare_refusal(stage, "DC-157", "a name", named, 50003)
    thread = {"name": stage.mark, "type": 11, "auto_archive_duration": 60}
    begun = await stage.api.ask("POST", f"/channels/{channel}/threads", thread)
    compare_refusal(stage, "DC-157", "a thread", begun, 50003)


TRIALS = (
    Trial("a direct channel that is opened again", ("DC-155",), _same),
    Trial("what does not go in direct messages", ("DC-157",), _strange),
)
