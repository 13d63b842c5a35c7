"""A bot of the real library, with one of everything that the tests try, and the table it is at."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from bot.gateway.heartbeats import end_unfinished, ended
from bot.table.connect import pointed_at
from bot.table.server import TableServer
from tests.support.patience import PATIENCE
from tests.support.people import Person


def picture(width: int = 40, height: int = 30) -> bytes:
    """Give a PNG of this size."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), "teal").save(data, "PNG")
    return data.getvalue()


class Card(discord.ui.LayoutView):
    """A card like the real ones: text, a map, buttons and a select."""

    def __init__(self, words: str, name: str | None = None, *, live: bool = True) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0x336699)
        box.add_item(discord.ui.TextDisplay(words))
        if name is not None:
            item = discord.MediaGalleryItem(f"attachment://{name}", description="A small map")
            box.add_item(discord.ui.MediaGallery(item))
        box.add_item(discord.ui.Separator())
        press = discord.ui.Button(label="Press", custom_id="press", disabled=not live)
        slow = discord.ui.Button(label="Slow", custom_id="slow", disabled=not live)
        ask = discord.ui.Button(label="Ask", custom_id="ask", disabled=not live)
        dead = discord.ui.Button(label="Dead", custom_id="dead", disabled=True)
        mute = discord.ui.Button(label="Mute", custom_id="mute", disabled=not live)
        box.add_item(discord.ui.ActionRow(press, slow, ask, dead, mute))
        pick = discord.ui.Select(
            custom_id="pick",
            placeholder="Pick a way",
            options=[discord.SelectOption(label=w, value=w.lower()) for w in ("North", "South")],
        )
        box.add_item(discord.ui.ActionRow(pick))
        self.add_item(box)


class Question(discord.ui.Modal, title="A question"):
    """A modal with the kinds of fields that the bot may use."""

    name = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20)
    )
    way = discord.ui.Label(
        text="Way",
        component=discord.ui.Select(
            custom_id="way",
            options=[discord.SelectOption(label=w, value=w.lower()) for w in ("Left", "Right")],
        ),
    )

    mood = discord.ui.Label(
        text="Mood",
        component=discord.ui.RadioGroup(
            custom_id="mood",
            required=False,
            options=[discord.RadioGroupOption(label=w, value=w.lower()) for w in ("Calm", "Wild")],
        ),
    )
    bag = discord.ui.Label(
        text="Bag",
        component=discord.ui.CheckboxGroup(
            custom_id="bag",
            required=False,
            min_values=0,
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label=w, value=w.lower()) for w in ("Rope", "Lamp")
            ],
        ),
    )
    sure = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        way = self.way.component.values[0]
        bag, mood = " and ".join(self.bag.component.values), self.mood.component.value
        said = f"{self.name.component.value} goes {way}"
        if bag or mood or self.sure.component.value:
            said += f", {mood}, with {bag}, sure: {self.sure.component.value}"
        await interaction.response.send_message(said)


