"""A rehearsal from its first request to its last: a place, the trials, and nothing left behind."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import aiohttp

from bot.rehearsal.api import Api
from bot.rehearsal.findings import Findings
from bot.rehearsal.place import Login, Place, opened
from bot.rehearsal.remains import Notebook, Run
from bot.rehearsal.stage import Stage
from bot.rehearsal.sweeping import bounds_of, swept
from bot.rehearsal.trial import Trial, played

log = logging.getLogger(__name__)

TIME = 300.0
"""Seconds after which no further trial begins: it should have taken three minutes."""
ATTEMPTS, PAUSE = 4, 3.0
"""How often, and after how many seconds, removing is tried where Discord cannot be reached."""

Tell = Callable[[Trial, Findings], None]
WithPerson = Callable[[Stage], Awaitable[None]]


@dataclass
class Course:
    """How a rehearsal went: what was found, why it ended early, and what could not be removed.

    `stopped` is the key of a sentence, "" where nothing stopped it. `left` are words; where all of
    it could not be looked for, since Discord was not reached, `unswept` is set.
    """

    findings: Findings = field(default_factory=Findings)
    trials: list[Trial] = field(default_factory=list)
    stopped: str = ""
    left: list[str] = field(default_factory=list)
    unswept: bool = False
    seconds: float = 0.0
    shards: int = 0
    """How many shards Discord has the bot use; 0 where it was not asked."""
    gateway: float | None = None
    """The seconds that a heartbeat takes to Discord and back, at the median."""


async def rehearsed(
    api: Api,
    place: Place,
    notebook: Notebook,
    trials: Sequence[Trial],
    tell: Tell,
    *,
    with_person: WithPerson | None = None,
    limit: float = TIME,
) -> Course:
    """Play trials in a thread of our own, and remove all that they made, also when cancelled.

    After a cancellation the course says that it was stopped. Whoever cancels a second time ends the
    removing, too, and the notebook keeps what stands.

    Raises:
        Unusable: no thread could be opened.
        OSError: the notebook cannot be written, so that nothing was made.
    """
    course, began = Course(), time.monotonic()
    run = Run(
        mark=api.bounds.mark,
        guild=place.guild["id"],
        channels=sorted(api.bounds.channels),
        application=place.login.application,
        since=place.login.since,
    )
    notebook.keep(run)

    api.bounds.changed = lambda: notebook.keep(_by_now(run, api))
    stage: Stage | None = None
    try:
        stage = await opened(api, place, course.findings)
        await _played(stage, trials, tell, course, began + limit)
        if with_person is not None:
            await with_person(stage)
    except asyncio.CancelledError:
        course.stopped = "rehearse-stopped"
    except (OSError, aiohttp.ClientError, TimeoutError):
        course.stopped = "rehearse-lost"
    finally:
        if stage is not None:
            _measured(stage, course)
        await _finished(_removed(stage, api, run, notebook, course))
        api.bounds.changed = lambda: None
    course.seconds = time.monotonic() - began
    return course


def _by_now(run: Run, api: Api) -> Run:
    """Return what is to be noted of a rehearsal by now."""
    made, channels = list(api.bounds.standing), sorted(api.bounds.channels)
    return run.model_copy(update={"made": made, "channels": channels})


def _measured(stage: Stage, course: Course) -> None:
    """Note what the connections to the gateway have learnt."""
    sockets = stage.sockets
    course.shards = 0 if sockets.first is None else sockets.first.shards
    course.gateway = median(sockets.acknowledged) if sockets.acknowledged else None


async def _played(
    stage: Stage, trials: Sequence[Trial], tell: Tell, course: Course, until: float
) -> None:
    for trial in trials:
        course.trials.append(trial)
        if time.monotonic() > until:
            course.stopped = "rehearse-late"
            return
        if not await played(trial, stage):
            # Is it the trial's connection alone, or all of Discord?
            await stage.api.ask("GET", "/gateway", with_token=False)
        tell(trial, stage.findings)
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError


async def _undone(stage: Stage | None) -> None:
    """Do what the trials left to be done at the end; what fails there keeps nothing else back."""
    while stage is not None and stage.undo:
        undo = stage.undo.pop()
        try:
            await undo()
        except Exception:
            log.debug("something could not be undone", exc_info=True)


async def _finished(work: Coroutine[Any, Any, None]) -> None:
    """Wait for the end of some work, also when cancelled once, now or before.

    Raises:
        CancelledError: this was cancelled for the second time, and the work with it.
    """
    outer, inner = asyncio.current_task(), asyncio.ensure_future(work)
    while not inner.done():
        try:
            await asyncio.shield(inner)
        except asyncio.CancelledError:
            if inner.done() or outer is None or outer.cancelling() > 1:
                inner.cancel()
                raise


async def _removed(
    stage: Stage | None, api: Api, run: Run, notebook: Notebook, course: Course
) -> None:
    """Remove what stands; where Discord is not reached, try again for some seconds."""
    await _undone(stage)
    for attempt in range(ATTEMPTS):
        try:
            course.left = await swept(api, _by_now(run, api), late=False)
        except (OSError, aiohttp.ClientError, TimeoutError):
            course.unswept = True
            await asyncio.sleep(PAUSE if attempt + 1 < ATTEMPTS else 0)
            continue
        course.unswept = False
        if not course.left:
            notebook.drop(run)
        return


@dataclass(frozen=True)
class Cleaning:
    """What became of what earlier rehearsals left: how many were swept, and what still stands.

    `foreign` counts those of another bot, which this token cannot remove.
    """

    swept: int = 0
    left: tuple[str, ...] = ()
    foreign: int = 0


async def cleaned(
    session: aiohttp.ClientSession, token: str, login: Login, notebook: Notebook
) -> Cleaning:
    """Remove what earlier rehearsals left, whatever ended them.

    Raises:
        ClientError: Discord cannot be reached.
        OSError, ValueError: the notebook cannot be read.
    """
    done, left, foreign = 0, list[str](), 0
    for run in notebook.runs():
        if run.application != login.application:
            foreign += 1
            continue
        api = Api(session, token, bounds_of(run, login.me))
        stays = await swept(api, run, late=True)
        left += stays
        if not stays:
            notebook.drop(run)
            done += 1
    return Cleaning(done, tuple(left), foreign)
