"""Which buttons and lists stand on a card, and which in the private panels beside it.

A card shares a telephone's screen with its map: at most three rows of choices stand on it. What is
left, and what cannot be taken back, is a button away.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import fit
from rules.core.answers import PAD
from rules.core.words import Words
from rules.service.records import Button, Card, Choice, Menu

BUTTONS_IN_ROW = 5
PAD_ROW = 3
MOST_BUTTONS = 8
"""The most choices that are buttons on a card without a pad."""
FEW_BUTTONS = 2
"""The most buttons that leave room for a second list."""
MOST_CHOICES = 25
MOST_TOGETHER, MOST_LISTS = 10, 5
"""The most buttons, and the most lists, of a card without panels and of a panel."""
PREFERENCES = "orders"
"""The group of choices that are no turn, which stand behind *Other actions* or *More*."""
NARROW, BELOW_PAD = 16, 1
"""The most characters of a button beside a pad, and the most longer ones below it."""
SHORT = 24
"""The most characters of a button that says what it costs or needs as well."""
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
COMPANIONS = {"turn": ("hero", "map"), "end": ("new", "replay.o1", "hall")}
"""The buttons that begin the last row, by the kind of card; *Undo* and *More* follow."""
PRESSED, ASKED, CHOSEN = "opt", "ask", "opts"
"""Verbs of panels: do it, ask whether to do it, and do what was chosen from a list."""

Row = ui.ActionRow[ui.LayoutView]


class Controls(NamedTuple):
    """Rows of buttons and lists for a card, and what it has no room for."""

    rows: tuple[tuple[Button, ...], ...]
    menus: tuple[Menu, ...]
    more: tuple[Button, ...] = ()
    more_menus: tuple[Menu, ...] = ()


def arranged(card: Card, words: Words) -> Controls:
    """Return where each choice of a card stands."""
    if card.kind not in COMPANIONS:
        rows = tuple(_in_rows(card.buttons[:MOST_TOGETHER]))
        return Controls(rows, tuple(each for each in card.menus if each.choices)[:MOST_LISTS])
    plain = [each for each in card.buttons if not each.final]
    final = [_asking(each) for each in card.buttons if each.final]
    menus = [each for each in card.menus if each.choices]
    if not (plain or menus or card.pad):
        plain, final = final, []
    if card.pad:
        return _with_pad(card, plain, final, menus, words)
    aside = [each for each in menus if each.group == PREFERENCES]
    menus = [each for each in menus if each.group != PREFERENCES]
    shown = plain if len(plain) <= MOST_BUTTONS else plain[: MOST_BUTTONS - 1]
    lists = 2 if len(shown) <= FEW_BUTTONS else 1
    more, more_menus = plain[len(shown) :], (*menus[lists:], *aside)
    if more or menus[lists:]:
        shown = [*shown, _other(words)]
    return Controls(
        tuple(_in_rows(shown)), tuple(menus[:lists]), (*more, *final), tuple(more_menus)
    )


def _with_pad(
    card: Card, plain: list[Button], final: list[Button], menus: list[Menu], words: Words
) -> Controls:
    """Return a pad of three rows of three, with a short choice beside each, and long ones below."""
    steps = [step or _blank(place, words) for place, step in enumerate(card.pad)]
    rows = [steps[start : start + PAD_ROW] for start in range(0, len(steps), PAD_ROW)]
    short = [each for each in plain if len(worded(each)) <= NARROW]
    below = [each for each in plain if each not in short][:BELOW_PAD]
    left = len(short) + len(below) < len(plain)
    beside = short[: len(rows)]
    if len(short) > len(rows) or left or menus:
        beside = [*short[: len(rows) - 1], _other(words, "-short")]
    more = [each for each in plain if each not in (*beside, *below)]
    told = [
        (*row, *([button] if button else []))
        for row, button in zip_longest(rows, beside[: len(rows)])
    ]
    return Controls((*told, *([tuple(below)] if below else [])), (), (*more, *final), tuple(menus))


def rows_of(card: Card, words: Words) -> Iterator[Row]:
    """Yield the rows of a card: choices first, then what looks, takes back and tells more."""
    controls = arranged(card, words)
    for row in controls.rows:
        yield ui.ActionRow(*(button_of(card, each) for each in row))
    for menu in controls.menus:
        yield ui.ActionRow(select_of(card, menu))
    last = list(COMPANIONS.get(card.kind, ()))
    if last:
        last += [*(["back"] if card.undo else []), "more"]
        said = [Button(verb=verb, label=words.phrase(f"button-{_name(verb)}")) for verb in last]
        yield ui.ActionRow(*(button_of(card, each) for each in said))


def _name(verb: str) -> str:
    return {"replay.o1": "replay-whole"}.get(verb, verb)


def panel_rows(card: Card, words: Words) -> Iterator[Row]:
    """Yield the rows of choices that a card has no room for, for a private panel."""
    controls = arranged(card, words)
    shown = controls.more[:MOST_TOGETHER]
    for row in _in_rows([pressed_as(each, PRESSED) for each in shown]):
        yield ui.ActionRow(*(button_of(card, each) for each in row))
    menus = (*_listed(controls.more[len(shown) :], words), *controls.more_menus)
    for menu in menus[:MOST_LISTS]:
        yield ui.ActionRow(select_of(card, menu, verb=CHOSEN))


def _listed(buttons: Sequence[Button], words: Words) -> Iterator[Menu]:
    """Yield a list of the choices for which a panel has no room as buttons."""
    choices = tuple(
        Choice(value=each.verb.split(".", 1)[1], label=each.label, detail=each.detail)
        for each in buttons
        if each.verb.startswith("do.")
    )
    if choices:
        title = words.phrase("button-other")
        yield Menu(group="others", placeholder=words.phrase("menu", group=title), choices=choices)


def companion_rows(card: Card, words: Words) -> Iterator[Row]:
    """Yield the rows of a private panel that lead to the log, help, settings and declared turns."""
    verbs = ["story", "help", "settings"]
    verbs += [verb for verb in ("keep", "ahead") if getattr(card, verb)]
    said = [Button(verb=verb, label=words.phrase(f"button-{verb}")) for verb in verbs]
    for row in _in_rows(said):
        yield ui.ActionRow(*(button_of(card, each) for each in row))


def details(card: Card, words: Words) -> list[str]:
    """Return a line for each button of a panel that has more to say than its label."""
    return [
        f"**{each.label}**: {each.detail}" for each in arranged(card, words).more if each.detail
    ]


def _asking(button: Button) -> Button:
    return pressed_as(button, ASKED).with_(style="danger")


def pressed_as(button: Button, verb: str) -> Button:
    """Return a choice whose press has another verb than on a card; other buttons stay."""
    first, _, option = button.verb.partition(".")
    return button.with_(verb=f"{verb}.{option}") if first == "do" else button


def _other(words: Words, room: str = "") -> Button:
    return Button(verb="other", label=words.phrase(f"button-other{room}"))


def _blank(place: int, words: Words) -> Button:
    arrow = words.phrase(f"pad-{PAD[place]}", detail="").strip()
    return Button(verb=f"do.pad-{place}", label=arrow or "·", disabled=True)


def _in_rows(buttons: Sequence[Button]) -> Iterator[tuple[Button, ...]]:
    for start in range(0, len(buttons), BUTTONS_IN_ROW):
        yield tuple(buttons[start : start + BUTTONS_IN_ROW])


def worded(button: Button) -> str:
    """Return what a button says: with what it costs or needs, where that is short."""
    whole = f"{button.label} · {button.detail}" if button.detail else button.label
    return whole if len(whole) <= SHORT else button.label


def button_of(card: Card, button: Button) -> ui.Button[ui.LayoutView]:
    """Return a button with what it costs or needs, where that is short."""
    return ui.Button(
        label=label_of(worded(button), 80),
        style=STYLES[button.style],
        custom_id=encode(card.adventure, card.version, button.verb),
        disabled=button.disabled,
    )


def select_of(card: Card, menu: Menu, *, verb: str = "") -> ui.Select[ui.LayoutView]:
    """Return a list; `verb` is that of a panel, where it does not stand on a card."""
    return ui.Select(
        custom_id=encode(card.adventure, card.version, f"{verb or menu.verb}.{menu.group}"),
        placeholder=fit(menu.placeholder, 150),
        options=[
            discord.SelectOption(
                label=label_of(choice.label, 100),
                value=choice.value,
                description=fit(choice.detail, 100) or None,
            )
            for choice in menu.choices[:MOST_CHOICES]
        ],
    )


def label_of(text: str, limit: int) -> str:
    """Return words for a button or a line, which Discord does not take without any."""
    return fit(text.strip(), limit) or "…"