class Trial(commands.Bot):
    """The bot. `seen` gathers what its listeners were told."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05,
            max_messages=None,
            **{"intents": discord.Intents(guilds=True, guild_messages=True), **options},
        )
        self.seen: list[tuple[str, Any]] = []
        self.resumed = asyncio.Event()
        self.tree.add_command(_say)
        self.tree.add_command(Group())
        self.tree.add_command(_card)
        self.tree.add_command(_hidden)
        self.tree.add_command(_think)
        self.tree.add_command(_silent)
        self.tree.add_command(_look)

        self.ready = asyncio.Event()

    async def close(self) -> None:
        await end_unfinished(self._connection, {self.ws})
        await super().close()
        await ended(self._connection)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.seen.append(("thread_create", thread.id))

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(("message", message.id))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(("interaction", interaction.id))
        if interaction.type is not discord.InteractionType.component:
            return
        which = interaction.data["custom_id"]
        if which == "press":
            await interaction.response.edit_message(view=Card("pressed", "map.png"))
        elif which == "slow":
            await interaction.response.defer()
            file = discord.File(io.BytesIO(picture(64, 48)), "map-2.png", description="The new map")
            await interaction.edit_original_response(
                view=Card("redrawn", "map-2.png"), attachments=[file]
            )
        elif which == "ask":
            await interaction.response.send_modal(Question())
        elif which == "pick":
            await interaction.response.send_message(
                f"picked {interaction.data['values'][0]}", ephemeral=True
            )
        elif which not in ("mute", "dead"):
            await interaction.response.send_message("outdated", ephemeral=True)


@app_commands.context_menu(name="Look at it")
@app_commands.guild_only()
async def _look(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"that is {message.id}", ephemeral=True)


@app_commands.command(name="say", description="Say something to somebody")
@app_commands.describe(who="To whom", words="What to say", times="How often")
async def _say(
    interaction: discord.Interaction,
    who: discord.Member,
    words: str,
    times: app_commands.Range[int, 1, 3] = 1,
) -> None:
    allowed = discord.AllowedMentions(users=[who])
    await interaction.response.send_message(
        f"{who.mention}: {' '.join([words] * times)}", allowed_mentions=allowed
    )


class Group(app_commands.Group, name="game", description="Games"):
    """Subcommands with choices and autocomplete."""

    @app_commands.command(name="open", description="Open a game")
    @app_commands.choices(kind=[app_commands.Choice(name=n, value=n) for n in ("old", "new")])
    async def begin(
        self, interaction: discord.Interaction, kind: str, hero: str = "nobody"
    ) -> None:
        await interaction.response.send_message(f"{kind} game for {hero}")

    @begin.autocomplete("hero")
    async def _heroes(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        heroes = [h for h in ("Adela", "Brand", "Aster") if h.startswith(current)]
        return [app_commands.Choice(name=h, value=h.lower()) for h in heroes]


@app_commands.command(name="card", description="Show a card")
async def _card(interaction: discord.Interaction) -> None:
    file = discord.File(io.BytesIO(picture()), "map.png", description="A small map")
    await interaction.response.send_message(view=Card("a card", "map.png"), file=file)


@app_commands.command(name="hidden", description="Show a card to one person")
async def _hidden(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("first, in place of the thought", ephemeral=True)
    await interaction.followup.send("second, hidden as well", ephemeral=True)
    await interaction.followup.send("third, for all to see")


@app_commands.command(name="think", description="Think, then answer")
async def _think(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.edit_original_response(content="a thought")
    await interaction.edit_original_response(content="a better thought")


@app_commands.command(name="silent", description="Say nothing at all")
async def _silent(interaction: discord.Interaction) -> None:
    """Leave the person waiting."""


@dataclass
class Setting:
    """A table with the bot at it, and one person."""

    server: TableServer
    bot: Trial
    maren: Person

    @property
    def tavern(self) -> discord.TextChannel:
        """The first channel, as the bot sees it."""
        channel = self.bot.get_channel(int(self.maren.channel))
        assert isinstance(channel, discord.TextChannel)
        return channel

    @contextlib.contextmanager
    def answers_within(self, seconds: float) -> Iterator[None]:
        """For now whoever answers later than this is too late: a test of silence is short."""
        responder = self.server._responder
        usual, responder._answer_within = responder._answer_within, seconds
        try:
            yield
        finally:
            responder._answer_within = usual


@contextlib.asynccontextmanager
async def at_the_table(**options: Any) -> AsyncIterator[Setting]:
    """Start a server (with these options), log the bot in, and seat Maren."""
    server = TableServer(**options)
    await server.start()
    try:
        async with running(server) as bot, Person.sit(server.page_url) as maren:
            yield Setting(server, bot, maren)
    finally:
        await server.stop()


@contextlib.asynccontextmanager
async def running(server: TableServer, **options: Any) -> AsyncIterator[Trial]:
    """Run a bot until the context ends."""
    with pointed_at(server.api_base, server.gateway_url):
        bot = Trial(**options)
        life = asyncio.create_task(bot.start("local"))
        try:
            ready = asyncio.create_task(bot.ready.wait())
            await asyncio.wait({ready, life}, timeout=PATIENCE, return_when="FIRST_COMPLETED")
            ready.cancel()
            if life.done():
                life.result()
            assert bot.ready.is_set()
            yield bot
        finally:
            await bot.close()
            await asyncio.wait({life}, timeout=5)
