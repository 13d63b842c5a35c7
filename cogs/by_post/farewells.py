"""Commands of `/adventure` for leaving for good: retire a hero, or end the adventure together."""

import discord
from discord import ui

from cogs.base.commands import Family, command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed, encode
from cogs.cards.panels import panel
from cogs.cards.responder import Answering, request_of
from rules.core.errors import RuleError
from rules.core.words import Words
from rules.service.by_post.farewells import Conceding

YES, NO = "yes", "no"


class FarewellCommands(Answering, Family):
    """Leave for good, after a confirmation."""

    @command("retire", of="adventure")
    async def retire(self, interaction: discord.Interaction) -> None:
        """Ask whether the person is sure to retire their hero."""
        request, found = await self.responder.here(interaction)
        words = self.responder.words(interaction)
        hero = await self.responder.service.by_post.farewells.may_retire(request, found.id)
        said = words.phrase("retire-sure", hero=hero)
        await self._ask(interaction, said, [sure(found.id, words, "retire", YES)])

    @command("concede", of="adventure")
    async def concede(self, interaction: discord.Interaction) -> None:
        """Ask whether the person is sure to vote for an end, and tell how the vote stands."""
        request, found = await self.responder.here(interaction)
        words = self.responder.words(interaction)
        vote = await self.responder.service.by_post.farewells.may_concede(request, found.id)
        button = sure(found.id, words, "concede", NO if vote.mine else YES)
        await self._ask(interaction, standing(vote, words), [button])

    async def retired(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Retire the hero of the person, who has confirmed it."""
        await self._meant(interaction, pressed, (YES,))
        request = request_of(interaction)
        answer = await self.responder.service.by_post.farewells.retire(request, pressed.adventure)
        await self.responder.replace(interaction, answer.text)

    async def conceded(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Vote for an end, or withdraw that vote."""
        await self._meant(interaction, pressed, (YES, NO))
        answer = await self.responder.service.by_post.farewells.concede(
            request_of(interaction), pressed.adventure, agree=pressed.detail == YES
        )
        await self.responder.replace(interaction, answer.text)

    async def _ask(
        self,
        interaction: discord.Interaction,
        said: str,
        buttons: list[ui.Button[ui.LayoutView]],
    ) -> None:
        view = panel([ui.TextDisplay(said), ui.ActionRow(*buttons)])
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    async def _meant(
        self, interaction: discord.Interaction, pressed: Pressed, known: tuple[str, ...]
    ) -> None:
        """Acknowledge a click on a panel that asked for confirmation.

        Raises:
            RuleError: the message is no such panel.
        """
        message = interaction.message
        if message is None or not message.flags.ephemeral or pressed.detail not in known:
            raise RuleError("error-unknown-button")
        await acknowledge(interaction)


def sure(adventure: str, words: Words, verb: str, detail: str) -> ui.Button[ui.LayoutView]:
    """Return the button that confirms."""
    style = discord.ButtonStyle.danger if detail == YES else discord.ButtonStyle.secondary
    return ui.Button(
        label=words.phrase(f"button-{verb}-{detail}"),
        style=style,
        custom_id=encode(adventure, 0, f"{verb}.{detail}"),
    )


def standing(vote: Conceding, words: Words) -> str:
    """Return a text about the vote for an end: how it stands, and the outcome of an end."""
    return words.phrase(
        "concede-sure",
        heroes=", ".join(vote.heroes) or "-",
        agreed=len(vote.heroes),
        voters=vote.voters,
        mine="yes" if vote.mine else "no",
    )
