"""The part with a person, from the first card to the last."""

import logging
import math
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

import aiohttp
import discord

from bot.catalogs import USUAL_LOCALE, all_words
from bot.rehearsal.bounds import OutOfBounds
from bot.rehearsal.findings import Findings
from bot.rehearsal.person.card import card
from bot.rehearsal.person.ears import Ears, listening
from bot.rehearsal.person.elsewhere import Impossible, commands
from bot.rehearsal.person.sitting import Sitting, Skipped, Stopped, said
from bot.rehearsal.person.steps import ROWS, STEPS, Step, rows_of
from bot.rehearsal.report.model import Act, PersonPart, Press
from bot.rehearsal.stage import Stage

log = logging.getLogger(__name__)

PATIENCE = 180.0
"""Seconds that a person has for each press."""
LATE = 3.5
"""Seconds after which Discord takes no answer to an interaction any more; it names three."""
ALONE = "it takes a person, and the rehearsal was made without one"
YES, NO = "the person saw it", "the person did not see it"
_NEEDS_COMMANDS = {"command", "menu"}

Say = Callable[[str], None]


@dataclass(frozen=True)
class Sat:
    """What came of the part with a person.

    `names` are all that Discord sent along, which no report may hold. `gateway` is how many
    milliseconds a heartbeat takes to the slowest of so many `shards` and back.
    """

    part: PersonPart
    names: frozenset[str] = frozenset()
    gateway: float | None = None
    shards: int = 0


def without_a_person(findings: Findings) -> None:
    """Note that the rows which take a person were not tried."""
    for row in ROWS:
        findings.not_tried(row, ALONE)


async def with_a_person(
    stage: Stage,
    token: str,
    say: Say,
    *,
    person: str = "",
    steps: Sequence[Step] = STEPS,
    patience: float = PATIENCE,
    late: float = LATE,
    link: str = "",
    so_far: Callable[[Sat], None] = lambda _sat: None,
) -> Sat:
    """Ask a person for ten presses in the thread, and return what came of each.

    Nobody is called. Who is to press is already in the thread or sees it as a moderator, or is the
    `person` (an id) that the host named, who is added to it.

    Args:
        stage: the rehearsal's own thread, and where findings are noted.
        token: the bot's token, for a connection to the gateway.
        say: what tells the host where to go.
        person: the id of the person who is to press; without one it is who presses first.
        steps: what is asked for.
        patience: seconds that a person has for each press.
        late: seconds after which Discord takes no answer.
        link: where the thread is; Discord's own address of it unless it is given.
        so_far: told after each step what came, as it may be stopped in the middle.
    """
    words = all_words(USUAL_LOCALE)
    sat = Sat(PersonPart(ended=words.phrase("person-no-gateway")))
    link = link or f"https://discord.com/channels/{stage.guild}/{stage.thread}"
    try:
        async with listening(token) as ears:
            sitting = Sitting(stage, ears, words, person, patience, late)
            await _begun(sitting, say, link)
            async for part in _course(sitting, say, steps):
                names = frozenset(sitting.names)
                sat = Sat(part, names, _milliseconds(ears), ears.shard_count or 0)
                so_far(sat)
    except (TimeoutError, OSError, aiohttp.ClientError, discord.DiscordException) as trouble:
        log.debug("the part with a person ended", exc_info=trouble)
    known = {finding.row for finding in stage.findings.all}
    for row in dict.fromkeys(row for step in steps for row in rows_of(step)):
        if row not in known:
            stage.findings.not_tried(row, sat.part.ended or "nothing was found out about it")
    return sat


def _milliseconds(ears: Ears) -> float | None:
    """Return how long a heartbeat takes; None while none was answered."""
    known = [latency for _, latency in ears.latencies if math.isfinite(latency)]
    return round(max(known) * 1000, 1) if known else None


