"""`/rules` and `/help`: the rulebooks of all games, and how to play."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import Choices
from cogs.base.commands import command
from cogs.base.errors import MOST_SAID, acknowledge, send_privately
from cogs.base.guests import everywhere, invitation, is_guest
from cogs.base.text import fit, plain
from cogs.cards.responder import Answering, Responder, locale_of, request_of
from rules.core.errors import NoAdventure
from rules.core.words import Words
from rules.ports import Adventure
from rules.service.history.guide import Guide
from rules.service.history.rulebooks import Played
from rules.service.settings.adventure import options_of

MOST_NOW, MOST_CHOICE, MOST_SIGNS = 220, 220, 420
"""The most characters of the prompt, of a line of choices, and of the symbols."""


class HelpCog(Answering, commands.Cog):
    """Look up rules, and explain how to play."""

    @command("rules")
    @everywhere
    async def rules(
        self,
        interaction: discord.Interaction,
        about: app_commands.Range[str, 1, 100],
        game: str = "",
    ) -> None:
        """Show the rules that match a search best, privately."""
        await acknowledge(interaction, thinking=True)
        here = await self._here(interaction)
        locale = locale_of(interaction)
        first = self.responder.service.history.queries.systems(locale)[0][0]
        typed = self.responder.game(interaction, game, books=True)
        key = typed or (here.ruleset if here else first)
        history = self.responder.service.history
        played = None
        if here and here.ruleset == key:
            played = Played(options_of(here), history.guides.task(here))
        found = history.rulebooks.find(key, plain(about, 100), locale, played)
        lines = [*found.notes, *(f"**{rule.id}** {rule.text}" for rule in found.rules)]
        await send_privately(interaction, fit("\n".join(lines), 1900))

    async def _here(self, interaction: discord.Interaction) -> Adventure | None:
        try:
            return await self.responder.service.history.queries.here(request_of(interaction))
        except NoAdventure:
            return None

    @rules.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, current: str) -> Choices:
        return self.responder.games(interaction, current, books=True)

    @command("help")
    @everywhere
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain the game that is played here, or how to begin one, privately."""
        await acknowledge(interaction, thinking=True)
        await send_help(self.responder, interaction, await self._here(interaction))


async def send_help(
    responder: Responder, interaction: discord.Interaction, adventure: Adventure | None
) -> None:
    """Send one person the help for an adventure, or how to begin one where none is under way."""
    words = responder.words(interaction)
    guide = None
    if adventure is not None:
        guide = responder.service.history.guides.of(adventure, request_of(interaction))
    if guide is None and is_guest(interaction):
        said = words.phrase("help-guest", link=invitation(interaction))
        await send_privately(interaction, said)
        return
    if guide is None:
        await send_privately(interaction, words.phrase("help"))
        return
    symbols: tuple[str, ...] = ()
    if guide.scene is not None:
        symbols = await responder.ports.painter.symbols(
            guide.scene, locale=locale_of(interaction), asker=interaction.user.id
        )
    await send_privately(interaction, help_text(guide, symbols, words))


def help_text(guide: Guide, symbols: Sequence[str], words: Words) -> str:
    """Return the help for a moment as one message; choices are left out where room is short."""
    signs = _joined(symbols, MOST_SIGNS)
    before = [
        words.phrase("help-title", game=guide.title),
        words.phrase("help-goal", goal=guide.goal),
        *([words.phrase("help-task", task=guide.task)] if guide.task else []),
        words.phrase("help-now", now=fit(guide.now, MOST_NOW)),
    ]
    after = [words.phrase("help-fight"), *(f"- {line}" for line in guide.fight.splitlines())]
    if signs:
        after.append(words.phrase("help-symbols", symbols=signs))
    after.append(words.phrase("help-more"))
    room = MOST_SAID - len("\n".join([*before, *after])) - 1
    choices: list[str] = []
    for each in guide.choices:
        line = f"- {fit(each, MOST_CHOICE)}"
        if len(line) + 1 > room:
            break
        room -= len(line) + 1
        choices.append(line)
    return "\n".join([*before, *choices, *after])


def _joined(parts: Sequence[str], most: int) -> str:
    """Return as many of some parts as fit, in one line."""
    kept: list[str] = []
    for each in parts:
        if len("; ".join([*kept, each])) > most:
            break
        kept.append(each)
    return "; ".join(kept)
