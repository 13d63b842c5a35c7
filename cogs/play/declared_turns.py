"""The private panel in which a person declares their hero's next turn."""

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import fit
from cogs.cards.panels import panel
from rules.core.standing_orders import CONDITIONS
from rules.core.words import Words
from rules.pace.declared import MOST
from rules.service.play.declared_turns import Ahead
from rules.service.play.wordings import WHEN

LIST = 25
WORDED, ONLY = "w", "f"
"""What tells further lists of a rank from that of options."""


def ahead_panel(ahead: Ahead, words: Words) -> ui.LayoutView:
    """Return a panel with a declared turn, its present effect, and lists for further choices."""
    chosen = [each.value for each in ahead.chosen]
    lists = [_list(ahead, rank, chosen, words) for rank in range(1, min(len(chosen) + 1, MOST) + 1)]
    parts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(f"## {fit(words.phrase('ahead-title', hero=ahead.hero), 180)}"),
        ui.TextDisplay(f"{_said(ahead, words)}\n-# {words.phrase('ahead-about')}"),
        *(ui.ActionRow(each) for each in lists),
        ui.ActionRow(_worded(ahead, min(len(chosen) + 1, MOST), words)),
    ]
    if chosen:
        parts.append(ui.ActionRow(_only_if(ahead, len(chosen), words)))
        button: ui.Button[ui.LayoutView] = ui.Button(
            label=words.phrase("button-unsay"),
            custom_id=encode(ahead.adventure, ahead.version, "unsay"),
        )
        parts.append(ui.ActionRow(button))
    return panel(parts)


def _said(ahead: Ahead, words: Words) -> str:
    if not ahead.chosen:
        return words.phrase("ahead-none")
    lines = [
        words.phrase("ahead-chosen", number=number, what=fit(each.label, 100))
        for number, each in enumerate(ahead.chosen, start=1)
    ]
    now = (
        words.phrase("ahead-now", what=fit(ahead.now, 100))
        if ahead.now
        else words.phrase("ahead-now-none")
    )
    return "\n".join((*lines, now))


def _worded(ahead: Ahead, rank: int, words: Words) -> ui.Select[ui.LayoutView]:
    """Return a list of deeds of standing orders, and of companions to follow."""
    return ui.Select(
        custom_id=encode(ahead.adventure, ahead.version, f"say.{rank}{WORDED}"),
        placeholder=fit(words.phrase("plan-more"), 150),
        options=[
            discord.SelectOption(label=fit(each.label, 100), value=each.value)
            for each in ahead.worded[:LIST]
        ],
    )


def _only_if(ahead: Ahead, rank: int, words: Words) -> ui.Select[ui.LayoutView]:
    """Return a list of the cases in which alone the last choice counts."""
    return ui.Select(
        custom_id=encode(ahead.adventure, ahead.version, f"say.{rank}{ONLY}"),
        placeholder=fit(words.phrase("plan-only", number=rank), 150),
        options=[
            discord.SelectOption(
                label=fit(words.phrase(f"plan-when-{each.replace('_', '-')}"), 100),
                value=f"{WHEN}{each}",
            )
            for each in CONDITIONS
        ],
    )


def _list(ahead: Ahead, rank: int, chosen: list[str], words: Words) -> ui.Select[ui.LayoutView]:
    """Return a list of choices; where it cannot hold all, the command offers the rest."""
    there = chosen[rank - 1] if rank <= len(chosen) else ""
    return ui.Select(
        custom_id=encode(ahead.adventure, ahead.version, f"say.{rank}"),
        placeholder=fit(words.phrase("ahead-pick", rank=rank), 150),
        options=[
            discord.SelectOption(
                label=fit(each.label.strip(), 100) or "…",
                value=each.value,
                description=fit(each.detail, 100) or None,
                default=each.value == there,
            )
            for each in ahead.options[:LIST]
        ],
    )
