"""Threads: who is in them, their names, their sleep, and what Discord itself writes in them."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, refused, taken
from bot.rehearsal.trial import Trial

WITHOUT_MANAGE = "the right Manage Threads is missing"
WITHOUT_HISTORY = "the right Read Message History is missing"
NEW_NAME, PIN, START = 4, 6, 21
"""Types of messages that Discord itself writes."""
_SLOW_ROWS = ("DC-041", "DC-180")
_SLOW = 300
"""Seconds of slow mode: more than a rehearsal waits for a limit."""
TRIES, PAUSE = 3, 0.5
"""How often, and after how many seconds each, is looked for what Discord itself writes."""
ALONE, NAMED = "the bot alone is in it, as its opener", "its new name is told"


async def _opened(stage: Stage) -> None:
    """Look who is in the thread that the rehearsal opened."""
    thread = await stage.api.ask("GET", f"/channels/{stage.thread}")
    stage.findings.compare("DC-016", ALONE, _inside(stage, thread))
    stage.findings.not_tried("DC-016", "whether others are told of it only they can say")
    path = f"/channels/{stage.thread}/thread-members/{stage.owner}"
    compare_answer(
        stage,
        "DC-024",
        "asking for somebody who is not in the thread",
        refused(10007),
        await stage.api.ask("GET", path),
    )


def _inside(stage: Stage, thread: Answer) -> str:
    if not taken(thread):
        return came(thread)
    if at(thread.body, "owner_id") != stage.me:
        return "it is not the bot's own"
    if at(thread.body, "member") is None:
        return "the bot is not in it"
    count = at(thread.body, "member_count")
    return ALONE if count == 1 else f"{count} are said to be in it"


async def _renamed(stage: Stage) -> None:
    """Give the thread another name, and look at what Discord writes of that."""
    path = f"/channels/{stage.thread}"
    name = f"Undercroft again {stage.mark}"
    answer = await stage.api.ask("PATCH", path, {"name": name})
    if not compare_answer(stage, "DC-036", "a new name", TAKEN, answer):
        return
    if not stage.rights.read_message_history:
        for row in ("DC-036", "DC-038"):
            stage.findings.not_tried(row, WITHOUT_HISTORY)
        return
    told = await written(stage, stage.thread, NEW_NAME)
    said = at(told, "content")
    what = "nothing is told" if told is None else NAMED if said == name else "another name is told"
    stage.findings.compare("DC-036", NAMED, what)
    if told is None:
        return
    where = f"{path}/messages/{told['id']}"
    edited = await stage.api.ask("PATCH", where, {"content": "Undercroft"})
    compare_answer(stage, "DC-038", "editing what Discord wrote", refused(50021), edited)
    deleted = await stage.api.ask("DELETE", where)
    compare_answer(stage, "DC-038", "deleting what Discord wrote", refused(50021), deleted)


async def written(stage: Stage, channel: str, kind: int) -> Any:  # noqa: ANN401
    """Return the latest message of a type in a channel, waiting a moment for it; None without."""
    for attempt in range(TRIES):
        await asyncio.sleep(PAUSE * attempt)
        answer = await stage.api.ask("GET", f"/channels/{channel}/messages?limit=20")
        for each in answer.body if isinstance(answer.body, list) else ():
            if at(each, "type") == kind:
                return each
    return None


async def _slow(stage: Stage) -> None:
    """Turn slow mode on, and write twice at once."""
    if not stage.rights.manage_threads:
        for row in _SLOW_ROWS:
            stage.findings.not_tried(row, WITHOUT_MANAGE)
        return
    turn = partial(stage.api.ask, "PATCH", f"/channels/{stage.thread}")
    answer = await turn({"rate_limit_per_user": _SLOW})
    on, said = "slow mode is on", came(answer)
    if taken(answer):
        is_on = at(answer.body, "rate_limit_per_user") == _SLOW
        said = on if is_on else "slow mode is off, or another"
    if not stage.findings.compare("DC-180", on, said):
        stage.findings.not_tried("DC-041", "slow mode was not turned on")
        return
    try:
        await stage.post(content="Slow mode is on")
        second = await stage.post(content="And holds the bot back not at all")
    finally:
        await turn({"rate_limit_per_user": 0})
    compare_answer(stage, "DC-041", "two messages at once in slow mode", TAKEN, second)


async def _asleep(stage: Stage) -> None:
    """Archive the thread and write in it; lock it as well, and write again."""
    path = f"/channels/{stage.thread}"
    alter = partial(stage.api.ask, "PATCH", path)
    answer = await alter({"archived": True})
    if not compare_answer(stage, "DC-046", "archiving the thread", TAKEN, answer):
        return
    stage.findings.compare("DC-046", "it is archived", _archived(answer))
    compare_answer(
        stage,
        "DC-046",
        "a message in an archived thread",
        TAKEN,
        await stage.post(content="Wake up"),
    )
    awake = await _until(stage, lambda thread: _archived(thread) == "it is open")
    if not stage.findings.compare("DC-046", "it is open", _archived(awake)):
        return
    if not stage.rights.manage_threads:
        stage.findings.not_tried("DC-047", WITHOUT_MANAGE)
        return
    shut = await alter({"archived": True, "locked": True})
    compare_answer(stage, "DC-047", "locking an archived thread", TAKEN, shut)
    try:
        late = await stage.post(content="Too late")
    finally:
        await alter({"archived": False, "locked": False})
    compare_answer(stage, "DC-047", "a message in a locked, archived thread", refused(50083), late)
    stage.findings.not_tried(
        "DC-047", "the bot manages threads, so that it may write where others may not"
    )


async def _until(stage: Stage, look: Callable[[Answer], bool]) -> Answer:
    for attempt in range(TRIES):
        await asyncio.sleep(PAUSE * attempt)
        answer = await stage.api.ask("GET", f"/channels/{stage.thread}")
        if look(answer):
            break
    return answer


def _archived(thread: Answer) -> str:
    if not taken(thread):
        return came(thread)
    archived = at(thread.body, "thread_metadata", "archived")
    return {True: "it is archived", False: "it is open"}.get(archived, "nothing is said of that")


TRIALS = (
    Trial("who is in a thread", ("DC-016", "DC-024"), _opened),
    Trial("a thread's new name", ("DC-036", "DC-038"), _renamed),
    Trial("slow mode", _SLOW_ROWS, _slow),
    Trial("an archived thread", ("DC-046", "DC-047"), _asleep),
)
