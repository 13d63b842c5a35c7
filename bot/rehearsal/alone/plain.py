"""Plain messages: none without anything, components by number, the newest first, files gone."""

import asyncio
from typing import Final

from bot.rehearsal.alone.judging import came_of, compare_refusal
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_V2: Final = 1 << 15
_LATER: Final = 2.0
"""Seconds after which a file should be gone together with its message."""


async def _empty(stage: Stage) -> None:
    """Post a message without anything in it."""
    compare_refusal(stage, "DC-158", "nothing at all", await stage.post(content=""), 50006)


async def _numbers(stage: Stage) -> None:
    """Post components without ids: some in others, and look at the numbers that they get."""
    text = {"type": 10, "content": "Numbers"}
    row = {
        "type": 1,
        "components": [{"type": 2, "style": 2, "label": "A", "custom_id": "rehearsal"}],
    }
    posted = await stage.post(flags=_V2, components=[text, {"type": 17, "components": [text, row]}])
    if posted.status >= 300:
        stage.findings.compare("DC-159", "components: taken", f"components: {came_of(posted)}")
        return
    numbers: list[object] = []

    def walk(components: list[dict[str, object]]) -> None:
        for each in components:
            numbers.append(each.get("id"))
            inner = each.get("components")
            walk(inner if isinstance(inner, list) else [])

    walk(posted.body["components"])
    said = ", ".join(str(each) for each in numbers)
    stage.findings.compare("DC-159", "numbered 1, 2, 3, 4, 5", f"numbered {said}")


async def _newest(stage: Stage) -> None:
    """Post three messages, and list them."""
    if not stage.rights.read_message_history:
        stage.findings.not_tried("DC-160", "the bot may not read the history here")
        return
    posted = [(await stage.post(content=word)).body["id"] for word in ("One", "Two", "Three")]
    listed = await stage.api.ask("GET", f"/channels/{stage.thread}/messages?limit=3")
    ids = [each["id"] for each in listed.body] if listed.status == 200 else []
    order = {tuple(reversed(posted)): "newest first", tuple(posted): "oldest first"}
    stage.findings.compare("DC-160", "newest first", order.get(tuple(ids), "in another order"))


async def _files(stage: Stage) -> None:
    """Delete a message with a file, and ask for the file."""
    posted = await stage.api.ask(
        "POST",
        f"/channels/{stage.thread}/messages",
        {"content": "A file", "attachments": [{"id": 0, "filename": "rehearsal.txt"}]},
        files={"rehearsal.txt": b"A rehearsal"},
    )
    if posted.status >= 300:
        stage.findings.not_tried("DC-161", f"a file is {came_of(posted)}")
        return
    address = posted.body["attachments"][0]["url"]
    path = f"/channels/{stage.thread}/messages/{posted.body['id']}"
    await stage.api.ask("DELETE", path)
    status = await stage.api.status_of(address)
    if status < 300:
        await asyncio.sleep(_LATER)
        status = await stage.api.status_of(address)
    came = "still there" if status < 300 else "gone"
    stage.findings.compare("DC-161", "its file: gone", f"its file: {came}")


TRIALS = (
    Trial("a message without anything", ("DC-158",), _empty),
    Trial("components without ids", ("DC-159",), _numbers),
    Trial("a list of messages", ("DC-160",), _newest),
    Trial("a file of a deleted message", ("DC-161",), _files),
)
