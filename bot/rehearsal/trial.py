"""A trial: a short play on Discord that finds out about some rows."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp

from bot.rehearsal.api import Unanswered
from bot.rehearsal.sockets import Unheard
from bot.rehearsal.stage import Stage

log = logging.getLogger(__name__)

LONGEST = 90.0
"""Seconds after which a trial is given up."""

Play = Callable[[Stage], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Trial:
    """A play and the rows that it claims to try.

    It notes a finding for each of them. Those it has said nothing about, because it was stopped or
    something unforeseen came, are noted as not tried, with what came, by whoever runs it.
    """

    name: str
    rows: tuple[str, ...]
    play: Play


async def played(trial: Trial, stage: Stage) -> bool:
    """Play a trial; what it claims and says nothing about is noted as not tried.

    Returns:
        Whether Discord was reached all the while.

    Raises:
        ValueError: it noted a finding of a row that it does not claim.
    """
    before = len(stage.findings.all)
    why, reached = "the trial said nothing about it", True
    try:
        async with asyncio.timeout(LONGEST):
            await trial.play(stage)
    except Unheard as trouble:
        why = str(trouble)
    except (OSError, aiohttp.ClientError, TimeoutError) as trouble:
        reached = False
        why = f"the connection failed: {type(trouble).__name__}"
    except Unanswered as reason:
        why = str(reason)
    except Exception as trouble:
        log.warning("a trial failed: %s", trial.name, exc_info=trouble)
        why = f"the trial failed: {type(trouble).__name__}"
    said = {finding.row for finding in stage.findings.all[before:]}
    for row in trial.rows:
        if row not in said:
            stage.findings.not_tried(row, why)
    if strange := said - set(trial.rows):
        raise ValueError(f"{trial.name} speaks of rows that it does not claim: {sorted(strange)}")
    return reached
