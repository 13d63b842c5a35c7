"""Runs of a server's hall: pages, one run in full, and runs that may be replayed elsewhere."""

import asyncio
import io
import json
from collections.abc import Mapping

import discord
from discord import app_commands, ui

from cogs.base.channel_visibility import can_see
from cogs.base.choices import Choices
from cogs.base.errors import NO_MENTIONS
from cogs.base.ids import encode
from cogs.base.text import fit, plain
from cogs.cards.paging import page_row
from cogs.cards.panels import panel
from cogs.cards.responder import Responder, request_of
from rules.core.errors import NoAdventure
from rules.core.words import Words
from rules.ports import Adventure
from rules.service.records import HallEntry, HallPage, HeroLine

LINE, PARTY = 260, 280
"""The most characters of a run's line, and of its party."""
HALL = "hall"
"""The word in the place of an adventure in the ids of the hall's buttons."""
ALL_TIME = "all"
Run = app_commands.Range[str, 0, 20]


async def chosen(responder: Responder, interaction: discord.Interaction, run: str) -> str:
    """Return the id of the adventure that a command names: a run of the hall, or the channel's.

    Raises:
        NoAdventure: there is none, or it was played in a channel that the person may not see.
    """
    if not run:
        return (await responder.service.history.queries.here(request_of(interaction))).id
    return (await watched(responder, interaction, plain(run, 20))).id


async def watched(
    responder: Responder, interaction: discord.Interaction, adventure: str
) -> Adventure:
    """Return an adventure of this channel, or a run of a channel that the person may see.

    Raises:
        NoAdventure: it is neither.
    """
    found = await responder.service.hall.shown_here(request_of(interaction), adventure)
    here = found.channel == interaction.channel_id
    if not here and not await responder.vision.shows(interaction, found.channel):
        raise NoAdventure("error-run-elsewhere")
    return found


async def runs_like(responder: Responder, interaction: discord.Interaction, typed: str) -> Choices:
    """Return choices of runs in channels that the person is known to see."""
    found = await responder.service.hall.choices(
        request_of(interaction), typed, can_see(interaction)
    )
    return [app_commands.Choice(name=each.label, value=each.value) for each in found]


async def send_proof(responder: Responder, interaction: discord.Interaction, run: str) -> None:
    """Verify a run die by die, and send the result with the log, privately.

    Raises:
        NoAdventure: there is no such run, or it was played where the person may not look.
        RuleError: another log is being verified.
    """
    found = await watched(responder, interaction, run)
    responder.spend(interaction, "file")
    proof = await responder.service.hall.prove(request_of(interaction), found.id)
    verdict = proof.verdict
    data = await asyncio.to_thread(log_file, proof.log)
    await interaction.followup.send(
        responder.words(interaction).phrase(
            "hall-proof-good" if verdict.good else "hall-proof-bad",
            steps=verdict.steps,
            dice=verdict.dice,
            fault=fit(verdict.fault, 300),
        ),
        file=discord.File(io.BytesIO(data), f"undercroft-{found.id}.json"),
        ephemeral=True,
        allowed_mentions=NO_MENTIONS,
    )


def log_file(log: Mapping[str, object]) -> bytes:
    """Return an exported log as the bytes of a file, which takes a while for a long one."""
    return json.dumps(log, indent=1).encode()


async def shown(responder: Responder, interaction: discord.Interaction, page: HallPage) -> HallPage:
    """Return a page without runs that the person had no part in and may not see."""
    mine = interaction.user.id
    entries = [
        each
        for each in page.entries
        if mine in [hero.user for hero in each.party]
        or await responder.vision.shows(interaction, each.channel)
    ]
    return page.with_(entries=tuple(entries))


def hall_panel(page: HallPage, words: Words) -> ui.LayoutView:
    """Return a page of the hall, a list that opens its runs, and buttons to other pages."""
    lines = [_told(entry) for entry in page.entries] or [page.empty]
    foot = words.phrase("log-page", page=page.page, pages=page.pages) if page.pages > 1 else ""
    said = "\n".join((*lines, *(f"-# {each}" for each in (page.uncounted, foot) if each)))
    parts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(f"### {fit(page.title, 180)}\n{fit(page.story, 300)}"),
        ui.TextDisplay(said),
    ]
    if page.entries:
        choices = [
            discord.SelectOption(label=fit(entry.brief, 100), value=entry.adventure)
            for entry in page.entries
        ]
        parts.append(
            ui.ActionRow(
                ui.Select(
                    custom_id=encode(HALL, 0, "run.open"),
                    placeholder=words.phrase("hall-open"),
                    options=choices,
                )
            )
        )
    parts += page_row(
        page,
        words,
        lambda number: encode(HALL, 0, f"hall.{_asked(page, number)}"),
    )
    return panel(parts)


def _asked(page: HallPage, number: int) -> str:
    """Return a page of a ranking as text that `read_page` reads."""
    whose = "mine" if page.mine else "ours"
    return f"{page.system}.{page.day or ALL_TIME}.{whose}.{number}"


def read_page(detail: str) -> tuple[str, str, bool, int] | None:
    """Return system, date, whether only own runs count, and page, or None if unreadable."""
    parts = detail.split(".")
    if len(parts) != 4 or not parts[3].isdecimal():
        return None
    system, day, whose, number = parts
    return system, "" if day == ALL_TIME else day, whose == "mine", int(number)


def run_panel(entry: HallEntry, words: Words) -> ui.LayoutView:
    """Return one run: its end, its party, and buttons to replay and to verify it."""
    head = words.phrase("hall-run", id=entry.adventure)
    said = f"### {head}\n{_told(entry)}\n{fit(entry.story, 600)}"
    buttons: list[ui.Button[ui.LayoutView]] = [
        ui.Button(
            label=words.phrase(f"button-{label}"),
            custom_id=encode(entry.adventure, 0, verb),
        )
        for label, verb in (
            ("run-replay", "run.replay"),
            ("tale", "tale"),
            ("replay", "replay.o1"),
            ("run-check", "run.check"),
        )
    ]
    return panel([ui.TextDisplay(said), ui.ActionRow(*buttons)])


def _told(entry: HallEntry) -> str:
    line = fit(f"{entry.place} {entry.line}".strip(), LINE)
    return f"{line}\n-# <t:{entry.ended}:d> {_party(entry.party)}"


def _party(party: tuple[HeroLine, ...]) -> str:
    """Return the names of a party, as far as there is room."""
    told: list[str] = []
    for hero in party:
        person = f" <@{hero.user}>" if hero.user is not None else ""
        more = f" ({hero.line})" if hero.line else ""
        if sum(map(len, told)) + len(hero.name + person + more) > PARTY:
            return ", ".join((*told, "…"))
        told.append(f"{hero.name}{person}{more}")
    return ", ".join(told)
