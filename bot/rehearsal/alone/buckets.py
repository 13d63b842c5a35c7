"""Rate limits: how answers tell of their buckets, and one request too many."""

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.rehearsal.alone.judging import came_of
from bot.rehearsal.api import LONGEST_WAIT, TOO_MANY, Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_HEADERS: Final = ("Limit", "Remaining", "Reset", "Reset-After", "Bucket")
_SCOPES: Final = ("user", "global", "shared")
_USUAL: Final = 5, 5.0
"""Requests and seconds that are commonly observed, and with which the bot's times were chosen."""
_MOST: Final = 12
"""Requests after which no limit was met, and none is looked for any more."""


def _missing(headers: Mapping[str, str]) -> list[str]:
    """Return the names of the headers that do not say what they should of a bucket."""
    missing = [name for name in _HEADERS if f"X-RateLimit-{name}" not in headers]
    for name in _HEADERS[:-1]:
        try:
            float(headers.get(f"X-RateLimit-{name}", 0))
        except ValueError:
            missing.append(name)
    return missing


async def _told(stage: Stage) -> None:
    """Post twice, and read what both answers say of their bucket."""
    first, second = await stage.post(content="One"), await stage.post(content="Two")
    missing = sorted({*_missing(first.headers), *_missing(second.headers)})
    said = ", ".join(missing) or "none"
    if not stage.findings.compare("DC-097", "headers missing: none", f"headers missing: {said}"):
        return
    bucket = [each.headers["X-RateLimit-Bucket"] for each in (first, second)]
    same = "one bucket" if bucket[0] == bucket[1] else "two buckets"
    stage.findings.compare("DC-097", "two posts: one bucket", f"two posts: {same}")
    await _told_by_channel(stage)


async def _told_by_channel(stage: Stage) -> None:
    """Look at our thread, at its channel and at our thread again: each counts its own."""
    here, there = f"/channels/{stage.thread}", f"/channels/{stage.channel}"
    asked = [await stage.api.ask("GET", path) for path in (here, here, there, here)]
    if any(_missing(each.headers) for each in asked):
        return
    first, second, _, last = (int(each.headers["X-RateLimit-Remaining"]) for each in asked)
    # Where a limit began anew meanwhile, its numbers say nothing.
    if first - second == 1 and last < second:
        came = "apart" if second - last == 1 else "together"
        stage.findings.compare(
            "DC-097", "channels are counted apart", f"channels are counted {came}"
        )


async def _numbers(stage: Stage) -> None:
    """Look how many messages may be posted in which time."""
    answer = await stage.post(content="How many")
    if _missing(answer.headers):
        stage.findings.not_tried("DC-098", "the answer says nothing of a limit")
        return
    most = int(answer.headers["X-RateLimit-Limit"])
    window = float(answer.headers["X-RateLimit-Reset-After"])
    usual, seconds = _USUAL
    # The bot is slower than it should be only where fewer are allowed than it was made for.
    stage.findings.judge(
        "DC-098",
        most >= 1 and window / most <= seconds / usual + 0.5,
        f"at least {usual} messages in {seconds:g} s",
        f"{most} messages in {window:g} s",
    )


async def _too_many(stage: Stage) -> None:
    """Say that we type until a limit is met, wait as its answer says, and ask again."""
    path = f"/channels/{stage.thread}/typing"
    answer = await stage.api.ask("POST", path, patient=False)
    for _ in range(_MOST):
        if answer.status >= 300:
            break
        answer = await stage.api.ask("POST", path, patient=False)
    if answer.status != TOO_MANY:
        for row in ("DC-099", "DC-100"):
            stage.findings.not_tried(row, f"no limit was met: {came_of(answer)}")
        return
    stage.findings.compare("DC-099", "nothing amiss", _amiss(answer))
    wait = answer.body.get("retry_after") if isinstance(answer.body, dict) else None
    if not isinstance(wait, int | float) or wait > LONGEST_WAIT:
        stage.findings.not_tried("DC-100", f"the body says to wait for: {wait}")
        return
    await asyncio.sleep(wait)
    again = await stage.api.ask("POST", path, patient=False)
    free = "free" if again.status < 300 else came_of(again)
    header = answer.headers.get("Retry-After", "nothing")
    stage.findings.judge(
        "DC-100",
        again.status < 300,
        "after the time in the body: free",
        f"after {wait:g} s, as in the body: {free} (the header said {header})",
    )


def _amiss(answer: Answer) -> str:
    """Return what an answer beyond a limit lacks of what it should have."""
    body = answer.body if isinstance(answer.body, dict) else {}
    wrong = {
        "no seconds in retry_after": isinstance(body.get("retry_after"), int | float),
        "global is no yes or no": isinstance(body.get("global"), bool),
        "it has a code": not body.get("code"),
        "Retry-After is no whole number": answer.headers.get("Retry-After", "").isdecimal(),
        "no scope": answer.headers.get("X-RateLimit-Scope") in _SCOPES,
        "no Via": "Via" in answer.headers,
    }
    return ", ".join(what for what, holds in wrong.items() if not holds) or "nothing amiss"


TRIALS = (
    Trial("what answers tell of buckets", ("DC-097",), _told),
    Trial("how many messages in which time", ("DC-098",), _numbers),
    Trial("one request too many", ("DC-099", "DC-100"), _too_many),
)
