"""Which buttons and lists stand on a card, and what is left for the private panels beside it.

A card shares a telephone's screen with its map: at most three rows of choices stand on it, and at
most twelve buttons and lists in all. What is left, and what cannot be taken back, is a button away.
A blank of a pad cannot be pressed and is none of the twelve: it holds its place, so that no
direction ever moves under the thumb, and shows that the way is shut.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from discord import ui

from cogs.base.signs import WORDS_ALONE
from cogs.cards.pressable import (
    MOST_CHOICES,
    blank,
    button_of,
    choices_of,
    in_rows,
    named,
    pressed_as,
    room_of,
    select_of,
)
from cogs.cards.room import lines_of_buttons
from cogs.ports import Emojis
from rules.core.answers import PAD
from rules.core.words import Words
from rules.service.records import Button, Card, Menu

PAD_ROW = 3
MOST_ROWS, MOST_LINES = 3, 4
"""The most rows of choices on a card with lists, and of buttons alone, in lines of a telephone."""
MOST_CONTROLS = 12
"""The most buttons and lists on a card that can be pressed."""
MOST_TOGETHER, MOST_LISTS = 10, 5
"""The most buttons, and the most lists, of a card without panels and of a panel."""
WALKS = "move"
"""The group of walks to a place, whose list stands first on a card."""
MOST_BESIDE_WALKS = 2
"""The most lines of choices on a card with a list of walks."""
WORTH_A_ROW = 4
"""The fewest choices for which a list stands below two lines of buttons and a list of walks."""
BALLOT, MOST_BALLOTS = "vote", 2
"""The verb of lists in which a table votes on somebody's turn, and the most of them on a card."""
PREFERENCES = "orders"
"""The group of choices that are no turn, which stand behind *Other actions* or *More*."""
BESIDE_PAD = 9
"""The most characters of a button beside a pad: longer ones would push rows of it apart."""
COMPANIONS = {"turn": ("hero", "map"), "end": ("new", "tale", "run.replay", "hall")}
"""The buttons that begin the last row, by the kind of card; *Undo* and *More* follow."""
IN_A_ROW = 5
"""The most buttons of a row."""
MIDDLE = PAD.index("c")
"""The place of a pad where *Turn* stands, as no step leads there."""
ASKED = "ask"
"""The verb of what is asked once more before it is done."""

Row = ui.ActionRow[ui.LayoutView]


class Controls(NamedTuple):
    """Rows of buttons and lists for a card, its last row, and what it has no room for.

    `walks` is a list above the rows; `aside` are buttons of the last row for which there is no
    room.
    """

    rows: tuple[tuple[Button, ...], ...]
    menus: tuple[Menu, ...]
    more: tuple[Button, ...] = ()
    more_menus: tuple[Menu, ...] = ()
    last: tuple[Button, ...] = ()
    aside: tuple[Button, ...] = ()
    walks: tuple[Menu, ...] = ()


def arranged(card: Card, words: Words) -> Controls:
    """Return the rows of buttons and lists of a card, with every choice in its place."""
    menus = [each for each in card.menus if each.choices]
    if card.kind not in COMPANIONS:
        rows = tuple(in_rows(card.buttons[:MOST_TOGETHER]))
        return Controls(rows, tuple(menus[:MOST_LISTS]))
    plain = [each for each in card.buttons if not each.final]
    final = [_asking(each) for each in card.buttons if each.final]
    if not (plain or menus or card.pad):
        plain, final = final, []
    walks = [each for each in menus if each.group == WALKS]
    if card.pad and walks:
        return _walking(card, plain, final, menus, words)
    if card.pad:
        return _with_pad(card, plain, final, menus, words)
    if card.turning:
        plain = [*plain, named("turn", words)]
    return _without_pad(card, plain, final, menus, words)


def _without_pad(
    card: Card, plain: list[Button], final: list[Button], menus: list[Menu], words: Words
) -> Controls:
    """Return rows of choices, then the lists that there is room for."""
    last = tuple(_looking(card, words))
    aside = [each for each in menus if each.group == PREFERENCES]
    menus = [each for each in menus if each.group != PREFERENCES]
    # What a table votes on stays in sight, however many choices there are.
    least = min(MOST_BALLOTS, sum(each.verb == BALLOT for each in menus))
    lists = next(
        n for n in (2, 1, 0) if (n <= len(menus) and _lines(plain) + n <= MOST_ROWS) or n <= least
    )
    shown, other = plain, lists < len(menus)
    most = MOST_ROWS if lists else MOST_LINES
    room = MOST_CONTROLS - len(last) - lists
    while shown and (_lines(shown, other=other) + lists > most or len(shown) + other > room):
        shown, other = shown[:-1], True
    return Controls(
        tuple(in_rows([*shown, *([_other(shown, words)] if other else [])])),
        tuple(menus[:lists]),
        (*plain[len(shown) :], *final),
        (*menus[lists:], *aside),
        last,
    )