async def _begun(sitting: Sitting, say: Say, link: str) -> None:
    """Invite whom the host named, and say where to press."""
    stage, person = sitting.stage, sitting.person
    if person:
        # Being added to a thread calls nobody.
        stage.api.bounds.people.add(person)
        await stage.api.ask("PUT", f"/channels/{stage.thread}/thread-members/{person}")
    seconds = int(sitting.patience)
    say(sitting.words.phrase("person-begin", link=link, seconds=seconds))


async def _course(sitting: Sitting, say: Say, steps: Sequence[Step]) -> AsyncIterator[PersonPart]:
    """Go through the steps with whoever presses; yield after each what came so far."""
    known = await _registered(sitting)
    words = sitting.words
    presses: list[Press] = []
    ended = ""
    for number, step in enumerate(steps, start=1):
        if ended:
            press = Press(name=step.name, act="not reached")
        elif step.name in _NEEDS_COMMANDS and known:
            press = _untried(sitting.stage.findings, step, known)
        else:
            press, ended = await _stepped(sitting, step, number, len(steps))
        presses.append(press)
        if press.act != "not reached":
            title = words.phrase(f"person-{step.name}-title")
            say(words.phrase("person-step", number=number, name=title, act=press.act))
        rest = tuple(Press(name=each.name, act="not reached") for each in steps[number:])
        yield PersonPart(
            presses=(*presses, *rest),
            clock=_rounded(sitting.off),
            ended=ended or (words.phrase("person-cut") if rest else ""),
        )
    if sitting.card:
        done = sum(press.act == "done" for press in presses)
        await sitting.show(card(words.phrase("person-end", done=done, count=len(steps))))


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 1)


async def _registered(sitting: Sitting) -> str:
    """Register the command and the menu's entry in this server; return why not, if so."""
    stage = sitting.stage
    path = f"/applications/{stage.application}/guilds/{stage.guild}/commands"
    for each in commands(sitting):
        answer = await stage.api.ask("POST", path, each)
        if answer.status >= 300:
            return f"its command was not taken ({said(answer)})"
    return ""


async def _stepped(sitting: Sitting, step: Step, number: int, count: int) -> tuple[Press, str]:
    """Ask for one thing; return what came of it, and why all ended, if it did."""
    since, findings = len(sitting.timed), sitting.stage.findings
    act: Act = "not reached"
    looked: bool | None = None
    ended = why = ""
    try:
        shown = step.control(sitting, step.name)
        await sitting.show(sitting.step_card(step.name, number, count, shown))
        await step.play(sitting)
        act = "done"
        looked = await sitting.looked(step.name)
        if step.seen:
            findings.compare(step.seen, YES, YES if looked else NO)
        for row, question in step.further:
            findings.compare(row, YES, YES if await sitting.looked(question) else NO)
    except Skipped:
        act = act if act == "done" else "skipped"
        why = "the person passed it over"
    except Impossible as reason:
        act, why = "impossible", str(reason)
    except Stopped as stop:
        ended = why = str(stop)
    except (OutOfBounds, LookupError, TypeError, ValueError, AttributeError) as trouble:
        # What came was of a form that nobody reckoned with: the other steps go on.
        log.debug("a step failed: %s", step.name, exc_info=trouble)
        act, why = "impossible", f"what came could not be read ({type(trouble).__name__})"
    _leave(findings, step, why)
    press = Press(
        name=step.name,
        act=act,
        looked=looked,
        why="" if act == "done" else why,
        times=sitting.times(since),
    )
    return press, ended


def _leave(findings: Findings, step: Step, why: str) -> None:
    """Note as not tried what a step has said nothing about."""
    known = {finding.row for finding in findings.all}
    for row in rows_of(step):
        if row not in known:
            findings.not_tried(row, why or "nothing was found out about it")


def _untried(findings: Findings, step: Step, why: str) -> Press:
    _leave(findings, step, why)
    return Press(name=step.name, act="impossible", why=why)
