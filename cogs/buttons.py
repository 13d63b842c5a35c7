"""The router: every button, list and form of every card ever posted is answered here, by its id.

Nothing is kept in memory between a card and its click, so that cards of months ago still answer.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import cast

import discord
from discord.ext import commands

from cogs.base.acknowledgement import acknowledge_meanwhile, acknowledged
from cogs.base.errors import PRIVATE, acknowledge, answer_error, send_privately, sentence
from cogs.base.ids import PREFIX, Pressed, decode
from cogs.base.languages import SpokenLanguages
from cogs.base.repeated_presses import RepeatedPresses
from cogs.base.requests import chosen_value
from cogs.base.under_way import UnderWay
from cogs.cards.messages import has_picture
from cogs.cards.open_panels import OpenPanels
from cogs.cards.panel_controls import CHOSEN, PRESSED, STEPPED
from cogs.cards.responder import Responder, request_of
from cogs.cards.settings_panel import SETTINGS_FILL, SETTINGS_FORM
from cogs.hall.runs import watched
from cogs.help import send_help
from cogs.lobby.choosing import Choosing
from rules.core.errors import GameError, StaleBoard
from rules.core.words import Words
from rules.ports import Adventure
from rules.service.cards.lobby_card import OWN
from rules.service.records import Answer

log = logging.getLogger(__name__)

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]

ROUTED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What has an id of ours: presses of buttons and lists, and forms that are sent."""
PANEL_VERBS = {
    "set",
    "val",
    SETTINGS_FORM,
    SETTINGS_FILL,
    "packs",
    "log",
    "end",
    "say",
    "unsay",
    "now",
    "nights",
    PRESSED,
    CHOSEN,
    STEPPED,
}
"""Verbs of private panels alone: they edit the clicked message, which must be no public card."""