def _other(shown: Sequence[Button], words: Words) -> Button:
    """Return *Other actions*, by its short name where that saves a line of a telephone."""
    long, short = named("other", words), named("other", words, "-short")
    saves = _lines([*shown, short]) < _lines([*shown, long])
    return short if saves else long


def _lines(buttons: Sequence[Button], *, other: bool = False) -> int:
    """Return the lines of a telephone that buttons take, if need be with *Other actions*."""
    labels = [*map(room_of, buttons), *(["Other actions"] if other else [])]
    return sum(map(lines_of_buttons, in_rows(labels)))


def _walking(
    card: Card, plain: list[Button], final: list[Button], menus: list[Menu], words: Words
) -> Controls:
    """Return a list of walks, two lines of choices, a list of what else there is, and *Arrows*.

    What ends a turn stays in sight, however many other choices there are.
    """
    last = tuple(_looking(card, words))
    ballots = [each for each in menus if each.verb == BALLOT][:MOST_BALLOTS]
    walks = [each for each in menus if each.group == WALKS]
    lists = [each for each in menus if each not in (*ballots, *walks)]
    shown, closing = plain[:-1], [*plain[-1:], named("pad", words)]
    room = MOST_CONTROLS - len(last) - len(walks) - len(ballots) - len(closing) - 1
    other = bool(lists or final)
    while shown and (
        _lines([*shown, *closing], other=other) > MOST_BESIDE_WALKS or len(shown) + other > room
    ):
        shown, other = shown[:-1], True
    above = _lines([*shown, *closing], other=True)
    deeds, beside, further = _besides(plain[len(shown) : -1], lists, words)
    if deeds and above == MOST_BESIDE_WALKS and len(deeds[0].choices) < WORTH_A_ROW:
        # What few choices there are stay behind *Other actions*, so that the card fits a screen.
        deeds, beside, further = [], plain[len(shown) : -1], lists
    left, lists = beside, further
    other = bool(left or lists or final)
    closing += [named("other", words)] if other else []
    return Controls(
        tuple(in_rows([*shown, *closing])),
        (*ballots, *deeds),
        (*left, *final),
        tuple(lists),
        last,
        walks=tuple(walks),
    )


def _besides(
    buttons: Sequence[Button], menus: list[Menu], words: Words
) -> tuple[list[Menu], list[Button], list[Menu]]:
    """Return one list of what else may be done, with the buttons and lists that it has not.

    Further walks and preferences are none of it, as they would hide the deeds.
    """
    able = [each for each in buttons if each.verb.startswith("do.") and not each.disabled]
    listed = able[:MOST_CHOICES]
    choices = [*choices_of(listed)]
    taken = list[Menu]()
    for menu in menus:
        further = menu.group.partition("+")[0] in (PREFERENCES, WALKS)
        if not further and len(choices) + len(menu.choices) <= MOST_CHOICES:
            choices += menu.choices
            taken.append(menu)
    if not choices:
        return [], list(buttons), menus
    title = words.phrase("menu", group=words.phrase("button-else"))
    deeds = Menu(group="others", placeholder=title, choices=tuple(choices))
    left = [each for each in buttons if each not in listed]
    return [deeds], left, [each for each in menus if each not in taken]


