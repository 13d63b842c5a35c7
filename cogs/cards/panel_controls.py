"""What stands in the private panels beside a card: choices it has no room for, and pads."""

from collections.abc import Iterator, Sequence

from discord import ui

from cogs.base.signs import WORDS_ALONE
from cogs.cards.controls import MOST_LISTS, MOST_TOGETHER, PAD_ROW, Row, arranged
from cogs.cards.pressable import blank, button_of, choices_of, in_rows, named, pressed_as, select_of
from cogs.ports import Emojis
from rules.core.words import Words
from rules.service.records import Button, Card, Menu

PRESSED, CHOSEN, STEPPED = "opt", "opts", "step"
"""Verbs of panels: do it, do what was chosen from a list, and take a step of a pad, which stays."""


def panel_rows(card: Card, words: Words, emojis: Emojis = WORDS_ALONE) -> Iterator[Row]:
    """Yield the rows of choices that a card has no room for, for a private panel."""
    controls = arranged(card, words)
    shown = controls.more[:MOST_TOGETHER]
    for row in in_rows([pressed_as(each, PRESSED) for each in shown]):
        yield ui.ActionRow(*(button_of(card, each, emojis) for each in row))
    menus = (*_listed(controls.more[len(shown) :], words), *controls.more_menus)
    for menu in menus[:MOST_LISTS]:
        yield ui.ActionRow(select_of(card, menu, emojis, verb=CHOSEN))


def _listed(buttons: Sequence[Button], words: Words) -> Iterator[Menu]:
    """Yield a list of the choices for which a panel has no room as buttons."""
    choices = choices_of(buttons)
    if choices:
        title = words.phrase("button-other")
        yield Menu(group="others", placeholder=words.phrase("menu", group=title), choices=choices)


def companion_rows(card: Card, words: Words) -> Iterator[Row]:
    """Yield the rows of a private panel that lead to the log, help, settings and declared turns.

    Buttons that show something come first, where the card has no room for them.
    """
    verbs = ["story", "help", "settings"]
    verbs += [verb for verb in ("keep", "onward", "ahead") if getattr(card, verb)]
    said = [named(verb, words) for verb in verbs]
    for row in in_rows([*arranged(card, words).aside, *said]):
        yield ui.ActionRow(*(button_of(card, each) for each in row))


def turning_rows(card: Card, words: Words) -> Iterator[Row]:
    """Yield the pad of facings, for a private panel."""
    yield from _cells(card, card.turning, PRESSED, words)


def pad_rows(card: Card, words: Words) -> Iterator[Row]:
    """Yield the pad of steps for a private panel, with buttons to turn and to end the turn."""
    yield from _cells(card, card.pad, STEPPED, words)
    plain = [each for each in card.buttons if not each.final]
    below = [pressed_as(each, PRESSED) for each in plain[-1:]]
    below += [named("turn", words)] if card.turning else []
    if below:
        yield ui.ActionRow(*(button_of(card, each) for each in below))


def _cells(card: Card, pad: Sequence[Button | None], verb: str, words: Words) -> Iterator[Row]:
    cells = [
        pressed_as(each, verb) if each else blank(place, words) for place, each in enumerate(pad)
    ]
    for start in range(0, len(cells), PAD_ROW):
        yield ui.ActionRow(*(button_of(card, each) for each in cells[start : start + PAD_ROW]))


def details(card: Card, words: Words) -> list[str]:
    """Return a line for each button of a panel that has more to say than its label."""
    return [
        f"**{each.label}**: {each.detail}" for each in arranged(card, words).more if each.detail
    ]
