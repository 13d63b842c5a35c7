"""`/orders`: what a hero does while its player is away."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs._desk import Desk, locale_of, request_of
from cogs._errors import acknowledge, whisper
from cogs._text import fit, plain
from rules.core.standing import CONDITIONS, DEEDS, Order
from rules.core.words import Words
from rules.service.standing import order_of, order_text

MOST_CHOICES = 25
Typed = app_commands.Range[str, 0, 60]


@app_commands.guild_only()
class OrdersCog(commands.GroupCog, group_name="orders"):
    """Give, read and take back the standing orders of one's hero."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        super().__init__()

    @app_commands.command(
        name="give", description="What your hero does while you are away, the first that counts"
    )
    @app_commands.describe(
        first="If this, do that",
        second="If the first does not count or cannot be done",
        third="If neither does",
        fourth="If none of them does",
    )
    async def give(
        self,
        interaction: discord.Interaction,
        first: Typed,
        second: Typed = "",
        third: Typed = "",
        fourth: Typed = "",
    ) -> None:
        """Write the orders, and tell what they would have done at the last own turns."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        found = await self.desk.service.looks.here(request)
        typed = [plain(each, 60) for each in (first, second, third, fourth) if each.strip()]
        orders = [self._read(each, locale_of(interaction)) for each in typed]
        told = await self.desk.service.standing.preview(request, found.id, orders)
        answer = await self.desk.service.standing.give(request, found.id, orders)
        await whisper(interaction, "\n".join((answer.text, *told)))

    @give.autocomplete("first")
    @give.autocomplete("second")
    @give.autocomplete("third")
    @give.autocomplete("fourth")
    async def _orders(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        words = self.desk.words(interaction)
        wanted = current.casefold().split()
        return [
            app_commands.Choice(name=fit(said, 100), value=value)
            for value, said in every_order(words)
            if all(part in said.casefold() for part in wanted)
        ][:MOST_CHOICES]

    def _read(self, typed: str, locale: str) -> Order:
        """An order as it was chosen, or typed in words.

        Raises:
            RuleError: it is none.
        """
        words = self.desk.service.words(locale)
        said = {label.casefold(): value for value, label in every_order(words)}
        return order_of(said.get(typed.casefold().strip(), typed))

    @app_commands.command(name="show", description="Your hero's orders, and what they would do")
    async def show(self, interaction: discord.Interaction) -> None:
        """Tell the orders and their preview, privately."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        words = self.desk.words(interaction)
        found = await self.desk.service.looks.here(request)
        orders = await self.desk.service.standing.of(request, found.id)
        if not orders:
            await whisper(interaction, words.phrase("orders-none"))
            return
        told = await self.desk.service.standing.preview(request, found.id, orders)
        lines = [f"{n}. {words.say(order_text(each))}" for n, each in enumerate(orders, start=1)]
        await whisper(interaction, "\n".join((*lines, *told)))

    @app_commands.command(name="clear", description="Take your hero's orders back")
    async def clear(self, interaction: discord.Interaction) -> None:
        """Let the autopilot think for itself again."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        found = await self.desk.service.looks.here(request)
        answer = await self.desk.service.standing.give(request, found.id, ())
        await whisper(interaction, answer.text)


def every_order(words: Words) -> list[tuple[str, str]]:
    """All orders there are: as they are kept, and in words."""
    return [
        (f"{when}.{deed}", words.say(order_text(Order(when=when, deed=deed))))
        for when in CONDITIONS
        for deed in DEEDS
    ]