def _with_pad(
    card: Card, plain: list[Button], final: list[Button], menus: list[Menu], words: Words
) -> Controls:
    """Return a pad of three rows of three, with short choices beside it, and one long below.

    Of what there is no room for, choices come before *Turn*, and that before what only looks: each
    is as many presses away behind *More* as behind *Other*.
    """
    ballots = [each for each in menus if each.verb == BALLOT][:MOST_BALLOTS]
    lists = [each for each in menus if each not in ballots]
    *looks, more_ = _looking(card, words)
    undo = [each for each in looks if each.verb == "back"]
    aside = [each for each in looks if each not in undo]
    room = MOST_CONTROLS - len(card.pad) + card.pad.count(None) - len(ballots) - len(undo) - 1
    beside, below = _by_pad(plain, room, others=bool(lists))
    left = [each for each in plain if each not in (*beside, *below)]
    room -= len(beside) + len(below)
    cells = [step or blank(place, words) for place, step in enumerate(card.pad)]
    if card.turning:
        turn = named("turn", words)
        placed = bool(room) and _placed(turn, card, cells, beside)
        room -= placed
        left += [] if placed else [turn]
    if room and len(beside) < PAD_ROW and (left or lists):
        beside.append(named("other", words, "-short"))
        room -= 1
    shown = aside[max(0, len(aside) - room) :]
    return Controls(
        (*_pad_rows(cells, beside), *([tuple(below)] if below else [])),
        tuple(ballots),
        (*left, *final),
        tuple(lists),
        (*shown, *undo, more_),
        tuple(each for each in aside if each not in shown),
    )


def _by_pad(
    plain: Sequence[Button], room: int, *, others: bool
) -> tuple[list[Button], list[Button]]:
    """Return the choices beside a pad and below it, with a place kept for *Other* if it is needed.

    `others` is whether there is more to choose than these.
    """
    beside, below = _short_and_long(plain, room, PAD_ROW)
    together = len(beside) + len(below)
    if (others or together < len(plain)) and len(beside) == PAD_ROW and room > together:
        return _short_and_long(plain, room, PAD_ROW - 1)
    return beside, below


def _short_and_long(
    plain: Sequence[Button], room: int, most: int
) -> tuple[list[Button], list[Button]]:
    """Return at most so many choices beside a pad, and one below it, as far as there is room.

    The last one ends what is under way, so it is there even where others are not.
    """
    beside: list[Button] = []
    below: list[Button] = []
    for each in (*plain[-1:], *plain[:-1]):
        short = len(room_of(each)) <= BESIDE_PAD
        column, size = (beside, most) if short else (below, 1)
        if len(column) < size and len(beside) + len(below) < room:
            column.append(each)
    return [each for each in plain if each in beside], below


def _placed(turn: Button, card: Card, cells: list[Button], beside: list[Button]) -> bool:
    """Put *Turn* in the middle of a pad or beside it; return whether there is a place."""
    if card.pad[MIDDLE] is None:
        cells[MIDDLE] = turn
    elif len(beside) < PAD_ROW:
        beside.append(turn)
    else:
        return False
    return True


def _pad_rows(cells: Sequence[Button], beside: Sequence[Button]) -> Iterator[tuple[Button, ...]]:
    """Yield the rows of a pad, each with the choice beside it, if there is one."""
    rows = [cells[start : start + PAD_ROW] for start in range(0, len(cells), PAD_ROW)]
    for row, button in zip_longest(rows, beside):
        yield (*row, *([button] if button else []))


def labels_of(card: Card, words: Words) -> list[list[str]]:
    """Return labels of each row of a card's buttons and lists, as wide as with their signs."""
    controls = arranged(card, words)
    rows = [[room_of(each) for each in row] for row in controls.rows]
    rows += [[""] for _ in (*controls.walks, *controls.menus)]
    return [*rows, [each.label for each in controls.last]]


def rows_of(card: Card, words: Words, emojis: Emojis = WORDS_ALONE) -> Iterator[Row]:
    """Yield the rows of a card: choices first, then buttons for map, undo and more."""
    controls = arranged(card, words)
    for menu in controls.walks:
        yield ui.ActionRow(select_of(card, menu, emojis))
    for row in controls.rows:
        yield ui.ActionRow(*(button_of(card, each, emojis) for each in row))
    for menu in controls.menus:
        yield ui.ActionRow(select_of(card, menu, emojis))
    if controls.last:
        yield ui.ActionRow(*(button_of(card, each) for each in controls.last))


def _looking(card: Card, words: Words) -> list[Button]:
    """Return the buttons of the last row: what looks, takes back and tells more."""
    verbs = list(COMPANIONS.get(card.kind, ()))
    verbs += [*(["back"] if card.undo else []), "more"] if verbs else []
    if len(verbs) > IN_A_ROW:
        verbs.remove("hall")
    looking = [named(verb, words) for verb in verbs]
    if card.chapter and not card.pad and len(looking) < IN_A_ROW:
        tale = named("tale", words).with_(verb=f"tale.{card.chapter}")
        looking.insert(len(looking) - 1, tale)
    return looking


def _asking(button: Button) -> Button:
    return pressed_as(button, ASKED).with_(style="danger")
