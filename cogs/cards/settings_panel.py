"""The private panel of an adventure's settings: headings, settings, and what each does."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import fit, fit_lines
from cogs.cards.panels import panel
from rules.core.model import MOST_PACKS
from rules.core.settings import GROUPS
from rules.core.words import Words
from rules.service.records import TIME, Choice, SettingLine

SETTINGS_FORM, SETTINGS_FILL = "form", "fill"
"""The verbs of the button that opens the form of a lobby's settings, and of that form."""
LIST = 25
CHANGED, SAID, ABOUT = 1500, 300, 400


def settings_panel(
    adventure: str,
    version: int,
    settings: tuple[SettingLine, ...],
    words: Words,
    *,
    chosen: str = "",
    said: str = "",
    promise: str = "",
    packs: Sequence[tuple[Choice, bool]] = (),
    form: bool = False,
) -> ui.LayoutView:
    """Return a list of headings, the settings of one of them, and the values of one setting.

    `chosen` is a setting or a heading. `promise` is the hash of the seed. `packs` are those that
    the game may be played with, each with whether it is. With `form` a button opens the form of
    the settings that matter most.
    """
    line = next((each for each in settings if each.name == chosen), None)
    used = {each.group for each in settings}
    there = [group for group in (TIME, *GROUPS) if group in used]
    group = line.group if line else chosen if chosen in there else ""
    changed = [_said(each) for each in settings if each.changed or each.packed]
    body = fit_lines(changed, CHANGED) or words.phrase("lobby-defaults")
    parts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(f"## {words.phrase('settings-title')}\n{body}")
    ]
    if said:
        parts.append(ui.TextDisplay(fit(said, SAID)))
    if form:
        parts.append(ui.ActionRow(_form_button(adventure, version, words)))
    if there:
        parts.append(ui.ActionRow(_headings(adventure, version, there, group, settings, words)))
    inside = [each for each in settings if each.group == group]
    for number, start in enumerate(range(0, len(inside), LIST), start=1):
        shown, name = inside[start : start + LIST], (group, number)
        parts.append(ui.ActionRow(_listed(adventure, version, shown, name, chosen, words)))
    if line is not None:
        parts += _one(adventure, version, line, words)
    if packs:
        parts.append(ui.ActionRow(_packs(adventure, version, packs, words)))
    if promise:
        parts.append(ui.TextDisplay(f"-# {words.phrase('settings-promise', hash=promise)}"))
    return panel(parts)


def _form_button(adventure: str, version: int, words: Words) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=words.phrase("button-settings-form"),
        style=discord.ButtonStyle.primary,
        custom_id=encode(adventure, version, SETTINGS_FORM),
    )


def _one(
    adventure: str, version: int, line: SettingLine, words: Words
) -> Iterator[ui.Item[ui.LayoutView]]:
    """Yield what one setting is about, and its values."""
    if line.about:
        told = "\n".join(each for each in (line.about, line.packed) if each)
        yield ui.TextDisplay(f"**{line.label}**\n{fit(told, ABOUT)}")
    yield ui.ActionRow(_values(adventure, version, line, words))


def _said(line: SettingLine) -> str:
    """Return a setting as it is, and what packs make of it."""
    now = f"- {line.label}: **{line.said}**"
    return f"{now} · {line.packed}" if line.packed else now


def _packs(
    adventure: str, version: int, packs: Sequence[tuple[Choice, bool]], words: Words
) -> ui.Select[ui.LayoutView]:
    """Return the list of packs, of which several may be chosen, or none."""
    return ui.Select(
        custom_id=encode(adventure, version, "packs"),
        placeholder=words.phrase("settings-packs"),
        min_values=0,
        max_values=min(len(packs), MOST_PACKS),
        options=[
            discord.SelectOption(
                label=fit(each.label, 100),
                value=each.value,
                description=fit(each.detail, 100) or None,
                default=used,
            )
            for each, used in packs[:LIST]
        ],
    )


def _headings(
    adventure: str,
    version: int,
    groups: list[str],
    chosen: str,
    settings: tuple[SettingLine, ...],
    words: Words,
) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=encode(adventure, version, "set.group"),
        placeholder=words.phrase("settings-choose"),
        options=[
            discord.SelectOption(
                label=fit(words.phrase(f"settings-group-{group}"), 100),
                value=group,
                description=_first(group, settings),
                default=group == chosen,
            )
            for group in groups
        ],
    )


def _first(group: str, settings: tuple[SettingLine, ...]) -> str:
    """Return what stands under a heading, as far as there is room."""
    return fit("; ".join(each.label for each in settings if each.group == group), 100)


def _listed(
    adventure: str,
    version: int,
    settings: list[SettingLine],
    place: tuple[str, int],
    chosen: str,
    words: Words,
) -> ui.Select[ui.LayoutView]:
    group, number = place
    return ui.Select(
        custom_id=encode(adventure, version, f"set.{group}{number}"),
        placeholder=words.phrase(f"settings-group-{group}"),
        options=[
            discord.SelectOption(
                label=fit(each.label, 100),
                value=each.name,
                description=fit(words.phrase("settings-now", value=each.said), 100),
                default=each.name == chosen,
            )
            for each in settings
        ],
    )


def _values(
    adventure: str, version: int, setting: SettingLine, words: Words
) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=encode(adventure, version, f"val.{setting.name}"),
        placeholder=fit(words.phrase("settings-value", name=setting.label), 150),
        options=[
            discord.SelectOption(
                label=fit(each.label, 100),
                value=each.value,
                description=fit(each.detail, 100) or None,
                default=each.value == setting.value,
            )
            for each in setting.choices
        ],
    )