class ButtonsCog(commands.Cog):
    """Answers every press of a button or list, and every form that is sent."""

    def __init__(
        self,
        responder: Responder,
        under_way: UnderWay,
        languages: SpokenLanguages,
        choosing: Choosing,
        more: Mapping[str, Handler] | None = None,
    ) -> None:
        """Take the handlers of all verbs: those of adventures, and `more` from other cogs."""
        self.responder = responder
        self.under_way = under_way
        self.languages = languages
        self.choosing = choosing
        self.panels = OpenPanels()
        self.pressed = RepeatedPresses()
        self.handlers: dict[str, Handler] = {
            "do": self._option,
            "in": self._listed,
            "join": self._lobby,
            "leave": self._lobby,
            "ready": self._lobby,
            "begin": self._lobby,
            "wanted": self._lobby,
            "unwanted": self._lobby,
            "settings": self._settings,
            "preset": self._preset,
            "set": self._setting,
            "val": self._value,
            "stir": self._stir,
            "lead": self._lead,
            "hero": self._hero,
            "map": self._map,
            "help": self._help,
            "new": self._new,
            "log": self._log,
            "story": self._story,
            "end": self._end,
            "replay": self._replay,
            **(more or {}),
        }
        super().__init__()

    @commands.Cog.listener("on_interaction")
    async def route(self, interaction: discord.Interaction) -> None:
        """Answer one click or form; whatever happens, the person gets an answer."""
        if interaction.type not in ROUTED:
            return
        if not self.under_way.takes(interaction):
            return
        await self.languages.note(interaction)
        words = self.responder.words(interaction)
        try:
            await self._handle(interaction, words)
        except Exception as error:  # noqa: BLE001 - the last line of defence: it becomes words
            await answer_error(interaction, error, words)
        await self.panels.replace(interaction)

    async def _handle(self, interaction: discord.Interaction, words: Words) -> None:
        custom_id = str(_data(interaction).get("custom_id", ""))
        pressed = decode(custom_id)
        handler = self.handlers.get(pressed.verb) if pressed else None
        if pressed is None or handler is None or _is_misplaced(interaction, pressed):
            log.info("a click with an unknown id (ours: %s)", custom_id.startswith(PREFIX))
            await send_privately(interaction, words.phrase("error-unknown-button"))
            return
        repeated = self.pressed.repeats(interaction)
        try:
            try:
                await handler(interaction, pressed)
            finally:
                await acknowledged(interaction)
        except GameError as error:
            if repeated and PRIVATE not in interaction.extras:
                # The first press counted: the card that it changes says all there is to say.
                log.info("a press came twice in a hurry")
                return
            self.pressed.forget(interaction)
            if not isinstance(error, StaleBoard):
                raise
            await self.responder.stale(interaction, pressed.adventure, sentence(error, words))

    async def _option(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        acknowledge_meanwhile(interaction)
        await self._press(interaction, pressed, pressed.detail)

    async def _listed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        acknowledge_meanwhile(interaction)
        await self._press(interaction, pressed, chosen_value(interaction))

    async def _press(self, interaction: discord.Interaction, pressed: Pressed, option: str) -> None:
        answer = await self.responder.service.play.actions.press(
            request_of(interaction), pressed.adventure, pressed.version, option
        )
        await self.responder.shown(interaction, answer)
        if answer.back:
            await acknowledged(interaction)
            await self.responder.caught_up(interaction, answer)

    async def _lobby(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        acknowledge_meanwhile(interaction)
        lobby, request = self.responder.service.lobby, request_of(interaction)
        answer: Answer
        match pressed.verb:
            case "join":
                answer = await lobby.join(request, pressed.adventure, in_place=True)
            case "leave":
                answer = await lobby.leave(request, pressed.adventure, in_place=True)
            case "ready":
                answer = await lobby.ready(request, pressed.adventure, in_place=True)
            case "wanted":
                lobbies = self.responder.service.by_post.lobbies
                answer = await lobbies.wanted(request, pressed.adventure, in_place=True)
            case "unwanted":
                answer = await lobby.end(request, pressed.adventure)
            case _:
                choose = pressed.detail == OWN
                answer = await lobby.begin(request, pressed.adventure, choose=choose, in_place=True)
        await self.responder.shown(interaction, answer)
        await acknowledged(interaction)
        await self.responder.ask_time(interaction, pressed.adventure)

    async def _stir(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        acknowledge_meanwhile(interaction)
        answer = await self.responder.service.play.actions.let_others_act(
            request_of(interaction), pressed.adventure, in_place=True
        )
        await self.responder.shown(interaction, answer)

    async def _lead(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Take the person's own hero back from the autopilot."""
        acknowledge_meanwhile(interaction)
        answer = await self.responder.service.play.autopilot.lead(
            request_of(interaction), pressed.adventure, in_place=True
        )
        await self.responder.shown(interaction, answer)

    async def _settings(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        await self._here(interaction, pressed)
        await self.responder.settings(interaction, pressed.adventure)

    async def _setting(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction)
        await self._here(interaction, pressed)
        await self.responder.setting(interaction, pressed.adventure, chosen_value(interaction))

    async def _value(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction)
        answer = await self.responder.service.lobby.set(
            request_of(interaction), pressed.adventure, pressed.detail, chosen_value(interaction)
        )
        await self.responder.setting(
            interaction, pressed.adventure, pressed.detail, said=answer.text
        )

    async def _preset(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Set a lobby as a preset has it, from the list on its card."""
        acknowledge_meanwhile(interaction)
        answer = await self.responder.service.lobby.set(
            request_of(interaction),
            pressed.adventure,
            "preset",
            chosen_value(interaction),
            in_place=True,
        )
        await self.responder.shown(interaction, answer)

    async def _hero(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        marks = await self.responder.marks_for(interaction)
        sheet = await self.responder.service.history.queries.sheet(
            pressed.adventure, request_of(interaction), marks
        )
        await send_privately(interaction, sheet)

    async def _map(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show the whole map privately; in words in the place of a private picture of it."""
        in_words = pressed.detail == "words" or None
        message = interaction.message
        edit = bool(in_words) and message is not None and message.flags.ephemeral
        await acknowledge(interaction, thinking=not edit)
        await self._here(interaction, pressed)
        scene = await self.responder.service.history.queries.scene(pressed.adventure)
        await self.responder.map(
            interaction, pressed.adventure, scene, view="overview", as_text=in_words, edit=edit
        )

    async def _help(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        await send_help(self.responder, interaction, await self._here(interaction, pressed))

    async def _new(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        found = await self._here(interaction, pressed)
        await self.choosing.open(interaction, found.ruleset, found.pace, "", thread=False)

    async def _log(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction)
        page = int(pressed.detail) if pressed.detail.isdecimal() else 0
        await self.responder.log(interaction, pressed.adventure, page, edit=True)

    async def _story(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Open the log at its last page, in a private panel."""
        await acknowledge(interaction, thinking=True)
        await self.responder.log(interaction, pressed.adventure, 0)

    async def _replay(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Open a step by step replay in a private panel, or show another step in it."""
        message = interaction.message
        opens = pressed.detail.startswith("o")
        panel = message is not None and message.flags.ephemeral and not opens
        await acknowledge(interaction, thinking=not panel)
        await watched(self.responder, interaction, pressed.adventure)
        digits = pressed.detail[1:]
        number = int(digits) if digits.isdecimal() else 1
        in_words = panel and message is not None and not has_picture(message)
        await self.responder.moment(
            interaction, pressed.adventure, number, edit=panel, as_text=in_words or None
        )

    async def _end(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction)
        answer = await self.responder.service.lobby.end(request_of(interaction), pressed.adventure)
        await self.responder.replace(interaction, answer.text)

    async def _here(self, interaction: discord.Interaction, pressed: Pressed) -> Adventure:
        return await self.responder.service.history.queries.at(
            request_of(interaction), pressed.adventure
        )


def _is_misplaced(interaction: discord.Interaction, pressed: Pressed) -> bool:
    message = interaction.message
    return pressed.verb in PANEL_VERBS and (message is None or not message.flags.ephemeral)


def _data(interaction: discord.Interaction) -> dict[str, object]:
    return cast("dict[str, object]", interaction.data or {})
