"""The form with the settings of a lobby that matter most, which its host opens from the panel."""

from zlib import crc32

import discord
from discord import ui

from cogs.base.errors import acknowledge
from cogs.base.ids import Pressed, encode
from cogs.base.requests import form_choices
from cogs.base.text import fit
from cogs.cards.responder import Answering, request_of
from cogs.cards.settings_panel import SETTINGS_FILL, SETTINGS_FORM
from cogs.dungeons.dungeon_exports import Handler
from rules.core.errors import RuleError
from rules.core.words import Words
from rules.service.lobby.settings_form import OFF, ON, SettingsForm
from rules.service.records import SettingLine

SWITCHES = "switches"
"""The id of the boxes for settings that are on or off."""


class SettingsFormPanel(Answering):
    """Opens the form, and takes what was chosen on it."""

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers of the button that opens the form, and of the form."""
        return {SETTINGS_FORM: self._open, SETTINGS_FILL: self._filled}

    async def _open(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Open the form; nothing may be answered before it."""
        forms = self.responder.service.settings_forms
        found = await forms.open(request_of(interaction), pressed.adventure)
        words = self.responder.words(interaction)
        await interaction.response.send_modal(modal_of(pressed.adventure, found, words))

    async def _filled(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Change what was chosen otherwise, and show it in the panel.

        Raises:
            RuleError: the form is none of ours, or the lobby has other settings by now.
        """
        message = interaction.message
        if message is None or not message.flags.ephemeral:
            raise RuleError("error-unknown-button")
        await acknowledge(interaction)
        request = request_of(interaction)
        forms = self.responder.service.settings_forms
        shown = await forms.open(request, pressed.adventure)
        if pressed.detail != _mark(shown):
            raise RuleError("error-settings-moved")
        wanted = wanted_of(form_choices(interaction), shown)
        answer = await forms.fill(request, pressed.adventure, wanted)
        await self.responder.setting(interaction, pressed.adventure, "", said=answer.text)


def modal_of(adventure: str, found: SettingsForm, words: Words) -> ui.Modal:
    """Return the form: a question for each setting with choices, and boxes for the others."""
    modal = ui.Modal(
        title=fit(words.phrase("settings-title"), 45),
        custom_id=encode(adventure, found.version, f"{SETTINGS_FILL}.{_mark(found)}"),
    )
    for line in found.groups:
        modal.add_item(_label(line))
    if found.switches:
        boxes = ui.Label(
            text=fit(words.phrase("settings-switches"), 45),
            description=fit(words.phrase("settings-switches-about"), 100),
            component=_boxes(found.switches),
        )
        modal.add_item(boxes)
    return modal


def _mark(found: SettingsForm) -> str:
    """Return what tells forms with other questions and boxes apart."""
    names = [line.name for line in (*found.groups, *found.switches)]
    return f"{crc32(' '.join(names).encode()):08x}"


def _label(line: SettingLine) -> "ui.Label[ui.Modal]":
    """Return a question with what its setting is about, if that is said anywhere."""
    return ui.Label(
        text=fit(line.label, 45),
        description=fit(line.about, 100) or None,
        component=_radios(line),
    )


def _radios(line: SettingLine) -> "ui.RadioGroup[ui.Modal]":
    """Return the choices of a setting; one that is none of them, such as a mixture, stays so."""
    known = any(each.value == line.value for each in line.choices)
    return ui.RadioGroup(
        custom_id=line.name,
        required=known,
        options=[
            discord.RadioGroupOption(
                label=fit(each.label, 100),
                value=each.value,
                description=fit(each.detail, 100) or None,
                default=each.value == line.value,
            )
            for each in line.choices
        ],
    )


def _boxes(switches: tuple[SettingLine, ...]) -> "ui.CheckboxGroup[ui.Modal]":
    """Return a box for each setting that is on or off."""
    return ui.CheckboxGroup(
        custom_id=SWITCHES,
        required=False,
        min_values=0,
        max_values=len(switches),
        options=[
            discord.CheckboxGroupOption(
                label=fit(each.label, 100),
                value=each.name,
                description=fit(each.about, 100) or None,
                default=each.value == ON,
            )
            for each in switches
        ],
    )


def wanted_of(chosen: dict[str, tuple[str, ...]], shown: SettingsForm) -> dict[str, str]:
    """Return the values that a sent form asks for, by the names of settings.

    A question without an answer, and one that was not on the form, ask for nothing.
    """
    names = {line.name for line in shown.groups}
    wanted = {name: values[0] for name, values in chosen.items() if name in names and values}
    if SWITCHES in chosen:
        on = set(chosen[SWITCHES])
        wanted |= {line.name: ON if line.name in on else OFF for line in shown.switches}
    return wanted
