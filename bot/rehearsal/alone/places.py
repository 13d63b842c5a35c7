"""Threads of other kinds of channels: what this server has of them is read, and none is made."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, taken
from bot.rehearsal.trial import Trial

Json = Mapping[str, Any]

NEWS, FORUM, MEDIA = 5, 15, 16
_PUBLIC, _OF_NEWS = 11, 10
_MOST_READ = 2
"""Posts of each kind of forum at most whose first message is looked for."""
_FIRST = "begun with its first message"
_MILLISECONDS = 22
"""Bits of an id below its milliseconds."""
_TOGETHER = 2000
"""Milliseconds at most from a post to its first message."""
_ROWS = {"DC-026": NEWS, "DC-029": MEDIA, "DC-030": FORUM}
_KINDS = {NEWS: "channel for announcements", FORUM: "forum", MEDIA: "channel for media"}


async def _threads(stage: Stage) -> None:
    """Look at the types of the active threads of each kind of channel, and how posts begin."""
    where = f"/guilds/{stage.guild}"
    channels = await stage.api.ask("GET", f"{where}/channels")
    active = await stage.api.ask("GET", f"{where}/threads/active")
    for each in (channels, active):
        if not taken(each):
            for row in _ROWS:
                stage.findings.not_tried(row, f"the server cannot be read: {came(each)}")
            return
    kinds = {each["id"]: each["type"] for each in channels.body}
    for row, kind in _ROWS.items():
        found = [each for each in active.body["threads"] if kinds.get(each["parent_id"]) == kind]
        if not found:
            why = f"this server has no {_KINDS[kind]} with a thread that can be seen"
            stage.findings.not_tried(row, why)
            continue
        expected = _types([_OF_NEWS if kind == NEWS else _PUBLIC])
        types = {each["type"] for each in found}
        # A channel for text that became one for announcements keeps the threads that it had.
        kept = kind == NEWS and _OF_NEWS in types
        stage.findings.compare(row, expected, expected if kept else _types(types))
        if kind != NEWS:
            await _begun(stage, row, found)


def _types(found: Collection[int]) -> str:
    return f"threads of type {', '.join(map(str, sorted(found)))}"


async def _begun(stage: Stage, row: str, posts: Sequence[Json]) -> None:
    """Look for the first messages of posts, which have their ids unless somebody deleted them."""
    for each in posts[:_MOST_READ]:
        post = int(each["id"])
        path = f"/channels/{post}/messages?after={post - 1}&limit=1"
        answer = await stage.api.ask("GET", path)
        first = at(answer.body, 0, "id")
        if not taken(answer):
            compare_answer(stage, row, "reading a post", TAKEN, answer)
        elif first is not None and (int(first) - post) >> _MILLISECONDS <= _TOGETHER:
            said = _FIRST if int(first) == post else "begun with a message of another id"
            stage.findings.compare(row, _FIRST, said)


TRIALS = (Trial("threads of other kinds of channels", tuple(_ROWS), _threads),)
