"""One button or list of a card or panel, as Discord takes it, and rows of them."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TypeVar

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.signs import SEEN, WORDS_ALONE, emoji_of
from cogs.base.text import fit
from cogs.ports import Emojis
from rules.core.answers import PAD
from rules.core.words import Words
from rules.service.records import Button, Card, Choice, Menu

BUTTONS_IN_ROW, MOST_CHOICES = 5, 25
"""The most buttons of a row, and the most lines of a list."""
SHORT = 24
"""The most characters of a button that says what it costs or needs as well."""
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

T = TypeVar("T")


def named(verb: str, words: Words, room: str = "") -> Button:
    """Return a button of a card or panel that is no choice of the game."""
    return Button(verb=verb, label=words.phrase(f"button-{verb.replace('.', '-')}{room}"))


def pressed_as(button: Button, verb: str) -> Button:
    """Return a button that sends another verb, if it is a choice of the game; others stay."""
    first, _, option = button.verb.partition(".")
    return button.with_(verb=f"{verb}.{option}") if first == "do" else button


def blank(place: int, words: Words) -> Button:
    """Return an empty place of a direction pad, where no way leads."""
    arrow = words.phrase(f"pad-{PAD[place]}", detail="").strip()
    return Button(verb=f"do.pad-{place}", label=arrow or "·", disabled=True)


def in_rows(each: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """Split items into as few rows as Discord allows, of about equal length."""
    rows = ceil(len(each) / BUTTONS_IN_ROW)
    size = ceil(len(each) / rows) if rows else 1
    for start in range(0, len(each), size):
        yield tuple(each[start : start + size])


def choices_of(buttons: Sequence[Button]) -> tuple[Choice, ...]:
    """Return the lines of a select list, one for each button that is a choice of the game."""
    return tuple(
        Choice(
            value=each.verb.split(".", 1)[1],
            label=each.label,
            detail=each.detail,
            sign=each.sign,
        )
        for each in buttons
        if each.verb.startswith("do.")
    )


def worded(button: Button) -> str:
    """Return a button's label, with its cost or the roll it needs if that is short."""
    whole = f"{button.label} · {button.detail}" if button.detail else button.label
    return whole if len(whole) <= SHORT else button.label


def room_of(button: Button) -> str:
    """Return text that is about as wide as a button's label with its sign."""
    return f"{SEEN}{worded(button)}" if button.sign else worded(button)


def button_of(card: Card, button: Button, emojis: Emojis = WORDS_ALONE) -> ui.Button[ui.LayoutView]:
    """Return a button with its cost or the roll it needs, if that is short, and its sign."""
    return ui.Button(
        label=label_of(worded(button), 80),
        style=STYLES[button.style],
        custom_id=encode(card.adventure, card.version, button.verb),
        disabled=button.disabled,
        emoji=emoji_of(button.sign, emojis),
    )


def select_of(
    card: Card, menu: Menu, emojis: Emojis = WORDS_ALONE, *, verb: str = ""
) -> ui.Select[ui.LayoutView]:
    """Return a select list; in a panel it sends another `verb` than on a card."""
    return ui.Select(
        custom_id=encode(card.adventure, card.version, f"{verb or menu.verb}.{menu.group}"),
        placeholder=fit(menu.placeholder, 150),
        options=[
            discord.SelectOption(
                label=label_of(choice.label, 100),
                value=choice.value,
                description=fit(choice.detail, 100) or None,
                emoji=emoji_of(choice.sign, emojis),
            )
            for choice in menu.choices[:MOST_CHOICES]
        ],
    )


def label_of(text: str, limit: int) -> str:
    """Return words for a button or a line, which Discord does not take without any."""
    return fit(text.strip(), limit) or "…"
