"""Answering with maps and replays as each person likes them: pictures or words, their colours."""

from collections.abc import Callable

import discord
from discord import ui

from cogs.base.errors import MOST_SAID, NO_MENTIONS, send_privately
from cogs.base.ids import encode
from cogs.base.languages import locale_of
from cogs.base.signs import WORDS_ALONE, coded, written
from cogs.cards.messages import build_map
from cogs.cards.panels import moment_panel, replay_message
from cogs.cards.views import MapViews
from cogs.ports import (
    NOTHING,
    Emojis,
    MapDisplay,
    Ports,
    ReplayRequest,
    ThemeName,
    ViewName,
    known_theme,
)
from rules.core.scene import Scene
from rules.core.words import Words
from rules.service.history.queries import older_steps
from rules.service.people.preferences import DisplayPreference, Maps
from rules.service.records import Card
from rules.service.servers.cooldowns import Costly

MOST_BYTES = 3_000_000
"""The largest replay that is sent, in bytes, whatever the server's limit on uploads."""


class MapAnswers:
    """Answers people with maps and replays, as each of them likes those."""

    def __init__(self, ports: Ports, views: MapViews) -> None:
        self.ports = ports
        self.service = ports.service
        self.views = views

    def words(self, interaction: discord.Interaction) -> Words:
        """Return the catalog of the person's language."""
        return self.service.words(locale_of(interaction))

    def spend(self, interaction: discord.Interaction, costly: Costly, cost: int = 1) -> None:
        """Count an expensive request of a person, after it was acknowledged; `cost` times.

        Raises:
            RuleError: the person made too many lately; the error says when they may go on.
        """
        self.service.servers.admission.cooldowns.spend(interaction.user.id, costly, cost)

    async def taste(self, interaction: discord.Interaction) -> DisplayPreference:
        """Return the preferences of the person about how things are shown."""
        return await self.service.people.preferences.of(interaction.user.id)

    async def emojis_for(self, interaction: discord.Interaction) -> Emojis:
        """Return the emojis for what one person alone sees: none for who likes words."""
        taste = await self.taste(interaction)
        return WORDS_ALONE if taste.maps == "text" else self.ports.emojis

    async def marks_for(self, interaction: discord.Interaction) -> Callable[[str], str]:
        """Return what writes a sign before a name, for what one person alone sees."""
        emojis = await self.emojis_for(interaction)
        return lambda sign: "".join(written([coded(sign)], emojis, MOST_SAID))

    async def _private(self, interaction: discord.Interaction, card: Card) -> MapDisplay:
        """Return the map of a card as one person alone sees it."""
        if card.scene is None:
            return NOTHING
        name = f"map-{card.adventure}-{card.version}"
        taste, asker = await self.taste(interaction), interaction.user.id
        locale = locale_of(interaction)
        return await self.views.seen(card.scene, locale, name, "play", taste=taste, asker=asker)

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
        edit: bool = False,
    ) -> None:
        """Send a map as a picture or as text; with None the person's preferences decide.

        A picture has a button that tells the map in words. With `edit` the map takes the place of
        the panel that was pressed.

        Raises:
            RuleError: the person asked for too many maps lately.
        """
        self.spend(interaction, "map")
        taste = _asked(await self.taste(interaction), as_text=as_text, theme=theme)
        name = f"map-{adventure}-{interaction.id}"
        locale, asker = locale_of(interaction), interaction.user.id
        sight = await self.views.seen(scene, locale, name, view, taste=taste, asker=asker)
        words = self.words(interaction)
        row = None if sight.picture is None else _in_words(adventure, words)
        built = build_map(sight, words.say(scene.title), row)
        if edit:
            await built.take_place(interaction, words)
        else:
            await built.follow_up(interaction, words, private=private)

    async def replay(
        self,
        interaction: discord.Interaction,
        adventure: str,
        *,
        theme: ThemeName | None,
        as_text: bool | None,
        private: bool,
    ) -> None:
        """Send a replay of an adventure so far, after a private acknowledgement.

        People who prefer words get it step by step in words; all others get the animation.
        """
        taste = await self.taste(interaction)
        in_words = taste.maps == "text" if as_text is None else as_text
        if in_words:
            await self.moment(interaction, adventure, 1, edit=False, as_text=True)
        if in_words and private:
            return
        reel = await self.service.history.queries.reel(adventure)
        words = self.words(interaction)
        request = ReplayRequest(
            scenes=tuple(reel.scenes),
            told=await self.service.history.queries.captions(adventure, locale_of(interaction)),
            locale=locale_of(interaction),
            name=f"replay-{adventure}-{interaction.id}",
            theme=theme or known_theme(taste.theme),
            limit=min(interaction.filesize_limit, MOST_BYTES),
            asker=interaction.user.id,
        )
        self.spend(interaction, "file", self.ports.painter.cost(request))
        picture = await self.ports.painter.replay(request)
        title, older = words.say(reel.scenes[-1].title), older_steps(reel, words)
        built = replay_message(adventure, reel.version, picture, title, words, older=older)
        if not private and not in_words:
            # The first message after a private acknowledgement is always private.
            await send_privately(interaction, words.phrase("answer-replay"))
        await built.follow_up(interaction, words, private=private)

    async def moment(
        self,
        interaction: discord.Interaction,
        adventure: str,
        number: int,
        *,
        edit: bool,
        as_text: bool | None = None,
    ) -> None:
        """Show a moment of a replay privately, in the clicked panel or a new one."""
        locale = locale_of(interaction)
        found = await self.service.history.queries.replay_scene(adventure, number, locale)
        taste = _asked(await self.taste(interaction), as_text=as_text)
        name = f"moment-{adventure}-{found.number}-{interaction.id}"
        asker = interaction.user.id
        sight = await self.views.seen(found.scene, locale, name, "play", taste=taste, asker=asker)
        words = self.words(interaction)
        built = moment_panel(adventure, found, sight, words)
        if edit:
            await built.take_place(interaction, words)
        else:
            await built.follow_up(interaction, words, private=True)

    async def _send(self, interaction: discord.Interaction, view: ui.LayoutView) -> None:
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)


def _in_words(adventure: str, words: Words) -> ui.ActionRow[ui.LayoutView]:
    """Return a row with the button that tells a map in words."""
    custom_id = encode(adventure, 0, "map.words")
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=words.phrase("button-map-words"), custom_id=custom_id
    )
    return ui.ActionRow(button)


def _asked(
    taste: DisplayPreference, *, as_text: bool | None = None, theme: ThemeName | None = None
) -> DisplayPreference:
    """Return a person's preferences, changed by what they ask for this time."""
    maps: Maps = taste.maps if as_text is None else "text" if as_text else "picture"
    return DisplayPreference(maps=maps, theme=theme or taste.theme)
