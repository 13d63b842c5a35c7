"""The panel of `/server settings`: a server's settings, and lists that change them."""

from collections.abc import Iterator

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import fit
from cogs.cards.panels import panel
from rules.core.words import Words
from rules.ports.servers import LONGEST_VOICE, MOST_NAMED, ServerSettings
from rules.service.servers.server_settings import ServerReport

OWN = "server"
"""The word in the place of an adventure in the panel's ids, and the verb of its handler."""
GAMES = (1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1000)
EACH = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100)
"""The limits to choose from, for games of a server and of one person in it."""
OFTEN = (0, 2, 3, 5, 10, 20, 30, 60)
LETTERS = (100, 200, 300, 500, 1000, 1500, 2000, 3000, LONGEST_VOICE)
"""How often people may speak as their heroes in ten minutes (0: not at all), and how long."""
PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]
SHOWN = 900
"""The most characters of a list of channels or roles."""

Row = ui.ActionRow[ui.LayoutView]


def server_panel(report: ServerReport, words: Words, *, said: str = "") -> ui.LayoutView:
    """Return all settings of a server in words, with lists and buttons that change them."""
    found = report.settings
    parts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay("\n".join((f"## {words.phrase('server-title')}", *_lines(report, words))))
    ]
    if said:
        parts.append(ui.TextDisplay(f"**{fit(said, 300)}**"))
    parts += [
        _channels("channels", found.channels, report, words),
        _roles(found.roles, report, words),
        _numbers("games", found.most_games, GAMES, words),
        _numbers("each", found.most_each, EACH, words),
        _channels("quiet", found.quiet, report, words),
        _numbers("often", found.voice_often if found.voices else 0, OFTEN, words),
        _numbers("letters", found.voice_letters, LETTERS, words),
        _role_to_call(found.call_role, report, words),
        _buttons(found, report, words),
    ]
    return panel(parts)


def _lines(report: ServerReport, words: Words) -> Iterator[str]:
    found = report.settings
    if report.stop is not None:
        yield words.phrase("server-owner-stop", halt=report.stop.halt)
    closed = "yes" if found.closed else "no"
    yield words.phrase("server-now-closed", closed=closed)
    yield _named("channels", "#", found.channels, report, words)
    yield _named("roles", "@&", found.roles, report, words)
    yield words.phrase("server-now-games", most=found.most_games, games=report.open_games.games)
    yield words.phrase("server-now-each", most=found.most_each)
    yield _named("quiet", "#", found.quiet, report, words)
    yield words.phrase(
        "server-now-voices",
        on="yes" if found.voices else "no",
        often=found.voice_often,
        most=found.voice_letters,
    )
    called = found.call_role if found.call_role not in report.gone else 0
    yield words.phrase("server-now-call", role=f"<@&{called}>" if called else "none")
    if report.gone:
        yield words.phrase("server-gone", count=len(report.gone))


def _named(name: str, sign: str, ids: tuple[int, ...], report: ServerReport, words: Words) -> str:
    """Return channels or roles as a list; deleted ones are counted and not named."""
    left = [each for each in ids if each not in report.gone]
    return words.phrase(
        f"server-now-{name}",
        named=fit(", ".join(f"<{sign}{each}>" for each in left), SHOWN),
        count=len(ids),
        left=len(left),
        gone=len(ids) - len(left),
    )


def _channels(name: str, ids: tuple[int, ...], report: ServerReport, words: Words) -> Row:
    chosen = [discord.Object(each, type=discord.TextChannel) for each in ids]
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=_id(name),
            channel_types=PLACES,
            placeholder=words.phrase(f"server-choose-{name}"),
            min_values=0,
            max_values=MOST_NAMED,
            default_values=[each for each in chosen if each.id not in report.gone],
        )
    )


def _roles(ids: tuple[int, ...], report: ServerReport, words: Words) -> Row:
    chosen = [discord.Object(each, type=discord.Role) for each in ids]
    return ui.ActionRow(
        ui.RoleSelect(
            custom_id=_id("roles"),
            placeholder=words.phrase("server-choose-roles"),
            min_values=0,
            max_values=MOST_NAMED,
            default_values=[each for each in chosen if each.id not in report.gone],
        )
    )


def _role_to_call(role: int, report: ServerReport, words: Words) -> Row:
    there = bool(role) and role not in report.gone
    return ui.ActionRow(
        ui.RoleSelect(
            custom_id=_id("call"),
            placeholder=words.phrase("server-choose-call"),
            min_values=0,
            max_values=1,
            default_values=[discord.Object(role, type=discord.Role)] if there else [],
        )
    )


def _numbers(name: str, now: int, offered: tuple[int, ...], words: Words) -> Row:
    return ui.ActionRow(
        ui.Select(
            custom_id=_id(name),
            placeholder=words.phrase(f"server-choose-{name}"),
            options=[
                discord.SelectOption(
                    label=words.phrase(f"server-value-{name}", most=most),
                    value=str(most),
                    default=most == now,
                )
                for most in offered
            ],
        )
    )


def _buttons(found: ServerSettings, report: ServerReport, words: Words) -> Row:
    verb = "open" if found.closed else "close"
    row: Row = ui.ActionRow(
        ui.Button(
            label=words.phrase(f"button-server-{verb}"),
            style=discord.ButtonStyle.success if found.closed else discord.ButtonStyle.danger,
            custom_id=_id(verb),
        )
    )
    if report.gone:
        row.add_item(ui.Button(label=words.phrase("button-server-forget"), custom_id=_id("forget")))
    return row


def _id(what: str) -> str:
    return encode(OWN, 0, f"{OWN}.{what}")
