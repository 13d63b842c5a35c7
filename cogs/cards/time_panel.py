"""The private question for somebody's time of day, and for their nights."""

from collections.abc import Sequence

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import fit
from cogs.cards.panels import panel
from rules.core.words import Words
from rules.service.people.time_of_day import NIGHTS, Moment

NOW, NIGHT = "now", "nights"
VERBS = {NOW, NIGHT}
"""The verbs of its lists."""
OTHER, NONE = "other", "none"
"""What stands for a place that is not listed, and for having no nights."""


def time_panel(adventure: str, moments: Sequence[Moment], words: Words) -> ui.LayoutView:
    """Return the question about somebody's local time."""
    times: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=encode(adventure, 0, NOW),
        placeholder=words.phrase("time-choose"),
        options=[
            discord.SelectOption(
                label=words.phrase("time-now", time=each.time),
                value=each.zone,
                description=fit(", ".join(each.cities), 100),
            )
            for each in moments
        ]
        + [discord.SelectOption(label=words.phrase("time-other"), value=OTHER)],
    )
    return panel([ui.TextDisplay(words.phrase("time-asked")), ui.ActionRow(times)])


def nights_panel(adventure: str, said: str, words: Words) -> ui.LayoutView:
    """Return a panel with the hours of the night that are set, and a list of other nights."""
    nights: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=encode(adventure, 0, NIGHT),
        placeholder=words.phrase("time-nights"),
        options=[
            discord.SelectOption(
                label=words.phrase("time-night", start=f"{start}:00", end=f"{end}:00"),
                value=f"{start}-{end}",
            )
            for start, end in NIGHTS
        ]
        + [discord.SelectOption(label=words.phrase("time-no-night"), value=NONE)],
    )
    return panel([ui.TextDisplay(said), ui.ActionRow(nights)])
