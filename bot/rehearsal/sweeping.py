"""Removing all that a rehearsal made, found by what was noted of it and by its mark."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

from bot.rehearsal.api import Answer, Api
from bot.rehearsal.bounds import MOST_REFUSED, Bounds
from bot.rehearsal.place import said
from bot.rehearsal.remains import Run

GONE = 404
_THREAD = re.compile(r"/channels/(\d+)")
_PAGE = 100
_MOST_PAGES = 10
"""Pages of a channel's messages that are looked through, from the start of the rehearsal on."""


def bounds_of(run: Run, me: str) -> Bounds:
    """Return the bounds in which what a rehearsal of the past made is removed."""
    bounds = Bounds(run.mark, set(run.channels), me)
    for path in run.made:
        bounds.own(path)
    return bounds


async def swept(api: Api, run: Run, *, late: bool) -> list[str]:
    """Remove what a rehearsal made; return in words what could not be removed.

    Args:
        api: what asks; its bounds are those of this run, and know what was noted of it.
        run: what was noted of it.
        late: whether it ended long ago, so that its threads may have archived themselves.

    Raises:
        ClientError: Discord cannot be reached.
    """
    left = []
    api.bounds.most_refused = api.bounds.refused + MOST_REFUSED
    found = [path async for path in _found(api, run, late=late)]
    paths = list(dict.fromkeys((*api.bounds.standing, *found)))
    # A thread takes with it what is in it; a message that it hangs on does not.
    for path in sorted(paths, key=lambda each: _THREAD.fullmatch(each) is None):
        api.bounds.own(path)
        answer = await api.ask("DELETE", path)
        if answer.status < 300 or answer.status == GONE:
            continue
        thread = _THREAD.fullmatch(path)
        emptied = thread is not None and await _emptied(api, thread[1])
        what = "an empty, archived thread" if emptied else _what(path)
        left.append(f"{what}: {said(answer)}")
    return left


async def _found(api: Api, run: Run, *, late: bool) -> AsyncIterator[str]:
    """Yield the path of everything that bears the mark of a run."""
    threads = await _threads(api, run, late=late)
    for thread in threads:
        yield f"/channels/{thread}"
    for channel in run.channels:
        async for message in _messages(api, channel, run, threads):
            yield f"/channels/{channel}/messages/{message}"
    application = f"/applications/{run.application}"
    for path in (f"{application}/commands", f"{application}/guilds/{run.guild}/commands"):
        for each in _marked(await api.ask("GET", path), run.mark):
            yield f"{path}/{each}"
    for each in _marked(await api.ask("GET", f"{application}/emojis"), run.mark, "items"):
        yield f"{application}/emojis/{each}"
    events = f"/guilds/{run.guild}/scheduled-events"
    for each in _marked(await api.ask("GET", events), run.mark):
        yield f"{events}/{each}"


def _marked(answer: Answer, mark: str, within: str = "") -> Iterator[str]:
    """Yield the ids of those of a list whose fields bear the mark; a refused list has none."""
    listed: Any = answer.body if answer.status == 200 else []
    if within and isinstance(listed, dict):
        listed = listed.get(within)
    for each in listed if isinstance(listed, list) else []:
        if mark in json.dumps(each):
            yield str(each["id"])


async def _threads(api: Api, run: Run, *, late: bool) -> list[str]:
    lists = [f"/guilds/{run.guild}/threads/active"]
    if late:
        for channel in run.channels:
            lists += [
                f"/channels/{channel}/threads/archived/public",
                f"/channels/{channel}/users/@me/threads/archived/private",
            ]
    return [
        thread
        for path in lists
        for thread in _marked(await api.ask("GET", path), run.mark, "threads")
    ]


async def _messages(api: Api, channel: str, run: Run, threads: list[str]) -> AsyncIterator[str]:
    """Yield our messages in a channel: those with the mark, and Discord's words on our threads."""
    ours = {run.mark, *threads, *api.bounds.threads}
    after = run.since
    for _ in range(_MOST_PAGES):
        path = f"/channels/{channel}/messages?after={after}&limit={_PAGE}"
        answer = await api.ask("GET", path)
        page: Any = answer.body if answer.status == 200 else []
        for each in page:
            if each["author"]["id"] == api.bounds.me and _speaks_of(each, ours):
                yield str(each["id"])
        if len(page) < _PAGE:
            return
        after = str(max(int(each["id"]) for each in page))


def _speaks_of(message: dict[str, Any], ours: set[str]) -> bool:
    text = json.dumps(message)
    return any(each in text for each in ours)


async def _emptied(api: Api, thread: str) -> bool:
    """Take our messages out of a thread that we may not delete, and archive it; return whether."""
    await api.ask("PATCH", f"/channels/{thread}", {"archived": False})
    while True:
        answer = await api.ask("GET", f"/channels/{thread}/messages?limit={_PAGE}")
        page: Any = answer.body if answer.status == 200 else []
        gone = 0
        for each in page:
            path = f"/channels/{thread}/messages/{each['id']}"
            if each["author"]["id"] == api.bounds.me:
                gone += (await api.ask("DELETE", path)).status < 300
        if not gone:
            break
    archived = await api.ask("PATCH", f"/channels/{thread}", {"archived": True})
    return archived.status < 300


_KINDS: tuple[tuple[str, str], ...] = (
    ("messages", "a message"),
    ("emojis", "an emoji"),
    ("commands", "a command"),
    ("scheduled-events", "an event of the calendar"),
)


def _what(path: str) -> str:
    return next((words for part, words in _KINDS if f"/{part}/" in path), "a thread")
