"""`/orders`: standing orders for a hero whose player is away, and declared turns."""

from collections.abc import Awaitable, Callable
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import MOST_CHOICES, Choices, one_of
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge, send_privately
from cogs.base.ids import Pressed
from cogs.base.text import fit, plain
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.play.declared_turns import ONLY, WORDED, ahead_panel
from rules.core.errors import GameError
from rules.core.languages import USUAL
from rules.core.standing_orders import CONDITIONS, DEEDS, Order
from rules.core.words import Words, folded
from rules.pace.declared import MOST
from rules.service.play.standing_orders import order_of, order_text

Typed = app_commands.Range[str, 0, 60]
Done = app_commands.Range[str, 0, 100]
Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]


@app_commands.guild_only()
class OrdersCog(commands.GroupCog, group_name="orders"):
    """Give, show and withdraw standing orders and declared turns."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers: dict[str, Handler] = {
            "ahead": self._opened,
            "keep": self._kept,
            "onward": self._kept,
            "say": self._picked,
            "unsay": self._taken_back,
        }
        super().__init__()

    @command("give", of="orders")
    async def give(
        self,
        interaction: discord.Interaction,
        first: Typed,
        second: Typed = "",
        third: Typed = "",
        fourth: Typed = "",
    ) -> None:
        """Set standing orders, and show what they would have done in the latest own turns."""
        request, found = await self.responder.here(interaction)
        typed = [plain(each, 60) for each in (first, second, third, fourth) if each.strip()]
        orders = [self._read(each, locale_of(interaction)) for each in typed]
        answer = await self.responder.service.play.standing_orders.give(request, found.id, orders)
        told = await self.responder.service.play.standing_orders.preview(request, found.id, orders)
        await send_privately(interaction, "\n".join((answer.text, *told)))

    @give.autocomplete("first")
    @give.autocomplete("second")
    @give.autocomplete("third")
    @give.autocomplete("fourth")
    async def _orders(self, interaction: discord.Interaction, current: str) -> Choices:
        words = self.responder.words(interaction)
        wanted = folded(current).split()
        return [
            app_commands.Choice(name=fit(said, 100), value=value)
            for value, said in every_order(words)
            if all(part in folded(said) for part in wanted)
        ][:MOST_CHOICES]

    def _read(self, typed: str, locale: str) -> Order:
        """Return an order as it was chosen, or typed in words.

        Raises:
            RuleError: it is no order.
        """
        service = self.responder.service
        said = {
            folded(label): value
            for words in (service.words(USUAL), service.words(locale))
            for value, label in every_order(words)
        }
        return order_of(said.get(folded(typed).strip(), typed))

    @command("show", of="orders")
    async def show(self, interaction: discord.Interaction) -> None:
        """Show the standing orders and their preview, privately."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        words = self.responder.words(interaction)
        found = await self.responder.service.history.queries.here(request)
        orders = await self.responder.service.play.standing_orders.of(request, found.id)
        if not orders:
            await send_privately(interaction, words.phrase("orders-none"))
            return
        told = await self.responder.service.play.standing_orders.preview(request, found.id, orders)
        lines = [f"{n}. {words.say(order_text(each))}" for n, each in enumerate(orders, start=1)]
        await send_privately(interaction, "\n".join((*lines, *told)))

    @command("clear", of="orders")
    async def clear(self, interaction: discord.Interaction) -> None:
        """Remove the standing orders, so that the autopilot decides alone."""
        request, found = await self.responder.here(interaction)
        answer = await self.responder.service.play.standing_orders.give(request, found.id, ())
        await send_privately(interaction, answer.text)

    @command("ahead", of="orders")
    async def ahead(
        self,
        interaction: discord.Interaction,
        first: Done = "",
        second: Done = "",
        third: Done = "",
    ) -> None:
        """Declare the next turn, or open the panel for it."""
        request, found = await self.responder.here(interaction)
        declaring = self.responder.service.play.declared_turns
        typed = [plain(each, 100) for each in (first, second, third) if each.strip()]
        if typed:
            answer = await declaring.say(request, found.id, typed)
            await self.responder.told(interaction, answer)
        else:
            await self._panel(interaction, found.id)

    @ahead.autocomplete("first")
    @ahead.autocomplete("second")
    @ahead.autocomplete("third")
    async def _deeds(self, interaction: discord.Interaction, current: str) -> Choices:
        try:
            choices = await self.responder.service.play.declared_turns.choices(
                request_of(interaction), current[:100]
            )
        except GameError:
            return []
        return [app_commands.Choice(name=each.label, value=each.value) for each in choices]

    @command("keep", of="orders")
    async def keep(self, interaction: discord.Interaction) -> None:
        """Repeat the latest attack in every round."""
        await self.responder.does_here(
            interaction, self.responder.service.play.repeated_attacks.keep
        )

    async def _kept(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Repeat the latest attack in every round, by the button on the card."""
        await acknowledge(interaction, thinking=True)
        answer = await self.responder.service.play.repeated_attacks.keep(
            request_of(interaction), pressed.adventure, pressed.version
        )
        await self.responder.told(interaction, answer)

    @command("withdraw", of="orders")
    async def withdraw(self, interaction: discord.Interaction) -> None:
        """Withdraw the declared turn."""
        await self.responder.does_here(
            interaction, self.responder.service.play.declared_turns.withdraw
        )

    async def _opened(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Open the panel of declared turns by the button on the card."""
        await acknowledge(interaction, thinking=True)
        await self._panel(interaction, pressed.adventure)

    async def _panel(self, interaction: discord.Interaction, adventure: str) -> None:
        ahead = await self.responder.service.play.declared_turns.look(
            request_of(interaction), adventure
        )
        view = ahead_panel(ahead, self.responder.words(interaction))
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    async def _picked(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Store a choice from one of the panel's lists at once."""
        await acknowledge(interaction)
        place = pressed.detail.removesuffix(WORDED).removesuffix(ONLY)
        rank = int(place) if place.isdecimal() else 0
        data = cast("dict[str, object]", interaction.data or {})
        values = data.get("values")
        option = str(values[0])[:100] if isinstance(values, list) and values else ""
        await self.responder.service.play.declared_turns.choose(
            request_of(interaction),
            pressed.adventure,
            pressed.version,
            one_of(rank, range(1, MOST + 1)),
            option,
        )
        await self._turned(interaction, pressed.adventure)

    async def _taken_back(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Withdraw the declared turn by the panel's button."""
        await acknowledge(interaction)
        await self.responder.service.play.declared_turns.withdraw(
            request_of(interaction), pressed.adventure, pressed.version
        )
        await self._turned(interaction, pressed.adventure)

    async def _turned(self, interaction: discord.Interaction, adventure: str) -> None:
        """Show the panel as it is now."""
        ahead = await self.responder.service.play.declared_turns.look(
            request_of(interaction), adventure
        )
        view = ahead_panel(ahead, self.responder.words(interaction))
        await interaction.edit_original_response(view=view)


def every_order(words: Words) -> list[tuple[str, str]]:
    """Return all possible orders, each as it is stored and in words."""
    return [
        (f"{when}.{deed}", words.say(order_text(Order(when=when, deed=deed))))
        for when in CONDITIONS
        for deed in DEEDS
    ]
