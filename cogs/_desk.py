"""The desk: how an interaction is answered and its card brought up to date."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence

import aiohttp
import discord
from discord import app_commands, ui

from cogs._ahead import acknowledged
from cogs._cards import build, build_map, note, retired
from cogs._edits import PATIENCE
from cogs._errors import NO_MENTIONS, whisper
from cogs._house import NOTHING, House, Sight, ThemeName, ViewName, known_theme
from cogs._panels import (
    back_panel,
    end_panel,
    log_panel,
    moment_panel,
    reel_message,
    settings_panel,
)
from rules.core.scene import Scene
from rules.core.words import Words
from rules.service.patience import Costly
from rules.service.recap import said
from rules.service.records import Answer, Card, Request
from rules.service.tastes import Maps, Taste

log = logging.getLogger(__name__)

MOST_GAMES = 25

MOST_BYTES = 8_000_000
"""The largest replay that is sent, however much a place may take."""
REMEMBERED = 5000
"""Interactions that are known again when they come twice."""


def locale_of(interaction: discord.Interaction) -> str:
    """The language of the person, without its region."""
    return str(interaction.locale).split("-", maxsplit=1)[0]


def request_of(interaction: discord.Interaction) -> Request:
    """Who asks, where and in which interaction, and what they may and are there."""
    rights, person, place = interaction.permissions, interaction.user, interaction.channel
    return Request(
        id=str(interaction.id),
        user=interaction.user.id,
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id,
        locale=locale_of(interaction),
        manager=rights.manage_channels,
        warden=interaction.guild_id is not None and (rights.manage_guild or rights.administrator),
        roles=tuple(each.id for each in person.roles) if isinstance(person, discord.Member) else (),
        above=place.parent_id if isinstance(place, discord.Thread) else 0,
    )


class Desk:
    """Answers for the cogs: private words, cards edited where they were clicked, maps."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.service = house.service
        self._heard: OrderedDict[int, None] = OrderedDict()
        self._under_way: set[asyncio.Task[object]] = set()
        self._closing = False

    async def finish(self, seconds: float) -> None:
        """Take nothing on any more; let what is under way be answered, for at most that long."""
        self._closing = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=seconds)

    def takes(self, interaction: discord.Interaction) -> bool:
        """Whether the running task shall carry this out: once, as the gateway may send it twice."""
        if self._closing:
            log.info("interaction %s came too late: the process stops", interaction.id)
            return False
        if interaction.id in self._heard:
            log.info("interaction %s came again", interaction.id)
            return False
        self._heard[interaction.id] = None
        while len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        task = asyncio.current_task()
        if task is not None:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return True

    def spend(self, interaction: discord.Interaction, costly: Costly) -> None:
        """Count what costs much, once it was acknowledged.

        Raises:
            RuleError: the person had enough of it lately; it says when they may have more.
        """
        self.service.doors.patience.spend(interaction.user.id, costly)

    def words(self, interaction: discord.Interaction) -> Words:
        """The words of the person's language."""
        return self.service.words(locale_of(interaction))

    def games(
        self, interaction: discord.Interaction, typed: str, *, books: bool = False
    ) -> list[app_commands.Choice[str]]:
        """The games (or all rulebooks) whose key or title has what was typed in it."""
        looks = self.service.looks
        listed = (looks.books if books else looks.systems)(locale_of(interaction))
        return [
            app_commands.Choice(name=title, value=key)
            for key, title in listed
            if typed.casefold() in f"{key} {title}".casefold()
        ][:MOST_GAMES]

    async def told(
        self, interaction: discord.Interaction, answer: Answer, *, at: int | None = None
    ) -> None:
        """Answer a command privately; the poster brings the card.

        `at` is the channel where it goes on: where that is another one, the answer leads there.
        """
        words = self.words(interaction)
        text = answer.text or words.phrase("answer-fine")
        if at is not None and at != interaction.channel_id:
            text = f"{text}\n{words.phrase('answer-over-there', channel=f'<#{at}>')}"
        await whisper(interaction, text)
        await self.caught_up(interaction, answer)

    async def caught_up(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Tell who was absent, and has just acted again, what happened before that."""
        if answer.back and not answer.repeated:
            request, words = request_of(interaction), self.words(interaction)
            recap = await self.service.recaps.since_left(request, answer.adventure, answer.back)
            others = await self.service.homecomings.others(request.user, answer.adventure)
            if others:
                view = back_panel(answer.adventure, said(recap, words), words)
                await self._send(interaction, view)
            else:
                await whisper(interaction, said(recap, words))

    async def shown(self, interaction: discord.Interaction, answer: Answer) -> None:
        """After a click: edit the clicked card, or retire it when a new one is on its way."""
        message = interaction.message
        if answer.repeated or message is None:
            await self.service.hurry(answer.adventure)
        elif answer.fresh:
            await self.retire(interaction, message)
        else:
            await self._edit(interaction, message, answer)

    async def _edit(
        self, interaction: discord.Interaction, message: discord.Message, answer: Answer
    ) -> None:
        async with self.house.card_lock(answer.adventure):
            wishes = await self.service.wishes(answer.adventure)
            found = await self.service.looks.load(answer.adventure)
            if found.card == message.id and found.shown >= found.version:
                return
            if found.card == message.id:
                card = await self.service.looks.card(answer.adventure)
                sight = await self.sight(card)
                built = build(card, sight, self.service.words(card.locale))
                try:
                    await acknowledged(interaction)
                    async with asyncio.timeout(PATIENCE):
                        await interaction.edit_original_response(
                            view=built.view, attachments=built.files, allowed_mentions=NO_MENTIONS
                        )
                except TimeoutError:
                    log.info("a click's edit of its card took too long; posting it anew")
                    await self.service.hurry(answer.adventure, anew=True)
                    return
                except discord.HTTPException as refused:
                    log.info("a click could not edit its card (%s); posting it", refused.code)
                else:
                    await self.service.shown(card.adventure, card.version, message.id, wishes)
                    return
        await self.service.hurry(answer.adventure)

    async def retire(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Take the buttons off a card of the past, through the click on it."""
        view = retired(message)
        if view is None:
            return
        try:
            await acknowledged(interaction)
            async with asyncio.timeout(PATIENCE):
                await interaction.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as refused:
            log.info("an old card could not be retired by a click (%r)", refused)
        else:
            self.house.poster.stripped(message.id)

    async def sight(self, card: Card) -> Sight:
        """The map of a card, as its turn shows it to everybody; nothing for a lobby."""
        if card.scene is None:
            return NOTHING
        name = f"map-{card.adventure}-{card.version}"
        return await self.seen(card.scene, card.locale, name, "play", described=card.described)

    async def taste(self, interaction: discord.Interaction) -> Taste:
        """How the person likes to be shown things."""
        return await self.service.tastes.of(interaction.user.id)

    async def seen(
        self,
        scene: Scene,
        locale: str,
        name: str,
        view: ViewName,
        *,
        taste: Taste | None = None,
        theme: str | None = None,
        described: bool = False,
        asker: int | None = None,
    ) -> Sight:
        """What a message shows of a scene.

        With a taste it is for that person alone: their colours come before `theme`, and who likes
        words gets no picture. Without one it is for everybody, in words too if `described`.
        `asker` is who asked for it; without one a whole table waits for it.
        """
        painter = self.house.painter
        if taste is not None and taste.maps == "text":
            prose = await painter.prose(scene, locale=locale, asker=asker)
            letters = await painter.text_map(scene, locale=locale, view=view, asker=asker)
            return Sight(prose=prose, letters=letters)
        chosen = known_theme(taste.theme if taste else "") or known_theme(theme or "")
        picture = await painter.paint(
            scene, locale=locale, name=name, view=view, theme=chosen, asker=asker
        )
        prose = await painter.prose(scene, locale=locale, asker=asker) if described else ""
        return Sight.model_construct(picture=picture, prose=prose)

    async def _private(self, interaction: discord.Interaction, card: Card) -> Sight:
        """The map of a card, as one person alone sees it."""
        if card.scene is None:
            return NOTHING
        name = f"map-{card.adventure}-{card.version}"
        taste, asker = await self.taste(interaction), interaction.user.id
        locale = locale_of(interaction)
        return await self.seen(card.scene, locale, name, "play", taste=taste, asker=asker)

    async def stale(self, interaction: discord.Interaction, adventure: str, sentence: str) -> None:
        """Answer an old button: why it does nothing, the board as it is now, and where it is."""
        found = await self.service.looks.load(adventure)
        card = await self.service.looks.card(adventure)
        words = self.words(interaction)
        where = f"https://discord.com/channels/{found.guild or '@me'}/{found.channel}/{found.card}"
        linked = words.phrase("stale-link", link=where) if found.card else ""
        built = build(
            card.with_(footer=f"{sentence} {linked}", waiting=()),
            await self._private(interaction, card),
            words,
            live=False,
        )
        await interaction.followup.send(
            view=built.view, files=built.files, ephemeral=True, allowed_mentions=NO_MENTIONS
        )
        message = interaction.message
        if message is not None and found.card != message.id and not message.flags.ephemeral:
            await self.retire(interaction, message)

    async def board(self, interaction: discord.Interaction, adventure: str) -> None:
        """Show the card as it stands to one person, and bring the public one back."""
        self.house.poster.restore(adventure)
        card = await self.service.looks.card(adventure)
        sight = await self._private(interaction, card)
        built = build(card.with_(waiting=()), sight, self.words(interaction), live=False)
        await self._send(interaction, built.view, built.files)

    async def settings(self, interaction: discord.Interaction, adventure: str) -> None:
        """Send the list of settings to one person."""
        await self._send(interaction, await self._settings(interaction, adventure, "", ""))

    async def setting(
        self, interaction: discord.Interaction, adventure: str, chosen: str, said: str = ""
    ) -> None:
        """Show the values of a chosen setting in the panel that was clicked."""
        view = await self._settings(interaction, adventure, chosen, said)
        await interaction.edit_original_response(view=view)

    async def _settings(
        self, interaction: discord.Interaction, adventure: str, chosen: str, said: str
    ) -> ui.LayoutView:
        found = await self.service.looks.load(adventure)
        settings = await self.service.lobby.lines(adventure, locale_of(interaction))
        words = self.words(interaction)
        return settings_panel(adventure, found.version, settings, words, chosen=chosen, said=said)

    async def log(
        self,
        interaction: discord.Interaction,
        adventure: str,
        page: int,
        *,
        edit: bool = False,
    ) -> None:
        """Show a page of the log to one person, in the panel that was clicked or a new one."""
        found = await self.service.looks.log(adventure, request_of(interaction), page)
        view = log_panel(adventure, 0, found, self.words(interaction))
        if edit:
            await interaction.edit_original_response(view=view)
        else:
            await self._send(interaction, view)

    async def replay(
        self,
        interaction: discord.Interaction,
        adventure: str,
        *,
        theme: ThemeName | None,
        as_text: bool | None,
        private: bool,
    ) -> None:
        """Send an adventure so far as an animation, after a private acknowledgement.

        Who likes words steps through it in words; the animation goes to the others, if any.
        """
        taste = await self.taste(interaction)
        in_words = taste.maps == "text" if as_text is None else as_text
        if in_words:
            await self.moment(interaction, adventure, 1, edit=False, as_text=True)
        if in_words and private:
            return
        self.spend(interaction, "file")
        reel = await self.service.looks.reel(adventure)
        words = self.words(interaction)
        picture = await self.house.painter.replay(
            reel.scenes,
            locale=locale_of(interaction),
            name=f"replay-{adventure}-{interaction.id}",
            theme=theme or known_theme(taste.theme),
            limit=min(interaction.filesize_limit, MOST_BYTES),
            asker=interaction.user.id,
        )
        title = words.say(reel.scenes[-1].title)
        built = reel_message(adventure, reel.version, picture, title, words)
        if not private and not in_words:
            # What follows a private acknowledgement first is private, whatever it asks for.
            await whisper(interaction, words.phrase("answer-replay"))
        await interaction.followup.send(
            view=built.view, files=built.files, ephemeral=private, allowed_mentions=NO_MENTIONS
        )

    async def moment(
        self,
        interaction: discord.Interaction,
        adventure: str,
        number: int,
        *,
        edit: bool,
        as_text: bool | None = None,
    ) -> None:
        """Show one moment of a replay to one person, in the panel that was clicked or a new one."""
        locale = locale_of(interaction)
        found = await self.service.looks.moment(adventure, number, locale)
        taste = _asked(await self.taste(interaction), as_text=as_text)
        name = f"moment-{adventure}-{found.number}-{interaction.id}"
        asker = interaction.user.id
        sight = await self.seen(found.scene, locale, name, "play", taste=taste, asker=asker)
        built = moment_panel(adventure, found, sight, self.words(interaction))
        if edit:
            await interaction.edit_original_response(
                view=built.view, attachments=built.files, allowed_mentions=NO_MENTIONS
            )
        else:
            await self._send(interaction, built.view, built.files)

    async def confirm_end(self, interaction: discord.Interaction, adventure: str) -> None:
        """Ask before an adventure is ended."""
        await self._send(interaction, end_panel(adventure, 0, self.words(interaction)))

    async def replace(self, interaction: discord.Interaction, text: str) -> None:
        """Put a sentence in the place of the private panel that was clicked."""
        await interaction.edit_original_response(view=note(text))

    async def _send(
        self,
        interaction: discord.Interaction,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
    ) -> None:
        await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NO_MENTIONS
        )

    async def map(
        self,
        interaction: discord.Interaction,
        adventure: str,
        scene: Scene,
        *,
        view: ViewName,
        theme: ThemeName | None = None,
        as_text: bool | None = None,
        private: bool = True,
    ) -> None:
        """Send a map as a picture with its words, or as text alone; None goes by the person.

        Raises:
            RuleError: the person had enough maps lately.
        """
        self.spend(interaction, "map")
        taste = _asked(await self.taste(interaction), as_text=as_text, theme=theme)
        name = f"map-{adventure}-{interaction.id}"
        locale, asker = locale_of(interaction), interaction.user.id
        sight = await self.seen(scene, locale, name, view, taste=taste, asker=asker)
        built = build_map(sight, self.words(interaction).say(scene.title))
        await interaction.followup.send(
            view=built.view, files=built.files, ephemeral=private, allowed_mentions=NO_MENTIONS
        )


def _asked(taste: Taste, *, as_text: bool | None = None, theme: ThemeName | None = None) -> Taste:
    """A person's taste, but for what they ask for this time."""
    maps: Maps = taste.maps if as_text is None else "text" if as_text else "picture"
    return Taste(maps=maps, theme=theme or taste.theme)
