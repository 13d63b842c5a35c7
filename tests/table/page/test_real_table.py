"""The page, the real table and the real client together: three clicks to a map."""

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest_asyncio
from discord import app_commands, ui
from discord.ext import commands
from playwright.async_api import Browser, Page, expect

from bot.table.connect import pointed_at
from bot.table.server import TableServer
from tests.table.page.browsing import MARKS, shot, window
from tests.table.page.fake_table import floor_plan

pytestmark = MARKS
Seen = discord.Interaction[Any]


def card(*parts: ui.Item[Any], labels: tuple[str, ...] = ()) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(
        *[ui.Button(label=each, custom_id=each.lower()) for each in labels]
    )
    view.add_item(ui.Container(*parts, *([row] if labels else []), accent_colour=0xE9B25C))
    return view


class Question(ui.Modal, title="One question"):
    answer: ui.Label[Any] = ui.Label(text="Your answer", component=ui.TextInput(custom_id="answer"))

    async def on_submit(self, interaction: Seen) -> None:
        assert isinstance(self.answer.component, ui.TextInput)
        await interaction.response.send_message(f"You said {self.answer.component.value}")


class Host(commands.Bot):
    """A dungeon master of a few lines."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(commands.when_mentioned, intents=intents, help_command=None)

    async def setup_hook(self) -> None:
        group = app_commands.Group(name="adventure", description="Adventures")

        @group.command(name="new", description="Open a lobby")
        async def new(interaction: Seen) -> None:
            await interaction.response.send_message(
                view=card(ui.TextDisplay("# The lobby"), labels=("Join", "Begin", "Ask"))
            )

        @self.tree.command(name="walk", description="Walk somewhere")
        async def walk(interaction: Seen, to: str, steps: int = 1) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send(f"You walk {steps} to **{to}**.", ephemeral=True)

        @walk.autocomplete("to")
        async def places(_: Seen, typed: str) -> list[app_commands.Choice[str]]:
            names = ("North door", "South door")
            return [app_commands.Choice(name=n, value=n) for n in names if typed in n.lower()]

        self.tree.add_command(group)
        await self.tree.sync()

    async def on_interaction(self, interaction: Seen) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        match data["custom_id"]:
            case "join":
                view = card(ui.TextDisplay("# The lobby\n- Joined"), labels=("Begin",))
                await interaction.response.edit_message(view=view)
            case "begin":
                await interaction.response.defer()
                picture = discord.File(io.BytesIO(floor_plan()), "map.png")
                gallery: ui.MediaGallery[Any] = ui.MediaGallery(
                    discord.MediaGalleryItem(picture, description="A map")
                )
                assert isinstance(interaction.channel, discord.TextChannel)
                await interaction.channel.send(
                    view=card(ui.TextDisplay("# Turn 1"), gallery), file=picture
                )
            case "ask":
                await interaction.response.send_modal(Question())


@pytest_asyncio.fixture(loop_scope="package")
async def page(browser: Browser) -> AsyncIterator[Page]:
    server = TableServer()
    await server.start()
    with pointed_at(server.api_base, server.gateway_url):
        host = Host()
        running = asyncio.create_task(host.start("local"))
        async with window(browser) as opened:
            await opened.goto(server.page_url)
            yield opened
        await host.close()
        await running
    await server.stop()


async def test_three_clicks_reach_a_map(page: Page) -> None:
    await page.get_by_role("button", name="Start an adventure here").click()
    await page.get_by_role("button", name="Join").click()
    await expect(page.get_by_text("(edited)")).to_be_visible()
    await page.get_by_role("button", name="Begin").click()
    await expect(page.get_by_role("heading", name="Turn 1")).to_be_visible()
    await expect(page.get_by_role("img", name="A map")).to_be_in_viewport()
    width = await page.get_by_role("img", name="A map").evaluate("image => image.naturalWidth")
    assert width == 1200
    await shot(page, "real-1280")


async def test_commands_suggestions_and_private_answers(page: Page) -> None:
    line = page.get_by_role("combobox", name="Command line")
    await expect(page.get_by_role("button", name="Start an adventure here")).to_be_enabled()
    await line.press_sequentially("/walk ")
    await page.get_by_role("button", name="Add the option steps").click()
    await page.get_by_role("textbox", name="steps").fill("3")
    await page.get_by_role("combobox", name="to").press_sequentially("sou")
    await expect(page.get_by_role("option", name="South door", selected=True)).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("#messages").get_by_text("You walk 3 to South door.")).to_be_visible()
    await expect(page.get_by_text("Only you can see this")).to_be_visible()
    await page.get_by_role("radio").nth(1).click()
    await expect(page.get_by_text("Only you can see this")).to_have_count(0)


async def test_modal_is_answered(page: Page) -> None:
    await page.get_by_role("button", name="Start an adventure here").click()
    await page.get_by_role("button", name="Ask").click()
    await page.get_by_role("dialog").get_by_role("textbox", name="Your answer").fill("forty-two")
    await page.keyboard.press("Enter")
    await expect(page.locator("#messages").get_by_text("You said forty-two")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_have_count(0)
